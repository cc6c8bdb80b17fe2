#!/usr/bin/env python3
# roborally_reference: contest-bots 1.0.0, bot/submit/roborally_reference.py; 56,079 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-q8$3wztvmEd1Nz2BsO409wWX<a&WE89xqFOKcC<Ys0mE(M8@gqk8W1Q<zm+~2<EdGEOwASJo&x7*oR1aRNyp7-O^gX6mW&*`*URPA&+xV(8VOdcH4|8|p)
Rh!hO$w|Fv%cf1>%VwCA*TqSjELZcg$&;ommM7=<SG_17omTTQX;#M<Rnt`U0-hF&8T|jGSeA<d{#&o$cY9u540wpc#e+Pd87%ALdRffpH~n*Y53k?j>tS+I
EN9U3>AbF&@Gtbnlfjv`S9Ma(s+I@GSI0#Q^P442b+MWkZN1Es%VmAGEG`<F+^@xaRW=)@b2%?=%4Pqo4qyN`Gu)or`+>duwOlp@PBG}~m-C`c;LEVXCTY%L
^M<q*+cvqX+H+ofd0H;ZlJ^=PwAF=K(dn|jNT$=%Rl8c2(`iy&T-Hk%X|bqV>Zv(g$XCVjiN4-_{sKBYZrUXr_C?vA*E9L(q@K^q6KXgx4PLe761P{rYHu#9
#hJc*Q(Tm@gVp7{bYtOWxy>2y<_u`&+UQ`lT)Zprp!%CE>$Zl;=;v>bn{xRptte04UX}|OAE2aOUKH)LSTt899R0E^X46_<(l6MS{y7m)4Peikwpg@oT0ic-
c{$yG^?&y6)9AyS*ROtlb+Gp`DH{J{`uf#h_x3mRqoAza?7e(-@apZG{XBV(?>Drh+o8?A#~&L$hPk$-+sEY$cj~lSHtkfd%7(UWaXj~D_WJFcANKYSV1Hhk
{Q)#GIGI=Fq8*gWCEQy5{GFWP9zN~;z9|WlXoG$J8Ggz*2wK!9AN9kRaJ2JkQTBehESuH5^?l;Q_w)?G^XIp)06Ljul>F&W@W|cuiyE-ty!sUu+|qSjmPv7P
QeL*@YzS}RCp-sqx42O>l$_z`?l$88PUc0^BtO8Nc(pjKQ-3+K;o%~I|7Q@wtcJ1RrY0xQ?^&75R!h8BMREqMOt07sR@V-bYSHpfzEh2PLO?N8aKI;YhC_uW
e)bodpWb<VGAmC3xuz#`MDu)khI+-a<k2&?7MZ_a18y45G&#OWD!2{=RS6zUGf3VS6&!Cer16GF0Wcil%|*(AhXiL1K<0K7UYyjcW#iYcgI1?HKfOA%ch$n(
95X{&KTaV8!}Rp<!NO6Iq-ucR0LGgopQ5gRxBUDR@h!ptV(3r5&y(K|{#I9uR7cA`A3n%}>EU#=AD~MoA1~p1psKe|>+k`S09^P`#;p)G65mfSTD!c7x@Dv=
VgN{W8q501pR1je>8rd(AW!~^#FD0ic#Q7y-8R%t{S&prok{3!zNzt=nmxKGu2Y)o;HsLn=R)cS=Vf(v-e$?O0Ly&A_@?jA$+iCG?ms6d<$T^eg&WpXvobk{
b;32Ii~q@v8=ma4L^6`V4RPCwx6yB_Tt-<-?%;780o5eaYlxSQ4kK;K`6)0nFu>4KIl6hcd7WE#hl@qsF%qj9d&w$%3XcN(;s6MmA_1T)g*^~C=zy=lInJ92
(V%Lk^hZkH4-nx3TFme&<CpRnw;rd1i^5myJHRiqEE;yh`4=*6xX_<`51(`9q7XC5l*||M<nxd(?SgnKnnZB)X2CnjcOxEXuqdzFslQA3VqPv%vm$%ZzGxvh
>#O1>X)OlO$w%XV9(qiboR+`~ty@F7?H4gCE()MI@Y^vx#AHScjBmiC5q^3a`UPvFGm)`B*_nK%(Lb57J~K7$!?FfE$F%KuAtwX8Z+aT^3DDJ97Oe4ZDCJYw
!)KOD=!$&WF!pD_6=zig+%nJFGXyUTcb@|P9dZNj0D&|@_lLx}HUt4gOKD#|mgOZsBTndPGDI3aJYuE??tQhGH3Y=W4L1?{fCxvW9Kku4#C{JAE8d56XoXYe
-AB?Ueye=kNLjd)zZ;a-fEufXLwkRTg$|t>FGD8AyP#}G4|2?*4Re4)#|zTjRZbaOwr@;K?_|=!q<e58$#L02BS1*-O=Hm~0V*B)Qy^L(uYvH})|Z#SEFg0T
OyEU*fn02Nqj91oEoMC$-{oUUN|?kA!}BdX6M#M;DbHoW^ia^lsUggCFuIT*I2S7#rNN;MX!Cp<V(3P0_XoflN;~t>)j8?{4wkDjx=vx&42o$Wrpf5E->DPU
aMUczHgyJkeVYaZR61dxiCNbejOZi?5_<Vq>WYpZ_ZSf@oe9toprUw2_C7AV#Iwtf5fF{M7}~S#9S$Pe03y@OCSVU;mMwsgbzECG?n!+?capFiGiy%;XCSB`
)YmJ3Z&jppNQrPmw3Vslk_f$z0@Q5TrAY^gGpcWkk7YBZi#EL5NXRbGC6K`utBYeepwTGVF$Yo+92@jCz>n!q$HuW7OwTVGoR;gloC8_V&*X#Ly$+Z|#4(Ky
C5Q}9E*A(2_g^triW9LAe+q)gaREZ^C=gmxUVb34GoQr$Gl9yw>}ojdG29+N|Ga#ebMD5>X}cnYN+$PrgT9ORHB@u~1!fHT`-TspT#!Z&0F-eZaX6=*5q;{f
U2!3rJ|Z_wSpu1>XTzgVZ9s32zC;H$E82pPt5<5cM~91E9R*Rc5-Ga2cu`+m)Iu?Hq#svh3CCQX!ZO<4J_5~`<F9g}ya(_OhyJktVfXd);KTbj)1Of{v9rCs
J=nJTiFtKVwT`QY8LuvY770}lJt6E_i(=yfc9pLM?PpWKrDx2QT$BZHlDOqn8)z>6;<h4%HT=C?j1a+R%E5RxA+<XYGBP+%vtuwcpLwW9O}_u94qOx>ye86s
z<%-eE1KX>_gO6ryL3ha5eyb5z<-t}6<&*{$@UP@<^_`TqHzjVRMmpuJV<^)CZLe5WSz5UqToEw7WJ|WsV=NwrZd`!HwItgVo?vggj)-6B4-rz0T*NOaVnZ&
5GM-kOu#JN9z4kt0E|4@8Ej{r5wH<oE(a37Zv=AmmWiIs4tY^5&niT5-2uP;76;qz84S+ZUt|T#k4TmXjp=XzJS{8goeo<SwjgI-RP#A7Jts9FiC{{M@HR~B
@sqVPYmkT0@fn{pDn2exiWMMsN8O0CYg$}M11ApfStI&7UNykp0i*z;?&0q|Az|Kw_Sa9+(}^K~dp$>`Oab(SSP;GQ9WI10r#~M;o47-k9WCT2Vb_n2bkw6G
kn2#6<(FBX;*4pN+?ZY}>(G*as{_FN-Jh_j0jBa_<H_^KEC+|@*Cnp>m3!YIU%F2~x!@$rRA-Qr2FcB5i~BKmCV8Y&Vc^Jm>6b809fJ>Zc(A_?W95jl0A*B5
HH;uA?1}~!VZN>Bv&1W*0EAA;LGpINxQ13!weCZ@{lp&8eL%LdzFH(m#?_+6k^!DLkQ3BfAa|s=g0Rpcxh$9G1&D-4M=#(0@&;kxvW8}lX3$wi{Tv;Azx!e@
d5P~%ixcGT0Jwqw!@ux~W^@A)^%3_wz*Tu69l1c3dUZlaN5Aa8I)Lr~2z1ziQmDJqVR^bNH(Q)uz&4@rAqQsYe^w>z=sijJ?Pi;odoO+>l|Y`rM!kCT!+y@H
jd!ni|9kH}{Ce|t`eOI}OZ?;g!H;?Je(#4@`v>&uMLD0})9CV^nYMj+wQ73#gsU32TUr5nZAxI-+VTur2R|GAO)Wr3S=Ng)T>abczn?yT3v(XQ4B;}Sk9P9p
(N1PL2~x!o#umAQ7z2V%Bu}b^I%PU?Tmuw1q=Fy--2%RXKkxy<0X@J!@Bu*`KEOX1and#-SF;4EW4!(7Pm@odcJe=c{+#}KnAqRhr%#{UF2haU`TY4ab}^Ms
QE0(GKPTf)a%i6?^ugPAq;i#Sa4w&dPt@%5Z}M-#kAKsD_$jsCeY5||-g^?)NJ0Yf76l}jUiyhA|2g~Z6E6AlZ|R>$gDvhO%kYao5C89PNd_Ov9N_VvNo<<#
AM74{*e6>P?jG9@8Ula;*`|p~@dLbz3>zfmz6L}D&Ga6O#}kkw+T}#g@jao*#*3@-kXGHw&xxGeVc)ENfuMn986~HJ_5gN{Q2Epnc0o|y&Ia%Z?F~mqV$mir
t3Q?t<^&NN!ux@e($|Q@8TKMh05CTVh>YyOPVmmwFwwXVanFRUVj<32%&hcho&$lQr}i1H3s!}OyfJi{CxgL2BwB0fkuUJ>=_hwN3a{Gg8VQS-($vZmJca#6
vH?d>G3&ru3=lErv093WN3bAv_}~c(Zo(NS$^S~m?__P*y?z5t?V6Ag3e-xhk9)1UxIXxLPnylv(OIVL5u3)W4)Ql3C1*flHtWSg-WhMgDB-63h>_~ZBFq#&
%acFk2^)_*$UAL^S_ntnesEb|rjIiZe0k!GK2AFjz*FwQ$PKR8J3V}mC^n$(ff9eaVKSmGA>};|o_yyJx2ofXW*Od&HQPiP(r(W=qDivEoF=PFG&6j%{e0E|
@Jrk+-AuOGu{o`~F5dS%d8~_Rs=qsVgy@J{6J97%-~edZ{jkTR-KnMU@By?+KHYqdyUYk%+~74>q9r{QbE1p|eA%KiTh}|!RFp{dslCr`w&t0ebb6g9H#{=_
g@dP?_M-@Gxzup#r%aP{iX7E_IhAbyasr)qfW16n3vg)p)%z>@9=*Z6=6^uSEuy?hhf-{~!@;FIhg*-F$Suax$XJ?p)o;COJO9`%I^4stzY|jeF`Q49$4^r<
`B=00czZHvF6UL7W^jb@TR17x#a3W%H};Ws8T4z9A!wiSB*^qhkiq8CMX%{z8pep2w9Fn0=K)z{oV<q6FkVK<#L)ddT%4mmXF;wQ3-VAnE@t<^&vGPuO=!Mj
?mE5=ir*e4kF$w^SkscGI&|^@!RW?S?(&j|TXEX_p;PWKMa+rj-Dgdze(pgp2t!>2Ls}+uOjGQFSTawxaNvHN+KeCVOc(~;PXn7g05(Uw0vn0%9qAw({5v*^
lCpRsk>FmiPuwDEi_>aqR+5oKi0|DzWDNwfD5h2{%bG#hR81=W6#tVaI}w)i2bMZj8{t^q3p$yUt$a8R{)OZ49Cn5{3vI#b@D7S2i0LsTiXT8TWeJ%THh02%
?v5ZE7IlLh@YQ*VR(U#Y<tENW$0(owzDYzdCp`}>^Y=~2$$MT6QK+njH$<!e(b(BqM~(<BB5pGF6WGBmy#fX!dK&}0HwK4Ed?$HM$SV-jO?yaeWoQ3Xyd-rN
EcG6DO_@0yMlXN^bet};Q|cI&?tBBl_U(FzmrZAY-}wgb&d#?yO2qjfiMM1l7bk|CofO<LOt1Z)H@Kzh5YWQ~MigkgMFWqAkKwM%-(L^^;D7vaxbw{fL48LU
3Yk22)N>Kt;2UqFs5wILprbQWM0zwL-yPU#VSPrU#3>wDsmCvJYt=%S9Eq$xr~qKD(<yJnoJ{Y0WMf>jQ^VlexFs@oraRf$QQEiLJs(c*JU;B~+6hF!g@(p&
dA+O{^20`+IU@rv{v!sQk-(4Dw*nxI7@RB%fjWT^s|I?fju7Hh4Lo;l6m6b^hLQU#cc2sDOM_vCs<~Q^E8)KPVo9q`61_bkq~>3QGmQnyfUevo%Uu~4G`JoP
Xft=@WB!7>p5*<GUU}d;m0Q24JTin2td>VHt9qTe-|;!{WXIv0LQtMe5E`SsV_+Ol9B0_!n8f)aM9<b8!XF%e$|UIy_*pEF>adEIM<2D(6gTcrSqDBZ&x(0u
d_vpMC=n&x;B+;g(=#g;T7;i@l+SI&t8hJ*U&x|F?)56h&l+&Tx;+FA*6ig@!A=~oC=|&<jdh7HBl;ly)R*kjKjNtk&X)D+GTkAr440fIseSR-y~sjxCg(az
Ld+%IkL6!^iZjZ9RR%T)H-&ViBs%b17*jb%+`z4ZnWl^4G9~z?Rrr0*6VmSbzH*sZ7hwp1kp^nWo!^cc^jvyrJTWLZp)8<jY^xCao#%4pG1@?;Xah08z#5$5
5+tcviVF(WD)f5Y=Li;AG>GCK_T7&lk7xf7rjN(q@r!LbnFJ@%(FXa=o%*Ln(y5RCR-UwzXn(uC;jxmklDoD2cE|`}1r#w_;urWAIzM@I;fFHxFhkK|2cZ~$
DdVNx^xsJA)+(TkbG<Y~-+G>Q$d%v|vx<n7Awd_{P&BO<dd&gJiPHzDIwP2Zf1N341EY9CswT!C)WK)cnz^PlV+XRmR!6qT!wKFo;LKa{(IPZVe#TI}<VCTZ
*En{8UY`{_nU$BQA4BXUeg%<@f74Xvb$!{H29F4|mX*Y(^P;_NbQC)5;JGTLgTOXfQFC6AC#8+5yN4goEn#ZbXy`1CAmv<=lgHw6bDUZ*U+44VpXJV{@V=pI
{RTrl33fH|;Zy6Q<4hBna=r34&3E$qmS!9msg3@+`})JiNHzA}(1@y&a#1X+y1A{vG%$i9|5|=gD4wyqZfK8EscQ?*)mN?|XW{vDwP=9*yqC##Q()Y(__cIL
{H|_L0z9CHp=GyNF448y$LbX*U%y)De|P?HN3XMDdA34#W5(Qfil<wy{@GZ%3%v4(U*XDY>?mEky{4^z>f@@PuV!au`vswRjKeR`7Zn!wYoy6be&a}y5&aV*
a_csaUy;``th{Mw<kB$1zu+P~WjC5D^{uHEmn)9D3k8SOB7F|>PPECX2~9@qF79txHV~$IdDhU}Gr7CK#G&hV;Q5dJTJ+I%m~;1%o#S4$=%fMjEX5%W?Z1RL
+2C6zXSIe3qK;1V{HsM<&4tM(Ctm=cy9WVm2mn}JqWkT@HI${sK>&ii*2M_$jTy=%2~Rilo&WzF3E%?Ak8iqkFD7zpeXXX7Av&T-yd|&)yeBE45po?KNFW*g
O&Dj5Z+weUA)}zbK~v8q`aln506aE)Xu3Er=BLn3w`@?H!qTSz+q#{Dd3lOHRB4v{XYx1;qr^y0Z)VVq5X1iAPBcw9OZ$R^j+bTe(LcVa%K3~H^WVdk?|Ua|
F&0@*YF=g@fL*4J*E;{;3i>{SyZ3fcs-rTu9*Vc>vYf3>fICqq!Kx8&(;4y)HSE<wy+vyjZSN3l;~W-xfjGPzce<70-Hn^Gep`}}7^~Z$<8C)48Xm?9E%4JS
dncADCg2|d6E)z!2S1bxzG|s|w*UQ$KYWw=&a*DI&|5Z=J_mqhE>_IwrIvns4RjubeH9=AW#q1~3p~QaLO1!4%u4d6H{?Gx9ps4zE$Lp@uN+P;bL-At*{+e}
xYBTol{0g{+hv8+a=hhtB~P67grao_l-zCB^-t^5DZfhj7SQTCQ*x8W_yPS}CIw<~gB*^}lF_pdGEZXNa+wV8VHkANGp{u<tTNT1FglEv>CX-Vey89teh*|e
Pkx#(Hed%Aba5U3NnSjSyc5}Eco&qc#|xX%mS;Dp$31+&Z69&l!w3D&u>jeBFPE^Nsc``$dmVIlUR;*rogwPw;XAnEu+&g}i*%0oUyP=Tw%#CaJ|)h%AbTgh
Kc2)riVkw@@xUapk(_WV$S<2MN{YyUFF-eV+*wo#U7^};P2h-v_`uymxm7fLww7f7OX%^-WpUNGs0HS15Zh|!IlG|hf%13gn0m_jXE>H!+#1j8#`&O#)7@%8
Tx<taj)|8AN%};!c+A~~)KspBpG*i|JR63Fg00yuI@sMFixEp@reVB@y-sB&12n`2!B(pUDal}r7M&I4JNAy=$z>%Xx&7yVCP6=)NInW8<QDa>$n8bfK;F&Z
Sklt7{=B3THx(Y_GOKRru{3Wkfwk^o2AKN0eno6ZZ7Us%v}o&t0C|<h-yw?k>rs7%$1>&~CWE#{`!DO7&0xCLU_8NaxerOfpELm$_&V@Celr<*c%&o*Wb#<d
Otel1I_c)2H`HQb35CP_M05HV)J)v$vb$nN68;{M@YlhMF^+&grZu~^`WZ$SgY-n`)7y<zV-3VO_?)(8l19u;?*NGYZc(@?RgUyrVXRWy5yt+FF=k(oAZeq5
zy+e6oYxg=zHW6q6@k`7fOq{*Pl^S_K9{XJ13h|#Ki=&Ayf>nQJ32yhp2xx!v&I~e6-R9eh>=zqK$s_+M$ndb33CwSb95BEg)u>1`bhVv7N#Elz}OAo4gkfS
oEv5xfru0Y)jTvr5yW*Sc3uM-y2StRyhz;UKQD>}>=5+EKa1I~#iA|F%4oI+j_{B<ls9UKVP&YbfEgYgNun~o2S=gLgWR&t#8!(6Z7)3bWznAVU%ealV|`@<
Pq0gp;rPs+a^#(u_x^F4vT>k1Z#Yl7-x~bpqO`oTk8B1hG03>cqlf;x$R)>p>}<!KIChbO7}PDDICA6)T7(D=fpGwWDv>yF+hNYmh~Iwwht9+UAFf$-O54)f
PMlC9xJ2Mh^x$i}BZ)+Jwr%^HC-DS+pcqD%nyPWZjRf^4(b7obkGuUg?vwbWq$1`FHHYfuZ&Xb~>B~n?&dW1hVU((ABL;TFBF4e|BDn;Tds3B6X!YR80|UGD
DSM)ENT;m*X(G2_egj7X7o|F0;nqZweDkkI==2FOlyyCKADqBG-Ou>2PC5U}-m4#eJlMaVvK`%dra!%U^D<{%r^)ZHe>dS#Miu{hcmH7e{_VjoM!J{?sV`E|
JEj#ybRg#EtJBkYIs4b^-Jj#x<h|;5{`c$0oE+}2d(2Y{-|qGRjq8-0$}azKvH$w*!Swm71CR#sPiRa2W`_&ijwwFI@E`YOvSs==(&VhYxhzL4Kz{u=8xM0*
`AiNMbeKE{{t2D^5k0{Ec(}k5o__yo?=?P5-JvJneV4dK*`R2!>(t1mnCfaOeFaO@;G%ulG_=l@=hcEE7TGbNo9IqSK}WGhxA}(A6_6}EDUTn+E6tWmzR$!8
QH+ZuZ*tK>M@MqS(NTzFiMndK0=*|cmh+oPKevu7Fc*%=5s2{y@mLXw&|YUmI=%_?@7N7KLXTO;AYd|xOSDS@I0ElcP}Hl0JyBRCC25+k3u@|78+H_fw5wvB
_rx-nz;p6hh2N9)d1sD}s2MK(GN7V`9+^<e9{GdWb2`dVVwD#0H}_N%_9+NOU&cSqVM~~U8YS|Ak|P*FMkY^^i{p&esNE}CfJqio&Z8cfo$42QV8J{Y^c}w(
EM|mjpu<P9CCnk3&YSYKp86I#^?)@cpb4~jS+1l(R6!PsoX&=!C{V+R5H)0qut_N=y13_)p$VAxc{~`V`_**MCtc_PR^bHK^?^_4-5R};(>aus;f0&A>cIk6
)@yU2lZB)0SK~=vgv(OwKh&x%Td#a2RU9BA;Ivuac0wV2{5N~?=&#60Fj|5;P5>43Y)fgN0lWM^BBXp8nOB6%bg>X-aj{}XqNvtx5_!CEcjN_zGYWg4H3EoK
Z4<5jw8kVDJm1{26qK+h4YpF^VZx4e-DwBdxd$2;z1CvL-=fK612&39y$V#ozLD}W<tER}R%^slbiRG(aZy|Y6Md0NJO8>Tn@$htnER&s54QD~`{i^MLuEpI
Wa)Y&&4z7`%L9asE#Pi(3R;z)<lscOIP=260`BGPhWuu)dUTvopbZC1t;J8qYH*8|hcl@4=;oT<ZJ`MpO&Rm4W*!v9D&`v<QaMDqlhj8Z(43w`NN@clyfT|(
WCPU0#*Pucadr>!H0$7E+MFS?pj}m;Akd$XsRG^*Feoq!C^sSBfK54<49HzxS~Prw5M;)%G#;s8I8AV_*}oX?hw`%+4`3)V#RnFJP#<mI1<_^1>l*%(GLh8<
8mhZr^IgWf1bhqLB^;R}mHN6y?Vp?wF6)f^_vsHLpeEb^=X%_va6uJa&~zz2F63zc@C|nBKg6j@Kqx+>Fc6sv3?_fwWI@b?K#CbZRpRQDI<PJJjG(A&U_D#B
)BY6-p9N|Uw~|y=2ybPH1~wlhkKq$H2=R>A#-EYizQ30galk)kfO(cRaLA@BKR8@>?1K+~wC)hHz~`UY_=qM4P|U`dSdvDl#q8G$wYCzUyN>_9mC?P8Md?M8
D5mf*ELy@HQ$Zc`4gAll0&I>t8gb4h&%+B$_zXluza+KH8eW&IZvdE)rO!mg6zr?a9{^0?C#jK_AMJDmupBt-%bO9W1hV;a@Cr;D61`GK;ADi67qz|gX5~Eb
-A;Z>yi~{+f}RKDnZtfQRupcC<9?NJ*ZB9dXTDQ3BgWeZ2V8RcWY})}*9NdGK9VOvihbiw;l$~0iqV5{(tn_k?I%WtQ<${-fi387Y(c2VOx%T9I)f~J$_Jy?
*C$zkMNU>14WOle@Z56338U>$-hPrNAj6Khcbbs_1dM=Woxp51;9HPNl%hkDIBAKZ8~j?8SE){A&3Np!0Ic$x2|_BTbtQF@b74S}m^di^&K-UXEe=ZX^IYOc
y%899uOt2=)Oc;gZ!+%?I1C`-Ko-uR1^eVP%$S6WTq}V5zgi02nerpc!nt=mc^1QEBt=#A42f0x;_b`5ePK2U32xD*WCJ`--qo(uNS9eT0uB3@j`^Z9G0|yc
jv~;<@!Pn2z3v2c2VD+TSXqwa^{9M1x9tbfF?HIbdnR2Y=5l;W;pn@np~(GUD5p_!6kI{{JLwLa#66)hPP)RFt~BU>0B_UK4(bFA^^h6%N%~H<>`IpJ;52*W
N~bCz<q0xCS9m{M;E^880iD@V2Wtl&46JW|n4~f<{wFoCF;KuV&$`@2kh7ime_1)DgmDb)?Lssu%n5?((@6P3njzfPMXt49#A`u-!2v;+Qq4IwxO?pe^on7c
L^Q<hk!JEM!UbJ|X5p3Zpa<=TJZ9$Topp*agtI4wK6~t(#$ZRXsY7M~^yNyt?cK1PxyMr*JdJqMeu8fl?b0q2z@60d)y0BLQfSMWQKB?Xh-S8$ziOCZHgNfo
h^JZba)5JT+!RH)>j%Es-K?_~+{0W3s6Fjr$qGp%C%Q=l@FpNJh+EkriVPoKK!=j$Gm{C0mA(T1WUC2=@=XiL07CkRqa(U{AhDA8s`rr5F-QQI(r1_M_IW)A
co^a~438X9I&#QB_mE+KsFuEy(k)4X!g$#(3uPnv>l?r3fcK**J(VO=MSRD4m9s>a7{G{lyR|nH4>u;SRR5<YAI+u@=za~wGC`l<#!ARN5k|@on`~KQ0w#L%
L<JoMF4Jw7_f2w1(S`vhLwans;LXbDGy~`ffaj^CPp!_XmRHe)SPdmrY!xOV6Kj}6qefT?@9HK<=SR+Dz?{CzTC}JZWn`QP_zc#L5r&xhhn_>vi0K_oaT_wT
`REQirN4+BXjq`6KS}x0d!$N<m&Hv=Cq@KD@-bXdL+Wx8B8O=8krd3m(FAXs3j3T1$IH|V?i>A)>p%EGy*L3*U_pLNbDtQ(VpTs}C;b<lSmivql;*;alo56d
-!b<_fIac^)#(Nij%JhlhvHihDpnK^O$<(OiWIFOhe4xW9Q5dr90%J5v)Q<t8$b^TJ7+D1Bwt{<K3N!Q+&y<CIt=G0Xv~@XbuPVRg9Ez2{L9y;)0-}8XMb*E
;1;*2i%A5KPUvyYd@PVoRP_1!vB?3U*o+*4nvw`y3Ai13Gv_a86@QFaM?58w(5NM9gtWnUsQt2}#vfRoJmyS(196bM4g`-aH^GSGa*I&F!d}A2RlUVnxW{W!
o3b58@H6SqOi$wJQ)b2LrXu}|X3V}K<_p$DCPgU_baaIOM7}vpQGhb_4Gw$xDa}4poI3UZ`?bxiPP_=?6{oA_jzQY`WJE0XSY&jTZV8;>KY@53pa<>9-a)1p
KrU!(GHoMI<^UZY(WfwB{DOP_yxF}&RQs`W$7#J<MqanQ4jxE2*bQ!&oL6V(obQlBa)<-jqg=XJD}ZluOAfOXx1zbKG`+MsNREl`<`m4Lj&jOu*=KrsAqHrw
Z!?A#l*RepnQiatED}~v)C8aRa~4_W__6!q;MHIE^5pG@gFN}`tM>;Vc3*#i?*}x0@%HDvJ3C^0kq5?|c;FwMQoJW@PGXc@fZP>j{c{X1B^O<RB(=mKxdk(X
l-(<2?XJ*eSksH|Y&**`e}%c~ckq5(A!qc6{+!pSWgy+=6-J3~2S|anxxUM<*L29=J(WJ4YB$%ySpe+_D0*vy!X)8<s-yN}e%l=r+l!Xo)|7IMLk3Dz+-76?
do(=(JGLbLa6#!c2^e-l7eTUE_&y(P55AT+qBjrT?eq=!vpQY6Hq6SBpNY;T;6Ft@j`0x=no`4pxE)AicZ<!IJjGW^fO;%IKX2G?Ky)AiU2r9#Wf|m{q(YP4
HRbXW@Z*9c77c#UXCdF~Vu*m2&PogcO?!>hI(gMkW>J2GMan&8UFUhng%}%LWJc*7a?B%6fYymo07Dg2k!N@S0szswXpFEN`M>3WR?Ql?5^2Yr9r+A<IA=ME
D9)_q@&=L_RVW-6gA2+UNR`H(kRJ~Elp8HMGw~$473Gj*!!~Z*<}f4D$3=a$NS(!&zd_-^)?$Qi!(xnEGLJ|81g5$<Y2=bGUHU^K^7`*Quxf!C48ZC-rCjsf
iIY}uZm6|8VV!rTZ9P4!8ICi*qq;P2sr}clPxIpxSO@juxLUZp8K-4|{72)9LkqpLDpHT(B1V;SjH^zWe}=FkMo42-NVU~S7z?u0_=mz^WK@g<X``#fF(-aE
(S05OlGCf6e3kq|9_#o~x4?a@waZ4P&Zr}J1apAH#PNGgq|VaHfAoIhEWTSE($I}Sad6-5NNFf4m~X$TVOyz?xD`hGZED~R&-b{jk=Vbs<vIY50orK$MN&t_
H&tC#g%hzbmL8&QJh>+9c>^0;;J3^HJ?*bWpqeL_$W^kT^>{+`V_H$!aDfD`c6NSV4xC2Lcr>prj%)S!lJWF2eQcZRJt*iNtg*!3*SBIL6y-EnW<<$84~vdp
#lOy@BD%9(?+3iFn^^-a-C2llm5BQRzP=A49Y41*cC6y0&d}D2fv|n#K?EP1>0>}7TS<&y9wj{}P3HSo@htN-8}!o1ZIQ{NgRY7~aF;pgX9#5Mq~+QI)Dfu<
!tkS^p*$uOX{aecf{3J{zs*r_($J%|exV*Ey!9!nq^x)$dJ{mz>Cq9N>*dYS5l{o<YpWIj8}%zJmtURNxN{ADOZ5l!TM-k{n}l50;62H;{C-np3C&W!^;7)W
2Zz`)J{l>)HE(Fpp-EJTBvdPpb%b4-@R3||SF)p&LO=vKs|8kGz>2-7GIHejIZh8lo{of>#Pr!Mr>^8LRV$(r460@tdMhq|gM^FI|H`vum-)kmRLxjFY1R%<
I~W|ML*&Y!mmDSNqFOq=iQEA<2w8OyHGY{YWKEK;sGd(JbcR%8#r)r+Ea7c*K|0Ij4darj=!`E{&ADXNKLZx5`6sk5@815h_kQo?6cY{t26%O_KMl1q4mSR&
Af4}bKfFGea+bk7dHL%7-U}*16GZK-DQk3>pdCrW>PCFOB45J&w!FM+GA&9UyGfVCq*^!e_3P>Lz1Qf`^n7pk=jr~z`&Tbv4SWCf?)~2WzP_U}_Xk4GZ`C{b
h@U4u@aF^Gf+q+y-@kf~C9U7S_z8A#`f~T@-5>UXbPA9BUfDRA?+HXP&w}u4s3M|!&b$p87CAu`N%&qRe++*u7FuxC)yZ?{4&#iNH>ps}@q`(LW*vQ3RQ5sf
7reb?Q2*UT@$kKNqriIJP5&#fT4AVVo)9xX@g7xV!T4r^`ZHGtO`89A(EJfM#{YJkTZhAaRmAor^kNZCtcjWinEo%8sMp8MupQAtNv?#8Ab4#~9d(waA50rY
&aIYy$By5<?#=A^EQwHgGy=snuHG(cS+V|8tDyGMhEZvw4V}`S`3z@FQ^@JtxcEfbdx^R5se20tl?*TpvXpeWCXW<nG-fKHd49=RdJwP1+A660u|sm{n%#9W
iSr+~W(+qsYqbcjV(hw3*j$@Q#vEs93OmQ#RW6g2V7tYvH>K4SVSRs$uO@LVW>UvuF3jdU?Yg|sTRFck4H@9AnbxO6!&}O?h|DHRK_<6_6gX5A0NeT?0xC2q
)4}K-20sZckaC4H0zYBzOu!xo?YX&Q#2K4d9J12T=thTTl7C)SOK0H05{V07jnOo7HrW7h+ylqi0A^X#3sh64|LEt}P3#agBujmC=w~&jU}k2IMIoc@bSYFs
L>Nj?!$jSu2suzE<_Prx_Y`M!V=j8trV`pf9|xY=F1J(Y+2q5}ePN0?!q0@HW7*U50yB{pXTaNnkm|D}u&DEUE=!3lAjf2GLb@Ri&Apjz=n;MHN{+cakHi>E
0%?wIlJX}{)_H~7*pQQt-dSAJ(IdqT@(OBp`whX6Y||aa(c}QPG&aKgdzX0X=m-bKXA6DcbJqu3ht*D7Nw<WhHv9d{O+qf8P^EOgGzS;|l5A$Cjec!&b#*-0
#lOI%pK_U}Tv(6d<cm;eCQg*>6QIFs6geW*M5IL?F`?n*+L$Xl9L8&1wDdwhp;e$Z(E>K_4hG4(B;bredvb}gt=`Jz-7HiG-p&kn>W#w4X<Pav3AvMQ9a2Oj
`9^4ThzoV*2tjW!WnBn0$~tlgwBTgD*Pc-n|2&&<W&CD>r!ia2>*S}W!H{k*__MIaf);ZG=?%m%TwLO-$Zo*3>g_~%tvYFi+>}Qyh1Y)sAnmf6nIKsTDIJBM
vE!-qCZ;Nzi;@~4-nF*};m4(WIOrx~Gxx$N*ovS8o53@P0!Joyz6&<iUEKiL(m1l0p}tK67N~wkx6!z>95<ZF7RUs2q~UF}7df@h?WKa<8Pd8Y7LoLB?M_ed
oCe+n=t>ezMSPnpIMLz2hE~?~-kd!lkd{|*yx-1X@NMo>{|8!LN~WhDj$9j`Ifo^C%d=V5kJ}ULr%gNj-#Xrp+9JaUx89nQ(eb>Tvce@^e!Sl1yslg3GN`-Q
;Nr}(W}@8l6zle(!Q8}*a18GhI&GVDYub=?h^L&pp{%o39F`LD$LIryqADdNm%S2gFFu?~b-56LX%Y`%7O2RdQe)x5O?PG>4E)u^mQ~wyAkdr{F2ITct~?d#
u&p2fCm^hwEP5=BCm4c6ZJfJ>e}(>8{WGI21!hN*%}F*|ZkNkwL3stU_3`O5<uR&=C#s%ceMIQ9hF%Y}WkWTQC=-qchK0QWeWTjZ75x%suW9Q`6w|PAraV&K
V~W9Z3KJ3`<8SOD44C!2nx&a!4&`8Y3lL-<k<G&hC<SPFjgJ`Txc14G(N=*Z$6^#$7jZ#UD+88Rpi=V#_lYyk!ui~E-{=-#-}b2Jwp<VOEN<Li%2)E~V6&l|
k-tq&M&oFZW?r!mCH|Wdx6zUP)gQakV3&sJzQQ+N1K=VYczKb3NJ^aArjw$bWGg)}2+H2EcXT1A>r$v(qtolr(T$hoaD$PN#pU^@wC@5e)Vr<id}XIj(~Lak
iI80bazQv^B@-V9?<hO7!?CaesppkAvs^9EdWHXBN7wukPDs7s@uUA`XX(pJ@K#=svjEj35-nKOl6w^<$w#MlhGSIVT`jTL4`s0AotqcSvoeT|Q>Tn{cI_ko
wh}aP&2H?I8}h7}UBjQW2KqpL+`tb(w<!?ZD9*Z|z)BqArZdEKG{o=dGdqS3coTQ)jKd>2&G3E!fBc9>?!9;Di@;eIv>P-?hG8y9@*0D05zT75@963TC#yC>
Kd+Gv<7SSI0@STpOK@pJd>rr?a{eMlGJcku>de$ng6sGrf`e+;Zb(l;0REKn0wHr%_zYwiZ=#^%^16w(6`4UtTkyeoRHTdx30h=CG~3YXpg=NX5{C>FvL8At
FZAz;ez$X7{+PCq@l-b6?jeMh{z*|^q5|{!tU4*?u-Aj)<YdKJ=hAb$NrCeiJfQ&IuSUr~xIM-21}Bc25!jlaSgIMZ48f5i_uwTyA&GR3cRx{<cF<9jO5GA4
H55w7uqxgL3&zMeN}P(3E)h;9B4@1RmPkKixWE(vI1t`Xfp#(b_v@>~SN<8EMUT!(cswUmxbgdgpx3FlbRleE^r|f<3D}Z`ur<hAs~0~v3ht?&wEXo|^2qE#
W<Hi(g8w_41PmKH44KuVqYw}7_rXpKw<1uwaVJ|09MSRgtuc#1(}o!+^A`Xieq*7|aPo36^v~9vt`>hHxtp9oA%>)pe)mu&MreFlTrpppM$&>cHqwF6Jf86`
rnY0)+CFQShZh-y_T2K+Q+z@3m&(xd40COfskVlRWHhJ|VBEHV3=>Y)PXdWlJOfuLT(1s&r57jG$jc~c*vg`tXhFeA^V&SZku_Q(Vh*2zD;T@nMLL16Wn<je
eP@!d-Ly`6D<=R40&z387EG;L*>NIchdng=jC7q&7YC;!xZL^ZNJlYbxews5<%>w2E~l3ASkT(f+hsV&GJl{zr8=p^JvJk0h}`7)v`;?v>F|9eH*fdiy1#d_
dgZ-lFPB_5K7g^qMQ&1K{tH99<*j0@u#3)TC`9iVXl?7&$@y*i1n>3cWg+1#Ti`KB0VWbs)ff*fbikD7>=c6MW1vrKkU}q{XrjI{uVo3YWh!HJD5P{*V8ztb
o^;@l=NgQ|o*gHF(WJ8t9&=pOy4S_b^+j%S6u|}q8T5Nwvxg&{fNZN2Vr7~P2hmJ10Zu9(Ws&ZtcON+>Ea)~IHrK6@$73B;VaYzAopZm<(n7Dr#t_bE55j`8
J>MH~x_d?rU>T5Z)qquP46qIae-i}L3$X!w8W@mqvp$+?e}RNXW8VU$9r~GUXJMf1ML9(i&ut4mV+%yg83Z(12>S1=5A+&75xeW*57`N1l!T-7aX*}hmb^+*
>mQV{fNC;@osk+N5-D{crzWBa^^7ALVon__v*fB1>p0UJ>X?<iAcQ+%Gf>Vk*EXfJm_)JF8Wx*qsh_dF^(*tEX9&|cJCn(%JZ-ys&Qmh;0b*!Y<wo<UkXz8M
V3%f7czE|F3ocHuw16*BQz`4D;v{-^qXc}t^;L)#LR_n<Qlp@8t-kI+!g&D~q(I?ixnkD}p&s;52so1jwmK9vS<wB!hh(-e$(1(p@q+^|U-&EWIHD@lZSV2t
Ja_<WJK4k;AB)x8rV%2%M^}Elfn-=h!$?^(1#mRB$D(VtKB9u_(RF}`&1XJ^n2b2;xC_eSG(^0MGrPS8788QgjtCP3mzbt%((s|&&aQPE@)TPdb#IJsYjhYJ
@o6AA#aeC~gCc&M?h7`pg>Ib^7L#?A8k>pFR`L%v=NXGZJFQpkZ5x4L*EJTYcWL(!@O#{Q@j8uQ%WeREnFlDrDEqSxylrkeRTY%g>UW__XSW%sgmQKXXLq@0
j4=8(WL_3P&$oz7ImR=Xld}kEFWcsPur$%K0;ZrTZ#$#=NrS&u%XU@F!$Y+ZD8bQ*7$l84BC^<TDv$ZaaO1879sBP_YmGNPotxle(`?jb&Pn~lBL?cK9^ocl
nMvX+Tkuu#4;nUip42@Jg;KIrR-z`*8#y<=aqeg)LKirgg64$Z4gzQ5q57Ps;t_sa&f8`be3Rv-^`=(NeK~0H?!*3%z*`O3!Q8y~VQ&{7dyjMb5_k)0WG%|}
{lVK0FMb?~XlP%&-+Q<F>itl8aQo`#-GjaNuXbO*+TR-nP;EcL7?|nv-4{O%4TBr32eIJLVsQHwZXaI0p~GtM^7Ab*9PFAOL~>x!8d169OT0|o${&<jSG@P>
1lWlmeIqET1McZPtA70J(l8u+c>iYl^X~pneQy6>Sd4?qdW0VR|NF!4d(OW`x8lye_HW)!88U&^{qhDAv)s#<K6Ikz*>H9jz#DdkByA6l0T?(94odu}?b+w@
pX}Bf7Tb`z7qp(xLmjh%jxmUh{W5Sr#s~lt$uy)n!DxWk3;oHrT2VvytfzB*W&7^wI_?oK%rCO4xXZ_gwL23A`9U(mY;W#A@U8J4EgOiCcVTnMxj4qhg&^D{
m&>YNR_#rv+>|Jp(_WvH%*o~5NZ@R<SxK`CMq0|yiw9r@Eu1<JXI2SP6c~<yZvFI_lek%hHEmXNUMw-WC>xO|6>h(aiHdC0Gvb?Rfe1d(Kw$gn6<mqX*?=A|
>#HE&?q&mwj>hU6f|fJN9{9+Ez3Hykd||ULaXR18;e&?ebod~f#5*B1B>YD7OY0pqIqt<QJtotKx<8PzN`KzP!=Yf8D?;*`U#?mv*sFRvV${3X*fk;zUZdXu
4(6(Ra!f4+Oq^40CL|l`;qabEBUgxmnrjk$?F7H)^n+ySTeW0ycjKc97`<kymL_qrYFdIfZnj@z=9VUDR>$qKIB8W~r+(|a9<khTc0H`6QZ<-iW?Os=3g=|-
_}gz?t{ND&<SOKIAbWgO3#?|_@vKneIgRxwQENSV697J0a^6IDdPQ~7q@gDZ9e$82)B7YzKtTtIa1V_Q4kSO=qa*5#a;eFoxd@>qsJ_>55F;084N_vLJR#Er
bQvJ%;8p>CaYQxP4iz|}P8?3&(2JKx!)p@SpY5h?)Vx?9Mz=kL!_Fpr3ovoEI3OM!QBU~6*~IS`fS~iQK^J`WHz59ptG;*hma8MT)uZdPjS3Wd4!J)+bSoh6
F+yBF&aikD51ArO#YcF$!WaRXbK3n5lkD*yTh_MouwPL}#9%=iDM&*&l(DfVxAm2f8MhLiH4mhu=)9=VQv}ap<l1bhmZ!Na7U-15zv|P|2I~UL&lymhLiEPm
(5>mB)HIMjKY0_{=JC$KIw(xzw7^s4Oi5mNWTzv}=N+c)V;5zReM1ectjyTiJ#7HS%N4V=&Y~rnZZ$lBBs$c&;gDiPu$wm4De(uk#tqxOoh=4-bqde8G1<)?
CMi9R`rrgMn7U3$JUzC=8GSH(1_nU;LW^MWFa&1aLZ=kT$$m_3bB-KJ*%~>Y_4DT`jx3oI@<xfF0X(9%zA0lsH$nP2#S`_5w;r{8E4dK};9>1;WNR)t3HemD
6WAga?is@TQH}8<5~evS;Gr#RrRy7GT74clRxUdKi9l5oxK%Lb(U6S5Iz{3;U16M6Y|pDs^~;$1*<hgOy`zpP!i1I^4minToNbuA^+@~fc=~x4Pcy&f@Ux1g
#f>0nazaE2R8=$NW(Ys800n()x=!nN!nR+ASuF~oHX#lXWHG!obk5-#u54iVNgOletf^BQBj@sVy9M^JmT^D9;Zc{pJd5e{4wevKlaLNmIT%Xl2_tyYOZbK&
9t}-4&a;lwIXZIVJBYFA-Cd2=<B}5iQ9w^GgTyQ?Fv7~l#?0P&GmfHef0t=Fkrkm!3;RBcE${1@1gBi=br0{gGk)c$=wiy@+dlD3u6~qVMdU`pBGUlUawp1d
Xbn1*DaR~24^6XMmO;FZ=R5Kwa*36U&ImLt7co8W`iWBICfr=_D9S;%<cNsIK|}ALL-d`*dDt*KnALA1eCzi`&v30Z(`j=y6H@M6zmAD!W}9!t3iuF?NXqwU
iYkb7De7AC0UyTH<J7<;(13E8hV6vUeJJB?ZD7tqqi|<<^{OCJDv$XGH&`tsB##S!G?CB4n28c9bNDrFj699Lxn%}AlADElfDi^Sbi<{)K|GL{e9j%Y&KlU6
;-k@8*=kLb9?K5^X^-?oTJSzcx_R4di1pgLzN8#!qPvwW@A8ZKRPS9vOuh0Bd{wbWP)FqP8XEj$O#M#!qN>(uk=Ck(G!Saul150nzGG<llvXySJ)WK}OQV;e
rI00r20&M3Bp$I_gH>HEs~Jns(tMpui(qNDd~Vk<B865y%a3@x%JY{k4hP$ketTr~UUxB>#X3LE=<W+~38zuVld!0fp1N>*@3_-<0x|c9yXiuFZsjpvP=f|n
r1__Tv*2vvErye{B-mp)t%R1<X!x+GfXa)@_J$cpjva664RXF9kNe8`{m^2h6`87`@!Vw1t_!PfI*<{*Lg1mkf<jsRD9~O~%~o}fKIgh*eNAZ$04pBAzp_r{
y!%O&TotZ71riF!_x;V0DO!^abs)ko4txy5m<Y%EED2LQ98r~nj>yKHW?4ohNy&xSmV=d%sEvQljoeMZ%b&_Nz@O4(*9U%`ymp(qX8k4R?cI_I_1s_fzo4qP
4mNZj`M3lQy1YIb<?e2?P!nFqYJtQ-EPuhBux0^S9rY0z7be4g3>wK3kv}5#6!o({`XjU^q+Y(`GHz^d3vA^*9?$D&#}uc6b(4f%L>jJJb@@T_0NLGNqQY_t
&eZA?XT+k>*#re9xALPSDZ0a#QNyNSe->01{Z6va-Q^XU;LOTD!8xpzlF$G}O*>^e80z`u2Jr=}MBP=fh(%hQPuE7dM_69$Jc_B|lL!K9>XVbzB{N31Y0P%A
+e8KJY>kkxp6S1Ro{rwg>ee&zA;$0NN+mFiB%%`vsLV68Lib)aX%}BNT8#K2$|oG(Ha)3<ep4ZlwC^KDhtcEMi573dMbUiBHN;?%{Jpy59<>Y0nZ-U^rY(bF
*1^*ZpfMuw{w8<B$v@zyiKLY)jey&+<|tP!hlpd`lfjHzN0@e<@g`P=-P6F;!07W*Y%8dncj@xDzL+OLnuvm{_^Aaw))EOd7$oma9yc*{pb6vo#OZ^4!8JEJ
T|>(5Hhw;Ns_l-;o0{5GO%RwotBLq=O~bAZ$?+E_f{M~!8*^qtumpPvafc>>H%IIsej-w~O(p>wZ>$ko_m1xEbGWh-KTc28JQ-fm+|b97@(zg<YgRxlo;^#9
6G|3V=AxFyED}za>J0>DDJ*DNUY13ha_3(qU5^$i0NP2PoXcqPKJ#-AigogVVHpI>qg54i^pf^C?jfaX?k(pPhA#4)C8rCy!d=v}a&-6rYrq{o$a3X4P1Hh&
zI=6h!a0WQckTL2)Y+9y)5TrYtNAQBrmP$7l`~$pwUgW>?7mdGU*mU!WOsSCLKQzJn+;KV$1Q~qMh#vwcfh(9tG)9QBWss5<xm!+-D%*8O?gJtw!A5QLxvCf
+WMn=)a?{{Qn8yG#-V-<$a0j$PClbnU8hYhI7YODzL-Qw^Z6BbHd*g#3HTTL>h%nz-2$3^&Y78X<-ha77LVK`uIa$px*op@C-1w6X1=DqASnFPuMG?5?qq#K
x+9n2P(!NyZ2Vki(f!^P>eNqf^H<c2*I{yOb_1+Wt*4?(IE}()dxbhzCJ7|_SAfn*QA{*sAHfu8*E_E#d9FH-_gL4*RDz|%(But6Y1xrz$w<giYeL5yl?Zf6
ImcFgiDn>Vaj)tnWv4w{Ah8R)D*v4spEs4r!fXZQeAZtoYj<&zCkJpR|5_}+z)$l_lP9yo<(s$f4}LVcNAu*vo7b;?es!?-^1j)V@0B;1lR~eWJNtD0vislD
{U2X_e~^dSZ!gNSC9wXIWXZU(Zvgyc_tV1%Zw?<g*Gli%kS9UeWc7m$gC=}kGM5w^{^MLhzs)eU@b1Bf{ps`np1%3;^YcA~{FL`$pnb~ED9tuM3@V?&Z$FSc
;BXLPBJg;v!zTWARa4RXl056w%UJj>D%wSMR@TIu<d_Ui#DN$GU>M=Cg)rnFbdUpe921ui&X~9$pE<5WM7$&L`jW?!s^I<43dAssUnW!{$^Wq2URZn8RG*Us
qLga3Q%hJldS-kX7X-*^ki6hLJ4;_D(bSzWpmr2x3PtK~iro@h{4^n1Ijrkp-H_r2LFn4Xm(xuhM6p`&N1-c@Rx9Hx5O;;)q0PFN>=`SmBI1`0g9oj(PPog@
PJ#wj$Hu5)-ORtxeqWUBc|G&lG3(Rxgp*LM$*|g+4_h=mYMQZtVSqzOnsa?X`0y5TOd`uEmrz)V@{8MqtsvZ7F3Vz;a-m2wM=pnfmu!d#zZ}2eG{$fv7c;t(
W5WDc(oEh@ItdW8G?}pM?l$vi+<j)^6=PjdC}UIkU#rw1YY8rn17U!?QbJL3-Ink8Ql$Q?%;#hy=8yI!@NW_@h{^^Nig)k&`Y@hkHp8W|Fmqc%SeG=C?H5NC
FRFx}^5xNwWj2D6Hch45lUzsFRo^zrH`$kUJ?))r`0}1TNBAM?I(mE0z8RfFT}nLQEvFpyM5rg~h@RcEAI4IyqnPMIqgi<^N5$W6KB*`101k{t{%U%+e<M?c
7xJ;~$6e09TrQD!ZEwP?z?fwd)00MJsm+BzOARG3^?8!U+mlWG(qz7%*PV^M65W>Q4cB*nRe-Tg`WLvIA^n||#k}pQdLGnZq>Qb-_1nTX8oIGz;z))3j7^QN
c*3Tnr90-_d&jf9>}q5%7@bytkk&237w6*Y0d51ikU5sPw<&JuE6sDWZR>UCq}tj<L;nU>x|}f`<*d(!MiFhCY#@^dE`7eRP*M_!{Kb$|NTuQhr8a&lrR**3
^jbi5nq0Fdh~KxiJ}scpFpkV0|B5PIsauF&OnkW_Ds@0}n#etSw8QrqKg73)0QRQ4@89qK_x|V1rr&1O5~bgc?Lz(g@uI%0eBE{48O>nbl$z3?D>kA!vzyx2
teA%IYbKiBHTl@p<Wltuy5}81;2l(LdC{a<xHQbR-&t8$kzsuT`S+!ip5L@e33u`EA+QnE5_hhfx6MCde(1~bU@$N?;Ik42XqTF!8N1BxRBxHHNq4m4v+|^B
)MF80S79`HrzHk_WQdliWpy(ZsybWL%T5V_IFWn623u)MtbVuTb&uKXKn_^*Wt_a84uE_#IWvNSi7z+M)6>Gu7Zs@WCF8j~C}1Lm=3xQljIyf-$$HW2h>yo!
L9%dS#dp$)4Ct1!+7W&tXt1s%Wf+AcoRYZd8iSN>GKW9FDsY%?g8$+?R`eGpozjQm+{Ztus2O@UQNk-<gTfbe;h{rmvQrRkU2ze~n4jE~?Nj?2AqJo0zfFsP
Ln)4(jpdcElV(CdH1#XjXhV{tRlwO|8GF}$dF`M()cT1l3$1{nrrE%aw6$drbzF2I5)5p0%76m$xC6aLT87d!kL(h_|9wHNqu!Y%&e@Zbm;>*F@FprzRa|xp
M7xfpW=fDAzc(ko%hu1i`?)?^@X`TkU|O+bv(afHMT3E*4J~Y1XrZTXlWJtmOi?h@a|nt8c=@pNIvOM@u_3)jMK#PgzNAKH3>&23`j^5X-ZHWs9*vDl@}p3z
zA<{Lj1UItmO2pP92wZmyj+BEXK%wuDYdpzixvB4u%ZUox?z}dHwGQk2ElE|UVNISXKZid>^w><8g|AdWmtXHA>-^t8UUncMO6!-29jrCp*h3DnouLgaic_7
AV=Q`V-a~@&&jRlr?$4#Fmd?6p$#k$8sVWWSy9M2NzE&_fBki*R;}fZ{2o#!8#v_J-@eX1l4l0YM7*g+79H@z4lg9kl6;g6R+lqetbf6Wo>{Dm;N4r6#@AyC
QH>VFkgn{eXhDe0yRwgDt>Mi5esjEzO=Kgakect%g+6-)1bdHanN?RHMyjX8n|VbsMl|tQk@1Wxxp<n;Q>NH>*<ppbKKr8esH1&_{lZ(I-**g_>LnNM?wHz5
`bkFM>Ifa<@80jHonl({%v|Xg8}LN^1dyR6z~Z7}{AHJKr`pI{_V(q;mSxMb4xGgoIq$pNT8NoEEmhhH;EsK}@1#~3T1Fki<bfGmCwf_B!S75iB0n(aN&Mo0
wVVN0_ICVVfYUcCIl9Tec+x)ckyF#)5-gOf!=Amq=xr{Arli1$NQA_Pxp*{Z)aXjYYYIIgBJ_?^M@M0bQx3P_EC-@qAL}z;43g0Uv$_`?B11L!NGY^#x70J2
xE+c0jmGT>zU)M<{=@EE7|SJ|YHqK6kWk>a-zl-;4yN;6NAshj5}X91de`H=qqVijP*K;1x9ptLC>jXo!+&>+Bb}1drUxDq9>NfGMOCI5N|yDNlSM1?NZMYn
PWzea6dNBjvCD_TR8P79wDN|vLx~#5@rLEdaCTg|4g(YbsOHW;r{UPwf(m96t3~BM5Ih%yWM8~2G1i#{{6fvkLy2c(p6vqg7?Gm2mBg5D$C(VAj;XgijIzq?
BnWfKLX%DI^GINy&z^ZhID8)%WjpVC<5UFdQ_XzV1+ETiF&>!YN>-9rtL#jQBCHq4Fr4t~$ClRcZjRQ(fk##K=JS~Kq0xRDF_cGMueXN!V&iB-ZD@E;lz~@$
_j;b2<Jw$a!1WWf=?y#Iu=wBxZ_$oX>;x{WlkLykV477_XYfQdottocFIU&OwLvhkUSUc{gMB*(`KNLPiTa&Vh{HyN?$M?_5lu&60X5D^5J6}s5HWS>3Fynd
pse*#{p(O^4{-@-u72K2bpxd=rvosmIEzSokK`ry-MGR?B=;kep~*T3yKO&Bq(Ca^;^kFbSbLpfeiO~}mn9TMAIcyb<<*BS%m|%Cxj~kNNgk*fS^v5@&PSWx
!XX<Mrm!$6XI%7+iEvY3@rQ$sIAH20bG8Fyy>I#egL829RAf+4;16yCg!RXLK&~<F_8I4r+{;Jo6Tr7k-AbF1b*s(Fnc6m7yEP|lsY6%E)1OP7{K{fbvblHd
$J^_j5}kKj$0gBt>nQ6mG&u-zj|K4clW$ZnuNrM1q39I?Vz#ET3HQvd_(EfM&?BFOSabkUU#M%XO;;AELch_UO}%Q*b9R&E8*7XShEW(L-yAN)S8s23A3eSR
WZ}mzd;8wS%s0r?VGElcK6taY{|oi$c5hy`t=T=zgN2)7_b^5k%mwMzrzf~m7=9DFZDnQ=fp_^Rd2+aLw-bIo3cSU<t&ndgIgXits$z~DRbTz#!v$;yruRf$
*!K2d+jh$~C+h6u0`-_Ib4$QhQ=)4{uB9N+X6MTZp4DauU!Z-Ie0#X?+O1LYCpaya=Mh#(r^W70oNt$H2nz{?Rfuz)N9G#4F|WLvE#8D#;~ezPYplv=yz9(d
Kag~uC-2{q(EfT49Vg|-`&U2w2){6g*!06YOuG5kz3Gnp`&j<{+CkMH0hrKx5SRVO!-YvOnZn0k=cKN5|L1%RU-ZL<oFv=9RAEi7h!=?D+!8cHX6m|rv_nJT
n0^pGsI^@p=khdJlxJ{J(ZNp3f_s=Zdxkmhr?f|Kh49KfcEga#k8|#sFcpAJHkB}+QygO=I7+E!eHD=a;B2r;I!@8Mrg;Yp53Drr`ji*5GZ;MiW{|wcN-vFb
O7taPB<OH)BjONGt1p6dC;5&8W$<4Is@DA@t|oJO_(1b9Q1(Dx@h5!n*;R_EPF<&e==zc{5O%%{_PN{2fUIlvAIW3Z)>{znbo|YeZf^qR-RbtsmoGx#IL~*&
HvHogo(bO)K4QEcLyP+dg8{`XBg}4H6ql(0K)x<7Z011vrwZ@*X1`px6&}Z~Bc1A`-JzWNV#qgz!c@t&`1f+*fQ(FnAQvD14TwSRWpehmpH-))!0?jjj#)5K
n>S;_?cfVM>^J$&%O{xVN#E_k-<y2m^*d7Kpj88RzqyYOz2P9eeHfEKr#N=jxwWt>i`EuVciCxeh#l#)82OZZ%L|SR42`!zhHj$YrOhUyH`~7s9!pMcdLePl
`iio0(+i4`)W@8Uo1SwrZhb+Cxam2i;?~EUhMS&qB5r+Ql5o>olZIPAaVfaz1El0c$lc`8?VYENc13+GnYZahQ&E1?t|xe};|GCpn3)9uxIGtVbOCCOXJELF
&Vy}JAirn^p8_Eot`85`U>H%WmB+a0b5i^2m*U^<uO9IsAtx?=*OiJ+LBRm?T;xAyRAUCIhchB=lo4OZz8g9=cug~Rh2Nn`tF1V}6CpwXSezb3wHFJ(3k`02
nQJII!nS1I0Dg9*?)+F<jOH5FVh*y>bf)wRE8rG0mn{_CPb7JchW*GZPA_ZIiH6%6Ru%8A-c`(`s;rvK0!gX}1EjP9CW0s|@iQ_qeeZqXoKi9vzqc}0cNzqg
#stQTr^`j9q+CHRJCAxXzhOHX#V2azYtzfDE}OpTG%lJTo`_G1O9#!LV^-hVCwgNj@vz1sXw}-eVcdu00|P#_ZpfAw0ztR9m7R|Dit<mRYW6~MxlRJoT>c7;
l^Z{>RR@QnZP}5s81Fy4-rJu(-roKe9uoRUJsKDtKEOAJ5AqNfjEKSvuu8)Bd%M8(?Cs~~UXQ-cdv5jUao)L~qwkBkD_Rg-6T)kGA5_~nz3|rafkHqqUiU<7
OMfEvX?P-|v|EQFH`OKbpl(ENibdqMHbia;L8#NTJ5(8isZbtOcF0X32W*+?f&RR^i&a}+{CLoRtQQ4H=1U+3ZTD~;o=;Og=U?EUIryR(yu%E0{HIQdf8m0&
EC2(?R`i0yb`Ln1oerVFo?8SC_EkST^nBp}!i?Ah54NQN2>ZAfA`ENL0}tI(&uztzbs!*YLEb3=A}7E1@)c=Aq?`(zZ_Y<gbyJx2W8%(iBY8G51Gz|2j|iYu
1Vh<|x*u#nv`qIdqSUqq3{UTJEV0rczl{87MFHg>%Z2Eq;ERu|OO^oC5bE>cd{N1dW!a5nb$mAZf^QCVebr)UEzbKMA+Pt0Sv4`Ltltv#m5Wd{`mUT}_DDkp
Ftod`SpEf>R#fy#NoA1b2?|@7I+??+a~8_By}(7qB*^iS`6=A>-=mhPUd}3XKW{WupJvS^v8j6|hl}0!Z$EfRaKn7UiS5Y5>;%nB<qvU<kRk*n@jD$-41#La
I>Mc3SQphF8jAn+qO8u&kL%U4aY;W&Ns8I#m!wC)&^)s&Mt6kh@Yd!kq2we{<cStrp=+F5`2f@WvD58k)$$*R#`rIhYWN3AB=RK*E&MlOHvaQRoQox}SQ^_S
<}aEf8*HWrZ-3fDh0n4aU}b}9UJ7l1q0>LV`wmy}Yz%vHHOYR%2e6oD|CRmr0{_PKJR75i6<+S)6Iqvg_yaz~^*tNEem}`v!GpsGzrCa0V8Qw^{&xE4XXBkm
-%cK8zx^K`sJO77Q9W?{<WDjyM$ylH{PE8;#@#&Q-_dSIuFiY}#O_Nv4DaDlu{NMV(amel)1ATK+bj~CO!6%w*SIKAFFuK?{Px+tMtF!O>#N?2rLjVh>*$E~
=je#*rb~V&k^0n7*&EXP!sV>$n?Lm?zg4@}oL3+Ma1bK5&!e`a?!y-y%>lFQbWJfd+BJKMn~#aOkIT^F6Y$WpYZwV#4Hy%SUGqtp{sFB!RIvve(61f(b>kNy
1t29SRj`(`x{$xusx3uk(7a$rN7x3f!}D5X6Z`{1g|4gSsXV^cv>s#_2HJx8#TP&i&e@en`T&H6=A+(q<0rVXN4iFyEiUhoF4XD%Qf@|h8A-34b#;Koa0M-}
9@FePLuXd{^QNZ-(km+NevO%iSUHGfDmVcmU-Z?D|4PR48Yc4155XHQ+{ML;OmL#l5^1Zk?Aah8K~`7?%F)g2!&AB*{D_SoN|etNED;k&HTMJ#EbA*9Glr^;
+>UMDy&#98wPs9mwjtjfrlyov2Wal`yjXmE)ByUzOztybhlm}Mh`Ou5$LCgkc(PjXVyP!y0(n}C+OmaBoVDkYnAa@Ec$aAgKYRD^bGoKL05*94oGmN#4;|yY
o6C9CrkTyHjkAf}I(d_sZy-KZ*anW2IeY+P3^0^0MHeC48IIKrLztmek^VkMV&6)BA^aF)L@5y?PLhjs<?dzHZw03g6E-zaYAl+CdL8oHcuuhsZC|x|2Ixgu
&Kh?{2pZI5P>!DC7APq>5{ws89s)^!{FS6;CYGP^7m^p`_&-Nq3ZcHeOH!BKsY}tg2H!G??fsl3w_$>XOvXgq@Uw9TI*789>=t&7m$9#3y7as*%ZuWyd)A0Y
ca!Vs`H~8K=ZN24=X|lkuMsACGBdIN2T43>3N3FkY2ERbvM8m8gXXKiUFb9@46EO%`&8_>#H_^qcalpvP_G*H0A-(|p7rz@%8bhG6Sn)j5pzh`nM1d{H`Y0e
*G;=biswF*iWv#%5Jt#o0~)`@Yn{rsV!F>t(4wHG!v_yxLb2B!hQeXqOJa>Ff`=ZZ*h4op7k@5cHFw-IMbV;VNj_oMzgvE$6UB4moeZ#miwi~nLmYE(wyal|
cp=j6tT=*Hg^)?lylj;c5jZ6~K-6}yx};FIYz=%fk^K#BqGYCYJ)`ty`NQaypTWcAahCjtk%Y6);b7(5tck#AvhKPeq8t>nS?n0s>4t@|2|}kna#Gpa-U-2u
PXu4~@7u<Xdv?*xY2yT9+<m82vTV6_J%ruedcID&E%}bU1~N<pb7#}R0J85N%f>%?!4-|eWHQzcOu*7)ExZYtag$~ellGs5OexF#6gI;|aj{{ym}CtKxDbn3
N;FFVdmSWDcNtNi;3==LGnJ-XH?$>#Zs~|NEIP$hcj)BNL8yd8DfL8$h2JLc2oaLLvs?{o-~8Jh_m<fzJFX)fcNy1daY)_b^f<+WeS8v*$*?gbtQ<r#CEVwR
z!tX!oUeyWbBIwFoZiHt2s?emU_CUbM~uB?DI|`g!Om63#GrX{8IFYRIP4`xk8ZAnU4!5pET?(5*{brA`McgQ$P?>Cgn*fxENfC~x?+$t@my@8vPKE1FK1`n
2tUrM@A+rk+<1AzZZ;!i&DPM0^&Crh+P#P;<OJ~l-B7UoNfhZpJ2B--p8arq%XX3gD;wI$hkioZ>BJfReY_CvZI7!VE8{zxOMKtR<Q7-<=A+L>x|7>m{Lo(7
K8{xO3D8_rxV;oAWDwJ9Oj(|6QR5r^`zFiQkS*Tw{zg`pR4)O&wZIjEfSS@!613k@#6<E)M=3K$Z_`d5W^&Y5^$Ztny>bTkOUiIgk~f>A5h_jE0ZHiH&?N}N
>t+>4)=)ez&vaW@nEzRo#IupHAsypOWdiu7&<EX&;PiNKSp(yL+L2g1>*P+|Fi*oc1D5E#?{mf2lH(5C^}#6BcPV()Z-Am|?%*!BKiI&r>v}@T`}HxCyiP4d
x5G-5{X_#Dl<R1{?dlvIOv7sR<Z>zwi4A8$azWyhvB^6IXvzlX?{b4tBci<7O*lXQ%sFDCcLGO5!o;e@*{W*Jz2g+A1C#Rf6gF(=hor>IsP`Ep2b7Un%w4KN
#40ot<Ukk%E*34lz~U#Er}m^+kp~C1TAZm`TQZGfTn%@7!67fbU2?r&>QN3_yf4W!4{11JxWk3ZGf6(vl2W}w0Y3DiCeM}G--?qG*+2m7dA0aRk<oBD&(7UD
JC&gLImLG1$qkZS%zDe00=B3+!+qiH!fVf!05SKXcR>F4CBzN0+`d5%!2=ZGzaYo0NlmQ%brYnP_e+v1-j_W&aRdKUm$%ZS-MUw%+fA8ieM(x+Mf*aGsTxNR
d6cRPi(y^7n;`-KX??Mer-|5Q{pI9O)p{vui3_gIP&6l!YCKF><%*zjXXwF<!$esw*|@=<1T<(L6%38ejglg$xtK3_0L}q1A-P_4T~Sa)&gwE%W~uUPxmx6K
&B|Y^8dJcL*SJq=PM4GHR!hYFIHN4orqCD9!qcbSBd=}LcDl|11>;3Ua2exEiaMfS`pKlD|6DCF?#ae1(h>(C1WHz>H1!?k)L`ALSZxa;)p(LA(#H>N44mJH
6PJWm2mx!-WGDCsO@`HK^e3xvX@VSA#Hl3|AOPa0jAxqk0;XQUNuLOIi!z|X0iU(!h9UR*HwmIIG}?qeoea4glK3fzO^<TV@dv=Sm^6G{@O{d<<bsRUdrWJp
S%h;&i-gPY$M?iv67+uOoaBnIDZw3J{j=h-L79Lkfr~aSl8fpZeJP7sb?w|0#n%SDu3(QZlqn-dN}m<tPSB}zf!t4!O*NdpP0mS4fpqJz%vu3#qg*;oDD1Mv
_}n?-XAtGIL1>tI?uvImuz<lnqb&%Qz919BY1<cD8H{N2`la$_OePWS$rsq@39Oa9z<<V(A%&iWB|PwpEYprDbTIVqmkETBt$a)$vXgAYLq_fnqIdof!t^eX
3j}1x>^NhVkY|Upk=sTlshnv-JsRNmji%cnfHW{I9mGJr7jp;r?F!wD`Vf2v#!ejRiI9C3Lyf)rW2#zF(o7h8$Pd!u3fRe(4UqHD;ucbv%0nO(T;T>;nBg)?
^L0v^^jUeG+p)YELOZe21Qi06Mnf~@@z4!4p#rl#&%>mCojJ=+Y@V~WM#%PiLFLP%#K>d&+EnG$3}x;znk_Xe#q*xJf_(0JVM<z8;|-OW=7kSWkfJuemP|lS
%nE!@vb8<k!Ks_cgzgC1nKgaC1W_XOOkx;fadbq22}YLxNfIdzT|RLsAH=r_t__B7Q^mIO<Ri9NtgT~>2*ac{bXVyuIaZrQhWN2$IZP-M8m0#G31D%gr!GIF
iM17fc?$aL&C^HA8afUz&dO-j0;|*0Igo37&Hg78OEjx5C|fH3IryPmuzqGOVxsnW^5mNdX5g*oJo`of3;O8ESt`dSV_cTYixqMXFl>vyQXb{TVNIRdNoeul
3G8H9kf)rNi2`LBrXiFCo2pj`D#4=gK_dzaN#fi#M(@GLF8MyFKZJ|tv<taAH<PTutLkBgLXVqsRN{={oP_WfrFbJpy>5a)n>fwpr@+o^3Mn5|$1UPi1cc55
4CFtHBg#5C2eGjwkG?6DIh|9nH-1WdH9B6|DxXro6i>bQSWd}>XNnU~v1d7`v2@T=JF0_ISk)(d%^8);;!*Tl_M{#iK4{4QB`^gt)Q<RHDZ>@L)w%Rf+GXO=
F`b+jG|qDMkPPOJ+jdJHOHOZ4T>v@_65-L8E}Ju@aPI6@C+RDtm}dTo3up0>YciBaG$B_~N;5CYQM=*eBz;;Z@^XEW$t@3724%U8*L-6a)q+;a6Me{&upo(r
#jp%seTjXhJjw59+F1~(D#QCs-d57jI*E=1Hxc=uspWS{3F$Orx~;l^p45gg-yj8OP|FM#VDr+%YYs4|ou%17ng#DogbSyu1s1bcchq%tFnD4@6?&Og<o}9g
Ro{Vh94?~Tf>{5C{|!~lPBrMW^W{pQf8q??Kly=UO+-Y6kxc(I@!TvSb8Sp}(Zr39j(FXG%$+I`cB_ZE#XUq#!4@;zTP)G{<opj*1rcke_IN&$Kpu15xu*S5
zD}TbmN*bfI^3e7wsrKDCxCthes3)~9UKt)5H$4DB)qr&b{NGM%SyNdnSqt8XKI+De`FOabnv;~Nb3+p9fn#KR+XYMg<&?-lF%f_L#Z}`3z&+Inc7Vh?~Li`
kf-x7>3kp6W0UVj-4BE7X>X>CFj=oF?^a6Nm0bub3^CmMc(~s;nsWC4XDKpd)CmWFL3njnn`$7*QPB;R#e4vVt=_c41iJu9-3aSlClWJN$W>B~vY3Ee(blj<
kxwfZiJ*9d-5}6dhzh-Vsc$3~Bt87A2|(U=5y<=cR3H3TPcU-%KO7Y0BaumMV3+k))6&HS^w7AqV&~XJIY{1y34dIctqT3Dkq&KeWS6||Vd{A2=;{hjd7t;V
+!O~#8n5V1ttkngv@83bvKT*&%D@^2Jkp>_?FdZA5*iYH%(F)|K0Z3>BzV%YRQtj+BtcEJPTYah9-|`;UWQZ@uu}=s8qJG~<5@9G#sbX~U;(^%9|U^agBymS
|LpZnoWIdmQqgei6i-lW-dYYT+y)I&<p5Z8wL*Xj1RsVH&LV*F96Mov)Ol4jCazn{QS>AmV3(Q88=vab0;-k%N}EK^m%zc@OvA*=*_z~6w<Wmp!Np&k<4PP3
)+f0N^6}+1F_qLlaF}a*L;m_+z=+CkOlwK7ynfkxi<!?NEkzotX44XQGqb)tX?c*<mh2zCEZ}|X_w@To*#R&_vcGoW9ZK&Q3VcgFBBaSvWU^CpRGIU}Fq0Rn
$ej!Rgu@9-+o|)zgoPv7siseoN*XF#`lmEGuc8Iupi|e~eO7U|swQ#hmNFSy+eG|u`06_Yh^XMG)E%ZW__fr$Xcct6nsG(}mq0Z{Vo$AJEAaCPYNYgPyky|s
Y&ltf=zkyP+Xd!m#l9B&Jy##mIwurWg-d=a4klK6hl=B3K^Ae0u}+#gI6F)Ef~qL%@+6%0XGI7zz4YN<3A{oWQkz3+tqZ-foDt64=5;)O)an42lqGF4Hyjt3
r=z(-QPD$hK(AOp3VgBXmiFb8Vl-u7w|jfjtjF+(V<?Z0w_`$z0eZDb8*W5nj}#2Aur@X=Rs^y%0H<%EmJg^WSBVxQFRlYMj#uFLX+>B4wz>V-Q&fzyjc91N
JEPns50|S*u;u2Pq}zkRpR(R*SBuoJ;PJ*GrCulBNZQ9JkX=(Majcn?RdM%@95rBmO?9!FqcUNjxe>z>s}u@B5lAj)y88WTWp(rpWR)()srkGw>Qov;R{&X@
HGHHz#Nnc?>mhd}AtS^tr#CE!Z&CQ!tb||ak+%aZbb|c&MeSyZtQzIKMDIkCde0gL$P`Q_Ntnywf+nNb5hgsx4BlECi1&)a(9}^3B&pLCiD|9w1gEh161SWR
K&YhxQu0yN%&U{~Us6-r#OJe<jLqwqCz=#6koPEspUQe`$6|<bZaEmnnybHK7?YZ-=iZkUdj<it;@|Y|*N+J_f82fbh7xE4lDBI*T!3VVFQmGP=3;Dvs>Ubh
MYYKFp>tdHKCc&!u|=qLH}v(}H$UvbVEeCLqG0-bZ};aZrk0>zfA~hndrP?;c`qa^27_mrn$c)iS_J+2grexk93|kTAFw+vw4YZd1y7Wt1taS<qZn(i9%q!q
k^|=@CFPs9zrYWi<o5L+zvur2^`7f%&jWBtR%FkISd}oSraZuk7+!4kNy|qG9t;NO<4n+A0rzw@m6~%t$*xqzQz5|V+=6_gc-5W1)bpE29t{%2GA&dUWmBHi
3!h99!w%eBzu)EE*!FonO|l3VI4b+i*LqQhsi~rnU*40Da4}*PgvgGh$v)bcK+Jpr6A<LY$V>eD8N22QW*z;;Byzny$k+NA_m=u1p^2{Qh(GS+Rwi^hQlD4x
yMEjwg1OQt(q=1RH)oAi#Ym`*fP+iL;G8YfkNJqrG3MLAOV$-XHqnDO9%k(55?UC)r1fNRTqfs{wVGhAL&L>@eYIqbL!^03*t)|zw3YC%lTO<0d0PZM&u(<>
j&jYeBj<HSpEAJ9xX){m5N`r4@Z&rY8=zLZrPePxt;c?MU25o?=po#V{${jOlRRj}&!E-ctIKqY_9iG<O&@7Rj-Z+r*}k|?8P7E=w<2D-7$eu|jKA2}*_uYt
q(k#4z4K}5ZQ(QO-*1zf@>P(-rP62<D%HYToiM^7*p6s2<H%Kg9q6r{@Hpt*ov*8h;=H=X+mp^2O_3R#a!`&QWB36GTn+Fq9mT~IQ1F!E343F%yXO>INMRQ{
DX5!n2ypJ+QF%#P5C#3MDLv}O?_TE#MJ2=oxtKh2?#6ydo)B`$97W|7c<&oni$mCbOW=?{zW@mV+_VJzWGrr;{JGK52~5U|lka+_;sX!0wEKd!hP?9Mjr`h-
0lzFSXVpc+iVHNHZcl=R_lLSS_qw6dW_%0w<$be3gp)NF*=nlqj@`L`({>WWG~7=UDt@0O1}(?&B-bnhW7(#{AdUQm!(4Io>6Ah+yEhVbTT@hEthvfqO@}^8
11+!YN^j6uuVOFtX=qp;3rL&KSQC^sw3x;Zr8@mv(vSS?c=6UTSLpV8S}Zm24~x#R!Or;ubI_Eq`V`)QJiSX4YU3Sy!ZLrY%Bz6fhAc{M<GnovHhWH^{}UZ_
Xh2`|+kGObj6L0}{u%T=1+bA$Ju%Ew@NY!jj2{6AkRBAeB;997_3TD=@1GfGA~{a5qn;u0n8<m`%$EYQ=2VekT@;u*gImW&O^X{J(76*VNzE(6(*pgg=xzzH
;6KKpOfUj^;!K2-4S~-DqIQ^ah93HNU6=e(&}EJari&U5$<Otv8$_UeK`K#mH<ie5ws{;K(M_6yyo_FWFY)SM7K_P{B<PQUI{BllmjH{bzDGy(>1k7<kU%Mr
5V9X7sQO(KT+D0?wNV2Jj7IX26(#cI$r{mugnfGftuDlM$ainmbNTLdxwwId@9uj8OFfqnC+HJ@<#xp=BWQ11MzAn>!Vq+KlJCBAA9hHg92R_sBUvc2IK4PI
4|d5YRtQbe7-k`B_p3fRSzT78b)$)zMti_v31RJKA6Y7IZ3pO=ML6CK_3T+9(G5(EzDjm_Hd?<J#Q~VK`myf-xE$@;Z7;v=FfP1p^lyAWj~(r?Q$3~tT~w+d
;+kSC;;gUNDQ5E-88p!KF${LqV1&SU>jn{es}s@sMU+-ge~6;alrv(LTW{FCQJ4`uu!UY&$1CMKwmGY%1Z6HLk91J+Pv?YjJgS>>dN{!z=n+nHMQ!fUk<1iZ
bhE7bqU)%#Tbt&~8b$d8eXT!t2J#F?j%)wP9MJlqD+m(<dEsa?O6_B8BwIR#o!IIDv{J&c$f8}H*C=_q#O*ATwzcPhDz>9_qwqy7X*DnUXpI(z@d*#LMg`$H
V3^*YNhrclR+@TGimUP#Nj_xHNI}r;2xoLNZR^kn7U$E?ip%$S^#3aHG@ud8o6upc5$@DJ!39EH_2Ymyxm%FCJ(6*x5$66Tl4-%uO!M=s@5t$rZ6~385*_2%
f43oKe$9}0c%}op8B$9%Y$!*U+Kq;<QmwaYGLSs7KWuWQ^;3b)&17gSv=HOJAR<4Gyc9&JQIYEY_dLk3fdTA|3rHu1siN`;!~q-~A+tq?`A|$Nhzy|<RJ9ZC
@7(gJ1}VVztorq$o*6%BgVVN>NIXHW)SxO^ykj$=Q>hcO(Y%zYP)JI1LNR!so_sse!Z<@(_?0b+BRPyoU9Q1)7(WojfuXj{NxA}J_P@MVtLnwx^!DaLli@a?
*3#R($k-KM)B>Q1<qPPQgX_#lsjK^{y>EgsO|3ejb|t#dJ*Ew(`Fw{Ntv9reLOC&+DK+fPR&u&5%aC^<B37)YV9#Rai&w9m#PvE0<V<N4%auy`W9f6f*yw^T
Z~&|H*Uc{C8_(`25-1%XzP6D=%6g%cJbpUyt0%mAgiYX5A9CV<gxmc|Pf|+lWIS;cZi2UOygyOOd$qpuNklh<jJo88{5uXhuV#F2Q~mxcsdvq2H|s5*>dww>
H20JDA7+4uO@~>Y^mKgt8S<%g&QNcVzcmroHABM*@RV;w+U{KL0UZW&<9A{}L;Iof!PrRuE*FkhR?i~G9rqT=J|NDMFt%|a5|<pxLztWwIHVdY(da51t7Kl{
NH>}i$k>$d2dCscPBGqi8F10$(1gisj&E9}EZDI`(Mv9&YZ~;1$KHATN7Q<(#Dx)9UQAr1-)vx<C4m!#%<!qD;^u<0%zDD1h+(~Et7;k=v+RAv36GL%4CZll
qJM*_*xw-aJb{Ne`A7I^acy5w`CWc@6Tf@>O+1o=Vu{ZR0a=XY$dX=nYc!{Lsu4aF+Jl36i}-KYK9&mt9j@aVNDJBx+<7wTX6pK-@Rg6yRLxrAD{}dxUNtEW
<w6TUWtYEZhnkamR-zsUcwGt<NmA>~uqBDvy&eMV7+^*?bn4-OIGd8s*DhT>*#JOVLU;Xoqb#~6Xq+b$1gaR7An!;=#ZZwGV5kEW<v)QWH532ht&T?2zU9A-
b~FlAIj!23arRi8PB9}8@3%W9%w<l0j<+XcoZN&MfB`biafjlpC;j$Odp~08jFyp-8N*sl5U-bdqVH7y98ba@8mdoZ#E3@MGs@7!LH6<qSsUZ8WW}M|%od+7
Oe4$yf#1fw1P$VP;S=G6l<_6yImakp>?8jY0|e<QO7`D(WoO&vjj1YTi+OmguNn6d|8%vUoBbh}j&treW3glz)_TxnJ(g?WvzJxbu_cSI7P-F0NfKgvRTlXi
sKD$$LDB#2Mhu!zd_hSD%6yC(HfE1Fd*OqWhax)%J22_t8u;@*lK^Fxpy`k`mHz5-;)05dEpQz^vYWOpEvnghO>)s|+U=?EVCP^QSy7IJPg5W~=x!wbas=4q
Ul*nncs}u=CulK4pR-!MGob^CWKK}q`}O0fR-argOu7aHr#dyk9*(0>kY^sm7UmK6sPdW%_{^|;MAED-e64C`XVg6oD0@$Ms4ySm^fgMz`;1bX(EKwOC*2n4
*+CDPZ&B}DW)kdYfabWh<0|;qvuE%tQ_dL&>}~$lNcH1iKTfx=pKSC0LU-y^W;7z)@6!lu@abI^zn1gfphfjt!w~s$DDsFerK}~1+0(XaeORNjFgTxO<yR?~
jZ=T|wbev`G$0KmN?nZSV;{IA^)3;1;5@km)`UP1|HvgDB}Xfis_rDO4)v9QKb$;uxS*WaiBFoQF3ZdEqNo;>4A8}VTof2r$ORS)H2zY;rKaRWgtnkK&V?bC
3gSqTHPtmX?ct*S)s%!q<c@BKl5iy1uickE^C{jTACbX1q9i;$q27w5xnTAUh$Q=Y>ICsh94@#39WA!Jz64IAoEg7Isl#1+)w{*J_^?`FLMjZGa9kTFDWa3&
<yVvmmbB%+l1M@&c3o6AJK19{4US^IuSatnw^}w|Sfs4u6@5})93%R`9;SG7QweRmD7mQ5mn0{2k+|yk&O!Mu8sL7(4KcKA%6`@wc?uX5zdL}l%Q^6;`RCFe
S~F%R1tQgZzgxybS36ge9^z9j$#++;Z}IjHQ{R4JlEu!)!fM%}*thl$UgYp~fs{}E$=RBP(6GPz^Sjr36az?p%D7>Y_#7`EvmJ!LoX(B*)Vm{Nv_Yq0y<_Bn
`*^WOhPgbUzhRKa+gK}(BvDHFu@iV+SFNU8mfRcVg3^a7p7T_ZKTv-|L?kA%OK2@n&Wob)WrTm&{dsRnI!+Ya*VSpX6OxkHuJo~Ic`vCPEJZS+B<RNY`NQjj
SNnV9f<7kSl8sk2wc9ETCGR_Nzi!_HKfJ&lTym(u23Yhd<vVp&Q|N#1zi>*QJQZMB!=@sWS0N)ehfSDgpIL^(zwxzOCQRkU+YfJey%JpQT+PPX<A6efZi6b$
y=Eps!%ea^Lmw`>``|`wq=Km=&5FaPdg1k#R|i-rd^~oH|F&W7F-(>wiVj_})UoGg{i=Dh$2g(MI7m~OZt3)Rc3IZ5XtzG<0k6np61f-j?H+$&(yfI6v||t<
!I0TKnJV@w+r^-vo8)Fk3Gj7R=&(<FNt{D%Fu~Cgb_MS-5GmMQPBt(O1uF(H!PkK}wHD;a5^&1`hbI4H--a1UM5Z>L@<!lK{hOLja_(Xhm{)P`{;;O*w0woj
TfuV8K6iGs;3J=7u@D~yaq!{&n|&a82M4d-{2-Yfb_U;KWX?X`$8QGP@b}&iR2bSuddO|)1l_RgF5DXuu%1|tcXga0_m_=acG1V050YKxI!XN&7~f7^_I+dE
Gg<8<yp8#1%!DTS0ipo6qAv*F2cPT<0=I#}6_xh}I1Gx?^~L|*5_^(!&i^5^5o;q+gqVyH_lF_uY}k#>I4&d+^F!$0DYutV1Ha2+A+{5VgIwbZADW5~Rbw?q
dn(%1z^CXkVIG>IVPtyf%-kz;c!VCeic*6PGza`8dOCvuo$C0JtEeo?Xm<AdRXTCEQO>`h(_pQX+N{&_anY1U>13xNj`G3AWMRv(jxdQ+mYHz_wR-HoEaT%p
CPVF<!@P~SG0=n;aUN%em$1mSkScUqBKjePf|&yiza?i^d@nhmJZEK=YW`#a*%_@-sz_<NeiGT59HAY&-W&hH8wopj@-ZFr6T$+gB!iRDnC2j1MOxoH?;1JJ
ovWnucCJk6G*9U74Si`WGYFWzqHELV+UDX97$gOP4C0|$$v#P&nq}yY;IKb2puw0fS3qA0NC{n${pVkp{Fa`C-tYBk;Q4+Za~}}}MEqj$wROL_ho>Q~7LJ~C
Gps8NYi^nc`(A6W=#qRoL~1pPu3=8S@qfLcD#&<Zvcs&~g}j?R=$6f4NyYDu#CdV%(i5y<T@EQR_!(N=G4UYm%h3@A$>KB7#PsJNVqluBtw$8il~WjQ8Jzr3
eQndgb)>T^QwJWM+|hkWNDfp)Q}t$lJ{T<+<msVc(dtz5oJsX>%3(o%NA_b;5BpEMK!FvzIKqbxcguU}kPe9Pj;MoN0VnQI6YTJ>Xe+ZUw4)<Fj1mh;o<c+q
3Oh83+aPBAM)<=}$PGnp$7RFUoQuFA&y<t`+u6nfTZ{sH3=>~0;^4LdM5S;-lR>{?lI88vS+6FGH!Bp(XqM~koUD$RtOp!jwkBHkRwKf~A&QNhX=zy8n)i}h
gxUq%sTPsY^*?2mrO%Dfmj<TKj;k7V6>6rKN}qFsMq(RnxGPbLu2<$DWUu=6zEju|YqyNJJ4wC?UFreF9#=d&QRq{n@C!|~O1-+njUYzUG2F|uXNgzs1U#{)
ETK8S|EQnen8e*<U4HtLI?nBrryQLcm33mka^z0tL{7d!ml-<F(1=5R{vDfpdDao(>~?3K;u^k+nFwJFJkLQH$>r;wRKbp$*!Z2vPA=z=;v^piP%wr^InQGf
V{g7BAtT~=gRU(YHByqe_F<CJn!fwa9A}m}7k-lk16Yx$-0R#q4Ov+yLVb6<@<1SO8YU8o!8o5IWlr(d3I1(wap!<3M{dG(O!n<g1yWI4N`Ac(=^kgGO}UtQ
jw#2)SUuuLnTC9;oMp3OyB-G`?Z=6lQNA$w+N_SoH(~nH(?|(V+{~055W&b1Gpo!E{2bgCn0~~2*lFX_V0|JUG@QGf_4GK<@v<&vCm2l8)~RILvQV<4TN4z-
3`_`VOS*r@^qWN5zy`9bv1izDX9BNG!|OAn2d(lBm!}L3btcD>bJuRivo51Rojd3k>%k*TLe4!gZ;x}@O8x-@XFcCqP00b-DLa{*oG~jfVU-fmz%U-M^NjxB
9y|?|6S?X!Oj0!J6-l2L5Khqo@b%*%QJye3jeVu!;VPGS{v&qs)W)}5<z$`nshmv`p(_mCg2qS(QN`mm1DaTDg*@vJCDh>&YN?K77f7cA9We^W)MliH0{Twt
V=P}t65y&ux=<MU59@}f)03Kg1v%E^Zi*Y~f5>XBTx%I{Wb+@sA*@f`4tW<bLTj+SR;448Rn$){F&<qymnRzowUH$8nRaEuSRKTB*9okRa+Jy%2i{vn0HPBX
eR5t`?4U|?VoI5|<RPd0&LWnE<P*%R31HilGcjj$TxEJA`=@8CvH^Cf{C~w=YjfLHlKm?f?+1epMN6L9)GQTFt?VcntsTi_DamfpED{nS8DkRU5@ckpO8<TP
^y5ANkdl+x+I)y9^5Wt?`u6R|>Fyg`c|Ox3pB^OJSxf`zdND)%))hQj@s?G$dA_WIyx~vWzvy_zM^p`R!fk4v;>MLDa0IS7Q>Dv*j0T#D*@iH%54AO9>x6<D
c$%q9slI5-tZIV0<he)>kuI3HgSCk(pRzF0nENmBRJ;D%W1kf#f_s|#bs{u0pF{5-<M{GRt=psdKqLoRm_6#BKt)<KWgtER1@eVQkk7|Z<f(&EuoKY%?d*&)
Xx|G@#Qb~80-B7c1@q5UQ^P&tfzd5GzFF8#1@%IBtITcNR1O7*<e2(;>zz`AMfivkP1vkioh}!Wcn7jzy&kGWofnF&tXDNKzkWlXclWbCYb6X+u<8aPQ+OBx
Q|+$D$1d@0AVt-r8z-vEW#B>n!VAR~5L!H}w}zJAJaXLqHvuC}8=e?Q={or6?(r;7ww*rt)7gr*JkqRQ{A8b_N>>@Dn4-NBa6MvBG{!s;`HF*xoT5Z8X>u)-
Wfz$<z=YRMxA|3g7ICOX?PeT#Bu;?f;8mi0T~=oB{1TY+OgEC{Fx&o@sM2oK**Epx?jG&!uF+e}D8gE`$;;%=y?w9_{(qCBbnB&Xg82uU+o&_@L83{wzBO8G
Cp3*B5|(!Ty#wovMgR#aA}?V^F=-iJQh2ZNl~#zaS`*`~45t#-(y7)@VZErFCcWA~w({X&y<i#sbF6JpLu`AYW{XTCww&9_#TS_<Q{(0C4Mb0vl{2YS4%HY2
U$hME#eiw#W#a4!_Nunl-*D^Z55sLl;2N~;{&qUH$2=sqMWAbu4MHVdQ{mgif%@Bk2x^rr6>wN&55Xr4{1bbQxP2k|OM&+|zpHdJXsh6o`tQzvc=PRF(t}QW
MMsfK`%NV|Dm}siP3oXyonhbM#cI{4wKx{^-J%rSii5IAJrW{mq6bNaFsQ5OQX##@7*fH=1O%RZH{dr(yn_}!3DC=Wt}K~!DDZMHmPd8z>FNvKE6(=ZmFJBC
xE#!m32?@04g9hI00D@NT6=00r@LBhC+05^1--s&Kyb8VPJoO!S39jhq($x~QAR+rF+xJH1!5)Q<d(EFffAgHVVss3wa=<X8tYv1YA;H~0SHofGSS79hr1lm
gQcUtQ%=n<+u}6f@QUq75_(3G_L5_as!dbPrqe1?S9=!a2CZFzp_P}_1pmUBdGSWJenkM>E@RUFT3g8$g!n42s73u6fLE5*MKpq^!-t|vgKq-q9;uL`S~+&5
6jIx$cHzYJt29tEzAiirs>@9~O>>a&Ofky(VM;x*P)ecouB?Ea2yX7~A$d)DVT)~}6E?86xQu0Yg7A|V6vWSV)O6cpW6|(nWEiLGZ5Nj>lqUBbzeOJ3nsVkd
*MGD7&cpW@%p~LJ*Tax(-}K6p1ysP3vLvK2!?MZOji@Xk+#Q?i<|Bn}!+qxWe<w?5#dBpA!2|WkTi-Y?c^36j)9QpW&DAb&vxr6?orN^89{8^~ia}oC+4m}+
FV=LGRcaDY=G~^*saDr8*Ky_pNSbE+3uCLAE`K=QHsCDpj(=4Dx?I^%*ViaLP0vY&7gtlLVW6WGxXxA*1OxSgEpqUSaq!Wh#37ZrnfxkP{DNo#dVIevG(~ft
M#@Bxf0rg{mak^OP{_M#F<CcHGH<DYVSA*~&LAbrx@!kKnnM8i2{Q&Oh|QAmwkJ#R`LSZic&Z6#0u^*i1{EIKFd9%jTB?~3OS!a)hyVw^NMtGZ<P!Tvqg<FH
cwMg3)`cy7B&~*hep4?VXy?RYd#cUlya+;k#;g3AcmoYt<9pg5@vaH2)Y8!I2!H`$<KNUr4}GTI&Egw{4E@SM9;lU0k|}N=rT=+01!keo@v<mpfaEuF2D4Q*
&pEaxolLG~MPAbN-4WY#mBTn;Wqm%Ei(9F#KKB6FU_=7ckH&M#o-2mMklHFJOm20kP<CejQi0%x<ZDi|bGgc{KJ$%FiVK2~sVR!z;<xGI3YjR&o8MKWjRwJW
L8QgSf4x5*zxg{!&nKrpa(Kyg{9PXxqy(EB^j__&DD>z3WX}AG4y43c@!a%WHeYj8-gT1;YH~CyG8eJh7RplpzNa1W&&-D<#?SZ0Mb7BA-s$&8SXY3Mk!EQ;
!pblVV|Qcr*Sf~Aygk;Oq$_KF@a^Nx559HH|N40Azj9-i)xZ7ABh5E{>>397ga>r={J^8b-}v!swzS9F%M9c;e55&Zbe(~_KA-T2&VlIa>92u*kRBNElW!LD
<t+d5$a7cH>fn`3DLClDC3bNjx|k(N3L;9C>m;bhAVqE}M3;z)&77zku%X`XiblJ+avv9!`?xOVoCx#gsz;XwZj+SZjq}A6-e4|WM^}H}g|5+IljMXnv^zQA
w~Gy_zNFy54oTDgWTFZ>cWi*qE1%HgcPGcc9DhGP`tf)Sy!xwNfKgwr7FS64#{9I(=>kkhl_S9fRpG8Us&<;760&9e<m!}KGUzhD$;v}9gW`K&GNoP;t;i=}
Z0iM##?)j?cPs=nCWA;iJLe!*lx4@A%}{Y0AHT{KbFA(vx~rc9mv^-Q%II2x+Y<wqGlGp8>*HYe#XOFEzg?`P&^G^~4afMyEQssXT_6icv;fM2eSG#3&0oS6
#HBqyKI?!b5}*6r@SWUn22r5n@H4D@)3noD5qYgS7%oMr>Svwdt5L67&Wd%~86N!GsFS=Tvgy%0QTBz}oWB{rdG~gF@#bw*+FEMS@eG)5$2a+!r@&vmd3W~a
?fCWC*~P`lPsgy&@_6KNL?kTNNqV%V>+5o}&W~3sNJJ+Hme9{<=lX$NR{Xi8pt7uFB!FOCNM$Q){2l-OT~Z@O-XwdNBjqlTBI|p%C;94nELDzHAQ?wJM!vtA
{k=vdY>5<7;y9VGBToD%q%2omVUc{2)DT7xc-C;WGT{d_%qFo}LE^xQT{*NbXYY?sU%xv#|47{E<FlXMzLO7UKfR}Y;_DiYgG@#;&uFQ?V6@W>tPgUM!Pbb;
_+WNPK>&6oYf6NWm%kOOMcJ$JwHBaEuRlJ!x4}G&Pk;VteDU`W$4B4mP!5<*nmjVcCdM)me6bAs#7_<opaoK^w%`=~jR_)c(uOe?&V|C9#T8u^3}aM+^-#eG
RRt=k08)}|z?dNP-F~`jlkRjv0i%v%)ujxq|Je$e<uln0aIDGXJ$|nc){-SsI4>-K3nLh(65iXx$J3*qjt9RSz5Dq%NFV%F*Fv_sp%EdTpe<@yzxzkE@J|rY
d~$yfLwH(jbE|ym1ixRh6~^=)xfbP5BIWl?F{pENcJk)<oNr(?V)OPpTKSyc2@;mqlGd2kH^V$!0BKlz6Inqarn>d|aCG{kl-OmX*VpzfW=jL9y2KA*uvO!g
$3OgV_CX5p=GWBG`l&C~!c42rTHMiyNh$QY_`+ocMJ=HRrFZvUV!iK<k4~|c_k1M#oZAxTbB!FA!QXdSW&h_s{@_xE`0JW$8iwDL3-{*(Y9gHq-@NByoYGyw
`3}Ji7(M^-S*BQcEqnH?t5-1pbPdrd{Ef64{Ibr!&}uz|%jGmDf3|`|_;QZ9r0f-4EV=4cLJ~0%@VfBeQrNed)M2pexRIrM_FeF6G#D!rr^$eM2URbUJ%as&
bVQ~#JNAp)xVGZIhrv9%3u%(5I$xB+HJY^)z3vM9IKweQJigt$%NeQ9+bdT7su@xwUSlmhaY2_FG5-~4PiR~`PmY(VB<o5tA}>R>_EFU&_?AGgXVa=7m&rM|
;>P`it82gDi>TtiSYjjoQRDEk+<eIzBh?p*k-p5;69D)dRPVOJgW=*wMV1HpZ`U2j!M$=PA`SPWj<fR+ICiv3wx1CbR9Co%`)eNgSR8@<uDMz{K})H}Z?cqn
bM`?Xz1!L)BANc-wctb4hY^S~58@@!A_zB1Tjyh!{?=J-;cb07*vs`N*uXbzr*}A}3PAve$$sCYbe2fJZj$@q^n_~*Pi#(W40=kJau6{+o+h|fqo^k;CaXhA
rpwkR8fE`_Q(pBa(qUW>AjMPN4rh_XGriL4E=w0h%QPw-4wrGzI|sRt`FWdHY^g)9^<#*1eT|7ti>vjJkEI~J`6GfZMy>NzhRC+*);Y_oCPKU-g6Sr(d75+1
v~1nIUyOcjVnaQeqpw*d6E+&l^blD2!MbZ}(oJLt#+qbN^jPyh&2@Q#<PcpThY}Mm-}u~Ma+Bf4i$PpMCjrTP%{l}$HW={Sluj=BnDyHxXf^5GnsI7sW(pl#
{&L4kzG`4}=tD-zp1xLA5UE$Co%B75$y46$w}OP=vAg8le!OQvnR5oZ4S63eKj~n`T+*hT-4WeqGSOZn?|vw3(`qkCI|k3REMU$Zvi7O+XqM4Ihy1^yyQefi
H<a*MSMWM2@d)?lNZgfLnI(BB?o=i{^|gG+3iz=5Jmmhwt34C1y1^nXhnm)x`s5#O?FJ5Lt2MP4YbJyEjMX>I|JHdbeLb)mN^8?kikp%&-yvxsd-y^<jm+wj
ihd;S0)N-Q_Oln-DF)8;pot>!1WTD9Ta8hcSBFLdEL&hefZ{6J)V;psp`YAx<{`i1UH)wH!~OGa^1SztMN!JZqA9tdu%~{&)6*Y^7|zI#lw0WNL{R?P(cPoR
2bcxW%_U+Z*KPnF&E4SM9X@-qx+xa6+wsHVh1Ov;5mR3?uA*vLC__g1m5R+-avlbWsVGB?r^m^D)6U4PTTzLW%C;JO!}I8bu6ZYWSUFg~0Ns$2h1)@MRt+H2
%}GW2s^nB!&}hc#IKZ~Q8|aX~8;GD&hd0y~EH-kz&F^+vvOs@q3={$pH+=F<GL{Jy<@k1iM2IiiC)oLY8z)qMFE4)};k5Xi>*-f2{?iKkCnBY<E8ikUSq1_d
){7VS!asP?9y$#cfIs$r%T}YnI9r?SR#~|wX%*MHM|5*JeXVIGY{(L{GBUG!dDG1U(J_5T{RugFkzDAn<pGke?|Ec553!AEd`?HttS!AG$)Foc^n9aKwVTF_
>47TeBX2HId5n9UqGtDXwmJm=%Sx3=yUgpM_wnt)e6eURse6SWP8S`6E=k??<6YfskhtnS{~%OWEjcjLwK=u#y0XbC7rhvJp|OUs5aJ*zw@an;UAXA32tI4+
eqn5Eirt-u!M)Iz?3$(>DQWL`zxcN>gyXIept5}&-Bw}4NgAC9^U0^&A39j$*_zpi?Z9&O_@~s5wkN8xF`br~5V5EHR40l(8;i=co6g>^3dwF35fzQ_KhDoi
yZFGq9eA9<CWNm3?`dWSom6*7oHs?nwc8cAF$|Ku>1MvHQZwsJ{igMl8h~n`A;UV;iHMHZ{0n>=(c=9*pDmxfbf2hkknlBL$(98KhW~O?%%I55a$+QRa)hDQ
P6b{olH&aTb*XK2mc?vw!v@N5W-h^=s%9i1V0HaE%UwSP*06O)8ZTO6MaNjoboU-%88V&bSbk4$OyyGdXrP{MS(>KFVJR6PMLU&vC4f_^3h6;VWm2<Vl9)4w
)3TSC<B?qkkrp6>OO_k9=Q}-vNrfvq3B!O)&$bxXLOb=VmYiI(!9%zni9WZh1wvL}YZH{Uax-&)O1$(J240hP{mLnqfga!ucP%o%j(xCg{ep}_a`1Th2G<tN
eUB|6fkIqNlA{)|o&0&FK5lt?<mu*bB%5M4LQP37+c6){fg90>?Dl*AZXDVltZDE#Z5ET&Kupx~LnoYN4^51uNS)aGB%Z3hJv@ic8MA-^GX@;0)lCJ95O@3W
S@nq>N3<={eplx~bPo$(VejW$xQT9<fgZLBznTTgt{LdmBpy*4FCCzr4n~qlgI4Xh9)@v0bVk+6J2>dWep@%+x>UZlE8t!vcCA0{o)}HXJQ#mqM$yLC|Kn?K
;NO(oI|VKFAc!osPg84H{dT^9myk%9J^2ukh=Z$$+$v+7_QBKV0EUY(l7WTHJ0uRv30*j#&$hpqc13Vz6$8E+V}4}e{nFaPzjsQ2k}7Y4J2~e+zvnV(kF5pm
8rbp{5y6eil7#T^JeT%2@^+h{|HPP^_OKK0-4fR*R0Lv^QgTD7iA^#5g({e?ff`XK3i2-mxf)%tkEzSCr7=Wmdwa-zyp}{oG)nlw*a9FDTyM-2G#+>Bjdd1i
&rNF$Uc5-}1E*)-#yIpN7(LX?bzXfJQSttv)7q;YTeWBJG7-0R^bq4)pJ4Whv~IsTNq?}*sMPUh66qi?#G0H@r!yDRL=-j(5`v25!w<DasBMT_PaZNR7*K*8
3Bym>?8mCfPU{C|A8pXr>+}+A1npBb_kk$s!{<s*&qog|l|k80(tEM+0TxP9)<Z|eAmil`;54*?GiVbb2Q|<cu)<lLC98W%l8vNcc`~HUgp+KRt>%jO;%b-X
<oUx$w+O2cz}{de%w{o)!4PpPlDtrl;t9Bh%NdbV4dKAJ;xFr2ap{w`^EdOX%x+vZ^<v>bw)ES{*{>@^890~(kaPNb2o~}viXbgGm?TgWtq_Yhv@bGFc~6A5
2$P7*j=Nm&f_!RgBHF5ZeT2PfZI8*g=14np!JxyirEa%ehL-Q0L`cw3YfB9bu+j3DA6ziTQG_EoQXI*zM<+BTh8*tq_V@Q+dDJ1q)zEheoD~-as5qQEp9Uot
Se%7cAOQZAR&Cs9NeRXnp+E18(H9?GjDI-!aDHJUcoo71Sng09n3(2QP8hQad$UEQWpjw8R=H+$nJ*v^(2tAHm00XD9<(M;N#+O!_?&APRFs?f=kuSB-i^<G
IsWkB=To;ZZd~v0NZBbl+>`TSlzLLRwuCygxnjyyrU`@@!PbRz!~rB2JZrjFP;XgOW~phG$+|HRe@<6@QTjn~1sfd`kLcCEh6}}(I0W0RHl=Ktq?hSRwF{}x
VzrrzIgw0ql!Tdx<>go#jEn>7MAPH?E5swO*7~50$QJ1B@%sxN(Z5AIXK$1!{O46Xx}wrJ92W>&1Tp%YVaQ=nkVW9=N0ha0?8Q+TvPnz>>yVP**cGS{2V-om
h!J%XhW{toO;(hy7E@8h=)n)iZ_Yk^&mf(T&t9Khygj)X+jlV<NwI!&@mj44PWHjW5PdQeiv|*1GWr$iKMeXIgq!(aZo~vBD)m&xNP4aaXIY{L-bFzc4zOW;
B4y@4g*@3~;A<IL#1LPr1FbbFc~|98kG}fP_wQ(taU@UAe?_?8APH!Uqd^e-blt8Mt#XIXRO?R@PUNjh$K~|w`lMWL*6A^u1sg`C3(r<~6^IMMo-2vMm$);P
_t5=GfA$>=CoiXMZ#>(q&#u8^)7M#*Z+R&@4?&9@KVlay`{R*=r$0H@s~^*cYyvJmImBv`Xf5_l*R|L#SbdUi<Qgy5Eu+(ZqrtpmQNh*VvBhBir3=4aaN!<j
Z{r&>TZd7?;vfd%HZsTDWUEU6IrSn(c7RP;2@|99q0>b;<ODW4f8X0dofp&TEI8o|$Mp%F;v81ofOfH#nrp1}+mmz$5V*r89>WkTGm(pc55kp*_iPq2(g%sV
pyX9_g@8o(Vk=ne0&q~S3VO??WQ&l)%13X;gPcU>GUr!vwcGW=w4rS3C{k*}TWJmfJ@=B=GKNeMuklqTVqtcP9GeV#z#H5h0TyM!>uw?vw9WJDDv#j1PxjtM
{3+uIX<U7vf}*VahGb=a>*F8Y)uh)4nAoP=R2#&Z@%<1~u;Z%$Q&d8U&I4qCTfTMxBBmi-ZYp=9^}T)0@p|DPxQ|N=R-HIE8>CcPk+`%H3qav65vha}E+I4j
{CX|oG`46{<tln$sI->0g0MTAETa^fx$P2=nn(%07hXSKVag1PG}g<U134J-@T3%LYH+GzT;cYVH{dJs1TgVdl?_`8n?F8;1}n$16m{6l2^oa6MBjp(|0i#x
Wf|MsC5HxotT%Dj*dTGA$4t@9?(mwiM2-x+Jl)9KA)LYGy7o`i`vc8M{>A{G>3=4kGZq5j;kCB8&Waf+P?qr_x*qCfN9Bnr`{d2**~~9aXF&;dT#3k1Z`1hM
(+d{PXN>j!+ZuX|6D=^S)6~39%)TUM^to3D!uT6^;&_^b;*^WBS#L6{B<v=R?g;dH1)zuzirDW;6_ZpvbN0Pgr6WTJumtF$6&~P+8dQ|wqVn5Dqw2_jo9*e~
|CXdqxiM#9Ob|S_h91&sj5H#(w(NZo$)*?t!fIqtK23K(#)y-tQ9@f%Ku_JUMg^|aneX4A8O`}UI#L>FGocp%CM&Uuz<sqcPobw!zDIaqo=#hN7u0Ow+e~qp
lLO>hgB)H8TF=GTdr=F-L>$lGTQu5cS=7dy8sSKdW%d)1g;K`M<S1@4`d^;S`)VABbH8jomFMhyLPHV0ai^4)li3_odTYyCSAhf{D{Z2~I{j>w&vU`gLwJm8
d>56Jjlt-p8n~F;IoLY+)ueufl`q*HRaZP%-RLHpr3+DH+y?~DNSFxDMP+GMx=u`j*qIr=T_p8#Cl`XIYhwMfSmry@ii5umbXyn%=v?2sa0}iu&fKca?QPAj
XPfF%+5{^!;_e=awQFNybzG3x%1ek<Z6}mSMb1`~Wx(CALva2yzIeMznYCn4e3T_=lg+$dG{l2`yq}sc5kSD$I~r9Rkgqt21k<=Sk^JraI*E?7*LB^<<CNKM
j$g+=oQMiSW4!2Y79y=D(UJK<Z~HL!(euj0rcjd=WvE1w-)a#AXvh#;tQ?EhA{iFDQsdi}Eg9_pm2ylZHf_5FTQ9l#nFs_A<Z)|szZb|jdr8d})@>DWI&D{1
^rGxb>i(uP6k3j6)Z2F+k>TQ-uw5YYl*ZBMnNBod^4p1yt7>VOqY3<)79%S;<*Q2Er1rBr6Y^u#k_oqQx`k;0V(<j66tw<lGAGHK>(>Vw{v)UGwb?XrW%Yel
u61BWFw-LRV=igN@%+_h^;>~rJCHJYt@1A!QJph!wP+{W{Z{S74}EG9r*3Tl$D>)&c{*k+Z%oOBB<r!~;p0-n5#+m?m<S2fAg(QCL#%Jfv^Abr63h+GHV^YY
ieOTcpS-f1#-!Z!20ino3`0Bq@MttblGfP_&X|5u`>nnTfoD?uvgY_0a$`6G<z6);2v)7uXRG=l8!f?eFnX^!?YNGe<Pi1PYmPY*Phc0Apze{49m2|WT?vWm
mSDu9^Kx>UK+%U~J)e3Pc2Svb8iXFGQKL{tl!i;;tU`it?3*P~u5qun6&Y*~#=0>Bkl0qeST5;}sm`ka>-{a8@p79dA~^dl`2h>NxSPFSZ<cwZg~h?%z~Ujo
UoSb6v<fPQ6<(z3svR(^hzH$Z0%m@aDhk4sM0QlAR#%66GZ)^DJL-}Vop!Le!o2L3LwxFy!@N7;N`tOH=lODsF48t;B3fKIThQ)lCGC2qY1`q_oq{GLLsP9v
gXYhL=L<dXx_p|prK|P_Ih+KxIm|PwO2s!xND;|PE+E;|>FpBwlA>j|c1?F4H4{WGo)?e3vw6R;6?n}45FSC>yvLfFX_~stYThf(RNk7X-pnPI0IvBGZ)!LA
kZ@U++Vmt5-QR~Z1WJ4^utE}%vXyg}I9ZQw$mUR;p=KMFxP8n55^j;4oOP~AoFW#NiL{X##;F__Mj~uWitZ#3bkIzoEhix`7pjD~?M`Md5TmDECSPa3YGfoV
NT!pdXENok-<!wB8=<MA9Kj@@KKe8mi|7-c@d$WvoZF^Jz?;0Io9GDnpWb-v9vhEQhevT5oo&{;-qnn#EX2h&Y>{;kj4JjmA&6{^XXbp%o;s60)%Ovr&*pm!
op-qD&^PX{T~4=M32b~qk)gRDM@V>kwLoFa!N+Ht_4VFg0dy<#TMT*Nw7jfh?_(pksN5*vM?*X?Jm_-_5tBA6c&7{XA{e!!8%u{1>vk5q)ePQIF;o((XyUi}
0yQhsVN_|D^*1_bmanxT@NAQ7wnCml=i1{j_(|HIFQ%kQ;w!`&fGpQN!9I@x>zZ^9S$e67GvfP<HoCZ06{RXOn^8}&aE&+|`P)I7hVQ>Wx;PrSc(D8M>3;7o
*AMoR#v=+3_0Px`?t#lNV{I>+(UM`!Q4X))@ClFHOz>F04!-hl)m{|^4*;=727Y|T;H*>*LI+`1;Uoe%pz8|}>OJKs!`))?A>99w78k4YPV=V76KMz1sO9WJ
DD|ck_a@w+BCN6c4=YwTz+<uGx7sXgt`+N56IIl~O<E5QH!~-!_VHP*MMwf?v^SkO&dpXnjSqJ#F|mXOxh81d<xs5^ZYkIx69sY!asbjRBM=1{hFz?31e(r~
e56y~{&pIcXM6IG_S8E+`SIx8ho8E{q<y&xYiX~r#wW;&^<n(s_~>1i<tvPKuO?r01-|sJh?EWxBdt-D!DyR?xF?MQb#ua-h9<%7HghdAaJ^!_<X~ue*R)gR
u~~;zP+FTY)lpkMJ#;Dy<2i7-3q0f>n<~;`S`}BJbRN`}%)Wrj;^!XLbjqz9anWsz@5bX+OQ$2uKuF;i4P1|c9CVoiHZaGme#@VJZa)B=V6Jn{bV}P^%sd=~
we~~N-T!-2<ZC*+&UJ6l37XSQsAnFz!xiE6CLn+N<;|ij1^J-AN$NazS8ypW2{~relz=|_s(1yqM5S@o(!4h4!&0dAfvRS&@75-Nz#wVPGPO=-Q{3+wO3KiM
t4|qjC3akgrb-LM!2)cm+;HB_n0AS)hjAVG(wy_I8yMQVfkmnl(@h{{N-y0QzS$^v#f^H9qRQ*yhNQQ&O{x(@C4Hk)-4Y_rl$6$l5pR9(CM1|}Ipq^OOr0pQ
%j!tkqY)`|liL1w+7u0}3`b?r?H14iU2WWQTX1&}z!#bLwwd?Zt$K|asQ9I6?bKL7S`{b6;#_u+nN9X#h^1D~feV>VP~dl|dehDF6+}@JNvHX5<px=s>GRq6
*AHi>@BXXPjpjnErd+Tn*ThaU?6sEpvtf(NydjRyDuX>ZB^_9w;On?7o|}M9CdiKCGCSQcyd8DQi`lHOd(pwF*tuAuU-#lZ-nnNOB}qFsnV=v3qwiyb93~56
tJL%&(Jq<RFk}}7JNvl*8_p!dof9AbtQ{g|iqm&yHGc#kK)}Tux(66oscMCb%Lx#kTgE2uoM$VzZsn!x0J1LDPgP_-gNoGZ6L1qlmPF=JUirf2bOW8OF(*Y0
Wz3{KM8)MzF9o$HbrH-!aLM(Due4)^`i#-7ndAlhBWq1#@Qz9Y=P<Mr$ed)oSQw7+D?#&uly3o$BW!effn+aHkxMnZrvB#`U-;8gN$`;7WSLKxsKPblY!4e=
Fy05t>_l4~LOGNvut8cy&RY7ia{Io<(yiKPwscag+cvH?j`m81Vsn*Bh78p5uj$4^mokOA!0m+!i@D+vYl~$g`;^VD!RZX7t?bU-#bHoph;*)Lswiz}W`6xZ
N{)>lIbmO^Z20r(yOW<zB<G)_jh0k-ZH$tmULr<`cuSY)K(YB8jX0GUWXrL~OQ0A8BxBF+G#8yl%8H30nBP}qLjQ`GhmYm?-_L#pSp8d<$@q;ERAiJg9-n{|
DH_<e#R$Si{yT1-VloQUkenR)N9@~+M$@c2%WsjR<-ik0FYMLT&y$I~V=`&WvlXXUg>H-ITp*^;8G<hFS%%{@9Hr!EL6#I*BsRX_yJ4TdKvt9Iy<YG6pHzCV
CE&0^4T%a6E35{o>fzSM*CA?{KQ8#P<fjk|$TZ~Wrh(e1NypC6fhz|<Uq-%O=XJxDbUR1_U_d9xMN+2Rpp*P*pyRLSXYu>p<=htB>OuO2gcu~b@kx%uL|C#~
5P)t_w)yD`M&IvRu*Ok)WXa-Xu`D*>l!AcWN~7WMOY*nmz#w$>#Gq{=r44M5U<$mz0t>n21l(n`7o$jQ^wQ<deUQ=X+Sj2iy01ElC+=+2W1MzR*Q0$u!|jZ>
uqf9pSrlhs*{!eNwlJ<YCMhoVjS+N)`=f}L%SF_l@%~&9C$pQyiWu@dOe7&W8EIif+2_LstWBj7WLu(TeV07imN;7C$bt*9_lISotpRx-%hR*(kI%>Nk3Wpx
ot?eq0>pL;oRYd5sJCWi;6YyA$v;6HmBetV5XzH4Zg4=$UnTRlP>*xD?{`I(I2R}6Pw^AB1va>>no+f0|E3zizyjwqqCm?5%@?$ci?X<~@+lUd5k!M+IIh4V
<eYiJP)QXnfMS|tuoJgJ7@0644j#agBplRGt;H9tNOx(+={Y2C2ONNv*o?A76azI47}?dsV454D)>;8ziDSAI2R|NHv&Fh1(i$KgJ9Nxv-OetQd~7A%hKy%h
XPie~4Wo_J^pl!MT`smrc?QA*;Juvg7GE9qg9X??bY;h}<*aSuN4Ek~NJWG48mX$HKTResScV~K3QgwfH=SLgYFb0Y!q>@e?FiW?C>4@A0%!9hRmd69gPHH1
(y1=ApjzY7Ksf$SQDs`D6$sD4kQTSzaT->xXwwwRfR5Qr&g9euvUN_R4D`gUL|@wpbBYCN<lDwp2j>OA{`?vW!eaxBbVNJ@oY@U~WEfDaNnjiNYukWQN6-rG
!y<K1<If-keu#>ga3kbA<&7SFFUj8q?z}{(JJjoX1XfnNd6j8T{2b+W(HfHV$(hG~3&umF4DGY+nw-N!Grr1Jvqf}S{xG8*{|P@PZ}6kDN@?PfWVK)$wB#14
#LU5gkyVDeH<d))-EbW$DT`o55}>xDyr5aM%q_|;S9L#GZHpYPFC@No$y_e8wHU|JOk2teJG5!Vs*;E(8v~4A7=|>(G5c7G?1P|f&IfadCCmg$wR&Dz`B^&C
&|IeZGB+34!r9rVZ)zzWS$Y+T-GbYnK^r*BD`%Ucdy>ewkap=6CuO%cnUL5^&bgRZpYA*DvYVXBtTdYfrr!JGCY&uv3w$zwon;w<3;}ILxMBras+GB91YB<k
MO)U@KQ+XkAwx&+E{;E(9$lRLa(v#cMg6z*P;KUJU~qPBOAYYD$?4I%lk*EMMr4aGMRV6hHiI?gH!P3H5o;G9Y-HgbG(<^(>~yT8P2GC$&q-<PGwSMcjqIJo
nDvp=(T5Ux2NprD=amdeXGY%kIJm;HK+8o;ZCZplNojXn5x>ES>&NyjHHk9Nov86BKKTo}n@c%sj8o!aO}i{-!9s03K%(}FAn-jCP%(~6@6n(^_fD%%T~7rF
R`^>{6;{$!%0jy3vWjh-V03uY2xwc=!I`x^Y7Zn#H8g)&&_+1hYRdW1P=Q`z59-gm$x4arQZvS_HUM(E6eu&v_06{3`a66Nfd5^&bIt<Fa<!m~cYPNEzpc5y
hq$m^{T>>=8Hs=YD#&@qA*hl@I4}Jux81S9Dh&Je;f}(MW$&RMkyc`BjEPo^9UQXUhk)vDDidJuRO~kPZV`ZbD7@94=&e+QZnm!CVx`EfxNSPFDs4zte@phe
F}b|tnzPv#t~nbtC4IQlP4=X$ZzKW{ZF~;pi}npU8hOyYY&gk=a+;!)@LKU%LUlhCqCL->o5>iiU=L$}ur8wWxx0pK7-8p9mN?<(>J6@n@^e2P92b%*@3aBL
hrm6a-@2=sL#Y<>+%9D9-IxhN&)7``jNl$Gx{y?7XxUJW?4*D&Qu1*@)F{HhZ!|q{MI$c3Uej6^Lw)P08&P<j!26>(x<~FPWnDT?HMNPp8~XiWY3n9OqbEbp
CG&&|Hl`ZMOGr6#%Zkh(vz`N`!@Mhz=5EJ1(IgX^$v`dOJkDjnTd0z*u6B%>hLIEAo>XB?%KofEPRb7r<x5&DIlnHQ0{5#&qciL`F7;7wy?|9RLO<#bhAWo7
z*vU+qpkwE?UoET2iLW3O|XO8E*3*yuu!?t3XPi}F(PcD)=SMsUb`N;ZG1eMdN`seOmjM|--9AA2zTr&7u`Poqv<ph2Uu3{k|jRsN*xB|0oUu|>S_a>l}@jM
{j2sVDv$hzkLP7kO4OaZe~Eq1^73Z=X%MuQBF$T_;%z;dK(n()FWbD{Oi2}Kn7{0lXyL3ol}Rp1v0P=h;!)+b!K<7gcV`JMB+Uph)eY=so8{vI40onHz;xHX
lXPP)fspuJRv&lRh2yGCR}TDPvM-0rgwZM(FgwEA_m9U{3v!@w=+{#xkw*`4zKMZXx>nm#0#wUfrWLLbu7oFP+WeaD21wz#ibv?Q-zY4KcF?S7PNuC3xm~AW
_7fAxYsaf?SgHi*go(Gx1H@c$q&(4hA^g@C$x;wBDbRC=jHoAf4pHuErLt(&{Vw|!Ot9<*8`o(f-}y&g;x?eWE^jT=GIGx7dxm1kvp^94&QT+0Id)hcANJvV
ap9HNKpDLJ-05^`PrHpmI#VP#T>A~OKV1_!>qC4EHzD&VE&<LhJDs+0Os1hdDJ#E}c(g_vq0(=*Hd5yf|B`$c&gaQ1tlvrqr>|CHI^|e(N{uNAwVrl@y%hGQ
Y_2O3p|;0G=c|SxVH(WJi_Og^$7Md2F$TAGNNR9gF0$h-?KEn-6Oi#p6ELx)&3TWEBXFz+hls*AYV$c1{Hbszx2-D6K$Y|k0RHN2wkm<edrMuHEbX3?Jo@<)
;J8OK$^5oNFPu$nwh$94Bc4boDE6||9Ol&wh8Xx3(^vZkf9?cXqtu}&RZOq7WSC~tA)4rmertNZ<#wA)@QqJ$Wg@rhmgNJHoiOMdjs)ed^wi564@i%2eMweC
<KDWCV%y@lIUZZrIY0UU;P)raR59@uBs33=5JD;>Zp&Ns<`V5;*M3NKK(;^`4hc6;w8ep`%_0gIoy4Q<k&>a_(Nbz-uXFi@RSgg6g>J%DXwWFb%w#2jPA7#S
keh^|)Ui9rm2}sF?(|a{)UN@@O%>;(lNzYl%CqQ%2x1(1&x!nyI;0-Tz+FBPS@0$g&bWH^AZhC+vhOmtM`OlGxIM1dZkE^Zt(P~iH@1Bc4dl|5;KvV)a|kO>
UcL-o7BSG4P$zdoXivPAsfpUj9#@fWaBJ?HL~}_0$-nU37i=h-8<grBO!sSNXqQY|h?Z{f%K;zfW&=NN))O#AxA4Y36}WVj7qc|jqZiy|w0eH<e7DpFBq1a2
js8LiZnUOE5||9sTtJeCH^q5QlvrUs1`kW8m9LK;i5!vrN_1<-NZOTXwZrlw`Fy#)OJm{0S=_?rLw?UFGL(gnfqLkdRldyW^u2&})_&7RJ260FrDooye?!B0
VxX-r<{)fC_+Fo_l|e#Bt<7P!OEDxV{NPejP4)hdZSmSFNSmG1D>1hk>3_`2d{taU`Fz`q+pnYVUh{Viy_?z`>^C!Dwq?D1B<bb9@2*xGDe*dm;nAoGTWD@l
&!Yr5QryS8*P`=Dm#UXIGGok<{Hf)MqB^Uk)u9hah(Wf3AwbSY$uwu6LRZ&zQx@wu|K(wFnw^^8nhomF84M%OtdOGo|Hw)yN-0fX2s%4frfP0R*9#<kryVAI
X15Q<s;D|av1JW(*(GehQE(M2L}!J|t%f~|=IbW5bwVyNE=QFxsj~_N&tG8FdVD&8?Kv~cPg~IB>rt0CE&Se=-B+@7kc`Mw_qyFwC$R+_(8@}nAomTyZM&6T
b1<_+kdOfVo3<go%h}<X4XNcO$oGS>Hq+JxMC6TfVZfnGQcDnY+QSW59SXY&E9r@4Kza^4u4OO~wW~GcJ38*%g}g8tpqO=dl-+1rs`y$dGkrz#27t#Vc5Oqa
W;YHiDqv-tn!X<_E@K_M1A&`^&*fj}9&$iw-q(et8q>s{hnhk5T6+C`H^lFBseUZE^2_-A;`lw>mA(Ds#fxO`)qW6kCNPt<#by{eVIpOZD-rpwA(V^Srz=J@
dnez-<xOl&=-<yi)s$q9E$X48SaKVWhz2M#q5~!6$iF|n`~{ctBKSQDv8&uvo$MrBC-Ak_e4XGgEHWWaH|`If>trGw!OHV`q}lj<DS3|ZV9#bWEvZQx3P^e{
!bXWSWGo}WzBG<%=#q>K!<&5GI~YY7pXdpqnlX<{`$G)7nMH?vdY}tMYM>n);2SF#139pAol{RGe4VMFHbV#xH`LDb4@AoEg}=~|d-z`owd0N
""".split())))),
}
ENTRY = 'bot/submit/roborally_reference.py'
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
