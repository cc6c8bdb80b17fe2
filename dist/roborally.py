#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 60,185 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qvx3wztfwJ7>mP@iwNfDE&eW2X)sx|MAu@fXMTm6T?8Q@kW4LK13{&?d;ps^k9lyPh*^1^^|y?RUPrdrm9@gL$r5@5je`r`7t8<8iqx*W+>T>gHZQxpzYU
+fUw?>!dnQ&Z_0QsMiU!toupvVS2VsR-1WI=Sf{mS7(>_SG6o2oR{+=sW+#KvaZW&2~VfX8T|ibx+<1a_;0m=-|Nd_(c>XbmiO|6X0WPGtJQQqziFS#A-q1s
*Zt&dx|%`H=kuys!N1TOPX=eYzOIsDR<3z)e04fq!~AART`o5B>AG6w$<?a5SWOo-P43s}d{fk0rgJr)-W03$SslXwZf3YWxAy~k`D?MNr#Qu+uU{^w>jYYc
9o9*G37glawb*Zy>vDa`i!aWLRZ;L><AZg%Fe^G=Rf}XiKHsc2t71G(%EeW+f{~WXYE3=WCrfEHJw4Oc`_ErMho|*=1&6&T)|b^x8l6@1d2vP`_RI&b*2N09
S6Z!auFB<wzI-!X6tm;a)x2<H;bytb>G9_DXy*FS@n*GrH^qZ$|72CIE0~Nne|uUNt6ynFdGhwESi<-KCDm#%U5}^B`nrIlUlr5YxYC#O3$~?wP6Sjv*z<Zl
U9R1<e%OEWa(wjae-1w9qo3cre)ZF<<AayUwDv#7uV4N3;Al%f3d-8e!OK_2uim~n%9BHUzvWB19s1dK_+v|BnCrT5`?#9nPMw#ldOen_vgO<L^mOje?Dg9>
-ya+u!~VQ9`vYjCcQ!AJ<+@j_R&Z;z`8zqo1AN-rzAgxp=m$sqGi=H@2)?M!-fP2`aJ2JsS+urX74>Gm_I={RLwbhb`O{li0G&)SNWS?79=W@|r~nJj%U@x^
Yr3whBAK3@6<6zG)`z$76P^RQTiz%dN-nUuyN&q2v-z~Hlkee9yjq@DslOaq|74lK{~3fZt6(g+smU4idr>5_%?j_;G`WDUOt1JEtZv;;%H^7W@|~*969S69
f&)IGGwdrg@w30s{PfP_lUZ>N$TdBiBbw*S)7LAOB@dptwaEPa8gSEarpf6|Qo?m0s7ml)>Rxg<E#Y{RK8@F(1i&!Cn~RhK4++j3fXwYEyf~{itJ<$$2QANa
etLCi@5-gSIcA2mew;!GhUxjqy``ffNm&EI0gN|GK1N;tZuRLY;#-6P#LyrAkSBlW{k<xesg9O?I=Pnx)5Ga#KR}nx-d{m`psKe|>*OAj09<%q#w`&x65mfS
+In>pb<0R$zyOfyG*;EMKUX^`(^v5Ufjs#u5=)v6;xW3*ciT`q^^f!&?o2{=^G$`<)a=n>`XQyM_O8p>`cg=J@3JT_F4tM|EWk2fFuv*gQ}RK7bN8Q;vtmB4
pTZ5R%UO|J!aCs^(#8L1#|=+*RUjEj;D)$u#oOq&RW75fC3o;RjDTvC={3YlM~9Kt#rzzY85p2%sT|!r+`PuEyTiqz?ih)cwY_8|K7~gCesKT<pCSRED}_A}
IcR{dz&XyF2~n@C$Mi=^?R$uD0WD^Dm9eEf#;wQc;G*zVcL&%q%c5booc~m&4Hx>O@8MI<Tohs^nUZNCPd@ee(k_X&qDcftZx+0ld^_NQdduR&dhG8KzL*!w
)U3!}v@co+&iZ<KldLTU(8)*Rf9iWom7EvA3w5m_-Svx@O&3$3Iq=&tJ;Y>242=JPNhAF9H1rGBMrR^pf3!3CM5BK+V|`+3+=gWhcn)dX@j{Mzc;ECis0q;3
Sr)AEZYbqr*uy85OX!Mx+%onjz!eu|4cs!%+A{<%40oRb{~dAz?*M_+LihW`xz+>$L`!L3-WSCcKO;`)Y0^g;-k&hj1NXjM&T0Z;=7#HteL#exQjXx9D`LO<
h81r^I<&$u^X>!rCVs1Y+(22ll-u=+4}coWr9*pviG>cG8ZSd8#=D?wM+<Vy;Tz@v`;Hf+xvQKqv~1synBLK-fk_YGM3U2D4IcqQf;P29p9H9M>`#GcfxHI7
@4C9W0%if3Ltp|I)dIQL=0@X03tCJ!8sFz*N(z|74a4&-JQILEAt}#g!Sqnj!>J+6G%&i5A2=5)8l}OZ^=R|_H^k5l-0t^)HI(m6qw7o51stz7MRc9Qt{D{5
KunX-X}?n^tl_9xmTl_{`1*Ak5K!rafhJ~MV=$tVAV_HCW2q}Te%xb3uyiIsLx76n8QJ@|Y7);TKSn?_@M37owl_G4Xak5$Gn;@tG+DL)Lb|xNaNM(ML3fg{
95ZWA1!o|rAk<eIfNxc#G)ReXL$sBt<&p@!4+7L|*`-kfi8HESPu~~ym@ZoXZX+SPK$k!UTW%Joa6p4WvS$vYBsezctA~y0Pshfw98Av_HBQTQUCe<jXftV$
yVn78h&ZO!p#+iP$>jn;;r=V;N^v3<;?F@4Ih}%#I|zi<l$Re!?93-||4g8=Cc7FAdkVJ)&_6F<=A64RbK0&*p_0k{-J<WB6=!7~>$>ndon2PtS%FGB2S|O<
XU#TefI^*`u41fqNxDSfU#MsJ^8#QL&Y_+HxVE&fkmLCxJ=iTOt{is%e>cVQjI>$u5+LmA2JhGMYP*gL=mQ{oqZ>Lp{@d$=Bh*>RiyT+DTo$u!-7xudij*yS
GHJi6>MK~3)xGe8&(*GNQ3jE+)vfESSWZ`ERp0i(IM6@6*gt$Z{_)kDmpNZ+*p4H7|2gWmm#+>FUWlgb?a#+A-u`ruCx-{$zdAZTINYXiLl|?tz;nG$HSrU3
{_l9RtcwD#?d9hDeBN<R-KsTI@UBC})O58%_D<S8uPRivfS5i-Xn3{M|L%SLFKWIPsL4l6I<K6jmjL~shU*Peg@K-LW*5a8krD#=x`YK^PUpV@miugFT1)eK
<Dr(!0l0l9%NHmxy!~#xKR!Bm@fH~I<DU=T0G|6w)o(|1%jt5Xbm+xbBo27*<`wG2YI@5kK@0*dy0@2tlmZU>t#tc`T6oP~f_RDy1cauR!UB}cMH7aF#sDIx
)6;TZu1OZVE|=RF>yR<dz0$6giFLQO@9(Q;%lXzLiy)Yz?~w?P)6K54dO~QQAwq&z1_?LdSM5Cgm7kGtY!0;z67#YO=j1zR;|C%>Kqjlk8{2UY#DrgqdGD&K
@uF#yhFn4lYMmlmiUx7Ny|9&kzGBU&cIjx$Aixe@4$SS+EXAEJ-!q@Ryn@?)Q3L#^e)sF~6yUc=wZkk=p!sZYa<8VD1uPbQW@e&)4rP#GUt}v%ag9bv@_&-y
KH#0kzMfCdcv7TsDbMXDss5wZR>bev@5aa%r18YYjMJ<0G2A^~91MUuJ((2~i9h}^X}$A#ve)SGssbKkJgcsk0O7OpY(1p=atdg21bu(}6tnBUToy?D@jBAC
34WVQ&rytX+(zzrdAFB@P_9u=Qhb;$0Ey1puChHak&~r^zF=v(c8tCoqQr22)K7R@V0ssoOlvaHP9_sMEoOpGtJw|Whhl|hzPd%Mz+2!zI=&tTcIVSG1o6v~
E@*Ij&Vl2pu2X_dphRi#l0Jk3O)Y2xggQz+)T#H5M@=qM`l2NhE1&XAvgE$LgDH*AP{q1Kv$MPHx0yDzMQU#q){vRiV__bXk&S9RsoTb0%8Uc%+6tq)Sr!WM
MkVoY(KozYO|NSqUv;tp>N_V0)y{KNivp<dO_Fv1FwF8Uo_gVIc_a33yAkcHzA20OjKPO@JHCKC&X^f$`_>Q(PdohUQ{p7xHM0}}0?5sp!sS?jr(90wWxe)#
rJjG}(3PVvJ(Q$x7*Xx|UdVl6Ny-~Q+sxN1B1WTH>NK+s{br%gyHM^3_1;asC=G>D83IVsKMJJ>1+o#)LoS<=`}LsICQHwgVp(l2E(dOvzUNqx8m!7qu;(9#
&CMZ?nPp35p1J>8XV(K1f*96!MvFl$so#It7inGniqdzeg7xiCY$FwvZQO609kGi%#d%e|2U%@}AeZ`S=mbM0PtcfeqZ__2>@$DY7f}3ytNEf@z>xt6OeU^#
xOt~HXeugTiZfxB07R}YOCWKiw<Gk8@?4F~X?fmp2W4}ZHV!%|sV-ZWu3)8SsjC%u;-Br*DAofIpBoGo-ie`G^-u;Ijod&2<{<39uQNNzyWAevvD}#EU9sq;
2aFkT1Bxt~rYC<Feg!5UdIe4`Z8Jl(TnRUoEtet&dIN|nPcrf(Iuh4kzbSH2&msks^%!In_=W7vXVE;7!~h}@@lPghL?#fEiOh%?jL}ngAY)A?eb!}9nO%B7
>=Np_fOLRd+Jx4ERBJF_1-zl(b>u>eS(*)ZN23rY$Z&)as0%U9H@Unv^`v<}#IHw&?%dSlb!A$l*r3UZm`Tb>@sZA_i__VZIi!AKDZX7Iy&h!|4-nAC?FxNh
4CX95vaN{a*Gti8t-P~Gt?pd&VqF_$79o;evM-zmY~n=;h(%n%N;oKU^(GVk2#@<PPu}Ipk0a8b!P9c(c-E((IvbfIRC25t8&4*5r?HP8^W@2+Q7>MU;Y5wB
==G`%*|H%8!a`vrBFOxA@B3oOs5$k|j=p>G^`msCyh2fcthM9hu8}1_q{Tr7gH)wPWs@37GY<q|Bf#khs=msDdB(gE@3HG_ePiWI&zXdhV%rR4(%Z&zQ$hu>
{++g}^1ZiX=YSzM7AyvLE)QhAcq#-HxK2@lrMK>yzcO<G-la-Tq|5EAYK&x|zSFM`NmVxLzEO@S%Pl%9BK0p~J?s+zm|P>B*$&ub;1W?^L$sRjgdATDEHqGt
OOQ=qva{e;y+9XDz>6%knSrSFDFB%&q!GdL@({oJYyO8?j44~L(pd$(KZ?zz8iiU;YaH*nJ)|`e(Cc!!WDYR|Akqrs<pKet@M0fNx90?8cmW6y<k>t)X-X)a
XSrdW>1h@~M?qFz93L%%v`=}YiwQ)0wkD=DV|D=<45%CS@<@KK?^IhMZv`;n{Xb=yJ&=0R>4&l&>_!Ycol)+6SBm9kff%MRIvBYmEgS`Xo&0WKt`A{nwoai5
sD-<TF#tooOvGY~p*-vJD$y=fGiO!stI#LNi4yH>#vM36(L=l$F;ub#G+vv!sblRDk$D01X}Z$}TOseL9HX0GNJLwB&sa|yt5~9yGR`t@JulE_eR}d6Yq?n2
l^gx&-8U#y(!60M4Lb&T+&r0hxg7d%m;%+txOM8LO(d6O0fSzSKZ_RQgxorLIN;<&`9&(dnhabUz@>zbaOsGRmMEKS!9RCGAKo_NqyRsgtW$?eACIeL8V=&P
u#3vs=4)Zb$eW4%FH(6eLk{)2u;`I(1=MiB00Qj@qL|0VeMV&4fzA63G=a!@_2Z%yR{Q}2OugZi<{}=#`x{n4ilAtK105BTC2SBv<1&Uk4|v1nXfk=qu0X_S
BG+dCiTKV{b<H4scLvXmG;pZmzdA^f6;p9sX2bLZXh_xt>KCwnM%)1r3%Du%+4|XD<Ex>^)hH;SiiZuY8LGoii_4O(Au<60!_cbh7kg|v+=;O|57sb%^xy^{
vXi&82R-HRa1WY*$^evFgX7uz0e^{qhD1OBx&=}Nx&`ZPMR3nY5ntkLUDRdmH0I32i@A=!AwljGK@6G~A9&p*$~Uv}{2aZeZj#0H47Rzc>=1Fs($hdr3_yzK
1VsPj9;-m^Ma1^~5~bBa^02p??CA1`JjN(_kZffR>;bT$82aEIA9QHcS(A<O=0(K-o#|+eLzOK{<DR_Duq^5rFKKV#iCdeC6ElH3>wkeMfVnJW<IXqpd1}q&
mQfS88LRhquDezXj8=l!qJZ%NFpA|B{V*+f8U<~;ze77{>`nV1*~@v@5gOBwOO7-#Eh+)aE|IQ<b`Z5J{f6IBY7Jq&52D?zO6ROyv-TZah@y!=L-jLGAMInE
=CeQkF?ongb0^;)vePjs=D~>5H{#ht=Hpkz6<ohGrJ3gBu!rL~N{=eJtQ9H3$ET}mIy;-9gH+YZ@c|A@Wk#ahb6yyB(!ya4IyI3ktcDjuJJ=360zBZ92N?Qx
qu!#J0@NhWWbolXTVCD|H{7=vF97U}*J{JpFb1>OtuSz0TVwD~`~LOT73w3?%pbm2gZ0p;!VPl<wX7kvcRFUxtLm!Zlw~Yt>o~Siy^iTbY~&}$c(Si5@+75+
9Qe<8T~YhlbUh_^4j+C7z>GS8e<=nr2(nb4B=anH{-WD@QMWhmmBYV3%QMV4bNv6z5v=L<v@L{?$(BwB(K;d`CRr^pfwbacUHCXcxQrWgw8o2C7k7#zTy6fd
QH1Xf58mw`zIyZh_~?iI!vnx=yS>LYmXP9l*)%O)N2_8nEy)|3JX6U#fuk$sI&uV)4?U!~Ky=oH%`lD%KOg<P|9X6Muz&dChw)Ds#rUVkyS?3DaMmBwIB;dB
P8uQaDY9m<dxX=DCCm#1dIFpSVoLAe{@uYZ6d?8D;0-MPEsp)wLp!iI;$kO`7OEU`3Hyjvfk5wo|3mDGTa&^$|7x^@^%@wwK&+27g*J8qTaoKJ071Q;l|s$e
vud+`niS~x2ck32rCeTZIQTMPUaKoL9!C(Dnh5n1K)HMk0c-c@{TMxdX!e=LT`tq-)jE|9<q~H-3Jb_$SG5@;uGO+LQgk0>1#IOU(ow7drW|fHJQT3ONJdtd
&TR1bbe>p)B=^h5WI{(3pY;tUqa7i-rdQlg8y9D>W;kJn|B@mlY}EX%fhb#oP&QX+kL$S)WlI~rL~5RBH%4fX;0yZqn6F;|V(}NU^?iF%@fZJ>qgZ~aR_{e)
py(n|RV=9`Yt;*ghWxaEyDugvUSHi7YiqYm<MvujchY1KY^!*{+hfTB4LE;dduZ_K5(n&=aa~`le}RH7joh;ij?z!Vqwz{SEaP#qrl*XbG;~woHB0r#dL&1W
0U^XxVaFYCZ(f|Q$AmLXrzB+$LP!fXff|%-H6)NDt06ozArCeJ0wkwsYpAjF(q}C-J*(IxV^!mAo<AFqVO_+K?pMpItVT$9qrqpLNatBZ@u@<Vmu?)5xX?+p
X!!Y~UU3dRtUHzYie(1@RyNz4yD@X^QUWE~z;Wf61txL2m9cv-Pk)S$&QX&?7=T{}SXKSPCKJZ*Efkwr2OP&G3UN-5!qwPo&MeBnPayeY5-}It5OD#ueKtt;
db>?I$0A!*jWDmC#xRw)h|2>Mk4cx(urtCHqM<?ZiJ6Zqx1MCi&8pd5@Y-~_XZr{oPnvxMuiN^FqCGt(Y|uu}_Dx;bx+CYtca$;owYm{_0Rnk_r#e1HmGapX
(R#9}k>nD3XH_$vnj%f~ZDGz*LLLckU84%QXQ#M@P{$<gcEYXNBjWoR4@itW{Y@f5i}SO{Fas~Xq%1O|S1drNPw7C8M}KEcmOx|kMICuffwTi2-@R18qqngW
fN^|xLR%V6Rm7Y;9JFaBS@Yoh>l!F`6wyeJoC44>0=TQAPF-NPD$sb|iTbUs=D(_4lvkVGX}PzpFZS`X&Jj#6gN5qDt=_e*P65pBu=6bW;H@u74^SIG2c*~Z
uEi+c_XQ<<06JK&SsH=^39K-$SQwkmr>jLm!NBL!a=uw{vIz83WcwZ-l*%@XayFZbw1*w$zJ>VkOqa#=7Sjud)4Hq*w=z74)yLkqilC~6t^wk9r1}a~DYI5j
Ighrx6FuBIrQ2Y<Q&VLC#i*-(sIIO1#o1*=4jqASQ(sL;u<>NWA=9D5nZ*=jTMgq`RFu{SHRID$bfHGu27Uf-RA!;~2;%m<Tdj3gUEOGN{97KE(0)yJY<UOb
&SGPRy>lGmT_W#3JK_#MJIa$cZ^zin-Gc3c!K0wKTa-jE-v0dN7{>eM)$tE+e?HDbtr1E!@K23Q*rHk&%c8FD9B=p4!!Y8G|HY?2W3G-TxT}8!{$d{{05JTh
UAu8r&C9crA&<a}ASoApikQgAQ<!P@O@jWU=*WyH1+dSr1t<2H0%SM<guOlZ?&sIzH*a4Zu}aCs$GretdA^w^l8}Y5P60%p0=N|q`CvApySe6Z@#5Y0hX)5Q
|7J#b<g`}buZm)J6O2I4JJ5$D%_%uk&iqEDM!=x(W4gfDJOK0Q+z)j0^WnQg9b`995(N=;r0f#U9aYj`>Lb0K-fMDh6CAug*gra^zV~d`jMuLz*N>uOd&N(d
-@Q6`{W3mSHFUzZP0!x5PGw0QY_9N}{-kLjC{P(XFNAuWQTjplPXmA!qx%$-BvO_O6i;;Q=Wh=W-~Mt$Le(POOTPU!;mPb!Fj#V5eu4}~_?;fY=Cc)vZeW&q
ae`;c9$MBPh`~AFIbTp4@@T<M>yZXh0>ppyke#?0S6)9gY0l0uVGes3(4uHUyff39-Ui|X?>Zv>U~S$I#!CpK1oTZ?0EfAN9pRN&6H@XQ?GyxZILIsVWur;U
M!Y+G`~BfQDM4jF7<CL?CnK|E7-%rXu&?wIc$L0v73~_~h+xxjw-zA4m36VM$?pcQwtIqGLL2nn<z3<E;>iR%7w4d~f4*6s^(Q>JNv2Z>HV%bobdkgF019-8
sQ^rt4f{E<LTK*R6`N0gKWKgv>@p89NaUrJQ{EvWyJ<)$VaOcbJUD+;iD;Zv#a;q*-3aTjKACfwkmN^n7`LRC93{fE|7cPf-6cN_e$`jxkJzDau()#kA~rLk
>1G=z6YPK-VPKQ@fCyUuFV(?A8~u|N6{k0L&ZtnOe51HHoL;~>9^fT{X>ruZHTng?CZnJ=W5AFZPbS;EaKsGAViWyqWYprK7Izn1O@_$A`t9FfoXSAxql!w{
a)@7!jM(JlrPxd>xgl|wA$%|#h58rhhmaDUH1d-gVs%kB5_VBP{R9o1Lnf{x>NIS1%cMsF20h++ea2tOT>Y{lMT}&BonBo*cPW2kP($xHYnicYA1C@SzGh+|
huaJkpje{2rr4SL{Rev^azX+)+ewZr5<$2S3#L8LF#r>=$*3?J?(h`28$AjPwZI;OC`Xh=@S`iv993%yGg28sw~b(6cdF6EY2Tfrl^ilLW6R_p<yE?4=a_N0
v0GD~q;#D!T<gf*Wx|Wz4ICpcnD1)f-dD>u@1;Y)d2&M;#bTynAVw7R3v15ZZn7IDz)*;6Iim=^L+Yh6pC@V!m3Qc-Fjl7m3JalC2Nc17NBenov#wITL4=Oa
bLM3R{|xDl)lg`6FsQ;R`@1yU-p<hIBfcL0C_vs%QwPYh!R*YTZrxu$YG_V5F`4HnJf)4*`WOv3@RS(PjD8(y#A#MTed%L%1aPS%z)>RyF*4T(37CBlo}WIo
pT$E(JuoB;Ec)!BAe!n2%^qYbEqNZPp(T??$VEm*IZV!nFo}{WDj>X6Dj`}F14SWc!i_r@P|bvA{6KG`g)AWTod^_D!(~;X8j(ohzk@cSkOd1bYf%=Wdohin
(GDbi!1}M5ga389DyPU9BB_Hbir6}eSMubquV1whOXdS_qmV)-__$qwdFZ9)_aVsCaQASeJ$qMSWn>(X7RD(urHuhpsDfjj?BIs>>dWa>(dYx&Il%6GD2P}<
x=|IDXl9B3hFzqnlj~|3BXg3JfMukA?{l}7N2XIp^onRpj)wRzIo&3^!Sbw7Yvu}-S~rw-W9jjhc(|WP+qMoA-pE3dgdtt@lIKoaEs5<aiWzrF+{F>%e>dg2
aM!BW#WnFVl!Eg*(k8$VcOl+ryg8#7mb}N|Utls<#cF+HBO3UtE>}&j!&+dTKy6N|A&0`QzzY|v?$#1%O(o8Zkpf8^CMd#_Sw~p+zV0NgKBFbe{757v$O@^Z
<{ChcnPTSiTIQ_eWoc*lxYzpzyK96wxHUU}77pL1gg&B_=)B@q^Qay55ttobU2T@i5r|yQ&_gT&=ewvKKNLA{ZZttay+(IiWQbPqMJgWL4}_@{Z{lI!bBwfG
JdmTJcx3ctmW{IR0PHa(V5`nk93F5*)+9g7=L}5d4eFPf587oD1c}0;lY0GHQt4zsy=9n?N!_A5wF)E0{n-qUu;+yDS{V+S7~{7g@VlK%ha6tc8nc_W;4BB|
5fcKKhK%Fz7P)KbhoXBzz=$@TCyq!Kdl-=rg=6=aBc)9r(ktdg`R^tdz!?b@DCpx{I&Zy`W4th9ye%EqlP{8SaDojR-Tl@sJwq&akDjRRkCRuiCj2J1*P8u>
NG@=fIJvCmGZU*knegmLH1$ItZO$&8*x|yJfR7=xCebIDm6pU2O1|rc*mAvF?*%Pt=z<l=FV<?o)5dj!{~PJH`rBk!DDAo{#_ZpBB7~C~A!OdKnVROTW@GGx
hT5Bs6Nrf$UNa>3xOS663V-rPSs(&fjQ|D0G`+d~HtX(bj-MIw5MJe!^XOZ#R3uOucWxd(bNFS1ivDGdv^WJuWEcI^3A-Ko8H9MQplc^djXWXOlt#2_xt)P~
(R{O525$JR`xA+L#I&snTCri~9_(d9>G8i3|F|IBd_U$vHOWzwO`%1;+ifBp=OB(><w-x6rHp#VUXN)plLuzn0~N9vPj$htz%Rhh1t#G4%z&uACKLW1V3<$a
G!3Xf5hZp<nM|l@1iqr%q*o**t4|d#D~yzgh>Fy?5TA7)&%$%#cE%><qM4-{h7oylNA^7N5lr5XGHCHNV|^)8P&~2ehvtdN!~)@$ahL$5EOBJDJ?HEAEqwK0
FHqOIsw_^`FY#$??KJ3$#L|&Uwobtk!i9|=>jVYPAmJj$Os-WSA`UWmEPxELy$<O+g#j8HQQtSxp(7`ULX5Co%u;grWXQznkmX94jnGA<8LdLfmefO&*KQ~>
Q!V<pyeAaeE!$<8JlV3In_lKBuCR)MBM^5-Hi4Q6aM$lSNJD=`K~7nZ-B}b`=P0&oFr`Drii-^A^#B8fct`ZDCyDf0dR!GeSzW0Ph>&gUw|ZC9#f`0QA)iJI
4z3FGW+Z7&*UM^&9AZjC{ys?=MC^Fnd6Yv6J0XPJsADo+TlS4jcuw@8O>*yr@C8hq+#~GA?UCD3C1?0Q4jGlCgY_C#uNM5_kQFVXoOM4V%0#Fjc*fS)lY4!Q
YF70OHFmx-HsXyE>Ur~S9w*0BH?os^7i5UNwR3O$4)XZ{3|J#CcKb<fopJ{`4<c%7&WmgBaOSkf9!hhc2qFHAY{L4P4|Z=PV|5-x4I|TOF)xerTKqAHHFBY<
4hmaKA>BbgX3HaO$-%!?3j*q&1f!v>O4jW8O)@Xv7xSBTb%Tpv9@geySj=+sXAt9{w>r&Y%?roxZG)QK-fk0C+B6L&(-80<(7EI#BgaKP<-QZ@xlmX8y1XG*
DQ@cA<V>J7`aULq44x1x_f7+&M_vA2+g;nbl}F@~ATifd#zE@lgR0)XQA3Jf203Ca0}$;>ARZq}FIINNzHXtQJN81ga)?=r)0Tq^13_($RD$w4XAsTA@AGC!
;mv-Z<NFtdX`qLP?r8}0p+Og8%No@s*f(oHj!Zma{IUs5W9&V(fYyYg23xGb``b#G$!^WKklC&HpnG538>s*i##FS_*zoR>SRra1j+nK;NsDh}L-|qH&0X*T
gPod5QnLBekK&)h{JDI%43bm{%V}jh1a?fd$Drx7djU|VdU^6>#{l?NRjO|99p{XA`tIt~mI(tl;{3b1Ze+X8HO^V1o>EadD?NEh_!n{GY(40=nIBBf8VVU6
S`W1*hJ2^ouTTHxGS11(#HuyoIVmY-BL4ixk*_Oi_<8MWR`t4)gw!hSh`jc2)D=bER3740myi<^i=H(^xFAW0@9CD$8#>7D>`?6~p_~j3JSJyoQYjS`CY-Xs
%LYzU(veqcFi@&2)zG%4l|oZ-x!e?yJ=SEB8hH~G*Vyp+Z3TGErT{DsEUNVxr((jijr})$w@kTR7Ko<oM1WQ&<t|B}c_M!Eay?fS6I{A>)cCdc<Eqr;>aZ!o
pA?Nlv2#rFMc8|{o<@0{t^|10i(mp3-z8zF1bo;`F0DN3YZJmZb^gpa3$)2<H)OmWG46CZqWonQ@tmh1ZPC|>mAA8U){=O<RQ3NU1{QA6-Y1O0qFk~<Xb{7m
^=&BD9iQu*@7R%NAzDB=*-26y>5n+lV)}tx32E*anv>j5)Dg9{L-UP3{G+}m(+ONAay8A`d1QYjJ3co`I}4t4ihb6J2w;eK7ZHq3g-xhyXC2<Pb*3d{H1!O}
%}zqGjz&stqw&saRYc99%zvnr%au0`bH_{8co#3`?`iU_*ETdG$3ofOnoz{<5~16n!Jd%=M{AGTjW+CzLeLx_amEavjG!%P#+Sqnv?R80kN(B_*;}(HoEGbA
s%yh!gCX-TZs-&``A4xFP>LAm9?F64ra)k`hOva6q4$me*n<c7<IVn02ZO)vzyA3Evz6Jjc~W78!!aY#o&;qK?7#$4Lf}sB8JBU4zjwK!vRJ2JJm7h}zB;O|
mRv+CD&|75LMG-ebZN#48-%@KGO~Z^<GqJI#bspZcbreL)cm0wUD?-+q-qRj=OBtN@_w~pc%~xncmjKmzxq0!fy)=`N6^AqJcx_R4YEKy<!Yhgmc%88$?qq~
^3sT~Y|N;!BS$U|cp`bg`!@e1D|<w<F9u9j{Zh<jG_uR}&Z9nha_dM{bQ~H6N!bzNobFGPT`U3{WikumJ>vy`(>Q>)RE$Wo=Qx*osoZee8Yx^S9^~QfqbFz}
v%_HMr9ETLy2uqND;rBf5Jcg94fu_xPGz4d0%^)wjU+_UEdqUhgB&HnC{1589cj1s73r_C2F~d6{Gx&aZM8gFLRmPvG)mbNIJ`BkC|k2l67<EUCYLqUV{R$-
)J-{j+P8>!gyA?`a9mvD65#;QuGxl^IAYU=0!zhQN&vt$=K*8B;vE8jKVJhQ!--d_6*5_D^+)!V!Cz4zZ2Dw!bpz;VnLLOI&3eTtYS<0nvuN9A7Ru9Jgj@Q&
P&SSUd;815;la!C%eTM0`GSx(SLOK5QE6>Ci?&vFQ}0aNh#%j)rGT<@5B0fwJ-CGr@vn#Y*H`%0BmB=}{Lk0;pC{CgZ;ybK2ZyJ6#}I1anBOlc|2O9gtptyk
OE~ftjl2t~?l-VN?XyGX>YiYu)wM7!Z^h(u)$*P7%3L^e9KUR8Xjvg#d2B2xb(ANO$D=4gXj2;bT=*Kb^!0N8r~U5_g3jWP=jD0pr>|dqchH!{=?!00vid&t
))gRDs~bjaK&KGNqC;emMTV|$OZv~P={}A9c3xcoGqAo~I9l6X%`TT1H%vvqSHvU!)++G}cC_`LinuFLBnmIwm}SL0D$fW0_GQU$N$~O+4FGZ%{-efIdX;VI
pPS)-H`G622)ID;hkQFUV5(SMr3U_5Qh(+NU0hpAudO@&_kI9llF61P#!qlfvtn>^4|wz|U|!t^xP#n0p05fu(!T<n#eFCN$IG|xV`ZkzO!}`Sm<>G!!kA7E
b=V^YkDi+v^^=JVgJLLklXI9X=NSRsKx`2W=)+hv@Au9pS$vRV)Qdw$mxUi$XlcnAYZFyN>#W5y7y1aa3>1)R{3{s)l*{wVx?qFUw!GOUd2(rD%RBsnHY=Am
j?%cW8<e-mh=fmR$MKdv^_8oML&SF^E!IVm^a1SplTbdSx0C;*{JK>beNinI)lyU7IMI|v!qz?l;n$&$oaEqRc;{2&AyMGOcze6MQD(e(xhM^5S;O%GPoz;9
1=iprQMM+5;OW-1c(mo^I-sz($kSesPVEjf)2D@c2R`#q^N@V^FCDl@2%&hx+n<J#oD(r9k+~-hDp8X7q%NV;+NU0xk`s0>`Gso_sfL-v2u{NY=XtS&D;o+!
So}q2wAaWh2QP^i0jWV^IpmCjJ}{u-{g|*xn_Til?CN`wa1vy0G$8SZS|DdjIwclBd>$t=;8(=f?Y0a?%5%NQ3YPD&vO84**WoxFH&qW)a}8&nBDrW$&OtyX
fwpcD+P6&X;gimpk!4uNXSr1(VvDos26#?aX_L%MfOBCbHJmuWXNBnNbW=BTgnLTlYq2vGqW$%g^rhChR2EE{Q{W;&(mUT~C0v^G;fw-41Ey5L;-e%5sg4SC
C?zcbzsx%G;pvTOb@Vqfh38aw0OXkTPuSD|QyJe{IQg+JuN0kMvpzkwa_<{7OZTbADWOuGK~4o*-F$Y03HNsfxH*{$1IIS{r94S2{i;S>Zc>x;e41PXle&fz
yQ55+bD_Z-4lDN{MN$CDR&=Ky!1aFe4SK@$9zB7J{s82xuOHICkN5rr|9;hb^l%UUebn3g(>L_*lds{Q$GvY*kM-c|-q)xfVR69r`f&F#{rmXIo{aJ}jq>pE
Bl`DG7>5V{KK|w_{`av=Vvqj)>Q5+8ps0YIK6tF%eod2u?(uWJi2-{zz?Xk|@~HI)Bz<pV^HKPtt#?EN3+k>hH_1v9*WlLeJC`ApEHxy6lQWV&DS5kObkAwr
*RCNUV2K+--&#EB>t(`4wrtL5ymUa(HSSi?wYcV76|2kX6}rFUV(}V!^-M<nOeWv$zc@%<;ybAk1YmMjE$}bIk{KaEq&^e_(Zf|K=gHnq5~v^(noNG#e|3yi
^Hy%yFI9J}io0e6x;?%1ZB~E|MaIj67e9`VUi}Y9ps-P|-h2<z%1>B(`Q7XNzmdJ&xk$fxdwBeV$*_?pFN*p6OX}OR!e!HLd$_J}yETy!WynQg>q6|Q{%5Vf
=?h@NR~43_KUu#0?z{2xw=m~E&5$n4o;bI9Ag4M9L^Q?MhU?!UbefvL)%m&PX8|a1SOY;I!KxGZ2R@Lyc5)B@pk&7gb@%}PU_?XPh?r(|4&u-5gKtJ3Kknt<
eEO9Bxu4kI*~gC`ZS?fsr%#`-i?MVHpMS(ZKPAJDa%i7M)ZpzqDxn~4a4w&ckM!B6-{jwfAOEKR@KgGF|IHC#4xC^?dAhJD0Q3XXOF#1DKV`pt#3g_FE&cPL
x5Is88MgRy|Ns3h$)KUk0UrOEOf2K0<Nf2Gj}DG#J5KKP{$7<_-)Ex*JlK<l#7}g3q`ye;d|gtaT<=#)7DTM2Aug$fXgSqIZ(c@jq_?otZ?6iZ4h;^Psieb$
>_=*ff-~9!*qKZ)F)3je1m)cf>n^Q;bJa*^2D9pYv8;_g<=T0+zeYOBuop37fX~^vf=m50Q!L`hCJnQ7QsXDZtQ4L6TKt2EZ(7(k%q29R1C1Yx+oyYm>*|Yp
5ji~fdOh)6F=<Y;#S8Lg=O%YK3ZL4z-=gx5C{3ko*;BDeqh-*>vT<>oTQXO>bX7EA!A&@0_C=MoVfWgGd@=l*)M;*9F(9R!hw!!LAZ&xLL#~wI=<I16!|b_D
WHB+5Fp!w!a9Sd|S0(B@A>Ie*iyMZ`tnnrc68=<dk%UwS7Gb8?EKj~BgJ=Nq&N3?SgANM#MenM*N>#5Zbt2WZR{$sv;VJiE<OWylou1rF6dO?YK#3o3nT$mB
?qZ>7s<QX3L)`Gh(k$yJfSbmYA#L`YBbr2erpwj!(f0F62f&uNTbVKJV)!Q|3Tv#3_dUn5EIcITv8W6kacja0g?ekM@nQDE9+P$_qr!|aQP{_uPjQ#*JAUI`
iFtyVi<#oGk-=<T?>tkVqt4uCH(Q&^NGF|s$del$8UG?b&TacKHNBt`GxC0xl98cPhFqdF0y%-sJHTE}8=cz)7~dM0!eY91H(37d>#%f>DX{@ko(84Za)(1h
Cu<S4d&y_5zucnqfm@tDaI4Y>(PH(nTXeXGLw_g61Y$TJo4}Z#k~^Swg`0+fO7#`UT~uWzehVjMy4bO=Y^vt<D(Kf9L-2jdli<>x2pL2?$>q8ErF<A8VqC4k
!fn3W9fXGQG8vRT-EYIiScSZx8rV`s@pL--9Q^F_Uc)t^`3|}3_%<khyPrJFMnU#I_a#j=DtobYmHWIT$s5XsKIlO8Yg!DLbFbZfO`1`@1-&2)H4%&^NpskR
OF->V-lbNYS`R6!6~!&<PXn7g0Dg{m1vV1j`xNAegMY_{Cv1~#B@)~V_DQKE@ms0~Qkl?oeDCIA!bV9<Em@W|gK+d71>dIlAMZz@Sk50<>a?ANV|g#=WKzy<
Olh`C%E2ge*rUv0`US19iQ?9pl0GUVA$8kosSIVx%io6g+#NwSEb4|c^{_7~d29(caVctEY5s>g5y6~PZE9<r$Hf6fT>vOlR>K=29=XxjnNMM$z8_(o0!536
n@o~^*ufpW0tO?x3gDToE1qSe_)hYikXIn4oA!{{%EtaVKg%gE^)v38GIKbLUH}K^I9+C^h+RT@y!Qxz?Qu86%ce8H?>)l1v-g-si8vo5@p%y8r?yElJ-TBU
fAD|a;Fh{r-6j_pQJ~=t4Ls~Wgu5<(f7Som|M*jX@6iZBeNPw)nY_!RA74Z__}1GfYK{;*=;+e0HsXLvX~0ek>x1@URXDI-m0#Eb0|b);k=1)80L+J!s{@Va
l(UJCY=~=iY8YG_e~HYU=}vZbkhbl1OT+P<$A_KmoInIzuxtPlS}!YxOiH^jSb1RJ#T5D=z!?bqM8^36gHu>@cvBBpHPAYBgb=4{;JNch(dId57<m8Zpag@#
mj=T)ck6Ck3HQAfOImf3bG$(g?canm%XJ%fA-BnLR}!ayJQZ9I2eg?xa`BJmu1D%V9UZ4W)|=12;sfKSR?DN9RjY)$-|;!{WQXCLLQo!!5E`SsV_+PP9B0_z
m{^A!p=Vot(H|T)Ws-CU{2chevhkM;fT#ye>gkO;RMvsdi;L+zvj3rZZjgu)j-2P|nH38y!Z+^n{B5(wQiSD~vM7;zy^8TuBEI~r+e6@B&0g*l?8E_!LJ>J3
(LcV7=!5j*OQF%!dKar|bCvE9SB6W@lhnR==w4(YIg@i8Bq8RK?uS|+ji2I-&?yEJsKTa@u9QRvo(p3tSEH+?#^z#rl@fe&f={>4c|zJ<-&dZv3YrnZ5CF4<
&u&KzdM>Rro){FIP!`ZMwpEA;)pNP>*q66AVJoD;k<@nL*<;iy^t!7#f<+b$qWH&`mx{km?!)x)7(9NlpK1<HIf;fg$OOOmr$*ALPXAt<tw+)RHhaTkC1oXd
8wAzFWQ4E+iWqC+7x)(j#&~q$hcfgqL(yUnp%{ND<E7oS-$?A%Dxg08Ay59mQ<e|2Pk2?R|6p<W#OCt}Ss95JqlC4s2@K@KIiu~j1BNO1*O`L0Fp6iSYGV9B
9eg6KnfsJx>_E2F@Jl%HkLu~!uszc2zIA#|F%k(q)UIwO6HH%HT_YORO7~o`gKWYzwgsWNTxwhKu!Zeq{}Xsmju8BQi+eWDQrr3|{)F=1g*wf6ryB8~XJaA_
+BXycnmVtVhM9~eJP}ViXA3FB!b&HOg~C^qGnO2-l?FY>>7ki^@{|n=sFzqXPrxlPr!jkuQ?Sh?sud_`uUtybFG{z_^-Wy9o|C1RBf2Nee%16H3{D>Sp@I!l
j9g92m2)}KFm#s`2**H@`PtUfZ6?#mP)h3$Dx*wS812zo1z62YUtBSTw^8e}02th``e`h5@oH0Fin{Wmn65t4Z+-v8@vFZAGHvr;e|3B`rsscsb$I;q{_8w(
u#qzzs=vU?{pG=T`#--v9y9s|I%sOa|FHk&r5KJo?8SE}^CJAM8}V>MF`h^3;_Ba49ELs6brWB|9zQ>LjZV4G5B7foiQ(|oOIX9ff4@6CI6BgI-(i(8F2HsN
mwjIn=83Ni<14~^_v#Qf==IwdKVor5=NjU6FnM5-W#3O+O_J}p?j~kVWWRIN)o}0=Rl288N1qhe=PRSKQB*A0)pDh(jjsL)mp?%_W_38_(09}x>*)Iu%Nb{g
lzXi1W|Ab(J9PLWF2@J&#{X?S-iPQkN1oNB$>U+4aN?Iol;GYun8@dU3qF6qALD<Up9dMY+3m1ewUqj0Ym@}CseDEMuSlr4+#TW)xH6xGl3WQFL2!4df;6Td
OdAHS+$#MJ{H<Zat!~zI7`1Sib)yDJTXkdhz!9wfR8EnFO6R*Q+1OB`?IrtM5ZTv0W}0%1MQKcu&qyqyKoBnzO?~2cE(Ss%OVVtW%vRIugn0_35-LEUf9U%y
IY4PO1CQj=j@^}w(;d4tsr_CaUd2Xs2gK(3S;{Vr`ZMYrlM1=aAcF0dv({>BV}$jiA-)<>r&+jC^b0TR%e3iNPH*M>V#pa+%RBh!>(-2`^S*JkkhZTlxi!Pt
s5{Mohcm7KWPwdF$c2wSTmq(;-LMm7?8~pUDZ~$KM&Kvx9jZEltnhB`s5rTxxDJP`w0L-}Lu(!5QaCK}JzLI7%36If+5&LgLnBeeKU;zU!aQ~KVOx5Ni;87i
X7(t4gWARkiFp7_6hg0El>|Z#)QLGleZW0saUu}nqBm<EDCa2zl}BA9aDX^}G`S$0#=jrc`H3>eVDfo5!VBPSv8a|S74MR?p}!xpfb?Lt4e7?Ib83g(J)*yB
LY+k=QjuiW@X2+88pQ8?&K=eBA;k?!cjqSMPDf#cg%m7c=n)wK)qXrS!n~&6!KXMdK3nPouM`Zn4n29X03ddXK8zh1=KS8+vYYygr;z*d#qSZa{5RTK+hL1l
K~hfNa>RKeC6hyKj>zHUMb%Oc=R8an5hmx6NUo3x4KLSLB}6#Pkk^CPM|9flgtnRI*@ZbUn`g8uj6p-FFd3Kxhf<?adjd5^LvW|wD2$wI=syz|m2MqUL?rn}
Xmp4RZSH802@Xdg)Z`{f;!JU}-fPb&iiOr@To_{VX^;dr^D6oAX)vVQ3vL!FuhmNqq&E=5aB(JjdJC>qPZbIh<XL3R98w6a5>)eF0Z6yxl;RMWLD-BV?4&nI
GHs(a=_ACu_V$cyg4N^DK;bLM(7oURd`emIZ83O;^EY~>q$V_SySfFk<ztuF%4d+(+{R>>Xnr(oEXNIJ($X;j9SG%5X)kj6KDU<&cBfD48d*fry0v>PnfZh{
3(*x*wwP}->5L-|tZ!vqebcJ>vb>7p{q}koMD28{fg>H6jkVz*Dr4j&d&{#~){nm@)=xie@PA#rAAMVJ-K-!J&^d@mV^+At%a7MvUslzcxeV&ghj_9s!RZ6d
M7ifNIz+*pH4~LA>SO41U8g(angTR<%DEfL){Fpn!F2Eg71Toh_^g^CkQT^5=w3;ZM0_|Fx1A7xX%hEg7MS>9OdksuZn`rAVPbV@fS)!X(3}}Az={IS?oaMW
RuF&_5Y|l=J(Q0}n7^35nHBYVRRN;)uVB}A+h;~w3e3*95^DrLl<#sGEznz=t&dON=l**VXe3l05jt{U6d-L`KlwnU=0=%tJTQ!y0Q8M&M^g}jn7w*kU7?tU
A7{!V<t=G_@tneBCCK=jXj%r$YF^ILjCEs@2HOI}yj+}CvU$Ij#kB&oyv9e2bKLjIj?q?uB*$VDn{B8)BIb<&ODj-Gw;#AqoN*S;=cf5aw*dRLM@6^gLtoG0
#{H#yC7%v{)|WH#x5>$9?0HSqOk7nH;x;<!kN!gZwwxH}xE1)uYXDq?11~S~_eqIU*<3TUlT&hCBnCm*I}Q5h)0JB^nS4OsxXI+k%W}BE$jIXI{8QR@0T$}r
I?Z3(snaxDlDE%30CGV%VkHwF2k+<*J3{{uRv@*!;w~`l3-p5jU`HSLC7cld!Hxcpou$hnEL*uKmm3m#pQ;wDTvJA<YDunj0>`MpyI!Fcl~VWc&dsN*3uU%=
sHu90&OZ2(tvhfp@54&%lN(Hz0IlFpS_3tZA2+T9>=Ud%7NwV**5!<96oeg84<Di-en-vh7&_oh-0iGHwJ|{^pJsT!fIogfBe&i=Of$kYF0`9oql6)nyxQPf
M6>$cw{&%alhyLTeqI9|#?3r~KB!x>mf+Hc_&DG(<ord9Wc+M19?%63uHz2~4ys+dNnFaVrxY5F%+=Jz!%<{|f{t@17HumsgO0Y~gUiVKgFUn?G9sF7Xm#Lu
&X~j@1BLAS&N&e?Ejgm!>|B>WlyWcR6g=E*A%vFxiMKRSfq8XNo=xYl*S+c4*@nZ#)63GA&~g(Q?)67lulS$*{jl#GJmti3GlEjjPb}4pScc$8k$dnGpO8d4
$Ge}X<Y_%ONvXsLsIV$Ne-aakqqOEu#K}bD%q2(1lo`fw0auc<U)^`thx_W#S8*Ym<Qbkti_S`TJSSAR@l~b>S-CFtmM(-Xj9#_nBmwIy23v!?wan~WsmNgO
sh_m`_50+3*@Mh9mR*AXcQFbWHo`D=_0Y*bd2qiEc4D{{fzpjT*<s*_j;C#nSqz%BfkkEh0wBaT7U~QqF9$>a?A+;UaTBr|8G*tjFp_rnO}Qad$1`7>M$$r%
5C#u~=JAYoF|{4T*0x!@JiN#twC9$m9^(s1-l>@aaE7^lk*T(ZiDWdW5n$Z5fD98()=vV7R6GM0f}vN3TIt1!HS#h_8h&NbO|+okq<L)~;m8_0viTzOt>JHX
kWQerY>aE&b|!h}rZv(NH~}~ii0h%XV5&Qy=oP{)*z7aVbvj)foQ~jfee$hz6hoG40EaCtB6Yf)TFPU=*M8mu=iQt60|hG8NV@H@8A(G(ZRNDj-gl*#W)~T6
_hN_YJ6XN*R<oCjh=>nh=x~vn)R6yzE|>CFF;>_`qZta(dj?w9)#mK-HhqGa(gWd3ILkHg7^DCb38}1&%P3~)lIQFcg6CtPPn|oV7g97)Us({<>aS%gV>KwG
bU8&=)YP7|_$G2Fxcguj_Ut$bEEGTU3o$M&X2i%RHtq|9w#h~Mj3VUS3EcMC{eezEwpBb_nI>cX5iWosjj~90)4GrB`51H?4x8)N$m5}os<31q(9XHvW@+-Q
v82Wxgr2-D?Tt9yJR=9N3`n<Xz{+(Dunq)&69m%=u>pJ<7?5$ZHkxXGfrLh5-vXr#`kCwonjW<AjM2n%+d?nc0ugft0gV=d{yR!=mu=+}vAY)jkexsVNjORy
_XAvtdX=QsKPY1Xb?T|u1*tJ2kx~b8Y9g9Y%Q&JT&Xd<Z&-(RcIWIan(;MoTmAzf{6vxc9jbTvXM${S>n`o(@p}zGi^P^`7(>S}Zl3#Prc}iwJKn!1p+2duc
dT9Iwr~ZR3&8G11?oAe4oM34IU!tZ`)=5z(rV8ZUC;?w@eHEgG5Z7X&eSy880;qoDtBA@KopSDDT9%6<Pzd#)heE(b&fV)!@X3<y2R<aTg=#wnh9<N@Snt@&
7ye2-jHn8A+j{&t4<5kUo|f{06Pa$PYM(5T@g80I;TDo%2@NA<mxlqX=NT;8vGoxZ>_*oCA~wz3&D0SG4R=9VoK~1@;>>2RfyIR2v?0PU7HfX0CJpc1?d)2&
Ay2WTQTN99)}h1LicbT{Db{j_2}bEZt_7RcLbpy{60kB2rN(yRvy=Rj&3VRRupU>N^=%tLY2zBkBK0n99s;(<y%(?32)677V9Pu}2}aqUHQ;Ugr(;z?S*?B(
x^#Bifl4T6lW;bdd%*~!ZA0e86zKU5ktxS`26J*2A?;<?oX-OD#g~|=zPRm-K2I9_wOp+?(|LHP-WMV|IuV29qlSnq_M6gUelgs*D?!KpyFsV%#>pd!kIiR;
CUZ{eA09DKSG5Q?@ya~>=ob7w`6msVJ5TDC4~0^)RaR<yqBpWF?&*$ZBy_=)_r$inz?rzOKIf@;gr64kbv+2$Xvi9Uz3nUKz8rk<?&qT)Fz*RFn41^hAME2}
?{RKl0&hVdS&OoLfBg367eDkxG_)@c58my+I_xVCZeRVhe|&KGYX9}Cql10`)wa=#w?7?>pYOl;v2PgMU_FQh`xb-Sw{ZLL^7S27<07S7V>s9~KZxYOoc^M6
$Cs3S$p?3cuT~$GyW+i1C%{hplr0QIciPk5e<;=ct$_fX0CNB6$2PbBFH8c5CD~(-{{QFa{X<UpMz`Y5zV>h4ju|q6*8TEk{QTANXZg~HPV_t*?1Yjv+8L6x
-8%(f;BrtX@w;4W>elPlD8>ycKu_xlJ=C!#`*3<%r|g$OCF&6XMx!tSj|Pan(4RaWNzb}xEuHHt+jmRXagTUmevwthT|Pvt-Iy@Q54$Y=?{4ou@U8J4EnA3?
Nuy^=znc&Qte;X=t8#r4+c<7S$(*+Oq-0Jm_iqHcvuwLriKo)gQifhU04r$W)Ok3wN)Q`oI0m})<5Mm=ZWY$FS(NW|rY<N`j$3SVF;S6?dPaORo+5$|G!Xdx
_!_Q6=xjibF=ZSHCp^e41{fWU)i(q!7d0kle&E60bk}OW2$PdzHT%KIy_)89a?h3`=AEEID|RE=rS*oI9QR_Do|5T9-5*F<r9bcD;V@;FD?;*GdZJt<*sFRv
Qn)SK*fk;zUZdXu4u<(W&wa9F3Yb96Et8G5D)dwOoE;&2C)gfCC&bdXS(C-xjgKl|^qMKxGzlsogYd?m9aYI5>VfOc>3TKA8h2WZo&DB%Jtox@7bPldO!2oX
J_b|gWbhDE$g(#DDwk0sh%`)!J=2U^JS)_APGdbt)LM_;1b|QID|33&a#5$DCkq{ZP=U_-B!$&TO}a(up|-(+<Oe&MP;cl~qKD>F(BjEDzw(-c7^z-Tn8jM<
2~GccKM4?YaH{~nIHDR>gBO7#>crvXExmYoG`uFE{n>8XR?Um`VRYL=IP7A?x8U@~IUr6Z)Dt$i82SAI5On@E=z_2Q2E_l6gCbiyLuW{F<hFWreYRDBV$UJ>
=Z9_u1U^QHYsVQDui_z7q^bA_k2e@2Kyyx;?JxrY|FL6jJNMfabwmu7w2^`|ghLq`d-A%v7Bb^j!n5XqT&lb&7Du6T7`ShCRLfIeO_%7D#=olb^SW3&E!PYv
&Q$cq{GnUZqFAo2eO@vZSlc|_IamjUX`D~-R0)0TdEwC&YsIYyYPGV9GRVH6hE`T)?ChR40OPf;FiTV#h@B{S<%xy|kVJ<%Hyl!o2zJwkIwfvkNa!isy`3!v
c6AKT_+zr0-A___9Q6UHi$*tP<?*p4&QnUbp+f2ubEOk4qN1bgYY<w{DFw*;=Byxe=yZ*;vRn_gd;UDdfhBW7-cUo1;1PXmlJ}g8%~f=t_;ZXW>KAW4YWY_3
M<9UX>p-R_B`cinShW-QMJ(Jig!!WyVj~i!IV#}3Ez_gx8}>&!a;#i*{u6<!CUC1@%%dS0fpv<+ce=tjtJt1bo@>jP``Kck=e?tjDZ+%78xA<iVw`Q5yl$j@
cRc;PiKm%gbNE@s(y5lTAtywXKvgwEZic6rnV~p)UpJlB?}Tl?46|AkLf?cqM36=Q*3dbJYvR(*G-k+IQ>QjYE?1%4EwF{PjQa@=kGgE-Sxl#Qu!KkfM=Xko
hp8M)g27)ff+xLN(J`RO#(CCpI+KYT-$9Jzk|ru*s(>OZ!T~+43=*@n<;t<KF|*fg#!=Mm?=meXvLZBTVOz7<^4`rPIOSridw8pz@%N63F2@|c&8!$=w_N=w
n~KP-ghi$Sq~%VO+t3<xDpQVGbRI5WauLMqc)lY~B9~Zpw!cQ8VY!IudDBl6#S}?nua2S|bjt<fXNr);;gftPaUM1d4`%h-0N?t3(KGC{W;$)oc0$UXYwMV3
X7=-)SOFix5lQ(TO`&^63q|cDAJ8zS9_I!osoZWFekXkHeHm|O3v(74g&V`GR|Sz$dCWifgUwPx@;DPu9r-*AnJA$$hhNji$kV9JEi=%O+$`J!gfOb0hQCof
keK`%sV>-V4Qx#D!Jt#N>iDF^@&iEHB0Z57yv>nrzOJ{#dL4YYT46<E(cNM(V>ng$MSZIGE+M8?c?Vi?G5e;-<25wcWJvvv+M=quv`C$5Aq|9@uSp{$UEeXZ
d`v4F(;kn{SB25b&{D_}LIa?yG7^v2t--3UR^^N(X!*R$rA4r`ui{SMHH=81mCy1c9<TEJWsAeXcBJ1HS-sU=OlHyL#~IyyAui!Gs(2C>HPTZTZtop;+D;(m
9&tBah|jG&#tZtO#ucGND<VHv>Rn?v$(jWF@>ie{w5(dgheZWcEUwl!%s6uFI93qtl=B67e6F0|4lPDnk*OLQ&!2Scy0Ge|0~z7>2t3r+F!1G|M}hW|a+Ruk
G{xz(e@bHjSn&Y<m31oT-A~HonhYqe!iVGg{_e;Wt;vQu5aAaGK89gTgkyb{gemS15Tm6Hk&QdefX{fQF2qJu){*ENTXFSQJ`mlv<e#Z*1N<pnHhti`<h9$>
HQkq(w|7S-)N+5>{{mg~QwJNmk9=GL2TfidjdFLlS*QuGVYNWw&{hlGngwKa)JJ4outEM7gGTa1<d29wMg4R~e}vYA)XR6j8+dzLU@LF&c<!PdW1PwuHbLk`
q~W?%mmho{AiK|(sP^F~oT=3(&WJ@LOjA3VxRt|G<euXy@UTBzMdwbk&)ww}n&8aJKfyV4N=aydqEAC%%RxQA+#<fbFK+6)Di%RJ@jhK!<sM;qvGXXVhEF00
tf|h<Hdo9T-KH_y%We}Dw6hK&p_}QyeV&fq$m+To`4Ho`bfpp)MiS8p1ytr4TA^Dnn|v2vH(HGNB1#jEZyTRgK);uWuG6+giVma4u@fy-2cOpOa}6<ACjTg}
xJT{6a%Qp5mid-JF>Byy2GAH0cz=_-;pFeJX(DOm3M1e)tU1b6%OT<zpUGgxUq_g>%Xkwj!#>l%Rm14>LToEqfR>lZRSz5q(nJ*4%3IK5Es;=zUScbtiKzok
7|%yeALL7JxY1pC_GI{c^i;n)Ep96M2CaoAFnLxH@gugPMTg}0i!(t*X{(JnGa*=ly@a^KCxJId>>z$7QnpPd0UK|u5y!wMT>%i#y?qW>cI3zDk=;8$Lo&Rg
xxSAh<sA|!)~tZOc=jwYPAE}TCHm5sMZ)QR{U|m|!ShvdRZQ0@cmDgN>Cr-E<<rRf6S~S}G<l!-xvOi4&o_e^9aGGsRZi#VCGBzC{e&3I%>pOQxoMD6&>w;A
ljp1j>CqJ~EJU9x$7!M#LiFWi9L70@>^JTDOw`$xP1D6)SDX1PIi;){>uYDcTvtwVm#}*+tAQCPuB%?Mzq;6<il39shA6$^mcj?42CtbrU|oyV-g$|UwM&|E
C=1f=U=?I8A|R#aZwmh*!w0pt{^%ZcJB40Q3@8ru<6?on8GY4s+FW0%CTvJ8MwUec=;K%1*{Ivq67Vnf)#@2ay9G4;k~1^u%75pDEgrc=T+@NGt{#6MPTqGB
&Aj7#K~VUoUt5Z)M6<Rb-I2?1s3FyUwl<epG~3Hn@=b5^SJaHxVRCGC1FX)ir=m+Zorl#WSoSZmE_1>aBu|z{2&O>0-g!OAbJclZ;m^muJO(F*CT|$rEzMMq
BT*4XN$8lP5`iu$=h&*Q&<unu?sc`I?6fCKBzA#U<$p5c^S08sn603g&+69f&-=@pJUNCt`Pb>{3;Z;{G<h;RTsCX#nrh&mmp%Ej@+LPc@!sOo`OE&_#z#NA
`tCRnv)?X?VohNECCQR;W3ha$?0$N3?+xaW7uQPf*^noOoSrPz4>k;%aIUaEDK`Aaxq?2<Ftsq2i5Wlt+xX4TKRu_Cw<+&KPy3XgQJQUj=ttn+ejs_k;UL6B
;PG0AP5kZ35To}cdDf|yvG83_lLvcJ`jsA=<d_Ui#DN$GU>M<{g)rnFY^`IG`otx~m)hcd5nQPRd40*_33R?r{&xdn7{)IXDv{)W=hbG_QC-(15T#VJu^_J;
Ju|+H3j$=-qe{(8rlrI;CC!(t!UohPQKnF&{-RcKN|L7u$;x5zX6uF&e-MPOZGAc3)<G1j6*mf9aX1D=<%qZ|s;ATSl09Q3RYd&Km%FlGA4;Ytm!DnBDk5!g
se}JQ`@JaEm(|Q?$E?oNGfqO)kzutpAGT<C)HGuO!&V~{oTRP~2p`@;j!9%W<q`@jQGRiouoZ-xD=hz*QmG+3$C7dr;w9@N!Y_tzIE^vf$mNXg<d85w{GQ4C
Q6m8Y5pU13yW7m8arc>tSB!N<p^Qy+U93`vtR=oUlT`9y*KKLXm%@~AiYnak-i%u6Tm|mpQN^X!K8z=s&2XtK%-q&&b4Af)`^8bkiz;DLDMTiXgK|?_r_$_6
YoKXYZQCSmvM=j;+&bCt<!AOB7e))aj^2J|-%?L4>{8+ZZ#m_tC$7L2c0|uUvmdG1rX9sZSIRcoLSfra>Pb9+FXiU1rg!@{GF5mXAKHH0<^0Rl3VGM{O_&uJ
vut8|Qo<RC(;F88Ej5(D)aOYW?vA$gOOyG6UiY^4N_1PIH(cNCRRM-J>0jV-hV+*zr;87NoSIj?!#QJXTj)mgMngBYOdP3@pE1&`jtTdv^bd(XzGj^Fj%Rt<
)yQBlIxhhsbuGhbI;DDm+du+2RBxm<#SOL6JU6?BTL-CsH``7_v941wV>-%NpAC&7+Bn)mCXZeEd|{!aBog_HA*o=$&*_p<8$YEcA?@^9Ky{kz*b~I>J3Akj
@KHaG%pd-WDqR{m8)A!*FIPmR4ropzxn~dd_&#Gpe2WO+V7z~Lxc|4KPnk`>&8j6zza86!+V|r{byXJ5e#bkb8LaC<Q~KxZ#*M;jBekztF%99@Of<b|^0BMQ
xe<2HJA%O5E7!%MPP1@nm~FqYvaljUcLMptg0$@Q)>TTli-!+^jmf03;5*GfVt%OQu-EGu8}LN|1FTn?qZzx*Vu2uqd-;!IIXGTz@FhzJoK3o+9iJ6vWvw2I
2)hcS$vZ7E;3GqD2da%AC_-4}#j;v8N(jV>+yge)N?T&}yCtuC%w`92Ku60sc|9Ef`Dk)x1O*dcZlI;7rJFA*P^&A(b9qp}g!YFPP|PU1dXTIay^i>J>=h&n
C)PbAok)*vDXSgfCxQm+N>YYVIKnZBo9<(f(oN=YsvV5!CipMTV?}>q(kXo?&VBroikhK!6D7RzH7I;h7aqE;e7Pxz)>T|YGUg{Y#rmmzjSz#+@!xulfI}&c
osH#{uajm%Ks5C$*JwkMBW^WowphmAwO?L4=nl1h;>toBpr~oqb0h8S7(^WxU5Eq&A%Lz3iKBo#uGW~;Y5C71y9DrmUr_6)b!Lfk_T(hy!22M)iAq!zm;5t!
T%(SpW=fDAzcnYm%hu1i`?)?^@X`TkU|O+bv(afp;6W^HXkpVr3oU({R3jZTb>%keURV^s%ZH8E(I8QY4e329s$s_QB{dpj*dPtpzZ4GfmXY1?Xlz`PABDbZ
8>6Ml2w{+BsRJR-k%7(3%S8w`_BM=^Qfn)Hv0?uVR@4An*AG+f#-L-qL2%o%7oVo-8Qa@9JCD-1*7FT3!>a2B8D}rj03baps#*v&kUR?u%^4on)(IyZH%Np9
a`c@r7LoUEPOh7u+SyUV#K}E}HcsyKV?4AYD+)O$sd?r0uf6WnW^K76zlW5`1`fIMx395}<e3385pSx2MF;$_!3znqB#pA(=4ytE^)L9)GmCW*yj#oC_<Bqs
s?mZN(v{s5EeNrFSB{XZ)ttHCZ;scoiEM-vQu7_U&}Uodn^IgznN?RHMyjX8n|Vz!Ml|tQk@1Wxxp<mj6Y7O7&0LCj*=k?39(A;@uwQr!w0*;1sa|s7?hfg@
Q9H>9Tpgif{N37q+$g4H&&-v6u>nuiPXHNO0xT{n#x0wCJ04-WV{c!c>{zxeYrt82k@L38Ez%B`4pV6-fIIf>zLQ#^Zy9wAlLuz3OZ2kJg5Q~3M1Ek-lla90
YdHh50C@f{!0FqS9L?lkJZYc!$f;>?2^PxLVb5M)^fs45Q&QkWBtqiDTs)dHYBVL{jzW)!2)*OfWD=%0<!}qmav<vUp+57)AQ?R{tGnP38LGiYN};aZQqNrC
b|ls}8n-3*vJtuZPrGwrESGqyxxMy5LV@3Yqr{3km`1yX=0`^*I0;7euE%XhYip6AqOJ{Z**T|CG!V{*|85pXIwz-14?HG3gdymfs!TJKtg34#i<ab(wA-yt
`-$ol8y_^W%ZI{LOS%BG@`klTi5kf9hULg`c3im*0~7$L=FUH-=GfOM70f19i^_i>crJU%k$72RtTPMvQ#CL5C7zLaw#Agnq;IJt#(X=@q~~-@t>s~qRc0qa
m`fI#Y;vDR0{eXS%p1a?ePEPryl;(D5vWf!^H~$P8mPs1V3I3YL0+x0GbxI&ULeD8!ml1$TEn|J=!gT4s_M<>G3!I4{Wf4IkGx)Q4fVy3qYbs8;Vn@HUiIDT
d2WttdwBuZPw-7^*!h;l2RC?!c8p>ta9NFPf93|$tfD%DXR7JkhT~hgy2h;yf{FDCQ#u;#+d0TTl`BZp@0>y$wjy+oHtmUMIsyx*aZZ8=LK}gIsY_2lE!%>!
x}*BLP-zQs323f1Z>73{QkK&J7*(7_q^(EtlKZY*VI-3Kk;%|x9faL>pC(cum2~m)DlV+urI_DF^ZaEAMbY~*$X0pvz6&!#CsF<&%fciN^ch+InmNt~+up(<
8yBXqFeztT^dA%9roiH#j~n8Esh`Z*4v_V}X#)(-!P!!gK|z5V+y)5U$9+t$G4A#m=aSsZN9+^8w@uwj>w<Nw^~Ranwp_c86SmZ$spM(TrA~fjF(}#GySDLe
w^O3?Zfm$C8gCtC9r`8*LGG~tzJBsZ_42CG_7RF+As}XJDx2_`*%e=C><)V5lMsszAnFVCL2J_$Q&gef=+C;^tS@tRljR$0j0uKO7$lEQmg1{-uz!ReUjVZ3
<ClXY?_%aZ$kbsAKRvnk=HTcT>eKDsyjZWz?r9z@+!VWqF{)rLNVh&c!=1wLo6v15Gm8kk%LmDmlcl?z@bf|7E#_^7d^^c;%mh?T=g3jD)gL}t!ggSKPt=9&
?)G+Vw`_Bw&fYIkkI6E(1Z>p>x>n>`3KDI0zMSAiWrpwt+6T$wlcm>g4U%u*v|OG?SS6hnyE}2dUA7@CB@|X6&UGG{YwX6n@@}?x6K1t@(7UX#DxdMLGjsi!
r1LyEd`m+6>jQM0lplw$zW)J!VGgnJ&+jnl=3fuSd-Cr?`S&XaReu6tLhnIb_Mc9cCc$J1jlarCUFrUx^D%tU4jXckYzI??HMt@#5XreEXok$xb^TzEhQcxZ
Abe1rT_Wf5G+7oGa8c30PRoLOm^XWdIq%1`M{tGk$~|<$kjam8?wK$ZfK4`)FrPC$#YAwFQqTG-A_2hJV3l;7qIXU64j3L-Y2MX2FJ`aTd-AB49Ac%H+Bqfq
k}nc;xV#Z@h^N&SLAsZG%YicZuLD)<{t;J`IX}6l`4}jBAg}l%KKSG+#gyl+)32MpBn*U&mcc$ZzcL`}zWT4^A#3X`2sb)@^rYFFKzVbzE%W7z5ID~Bov<JN
=?Tw-ZwVhUUXQ-T{k>j~VwMqRcNWvDQ~)6F$_tx0kp8j6JHFj77jA{ev0bE7owOU2Q(yG?rcjtF*%tp%EFF-MNf6}X)4u~T$h}O?-uAQd{2Ulw65TNiCTjC$
Y`E=xfrtGz-+5_*iJtV`0sOtqCtll;DhI6^xcl|z_|O{;(%XkI33Q5MXN_A6yRux{BI+(XtqrjwofadXf^Yeh;{rqDZIGdx=yzeWiRjJtuY<>ulbc>h9J9Wn
tlad1VkGr3=i{d5oQzvvP$F)6PN}%{F{k0C=bVUJUzjA^^wy-|)+R0mH#I;?PK4Y|9^Kw~>S$Ng$C7!QUeqP!H*I=?w>o|h7>Aiz5P;X0;*2gpt?>*D*U@>f
Z3^TU&EPXdh=%LK1J)QuwARXF{ONO2`)W(^Z}(S^_>hnj7r*OLMW>)(fO#(RA2X^kgVe$qkv7VRFJ#{h9UHu+nY+SvXwq7joZyKNApk5+kD}VAOTY^?ZhMhy
C_2KnWZnRNcBAh6SXzwc8rEVCveGoB^b0HCmNS<v6x~lGd5(tt$SY1SYtxB_+Zt9CZ?4`|%%rNUn#=-8st5z5v;roAC@k?aGBUOIK5$Mc8I0dr8LK%B0!m{7
<HghEqEb?>AeWs-wVdCu9gX4>weq#;WmXk++jMFdO%PASC&i_M=H{5yxAKYJ7)m^>u?SkO?c6Z#L-K(EpIX&q%L{>^S=`D_$9hHir%^R~A-P;90ckF`LSyCD
2Da*8U$iZIQWoRz=hp{E<A=MukKrMqkJO`q!O1;*b8;^aalwEnOb@Fhe0Q)9T+hK#ZtnHqtGwk_4<6=?`#Jb-I(J12f@?x}EpLNr`=%A%S{f(>1miVN#D3{d
#6AsAWRN!NP~@h%L>|<Q$W5_`+}4K3O(6(%ns$dOV=xuUqsk7sDdd1(W_qAM?eAmN))zk<w;$_b3X=H>h{3vfxDL;!DWCH%aL^olQTN_qhB^LIr^LT-!C4l7
fnzIL!C|)r9L!FK&|uFk0tfr59UfX*IDjxCw!nk^(g1{g+zJtfHE4l{=Bekl;zt(<2wRXhN`T18AG~};+7KzH0_U6a(No<NX8oABGuud>jm$tUlhh*u_$q>-
Y)jn_HXvH2dmmBix&jPO?{X}$QX{{N{Afu5<?oB7=%k><`^^<g0BQ*J`Eb6d<j1OLMzT6S8-2mI2fDsmV`weT`!hmbKQm_4#Hg}<OVn2`Le=QIa*Ej_4H>}D
{*hw&7i3yd(JLjDL6#>dY+>qT4!h1-DBJY{7ZsBr$4lm?aM%BUTBd3>E7ASD)>M6(HJ8Mu=9!!<_YdFx>?Of1^9d)mClj+1G&7Yy#5F>S5ER7kG)OTBs^!`d
?nJ}7sQyr2{I{1yd2xAKZC15Q`aw!k%r?IwJpzX2nPoA$BSeR{HdhHHCy63YwAcz=<J`&znC6e2Zm-HU|AA<X{}QQ&f1pGnElFtMzX`MPpFiMSEP=(+*d8%|
(Hz-eGd_O%;{hssRz(jh8<g`xXafwL{`uXvxQb^(*pur~_8UHc#XS4(?6(*AH?HT|5H+mu@&KR6y4=I>@gc77+3@w@D02l5PVW8oj(URyYh(QF^wH0Tdk-Fu
?q|RK4-Yh5*k)7@9GiS2vtkte?1vxzOk>>5GyWazcI4{JM?mbpq{HwY9wlo7Y82hP<~-f&^&V%D;AE0-8M($qiF)x#ROPqN_BFyoG+AHuUM!6zid>Tk?aySw
b<-uklSqAPsB8`Cec^IewauS;li#Y{t1n9s0XPVezt5v@@i+S&IChgXfY`QK*`}aC8~p;7!0BPot?ntF3FhZMEkZ+3z*^5fz<}t1zzA~aCNm1NLZH!y3i-@F
Bs*@3QfzmRUfh@$e#KHPQW97N3%{tQ@^`0>Qv?i6A~u=eH)u+pS0c#Z9~f8kp{$?E;}4nxgsjLwh%g!X5{Sno`yELifc?<c)Vdqk1lRjOSI)D=l|IllJ4Ip2
pHUJ=QbK1<g`u%>!53J(Y4#yQ&sX~MrsWGHZd3{W1EwWnO(N2?;9Q8-QL7u@O2+c)D01Wv?*iP;#bQJDI#GU!XjWTZu9uM1D|`ke^k!b;DcvQ0#Fi4J;Fk&3
lZiv1TcQkB)wK;UL%m3D$2RX?koQri&67NH$dQLhFD2mt0)0B4F5f?>0oP&L_nGic#JfrO-F4s)bgS|_*(`an)Dtg(+_FW-xrR-gtuG~uuUU+7MbmVD_C{iJ
N_PO%VvDQL#i~SS(jm^fzM7ZoG_#4gaW=6JC~q<|8N}2IkHKLzC--2C9>)Ep=uc!j!?Bt%3o|r9(%+ZJ8LTB45jMtvQp(zhljMqCxqF$lo6M=hgzXZPM~h~m
E{gm%o>S~`+g9410eV>!v)Y{zf(G>%)UM|s2g+cM)a8ZLl0ZHoZY6n~Nj_lwg|rC8gHKUQq3XAHNxIcLbt&rEpe@tm*5)kc^%JamG9*ff&4vx=AU1#my|8P%
jBWkWrRQ~7#uaDXvPL|*n_N%N*I#HmM{N5c=Zh7#Mwn<x<HXJ)Bp#(He0h_}*A3Syi&9$HZN3WJg-(NFw%R?w&&B9VoK4(+BNLSa^|EGnQFcITSx=i)&FJSo
;&-36Vh)K>bLf`$#(Hw`x@nh4OWlT2F?}H&!T`B)K;yT#xKpiH%ne!!S`^fDa_>G&D0b1qxH(LcNqjVg`_Q8lduZnI;^q>AbH_bX6fG*5<Rf<dyVWN;Q9L)^
$p8zuAX0Qz#4&ppt7>zF7b0!Wio;D+Vi~o}%a$||=~Pk)MBnx{R}>eQb-*_h+27zMN*YVoGm3hanT%ff8Qf1EX32jUu{rw`4pz*~nh1<WUDpi}Wp6s0#a?uc
Zdh^~A#~~^C&G31P6&2*Cit>_-?nz#vWsR;TPG0X?mMlL1<}s+5O#O#`6_9C$#?8EkYOU2d)p2MkbV1DHdxY2xoAlyX+k?N(M_XHcoQ<?Ce0)!Z9fZ{QkMHE
Y=?>IV#{tZ$?8qvLM&$~(JTS%E=Zv6GNL}gQ(j?XDs|B{v?YUX>4-KgI>o$r=n>LDsDwl*Pep@;-z8TH5uLuZTn(z~{M$YEmf0#ht|J_G8P}<NNH^n@KGP*T
1SK56VFONBlZa$WxX&$7Fm4MtxewX#5Th<R7m7m>cKV3HT4+!x^WJ4CB)g+^&y~`|2z&A`jwJLrMkYp&Zmxt~gGe5%y?M9Us-~0qyVjV=GwX4LfSH`FD$;<u
%8@kjTnwnPMv1>KW*5zHKu*E$`DfhRczOM1>LX;$I%q{V#}b})E8+<`0sOxkip)QY!a`^##$5KZ9gc6=P7+{cLmSD{&q$S>I1d3IT!eeu;+M#p`^M%H-#0Lc
$d$c$?^BoV<@Ofex0kk!qZNGud@lOlRtgm|i0KE+Z;rYYnvnc`lVu%bi?_V}Bdd6-R)F5tz!idkn$l1b;onfiMDj>ODKkgc)JD=~^6FRh3|Dx)cGmeTN{3F8
H`}ifDou_8$^Ko_B?x2jRHa10zdX}jVPXDvQxMNamWgzTFO>=4n?enm>BH%9@2UdE|GXiwc-G0Cx?!IBak?x~kblk<W3!JtaMuT;RNtlGRlfm>s=0%^-2Pw#
hpy`pW%}30O!69q6WtCgQT7uJbWpCNZbR24dZUJ=?a4n?yccUuo8%(ODZP{TBGCK}&N=1=Lrg?@v!8G>|C#gJMpp(7pM;5(%Zp7}UwSVqQU@l*`8jM@-w#Py
no;l5OO7dhv)IN|g@`3<C?bL|2wW^$`V=drU{c$&>4w}r@T=v8>cAx}IR@cyw+oJsY3-7W15=N3(Bi5|ZhT0?5yPD<T~bPNu$KJmB?|DN%Qd;V%>F(-E07HY
z@C@O_Y_7Am-FJ%y|YsZDy35(2%cOo*~b*Qd?{dy$_v~V-Y&fMTs9CBHF|I5|6KOmFeUCAbSFGU5&jDj;+j0h+Fvu9YVmm)b;VV)C4p|>%<7U{njBr9l@@nf
8e5;gmJ`>$5X-9u9YpS@>hEG$7w?mZ06<z_?Bi)7MqGb6xv82uC5Q2pOF2yIGs#OHX18(`)3`HqcgA6&l$dPx;3feLIzk0Qt#hLc3Tj*C3m$-TKuk!kS6x>W
fswPiOqE%x{90|6Ib5^i*RsNVapYp|GoaJuBqP@faX-!|3$-cK;#qk5w0q>@joMDvIiO&?s0c1Yd`Tfn^h=wJ8v4)85`&~{fFmuj2ST8va7t6(VNM@(&5G5w
AW{uSnIe5`XanZ_Mx42fwL%D3lO{XCKWH+nR-->zjY|{cASBL1p#T98KW02rrwf>R2`7Cf*eyzz3I}|#zBCNE*S|@`{ZvC!xap|RwUflDK@5OoKjQ|#x0sxL
P4Iony5uQWw)dFUl)eb(j1~!(4v_DOza;1?&k4*GVN*6d!1@={s~Tkjq6989d73QB59oL~os}P)Z=*QoK<g6rc%e)gF;e<$D!vDevKYwy1gTfU>Dx@6ltD<h
4r{Vafo+sar`d;HiW#41N1PI(1ULu{W6xdj?gthy*k`l_!P1vxVmM#71!4vx+9ZIfycv>7M0@hpI9j4`WiRlbVPr_5XJNe$Y>{Q!F~u2%!2mLW5VDnzX+w6B
y138C-9hx;*C9;r1GzvzcFc}5W(j$AI2*ZbWRi-RX5XU${!nXf9s)=M)6zi<)CVzlfNeMElhlUb8!&d}NKb_9vlwdZ-5*kki-Kmt*h7Ah7FWPdwycMohgQOn
Dpno>sX7aPkcH_mqnu#pq)DF@A96dEH$!MAR+^xyq4H7ROnKOM1C6K}ZOij817Ks$vJ>0qtY0H!`@NuA=TR2rp?z&i_-Z;ccNxu=nw8>tk6raXcfBxwtt$wJ
%1raZ$1+F-9A9`QASY%8z9-q*mhRxx&16C+1?|k5zF&eUk$NUEjK`QvNHD=L^lv2VV&5enms&%7o8a1DtT&Z+E6(2I7t79~*N8Ao9z=JQ-jWx#$$E&5B_(1)
Y11%|n9mlABRzG=Bu!whIM-8zU~5u8T2|k2fN=^(s}|UtpU;6@<Lg=+PyiBU)q+y1@}Ir$izVx4IuR3npC?ZqjWAtrHRsva0$9*TOM+85HW}lpSS>clIl!=M
bgc3yH;#d76k0-y2Tx!x%Yvllyi61*(=cbDEZCIDLQn}7g%4^`SV+d_b#3$>eC(1Og!)6ccuu>JyK^&{4ZNxzb}012xkM$-AWmQie^EX-^6G156SP^@Y%&Y%
%;uZ&A$a^noVS3`d4Pd@vpD>$k)RMiw&c-&N;OgER2hz+5?_s8TDBypR6E5}pS~}~<iaz?iKp1J9Mn)cXel(+z$vWi6TaqxYHRT*+Lqm}2PgMx@_z|Tfef_+
{#R;tMQ?R3?UQzCdvr`E=LH{Uxw=yZ^T%zwCFv#SLMRu2PJ^s@)Y7GXrhLzh-D+frrF_)PKXH{UK61^R@_;7f>Q8B!MmcIXe4Nowi%MQ~XQbTmU}aF2+jvb*
wkVghQl992o`eNStU`u0^QtTCGv!HsOViGRuvQt~r~S5)e%8o}B)Eyl2Td)%Q~pS&8Pjdm1+?Trg!u;fLW9C*xB#2PCSG%ZLG3Kf{?ROWZz5bc-Yn|^xD4r~
t7ryKOsGOD(~A7xbX8V&ARQ;ms1P9*%i(`R6|++f`c!_o66hZ}o%fG^;8+t8QDG$0KaM;%OUPV5roE`+k0%peHz0GTN`&2NVQz5`QB$zP4EGL8^eqJf0#!l8
nyEdWk0g-CTzBr%_K;vF&^t>U2qg_}QBhkLz2ym@UxD9SOHO;oggyif{WuEmt-l>c@x`(d?m%W>C2N@)=JOv|#R?sK?l;mp1W|{fmW5TNs7zs)4YedR$zfkg
li&izqGP7-Mv8Za^t8{@xt}!JN5$Ku-JsbpxSsZA$_S%wU3s&t+P>^UP>zV<-UrY9q1ODg|2ONFA)`(>_zPmOo7z+ZNsfwcDMRL?J#49`4QAs7NNR>-?>mv0
sY0%ja+LA}<cf6#TNL@UazzOWUf2(!l7*<yo0s}V5=YX*znW;}BNwiGq)+w1f44*~7yru<R6cB()CP80Z#9QqTx}1HTN`$cT^7CMZI~U%rQ|Bn&l>5_7O!_n
0w3m?caE;EN|kqzk84x0YrFA^ZWN{x=XblZ?<nQ*)2L>walj)DsuY^Q+%2IY(FaI-RO5rGlSVcutzmT}JVO!`U~2>^IPEby;^1XSMFBgOn6ANmx;ULp`^iwC
c?2wg7w?0paC>n5Fi!w`y%Xne^p#X$96QAm6q~o!&I-3dBU(9H7G13npaQ{%p@dTopghM;7$9|CPiqqduC*&#G83@N%+-z0i)sPYN`HmTIOpr-;BKa27UrxY
Q`T+SuzV!)7bnCLhlB2nSV8i>+-9+oLJ1CY?QThS-wGH}t&VXe*_gYReXyMQl+#ktp{%zpfj2X2ORAO!DR9aD;cEzfZn2+sKPfu^##6QzI=n-j9z%g|DPDv$
d5lbUYK|&%-WX=`Vimb_b)axKVQCvhftavx*gF*fN>a&LW$OeLCP7xT033Aey8E0}+^qyk9OtD>h898*KODaL&Hy4RII4?>c@KUqG>KXXoo{BGe!yj04UyPW
tJezre1d{1tr{;GxHYv-)}AMz4fE{-bF^V!3vSP)O0*~nWlg{(KNSZPtGz?T@pMTRaSX^#>MA%pOZkElDqTqx&f8NcglS>g@UH}3Aq=U_A+^?pR$0ynXKwQv
o<C}JfJ@4fHklhvr<l~EzD7~eLvKK@SU?JVvFMhzC7@z7Wni~?d(*7N@Q7n5kB_%wM2Z1=wM`ptL}QN>46o1`n-(hqSsH-Tw@}Lm)RNdlE0<3{1Zo_w!12?H
uKI0r`=O-*8KoxCIC6JJxyv*zSCL@L%{NJRd%bV6)@hf^)Ue?3#v!Hdl5ZqOWEAzT`Ik7>Olq*Wdq<8MFu%H7Z04v;=xHLwupTRgLQn*fOR%nfe_Dney#raL
i*af`NsKy`2GJEj7H2gdDGzb7Tvt_}JCcwQVwck!7Q}Zb{A^ahFZ9UU0~R_#etc26St6@O2{O?;(d6l~h5<4KlSvZha<Zh!D0YMi&oSM%Ruba9;xIII6az`>
d_!W|T6co;-F%5#P6;5irfO5tsI2GZS@CZvKy8Bg*-6GGfy@)lAQ;Gdl<!Yvz0R>1qMTa}2Dj$w?-<6U=IXikWtE{p04@19{rlBJ0?i-xU%jDh+koWlnogD=
8R82m#iEHD*Fg#7v&(6@%=MvjTlGG#3&+?Z)Vdq``t6(V4`8sPS1(a8eSWb2(-`wm(66r_>3DA`5hU-0gvDU+EK@TY?OH3Qe>kHkIx<HIcxeN6$A$0brODS5
C3L|sd`&;b+N*~dWxV7ld&yt<=It-=11Gur;ZNW3|AOMs)d$Z5aQ#+f&-+-yFets;!}1wkZ1ow=2MHbwM)KoK&|U%ebTgI$bv`4nl+aTl!0FtA<fM4joxjxc
n@AoFvdJ<nR25}ioK;Joc@o18++4rg=iS)#NkC0z2^Tmj`_0#SS%rD5qL5$SlaO#RViknQj-<&E+L%Dhd;t>><iyBJ{QDWZ<_V@KePpt}-X7#@{ft}df|1Zf
S9QRR8;O_+oetFJRs60WwuoS^j*5J<ldzk!#;Rf@R71eQrDAZ-j_JoVVsngX8+ggOO35aA@W#W89bG~T<CnCaERM_Mq_b8N%tdRsa<DJ0tZ|4mj}cpUc!zcp
9(L5o(LG;JgPtjD-)<X)_=nExj6P+6mvNsTL_)j?w7?JZL~MXs8kfF)(fE4kch}{SzKI^f-Dv-ec50LdU-2{e>L2A*x<h*t)VHQaTD~JFy+yV!u4=|}4QsQA
S1!iLH9F%KTRZFcD4KL=9;J6ahrO+mM*aJ3a#Owz626ogZ9;WjSgX^Fa0mdYf1AU4S3pRxu}zS@b#=p_0|yMQ(u#8d8}5!82RcU1am*1sdgfsRkj`pgb{bla
G2rVl1s}EsXg3cvG^fIrH<DY|&F#(IJ1SgB3!(_Yj-sY+{PvA(4&(y(43HROBe_k;jdbLfSKwWBU@Z>2w=IF=1N{OdUU1tIu*pz-Lb<t7=m`MFi<5ROQ}I!X
S~PyiDn?%U?*@Kt#@b&LSF>_avz7y`th=LN;q7tp^=DmY`DS<vs^)#O5r?CWdtueucP9nhzxj3)!!%rD6IcE@OANjo#*^$=1_r*3g_|1q3x`?gs`D|$Yc_8r
D#FI7?dZ75Sf_^?rGZLVcBM7KtW^t``t&s{yaja7C%p-ZCR$A6hf)K;ExAg5a*X@haboBrd_G-ilpvO~W9y!C9+s>=EEiBL2nql$1*r{=Y>DCgwJfd!+8pvT
xeX5Y<l5{xjs7oma2tvF?650ieD`(&27ONfY*<uFz%!K+98fpI2LJ-3G=(lnQ5up+yOGWNXT}*xLKN(%Wk@_G^0YGZr6{gB)q3a(8FOcF>)5E4apMCzcTy<n
gk^YIpnnzJEddt%$9SI!MnJcnk+8iX@R_L91_#g3L;rSl$&G?8bJRvHDmWxR*Qag}f%YZoPtDy_BEQ{0GMUg#8iR0+E_*NW>R(Nlqdtk-?*rZQds#057MX}A
lj{7uE>NPNd`Sq|4-(W9cSIsH8$;iyH3dc^Vam!KdGe$~4k68ey?|D6;yUEJw`sY2pLMzT1CjMzdjm@?mk}rEbBE=2#VAl{Z#zZ`F{#E7boY{PzcuN@B2p-a
1?_Mo3q=;EPtPucT{2o2LQ^z`SxD!8RcB|LtFo{@H_@lj9&ijpSQXlbp~_p^0XlIJj(0;ndzMHj1XH8mCwna$tt|#|v?i^7=sN%|N4s|0%WoTu3vV0!8{f}U
M|<p4Pbr!gH86;{#u&IbYwLB4sec9r4Ky7RgIzTkA+YqiL4@AwM6@yzCG685qSZ5nl2||28l!KtYeWxh2^m%hOJR^*&X*|>oJ-139n=!kIbqO`D)OAtPOt~M
kJDUH^*fo!O!13m{#IYk9rb&iIl-(2l~2%D5p-uD&v4|ps-VmPO(nX5FpH2Ej<%!JHpWKsuv3hRtxG^FB^-+^+Vy3HVya6C&jRea@;p$<Mz?0jzUVNmnnoXW
sB9RY@K7E43eN$<^!`jj5yrjJ)LZgl6}O1}A$vyJgl0!Lqnq)%3LR!~KJBcyw8x|WcZsI~jbPq{4y!}BQ)32~9(8q<1K#9r5%Km&hLQT1`x{AG20t@R=F{Dg
Q#{*FLir>*#-VSwCBVL8NIX2#f!z$L(i(m!N0-`-hE}Ooay98n9@rl?lT-IppmQ@B8Vk+I_%Dda4<nZb5o%PV`uuwyq~pM7_u56T6T?(eVFuy=CKF_~=rHe#
9R`shbb@+$!u^d~9#uC5_@0%&E~@{pxUXSu<4CgnE4{jiRX5dyN!jD`f`VfynfCA`kqVKvb^}6yO`=Km2x#!ofG8eU_uH>te$-btK+2wtn~AVMpt`y~vof<@
zMOcVYEPzZC6Rdo2y2k<EFQ6moKvYavT+xcsZmHCb`mkzPe1)_q$zj$)bU$C-Hxy$lW$!k^AKzh1&zUHY%N_`V*Y=*ufAUxwdwB7<xDoa0WMB=Nk%tg@kTAo
YGV7s)XI@~-kVaJQC4f;w8oT&bwJORz}r2i0jKu709W>gr=z$}FrU(cozy0mi?R%L2Rg)x^(WZRvGT>e*Gl3{panEjdW)}>N@8WHbG_MUBQ)>=|As&ZyNGu@
V^<`qI-Y!eMkXoiT%`mLY6ZJqaPP4;jh6b1Qwm_+o{TyeEVYv1$ewT`?7rd2NKf9|^*L3db3=|%%Y?{(#}Vq)g!gT#<^NSOX|vePIuo<nxw8Y!_2k`?8OUL;
!YofZDt>qlc~)9;s5{8*nn>z;uQoHlO@2^l+j;qh)!|8Ql#|;wTsEp6jED4dSzBFMVMtax?o7XZN}4B0Y!7cF_#GlGOs)&OQg1eKLn|7q&@^#a95u<<*u)Nm
COLR2f|D147ES0UFyEZtE%jtU#S(Ha#6w@`rFZ=9-RJ)kUXPXF9gWHhmLn~*L2(wgCyKA(SxW^IgH~o8u~Ve5e&H+FG`#up_bVDaNWLKQ$7Z1ZFVhtNZ)5fR
WWGe>w^6kC;{Qa6efhV$__yaj#BZ{zSc192g)BGgP)WbEvp=Vp)kvPo*@Kt4>+}D@^RZnJ_;9V(Kwi*xl+RD2Hm%o(!sS%Ly*7J^ZwVhrwJL)S5vK)9WuHqk
`sQLj0rxp{U5YA6QXl!SC6w>aJlgW@UC_q?0mLt2>LtenFID}tVF77!-u3;BD0jUGb8b)&)#AAXc|=++hKdk_p$|};|Fk6OF##iQwLGH!ul(8bjz)1Um(_B~
GJ7ZpRnQ0Vc-v_L@i~1Q?u>?L+=vu_9+c*|LP7RPy<Mlhdt+*EI3p)BVqm?9UuX41<<$QiH^NOC+$ZwJ=!~9Eh|Y;4@}&sfHpZo-$05dMi|5xgBczK!*;tpL
m)Kf(Mwq=a-lW{-Smew7$Uo%*g8UREgZ*tn+vVcU%U9;732{<i>G>gl+FsAi;0Zp*nJCV?v1A+8hudTw*W5<WUQ}g^?p%Ofgp-XK72^A<ECMK~!R(5_^nd&%
1~n+&pkxDOE}#t$Gknh9@Bu%f*v`QSj5@RiF5Yz|KvWde9J)=VPi;+HM3HwFxK1AVgSPJ4-y3;l#OS=*?MMgVx4}cb!j3dWQ*-bDn<U^mTG#}}3;73Lj$E7y
Zp;8sn=6#lR3Kr`3B0}EKaa8i%GLryn>lc*OD{6SY81NUSqJe`{s@+;{KBb$Cdf6BG^?4*g3aoTV(HAu-VsYG%7-At1_?pchzEt*pV^@5WdRrneaU)@LU~z9
@QWES$4^_Wg8%yYXY*I4nloP5`S`yM)Ia|H^K|FSPdoho5PO|Uiv}e79p}IX0Pv#tTuwV992Mk-c>1z0_J~W;tjUfUmRl`d45YnbumES(S1Iz1dBS+xDr+FU
kX|HCT?GFzU@l1=B*K4jp4=GKgq9#a<U(G_p$(<FI|<dHSPApN+EX8EBG678!<yoo7v-#|YGMww0V1;kL5Q5XvB2dou`@L#vljZP%Fz~Hv6N~@7}?a<*epNR
^Uq$gSqOJv6os86Ihos%jwTg*$c1k(p_Ih3CsbRJG&5G;%pu93P;DT##K)Rb+firBFE>WhC?_6BQZjtco$K9~yZExI!Cr;f3ahm-qY=#%cfTUqSn`&CCX<Ac
_u3F}M&yHdgF~Lb75*Ftxt7hJOn=sbP+!bv=MW#LVT`F8OB~#+<a9xQhRM)|?J7#1BlvCTz_&3WA`WfLpll6OH4+r%PR-oq93|BJHI7988neZhNSWjxM~`T;
@+w0jzU5?pkA;W}G(6<V{gaH0t-_*e`LALi?js=QrgVXmPr>JWn}yYIvj6ton*$0MBv3O3Ojy#f`B?2B`DJ}>G^P%_jL-xU35rNYX{*Q??c>z}UCiYPeKs$7
zJn}uWQh_#$Zi1Bu9nKrEJPh;O<bcY=iI5t1r(eJLE?ph$ysYo&RNm81jWDYzdaa}j}wObx(twhgCyCuO{(lv-Wy6ZOJR?&1noQC{{H6l@Z^B->O;boY}~4;
Kdhoq^0<@sYsWpn;RV=nAzU#7;EPX5463afoB9v_15LVjrvTd;K5v=)6e@C4GYHe{E8B4RjGt{cO;cVS|9-^%l}Kz0H5+P;J&GTCXjL&$o7V_>-6&i0>W_7M
9PAq#$&D%uTXC#a=X(8cc#0h4!=Y9DcRb}DF}2iC0J@~BL#NHUUh`lN(V)>V;IvG)w0YdREbHjB?H|>EEixKK@Pe+<;}RY>TeyIBJwZro$QwOrDr%MC;-#U3
WLrmU`PwR=`)MpmbC`RQ;Oq=lncoq$6pSu26AVMciWiv3>%g2^yX5F5;DHYIJ+jEI0rM;oY1(ki1A#yFGd()Wxr$M6y^6NG$r{_)a=9}fT$XFbxiz8%Px%y?
MO@6p>F@84PRx;adU|;Do6tb)_Wp)2o)hfHA9_3H^TBVFa@r3Ik=@XW&|%wMv^N}J9f2Y5<}sb_hmBfx(WRRAl6}@X$^8~wzFk_Xe(!?Mqrj6`IM$y*n<iue
Q8Zl96|wIkRZc{J`%%ReB@Q?1Fvwun6)gNfpi0gO0{W~*tPNX{!(@=y58lDf7rXH_j*VXgnS_2$`FVM3fV(VexjT`d$u&^;@Tv%+8VMc!S<$L`j?c@B2~j?W
fmcJT<<6PIZ|Hzklp3L+gz+~(IvWEz)%QnGQR$ZF**WQU>BQAW1c5=NL0^dntyS}R(UhLk$!~@L<%5CA!Y7CNhEdFK=Djy?tH=0dc|ZQ~=xnDP6YiNCJ!Qv;
NuPPWgz2;8r~+t-&JRgJ%o=D|mcXv~T?nI`X61F&`^W~ey|ji^ky3MABeFGwqAj^T>Wcs1fixp{@hKhhHzWlv$p)uOV`_uMAZh0GynV@eZK0A<+qEjC<2<3y
8|u=)XJcTxT(M0Tw9UpJ@RF1j<Ov?i!t5B`^je1Y2wwY|7n*seB^Kz)7b&4DGXDG*m~!cx5dA*C43O{Na@|LV0tCO@`1%>exrV(^R*Oc@L=Nk6%X&M_E&I;f
UhyS4?nHWO5N*SpYUBU9i>iPg#iNp0Hwt;1YUqK%VN1o0js%4<&FKZQW0!qm5x>H%J6H<MxSX9Kq88tYC#IXQh!@jjZStb1t;~10<;mn{inUDx=tyf+#&&tM
h^D(3OHS29Q}<>!d5mTka_6B)(dtr3(Il@p5nd4P$S*AJVOO-hD3IQZBYbFbw;W1`d_XLB#2sX_J#mG~#>0O_Lz!jaJv!uJ#6l#bh7b?BcBl~#t(f7F=!c<^
8=Bfy%QmH%xWEd}l$-)P*~V;KECO5%6K^ci;I;xmrR#(m16(oL@_yIZuO^-MdMJ|7>#n=!WOu}9{ld|1D=V|RH6ke-ir5HDORvSyycZ%8dM?mTHRFW#e~(?3
j!2=4Gp6evS3T-#)QrKq&qSh;*+v6y^O*vA<xPZ)RoB?JvS1?7%YdsBrcP6(PEd@v;?{{npB@TJC@(A3Y9}{ZG2)KlT7LdHaju;}Cw3=Gc%9!p)i3WnmhYi<
KYgvhxf4Rl(X3GpC|+3hxRW*!$XCu~UL9As#37u2>(0HrYMF5UaA)qs_4F!MB1AE8ItS60OX&_?VXIASEay>~%RHoL<g;KE49!<Lw__AbZ{8%KB4Txe_FXVM
Qo?fkEJ>+PFJ5@lnPnEj?@?wLRV2y{JGG!8-`0sl-y^rYIUw&EJ|t9vG5I6Wthn0={@dThtqCSV-Gq~#ocJRZSVhZH$oNW}drViGa_03M{A6-jJ>ai0jSp8l
%csz`HTE>xk6E2zUwGthzK_N|!skoJLwfMUk9qkC#4xglneWUEa1M3|ym|yZY`yVm&_6K`8YVhtKRsS_zL*!23j|Xv=c&+g`Kx4ChbG9L8C)TxOY;3&rQc)S
HfkV4jh(`VkqJ<lp03Y|o_Q*7X?d#9P-QYLIah5*JZmcoRJmRKa(l21#&WKSb$hgFEBU|X#aTyL-&1l*_mnN#CwrL{Tw#?G(ZFjwQs-IxnSHPqIwx}VV|WZ|
R4a}?XCPeS2H^YWeL8u<;55cc#jmR@OZ_KQvggOQ+~#yU=Xjqz#-Uq;ZkdO14#LIbJOj!?wt~*uhlScdgO}<|MuB`frXm*M;6WodlsVt2e=Ow-VGOR8I2Q`<
{5SnJ-;OWlj1}ZqkH<M~sQx~?wQ@~-z>&>A{y<Wns_pYAB0{UTv(}{}jaAW4Pa+;&Dwl6I25RF-;yG>Ggt0q_$F3Dv8xfjHAA1h1A`7Aw7JYF&uNa_8=fs$3
x#Uac2hSpvhU^oNaGGV?loPqmXhCH<Bm2i!tFkfbQh9|V&(Si{?g2B;eBx=>^C{xDE^wn2PFZtXmN$(@GXBW<3$|ytMa3b<(k8koZXG!cN1y~XO?u-kqk-@?
YZC_gAsR#SP6()hx|wp9;z7G9nl`wLp9|~|u7Vb~H#T9KR8mG-eg7luYVP(u=2>teIH##zt3t!_*>m?}6kmQWNq&SpgbCAps;Pg%Dv}H<1HK~=AfLYlX@3k^
pV}RHGZAdiY-5x`_guI|Ouwh3pmBRTF#nWd)t@73m^nqqS96^yFS!U!m0sJnjY9?^S)smMd!|IN2p3Tz?9M^~bv|d79_WH`@>GsGuLN5er$Eqq{gyp%&u4j7
^Bss{m3u0azZpDN?WV`amL=EIq9X0as_J|gIFLWfLiPpt9uKXpW#zZG9993!6QpVDCI(u%G(I?coXF#8H=o?@?8IB{3k4WG*{7(|ML~R2X08}qj~En*F;7^(
q97t`D4CbErIzZl^TIk{{9`9?f93B*Y^qVW8;2hW2@ov2ijA-HMjf7CJa?YjMm!wq+y4@z<qax(7T0$7U~PA;+Co9$C$>$#OTO>zKy=W5+Y%*@^X7Q{_bj(j
HtIp6N!PwL7;LLFje;f2<@(#ZTA679G^k*Cu`mjkmdYi8_o`g!g!qa#F`P=jD}LggX89P=i!^Iot2Sh<93IBm&G0`f+6EC~+bK0`bQ<>M+%`78NL86gmfJU&
^@Ltomr7$%jehV&N7J?jv_`&5tUp0t)m8c#m2UqqT(<~pfv(wKzmD}W2Z`-a=sI)*-$)nUd_6djtQ!zPNy#M&4yo)u_=JFe?9btAU#R|^4L&4;<!T09>0VOz
-N~=7e*7Wb&AQV+vR>M68_7YQ5>jYV3mwabeTx^1QddhRE!ewN&A1f{W#i-}W=Wg%z+?!6*hJ@a>XBeb86)E@@Z`mS-o)_^k|D)IFU!7C=4oHyrC=<F>XO~n
XS`QP4W0AzDgZ2DvlRkFZ!Lje8UVlmu~BDDo$7Qhsd+;A60D$?cP$8x<k#_#5hvoOWr#HE-A0vRkZg#MU~B<<iHHf)42@?5m+Tlf!;C~}O^fro6cX-vEjR#1
3ZI?HVDiH`1@vI(%-<>T`17<_3)nwmGiIzOBxx@>K&!ee)nYPf0&}&eQEsr>1sK{mU5)WCMB|G$lJ_eB;O2x$|0x>D4utrkY)pyx7{INp85gz)9uFT14h=d9
xOz|_1&MX^NU1mxQgq;i$*v?&GdwOF3@WFhS=$}NGLxOMu9=*C%-2%PcsH8ujukh1_85JQYax$qs}gdsc3c_r?0DfPAt;ER&BS%vBWKZYccd7n%XJ5r%c{ob
9leDgUrRajiIT<XdFSAJ1ZLuP^y4rjoi{o1cmM_PBq9kkW*9d9y3OoJ3wOih+Wv4>Tz{VF{V#Y3HPbHl!h0Z&ymf`c{AfWfkyXblQ?J??ZWgT32YbN<v<CVs
jAGzdIPtwGXY-{w${KMAi16;R?8K^Tx$B7e0Gg&c|NPjh_LV;_-d2z-Zw`Kw`*l9DVXiNcr`kNn3@<hTQOiMRM&Pnoa1ad43-ZX}UW|f|_BalyF4g7Nz~kpd
6PU+$x<XTgC^ax9JhEQXN%efS1BQIr6~$y-J<7c$4u<uSN*jZel%iKRc+dwA@Z-}93y4jbd%MX}96weF8Bc|P#xp_JFsM+|hCzekXsI?ImPlz)5djX|N_Z%@
`4D?1Q7$AAoGq7iRiQ&4Xsdpm&*Dsjx=%E=r&*oPDlf!GqIx=j@XU(cGlO%Z0C&W^U@ha{)CCNEG8L+mH;5AYKye+&rEZi_96GY(XT=0Cg+7JIBH01>Zg|@j
i(*z%I8AzXb}_BW+ML)KyQ7;D{s>L`^QoTSa`yF^!@PPeVr+iUo+G-fA|#BlR2g_lrS=59P7<Fp6kHjVnwWLY7sbUVI^>P5g7{-o6v=V%+hl$L^2z$@PbG0P
ji9_CT;lXU-yMu!{oN?chey9rM9F3NT_0y6$CvE(p6`hE^ZiaTBN1ixAcs~_-()McU$bA|<;kfjvOlc~8>HG5y%K-llZxnP61^PO=W3%QXy&)x(J%WLSKyAp
tTY~BWC(e&xiDSP+QM+QJyhH%R9bxZ$A^pW{%DK;^l<5)s4%JLKmPDQ@s(@4L_R*^0ckxw@L=;-uKhxg_HcRb0Uv-56el4rJ+LR{BOZ}Hn058|*WgOfJTRgs
U(IJX)AGv$&s}h--RImTZ=<u6*d&3>S<JjB2qG1!lOSIMC&6hDP{LL<Nut~nL%ly0fOd6ZKh7KbaaqlX`||3dXU+*6ASodlXY&azfGM?|Iqmy4TFq=W<|8ys
yW<UhJ6{=V*Vr_0J(_M`t9F9Qtr(#FN;~x6&Edfx2fvK>e>)fhqW-++!P0LQ^9yjikvwfmbLJ(+dNaBRvc_FdAnhbUrer1hr0kWFQs}(AD(XG<eByh+Fgc%+
8IfziYU2b)V^d^oj#cPnv<w1;?1bW4k+vPjG@-+_ee^1u?6J9P%<=pbP`rydfJK)a&z>lroIq=)usjZNU(LdB_uKh`6LHfoQgDnv)M>a}+<C`82M8c-*vBW|
q4;-j|4{1Bk54j)L?h=uwXRF9h%^*{IQ$I9-XzU>3$whI6#teYmGzTs_<YoBZl={T&4#=GHp-Ik%(Cg3ej+W5DRc5_{OZl?@#(AALF#MHRYyIbbvwQ)m(&IN
>eZX$SFgt}kB?7J58ocZB}?t$#}R~ZvrN+cr8&ONSIhEXv49eEi1-Nke0(Aw=$48;cO+cqkqmSWv<vLDJjO5R?-xn56ls$5VG52r1uNDsc23I0<(RV|EwE(l
>e1!<L0#_ADk0}1FC_|%@hc*(M_$T&)Kwb1$2^Acd*Ct+M=LFSZw-?dY+4z0U_rMxW?qip9UQ%Uvw!l@NTZKW-oAdrACBL?GxJ2pHSP)uZpo}LL;VG<ovh$+
;GGPyW(19kUuV_<h$|jbvk=PqbG4Y)y{24Bg39#r<CA-B%-8YJ?{CMae}8|l|BEzbm)1#JMwXbwP$$CmD<M7clf?i?0@bD~9z}km1(CMbh6)#=KOxCtlQJ`G
F-Xz6C-{S=!76EhOX6ujo1paFUf*?TchVtGP>12^oF>-&tclLbDbEHZ*4f!R{N5mvrARojo}VBWelKDV-rmN?qy4uBgFp7){C?mu27lABP%N%Yix5K46{sxV
{iB(?C(NR`wtpCb@VId1PW{p<et#4TwCNq_75PuIl;6>cK^~;z!&e6<bOMXtnx@~bl~3gzgI{SZ%@~{UEzl1eGwSE&1Q96IR6Abp_m6(#6uji;`qsMHQ>nOA
%k|*LSG8Vw@awO~?>Rwld1)$IKK7-OxM}f8l0WKVk`;PceWA32Y?hb@xpw<rBYNK)>>pt)?`cc+iOv%Ha|v2Y@9#T|vioxfe^9DJ{B=n=5B+cIx&8AiawZ+I
+`Ok`om^c)6o-%o1epK$q!9SKq(ys@%MnaJT|#y8e=}AMep!}Z%xHb}hs#<{Zf|+q_q>lO<?MwySW2<0cu9ndfX0Oym%^n@OC3JC%(g7u*6+MugT`nYIpP1M
85FyS=LjwnV<Xa9(``S$4RbI4yC1)^Inkz3RcG^>rA9l~qO)BA87BmW55d=y*BI8-hK!aUgcOBCG?pwA=jKo|!heCa$7`G~o2)DoP1dGt1QkQEbb-`H@vQ+^
FD6Y(FXMf#$&dR9W#8VSgQ%guNMkedBa-ku+;qsQAe9%gU%oEI`47Y!Oz*D5g#O?MNtg%nZ*Di_;9jJYSsM07X=nD;yUUR*+O9{mpmLTT_ODrRtzsA0pX#fo
8&noOdXuu~&FI<zjBZQIJu>;rV?mp!55EtQ4dNxiAh0w_JNu)D{@Pxxk!^jmv2T{waC@)FHE*Fy4RHT^$xdIjbkaz_t&=-`_gHGPOl)^+jP;b>@J2-UsGE>l
t)!pGs4RC-++FfMnO62MSM^2zj4KRt0Hk;-&xkk@&-7}|%gj|&9o=Z8Ih46U&K%Gm)AQP|&^d=%<826rzE;O3)x~m1+mgZE^bv6uqt5<{KqPl`XP^01XS{e>
1(Qi2k2KNDbWGj78;pL`v7v0u(YK6}DjTg~`sz9MA-bb6$rEmZiY6Wu+1B(=dt4r&IRppD9*2SRH;xXBPcoc%A#RJ;iMM3FWgNUUHW*OfWSyMTHtTnFP;=JX
F(Wo=5(*g(e?DWGq8hLq^Pw=tp1hVv5NxYlj_V$U%ah;krot$}V|&Qi`FKZ)GSLLu33(R`zp=qoxTI}8J7e4D>`ZE5s(oMCHluxGtYgSbCH}HEAWO%NXL=cI
bm;#JbN1AFwGAVDnlnU4G#-}z6nwi7FEjIn;!LHbC)X?Qiwf7)eQI+5%$YrB&UAxEnm4r>UsEUjaH}V<x3)Uj#K<xkgnKNWH1}Kf*!A_5%uq8n{iM38jpaKu
R>(HKkjq69bxC7>G|~lETmzlYp6{m^Sl5GaL*fb2GO=tWESX>JI|(pso&y1fD_c|d@{+Ip<d(>W+>Gb+S@nner+M<U_m6p1^Tsk=vQ44O`2lrLejK7XBiB+Y
A+2LY`CD6ej~c(iEr4py5e~Vu4R8SNmh{eO@A2rS7}z{>&7y&pX0<_5-_owC=@=*lL%ER(-C4XJ28o&|L$s$y{Jv>6vg1}Ytfi8#2H#LWGXFN->K>Xd)(t@J
OEP~tOrOO9C}eU{*1j6vl^Q2n5CaFq_KSfu`Ne=0ofy#&4Or;pdR^Xa^kiZEku#7N2;aOX&yq2BsH(@eb8sJSb$2lPa}&p_{+?g{)hMUcr&4ymtm1!JVE$O8
bb04H)F>q#&}MCI-Lw3lLHnAuL;(KS{#-0Zo^v+p>{?wp(zL2enIm&@S$nPRCT!^vW@NZ$_xz@-uVx*a?@WEXoSaI|>#yShqg~%q%dWnLKC1DF*?Q`2>FqOV
Zm7}IiPA(TjXKjkQ_cn3oFmy7)i^;;@5^Gb2l-djqLbz%>tXlN=|OU_>Q1?Pfw)Z@5Q8d>x$WA!xLSd$>K*;StE{=9SWH{yNWaT@l0`4t8at&if>rS1Fsob-
mD*Kd1G)mltTOz<+1OUQv#*1DUSB+G!ZcEwxuf}_-~6bJyH-rf`gY`<%7)c6vH<2uyWDL$c;m^N*$U^taQ5h@)U~$9rm_m1j-Hssp3+lU5N<YRlWFrhd$*{V
&@5O~riK6O<oGDZ2fEwAjWfgqudDz5HM3!zG<V?2n}B2Ob^&P&hh%TEn%y+1x^*UQ(t5HQ0Aw&thIb|l79EZG7u;<GgZKAxdh_U^yEcVAj@NJ`I|dN2{qt2d
g&{jFjUc(>Eex}E!iZYd6lecmhgwJHrkc*L$U*7%%yR09X=XG8jIJAJKI_MT7k17_>qR#h(J=-y-8@GahC;eI=HJsRHM!(^)H6@l3{BhRaKogJY@Kq567VQZ
14hv6f^*t4Z#ls>m9RuF9_h*;umZSo$<2!V`PR;$r9w%ZSYSY>Ctr*$A(gsOOAar|;lWbRs6MxgIighHYhz%wNHe_v<q+vFgta!-^>b@ndUk+w+;!;u()Pi+
@$*Q8c;nIV4K6i+`yNwb6bim#Vp`hEa#5B~8@c1=w+A=f^bHdz<^fQO>1)TdJqNZ$?~B`C+`F-9f7PPi<7TpGSq<1l%|B#*FMBAWOUjrN+t++kwY`n!@VOun
Fd)HzO|`gc;1Qx~KR#)$>Eg&t3zy$ixfjqw%9mgJ3FT@sC(J-LTZ3QK1Et3dY-*z(nKDj0Ksjj)^G0K>>UQ1pLw(F16)*2#w-5hq?7p?^y*ew9UPkR&UT^N0
>5krD{DmF`6CeMNj=h0<Q*v(&wD1Ojb+H}OwU*a!;|pjA%@U@Ye5go9f{TjWsbd`VA=78Tg0nM{u!JN#IP}UYUD%*c*1y=y3ggTg0(`aF{J_Awq1AzZXN>?^
sx%39=bZfhjxwV?G!|yoAePst2)13y3qs9vQrex!>wSjq6Jc(;BTd}x7GI6RL@;8Kvuwy}B3BH3AqJ)`AWqaX!Sz=RRt*l=hs@>B)98b<oj>G0980r`Oe=90
Mjimx;Cf?PLE~{A7nWY2JQa-!Y;C3Y-lb<>+c<PB7=4Z0b<TWeRq_67)>*4=Tk&UaauIh`^fiREKEmx2Slw=PlKx<mQz>(960X2=#HyYVuQMCQWLDV7;{avP
hihuIP`g03Zh3H<;6U+a#E&>7w;!1%8@(UseK0}aZqsvo5v)(K+y`u=51-0<dOG?_S{aP}B)w-3A7G(I%leve8@RpH0_=uPaE6&g=s_)X2E1^ZT1iu#8qJ28
R~`*%Q{|+X7K@o6z9_+^Uh@29q+5Vh@L+Fn6c*DE#h{3|h0(l_g5nXlhV!XeP7%U^aK&Gi)9T#uw9_}UqAsp1fqFH!AY1d>;qiwB0t+lm0?0Y}-3JRf6otnG
4j~EDL?^`Jm6;cAC%-4aTll=;JmZ%BosmynMc7)kuMe;{o#oLPTO3R?rvy6mOUiWfVW<@EMuo&0>MSX-0NPsm^1Y3}*bi_d`+_6+uzzT}M3BRs-p<a>bB8*F
y6WGZ0%t|J02+$mE+<}=1yW~W6)<LhA&DASl0||rMyStS#>k8JPshI=zCStD7CiT11EhBd4vby%3#*K2QoZTCkxV&eO)W|xahc7b5SSn5pBnbq71U_qOG#$H
|9>ha@+qKW{{7_l{Ws&|KMvl%|NY1gjBVGuJ7etB6yZr!7`5zFN+%%~+LR>aq7cqtLa^n~jwogXjVDX@0_H8L%A_?-3m!KD;?K-cU)8Qrl(a_LL@j#$H-DhW
6NmV^#j55hV@8>r6I^go7EQ-o&CHTX_7k6cm|u>uLCYwHjx9Y(xngAG#Zn&B7U=-JK6rOZE&8`$=Jbsmc>lBsTURv_dShdMD=#dcNQEp01;hdSzaf)#YcBR{
UreGK7>Cp-jyXexDE?w~VFXc@5d1$Wu8OL*>6fY|L=V0{cy;{#7Xs;geDd=6^!4HCSicL=NP_j7@vYUOB7P5Q2HTSbdo;jpN$6KFekk;V7jEHxxndV2o759-
qp@>YIV%#`@HX(VvVaY(6D*knQSx|>fv+WK5kY)4^|Pd*q*>)h9s24&-n}t{j4gR|@&OTkgTz~76b*uSr^{}uXi-{prg(qaa3bebI;bbdmxuMuYMCC8Td?I+
I(1@&M!`ry_;Z;X{03*H$R2Zknm_v%hEvv)t~Va9mdBTnvFXdADc8J|E)TI5DSku`T)K}3?N0yfM2>!RAG!&o_}Lyt)2P<$-?UY;?}E%Hu7;2CYT3~`sW)iM
8&VZ)+8rGXl3z0L%Q@xhvHmtXA&aFS7|a*MK->oIn5$xO4j`u-<RAoC)eQ?Vvp=M}h=4qUkItR<x>0A<WHR-3IKgophf_#fMFq?(Mr>STN!gyH8-TzWxp)*q
EW(5j0@?@{tlpDbNS8jAxQ#<z1V;##2pwz{sa*gL@=;;lvZ~1=WU=zWoADs=#+;Y*N=k6MoU1idOzeu}bnu#ugF(-|<R!PE5X5VEl(AY^oP$=AU=MhMJtH8Z
G+y0ygyXcSf4RsAI{SF;wZ+#31x4fN!z!ri#!X03m$xqD(H>25d_ah;>Q%EskQtp1UeY=`3eZJaD8YV!4sc7y4nV}FN$0D^o@jmNpR=-_B?!*r8jY1poU0XB
lom!^TCfM8vWEyKKk|o=gnxOtWOW)-v}#IGJ<wD$mO6s)JF6}uE3~lF#UM4-5?n1belDq$Iu=b^&r1sAAjrd`Sk=Vg)P%Ug^(;4#EBpj7@tTMYQwpCyKKKqR
E3yQ2*rtK>LRx}vv7G-;*<xZD>)V+&gFePZ>@hY-?B_A9=yr8@&6p!c22P)DQFX9nu=LjMsklC@Ii_s%@R{ysBXh>QK&W}0WiE?qY78hPc?gb&IMXOUF`+wo
z4dHUikrP43w7ME$`Y4p{p{8Y2F{Vhy8GJ*Jx1ILB<h5X*Q(j)Mi_nS#XuN$;+|QV#-TX%yl$tMEE*2G38OnayIue&d<SL3??McdlyBzrduK`qjt*c6P(>#^
z%|uNB13uP*R@8>kpUIkmd5{_q}I66%ffI$P}^E|NY-j;u++K;`+_B#q7ewI;YK-TZf_YQP9|CjT|9tpb;BFwU8PQ4{R+)!_wT`$nufMHyZ|s+uvY}vR|~x<
bSsq35o(xQr=7A3W;V-hT5*Nd1Nc~j9$qtA&xX`HRSS#BNIZ9Lnbx*5p|<+e3P)-Uv+D>Cln7>8j(lxq{!<pSzBmU$x|g-P@`Ns*P>_{xoGG=^FzdyXoZ39r
ji<qfMjP9();?R5vy$=iP#%M{-c`eyV$ga{0M0IV3bsx@sMasA@*BF2iVY7kH}Yh4V?z`P_W{K-P$s;6(J0eOZq+2HorU7tSyQh!N+DRfs@C6BH{}K<amcrU
ObdYk?bY`t+=9CqCu!An?XATwr>o{VZG#nBad!{I+I0!B7#GC8@)~MY*A6vHh4)rKEMQOAAtZkq9=y4%%!vPqwlecHY0u+4ArAE8?y2bz0R)V0M}q_d{1x#=
&>EK_OxaGa<LF3zU2a<*vSiynew+NTDk>Hl;YBx#5H5WdY?)u>wD;+bo;IpB`IamjLp6APo4FUD!A-ESa->?bW>{@v!`CUhA+Y~9>M?=ZwC)t_Jmlg%;VB-V
ZfjM)?ddq%N#qO5J5`*l>*xwzRD4P8-)0Z_o};a}eD;727oLRO3YlAJ6pda;M?E3Ge$i1PEeUf}g<ohfiketnMdLPRKV4@+e{4F)Z(F;Yg%%(NkB~}U>3^nh
Vyav>KCti~*o80Er->u0?})gTo*O}3i?EL=iy6i9H><_x3i)-QWztxcUkbD8tc$C|I+5zvS|_gQ6V*6nYAakkswbVgqt5bHmuyI~Y<p@x4mE5+I;)KkF$y&n
*P2WrS~rtxjb{x9b3?Mte5yxQOd|cs8Ov$7lym3M)4P<R@5dkRk4E5SolbEX(@&z`;!*H!Ciz}gFFuA;7#D$jt|}4)qZZZKX@2lTbMPFT-b-Q{m$n-{L~iVb
R?es=@C%$F)seOx%F1PIgaoNd&|<cEiJZnW^x;`AC+-TnYScFMLJ!2LQOQM=giB$sLW8j4n>0~MYcIYPZfp<Ex-kKe$X7kTxiN1{rC$|9@8@Dl!>u<F-rl$5
2c+!cY<Bm0)519|G!FI(9uHRjddV@<Du^0ZIh86GKVZ=q8FYmXsQZZ%C$Lar-BFBM86B!kukbdUQRjr{)Qv?+<$1O&;#0O9`knbBjdlI0EN{lBBJC0;Y{k{n
xtTplo*k1*>kQX+7qlT6!mi2%+CNuLF7zPl%1PSAQ0+Fd-w8~!Pc17(#k0g;5y^LyGqP>d>ml?dMaeumrn3j#1i=;0)<f@XpD*ME9@BjYwV<otW1(i6q;|5}
=ZbZecXHFKyF@wP+Andgc7+eIlqIcAc9L25_kIt75}z@w(5Oho!d{nHUC*45?WS5s%{nY`cbgd`+@U#H?_7IvvRYgxT!zyYr@UbZiLj0b-D)7Hpv{@hJHc}o
iiWuEOr~2PLQh-rUhBYWkq}l!r(>Qo?sD$t=Hd1RXzG9#*eIwEJ`KUb_Jk8W3|<_UI%yp6#_z}zX(9d78;|W{<1te22u>qg=e_G)OwB6uaj`95WDJ54!@eT~
k-YIFoNwu-PPI?D`v}cvy?gX8?{LzgZk%76F5NZ}*f>Iwp<Y3bz;SyqM=s34$0w`h<@Qeiy4B?^nmn*pUeVC)V~b9dPZY?bAs!g+_9=#lmNpr9M{~JF(AAD=
lny7f?KF0)9lRrIC=;s)@moAV?PPRlRq7M{1{+N&T3ZUwI=yBs<jKEWdpHI^N&B<;#F&!!3b6)QmP_H>8w1vLmhF-D5~(wM_ZdudbtxuFQy1E!9%JEJaX9?9
g)|M{{jz_$KeF*)_x{uU-Vc{w^(C!G1Rm<1;V<k1=RQeoub7%4!<ZujUcYrGJhDB(WBnL><=!f_3JM+oVu=j=_=Lb&DQ|=fVOD-8JUt+Hxd-K(vMa-$V*J6M
|B>Vqi)E+YrtlMK25nS1yAVpfs`+{o*PyJdk@*iVR_@`kNb_5)ZlbFdtyPFBVsMkBfWyg59Mvv9t26J2cNy(mXI65Pmrvru?MR#{p+PB}%$qJ$qg*W&Ib?!B
E=CSOdnE)SBf~I@O^HC$8OTSnc>257FhASlf25|~$>DGNZ{EMnjgWR3Dzv1&LJJ>)7wi4_{lWg5ob)TSc01Cqa)vMc4Uy6wVx%*w(razo5%;K8AXSck(wI(A
xz$WE3tTQpE?F3woHgC6@<6@Aq9`rZnQB*CIoY!&3*k9%xHCNDAFC#?Vmb|1Ug^}RHDtbk%i`xA#&klZ?BX(~F}@p*J3XCtVR}jmy=Y)-WaOY_3RuA%v-n&-
e&4<aI6<$@iRsi#do^`%5VG3$*mnQltEya@y=$-T6*^)1bmiNb`*w2$c)c?$fBogvysjDfAiptno;@oldl!cs6KaY<pM5dBJYS-$akA2!HR!@pOzB-Q&0gLu
RsVoPQZLKIJ6TL{zDp=6K^HEr3!F-HaqYV*H4p~_uxd)hdADQQIj$bgb?~Lx%e&ljwCA2jDht<*r)6?2c?jQZ<+!3kJ!nz&Wp!n=x3o*EVML|*M!LEtM4DDo
8Yv^r`<^F8F`*2~hq{@vAhJtSN9m)%Qpl5N{<AJa10zFGS>|-})`B_OsN}lfZZCi@aPh5k?{$0iT0Ic;OK9!HSz)XyBE%vtJLt@+`w+xZ66W9v+3X<i-lgeH
RyWU~imFOFDL>aM5H*|6$Kwz0kB{E`XO;(jF`}lPlPcH7P7~}kV*YIT;tJ=8qrFOC52B=l=wo~xWx}%^kj{AQIF{Mzis0=?O<ql>m7a?hRz;VKHR`o5?&F=?
icw<PxwA9WLx1#LY>>rdp>2)0UO3vNkhFz#g+Z5nRR0w*$x!7+j(?I05i>>fokesX0SFLqF?;p_0#=GyVdHW<gy)*J@jGY50#~>E(xnGkXYZ#NGM})D#Ovcp
6GfH;?ok@~O8ayLo2}I+K@Aloq#Z=XQl;07+T&CR>L56$l*1QNF+qLCs8(I_4F2J<Hf?Yhl?u)wXeW?4$#Ond9OE~F<{2s90U$@%=;Rb+FF{^Qal5AO=MZ1`
_OVNF&-6)|PiRs3V@7NbD;hAG2W56LQ|&`JL@1C$T2#)6zN}t9uc3A;KAJU^RLic3i`vnhypVmaoV<{LTJAM@*mTZJC<EM`o3NS*9x)m$ZP|4(y@aGwkhX|B
dlvganLg4vvQ&}HP~H6U!5BH(dT_!%7v1ppqc?|d51I4Nu8j_=ye>gWQ7?g@M7*UXIuL9=MI%l)23a}wXb1#@05bOCPPphKQkGo|UjM#<3H=*l9zND5e?R^J
u=<ad$@rC3RJfJg9!Ee5iU#s+5rVMAe@DerbVh(0%*i2tgm-&EYuc%1=`FmqEO<iK3*G9<=d&|@$JtpI&sIpW3fmUX*+5Lk8G<VBNrxjEj+*&dz>>m)M9vp{
H|*0FU^RK#>-C=gi)arz1Qb>%AyFP;h0Gu^J?!|n)I%-z$0;3_^b}$NX${$R(?V@T+Oc(X;K%{cmyoZQW$f7EY6po249Gk#k~*aVS@JIfX@AVm;^sRiZVM{)
mFtCu=#ktwl4G9;i$@Cz&=oQ@KYqZ>_nQW+wbdRNvT#_G#m4WF7qHt%G#q|Oeol53LKhQ*cBz!wut9<@&;T<m<dz7y>tHTMf!gS_%Z>BEt(UQnp)E46(uzmU
Y*1rJyC>t(J)iz`hErJ8%MKRBsh?@<+o#Qs>kXF_<@ZJlvf<7skmY<3bu-?d2;yXVHD4HkJoAYpn3K^AEF1f@*?_faM1$-iT9$Y5qg}+&97pCIkiEaG6Ri!%
`&b_x|8j6Les}PG{O0)hHRT-EQ{c#$yPkQgUIuF9`5ph`#Zhq#mnfms32=i0TK+tlb%lDI@Oi%}vcz6-LjUA@!mhvu%c>b9=yh+300tU3ClLjb0cbWi!#J<2
3r(M*@flt;*oxu`G(yh0Clr;`m;n$>6F2tEju2YLf{20#FeC{DH8e}U3l^k1mm_)(=Iy`*V8cG6B4NWoTm!o7;xL%@M2NSR0a$!7-HC%AkDKXy*_fp@03ADQ
%qMxa2_+wTN!KCc$=4b3$ctmNMNNMesnqp+jh3e%JOJM7$!7J{Vn0ZM^;B27I9ATuHhy$1FvXZ?FkS;wmF=gqGaD>JkTiiNQ}&x|ld76Vh*;cp(zSMg>|>OQ
(K@`#<_8jw6QTz_-`u4m8E8hehN*$D{U2k>bacy8p1mf`Z{5YIpShyTQmDOkOm1>oPC1aRGqaR|p19@cYu#biurL<+y0*pOJP+7kUcx|lsDXivh-ZK^yP_Kz
0u&1gY)gKvYfx$zv_ShXNEy=lDWt$PQ4kZhg~U_ds?pVw{5-JxB|zOFMb`tcvgqU$p?&81$ft{>jf^{|H}-2V9;{_Zon6P|3^z36i()aI2Z!aaQ#0dl@niA|
KU%Mp5SJv2Ir*TOTclw(2L(np1@hiB9Cdd^d8jxof+k6T*^Z2Y>e13`QMz)K>nF`^QR3<g#J85r<-Az3b1W^SB)>2-lU6Mnj)>AW!1;w{a8Yctk2UK)2-+q-
m^}<(!BDEj(?&DSnmrB6Wm4XhdIdJOel}CLDajQny$Z)};o6@-8`#SW>zgv?q*=xlmrE~*lwIGXN@6cLp=4ftbKXgnd2+<P5;g^Nz4zB$IBQ4?92vmIv<x0Y
Kvxp3&_L#FWtNP9@+~20%d+{WhWHa?X#dUW!TY2A)5AXwPVy+~zoUj`HM0%FW#>9-fL{-f_TL<yoKi9(9emD{yR3>SyeXeCJgi47ZGf;Y3wJ?dR+6VX9mvu)
)w<iC!&=8@l*@39^qod9%Oj~>AF|Lhcmye*S28p<GkDv>;0k4d=7ZRj=}_XB((a%!@&-GuANse%B}zbdvl{oqoj*5cbIp5=a7xsyNltneJk%-!IBKu*0^bV;
6=S>f9t;|^@6?pkF%=+0;peKUG>a=|g0#b>8QX|pbhzINXj__%Gwpg*A4q7`nEvyCw!+yK6XHih(s_<Oh@ZEe<*eAXFvcxb0CHLilqqw4lW#YEhpPebzYDw1
NkO?;%+0~Oyz_zITHKvOl-Mplhla04e7}F;ao$k~D$@v;wQJ?NGu9i0VLxu}$e&ocJ#;OSOl++-nGvH44j%43K=oIRDzJB=cB^>T2te5s&TDVhTP+CPV%dcG
Nx`kSt~)jnt-r2*PImHexqL@yW{WSBX4Wfe?BOg=wmFk;paPk-@yXXOx+i3R<Usd4;YK&)-4sy5OOj^})xECRdY-i>lQ3M~9EJd48AN;MZVPr{gzc3w#|b}`
+u)|EKlQ`LQ6j1OP6|MM@UF+pTYFSfDAk;w+l0)$8`FZ2J$BUqBe+e2&PysADjTXUJI)ylN<PYg8blbli8c>hm=@O%uW3}pP~JMqgB2bx@ct-_?%^{^M3?ka
Ty1Rc`uG0uwB^bE=+V$~W}XnmMolAri7}4su!0$6+Owc^xOX|y+|D==P0~VB9jF7GM_dLpg`(-oXor|-I5~0KlM1X!#Ghu!N$H^>e`yAb_phZ>pn7F%WW#>z
P#^V{b9f~K^rOt6KVs<?+A`c3<pSi^Q_`Ot9M>{6-VClgSQLFhO65v2G_E{iMEFFtmdHmQ9S?bz91ptgw<rkHoJ`_#ko5(Yj(w4$>)XFSnfU4e=?YG>#77ya
J#Ts7>UDl`v4YKNcCUc_o9-@(jC@Ah^Sr7#>dv0OMto1p`f7PS@Je%D<~2w0x|&p>*;u2~ZC<V>#uRC}zjT*K;;cK-NzRR7xhQV=MwP|}ud<5Vof2Fy&4>}I
EBMV;HxDZ?RGG*CwO#vG(+#BrLgF`hee7mui7P%`-tc?L4sR}1MjNlebP?V?f7HGx$icKjzMfc(Ja~xsCI-&vTCAf4Xl_dGmOnx`5*}q~(`#M~K;gLvTWGD{
AS}wvpnB1)P8%z^xwSC+i7MpL_UdYu7y;5@BU||aBV4hi+@f(x_^nHlB_L>HK+h~PA|`kCQSRcU(rDJ5obDD>vCO@R%i73y`jLjX3+OJx8--d1moxI7A$#&P
5X8N6)Z#414D;i|J}zHucqJx~8_z#ySr$EQCkk|?AUIsQ3DQ4p5#H-Ve2r^Dl2MDY=ClIKEb9u#q&2k7ndEOc9<5b|SLw60h2(OFeo0>V{dx2V%eNfD>9W<R
O*s~uQesMctEYRxp0jupF_*JODCKd`xvXIzOoLl_zPh@$Qs!eFVsN8P62WmP$&T~1n^v1M0gOjNz(krh@gAu}pjZtG5yjo8_Ggdrr!1N5w2CeRQ_@`k&{waE
MGY+8Yg2Vi+U|+bM?YNyj=Mi)=C>QvLTqZ&IlE8^@nn>OYP(p>;9f1@h{4@r`g~{i`^;mFk_$!7VtOel!-P%8tcgC`w`%7rx7*nnzHua1s&d<ENk3rS35~v@
NKmRuc0Ipw*VqxZE@nkk=`G{PzAcKIqqgPt@}my`e*et6D$bk-3B`RU1TPh%Zu48^<YMb#(|mAtK=ME-4hbhuFvXs$O(O~jokXqe86!h(M{CZFy)5|`GBq5e
7q$s`p|M5@X2v54bh<GZJiUnpN{rnBSJGVvy3=)O5FZ0pnhMTGIyDfrm3oo+2x4q{Cy88>GGiWc!z~{P4|rP!7nD7FkaSfO_;*R#qcGtl>>S6roB1_#>Xq%|
jeH+w4U}9J<HvVZa<C{*zWdI5Ss*|=LY?dhAvMudrmAWu+muDRC9SD$qnbnePyPp;ecptUyFpfcOXz-U5A~4g3el1Y{%%0qxn01uo9qO1(GI+dPXR7nl+`r#
=4gwm3`Wm2p3au2K^!t--{=km??h{BB%aGa+yzGSaIQEfi4sk$N8n+uv~l^-1C=B2U$Jd%1xdFNEq+*fq@3L>@6u2?u^u<S_>kT+3LItrV^}@rmqmF~n%%br
@2vhNk7gl2Vj*tc_Wg#0^MpWKm&}312FtxZc`H3aN6F2hzDsr_3H;!ksiu1W&Axak<<Vv*aVF+YC;e|_T`sDNfX}zfx&1Qu?j?QKvb#;0-JLcAW*6(_1EiP#
zByZMV8lxohWn#7Y@t0#J%<vYNO2eM9!2LHTPjX*q|TUq{!`Ku1$kC$%|q`kAp+Slh5($8%rvK<LYvoiRaeW9|8g%mDvtEtnjGrE9`qy6G?60zcVAN}aw<(=
2(k?$)3hfecM1ueX?qFn+4YUlEUH#f>=*+Xb`INbC0xY_nY}{kR{fgU^0ggX+aXJgOHn1X)X9Xx&7bGgdbm5D@3~OVPgl_7%TZ2~=6|ol?lM_gNJikQd)e)(
<JbZUXeA?%k^73^*4augDVUifNQ?sgS;`o>OYHC@hQxE@@%^B!ZQ43-5jm%vA8^Q>loSM6ceo*$Lw;3$CO!5HaLs<j5rYAnU7aD{!FH!A_=Q0O*{wsZ%!6);
;j5|4<Q44`05>+_)i!Kuy2c?x1)_|o>HFT`64t?8AW(70x$=uShb&N<=5?-AV?yk?Ck(QeT<f1ZA^zl*>c^Tgzl={#58mOrvbU3LZ6({!cf6o8hMA-tKEvP=
CNTCW6OpSLN;#W-GGb=U-tjkKdJ`QJ^Y14|HO1_)RUA5sA=mb>YJfB&(oka@x%Y>MKjTuiyx)TmyT*3a>P{?myt~%ut`qWwR3`9r<NTn$o}F<;@bbJI2^*hF
B~LLPbh8<Bi*wTY3X+_Q@KJ(>jC3UUm&QR3U85tz@y4IGcSix^lX=3dnlZIY>O%~>x<!Y5^FR(mY9JNt;u}pE13j>@m7AJs+;ygm+VmkjR8T6DKM*Ou?f+u7
+}HmHdcXHC
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
