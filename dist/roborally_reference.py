#!/usr/bin/env python3
# roborally_reference: contest-bots 1.0.0, bot/submit/roborally_reference.py; 56,067 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
eR5t`?4U|?VoI5|<RPd0&LWnE<P*%R31HilGcjj$TxEJA`=@8CvH^Cf{C~xLZFAd5lICB*_&yl0AzJdxcFa=EiKX4@9-VDTA*s7>gJzJB2vHc5AeSI5>lFI$
SNUXSy#OF3ckjmahc-nP3iXnel`l_bPU*^XnHF(+DA~?p;z`$w8O3j1lSeDuvg$6+mz9?{{F(a~9MABGib0OKP0dr>xN;bdfSNN^y!6PZC#jfq2tEB!TSHhU
1k`|O#yq9^qAjzk3GU+O0zHJg0C9V36IMQjFw&U&Z{bu^ckXGQ1t&uHH2Sq7G-*DE&Oe6u@++y^Bl$o$2b!Nf>c4@Cq-aWyeFOsJ^N%3T$AIOjgQ2$*!2wNn
Mj5p4g(G789z#Im@w8z6Q8m@yBMi*kqNC|Tcgm|5f~``wZBsd9Ad+S3>#cW64Hn@dN+e;kWOce)aN-@31?%-tIqJL+Y-PQwf%^3u`n<iL<ykFZAc9ruiA?@s
@JzM49v|7nx1JPLlWwf2&X<7$`7<wMTYzuz(B2wae)Gto`_~>LjT@dAlG0`H!QJCn9&fw(<W6TR-m))Qz3^lgQKhR4DW=R`F}R*$P$b4YV)+U|L{?EUFKKcu
m1P&1HNg1SPTKs+KZ|szhV5n?ek4qQVBuA)d|g#)@cibP^HewD<xt!Hx1iE)(An#HZ}(63cHihNWE6g_+UQO6*Umn%4*b8#QPO%T9B=-f<~B@*9g=9`t#1t$
+X_v?fP}eScke(uGb11gDj+XrMj>e_UlMq)@|9MIuUHeqt@Nkj*V3uh&tbh(IgNYOfo$c&gL=U-`p>eqUJbGBgqkff4cl_=DjQ#<qD+mK+cy|`qFGs!N@Y=v
e(*)h&|dXGBX1&WPtaGjwSJA(%^wEah`=^z+x_iytdBWJY>PnGA{+Qhx}?I_i-YQK6GTv|Y>9vak=+NM0QkrD9CrJX=+6b-!~Cw?O|PwjOYFY8`1$=0e~S;2
_KJ=ymv);<a!`5%0!?h8W67Xv@nW@V)KVOa^xdLl+=_*=aXk`4(uN*58A7kFqH~4x8e@nVBjXWx^kWZi;&=xsdg7s%<y>hpX<y()FqT7g$?57c-Yd-ZobvO^
0BjCs%LI_IS^~c`0Du8v!`7Z!#pzV4?S%X#prCj64G4~u%<+&B7h<Pnh&0RHMwDTYY>1FxYyn$|klfNNji&_XY#2AoOtsIdMjGo}@@g+i!2vK*cs!QH<cCuP
^w83ozhk84=WVeXuz$rSoP-`o(oS?lqiWMsv&p0i)YXngxslc`z|hLcYK(tDW?p(DtX}~DHw7mB@3oa|L5Q#N%Cx9o1LT!8>%tnr^Wj6mrGcA(yQfr0L9HCU
QVOnZRJ(A(`c)FB8D19-29=^|(liG#&t#*l8z$Ei^Q9EC-jx=xW5LbdJw{&RUSP3pbOHlwi_4gI#|u9RK|y#n5z}o4#-hQ&P%%z7+b%9wD2?wsyoDd%nsVj~
>c8oI=iqw)Gx0dO^)MveH@Wh70R`|REQ!*X(X#Q^ji@Xp+#Q>1=fj0={e8y!f8-_9;<-Ev?}2*ct!o^XJPUfMX?0AQ>S|}WSwN#t&Vn0g5BMvLV&GRe_PxsI
i?zARDlrKN^KR4ZM5}9<>yY_?BuzE``LR_^mp?h)HpE#z9{nQzb-uDmU0+k_Y4aRsc(FBw8U{ME0yo);gJ4L#fJKh{VhBDu<T#`<SCd~w7C$eVz&yU+7Mdct
PXlGb%fD+Tsg|#1z>v?oYB5>UXPLLez_2}1X=jj<X5G~T9?Zc5{P-Dz1;nPwc-xbuxcpclWIUDxG@c5&C4&lvHV6h(kCtlY!xAnnA|inUUq!r>dwhw#mM9l+
1gFa-ZC&Wn2hytF=j(d$Ks_fK+f!|>=7ksHGg{?0hBufYOMFioB;GbLE45U#I|aZHVbi~{iyr!7dRL2Y5Hj>Tf;^~Jx{*xj1`_(8XA{CKbP+F0#SAF<4WGem
mCbX+*2LrS^{mKCbA2alo33&)PH0)5FXiHntE<l)0M;831NDRPoWOGhSd39y8HI^fhXQ2>`{xP-QzKs^&Cb;-yZ(Y3-zY8=jBJ`x@mu<Bvbd&9l;!jf6=^er
KwS`SarvKTN2B-uG}80&$u9^mxe34P(gn%ECI_9j`yvYcbw8SeUzr2RaaNd{oXh5G`sIBZU79BSS&`X@)wWQU`u82_2tR`lbBv$s4Mon(Z=I8$`n0YDLZ&oJ
qam#fU>Lg_!(VF~ljZHH=0>{G<_AAK-TdGO+x+iOxBfdCLstLcZ%;JexUowZ<TD<S(c^(9hre;-muzWIx91t~ZTLiUaCDi0y*{7uh|Iyz)$?CN{z3D=5Kq2e
%$KwL+Y`@SbE|{5JSFd-Gnd%Kfy~9sNm3}HRJcw=^%%IwO-0cqtYU)`r5+pV{Gn*H>9zg1sO-meF-IcI>2=3k8g!e)fH%$;6Y>V5be*~SyEb&q95zl)Xohyr
2mEfaF{-aoaL5j6rhTiT3UzMT0M08;=+VdHqu-8x8ufoU8WCRoZO6l?FIS6eO85qTTIJ>fjEpL01QV(Xca5mpNko;9HR~s;Q%cF8t9+W3hinF=?+KI1^^(kr
+!DsNUchK%nvBdHO9C3mAdt>35adc_+3C&(R9wf0SJ`5Y)qQ2|>X(GeyIv5==!S#aBL$ZO!DbrE<HYWZc^LbCw^(tZZTun)NA!nU5Z9}FPZr>40V)gj`NbP*
{)TKpDDC<AMM5mm@VPGy-^mmiL<t>7Ka-Vj5+|LNA+I%p;bJOP{URB>9d@eatXRj%;NahfN%Y2$O~=fW%D$L37w<>!KYkcpzW)%Ew&q%Nm;vZ^G|ktT0=|0x
@$~(N(Yw>r%gf_WM`WMHc=&OONLa3;xW6{n*VSg7AFWm-5gk*ognT}|kPmQK;d4ttWnRfZ0HJYFDqCLTAMy8(QH>O_N%}A%<t`~j)=zd%^3~0Vs~oL}WGwY4
`Tnl<_ZpSJ63L{5I2peqBz|O4=BuvINIp(#NJbFytkKm9!uMzxCb3yz#DNuDIc8r@&yG&see7R+Hr(j*i%%au@`uw;XJ(&pU6bP=<B`lWv((>cw37{4ANV8_
TQiKt1+#Ms0%BLZriKvm@@uhLl$|PHO99IG=JSgO9n9nC<kwH5%YU99^?#C~9Dq)mJTj+E3}qtn#RB$8KUqM46iBVwf>Y!-5JcRh4P`FKg#ylEi!L*UF(|=$
C}4!DA}Xl}q{Q1mV<MsN?)JV-x|0ccj5>@}=Q6PFXDwuw&v-Y8V~xjW^m|2NEm_2c^ZWw1WCTMh;k`Zjc+&rL)cdXf@z*0Seeic(3)yOFMnv%hZBfhe-M^}Z
d%_USt^LC=gy+RJx5}4R@cS)W(U{IC*CPLENcjvDLv@Z$kKZ3%;06{WHn!i=%9s3}k+4`xv&Lq9Gn$7DAoXi+QdUqBQ|)@4_fLM|61y;ZeQ)1vwp5U+P5j^o
TQy#J^z+ZB=Ujj{zcC%HpZiiN%(VI<#T}KHghFqMZzwCsYKeJ}d$;d3toP$l|Af}^0Y|cn+?I4c*OcSZ`}>|&+5Ndsf1s2h{dI$yhW<C@!v6V4HIYu3Z$6+H
CwCVi-yv}Wpyxlo$OH>7WzSxuas}h38xo!T-;7p6zpV3bX0;yu<+7TSJ6m2Nd_Ko0DSK@$mR$5ICW(*;ur3%}O!jS%IvMN|JF<9Bzw>?#2BT%-BpEPvQ1l|+
BeI_u9TBvq$9{1a)>ixvKbU8CAx$Hy&KD(fjb<%Hr@In<9B>RDkFPiHa%R-$?G-D3mkcQ!ud!yHxG<NRVg4(kJ*IK?JXu~QlB_MsNO>8uwTr4Yf^SLa^=wi#
<T5_zTHLrBp}O`fTtpTAg2ZO{M~%bta^sR!Mk+64BYl~RCxGB@q<Xg%9`qMKD6-s>e^YxPdk?~$3~AUOWt_>Q=h%@d*=|N4sFb;f{c9fhSS*44p}A@~K~1TL
H)%?}IeZY5-fe9Ykxc&dTHp|M$q0nZgY=SM5ttjrt@F`Kf9tHa@V2fw*vs`T*}ylj(_0)<ML__E(SBE@bV#J%H_3f}dd#(%CpM=wB6^CKd=P1Rm?m+pMo~|y
m@Ez{o-V9UW|ZBVO?llNbBAF;fS8_26J(L3XF8?UUFI%|mT6Qn9F%d8JBM;1<9VG|XsM%K>&KAN^))6oDX!N897{%e<0A!K3|r?b3=y{J);aU5#!S2{g2^Vp
JdK<)EnD~C7Nc96*g%fv@OxHCg^k8CJ$hDtV%@bhNh2PDvL;>>Io9~6xh~I;9D)nvkYmF68<!i5Z!)^^LJ$|ziAOTuvko4O^?I0_(8(2!S+{M1T9e+c8B$Y&
DI|3H^Bv3istKcGK4eDOlh^VJQtDN1$9)e&^5nO>tuR9H$X;@GKh7X1BWIx9kh5U<jSi;FC2q>u3F|)NvGl@u_kCg8toG7q$HX%=3z&6>tX--+Gt1zhll;Fj
cTcH)Zc@T$DdTlS;$iNONZgfJnK^kV-Kiiw@wJ?11^KYM7;<;))Sj_Z-N+)%huW;K=@UQP=?(1BR%>c8XePbzjMX>I{gynJz8;~5nziXh#k4e<@4#pwd-R2P
8o}zK%KT`!3;DZxx}P22PSLZb2T2r3Pe95fvXvNRezk8Tpk?z62&A~OHuWGcdF)1a$UNkBJjG{~A0A$&(aX-i7DdSi%S_1*1)lmIrYAoRXgEVRQnZlKv7r3D
qkEtpAIU60-CR*@<k}9vp}8B}JHgrG)s1Ok)5Hx63oXNHBBs7)Tt(HgP>PIlD;1iv_&oF?RZ#{so(_`z#>vpGTT!u;3R?|*gLx#rYu?HpS`OANK<aZce>=>a
MFYrWb7GdhDn6AOG@2nD2eIuRdotu7do1YG;SIF~3yoYK^81~ZETTUc1DQbB4IjOZMm(XS9NjG_5#p=%2_}DR<Cy9n_~nmAI4!>9a{7ge|FWX}W0BI;m2VNF
Gy{PS>(#3V<{wzJ$E3jm=#Rax*=pz+XKRz)Dl69{t>Q-Z$lP33Uu&8P8?uC18J^h#ziIkt=-7N``eSl(B01Av%L7Kbe!$44kD-lfbYYI3T3b4O&Y&Ag^te%~
+D)UzbWfFYkvCUVc?>;HsAl&~wmKyKmz5%urr`CY_u=*cUo6^7>RwY2r;U!GE{(eF#=DwsC~?&peqbuAmI%zWZBF#Nls8%AqE{m)G}bT{OdN*F^-?Ka7dE;p
fX`~WUoti}#qQ*>_rUbUyC!KzO0##^FZ||*aNIWnRJM;JZ51}Gq>%)ePn>dh=*SumYi1+1gO;;{pJF%K4y($_bXsO&h&{$rNf3KBVwGt(ot>=;&TbYEl^Nmx
zBoNe=>vQ_<Z&i8!F2UMPcu8{q`IfXc@s*wcDEvKOa{r$WHVn@v6^)zZqqtK4TNeiLniA?5)d8M{2Tc;g2nr1K3hI}>26J9FX3yrk}V5J82+nGF(XBGmK#QL
&qtWl+6lvJSyG(;e_d)_on<jwOktq(XJ!-ZiE3sf1X^9U&V1L82y587BaIg=X+=l0nDOpCqGiZrnj`)_o~p_v?om%Y-Lf=Ilf#lTK(cnq@k#_vsVYhjdYf_0
dQM^v45wx<QO6@(27wm9gNv3M*z>KP0a8IlCuSHV)58{HTS%vF)uQ7Y7(AHk8PVr%wV;p{vb8bFTDX}yKsjFe8-UkFyMAkxOHU7QhPxJ-U&h|swtiklAwGCm
zTS;Sb3f3Q7=eOaOq`>ZU_1HCN_^b>_Q2DPZ#bJ`8la{)m+c70vu8(ip56WA-c5)0XKm^|ZZ->K)ngMi|B(2z>`)UWDWgv8-Lj`@Z;zg%&ly-i4~&5h)oNOi
MF`z~eo@`Rab&iI+wbb!i|&E&<@bJp!cFFe>B(WM=vTEs=`}+-wGod@8z&u5I~fcoktSNz<9g`F{g^W<R^Hx0m+ZH7^Q}$gtGhzn%ZOd;+uaj0(@_t`pO{gw
@%8_3?e*N7q6e#>g&qW!#rDnA8dkrZFTfHS5{4(AL?pw(MMQ3uF;2R~)8_;XXJaIQh2R|=hh>E>I-oDMzu4>w<IE}mz8YhGV&UD=>cXE{B|u0On_y4Q#jj^5
llIhFm|Y{byhTK?<I*G{7@p(O?nd5jGjyMTxoHnOao#O<jgpFB*d&+S5Nd)c249GRX&Z<Ubu1wNf|0Ai1^bk`99kNEq_(q%JcMg$sK|_xd||Kvumsl`fr3V(
wBA@|LG97B*5K8v_`!2}c6E#cH-h0~&0OcycNP^N9+TEy_1KC%dzXp0t)s^f-}(%*PoQ<X)rq>jT}GwEnMt?<&k(C}MxD-VOp~Fop_dSpEgx>EH9~De+&c2$
F_8hq+Yvwf6lOoDCOfSkH2YwKzF(*3U?b8#MRV`5l0JAT^z?H02&s&e{V0B53m?Hkjg<A6@ECZ!7y+GzR&a*dM3RFV=nS&LX`Lmlduk*bPQ&tSNSg{L*(_Vl
1@VPym+IvC(@3`ftKh-j$WWNgLKK4{;#NlTqIwk1z%^XW3^~;h4!{+EThEFsm$V(<%(F6^+HC5@!h&qgZ^x&<uPDmE!XyYeC%^k(A%~*y(t;C{B-BJJ#Nxf#
7ak|SC%{|yNyK@_Z7z65KD9MrZPmU$z}~dBr^(pnly>G4phLf<Y&Tzqn(y6+kVHeREhR8OM~g4dZ7@bZz>)L?NAi3B*h~qK!~M?w{{CBsIwWz`_ni{X3WWhG
gmdQ;ujB&6S<(s^z`v5JjT<Q`0gMs#=bSO};{N66=i~E>OC7;mA2tBFLvUbhnqOIAOe^fo7L}CEF*LQxC8NuHK>~sKaq*>Mi(Q66OY)RxPQd_QatVV9ax?#W
@oWF%==8Uv^YdR%?84Y_o!uK{r$o3X@?w;7Qc+t%9NMUua-B&6VIbI2l8z8SLW75<drj&sL}f@#vy9gbK>WG6>Wk713KeW*Oc>GIfAbd#mN*KwTWw0-GEOg(
a<vPt(4w`Oi@710s2};6i23ETHZ(E>)Ul?A`YVP<Ua#dr9g!~3hoiGgjOgEkozpjR6#mO999>aK9F7eHF1#3hWEip-6v`sd|Aoq0H};}m`fQS>LF*73!7*j1
5P~r_*M<=#5#aw(HqDCC)?zBE5IuN)^#1hxCxCQ5zj$|g`Qi9-q~C>TB*FU4*=w~bkn97)V0|)Uiv}gS1p1ZIe<<{W2{&`UOxXm<D)ofNX!Kkb&ay}jyp4h^
EMP<Xq?DOG5%PGC3116n5g@)=2U==UVpsW5hraqhXCKWX(~&&6_?^Q2dXYzChz6nHr<-=IXq8)ZrdWTPa3W__Iw~ipH^=32vyP8o7Hk-mE*)FJDi|(E_FPUB
zN9--c#pY1&7WNh!^z7@+Z#_e>(d+JvGKdC%D21}&O@R_#E<BO3x7Q2;OUMp<m#vClWam<e0)f&X+&$bZ`!Web^-N?yWwlRShtK$`V9v25u$>v!J~@-{v`{)
UZ8M~wYTAh%+`LCFgu6|aT}OprrGL>fShuXQ+9w&Suqnc=R>AT;gDmp(YgCx59+*_OlIB*2OQTWbP97=p@G@OT57J5)NhaC9YEj&CLYBQ3p3%100-fk#e0~A
l=O+jZBX(mxI&0TaIqB-y9hYQSA}`Yri4YvV&#K3(}PGNbCu(jsCK(vs5X>MEJbo{crDGrpyy8Xj>nJ*;x)X=SS-x0D90vX5A+6mM-YqB;B`9@4%){2QsEJ}
`*`nl#J3qDr0MD-Dk#dzZAez;cP{?XUQKd+5EI*!n`%RGX1E``3U;^(Xo^B8!FeDV;11Ugfr!nJt~Qmu(Ynq)XL&ty5W0^`8mu^RrW;DBv@+t-iY)+zy+pVY
lD~vt{`t+C#cA52O_hu2K|?ibsVhi!XO(4yLNmKv3{qn$!S#ama}}o4uxQ45l_QV?kcVfbSQCR&72*oFr@SG)!cPz;UaPXvmXgh%KKKSJ%d!M@*vtv(g|r0U
5;_0hypfh=q;KaO8u(amVz04YWIvBU(arAYH6xB3={b42k+*|6gUxmAo~rjpG{^ZHJ$$D7+3=hZ69|Ua+U6!JW=4V1j1R%}P%k^mPfXyGSFdL?zqmOILa3vP
MV5M-#?OvkXyIJOSm(d3p~sMD0jy3^^I9?c$}poZojMT4-MC}R(>N5TT$IgvlUc=KH(_*#r`HPrg?&(l{jNkYiP<x!-#b-0Fmw=>fVyaf2e_en6=hIVe%ok7
9qFOjo(%pUQEZhPbryyMfw498kfbrvfYjQu_XQ*y(;z6Uh6m-+bbDk>aWXYZXiEy{sGF=&o-1|c`d4U1bAC^b)C{zl(2D>jE4GS|`)Z}0LPw#vM=&r)r>(q;
)NJP4pt#J+0er2I99}Y7&&Jm~QHzMla6ET!nb9`OqBiE#2uErxvzrJnlrUzHBfHJa|MG0!72`md`(^8?ynyqG8nW<BcS@-_nbk2Rw>GbJ<w@|N(#ATh)z4P>
JZJno36DXI@1o+eF*JIv2F@mT1Y1YHtJE*B@+I6+b;SefMjCCFHbfD)4-z~BVZu8Xm8M-ut(Zh&XQudemek9gT!=JX73-J9GT)I_ocLQ$wgn(S>-ye>TX3Fn
aH}@Aw>G<(ZK~V2307#t-8~U&*T%%^xFEKbmn2rTolrw6e71rt1NMd;5a*A>i#HX@tR;iOQRbvgI`ewb5C{5kerjAI1ObD0G^jSfUm=MEXk40b{&u{Mqa*co
sU3NkGTYAa`}l_yQHjui7v0T5xb-+VGC#|0@8>>xS*h6MYqG2im6YVST6h5(JOmpn2ho}(!(vxzeBH7o!2aJU#{^>2wp+0ElB=HyPw=2TZjJ8uJQ-&%s@cNQ
RuLy@ySjoGW#3}^w>d+;<>*ztee#417v6;J0-2*UM5AXiQIE-QCpuKsk}yXV_$4hyRwCuANZdy4hdYzx$Eqb0ZsT+_(;|q$Gq{r1`oEJoao$|FKBVD4aSGq5
O_Q#yuFJ}`_RI)sS|t4#CCw1eUu{-j3o5olQYO|a|CSl5vnH+<?L@lYs-3u@PgLTRtu4s$sFrk0M~&r;DcO)@IrbPnU21d$aaS8AVgza;t}SIlv~SL|HJVo(
%uSqa?&p1E!K5ZXIb}HxNjY@}J@uswd^`T2KO9n$*4d1lG2N*4TYVKg&m{Y0)$uVvV{!!Yy{bqMTD4lAt?CDFGzZU-(R+=w<1%(5hls~sa?Ba=gzN%is(Ykk
Ct>BLu7m`2OK8Nb^CCHor|6SqJ)bxic2TKr>V+PNQKJw?l!QysStSX=vTsPDsBtg06&`GdjCCUbkYKA`ESKhuvCOL=*84S^VY$^4;hlY(`~bo(-ObLgH_M#S
LgQekWbt6(uM?eeS_Kiq3MW#fVh7AB!-J+Y0X08y6$NHWEIW!)E31Rv)P=X>j=BP(Qx6s@%=2zp#HSoNns?%_G|}~!JYSBei@1%MuohR&7H0RPl6F1QwC-?e
PeBusA*oimLG$Or@r4fYx_lD1rK@%a*`EY$v!7>Hl#17pPZ7}@6p(D{^m++>i>YN=yQY&T%>;pq=haj1Y~C-h0*~Mi!3f&sJ(AQ+lh|%n^Ioy0^43K4YA(?P
aLt!EQ@g^4n9D+HlaplV{=uIip~UA5D>NcfwzBRLE9;pXvN=?1sM&@kZXYv)gj*yhYn^KnCyT{p#BI2Sam)t>NQ7-k(X9kR9W)bY^GWc`g(4wtyOZGs0(#nJ
^0fx6Mn=NI$aI|ajHjHsy?J`P0h&6<5o`q1C!Z$9!uo_`JPckO<+^Dc@W$^*BN-w7>5NA9vC)X?@CZ&L*=D`#T+a-Z`MB7IEwT=R5yieG1QFJFFy}jX>Qwp^
-$$rEtMAcw-qB4*ebfE5%jvc&fsIQjGEf)fkP_ZrFQ_nP@AHez`eyI%1avF&I~sD&YI#`&?_(pkDBmc=j|TL>;Gl~bB9Jx|ypx4^5tQ1g8%>83>UJ8t)ePPd
F_aUlNaDBp0yQhs(WqiS>u+$-G+%2&;MpeEY=u1e&b6mw@T0gpUrdZDNncT{0g>gp!`SB$!MeuDA*7d@IK#frV55s0QBkTg(;0Ob3)hIl;lC}UX>j&a|FS={
@n8@B)7{SBZXWd|jYk9?>Ym{*>;qSR#@bFcGfPHmPUY~r4WIDP&V(N8*1=cqt<tNY;0Zu1k%6CI0Gt)`K}aaf%AbTM2c)hLq1;oJGVCqJAN>6vN^!9|?^JIJ
KM^M+jcU#=3Z>qZ?A|0dC<|*)|H+D#dUz~Ieyh#0=33ESB~e8k+$8nj=w?R3Y8Ri?T7<-NMmy7)<=n9HNqo3niLoX$$R$DZE{AHZa7zJ$Oc2P$$N`dGfk0$r
80}(}Q=sXbl8+?y?Qf@HezwE^NKc)M<6rt8&p)MxNxO0t+EQPkjgKiW*7@lCsQ)pAd_|+(tI1a>!<YVzBBedVNNZH3H`=Bl?pdRtx;g$$V<v%io4J%3xLJWO
Ss0q!HSJV+q}E{(l-6oYwbYhR4z0=pJO^Fw3=jF&rV6x}R>hSm9fR7E*_Yt5^mB*Sbb?lvxXf)#-;GACmQG8Uo{)kU^=yxf9JHANHe`-jea)YLZqEsvpssUd
IyKu~%p4p9TKggE?*FwZ^0hg;)^)GY2{WguuV?n{;R^72V<Lb3<^7^88TlZ;aq2vKSD=&^ha3Yn#h}lwC|;f|QD_`mn$redSc++VAgbBB`?bm+WRO&6nOG;Y
3El4!N($)0^=(GC5**jQsZs-RXaP1=t~l>zOgqQblX0E$rCH})>KWQo&mxtCbmK{x+)En5HyZ`7(5ORFRC!ZOjr10`Ni~e9G~dWnw}eQ8lH!^$;;ip!WCRnG
Q$E(ilmwAoT1QGB4M-u4YWttGDH^mgh{`gzn@0=gYD3Fy!QEZ}Utr?fX5MSJ>NRE{;+Leg6Jv$Zs*n&1x$H=0R@ny-OR1hiE@X3pJiklTnQWGCNfcF)bdrB9
H<Y#6d_EohetvrL@jsI^n2TXG<pQEy6FUvqYc2C<!xoo0LmbX3z#d3RN34(WbtsExCm@sYvg6pyPE)|!sZMz@n-zL5T38jFizW4IU)-g4?kPrz)6R{@)DQmX
y4WC#$)d4UVtV0dmrQCH!i526ANrpnlMFgHeEf@aNHJ4L-<j3?5d;AuT+E?;0KiI7D{Nejhw$7oHh$+kTaoLQU%K`n>umiLMdk}pkyw2^ZlcJNz&whTFLX{*
(%Bkw64X!zChZ_9Hg9^#s6DQWpay~~)E~Z<jsf)<QMYQ6XYdcNwHbqRR4O<J&`v_;MC-*uag5&ynrEbZ3xJ%$Mkkk)>?J62DQ4H${T$*8KRuTO56zr3^9hK`
Uo&KT*kHl151QG@Y_$*N5T*cww1}Lw^kwDteGR2svC(Ylq*%9YTx}ffl?>VD%9RWO)N-#$!=ZDTLRsMULWRX#@QAg=(vjU}vm4@c3epyKXYXP^DAPwe*ECfs
ZK!5``CybB9X;iQeJirzuO}amKOJ+<KT8`esq)$wC8AyeMoICOHqn7#^AU|W;TUAiv4<rP3<4!%&+a7`okYsAiNTxScVt5Uj+lqf<;6cwe<!f|4>ptWdn>5$
D0w_C0V$<ufNcv1!bbi(G>>UA0@UD~9P&r#+Y3h1tUHUh@X@m138fc!b>;JT%<mYF+wyFMDOO3hrRQuQrpp;ZT|PjDLmG~f^RrNv6ka44U+B9*7hh0Tlb4-N
=jC5Sde9|6SfPYOd59ILL85xt^>KBG8s?8nT$Xr>VgW%zmTnrTjhb|94IOml5YQLM*PFa<*y3(`kp~P&yj&z@j0Q>cm!6Ejo}b0-cZ%E=X!Xebl7#3bxp7I3
{X|&2S|k8XsciG}7tDOWYrz^v?TIA|mqoMK_*3!%b}Na7qhF$bL<b6?t0x9+6Df6Iy@;lO1!h>t9TISt!CnjlvC&DFJNJP{FKb_iw#dH9D4w~qL62eDJz0<T
{q(mp+`^(<w`5VA`DM4hf7|@H-jJkF?3+fA4EBcsFXxM>J>&g_AWmk}#mX?`xt~aab26HRWn~|Sjj%SANRVxbmgQaiXj|fFjwACf$j+aZiM9sheJ)Q<e>%Dt
ogJNzKAxU_KmlUC1x}2*>#4VDWxyb>?)e`tj*4TrL<q$sC^tAk%il)xwos1?zVCNMmRJ`j$)D^eYzu6#Sv7-dz3xplfPn_iNkoB^1DY?)GA_#ETFa+se1;bd
wn1EhM#x$7grbrvvjBo=;=zvX3em`z5g~YhmLx(@L$zjKupr&J9ny1f-VSmAR%|oMB32B<G@xWx4})oLgjj1CfW?mKRvi3jRLvIa%8*u%(y^0{`65krq2xm=
={96MY@J~qc`=MOQqzxXB6YdgBIPLvj{xuGWViTgu^$j%J<%18W6fFH#E)(TrWh5Cl-EF2W&LS9w!t!hqzN<`)o+qrqH0`2#FDQQZtVcs$0!veb$HI^C#sMG
(L*!eJ*5*_XhyY$rGe=9KSz~mnU*I!dqY~>ImfAAxuQ)|C_OrcnH=Pl60&t}NSV+RcN~4KC(J4qMkC)gwmLY^1NP@Pq#!&sz(7Z&X9#CDg+~T}Vo3tq;9uJY
6kCE8Xdf+7LN)#rQs9OthzUDF<SB3T=z59%(X;0zK;2Qjt|wq+wVPL%_SnslZx^W{S)ZJG?6+V%Sjvz-+pfv{o6$o?)n*>*Sd?XhzQjv8;1S{bT}_r>2*-7%
5i}=4MweEZglT4>aBK;FI+Q588}9XwUBE%@r%*5BB3U*D9%X*0R>&I9BRkIM;_~Q>>&ry1UPXIv_dUZrA4SeUQE6ROuTEcRlSkHB&YbPKCL2xuUz=>ED`q&$
J%1CXfYCKE|9)|BT#m3S>h3jKavhJ9$R+t!UhyV!?++zNKD)2H-vc*9Wv5DO<fSM+E_LBTHGl#2TsMAG!pMlZj>p^))k=Lgl!yhFZXb3qm`Q?Zao%2@Pd;C+
?`1eB-)D<zqcB&HXV{3D<{|mKcQ6c4vE~UwH6x5m`XfKTcvCCXO->2)-jfav=o?L{Lx%RscHYsNy)4=KYz_^jGx>wi1bhB3Z3k~ouF=tTwwf)%lQ%PG=@b1J
y{8|oIatYMwSe=7lloL_U&H}5Cv8cQ_}G;x3czta60J@`_A;vLsitJbBLM3leqSvrlhZ0u#%Y^H=_*^ZRXWb3CBHB++_G3z9Ezx8AcCM_a8qInpG#IcC|d#&
F&z@`${54AdRb}RXLBsbWH8B>x%!?L*1&E0HZ8d$&1=L=hwwH)OVP<)S<YhwRC9k6+%CRGH3WT=YG<A30#)?7M$nWl)98d}C234(>YYDtJKd5k#AV^wSr5fa
&GF|r;GfE^;VukqPW<B;X*dAu>wmmFIzQ=O9{+Z9kv=Ok$Ir(n{g1~Nm#77%TfjA|*M;FYx7q9~EfS0IYa5@h#Nqs-hMqjt<wywJbnBe29=l6r(T4g?BNxdd
v856r_k@@|%IQUelOf6`gt1MUgq`JJ)22m-;*63<mAUTe+|}5vcq9;KVra4-p8tgrjY~dpfC*w)lN4$WIf#@KaL{bw<(<eF(@%${^JL7feW#X(uV>;UN#tu$
6?!>wRaU!PS}+m$eFyzUJn7mTpIO_Z`hdtJH?p9OXwuaL=?Tr_8HfJVpSP3c3iYKVY+P*!M{P3@%{bLQTr2f=xE=_7du>lU^n>MUVdUQRy&rd>&7ByCx{`G<
aPWS}@S1Bc<s>4&Ig58*x>0TualKU-bnC+%`Wp-9y&F*=)p%nvD+d1}FZUru%4{mtAMZu$RVJ?ixN<0*WN7HE6o5R5EkUhdN^QDrI<_dZPgnnl_S2AD-k{`j
_6;SUy{2h&kfhNbSJe(Q5JMYZeDS`0L;6D(^THc$R5LzJK}7~BxXzLCw*||+^X6s(Lh0>ch|iZrw2&9uunnSb5gi<+|5CshRZ)KFhJ!;LxAI;ZkPzXaQ}R1|
VIz`p!O!gi#@~-X5OT(*6+v|Ou;@%u$v~44E7@`VZpw&>dc;A1kK1VTz_l51N$fSQbuo~)4%2|b>jd5%hQW1w{Rr!ld5Wc*%}qY+h78?l)E_=O@`Dq<h<Kxx
34VzYe(kbSVxC#Y#)Ob}g%ds49Y>y55SmItE!bG362TUVqA9B#hAfbefyDM$P=&(&v_MsihX(wmSu8%kHk%3hm7|dix{dpK*jX>gDG-2<We5Egi(k=LjG&xK
9EIMJ{^rniEnDO5;I@lJ!A}q^H&P&V<K-nKmxT6Gb5Yf<hqR542UGV)6hui+CiQ!e<%JeCv330Y$;1~2AS*cel0M2x9eU(J$cM%C^@dDF=JZOeP1Qa{;gPR#
Jg<t9gI?|ZYuNWJFQ@C<p4Xadq;I*3xAmj~&CVX3Z1Zk2F$zh;`mCo!>ek(hOmdY+lT~)dfCj7$y~+x5_nKdZv-}vQx*@amX8E)LgU*BpsOhL{<=v1=P)3Sf
Mpt{-nd6E}g%A8;w9ki2h0)3zFmNdC`-kz>VvI-$<*z4JE)O0;x|g0)y;j>Ya#YKlr{%8@T?x-Jbm28W_9%nyDjcCTJ_S*UW(U=XZDrcJkegaPvm2>EUOQfG
!xAMxCTw^sKR`wYbEF*6I3fJb)u@vg1fxdJEikE`Tip*b5hJk%lkcZ+?WtgydK;HC15fZHmbfj>M3%P}=^Xe*<vjy7q-z|Od*`rGGJtlNA0KqdHe{olX#;ui
{Bx2dwWsYyQ8r=9FS>Rcq<`8beAWl_HF@d5qgHvzRXx^8(iRO38rth&5K9gRZM0!3eZ94j_*U^t^rJtYXRok)%eEp{EJ}6Ck?52X(&cMC?F4(p>`mBQ$`YZp
r;E-N?W25!<keYhrni>Md@e%>eC?17+pLY&(ZzN*N;oF@&md_d?U-@|gi0Yoo1h6gpF@U!GiS2fDzXfzlFt8zuRdg}lAy33OxGo(-3ud+ez_$ye1FD?7njrv
k{Qkx?7;xw&<F*^UbdQ(cOxTn47v8>xBCZwO}wOS;?L(I!eWHgWLAbIx~$)-p0BAD$7A}&<(N~E+ja~2fMq8d^b~>E=t@pKzwyB65w<T*N~+vj){!k-FwA0X
sr5Z}DgLE9wx)`)vm;S+-w45^V#IBJtK3|yJ?z>KF3t%%l)?b%<_WggGq`C$55R#KZO14X0!}EoH2pf~U!ZC@L_O&yZ~_sH0_DjoNx>mTVesT8W+-*&9HlC|
Zvj`kDfQ~tfaRuQ<(5hHL~O+@5+A@%hu(1_H>AX<hdgkb4u}`L$%8W#ukS@|-30CxaC>SDn3CP&dg*k24Q{=>dA-5*VQ3)dt~h+-Ksg7q^61SQ?_~i4ZHY9r
H-z+rt&COFj`mQ*y}_-~w-L=r`j7q>?mllrVQvtrZ!q2OouOVbZ4r{P!Ebsv&dmmH+|Uzfigw|ZeF|>yIxl9iw@0tgWw3f~@VHxQ1LBA+`$l&mcsE*8BJoTH
VlFU}hcm@FP84ZfOZWr0(@JCPYi{?ze#N@AWhCuNw3t{u&q*kpSc{wAe1P{114Ehr7*P*-mhxq8PTwo|hg1&XN0ZRIv=R$$)5{^zbRo{&)ly-$!F;a^Yo(V@
RZ8Qi?UD^ig8sSUOmCh4VT-)9^0L-P^+M>arutv<GG7(fK|1X=<MzAYyLb4mp?8}$2m8$gv~5XepU64;AG?c12THt5VbC8oQA5p5>Nt=N5;eGV6Sd?RMwhBr
7*k_RpZ}EVU_qJVGAkSAaA4dS!b2%nInkqHdTm+hO<AnN^s|T2Np_;J5g62iGw26?Y8_Mle_tz^awS`W@FY7{rfP0R>I4$pX@?Qc?DoNE5o0STwyc3HJ7>*k
)H|jXGG_(Vj{Tll^R*M(Iw6~v8bMtkb*NC}|MQGmPfy3QJ!fk9X^UBYH%zf<{`b1<u8^!nL<Oe0ckQM+4(&laIg~&SoY4RZ-L3crxdb?X%Lve4rH$dcD9!*j
<j@a__M)*ivqpME<cxBDyf05uDu5*I(Y{cJ{I2{$mTVc|p8bw%2}D@!YR$M19CviVFAN6AW*v+&4W=cEuT~P2SG;)qe{Zwsb^
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
