#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 59,996 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
*}Ug?`Za2(*IkABsA9Q9u1>ytUe~B$0qMLzAb7RV|L%PKKU8>Kq5>Zg=)86cUV`tv25vP>6$W~~o}HH~#6<|(s|pr;QOth><o4M*w2sf4wFg$R0^s%?Enc9U
@b>%Z?(|^q#arON4}aNz1L*B5)w&(f<)%B0LZO#hktX1Eo7bogYv?Uw0<i;hsN7x(E(#dyx6<vO8euU938E*m3lMf%2<5Msc_zdP9|MS-6ercZT9F8LT`e~8
(;+{cdtF^8@9Hk=&|g!}jq_zk&Oi{x(Blpsr=Lq_t%Q&~Lwf|Bj1vBUUv;zcSAIsqs5y)_O3ceToRjaMiw%g#zf4wbHn!sdNC&@_^TAc!;6>9<TH*-lrFDvI
AR5K}4#Kbe^Cc@pwM$1@Mgey4;$Lo;W(jSvc+c$h;tFp2c?0mD`rU7)1;B5aYKK{#z~{5k(Y=Od7I0S7%*;gp9Lpf%p@>wZ*_up}<o_h&UBEl7eLX8qc~Yck
sm|;ssoJB_uZYdD?WV{Mr18Y2jLPe?Dcn6?91MV}Jed{KhClx~>AdrKveWAEss`3#I;*c20O7OhbTy{?asp^_0)2n{6m#jnUX)1l@j6o51luOX8A@-C$;cfG
@Ai@q$~CG-$`8dQAkkUZRkjBv;<0ov6f8~Gj?s5Zf*9{kh6!&AOz*swX&oPHC&$NfTFm>N)UzAJ59JcAdrgNlfw#bcbbLJw?9Pi*1o4ZCE@*Ij&VbRWuTz3e
phRi#k{ZH+rWUjTLLGq~>(mE_lQwfHebJJMgHL%TS#n?B!IY+_s9D{j+1cIp+f19<A*^@GXvo9ru`p}N$VL^N)NN}oWyS$dZDr8yEDL3Kqlx&ps2N@^i|a<n
SCg!P`pyYLweuXcp#Um;ljJ)980K^@pL&^WaU*7LyAj>1zNyOjjKPO@JHCKC&XoCR`_>Q(PdohU6XGP`HM0}}0?5sp!sS>wr&<*As#$q;(!f7*=*rQT0SeGJ
jHtGKFXXkbAe{}MZD!{c5u+_FbqZOBezQ>3T`G5k>h3mQl!mgX3;`tRpQX}+64?moA(u_b{d!PXlcncLxv1CY7bCYy-*c=#4OZnQIPj0d&&?rEnPp35p1E(W
vl{>kK@96Vqs5?d)bBs+i+o-GhC+9!dG+6+v__gI`|+@AcEm376z6sQ9z?Vyf?VpSp%V;sJHf|%8{P0jVV}9(P(bkuuI7vS5{?W&;P}{e4ma=Q1}#J-OmQa6
5`f6{MFk{|)OCcuQH*PlIjzom?x1WA)5cLRCDmo?(iN=qEOoU4PyDl+8pYy2@wvfZ;hh+}RgYz`$;1sLU=A|=`zEuKyvyxz9m|br-xZ5q2EdpBH=xL(ZE^B<
;WuFNp;zG4(k|;m$CYqX*>EXhpf`ZH^duusq9bwr4cj6Y^(<0A)l5M~fnUhpd=||UNemzo5&!YA8<7db@v+Q^7>vnNcpzgP9}iiDT`;@!fY>EeaRKQ7xwH+f
C27=Pz6y9_zw5|_ma{Y)Z%-y6PLSaUBTyG&lW%i*U0O-=evGXrhVI-n(^YN0Nb!R<D`F-oC&foPFD_4J1#?Kl#8P~_M0!2RA|4>1jhprOz!=O~c4QL~%dZ!r
$Xa?Ik4C+?=H;p}IxIpYgJf4Y57@->3J{BUfK_l%=IR|Eb0a+N{XBV>CqGR{Z3a)PrQ=zjhFWZ7j!?<5Vr+bTOm`al_$g1GJemyRMHx=i$ckQ_+LA3>QXni8
Mk0dDe-C~r7mS)y|LoxV7hgY0$I2^|CCFM^PVSmm@<Uo2WH3lWYE(9<ku>u_5H<pwj-XnrJeX(98}S~y&Q>>8zVw_)C@FT$KqkFuEH@?8`|96mrv~3UIra`1
a$~__aOd(s){Cb?P=V_d6<B)fuK6o72jE?(<U}gmp{mA678*LW>X=kzll~j!h_c+G(=yWfBG$t`0f5OP(pl?(O$IIz^)*DR`A*33HNZjxWw-#@1SUHRZq*C)
%mlp1QkxlwzCHmUQ#~{ySY96DSAWg_)QAmb!&N%1f%iwTxl&tD$7xODJ-3InA_96{Ef&lnh5$s$V7y!)V3c0$<LM5ZfDA7H0fIc6Cn-${rSmK|tTR2$0_Z5o
xQpYXL6G(-k90ACh|fmElxEDHAEOa<!_FPaAN8GTE99*JCcOWbEOP)-Pg;Dan$dQ|z|$G!-esj+tS=G6ltu?5m!yNEpw`JBM&|kuc4ng#T7EjXix>ki)XPLH
wiwH^A+Hk6K@D?OCBF(?ft)DO&1T$z^AkP9n+ZcDJ3iyJY1%s0J`tH0Kuy!FF4zirN97pZ{6Zqy!F$Gf(pbe3t(0+=dFy$BA?wqV-&xDW%C6k#NAJEtp_1ke
D{0st$m8bYV=tFO9}ZKX+8DP^y|anrk}P1*%i(9yVw{j$Cl3dloG8CYrPq*MYYn)R@DVN@vC#r$lMVRiPUyqiMw}GjXOs2naH;XMUZmk5jte`lok_kCW{jMe
*zF>f*D~Z-uM3MF*+xJO2Mi$4jv$J8{CLQSY%{QVcY!t#IcI)cw8Dx%V1TJNywY66LwJ9~Do7C&4RD};Lb8AjLTFsXkmmt!yqFvxKV=UfVl<KKGk`>V=d!+L
kiI*E=SCViRPi4@q{xb?I4-kcdIB^g>jJd}te+8gK*R!Wihp)C+iA5Ldt8lz0;+h}zM7#r{G`07=o%su5HJj#x_&XkrsJ&`tMgzj1IPew03thiOM5U-4iERB
4X6x2sWmvBz8`T*{4*p10?-|hD$p%hZzF<xK8g4eXX~Oa8>ca6CSJ^S+=c|X69h5%y!^oHu28<2RcB}DEOnDy7N@Yyy=qqJFO3z~-k?^MO?+wXxrSR}jS@}{
1NLS31-f!(Ly*roThHgIH6vS2M%+oPV%)j3S~V%E(PNc6`q9HEmYMRybRaU6M6D`)YzK|KOdljWIS)HQYZJ1Ok*cCYX14qUDI;hHQ4KL{`QxP4Qsny};?}8^
&AL@j-vh*yZ449YXL0&yK<c$G{rS(yL*y!Z8RL-OjA<1QMy#-rUmh}}yDYB&*3y(_nv)|Nj^jun>a4O(tO1QrmUS^ZEzohO?qrDoNu)9((SA8M1v_bBK}Nl*
x(-_G<+L8UEJuI`obmu;|J`J8Srz~_$uk*z{I8Ce_rneMUra9n?2I>O%Lgw8v)J7(aOhfLP)zs!4OTTO?9$91zSk2C(CWY+<_v0CORVj6Sen=MRm)k)n3Ps=
%%6JW(uvrJNREAEA5J9NmGP+m-|<GG?`OrTAb$rRmIc6!Lh@$Eq#(LbopH>w+&M~a>P7v%yk83c{w$X$<IeE^GY_b?<IkqpIi^cG9mLy+X_zK;1jEsa%T?(E
=-{@k(Zd*TVpHBJgl@V1-wmI8x4-vpcmLI!AEpOC?(Xja^4cCewn20h(8|VH@w-`;mqkTx$mEhq_IVB~l>5e^J3i))0^-n16*j||>VG--W%u>;U~hN-#gEgU
F?{cv$J>MLU~tx;(l~G@3&)R>{}9=8*g?SQhY}|CfuxLcKvd{GyT9N2l_G;)?7e}-zs0e?dT0k04^-^L5j*ANFJK>0FCIwV_&-FSxHT!9^KV8!)~uG3P_T`4
Wj1I4zapP)0D@*UtAt#yX7zgYG%3;b4TMLYOSQOKbJStLz5&pr&+Anh!CPtqvyT9y@+AbMJfQbe^mw7UXL4J!0Xe=0aSzz9#WP{t14B$jPW3jx`qr3*4e<)=
E41MZTtk^#%l|}G+T99ljVF6S{~j{H28R;2K-|cjG!i!UW>Neo-j0*L9=ae&IdnYEYw}?!P;)?oAaGS^TmpOtd^(^xcqaD<V;Wh5I<sNq#XPY#%Kyuu7r)la
_ag7=RZmorNJ_OvrCQPNo|JHJ#el+_&~yce+QZXevrfa4d@>3SSlqTPfMkLGmYdifT1>PAuX;{d*VkzsR{)`r2i84L`f2&&U5S5SJWkg3^YD{~Zc2oRRF7;x
Qs5M>bBxiq+yM{f<=JXVH$LmwWCcYp9mtdM_5}60)-@kQmuUG@l7;1RunXoW>?Zu)d76vLl}!s)#oOh<vIcR}1-$6ab*#^7HiW|&eb(9Zo=Oy6Da3W**CW?Y
C)J^;=0=0^40>4gDy8)}f{nMEEZwM2e;XE;j><D_(%p+aQ+dWyd~}9N2)h3KGC=O?(sX>xc&LNa63xePTxtvFzbEX7z2nSVjQj+WKPM4az#k%v(znk>$<AQA
ErD2^uZj!iqSF|R@(w|Egn}z+I$9<&xIZ*B$Rsh>kmc41%6JI1y9-{ME_ZAnfzL#{kKlDzA5nawM}sXA?fJFB1zJ0@W85AMu_EQ0<NT3HcUsRw)P|lGh|`mG
gOs0eJ8Mbt)D&Z)TL!a)5~N2+>l(G613SeH{6b96Zs#9VuR{zwUww({roV}|@9^6d;bY|Gj+A-*^oluub%z|u@#ycY&6#L4xoE|%DfDy1<GYs%c=R^5UmKro
CvBzSR7F0?!$I2`{uK|-zpjC7M=^Nx$f@QW7l6Au>DAKpE9s2Wm?*}Ydj6Z5^mw(|otAss`eOGqYu9ID87x#EZgdRov}ZG~!+xLSKDN4`>^Y4AbU=D-$54zr
eP2?F0-$=$ip3Z>kidZOilwMxUMw#Y3ST`ds`+}!=?&1uj!jc|P%4yMR<qe$#5C+M_g{$nNwFxeH&_ig0Mz9HxRu*MtUmQ_K?GGDqzn+Zqs~{T<d}6jd3m(m
pPJy-DcuI+y*eZVC`OU=V|{Hs2Tm_)@<j;Ta)xUCfQ={f16jQs&MXTMN;LxIvZh2dsIx9k(EAs8eQN%1R5PLD1LF3)U*U9GU)|{E__sW+;QJMsVC5Z1U6*S!
?42X$?h-5Z*)d|+>>y9xyq#h%cZ(AX29M&oZqe?%c>BwnLm2PZSBF2o{pBzZ)jcTEz&{Q0V3+l(T$D|7=TNb)9)`hU{4YNJ1+z;$!Cn0u@E5x<0f6C0-D-)e
dS0DY40!}*1WCClLd3d5POeP5ZxVEcL?2v4DS&-`D>)TK0g&MU5cYQO`(Iv9-@JWwz`7t8+Vui(<=J|kND2|gIwcT&3OQCh<m0f2?&g|##LIR+?C<Tp{JR<9
kyAJQuq?~jO)vuaoj@Ow=B47?F7q1|83BXBkKz);$^guZxgY4@m;HD9I>>gQ-3fxhNJ}M7C#qe+WIcL2y~E$!hUCBA+dVj>zISZbjMuLzJB^}ad&Q3y-@n>>
{W3mSwb8-06{qi6_Fqs3>nl8`Z!~cMh1NpnrBIJkN|?v4RRGXpFD@{xALV60iA2YK{&s)=?XL$UM_r~n$#>r+Jee(uV@mGJPY~`1ztcn5e75h<4a_nxPVh|G
xyZV*FgOQ1=L`CVoH4M|W}-2G0P$ZvWdCEvmDf*AVy-hx@xsP&S`<x)ccy6QZ6HqYt|Q_P*5*xAyo5kXK)0$(;4m*?M|dUHxRd-<I|XSR4)TiJuxQe<5%2cj
{;<DG+Dq9FMjd0<$;50K`p6d;v6Nl_uQHUaqFo~#5o{Xn)+GpVRa34Sav8y^?VjM4&<4GCnL;=)_V^e(7r&Ntc(z`g4v%?q$C*wc*f^A%(Yp)V0Tk#GQvsMP
8xM10g(d(Sx?<DxkE3>*V3&D-Q6ev`obnD4*-cAA38TI6=E3=+K14%=YBq4wbtA09ieS#ZL6RTQVce2Ia*znq{*y_*bC--N*lMWAAF;#GU~%R6MQmn7)6X^@
A7cmP!vUMT14PieE~)YyzR^EfH*s=f=ZuO!%8-eR!|4UA;~rijm=*^-T%$`1Y%&U3GX@Nq@$vB{2NE&RvDifa8X2`bZ^TmrSCb*KurB8}7-BIJ`lzB3emTaL
6C*Y`c_}uaN;X3rW(*C+lThUX{SZ>ZlSY10ql3<yR*EU=XPBVram>VZLY;<R-7@KkfWd%wUY~I*nX6w`q^*;DrNz}1beD1)gBk{hS;vgs_i<_p<0d7hYq-ro
0m=n>8j1yYIDD`(A^#bGv#sR7A`yfOu`SvIodPfcn~XZL@fJ^kyV0Y-C;{v-2+%`m1RGs(uA@eiZjsXoblZw!b*CCloc7)M2+1K6Gqy<nSzV=Dc8(cG%DOe>
NlMo#!?jNAT_(KfJ(w|QfcdT#?tQiBa=h6GoF_MwQ7q=x1!6=2tFY$W?IwE=0t|)7mUCd>JEUGJ^Le7y(szdr1XDHlQ$z!;I-m%?9qs4U&8klI1`#?w%bAxM
{VSw9RzsoP!JrDO?1|Fy*g8cwEb+qlX9@CtnmRz14Q4kB^+^8uQA=6MskA&#;VEsb)5k!zk*CCfX0&yr4yRd-^`#Ft5x}L607p$6#K>GDBw+SIcz$YXo5e##
JuoDUEczUvAew4}b`LU@j?9Ggp(T?C$VCQJa+lJ{AxxrViV6rXl}dCGh3`<blyKwDdr@<@85hReXdw$oLni{o)NoN(s754G`0t>NC}hFHt45TC=ow36sG~kf
AF%#w=HP!TmQ{hAA(A?{qKK`dP#aJFhT5u&STY}Y8-)}y!N=`lqeK5OzYjr@fxAc2?AW^sD<gY=d|~|gQrZ|mg(^7a$rf(tpt&fn%2pr9&H;AkLqWs>(v7OH
L^DhLH|!z>OkCHC7@3o#1S}){d!M_tJTjd+qE|#)ax}z$$?3M)4VGtxS~FLu)Vig#n@W$jgmV2%+O}1o@J1GrBn;_dkUV$VYDvXbQ@FEBJ1!m!|GlnOrMp&x
KCX$Ep%k3gk+uPbxC`+U<IS1Gu;hIK{|b}2DwnGp>x|E>`kW}e4(k##+v(@D8gljP^Y?UN)^074)>J~I7%7m%Vf^_$nRSG9=j&e5>T@u%%#TD;;)9TCYM4B_
x|B1Yi7{s-FH1Y)$AiJQ*j>v*->um>qHyFn<)RU#MDG>1nn&$uh`{Xd>T<nMjzHvch8|)OI8{UA_@T(Ha;>rL%?cf1ks(?_i&UJC9|%(^&er3h=NM_Xcpyhb
@yMuUmQAw$*x@Oq46Dyl93F5*)+Rs9=Zs9!2<n%a587oDzlXx2lY0GHQt4zwy=9n7NW*=4wF(o*{n?y^u;+yDIvEa{7~{7w@VmWCha6tc8nc_OxFQGW5fcKK
1`&D#Z;`u}ekd>{1dM3YdE$s<v4;r>Q8@O1Ia1p6F}-45l>csX0h~imfr1+6(s}2doZ^L<;%(`<o_vvvXA*4K<nFh2;TdANd-Ozge{A$;P54c2uk|%~@RMBN
E^%^E&u1pg_V}1*N1~}8`e1!};lvIXX#;!=p*0Ddz&xrXj!?Q-H^heP-FYu)QDYZpM;@zI3!b*F8~ooyx7FV!!$N7-ec@66z7rvw)QW!c9>?@)&T2NsPH3pT
={bRzxZyQJa*t~_>5uRyH_8GLz-k02hNJCg?YCKXPt()PkcaRpr<_OMh@~Qd(l}c4_?g2m6IAps8l=T3Fe2ONK~C6h-_Ib#b0u9n$;aafxn|>`Rm<%Re2eDm
%SGTI-?=}L$VW`uvZNIoX70gGHkKa$Bk_+*!p-+%9#r%5M2P@8<h$)Q(s8ca*eXwkxh!QeIP`i<i<vwy(;ldh&3LL0h6R2Be$Fvvyk`bP^>uvA?E!}Qw9Tgh
^(Ugl?kLB{^l1dXqT8fbBqggu6)!7{VTg!|RAvxwavy2JbK~!fP09u0O8o{S^5%~0dEz6Od>AEv;%mnGQl_AIV#SB{iOIwQ;g@lk0HrK(VzoVItN1Ondax6y
Yh4`?r|Or`Dz<hSbVXw6L?v6NU<u*EhCcOz0w+Ik!A>SSs1Okc89Ww1hS*-m)J|c5#zxflt#s(f$-WRH{4QoGIr1-L;&jMrDa=ObqSB5dA!SSIp~-7E6q%_O
{X5<hib|I4vP_<A*}zRNb2UO(#lXRH+Y_7n%fx1Ddk&w_Us3o`Heh!ah1NNW?HUK@kg?(-!+AZx5FXwUed|dgy_O!AB~MmYsskcq8~d%^74>jqt6RvY(Sn1k
!n_$tn#F2SFOWk_X~;h&DT9a|k2{b29<dWb$gRp7#mcg8Y{GM*4{efrFN7~(;^ZD-KW>lQmMS^J|8caV<jZSTuzI!NkH@TNndGednNSiv1;JCc#va`pYCx{4
XXs<+D`R8PC>NYJ@8)q{H+3UBx_3^7*jqdI#_u2%9l(G!@?y82)Yd6?kW=`fw&tw7_6}!Gd+eb!_c8o&GqMS5Gaskj$|LGLh+0OblX6~_XN~w{5NqV3EFBbf
7Vo)(e#{p1*^o7Ur4|I#KM6)dS(U8W^P6N|y)WlC-RcGxdOL2+!LXR+=FcF;;b={o#hMq6tlI=N+k@>ktaND_Op+YnKcI6-sYQ;9e9A*7)N^U6?sa)Xu2S68
xyhLrVf1}W{v13ZR_>j~^iKNxy*9hH^(&9aB|*Z43&ug}=7Xx<p;1GMUj{j1EdmhjOL-k1%OF;E#lCK#pgZ+KwQ`7AhtrmW3j;x2j#Ps3dS?*L#P9QZ@qVF!
svI;J-M=VW1U)=-PeY&&4Z0W<)~biVzF8x3Wa1Iymu+C0V(+O1v^E^I*kX-4-&Ax<c5B9^w{FD;{rlqHNX?2cprWHHgm;(3nntT|#H<5OI(#Er%8#aL?}Cr?
>(xw>lFgrf6qy{Re&xeukfhp8PAl6Zuw#}u22H2k3xGP+%abQt2EaF}QgwUpIA_GucUPx&Oc=Nk=ik+LBfE93ak>@tl!`Jj>B&p3x`-QR>%p+g{9w|paLkkS
P-|nzcgp?x%w;ZFn%qpRvm&08k{u=D&wrZuN|=V9*RE#upfA5gqtcGZYY!)V@!f6ZAzpQfGBHu&SxbZq@>}?xZfV}qLG~v$>dt25WN_dyIk}KZsi-jFWCC6`
aGH{ylt`nIQe~;%wJ{?Snu@E%x{U0xCJEBSo1nNVgip;Xz-u-IU~yzotxuK|6Q)h<zv;VU%H6U+G-W3ObUG>bNdoN?@tc?HxvH4pGL56gue%>tS0z`6O%eX2
%o&QEQ<5*j-uv}5%IoyyZlhiV6R7wuxh^H(!zLl=<WXOn_`SmUGvh4KCac|$@pi(v)1^1^msP}bo`QUfzD}&XomI1roY|GC|4%TgaE<mpVH7T_1uKL`G3;62
hH}-@T<3hpjywy|0m{i%lHy2z#*r?I59CTnbH~t}<bI-#sGS{}Hu~_-`kG89aGA)}H0$P({gv!#Zj^QwJn0mNtP>Hy5b-V|7`+OcP}j~nyld-BOUh{K8IGHs
gkl|y6o*FRoz<#{nnRiYP%D=!ZyKgOmxSjoUd-Rq<U6lzXh)8Pvb{B-h}|VZw_}4nBL|Mo9<>|&ur~@pvvb6`EPNJ$u5=b(5<Ae5a>70OA69(cnEv3TTwRyy
*78?3WD1S{SuRGDw8goFa%{ROW!J8@D<Nm-wIhJ_-~s-4v-|Vj=x@8Pf7!zXTQ<|16b0eP%SfcBIt+v;0rX_5>EoS;J`rMMQ+G^8xzH?=9LPA-yp?KqW<MMX
<?$}8VI-vD$#?=gkH7jlo`K6M>POJ3N<4^*c?~ipJmpf7;sM0<XvxJUNOjT*W^B!<wIc^ETXZ7XqK7t1A?sB{i7vK6*0NG~V>GhM2+pHEdUESXb#xpWaYzC4
apv!*$u?F9jq+Uup_TE1zil1BTP|HM`Vr^7F8Td$TO&or#DhHCe)I%wQFa)Na<pg6x%s$UVQs@U2!be*t_8pG)Tt&g1^X17+DD=h-6GJvHpt@<jM8@N(vh|Y
Uy-UPYhBYmCo4)j-&OIUBWi>LIitKqfp1ysin8I@q{_ZrH{>0rD#HyWf%=iO&wm!-=`iwzt5J&=S|Y?2O^EG5#hWFFx|MROlw6t%k^_=@#XAH5f3^aifs>Qe
OXO$Rz>b_EgFi8V4E@K)S2uu;7RiGcr>~Zr#)U2JpG8JKvx=JbB8<uBMU8Rz)!Se9_V->+U%vhI%@;(Exe~Z{4gl-Q>$9=`mpVe?M*Q^VEyZr7JE%I{8Ne-k
h<`oAzrMo19^ro;<A1)!|2(1Z`1S}$d2o2DcMPExj`{t9vP5%M$y)GuwSXh<P=34U<zWj8G(Lx5uATrkFkGva@>U#wt_Hlfs+Efzjzfh_r6nuxDm#mXhYs>2
axN5o18qtxg9~4yj=o;*{=ECcUeH<GcwU`#Hhul-`@PmIPHy<3l7aQ9H)H^@THY{X13HCB7JUzcY%O$!JCa0hObTgCrStk6n1R*BrK7d|HP3PhC&Q?Jz9Js+
ca{*pWS>^=6o|VL1%2?sjRjOJk@9@xZ(o-Do&+zS(EuRg;6G}oq*vL7{`oWf@0$823;`D?ZpgPoW0T6|Rchdmts9tJ@x109VH$LCZNas!?)cyP0gOq$Q<@k*
!8Ogw(a}9%hp&$A`7C_6gZz0sUzH!Ee+4*;`%u`7mv7(4dPAF{^M96xG&IhK;gcTfut$v3JTnE%kB?;-l=!HdoFh^>r3df^qV{h=ABKH-7jr&I5Zy&gmy1J3
mxYZiv~;8$x9N=G>#V~G7WxPTdW!utu8fQUs>NAty`4coTHI_B^0;oT<sE)S^N`D}Mj2Ds<H#F7M3|=J)Obsu`m)BvA>um{%$l-Hh5&ZM<4_c%x5xjRqT)um
??ruiSuZr(j1aS2q_ECD0y)#6kDNr#LwM)Y$01SR<Z(OO+fnwod39MC*0O=)!%SNe08wJ4Hj*A25(u7dOdUsCUabNOdy5F`W!Kd1Ks#YtDB|;(heCex{r~8|
MM4P08{Ymjl;oU<LFukNaZrhp#3%K>EE=EXryzglLGmkCs8MAui4mNt5YF>_0arE@hOk74&S<BVNe*5TF9K47giXj91$|)b!uu&<lP<aBiI}i=BH<*+ZfHQ_
PmMs%hRj7QfcTV2X27qAt=sMxjP%rckrgc8W7%&i6RpE>(q^hLrIr!S@kDabWi<x@nFQLVLulVHv4>B3XGTU?9iQb^2|g`Pi#70^t{x*<bO7hVN*XwEfX^Dy
*U7qRXOi}m$QSBnDn$G1C+X{Ob3rATH0Oauf~0r8%OJNf=flDKK1-z3O5&p=U8If*bSNb)0Kd$7^Umpw>GY{LGKJ?<cmU*>^iSB-08<$^Ryg^oFTxX@U%PlY
edXS_XqN8NfU_^9I)j|bdb;^+2@~$`3~+NY6$Xw?^h<e?So&4vv)rUM=lL|b1}1d{Cw51fH0N@3Hypw3L5idRl&$DaKY;7~<Xdz)8$5af7ySXqSzkY-e;@CB
1OI+Cc=T`w{(Usq`Q}^t_sQ4r&*Q<jsK<Kn_26sNkFYpkdwsb5nErkIWJgB%nnro}_!0g44TikIzmLEDivN8qlh~nuzxoCR3KSKv(+7{W+plSI&^<Qin;5Wn
BYgSIlSiFLASrHJn~%aDZM`EJSax-VX+V~mBL=r_*LmllWU1cwoCJ~dNy*y<qkGO}zH%QD0+tXRbYsPnzFs6;ipeHU#!CkjT|-<IU5gjYRk^$<uF%sQ7mL@>
t7kIm=lJ;h-4}bwOMEAlWB^P~>r4C#v1CR_5UCG^8w_w&%6YP5k;DYZgpQAY-F<b4wbhnx*e_LgEX%tl-?=@<^KA<EzEbIXFMgUHy!tPYKw+a^z4-y8m7lRf
@4MH#e<#zn^G1I2cK`54lguJdUX=6smsCM#h0D5I&3|1leKB^<Ba6b;xtK2f&qjY!3t+*QH5MyBTD<-K`|0zyFy|r7kS@%Q_>p=br)2*`G{vojtE3@xn#!^D
*_ot50Vr@-13>_~1(E@O-~+j9NB8g#N(hWlhY#=%Ml`gIh-sE*ApUGW_;&K~<4*qVr%&l$hKc>1ef;>*1}g7-`t%9Am`bP6{3HJPDH(s1L;EzL58l3`Is)<y
&gE0`k(zz_UH(n@@$dQ%Kc&{YZw>%+-~>xbiG`W*p&yuD`jIF9Df|5+F8R~%>0d^JE$$=B@Qc3;|KHz}3_g@Oz~jGA{p#t#;qKut2YUy!9Y^;D|EMdj0<&(|
iBOzYNc=?qLi&pY&({^D!u2k!WUO0GocCubT2A$bn^%#?<}EDs+p7|(LyLoED(UbbyKI`$(Tw&0c8-rR?I&Ru1m*1vtMe>@bJd_?2DAEoxoC_&<=Q!szeYOB
uop37fX~^FfeXU4vl+S~^3KZX{K5E1Ijck`zY<p*;+rn*H_Ropp977biif3phU?Po#pGK&7!1To#AFoFFJ6%2IDc}Nqwpz&haD>ah|<)`mOT~oFB;=)*cg{k
2{(+1N3bBt3`G+b+=Me`w@+Ccb{`~d_G?oAv}w(Nlyb_y*P8CH3%>TbT!5pqCvmv2=QfeW#EiW_Vv_x$LUgZ6)OSL>_t5P%j8IwOO&BHIRBVxiR7VzJrubQ&
02gv}Zxw*ND?2angT4URVsKSorK;DIYJ%!TD*%*-@RWNna)T@OPLJ*-iVdiHpu~?iOhy7|x3L^C)nfb3A#QkLX_mFg<EAlXNZUQ<h$hjV>C$3-wEcY20q{%Q
t;`s9G18K9a<$gQ`<`QM5+0ILM%0FmxHaL0qI|qq=)&xWJtpl=Muiz;POgtPpW-grP5Z`s?eYXO7oNn$1%uhT-g%}z9h|w(ZnidSkWM=NkS8}hGX6y_lbiOV
FukA>GjcSR!h)gygIuCC0y%-sJHTE}8=cz)7&jJ}!ey~?H(351>acW=DTe@3o))FpaEC)fCu<S4d&w59zucnqfm@tDaI4Y>(PH(nTXeXGV}B>61Y$TJn=6=~
lINXvg`0*kLCqD&T~ul%ehVjMy4bR>Y*yseGU(SHL(o3uNpJy3gbX5{<XzluDGg&pjH@+RxXVqthtM!yCWEr4`(3ygYgLz2DOrl`ofNar!OuR$G+Yy!@0h!e
Z-e5u`^m#>5+urVEorJzX^4%h+~p-nicU84K?kZ|(~_~A=Irik63o$sUJ!=b2uAafIqbr9khUnrQ72Aq#*{#cLWK3FflVF&n<HL<jl}mp+c)CiKd|8mzsWWd
3GM~^q^ynDmXg@lCQ2ONyLp%hO%hWpmSxQ#94JR|t||V<`%x&C^9PnXZ71Pa-U~XJloJV4Myra_9m*VbC`p&LpcS@J96?M+!3HT_)<}6IQ-u6Byyxx+vSCp-
oD_%MHpxj!xQPo<^UCLcY7!C5N!6yd#(7*qPSgc}LS;3)A>#ZRjh*>y0qXk^Rsm47h`7n5!-pN*(koyvqN@{~+3M3-Hi_>f&k1=2V!CM$iLGqypL1y}c&VRp
*OZyVVe|qxK*#AaJEe8j)15~EY>)dPUN)Tpe&-S1ot?)#O2qjfiO+*zI<-xb>Cqj-^n?HN2Dj9O#kRS?hysnbXyEbiA>4KO`>WyC{>L}NoktS{^&Md-Wb!U$
eS8t!;2UqFs5wILprcE}0)Zo{&jLFwtPk3YRpG#TReoV}`4dczL{=YE05Bg?uAwuXQ+gymvN5jNsbO$!+!C2P)1B<>DDB$qjt{4I9v^nLcLEV`!Lk8JXuYf$
GTGz8xZsh27gI)q0B0od6B*}63{GKX+I2Hx)j;Re5kj1*f#=SRqRn&AF!HX(LA3*eFAauqp3VKZ67G8^mbB_5=Xir0+P?{BR;w=VLT;1gt|TM?c`CRb4rnuX
<l>6VT~E|gIXX^#tT&&3#RtYut(HeItCq@izvFY@$&SN0g`hl{AT&mM$G|wAIL@%eF|iIeLeI7Yp+7kOlu6PZ@N?h;%f??a0IsR9d~xFrm383r^1PTw_CGYw
jS^A9k)Jv}vtpq|_{KAx+qP>NMOc0zixRols~A5e;x^B^Jp>Nc?B!0uP8_f(6p<4W{o~7sK1e_H6{)hZl08msaK5b9SLqIMWw_)#N$rb=?nM@oGcEm|gqTaZ
AIrb;6la7^F_^0qHidMhBs%b17*n~LS{;QZFN>>`;G1)4x_!<Q((d}c^2C*qj1YzZ7-^t}-1+UOLC>X=#uI~r6UqXb#<mJEp?WS?9{VEbCPIWXIFdz9JbR2<
g<ki4j$n~RgDC#tOy&{f@$B!z^zj%xez8q8-KCsFOB-b3O#D+L>C`9xC{I_DXn)(i;jxmklDiG!S7I_kSOG<h74ZxF3u90`y6{68dYGYTv4c>Izm)OPZn|$I
c54+-AODmmf8r@i!|W4Y73x1&96qtBb3#@|LbE70Y-g?jIdM)N``w6P3jTGbpbd=TDXE$me^3XXNNeVr(u^I*b{c*OC;nMIJzKU%dOfsG&nX7|poiMk&G9j2
3aPIVjcPq~E{;Jq;Re42p}AV<x8h+7+spnZ@SYqY`27a=Y@Vfl>!<iL%75qTG~=CW#DkuVi8ScYPyqPUdDXPcWHjMp@uYLMkWwtHbmCYsdr9e8$zfY*&~uy~
n(2?9vS9)B5-a8j_)AP5%%0;E-*SO!1&WWW7Ls0zG8=L!5tkb0Xd&i^{z<c6HMN7m$pb%BuwgcjtD;&umlKWncKLU33?!MKZ9Uy&GK~zSwEmz7NwLIe4|%=1
xgsPMnp?lPI0<i~mO=qAxMB6vROsT>y15W_<#|~wKhtl0_r>9>zX3As@?U>-crc~se|xom_{;9=JaMogl_i@m@N$2-_x<iKuMek;zJU&!g6Kc)zIiEz;~snQ
T`H;wf9povUsE{c!K%Fax7A@`4|Ltc*RQ9~_g<q@?(@CfpFv{SfAtd9u=k(u_V*4B^xgMZ(2HxG-N9wwS6_MJi?I0OE8oA`hYfoD_Qg+FMA5m1xE)L$n7q{Y
6IcG@d#-PZNebET9CbAu{6yv6DXP%tpY^H1s6rDJ)OF=O(Fe?z8sSPK=*FxLryOOD+G8DkSHdRaWQ=l;)!j_;@p*?1UoYiw@7?r2t;hQqo#x21nlyPl>=Vwh
@`!TDI|mbK{`a8y18$7}Z8r~+TeI6?z3eE5%ho6fWK;Qy{$H6;9k)BgC2$cu3njS{E`s3xPzCvzelTqqxw5A8JMg!L33s|#(_u8iVK%LDA6*rI*#k$g{!=+c
7Al?ZvLrr3iFT0ea?xO4ADC&%HP(MI`7|T3hyp>pOjP(B?Ob<*K$fK0I+-nt>x6j<r4lMYp?~Q64e2&%H6xGY(w^Owjnf^wHGlk09$v*(A_c_e+AL+4M*SIe
j`@3B5)Q$3i&<x3vnj&*!5CjnsM9Q5Df)$1%|+VwE2p<|elg@s>%|>>^mS{d_1VxkTFAGrIFB^L*`z<B-@_Rf+p)l=806eXA1(k>%x>6;GWO-yG7#biHY4y8
_6}7YK>~I+cT}95Q(T8bR$5@Y(V?|oa3vg;_?|6h6(xv1pKJg)?xB?v;$I!X0AWfvYS@(t;=E?rmYF?@-=J^f+`l{k=H#H)t{?#+2kOKep+4ZAvN-1kanb7)
50vv1f+C+T5;#DdKbf=(PUAm}O6o*OS}@N$9N{_ewphQ)l~Z^5(9quxSwMO)+k|xEEH#b8?jF(KHFwQrEmDyrvhaCqf(pOyeR><!^C86zigV{CyG>6Gf=j6l
z|bQy0;>IZY=n8ubc0WEV0^aF2VN-{Y#n;?Vy!*w6nz+blDYZ4u@x@$7f&Jg#ev@=WcfDwwSI?Rv}=EIrj!Ft$tXz^8goPrCtubbm1oYvybNI;9Es!#nb7cZ
ZB#;p!;E=7czr~t-A!oQDV1HA1G9NXyTTYWgbI`FNN^~9H0jP&#%Kuc)EkA7GY$Q>wcTrv6cI_j5gHxhLYt-;WP<%k2sOFMM>tcQtoPb8iejO)Ne;%C=NTly
^}J4gdKwJr_JThPmDlPe2htmeVYoOGJ-q?fs;3GC3GytmcDg2nRtc*4j{u}Q(l>Dk%qaYfBkZI%$>(gNHmMQfU3+^bHkavPXrS=LTIgQz06u%G__i24!>JOz
Qc`mVxn11=+0xkMkn+h|HH|PCCfbe0t>w7kOa?e6pd+FDDeXm0?Q?snV0VVJu8Bn?om;!pkpxeevk+Y|WsCVXlQ}rzz=l@V)i<4*FUzYq-fw4sLDWvC8aUFC
*;qduMHPd*WN&#k%ldJ9V*Rvfi~sB6{itopC8~m?J7*vwO<Ca*FF#&yb5YkT<}#=|AL7Zn1g8%)6Xl+#=nw^W)=X3qmQSJ6Rg-Q_8w$|iDd%n|Tb=>n1v9UY
R8R}~<I{SEKw2ULp?f9y2=U=m+;&0$rb*m~SzzLaDK!=@+;nFK!W`!E0XA(xpgA*KfE5Lt-Jjf%tRMg<Agr4#dMu46m@1gs%*tl9tO3#bSFr2b-7}*t1!iYj
i!}ltO1oS}3-s1z>*Le+Y4)B38VS`$gpM2-1xQ;qOg<2)xltw@4-6wF0DYs{(bQfbX0KV*S16`o<4k#^yd#4yo>Q2t1Q~x5P0N5;&#PIQv2IK<PFsMOSC=QX
Y~F8Gd945~ukjJ%9M?YCGTJJT<XDVivkiTZh<R<m(h5}4?Fa4?XPkxexoN-AEx^9*QPFMrFx0cSaepaa$)|(OhH^&!HaQuMJ+G;7h$|pM+(u8S&tHk(mJ{Q2
vI5_D4S<Vq;N?aBAt`Zcn`?%4vLM$*Vi1(Q)1ZGoUAaZa#~;u)?)dn|%W}BE$jIXI{8QR@0T$}rI?Z3(snaw&@}$o`0CGV%VkHwF2k+<@J3{{uRv>k};w~`l
3-p5jU`HSLC7cld!5{q}J4=_aSGMx9TC7RveX3fpYDI<G>jk;i2^^yW?|O+=R7%~$J2x+u=gMsHP=$Jk&OZ3+s9SI^@54&%lN(Hz0AInMv<CV>e%!cft52}h
SCq-IXsQ{N0|+~$9zH}v{DD5RW9Wc4aksMy)y4#we463?0{-{`jof+fFwF>;lhAGkt!jZt@*0D05zT75@963TC##is{k%pxjGK7|eNeY%Ey1M?@o~Uo$oY#H
$@tl3JfI66T*n^~98|k@lem;!PboAUnXAIZ!%<{|f{t@17HumsgO0Y~gNw-fgFUn?G9sF7Xm#Lu&X~j@1BLAS&N&e?Ejgm!?p&8YmdYyR6g=MUAcU6wiMKRS
fq8viofdQ0>p^jPy5?~4^rG_Bs@z1zJHrW<2L2bf9}k^_r<^!$Mo?AxiKUtm%MctXat~hO6Ou^hc=r>Pl&EJWDU}!j6;{RPPhui*l+HATIGKo?xjf{UGQ$`y
;7W4#tNZTya9=(8Dy|umJj1i-&{+wO=Y$G3zRDCKE7zyq(uJ^v(W|zcBw&5TU~7=KmYIDg#SiQ~^^=yr{+K*4dyturWtZUpolgRWjWCQ|J#_Lf9^CJPofvLK
pmgI-wiq~~<LO#s7K3JEU{RUB00{9L3w4H*mxG~yw(fMb_!F`l8G*tjFp}@?o60_@j%U6$jiiMjAq*Y}&EpyGVrn~vt?jaQd3cdQXwNNAJ;fK2CsQ*8;0$wZ
k*T(ZiDWdW5n$Z5fD98()=vV7R6GM0f}vN3zS4^mYvg5=G;C$jO|+okq<L)~;m8_$66YfGt>JHXkWS!h*%<eA*O}zKo7PHC-~`}6Aa2Iif~oF+qE`sJV6)Fi
*XeX|a5{p^^~rbAQ4Cq`12}B?B2uTzsiiy?wD$8JIq%-gA1F|%R(@-b%}5$TYAdIG`o1rlGrP!myB9lD-^uEgcbdIiL_~Z5V~2~}q{jRgbh(hXim}2jTA!g1
y<?ztRj*GkZqp}-DLoLrgtJ@$k3kABk&vp!xQt?!E_u#QA$UFp`qa4-dLcy<^_2xtt^Qi3GFFR1N|yz?qNetw#W#^d!CixK*t6p#uqOM=FT}XCm=PnN*tjnY
+9nt2Q;LvxCvaP{`y-uzY^!*<GEK%(A6#ofKFT89P3Jzc=VQ=qIBc$4Bag>As=|_eKs)Dto2ALK){<I#5PI@<d~d|*_8B>VWk9-B16HkKfOR1FyC9fOhz;P=
z<`XKb<tG&3nVle`xYo|(a&T%(Da~<XNo4C+ZKAx7KoTL2xznr^gmF7yKEz$h~0JYhwKD0O2SdPxF6tB)T<=5{y`ZFsD-Cu=cLAnL`ogVsflPp9pi|GI8R>t
l;+nL)x7NGOmC=TR`&LlE}SygHibcj8&PXmY@(%p#`@N;%#WTSOylgrqIvB-=P8-_05N<WCTf?p>Y;H9PW=a6noZ&1-J2}9IKk2azC=x>tdpWnOu@ywQ3Af+
`YJ>VA+E)o_5yoBu}y8`3wFvCEjafvEz3m_D1>^@Lm}Wi=k9eVXtJRDfe*=Sq1uj-p$T0OHaPV1g})LHBdS8(b{>Dug9os-qgAuuM2a;P$de^9-lHo&-as-e
p<$%#@-SebI)g=fwmzbQ{pdPC#O5=1Gj+sK%Uw_wr^OuGIJ4brU@;*$ZHX|9#oA5Pq~X20on7lT<SDi^>fRXNdUO~Y@o6AA#aiw#!6^O5eZi)+(5;h~1guO;
sj->(Y$g9<bDpsntfuvPb=yWz+PIdnNWDwjhk)PX-iz011Y33k@XI_v2}aqUwcu@Y)2XVUtX97bT{^qXKqZv3O*q@jJ!gc`wITDe0D8VfWXds~!JM2$NPF2f
=W~hq;w#KlU*2{`pC=9eRxMZSVjdo<_l1a#PQ)N-)Dn@!ep7kOFNPa;CFt1yFzPklIC(_zv1vAHGv}oK;SmFMRfljBugt@bZowauf6=hH^Q7)*D3p?|vQkD9
y^(DlO?NaCp$n#xCVo2zoQa3(bDoMv_(?fmHKX7g4Oyesn_4;d<)Fp8Uk-l6yeI5nZeIMbw~LRx$GLq8yahF~7G?YX@a-=zejJKuXkYB_z1w}YKU5yvzWRCh
aBu(B?(0_vd&2;#?ME-({=7GRzWd^*p<!@?^&l1;S`2RA!tKM$H*{Ey>w#{J;b7PNAd&-f`isgPUsCoZAKW3nT0>OsiuXR906XzhwlEOgX-^0LOR4T}4Fuo>
kh=#zb-De2VG=m3eja=D|3AO%?sLL7x)pc!wSV(=%8&`P?$<Zd=dTVw%a=ZMqUYIQCzPzw&XA<-!3h8ZS6)Ji-{o3Uw_dkKF>X+;cUn*Ap^oLx$HhsLvR?*O
gGT_EOu`5}8X)#UfAV-DJ?oxzbgr*#-yL1YJ>rG=RaO;u`4F*oYr-HuY_s&gy}AFux5j(4Y#>4=jh?NtZbA^Seo9p@tJO_x<G2webK2>Xk~z8DzY*xpvdv~C
o=Qtg8G7*mte}Nc=i$sML2R7i80gkdPq@CfRanzzQNGiex}X#sx7g)kq9PmhjQD0+Ac7Ax5ZHct4Ob#`HlW9tGLD239^@7SjE=_Y8-kYe29q;C@L+Gc>oi}4
$;q*B{OIUjLvuR1XRH45PEes0yAj>edP_}?dofE-$n>G^52UQppLg+aDA?tSki3?jsFn%#s-BJ%Zp$`yjYxyn=y!mFVLs0@pDdXICQx(BWTUI#dqK_F5yE$Z
-(%>6So+p0vbekPQ3Z@%Gu4VFK?P(G-niL8o$R0<xLKd9mIaoR)4J#Ex6bP^siwFnQPp6Izisg`D4dhQLrfvd-V~@@MvWlSFsZ9dGw$%LP~$m`^&nAeJ$e%W
KA~3T^or`TNkdN-I{cv6oA*fy3xAq)i_}A7g9FJA_V}23L$?w=G@pVNPuBUBHyp%B^^(FY)+$eE`q%qOfS`k01^C4g)v)lo2pmx-4kvHu#ml4NH3{v{cGEU$
UaSwJ+aAJU=M%mKCpXRk@%Wf}!Vk_Te!l<&oqr9w;H$p@@jv9C$kxu#8B!d%tsY&UZB(GxbIASqp<4lgj}hX!afZdKc*qoKDn7!~HO2_goYVGqn1O)**s`{r
``wB<A_fcENI@FHp^S|^c~xHvnQ<%OS@S?HRbGL`QRo~-uFaNed77(Yflg`st3Eqx%9Yb{&4A(*qBrJ-ZcUfvVrA{~lBvMj=JC$KIw(xztiV$x^s(cGM^_gW
w<0Ku$}Y+v`-U1?S(&l3d)feu*Q&-WQE4D{qTrP$8XiCr9qQb0NHHSVO&jZ!_ya>iPuTA5Y%#E_Q+URW$!>N(N$GLa2cRw*-BfVL$Cfx3lyF0Z)B<y*6D^|p
o~vsRTF@y4$ou-VBy{L>jk2;_54L~)JjIbEb3)!wLyq7PwKd6m&cx;_x=;K$#S`_5w;r{8E4dK};P^U_=}E~7r#n^c1h$BUdxkK7RAc;zglUcnxNpn!==#RP
iH;mA7oGn^psESnDj4%<NJe0tBJrKBFwQEr=T&F=Wz79-FwpbfQO6WvLdy*YoMbW1HcVbW(!M*Me%{8@%&$58tYT@QC2hzF5hYMn&5)bn31(&}Pv19fr}aBw
+b_ec7KKoo5Qhk|7~UE>=WtD2MVZD7Icw_F#>nL=l)D9Xu$FN@!QoMtoji-_^bVE~Dd31jG4U{!gGn&>3r6syS1UROG}$=MI!@>K*p2TXMsi6L6){ynkrm;9
o=ygdS=wsp*w~oa>o?;l>h^b;mJ?YK+O)9iv)J<9&m=hIVyAm}r=9VSj*2d(9KOx07-F|v{V3at$c=<WrU9hoPL$iw8gwdCj#+dbE?;sP#OrvzBTpiiSa!C*
MxbH2i0OITPZY%zNn@{$q8xO~wb^Hikj3GXd?y<!nCs)?U{=46@U7n$J;PpWrqkwZCZycCejO9d%r@VO74RV(k(BSz6uM`0P}E-X0UyTH<IKP$mD^3jcEac0
m+`hXFlV7rxHY_bRS+qa$NYmEtQQiJ$C-GV$me0qL<yBS{F*jKo<`r?G6NmS&B8rE2%`#W_#4FoiOIi_>Vn<Yz}6HWjCy6Oo+cfZ9{|!0>4~)9U5<3~RkI=1
YwyF=5-Spm?iPy~!>P(I>QlXU2{CobJMb0Pjc<!QUPFVQjH%yAS5#G>7O7V)q=8WL6={T|>pO;)PibXS+T-cjvNU=bS_)Z0XaICoM&c2>HCWZvvYN33EzSE}
S_Dh`g6Y(*Wkd?Ce3l>ac$McbTO1CyCH;2D>YeUlGK)Sx&gkw7aS5kU$CI$Ak)FD6d+)f@bpkQ>h`Z@Rd~W42UQmMuSA-I+i2PiscZK03D-!Ih-+)HYvKkE^
78Ou=d9}J>#*t&kv4Uu?oG-}ZbLISQXfe`?Ox4hMZql>s!m67NWQ0E=@K9glz?Xv_1=>r>RjTgM6sObOl*RzC;sN|C>r~FWpH#^;8Bkn>56AcY!;vXklMQts
!Y>Yd48xcR$NDS@Q#>3YMoU{F8+V!kpYcpxh>fVMBT*Y$arHMo5Z$-rU#V;Z{3%_wec=1#wcFG+{g;@xcS|PJaevwW0$ub|2OGMNd|UztZC)RZa(A~`s0puS
wLs#~RSVsk1!Q&9M`T>ELH-tlM)E}DkBB`*{q#qFgw}-A%Xfbmd3#%6EAQ}l?xP)3oXQk7LFh%K;ks3qA2bh;-RDbGyKofF)anyw#G(<VsXab+D~G4ZJ;znx
VSl)a&YfhRyUQyy!I_nRf^+DVlF$G}O+#VJK|R0RAilgWZ<@O*7C}7mK3yB-9$|U0^C+f<Pa+7csZUSWSIijQrZL;eZW9%>vmPO#pXtASo{rwg>iQY^5aV}r
r4krM6440-ROT64p*t^|w2QABEk=A1<r9u?o1WG{zZZzE)2@#c9Y&91Ct9iwUNrA>4KY|G|E#XKNA1FLX0gwfY0IFPweU0pXp9KFzscQj@(=iFB5CDHBjC2I
Im%VbA>tUH$zaB<BTU<8yor@zpK0J~VDxz@wiPWv%gf}d2aW`3A`1M<ThL=Ikx+v{Vk@ADsRK<I&nHeF<V$Y2(Or4=Wc+;cRNI}DH#N0EYoQ5Dp4CMBh^^?*
AvylyR8UdcX=Bbz2$o<kA@0y5@aBje#7{-aw#g)5<Bc`q5cs4k00O$V&*92W{5S)$dk1JphF3H<^l_xTLn6hR6;O+3&l2N=5>-{Amc}d+PWS6au~`b9FUza4
Sf$+gACtC63zd~mBkxb>DwomZedgz`t|30(3}$ppF^^VN%+X8Q<GA|?F_`O1oHXaAK}tb?1h!9}vlgUBSGceceXbm*iCPHJmy>ZA=NPizw(B!dXIC~&7k6E+
=d<L5vTm%do$+#2JIP(b?zOB2W}vvP2g&a8e2pr8PBt5&^p;x+AB-BjX6}G>EmnKyB}UdRY09B2NV|hokhzF}l$yUOeM5#1`r7)Vd(`a|dO<OuIMk1e1^UmZ
RoiKEb)lNDF?}(yEFwT3zv9j&{jQdPf3dGl&rsSepy?N!nMqgv2QO^#$Q|OE4xIJ%_{VVazKdw)J?#ZS;h%nODW($5x`uQ|F2kXQRQuWZxy+*dy<8>#>23as
n(;bJj?Hd>^_lflbP1>Pu(|}x{uS0`PPl^P(c%EX6lm8wuP1q~Iu9)T`Pi4o;Kb164THO-nd)&QD#9oU9dlG7&?V&@TlE#1fsn<$u9uXZ_Gp2`F7T@S-^}>D
sWdKTD=6o)rZfBV?&2m-4&hGztyq46pXQe)PiBY9c5Pi#4gB-6Cx2Gn<aQ<ATYNfy-TnLY;Kx_rALe29+sm?C5m<jovSi#?ET1d8pB~+NgL&k|wbFYw<cT4t
M+^0X4TC0}E38k74gYbjppP?5EsSMirqBOAee=uD&#B~X%KI?TKILbWW}6@S5%{+sNFH!F2r&_Oyw+h8f4efo=zU3^b?Rj-eAm<D!H$%ErN<^YCPNc(AjSb0
MtEo;4EYCJ>zJfIaS8FIwm4q|S1LhXU-EbYoo|x=UV|8h@ymotB>CT2y<YZI*L4X*Db;K&$SX(Bj4$JY09g&FQZtijDe+B7^ChdW0kz{OQz%k@QL8v5$<u^n
<*<0Obwi391fgpiUrsl55XEZ6ABC<s9D|~AMBEkC)9HK3p0ScDB7W)1UD?+AlIh9iXV<cdNE=-0;J?y-UzV$jdgilZ)@SJ{C!y-eu-cgqTQodsnz4Xks}TxL
Qr8EB4{ssIB(j`x35As?zqn1<3c}45mVZpC)R3KHMY##_k_{2zm*Y2_#u#qoVn%mzOqd^j&*c52l>mW=w`bYiZRXLq`^>~E#=4?V#-_S1R;feQ5?`E2D*3SM
wtUBz!jy1|D%|njOgidZ1@7We#ih<Zj3=4RaH%ZJ+}3P!MbTvY#ZkqJD&eP6h)g~X%1v#YO1memfu>z`ZIgVHeOcGj&dG)^KeOk!Fk0Ak^!79RmU?Poml6+n
%PB`aaRs)pBYO6k{YcF=?I<R?Qntw!3fp{APvQZ5DK~#Lz1zQ$slp5S(Dvgl=U=au$h)p?!mPlUWfRkr63#%J-ntNIsi6d>K2Oqkd$Ortn#>pUy0fuYqT3R^
;ri~b3NW@w{{ojYq`y=-U3~cC)V%5)&KX;~LN}r}8oIGz;z))3jFD#bOn6A8e@OK4HRHT@Jj=_jMh1h?Sp^8GZy8S0Db)kq1`^1jdLy+dZs;q`bF*!@b&&eE
v&}RV>pGP)rlXwo+0ZDWjgt*z^3bKv7ZyrNB9Xrsk_z_wEEbg7_$hr7(oU}hRHw<FJwg1wwe@iUjfQb#{`fak>C(vA7{8eKaz#|?faWxjd-h<5?=yagZxI3P
O?UVAcmICyDYNOfS+zvzw`03d_kO&nud347?|5f4gLPACO8=bQxKVg*rS>%|rXl>AiKe$rK6W)Ze}vuhjv(+3s#ST}q*=H$%(mZJSy+*wKY{#yNm}-1<0>WG
#lwfd#_@4$!FQT}#Qe~g<H2BHY{2Iw46s^ij%MsKiv@xd?&Uwr#prOk#+NJ|a5m|dc6?TzR*iZrBJ3)RChxSwfR7Bp9jMoWpa@}A=ZkvTDj^Ujau3*GD{YC@
@0PsoF`FI80X<*F$?NF=$VZbiBPf{oaswSbE!=!jfm&ZNp38#*CbU1afO1CJ)q`Zc=yk-$W3M1tII->_=|l!}OIhs*KM^!oSCTS}!VykM+;ojWN;jFqsdg}?
o8Z4Vj}`reNvHIoIQQ{SDr$z_O_cD;*P!r4U3loO^5v!=T3>My$(Wzql&h!qH9`zN$A6m@0uH4(b~ct*zD}A60nya2T%!$1j=0sV*kT!b*M52JpgYw1i7N}O
fug3_z>T!EWe{~-bRiN9gaEoCB#r{|xLRXUr{$YRb_wABzM$4o=gbo4?8!;Yf%idp6P2hcF8OEdxJDgG&6FTLerHa6m#v?3_j7%;;H3l7z_en=W~0-Dz=K%Y
(88vL7CQPisYZHc>dI|4gRm%omk(R7qd}q)8`67JRKtwpOKP;nut6HGe<>W|EhF3E(b%{oKMJ+#8l$7i2w{+RsRJR-k%7(3%S8yc_BM=^Qfn)<ShIfyD{6qP
8-^)&W6&{e5Zrd`#iwa{#`ZSO&Z9K0^?bw1u==`1#@UNB07%b@sun^GB+tS^bB2etb;1e9jS^vj9DOH@MdZDolk4ZFwzkwTadgk2jiY<R7!Pg9ibBpwYF@eh
>#jSsURmzQ?;&NffkUqS?Q88Ld1k;&#G7hl(E&ef@j}8Z$w%2>eKo_y`WJlYnZ>#Y-koJ>d_ATR)o4Ks>B?@37KGTmD+fr{8qVDBH^=MPL^eVSsre3F=(8>K
O(`y<%&IF8Bh^#l&Ag@<Bbs=u$auz;Ts%#%3H3skW-dj%=(I0dk2=~{*e|>V`hCk_sa|s7?vAP5q?=>}u8z<#{_gyK+A5}H&&-v6u>nuiPXHNO0xT{n#$UGi
c09s#%ig{`*|Ka|)`GM6BIjL~TcjN>9j4Mw0C()$eJ8cT&@$>6CJ)S5pXg<k1%EKPi2T5uC-I91)^Y}90r31^fYUcCIoip;c+x)ckyF#)5-gOf!=Amq=xr{A
rli1$NQA_Pxp*{Z)M!h@J%t_-5qig|<Kr;JDTiBdmIG0*kM)@^2Fd7wS=~zxk)axVq!jAgE%nSLZbxE$qj5WeFI$nT|FSz5#&U_Ln%iq1Boz4Vw@R$IgK2%&
(){SC1Si3$-u1ZaXl*SrRMd6hEj#BliUz{@@Zas?NN41<>4C?DhcE<PQ<Z6kl4X7EWYLN|lD7NRX+Kk)V&j7*cKJ}4>PQ!WR^G67C{Y7B-mn}Q&W<bBVSoYv
)!g~#G#vX{P{C|swW$0Dg6Cq89Eg`C#yYcrU#NL`DDjNUvt1TcCVfLCG3MKGCIhEq>MReVtTH<Z!d$Y@WRv?m64>XnXWkGF-v>t7*89#l6@mIxGoQ7AtA$#O
2PV0amE_ebJCmXa>jg3lC;aN6r8T^pqn<eMsH)z49<x3)+V3NV^2qD;)=*z;9Brr#4ey9D@T%`l&vSEJo68Hheu6fgVdonbAKc(A+A)fqz-6_v{h1p~vx@2r
o~ovE6OQlX>RPup2qxAmOzCK_Z|5NYRIVUVzcUJP*oe?Q+O#L4=?E;K#yJTh2yF!-rY=1Jec2V1)gRU0he|t$OF(n=^G>Q8C}lYvfKkO+MA~^IFS+l=6-FYt
ADIkI)<M{9`)MKtQb`vtuj0bmeTw-_G|yj_P!zo{gKU&n@4GM~bQ0wTSr#UFpk`$KYv(v0ZF&obY+RVa!layW(KjZ-O@YO~9Ja&(Q$Lxr9U$v{(*+ougR`R|
gMtEoa2p`>ANL`-#<<&OoJ(>qAF)pW-!^qCZA#XyHfv{U+i>lAPS{e1wvwkimpb{C#h_$!@7j;I`<)V<cU#LP(Rk}9>o7Dq2y%}F@b!~Ns+U)dwvSNs3IQ=&
Q`v;i%&z!CV|UOapM+R+08wA44_ce9EKr4hqd%K^y}HQRO_p!0F(w#BVU#>NT8OXS-tGZ<d;!S9k6-r=yo;G{kg3BKHa)ucX7Auv>eKDsyj-o!?r9z@+!VWq
F{)rLNVh&c#ht?No6v15Gm8kk%SXwRqlLSj@bf|7E#_^7d^^c;%mh>wbL6PH>JJ|+U^_6qC+fnsw+Gv{Tedk-XYUuN$7GpX0=AkGT`O`e1&KC0UrzA6HbeLV
?W5%J(ZXxDM#;BuS}xBctddTP-JLk!F53_m5(=vj=Q@wfHFjfOc{f|U3A4sI=v~xUmCtzBnYsQ#(s`cjza^pl^&UD-%8&h5Kl}*4Fo)Rmmv@+S^KX089r^d6
{QH%Is&4?8(0dS<{ms$BB$!O$<F9g3SGxb_d<<W7!-kwB+rd;}O|FQSh~(T7G(%?Ux_+=jL*bZy5I(5hE|GJ2nk>q5xTxr0r)9xC%$q&KocB}OBe+6%<sQ0W
$mGX4_e_`yz$TkYn9nIrFcBQ3)U&>dNC0p)SS1~&=v~vi1BM4yns<H1i`f|ro;(^P`&j9vaZZW8<ckCyE^b5|;%Rk7knSYkai9$T>p<1If5g>f&W`SBJ_gDj
$SeMc4?ej{G1Zyt^y{`S2?Js4%V3||tqjPzR{xPaWNp0#;a10wp0s-tC~r@<W4?S50>^p26Sm<uPk1JLOZbTKdJHY@9}ET*vy3piby-}c0swhmUf9fm^iLJu
@y&j@a4S5H?IWG)q}`&N`eMj8g~C+Hw)oF-;ed=xf*=>4`~!$V?qzcJwx3mJXTb21=#E)1QJXho!|mV;JnT35&dVp5=t<x0!QY#F;`KXH<)Bpqcfa`@A9}+<
diyXYflhJktaWQ)R~9Q<MBQblwIOz-(_-XP@+~hoE-*CS1{u1EewQ|zh~8}fI(RHOx#@+(G3zVJ%1tjQMp7ShK5lx>$+-0eCE}*%l!{v)a~f`X&WX77g-OCq
Z%rC*{lul<rVo&k6Crn#N4IyLI@%TWv1Hz+7fnU^P1~N}osJ&_#$jd_1mM+$IHL<tYdizPb#xwVn*#YoGx!t;(Qtiuzy`yJR$6(Cn?5JCuYM{1?f&W!9};rn
;&)xC=oAzTFwaH)V@5S*kUBUc(ncBah3vbbV}sW;b65BsnzU9GCwL-62mp)Iqp0>`0eGRoZ7*{TMMv0{%p1VZuGO6%ON-H5!&=NiR+`q7eq{yRV&<}iqWg&?
&(W|SdBy2vZ936#Tf?g2?bW-AnN*cklUX216=8ssR=`9Mg(ZGQMyBt*51dm<2IF^D#%fQ4fYO-2c=2?(sFai|$YtkIFXlIFN2B;et$b~Inbl>}HJ!#q6T}no
Npb0*`E$(bTl++B3?&}cSOl$Bc5WE=A^E_7PpuoW<%K}dE^cL~W4)sM)2N!gkX){lfHarCLSyB|4{X)Jp=eunq%6k%FR%9wrVqEbAHzdJAE`$JqoaHH=ICA?
;(`%Tm;qKv_<nB}xSqX(+}!KYS9!;+9zD!k_jB}pF?U4^f@?x}E$@PA`=%4#IzCVc2*zulh;8Xl#6AsAWR$k+P~@h%L>|<Q$W5_`+}4K3O(6(%ns$dOV=xuU
qsk7sDdd1HGd<9scXzRB>x&-`yN~s<0Lgp_#9-AvT!-h=l+XEBIA{*OXa?^v!yNyqQ{rE^;4BNkz_Asb;IQ2R4rZrAXt3uNfrEY34G$e(IDjxCcEE#eX#m1L
?t}=#8g#%z`_yw=@uLp}ge}NhB|zll_g=mtZHSapf%DDz=&5cBvwlq6nQbJ`MrI%vN$L>+w2ELT+fes|4TzTM-bIwUssY2(yBtfbG{`R_KUz^h`TKGqIw|<#
{rZX}05ydAd^lfJ@?%-HBUv4vjlSTU16^OOFtiru{TU&zpBb}iVpLhbCF&~|p=$J9ImPUeh74e6_dv1y3o@;!=#`SnAj=aJwlH-vhh66^lx=%~i;78*<0bP`
xa)sHEmOUmRp@@+XsSNVnoD9+`%I1&yZdi{@si+%`GgbOk%`#}nwiQU;u;}E2uk92TBH~R)oSGkccNikRDWnF{@aVPI=?un*UQEw{U9YNW}9D<9sxu1%(58W
5u(Feo2!J9lSGjxT5N@`ac<=UO!LQ1w^!AQ|3Eaxe~DDXKTsl(FG*<OzX`MPpFiSUEP=(+*d8%|(Hz-eGd+C!(;g~(mgN8|8&vaBXafwL{^i|wxQb_E*pur?
_B%d+#XS4Z?DrS=H?HT|7&WZ$au1)#y4=Gb@FA}6+4%MTBy$B1j_&>bj(URy>&N)p>7$>GcOE>R+|PdhFCM74w4YHuaQx(3nH8hxXFvY<7aHSkp7HN!w<A|)
J_2I*B^`$M@TgcD(4gq%HRtKhVDLDL1SgYx%g8k@O4N%_qAI_AwyzN$qRINI_hM<RP~<v3ru{iS=DO*U-$|rCHB@$n^uBO8tGeb-y~%IY?ll(`hyWaf$nEo}
EvftPMN4zQEIVCO42^cpp5o?XBJPtiwD<%(^y~wSgsujR3CFJaBuxK+)*Y(YgAM4{4*k0Ei;x14l9MV}%XwYM-@R%}kr^~E*zqy8LF@3m7TE;<z)+zNRr6FH
f6%lZWEck8g89W4Ko2h1l}P#kgofs$&UND_xUvVjMxHG$?}0AV>Hbn~MtK=Yubj1YfW~kIEwCQb>_djmtn}wiM+>A^RNVaoW*TDUAd;!z1c-dmS2zAE8Ov*!
$TvR(Z@6%mmuoV?i9SoDt;VuvgM<WGVI3$(H?t2<>3Z-ZHhw5kzDTe{OdQqR5je1{uWig2sycEzwt4r09Ey6)nB;6jzBx=yDX$LD+>?2+c>kaQ^o5z+XTlB<
J0=lz*MX1Et@`j}z2L=CPrL;3v=+7H3N~@Jx{$=YW--RQOf&e|yN93CH3b5&!TaZYS)qUE80Xzw&8t<K+1%PVo7k<BH<|ec;!}lf;7FOHdoacTL-|s45we}(
SnV)`8Cn(T?+YaME6Fc}A7hLtC1S)$a*?jwz0A6;;M8HlrUpulMYB+^Lw+02DR!dms#ebcy(r6B<IV^{gL(|g(R17aB_&6K@j}W&AnA|4lGMz^@-zNI@`4=y
r|3%|)VFs@>e4%PDH_+{TPCrcpR?pPOt6s2n1~yGHf})&QFfBu!mjZ$cJ)h_p4Vl0QJi(h8u93Eay>m?QlaY{@!JnMU##$Jgo%#KOzi(b5>J{!%bQGEx4fk+
O6lOB`6_T1It>cL>UQcr6FV+3D{=p=<WdgQtA;&5*{7&uJza(}qjLL*?LKY991?cs&@Jzcb<W~-(=L(XxeKLYMnXD-5i;6<#&7Xjr}C|s?z0lKD5&Y^-hG%*
>~)8saG3X!SYwLdp+_n9&`!<8pG#QH9rsL8v}jq9kJ$AemY?WE@!WVP11#X;Lec*a#~hq5>-800h_pQ`jv!SbWYRG&Tctz<PRR}swH>UlDAX<Mfo~?Vzr#(G
%#^NYl-?|V7`^f{xSu@ClK(K0aP}!2tel%Q5g1MSt{WoCK{1=fj&ZGSSQwiibm}7~mG$;c2zGob__BN7Hg?>xi)Kz6ClKTAJFSvs%ii@6c6aOfDrvXmJN6pL
FcHk1O$P(WzI!Yi|L6r*G!B!=SUWHQOOsxB6Efo_%_Ju6J`0&rmisAehKb^G!)`Ij8WeCL7PFLSmH>7iBv5x5QJ>%`udp?hrtBNql0mn0L>m^JVyZiI@@OGc
LZXy<qQ$~*lXrv&N#9wn2DNYg?T&lPY?U3?5stfz>$EteZgF~?V!=K>3CCpE7!p<vBAF8Ib3<T@+XBwlL#8>zs0&VS;!uR0K4P#A8q^`i-m(-D$I)Qts$*i%
Jh==<LU$bY5~D{qSHiAAa1NH!yxVM5dCB};XBgzEbs|E*Oiq_IDK%X&NSb&qHc?rlgw&U_^LB(EXVv%oGj49YykR?=5wd1Iw4$G52~WEd@r0ZJ{@)D++n+{}
9<&ovuH@Mb$G2=J39z!Et$gUGq@7Nj(ci}l;of$*8nQCJwYkLijZAKFWpCd5Y@|E6y~X$KrS0NqMV|o8MTOf*p+W{R{eUUUlPzj|qkrFISr6IbE$?n*bxHLS
(Ax^QLJ&|>8cKrpTZ))S9%(6M=ICwO%EL^K`l_DcqOI4?;C@9J&PnoSlQcr5Njo43y&Jj&VR+rF;>a3`=jEAh3k&n#>ymgjGB%`Re5p(T-xT_woe`WK53Xup
{Lfkvi)WqOsT<~L7-zr|o%iQlF}CEm19yEeO7&d|UiBNGsG2*t%k2*~aO}FCQ1X6#%p|W>3(@Vc5@kQpKnLYI>bG58po3{xt)5&?#UZibOh_(BoH90f#{f;)
;QU=~Flt1UH@gYv=bt%8Z1hgxh)9@NwK!i_&4qWIB6VO=o}Iyl4gHXmcp3FRgXEAhGK;xORft%HhJqXjgTTe2r59NI1oPCM7Hjh0z*dWMRclM8ag3|sZZA3H
rL#+}_e(v>L5ue#dFCMvM+|qgaCs)lXIfIKS17=TUex5dGW$nyS|S?=fIY7k?<q1GF6a4$duOK-6hEif4m`O*vWr=7`BK0ZRp+=byj^(hxe_4eUi1#g|9c5>
!z{ON&_nPLMffksacfc&Yk%zospaP-$rbO*j-0rGf2zw{Y0_?eR;JrcnQ47WTFyoLLX4>zM-X|Gstb!@UA&ti0sv`!v5%*T*k%3Y<WJRlDQSrduFg<2r;=(s
OjzZLpmAsD!HmO1SuWYQ!Jh;)=l~TAjn0jdBB;5TFL(gX0Wl%DUUgkjP({w_GF4`&@@u(X<Z#W(->Mo@z>(LuPijt=lk8SY#Qiv<EYzmZ7tg}er`;p3ZPa$U
&H)AEMMZEK<4cM<qF?&Sq^18{FEH-O#w^kj2OtDWR;D!d9p==aZ&s|f1(9kz$rS11hc*VzZ^WrfLMw!THEFUF{DUULYBl<k)wnc4jw|BS5(*Fi@l(b#O?nAa
ui&Il1-nHVP~m{jR~LpM_xd*pqAxVsgg>1Oxg3)CDTqyva?kMxz_*w*d~NW3%DUu&i`9EfYpPj<b4H7V%kand#9tEhe&?Lzim)lc9bo<Q;;KQJfGB~BHZGFO
>I3>x7PIPub5|5!8~D0{J-$??j2J0>R){-6tI`E>KS4ItaQZemCnW{at-~^F1+a~B=`^9R%NpZz=ZK#{l+y;GVd}Xn-u=J=2K$V*AXxf>OblnMuGq?8M4Q(y
l{aHDiD*y0z(z-4t?UK<GmZ=?^eimlfnQ{qc1)pzp?|+jAcSn?W4e%?WFsCja(58D^K}T*yFe}wkR7w*j9EgS9nMB>8=0hXrU~_EfIl^wZifKUz_fG_1NC0a
9pJZXbTjHg@GTfSb)+Xk_E`)y_U@0VYDGyiVeBD4NQ*0ACtEf^&O?h^NMR}ufmCpX8)RXI%P7s)8EMjI<%isk<;@V<iIpa(5U4a7nkkQmZlDPjnC*BTCiQF0
S$1OcoV7JVw%-dXUmhh!9^2QZDz9cJbC=O<saYwW_tX{SbJq(~(z+UNsLV7ke0YKswehuN0&-$j;Cqs-?dT3p-ApEQN6^l!>H8&!5~*hr!w`$(V-id-viw^~
q&Rf>#HD-?-zK;=7`{yv+sf1T*kaLJ#~KlaNp0w^(pz$@Hi-=JW65%uP$o1?4dxTT;z&<jen=B*EB^8n^w*iEkCrub9AKQ4(W(X3XJ>OD*Z7+KPbijXR$o%K
RQ_}DL%Cr6OfO=h_IdK;(F8N_)^nbHBY*{cbmT0RW0Nti%H`!6IR_Yag}zcA<;G!6t=dUw@!$#UWLc1>oR^6LWg4a-lm(lrR|qP>qVPc@3JXc%ylRZzgO6SE
eNcZ07td)Ia(8YfS%Fv8!w!WWHy5bH8O1pX;V(+@Mvi*z1c5ejn$1svo!JypKB|se#Hk1fod+1me-=lSwQ>$(V@n==Qz~;hr($pXl=y0Nys}k3rGP1(dhx!T
k_*oiC!S)@a!_OGprdwF3#YKEPxzX1DwoBh=(p@iJvzGAkpD|y3S_7q@xM}rD|)MQ>7KO9#G_+6IWK6O<?10B%pbSymOPf6-k`b!bQ&bWqc2@HXG-DR+O1a7
S4uI>{1X?>;v?5&C=X~tuB4P^UX-JD!^cVbv`*wzf0D^94^{?cxsBI+W0%!}R>~8-&y%nqiG{_m3|@VOeWpCg?`Yat5UDD|`%K<e($89njs!Om`Jk!gcS;HA
G-JB0x`2+<hA`hC1!z#q3>RSY(!^^HFsPlS**}^E?@fdYr|Sh4vsZW2zB(8@F`){bOe^w##j>jJKst^VQEfr2f5ZQVDrTn|^x64xCD1={hVGyIz_BJGqQXd~
f0}r1mXNtNroCw5#>dCJZb0Tvl?c1l!QA2=qNZSr8SX8X=sR-$2daXIHB);$A4wpOx$a!k?kHa;&^t>U2qi6UQBhkTz2ym@UxD9SOHK!eggyif{WJ;ht-l>c
@x`(d?m%W>CF__PrsyA8#R?sK?l;mp1W|{fmW5TNs7zs)4YedR$?;ICjo<>NqGP6Z6U94YdOGCk+)rBHNA=j`yHWeY;CkAdDI-k!b>;0!X}huuL4_fPdmj(?
r$$rG{@*M`hKxGl;4cWTZfjEwBsnU&p|Y3{;IP%3)|g-yAgLW;z3W6`rV6=A%25^*kSkU-Y*FOX%0(h59$_~KG!~*lZ(iyf$puLd|7HS^4_pNDfj-p-|Jf0Y
T>du)Mfpf%QXAN1z16gIaREIvZmrolc2N$Jw_(B`mu0I$KWn5z8ywjsuX~s}-Z{Fu!c*SoJuWxJ!I8!*x>ajR!YA#@zNak4Popxh#sQBss8Txu)3JnxL?83)
QH_s}PFe|`v@F$u@C->%Q>_(u;Izl+h=Z3Q6$R{6!n8*7;__rx43n`y^8{D`FWv`%-uB>zVdy`5y%Xne^p#XJ96QAm6q~n}!wR=SgH$;H7G13npaQ{%p@g#t
pghM;7$9|C7mbPQ)^Zdb$p+YE=IX|$I<<gmrN7c9k@F>Ra5vL1v2xav{OYy@S3bD-i*sCw!$E(Ns~{g=ZWB{U?E{Cowm0Oj?*xpf{KmAF1k3%)-doIk7HKKc
P&J#Dz?+$M<w?tfthQwT@MQr%w|-BzpOhT{LnOOv7v7=tj-kM})FVQgJVhouHAj^>Zwxbev5MTe;7>T5u(Yi@KTKFSlAUV$B&npKvZa4Ylk+NC01i5J-F?m~
?pD<#4&72FLu;Fe9}ZuAX8;iu9F@AmR0hA5nis8t&et=}DBu#PhDhwG)oTTQK0%F?PK}og+?g#W>kj?z!hE~H9Ie^cg1_hLBU<N#qN;GoPsPE+YVS~STr9{U
jxp9rQwL{fDPK?(r7usyS$9^1Fw;vH{*}Nhgdw##q}IC7Da#q*%xzxF^GB@?a7kIxCUe6{fq6QbYZMhd^ak{b1*E_ii*9LGPANuH26o%GH_bW>k2r?%_;@=e
q!^%Ao3!CZH1<fr@Cv=LX|W=Zr2#m73$=Ve9l1)h7<us_P~&(7j-OU^)o+{Ij~zwDDBFmJhPyM$UGi|biUeD3zDc@07<`*`PP<y9h6Rr|4k>k?d?RTeqd;~|
sl>5nQdY&?J95;3`8Cz$dXCD3f#yaGORQ2T1VtdZoayTKr<K*wJCIen7^mj*zNk}a5M2Rean|sW@(@RhRb3CcBMBKHb~(LaL41qC&t@h3LXW&1V4)M_$1iI)
OJvn3=Oub4n$&yNFhHhYGD*T*jutc-#f~uHIcD(I;y}Dt9EPTjVjxMKtw~H<=}vG8n=f(8sQ`plR6t5Ts+xIqTK-#VN}Kq6c9OAq9rHw!0tWIPrSMZ(uXikl
DCd@gVXV3OJBBf-xq9w>S+QpjKr8-D|9<t5K=a4lS8phRHXwPsrlSQ&hWJ9Nt7tC9RZ!LV^rEO1xjuAmtKR4J(lNFOweE(#e*5N!Js9lZ)k_pipYQGdJjK)!
^y}+KI^J8#?Z|r}VKEpy%hZfUyVfG;A5JNXj?7U4UityM<3js+Wm51&Ia)BXUNefZ_Ud6qNh~>VUQ$xNdHXB;z)5a@_~v{5Ur_J4{@{54F3F1Q`4FoT2Gx`Y
SP{dEtv+e_D8Yll;C!43+AH9muBTFS&L`QGs(2~{IGtONZxpY(^Ot&l6Un1Nf>@@7s-kSl(|X~PNn+T6o9p+xyc^p-uct{C;Q~ixzxi4(>M%7`6!Ob^5)v*(
tb!2Pku*6#8xx3`FJJ<KoEUkDe?Mc_Ji)A^k4z%h+k<?qpK)iYFA|#Qs*d>MR&HfNrz7=w6~F6;9U_=3jUsKf5_WUeSXGRKY6&>FR1D79GX0p3*c@ZN4ZLJs
@naJ`c;jKljxM2v@k?4y7RP0B9$Bji<~lT74A@so);L6($AqmryhB?F4?Ah4-JY+Cpy%0*uH8|t*@wt^ozbTZ@G|c6gGh)sffo2-o`?-ltKCxT7p>M~zq>9q
^iA{-?nZYr+Nnt%wBl#b>YvqBx<z{vl&q$Yv?51PO^a+_T&Rra8kSoTuUw3gYjwt7Z0xM3Q8ek$JWB6;T6$afjQaQ6<feQb<Z!7p+Js8AuvRCGa0s>|n#?$I
Rqq46-U*L`-rf1SdMM7TYrH*aozWDT!6^sj=rM*LfWXxN|I$)iOaTQ?DW0%1=DK}Op@kH7v6X_lX@>yk?j4nvqy<sXUr*^#H-7s%PbexO9>~SynR7SxL-K@>
OXeslufTiXz*-!_?pgwe{P_h)2;inA;3s2o^W@Ksj!s}QUYvZ_F%=(psHNQ(tTp77|6%0UW(@dcc{Qsp8&+JP;dFZvEWA6^z4@#gDs9HMU|-%h8$>wixyV*i
eRu56{hPLv7^dNVno#l2Sz^#~98a=m85qkp6$WYKFC6BItIwtsg4w>2sN0&N0;A_DV>KQ6C=Il{vMZfIW1Wh<)Tg0gc`P7pK4VQ#+R$PeKa}e9Z%IG$v*X2A
j=4g&-?L(=fqz(ZjtzFsADDxtgw?0;4&>=wqEH*}*b$cbTUA~M<ThkcavSgMDX`gd8vTFJL5l`-MZbMcB$ctJd(}UKzNY{-(y1ecnF{`msGIQv00Gj2LYJib
45^;o$oBm+<4h#S33k*mBpwqvPnr2rVAh-}GW11(xih$RY}B;4@d2GX!IIRxGCVENzl!db01N(O9LfYEpeN2mIN1>ROdx8DDQD=RfBU-RkAg09R4`rEa7ccx
Pu(B_?F&+gn!Bk)ezVQv_?T|e6y#;}!h4BV|EgF_h9p7157f!;WxWJgWc58huFuYz5`_dxfrOC#AVJk{PjE4_G1Nv4BrqDuM^==`lP5i*1qu810$N>&>yYo>
y5sVF*5%>`BEGxt4J>tBMx3Be{FU1kql}=vZ5hGB<OxI2-ATUt&VAS-g>qQ%9gbw7$l~<k^di_LqgWv{MPrzS^zK)Edb+-<O6x`wHI4Rw!xF;U%|5bJ-r5e(
FN<)z8|vA!M4}s*8vQZZ>DXxfViX5p((1>)1K@JBYq!1pw#B&cw$Z=w{XB8B$4>Qx0(4QSf{1I1v52#-UZ<GNXJpVo+s822Rf7=%<E<M+=&epf>laa4J^dky
I#bSwRc@VO_eNnx^uQK+VI8lO@7U(7mJ*b?pght+#Xp@B#__0b&gtO<d!R=+%@wt|$Hy{LY|+lL>Wi+U%C0xfmo<v=3Hn-p?hND^jvUwilR2RELst+c2J*tu
W|Z2+*hsc?3OljY18Aj$W06I>zNk_1bcx$pCSBE@2ddbP){ep#wWQU&=%XGj4C50Xsz(LkIbfLHUq~pzP*$3HM~bWR7D+y2&qzVg?g(deGhNl84=m27n-!Pu
@#z0u;%Pu5m^Y!r>JjeLKEVY-UG?LDH@RDoyFHR|q!H%+CX#8v&rI|4^mpWR$+nYFK8cQT?7!O(Gv6~L9-isIZiduS4I9eQrFNs?t5oZ)nhYcl><^oqsedZa
xtR=&g%)D`7ewTTk(Yu9H7Zhl{yh&eY+wL;;{wu&VXCNn0&xJx$H;8aVcr+h3L-=31Xb;X`&+j>szD0yJ*$4ZtY^kg+TgUUBoa^1D>bM}7Vp?h=v3;2Y&0)r
Dio5^oKOtjrzejmS{P?Y3%|BSaU_Q^smnFk4&w)+I55<fIZ0PQ%>I|xYE`}1o8I1BXfoUe)LMGG7a6<ai&_9Qv3vo&a&Vm)DRp&Uwf9Xhrm0m&)UHGqx`(vk
G@tJ<qxFW?Q79)SGo^-|*-Flq<^NaQ*D$wnBw7BIUR}hxn`*+O?D2U)!?Bc1dw7yag-Bbw0U>}U(WH6=G<ax06pyR>?N={9>Z=<dWzWXVL|7nDU0t79nOQGi
mZ9!Ihgh-s1p7HwzPR^VNt~~<fM!Z>@wHM(e=K!wHXCiw1zzAg{dKU5c*ipwMFOSc$=7FOlCsWKN{F9U{OTq59&6KRsZW{sAM5sP)ImzAl?+Grgd1V^4bMh;
^4@OFd=i}-a*SGXL;gDsI<Ka@Z&NM*uafVY#ctM_KGn{h9cZp6@1D#+4to`5dD2nw!*j^9(walvL2lPXQrCO6nE`I{gF@TR%U7%pPjaK2T%h6pQ1xIuq@T;$
>dJ~Nvf6QHlI(NRJV|1E5F&x(5D#JUp};HkvJ#iBqOl6|5=XjGlZ=f`gg<DKL!2Vsco}HX1ZV=8&BfhHPZm@xQS`zk^qF3I$M4>M_CMkESPO*FsJtL9(lT2V
XCZK+kQtt}RA4S>W!4c6MGEU@zEw@b%PfDtqQQgYGlF?+p6LHFP4WLWR?m;-OEi8LMT^h=Pn3R_f4hr+d-i?&CcBCyJ}X?va#;?Q^m98$bBbAw<f)uJc$vEq
|1Ufr+XaCS*J=&q1#JiJ{5Wbeb-gQG<|ABHvzPdmAb(V=lHw2-TCh|OxikZ6E*H}hejKCgQlLnZ`e23~A!c`e2;?yUBOE|I{32#ka(wMl)sI^ikfzYx+~0^r
*9#iw1_gmCo=cENq~&6$2m~1V0LA%FOOhTFeDO}pBkKRkpFQtr6smGntyV0vhXOhUBM^_bohERZ)5qc7Xo$v*NCD_UX^txtu%6W0b=tc(ruNb@axx>V)eGWv
R!>w;{m*eD+@!&MB5#b&=*5&6nmEW_iqLIiTuOQz!e(}OeoZq%1_+dmbqRWjt%YZV2`S@E%59ECzTA)eQ!XILPf;>{-=>{iE$_UnVtz6YC-s$aAM&T|_1un!
;B%b0-@F@3wqbn)P1bR9ZS?GARkrSu1*=8S*O(+BzOTw6%z+xrt_V#3$6sPlgW?TJHc;kb)bKDP;`|LCP#%iy9E`xILu=sTT~`9cE<w$q+f@40*2F~=d3S-E
<dHvUn`lwJkynz7&a2&y3=e)AJRmFVNK-U52M^#zf|sL(P58QyQsDW>g`VKX44AWpqBBhe63Lvv+xy+KC|93sEs(C61E;$3f<3H8p-Y~15I-@Gz@y5~oWN&_
^btw3p1WMttj;Jr&YbKW;h~~@2<U5&5c-U$O{o2ujgwv#Kz7iVthXpSmz4y+m=SaQwACv3ub+Q5e`TsU<At4%|LZ{g<KI0?_dfr)$NvxE)Ty*+K(gP_2yDUh
E{jj)tTSj)acc;XFZ*JTxKzrTl9-XU)yjo6+8YLoSyp|Og4vk*i?^*30n!WUMdH*&JRf7=lGH&W{1@lRjZsZ#3F1R8e3TrmP^!C=P#ubuFdwWv^}Z%f?8K3#
DP(zB&WoxhGC&*iF)t8T$O#q;T>cW_Qd2S!p`TD3ZQ&J532}sEO?{2c>V3WV<fVj#a0l#A2uG5$g)QlrPqBwwL<Vz2NqBlfwG~M-XZ6h-l8p1z24YLRuQ>r7
b+-I`V>FF&>fs(G5BI{k-hH`?FRL1aR0x-_S{suT(M)moD`J8rZ}}%ONhrmxjp}BQJ-9SDiur31&2ijn+5E{QWi3?n<zjvT@qrq~n7Xlqw#`dU>hovF32h{<
0^d0(-$ny`9l0Sw%f^he*2q&MK~e79%w5ibKh0mGJ@l_JTNH?t@BML%hc<Vvk{;q)PRaLJ)VH9$L+aZ<NwU}~EUK3OD#q460!4007dZJ8PtLblSPf@~uiv~n
q8LEJDPzEd_#B&$)ee$h*5^iJ>fp$THfUw6w~Cz6K3*Kr#ay1yXY-P0d&m_>mMBqv><7r}YNeFR!o5+}L?5bh&Yg-}K=FnUBwl2foVDiUoEMEtBmCRp>!UIG
IAOSN%G2mKNK#_k)W=Tcy`gll6v+rn(7xmK@2}2}&yEO!J|t|()~%ZQ!zv0Tk2`6<cH9FTUH}Id4iz&1zW9{%o!Y9gssHFd(4>2J3b3u=Q<2F}p&~akgD}g!
unmXL_}O;TH08zV?<d?}39hzKv!T}5qmZD7Ruyxvd5xggjj|1|eqXo8!M?GP45mVw6^BoCuGe?R=g1U399qSH&r|LZCQA(kpi8<sblR-zH4pX>4H^vtn#y!X
o5!uovW`yM{!tCsBBN0RFX$RQF5%Iwg$rok6NI#eywQ`UqE;C$UK%<`wsk~+udM=LpT?3jhlM8zCKFU;en%iuFuF`OFboYVUSJ}x19NKQlB1h|2RhjI_#e9l
%(FzKX~QuO1pd^|^ynz(Dn`NeD%$QQYiwuBWw?BBS#B8T)`%87<ufD;abXbWzrQ^>Ge_R}`SHnb!tAi$`x_#2&afZ9@9mk-N54^GXg|_Jc0()ZhHZDz-f)0*
#Cp70#0<Ibwrbf$mulWi4q59Y_girJc4gW3y$e2%)lS0OSbqi+n(zZe0d7TC5WWjOITHcy2MSk|-rKChASqo}{O<#?CpmNe_gRhD7>Oc>$sn;Gyn~%DcH?Ut
8<Gfq2>qP$^YYdJcUjbOcOr3+8=&yvRS`rrvN8IzqE+=AMVA-mp%e`RuZC93oim5u&;hF`HRwP&;BSC*HU@O6?~kCO(k;)kbJp$BiK~q`|AI<`z7n-rtLBTM
DLto?-wXlD2LqFZPY(4BqnNVHdvD-YkMYa$e*EJx)Xq4}+cP(MN_Y|TIP-c5lU&PD1<(?mACf4THPEmufnD*ta6mcD%Im84kqu;fX$`9)rRKUuWE(g_TXMZK
{(}e7jNs+RbjaV36u2TAoGy*24H8zQ`OWk8CFchVm6X~(s8Tx46Z*WRE{$b22BypC+H^tNZ2SQ)Nm)Uj;GtZ}j-*YmWoVD!wJ&+0nRi;QfUXpf61pPe&wqjZ
mc9wm?~AJd`TjN6eRL>5@XL*_pZA+<I0$96X!Oj@uqiRDx6|CR@4W35Uy`Fkq^AbaHq5Cu{;#{J3K&m3c9>10khj@`9vB?9RNUxDoEI~fULuEe*(YM~Yuvhn
c+iZ?WP%`Bd?%imZVn<|Ow*0|h@!SKh2f4Tlb<TqHVvR7tx*}<<<a7f?jj*MR})R$o85dcnlQ+nhayF*E9E(p?BB#;LAWEou(*d^(e|Q1#x9QVp~>BGC>`<v
vD^`NkWJvk6)M3F{}l~omWB7|kcSbmknj{jJm}h?Mm)4)h9{yQhDL5^YFjPalx8jhD?C$j3hZTD6Kt^va4}50u}Fj42?Uj{6KV`_#bnF-U1z_Vbl&TsNJg)_
?w*s~5u?ouN4u>=%kI{Qq;M!=BQPz!7DMw^xJBr>Ks(hW659U*c3C=Zgf1GGu6tbdsH;&k29-W@gGOc>4Y*BF3h0$L5i(X?W8X?_iQFv%u1?4|O_e%9G2)6_
Ck}mjC@i5=t5mC<+-Sv!JBDld`RByBb^@K)oh;#Xe)m*Azw?N@huZ!0r2^;92q{OiMroaRVcFwO+C(5<IhT2LT;mdlaQ>}3_wu@B!ui9Uxf9pZt5}H;#lYzt
#7HisJE(%KHnFvw$4)NukfM=KgH<pzU*+76Q7pZAlZ1+h)eYKr!SF~4aqZJ2r9S=ilQ*4NW+D6@3x-ieqI9n_3mWomok;XOa?6_o@~+`SLM0gUITCY<yPe>_
{axIeVB*M4IFHGhKT?5Jv?_&Puf(~>474dHQ_n#;CYRL%{wmXuZ?&_0R%}~iPow>qs2TQ!$JgfjXxt-wzH~gK2T%N%mvTT1BYT+n&fEa!V28k~N6^F88=nUK
6Z4>9?sE3i<3$(CMKQfZFvV(-3e%RqO7?YVf`pjC6+*fq-@jG*JtA$R1~SyxDQp;-0F~+K`mE@gr}CDTrwR>KCexC0)po?QwxU3l+tn|(2fH94=bBizN1Jw%
|7%{Hb(HlzCFgWc*<y0Cms!CTRw)q;yv8GSp2eTp2M3{ZB3D0#M~X(Z;^=b*!WC`+zI)cElP3&LW2{vCy2=vIe?%n*etgSqPPcQ8%Go0kx<%-gc^Ky)Ts+P*
pu}Qp=&XHMsQn4NR1+Bm^68k0ScHSxjNDM>e5d}glrMw?xLV;{D7^FE^xJ$pzFaU?kYha_=eVKz`|Q@rHJ1TLHvjNFNqwre&!dP4t=`^7myR@6ML#`>cyy^;
zS$b6jU$QYv~3f{?jRn!R$y(!Q7V1xIkbu_h*nti<%dPZ0986C#>BKGUoz!)7O6C3pMY1>EZe4>%5_EyD$^O+KfYd<jZv4%YaDrwX_0mh$aWS}PrF{s5WjVa
8?A84n%lCxX*}NWN6ufcJ;N<34mp-K(M@sd$YD4F<(z5K8*dp6go;_4FwhUt7?O8FKn>K*l)DrU+D*~4!Cm}ZV25xOw79*o2{WIPGSce%A7NK>x9>5}f)l|x
P4!w88kWz2yC0+Y@(an^BYYstf#$PE{S#J^BuyFc9f1J({4GfPW61i{{>Yn&V1s5`qYS#|!YyL@JtYN=+tY#hr>v>|98tr}DLTGh=uCO}LTIY=+O};RG7!lM
_0`5RC4xn`h!P=e7FMT=1rzT;7mV|va@2Vx*vdGof!^!4?0I`W%d?uoKoqOoQ<?nD;JIqIJwCR?x1JUiX*X6?=fl8({8<*VFTnSBXl*SkzrE$C`lp^CO<OlH
(9)&x!P(<P9#6aZ<aTE#-ttgbz39n4MU^fKqL?ys#o&6xph%2)!uk~j5m`gYyreC)RF_>8)&b)mJ9+yne=lNFjk?`9{76WEVBuA4d|fo^@cit#^VBxt;ZWcH
=OEK=P}$SCwz~&wyKB`J3JO10ZSrmMU2hMfgZ|r=D0!R;$Lqgmxs9?>4;oFn@vXsNTcv3fEMYF!-`&^BObehv1<Q+tQMj~JE(yF><w_^SSG<YgRQg@<bLljz
$B15JPUBj&AsglJFiu#8|5?#Ch!EROso9{@urKGfvGGN!%0#l<zQL>~^vb$a8jEW5gD*OowlknL@@-=M3Hqw8(od;$`-kDCMPLhb&Hm<ftdBWJY==VEp&R%{
x=`Wk!GZkSfCx&KEm3etW%t1+1pH%v4qy91_2&fdA-^kEGw90TlDhBCetq%7_vwDtozao?(tg`W4pNVhLX%qPST^iiyjYZtT9RYI-mPlJtym}<=OZyo+N=jA
Lm0#+I%i0a1VhRg8E=6nKMm+j9Pc1WPdxOp>?<Xc_7z?V#&W1G*<F3cdxdPzIX|xgz;ZBKAwZ1P68NP701OZtb=K6WPUn(sCzLP23VMFmg5XHX91j_BCVpCm
NVDE;R2c@zh6oA97O<Cy$Suv#ct&u^j&U>0$bHtdXsk=&)n3$s17M`^WFmvf59bungP}8jr$o)q(_$@P|A@_)gr1P3z2pe3>atXe>9h&V)t*MV!D<&^XybG>
#=j6VFWyMruK<9X6DIw~Xe2uj;>)rzCE{ZMx3Xqj*dlm5d?+|H=p^9kL4_3L%F!dG;@n2jffMGhl0ePyxNtD2oQh^`cM!`=cFMYDay~I%OEKf!XaYM{-0az7
^fj)9JhrV$$idoiWz4hVg`b3=AbK_v*KLoSMZ^7(Vw|ov9b7I^8lQLc7Jhsq<;+LQ|EA}igYOZTiQCbS!;o~|<jCUz6u^^+B+!^)*!b&KR2DDXEt6~e!-;PF
d8YUO#6zgbbGaAZ199Z7D;%ag3u=k1I$oK2)y{CUV2wW53of8F&|hH`1HZzF?`1h(tjtl?h)Y0(cb8=+R$a?oN6ZJ%G}Za%$5yqk{BiNNhGcnl^qbtT^N|g6
eTCH1<~e3~u{niW4mvXeSH+TpU|?R5M-KO56nu2RaY%KkF24pIKQEfVJigZznj+k%fidCn@0w1k=c^qs<jbxoChPi9?k#aJY>rgg8l<GGySl-HK6rp1pD|cK
Y)Z!4O_t*Lu|mjrDg-p13A%wng_<@D8WcxMwfV3_N{fmJaNthDL%GX`*i(seA&KB@xvZ-S9r{39_3L~ZClAzpqOm>A`eI&rAwCk-(*cBMqU)X+oErtWBjyEb
8ULm(VCbW%P@TL%l+Zhh>p*&Rqm1IvktIJbrhqB*DMS|e3&3~7+pbs^^OC}8(#hm<R+Y6mu`_l@HzoWLn#t#5y}0Fs>T`#A^;*Q({GdH2bXi467-Ok2@RCX$
2zs3)J|`WxHYznS>s&00%a3%(8(RhO$EGOq-Qu_D;u7SO_4S|1%VruusX(~I`G3AS8o&6vQJ9ZUexrzztMI!%&P0wc+3!8u6Yb}_y<|=z%IrZ7t)jlkR&2lK
u)fQab5rDSRuwi#wJUlh{=O#_(a$7$IjqmsMtRN5Z@rUW4l%C49fMhEJi^Ej@?v{ox}vp(;cR=TxKXII`2G(M7vKNE7XR_#(mzsRQqO<*{(<6a*LI0~e8dCN
dV1i&=C57*g&^(W^4tSH03Rq$LR@-aPs~R=B7HFH>hZ6^m7sZGL{Gk0%x`Ap=Lep<<Wl?3xJ%wfXDP8w0-3Xzc~KBVDpDsw3I@(=(;%RPt!k1)xhIBte<}d&
`qF+}H1^}FniKcs^<~eT6F5LpLNv}7Q(OR3wmNg#_iePA*=)>5XqtA%8~k>$HrB4OY2bP^-Tt832`aZ@fc7ix(4$w!M}HjsGCut6Xbgz@vz`Y_zgaFW!SP1&
v?<M*ml*5K=psl2cS(V?(*((nmFSZaQc9Mfi}Jdt57_gG?*YT)6iH@8J^)r5=PVkVB4cx`LMNkT5GZ746xWJO>^P<g9j@)8SK0iH&0S-T=WhVTyIcTRbj9)P
iQ>r#v}Ov+;}G}NJPdcgT`W1bHvJ+6$M{2?hO6bBcl>jJ05XBSfATGge+%~yW%GRhB!fsaa_(d6y5yQjLjj1x&v5Kb)2z2N%WFmPZz-}<KgovAM!n`{R;|)(
xc_gXEcw<fo1W<>GQF5GXD`MtUcDTjzjzsBv*z@3)B{?#<Lh!oU7)XCygGgHa{T=C^!)tz^$}dM)E<5uK?paiBt2Z2<LhF*Dvy>+C_%@FkC4x&XYzq=spxY@
4rLz6K<7Zaz+TH^{1g5CQxYvjnk0Rgg5%D?iuH?~lX7`A=EO!zEE&6cbosthmwU8I$oa@ii9%!iiiqoxmogu9l?LxIk0JaXxJ<**N(<jx!{h~<RYo0H((R3z
m(w>#C(mCUp1n8H=>3z|FJJM8)7NjzJkfEDyMlsSGB3<fe@1JkYd9QuCqt|mLF3}rnRNi-ipSI}gtGorEf;mKDOZwnGQE2L<X#)|Wqk7c>+$*D-yR+QB2C$+
b<&oRB_=V{iE#Z&NKgD^F#wViwdsmSk>6-Rr0un#!iDHhNV3>G%M4o#vaTKo{-9~FN*dsjcpA_qD1Emd?z*%)>5wO=!|-&@{OW$z+-2pAX9E&zGI@jF8$_}c
3Fpf5bKb)5MeM=5yZCr=`1)w@$Kk8rk37cUuR0cr<+W)MLI}D7mF2sCGz<5HSu`K)A4VWNE}XejzqE?qAH@=FdINez{?jbwH?(4q+UWH7#nBm^z~Z;2>9=d;
V|mBmR~kz*#%6pA^uxxC`sp@71PV3Pj@R46lixV2F8R5>wr=)RDlXM>J^1letydoX`s?Xi&beD&nTl4AeW~PPT7Hy#j=Gp+g<e&kDU%?ZCFVh{-M-g|-d9J5
Cm73n+LC>uv&8;ff!5Od`wpY*{@lYKl)VstT~QiC|C@SY|NMe9NGB{e?<xN#SC<gQA*2BT=HEXl1pY3W&Yt9Q1k+DfP@VkWj8%hQR^?|iT3`I(vX+zETORj4
?_<g$dua}qQtT>T65%4CaiPYgaB0(0hmS6^ElYRxJMY(^F`5}p_<v~z#V+DGg3H9%h_u#p+b?dzbc+A($M0;<ooQ6n`J!g2(N3S}Y*#?W34!55@b%<1hIO?i
N##2sMd1*Q70bkhIn<2sUt;a?8t2O<E6YTawOJTJ#ZatVAhl6^YXH`ZY17inc%N%N<9<R3wRh+sYUnT0*o^#$Bs>o{9kMD&<%R5*uS;?M1MvpayDQhAKlnjj
<$?U0+YLFm7wKe{hW%06nSJr@awIXf>k%!eoTZ2TYaU#y*ah~d`l=ZOl|_%<q%3-Kx^@7g+sbl}O#kv&&?f4`??YsRcu6n_ERE96{^+5<u~!>pTi<N#o7D%n
z1QTLx6q{qxc`G>udiA<X{2A*$vwY&EVWrCw!1aPdP;A2BcglMO-QX)9#14mmOCi!E_t6!EBjaL`m#Ua3d0-#DW1wRB96o}y;@T(a}`xbHyUXUWp0o&2lU7E
y!I<}&Y{+L8-k&))v;-Hxf;^8WN<fqM4ZK_v%ew`$sOI<XMWX$7cZ+|G7037CYqU!sk?WB(T_Sdl&v}Xno&|^qcu!lJjXsncQht>!c9=o#DgN+n*M2z%Of<0
-~c(`FmV3H(Sh+vh7&KuZSgwsmdw|TgSW;81L~WslMC8r{jLsb8hSfs#70d*A;aO%XDm}x1D0bx6vo(-*YXI0ZI#P$-J@`M^4r~17$taY4>>y@Z%9!lnm{`t
Z-U`BHkb;Rw5?}nZ2L?mQVUb<`^vT%?HgkqLuM-Rm%Ra5Id(kL%V48J|6iK3r`D@&7~!*=Av&V*u=J<k+ogD!nJ*M)DlI*^UU^$oxVG+7llv2A_Dr1V29Gpv
YBRp3PWs_iPhf9tb+U<(Wikl&SUhR&x9qX&>kFBoW^DRNbzK|FcWA7TU3?*zizMoj#{6ic3$C~ZI-fn?Pcg8r2jPaq6QpHg*-BV4zuI>aVAwnd0t{ESrtak>
U;4={kqx;S&*`)35BJ~X$v3@!EUKC}mg$mh3SG_*sC)9`5X~96mQo369V^OT+q!$y_yukORC9rF$dzq?18}#bcSd`UM>oa5=9z024YV|?4U+nrc2!NsKq(l?
ja2B);{7m4)I=GgJw4+0O|y|5x2j<+m3%e$hWe5DxA9i@&<wC{0CHcF`O{(gEEYf^lasRc)$p#=IMIR_I3Tuv8c36W8nB`hBO0Os3!Pjq%e$?fEUZ6r2J!;o
oA=~tGUg6d_4sxH?!%q#4rYID;&|2H^UJ>&<+S=(%I=p{{4Yz)AFGrum3)U9rKAJeteu^EmLD`|U$T}6z#qGxisi_2&PJWxs4GXBR&^zFWKJ$?ueIHTEnUKl
4EOAw-*o-OtYh<?sgIYFQ^|S#bv$6S>w9Y1^_S2`H9j+2PrWU@Lnh4)HF`Qxn&_laXS!#~xnP?MBpag|r%2O%RV)u6|B704(wt;H>^?d@NG?|0S#&QEw`l`n
P^B@qU3-_;Yj9P)p&xjaH8&KCY0I4GcR5e8=tVnYr!+>e3SJy$mFuBWyDDrzSAdvRhF>@v+iG|AWpK~yi)T%kMrt#6G+*?aAGLAUib>hrj=WRZu$o2|z&vS}
yG;jgJb5!);T#yw9{rTM*7n#`R-x0;6SLS;dMXRT&BkmpZC__^mK7741&hkG@PD11p5*vIcRRRohM3@W_20i{wycxp4qSOtaID=fA&udX>`mA6n<iDa&eTm>
PgVnf45rEO&Sb%&qcQ)CyNzJ*{$9>*9zAp)Okt1XH5|!~0R(LSVqMK($j(Y5NbYzG!>pY$qLwwq`Ty6U*3r4CW{YcbQ2ITyoO)uK84UrW>&BVS`Z3^zoioyU
(G5m)jKNH|&k=^9kZz9o_w-s#F1a4{%+n1+({?%BFzF*(ryQaLJWA7m5%fdBY3iA`oM4+uSfUq?bY&1&0o=IcW=;NlYiH0>p(IW$Frd?uFUFRTO5La>$5-U=
V5w(RpWEdEQ7Z7YF|b;snO=Z$i1cT|S{v*7nKdpwJHR>aI&^+%`(V@fc_c!-@o4x4R~o>5k0~(<1z#~SE$vmgEX!{ix#Q-y2RGgH4HGEl0Z@wRYsa)b2ew6T
i`!q^yRm71)uP_xX0m8m4cJA^KV*I{dnlqy%9s<oANZzfcNfp$b3r0tK!O3AYI)tjBSh7{f6{!Qiz72FTz*^SUO*2iUw-Xpl&i^{Faz0a4SrP*lpZs%sf~JM
$~f%+<)ksp8;!N9+x5T?^)Y)?yu5?`KK!?_`_{7e>a0L|8MSNmVSC3+ck~A1FZ3vw`1pTx><!$Tl6z~Qg*OPSi|v`NwY+{?UqC}>mN4DqLq#$YTvX&v9pj`A
nLY;=oSl(`B_!Fwp;uPv!Ulb^`Nd{d7-!ZH;H%Z<2L|2^tq%MfYXrzrrAe?m=j``4lo{=zu`sg+vAjV=u<cS_5Ne*2((Xjw>@#$q2y@dNY2t3T_-Yg;f)SIP
WkXgIxnk%GF)(cbaiUHH*IzMMH8@}&GM7V7qYut@{*e1{EX^u1t;Agzc>q|0>y2pzjmLRhSbBl-R5U8Evy<L?m!5rX<IuHW^d)lFIrE)W#rrQ=XRW$z#h<;+
Mch@<mk`qW2)9pQb-U3?`h#swrOdfWxB|}+t9nMf&TJTySz#lO1C%`<uBp*N?E=}l<-u)&1I3#WKjM_!eq@?#^?soD!32H1P0#T~us+3dAFz=={6^N(H={44
mBH9g(tGys0TybstS=e2f!j+hz;5USXP8NZ9@Ii-zze6Tl{D3<(QKG`<<XEfRZfaov78IyixOPwCC^_*x&>GT5B3H}VKEC)42p<b8qEtSC?0`pxR{yc6d@c4
SNwT3t1cW*JAE@R>f+iGs8<UMvNgXQpT1inu)xA3fSi-xeXx*2QFu(?5RyPmbV4j%n0euL@_Pcjh0hz#Gj8eM8Tr&zgsoNk`T%>=SstCS#lbXlPM|}-q)ay-
hDz~nR7k9$&XN)fpsl4Z-`e<#!vIHeC^(XLhsUN%1UcO6?d|P7bEre8tNz_7a8{HHprHuva_VJSAaxd20b}-;lBjVlStJN!g!<fNjJ){peEjS2+p}|R!80E=
KzfJZz}Pjvw91$!)tfCE$&_Q()Up&3m-zw;f%$Rqv0;y0L5&u^lw=P4|Ho1yp8`7O-_L$Od^JA(<LK?%-%sqo*mk|SGsaF$5uQYaQOi!HbP{r*O-WKN3*ihV
1X~X6h+;<2c(QaaVcwFeOj^^d;Bg}${@fh(RqYx@No%A{)S_p9^9PDNafq*5u4|q$W|YY}!38H}(R9q!+$@>oF!9NU`Q;cJw2Wft*wUkvD@I0MuH->&kq*$y
qc`W&qJIl!PT$CZ_un*O>#9aVZ*1&u<%Q)FsgT8>fH>grH)OJI&BbBui%E0?<B%G~F=wa{#b2y1jUdVrg8wJQby3we{ZiG0=)t!~FHYb7LLi;@PoAHizdSx4
>vtg<Nw9u%zO`Cb#P31PV0*G)j|R9c3H=Jj4~2g4!Y$k{*X)91lX}W+G<Gg4XGJ0#-UdEa7O<gpf+cexN*>QK@U;XjB8ac1ewH+pG^_lmLtp*Jn^$I#u_aH=
-XX$oka%m1qCpVvbk%JYElZ2e6z@+PPUO5wNA>jd>bSmHuhJuO3$~m}=T5B9C>SXSe=c)_-{8y?*<;R6^Jm|}aLRhx^~Tfn>huaSHho?+<%XBi<ssH0#gFKL
OZV}h-RV!x<mgBDp_@R8PYy7eMzv=DrmdQN7i2zhHGGU$tB%%5y+LDMk*Z+R?&x5U{E~rREhtxy^|#RpS*-lPV7?#*;x=%{To=m=06FC#2O+?^Zdiz!{UO~&
1mpxhI(OddMx9sF>CD^V1jlt8P9bd-6)>|Hv2l$hWqXot0Rm^_;!zB-2opXCXd_&*dQWa4UHVw!HV%0i93faDbg)&Vb^$oZM}>LIx+ag1#mWb7#)HHgb5YVO
DZ%Y(q1I3_wJVa-!D}`S20izZ=iG)u5U=4;#%f`40a{IhJ>U)YjDU#Jcy-$mj?<?8<su{K?BluD7Jn!xC>lo}RzX!aZbFK>ymcXu_Gpsh143+FubVZ3%;<dZ
lGf2tfG)~H3HAeYfLl6t03tR`x>z^%MC&{MoR#$~L2w?|Xsle~T(7~Rv^46{l05*GJw!P9kw1ha{L8BqtJ9dGbyJG!fu@?V)DeW=S#=p%p@p3;2C1=@;A)}q
b4jJtv1r<QQBoiWK^`8(swNJnCd3tPX1Re};U|EJ*F<cXQuzGw!FO0$ktL|ZHVvc~(h_`&<@|rj78A=@-_Eod^f4}CkFh~wKaXiex2wZz#vC~^aQbwMs)Hqi
rMGrZ#r0v$F=eBN&vZW<nKR}ELe1+eb5&F`V?Zg%LvTFAnMV1EDc#BIt!JB3-0THesN;rJmbgsoXSZH3aE>I_-QPy&G2&JrQ73G?R?WUJ!suf!2Ew=#cVcB4
hvL+Wx}9ROXgKU9jPCI4dI6yD9h4EjOEFARzM0eSohcnSI)EiW6`k+^*HkZw4CRsE)EY5I22^ZU8vk>WTH{793&RCLZEM*fS*xYNQtKk@3zlq(Mj)()8|9d}
y=9CznP??+@c_Ej4R4fpl{$0vD>S3szXw}t8rtUY0>EU+UJ+bhE%m0*tx!5gs9|oMcFHc8*(|qd#T8Z$;A0JXc+F@%8&dC7Ei5J@@!Yv(THDTq+Uip)9H}+T
t|L59BA978^0k@yPg%_S;v5L+UN-K^GrD|2K~}zTrqoKqtQS*qYV%k(o(3NpZEV9@`)paxOUBPbc?{BeR}E*1LF+jIIJ?{_*gAQqTED=`Z|FKIHay7O$dmPr
4N)ZA2Ncghneg^Sqf9HgRg<807K(3YO}*YKg<$EbT7OgBlv|j@A>RfvEd&CzSKr%k3+`r|q*d3ow-&pat(y;N8?4ZZyL%wku1ko;xFGhG*HEjvcBok@yte{k
0eiv@A^Fqr;LT-aM*L5-m6@kWdmiTraiAY}PfdpiAYgPm8YCFtuZTB-*0>a5%657kM@Q=Ga@+EdCEND#>*R-3QL)enFS=cXaOp{~Wqy^@-lseIrct%Yw`AEE
s=@2qEW7{>Zi0=KBh{KU!)hBFzE0T<f&ITyj|tSKO{ZYzAs6onPw@bCTdVqAPsiC!B41eEsp4c^M_2Ho;&W>MHhakT9PPyAvj=pz@FeV3$lOY!X!Jrl>IwPH
i;fa$NtmN5{6dRS)Wq^C8n-d~={ghoW79!?+uGeMv;Z-9gjDiM|1*UXQ{}qxfrbCTE_|*&O&nQ$N5r-A+z9Gggndj|%qX6}Sua0T$gcw}lg6t2T$oj7U0fa3
iB!MQI&n>(s>Uf(TjAnSJ?YdPb(XifWJ8i=+f(y#s9_7zS#5-fQK+%FHe?FXx|v*SJa0Id8<K7AQ$4a`66sIQSWd&GoI8h}-lYtEKmPD=Gy*T{Y=+C2eiHo_
kAinI$@j8)@iC;rxCrEPRgoYVwW!Wc^MfavgXiG%UJ=u{wB6_-a$_&Faz;IYUtoe%N7{BMD_5}*5~M0Yi`nKSavIOjhiAQ<x-0CeQQOoDJrJixB^OZ=E`_}c
4Z@0V(nKk(z4%tRu{}8J#sokjU-jbV#=J3=epL{?pNbg`x86i}d*6~Dkg|)j+1=~S3g@)YIM{1=JXrbbC8tcQAZl3URH|J3fJI|u&^0=s?k7&1z(R?2M=@$;
bf`AH!rO92T@a#EHx?z8=h?D|PuX(lcjk{Y*7e7-ycwg4v`d(<6<5y|X7(g`c1$j<GhEwU(1v6PyDArG|6Dn_(1WZir)d{MwcE&kCos)EwX7HwPZNJdB;Qib
$hJ+dhtTH~CG+T*&K`6V1Xnye552Q}zK|DqO!pzwg06m#g_>!a+R194E7n!s$xW~B66Jhrzr?xP6+XmLmb5n6NoL*O`#l6oe9o{!qaqbcdtG96J##{~n`#|3
o3O;)ZDx>ghvsCxbM3{+YH^)#8BSZA@`fQK!X_SctAU_`HfJ{P1kYV48serinQnmyJ#EQ*tplq?LRcA{j(N_w%ekAIhua&VsRLSIqo6+cGz1IV6Hf3jcyV0n
q;bF-zavkih4fEvJhqRG$4I>+IE`$R_pWz2Gpo$U#kPErF$hKs`;HJq^2U>JzNMQw)js9!BQ&4&?$N)z!%2s_aei&PblXN?;|N8DdIdQG$L-|;xiAOspR89`
yFUWxR+qPE^1xboMMJlbEjm#?Q6P_ocwo5Srx+qy+GOCJEaVnJS39avI-Jn9)7Y(c@Q$dVOspcrZ}9-NlhL77sZaD9Y&4~4Z7DpP^qP&3C;xKo;TZfR?avoe
V@l#H#2R2(u7q=M3|QABJ0R^PQfK(?GnnY=N=%fdF0@BI#=^DYaQJTvX&S!y<?#G)WaGi^{iplA@2|e-OInWzJk&kIU)TpOe3IH;F*8GkF-Hcxe(O$nWP5_g
`Z4&*y;W)z6g&XL5*hgZ34yax-Uu1Oto%-RdO+@S56U@ZSB5>s_=7+HBgrQg%TB#b;V04z+Ng4NA(VPu^YtdKL0MTN^B-QU+{0s$=C@qmL{}?Xs}NPh;3i1{
hm)B&s$G0mXWkL-GTOP$tmGyypTvjTk(el<K`ETf+b&e2TrCwjWP(60Mh-xGB?KZP!!V0Yi9pji$Vakx`n%UKKilJfq^924@o$H(-oDO_kaig=w4}a53m=0Q
>+SgM(c!C{^eeP>H`1?ihA;gMk<uPwq%*40Yi-*R_o!ANRgQnsm`+f+^;|LwTrEj1Ss0p}HQlT7NWH_ND6Q0)YFAr1J+LMV;W==)Gd$!U>n5;bIt^D|>C~tV
WWIpQ;^!X5bV{Y{;xeZ(z8jA_J)L%8dP)ktXkcq(<e+5=Si>E&{8T=E-@XMnL9fn<>C{YnHFIzfvf2;WcK_e&s$7}9Yp?DVI$`>B?c14$c5?-Iy$P1T{_<i`
*Nl9S-<Uejo)wh6i$jhHHN~LMz8GGfFHzPwS!vE1bYUr`^uCy8&+k^Mf50KBmu2FeET%Z$C6tt)3zr`XoJw?Y?Yk;95C;RWZc4>@w`1Blt{%>H@TJ+yyWDfM
=blF@3)hXOWpXWf2;XewxS~QmXi@c5b#1h_v`edDM5Xygy1F4mnpRR8DI?DNo+m~zp$y8$x|y;dvP)A(>7&6?$dhRPvo1peBSTSH=5+Jcf;rl#<fh<mFMuy_
@ojSNb$j(%JrMOvXzj#VVXP`5#3C*`=*+775X4dv=HLq1>>%&nrRh!AH_xDos!BR7Kh<jxHJi_;<9BaQPhS0JmIr+?qNZMuD%ZwN6YMo&{%rZ;3g?KUy-HvY
qNIc9V|*QD!m}Na&UoxNmf7i=;O$6FUd?8eo{JV%MVE^;>a{QK<DI*TQDWM;$prP#AAJ`aWHDK2TO+O)j&>;|Z6RG@&}ARhe@#p>RJoDkAEiRXOc8x&5#2`s
0t8&lfqj60m10)dxEv4RxuI?R&UvxK)h)kt<w4fj`zeOZN30_8`gqbrktKn9lt#YNK3&6RYxPM`Lj?(G2T`$9={2MFI2D3A2rek)@TF8tP@gfXRhK-2e|W4-
8{9>uf^!Jk31m*PS}YXD_?4h}M#^^p$PqR=JqOuKkk?Y&uBrPu#23DP>=HaMeNyHVT2%g+5!=I>28`xGnVrm3`%n%M3gnO$l{2C*t2fVUsNIT>W<w>_s%zq+
c628%WS=W1FC?IrdrclToih{40C(pmtmcA8j0Q_v_Mw<vLDDHmTg06`i~XQXAL$%fs>o)jZhrY-j2vw}IANcOZutAjtK-+l%=u^6Mh8`1m!PDmmq1V=-qI2s
2sWRh5vLr3tQ>nZ1cE^T8GCUjTyzpC%Pt15e_z3b{uMC~@9VR_pS}ZF{Rhir{K6_K+)8ebBOnDu1NpWHLD=HIqv9z#BR~!2<d8qYyS<<_?Nqb$7T#JGJfZ7_
Zgu7JWWw*5OuBfsLW)(`ws_74Vmi(cRC!N29MN#p%+CUr6dojUzTmrIpS}RA$v3@T@0))S?Lmit!U`oM%0sM>86>8M9Uqr^sOA1Rr^Aw-LM$MyA-ir`sEtTF
wvG-QIRN?+^7X2W9a~)OAn||!na4#^r&J(I{$(KTkNH{LeCNb%L8ZQMz0eRnk{d^I>=R+}Xh8wGMyBS+519FW+kmyU+5<xt4vVtb_+9b>b{mO?!!OCt$-YA9
Vq(xPl~NlvNYDiuV1|X<5&?G|%*7~B8=ZE!bso6&GWIdFMdnpn@yMACY7A-jWIVd()1S_83afh6!J;_xGi`nSwE1zp;gX{K-e^HK+#3b5oDZUI#``ltoXoBl
OCylyK9K}-GMa&9W1lt~ur`fokX=N}@-BX~i#VF&$h-rx_m_2|jRAS@>yy)8j?Tt!j^2)6ou0m=oWptwoEUT0GjG+)K#jb(<A1z3Dvse2C6qb=Zg4=$pC$9I
P>(Y{@3%#k*eg!xpL|c)71&@|HG>4b?oAQEKm+F_qCheL%@<}E7j<>1=~Fa5!;1!6Q(S>Y$XWM<qLLaj0D@`a#!l=Ap=B(HD0l!vl2A}Xv*Np8LArA}qUT`V
4qN~>>@zA7HVniypvx`}gK1BMcxxGe#TV0^IQa3nnJre0Sy}_ovBSoEl4sjc@}ZY>6EdEBogt6BI7VC4^pi-Xt`{4$JO$wa@Lo^1tFIROK?<y=y3)n5a@Mx-
qZ@%K#zceh8knkVKTRe!ScV{J0!^muH`z8-HH{Flxa*{A?Eu-wC>5i1c$du&BpxS34|=}6OD8hWjA{*217Z6=#+2#kmZv;>O<LT#i&H;yMVF;ed+V6o<g}b}
AY12VDFZ!m%hA`m!>nOpEb>ili@|vwu)n;5f$&fR0~-;~0B3ehH!=h$782N&{Myu@)Gla&_F<4Rr1eusfoq~5CTt6dr@U38t0nn)VE0Rax<iVt2ViB<$tyy8
;`+#^i=>T=JEu4H8!#TMWk{V}$K)J0G~>%+Ia>sW<*zd{<FD~!@&Z3vuapp%B+CW)pqX2wVK)Z_Mm7cV-ZUI_cTIVyI4y!ENr2gojDqUX(rZz=a+T{R&23TQ
>I=lTmdxd%Sg~^~Eu<vBFf)@@EgO!A(l)^Pg=TP3Y_s<@>plqDCO()03}L}gs^vG0W}G#98kWnnyeahxY+?OurfyS`D^hwDj@`nwKY=!|mzUNzWzI>nj4Lje
UJ@z0zDbqDUUEjsy!z(6lPdG%gnK1y3g~+8ue)$IkQO*HfURj6JcfX-BwV3^%-PB;83E;6LeiF1^G^-&C&<v@tMj9`Cx_?9e;l3VQPh7&4b6IP8-~lyP1FFt
9-kb(IzBt6WJEgnoF{ix6*G8KK4ExRk676NVO<vPg2t>QPj@<!rERKpw?D_Vj?XBU;Tq{XjbN5XQoBB6p=a<2Qa-O_Xl!QiwuiwL$^y*?u_@D`#4)AaQDfu{
c3eO7Z;4BkfbM2B9)>%AVb127_Zs1ps9DpT^elL&RR(a>UgZV87Yr)KcIiDBG-%(cDXC*BK#0OmRa0peSIz`!hf6cI5y9y2uocj@G8<>s^{76O(5f;0=K*bn
vn{8@kA|f49D5KyZ#&Cbv1?(BTdo1*v=k^a=K3bzZu|~c1K@v`cAt}ia<g2RgLif31HZMnJBKK-U3?A=UyS&E|I*{UqYzZ45iV=j%1vjiHwwdk+}x2rv2=Ur
S|pj+T5U2TMi(4B+y{W_uNzfh??mlZ@vaeovMHR`-mJG;5W2;x3G<VJTX9o&Y$95JUHzQw<>7MqmeR}?pDE3(SJc?US)S~2Cf`5>GHc_buU~Xe$l=I=?s>wE
ZpgbSpoEts&m5}zp<?TK-kwataCvhW0)%A{?VY<V*o6_cSIQhG{EgfOH&y+yA2yB>N!52!0P2HxJzn10qnbjg7W~{cWbWOV7KH4v>joIXT^e*=QrS@1P<7dH
&R|gTQ4Z7~!oW?mdEnBtxQ2L5qbi2-)=?g;@OXjuM`3gipHU*Zq@UtyV|&-X_lKt~PYy?qhMqI?geW#@8u3evab$-T%pkL#1*OBi%aP`G#))W>7Mkin9pF6T
GN36GO;<)c#7x7<iQAr3U`-<aG(%2G4-NTCGg!QTEu8|@D_bKQ_FISgsJB|cD;c04Wd{8bOLx$g;oc}0Ah({9{^a1emZ|Y(aMQt}=nGOR*OH-e?GYowC#tnX
KJw^z$h+it&~?8>L73)r8lQu#FR*m%ixl15{=@0iR|iN}aGE7P%19k}%L7-hi_6P3Y*w>-1?=B+cTr^IQ`(*vRn1X%_WU*Cdsf!hs}BROH0NdBa1?K<Nfnx{
H9Fnq`Fd(hk(T>QcZnp<x)Yt`!Wfpz;+AhzX>9N+tH|9c!3EQd7@@j`-)w#JumVGsi40KNwQn`uP)Z;qew)|FZg!Tq;?v~~e~|3)=2B&}@fu7Q;ob8`?TdmO
OgrT3sny7Xhlp=t;Eb;2CQ5+jrsQt<BZMR2QI<Bn=BEKDJeOe$t@Rs(MVT2?FPhb9V<k7Y7G^(Dg*@6`UCk0BKssz>D?ea_E4GwdG)@V>bxE=W1Z@oHxkX0A
<jy|IUA$Bp&AOM<-GVBXxi@iH8~IK@(hzq6-DP;AP|M(QM&2`IPo4&XxOa|PoaLBdetg)+<%<ok!~}BV`R6RlqNnXdfzA{JhbuQh`ll_zdwqznaZN}vYFXBt
R$!H7UE!FthIToV{0+yWwaV}+eY&xbT<*{>$xnWN9zDYHEr)QrY&B|Aj>V>wm=fRW>0YoGEZ#)S<*X4(c^q^uYZwUA;8tF&uRmBR^S%x-xX~tw;JB1z$9dXK
tIe4J#v>tMB2Alkk5nR1tOkXM;%-#?bHMmhmP~e9MVEmo=`H~1tCz*H1{Uw7sk$a@_sr;{A3p$&dpKj}w;R+#Y-+OwyHE-7WR!wxw^+{MUM=8=!QEo|Y;XU&
%wvs`3q{UidL=2tgiXh+i9Xx6YUeAr+hl@o9Lbfc+_qZM4_J3Xqpv9vl&X?l&u`o}c7&~qSrJuw%Q&)ci{j>}ZMnVt=mUV?pIBGL#CecV+;>9oQZec_zg12y
wjQ?42WJN)50v7NaPkCG?77-BqJYpz)Y_ggGURr&=G@q;l7Asn!$Epsn~)b8Ym{JSJd!}C8-u~qn^>U4*d1^s-F2WlU6%&&F<_;s;C!T015sP47nzSB#-?|Y
$TcZ5<{>xS@{#a>w`Fia*|P^pS2clum!v%k6Hda;ah$uEUqh!}**@OL_hHsR$yG6ad|xF8i}K{#Z@rfV0<<I4$(|5W6HR5Rs&=wVS)^Oin(8*HIkf-ef6&?I
O(?k=WYxEX?$`EE51FnIEt%kN2eh5r1zfwyPCys!z^nKa;L>GT%~EfUcBsl=^jzcVY>67gAtUyU?m+NPw6;d#xeUZzU^EZsigS`E(ZqTL9_C6LmmfV)IRgI`
+tyZ)bQ{s)howi#`OWGs4V4q?ar280={=*sQRY8})nk5HmN%u@eLL{Z>TmLB76K%e;^uANZ%8;#2()#{99V3y-0PFK(j#<~+#Kq=WJi*~4=$K$s`uaQi<eR!
ZFUl8V(xU(|5n!JvbqfTe7l_6&x7xt(|0Yq+mzYgYcpVWv0gqvdin3$v(*MhymVoBIBLTd+LP3CC;^HTck%8~biT2r;uJ^fj5*{#B|TA)XSLQm^xhI8kS${f
!1>5ba|$Z7d2QEqwF>z!50aDOMDMN1p&sl(Kk`fyDe`|0HI*W#(gcPe+cGjudopsTkkFZSkkFpp+!)QGY8AzfF_2;Bu>DrTRg93?E0k{4ubC}h+p&!uvc$L)
RYFUhOeoy^c}}f|yW{zu3-$bT1x-F5<uqyj_d4t@lcj}Z1g^U0-L5*0Euer_G6EU7uLy3Pt@Mh5nK^>QDA1pzjFG#<4o_l8JU1TS58B$Mt@9R<bISPvhuld?
L6CKa8<IKXSLJ8YW6uEB>{lEy7_iyZ8S))$cdCM47&MUGI@HQM=$071n#xRG(LMoiV-sF&!=|Qd95PfO%7~i2?+q?t9oz*16^EQFKbv#N0;OqQ7fLlI#GVJj
AbZ8N{<#z4PhP3MuPO7(`0V`X4X!JDd&$mDvioe$3p!(%N!sBv3@%{;V~;WsxvHU*v)LyjX4dQ-e-oxR(J?Xqesok*%pP0Cp`#dbZ4avkNHZc0HO7&9e|Y#a
E@j92JqWRDY*(%B#8St*YmM$YAzw&k0#7&259;e=!WF^G^L!+1d@hwd#dy%oX3#CpN$V>}axTJ02^uoek>Fn%2RU?&jts{ef8O061&mMT3A1X()GnzHG3@FV
9rn!wISi?RRIrb4G+_+%z{XZ?YN~P9nKEkAhwxBAsZ9Prr2MY`i`jBt{vQy~Jy8
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
