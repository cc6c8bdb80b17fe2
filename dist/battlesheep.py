#!/usr/bin/env python3
# battlesheep: contest-bots 1.0.0, bot/submit/battlesheep.py; 50,014 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp3wPT_vM%~pFg|NfKpSEt`H_SQv$kw2iBD|HN0P_0ugpV2BqU)>0^9@{N#oJ{_FK<>p-D-Z+3VgpXU8JY=x23xRdv-@Umu;-%WsFnvMQIuVRwG>sFytY
O#g2``BE;E`aBue)v{=o36yMlNpYQzm&sx^Et)K8ihMD?#J}pQ*g7w#MbfO!W@Xcqbp=oJY6Ab4<cp%p;lK3?elIVJS(lsmTs_JX>cLsQTtbbPMKO=}<|P$K
j<G~9IiJ?!FAY?cFOz0Ig??g7&9s~p$*NkG)1;|q#qzSOE|O+h&l_qrOU~;B{*}yX7|%R!ma9dvu`ly!ep4*sT{?k^+-~6n-KR2`&)<thlP_V8S{1r4ldE!h
N&Q_E=f$EZvg8UzTtESO%Cp}~^66E6(<FH^EiUpYOht25EHWx`h6_j2R5mbrod2>)mgUS2`+QN)lHu@tg_AKHCgp5iFK|MudP&`AK37sIKO5`o{g<y`dC!{V
0>}ZUx}Hd(aXp<DWBRb`eDG#jEb?Uy{W>oGdsS59!c>d%=FF3RF<;cn8fuG|>hf%MaV(8~a<W=fAM!;$Yu0>3bc;{Mm-@|7T`xD5z9^8E7B~9AyZyfo-@bW&
kR`v!n=Cn7mD9;kOKz+V`VC7UbsfBZbMof!{c)DOtn<YrOAaO_PTj^D8d#S?YxwYX|Gy57pn`Yx?}hyg_HK7PEsJW|Ef$M<VW#MV%<2I?jh1f;+P?b1G5_?7
GU>q=un)E1>mr{_%c_W$Tolb}y0mrT!y|fzWbp3r_+)te>%qZ?q@O(9g-2#XFi8L#$`f93p!X)3<<$-Ti~o%4)uJhq%e?6(_yw(QF<~BsZ>uG2_}`IAs$}Oy
a#k)IL;dd$hsP)TM<>v3x}7E49eVWc@Gl4O1gDgqX2}lx|Bm+S4RD>Jnl#AuxPw3e#W-I<H<q-Cu}9xDP-;P&HU9#w!@dPpm{hCT89X~Hru9{_Lo6w${+T`<
9~`_shURy+x3}G?kS}2_nxdEp`vcwz?137Z82+Yw8OvfHFLGzY<NxESZ=ey~m#6NUoa!DuEvw~VFwkBc{7yYz!Z*NI^99r}8l~4+a?=@&;1F2wM0-t*r+L#P
uN=OX0`utfK356+PtO{l7C2hQ#e7MFfF+Vabd$g2(-jN_2g<zg3U-Q&9v?7SBx5*eit9PB9;bP1qMjEO90WbXP`ZcwgkKlD<9c@M;ZxnpJ+sNRx=C@K=y{Mf
#q>OblLT2#&tX5EWb3EoJxsj}6aR;0&F1RszDoJyE_59kLnkOdWd7EdHo~_^2<By%emzczezd#)88T@d1FxTq;0(D>Pnpm}c5=_`X&R3ZjWeV*RDs9txR_3x
y`)0&E6;JEVEy0_s_JBXS(oD?Sf#c7B#M%5E`V3}h-3dtoun%F5}==H0YU(65$GBnpFy{1rf_pn4`RzI6ikOMZE`p%7Px(yWj8s>OIY!wN1LEG@|f>P_kKQS
Vjk0(3!Q}T^9gMyqU}jndxQVm*V<zr@eD6T1}G+$FTuRyu(80Gs=fjtpvI4Q%*o4Qc~t;=!hHvFK-IAHfG4B2JE;q*8-*%cZBD!e=kfP~7x!k2Y!_-5L7*E>
RY1dM#YG9bK=&q&VklcSb+=5Hme|=JSC=Sno-9`GYT*BH+xk!FDGUp@iq{Z6Y`2ne&!iU}zb@fY-csUGM8|BTU9a|WJ)>=&o_~JymA<&$ORn;gwv2M`s<>Y2
B7c6=xuZ%rh<F&0f+)I|)vEB{;C95x08$8OS^u{vuz>&EYn18Bt{QZGmM@3$n2Jt{F^J<SR@9O5xO#S5@xt@QUdyA`@3>zIpjBMN8`(#6$lYVd;cgGMj&8Gn
K4GGyV_i8VXmf!Wp>kU=cMELXCk<R_*cSRd%=tKneKASC237wFNrBlU9Cf|q>o-~QP4{m#%#pU%x%J4w=^mefP4cI{3WWFTnQUJW6TSvj-O9NNd=k_v5U!H1
Qgf>lv-~>Mudm9<^3tql_p&H2E|;C;CnGiAw_nH=-EL9Ex5?R!eZ-Z+tbyhOyOuhcFIl<!s_otKNwjX_SiFSp842`$9TW}J?IBfl%km(t<PFIzwnwH3e+FG%
Bb-O6rJtDRN&}|>*$je;jJDDbl#<k~*{%@Gv$rc{+w!)=&Fkz*ly7K5ZjcpQ`}9QBP!bJPMzrD^i+Ra;i2}7Krx}awDAA%S!I~^^3+yq@IX=L?b=xNj@uv*-
+3>tvK&yR^ap8-yf}TKsi8W<*bjR2~8ltTaJEK*wDAvWV=+D$$xGuFujCeR}kitw4ifL1Li`<n`wwF$ebRhSPk{rygN5l6SN<hsd=fQwT&<iMnCKMzC;M4v`
)TJz07@dJ?>E>fR2#d*3B*~5tulzh?SyE3771vUnI`<gI=?V872zby8%6Z-TJoV^0yQA;&H|@fXe~=4nOSVXr+c-k(L6;>@t%QFqNcOyQP_R09Qt)Di=V)6L
$eS;sz2(67X#&4#)6h5Ag>P=jEL5+MDgRFU0aWf#O5g+B+o!2fbz2pS#_QA}-)moS|ANZHWG}On`L)wfPqzm!UA%+ivVq5IP|zV2#tPR!<!#v-3SN=UYeb|)
UQK{8utsdu+*!R)e$tJ~nyfE90o6J(RDHkEcsH%<dCO?mT$b}WRD6co$;VeGY`8;vT)wE_`R}N~vh`84W;9od76Pa17igei*?UnG%=4H@*1l!n0k*m|W;knn
qf(Q6nUkbsZD@-EhH45dZ{|p2^6otd3zL)8e7e?nr)D|NjwxTeHh@eOwawMAVry(yn@oH1MN`gJQ?J<%hi~4W91maq*YIfn{cmU}n-s9wkMiov5!(`gl+9On
SR2R2JV{#N=F+t8TK*GBE5(G&8JoYmqM~NlpAO#q^6Sa*x^HBkX=!8JxUT_ppQvPC)Nfv!huTD&^6y1+f3xTD|M|FobntI5dcFeL?tjoS87aORo3cN@IRc69
<^IX5Uy&IuQHcXu`Zy+==G%jPc>Ct$;Ao!&H#k*xpTAH`+6U4&*d|ztK!dUd=m+_fwHny?aGK?4Wh5)X__9>Zr2;kuUxOlntPeN{Fp6oNPuL!|s4rljct$uj
W8eUQ#c@YdwOTnAD;<Pqocp!DQfq)QEPCwK95!CXWYMY@vfJeu5nkrc9NA!oCD|d7UG>A6>)0{OaPJO5Ch$9-wXAp<%i%pdP-tkh>%DP(QVG-@7)qd`6cH0|
YPL0xMpWO3RmcJsL-ZqWCUoQWg~GcPRs`!S-Rmw3WM_2f>LV<|Uo*St`<x<`-G3@|56oE2q|$doejhxf%P=|DbGyT#k=CwHSrytsQ@7d^@ySpQ*^al^G@Yr~
zH^UvSiYK?p87l(WCZFS2zMRVNQ`W!nD7=%?O7AridADUmUF&nB-*bV)|~jxYsqRuLq}?0*|WAp{;juZvVDc#P(aHU7r#3aIgE9X{DX`VFpv08Xr!=PylI=?
xh=FPzC=-y2^ghJY{r`oc%QmwraupX;L%Nfrt=yX2e<(ncvQ5gtLY8R&lJs_t@(@CJl9ybH(0k<^J0;9y5>Xvq-D>R6Melwo0$kHT`_)jw+U&3<w!fp-?i;~
+y`PZ&;i42+@AXydgdDvT2<kE_dL4xDaSK2{~HYQWb0V3p?M0*w5U=l-${NnW+T}D5tXTzB>xMjs!q;95LX#oZBF_5k}jl6BKDXb;t1OtH9Mm+Ms>E}ML6L%
Wib_d0nfeYDX9_`aTV6zc-Zo<onDW&{^ffIT>H$S17k<v7eoaxt#m`eP77@Oz0&&#(h!R!v^2}VkQBazzi!ZAdA6v(faFl0pT{W9v~&(iKz#-J6*q~)=%5A0
W3;N$2D9X<vwUOIcq8aKI<m8Gy3S#6|J9)ix$#U}TeB|O$M(uFl{=gorNaT<>~?60fV1~ndLKMYt@Q7Xge#Ysv8rlE8|q{M&&nJn((kfa2k!J*uHcS`sj6MZ
8G=?zyb9J~c*fT_saYRy43PyQK9CzbfVY3ehC!9l0jtf0MkSd^|7+?HnpASSjPIMT9fGy0T0dF423$dV8QRtgpQ`mchqTOaRhZ{KrM4p(_q*fHhqI0@(Ppm1
V2F0D<?g{3mM3)A%?2rQe~@Dv)dDemz`UBhvZ_E!YV18L9r@7z*rf(>e*UnN^!v$9u%NtIJ@bwfM+47h4v(jUs#I0t=~zvwQ;>PWK-bFtooG+^b2L?JKS0d5
D3<WuY&i7P19umk70{VNxdR<j=7-$_y|yS!>#{`A^K@D^OIkoyiU<BC41F^iHBPg?39-A;i2DJm1IT5g5%mMTB^)I}O?mj)#M~Iv72cA|-0n|774bw|L*b;T
p!G;DCD4ct1?$Cx&SlgWrFZO|!AB3!0XoT@)u3u#UDn*nxL!@!GL=lq3GRRP>c}UB$co0BOm4!kC1*Cf?!-u)x--mN!gfC$SScLk6`CSZqUc_iP8XS-KlOR_
^f!_ieh0mfHMUeEMfz?9_HDjcl)n=@;tJ7ZJUQi3gXGW2Kj|y)skd|F`!1-2X-KQ$p3_f6V?xPsVM)&;x=!mxR=&RLPB!4O&ir<BPz9<<$`y5@7IhjO^+t-V
>r^p?F1beV`>_1=mVB`(%5?C=_ETA^C&^AH`41I9r4vm~7ccn~l+1boY&}JvD&ki18wjt&Cv>F?@5te?ToC#Hy_{29UEUG00`jZlYqF_fp)4NZzQD%u#7iwX
V9O58bh_BJ;GAG46fFNA<v*}dHZvQS*DStioZTtj7|0S>A)wQnnM2;#t4YI*yhCFB4*J8p2j>(mgsIeU+GF{5(18O5xA#t4FtfDP%(1h5;7A~=xhtuSD9w-o
11bZOYF4v!TAZ^t8BPM)na=r4!s_tMLABf2)Th*Y)keBkz&}s%%K;9}e|J_c`IWScjp&AAFPkbU-~k?MO!cyl+}-BxsglnwxsFC6C+k(X=~R}w_deFi=Pe@@
gtO;ts_5+UR%ml1r%wSX^rI9aduBav<FR<Vlc`|Cg^Y+0?v)I>dfl+|cYcN!Wy^@Cws8SLb!xe)9QTh0+_FUOPt2pcu1N0mTy}hNX_TM}T0dS9a+vM>r)e~W
kN;j&eRPZJs3A#gOpbeE+Yl-<0lEy!6Qj}A7XEm@|L&mwm;JXN4;(fjo|D$VOD_32pX4ljZFhIGWV^eqSFQZ%$5$skT8?ud)!MMI=D%0u$67lc^mJW~=3=tp
IyLWZKl?sQ*3`?M{V>6>?&J-U``+$`PpDZ_YyU1}vQ(2J*74RfKDWz7Dff{i$8qcd$?3FvGBWLh2;R)mn!lH9qo4lN>xXN%jZNS)nm`z8ce@kzj=$3R^DY{b
{31uk0Ar+qset2Qkyl^%E&+JcY`(lf7aO{MJkRlrFu?}rcn3-6Mx?i7s93++_@5ts=(O#WIAzdTTQ{x^NP6Q-o>CbPvy%pDxkn&{RojBV6(b^}LlEDoit<#E
<8%qr&0gZPvS^-_U=?*P=9_^M7Pp!-|8v)`{_W~3Scm*<3fhsieP_wx9Bav^ShW-cs+^Pido}-D{Yw{pFZn*^&ig(;XyM;@T?c0`TFLcB4ao|Y;!TDB{Rlg=
*?I9V-tU1VVDGju0tQVGpDX`H0*ypFOujE(y!a0PeG300n(p}F2tvuEVa?}oJXK3|#aGektjN6(gOef5z^jAT(8|^hHhzGcNi83`?5C%+8UwrJr=K6O7OL~Y
{|-JsvM%}J9e?@(7IR=+L$D+48)EK8fSC1q>J&;UlTco{2OJ*{TToL`B$`f5X&mr&#HHW4=!xH}otH2M;X7CfNL0vTYRB#C?wg19#opP?5bJa-EyRrm>s>`b
1?O)@qn;N-0PD!z+re%<+k>+L=91QUjRT4G%q!e*0rC|CCP2pbYL4y?W7q%{ihrl4Kt!;r_!wvr1XJlv$F-%fYdVY<j>0Kd0!MXqQKYIE8KF6Aza%Bf=_`%^
yOMIJPT_+YOzR9AXCL?{+)`%ru0gUTLpbFkFrnXKOSAl%K9ur1txFEmnryF>A9T>Vjdb||dpGEz@8;4sl}KNZLg5z=U9J^elBmyz%^1{tV|b$<J=qSl?)+zK
<#}85%!1>2&15+maV<daT&TU^^xoLK-7DPTtjH_q4V7puBF;O%I;HhWev-PZ+Jjsvg?VlI?sV$f`(LAUey`7cPbOM}Q;)0$?)K#y+;z9CpO~S^v5CTtu`B86
DrQMMJ(<Z|U3$l+zvs&^EXUr@uTgJ_r}{=RJ($@7@2%Kojk+z|{azSj9SR70R%pBg<+&xR5u50_JWpg`!^wd|S*{*j^0};tnQV^@w5Cz=ca1PvYZh-=0m!!E
ScZf7)$2KPwYP!ElC8a`o>AVN3J6TJNOxbatYN+U8IJghY}3YM!O_8R(7^bLh3PNeaFMl0NJ&jN>?Om73!tY-4LYkA7=zJz$rlqUIL7l&D5oT&2b1rYEg(o<
`I%?T#3;RLL$r#q@A<X>ew>C}QLZoOZ|4ri7+1V2rl_sbai;B&M5LzzNKEM|H_KKCW8@(727Q6|4Io_>efR=a@5QsQf8s$&Rr256Uy6!j0aN?z_~%zIo~3l7
<=?!cs3O!u^0W1{u_R0KOoSxp17N)4dS2RX*wX%7-y*+Gx8Y8FySQz0rLS78;dHSMVmKWxLStm6N*zs^Ux?@e%<XQu#VRK~r&q1Xip2=hH8`%ejMb_+Of5R>
;1qTmk=tK&fOp?GI#Z0^hO`TqEY4TcX_^L(0a7bj^h{Mub6vFYu|;%SdkH6&5q~=&CA_=|H!99MA1FA{B}fz3I90V}`pp`_Oe*Thy$x|J+%$vr4j03+(a+S)
MZ6v8Ygs9*gqG^8uBR<x{&ZR3l^ci?{4G#*0~+#_4lC$4b24)|v!_0Lb`wa92n`VJ&hzO_Yls@VroIr)O0>4hHhOc=Uq8}CpR=rN$-{A^)H*E~KXgi+axejv
INctQ0Ad%>m&?v2+Ut&~6HTryp5=p{BNO7pn3LI=QP`$-zTg`hJVLrXNhh1h0#7NfP6?AJn2I=55ENN|Delu;^lrr2%3Yo)ulB69ZM&QNC)7eJyV5RSq#k!S
Zt1vvs_8h#!wME>=Y{W>4~Goii_^-EFYBhLoYjmT^uJk0GrU$bDl(3|nCO^61qe1Z6^JjMOrCUxyWw>cM`k-&j*FgB+WLO7R~{MZh3G~j{#a-WP4^VU>vlbM
i+&d!xMQH6ax-__pL;}Nln-gaX&+}XQ^p_>)p>(!nwld&yMtqpCl~Sil1K|L0bG7@+H+U|NED=TY=;JXUeG6f`QxWP*BL!nT;77BBYhHIcD^yZYtIO+W92DT
)>*r;)M3ohk7$KLLgZVbY>X{XYg{&1*=+mc#C1;8Y*CBBA?%sEccgu-9-(L&ptPDL)T{i)6KqdV?46a@YU(}zrb!AoWoG%(*nBNi44Ye)Dye8}jA$Arpl(5E
GAR3qi!9dQ@EewUBwQtQ`MbKTSxu_Q!(^?<%(aMqVTjokXrw@V$sF0+t_{j2_E#5V$QxJqrmhl^8OpXdaqd|dP_gc}R0JUR%<FVvoPRGCb&B_ut=l!rjC-*V
>=ldd?7V1BOckV_B+iyt7wb*zBNdUH|M5=n$I?v4VFAL{BUL)ncWQQGq*KAoykn;j;!`!IYqj9i*}@&Z*7OV9b*MTFa|raBDup<mMxU<P*(C4LSGtM1you7z
y?hmPbLt3a+jM<HllDa(1@V142|;VL9f5V&Pyj6$_KG|3#G1`g{ua2kyu^i-dfKAELd_5xZb+8ncCea+hp?VZ5o@&qN(syquos-rhFpJyCmBc^gpOcX8*w~3
yIG>ZhIO30`p{+bHlCm7<hz9dEr>j|*usKPF?Mnb7*m<!=3EvR#bQr!B|!OKd}*w(j~x&mmM1`{O@4vw=9fh&<|U8_mU!2)npG%U$Y1Go0;GdIL~#QHTDxj4
zwafE#x;S=UM%g;<zh9~o05ESG0zcsNUv8G7r<w#<q2#+7hUOoS3za1FJ7)#@Hhg(F0>L34w7C>VTm7bgM=OWOTPG5L-ziiI9y@S8rp77hz}lWz`KcI&ZxTk
-!{EE{CISHaGWJS9~~TI_VVe|{@b@1j0g$YMr$E0-Sf&lmjxcuvfm3lYq6@L#n8FL)O)q4QMCJ9A^MdpRtl2p=SS!g54@r8+}sOT)`vsFta|Z$`26W}d3JKJ
|Bf!Qk{^Feo&xLM!Z=sE^Dh=fzBIrwxol9qf~P%=ZbZDzn&h&cI(MHxzd3k|7g*0=`yCz}4-elb6h?dSp0KL65mRbhl)o3=jTU=O5{oc5R!0RR%n*_w#if)2
=tbom)5^)wn*##EGKgS6kCp5tj?`LEa9Yle@#i_-O&d{YjtDhq%uyUJ)X6DE7`_0uRv;$>s-KXi?wgc3LhZx;$K!(`(9YY#_rDz22RPvF_VX;+?Rp4Z+@ju!
E9js?7;t0M%N1TCR(mWMqIL2L<afN$o!02J!YmNQHui5c-FkKS{{6u#Sn4<L4h}z_3>hYjI$>>KG}t4?kJ)VCw+jz#ejzyz?*YpR&?xHNut=a<6cgj<Nip1k
@rz13hI|H%K#~;+*=?4@Utc=KKiTG^{s6X9z?4@NMjn_&C2w?UGGhxJz1fa<u&HOqwm<BejwC1Go==*TmT9N6muz#DHQ99phNo#oQ_l18my~vpYZ6C#XJZkP
vNz#x_^eY8JQE);P;y8sh-AVH0`?(GVzL{t&lDeCIDwt6v4IYzE_dqlqaVMb<%fIMxh;{AJeFT}1O$M@PtyhO-CiP_SO7SzoznR3dSk*P3L)UAFd1rijIl0a
4XN~VRoR}>x7<hRMasNJgxXFg?6a&%q|+pWvk8hou7<OG-Xj(-q$p9Y&IW16)F~r$VVE)v!kx2e3LAp)p52(g??4_h3Y|3Dc*Mui6&jAm8d;K0%P$2(8Zs?N
SdjDKo?$MPRUXl~hPM^BI2xI`Kp%9xCZM~I9FDQ24_qkQ4tXi;5WkD)FA(wW{sLNe#v76xeOojIOtNFVK(RFHR(NW(T|RxzC7Ya<&9C53{Y1_nw+;g8p|dn4
03q2q-uZ@9hR|E``7H{VU$HZ{JjeJRXf(xURNe<UGbbzh-wU8g{70NVX_)H<jZUceCEbFvaNWpto#MB73yF*CkboXlcHp{(>LQL^AJS^eMnCOgd%%8RdgR5B
1>z<(Uwhh-s#A{%IR%HpHMKOe9keNn`u*c(h$*`Okzva88%G)Dxp?|I;8MH-Tp|+X6D1NOET%&qOUnN+OXwI&SjStsC+i3n)|pm)D{=U!d}}HeZ)0!rGyRFb
de-}SR!V$zC;2hiUQ4x01w6%B`20vcC1{$qfkbq2Y;}P%dvtPCxQ@?FmJC6NYBZLc=gVQa0^eepF0)O)sWoRFVL!2c=n#G{dH((PE?K~C*?F<;l0PuBon2(F
JG*<y5AY{)$er)Ezo$3P>CN-K<a=Y8a_{7v8xsX$v^LiD;CC{GbTXYHPsq&YG?4?#g<8l<QNSgyLg6?;o%W~Mi)PO{cuWI-l{eQIt)cap$!8Frt%Bg!K3ZLO
StmY<&RQcJ3|gzt2ZM&^JFY*Dq{D6YKnSjVsz9@W8>X&Dtar3_*PKQ$Vy<}Yu>>62$2NG#`BF)@^?c#cw9c2cr;044bd~FBZ8}*ED`975vhE{to|t}_Sw>!K
HeyUn3uw!qN|#&=IbDEw#X?q8Qj~g6*-lNK3T&m3IGx8A^d-I!yqro(44lS<b43MiNA9B@U{`uJFoQnDTIJ)`>4t^@Jl442J<m5%(5O?g<{q>Dign&b4>sP9
J{2$r=Kcu_cE;|!y#L6hX4<7G|5uKtn_dsU8t|N>g)CuTLT3F=!>)7@qc~b>yiSg<HOP51wcgTlZJsCED<V;kat{SHgW+!q(tGw0&J?x(hJ{h|C#qbr6=kN&
73j~a`Q82*Wcl<Fsq)DLgtSIo2w<_Ygl8F>m;J|v&|Y9iTI<Upb;=C~)+2ukYI#2~CHN&j4=>No+z@?5kfw)d5Ni~oJ;1RDlpoI>%@z}TL}OKD$Ek$upFOdI
cGVmj6k0B5enP|L!w{7DV%Bl72^A`9`w=i#2A&v=$V^1;MAkS|t7nf|malTr`de4I55y4`SRk5@F<I1xw&B!Y^p?4%g9PnOZ9J^XEz%`?fmwmKA&xS1*C+T_
JqMMWpS=0-;pp(>aCq|SL#Ew_zlZM+UmpO6%37F+YwE2g7{tY=grVs{XY<EIAol)`>zd_X3QQRS%ye-U#X0ueIBsG9$1$K{0cbuvz8^I6kc@Uij;5oMK6Zoq
T3phpI&EM*MSsfCWP=txG-VO7lD$t2fX09+JzlD&zsEkx(;Gf>)^C9pEnn7Xt01d#-(x^)H@y#rXq;j!Q|KqOzoLg>&>upzrqZ|GX2fF<dv@FVie0;<8NkSO
W6(qHgd3}u2r70PA$J(X&~~deADfecLICls2;qN&LH^W&K%hGo(z85EFerwg96mO;rCPyOvfF7{i8}!yskh4ADDrA`bl9P5DZQIDmafqwIfLy-V8!S6XMXO^
?aqthOSt{~MIn<_6o*{R0Da$hrzkLLxwB`Y=hnpV#KDETtJQ6Yn0HFD1idbVwar7;lej49R^q5?mQ+|1E!jrfVrQF<+O|^Z4seZf8OR3&Xcg*`ZZ%P4U!x!y
DMMk~-A@(1{XVB-^tAA`nLu5&(C}_O!T{H|5JA6p_L>U}=6NR4EI8UqKsrV$bLcT5RwaE;utqi^7_WHe7$`Hq;rR)&diWhKgq?ftwcLOj*C%s<Dci$9k9pfA
`h!e5ajN$`RH*Q>m=h><_}gy8P5_3()_QTk^Y05>Wt6_im$?-Hn5!T^NZH2Uf~UdqXe;At?{oIFHm0Zo-c}R^1#5SKF;O~Yg}~fgei&q)dN6Q6@EEHv4heW4
EI^b_o8<)0e{{WFPC&F%XA8Zo+~XJ;qvOzbn1jQ=>7tux)FS-5>D14dhPtPR$9J))S91p8gVHD@3{4I6PNp-+WMt-&%6Ol_2U}aqF*QY=r9&eH&x&RKd%oy@
e)Q|%@ktM_uCdf*F`dIRBy)u=0{(|dOvq)eHA8ncPJCBeXKf0WH(yPc{T;U#@154ki5QCFeGj7#+|i2gghvMPsV~q8;&#w6RbNSL2`87>)4rHEIFwm3c89tw
u1&l3oP{Q{IP?#8qDciJ(nIM0x=rPquD8aN<$#|PY;oJ*xvEk{O~&PI?Gp*YzZr@^d0Oc~SLHLqW{{`J;9XP=VI%x$-|fojjsn?Z4_Ny*+|DWI{Gi2@Mo#sq
G!NZLwU6-k>E}l@orEodp>i@bb8(AKuFK*Ywc6z(03Ek>GiKjtsH~(LEvZW#fVwTuA73yRGZVJiEgL*wXE|cWV4kar`_j=A6u3EBM#onDB>Liae_Gs{ls_!?
%UuDA+@?Y+O{>*Wn{|vmvR#9z2}~i<HC8j4@}kOYSQL$KftQMOKEZD3nRaCgE(z9Z!QOuG_5DVAm7@ox;T;)$uEP(9W;Gy-gk;8ubhLKuAF@p7YV${zNhT~@
D6DeRLTz&Mqr?=hqu-}X$~A{|0B0lTF+5HfgPz^n&uW2>fR3?ivdKS0uCVxye7c&VNP4q+(i{0cO!Rj2KZ%;M(HrYkJ)6~);y;Va4e--*7{)SMhv%a9@%`I3
@7|moyk_^ZlX6C}K_8Dl?!O(Ld^~zTe5X11d>@}_IV){WP3SSK`9u{i@t{N)l}4PS9lwz~U|Ot~SLzO~4g2d%20E8Vm$RGv{4Xu1><NR+r`|L?ziB6wZYYWs
ovqQrfpo`^CpJ~1fjG|*bFt|rpEyZ^0vPcn3ZXhcMHf}Q2yAsG6g4p>3)gF-U^mg}G)NB7x)vOw4A%xQ*;cTJ5Q5SA#Nxv9brdURFx*)=otEN7Mk8JZBqFII
y<W`V<S66)*x6p&lQ}uWp4)BhQ{opiA)Vzgf9T9s$c>vOgAKYG>kdVXZ-RCSacJJxt~VVLo`;UX-E({9waN)|HcZ9S^;6MUg<Cv@doJ`nCG)FugvdwN7~@z*
X*i*;t4dPfg~&i&pVrRDCS0Ca&#E=^6rCEYVEKuLGM-O6Q#N~0k3#yOi$CWeOwy^QEG-tVSh;DJ3dy>}L}e0}(9)5oleRh<CFwSeg`RX`5mBVwIV>aUhi@3K
gOn_7sDh|jlwcaoEBM>v%?{G6l29h|Dz&)Jo!?X@$fG3l==XPBy#e87k*7f$GICv%E<1ImIySqs$rgEvv|4^_N^~|$0t~C~p&?Z^Tmu#qBX_PaJ{2))@RvHM
5=@SX1Q7V~+<-j*yRm^rKEe#SwtbL5dqI9ULnjVVQU1nM1$*->KP#u@@+R3yzC}0XCkP>yHp9PRfZDL^blBSs%>&g1-m-A?z?I}f_*_9J1!D_w$YBIzOmmV0
^D&~a7voF3*R;N)9(yurH_@dIIQ-`-{qI#iLE6O(eK*`0#v3><ml$fbtR+lH9ejBc+4$v#Jp$)9Fh^Cg)pl23f~1JXozduzMkK&OUfxrT`q$8+DERzANnk3R
_A|!fd|*PDKME=JKrpEn&mIC1_4C0#FdOnf2W3Xm2%=vWAxQF{j84ISBX|)1C8_242PKJKs!ta>x!^C(NXR7cbA*z6nnBmWokPD&!uC`!PlI8I?lDkwg||!e
YR`jOLub}}!7wZ&i`Abi2Aj{>EfMW6dja~J5n!-^%X-e|TDrtIT=S(=IVHDlkU1{%>AAsGDJkR^n1!5x*l5m4W*O6yosjmVy;z+FZ%=12$*=O8JsU2MzT`Tk
=1h8h@XOHwX7JwqT>W}@^ydGeXa$pe=NJnUTQC3+?rbdzO+RQVq$A7v+SAk5C0%!udphC+D%Ya#S9pA$v!{D$J9d0>@B!%w2~of*D-T>}iPlG~&az8<I|n|x
s`yNvn06hZVfgm&mp8{JZ(cbtOcpGJk0Qf$k%wS<o^<OAJfc2z*hKxsdV_4C?#bhREM>?B5Ihs)sR0{@KbfdEHXQJOMPBK4y955O4*pbl_~3M2JHAx37{sgx
Ex&t?kwb7@0f!U_JK^~~$(|EIh4Q0wgET&TBosiM?m30pRW%VHQA7o*I4U5-RX0ab-~4HMXuxS%gut<}eBi%U>LKI}j5Tcx^hU;LD_sr|bs%S@Ei`w~wV`-a
X&20-xc5c^v}gf7oVv9lALSie;^i^4v6CgT#c=flxk*}h(%0JPp8@(#<FFq;rr*x}hYtOTnLQKt=s-_4&eROiH9pl3of#=@9~IZE=a1xXwnW*E0iFwd+Z3iz
t3NFf8qNIr8_@6;?SU+ze>&|-U?lXa{pN9>_l^I?rMZ4$_A-aH!)L9?{!T3D6g&E)?^YHq^*1U7$_tFDRaQh*nQ`D37XD?Yb1y4~m%VC(S(PH$8EFR(1fd!i
yHwH$2vcYWu$!0)2N1Qya1{O<G?oDEl;bQYKmr3?^94qq)yX#F#9FSynh!yplAz|sJa~z|47U+5umG#jEh}0ZKXOr2eLxlUPIGvhV}}iJAlD%f_?VCc&1R7w
Ed;@OkVk(j8@){C__2!$*y3jjHbG-#^_|WgqBr}doh(%vi(>1qiQ%?DD-m?Q;H1dhF*FzwaHVT!yl#WBxC;<FN?r<j%|^W<=48t}mzpD)BgH8aMy$AE9B5*?
79J~i_3h^@k&_NP)x$m88>vJ)vUbBr7CSeEwAUva05M@c2_pIUi<}_zSTI6%82j;)^g;MD?ytV79l^kP^aj@uA>^UfvvPS=HpQ@BbQi^BH7-)WZt2Eq=^d7M
YpmnzIJf4Jvs2POkqnv{fH@XdMRdo2FQA1bhD3mTNq^x!z<Wp;O<gTpM-t}-u;-ED&uu!Cup*oSK}nZ>otmFM8oOB(5cyG7OufJsnNKV=WW;^9M}&ai7j2jP
Kc?&!x_%Hu+LJrSIVst5#S;-!@(yGKGjm2=Obtzp;Z=_5bf^&Kjk(O>+@mNQd;$x*wbSXC7hH_~?u0G;xlaQ&)a80y0O=FbCM7k#s-^M(Ky{M*qpx-8H<8+S
5}l&|Twk_4w^J2KyrVSdtsvDO=H_r~*$w?xm0ly&01wti+??Y?7xd4%El7h4wjk~puMM6ydFx=#%1-lp@&wL?=Wv+tzJra`m%Zm-fzggLH+a%cfoHF%^uz*D
$&bqU#Gmma3EV7}1R|!aDH=>`+VBVvAB6Nrh3L=Iot_sRA%xZLsr>DC_LJ?bqkHG#B)a4rsif#S(h$hj-`q7MI80+(9KS*GG=jd}5`IDc{$U(V>w+yI&Hp*k
23tvWq{Kh^@gnAorz$tvK2?4Q0Z&wjk(nd0U@y5^piQs3zrl{LouT+;?%_X5epZ;duezk<f6#MNW`Owf-P7ma1NCfocc1_89LcEr-OkQ)ASgH~*|ua$Z+D-5
_Z(%X-RIAC=%Z)fy^ykOd~(a~KHuG?LeF2k;6HYEo=Iu3Pub$|cIU;@=TvNG`#HDr?1vXzoJ?45-QPWb{vDOw{{F=?`s2m(r&3t0Tz<b9J$)NG#U1}a2WjkJ
UT3zSKBo_Mp6^IQJI{8cGsaX#Uvx5^Urra%p5omXJ1=Nvx1T-bY1`R(`rX<o{{HzckA6qzc>9O=9MfDqdqJ@9-#vXnrN7_(?#22!-u^*)@bu{}wek!)w`PuC
Z0|nh-ah^A2ky!9@4nkG$J;;9vTc9A&0Tr6`@^Ow-udA>p5h<qtM7FEBJ+EzmYJ6~HqEdxm8f>UZ0{<uK(q`voAWqG9A9h868w;{vgdyC7QJI9_+S$RbBVBN
4XK3t>@4Ttn$g4%(pr6Pf)F(*5d`*ba-i4NtU(^1>>r%~Q<eKL3{fMmG!FQxQgNIejjofM(Wpbtd!y02!@nHpM>ampG{lx%?^}5`DHrU@2zBj!hW{SCe~kex
(;992#_ju|R|XG&AKHAEun}tLV@0a&{cZP*%Oh|+l$r_MaXC);ZnPYBhf}19Ony_5%tGnV0z#FrA{n9$0DJ!Yh#s;T9$)ZZ@RBUNW#vQH3@BW$g<8XA^Xny%
(?h&F#I3hw5n*fxrg#TX{k---Wfh*pMMi~Fe~&K)8x<AYJAT;g?5pRyp#%Ua9$2{Z#Mm-m62y*CPL`KWiA%9-m<J)EyK%NKPxz9w{oF*V-D@U|KYVYEvxWh)
(NJQfTRZ>|aAyHDWzoj@YJs<yx5<MUbNt5d)klrFzfTt<DY(7noVm5_pKyRXZN5_nD@z+51cBX>HaTTD%eM+;8KX)@bzwp@Kr~FCk{Swsq@8<!p17_zxM}(c
e<~DJGX$Trg~{73OTMS8GH-Vn*EpMkgTCm_>v_8CdBv&>i3|aWHWOME(1uJYGxG`3^hB9U`uP!bqx-kItWs(V82xt}dKO2^P*Q`nrrsn!LJ9c6ebQfi5d7$8
!fQnwyNzN;43b8@T8jHqCI_S1I}M(M_z|*ibBQ|rkSGIxq@0yCm@RG-D#Fj1UsHU8Cz^-h3TEn!{P2)9$f$2^_z5N7XqI=1Lq=wOKj!L@<s~|t_Y-o}^mC5i
Cc%Toc_M>zp3o?r-#lFB0gd}MaqX+b6P<=-5}c2`$!WQVo?`D2+CgTCmQp{(h>eg7P^gS$0VaLDKc5bESA;R3ETutR0Y7k)2sQVLT-(4faK{;j0TRTboTql9
@moR?+LSv|OG>ud)R7B18^D8Pd<y44U)^Ttsr#1$0~$mj{aCw;3=`W{9*NkW{x-8<0=&}#+H+L!n+y|^UTGS8AL14-0I4clLkRl=bFwKyAF8IDoSVu}%YzL7
2{3CI?)3HM)*ykK@$q<Fpep4t4!^}@&*XNF;ZvRVy3>+GAfyZskQ-(tFAWfmOwb=&D8o><Z3zM6X|XNZZ!JK)JD8Tku7nQn-d91q!DfgXM7J6IF)*7`*+4$a
aiMB_2E_vS+S1Wi0!`y$?cu3Rl3d`ukLp8f{#>LJ<uhhX50Y7~5ka;k6|ji1%jd742ZAow3Ar<V9S#Czy<iMTmG>HhlJA3t;E;a$I69DLJP^WNN+UWcj;pf{
nr1y54Gb?z*^;tI;e7+~*XeSM8Q5S^i;m*$VLjKZvXZ%qN=8YlXznvMs>)-`_IWps3P;x=AWO=}k`Zove)knyq2qzt;Obj=E8H({Ft&a}BmP+K)qMw=3B7G}
B+x&NTa6Ne3<aC$_!2FfpFx&I?^KFs#lQ1w`*-cR&$=f8Ru=)tp(+_62S2_IBvb{tuCJWgaXCc{b;#kS%750LC~ib9)-{NmsK|WrtzyTt3{~{n^^;9f%6PRz
CtNZNU1Af<<f1Ml`RYV`aH|H(k{6_w75_y|Ns90Ju8-btG^KGrwY2TzJB+@#&<GIEj+P_r!nmN=0B%{VXJdwl<SXoYJYLN))h&$b#{TRk$F<xbld<g!rvGqE
g`9Gmk{l=>X>7VB!looE3TLh2oAM+TF2sJjP12Ota>zABA{HKOfVPd*a~eweWje|iDCda3O<m!mov2QeJ+YVFMftl}*QV@%#GDB;`F8P6eN31MY*eKgLr2J}
AcRcz1_NE3+=J`IMUA%!?3YMBVhv46klZHb%L!r}NJ2Qll$V@zdrea|EiUq@AmUlqP|YbIPN3{LSW=W)vB2DhFjL|RT{+V)52z1&?Egsx1)_abQ872GyvDA=
LR6fOP4bmBwPHw{1cB&2iPJ+qnF3>agRPVrS<4rtf6R#ahs~3J$PYSnZ2m=lYv#!ZyEnf?clw7KNCV*VwsrJQcjxa-4qeCp`E&Jd|M<7z%Qtjq^*#SIu;J#N
pobsrzkhxBPD^7l-g_9oFm+%H&dW{8Op!_4dqf!r2D#TZc5Zh_*sWvsF<qgaS(`P6O%%{gRv>apc_rCM4d0jtyTs<p6}lDI+%vMXp3yRJ)Jjz}e%)`O-hdBj
_7~1iOe!30+n(nk>zvq(IA(oiIg2V(oH9=(HqkNlQf<5&5%j?Et9HC~%nh`rWc@Vg1^sig!Hx5IJ}#Fx9Bl`m9A!4Sx^Nwa!LqFdDUgvDj4=<?k~78V!u=;v
2&~v;J@NeB#^{mLUe-)QQD_SVU>?@sjDRX62RNh`M9(StN!|;n%_vaP7J}dB^GuBzZE`fU=%B^GagV*w%)*2cthZo}lRnK8C5D4a&I-;8H=(SSa6)fLp+glq
UQ-r-*flwv(tud0I=va3UUN>!YtDdSzh=GN^^_?JFRi4}`H=_tIzLrDfZcOSab~WIaM_T7PJD|_ZEj3;@nI@{oh7{cTt}Po+-9~Uu^4?Vq{2=o;zNTkhRCqA
RbX3OjguF58~sbPg!kBEa&8P-r7p&tVNJ&%sZh*sd^=>BqMbs`^)%LmoDR5RuLb%;^F>KKBTzTg^r_dAVSSEMLSGEf#p$2^YhY65z0)0GIV2_1e*%VsS^kpK
Q>L0>+q+}nliVckrf#~T#&U0hyd0!DK^dr=K%{{Y%cs}Kv@xM`@>4YH*(=3PGzU|)EUQ(Jfrkci>ed7&UNDGLndpBwI}oQhm|y7?Z$jb+vI*P3Vs<&grU%`8
4#YZ1h0(WbLmzBs4wX$Otc&d^CN&M?aoVWk6)&os9I}%;3XMvboYbEP);2I@vldxmAv$0Kwlhs-nl(s3kwD#AasnEypW&A#nd!L)C`1yc_&;yX=IrBHTKx}2
q(PMXQ^H{knKlA7s}dZ{B>dWGG}A+$C1hgZs=p$5e#=wZ@tGwzW8Y<#?l?)HhFvy@?E<ql98Agt;$#dC*#kLUW>#)lvwzer+R8VbI8YjACxe9*di?39WRm<j
O1(B0G7iU?G)aXF{l>uz=xlQqjgW4Pb0`n^$y(S+o~|b_Uu?SaSpxSmOJ>d#Nb^kDGfHX5{Ta0Anksi`&xLo?RFVw0ypa&^DRMCO<I<r+Rq0&yNOP>XRA^jD
NLkiUrMhi1BcL7%-!y51X)x~eil4SkL8lwqu=1T&)@W}AT6Gbmp%or@<_7J9vCUcdd(<Z3MC0)5)a_J|d(KPp+*$@t*Z8%*V$2C<h8!+TLUQh;i&c<>9z{V2
p=4~3#Nc8hw1K)$IZfvax@r@rf@wLU%I?M)Mwxj?#O|2thAx`AkzJ#)9Ejp^Zfp^&Id*(BvbAEuVJn62p;d>(bSWbZK`CQ?QxgptIw+_grl1o~!D{#Usa7?_
oNMaQ>$brg&oDCH>9(V^qJyA*L5))#%9TXf<+c*DDJ6PS_Ne>1O=u)$GW%&IQeWV3`-$J9F!yM2Q&$s(Rq(pSJH)B$@#Ec1BA|Hoa!ZdBY5z&`#RQEYd2)jm
`c=6AnSXekt(7s;oSA6}Qe5haL^IMlL$tlK!|DxAduHwj?vgZw*VvkJ&N8Mp+BTJ}qx%hcg?>hb%i7)W7DP>ws91vjL^V(LNEXEXiG`Jqf^wQ;^e*x)^owv}
l4mhsuI=PUuXpg1JKo}2l*1@;gjs93S5M&KuQut_ewcjwZL%A<Iy0QySBm1LaNREn0?yJmTl7tmdd-kn7>4h9JM-4#pL9NW^KG+hkL!79E+5I(XRQO2p!V#>
&Enw5Q${N$W6u<H_#UeHy%8NaBQ;uD+oEqUK;s4OZ?qXmFsgiy1x8eieGf`$2RqhHUh0jgwX$+%)L7VFgg@gTdvu1IwB<^h0Y7#`Jp3pk;?XV=3#lsv>Q6~A
%O&hfdL98)XMW{r{t=cnJj)S}{!JCA(K3m_d9Hh1>JRH;9rA${`l@nRrEh_w3YUobO>>AZO}cgD-7k^WUq#P~A-cnouS(>&Q2PQ}_O6()jPW61H`*)4MAI9G
AW1d;@AQ<7pa{rA_JhDA%IYy;EV)LN1zrg>F}Wu;z0KOmP)mb98*c}(oc4t%^SDZ+yOV`wZaf>4(<6y<pW;0ZW#+b`5J;eEouKt;5g+qyYC$@?p^?@)@u7Z4
|0qRveMP%|)kfLHS3P??L=-1`{Xw%QHjW^$8mEfqnWBJGo@v!Tb+TJj9jS!_o$Qtij#iwp#xslD)l!Q_bYSG$<6C>ZBVN?$h-$_iB?lhRoUn!nelqox3-!ZD
hk(e`B0)dm_}_GCCB?YvXgQ(@EoW?O%uy)1kH^$nh-hU<8(Nq1ak$;Y^lhp5#WSKKze;FoQOt{cnaT|#FO&)K+S)N&5*J5&(S_)!i56*pitUP;lVkLf;UWID
F(=1-S}I7mldaxUmRi`>>vhpz@J?<U?_Cg$ZkdyBcp14slzYR_{=H7$l+V?tAP7RFXKBgMu0WOB1HljB@K*TQ(SS0%gf@BuI<V0*jnL&h;^wRNe(_6d9S#|1
F0nclwAE6azce_zRZF(V*=f%`LkE(BK69D86!DKnQ!;My&_HApSbfSSN{Z7nsf;E@4PxTcc0G3E8P;eHVqoYZ@9>Qw*;Vw1y;<3iuw^CU9BbE3U;+lqp_2o{
;{%c36r4eGG@@28S}`ZXtra}sLByb8vDk^{Dj>$p<1)@lYn1fqwu}xpJYRG@NqnyDkVNz=V@r)5Z{`zIekXQ<IZ@lK_jFNsWBjIt8A@zA_B9KIGI#hLA2;IM
n6K8a@Pm!2a`d-W9@eTC$lQ)1;8Q|tmG^wPUJ{y;k4JE^=JXe@*GSJpw#BXRiL(CUjAV;`WG%e>mzMSPqjc26F9%taTKJvkSIepgN$Nj3LVrvuvF-9vYuDC9
Sxb@FD+i+k^`gGRow#^-WE<QcD*w|@R;+E6dF)$td7`OOl|~|l-9V67*2{bvNV-M>yTaY5$7)xyP_CDYs4igre%1`fe~a}KtTz;jDnf8ixds$@6!k-XVAQ#J
NmrAdHRm?^b<@EeZdi9QGn(Cud%Vtcsvd>fEGI+Ltz3aVQ(swAbc5Ox?%(x{_&4;u;_X4|vpQT$$EBZVH=+i>^wzdOi|Nu+OHf>i6R+Jg1>w-1v#A9QD6y<!
t!d-d%pDT_Vgex2;-Pl*jk72CjolP?<+G3)oUIeqASLW(`GZZ+5^ik5rvUFrz6q`yWUJhjAdPMggzv&}N*~+vls)p?mH+pzZ(A}_!$u%DtzB`aH8gM-E)bQ1
L6OPri~nUMj=;T;9d|B$>wn9<dQp=b+J$#ch#_GzQLu~DSziQpKo?h@>Q49fvbfS)&+j|3;@biL`rg^^xxmECR?}rUpWblnM!rGk%n3csT3&MZ(wDlCXnzpT
Bc#RLLo$&=rnM=&Qr6DjqT4wCZxxH40u=$;Nl(B1R-5s$Q!d=W;1`eE<zg)ctX`{X55To}JL719szJl;kB!})>hJhtgH=jHUIO!){FzQy@-=zt<iIhPwT@K}
su|iVOsb(Wkao0y^=dJ;E9fvrZw2ouEA#%Ls~^{0o9?Z-p{+np#+N?={Xg{|!O%^&eJ>h!bWoDSSMCh_3OsIxUbmxyZczD?zWva?`cmA4&9WbFq+Klg#BEYe
ApEn_9{01>xUEIjHUX8o5=*|gD3)%Ira9qA#`@#1G}m~#<V6v)f55cp?N&soXn<)hLlK1-4t|nxJ(+fpb)r^Z&e&b`KI#frr22|k89!4Lcj_+n1bW#seyiBq
p7ma(ZacrZ*}DXzx9DGua1L0Te^H9oU_r8A^_B92!cj3ttyXW0#S%iToA2w2UHL~N?!~B`hLKoi7S}I4^)ZVn9Z_w=S&nHPJyEQ>vEgW;kDv6zI|sB9tF46o
_H`3$3o|;2^C+l>yNwNz8VytLk`g*Tqf|(9+O6set)(gE>QU;e5ZjxkKkCq`&LNW_F;d<qo@TIWs0HWT3OUI+_8y8*$;Zyjg+<ykg}tN6Cjv^fCmGFb#-DZM
l;Od4V$*yI_2Bd{32iLT^C{(d+SU}O;ozCXXW>uiSMcZLpW4TOKCS5jzl)^D^b8n3l9`sZ%HBGotYhv#kF@p+wg6&#2q2kuf|PQ?WA5S<?(S#SqkjkYSL<2B
yL|Dbaqzb6W+qWOm-``shgxUL_ycZWIo<1e5`f-Q@v<sMZ7KTl<&%DJK(8?XaPiPku+{f3(_*)Er~K(aj0NjYcX3F)qu(2j?HQq9+<g{vxqpOBpOwoy+IB6n
_+O^X#yx21BCPMbeY&-Ff})T6QGP-1+U!ETWv#(hw?dqQauN2y<Basu8GO`9{^7Zy2Ho`4%OU2AmOE}rh|{C14*IkEOHtunQjN}E#WnFH+G}zWuPO!w@X&B5
(K{!1gum9Pr>m;OC_PGDOj&r?SVxerpi7?BlN$%Hel&7g$1U}8ARn->?%D%?p=hlYgIX*EjfXtZDW`VLktL&%bROXdGS2vo`jmJv++<{M#IH7(4oz-7WL8cO
g=aaWjX^uWZ{>q6cQPICHM$=nWmbG1C}fU38fc(sF+zX_4voXWi5UzBy6c;}9QO|F8MZE6qG0r`oi&`9R$_>Pg6-)Sr+-;ObtOOb;jwonEA4pO`S*fy0UGtx
Zimi2{Kq-tFoOI##!~!@tq5gBEku02(Gp=6x3?}AIFm%{W31EcJZv)RZg0z2%dwq26@A@ukqPoBD2=)^wo}6_R)wEj)i!&l+`N8whtQaQM3%Ed+ctY5MtUme
-JaQW>@@8Lb1n*!pF>!DW4tvCux&tf4>%0U?DH2M6?(D>mQo8l7mX~ZYA4dTV`s$AJMzYP64^Imi49(RM*g7H$s$MLP*%Z2S7WLuGzB=Zbgu2YZTb#;>!0p+
BJDhunTovn2{y9RSY&Kuf5ftFH~zMzT8=bJoeprd$!8v=GIH`TCOMm4qlJsjO7j;AA!7JdMB%TiF|eh|xHU5Ba3_uc?)yn?seg|bUqFD#@tboFh!HmdjiMy)
m9|T6B>75DuF!dm>;aH@3g@Xnv5W2Y^yMFs9=ZB9nrkRrga*K-<->ZHqG&GnANbjt8~y0rT3bJe>%Jkk7e<lB@4Qs+5tm8)<$o>`pV8qM#*kfwwj2vu=KJ0S
wSfGUDMnFSC?jz#i%FIArtQRVm08yk>*^DYf3nbNAQ3~0=rX6UI9HvhU(yq`Bt1?zD!T1=K!$ejody9pXz5L63{`exaZt2n1s)uI9Ff_;7h?nxf3I=DWPBnv
(Z0F}k>@SpZvvioIfd=2dr?7Rwu|-5oF)K!Hqw$K@PzTu>SN27UY?WfC*&7$_x;j_VvLe$U89t`ns<{Uyc;DBDZU`%db*lbjrz21Msak+0-A<=U<!^4=lK!L
mb?;AKR1ZkdE1Vjc3uWoy!4jub<sT_a0qbXVLAI9`4?XaNcDXj6E@*qm~H0ab09Sv1P6kcwCS)k;KR*XwlvsF#M-61940{)l|2U3D;W0HREB}!0-XWxP{H^l
`x8pNct-E{l8QgX#mxn9g9x=6{QnBqb-#iQ@g4|ia)Kw~AHq*)V;^J>&+ryUiT!sWApCXs`pwb7tCKf}?+pyXUx#nsygv|_gHMM?uNC$HKjPp2bwcUj?8|Sz
#c%QX@GtvsKhoRX=kWdTkg77VuPJKz!^79Fy@%V^&x8MAsSo>aj*f$JPlNwqx%Y2gzI=NSmfZf?|9@EW_~Sd%d9Un_|Np!=fn$n!N-Z(8GZEYELvf`Q!?XyH
3R+||6)JBQDRXwi$tYn3eU64N9Das%xp=a;p?xR=m}=lPXEzqvU6~D5buX|AMH*-URuF(@!>u;m<W-2wU)79Zrzy~Zh2vc^bO!#}Q#tRIcwE}d+e=CqSxg;&
r`HxEhicaPC_VV=tsRXDl5oy%8g|tLeuM@Oy4xVwYBo?M-vb+VAf?69vCoz`LVH1OhWL%3PdluPtj5Tk;3(ZASE~TbB9|)@g2JFhMq`@PPYBA};`GNKM1wHm
S(3#4ki~G`@0=-)jqXBb&LL*N1Z>&_n<Nko@~<Q*H)q<dj1Pmj>-R#KEUs0mtLGHGS%jCIdZFobM8Xwt-UmH%h)4*HUVfMx$+aKa3n?fIE3E0BM<e<UmY4y}
<=p1Fn8{&n))i04wB|D8_=9H+)u&M8*h7N5Xub%T3Exk~dk6ow^TM5H4rt9?WFyLtBNSwZEddV}09wHl473QNKQa_c&NHVeW^GPJTiLKacl!7g12&)egrFz*
qF!BGO1uYU^RbbSNZ(GCK+V1w6RQ@h`G(GV*E)hBWkRCvJ-*XL;7|@_R2bHWLc&?Ov>S-CIw}iru#wFyeaakJg7Y<FExOtwMos<(avp|WFl8T0%&HQ%!@rjG
iYzx0{Z6&*5zk~MZ5_dJA-EiU$Z@c+n}}Rx>vGbbb<NsToyelJlW3i#U|Jw22O_Ly9DrG&6k``hSiUYw9xMqZk;B6$71(p(za33=B-y6?+CFJCW}*1W?u_yQ
WY*H92WpC8cj_s@W!vr;u$%b;B<O|a)+1dB6iKToK}T9@(yJ_Rtrbohy0=P1B1LLqBrR!*o+lyIU>lp1<E3y`C*aa)xUiAX$TY?^46#J(%i7kzVyi%;oO>}d
K}A70D);TyMv0!S%IRdNQhOSn2n+)4p!-G7=o3wsYK|gMphhG76y1e2wup_C<Q>V7vonx81HVUx1M0J^ni}Bh(^EpeEhX!yfx;zMr#3(ih17(wf^K3i6Dq;b
9+LV^(<SkO_wO;OW<I^M(E+a^9X5jfz_B(08;soDeXz!=vl(e(Gr+_hBM6;!btI<<j6|Ww8~}Y$EK}<vg-1>LSPU$-`yKCeH&eZ4CeX1T{%^v=vlkX?ifio%
Bw3Q1+3DorGsEe>e7FkwNQz4B10Nkf_14U)9$OMWY@Qf~Y3x$O@$h_W(#S;77S^rhgzrdq`eq-{cYUz~nN{kWzcQWmzWkf{$6<fy{cOAl7#e0@Vy~d9eKP=h
n7Ph^!ovF&B_Nus3=w*aL2Mv#TXu~ZooL{8LQkdskPo;fbp|KPA_hA5GdcO9UpcYjYl$jS<>SZf2FIK&ZO^e5c41?~=?x6>OEH+**hEKR%@SW5-oyt;STXbH
RN`)B5>f01vE_qyC|n*ZRIHhSdl!JW&iFP<dbG*0R)QnIKYVCjx)Jhj)6K+K`lsufP1b%r5FHbHZlSvzq#Bere8nCwcX)Fp|6#Xdc#UIbQZ^@l5Z%D1*yMnz
ga5|ZhfJNE6hlQfiklxVBt*R>wB!+hHD`{f>CBBQ#mUSF6rJ@~k;Hcc8zn_1E?E2Rff}V7_`^<#C8f>iXohl}ZnrOl-SdK7CVouT-0f0wIWF^$K3~W2<$hR&
=ELK8bi$4)^cxKqJ|8i|L+eU71X}5U?}W)3!@cQk&Gi6k+Ju!p6qaJmwlufg<nPX({W;m9KO&H6d`Ch9W`hEJhpcwUSh;D(4~_FTE>+6zZRTh4f3XV8S!}nC
vns#@_!7e<7re!xwQ?S9wIHKV%_klZ%N*=1riKiQT?@y?#Gmo^!O6(-gM8~Ul_-BUxAAISXd|MN08R+h`_+wZDi?Wl%?3j^j7^&^zoz>=M~gyK5l?6Km_L@6
##jc7@_U0`_3%%rQBk%m<RIY;GR&Z}rBD~Q<csx(o9JFRigqK*0-R#SgFE>`92yYKV$jhD${%~L*w(NWa+o^Z+8JzU2TCaU`FzK(AdGic$VXFZKzUj@hs#iP
KF{++md*dfN7sah(S}&llx|`nSxzw)vQsDG`b{y^$>~DJH;#EEqr`GwIm1}W{-s*Pp5^L9>#E@2X!`FkX>U@5EFs1<9-eh5dc_)LIzbFJ68wQUXs43)m@1i0
fJV3dumhSyjQS=QOqT=(emR;ZQ!w?G9uMGM7_M}MWE5FQ*ME&>iK?I=^9^E;L7qbUs(ao@t>LEh>&CAJE^osFw_SvAFnv6vudba!X9shCn%EN0JDtmLfQuC3
Fb%hqTcs(=<>Y(=g-M2mRZ2&(lm>FFtBx^n9`(Xqiq#nFC#5dkah8ORwN^c_>{Ju~ndwusFqsN;(K``9POk6P6%S)Ww4xuIll|1h+CWCYH$>J5zQSackpz!0
GsafSNc&Dk1WF+~&6l3VMLmBlxp~vEPH&O-lzqkfU`_lTxua-DtdifR*mFB3TW&X`=_`uK;g_abVku@F%X3qY19)i)6E^D>{a@&nGA(kk;b4S`Hy=7Wbi9qo
fO<kg_hLsJRs3gQ5IpH1Y0(FNM#khvPWV!sU3nQ1qsm})_f^2|pRT)VK?;~FL+gs@q`Izr_o?fI6G+1ZQ*$^<x`O?4f|srxTPnTAXLQ9%7*E$&)QY6L9s628
f>8&ho|$(ruX+!wj~>G#bK$BF(I?M-|NMn7Yx?1**Cxo+fN(N+wVhad@v0K4BXP2TOTJY1%|2dv*~bZOl%mAtf*_cB^xT$a37NsiQTG-G?+;?x$7TGa8jzaB
$sGOYS`UQBQL}s`9;|Ml$3Dp^TRXna=85_AiOiYj*GbCGpZZiuC}C3Myr@mhDU~#uJ9cS+hZsHn5BF&+#xy)5sk?kvZM>XTY`r2)mG>4oj!_?cvVo#*dK}6X
sD7CbS$RzYfVUv#lFwkzHZx36(kx?ml)SvO<3LyYC;jn+cAmq5uY7rdt}K88T<%JP9^lsbC+C5`8jw0?2!HLUFBbJxwQ&<*swq1ec>B@V%hP+z&Xt2ZNlyBd
4F{vkZ}?w2@hHl0;cOCfeTHdXP!=7HxaBwpD<&63X6o-tx3&9%9HbX+=oID)Yg|f|L$x%Kw!+0jhh>^KS0Xc<B%{7`!lHlf%glu@fK2fNH$0DG2UC9iCw|>=
*K>_~H}^D?x!~3)l8**Jy8!D($4ac)K5>8-_^Ze(_x6e=nSk=CYLrav5H$A`mvRm>b{>o+sqnLGw7npMLry#%>vNMF7U7a`vg9rjZ%V07Lo1p3&Dn4BWLe}h
_9z2oBEKjm#-rrmzgIcsnh=LWxmoMd*CXZFbUe$Casea0Aa^p~Ys1gE8$ydK-(84`Xk;~Zs#Jnpqf^oA^<NoNM9E;3YDDLb4(0h{7o;*o%j|A<lE;t3FN^Cr
2w8f^JT1<b8f~?9hedm~X@hZ7cniZU%5+UH8#13|V=w4N>)gX{V4DyNQe34MfJF0tYRMSGf`Q;?t63^9#qF3%h=%LdPXp5LLDJz#l@L?EtjrVr^M7T0?s$m+
xTnD=lp|1?pOS4nZsUu|LNgbO4PYJXzy>qBZum3G9$LJ_b7tjDD^`PPT`y9m&?m`u_qkgXXG#Y^mkfp$dHn1^4Bu%X8H+6^4}3|Q13K0_x@x+(NEW&<zZ-e9
mz;5KT+imy0_7kE5Vt%?yq(Z*is2vV{+e@?V?w@W$zkygP}CGdiipD;Q(6A@5?*iBtEF-C9phP2B<W>wonN3ea(8<d)U^gU5;89M^{n$?msfc@%a@m%{a@cK
HL&pkp0IfCl9P1QCH7zRhP^wrmvwKwZ<;UHP4fs^p~Ro*Ur;)wKYdTleVcBRg1y)U$Pf-J`B^#P+;y{}Y2YA98f^0F^2Tw{G;X12Ls;t-`p#lIPf7w2V%)YW
mI|-OqSKBAwIAu(G@}f87j@tvdhIxq-8g?cu2<Gyv>smjKiw}(%FKIti5d^hmYXQr1k~BCM_x#NK8LyFW@UULd~an&K_kYqoUohF^D3z)<VYF}oGW$ukHv>r
RgdUL#PP|*d*(PEq1Ob5K3z)`;f*!?IC*sGgKIdiO&F3^icI?k^qXD5`oVXm7cJkQYji@T1XS?v&AldBgp_vF1XB`*4lJ*Vg6H+7$QM9Z!e1@?_`b+g-!#nP
tY@t7ULdg`P336hbLX&xkfbl_@Udmm#U&IokD9@1mSC0-m8MvI4kZ>k)<G@_<Pqbn8!SF-Hp==M-WjRS-D``2WxZy_Z=vPr>bCISVz~#&I<H9gS7*}I_>$QD
4b^JKhJ&BMQ3|{YT?TzeF=x&ly7i~pdEre_`?*dLLRte0lsydsFqB2R7*MMd`fFp-adbP>(WgWiNq&)I!fPO7eE5u4kk{IQs4w!0UDO+DM5(EXWc;8P8fwp-
B_SYo2N?7CJJHkFOY$l6Usn~Z2>O=Glw&qMNr_6Wv=euTOpRw{_nfjo5k72$0v|tiU+E09nI8$%tTYeE1(Ud}rv}p|5P+aX?<-&cRIDWeQ3heBWQNn3ucpiX
c00(ETYMtJipXYmL2$u_xPqEaip@4E-rW_Xh8_>PA-q7f(TFQTrHspoZGh;eCl(VV$;>07Tu5l08)Yh1uqPD54RVb<FoFVI=o%{^W`Ni=FfG&`b7cOCS?#X}
e}&}{j+$CF(*OJj1hdbNvXGVZ9S<<WPS9SHin$v8Vvqs%!o!x_HSgh%oec$_N|oCk^GCekGp=a6qyNT>J(p^<hwIvXp|80*TTK5Ie%Z&jFq)^78XamkHz^LC
_n&4lcGlNR9B;Svx3efK>w|U*Z-{n}|If$$ql0xz#=>)K)k5rTJ6@I;_+E|w8{Fi%1t^Q2Z=7`39_MV=A%KKd(Y|{YT}rCug<ZWQ{m!fv{`%f7Sd#t_E{lWE
-CChtS{tbP``FrS$Jb^%x;8s&*Jk%QFV4xq{yPku5*;DsrOI?|XajQka`;0fnuFJGG`Q@m>VSNVt1X2@jET9LN@2%>(js+Jo9Z$xX<H}}s(ZY>qQhD3v?b$%
FZfjE=*4bwOol-+5^2s+N(0T2nezCCQjwyrcq19_tZC}*6jyEcZR$r)G#Zig@dug!I_p81*ygn`-rLZL9!iY85$Z{!On;#gHR4=d+{ryR4Xb`Cr+JEzKb+=k
drg)rYu)mUT3#Xn%CgEnotX39ar5T9sKF<fgfc9l!dK;lfG~}-K7G>3f(JgjJ*Q+M=zw)C(_6~3$K~h{IA!NMr(uK1Vw-AZCvdSTzlJ`_J;%qHydXS}=aysZ
txGFxj$N;L1Xx0HB5ot%>a}8M^DvOA>G_R5=SlWjYle6e{m|y9Ht8v+BjrF}vof52Q_|wP4TdNfVtt@Ei*|^`zJ`~WEbIB)4Jce{M4=5NjAsA3ar~j|M06rK
BCmszG?g23Ksw|76URHO$pLv&7Sjo(81`f@R22}SXYCS@Ggy3n+^mUSq>_elmB0&E<k%xuldC1&5y)J&Cd=+@ccZscas|-^Oau2I_4|AD+Zke2$-z(I`;MVX
k)q7dIdaE*{cOE1^vX6T63Qf;P=PGbmO?flpR_!<eWw$e%^Ic@6d!z{+!RqVsf8q!VBY!aY+8;naoCMgH5&Y2!WXCom!Q4Z1>s0{Hb8F4=Ea)RySHt)b%RZ+
Q9JEzO&ro0=;sJ61oDfe1<j^yW17;oC+a$;K^z5dz;u)x!Q%OEusp9Dh#Gbp@Q5fMkBd2|g+sphvm9sxwU8))d&da`WWew*72$C3igDF$eq4_HLumO$alS(A
Ck?EXIOrOGH6A^k7-s@=k4$+fDPy;@fhbA5qP=aR4$3<01UYb&)GM0AmSXJ^h$_H(Haw1o5=FMV%QD=!4R@FtEx@T2-JR`FS)U9OorLmOhUFq~Mw|gq;%&YZ
H~nDjHr_^r&3oi}@i)~2GQ8y0p2jM;q<g8vmg&$`H#y2nw6FI_V(pELX}S%OD}Zj^$`HketB5r^HtzG!kCdq~>0?iF>wlI}wealg^=<O?=JxX=AG}NUGZxY%
_Lt+q?faZJ5x@h>Iyd&H%`RlRV}hV5B5=5N*~Kd{dgx}ZaonhfF|)5)T>0c+CtUGu;Auk)<Yhf?_N<o(5COD_Gg}h$$r(-!V=mU!xQ*eHUt;{Q<E`$TxFJZO
zisKuaCwL)_qo;pB<fxbsj)hcVrcBm8mKU0v2+X4=CKDB;la;ui6`)+c8_1a4{+0rw~VlDb%pvBNro3Yn|gO2PJdEzGrY+qv>%h*d%MivmwWbN-iCsfE>=P&
WgL-1x}B)VDxdzTpG295KW!%dW2yo{J9~JRJXSE-)^u#yOs_7trn=W9vX9bEJWo9;2VQ>qkT%4XgB!%~`Qi#*u<9o#XxzRSh%}T?ot>huGwy%)Mot9%y>8yg
G)#;^msqxnf}T<V>XPg8#g&o(;CqyNLd`g@hBNA1bnfE18_HA>gu_4t6Dl`qox83-g@H^es%;b-SUh`()X>t+Hp-KJEWgE-T{AiBE*3cLi4LD|JKWTME{0)}
&WpumK5slIP~z{MJ@(nK2)<Fh^ozIXYP`l34>sl)H~Az)&!uF?E^h9VaAlN-8A>q~Z9s%IW!h$jH92`a$%)||+gCZ!!;?{v<-9a|%I+qZQ5V11IY#LWM``9E
Qk2(<K@gac4}mLb@f%m@allIM6nGpE9f#Jxa;>*}jxO-^n=JW;v|fr6qF}e6xlX4glUYH~)z$Pwik??@cUq|GEB|||xI{*JT_Yc2Uv|*S#7ykR7Q48+Wnk4`
!>?|oKHD&((yf{$r!YXOFi$RO78<|OM}8mCt05z2hWLpYO!q0T(jbt6Z7mc7a9`1zkWZkuBo*pF+%R236^<;}7I?i=wI618aEf3D2l!uC?2Yhwzg#Fm8}BL|
vzJ!Yxq#esXh$(qjvWU|t0%QCZCm?RJn6pPVO>~fP!O8-y#zzCkY#9WDOgvs=b%j)edOl#JnaNQj^cB;9SeQLk7FUW<ZjuIg#@p+a6HD!xCiSbxANS48ySh`
OOK;j6nrYQF;>F~P+>4ql&{q_r?Kw>sX`wX*@S_*o@5RfiC##>;Gf>tzjuv<=SdybA))J0x5#KF@9qs7E29VYV3QjnxwN(15b<(GTo^Rmi6kk5Fz&l2vX+c#
I7oxPpvxllrorSUKq7%tA)A<9SzscX9IKsX$@Uf^_d-S2>gTxNix||tuHbCNYbgE<?};)24C1Xd8g&zO86nG!xTpP30(5S2HGIWE_>TJyQq<>4uF`C%gDacB
d$NCW6bzXjX)EjEQbsF#tN4m0_E@HSBiLiOCX~fMtiZfJ-8D#m#&b#i5itjs)S?btSW|CSPkN&bprXD6WH3F#p0e@9UK{cKi2tpzf3=3m2lct;j9|%`9VW@-
<JSYaz;M<?Yg(2w$JtWNtJ5i7P*Uu>^~>Z<LOS29oC5bK;1HSk2M1C}v>hUy+QH-3wvY=IRpU8vzB>GPbWA{?U$q``2<e5SppGKR4hCDk$dVV^+uK?4J^W8E
-K}Fn<ZI)zU@Ca36?_*~u=D(`DxSmVyYVXI0zUG+xtfpnz`I^2t#}>zo9kr{%b2r(S<{&6#iNmfzL}(LpHQLs&OM!5Ls|`;U6oNctFu|@@oVAHQSW5QX)>+r
d1BnFOPUe<7j;po_zP63cm5vNC+AFp_OC1S6~{JE@SEimWcVDqj40MLTa;ccU%(VEk;A5=(Rf;t(_<$S%{*U>FV%e*FC|c7_p+EeJz~FTuRrf8g$QBJ-pu6?
rBZw1AVD5u%>FM*^tXitIa}l)rBWuTLN60%xF=Drt;d)E5~!*B2TlN=x1apihlAm(Uk_gW_U8RB<Vk++KkEsO=llkaoZW58V9)@`CNqNboYpz}57XErx^4}C
^9dB$pO(3iQDR=};q$IkM6c;u{bgMvhKH#Qn8xQv@UHv*^*+uk!EZsC;Q(ibf_gU>rq~}-`04K5#h>n);yW+yF23`^6#xG2(%(~Ijs4qPd}aGiAKcmbmF>MI
Qos8H>AwWx-(8+ZAkK`Ni<8@|jDSD5a|rZ_i~;EC{>>n&1A^Spm#--L<ob^9I7a1qXP1ZMY;@)ln>Y}NNl>=I?Tu*m3;|n`b9Qq@?#-(u3!G!l9BkQ8_YcLP
T#U`1bz}a-^BxObjJuPvp=2YJj{u|^3bdfqNyxQTG=$B@S`~R#(+0n)S5uIgCleC?G0CjRu`Emo8=(D4JM`e~n}fd`ydLiVaxf(D@$R-ttNR#xFfJP5r%h1+
BdMooO~!0J<3*99j!KxlqI@8GfsZa=b`WkjulCqm44-3I2szcFX#({(PplxnFeow<_&Fj2?+iU=kp`qT5LKbtvN8RmrZUCxZf-zoL62)V<p@B_fpG>|Gvix)
C@h~NyDx)G*H`u83x(0r8!0%%A8KQ@aH3QmFRAgG6{Lo5vG}*BK9QpH`B8^Z{_FZnpng)fB~2K<?h>w4r@KI`W%1&C)Pethx;yA{64cJ=&JP20;H{f3j1y+$
9LgNO8oqk_+wkPoZ=S6rCq11;Ky*92K+y(<K#yL%J$&`s@a5s*$;q2{2Z$g-{Sndo8ZYsabbkrQ*V$^xCLBb%n-tgb_u;Yp(T*E({jO;yy)ZTG7c7d*@sITT
$0Q&{S|t6LJX}xqk4_F=n>8sG=X^h2EC@|ZsYl88(`8{IXk02GGXj$mXRUH7LdO*$Wj^Xk4V*%qkmX}EcjM7YgzwNWxyemS5C;}F><;_r@Wa9Tmv8rvQH1>b
=-qE``H#bQA7Gt&3~tOgafn--!&F~mZzroUff3_QMz#iw#(F`JuLQ9x3E647MfH2RK)t<KiUT~_+P-RMZinwbz8jwWdUUY=TDr1BbkgRL1ukOK(#%mqqgRS?
tU*alB);o|yt^x=jF6r<&`TVAK=MN6#tVCjhLtfQZ$Uzz8)ViVki)3mLG9xNGDy0-?n#pOV#=#gQVjJ6eBV$ez=R`?+@L=K;>HA@TU+?&`~7zZeFDyNQu;pV
SjZO_&?AgN2_p;(drJJRsl$Lq`O(}o_X}=ZpSc5%*uNk?3n={PM8-dXls^!~z+wFB;hR^a{(XMLS=Sp{enTs$niIe{%_V}w7t5SXJDSTuq7`WA%O#7cX1<R0
-~VzzwUb%tp><CSgv3xQ&;=b)26<vllLtTle0X$1Z5HQH(el2HQgt(v3DyvkQ0RGya9z2mCFspTwVQT<^}apWXBThUl09<T!~MC$e16XF8^(mvpWFC@oPr1z
io%xMCsl2J-l93@J@d`4bOXxOp@M?N$R>o(a&gb$slpe01k<Z?6rJ36pw;w9b-sq#x^<_^Xij!-v35pz+;|^1$)sq;aIh4jS20QWL_qUGolCd7+ZhM$l+}61
^eo-dXU<!%GYUs8z7({Aq8ITR$*m62nr?fv^SNy8Kb>9J-5i1ViZX99*J#<l9NiVIL*zM!N_AlLx+Y82`k*v8*XRh~WLHb(i8UN*!2A~rjwk{ehkA<f((p2o
WQ|t<W?3b}l315O@U8NMaV|r-jQ4peXA7C*vg9#4?a?oi*noco9G<6}4q0WS(jcusU1_!zIO!`dL6svcxRXy6YCrn&Z)P@R|Eq8(APw_U`q{a4(2pbz)Q*S<
Dr4?pesP2^{m^hYB(Og;R+H;O{Gq5NEMfzfF+(n#@$8};nCkz?T+k-!A^dmV$Y{JtU~ZH~$D@b-+EK0HZ9Ul7^W|m6(X2>qbmFknVYj=NY@2L5B#}OBklXI?
m}@gnY!7RQ^pwtdBjWIAn8>wSDTvSttyVc2E?J+Tm%Z~<HSUeLLf>+n;#XM*y$|Rc3e8~<II5zI45N|m(5;-DIZ%$j*Kq}~UiqvDw_!7^&szht(6DUmr#~@P
cMu(~I`8ImN=3%ZO^uj%Sp<_sp!~-zXCcK}w3E>b26if2bMTN^QemStO%5g@vF>0_G8^&iKvK)LrhnS=au3PDJ3#jMs*0cBm{>5^$jiL)am<)b9Flp+JUBGg
@6*^6OPsb@FE&7E$e%MxgFsAyd?WabrH2GD27lzB>`AjcgBV!H<+$#FPoCVm18`I<hvtwo>+vDen;*L%9|G(6T$xMSma{vo`w)a2)`FaJG;)P)nC&^{$F}fA
CnlX2v)`o%Cf-Iz`F{atPqmb?sDyKNlT0NZ=Kcg*x)3Wf;|=4PN~9-l=Yh|SReMHObz?XAic_E>t{J|#(i7OBtq6jWXeNDskA;h7-*xUwU$>-&!rb(d@}dIG
_Y|~{EqpMrA*2ZVb5UW4;<ezl;YxH}J4N4^9@HZTz91<R$yQv4xM|l&Kt3XNwoq|pZR)Eua@$L;ats}@E1uEcDnB?rLtMS%AoQiI$cTdk&M!}~I|JKODj~gN
LHVJ*`-(N*qFDf|Iiq_{(*fbx2tpQe?+)!fp4}8DHtX1K(L_tP<jX(Uud<0ulvL@=lyA<Gd^L%xD5uz;F6icHYZ;h%D;t(l$yS3;XdE8mlaW0X_|#57=5jK3
Ibh790pzkcDNA1s?@A7D=O8;~+dnEI{f~VXbfT_EcEWrk*KftmMoSjb9~lFgKu)of1B5B$0hQH|uq4yR@d0-J*upW@f91w+5ik2oA-i9w_)iO5KNcz9JNfBa
Vw6T6YquUh{>uD=ChfM<VgdML>-T&yaE!CTVAsmZfuseC%4-BCm(kbSX2O;%0W%|RV%*XNdc46i%=%Gtby^$KU*rRjuD?>xE^d7r)$ka$o?2VFoH91BPtl3e
1SgFe(;Zcgb9f=B#u-A(P>qwMsgv`3u}4?)mB^$S@%n<J+8XAIWjsE5jJawwKANfob=&rLak0V-XCLSVQ&}^o9KEK@dwnM86(Scs9$KL>h}mJ{Ac#IbR4Q8q
`2tNWva+PaSTaO98XMbUcjvbMmFbIDjUCf!gif(&6OLcvA_O09HuNKl3L8e!aQB?-a=Yo!8c){Dpgo@FF1<=^Z@a82E7OUL1c*JQuR31-(;=%&o9XPsqEyTn
hp3>3|NHpxeI`k*Z|KGu*#y(o|2)lXpp)hXG07(NYT3P7AU8&XWOuTf&6`xsIupBSU7-eqae*$Qb*AGH9nJYQ-fei3_iHho-+SsVp>SpeEq^8>6Nu^mFo_&0
veSZsYiJ9jT07xTMS&6f|8%N#cIM@@z90joJ2F;P%7v<CAR*xF+Ii-)en?(Cu@z}GG{+eo;$)_q*N8$$Wtc;LpI)fSCD)^ldb(z6+9rp&6S>U>GV)1j8gvG{
%$q$M5S33RjRlyNi$}UL@U#H#TryvgJ>TdVL@IcbVVu%n<h5HuDz&qgypcqg#PvY*xmwhi)eCKH74=29nO=ZW8#rspxCZTd*C>~c9$*c35t(25-d{I=sT<*n
8;_>1f39H!UvWu5px`Sea%N;?#%~(A<L1`An{Il7o7<qph!Za7Jsi^Z?3*4P<yWt5+qh|e)}mg1v<Z<FN3z-sWDa>@5hW>5C$=v6rfO>ozr(+C$p!Z-?ez-E
A|wlKeMGpqq>Ce17B0W3a>t{VgfF-DV+`HG6Q(bljr_mV0;R_c>eL_}K^ZF@U^(f`_>%0&xn)FquG1~-QL*y&cY0{Q4b8V?+AYW&!K;GY3&gJF<>rCGaP$V_
Ul@_M@R8^}s!3Z)z8VG1zd>MGY#WBwvifaofTmDF1vKreh{#bH<9!c#`fNq;<7kW|`~>11C`UR%7jDo;>l=nuVL!8m9KKq8zGLF;)at~4FiL=sDlLN9ImaJA
d^kEdKE7)%VAYT<uMrVUzeH^2?pZEvPvrGBLqD;UZyNhqfeh{K7GI5`iXhQQqmfV(nPTXHD43>z7*R)pD^V`#=EXZ;?^2i7Wp#1wAz%Hu1S*1F;$0Y709b<S
4vB(>!z?T;qrmc1G$`=+ar)J{^z3OLPi+qdw}H9Ns_!f+e!cBPYt?Nl_Uuh2;#ftuK_-&B%|4#iZD%Lx^*0%nI@V0mP7Wh-Mo4D{(*`I^Y3p3<LYdRmfKWSK
kS%9^7_ub~?h_hNoE34SoXG4)s>w#{2L*_@3-oZEo^fnY`xMQ+&r15~H$qR}3~os(LuEfnzp{l7-9kaiy6tcuxWCi`+znCZ3|K^zgIeAhn&~~K>%gUYv|W&V
ac`G46;ASLzL<%}7sl$FOP+t()6Mf$aNOR|P>8VAt`~!P#4SMb!n{HE@M}1m0yza94&+ySy_}Y3T2!9Q@+!Y5v{+diCtG;;=J3-3qj!v(1bWWNd)HaWdQn(N
=%0~EqSr*!#o`sL3-^=T@%$}Z%w}G36Y{~HPq8Abt(xXN-<xQ89E>S`0<83eoDSWRvfO+aO3BwCLQ>|bSjk1v(9MtrsNlmRdWPfL_xwoq#gF9E{u>w)xg2hH
x3{-<t=A!Ch<ENzDT&d74vee3L`$4{dx$uTS^>y^izT5&<2~F;ppwbQ2<x+#G1Bn<$?)elN5?1HgI(8cfaDJG16!IPXx=#rjWn$rMrpv{l|>-|8M7J%0(e<}
Y1m?yQ>QZxWda_FzGLGWk<k%A-gNBa@yGqQ!^6KE936dpZzjg{>%$EwI~BpDqc3P)$xbDBYy)h3RVU+I0K&+FEko%D3sdJw(<R6p5|v46n&v!j<cL4ZF|^Kh
>fIqsk@SgrwENthD2C(#;R-VzE-jX6#z0TReDuy`TF!uEl6}jipa<MI!vNnfzAkHe=#_yya=erewMRNZza4xyp&tF<t(>-)lk|rXa&GTRM4TysIkI;|VE{B3
gay8^J}7VA|1#YFW&cfNE%qyyP2w<c9#Rk-83vIgy~Sz_jHr{4`#+-wO8`C1z2`l6bnxo%=ruX%e17!u@Z`5QCqsSadn1Xj-;8gq7A0jQqHeH0nX^TsJ{Rv-
gi=x055@E{Z#V+05eP@_Bj~v-oaKpZc$ENYGs$8~ojnlk`Xc1<8l!(LxfU^q2{*~^w^zKX{HgW6`s;_cFv++j-yeVC2s4MqC>o?P(OxaBXi*sNOp9X~xD#2c
(m^#jJbzQoSIhK(%z`bW(urj&Gz-85(VmNKm-t<#06lPi!q1*@!zrpsti{9C^6(saZ2B^9iZzYW<>5pV*64vt_wkI`aV$qa4j*L`<l>_}oJ|m|*}iG2wn0Wx
4Iks>GKR&^^?IFoOQHgwUe07Ns0B~_63)w|V{fAq5=fAJs)$(lf*3t+J#)-OzBtPX4vr3T#G+gw#<^hp%WyG&#|Uk7_Pp1PIx8oWsk6h$9T&N&qVf~D<y@Ew
z$%(9fZ76&81xKpn>RQDcgVz}KE%RI_#mK-FlO<d%tA`~NaAvxMilQHAxI*0u$3fsq2nMQ70}A6B8!mmmG@f44=K;rSwT$_Qq{6nZ3uI03q?vW;JNGc+)Z9`
A9C?{^^Y<Z3-dEfGi5?D%^86#O8gA$KyW4mvLO>5!AZJI@F4d15|8kjjy|M<Qm`rnaiy@>f&1oYlH&uJ*s5AJD>%k(=zK6-Q_c_v%f{OeC<9#4v4c*;n7VD%
m=mpM?Q@3LGY7%*7=!!u66a!tDFYWEE-lysP?|%eo16sF05N|I#wT$amx%D~Nc6z2!d&VMqTN|#8KKbJEEhYev6NtIq4{f!xTA(e=<8WQfgI%W(8l|Zf$Xxu
DFD0Qgr%!rpilgj`W(WNqRpQ&RyYPL!?MKduoY+ShO~H3k(~eTJ!Ak1Z5=^%<<GE)ImY^l`J2+CHtp)LnIT7x^sPMYm9d;bfiaw~!upWrkd{6FO#2#m&X5U&
x)&{To|n@VrO=^ZfA4r01Xv6L%CRaON5t?g%3?zy)M3LSOIW7$+JS(BiL>|v_Wm~T9>cxEtWL7i88Q0|n9-LO_>4VqM~0^<7)%v`cWXH8#*glB^m=hX;XA0Z
qL3NtI^WFcbE`_X&{?pGsC$6zs(o8gw)=Ix5p|?b#kQpLKP9PAZuGLyCkX0WOAlFtX``gpi-1&lB%5L<Fsz0<Wpk`JWQ=h#0VPDLb*LMyQO;HB)Yh-A8SU}i
*;D9f8(ak)Ocrbv!RxDq-V{2(w|I_F$1I&jc^9hL%(sc+aw7-uu|`1U?5#)1caRrbQ45J_go$|c+^QlV%Iz_=!jW3j?0~P*L<wUia^!0>_)n3~dSV<%{z0RI
y78a2yYjeT*e4af1vpXClE}rBoZ2pIlz-~7(#ATh(a#petYH6n6dpZrR&;_RD=>5wQNGmVPQlj6Czblet$a?`QK8~N>V}(AjQu`P@brWUXJ3%$iM3@$OhU0U
SO0dF)T@nLh|oerte=<jVgqihWGAI%Atyj{^}We&!QPA$w~AeRYq9g`s<}+t&I+x#yE|g-VoWUb3u0S&g<@4~hXSea-ty3D%n5snoImvs-b^Ud0K_vA3~gm1
sZ>X<kT7khAA3(thX}fW(d{U#Em1$ameC_@hG|@iRLS3gTTpWx9jVP_rso}xgP1WsjDHvr6$y>}MK`k$E<N(L%+GS#tH37;g@{eACd<kYjF3z>Hb8^BU}EJ+
v}Vb$Y&OuaF4>%%{U0dDcw*DKQ!skSg?qvgJZ7b2EpV&fa%7yXB(Q~LQ4yyTJG#7v^6S+6hCSq3jvj~QJ9o%%{z(`Y$Q&q2j7HC8pbnE?Pjr|IPQx5k;1^ho
937I)6)~v&be)OvV_VRUxKT0FLKlO3a3!bozmqx5ferhpY0dJEUHDRMns{WHnD<8XR5l~1X%Y2f6ekmk=WkYv-%CtSf>I{URdJmI)fp34L_3k{*J>xW>l2kY
Wob*icvMR|4M&aTF=*t<waifW@leApNM|)L5k|~hht#EYcS$K8&KeHpM$X3mZ=PTh$WK;TPJL3&tU*ujQchhv{^|Z;0OA4gMZApZCBeIJ7Mz<&zL(XDk5ej)
7lC}PswW7}T2N<H{osY>;5jsUGaRY(9pn(Xu`enKS|Yo^2-CZ0-%(gO50wxvj{)|WbzTCeaTI;DtQQk|g$<8HH+4b}#HdlqMU;d~;a)`v!mw|WM6p9^Tj9=j
(O5Sm2PCpp*Yi2Fn98_HWWB#*VrD3+HxbU>H{b^(?BdyM@Aam+HCkvK>;+mpSorHEhYYJAVpwTKs!Z&Fc>_G?0tcYxCkC)$ro^(ND77*>RGVJmZ8)RO$fHv?
7GB%RY8j7D*>X5;4?iF2`b$yFhgd}#V<xP{Rnr<)j~Z$N>FNqsW*4+wGR`<VF&BtpNoyy&$m@zpx(<?%H?lhjTxPX7I7-En#HEPj+hk{ZJEGI;A#|N$$t*ag
J9nB1yepo^ceU9*U&snPr27!+L2TSZfo7VdX0h7miZPYP#8YD~QDDV(Bi7We?nBIFNotdw1a$w^9U*#&&)BUHM5KISu1k!p2Pb5^tHw~X&X+jeXLb^fNKVE&
*CtLDi>rjoRCK|f@`fQ#gcz76`zMP8f)%t8D0wG1=0cGW*PY393q;=21_9U@uv!?)WrG<qb6_Yu<jk(k-Tn2vsXf?D5K!;@8W{`g6PEF?^Ww13MdN@sZX-*i
hxAW(I5eLPhn<dEB--1^EbVv-ROb4{wrr816O1VKkq|_(#uIbCqMJIEKIQJiSD*Fn(Y?IGlMd^a1Uzdm-8KQ(SU{0ey@G@@yZC=wyV~Y9ZY2Fz=2CT+8JS`v
m*dJ&OV`Sd*Kx&>UAD8iE15^p;z;6|no;-?#k-gPe(0yWfd&RcDan3FOpyZ&UK@?>r=M=lTVe?wfB0g%x!C`PfNo8FOHCg8Ti$F9?_)lZ3Z01MDHS+993h4X
OB)xwlUBS4y4tB4rNfEub{f0Y4c-wol!;Y@_$?iv&OSh^%F524-DnJL$S6F0dQC6n$vW5Wj=?WV=CZ_B6l*}sawD93Q-XD!RY%ZX5_N`spV34wF64@`Zf4q}
A!Fe>aX3OAsF0@9H{Tw=Kc4t_uz%Xpqv4~A-}EJ&A_5N$W%vtUKn_&-akg|rMq}>O_R~?vCp_^zp<<&Hd==g*wF(NJ0K^g*_~8qHvr66w6@^*ZP8dBv0%kz%
$LEw^8U7UG4|e`1Yz&#CveWZFqC{DdHmaOm6iU5q*u6<^(1EacFQM%<1B1tc=C|73B(4>$RfsB5a1)bi;beBlkB!grE3_+#64RNN+_3UVe7GNpGbJ=|_221G
ZJTsmlA>+{xfnS>+A9!<j0~e$T-Ow6dQIdbRXY9oHOys){EyT$eE0Ij@vFB#44jarD53aCeT6>!l6bM+PTxL1el>u8MXlXW^s52Gm%gS*X@eNaMpc^Db`5d&
YK41ObkZPak9%%=Ey)HhR**{`h9+lCepNnK>#!(F8#Si-)mG1s{FMcG4$jj<w~PNJqIq+R$zEJ}rK3?So;ImoL2z06c}QbA$5VcBxzm`wn@+QqPQNgXl7bhF
eT|G9^h^O;GRLfbsqepU-x4@MUFTprb<@6B1~>?A?MHlf|9QKpH*W8G*S$g~T%RuOJ@eRat_ZJ(l%)F0Gv<JIqCtLR>O6l|kda<OjyWqiK%XPIco|!w(hSor
E!+k}Sc-f4P_AZAKW|k3(0r1x6|r@4HmCDlLP-H#IKP_FsRYNhHC1XLj--22oOd^-o#X1sxK4a&-g!4LhW3H6NLBH=F<K_qGKk@usjA5j4M~e?E*6(gdn<EV
4I?VuH`3Lf5NWKWGEqi?^?gt{#pENU+<mE=sfr@I*6X-vv=jzKGXGWXqCq2rs4RE7nYG}KHayuE+-(B*A`@Sqc`t9(>-0d>FQK&)V}-j_fe;H^cBC__?gNPB
EiYVhA-f%9{4VR^e0%edR8dt)=k+hmmeRAi&#$LHy?uT1>c6W&)E6genii^D7ds8uYr_25vBk}TAr5;LU=L8zk?3Q59dfe!4oGJVJC0{|x&*vE;o}alDmWJ@
w`X|qh~Bxc7$v5iJ3FI#@W&{`26;@D<pSqu7vyekK@%<*7u0_VCK*)j<oGA4kYc7l-#JVC5d;AuT+ER#0AQu&_0+f=gYfKW8^7~<wj$T<wNDIs<B>{>wZF)G
qE#eTpVso8GqNNyk7DE(+NVppvvv9;sG%8zbbzQxz&4*o?w5LQO>OQCZurinVnBVSRIQri8T`Xzy|9$&3eEwvlaM*Zrfq*O@qdJrzmwlzQG9B4?WG_8;l4}o
$n{B?Pncldj2YM-wiqzXgEBk0skTrK5ehI!i^`eMmo@$KnsDQ@ji#rP#U?j#Njv_EAtJwAJGZ8AvbmP$lpqs8t?-&b+;r##I>1?*G{BGTMR%~YWmmK11xY#u
X^Xh?XR!^+v`FVP4HYE?6*IqlaF-lyJ#oT56y5O0lUFZ)c*&f9er;r^@^XR_Q7@68q<BkDbRgJ#L?g~Q23a}wFa&}@ATsvZXW^ogNLe;9nEw3^CiLGC^YEd0
_ucEC2(13tGZ{bgiVC-q+Y<;#iJ}3vEg%Rx{C9Y~q|OLXgE=|mkJz^twWed?;kWSC^56+wFYxNh=d&|@$JtqqXDg;yrMoSa^MROwGXzPXpu>TNqhWp)VoBja
g7JmEJ00N*Vm0}4I2?ZYZ=yZu5Fo5jLZS>}1=k?Cdie1P32Zv%kM}q%QHo*#v4;G*>7X_e?KsLBe2ttpG?;a2*y3u(g#iXshKr;r@jyk%z_|S>KTDYJ0k|#j
)NfobX^4j8CXgIkA}k&)Qh?kw{Pzr)$@r5Su+CPyW60uRQ5GB9B@?i_mS{L6u6a@%Duga22F<CI+OTm!UBCb{EaVmh+)XqWlSpk0+U3r9;MU97r_dIeS82sP
XEv%arrneA$j_&p&Ugw#4n@nNNMH_*i2g&<X5)I}B{e7xxdqkf!6cI9d=TXs@81dHWO>=HoIt*|L=w!&=mwTA``B!RwONY>nIl@3cX81iaWuz~nFDh8r*)#<
fV>aQ$?I>Qzni{!{&xE6_3Q8H6nLbkz)3r|*ITtRpphRx^FJnzietD$2}LJ}8=Ro!4~y$usK+}#?{`I(co!$>pX?{h1vYqAP09|Gc~b%~(7-u~C}^d^)(vCZ
EY3B3ipFP{Xs|8f3N%8_n<o^Nv~~j^m?m!QnI9o)84Dr=573Yl2x?ew*cU8FcYY4^9L(E64!||rjAjL248$~`%PtLr=}v@LYZ-vWj_E88emY$*+s)c7tufKD
(;f4RLA47dA6rTLknyl}#ys+380}EgpCu}F)Ane23c@46do$myzIyBj6j-CW!f~vewO#yZFEGVj(dhCTT~#&Ns}Gg|Bu${n$bM7pQdP?Y5lg;KxV0l>AEQ*9
)?u8@)$Yy%(L+7o-K7&5XhyZhsex$w-{&fm>6THRO_SQ&;5fCJD{?o5#;jwQ$+4U$u_PH6)`Xt8<>+hOVg6#_ZsdJ!OTl>t*k51J1>vp+Mt4LiLpZZbcw_)5
782Nw{OW5^=@+y>`)H7=s@U_80+TwI5fi?J`Ap5Bmg33S@0SR5cU7N%x&v00oV+5m&q5#hbm5qvPUqBP--GdBEko+e9h2hj>ZG6%vLl}7&&-kusc8Zpg}Z7X
X%85}BggYc4#oJ>M{7@jz1qv=DMKq!q?rn`c8eEvQ?C~1QM`LDF8pcq-BWxAe9G~w_s`#+9KV10cksd=9&{r_b5Wsp1cm-}H=Db4`j*m#)8k3^Snp2KFr1=5
QUyF%f?jh=G^GIKiblmT|0(o+5f6Ezd0Na83Mpg}6UmWSdg=DO@7rdviQ_|$ij&!i%5@;Cqg8J`vr06~|36l$VWyg<Gq&0>GVAVS3_?sV>}p3veSNd}+}{{w
87Dp*pI|l_0~vOPwRH%|X@uNf0Uf!mdC4(?+Ogga`M_~_U9i-lCb!MNBN5$Ud3Se$)Iz3fs2@2{!Bh7iO`82)hdnSodzB>uDm=}jDB1Q7zy~y_CZxR!q1{D!
0k98ySdd<lpIJ0>u%|!_NiGkAho`o7!@A5O(u|~KX&v(1NulVe^6q#@UR#xAnq}Z1*K8|J5PqETItz)4wmYie7e)=lSKP`$)GdK3D%GdFqI&|Yx7V?KjTn~b
OB^^X%0S&RGJ^|UAehDRILW#C*V%a>EyujJ8j2%<uSXJLeZjT<u@fT7`xo2fI6<Q4KS7E&$`iFgc`&0*-@SkShI5M*dwa$H!vo`#Wi^Z^-u0O)z*3fUagje3
yO^^kgsRCtU;n(FEp^0@5gp&e^j|tA?%z)#6oaFy7b&!YhFsf2L2EZdqT!N;I%PGyKeisQ-nM6ck6h4e-&GnTLr?#*(SeIiKpaekpnBr5pz{NLJv-xyoV0Np
U82=OsulP^U?PvY#hmTjA4n%@&X6;3lSx67GDaNprw1fw<n#XFB#MY|CETi+qFquSVZ3DPu1`m<z<>gt#!|r{eWQeG<YZm@%3V#(Kk8LmvQ@*XxOh-1lRpSa
wr_vQZMp4vta1JL?7dtHC@uC<PECsTX*t*Qq6r?JkFyP397en|*Nf}zQtk@GSXIl`+mOo(*Vd1p@h@)E$kpAnbF%G=6kAI^D|bS#>f70B9%p~&Hq1DSC^rT>
e#sP$#Jg}L1v#2g)h!L)C#d*p)_fWiR(w~(;$6F45sP^7eS5xMu+`_?KkA!$O*A5ev3csgqOeCwfL;7RP@?^3v(>Ww&=4Mu97V)m_3+@}apeySC-YccJStu-
wna@SgdtV-6Ahba9PLLq%jaDD;Q<%N0ZlsMFN-zOl3tOI2bLL7w2)jtc-64@X+f3&0%G`Dr4X)1G{VJY%fsV_<!Z5<uWCeO-4egd{srA_DE|Nf*O@bPqhafu
`kE>tKA)xOlBQq-FTjc^I@~LWm4dST6k7rr6aW*<QODA)r{(a^`~2?6-Ze;bfd6iFT+NMtR>BVo$xQk$C6MYU{DXv3DpLbaL@6&v$^g=qIx~IeL~@)6-3Z%2
Jf(T&$vP3z+k*|5$<$6~6Cqlobr{ez4J?cFt43BVu~q`V&+FIkSz$eS{eJrVzup|5Fx!v&=GF7RKYxXDLT@%45dQS|{j=}Hfcewwx9`83e*5~zr>|a~yr9R1
Ux#+{u5f#L-flnAo8c)5{8^I1vk}rKl4DE*He(thWx9k*H84|g8NP&yr`UJs)$?O*A}(Z)wKXq^MwbXV=`A8V!?ikqEU2}MUlw!5<V&6a)o+xN3XPv>P_TEu
XDp&G-26PHw|N{*d`o-Q-Ymk2ziJ68)2@-b!l~Fiy@^9#?h%Mx9u{xpjF_#|6GA*>pg7H_^zFrk5Af!dBt9R}?0EToh0|Y?`=*+@TTYB-z)-UOeRjsRxikL?
I6c-2U`9gKqzud^U@tX?$_+C>rdqkX<V031x6#FrH6T*Nb=|}*&DvAGhdoz8t4#grO2R;ji$WZvM+1`?FluOc^MbgtWn6Z?oOzD1Z^g%=)T2BQeuOSfmZzN!
k+W4VWc9C`sZJmdg_^)dUZiOYMOFO2d{a-~&|PjMWU8nVDQf9;171mbH`S~G?i_Td0zf#XA)@bbEIf5R3O#!(x&au2;kR=N%Vu%2lyv59+267&YIEE6-Y6E#
21n5bt09|f+52iEuf!B6ZVW>a<dmWv!CtcJ?9T1kw8!yA1?f!eLGl{pXT&c04EJWw#j12G8%e=Ru6`N(gCj%4qnSt-jf_Eep+L6DGLc>F-iC$Xg;B=NuDkR+
5=h#`VeeqwX{urx^Jx6OBTDQrW}X9!0vuYlcq<?aw9YfabRrcksizOz=e=V6^J-Hr8)84L8$!Xd;ze*1`83pOF(Oo<Rg$evY#c-k8fSQwl!FOHp3vG9cBbPb
TAyY?kQc|*B*e`FkE!^1yEy*@Taz-{g@zspBfMk)2o77D!0z!Q|4JNK)9~XN=*pV<mTv-=H56JsZJl1&$Og)r(52Sv*{@UR5?mdsQj{F-XH4aGxdI~bNJ?Nu
>qKJomi48(*6>QFP4AizR#?VQW)?&+G#(5e$psKgS!`|(4<3D^5OzQ6i9yaxovrSWxFda5ATxMLaX$+B{WsHtg9G|6{Eoi)Hhuj#g2TCCi}nFKeo3Z5ljV)>
ZwcWFfwR3{Twb}GC}EoMNbw0O(5HR3Ji@p-p~za_@J{Bf^V!Ype6jf)<U`&s(Yh@`E7P4|Qi2d4^o}F9A)P{oY}CwFhT~RKTL`I*+v(eNo%bv9zKN|FeEZjT
AqUXuNy<6J=hJ-(j_3>-1g<i3ops|iFXB*TRE`zI=W4EIch*v%-q`)%diVHIcoTy#F+IQlS*1F8hfeb!c@3MY1@{tHi{0o~YzPaS&FAG|%sKMwjk_kOKEcbH
HHo-s{VU_ef>l3}48`eoQj~=6oi9j<sY$OyBpAP{o>x)JB^XEF#uapyN$ssd=S~&aUYGiOm7BCvv}K|}%VIl19s9mtJu?x?_B@C|BvV^0wx*cG1wTi_*|V=m
8oLHADR-@J<{)Y@DyXuX<<u4T9pr7GUv-19Wl&6s&|4{!TR;!S+ydJ@36NfTO`M*%Lw5XtdmgV401D-bBVcfxMlcF9z`_C!*~*eJ*#nJ@1wq!hwH-m;FJvQ(
Qoa3BFS!83Y>9cEShh3-1F?~WDoT8(^ukm8I_c1@NaBT>w=h>hA-^kkwJpO83`shc_!%HDD;JVrVr?$-y>}~-w^f69I^!QJOB6SU5tDimnJ`J3i0=)mB<;p?
$}WnlCto*_oyN}^T44e$$hf(4CcNZI3Wc49NdY+%A6is8zp+Q*0V;@kxYOwf@!qN85b@x$D9v6P*j<#2XzD^&lX2V*F;bfs=LK>oWi^5y&o{}%0;(1E0Vz{!
F`;}ElLhOiBvPXb$lYf>=RkVF88cNS_sThaN3h|Zy^MZbN?GcXrY0H}mr;!=4;}So47I1!M}}UBN(ah-T_UL@=9};<^D-Gr2-tk-xWxsUZ%FQ7hblJgp`CIP
$c-d>Pw;sNKRTH)%kbU1zdd{WsHDN^2HFcGWyD!ZILJ}mp8xz!gN-=Fpcr*|4v}Dlw55TB7ZkiK;_CU1oXQ*V%n>D44xcCaeU!G&4ZIJ$;q-nNqGIAPim3d!
YN5AXTx4wyWY<)iL(agE(Us#c-pK7sDB`^57p``gOFWhYC@<WG#Hbk}9Q{>AFzaV$_QF$??xv-1wkk40yfh){a*dfS0Wt({-z5~95KSYX7={9~8NxV7c9EMY
9EV<^=Qi0|Cy7wuFmVw=@b9KcO1&zh8z{Y`nCA)Eh!URiMKM;D2eG*ik&QGx29et}Y&LkK;@$ZdJL`#z<ZJMl)<T&dfaJJiT4U2<;HVO|5llup4(6Iitt_o^
dSUO!mT^?C+U49YVHvfQ)I;Ppal%oEHQt64%%ya4FKLgtTvpW}_hZ%NBk3E+qy>DanlA09v(l|QaG+koddlar?i}}k^yA4`78-`h(|9qOvC7e+*l2dU;L+YO
Pgfrwii*usJwT~@@#MSCVO0#`5=g4Uz3^Da9Mhf|C8x&5qE%WdJ%7MW_5+Yv>#jRH=P0{>%_;2HTfYdE^=IL|izbiLM010mC%6S>#$qIn67gJcTs-?*f(=XF
>13q`)zT@k$Pi=$95m3y7|qC_Fnca1hG=f(ufZ;v)X~N9HrG46JQ;QmbQ%kAiPptK+KyNo_)b>WUJ?7Jx|_sT_5_Vh+*y0Jwje2bw?t;Op(lIe;$asxD!O2N
*anbj=j6;T2}~%~vuHflg3Jb`tHmYZpKx-`>+=QO2NW$2WW;({{6HlSJa={{A|e*>il6YeQ1`AW|5U2z<L~fT#N0Y-K5=qhr)4ecU)RL#R4VFDEVtF^h#(WE
qmIXQau;-q1T+mpCEA#xKIprN;I|Y?p>6RJL7qza-;`t~;(|E<Q&7|h2+;Ci;GvLrK)FoqS;$r--NQm*1vjJEi|tXJ@K`iC*s^*a3FWZWlp5>-0N&f!{X>d_
wQ(<=or!5TPHpS)n^3GcBqbqe7R}W>=7|SaoSuU;<=_Erp|h&Iixt)pyN1n0fKpZvN@BfBHG@TUT#zynUlDa#@Gy3dH?PhFOVfl72z#0D7YzxGt!YWDE1Aj>
e&8C@!@rIjLY~qp%bBY;irkNQwXyKf`>Xq1N&M|lu7mfy*2QQ0O?v}1D>+{@8R$W!l+I+d*o3^uNNtX^8ty7Z*BYA<K?Z}HYXq&4R$kghm_FkiJ)VpVqz6m1
D`h>JcEL0?%I(Tl&%QtexrtJ1)aKC9nX7KYS)|^p;R%{6+xh{CeI*VJjh7>(djLdmNUss}^@3kcC%qH*Zi1bba$V-mjKfF^kP+gS#cY6`7Y&NLAex;!gxP4g
lk~j!lnbd@|A8s&t*9tJiJEvBzzVP?GQgs%`t^%uqFk1X4Oz&k7J@DKopcoBs7xBdo`|ttW;R@J5c1wyeph#o?y-vWNC>&^Qu=Hs>~+coWtdznViHLO1m-E0
!izy`c(ZD6W|y-~EmcOZy{9me`OCaFnj+u!d(ILAv?3hEfCHle;mQ~_-YHmbz;XbI!f7rPOK~I=3*1l!VTijVJBOS|i6AX=;+WU-GsCk@Mju6vngu@yl3M8c
jOl<^+t@rJFoM_~JBz$xV)e}#eBr7hR0+;Fl|5APk)VVDqOwkSvv3e+Y2PF^Vzh>;X4ISH0wqkQOsMs-Bmfz%=wiEEmd4#;Mq`)J8Zf1McHI`+T#f89Ns{M?
D{|avN_rjQ0m=C$?n&<}+k)5a4FH{yA`%Acl;0&L_RlG$u!O*>3~-msU+U>>!yne=3?>qKB)Mv_%YV%4Y{)1y9rkPiqz@d64Y!NDHvOk3*~<Qx9Rn4n(f9Dd
xH#;uZItCwzW>Yot{Mt_jfz&?=ctD(HkqM1coKS^l@4%`#CezcduHMd;fFJoF&xcLrTep8iw{Gt5~eM~*&5umewAk`<lX`>$90=RTUYAvajulMH=N1VnL=P6
)YUCG+n9k6Z)JDD+(k?{j{SP$QsShosz0%y{BDrPyys7Fjp&FhZ&#T}-Q<m43P=NylBD?eq9db~AQ{7~a6q$l%^|Ft+#Gr75u2WTQsKzss9AdX%Op#%oO?*z
JpQ1Ge~FC0U5lL262l|XmeW)&7W>8Fgdo*r;@#5$5V&lkxEk~!CEIfs)irmW)*T{WQil|{-Z;4kJMP%gh@#13wvSZA_i>$hPCDwJqoZv;cVEx9=k;t;YR9=h
6Mii^RY?qed?V-xV9A-VQ7DH!O4%{fWG)NuuWEawUbYmh#rJmsY{1pe0SdSHe<Ku)YI;I2+s3=QYB4M_YkN*d$*-7HdUei*drjXxrfy9a$FZF~ey~L{vIkQC
6MI6C)q)-uhz32$pHokO$AP)>_5~R!f@b_jSNd@?5~M(vBbwz8j1zS;oH^a5Vk=ZCkjSN3-_R1HCuR5&_==nW89<O2mUb^9z`{L%4KXeu>niL6yhh>i#PR_k
oWL+1@&*qZ1sU;;w5jXd{kebn{Hs<6BXr9AtRyC%sz*H`TTOkNn{-qw@GGn$KJe<>Dmr+%RpCc_RQbc(qs9WjV24Hu776N^43N`+b~K+kCo&!2x1ZVu;@Qfh
jF3qo+|xrZ`8m50uV$RbsPtQIN0a#J>`sy?$G<Xwc(}^8-NS24ALM!69icP$Vd`#erX$J2T}}>BTg(Q#m|ZWH3ooUkEk-H|BEkG7oBmB6&x&h{5{(gf_D&`C
Sz^3K_40@YwzYt0{*L{{vFj=~W9(77&APxn6z<4!=9K|H4-eQyPJ$#rq4FxCaF^MN)k`6!uZ);S)vl;HmF*8^EZWUX(PQ?c_V}Sxbin4;ce4BEV}lr8lG?!3
>)@V)G*rLylj6YlEUHDDMAaZzRwO>P$Pbc*7qsMt(Ku&v$F!H+6nDDGf+1zpRo7kKesz|bqfupV<RTgr(l>fpdQKX2_uk&a_%Mp)M`y$AIEJ>-G35Od@Pawr
q!S#8=-wm5SxVS#H=fJun$+pfAq}sNf!vzh7?N3Imn^o<C3>+yka(uJ`r++jPRtPUS7&u|xv$1{?&Vn>`-9=v_B6X0B3c3kO}KNX&Ie<CDJC!WgBA9LVPQ+9
Qm(Tdt{4weN@s0v+5HvwvQPBes4rLDmEXwJH#mRR;8iKF(EqqKgeZu<$qDOq-9!s8$o!17hRnZnB|4$U;k)i(w<y_=yN+eBn#Q0It#3eM3cdv!FsvjgP7{x#
e(t$0(<3U~vRH7%IG&4S6#bug_+CrHuBD8mTq1=r%0KXHl$-KZp@mf*@$ue~MzpK@E3rNYl>f?i{a|?TwXNuuFY;k^$|mgWz9grp36f0>Z;IqCsiP0jRFL5&
S*n!%Qk)^vO*=(N83D`=S(^bKP87-3J&RFHj~nHX)Z^w!?n>&5^7$gQ$*V|Y-zM*q(e9R@AG%Gvch{m9NvS<M89IArLhtCYI|l3h|I8@|6mwtCBh7@%c6Ap~
P#&n>vv0415?45u3Zt8Zdy?zyyM3O|VBRckS$ZjhpQvJ5D#@I!Ia*xRAvHr!my1tq8((MC(d*gjQxS{Z3sBVZgRXNW>V05`+hAk`3TyG%{`%-n^iU{K$Ek-I
$s;OVDz<qX259X7sw?F=aI0z)B?2|YuNRH316>jlcVqftuY*;j6xHxA`)hFLJfQdN_g0mLJ}RC&)!CKhIq2%DW5{tL6b6v^60E<SNV*;2h9UY>Ujb#KVp;Ej
8N!ux`h1cgc$H`hXD0b$wi9KLp}u5(NTRXmr{|N1>?`^uaxfn$_=6pD(#l&+xE<0!(L0LIwFDACzDM<LBab_U6UE^;5X_wt=l??xuw_#kzqur%$qS!Rn5;ou
rwFpUD1R^jCJcV%qd-4W`Wrsh(ey9ZJzA%@@|Ycjn?+>nI5*N*sLR<+w2ehb=afWxbU&xc(GPos(zr>Om-WC*e=)V7Yo1j{x135{cbu|f8HrLQp~iPMJ&?V7
`=~RsTvMgWC#ymUrx|hz3jZf52K3c%I4nw`rRK*p)~p&Bv=AAiG#-!)=)5ChLbsi_SMET@LrGX3$y*9DbydZJl@FACuKt17M&ioFhmCi9XukOE{{ddRb8!
""".split())))),
}
ENTRY = 'bot/submit/battlesheep.py'
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
