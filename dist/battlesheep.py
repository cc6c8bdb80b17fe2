#!/usr/bin/env python3
# battlesheep: contest-bots 1.0.0, bot/submit/battlesheep.py; 49,722 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
s!~nhird>dClU{QGZKb!Q0YZi<ugNOkfzDx-2i_fBm8OK1!b_SIkgc2mi`U3bJ{sSXftJyfj*Vt0i0A}gue%$9?^1Angfj5k*OIQ68hUMi))l>my00(vDKR~
`9{@oC1A9;F7-v|www@r#$41)IA*tO@PeJ?n8pH2?o<p*N3-GM;b>_pTm2L3i{E{<xHHv9nC%y}C9>S6L(5GI{WHTl${snc!O{e(5CM(FjHbMRTgXIc(EJu?
-=O;mPD{^>D@$-m8Fm)zcm!WRY^GN^I&&G?k<sTm{cvhl0<uY2%p4Jq*6#h6Y!h1j|L8W!f`uD}U2fW_O&&*-Bj5Eo`gloYudolGY~;s+*9oV?W>4GGS|Zs2
F!qu(rBKK#58sh{NmCR_Z&puwW8a;E-j4q#6F6*i40&14W_6{hXvO*u^z<C2v5fZNdCPow`{wm;uTKtNv8T&PIioOz562%4-i%H@ynj3TP0NA#?grCxR@(A@
05R<OL<KH!=E95)jreIgChU7MMp%cF)SX;A1F5qZ=;s>U&TjJ4pW0426DCQR8uod8(@x0UP(U5}eWHc~@s6`E*s5_R+j5TS-<odnk@K}{E)`-oIKUh_x~S?!
psO=cafwk`xCZ2cJ=UhvAWyy5hZKQ`<x<$uxbrX@oORE`jc3Ce3uZ9gSvj4S;?P1fUIr*4RqH$`W^i+qaX5B&)<QBT-@J2stbI)Uj4Gtl9M%v0Y6{8Ct92;@
P-Eaw@am>46Jbh>x3%logNWw^>N9vQWZtM;yJN#rJXyaKjTN}XX|d;K;ikG`b&lD((MoT8T&N--z`ClW8dsR4#Di(=dTdG&5`(N-vrf^au>zJ~^CaW-v@2x`
ne-^S2tfQP2WFCPH6>}W(5cF;08>Z-7)B~nLxHxAoGx_K@i<9$XfE`m6AR8D>CPb;QI}vtc%7uJGKLC>TF?cS(Y%7cJ=*Lfy;Ky+WL>2f_qp?%+5{zCWF38Y
*Yz79ZWehOj3G1EP3f|KS*mlhTbpc?(YiJAmTA%1%n5LYZ!a-RWj)7XLotZp3Pa^ET?YPAUpdOyVVsgB6LN0i&Vk(6m<K=E1$o)LlbBx#LO(@!3K3EM&R7L!
^E5v#r{(e{*-gGdkIBcF%_wa~f5%vvQQ7IR;|;0@stdHTup{%8q-OtA0g#gJ2U8-$3`m*g)G6g_MBTv8F43-O-Pk<xWGVoncMnkbPgVNgt9*jEi^alj7#I$H
J};LT^|7oaVnKZk`4HJq%7&ej<~OiLRkGdooLvH^h{~Pu_>VeA!$w{{kd69tiEAhh_KWIKRJiP?oEGp4Yg7Eu>^5JR*XH@tFUeN()8PRS8*+vPVMZ#Np^FG5
v*SNGP@ezBJSO~?RJrCKRIhfa?j_5sntpL{G)94+BADFMVxCS4EOZg0G=p9(ZcHME?n}^gh1Ml{weMwpLch9v!5JZl7pp&2ocB6s4=L2Y><5Xc3<HA$T-I~G
*U}}11e!0U%PD!70?%=oPtQ$?hmxWXfmp~5h=b-_?~>CCvOCSbj2G+Er2f)XO!BMzX5U8cqFbvjskxJ09sd0O5Q_=#eX4#rdjI<WA;)P`2jmzV6In2^=<aGQ
3ax}@I;1Phy8Y7AS0$Od$x{|nl_}Mt?^k$zp0m?!X#qPvIedrsgor44^C~aT#}c)V*qtSp_;wC-bXD=4JTc=sOvC8S(a*1sPhP)tGQ!xr1$-45s*5xPD}|)n
pWzX~)L|9%XX_2Jjj|`tdrR7o4j_0YNpOa&9R6qma9DA`{}q0v+wBhdzdHGW(D314USHYdnzR{2tcNWZU=G*8JfD)MPO@nU&F@Jek4S<VKTt5JD8g4l0odu@
Qz%_k6Uk|a2}&w<P!3Z(o2#gA{xlGpJekZw;M|x$@LwzTP!a$PduvP<fQ%DAbU9kh$$lwgp}K?2hT>7BAecpQ?M9OG&E^_#`qqy8gwr?@Z;!!^-7JwKhPxl|
O)|pczV=4{4AG4fr@ggBza9IBPW`c2JrjcEWWj5kr5T}@ZmJ(TD^gk*HN{fTpUK~Ci?SV#IG0RPQ&>jreo$hTCiCm>fWzB#2C{_y>9jk6nb52Do2@>d8~=@q
bN$4eWsb0g&sssooml)E0{Xb`b{1{*cWMQ~3(Tt3R#;V8aiAAA6UA=lL0Sy2kj@6RDh1VY(hs~41Z&(hijvV>h(bG-*0^^&xfx6JjOV{WVhIv2vdcI5YGbTj
zQ913I@#frm6qzT<U?5(iBWUiuf3W>hT3eZYVPHl<VS8oM?bfNdZ#(G&C$aKDe2Y)L;LCJC`*)0LT96)*XNt_kFt@=WR17n1Z6FHrg85yM;71d-XVOmZ`ySm
Ww2<P?=|71Hs?bmQCM(OWbPaq^iICgy)$07!Cc%8h+QQwB$38OxgzFd%QTmUBc3D0B@#lcDUR6Z-GCNeEBC?nQ<lh0hd}l4%=X60(T=U&Fj7#<t!C@NWPPzG
OecXQKl>~<2tAf`1-qPv?xVmU^cl}r-}H`oiFx)W#TsU_hF(w0<yF}fqk7R@6qD6ik@|fL7^|gsS)$cg=htzp=8?NoD$o!QnweZz%&rRSj<F|z3rqCQ2L6)%
!gGLjNSRGtEn8O-rzyAhk*31hbSYs+xCD~0S>PI&pMGL!vnjyxBd?fxKK8Pn*lNVdzg>tZ8Fyc#UGo2!vRml-Nf2sJ?w#kPWX~0kMNrN=;1SHq8F4W+IDxg(
bFAz^jj)8pWe)cq1q9#|*x2pePRG39X7qO_9N{m0ny|qx*W&_EpOXGjebuX4IuCL=PLhB2wJ-f9(i<<L)AV2K+m`2csUkH%6z9Ahr2fM)0d6mQq2H?FYor^X
!8(Xr{+RHB{#kbfX>!34#1rF<!OJFZo%EM-(tJoB!`<)<E)za?aIpGv_Iwi<oj7B`lW_{Xdqt!t5{N>6l+P#nj2}r1S+S&iMoOBZaeZbC4*~H(h=0_G{v7P~
yyyr)tTv?bw-4+`3#=o1=i(%~<Z_K9=sMgG@YY}7Hzl}CV@DjnLG(0?zC99tL;n8DD4O;KM?!}GOQHj|>U&6wfA-@|%pFf%Zq$7${}AS0P$ouJj@W|z<Z6LB
z3Sl#J2pE*^UK^zMJJ^qVdZXhOUeJB=VtE*_UGFt&%Oif+3D^*`~DfCQTN;3-DiMMa8t5w$+q6<KKb?;@=kltp6=2|PrrRGZCUx`w%vQSw?~bhJ%7%B?Cn04
)}o)X&Ef6t^C!=!+3wCW9_8ux&$&6Nu-v}CefI2IYP<8@^QZL3^Jh<_v1++|xH*yY4gke~f3K4?dN2=|ohQ%egWYGlGSKeRT>-|Z%IJ$urt8a@>)T7b_k8y`
t?bUzC%kOCyHCDdyTso;+vC~q>KgBSA75iytEbN?L-n^$o>S}Z_P%|-evNm&7YLp_*`raO0&r{A`1#J>6NdK5x8E})&%XV3!y4~=PusTh-428Dbnp93OT7F2
x4gvP(^uc>{zcaJPBk+xZfwO<qbgD9eAzx#qJd~Ba5kru*J|bAk)=#1M$4Z2btKfrPMJ(i5X>cJaB4^-JYZ)zC&dyi3?+T4&rK?1Enf-@dp9{$vo%YQRI?q3
s@TIYM2)=CIN+;F#c_5#zD{n&;|@9RjmKEeT|ct%VP+uK<a*!Avq`yNS4QY-{}cT8@a-!MXqnci+c$3CUurV=b2Z5wTf)YyCm$*jbsw&~=M*858HB3DpgS&y
Ox~ZkgWcgY=slC))FiW6J!k`=OW2VN1D}CBe|kg@Sq+ab_%C=#8s4(<vuF${T(6ZtgVpBOOG2kF@$L|}-j+s$!^|1uo!rjnwU^&gGbOl58sXO8XTxBltb%Lf
hr`akdcGS<kgLJVTkJeBx(rwZ(PNa8<)zc&QuG?;L6}_HI9r$}Y$R<zH<4-&T1n#%-&^CXVe)Ed2sGj?UI3W;V*xm26Cbl_fsdGX$b%Jg{Kg*yqlW)J1jI-+
U~f2QZSD9coP>}L-@r-RqXQ3v{0&mUHRa5DZ#1i33@bUo1S6u!iNOdeRci1@+Ic|!1=sZk4^2PePX(iD&IaZjVe)p%lJCe==A91X8fU8k&==i#Jx}*MuUO?F
ksu(_W`e5{Kb|ROW<Ek1NR+swpB@1i-M`mmmC{&1=)c_nSv+uGQ4RK*ph<p!7Vv{%(qDWL{NNYmYDFBogCZa%sJ~t<#r-Lhi&6ERCbV7r2-&x}M45g>n1Mf1
E)W^47LN%X;pa@RDZasD&BJg7v-F04_>w)y2)1@4yrOTk;55Y{Be8xMarMyh5*^O_3At+e<&W=@;6dX&k;yqvXqL`zp04wN=6#pA`c<Nd&cLz=&PU$jwA@1n
2z{1pjbxQ*EA>;1*a)crh00hGu%>{wlSU{)7?79Jpss)(xb;k$2Su)JAQ*V!48Z^nVo}ahd(ikTB{kVp#!g#G;mp+G3pyL}n8^Gza|wNQm!YTbUk^?G5(??Z
-rXb>v18?-i2dmwGn-6+Pg;O`jtG8}VU5Hqt*Gs1+e8B(b!B@9GmyZVY>Lo_uBklWrZzP4a6^IwSTziHy1ltGNr}z;c)o7V9HlW1y~Vn-<aUnXQ=Rs{)0RZC
*_fOpZkUz4G&wnBf&SP=8G^bK7NT#HEjn+l++6n%Er(nQ9^QYhf_Q^9k&#L^0C{bi6esR*L%gAWDhJ3XIZl9~ueTX61HQI(^c64W&`tY=w=!{Zf%iU&53Tic
Go2`%F?0GNp5+>oS+=+WW>NO|{*^>#Aj@?^>Wp89lR#cCm;++vgXW;<`$bc5P(R&@PUI<1gfbwd5t$U{wKg@)`gAlfy(nf&^%TuC8nC|($T4DIgGFt26z>e{
y=H}#%oS8Js+U7+pRrO^9%JFb`}3%9bR8ySN%>kb%#Ba)ZgCX49%u~izLjr<;qoS9`!_h^&*eejJJlG_+eT*s@M+v?6cJ=9I7G+iXj%OXyexXBQamgEonPC(
YtMbwy$P_pNP-;dk~8Gs$9DmTs`+;7D`$0FN)gLC<WN(kKWlFkHzF7N8pc&rq`vq@bH}t4RrK2RlTA`8zOzIpTv7~O;t<Q^qAsKk<V1XMs|MSW7o@fo|3$5i
i0|3fNAEYP(il!{ZGrp^qc1Kr0>sm!<y`EXVgq<&(Vm@gwmLRp*Jo#|Iab|-S>4#5-Q>6y3o<F&K4T>UM^(txe<|O((vikiexWpZq($KZI&3LVQlUcZx7#F5
c`cV*QzW9{!2#&lSUIPm`a=d#HlUniDqsSIuXe&ZtvkbBb{FOEqFtM^0}@jvEGpVXoBA2$Okkxdtr$8&Rs|*NV{b5!#mPOmUR=~@O<=!7@)2ujNrE~XF<(w#
<A4*w1*Q_oB-?Anq-k-HPkAuMHB{4^dzI%)ic%{USZ0li&`YLHyZrKiVAyB>Pp($a*`ik!HFFDGYwRj)M8&0{q;yhKYdTv~s|?*Iae2rmQ!*;v;3%a=*0Q1W
k0~+#uzK<j`9X({%|FX;ErR#O?#(aIo&HM|q(Khlws!Phcjxa+IZwy``BU}V!SS!77q7`?^&S5-8H~+4No4%~;O(oU-?TN>1$}_>3#*v5(s{Y{VJR|+p~r;B
Kp^+q%Fdk*F}rn4Kc+j>Gkdc}v55@2DNsUADKDikqM;k};FQ?Xor1UGntMum)>GOBj#{aT#_#(L^c&D2EkwbkQb~lPW83pQWStwEGmcqbSuW@Z9j8oFiA;1%
ztkI_MofC(_*FaJI>rL6)geC)djWiIVXCuyo}ZP=8;-VvPu^#?&a+S*PJ?Af3#zdqEjYuHG)pd8p&R#~gdwnFm-WQ+dpkpqoc6Y68j3<kC`jgE70#GYh4=sm
^@8X*ML$Ww54{-yO2)!G-1$6HrA8Ya4K6y_V&J+*D745aB`j4dnB$~R>qIrGpp(;rOH@s$z#iPt8>)FwhmO~jO@->J90oKY7ODm}!@)I|r@Q84{Pt^>+g(qY
qVOu*8JQnxkT3I7=R-I>1Bx?qU4+Yq6m;TSG_Ym*)WwIf_*Ith>2n=z%5z&}kJw`LwU7=worn(&z8E3F(ounIaW_th&K>kG(H7ogkI1<(XqCDcbFn9#gH&ZO
zwzyed5U&5C)d+hYXdsT6??6uKeS#{PcV||hK3$^kc{ecToU?Xh%Qe5@?QgyGVdL5gyayHO#cZ84i+3s1_Q>LQQNy?=%d^u?xt=)QDwQeKwddSU7!p^PC(K?
iRI&KWZ4+exeg<$^{h#;6D<c*Ez4>Z6a%4&4BVdJ#tSAfkcIxIa{_URgY^}t_z)63kVDu`EM~VO9D3Nz=YXt}R0w^$H}t`F)=<fG!m`+|rpKjeY^9AlUh$^N
%^@ebqp49TCnv!ZN&5>#+3ZD@*c2Ub0NX`xGA&>tNs&O@T5>H6?Vr;xO)>+ymr#f}PVs-<Tv*o6XKCd>WRZqZ>QA*#F=W~>)GSJHFq6>h+%3{Bmp*gIM8Z{m
#XR0EPie<zmfVbemszrL5<?BAY#2KQW^Xu{lo7-!UK)}Ia=Oec-?HZXs9Ut<Z#wZrX<R4?HdgTQ#~+hP@|P&~+On)T9cR&`Dl5Q^lNr+8=4={ex-rh7JmJS{
(@yeoJ%;sS)s;^Y7|JY}IZGhJGiJ}Ix*EeXY~eL^?&6-C-chUCak}M=i1<L3gL6MF9XwQ#&J~Ze+=GjS#+8JGWeruT+d4B!)I;H$rh+L=#$8_V)3(*H^gtU@
zS}Bb>#abmFG^`>nFn6EVf$iiQx^UnrAfHaIQ%+wfeOlCdG%&n+u+F>ztmTpbApK>hYJ&voI8~(HAzB`q96oOGFC`paIs<9K-{PDit`1T+Qg|~TF$7m`|}JV
&paYzcT{yF8PMllqp=*A#pB%QB35$*d_1<jV(nAQh3}(QhuCy!BLhJzqkdBr4JkS(s2`S~6R!qo&-p;R8e#b-_2_lS;Dcuf8J~0uDDCJl=wGtNsSM?EqU>^8
iQ1HEPAPfRbKOQXVl$civ}!spaJv1(hbSzASlrarMAIsGVDSlY`r6vs+r$EjXD^SmmB{#ylg}n-1ksZRw5eZ}3XuAT=h@mBv&@-UmY~|6?ntyarZYtgot;*1
IOv(RAG%x8P`<|2l5@c$)zP-GWF6jbC~@)=3S3t2hE@<&Nupp0@)Pwu*(Y8Q&nGrkIts#Rj?ueFyU;JfiAkQt5_9b&KX}l=PX@e2wWyp*<O;Lea<8Aj!(VmM
sr@kd=9^?MaCPQ%a<>%4OX0eo6HGWu-)z%2N$L$lY+)F_>z&LykAAkRbjPZL=c4Pg+5xJSd3s|gNqz3}Q${K#WzQ63_#TS+y)j)lV^vyO-J-8BK;;FVZ`2t`
Fsgiy4aQs}oU5_OI0#rbd7&0jt7YXPjj^!32z|y$_UI13uS~eZ;(5jB!y50l?!0B4`KMI7l!D^sB|VQMRcCtTN&XR%H9E~PAH7?vo)AD5F}Tn5tV{o4Uo1m@
VTZn`9Cqnz;HbkTX8oo$#FwV>Gt%xCi0dz-cf|<ZVaZn|a$Tr?0X2J9j95nbkgyx=73V}#i$hQ^7ymaHuo4s#@{s-@P>Hg5OgWZZrOE<L0!@tXi7julb}>}b
;IGD;VXVA%A;LUYTSuvayv2=YV={Ozaqd&J<4}=c%L)Mps@e(KpBC~l-KG%)*bRfU_K7d`d*GvLz4aBH`c*s2F23s7>medIS@Q?2p6ED&z-p=lPwPxkz$ve^
%AdN}Ev%08!hufq$OTs`u2|!#MeZA^g(EsK^6l}pz1|fs;&enbV?fD)2P7x#A(B6tAmv8=Fw!AFGSx`Xk9huXGFnM9?mF6za6;R81=TYy_rr5)ZA7#)#0~As
`8YgoqWZR2{QN25k>4c@wJ7FAzD&i!$Qxxsyta4Ek;KgrUvxn_8lr{TA7iINDx3F`(GmW&u_niST56JTr*O6>EVXi5ua`xCMw{FY+FdXk-7+WN@G@dR6uV)l
|6V6=%IE4+5CkF8v$W*Yu7H(0L&+b);jQqqqXA`Tgf?;mI<V0*jnL(i#^$T`dGT9o9}XI4F0wiuw8c_fzcjeJRZ6zk*`Vj%p+hN$ow-C_n)p|vX&F~}Xdto)
tRAq6lH&ACDWi!IgBbaAT#wv%iZw3k9!Z8S{0>_TNw1<mtYu|G!IqV<b1Ypufe9Ea$JNR?31)Ira52B}m`1^9#hetkmhprK5ru}$#ZEL=6Jq#PyPciZDCxnD
Q}3P)U5^u=YC9+q{mST4qt~1H#I)ay-C$1CcI!PE3U7?xv=BpyO-ER>kSTMg-|_QCoE!Dk`W^marK(*0t(}Lx>IFQvBMA7I(AwpFpRX@Xq5CE@tU2(ad5z>e
BwIWR-ze)1XT)3dBYWYM;<KcuAH|~{emTsd*uw8Tzgk-#9)(E5^vAdoJ1$?fc5h9TwKR#na&mN_T-0}{6E_d9Y?Jqg+W+{YWouh)wtTHFFEn+k+(<;R8!!^f
dYMlHPS<c?S9lurTJ1_fy!Ct$^#!EgubScbZ?SxW{f10YMH$>v?g3dI&H5ofFzVdAB-3PP&Ap9&-E?t>2iD!pj8->eh}Wr3)uT{{<zi@hlq-;D>MN^?Zcuu{
^Sho9|BAj>d^|{eR)=c=T;M#t5itOkx3&#hM3<gggyK$|c<rVsC=cy9t6ETj600iKS~ecd*pTQKBLJZmPqm|OoHN01?4h`?o`v+_9G$QSX<-k`9~^?VaN`g@
26$KUO<-=2qjFz?G_o8B-G%FvKDPHMd*r!0|L@=5HfN-Yjev1lyW`GisNgVEAj$=UAd}k{|I2b5fqNl4?p*rX|CW07q9!-A3-6u~MZ#pF$u3f7e=)HGy14RE
ce=lq#g$q;zw5}3?*#PgJLkOTk|t)hnl8)v^oC<M@(nU)PTA9}<|TKHz63_1@L)cV5EpYVlZjk1twZ6pvU>g&-p1*Ft6B6Gs3@VGK>E!$I*gw?<-(l|ezDbV
7aK7k_1aZ?0<Ol}nMW(B8Vub2*y!!4|BgR5*rhb2C9tl^U+8uvUy~<J4IE>vb+mfW&B&TCsfWs>w4)8ISBo>dgAQTzcJP6`GM^tZ{kZPhWVhylwgWyHU;Y62
|HOX;Q#WAyUNr9Ppe3=d3=I4VJZ?rF*il9|==^cterR8PE^fkM*^f6eF1CH_4k<Sf{@H2I`)O<5RwHYNfKFYGC0|?=OBbSPPI)9_@HiyRRh}++Q$+0_5G{JU
9T6%TAezgNMInNNpJd!mrU0@`)Pm)d-BlkVu5d>xub7?jD@8F-_lYL}WzYDnBD6j0y-Hv^zj@gE7^64nUybP;us7dOirQewWWnMq)dz*EVvbU+T8u>#LZh4S
>xy0Z$76<K+%CgNBr}W47oPZ-#e|NiwBc;Ww2s~=R@~Tdwa~|p`=QMNwZy6`p}&3E#OlI~OyWEWx?!+!AQGct>0MMp$7kdUX-&ITU7@x##acazeHG^Rrsa=1
w5oH+WJH9N&xt1)tQs1@xwk?}a*ohL6Kc8TtX$Zny;2ArEj}Sos*q%~vKfEYkz0l*+lejn0Q$k@VHDcfp4U^_^RlgJPSe3ViSNQ6(XZey$-flF06(qj0>6ut
$Mh5!KaiT1rOMtqrL3dwK##Qc3)TSQc$h#k?F1#|gvQ)QDcsY~q(}b_>{sha!*BWGbK~UOvWJ;i>0InXk{)WEF5?flf#qb^^*8{vQ}MPcMQsWC^5x@xa6zw8
0C4kAQLx?jjcGA!-GDzGin3t+?Jf?f_rSg3+MZDsjQj6mZuie{=+km}&)BX;7XQnb*|--i8N&L$+o#)WCuq9WkJ1Zz*CrS0Eo&9FdKBUml$)>*9#^CnVDM2V
`KRZG8i47Gmm{nfEjDf{h|?oe2mRUoxv0>VRHO4(aZNOd&YIlBtBR8Xc-e5M&^s4*gum8^r>m;OC_O4&OjUSTSw|^fL6$tNCpS*Q`tjHq9gozDp?tv1x~mWT
nWD8;oYZ0=*?7nkooZ^=99c3R3-FkZAmfVPC{KwO!%apCNBnAo>d@5ILt^DXC^XAKZ4BB0dMh7nyNl^~uaSL-gjw-<ppZHCXrPIr#t0KMaA+I`PRw9B0Isj@
a@;!*G8|n%qG0sx-8Gb%c4CB#f`#<617DU<U&)Vsc<kNDiaXwM{=J}DfJQvE$D#88|8cH3j7feSWhs8fT7<Hq5h6a{sEII}+gn!)oKd3nG4^Rr9u66Gx3_Jq
=GZQtvc7J+$O3s7lt$ed+ofR^tHLj?YKOg-Z(e`8!_=65M3!?x+d6wfMtUmu-M%?=>@@8Lb1n+vpTo5HMtN%pU|WIeUT_$c+2=1jEcAF2Y^54@ZW`H6l}==E
N6(0#cjS%pByw&<6C1qtl>EV{lSPiqq3nW*uEtVPs0wgm>0I4+TlF3I)<4<nM8?^Ym5RLj5e~95SY&Rbf5f(JH~zM!TCOyUolfFvQ_nn#W#r^xRC2bwMk_Bi
3(cP?gox9xVix|oIs>v)8Mj8xI^2n80Qdc*w$;DKi!Y#r$#Kg$2gHb*fJRZ0_e$F(H&T41Cnj{BBYOa3p1?VfRP3U=9lZD>+#`42&gL327oh^MY5B0;Cny@@
{uh3>#-bm!t+nNYxa=EJdm$8Q+~%cnkGM?YFaLAl_>2t4X$;v_Xxq`CWxnrS&<pTindT^JGiAiCWihUj-n5+<t}^RdVqJZr@lQ5&8gRrgBD&0JTAZs+)Gz6=
YLd1Rj*4#k9gw2kd#6D_PPX(WGm0vEusA5%k^(OseLN$xNneZ+Nc_FV1(WiL$VA(85oVsZh`%ZEyh|x8sIH-c*lah~GgF!%*|Xu69EK;1hgKh3HhOtZwjYsR
i0%7@4aFEI)4E13bv5rM@6k3&6jFRa&g$uERyFF=x;cxZ!xqpo<U`Z&tZ<&cht-l-;_2rGF*|SD(bLY$z{E>$*{+N30f9q+6A#PP@5sOSN|IDR#4%x0-V1Zg
y!;%9%_f5brI@tkur%Pqty#7-xtEBv3%DF6K^m2PPN-LK+FR2Z28K)O40wkE#z#4y(CYb9dcU7k{2^{`E(tdXQLEwqukyMcRB#~P0wPUL@J9SY`4if?53(<>
@D|S!`|rwt@VC*c*Y6Ksp1eMKYtkV6ZS>~#+e1ln@bT#VD@}WVAMx-1I-zoK_T@L<;J5gE^w)zoAL#AgGx&aVL|vKK*A%7v(b20{-ou^iXTkrl)w_e&?~j9a
PlEqpySJ}jym)gMw%qy2|9{x>_``1oc(3iQ|Np!=fn$n!N-Z+9D-qk{Lvf`Qr)iNyDyWgsQmA}bq|NCK7o&t7^eGy?aOfHK<>r&c1MR0WfTadnb9!SlyDPE5
t{#-ELNg7t5>`+G&4x#9y2;BhGk;Zc4m&M@4kR3H$p8%ev#)&KOYyk0mA98vFtV6B{!XuKjvVS)`=j#UueNtJDoDaPzi!x76X+2tJjk{|X{%X5m3#+e*hwiZ
nvMh3#8I{vq-L1E5#(uyl#$jLi4$C<`{ZgBB(uoHWJ0MhXp>QyCjC<e<sEVQ;}4=i81X7e;(o|%IG=Z}6vs+;K{MwPGsy&O*#ui85Eb$-r6@O7+O3QagShMW
!Zcajt8`b-DSERAjht%GbO4cX1zh)G&s-uBLZikHW073@p*2WBTi9VO_dFiccd*5r&|L0q?u&^W_GVr21WjvhLykXq*HC|&iX0)NbQjHMNoK<K$vAZIf4k4!
b>@K9+|6u6^>GA)?6f7|!6ty#<OwFV2xoufR4h5KoR*liH5qMZqx#%|@d*ZOKJ^hnZ}3IEy10~h531&4BOejJoh|{JeKsc6Eq3!Y-Sw_^1VhRMMO{0-10ql;
2Qw-R>q92tv|QQ)#8n-Y1UR{o%_@D&9A1L!HDfQj+rmao{tkQ|hF&mcA4|-tBDX`omi3A>Hxm6$z3mgtWFl=H!EqzF9ev1guyC3PUFGO<(Vlg~+ESfJq7+Ef
&QdTfpp%m#tmZrbvqCY(ZjO+A-IP4o5-K8xmrp8b&xQVWwA7JQoAP`6sL_~(=1+E4lrJE&mo7fgP@HzBo>IDO3yw*4GhYA)z0lfvBrAa+X(c59q$MW3%mUY1
p`@XEt3)JHq$WnvlBDQ)5>gL#ut|Bg6w2xZTsi|6HWC_%##s$hEK&QicJx~u6_Au`FJ>mFC<sSo*zRnU=;^AQPDaYLr{RsjNuZtVe$hMnM9Za`s|W<B@fbfv
cVUe!VkIScM{>&98StHf-y^33>NBsJn#9$E0cE}|rRu0jg-fnZ?F2a#QWK^XbPIEtPzg@$A*J86ToP}1{{f3?*3-Kio#Ztn!$xvHaIB4_4MytjK3JpG*_>%&
bApL`W)M2->P!Zh7>PoUIRN^iSf<uT3a^@UOB5^?{Em0Ko26c}66n|u|2N_3S%bxz=Gr?Zk}S#1Y%uxqmErPVe!2?!NSaFTLq9uy>g|~oJ+>u&*gP==)99s$
;^F<)q>+W9BdkZu3EvTL`sN(acYV<VnO*9ezcO9*zWkf{*I|F;{cOAl7@B5ZVy^(yzL@|$%v@(dA>n<SB_LX>3^Vi?h1gKyw(K5rcA}vRgx*U15npgk>P$|y
MHF=IXL9pJzj9*5*CJJ<%dIVTgJa5;w%1r2yJ=&?<qZ__OHr8G*hEKQ%@SW4-b4q8SuyMAbmAUmVo~e?vF(F#C|n*p)Lb(|*A{?QXMCF_Jv!vrE2SgAKm63Z
WD)YL>1JUp{*$?8leS+kL`TJ*+tgi7rW)ioe8C=#JAAm3|FFj~G~<|+l*7p%L=W%)ha56?@ZT8wkg1cC=1|dt;?~Ct5mBv#7CnMw&6&e$I&0%{ak4U!iq870
Na4Gojglf27wrAcP?gdR{9%{GqSEH<Xa;i}u-gV<_r744i64?Rwp}VN$8G-EXLB4I_ror<9v-iw6Lw6Y->A6o>4=#gYFEN3&`t+*CoI+&o=xv)u1}z*Ls;%Z
(^9NCmd46W{_gzQUy^P5Ba$+WZ6q{dRw%%CNNPu%D>v=<p>h7frB2zs&HPOMFLr@7i|x^Ib_Iw48!=pTK`RdJmGfx3l`;y&e4+ud%E8WNYRItYwQz2X{26~A
+>FdW$hR(0iPC3djaThLJ0m(V;FN*-pt{jR<z^mTbHLCIW7DC_ugSjWNKu$o#FLpl;*afRFy;ZH^xkBz`tna{P!YCl%0bFA$Y}<hBZacKMPKYcJVX!5qi7GZ
Y`_3J9^OkA;;8{qEe3!_vi!04iX9C{A&05K_U>@QIM71T&!;<n2VuOsrhGK5hE%7OYq*S5=JPyHWZV2t{Op?WFgg%RngS*^lI;{_Av<+qUcV`ZIyoS8eC3#j
GKwq@<ui<?>`(O~`Ycx_TGs{tM%90ZQG1ghWDzkg@$jlc(<_!J(+TEaBgP+)gH9?*kEx>R1aNf64?CbW#Hep_!E{kz=(nR~G7VF2>+u5KgXsz=#G}YYy8dgl
O4J1fnQvfwOy()nue$e*^co&Yzi<3%=+ZX4aNA8N52l|F>DJX#=;~nYPZL|>d8cz54sel19H!y6a=SE5xt-i^ATY_auuB0HTWKK2y6!j!&ZAy<O0gTG{iM>R
yUv!-wbtqfww-$7KQn!b8Ya_$Zh9w@kdynnbJ@e#6fNt=>SVt(u?~<?;u}J1OuoWsl@SMzX=aSBmNV@;6%nX}=rmt?8W;8awdm$8$2z%1-c$7z?}Ih*cjS(u
fLI~Fjj`u;PPW}%h|^aTlfy4fw?tCRK9=XEA1C3ZX-v6Ux9R^vuas$#iw*}POuY5b*`ecYga_0c62OaHan$i&fI#q~1E)nF`~?Y<A35Q3adzirMx0d!yL+er
_V9AuRV$@{F&SD{M5oks<-1Q^CtN@p7MO;^S&|9%F9{l5JGNDNjnBx$N;#gcv8iQA_d52qegv})T0J%IU|rP?tB<zekukXHL-fhB-#>fq^O}D6>9q+mHAy%*
d9__wYj{--)!{gq!6jd+hgKi2yz1kWZIq(K#Xt}&J$i1-u#}m>&!g^b4B8K3)yHN2BpQ&I#l;-`=vprck0WOJnRu|fp<esMr)=-~GMmTd(<icKo?j;kJ74vw
laRxt$axW)ngO*mk~@Ml#7m4G|A+gu6=NFSkpwQ=s*RV^inUiHsq)z($1#GzM;mDBmdBx5f$Ep}B|EQ00MH6zjC>~dY%{|GCCxIHkCL~SP8`T;|Dr!0)5&uv
@RiRmkjVltz@@G<=^-ASe{mi7t09SV2JzR<`eIRERT~chmYTAQf!2@48c!dvI#*8KNpjMsYB(5Oe#8ILjYm<23+Ip+^BI<TL0)t`=8@wRte9LBnd!eTU@Q2N
IY<p|=oIENYurkOL)A2qw8G6phh<tfmm@QjBqLZlVbj0#W#z&bfTs9?8=gn8gDJoMieGo!{aoYT&5&lY7Cah7^3eq76ky-zSczTRCr;u8{wngywO-L8Q=)w8
8aY!t1+6{Bt(?n@od;t@D*P%NZ7;~+k`s@|`rH(U#dJxySYnGrODXkfa3xc}Is0v%EQ@@`9%Ud*<QK)nc$6Ie_bR7a6XI|vmbET@JywcM*R%X67ck=sawqe>
HvF2qVQO)uy9*H!4X?&dm5PvSWGZ^S{wt%3C^;FWD$yCxkv!jWlT?P;GP^sSWNRz@vbdfDlchH1X>q>PXsfj+EDG7C1I9z46^2Qa0Zok!nNPA23bJUOd-)q!
C&Y{tcj*Nn(Yg;T8e>>6ApC4KOXa1w9a9UDaNYiCLi#;$I=rY7V(Pb*b)tX%uguS#FChR!8q7i|0=4-u*}>~JzM0H4bF<h4){zbzFthuHKcnQKMN2$qRz9?%
HJH}*B4rGHoa}U;xlM7UbOK~#Fu2I`X9r^VP8-QwY&&`2bJ85pvEI>D%f&^i(1rEg$fLdFigRc6Y(6cPh4?n1mlP*^AZs;OB**f5&60!Q8^E6_1`rWFIi|M!
?Ipb4u2)Or)O&_EN0FqL#dUsxy2rhpJrK?spg%~a;Mdd67dyDh(^<Z}-0bc8dZ}TIU*PwOw=B6tM;&1Qr0?tfg}kgY>qCorxlWnyVH7I!nf?`dQTo&O%RI2f
H7T@<9exa&z?Pqu6RuP@E1CwbjikXLuP$#KcTD31iW-BpKA^wZOwN;%QU-CBwklTmuE&hhu1#S-)|+TX_3$q0z#sJ5aUHvH{&pO#taoTVy7qs%Uzh@!5Aq2$
{+KPNP}BgZYh90gj{NEkbE(A2*@*DH<q#$JFy7phsR{k8l6pdJqrt?vQwM%*KEkeggg?T3PbS_o$IS?RBskFNT4DxoteVHEnoA#C!|iN>j<i!G(KjH?>`7)H
d}p9&c>-Od%PEzcf`4xww8+Aev|}U~lQ2+Vc~um=t~W)#0K^h%YLks02nY3b!;F#jgB3~(C>9i@9FKik9JUaY^cfqzq)c(Rgd*fo4p_|+tm&b=6AQ~Be?pfy
a3KNrVO(>A&4<HAHC{stk$Tv@vN^A;kF0npwA@<V5#HL&?LleIE0Xlpb#!%hN#y>9dNp&y$<N^81X_g-g1%drv*r%o`b+J+@Rq3kT$czFSOW=^GY#x6v_&l#
V5<}8Ya`HccDn@V6T*xnzsRw?HJ~v*e9Ak>d+j8oFY<~V(i<8?v8jpF_n;RVSkJ)Hl^?VC#r*qDl>hfiddm9ORRueOp5(IRSUXP&pwcMqG9AJ}<6YT3r<zZc
4K{*-TU+icU13)0BZ8Wp<_Wo}BQEQy$zT((J20a66%YVw)?#?5Ua-?L!{y9Z(`A3B9n#4oK9*@kI5E2+xM3sQK`kD|N*ZP6?h8pn{{}q}URc_A%pIW!#_dEC
KzP#={RpCD<{?ooD74OLG8LWIV~W@YzD6DxMuE(?M(2n19`;O978;K!GJnOS_LsxI!S)D6O)VMee|iLr*{4TYNJ{#Szn38=sGUhgISqetN&(lrVO#E*_wdK=
hK5h1%bkw-Bi`^SceK;df8))bNjD1Nx^bWDYwpfA(|?6t_VF#u<_Q%-hu)3d#KH6alPpHg`f9TAPFsH`i;}WF$fEFuaQFECd^mW2xNggsd5-N`m}%S2mpKNu
qVazNyPeyBYUcT>NO$jX&GsAwNN5-ByQk5uq+Xue-AmGM&0gWJ@9c&p>G$EbIQh6+JG4i816_X?+nb&E-t0v8W_Ru0>^<YnIXOJ|4a1~FMo4+9GTj?GfLyE`
{!otQ@YQP#CA(FLkFRmnoDhpKF@~rVPAmv5(l?E%4$@Mjh030~*V{|FoK-7ZayIY<-^v`T*iDW}4M-{>tuRVOpE(Xw9^X*mQIrgCq`sY1MBQJ|s_m>zaP&l?
5l$a}pupc*pMr@sTnpo?4M6meW9*GlP8w(W3x%jLSLR|M_uZna`l;OJDaQG5QLmjfHLa{J%Tr-_Wdo?DDtmBZg?q=To2#G(pIlN-VF?VrDkqfo(zxc+C!H*K
;ODaE0!)-BVBN^{ma6J;JGul0>}ux>Y%;Lep<1;F+)R|Wp+|Dh@n|NW2hYE`<;HsF;tDHY*GnEj<{-HdcQC)|wPwubX&_e9^BaB6i|mcojL`1<rNdEg0x1_C
<*;6}GhA&`ir~5fhB+@p`#@0@?SP5{4JI)))$_R<KDgBQK^rz0t@U-|ct6>N=tL?)UI#5{DK}PpbmsdNM>njg_;^zm(+L$6_INK86)+*s+ASd0ulV}7H4?qJ
Bn{dsfflaFjYkZTt0h?kWG!2ZWly$y(Ax#Lf>;8^fd`=a!~OT|3bCl<WJ_V|#z?tH5oYKfxo5q8vOX4Spv?(|G6^2kw3Vn!Asvv9T3&K}2MDcQ4ND4w557=p
ia9Z9gd~;F-TCTtTApE<up7l{RQSPyFHj0DL3*zX${O9-kYGy=FZP_?e{92}8yr%N(P<xRqL9u+KSgjM;9o2*Xzgqp!IZZBPS+6)q9|zZ(phr6is!At{Jb6@
8rT`YL!$ibteAsXIASxOr9d07g;)VRJ5Jairw9LBQPvIKG49%}hRbn&m`Hw6oUbs`lZMes)N_r$8V{dNjO&208dDWYs?Y5lASwy3x!pEl2h|vMLK-+G>Lo2=
OR#nkL<L~I8@8f>Ly_a|k_<OW!=0wa25=!o_hdU*)+fb8C!wm9VY^83BChu*(KVlon|?5N8(kyJ<^w9b_=oBX>bc}rpT;7%6nCjam+9bCH+i3zs9*09$J!ek
)pR={uB31Cc7`xM+(qos(Q%)DdZa{+Q6C}6t+!c5-NLim>$~Lk=I+xYKUJ5UXKbWf>~F^xkMC37MA92r(zy|$Ho1`HjxmC!i6p<Z+b%wc(MvaTmE%S{jH!K9
<H|P&yWEN=11}q9JYLrGX5adR0208MxUwZBIyuFq;S7s)b=J<<lV4)Au;ZKV+_+&%K>yg%m*MshP408AK}x6x4W!EIfQzBIH)|4u5s4)$NSnqU+I$XvHA}pK
C$)S1vOT~pD&A7Uw#5~KD^mI{b~p9zzns2ObThQcMYJE1y$3tUKa_g*V!nlv8(p-7jLJA82X#A9mQ_Ces-HxOhretl+GDB=LAzFXmTYP2*w%7v+q$kUwWhw;
m93BBPP{5T3I|>_`Vcq7af1iMVEN(-Ua;sVH)veH7_c-{KAl~luQP_fdm}f3{$984q#7o|pj#|QMN^zo0|LqQ@ZwI10r36DJ*MU?uSPQhF1mJc*$sKBNIt`W
1rsbcVx7CMKZapT%BpQ-8<;)&60V^on{DJL{m6ZrMRv{NtTQZdkrSOhW$ADW`MDVjlXPAzF7tWgCH^G(-q~jl4V$kwDwlrtHeHq1xZ}aWJi|ji33KIAX=67_
?&EN0l!h5hF&%Bl|7zN_)eLJY@OYdPCv$9@a-x?f=RB7C(wr%KnqWoUY{kwsN_RMNGhf0*d83$o0W<O;a5*i0<1#%?YLa^y9w%jvgX_24>)pO13*3I4C0~=&
OHn}-+7=Ag>9lw<%Lux%n%+p!`|5t61*>lP-#g7hWVqKg{2{`!i&`coVn4LV#r-1#slE-rx|9Cwz?_3_)hxMS0b+%Da#1tWcuODoFrrsOM$QcJ8#7q$0q@c<
;DT*0<njMd)|>L20JOvv>O|b2T!R%3FW6>yy<4>()^c!~Ab>;sugmsE=)B)9<e-f&mCo5KqUsnRH(lD%3@OKsyQGzqT1MN}xfQ>;+k3PN>l6xt)4oq&$QCjW
jUxs7O8OksDWgZ+yq>3>Af!<|40mFIj`(pbpq88~`>_Dv^%{;X?2I8;$GMf~=G(|jJkNQY&7$C2p`B4RTmWSTBTd<?t`&@Zheu`lu*s&3r|VJXkn_$9s+er2
5B26<!{K>chjmEkde|*InyIpT!^+C&g+1KlbVx33EvG{?&WH<x1~(BWW%7yp&WJ1}W6=$g;4jEnq~0`G$^=j(a4KXK(@UF%h!)36r&+SIjd^;Zqw7R!8ZOun
gVNU(+^uMa;?K}dlu3FZK3d~(H&K@n(%gu9+W%xa&P}d{FFEAiao<6V`c#Q2%?38Oya~J~{U^t~km`|+vTiQbud-Ifm$b0QvfLX}JBE8gH48)w%=^<_lh@C9
E~!5vR@{<a)PW0o>dop&Z@eLesLuhJ3?3n*tbDO%BeswD-x~c_YnpsfpKFB(=A7AKl2kr^KOhT?W=*uGWjS-4EmgfbouYw~BHgWDCLa=#`DW!5s7C>p$i%-m
5JRHl5bD%U_I(`-sZdcho)hQGqYv+oDedR2_CpRKy$}`DQ6$;L(8}jo@_c7!CriGA|Eba4IwnNEHa-icgD2X-w_yjn&+hBu8GODM??Mdlk?)OZJ`RCrUMHz|
9r_#dvX{A-YkpbPn99ZDv6E{vN!vc5g7cjRI=6<n8alfwp>9^Ev(ls2LZhSJ$x^{&TG#W$xL237BKR-LqSEna=u~a~9@Qu3OiJWmSLiE_V<6)<%O^<iIZzpM
R?})xF|~XFOT0u1n~uk4(~_JXJDEu4`Qq$S-G|XAfgHP6v($lz{h~d1-crF3$}oE~mrImd?Tdp1d5kgnzbMh)7B=K`kpq`Xb)yP3CeH9oB41mdVYx@ZrtTlO
0esqi@?Y-`M=yUleEI9^w?C67`MLkBCs{k^H*n?b?NGgf22eJcQS#1dowNTi%}rwI)}(7bfhGsjGB-R*%xgV--j$B%HJR04)HP=8FueiM`1A<gb>F@^z;&f$
ThL}S#Fe2C-p!3E(#JG@vUh*;Cwr#(?(_Sb?>;xpzq`Nnchp!T{WdpWS=i}=dx2kB=(TM6{T~SY5_W%od!B(fGj489ZnH82{@~sz&?hnnz^jK3gE<^9r44=g
l44D+@A-}+Qm%LRcuLMeXDYFY0s)%@Z5uq^n7f`6zLw;i-CU7-^J>Wq=NZ=twq&ULhvHB!&di^6WB$bZ9vfYpbth#*rA4Uv0B|)FXhDUNkZLPy2#1ZOD)OwR
1AbMnrob~#CdB?@Nm=1znVAqWK<AZC=;52!hkreMH9GkDa73xbyF1FQ9$@UjS<whRZHfX2Nj*hvGS=ofTNF9UsFa~sgbySy@X-aV4kj1Qt9|ws!{-<lLQb`)
nn3x@V=Krn44RB2*&LyPcZVJ`O9NaRu&U5)*%<g}s7$kVH#fkwpvN`ba+EI1N!kp&X2w>0Xe^&2xi5pd)>rl7GX>4k8)-PgAF5-u$wR3<8mZCD3S7fC*!&w5
pGeU8^r%BQ{p<R3Abt|qQWOkdcPWchr@O$+%HqZOs006hus7^-$<xkY_xm9_@YYQi<_Rlu4sDKKj$Xd`b#(IbS5H@xlblX7AiN!2AZr6tphqv?9KHN?^y28~
<mB~lhnO#f;1SmQ8jbi#da#7+>vXkb6%OXLn-tgb_tCNZ(T*E({jO;xy`VIN3pPd8_y_v^LlU4OZIXUW9<C<`?@tb2nLQ~M=WHJ@7L+?ou}9JO<7HtYXk08I
H3Fj&*QjzjLdO+BWxnc44V*%mkojX&cjMJci0|MqxyemSU<VdA><;_r=-uJl7jF)Zk%j#9=(k_r@E=FNy@P$~aVlfZ3Wr&Wb6DzYgm$tzqtwHAl98+dp|M^N
<SRksN<wy;Zc+VSE>LbSmf`@9y0%*d=5F-%!*8RLU)~=cyb@4$2~XNIvcOGjT9P?RX!J@m8f#Ee6N&G7C-3fyDWkkj9OxwuKEQdQaN~tNMZ?NC|87A{pBrS>
o{&SR-ANtb0&+@pdEJwe?!}aMqoj!Gclf@cx_=2r9JxV%ly)1-d2VmxpKlL-JM2@MJg0!~7hMba;sPMT7?d!=u&}qp-<vuNXp|q#P4lqe#`SeN@QVE_W@7<?
ADzhfC!q2>!Wg)We>r;nlElAHkGRHqL)&j~1x0g8Cr)dLDdCG{PO2TP+#t~kwDskZ*;KP$?+@Pod`P{MTIoyso)(w@L$yE`bVZpw6KjS%{OPBo_a`)FaSk0V
A37*?H#2o#4KfLao|l-MD;Kc@y*a3NGcJ(cH-`u8;!Q`gM^1ZqK9^X%&-s1B8KCs%4*npgAW8y7VN33lsy09GP@VIZ>E<n2K)E{<P_P;4gz#A|?m4_v_=2xs
dUcMhllu;&njVSH*RWc5?s6H)$(}8i&Zue|pW`N(6wMi2EQQEbj1oQ)(7F(C=}vbi<G`J=I`0_B(rta_y!C+5<m2K?K|3gN5$};$bqLq=*rT4$C2RlboWkzr
2*j6EXOpQ$OaJA_uBaU%&p8yT1EtqBX{y!-rNO;MR{)o`S~5+n;Zg(QzgTcY5#TuVQ=BagEfY@Gcm-fhRZ=X8b_p2YDo;48WyqKDIZx$oA$44qY_ZcG{UVMH
=tn@|dAaG5RYEEQ(hk&>)>eU=zVgaZIn08)_|&1o(U*TSb0GV-LY)9L%u9i@bLZqbk~mO1BSNT*sfYQ+5x(?8!{HFY{?J@aWef3#qLHwP4P3^0xNyg_i*lf<
|08Qbhp30izVk+A<1GSHqcl1nz4X`4Y7K4c!NHy{FEfs2MQo!Rhn)_)-Th?8)Yc)6^vfo><4%vMHq*rRv_^<e>6{NDPLHOERI62R2({3vm80pB_6eZuov*61
-k3Y|HODD_m37ejfWD#798UR0U6he&Gy)D;<>bzRcKp50D@fv%&x-IEHlzByH8GnAmX-bVC&uayqw`hg-JEWz$eekoF(WUtV6q8R?YQMEq?r}%V)TNE4diGJ
zhsq^*=Q}3lYx*(cd#azjd*qvP|LBVf7<Kv0M5a?K=#>G#ZPcf%$RHBWnTGN%NS1_l=+f%aB!^Or@3k7a5`qa*aTr9f6b`q0TBiAjo>?$9#TRv_#+2lPln|c
#K1ak$9)fd^yJZ<bVkK;WG*?gAMY}?{MZe77ih=lN?g)5pWR{EhZ4qNFGwlJW0%>6)t+NDY@4j;#1!vh^1Bqq#5?H7|1aR~sg}|fg>bHAk}1c-)Sr@+E=0@B
*@f{=CDaqQ^T6lEiald1y0M#l#RX3>iy6MS(i_;ptw_Ekkxcsj84EYfzUw>`zwSs3g|+D=<wXUO?*OEbZG14aA*7h(=c2+8#cRpVhC9)9^%Q-hdQguX_=31h
L|btk;-Ot70r`m7)k49QrKwvP<gS-o<rq3*cRZuNm49%2hPZpjLFjW?krD?HoL>$QoS}u3S_pK^D1Rw*x7gzyss*r{Q?hd!0EA{^%CV4ocj)Z#>ZZ7`S;vA!
3oT&DmwynhvWYB|bm^>=ug;R{G>M8R1B9mwvN`HnhGyN$hPhPI)!-AFhnL^U@E)4x)Gk2gQZjctV9p`|<gz&_b6*XgN)B)5AUh`8KWP5>ANtJbL|u{Wg853W
UyGZKnk>XWQU)@D3=qg6CMDzvmDPwcN2Xix33mS2#xd64^5A!v9s6@3r(dx6s|D^Kvy^Y0YIH3&N+XXItgWqErXRFucbygqz#rSc=Zm4EoDC+smRAlqE!b4v
Be=PYyw+9|ws;9x8F3TikuK2V4W40*kD9yF-WdNP9{_iKOORdM`8ul6F&sVBwsg5bY@nZ_8>I<u8dat{q8wN3!lW9fm|BK<oFq-1oac*uGR;@QlV(Kg3yx}Q
m@by__~<jNOr!D9)Fp`97T(3h3hSA@qZf>2&73Oonl^9snPjgJzG!P?nZ_VyhmnI4^6{lo*)GTzXkzmyO96}}CqzeOW1H>n-1To6zj)W!F|EebDK^`L<CnMy
Qw=v8;K-uPhT$~aGbg9q9y-*<lQuILkJq_NuTl$bmqleII+2+GvZwS_$E$WaVv%Vxp1oU?nlr{hDuD2RA0NHVq=fYiS)7qfFkb!7<IDy;X>Kql*`!`AyH^XO
#;B0&PFAydld4*0VmGZT*nnwV0A$q8bUdV^HNQsNhPQaX6w~>Gm+lf8XO_|OS2D7ISnLl=#-SiPEhxB#jxdU~6Ao3BG-CgsF14=Cyqwk-q@Z+X#-d8OP|*xH
1YBLa&V1L8$crboBdvkvxS}Im%yjb}Q3$C_bHwk{3l+J<JnD$2YnG<1a+o`j+pHiXpOmISXTZz6*|z~v`DD`AbkbsYB$I(B1u$^Qd`0?vBWDn*pe4gNrNPW=
w}o_SS1oxhWi5&70qb+MsIi6@>e?!TMW~q?KxqtIwdAY@>3YuymyR4@6?YMyUtsUATffweaK(d1%hx~GFoIj$5@0CU#6-@FoSE_KMr_<Xx@YO8CwRC`wit23
<tm3GI-Y$4(fj=Bl^q)o?N8d&tA;iqwBkrsTW`!kFKnVH1>(f^C0nYtxA8mtJD19DztCB)pe?3kp`(u(ZZ64i1lz*xH+AlK)DrXM_I`|^TX@6t<*<?emujH&
nn9Tw*du6TxdUt`z?@x@J~_99Xy0|Zg)=Hz-u`Y6^|zt=mQ=e1sUvt-ka_{zwY=OsF_?~8F#g1hyp4}U?@>=WQgUkqG~a^2yx0y*t)=zbH~=l7gbHYpS7DK(
JjUA|()8Jil8vJ>lJX}I?La=#VY={uK3YF8><astHRSNsg880>w@a%F|IP>jf~vF$=HwiIc=zu8;qmc(YXQ54WO)sXVBiwAnZdJE+TO_Pb%uT!DPJ}AlO{5>
)-5)TqKF{TNaL|!6RBe8fe4tUfhbYOl2@W!lI6v_VDA%`*VS-w^&z+ZS^^dUlxPbh4FGd+-4S8XXq1JGWfs_;ng$KFw$fY2=-E>k2Nr_iU7)VB;ybg7w|AXr
uX=1npS?*%9P8*Vs5^4M+Q*Z+?dl}G{wAeT$Er!%rC@~52=UD1v;hoL+&UM%Q09OdAZn)zyyeUfL$>I_Frfm)*%3F&iPU~1nrzg5P=JWLL0>M@a~>O%K1Fix
vyeXcTJY)X;T>^hDC{TcEo=DDEflz{yAH#^@Dc=g8luh_u!+bAwY)R5u6s`Az@>V$T@ZiqV3#&!PV#BKn2E<1#_Ag*&!6^m^L!N?w>MN2Vv=gti$Oi&7QlI7
m7oXsHJnZXodORB@+-bxPRmnmDo<v4m0uLvtgMZbExdbu^l^dFJH|}{J?G@T>nvowC~QjTpO8qR*F@CC;w9`0!^z`#{uXY|X5MiV^1+@@u_i37n&Ca)n`nES
jA?!Xr1XTG4&9cr-Fz8J%U8fcQk|(-%SF+UWk>^5@Zo!UhVwe`{74SOkL2UQYnT$b9PV^?c6Rox*CEw|cWkFrvS>jU##LUTCQiLQgq=mH0QkSflCnjk9d0G5
lF7#i`?JOv8TjC2^waD2$0rKGp6fP1e24gfElm(KpBzn%G_4!X(tyD$i$Vf2W;HSd@Us5gu*NPYpfe3+0vd_FV`nvHM#psV2Cxsu9}eD(j{bW1{{4ryW?>9m
?`}ZYsVH4K`hw<_oK#AWZ4w(_)yY{d3Bt&OEko`I8x!y(=~BuZVwH(&n&!N2<cL4ZF|^JC_1h6Fk-$U{?LBiBic|6cbA|N{mo}Ga#)+PY_^8cgTFwAvk^@Vn
00JJI(*WOaeqEOI&?^IJ<k?a_RETteem#75LJ)oL?VOI76ZeM^axQcwW}GR3II?#{VG?L?5*GNv`k=gi`}64F=Y!Xgy*Q{`GKtf`bx476<TQxH=`B`gK!`dC
x&L$4U<sh7wfDRS-ygm_djE=?bUr<Ladh(Q>ywc_^SzP8*KfvFt3^rmhX@RoCv(<l)aT;;im6o8^+R)dnKvAP)kq3Qh7sgkX3p|N4!m-JbeLo_rOzI)c70*;
c#qM)mRyTCi3tzM?zdOGtNf|;zWUp{H?YWfB;Ou?<Onkd$0!=4GSOZwsc2Cc?@XJ=GH@rdTBXBka&-Q>ny;4WA*lshN~IG^R%jJ~3Zgz2$1d@^OcV6L{RuyN
#to;aCb1EZR?DMvq_OFXyeZZUO2)&9mZ#ARm+bMJv*TE<ew;q?CP>A{`?#9GTC;xBbZvu-q#M4*%VjJVKlkea^M+UjzP+5q;G`D3@JqNamyW)TZb(2u_NgLd
VFNLG+<NMmi+pjKQ#v@h$T1h?3Ui!Gj(?dhR_hp}j?UiqdQfNOWHNP5IJx5@HPx*Agl;)ErUtN!1_TgW;1MT1Lu>N}N8k>rc+`hjhzVZ=bP&#%y(hJhqCTRy
n9~U3oht-Ugf6y{*e-M&<f{TkSyiMFGQRTO$oL^u^*SwRNXk^TtW_GqirRva5)63mIz4xj7Ysu#9<TmY#%y7JibbVNNT#_XkVJ`}ft?7hgrsc9ghp^lE)zV6
5MSaIUencwSWrr?3dy)q*xZ2!=4z7b1BuwGS~V-U#%}0-FjQ0S5GR+7cOH-jxT0$Zortke+o~})TF>g|46SDhg7+~7_p1@-Vub|)7r-tpSOZX+OQf5e1l#}-
e+<Sab{e;c^4k&XfuO=#>I$OXS$P@3(A;bnJE<|3V0)qUYYe-iiba6+w4gu^a(QUy`;R5rWrb6a?0!=&UHt-m;;+=_5VjO`{#3ETQCJz0C0>WEICD3o#e0hA
{15LTC!o;LF{!Tn88$K3SU)j;Q!&)0-5m}y;>eM{<)^(imNIB!4Ckw`Kg2o2WzRp;z6P2zVgw=ZqHWIeatZ>JR<!o6hhdP5L6UN;3da#Ke2cu;NDy_@Fv}9Q
X}xw*z`?@V`~%j08+ec5*<n&Awdf3+eG0_rb1V6by>Z8erfD*mDw5u<;jkM&y2Fv{#Q}wFP-R6SGXy$Y=JdH0rCZrqu#2dBfCbgQt*EyBI%q^3=~J_90shA%
HNuS=3w?wj*jjSPnw&O@YQ0F3Di38-1Omfq7${p~#X)0?lL;^((yfEtsEu+=sZ-m(x@NTJcQ2#>Xgj$II+!e2D}v^$g<1-o#J6~l5MUNhqqGafY^K|Uak=3G
_*$bx<?O9T#dnYvTUHB^X^e$<^xmo>NtD}jYK0@Umf1<ZN(&`~nb48VX7HaPpY=pJko=Qo2Yur|Yft5I!D*kA`If|qQkFyvQ*vv&X`}pGmxVT#VU2vYC}suw
&m;5bC1*t^IMM<GsF>wTRqhmQoqSZTU);*)WR4024-z-BWHmP-isbi!jHky;IOl>`PwXu-Y!b4ax%#&=r(SKOLX<5;*!p=nFE-?jm0F~<E#w4fOy8UQ7OZ8Q
s8!7Dt<BD-tL8FoJ1ex}?(T`TixIKVFNk&J6|z;a6AGxpXUof0V{X_1QvTGxcr(FFlOUcm!O&4AluC8xni8h%^kePRbcvt~7+FVQZwdR^wTvF&FpT5Uq)Pq)
)PjcN=tvzdGmv*Y3S#E?W%R?asEBCfFS?n8aO<&mWPXy{UKu_SD1>ctC0Q1RV1}f+u>l$kf{B$Q)|xrPve|&cx@B{6_WwdY#$%h--Gb3eE<6(s<1s6xYJuDR
w!`CWCxI?3i?TSK*wy6?lwYUjH=H3?bF>w<@7%+~`8Q#lA#+kuVl;X#6LpCEdZfcza2n>Q48Nqs$k8F$n215_Cvzt9k8MUf;zq?p3tbEzK$V=<|4!mG2Qutu
O>36-oWd8X)5I&w#Jo2mr?MJBRf{MeBRiQ;Jb$xV{9a;t667*zt%~a$u+FHsBGQR;zg9Z2pih+Jl&vk%@Ti(}nvN>VW2uoVS2IK4<E4g2knU<ABAhXEU8XMW
yGugxXx4BrH&QnCfAbiVfPb>Wa_XaUW)*sBOBuL&{K3I+2<!pSMKs3rlHgsq3XWxx?Xqh47*Jz01oFMAo*=ktL7!3agEyLk=TPa*=|}~3;6ub>UsMvbM0$ZS
mUmIuky$wpg%Gcf0Yc0&FD0jO1bx)37ZYp3hDRcsI-v)m)F{OeCE-$dR*{1+<eNBA1W0u&3~U#bbt7^>B3*SopTmf$%&SDw`#Y9lhNfzXaL&F-en8AF-p$so
H_ffmLgQdBP~*YOUpG18v<kw8m6oN-L=TuZK!YxD0;+!E1XfIxn0FMRR#u04Qxo2XJL;4?I`v?o*;aPTcznu{!+Cr8^AWE<7sY&pU8FH$!ctr{tzq|Qpmri%
-Qmidg0@S>Dc2(A2GLy73S<{)T`@`5r6lBo>`nr=S#=JMQ1Li%F(UaU+1=TR$n<&%U8mSG3$E$Ty=nr_#ItqZnC<(8w7?^>hY$p@d5<JD(<C*U)xKAZsyxP?
8g+>#R%{PqRqg6N#8j5JHaSUv_qXm0(Mx>BZiT=i<qKmjF}xn!kZn+nqGp{haU5oL5{__AMmyI=PG*a%gxgePU{CqLkS9VcnI`)u3kQN7v@=lhNpRGK!Xd7^
lgSE1-qR)nuu)*Oax9k(R>;hOpzxG4yEpg4>v>aqX*YpEz4vP*EG$o0!o$vsqe3^01KxOyED;FlpYCX6J{yfX9o0y*kCEBhvngPi>lfS7MTSl=BG^Yl5J?+P
#QBOWb;^B;?ZX$J)%NHb@9?I>zNG-qTBF;h1U5FI$UseyaAz0QS&dnO`=1`Imgn2wp`%+>Tp`GPBjx1{Ss&wtRPaVj2l&BYw?{EVgxVzFy{*NHpxBPxXgVBU
w$s?HcJPj{p`2Jn62FBD)H(+QRoZd)&pl}D+7MxQ*6}rKU7lRy+Wj&3Ny@n_=@G^nAX+XZ=iUh2y2hP-;$8xFhHanTMwjOzqBK>mGwQN0Tq_Pok_W0w)8O5!
gOh`yi3huNzwULPp5N&ptxv=~)PBPc%m;Fz%FBETONMI>Z2O?svI!5(Oz^Yb|J&NtHn(x)=)W?Ts=LfcBSvyLu03h#TG^|0T(RYp?QHH!;Zd|WlDMWg3SX>v
@ABWT@c`&X_w-P5vL6yt<V?Re8Vx*nkb<v5tx~F>;0Zu1k%2#d1#ni$8=;~wE87X92S~sSsQvhy@+-riV*J6*|A>ttqf~Z!{ztq~R-}z8XBUN1Zx-y{BsXX+
EZ%cydyCrOv7q@aH@AsvMN1W;iWJ<$q*^$c-SK1Nv-}F}N}|Mc<|Q|*d=ek-N8(%w4P5#6I#k<5x-Lmkw}D)Y93br#2t-DP(JZbS3N*bT@{uZ?{`?x|cL)5B
lr(tv^2PD1x36m_q$x@$ep0K@hhGve*4y#hljB!4^ebxZUZP*s3}5<|BBc#tBpX#}TH7_mJ*X9~uIQve&K~#N=0=hYTrMG(JPb|Fn*6FfQR}cMN^3Qy`qkD<
kNlMdcn;3fL$`~65YfE3#bht8ywcGq7EkL`uOPTA{XC#Co#H9KxZG(>-;KvvOQ&C$MoB?MLti2z2R&23hRiX`PtC*k?OOsTsOua|r*7J3^8g3It^J7a?!Rni
&D!l<@48p$gzM9ly=NZ#%@yJGkdjn?dCna0PBh4GOr7V?3Nq45$T4Rn2k7%qE?&l#s5HZLOAEKb5SHSeK9H-~v(IbQKQx~tY(;FHoJ{F_mrznb7cQ<RbSlAd
ZB3OLh$HFV6zAQIY3I0lGOiO}ns?sS#?W3Hi&Pb_8>3}%DRm6rOjS*OXh2%j;&OK7w6`*+)i9#ceIs4%36aK1DidWSSl{cyDJCB%<?c(}OjQ)wwOYlmMoXbC
lKHQ47Y!O2L}j_t&8!7?wBgCV;BFJZ7n%6_%zJsOUZ)45ehICe7%SYZ3WQkTvLl^Ybss=1?|9*o3)$@;<9AsNrkmSGq>8FaI&D5JHk6*teSS0k>Ft}-SN~nr
QD2;>S+r2)y4Y#JUK8fejxBBy3~|`20DFLvjzk~h>yVS(cR)I0*l|3w(-q+D2_JWWRl&JPxjjS0hg9dDVw9M6?);p}!5@bqHppYLEEhOOyC8RS3z~4jxS;$i
Fv*~BC&xcZffO?Z`p!w>k01yT;bM;b3jkJXUQdn7F$m9|wsD;|lO?%sZ+v3VTaQ$lt^7siBdsE_`m~n!oRKAwc@!f*(>`6%ovqU+K@CkHqyt1n0=D@ya=$cF
Yie^fxZ%5yf&ujzQ?Y82XYdb?^~_SHD>w(xPD17s>$d$;;{OOKe=onkqWIM8+DkwF`k_nk$n{B?Pncldj2YM-HW)C>gEBk0skTrK5ehI!i^`eMmo56|HQ~l*
8%<9kvvqFbl6L$BLqvYLc4|%GWOFSqC_yHGTA`XcZaVY=9pJ1@8sNwFvO8GXvg^tGk|dpiv_;(cv)Be@TBLKDhKiDcikV+NxJ!<<o;YD2iEjAg>8qEoUoz*P
UmF>!yqus!)Jr5NDc;f(9SAlb(TG!yK~|1E41r(}h>U&mS-9vVQkG2&rhi|+g#HCF4?i#7efQ=k0;@mqOvcZ>qQb4@_5=b_qG*6^3kbpv{~aDLsWSr9U``JC
Blhh@t?5{JxE9`89z3Dz1zuhGe16V#oS)}-wqlA^y4%uwJ`gi-h9C(PbU4s(ESR5#SW<Y9V0@wP&JOVfv6_567!1DtH_;w+2oP2%AyEdgf@_dmJ^c8D1U4P>
$9o)>c#C2Iv4;G*>7X_e?KsLBe1n`fG?-0l*y3V`g#iXshKpoT;(>~ifpPm&ewHxbHMlMC)NfoaX^4j8CXgIkA}k&)Qh?kw{7VMRWc<kuSZAx<Gi33wD2t8l
k_p&dNi-Z1*E}r_6hfC0gXUC9ZP>7&E?|He7IFsy?nN{gqeyKG+U3@H;MU97r_dIeS82rqXErJ^rrneA$j_&p&Ugw#4n@nNNMH_*i2hyEX5)I}B~=#(+=A+C
e-z1bK8W&+_wNL8GQVn<P9Wb{A_?YXbOXzmeQY+u+N?x_%n>b1UHoc}IGW?g%mF$0!#YuKK;F-b(>H%Tc{l#y<n8#?n>XLnDezcNfzx(sueWMtKqEhV=6_5a
6~}Oi5{ga`H#kAd9~C#bP>*+f-fxR6@h(o%KiN;13vBSLnv@+VQ&R#k(7-u~C}^d?)(vC3m|bZ46pha?(O?_I6=;N<H%}-kY2^k$FiqUpb3a1VG8RM#9-tv9
5Y(_*voBbX?))6+IhePD9Dpmf8BGel7>H>=mt7hL)13&h)-nK#9n)DH{CK>Yx9gQ#T0^2^r#t3Xb+rv8A6rTLknyl}#ys+380}EgpC>ByqV3W06of~B_r-L(
`s%SCP+*Pf3dgZ>)^_ouy}%TAMWf4WbXC=4uRd4?kTiiNBl}IYO;s%uL@fC_;nt3jeT-6ZT8D8qSKB)eL=W|RdzVgSpc&N~rv{?!|B$OprdvjNHce{pg5%U?
uE^aK7G@p8OpfJ5i6zOnup;!t9Y<g54)YfacO&m>TMEuI!2afvE(rHEFuEhsJA^a4f=32`Vj+R;$gjQzm3~1Bw2ua<s)`*CDKM#X88P8on9tN4N-3TW{eFp1
ch}9u$9rI9$;m51`#kiKPZy5)>2yv#_B|L6)-t5b+%YNcu1*RXAv@xE{>&_ykeVjoQMjvWNqfK$9yy*ra45zfK3aPM?A2Z_PZ?T?BF$8gwOhPs7R_>Y5yiXb
;=-Rr-#x>3z^5F)dVliv^!WYDzk?V4V80t7nu`j(Cn)qU+u7W$)3=l^oE?w4$9i{?2H_M1k}BZA67-r|qA3L+7j#%0^PfWB7x9oUG*63JLLr4LVj?*bOE2A?
_kFXNt>gI6qvCXOs&XC3>S)zl&#V#+^Z$>PYM7~}>5Q$mjLfP#8Fh&1g<b8aXl`!TpZgo5EaSw7;}gs#V<5xMu(l2%IgOCpE1)B{CC@oVP&?M!As;vnuM3ts
)Z}(idnBSeEbs45kXp!e4fP`jDtPApqe-*h>#zr=XRoqEK!s;{6eZi<0r-FhwFqhNLTGnUUIOgH9u}mR<Y#7!DcDmWh9sAV!NXHqyJ1~s5ot!!va}9)?xaxk
RC#wiB(E*XGR-n@kW01&CkQ{zc%6krMcW-kaD`C=@fEkSj=CjKMWy<bD!M1YYI76Y*N9<>zQlpUq72k6hh}i03k0(`9w#~1{5rV^q~(~`Rzq<l@byR{tS`CL
-*-YpdH-UY94AQh{3l59MtP#vcpuDY<9F{*e&F0<#m-K#_h{cZWmyg5iFbYG0<e@NU0mdk#V+Qo3884R&o{qpCUYGzWJJd|G5wd0iTn3s2*u#&>RAe{pdr`x
P|(`#fM~d+p-x#1^~cr&*4uW>?~x07<-1B_Wa#N%E_C2x6A%YeA*h~sEa?0|U(e6EASZ3yMwe){kZJ`!5SYlLZZT&&_XpBRnls=G++<SFq>K^A{MkOq8Tq_-
Fp44~+#7DyjL|MBk1$@cbysJH?uD8Ho`zDu0ez!{YUE^H`NCaEi+?uDwq&b@RdMm46efQVl5EfZlG}2di&*3O@%ekX6i{01xty95?bC9u>DeN9cs@+lba6Q3
ow=IbZ02%TAjYajw%(dtUbwb?_>6yXn?|ngMLQ+izDTi^<g;=o^s>2|ET?hycW%RkvxstIu;b@U;Yhp-NAe;^Gpf3!!TSUiUrrVu>%xlfYEZmuH%np>FTQUt
Rx`Hxy!&T!+pLI2gfKSG+*cI#NC~iu*90Zndp=pt+n*PNha*Q3@mD?C-+xm1!@|itRu_+oSF=sg5DH;Hh5basCK^Zk0nYL%zy4^SU&jGWI^w6<3Ta8N$;SiB
3@BPiE+D*WQ2aC_%K!l}e5vvhu17S&#Z}A0<A&vWHlHpVL}c9&zs%kx-EAoU00GyTGjy$C>zw+U3L-wAx#^OoU;{6}k|{b|6~szGS$>KQfeZ?O38pAx?$*<M
@W*|A_hj#?(;VPmtd6U>@sCRQx{%DI|55^}j>2CjoKl$*a3ae4a-`Idw$z#NJ13IkMCeA?2I48rGf&ouklr3_z)YrgHW>-g8m+^CrdhzUNWW@i#T;uT@cX=Z
^PUyf(>L$OC;#=s@hP+YxNlya{Qcw=&I!HQa6tI8<M+?M69eW?Z{EKDZv59bKR$c)^7I8gHuyHQn|FoV)6;hIfog`QB=BcR3eSa*K9L+_8n6k|5Gm6oT&jVY
ir?W&sCbHfhhCi=YZGxHd!ns*Ni@1d$Vs(`><riH0J5Og&OXhijLDZg0jl39B^4S!(V$@Oe$QA$U%2^sMzwhyO?*px-rml_iN9<KD$}lzyTYm1JiUoSU+xiz
T^<xa$QdzNswaea$Ut$LQR&;uOCR9PD@lAlqS^8C`v#}KCihJ>b+?=t&48g~{rmi!OLJ%bHE?>Y7r=~!qDdK;jKE%M4wYMGfK0V=cgcyYSZ<?>A*&`*#8tD1
Tbi|}d=GoBf>xRO)4d4;DJ}|ekRA<8X27VSq2?KJWy`p1t(<v|v2Vr4qST{25PpQNOqQpu4Uw}|FJ#TH>#<HC4~3e*4!uaz7K*C)fBB}K{XloQLm^W|kw{TX
)z!R`^lqwI1Kc_2P6dE)OhZK9<5+m=dK7y0R&)a}2E%XX6qfbub}s46-Lk)9SJe8h?Y&XVm<^7i4VD8o*RuE3MqY_2P}~@XBFHI4TY|l0)!CifvuTgxjSAA4
*n{LX$j^vf^cn8Wo{LrKRyLA?m0bBU`1?nOh(|M#&K5ET-Gu_#Cd)*2wW|#a!3(2|on3e7MI?~4i-X?5y4O_2H0IIxeMgkoVaz-S76mx8Z1Gk=7HFL(gy}>o
T2fDU-RGTR^~-Wy&KJaf+AIhK%ZeAlP2|%+i^YggfmTVjI<avOF=(9ORq`H8DDs4srm!;|C(-&e3xZS}7n2Y-*B(>x%Vu`*5w<2}v<nSA5=MB*01zCuHi6xf
$G%D&SmW^HIq1q3%^lwat{Nz`dfGa@a3LEgZ$g(+ZzjKvp-XUaC`wUsxSuhV+tm_?#3OkFD_SQKqc?A^+_i>RI&FH_gs{RgeloKlf}wGL@K`Q@Sju8^d$j-f
PYPl8qn;S#%+%T94v0I_X9Y5Ym%Q#rLBIdgcz=JN{tLgOZ@x|6K8fIPZrGxIz>Z&%Y0zYOqx)MzxI*A;Z)R85?j}l@W;{}SgbMU=&n=HIu1+Yj);GA9dFx_w
JGq#xKL`1c_e->HOVG-6Cz!lJh!3jc$ZbfckRcm2vz6hv)zlV3YU6hLX4T~Vio9=PYX;x`wJziUIy+4{r}%t&$cu+`hSY(p%v@*Pcuk8qR2hY11@XC>E7_g3
6sR|JKe*mKc^qnD5GJMv7$B=uCw1sF|DI~tR4urdxLE8)zhXmJ;AA>24`R-dUvJ$tLG=k<)~rdyP3vD7FJ`RziDW3wHlv~>eD8EdN=!p~B_hGNs%Bb6Etg;%
t&I!lER)7tg)W>bu(>Jq`6@SQXK2evgO<g1gfjMgzj|gOyxa3229Zo{jo6xE5*Pd&4QJ23B5CXzIH%mTzL|B@ViZtiH_MrO-FJ|;fqvBu!j?fXZ-m~;JGlk4
JLDGF?n!|3+-u_W#67a(HST%5LI5a~D~^D{aT>uW%m51uIAkkJ#$*pPHWma~<5qSAdB2d2FiQ3IshRT&5VIxbd1Tqr5Ddgd5-KS1ol=Eo_;u8wTam;I4R2vC
f<k_m?rK|x85odsEb%iyU{)?9!Nl5J=6mlJBDGa@Je~26l_iRs!iY(|h)kFyO~m&GRg!k&1!Wh-)swHA$WG&D4XrSN7G&JqIul-UB`<}YhDiZA6CYaic79_Y
h6m_Hl*64)M~L@M6^DoimqlszQf+rpGNP#qT}{SuJH$wBD$Wb!@RrpGe!N&G7YnFX*axIct;B@#K};5`pOQ$8E+F@x^_&Cg1!v4umE0@m^c}&5d-gK=aV76k
mozoeu(*m!OnK<2FGHw3r9Lw7N>n;f2J8|^B{AQGUzwN5SVF+&OUErP(0oI32Rl@;K@aVelR$1H*?WS|1NhO&j9G^7-u><QlgA|uPB+kAASs8OrG$eV)$RGe
ziF@$rx+BYF3%wnjF7feOL#%S%OWnG@5rgV5zib^V&(98lHW&Z>)gQmz#C5QcPT0+9;1lL56c#M+vR1}=0J8$wK?Pr3>jTH4&#m7zJwyqdw$_+hq=UKNr3Xg
ZAgroA;QsLRRptser_*3Md@x@3TLY#Bg9J+k}lVn$s8a<@b+Cnp$XA60*YZMFq<KagJc`InZj|X3O%>U);dar3Wte{5Q2X<O;YMr8QnnXCB-~X$VR;3DPI(0
Re2Db`w-bk(_;|1UBhOBH!9wpf3~xp$Vk2h4{0rw`2k3dJEk=@Ee4J%VH?3@q~l<&dDP0%8mDLWery>>^{QP?{SuZ@OG!OMZWAXQg;=9Dq+l+klRHU!%;mDG
>fDc2mye`xAd?pGp=!Fcm(EJJ?7)F~1?wrF%er&i1JaMDLs@7TCQswVXvQi>i(;eM?Se;phdf<<d?+e5&-4JL?!}YuI)_zJ$8R914)?-i9dk^3W|W*78;e$H
sq}o8o9qW5v({aAw$4#@|C&?SueW{?D(la}duNM0P7}=yexBeKm>7$ZI7-BG!Ey2IZwWRmsnf|y52~e8VwNGu1~{nJ#Td;<U6?(W6GJq&@>ji0CUtai)aH7J
%9CODK&PPqmuOu)qV0&af$wB>?G&+ps=G;iVNcQ6#GSQcOAC^scS~ee8+x)cEFN`HqoNDOhiw3fc23UhlE8#wJ&VR;Ey!$8x}IGT{s|}7w7HnkeL&IjKt`+v
#cO(V-*aboA|he|ulNan3w3pk`KMAvAAg6(BIee~;v*;Lbz0WE`E^CyPNkym#By7m9TH^X?6Bi;9o+}rA^}aqP>D9Cs1N#XB={|bQfOPeM3ARa{x>C=iMU|)
!4woV0s^$$uRRp<9w?V7Jqy{2q<dH>tl(x8d$B#L6CR5u2U}LpBcU8Nno@&30Kj`2yMIV=urlt&^K&un#;I*ReiMonhomF~&7!%Q$2{@ilGAgLrW`z=Ep%3u
cd^2H$gW{?5ulV6gpycoQ_Wye9TudF#8*UJ7CemI<ISrx!O}FM1HxYB`$a=SV{2Lx>q@3@gde!Z^zg6ahLESU%5vuFjUx9Wsx}rLs=s>JmBil;<vRGlYh8S{
-?q0<vy$^glY#D6O6g2Si*?A0jMU~xtKqIvbgi)&5o9p9xkk_$Y2~GDgy}QR(c{sff%IUBcBQOG)6STtM!8+t>e&~FAU9EJjoKVKI&;-+IE&N=H9SFcWm{j9
*jM7v(0Dmgx(7f6hx8gjUoW_FI_aIbcN6Til$$blW*kIXfQ%4V7PA3%Dyob7Aex;!gxP4glk`-4#xJQ^f7iV1t*Cf^6gBZGfE8d(WPn9i_3IbSM7b;%8?um7
DFj>aJLxFMQJFM^JrQHQ%xt*cAmqKZ{I2dE-D4H$kq~m-rS#cO*z1%F$}qWD#3Ygm2+UI~g^EFIc)M(GCs&hoBSl8lK2R9R{AKEmrpUMbfwRN_tq4a^b6_+e
Tp6RrI|b|2EC-M%oaREY6h}g_zzt;(hPX?zbI6I52+}eoj(I&lGd$a5^ikxfS@3m`)I!&1Ob5K$hUO805ybY`N#qq1t8dQW3s)7PN^r)h?4g2>1SJd*m36|K
g@ZUtTa(y`(Hbh6QE!q9lrWhxq1MNe0A#qJ%guaV8h48sjcrD2z?2@?b^F@-`p_<uBzcawB8Q!(q}L%HkeqMgf%LwzEqLAD0?-*LB4M!3xGpiVe@-cdB?MMw
fV*UVYQ~c_e^`|hm`Lc6<f_Fk{~@ol0i)1#*t0Jnec(`RxLxG6=|4TmR`x${8K^LgzK6TR;-J5@!z`Eb!z=T<Y9R16dbR34M?GA!$qdE8lhE_5bbwz;oOh|e
XCmGZemGMY!_oXyx<A{M_%P%uVcIg7tiVm{S9zvD?kxawT()^><K8-Wl6y<r8_s0wOd+rj%Idy2S(||nZ)JDD+(k?{j{SP$x5P<XRexYX`Q0FodC#BV8qpD1
-mWl_x=D>*3P=NylBD?eq9db~AQ{7~a6q$l%^|Ft+#Gr75u2WTQsAM-QM2^&mr0gjIrosbdHg{W{}LI0yB0a4C5A_&EoZ4*EcS|n5kacU#Ji^hAaL1*;%d-`
lx)vkR9D<}T6c(iNgYz)dgJ6G?6_k`BVJ7&vwfsjd>>bt=cJ?lIXc>=Q}^|BbJ0xJrFNYAGvaE|sY+t#;~POo087q<wL&@UQOb^)Mdq^b{<^V8>Qzg@T6}*O
zy@6X9H4NA|1X51QB6+>W?OrAS0jc+W^K>uDESqWO0Uk@@Sy2?z|^hi;yARk#}BqhMz$;EKeZ<WSuN;sfoRZ^{5kamcpR8}-&T;3B51~cbfq6RBS8vuIigwq
z&Oz?1{0^-RBVMx1roV5n_F69^rQ@50$-66AOi>z!_xLe1X#ESup!1JWL<@QfY&HIo>)ErgcBIXL*C$FqaY)`kuI7hcYp3*KL4uK!3do)KP!pJr|MBp$X3(b
<t81)3j7MIh!4Exu8Iy`ZdLfv9##JE_NcJ{FxaAzf<=OQCIjR&pe@a3&WTJ1xb`#KKs;M{lo2v1gnN4EB|m33;`M~{7?pm@ZD|reo!v<?<@i?y5D!<`wtIMu
>4QA4yCZZ4KaAb2&2%JrxXZ~QYKz%mmy?^>eCDNew8cn8K_r;pWaGcd<5_WSQKB&d&)%uTK1+<(C|(}Xz_u0;%`ezr9J{V^GsYgJ+pG)R!^<66&b%_f=ivdn
$Vrd{C{$iW6z(!xuzD%P^pz3wDB8VhPG$Rp8H;v3QS_KSsXcxu6&<j-^_}eg`Pd+aN>Uq`dL7(zkcR4aep>ANo<*f-lc*R3%ZkLO7WqN4@Pd}yFdFAf?wIz9
o8nG4SumuGy5hRa+po@2b2O^#ja)=^A$_CD(sR<FyLWaT#fMQWKRO#`%Q3Wxjv?=#fEUc^CY|6&ME4#c&Qii|yYXCJ*Q8E=4rzFG4CL12#*oY!+hnnIE>Xn-
LE@R>;s<xLDKSIHU!B#>?|n10b1%>8*zXU%wWrzb0MQb7(S$p9%G@1lrI@_f4_4R;!@`zA<-N{!xMn;^DV?>wW%pOy%RbR>qrO~m*M1{Y-{AaNfmfxxM*rj1
5TYRZCMT>{%_3TWLFQ+qHDvz1E71u(4&QYTyG6-{+*K@t)ief$Xmtx3Q}8X=fMF#`ahiA>_4B}WnI2K;mc@cAhVfh^qv-#{!w*^-b}eNj<s2!D@&2w~qui8l
3Vm7S5g+dzX+*oazYyzl!293$uI~@_zqJM3@kKtYPT7Q=-IwGPH9@ke;Z2deC3SQcO$8ZllBG)7FU1)$UbkbsDI<W{A!{?h!-*o<x@R$p>2aeRl6u@c&0R_T
t9-slX;Kx5?7O5s8SU;H^h39a5AIr2k-W8ICqrk?Oz1s5cE@0|_n$fCfMV{OX{4F(yItKy6qH@nd-m*gP~r-QQebqGa8GiXeYekx3Cx?NeU~a_@DmkGOC_1J
6-SG!I;3Xk@qG4?ZR4wqI(jo%ek@|KdkKnKe$aKUM7g_mxD7^Dps*I7?XQpSL=P_|>Nxc<BY8xnOT{*iLygwfP+cj{fm>DUC=sZ6{bsh%b)ZW^;%-bo>~*k;
l%fXyWq%FsoCj3TUT;xp=%eDfQ=MH|o`bHgI))r4LSX=jFTwhok)+!ZZWy9J^#xEiDwg#gm?2zAXD6cs!K*}5I5Wu~vl%Ia4D}`RLlTWeKb?#svajfu$iaN1
;171pNh|L(;dV#^MRgRP8wn(Ue2>cAL>_kvCyK*yAecLET>K9~z~+n6_{}95O<wpMhRLeqGDVQxNBM&RFk$dZ9|ih>(%<m0j;4RT>d`vImB;KL+$<tn$GMTl
LS0R6qirlgI;SMkqkB13j(*r7l*VnsysQUi`im(AUGuCuy5&^ry5p1;%Se<e2{pd6>4EIs+ee+5<(ev0K3NssaGD{fpzwc^VnAOF27{s$T55hwW6i4CpoPd7
rSX7dK<6D16S{4^y>bUK9!kRUNZwMIsjDg$tbCyCaq+ue8;J`SA2#avdGXb6{}29MNKp
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
