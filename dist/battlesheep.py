#!/usr/bin/env python3
# battlesheep: contest-bots 1.0.0, bot/submit/battlesheep.py; 49,607 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp3wzr}mLU395brk~P=**uek7s7d?VXR;*Dc@ExFxuX)Xzgkc2h~a0oJzTCM)=_dM%`A|)q1-@Uy%u?Q5ZPF0;cb>8Rp(P_Q>W;80Rayc4x=Qodf$)iv7
{|=JR<ua+yle4;77R@q&mQ61yuJf~HvRF-vCQF(kUz}ayUv*V%pO@1jX;!DRvT4e?f~R>kf&WYLMN#GO-+BeVmzTw?%R_vs9%TtZaGEcd(BoxM%;V6!pa#h?
w&*42)B5al16}3Iq?u0vP8_M3mXjh`Rm*akH1(`lUY6BG(k$zFL!)NNdA-2Dl35M&ndi-NwJ0{iGN0x*#Uc*U33TLwg$wkM&R{)%FBVO{gf(h)=)O#@%H<`&
yC}|!MNwqQ70kGR2K1CyznA3GtNf-(@?=_E<WpFR=Bij^)Z`R5j+UuxVD`BFWtA+;nVt6eqMjwA(fJA&V>C+2*}Puhf>!mCz-T^I(keea)7J+tUc&aCHp>N|
11@zvkw$0rbXuIzhh67`*UMs&FKdA7xcKi?QJod0TU<A1o%D<OqF&a}Tf9}5SF?+AY4nqm)uMWrFY;Nl<|D#ed~$ZF-@LEu<;K<*1>(};MnCxN;BTWhuiqYK
$<Oj8OHNnibTZPG8@mIzVGE?M!&k3QULU<Z&XN~(zL;dm;iSZ++t@<``%-8R@7^5z*Wr8U;J5ns!hQy4w|h1%i)z^|7K?gemgt?V>LEUjwr>hLzWTv2|MZ(O
>cJOq4z=N{BA-mls))8+6wPY7w0+{k_w)?W;J2gWlhN@nhllTye)41w9+?BdC;?<BPk6@x-<xEXS2y@C{&QBZ7EO^{=1n)jFKBm*3DYQiTP@+h|BhHvCA-g)
({kAu?0<VSIzBmge*)vCJ6W>Rp+~<R{q+!@;F8kQEZK$s-%+?;1Jx<2NrP060R#*v&hiz2v7|$c5PjW1s|6j_{4<OW=N3p|QmtmE@a(jh)>p|ck))j9GcX+=
9=<w;;dgg-cHE_qFJUd3qL>Kz1KJAYfd-lw`lfUl+ain?xpUz0|MAi{Fo>SZfx9OIJ)?uNS`LRph2rpcf_w?z0A0-&(8G9~UT4WoXFP^WV8ILR4Rtonn<jbb
(6tnZN2m9xO5lHb*8sM_)pAzMmoy33BAG-t`D;F1!BlXfObf5zq{!^?0i#871{Y0nJqOa`439(9^P+-_pl1k5_lTeH>w-^Q&mKK|sz<qJ4!L$WDb5qU57MTX
o@a2AAj#=D<foHt|CqdmrI%^q|FEq&Tzx%PDSzAr(2+27g7zb(Z+#gfe2a)+UUuo%Rzmor;QnVwq;(Fwe=>tpq&__*LK8X3J#(gMK7usPl-6JcUb|<-blU7E
6{25xjvEF02bWM)Cuf&+c~%6wv=&anC;@W;w7N$W`%eK$UG67<Khpx306HQ78eN|OShP}jxCnySwh9K*rAvn#Zi)pSpJv%j-sdIkc+#Uo&>MTicdTbWpEEL_
(VYuG!uR=vjuYYbq^r>2{|>bG*hjp=OW^^EiKR=h?l^61@VTn5fC;GaBc5~eqF7!PK%Vg20UuB`%st@EsN+uRg8D|L%66L*ZNYW?z2MEgIYY7wy$d7I4VNmw
;nU)xgj1kr6K64!Bb&NMrb}DwoR6zZ<Tp<iD|a{We|T*DC-fAig-6932p_gb$rv($qT}}^RLa{*yo%_Wjg0H{epb)un5XBT9^KLxcl*gzUeb|K>RlDrOWov8
k2?2s2^SGhBhnCA_p(|Q{u?}wxEO#60WRzR76mr&pL>Hce%W0E&}aE_B#)`-q&Ne1JjISW(jIru9xL8>KG<t%^!gL`a{;)Dn|LGVh%UJYoH#t~!O_uU7T_l=
lmOP1TY?T3uo23)1#7p!!F|-gorYtf-@}@p<!~-0$!*Z}SBMHsCgG~<CAVK^$=BV#*RV!9TIbF~2M0X91DoWlzA}UlgG`PuunD(8S9fx+0-Xf$3Ye?pR(fs$
G0U%0{rak$EHBM|b}x(a;&RzZel%S3L*YWI=z>KZ-zBFv_7Qgus|Jz}oLT}hU$Ss_tK;4AO|)*|n7st>3<vr!07U|IA*8PEm>;B_ydj>&LS%;USJ0(3LU|Nh
`iXh2I4}s%W*Bs2q?LXkl%#IYc86e{y;CX2mX9SKUgu0Ae?tdy1FzURrza|g5^JD5qGjKh%}dTpWT-_r&6sURjuu4;mSlliAjG)l_yA$+wr>=oPZ^xE(RsOm
QTra@!WU%)kN~_ynld}PV}y^UX!}E8v<qg%y7(3SnYtU-rO}8Gk7f;Gn1P^}HifszU1?>ZbVj5Lxo3prV0Aqle#le;Y$iSrCPa*0fDyEyz!?CY_CF$!vSeXo
2I{4opW#JVOh&><b_99l=PC1&dSfWNmg3U6*ElXuc;<k?gJF=*>(=L~hu7IXu*=_c3OoKqE~G8lCQ)wV3=x7ZbDr7>|5_05dGDlPckrg*%?$6+HY<=fpGA7h
f$q}+e%;2QuMvc=??^3FuaGGJPUitc?vP913*0-WsS$Ns9gD>4^da9XtayGw<YBazRm%L{X{v*rAuJc4;5cvK(HdlQNQAM>HDGz0w}ysSB=Z^;X^~eGAPg)K
8!>lQFO;5iqr4`|OOHXcj!aeGZ&cn*>w4Z&+BKKud=4F-qIB}%<q0e9P#>2sDtP`oO0cYb6sZ~2l_G_}?fMx8Xqfk26a~{fCX%(U8TbNS-5NEVRlZTHNxsa9
Q?fd=MFCSa4VE`^#4&mI7MO*}$!b1btGrXSoTtZ>uU#ELrh?k$ZdkB2x~om9J^7+3XRE0<?7O4aZ%>X#FaB%v{^0Ges3@BhaM<7H)#vxDO8`_hU)`f^JTvM^
k_tDsrhV7;ABkHjCZx{T{M{8bHPilh`1<ExPL9`oBj-$88|B7B6`%)%B?lsY^WJ=^PP8fiQ8W)%dmjIv4+rlL{|!pdm%!Wo4{9bO%~xlp?N6`Y14sAb;N;~m
NDP-K!~rgSI3u0ro5KTm`}*YY{Q)s<aI5S+d#;+acO-GJPOub)26+vT5ArEXHE{6ZHp@}VNLqrk%Tgtm3dj_E4T1!cKA<2#D5iBjVSU)5zJPP$DdAX+ffE1{
$AG4)wQ@98ItfoX_e*`H+5n?i^vJ8ZY`l(1qg5~Dw97L>yv$!Y(!q>M(nBJ->W3@Wv2&Q=*&P8--~*qvw0Ifw;XS-iXliuoy?K394%D3(a-bp<5fN`{)-{jE
)Zdsz$O1M)<Rfn-^x*ad!@CuB1p6!Cb(aN_GrDy35jNqknOyXJN|DOxA4uOrGgq^y^xcTx2M@^@Cii-7PdE(HI`t`wLffe7R(&Eq8ObHv@iv>5GZo!;?$HiQ
S5pJ2PlJI+An<^>>$pl{Bs;}~k6>!=now7)5`)p4v!Ri2ziwD^Vw=~J#fFBi)IhUmb&332t!Z+61>cZC%NG~FI~+O8b(s8<loGIx_)n;$ut&UUtKWGn)F{3{
R+14IxlA0!TMl@ix_73(4gurQO@5;L8aD^10V{ZvwWzD<4Xw`<)t#;Ni|9PpXt+0Mw^#FGk#@S~L;j?t&z2i~y+WIb2nk&=dUd}FX@llSf#mPn`aOn$hztN=
h>Z)mFQI3?BB9k4u6NJFYaeqwHS@ngAy2xF^%9yVpiGM@rS_fV2ctHE^B)nJdP(xX0ITZc92jxs!Byv!pD)QET@td#<PeA1-YD4_kufT>1uwz{zbT8U=nHu5
MNUZ-v52a${KnIkf9>*mxb>&)4!HN3g9k>Bz%K|3U|GpR!cGgU{Jm0p1WAa+5=NTkpNR`!!e2M2usmJVpMi6z&(C8RXGS^)A)vkj`HF|cX>?En;}KdFX@gaA
#aXu4G~Nulj*RS_o33*iJbZVkLmoWS(bnvX!r0y!#&U;JBX>AN%Wj9Z2q=56CHKL@)N=psOt^Dd87r!Gbf8Wa(5%c6B7Km}J}}U0se(Hn#;SH3XA0Ua(JI)7
(J7m8QnNqa93mS;bRai+0Pp;Y4ud+Q3s#2<l}fUb{?`N$s#J0^#`n$F4#HYdt)Hyj1MZ-`4Q*|OkJb8}gIZ>~%FHuNsRblsxI6B8IQ!@#ZRT<e25Hx7?!MSy
c|x{sR!EWigIwDv7Kq{l*43PqRRvN~W9_VT<pcaNqXtoa{;-qu`^j#wp?p|9^^P=01<z&*kGF%0R8`{1SWT)+ka^5N*Yf_IC?xzjs;U(ZU^6a?C44s<jXd$d
Jq4!)08=P+plizfuxFsxW`${AmdJVzre(9F4P>Es=pVw+H=|MIH2a$nxf_oe4iFuHFB^{u4)m6Aga}pT;b#+LF{mrFlFQm2OhFX!SX_hQB&eYFNQ@GwM2Cj;
VnX*a%8LRWduQ;~19*T=a;G(jnpc-Kk8)P8rmUGtCglXrKYMlLlR|h!<4q=(FdWHQ&91vJ(x;vbvzBn&2Sdw+BfmmRBtjI~b?J7I)%mK=yQjYq#qc|TLiX5V
jWp@I9oV<|Vp0B1<cK>&mGNZ2t%k{8l7G=x-c#@7$oE|k3DXc)#XYB=h{S}P<HDkzhjg8mMOMDP&n6pCS!aE_Ifw$)B;}4eQH?syj-Zid>wqez0FtW&e+bE6
ugMpkqAUk5Y(JH)dYtTblK)T!RDfu5GQ8wd5Hjlpko6ROs)$<2Z$P{fpO8rx-jTy&xghlaM>(glx_lyJ2jo}Bmt<2zLYY0nbAf~7jh9+<z>yuC>2wja;GSS2
6m0(=r9W^`HWM3{)-1kmoYN`Z7)TOWAfVfui9_C4)1)Cr-X*dA1pVRDgKLT!!c=+~^qBu0cHlz6<GtHv%q(s-a|E^z6bX1WcPDia#TimyKxcqb&1#lTi*xoS
!$m+n(>dQs*d5+ED0VxCdO*;tG}65S`Z>Tahd4F=-D$bxS28jVq6dn-Y^tPy2Y9V9*2_6^Pn&zDO1`_q9F0g$+N<!;DKGWlbF7QcM@BjbSI;?A(beUn(56TZ
OaUtNqZlG*W<71=xp=3Ov0#HiMpy{fB!jMAH|+eKpQ52`8S&IME+8mQEmxJ}{_zD?mWchtJi5<Ba<AvI<C9CX1X0lX@d}f}WamH4pecO(kD}_MTU19CNupzN
+!Nc1P+19(Wtg8BkGHq+$J>M74*P#Sc=O@VArs;`X%)QWlArTU&dk?NcP~qJx;tuW<xfAnJn7MPoCB)XhJ-c$y&^x>+VP+#b2X}qNr&t7ytni8yDVALFMIaG
0>i$OH%RV#yBj*8YEA9^+mOgoPYzqhN7MM+E*GWPBZ-gW*aPCz>GWiz+6NZAnWHv;KiNS){iz3stGA6U;8R*am}+;Y6GF#d>H2ww#w5SU(J{a%X<#YfdRXMu
XSO8(ZJN!OH|SzR=Ew6K?+6oYaE>-ex;G-wlA>b$ZsUKx|Gv}KQ{s{Vu(og98{qWLE_q31K1@y;=;Z-{6jp2t0#^)+j1EC;Qx)N<BFE_xmYcoAX=hPAE5R!2
T+Eh%5;nJ*H2-tvSKqq&680fKoq}{^b>CTXG{;`@DRwOl0W0U^{$9;LRe#FR_k!&)_uBjXpoM><xeo4L)RL=34bcj=;&p}p{QxJk*?s;e?R&rpSlc#6z@Q4^
Q{`JEP)W4Q===Qn^KbFrC-6VQ>5d<cAec-N)_e}vQ?*oAd}W<Zi`)w_I2pkTygYmbqipZu;D>maRP&+RJ{Zt$4DFT=K0RV7RM&<79e#RbUGl{{e((-9b7)*c
5D@kaF}4vvW;IU@prsNCrIq_Y@$s?+F%?;&>D08w3GYN)`W-`0+^%+B!W@L|U?;#)A&IFSx3Bvx4{gKV>CFiHbTlnQjfU%8ML`7TZ^q-E7efI1$l&cFSWoxi
u7I_qJznELVm<Q;H(Y>x#efKq^1Yg)`@<O=fC|~a!2pm5b`>83E&^jJ&~#i~3cIGmeBmmbawl+AR~JR9f{|gGv-V38q8wOp1_(;ZKn>u787%7z2WKDn$2?MI
<gQ_|EmIh96Ijr1aHLs&O&?18-IkHVj3&n`<p&+qZX;g4L+FM*^xa(gsuF<(F%*9B)WxjeqC|Z@YR*8+H;Om<(Uapq`_6y1cAk$#&ulo}*Nm3qG4}%a&W+j|
PVbG*+cn{iW<_2BG}NNCiMa0kYC!vy{3v}{u?MMA3hUbR-R0E1_rFH&{6U}lo=mg{0}ri+?(t;{?m8>$M<!@;Z6dQ{^h$cWidqtHPbM-~m)^DMpZPKj%dz(P
HR3JNR9{J^7c*<%y&c;uQMZ}9-wUIxLk3~rGL4rYJhyl?A`?BA<_QmMC^=9lOVtA-pG%6E$o5!4YX&8M*9eidYVnp9fOIR4W;j@1HP0E--UcE|y7r!WMtL?B
V3=r=?l-TjA-((=&iIOS(?(^%(ZO)h!2F7Zffp@Yq%9IuQWXw+$*|%A@M%(m%<2WkV6<NH*@Oz7;r%C=Q<Bny(f9K<ASCbn%u{A!lwP$VTE*!1d|d!PPD83F
<_r4UvB4PSif3Yq>M9*)+8%L4dMg0Oln!`U)<PI12dOvc3$!-?cUkn|3)sEqPeb^`gOa-Bzq>yd6~_Xm_Sx}IFP}e6$)e?3-jP)i>>>WydfHf&C4MG?67&HO
-m`jM+GE&~{#@T8zfX7IPW-sIV{@l3TchD}u?%7;9d1Hnc&17nO_^Q@>jK2>e!j&DCp`zM)?&qC1j!7JyDf9IVh&@APCK}Tok7I<s}At)8%Jh};oFE#0i(tF
YC28Rz%f92C5@ixigB)sIzHBj?kJRSV;T0h6Jo-PoA99Gy7PsC3ta*?ag9q=TcY2rVa%kXp4e@OV&S0~u6MW?m5qL;ZZ6{OKwryFVJEazr*%DTA@j$}0!?nf
PVl#Y)eT6<Q@X4GZl+|$IJ2)ld-f1Wj0jB-_0IF@O>2r8yQaPn&Q7$B$_{#S&|g20q0iY?*5u(lQW~8$j2}9!1{_R4Ee1P7VnFOB`h3~BM0?${bRx;M*|U7u
b9h2r7;`f_D+<Tdt`~e`gGWfVC+=i3THr0k-6>)c22&FU3xX!=jp9DeMQtO_QSS0WdA(<?W82;2KcN~@IhA(%BK^3haa-r@V@=1o9#*h9yU%^ce7I!LE>1gp
c3C$?<?LqkqW{%8nxR?Ih{!neVxn^f5g<6!)F8fjvUmavgW-XRGqXUJXGKpjZ9Saql}Ac?LAvpnKNj3V)jb9Ax}e9b==b4)I|qW4hq=do?jea0K4b)Ed|bs$
34=sb=MC;@YOeh39*RMpTtx3nLM=1`xb$Msb4USj6eMx%gbIA#(8qoG<HtVt8NFCs+JdYjeG=bxwiw=bW(3!<^OQR4tUXxjFlO;bq(VU<@-0y^#u}(KE*mUt
w*7J9GABy5D8=9u_KocwabLT~R5T4>TFo5lRes|!wkOE;&dO_5^`3v-Bn8|uvwUfEzBW}1t6P@Jsc3ABNE#-fZb8{(koOT6S?s}~H_Z1)xJu~qcXe5_m{gI6
$y%0~dlC7<AhXNRNQ3y6IlQ;s8{|#wuP*SAH!kx{pc0Z9%(j*|_bv>uSkGH343K;0b-FOme-w*4MSEq-x@L)SFBXEmV%D9V7tM{SjMU@AITGt)y@`CJ!jkhp
-VMGb!*m=HAY?t#rL%kka}py!1(tb7Pa(*sVocXc!KrhEJ8ahU8{BuPIs|hB_?jw)I6$LM*X(qX_vkA<L|r~aY3D({3VJwo26Sw?zM@HCkw-y%pDsc$8XZR<
9X1p|8-`FZ0FSNOEah*3TFXn^Sm~$D3M^C&vB5&JJZlH5Nq7j$$rQ0xYeFeWGX>-Y7qlVQAE8Mmr46Qz;Iua4cyxNRM1~FfIC=T5%j#{sKhMc`3j<m(^VDJ+
8$!nj<TendGRMQYEG~-0zUGwx;eYYDvCKXKAT%sb08yL#0?EzKi&E4}z!5Cb*0P#a$Xm!?>2(6AgAgLSfdQ>uRhK{1h@){$z_S-i`*XQiovEcHUtG*{%siy#
mBj_nnQD0g2hh!~^e|IUS?h}zD`q_217a822?qxW6jRvZFR&mXK!42_e>P<A-<gLi3|d3o%?Z)LBMo>rG0Yit_i$^|%cBqPj}MQt<fr$ChnY1#eLQ&cCW9Fv
BHL&!#H9zC+;iFB5pDZ}l4mVeRkRs8mzaL97B#YVpDN6LC7YE3r~2s;y2Jx*=sT8sNtX5Qh;mjve>Qsd<e5A>IXw7{3|Yw!KO|3pbZ=vvt3CM_iy~i|#4))X
P&L8RnMOAvK4wjFSx+6?=TEN>-=G2ODIC9}!{gD>+l0bs58qO*svXQJbyk$W7oJ6nJtv7o7>m{Wf-}reCP9izDJ7v7wR2P}C+}Y$QX(vq5e)FLlC#8-S_=wJ
%h@shJV)EKVTI<Hp$3&XnuiNza*7d#FMzBSNXY=}CnTx+DrJsPdw1~R_;3Wc^XBO7&xiH_PPn`CEKByfUWP6nQLW;dbWl?m@L&Yx3XO=>J~M`>oxB469WA=k
8ogGS1R~qU{*4B#mq%~k9=?RFe*N3w(T9@}rwJn<tPYGO`=0a1Y*z5wjfXKm6Q756z;XgOigGt>5{MSX#5j6V40oXXqSlTgpOZ!)$_j_<4omE>&z<6*tn*QS
01Ffl<yD1|2WC^r8=Z#CSVKo|b|M~Z>e;d5PrIfo$qBgUn<k}g+U@KoJKSYWdL2o_)3l-~=lR*^lunSV5=VSzWf7vXx8Se&u2T;@6CW?B<PcXdlL-?DIET!M
$!SEGDL%Y#0y|x016@pA2I|wJA8t|e!_al^N+cv(^2^SE5+L!@birr0m&hTO1RPdRX?%CRIpGzBDd4CvDQb9*F%YqbRN!1y7E=0_VH7A*rZvLUb~+)<vL_Ls
i3evD6eYPD&GLDVNW7q;M7cT#q#aYIgwRdHlxYy|oK;ge5X|@V#{7Lx<{=}{$*_%wd>mb&;dm^OCHb`cTyRQ5#svuraz5NQ#HF&rBRbdcvEmWOW3v|MgN|kb
vVG)mjV=Aeg>vkWmcj|~K}3Inh<EpAkh(KIkmTsw!YLq<9peRxtx>kZTchpr=~FH_<g{&m2VeCQxr5w3C{YjHr70y4l9S`zZ-`}>dP_dPLk9B}fw|)~#`l1u
DGsCjKJb}2Y0>{t08ZjR;`B+=TsLWSLd7r13eL=RBj!5I-{x&3Zmxp@dR5tp>mI6$ID$T+-Ijws=;3%keqedz#fTZ=CN*Ds(vgZ&Ta-Bkr@}q8B(q)ADU101
!{!uIb^{{Ql;t;$GE8&v_H~j=@eXi{NR&?$Ner`?j(9F9|HCAqV>DqMZ|fefLs-~n+V$<kp`-Gx=~%pty~WS;C;sYL@8?-5@ztH=hh%3h)-E;SDXzk&N9rj-
%d`V1qKjj@3!K@bi=)hSd~LF11WZ(;vD~~~4$1XXyV=V=6K>#Pw;$y;)~k&_#BDcN61y?zju^;M&GgdW;;)Aehz89sfYLL)k6v2R?|@ZiWHe=gQ9=f`F6c{q
A*nkmX)$yLlSPc){mvCc5FjW$>myE|Vz2UX>!6{Gf+vg{KJcg!uSh`2`SS4Q7W=%5o-t1L<YN#c1H&iS;LP25`S6)b&t#ZO`M+{XZhAfZYRGGj!g|7PO^k)k
z%HSSVH|BWTDIbQ4Ob2=t+%z@o97hsl2Fvc+#?C#=S&<0v0(d{SrG-1hVMmmZK&KE6v_AH3RwBo{C-n0DPjENIQe7(_eG=DOxUa};Z?@r<@~WurWc5`Yt72i
rzl&oANf-fDEAZ7f?x9UP>+A=Mhj~)TY8AHd865)gOK`w5A!@@Y%>v!8q2ji_H9zd^h71oRn1J$Xt|*E33Vu6mdurHM2@vT<n62&DtRS227WvyiIqGXteje_
lYuI^u5uATT2`emOlc|^N@zXKNVp%_fm46eTasf35!zeYc!Y=Bq)VaBvjP>f4qtZPC-_%A2kxJryngrY{n5$M=;Y<QOu>i0M{kc_9Rh{QTIt!=^jl3Zo`i1+
gVV##=8p+MtSN%~n&qDhtX=@bba5I@x$0SzZ(_MtV>weLSM1U8!?MJVNPjTmz#eMphmpIl#XFX|(*f3F^v4{fM^rALR87cAst46Y7+s1$yi}oMpWP*=H+<);
KLRaWzN}GfA_Z69BS32py`PuO*yk-#=qGf(qL*O+4<*>8)_2}v#A^^CyX)N|Xm_*%7({Dy3rL;tVD%D7(A!SdIf|z9b-Ohmo1227k?^hvGm!?9{IL~{P3m4^
`8=f*@TkD2ZW+UkcCZcdR!d>k2@pvQ=l3VHRt1Pd4qc_q{iLyU<*(!vjvwVsJ%2dyb5Cw}UKF3h<L7S*Nzc)g$SRTaeLaFEq);V-y%RkT3(k}p*#4A#y(giv
(~>#pb<uQf8nPb6MP9HRM^!VY!sgnN)kQ6Gw&|*EXBKrQ=*U@}wKR-#>*!}HV!GW#lZ=W?(6?NMW{`G2)lAY4xgDdog)hx`d!hnOc!3B3Tt7l25w~;J+#E%o
lN7CjBdr9eW4JO0A0up4()So^BomTu63rihFas2xpCGA+-{D5swP&cs7-PIJj4efuhslEE9hc}2k}l&|?-|Rf@v@jxe%$c4J&2tkF9$0Q#TUp|UAn?3eUUG7
%K$J{L3)s~y0Mih1KXq6&fPxb?r9xN5e2-XC;|%h?&j!2?vw=rV?=p3%sla6=;Y(#v|;h=WDiM8hTLhhoZ$VBUVzI9uy$(qRlCVPyYm|vhrYvd0KU?ljAAH7
_-3-yFW!W*r<WS+Vo|T=oDU3IBa<*PJ<vN@&Y-A@Sxai;eFh(FZ!gbiC~|Te87_EMEc4&<MgP;IUyhDXdT2$%R+q(e4$lzHHG>M!Kdh%f-ZQNgx_5A*yE-~c
Q?R}HYP#(2x=_4zMkjwpXo{+54urmE6rl-^O!Aq&L~)A+v}3xy5;u3wbHA^!n2;RgSu*y_xGb*Cxb>WwCbK#84+7DolC9257yx*i$~Rqak163gKc@_;t$T8@
s!~nhird>dClU{QGZKb!Q0YZi<ugNOkfzDx-2i_fBm8OK1!b_SIkgc2mi`U3bJ{sSXftJyfj*Vt0i0A}gue%$9?^1Angfj5k*OK2hTvtoEUr<qT`ru=Ge+i@
WnzB1DK9F+RpV#f1*-9h3<Fa1%-)GY>5>x3EZDyWzHO-<TV4yu%U<Q^vt*7)MxWo}a9=t6uuw1tOya3iMkQmTc4v!A7fjWrdsg+6bc4;L8#HToTIn@xM;V1`
TY7K%lr^AbDjQ@cW;rJ9zyd?C&-ffm6VT@mS{GdcQ)WedNJT@7(gpU`S|c;uW_KM*Fz-6-e7vNZQP>BN1#$vGTFkkm*-iDdmN0ODiCqj$9T9SA!*}GH(G*3}
o7I!v*!M-Cx8wiG><1gYDqhyJSzT!!S23LfF*=87ETesRt|lMezIpxI>yyJ*>?U$j&dA6A!|{iMH=~me@86Do(^^`-t$te0N?RKbAcpOpsI(%UP?!#(5hq8-
{(Dcl1?#Pmx|3_C?{pReokXMC*-d`>Q`;#g!DQG{t2nQ3+6h?$ibg}HNmLIY-f`*zTXM~$D$X%?TGLHFa<X$xL_&8pM`uGv7gfCo6kR5yEHU!FYke))-D^4x
lDvC;NCkyhB7z+a+745xS>HC?c(zKhR0GqUmD6b{-XJvNWq=}5^38){2A5zNhhukVEhKYtY&*Bd+Q-DtsDC-lVg1l4rI5t7TGTNBH3kkver`(95ayG3Tf1H{
h<IL<JA>y!=8ejQFE%X2ll4o{SZP%}{(5c-YbwfB=a}jmP29#ogv#jwtgA{&S%n!sJebz5$EN%mG03Vl>l9rYE1mcSLo!}ZyHd6aNRL8u0K}hi;Kb-IQ<4^o
JF49BDTP!|VWctz2x#lbV?jq9kCSwV=0Z<8vB(AzjU18@^`|w2*U5M)W2khc)lgs=%`5oZqs>mnNJXJc)>V3OpF6*)O;8U-*3pM|UB3b1W|61C7&3F+lrB4G
r8+mewaGSFd|M-LnHHVRoB*fC_OhB(*6kWL6g}{-FwP8fP2eweG^2DE#-mr#2<Ikf8_10f81OSikc-MY37C}#?o;$d5dQw}j8$+pPxI4qS}t#r-Q*i|H++n#
fYN64cMLQcm7NZIt)OgOU7(4Ay@0PIulc76fRtQ0m`@mHK$<A0$R}ST>O*~YiAF)|1Llz@Q$7z}V}Qbcs?z^n<rBnRth9B*z;N8~dAY=piDfPB{_3d5hseeu
Htg9mzkxNXlI^zJ=@OVk)QpVBf7G)WHuCa;Y}B92`a(gZUsTMY!eu|@oO)ka*x`?+hWWyzFwdWUNvfBh4iA9XkS8gKNKy_A{VOOF9RJBt=KMD%0pY)-L^S`P
Vy{c}%~)R5^ouKtF$(+?!Q`G+!gTUSp??+S=<^C$V+Jnt{eh+{G|kYfeJ^DaI;G_cPNzV;SpBKuq|rIM7oqZEKgi-_7#JMjvYzw3mM$@#&U`6dPRTtJc#g|_
dT#O~loYxL#6oUB95m-*k(`^4eNpyhyjY(mZ<elNl3(RF`!?(qeL{6f&7Jh>@aOl3Sc!M<Q}xTy``7;uc^#V~8pqg}$bt#vc2{drXc;lnAzfM4XO^D6D#=z%
Zl;*$OQ{xpzrySDoIO@c3)u0=;XA}9L_|qCS9wV?mZ-YJ?ku^)w{xJQtBUXBi5b^n8b)u9etvy?^7^HdPQ?cO^HpT1F47PzvypCphDQWbhxNOktt-Vg%AP#$
Eonn~h2WWFkQuUO^`nViVPypWSNN4~w>#wj>f{GP!-s=;ePuIK(q<5`9=7~vIo1V}WJ;1ZNkt_zzb92NBH3O1D7&B>2VV&VV5fUep>$PEBq1PX_o&#rH_VT0
uA;vA(?DpFOfn0Bb7TI%f34U<5%d@{)|e3bjI$<mIn>KZ9Vug>UWaUM;*O*sm_>1oE|M_K2I@O~Ye#;zW*mvP$Kb|pmdFvq-4FOC8R2nXd!v7b=mUw<-rAzy
j`2XJ{@ARZiC=P3$TiN=jL^k3)eoH&DJ_hepQz{0<nOjc*^cF#OB$vrETeWmC^5y6`So|e;cYqtSwjDG+MU2m=vDj8R-ey}|Hj3+eqzotho{14tq9#tEO-n7
ecX3Di?;eZwF2P<X4Psdtg5Uy&<mT!VYl-jErwTxrlq=ICX((sj7a5-8F(QG*0?zcB^|gBg?1pS@r`y88<yx+&VPf%5@ao8e`#`b#z3`vfl(xNvcvfvE!APk
hf)?2qvrZ9dj)$8wb@h>+)LERkKAmCeqsc5?Q&?FquUMgxvh&N_H(;YiY1%D&4v=MPuAuiWh0l#8gIGTy;}54gT`r&EWXpdL-=Ojw2L0fV9^}eYhp2N!h}ec
t>C7}+&MJp+IyvYXIxf;xwsn;yGmY27K)8>Ma)B$X)X;%JV%O4B!pP=1F^%n0WG{%?t|^8ERmZIf$HIz?TwYA9b3I&q#Bi53f6<kIx<g~P6A7Q_E~NadMvU2
yPU)Aqrf2a8P8YW^o~h=dG;nh8K#1UUQf&ARoN7ydeL1Jlhs*~`h5!+tEG2YqRCa~*KthFk-JmMw-67SnM6^{t_tgpfg6AeOLT1p{*wN}bAU!XnN3|STUQe2
__p_v=8@WTDPc#r1d{Do;2M~pepY3(DZuh0ub6rc>aw2LYQ&kdU5F@?bzh`ia-Nv7Pv!ba5Nc2Eo#&)vw-1j+P|iEx5zNXNaWOSGfrZC&EQ>*nu>Qkk4)-2;
)8iA^*zMg;$GqTX^miv5;V*rfu)!|ZT>(&^GUicn(yLlJ4-z3xl7IHKFa0Lc8!w{M^k3`Smgjb<A_X)Q=e!-H{=*#mZZCVG)2HHVq#K~YI*404nDB!BS$70!
a={VA6XT7+%O-D~+>vt9d`KR{-S7-96Fzrvu=;ZLd=nU*IAg?<aSFV9MWiPZh(dmp&nNnfA4vdKv7}@`N}8fUab^q;0r5eIf7FQn9PIYI&;miMHl*^m59~(^
tRs8p;$gYuT8AX)I@}QO)?eQ@CAdsuM;yOF^fZjVJraIH{{G7-n)U@pLWciKq64;yV@QjC_Tx>=9Zy|u)O{-d5GF2ACPr3{*n<7!YJobv>fs7IHfBTf%iPQ3
CUq8J<!*IL$#~y$Q{Myo^X-#o-vRdQboZWp{|wQn`|a-TGe9V~DOtB<TkmwAeESS}r@d!Scj=?2-#(YNtbB6Y?mgSvqejo3Kj%O8cArXX(NEdt@OJn4lV{Xy
cjp<8^7Q-X+?-TcZr|TNd-g50-TChMQ~KlivnSG6wOl^joCSFYfMUSE*GU>Zm<P<xlV|k7?z3GPX!q%^0Ao~T^hGDr_2snh?IqrOzWbb3cIW96UbfxcC*Q7J
;_sgA@$7eXjd#9}uQ9FF)8~}l`P(PYsr7ez-#%Zz#yj5&1W%sq(I`&=xHW71d}r?oL;K|0?-`P3-+sGcjd#AMZQJ>7he3I|_x+|N-u?btUgGcRt8aDxBI|pn
nwb|jwp^%Dm8f*SY@aI8K(rJ%oAa@2sqgT}QW_DXWzYR03~FPiG@vGe<Py^#H6#)qu&0@mpNJNQGA7mMCXcYz{se}-n;fdynk7gocn(BW>|q$+MJ`<&EmfuB
bvhnjCpY79hdkfLV=RWQAKBn4GZ1TXy>I2&q+GBcAoR8W3I2Qd_7z5hOl#Eb8=vVfH5vT5g5HiTVPndW4;6{J57*sueho>hK_ynumzCoU@6UR{zGNCPp2=@&
lG&6Pw1Mad^j8=PRujncr$_XV)$sU&|ALpK;Vmma1;vnJ-CEfvSZ#j2By{=`?+)>aZD~X}Mw>C-NsN46d&wa+&48QX5N`c_HVih(D!4X&IPC1`=DVQ;i4MG^
zs?h*%Ya1?Jw`cMUOFu<MXzBVgqfL*vxRxWM$-0k6Xx}xl{C)ey*17nCMku+4<p{<1%Qb&7JySWYcQJ@_=tIjJXkTu>H0x1YV7PoK#Y{q^@elS){cL|8T{z*
4V;`eI`A+^ejw#fQ%+0wMpM$ou#&SgFd~|S5{#fy;st-Cod+Z@a9wZk(DW1jR4}UMR9emv76-oX$W-Q?4&xeUQ|Z$e-FZDv_dJ(U<sp$EAkt=ns}g*jDQ0Fq
LK;YvxTK#R0T|uC*JYK`SU~8%-2hoU>RnL{_L`tcet;J6gJIHNd=dQMSF~z{>$-y?ASNQdUM<D_DU*v)^_?azT>J>xF}OsTengmoKT@u)7_1hL2_50*Os^?8
z+=rrUw^aohJW~yJ;(^Qb{M&$Z?sx71@R)Wei(7}(DD+!wfhNqY5KK;?~>p_<2;ecIZtSo&TpQs^MK}km$>>>qKVGHvIx#c-r}^}Lk9?bmTZk=m1ryVQw(<q
sQ|^9SQ4<N`n8jTCqfvIm(qx+fF8KTK$-`IeQh8Zc;XDf01jeN&Qp8P_$_4w*;E5gTT0c*)Zq&{8<K#?{50(ceRY>5xA>h&{z38Z*t?tIA$F`h6tO@3V`d}q
`J@H7=ZN4p85S74(sI;(s!B8fQdhQzFntHC$)@mj=$dNlZE8a!4>x2NfK|g-q1&4~lhN1AkLT+qoKYI%&|56pN>17sd(>&~J8elM6^u#f;l?P*OOwz-7U+*{
lp&})VHNi_*`o8-N^Erx(Q?R@;Nkt}$~`#cd9o&~P{{@$ugx*y1nq4I*3(br0Qn@xiO%!&HUnnB*S3zn;>8@gIkWIqCQdGh13>YiwSI1z5T!F_PG7{cTw^B4
7FWP5${ydpk_8N8xlTx(@#}CB$m<1jK&*Vw929-OXbKMMr(4m9JmrZ{`k*u-lj6MA=5<-0%LS$v#cU}(qG>t<_SXS9MhtAErA;m3ongJ#tgw=~f=WikW+eQB
l&bRB4+UA5goH!WFq=ur*OFmwe0q0_qtNw0V{rGaWF-ujHyPW%6Q<(M<w4*(r3}#9MrQ)>Y0zgB5o9VjM91f7S^W&WEPAI>Fev_=U)#T9p)h<CV0V%1GSuar
8~NgKsG6*{zH(N_r4+H0Jq|Th`m^>%al=`$uVGw8Me2)hH1SGHQAMv^KiMRu$~8-L!X?GfB@VGnF6u&xC{Dx&w`#C0c|mGh@n6)^g7}_oee`~#DvjaP))vU$
F#6&`BS1VoTF#ZiDK>yd7VX&?r+Q-(c71lXnq$dInAMH_*-egXu^^MO?K7tFcT|O3I+v1_D;;TU*%Zn#M_LrFKEsysBo!*ee!ET5l-F{}HANyC9vpy<jg@m6
D&AuNWdq7N=Fufk_-ZGt)1ocxWp`2jF50yzJ0LM-!it<-w5gv_!U0yQ(u$!YWK~e6JN5<xS)AO1>%~Ql)&%xTBp<PcmLw=r5%c8)HV!x;Twtm%OtQU}8=4ju
`IHB9TthWCxL3Blq}a4#fi=pgg1e--w979K2!?(3|Kw8doN9ShQ8T|1JqLcmMpRr^N$L(!NqN7}7rIa4@{muaq$9k+QA!O<Wkcy7Q)2#M_2eJ&gAN^=f0o}`
LGFv)n_r+i{g*08g9OBF?dZMk&fl3@n2!JRr|P$Z<6lQFUX#u0JN{|X|C)D_1^E5J+gC@wX=^O1`2gh?mH=zz!g7nNQe+ZCkJ*BOK<>AdojV<3cI%jaOn0bf
_GXP@6B%?<-GiJ`UP@I#LpSEZDY11g1#iVQ_muRkr?d?mwNe$0-}f8nH=sjW#ewULk_bn~w&!`sIyW|_>$1MGTn!OAPMM|>ndq2)sW(22m@&Zdt9HC~j0IXt
D}EgI0{GmjPG|W%KP#6v9Bl`myw7ZrWT85oL&}a8lrlwHaEA3<mR#{cH|{?PLtw`)>xt+0c7`4~?QP986ormZkO{*ooG}{-@c|C%1<`Ygev-c)dNTr)jD<<8
^LeI9jW#+OTy#>cz;%yMXoXP9_Ni7d$4Q^oi3&VHC#MD1cbZUjI=G=Xl)|769j_^yN7Pk03}`|uR1I#1gKMtscFmdW?bj@~yPh&d;gyFoGC$HFU*@OIhj4lZ
6ldnT2$u~h=)|{ZU~Al|iw|S*t1RKu=Q`Sy=e9x}vBl_XAsu!)5g!_SF+zf+qXOCDZk+m-JLq4cExgAbk#l3vDs?gDN=Z5gDQRGS<J%GQ6zx(-uBWjU)^jow
_F5TpXuYTyUnEZq4L$H68P(^wB=p4)U7Y^qzXl>@-aFt3$ssP8{u2-!tk#tb28=bMws*(SN4ZJdP2GT^%5rakyjp^~KpBXffTV#E%g5KqvN57_5kpk#S(9QX
T1%x`mene#q(KuIxIMv*7ffOx3;j>$1mY40>nl+4AtZVrhp?TM%Wg+F^st-H0a+)h5c+m+=!5O7p_1u@WwBk&ElbnbN*i^&;!TyCLr!u>^NLbJOM)koGZ%=m
*^4Z(`7Pi8wkyVDTKz*Z3W2z_<U$hKKj$u*WCn6C8xL`u;{Uw4DyyFi(#n6xA`PR|p9+U!$h2XoS(M;lCZX54Tj5+Teddsfgsc3DNw8a<(vHt8xf%N|vt;8W
h8j-UFm?*e-f%D}BZyP^Gb9h>beUPcWzG3fw`j}XbmCdYxXKW0tl;C1KPHppFH!8ZHBE6k&Z0?4Q-B*MGo-uC*)&QMW1K^I!jISHY~<y74C}?JE1x7Vlvy%!
mOzGQ%$`wcGKOc^!fWc>#XUDSqLzf?T*Vs^@qsJ{Cr(^Cc&H+sD;{aB1Q!d9D+vk98md&cb!L?1hQc>Z`A?dRyS(D3ZA(e%fi|Rkw^jYsTY*+zln>A{54>{2
_QlwyEc`u6lW?PP_;u<671WUOinX@3!IL$9sjoQa1QSCJ7bYe-cgj9$l7t>bK?tH`tdPXuV#Bn7xKFhS=L<5miBrL}oKa`@C+S6=c|^$WsOlsaP2=;f(O3@5
;&E<t5vw@@J|5d%v2dv6!uL_DLu|UVk%6F<QNO8*h7=tX)DKJ0iI-Be=X{`Djj(o-di1(u@WC^Lj8D1+ly-C&^e-vbREBanQFghlL~Tk1o0L52xo#sGv6)PM
S_P38INg5YLlo8!EN<#*qG=U8u=s>HeQj;+ZDIk%vzJHON@V=U$!8NZg6PQu+PtYs1xWqF^K9*mS?0_vOHis#cO+U_(wU-#&Q7a09Q4fE58W+kDA{3a$+=pP
pJmC#l682$p+3k@C~#T58(KkBC5eJ1$WPSsWS@9JJfGND=_m-NIY#dy?Lxl@Cnk9o8p=?+y_5XlK?gq>@D|mgS|pJx%xcTMegY4F)k&xJ!{nQ9lD)vynRBt-
QWP(R>wZo!TPuCDP2VJ`Hw>|bVfe0hGVeV4*)DM%E3KW2uFq-*sL<r;jiDs<xyw%(shE^KQ;^|%DCYOZbm5FuX=!zfzQO>N7kIu=XCT3-@;x>fbAfFxWg_Ds
VBO?}T12gul`9;^!uBHc*)3YXxyH7`;(3+a!vg8HXuD;d`KOeMlxp1OB|VR1Bxic%N&XR%H9E~PnY&x)oe)44F}Tn5tV{o4Uo1m@VTZn`9Cqnz;HbkTrp%@_
#FwUQGScoBi0dz-cf|<ZVaZn|a$Tr?0X2J9j95nbkgyx=73V}#i$hRs7XLRGuo4s#@{s-@P>Hg5OgWZZrOE<L0!@tXi7julb}>}b;IGD;VXQWFA;LVDDo3e;
yv2=YV={Ozaqd&J<4}cN%L)Mps@e(KpBC~l-KG%)*bRfU_K7d`d*Gu|xAhgB`c*qcExzj6>medIS@Q?2p6ED&z-lU^PU}ojz$ve^%AdB{e1O%FUO3Rn9=YIZ
#T9Ejwa9%VwQxiyM!r41w%5DjMVyX^W(+7f@POomJw%cZ6QtazA4WO^NTwPI`Vmi_O-3te#$89-5l(13uNryAwQ_h)t&NCwhPa`9IUk3|O;q0&i=RIwJo3AQ
p%%rw$d{>D7<r>ih}ZV6Ig+?J;)^awM?<tw`(x}>NLlb+GCIP)HWsv)PfN|P?Npuigr!zu==HMb&uEj|LAwiPqg&?W8(u~Xh+;Pk_228{P5E4X3W6X+dX|=)
7ZtE_XDInYIJ^~pb~K<2jnGDJKnFH@rV+Ya57>OwJ}-W2?ZZLi%tcnGgSJ?T>z4+1w@S(OIve!dJ9H?uq%)VuOB4TUG%e#Q4-G^%fz<<6QBs_qsRJ}IVh|&r
j_Z+|u-yGw5z8bl{0>_TNw1<mtYu|GwUd>wb1Ypufe9Ea$EChG31)Ira3#F)m`1^9#hetkmhprK5ru|LWKJ|!6Jq!!ubrLNDCxnDQ!JhhU5^u=YC9+q{mST4
qt~1H#I)ay-C$1CcI!PE3U9(n^%9$oux24s=1#xk=Z!cw>Z|oT{KZODx%%6c>T{7{Ezj);0zM|Rc6s0D>q}E5z6lL$4!meyBRLPr7LUR=%7z;9$XoOyd*Riw
v!tgV#iJg6In1Ki!tXr4T3cKlg-FBn$G8$ZE?>2FZ%vf7G>N@(a&(|v)OV;8HxI9DllO<(|M;V2Yg=u$e621oG<B-nNJOz4FcQmpnNI^w*KlB0cpCLu?MgMd
^?VWa1*G3EIpO$kv3!F4hD=dK>CaQ{0a+f+`XN6s>fF2}(`0AOy^Vg|ba96V*4@mERySja*Qrj`qfm$CN@9AHE0AaEE31lbP<q1iyPgpLioRETJV<<2hid^`
;5@w%F#wjgwhdZDm!4XL;!d1+?WQRx5A8XtT2O%!E6LSbHXhB`kmwg90HGF7wWDvGGr@1{p}4OYg!JGXov;UKVGqk69D=rR;}AXucvtdGU~Z73a$j{ZvK$EA
h3k|)w)ZJ}<heWl@891xXQYaafN@&8<IZTP;4oAm$_0ZUliL^n%W@ondm%gST>9GomU{J~CO5PT@177v!epY!E>dTIF|h->xbjkWy1$pjm0CT&>&TAp1oZ1W
=e*~VCT6ypF3b7!hGRGK4Kim=+0(4%C3lU!1V*CpU_Or!7jrL@iCi+RL*ccudj1yP#_4~nS@agDD50G|`pq{wjGsH@!kr9$vDI!D8!;gD+Esf3uEyJ$M=Pls
4BY<M=<TWhjz2fpr8J}^u&&8p=yoMvlP69A8Dp$<w0h9Z$eJ*zhsvb1qYbQAi!-}}4q^0m@PWKCpC2;)xbE6yx8{Mi13npF{s8#@#D4@+H(>i-H16!6C9$sz
4Ezc_Zbly1QARiD{BhrYXkUFUZo*;Nk2f+dwteglDK`-Q*=f)FX=~nABWs6%PF;>AUtAPR7ourSc_d@-I3&$go-TP)MC~6CEqc2h5h@xWn#+(yA%cUSWZX}t
0J2Qfg5{LmRUaa*a7QYyn4R&<EHO~`i6;PM&-kq(v_0#+N?<#`dD#0Hqc`YZjp-b)H{Vc-+F;3K!Qv|w*MzHLj#8~!j71Ydqnq#Rie34~V}@efu3<<dGmFa?
p7@x>gpR1R;cUmWj@~F%+}Lon(8rJaq0Irc#HuTyzkS)n>cWgn;yenvVX$!^5~E@1T~tEHXXFZLO}kZHp|&)|LN|(i73TJ)<&QeFs&mL>M1+*ji6<GX8XCd5
w?ayCj?hCBYPsdCT-c<&QV1O_J|R%5kYu#78GqK1TZSjwi7oR0`oZO46x!IH*HhZ_vaM-O)4@B5@4_F^ui!7qzZAv*KdtHlzl+qC^b{CBkeZgI%HBGqtfTHg
kF@p+)&Syom_Rb^1oha2#@t6K+|$pbNB<7&SL;c`Z~5YL<K)}2hnZOET<k-V9%`K~;}5uj<z(0OH~_U%@wO^OZ3+7F<>P*EL9bB&aPv@6u-*5KX)$ZvfIl6I
vS9t~E)J>pz`fzxo>3Nz`|o0I_s?+X({g#w*sewv|I3)!xEC!M!ur13r`u~MXu8#p(hGXmCKu{0YZbP76yg+=o3IZamva|j@KGoEr{{(mfa!~uBP_NoHf}12
(<4&{{n`DwsL+;Fqw`mBO*Dzln%u;zijx9(*>I>zI#))7zt)JStE$8(J*xXlRd`rgM=4)HmOQN|H%`L(@z@z1kJO8ye89}Qs}KB{qP13>)M6poc*ql-3R2e`
Su!3A@R*Ju<8s+3Pl*@9O-2ew{Az>h&=jUaV&y<6G|NG44B7#DD<5pTi|Kf;k$s4SS@C(GkU92fpoyZ!2op4LXdDJk%wReIuCMNL+&d6599=-7VD#<XHI$il
VuXx>h4ixnUzSi`$&Y<_?A^(VJKk~ry`VyRMm)90q4NO$aW2=3Nq!w=DSpOUgtDR$B0k@!i7=bnTUSV%QKI!R_GwNY4jFZ~w{5KE*e;&3zHYn70(lseM%@|P
rC}DU!mmtfhrO3?UVpm7)R=xmmUBYeI(tG!dMfwbzBzR4H0=g+E(+qG!?gHDd20w@TY>6ca2S-?=Px`g^mr3&r5bi_8re>jPGoRL&xoIQ<c;$ra&ANu8@%?E
{K2S`MUKp&?1G7|#!^wJ3UFfST-|qD^&R-uKiTU<#@UjUioE&}4ze>?WNxH?#I|iW{<fxCt~86CPU31)3_OZu<m6#ga<;riD=#(+&7UcRh|{lP7XG?A1F}>Z
w?@u7+=*uZ_x+@{)xXD!FQA0UamzUe#E6@KMp2UYO4}tjQhcQ+CUl-7djMpfz&Vgq?4r9Jy!a#BBX{4<<{B~=p#rdJ`LNz6C>rDb7k;+Jq93)bwdI4j>>E;h
Arxuc=B09vxJ=?N|8wE^j10$V4B1s^+tHw9zVBVo3-Di=<|t}2WyG#!F|Lx{w4E5PGV5AmU45eQPd0TLaKtboy3A=>oU2aMFX^#rlC~0#if;QIkfPmtr$InY
w)7@5iYj}sI4IhZ0xunXJR`G7UyKn*{Jq8nlk$nkMB8)`W}df*zbWy&ODQa<uAze1Y&X|4Q<@;zv*DH;h9``NRv%k7dU;N^ACX>&?fZod#TX~kx<)Q_HSZ?x
(KbpHQhY(q>gj4$HR{v4Ig6vi7SJ-}L(}lAaGt-1)sk1@>E{M9J8#?3)6UDl#7l44u8ZygfkS{356ji>$iMhXl2kv$F=12Q3v<l8{2YkQCW8Z|n6%}vG~mOn
S++E}mx#0rxEv-y8kK!cs8?{>Thkc^hD+)Uc!vVUM>(I+>iJW8zn@h6A#QFi2{#B)tKt8z^12>Wa3J0SB27;4M*Kth6WX~CvM;aj7S9s<@5+Gix6!ND?+;&|
ygqts(jfe8^yc;3LrHV+@#y_4O?!YJ@$dgSp>lBc<u~8pxA=VY*Mm17=<VJ!_<nRmU76U|6s7#p(W_V9!=3AA!T+$;yMx#7kArqkg8yN=x36Ekcyk!G-1*7>
f7tT)!*2$7ukEh?|GYSXV~Tl7Ei$w#5!>TKaitZfX^})KsFBf9sC-zY&FKvnql6vwDH^_T=o$9q=99$(?WZz;r5>7U^rp5DT_e!dgOXKfrh!(%3QC~a@Tg5U
c^PKruWHU=mkBii5{|ZH00#cqS3d8hcwE}b+e<1KSxg;&r&l&d4)v`4QDyK~+q)VSB;lN2H|(kj^avFmWZR&$)vTaOz5_Dsq?8s-#{p~NDBBBCGtA!z^0Y(B
NNbG539iz8a<vMQS>$3ep;Q>O$*4?|{wag<jyV1C2hkvmc$Fk^KV&wX&pTI&W2L*GnRAJmWCFHqf-Mq=3i+2(l$$H<R>p@x-1U25nk?>Bx~u0Dy;+1tPBmyc
fJnFkuKTcOE)fZ#QR9cPNUr_R8l<2t?68)59*^le*kVp-F84O~#Y7H!v#xl8rZu-A#~-|Fs6S0bju2A1i{`T=GhzE=96I>F-RJH)b3kkEW;UYwID$cT+7j?!
6F_V71e02Xvp;ewmYi2kOU&AujJC5;eeS^c1Oqmo`iP)6_@Z82TuQtLRr9ftkBHw+mw?Sa8x!jmyZM^#dRIGwA!UN1t{vY25h#>{85M^0A(L=gF6{y0s*Xwm
oZQG}l|E(;FTwSiu@~KKVWTF02R;u&FBr3rC1zET+o4~}dPSNWiGHWv_K9XPk+zQDxDnirKIAx9I8B7Ea&)<9&$?l4sZJzO3M6W0DVP?}$w?7ba~^<Mp%`N~
M@YVIN*-(p6_LZsCzZ74LVr72>PV_h`MrJAXv{+MC%Y@k7m(RY7awRSPP<c2DP6V&$0WO%FMxwyXl*@`l|YcRk`e&Y5|dtLforW$($KwCA`&T56C-I!QuI6t
sRujQq&!;+Wpx5Boq-D*35`VKtcEF;sC`*G`YnzMNXoSrGZR!4grhQScQ#7&bX86#BjwuD@J8Sy&`x&0=pB8c<x<U61On7}jGv;ru*Md#l9Ie5IpypO_|CxZ
k<$V7nO99s;_AVGGT)X`b=0K7C0D0*f*cB|3DXL?g}F?q1gG|p(r;QWi8s9efJHUy>D`S^@*0w1Be@?q)<)6>BXxHltkLRh&NQ((!Nff?2%U9xCId{2M4`tV
0DVy`Q|lvzS53Ml3Kk1~$GhFlQm<JFbnJ)!oAC6k!D3Bw?Hv<ImgHtOn0)!laQQDkT?Kt4O{MptpB+E-_RNYN+Y&!)o*05@^io9e@P2F3$U@N()}!Tw?+7@3
a}MaczUYC>F7?e{nXY<Y{>}XBus`yCHeLh_O|vhtR{(0?On@F{uCt(!@V?Cw5Uo{)8G4LDY$$PCc8@tb(a;4#Z>9c-FSsUkCMVk>3Oe^Qx%r}BIkDnvkt)*V
))u?LF=b2JYpjjkw6Wpx1`7G5C`@f^q9d?oi7yRrq65UNn00hIagQ>wDE5HZ_Q5z5E{`2*u9=~03qY$gzRi*z9dhiI(h=YverjH_2zl0YvoIF_$y~EZ+pia*
qhil(>Mkc!4e}elV2{QfK3vIv*y9+Qam-4};p7jZ2Y7%(4jDW6Z;XA&)X7P6sOUj)>*Ixps8&LY9zn9^%waX1wQ;#PSs6)1XZ=;A@ZHcxNs)>R_I_umO6dmv
uuEc5X>)cogE<b^ZG*6TU$D!>56K$aE)|#KHvjCiIgX9{VHa8tkJr%&JEqWYR9yIU#7qyhE8!GqrvthZ7HbU8rgt>gCs5NNEcc;lDb^fIW924)cmC`z$u|8F
Ntwnr5}Gh86yQ4~wIj}zn|A!rIRD^Mr|jNlekT7HyTF>o_UJgf0z`m~7%sY?6^Hi9d9>Y18HHj#(STUxU}rNmWLWfCI5$TAjK2?VM&=*nTbHOr>9euMt9GHC
5uF%t%0PWk-RPlmGmox0VCaUi>ColZWZ!e7D9kG2$;=+{$M!N9^MFx$Z?ac?`KL6f2wOJgAmth4G=t8OLRs9RFZLfEq6g(sv<F!>V1OMD@1+az)PSfK13)8L
{@8oPj)tR<!_;7Vcer63Xrbum(;dHqFy38LKAKiTs?*9fTt+JMd7dY-ZT=^Ic1?H~9f&1O0TUa^c8ao)ojNhE-xNcg91uFba?C>+MV5#18Aem~r+N{6mMasj
>w<ry>c7LNy-5(Vh!~f6c-5il6-$)q1aq(v;}6I|CzYhfRMB(-IJ)D99nczL)Hk_cx+pO8+tD(ahN-vpcmeOhbOjXRQDh@s|20}A>VksIH?Tb>^Aze=-TOv*
4G*Q?H-0sAX&YX+?Ix55)6a)=>*^_Vb+GoQi7oNG)42@?xJV-o({Nk4U7DucPVP4lm}FYmr2vYpG>~Imcbo&~Q7=5D*p1PCQt8rNXG`c>YxM)$PCfCTnLb4g
lj%S=y%R~u$^G5A>|tz*mi1$GvR|552goS#4WTtAUtzS$h=a#8Ge%d-nf9HE2vkCJnlC+#i+cWAbn}*Do!lbtsrrid!J7Cxaz{}>tdQTv*mFB4+iow!=_`uK
;g_acA}MAc%X8C@lkn0srrfOC^namO%CyKuhl3F&-g@Zl(D63H1L_S4;Ki;u>i91}Ab8P%)1nXlf`rMBobb6gyYn(5&MJf5JyZaDc)9MXl~TZ%46Q4oQ|h|%
-KVY-E+7pHOvB+U$prhC1dXm8+bX@rXJlff98cHS)Uu>|9s628f>{Txo|<>Cu4;$XM_cg77+m!s`sCT~pFQ_^O+Wnf+60-JB%GYQ+Agd$yefz4aGcEGk}uUm
tB+S+^>NBJN>SosAPANoJ-208%FN*BQTH|m?FX^y<1&8|4M@!5Vvc@vt(Szy5wrYEJlNe(uYKZEws(D*&13WF6InCQuaktGulm$U$YE0CyogQBfLa>K9YGr6
B}R|`!+qL{F%9oX0+(&o#>;8N+AES&`D~Hn7{TD94K#Jj<4~<Y^~?N{o!24&XazAwK9hU4nPGvFW*N&z$=gdO4rH}|(I1cL<T(`h%I6ozWC0l9QdgSv5RcBk
xDNc)ki<EI_-ki<v8b=AjfVhBP1(gj>qldarw>@2D<|(HIq6e19E>i%;eYAIqbS3Lb4ZN&49mPAFFGFc$Z-l*OfHJd^xqe-6@1AYqy{&13iFvYZl%JZYMMw|
;pU;kGOe4-kr_&o5iFgs>0kP?a^VX=Q~baU&!gDElwW_vuRHF3u5s^XNHbXr9*rXTXaaN!uy1s%#IEfVC-DM*6?x@auV|4eQ9gBzoT;6H)}G>4&Sl2VgRvqN
ewB^37i4hBiN|AoZi>TVx+GjIu|=Y#l=?KdlBwUE{WedQMLuJXG7u*6i(+CtN)G>fl~b(=aX1vqT9>{aE5)YkS$>oYnDGU<llfj7e$Cx5wYbvVg@}lTS7WD2
MaVTW6}?{nl~F~MoQzVH=nUvco^QEHD#L7<-JMRdwH1C@T+e~YQXBKMIA3bC)!Gvlg>2IS<Dt+B!z9XprpAWMC)o%ES+vf*{0*!VVn&L)^a7A*-3JzpF)SDm
ezuyW@>1N6sf9?mZvQkP{T?_SUQ`J&_1nri(LeuJ=I73r5P%^KW}y^;+WeU8;B_0{OlF$7S!@F9NCys>*?q&GQS#8DC7v@YA6n5GOzV1)GKM}*cDm2prnpi%
0WvZeT;%z)12KH3jbtviojmY4X%6UE@93)K;v!Y(!uoFH(Oz=JxwCpUpBBgmaRPBmgT&hj{iZnm1KF>+MmZMbYnB`q-vCBUF{Fqn%rUj)Z!h8XcD-5}H{Ub7
ONu1DEUxnl)JE>@?18w}07XK=1;3tlzS!kep3d^+<!1la*Gmm-`~pu{ym!e-I_eVpC%s|sFYRUBTOV5H%XQOy52H}w&-AazozkDar{;kzw@JZX>;hyE2e$mQ
oN(>BS<y6bkt7Wcd3AZ?IA|KTP}Cu;^$PvX=60TxlthU0wpFoGcs*vFc5PDovEEHHs*rb42Ogr=jx*Vf^S9%AW&K6#(Y626{lb*Ye2|x@@z89!iK0$Go$Y$$
h2+<Bm`iO|&QFBzEzc;~i199`+)e0tmDCe*Bn>9cojUMi^AUE{Bm5C|d@}K#IgUr@HNl}z*Ahi|V--J69bNk18t!WohNPV$(Y^usW>0ec;5!3F%Qxs6olvO&
75sbiphXrYr5!cFn1rDN%d4W`b-gL_1t6BtSDSwPKzORJ8zynqGgfFXpjc3*ay<5_bJ#*q(r0z}+A`(h5{j8e$zU~0u*!#WQ!GA*91C6Rz?TI4h;h~pHXjZf
RecR@M(T6-%4Wf`UbEu2&~kKjM|f*<xd+8MuSoV+XVTT#C6W6Z>eb8*CqIL$6lfK?4El~@&YC-T>o2wQ!ds&Db6p}#X$>S$&NMK<&=&P#fUQpGuZ>B^+3gab
PY5%T{36GK*MP?O@G0*g@3oVnzQ`+fQEzAv#ik}w@q=Dys67KqOhC*A81wi$(c9Q7@+s?IR~76C`j*R*V>LY~iAtli3wH=ljdx}DoT@-ke%J^GZf&`*bcI>X
j|ggZnkVEYleny>CZ|on0KtgfS3m%$S&Idt3c^my43{%sO_%+hc918J_*kYD;mz!Z;D(KG2eq6Ot8J9MyDvx$Js$Kxc!6r;F?WPQ8MhPN0O3tfG$x3WnTJHV
pwK!u%2c#qk12*5_!@a&7zHxu8Z97JfY>u>T4+3`$ov(P+FuU;2HPVPHML}<|LGAhW}hBqAt~uQ9$<!?puQ#*bv69ONd{blhi$oM-oqce8yY^5E_XWSk9fnU
+|f=)|BW|$Cfz86>&AVquem$hO#c;n*~hmqn<rEn9eOvG6bH}yPqG*}>#GsRJ8k`)EK17yAf3V+!rkNl^WotA;kqqj<~g=&VeV}^U*;ItuEzfjEO~ANs-ovB
C*8frHQRF#Afa8f@191tl6rY=cP~l5HG74>zOx&aq~C|z;$-M<?a&_W4RrloY;Shrd$SYWo87g0v-gZQ=j8C<Hw>H-86oAZ%5-n&0CM?q_(M6G!&k30xa?MC
K)%LRmqIMY#F(a1II$qKNZ&N3x=c&i7Al15UT-hya#lTU$@#$-d@FPGVmCP^#ULq(wB{(4f#%3ed3-~qNKsb2k&1U#HFbZ9tG4?#!O;_mMmT-^fhvH``lL*(
^I911Z2+Q&9Aj^ca?&`{UnoS4xmFhgx$l-?)lcO%Pcia`%Y5yusd8ntTb@$OD<nWwR@tW$Yu-C<-dq<o_~eqZ3`?l+RXL$Vn8sP3KIvq^13$Yxmt>;U0qaJl
w^V13+tDR3VCOq$V3U)@4%Mno;O3^h4Ske*j*l~WL3kd|Eyvb77gtyvyI%4LatX<exPuv2uQi7@PXn=<p5N$mUSw~yW`vgLFCC706G*unDF^zRo#FbMQWn=8
FwBA>+6RiWXopxFXn2XKvYyY~fWoCl6xu+-X!Wlf#~;crL?==s@;YcqOS!QIq%+^IINo7R4al3am`<p~u*Z9$sDLSY)@}hggT>d!t(xdXDrp#33AAuUjy+<U
TrJ5)AZyuLEPJxugWfL56+{;>4m<$WAMVj_SBOO=Cw~gtJ4VVyiZDa>$UW=zll8h#lWk5Ylu0<DCbC3b3h97+)bi5pJ3wePYgkeceDH-*Q_PY{BP6K=^UhbN
)A9@phutVvqrwjse1TGM3DSFAP#)>dhLl@!c(Ld7{$m>+-QbXF)K2?Y6NPjp`YD170smrgL91!on5MMtiMozx5Jf=?n9h<TSUmp?=I8YQ(ZJ3C9unneXT==E
!Vw$(ECt$tEyN1o*>M5^Ibrzcit=#qj&av+eO!+G!_@MN;(Ud<pER&m;-G8%)p+=HVw?$#9hvG<QpIlP08x>6&GxnlJE-cg6Xd{AQZH!{TY|NVASwXs-LMr6
C5jw(mt?qc8}2kUT7XL{x+mMgvOXy$ItkUW4BJK08F2+biMRP&-1LLF+jtvcHXl&y#XnSEP~j!F`ZN~7rQAy;x=aVBy2<;zME!b?IM&|SsHWQ~awVagw=;zC
;Vxp2j*k2M(<3EnjQR*kZvD?P>K2~eUf(6RH+P>N`N_NFJYyr>Vt+fnczmDoCX(>LlFp3~waJAncZ?A<O(Y$z-FERxj9$8#s~k7tVNC6-8dttK*a=sB8+h3;
2lBF>H~ZF01dss6#FZ^6^~otN4d+~}tFv|vpZpTzhaGQq=f(|_1p3F8z6`gAXmX!>4U$AXXdqQq2V4xzy;+kgj7Th5LE1F-&}Mk>>s#UtJgMF5m+b*=nemnq
wk@s@T#;gUvAd~v|K;?RqMM;jE~5RA>^<0J{-M;f7xOlhZ0VvUWK_l(IjGx-vaIsySN$YPJp5%d@gGxV2-?-dvt&z?$+nhb+g5sYsWtVzu8@5ccj9&GQ8@7G
(}%brt{gldhR+vQ@Pb7@xk2Ol#ek)ug6ixPeVsA<-5a?P^!K`TC)F?!2Hj#gDw_0^8W2dX&lh(}41n)Z?lCoIc{Q35aM87k%WlY1MKT-)ESO-q5$oK2{V@z=
QdVsv+raGEmv9X&*=!>}xvpM}cdK*i!M2$pO4vC=uh4R{-*%^gy1Th`9THFX3*NL}a>IM0nCSKy*|%LTfZw<mvXe;T-pklY@Z#*lE%$o2@9?R&UuVhJB#}`J
3k6~Y!*x0>e!(&+t{kD%GD=JD2U@W4mjAueoH>TGTEn{_EW4-y;RE(V3zhF58OX?O_|={CX9wntX{%<*>GcsS%#(|n8Jb)A$cGUv?im@{<J3G@?g8)8FyPQ^
FXW&8P_~e=asaf%vFJqH5K@B`4xiFy#ypDO4=WEiO%T8#{?}#6A~eWv7jk#T^GE0GmHc#!W1B9NXg-f)$GOk)@GXO4>)eW$*X=!$?>b>uaN74^3t1NC?{K7G
UrE=1`cCxUn%DER69nLiKip0%EDt}9g@2MOU_TbFx?cL;!p<0ibzDVxZoZAo#PjpU*(?gW+amct!v#=ACDN2lzFKeBch6IX1e<Ki&$%9D4o$6hL=}^p^P#?{
Yq$^ZMzqHAu7};iKbV@ZH>^lA9E4gzr84+>7ddjbYPrav;Xusm8j3@=yvcs;yUwu$hb1CNy1XDmhI)En;SE5Mz~PP6A1`gv99kSJIc3StHfEKDj;_@QZ^1?a
lnk!mZbcIbe}*=UOp@8~(Hf7tiMlh8RzX~+{wI@1ZgPWr$pPYyYYAf1r%KE`)(zj~P2fH0<~Txw)M9j$b#tlOlC^lfq=h|}<=&WxFx(T$urC@)-k<K8EOf@J
Mt$Y5K9uyL&PCW$Z&puw;|&QfeGbUvn+PFg#eg+wu<qXf*63zh)8vc#T<aMyQ_IeLq>k|W0X}s!Yoa|Z%bDW{sH(r|6pd#Tmu-Cp`H+x2GApM*Jqox)CjP~N
7!n<aP^Wfs#p_r|g^H^291LF`eRzLNNh)u(A97acg{YuT49PAA0zS`@=Q}$)S@IqHPYuG>Xde06*wal1Pqc$?!wz<z-Pgr4_<S$kg&2n;-y5@W90JeuOA^~U
^f#tYFV8MlsIqDsmD$E)Co^P{w*3_a=Q|H{ybN(Qbi`Cb-K<V$rAM!YMn^qorQXK0uIGty{Vi!l@L!aZq~p)fsoJAGs!xuCly<(Z(2p6%K*n#DPmthqSS@B)
rq!a-U-<%-c!?A?9gokZB{}4EGLahd#o490wxYruId-qYrUMcC?0WFLrScY(5A|j)mngN`7vnv7GcozUDA5-bHso}X1D8rwjtVt&&G1YjUt6DHaYDeR?jN`T
eA<5UU+)e_FMm0F`RnVqKa-d9x&N#uIVR^faOLdnP<H(WP&S!Ss>x}cvu`WSO(MV6Bo{t`CI{0pH#|zrqdI)vm5%5&nS5W=HRhKvy#dkq^a$Q{-@ZD)b*0o$
&}KBmm7##s&5bE8#Wa4hcYpIId#3sB^ZT3cJ~z$3yTA2!)L7%vHaA~c*y)3NfnQnZwaEAV9|-&sBz}K;o`E>pZEj93oiYRd;NB_FCo%`XtA`JR83!-{3w`;L
A|tNv`Htf!u6Or%O3p!NDzS+I0h<JE8$8~aX`R!PmgG3xT#@VTYRL@e8CSKnWT^XxVk9ok%%62*{>1wp8(o}rCuKv0Feq0(a5WSJKxKW9YAb69hmEBw^7^F%
epRogz%x%K#QtLeRN-TpnGiBS=ao+A;hWcoe?5FPI{5i;M2WGxJIbvdpkMr1(Fi?liUJ5pJw;6?R+2ee6gkSMluuTK4<s+}(FLpyrozpuefDI+=NPg;4xgx+
K>5vME68UFnv5hh8li!AhaNLa16&)hs?crO82D(YOmj>(H^8-^H!$3Cl-$WlF$}zB#ujF1ET1E}FM}$~SM}mEg?Q2%X*j|ks{ga8E~z~lP|*YkT*Eim{2LUX
NYMH8s6!d(>-uvbeiGPH!U|t^Dd$nAyTCla;$irx1OI=pH|%nO&dy->`yo1))=d}Y2`h3AZH`}#UcUKtbn^07PgjzYoK7<!yd7O2YXeiDM=#$Tz5I3b;^^q)
<n?cdnB9Wl5!U+}4a`Y;u!QUDbhTs^4rXDS6xZ_i(Xsr|j%jgyf@vka5GsTVHbvI>2m1X(5}+b&l739ymnR4BPYz$1Jt-FFY`ZNMl<7*bN747=WnrQ_Tr43q
0;3XFRB}2(rwT!3zUoR1>Oq;1`D2VS#;cVO-@##W;hL7f4lHiiRrAr&yTi9H-W(hw3;F5MZ@<3bKaPHT2m93H#Jils40Gz{u+-NG?PPUEiE{BIBUuANV=eS#
$0u?n;UrDBsD3XOD7P0&an43v+pPj~H+uWwx6#Qj?+*`N2`IaSCv6&8;3hUL$s8p#dZqbyHDIQR#2&qqclX6RQ5GT&LK5c_;Ji?{@j`N<Ay1qwwjid@4S;G-
$RX73qz-TaIf1vl?nwdiV#>QwQhe__eBV%&x`d-)+<-Jn5{<<tx3}@nw+Fu+_9>~GQ*QQ)u7!MY0T5w)L>T>6*jwW7O&tc?$&coyd061x`l=Fm#r_p@hk(G3
4o>_NQ28BU3|z*)9KC)?;@_u7ToJsX?KilBqB$kMrnSTb=EX86)sEH~5KnsA`f|x^s#&l12XB8qq~1xb^rd}I3ryFbTA&NMqD)qVHA5c$^wZJ%6B@HPhmMvH
9hAD8nJT3QnFK@6OH3t|i&%o52GqM57fA1$!vl6drX$%ShcY~$ORP2L{J!CQMf!6Ge~`lpr7WV58uv+6o1b^6&Uwpp^Omf0+#L!i*o<^S_$(LK5nd{M!B;T7
I!D&YeFsuak3{EdSgkvExs2pw&lXE(RAY?Kag$7n<_s>DLgXq&2_Fe)T?n{zr@NDJP)S*xcMN3dwmx&-dcbI^Y_apx4vJjFdn8sJ!ZkhisONLZ+J8Eyu)8@r
?j==)WUA59e>t)%YKO?H3x(=H>2*z-s`UX=aIeu7z=fEWOcQIk)PVRe798yYI1c?3XG=rNgp)NEYpeiDiY3u50pnZc3Flx8`7%D|soX83j?0oQb||A?#IXVW
2q-)+H(jzyNM%6Ufx6O4AaK)HUhyP{S#TGhI#f9N@^5AiWdByE6QG89DR6e~oXk8DqiAPD2$eDQFuyqZlzwQa79!Xmnyab9Aig>@5;n0xwOG9s?s#^e4OI1i
WG(0r^)NMc-pFjcMPO=_M(3lK{@Pisp=~`l*z@IO#*vnYZFJ+XLtMAJpX``QFvO95*(7(|=`q!2n%JJ!2=OVM^FhSv(KL~2waVk57FxA(G+oj@0hGP-Rdv=I
bBDg>IK{8B4#rB*HxxF)3CgI8GBS-uz#*%g+&R#Wzt?#MDW~#T5gx;4RG+sdX496kvY-CMIMQKszUo+-(=8R5GY>Up<Yg92Hi2sMwj5bB51?I)UNEtN9L?dE
tdcSttz~lZ<q_!))+DphxK6rcIo9+~dtDyDId~VyKAWoe3C@WbbBzkjD?i5;<B5YZU$PDkj`jOAH_dZR$E+8dAPnTM8KvkaqCmb8e8<v5N`D1^<RI+Hu)Km8
^u_JC@1c*LJi3#7r&x~6C1>{IU8a^FyCLra?f6`YOWNkMJ1qN9dNb?=Ddl+VGTX4)bFAHLQ|p|VQd3NRm%^BM2OatU1>8N=Qre;r&XqSZ<#?F-Q%cQ+Xqh<|
F5anxdg2lt_}o~rXKY0`cHyqLJSXPd!WUP113S1C$?hYPN#8$X;ilPlormJr9f_f^Hoc_0s6g@^fE2Qg4~90p5mVA!R2V*YExE*SC%UelqHk0W>X8Fq5SNK)
E3QL4w5uc_9}&A+D7dmTbt{A1^^&U`!y4?4XY{x7501|eckeg|eJ(3f;vj<a%K?Hjw2)E@fsPsFFNN+Fd%Q!n0Csaqc1{C;&}>YQ6;kgGojqRN6c;w@Sg>fJ
1uXgU55iS8k%f{jot5&{SyD?SQ4wW;@N_{oM_tR%tXtVImrA-Cd_wc^vJn~HLz8ma1;|`V=57bfStNj5HYa87tKn10q1PM$#$@{k&6fT{pBbH~E0SF>U&-}r
akEjAh4@FxKt_-O0y)GKdOV@B8d09ZbSpl=&L7)2#`;?x{0?(De=g+o3l@L1!2M&E@~u-lt;I%ZRIGxvwROw%gBI<s(;@-*WBd1fF?5u(!DQF+$^oZ^h23e7
;N~*&T3b!n;w4~Z#7&Gxx<HRNc!m`zYVJ;ZWBiMJ0NnL0L3VNH>!?P@aP(B$(&cidfqsf^lqR@oRGIFGa$H{u6F!_`+7s$=k~DR4o-g*vG+zl%nh~upIO3{d
x>&|zch9hnipK6zmmqFico!EdtiJV*UNDw5bE+R}+Pu|gl379cqOFl-8iRNeMh;3J$CpZFyC7eniOu>e<r<cpz8jT|ZMM5}*S}@_;$36Mv>MZT*h~nHU*aN6
jN5F0Ba1Q{hSPA*oSbrd=ujI^+RR`)Ugs{oN-eZq7L}FgL}miWp3+wxuQun1MW)So_HI#XJ`)G20K)%$eDpSxg3C8#aYi!1c=bPzGaK-vxxsu{lX|u6UM-Ls
qe8MfS<U86s%o8y-L$S?1Ev@OkWo9+@sN(z{2FZ=-s1gIOy>_?x=U!BSw_oW$;bj?X*w)$hJx(0pui70!YI~GIE+qGT>XE#)VezJa#~-Ig3_HCiz?+pMKj<K
aCPlE^Ibn8FP_+rv<8~vijHtG)6IKC;f*rQ5x-9_ROAx#s3V@PS(>)WVeUi~vx1C#Qkn*x0Wb4r-v;aClSyNfAB*9UOa`75z`!N*73uShoI$99mJH*R1~aeS
7SgF*wdA!FVI-;ttk2b=#)?y@YpVzrp=N3Tr7>{TlCv75>pde}I&y$j+(mePfxW+O{Zcpj5)U3NU;kXg2ySspfT3U$6FD<-*1)eDv2pY0o~4_f;NdozOvDM7
Yx0fgc=ioM@AIoyc5FPfKWS61cGrZ^ilZ!Tbu0(Hu!*7+h!fkFY^mDb#_#a&T<VnlLT9~#wwNx2jy`5zxg^68Yzw#F)VbqPOU#$s`!R+U;SJN5!$$sJs)5pL
24!kskD!g^4zQg7b9PDk<lGXXeb?z0&Zua4`@22V--ha2QtcL`j^JHE>IH1q@^bUUU^;5S_!BeoHa-$rMm_0B$*mF4d<z2eVmmOkmez0M0JMY>Dxf7vg+-3?
7;k$>(`PG6jg87kitQ)bfqbOHbm0Mgw0>aN74|c0$l<F6^F0f1msS`4oe=^ARcRB<$vOV;?%n&t<Kz3*0(K3_@){Pwz$I)mgJ-F<y^+`J4E>@<zH00zO|oaL
TWlId5kaDn#$&-IQpL~%5im^yQKF6|=Rvt7%Zqox-X|`vt2pB7LvH=G1S|q5(H2G;0OsJjBf_B3C<`0QEU-N_4H|51rMHgJv!^f)ECj>5KwW3WcV-oD?>f<5
_1KC&dy|Sd*3n&1CF6dzk0*88)k%8&O-iMXRg<&}mk6H`;+e^}0vM*abuN0L%mFn()J_+8%b6b{Yte&YLIsMmBW{!vsr^Va*{J=X01<bCzFel~94jb&isasB
A${<*;M3Q`JL1Yv*iX`1*6^WQC~#SK9fpD7B?#~|M4dBW6Oj*Ud1q)9@|?_pOZ8~GApYXPE^W%3<kNgH6OS*9BR58#Kkez}`6@VWZ>T85l*+CbgL=d*fb+td
HV^P?IGqAI1s)FMSA4ykmZ#cOp3L$pzbLd>SsN!?c=!6~;{v01jGF{{&dGb%S;%@(*mT7|A(2F{iKvUkOV}5NlgIJ=E!=#<yyGV1gFT;OO;}nr!+X9r(e^kQ
)BFTT=?OU<x-Dh9`7)H2uYiT5sz|Yxi=rXRkOrvW!}s(I=XK!uksOF0$;X4&FeP$1-0AM@?Ce>uL#kfx*iNay&VnwCtGq-_oO*i*JBv~Q@PCUXWim!P+)C2;
l8+JgXN@s3@WILGr`PX~PZWYZ*KL6K4)FtH)%?ORW16;SS~r|Q0E1T+g#={GYGerDW&OEfja^PaXBx@`G!lKs&T7osjmgaoU>}Y@9K0DF{q^wu`wwr;!Wg*T
-GH!DQ7Uir1<fltsg%0eB;CELle1isSCI!>hTIW0Cg4fZrF1UDDihZ<&3WC(5r39rXq^S>w<B00fr%j6d*&__r;7pR3ajxgZJy1HlMoT{QJc%OoB_%t2bM|!
1UxvWsJ-FbuPo`IR|e9^v!#5f5a|N_did^yAo||hIUO-4?hhm6T<A*7hEf7?WbcT=BzNEhA@GIuL3#c5=h4B>2d^W0aZtHr5~qRdkOJe#Df)=hTddB25OorA
|L2UhNq)X0Mzm~v@4@$nFOS~8A}5_sk6s*|{QCN2q|bbBB=Pl|vDIo(QnefcgXPJbH5&D~c)wzr4|V;}d{gEPM_@IQUXWn~IhUEUJdp#h93UMg*-YuP2drIR
m^|KN^sgn?B2KWuL$dqr74Is4YQ3-i_U;WVG9Jmd#~(Su%)v2=2B}Q6S4%2d6vjK#=2#5eiL6%Xu$mm5zpm!1WqL?z!Io0##F7<S1)zec&&9Dz{4UevF>rsv
&z^C^DXK|q#G}>n=p1Qm`XX<NHG`7zaH7Rj^ui^3Jm-@*ma8A9kGu&|@$o*cCa~75-!xs@AS3C9ukmsj%M;K2dceFPR)KFXXE8Y80x$d$?#rd4Z=)L$P>_A9
2wB)bj2^e1I_4r@oaU6Oj4pD_leohC+me4?ri-;D#;BvS_q`s}Svi?ZofA&(xJXSkV?3c-&W))7?4khy#1?qO3AxbPyulH;Ln<EiAr@l77XclFGiL8eEu^TA
C@$tS!g%KjK@_2jtt7S!9S8ZUfKgTzX@rcgyf-p_NHwTV3mTHLC@pK1hOqv#V59^Cp1V%Z-Q)$skc-Ewf0Z#?n4e+^BomTp?g%7N;%8tdf-4~@8#190TtLbM
4<f{uc!k$=^&u9NlB+_pffP2c-GRB9<oZA&wyIXm3a+smx*rVHlsm-9v*Mix<N>be+Ce8`EGxEZ%#GHw`Z+`EnS$VbjKTeC#JN~uIlBe0OAFQjl;#rY5)Qjd
NW>q5@rj+rEu!3O#Cjm8u$H=lsCQOgMldut+r>_5%q7@fX#E<)?x<oBU_C7;kb_(v+PUas31C^_6eMEbl;>5yK%e+4^*MwsMV&uYQ*abkhGdD?VJptu4QcV7
B0B%Wd&mhWbaYJkDu0Ge%r(|e%->YHvuSsS!;Cm`q;L6YuZ^V)ni#|RD(nw&4sqG@&$O?B=8PCY2)t;U^Sqp{sJsgW`+L{JFv!IqNjX-9<A@l(MP6(qh&pPR
WeMA~UOVZ@VBu{30c*bvyvOkDFsYNuX@<={1!DBMm3+qDxMM@pG#N}4Nj=tZ*o`0E;mGykfWkJYvZ9a~0-Y^$`rL}rt?Vq=MbtgOf@<GZREd2ZG$M}lsoAyw
|6`IG;YN*xK0**|EjeUOP8&tFUL=8%hq5UGfnhZal&$~apfSeD1eg%%*1>MnMmeU`sqJ4~GurdJ7g7MUom>SSOctyaLG#r@Erm`}R=h_DFpH;A+J#~^(`~}I
-0%T>tx*zf_SU1qFi49ntA)rk#v(C#Z&i^5zwJ4-!jW3b>?8)Ig%ZL{=*VU>_)n3~dZHXi{z<cgzVV;6r}DVqv`@->OHw~6nIVQLxwYN2QU0yVLL1AlMm}2<
vx5ESk$LnIhoTc4X@LP$V5E%7or0~CkIMCnTlt*KQK8^L;)Yx9iv2#2@${Gp=Ufo$iM?fpO+vOaSO0eA)T@nDh_ZzUTR$)7#fF@wQaO{hg`5D5>3fskg0+kj
wThX&wb}V})m)}+XN6YW-952(F(MZF1+lKYLbfV)LIG9yY<byg%ndt0%AfidZzh;&l9zKP7&^*?QmM{dQ^K^Jeyp9EE)jGABkL&aEnz>qmeC^|hH+e)RLMVp
TF`JD9jU`*2J((aLChS#jD8pv6%md6MK_ZWZawyn%ujOLE5j!Og|JPoB+J4O%#c(!Hb8?xFtKvPS~F)@HXCqQw`@+%{$I$)cx=<UTQGXbg=fNHJZ7b2)OWkz
c6glaB+!LrQ5L5YySluA^6S+6hBM@9j<&+~oqKpV|0awxWKNnyj7HC8q7IQ?k91h4Ov4<N;g_@+IXWa86ETSWWX?qXvCU{l+^Cpnp^L!-sFKtA-$|V2K!*LS
Y0dJUQ}{x4ns{ZInD<8HR8}LXY7ymQWG54f=WkYv-%Bi=fm|l7RdJmI))^I7L^_e~*GeZA^oequvb7}|9#xZ0(@|x4ENyS)YGw$0ywvar(p?QigtPUo%haWP
cS$H7%^D8oM#{$iZysY3@K07)PJL9)tU^z1DFauJKR6f;fjt1ah{l*+61)pn!LdxTT~-Yr18R(hK)zSi69iW+=rbyQ@J4g+94ft0FEAE*i^gWL*cX)qEs<Ve
jHO2uc4Su0Lm|Y=v5ye5%uC5>96=v7>&3*Hu;G!&rcUUAC^bqkL`k?5o>k-^4EZKb6aiA*3Ip3kW!;DzkVscu&*v~=D)TCl^!|=TgQ2NfBAl~tk{=MWi+8iN
>rHd3w9q)%3)FZp^Vdy|IIV)PVWnlMGSLI(4bY$qoPesIIDr)tCFUJPsFl^B-qeJ*;f^{bk4`;UXttHzG9I6D<Z#|zZg<4%&qXmGVHatPn6MOAO>5Xa8mOJ*
Rd={Dr=abUamtl*xj{6~u>#peT31Zcbtwt?AiI;mZC0IwBUC(2T#QJ*Np^R3A~L;RLf0v_%z|sWbFZ4fGx2QQH)i{OAuaHT>>&g}Y~CYD%`{2PX0`7XqbiTF
r$$|(i51&}SXH~a4>6S`u1!u7;Qg&TL-Z1#v0EXqNcqB;OAN0EH)I=Bqo`TuOB{!porEKtlhMw#k(1ftD&aO28Q4=kFyx64OQy;G$-;qP2ki`$d=eaWp>T-n
?qsq8k@vL80BjUktsLfMgVh^zASgWL%<j$o@Os|VUfNAyQ1AU32@A^;mhiCi;;7I~<A66FBTEEA`lmY@na@U}PDeEo?PFxN_G}7R=K969bdjMGj0pCT5Jb|(
6LG#GOPz9`V*BvLXSF@L#yh;}ux}|2v)1UgDS?emC^AqJB;46Wbyj1R;QpsatL6Fjcj)L=6;}vy-$;3RL)OQ5kq^8P(*b@k*zHja5ur8-cyDX5A}F?FH<}K|
m+drms~x-}Y$zvIk;HG|0=3QoL6vsg{c{f*yEa4^o^^c9T9+r+xORUGev)!7OL~N{28fnR$+<T|x2|z#pSYKRonhOjx6$Rfh$u~!>x{bW3)hOnk>r8u(lmJY
>fq#HXyU<c-LHGyr{{M%Nb3`E54GR$1M`7gsPZzO!jj>d1KU36wQRyeGZXx*7dl_rQKeV$f=35pi46Soh@7)hJ_sEQvvMcl@BtDqL#h4vo-&wWZZZDD-Txsg
Lxv&kH2ELti?oB>sOId#Q0i61=1nw%W|GBwO59$RIsRD0`7KuSz_jxJwsy76Z5&7Xuk5Aj&b#CiCRMU3M+T};3L~p5Q7%c2?~3Mu5U~Uifmj+ZqLqvPd#0c6
p6QvL1t~ipY=OY;yiZS0_tQ^nsX|ndf}5CB3n#NXer$Y}U!h$|l$g%E<c5_`;=}z&TqvP|EB{`HYP(3+B`NAQkc*K6q`d-x$jC67#Z^OrrZ+@BQl-<MU&H+F
fd7$_2Jc?JIDYl^b?t;SMG3`EY8CqMOX9_PJ9>L^{Hlh2MXlXS^sAcTOW#nWv_Xtyqbf~nyN0+2wZhdEoixZN<DT2xNV0*eCFGKap~+d3UzI0n9Tr7tt;STp
+M3Cczp?<&!8v5;cJX&2nm4zY?8TK=IvT~|X`Sj71ec|s2Q;P=JmnXcJB{hP(I{)_^b6A{DX3`ZOJwArXA0PmIcE8(dHBA4OW*``orCGrP5W#f;2^lQAMxG&
=gq8HyS?jO_X?eGeVW>P=CR*g5nd1JGWD0|%mMF2gZ#$SdH$>*BfW$ibH;3dJ`d&MWo(H`GfcO%a2pI^Demb5xtcxuyjJ}~a~;A~#Ma62gwA&fB?WZh@_J0C
5**joRH=bDl8Q`m-rbmXj;kl*I`O4>=Ur_K?X|H;Rq?tpS|*oL$MDTm)#Qf;q(v>RW>crVl{u}35tZ&6>1t1iG*(iXC?mo8UKdU=`9SGlU+QM6qR6h*Dt<Lu
3U!gpf0esv(8wSv%bjj!Ex4l%Pxb|On*hGZ#Mfuu%Ukt2JrMOvXzj#U;citR!~&Nc>CCG80AhK^3zuBTZU-5^%W5#$+&&^zR8`VR^J%f6)M4)Po6(PN-<-bs
->Q!K;zZ4&g(}y@P6PIuFn@MzapPc!!(Ij01C(?m`WRn_eBr(W(iy{!<C&eNfVU@n+yPbv=OX2u3>6<zoqLK=V%oWj3n~YH9ER8+kIAxJ;2iCOyuvML!Uf}k
@~2>uLE%o0f0P0#W(xG3<HR395Fo<E9QhXjtkj&78kb`bo;_{jI&a2Ha^2qeq?NZGsWe;pi_Aw_MPl`7E$=xaOCs|qMt-J!n$n%E(<ea<jUl81L`4F&`80CB
G!tuTb2Yf(yOe?f^%+sIYLaL050CZCQl=|72hdJJ<`nC;{Ziup2q}LrzrUjR)a=?zKmPimOYq3`NtsWWVBU-w*d8_*FwBE8JGrU0P!16aFi4Banb4Ol`sX#_
#%CK%Pa(5)ZsL-5{24<;ez|sHP2ps7EiWl~BY;|=nmTSe^a35=tW6r=$M&i_SlY7d@%)M;or1JQ-1)QE24z~Lb8=I?q=c1X=9drdlB2CBPS{7H8~$+m>gDT~
%=zcnMusXcCnyp15(!F*xAa5@g3U)X;)G+6m17S>AQ%K9V;_GOE;@;nWfOzx-xn~Ue?iQ{Pm6cozWI^B>Q6kA@pG@Ja4Wezfq;}K8erQ3g0RDXhsR6mi~u#5
lSBT9eS1-BIu;(Tg}0UmPw0AqS64n?TyPy17df7-m|~Ugw)CD4#0;DvNCE{N4m2DK=4T<66doiPU+BBDLwrH3CSMH(gRlNWv<DpmgcV9iltHZE8YEW_KRzLW
O~?H49)~5~qF6wzA-`@qsEtHBjxyTbAm<GYW|JDWxY%J~fB}`^B3YDpprT}8-2RlGCCqmXZVNp1E0;?eq9M5nB*&Hri${wTAa@P_k^wUre{uuX*=qL;Sv)Mt
Vq?2x0(Mst4Tr=vPm2SE(51wnIh9fyHY}(M7+{8l+<}055zWPUq&5caa_c;B>t*ayXp79NwBms?8<iN-?#X!M=hIGSJcS{@v1L&tFb79O|E6iPalP@9s*3||
L3Or&9?5b(i1Lj0?*wr&pSDXUkZ&xJ1amUFf#u6SHXC7WR-!@Xh?b=;el<rN&2ePrfE@g8ov1e;@2AD-o4=gA8-0KBcJ%7aoA2lpc&w+uX*;pkTeUKvksm(u
KPHZfW4J^KMJI?GoS@~8ikn=h$2&gnw?&qC7boeT>?h0xHh5M|$_|vNDFGO0;G9Ghv{GQ}hOu2x-gi!)qVX9f8f=5O0*#RK<_Se5t=s?zrimMS;YWyC#)1gJ
12iNBf*Mw9_5};lou30e2lIB218~JQqjA9(12GNgvP;8Yx)UMRS_WXTV>*k2AB|S?cD-^-Ye;nLbjSQdU2Q|j$5zrlWISx0F^{|$MmyB>7l}%}XnV9g1>q6k
eKFatzIyBj6j-CW!f~vewO#yZFEGVj(dhCTT~+!1baCN>WdKPNXfm?jRNGY5GC{<WuM=+V2-(Ld6{mF=XLGf^^FZ`a&$oB!R0f(+t#N7~+Wrr@%4E7_lxNeV
_AWS1ZRU#HO<`fyG0fyxPLx=Zj0-D5Puy|zweB!~v2Zu?zP6>{JOk`+uIPerUjw5%BE3U6vnf0>02B)eY)5|eHK_CpTA+P2NL5wrcu0Xsoy&*`-@<$r;ZREP
bm;d>gu1(KE<fG_D@#sZ5!x4_k9@jt%ulCt>ap*^c(9fsW#*1aad&l6&<NQP&+}(y$%NE20gu96RZH3fhVaPo{DDI;e)rMZ6JW3Qa(T+oN)&0Pf~?)*MYCv@
v&$&nJr@`LEc)&lz5_nx_|^N9x2MPNU;Yie@CW<d2+>?r=siK9f8NgKZk@iRbm8pyynC#7CutB)Q6Q-T9xOqxxh0xX0CGWx#WDXW^nDQz`9kxwm?aca$RZ|^
BeC?-?Rnofi`hDk4?QYQ$EPaSfvk>Jz4gp0(J=r2SgD4YYMRd2YRky1x|30dm|ob`j*8~ycKx}(G0HMdd^kSAY%&Hi><nw`5R%gfxxE59a$EA8V+6Hhy&dv_
<M6s*sY6X}7qv$sy2JAR?wDNkl<6AkM-Ei*%>74`X1~{A4@}QqWr=_a&+;frw!H)J0S#&q(%yy8?xMT`*oQqVobSHiuO?tmff$lp9tICjZS972nMI@-Nz2kY
<hheV(NpE!@sPZ>D9bd<z(FqA7MvjbIOBB|5*2NC6u}in4a8U6$~x+nKoynhQ>y5m0ISVSY+oaWCHfKv4vR8Sw;Y<mg)R`x;&`0oT=UELGLV*IURw>tk-*m@
iLk!nQh(bC5#{}hZE~C-(es}m#T(^`TH}2%qmACZKlz?>ixoRN#onWR<CJAJj3?gpnG3*DmUMBEKNh=~vnGV1$v)rwycy4R#E=mk-^BD^IwtPlk0BI;qpN2r
w1S3Q+e1NXw*#W#l7>2EHPjzl4_I&8F~3JH=#}p(jgg_Jf4R_si%mcrOogC&;<2Ff1AV=?;DVgAaT{Ht)k3Nj_&{JHkGjR2?c5(oCuz=rGjNkhL6b5@9P?-U
BxmIF-obek5#io&t7e3DNqL0vlC8TsJ9ID96!0{Z0uJaKB~&9P>&h4IN?QD*S+*rxHLQw@2c<CigOFr<_Ltn2+g!#P*ALI%%cX$QV$bE&q-dX(b4||{!Nc=m
yrzr8A@9u9>}E5Uy8<y*HL~^A<nqF`^}}cUi`z7EbuZcp+4e<>tt6k7JE51&-FP{Pv%hm2#+*fz8-pD`X9`E+T{w~#Ihs+`Ee+l$sQ7Zc_*fTKd{=|wUAtKl
i+J%}d%2pi)#u$mn%ibYG$MqtdFH;Nut!ROUA!hJ(cbg%a^C*5AUqs7iip4J(f<CE${!X^=CQhXRJ@vPiiS`K11juC8aB~5+7ED+Px$pm`}{f%Xwnfs%~nWD
dQCnaSY|-cLUIA&RfFQk8CeDhh~Z0>mvB9z5iX`J504v`>)Cv=Y!H!kNBlB-S9G_b`~w7BXU@>IhOKkzYbuENeCDQ0nt~0y086Ima8(d11!eguHUu&#04A8A
jJaD+^TF@;`Q4Mft4?!(f3Z5Q=EmPE;p;*&lm1%?q&f<Jop4HJO2COI@5_-=L)ubjM(><RjuW99VH=32G|xO)CqjCAumLlf+S&MAh}LKw1~knAmPPtiBP-@u
D}mqV&71eEu%5noKRWrJ?~hNJ?Z<ud>f~=HuW(N2&4vTQpB=w{{;e1=e|+=y{kNmPy!qkTtCy!Q=&`{!q20VI+@7Aan-5eoJSBlYOHz0)g!GBz7}J1_nTAN2
F5yxQ%vAgiUqZ!G>^t=8<XD@C3)vHG%}b)uB|=WBMPz5VRtJy;wRZMtHepP@<OxvyMk%S#_^}2Bd-r?BBKpG3&oipc<7nbr+Vl2y7Eb(SOHi41h1?ZR#pdZv
9QtyPK<x6M_+HM4@lrh@#6t#((~L^rUS0VBZ(d2_^AXLCm*3Yo{WZC7s;Rr>#ApT#CF|c87hIY<^RI!^W4!=oBos}`!1x^OrRGq%Wd_JpD|eTi$cp7Qx)`!*
B1K#^i@2p(d&+mP=PGEGsXyJDFp%P+5C`eez+?uD8X9Vz5m&a1%ht-7=NS7|d@M>m$^+p?Xlk-NZEc90t$HDAep!!n0(mIZ1a{~}nzm3>#ee3TdiFit<qm~R
6-6RNEmc?ZO47TjW({!XpgR=+!Z8gIeUD?|sq0bb*;~;Kz!(g_ol{uWv)j3(Gk44Wj$KjfySDd6F=IA3iZ)md*j&rrR~vaHra*CH7>XdL6m1Fil2vDSZqKGY
jyEbuXJQYM*C0P5cF||JH+wEtrCZrZ3RZIE%i!-H86qCdL^@l@7<3m3WScA#+10K#ECer%GIn;|rI(RF(k>2q2kTx_71NkU<M%C5VuvyF99R_K(6Yr_0a>7R
9uuY$sc1<(-F2ULiq+4{bva)U`)RWv6f7%V1UHdS11%OKLIqkS+3Li`LBybOhF8gZFrmm3TAISnbeu%%(<}&5aa>G7++2H1#m}4B<ww|>l+i9U^hg-tB?CZk
*xCekPagX!abS(Yj~AdTTQqlk6PPwoX!W#pdf`GgP~L<trQVEx89|re;!u>L<ZwS@D!1tph{Pj#11nl55~DY7rtVt9E1fpIYeHCI89$j>5W&#6KX@z`KrCgk
xjou{{6~eb`%zB}a%SpmaR<a5>9Ycv!AoBEqoCjaakRg`PydDA(Kp|wZ=OVOI5%w3K48Z$$uwxPywUwFAzUGFwl}lswY!NDrWubEAE5$$+;ht#jH?rhto04<
W!}0R-;OV5>(4<x<oyz@+Y+=g-3cad5aNUCIC2}(DP+h-&1_{jZZ)-qklMJNzF9SSzasCO*qXt&f2|8SfX+@+&M7{h9`fQLogsDLDl^wvH(rw>4pm0sSV4TQ
=1O*FEd}Zg-4CvJPacPw7=(%G0S3q_)kz&X&A+7@HdPDmB`y}b(XZGL7C4?v%7d75<d<7_O;CM;mo;k=ant%&#)}!Nej*u)v(0%?625mbBPFIGy%LdNTvaov
qLxcAj@HHnbe2iutwNVh71-RA`h1m}v@^8jT!WUyc7!tae7|~TBD~x4AO?|4ZH?HPViFhp91UmBz9MPt8aSuiwZ55k)M6A+WjD*2d);@Cw}F1u4Z@Z|F>i$4
$~(CQv^(S$*zQSy^xSLW^u#@~<2CMiyg~pdlq-&a!EqYFD9iv03piveOU7gmG&U9lS>slA1bM%ZjW9~}_Nkfk3lOs<=K0*Rr6CxIjU-f1;ya}Z&+zMchi*j@
FEqS`xd;mRUAn7n8D?NW(y_$P0D)P#kOUKJbD8hGTZq(F)$w%3KUS6~ZUQ4F^&&E1k~9(D8&pZ!jhB>N6jx8aZX!F4pEb0?1X_@BbL&ia$(6hmb{ZxH<V<{M
(cAfreHb2~7f}v(IvpY2J5?Ma9$Xfs*-N$EMahV!E_5{+$L$a!wW&BSki%P6BlzKRom?!ST45iMGPM#D$_Fu7uzpG+HM)S@f7Wvjq!*kqQ&n=WoYQv%8}8Z5
=*Lvvr7me|qG2(ON=$j^s4qjPJ*7S}@JduVPzLN0NhLAggkPDL$yh?b=1a#dF3@~KatAw9u|W^*l#@ViB-wj{&ja|;$&6Ws@813O`IE;b4Nf=EULYxloTY?=
9M$dl|G#Rm5vLdwqb|=O5{!_xR7-e4!OJ2pp6|%1yb;eFQDWurd6M5pY3tm;`@kDc?{_6CCLW`R$`8vHdfU}i*5*KVO|?1X3=A1vIS%8E+`fb&&U=30YKOVR
V@ZJW!fi;5njyl`UsVLNesN(hJVohlS_)^YA|u306Ou01nDHDSL-6)Zq0oeA8Ue*H6qwBr#zC@;+)Uv(RE3_~WNST7gbIg=ix7f;H%(INRT<qt=_SQHPsm2R
;VEAfV^w(&oBI&iNYi5wxn09%gEuPPoqw{kp2$eP1`la1l=%Tjjyt9`HZ2B@Dq$PJWTfL@u6fkT(i*2{_I_*`NA;>*PW%#<QA<fZL~au&9EDh;Hl$!KrIR~J
d(7pss_NX2RhN&XZy=Kv@S$qDw3p6Gx9q@yI)(L=&t=^??g8n?)1fRh43nqvVl-owqeZdN>~_JUy+fX^K0Xu`n`e4}QupG?cb&tksN*+~REK-vv5q;WJu^y9
jg3XCv{ZV&%T4wJkXh@lJ6q={yMN6o?AKer2$l6`;k~m(9;b=s20u@53yh7$NE{{Nx!|~X_O}EZmelEFr3cm0DKX0sWCI*j>tc*%q%O>!%ZVYHTluTrCX+h4
IBIjfL*>b^d!W-$fJ?M49?^Eh+Q4_Rx^{}#Kh@nNzObigY~s$^v84q`(Yqxws|`Kb85WPas8P`c<HI(9L^~&Ec1d7Dv7SZau@+=DC|%E{gnz=xHEAwqbRST(
JdhEqLGha2-1pqsors87z$<>j-$GqoBmSvW(Z}E6v52{Ky!gn;d7YLuZ+=-3w^OO8JF(nWXNLrtI6LfkT+i==ZjpedVW>nKQ`852cP{uXg;Ho+yhM<vQvNq3
nTfby_Q4bsH39;(+^;<p@*XIcDLo6>illp3D6HUS6nn8fsuLcICI?$q&m*B6Hkwj{JpjOa8@qo<aj-J(#fu9u?Z&BXJ$@646^EoG1kIwkn#Vlx;F8mGkft0w
pe=M(m3OhiddRL}a}l7F6@-#lZBxx)Q5_bfjKo(&T^2ly-Q&%xGr`hyP6vd&%=e3igvQpiB-WKo;Rru)jp^ZE#|<G*X_e*7)f+|bM^tSrJXC-6uq%nb9m;j^
f!DhDY`<-9p=KrLizWlzuawf6j27#V7a6I|kygW9rRZ8?Ga|@faC42IHPXsU+X&NVoTJC*hX&GvCEAs;9!)!Ani}PHWvgdjAcEXPsWobI=;+K<x8W>OAJp&!
&6RC^O=4e(Lqp@`Na-E`5ggKM1bw~W%ITzc;@(ZL(^78A+?jC@X#p}qTv^Np*r}*4?t^G{?ht09;ZD+1@fp9QX8m3BvbUn*{qv}a(*Rb0HIV@pUDdB&G!x~r
Tx`ffPNfiR!SAG_AV+1=5cWij^)j>JdV`Sn*7Cc$dvuRgq(?%?b(hj-J7KR=E-1s~ViA)_Dj+aVu@ou>t>Nvmy&X@->qd%<s(qj^lKIQj8%>dK`vYf*0a_7`
qUOM8K)5nSjdu#xt62^pQ8>+oVkwS<Vu2gVAPjMrWap3*DG{V)LLBpYer9;K$>^iVQM2IdAgP6}&zKH)wGGW90waj+vE#@qCRX2^!56M7LY3f*Q`tiW9|=kr
AS&yGHwy=GmbNCb5u-I!G^5@m7bsyeWkRiwB>~8AL06mkyfp3>GaB2B)_^HJu<Q1<_4T1$CQ0%faYYV0O-ZjqJRmvW!~^MlWn1vNy#=5%QbfXFopD`aV*i{{
3QGvA$^duC{M3xbYyPk*$1su5Bgs{ZUH(H}X9Gr|>9A*CK>EO;*l@eZYtw&vlCA82+A>gK8hsCUhs8mEX@^-Z<%d`1chx}PYxHW>eU5s#WRn?+gD0WqS?K`3
k~r^Df6rLFA^dQrFovV~sdRs~EAe5-Rl>AoFkXS1*01tRf!tdF=D2M0(#E}Y@Fe$^wl|!~)|o<JAC%R7alAGIA>PXFfVqp9a2)&f#&3y}wyJ)|g7UjT9`l|*
!8M{Ivb<ekB6X7*y%dlJA|*-jpG8MTD?u`bS>b?Y>zYGYH@P|T(jzuK`J})@kE3Sk<u8*g!E){)ar5|tCjKQd{&p>LMoSEjNL$WQxmfHK2j>K-E)(yb4uHUA
7mBMvA5yYCcTrt&*J<4$@+Eahf$NQvi?HL49gTQ3dCc~aUh#cgWuB9c`se6qn@rr-lg(u_UYFW&?$0?_i%wM%Lm%G=Is#a7Cae|8VUJRF%q%jOh4<HuJyNGF
1#9vBT>u+!^>cv29sa)%ibgd(A((CL-Cd0s7MZm@r=#RoOe(!PXTyW0?*UV{qKo6u&K^J5A{p7Pl>gM85M;HW#|5H6Px9x~6X0=R?tNQ9Mv9;r|J9X#+>8V%
(B+6``2*ubvlxt>Zd0)pDiuiN(rj*NiP4iXd<lF-PJj#`NDNEc7ZG6L9>9hemymT8_5og_@OWbR01!@K7!P@ahmC@a_(r;Dn%w=lfBF2oRtF<=%KWS(CZDQD
Jt137bC;WR6f5v6tRg<}n!74Gc)3;KM|)KH!`q|A0>EI4MhX@Q>X{6X(}1=#pE)No9pKu}Yy<IZ<xxh+q!8}up_lxe-H6v?&SO;iEw`mf{B(9F$&}+?89+Q-
W!vuIHKq^pyzY+B8T>GEw>Hy}<l!zSho~)PgI$epX7ibs($N+p6$O!Cev^&<DvxKywMB`>2t0eI68kJMUZZ$<L<8GeKs3K#e{t-(%FP&ily0*wa1SqcWI6N7
0H22k>>?*Y5};6d6;Zg$Y{BZK5Ytyi%%f=csyUVI4`wXd^;pqk_N4asp;UCh=GJ$z`{!eW7%E9^VCr>n&p{fh-}z~=?|T-NqD`V=5G*SapIYPx$-)a-a>Hnx
Gr42hDL2KPZn9uV8Fj^Vm$zS?rRHc<*&Dft>O%TPm8IvTL3i)$Jc<vaSblUi%$8$l6CFd|KLIb8(@i?Tk%;a+LY$?9-FD--ysk-|{v6Wq>KMqa$&DeIHMYrO
>s+FW1%kvg#l;WqW)otDkiR;so8S9-Xy;y@)v@0nd}B|u+X12_@S+KK?v%MZ)JidVu^+6k6^4Z^h01%K?QqR_kWxBpd&};xxR-sR-$s48;;#KhroO@XvjVS5
d5!+Ztsz7~^i57!ubM@)0E5iWNNdRadsm_pdK|v%9(Ie84Y{jW2CHcd3eoBoG^XHNumQtLlHxS+IO^wt>oPr}(k+VxR}AC1NJi2BiH9GwH0)Z+NXj`<7~}n2
zec$!Ul;na$|FABJJN`Db$=n&=YaRW_Fdl}?0;hmy5oy{Se>#7JG(E*DQbdbQ^T7gc}wc(E}9B5+$2ktvR{fbWVCKacvD6IvqRQqfQJ)BvUSg56w~8IIVAPC
d78VD`d9gUk<z3p64`f2eKOkJH|U3M6Cd2Qs3Li5$4-XMo|({ldhCwDX79gq$^pgPH<L&+;di^bizq0&s`u>K>!8FH4yC~8CgGmsGW%|ymt&YWOZzTW%HSs|
n3hU1XDf~tS9M6u(4+b6BiqJT8Fln#y!=?iV)qIZwfvy#T#0gb?Qk26tUzHcKHFa(-H9GvO4M=cVMg+ZN|%al9)}vOt)aS7o&&e4)=?r*^ZLzfq3b}Ggv8yL
e%R|^6)8mx{LB6t+&K@Zp1t0p($Gi6bEi7HvOEV}U3CmOPK3e$5?_M#H|LUWN4Q~#{?r#h*{E37dtioeC7qp|CkS38n!=e${+P|VGRRP0GCw5ISoG7$c|`UV
{SrBtj}-jDjyY-NohIB4X`rZ%;&UT`1d#7hxtqx2PT@pxI1U7J=Z(w%BM8`hQ5wIwB%{d-pTjU&bzG(hvim51FaRbDe(9q?KT!G`KGxCnuU0);r?~Q%9fX@j
Wa~IL(paeJ_%_<cBBXOlB0aj7Q|0J~9YSf`Cd|uvV5YyAQqVQes-s&@rLH?pS+R^nsgh9RJDVQJ-o1U)nOUx>Qst9X;SHx5ataFnCn*N>)nG6vN};9Z$28Wg
stsC*j8Pg7NCtG?5iz0L*4rz0AmgDVERW<Zg_*jlV!_G>${rWL>$Q=%aPeWIj-M8P`1N09$fUR
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
