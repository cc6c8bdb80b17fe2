#!/usr/bin/env python3
# roborally_reference: contest-bots 1.0.0, bot/submit/roborally_reference.py; 56,087 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
tWe}SI->nKI^w$NlHW<BJ~dSKhV;I0Ijj2SPrb=+)$TRt6^H;Fgvjmls4c1c@I^;+z$`mmQw)uE&7R`sV<PV3GPL*vJoM}uMnYEu#)M<nd=jRAK<f@w?7;@~
YlnW__(ezoNXbbRtmUjO<nOg=OOY8gFWAu$wn6LgycXF6|G-e8>#BJwkFPbY2N{NewqSno1<-?Yb|sQN0HLAzsCV7?39jssu90Vp%X_2?b-KTln^9gy(ko|O
9iTB>K?|(MG`r5wnU(&$>1l!Vii*2mW2PZi4kDQfPJqZ4eRbo%lCivoiG1@z@P-R_aj_y3oanPe+G;F&Hb_X271n`rbTj+#l&%LqV&jJr<?{qf#Kcj}J%Izu
`pU+Pp{gUdW1Dv`$f0Ph8IzoC$Tx?nDdp7xntMDi79SrqfW9!3`%Ks&V#g$+?ke!{xm6#YtQNdj>WP;?p4OtaY+(~;?YSi8HH$IcWtzdy-aY)Bt|<_J4c<Rz
%L@HN$2jlia$dD*W^-%fY+|=g-el$*h))%^fg@!OAHWy`4CPDFMaXuBV|Bw2W@uHUzt54_w~}87KgJkQO2mkh<RV?UdztlH!KuT9O%0S9i)Nu-hx|64Q|v_B
SFN4_dQq0M#+?y@2K5+}qvyB<N=l9d<As!mK++$7C8?Q-<!Ahb<OMnY&(W7csBiC*)TMXoQZ%l?w@hMtKWE8pm|!83F%dWXY}|nkqU<EQg<a!i?CX~<J+I61
qB!fGHR93T<a&C(q(a|0;<wj1U##$Jgo&QaOzi(b5>J{!%bQGEcf6%6O6lRC`6_T1It>cL>UZis6+135D{=pw<WdgQtA;&5*{7&yJ$;5UqjLL%?LKeB91?cs
&@Jzcb<W~-(=L(XxeujcMnXD-5i;6<#&7Xjr}C|s?z0lKD5&Z1!9$o(>~)8saG3X!SYwLdp+_n9&`r(7pG#QH9rsL8v}jq9PuTVEmY?ZF@!WVP11#X;Lec*a
#~hq3>(wP*h_pK^jv!SbWYRM)Tctz<PRR}swH>T3Dby`n1K&(!e}kJSnJHb*D7{(!FnZ-@@GyCtCI4Y0;p}rbSUERqA~2e)yKaam2gPg_JH~aoVPR~7(5a7{
RJOKvLa^f#!I%B}wz1=$T{LsrIDr^<-)WUBTdrLXVRyHluaj;|zGJU}3=_fJ*>o^~?EA;E@sD0`MdL7;jI{$3uryf<Z$f6=q?yE|{bwOl%5p!2%`j11Y}hR(
S%U&D#A22b%@V*~2MN?&M${*G$}8+lr7719ZONcpI-(7WPBGOTI(c*uDj`uyJ<(y|x5+y~grx5*SA*I&|8~c{Wwy$W>j=kP#&ud8QnxrgPO)GgpM+yFYzzr2
2a!w(_qidk#ccuS>mkz|V$=nvH*qM!P9HH?4-M)OV{cgsiQ{OnbJa01Xr5e#BcVGEdx_Dbn=4`0AUFrhY2IzNs=Q?Wt~U(w#5xfnU?wNanv|NZ7$i+R7n`W8
Q9|m=*;zNjkF)A~{uwtnUf!^q%?MeuHMC+q#}b})FX9O~0sMbA6l{MIMS9RqOu3S0KOEn(og~1@hIaCypOAJsaYlb1FNAyB<7&vt_|E1M-#0S3#g)DJ=(CaT
<n|Unw3oJzqZNGuG#3?aFNF#j#Pk|dmM2@(_(uP}$+9(Mi?_VLk<}&DOF(ZeaD^bCrZkiU?ROM0kv!5-%FNN*w3COK9Q9Q_!$n)KoWcE)GMtm-%_eDtN|Sa#
5_&gu3BvHYS;dhx6wk{u-4+(+e^w>&Y-DUm$M{m20KO^oK{q2fJsw=v!1$kbBo@y)xl=dH(=g6}B|7i>TrsxfxC3{6FiQ1Z3SRXaps1QVxXbMiHgN2^o>20B
eas}UQw!1Uuo7iI(Le{~I$CeLI!6c7uv$I2oQgwY!<mp=kT_**@{R$TvcdVg++fs*C~tNX&d)z{j@am(z!8x!v1)O)s+x1}I7RBfq&z)^4IBC)De*GueFn(^
Wn>m}m#Pr43JnE05C(yZMN2QR_zC8zJt<b?!GWz7XR6kgOyd|=!`)tR$V+dRT<@29l!F%UOY+P^8jcw5aN+VylFziHRIgBg551_#b7l6o;-o}25CD5#Ek06Y
G+fTJbN9|pB`AJQu^o7FgJc)8-twh@Evn9NUwFIl+H)m9%)RIxkpF!Nal<UPZ_q>V07dvO$Z=~@6Kj9n1gYiylH`i_Wlv7rz(3XHtu$%3?v?3wQ)XJ9l9qGP
z7S)o#t}pwrRu_BSQqbRhyXxZU+m*)B6eASIr&qyUP@Zxf~zwW&55KM4-;0oB52$hdNAWKQI<<KZty1o4cbQqL!)z}qzGy*<_jKxb3jZ;u2)@G6jYJ3x=fW>
s{C567CBtA^4F@y6maA<?vt9+<s`e+5^+DyC=0bI^u@FA^lA6VYa6wlu5&=acu^5t#`uz=j_8+uGU@0)R||}LvN4Oa!~qC_l9ee<eTO+UST`$H+k!|no@9#j
@k1K}=QrZSC7~5Uz?wAK3I0KoVYM3l$!c7hAjcJPY6%4hfcPonnI^q}saJ5)CxYFg45)CxXYILR$i4neg6Ip4HsMbvLoSCTehOmKqug`+0q`v*4PO_0pRz8w
;9~V2)0%1);hfPT;WGU3J@J<Wz27+}xgu;za0gibthj7YCLl`SqK%8>qPj+3%3@YsJ9kC#wSliI*y9Uj%7~HDXN9;EbShmS_Y-7O4X1CDb5c?u-8w9@Rsh>5
mrfH3yR0!jcaHcOL^*8`8m6AR;@uA{V6e|<3xcID$i#5k_Qh5PBig)vsk|AJNkn_{1vYvDYh^F+pK)YJp=V(U5Bws_v||b#4E_6M0wH88AJd2IBpdONk-LNF
oj-&yy$j?50ogG-&X^_S+2L&DwvkCHXPQut2KarW>2?Sp4NOZ1F;MTt+yQ>OLN}v61mA(N6GwU?WS_-QWAFZ$s#cUV6UH9$gS5B;cCuvy<UF*vg%qap5J&}A
xIq?XxQx<#osuSfR$k|JEN_O;POLORg+Qgz&`fzebOTMOz--U+FsWZ>&axAm=d7&}vi)9A`SK_+^4PvMRe3c-nY)Z;OU+90yr-@ppSxa|lGfFDLuICU;lmT8
sEw~B6Oa?L0^gHtZBKV_>Si*bJA!s*P2Vp;lt?|37=~CJ9g$#yk>!7qM2bU~Ph83e@oj=@gW=m$v8_D$h%FXt>sTYgFsTjQReDQ~)h3Z4ek@rI6Uu~!slj{#
SRCo8%MWQ{ZN*=ng8q8*^wF}0jsuLdGFr93>hyFD<QiYI{|Uts&FTxvmdbw)ekd2LpIM8TsC}M1`DTI{c<VXOz7fEJK6-MN%CX59m*w(eg`5Kn+oG?ON4arW
Q>S(kT0D3HJ6RUwDd%OPK$(VV2xY;h>J@@Yuqb@ch{8gWIJb?_d+@PKz7OgT;o>>%LhjDZBrEW$df1`R<K`TdIHNcxA^b%t-pEm}n;_68PP6$burr%N%1704
i#Qblq4NL(`Oo5rvQExHY;4J+Z%SoO=Tz*CpAuh<j#swIrxY;7Q!hT2Q*z;%;>1(zSq^F}9rV<W>fjVs^$A~dM&+`26#bSxsYizo8uEV$Oo0rwBmP&)a7Ax*
F8z~snRs+eC+7u?vs^tSgZbmO-IB+W(;HM5fKG!%c=V;q=1eJ^JG<3M`bsILnSbKKS$yQ04CN6`$d#1R%!_i=ZumG!pVo=IT%Tle%Y&6cS#IMs-`GX9pq27O
AMzwDNMd0zEQ42HVxK8b@;jP#7DTGb@II5bmGrYtq9eggL_TP0`JGZiI?b4Ft1h4?wIR$mNC6tuGQ$PfyfpEe0}N_sY4(q1!Fv<o!s%*(#q8A`bzL0{o|sUD
UZxfKzhYU{cOV^yi>S6B*1zF@Llv`A4f^bSxf1A~I79bOe&ARW5m8|z(?3l-H%rJ|8`EAiapR*SUN<0fr%Hs~>S1ni4^dOF#SHfrOY}WC{{vM)#G0u+o{uDu
$6R-=X@8Wj6X=~K4up~px2ULX9lhlVpkIOCTT4y{2ZTNZ4gE9;@2$TbM)Ae667E1|U?uCB8m8zUS;Yz+eC{{WIs{RNp_YYJrKn6{m<_cgG|BN$s*T_RrlMn}
b`!-rV|qH|={!t2-$(V><hxP#!{B<_n<*nq*6Yf<mC|-)7lH~y4EH`B?)QzRoc;e<iVPWb!ogn<UftEE8c1?fbVFq^AHZR&H?1(iE<jQ@!g|+<#7q@(m6W3_
CLmX|HEdDj)5=96C>~)q2s9R=LT_H`8_5Mp5C3WckoR2#^1eRR2mjR*j9mT?2SxcvWKtX0Wxdt3ba4SaG;XcfId)MFlDA>PAD3mTLO*MyLmM2~C9iv!I^H?D
y24Z5=RGbr#lexrE4ou_O2Q}Y%D$&8#!sU%u*Lz8G^kQL0@JaChD0Cp>`{%6k4`!Xp0q60zVHl5P*bfFci^<g=!k=tAr%GeRKm1I^Wx%oRt%G|K=TAx059GL
f!_AuhGFPGd%Y9qZ}gQ^G#op{6BL`bmct6SL4#B|02W=X5TF9VhoOYC2%tR2P8c9{UKNdr>(+7<J;?^xW#;n6r#iKOYNfx@CXw?caBw%%FtKvBCi&HE39fu_
@fYW~5{HBJNv?u?e7Q|bCAAM6=GxwnzrGhRqVgNlS`sX;U-sT&=Cepkk%p?-v;^MFtS?Vm9%Qv8`-d+Jc;EUx{eDt*01T1ruU&YD(mRF%-%^hVY4Q}A?9?1p
=Dab?<i#p-=Yl`saKh4d>ijTa;YfC>>64_AhRT-yDNW9+XaP9r)OB~CRotzrNgTSROorAr5kDNh`py6%DmW^2hp7yHEj2G%1)Z;EoKe6fPz{mTQ>)hs{Ct8M
DZLsm8MrrFPSzj#--r2jfjL^SuLXb4)kn0>2}M=mlAnr$iPher;<#9lMI2+Slco;N&QiXhD$2S%38(#85yDI_efU=buMmdR=8#(JLa!`mgfq8!9nT-NI>04m
Nt?_K#|7r;Xs%FH^w1m7D;AIfUo5(%eL1BVO&Qqj-rh9pF+AcJ%H!khn2=(CUTxBb8`0P!1;Z<>jZKRcfh-Nc>07Af1M10DqQ%II>p+d;6*zuc(N(`~Za?-E
6{Bn;8XE4-D0j)j<th?vx%npP_F(X*tasYgA~h^{ym3gW*U2}M_Av@%*OW>eYbIq?+`S`54VYh3U99G)Oc-cx#IVFFg+fpSlFON{et%k79lZltrHgTDKJSY<
l?KrjKo(~WA1M!UxM=Ho$Q?<@2(ioQ4GZF16n-`<;TL-3?Enj%AU}RlyICTuMmaChJJF=xvxWgO1(Qh<=5n~8$tZS&3C}Tuw-yKDz2Y!5brb_h>U2e7TB|$3
DQv#PEvEtyYN>#fd{i~_>ZJUa)RZ>y`RpWP^E&2<CIt-SJxbxHvfkRU7^0k84u-Mj>hBoFq~_|m_hrSNK>)4zH~stdV*<?|cVE4s1loY)?V1i3AQ|Edsji~A
7~7z#@yU5nEpmP6+*ZBM>xE-%5o+BHef{>$4|_1!{;QWLm_Faz{dtP1CFs{5zR~gCQf^1y3ki$C;8~_-G}@IGLBBqsC^|An33%xT?2ZfV=aosp6Xj^Z$a>8v
#@egL86~mgz<EhY`R45}@B=5gef`Jp`F}yZ=la_709=w4+4CV*B@C)553nMJ7h8SO@=<~ZgTeVY6SP;rJzY(u=A2KmD^>AS2yi;LAm1onb>}bj{3en|g9Ncm
3sptglqdDVCzHgm12@<2cX>CqeO^zKEW!nj%6{{;UesY~swm`__ar1-j93LBvLk7-k2WR{Ghe_21UWJC690b2u6cr4N53(NTyGEZwSLCErM^gLqN_UMk2|@Q
37wAA=T-c!ANPo0t~83Y*-F^WSz}c(5~?HM;8HO-XUp_sK4No>`8M#9b;XZO^x%z$89Ta!7RE1WJy{%=$$4b0CYbBca4}$CEm`9bX&w`{?(hz6B|Pk;lXiRF
7D3Om8(q7jT(j%Qd7aUx4Dd4U^I9atn?MWvI8Vd|sMT(%^@~pHvEN;n8u})B2zR5u8ST_04_fgvX!ZB%GToxR2})MeM_Q31sHR1>FD_KZa}CR_h*vJg$aOm7
FE)0zrcpHM&^$`-d|G;2_>B7Z+vKKv736TKG}?qpwXjyF8{rTD((pEi^>qOu!Nzt$_SV&ngAN=pxZ)|!1#G-M=^W@3ImanS@aUO`AAoe$0JGE4a!dhVPbv7Y
H$c04sG&I(w!D+Cy6J9j?%q)?N?H&_2(GD9>c;Qi$nHQcfX@JlF*cIhgxp9+et8AnRR`AMuzTMUI6lxXK;i{AEdf6ni%%$jZWMX~!13bbyPm1|C`GLUzhD(3
ul#o-zcyp-FU!kWb<wbv1FfvvlVIWfaq-Q)uCufm--4=n-)zL;WX-*>YVEs|0`A|moy0H=*Vx3B-)D(I%W*u(HOs)jx2bSbBY)vAv0QyRrFhNmjYLJ*6tx{|
t}>S1p^wr)B`mwr8)4R~1x$U;8W!FHI_T5e1a%NCrtw3m0pONgB|kgHy>*-z`UsyEON|o53UzGVbI!vYVI^__#e$#!;IfL^;K-gB&R?tYDxl3FKa<<wa8Ity
p3~_6L<hH#n0tp^8RNUR6ENs|3Sh&cdIFxQI^c-989xFLAf+jENs7{tMB0t)-aj+WL=vK4M?FL0F_EX0nJ-0g&8d9Dx{xt<2DgrlY8f{^pmQgMl1^BLrv>^~
(cKbY!GDbRnP3ET+nEU48v>t+TJ3P~3_bMkx-R*npvxS!Q5Q8FlAr5SH;6#{g7l~6ZYq)AY#=#0qMI}Y;Tm1`UgFiiEEba?iQ69o-SbCTF98;rh>woy)6=Fz
iGuPaA!I*FP*1!j5}DZ;YNOT^7>$G}D|h6{lQnV(X$I^Cw2BkgA>X}K&*i(<<>Ce+>$~p_EcIMQoS@GVmfIDhK%u>D87agh6+_V7Nxu8eeb^y|a#-*kj%1<8
;`HL=JlG|pg&{OWW0-}k-LLxOWOZ4U*5@W_8tnncFocDkeHf~|wH=@n7vXp})U#)aghDVi`YPG!*=YS@6h~{)>c_qV;BvHUx4rzf!?^Ia(ZBKiJa)9lPW70g
c~Jv{h--?0i?hC7r<nR@WY9p@Au-rhgAoEtuNy?@txiOX9Z?QG{UKUCQ~QYZbG<S8M!QDzz*dD}g|O86*ya?N62ZBkq|-rpK%El?{iq_(DeVM%p!+z@6;;1S
M>11v(M`$fE3~72Z*5L6YeD4`^o0T48OSpnIW80^b3jvxt{}`J<b|WnD7BBVk<{uGqhd=9&`Jr%B8zr)UZa@mvb?hZ+t!{3s@Uk(4cQkRrd8AEqctiU#wR?~
8hwT5fMI%nCZP!9UTNw*`LN1c#Qu;yBW*&rBb?FAw5>yjS)5NlD=y#T(f_N&(||@WZ$gK)Mz~XB23HexrIG{Q<Zco1_DIH&`k4EhNLmIzGfn2Rz9Xl2ww;9X
Npy^3|J{ZF`!z%2;h7HXW=P@Hu%R4XYBw6bO0_tvNmug7{;-*x)=vdGH<O{U(436_f{6S$a%m8uMn$Uo-}4|H2S&R$E_$69riyAU5C?E{gv=Hl=0mZ=AToqb
P%lrozjMo@f~5f8v+CE2dS;xe4NluiBJl)WSc4K~@s7=ePNh!BMq5;-LLq6`3B}-jdh+c=tLO}A;a9eTjwC!L-MU8RVX#3IG=@53C+P}^+5hrdtzH;=)7zU1
O@`ZmDo$@CBg<HPQ44@3mM@@Jj>Iz~rLIV<_Pz<mG!N^D+Lh>U_n0=E=JOq<zuwR~iu=UOr_``FwaMwSEJNObh*+_nf<23wFJ8TN5*PO@kTa!GELSSElBLh}
Vxx=DzyYj<KsURHZ#?_1NK|!v_}WGeDeHw&au4bRyPojs5jKHKeaKY;5N`J;JsB*ulkvn+xC!3A@%}_9@74M;DG}WeGU_rR^6xl8y_)g8P4)Y)q&POC-K@9P
syjQk(cDkof0zLtHXUYp($n$nXUM10IYYfc{?<fT*9;9Oz*D{zX}fc|2Xq+Bjo*p24ULV;2V*1syIeS4S>2EvcidZ1`+zu4!q~>&Nc?vwX<>3+;E-zBL<_BO
tdgdQ!{TU4AY)T@Ae@qSPsQNmWxz#~_Y-EmIlgI?vS7y&axaO8u4&L49((8UA5rVE5`RZvc`?h8ezSpbmTXTHU&E)CicbvAGV6(*B8K&vO|WTb`Lg#FCp=27
G4jV1mHrK;Vt<3w^8_B^<R9Uu#kGA!wR-v8P5kchH}OagiY1sU1Z1(SBTIVSE$E!$sYduzXb%qN&F8;i`&cdrbhwUdAT4M&%IC?Xo7U@>!k0-xyEbcyugE`;
desa%lsGK_m0kXty>CwHS&4ca;B_ggBuTC3!<J-m_j(8{dVuNU&;y7E;?zq%xw~}rWCH+cz1{WejZ*HK2y>oL5Y=K-g1jRg6+=ZHgP{&kl>Y>h)J&X_w>lb8
`<DMU+R-Sk<+N&B#@S=>P{s5?yx;DaF!4G4Io_U(adH!400zi3#~q4ipY+>D?fr<Uvv5XAW{iO~5x-vQiM~_)b36%uXsAAs5hEI1&nTS}N94;VWNnPUk`;$O
Hd}nYFpV%>1b!Ry5;TbGg-?XDSH_o==NzMav5)*q3=pKJDB0QH)u?TkH>L!ct^DD!zNY6#{L|HXZg!qvI?jpWjKz{=SnF<+^_aPV&t6t#C*8R?c9EZKoKYdR
S7nidf(p$36BPaLZp5Go#TS%hpv(ufVPkfmvll+dk0`Qpumh7Gu7N-AGYL>C3YrdCQ|YfRCoZVS*aFw#BfDwq%>HKQH6uo^X}6~wgq?%&dPO-BK23q}pl^~m
*AZZoGhUc~;Q7SIsi4IS9n@-d<%A9->^VVg@7Ir`!hUkKFhd&<oa)p>hB%HwL7sUKTg69wsmg1v_A|p;6G^kW@P)0Jol##ppzJ-dq{4iNhuA0~S2fCmLi5jD
P<30N8wfpQzC~SmnMtsp0h;61j;r8b&z`}rOgU#9u($bFBh`<8{W#seezMK~3w^IsnbC-Fzt1_a!2x(#{94X?BOKMq4ddy{p~xe??y}Y|X1Cm`^)Zmn!r&a7
m0zXEH_j8r*H*Iz(ttFOD0MOTj~(Wc)VoC3f%D`NSQ7$4{3Dm-l^ohos=AZBI@DJJ{&4ct;erxqCqBcP`Zq7ji=tXk=0F!9a#3IqB3EN9(D+N)nVOQb7TW6L
I2VRks-7bm*;Loqw1<oOS5rS0kvsY*N_LWDzjj~xG^u!peE0?@l#*EXgnBEI=7QNbAd>79suRR3ak$`Wb+p*>`Vu&ea%P+)rD%8URqqz>;=^iz*{d+N!f|b!
(TGlpmtRrZSkjjNN+Jo><8>k6?2(U&H#p?^zV6R)kZaj|VMVi!3-w8Tag68#dzj+UO(hQQqT~udUy{kth3%@BJV)@m(1H79Lc}<<DLZ9rm?~gU{O$nGF6Str
=AX-vXw8_Ne2G*X{%+|JU7=mgkcdyYe&1bP#Kko{%#-_t85uht3#(;^Vn^INxSYe+1yVkBK4)tdLc{*<&+lIEQNSQMHRFa!mUO&)%ytm|aymEKQ}4Tsp$VPx
_KuMQ?&HNC8RqhY{)RywZ)0IOl0+##$WGv<UA3B@SrT=W3(7UBc+OKr{y?1*5s{cMFrl?TIWLOF*Bt&~_vgJS={QkvUsu%8PDtu!yE@69<-MfZu@v@*lAs&o
=MS$BUhVIZzxtSbOEzBB)NZRVl)Uf6{knY*{O|(baY?uW8(`6=)cVv}O`-q2|H3JK@>GCj4V$-2UWJU@95!K|eP$UB|HjvDnJ|?XZ$G@@^-3hRb2S@lj{}My
x(%v0QJa|r4L8Zw41Kuh?t>e#k#eV!VJnWc>V?-|UL9ar@$uL({@aGR$Cz50C^~e>QpcW~^{eL19^-^2;~=MHx~0?O*=1SJqTTwa2fQMaN#tJ8w|o4B$;}o5
(2hZb1Vd)`WUAP!Y!`!uZjzfFWy{xDp?5#+C2<b5!30M~*cH6TsHI?cIWxgH6s#D)1YZZ@)LM`uOTaA)9GYa2eH&&Z5t-U}${T?{^>1oA$+?S3U|z+!`@@>L
)AHpoZw1RW``p>lf{%QTl|_8a#KDL6Z}x%Y9UQ!R^Mj;;*cp6_VLbbIAHNxF!{2*9P!(w#79zKy6QRShyKrwvz<L5h-qmqB-Cs6x*+m~~K1g<%>m>DCV0=4u
srrq9&!oVUSUBdNF>RV86NsYWioS?_AE~l02;4>$S5yle;4r9Q*B2~&OQ1^51p<c5Myw565n?h*+#iOpvtc(j<GA=mOeUd!r`%pf4g4;Ph1gCcXmX7!d}t~{
RE?z@?Wt&21E0^!#Dr)*hmq-_Gjp%Z;SqY=DoTw|(1h`q=;;gsbgJV=uA;ImquJT-SLwvvMhOCgPJ^{l9<)x+$3;^brIVe8ILZeblZ7qEI>IE*Z)U~~)atSS
vW$=am~^&tjtMv7#z3=U#7UnSUc!plLaNYdiRgz^6=n`J{Fa<u@x3IB@|=}fs`--zWM{NSsUoH6`blJK5{h>4`lK)ZgEta(@Z@7U<|l*&PDutQqcP1vVvw{L
dfqj1o;z1b>Fr#Z(rKR1-y8bUz-JIJefig>&$Z3PA23J?1R2Cbg_V6qH#N)99l>FLVnBm2U1EX0dXW;kBKyz3FjFo)3BBLz)4=onKIT3m3W)f{;%ke9a}Q5L
TrC_uCvsR<Mb_Lj5B9y*UeP7_+=<j`6kWrddgK3kLsgI-#iWv1w+neU)zB@Q!;*^M9SI8KG^Zz6@VXpQ7V$H*x?`3?*q5UtjHtzDqKWBGSj50ITU)#+nk(l!
+%h=%q59gUf$K<TSEdd;I*F$HGL{^uh^Fez{^T)QUC7fz!J^fvCPkA{;gs-#{EqC$q8|32c7X!RdvSyh9qyL*(jgrX;~h~4xoS_`p=RUZU(r@(S!hQ`d>CaR
lB9-+9u#(H61PFj_>J&~p^zJj+K$VHuQ_pnL!K!q1-7$|)wmc1_!uU>Sj53?1&B)FgeHT2#U#tyrL$g57H?K4n9(fP+c{YsF<B2dx@^tL?5#$Gg+mk@In&ax
xHa!35ec;mxKph-q3eIjDodY8p)Y4lpB+~<>MGPsG4DPn5{<+*+HhCT6kV^(LC9Y9?R}>TCKh@bad(ob6S~v`iaoA)cB0UyM&TElmz8>ThZ{kRsAIU7XU`I^
+6j1KPgz29e*aNFzcE?9$GZIVCv}|LCr>##HL3x{faS=Y%!!<Qg)TF6oS_ki{QNsM_wuYG!rAT4JjFG96*CdS7<it8(wEEEJ$Z#4H?i?MlgeDqA;n2P44_~P
k8+;JB*xx+NkT@%@djO6FlwYE%k9G?r8Rx`ojJ}db1wWQWd^V!QEk|{a~iU;PK5gIc;$gW-ZV@k6oYZ{M@qBetrPs)-r~*yQ$pQ@i=OP;oeHF)wv=RiCDJ`k
SDSL>^&In)iLrXbk1~x9S2@e3&~`lzG}@1|I-`7HlDk<Qjc>yArKgb+p17H*PauMkBW6~a8~8c6EinCv_psB(r@{I}JZL!4IqT_hpyOp-%uX<vqODU&%VnWt
N4F-Zo*9@B(w21pj_Eg9w}B00S7Xnx;m!nJnTFSAMh{x$9WGB98tP1rCFic)j%Qs)fjW24FV=%cn6aFDV%{F-w3Yk=2F`lEwVILxvQu`_J~?AnV8SXTqJd#N
V&@tC!992yDkpN)W0(wT)GLxcFCd(v1>oz)L!vxka2oqc#luxDOZ`Xe<f)Bsxys2p=kq?Bj6+u#x&@7q4x)<3YX&q6*$R2qAxfyjBh*qI$u5vi2RdRDj(N~X
4F&X_*2h@Bkc`1qi*%td^dHs@Pp2m}`wDWb$K4b+)c=sxTDcZJ;K=4bd_!2Dx*hT^VuaRUd#y@GCab8QT4Fr9bS_Ue25KWo;xp~agt0n^_pTFI8znTAH4ePD
iU33>Ec)cUuGm49=){!La>+x^51vIV4ap~%gcHEFDQ9BN=(x)CM)pt7R%P@5io4e4wyh-lS1{fW1|5o)JhQ1;Dx6x`Q8HRPlFL$(-J)3}BtkOAB*-Pm$Xb>D
`}XO_eE=XOC$qKr5L4vE#eMYc+mF-TBrfGQxbl2jMm{~r%(IvV()D77_^m5=wBjwRZu5Lu1xd!AxPQ^{jE|@q<b>PQJjIPGN8kutpr%Tf0T~T6Z?g?yU>|C0
$kqu3HSjc3nNoexmRZ#Vcgb^+9wJ>ZaR+M?mq}$|q%rqj;;DB1xyL>$P6YQf_v=JxXg-JDKgRLpms;dUlZQycv@q4wKY@z0!pcB=1PbH}k076qp~zDQqhKeZ
1KQacWzfDCo{0JPlm#>yPYdRsORR=_!~>&SbbPb0oeGMJ@K%}Iwy7Kn5Xmw1_0~J328-|!C7Rt?Q$SrVBufuu!Fusji8?P7TUjrGV1E6EKJV^leb(w7s9@C%
M5gdC1g6?ukB?oJ+(3$|NjFYZm&?F|{Dl{aEg-abSZ@t2zj@@i`)>k9nl?N!kkWPV(cR-&o@_gP@~5*EZ+WCC!1&2NN0qKJ&PPRiCE$9*plFPFBJvdn5jjPP
Uee@RCd)1|XMhQ>oo@51@GRm`joQsP@<^Nj!NIFU`MRvk;Q1vm=b3IK%VD<tFHu?EsIzbCz1=<9+g+o#m{Ej<ZIhSDpL_dY9sK_$N9oq<<^=N(G`CS_)PqEm
ZhdRC*iL8~MI<ck`g;e~8I1rER776FjAGI<zNGM8<14KYU$rL2TNzFzEWA^#pTc@kW=(pvfo$c&!+Lcy{O4HPpoZA?Ld_PLMr=8^m5VPjQKrVr-5ZFWFe_(L
sT`^?48CX?+KU0x$jijp6YN!Ot-s;c%^!x_h`=>y+x_iyY>#<JY>PnGA{&HCy5`Ndivz{F0TI-aTq@wO$R2`E82Bgl9C7<X^p|SzaWYuxX3$pdCH3E(|M2G9
zoZA9_VSM+m-d@Va#W{;1)9`B$2!Bl!;95QS8F9L=(|NJxD^Lwlj0>r(nJrE3}H}L(WRVvjWMKxkqHPq`EI~(l6VKLkP@Jm^;}uz=}_S1U@VX7($m!!yjPqW
x+~8c18@nO9TVX6)*AR_0RRFJ8@2Y-Do%H`G*8T5A_{ta*MQ(?eVqUqajte+fk=zoO`?o|WMhPcU<<@b#F;Q@X#yoU7sEI$GYX|ujhxrHCgEO`iUSa&@MNNk
DGzr!pa)Awf2W+sU$(_*z~L3!k&N|>B<&@~7*(65noXxwq^|ZX$_-k(0z)e=s|o&v)A-_zZ2gJ=xLwAi|FyP~EeP>dUQvtsH2|+Ht&3;`Plpdhmj>Si(mhfk
MTK?jN-3leQtiTti(P4;W_(?E7*v;=cADlO;hAET^~03nW1*Bn>s?v3I}zO6-9z%4^uiX~Mkj1wZE+dP?gZf{F(`<i?WpOt$Ht=J!N@R9*V`^GUsX-+JAR8i
zBT2{XD$|J_nn9DF_=ll(XWRg*}mzOCkv>6CuK=UV}@muubY`2nQ(V(uA7fk#SQnF-~XK~p;g+ISp*N%BX51<xIS9cOHHd2$~0HIz|A5WeRLMmz<S`n;wT1r
g=gQZe7;!IRaU7<K$&-&W~W+R!(7Li4<Kop@h^<6YP$U4c-w%pygU9;{p)gNLtS5^PBlFz8D3lgqK1KvR^U2YNe~Rw3%1C?FUG+~hZ2WW=4SG%VDSs03Fz_t
w$Kz!lo}}$L9$+&q*=b20Yf40s>Nj8JjuMJ28QjCN;`v;EJd#!@MsPJ;3rHktROba+}oZk#plP0A>*kgpb1paEg4jJXv1hg^=PSPJ}l+ZDk1_L_#%;|+>=Y}
8;x>dj^K5<PFokY^pUh0_W4b{(x9Cai|wg4m-8YB@fol3YvK(wWR34>gT%Wgv{Fk$yCVPwgpGewA3gM$dN+%26f*QH2YH~dI!UIuft3E|*%X+CKF7<V@&S_H
$QjI5**xdinshR`niY9T*LO#3(^U@Rgw+80TrO^<6#Lu*V1p3}P(K>aDSNIM7DH;QpfI`Bp+ec2{Y$xm8<MX%&Cca2yZX#GJ}E8;My95yl#Ab{iz{TJEN^~S
MK>A*7ZH&b7ytGCc>Lz?Bt4&;{>b4a*YS6KT#yoMa?pFVucFYO_mesED>{%8XT@{VbJ={&QF+%*E~v@TtjJu%YFj8v{rjGF#6L41mKZ<Z8&^c5-+HItA7Nbq
LPnaU@dzu!FpS-e*<b4#!}9i6bCRyC`N6l3H$V8+HUI15t^dl6Syun{FOM|e__1pk<P#py(ene34u9jvui4TbZ!a^D+whU*%+YlQ?)rSfBRU77tEayP{y}<R
#819i%$KwL%OlTSNvnfbGNs_43zyi%f#_nEBq@j}Rj!kuc!N~LsSsTvDmHVXZor0mzbhK;=E{9sRPN)tm~$e`o2wpO8n{hThBwX^Q+R{9&K+I-eHXe$hfR_b
($MbYfZr}Qr23MA13M&5`;&<(=-jaZKCgU2kKdgf|8o5O_~^&uG4SfIdI3g#xmsKy;T!YQDyIuDAytk96O@p<;;7nbg0jh$^^;3kYJH*0{3a_8#SDt?fytEO
O0*)MfU&JtI~r4yG2O8c(3lJ&>Fk_?Tv5XvcQ!-CZG8MHSNXBJtLUzN4qV>V0w|+v32sjeT+RqKYOIfg-52vX_WgFTlB(SNi#8nN53?YyS9gIdAkhM-A@=dv
OEiB8TM*X){rIc{mPmZ=bHjIX!x=<@j>FHe@=eoDZ$;#_=3uxKb*-OuhOb7wYB?*`X=ixwZ=+7~lE|h<^F)mpYIFW({N~-;@x`0BQ5|e4T*otDx*gx-Yn}ps
_2%8#o44cFXJ;1|CqEs-KFi~g#}SdRTqo(#ny#<Q%{o6`tsoJdAXq{_pPlOmc3JV~mg>v0l92#{aUqqhtnqjJ_jgH+6nT^EVUCo$K#HvI-JayD>#>wXT7hI7
^%(j7YWDXUm9QmJNQvWQ!j3rcqmZ&(b%jOpNm4@?LEu@#)yjk)&@h|CW(A1@D|Y43zMQ>3K7IY}==>vbqmR#idizd3oc;8k_KB}+I1Vxy$vmT_{({j?H?Tg)
Nd{XZM&pCoB?ST4m8>ZdLSFt>tQKXj%GX-0GQIxz?A`|RFh2eHr}4$#KO7%@uR}RtI%)FA9Ge)+MDWEj>=QpZK!8?Lt=fW9^fxAmv`HJrTsRjBa~4;jSul)I
z1BkoBUBZrqyk7uwgF>;(0BXku1&hr2?dNgj#ZbMvHoYPdX~>*H^8wbllS<&LRd?dNR_>?S}u%WoJx3a4<ApDemWlfa`f)!;~;(TS6vI)>V`&yc!IX5W&Q3S
)xtkPMDxl0K@8z(vCXaWr4#&q$yONCd*oV_KZ%szGsU1N(%H$I<8!`&)rig8?`Y+7ekVv+UQ1eITHg%wZ~>%Yp-yB4g_!Er>%-CMk5Z49jb2~dx0o#rr0Nns
guzygS04ZH!`TO^)|+2bN9(7)RI50xK5HdNBPONL>*5R7AQZKP9+ckQdx`bFJ3czaTHf=K>~n5QoX<6KTn2yNVU_)#`}l+F9^$WSE`S(*Q!d<}4=A8?Dtz;v
D|bqF3FkWmH(>Pq$7h*h;k8EEv#wsj{L?i=r|>t@YVgZC|3a(v5H6R~oc!4e65-1^=K8Z&bg|^BR|!ePM8NC9gG*uGW>Sa2uH#0Q?%8+2uhC$vrko}N<{ebM
NcIT!6Vefx*6i3XZsS6X{~iYO?5?^=qUwB63fE{BUi7*v@Z$`}2=VxK^DbwkK5s8?`Kx9~k$8=@@WcgOYQ+3kpgo~+@jN+Rrjo3y--x^n+1f`{li*tdy`D|0
hFm7++$tgW6E4O5f-j<q|6+-a_(zSy%X0H2Ym8K1C`S4+S5E-oZ&1D4suYHcA5~-?=)YZeAP4u#orpBtk2=oIL*UralG=VoOi*3n9`3Js<YRFJ_Pge4wFfPw
9>2*_>dn~)f%I-`mxyHghu4A+Q6EMi&OC^hM2jHYC~cjOUHV&RwS~9!>0mF{pI`&uu$|uFm?{JT947mHlhRot{klo+htm_TEj+O~tug2+UCKek^mv-!T8#>z
D6gyzDVZ)?pJ<f*>rHvppGb#sL4Xubbvv9z63_HXE7B}o6fM)JbU0kbLGK*oLgwdfUa_SPz1EK*()BeaHZ88!Lq3**^yZHUx)`<2R~aJPrd#JMubK$)iU_8g
z~*VrIn%Or_kJ<@wTTV&XpX*Sl}y-ZEYm|^<p=Aotw}eLAsB0tMbTr;|1{U-36eu}fgDOqxP0StgUL;X8!rZN37rHa^EK-b(AZ$Wb5lCG<YU%vo1hi2cWcI}
shKHsaQVv}EBUH{(V-6+DSP@_SwW;;m3GqiC?-#NyWa{Dg2(QXbNlh01!c||=r-hiwEU!l8FNXSa&|{_pUFgfk-Yn%uuZGIB<&bH)3Sg$cgWhO%A;9E2OaYN
ite7${M=B&XI;VTsKg`OpCfTsYGsz>p}13-^wih#AuHg+?(>lQ6R-A6yy^yvv>a+$U+R;8xV0NNpsm)_Vyu}A;xks?H2+)Ysr2>0YACHuKPhfX(tL-ch3w%A
^)xc8ODg)2xC{JU1KZDDXr~xB(}O08#1kxKf^0QLSza9)39xK|0Rf7uXjAw4l81hB%bAD#j(7R9$q)C>yUFw3KNdwP2aBfUhQglu0Z&hV9AY>lKT>X?qZ2{-
Ye#pF9v@&9KsT3&ja<6{cr<r|dw2Nk$?B$9*lx!Uix*ml)kI8v&A5uHWuXii<yR^;XUTaOB&MPaF`gbL`%OC|w{ArxQYzbO@D0zS6T0S|>|wQI{Q`7DP8Mzl
%~>^oOgASL>8p}cX+fhIr{e(I{%)W{{%#<GP95G*Td>&3^)|oTX~_cpu`y5xMBMPnH_2EgRFvb}1ri~?XrEx`_ida|{k^>WfrQiIbFQafsrXMT?4O8~z6gDb
7-bm<Y*;T|+zbEUMSJKpSOEUm`z>3I0^@9LvRh^4nxs`+>mJd~<@B|tnXn;C(8|cn?&VE44@AfG9rY*V<VA9!zm^9`y1wU;-8{rLs_{7;J+rp-jwFL_EYb6g
Qq^u6Go}ZsoR7S@MCCE=af$-p*V*b2{4Xn2Chan>hu+7x2lK_Ez5ebMf;e4t47wzB+mCm3vq9pj_xyuUS+(TAOxNbrzU#^+t6cPA?1jb}#zKgLsN61<(s$va
yCV3krTc}ku_<<U9tQV9U$SeOcBG`e<Ne~_!Vr$TMu5upadcaS4JT=IBFrbBa)0Pxjc03SBeny}+2fy5KiZzC%EokBW<tcC@>88C_G~OF({4I@zbYiVSwvJc
!v8owJMH2F`*z@Q2AdGN`oE`{9duINA#vUm3D<5{;KndW_NJTpvP#XYGxeL+Q)&RJfrbq0OeZ2bUh^;TZA6Rr_k6Z|^3r{x#zDf@cqLmF5E%Z;O)-NaJIjfY
+{qD!T00eZtw@UV|JS9q)mav^#SI%M!<o4Rd#aj|gn-rc>nwNu7+AyB9cjF1i4`4VG1J|9gk{Kdnq&Dry)l(b-J^kex@BpaCWobDfE4Xi;*|hSsVbxg{gg?8
dr4x>7*5MxVva|48AMuu3@%x2*q-n73?>z>=p+mSGCkX3Tnp{guUc|)%?1zQdL;VXt`-PcfvrtY*2>My0V?s*Ul@2z+Vv}^Tn2i8H{7+z{5tl*w)G1#3dzCa
<r`dEH1|EWgait4F-eYEz;^QImHN2l?UAROzmaT;-3T=$xopRLJO^$>AF|u;{kw5!f3T*(<Fr{!Rs%6n%MYD!mOV5vk|K3t?~{0{_V(}`K4;7V2Fw_6s8%->
EJEDv$7j_ib{x^RNc&x#2hlw&e1*NAbKxesVFr5GD*S2|D7$8$Q<Hc^ZM<}Vb~+eIA`M!#<9Zmz{m>azEAQZ-5BqK1eCtyA+OB|mk=V8Vw0mMS9rIxPff+>`
U;mG<y@7vIa_<zh*n=Rl*gj3IVfEYj0$xHQVfN%hL?RBZB66#YaoPt@p92^!#z+PhGVhQ$EGKl~fIi#)V%inKnN<w<YK-}jh4)Kq3;*6J0ZOX83GU>a|NNfI
q&>D4v}<6?TSNpmE=v-^!}DC)-^kl-hW-;{Zra06ymw1nqfiluO-jiPr6xAT@E59Jx&~@QohZn^5aeof!9J!g$CkzrsqO6{_wia1711c+3u6m_NN~L|Q_y(a
tvA+LpglLOHF)tNy$_t8eH-J@k6`prGuL_bT|~wEhfZs+c5Kz2y~{-0*3m<ZZ+(K<C(^q8>LmTaE~8S%n@OaDzz}P4MxD-FOcPPqC`bq@mJdJF8lko!ZasO(
m|#E&b|efxWwRfvCOfSkn0>TCU$4_kuo1LR)!YZ7qz|7fJv|>iuv7+RKS}S!!UtF=Nm&ma8H0?MM}X7N3eKQSgdEgBXTS<)b(XB|DM>bxhULkSHWN;=S+<%h
;)|<Ynv>@bBi$mbLI8V%p)i}pC<a5stw{1hJ&Gsb8ZKu<PBnxB<BGqmXT_yY+Roq1vogDJ+0=`L1KHAVCuhH|5M|(C5<t%B?;%*oqbP#3;9!zKO|(KR-q60t
IORPN-XcsQE<5gW!3*-Kt%+!>?)4G&rnNmL<C-Jw%msrE!<M?;av55_cM>5%L#-_}Fu+F3Uw&}G7)KF~<VbNOzaE{?lo)cj-`n5cf8|k!5LZLrDR5R?7@*>C
?tB`QTwrk)T7dxgS6a1kqa`I6V}$;^Ge%#0bTR(n<iq)ejo?)X8(_IZabRMaUpZmSD(uY`m6pvRnp)+W(Ph4XKtMk(K38I~%XrY5JSCYU7~pfRVNg+S=AX}h
K6*Dk`{nq<ho4W~!nkq0zawR*<Zw^Ui&5%H<=PVJ(B_IMSD7XdW&~Ro(h&!cVDPNzUO~NOQJJNtStjeoK>Rsf^+o9i#T9IHOgy4j{~9h7TjCIGx7w7lWs+W|
E7dNfLW|XAF6Kls$x#w!B9@n9Z7?zps1r?(>#q=xyjtsnHX>V~x5w`<ctrme?VP<)qVS(r@#u<5<8WLca1q4lbA};@K|vOQqaRV$y0I5WWymHm4Xi^-f@4>p
LL7{-xgti?Nf`d0WH(t+x>`&{6{80~9KSjH@I8ZcK0bSWcJcP)Vr<{VXe7n@&BbfADmd8(4@30HOe`8mbjj#fr2jDJhY)V&f4LD8q^Q(W86)YrBAjK39(Wf8
SvbIk^@)_30~PXQkAbgcXc0qvtq!!-q~u+dM?L!LKi|KjMaGdlJ^vNqeuE^SF^&d7@Y8j>R<z0;I#aDbO*oOaDjk>8v+I*`xml;jY!+-7l`cG6;Z-0m2z#z1
3SZ*RRNh1PC;i!XFr2)cw!QIevp%~9k4;}^Rlen=>^uZ5a{P#0xa^Nd4xawxT(5piAF>I!_~a0)NussbH(l3ayI}Q6x{+(VShtK$`;7+kjztAmgU1$w`Ij#I
dclQzoV|^2$ZQ=(35$amh}*~<bCazu0p!$+9N7UjWhG3E&WBDH;gA#9==^<e2X$Udr?cRMGaT0^bc%CWaRb`LT57Jb)^AVJ9YEj?n|KUEtjt6%0zL>=BHpuE
$VeX~?t+q6(G>y`;ft+cu?xUKxhm)_o02U;4l5tM84q$2naiAC$<=Px3)6<OsiR1#4R5761oYfXUdtFVMZCsWnTUniC30*s>;Z3ZcLZ3J1+Tk_NYFOVud6(Q
?>^ak8}X-%BcyTlfeMPU@*9$s`K^zCbXSvJA7Emea#L*(XU6wKP{EF`0!&c}B{~m~0dD!)0f?A}bh)YAjn?<}ImhdTgWx_cF<5ot+-#6iX+`4FN-O|{yF{cC
Qn-Z7{PXLzh|}1jO_i(YfuYh`+6uz%Y_g0}Xy&#{Kx!f-_+EJZe1$19EYesna}MNS$itITtf|4NigAV8Q{I5D$P>WCTU9n}DQy1u5E`r;%Tm-~Gbdya(h_|O
a{iyZk(Om_Z<ibz{ITA|U1Nj9eI7GKH@m}Y#u7O)@bYvcZ-;OOm+RU;RqqcpC;1x#e5U`Ic+OY|gooGK<~l28q(E85hv<5!mmQTSrtFh9uV*vAIGqJ0)Nv&u
OTA6wXHPF!IG-`r`)_OLF;29=tWHz&Ix+i_n9=869SGxZ+==695{gqU%4WUEtdg*sIJzUy>lJ_^J}6?pD^*NV@yyxxUX_jv9l#Qxi&l7mA8JrhhKtH?8;z<X
18%mbga2ESI_1Wkg)u?!*cy6Br!mrq)Y`K5MI@VI5D2T0LHRV@0U0AsrbY>ENdY}|!x|O1QfIz@gJv}6_vlDzpv{C{0GO=ADgyV_$~=XhLirxyfq6P@<y}y-
g>N&(Wlj!|YYlREDQG<xU++aN5EF4ce{a!fn`KcOb83VmHI~^=L>5XJGn1pZ&FFu5Ht(x(AkO`=^;Dj-^9c<__{N=5T25wjOzEvHYh48re5|yI4(s%@RX)!J
KM&zCs_|V^QZ@#omulc*a_3;{<X4mW6;{4vcT`>RV0ELLY?dxWk#QdoJR@NuI2V<rUFkY831Vkv_;!)h%bi>Zny!iU%VL@DNGlHhHqdQh5TJ8?@4_v3&p30d
Hn+DmyPj>TPiYgZ(1^QxB-XBtiPdpIVk<8pR<)f_A{9AXQI-LB!w$ju)A-`;DrMG^LGe+Rq)j&SdeIOM`tg2hzC-{4WAA8GZ9u-_Boa*H+C=iV^Xnu!(q7kf
Bac&NyE%Rx|8OEI2#xWgyIF{|o<v9H2fgjX+(*wV6PrR!R+OO<Nq(zE5TGGLaItbMT8m^@>`IMqTef7d|5wT}k=V5D7Hqxb>SrPlJdnq&(fwW^<Lo6hTUfVM
#ObtMUD1oOFRA;R&QNGMdQorRc|?YbZ^Cwg%u^aiqh~tNfXQzsI<BgvVU8y7Yg&w~<dm-}ag*B5?o7y!RZAw^#_1NO1&F~DxKhyipUIpgZ?0b-X!wtu!q;Zg
#Ff?eS-IAM8Np18(2u#K8OQTio7HaxitRwk<h9DbWJGn&#MPpmX!l#S6F>B+Nu0X11ssoNN$2U9vAi)Q7m}>Uo`;W14M&jgYGNWJP=mO(lnt@ICDYb;UP&-F
INLnT`zV4*O@8vqavGCz*BkWAmog0P_`{>o2uWIJGdN@VN$t1#Dg>TM@ynXyW5|u+2$Xx(kRVvKTA!`zhitS2&%x-u=CtEFc9KKXW3M^pNIZdEV1l|wHg*Ur
*L5W%s#}5)i_Xi*X#zzbmi2t<UD!osx@i!4phk^C9Z?!Cg|i9?!m)3bM7hSj+E!$+Js9i83_xOA^<ufCH>NtT0<8D9Y{tuNo`~S=yW|Hf?BZ_re!W@djTROM
djpGy2!FlgOwuZ-7*=?Zs;hRutRfzCg9(`VNvbFaQxe%xm0DdL?#*0yJMO4UMs(W2;tKP!TMqH5M-KDugewiY{+#E_F}g_Gn2Bg{<!nK_r<JtpnWk-rOLq#I
kPJ<=Dh--H7oIQl!0Ym9+Lo@`ALMWn*yb?LtSS}XBq2p4FS&qZQ>V8}=u3*0-P$$XdDKi0xp-bY_Ri-0!dBoh`$KpHZSx*$YNl!GHmiBBI8%9RqIxrzSOU1_
OT4Mw;6uV?S!&ahM09^2&JZZ^xxflZM9NmqUE*Xtx*?lGb%vU4SmO3E3rM&{a&p$WCUJ^bTqe>+Y8a<-U>J$8Eh)N_K+r)mfwr84z+9*j;<h`Py+DkfcA0#g
0jrUbuppUElAg(wyMAvTA8&-Fj&cN(fcoguU@W3fc*Y~(#c^(%CIN5qj&7nO<bQhOv3qPhMjal-X>_((?|N4=qOuSd+ptB}K`^S=w}c?FHJ+LCEqm%r`c&UX
tUjCXF?8PHrbFMjzjis@b|tX!2}OqHf*c{??bQN>F$W)?ZPwR&e+AI3%x^K|fz$G`ioK7G+@f-$fFBL<!0@2YF+@z-tl*t4)Qe!$j&3X+PORHm>{c^)N5xP{
tfGnE>I>AYOovgWVb<U1pjp1whQPB;uGtEC3Y}|@$KWSvf4-QKDv7TUYXGub_XPVq2CQq+Ib`XjCeDcOGur6lT2+*)%xp$I!NN7-aO7_XX&S!&{^;Up<l@2Z
!>9Ybzg$1qOB#<TJk&oUU$_S@!;H1PY(`6lHAgwTe#0j`ax=kW{W|!{zg2rx6g&XL8X5TU8H2M@IS3tuS%s4b<bbX(M5y<aqYQV8$%k<NM_OF0&O6PUB2T0p
NTZgs3!&7TQrw$xgNm@m>OZVl-2jiplHY2xthrXKS4~t=2RCUwINZ#fu-eCGwH6@>oYCHN<~TQ7`7}P<t;EC<8swUwd6z@AR=A~LgG?02CCC9tuZ%zxWEgg_
$`NQfNAi(Qef!&KSf1_4KiX68{N%@@cOQQ05|j4jDy*fw!Wy3-FV=_ghvTDnU6!vf+P#{5)fM>CzammPK#a6TRR*JN8seTb3e?RBZyK5ex7*CM%)s@E`I3X7
>0Q%KmB(fsRzYcP##Bdb`Sj4KER5&C<u34$e{8Bqi)mF{h0=LYTQd6sE{mUgSko!Da>PZqF}@p*TP>ZAFasflUo>z%3Ubh83fRCLv-&N6`nml8aDutcInya^
dolBH5Z2lcMR))2O_8tZ>^j%IK__TVH=&++<PKMa*PDR+?Uy%;vJ~Wl{wAsO++D$?yd>n9QBwl??5pAx*b<e-SxfWUpbtx-)(5JZy}nzU`~iccIm^^KnN4xO
YbYs07p^{KxRuy(9hxdF5C;pesdB@4H)Gl*t{%p9<V$nTyKZ1;?*<mBPE0p}lqtP*WB6vH;1xIOL5eD`iyM;O(l)6^5S8?ePIXI&G*ePq6GpuCy_=9=!sV1t
>@anr$S$iRWsgRr&`oOl-)U1cureH#MYmf(3v{({%Wc8kK>%N5;@f84Yq#n(W}xDirnOUJ1!+~B5Q}r!L1s4Dhar|)JqIpiIzfTorRq&L%U2LZO(dP>zm*$g
ZKls><6l3Voxc08PB)qhv6^zhqFfU@&9K*6=Ff&LF7t*sKC2A&;FNS=eS)v!vUqL+I+-9lj?3(H!|-<0DKBQT!tO-}t77M3iGJOS`*`P`VU#58++>1&_>aDi
4RV+)jIC1Bi$uF*TEmcC80_rh{%<&w40ld^{Ihn5m?=)*nbrIefB*p(bLbvmV5O=RE-oiPcy1Y+ymOwd;JTHUt^>%rSU**f`3x#jt53j93|SJHM|tH7o6`++
w#J+kHIy-v_7D}9H@y_pp43G!1HmQNAHLF#8R|1ew`P(T@Q<uDjlnxA4V=T!P9SrV^<rT-#;*j;3sSxXK#s7{=>?L#L`5#u?3((YV|?LHPbI-anv-QdVWJAx
jI%v#c)@rdEVC1BbqM89roaYi6*+6^%gXKh8cVloquJ6)v2NSA+Bn)P8H&wSDj70R%fF@@4_(R>>H@bHDlF!TN31QDjqFo4y9TE-khZcrcNd32nIY1-rm3Q|
p_%#h11UK+dgO$CrLy7Ar|(XFI+2`zjy76S<+U+Nj(Uk0CE_hzq65X|b2Q>qVvsGz9xs7n5Ri;LyVG2B8YwF#hG2eQkqP}PVje!0=YK!@6=3ymT_)o<PEe6i
%6NPNQlw~L+ZH1T8~N|Jd5Xy>P(yNZ=pV6fFB(m=?kvAWj+O&Y7`?DpS3gfC@{Y-*Ezee*VimeAo^yeiK4%EJyk{AX({PlMp9NV`WRckTg71cX{sLJ|p7(ma
=YLY^!Ipr-3N<7uK&-GDq^gHoA76*4Vg9(_%aWf$EFja6qnie5qb40YLkF%L0DT$xdY#t|Thi?y34j5eAQwrQa)VCtr-6>Yo}b0<cb9WpaH|LD7ZPHS<i;mC
4ijO?YC!<HLD}Y~FBpBlYrz^v?U5ymm&LN!gi{Ivb}NmB!!OC-k^_U#)f0oZiIg_5L4qmp0t+nUmJ@K7(O!%qvC&JHJNH3GuWMh2w&=d<D4w{pQIB!jJzbCX
{S3D=-om0>w`5VAg=M$Ce%r#h-k7Ag*f&Pd8SalFUM?3=d&c{7MV!oT7As=N^DvQw<Yc6U6=k0f8?ZK&N|0@dmi1loXj|fFi6aXx$lf28iM9sheJoGUzCS)6
zd!ykes^~EmJ1NuEpSTeZlK<pm4OF&c_;q_aa0n+r9voA0=dBfEq|5F+d@6g<-Xq)S>jxrkUzyw*cRB}vT8=vdi|Sf00Rr0(})5s2Q**MGA_#E%F3r$d`1ur
w&Az}i;#2X2}31Sv;c}}lEF^g3Snfzh&XrvOOkL<L$wxPup-^19jE7zyd7`=R$?>C5>X7)G+<;`4})oLgj#C_fF+LURvi3zT+J5iib!jKbnMVEpLILCQ1Y>r
bQ?0BZJlu*c{PkSQqxarB6YdgBIOwf4}kY_x?6m8*bf$91JRWo$Ck6Ui67kxOd%Bw%4?*mivBd2xL_HEq$xC+tKW2XiK=N05er`@yR{=^pP*Do>Ij_8k5nON
L=R@ZdrGIe(1L1>O9SEfKSh;knN}b?2SZxiddF#4xuQ)|C<8iXGdYt}7s%E*kuuN|w-SAAC(J1pq>*nMTOFJi0Q>W6C<u=YFwzn63~**Q?2%zWu_l3S@ULwH
N*zHfv=58aL5)9y6!;-3V#1A(^OQGw^t~j18@Tflq3%$x>k(L4?dDacJ@Ipt+eK?g)+c8k`z;s`kutQ;wrg?@56$>0Tg?{HW%<L5cKj#&n7qM{&MKveOOn-s
ZP1ciq!Kd+2S!#I>fTfmb$7#csH7}{6-j{Fj`D(L(K5FvyIj@%WVJ1FxW171)+KYf%+_KYOEYaLFYM5!6{|`jqHGK>eqk8W6vymiDY6fOwmBcnA(k)`DAnqD
W#wn-Oha>-=F8k%U<+qwqrR!7bY$sOBz6mKe+F&fEU%nxitb4w<3ie{SDcjH-ef{zFFEI8UVXanw99UCDznmT3YdEDkDG9|BrWjC0CtvT2r>k;72%2%WT{r>
k`ZvdB@}I0SO3%ye})Vly}LO6aC&rc^2_mgw-)u^(nGbGyMe*kxh*xo4=1Nb?@rDyxEPTwz7)+}7ugKfl;5yCB1f!UfUuE;chC?e1+vqzk~Vegy+0?Vt<R{d
%Qdoh5@Xg!Qb!+3=p9%Dxt>=tB%K*~+vDI0%K|MIF|}zC;v}WraYg(FC$1mcx6~xcKzE|Xqxj@6=x#3MtT9fBhc)f8oCOQD@c@b1D}uoHOhCmrF1<&C2HiWY
K6O16AXwpVMO9cyS1AkWmdh%(ae~p|Q6r#jO$TSz_NYCOFxAlfWkDO^Y^y2fM?(dAi9M)4?<OlHvP;bvx7q;6=~AG~B-c0FcI)r(Jplf9<<2<^D9hD?F5dNB
2>iC@{vP7OcJ+H`_+}*j{i`779fzPw8sWV3quh4K2CFda*M~a_H<rDJeneV{tuZEAF?MjsavuV!zo|@sy;HH<*t<ml>Y?yfd!n~e5xUvBii?#Zx8k<xxT>@v
UHvWD@5bcvl55UpU%2LM(3JGyPB+<;vc8cBM6~falrP#h<Y?qU_p;$68_H>lQo?J+X9?B)REYLGZ*C@IxPm>50m8b7&gbqLwqb;wOIhNCpQ|^xD$39OcyL@u
s=U(%5FY~fcz)}yY7V7Z$aA}pxp!kG2t8vr6)=K(yy!wwouOqzHL{Ze!br)-1yQ321HaMqz!i<S1ba<uT@3ZDqi#gubpr2?;^-c^qm*^&Jk``D`flj=ho!BX
9F3j~J(tWAD%hB6BrhT5$So@}gUoskln(Q*M4G!D=R}iCXeI--fb%$)0dJv7y1LpiW*SCLczaTXH7WbE3OOl1G?XuCvE=-^bPC+B9*xeh-?-FAz4ZcC$q4<Z
I~cB5`T}Da?vJ_(<hENf+#Fojx;4QLZo60veZfNIMk_RKg2afhiCQl;8+q+|=(h3kXzJmJqA<<rw0;kYydd1MuUvHd_>ZR3P#j=c!Aq9-s4I0CkOy3^i>s>*
bXGdO3ihwsr>H#g8$O<wMJZ8t?*1kAJ<H3R^`}A5T8cDpxr(>-WCG339=&YydNU<eq+$NDQ=)~l?o=kZB*k)--HJz**9Nb0g4~@YxR5j>#8fx1n{Ael3ozW7
@&MCa`%co0xdcMucUgVhVHb|8HeEUJhsnMiE)zzpV8HAMZ{I&2UoFUi#-U$NokSiz#Q7!$Ug=tGO9@adbD37SLbwv1q-pbOz8fHg=PDkd(|)6{DB3}@qB)ti
F64HdhS^U{Ag>*-wqdCfpc5wEDi08I#gXzv<Av~BUnEOG(4;`m9WtVx+&M(KtCh;4S@*l_TQI@08*E&siG1fDd5PPA?z+6SP|L_Uqwg7tCC>su{5waDoaNYI
d3@N1^TmZ%VgqIH@^h!tsXgsB3h7Ld;Bf6X$o_Oq<g5?zHQa>Eqqqb(x9oJ<!ZDeK_N1)*QsU7XZG=j{+1f~*JN!%XT{xd7udseAA)LNijp>wQ)hRWmB-DD^
3HDOho3gpCNQBxR7oD#fhJ<M_D=#)TpB$I@SjHIK+99dIak<Ejx3tr!=}th#BTc}>k~Zf(GLFEp8XO`D->A*!Q1GY1ncTLjECW^2I{^5rx7n%$7Vj-}U9z-$
PV(sIPk`ed%_Q^N61{LXwb?>UsEl|bp`h5yR&$tFGZ<pvTTEZ=AN;u!WQ|gXqEs=x){<eGO^0ZrFZ!+N`Ig&lGQl@K$(4!Ru3MH5M0UcUZ#WW^yV6rHZ#*D9
!u2It5siE6I*M(J<K}p5UFZDh1AyP3I8(*MTaeH^G(rfekhm>x)tgJShh6(2)dAT8WjG|<Jkb^hrZ$TxV003Xwns{adPhsCjlIt07gjYqq!+pgTcJUt3^S9J
1Uj7*hCpr-hEm7wAXm~|3%b)!X;8lg95+>*k4|c!Vk^(06C#Ll=shR$L+X%vC<Ax-NMymAJUHX(*@L95o5;S)+#Zb?C*k(EUb|Ud!?#}Eyx!RMK{Sv{SAriu
FwP;YJbC#tcv-|iTSA@O4WT{pR;DIuCwp8)y1}ivZxYQR{U`szcVDofY;I7hZ!q1jouOSaZ6R8^!7m4VoSO~&xLHrY6y3rb`&8i4RbI@}V2@sKm(l9^!Smfx
8<2#IxHtL>A-K_+5=me(P;&uE9^Mq^IZ<MT^%y)XomRd+dL(j0_AAk?9V2O1qSX$|kL2^^`Yw%y6K8P?n-BRtqsUMeJ_hQcUsm}tr_=WW)>->aAML~diItjp
oBj<A=ZS%~zL<ls4dHuzwpIoS9kn)x*)GM9r0|1FNj25`Keokds~~N5Qm@3^YNY=$FY{G#73K47Gj6|*zI)BzHS}(3bFkmcfZ3My@{y#M|Gv9gZKTBO6oyBm
CTyX(Nj;Ae;7D;F?_P_}Cta#u;>e6KNAjnZCyMH<mR5&8ARz|X3WfkVA0^YAfeKw++f7-l<NTM0$!T_Kerq<UM`tjMJhMWI^8X_%r6{E|fg$MZSedH18C@@s
@SS#;@R{8{7^|Y{1jUv$&}Emf{YJr6tPq_QF1H%?ESj&I*wzWT#JC()!lceB6g+={QS0&P1h(hQEI(~Qldnfz-n8(0TXtW`(m^sJQ{C%!Q=P;Xa6l_7fr8vO
1h?&0dd<Pi5<x-&^l#dR_%3IMXEvmkn;_p0#@b9<7Z8y*%7p=kGD$5#&}k1hWOXR)Dy*a@mI3KG?6{V}K-8|*kniZYa~JZ$Xn<nY;Zb&@X{q9CrOfmd%^Lt7
o7lAtotoV^tf+vMaccU0u(*tM@D2oS4nCKEp?k;yrFmZ$mTF8Bdmd^A*=y<b_uUY`)1~^c<jODO^NZv6a98&BlNT?Ny;u7|(3!wY(iWRx<b;WoJ+4ILyM|CM
YM-tc(d?ak6PGu!HKBh$`&3hsJ+`Qaj$+AeJR%yP%!m$@lq3KC`0^KA%8TIlD8#OEQ+2YFaGk){TJv>+zp%)JJl(iIc&?L)bObBU>yc*T^QGiD#)CbZ(X^x{
Z73k=y$Bm6(vY!?1pCrBs-a6VG7N9>dGBBpWqhJ1h-$_>F6|F7>}D1n_UVBx6sduBaDZ>DU<~BI%5_dXmGE_@g4zrrJls$_(?1X?zZd>ONABT&0sKJq3I
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
