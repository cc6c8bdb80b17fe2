#!/usr/bin/env python3
# battlesheep: contest-bots 1.0.0, bot/submit/battlesheep.py; 50,615 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp3wzr}mLU395brk~P=**uek7s7d?VXR;*Dc@ExFxuX)Xzokc2h`a0oJzTCM)=_dM%`A|)q1-@Uy%u?Q5ZPF0;cb>8Rp(P_Q>W;80Rayc4x=Qodf$)iv7
{|=JR<ua+yl1W`Hi)NWX%chqU*ZE|bELO9k$&#kX7n2M8tFDUevvO7>&Fb{BY?`vJ;Avh>;s26+QB*nnw_d^T<wbGX<sm**kFtayIL((!=<%W`=5c6VP=n+c
TlA8%Sv~pOKv(%PY34J46Gv)h<+Mmv)v}x=O?_D`FUsmXX_oc8p;5EstX|+>$z=`mndi-NwJ0{iGN0u)#Uc*U33TLwg$wkM&R{)%FBVO{gf(h)=)O#@%H;*Y
yC}|zMNwqQ70kGR2K1CyznA2*tNf-(@?=(==QCJ}=Bij^)Z`R5j+UuxVD`BFWtA+;OFQkeMSYo!MrSKrjL|45FX#0F7qqIE1V;0zl2-ZYL|-4gcnRBk+AJ4<
4!G3yR2og{*{qn*hh67`*UMs&FKdA7xcKi?QB4ZdEv}ohPWr`sQ7>!gE#9ijtJ%f5H2TTOYEiw*7x`tg<|D#ed@{MvZ{FASa%1cB0&!_^qaXZs@VC*M*KZHA
<Y#%4C8w)$HXUipjoks<um#fB;j7mtuaDjyXUU5?Ure*)a9ZNhZS0|eeJQkucW(~<>+n5v@LT<RVLyYj+nvnHqFQ!~#iCxAC3+{TdWcV>?VEy*uYPdMKmDeR
dhi9DLv8q~$fvWiDxxhHMYEbMZJ+q?Jv~D-`0eQUWOV$?;o-ZapFG)vN9I5<N&p$k6W(#a_a?c_s~h|m|C!XQMN=dfdDBhs3)<ac$}|e!R!cbWzay4Z$?o&y
v|Kg@``;doj!zEWpTM~3PL}L+=+SRSe?5dJxTN$nOLpP^cNDJIKy`|0+91_q009GvNxlLwmUM^_qOTihwV=bAe}>WF+yW^~s@3HwJUcCB^;NP<Bq=BO3{1y|
hp&!d_}!hI9d{|@OIVAhD5gUGfVKj8pn;}_zA0VCwg}^S?i_ghf4uY!45H_9;O@yl&*-46mc!vtp*Z}VAYZ~aKv(kx^e`T$*I9DY8IR!-Snxu7LrrFR(<Cn)
x|Ra*==45S3H(p*8o(B~S|-JONt1vrl1X%vzvi<QOa&*(wD1Z}ip(A#Fj^!NxM+&&IglP_cpRdh7ZqFtJws5sNBo3e7kuJ+_UPeLJ<2_E$hEs^ahB+PkT%8a
EQ6Z_NlwopKb>Uz$K)+6y-XAThi%Q_>g%~m`Qt8tj)b8Tv>!2j>&qD7TSNr&vP-|V62cz^_di1-t#jc0lNp>M_30@Qn#xJ;nKMoE5u|aZv<55i+MN`$S+k#1
h<@c6ZWQbvTtZcyOfKqjQUtrS7EZz_0doPgx<?fIPXS3??k9jhvjUg^IwAlXU7rD1v{HDu2!hzQ3I@}qONSh8iUl5@X4y^N=OyfT(xXGr8+*ietY<%;Gcr%;
&IKUh`+Q2riEw+`RcP>k2ikk=BVOU9@Bqcs(j{1ToHjQ2T-8^=1l0Hu&pCNfEUyY6Pk8Qt52zaE9`I(=ai?`beIrw4yUmHV;5z<Z@aEo3knBS5!U%N3r3!HP
v^X!}6zJK+S&Zb!rtXpH(iS`C<LUzW&6CB--3|O79$WtjJ%wrEQSk=ChwV`^hD@O7_<aeL^0pGMBD!WH<9fYM>PtH2>Di}8xAeu`esYzUbYzrzSH<;GH~G_}
&OKeiMa0vHG(^_DtX75p29F~y2B1QK%lf}XferlU-k^+McGm#(%X~SK$JBIMOn@Cvv7?T($KA8XiZ`AQ_F5Xf{>1%U0IuRD-pDzkOYQ+D4o`b<bo7`7_z4Ro
fOX}Tpu+`hgz{~{+AVN!A2o2N;aKSRu;!B-&c!sj4Z8jcQGv-MTy?$V_UkP9y8HJU)<{R|+<EBWfX8=WlYG@zhVWsK$?*j?;Wp^%PVQBplOSFJbCujm&n+M>
^XpW<zAC573$vfyi=sTgSay;h4cGioxR5HkU{S|+$?1)K#GS*cf#d_HmVnHcEZp7dcz1jgty?%|F9AHmfj$gCkw9GtsjEBY2Wcm7h-a}7nIZfYbZL!H9>tb^
VxB7w3<9(n1|1n`r5^|-soS&NAy{YcRLZgCV~K~?Ig`lW(1F~*E4I$*iHf1b8Yquw**9kMlCu&SY7tH|X4{dYMNxt!S)djOF|Ij2K-jwN8-?go2Ip*aRxV)F
zDKz5MOgtP056fI%+Br@;iD<q{ty`Lf?2UHeno$#?#6X#G$O>K%LXybKv2w@!rSDow6ah-BhrQ3GeUB(x*iTcWGVqR6Q2hYB1SL32wG6!41iAi9}!4dvM@3O
_0r8Jco7!Uk#Le7L0<WJ%DklB7|O1txODC{j>{9CIbiT$807Q1^;zoSb#@Qz@;9Brj(?F0X-l?Al-oE%grLiur*^`>7Q}nrJ1N*5yeW7y!+W&N3gpdak=}Bk
`?P>xw{hre1mWvDQVZ29B+9?jc>s|+<P!J-_s(f*MBP@$BJnzX$oC2>o?j4o80}@1GQW44>R@LG%f%-+&Kr2N1{oa^VJveESl;HXq2U$DyoN<u<kb`i153n4
%)P7^N>92`UX$ge#~@lqrmF8ZD(_}>J#Q)Pnu~HihmKECI{EPOgcWzFkINSoJpUafSk^v@)Qsv%kwV~h{R{&%%zH12f@vNT$=cTpe1WcRjT+7>->B6zU*^Oq
SsmJ<fT@}WXRB(mtm~P1JxBR2SEbzYW{xN*@7@A0F+Ew$XKQtPs<rdfobt7+BFI#Z+uRMyy+*aQN%JRPH09-L<_-Jq==Ix^<I#)%8ofVw`zz|vrUlS~_j&dC
J*yf3)6G}+C?h9Edr3m$=GKH3+Wv}|8K9>0^qyI8V>9uOhp&JB<>YwXH*yfQwb6b&R6}||XmlX*Iq%MwDova6A4T(Uz3B1(`Ec<5@ZX>neF@Cp|DftJ(tI^B
ZGU?G9$3B?2PZFoL29`~DG#ve!-SNcZw?RO?dy}n_Xot;!L_sZ?76Di-jPVcO2bk(9%M#9fXHVo_5fvo>n=w%B&iW57p00e70@yG8YB&*jX+|6lFaIS$_leZ
eGVtZ)6%h?11A79kO56qt>vh+bP}HS?w9&X)dfcL=+R$u8+jd*%Bx<;d6#E|c$vR)q@)>@q^LxC)(=;%W9M**r*{NQgAaVxQuAfZsQ2*3p{dci_vZCcSyXpo
$fAnWL{z@1Ss6VZQ-5QYF$>rX5um)4;3MBxDw;al4FCLRdU^Eaa1Z!MbSoSg5JKkDT^2|I=^EEZ*kovC+*c+k9IG!&P6LkkS;pow{}nwF<{-CJ0H)ER3@OV~
+o&&Br6fKX$xYqy5Q3IG6$N_k(HBd7Q^Vx>lo}Wf0<Yt$nUO9PQ$C}qy^ca{v&tMs_s*tDIvjPwvKL#;mMnNQbSVeAL931A-)fJO^DPL8EMC4i|J~u~VWPw2
pQP4+MZ|wXHHW1EO<RG_W1&v+1u~<I;mD`rFy3;&`_#Qw{dEXfmu~VCUFo<pKrUECq|8ZO&2DIYW~eZ2tzSfIx<*I7K|j8l7mKvhH6QXPEseNb`s-EVOl3%H
ixIT@l~5aWPYNV|*VYg+3`B(h07H#j$bA_<^HmY8u5i739$x#H<0-2D4Jv)omaLcYJP~JBR4KLZBtIC%6CD1C(A7(l{{>i8CuhLQD;KX?tNd(9Chd}tJtoOG
?D|I8&<LGTsV{gDF8EDZ%tYhBYcG;cs)$8Yg(X0qw)|_C*TbzpZMnd`&m253nh1VDSOCjPHWqe!VD<5pS~N(;ES50RW&W8M^(FjugDTI{Mg19Ai~8&=hH+-3
GY}){E0EB5NSsCobvPcORiQXoC08J3n@{7-pzBE4&bjG2H^IYqhdSiJGaYTsz9@|Conb6@C^fQ=L$nQdXp4Zd_ga!8JWQ>C;Le0QmzA-?Zbt{|WC6{}95K`f
+3W)Yy_PDt^I@!Nw{fPR-4d;WeHfjxAt*Kb<IN$mK|}{~qe<}2uV_K2GrC}PxKJ%6E9rkt0HIPQCv$$^eC;5tmFD`%+CAV7+S}09clcPX-#MsdrmNgO!<1S;
GKRb3u7|UaF4AT$$6%0lt?uuOO`a!YEoYS$IZ(*8jdFviPGDWlSy@#eMm5$_OIJR?A2W*(<>wDONxz@$1{=zU)l(2jb5s#+rto+>sLWL*o)Ffgx&)cW40Nq<
(1}9ApQEx{;Q%({yja3_m!pv<Ke(shv;bfVr4DpWnIHBH^xAwd?aLBb&%vy0mb8H^H4ptm7<zX!s@`Ug6(V=zF~b3}1@L9#F~NcU7LJsm%0T>VYHSX5g?4sX
+k+X%Djth#Fq|YA)IW(?1J&@*uwG2*UPggZpkx0IzIp%;(9Q0&23hp#qUKR1^=ihttz=qG@%*!2NIoruS2X@;VoSr3oYm~Q3nP8%$uMgP$9*ugTsZP8v_$-f
EyHxX$m)F6=iSrah+_C1Kp}f<u|}Ho-45*Ae6c8hCvwCcqSARf;8w%rFUh~?EAOdya^(9i$c$--tK#6(Pefco&T(N;&qKOS%cd(|-)GegsI0TT-5f-LYMOFK
ov2QpW=GISvvoifGXTj|qd$b?ueSw=R#KLO7q*|uRy|I3JIQ}211dl?Ihk(q8AzD*0?2xbURgw~<ToH*iBHHV4DZNgvRn}Q|D&AKSY195vIFv~<BPGWA)(A3
;km%U@y1InI^f6-&UCs6T5wM=5el~dkJ2AFD4U6mOKTQiH_qu4e-0!GED+G`&BP&ZtZ~y2Bkz(}e}ew->A^Kc6=Etq40_D}4m)t6;PKvVGiDaInmGd72Z{u|
n!A%ah~f-sFQ79(sb+PV&WbbkN5e%xmCPC6N!T6UIVg5Jhk8KJt2ENR0{S_?FNZia|J`Z1<X18>4x$H&{dB6NfCqT3G1kjDa!;Fkrb@oM#Gs8xPU@}j&?ztV
;B%~t&qqc&2v^TJRMFMtqtK>E4om?m^rILeXJ$QZ<GFaJld)ifNk>=+*QkTeVmItQo}Z$rZ5i?PHclicPAylJ<3REScAAI<#yq;uigK^-v*XoEvjkDldIAfR
!(`__&7diK{EwpQqhnP^6-lCFavU7nno?N_kY$*k7>~EN@yFYP-wykKJ$Uos&><7zducVm<kX+@P0q~MPIoU$cDg%itmRKXygcdAcANpK)`o;N|Ggql*xK>I
CxbWYlS#?z^t`w8^t&us(=W#czyia*lRruB`^y_Tp*l_N{o9bpQcn(B$4Aq6?JgIkSTu=`<LCwA)9LhNr27XJyqTlAe?QqlPybn4oh+)`*aAMK1%#<~cRC?-
{FSbsXR1u{^Bi3ZjFJYH0<MQeUVUa`1JI_+`SJ#xbjW~tmg5~^!WGWYib?lI1X@y5tlw??&-dSV+ImV{G62^0je7%}-sFOpROZ9vq=8-@5Q<^NwjlJyu*m3A
#8z1mo+@&^E@8RZ&zyD^)w2@rqVCCTIw)att7-E;XTbFhurFaB^3xeeM^^WpB}a4Y1#PyUDrpE<IVT7DYW}JEQ<lINY_Pf4An1oZ{2T3gaQC8?Tup9>R<ISX
EBx;VIGN4v^FL_-q>!f(@B`LHj*&E|i1<|bMhR3E?J^QSfByVi{Pzj`k1)IAhcyU3lbki5!zEQM)umq<sM8|%LKRL%unsQ|U%@EbyEynE9x2s-=;jXwv?oKm
@q<r~SQgdQ;eUsp9$D9Z@v<MhgDo8z7ZU`8eN2pn1W;Pd&jV<wq(Uj?KG1!<azR){#%MM(t#QITk<b9g))P0sos}>Lp+49N@Ks1?YR7%-e)~h){&#va!af~+
3(=(EdY4lW#QB@?xaY+pz&<i~y9n0PeYi1TEoqO}IHFh&zrqbWAfGcJ1*C$n=IAFefn!i16F3+E62Y$GW57jVPX(Het5IPWcbG3+h%@d4F6`>ONL4&CtaH|W
NurbkE6xBxNg1dCd~gZNdWnOxFa2X4DKpa7Fxi$V47dp_=r=ghWqwT`O8ecGsl$vW$1CLr9n^6nUcN)<hCTEFUHS?Wfdw%Xe(}`BxZt8heKu+)AnY6U8~y0X
aiD$YKU+J`$D(I89B*w#%kh|d0et61?G2~*M)U0&Zbz3zUI8@JqP2;*?)+*%`<47CeOckBi)aAr+VtJ!)V=q=Mjrh^pZgwBv<CwZt%mOLWh3r7TkA(AXmWWX
%VV@lddG@#67NtZGFKPg<>{aKG7RsrX8bimF40t9Ri@W7>*2i}+bmbNS-js1qq0LbVc)Wj7a&5nI5r{^J(uPQCu}G=P$)~)15=+%ikQguSWRmNCBNASk+sV4
mM(xaERKFSSYI{L83W%2B1;<gp1M$ZmK9)|Xp`<YvaBJ!{29*piZs+lalui>aM8g0iiLp}?OdcY5>!$}4m;DZ`U3E2T7%^31=wKJU-H?698U256U-?|^}*=-
c^eRtcmC2-X=1crwIS-oX!(4N06$JcswhSb`rEO@7!`|WXo_kq9jDwL@kM$o0N<1jcv#j&7*z);Ip_<tIslJZ^x+HGz2{Fu_{0;Fy5zsRKNl6p6sGps@lP+G
KTXN5<=fwpRT1nVF4{WeSd=AxCV~?50TA9vJumGsY{`JG3zFZbJ8&m{T->p_)0eH$aJg6#F_aEBp)ovDr4Fl1FNAdg;&wmZVnvjm166CWVzGu~49DG;xmsa|
u|=mH+``TvVgpu3diRYZImPg8M5ln!;%qgWrD@<EAia`a&veB&*F{Yq>qU1IO1QBM``ZaI;l)jOP;uS)LcxVDft$F-rK&B_Z`Lqo(os*WH$<`U&<xkRU5v^`
KT~HH@p+)HWv8$c+N#sKp0$wq<3)jnH()3DTfpiD<m4G$Rsc6sGGn6ISJys!2qe~oCWzYS`Rt}OMU8<|j|gWcT1RCEeLCo`AIRM2Y%A;Ya2_d*P8-G#omK-5
N}v{logpzGb`yQR>`bD@?pZpK=i2O9KI}O>Auf!$nVl7dV`|q6zOg|lB;gZxvKcM#mg4RdF$sgIiGu|}ll7)?ALpVL66Yv)d7-@Cv(~ZgZt|i~J*k{ZyM2*<
+|#(N^Y*c(<6I9b*qq(xzJotpGH4yAot<3NO;I_!8NKL#weDtUTr?sw&b*lFoIwN#4mCB1Z=Nik0K;H-VB*XykmaQ4DW<K5lYR3@RWC?49`nb7Td2UNU|<*Y
m@WN2JaFegkn%A1SkXNsF~Wz8;Ea!}m?>e9$n3nqJx$G(pWQ<-$e)YoeMzW=rT~{-40;YJ0FHtrj-61A&l~!<FMs^l=RTtsi%VOOb)-+?+s<~w`_7EuI(D8?
XPvbNOWnpS{)kj4C`2A6O2$|ZwZ?ISh0V5CPF&_h$rhy;oWj1bz$5N!_n6YA0ZglzL%qsxJjV6}+1|_YS{1%$UpGksx6Ea}G@4(Va)#9{OXXBF#zrI!6PUN4
tTf2`h@&j_;Lsc9dnD{7bo{%zs98*^$j@Xg%gnuqd|{B;WoV>9e9Ii(+wKkWCiYhsc*q-<`6f^a$qZ&&dz^b023V};EfogHz4JO<nCCx=MV+G6vSnkl#JCp=
<z6xC&Mu7R##Bb?apD|_bur^aK2l-H`5*5F-;!ZE4hayl9_i9qzJWQ35ugJ5yrZWO<Wn)GYo*}SIl>(_Zu$-GyHp*5IRbo56+;}L(X;FFbei|*D?LPAK16Bf
K^_ZwICTbeY`VUpNnw#kL7bp2LNJ<!0jT!0ZyJVBF#wOP+AQU7fm+K;+*s+S%?d134Y9#avYfPo-Xw~I<z$L{t2Hr|q^kn*f(zP^1CY=plNtw8P;h!2aX&h}
St7%ReVn{}*JbrK-k)dW!G&=zn89kXjSZn=1acb)Q<>x8To&iWVqf!9fbhTg+*oEG0T3FNCxEC;evahk=S3;%CEy5_XmMFxR>)h(U+HxMsDlt9yMckRT~(Jq
)Rd#)Pr$PmOZ#)VSWVPkk}uBZIc6|YBg^6(=uEXdfdlAfX?mDJsI2wHixo2-?*Xw3?Sx~91d17K@fX;U5TL*2i$5FN_wUT-6~?xq?&gH(;E@K-n^@?Kx_h|I
>E+Rf_s56FS@P5S!^6y)pgtbFd6U765Rq+A7vj<b4ez;Z@QAkkK}on4t18+IT}({BSBn~1yH6En(UQ$dfm8kT2p!{rHuN3)y(HawcSO0bo<AEsd-6=4og5zg
Mux29haZwBK)SavUe=!c^F@&_O#+%+4yYR9=}e<D5g)TAxu|E31@x!ahi}k;^%RcZ(c$sv=xsvbxQA~k=hY78rkWJx?}ca4V*g1Z5yoQmzTiwXWS*nwlu{Cd
Q9DPqa`OK5Atlr@nZ*DfD>+LX(6yi#ww&GL&vLX-8&+tJnQl;-qxrm0CZ||q_yWjUfs_oeeoB(MuTthfws!{~jt@tGJ8zEO{(NX3;Doz7&$48%>t*`l5!E)X
$qO|V0uM$|uF!~B?K5MD+Q}>6-_fo+tI>CbNg%Rq?B!^{dU^Er?cqz<>es&=9(_0&ak?=A!s@_ivhO($&1MC^-FO)DGx2$72P~(6qbPU7CV^;COpUuI#exUQ
FKX>5@;UhgqO5Sp?y$uE`rIl0$vPkP3a~%{QC?LTe_%G1e9~#ij5T!hW+&purv4o}{<LellAOSOzG+h0rrpkdvcp~0q}P#jK20m=a-L5<r*wi`l{n%%D~k}7
y#;^Gcb)p-nK*k%Nr$+C8Bv%(z&T`2Oim-hOmXIg6aVQd8|Y%{GEko${cww#ABL`TS0W+Vl3#WPlt_u6rVBp1y+jVNB=WF&O5?%n%?Yn4OeIH+Nm0XdjDd(f
qyp!vvXIiZ45L7iGOZD&w$lk=mOY68O*}ZOpeR|^=rW)8h{OvjN-(T*K-!UYN(kL_PMOB)&RI2u1HpVxZ_MBKWH2%UoebM}$j31j8kENpS(4An&jqJOWL%Ko
Am_t<LtH8=Jfe#YA1fYlJT_~Ap6F;MAlpZd!K{7)L^*ayOW}n0AfmrO#K-$HNZlD9NOJdW;S><bj`0P>)+k%yt<iS;^eLAda@sb(gRlCD+(B+1l<<e{(v%Vr
$;t8VH^eeb;U%BnA%l5~z})c~<9oo-6o*lMANb6iwCMjR04MPuas8xeuA4NvqT-ii1!v~E5p$j9f%7&JH`hS{y{hcQbr02196=w^Zp%R*^l&^NKd?OVV#Ew_
lbWwR=}5(?Ey}=xQ{kRklG!fmltujhVRNb~y8)4D%JLgW8K${-`#MRgcn7#eB-SU2B!*c`M?9C5|6!8QF`BTBw{?%#AuQ}O?fQ1&&{6r;bSyr{-r{Ha6Myxr
5A<azA=aJbhh%3h)-E-1Dz3t(N9rj-%d`V1qKjj@3tZZxi=)hSd~LF11WZ(;;oQ7l4$1XX#M#R}6K>#Pw;$z5)~k&_#BDcN61y?zju^;M&GgdW;;)Aehz8Bi
fzmU*k6v2R?|@ZiWHe=gQ340H&gn~hAvr!OX)$yLlSPc){mvCc5FjW$>nTp3Vz2UX>!6{Gf+vg{KJcg!uSh`2`SS4Q7W=%5o-s}u<zo;d1H&iS;LP25`S6)b
&t#ZO`M+{XZhAfZYRGGj!g|7PO^k)kz%HSSVH|BWTDIbQ4Ob2=t+%z@o97hsl2Fvc+#?C&=Y$;vv0(d{p%Dd<hVMmmZK&KE6v_9+3RwBo{C-n0DPjC9I{9=8
_eG=DOxUa};Z?@r<@~WurWc5`Yt72irzl&oANf-fG4~VGf?x9UP>+A=#tdsxTzZJId81jUgTVTL5A!@@Y%>v!8q2ji_H9zd^h71oRn1J$Xt|*E33Vu6mK2t4
M2@vT<n62&D)}in5`H`;iIqGXteje_lYuI^u5uATT2`emOpPjuOlUnOB;1eez^T9KEy=Ni2<<IxJkG;y(xrgs%K{a%4qtZPC-_%A2kxJryngrY{n5$M=;Y<Q
Ou>i0M{kc_9Rh{QT4~<a^jl3as)TO|gVV##=8p+MtSN%~y39WpSOo!y>Ebk+y4ABN-^6mZ#&WMp&e@~mhh>``k^W%B;XTyS4<>hCi+3z_rvt3V=#M!{kEmQg
shW_LR1d0)FuD|hc&S3iKD$fKZurhwe*{{%d{Lv=L<+9HM}XEIdOyFLvCmtg&`;=mMK8ku9!k_pt?#_Uh}R%OcGtT_(C%mjFqGEl7LYpO!RjTF=(nBpa}-Sr
>~?EDHa7*uB;j2VW;6{Z`C}_4o7BC;@_9-r;8B53-7<z7?O+?^t(L;76Cjcr&hJl*tqKr_9J)%I`$=Qz%3sMT96!pxdiHSQ=bqf|yeK}0$IssslAfcfl~p3?
`+5XTOQA{xdnbAx7MyW4u>C3fdQW0zrzLaH>tgEKG-N%Bi@abtj;dx(h0V1ktBYFXY|~ZS&QR)3(2=t`YiSr~*wN2a#B{rfCMy-0pl`Vh%|z{fsu`&tayv$E
3tyV?_Cy7m@B$G6xPF94LT~4+xtWSQCn;J5M_LI`$8cp1K1SH8r0+4-NG2q0C7M41VFoBXKS5Ftzr&5NYtK-NF~)dd7+Z=Q50eYYJ1)^5Bwfa_-ZPd{<7F|Y
JiFm<dk{N8b`Dk?iZ76_x^#t6`XXQEmH}X@g7hF|bz>`E2DV4Box6R=-P1alA_{m%Q3Mq1-A(0(+$jqL#)$H6n0eyC(8<ch$;09~${v!O47t;0ImP=Qy#SX}
VC~fIt9FxpcIP)T4t<AZ1$?DD8O2bF@XchYUjzzePcK2(`J!IUIV%{nMkZlodZ2f*oI!CGvzFAx`wTwV-d;{<C~|Te87}y;SmwXyi~grazZ@N(^w5fituBh$
9G)SXYaSJ#e^{4+yk}Y~bnoCqcXf1@reJ&X)oj_{b)k6cj86WH&=ghA91eZYC_)n+nG`gAiRBgxXvcJYC2sDVFMnTQF(Em~vt;a<aZy~GaqBrVO=ffG9|WRF
C1;(NHURK8m2bM<9#i6Weom=YTleH*Ri&Eg6}Pu_P9!S$W+V*dpwf%3$}bI>L7FC$cf<UJjPR#@7nH%S=H^BSSo$~A&S~fTpv{y)2KrQn2XIn_5&j;0dPK`f
$qq1TN2X@98iJSUvbaXccDZo!&ls6smWlc4raZ3<SB;-_7nGBdB)(6NdS>rLp>#p%WESjS1K+k(k1ekS<YljN^jR`TB%{x7ak#G>epo0N113?`DWj6HQM<Fn
r3<EN(?+ZMNxH#i(hZumJFO%ewxf&!wk^H4eaafpGL;Ro6PG!r?!ZDtu+R7$OB~SW4_X&p0#mL<eMm(^i_!)5)><Po+-7$jN>uMU?0meS+EdsEkOguAL0Zf?
so72Sw3c9SfQelUO+6BFX~TEqo6!_S(z~puy|M3$KySzYlQ|GJdR4rvFE8s#)4hu69Ei~wOk)}C!*ezH@b=B?-(H^_zG63#6L^P1e>nbd@Md)K;r-juZ(5Vf
x7E+e%hJ}^1BhX}rz)+8Cln?{XvE3UvH#wabisOSr0(R}Nj#m!Kqt}Yc6O7W{?vBLNicb~)GE&Fn|4ChfTGdRX%f`~h<BX8z?N<^8I5zypw@JgkDN4J(~;0!
%`w{0(Ro!b0!5bzDNBsJ?^<6AcK4dif@JYtA5w`SmX2UYgSNwjYSy<6H=eChEY-ktFU#4i6mJlk@iIUWDIMoQaS4}T8HZzcXDuXia%?-Z$J)ol&!~Sn&0+n}
DW#C~wptuA05t{<MSgBd)DUKscw4((F^G6xlskjxLgtOi1vEA+#gp|*(O79!JpOuarfVwhRp*!y8%^BCL4?Zk0j#S^N@9h1K0KJ#uE(Y<8!^bLHR}{z8Y`Xn
g-0@8PrFjKnn;gAa{$Dja^S@1E>n^gi#w{^GAxBuVPT{)g$!ux$YViA9gmZAhvq_0I<d$G5{(>^5%s4vgxAS?Dr2a0rBzj68O<yB+oR1+-bh8EOx9I;ai2TC
sZCH<Mb^=WcU`{$;%1Sj!5A`g-IOjnXQetfyS2$SS$ta~Z<!XI&71&9?0#;O%DP>{hN1`l6~>uit_l35j%JkZ!g%ybGU40=Z3DTn0Rw)f2y#(*Cjqk(!F`Ip
2*Th0ov{ke=4pOf&dTLYvYUK^?uL&sAyC?k{*Hkrqq5UsuN9Q7t8+9_uotkVO8-;=kdiS6vkJouNE7803*~D>eW)iFXcV+QU><ogW%$rF1}OZeD*f+OK1JNc
id{Dh495+hl}iknSk~h1ua0_rh-@5U!=63!8(5<%*>1a?E`doz&B%ECM?H&SBQO4ZVi$@K{i1>n6|U(ir_KAq;tqc_`^y*ReR=-$%d@%sba(*tgq%e|3X;lU
=t4m$-}p}sB<H^|&j<e{)uj0c)rDQE`^ECAre9oyjCc8`2(tFHXr_}W3SFou8J}148dGhddk-{Sq4kAc?R&YA(C;i?aK;2;x9U$7XNS(&g9!B#`$4)U!=vB;
7xkR4u5^hZbLLCwaz-AQz*b!3von(dp`_?Mpa*iv;h;I!mE<IR>~69z<Hh<k39@t*ll&^b*|(9c==P~gYObAEhd;kR#G<`>pQ>Mu-oO5T$g$Xz(>TV)bn;EC
w!2!3LMx7$4(V31Zn5<ARY~Sx@+8HCUP_qg`xV}hXY7<(TELD^4&Na@Av#KSxys9fu|(}0c4sLfzMTW9TvdGSPR+OuUod)e^z-ZElh-euj43v*pKlvOSdmO%
!HsnLGdv=gI;_I|Y`rD6QM}}NZ%G?c9R$xLNz9Oyryos#3hNvAzrvDqyWJuGS0_IZGCds3>nodrk~V|r@v!A0%i%1T4O6nYNzN%D>%BxkXeV&-1L=ao98C2K
z)trnLIJ9pO6EUI;8C#yZ<q+#+%|plr-9I9lVmOd=f*66|5~w!g5)tQtT9pY87D^Qax|BdBT~jf)eV`|#N$XoFpJ{aRU|W-jm3BR){gwN%s3KnkHL-IERiFI
yC1MdGQ#7&_D25<(ajO3y|qQZ9s7Vz{jpg+6Qbngiff#u8KD<zsvkNlQd$@_1yRqR$=_{@vK_8BmrP4DSVrxBP+}G%^Xu<`!`pNQvV{KWv^#;B(5v>Ftv;U{
|BZ`t{luJQjzERaT0yv-SbP`)`nd0Q7H#!+Y6bEM%&OH^xKUYgpcgh%!>*$*3kuYvUVcS6k&;EwoXA+(EiYT4)SHoCpWM9JL9Vh`CR;CO*?kGhmVP#LC$(YY
1hd+}+DPg$5yqVCi6wfi^WPv41*s9)9h>~9F%B+YV310k>~K;^OYvB+qJ<znFm#Q!A%HUKmYYtiMO|Rus4o_k=>njQcgy%_=Hf^)s({*>O-1KdB`&x=@;4{4
j%6_p0TV1)OQl~(4u_3gdCb3)$r%kt*LjMQ78<A7b=ck7fEH5h`(XPiOXLzkpn9mc>y4FJ99ykhq~w!Zkky09x&cp_1Od-G`7Fel9!sSBE@wddC@=`=L-gsJ
-Z3#Q&)#JB!gR{e>uI^XDw|?dFS?6jx|$TJ-?xCVT6*^o8Z32w9milBxt62^3bA*YNwdV9pm4<)_5irBM8{xY-RLjGXEcGyZ0c&+qV}98+md?C!nBFrV@J3I
k}+7|8knDcW@57`z)d3?mU`~pvYyy##M!4^h$tI$Ut~pcJ(#ga;`&JtYESQ-=d@&}3Gen*rZ%{K&B_^hEHyZR<-c<*EkTX2hQdV-R|@%};}h7}?Ol+v^#wPh
zdPXwf9cbN4R*Q4en5T7H%BExuWIQ$NFz8+{@K^Q^qWX;yogTIf30s@p4p{}6roU@^LCK>5A)Q!z3hc9lZvmAZh)%lAZ`U;!VCIm-4Ue81xFB1j5h`^o4j>0
FUm>tA$bhc{u$g1eD2_2_2umO6rWC<F@ecA1v1ehGZP6!DLTqR6Me>yBz&n@QYsxKP0^4tGlqwN_#nhTYD9kyc6**<z93c`Qu*5l_M-*X5o>etPh4_AL6RXI
MgZ8>ukV`@+;y=dj^7}98Xnpn3BMtK|78?S`+_4O!~Z4G0b2zoq{Tn`@g^pv5OujxbEwyQ81}Esh^!oO3;W5{0ySdQ!_{4E3Wnwvxt9e^svW}0-RhQ->AUBq
j|Yb4+b7Sy1MJ!9?mhed8KP15+uhw~fKYH#vf9SB-swL1_8D?Rd(WQk(nn9feJ*WTuj97ed$zYnjh;P!&VTIfK9$y@`mxR7?e6m@&#2k%&NCk6>G#jMIcbO7
zQ29;>|1KP^WF2O^vCmOPo%LbkbJl~hwu&n#ejdWlQb$O515@N&*+2QXS*`c?$ccX#%Q7Fi%zEN%c;}bOT71d_c^WX&eJEnY`eQpzFoV--#y#o+3)Ha?|dI$
V_K`H&nY?bw@;o^>+klyeZGE;cfJ=0o;=y3QJw;DYu5Pr&fXJ-_Q|*3GbGQx{dU6|?|e_&w)5Q%gYtCm`%O!{`~A1P#NX3b-|GHF*7r`89xrYZ<Kkwt5GwdC
+owu|`<8BGb53(DxE&r@O2T1u)VW{CKrPgiMAO7yTwwB`h9sT?_S15*`_RHrzM=ZeWZ~8NnZU4jlS4K7vVcTo$APGdH3_4m$RUbjjjB|9Hpk=Z<YqkXkl)yN
j3vqSBO97z24W?t_pLmemJ9ZxgTD4Z!G90mzQS0FS&a?`#^d-)74CnothVFOurcArhl*6=4_A(Jb_z*KL1jwN6O^O%?#~&)o>&@hoyl)%lG%h3w1MbG^H&%O
Rujncr$_XVHQe}u|ALpKJS{6ffy0m@#ag)=SR;MCBy{=`-w5$2ZMi~lgfnBjlUDew_EIZqkiMHA5N`c_HmfztD!3MMIPB~u<~wl&X#%{Ixy}=#27yHop}w3h
FPs(^q82d^!o0@DRlz)A6Jz_i36gryN*Y(}-Wpd2lhQ$>ZxL_t0>HEr3&1IxbC<RDe8jv%9;}$-viu+zHS+W!AV$j3dc!$uYsWv~{C9Nt22REp9e5a|4v-R}
DJOM%qY2$&Sjo8!7!gf621ZaRlY&3e&I3aKUB?wXH2s7>6^yDm5tVa<#r^F&vO;;M!#I}NMD+AUcV5raJ<lOic}OG(h_spDs)R0QikX>@kOmSZF6pO707m!k
by=k}77+SxH$WDT8CO(;y(VaqAD{*NV3_n5Uj#q+RiRqJuI``+h>0h!S4(jo%H(2Hb)Jc;7B4(@t1VHc9}#BYkCZDE2CKzmLPz*H(`$0A_gM4LQ{F7S;UB(a
4>E$S9fYmu8?AUuA+SiSA4Xg~w7fuH=YB#yj(+{!yCitfI8S79&J&uY^P8vZJfL~sC9cN_(L`rpSp?@JZ*f}Al>>x6OSVR`O0<>wDFzFKRDhy1ED2asLE6b+
6Cn)9OKCh&Ko8tf8qI@(rZx}^JaL9#00*%s=czqt{Fd@*Y^tNCEv0f}>hJ}f4JkBaews9czPihjTl~(X&Y);=?A^_e5Ia^LirAn2F|%>(e9{8kb42i)42$$#
X-Q{4(IeW{s4Lq;nEV3PWK(cBbWQc?HnpLVhZ|z^Vbw6w=Jw{!<ij=d<N3PjT9n2(^cD-Bl8ZA&?sVGwPFoU5q+-%xxDh_`(xiis1^QzfWeDm{SP8vNw&=XI
(n8%sv>b9JczFN0at}^<maGZNQ?dcbYcq5>A#WQ(-SksAKt9QFV%vPZ&43y3wXLJCcrk}=#wom&iIWSw=uv!Vt)H7@L+Ol}(--k9*O*7K#T77%vd8zY<j?|H
t`kyc{5qTj@_NA>5Gx-v2Swj6nu3G+=~i?iPkADgd?$^_q&Tm&Sy9$!LV@W;F<T0EXp+l-{dGW&5d#~iXcKdIXISqwE39O$ppsFk773mprK&vk11Z*}@Zi8M
%mtG2wPctZpWfZ#D0Ds07~Fj;)d$1nO~&@`1bMh~c@X$cApmq_(U|~z8ZsG01eppB(eXK2RzCwTi@u!{N{N5x*Y@vNAPL_D*j*$y3w3$t#*KI!s-}9aubkC!
DMc*djYCb9{;a)G++a}bYZzBik^15rO<U4ZRMBhK%QQ);?#mKgSV=K-fkP~l^SY2igj4Zgtr~1gZid=c90avIAHHW>AHCnGN@F;+wFUAwj9oa__z6#smUFdj
@~r2PMSC{kL}_fot|yb#9Lqk!tZwYjZgO0U1(}p>pD_u(qblU`vy|#v=}2RXj!=d+(xPzf7PgcpsZb&IdTo-Xyp~I@DH74}-~e=Nten$O=^Fzm8&J+L3oU`d
S36;ymONnxw)66L(XP$dw}&YcR<-P+O?^V)`m9u?6+<7xs-Qe^>}UnDI62qWi}M<-3GDJm?pF;hNl@Y;<|YYj9B@Loz*M7`WP2^vGb_&X84u=oU20}+uk?9I
kzK_CD|}HEbV(9vmtP(b4EyX_$>q{HQSqvxW_~qy4x5CHsJJSTRPCX%?0%Un^i0I%A$Lbf=68dmlp55@hSEQ##QekR$v@<19C{A_EWfq>+86r|zd&d7FIA8R
>3iGS(R=-gzcckD9S7r2)o%yKzm8tKCY#lF{L>`QHSZ*c?)!tcua17x)>xSG0m?5dpw-GG<rXNVxE_WcbL|3w+;1y8cRIxE)-nB<?oiL{%^JlfGU%o@205j?
l$v~oZp?#IVx6+IK0WIPPf5>uO54COA63!#eZPTz13IKN5V%$+iEwmmd!F;Db7OO|E9-{JwFIH#lxZrFiH_-)dgIfG@%E0(vg55|EYMn*@Z+!-z~|OPn&k6*
QZ8>eRt-LRpV>mgLUlL;lN~K61d6m^g4Ix#TrWX4?mr1bV8<@%sasAbouEffds{ON<e(!I<dLunXUye6e1L;`LF}2LpJacB-i!bxV_^#De4eRNqm7OR7o9{U
aNQ#mT3?fLWvUg-@qedvqVh=4$!WpWk)~AJ4Q}WSg(Rp$$7{-F;dE6F1DX&ERfC)1;F>F=U2`6I`!&n$uBS{<c*WI>%#Sq4m-(slA)KB8MQOR-w`D^LI`J(U
*a~s#;=@?{DognExsEpFnXT_eY%%&;NQa$H#D@l7jF4dIs6e*38>c$t4*Hj93-7T<<lG3ZO1*cv&XCSQ3Idql_;$oRMZ1uY>%^;N>72ZNy;i;%S}!VP7s;|h
Lk~PiM)esk34Jj{7pH&uuYpLJ_YOEha)?W&{{#dFYh5LS0b|Xm?cFi-QEnRd05_nhvfNuBuM(dwPzE9=AZeh)^6@pYY>en!0ua@D)}+{pRwAjEWwi?GP|!pM
ZclLI1(O)aLjTh_fw;uM`U+Hh2#FrZA#CTgvfB|3J?!RlK-Ot0gudMyx;Hy(sAM`}S!`D`v(hxS(ncMxcvI!(kdxfetelh%lHiGCoCTt6_99Dcb_h6t?RqPj
*3OW8JRoi@xeSB$&zXOwnStEPWkVdNM2c>%Y3ip^wDKRaNW&=gr?Q(EaBLWA79}`NNa%I$Rtc9&pE+bA;VQpk3h7qtsN*wB!IZwsEZI1Tp@vg7jGY3rHynz|
2;$Vu49NpIU1pYVS#y5WTiWtBop_EeuF(S<EBN^1kI6LoOB8!;MNpiMvuIKf6yV0m4C!ujHjNyvjdLhZ`0?6|hrC>mVZB&&<&y-4GD|L<C6M76voEQz7sE4b
;Wc&c;+~sXPz$PYrr(W-_&}C}(+(~jJXDd+6_2#ifQyC3m4t+4jRLCMIx`d5V2fwcWZdNyKW$rxNe{Fk<-4ugson~-`l4)lmU-Zn8@4aTHf7=OQJRDsjf0m{
7pR~DlUM4rwGE!E@k@Qh85@`wa<DBi$+=TBQBw@`C~86wC1ZsohUOZk4a9w_>^EPKsZE>;X5}Syc7KXn<e5i=?2f8VGPyK9?;6cUh&eFMj4om|N5IEp+bfpc
v|RW;YITTBmo_pGv@+^9Rnd^5gF@nA2|DpYg!Y^dw5t(T9#W59cMLvwhLG_|w}8@)4uk$BVVTNME+@(^x0R?(soas0M?KeVL?bqn$xo}C@B*jXPke~N3Vg*)
T}?G9fd>|!5T~!Lt-Vbwpm_H3NLz`F|2X+<f<_QMc|e<WRH*=|e|Vm)oiWRtnPmwIz3Glb>oPi1w9wgU^@f9<S^J^8B@LwtY%Mw0+VOJ~xmdCe?>AJ}_z49r
t9L^yh^iz}umt&udY<kRFNo(88!H_J;WWp<SfpL(7vY5aUWSG;)Nb!2KX}l=PX@e2wWyLu<O;Lea<8Aj!(VmMsr@kd=9^?MaCPQPX15d|OOddj6U=o=-)z%2
N$L$lY+)D~>z&LykAAibM8^tK=c4Pg+5sxlczR<fNqy$>Q${K#WzP&`_#TS+y)j)lV^vyO-J-8BK;;FVZ`2t`oTq$`4aQuanhSx*I0#rbd7&0jt7YZ-fPPfk
TKepkeBWH5+F|j$I_P0}aa;1-vd;Wd3N1=4Yx9zxNAh_yz49dg2+10q=9miIEt5_NAd48>=X%zq|FAEXA-}LgUsMje^fhqQ;Sv*0(;DJSQ*;<<_Y1`Jm(jao
gzm89s}i{`RKI|ly(>m6qkKr%jrNK&imAmRDAkJp8w^+pis@`fe-NldSv;l;MXpk1fhK__#`naQw^_Rws%h|7<IONu*|`v5o(p}WR6*Y2#<MXQyq6I28QO8E
KCNYifCE+S1no}?`Iv6g2m<VeL0bF7m-;>MQK8uSicbBio!}K;_3ZT!5uB{~gH}&;96`)76(Of}rXbgpS6byyTdO_5>PRmf=wy#vaJAx!HJ)1JzL8ouq7x(E
9$(w*UGXALM?^CQlpJ_Ka>5=Wse1`hZqyGW9Reg%jRgIOr=BLGl{Dk7qwNSMw4GPWJL5_-Jg3%1L_0&=(7v3H!{a8ZZ;QpxpAsJVUBXa{VqWCSR4k0VQ6|J|
d)FLE+#K;m7o?*hTB!Xob}FQ(b}tzn;a?leLCj~R=BIXQHhaQSE3NW+S@dVL$?c%s1#`JAbMg%@BL+mV8;1Jtb@HZsu091p5F$NGOU^0^Sh+Kl)Epe%3O_p<
P=-cmBR8M}8$HtqU8z{FU$xJR-&*@{&^U9E)#;!umg4%Q!QHJ=vc1j*J@*bBN+ssZCGyh5zZy-;xXMEVkxgLrfK`+fr)R3@OpO@C$fx6a<R&Z@KPh5)xP{+g
iy`S%^oO;qY^W8o5_XQIYbP)PgXOqTHm8tGZVIj=Hy+a{w%)vDJmEn^p<&a26V26J6Mn&HXQwqvda&b^T4zJo<HV=h4oXD7GP>00^=3XX?RR50m=m?#dQXPJ
o3PHi#HJ&xS;&;R)Ax4R>U1{k@E0pp<?3(OdCx_LwLG^Y2>6)L+U0$puP;rF^(Hi|Iq;%+jpRHeTRaNiC>tuUBX7}<?1fha&XS&f6pwoN<uHq43%~RHYHew9
6e11NALB~wxO~;xy){wR(j@lE$(4h0QQx6X+&sLpO-dbV|KpFAt!=g0^0m6W(A24NBN4@Jz(_3XWj+fyUBiK0;c3)swJWvQ*7HTw7m$9xV1who#qtUE8!|-|
B@a)z2V{9PBZ&OKsB`m@Op~28_cr=<)5RSgSa&lsTHTBxUZ*-$k3t=m>u~8&u0WotudFJ%LFoz4?|MS~EBapX@gVV89j*m%f%Ei6!~j^{+BRqrU3zK}iaT-Q
wVS4(EUss)YC#1`te{nE*?2T#L!w`d0EAjR)sDV#&IG@)hvL3c3etmfbiy8_g*_~Pa0uGMjYIet;9bc#fw@7B%6+xD$Z{Zb7p_zK*xsk?k>~FGzkh$*oRKOv
0>)|Wjyt2Fg2PaOC>IQZOm1KNFUxTR?uG2QbKz_MTk6&Gn%vONy?a6w3Dc=2yGWh=#l#Ni;>t_i>Hc08S8DbAt|L3X6VR{kob#SbnwZPgY+24{Hypc>Z;&~2
N=#-oFS%><B`^|&2lIJ^xR`sHOyrVj9SX0N)$_OTHctOr&7!wJMY-Yx(r>=eVf@@F=k8?ii>-FM*oXnC*RI+Va5dh}JX-n6VBq%0MsH93cl^1*E~OzYfpty(
LbogVnmlpJuNY&kqt%0MM%IK$Jya%J9Bp8|T1@N?I)u^N!3Xlne16FE<GO2;-I@p54)|nz`2*np6aNuR-GJ?T(YUjNmc+g?Fz_qzxEXn1M;YCq^T&Prp?&qa
xCw`4Ki<f=*!HnIq})LGXQw^yr>%KgjjSC4I(0dgd~seZU5I8mrD%-7<B&90dAj6H5w(9nwCL@2M5t(hXf8t*g$NFQl5szo0?0B^3zk!MSAB@M!X2r+Vs^$a
Qp7;rC!PS5J>$2E(DtnNDuM0%=3(z+jNYJsHKudG-h4wTYJ(+{1&gm#ni8&xIZCx^F&0e-jc&fLD|Y1{j~R+_y8<AQ%q%Wnc;aIg6FQ>OhO-^BI(nm6abv^P
LLWcwhc*Y)605F+{`O@Ps|zzSiSsDvhQY>xNQ{Q1cTou)pOGu1HSJb)h1${-%fu-5RhSu@mOtvys?H(P5fM^8C!S=mYG?%K-U=zn8A1<DsO6Tka$%G9N+EQ#
_=G^ILXy$SX8c)4ZW*3zC$`K3=m(dFQD|d(UQcPy%eJODO$YBJz6*auzk<Ic|56wO{IseI{4P?N(NkdjKx$f+DtqgcvW~g~J<{4QSObXTVK&IL6I3%38gn0|
a8Eyz9{oG8U#%w%zvYY1jgxQ79%f>tbFmLedZ=}}j6dK8mXlrA;{eo7#oMYBwI%4wmyi3w1-(WAz|BKN!FJy_rp2sv1O9X<%7XQ`yEvrY1NVk&`;xL?+<zBy
yMKm5pO(ve#&$Kb_+Q4%#=U6C5Z3qIKHXkBLDQ{%lwQ!gHn~u5S*x(sqY$T{+=PAbxEQ(sgO57NKRq|p08C%J9AT+qv2jy5nI4%s=+ExYMTNGc8lAt2YobYX
*5oE$Rh$&S%Z5WW#<{K_{Iy0rT~#GU=~2~Os$s**I?Ch<vgBz!y>W8EkH^mFc%)to<pXBcU47us6s@)5q!tUw#zUUyRL;5P$dd6`fX8$M85f&Ic}lz(ZZc9h
;#V6~ho-C>5-SHnp;-=UW6%!JTlrwyT};P&jqF1t%!<zgh0L)>15Fe)Mwp<1L*p=T;u59<;QHz=$Grm~!_fsK3P#`FT|=2^Cq~F9SV%uR@MQ`0mHgO;$KIW+
xZ@q?-wP^3XT(!`96As1ALnAXn1k0*mf~luMJOv8A>#9mnh3MGy>(@%86{dDW1r^a;gC^xd)vlpj_u+p>+80QERcsmY1EyuU07wYD*U>hcG!FQ=JlsLOpWPB
WH~3at+OX&q^EM<?VCf#PSb8M=b|9~Im|e3l(&WewiT%E1&2YIeg4A3LXS7WR;pp=rjhMb=|l#1^o;m<N8UJ3BIialvB7Ik$sde5UF66d$}X7bYAm#bssJaJ
&eeUlRo{Vc{gb^;WSlKosmQAz;UGJMMdn8OM{L`6<8N!K<w~>I=_IZ;rL?11Mou0^C1)#FwDMxJ(EOP~h&cT!Cb+Mw36Q1AxHWRt;WmK2sg-bJTm5^y_yS6p
9JicvK#aHvXcQ%Rue4oqBXv!BVnXLRvIjus37nMK9j-3X-40&-5$=(@Z)bB2nTt>X*tC3D?-LY_asLZHTVv6W+Sc0gL0t9?sl5=2G;Z@!xkp?k@t6O(aC}CF
<1~isDzxor&@$imF6agLuS|0kwV5(v*RmK_NpIRt3|E<TEwQdX(fB8uIt@5t7!h6OG%e0mC+e5<ST#vo2}eb@{SHXc?!D6>ASYXTlNm*oJy;wRZApQbjy|4|
*`zPV2qgYq<AO=~L}a3Ex(GARTg2a#c;2NH7F5?zL2S00>zOG{knGuTOAf;m#zU)*EgQW&C)<xmFU0o!!iHjulUZFOm%5sFllN#FB?>9NAd`Bwx~v-YY2BQ~
(P0Z{8S<fNI4PXx?_ss%m3aEOLCntEcJ#FKGBEMdTej<>dqCh2;Kajn?Ktu;zLF%>4{=P`l=s3MGcP{}VzbHMKq)3|r6~>gaEpR1P3|Qk?E)@`NsvZmpA+g8
oc7jqhJoRdIs@LJfbmhzC$xJ0l-}<r6@Q4En@hqCLey&b|Es*N2NfKMw}42~6TA`sQ2vB=?t|>hOQ^-O#QwW7ApC9g>h=4>mnW}}-kLNBe;d7d{q|7O9DF=_
|4P#y;79!XzfP#qntl1rH~1|+AN}><%?EnB_YA%t9Z^>%_BBN*e{}TfmG^Mx`dRQlZ1wKo_50(X-IL&d*zWD?7cbr%hAnq~^8X*UJpS;T0p4r7>;FG5PT-hg
o>Gep?K-~p_)uJF#c5h3kqT;Lw2&wt7HM;O!=)Ty2Yrf$FC2P?eYyE$@j&~j3}C5;rj|QLstd8ft{#-ELNg7t5>`+G&4x#9y2;BhGk;Zc4!caK36OBKB?B<<
&%W|`FU8~1)~#Mrxy54U_&dF_IdZ6H?T_kezuMl_s2~aF{JLRRO`u1p@F3d;rLATKRq`E>VJD@uXgUs96Gz!zkeXrsMv$i+Qbt;1Bu;RZ?vtxkkjx?%lL@85
piM?)n)FW@ly}7Gk3Wb8VT1*ioXRDd6obz@7hz+iyP%nKiJ4>qwrql}zlRF>mr~N2>(o}phe6!+dtsU^?p3<0=M=qJghoy^XgYvMxB{;GuxBn2387Krhp|Ym
{m>eupe^jM7E2zF={wkBPG~OoHuuFu4tuk%c!H)iw;{(LylbdGO+}6nQo4)gvm`TN`(zwC_`luf?mBZoYwl(?qWU<3L3Y{_@L&@_Yw`q>T7<Jdaw?XbS56DG
+H!}svr&EK!1x3MHlO;4pf~uUUY%b^ya!eDv5}96-%gi+%|06w>lVBDn(lg6JAxr)f}*Y+-vJRQl!F-+hV>zna9S?y0pfy*N&=kR$Yzy3W)3gG)sC?j-ECo`
rhf-M4?`~)vyUZaRgv4FU(0$$nj49Jr{4C7W-^hsj^MZv+>SovI9NDMgsyUQxoFS2VQm#mBvA?^YG)~!7SPE_5ms{^fXhNL#%_*~eBG2h*b-bAx_nYedoJ|1
qot0d+LYhhM~%iTG=H+YqI?0Fy>#(`hT^n4^^DSGTX0OWoB0Ab=!KT8BUuRqNh>J<AT2TJWfr*B3MCEQTO}fqA~i9RmLx^blaP9_gH6lHQYfnvaOn(O*hpw3
8j~8PSfci2?dZ2SDj+GBHOx#<Q4o&Gu-(}x(bH8qn~s!gPunH;g6w|LJNiT`k(#Rr1gP;CKSg(8jV)p&C3#13%GpccI|IK*P6yOyUNtp|s|N$hd|OIEPm>Cl
T%Fnpaww!GOe^RX<}#rYoZ3T5ziGK7-thhd7S*h$cQ-o8Ye<HT<bL2-8%Z0C)ZKlsMys<q)5PWk6Zgy@bk^0G3@|Ygg&uPN^m(yNt&bF5HR+ZpSS<J*?{+s!
y=EoQu^;|#%G0w3i#5%)cT6N%lAGCJ`sFLb<-h!N74(rbmEMPbcKp=aGb?&*OZ>2TVhE<uOA*Dx`>jbM3q?m*kCqd@BjEJSIiT<Qq6ad&)Hi=+y6S!TH}kK<
{>b~;co8r(&A!B50jPa50eYCZ&VoY1`!-8Jv{o5r=rIbhp~P+3J?890Ll+3WmHH#T;F{E#oNS9I=-kib=8Jyi#EP#)sz{exTkHnMlr3$qu{L(o#)iuqDCC!-
FtxFXj=-8FzBIgv4iK|q*3s$2J<7zQ*aKqQ2jft<Ja(wLW`?dU0IkmWHcNVR$gx*SM}U9$sd>pF<XO|r!dUz#bIm4gzg~!riaocfyPQll$Zz<9JsNlTa3%j?
k7H=YF)JyDlRt<a-~kRfWbEL-G4>%-CnwFJq6fvTj~61MS_v(B1j(8+ht+h}#^vH<Wh51y^;eO?cS9Q`MJg`X`<<aGr5pIeE{R2@&Dqfm<~U%t4Z`ky!7dX&
Bx`KDR9ueR{Ik#II5zHwU1&W#UPmYFm_ol%apBVuGd<L<gj1lM4(Lu;tT8;B-qBp2Kuw3R+=r&6SaU3mm7DzC`Ln+y+w?~yWg6Q^Xu_;efbWphjyP9t+VMl<
{DVuKvU{8Pnfzbu0;?k1qvPxf5CJw~xafjb9NH`A(RM3k6pHyo1E{cXZ1Z_DHDp-yS~xdG{*1p5Zbs%G<Xe}hMCr4!#;bOroe`ZFaLPb^P~GUEax;&vIbi69
vFXs|*JR&wq$tcP;>pY&@yGTu81sNpdT+8<efg&}s0dp&<sju5<TQiMkwRJAqA&Iz9-;^3QM3nHHei4q5AUT5@zj8*76U*dS^n62#g2xfki*nqdv~~D9B85F
=hGd(gD~D*Q$CtjL#ortHC#q2^Ld^pvTgn+es)cG7#)ZuO#u@d$##mekexa)uip$qog5H4zH-b%8AX<d@)<@`_NRIgeU>W|t?Pn+qw2rIsJ%%LvWOU$czD&J
=@m<q=@fIY5#tZYK_``@$5hdD3OKsshaJ!wV$?UeV7e$U^xM%gnTDyi^>_jA!E^-_;!$KHUH>&&CF+8L%r~$-Ci4{PSKa$YdJPYy-#30WbZHx2xa}sC2h-1o
bnEIVbak-yr-?1`ywkZ22e?Qh4%2X3xm}v3+)nN{5SV0I*rfo9tu&BhU3Z)V=TR>_rPz(pep2buU1v+^T5I(K+fF_4pP4>I4U_3WH@y={$jSZPx$I$Vik9_b
b+TWYSO>@`@eQFhCSPH+%7}x<G&4q5%bE6_iU?Ffbe1nYjf;BzT6FW4W1ZY0@2UEV_raR@J90-+K&+78#@I7EC);i>#OW)F$>Eo#TOuiDAIme-kCX7yG^X6F
+w^~-SIVr&MTdhCCf<7J?9lNx!UO6J3E;)9IO_N>Kp=S0fzzT7{(^+bkDTziIJ@&QBhD&=-91zQdw99-s+Cf}m<+8eqEqU+^4+Jd6D}YP3rxe|EXf4>mjsQj
9os6s#%E+=r5sP!*wnJ5dmZ~)KZ02Yt)7~9u&!!{)kj<K$QWGpA^POm@1H&Qc}+k3^x6cOnk1Z@yxK0THM}Z^>TsOQ;F2%ZL#vNhUiERxHcC<AVju{X9zC~Z
Sjx=c=TY}I2JHv2>f<th5)DYq;$n_|bgh?!#}TvqOgz}#P_KRBQ?_?~nayMK=@VHq&##k&ov-@TNyuSR<h+PY&45}O$sIu&;w46p|HFOSiZKoENCKB_)yB(d
#o8;9RQYU?;~2r<qYX55%i~b3K=sS~lAYHg0B8j<Mn02!wz<RtCCxIHkCL~SP8`T;|Dr!0)5&uv@RiRmkjVltz@@G<=^-ASe{mi7t09SV2JzR<`g~DeRT~ch
mYTAQf!2@48c!dvI#*8KNpjMsYB(5Oe#8ILjYm<23+Ip+^BI<TL0)t`=8@wRteBn`nd!eTU@Q2NIY<p|=oIENYurkOL)A2qw8G6phh<tfmm@QjBqLZlVbj0#
W#z&bfTs9?8=gn8gDJoMieGo!{aoYT&5&lY7Cah7^3eq76ky-zSczTRCr;u8{wngywO-L8Q=)w88aY!t1+6{Bt(?n@od;t@D*P%NZ7;~+k`s@|`pguE#dJxy
SYnGrODXkfa3xc}Is0v%EQ|b-J<33s$j^(Z@hCa`?^RB<CdA=TENfl*daM+iu4nmCE?~yz<WA;$ZTK~J!_?wRcNZce8eWZ^DitBu$W-)t{Z~d6QF1a$RiZPX
BYD2%CaDawWp;Nu$<|i*WpO<RCQEJ1v*K*2(N=3uSQN5N2aJb8D-4q;1DYBeGM{846lBpl^YS;aPKX&P?$QfDqIDlwG{&%CK={kmWhyVl?U-7KgzNTC6VmU2
)8R#x5L3UctP}n7e`S8|d<g*<(qI-!5va|N$qrt(@y%qWnVZEXu#R-#fSKJl{23(=En4C^v+|)8t--9W7b#=t<7B7%%x#J*r4t|{gTY0fKRXb^ciKqiV%y0B
pOfZ*j`fbNS}rb9g)Xe`Mjq`YSDc&Fm-AVHd=MuPw=_t+ozQQJ(?5{?nroC}LB3|mVet)M)C@z4h{7CGTmJR}UT@c{rE&9};9XKA=|yp!pQAQ%Z)Xq0wFW2>
5-#}lwDZL-uk!RVUtVnXe|>2lXUXfO204C#S1jJa<S-p|kNuOLvG<qxvaYTVE&1iTY`%w4s0e8KSL9UbPv2|vz?R;mz%O<OGDrm5e_Bqtj@@O^G;paT4GwvA
apO2^8W&O2C#>}l{mtfio|cqQh;z7Av9fqQW}|j(g8Q-FQ<qdN@4ODYMXw#lvK!}b#|_K+j@F}V|EK$fDWCZuk5S{T*>V|0{eU{&^~fX1ukA3GI<1_m2;W=&
Q8E+by-s<Y&<iW6r{q)`Oq@G);K$}8?5aojBdqy!>OFIukkEsI!=SDuqVUElft;GU^uaaU-6kYSJ4FJ11G3JZ<o&^S28x!S&^0=wQZXv{_vS&1EDTFKf`Ty#
!w8mFMZxQOQ{)RkETOeF75RbiS6??w?yQ%r&|yHapk(EE>{IHng`lL*_V5*EO2;J>KaWzv>N3HKAIe#=C>?Sybj1UY67VL*aW~j}IBZk_Hnbn9|J^H_5zBhe
iVs7}>D3+Kt<CEm6z;qtJ%Bovt|k{m`fsRLGdG<4C0wgOtI&PWcN%ln+`(Iasht<z61AV}5@C94Ac1nGff<Ijs3QYxb;5vcd^*l<mjHc2n33e?ITpVLG{%Qd
c?Wr~opkj@Ua`A+LxU(bHIeEc^g_e#8CYTnV)nq8_uq-$%wEAyS^v7KU`No;T$UUw>q&W38l_#tL-=dFH@jz45sGrfMlf(|%YCIQ%qo9GP_xrKAvdwaMLje5
Z31QpM)bY{0zl1L>=0EGc3Nh*ocU_D?C-P#K6%8)GOY-oW;X;kY=k?grKMPfqpaS20c+^}pa;SWS{skKBNWiMo#+V&Z+fCVL6poqB+3Pa*11%sq7i#c@!Y`7
$OFSDka5>&1hE>#o=Mq4<1t0%ub9;Sa`-pc9-*kIB_sV$kAO-0^e78SN#F4XGvowyH>s$u;V(`&;2J+{%RTcR{@C5n@QHM}(=mU<8$RWZb~^fRyxBA9Mj>1`
?sI+3-PvaPuh7drzJ=L5p)%>vyRoV`c;0`K#mHG-4LaUw>+fVyQq~7a72Xi;9{-;Y2k#HpZ5cDtv0V%EaNGGZ$G|o={%>H_a~n`aJzr7j?me#Ao`V1h?V^46
G`f}4%X7PXN&2nXEBy7H-LNG6KHL^3TX$=R_GoXQ>+fQFvlHK&o#@`|uHBoxXS_KlhX=o55S7RXDQ{J#dqW41OPRwT%F!IYdaZ$Gw<-_vHLiLUVlk%1OqIfk
1))XyrZLrhT1vQ3QB?POdr6nG>TFBS6~5qGnIjpy$uTJjNnxb*N2w$<M`_CA8!AhRa^sCuzq4wp`^#OmUAYO4o=7yp>EjPn2XxjaXkz`>!gz865Iy7=dt;Q7
#+m*?A!^KZyBNrQw<N26Dz|xxQ9xYsYiCWxE34`96kJ|W0jjvl{+;!eS4p00qz0c{P{v^i8@?*1loZoA?$aloEO_8&y65stlty6P$n=(K?r}T11P1Jg=L~G}
v)G|pl?vQEmA9e4a?kO1CXWcu`?=-hdgtN_t7g|r9zk9qxe<3T`|7pk)8=U)R@3tvea?&Qjn<6ND*dIyQEvh%mnP+)U$Zk@i&IMEx&ww8F+}@7F&FJ{ivtZc
F%{SIxf@)#)aXJRR2Z!UcH{U)*@fst>P21$Eomt?)`N8B`xVDNtf>ciQx>x+l^gbWFBBCpUC-JrAjh!y`nVMoy{IJ(=_-L1uE@zp%#^Do*$ZSXTZ?5+wtLXq
<+*}L1IB>|p!&nT`|S#`sO02QVcW+@xkwRa=pMOey?(MD7;3)F357BVE!3ozs7oOokdInk>U{?Yt!xcT3W5*5P-==9Giih*mB8Nl>U364u!z`=Vl^uNV8ItC
1(zVb*9GO2?rccEC5IP#PVYaq;n58asYdX$k2O(9XQH1XxDfC!78kU#wvBH}+g_>bhz3y<w1(*{Ihw`u<zRkZ4-gIP4B#PAKA9AA5DQ0a1hf=r1GW$=fM>@E
3gqPBpDW7A!8^uXyR~vT3J}xGFN(7j=7G{6TZxIT@mJ&F(}{5`Fg9hXQAyRiodZM#<2Cc!ChVXJ#7@8iM@+q>MQjPyE`q24tarm!G^{9c++C94#&EdP)W`uY
v*?~|2g~}TnCK)_(=u!qNo~Z{044V3b8*uT=5AwegxP#R-538*eL=OC-0IU<1eek;mFO}Zoa!d;^Ah#zJ>pn<W22gGr^}V(Zr;ui#)rFzJvut>vrmtds4?mz
B)RoP%cxs;c6)u7+}_-MdgLealJks>bc_A%_~P+>%9}{?14}wLLewS~vfMF7&@_?MxOUscLos^kX0CGFh=(z?uWDTR=3s|h@pIs1!+glgdfx0?j}bru7!y~v
q%<g}xHO!9v92cVd_MUF#u7W8>&}fECJgkCEqxho57Fd4_ZlROdeA_stPZ#sntQV*Z5WYQvVyc}?4ix};Mcmu8+cl~*Du=x+>+xhC2U(<A-E!i@nUyV@BYi_
D@8X$n_NWuA=!Jd`}{+xXD{Y?D4EkmOUS5<GjdS36J=TD)35qTlz8~dW@15R$`G_GiD$`{CYEh2$F{Bd>QZa!dtFicDDK2-)}wIX)v6D1L)<!eKn$fXuHXfW
esY7x^@{;ZL&eqELHasl_`5f9Bk1pS>rSd+A`H64a#S<{Dm5UGT>mfblo$ZtyWC@HCV4fwB;cZJ7nj|Tr;21d3|KJ1awFEc`}$)T)TFH1Mz(?3voGNqTC&+j
e$tQYw>f5Gm-}hHpfZEj5UvF@McuN_?7#(5ba5!dhg;BXUMw#1c_TzV^V1(P{o-md<1vGPDMNR9eg>9^1UsA6R~)I~WT&OF$8H8)z?3ir?r!G3jhseYs5B*h
l&j~_UuESCigiWksqg>{xkU|wh181j?5?Zh<81<`glwC9qL(aZPL_MsoIQK$;HGtR9y`}9-Sx=zd<nPZjbgG6T#~PW%aQRLmpO70oZQP8Ios}>iCgaVZr_m^
ZokfwuSq(l*dhv$3x?}-TD+TO7+sl8Z?5RQc0bU9f4BVao#rw!T<#h^5@FdzZ4?u`A6jJP{*i&C--ch^Nq=@=&SbZ0mR$A#vBEq#ubH{LrH_0V(fc7Ir-%5>
8Z7sKcWD@K%eEJa8+a&-PT5ibTH+pcB5r7}!3u|GY%|8*?b{D4LO4wjz#;zEWsf8Gf!{9Vw2eoW&e<!)>KH0FUGC95E60x0rIn{z#@*Jr74N&-d$bVi6c2*a
zGq>`J~FS3BL(|PdLPt1qhH;;o~NB4FjD*!cVgj^_;D;Oms~Xau`uHGnvgB*j3HRZ;gx6R+sI5j|9hOxq96(%$;%opfHIAdrfh!KI>^4;q%w!tWK-VM^(b@5
+3N*WOwQDY`UJ1x1U>G=IxciQ>=s_m)at$AD>Qlq4>!3klIvT`brFp?;_9FwQp9nYtmM8+BTLg*x`QPBb22Ka*9{g#0Tc-w5m^=W(k3&a#j#Q>T<P1G?H4+_
R^P}48*ETYyMntF%~kvv+LJO#GQ>w~JnkmyT0$Bgabx?ROzOGGCGjN(?mKQih*6&^F}d0B2$wg3_oOG~$Qe>m(oxpUr7Bp~`uLI-_E?sCV}i(VPpI;NXp4D&
x@)on8V@J+Tg19u(u+EJVNbowdfFRrNJQ#$Kqe1J2q`ORta*v;DE_xbPu7|yU({z>XM%ZXcB~}Tklzo;45P~?+S9VUbeu9(4U7CLr;yC8|0W+2k_|7*8BmV`
E|IB!aUh07$05|IogDr;7E+<2YCLDpmq#DoA5-$sTkVG&M|vSDs6$DzivgO?v*h{C&Q6wm2me#!ymerRd~JLiOb1W2gKxtQcAwqX#WVPPFW!Y1>LcG96Mh^5
&kRq}^E&i5W@s<}F;@<=Dm0a!$73gBXOgykM+N6Q4|IYJaW!;`RYKjYPA^N3UJH$mdNE5Klv!QR6XTLy(u&}}D6>k(pP^Ir4e+QwIdM`sfVx8eavTF0zsr1z
1fRp5G4nO87L{bn7qG-jq_F9DJeif`9NEc4Ov@LO3w1L_;{|f;Ugc8<BKDv5;CV}BM<`G2&0H=~YPBzp6y#aP<o~=xzg(0P7dddLRDG&YqvIu>N#twm2^Nh6
Z0i1j8^EXSC;#>CaP;z*!<WCle)}_doS*s6dXoEdegjv|-VRkgXaHrCOG*Jct8?}<rnyN(-kPM(C(z_zR_2CBiFvn&&%4qQy(aVfi@L_VAEq}T8lN7)yYAap
2e_`3vJ2XbhPW~m2)wy5#S59nPxkI_{$$TI-+g|6^WEpB`FHoX{*D@Jyx`{MD+@b)a4+yH3%wR!zyAY)UxN4VZ_hIjr^n6B$-P!)z#rT@1^Pth0C@HAVK5T}
CdQ#JUsA-%^*!HlT+8+D9#6?R=u9OxQ6ONGplyT48#CZ@+SrnuxSK0-gI+C};hb=_VM~U(e<*h4d}98r8}ldL_t@xs(w&wK6)2$^2Ef%&Kn9gtLaME-AsjZA
s>lPI4)|5QngP!|of7+xg=vM4WoAOi0G(Glp@(l?AO7|5)#%{o!x1Gc@9rqKdVnzslcEuN+7ty4l6r<(XRPouSrj?SsFdedgbySy@X<M}4yGv1t9|w=!{-=2
Le96Snn3x@V=Ksi44RB2WgVe`cZVJ`O9NaRu&U5)*%<g}s7!NzH#fkwpl3GRa+Gw-N&O7GX2#ZjXe^&2xi5q2*jM%9GlkyL8)-PgAF7MBDM+b38ne+H3tYoD
*!&w5pGeU8^r%CX0qXj5Abt|qQd$gOcPSTDr@O%X%;N3&s006hus7^-;ndDx_xm9_`qoVs<_Rlu25pXCj$Xd`b#(IbS5H@xlblX7AiN!&BWnXwphqv?9KHN?
^y28~<mB~lhnRJQ;1SmQ8jbx)da#7+>vXkb6%J;{n-<sd_tCNZ(T*>2{j+H$z0fv<3pPd8_y_v^LlU4OZIXUWp0Fne?@tb2nLQ~MXKY6=7L<WZu}9JO<3(X2
ZCorNH3Fj&SGsaKLI)Q?Wxnc44X{F)kojZObK})Yi0|Mqxzo)`U<VdA>^A%8=-uJl7jF)Zk%j#9=(k_r@E=FNy@P$~aYAIyEr+>|b6DzYgm$``Py%B-$w=0K
&{%H?)=?w5lF*)}TU5W73zXZ7r8vr?uI*NVxf{Lx@Z0F*m-mMUuLP7`!jm?QEN~N>mSm0+8okoI$Qr!VMB>2S$-Dbv&nP<-2ZV_ukSOE5@Th3`8E5fjOM@GX
)}D|<sNG2&-~w`Db$Q*B!tlk6ccY}Z>v#CRq3VGNM<%(!ft0)(i-K-%<DYL2emm?_vOT8^@E2VR`QjWP!dR6s60xwi#NV4b41$y&%}ujecc5;F>#Kd>75i7r
=>h^jI-BuNK;?IYF>o3Ga`gHoiGQCSai#W#w%_0iisqD*oYoQ(%NNU>R6AP#L82OH>&qpxsb;<2AH4nfka{Pz(wFu<D=>|QYJtw_iZa<M)(m<0(@#h5PiV~I
3_4mqbWrN<(o~N%$RrqgR$_{;T*MOe`k>y;xIlW}93HSMI339zIrriDTw)DC=l2cgk<y<#_=B8>D3uh2H@Q!$+Wfpjb<SI+o3~^s<?c{G!Dgfr!e_a-@$gdN
3%-Ks)fuu*?mLibdL%ku!)o2R%Vi`dd$w3QquOtLj+<m!G!wX33X!WAC43~Hbs^x=o$gM?0X}7Q)-jN!+xpCT>j9%F%*E$|c2MLZ-XpQ<5U%O5M?IfQ*8bBu
h271OiZ7{JCsU1<{>zbFQ9DE)b|_Q_O0R3uRILwQgL{px04|WVWSUsRr3S=*vEaxfz;WoOm@Ew~6HeB64`5|hQY?vf2^ilhPdGPb$d~asPvveQbzGKgv2!2&
B90B{M?m3ux#^NsLMj8&4%C%aXn~u)@`_qH%!0f4)S<%Bmwz*JAp5sMod7k=OM$a<=VVNhcu_keLa2<Xhxx^k!1P1I<`BXD&|FP@4Dp+yk+6vkaK@^-aL2PN
bD*mKBWpp2sD~-T^G0UlEdo=cG&&!>^w-X64Q=be!JaQKGLCvhY@-{8ofErVasm)8ojB4jo8*o=J*L`B6Wh}oAwH#ZK8QFynkG`MR@oxdLaSDerc2r<fU<YC
swTZLcj#-5Q~WCHprZnPLm@nzIF7m~BhzRE9J0#Eor4Yt^u5k2NClQ(7U3~$M)g^1Vm6&DEBonBjOiUl=c`V>Io(o`IrC6sMqXyYWD}@na?7bm^E2AT=mirS
$k7~r$to$c(OM=ak0FunU`;X`8SSL8mSau-wAbYUoP&3P?6awgpIDa?jnK?1Kld5qiGwm<vJMW8_4_n8%|A}ZtQVUg4CJpFl};d{K)w-t$I?SeO9p@BAneJo
yn^WD!tJ>4p^u(Cx|0;CSdPpkXZGV=rj{SOA@2h1_*{ug+UB!6Ec;N}IqU@~<#_Be+pyYmtf_5N9-WvHU`&3O!kBmm9r^zS+&$G&+M*E76;U$fc$oTAs?&vN
nK?%>-l>Fo;+`J(+*q+^Y(+PAr?0qdD&|7N7gu@%JGd3ex+IcG-#=sFrrCF$hvL^AiJ`DIy`(&^K=K`c6tayEhBnj`Qw5z@7|M7pIo@z5x~`t0Z&VNJkpo{4
mx*XAu0uSut0W*F5xZI_xUw{LD}&tilB*m;Oze(l^tbX4j?WNx?>Gp3E-O;vAcFJD0fIBMkWveQjv3`Ih3*!6yhF7Bc5_O0P6L3@Y)o7hQtu9(Jzm`u7dGoy
uxOzLEcx;e!c{hrg_16vmGaeDQsX935oLhzbU`*pUCYp{TiGy|O1c_+Li6ylL>b;glcm}P$XrV1ZU@X+B!FBtCuQ!d;Zw<B@EnZCWcvrrV*f**8J(yrl3g%g
$@Ob-vr&_U_(#e>MvwslImFb4JfX50QU1wvD?Y)_AKN&_`dc3S4s&dOF68tJ7Js$C{bQE$ty9yk#YSm_vVyg>b<6aF7VWOnA_4eg`}ce?bd<BfWY_Y_0jC9<
%6kMimyy@nYQh#T0V^YJVm#70dc46itQ1mnciJ1{U*rSeu5Ssl^E+QhH9Cf)r`nb-mzfRpQ*@&=!A+yebVroqx?h-l;}lcSP><83sgtvOu}`M?N_f(YXnn!a
Zw=GMG9E`g!TL5DM@?OVxNYHGoUgDd+B<r|Sk}y`uCHnHR-Z|h3*n2lMwV#|VtW`lD6Jn~DwXYme1WDm8?%(rShBM&DjVBucjvBu%lO5+#*S$<rdY9ADICAV
MVPR-*#JitWi||_;hs4;<@V5_HlDPZ!FasRU3!&TXuB*bE76I}1du(YuR31M)DeqJoAK=3qSV|n4pISx|NHppZ6<}VZ^+_|WP<VPe;#Kx;7N0Xxyz>YYT3P7
AT>sXWOur{oHwbeb*6UHx`GXu?gc<b?M%l*I$HB<v~75c_e(LGKX~abpmAmyEq^5=3y38HvG5!Uva^DMaOeo5SUcsAMoBmJ|LIce>deboeNGBWcV;ZAlnWKj
fJ4C5wd>4x{fNAHVms0rXpSp7!o^HC?-7NX$}~s(K0Q~FOU$E=c)Dh3+A4>+6XDGYGV)1j8gvG{$eVo|IF(PQjZI1|hDS0Pcv1iZm&{kB&o^=gp$b|uj8huS
ymnhir*_qn*HRpls2;FBSBn}efuXLgB3Oi)sR5M6z*S2oHAvTcM!0n30IRr*@caUMf8F|}ZX_%oJX*f~nT8SE;+6nI!6qhhX5?&+UpHdo=FvS%H$B0_ZL-RU
6E4?E9MSRY8;IWLSFh~YcxZppre008DWMfdyxOW|4tik|MJW&`wlCOHwY`ns;orH`kNbtrdIfDUbqgJR%!G46h9lS(ZojE>$D@{*FSqw&4DrGnrZ0z${J&HK
rPmC~)W9A=8_OMFI{{{LLHgv}5~6+A=@!nYXnFg)J=EWZ>RVFn7Nm~gT|w#vY}fK)^Tc2}YQgvuGx9b*66Hrd=}5_~5zu@K0`p=!FtwJ}Z{q;8gc2&CrDBCe
j`A39dq~qSSCq0Gm64QZfoKQvkq*;^2lUbUfnitJ&#WPbuNKVrEWBM>UHErK2oO}IO)w|t_`|z*?+=fU?^_GlH6+VxSOf!?u+0pfrPB6BUavFsi&6Qiv7a>I
p|x(YX%s~SiAEZa1)E3}Lk~p2Gz~<FI+pws<&rEf-UWM~xV)|sjH?g1_16-x2%tn;7-;~QgX@k6gGQq)Y%H_D_S7_Ju(g%mI!4c)!Z@%H4DSMUofY4iRlL3H
M0?d^EBfqBD&km2cR}@%`_(?4)NNNM>Gd}$l{!{U(k>_?d`5_8Cie|snBvx%=!G%|)BsUCUEnP*{cvTA9t;yIP@Elcqnt?XN219_?FR*jxEu84GCk+JLFrQ@
_dW~hgRcdjz8>BYSBAoVlHRh058Xn6%ew0@3=A(pfTtnqoB^ANd{E0fL#xB*WDZ=aN835^7Y}x6Q|2U}<%>)4_`;ZeW90eMo^GD6g5&mvib70v?Rqh&N8AE9
FRV560KbOQS&@Yv4&+ySy_}V&+Ekug=2d=PXtT05PPXvw_0h)#M(-Fm3G|$k_pY;$^`fw;qklpoiCz;?7mJs$FAOJ-<M~^-xt)2(O~?m(KE;}_v}%U;d~c%d
aWba)36RngayoQd%69W*C@o(B3rW?gVl5X%LzW>8P{D`q=^4)J!1E(H5I>TS2d`mD<Z`&v-PzgMvtEZ(Ro=0kQsJWoT^Lt+iJCa|_7HX!r2^pp7E8)1jdr+|
q*Nv!Bka!_V`SiilhIGF-yfeS1beRA0P!8-2evff(0p<<h0?5UIGY0ouPh1)$hfSLA%K_l=Y}<QIRTw%C=<{~^c|bjm`xp%&Ktl!9Dg`?GdlX~;rsU=-kOCm
aJ{<$VW*-L>*x!bS8`G*jkZaEd{rltToQ?q2U~{R5jG~^Nz$d%I>agy*EGv{-N+IDGRM$53)F8%utWkALA3YGT_{f71I!gxNnF~Trx_=NBI2VqmsxoUD3csm
Dg_Ym;G8b_hV$^Uq=#M^NFygp`A{L!1^V^y-3dYTy|;5ZVouy2M##C)m6(~P1meiv5rs*#!O2?S3+sdO`t8r7gP#vxNA}{Na>*o41J@x1#*xz{5~sIVO@I(}
5_13N?7|XCPiyaa557NqdG!7jIq7_Q^y28`*ViW_edc>3iLc)!Tdfu)RWTwkSf0#TqfwuU_bWxPi|dEx{xWYk0;`c!j|?Noxy+p9i5z(40O>HvW=fwuVD0+C
<nbP(e=WHdak3L0lHG5wcvtyT>wWdNcW+>k@kqWs{>Tw#4vtYYNM)kET2j%XFy5Iq-(}!VWVK3%)%57>bv0it(?e1Vwv<XImaNb!02M@iE{<K|cbO*gf%_AF
_KX`&QB7kb9<7!~XGmky7kN{x8I+8NQ!R3%7cSZ3Ik(5LT>UtG<V}!@kN0skfwgA+rs>)S8A&&MjhD+<&VKIK1Lh5}3VeGxi^0h+c;T0DUoIVe8{LqAg6va8
$ifC<^tkoZG3WW>G^ez2bdh7u$`$59ms$WaU99;rMjf5K@AaTwmec9XIpO4vi_}!J_Y=D1+?X1`E*cO(Y=K9d91X3_8ytZ<q~cK@Vj(7c5zs-HFndpGAw_*e
aWSV6#yeLCq6l4V<x=ux$W;NOtSZt78DDvCWc-k7gPj&MBxST()+!BQU2efh2?jiKou0eN3x**Vk5~UHW416q#nMzJB-7jxNTS5gz)l2LLQ*zlLL<1amkAz3
h%fL8uj%STEGQ*cg=A(aY>vSLb2Z8JfkbRot(p~FV>fg^7^*3Eh?DciI}gYMT+y|IPQ+O5ZPl0?t!MRfhSoC$!TT74`_+hZzQQtt3t*QPtN|#^CDKh!0&aka
KL+CyJB?dJdGLt!Ku}>Vbp=uHth|h1Xl}NPoz$31u)WawHHO_$#Uj9ZT2LSdxjeM%0>qN>vcf4yioYr6u6}_&@mK0|2wRFef2wTZD69<060gHnoVgp);yp!l
{)hLF6Hw^rn0#0M44as1te=>_sibPt?hc0;apXwf^3z@$OBpmVhVxa}AL1P1vge;^Ujxk<F@g|y(Kcs!Ia^WL9SZjMu7_cei$RidtO~~wF?@@>*hmm{)G*5u
wrRa~QpLf-+57|6ej9j?;n`tQCl&1sn|%tz=yNOijJ<KkhNf-E0hBi!cH>8PIC8x>ps)?9tSDrLKxfOGKDVNDD?1Bz5p@r+pxU<>L%JRs5l8yeY+Hc;F-eVZ
qsBrXAqcjX9I_^-jiOpFlFZ6O*%X1muo?!+)?#tc7~^CDOo(*rU^i-`98>Dd_OGrP?fKmcDFE6|u7VCG3)YID`D&q-LMK5k-XjE<#nUM5LNS}^Hep<D_yE4v
D4{uf>rs&&q{WuiLS!0a!5+Q0sz|cs_MBSbNUdddlC;u731KF5WV0Fkr^qjRq8v#6Nwb5#@t?J)^0?r%Ps)5tf<-A`B8DlswcWH){;kVG8_TdpK3f!*1^dq<
^XMgUMJG7Y0t2YPNEwwo1zRT{mFpL`@;RBKLcxQ?4Yv##`+Xqe=`j<|xggdPd&>-)gluQ7{_V`ER~xAiWeX9ueqPRt4f$oIqA6_)IRP5e_a?suYZ)hM6*GHl
v$NT%xk%g23az-idt&WkL@e|RVqJNKY*p-p0;=%Y^0L*K8+Je$)clJ#6U;P;<T(=z9c4nPRA;U!VcJeV)=o{A2)clgbrklNu%BJa=n)RXI4(`9<R3sSXgH3J
)ZsD%dB>w5W{zJ*KMaeCh(`XRn@I?_9(zaTC%NsF;S+&E*d|w!Wnl<rNU9qfpur%RSUF;?nKLY#4LGb@HYaEQFXUr9wrSlh7`^1eGvP2Em!(uUaJ%1jc%1Dd
(1m4D7N--ty1aq%>(u;)GvsQHw!-$Edw4kiCX6#=PRdG*M$cuU4v}AvbXYS^!yJ|2m$Vo;IwTttF^K(S&P4vP&1gs5sF-M>i@^h^lGFO%Nu1_DhW)H*&GMd8
_(FA>cx9QG_eSJYRwJlt5#?iKCliY2Z&r)nODto8Tqdnmah(I!85LJVI+5<zN+%ZdsdAjMwIv!JRg+HBQDu27g>vO;W(a(|)bI$>T@6HplWMNZ)TMoQNhls&
HXO{2l#Tu0JjNv8pRBN)`ly^)g`V0{2Cg1|a4;MKdjND1jWN9>co(jMW0_>TtQtNB)EEtce6Ok}2(DVtXH@*)jppDvRC;q_Qh^=#5V6=7l>{x3USN!6U=(&_
R?b2p#H)9J5VOon$!Q!xA2sX6)S9s2k;tY_=z%CTN-;!9xD=jM<RA?BCQcLqQr!vz+eKyFh#ZheS6$ENFk&k6Dv|X5j>VjzsahhOvu~0g5VMPSv$gBZa;vn^
IM{R4crf$VO^!INg0NwwWvMdJ1Lh6TpmUsns-HN46%!@q9Yv^>)uG<hgty_2Iwg-zJy>YAmEAHPpK|1I-d>)4#Ou#RF&|+UX^fb#6j#k^*gYDkop4uoxH6}p
?UHfI6^*$;H0QJe*+p7cOw)BK3HczqlfZ3Oor5D(JWgDUNWMvScXlE&y<S4sDYndlYr1o<n!q#hY~43z`+gxU@QCao1VL=xBT3CPP0ePt?-ipekFlplU80E<
+k;qDySfiCl_joCP7>h#tvf^X62D}(LST{dg)x^HUJq`_HmF8Xv(A?|4l_FmM>r>=oogc}v&B`yZ7MRbr+i?@6CsvNll_y01Hlg387TQAIO;;-5ZB$wWCbGc
X_EoiD6m@j<jV#tY34vsc*>dGoBQGQys5pko4}yn`!y04mM1LXVduqBp_|45Z#+hp2!!-ccQi7ejYgf0Y9!jn$ZYLo23Y3$#kO>jp%aV<_K^@o(#8{Uz9LJV
a-U-R@Wp4fJ-Ws_yy>uSDb%yp=(Z_=jZG*rP!lBF*+n&}F-vg&)1%e$Z2LQObgPOh1i5ddyu2anW4z!B-iYY{KN#%xD29kon*_YKwOA1p+p!x>hvUn38oSjF
-VrvG6RSw#w{U@4=YXI}JMR9u2aR1DA`H(uzGkh<lWSbNKL$TZIhQ3p!dL@D%cbPp8=+g*xU)~(OTf;s?bF-n@=QdOrpk3jUG{}*#o<WuKy_&vynA(UaxgUU
V7Knqz3$VqI~}C;iMWT_Z}@@vKrU2yna^O!aLs{j|9@M%8s;{RBl}nOTy<wGwM0mjt;&I+E0n^>EK8J2lB2t#a3Dl1Nkrf-jStbvCI9`VUw6;+%+7+8byb%$
wb-5S>FMcy{rYUw@d=N8Pw2Bz3cd=pN~wZ^CjhZT2EP9W;H&{}gp$InY$uE!AOSO=_TzKPuMB^R@gH{n$7~E4r?S)YKjMo)N!qA#c2OwxreXIcxj`#o@m@gN
Ybt}sg66l}+$OFSEmeprQg9QKYT;yd$B&KA@+-6}i4xP9m)x-ONqo2;iE|}1aOL0YP;HxZU6P`11GyMEK-w!1h>Q%QSzOf=XnI5BBV{`M`8CYn4*5S)((uj6
^P?B9Usg^?Q<PBrrdFXZpAawB>&ffmqZbwQD{Ad-qF+@EU;3URr43>v8&zpq+cm^Js1>fR=%hhzANStoMv@I&E+LmZ3{B3O{Hi=w>#!(FYc;0&)mG0A{FUWe
k|YRr_wPhBZ*DQ!iz}~mG)hxKBzgtGW$EW3jp+<;`Nic<V|q53WG$V3VHza`6&?B#89C^g0ybohS$?V?zHeU>I6+<KU^;cvK3@bl2yX2Me0TqKGq2Zf?|Rq0
LML3GuIxSY$ZxI)uZPs7`pYxsfOn!neq-u9e^!u@UP6vJdpSU#Be{4PTcXko(=9FB218hidwXB5W=}t_RsYbuldu)Bb#gkR^Ibwo0bRJbp3<oV$F((8Y9NlJ
g;Sh&H>REA>dClHd}-c!R~bWlWh_!<yl#w^$)!{=d^1%w`K2LgQO)K2%4u(doL0k#O7}#%+7lv;l{83{kzjqV3a6NSpwzr4x|zx-vTL=9KaG|`RV4FY<}MmE
GKk7@r<+*|?r6iCeZk!(fG;xf^_lnbR=rLSMEw$4J26(cTNMbgz-31|v+6#8Sl;o%B^R>WLB{X08qPMik4Y6(m2_5rYBrR{&Hepq^6vGk(-;3;R#9J^sA*cL
a$W2+V6O@DXU7&d4Td=ERe(Kwei+8rA$Pm)fON*N<9KGLE5O?mKJEakf^(5_fQE`kROhZ@l$dtz{G7_cKSm)o$YZiB7dS_|AjfkHnsC9mp!_Q^$)Ip2$3IGe
6f*_-&S~P0AP5lQVh;QV09I=LPmRkl2+y9jah*5QCAn^Id;-y1k5rnk{6*#?ts=4dw3hdrktLCN6eB;^K3&nBt<xt#4NW1W14Kmvw)r%2ztl5pYI8NX;k%H6
0ri<sv1*cM@DGpm+)}11I0w*9Lgp0fw*6A#{|G66FTcN{_|)v$OF#bdp-b?<^+}mem|)(F8Q2~+7%<F(GCR4cwoncc3NT2E%9+rYHU0CNaO1O$rl*kkIyZ4i
JN}FzBEMWav!-yexehKUktTpzp_(dgI`je^;H*s=;K%l|J6PJX>*?Z>B%Ok^Mcnzb*al@<q;qmpy`bcwV&<1W+$Bd_Pn@uiMK}EA^u@``6XyK$Ya>IImlKqT
dWi%j#anu!1HtAa8ga%k$jY&YArK4#k+Dxd3m2V4%Cd>U^zRFp(7zz&;eGSw$5-zNtp3C^89(!i3b&Hm69`C&q5-xoAP77BcX)k3oe`i0b8^T(V&7iWnvR8s
YvHZs!4tY(;MJAC&(FDz^Ya|fR!p%<cU$_-2Vw@!5F~+u4hI^JhWS~DC4~nG#us{aHo^m9HTiZp9De(6qCMykAgoYAq6}gM*C4ri`0)t|Y&zzTw>T{E6~zK#
4f%D`L2V@3ag<&7203qNFzeK?#l;>L1{hEpE|O+|7fMP7#_dn}S;Bl*;I_b9|Kf5<Lo_5ef#lc{Vex2@0_3jYUov1O<4<nDI$Q0YA&ZAaS!`^VOu+6+qT!IZ
=7(ZmA#^D*XilZnh8-5v1q?95LheAo-9&RSj?~7WU2dHRZoQ0s3T=^jl~z1(W}^~g+C3SM{CwK!jHfVUQ?x9K1m@s~=-)MMHm)~bQdP0fEhx|S#*r-NgDB5<
|3(lei>r3&1oDj~l3-3oH?Vx!$7Um}%}O-L9MQ7W#h>PgqdAVu9FW7W)`@xp^4>S6ul{oUX7cm#>&c5(uYRIa;5$79PTQHi-l~-Wjr{PL|6}5)IEG7<P;`R0
!3kRaxVXuMdc5KDep_UTcX5*b$$r9IV1sAXr0hVMni7D42F^)DK`RBeZW!BUexd18G(N*bgKZF3pb>K3JfWzhl^X!TG;w3k{RmOZSP&t2fQF<%P{V4?zF<MR
^LwD@VBQXL0It|(G%fgIAf^Fbc4-()cOt}E%K$8POlNWMlgVn)u2*hp9TFWo-7&wZ%55n5*h<=mjEAi==8+e}Xos5qJW;8ewnxiT5FP>Eo7r~t)nh-Pz#7#R
j$`Gl?czs!fhq2aMwi#<s;X&UeXtB5X#!0~_M38>syavzvE=K7TRTGbF-pa09md&QZtpx0J=F8<T{@M4W>jmO8i=<4L#{HJZW-m-G^xD{j#HbtB6m}0%sPgd
9LtFkOOkP6Md*n;j=t6%<}ViRM&8%96r5*({q-eX5bkSWbVsCb2xoQ$j|>3CLIT^7UwsW4_ysM{J{qL5EOtDkz@*M)#Ds5QKBIFerTF2{@0SR5cU@n6ya!g6
oV+5m&qE*ibm5qvPUqBP--GdBEknx89h3EM?jAB(ZEoT_7O`y5LsZHEj|kr%DOvtpByKQ`;B{KaC^95IobnoDBa{R`9Y~bjC71g94&W&FQ+zMuBw0QN9%+6k
SI8RQgB@q`=I!y%oL{Ec*(r7(?-|29Z$)OHaDC<iFolvbD6+|eb(Wd4L(ycTsej!}7dm3dii;;P1&oe~`|rm9$K?pSdFo!HA=ma$;KJ>Ys92<-PGE)lV-1q`
?vD9Aazm_qS80q4Me#|a0~cQd7*LPEN{VGBBP05He$E9s@qG4lED;NVZXb3qm`S2;F>f#Tr@pyef0pJ9ISVVPm716<;u&^oru#_#-rXNZs95)fTQw83OUffZ
zj#wuXCwDPMWFXXDPW(TD5(w^+E>1CS5otjdf5(Gv$bLlFG^wZ4?+{{+Fx=TPyEcC+)u(X#sc;;)6+s-F_FeX8dpia5ysAmUi^V$puSqC?P0c1N0q!~_*{xK
MM&0Q_`GiF<@_Qdn#d6{JdK_`#WMiIj$XVyetmlM_T+C!$gscH4b9GlW8V{v{pamz6fD|eAYC{+8h7>S?j#L^`U(hR0AePvQFk_^+?!m`s5s((3U6kV0HDzX
NoEO!+|39^<`77=cKL)0n`XX_1G5i`)9I-yR0wH^cBzF#D8o1Z|0Cu2W{!7KZp$qrv+7Pp6@uwu&^{<22l^YM^!`Ld<uf}cV<5xMc+yTL02(2;SC9w5mb~EL
T<utIhdg5g+?`nJ5Q=S6c?hr*gZFnQs0&Cj54}H!=6UM=N0Vls>#zrkb$?fg5JFG$@MU&-0cnM+OB3=<22O=ya0!$hyEc*6mEV~+Gtd@63<bSF??KeoZak$~
M4AeCFtA7%?xb*Im3bTtR32NDrFdq<E|+WzPN21%YCelajJ7+9;0mJ#;t{v9in=8jVddDBD!M1Y<{}pVzdU;@R|86py^t+TF+VM5oSrwq&+}orrt8CqCEjX&
vsuWEfq1KGQNGsX_`>D&!)N>#cWPwpZrT}H_+>~}lGVzIi)DQ`UC!bh@Z5$e=Mv?{K<8U9kt4A$9LR?p)2OmvL-+|WzMM86tHQ3Oa#*}+H%sCYFMet-R&%!f
y!l6cTd#;rgpf8*-6INqq%_#YO9B+_KASEV?fZsMapW!{7OTg5drwNga@_>**>zC7m~V=jun0pc>>Ul8h`;s&T;?<W{P7-t4rxIL)~ERj$w{xt(*yeqh+0T9
M3B{iJIja>04<&`KG6box0cXA8GSKbxVM(m+xbk`_+;Rnz?<Jpg-^nrHto&rh7N=0Ew^fazx3Wy-gr|@cTv2XlX-&BAih)5X57(ef{Uw`XUEOT^?Wf~))W@@
zPTfoo83#gVNn(YggX*(=~`pwIsY~lM5ICsGoqRY4&($&<_U4%6Ey~<8Y(t~bSQvmn4ye?Th5E&*E=5XNg-CHiO9cLH31*B8a}`Fo>3K&BlRn(tit_FUzf{C
1-<<N^j96Nsp>FdP2RZcL7bS~DE@&6OY`27wL}C12~xsbF}d5>bS%Vgv?K$%r-7xDe$_~i1(r?V8+!HXEuZ73uij3M|Lf<YQ)VA>PhK4V?f3=mEUNHvfcn#;
x6ghQgX+6iuiySS`OB+cp1wFaeNL|pzYp!^4dSHBtlfN|n&G(#d|r}Lv=I_2lBi5eHf35QW!{8~H!x-KH>{hB=h}DZ#qp6g5qjzqZOsYM`Vv7X)gn?nT=N6y
gIYWPG@o&dfaEREyS7qfq484<Quc6wz-9F2?a9ldx5tyeoxC}D%flD)sp66^EfLAVx{~+$aa=1Jg+vIH6|%(<=Si4!O>l~9_fog=cPFQRdG!vJo7#_H&eQra
o-E;fbrn3-N_;G$vKC4f?eR^<9R1ua#-}v29>f%D>d)HSdAMpXTf!-|D<lqaY8J2M1Wh4g9D(D*;%7OUr%QE15eXdlWix7BdwJ=j>v`LV!%a*oyx0B!txYp4
r`np^I}9a}(fWi`09=~WGOq!W<Qaht4@J{0d^!eotU1eXnSL|X%$%YdnGl_96DwjxjFhXoiCdaAX8i<Xx*~>|ch!9f>ok<bI6{&JCNp5v&`|T7h{|PLwpPw0
(^!z=;8NaK9tb}|S0=^Q)`o~mqe^-G+j^oC$U~v_$B~!f+Cs6>{4?Lwv!6+y9|@B!ibQ^3s;=Udr1uj|*&xfG5KyKeVrXF^0_u7c_xD;<GSD@{Y3lUE_560B
+w7Jys9-4W+Fn!MoT>OI)MGhhTRFSFZP=UGVa11J_?hZvwk6U|R-N6sJ)8C@-l$;w5%-<+n2l1RCedFT-Mj*g!`{&X+`WeMo+&61FY4u*`0y@jg7mGXpGy!r
5bSKaSP2!=`8i1?z~BORllP>qs5ZR7tV|w!<BkmoX^~kR%O8cxu$aNOX!upz&V<9Ny^&LNIj@CYUIE*L`x<l=L#I?fm19L)H5Gmf?a4?-Y*+g<;C)(>)$;6k
EK6{YujMNG6L}wPZ$AG!dx~Wo9iQy3^|f-(2dGdkIwB9zT{NmH&VCxB)=EqECxpr~><|nmVn-Righiiqz)4k*zxIiFphkpN$93&b2_2RLLy@I9g6EBFkggQL
DK9caM82yHQo^5984s9>@QdiQ(&ans-AVV_vN*v&w7GsHvii=3V$Q9WeNhUP1mXIW(AH1~=*sxW{k>DHeqF8yi-vfK>xS^@tWyvWO#T{bu^165&|X~aJ=M5w
Ih=!mkMbRCEb@kyrhrf#CsAlLKZ#Tv7n4w`S6=V=bu+*C2xFA0IiaBklB+>-a|8ikQ%gSi&Q}T5Z4!Pw2a#Y?-|_wMs>T9Vz0+Nm8j-Gf=a!UuGyQD>t(uEN
QHo!M)tpHdua>|HAIKM2(K?YBy+wUBT^Pm72*~UPG7BPDBKL;hiCG>?S&VXz_rCk1kyVrE$364GL^z>Car?yT>hpD(!Am~(qoB|KIN96VqyL59(Kp|w@1I0K
RX1$WK43@&9eB9e@kaMo=Wwrv;#beFu0OOJl3aMD_y|Sy<E~pCVO-sb$@ib(y_|R#)7$CAeEm7dhrGwIbz6c~rjx(&1!1wMjsv$Lohpqy@ysI#T}+eC2;G$1
>6=xZ_xSU^iG57u`fx{t)P?L^XQwF}9E;tDd^jQnqY5m7#>C{tYgWW00w^3Sh?TBf$xacY5ZXicgX`Us??O#{Ok#R~&a>Ccqz;|t-%}0SvIUVA7fVOk?<vxp
coDy8fUZ;${RHLDhMl2aNC9`}iui_pyLG3ls<XUtSdoo8-@o>r&-vydvZpxPj9Cep&FQ?a=~{y*P_C+;mC@KpAfDF71#}i-?Y)5)P7~eS4D|gnw=B-kma!5R
h|dsZ?D~H7%ysy-=S42<kTwlroZ)6nNK6*~nq)>a>qCt_spdXv1WY`%_DmcJ(Fb4h8nWKP?m#cn(ZvQlNi78>E-}9xcSl<8`-kzU3`ukh@Rc2Lg2o^f1`~A1
+z_`MKQZw#cMb9cxfz@?2Nz2~8qJcj|JBp=fIsS5-?^TO3#m*Qc)(>)_JXhiY<mgafdWc?ijSfh6UK*l+U^m#FJUO+xdB32%mxzOf<qjhTSkmo1T`CsGp-PX
ml%=Y*PF@&a(G9%D?il>9aMKZ4X}8}mi`gZjcjnGf)X$YRd|M9#~uDC$s|+rYTzQs8ojJntIkN{XP{cGI8E3QCKdgkHX23npi4ESCAFNv8$=C^T<s(b#a#*I
nl{J<WkQCfhObSx8{uHWgrJosD2$x&TL;+--sGbo8M2FbyC6adJXZNtTE;{c!Fe_?hj3*N*2+{=#oM(C2Th9qQLIB~IW<ol;MrYnz6u|W{IHFK@|B)6;dQHG
{c^ERuJO=S`O3B=$O2nuKZrGy6@EHFqU-+s$`hx1d(O#$^^W6jJM@eqBzkr^`f(-SQkOIf+hK7Pm6%d)QeO_CM-KFrq1Q^&Rbp^`(I|>#IQ+^KbjI!o;&Reo
aJA+ur_+?6+YWme_MB{TBgr5k{5=G6ft)3S@a)ZBpFR0*K!ele6cO~@h!Zk#JhwWU|My=SSIOB_#dXAUh+ImfepV7mRq(Qii^nBjHFHh!!^8dl8~jMY4SQWG
W-)~&TI%IyvB2j;^_=e5iYQq9d#G2fH|(K#n!iuX4ry&{H%sNESkQ^1Fb9~Hglozp>XwI(gyejymvXbfYZT)CVc9}mzr4)aA<0#vcF3I3F>^(Vc@-i!0EKnr
5dnZ;K<D%rBiQMobck0cgq-^usss_8pWAzGF>n`b#TS>6Ve-Uqgvjl6x&Z1McDE~NnIXJUz)~EWA;!JntKP;osrX2$Ld5DBIh)3bpk&?-k+<;sr&*)DeyQ6$
y_=f%32KfnJO`J8UQ3TEc7H@pqVyO?vh5%e01Sv_$e--2ClZ{kAFQ|L2OyF8%rkFV3}9<Q|Afg%$HCn0sg(okots;;h^2s53(H{Um#~al%CaP<3z2jZ=Y<@A
Ks|CNcaruPn?hMuxgX0eK~&#BCM{si!E|Xiot19cft30R9u-zTbmzDiq#r*V%0k01d0s_^mzO!7DoZb77d+Z~$kWwFP^H5COiy*{UOf4(b66Es`~|X{aW6dh
JV$+MM#){E;sZchDm{P1P4)wjS?jJlTjwade~qr-*IT~`mGx)iE#^%gIFIHAM|W@)PK}{ZJjLR=<*Pb7oP+67>U6TwM>)_bG0$WyfG@Vv#Td;<RhT`O6GJq&
@~>)}OzPYvP@C%=Do=*p1K<t?&_?UxF>Obz4Lp<8wNu0n`tBz2h5dlWCjR^#TUwA5y;~x)+R&4o!{TxGz9|}OeAoume&^)OE(uI1*0bnk)^Wgg#OwJL;o@*|
&FYIeU3xTp2{7f=uy{#d?)hW}oe;HHz$=(p7X;Nc;hzR7`uG`Mi>S1x%}36b?o_8m{o9Jj_6CZ^6oY+vHX{7;*{A~|8Q%x#BLPjrP>Rl|5Nvuj7F?gA+O#cR
BFI}QA*Zr_MdVz2pl*vA0RcMLt2{*Z9*CbQJqzWFq<dH>tcGW<A7XM=KoS;BE{;Ue2n0CWD5ilOKjLHz?oOX`W@R7;=jUS4k8_QCTrU(WjuA{4^F?ztuX!fe
CFe^beLkQfTIj4Q?_z~@#7<6gU7;L8gcw_GQ_WyVKP*TYiEqQYEO;2Z$D3DY!mWEu2ZS|7^oxdsSKPED)|E`*hzE0x=}Cxz8$zCAFiT>tH;UYksM=VlsQ&U{
R}z1Rl}qabFQ4(*e%szc%}UM}&Ca}6D#t!qX4WB5{RhNg(n51LD!SI#6g4s!+*~7QjkNO8HVUvYfQh5=$iN$eD>{<09%Vge-Y_NGW>a)uWSHESsWoa+>FCU5
x8W>OAJp&!SetEqMPgr>oI~T~Na-E`QEZae2>N=#mD5S@#J!tfr={Esa%aYVqy@+bab+<*Yp0^BxG!F+bB8b+4R?~BiqH5X_2xV>AA3VSz8^<Tyb1s&7_k_1
)m8oaMKf{W%f*H)^Hd5!nfy*V2y#>=4RNTHLPTaZTyMZZ(pti8caQF|-SkKZ@t__xpLGCX?ht%IY?kyEj$3yI`sE?u@PXXq<GV;q1gvoGJWXC`E2wF2m+kHJ
YPzoFVi46{=0&*JfBNnxz|3$%hl&>IFL;|^l(m%UP_$fhY<R_lv3|(vVNXwl`Kp*f1K8S(vE_{dsw<XHD;)C8%%fTkESRNWz?k^fvTKVo?h*WMMxaeS*E0zj
$QY$2GP4mYv!vu_qvU10uURuX{Fel6!=b9ejtV`H7(u{Rtz*k9yM`TIp(e4sv(v{F%@85U22FT;nKh$Uq$oXO9po0L-Q4C109NvWUALdDuSa(Nlk{m~ay;xb
CB1*~faIJx4<vY(wa*Lk7HIlN^9h4>#&wDN;&VzWFC++uVRwG2C(||mu^LQalc86V-OkXGL*7qAhQfOHb?yTskUbRBb~o<Q^q<~j=fj`23{;p#-@`|6i}#f_
%ChM{yfQDThk~J{Ps{Fm)Wap)=ujNoF+J}}2l$i32a|fyrs8ShmotSiCe}}-`)9inN08iIOk0N271+uBDz7~HAZJSpod<}Qt1@M5Tp{~U%Cf)tK_`gZx{svU
-4Ca0GcI^LH-7FSD5Up(`SDlcwlB-CSYLi~$ZOtnDp+fDL{_^iOr&d4qZbO&K;)<@{=MkPVr9(7Fe^ma>|}GI>z+5qTzX!o`jHek^5HBj%=~4R1zOIDCeAQ_
pv1pK#^<g@&}gaQ6=};^Dkh8FVt+gY`XIhK>Hr9Yzfm|B`jE1(GR%OQLF*1-@Hua2%h{&by~#dZ1{lPz**?-IzK^TSd(u(=9-VZvnR`6jTo5)wJI?(XbG7JH
Srxu|GpnpEnHYoFs1JVfHB&71E?6-G9yeqNP+%{mzJb|69E7l?u$DqFl~!p=sbaET0Fwr^xcc@wdP|HFt^_VEhm|@15vIuCAve6PsD_sLS=J}$wwU+^cg$T0
Q7l&WAfFuI4AFurt%d3eS$8rO$5W~8A5)cEW;wT-C)tVxfQpJg%p1;gM}tt2C3R6ZSL^G;#BrKp7}o82y2uv6-KvUv3P^sYB|YFmceQ~#=}UAO6^b-B4@tC8
XLU!~hNOsED|*f9jqLVpGFS1p*R|CjuUcA%ewh+R4L~4XqKv0%gppbeyNJbHdzW`DW_wOjlQ=j7o}bWp98VzpR+2vu;Q%JNGhaCf2q|>10247MVoU9H3NuGv
65<Z+2WRmXBU`^rPSu5uGWH+=`2gYQeUU~&3O0*kfbAlx$pfi=y&uSh{m){+Rj{G3Om2@nIFTEPKHQIPvZz;Jfm9g(ow^M@R@i-STbeoY(a`_ssw(JD3XAGy
_+VuL9jTk4o614S{YbS3LTNBoj^31+h%-p4_LhNkiWQpw5yhQ_yKVnwLBN?uKV#*=!)1cbcr%6z-nT2>FNirKfV&4y!(mTynGIY`UFXbk{cH9AYbjErNHS&T
EwLb%J(mwM{nmHcWx=jFzuYqCz5sBs3i*Vo@5)H&<~D~P%P+N__#+J7vXO61xY%{hK-MHV5U5kX0gLLr!PE2v$k&$3FeuDu*k$(I<!j5>GT~Wfbh-93+djNo
dgL$Ccm<ne7-W9WN}B5_C(#^uiLs?g{PvbM*-~`FVylLxp^QnpS(|2Yxuq=Y=vmhUtG6Gs^)IJ4b9Zp8a+{xSI*9G}N8;qK@_P1Mym$}<S=>yNNd?8rD@v8n
BEaAa_O*u}N4DH;@M8}PX0aq+246|{;8ArqcL1RfHvvW`w?AYRq)1QqK+ROrELw7{Dv=nuSlcVnh#u+W&;@U}SLX7s<u<pTa)(6{)}4Bu(A(~7T@8%;n&`aT
_4IPXEzgyiV!z?*=)2MQk%}D=C_eQ)sJGX>hhxL&1%6JWQgkw?m<sK%5b*An@;hRn`Noqq7CG6gLRv{vn<@_`ENW-xaeP9@QYjxPkUxSq(Gl!DyucASMY2P+
0kX0KgnbH!OqUYC-<GNG-j5JuiI{=hu#%m2n}oOSd8!y`GO18z#c`|Ky^5efd3-mYt*?1X<O$DAJd0X}j6H!i6CePu33)%PFf^jlHgtC6H7lV5Y3m`1%Cx5M
Ah0p;uAFNxM5vc=d#}JWHn>K+<7N<+DteNW@2k3r7EU-bG6EiF#=R?OwYgyu7x%JTOzgs1#bR4+^w8Z_w_wx<?W3iQQQ9zfONzr>AGn_QJWM5j*l}1JVFl^W
(U|#v;^hae3A-S(QkwKZd>>XTH^tpe<ztoFe8_iXHtoj#LaetH-~YjPeQ&rIE$urtA@=Q(*wAIt+Z%qA)B~W=7X#|(BQzCx8IpvlO2jU1;K{n3;7e%$W~Y`|
j?Tg0-o+@U0$=IORp9@SGluz3S;9+cQWc5XyQDrD?d})!L$`?!?pjole6{2C!)PAw>8Lw@>fQe=%k5J*N9N{3smjMvbz<No=<1QGO1t)MD=Z6#Qe1TDac@f5
`K!?CVhTUYz<x`WGVGHIrlpe1*@FVR(!IW7cA<PA*RG7Q4JYFQ;`ps#-dldecB2;BR}d0LH9d*~ASBKqYNyo-=qRV5$k(P?rVLUf=cy$X)MCob<(A(%N?z~7
<?M|mEnf-#-Rhb*y1I0sNz|%eSI7euwOwP~(!hTWzDafdZn&W;3Uamxp%uixL=A2vkgyfLTB7Cm1yGh$7W^KcCRBnp+K?+(9!4CX<R#vWmDQH|kof`KG|!L6
Oohr-3MpnBugtGSe3{WN5f<k_adM0ske;xOB1&OObrhd#2`s~b5S6=$z)57Bi^EAF(>q^W{12gJ7tO#xj3kj_URsU9gjR8xBKhv4D#id97NMoLoqbrs)JS>&
n*QyoN4*quL2D+05(VL)Nn?4hrnf$ruumG&JG-&w7=G9xB-^b`7ZQj3Fhdp}wq&cmWkO%~M;YZ9F%_V@o*`Jbn#yo@CUX(|AW5o%XYZSD{`G$%AS~t
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
