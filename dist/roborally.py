#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 60,753 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qvx3wztvl_>gGP@ivFK!#b#u@i?5-O9F-_={uvN=h>wikE^!NJ32!8iI_hI__`3>$&&Z8vrGHI^X&3^qg1(u-|L1_v7QelX~^%>9kr@tLb!bb#rf++&iNG
?I!Q5RZ^cNr}bi0Hmd}_Y=%ksp*US7%k{i$@}wz?<>>|fRWHg1XVtt+n)S(L)ihPTfTzV`2LC@PmgS;=|JG~xy}Bqb2Ry{l;$EK643_mty)5SQo9?;n!|Q!~
JxorE<qUd0o7eRc{)OInGC0%Kb)A&6YQ=-&tCL~{^P442b-A7wt9qFySIhc*SzI<Wx!;QUx@<N~=W1Tul*{f}9l`)^X1G1K_XB(RTe)lsoMO<|uNTECfiJ@j
o20pb%^T8MY}@3zT3zts%d>J>mb};aU{zh36`d{X%Vat|Td&s3aym__%d2_`BP|y7ih62}7V=eba;mR)pTB?(Pny*d4*RlPUDPxA=(L{C%TsDNFb!U<$|Y{E
e6_l{sut(^@=bAB&JNdC^U{rlo8>lVz?(CmnQNoN^>Xp9z=P^;vaDA%Oh!L{d(xE4-)Kd7^7g7+!1w?q_42Y<O^ZcyUBb~X%VIXI^(Fm+ZRws90o4HZyjc~C
m7CU&yKi1j4_^J(-sd#><<09?KfgNMdzloC|1o|2>Ti1o8~RaD)^7G*zB+vM_RT?_?Bn|lE$Mb>v+wc8hL2&ctJ3Y`a)vu~RxO*=RIbW~wyWY~?$7M?+c!V#
9UQ{`yfpg*Xk>6Yugb-0P%f8nYxVPYa)x{OwDbF>But_W4)|yIDdQk$QJ=oo4`0I3&Z|Y)`Q@@~*7KF`6Cdu=GX&3{-@*duWRg+x?YHpA-Sx{Fu;9G<4Hmqj
>$)tH;`Fq<T9vaQyoI0e9MIk3M$u4mj-R{Ri2pmC7fqA=0C(cm;;c^n<;aFdiv<49AcR>BW5G>LPNCoPGMTNHc(01&99o%Pu^FsxHB73-ihuH*YRnS?ilKr7
KA|%lDm3x4zta5l&f}9=c?QTeJ)I+(=gTwHE0!e>p1HNi{QVkm({QHA$xTwhbs(rp@L-xjvR_niyvdNp8y*M1aEvz>DF+@BoH+oQ+fjINTCbOlU%w7oo$37a
>d@X*3wLwO3~Bv1g%AwWv!i<pM@5pV0fGY<Z<c(Fy8grR(^JH^2m^?rKmI9C{xtYUT`f`_E&FtIFAJuJ)6sr_E}g!=g71N<-af6PdrSgw;X@g>LfA-rKf!3L
<xSKrBZUzIK&sPN*4O@A?W9a!<p%`v<ZnnUX*!6<=q}%FL+#W*Qajw4gzn~>8n3C@qs!t$N>d$NSF_cHkov(zS)E_3vgBESWxim1)Ay(3gZ}33KP9K-eBL~T
8`e~_GP!_t!ZoCe|Iv;cp6s$jGLpazaodWw(Qm6<Mp;Yl;Bg!Q)g;qvh?kBIBW=q0889<2z|c}Tx_P*Hty_18i$&cr5~~_}$trvbj{^MS00^2Q0iY{|JrFr)
fv><h&YKC*plYV{M@ruh5a9w^%<wAXm+~059;btg!dLwr;Fnnz4ZGp|3z;@t=#RdKPdRf@h?!(c<_mf9X~>s$LA(`BA~<@p;GN{V5f3z2lpj`8f0yvZyj-Ma
MfRe7(L!+6*Tqe;vKT-oAC3QM=rL7tRst{7w}y1vFJe|)7C>|0w_|#U$&45n-+)OY{PZ;R3)V(wB4dBFGx<cLe>7u#VrtxlWes?aY1{EaP6l}2^fc%bpsTYi
SmWJL%Ez#WPb`<v75TVf>`#Cz&Z`EvWuCQX2woWOJ_Y_e<ObdW0%?Tq4~cVa2m*+f(!RVe%PW3HoY2!`h%|h7%uEm5`)V<32#A>*ZX)&p5speZf^)8j{T>=t
ybI~j3a8AwkEBifR{6M*vT!MXHz+><YOEFx?fo?tI&^Bh44D}3g0dYQ$T5dD%mEG^FGzD&Ic03wzA-VqlSvDc?!k#9C*=wn0YZXr8jC&&Q0ds80?`6_4TRrS
eRT!Q0y2ld1YXvc$i=od8Yf!PV*1heE+11;!X$1Oo^Roq0Q3n-c`gg4hk_nX4PmB*(S`iLxmeLC4GwKUo9EjQLpO4}KLFNH+L@28FHje7xLlXfbqc#?P)q|c
O-85vPMxrZqh?vQsWaf~S7|^%r4t64n01Z8h)#kap_7lLuITu2j}gJrnE(v|DvD=h@8hyfJlp&j0nx~dp&i@a;vk|8ATrHt0`|~m*#ZdZ<J!V;PwPv%lZ54%
S$irt13?9$zFq@-t0JXEN`xDttxPSKMCg4Kpk~W1O<G8tQT?iTUp7;^Xv4dWgzN%c0vT+vzC3{g8jX@2b08JLu|Z!0{Fwf9Y#htM^!&2HX}PY;IgkbYOg_ln
>wq~#9MkAfg2?dXa)F?5{}pqkI1vl+XCR226d>e|0--hK<p&Zw^GV!46R51su7<;&!0iF_&&!uN=WfiLwkuMoWO9Eu=(}d+Y1PEKF1${s7j<=7qSDR*(opnS
v-K&UP^YG=8LM58E)n<_>KXn#2N;EOXbJ$=j_+&ac)myvc8iKDhu#10b-6etZI-+Q2)nw$`?a{*tm6Xu0Lb3xh7Jz@{(A2Kbyo5s#}zIX<!n<oOg^0=WrLnf
zF*eO6)ei?UiiW1YS%U>gGkxx)^%Dgie*(dw>6js`llDW`!A<Iy?XO9=W7kyae(hXN8R@F)&AZK)s*f1@ao`jZ-0}X4MEE_hUa>V8e${n{NL$%(Uc|L){FJo
*}Ug?`Za2(*IkABsA9Q9u1>ytUe~B$0qMLzAb7RV|L%PKKU8>;%6{6cJ;0DA-Y&s>eTnLRM7Q(Wse|b@>@|P`U|}$==j+*dxkAi^H(^!5_FNS6-vAYUfyV6x
N(*nlpYBc%_FlXNF8uJ9{WpN*zEa)W0bOyr*(e%%*%c`RUb=aWO0kCCGCmM%K!@V(rC_9hy?!g*{;3g0bC4jCBI^L*sD;q~idkqvukbMd%1Loj&8rm&V%ODT
6IUH_#ktqmb#k!o$`1Wy^*lLWdE^fSZ45mI;c@zTb=FM?;WHFSkjg0G5BOC#Lx1IGB<z~QYoo-xtiw6^4!W3uhzXF%s^!LZJOCNtw{kwXsvEp+`bkSDA?>tI
k<CP-xZgqem4CiuwWxOK2+SzJ5nc$)?b0l{Ef(*Y$zEK+oj-5j5~P0jn`r^?Tc+A!mM8G}Y;<(5p_v8z6*V(6(LcvB$apA%73sGolO*{+$#@sAPitS#ic_8x
savWuyGg42X!I*$c5J&TG6iWou_+_;`fLh!j~536ph8b(#T4Ste@;5@e4gyIdc3NE!I;kK>jgmgtU6td>Asu*vYbHQA3w#s`mYxyQhvOS)HcDkNpXfUoMSa|
$H=?AB!qH}N)kYqmw-xVU02y2m<Y+z!BB8DT{}kNEjePmI~gXtEik?FTBdb;teqSm%V{wOd{WPD5I>YlwDC0^G6miO2h#ENFt9r>P7%Z}D!QP-?KuN>r@l@J
Hh~_c!Aoig2bx;Y1_*UzdaP3)98TISru0QiCO$spnPka*eFsyTo}zwri)Lqc+ix>%YKO?)DXAeRtH;6&CL<eFcT%^ly_6XToVArix3esi;Eg`w-=b`Ixh$?5
Azw|h2C6zI2-VJW)QJM9@J*8M0AQHky?p8=v&D@VzwJhJullAc=Q9Q$-tG7T@;FoGrtMopEIjS-uTO|WfY;0_1PCBEYYLZRrJZU~%&TVQl}ZEu$e}AoUj`^f
-!P)u_Pvnr!h$q6fVP>bS44~!wbZF)9s12eg?Fi34=TOe{7xE5q%s7Mq<@x54@zVspod&GCHLz=kxiDKC*`7EpI?mJDt*tf7ByIvo8Z7d4nH@CJY`lam3ijA
wa#t;C<HOA?~E3MDpJ4yurKm;{Tqtjq5jo>hcX-KpX|rOuGtaS$Wxrx^?MN1mI!jGpN38_)bIo!^KEp)4~2>5c0&QhFSwd7>Pt8>0D<FU*E!t0lN+=Xl`zGb
FiQX;*B2F#I8xdX`bJ@{LFTkN>$!unIZPWzy_8g!txH$1(zDdn3Ow=8ZfX=O0f^5H1`F@R*sXdjgH0xGAOUlb^xrp`o#b6^kLy@&O#7}_^fCa(47dSB7Hzwe
zYD(slMlTDr<QivAUdvuo63eu5d*ye#HA-0c@iCo>u=Z=rKo3-0;*;TG79`c_U5x_o=8{#k%;(@kKKq&AdZh^M#NxDp27ne>-c!citK{fr3b_=p`r^&2S}%F
Xe~*v2J=<G8~a^HF0`Db*?4<032}l9M;L*+5X*d<%j?ojn)hRDJu!6WrkSp4^F@juv{?}|NjWJ#(s^-tGAo!v8YY(F+a=QLNfz+{0d3r@%?HL{&axvLidcTV
5OvnldwMkL%QY`ojnQNgA{ivR!g;_Zo>zca#1E{3gECj|_?R2vaqs8JyFB@6Ldr9ES}h&V`ZUyKBXfkRjum6$<72wh*vC(K^5oHE5HHGbqDEHqO4XKZ*^&Zb
p)e8=Wd3{bL%Cqoocd=6-@o|!Q94#$p)5hx+H!K&#F8J<<sgGWdQzjfNsXkL2ZFE>;B*AlUFE?%W8R4O*mbtLvGS$oOhQSqYX&muO=Gz!q4rn*PCNDZ-qo>p
z>pgY7K1yN2eMu~6@m&}rzpbGTX)T0nK=OOLM10s<PKFqMzYY*DObm&Fq`z>C`Xj#7M+%n?iaBh_6Yz?ev!^*2W&EMiKwq3TFrMtj;{e08YsgB$R;q^S#Yaf
pnoRdMV8vkK=kzq0GVo|5yA5E5Wo6s{-;JPDI2cRX$`zTip`Z;ggQ=Z8t=J1q!kg+>uRxJ4lx8EQVHYb0s*7+VjoX;-~?oN0SFM}**r;UN+_LYxnZ5@X%;|7
NhV$#AI*ZaPkE$^2}FE0C8jiE_Wu}-s2g_iNdBnrR9hi$1u)_Lzhs#Mkb2VML)DD7BL<$%DEE#l<zjt_7^XBj7`Y@J90j#b{xCAvhp;o7rqKS=!Ck}{fT3O{
VzI?oo(*}GXcTIgvnu&j=n&*YiEcLI4xFFpA>K?FD%t%RuT9g|vG$3`yZ~yNZgs&{$U7>>=;jv^(GK1-)|196mT0Anv&>u13k+GSp8U>QE>?EsMn8J@4GNVs
Z&*pgUO^r=A0K<U9QtsW0@cR2b?T!{B$s3XgI*3lix%UA+&XzU;N(R4MJm09tXpfqrG$@g>4=RMD4T4+KX*bO-a_J}06&|oSBFcDr}ZKY2XS23dF>4IjWA>6
%EZnWsl1jU$9i2@^vE^>YB*p3fp!E@%;U#HMr50T%{vXWfylY^<DwN-`~d?@z2TMSA|Ar~8&*MzplE;ty%drKY!E`@B8EH<c;m(7`1mRN0TH8#T%Q3X;yai1
HG}ls89X=A$f1h==pjW`OvQ1T4bu~#Az2rwEnxkOxC0^<a8vxVv)N9o)!5@|6ckX!!&cS|)!`@QMMc*TnSg*{=+yO#F*Y4<#aNvOYZ*WWa03w8$y?fkfpU1b
2W>!Q07|Xd@$~(OTjHM~5fFgxfK-8Q!Fn4J-1AAqmpEG&b=f$LIWzHMFyuBQ$ekdF!RO@%UU!A^&8#{*Lzk(W<gz%0ZSGaGN`Gmrxb_CMs%+v*YtJ>@5^I!j
au~2L!!OX4GaG_@&e?iCPpvW8ax&snVin`gvDK<cQH>s}+|ipJMzPG4AEpD5p(JWm>0>)+>}&cU*~xj>30j+wjf_+k9Wt}!CrBAVJBVtCVaqEgwU#2^2NAbU
t!&n<diow9rfg%FP(O>)M*~u?ed*7CP97px*~=J*{ANt6crapxjr{VE8Qo=h1+bQ;G}D~i*>D_33Q=d3bz%)@e6p;I*=d39Lv<%h1V|#48Hx7GIV;#n3kx#p
Rn>LSVlSul&}BISJm8cE82j%ggUhl2s7ap5;NyRFyu2T7xc_2$31DY@I$NH2F_^_pcY#~i3PWSM_iwPOQDK*6{_wq?Xn<A+{xD}y%UWV>uiMhRuCH1yOU9(M
iX;EjCznpd#zk@jBztlq(XNbN{r`?n5`8}_Rt5Px_~0x6W)zY)yC(%PhU$`Ip5@M6a#Jtr_2s=&`1fZyMj3a8|DX9mwcUR<MbI%_(&-@HMohyrsUswgR$Q)1
A4UhaZH<1$coUoQPJwjG_5W@V-Mjt0cf0$q-uy5<_;GiC50KaP;IR#*qp(&s&Whj7vb-!Raz-Y{OtQ~&aG~5c4&d>TcN7+fzN)Yp##H~y!7sb7rw4nx`!9Z+
{)|C<-#p$PYzKq029?HvJ6Sk>ocxE#p2H3TPCt||u@59=oCBgl@8A9X-merN^kVM~EdDKy{nbM|u=t^3Cyv-DCw~F^h<for^2Yxm`oyhC;hcXn`mtuUoP>gH
tShsj1NaqrZUYcBt63%FdNr%ptEWkc4sakm@?5IL)tX}u1NIGoCVgJ7(g@yC6P|qp7?m#}AmstQpQ6VL%{`ObnhnVPJ&1n5el4B}qaPSzDsrv2Vb-@sE^LTe
SYM$HXW$yj+*<x8s?zROU~5#_3;Oqv0X8_4xCP=y=A@CZu{Vq2NAY=_^!3mMNy?$)abA-TOM#jL8U%r>LgNzPJK)m+&A~IdM;O`28q}E$CNJiRwNd_G4#4=e
UcMK3SFd`aibPVXH7eDLe)pt=dn*PM-h`$rOw=BphMaX8p5&8JaKPfcZ2=?;^tar^_RwOYC4|*;%DTQz>$n04jXbdKdD2hIAMZ;11LJYBwx5TeG;~uUM5KCT
1Cj!#aGhg}zU2;hFfY$mQ@Zh4$0jQ%dg(x(jJGGK&$SNvAi6}$pOP#rmxEm}M`1VN_s-v3RIY4Vuqxgz50*8En=b4{cdlc7R<j`-&giqwruS5$AWI>x3%?$@
embcRO*J<flxNVxs#htk#}RD2-DK%TJ^S0RxO7yWX_M|=?3v0lp5mi3R6@}8=a&I;SC^*aW5z=rq?Twtj^h$sIR8CiN9-ME-eTk@ko-A`xB~tVVU)goHcEB|
+ieNN;(S$HFc+Q1V3c<VvLh5+Nz>6Xk-`0;p+P2zxrQvaPEf`}sNG%g+H|>N`v`m{+I<ACyZVTt6g?Vjk!a7a6)xP`ksagqXowXl-yG+UOuEy09-=n%v_PDm
tQ(~Kgxgt5il?R+6WubHC6rJ-LR#0T{T$dSZr~SUdUiYipn4r**!k*9Y&ZQ)ynTn?t_U9^FL$KO>!(-D`KvqRNRCH;XKl_zW6DJ<c1;1GBOc$qRKTORvHjZk
Y&&Ty4W}ydNgfW`*6^=*aQ<}-WIKw)qeo6P=ePje)k&|Gu3t%KoW?{k*3|Rg)TGC&&F-|^+twGmr&+r`6U$(s`f#ITXs11!c^&rqB=@n^1?A9b44?zjYdeNw
^y&MO5)}Z|YgR1Az<~q?gjXy@74u?wnNSexSy9c`OHOitE_Q61!h=$w<g%L0<|3wHhq?bk+)s){dA-4Ez+s>+8^EpH4r2AGcMBq@>L6u+xE*!ALM6wn)5*)D
?fwJ>w@&Fc81K~~89*_Lq#x^R>p5_GQIju1;FdE~>j!K+nIFjN<#1+MfKaLtD3>**qd}c@af05z$m>({f1{cS9Ul<4=lu$&)B5U0KgYl2aRuM6$OJ3zK<c_&
n_=%9KX;divCoba!)6D0^5*Rnd%0V*STJ}L)pd(@=f&G!-W<YszrH&B@$D~%d8qC|kp}*0kO#Z0SLLE?nmY%Kef2O58RLKP=`WaL;tB5R-+;f^g$V!*Kk8OX
T-EdHv|`93Fe6CHMG+#_9ddGI+I^FtD<t~hB1!@5^IORYDGGoL2Y|4*d*A=^div(=s{_^rxzMf`fGf||^F$JfFxDx7=u_aa;vpZ0MRYgU{3Bkr`(b}?@8#dk
2#=h)>4#-m&TfJc$nOODkYq0vXLy<4sK^Ky6n+$!7*+;gUd;VK2fysU+t)$11MN-_3`SZiaXL}$3a0GQ+vy$t<~A_@_1^BmA@#juyJoz8O*v{59os8@wD|tj
-s_j~!K#f8wyijQ&$9o5I#^%fIenw)3n;)AIxmHKoKo66cC7+{7JG4l$^9rh14<-1_Vc&<`)_|eAUWzX-ATUtF5$^+Q5;ipUw(pcNBEr{!sfGmhi+h&d2xbg
%FadBm4(4M;5lE=H{^_goi-DV0R)Ku>LL3dGp@XTYSMF^VWJl{j?<!OLcB9YLvI6df_EJef3P-hqT(e4QUbbFT>^)B2|L0ovBsU`ui7a{<8Y8y<c39)mW_C~
|MrLdUD964elY47yG|x%%g{%@z=);v0(h07Y!&Sq;fP?<aJMc&fUBBv)sV{wUTyaTw}dw6y~`KE;jzcZ*tz(%q{FlI;&gb-lRM6I3c<#q+>G8`*bbmTmzWB`
WZ8I_6Du?U*w7W5rhgo@+XTDJ1B?=RY2}o6h{$eQ5=t2Dg*Ok*AN3&`B2=@1o30yS9aaQ$4i1w1hz{eH43dLHnD(Dc3ZA><Rl!z6MgE8#h6al($1h?tBbt7;
@%R`!ARi9c<Q*V_)^$mh=kSgG$-0S?8#`xI{864vTpUg>U>*1H62Y`M;NcowT40k=(3&w|$c&GVH#v}qfsVx{`q#*)<#{8X8n~Jak%e_RzrhfTk<dpKmGH|k
wwxHT$;nHx0abDu;xJ=qFrI`e7wCtO5}q{jlNud#-n0@;Q9r{3O^;(Ht`q7s{OXoTPXr7Gyz}~uTghDgvLbDrWGyYOuAsY=+Zfa^ILta`?7oi^R2VlYF<rxL
1`1Fv(9=*Xz{BB#oeBBR0Gw?l2NsDST!?Ma9_SQ+3D{)Rk&U-_3fzqz1x5*Ak3oPQN+a0liZdQHntF?zPN3UX9IHFkXyUZ*&PPZNnV7Lf^3Uoj-LiAcI8xTF
DNj<mP8qIsV(&8HMeo6kK?BTpwQ%pNMVI5vKHxmLp^RcN!!8gb3Rs0T=WaLIgAiaSM7Ep>1K%O_Qkl;awU)j+bRd|jxt}5$Xw?Bl@a<?nuWnX#syB$x@mbEi
%;;Ys-LV=9?G6T2SY=O?mdDm9x?zbI#y?At_tVq?vTQKBS*S<y*N<AtQckGlc?wTyW1T(*vW+|?1~j9sBXu~<YOF7PxQPHRbp$wS;vh!m8X*C*55n_PQ`;;a
D(ZnDVPw(g00q%h8?<|nsdVHgqz^5bJU}ioppv_kR1RShB~w&Dc&SvPizs}DqNRizcixMd!OgfZ-bM>qKpHv`D5i#sx<WM~k-~omZA2jp7G5=?EJV*(8bclR
N&0~GUo!{)Td}MP<P4G2!4*Yp9fjI>@;B60UBr_4z}qOKkO@9+7aJY=kNJHFk__BEl4i%=RahC>1LO<i&zI8104h|$F;BK|LkG=8aaFeZKz0tWJ0A)n7LaaK
g(aF<;=f@RDPZEdUc|_pBqd-O>EHX@t>uyF)DgWR+LEIo{!31`&2F$fE7Y2~LZ#L%rQK9|yd{+DXVSK<0);oSkR)M97lY)v(^gADwwl77UGj19VEFHKwJP1U
8uW2ZybPt_ypFUDFvMMmpBQh>B!(sL3;0)<%vHHu-B@RQZq?^R>2+9_nBPu6r`3?FU!T9H3$u1>iL|B?BE?97Bo5=x@5!tqtUF)#l2)IIk!5})k`f<;R8zy`
(bc7#`FxByD|uPk89yEjzQyiZ9{O(0&Jl$p&nXv;C?$HYxYayrM?(Z=hgX;Dg>nQUmoxMbi@>QG8pjVsZk20|ZEsfS2#XBS5?Z9<eEdL|N^!Ox4?V|7yTt=J
DvC!&EwgNr^~VlRDREeRmg4Y$E3!8EVLoSMl15O!%zV%;oA^Bx7M;}V*OE#nBkC<1psqm{(yLXNIPTA8CWJjFeAmfv(8L(Oje+0oWjf^Wa@LsLbj1}pK#!OZ
z%+=^8+eP{we&-QDIs7)o6ZwQB#S*vNQlC*2h5SurjO|r^P>EBn+xDfdI}WOIG4^l@8lFO%oJ}+&-LVsWIU5#!zOpXwF}P>%iW_Vs{3Q3KWoBoa(k_>$%CKd
0(Xg%i+VmYVYbJ|JUbFi{m=*N(+ekdxJVn|V+gHD-~?t<C2@q3#=0RkT<^|%L5mu@I6LxKwOa7Bb=~0qCc3TuHW?O5yY35*`uCj(;iOjdllM5LPjgnYF?K>j
?M=@K#KaA+8IpTkyGeh9Ke<sBhyYe2KrtL`KWo3ux_g?QW`;b3S2^W8`bI1j36#dsn#a!^ewm=6f6*W<PJt2GMh|krZu@=)A)YJg+DSehPslYJ53O2mXW&~j
UtcZ)2l>wZi9|kP+Lk4)*f4VscCxYb_#cUXToP`+AM>D^pC?KL&>`P#w~>x>-NsgVGR$Qulfj|aV_MAQftmI|g>1%CeK0KW3-EJ}iQ_#pAgZt9V{Q*H%%^QW
4X8g6C3Z(SKBiA2@D<%Ay&@@D9jbU)VGKh=RHQzGc$51`6P_D?XKYd~5Lc==7?C%3WX}^H!Q{gz`4e9=)|WB`#S<$&v`<VX76`wL!vrX0i4&{sIa|eVq1A((
Kwayqi8xiigjTV&)1WI7OD8JXIt5Dz7dG^%7Zf=8feUsrIYNbqILP3!05Zh(I;M6C12i_GzHg;NM^5&I7~yv@OUaRcArq%VR!d<vLKl^G90@5~QV&gDyP?QT
wdmjRo={Y>Y?o#7WXlF_dYP*f!YT$1p4*<-++QX(TibK^g#L=ckFo)~vnaIAQEb;ZK!=PK7a7j$0fzAKj_6xY66v+{xGZ_Hx>6kwA=}t*^{%Lg8(ZB%K8+R}
TovZcNYX4;i+X_^VoF2)F-aLj?0DRH<oAf35JGO%-zZj=ePa`z6Mblt+<PH>0TU<p2>Wq+<hE4F8UBx>9VK60vx3#D1%EtdMav{--Oq%Q=qU)EvNiVT-cSQ_
RXsx=J6{<ai$=NNym>c|^SY@U+0ngoGQ{56xi@|XsptR(tdSSH{iL=|xr3a-54AOC<+XP>bJ}AMrMZvckDHNASeyAc?N%O9=RwpmGM$w3syu7NAA?vU7iH<7
u(O2E9rR<itj~tr@hi0;p#DiP8p^6<&7R*R^Xh#$zv)&txX{~iV-AMJEH{4!F%Cy-(k#}zaAe&ksM#KDw_&AA(_oV10RI7<OG+(rT;x+8I-#BmOm(lz8*-K6
rp`^y#0aDBWAf+V39)kTG^Tgb=kK-IwXI)yL@o&uE?h7UQa2w|^$v|1Qv5Q=5o-~EXkX&%_*e$9vMcs=3kBV&7pj#*%sQO599$R(>T;wKl-E0hXeNH2*NgWH
4OHcz!RY=)(IV*Kp?ewveQ40dps-d|1oq7uks}k27{6=-(-eD8EugjGsKpj*-1(-`Te4d-F2HpwKIq>U_eLsLgaH*DwIRH_Bvv+Bg(GGiaMIx$*;0NqO?wx7
q+hRQl9X)z^rOh+F!d`RE`uahaB^DN9)TUR#4%_(?Op)Xsa~Eu*)jmWQI)FOd&fB=p1!*}wPV7-jX3|Vz8l%CbB)ujsHaqviAhgha@9rLI9m^fUFHXqZiQo>
tcO|~L%vh)*Jmzs$<pLzVzm|VoRsV+5r6*E#Mi?#{JeHGs|S7gEgF?}L|%J1>5K1fD-ZFiOO%O;63<#9T#(<w_jF71mJYH%u~Bz6BPW9ckIBh}R7ypK2`3Zq
vVqf-^rS=@jg%@&6|apMk<e6JE!JgZk2Oh<Cf)?awIO_JRsmkKDFBNji)wwcq?j;mV*gFw9aHX>1)?cC5unpaxla;kpNQYQT+da-1ea+XHGbXwxaumoI&6yY
C&kWC?3|K(5%%7%r%_&~FLxXDBA7tMcgb}r0UtIANhgo`+Qjb_&Yu})fi_v~hK#op#+@#`k-w}Wp7RvsTl95e<?XDRb>z&hRQ-Q~QH5)?_X(qLSuI#0G>T!*
`ZkoSp5{8|J9gw*hz?LrwvrS_`ZJDnS$rT@LYg~<<|OwMbwus#(6rHqf7aJzI)TeXuBKTxkL<5xPjjQRv*1amIAooO0EUQn5y9wH*o3-v*5O@SXIfH5Q_pbR
>?9QHXrx3m8t<%DMbsS1{D)e(TzS(l?YSg8ckyEWo+jUUZ9_Y9ER^l72}SHK5xN~4>=`+5boQv-=!d;g2%4QE&Sl}V2y~^h_>$Oxj+7Jb(f_dS^TzZCC*|t8
RJWGDx*=0&{LgYRqNFX(EtF%^O+mYM&0PsOL$4hHtOpP9$D7@s_eOu)ef`TGCfKr>-lQl9M_xuEJ=I|#L<yiLQ%xW5JoJeWBb&NoGRlQ!ndCsmq2{eryEFUY
P$-XgVGSc86;H+!*m?Zb*YONoR#88K)>h&{T+C~bDd8y>loSsju1ZTTHbJVBRxo30My(w=aM_|0$re4dSqfRNB1&|z6|$C<!W*NJT}E&o_0f}CN2;Ua(1=3{
n2$4mKTWo=PH2?xDhREN7yNDO0N!!|d(n?L?{&%Vf7==<GA176;r62^Xp6GLV3eahW6sUTMGI>iwm}d?k#sHiji*kPfhpLh;M6`6jp!DE?zKT4k6@IxTbGWs
J@|@LMOo{b_BmNm+WD@E4;@h>9LO2vEed?gT33_}$0k+w<+>s7FjX0DC<)Y$q<#Lg2v3KRFI<yaywDOMwrE0Z4=Ua)LDa1jRi)(8T$UV=)GOX00Qj>N@C=-s
q+TLF!v=Qb6dC-90c7YuKEApEbhJnw#5jGm<TNg9asMnb@|m^Nv=?DaJ}+vF!>``{y0^dga{BV^uW!B}ddwBVy>kFqS6-iuRlw8{5;x+fH*YC+E8RiW>COOd
;Y0lEA^!Ch{`Cm|^BDj0HU8%beaE*)K+1!|Q@vvdwQ$Vu7nCKMvr5*2$EyV#d57}bMK2FqSfKGa1atKSuz}%PyOg)$_;WSjy;ZGT<Zv7+Y$`2Tc~{w4EIf3O
Cy{fZ=o@HLS{YpU8g=yba`)%mANGRI;>Pppth4FsSKsfoW^r=E7nKaGPrV@nh}H6j5gX7cM6&367-VaqE8LMJa${0RV=A53=fDiCE-oFd?XP*3OE?)u{qq&^
h`+Ot_$B+adZ$3#l_=<g7j7(|Vu_UJBY*p{<o6_a`HTht5eNTKJ0-o!HuTS*;eXfEKVb;CKygF99U7ZdF0WDpe{9{r<cjAt_XyLVi)#z6b#=%8-Vb0*@}1Je
_zA9QR*sJD0XuwkbkAqu!yV+$<N2!mApI-AS=@)hX1sj+KGqxB6rKOGG^C+%J`A7qP=`HYoaUJ+V}5)r!=S`R-Q*mR$|*g7HxRXd3;HnZ%e$EKNrLDuV!B)$
I=U=uWTB-a?YK>63}0s*PO#8NAkb6nr*UOu3{Wl3YU}L`0@C7UlaR;NYc22aE1HK~ZZ*o7!X8K7_#whHC8x$)`qURUCJqtbkzm%8WikY?8y<(E7`;9I-xL)$
%6%{D%gcJ9*=B^8<syZ3_7TXL4t?Y#avs7vpFR$W0w<5#+1`$_$IYwD%CMFV93N)dk^qPjE47jI*pNW*bYto`+VW}@P}o~USTDP#b_d!C(?SuS&pZ_JlkfjW
2QCsqDBke)r=cY0L<~xI?TLd*lq5c>_hr%eEI$SLI}egyxk8O9b4iTgRE2P!=L@*9p)iCcLUcwutxR(8l6Vo28YFB&&M4>uV;9~}37d4uB~QeJy%Py1L3Tp}
5`St0ayDcxVgbabOfmz0MQq)6$6%zV){CrQ`5udZQ?Y0rj*~W1jVZN^aE>REi!Q4<2*@PRHXTCyhKW6V(mOLU!s_@ew@UD7d0MQ2=XCWL$)W=|7go~1i35Dr
h`vtNO*@mcr$oM7H&Y?nUq4A-jhhQ9!K674ED|KW^IZnHg*hJ%-uGD|rB)IjCFvq{RG>pCX#x0U)|+=uZ%n68y^$$Ar@{ju$E1J4rUsbGxUs^?Pkj-d==|Cx
%;_ulzD2Wip9Y+LDb*R|RMykYXG@rHe`kQ3lc_LpY@%Pvlf=@mDxc*hwK>nH$u%&kD>$(`%A`4$qr2e<ZVyr<1)yw2clrTb?<e1))7jwB6S(LPK+gL5A^rP!
=NtI<tHGm(JMizL!Ol0|(!Wo>hJPLpzC}IOgRci)qke?N0o&`t?Z@=*<0m^Z%GWf?!^e;4-)}JF4gP)n?N|KoW0}Mb{rlB7C{UoNfSo>gtlfT1lY{QDIp4&9
y&K`nZ=O8rJOW8^+uD2-{%GqR(ZI5+D@+5j)EqImb-T_x2PI4OzUL%}q)$rTE*RZ&F7uW9kPxth=%5=bp7ix1;ZjUCaWY;ypy(Rns_0t0V6MvLMRA3m=D1kA
hF(3BQ9sAW-|xQIOJ3qTsU!nna#~;FUx+0$LV`$rDBNIxt5VLB9g8F;Kqhp2{Oj(kL#(Z~bi;nBx?@@1HTll%Ii7D*xc3!I-+S@X^x)NhfdmR0_3F(JAg%n2
6?)&j-u*k7ww*Wfo45OiKbm9~dGey1&%dM=IxAe(-D>{pdg)8Da~@d~w$8<L>3=r*n_2)1zO1nb`O)I-_uo&SzlAvuX@+!RcEpd=134x8C!#5CEnFoHq0>~3
t<TOR6$(Is!x{(z&@GS*_yZrvT|2sme^5eTggShHe=wq<ZA477JOlA(`@y%9j~{pPZ$EuX|1wPM@9g8pk2X+w=hLT8*u_*jh2|ge&riwtqa50&34QSP9n}$#
Z*VT3l8@Bv)9><c!jFH~fA}f2-hFcbm;)zRQc5h$j1T?5^wN(!`A^yJA92Z_eoy~08f<YNS%zQyW%&R8o@DT$%mE(%h3Z#N4-R(^e>vDYpzS!iH~2?gaTS<#
!%l?av_j%1`WMn)BzV5AC>5@EVI^bTa^k!{OVM(wH{866JT`A(so!3eNF7=nG*d~32iaxQl#XV!2e5N|jA=g!yC5iUXIPzQ37o426*HLC@5@DF^eNZQiTpLv
QHH&U83TOIehgd?rk%~u6_IyVPUjECPs&*(I{B5j;t=0-X}@7Eq5T|a{8T(F-7{R5W-lh+;=y1bP9i3wh<@>c9LM>SyBvj2Aw29*`A3wdR<`V^n19h2XT!$0
gi5$!Ogw@GNoFXTu;3<~F}r=r+OYc|X|rFG`ln562Befz{=L?8e_imk&*cIfojr-eg*~^4EGA~`1rn3&7Zsv=RieHV;=PA%uVIAB3U9(F;ih7XB&0gB2s6dc
@&ve$qkF3W<Xzc$fgkh*z!rn6`YKhurc@JDFIoYhJcOs*gOM9tv3GiOFHvkj-2)|lykRmDK)a3Qh^ZFacMfsG6HBwKO&&LmDMQ-sIY%^!_Dq)+>!a=GlMaAi
;%;Teu#1tFl#{EqF5dSXYm@Mhlro|=bi}O*FBIkD#X=WmKkPAScQPu>7;|!cy!jM&$!^*=-fNd9n7QyIE-o0%*7eRa_37ZueRi|8S%Y-a>4!YI;gRt#a+%z;
ABE`!m6(yEu@n{z{U78Kr4h&pblw5>a@y$JF2K04z!WZvmAk?6?@))OdrUb5kn*%B#fCc^8ai2vsNGApX#M3Dr4QWV^nqKIK8O~pkKLlfJskTxF(nYg`Pf{+
{FFTJv@6^+j0tM4K<=VaEAd-6DbvN4ePy#Eua-f-_85ZpDNlk6Kq6!i@g(o!c1vj(BVt^w!NOf`(mjNR@iG~dJ>BoZ#aOGlq)N$BZ11F)eGY#1DW>6?(0s?-
b$lBXzuiwBW|JUMo@+@{jY>moT;(n=Nm6vOp$|Gx{hF4H<uqq^Uz1>tF7$#h)J8CxkIZ2gu7k8iDULdEYBQz;QWPSrKMid10N5Py3T!04_u0M?2mgT$Pxwu?
kw|ba*e7Le#I}^gzBW<f_}<OKL}-$jTCpr^2H`+CigQizKi-c*v7A4!)M+~j$MRm#$)ub}m@-;bl<rXGutQ0@v<0oOjp7JmItn&O@v=tBBbg%Px8Xf^N01GR
y5Xca?6yfxQo>DKh?-YE|5KBQU{0zwwKdM;5^|z002C^#;SCYz*J$j_XA4l@kFW}WqD90_CLKQP;FewigArYw=*(81&az2-CwWfDD-hF7dq`|$YyX@}W5G-P
jJu}H91f!wzyUf=m)R+;v!3oe0$_XG5Am|;4DdUT@b2t9=20Tf2T6P$1k<T)l1z{87^WZmpEtOrE-bdq1x6HTyhQ_#hY#Vd%imuOzxF@A8SXrqAgJ#MLm`uQ
DeL2l=my_-8%50#f(IR48Wso~QGFKJX<>cPUaSfS)~oUho6DbIawM|)paOvTka7*3>73Fd@sW*j%}x!2YvY#4+?noVXGdw*Zg+e*z4Q36v%M3DfD4ulKtk(f
#gNG!7sdsT47`{!8U#2afuG1YKVonSE7Pu<5vv9|r;ZTfR1G|LZWL{vgNBiJH4dsB7<_3kjPq>n$CYs3JF%oyCppI(<k0?2II~)HaTju%EO#X#0mxIq^>9F&
xg!@>WbS&Rp32d2>SMk6{3|{%ermNmidnT(ru!YA15b7w&M5@t$poP>+B*iu@x*b4EslwGxDk4`B?$e&@uy6Z?tq^IA6Pd2k^yi{h2@JIcc`obpO@#wJhK0x
d2W=55{~@T>6sM^Ey6dR>D;zm%P7L~3t5!Ny<WxmDG|4M*6ks1ux2lJ3U=avMWKkCkmw&@M)X1Ysjo<tjg{<iYJ>A-y}n9!h%3V-=SgZ`JajLzkeq4h_awwz
(*0Qem8Uo(bc(@TrLZZaD<#o^=farE)zs=JG<jKEr3BxcOVjOho{)Ce_mwBEjAVo`1i(lGHRR53M-6%|oiv^p6r4~N&@{GHhzZqmx$@W-K{pX1q`{Faa^l%z
)GGA4?{fr;EE+`d4`(uuAdhE%AEuAT;PH!Xs_8D}BwE@a6KCR|8cC-<`A2!Wnne5C?hTKXl$G3V5Wf<W5yA>6VyuW?;9nSn;?ad4%Fx3MMT;GTV*I6ymv+;A
Be7enfcp5SJoyt(SsG@a@TyS%!Q$|VO`Q|6G7_3axnVnV1;~kW^4RZ23{&v0GX-s66i-Rj#Q1|c_(WPW*OX@LK(^EHOE~e*>gn0CJ<{u;b$U)Q=m$O2u5ONx
F;hr=jc8Qsp>uHzvI#f%EeOrkLcbLcTi9OqKY{n;2*K|+xM%Y$^;<v1pHcohSEm{8R3jerY)qs<hlT>cr_QUUWhSEuAB!iQvxSsmVWkttirGs_&q@y4N`s!`
^w3Oy{FDs~sFzqVPrzSd`e61Pr}&l&R4Y(?T(yw&T9nz4ONqGDI7bUHNAypc{i>-Q3{D>Sp@I#wd0Z9M(z%>y#J9`8gJU4c{A}y#CX;DoD5doWMM#PzMtjKX
)y)+lvC!Q5#l=Z@8?_V)fWZx`pQb_=uhz|ls4LIQV)>bV>$@)wU;Pb`X_x={tHXmSJ^$OQ{li~&U+0N~4XG^Ie1Vty%f0V+e|dd4W%Lbn&=f@farezjF&y{U
i|<lVMfh7c;{KY#DGyfV)xWI{3wxmJCcb_>eZKb^opPV=?fwiB!~Uz6u!g<=e7C=MaG>wL$AVs5>+B9L`@Z_h6JLbI7hn1Q)jn*{>$fj{!Xk>!HN@>;^1$S!
zMr`AAK!C*OH5M8e&?vG;ov7K_fAoTKL4yw4Mr83sGzPZ?}<KOzSIa;8bLQ^bvWfHbJQN|=(`d&87E_ud#vtel8?_jbohEHhkNg)|7ktm$LKUip4Ftu<6)n0
j+IB0OWrw{Nb|o3%^z@M{BOH?kldQx4(nw{Ib60zNg$ibSM>kNgzC86AufT7;8`fim2eRR_lGLT$Ml0~!^o92rQd<SHB7kE&6*CQ5e~CymHX(b0L&gZg7u%u
DY8)Me3vEh8A`N+WS5Hu`})94Q?9Z8i^-=MiA59$;$@=3=V<4;8w9c>&DP0mSzIT~Qz(^C0Sf&?-)~5_Nvj!oB$xK=u56s{*sb~Fck=Kmwh}2IHrHk;yEN+0
sB_HU<C1U)wp+|P3!6<5)(^(`YC@f6;Y!gjylO7ewqH5DmGg@sXId}r;G?fwGp)~t#?eB)eZ_gC8O|pC5&a&{xY&*bHpL+4KKgJ0m|}LrPL#1Pzm|azKd>2r
pRjkR>If3BySby{<ecI<9J0~^+l>yb^@1zmu*COlF{>y+^!a21z;O?)oDl!&2nGmK!coJnOc3Wa%eKtyQTzsd8|VJz0Wc>Ay><l&2suzE<_Prx_msssH;9W~
uXv!Grw|nRbdkUT;{3^^U2q!zVN_BlO45RP-r)$(fw#r_Rj!=6%ZG;ke#ipSgV`pe8)vC$9Cr7J{;s)eE^CpBB$0*BV-r;PeecuTsGbigZcv;%H`#4^Y7ksX
Z2*QIkr7bs$73VRYo;4~iUZ@bg+A~~!C>pqlNW34VW;TB*ptl7?~Sc+slRv%xi1d<9wE!O(XaJ8{Gwg^lQX3pa7so=n$Vadaya?2?x;L-7UpFL^WaD%SIC5h
musUEA{=JS>%r?II_+*k+fJ$M!W@{*Gujo#pdnP4WJiKS>7z+^t};eLaHrlVjGSrczpd?Fd!&d+@{Q2w5Et4s%^(x(PeQ24O+Lbz;$*$oo>3GFtxa+;#yrm;
39jdL^3&5`NVgaKS*W~LFFBCjKn%mhnds>axK=$?C`gcJk+st`A+$<R&3^<S-I2bDLtsYXXB=TCy-7Z28?{M|5bxUCGqJf$4?_cmFV;f$f(P)~TgA7<;2BPp
=#`S1JIL+o2FRAiE{Bv))~acQ$uQAwG;S@&4QDdIF##P3<xgoZa%!L3O9i_#q;*X!BI(@PosJ}U!kmTZiYZ&nx0%er5eGK3vaY`A)O=Z9#qoYS0}P^eI@Q3D
j?BjT;V7yY<RyE{vsu=U+Y{@jO<Vk5AMZzPOD<6rB;7d!5oyW_mw5T{dYg;7UNM(J-T4qt)+IQ7pqVK5JVl2nxU*)WlCXRVovxa6YuZqN22VM6L)r2S056z%
eWZd~$RD59GX&BS83^4g$w!C}r{cB~0x(VDKFk6WKTN5yaN(vqGZ5x5mk+RM3j)oV;R38E;Oze7j${P^I00eZWYJ@3Ji%1K)Mi#Tt7Q#{*1v*X-|n6nZ7DE2
(^{+%_)yyAGFqUwHd`N`zE89FB+y8xJ|cAFz$if4vSIRpNX?Bh;do#eF#+fs)sCk20x^5ds=h)o4I5|5Bjp_#bn%?RWF^S>n`l}F%z9qU(u{Rul5yGs#JsvZ
sb%witIBHyXnBo~80Wb5$(GSpfh5Ob6q{}6dqm7@1C~~xl5Rh6pE%<zoX<`Bjcx(<ZI6m>%ZH(!#f|$*`AR+=Y&MiL^0&#!XzY1Sg+p8c5#ly_N`3xH{I;AJ
r;`=<#%lmvgaa=x@()RgQ`=lKw37w7E)s*F?41Vv^XbYhIzIk@zH!ILH(r**4Ms*5m*=0-z6-EW@78Jl+D@IO*^wuG_5qL!!VxQ(_&9h+$Ji12hp+;v;}v&-
X<wih{0BSwz%Sv1_z(W*|JYf&guSwrm(^lTLhn=6f>kRj)Lt*hwNBs|6?oT6w4ze#9^Scmu{>91i-#)ILv;4RS4Z7~dwCyLYM<O-x&-(N{-ia~2lC^_Ra<?6
rM{v}jzv?=s2o7pA@%Sf8sZQ1nH@t1yotM=Rj4*5$mG)u?-%gL4`}4hdxvR8xSWJ`GiX%{M3UDSe2ZvS+kHn@CpcNH#OvoZ(qY`pGw6f5HERhjZHSKp9z)Jw
#7M@^Hsb+Z@ZdWBh~S{wwVTAH?0QO};mBMSE*_2|8x(Y$JF#e6kr{Nf1s_~Q-XH9tWswolY(uL9&vV8k4jCw9-*?W5m}$uo{dVWN{IOJ4A*bN+b_XG}^iRB{
i3-f?^Xjyi!(I=H)6+GFi>DWruU6$IGTs?Zur%<$xczwO96aU3aWjId%1<oSj97-?NRfN+5}%MnI>)=8sH8+aGfAn$2&k|sK7SGuiKBF;Da6S{<jmzE$CMey
Z~<46vtQkJ*N6M+(N}TJnB*CrMTgExcswUmxban{2wAy4^_DJ#EsS2Z<s<>?D+XJGytT~iJ1Kr(@2Q`({PoA=f!Tx1d@Q>J|L=SfFl>Zj?CPPDfAQdcAMC_%
D*~k(ce2I65gkw08nYNQ8v~2V`~^UW-&m+KoV*+i{j+tatHqy?-N*<OE`gDJci&X@L3KRywP_?R1PNjAKxiJ%co$RKF>Gy@wadec3_^QudFm;?kUW{1DFA1f
Yl}>^HB2O<L5%?8wgqIEaI$_9NTlK!xDX7zI`oxZoLD0-qoiRgi*BL?1t-mG^9V=Q*poOHnQsk$yMuHBU(3e0ue;79@7=UkdIBc^2Lf?3wiZlv2Nb<R*ae$?
M!HU?i-Xe<T&_>Pla6A@av#89%NLP4T~00Kv7oh|_sDtoX8u5dO11J^du&G15K>z??bG*t*__!$#@oHvq54i%ue{Uj<su^D0~kA8<R&%dzo5&7yj6@9cG3C_
h3Fjvt*d%{dU2aRK}_j^@Fkq(3U~}sfQf`uHO6HWvvkRGb_&7sG0>;ZozM#@ny9ZVh-&rMGL^Af6jHh@&=obcCoR5-9189ljKiKCCxJEDXMQ2ZrNxXG`NYP3
VbC_YNS{)KygPy0n%y7i1Y}#q!<A_=mipjY6Y^0O>25mrkv$)SZo^@7-5Pm3)=?Ff>;u|4_uDK@p0$?L+Jn%Ox8r*wPPfm<0W1U3ts1au6$7jT!QTbJbV6(Z
p9ThG+^mbH+Fu}{(b%^@X^Va)+kvJBZ9G#n@!Yo1bGAUloIyaNg`od|65M4Q`9$olgFj>^kWmtj(#8D%m!e)Jsr3)aSU@d26+0(2MkG?|Ku%3W6Y3a8G{kxG
+NU(XzNqG9FK2o~9ka5xuXN#*xwa_`D%^-#!(tOH^)uGDer1023}G5)7Z%NH?>SG&%m;|!>o8HftW^(<TX5<>=+bNo5AWV&!Nm!d7Vsr%DrKD%bz%xG-i;FQ
_10G*S_pA1=Cl{s3yN)O8(*+fu4uuzk7-#hia;UMgB}V2=Q($;LqU@T-4A?7W((DJj0{cag0R7%moNO4co<O?>bCRva~?c^wH>XR1t(IhsX(4Ak?|f~`SAvl
VF?W*WtWEm3)LAc+Ozc$73@dX0U|b^xtpmYj#}=5vN$c~*v6UdUIU8>!D&l`VJy~eswNHZ-R<mJw;@llrBV0B_|~Jt*oaR9$tl)yhY3dMKkf@Qt%Yu#yd+>{
T1t)0#Ahq{7n}2p#b7n9*Q?t$g3`vdj792Q+CBvQ9`|0nP9xZ|8-QQt0ZK5+{;UOWo10Em1!cARZRpb3Z3Zf#oNdC{UhX*~jIIrtmj%%CEh1Bn@eJnVEJE7L
wmF|m%okr_ruy=>Gx|Jf@V9EYS{L*1P`xiibaWyHNu!pCEcTnqV}3E*xGO=&{)bVo@y5v`ijPgRQJXm@^$(92sH-}Jn|Ng&esl}|nEZ=|&7CK8M?;~MY?YNV
n&^#e>u9>8nFw7ll{E3&LEub0RG;%yJi<@P`KlQO-)P7hwcgaqxi1GT-u-g$Bj!C}2Xph{hrL~V>^;uyOW-Z2k+mq>_lIwPdGX^=L__;xfA8JytNo$!;P%ze
yN7%GuXbO*I@lWqP;EbY@%HDv>GRzeKMf6o8>|Ph;Lu`l`xb5=UcRBjYFrO=V+;qo<_D1+nA2ZW?)Z|jFZtjO@zolla#y_f=>*t`pR$F4=uUe&_+LtOe`_EB
CxF~N_^He7{|l4AVfFLaqyPW;Wp|$wzR|6?v#<S|w^N2ppmo2#nLdAY_*uU6p%XpN20Ni-jdq44Z4XWW7`XBhO8hR@n!5G6HHvYAYQ58XLJxH;e?Bfwnw0%A
s2V&1z+@6e;L!lF7y6UO6X{v^tfO;%W&7^vI_?oK%&)SlxXXu#wObPg`C*%-|Lx8F2fj7lqh$jTGHLW|m30$>fb~<VdReV*VjIVeD4EkvpOnnW<^GL8cb087
EAdoXTFTIi2Vey)oH`F@RtaL`497sXetN?7y{*EUHjDC|&eR2^;JC#u7ZVlPsAt4C(*hBEpn<^l(`&dAp|b%!#*}d+obVvG7+`cXR^Je`oHv-9`GE&}(_N?e
B1}$>h2uv@_Zphh(LG!Bmv@2+t=Ns|meyNpa@>nqdP1fTb$=jbmHxboheN?GSA^uX^hC8xuvhhTq;Oldv1>#cyhgtR91Qb$p7~_S6fl9BTP7P_1>Xy5&W;ei
6Z{@SC&bdXUXjJ!jgKl|^qQ$wGzlsogYd@94(enF^}x;gWVI}?oSfD@XTNn`k4ZJfMTx2gQ~Yg<k3r#_3?5<%S@xzt<uYmnk%mcKWtwq^XN4NiX{-l{TI<o9
0PqR5GN)HmmrWXave4lN#ooM6Qds!Yq+6sO8XFu)ez3>K)El~$=%M)(w0N@4ue{+PMyi(-X0cXzLeszAPXYuT+$z8?j;Mx(*G1rnI&nC8LoZ$)4X;UPf3};p
QS)Mb7~S>|4m+RlEjYPx4v5Fc)DwPiKJohnAn5#S&;?)p4T%3C2Sv7ahR%@U$ZhrL`fQ^D#hyd%&kx-S2z-nX*NrnQUd2PENK^3<o~|)QfaaXGzrzd!{KuBH
?cDEH)DbaQ&_)W<5DsN*?8&S8TF8uB3D24ba;fqPERI6wFmi3SRLj#`6$^Aq<6rgJSyQf@mTLwSrx3j{H*{;dEEg+lpO;Jp);5oK4%R_o8fOKbDxr@ZFFd-s
sJInDSyXmW2H7{%(8|h;o!!$0V7yi}W{FAzu@eQaJkjs~lIT$9hC_-G!EV}Er^Fu^5_-aRZ)b~vU7f-+ZcKKw`$<ZVqdow2(dedvJ3h9=xuAp_Dx?;eE1hT&
)%RRogV2IbDL~%WrzN37r)!jz<$AFF^XDm!ESVGXh8l7NkEpFl-g724SJ8dq&ncd$U%d6G<y*;(Kmf<rflN<IRyf_MYA3KoEZj4M`J)=+M<h&hRKR^(rbpK|
9!_-RSh?u@CjwPX;8wwyM?*3K>lBIabcJzNu|2Ok(=TK0XM=&B_l`QI2oqXvIN&6UakgRd`jPhC@$~aHo@Rc{;b#>~3oU6wPKYRhs%nPZ3{NmKLwWkXX*;do
3EO@dX0<4U+Jrbnkj3!U&^d=|;ws8CX2@Anr#40|SE1Z3u!FUX`w0$@y6ogxOs99Sgh&BLEQ*PTsT@p#!Cx?fC%szHF`&uDdDd|{$H#7b2QiXMny84W0*b5%
2lR9@NX*h!OUK5>%wE44M^U%G%e0)xiqNKoU7y94_kJe9DHl84!#nMae{@uIG3D@WX2lS@<?2V-Rzz+jEHVusEq9{ahSs1{nR3jc^Kki+%OGCI^Bs8-xx})w
{WSs&%SBAj+kT=brbrrlbrj{GTdvJMQ-mxIpX58)P{CXu9|yDgeS~lQzUUeDS~HzCXEPz?&h_h<XlAzgR;+*z;fSPskEYN)ql2RMk`MSWrXFVoCaK(R8nzQY
_r8p`wShScjl!+r)vJO?sXXQ%++e+skUY-B(?mWGV<t+d%;DFxG4eF}=9U@gNNyJH0YVs6P{ZFS9!O07jZ_!xwg$GQ_+Zp4TlF;Qu>1g!c1Ta81@CgCo3EM;
v0i&0u9jGlSai2o%ot8peo>$5y-SFxQ{I8ExNdw~<nbCB{A5i1PP(G1`m{*BY9S4Tny*MBBwgPzw0ue{o6;Un&z7ap%g|ED5<&x@t1=Rg*sZ~;u9nq|C1`2h
=h7lr+80cxb}b`PXyvo~h{vluf7#-2ur2AgLssu}7n51^`Ef>fUx-UMjXIu$MUC{-h1+|_ovsszxkubh7vgg(kMV*UG`J#^Xhr1bO1&!#Cs~nTU;PF&f|k{2
_^_ye%FC<O4Kt1$JB}4Zd*ysV9-k}ccSDPjR%EJ%#&eUNT^Cl}bRZ-A5rK#L8V9}{^eE6?Qm#^UkES@C?xr*bfE5qmUs<Pe-u<LXuE~JnDttJ;?;nm#(VA?i
0}+04;A0rZL^#%GNtoi{2r*jP64|)Z4ET&^>OyQpWgUsy*ov#a@qy^RCI3og8{kjrvh4%kC$HV6uIazTyuDj8p^p2@{uk(?pE}skedOa3IB4_wXq3CV%|cCh
Evp3*hpt-a)+`{aqdp?zf(`Pw7&MY6B7a2eDe9*``XjU^q+Y)J!^qp)0$X{9$8#U;nBr8Xun9shA`REAy8NJdfb2eBqS}R{aHdwDI3pH~Fiq|8v0FJjMeaGS
0uTGcRdnto``le#p$X2c{1co*uatxaC~6uCTMp{^<p%NPeR<Q|Rj~--iTCN+DEA1<i=9U?HGC35U`>5`y1rt@=r)bnPIjB9pq=#y3H?m}?elc>MpoC)$cGre
qbrrbFp`K)D4;UW&<fpo*`!^3-Dol5izuIPeB1Q22Kv1~be(p6r06hu96Qlcb?~BjpKFN0BKc=^#XV{lmNScewoF?F#jJ&=89-x1;QdYRhLeB5PZLQiR~iAg
WzA8pS`HD%_)G>fZXIFTKI2WS4Esz2R|BKZOR=qJ0a{)rS3PhfNE1=uSKfjiYl(y!3=&%bO-vnV!gxM$`XFC&!;S9BvnS){lc(D5q`axA4O$CLVDhXc;zw*n
hYrc{7pH=X(oP$5W<sz8dkJxeCV@9c>>z$BQnpPd0UK|u5r@DhT>%i#y?qW>cH+kwkli~#Lo&RgxuK6E<sA|!)~tY9JbRWHCzPnF616mDk#M?SKZ?y#@O)Wb
mBlLM&i|OSJzA)&d>VOwLRYzrChs#pcXbW%`DQSqV~TmSs$z~_(jLd%Pl&->U*e=WHw{t>`XjJ?@|?9GJ-Wh$h3IqTI8D?-h`yYR!#Kx~{kC17i8{NoX}Y-U
dOe>dCzN$#b?uCotJ+EK5_Yd;H82Ckbv;OSm*;C#@pH1-5T&==Qutuh;5BmxtZT8_J1;S^c1cqXWkK2<tb)u%1f<mbP3aple9+g{AKjyFr_c+E0mY$yTrALk
My=XTo2v`egpKKoiDeN1`uG)hHtBb@1pJGAb$W)<ZUIfd;LJ?A@;`WCi%0Gd*L2{lug5=zllNUjGw*3H2nzr7YfCYeXx25PJ8~HgHKf|l#?NII?eFC(`A={2
SJaHxVRCGC1FX-ir=m+Zorl#WSoW{5E_1>aB##yc2&O>0-g!OAbJclZ;m^muJO(F*CT|$rEzMMqBT*4XN$8lP5`iu$=h&*R&<unu?sdJS?6gM<BzA#U<^N{J
=S`(?F<U`7pEaG?pLZ8Gd2$GM@^8iR3;Z;{G<h;RT()cLnrh&mmp%Ej@+P+{@!sOo`RnfArw2d2`u;Evv)^8p<%+=iOOhqy#$x$g+5PnB-W$v#FRqo|vms9m
IXzmaA8Z&j;ap*TQf&B-a|L~zVQOJ46El7O_vxEoetu3RZ&Tiff%Yjsqcq$6(2u~s{Xp`7!$F9Nz~i+JoA}$6Ax7^@@~l%YW8u4=CJ%O`^ea6!$uSw4hyyVW
z%ar?3t`AV*jmRV^@&S}FSW(_BDhis^7@j;6X<-C{P!BfFpOU&R3gd$&g%8Dr@F37AWErbV?kaydS-kX7X-*^K$V)AOiPJxN}4ZOg$<}3N0~yA`iok{DM_9t
BrAu-o2?sC+#m>D+xT+2se>q1EB+{S#o-tfl_TP=sGd&WOZJSFR1xt@U+&7b-j_^IE<d}LRYcn0QV0K)_WQD2UDPw59kV`5PdN!yPlnabeAuGlQPYeC3|oy*
aFV({AbfZWIVO?iluIbAMES*S!d4J&uCV-LN~MPE94pFAh?i`L2)`V^;WWl@BNsEelVigC@OvijC#?hsM7%xA?rt-W#@%NoUNP1cg)%nPb+JkvvX=PbOj5~*
UAN^sz7(c}Q&i!O_h!;j=PGa)k18&8_F+89Y=%o^Vdl1Gn=6VY+b@nPUQ`J`l|p3laZqk*<5b!`X$>^(s%x9%o9xTFo_0<)eEFF@$A!_tuA{e~*|*eF3%itf
z*|l^>WM3`g&one&+JEPwrNK((Ur1IwousSlX?;l;7hsrtLfeTjZ76@$cMHccRBxhwM5=^brWU<#w?qdo|JF~;`G*qKuZlJF!gzo#@mxk{nBK<px2#^y%OD)
=ndC*cU6F~P5KwOoFV<C%IV_6AE)M3?{Lo8+7-GHz0uH(4HHKy<Y$aDt7pPPD*Z#EkFOc$z2jM4b~Q2>jLs@RNPWw2nog-6;5Lvz4%Hi}O>skCX`Y*H!>xnV
znyKSp;*_coG~5ctj~r<5pA4oAd`nKeZH_zQWA;$#gJ66-)FI))W%QglaO|LEucD0_UsAb_pPmu3urWqBlE|<p-PuV&c^t~#Fs0gQU^4riQKaXJA9w<Lwt(}
U~js+zrXwUgHM@Fzs;&8O1~Z3g}V3SMSWG3&VI)`qZzE5Qd9cp?8c44Yb&*{SuqXa*Gx3MZSt|J$@wGfo_7R+cTla$%O=gjrD3-H*2=<)4E+h@_e;{UHyc+e
;VvFN1U8P3TMNF^{3GUvz8nt*17ia|FJXYyQgbw8msu<jq;N0)SuRG0%Qe1a>439Ix3uH4^0aEyV-aCjVKjNCB?f$C2<||=76e5It2$rQ%T@`2IFWn623u)M
tbVuTb&uKXKo02nGEQDk2S7fWoEbsE#FrcB=xO2Riwe~Git$_?6fmLvp#_vP%B~(H>qW04J|24o$-;?s4@oC7pj*mnNBD`L!Mc)^VHA#VO5&z#3{twu98R@^
G2I0J#d)mgFHAb655>8Ue^OC1^lqYrSH1>?FY3ZWca<+U1=0G7i%7=&<fdFbwXYFk@Hzh5tPpT0#j&%oyz+I@ObCdke&rf%NOHujX2llE*t_=2YX{w-)=ykn
XbluK%?56ytu2G7<Dv_ZU?2q06(MmHkjK>;lR7QmJhDpw|Mvy8jyh+SIA>2zVh+3y!kef>RdLBbW5+e>NNT18>G3;r;=649oV%avqXjP=kOrm|J2o4gCIlYD
(uNi`Ews?lw@Ee9GgDV?vl)a%0la+JdL0cCmDrHpqoNvS9A8qSHHHn+aQ#c+5N{dT4v)shCHYaPRo56DRYnMdv`ZZbagGdZW?n8rxV5)oq?B4)sl}T8Ggwgr
Y~3(Sxf_FyX@lUlV=q2U(=)cWadsZ1ajoYYR)*ErEi%qtqya#BR#deRY9M(Q7Me3WtgRDHIBt{(3*_iKVJsr={hVAsKee@`hKZwl4s9IW8^(BOOI8$ePEzyA
?O%7@srAZoM}7|}lMNhl?QdUeAIUQVW+L8HBa06BVT%_MW=THE2J5RCF4n)`L(eSMMeyz{OXKS?g{VdgVn|nZQ?ww&=3O~Jvet0se!n?h$0o87Qb^5r=t7@u
p>IlYA!Sxwff%Wt5^v@;#Te1VV@1X@uH@orf=#Fwx-@es;zg%@(R$R;zQTUtEzs{<221sl3wL)+?IztMBXD(uj`4Tr_tRD}Eqi9J^otF6qJ9F%&=O#AQ8E6q
&9~zbrd#&*<;j+1%d!@n#TPm6y4)h|aOp6Wb^^F#-|jo96^52k$1r(d#`;7rt1S3~$wlM`<~)gCJg}BCAPa!!{{o!8S;^5({>78_iI1F`2A5!=Tpjl8^+j)U
DKsSoPDCOkKFr0VIip5fBJL^lh=|ZTP8}bIDNZ@ug0mcmdVQ?Vd@)Ey56tRba)=Do;3K6_-)^aAE^#{&>l=;R5q#N-T>Y2bxiFSXJk{J@`yipfZ@*Py#T`uR
yO!ohM<qB3M)j`8T}Nwck)fil3vbyur%^Nz&WHbQ7e_iHr%ew$COm{8=$fibGn6drYbT3V<dL-9uTJ}!>J%FvG_lKv!c<4P0JQRkwL^&-$nl2d$Z&RCxefyq
0I259Kd0f?*MbUW6RSn#KM*_@gXBQGEHT!Z1^hzI%R`B0WS;G^pfc$jDv2@Qjx!lJ9aCp{7-f~&Nf73eg(jQa=aIlZpFQ)2aQHqj%C_Ej#;FL@r<(b!4O}hM
VmvU(m8>MMR@s>pMOZJ8VL0Je4=t_X-5mAAfk##K=JS~Kq0xRHF_cGMueXN!V&iB-ZD@E$lz~@$cY2<i<Jw$a!1WWf=?pvHu=wBxZ_$oX>;x{WmF>^mV477_
XYf=tottocCs)_HwLvhkUSUc{gMB*(`KNLPiTa&Uh{HyN?$M?_5lu&60X5D^5J6}w5HWS>3FynNpsfC={ytRNL0kfwtDkpL-9RbJ=>Uu>&LYyzBYDYvH?A-e
$^FP=XtEB%Zre{2DUeFKczG2U*6vfxZ=!krvV@}OeHmn<yn5e-8KILXH^{Ou$pbYb>t8#^`DoKyIAr6(6c#4sjElZ85pD`B{^hVG4w(AMob3Qv@0%{b;2fMC
6&Vy1_=DR3q5rrK$u-8^KI2@Hd-;fc0{FJ6TWM3WZnarEQ`?4X*K@*_I<%EM-MQ4suPg>7n|s%Oyxs4V=)BunE{VolM_GrV$w82NEP$_{JW{>9YP5ZXqE`rr
*_z5Gd}emV7aF^R9{D81q63KfLVeKMbY+1m^c(%z)a%tn&Tg`NV~sJvFbbpO(a}PD_4alT(Blh07JmG?ci>&je1l9Kwy^2Zy*GOYzfzxW_vYnlWp+>VVBx0N
J&aKWb3wZG=_&3MhTnv4TbWrz;9WjSo*XUQ?S!8X0&g*IE9Bcrj$<aEs+c23)m4A^XaU=S={->ww!J;rw%xMLi8_0~Ks_eQ+!C<Wl;~QKYbi*y+4*vU=d~Ha
7ib?PkB=5!yERI_h0}6*9$}SqTI}w``F7ccu#iw#g*exFWUjFr^UAx~;!T(}&Oz^@#;SbAyUxt@7n08NWdAJ*?XUOHaZ-Nlzxv@v_=P#droX(yq?>=+o9@WJ
59Qyl98`S+z=Ym|xa@C^7AC=D3Lk%!le*IVKj&lkq8m2kB-sw83TtvjyhJ4DmY^9jQ`hx_9U2P9^n>t0^>&Gz%hP00p2I~&2Rkhb?qS~S8Rop7(jLJT!YlXC
4MQeB&bep8Q~);FRKk2tae|59D5akDRYU@Sv%xCqI7RQ8<{dCRu+qHiGhWQjVDRM8Alb)CFO73b^d(;;=x}i(;t)@(D}r<<`Hll+@Lvb2*8L-{CUbUlPxCQQ
_CQ|oM||+fRf?(3T&G{ReMuMyTVDqI+-_w+*0uVN<RNS8EeN+de)Oc>n?QMcx*hZ7ix4=@^PR8_zj?wl;akE-jMrmmasOa2pqOQZ*{#dsDir|8`|`qO4y1po
@Q!cx%Y|Fvacm#yR445g<<u8Lz9|%@O18y+mJ0`DWD*3q_~aiz4011%v$y@MIy(b~mqd5Wf{EI^85?c~U*KWC$#-5p!9-8`ZV&$6<P)#oktzqR8o2w-=lIYY
4$|9)F$r{vV`r^f3%jyd*&^yLJFN||Bb^o_pOSBR!Eu41@ixfNP4v68*+lea``5u^$;nMGB#v2MQC4nxK{1m0nDcSdb56#sFDMZ=J*QOM`k2#j({oP5tuIUx
ZhC9daO)>71vh<wl$;2;n>@O`^VHF<sE;M{Hoa&n%5U2C1n+eGATSOyvmgMkF2osKfLh}j7_Ou9VA~YPFPg!pK!}Fx!vi)LMzqq(W8CyPseScJ@o)E6kNA*~
6BobhN=2ujV1Rip@*gv*F@w~>8Id;1h%aQ{4ILZ2rkT6K@6e>RsyM+DAwmFHoE}BB7Yo1(4Q_jxYbZLxwq)J_es-<y{8(Cy<{H*w4zkj;rt~W-;1)BNEfn2P
Bzca8{m3g$FKg3@hT9re6>qQJRm`NSteVUMNva3~q_hGif+#HUGcq!L?|tB$QZg97vocnD8U&Qa1jdV}%SEN6TtO~7k9sk`VLKYdCu-$u)61+bo380JE}9^o
h);@32hE>jR^QqudSfW@u*M>2wX$==xDUw(27GGWkS#9+f_8B$J00s4<)22??1kiVodl%0{1qB2H-2EN4h}`zvLj_N_J4W3cQAdpz5N&-68cCz8W<hj!#79w
@(>q{h{6o8O2YShyTJAA9pvU-kG{$~ZuRJ4-nyTo?~A!BS`b_l!fSaKRNFV5@YeBxLO?KH`$TL@e<Jp2cp{^;U56q!)g|(vZbWX1MdY?NL~aT}sMEANR2hS*
P##rw$W0*!Y?<kS{=B=3Ra;;Dc-Vccmjy`XOCScT_Tf4_pQe1yzrsOt@I^CthZ*MhPn{C~!Ubnp00xe&=mdxD4sb9#9YTXWw+I~Ut8RGc_`(5%8L<N%Y)b<W
_Hidf7}lTz9@?j#+ln83ARuf(-YNkiC%^ad6=_4HoC=(8&PPvmQ<(K*;?8U%c{VZwxkyrv2%uF2L)nJ9A8bIhO!qFL)Kv`_p5EnHVx>WT8TrwQ0?OZ)3(-lz
7w^|sECHw?)aS$bqLLrWvK`6l_-ynA-yG=rYK5V-IPcF0dHu|oRTHDi`Ylmkxd>IG@5(7=k2GWeL%Rox<zJ9#MMbZaR0dg|ps<ChlR4}<XQ6D{3tUu8f*dcI
pTb@L6Ka|2<*Y*Y^F~wkY1Uj4o7!h`wAkH$`-_(ZH_RuT*p5uhPSDI${t(v)DMC;ZztbYcAgER=N4OIW>!SKYL-F5Ul-2pgNxfb+F6jp;Nio~}lJp1|nrD{9
=#CH_-r8Ixl$<1rJkeq+bd7T>A7Gk4cDlW)R{RH|G5$-W8vcP2iF`>y3;#`+jsN@+=VA#gmd5so`HSYr2Ak>O+n@GO;j=6USlOVOmqHt0==3k|zQa{K8^fMl
PqN?f0W9X(e`deGz`t=l&&H@>g_nEyMAqdV{(uj0eb2_P_a~VvcyM&@_jlAAELcCr-%cO>Y`pW}@#KE?`+xC3#ijj>>Ve}Y-^#2QML+xT$G^}Rck_&YN4p)l
I`a__yD#Z5yoX1{+JFW{H?KKQcLsyUStK}_<Xc9raZ#dPd=gdp?X!K2@DNSbSG^ZYV}&Bu@iFbs@iEs;m;6p5^{Jt<Go<&0%URVmf9g$st9Gxss6YhZAVhAT
M{P;nhc8;117_Ljnqp|QYxWd39}{t(l%d5Z;Gt(9U?g-kU`#l6%_m{{2ej@`#U5-xzjo-?jbDTmfRvn6!CKDiLjLYmTZ+t}dBKj4u?<>>=e5Wt_y>jxeW;qJ
^7w<M^&rDA&=$-uz5se~!LCHo2Ou;wA9b!9Kf#qf&^7XGad{7Pp-%Ugax==yNP6Y0tphZMD`<iBm}Va`bY`VLZ#r5ay`tjoA28DpD+iHG1t&n{i@v(?U&&Zr
!$iLMA$Y@uyS!YJ2~PA`B5gI6JsTt>$O`K~Il7sBcuLoUAF=U6iSk8)C1T>J=8nLDWqoa9#!%If+p*2N7vxaXYsMsJ8}iLzYD#%^faadei^cl~4WKW~<USL2
h}bcSsJjk)d~Vf;C+h_-mU`kPkf*h%EmyFKv(<$p<~55k-esD>&)z-!oUSPlfDPV1=gSKHL&rGp=4xK8(#+=8#@WPfoxI7+HxQpHYy(Hi9NmL41{lhhqKlC2
499ARA<WRKNPk}-v0q7kA^aF)L@5y?PLhjs<?dzHZ3U+e6E-zaYAl+CdL8oHcuuhsZCAB=2Ixgu&Kh?{2pZI5P>!DC7APq>5{ws89s)^!{FS6;CYGP^7m^p`
_&-Ho3ZcHeOH!BKsY}tg2H!G??fjf2w_$>XOvXgq@Uw9XI*789>=t&7m$9o~y7as*%ZuWyJJyItca!Vs`H~7<=ZN2a$oXQ0Un5L(WM*Rj50ZG&6k6V7(z@j>
Wl>582hCT3yU=M+7*@Aa_nFvniCKyJZzY#<pk6iX0m?o_9qZ{blo^%VM{M_LBj%8>Gly<@Z>)0`ubXy>6wh5K6*CgjA&ijG1~h()*E*GN#dM#QphZDVNB8c-
gkrBd428qIm&6)V1P?t*v4?hQF8*A?YVNpailRl!l6=Ij|FHZ-CyM9BI~iaB7Z-~DhdAcod|9ur@Is{RS#boZ3L%q@dD$u@B5+D}fT-<YeMO;eSr2?Ok^LQR
qGYCYJ)`ty`NQaypTYg)VV3-dk%Y5P;b7(5tck#A(s$huQ4WgPEOv}*b;H8g1ff$OIjO9-cS5k^Q^A+r`?j&;j$Jf!+Bkt2ci(B1EL--jhp@X_&sRyiCEu~v
K!%B6?rb_3K=$2Z+4x5<xT0~GOvc)Q30Ru+!kds8H)$p@Y4=&kl(O7UVKYn=mm7AAN!Fl%3$d7`M6(32`yhe3%ZT~}PkDu{sWfHZ(3T9kr6by~=oC}kp_4}o
p%N0M)DtZhew(}_L`eG1ay6)Z^KW<DTV|{5xQ=k#Wn8DlA$5z>;}i?_@kux)!^V)XauCUsaGx6jTih0Kz8*5oAx2$rdJ~5t?DP?Xb<m&=G4__FkT{M8J69bO
gXYO)I1;+!u$LG;y15c|4T5v9oaWtTtIA8}?>fUEPpuOX0%mf$tVyZqib2xEbFqoa8YQH@oSnBL{5Y$==bv$N<K+$8*^H1i>!B6>97}lGorovo1n~cEDA@iq
iu9nJm~ti0ZaBVWJ4t|*4Q=H^KPByS;*9=2UI_QL!_|<L@vY4zzHel5iz|Ec-e)7-$?Yw^Z!c{ZM=SaSXf7(;P6`z=i0KDRS)OcB;~V|^Cd+!r7H@fXBdbfQ
mw?_@z!idkn$l1bwBJ(1MDj>WDKkfJ(^ej4a@1G#3>R&^b_Vw=%5YASH=CppDoxq}N$B0sB?!aoW)(-)P&_ZsbX!=M|6Z5GvyrhO9pg)70{EuT2kngD^muSp
1LJ?zl2|<J<WAi%Ps2C^mgu}c=Zdi<#~rxqgHfvQQt+zZ07cc@!Ch{Duz_RO^@Ni5>tiN)ty+j~hm|P%i3U0-*HORi>H-~1!)o>9aw-mq4QE1fLE@CL$vXyU
$_D4}a)VJLqP*EnI6wc)Ibx%C0!Ku`#Hz*lx@s=G;}od_lk)5gHf-pJq{Pdp_ZcLIl#yA?U8+LFDl`=2Ko|rr7A?KN;wPA=_Ow`&2M4xVoU2+}GL2(g4R?FV
AupX>a=l;bQ4U(XFUd0xX*goIqlL>eNj}q(QoTX}KJ=m{&z0FfiqjI=KmhD{wRlgF(QrA>FWfsjm7w@J#dhGy4U%2Vddrsrwx~MCec|oGYtNMcG54Z(K>puL
h#O|PeS;o?hbY2-L5^FKnppd5CrB+nFG;R=Uv}ig4g6DG-b#~p>$5W5ZpuvSQ_^xS+81I>)i{F4qf}j34C~_E3=sfG>x+FnO~fwiFDHMh)=NoCTyS-UqB)gR
<6*)oR|JhaLl0&gCdzWj#tr@?pg{+yU}$u1loUbD#eBg7a1MwG$@Qx1ih?R~R+p(VOO;>C^&*FBR{mDim;#Qx#(h$Ax}0RUS|aYp8D*h1g}!(eo<8j!d2OS%
({&Cg7%wV<%NSo$)DivCPbMw>=X!y0Pc~+emN)<*P_i<msqZkS27R+)wJnHL<4LASA3wA)aDF3BT@qR$1guGuo!}od8CI*&pRC5E336N!r<PEF0EnM5o@vrc
n0f^#eJa>3%76+7e7?Fc47u08Nf3RZ(I))qWXR=^#7{wNdX#&PKLEbPq~U9W?^D(#7hJ5~V_H+qBAhc?BwU6+z9;^Yp!YlHBv*t@3GM*vpBGmR$^=9ST(ohK
Tvi{@m$H~uADp|Q_}akN73}e)GG)X_>9a!I30jpdkoyU;sfN?H$vG)0kZv88Su22TluM@xg<aMdpF2nV45FMi2n|!uUGeS*7BJXnv<1P^7i3~MTXn@&1|!<M
eyO|}lSxE-@&z_J0&8V2@SkyHNTFw82@m`t%d}$(9Sr^ZWdb2&D<9K^>?9lUkdeEC=$)@anBE0)fq?9o9cRoE^6YRna@)uxl`~DKM+5w+(R4cmkOrougBYmy
V(tLHU89>(7lLoW*r_8u5wg!>sIhl{OjRpNnh9eM`9WG-0Xx~U0dgK%+(HUdc?hI}E8HLpGh9Y#zRpOKJ}W=ub}Vm(&`zv0L4`o2(a=nJJahw1sK9K;^DwDj
YtFJ0o9C>p5wiVWQ2FvGG4j~HHdT2wLz%mbW=qXV@w}(5AfLNln3C4jctd5TdEvtoq^OOrB@>VnvjX3fY;8w(aO!3<p*w<hW=-EOL6k^6lNg3r93PWlf|2Fl
N+QLf%O@`7gZMVVwZZUhs@PVZzQ-1e-a6KZFidJgca`3fW3@?Sh#yOq!-O)SVQMg+02W7j>heRHSX=Rzr=Y*iJbkpRq2mDKtc+GIus%DR1G&c6?0-VBM6>#m
vZeB$gCEKT>t}iq6SdEiCyyqWfw!LX>>B|r=%XWNsT`Y(aaAra*T^}*uq*VH@+dbBYiiX_LW>7aU?<ChJmtJh6e!a$4WTU9RJ}q_2^NJ98c|qC66aN8^d5Zd
lJA51L%4WOyO6tcGsz0PsvdSI^tib|CC(_$NeF*YiZ^o9YbOY_iPLO;3hd0Lkn&M=+#*gzK<GTcK>o8hqO6s35F1<a=$lfR(>WD;<EO+|qvMsW@+k#O@zjg=
<&<1_ra18wdzOP5O9vgbqgptHRei$OoKv|h9!0-pPwLUpy@vc>0#hJE?TG)CGF;JHolEzmT_zqK)5&>3<1AMX$zcAtZMWpH<n#vBC7{zF5gvW%vN=-<=hkku
lD<-kY384}a26lACPR5Z6LKY`H1nbywHrQ8(x-JIulkcrZh5dWD9dfU<{P`L7PL~H=zX4q1xYL{hGp>TE9^7nNq$Gu&Voo)8Qy2|wvv9<N^~T+iO2^{Ex%Jr
NT(UoZPf*Iq&9^41}Q*;T4uNao0leDbAUnZEY1GWEO>7sTsU1Xu$aBNqxRLo;E4%U=ww=v|0|YNeFxHUw1{d8V*MNbH&ih@)u7MLmn(t(i8FNn<Ohy55fK$e
GX2xUbF+lZwK45Q6E{9S=5+%ycdA6#tq$fE_YgG&Tg-58u|(gI^FL4(M68+G<M~JedCYa^ns!I|I)UC<;y@^Aaf^!D`sgiB0R0O5-db`xI3)BTXy~U&cyImf
Fp4jhm2d|#11nj_)G$T=$SPLo;B&u`)**;G47Dt*Dn(@q!)&M}p-GO1Qf&kmFclp$wVNp38Pn4tPv?Hp`aY`1Cf|+P9|qUc-b@)`(yuFTS4!KJT?i@+G2Huj
xIZ<Ta`yjbDKcc#2?u{ccy(KwY9Pr`(G8Wwd;o{7-n7O9y8ub;2<u%Z5;IlERZ@<!n1Ecds$q*FpH?msLGcK?L7=e^6?*eh-$*V<diXaJfPCO0kPq~!KKRd$
VC3?@IVj3UB9q#{F6*tPrHc#bp>b=?&asPfkh~2O{<th#75Z5t9opc?E_vO<)bY;I)fJxdKJRh4DGrV_UeT>uQxZODSN1(+F@74Afi(_zq(PP15txo8G$i_%
XOC)pe00)E@T6s_4uoe&f|_crxC5s>Mn@dH45=t!rxK<$nirQRvtpQx1)3+o0(kL02=ulGHw;7n+3TG+f1|IYqT$#no}k#gwH#Ks4H~4%0kG(5g#Z-@J`5$C
MF8bFcESLu^SWqET(_2^=twreE;Cm*KGmrOR4e_JHi?`sfrGo5hKZH4p5#}zCAjjz#b2D`N*oUQlUxP)_;Q<=N@^cC%(cBCe|;xlMCCW8wIo>XU-sT&=Cepk
k%p?-v;^MFtSe7i9%Qv8`-d+J___6ay8Wc=02m_KUAyoOrFRSkzNH=!(&Q;J*{M0I%z0y&$%|Fw&INzM;e@4a)%jt<!jbG$(<ezK4V5kZQ<|Jt(E@PLsq5}@
R&lqgCUNMNG8tOiMEr30>N^97sNks79i}q)t<=0|6?DFyaYg}`Ks7{SPpw`n@bd|3q;zV$WZ=$hIazn;e;4N41?FhYz83sFS0B+jClpnMOMWU2CRTfgisNEI
7IBQRPMSJ6J4^Y3swjPV63)7_B7~V<y6~?AULg#r%^|hcg-%({2xo5dTAn{@b%0CCk~WzeP72J^(Ojdb=%F{DS1cd}zF2fiyK+h~nliB4zP)MIVR*zbl*h;0
F(JhOz1pM=H=?me3WitcjZKRcfh-Nc>07Af1M0|CqQ%II4}luTD{%a@qN{$}+<xpRDn{8xG&J0uQSOq5%T*-Ua`R2n?ZM#NtaIAcA~h^{ym3gW`{Wx*`xphX
Yf2@KHIuR`?%t832F$OiF4uEZCJZz;Vpw98LLn#u$>mH}zdx<4j^2T+(#1G6pZ7(bN`vSMAd9nxkCcZvTCD1N$Q?<@2(ioQ4GZF16n-`<;TL-3?Enj%AU}Rt
yICTuMmaChJJF=xvxWgO1(Qh<=5n;4$tZS&3C}Tuw-yKDz2Y!5brb_h>TFG7+DdnVQ`mfoTTTTaw4wr1@=?{ytJCt|Qd8Q*=d+WH&Fh#aniMdQ_b7#*%6h$H
F+@4H91LU4)!#9UNzK)B@5_okg8*9bZ~FJEhXk5G?!J0M3A6#p+ch06Kr+M^Qe8!JF|LBD#-|rWwaE3Mb6fR3ua}OoMW}T*^!3{}KkUI^2d`eDVETM-_vb05
mY`o>Khp8uQf^1y3ki$C;8~_-G}^TmLH}?{QFLUE67bRw*c}(z&nuIHC(6-+k@cEUjI~z}GfHB~f%B4*^3B^{;RjA~`@=Wi^Z$Z+&-Dk-18_-JWY33Kl`yEL
Jiv+=UTpPA%SQ<w3<l@pOwe8d_jEm#nsYwMu2jWSA;9U}f_$TR)t$f8^P5N>4HCpMEmRd{Q=ZlfpG*?N4%}S7-{sxd_IW)`vIrMAD*MgXdQpd|siKfy-jk4U
F=7>j$d07R0os^A%zOb85ah(jOZ@v8yXFaI9erdHx!xY+YyFHnOMQ{hL|1jhAGdNV6FMEK&#U-dKkN{}Txk?(vz4%$v&O1oBvebl!KGqw&X(!Ne8lD$^KIZI
>xv(n=)oHgGj?<dEsS5%da^h!lk>=0O)%G?;bOqPTC&C=(mW<?-QgYDN_f~wEA94tRRlfHZglOAa?L(O&g+amWq_A)pC3d*ya}|x5A#H9fLiUATEA$u9{b&O
siAM8hj2H#o6$~9@}LzzgI52nuF@^qo1kPheWVpRf@)f1`{F`nJlC+?ig@K>j9jZT{$gWiJ&mGChvrdw=hM>L!e`XK-zGQZ>mY|qrO_r-s)e;WVT41l9noaQ
k*j(i==Dx`9Q5wa*VRLDUR~quN$ZTJ$P7+7C`XSm`~U>52Kbkj;$jLYcuMhvoiW$#a|$h_u#2q})J;1CICt-;yd*7%g8q6+kGk>O*Lgxw3GqNKCeNI^u^*Br
gj_O5QF#U4`v%tH5O&uRIONYSKtcdFEdf6ni<>8ZZgg}4lkwu@yN;>&z(XzVzF@5(ulx@qzcypQFUzZ0b=k1u0u86zlVIW9q3+FR-B4*Wz6Ja8zS$tcNzX;L
n(Dh_ckbV`oy0H=_tS)mf6fwvmg9JmJ<GsYwy7{kBY)vAS6qEIr4Y>ajYQqn6crdfR~f76&_`*Y<&|CO3>xcH?4>>p4a;KzY4aItg3^W-)A*rOr+-WOk)Ite
zH-bJy8WINOAY+PqH}DpbN;{_G$pJ)g?AuN?-GUDc*l;g%-^c=Iv}?pi;~-TZ%={Ep3~_6gAQ6Wpey?Ab0VpXJ>9GR8T35`u#rw3G0ar(Z$#aU9{>oD9u&GH
-DgPk>_)clpBZN&IZm*njv?`w$a%`lmjbiqRFR=C3e26stz)C6#f=Z>+zFPX=9S@Tf&Nu=w**-5ALCFa7y&(TCc?>vz-IzcTTD4a5B=NMC4UrjnWKW~vW7$Q
bA9Rt5olkKO4Qs<CGwkX9>>RYlcpdqqZi&wy!uzgVlpHN`hB2IelP1Kz#^;f@o{~2)|4nDPzof3><0;|etUw8nT??~Y9N8pNItTnM4mk95iLmAw-?arLR^P@
_tqVk@3Sr!HxTjNeQ#i?<1*p|ed4d&t{7zm?QP2l7A8*^g6>Z8-FNQ87Acg&g70u73q=;E7pE7&E*ZrNp(z@}ETnh8>eJKpRaIIyny6{C2OO3V)^7HZrSjHx
fPPto<K0lto+T39z|`oE$xg>c>ldRq0Fzcf_8kD1qg}i0<+m-yg}06Vjqm4)qdj)2ClsKIN)<$0Q;bENb@e*MY(67{2HHM`!LAyN5EyUWAVP0-B3i$Q((36C
QPi1oMyzt{47)c9GolB!&<pE$rF_RWXSI}|%mw9<4l4fXoG^|@b#qP+C)fi$!fCFk%{@MrnPQ7}mQ`PL9aVO{X}+vcluyvt`g3O>&v4|p_MglFtslCAFfou9
jy9vzF2+W(rBm36tsX!tB^-+^+Vw?^lBY}D&NAt$_B>F<cC>aBzNjUw=0zX%Xki$i@K8M}2+sk-^!`FZ5r(qT)H_mKmA6RpA$vv&f_6tZqnqif4t-#8KHaRi
e2+)}?-EY~8o|5?9afKUr}hah5bCNQ2fWGMg52$qj3bRO_cxJD3w~yrpQpbgr%Se-gz`yrjAQ@ZhM4)DA@T4`2X-^0mTK5gjxMzu4PT{NZ`EWVd0>Co<V^ij
fzHijXe_i4<G&yxKa9K-M5s}b>hte;kYNJ@*c%s+P7G5;<r9blI6g*Ziw^U?m{t%OLMNzdC*0q<<xve%fbUuL+hsj7e$ob~Z6%R-f?laXRkC=;W<sY@CuE~}
DN~`4l;(tD@IF0xJki29Lt6N?Es7&Kj7eRt!FCuw5XFI^w#-So0%G>RyjH8~#oqMx=0cO<HlWth+r7xx6<^c>po!%R=#_)(%t)!L`>MTff-z04I-+(Zy3jqO
4X62hhZ(Imw2neKF_|ef?95hjwk*s4uePt@Zrez*{VN#nIcq?M7|F?Gvs9R~vZG}5V#_|3GTuEj4+)8ogfR(f3DT0D*YCH#u3J_81(1@H+1ax(MK&7!QC(eK
ed|_eJ75zlHt%3R#l{!+UMq?7brxiq;w`>aD(R1<&dtY08+1W0@SXlT*hReJ8IB@>((&Z$Gcrk8r<4Nm(~4ic;NFvL8Y}e~6aSOko{l<5DYcT}$nJ0>T7ARQ
k?y>=n=_w8`-W_zmfVp4j)TstDX-g9%m1t7yJoeUb*4|Xb7u#d>&d$(Gtk3cg;}0-RQ&K9@~pJxP*;#!HIdf!UTtQ8oBW{Cw)658(&1@tDkm3cbbqLJFg>K7
%i7w?iY&6$ac7e3GgzL`*dByPAUWV6Os)%hrCwIjrK?!1!o0+hZfKG@V}tOAn&c3t6mPr?tY`q5h|K2vex*ALRV-2T!X<Qvm)`Tc_n-e8c|FzwVKgQ$5f^Eh
ErzoYI3Z+)XDt<&3$-%q2#12fddIh_X?U6CuUBgDAi1Mp9-Alne@s*Szs;%V2lFL0ewT_Ccm7XEzstYf$G<)QE`F1hVu{ZR1z9f3$t1mN=V(r8RwI2Xdk?+L
-H87WJs+P70w1om8sG(O2k!hZYBP1cFI?s$x~gU`@hu>Ks8vaEz=alw$|09#K+VNsT9O~f*t!T5Nm3uoup`9m&JRI(42ThqKt22-W>a!}?NZebTLef`=x*+B
#G>m3jdO#7Ko!p=$RpBnF;oBnhCV=X{zD}3nBa?dS{_mVSN`mIN25@c%WAb^ojnxLDKP@^c-v_rE^~Yw?u~}jxDgD19vRJXg#y--db@Ue_r}y-T1HN03TyR(
c-^TdDyRPExDjsB$bBMjjP~fo6bwxqWG_W<+ZdOU9*3}*9iCs)jF16>%Eq<?USezE8DT=oc#(3OW0f!WBma~O2>2;V#_!v-v#aI3msQM9=HaxyGVYW9X?s1l
;~{t-XYM!e#*)vlK7uCexVbiV_OdElcgcd)0`xT|Nr>;OvIuja2WD4<j{c9o#6W}M1&T9J=3><7VMfIH3qGJcl(Ta%0;3MAfs1!t34mP!&B1LdKD8}zQAOTe
;3j?K585VLRBz;!<f8Lxw<E)Y-v$rJO6N#ZG&LI!!Honj2f+ruE~FHAF>;|NbYn)CvxTBFO$8FkoRGKo+vicPK3Q5sx@I<<>e37Luoi`iJli0CVjh7<m3N%L
XG-ZKl4d=3xvJTmQFxr$**n5R#rP1=*B}A<4AdrQe`e#PR|O$E@Fm+Viq2&t!7pai96xQX3jXV-pUhvGTF&&s&d2|Cp#Jf1pQn3wKkV`Ug>dRrS~P&}cQgW9
Fulv-Q#tDlT2$N`g~*qEIghwh%9@gxk+#*!g*Dn628&r%dlkWKO#Q{nR*3-dLcB<vx)jgH7`P;LkO=?9d2(Y+6Nn&v$c2xRqZLYZcLLR+SPApNo~J(4;KWWG
X_`Wom*u>uYLEfin2&iuafO^<v7pOe5H2+(6A}6e#i=bUu}Fv`Bx~wxY*ruY#V0Q%EGc(_9SY${a=Nf39rG!zAs3Os98nUUo}jiOY36LcnN5;$p4vcK5+7<#
K!?tjcQ?k;D5oCoQSxvvoa^1!yYyvM6Co9aOIWLoNs2I2-2Dnnu<(|D!jS|ic5PHQgY1b*gQJ+g7SSBXt(MInOj6cDMPDrD=cGQUhA~auSVG(8B`5XyBjkiO
5?6um9F%XP0ltphkV4DGjI-9rQ=>tt+?koXoCANFKSz7$Ut_i?5Rvcwag2vHcdn8i(zl$F@3E+FL3@YPw||giu~k@1E&o-Ft$hTF+>|b8=Tkg6-)50CoF2Y@
`|1cWfWRr!fC=$AEj~6opueoo4P)xy$P{hR%2;m=Ib(giJi^6Xp5U{2$@4wR6^D~3C_nZC<aM=D%4Ol+C~MG%s-APZA{S7+At@3svP<?_vvbai#-$Pd_3-u4
7(PxqxNpkS=r>4GV%yZm&g8v8I#@(9(n-+1<Mr>a&W=xy06`xDTe5Yjrv9*sLCNC|>(`EZfWr&m;KHF|2EbRJlD<=0H8%Ah{U<f)v)cvutl?9U$xopnH#37U
%f9d#jy}`RwwtCYFW>xr!u^%tY6~?RYK=XF1U)2G%)RC{0<Rlo8(#gPZjXa~V<Q<%g)}P;pX!v?_s3_HDSSAzhX0;t+*6n=8cKjJ>FUr~v#!@X*h6a2Xc*8`
raRg^Ze5mjblUb0HP8|njUsqK*XVHxk8Uj#pnXpfLWaE2lcrLwGF&VgI!Ly4Ai&pF5nvx<3Cm&OX@bdwsxrS*AW|^8Og1nK4^}K-qOXJF)JBoRO~3;k?0fu=
T?6KwM5JlMF%Ja&sh{!aDCa6h!SyP&-A&fm&X&t?`Jh;C80XfA7ChxMN*3b6AkKb&cXDdBytA|8lV63|VZZlRip)8s_4r+H&wM`m6^Wt!NDo;Jt)Lq|yNmTk
8(2rI$J<5Bko$hCm0fh1=Dp;QtxmY#g3Gr{%f9bj@Oi9u65hu4GclnFKR^`VR&)j7yWo>kQQ&@{aE0{VMh=6dbY1bk55%72%=zDEGh$;Tifkr>#D4HLcD~q+
uW@WhBJo4$=aiq9w+6V&qL#Z8iG$n#g%7WaNL5odMt@ecs-C0h^1?inqG90G&}zAJ=I|RjU=^hX9ViF<4I!P)0Xo(9M^I7emgm_y?RM$J)kd6uL8U=oL2cHm
`MhXK&*|hhLxA$Zz+~Z*Lw&<2rY!T`8@SbD{Ia~C{_z-UXB_739XEPPcoFkBv%G{!u4Stt&=U3!NfgW$Xjm3tSNdHzpqyppb=CXG2V{F`O{a<!&2^2)HgJTt
^m=Ff2M?qf!HbXSkiUTzxWpM8m&Ry=gcWIi^Sph@d2OMRQroo}rQ<xo=Ph+<EVDUax{R((7qrdBAFxP@1bK=Fxsn}8n_kOcjnHd<V?i_Tv|IsQDIg_uMaG~1
BJx{&6QbW2mjUwqYp(mSDUjlq8(%-~H`j0w>T0p*nVVr#VpwmbIkE4&?G;~=qeH|~gJ>D%sEz;YE~)~?6OSEc(<tO^_Mis_hfgYQbR^D;nM*GyhjrNpG58hT
x)brB8JEd~f@JAC@x*j<5V0^#H|8UX+R7A$JDyH{rdZoFfR40AWo*Tx#U0&6LUN`@G<9!w^TBAsAh#ci7OgIo=S;GHgTn&2Bfqe?hh5ROP*BD$j_|?c?l_bV
d_b&s#2sW4IB|tau)}{vLz!jaJv!;bh*(H?3Q0Yv?4S`3NzCv>?8ESo8y>Z-m2FBh7lBotDVzd(+13PGtO8sN6E7@Sa65sbQaM3m2v>}=yx(>9t4Zg*9*So4
y6f&a*&Q+3EI8V2C0cg3M$p2cijBaucr6XhJK+|=bAffLNhGxY2kf$R+z4GXFkSb!>QUE2&6ue4nHw}Zwqd|+ic*4Jc@rUH)iw65#Fmu1Wx&-5`KGB-Cn!c-
aqGmPkB7n%O0|kw?c_!hBkmZk<)@z#=h_KuVz;w|*ZJL3{o>vu?jCCQ)87<0cM7B&W({ebSg`DNCv5`ASN3I=jw`yv0nWd5=U!g5j&S~PXKu&!>?$@Q#4vC+
2N=nvbO%+iwI;Tf^VrE{9#U%Lvp@=l=Bu3BF^aV}FOtv@v9>|`E|@%0LR|YSNztbtfApp^%PfT7W5F<{NR;k%W<f*#Stn9`k6iL*gS>BelTZ!De2!pFakmrv
x4(*86AX^rg!7o3`Xd#bidLoY>y@<cF#~PN$<%YA9FxoH0e_Wg$hV%ed{%5*V^5>~n5db~7am`m@1t>#@cz>AkZwHjV_wPuIT+c^%y;GnI0rifUOj>yw%+(O
=${-98s;u%KRvzZe7Pv57ZgmfTBO3X<x9!F4o#2{Gq^%XSMdE?qu(RaHfA70jh(?pBNL!9JzJj*J@ZuFvhviRL1i*6Iah5*JZl>YsN71w+#c)_2|3rqwmr3J
C;5No#aTyL-&1mid&(A*lfBFeuCPjpXkZzS%z0LSW*r=a&WT+87#=AaYNf5u9S|<*2H@N0ee678a2jK!;@4G{c>W_*a^T0e+~&BQb5zbAiO?;DZkdN^A0!u#
^9(4l*qUtCKAlke6Y^3`WE9}jF%_{2Cu%deq0Ih{{;`%Xgao)+(Y{c4`@iY8`F4D<V5}g=dOXf?gZlgI*2*=P0Y^4}{~feGs_pYAQiN7-Z=*{`8mp=wPf|R(
R4(6a4b-MBiRZL^CXC%dJa(<X+K8i6`q*=56%mM5SoFp9qGEt5_K7i=w&Y8u{LUhi2Imvv)ih$;lvBCRXhCH<Bm2i!>#{NCQh7yNo?}|X>LIe7#niK|7c+|A
x}Y1aaLSt7vb<?L-tb4xU$8vGB`OX%);7^iacj$AI0ACcH0g~eMgyT@)+P+}Lo|l)P6((0-AuVl@u1xlO&i?B&jsfYt^&gCjZK*O6vjxa?|%=wn!9yR^DH<K
+NV*kHKFO`bKvgB5MO>Sd3%HpggMZB_Nae?6iL#Q0pAe_kk4O&SRX^Sr}jtQOau!w+ZtuiJr_=h@p}pbjoZ_K`A61Ne~!>Fvx|<e7CKX2z7R~6UfZ@0hYUor
N`19)Pl;d=E}}#Tn}yZse8I#!WDCamP&w+n5^QCh)j;p{TjzPZKg+Y4!axkG+%uW{#o)PWw>>_##J8Rm6<IgdROijWf&5t)vM<2*cxY{{Q+|8Nq55Z@B28O2
F=VAn<Ac4&sXU%`^U1BwPQ2xzuzKOiKB7vO1t_M>Trs$wVo)T;JYo9^K}7bTWM0zNT58KK3hRLJx1GHGmA@8gQH{FYIQ&RRfMDTOeE2$V)ZuyOx%2dF#KWP!
{ktI3Zcy2?xVHNTYrAjN7AguqS8ei5@@;RAR0sas)+l+L3difecXAtLqaIl_>BhGPgKdqbQ6R!xuD`plm6;Zh1r>-FE2B`fR4)m<SM^FK#8<qD;Z*uv@pI`k
tH-Eb%ACfvYC|^a;bEMxjQ(d;+aN-0JELZUO~byN+s4KhsVNiba{C4&Pt+^xQfVxz(GR}pXxh#IGV)Dg{R#T2uF}s?y8Xj&lMvVfU9-Pgj`cAIiS01xI&1^~
kS<jCx^YncZGs3&mMt-GV6yw*69E6%pTpO_WcqW0_mJO}s~L1<a7o>Fr@y@X{=0NP>(1!Nc4@zTNDfkuz@SMjbSxY8EnY0jMlH#)=)7Cij9al#HqJ+4MB2y$
lOYV^BRXeDj}$}77#UB%lOG3o6URG9(i0E8EbB_iq<w=I!B`H}C9A8?c(0J{Ip^n90ay-Zs|3JUErDMe0KfpTQD;q^=5#LEc0&CUNYIP>76eC9=6J}6Q}NR>
M4IhxW6Cf{Hbh7;wt&4vAh$F_;~j!ac8r^0rrc*ui^jSXUhPFKH~>ZpPbM;${BVwd9vV9HcM58Lo)&uo_P5xKN$7zj?IlOls;-l2F`YKSakZyWZggrFU})oP
HO9YynU~%O?^gi8&4Ee(AsWdJg!r;-Oo@0Kpj%lpE_@<*JbWnFG_VtJ^+bgf<jT=4rQ+O1(S{S|uaZE`aJz6Ys2oMJwmXP*COc(aGdZ7_Z>5;=ZZv@%8*X;*
G4>kQ0*`I05;#~pu8ethyzr9{6oh9paozUdEE?{Q6ytQcY2$K<(s;kaTln#flrtZZ|4sKh2j2sjiQCbS!;o~|WXt0L6u^_HB%(2+VdJk`QCTdwTPD}`hZEiU
^NjcZ$U~^fbGaAZ199Z7D;%ag3u=i@bu5{B)y{CUKt><z1sBj7@K+ecz^`!Xds)sGE3=g~;t~+$-F32)Q(enl2j&B^G}Za%$5yqk{ORItO`7G^(XVp9&RaGe
*H@H!+C0Y$FE*!8%Ry&G;Ide95DXnJ;E|(yF$5nSa2!%ys>`n-kDnJ!U>@J=3QZC2)8H`S@$Z^Ws^_a6Fy!m5C?@ObQSL2qFl>%g+8U&!th>6vgFbkGAD=N;
Kx|6J+fA0@__0FBcq#-m-Vt;Ig9@593>p+iOSSp1L`#c_NZ`PogokpMH?e0D<pPc1&T?5-6*}~Rwd&XTEKVM%>qKLFn)Ug-@<Mzhs;2`8&qUWfGdMR2aHp6T
l4bfgbpb;kO@->@4WfkJBd&weqZ?zCHXRZ9c`+rJLLVWrl)r%ZZg|-h%VJ(4oF<)2E@o9(n;ko2cXU&dKSDG4e5@C@oKSu4Ft1*V7@Hro=LDBkK*E@lDg!T3
>Oj!z(D<Bm;L4cPVAeTb78f6}$(yqZ#UGoZl<$^)n=UShe6qg!LwVUuBajM&OPu}J+oSQzzZrx1_~chalw5}2^=VJ!_>%qJ^F6VCzTHdaP*G+La%dI$CQGsX
n#1}&PtHt{!&z0>Al0tumH7LfRD_?QdO57m)rP!g=C|I-&xbUwggYi?rSXVH2FQ!;g>gk|3zM_$q2k7%(&GEyKU{qOdt3a6hfDu}!Z6Rj|L%d}Yu9#(e0;<M
(t14bVDs0m{X&rTaCz<lZ-5UJhZ2__*d6l`k4PVkTs{6ZbR}pW7~#p6i}}s0ynEoe3of<)oV(;Lbk-8vG?3YgnHPnENJZ-;l!Aft+B6hU!l!CzqTEwMy+0Iy
c6DJtE*krBRn5VDd3Dh<`vh$uDG-hG#gs09k*&_`_I(?zW)>Us5t^pm^8&wJtj%fHoN37QXu5r^)(KT^)d1EjR_M{I<D<VH{X9PW^=M2G_2)egmVUEbToA__
^l4L?Jufk*H)D%XBDf0#(oPdfeyl{FNJuGJg3imUqCQ~HCw)&aOiqzxM&z1cwQ<g(u_-b(+bY>)5QD%VJ4IY8Wn!mo8t8CsA6{kiH#YZ;*`A*g6z^g|z@kfz
XHOJQ4$zt@ERU1AujXO6`|V=MxwY|&6dcnZ>NH#}@4fAx0|Y1&*oP<IQ1Nfb{ex_tAD(2S5{;hw*t#yc0%<4#;^=2`>`l|Gw>09lLi}4w*{Ppo!{?)3b2F<}
X*S&d_feL7W5lLs`bn8yOqtV{<Cm{~8=t-WEy!lg>F3Y`$nE&5T%im2>gB69FMk`qc=P7$?D+K&xn$8Eew>03ZdOTpxH8+<`Fd3zEtg~j9aDUSe13B(A8<>B
&mB3Gc_agygW5&xwLHc@;_n}mNE9(i`Y?jy&WIK3XFDh5@^Z|Hjg}-bR(e!?->b_#k`g!{S(FeO<5vW(M;2w?>M9N1V;)2Dd(dSXZLJV|Pln+In^ndfSmO4^
%*&g%M<*{{9iDzL+UUcR*T22u4{u(-HS>h+n(hh;ZppkbLw!fBovz8@z$=;5no%?^ew|qdNL}%m8bK)QPt|f!_nLAgIVaQ04^KX8W4??}et$ha``f#t!=I%o
`;e2ijx1>sLz{@MUxD<bpDYGIa-ud}@hI{e1R`zAhAJ1(pFp$NJj)DQ46?2s2>zgHNJ<*QCGj*+o5<+9y}s|V?xaJWq7K8;IrFRgS#y__GoB67Sd+<H`n{n@
mLlO?d4A4Y@_T_jcz2gRo*ceD8vOn6)$d0hWAImP3&rxvw1`3ox&oEuyMHtb_k<CeYx{>$2#*VA?zAth;rI7qNo{&d^osna5#_g#7)ovQ=J@5&DRyA-TVwjI
tb8o*8T^W|G-GVWx1fI5m{C97CJ}*>nQF)D-QmfvoK+WouCJ||J(Y?}wOkK=d{yg}N5A~?<{jtUEiX+)tH-`naxpDGN<K#wCXvv~>JFI%`B-8e<l60fjp}`M
ba+Bz`58;H4?0U)pDUuZ^!~o5QFeds(I3cONPk@-jiLWdy|90Np)^P*tT#U+|0Y+LfZ~v}0RZzKo)iLqmrQ3*a@m6M(<PZs{%__~L%*!bJ2P5e{Nb`EC%3jd
?t5Ox$Rc}THkMM(RV)&r5MW%;xRhMl5Owm=WwvGMu72nJ8Z<^T!wLT{W>C&WJV)d*F=s@`nlAgrZJ18+Km7Qe?YT3JsXAZOtTo!{6W!UBAmcz__z-;EdCkGP
+LEO5y^x}Ch{lR_;=*idM)@yE_E^UGvdQW)v1Dx)MxtUURxXg*7``<D){AM=vdeg#Yd+(Cf`r;T*oYeZ1&ht-k4VGwaAT8IMJg|3zkFSa^PdoJboB1ZHRun1
kXLyi|K@f<4nB)^GNNIBly+ucyt^DpjO}^^fy!BX*uUn%wTcz6Kh#&vAgC;Qc$2c|&2jBOjBYE-Ju>~%V}V7~C%+HK2I(ciAh0${JNu)X{>ENy&~1IQuy0n^
<n~^}HE*Fy4dMO|lD)oK>99z@u9JIy_gHJQPHcB;O!Ac8@Is{Sp_`<&T6sJvNwVBQad+W;GOg@iuIr2bgewel0HpL(o`E=$p6S(^YMHC3I=azFbC9_~_8g)=
#`D^*&^br7#><cx`dS^ERu`)wmL-F`@sZ*zMxFf?g$Q?aXP^016Bb@J!DJHPkp|67$JBjxgVB#VHk73~`kGNvW1}@pUp&V?sqSb@@`Rh9s)+|hmNouqkIN%0
hhPIa;4pCh#?gWCPDVRkh}&X0@kHip#=(=Z!2o>|IXTBN>vwff)6m;70~<AzLPncE@3Bl#O|TsEp)iL%c`c71v8{4Bu6q=UC%@fIg)xH1c9XO7@fL<MXaeno
ybXrmoWWGNq-{Gp<Fn6XBDFBpzHe-s(Y`UKW73&Q{AF)IR*oId^fFlJWdASC-c#$<HXXueIYV^B;$iKN;M=8mnVBz?_Ed<TT(7(<D!R7rqsje=JN8W6(TzOP
yr|9inmX~rt?s~{Y<04U;bbxh*H}Dh?zil*^7RGBP%}3Dq`Ioj$#-Z@A-nX2TrNV@C5`#fXcxNT8t8oXd_Tp&x*miZlAeH-Nn$Hu$^2^HNkGHqIS}aJ%BQK%
@{%w8<Q8N@ZpL$bR{P=e(>!_F`^TcHd109@*{0xfet_=Dk3(wC$h8zDq;+g4e{JhNQ;lE9EkM<rQ#j<xHoyV6TiQFr+T+npX<+lrH46hR&1!?BzNTGO(=kvA
hH@hny0dsa3=%z}45>Xm@cX9O$c|gpu$2m54Sj=tWd3cuwLLTgtQ&yb*JS>5m_Ex1ppeN)+4^dDRcf4Q0R|3I+dmGZ$v+O*(1{TZ(SU_cuHVZ0t)48BKR5$f
K=|f8d6ta1LsdP#T@d%-PIm{hKQ?hJ^`H6WUyN~DeJo}5ixmH5N%O}hrAsB>VMZzGfHrGq=QHaM4BD5hr2^=W-A~1G<T+=f&Th1oBTK8glsPgxmp!kw-GnV$
!i)^}>@&aV>Wh(M^PQ=W#mSlEEPovj80-2oT6Xm%^ihpZ&C*kEOYe|Lb3=<BJ4zGnH0n(Ej&d&8=A4p^p~fkt>AozM2c-XsT5QrBx}MH`*gc>ZtL`ki7ZkT?
17fI3bKG|AU0$t;tLiO&U@2>E5Q}NcoalEsPqNrWJ7Z@wMz9JN4kP8dsno6t8_*RXW|iTWoQ-X>JNq*D%<{#vCQKu>nLErEe)FR??prY_o7<6h8XMNq$O4!r
R=Hbr<c)_nvlY%k!`Z`6scUVIkIJfaI(lM+J;hU577E$*;&!`~y<JvJXBLQ5(eQ;1T{DwzU|}NL=zLwx=<qcwjqu;I*wImJ3KVG8r$_(K>6;Un7w4rqQ?JX}
&HuifZIP{D(Bf&nC+@u|akkwqNxPGSvo~GOZ<<uyL{ldOJ&`T~Mwsr9x5uAsGannK^`@FFuHfbKhuRX;$@#`?vs9(4oHxudVe~qi(fP6)n%6N6yN@x~mfX=r
j?=7#4D*<OPp|asBKM5mId8+%w9oE0%$~@{JdX7tU`NvswdQrf`QDiT9Qa3N{?Hpd_}&9^nj4qgtl=2920Lt6WJBVWN5(On8n%Q~>P9X(zJ%w1)rYYmZkG!R
_aLVgBa}rg=uINW8s7o5Y>uhV?J3POsGSF_!+4gq4>paT$Hv1Fhv6GsY9#b$ni8`!^IZ+|yIz*dvV7XeWih`!xH85!%tV+6h$H5K9YaYBY>VC%w?Dgg|ILWb
FIv=l+)Nh4YQVl;{vq>w*`p#VQpPUdz2+;Q-CcT)J{M3#1E?oj)XS@eTq~&d!;|J3O2bSGm)};o7a0R9Ca4`rkBq7w$bxI=S9Rs6zNW*eu`^5=x6M*HX$%uE
ldS5JJ@8{@%sLf!>0rN4j?mZ-YH4tFR!F59`(<^#y<?_3dKK^|dK652{6DC|fqPT(*`9PlS3Davd!}nG_u1ALU<i!}<4T-t4YN0ht=YL*pY&;?nG>j*y?OxU
L3eNrleJ!Gfj-&%VlyiY*lK{BYPI=+fp<f@K~Qz%Xrtp9Fn`*0bo%>SBpiEaWXv3rlJ3}hx!%y#!Hsn~+igsnU2*Ocpe)@19PZMHZyd?;HcFF|SBPxE!+|g4
+-3`iZ*n4V`HC^11V9U%PuotRp##syJUchT=Wr~IOqo{F6%!8DY#8;%kf-rDj|)pLs62{B1$K7Q&)!{PU)wlzEf{@?ykPEB%of<^FIi`;x`@S1yv_64RneCa
Df$R+N?`K1(MkG)ZN8e!c^|j}&%ddbM=WPHI><=a$fMR|hk|QrB&c23RVN<YCh|*oGvWtw!kY$*f2&i0dLK;C*B_NRY=;hYav&b?*?0I<<mu_?3+yyHLnrBH
cAOE~(%4*IGHwI67cHRG(2034lSo!k3-mzFEzMY@8AOep!-OV}MvAGaQp}3wT!2)_8>x3Ee;Pm*Kma^6nK8J_i<SG+9PNu)h!s%W+0vM0l<46R=z;T@k*)|w
0QBzNYF3>)HgtS5FY4loP7clbM$$Vnd-}qHT1~0rH}97O<hQT{LaNE{J~$^&d>od;FnB!Nq)Q32&<SvOX{L|c&u<OT4nAu)3x*|MXWUU&5k4#0*9XX#&hpf7
Tby`a&RkEVq(}wtph~cA>`oH3&XR(}*Vf|8cQ*RrFhFq}3X0?X;j!rw0DpVEy}iBX4)aGgu77h$C?_!SH;A7ur(TW&*uZ(Ru89X18yG-6x4Z`}OFCsRn0_f4
6xT@afS0)Y5oyig+4z^^cc*9CtmpnsJ}el4X0f+?Y0Wy#b2nQwlDx(U;Ib56mHC293-jaRW5Z6g0zDB5lVnbi{EwvsBLxh}zn}ho_-g#-??><6{eEIc%eL$7
y*W132)YD2MJ=lw86M=08F@=C3Zd}@s4OQt3t=48cpT&}D25Y8H|(!j!6OE2{M?ucRqYyuJTlTIwCMR?{egmWj6&X)>ze10NnUc!Il*~SG(&PVH*%C5CO#i9
znsQ~T86MTJ~JW<iqWqZD|t{`bo#f$cb+tT>x2o@P>H$(5>wS4DpY$D;uE4VInu?53UMZQSe^fTd-M{*^6TL-cmLl5G12aE;QiA^hXNiEIf|lwWs_5B$?X7e
aE^@*uDrl~&<<IY3Q-H79c|G#tbL77qe|0~8jCn*FcBg&))z*JW(fiWlH#hUYMY>`YC?SByQ7zH-u(<1&xa>3-kkk*d^XnaLcEfo0q1<LwXDDZf@bhRxnTbh
v0nloOPnAI4&ilFxL>Z=Ny)x~DYwxa;MvYB5>ZMvG_tag4y}`TGzVg@vd9qv7vLj+fHgU^B&vjv@uU8nzcPbNlYVmgo?-w8i6`=i7omu#%kJaevb6Y3xrl26
j-1o(sGh#LJg#rntMmwt!<NtP%&9(%g3;9E@n!b#8`}OwKN{&WfA%d<r>v)4Z+x>}y}6`)Abn9Z<%XBydXZ!i5hivK(TzP3^YkaDV#QGR$;=`dpB&I=no|OM
KyB6Rl)<@>t6__zT6MHe>J1w63RaIz%%g(=bt(hDS|FQ`z52wGD^`B!Fkc}PCO7aiT@}l7f_jP(LX-jPx?!Da)`xVLVk9R-zTs>YU8wVFI-Pks0DxV`@)QzV
p@5mih_7obN!^ol3sg9R?@Cd|qHcI!!a}&<lM4J@D*7biHd1*R>}Vt+*nF#%=pxy<%v;tqTwNATAH10!1hdR}iB}>8?rNb2yJBi3k`u;jz7E#6z2pVAp%6@L
xU;f_Tb!$^ghH@e7O5zWXty2VNN)5m7af7EnCD(wd|e=Hns#E6f~s!ZgcNmo>oLq<l;O4^kFu^Og|7NrwDf|SOrhoG5o32*`#>+})$p3Yf!KIkp@d=Dy;=58
Qk&~~-K;6_4I8AFNDoiapo(Y)E0D~eTkN~!izlc2y0Ke&-?=*N?!r2Y43e7qC>Kjt>smX*&Xme-Y@CqEpEPVY<>iXcA|w>+rWEUpnrdcG=M47>V&Tb}D6D`m
aE{F+R|{s$CAv}{t!e9diQp2zFdoJ9Cce8S#5!(f-XTrKPY_ODlf#h^(Y*mg!t?!Ekr5<ho0`%KvkAVX1@wQ*7CX#X-_BGX_!t+l8|NUgpT}53?ds??V~%DS
xKl=pK7@6VrQCK;#r2WQF^!~$8FfFKl{01mLGwDxTo%>LoIaI!BG{1P?5F(16gUCBiEY!Io3$W<I&RoVipxCkv)E~4TH`1~`N^%tnfwbGk*pAT(SRy}%}t}H
s~Pj7*w9ccsB36hmEpO0(Wf%V$4N8h7<1iab_AsZ(FC-*7?bu0bZ+$S$6kyIa>m8Ps&6)s>qXtpw`msY7^+d{6;Oz9vN`TGo?kx*sQC!n$Nb7~8zf=qOdh|7
svK9%n6?hA4!NPLYTpwiNFe<Qu}c^>z9QA{o%1DdjZsgiicXw{8zwKCk5Qj-%R@#qW+WmCP1{w5kK87^JPOHANor5NdL<dI3$(U%9?e>94<@0DOEFlvDK&y3
p17HgG~HXx6v7lOh%SmoCk*7#^e;YL{fe4t_wT`$nufON)d>5uWX~F1iZ1oi)vXsNJ#N)>s&Mkb@b(4yFRTH^_5>Y(Y6enTwgYG5l6V=#?+gah+IEuKR-amt
Vy$6z9pQnJ{Rslf7qR9)WijuI=O|?2*{CB<ah*v8`P4&OYpo2~detfB5|4G`9i76%JNq*1Iel5qOAc*-)#7JduNqF`L#^lB?0kuXIQZnf9=8PXe}fCo_{4{E
UY@LPZ1gA~Ib`t%R-Csk8YRKWt$kWxEhctxk@31!Cz8iQ&r>(mO}T~SowV&hrUm#+iz3(tDRCeJ=&vpWffl=*t()t#jU#D=L_QD(*`?NE$QIwX)MQ<DtxzK>
ytV?)2Ww~yX&*{M`y&_0jHtP=l$k<Hdmg87ad<3;e!!MS=seuF2e}{kD^Pks#-#|e>Em@AxT>$qZOcOfbKA$S(;wDSCqV<0ce@JV(vx7x{31q=&qVdKQR~rn
A@C`*rrXG7;l<8y6KohG&NOUXRNE32=#<?c4&y7$xxjkdv@dpUa`Bq*>@Q-~YgNDNnR>fP<P*(1ExoL3>k3{}+@<#KJc-<TJMk0Q1IBE)7j|2wPS!vbP)Juj
HNRQxkmXEbQ1#>^oFzpK3SK#S92ldJuE@!dZaSEW@4LZI1Y3E8Uh+!+Gu0FG7`yQy=gI@?@P&G}Y18UEmb8`U!BHnOxh9Ze4rB|>diklM<VR%nVyw!$!pNQV
E_NK#r237=G}rX0TA?zv6<uHJc^}=;yOdU!Y`nNEd^Df7HClw&t&JKn20jVbhBPi(H#47&=Z!9=YDHJL)S3+1eD1SyvY`^$Q_hEwhJu|t&#GR?4gE`>;o)dR
6uPq+-RSj`=(l)GyxVTR>(^VdAqvywGVimBHKH+$>g+rm@w9WCBVC59KngEyH+G3&LWBX(m@DKinNU_LZ95q+m+=uP$SOlEW>)}sggpNT-MExf2aBj0J+gaI
BI4_*<Tg_x+i2yIMPb!BEK_QbI=Q&9J@T540dd2n!Q$q|yfKx2RiuhP6*COCdZ0W_V0kKF{L)_S?uuuH^W|vB@)ez1*%<7xOU#;Ol{2w&amW^p(MVU+0rdlN
jtf>%Y)i^nUk}ezo8AL&*|W|8zSU*M(nNp&nKKK~m1PK#*FC~t2L2q7#D6Tyn=w_Mb}1b`0oJpHnODhx9y5gN+}Cz}v;jauk;?_zKUYqF^hhU~wsz5sy9Mue
qUEP(9Xq;MM0i>jH$Jnl99*6yzLX{3AZ2LVKcd^*T}mbM=(X8{9+}`eap$3Tws$bN_{X^HLJPV^Y%K1VX=<mry>r=nkj~Tu>X}l?zxGSqJ&J<fSdYUpl+|h0
(r3Si6eKWbFsw1d;53TtNwWvHn`(Vxo1o;~ZDx%49~T+(Mfk{rzA_Sv@XL+1R#>ddhP3Y5_Tu9MLY;6K&aIuYssOHM6Is8t#HfNcu{*DH&wnf$WaH+pf3)LE
FzX8=@^B5Jm#G8u$0PTX^DyF+qs&aUA!4*|GLmp3idX|nb!}a%Ey~WynAyw<$P$t}QGR&fg4lzAM7xcIZ$C}CosW1<_cKCyT&j$7cqqRkPo#zTr#Bwk$Hrqy
R3-4MY?EKPcQG@I(g(kXj>f>tf`J8P#RmEV!4@p&Xb0d2_%x>nd|(peLAP1Eov(-*KYd@-)5UF*;ckp3L3|a+TVEJ8aBcn@QbLiUQy^1n&1wSIJcb8}I+8Lb
tH=MOL+-CJvxf5jdzAh+gk;L$&xK({w+b;9P<&Gz0nWI|gFSJ}&QUo&$-Qal0aDz8fALSo8P!cD*R~7$ZS+`<u4t(6g%L4mUo0ro?%>0d_3Co>2ZHt1<t;UN
U>y}j1LQ)BteA};Qkg?~V7T8$gd%hjR`1C|ZXi`nQ8h}o6}l&M@Y|t*GT}_yB(#$80JT$HQmay*Mm*4vN&wxm(Kngm8<C&>#r(qzA4%GuFQ)wozM`NUTE;73
^c)kqb&?&x;EpVC#!UnhU0uo<yQvH9QI8?Ptwq3pTV&_(?azm2ha($p`q_WF-}~<Ji@v1wh+yX3GyH{p;M}Lc?iDjLWHjcKU$fuBlZ<Rn=&^o`L3MAHS|vP)
qADcr_`?%mR8w9E83l3ro$w6Q++{WuGssGYHIn#)KmQ}iRv7O!dN0aPq!}Hclo61K8rC&KBM3sl=L>kS$Pt@+uv8pYmg}47l2mII8k`W+sg!*%{J?<kqCY#c
8hJn#=l!)i9URrdK4C{<qI4;xFurdCV?>#tD)<zGFi}Pw(SZv<Y(~V=EH)*DvCoOxD2u1RTZZ}B9{(dX^-hm}J$&`<b#9cj%YUOK^%Yw9m{|ATjo%#|zRF>z
QEPWwcXNPe{*`zbJhWM7%(mCswlDcnt)N6){!U{$fpY7)<Sn^eLN8gEt?V`3QhB5o9AbyB^gh5!TWPjx-IlR|^FB-m;(x50;Nacqd0|OMqc%{5Q`7+c+@mp_
qLdXbW4+LK<8i06-U_B?)Zs+~TO%W;Ef2|>{E5p?<>S}wI|4Q->;^o_d}D2)WN<qju=DA^*HyVPYuCbl6n16$bmhB74(;L!@W>MqfBog<qOKV=CBHE-r`;=%
8;}VN003p|dtZD7o;zG*9F7I&z;Lm8ru4pe6JFe})czo!y50bbgPlw+)J%cufIVFpOWo{BfS~x^c8yM?0a!PshP$*GGnlo5?uUqt(cVbs-d$1dxm2@IZak};
Yso{fdMkq-3iZf}sxPZ6W9_D0Rt+P@%{S834Fn93q%<-{+yzpe7{dhl*^hNGWkD#nCZ^Lz15wD6X#TUVb1aPvLRHP~=E;KD+E8*6b%Ynr8~CU<`KP;$=2j2H
{1Vbk@vj+E9CUkN%A_-f+CD&wOFAyXWSAA?T^%;P>H6k5nWAcvPRmdAnrPt7=Qrc`@7|oe`mZbx`eIZ~y?`m#4j}=oKjIZ`Ig<<LNyb_QYzu^!r1}_}i#(gQ
1JW6fd&~01T_MWH6qr}DS*81;g=FG>yrz2Xi~ID>UBx#tspVus_27@b3z)QcPHI~t-a-xmEF>u^ZsBlWjry;^Q-#Wn9{(s6QXnbFfs5!$jo^a>);X{b;8ZTh
3LC8Gfz>y(jo&#hmV`dwm#)0X9d_T#LFOY#k+>*5ZK4>lz`u`?ue48BbjEG<N$`IKl(Ykz*+dLABYrv2iu#|<k<k1?Dh6n8Ox5b062tg-tW6u-UAw~U01GFK
ojL3-6a)R0u|pg%)Da*<vHa6BqLKpNE_*;;AHMt5*c`7<^CbAjY=qx|mvOK6y$?TUvJajUxzHEH?aD<0u;>zH{(6PO6zH~=-pnbk(js+P#w8}Um%InE_|}Yp
!W7NnXMN}KJ>j)Tnn9!cZ{!`=|DL$;femEmQGnhRR7ozhvO-(!2}lP#S{+WQ8@mv={ra)%^S}&=l1^d8`2q!^oi(HhLaL;CW*zvzG0~W~U=n*ga-Gzhg+4U>
#Xq{Cl4{i@)j<uIK37ExB<S(4w-<J9!vZSe3caYNGO2vAZ{|Jfb9atfzOUgNwNZQWaF{lE4?SMfYA&GiXkv5}u8Y|vNt*`#$i8EZBA+tAkDiHK29&f`uL$LX
Ic;j|iTeAw>r8NI7<o6XZ*pt5c&Ef*^Vo`}5u~JDNQ7XMp0uxMvF68fo8nWOXU;Q(D0oPd?1WFX{lMCTo=j*^Jh!jUEZGpf`$q?!nKuq|$E)}ElUK*DkC_(N
uHg<g*{<Cl5v;*(PizgA3rGU!z%wvqh7qNqh4=^-jBuO9z0kD^2L}7eJlXh)WFcP>m`J+)&3n?|-&?Z(m)6?mR&skBM>nw;!J!R6dy66##Z&5x0OpvsO8y8D
7C~#;+1T+GR)H48rfUu88u>h#@H-}xE-K29g`6BT^qi$waI{)f<!2m3AUriwm=Tc}4-)(T&3D5-z98bSr@db9>0iVI)*%2zfP^=D$U&Ut<@{{N$7Sbh`S8wQ
@!=_o>xT?kxoM&2q9dO5){)&bM^pq2W*K{Dx!OVE0kkrYuB%Q_AWQx-koLzEW^TT7&_AKn7p|9%IUWz3%LCwZMe=Bo6@O)9?kfh&e7|kLT1)MLAq$5^iQfD!
c~l&YM7Gl}$xq3?f}3OR?5=Z>Hf)ek7cjsK&$~sAiaMB!QE>KgN2IOuz^#|Dk0FLKuhNP~&TLR)$V@Ba(LJC3bcRz{)vFGo;hCR|^6RI~=jaGUDyK|f)B?I!
33NGc;@wGMP6hclyIL%bLZ16HQA}HG29`ZmSZo|cRBX&NCGX-#yK*aVu(xMi^!~JAzafU6N}s&>`RH`~_UPUC)tfiJ(Jt_v?gA%^sqdpvR~Z_4e$W4Sam^f4
EfyR)(HGXS=f=?PiY8=RX<KNeA~0}>ViZPKWS=FT4szJLH$^Zn4M>)dI!Tf@UzlNB)YXM%7}EenFFJdTz&edsw>~yShc;#a1Y63Do!Akgma!s2^xShfdk_MH
F*p)<#pOV}#f)48l4#iRS;$FB{97t^aU5uSBIL?}Z8`=7b%te)$IWc9YK&+NC}RmZN}lA|wxF%h)xRlF3l94*)rxrcTiIJC(b3182fHm~wdW}Qs-A8){Vf6y
#=mFw16-qrk~WTiBRp_2fd?k=x3CjnGO^L3fCfv52ol6)+synl!g~-J0nncSVa@13V|93doNRmNfvcpRZ|~BH3^Yd<gxT|G`9J2!+0iY}c=npKxOFEIKe<!a
DXaG67<WAor<{)Pb0f-xTDxT?6<uNWP-c$*o7xtGq`h#j@^YnU%`FWK&hqpOp?$A#t%$%5;Yn}luT2d~tw0OJng%JO%(n`=a!nLGnr)$ni|}f6wIn|c?0N~X
&y>aT0dQ}$^NP}*xIXgkBAJ!r&MBs51A>mN45_ngn=J3lIb__d=iwQP7_;b0yp$vULB-S8d@_}2T<70IaS~)yX%FH!@-8$iMq+UfB+UGhYyD#zaF8A`JeP4E
NlR3NOn8(|YlY{*dpABkJ9^70*pi){WcT@=ce}((k=djg%{K03uMIDjK+Mj`C0y0yXe|GGUCeaEjAps#Z$ff69TW5KM;8{sA?8(lM@&Pm?UBUsWZ%jwzDeBs
Lkp7E?vD3+aF^EDuF@EJEdIx}4%{fl1<_0svj8!lkf$7dolLkQ${_w?6!`e8GZ*fxpj%9B&;2RqH>-PT4wBk(f?3U78Bp;XGt)dIpLh31L2QC~!br^+?UMQk
tRj$rX4v1Ql-kBt7)S;C^o`Qx(QQ#<EAMG0d$w$SHHU&ynfyVJm|g#uu7x+J`~C4nv79Z!l{YhM={5bByrduPora3ba)BF6rt53iNsa|-R@x0Q<6u^<kRz3S
tD3-z{F;>QTJJ*?R0F_{fEP6HT1lfsNf|6Z;(4*+tCh5nlKjHVXv=EZaAdr;fdqn@!9__ee5m=*L6k<ISUg~Y8eqqlPr>g$rF`~gA77Ch@}^V(#lqgwn7U0#
u1FaRS?LhSPQs9<GEfcfNofD5xLkUHghBcyJ)QNEQzV-08$(m7%##!Dl~9sV*L#2d0$>Bxm!rzsnljAe&-!y3@J|t7xeY^$lm2)FR~Dephp*0#-kltt9sm7^
9Fvcr&-&%~<nYz;=^4^x>J*%sRc*wiG8*T)n0=x_Vl#ea32Ib0+$Fz}C-3NTBm!=#bqE4a-Q_Z9BYmf_i{z2iN{NVjM#>%;XOrQ{2$_Y#7*owt!gjDJ({YAk
#_FTSZ1=S8`Yp#jU8^D9&&cFqxc(Q$G_HBY0ZNT#(Y?=#Z#nHP3l1oiN4!*UWECx%-h&hp_MMcLyThP?CGx3iD&3qoSGgT7%_$5D{NZ7X-e6^x&#dcFeL!rI
OBv7>xxsP@;$ic6!6BIO^R}~1&g?Es#k^co{EB50oN+c9+z-a@a5YeD!-ZY#I3L_B7sl>g-TTpRTHKj|NWC1Jfy0+0#)w^bWYV}5;6xW??OM6X#PvpD*pHh#
@+TGu6xX7_s`1)nMhutaJlqF#zp!rf{CF>?URCl+%OH!wS%ya5Y6(mtvt^-PZYCw0Z#+VnX~bPg>dVzn$zC3c%QsYTUffml_1rI-C;M5R>_X_m<B^e#kG^@|
Jt2o97kS7NZjNTWnu4T75ECVCxvtpmowp|wIACuM!?-9JM2p+91-n9{>`f|P$37KAQB&0)`(fjd>a@O>0%SyZ5UcXmZrF$@m#g7z0ZI2`2!yP$tA=p-yBKs9
scfj!^D1^Z(u@$-^@@~i5N7En+B|S!T3nNQO`|G?^43uvNO&yZ{ZSa?%-fHsF6pOuy4l_2W5>wRohOH*M@QT-^O=}8>Y3n|7~|ItD>2i}dNvl1ZdaIh$j&$z
+#zUc33ULxK~RDzl!K;>b{Hx~cMN2<rvi-?^`|);Q#>@}FU?@_`n7aks8^OoHte_d>rrpDpi6-u;y`B5AF*_Y+F}glT;kVsm-HuxwriOhZw5DQEQ;WRX}Ojh
;%kp_oUSCamgtHq+8**QJsx!3Z&AQjF`dTyAlnNa$HdO|A5N#fIRIP1*_ZTDM(V&54}$M3E-u#OGBT@IVjP?9E{cwPhUIx))l5EM_g|yFXJvi0x*m9?amdOx
Y{i>uQiEn|jn1}tv7VX(Nz41Jt3*<}-iu9gUMACJam%P2j19fY8glnau*NiZMyamJZN0vE*nmN0q65@*)VKC-s3nLXX`9p4E_T+qa;3rx{vg@o#ihn*<24wV
i|+YD`=Y2$I)w7qQ)`z84}pDb;ErC)O$1TRP08H~a15V>f#o4b7hdz@fVlCOVGFJEDToa>GpJ5%YtzO?Zf?(+{X`A&XnA!tOAZ0jVWV650dhK+CFO+18R54<
9254}g*mS%x{jSL^VXy=sufORCH2_LakZz0W$sN}){ZvAj~L>v;Ic62D2VgayHR=1kR9n7tLol4YGp*B8Ro}_eew-imI<0bZan{-Wm)vJohZr^KwRM~H$nQR
Ey8PkNMF+}J#^HvtU2-3D$BZ9DIi0;12p1>!|+>WSW2I5EF^cU_$B$#@6V%0Sb;9^6}fzhdZrx9nNq@D{Zmi3z@D>u6E&B!MJVNIqjRV%;t!@<oyGd<+G?2(
br{DHEs{}}x6xj7vEPjtH-!KcmNs}dRU;ri5<D3MP0;=va0~-$COfTS%g|BM-M`_h--=~Tc<$d!)l6G<YV6UE*A&umIAbE@8>$6tzOx12U;uh(jDl*nSkCEo
qab$-UG1mO_x8WdJl0aV&&Mkl;)GRhMI#e^KHus&U)hHz6Z*!Htg6XvtA%~Qwi7k_3UnB#N>)9;ao?OHY+cM8uG(A1kv&{+%%W|%y?g9a5LbU<T@@4OM*^X;
=Y(KUG3GYERdy~uJ#3o~&R-2blww(F=Lx3RbGT_#8W65%ZO<Gs1e{PKBDGwV{0oj6E-Zx3Cb$G583k0CN0K6(%z?qPn^>X55JzIpyzht*a9tY2+kn-k;^mf3
4a96kFET$0g%-WjM6OAhIUaJuEiD@lcv}Y-GrC9`Bwf`6*DKKWR2VQNJI9f-k=J0?E8E)}d>=*zO0J4ykoHw`uqsc!`Nn%$pg=pqi|q~}HDM}KHMNsnQZ8vr
Tcd7cnv?aP{0sIzZ$ja25UFn|-LLJTZZchA(K5l`46vNr1zfvvPM|K@fmih@xWS9Enx)<x?V!qF^jzbyw?qx%utWPsw;^~tTH7M=Tn6GUFqVgN#W_usXzFL&
2XLj0a+^fg?t%Y`&(>CvbRVL{#p>OhgvN>WxcSA0c+V(sl=+X5^w7;xc~hFzw}bm3wL|#PEWBM>iU+rS%ON45VX%hFlE!L-^<E#|N{>)nGV!VJk{wBc{yAs<
&))yCM_x*K8ECYG{i@Sd|7%&7%jzP?dC}$Eei3~40^haH-KNa`UYmivi*@}0()Itatxh@b^MFjC%(0Jqhj{72@Nm>d4Yen!=Ri6j$Z<435h)R|MMvi}b;ca>
pOQc`z_Hgw-HBrt2oG_NGw-lsdUM?Y*LAfD`PUDUlj1~SBXFn(YtWBg)>Pm8-$PCI&B@*g!jo+onWjA%xid(xryV3%vzr^kan_!p*f9n&?95iwr;D@IwQL6s
t|afxT4|`wVZZ<wv9)6xJ7g0xATkl6&hYg*_nle~cgOQR7wY-x3cP<Y$}wsF_d4t@*SbYS1+Kamqb;a=kRsp^$kAUK1*Ef;UV=b`qY#Y&{YlCgy^BOkP(u#=
plB~@YwO(T3z2im`9bU4Ny+Awb%(6uIOJF5=Xz$(0N3nS9MLlgc)yG9C0OpLf?pUkkli|HWgc`(4!)XfS6=bt%l`+S8mIF
""".split())))),
}
ENTRY = 'bot/submit/roborally.py'
SETTINGS = []


def carry(sources: dict[str, str], entry: str, settings: list[str]) -> object:
    """Makes ``sources`` (path to source) importable; returns the loader of ``entry``."""
    import sys
    from importlib.machinery import ModuleSpec, SourceFileLoader
    from types import CodeType, TracebackType

    class Carried(SourceFileLoader):
        """Loads modules from ``sources``."""

        def get_source(self, fullname: str) -> str:
            return sources[self.path]

        def get_code(self, fullname: str) -> CodeType:
            return compile(self.get_source(fullname), self.path, "exec", dont_inherit=True)

        @classmethod
        def find_spec(cls, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
            base = fullname.replace(".", "/")
            for file in (base + "/__init__.py", base + ".py"):
                if file in sources:
                    spec = ModuleSpec(fullname, cls(fullname, file), origin=file)
                    spec.has_location = True
                    if file != base + ".py":
                        spec.submodule_search_locations = [base]
                    return spec
            return None

        def iter_modules(self, prefix: str) -> object:
            """What ``pkgutil`` finds in a package."""
            start = self.path + "/"
            for file in sources:
                name, _, rest = file[len(start) :].partition("/")
                if file.startswith(start) and name != "__init__.py" and rest in ("", "__init__.py"):
                    yield prefix + name.replace(".py", ""), bool(rest)

    def find_package(folder: str) -> Carried:
        """Finds nothing on disk where a package is that stands here."""
        if folder + "/__init__.py" in sources:
            return Carried("", folder)
        raise ImportError

    def show_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Prints an uncaught error with its source lines, which the interpreter would look for on disk."""
        from traceback import print_exception

        print_exception(kind, error, trace)

    sys.meta_path.insert(0, Carried)
    sys.path_hooks.insert(0, find_package)
    sys.excepthook = show_error
    sys.argv[1:1] = [argument for setting in settings for argument in ("--set", setting)]
    return Carried("__main__", entry)


__loader__ = carry(SOURCES, ENTRY, SETTINGS)
del SOURCES, ENTRY, SETTINGS, carry, annotations
exec(__loader__.get_code("__main__"), globals())  # type: ignore[attr-defined]
