#!/usr/bin/env python3
# battlesheep: contest-bots 1.0.0, bot/submit/battlesheep.py; 50,010 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
mz;5KT+imyVp)i96M9K8*aO{Gb4GGZzt=1|2)+UOnPLDD@sndJ%imtY>#cgVG)}!^JUNOay)3Tt3$#7%ZtsF})&T!OHU+<)bsp^CDo<zm@^Z7c>zk#9F+RZW
6;D}miH<tJ{)@h^cPH|)&aC%M>g76R9ziRV<}>{Z%A)kA@0Yo6lWS6F7d!kIGJz#OD<_<(ZdNo692-f4O<rBzIPRFn2^1{`Ykff9StRF4NsvK|(pJS1-}P8f
+OZJ!BRz>`ln?Ks4*Wr{9oMlN=WoZ+%6f;^!)yPi`-Mr6c`u((<B!>L3PlTmy4Ll`=g80AFqcfMj7Eg-t%NAp!+3HNQWN@FCG~{dMuUNKrB45`_z<h=5&ekp
J(+mV95*BMk>Eh5Yl#`Wv1T48Yc73o4X3jSI?_s!Mc;rnvn$9x_|EjA<q33+E~k`k3jV#h*CdNb(vFc}O2R;a<yBGeyxtV~0tidEsRbL~7YXW{h6N+*2P>Qw
NGwQ7IU4!AI4mI~=?gY|NSWkt2}Q`G9<Z7vnA1aLCsvk2`GgK}kU|3K!?@-Kiw~QPa=eB&MCxJp+G1W=A6fBIXt}kzExfnL?LlhJE7J7Ub#yhpBzAv8wVJWv
;Ae1f0<S^`LEkORnRAD3{i$|dcvIAVu2X~n*1!T~PlLD%Wzh--)anHK+6Z(U-41p1DN#m}U*wqH8ps$QKI0YSwRQmMi@aio^oANyYHA|+J?Mo7)^lg+$dBFl
#r*qDRQ~r;ddmFQRRt@8p5!v+m^)7rpi(RCG#w&A<5}4~r<_lO1{<Nk$B*4tI>T(#M*=k~%>#0wBQEQyL9hwL9ca<}3K#$tYY9A*FW4!W;dJJ!>9W7w4(a3;
pUAKxl9*i(T(BXopeB!EBaI4kcZH;(e}iraFDz{|;)+lO<8opNAiC*^eFRA|^N1)H5?bdpnTpNp2}Nv!Tq6&Rpg`BR#^#6l9(D~V3$@1_nZIII`|H79VR?k3
rk0KLKR*J&?DL~6WF>va-^;KQw9ceroQA&`Qoz05uqAiRd-!8#L&2v~<#xyX5ij_RE86bpzwu(vr5f$wx^`daYp%`~(|?6u_VF!@<|!pYhuY1(i9_f8r&)}h
_4Ufe+im^rEXvCIpo_vAqTS>F^Kt*^VBM0j@ElvU5NX?vmn8<iMdSYl_jYap%9-bzBHgveIoovzAfZ*X@18}Ml4^NjS1(DwGi!yvzPAgOq(6kq;^1+&R%n;j
2CDu(wl>@Gwb_oY&Cc4j*?rE7b8@i%4#T8GM@V_8GF=<mfSjxx{!oeL;Po2~CHtxxA0OjtIUx~aVlJXm*s-9rNZr(?I!H^B7D{{S9&fMca8|2q$!OpUK9xCE
v6~!|8IVjunqicZK64zVJiejCqo^6)NPatOh`KwWRohvc`q2}OMkIawfeL?TJp>b5xE97&8#>WLiLp0AJ!zEbFI1vNoSBO|x#uQb)lcO#PchDilX`8h$!TS6
S)K{YOB+BrRoR0RGu%5)-JAtA_~eo>g(Wcfs+<t)rE$%tPdZufz{j%Z1WW`Ju&!l#OIh`}9329u>}uyUY!Fy%Q>|PCE)wO}&?C9$cr=sGgXiDea$~)9X@!li
>ot!6IY>^#ZNyi-R>W)`22wRWztQJB$zE&C5bvEI+8os;J>}%19M)@AhO=!-5?r^z5c5K;4-{3=4yf4IU=ov4J)gVbgG-Gcv|)qMTwgbi_miE7P9!7bbx@L~
a%09vXS{#n=!P{JA8*QHI-!KZp6rFH0s``^T>^6biqDUmBhiaX(x9ypc;SlNc;q5-wWJ#XnakE>*`4if^mYQSAeMk>;2xxYfB$_uL#!$}XeoTVF;pp1lo>il
?wGHit&fFX(B?!!nFJ3iY$e)K$Ohz-mItoybV74i!<2&JgD;euA|@uakfaj2J71km%Q2=2yHTn}gC9)z0=3{0wD-Co)acFzfGyd)SaW*!whgy#ut_yWr@gI-
LplTf9HE6kezCNmxwCBqQ`+`BUB@(tqu_m)j*{b5JZ}w_=XC>7!%hPp5#{4?F$cA9$k%+918txd5(RMYIAMPb5B{Yh)D2!SuG-Cp%W-}PB)=%mSBUhaVYCwU
T;s3Cqo)(&I$&;%DGMd#=XN#_rG!^(w@uVRIfk8(29Ak(MU&W4tX%?81z699$I-x{$aZ&Gh8v~f4pU<TIFX{evmGkylVPHhP}a(@Tm-y`^ZiM5&6nb)AB^2b
*NCurkIXLqrg}g=m)zRZSOu5lE|u6a9h&MUM|p|%^&UyAy^%3Zw*helzRg=1qWEwXu|~(neg658GBqZB>`89D%`&PMo_)Q(O}^gTetzUbb;*9lLb}BMay+<w
pYtXHZ(v#H#vZlVg-mx$5Hv*u{MIhJ_#j3P-OM$P8}%?|_En23pB(IRE1nEIZHRchtmn<1^$7tYfHrYvO9DDM!>M6}#kv}|5qt7Wj23o$)14DHgaq`rEqxg-
5Aoza*BU@V-K!xrRtHiHjlEd|3`Q)LZb8~S_Q2vf_}MJ+1fJCH@yquCZc_1<5w@+aP`@In?_y_D@9x9tPfBivH@SrNW3qd12l@MQ&tA;8P_WU(O30*)BXUT$
6BSwI(?9i-DD&{A%|v@lRUl~R3eS?q3LV>;jxC$l)#cVy_qw$8QQC=TrAOt!%SIp4hB$6;gBUDdT)_)g{p19V+ZO|ohSI0A3-ooy{qNq$iJ-sN%{!Tfi81IB
%T`f{Qz}4Ray`7bQW5}s|8Y;K8Ryk-MxBe!U0ioVnJR*37>Hm(<wmV@*Y&3`Y)M76jba0fXAhAYTDsXrdD4&Ew<xk}CTHEn0w+1q;S)-So5;^aEKJgQvAE3V
jR*Wm{Jpcs9vT*}H>#I@@fKZ;*SO-r#vJ1&pM+Ssl-k%u$$b*8jPfu;DW;+g_^+l++sv>g1CJ*;F_>ffDkpk)GUl<Imu64d-2^l0q7^&GD4pRb%{)Yk@>(%?
0W<O;a3w8%;|e_vG|8O;j{}+G(E3-d^>)wE1-^chCEt+NOHn}-+7>j|>9k}rD+s!}nx06}^Xl$S3srsPe{U6q$Vjhi<U{Ps4qBO*iT&7O7k9S|tom#C)veTL
8)gi;RkP%T1xOX<$wkdV<5&8~?<0COWaP{cKQV*pKIK&!1X8fAg*^W6D|!>o3G|kvLLG=3lxwKMkp<fVuXn2U!(0wd5$xaq|Lcmq5kBvi3nggdOQmD>lBhZt
ked$eC_>7y<1T6Sq}HWvYu}3B+}As-3+oIDLesuaU?>){42>-X>q_<<v?-%U+`OKrogk!9JPfyEfsXibETER0EBmnk;Pn=c$5<KnV4dVvo||tYBk?@vaWsp9
PlYz3YB&KZ3`UCbwYp|7_8lHo=))qL5Kq^W%mL%h3#k~i)BAe!u95IOslz%XbUo@88O>zby<uZz^uQi$aylfJwwBW&Ue1UMg9bN|BxUf#eP=}0k}>H9Y48_x
S)|@Hn92l5BycKZ6VodTLqwBfwbLxw-a?#SsOUP8oQ4a&h(Yb^3eHx%hT_lgo+uM|Al_P|Q8!VS5whHfd)ogb9Ooui!&e+~@3`+EMSZU1D$NEqxUvbnC;KPI
ypZXUwz4iR<*%~0imzy5k7c?yLOX_QLOBb>3e4-%U4!dqJeSlT5i@Q{E$YC9HT7ooq&M0CA?iy&2EiljDH~txwGrQs_}?1)S8JGjP@ijt2$r1LVUkQfem$TI
3};QWre!&EoGsP7I-TMLB}KYhzf9gFr1Q<nDR7Sh4v~p}a3F<5+ac1a9rS%|3%O8HHJ%gatHX~+#{~QNRqG*#kX}d%>L`-zU})uwEP1iLy`3fB!~gWs-8v>j
zBWD!rh=zh!FOQ=JJ0W`;yHZ28?Qnx;3MCgtNC~jyz6z+ir109xnA~=i#g|)HI1oWJQ_Jzn@QUC2^E^}+|#)=q}9;bRT*`&I-8XqzZM=H^-h)yCeyl}C&s<H
q#40~Q5Thpzd)sW=kIZSa?T_m|GGk7aclzxzga#(hR=b@h*?duMak6i1x)c0Icz!_ji)6!J$5qD%=5+gQr(B~QUWD*FK4OKBle5-`tzO=h7iK+&0G#qDzzsL
667()?Ej)fe_L3PvqcV4D&>tT^fGaVdlKc^dW`8FfttF1-~{k_`^kTOI2gYA_2AWSZ{Ghxp5*8Lv!0-K&Trtz+1;jm1r3mFG9&QLX`QqGFpW)O>DItCpFolQ
X_*@tCFZprKJQ9J^qQ{KU)D7uc9`0LX?%VJ@4D|_@8i4@*cOx-4sd2Dgm-gciu5sspYGmW{OPVKzVqVl;yW))@$c_0{XG@dNWaa+SGMo;!JVC7+1_i~^t(Th
{!7^X-Q{@%;>@_YIJwQr2>63Lhd`gm7=W(s-wa|nAfyd_`HEsquJ8DcBT}w+c6mt7MrSUui35R{1Z5lC-iTe#fUhMvXE#^m-n?3}z&YkT!Ilkm|4<yt#n}8=
H|9?~@3GLuxH~BuN-aX!2SBQ!KnqHggj`!iL)dJrRgq^kZSbplH3gY@G9mFFQ_6}Q%ff`P0ot#$Ll54*Irz)L>*4+{2Sb7y?{2HKx{t93<DwCM+7tyal6s2P
WX#PoUKBa%sD#if$_KI+_~-&=2f>B&YLC6e@HvKskW($1CQyI##0v5YgCau#n<Fyt&d_5PX+UZNQ5C8!8`D2(DpS<%<_4q|^tgsoj^MH!&}NV|Grq-#!tyz?
`!dLDeN`{MP|z&Bk%B|~p*B_v9!ll$k{YjBL2CFGi+_vi6Dc~MA9V=RzplRo>L+zul7ivuE}=+ux(h^B7B9|69r*vJyMr#LJnfwB{4hWV-n!|+IAKQ4q0I5C
;j6d54NqSE=GjVe($i@KM7P5W6m4J#^yt;w!&kozUmhNwoV<B=fOsL)9}&H;@e)5t_m^;dovoH^!a-cSNpUTIA0Epe?YJS=@0w=P3rfR&!J^0<|46@oOafA*
MbeMS!}VnU=;YwFS(9RM&iCWRg0RDsdX#)WT^1&S#-$Q6BQPm(jw+`jbX*Zq=A*9Ez$w%TSw2Q{Hy*7-_zn$|o7}VnabR)7?y!#zKODS&`F8&pMaa*O-u?EL
|2Ta20oJL<P{xc3hbYB4O!YPPcCs21^f2yZWNW}^tQQ3NN)Wq}ke#MmRKJ%C)Z2@tIKZQ=?W=a?cKH6|yWz>NM+f__r7Jr`Cv6^C;376H%^Wo}dZmcQ8kE#T
;=4Y`ySrk_2-k@Ny~M!>BrjBMys)QeSQ+E*79{k!L1yg%IgHvJ)ILriL!!&;o}_dyro0*@MNEId_YLL!OE}`l4f-S4ZA|C6wS|Aa-+y<|Czw1Zf$xKkg?w=V
J;E52Fv75~r^MfyIt*x(AI(j3zu?C8c{=cj{R^V8fWnVXWc(9I`2$f59LB#MzIjFJ-{(i1W4)o}H?)GPIl+n3Tp}cVvCPS|qnR5dT7j0nT(X#I=Idzx{VxYp
JDHUpTKBX-01UMPUC<F_a3<C?dGPbkhes#WW^oP`E$`bXRW~zvUkxz{g`SrP&XtQ=g5DfdyJ;6#@7sfYcJZby*(0Yt+@DL#-sk+jVFW1sxs5-_DTqLzC~V1n
Qq|_?Et+%QGvEA5H=tY{DkxZtY(n@f7xx^VDty65FugiQ(aC)WT1}5s=WCd)TX(vQ=4AI4YiE?TjrVbrOp0a<2TLJ(6_bQd1T-(yxpcd`opIn!S)F%G&(bY@
=DhVfqu}G>OF=6rdJ(UY-0Bdm>9$8ZpUc+%)7gdH%@K&ND9<Kyjh6k((OuCxM4oe~R0l?{YqC_W4@!e`jgA0LZM9^cSi_+P%zv@qh$5hIsHYe&4KEW()_4VA
PE|52iFFAC-zrZS)iRXJc%P?owvah4OCGb+9{nPT4fsdE;d#30kX1%14blqKmF8A~lfLrOQ8~hbJNZ<h_M<QVW@bb7zY2E((l9TjpPgF=>qz22?TCn=GUguU
7f1Ng4-JPy0{cT_HJL5MABtMSA~tXt^Wnl7&o0V=ss4}51#O}pf_>+WjK-S;=0<6BJbLJ_9n~7%)`N{bUtVS$&5G1UCk{IucDsAYw#ltS66wPRx$O>*xi<5}
_OOOXPwAXDA`Xv+iCn9da0so?YL%nmlJyCC**jlV<KBoX^ex9JewB65`+&Zo&>V(*qbkbCFdFF&-O9<C1LgR89ajM2mCuTB8#crGyfrWj1k1*L`V(Vy2hs7W
^KMS3RAkKD)QE|fMKD<e%68mx7E)wII~l!TV5hP*2M?Jg6*gMa<RB0d>kj55vk}h@0JUsu`lmfF_mCXC17we{s`v?xi3M|wyv!>fwT$V+A(@BFgF|EeK8;P0
!)crKVgrPR{5hkf2gDS}H-gVtdPsm`@J9~Ho;1rdh=Fxnj_V%y<jJi&a7M*)Xbw5E9v?Ej`LPS~A+V0mmARyCIlIHU4*|wuEyyWHBUjjl*`8xIYztO&Vv=_;
`(27);%#)4{}*ufR7)v~N;u~-$yDND?oS}43$ZdYx-g!pM0(<O9{Ai?wP$2iH+GY+IN>RxnBj{nJ%JtCir^)QX43cfSh#5RUFW{^bxUd}%uO#TFDlS{PeBXW
!UqEzLW&?i7ZrvmUJE)Ku0+?hQ}m7LK|ONd3z9OCY{hkmn|6%^<RfBd3l&$^roKuex4q;l$IubG;u-y|@`K|u#ML_vLSM>?j5tW({PGmLGq63S64E;slpor=
uUO+Pngy_$GrH$A9T1+4kYgeD?$F-j*-dd`vySZ+O|*1NzWjszDx1heNtMn_`Q|LiPLrsLa*F-wf^LqsmVueKvSBHeY&H0V#^K>R8QDW&PVEF_E+=!B1I8>G
KrV}uvh>yPuH^7`4zgpm{iEW~|JY|iC+do1C(Ji;{Z`y;v}7Uukui`7<P<wOKu|&+P+1KLIWm15A7JN?EgVz*S8n_k(Xqc2vipUK|FppMW0CT`lZ~z=Mrq`+
cI)xuugpJa(r!B~7Jxste$N*J$2c1dcCD-&NLsL{yhd<x8GWs7CTz(PFf-yN#w}f-#~VDu93M4Tr?oNtMLq!O`YZM9;?}oO4Ub{#skNoc31S2L6rCtdaMGwT
-BIN@V;6#IoFTLf)i_C-Iyui5dvrBliA<UiuP->Ntzo`c#^a;Mn3+c7qp3<zw{3qH7c0zX_JLk7l{It9$ZN{H*JpxWA#%~<p%of~m>nh#0_5XErLt9!FVMu|
C`$s2B?F?Pv9T?7cW(P%nZ9_{*fFg}=oE`K;rJykLa5<pLqD>puwf((chAW#x0?>F@np>m+T(fd(yP?=w#%xrGM&gsfY?*|s^eul9kR-_na(~eO2v$Ehzff6
zmE^!XOhDDhHjjZO)y>k&(q8XI%#eYlWbD2mffoba$__|b|<UZyh+upGqH=-6>2~j7w9rtXF49y(VSo7-G(=LzZTQ^y{GOH3TIZ(@@FzKftc(MQ^uhpJ1r=<
hPE)OwG$3i6d1ApPp4XEXI@V03o=l;BV$#iT&QXW5(3Vyoo7DlhvdZ*Tai{nbDYs3PG-7!jVOdvhB@T->4mCXay{y(r)#FBZE~19k=tw_BcGI}L1)0ryxFq>
QTb%jSU739c%&->PYdAACG!>8^NpTCq=GjY#wiU(Ub`ivQafwO8%b+PTn|K_t3{1DywKKGQD20c=>;gYfwPv3YtXKDjdJPe0oHIAk@=<X{dMz~x)H9p@o4(`
=Nd-v6_*4A3cg|@XGTV5{HBpRZf@PX>82;RxeZ#3IN@@Z!y#?YzUk3Xe)Zb6jhpsoE$U@Mn-E!XB&*Fg=8zW_QIZ06V(XG`s<yW9JN!GB%x}NaUaz1mLbA}-
M}(V8x;TPm;qsd*cRXrI_;PDM#?UQ1VfwP!$p1?%P<qUuP7UG_l(EtQmXpqmFUg*qTSm0!I^Dt^6)SIlr-%02(0og#-Ga;!yei1OK<rvxZXOs6M{h9xg%NoR
ABo<hnzW_lt5MMW8w8fcwqa;3tKY^3XbL4%K$E<Rh#ZwM-uIBF&sGFBj>bsBPaxiba-<`4;Rb!QzF}Au_A_h9;j7i>J0{*vtxo(0qXY=4(ju6hbNunchoghz
<GbbpRt?$m8WF+tOT=dGp5@Z^L|$(*^wUWBrm>$D$k5(y@zp4*2ojAn8VNO#DTW@1f@unf5p^WE66KO^Uc3YLE_Hcb4j0!R^3|V9pd#oc-i46`fF-!@kSJ(4
%)-Jl3M@}Wg948qr(c~*&z|=2)b?O-8<^{?`p%-_*V|6CR^7H@&)#Grj#YFU<Q=)&?Bi+Oc6O3pf0I$EW6dP(R4^iEgmh*wZGgg*w$8;alsR1u2({A%*>dKG
AzSj`KA{1{SrIqNiOhbanryUwP=JWLKo8gH8OH{-Ptn}_tfZfQBlPsm;FhE^RQ8kfD_i)`Efl1z+Ya}E`%68*-4J!ofJH<(sO6oZdEIlm4qU27+XcxN_jYMh
;Uu5ti<x+QVXVHn<oTC9-8^3f$L$Rbg$PpZdNHU++yW#o%o21DzlO6ZkW=8{Kz_y7%V~M0MdisXukwpRi<Px;vW0hV4nHk0ddIj)py!;tcb$c-7lnm{{u!Ah
dQC)KEMCF7a6h>n&)>quY~~d=As_7d6f45os%hTyy@{5`!I<JFz)DZZ>Ci1H%gu+Olza^$B;}ckm0T1J-3)1f3O+odXE?5X&yQqZ{763Szkwl<%i(r+dwYA=
dL2?ec<1hvQWh=fz_`jww8W{mhlsPN6@dJ=SQ1(^-ovc~Dw%wYus(YkBMtAL41a!ebbO*c*md0oNbV3nu%!ut=AEO^NYlDulm-l5SrihGF{@D^fS2``hAnnE
bvn~fCg73iJ2tKn86Dx`O~*bSf82jNJp9YS(b32EW@1dgKHPw^QxRM``hw<_>{NosHo(SLbu!KcAdEcNGL(+6Fm;|ZU4qOZQJJKsY0mRTj`*`2L+fm(-W|de
NuQ`kyU*Q;Vn`kkt}wsh(qfrr4D>|INAFyw<qSwB*|%H@dcch{4Db!(>$0YYUKz+E$4mK8d!!Te+rftu>d_D0%4v%^Nq-n2=k~5d#F-M9BYQ^_20(*BSl|om
gYxG6FT?#`_TNO-V!v|PBn|`TAqByaVGv2uTdc;wh&l<m|1)Z^1klsmd)|Xb2d@r~UXzo~=SMFOPkwuIGSp|jH<I}J&G^=8QBwXP>IUnRIa@U9bMbyfC>3@6
P)slLh9j^VfpFwLf}YF5S)Ry-R|$|dlPspx*#pt8FG3!#G5Xh%YY~H(aFgtQd&R5DpIYy$zkYZNlZ;#P{qZM`Fmq^(qCqMX?bXtX7KQQ7v^bW5JCU_29aNLU
^EcIewM-AlEZ8zComjR)vjAKW?YY=?iQi=k&;#cu{OlPwoT8e<T0C4W56_XurZ4lRSkow79!@kpjUKpkAJ3Q_$8z-J@KH8FE<W1B*#yy=?VF}*8)PKa@G)L4
V_5uLuh*HkBr5Rf<xB>HTJXd#;k;Zr_BJ{pfdtv7iim|Th|%NLGsj%yi?f{I;OHPnEXoyPoD0Uk3>UL?jL=4B&wJgdvvM+-Iy;=)agm!UDnF51&V{J}tfJ`x
s4eh_LC^5Ed4nTxhfF-`LoCdM4+7c<V;1kpETp85Brex!MDflMf+Ru*TS;OUIu7zt0j;bmvIrSpd9P*skg|H671SglRV{1PhA^YHP^1I{p1V%Z-Q*?rAs3HV
|0rXzFh9ejQYIwRoDs;P#LvJE1ZP4Z8#3V$oRZ4~4`Pom@d&T!=tC+f1*<|3R|<<AxNnXoIX;kyt*TYCf@AE4&IiLa<qUDKY`pz|GQbrbJLp7=iP~0;InjF7
K4*A6a}Yd_F}PnZaV}PvAaDWV(t<4jr8z{p$w?p$5c9`id=jT|i3s10L=WsL%%#pC+MQLF5em)Ca<P*dO9{3Xn!m<~J8D>jzMd5n$U!a-ZM^>&$Sxb40<il{
Si1TJ`ov$U&mk-++WaYFg=4TXEK9r&TXE)YNQ?Ir$@%ZzLk6JG))7=!{tSzlW2~Q;zbP4N)2<Gi8FJ)E-^$Zo8Os?I7{mE0tPg1pY1#A7w6B5Z44FWvd(krI
c{v3IN;6t}$HO4NVh~V{RpB@yhHp_88w#Ng8x~o@GOgDR1RPA9#UHTuw}JN<?j2@zl8erW*=N9vzO=w+?1?)vJWau1stCMW!(lgmbcdtYivtSZL6sGS%uv_)
W=@}5Rl0@Ff>lJ_18i6A+lq4Auj`GdBYi5iC7u5%NsV%&mxVq-P~Td5$Qn!=CAD4zq{<`N6gz=oHQXtiW5pq3jFSl{AyTbF-Dr(+u2QGAes#@gkMGW&LPy)+
D(GOcV5<mTUoG^e&;h>1bA&o(=`_l_P|aq(O%#_KIe?Ef0xD;3JxacVyx59bNK7M4#G~g{6#-FhkEs=o)S6}oe3d3j7&DP0Uz@>yihR}+<3REc8XeS)|E%4W
#|6VasqihpiISE?E~ezvc44FZQ<s%C)?tl)wkT!=`_H5B=z+7M6C7EAp{t1Ur6zX@woX2&)Gu!3bGnWS6%SH3vSc+kA&TVpfr6(eOgQ_3L{F?OGhz~oow@qA
v!q^a<U)iNB4Yi#oEIB#V<i_UEekmTnyc?kehc<yoVZo&+FOgAPgl)l+ICiG#ogTzYZqf;p<fW&$}1GBVmlN_h4+?+R%1@sQ{?=qfAD5PnFb)9kzi;m6G^2y
a)pFxJN?*uYC1&F1&nS-VQq=}*|m%wVKYqQQlv`$4%~v8<LF3jE;BvvcpSux@nQVKh^R<t<S)9Jg>dPSw`G2o(_RHWQ7A-gay402hG2wby0HNo+yxUWN1`=L
hGnyXhIPs2<m~@IImQ#4)}4aULoVDCj^HsXC2N6O{gxx+Y$bs$EQ^Xbo!HUkHI!ec<~Qsi*K+hYEZ@09hVxItxIpGWQDQWDE(3L#{Cc9pTyPrZr~<#hV&v$M
Y_5nw?WgNZlpouIcEpW}nHIVj+=DAQrT?AGX%1}IM@?&%ckIHKYSY9c%f!4lqNlPMK~0OOAEP*#P&|LLTKryOdJ>c}X|9Uv9H`EixFXt#RKHd`v0b02#3@T#
;>Dv{(rGwqERR7WSFUA-x{rq%Zb3S$fr&6;<~pP<t-DJ~@o?5~FgJ2G_J8vPlR$p5%5v(Ha%K&BdY5wQ+VM~K2LliffG^@@OfL!Eg|pz?O!B>~UVNNVVY~?B
b5%V-aMpr4qv{7QGzZV2(VO8&rSBkz$c=qbNzfA61xA?OMf;Az%6X`SczF!4$E@=bIE|y|qh-CA*eh&!B)X{+dLTxPQZAw-TnhIpN)U#9lO&2AQril5wu{EP
AvqwCt-7Aip~Y0jRU+&C9n&yFQN4+9_Pzl>AYm8JW_zzU&8^Ww<6tk);=#gSH#uZj1rftaD^g`*2h1DbK^HgxH9s+c6*DE49Yv{?*`eC>3U9+1bw(bYy0P%u
R#wY+e9D%?aeMgrNY`JAVm`zw(ik&gEv}l@uzJ)`8%S4IxH7w-?UHfExrn(y6iZq=*+pJgOwx6bguId6LEtj0&B0MBo+K_sB;O`G+uISHUJs$`6ia5oG2OY-
OyFJdJie>V_W43q;33_IP!D3`9tt$mBsGiGK39yXJSLtRbBO{gwi~ggc6A?OE=y9I>?EN3ukHxZOMJ#|g&-p33v*p!WIZ?`+g&w=nsvU!@jkPYa71!4*10xu
vRGUtT&AK6_LMgac_PHXG}%8{BoM5ijX=pe!7&$#gt+cZrduHLo;C=;#(>qrSS}mPkeLHR;UQ;sZSL-`=S}UwZi0Y%=hw(sSf8+rhn*LPg)SNgym1>@B0Z#k
y2GLQY&h(6)FRQ|MrLWpQ=l@}FScci44q&^v5$lxk~N-~^A+9Hsq`s#AHMpmcaQGn9iDVpw<O?Md+D|bz{UcKoc_P9U2St4H<JD<bE&$^j7%|-%W>tXrE6u!
>$u{`F5B7MmCU1PaU}6f%_w|{;@!)CKlIbxKm&uJlw?07rpN&XuZ>3c(@(1l(w*6LbKVk5@c6?Q+s(!PHw1KR>RW2^*x&MIYj_{?iB#xBEKjMx>EQ@5L|EFm
;GMMMMbOnw)hHcKe7Dost#0s+sG&@(BE)a$0Cn~OT2)qd{_I9$XhTNf>C<a^Ay3x1c6SVZQ8Je$zM@zIT9zB(+?x`t>#RD0_L8VG?E8!+dT}9Flyx)H9t{}_
*NMXs@<4?&oxb_@`2F$3$AkUTmL3fsUHqmm=@b!oXeh&9_yTgE%8#?98!{Smr?#JtIzHiv?+FzfrQoaZR;g7`@B|>1$iNR@0Gw6wMyM#v%67u&0TM6+YCk@w
{L1jB7=N(yKVf6YB$b_>{}Cn1inLMX?4nTWZNu(Oa)S<p#d`^DuNfFT7Bs)r_9k(yXstq2k%F6;R0}7wJAQ0@mS3S=NtBq*yyS+JPvXP<NSrC5fvf*chicoT
>yi|88_31T0n%Q9KxAYX&EmSIK+|g?AF0ym&#z%FJLG?)rs2DnFOFZm{bAsQG(`!;PwFf5;g`gV^>+I9`SGg(^ebxZexhFu7{2s1MM@jQNH(g{w6<%AyH_jR
yP}f@IeXl5+iOWSaIu11@-Q?xYx1k|xmt%sQQD|6)vvaCe&nw#z;ke(9=cupFA>d~TTJ%i$}1g>V)3*|^$LQ^($7O0(>b2<i_4wH^xbrtwRHN0X_OSaXzXib
<e+B?*pfMB^-F#KefyTc3F<lr)2W;G#WKJ_aBDx}yZg`EMZIx**Sqc&I^p_sY44fGese{5J)|VnU!E}syb}%b8&l``vx1ED5^~I0$pQKt$;Hdq5|w6{ZfW5*
7{XHA(}!|3d-{2!`iJI|gsq6Jle0OU?-EK1=)(Ecj7}vuuC1w3192qXo8r8?G3^{zPsVlPOY_dVfibiXj76%7*NxFKxt2i;-%M3aerQNqRCBSoblO{)(`pz|
>AsP!_Jl}dC6$RX60Glo!YL*nDdp}<-Aq*!*|lEBMWdxKD3bZFau*F68AN5d)6J{}ceLTjzTj>Xz!#bL`pkQIt6rxEqJ9ajofs?JtqO!#;Ibo~S#=*kEN^+?
k_*}GAmevg59iyPhop+CN;<E9X||M}&3%47{ps!NlUM&;4Whm{QPZ?g<+|8uz+MyP&yFo_77TINs{ng|l8!_l<Li)<-FHAbW7u&#v(qKu?Fk=ufK|b{NVz@3
i%0a%eZ?p-?cCWJ)q_7qAvVZkvMd)kN4p?*a|@bq!MLFQOEAfxawo?>Nre<M1^Uie;*TH*5aD8ud;tI}HLs_}<rsu#PuuvN*RvJ5Zm)e}&>N3bTCDv=<`b<V
vHG-@_neU>k$Ds&ztBEi(w(i-CqWI(Afy9CMFO_@G;+Vxb8BjIZ*aqRE)@gnGo@<PB+uX<9_xjrOjmFYpq+%wDK>5Udx`%er2L)y{)*yLvuiK?_z(A8f=8}T
%6!5E^JdJz_OQi(VIGv($xXF|a)?lXL0VMKgubllpVx#NpKUZfl`J;7iA&n?R}2yP<=VM5g_F&-Jf{Si0BVKT4C1CkFVF$b+N1$~Y%jWlr7gRfEiXvYDM(wy
oj;3hP^LvXr)j7tDX5tF<%7HAXzPg+_Mzy8Kc2jL`NK=*{PSxgLzR~kl!$tX1SQ2=dZGit<|7($&N0Z!v4<fL3<8m{&przmokYsAiNW;mcQB#<j+loJ&Aabj
|3qN*$DYafnO9V}mE4{{KuQ!1ux$ZB*x|p!<0W-QfEvunA%Dcay{I)E3lG1Ax0VM_=z4)yS3aMe@jK4Way(lx#VXxxshkhQ44ffI0tFooG#m}{vk*%P4-$+o
^xf$QUl6Owm&4)k%YPH?L5Bcgg%T2F5G%L_$<@P;Pe@?XF@L<rVTn={3y3x3*G&htk!Z(J*5GU8yrIFYQ^OWlJ1z_`pfX$}O^F98N(RR5Px)EGd=J2Ffv0}s
dPzexBsYQN*b-s!XpsWsuHnCDz)Z%U+<<kq+8sj{4~w$c*e;oX-L*u+A#u%<;!q)UDKThHrPPLv3+e&}m|-EeAmDDIxtK(1W6&;l&I7kz#y*9%$h=A`?m4qj
jWO+>j7NSx?R3Ud7;-3D7DWPca76SUnl>BP8!xFramX#GP7fxLEa!tL&v^e%5GTvacI5=}wIz~ZPDVGdeA&llBdpC@G{_v$vb>9n=7^&?j?5g8!#}MP^#<g9
Xii>#`~2PX&GWa@SFc}xPp7~mJq1qMxxL=1l>v?X_?iDPaa0_`B}yndLEPX3Eq_>C=R!T+@p->1vc$VMN&jR&VJ@)2vuaXypv;>RfPn_iNkl;_6}D~|+h%dD
=~Fa5!$gB^5m%rQa^5_lsHC+U0KqhIW6%5uQOj5mA$Wj>q(D%^dc(e8LAvvEpyy!T4srml*=95=_+lWY0bO=!7)*B}#9GS$EOtz1aq!dWdf9H)ZfT8)j-Bq9
Uks{UDEZh*+J}sXtuyA47sF_Wn*J<NshhS(%To{@0p6SWZuQk;KcK)G)fJ9o<*e=EM|*)O?utg2*XXLM$zFZ13?OL&O-A;cYL}{7CWu(_b;7M3A^RAm;<OIq
Y_4{99*7?5`R*>A$UrlyHBJpg+y6dSnM}8g@@$&a-Ui31&0LYYDKuss!%U9lM2RKIxUeSl#4Sf(>kji53wI;$Yg-D=Gr<1(f-VSmH88p(QW?UTUBV*+K(Ua(
cH~!IgG#@k1=>f0R8_^EhZLC9xr~_bEzD<X4z(0d#(uv<sJpBB{L>w<vgG6yp?wzm$fpa({B$~}9{V1Q2WuHpXYQC3cULC`jgTGjJbz}EOh`==@F?6>14(<p
5FR<6KXNF>pFUc90_@dZE>9U+i6YHZkhNR9sGEAVIFI7pb8+EMqwk*LJK$4}U%h|+_T>2e%fEvc{_vn1A)1Q{y(1{}ue;gYt<$%ZE}R}uy2pBVl7`_F1(GV@
!4mYETcRliAXhXhj`>fa?~8cI8_m;VmQY9`i<n4`#L`Q*=Y8Kci%lFKdQ_auPE@V~Sskr<>zP%eVgCQIQVlcJG@Y^4j*(e+Cu0y|dSO>PD(dT-&FB8cD9bqU
;rIlz$r#A6GpwycNKPZ<_6q38ZOu!L5!8<LcE|^g!|Q^j4mG)L1|Es%4$Hf{6QmY0T|@oIfeN0w|7g<e_d4u>>Dj9+5m4c29!1HvcK|-1K{X-mT?p+i$_s#f
*u#SKlKjk~nS(tAVn}j%7(6_+wHwxD7LjHoElcZ==S~VmPnCDaL-N|HEYmCl2f1cjaf0yUjMrI6RJ7eu1-~$AAim;O4x(-eR8gru<rUo%V7<ML?Q6uaL|@{-
VNnL^mXR4;=mNnkj>k#P)xXZp18F(twbf7@34A@02<r>3^^ctpQQp7UCdUa9J^u+(yiuO04a$QVZTjy0^EaGZtk~Nt_8%S?r!1>sJn^p2TmhD{q>GFEvDn3&
H6c_@_WAnf?QE$dhK%U=CZ_+=F>(KX3ZWPrUA;)56*T199tv8!84?YbG}I}p;r+4ofc3UL^LyliUi+@n7#Vu{myHfwYy#q7Dg@ONj|H6{=<C@TSLCFP+vpOl
7E-Oi2Lcm$)Gg+0=l(!CNppsrftySUnv^l(m_I!rIU}F<4<}JXge&1z%@pmD`UvACTX%gras>ty@HCbR4(S^uR3j(r+E?ysYW`8L+LEmrR>j4GQkncgNV0wV
OK!_;&tr}2$7k>5Qb1|3mvU-Sv`@>qrWZ}{@O+$Y=;AQqow;6IZ<lgcAjYa%w%&$ZUbwb?{EUBbn?|ngrk#^*U!>St@>#hPdR5=fR`WRfJGWuRSwy)p*zrrI
a3tP^BPqzyjH+&F@IFDsSF`5Rps?b*8W!)`?TT2$i|^a>^@6QF@BUHW)N7&<A&kva_Z5XbQUdJa2Z9pqKbx(V?T3c&aO5Z={;G!u2ahX%SU8!->f%xHYOyV9
LLm&PvY%+!MB`{b!dX7&;tvnFI1Xsi5r0{%k(Ts|d_1tsfTD%u0>Z0?#ZL>e3=j~**D8f@J)#jVE?XWRH!N3+<$P5mBI}m;W%e)VZbSJ82)NFip&Jcb=hW9!
5%KvfO_wwU8+ZX$Owr+9L97&%<)_#Z$e;k2V2(PLZapoBf8OVJNA|8kngjfItK({J{Ie2%P)KIde<^`fN8ukNoKl$@a3V^1IZ_6Yw$z#FJ13IkMCeA?2I48r
Gf&ouklr3_z)YrgI-3a58m+^CrfFbVq+d0%Vu`g9_<df#e$NW)$?Nyi=l}KQ_=MSh+&8bD|NZ$ZoD+Jp;eha`$M2tgCkD))UcY_+-SpenKR$i+^5g|QHvBrY
n|FoV)AM%wk=_hXN#M_t6rPQcK9L+_8n7AD5Gm6oT&jVYip%gNR6NDLL$976YZGxHd#tT_Ni@1d$VqPz*%_|Y0c1g~UHr0`GbUg11gL(alvHT^OoM{G`#ob3
ec|TkDZS0(XyRMiv-V~YPW)9%P?>g(+!ap6=IKow`f`sz?DDX9BWJ{HrJfMtAp^x}Mx}2rE_{GDuO#vLh-Syj?<<`Cn%p<l)ZKDoGy{f`_3yJYuFakKSHS79
UH~%^swQP%HUWF7IaF?#0W#If-6bcoV!4ejhO7aRBChKuZfVw@@;&Ui3R-3APgfEKQd|_`AUztG%z#lt!<!exl`Z44^X1HQjD0IU7Ns8Lf$$@AX|g=+Y>1q#
dLgTS-Ar`?c_`EbHu54(TPUjH|K*!{`iAauBOy~ol}J%buN&}6(z~f<4RGh6I~4%JF%1!Yk7MDf>rv?0ThR@`7!1FiQ&={Oo28^Pcgy~kT~V9cw)aM{U^Y04
HdqbWT+7~98+j$BKyhOjiXf*H?FjagRcCi@&!#<&H!4VHVh@tnAU`8^(Py|fdoEU`TiHkoR&w>r;2#_rA|A~|x@cq!x(fxeO_qu5YWFrQ1TTy-c6QyR=aE3t
E)IJK>rPV@)0ju&_Z?AUhcWXUSQOyUvc+2gS)g^E5vCKVXh}VN;6Cpa>z`Mfa@i33Y26SCmK868o5-i3R*Mm#3ayfCbz<WnV$e9ltE3!EDDs5Xrm!;|C(-&e
3xd2jt|lRF9(YW}&)dcMC)k>l(JnOfNEqQI13+-t+5~owANg0}z?z01&p=n!)VF*SxU8Yj>S^or!bUbw-h?i-UeA7=LYLs`P?e(Oa6e-zx62g}iAPcbD_SQK
qqnRt-L-~SI&FH_gs{RgeloKlf}!zX_((2*Sju8^dwB5Z8-=j@QBMqVX6kHphr}J}vjUmHON#qZ(C@#Q9vmFdf8lrZ&9~|6#}ORP4O_Gi*zrp;4Vo-(bbm_-
R|uT#_2Tl%-9!n~j7N%3P=P+}yX6ta)d@w``i6HhZ=KI>X6K8|=O7>Qeu>s?30j%%1d|ek_@H+jxee(QGGwD>wlW;In%Y80ZQM@ZuIs#Ck@rn(&EVU=z6&{k
PES(KDL$X>Q*cCQ$RKc)nd__@uXz!NDx-3&AU;=fHM_Hx0`<o32iLpDkHVW6go)_^2FNPa$vbqK|Hy0DR4urdxLWK+zhXmJ;A}oG4`a@eUvJzsLG=k<)~rdy
P3vD7FBYu&iDW2Fx09kIeD8cgN=!|9B_hH2RrS1zS}wsj`ZlhhvrKAl6*_mS!1lV-=d0YLouVxh4O$l45$f3Y{py*CP`2km3?iA@YOyuNBrf<l8qS`5Mbg+c
a7npqeKQA9i%~(9-7KfBxbGlu1O2KSge`+&N`&4@ncM<;Fy<E6?n!|3(re=M#2vEZ2i)^`g#b_}R~!L@<1~U%m;n|RaL87cjL9BoY%B<}#;xrL@_r#3VU+6a
mwL$sAZAO<^Te{HAsC2_Bveu2JEa$%;@3%sZbcF=)Vzhc3JUpMxvOm%W?)FtvBb{+fmykb1QTm>neV+@iM*{E#M2r7SXrXDIgFUpi^zmY(nNf3P$g+Mo>O*F
Ts`@^iR?6f*3b$QXhFu!oipJjS5heKG)xM}nfTD6()o=&3J*|0)We-lM~L@M6^Doimqlsz(!lPbWJFUJx|)pRc8HPMyf`nALn*5f{CK`eE*4O&un$O?T8jzg
qnIpMKP8bGT|n+W>p2I~3(lCSD!EtA={tfA_v~f#<5J2}mozoexVVgJOnK<2FJq`Zr9LwBN>n;f2J8|^B{AQGUzwN5SVF+&OUErP(0oI32Rl@;VGr$;lR$1H
*?WS|L-^6jj9G^7-u>;_<3}Y8PB+kAASolxQo=!w>h}ESZyIdGDF(%;%X5eXBcv@2B)p*DWf51;cjQ#wh-Z!{v2yr4$?v1Ib#CB&;0>quyATx<k5NSB$5jix
?cyS9b0E8>+8lBQhK#Nphw(;kUqTV*J-=|Z!(8IABtUuLHY7&P5aH;rDuP)*JF^#_qI5Scg|k(W5#pr@NtbKPYzdGdc>6A)(1d6j0mU#Bn9UHzL9&b7OyM~6
3O%>U);dXq3Wte{5Q2X<O;YMr8QnnXCB-~X$VQa#lrM_0syv9zeTZzN=`o1hu3@vm8x`-)zt~w%WF%jM$Fvs8`~W1!9n%_{76V6>u#I3c(s3}?JZfcWjnfNz
KemjcdetuHehJH{rKBDrw}}&uLagyNq+l+klY2>f%;mDG2Du-rE+0wXKqf8VL)CO?Kb@6s-GKx364p~bmv!g32c#cQ#<I{bOrFMz(Tr7&7R5%h+XavIj(NKJ
_)t`Ap6UTg-HRvRbq=dy5SKtw9qxt4I_8-6%qTfEHWsbYQt9~vZn7VM%vyKd**Qnq{cBEPzux*qsH{H=?_D%`oF<wZ{5-)eFf$e-ag>PXg5%=Z-x6$C@=hl!
J*bvWiA9DW8{nXUF2-m^28G#kIWa_YD}N1k$)t`hj<>nq;pNG&d!W-;fJ?M49@2Ki+Q4_Ry7r3LKh@nNzOpB1Y~s$^v$X|D(Yqxws|`Kb8y63|s8P`c<HI(9
L^~&Ec1d7Dv7SZau@+=DC|xZs3IBwXYhIr(=suumc_1U!!{P@jdEmLTI}s7FfLHv4zlFMYP5Gx%MIV2M$0Fv|S@VgL^ExeSS^v5wZl_XFcVfA%PDccpI30C7
u9Lf<TO^=q7%I`m6!k&hO$5KCPzr5}mk9Dy%KxS$GZ7ce0hofKMnHg;2Llg<yaUQ*YR^KpBIzC$3M;r7#a?WW>V(Il$-$P@^GGO%t)|pq4*>Aq#_k_d9ITCd
@$5`YyK!n;kKcr1#UUvPL9=MC<}pt^xZ?C2q$vjvXbYWH<z1|>j@UJ9E&`OYf>09cU8)%@s^fx`k@$+J%Yuiod%SsdCRmy#bU@h4e7|T&XlzYOVqM8pj_?E5
m>&Lh+z|4VR$0zmy;0<T#H)>khu&Y^?@HothjJaf=d~_A+i%(%s9DMRqRBuHDy4KLqs1oVMMi3Kq}6a&DZ19!j0iFq+*~7QjkNO8Hp287=jicdWFS3QqFpKL
(X<PusZnlMwtDsjBFIgYTBA0Hj?P?l8_pv2UJXysT-nwSNbD<dXlT3~Dcu7gf<t<ZpsyGFaysdqxOWrmw3O>IcV-+$T7ZlYzbs}0?7V1D+y&9>+#$?H!=0q(
#iv|I&H4{aVQ)o6`AO8o%K%n@HIV@pUDdB&G!x~rTx`ffPPGth!SAG_AV+1=5cWij^)j>JdV`Sn*7Cc$dvuRgq(?%?b(hj-J7KR=E-1s~ViA)_Dj+aVu@qhm
TEm-Fdo#P7ZEC49dhI=hk<4G_z0nl;w%>D>7@!s5C<YuD4G34psPRt0dIOdNNEA+Up;(F|p;+LCG6+N5CD}RTL`no{nG?sno}U?>Z8G{Oa?~vNL6Fo!*Jn%z
yxPX*5rGlJ_SjkE6%(s(&fp7I6`@LS#;NR~ijM>(3=oxd!kdMII7|B`u@R#+R5hdCBo`=QGG#)ok0k-fa77o}<+3#H7Bd>VjMjiD-Lvbq*yd_vmr0U5M_iHP
PE*qB5D!SsH*rsTU)dJCZf^kSj1-YDSf~6hF|mJ6DTO5jR%L*@Wd2f5XB+;oE@v>2&?CuJi(UR>US~r_q3N(^3m|>qSZugm<hAKPJ;_$~zw8*OFpa*455~n|
e{G{Im-78z=6BUl;A>R0>OMz3T(QXv)xnd{^Q?4$izLpw)Za4`ZwNn}sf^)hek$Fc?OJ>oa+NS`8P3+=ruC~lQz7>jfH|()6xzB{hmUimw7ua>w$2m+`=G9F
!P&+Pgm^2v1LiJb!g1`^8<!F%ZB_k=1?6{xJmx)rf@?%aWO=*FMCvAQ^in_?h?FG7zZV@Dtpv#!W`zTqt!oZp-Q?!TOOM#}<dX_V9!Jg6%U>p0g5}&p;^y%O
P5et_{OwxgjFuQ4k+z(sa<SMi4krYuE)(yb4uHUA8^zV24=LH6yQr?Y>$L6=`I0)M!1cz-Mc8r2jz$zs9<zO<BEFC7%yZIF{~R4{^SS$azCEvJn^HT@{h9D<
(Wy#e=;IqfM*vICgpEQu>`}^&nI>~tcz;#fBlWVSU@gAC3t$7TehyH$#s3?jXjIb^g4s6S-BpWWky+bwI!b=Uq|&Q%Hr#9a?lE<1x;T#Q?D2ywl94@-`k&Yn
f~*$wxIi@MN&cLA0z3}PmA5a*ND(ySKf2P7n~@*|x*X9ge_))bo8ipqHWgc;Qh`J+&H9Fx7(FS&m%vx#1jqn_#IUq`5djwN0c?nI30YTRAK*0#k0+K70O16N
@sKxo*eJ+|Z=_9K=kCw_%jaLUIvAl-=4T}_`BXjX3E67u+uWq1T7h3-74d;r-&WDV%dHAO+M~)J-X1j;00uiWQm{x+&t!m{2DGF3%sG+i0KfgzHW1HN9%Y0~
3gMm}ddbh(jd(TVJVvG8ayy#DPiJ?MOga9Q0mQ>qw(TBXWBMS^>+T4h!4Fe+Ycm~59`15-h}vQ{*v0I6v0Qj59c?jEQ4k5{H`(-W@_1HUTa;*wz_WKMvCk6Y
HL90KG_b7&MDus-FOFSTxfx@R(rwlS?xAo;mNTym@OgN^E^-ni0Sc8@5rw<VR;*qMF@0skJgRm@&8cjEFk{hfW{MuOC$+~9rJ@5ix4x6zKOY;!@RHO9rd|j4
9HgQ8ou3p3zGqP_+9aw5!LlOpsYQN}EWDs4H;l$PlRKup<fgdOO%@C(qprH{^7gB<)Etc}dm|Uoppd@N%hGewpu6|>9>#}JEI&FMX2&tKjgBGjpMV$4=_Z}v
NJRG@A<k05ZoBbZUe}~fe-3GQbqwUz<i?Q98oOk%buQ711%kvg#nlgQ7jt5UkiR;so6CJQwsSAf>ewF)zqY5@%@ENNC}_f+J9R!7>q{|tu^+6kFANJ?DwT4b
?Qq3-kWxBpd&};xxR-sR-$s48>aP4oroO@Xvj(q9d4>MRtsz7~^i57!uj?jSfI;SGq%~yzoh#7^Jr3V>54%OlhTL^5gVi(!g=l>P8dLBs*nnXrNpYHZ9QAY0
b(tPf>6XQUE5`9$B%|p6#KZSm8g?yZB;^t*j8Xo9U!&ZVuL>=!@`#W3jx?fO-Cv3IIiUPkzUv3WgRgBxw|tQgt5Y^%XZIyJMNN=wYIsv5Z%G|}fTn^BH_1|^
?3dyUnQq!CO3DaecF5Wc@Nl9?w(ePsVtU*thol}iPjXjMUzE=msZCx*BKtOZpNw|51pUx$;=Q{Ty+}&!*~!q^GZT78kKHj?@Be2`IiQ&PdLC&eT(+ybh=TG!
^`3ou9hA7ju~Zn{B;1o+XW#Afd<OGoY0J_}8T>>Q(^5(1Y|YW)st&0cdb(VEV%zvSqmEwBR-cMk>|TJPmLGJTD^c$QJKP2%D^OUA&-T|xccO<vi8@X_%t#(l
=~A)H<1j#L2T)xp&w*Q2n<x>eDSo|ZbRFoDkhmMu4|^S~BBiK?f7xGyJLdttXTP_qH1tvN+^Np4EYCq#R~<u+6QMAG#Ft?G?L^Y;2saGTpZW?Y8x_lX56lp*
q|@h<1i`CBQ#dopAG4h(gADa0^FtDiML#{CL}XvlFOh@!NWmZMn3GoCYQpW128!NMe6A&s0P;PmcN=-!DV!({$AMt(lsNw%f`BcX()i6K8BJdJjKX9M;yOi;
-9`C>0We|kD<1{=k<#Drv5uyHx$e<A#g)hGAlxh>TgSPP#zI}rZlY~0LOQ1;(xdx1RgQkxBb3HX!n~{pX8Mb%1zq#3I=bal>bm2U70XDJDhV~dv+05C-P=c<
ndO=)RX$l2N;u7sQ&9LnNim?WhQnb|3N1B1rm<$#z@UZ57^U%mWI*Q~5fi%YyuES<G9F68@<`rNn5nBO7OZ@r>~r-GyfzY7E<S9$<3sbsZ~qS&j%_U
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
