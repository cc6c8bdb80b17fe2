#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 60,723 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
4X62hhZ(Imw2neKF_|ef?95hjwk*s4ueNXDZre!G{VN#nIcq?M7|F?Gvs9R~vZG{lW6M64GTuEj4+)8ogfR(f3DT0T*Y~&IuCJ>41(1@H+1ax(MK&7!sIIQ(
SE1~HORU&@gZ&f>Up#y5B(B$4kYtLt_)@8qKbAf>tBp44f?nVo{dKX6_{4KKiX=+Mo3GEvCS{#eiin?9{^|wKo@moZsm~brpXl~<)B#GVoeW3zh8xl88=j8z
=Dpoq`6RkG<Qlc$hWvM&bY4yQ+@{+8U!~qPv)!z-e5&0$yU^TE-o2RtAND%T@}#5Vhxd?orL~88g50TzxUTnVvjaTj2bs3rm#?4>k8@KyaiEd^P~~8HNI#dg
m6bKJ$V$hZMY7Kzd4gkmAw&|A102HSx}aC8vyz;yBC!hc5@)($NJhs7;13PSMVwN;@iLI25zs_nHs|*%y;-PZ$)Xo5p*y_vp5MLy{NKpxv6c`<Bk~e(k+#_)
I17LiQf7G9QVDaRQDz<KP!L$}*sGd`&Mg1D(troa9VPSFI??}QhT{Kiw4NW#mo)fYYFga+KcW0C|8^h$_WZl}O_qu!KPx0;ah8)vde^SeoYJmF{8a89dYSWx
{|`MM>ji-g*Gdhrg0>TPei*fpy51MA@)5bJ*-CtikU#XQpg6!n3rOXVTXR6o#bR2L9mmMJNEAs@KbT=hfZ3fLg6bF$A{+(v@QWBt$>Ft2S3hhaAT6Q0dA<>f
u9q~<0}2vVJd+@=NXx`fAqX(E0gCY-B#Fl)zIdl)5%quN&z^NON>#b6Rx9S&LkT)1L?B*oyG?{;j*r8=(U1l=f&kDXp*ikQg7u`|uG`+dF||(1$jD4-tzHtZ
(|V$IYJZLg;WmxTC-TPVj$TZG(8Njh(gfbdxRuN}44c{E{WZe~5g@2-EKA@ewin(J2BeG+DUUg3`Qjh>r#K*Brzkmo-<F+SE$_XmVtz3X$MqF)pZHJP>bX50
g70z0e)Bw*ti$>dG+Bq|+Q`|<s%-g^B~}ZeuQ5nM?61nAm;+UqT@zCMAMeD#fZ_uR9Vl}-YV<Hi#Q6t4fIJl4Iaq;Fht$B$yIcZ5m%wn~O~t3SBrdGT^963=
NB*L1f<^UKUO_H8UAr9>9{e$QfvluQnx?6_cqrUR;^jcth_4GF1zwC?>Ir$wDCTUT(V3<L$z)E*+WYPEs8*jGEdpIL7fyBQC3{$jLP?%w5Wg^wgh!QkT)<~a
<s*`2J$JRLS)9@EICHaiq=$;|Awge*1kq=JHo^Ean<u?0D6#`zvfQH4xhy33%?z94r>#`MfBp26`72Y&nO@lW_`eR+KK||VbnotmJ^sHioH~^e4Z!;yjKG$d
-evKroOLEGYTO#7$d`T5M_egoElJFgw$;j|HChjYjagQC70GN2{l&*tfdKJByhx0?l+VX8a7pSyBK#NU$&C?BK!Wrk7d%SNRw&iniKq^Zl`tQyKJ}pnCU)XL
(==pxS<Z{91{k2t`Ir}!SI7kx3v&JfaH%O7h|n)6PGez;ML`?^SyNkMv-(gkK6xc!iMdnQp#Y8~rwiNCA)nG2av2$n5hdyA33@A%X3pZ9xg<HxQwK;#;zP{^
=rGyx?#4(O<<yINlseoCXL|SfE`3?m1V}~c5>{$skRt39Prm{ZEUe|9ppu}(uFdM^AbY~n;4J2^jcAVZR?FrO7Ab2*MPDrD=fpm!hcRv4SW?^OB^UMiBjAKK
6ITP@IVs;}1AHC0A*Gg$InG)$PYnm9c4ubqa!&kd{v7O~@5XFFAfn#;;}8#R?OX*tq;I(--(#b`CE7cLzWswBi><~YYWc6?*xE-#k(<^9-FzBP&fYAdhSS5>
Z(kiD2M}?}v|s{!PKS@h4)8B)bHkdtaAe9hXjQDYf}D{)ULL_QmnZmaUh;g8YQ;el1?0zm5P4m#6mnUxH_96Dp~~mnt;h{D-jEoHm)RwEt+_epMdQi{|9bfP
Xbc-CDejx<H2MRQlGwKNu@iZ3P!1NEjHC(Lcf9`n)!Fgs5kk<1h%MQAR8xOhMWEz$hxBXLJ&3~#!odYY#Vml&KBau8j%sZBKl)D^(r0%Iu&&`lk;zY?AU89M
Fw4HM4o9EqXFE+Zl$URQKjHaGa<vUL8)}a|qy#-gRgAsn4FazlWgA}op>D5(ePbgPOa(M6PM_+e*Z0R~R4IHow1WShC)`t-ECxyeT{6|7lV;tld9jBypwTdZ
sZ4itcs#l+>zK5iA9|o8G8#qU1zoGhEj+ljkbw3*MhF`6R!@dXy~=ViY3L%^(E$KoM@0eqSW8F_3y%{_Ce)Srof46P)n%}OVW?O!feF73)Txam2T#BQ6YP8V
k6jDqX(BST;g}bK{?yNSbd+-!qrkmNV|SZ1w!7sjTs}ya8`inCq6KgHjEaT0G>Eg`-<_PAEAQ;=_~chXcG&Ozl`?Zq={$bd+cTe!ennwuKhr}_Lo4Zqb$5~8
=mP7=^?1985pv&em9mR2(Y%)&veXIlTi|@VwCMYugU>^?lk_&0p9u*~@ByL(x1uWv-zA@%3Iq2Og)5ZzHgp&irR&Q7eIWNFXUzXTixC?$QRFfiB=&=Mv9n`0
cH`KTM8b#A&nZ7IZw=xui&}gqk_WjV6h3qn5v!(ZjQ*}@S3L*O<)wKjM8m-Ap*3=6%;7h5gjJN9bf6gUHx%h?6zEjnABBp_v^>ksX}3uy?l!{w3px$v3TU%d
&*w!`dPXOI7!oKSEKC+YIn+0dV#qS@y@6Rhj$fAd(?1?U?TpjBJ$0j}fEO{2Gt*00<XWyO3R=SbA%%ij0u9?D*p+@43@9gAc~kX1vVv@#)}&RW7_J*cwgDrw
#n(IYKX@U{3SN9nhx`q=z$J8WIE^s|Nh{L&=6T!6d2K@_rMGJpO2>JE&s+M^TxO$Sx{9t%S7@8fKVXs+3i22aY9%|6Hg(J3jL>U;V?s0Uv{(UMB_JhrMb@AH
BJf*$6Gp!;E`!MTuW|R`QXs}J9$&xiH}`N5@@kRj8Jl5KVOZ~^IkNBc_KGdZ!6D+QL39jr^v3^nj;a9h#6ySKv<i6}J?MeOVNJ!Yj^ueUa_I%turB)m2EQV&
I{^=xb(u^kNtV77OH4Ng5fjsNV?Cm1tPEke<MHHY8f%*dp(CwT8C&vbVMlj?kesQCrsmCVJQyt)<nBY^qSdA1oJsX>U|1mT$Zss>Vb`=x6jZT`GkmbQJ1$BG
HX!CZVh*weoVY^;*x|pTrOdL>k52qB0u~aSLShd}I~c@66f-;#`7l&+Lsi>K*`_sP5m@G#!YHtpZ7s0HEWqV3@xg)ww-Ycbr4tN>;)<cm`%`DTnoQoCp>RfT
y3WtZ=7`Z|!qI6f(6aLyfeVK$HVUT2YiViT3APBH3#3ymBBAp?V3Vc8M(Bcp>GI>MMO~GeF+u4wHfW@_VZm*QQVPBDHbT~_YwcTwEva_PfV&g$P1B`rP#kf^
qZ5NZ9tvA1)GB(ln;TJ#m}9t?pMFZ5X(y10-OUoZ^SihD#k~jIJ=E!^ziHsyDI(>tYbfi)gk`Tg854qh<z8m$xFRPG;{01a_wuTx!uiXcxf|D$t5}E-!NAEJ
KqQye9Z<nmn%LUTLnoJgNNJGI0xB4quW}y8DCXXLNJ2rx$_8y;Fj=Goxb|6+VopE)=xt|~*${pY1;dCUQMuQd4I1)worv{4^2nPD^1k6qLOB@YIRZJwc_;X9
{}i`27#O(;*D*QuS1QnoR;A$Um2~eh0&U90)N_Iy6KC~+zsfY_TlFj-72EdM(`-KmY9{@{!)x<xH0}|;UpgMrizj}}D>)#Fk-f}(V{Q=VV3)w_N1}(VH9igI
C+b1N*yU`erx%?s7sd2~k||b;RFJlOD%sbi2?}BcE`)Ri+rJh1Js@o(26Cve6WC~Ff~ZVS)@MP_Je9YkJQZlrnQTkWUE3AU+JXW)x707*gIxk4=bl)$r!nm$
|IfTQ>uBp+O3vV?Y#}*WXI9|CDkY<VX*?3=nf;k_a1a_Na<yZ4plIlou0E$AT#^Ui+vk1UJYjMg$4bSot1R&RN9yFj&u_WS;hl3(&K`)+Ev0Umhv^<96OXeD
D6rU?WY#`usQn39sV1@tu<4kNn1vIx8O%`Te#iWn%NGIyT&?I{D7^dM%-eiBzF2UqAm@5K&TxbN`)t<AwUz;AHh=#exIVh=^D0t?R&Q^kNk;~&tRGKOKDu-+
-)v3PrYni}w5=1y<{)0XR$^_0Q7Uunxo8z3h*nzk#r2}%09D)*V<2tGmkjxxMIsIK6T;OrWZRTeac8tbWjZta$5-pJG2&8rMOU6fTEyugu${%!ldcyt%HO&m
k5;&4&23rUG#+mFBlj;jp5YM{gB)|4$Wz?9ayT3THD{Xi#v`MFKr!nO2KpgdLs%yyr~%VVc}nr3-4snbxQm|)^bqa>#O<w3SosvfNNetY52u>Db5Hv$aUyh2
qhBjRljd{a{A0*3KbN{af(ODFXg+$>KY@y*Xv%<n1QN*SA3>atA<I+yBX1{y1Db8kGU(n5N5uF&g@DH6>4^D9)l`3vFfenAj;|KFQ(nCgY?Zog+sYvaB3Y)s
+IXi#VG%B)L;#xw)#-e}z&j)h#`RD+>%5ZK%DAe5`t@7-yuF|0SuJ58f>rK`O#Wf;Otsq{A6wvCPl}498!M{wW#EGRnHRDxz_)m4Z!ImqedN&nGmnv`El&(d
=`#4>?r|)Sx7~blr?WHO@=#E{@MIrZrON^kQ)aI?xSn!QB*#2q`3gxyR#7r9X>%==Wfz4t!1&ir-u}uzi*%?)-DVtqBm_XP;Z>}Boi}Rmyz|U?svGfgsBQl)
sI(h&_AKu0{=wevTfK#h!mm}Ee3N|J+auP2|F$_w9+$%L=I?24qiob8i6-6n)?l%%&@>82nA`Pt_q8)K0+OHt@?vHbl9uu%3GY?D(i!3_*2Hit{i*o1beh#;
ST9vh<6d<j8~N}sE?7qYv#f0pMQl5vW`j(_ww&9><`=0b6Y+BU218FYD{E3|Y*eG4e9<wqodIa%o5b1^^i^H0pP_a8hv6n7unoF)e={BHV=g4NL!j%B4SXeC
pz!tLp!(YsA}Ce1M8JW_?gyVB@Q>{|?Di$mp9{Q)_^#Z|psRvQ>b^Vu<>mL^rTbZTMMsuP`)wsTC_Ms!Cbgks*|2Zp#iDA|QXGr)-Kyre6&uRN^+*g!8+u?c
gh8yLbA|MXF{B(L;}LlB;{b2sd<Q9d;zcjZxl%A`U*JVDmW%3=)79sAuMq7y=jW9HSPW*%1b|pAiC>xkzyV^T&Yn8O>0GMqg#0C-pcnV85F9C)<3&cCik+52
q*?AZq6`Pgh7l4RTfkN#fLofS@s!|_4dZ5+srFgZg0U_IS9?)Q8~{fOPbRXM{BVwh9$Gr{cM52J-WIC?`&VqnAoPeN?IlMvsxD2nm`<BOUF~U>8)@wl7}_{l
jpJW{%u8>C^(zR#%@LFSL$s0|5#r0TF)iY2fV{G1U05S{eE3jsY2YT{?g<JhsFkBvO2xH}q6;UiUnPl};dSA{pmH?L+U6kUnQWAG!{mBmzLa9tyU_x6EV$Xb
$H;5k3oN#+PGDf|a2fONc<Co$P!OKY#B|$(v1qtI(io@9O&6Cdl*acR-olS>gq-<^`fqyQx$r#%Gx0e3aT=2Dn_PLkfD-T|EQw&uXxaGdR#p}h?v~B9^Wj3b
{yyXVKk^c4@m!vT_duL^>l%k8&w^eet&S;EUF{rh7SQN}v)~5W1O5uL82A;AeJ{)TVr8zfMoa?2yt_0z(dt^}Iv^jAq^ZU~Kewvw@+ZgJnmEg=qhH0p&Q~_6
>nkcfZJuL<7h6-PWuP-Fa9J!l35L`QSmekrhUB9I&O@q8HTgAU@$<3?%;S4qsVRbe8YmMU{;rv%TE5x|Lq6|{a<Z--W!@44!{$t-tw~CXx~m5~n1dJa<0A%3
5SxPWc7vrje5^2JJQV;MPX*n8pn{<dg8{|aQf)je;nE@^QgGl-!b`c!m)JAOasfwhx?I-Pg)V&{t@?dFi;D;9InmsnW_>=dyc8eF>gfoCXQ1nzS)3aUaHpIX
qGkFwbqPZsO^0ga4YGvZBd>$XqZ?tAE*&BHc`>Chg+5YbseS?B-SDw1mc_h8I!!v6T+FJnHaB+0=IEv*dxTc<`B*P*xuE*o#k_hW;@JFPJST8gAri)DsvLNU
RtFNj4vx=72d<1r4P>43WpVKlm%PzcDF4_rrFysY+jMb3;FI;$AF9h{27yu_+~VxN-X4u#{>=!?$0xrcqvSIDu1|L&=a=mFp6`kD^X*<T2a7UikW;HLH#v&!
*BsXOd2(i&9L}o3CaHF1uf*T?q$B(c*2`&qt~b;*Gr#ptem<mirMP24RvM3JWe|C>y)j(0wlNvo9%^m`Ds8_1{lm@ozqieQc)0ZsXbkcE`|loTzIJ1m%*RJO
Afv|v4-S9r#xDSA54YzT@CEolb1-q4fxR&w@rca9(ADE#LoPw{zz9#iT+DA~<=q3%U2v=Y=R76vpfi`)#(~UT%(y6&L@Hb-p%M&S*QTL_64t80iE@t(_5M%-
+SP^qxM=LhRW%3p<<&*c+!J(xq=;yoFQ()GMzuO~+xKm@nmKHYM`(t2&j<W=u{PSS(P_x^Xr_Iw(g}5L*#OQfPUz9A<D<VH{X9PW^=M2X>d$*#So+O!aX}bw
;HOP#?!3fkZ$=iOLU0#Iq@5;I{8)iLQIJxq1f7>xMSZ}QPx_w1Fu6pMS&?fBtBq?GjZKrWxmHOg0~rJY*(vf`sS-O~(})h&@!?greq(drnCtl|h2mW-D6r^~
^Vt)PCr8klX)KQuyRYV9y8G>7$+fldi!>b5A8IsQE$_YSpA!VA64-|)-%#^!$ozw9o*$lM#1ajk``B`qTmdwc0^;arGVD#$thY4ewL<<|O4X^KWW(p9UUM_6
R%tfe|MyXrd}GL_XXZ(jUQC<Qm*bbOejA^?{4J<v&E@AX1JLdGs$5|T`0C}WH!pu1zj*WJ?CkjU5t(E$9)6sX5N=jUdbl#z*ZF!?9xaz71RYa;gnWK;Dj(pb
!sm_}%Dj?+%t7NK^jcoyAMy8(Nkod+Bz+jkac6{z^|RfRa(OxC!bVFX8B0A%zVFrK9#IL5k4#EPjqy7I)+3WLUv-rx?=g-c**(aaMpr8c-=kqz!Df{a2bS>O
n0<Nk_UPortHaX|h8ul&^7^+|{Nc^(w`QMkU6Ze%;E~J=v($Gq+Uc4M4t$b{tr<q+^4A%4fY=qUsUd{2{!}d&b+0K`QgbrB{P5(n4(7}F<oDO(v%kGNI{aCN
vJX0G^T?7mF_ekO{fbCW`pL!sNKMqHD<4IE13{#1+EC^K_!DpzTW6WW7K5s*2NHkKG(;s0#U=4J(3nW*yS={elI~<e9-|J^)4B4i`&nz3l{4NA;#iZ(Tl&4B
OqL?yT6uoWTe5orJ$QGQKAs%DJ{tV}@YU}}9%ArUT?@tX%8ZCo2)YuL<-3103-^Q}nrr)qVF-^)XYQ0Qt>E|fVo76qOYn;Pry=FHpcpD`^yc{G(J5|Vv0G#N
Ev<Yk?>YDtYiZWltZzZ{usNfCxlIBBB{9{m*So`$U%9F->|9^lH(M$-F4bZ^`1w_>S04TH%bRyxbGN)S9jzYwQmMtX{3!Jtm6(J=FRMFL5@fZ+JjlJ<_Zrsw
>ge!<*77rsWFK&rbUs%EYw7)cPpj<y+@n8Gy^#L8L>WW>n|fjY{6b}rPMB|gM*U6hE&;?LaRUU*e|S<z_`6g(dy>l)jGrz^bn<^QS`GcOD(}o{eesveYEJHK
dD!=Sj!{MS!dxt+=v7P-ArW9*Fu0UV+8}kZ(PegI>8^g~{Td8LE5ix?FLqG$BHkl1nHU`rw5G>?aT}IX{0~2WXM62TBdX39HFJ%2`9!C?Qph+WF#HgFy?Kpd
U2Q2+`CdR#I7MT{JaJ(zHN*UuM0-r*>};~UOe9%bg^{2bij_;GHiB<W0qe!IX~|`L&b6L#KS4q59b7~W{({72_(#OydAV`PDkGH_vR%F|#rRJVZ=`y6)f)5{
Kd7rbkbiS~AP1j?I~mfjKgu|>FP<+)3S+w&fuM5c9`>(!;8w8&_J`)G6$BMU4{uTwy*b<tgy^=i*dx<Fy%sn`eX{!iY>-|OECO?*v~xas>2I9X2Hw^;2m5Aq
O=j;kO!GE$siC<4gJiF-QaU8kubbqaKRxE!%oE$w8WTOGH+&FjdYC40tyUdRDv~TdD4s5?PiB<;%XNLxpKym^4S<xM$}<2*(lfnUOD%I3RmU_M84fBp$ely*
$9P`n6&mNL*Z3F`LSJiQ)9PY1#IfYyZhWLXi&5u%g(1Qm-8pA|)r5(cMKIX}Sfl|n)3J4*-D32ki4Emwj=pA<RM==O(-+UMPpmsylRV)eC~M+Hkz<X2+UxQN
$sxEv4mb^*zj1J2e3Q|Q7shQdop>bkHS6Hf*kFLU37wqdnDx6RsAcHwngNX(Od+GopYK?PsHU(S^Pw=xp1hV<kkD4S9rry7$&=siw!#R(V|&Tj{dfyO88Cr%
L*53<Z*(waE@@lN&RF-EOr#fv+V_QRv)VUCJ0_l~z+ct_vU2EnW|qN0C;5MA?w(p*+oXigat_fEiHEsAl5dw{WoEokx>G@V;$C@IROGhqW61r9Q+p;(bt8*3
A8NC{rceBEt2eMmTb*cP&`bv58H+c~{gyqJzP>;WHEYvPs;k;)zC)vh?9vzFTm-928uO#!F681G=zjKmJH^179t0bbo`94|WGiXO{A%AwK+EPC5J+)lZR)eU
<V!!f1=x_=@f@F3e)#+}PoDPvv8ZZ3SY}FgC~(dXFg^KkNW&Sqk)nl+js@kf9o=W@@e7#+sGD<2hg{hKxB%`J_s($kcy&`+*gSK?!a~ci+CfrZGp?%XSSSsK
aw`>@v-ms=5>-)#G@c&teba1Y*R5(;N`<Y4zQH^)-y3gb53K;}79jUInZF%o&Y}SnvN<VBUk#s1%@Zwvz(H*L$AJv_#{mmEaYRG3V4;!gxAK0gC5z|}#y}<z
_Pi(0k}*%Hs>inr!am&To?!OJHjb(OGr#<c5l*X*rJR1D;=e3u|5&7SrQ|!rC<PtRVeRaEX8wUi`;xU-0R6H1saTFY<7_n9jk0niX;qi9N9N|T`dZse*pem8
%J9rS^P8@|7&<oJnf{oZoJh{}*YSXnu0LaBS6@OK)%esLJ+-#<4jD8zl<0AzG|^3?#&l1WbICU6RBQ}APN_`yWwAUU{#Vo@ljh*{r1#<W0AH-StLR=(-lk26
p)QTO?Z&&jS`${)Tl~OO*4!W$)3!O$?{eN`k&AZ5PH2q6DwsG7mFuNayDn@(R}e9)2)|@(Y>VC5m%(SIFWxml8mZ0RVZZR3pS5w{%1PNgj=WRYu#!d=gn8nW
yF*9Tcvv%A=^V72J^Ylq(e_wXR;JT26GQANp31V2$gUT++o|mBvSK*1fTW6s9XjM@Cf>lrM6%KOx|)&lH7gDA-!s{fDmFzFXx67k|Ig{06Nne*r5aPO%h}EU
KAml$tzgmOZN4Y$y(wX~-7bl{lYz50UC(ctRLw+FM+7~gE((k=(;;h*zu9I#Hf-xnHCtT4%I7b&1*Q}I#$2=1rR$t8%rV92bq=HRWjD01V_J4U##~2oM~)oF
SqoX_G5?-ksqP|vMo-V%ur+Pn{f5yKS<T~I9}4Vf8iLlmF1X%11Ars`QIS8?g9qDtAWrk(lAARQ<5pmY42x<=eDX**hEc<|kWSsoCC8Vr95DMZGQ{n2LFpc3
wBiV5VGHU><Xq!B1T7mi^|{s3Jb~I-z&eCy8T(+<`gv$POmSGg!KG$Gf2J)lH#7Tc7~l1>T$bh2Mx4d`_P}L~Zy1R%4<e2j2X+i5F|Z?gSKR*W-u*X2I=^UB
?{TwPAgck}dijUUpJk7lC`lQ)eD|7NKD)d09DOdphz4L!bf}kC4VhNZ?T07LHJFCk7H+?-b1yRnQcTc0iXItOJ&*&}(64IBQGQLzsgW~G8+Xl8I~fcEFcYon
kv;HpX3RMibLn8ePlnLg4r*a=bytX`8u?{)y?tV4I_e7e6Eg}nKK>tA;lRBq`D`_v&=k)?&7PTB%Y3%=1z18u!f=U`tYPj3ku^In>ytiRG;<27W~&~8^1wSd
hsjDWbU>eMezDmV4%liCIn^5T0}Jn#b_1d6%F#u~J7E5_=jinJw<tLF(8`!SBqrT)_j13Xse=dWc(%KkHk;zyCxo(eCvZ5Y5qlg-@-|G9i&qG3!NP$rL~pYV
#5OsRaQTX3Kq&w%Fg|V5LPG<dAM@<Y44=cbG&E&KNiHTR)+`wH#-OM1IFB34ET}!2Mh$j$($AhRv9Dtsx)F@NL{>1T6|)5P`AgQ>s~%!86K}J;c6Ib6j1+x@
H6;*v-0CF#!8Th>=By9gfoI=T$s?vSn;m2*Y~(>}vO&QOH6qlm*i}a!JSMVBcst@Ja>AMhiGQn6fo30U(ATTVoVG(sohZZu)_sRhg`S>{zCcbR9Xd%rv*C=Q
Esf0eCF3#hcrgMx4V^I$W)n#&Y6U%zaZ4)}X$4Uu=P;njqa(#sR4Hb~axQ^Xs2i!ilRq6m7K8wJ(PT#8E-zN@PovrwvoKab<Ia{wETcjXkBA;PpBd_k;s_AE
d$*cZ=MD`W-^`1;xFXG=S>H%`M@COy*q~O^>iEt3B?a=^ump-!li&T|oILU4uv`p-hr><0lwuY-0~}tO?c?$DTZ3o^AGMna!-B7K+)-B())npRgUFZ8_B3$Y
oN!*w+)SjUPzB$h3b1bEP9n9=mJ*4tqs5o+Z1%%p5XEsQQ5^3NkIj@2@VD37+uM8YV*W_R^*xsq<pd=D2Km$F)T?m-88}bYHR0gm0z**GE#E=QlC%sCre8`0
#Wl)1;3dvKBBMDx8~<|r?(|HD_1yR5LxPdeEVh;}tyrgZ?q-Wdiq{wdT$X~XGGCBrVSZeEY}klaU?u`#lFTV2|6?i1NC86f@29^Xz8b&z`_a31zn|FEvg3Mt
Z`7t5NtZyUsO6NS!h`sjQMcrx5Ex$smE|O7A&r9u4@LfhayTJ$L;ji-ykdxrpBpius@<SaM@Ghk5k3E_zfdraQOetLUGqLN$V<*OC%8_ER!FYqhK`cM#K!~X
m($wN$dJ~?IwPu}82);(k_UA}r++(q=TXzQj+n3wm9R@hVk+B1hbnJ^e8Ol<&U7)PLYN6&tj>SFJ$eaZ`StLar~mH(ndtO5@&0L}O96|BsG{g!(d3j`a=QSW
oMW?tD=%>$utPRVg`fp6jy7o=);`ClRi$l7jYOPtFcC5|))$6}W(g7mlH#hUYFnVGYQp%!cSkSZy!#npJRhFCcyspK@!43v3*(g}8gR~jtz`uS5DbGA<$~=;
gno(mSi%I+;1E7Xh5O}-jg)LFnDQ8n0?%@0kqA?=sgacp>Ciq2M{^+ZDw7;V;3D`4LBLuZS_)Ny$oNrz&tI8ErcFONeNQ=ngTy0w<cm;7)MdB2w=8Y^ra0o-
0Y}bgcT`W`Tprgq>s5LL!(q#2cjj0hR>5#;viLH3_zhkE!XFKFnLqnBP^YY?U2lA|UcI@bdmw#LH06eu!o5hehzt{Zh{$74z&!oQsYo$2eG;>X#wQ1~nnp`t
3#jdyjWW;+xf_;9s#VA6q~BmLuORi<!aTYdV5hS1s|Bk0Sl1_xT(R;~huMWpF}Z=A>8e<sQ>dp1Ap{w)t{dj5=6uL>DMxZb;2Ta>(Stg#rqh|n0}!z5P@Y0y
D>N{>7~yq|rKo$7ZV466V7t;NV_`RZFX13uu%-fgmy$k_xXn~v1~(d!2rl1hCA>&(F7uXk4O5qmrVrjs4+2@{yu>R}0(Z4g#jcoIisXXvTCaooZ7+GjV<;ph
HoRF`!Y$5~Re~YdD~ni^X0+Rha3(kAmkW=;Rm^*@Bfc(>HcdA%Q9)HVZbOQ?y!8;~FUs)RkVl!<6GK=2EnIp*L#EVn^N5kVtbCx(c@?}SFd#PGRVZng_HLH@
li23EUN>t>e8UCl71G0#w5URw!3iYs=N9)a+2YA4zi#Z6-gl->d%G~tB7vl)If`THYF+DO*qBn;i;W91`J0C8ro3FSE<!}HZc35PXsBlQbkE>d5D8DtL}3Yp
1Ls&wa=l>3T%jwq(VDTImq;!_7{;TJ-o$p-gt3mBk#~rb@e>rMuf^erh{$gMlJIPQmSiLnvJFk?rP&1E(gFIvWeXi<tZ!#14}6T9*o$+J*w15}p>}ulnlWdy
44jtHf)8O{WFfcRQ*nPpa||Qt#f-Y2&B+-vfna!@Z7z#yX0%TQo(L|axcVtSF-4q!dScr!=jJR3p^h6ClHxWG{48?Xn9exbP<?VMaVGylLL@UpJ~V(zU~$v%
>1xLKC^j_|2kIJJR%v){Ui7I9>T%MJImBG&%#K3o05k!vF2bZ$fzA!z{n(46f}C(MvFw`#<a$xJ>unazM~E$E<GA4<3A0}EWL!04V)3A2@uXF?Z?Tbx9sLP8
MwlMEGWC0BBneDd6nsHlbjDM->3CIl44aFG86uZ4au7jX+Iex9$8EC9Q%-(LQmdh=>oBBWjJBmWX05RYC!-7VFgRf;4T3V0c$f~{+&guYY7`M}7nGtqjAVKA
9h9zrjc#er@4=Cpfwp1LC`M<=7BF&NF4Z~e=o%L-2Ii={lhu-~gs&OUX<-E=zV}H{sX5@$q7pb+l*r34Xm_!j(YA}pw&v8z=xQyqn+PwI+#?`Rc9@#~l*PO+
7M>6>XX9Buh1-!DvUWmOV68~j>XH<(hS$3BRGd)BW}Ac6r<dit<P-!*7k*{*s^MZgG<vR~&dwI(t0(VOEt1Im8#p3k%?$cjo~&<dmM21INHPzkE$>`33RaU_
IkLc6OzhzzA#*G5BFlv8JvY@&xdn`!xZ*&z1#y(t+rKUJ!vzC?e|35Kwb|ut-CU>bc#l@<;sfc5U2H85tzy4OO;TXj2{oj`XDh&FumZu5?u#^(6LO)<2to@-
nW3(9=5eVN7dPdi6ma!W6dnBHL5&9f3eX#%acRP+_jnyAnCk0tJMs`{+|Kdq_=lCKiO>*oyPbt_>q&5Aei7lsM~r&fsFdfc`m8P1<TY#-UXBY7!KNER_h2EQ
+E!3Nx9kS_5??8H1ybIod$IG9i_e57ClUHxtNUF~B->3Q+hyJ<k!4+1SMZ|ZF13H>No0Q8iJ!<G5IV!Vuv>z3w1$-aLZ<4m`ORd9YGjftsv3%5ixf4Waz#Zr
Fv1(TvPs}=IuL~KyMvS{yyOvl$!q=3WKWDY?AC{jAP=0w7ixv3ORMkD%vPSIMUBB^LO>}vfFd;O<)?~@6p?g_wJPrlLwD8+*r85I_Z!tIH}t7Wp|Z6VxtUcj
$8^-^(VCLY>z0F$;nTH7hY+{5VIxKmC*s;rZbkcMgtGCx(Zf`&$kj@t$-vF$K6)k#Dv><pbp13W?A%#E)p0iToioG3(TJdKXEXA=^^@qgcuhR7H2dV$n>9pZ
asu-`t1&^ehEboLN(^s1=OdESVg>Ma8M~27Bz8lP`i!_jW{n9|kJ7P|@NyZeGC}nh8ZoQv!29v+6yzBxr!IV<YE-rMvN^;iQ;FA6GSKMcl0;$IIV4jWkQ$?S
usyPFjuDCm<No62#=J3=c~!)UKNT}9w_1ukPGIpQApFu@?R>hk!r5FjwfKtkOBM!uY`U^yS>;5mTnwj0V>r?kO+f8+T#JHP6w8vLldF<Ty{W%;%bj(OAXz<T
Oikptmp!wgv~mnV@_I-3$H3nMqWF(xc{8TY(=MjN8elzJn0=K><uQ`C?tN{~M>|kQplrE8`{&B>j~?+vGuAFRaChMSNwn+<Ew!Ty?Sr>vapNNZi{kPu@u@8N
2BkgQb_~7d?ow)*N3YEuw44NPznzEP*}lPGiXX!%g%NbE*jUUY)6{Nr`{uI#ip~-OYC%$HzV=I;ze9u5n2$p;l+$U>(r15$6wE*8pj9J=!MGF2ljaU?57pYP
Hidk5kC|h+|2WB*FTzJ2v}qApgkNrywZdjyGNd)DwhtdG2zA13xCVC0tOD^jn?UugBt{*y0oeJZdv;#oAR8}t{iB@+f?Z!2l7|TovrJvkeY|o%IZGh497RyF
0}-KplaK_@C2|5RB(*hxwxBgDBW5#tA5%!~NcrJ~3vvVku<Lfjdi!bO?X2QC-p`T5<5Fpy(>VDZc_JgkKfUqTJ~kdxK`9B7$~M`5dlxfvDE%Py(9jrIS+KBx
me>GOATa<7Qtc3+0o=>!0V_-*Jm@uRuk#f_*r)HSdb+r6GWf7)6U0`5`tpTg1J~xiA#@WlIt@5VtyoP#Fpt42qKTv&JJsWV(jm{+h*?AV|2-<x8-`Ab^5@c}
BI|z~vnRHxjzna5+#pZfvT;<@C-HBF79fo;@E!CdoKfE-a&2?0Z-cRNutGx(GZ+!l^~HiJ;toDMS+6d4f1vQ&y1b<!53Hf0Xb@r00u^Q<h*;*39vJTTkx2-i
gwuPn5Kp19De6W+u|o5NE`B?OPd1$4l?47VUZ8eKN*Yz_!+i%FQh}OVGWsS_d}D;B??8VTi6cq-^To73!B><#L&ta}$eUw|LY-s>5V#`=oZ}mUjjk?5$8PFE
XVl}+-PR%CzikBO@a@lsXNM!375dqKy5IZm@{7Kt^@zl_yJz?d`@p#mRoyFQX31#HsSakp756c+Goi=&ajd9&tMn>qJe2()`N1EaAeJ=cgOE|Or9TNzK+RnR
QW1kJWmqAJKluAUlB$C7U8DX>ej?3Cfl}l?0#sPn9Kt}M4y<3mf<=bd+zTItva(#?M9xg@Rp4sE;7f(pgWw0GdY7fyS$)V0IC0ird(**CEhrIoB_;}MQVKHr
wxEfqVp9d1Vvx?s(LtneAz+##S7{fUlG4rR1VNO=+uu#Y{A`c^k)C>|$G;xFdiOdvOxo3{(U$rOZG24Vc<;vVjt*btkke?iyDdi?!YKbrcnMxqSZ8jvH`=x>
`B9^wf?57eV<v%i>$%hyxm<!T*>G67Yr3iONF5v^hp*HhV5zM%SG8WtxWM@yCWZJP>n2dVJ1s9v=@`@oNN<Ynr=NSYrc<=C#AT!x`ffb#G}c?f^n^ORXkdHf
$YzTdvL<`t@>BWvbNh}0kTg67c*pEnwjp0II~}m`>A%-ixiV+hhUaK_l$q0&ZyGtYhbxF1o)G!#FE1B$&CyNr8v|(Cy8<=*7<d4InjE9v7h8d64i_4SVZj+N
Tuz;7y)V{;7xycbKgg!89$+!BlgNdhDWM$UNf$;^H@6Z(MSN?!W)ac?teaBPQrgHCjIKfcAwo^G9_ifk73H2uH4Ev+lghc5JPaytRk}l?9!XL4Wp!nw-Ly-p
;mB_DjZAd|Py#3^jf4^BK*|#%n4pgOu^y%@NV(Pma{6dM3V9Okf7YeP(#jyE)ZA_!EtsnfEjK|tcxktRje3)Px?5;&%|OI20k;(Uni0hTiw8tY(lJ!_K~%St
&7#-|bAmkAVbhzgZ=RDVsv_yM{8X<AuHAfoGk*W>&B?3(%JN_?hSk&yh;r>z4}{-G_`fY<a^Wn=II9S+0x%`9K8~S9Jxn_RnT&^#W%1pvkd0#+%&Xa~(tFW{
PQpK4Q@{4beR}7v#vwBJ<YYqq;E%pbY_xHgG`2>pg`BEaNbyp5;oz@E|5w11Lg$8$f0Pa>;S(UfMdVVWFh2^aIj|2vD;KrGCKY-?<r~Jv@0=G)iay|%uDlEz
Hs6aP^O2}XOq3os(O9m)zK@l!bWT^K<F@7`ae4)qv<nKe1rutH%;kb8YJWOM;qeRU7{PU8>Q;S99B#*JZN}hy?HUe;@NJ5PGs^BlW0k)$$A=SpIucnZ=YD!d
kWawHWedpb!*{<Lnd9|oo&?{Ri|{+(C+_vW_rt^)l!Ny~9QqO&yK)ixOu7VZzg|I^0xZ_j+c}MYv=OyT<C44DOWq>__|~j}h7%g)XMN}4GU2r-Zb7U2Z)6?V
|DG`G5yQvEqaeywqDpdse-(IXk3c%YnAPBvy0r@ftY1I&d>)u3QE(`nIG>;Zh_ePYfk+kn&YS~3z)LtL984mQN2Zf{Gtq~lzt~4NbW*Lls5<BY+vmDy1@n10
>FtA^+wlF0Fg-7-scb4c_RYRWbMCGs%l;a!B^!+=50`0^_0Yo~t>zN^9c_%R!gVpbBx=(H9l3X`P~@lf`&llL$$*N>s*6xQ7;RHWPY~VD-DCo%VPxI3w#lv2
;+qnS&1);1Mj{&RL81sYnMvD4i!(o-+ftl5JfqK0M8QLxWG8&8Z3osF^khSW=DB@+W<i1I-9NhEnR(-4?)dcne)8)0^)bWO+B4jN`r38dBhxgv?Fm)EV)jU)
8}I<8j0B=^u^=Cb1*5tm#l66)3RVT%$voQlilQE0kw8ei{mpyg;NM$N{+CwT=27x^9F{hr4Z)y|!1ETAE1IV?83~wUcq#cKjIans)2^D1w=fH|L2P=~5M3jm
Clh|hWYPs08KQ-gfrg&5PzVnGin{y^MFhlCGt?LXe(@r){oi~y?Bfdp=z7}g^`8DkL||P4r1DD|vKKiBU0(EOyFRXpUdx7e28j<(QT{z>$kI(KdM;A&thJ8h
ra7_~Xfey!I?LS-5-&h2^I)~=6b-WEF9R8W3^nHVI|ob?T7BVuNzL)_+8kcLkLk#(MN<5gp}DVEF!TMk1#2C(2bL^c76oMUr{qCqG?IZ%za&2;`x@LFV_bLX
MLMuSLQ}v3b9mk@YDv_=UW@|W$EiqL_kl+*YafRg%D&1d9=WqYk0FArtVj2L`r8?9VO6g>0D)(I(a5jgHXlnPB&nP#cF_pPuM+TbzQntWx137k-|T9!Gz@v}
!#Od$uvu8PSmCg7wokFKB9y#~AML7vz)9JjaMAnIg8hbEcWQm|=I5i+@!O+!<5zFq{6@FHcX|t)ET+DVMoncH<oP}S<K-W7?z2d6m_%RD!JZpIyDRIDWu<K?
kQ#vjC5odkx-#%AKy*-R-n}Ub^U}m&Nqv)IcJqZ<#zkFSXeBUBB=oYV*GPcV%yMgE)9BE~EP%w8@?a-+g=l2Vh>+#>TyzhLz~C4hNs!`p0LWtGEDDln*zj41
CMEVQCA&CZv%L}Ga$uQ`1A;o!r^e%EwpcZWv<6gJgbXE5@@!jjRcPwplu!kOeOMAjtoyAhE0aj|G5TP)gsk!$<w@1k?V`Vpz=QDbiTwz!QKh6E$G<T=a58}f
Ca|}#5nwX0S)B+CmJ|^ba?7@f`DqmILD2{Z{RtwhIXcit9bQ0Awte!5tE8E4pVEmeG-nrtRqp8cKSt&3n3g9zdqY~>I*r6H!qlZ@)gB$g*8_6ONrj&qQl_Z2
TSh$56K0h%qyBFiTO1_qrDc_uD~;CNGQdEWr)MbI_X=)BBz6d%d5eE-8c=EpT0*R8kus`Kt6^7eh!T%xN9e^xcs;salAi|lyach&RBiHs;NIxw6{bCLbL87a
Dj>&`)0mnK5p*nNNS|HTWO--wka4q~hdLG^ThW(zDQD&bGN-R~Un=3a&c27{M9ApUD&kOi7n&9$IkN|n4t~kK{;>-<C}SAvWnAyk0?MFb9hJRW;d$WGjZe>x
-g2q5WM?PYeZJ>;m-r|$>Qkdt!M!T8p<@XE>RbfEbxnrG^1s)`OjpcsmV5pt1Yy%PG5>yaX%U<XUd29QT5=ta6nH23R$lQ<;@%%hkbHJ`yx#*~T4Se5YviHr
AJ@8Yqc|>zcA5|X2%&^5<(TVa!W~hi?-!%M#%GPWFlPnRVhDPkPdUF?-OF%Le3lErYK_SNGT(@q<{|mKyFUtY6U-BaYQ`9s^hd!e5)#l1`@2;7+Q<q6>0qC}
QCK_j7B#l>o>rV^$<}9cXegb@9~2U^>;KYq@aE*-A72#9*&;l7Gjo<+(~rqZ`qBC{lw6hzcrY1OuVEuO4yZY4H-un=UAaOnQ?{*Yp)Im&QdMg8hiFg@0(K;L
LF=QHv`SPw!QvR67b|wHq=mHP7iNZAR?CJn*mVp<5Ht*KN^Idn%}NJB4*?4CfPrKXJHC7h9R4ZQoj3RRip-EVr3O$ete3|0ZCY|iiY&-Xhl1=RU3e-B)xb|e
_eaI;(hC&!(Ko4f)=N%N5VmgwP3baEPIy)V9Y#~{{dot#21qUkX|=Vqmxpup=Q!Y>0;+NshBhbu@d!*Sggzg>Iy-uIa(H(9_aib)J_6?Im*bPeSI4JkC~K)(
aB5DqA(P5*oa<uti57{)_>~2cQQ~k;enU^5>T)CmZn||51RlG~Wzk0ZP9qn|BdMhlA@_`!Ju1T{!;=vz0EIcGT2F-KVAG~Uhhk*uqsCnKbnf~s!#%mxknd+`
@-RIA3nLoWeBuyFjbV}BXT@Gl>t%t0Qh5ML1!q>#q3Jyc^<dvg<+D2k8b~6as;1J*iEE16<<i=}fT|xJwqOWW=J?FI9@Pg#Cb^UaZGjLhrvL~xj~ASR89#3)
+vJSG!jQ?!HRZ2Z)V~>5je&nKeuwLUavLt}X@`Drvs@UtcXjV)ziD$P2BJiAECvo=jyOi_!UKJVSAYvrl(ie>CK1<Lg<(G)?#SO*M4-441yYSSCbMF2lJjyO
kbhy_sQ!2_TCXyBg-?(};Uq&tZ?z;Qk=PPcx~F*JP17;k2wzF+)74MOULKOmH`H)m+*R}S+;5sE`&pjsg6Kl^$k4_|U%c<$ki(J7Jmd{Gsu`cAptumoL;+T=
E0%lb?af3Su(yX{UX(1NjoY#fyHca9Czai?PbH$Lsp^mYaBwI|THi|p5+b}1tMb-f*vKds*YLK4r28=lLeAJ#Lvi`LSac?-Y^V_NN_IKQfe<G3ikNJWX6ZKC
JaAz~ToZduqb`Q>)=?f%cue5^QJCb+*N?C+nWtE~+1%vEj*+1|PYy?q&bVWQG7)doGQlq~!mnLcLXeyFY%U&oR~R42?l_RvL1-!obp&_=^9oxiil(e~m?}m-
1`^v-35^x@r?nPSJT&Al&0_KSwXj?0SB^$D?6>agQE#;%r$CT#AUo)<Sh_=FF@ka~`D=Ph`kO=7wQP;IgPSfEjo^c5xt3brYY!QmToT$#<f4kMhrElA2UGV)
6rfd1r|~_=@<NB2*g5{g>C_hoAS*cel0M2x9eCtH;X8|qi#3^y%;}XJ$EJIV!XuyIc%D}^gAdsI*RbzdSzoQL2VQF^S=olGcvDX*&}{9|$u=+6Q=^cytj~H%
qy+1|$Ry`wGF=w89F>E$p;uW!?p}e=7>>>`)is%|*EbIfFz8HpfSQi_R^AP{1OXXsGrHQt&Ky@<DtzD%l080LDvUPXfDv=iy?+>Al+{T}D1SY*a(VC&P{IaI
^;&KMa%yf$o>maY@JSF@9x`;{H9rmr!+sf#&>EkD+;FplYQ(lOZ7k&GR?qAwDv(FVt7}-I1jvL9Z{-Kb=wObNBN``!-v)V1xL+4WU(x6~HoDAPo5E48FcK@M
$6gNCo(h(^w{clJ+YCQqiMx`^!la`h&r^M)@}40Z(luAry>ry6TtYj{j}QA~8?q=9w1GT${yEFC=xMuAgy&C~-Yd63`loHeXMIRtlb0SmYFXA?plX$6U8oeG
q1^!nal>i&tu{=h&o(v^-zt7de)Q+_=oQvL7ubqi-9yzW$D&h8+N-bibQA13vo~RLIZK4no-R5Ul|?we<keZMudXeZ`A~;>9MK^eby*v&ql@isgp4UboshJF
kEt91`H{fMpwI-J&jIH!FlVycDzXfzlFt8zuYN0*HN|uPX1cB+?VcKW^y4+9bR5nYu=s|00qX8-!5$2R9vY#b+AWrI@@^Dljv?26`h0Ky+ss236@NZnxez0)
Vjvot=(B#SdcL9rPbTz@14C7j+ja~2fMq8d^cCPR(3PBee&fE;BWz!c@U7fi){!k-FwA0Xx%EBvDT%8;v8IZNvm*ic*fT;fsTgsa-zqm3YY*G@gX>Jg4yCcI
bn^sT>>1oND-98@7;Voe84{dOBO|q3mHZ1-4VM-|x(S>>M572*=9Q!jC!;WUauYL@IK+_<F7G=s1l*Jc@ikz%saUyXQUeiNF^kO4LZL(NIFTDtX4FF-xP@io
1#k1<Vn&XnLDJPt;9dc@r^X0VvU?mc8+i?Gy|R71!S-QjpyaMN2Wek92eb0zn{T|A1q`$!z1ZFm(i65aRZ%<HCFYX0xHbAVqB%+b$-m(4^EMRb2BG>E)BV~R
>Lt^a7A+h6%>c)_-N20-dIC++F1)f&i5t8qt6A#p(GI!{R?iI{cS|%NPCK-3bQgkmqqQXx&txFx0wZ}iQ=H>OiI!-FKY%-J6x$?ny9f3w)~zig=~kk}#OirY
LgB<(-2CQ4yk`^`%KXQOddRa>-jwF_?Z7{zatJ?~h2Ev5Sa9234oL|OlQmp5GiDpi_xi9_dcfaOF;8umY)F#mpL53P?ENoW<fWBYDMnk^uR2Zjzm|2mtS*Au
6kW#c7r}Qg@LfyqHf{Fz+DPeL=;#lCqyL8;b;|Xb2P6Vz4kg@E;$;fM!%;hGsJ%%&7o-D#90&6gff5m_bEK!KG3Jo}ltPz59D7~VopJ0E!b8~Lj1R0ay}90i
>$+NnIOzw;NpYfKBQU53XVA}H){@-(-$O0R%|+QMgeTjwGEI9kawm}BPCH0&W;YLp^Q=8Vv11Kn*%_^<PmZ(IwOj`cT$1<ZtTZ&{Fkt}5)jF|_6S4&qkeLWl
=kWD9_l;T)Psg)87i#(GO1ytD%CTww_qyz^Cc2G?3QTn`Mq8rp0g3=6kh8xu3rKe>y##;=XCWE^`jfOVd=~|gz=mA(gGPJNSlgJt9uYaCoS(GLla#7kS$E1h
)FHnsza}$V2DoRx;|QKfg7>@dUV`I}F8GDP0NJdAQRcz4MDf+4xbli8U;aP%(1`s
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
