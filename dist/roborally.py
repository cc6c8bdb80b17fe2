#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 59,978 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
4X62hhZ(Imw2neKF_|ef?95hjwk*s4ueh&aZsSO@{3|`$h*dY$gh<)r^MZzBDVg^0B#{b{9_<E%0GmXU>=Dr5q5)AnuI{&Az5J-JZh(|M8#fbSfk1V2eP(55
y?hz!4s?hW>rb$sW95r`ua(64Ityr~^cG($mGs9_=X$fz23_C<zSCa^yNGu@!%-wqI-Y!eMkXoiT&0BgX~nNzaPP4;jh6b1iT|-~PevW2lv>GfWKXyecHi)1
q$ls~`phTMxgp1>B{$^1<Dm0u!uvMW^8YINu37A6o#|8U+}VNVdh+hc4CJs^VU{Ny6+b+OJS(j^)E(q@O(b=_SDP8&CO;^&?Yw-$>hL5t%E<*9?hjQD#zXqK
tgWuB$Rev9cP7a`CC!s0wg({+NDlE3Cf5aCsh5?wbQO(Nn3p)xjhbX^Y$E(YlN{m{@y3flizYx5$ZXE<mU^<FVu_*`E}<{<(mQ_l?u-8gug6Ltj7H@JagmnU
pg0SG6NSw1tfc~TK`XP4a41q(zwoVU8eV4k`xOlyBwrBBWAjA+w`q$1x3PMDG+(0e+bCLm@qeQ9yZqZ-{M(D~<2Tt=Eb&?4LYB*NsH9)oIhs?<Y9vqP?7_?2
jrf1#`PeQ9e7II?ATMY;aOcNSo2lzV;W8iLs+zsTw*>j4T9p)sxX^;7vd^U%P;)V#l<?yiU6%qylGFz?YzZ;D^Ftty0T|%`>fskLo08*em#Ti;uz)m$?)v^l
EV^FMI5#K=RPkJbJR&U@Lq#CK&<7~ae_E3CnBa@IS{_mVSN`mIN25@c%WAn~nLQNHDHwrxyzMlB%bY$AcSb`rZbS+|4@z@fp@8+I-mcT$y)m_ymXVVgVXa;e
ud{lha_WDM8{sAm?h|=qbVko7#L&b+_ELmy8{<;a;}ABp#q(>L5i&raY^+PrOKdGXBTPscZ&Ge^Eb`@k<ezc@L4Jyo@%uLI>~eAEWfk+2c{r)BjQfy3ZLjBM
JOrQP%>CxwSh5Z4BWSXYn`@(IFRHS2mn>K<g1*Ki3GsbZ7GVz5V0J}d`ak{>gBlcXP_ltC7o&!U84>4i_<-_IZ0BGEMjcuM7w@_fAa)6A4&A2Gr?w_8qR6`o
TqlqGL0d<Q>W#dTTy$RTc4T<)+u#9NVMm&xsX2H6Hxj%YEo{Qqg_Hs>M=taPH)g<`%@v(#Dv(I#1m527UPQV2WNU$R%^Wz@r5EgBH40twtb_Q8c?2F+e&GZ@
6Qqwwn$^tZs%CXY;c@0<?+6bS<wHPUgM`p$L~TOt&upCZvH-G!zGS^c(YdT7_{EHv<EO1w!GHbyv-vAi%^5H3eEeSr>L35^MY{9l#~uEE2&Yb^MFW!kjz(Yu
rgu?%E~lMAi;7!Ah<w=>d&H$u)|AAIw5^sdtkK>uSj@8Os}#(})L*=9l?aetNG}qnF5>wZ1DB)@65+o%Pi~BALQ4=Ia^a)oXoXVUorLO8tc3Ys?WvD7abhQq
G)*DPi*i;}HIV_@n2%Y3xI#{_Sm5%P2$!0Yi3t6K;%E!6SW1W^Bx~wxY?dGE`DZUBEQC8?he9}#oXl-W$9#%C<RUVdBTB;46RNF9ni;Ea=8$BZr#28<;$zJT
=%};hmm8yLloJp4D0#T&&h_rgU3^*9Af!ULgw@)Zq=;sUyI&C#EP2a6lSx7;c5PHQgY3bj!BNcLifE4GR?FrOCMj#7qA%vNbBGVrFvir4CA4i;a#Ei^LQZHS
aTWN^LHRZs;M>Rz5n488oV7-t8VQPWr)KVQ4*Y5U9POchjoG3=q<rs>V?4CEbCvWE-*QU6$D+Ok?Hy9z{y~z(R$)=K{8ury_7Ny@Q@X&(r+9L{&BAIp*?;@)
%>l&#5>6QdCdB91e5`hm{IWhb8dC>HMzldIW4%@6jP~*BfG+0pgg%>>yx2jmII={E@?$qZURO({To&$)vL^aam2>V?<N}H}gdp)EyX34jC+DnaTpHou_TL_i
$;S!9eO;bLzd@1`+onEtD(?-YgQZADSc3K)Z-0MtdU$d`5cDBoOEzxR)E`z+D0$pT`?cd9;P3)CxNxYL0r17Ar0>*LjZOUr|A8jmyHkK|4WEikehL-2sTqW6
_LXfoe8$hVo2DtRj(<Pm{z`DQg_;eu#vX+PJ+!Krd(CSEy>67PdG*J-Jr4Gbjbtzt(yTaqs&l=5I6OtB@Zr!Z{yUy>k1$zkC;(m3)uGd7U9WkthiK4f7|>Lv
TiQHsU6yrp+V+oXz!n*eB6va9=y3^;ZY^9uyPhDVHRO$+G!?bVaPiX6L9(qQ0(@;10Q)qSq&dtzNpN<Cs?6^QL<&Zi$p(g@VZ{qf<aJ<9tzB|-6YxL>`yT&e
*MNDJh%{|D=7GSU`k5Xb<y^%mxL!ru-DHjJY`F}V4=&3!<J=n2f~S0nWFamL;`I0TM<?dUJ3T!-`c0S}c6)zCWX=ip<M+KC^ZDR6N(}8sddO~Q1>LaiF4`Lo
u#Q-dck`Gb_rpdlyXaEQd&xd)o#cKCF5fOK`@VO<=ds#JcpK}_U_ujqfGEJN=nBGj!6zpo!2Lksiqd<Vbr>Y2>x%z<Aoe6@&i_8E5o;q+<S-c|_Jen@^Tlp_
jblR+!4ILIQ+{6F8sILATJBCH4ss0?KD;V|s75wMe^#`ro}=jU!aS6sVc^x!YPoaf@EbZ{6{Q9pC<puvkj}<{PWAl}R8+d<d3H{^T{>~K5$9h}Y0y`qHfz;<
UNoiWbn=@aK>1)`vhc~FzF`zomU-_D-0CrYS>BI-JcimShk1MEMo$SZVjgE+FJY2vIjR6!qVq!%1+xYkmL;$&eisfXr&)Pj^**wJY%i^0RixBh*NAKlM`%l~
cgBD4K$;P}_>>O$8<GN-WP{VCF||R$iZs7@-oE6#wopl_?OK)6ah}lU4RvWOvoSDTM%Shb+GgVqcuC3%@&pg%N_He|dM!hH1h0L~3(dUKas_myfRxY`8Grr@
<hS%qh<=}62FUksx$dJw0fJv{eEq!NT*F={t3{({ZiaP<VZEK^mVM`KulSN29U?t7h_+!)wef%5MODCf;<3Z58-={h9`wNAu%+TgN8-Ggx%2`#tjj(TgJ0p+
9mIoXT+YrAB#ZCF6VuH>#EWUNHXl*cR;DoA@?`Qe#oDF;bfh&ZW4k<B+|gYmB&TYkse7}V4@MIPx${t@XmzPPXOjJ!I4lTv<QEqAuq)bL6v)`c5k54zTMnf|
J|LDm;tsM2oVY?I*x|pTq0F-I9v$*9A{G*!LWl=lJJg7WR?P57^uy4|4NYyUWt-B>MPP+zN=|{DY-55g76C4Xi8mH$a9e?((se?O0j`*AdB5xISCh_rJrv34
b=Tc<vO8k5e&J}hm1x=B8j%zZMQjA7rPpF;-V3(~Jr`)FnnXhTzsD|1$BocM1JiYns~&YVYQ~__XKv8QY@-3UDM|so@+LyYs%z|9i7k=4Wx&-5`KGB-Cn!c-
aqGmPPY;D9lxme~wUZmI7;(pNEkFO9IM+^~6T6coyw2~Q>X&yOaraQWpT1V$+zBD&Xx1pL6E7@#+)0}V<SXYguZ}BR;t<Zib?07QwM;mFxHEU+dU_Qr5uzA4
or4(3rE~{Xu+=6umh;%jWgb#A@>#G7hUTlB+cAozH*b<q5wW^K`z{zBDIu<XmZa3DpMLVDGs`T5-($frsz{XXb!tIFzO569zDI6(b3ooTd`PGSV?IY>PI0#r
{I|c0TN6wixe4bnIq^p-u!@$Y@avU0_n3h;<z(tPD97Zodca?08uG1nmd}c9YwT&X9}_jhzVP_kd>@T_gwL0bhxFiyAM;WUh+$+8GvApT;2i7_c=ZT+*m~pB
pnqZ>G|XMjetNv<d@(O37YL?U&QoF9@>j{O4o#2{Gq^%Xm*o4mO20>>ZPY-98asszBNL!9Jzbv_J@ZuF((+WHp~_@ha<1Brc-B@FsB*jd<@R73B;;HZ>-K2V
R`P$%i?fchzNh4r?kQVLPWCb@xWXzWqJh_Vq|USWGy7mKbWY^z$M8tes8$?(&Oo@t4ZwFV`gHPy!D)<@ieFb*;`vXgWY3Rpxy|Wz&QUpgBto|c-7*j39E6L<
c?OhNYz3XQ4-2(_1~1i_i~{*|OhqihL2X8ED09A3|5(ZwLIPYZaV`|z`EUAdz8zo887s)K9*=X}Q2l*&Yvr2DfFqlK_@1ObRomxLM1)pvXRS*|8mpq8o<uyl
R4(6a4AjPv#B<uV31fE<k6kOUHsUCiKK2}1MHWOWEc)VlUNJzG&WSNGZONBR`JF{74cRB))iletDJOEB(Spi!M)r@dR%K(<rSb|#o?}|1-2<|n`NY$%=TpRQ
UEoG5oU-P&EN>c*H~f+F7i`aPi;6>zrA>5G+&Xd?jzBqQn)Jq7MgyT@)+P+}Lo|luoe)q1bu;BI#e;TJG;MGfKNr{`Tm>y|Z*0QMr=*Ou`u_K@tGV0vm}kL>
;GCv<tqKjxXV2Y_QGEHi<n0kY5avMh*`xjmt4NZj4ET;ffPDTIr2R2ueQI~)%|x(4vyD*(-E-j<G5wyBg2wIX!2DCzRDX`BVdfMaU(I!<ynG=vReEjPHVzqx
WQF>2?U@q6B3wj?5H<^|)A^i<cc2T#`A|9Pyb^3>oYg?@^;`D5J)h-SO<^F4Rqm-w{$}u8wVNIvTjE<!i;A=xtE%&1;6VN?3)vUodpxwZmX+V$a#Z~@Pmrdq
n;2;6()i%)aUzeW-F$MpvlDN*FRWhlWS^o+7X?vFnYm(cJz`KK#ynyDih_u&p=4gtmRhRI&I{{+@sFLn{guBLv8hJgZXA9jBtWq6DmK2(8+CYo@!WZ88}V?c
Z~se>X*a0sSzO!QgSFkYY6}I0pQ|=`o_yEaf#{(Bwk1j)r^502?^$l6Y}A8BldgShFxXaU8U;(3%k{T+wKCHJXi&lOVqp|6EtN|G?^U_d3Go$gVmOt4SNvQ$
&GIp#7n#$zR&B^yIXsLLmf?R^v<)J}wo_`>=rruhxovEGk*YG0EVpkk>j}NGE|tcj8vWplj;3u5XpKBitUp0t)m8c#m2UqqT(<~pfv(wKzmD}W2Z`-a=sI)*
-$)lKd_6dje;W`%$+9I14yo)u_=JFe?9btAU#R|^;63Db<!T098C+8L-N~=7e)vA!&AKx>vR>M68_7ZH5mIPU3mwabeTx^1vQbNNEZDnM&A1f{W#fD#W=Wg%
z+?!6*hJ?H>5*Va86)E@@Z_ffy@}%;B<YEVUY32OWYWIEOTkzU)g`;D&v>tp?K$V?RRCBHW-A1Uv04JZGys4BVx!KQI@Rf1vh9TOC0Ic(?^+NXNtxpzBTmFm
%MfYSyNxQtAlVQh!Po-!5)rwj85++BF4-||h8elfnih?9DZJYAT5tf26h1qX!Q_W?3h2SmnZHw_=I3d#7O;QBW=uj)NYY+%fL3)`s>Ni|1m<c_qugM%3ox{C
x*FqOh?y5}B=1)Mz|9Gh{$n(f9SHG7*_aaXF@RfHGcIfqJRUw292#^IaP^=<3UcM>ky3GPqv*g1^H)irW_VmU7*tM0v$i{kWhOgiT{AhKn6IUn@oqGM9V>43
>@oTp*FqlKRwd+M?YJ`L+3~_pLQoJrn~CeTN6w<*?np6Cm+KBLmne<TJ9-O0zLs+46Xk!?^UlHd2+YLo=*MA5I&X61@c;_oNkkH8%rI>Hbt@{17w(41wf*5l
xBfiS`+wpg)a1F`3-5tA^41j&Q=SF2L{=TIOucGnxLL49AM6De&>HBkFp7a+;l%f%oXwZ!C~L$eAi}%LvJ<PW<*p;<18AD+{PSb0+E@O#cw0fTygB$y?$`Oq
hPl2(>S^;FGrZWGLM;cK8G*}U!9g%EFUTW@doc<=+T%E+x>T261CO5<O<*41=?YB|?$f}S@c4I4C)M-S4jA%fR}_<V^(gn2I2hJPDs2o>Qr2DF;6Wcez>m)u
EFd-|<LxF(ar{^zWIPoD8qWk>!=OS<8wL%Eqovw>SR$oGMFco-E8(Hs=0oh6M7fYeaJF35RfP_Hpso6KK8uqF>ORrfo@RAEtGo~&iR$S9!ZXoz&kW9u0^AYv
g0+l)Qx`Dw$yBIL-XKco1I2Y9J-Sgwap=gBpA{3p6#5h*i~I%PyWwqDEQ(o4;WX*l*~PRfYja{}?2c|q_#-rv&!>8R%L&zI4)f}@h_U%WdyeR`ijXkIQf1&J
mD&^ZI!Sy^I&fuFYGT$oUlbRg=#V$I3gVAVQRKVDZ<F~2$S3QoKa`ivG=frraEa6Ze0MN@^*5t1A0GWi5ha)5cYU0R9AC2Ad$A+h&v!e?j6{^#gB)5#eUq)&
e$9S;mnWyD$o{k{Y>;YK^h*4FPb#9HN%V49pR0}Xnwj5vN5AZ2T!A|Vv(k8kks;*8=E8JEYYW5K_E2%7P-*eqA095g`-3h1<HMzYq{5`0|M2|-#aFKF68ZRu
2c-4%z=O?Sx%LY|+Qa3!2YdiNP@IIg^uV5&k9b7-VAj>+UxO<_^T3Fnd^MllOv^71Ja@sRc3*Ipyp7IMVv__iXEF1lAc$0?PJ$E+oY$s7KnYvbB#ClQ4E6p{
0NT}s{Wx#z$7MAm?#ru-o;fFQfTV<IoXsb=0H$np=CtqIXf?Chn2*pj?T$D2?R;gdU1QV0^=P_%t=b7Hw_<?yEA7yOH-`s*Klo+5|J%VB5cL;550-wjm|uY7
jpS)lnlmpk)|=5qkO=OA0%<1+k{>J4CncnmEJ5exRZ;J;=M&!phRG?C%!phARvYIm8k-_xbF4xqqh$~%WG58YicIV{rU@Oc?W0%O{Ef|BV~*#ifZ|=u0W7-Y
c=kl`<OEtXh2?RG`)U@3yWh?ioLifIk%D9Vp-#i);?6t%IY0oJz&<{Cj^fYZ{-JE1AD?6piAK(SYF(FH5oss@arhaIy-Aw&7G`-ZDgG@*cIqeD@WrUt+)S%w
nhkgVZImU?&9dp4ej?M0DRc5_{OZl?@#(AAK{jhnKSw>FbvwQ)m(&IN>eZX$SFgt}kB?7J58ocZB}?t$#}R~ZvrN+cr8&ONSIhEXv49eEi1-Nke0(Aw=$48;
cjQp!kqmSWv<vLDJjOrK-#;bMQlv@JhbcJj6s%ak*f}W|mt#(Bw7`<Ft4Ejb2X(netAw17yp$+3#;=ID9(gJAQCDg39`hK&?}5uS9IdqQy){f;uxVw~fd$>(
n0YyVcX0Ib&Hl+pBaJ>jdHebee>i^o&dd`X*SISvxFxf~4D}bZcCv!Qfp;>*nh`WEew|qdAg*{!%|a;a&(&gH_nLAkIVaQ0k5BHkF<-|=zrP)y{_Xw2{x8y$
U0Nq?8ChZyL!AiMuY~l(PZk3pIZ>Ogcog}K7DU=!8!B9g{)8lp&9ls~#UShIp5PCf2CJk2E{UfBZGzHwdwtiX-ARW$K^=ytbLLm~v*s=<r#u^wSZ8PN@Oy(u
mLlO?d4A4Y_`QfdczYWkkM`dl4F10V=Jx}SG5DK~g<^4KT7(dSu0Un^?jOzEJz*Bjwf(~ggvW(5cj}i`@%wwRK%3ryUXlMaOZgqG7^F5jK74g>LMO2Jt!eu0
TKQDoG5D3n(u}bg-va%xF{6IEO%Q=XO||3oe*fq<&Z<j(u5YcIJ(Y?}wOkK=d{yg}2fzM${GM~}mY1fY<zrtextJE8B%h-$CRw4E)fdVn$YzOokZZT^HKO;;
!Tu4(@}9P2pXe;HKbN4j^!~oXD7!y*@CRit#9x<`#?b$!p4&gaA`Q|J%guYrzsc1lL~#gdK!Ev=PYQv*OQy3Yxg5dt(<M|V|2JdR;Fo3j#f;Whf4HpW<o1@w
eb4)tvdCVTgQXO^ikC#V2xwfWaVcEdwAA6F%WTWiZT-&sHE4`xh7<l@nnAIPc#hyQF*YKtHQn~}+c2Htzx(k!n{#IxRdqJ6S!%S?Cpy~|ka0p__z-+Od5vLR
ZAeo2K}b<JL}SS^ac&MZBm5Uwd%VW^vdPLa(PV8FMo=*nOBYCO6yF+v^<vVr^fKP(n$NhOP(tl3I*1zji!?SPKOzaw!%c^*3Q~C?`{nCWoc}<)!SwFRHRun1
kXLyi|K@f>4(>%dnWbTWly+ucy}KMqjO}_v3o2*nVgH&1*D7{_{h_{U20>-fqc<sw-i)pt!05KL+#{1eJr=Zy`tbV@*&tpL3<67|w6i~Y=&$Y78rjx28~bK?
4Y&7-T=N#X)ByLtm+bUaODB!=+d8@9caNnu%fxoK##m434R1trkGct|)ym_EB*}6I#oZ<ElWArDa#dgS&$z-c2SAFa@{EWh@l3DQRLfjN)zOVcnnRfz<jev6
F+H#S3Y~MPHQt6`=xcRsQe7;Ev@IFjO&<|wG3xBE2t;y6clMcIb;gUARWO+Z@<<cSOvlvSyTRy39UIEl9DU0usj|@;rmvo3AEG-NlRV)jsA%Frk!?-?w8!NU
nnQ4a>~R=4f8*%D_$0%L7vi>fop?*;TgJg#V}k+pP1eadZL@w?2Q>}79W!F1CZUkw@aHp@DXIa>F&_$J?8$3+1i`k-<+$!qxIFpoZYqotJhq3NosV~<C=*Sf
osf6I@EaRUg-hDjvop4R&d#J3rrP(FZ8O?8#yW<~RN^mt1G04Nc&3-ZMu+~tFlSG#SKBbcr#VA(MB`!UPr<hf@iH@CD9%(`dUCz;zNm0*-KQq^&z#wF=1ezu
q<K@D@ileQ54U;(duywcO^hs)LAb}_Nprttk6mA1$qY4P(@(0a+E~6rV})$v3%Oh*QI|C4M<ZQu#Wm3R?D>9*fpt9yHzb}QEfdRD!jk#bzLNmM<~a~xxUw~M
FE9DpPi~29$jx|8pH+Xjf0`#xd;geMHE%4_CEFCboF7p4<i{bJGjc7Z64E+Wl)trg_o(qJ+ybcP9N~~l+W-gPZb|Qq_8yOJih<2D*DM-nX;vE~^)2nHnvQ`|
Fq9jq(4EEmVUVbaGDLfN#P6GCBRg(Y!&)l&YVZy9BlB<Lt?r>2VBG-Zz9jRf!}M7!fI=oGW$mlsU8!-R1u<|yZ2vTnCjT^GMJGlyL<1H&xn7rd8$DTAf8-40
1;RJ)$+Kk49jfZ_?Ht^PTiqSZ{@BFvs=w!#e>KW!^{JHIFRS=33(Oy@lrEKghZ?1%1KO;ut$UUqG-zM5mI%Nf+n<ZY$aBs{on5OdN19f3DRX2_E^Du~-GnV&
!i)^}?4I9r_0_Cn^PQ=Wmy=V;dHr=fV6^LdYT4D-&_^{sF<Vc)Exmmv%?&krI#HVFq)}(OXUe%?n{y-^qZ%hj(|uVi_8|X?T6EH!WIgOYIz31(R^3^2FA%qB
17c96F}GcN7gsBARlTDhc$GCb6pLxg9O-vCPqOGmTVtm*Mz9KA9A=g4p;EglY(Q6lm{o>fI2+q)clLE~&+Ch4O_)Y%Gj}v!^qU{Gao37TS>KMlQ`xYZMi#(4
X_vcA2X8!iGh5*t7|tI3l)BdT*i=@b)6o;N*i(8c3&PFDY%*<LXYUpj6Pg8!%Czu*pBx|M_&|3%xN(M<;C1yszh*Y9ljaUwc@uD~-7X-F;gIZ2R<oNXRkzN>
O<GS@1Aq*s$?(o(!J?xv|AM=XVDSD{PH!GPbl0Y^$MG7DWXAvkwtv2=rZ8lur4b}|yoF)bP8d<kn&RyL>rm_H+*H%~6*(yVo>@*kG0lvIfYEj1%xC==@WRd+
X}#zMBRa-lrkm#o!%#>!$NYPGr6!kLk9y|mnxSdC9B!EOk*!k>Q34*NX}}12U2vLu<}D}KrV^Iu#UouA1XchyF1cBeKi}FJv{WdG6AKLJ^yG`NC8Sa}YRTax
IXqbE8P(@@F-MdNd~FP@7HOszpd2Fog|ODfx_)7eOV18)j=K(>U)nxcH+~+85N|vhzQLsiaNlD}j6%UzOiW9ASuV=*X(M;s{Py6co4#QJ#XJB?F@5crw&%dM
=zVefi+eXV?XOzYd)!PGEvo^$sQHJ??`01~bV(U=V*8qJs<yZB96lE$0tO@)u&EYT4Lm|r?Z+q0HC-H;Y2oslD)$0<Ncr+>KcQSr=7br@W^3@PdZ6@}flY1H
BU8p{2Ph|vVcux0Ro$+8eyESxqvGWq?DpZmjor7Fy;o-i(#xn_%j?Y@Gu_b}j6cz%VB+Kd(XlshZ%Xd1ffn8%ur9V^y4LdgZF~U@p;^LolMfZiNN`b+J9Uhs
K4kg~Sa5bm5|)r;2Zvr+r3)MM$@&+YSz(-6Lx8VVn;#f>H?%tN@2n9ZOO+<U?wpg~-%)0?hsMIp8pQG%6~VSkc|oXoPD;BIdA-ljeIm?Fcch8C-QufJm<UEp
a+VEQP2`H9FT}vK1;mMZCb<5J!K%Rl`;fUDdK!Ijw)2PFhhu40k!dCF!pH-_8eDHoD`-5<<HFJll&7Lmfvv6d-n;bdYa55I1*5N#yUv;KtSa7r%{pt<Z7crl
O)lcDioS-B)<?K~0;}7NPSPK2aw=ucO~Ms;j#$+*;&o=jn9K?rc^shZ`EX5*7HSvB)-4Zi6C5bsjQA0!<n|-eWTW>3y$>en+iiM|FM{<cmivH>^x;!kPftf*
Nh^b~pQQKf;R7txXjxw~ZUeWMT7ccq3C=K+2tBBU&VUzAQ!8nzQ={21^U9+kZK|9U(_%3b#1|#F)JvW}jdTmJ3LfkYj>2LZq8Jnrw=kL)Qcyes*Kj^H%PB%Q
5U%*ka$21`o_6|XR@B9nB~Y*C7G!IFJ3RidKwyD|NdP$~zx!YzhobP9z#$}on&^aByfX8`?d10acnhC5oM+t9zcccws|Z`G_Voewrn5XcV~c}n=9EB(eo2{b
J`9!O-KdaQL!Bih7C>7|U%t2T7yAK@WM6P3ANCJTmk4sW)7#nEdEropP*?rCQ{b#97eGT1+~vf}vOwxAtOCaDFC<apO0q~0#t8Mf%NTj_{^|JF!}lkr+JYB8
Y=HC*!GW=Beqog{O{zDYH<BsGtf@sQBrdZ#6aw?({8PgoyMh`md@0Ec`2SC(L_P&{%)g)fzW-)?{P%<R?|(nC17q9u?#>uHHAQ$56-F&PmC{Mbg*GKgxhRA)
m=J6^v?GccLF38Ny?}X3sxoO!(}Ks1fcP_W)K|4@6eX>ZHc^XS{M8>Q^28y&Zn3I)%9v3m=L8p=ltt4qS2MF@lKsRdALf^1Y|t`_p<_#rQmz;od9joSwM9BW
uMggxQj7jAm^pnT2i`wz!q!!dgx=WL-^vTiCsHAcK>=~V{%^=+-I|O2+82}P2F4*Ziet`DA&S3PT^K=>B?SLZimRfkZTh9E3DJY^4_+O=|Ajz0AD_HDK7D<7
I@a$(G?HNbW_)Y4sEFT#n!)yD!5$58TN3&ej2{a9;DuYbU#{2%$tLxL+i2`uR?dn<HoOgdtSn$d>jX>YK$JY5W8iBET0{_EP5mrsC}~#tQHQ?zk9Tj(AY)4&
oqRxq-yreU7)661-s!U2Dq55lohja*Hk`<Ll@993@#SHCvs$JH<Q8l>l}?>lp;0hW5dK`|2EW0XDYD0$pXSfLh2fO-r0b2xtL5<}WNiAfXv#G&rOQLCMT#HM
1DEdOLA%pGJCUOw-G^=hDSozx(KM<x`!{XX?7JZIiL2pbyjpg&PU;OB^M+Ifn|4PBgXEVC{BlmYdaS>VPRL^E2L|&6F%Y+bJLalboCC-y2RR4<R&~Qd%<K>8
E+Qb$;G=Wry>8T5HJMDk9Zqmu$Ke#xR#5>nixC^wSW>np=>{NhMlK%35Q{M3gMc=|1*`Yu7Sg4UC2r%87r_yNB|-;VMQRs-gM3t&x2$UN2wALr@Mb(nyfNn`
y^<2#F6U|u6%)H6IUT%a<6zKpFL}vrC<O5u9%ZZ+7U!VVB-jJqV9yAMD2-RQ9pN}_>R&E0g3dmkdu{P`K|#?t`mhSBx^WXy)a9)Ud9+8993K#3t9sR}5M)N@
gO{|9jskR17D})mpaa~}u>%mXY0~+su_s#J`RA;xX9<GyxJF~;66b0K7Nvzzmlo^+sO%xa$&dUYB;j9PE?J$%6s?+4R1Y-OjHQks{LZS&$O<j&bTLScwFFlS
jh{;@rH)0@*7K4AISBIbC{{IbI5i=za6QWn<O)9lOuQyy!<543j}N}X%8D#O9kyv8y^xmRTP)}QQ?{5`#`<=q&7hBQ5qpdc68m{fE4p1BUNh#%k%7~vTT~q^
87#fEdn&FEYmO-!J$$D7*~pwRFA!>8XPL{Qni>O2NgjgZA<i_)PfX}eUT;0yl;UPD$U+@Atg^&qT0gt>f`M}+vF`phLXQ!*0*N|d<F#t`xe-R6dNB~jow#RK
rg11vJ+Ip-CX0r{Zo=pe&#o5$3g1B)@w*ViB;}hq{oa|<fujRh0#wln4{%NOlE_dV`E{)kb7Vlpwx#huC#f}V^s+Eq5Y)Do9g?+L8Z5Og!oFb1rf3AhYPeC3
ncG{&h?9v{LKhF9Tix(Rc~_}ZSHD6t+WmX5rKX{64le*q7VH(l_0>Xe3f&5&bA%e^)@i5gf|<>7n^s(5^#DHBpoiCt*0Uk?PSwI<G7`_7Tc)+`OsK6swZf5F
!|Xc310{l)mLp%Ang5i<tS`=iknUyet~{a3ClqAm8)r(bG|YN2C8suzb>nI9q0z=RthLV;<*a1<Je0>Et#{RMrWmxI6M(bJor0~C532PGto(+qqhiB@%#A!*
-PjOC!hJyT43r6PUo^_Jl3O(iYG<MNcGlGEjZz4fuB!Dn)lIp9NgVQRAk#u1KzsGQ3Af;G#z|UrU3+V>%jv4QPTOFGR@~hKv36ZTEXD<~ue^p@)wM&-QsKQ7
5DVB7b_mIzh6ishD>LGMqOHt4P1^G~PlyBkxO-|kL;wM!+tDDw0Dnci5wymo2vfGx>o_`6UzgjKhb-B)kKZOgtcr?-MtIT9B7{qy1zYA<IqiMAqo<9kO}-_|
#!wAj-)8OwXmAs3tQ@J<tQl6D*zk4AZV2rEje1O=Hmy4aI}f>dPk4$4sM}iAZ+kk<b`tr*@=g^e>pHrE7ZqPp`?uLczUOEwE}uQ1!-Xedw?gJt8bzZQ(os*y
uU~YONK3*TRpA#}jG`u%SJAkQ*-zJ*&>x!)^4r$#W}yX$!6T%SSNfkRoR})tjSnpR2X^60^=abB>N_H?rRPRa*COm=%3?<G{LO0dxk7#&Xqhxt<(I;&I_u)<
uui1<wbqGi`b0HOnc4~$kLpRM?x?f8)g>E}EZd%%k3$Vxkj`o&M2td>#kD3=h}O;ITH{&6!Q7B+GoR{_6_ZGRa>jBRF6G=g^z<%e==<@9`=b$fS*KH6#`Kfu
w|Er1n@PTx)r*fI6~;v%pR0-l!Kg)bcA6hN(HuMnr}vVW#-;5>50M*tp_Mc03H$<QNOh!bhq7`R8zDie6113YULvRQ41IXk%Za<ft{SyXz0d=3YE*I&CE-%o
tI!~<_$E!1(%Oq}g&W(0vu;cPB=S|yZ*I&RQ|VU)(fhfW(s1idgtzxC`2i`rIGf$Q-n4K|3yp)lg2#iEzg}|8v<jkzRZgYK#Sd6CMh0D>1L}U_#0e~vSa%eo
Rz`<v(<{6UXVf_%I(1`FQhA;&i};i+hkj@NNMl`pD$AQOsz|$p30raXbZ%x(l4r-{(mKPn-34t(hOn!0f%eaplM6k_x^j|sF;u&a>~{jw>{H8%QSmJCS48rh
az?godOd``q$rt3$8`3fn;^L2*?Q=m?em4az+<`(p%!%Ydo0vUlhjUD`&_ZE@=k7gb(bjTTl*!>)voX%ma?R^$xbrs{@(8)P~tO&6&e+(SlH_ltLvE)vfWhc
s9A?4?rt-KggZ1R>z!*aPF9QSgv)T+;*>WGAraQ`pj!<D6|_0Cc_(=8LeUV{oyl|yMCfTt-fJCLEfT`Y=yc3;#$C?c+&tXg08Jgx0viSO!KWcu*q(5Lhrx^E
QYVcA-uNAPA}yqUdgHNuY&=Hl9l>d2>%4cpi>X;<J}$Q9i;O`qV%T?tAd)wpg!3)k)T#C<cORkotap$8<sD8s)Q$6N)1})c0vkstGSn-`5jbuy=E#LP`1oYC
yxjf~K)1TQMUw~C$}1YWeQeQ*@`(a@G{ghL-9E(-(b6UZ?`ST!2)f!)jnd(Sww=aqwS#v=4P{~#A%2SosGW=stxA2O-(aIDMQcmpS*O>mg*^F}YY)fZCux5+
pBPgTUm?~2%W^54dt<=5&ayqyULtjd?>>Wxt}ewyY3f3I)MG4MD-MVMwveXbyI=NC_eVA!?B0L6-~0aZtG=Z5h`>YLGyH{p;M^yv?G;lqWEgW~!0Wf}gh#d~
c&s0TuiRUuRzbl7KrE4gAD<97E9H%lA<W9}gr^7OF883EQ+8$8Q;a|O^FNY&VzKPh+Z28x&7h4cXBR@LS2bU6;u@5dH8TI<#mYTA7HNKq)lGD@qO}T9MGS6|
6mU41iKE)ZXLaTs@h+pC>&!}S^72W1xE+ZzB{V37lX=sHYLu&`B8N;6$i>J3Xs?7oWMmj-u_+N~Is^Gg7Egco8s=wv{EyVsJ30Jq|IPcixe?MXLxq;qS7_lw
@M66mzdzW2laqdh)^11oRnG9GzamoFLyUArReG&$JK`SI3Z%;MPa4w+Dz}<RW`WBE$t4Rzle4CKRUW8!SQMqDI#caxD<^x_WFb5U4tIu!{A1MwR!pbi$}623
wT8?Wa9RA^!<bH}lwDlrG{$%1ai^!#E=*5Jp%)Eojf@<$OaUvnV-}yw$M4(s04M0xIWe7@X|JXZ4nkJ@9^3B!wW`Xc*}L}YUZE4FPglO3xo<aDfY&?2^4DKp
&Fh+x5AqvR=h?G@vUhRFF`=dy^w}4~%kw458Ye5wS%WSt#gyI^)9mHlQuPlwB=xdPypzQQ=evZG5_I9>y1=PK7uUY4QUh@?0IQ}{oOe5>o#X1^TnAs8y}Zjk
M|<vhq_S|`cv>dcl85lkR*oww)PojPUshK}drP~t8b(x_Z=|bhLZoRWrI9k?yzhBp6cfsze5ji#3nIHTb(B6DEQLIY=0EE)G%zw0m1RyhZ!MUkjY_Ty?)C!s
0vF#p_g=SGuhj!lzl7FKoE65ZB0?<UvV+d7x(`7tC1DP(kj)PA?p>PRWOefbs;H`@lk#)D0#UR1d_4Z}{`lz4e`a~m7b9xwIjM4O>@>k%Bj(SRFRpNoINGZO
_8>|+h(5;GQ6@aw0qKm#j$@gft_a?a)a2E4TIsoHVO4awSfgJ1;y&KFtr#VyojW^2J@iN4#RgeS7TVT`>xH9T3Q1c?R~U5JNA+J3lMGdE<oGA45HV9k-&sWW
5r6;z7qe#{AYi4K6*ex%LwK%f8^3c_EO2$pFI{?&b@qOWA@d2VNW4CtG*M(p;2x!sue48Bu-RID64X#ZLfS!8ELD2Vs69@Fpbmm_N;!NX6%*8FjB3>-&)^>(
YtsgIQK{e@f_4I#lPu?R#W8*(Xr7Vs9RPBKjZRKM_7dc^6t`>Yeh%@4Zy&n^_e`IZ`GgjgKW4=Cu%ZE@c~E92Gu1wnLxci3q($Y7=*#N$^BQWm;-gtpNww^n
xTqc7$qU)%%E=1}sO4UhhfU|qgfhV0xe2S8;1Q$2(w1Ep(@RJ?1!;@8vuCj%l<6a#BTE(84AspqAB>Tstp_LU3(*aKKYDZc_K-RM?Aqv{%Igx86!j7aO2k`Q
q65L^Q#9g)V~~|&kA^@n2q0rG?u3g@B4ydd;Pvktn9#o==HX*~^0(s;0IUCCnT%gqMTJ|*?QsO8plBf979j{*{C8A5MP~%4!JHiOM|igvw5FYEmfpf!%Yr9#
z0j?$d_FtlcbuJd@oa?@tFUeHoDIZuoFS<4o^&{(;i#FP1uQ8%NaTFMcf&q?0alZzy<YF>UqpM*A)v5A35oI$D`W<V>0!smr5<XzKTheeq^A%INNdQhn-*##
(vGd814j;kzJz?eEMvzOS35{NU_j<^k<=*_$dbPdr2R2Ji<|G9xGkvESFRTtqDOM$NRE9XEFLW=Kv&4r{P+Pg-)|bQ)>eC9$iiV!78}1yUchc6(Qx=B`8nBD
2whAJ+NDxz!v+buKm*LMkXs_)u7kN41!|+yE;r5tw_e6RhPKGON-G{Yvq6m^?VgNB_k8-(8BSqUFFRNir+%ibZ=W_lt~Xp#l;0aI$c8(kK$i1C)XjK*B8Zde
)qG(D^2{faU`|Feux#wpW&_ry5e>47Xj$IHk9HA9a~zp>K=%H$PP8^4?_+&*{L8_~_}#(#@tfo0*OYTuPk|$2?t12}dKsvZ=Xd;%7e~c0T%v?hC%_F3X!(m|
))ne;!sq>_$P#<S3H_7r3A+LtEURXapx3=A0vKrEoJ15z2B6v84CB16E;N0L#%FlZU@M9%&<Hu}o={X$V+KGlP2AWsJ3?p~3nB_0z>p*q)X*&XE?AK6T#o2D
n70ELfDQYMii8aVaSiCQi^E{r6CvJO24L~UbSDmeJZ`4*Wn-4s0CeoIF`wkwCX{^WC0&P%CtqjCBQK887B&4@q*B-OHCmp6@BnzPC!5t*i~S%4)>B>S;#fIr
+xXG7z!YPm!FUZ!Rkokb&TOy@LDB@8OxbU;O{!`dA!2dYN!Qu|vX4<JM(gk{n;%F#PKX}#d~=tMWS|+<8m0!q_J52i)6p$YdG?w#zjYU<e&&iUOQH7GF}cZU
IpsjM&dgE<dg7L&uXTr6!@^kP>)IBB^E_aGc?kpIp#}yvBAx-x?22w=2v95}ur2wuu0g3?&;sqlAZ1AFr;q~IL_tj077|Z+t43E#^7Fv%mjHE#6kQL%%A%83
g!Y;1BcCpkHZty<-q^3fc(9fsb#@(-<riazjGNUgw6ValfiLN$9Pmit`+X(LuSDWH*9aBILZ&LMF-fkOxx%p}_-Rj~>@K<1KXw2Ixt~J2jFV*97<fwagIpm?
dY;&E#wVu-?>N6qvbB|Lzu55{^Sl+Afuhk=s$Oco&?ir<v&@|Bs)moI{I69p)e$q2<&M7zDPVL=%)g%;9G4^Ps`z>hL$2+Sthmr`<rU8p_x@0W<h{G){T^IH
G`6c4Bafo^u-1VK%>V|}bE^1NO-@GY>)9Dsg!HH{M-s8%==RAEMsAXzTg=<b{V8WR%R6ZfW$d$gv?(!Hz%y*rO!JU@-rgMrs95uaSv6y7m(+)Qez{F;C{=O}
(EC6t*u^(Wssl%RV=M1znqJmyeKAJ`r84;gXo7A3m#&RB!`0~cqF7Al;m(_yz4R78Ca>_LbqDKmS<LD3he>@J_Ak-~H9PGFk@z$#SCjyb^O0zF68OuI%2Qp*
ibo)<gWUUSQkfE?1jcF0qI6y?*(;qEQj%Yo8EIK98V*I&Hef-Z8C(=%;bYB42iOvbh-nY9t6&V{;%TF)p3Sy^%V1L8lzR6(w+?Pow<*aLDX$R=9pG&UErp%C
u#(3psOJ2rxLkTc*%0(iYMu3x6Uw63H;SfInI}iwE1@w#*L#27ce;ix#IbN}%!lGpbNo38_@}rv+<~FRAwM2L!$GjV{Wqrv?~nFR5C48}l0S-><JZHZ{Wpgv
r<4m!r-0K`FDoN)u8Zks3=*sHOB<iBi^JWIn)T$FE(fx}O||aw)f0EQ4BANFY4jp_B(<wVmU{+aPwDiM;n9fFCWNs~O2W>1uqo4FLouV|L1T`4?7K+Z%8dlY
nV2=XAMXFTQH^WfaRd{jW=(Q3b8tbVl7NF|E01@gU`#(YP4B^&UHeYW2p=<XLKFF1HI*JtoQTy9mnKXke&6AKE1q;|w$HTdQGGykl1mxTRy65iLiB{@@q$Bt
;^%E=IVpWDgpG?8aMYH8Xv$RkbhQ${!_@%v?S<X#WFOot=0@*b-uZDCTHL9DlvgrV1Bb6h46nKHC?_cboLRif+O=|>itCNSupc*f<WDSJ-n$kBT8-BxGh%eV
$iuydNSRfm_T!ycy(;8209Q7J(+tges|6qrwIxUo3~JML-LZL~{dM(ovXh6)<vC?}F1}EfXRm0U>}Gkg&55)F3&gCAPriEJJt6xe7xTgsZcH=YO+iKm$+6Cn
^4AsXy|eaY5`@y5!w{b@gJ>ZywqO@T-y%9VO#i8XF`BCW)DIg+dEDwdDF7wHL#LFt_Q0k{#yLN?2^fDjrUfB;?5Y7ocbf*CmsB=XGGbkJoU$8?n3RGz2=H+e
Z63HVEv_M6)2ND}ymgcZD?DD{{ZSZP$H$L|F6pOuy4l_2!*1Z{&XfJoqa#0<_(jwk^-S<fjPh%T6~sK#o{b5??Fth;*cm6DS6XPQ33Xs&iAsc~Pz+5O?J#5k
cMMS5Q$ZDq_|pVcDLpjgFU?@_{<Ul-RIhA}Y}jv|*Q4HYj!S_6d@M8Qk65~ewirb@mpBSNCH=|4aV=Bh&EUF&MZr&`TCOBP>dNCK#g&BC5?xV6$3xyF$Ahl>
EefKfCzJRbWPPE-Ozdp`{$%2-1EecB{SqH#r1re!0p!E{;$j7tk=eZxYtwXhQDo#Z+MefC%|WmB{59fxTGm&~>w#CA)1t3Air3Yo3eCnEoo@4TH8BQB%loXm
MDo_%iB57}CX+>R%YX(N8@$RYa(Buv!z@2WsIK6)Ufn#bz))o(1JrfYxB6}<CBR6r$?0l0J4;--QsE81m+bK7Qf0L98caBp?)jtkMKMM&Liy{7)ysp2i0)<J
Os~Z{MvmsD<Zk&Rgd^cmjxKu5PXjRMF2WXC=Ti`sXl78I*jA^FmE7Fgnf*i+@@RW?HA{>D>9CQl`~aK|W=pw6<CO4Qm!nQ%5R4f;v%sX7Tip*b5ht+*lkeno
wWo?@?oC|Q4m_bBX^6YxOk{YYNax^gRNgaWN4mygxp$6QDFZOW{P?gB-;j-N#sqTX`R6RlqNnXdflV0vqDwbH`ll_zdwqznaZ67!YEjml)nl1uUD43AhPDUP
h#L+EZI$6w`fP0>xm%@QlArwkJbHxXTlN*XWKn8Uj>V>wkS^cq>0YqsEZ#)S<*X4(c^q^uX&?9sajP?5U0qu#^RW&g@X;n2b$J`@MHl<sKsYA+XQXKp?U+gg
3YDS=Z9o&WKYI-SX31oyRdgAclJ5SEzIt6OYCvIMo2qNlc2A5x`so^I`28spFW#UQA~T%M`38dkhej!=wu{9Kw;KiAF}T`KU+nCDmwBXZa-YvhgvAM~WL9QP
^x3{uJ71|4&(83T<Cs&G+g3~Z0qag^^c4kSQ&qC-`Hj2Aj<9txDXB_t8AtYTkz<zHmfO3>KH^{cXVz75=KM$~?mHoPsTg&e-zp~;TMwJ&gOhWTA4*|>IC+98
_8e{+&_m!rYHiOL83InIIW_&V<X_0taEN-?CUgmeHA*N?9!Ug;7=yvnn^>U4&^b_*-F1MgU6%&&F<_;sc)6uh15sP47nu*>$EJ6Z$TcZ5<{>xS(gE>+w`Fia
$?FG6S2e-)3Q2nuCYX|)<2ZFXzlKh|vVFXf@58KtlB?qIja`)-EXtGT&%Kug0<<I2(4G)d6HR5Rs&=wXN!(k~n(8*HIkf-eU+C=fCY0O_vg%tx_gj0YhfG(5
q)hPh0d41Y0oQJ_6VOFF@G3q9H+WH2)6|=zEvhmYJ=b_TTcQSW#Fl-dI}p4Rt*w!GE(38F7|p}E;+!N(G_NJy2XLj0#@I*K?t%Y`ZEGt?x{YXYv3fTrp>kq9
ZhrA0y=N3S%KXQ$dT_H;-jrtdZPERZ>LL7S7Tzu`#Dm+u<&bE)5a;f4sj%2!xz{IerN^f#sd3bI$&MsJ|C}?^Tkn6^BQK>q*7_t)gx=|@|E;XcMRgI-X?Hod
Uk2a3r0-gGw<)u`(<Y$pBAtDJbN1giCyNe@c<I7$f7C_|wI`|PKsrR!;OHhIatvcj#Tmxb8MDuSN_May&2e4SEq6F!+!?|H%2g(MR7|f;E4`|#Wk^4}mmC#G
3L7DZdawumz)#I%%KzQhOs1U477(6n!^kx4$;h2TLTB1uLVI?7V>F4eRTMkMK!%-JGg|qMF+ygqP_|>gX1087$JTbp@={Y!7cF%%p>Y4_Ikg_{j^}$W)brC7
v;1<D)1>*|>#(~-vKA2)xawYZyXrW!hvLb}2;{&S4WQ83N-v2^fCIRU0{vOa7`aQy8AuE{^n;?k(AG9<q_>EiQ_hd~<xWZlkgPk}m&_r*DnF4Wdj_~>zv75M
gw3u_#)V+JQx*Kepn>exp;qQWx5V((OoH-?Ctv>`*BnHx
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
