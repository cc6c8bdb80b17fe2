#!/usr/bin/env python3
# roborally_reference: contest-bots 1.0.0, bot/submit/roborally_reference.py; 56,113 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
a_csaUy;``th{Mw<kB$1zu+P~WjC5D^{uHEmn)9D3s?@%wME;Un&4!_@8STLWdmWWmuC&lUdhyIkv<2(N%=Fr(!krHM|cnrfL~dx()FWr*Oh(dUbX1E0n;zV
PYun&giqNHTqkF>Mi8RvPSpRaMO)2<_a@(8fU3L425g86SY4u5?!YyarN*%Vg4EW94)8@9%H0VMJ#?x6{~RFT;>wS2y5umXeQRB?riwT^5=*=#um`*+DPb4#
C>}_B8U0O&XpPH!i@_qJpua&=&m|~94`l$XH+*QiI4|a>&`!5(P@KZjrvUJ}or8IKimp{@mi%Y(I17WvNPTZ+&<z~J{^3qEO*u>ZVuy~GW%1EJzNyOjjP>>3
!<O%R-)gZTSqE!gW*&fDrvBJE|KJMxK7+gWc2TPTGPfRz6YH{^txkYxQQyI;5hv6cvK2M#)k2*}Ym|8J5QF3V7<z#?yc~DBmE!b`o3nmfl9AZ3+o0oaHznF5
#tJR))9QdHmRBa=9|3PQ;J*hylncIUseiWr{fj?*llsoHF1FBHHj+LEfMqUL%>Sj9tb4_D9z}x{AQ@%k#jp#k!^A>2xt7dIa<VsEL25e46AxO_y{=ywpIqkF
oxO5nBgcrP;T9{y=6<)!3W?}=%kN5_IHL;DCITgQn|1xu`gF>#QoaSWy3Ul`q%o{O|CULCwA>)$<CACf?1RjcIJ#UW!+RLU;`GdGO=zo3btwD~<7N7@gMi;D
IE>!|?ah;)CX5Z(?*%<y$A6L+Pa~&Awj|yKCF}9RrnKeR4XSq!A8^}8-1hK6zt1c{_TS4T>}P5`1IdgB-JKVg<#=a^>U#JNt~e|;)aoLgBeocWtfH+qh?`G|
Q!&WiN$-y*agU;!9D6)4No;^8+zN8nW<!%AGT;l)J05oybwyXG&07;sq98tS_fT#X4WF$g+5ZxH{Bl`bH7=NeIUB^b+Ih~Nsd}LN9r~-Da#|V=aTjmL^SW`a
DdLN_S`c&F0hME7aY4X7Q8tm8-jJHg74ee^!HZ|Z&`_|E+XW4~+hZ|esXR7}7jfOG%w&M}*&qgMwIJOYjM1VGqkP9s(>uAWL<GA3{LdulrxV~uv4z~C{uQ~s
=o-ko85~PmdWnFSRN|(>gIs3SjYyW}%_Z>LJ<I@8f7h=_6RB;bW07)geQY4F(zroHVSqgv(ePNt+{0wh)@T-H6|@;l*BXo`7%umbD)^Hoz;a**zQ=DSLl2LX
n}94Ki<t@H=|CslJam#;EG(gLn4f4)|ALx{n_YHS%t$ifBa#U_crnHi@W-@fk5@m#=wgui2wi=<A#ALe7zdxz)=bifx#=AM(cdk4IHk&w`YQ}!YCFQ%zcKXe
3-Tsy)El_?w3G9?VujeP{-`45n!xa`Tk1)%ppfXYRUe^8kMPHv-JkbHbZ|#UXyx-*xMJ3r1GVB{E&(x8HUkLrWYY-R@-ATxVt<Z~g10ax$V(sT9@WCs!yg#Z
0o(zgxRZ0ktRoPS-k_R?_9=q6&cx1ZKtq@KAD$P9+x+K6v49<d-uP!R`?XlK#aS86_P`MyvXb&f4Kdmbl^HO@qa(>*#`oYTbcK*x)|uF9QK3nO$G$AubN;J$
!+xx<Y&;5fNirOt*;5Y46RY1pZqq>yl;;iSN%vc0;#}~S_W_d4ASDLb9C`H6trxlExR0IfxD&@NQfz~Is}o0#TtSNv!I3czKu{$T$8$T(*%|TMum8}Qc;MPK
t4?WKTHA>eY6O=Eyoq{zjngEN=+3rnfAb`szz-DK=rUF{F6NP-{v=u&N&IoQ-^P6spOjR@oS{Ndo&SxhX()a9pvrl9rYnpxIBmqhj#$Jvm|rB9Kypv2vI&hL
9FSmOw?1VDHIDR@wLeYdHq39}XyBq$$1B{LNRn^<^$49lA%?Q9=k9|O*r)s1B-ZKdf7yHW!;c61_tU|nm(TR4S8rbC%<DAy{nhd&YRYKnU+?Z8Oy9pf*u?-C
6FBunntR8zqKFQ}{CstKIxlDcdUgDBJe#~%E6@La{g`vc{dJFdYT?`69-z&ga#q>pA1?M^zde{fe{}%TApQw$$qnsrq1!RV#~2mlzD%}E|3;dewKtdLhy}>6
A7|rXPAZ?t;erm62f;s~vp=F^*dGrUc*4`~U+uldhp9XC<h$<@*C-nl4R)Ox*%UKiO{K43i5hdX51WQYyYjqRa3CZ53v~0}DJkeE*623hFuDSgg(v0lV|b<6
pvm`{SRo31k(^F0i0J4@t~mM+afne@O;?~(<;QY<6Y1yHkp<?$F=qlX-XI<;A`#l_Y)i*Cf&Lx4!AIyw>lg&g5pjv;N&rXTJqikjm1ro6wxrxm^L4RKJ!->_
Vvu%KjP{;b<`R!iuB`BTvOXQn(GfMnrC$bAw9q3HO4%cSFndl%IZCY3BL3!{YQjDRq3Fx_$2n{Xb5Ns1UQo^iBgn|)Npf+V(HgaTMGG)FM9O*81G7{8LJusM
Cxb5KmxINOa1C_$NVbGIMALaw-qus!LZ=?ErUW#BHZRMSG>9t5LXp$iFcbx9I1!?TOc6FI<wO_vd@?j~^gg`@!*suz?)jt(J-{lQ;JQBW>AYK`S8_Usk`ljg
GgduV;L3V!E_AYRwEb#4>5Fh#iv5RLwPov-ucV3tWCWZx>)TE!(vSaU=N|nP`3^=)aK{Otf(~yf4K(0LfJcOsPb2e+aG5Sd!YnRU%t&z6+D#%y819ao!*E7n
541)Ak*aN?)t}aw8-wSYdzOOo_@u#BN|;R8v93Gq06X_U1EVur4Eb9$nQXvDv8Y#p3fMPNUZ&jSnb~R$go@6$?>sJwYha=;QfcR3_axcr0UdMSRR6)Y9&^8(
u41T6hz~ejkEGe&&Ea~0u(1W)EzV4<@{=5#2p4BwI9R~FoZXN+?NyJCGm5|AII6Yy$yg0;(eiL&wI1DE)4MG+VWTNyKGn>Ff?LIWqeCi(D0h<j$OD?wlOO4=
pM+OtbLeb<df3=8;y2FjAr5FATuhrYWEQlm>JtR|6Eao68v+IeW&!0U<QuRlr<eh`%S(%fj}U^)7?#E(H4JAD&NV3*<NZ*67UKa7MW*<`q7dq%?Yki8jCftc
e^P?7x<Es9_iMh(c$a{0!MlVba{yCc*QouI6T)Skky}6gfdte<A>dq(n-ngnq6?ZXh0TQ=?H|6uZvBTiRf!YDhZG$mQ-Q(cubV6gr4UFl<EKhool*z3MV}EA
l?|+Ci+9?;LgBMO?cr9E$_nAFEYZN`qvSDs;szm}5!?7P(%bj<k^&L<=L|5<vIY*>bma$!>yCZ!;g8lGLKcJqFdHAy<N%7<7!ym<2(_3Ld!g1=;&a#W-?uWl
x3MU_XcEN~9)?9rxMM1)V;X}0Syh0|QAZ;_+vJdVfq9^Ti0GH3mRZB=lJyM$GqUuVV3~qlnE3;M3H&5A^75mdjsTVehkbc7;!Hs{tqxv+X+xq{>Ij^SF!G|d
m)@+LCobK|Z;6)*`9je1fIM?F(8r3R5OLhE67CxRe)i0Fie|)k8{vRU&Z-RCjsM!Xmc>W%BuKGu+$o$m{Y{~JFi!dp6texq$Z!gic0aHM{f#XM6`6^<2ux>?
#ZUQQ)cX1)3$Vz^>Y@R(^bej}PB>w-9m?BJ@&shq5%*3rGJt@Ak*pJ#%?5l6QVCvkND?P4!F7XQtMV$<sjL}~y%vB~eltNx<!rB{PI4{`Xc7~@<=?r(kD<ju
34WeSc&Rr6<L-6De}o#ZjrdLG9Rh~|L>$P%8MI(meTEs6hmlJNkpEXp5j|6WWLY@(jwjDzxQwKzs-7XSN?*KvxwkLOCLzHs+LUa7$H}|el^W?XD@UN&0HkBS
=uAv>8kwUA^l|()?q07uLES-@Llst*!+Sj{-_C9OL3B)=_UN@q*NC|spJ_Pyu4*WtKN!kslpF<D5dBWN!zOW0sEm`YFw`pz`X9jCG_->{K|?)chJBL0lP$ZF
<vTdd9=Xz~N=SKv4A2$c4;PQ52XjDYcGSVzfd>QY+aD&W%!~g?4Qvb)u*|bAcM+s=C;nenPMKmH1ADs=O$u{@p!zgYzK~`JcXg3#Nf_~35MXdX(4|y!4jJxV
y8*pom?jYoaeJhh{EBcvm!MgA<vZv>`yr2+IeKTEVhrKz$*j*FJEt+&k!<RaSpa>x5^sAqENAZV)CNx@-n5_K8%4Xc%LH&I^?Y@)Ad?i@a%Pl2jq{|Lt>&*9
CYTLeek9^)7Q7tbTo^Y+f$#c(Z+189tOfTl#Q|zhdswnU^2>>C5&^skNDSguwumCbhZoSHWckb_NMWU~z(3h)f}woVLK1_JKH}(zt{zCNB);lBWONJ?0A~8x
rMrDz&jB8WxDCT2N0g2nGSEF_*dMB;@1%4~l2|cbwo6Xgi2nM<uQ}lTXi85d_f!$zv0mjYktGH&BHnK8&BVivNjKI1sYz3_=>xi7L$OTIC%CZ^iBE))62~T6
)|i0#-#k%4M}f<9+ogk(6jQWez{!vvn=N>=GCIuwdII2iDp^&lv#RA)G$B?)Nfld#`N_l@CPAtZmcqNb3DWtIGZ`?a?~)lUszn(YCjvf$wPS=Krv9Pl&@*Cs
M^oH}%xpfo!%pchVh0))DCtj9zVsfcQsQNClhTP1fsr%~SJaTYoP@|BT74u1b8j@k+or-kXTtF^HG}&`f8_cPeo!w?fD>4dAJg3Di?CSL57)^GMkiJ|PcEgo
FeD|4-NJXwy%Atf{Cst~LExj=<o==f7KDlw#X}Q=6PzMNOUq#_sTT)5IwZ%zw!tJf?&b#21H#T(i;>C~n8i;Ph8lOzU5O6E`3V|xCV!nvFWKOLE-?S{W$W~&
i`v<r+ZedTE$U(t0i+XpoHHK_q!Sf=zJ6>{Lnt;QhoGh;0#^cVN8Zf&3tGh=Bi0d5NhCCCi5ekoFdk~ZEUEDamM4!nlixrb<gNq3W6Mo2;<(%*6tJ+DFrZa$
G1l|(n$)Ij#}WKYIyBRhc>0uCvAU^9|DuVsuZa1AHIYeC>INMh;XjdY4pS7MOnrmHUVcim&lJ9nJ-~i#GpiFX!g$5$s<~s3wmumVi#-+@ouyj>XZTMb-UsMG
JF<6>=>?Dr8k<bp$dfrhhez}&Oc=l5o<DDP?-12~?A&o$ua=S5ZLfm|5)O8Q8z$$~**T{{<d7WVK=vrbE|w7Bo7|GaEXA#83M<Vztqzi7;=4IBv#6t-GF$eU
o?eInn#$gcp#>#(zIVdgyE==6MHMyg=lz^T);WIczBqXG*S$P>`{5u@{`%_u!H3<~U*P)z&0oCzdGF4S7+>UpaVH-5N2e6;37eD9WfvfKMacjigG)I_S0G6(
F-UH~3?U``3R$}=bQ#vH<2&2Vvdmv$3i}<rA6Lj3J)%G7HEJ11w|RxZ<J$pJU~R7N^6NDn@^??APp8_=wVoD0I|7Q{+Mr%ZIH2mN{g~f&$HexcrMIP~T;q^|
5*4@EnEoD3Pr!~Xi9cLW)=dJ2ozO*)EEc}cN85w1<&EgggLgZ91OBW|m#z)7vgBu?a|!rQQIBJMgoCEkupn*+(%9W%vn5aQl@g#H3((IS_8Sl#h(H%yU}#we
sVAxaq<2lZyafEXAc;kTU-VfN->NZ0Kuc#OhJdEMMrxhB>L;@(ZNehup0cj<yyHTQ4K6aH^bR@Z5hp<F#3+EF3aZF6JOBZJ=v_2)SdRSPazLwQ4P1$|W6q9z
hCQ6K97Pmo)^gPYNth}Wj%&mP)efY1V^7Er2Yt$omQ<Q}65T>`NU~uYH*Ry7DCy&(zFMTtV$0v4a9~R`LbqX!#x0r0BYy%@-JCRX$(Jtup%HogcOF=^Kn(_9
b)8bKY4F5Jt2brT+MTe@JJYtFp4AM;ncq=enzz*c>({4ga|$evdU0GWTsn=@vOxZ$@in7`-dPo?$8Zs&%Bjayr_4V?SP>(nu_~n6Y9x#WS!(=4VK6ePQG&G5
mFSogznkbj4*<#ORZqT3{vnTb{HR;tKGxc0BU5M85j=u9z+vL}y(Us;Y2`n9KXDe{tqy7EMxZ#j?{=g#6cx<3U)8X!6i(a<qy08D@P_AmT-HeJU)ypWfX4uB
wEZHfqvD&2v8uv}SQtwW(Keo36ZX7;jV<t7=765|mncxplgsZaNz!^eA^I_`sBE}yf>%2`KQ9MPBWFCCR~N^%dVI-v`k6kqP4ylWbPv{8;_vHQu@Q=L8Z0xS
WS@sc$FJgF=TQ;e*{=5kUf9j70ao-Z#J5Vs{QzIz2a%4S+Za1maZ+b!>%~CWKJp-f56<*4Ad;;lMlg?(9+W2Y{i}GE`BDygY2>!Z<k3M_MIpG$9P~2;GIr8(
$pPw!)CXbs(a=yH6N)s{6d*xF($L@LC^%{8(OSPyj}qSc%vDltyb!$!Ama4sh|l%%=I98h0rIs~3xJLK6_(4d&THJc2EV1Ug!-+BiRev2E^P3g<XV2eDYArS
so(l3{_KN8Y;_-v6yZ`hH0aReFGLcm1<5+XE=~AIuDPq^QA&Lv0-V(X3o>9KUsM@6a{L^phapc#!c1aT?UplI@|UU=Q3(cBGY!2J7r#NmHS2%nS+dLg;X;aO
te-S%2dEtk4$~oWWzb8G5_C~5o!&(5fE$FYI*1y-Ock;wcUM&ArxQ9us<C4J?@^ZUHo734<?@Dc$y9X4m#gMnlI@=X3)cJ-+Lw24f7yG#_i~DP2mu4UI@q6v
S{Vl$|5T99_q!inA51y<V4l2u^?vUK)usuecGgrox=YZGWM_3FzF(0q;eK0Q-ZjS-WtH8eOJY*3oA~<m^!eUv^k{m%xBK&S|KR<rm#~Jt|9ba+Z+~CkeUFmL
fspfC^-ezG=ZO#e`GB|J2|~^Huij&&>$fj{f?b@x-2Hj?hrJ-3!Xv*|HcsYy0#VGfAp9Dti0Ga(Z-a(K&RazizE{Z~!(WSq)?sz!^BlUvI3wmwDim`(VMd`@
N8c5deNYnyZ*Litg*Q<=e6QUou%36*{|c;D7;2d(#LQ2;M-^ExzL}u@%#}xz=Kmcuf5eUPzuo56;c#CSu|0XdScDU6qGkuC|BEH+^>H(7N3>9qE8!vtUYk=#
on`3<(}t0AtEJzu<9DxnGkZQuepDWfKyi($w~Ja<tpC(1sJ*mdRN81mr)+3G@fp(;a{4wdK2cI%VlI3}-@-v90}O*K<zlYMBgGkwnM!E-Uvicn#H+Ek3aX0i
kX*WEcb!b){Ku^s!_CcFErP2UyRH*9*JhG2$61=f&M|kD%VZ_kZZYdkX*ESy-yh?vNnE0t)UlW%vpG+@E-&;}&hJY@26$_x_36;?mhvqkvx!oW$!#G84iyE!
wmyh}>QBmaFuI4qPeKc%is6jFPuM#Xu*X4rZtfUy#wHertTZ&b(V>~-pO@9r8F;XA;sRJ>G|ik%HUJ#=z;QN!Sr+vI)s*Q!`uTMeJ46l1QXd`qS<RW5nb~7e
$Y?uV3KbC%h7!~;QTHiA4%CS`LVdtJ#aZ2$i(a*<gf`H}fv2|1?G$=8`7m@}uOg1{Ga>0%4fVXh1m(pU@U|eN`YZ`7>inLoRU!+>F`1i?Ziqv3Z)O{MM4!7#
WG?+9F$R-Bnq!-!{K=DbUg0)2<m97w7S}BGNO6O_f|~SxLog)Ubcb;?IlwKAjWGY-C7wDu!h!MGLLc~)_QBR+5!6=FEnx-De*bclkjp1jDcvv4!NtEMo0(~&
U)x+=9S?T#FL3FnT;?ek)}uK2BGj3Q6D9iuXz&_Ej!2OaX^}@vXn46crqB+D@md$H$k0z{6{t<LfX%yuL9#A4IAhSB6r*gbw{m$m3)O+QGsB&FqcC#XmOe>B
?xb6X6cI_j5gHxhLY+B6&>Kuy7ebA)jvN9lI9cztXB5Rh&t_a1znS1^%vSR{`RQpeq}vPrEG)gCH6B5F12GI2m-ync8*r_9J5gS%PFf*1<&jI_^&bI9yR2p=
NR~oMN8xAecq+Y#smkV}q(+E$?d?JMap@iox{27#y>JS)BB;z}@C>5Bkx8lVf{k@oH$b*Dj_hTqZ_|JUDyz|LH0~_N4QH|iG65ZFcpL3SPVIAhsbF`8w62Lo
B)wa^(-S<Wfp-DAl0;Jx-{$I2bU3h~m36&0XHN*E<y9Q-w=)=goBN6YftHt&>FI|f*T!egVaeX|Y?k%o_Qd*W(+>Z)j`yRs$S}gKx8`JYJTIrLaEX^6ueUj`
>z26;>Ml08IJ2yoDEB<Ya(-wqH!&j|!#jme+a}$bHe?;*Dd%n|>#P-rrG)%3`T(M+O1a8quSDC652sReE(Bnj#6y?`D)Oh)Sh#T0of!xNe>JgX)ixanG-rkj
u%dvgT17f+D+s^|2<s+`9!uj1h9FTJ=WgL&p?_BY%xFu2*^y*(l8u(z<uY1Ob-`?XeELjzj4I-ZswY?<5&Ep5*8^?YP)#JtgyVr>y>CF@sCIO<z=YXr+WHd3
G;EwHkCgYAV(^^8gha^r8@mVtW<9TFX(pLNIT+po1ldPq^DqKR0a{+;BgQ$deX?b=RUpZ+7{x_LToBdDfTb0v)cnAG;*7I!J~!Prx&_#`Ju12_*F!yv8~2y;
m3%tbY$#{sZ<CYJI2xpxSL{QH|E9!kbYy?^$F4NkrD3|S@Qv31xCjScUgRH=5~sH5q-ZDEN>2=evUltqUC8OW6e`!~^m=r3<7GMAU}R)*dHyNwy8sLIZc9F2
*{RbsBae9^WY>UP5RO>M#K*xq%FgU?EUZB4c_q#)R|~XW;Xl~XHNS)tQg3+t=zrN+`l=JWl^5hJK&6UA3s$w{UWK{y(W#x`7!`O|ORNDz87z6{=Ed@?45H)I
DI=X-`^dko1WjDC8~fyjJS%3`@F%T-K9C<b@I%mT3IsQbvo0vG5{J0y3~?O|@jLp=j-dnI#N9gM@JLQGykEc{KcbO)?;ZLgaMlIw1`U#7m<y7;#^75-v)b-E
x;nwhs*TXkYox=tnWLisb!*lVT-p#H2Rw$Hzlf2HpXH`HGxd|;I{t{@pxU(?(vuK?Kc&1t$XpdZ0~yAfDCoGnZlY~PX3)_Vd~hDsF5~)w78w!EHncjZo6MNR
Ap?c%htA3i{d=O{?Oc~XrY&SVm5sN12%)8aQtOwfz`Q=IPKr6~^`JO8S#j36^c-(e;5-ITD1i5?QSuLNPcgi~iQ{Gjw&o|6YDO$WaHPmRc!^I)BAw&iPn4w{
bQGluxWq>dg%UEXinqanF*1%4r(&c_gp-NL87sLZ($5$!Fhu|kg!faRUCjRd`YQ32e}-q#qq7no&j}T7{Qe;5b?Pl$2wNDvYRgFiw$dSN4f59N#m|j`d+H}G
e|?oaGJBAjk7bwO|IQ`>!^RFnX7%VO#Dn{NuoJ_r2$XKz$rb}gbUb})%wo{AVFt?l1we@3Sg13cyc`VuvvsGd#h*y-CMQscA!(%FJ(P(N8ebMy%-5!ov|x>m
bRaa3XS|E4?HIPU&)VhTMFycgw><R}Ur_v|GW0ydTw7$StzjY=4Qd1!w=E#Ugp>7?Kq3{-z!ebJt3zMu#fdfYGD;e@vgjsSP;k<`Hji**jh2X*!>8a1#x8e}
PT*_V825GGndECXt&`r$3BZ9s+>EUSQ;S)4oXFT=56wO!U8mE<!RZJtcRo7OQ4Cq`12}B?B2uTzsiiy?wD$9M84j|{A1F|%PAYMa%}5#|H+eqolaGBmd|%+r
+r79P@SUt)d9T^aCD)A)VC-;_o79;9!q9Gcs~9WnqVpLF(K`lO+j@0!ew#kQd%byCNI1(Dcnng2iG)-&#sdo-Fy%Qrh2Z%Z=+n}q&<iP=sISaxS%Pbs%2*u=
DP0y=NHw)59XRB<2IH`2$4Ou`>1>0?9M`(;bun{&k((Svu)#nE{odB>;YcSS+bZ>0nI^+QG*e7~lgdX~q`T?eM~(>#x($cTb!+7DSVvV@vJYtI+;6kA&}*?V
gfrTMunuj{_ePxVo{<As2BcdxU{xCftOLQ{1i|z|Yyh7I24vi<kEYsRAfeINw?Ju!ekR*l7$|#DPSM13+d|LS0ugft0gV=d{yXafy@pT3?t1t`b^;kC;V6CF
4=17}uaeaI2W2dvnoMD5q{fIuN*&0liD*JS<A{csQwPf|x$49^&h&;lW@Rr3;ZE2Llyl6rO(`uVQEat_#U@(nXRL4i%KYdV!Zgm#WHKsG+wPw8l+1j97@AeN
(L5^T7PKqarP&l7-o43!ixVs@;7in0$~vhyiQe5P0bg%@6{3X@*J`TNC}>=ZvOAD)Ucdz@P<UCc2DU<|2R#%5&Ln}Y4h2mXbU*MRnJr9mrHy?2;K0il{z^QK
s0wx4d;B>M9>Cg8HgU$sVl}sEgb44^l^<^)8J5s6Qr1iX9F6U<=$fsMsNi~Z9Ux-!nNJ}mBaS-mg0eUb5%1#6Zm)sGgy6Iz!UVx3rm31Vd?>fGYu$!C#g<0h
8{^v=9mYm{8c0sDmfOalh##l>f=z3oTc?D@WL>4kX5zDz{DaMT#$wP;>s5Q(Mj+UAjYaBR+C2pP9`|0nP9xZ|8-QQt0ZK5+{;UIUo10Em1!cARUFg!;Z3Zf#
oL$1%UG5npjJ^$-mj%%CEh1Bn@eJnVEJE7LwmBaxO|-0lDQL>u&gg#9;IGxPT@~~2P;CTCaC9ODNu!R4EcTnqV}3E*xGO=&{=3my<Bd<}CivJi8+Dm;QvdLX
fx4<kxQSP0lK9FNe3krzhRvNPbx%W~lx&ris0s8&&W&%JJDQ2m1rDa5IpMd1z?pccKIf@;gddmlwiyNAWVva*sg-kI4qCkXu>T|QRzr3$H!ptJ+r`J;<J`Uk
-hvugi?V%x@b<%tABQ3u+86Kl-tE46KU5yvzWRChVDJ5_-Pf=7_l5yf+mA2?X8L^h#ZN=S;0EhKEI70n+`fg|hnH{Yuo}Gld`k=myXFUx99XnQRPOi^FH^Vj
2W8e3?|nJ}cH&3h2ukXJdwS2RAOE^E3<n?HznT8LyZ=+4+y569<KVI$p-2D!{;>O=^RLmZxU;YQo3~SjOrUkYyurjQ_wuC=o#=TsoZSWRhMgfv+k;~O22O*6
5<hBt_PP8gyY+^}Hl*$atta$Q$E=`Z3}R!y4BU?~0>DHv4QWm=8X)#UfAXzX)X+Wa>0DpgzI(ckd&CR#i>xZ{@-brV&V)gJkc=?foBI!ZYrIFx1|sBL*j#ch
j`49J2sg>)vZ|L=d($a5B}(SB*C!=&a(OorINNMi((HnfmNN9>0a!r`r_RHfRe}@+hGU>xKRxCoZdPGUo7J2bOH3}xMkGpw+wWqcA{+IL_-0xlf)6wh*nWBi
S0Z#apvTMlD#*9H*#M)XvHFIf<&3fiKJs91y6ZJx*sM#O&UbY9prJV(KFB8VPDl+2zY+b?dPhx;dofFo$@HP_52UQppLg+aDA?tSki6!XtCk7&s-BJ*^)5Dc
jYxyn=y!mFx$2%AQ%eC8=aicX$%cA3yywx#6{4W#nnYha!S6Z!AX)lWEm_>%_^1L#ubHZ)NnEU&mf($>?bn#OrAeCAal0%|T2<Gn-#V{HEH|884{NDZ4Q80x
79WGcIT<|u_FI>$28J!U3i%w!9$(c0tJ!uuE7W*SV?9dLT94iYfKQg3H_@G5QC&1?=*dEdALPpPK1mW#&_N>HLt}#j$q)AEh<c-3YI0~ULZ}I<?=>96$OT%1
lo%>c$TR_61_(O1Re)a{Q4O|31&*i_hm$w-;^oosnuPXeyJ;IWFV=_AZ4cqFvkBh<Oq?wah(|}%6Mk?u@%sfJ==^KY1z-IQi2vcL@7=uR>d0;N==yA<0>z#~
?#~b13J83R5Z8}0EMCP!rbtuq5uUCvMu6s=cE7_Ud;G_iwe39YSJV+PSkOia(hv@1Z0yNxeI;bZt%PUI11TvwFDmpD!E+e7He0IYX)cQeI;HWi`t-EHy1?>t
1{9|dy)id*Yq}^k4W!Rc-h{S!ymPP)3ez|(@KiZdk{2G?>4@`rhiUuRMHyt@P(v##Gj?`Q8-Ve0#cZv!Xo;p<4G$oR4s~ugq!<zGrj2z<{DG};!**|Hi-BF8
!ZU76cC&{`N{^#HIDrkOu2T|Ek1cUV9}J&?0nonCB3L{Oftk0^DMfO!ACudhBZpG9M$Tvb{CSEaOXh^UQDSHSkEpG0${5g1kbX|_ME&BeM=jq<ZUh2&SbH1U
noCYXK2_}mwups$hA@9rWBiDOX^skbXv<pZ`o@@6pGS_Bi_U){P}Kx(6^wZ_BqOj+k@!wm7-tpR^Qu$*GUk3Z80dNLsAGySq2-1HPO=zh8zyf((!M*Me%{5?
%&$58tYT?#BM6$D5K#hE)eN~A!p|!}K_8p0)B2sT?U!Lzi$bVPh(iQf3~vpcbGU{p8yJ2P#|$}Z>eR-_xxC$Ofjz8c+)r?L)MYQvVmiHpCB)Yxq{CDWh7x+h
2%hv3zM+UmLz9j3tmAZ!j@<YTVr+VMSEKc~qy&Bx(9_ExF-r@Ku(Gi+v$x)iqo~{8Wm-;TMd;GPzRzOI`+6q9DHnU)!+Y(FUpXqem~!~GPdt;WA7xh&xskBQ
G=Q|+iE<lSgHC12F^kSa)9jXI5U=C;jy#E6VkM(90u9SWOwYT1qExvFH`hCga?mX~BBF87&^zc5eJ61qHVhAD_1g&F`hC$eTx-pA+MLaVlsnh2W1^Ya=3B7>
K7=EZ@;#cO3L;&Kx|V#vhcWdyH82S@pj@V5JK=L5%6MBFn6uC*+!<cIDu|TIWB$PnRtpKq<H8?J<nu6QqJ+vEeoY%APor;cnSqYvX5k(ngaHiQaOrLk4<sg^
b4RYT26m?SXtY+gTGOP*@&iEHBR!E8yw8zt-ZmRzz4opzDMy;<ZY9gR{GvY9dzTPXue<|aRqPSe5qZ3Z20s~7zmvYGs&!hVwQ3;^gqpXc5t6R&7+OB1l}%}n
r>D!(=w)arWC@`G&{Y|UN9@*MRaeVu#uBtNU+2;ySlTV0+jWdcp_R|_BOb5v{AG*7!M3E|9$CHDT})=N&W|&?`$Am8Y1Hu~ENY~uF5KQb?)05N%st|6x)7gR
d5jm-purVs{%PPWIGcEj;Up~y_E=6Up=C81J}fGr^5U|+VaAbT$D4YCoG-}ZzH)v)v>0hcrfO(BH(9gm!m67NWQ4B}c&M+SP!>N5w3k$~Ro$b{xh`2>QyK%n
iU;totW!Dfeo`e@g)2{igu?NCe{*Dt)?`B+i13R8AHy&v!m&O}!W0ijROO%}vT>(bmQhJkav`?mU}Yp~<DYXQcN6gPr?L(3r*zr%fnO)D-KMTte~Ec}w`4*+
_m}-Is4A|54c$jRE`ftCua8E#yW1?(gx9fJAaM}OUvMX^SwL1teMH8E$*>=TM)E}DkBB`*{j87v2(1aJm+!cY8{69gTX~Pi^E%ow#i?N3B%v3PhU->ce$YHX
cK4U4u$+Q3wfe*vv1oKQL4nDw{OCxE?(k*QuqoJ|1=U5rlk9VMd4(o8v+_@H4r`?(G(b_)PMHpddVaY<e8DPFcU3H6krwCEwNdU7mKQsZVruv#g20;k<YaZp
jL~fxvz_cVQ9(OfBP6V6`fs17qc^g;^^AOo@q4;b2@E5N=!60)^9-%fy_Zee#n+7%Bfg083CFihPimmwR7fQ4`$*AY^f-2+#hY+ZG#_&fF<2yjuP(Vq?ZR?q
vCo!i%b=Kb@H7Kxj0n8H$=z`B5BO;!Y2`{I;C8Gz%2mrD;u!a2Fyqz{rd?;eiIrjZG;lRA`n(j|3hL%vx;(Bg=1GtyqTniiYC(^+L_!S)$$OK>O-vnV!gxM$
`XFC$&5cgikg~gtpHH4@yW{evrZ!a*1SZdFB7R)cu&YCI{Kbi&qO{k>oS6_T!Cpe#p-JG)5j%*Vh?H%UNx;S%YlPOlqkH=tuI$8*(^EB1hF3H<^l_xTLn6hR
6;O+3&l2N=l7*GIsHHKBgwv&Z1A$oz3tE<!WznYG`BzETqeTjUcG4&3GMc>4{M>_LoqS+e1_ASERmB{=q&<#%Na>n;%Xx*Ni#%t^=|Zk>7xk<h9X`MsaEA}F
Tsck?wGg5&U!9(Cjv@P9yFL?jc4gCaaaZ+fK1+@%>qdL!jF)ZgBzFnBFO}}s_}w7cU7oE_#m~uRLzLceOW}i2gV)R*u&%{w@4Upw+9gdnlm%&b8n|Lpo)NVz
Z%W^g;e)=m{^%ZcJB6N9?B<4Xs9yuJ9A&YS&!|<`X_E_%5iOxFCQ;ISe#M<l*1K8){>8p}Jws`?fTo{wW+q+v@4T?ZBln1FI&ikG$FIW4`!1rHuW2s`3jg$L
!@{{cS>KTE$YnUxkZM00KbKi_zjuW?_0!w@6*c2^m>iqk0P9ohspt|;qp;atq0W^_0?GarpmS0b6Ajr%Fa_H6&g)5@tIp#+*7Y%!U@0*)dBadzb|hLd5^~g<
&@o3P0$ozhu~lE983<Y2t9nV<X%81j>;kXKe`m($O(n80TR}OW^_R-pUEJi!0o=*I7RxX2)BMup$?S0X=I#4~A5HGjJo)hE^{by>9qhflZ}#MS<xS?K(5vRo
KApep{`YkM$5-DU<YD&Pi?VD9tiL2#GH&b}06*FN^zgx(!w1f_(t9@KNl-Rf{b0kO3164YCB=sSI9JebGfXYKd+=d@`uxAAZ$A9|d=DW%<$V}vpYk(Gv&|2K
%4hJ~4<rvb9E6w%JYMUtiN9UdRP??i&pP!o7QTy$c9ETxHSs1nCPNc(AjSb0MtE!?4EYBg<Uk$A#3h6?CN9Wlj_VK+?+CoU<ng2`c>l8kF%09E36)6lKP<Nw
)?PK$=OlqBrJC*35*Ci08DGW)0kRq-FF4Q6($`5eb!QBy9YvW!k@}lrx5O4dO-NP_>v~u>q_{y4y0-D<bW;aWtXBL{=!&D&%J>SzU14}=v+gB(#!9M)_@%?(
L2IoO?((yfpn=t~F{)TM^DngD7iD{1&wO^w`ZPV^BvflMtoG)^77dS@W-MSB;1H7LTptiVyoDT-$a2ah6jq}A;x=I`2sf9@vY4e@DALT4%VFRp8zRCl$8R`|
G2F<-jPB%^Fh7<wllPNO0t78hCM>(V%{&@+pP6{YSXUIv*i`=4Ds{+Of{Wuo7$C2dP?TJ^<vYF<ssAeTIoXK$qrD0In*<D^vcZJn-MhX%j3=4RaH%ZJ+?Ej5
C5>eJ#ZkqJD&ePmdGuqMji97WQ|b03*U@#=w@va*_GMj9dnX&dyl2l5eu%n`-rlosMki615)XLGDMvjK>WMm{XZP%fv6Sm5Cc4mQR$j|d@wb~#>Pb9+1LKju
n%?c-$W-Bld~Ex1m-8=|OXOYKn=mUdX4%B_q)}OFb0N@DLkUcMo}}^iWK+L1nJ?&dXJfBKw<UVR_1#|;U~H5A1ukbue`jSeZ+ohq2Q?TeV{32yw(yOHZfux1
QXxNMQ{yY1uqkQjjyd<<@hmU98W{{mrxhTib<6O@xwv|O+dwX4jwSAGiW~Y$^W1FPdfhpxwl>kwzrmF*XG}*q>$9OzL>ng?$mD@bpD!$wltdzbF(egIsdz!D
jh{*>drLdL7Eqlg*X#-6_pPl@3urWqBlE|<qDoil7UCBZU#^Hs9nhR6a?c*^@O{P)@hu{Nz3J}z_q+eS|2ebiw^_AB>9=FMQ2&0ss4pvDcb#`eGgvpJru65E
ji}D-ruH=}rXl>AiKcf=K6W*^RQ-bPc}Ea<2US~MG-(zt4YTccRu)!dSf4=teJQ2qH?2~_T|9gUY(%xho$Kap^N*Mx`f@xN42%u<tb_sDrRHeHF0(t;Tjp%i
9qst6JgFM>SVY)W7){=3i2)xOq9tls-Ask5&KC8uQ$iq4<Q}lWR@xG)-z|CFV>UaG1J-;QC$FaiARkT6jG$oR%MJAOv~cr91!{fCcrFhLm`I^{SU@?W?CL?X
Ui3QR<FQweESy;Jopd4tx}~gkgr5i+tSd<wM&SsjByPIKAf=nk;SaD19HyJ#zc`N-{e?-V^r1NS@lPshhTct-@XFVq@I_sC=un#M6hvEBTtqVFCpTsL)V@ZD
!RPpI(<0zdieqPEdFAV*nGg_7{mM1kkmP6;aJE>+-nCy|JLnFze&WhPE1;-pHgF?tZ5c!z7hQ-116!RkpnyE?K(CROp>)k7y9DrmUr_6)cV>xm_T(hy!22M)
iAq!zm)!!<t|O_L5~RoP&57@_^>gliu8$VHbU+%IR_xepbec%fU|?xO3!4^N=;_;}8d)<_6b$tof}#LkKJ2`X28l{+NbgZm4Kt1}snHq325GqdrErM1jBJNT
W8;$iDAcNNjGihZgh9Hc4um*I1~xM<7a`o)+b~i}t*z8z#r_$rr~$Ta7^d8fLC3T~aNDsLpQh;<+uJxhkJ5^UopDJSR$q0<ID3%>0O?s#)k3I&<XKo~&hW4%
)QEB1C=nLO(RadFMBdkPa_jl2tt~Z796oSp0}F&kcxX#j6mm{d^UCdCf8D87Yq=x8hm^?%4!QQXud|QjnE^8qZ>o_+2mG+Z3kkC%A7z8p<qQ|=U+|%47V9E-
_m-vc^_W6bqXjXfE4wLL5MuML>?2ugICH<>9Is;&*$645<~wwu&t3t+-lJM()fI@5>M8MNUQvt@O*~d)JmX3(o+k8^DK=hqSYfWuzGyw_XkTH!@D}Lz9fPHM
$%VT+rgoElk`cH%LdW>K_xow5n3g>=SNg>UJW)RZWM~PnxTqL^+2z}*Hu9FeeR;BF*|MwyXYobO`!2T@VkS>Zm39KSW8dyOsTGEnQO7WOV8+&oURGJ~JClpZ
56pQIzj$CRXTX)c9sd{L^vz0+Zt^dlv`>8G)HJvR3+3vtXRj}Mn@gc7DR3eZA@N}@9?cmwx)Sl4LXU_Dz2nr;QJCVC!!0<=fvDHV`pg%DWc0wS?gfX)Pz^p(
3a#5M^~@!1M`C@WaeIO<JCUpZusavVa*3y!+iM>r6!`6TO02kp>3rAG{OG6zC&8%R^|<e7Z7niX)b-&lJLfct2EzI9-`(O!r{uKhfyac0Fa%vum1%~OWqsvj
(TY5hw%4oEex^Fb#s^L8@}V%*lP&<QykYH7q6TujVL39K9apZy00jW5x%1CyIQF%mg4x7sQTY!9&&43w7cWbUb!Gv-Q1kLo;u)D|y8t{!q-bp=G3MKGCIhEq
>MakWtTH<Z!d$Y@WRv?m64>XnXWkGF-v>t7&imdt6@mIxGoN*VtAkpM2PV0amE_ebJCmXa>jg3lC;a-cr8T^pqcw5hQB}S9JZ61pwBJSy<&oFxt)afyINDGf
8r~CS;8owfp6BMcHkTK0{RC}#!_GG>KDfbKv||)Ify?S-`!hF~W);;LJW);OCLG_()pc%d5KOFBn9|W;-_Ak)sa!##ey0@Tuo0nqv}sR7(-BxejdK!25ZVbu
OkH{c`m!%5YkgGzI#k+2TmqV_pZ8MTKq<@V0E{ZmBGTR?dC7e@t}qhG{m5i!vJS#-+fNfIkV?9Ec@-DdUZ<GfMDzS*2}RL|GRQ`G^`Q$hLMKsfkY!<#2Wm#v
ziy86(WbX>$i{^!EKJH77ky(Q+!R>+;h-Z9nEJ__?EqQtn?Atc9GpEB859)wgWCXM{c#_VYmB>n#<?W-@)7$4@NHAK(xznHYO`{twhh;A%?VrT&{gvE=TaxX
vKW+X?p^!w_Ijs8=iSzENi^O%$~p{94uafc0et=B8`aCJM%zaydWC?Pt*LCnJ+mvm(AXXH$R{Bd9YE9<>RM~ll?AHMZ}ewVuiEpR-DLU38e@WC6h_H6hYRu5
+uPkok1qgO`0>l$zIQS64Kj7u!ls80-t6uFLVdd3o0n~Cc2DzQ;ilL<j8O%1LAv$n3GNhz--K>knOQ{OT|P>l94_4LgrAQBZ!vEx<l9M(V<w=gm?KBkSAY0$
0o#G;Jy937y*=2r-LlPzI{UalJtoWC60p^j=vt9$DM+;0`Er71wHd+}Xdflt9xl9gYn1#6PRr$agjLdMvAYxJ+hrTVLPB8`;#}vExyEkHEAM8DH(}N|2fgze
tMVD|Iy2V~B%SBU`?n;tzurT~N%`^q)ek?yFU%n}{qPQxZvJ&|x+DKSmVdu?Q1wRuCiEV}W&iPTVG>NH@bT9<sVm+8IUmCp{jeb?$#yVRSd%N_1tK}O1kI3{
x~?DX&`>z0AA}ETZI{ToJWUqm8C+C!u+y^O9_G!SVb1$0?GaodymF7-Fl6%MoO>or1z?j+CCuj($CwC?QtDY>MI-<?8?2I!Q}nKB-T}h{E6uw;<;Cm_22Z{j
B=51(OXHjpeaROII$Yd{IK<QHiy+-ezT-d{{MUi1b^nN~$($ZO(0mM(J&;%Y2_JlRm13$>*XbX+z9bBUoiBrZ?zS=@>stLs@|d;t7KA$;fAgf<n?QMYx;^vd
ix4=@^PR8_|M-Mw!ncHv7_Z0B;{L&4Krzb*vs)L%WhwxWugeRYIgtLT!aKg%FBfiw$Fb{3r#fkOD5t&{@=c*IRkAJqy<9jTBa<M=#m9dGVvu{8oW1R5)#)iP
yd=6~7EILU&Dd}|_yQ06O}_K;2_|~dcYE;nCZBlyj#N2l)xh0v?&CvmI7n|F#w5@wj-7RGE$qsowMEojc3K-^M>;J=J|*Asg5v^1<86?ko9K6Gvx(@<_OFA-
l9QWWNF1}iqO9EXf?_1~G3Vo^=bVgNUr-`$dQPdh^)aX6rstf9TVI$Y-1OF@;nq)F3U2xUDLD~xH+gh>=c%JzQ6Ed@ZF<pEl;5=L3Eu1YL0}waW<daM&&3&C
fLh}j7_Ou9VA~YPFPg!pK!}Fx!vi)LM$~HMF>d;t)V}(q__zD3M|?=giHqNLrJ_?%Fu*()`HvaZm_h2{j7S@0#22#fhK>zh)68ArcWBaTD^Bo4h!6l4r$<rk
#RBj`gWF!_8j6mvEtxlfpIxatKb97wxrVivgRC^2DgD9<xW&w63q|)6NuHx&Kk|yx%i46J;kJfV#k;F_6*H+St0uERk}ARgDXoBsAPP(TjEqd*dmlKblnlo2
t&G*31_7lpf$`$$a#1NMSCGrjqh8E!*p5c=iCX#E^fIf<rf)ipizbLC;*;XiLG$OB)wlME-WW<etg#4MwRUb8_aXVffKRO(vgL(9&@FCdr(?aM{L`qKy^vh4
lYlgrzd~c>#t&@O!J%kdcBCxE`wy@8_NR}xx4(slgg#P_21bVu@Xg_aJj4YfqA&xjlJNcBE^s}2`?<N-qp$OxTRnQ5ckbut`(o~j76jLX@LJvn)%Hy<y!Cvb
5D<*lJrUc|pNM@Lp2#Te)}hEvb%{Kv8<Cr05xK1mk()vg>NM>RRmNZ{lt+~va#P3wTV{HoKkx2h)z%k39`qmUMFEoe5{N<DJzR(9)0EHo7dU7RzGw#TFvA@G
sZ-)#xZo@cz`(H;z2LCj0}f`VLujz)7J-9()ejFnUpRm;Blf_9ZD|0)KJJAG!y5F!L-*8kTk&HZ2nbt{cS?ZB$?v^<McNQ4rvm4j^U+h?6lVRHxHH>Go{h{v
E|SzE0%#S%P`07&2OAJA)4hu*wXFfe)4Lo?tTf0kBR^VEK>5dVAv!7e;^XR)B>**q`g}NFRPtk4b|YCGpN+oYn*&{6wHR89^S(#O>pf#uO^hn*w?uvAB2<mO
E2o$}(vSfR?d~g<e?g`d6}?hY8Dx2a!WO1Z=CJFWg|clga8WS{a=c`I3U~eYsAZ~`vkKkM8%@=xS#wEj>YmBrV)y;q4_*@7FrRQ@J2EjlK{HeNLtG=I2ti5w
PKOkOpjx$#a3>npMfHb<;=jEptF!atdbMm^(hpLSVz&7u=@BqA&n%149U(frwYf?tIY|_GqQzF|8s}C%z%+mCbbDE~{0E{j{!649{(%ySd`UtJ|4o>U|NIf>
VhJpk#`cK$i{{7%o9V&ZpY~AUvn&T#*`S)2LK|S{^w00U!&N*R!=7ACvfuClEausNWxu_^zi~a!#;9S1mwWg`*5w}lfDdtf&&IFcPcm2V;PAn3@2EFeuzrlc
oj&^6c<0f#lZV-F|Az-EF6?Ji4;(-Flgx@y^s^s-{4<SlH_!NYwA+!ZGamu5`;rdBdw5i=4QNnw^P2N?XE69Siv%Z=e9Oo+E=tskPogTneYUR=9-_(ms`p}P
tWe}SI->nKI^w$NlHW<BJ~dSKhV;I0Ijj2SPrb=+)$TRt6^H;Fgvjmls4f0xzXQi^k_HgJ?N+uaDbPk+z!Eq;47$}l#WTVD+{a~T2nty1*)<G^9teye$8Iu{
Fe?NaeW;Mn>^j+UQ<P%6JM`klyzncQYLSw_Dp>egUC7^Sb(|t#XcDobBW#1F<asTE4E}*}Mb}mHR32Yz4iK^;10lj><O?7k=j?YReE{}DTT}0D;3v4=N4j#J
Ew1#DuGuLHQ*K5{97zeCbrpuj$^|X3c+>1UL(f<G^QNZ-5;v*@e~oF0Sd)k}EjSmVb@bJZ|4PR4>L_yL5AOop&Wno`+3Q64C8AkldAUJCQm^nCl+c@bji+>%
_z_!5l!BipSWhMnf$oViSk_lIzzp>wxgFcQdqLhuYi*w7nL~~|OnNB^4-n|%d9nETr~zDuY2RnUI}z_D;dfVoL(r|t^JKN)#Zpha1aiw39cK%hIBU-(i?3OX
aYfT~fA&V==alXMsKo|Xp|fR$&ZJ|UcXK(f+BCC?xN$bI4=8UkGa1Cx3Xj2IHHQyii~+{|rRYy&JHxTMF$*&^LDJvn$QiVfj0iu*fKtlZh?C@sUb%aj^_$G8
!-VY;lt+tZp)QL2Hl9=Laobngo&kDMmb1p45rPKw7}T!kAP34|j@0Fa)RI6xA^uA8IFo$9_zP(fiU*&gFNLb#-X-Z)@6@HJXM=B<9`}CEV%{*pswZQjg!tLG
10BQ$kf0ZKjhC^nU%K?XF3Y&$tb5joM|YF!>G}E#edmbZUgvzV!mkk~deS(tvj~YtX$mcGGHKm$t+FVkhu!9@z+LDxC}ykQ1N>BszQozY{dY1^IZ&?}b{Ay_
q@MNkS=Eew?i05Ayb*IqjG9BYyf@a9i`PxNL|W=Tl#1yK=@3T9l>-{T#l@X!y<%?AO3<R9ro#shVM4Ks9>&dKl1$>GDcpx1rPxC^j~9O~F*tYJGeyy&l1V;c
*S}kSrW3_;<DCq!fD0l;XGI)yaJH;hmv|x4?yNZ6R3(;4&%A6&6Om3Ol|a;Xu)3tUxNHr4Gm-rbZla{IbUmY}XPL?9m7l@G<Z+h#hY_2z&*5O@+^mVfXtM6Q
A)*`<vsvs#*Xf2Ow+TY0K5`=5+TIDlj!y(%_V3%qj(c{|%xU8UV%&YFRk9$uc0GjM-Fm)Gx-I#Ry#_K&1aoK8!2q)FAIk<ydMOtz$s|o^2PV2{vKHQi%(zK2
iAnp<LZ+1EehQmmqPW<wTTHSB1zd>5EG3#HfV~b9sJo1)Pw<pi*qKUGt{d8tLAP{78y1~nUOe;&=^#`>qLini!@_TqD}{(o-&w8(RdxRDj(f{&l^xd+j=PNO
R6eAeaY~<J!45$Q2XNSc6V@amnG)`ELllhL0#5Ejc09zW3(ke&P=uX6Vz3?>6w17JSqjPSXx($AG%>=S{EH(AJ&uuy(W9FyVb>s%2WxNMZMLfEWd5!<X7a>(
93fyPC(D{NpssQxO*|I^s;p7s@5|X)Hyn^t@O%ClH#c71u$%e_S+g~?Vm-$ao^~(d2{{4$e>W7Fe-ed-&`wOb>}Nk5-?E(~z{-YplBb`LDm!r=0zSA1_qN9`
ku~?7%_Y8XWD=1pd-Kt!F5SuPEq-V(Z68M~`UGe$`rcj&6*7qFHRd-*T?$P|{=UhwHDrsoyuXoEJk?7;Z!K_zAfTo+ltlP<6fu!J(oxFH(KWS`w3)p6RXxKM
Uay>W{*uz6ljP0zYlKRZqd>BMH*^WYSUgoJQSdL%bX!=M|5=s9vyo*Y9pg)70{EuT2i^4H^muSt1LJ?%kyt$I<WAi%Ps2D}mMF;YbH&)~;||>Q!6?;tDR|Xy
fTC*d;4Zg6*ub&tdP150^)ZvYPT@qi!%CF>L<1d^>u9~9>m0pN!_xNTpDNyq4W~_V5#^NL$$JrKeh23qbAur!qP*EnIGO*<d2ORB1BXw-#Hz*Fs%p-?mldf4
lk)TwHf-pJq%6&-_ZcJyl)hPPW2!>Lk~I_&K^O!s7A?KNN-3Ds_M}*my9c&foT(06(vo8k4tIOO@iDz!a&chlQ4U&MHOY++X*goI!-Y#qNe<SMf4xEhK6JSz
H<#JpijxxAKmhD{wfIP3)Nnb^&fPmZm7r2O1%lwo4U%0<k;|6?wx~M8ec|oGYtLl^F;S!UR{r;8&ka-JzCm}w0~F!EAR(^FW32skv#FN%%cv`^nmq}017}v3
<kIBmx>s7<O=)a>{#s64`$8<Q8gvl3pQ^u$VO_jWA_4$ueX)<Hi5PMH<>XJ*)G0ZP3ohkQG$)dmJj`z8DyDH~=<bZeL@6=Z?7^P|G-w|c42{l>GAO8RnJ;(%
&H*tYxn6Z$Q3OWL>M~Vksq$;NTI6ue%3rG*^Tm;ixzB)3my?WKOT_&+qb$^>&==3b)2H1d7jM*dy3PRw<3&Yq8RJU|QKDb^$)uzITrDt2$_6;n5(gjzN(!em
^&RHaVBM@(Z3`mRc#<j7#}945oZpBOm$6m|0c+A^C-?_VhSh5HC#!L3f*gdzc_<Vh0OF^NXPWc^re48Gp9pq~(xt)ypS9<PA@}+>iMTH`G=)E%47qlaI5mg?
knCst0q`v*XI~e5pRz8w;L7$M)0)y3;hfPT;nD%}J@J<WUFA7}xgu=Jh6h;xthj7YCLl`SLX(T+qPj-M%VJhtJKsie%z>{f*y9Uj%7~HDXNCA4bjo5N_Y<UE
4X1B2c~S-;-8!tvRsh>5mrk<}yA(4%(T+GJL<w*Z8m6AR;@uA{V6e|<3xcID$i#5k_61@FBibZ@sk|AJNkn_{)i`>haAhy>pK)YJp=V*e5Bws_v}1}h41)n=
0wH88AJd2IBz5tSk-LNFoj-&yy$j?50ogG-&X^_S+2L&DwvkCHXPSMF2KarWxp@d64NOZ1F;MTt+yQ>OLZ75Q1mA(N6GwU?WS_-QWAFZ$N?epQ6UH9$gS5B;
cCuvy<UF(zhE%cg5J=ToxIq@C!;Er*osuSfR$k|JEN_O;POLORRYRrG&`fzebOTMO8g0+>Fauy`&axAm=d7&}vi)9At@9|0^4PvMC44oVnY)Z;OU+90yr-^u
pSxa|zt$CmLuICU;bR%30*)^{6Oa?L0^gHtZBKV_>Si*blY(|;P2Vp;lt?|37{+599g$#yVd#I7tcydJd|YY`@oj=@gR$OJ-mN_Oh%FXti(VtbFnJK&ReDQa
*e2^Cek>^w6H1$gdBl9SSRCo8OD1UobH%xyA_RMr`q8q6jsuKSI9j#9>hyFD<QiW$;(!8>Fsm;pwJQHP_@P{|er7FVqV{?6<eLem>#gTJ`$hl@`shh;D#s>c
T$am=6><(RY>SRn9_7X{P@O_cXz}0)>||Mx)SQ=z0%aQJER+SC5?Kf;!J_a%BMJ-2_}n%|@4?3|$w8<;gp2323%NTtli9$l>S2dMKb&(^;*8=1hVU2VgCnoL
ZZ<)iWz8nDz|L&GDIbEzE#kZdgw6vD<UfnU&pHVTv9TqOzA4p2ol|8veoA~bdTH5`pi=D=Prdk9PRWI5iW5(<XE~^`bkI|1s)JKl)hB$-8P(R}QS@7OyB-}r
XvqI1Fa<Kyj`&}x*%iIjx%5xkrR~u%otzgm&T@694Cas9c1zMr&V^8206Gn_=Fyif^)uyr?(9}4LoDT^X8wt*Z1It6=9EV?Ay<D&(=^IayW!)Eep*!Wa(zb1
Ee}=(Wx0*l<YX7sf>z2CeaMrrAc<ATux4I;iG8L#$?s^|SrFDL!~3+~R?^QpS&;-c5&590<#);-=`>@yt-64oJcuygAYW)u_zV|dli0*-4lt;lrP)841@BFS
3#Y3^Qv#PEy{s#m!4ngz(95(U|5q%l`VOSya1j+E#9}%8Z>VB+szIO1FINKn6Q}e3$qyWBA|fh`WcsIx=Vl3+Yh&7rCT@Im#OnrR?o^4eTRqGz?jdRlwwU4G
Vu`+|KtP}>h*&eV$McZ{@|f$+HSG@xb^^V##DP%K;T9FOt)sU*0rV^Iduz$*;DFGFprM~8;l1^@!zjL3R>B>~46I~5Q^S1zBdb`UgU|g&T8AL&Fx0ZJsuYze
46~t@geEy2N@)^Yz*Kb1)NZ19XG~9rJe`M0=liI5n|wFwei&R&doyK($$DLRx2)Q(>_SkEh~eG`&;7p9{Ivf+>y{y-PB{1rVzIm0R0Bzlif$-F=A%7qsizfY
;{{0ShGXwKk(jAMu99+;@&x3HwuUW=d|J7p1O+eb22sgEROro1eItn@>ET~ZwDP_SSKimB`ryBMBA3hm;Rq@pwoGaRyR5gG!!EA2hsLcHJI5}{LGm`t4&+jD
Rp@7pbZCRuyCi`R^UOO(S68LVJIKeiso1sMctv*#Q;GAtUD@}P^7v^~GuAlZkp@)?O<?Yp(2(c@q&=$f!PH478<f_t+83T72@0@vf)t$g7#(r&GNht_ok~pC
XkJ_#&x&C(7HFOT3*g23AS&D*+%U`&z+Ugf`5S#DRT#%k@dU-@t+lhlZP18Tj+RAND+H)O@L?$7lmjTwu@eSJomWL;g21(QMNeh|cA2@n@p(}#pjzp#v>E4o
y&T-lG|a-Bt;v*iTQ)2oiTuS0vBcqEeMYPxd0%d`SV^G-hq<;lB)jhgjHp(}w3ckl>zBQ^nE8~`QqiGmHZ6fSGwVyLmIo<t$^PMM2;R5YPrsj(9RTAg`wJc3
p-zvXz_%1HLYh29COb7pl{s$=GkLL!+_^eXIGnJwouWWYSUBvR3IHXk<gBuFf=ZJhD_Q^!I(6OMXBBrVffC1gDU+dvP{a?1uf8*YhzgGC;$hx{UrSA*Rzc^h
8K)m`*;Yd&_SEXN0zaRiph~aCO9t*ut&{cV3FyOoyTBZ+*w=!;=TaqF6os-T;F6z;gNfDNq2jn$kVPB=vXiC`&dyT4poGf0qzb3~DHOuAFn#z}0<RE;)aH;{
>q4(AXM{7ic^%ImwK~8hWl5XN4aWs0^=Ph8RP@jr&?^>@0$(h;rF{vg7)=@2?cUxr>oGjy7|P@0?U;~afL?9Vh8xk?BL%}Ntc^{J6@e@b!0B74<pb(TY@(IR
i|as*;}tl5TG3U%ZEipIR3M|&BpOHV&M0@8#^ov!Y`OU+>Gojor>u9{)gm=4c)W2)sn^Ljk|Q#Tde{6*9BU>uSlqoMM-7-?Q(dg)s7x4WBE_&CD}_Q(1d>az
u6}=7h8?{FS*43{YCcJfI+X^|6+jke4Ie2FakyyfddM9~$Oy5^=?x3wTNHjaE8!P<<m~_poghDcQM*|pt40Yj(L2%P>9d9bG6j=K66SKapvfq9gbB|v-M3Z}
;=ST9G<6gMN$PY(Vp^*^!TD~!#4V=+5NfH~lzdb*^XjDhmlU8j!TjtbW0OGUiDnQC<UPvwr?TGKu^6J9TMh=d=IZYl#-!%zx%Xw2p+Nwx_&5Fg^<x6fA9r89
p={fL<n5Xc7a$qp3n|5-i5uIX1oFvwQ7v+P=-gJl&+CO_Y!PbR4SoIg%@2Dp*#4`RD40Iq+x>Zpc_`@DAHLD?-clk+-U|tf!Qfe@W;EKBR!qM>p(r{sM+tc8
2kedu?dO%r*Apdl!7zMHKgQat#~Ee3<S2W|U-{<kFYp5=xqbb|@A-d0ap?Nm^8j4G71{G4mM{!TFAuPMh8J6XhVxN^2ZNFPI1{v2z&%|}r9hp}$SWoER0wc7
w;(wwUUla$_53E1M}us#Obb;-*_0>s!e^euumd;O?{|4OwtW&%lUc$Aj>>-XwO-U=9;+zim-i$jT#Q%+A+jTBvX3?<5HnxE1Oz!T@)G}k#;$pSDN4UFSzm7t
^0j`(y>-DzXrik+;*UFtm<gSZ)aO<Ft{?Y^V6KjewAo77%~@krF%qgH;NVg*IA_cBV?JVYjQKY3l694mP4wW6hZ#G%gcimxX+2pSm&r+IttOa@)^O!uUs_q?
5NRG0w(jr_Z6!SHq?4n2-WEa66t-`-jY9lG=XFM(GQi8Y&uftoZvrjw<2(@?pq9p^)-O7($9{KR9_gFtA>57rX0%h2JZQzwpw-{2%XEwOCa7;sA8GlHp!62m
zPPFx&o!*gB3`)|BiHGSzu4H>nnuy2L-Q!T^EvEol{D(#Z<CwyRgmzd(r6Q^>%v-{ZiGVsNW<G4*4G7u1RL80*;`jP4mxna;3};+7qId6q;sHC<Q%6Q!J}s$
egM*01I$iG%P|FfJ*D8o-T>|Hp@!yE*z!(t>!!QCxqC;2D``O#A-JZfsT;q4BfA5+06qgG#@I-16LKRR`Q;UOR~=Z3!|r`c;P^nl0Erjev;_QQEIy(9xl!l|
0LP1y?|P=<qZGAh{DM`Cyz<|T{MwAQzbr3j)kVWv4z#jvPlAQ_$Hh1Iy3W#Od<&}PeX|jVlQs9ks<rP<3b=pMb`rxhTw@bgexD@<EywXB*DM1A-=@M%jr@hf
EOhnhl;SnJHxd<LQ`B~>xyo3lhdxRJm9XqeZ-iN|7BKbcYgl*-=%7z}6BJFfn8pvK27p^~mHg}&_ttS@=p%euEHz3H%h|DY&p8iERv(rNC>8_-0GEQ)21oY9
aQ<4AR{?Df`I+1XhkJ5u_MArlCpx%|#N0dV${63hoq$2#Qve$l)f4bcr36RR&G-?304YtOOH!1EB+_nV_x_o2CXx^ZJL(w{kBL03%zP<|YfiNu)`g6@Gq`nZ
RLi*W0i8Q3lyt%}JT1__itd&G3;tug&jcf&+s;JT-Vpdq)M|%=XXv4S*LBGs1zqN-jk>7eko;Vqx<Lfm7o<NmcT<V{W&_F55#6LI2-oPc_Y$xEWwDqHN!<Pz
=$=2ydI_+|M0|8qpPn`)N)(hY2_gGYf_maLk;u%(P#d+Tz-S~)S-B%mo~)5WNHbtBpjDi>4*Bk_dM@9+E*CctS>JtcV5#Ra;skx}u-vW~1q$tL%Sa(6)fj^A
PV(J%CVf~$3gxiiI~>VEk;Uo7$$79#Mhin|ipDStS-W5L$;s-nDy`2=)HK=yj$sI^Li;dOd22gBCoaPAZm4I^5($N1YV=jI)3ed~#VC%}q}7jo2f*cM*KT|H
ZHIB;ZKHqV`+4kWkDcl<Mf0Kt1`*d30~cp~y-qRp&&Z&Gu0vw5s|F(kmR>iA&|95|Rz{+PefmSRdZthk>*so7^o@3n=z%RE!wO+346@DnG9`j@K^dxpT7o(!
4Ej+;o>STh_CWV>nk%Y)kB(%f*rJ=i)t7Te{odM~VAg`lC+MpPx-*bxIC5N7Q09Q95?w)<MaT<Bn^9^XV<UOkDMrQCC7_iOjzt#j>byoV)un`I0k*9@4^*+y
tsAm0I!vpk(MM}kHjGbrs5SZu&jG{q{!Bs<#=X+id-7qGw}|~Adq&!XZbvwyn`v8z4zoC)epXz*$D{vOiKhXLVBUldYmIQH#tbe!>gp;7yvf}n;_Z=)BlR)&
H<7dqerB4?XMIOb@oYN@<&)?b$Nsww0rqQ##KSWk*v*hCtzknsy3}qoe3fb?SCg*fk^NyaIjx@xbZ#a?W1%@2{{<2Gapck<LXC=4_rK>sIu49>Z(Q^`F-#Q|
W*`pW=m?oDI?RV+he2crouFQxaDV5PN7YRMzGv017xm0IRU4ePl|<qRy08ZI&f*=L37txvkd3yeOoc+yuoH^G`}E}7iI&_M(!#H7xgE)lOuBWA%)?-VC}<3I
#!k`|5VQZ~wOYL}_NKQt7n%&W0acvdNJf^i_@Wj7O)OtPuN;YIMoL{pS?zrjjA<U$5w$DP-|jJOIL+rf%$2>NbrkoBnNO)<Z)%g%Wm$&20}-)eJq3FfGhe)V
?If-QS|Ddiqgbv~3M)&W>%~SFp@9Qf3xRHS5#M<BU6H8j`0%xj98%T`rQ{ye33ff<)gx>Im->)P3LxC>PkJ&~YA54~qi_?vedGO!Qr@feHB}<IA!O8LLge3Z
gnBjOdz<R_Ur8lxM!Q*WVODo`Zlk%My#Fu*JZw75@}#HZ+s}|srE`XQgZ!<Du&x;zPJpL;E7Er7au4V*m>a(nYa1FHl@G>7`ggf-yt29>IqtZ({PqEHo`kWD
zmfRwP}0KWyucyVvWXU2;aDY26Nkmolt9L&>_9jr@1Bam$;*I?ChsTAd~<x$DrLcrCFEWb4_(usH$3*v<3FO-V<rBM!17|2BmHIr<1E>pD87bIEft>_oMqM%
J4FoZHJf15(DG&PD^7TnTw~;qt3dr5OvU~Nspkni#K}LxPm62&iVFMkyPNpk<8R`T92841R|v>rSx1)ix?BA@#Z!&&sn8xA%$v`D!}hUU5a@6n*Faj(Zj{fH
NjI(6FNLqEgm!J#5?_&jAoZ#lbSQCJ04lruHGAKj)HBR|j=U~Kl_aV4eAtqd?+;Dd@<%(EJ`O#Acpy%_<TJrbS5GzokQV1%zuqY2u8A<`2?bFtMkUBQ(or!~
<S`iP07dyvAW6-{8F{Ot5w&mmZ=)TJ;#y9twq=|>77tZSAH@6ZjtLW=)1Tw*$rvX$AqHT8Omp0!c=k!ZebnBMm^uq*q-4ezSQGK<rJm?J)j!9R@P~%#6B#k0
(e;edIdMe3d_va7_$yg)=wq|R=L^#a(?#I7F)u-bxL)`~ID2J$NqNpO$`|{{zr+ARdWw>r{ar!Zc6np!mDw^O9_wp*e#Adrt><Rv38v$mD9%_cS%$UlHd&9E
8~E&HRd&*yi(?o0$;KHKVtZ8<IVh;W>_0)#|L#T%noxW}Ne0S%KpQq@_c?pvgZzjhI|n;3>ERmq^FEURrJ|tekTsS5>T=?Oii|CA9X_&~w$AKtc3v}L^qO{i
%0bvU7_V29BjM8&2oL%uiE|wRHaX*k`3Ig)e4Gke%+NutR##5wK*F9A)b@V;II03DR|_+=0l}$GO=O7UC=}$G2eBo8#FwhP=F&hjtTmA|s|#NRo7oxlr31>|
6H6-0hj@sM5^`0eJSa5(%mr1q1-gOIL*`r5m6w?W`x&4)Ztb`V{`Kq`{K}Mb#sPbqe>GD5_}7oq?dvDo{J+rmI+YoX2>1J(0~;KGm&LE;yf?y8o!l^<z8s1?
;)^tEv14}2ty&)g=`0M+!CCoLihScdVSH^hYak6s1Bp@>ga6oJE=j#hgdI3fE`c>65X3)nNnXjJ4W+6($*V(sCEyPyPaQ5Ofp+3Etf_zVvb-p&1!WF&0U{R#
1|f3k#sZDMl%1(5IcuRURgQCEh^10Hl95eyjZJ&FsDCxZW)ZogkD_EJN%m{^rB9QJcgTlta6&1GWlyNLB55v|eFGxNPN6zMyb^~CE^SAPEw3+u(<o=gNm43&
*IxB*@h(2B7MQ&XV=Elj#u<(1q<HxirHv(R`L86BQ1M<D0?r=!n0SLjp6~1a90$3U%@>wG>$p&#)ECEyKCp)=9^F*p;4Vro7xX2W3|-i+ddYJHzY86>UnWG1
Lz}WwwuY$!2F33V;Ouga5^Dar9EsM9*~ynkmE`Z19?@0h)eMRFl#Bh{)kR!f!^1qeUzm}x^Rcj6b|`kly@Sg+d|e>rQ|EKGW+61}@BaMm^&SNbl2bEom}E)E
%g1a7;V-9iqdoP$%NUwKC_z1v@oUG(0r&A@j|_8pLVv>`kGHW39Z8~;A7m$R)2>?0&n$^L$_3>bRXpdZB7dOHiHJx{7?{vnpqv*);|mo3u>14glysaZxUZ`K
X(uGbwp~$W&+=YUp;-!hL`l$%@$-k*2e0<`$X|U-z9k#4YHGJt7)suE;(pz}2Yz^g@3<sffeo<eQwoFXtftWa-hbhgK6xs@vWCrDCa*$9ZVsC;&pxvZhkxU1
w@jGIi?<)%@OmW@+qs&JwZ{R)58Vb;oT$xAf`*%9Ylc2tboarH*hp<u$*>j2TJ^%~FRu=;2KjjG82@d<++$2FO%xrvWT|7%&H7dIW{+_~lW~yKGTqYY@$9m!
XVGqb)B|3T$s}?w=-WO1!sKQP0cgh{LV_W)dooq*Rkn*kLpRCIj<V(JtkAok_L4Y<+F*jCBkT&^W7JZxyPTO|912zpV1lm$acV8dktN`k1rANJ$i59Tl88)g
JmrnRpZYg7o#fobBrvby-2Guq-D&ySnYV)Fntkr<Xu(H5$I2o;X5!$(`#1YQ@(vDOz4<}XK<o^@#W0?IypP`uw&Cx+AE@NC4GWRm(23At*<H9dBw#&(A@Axq
o$fCix$L5kH6J9q%yp9bEik^Fx>Wtfz-Ln6Nh}=m&zLq%k_kl7a7AClzK>Md7X)sjiYqD{4saM$u<HvJz9mp4=K=vkW+T>ytq3t0CGHPH*x9ffn{izHA|{j2
zf*26qXvGL#X@W+5;VES6+Sc-A*#lLj`mcvtAWqwWnw}!pTo%X(3!bc=I{tTZWX0QC}_g?OZ0RG0Xo(3BUe#bmeK6&_p5Z`ZleT&L8rl5DGyqw=i{O&jnc_Z
LmcIUjmg56V;x}<=QlIs25R-#e_6)Ie@r^tImd(>abuv_G2*1p3@>5%Y#~+Xv_$knN)R&#8h%U8uJ~ROMtRQ4EY<wU0<tq&qg0X7bp0f<H3>yKczx0r|G^sx
J9zRj9rF{y0;eQ{lhK&wATdZ<IX&+hInSM|r1W;KOzAXF=<f}EY2Y&mn7&qQ)92de;tv=k1%eFXp(@Niqnny#=#Jp9KQW-em@ctEU%f~PU6K9gUzjPEo`l}-
^=aVwejjrm5d}p2V)3;V#kq&4A+8pVo)bB&t1WA8ng{z{Yp>{%eC|YQHHxlbPQCGey`d^dk782EtlNdWn`-Em&0$H!?~Vk8ahlT;td3m{DU0|STHP^AA?(Z1
5k}PFGttEKCoE!MnyoEf6wQ_M9c~$%{7`*u)4+A4vnx{v9-TzfeHlv*R76wtW`FV+tuEy0p<vPKRFk4fU2#fyL4HT}V^I(LPrE>Y<-It<hYokkd+Cr4i1Ci7
gIu*I?ohMw@ULhqvn;fuBR-6>5J^%)L=Or(G>O|FX8cC@!%)Z#MQz7r!`Ga+z#-3+lmgq?#%f%Q0(=Y;Uo7I_wgN<@a6*$ozhaW*?b2DVCW|*K6wGLr>+PJZ
j+m?m99_0%W%gDh!onenjhty|SlpWTl8A)b1>C7toY3_@WtF8*q|lc$rq7P68g&(FrkHo16NyG*8*R9&XNs;@<{)IR`u4t41rrOsjJP|=)Cpbc0mU9yJUdb7
Q={+;&C5!?y2FhiM$|Ff%d=;RSM3Bmv8ODdIlup?pWm1)-(y{V`ja}&?USb*of_4EV!(3bPUb{TzCxE7I?m9DLw^1pn|pcI5#j81XP)93zKWR$VGKOaLFvoo
>z=&Aj+@x{ok?Xb=aAwg9|lk`hDSNiV-jO;z9b<d;&_9uEf_UYlI8YclG2*K`_3F^mN^%GlQIKXk*GH8+&K+dStmk$cf9gIAa5Eb5{kh%`6H!S@zx3cZEtbs
fGMGF!bMN^?M?+!QCmtfz7pvkr>jl5@_LT>$;4Pa;zyarhpU`rQ)s&$2O90iS)Eb7Fv;Dlj>b1(`qI-#2~XV2)F%+Z$PqKE%nke;+!mOA#CzCj<I`Y$A|5oH
=$!TRIMDI3E@mefOwrb<q~)?uvZGrQRL=}d2x&{Yf5-HjtlPi_va7LY*l=e8uS~=1GouHs@(!1$3=MTA$C7i`ZpX7Oqd=WI=ojn3Bg|ONJuz>ObJ|M&0Rv|}
-&#${0of@#X`h@iD==Y|64Agg9<lR`{@@-w4V4qQ>M=|PHR=^fpBE5L(E{-G;~`O=FgT5UrQ+c#m!<wAcJkE5w_N39o%4C0O~#=s4BdjpNC#2H<23`Cg=~d9
>kuW>;Sp-7j${`|rvn`^3dcNXq=o|ePU~YVUr5H_sztg`82S(EhNsh$ntcU1*5hu98|r_^YOP!gA8=&zAHE^1Pu&iA7coL>u)S8LBa>CsPc1PXT{@R18w0hG
B=MPcWx`k;#Cz8Xtc?<y${GjWTSWk(6Bd1PURUg(N_1jMX}RPf=LgRsmWJdLOu`9Z+m!#WxNB{0<4Uf7WmfqhKn5XFyK!wmV=ItMdl|{3N~G<iAQUhphS02l
0fGTcF)aS~^y$Za%nU%v-c<a-0)abs?xSztew^-}sym|wm1&IZAJ4W~N#asA!<FaLGV<v`W}f9Vkgk_=#BW{0qZMyid7EXcGDtH1#QlqoXM9A}ASc|W;wi3O
IRZ!E0ySl86_8P1^ETTM`u3r+hHRZsPy<i1B~z*{+A1yU;4XPC(nF*RChlNu;xef$jMV1-OFY$%Klj*Y#fjja=6;<B4bA7+`^PxG{7Q@bXz~zAm=>m*`X^A4
R#@qak3fNZ;SuEXF%)^~XcX*3bU@pCqYRq&!V@w7-eLhw#?yfL=Mt;o9`V5F79G!)wo^fI5#B0u+t!ss0U|l3zS()FRA3Q4qC~ShYYM2VrDW-WELbg`DpBXT
Vk@g95X`S%)92m&tj}7#0~M?~fyfjdhQL(2@A0wAk{d`-73s!_>T(%)kiYOku?2({59_U_<=2lKcmGYmNLw{e45V}&e02ACmM7azpZw`;#9IzD1sFfs<EYYg
%K4~huLN9=7!-{$Pei`rAR?zI(M#%F%VgPQ>I^X9wbQA86`n;Ls!_8UM;?h2AUJrHC|_5l89cuP<~-AlWI4>X|0OER8+G<gwYR%Rd%LUk7Bh;lux;`(`E&OW
tb_kw=O~?O-JD?lf#x=9kGha(T07qwEw&SyMiB{1yWYW(bw(qA1Qn5&Fr%2Xj4vs?*Z4{!#8<6}@m7XY2@CI(o2Rf|lv$HrZ6G`O@UU9l4F5US)~_J8y->45
rV(4tZRz5ROq8kca`y(JC(O#3R7!_x41+HkhW4V*H1aZW_5^!XQ|oWIb^V9oE+TLZns$FT9ou6b65AlqHOK~`lCF94?czYOZa@UJB$o;}EV75-69)c?JxAQW
5dEbZe4Gqcy6HESdujRaE`E6P?O$3)?dI~2BA52+N^(@Egaw+GgO0U_J%<;ol&;oFTF`g%LU1b%$|l82h@^=gBpE`#s-jCd^$KHX2}UL$@Z`Hbze(a9v_eXN
Ue<GEnWsa6mxHl9s!LB-Pw-xGYUqwUZw$aCY<5h5(_3rcmjwU_Ky1|5Q=>TD(b7CIe~BpQ^<52uqxE$HWW<HqX$2xJayN-G0+Njp5`rxdD-mbHq@@Xz;7knT
w9F`!R@QP}XPSh2Stt%bkiwIRE~Y%(;eZ}29sS+nJpQsRP6H0F*tTS>XC!GiIl-u!G}UxEEhBZcYf)~{+7%dDdRa~IFPz2~Z)EFN1i<YuCjGCKm25zWud|X`
RIdSeWocbRBX~M|D7rNGCXnut3MneAV^>Npg^(&2PF(Ct12yC8!o#3C+_YUc2MNy<qpTmM6dwzv6k6}ns@;j;=I$Pn*Q6J=*w#8>18alJSav4}KZ!v>{A^oI
w_P?C4Ua~Kak|-carvrha^LY=<nf&;XFhYWIJ@sWe2>9QGLBv~49WIQuRK{m1w1KBLK-tHn|xi*?8t<>XLH?rq$+N>&;0)HWC^X(uFN8Mpc;AW8^`t0qFyRm
olvH^+68VF(deVIkOtNR{}o3u$SXYiUT2HthOV+wO#;fin>0Js>T2dX&U^q#(~N&%Y*pRm569aUoaNogkLq8SD;w(i26d|GImz(i3J}!{bhH9D=~{wdpkA;=
4t_BXK01~-q#`quUkQs}5KTajA2x-iXrk0enFx~g(j?9DRSy^nc~>PSYxX4bmKqp#M=I?NQnD1icEF=K1c09~y|9AVEOT#jvJ{^mD~61>GyzSZg6_zm!b2NI
1FA+#)$?H~msSxG;J_D&Eaib*V&7<#3v&do%e9-ju%(Zr)v(WRs+9)qoLFp6xxHHCL5R<Io!t;`pdo8~PZK2GHKCPS8QL8IFd%IF+w##vpQ(4V_(mZ^zjBZV
3agW3iW^Ajf00gsS?F=REGi!$`Hh^xbe%3Tj;(1;CfD;kE9m-ei*35hV4ScTK%a}{t(0P4cmQlLA_3}0<2hr`6~kgkZ50$Iw>nlRJF|Z&S1=>_n$zrDt<&qz
eB+bif?#B7ib}coZMwWhCdy*=yDGZTAh?K#w7C4Q_b1~we<$hr^z26tFS&`o>*0cwV3VWnt3wrq{(P7$m|xL>lsGG%o1V-1YX-$#C%L31gL$61h}EW0mg@Ii
?TCM7J}fbQzBjIjM!$8>z8_#+0YXNarSS+W!!V5fjoDx88pHDTSaXuDtohNmk2gR1);0g@<E{V7jagRz_Aie#-}<p@7~~Tk(9!b)j}Cw9$FJGa9&ax*klXN)
=FHJ`2JZTN!Xr8dqN}IB2L3^MV8l<pSuR%d?8_t1T}!K@S2CsGpbMAS$ARc#mLw^NC{?bLpm>8+#3>P7A}Tg>qE5huy1y$LZFcQGE=%`ulP@?C=Ipvlmj-T=
7Q-7C%PG9UT<4Ci{+<h6qr)c232A6|a=>qwTT*>V!GRr;rv1r86?E>{0H0Srp(pQ7PkuT1emwZ`WDLCet8Rc%U#*wdNchJ5w9M!NOh}a@!2~7bt~si9nxJg5
W&Pw*mReuvDx0Onv6w;eJusP4T!~iX6EL>bYDZ&gGNwBg0veM+B%NJwkSl7q<IZNNxQ&lr<tjgxcO~7`&w<OkUIJxwBf;&7fy)`eMve7xu={)w$G+b#*HV?6
f6<0x{9zWv&H65o1teMkHN-wXdx_>RVGH6qpdX*L!4iqjeXjXVW}HD3=s5fgE8n!$?yiZvHXIDsLS5@;?cu9Yw_MHhO{+aT`nOR#c}Zl`rFo)847Is<Gk){#
?fCM|+o%q<6t3eLFx`%4*@maUU%h#E{^srY_4)bb<>^l+u+Q>%<Z(nKtTst&u%YYgYP-o!)@w*arwEqN&*vBVfn8SoxuN>9tYjpBU|dLLD{K56|NUK3Aw}LK
dzd5TE|DVZd$%Xq`erO8k=7s?M?FTqzncBMLM3d86jI_inXn^H{3xU>S6yzAe3H}<Mi6+`aJ4ew2Q<tkv3XA7z?xk-v@hrHPtIPy8(e%OZuIflPjBDJhx4D_
(?0Qa4aY$$BUz-h)L$^#=@!-pImuva#AtjlyQClhyOK2}Ldc5W^7XRlmf1$DRkm(EKD)QUJdDqN{%L&q_YWt7?{z3gOeb|7nPC%SnFzjEhJE5E2MEw=s%2Af
ivGp~(W=viF&EB-!koobXci1(RIl||!3bpuDk%X{l5N14AoSgSx@(f|bV326j$_rOW~~3&s-9(Y*$r^4$>cqLFA>&~CQ@ZDtd<KS7^f0GIKaoV!A~dsUk2}f
J_*tXf7P{+u4gnN#1k|{E$esxD3|^TBAQR`4`K*Ui*0U{FP-4`OS;CG-Xqtd{7Izzo+$=Jk<L%woLuk?tVV3!en%^xvpYe;@><dw)B2{EhYKJL3w0tZD8y8^
ULOW$KT17bHhO(+-(t2jkg7}k5C&V-UU~Av59c4GT5onk9c`ZaQmx{&{;ZWCjhK`|Z}Kl(gHY5GdQf_I?<Lmz?qqO=wY=ve+2h=nIG-EjxD5Wj!z%kf5Ag@r
J;Yx(TmUirrdYZ^A5cK)O!($KSMHSV63%xBZougIkIz!Y!fTDRXC1wQ`KKF*PT_B))!>&+_JvmKAzUt}Ir*~{B*K?-%=Krl>0-%LuM(1oiGbII2iJmqn@Jr8
yS5uy>%hJXevJlWHRUuJFz=x1MY2b*pOB8ov}VVCc^emE{P!@JXMfdA5>*$=Lbyh~@S@jUfgfi$Mu^9^n|C!Q^?7%B%U?A^io|PdgeNZPQX}TS2JH!ri|5Jl
GL>Xq{YK<vNH;#Jngrhh==F43*5ood=T-^1mvAZW7km+w{1;1X#6Kz=UY46LS!1O7LNU@8nR)^Me}n4XRHZOn{HP*xU;pj61KGb<?nI>Fe$;Wc9|FgYmelq$
VuI=j_i%qLA|Hz*u-`RTt37Bb_4rMeQg6XN2&8x0xI`q=KfD%vh<Y#rappn1Bw7UFMy<yA*rmU7Ry%lGj}G=~^9eTaE!*iGj;TZtz;SZeGbx=V(yyE3VK_bE
+QJj-(;9=GS}Qq-m>y3PT&q?A6y=rGAtlpg>l2N#ce5?7dlTs}E(p-VQ=K+vk;F6I!iqFY7kR@pN*xZDanL&lxsdsJn^$b9L$B3ih;)6miB0qC&5)0!Aien`
f-Xjl^Hqk(w&}(>%c~|rydr|>Ca`&$bIvqu-MwFoUS(oKJ({DhStS!TYRmKxSoy)aD{In8WC+HZWKr~3^FQ@<d4l8+T_DF26E5HQ++cE(;l_(WTtX)S$$ZT^
1T@y~^W2n9uK1YsnkHxk?A@AiYHDT*ZCw6x$4b6xV07q1O3I$TR#p(HSEZfwJ&MUw-tM=8gy6Be<lKI|XF-{B2D%M-A1y!WV8&cpbve5&y3b^yy-42uP}ru`
UXgYTo@rUYoI7OWQ{~Ytqk|6le@%B!VSa8X;q#8*byVUJ?$439Yqc^<@=)BVOnT~T`H<%DVfT2*y@^+QCSG-eMOqFutuOV-Kit|49MD!{YBAPK`tcd7ZkqqC
{Z#sTU^SH1rkCWif;8VDX(0#rLOqSl>XMRvB<=!#SKs!t8`>%Q&h(&(BJl)EnIKz@QI=PSMglBbU_gN4D%#Y&zT}~o+;Zk2zvCVLZ1ThX^G@=-`;TQ_$ibp1
xuLM9zR%OsABPyu$d8m;=;%aH{@T&qqsIrB1<=hEVk0+h03OX<<KAsPd$PJMENrLkhs6u6!>S{uzGhr`*|1QCjPffLo3rFR^b=E2h8Rzmll`{ZBe!mODN-ui
YVZxuqaC{Do$O(?WBmejLQWQL2hCYEfK)f9CDK<Zr_zE(Q%=VLw*6gShx}b%1f43pp|W7Hk?U=Cx7U&d`eS3D5Qw<plW&r-OeinLw@V~Ke9=6?_V3#`q56Ay
`2z{3`R7bezf$p^*4RH0DSZ+81~JMq5ZJI@yto(s!Hf3LuCW08aqwHZ9tFnP%4B!S$`wf~ztKISo6G5Ibu(d2mY|i9ncd5qW)DQi^d0pl<m5$ip}&R)NV>k~
k<A`r8`b!Nj-FXtx&z6e8%y+jqm-4K#*FEKD(53_u26Z5dz_-c_f5J!2LDS7l}S6y>!J7Y?ZJF8Z?3<4jUY}J9fK}O-S*>M&$dWh^`3taDl1nUnCaS_*>@e;
WR;6vjJ?oU!B_}!5S81dQur=hbXNqQwRFEQHrB=N_Cx<(=u37@(~cChcf4QxTNuJ|R|`<tJ&sPJu;C<)c7*xlQ|=EPtnqBkti^U<IlKH*%a67zs<JVihM5qt
xA>`c6ni!nm1#eny<g{&-7F$18sUFjoS${@fqgshID<_HUH#wF%pN)^?~pieiiB&oYj9&2B)ik?VpX=xtTXkS)>Uc%s)2?K>r6W$I$rZH@NGnk_xEhRdh*hJ
qQ*hO*LWox77!Tzt8G4qB0JBBk=)4<hFUunc&$i^i~rZ9w$)kX^W}^Ul;O-=f<0BuNJ7Bs`gNAOehjQ(<Brr`w8Dyxv6!v>dxT|3b(&-Oy)`qHOWmV^db(q2
>L!PkWPlXyRN|EYPAN;I2mO>vfqO|}&KOS1USf_%b{RxkfDA5KZP}jh^b95yuIMBT12R3^Vq6RD)UR4{dcy_};d&(c+^&}hS%IxhP}a)L%mFI#(q9;OP1^M<
r(6blfH&MV$ox9?{;u^4G78DT<K^q$STy%NwuA%<aWP4bTEKR)=cW3%<?WHDo4=84ik%2GCAn<Jd_4PZL?6=I@BO=RXn(M#!Q-@9Ojdm{QOghQaF$&(F_I#6
;^32bstykD96qPa0{YAtaH!U^5*8uu_T#hi6FZJ*TcrKI&V%S47QVvXFSu|M-7tMUY$bj*3zS_m(5Xp0qBdSSKsz0bB#{QK+HpM&<9_Ijs+G5Y)Pw!DYQA-;
d~H|2y-4iZeA+)TnvQue{=kf)jj#U4*IwVhDY<tFTI@j(S?rLeR<ru;eE}~akuZDmAtDh6R}r~U#yIPNr!N2u7h@y?3z>IF9F`Nha6q5!elhKe;LJ(}eAUMM
$in-jwS|B0lmI1F-UN4YE`EN`Wzrs73)(fX<sBk|8<!;s;o*5M?Qi7WHbei3F*nU&C*Hdyu2HB6#3rTWhEfxoV)zSHFkJ&RqD~a#p9^v|x?mqumt#v~h}8D>
ko$NoiHc~H@P)AjKqR>Cm?>yH?o=D=EYO~tRvNr`(Yg<uo;@4m(2rpBP%+ne^<6~8`-gU8uXb$Jp1sdR+|<!SjBkB{*(cJv{puvW{yw8p+nY(GgTN4Laz>TT
Tuc*D*eFN{DwYpF)C!?CA#Oc+$e3V233en5KV`EYt0sG`ADDf#L0_-aORy2NPu1M}qNER>D?L3QJ+M>;Wj|@%i-ixcP?EA9+A;<iFOLAHp%I)xn+Q3mhR%Q$
&gv{#-BXfmBn``xA#Em{r1NyWP{bEkyEG@yA4a-GScL%g218*wk5LSUh+C87g?bcEz%^XWiJU432gVhD+064RpR}F7S)@febJ^7Mr32a0Z>Q(Kt`TM6U=l#i
>F*&}$fGENwBTTpKut74EZ)$*$T;Oa5#Az9A}%}ba={Dosi}!*tM2s?_NK8tCgYkT?aU>E4#SqZ-EtXPzIPHKK|_r#H88+N%U^zQ!5D)GM>0?x$*+S`ni4|}
54(qlhp#;95aMd+I|a^)3j>rK&Yewzk_#-(LMspe|5~dyZndNYV~o(BcgE<82bbd?PCr~++6Z2SumP4k6bB}z`Lz?qtis-WS!&rFqN#PJ8C@1j2n6)w@^dK`
yOam5$y1UAf&o5f8U_{RX8!r&=fS)2`7b9QKKy*<7RHV1{T(Sg1&4cbUW`IdD%X}!hc;JCxlT2KFeBJHkd8Qj1cPTy_ZsRgi^?oD%~M%72I4R1s?Q5QD6U|m
W8x9L`qyxw*b;|eyY;q^EtB*z9jSI96<Vw|bG{&wNd`%niCA8awZX_ZpiVSBuD?P&@_M5W+K6m{-k!X_<PrT_v~%`GiNb$g#-qzijl*$)z<Cg(&l!ds1_fCJ
20x;#b!{&OMaU*G4Xi_p1jmj*g*X^vdrgd}oiO}ANoQ$ZxLQnk8KVb3oV+>z@I8ZcK0bSWe);zFa%|tlXe7n@EyQcJ&N<l!4@30HR4f`ubjj#fr2jDJhY)V+
f0>C1QdH`xjFI$Q5zf*?54?+l%pG9E`b5giz6yD=$H3Pzw1^?TRtH*ZQu40KqaJ<rpYPw%BI8J&UHpo0zkU+X7)OI3`01uuD_Um`ovGHJI-JN`l}?K3`ORsu
+HP7WY!<8;l`cJ7;Z-0m2z#z13SZ&QRNh1PC;i!TFr2KIHoftDyE(rBk8Qn9%WTI>*?9<B<oFT0aM>S^96Y_rg<k!bK4cSc@yRh(lSFH=Z@R9<cEReCbR*Yz
zG)bp_8Sf69g7OC29GTU^DkZa&5{fEIC~r4km)9j5*7zB5Vw&zW|pq60OZt*9N7W3MJY^-&WBDH;gA#9==^<e2X&E8r}N;1GaT0^bc%CWaRb`LN@}jL)^AT*
dw{@gHt`sSSec1j1bh&#MZ9OTkdZz}+yy1Cqbmd?!WUc4Vi$mea#he<wgp>+99BMhGalq5GFKVDlB?ZrmZlA*Q%8|f8{SHD2<W++yp}Pfig=B$G7$^YE9BT@
*aP0+?g+3b3to2<k)Um!Uq^Wa-+i+8HsVhyM@Zx90~O>&={F=TvRfbj=&mNcKETAb#kSlc&W!Jepn@G=1(>1|N^~9|1Kjep0}wF{>1tcL8?EQ<bB@;w2f=+@
V6f`MnQf6$X-(qNS}Xv$yF{cCQn-Z7{Ii>lh|}1jZJDX)fuYh`+6uz%Y_g0}XzI30Kx!f-_+EJZe1$19EYeu7G7jWm$itITtf|4NjB$m#Q{I5D$P>WCTU9n}
DQy1u5E`r;%Tm-~Jtt%k(h_|Oa{iyJmX>8~Z<ibz{IS}^U1R;keI7GK*So`O#u7Qw_wsZtZ-;OOm+RU;RqYQnC;1x#e5U`Ic+OY|gooGI<|fVOq(E85hv<5!
mK~KRrtFh9uV+2KIGqJ0)Nv^yOSMhyXHPF!IG-`r`)@1gF;29=tWHz&Ix+i-n9=8M6$s;R+==695{gqSi+a7uw3M)$IJzUy>lJ_^J}6?pYgJ5I;+eDWy(%3U
I)EiW7me@$Kh&V23>TH(H5ye%`rPb52miOE<&+z97RCg@W2@;Q?b=8qQftcI7m;iWgFsk~49chJ4#*gBG8IZ_N($(y8`h}6l{)wR8#JRnzeh((1Fa|Y0>ES~
RuQ<b*5)bn6w3Dq56shPBkzKmEqt3PE_HH%Tx*cS3qk9-_<ApDftZNn`Fo2-TQ7@Rn^P?uskY31BC=4*n3){KZASmg(nU{=199$`ou~4Golj^e!Z+@e!g4a3
V@hvrS?e;8;A5ptbXcdKt+PcY_<0DAQH}4sl(I1xy;K7ilRF1nC%>B1udwnJyQ8X#2df*MWV>=9ij4b!;28-M!MP|c?MlaqNf0|z!?%m1UhL&U&~#0#U*)T8
Pg-&Cx4v!*g8-fDdmnDWd&ZetHMza5+0A@gernah3bnYqM`G=om{=7TB)0MbVpY=#B~p>I6=fN4H|!9czZGA+9i_}lGAKUElC;TYUM(8pK|kJ4&6fxuVC)@@
stw3joJ4|YT$@P#c7B~iN80N;Zsc*wY&XZR;~!2$1)(usbUzD`)|2SS{GhjenEU8?X<}2T$%-;mAjxmJ3<5M{2rgERMQf1^^L?rDZOc{+_Ww#bCK8)=-GYsm
T=h%@f(P=r)w(|jWSoPfVhiguia712t1Eg@`laRmrZW^;j$TyTw;z$=;+wEpAoG;Q(dem8G+^?(iH@skX_%u4{F)XcEjZ<?O5CLOvpW;=W7&`iw|2UPX#ryJ
1g;dc{%0~L$(!rf2O9n(r|`AeG;wA1d{(YaU`8<0BJ^V}X~yyV<#zpBj$%8IGI_1CFDX%-GjTO&C))i^?Zgj#Y7(bzZ4SqyS<-nrW-PBw$%Q2AvFG9AQo|AC
yPB8?3Dh929c4qTZ^^VZUX&8d4bHX*^FE4TQjwp$vfPSEx#JCb=1UodcKqRBG(wWr`5exeUQ+q3x(b13Qv9;!_!x3yI0EHfH6#dDt<q<s`XL)F!E-QrZ#eC^
j-BKX_1J5UITBA`7nq>#k&PX~%1u=XiRzYM#G><Za+*NVhh;sRdKY$Hnr<3|9;i_xS4WhFOW~|Sf^h7cB~h+%ueKE#Y!}A5F$0j;R=r%U=#4F%R}R+uTRP|E
Hcv!w_FeJ=7Itwrd%xa1^+pSegPp<RA;MobIhV8wDu(4=r0S?0FfEA(%`gEoKS>n@VM-!9s#2?~!@ZdcZ_gcd#fVNjSX^OVcFQ3?^~hn~?Qo?**PpX&HAWY$
CT1d9TrpqL?rA0MYNl!1;liDQIwV6=txALX&$;IdUGTbW+G<Ky?GJJ|32bwiXI7PpZ<3HAl9yaSvaZwHCG@3*mYvEq-G0<e5V?3>Joe7|{lZq@G5bS!1WofE
Yig!x%WYQuUU8=K#zggIF0lk~^_O^4yTONq%d*s_CyD6(KAa&?;tPQll8BV9ox8-zdUQk9hw2P9yRgK~V-}EbgXH9_b9LervA9U2jnpu1$$?=c!mgy~P69y(
^#s~-5(0CfN{GAeWcC6vdfH|3bq1_jM#7wAI!SsaQ||b^d3?MPnmWo6OakhoPlK_DKH(XUfEUM^ZJGqU$vZlUj*$Q9j>qn?@fdY@6sOVNWxeZO&xy)HTx`u2
Sp~tUV&4#g$kupf&bRETGwD-(AF=vuzQ@pchno(4<Nn&`blaD}#wQdRnhSD-gtymA6vpg-e74=(9Q+kPw<5d6ko!){OH1}X)^dx=jRJl&!~?^l9>)+dX|sZN
wp1^IQ9HV^bU3kYXR%xL;2jl1C9#Soeyc7}y)qp})e5uzMhDIEwblflU2@G%$W!QCdprg|Y4sM%DXEh93b6(t%S~6X&tt&4ChcREUMk{@_&%eJ&TmvjDT~x*
)D<jTEe=Qic95pw`|k&rgOQ5|yAPl4b^mhnU@xgXqVQ1vjC|o9xC%4YcGEd68P*)-@Om|$@W{;skM*kHEB{vQRZ;K&5Nl-M$7c-AYRN%pBg`tCL?8!rd?7-;
ryOOtTTDKL`#;j+VpZO0-V}MF)rK@`IlB-_y)DGO2{)(+Ypnjmiq#45SS<Oix2uY4#d_656;*JP)`P>%%n7S~d{$!-lE4}5O=pgCvz1Td!`(_uETKWB37Ypg
R4avBayH0Bfn0(dfb_};L_vmO7t0KRrVAt=X;-(unTF-ruKc4tbuUhT9K8GRQ-_$eFIQnL?G@Je6nU{ej6a+V-gQ{M!e|dF@>NIROaF>U=>Rd(7*!dJwr+@f
(kM_jC%kEB65MXP&@uxzYvxN1hNgE-GgY3Lbyx+ZjTuuNwPn*|r?N1f1DCtNL;kTXBQ2&;aTQAELG8%w3%D$P?qW@++{zIb-NyKCJZ`jfI>HQu6n;_P^(e?e
mnmQibIkg;?CIzB1HcL9I_FHMwC(xa!$DYUKNj8nzqfg|p|k5;_XeGyIn6>nbKnkFgx8yZ{Oy-F%c2nEgZ?I|^W0s*rMx8Mm{C&#`s}IV71$D$##u}A+Mo|h
q1H#Ln!Uc;nEU~Qq&dsfI+;#!ziTKdLl>?;rMQ*YaUGf}Ef5C_uq`vgdDmmwC9WREb>vHP&bv-vXzv6Tsdh{^fs`q|bYl2st>6_m>OzVtZt@vPZ>=V&Mi7<s
jZSq(h%{4Dt0Ihe>w705!Gy~xpW0z+N0D7tN6H?JNTHKd_P^bvXkcYHDvNHnfEMU#<CeREyMq9}$i%nHyw_~itIa^gFHLKw#tPD^I3X72vV+WQvJXQnwR#R*
$aI1Nzf0MjZdb1$ike6|&3-Gk$l6Sw&&R)hI6r&$U+qpb7h*NVl0~^XcA8<YmCT<tTU_c5aeP)8?7=DN!1@GV$7S){1avY%b{v=4X~yt&)G5#B^W5%52diS|
Vu60$i+gzIfnk&+?c8L7e)x}`j}3B|ER3yG(~CsAq*}v}T^Q`_<NjxyNrpQoKK@xdM9dVY?@TNH2ta^<i#c`=FtAe93Ky3XAUt=BP2Rak*Kpm+OE&>zU96v~
$b1GBsnsXoCWb7D%%i;Wxy@+?ovk(}MGd9Qq&-B%<xMXHwI_8E%s_C(^@p#uV}|;S(XE-}1^gpxO=IwmN(1LGv=hjjWV2ivj`1r&^MaIb0FWbWbb5(oFHw<8
HM_R_&oRF6r>BzOG0n*`pD<B{YsT3gw!C1x50=@9wmO7zC{tjAw2GXS^kv2FeT}7CwbAV8B;Pb`TxA^1l?=t^DwPZwsO4YNiH9y_3Uz^-3l-)I#UoZ0%SQGo
o!@}d8Aw~%ox6*}pv(~IT+vif+R)7W`hk=j8$EKuzEaun=d*XGKb=a>KSvu4sq&f_B}ctPj1uvdF42Kv^En!EDly2GV~>|WF$hS;p5AFLI*pVS6GJe+ugHY{
6)_JVi;KUX{|d1Bw=R?M8z-p9C}li80Vz^6ux*PGgth#4+`NU!C{ROka_AqiZ!a26z3wc(MUIvOPZ+(hS64qzCi0HSq$$r<oMIKaEuM3Mm_BC+y1Zu@j?-`y
lAi@xQe=_X_=4|-J^lh&O`dnV-RFN&>A{wO!wNMdDnP8T8l<X+TOVJCsAm4S<jazuLM$NDkfWO#YNH|@J3|Mq8~}Y8`FfL84O`M}KM8;V?I0IP(c%W}<WGGa
e>Fdg-|r6Rw%}F|(k~>$AjyqSavUbYlGTC$G(*|ur!N?Nzi+{6N9~a%i<iZ+*o0FG0(MJ{hQlw(-;yJP&{Y$IHi?uruzrFm@B#}g<dzd~7tvmfBC*j+mwWd?
Mz3pMg|_Iv>L{MLvr&(6+C5#5=KTz}Gv30y*feBOoQGw%zJA-nxZaqgxY##F&>kL+B3>>RQFF%o3q_pFXUjD)<VBcBLUJ<F!iuubhYeVpQYFZyM9cavd9*2U
w8W7G7i9Mj%S1Z^@;(-4=ii@PjNhMp7{5C|f6E1k?G`vAbvICN&C0-oyt<Qrf;cLP;Zh-#CxP7HfR?{X7EPfZ7job4i!5<2PRO6)Cu|CAa9K5@YQ6qV6@Y;S
&S^w}mIGQWX&IMAer@GbEIuQM2HSF6fkntU^Ms+2N?HKLG|6BmZiO&1VMH7}fF(&dsG;15FIbW8(vH(}NZt-O086nMrHLp8Y8o)ItA@eUH$tto0>Bc-bR!Oa
JTB+UO-ZEHM>=-sn9n-xeJJ_ZO1cXf&$iAukGvX2YpLlc6_L7F?vU~fga^QTG2Jh|I_w7vuz~2xj$_MNTgQ*?1g4OR2IVzURYiZAOkA)GL(&wQ%++t&`$W}N
1rZBhC%d&HWS^i^Na_fj&5u+eXG9NXzJE$*y3m4ZjY|XJ_&-IJX_!_ZJO@Ks-g?JrSh=D}Qz!yDW-~dHQwPY_1(7n)6Soq5Z70kr7Nn8y8e0{d7XbUS8z=~m
4KUIX@eFWgGxo?ZpjeZ@*7(=10ks@KE3^-b)JBazgB187Dq_Nokn@z+di1>{f9t#R5~1!;uj>(5S>@(crakd<l-osXNLD9j9{U{_50Nso&!%f~0T0diI$h6~
(PjC=oOb*t{FuDKkIpKkiA$38l5NnETci{-2M0!$DeB&o5_LD@I#f~?!HOh6ZAW=QvuK%HlwGdsezMvY8C+jTeCv|AT%{W^j<r&4DKBi(rseBWBBE>zFn(be
(iF$+V<EB+g0?vy%rTZQ6)4sEd1>Wm=}bd&nP#iZTwqIQXQRHUrF3NJRU~!`Zhr=C;4H75ZHn$mBI8`zwXQiSyS>ST#BOrI#k_iS-)Wbf<V<Fz*%UDK?jJYd
>_}SRlL724%MfG;Xez=LE67r<%q1h>dP^wUvMK+mA^r>*8oawa`EWM4JpJY5qEm_bZ|I@iF5JN2?A(<a;D^(*!MoFoOD;xai!ViUH+edTHRU%fkH`@l7a(k8
;T<$YNrCKiqNGjTdhgF^Ve2#M=yHwhoy3^+k(Q$mCG<8df?Url8IsP7yzOytg=K-3i<sIp2yv3q?xZAsgA><_?OSRRWuQAz;~+lyOS+p2Ictnl;$clYEN8(&
Z9G7t_VOU`Jrz(fj!XB^ph5Ret501`1qfF7TVCc?(pAbry5+KpZJc0qIH(1*ZRp_4n;x|X5~doOzbt4ioNYbj{Aj2^FR=&J=iOwbM0TMW<JMaMIb8~rx#aq0
+ivw8z6ZenuH89j0cEvb(#5;E3xVI(+}}f7*sgjH4d0B!zkeO%yyFm5Nh6#Uew4fJ*kBcgz3OmB;l{G}(2qzfvDL;zE5;5ES?*&%^|z%7uy-nU8+*41Ks^-R
YESf5C_*>glyR|A<W}4@9aoh$q^rLrhn<*QUUJRZ^b6OV4VscZ-0ma?Qr0&TfrvIfhw?@9h73j?bT1oDvZ0)&C?&jBe3nq%Pq}E%i~43VhAY^^7$B^R=zQ+3
VG~B!xs)YN__=z6%e?s9iwDPrq>4Lj0P!Jkk7u{;s^(Ctr98I}nR_>8g3vQID}fO_;6)dbY7Z?Ns*#-(5JpNqE{GaM82F8*2d-(v1=wq=(#25UI_g9eUM29}
D30!tJ4#uX&QncoqVI-&e^}Z&$zb$k=(%K`P{GDjBY6oaM{Ze>8D!pdpmdmbCDPpOI47E9LNght0i4IV40sDw($&?DG1D+|!rRkQSd+3ptB}*;hlcVcEtZ^L
mrjBE)uYiK_G*{<sJmIhDjA_4bqB*0YrVi&hKHk$0=ey$3^xbYwQfzYgS##kLtn5^xz!4d+aNI_Y@*gn#YSGa9y(2YJeqnqq9{yrI<4M=A}<Jc>?s%BJ^sOT
8j1rfD|pEgA9baU1M-0Db$NZgh0aQ+SHb>e^Awdwe#6J}Dla7J&fUMnzUNsn+kEN=t))owj;nZAPbSdp?a|9NueVcDMQY|RJ0)5;>rQ2oD^e`i>8*HFd2R42
C&=Adf(uDALQHiFyV-X2xB$bQDGxB+wdW+=m`fleexKFH9d_ZkYSWbif1Di3;WA;g3<k`O@aFyF@l}ExXdL?W)Jf#gL!57-@0G6gu9N`fDwAo2D}*cINt!ml
=DR*pc&_6SI_)<Ki=rJgE1HvOt3qzaX_&pl1oF!9Y8sX*0Xkvgt?~ddR~#u%G+qe5^+mE21WgL`!XYE7$(=)#yIQF%n)R^5z6BF3JHf`a>&SQhk(am$=&s9K
3AK!zGy0yPSn@0o#J_V?%UO;cmdA%ZIA2_NB{on7FF&{2?aI?`qma%N2@W@YgX~Y&M9%sUU&BqvJc>(zbIW$SDIAk&=s?QKuOuF=)<&rGo1Kl+xx>FC--Yve
@(Sy>62j@L)tF8>R-IB~N<yutnP9Jky(ydPh(xIEanbpzVMv$;v+{B~`{cOH$0EkyRt`x8j>|=MyrrE+O?Lt^9%%w5mb5wVk#Pi$)!-0O_(p9$$AUi<&g8aL
Wf`cF-T}a0y-n8zuy}8&>w=}-3zA1ae*zqLFqh14EA+zI)aFYup)%r$go6AaT`yo>O<{<EZ?X02@aWI&AZwI56s3ykjg}14Y&t{}J<)GX&$rxelL@}@Nv=%f
cHOdkAhHt%J>y7F?n+O+yzz+i2-lZnMKtcM>nOG@j+^7Lb)55~2LOI=;!G72Z$U!y&<G)<LgKc(Rc|iQ9`@~rR0m`Wl;MzY^F&)5nA$9&fYC`j+Ab*>>K!el
HuffyUs%=fkY4B}Y=s7mGR#a?66kbN7y`LT7)lkpgIq~>4d_lkrGE7qaNJaJK02wsimg10c8DOxq4%7~52;P+p$y#RBasEK^Wc=LXZMq)ZX)|Gb9*#qoP^us
YVBru4c~fM{d!~D2hl(#T?u~t$T)|v^5o^q;AIg5Z3uO8H-z@YTiG&EJ2~Jg(lu_)eUoSo=|A}wzWag=Wpjg4eU0gU?F{XbX$sNO4Sw0@<6Ljx$IW^Irsx*l
*rx)QuCsjJ3ijv)cNwjoA3WbJl>te}h<l^I5P}=6E|CN#12q?r<l#+mo)aZjSdYQO(rM}Iqemh~WWN&K+A)%5C0gyU{7AM~ZSGpJaN;a(Ve=usXA~LA!pA^8
^vgP1Wpw&pz&dNc>7(r!AhA|6Z{5G4;XE<W))#XSwjq44$JWXqp`+I3Fx#aVk`#V$C8?&m|Hrm?Z55==PO6od8;$foW<|EnucLgvO~&ol(RZ);yPDojZH^A>
88Dl&UOtla^56GYtBsU+ox*T1s>2rQo7D9v0ge>+@$QxAeA1<=C63G(Gmt;EJW*6<wXiz$0SPh4Rxkv}`6!v@3{>dq+HQ+{6X(A?PR`OZ^INk)JvxJ7<e3#x
l>ZN`l%kZ<1cso!XJyLzW^}wj!gtzn!e@5(V62L&6BHZPK$l&@_G<-Ku|jlKxZG;kvuM6<Vml|~6611I36najQ1JW(My<!E6WE?pv-~s#O}-v=c+<k~ZP|S#
O9#n_Om(lDO?47mzyYnS1PXHB5Zty~ts4$zmIx9Opnuag#CJJ6JhLIS+ywc4FxGn7x`2qhQ7#NPlu2p{f_8JbA*(}SS79YRu?$GhVaJsW2BLN~hI~iIox6}1
MgtVH4v(@EO-mJDD`lpysNVqa*u<`F=+x}SVMPV3j8oJ1g2iR5gLfcsbMU$B3*AEwD9!u2v{Yl7*z;I3$lge=zwd_loi5dn1y_C<UtFHNhr6<Sn7nwA9K1RV
g3bhH(rU07MoySW+2cw?zH12OqW0;E5zXGoH*t9rTNC>Cvrjc8*<<r+=qQ%l#v`Hu%8ckhNjdWGk1v10rMw7!k3#H9H&rJ)3D*gHtrcG<_zR0n$kUDcgXcP#
NJp^pydG&bK3__nV?5Zi8BI%S(uM+(-ixqNA`KbKNU$%BqZ+y-Bg60}pAU{kQN|~Ff~aQ9<I?^R!)|8LVUHf@K#}Te2S@nE3dTSVEM4c+QvqLROHi93gohhy
XZi;s<qyJN=*T_%FSUIHK>
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
