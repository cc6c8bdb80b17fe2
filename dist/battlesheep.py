#!/usr/bin/env python3
# battlesheep: contest-bots 1.0.0, bot/submit/battlesheep.py; 50,606 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp3wzr}k|_FD5T9=+pbRmR{76ED`Bt`-#3zpBW69&$OY@Kr2}u}J0GA*mX*8POe(TvUG$}cm{qCJ}HWq<KcXf4jbyameZXcc2%Wp=bvMQIOQFngxsFytY
ME~y~`CKlO`Yf5$)v{=o3AAi_NpYP|mdRo@E1E26ihMD-z`yFM*gh*~MbfNJFUzJW>k6Lc)fE0O$rnYH!++}){9axZmt7v>Q}rlI2!hjmxr81sieesz<^?rK
j<H2AIh)m!&kb~yFOz0I12}P{W>!v%WK}K8S<=*(#qy%8&XZ<Y&l?&wOU~*A{*_$TFrRteELV$SBP{b-ep4*sAe}%*E?9`5hja$`{JmH-`4Vu{>d<|eT$RfU
f_G7z6^o+Ck}H^T0S)LWW51W=v#b23N%CY?oaZw@MRQdwGHP;)3rA=w8<;)fzpRpFd1<G8wx}<Y(dcZ2$QX^1@^W4;5TRAQBruv!m9)xFC;Ix}#Y<S;(`LB<
azIqqQ)x7*XR~5LA9kG&UN4J9zN`VR<Kn+pMKvi*w}>|fPx{4tQ7>!gE#9ij*zDq58vW#CwW!|Zi~O=#^AXW4KABwTH}C6uxv}+mfwZ)^(GPw*_}l2s>$itl
^0U0jlG9Z=n~t>Q#_j-aSOV$m@YU;+*GF%Uv*bmcFQ!>?I4u!%8+&MAT?*~t-J65|I(!cu{8s;7*w0|^b|<s4sFvMgv8WdYMehWwhxjzwzA0$?>IcXC({IY8
2VcNG)P}E$d^#(uBHD6MG^^Rt_K6SQ(=#N4-;Rz?M#sM#9==QZ$&)>JWHtno1hAnz;S~pZZ<5Qry1{?(pGm!1G(~ceH{Arkpw%s=%%kvawS*1-J5ouN>^@IU
%VlGz|LxJ}_~hXI35=WWWXVp49{qOo*F$)MD5a-avJ3yeqj0?ju2WRg2Du&s2oz9E@)dxwq)m(veceE-1#Q;+GmH-V7Fc0Ytu9aD*=aGWuaaG2Njbr1U^+fL
e02=N@9ymExTugX0T)eCOojacZw2;115FKoQ@)IC5ytb}+3@)P81)SdqWf~-uE{|6=%B2Y!{Jb&IQ*R;U&1%QSMvq*FdnDZS#r}EkKqtlFrvMoCbPV0l9vu&
OM!WGdY`HU{-<XRPzxL_lVZN4Nx%}xB)Z98^Vtfff)iz4cm+E}W{(e;ERqQvG{yBCSdTM24pGmG3J!vvVJO`re!{N{-f=y<_3)`~<(}E(+TFA`OY}TQn__mB
!AXKFr{}PrPO|-D@)l4p)5QN_TeG?Py023HxC@{oW9S6!N6g>)GDi3o3BkPV(yy(A=tsf*&yY#$9C-a?2B*k<ddh^RvXgsePt$yaXq+jnp$a^9C&g^m>?akH
UwMWL1?vZgP*o?Bi@KZ?!78nVlPF5STmY}`5y$>hKvI|c3DD2103m?32!KY%X8;yq3O5%)5L;HEU^;YZlfy}|!0pp4yUF{!gcVPEv<Z4+kNJ*u@8@$S<_Vp-
03>{$PiZ?5ZBM%j4gT*ydyjp@7+#7DP)sdf0=(n2vBBr6z5*ej#*cW;$%|rnRRDX!eFt(t)v)w{C!>x#tqbZKg(}-^PP_&2_<O;Ndow|{3%!dV&<#-)(C}$-
UcxTWy@|6J$(BvsEz_kXcJ{~B1<IQzi<P??_&?mX{u6o%)55Ld4TKNdqht)3K+*C05-#N}B_2g|%tprbdY{ynw9V7APmgZti@W{gDlcivDEF?4>!mL8r$?Q8
x`cy>rx9t0qI+4b3jYmmM??mYLO{#<zeRx!{O8`FOkZ}@0QAdzIg-cJbXrV698a;Mj<m<sv)hUno;UVd9=(3Y{agU8;v(M2KB7bJ0Xq(Nd$4tMn+5a<h!ViM
a!SzV0x?46wg7hv9NZ@jTxr-A`aR%$lEc23CbvP?Um+<ln}nmTm)w4xC0}>{UIUJFw9cJJ4i0#H1~$o8eH92F2AOPM5EE{LuI}Vq1wIMt6$n?!t@PXi;xfNZ
_3Nv0y1X#!*}W*r^NVFC`O!$t4}}Z4q6-#ve3zWw*hkzsU=1`M*tG;?zGUU@R>!;JlV}~{SiA)Aj0E~H07V0JA*8PESRSO6ydjyzLS%;UG3fFd;XFz${lq+1
8W;p*GYmR1+DboAN>aCHyF!3xZ&%8;<!y<Z*V&UO-_VBKAS<@^>4~bLBpRrUXvH@c^OCa?1!_@FGZx!XqD57LHCf;m2r=RuA0TYq_K8CLDT94BIx812YTsjA
_@b-;5`dRjQ)Xv(jPTJEZGQ-icEO@p7r&xEQ+MIIG#WAD(Pe`aW*{hLP2nwaS6W#poe}9k?inRHz^+Hb51C3p%_Qf+gh<c}D1s0Qk^%5(|04n^OBP0FpkBK9
1P{VuIuc2;Bg88|Pg$1K6GO$d6jA3M<A|Pc&w+pk!=Rkkt<O@AuCse!m%nKjcKm}}SX;79s@%pIA_QHQJhc=4wIJE^-bumg;7P%Y8J?qUQ6O(Vi}scS-zNlq
-KL?h5rnVr$ShQ^kSYI8`vFw$P)gtf+}o$AQFU7#i^l8pA>S*kxPL+AVX_x2Wq$88)xpjX(8W7AE*p5f1_d2bVXSZsRNj`Yq2U$jyhcP?<kb`y18c-a&AqG_
%1^pcS(Ejp$DmqArmF8Z8t-OxJ#QK9nu~HihmKECJNfYPgbjCSkINSoJpUavShhZj){N##(L&&K{R{&%EPF4Cf_WY@$=bIJe1WZQjTz1w->B6zU*;q!SsU7-
fT@}WXRB(mtm~P1JxBd6SEJnWW{xB%@7{teF+Ew$XKQVHYPIvsobt76BFI#a+uRN7y~eb)$?_*(H09-L<_-Jq==Ix^<I#)%8ofVw`zzYfrUmeV_j&dCJ)0VU
(#==*7$YafdPz#-=GH_O+Wv}!8Q`Y$^qyI8V>9uOhp&JB<>YwXH?k46wXuFY)IxedWON|<Ij_!_8cmz>A4T(UyXf)%`Ec<5@ZVq+eF?(f|DfqI(tI^BZGU?G
9z?zu2PZFoL2kK3Ef1*a!-R~UZw?RO?dy}n_Xi}|!LhUV?75oS-jPbeM#EAh9u!7Efyig9_5f#q<1R-tB$*K=7p1B;74R|m8Z-^$jlg1nlg#RT$_BGVeGWUt
v(mAh11A7HkO58AtmT-rbP}HR?w9&X%>~Bt=<#238hIU)$*W$-ewSxNc$tqmGSZAnGE^cz>xY=@*g0I{?j3>9-~*qv%zPOO>ODMhXlk_Yy?K395!Ia-im0MB
5tnajHb#%f)ZdtO%mNle6etf9yyg4KMN`L`;qU)U50AcV?g4L!ZiOQQLCAc%%K|wd9pm~4n+(m2`zj=bWAz2)G~kGzWqf_+zoJJX9ORY@z%*K%A!U7P8|~$4
l*A_^IjK7yK@iGQF`(xjf3e&*HA0@xsX@>n@H(!U8TnE%<vp6(<0!N?tIlC;?|fBBo1<=6_u^Z#B`Y2c9m;`i&{`w;x8BFe{uY8n5iehy|L(~2FwtT1Pcmx&
67iqV%wc&z(>CDqSZI@cfx;+LILfIwjE4?*pSs7YkB2~X=_WtXk&Y_^?1D{1DxB2S?1u0&LxX7xe-W$c8XNfr`}k^JEYeQbe8``)EaGzLuQ!P^mm#$+#?bCJ
LT#`;DUkeK+d{}N5ElXf3^#Hi_jUZtH$}9%LVWi;y7no@GgSW@O!{OkS+C=HD$cB^Qfl8xelUh7*!&TttCuAI3#h72&Onq`DPFBs`Pq`Lv`ZrPm?q<h>l<}L
qjW~KzTicO@SC!jiN%3&FPcuOghgD1H9(%W{A<zc(bk{7xxls096B(T2!26S0BEH<7Iu4J^YNA5XpoLsEMcU}{4)vaOZe*sO`fNV`ZI_Y_1RgB;><{AphnbJ
prP@QIE@b4a6Cq<N^yWCS0Uy*pT?U(*U_?_ebaSLf`_jTb;yHfI@+3bQ5f4R!&L5YY7`%bcsJakB?8XgYiW+~FtrMTI}`3)Fk_Y7jt<nx0-lvQYN!vgSqBDs
Emv^o!&KF7<4i%jC0+&VFgoRnpwz67H;2dq5g*8nCBfUjVg;ej=z!JXLbH@$(*K$OLZeJh*ZF<(wL`F0o9icQ*MK`{FGJhj;ZwDK=a80}u1fn1Q)&Up819aX
4`&@+qRm{1!4U0Q+us*od7jX1Ih(Y|fkKXL)EmTf0(dohWmSP1)!3U_I`RSj*tH08e*UnN^!v$fu%NtIJp++6M-$Oz4v(jU>ReUgDPc{jD9Aivplg+bP81UU
9F5%y2Z$Nx#S*@|9F08v!QBO?1prehcc5d+{IGkV*Or56U6v?%4rXPuqy=QHdFXG#(7U5i^EP{|5W5?X84l1bKrS1P2@dqPaI_3H2I6N^bLUW3c+W1lJ(z*6
;)%G1!by`s`;%O2pcx(-){7~f%cxKabnM^3M-R{ey4ju9po?Bz)I7?hUd`CHl}yVi?tk_R$)|<LipC#J?$U512b*0NG18~*41-J9?t`I~!ckr!6!9az8K%=k
u=7=)S5JQ<iQ#tug{-lq8fnsZJFsu_#iIP3*b#S#M(62(TMd)HB>$qXyr<sIk?*^pGo~S}ii1x-5p@YA$Au+5kLWtBJ6-wuzFXaZ%R2b&=Aa5x)08{vL~Zgk
JAy`<tplo<0Z6VH{UI!W{at`qB?TRf*nTQY^*Gt>B>$lTr~uLAbaj)@K*OvTz}8dr$|7zhzk%>dd_tGP@Qz$2%LS4DKgv0c)#V)_D<Ho*z8aev7Rurg?h70o
PrTHU1CH#_Os9*W1?L1ap<wy{DF1<tvYFYqyk_xr<LplH=RlUg3IUzo%pCH@UTzv@<Q)?0chDc+J&02@A*Ry9pvUs>umcAQZtvZ;U}kBnnIo`$;7A~=xhtuI
D9w=d0y+bdYF3x&tT<zTG(-ZLWX||Z!tU_QLABf2)B}QEwUO=>@XrB$ImD^??@r4lzmk!05ZzGhr&A>bJiud(sb2PxyW8A7Rr1*-7urbVWZnuloyt-V-p7i3
-ZIibh&^XhMX}3Uq0NyTm;zGhM=3=1%zEC&bMba3Q^AHS9T6eiOC59;yJ7e7{1mU+mJwfX<3xh$)N)lh4kTZ2PZPO;F^}%MMY-4a+41V7S%NBPJ%L5YVYc(1
X3!Kq{zp;u(Xpzdh9t2uIS!6(OQ~Q2bQzW>#^dd6{PFhSx5NHl58iw@bl8OWURnz<IrZm!lC$u&)7{IGo$iia*7BzxUY_)5InIDoYs12t|6Y+NZ0-2q(}g$M
lgY^I^t`w8^t&us(=W#c0D@uN$)6<m{pAgxP@AUq{%y!)sV7IQ<E?4Dc9)A%ZZt`b<LCvF(`ol)WcvpZyqTl9e?QqlPyboloGhl>7y_RX0%5A%olXcHf2H{I
t}2uKJV)08W26C8!11uitIvGd0KDmPzPv#v9lF3g%khjb;R<JXi%I831X?mwtY2;X&-dSV+IC7r831eh#<c-SZ*svXmH99`X`q(}gko5=EeL%vA~L!Z@vW>V
PZhadmw;~eGpChB^Q?rssCzPB9h9)R)wKDayTJ7?U|+&I<fk*xj;!rFOOEE)3*Om&s-z)M<(wSotNEwuPu&E*;0v33F9iLthkxUJ9-O^sCD$uABr8~o*A@Qv
1MJLZ_xYc^00c?E-i~7o4VoZ6RsMAZ8i{t9e4jsm{w@Cd1pY@f-SGn&gpx_an$O{Qs+Q`^ucFgwk$XW3CnLbX%fnYN%Jwb}eu$e%Eg!n<g8{9^&@TDl(<9bG
6)*hn@Y5sf)Gz+^gLkl)L*rb6fUtLoxf=mu){Ex>v{WXcymB8nJ|4E9rlLqRo0--);hjiOfOE?ezj!+<VGhD~uoIA|kj2!F<JkQ-5AB=3)0+|Y=~!Bb8x7Yx
n}Q0?-;BpSFA4$Hk-^(Vu%7P2Spm4DHD2R_VtxAxH{gK0&43Az@x7X(hr|RnK!xJpU;sn}tBQ|-7C|r-XgaPfg`L}BzHk)IxDz<4tMejN#mETFS^Fg^Q4Xv)
0|X^ypa$^4C7|^Z2WKz($2?MI^sZsDEmIh96F}%UIMQW)O&?18-PR?C8BMlV$`3kd-A1~6htLgs=>56$O(g;gQYif5smry3OA__jsF{G8ZwznrqbJ*e)}8-s
tvqjwo>_1_ubC{zW9|j$og1|moZcIow|iwfx-9YvprID6MMS*ws{yT7@}u-+)gI(ZDd4r~yXe%l_rFHz{6U}lzEHFV1COkR?)K&D+jY0BADN-av5CTtu`B86
DrQMMJ(<Z|U3kZ)zvs&^u*Y8DuTgJ_r}{=RJ($@7@2%Kojk+z|{azSj9SR8hR%pBc<+&xR5u50_JWpg`!^wd|S*{*j^0};tnQV^@v}RE9n2j)5YZh-=0m!!E
ScU`q>h+wt+S|Zn$=2Re=PB<_1q3Eqr2DT|*05gw3}<{rwrOLs;P_%VXkdQD!oZ6+Tx2a0Qc@ERyV0=W0_bU4gU;%O)?mC}^4SC%PVoE_$|=d{!Q}gS8wiqD
{?apMVw_*KA>PH<_k3FbKTbogDAyPCw{r($j4R$1Q`A=Jxa0OnBGOX<B&Kx0!?G2^7&*wiL0{l~14x%eAHIOqd;T<pPkb<`Oa8n2b5U_LVQQZp|Mc?t)0A$s
{F`?aRfKv-ezvYSmSjnuiI4<+0E~B1&r7=vTiT!NeB}4(4%~@v7k6y#^kr)_L>KEIhST99G)88s)K!)Fg@`V|-0qiKta8$GplTs27G+4+;JDf{SF7eQwdk~i
Q`i|qZhzH<-hJcfOfh;J(Jo-JI9ttTX&N{NNUvnkGhH#wb<xJh7SSDr5>6~5{&qr2cySYMRKz<UD2V71q={=pRc)DmvqmtJj(T!$LmUe?&2YWL#i(rbGj($j
ZwLBXRth_zr8=$aS&NuIUKDuc2I2&N3sl{JhCHLg3gBi=W-e#;)v3>J0*NxA38LM3KD%j6QKR3~7s6SI)>hd;Zw~tF2fFBUmX$4eIFFP@rv>AOPOAZjBT$RM
&X5EUyNJGAb|&#+_n=NRxwd$g4||SGh=?&Kvx8CCrWRlDjSW8`-JYbA&18Y66nCeDNfb;?94ZK!tiKfZX)by<;%wzEBg*SNYi--^CjSYwkjk#K%NOa#-HqEi
Z=Y&9&hfB<#o2xCyY|B&gZJXJvXhItDJo|*qX+%3*3k^F6^)9FGcTq(XHWrxO-&8rizmnvU>FP!Oq`hovYZq>rL^^MvR57%>4oUVWByoZ3r+VF2JC_!yG6f`
4%|5qq&&<$_vapw80AAoaK=Y0X37{OCOdC%O;dB^XZLUn^5i0ZUlM8IC4kE>20e!rfJ8wW$4+R#=LLP-mp^{&bDz<J#pNw1I?^ZcW#=2i`}T~`I(D8?XPvbh
OC826{fJg5Bt*U?%Es6NwZ>(GmCd$4PF&|i%@(y7oWj1jdq>*W?lGB71C&;?gnE_Vc!KQ-ioKWRwVHa*zHX8NPMOPmX>7hW*$kUomMW=ebd6{lCM0h``Djq~
5f@qP!QnS7_ej7?=<;`UQL~y<k%!4zk(qlD{lXBlE6_-T_>wuYw_O{QP3*5O$dEU#@J*l+kr~RiH*xM+7*Mh9w^Rfm_sr{bVV?ge7IljEm95(~%Zz)mAnp~5
?(Dp1PD~Y~9w*M0SQjl$>?0MCod5Ao@GTjp<FEi>>ya)U^bO2Ti~tqf%sX}pAwE@Ox>gHLoh{tqYfZnweTS;UFh@YIsZxjoH2QR1o=)=~eWjbI%bO_eJjho;
H>b{kwoTVJG$}0dD2NbLBm|>r0DxLg`=((C6$9|tn$1%F7Pz&%#D$f9+M>Wh%@7-INS2d!xSPa}u%1jYZ?&eRl0;R&UJ#)Tx&8=GGD&eT`2;7%5yzv`n<WZt
*vHAscU?Ab<N0|;zFQdag1M^}+t?5~Mj*F=F_k%P&Si04EcP`s1t|ZE&y5xK5dh&~c>;vm<mbq4eqNMfUIK|=iFYll%L-)+`76CnfOHT-6gMy=wyWmyhhE}n
;1kH~#nS#<E>;u0DajY-^Bi**>GjIu9QaJNJb?}9=4X1?RZv;$ix(>vJl+Fg7upF&4+#`ASmH0ZK|+B3nlJurRNucdlUEqkhPIm%;)6#TGH;@wGwSZ)w@ojP
KD<9ZJkFAz-X9)j_VVfD!J9W3%m@kDhI1h;J@CpsmjxctvOg&O)?!sfo1t@w>Gx_;qiFZ3!u(mXSSd)VpB|x0Jn)9Tb8|20w%#34)~n~wM$eu+lV>M~2fxup
R`SCS$rE7R+ZZWpcmDaJ$d@MdOfDN#ui$A<qZ<)#vnIKyXU^T{Pp=Q(;04xG*nUTc$D^aS2?gRFzNKteJD8PfQk1_J-i;P}P7;eSH&*Wp&QU|T2q`Y5l$2o9
&M~c=ynlU2skBT^F`&mv_7aD3Ehu^|XUF)n9Pg%$C^W|$H)zb!OkSvyQ<O1$0c@>6P6kvzB~9HoDRT(hyMqtMha;e!H%D)OKC};T!rh%`S+dvla(wZKdMmDJ
3pEJ>4@OX~@Dj1wXTcDylUE?W<BjgDMz0lSfhe}If1?5G<<Z->hc98NU;lP^^x<U0iN**BYXhUnzUK@yn+^PS;bF|rB<JBhU^xXEMZFsq2~>+>Y8*W&3Oq1=
QESJL&uJ%+WJN-Dhb8gXmrn6dw)v<(fCUPe@~Xnf1GA{)jZQ;mY@wq!I}r~y_3YU3r(M&L<b>?=Nt4nt?RNH)9qzIwyN)FCX<Ffy^L+9-r5)s&#F5_FScIhP
A^bI;b?Sj<BJ3p@9nuQsLSY60`;a9u*^LM@MVJ>(<fm(Fpo6K)Kz(}j!!25V7`o0~iHu}Re%TpN3MGD;E_m<u64}I(!o%7rjqk2ECp@Asi5xX1Lk-U{1|s&5
3Y@FTLQ3B<i~>c<yheoDPA7y})+7Qn$>3~)qBL2f%Y5D=7B8eIVX)2yX~)zlBXkovWg4YBXVVl81oJ(;F@N8ayT~YXGHl}!A4gYcI38<cNj@t-7n~H4X+gq*
oDcU6bE&NIh|V><t$4)o*x&+v(D9mp?mlu1WA#%X%C<vZ3OmFH5&Z=s-rb);>&|#XlA~{nrhrLyj29@jM%@Zejke3D&$(oi)3W&;eAQ3n408LRR6lf<rj&w6
c8+(xA(dhBF8TZp1<YFn=8kcU?}0{B97g4RkTY|#qW_}+n#6y^>650pZqn$4ieJ(#I1AT}T-Rv^IBy|waUBxSqsmTP*HB%=5%dwQwruo4561)c1L%<#BNm98
)O_t}N2*S3QSKF-3is5~%y!YHEb8|Uo0C-81&B;j&~F@NnCIf@>!hdR72p<;D4!^i7-2CT@mx~=hgm|$Si(Bq(mh^Bu&~aw>f4FKN99}7v3MJM$j|gA{_0up
=gU%pt2@aL$<A7;U24iy#KNaX>M22J+5r+#<k;>4XZ9#^RJe}gCQC*jL^T@7&G>RyuAdyv9`>0?0}ng>C_AzqZTulFyP=ZUi9u(?K(=b8hyE6SJ#;`cWPT2u
p80+B(2{-!Y%-%uQ&t!yWMJ!@zQh-j-J_BgLuW8SV)X2Hjv#^nLFri^arzW{m5*B+4RsXUVchV6Ta9Ez0!sFmM>n_F=UsG<ak?m<f|wW>KA{F@?#|1H&s=(@
i@B8lE4$>T*Tb)djB`}h6LxE2Ds%>R8C{IxXsPjLE56on<Pd7TrRCl{r<j*Sq8{ZQNdP~m>L^GA+sE9DsE9OtE~0Bg<({C(zAsiF%CF}4Ulo%P#?POVPp5ER
G<ur}i<KpeWgK4iAKPSlfl9mfT3PxOV=ML}e@Y7GeqvhiOMV{O@lV}oVNHii4^cO7G~aX(QXj}+o@b10CaO_mrFQ3jn@ll1G0Ak*G7~gfE(kxN4du(y!SWrE
bK4)vc2*6Q%#<7hKOU3DN}df?Pp#F-K#g2ixhNp5Tcs~diYh5g2p<zt?nidu)L-<L=GZ}k_D~y-@Nk=SDb)G0K*Ovfm)-XX{#DOG`sXLF-@SW(baFI0dHF6=
@Zs;#+oM;9z@f5Mg10sOR#S{8;ZwrU^suw}V<HfH6~TR7=AR3!e*nyMaT-n9>fI>c#Im)<vaU+D*`wo!<(VCk{b0m_J=D?<BX?hmcPw?M1FWa$k2z|OXk0+8
nuwK54{D1rwiJPQsY=H_yGzb)_{>?q1zNOxQKQ;K2ClxxfYxq$KeL;;pSMh*pV0n_9)<xtl%khf-+7x6k3od&u6K)|-4O;bh}PH^kUQbV>Lrrmx1H{D6io>1
c56O1Cj~_#;aL&pG7TpAV=Ee)%)KP?c}6LaQ9(}KG8Z@6!8YhyErV4jASAswzdt3m8bBO&=o)SAXN{$+e<i1|{V4P5*~6KiyK}qqqWBzcKYvk3dyXbmR*j_Z
+YvM&g&Gm;ndo^~aIV$h?oY+ndr~qxEm?wI7fsjZA?rz8^aU$%R5eQ~d|g|zxv0g?HXXI?+@$UV9X+eFmWOd}9sNvIOt+h8no`jT`c}%&9MtZonv41&r(^WA
@U<ClO;n)?4-jF1>qm&B@^<!`o1@5ck|HcP+Dbq=Mk;gYF(OtaeNV7PHX#Ws@%kfBW`M)<6J+)9J6s5hdxlyrV~iJuxl57lVX`23+a>ygw97cvdza<Zcv;LT
!*2N7Zp2QImxB$5;tS-PE?s4mzQ~uk6#$s4AU{ai+}O&Lf$dRk=WZWz_Ov#pr~=+r6a@u)ca!*`bjk{WxkPz4%slmA=;Y(#v|;h=WDiM8hSF)XoZ|V9UVzIf
h<1AKtM?}R?9Oj=9QqCm3iw8Mx)eh#!oMa<{qj$!dwQwC&KLD+&iTNgH3|tM(*wN|bOvQv3@)jS_ZfV!y}g{!P~_w`GE(qmvCMzZ7yVC<emOcm>ESIJwz?>0
b9jbit{GH-|6xT2@}6m7=-$DJ@9OBRO~LZ!tJ$)@>q7C?8J+wYp(&c4IS~4uQG_QvGRbH962&bypdHiomAJWcru=<{#f0Rb%#yKZ#zk>$#;xZpG?~Sre-MZ!
m27oh!T_M#RKDqYYfLHI`8g$7ZJm>gRh4RvS6trKK9P9fn~?~VgGvv&D!(*r26>uH-VN{<Ho~9wT~G$Qnw1+NVC~;<JExuVgBDW;8R%0P9>7TzM)-U1=@Frm
(i~vaj!ey1HH0qHWpRy~?Q-E{o-sPVpo!(_raZ5VRE?i?7nF^XG`>%ddS>m!pmafrWESjS1K+kxk1ekSlx44S^jR`nB%{x7ak#G>d003Y119m*DU*`9qjqPD
s0*fQ6Gp4~NxH#i(hXi~cUtK+Y)2V|YFmD9`xG1yn#u;niOU?5c3_DjSZ92W#SQ552jN9gU<$RU52;vaQM<t2S~xPpZFbk86!osd&c_R?I)!}zTOcP8<i(tg
n%z`SYY77fnApY8R3aglHhf3E8BI|ny~}#q8~eTp^mhC|nf+j+SH;Wv^0KZp(W_jY12Z~<X)L3Cc&;WN-oAPL+v}6VSL`No0`G9>562%4-i%H@ynj3TO{;PF
clERKvb5Fp0Ag6~scI|Y35Dqp8gX)T?tkw|w_v?BQg?Fg^qmee&`C79oZaN7Kee2)6HJCJy%lHtrkzkUplCF7nnd#e(jBKRutnQUF5?_?r#0Q=Bd1H(L?m=p
b96RzbY9hqz|dtv$`YgRySJ|eyL-)ML7I5452?WrOGL1vLEB*}HS61k3(vPwtkuADFU#4i6mJlk@iHJ0DH`WNaS4ZD8HZzcXDuXia%?-Z+uEnZ&uD)+%>jSt
lu}4yTP+J2fEojbB0o2!XbAI3yscfY7$iI|%ALV;A@fG%(it02@nk(J8mp~}$6wFQaZP2t>Kt=n;}y4Y5TSy60PCufVpw5@4-clb_}G+RBL-Qu22WAcSnb3w
Ig&9xEv9T8ksgKS0Ej>3Ac@ggrYtQMcT~9rSPH4X!bD|C7|_y@$AXSJ9w+Gz&4r$HVv!A`8aXT@>Q8GJuaogq#!&4_>!|=5%`5oZ<IPUSNF||6@G8By&z;}Y
Ca9<)c=X|2*Ka_$S>$OjhRj?SrOVD)sm{$VZL&=_zO9kBOpDHDNq{tVKdVV)-L7Fl(F6Yq<IFJE1pZP-GfH=1JbERKaBhOOf!)}E0Y6g&xv0F8fLV#)K1E*y
k?;S`R0VtUG(Rn8<?<%kO};^Q!^fBkC~Zc6$3T-&+3B#?3hLI?IbKn)7qBKt|5O2xk}C)E3BwG?66KT$<zqyBs3#YADQJDbJoaP?@S$rAaQIJE`roU3inNQh
x^5U4jvGEJml!g!ti|159rbt<**L_8J$vRifTJqeZo8c>K}bZ)$awrmJ&R!>FaCT=7m5)5qEZeO;`Edg=6zvVhd-M4<qI>uJb(Hnd0c)vJOEBYZla+7NVPC@
o}e^u{3nNy^WT`^ga48W()@#J!7kPDVtG~5FD^XB>-$rLOnX`=(@746&Qp|t&#QBd>9x?Y2b!+%-i2Q6d-;&i<1Alrt^^Xa>Q5DCgwEM_2rU!)L5e0Lo!|f$
^_&l_bcw-o=1b{vM!uIIP+a7*Gn4$Fq_{lb1aiFLpgGr)<ivaIXtFQk#riZ!u@s9*ewE+s+n82#_*9gd1LxJ@&+iYhQ19NS>X)PUum2x%DK;fEj<GTAc@w4W
Vrx-ol`+#Hok!LomY%*U=^~hXNHK|*vLyO`g=ga#yQ7vCu;Y`%cSui2h>}sR@-kp7(JqJGSzd^5=fEUa6(6`$Gp-{MjNTmm{QCIh^-CvLijC;!bH=b#WDr<n
Bi;TCj|ip?8*e{bKZ$KrEP38r(uRx%!81t@Gi0;rM-!UDmInT>2qWEYcgX+M$q$4<4+r!5%BG#9#UM^RY&pkrAPZ)|lnic?XG$1)FA)&hsayOIx}X>b^ZNp*
(>;Vxb*iS4?GICTRP4GNCO<akOyB%zAT${ySw6tI@!{{kR_dYfcnk<@OniLCDG|CH$K~XOl(EogLl<h|Yos6;q_{UKk`2v9;X8e6M}8`19Eq35(8g|-$QHxZ
4}>Ba;c;Jkqko3z;E2=S+M?gi&45n*vB91RPIB_YH4bV<=)aokhYm(c3!^3<>iIMIyKPan1NG*TV`&Cx)b0l*<}Wh8{th&}O?x0q=$}rz6PO9TYQNd)^S<%l
xHQ*K%wFc$Q~0bEe%pyfh9RJj`)+5^R)42fpqap|T5UxR6^sMFusIrb9ZOkIlqU6ZD$0(O%z<V{#u9FM849JwjQslK=E@GTl*O{wdfCeEOHH=)GoU-^3>znm
)rQnYl9q`Y=44DP(O;ea2306XhsciD<Ux%QaQOnmQ|e@g6G>W*$0`*ef+WDuDcT1A$*5ayBCQs8fpw$4SV^V>fEL~@-J{uxBWb7tZfh15-CmWsAb#X;PF@|$
TpR)>RI-*!zmV(=8|CqsXD72W8jg<h6ele_PV?%pqqPAo<k<JY_EVO~A%Z~l&|=pctFSn>_O?iwC$|Wz2a|OGo-zvpX?OBjm@_?=82Me!efCjc5Y~s}(>J|i
GF+a$$?JtFl%dzta(PuY#i(9%7sYfnDN?_00b{lF&LO<2)cJLstJ=u1BxO%Xyvt02C6)w5D#m~ZpoJy61cT^Ce<3~N<(JH+u9hus&$+QJtJnNXoA^C;geZ_K
!2;L7{PeRCn?(U>8pW{GbL<v;Vyh8noOU6i4A6bi63OXc#=eN_Cqbk=y?36|lHDb|(^rMs;P^F|Gn!axXaY-q=U7gH8e!dpiyV#=@<PWau&~>^pkM0?ZbpB1
!V&(`rwJSCa<BP;^eNLEl?A=3rSl+x;57MXU;EN;BE2yZou>a<-?lunsEQPxP@3~rkopgE)4RRwh0c;nuaRzmtLh+b)n1|t`e)r1q{#(a5O<6>2BS^hIyo0*
r}>aP25$chP6pn0u(A5G_k4~|JI-8w$v6cH(V{IA3q<`nDnb)~#*ZX$saR4H9c4|?U@|j?M}YVsq(5pze-3tgo=d(ERvS|J+Xwce1=dk(bMZ`EauGq&Ass;g
#MZCxn-ZLLu`Q0@AbA=Y+HMKIA%Fj698LRzEg{4ICD8#}MJ1%gKl||}CYca*xzT2*$9ov?ufm96j--YC<Z6Mou<GH4F1`eY<`=n_|4b?z0_JXYN$JwN=cbGY
f#%yM&%Oid+3D^*`~De{QTN;3-Df~ha8k0_#<t$+KKb?;N<(|kp6=2|PrrRGZP~8lw%vQSw?~bhJ%7%B?Cn04)?)gx&Ef6t^C!=!+3wCW9_8ux&$&5Shupru
efI2IYP<8@^QZL3^Jh<_u^NzkxH)_94gke~f3K4?CMFM<ohQ%egWYGlGSKeRT>-{eq3DZFrugM_>1`D6J>Pv!nB95$gweLU`{diTDE{u*9?yPPalG?=9LI#K
r_U)Z^0!Z(Q|s^czJ0zP$2;E(1W%sq(I`&=xHUL_zO(m)p?&i0_YBFiZ@=Au<DKtm*>=9$VNjm#eZL9CyWfAyDE^+l`c~I3g5Ntedc3$vjB}f@La5@qZ0{;j
?pwBz&3VkV$ac78DgB1APUn8{0==82^qD5|;sVnKHKg$zu!okD*M|^8nTF~!lYduhW`e-pO%C<CmlY%`H4aQw?vXGqid>;M%BV`kTXQ_VPHx8I4tb1?$5@73
Ke9ndW*|0_df&>kX}MtkIp}Nu6a4q^?JJC;nAPZ7V0?|g)YSgxN@+W;3>#Bze5lAM{&2H6=cSNz6jYi7eLy)*@BVBN?1QC|)|vdKCYenoK?{fuG=GJm0Gq&`
KRu#{Y~jWi{1?0=<7rv>sT+nABi72=z!vH2C6UvYctwaWY0C+MW1E@corJ<?wU<;;!}HzDfN<*X^MzWYqJn!j4x61F#C-RSAVGkaEZ2Er%piaSQR>U-^1^9x
A!ZTtAk1iNoD|FxzFcfSH{nqa!lZG+?yYfhFv%P=?iT454**O!u>hK~*>>4#&s)sf<N?MUXXOXMs4=Gx0Wng7)*H^jtsVb_GvCqX8#uXQbl_o-G(gIRrku|0
jiz#oQ6*<JU_vyB7??n%Gz$JmI}Zr@cU@L+)ASSmR4A(E6jaU@7RR^m=oZS`9mb{1rl6-Uy7PLT?s=}5DnlYeK%&irRwZaTQ_9SIf;5mQb4fov0x-INugfZ>
v4GKky8*Izw78NQtTjQC`~WTB2g9Vl_#pVfuLRW!b9DzrKujcgy;_RfP$mbXn)6INwfNt$Lv4vV{fH<7f23TMFu)d%2_50*%&*C*-V@D3A9;g%BR_n}8e{}p
JN#P7H(KSGf?ttYKa9D0WO;#J&i#bE8~vKQcS-P|ah}NJoF_C(=QmH+c|h~NOI%+Q;)%|{f&}Ly4>>Kj$^k;3C0irG5-p{EieUmF7ohkI%L3L^jdpU^L>L3g
QW{AV@B_DqM)RO>sSOMRcbs7uAVDn3d1^NrzokqXn`)<NOR3hFI&wj0L-GunpQg*8ukNzs7QZt|GboN6dv`M<#I}`3BKD`h&1?ia@3esS92NW~!@_)5TE^K=
@rZY8)RpZaOnU)1*%THIT~kfEO>Jo8;fAPuz#7Kb+}_-oOt@x#JYP3ai}DzU-(s;-a&E?$olbk*X-Og}R7@faH?~J!nnVzSpg*=yhN13+)z8~(i}qV9A=Eug
%VAeShxhL*cjJ_2$(nFHWg9@eHaCY8?6x7uO+S?l<g*+ns?E3C3|IhP+dBG+kvVj8P2s6bl3d_FkLp7Ue{OmW<uhhZUnH|!V+O^RRKOz29-qIGJqvWXPRO0{
>u?e%>jiT_s(jEKlzhKv3J&R~ThWO;<%v+*oiw78;=I=8Ls_2#1*R9JY$@5H=`92C*8w@k3~Yp=P08WyVLjKZvXZ%qN=8LmBy56=s`A(mp;(u^gG0J73rNbx
k`Zoves_zb(D6WHaQCew9}Jf_8QZ@T-r>&WLEt+j0ML;|X9DnPuw;}FWGXmB$Cqf?{0y=zdUa9|CH|dX+rMKWBzzKJcaf|t)a9KUG2%(6n&h><a<Joaidd=}
hnp(@S$m?mVW8O8Fm9qE^Tjusu%u<EqSvl}X_8XKmnAx{l40lqhgc@(bs@zEr{cR>HQ1IM47IJe25Lz@e9w1%^nRl$jp5YR7RcW)YT;ZXCp<e^&K0)Fr=CX^
>)C`;r12GYJ(;ZLSn3gGbz^^aljB-$kjdEg8Pnf8ra~?`OG&<!k2JR22<2uYD+*U_;hXX#6)wd7u1(UE*K)`;MIsg+9Dufs)pHsudSd|P3zRd=KTDwS(N0vS
#ZK6P?Y#V5tZOs&?P1P@l`Ok>r#_)TeKx8R#?Z&GDkwu7J6eG*PHwgJ;=IP&1a|o&_p63b5)^lcxk-W;2a*sXnCkM9Zm(r}X2p3v<G~!SOU<e6l{+sfrmI+B
Z7-^PF6kjH`sD$^u+OfQTq2!Q6t603=2vj%fJs=0it7<cy&fvX?ia{H&qPEIxjRZ4zZ)E-)NoF|DE(tb%s*_N{6j9rq0jKo@>?sfeX-~83v@&OQUhs_xVLQ`
z1NfYJ5xi_aV`E-{dREt>*&R6y0iL@f10$p=AC5EeSh%w)zNR-8jDdr!1#rwvsyW%+@hou(ZkSVmR(?w`)y<APKSiuI%Xf!73!I_S!38l0o_!^Ag7d<QjO2>
jd`$3tW%cOq-Xo!DcM<1X&E@$qbeG|?>EqIz=yQ@0oUgw6^^!T&vQO?PHawdW!+G@iXe2HGEXHo(J}o}Z@e2Z(%x}dcD!}W4YZad{5b3d@VV8HCiy&{l*=2A
QiD(4XSTSoa2?LQWJe21fFduLU>%etS4z-@`%j_}Sh0(G>K4*TC+LyWUe-)QIA{w686>R18MAnh9N>^%5Ot>HCwbqYH={twSeX1dpJ!^+Xp^I%MJGiG9QO!?
R@S5}nR*N6_`egLs4x<Aa$0a*q$yQ(gA;l~2?^@Z@tU&vH(is%fF{IB)!=40xaOK@*PH>~e$9Hj>nT$dURgDx^CJ)Pb$;r62)k!M@ma3-ZP}24PJD|7wl<u)
_%Ic}$`amvuA@zPW-GgqSd6|F(qX3)@u9&NBV<@QDzGi?#;FUrgZ?Gj!h7s7IX8BzQtw@^Fr;&kQUK;Rz8$el(Jmq6I`L{jIwzxFua#+r@I^)JBKcKl=z#~x
s6IoK&=*5=ar&448km%M?|>sLhoofsPrz`n%2hHLFx8CO-W@}q<fd^Ca07}O%RK~nHTV=k8K|5<q=6C3r`HJDn9#ZSADZ>-m0~AagQQxP)heh!K@%CcJ;8|=
OkyC2{-?785yb(11uEWz#1CW>wzFB;<p_r!cJnz9>ogTc-|h|Fn;je~n@(64+tr+`G>xsaQO7G@R5>|hCwDX-CnbU;cp|xGfhn7{$P$|u0ybc~(n_XPGb9ra
s9Q@ez@Yte&Yx*!AosG^ki;o5qMNIk`biY6{)ZycFv|U@;3kF|8-bct362vIex19O!R63r37J^9>aUnQx)n9*_{>rmrSCFJcbp_p!!8@fc7a(N4#H#taVlnp
?17vvGb^{O*+1$nZRMLzJUbUx=YfS4di?RnWSaaXO1-ugC{D*gnv?<sxN$N=I@_E@BZq6_9Lf`Zyf)V%qw6u?i%nNPOJFFo<kCTb49}E(NhQ4)o?(lwsdJb1
+?;}1N{w^;ZY0D9iX5D9aOu#Ys&uY;q%{UyDm1Pnq%3O`P~EnfnaBoPHj^gfqF4O1Z3!mb(1w-owyLIj7-;oHdGxICz?d7h55_iU;qOtKgcFU!mQxp~p!Ski
<g~R6p04preZ{#Nm>F`IEeXlFQ!Y`H3-l;zLI@>egCqv!8ler;eX8j<U(i*XI2FvwOX}?Y<hCd?kBHbEQ=Q~+X?)o=nuidxUz{0R#A=R!kH@xGEVyZ<@O`xE
keDuQWFTl|%x`L<AwvfR!vhLB@e+h~pAWRF5!M`1k6w2S-gt(Q@lLmZ(uxj){v}nJ>QJsE$}YE+m`$nBk+MhK*KI;0F_YO(tB~*lr`u0_h{D=?#Z6sJH64Km
7Vi+JudS`UO(LLp_VP$uiH!d^`D}tlkUV)nn{QOP0GWSyo~@NJXwD2;f)a1KBGHPB&J-<lc3QpRpl5JDbeE)|B!MlIbCn%GJCREz>*#(%U5%em;j(r&yaiE{
Br2AmKT*%qeUb%ne_~_hqoADT7#NGZ3;iOTaNo=Dq71FuJIN0obnue_Z*eWE;So8)thL<hC-CrBn{;YFOuqRh*$Z5qIfvOT1;|n)?B@itoYFVj^i7g_!;n}Q
M#g$O^UmX+?b6V(lGM4_`mA+;3N)VH7*0~3x$>0JipkhB10BAHYJP7_2hLcHme#iD8w}8Rf%_Y61`_8f-(!O@7pCSCATkaD)=ggMji|M<a%Dh2Ds3%)c8k4l
u1)QTcwPncu&}r-c5X#y{wXCErHZwANzWshyqRBlntz04jZSk+g6<YbCjt;82Isl%b?HCsi*?8^?9f-0!!CUb9Cf(FRMUh*d}+!JBkz8JwEi-BR*cXcmV8wr
$A#J#(6V>Mgk_8m3A@o=aV{~vaR`dE;{OH%HiBXz8?qk+CQ(+8DL0X8R9WDaKogUDV(4wwB10_=J~rMAV>O)%QRcbCH)<8+Ep9v;lfiolA)nzr4ppYLq7X=+
YMr3<X%QduZ5ly<-7rXNo%m3{2R<qhTVK(xU$s-a;;WuL9wLg9z5XEViH#$OS*G&igl7tJO&Qawf7&YT0aZtO;Xo(5<$|LXG1hoyk^4q!(TGlre0zLruXn_Y
Ivr8X7*KNH0nG_}h$QVLNV!ozjC2TyOf3@hBc61cF0G^)cO7j<G@<RhD&85_nBh6K79!di(uVfsd>n2!F@0Mqe*To`$nO${S`_mlU#4=y$O~mcyta4Emc+#o
Uvwcl8lpwoA7i^h%4zqK(GmW&u@J<3R%&Kyr&_b8EVU9Uuh&I?#yhzkym!GYZp)l}!^_A8qTCyX_V0E2rhKkG1wjxZJxfc@Ckj-#GnCXE9Nr2)I~q`im(WIU
KnFH@rV+YQt6slq?-#$d_Ti9m<`S#ZL0c_F{H4L!ty;1@&IUdA3>``h=FDaC(!@U+P0P5+Lj#dbVD*4aloY3D>gP<28pOn><9h5SEE7K|Vi~wa-r*ZVva9G1
d$Y2kO2|sYIo7V7zyu7I;}Y4NJTkc{xPshxOrzLJ^H%VL2N8pYO#n_jS94AHrJ|jc)+p)0j#FfvFS;HlKG$|gBKnoFrACi8^NDG{8#}?AsO{E!x+uH}E4)i=
I>MTTLYX^#Z-uQ*XVVIQu~Aiy{&t1;Ty$6~b32NFPYJD6-uLDD(o|P(!izNrUc6o-JrCIykHRO)hT7{WTl6Dq;njb$tfwEPqaJ=a%%ar7?>xU+Ta+A?NF(&e
q!K$WAGLOEO_a4XiM?`i<)B{FceoQb507k<Qit0A_@fnTTWz*{t1cs&I#p>TV%QA?iDkXaXMv<^B(N*oje4whr3%}6xrq7#*6){UaQwGeKf!)Op{Sy?;VJik
B9CSSksla!ZeG&WWM|E}jegy9aEBY#UCfNIn=!=eOsDEmsKasvF5Su%=ri?|HAOe5J>mXc&xn6T-z(l8q&};|wE!+~p5BNW0O+l4gBH`Jr<S0&6DMA~X$s2U
dd8*}G@!&vS+&r{qnSG-`o#o5q{UP1=o@EG@Ef}+?kl1oJvdt@>_J-C&GH9_pe5Wmgiit9k$e+eH^^4GuPPVa90=cq<CH$O=P7&SxhwzgU*EQ5q=t<^a9X?K
&S+@hFkB!i1%o1!+ZX@KN*sZEAv^9|_}2fHdG)*|H?(u_oDf68bgIcNQfGZJu>-oeGO9b>-^=1kZ#}>3$cpa-{Odbszvq%B=5jS#mh;&S$8O{sbk3X-lUd74
?q2#57>UAz`8+~e%)Lw|a>%qch1bg3`CD`w=l`u{(NmzJTyX;FH{a+me(scWcQW|JR=Ztn#DLXnSM3S77H?-Bt$bxLaQkCpx2OI){@h@d(vX(`UX#Dj=}NvP
Pn^Ol=CanY>OnUndxc3oR3=*-EnvM`Oza9ejL}=c2g=I4f9UGRb=RhQYaVDjkdyJ{4?zD<{6{c#1Geu)<IWCRlK9HNz^}mLX5@h#6?B8nANTEt_SNU&CLEUi
cq8Lt+sE#ZasuI>o%Xz+w&rauvUUjQ)RkEB#d)!GA)4isqA>=K!_r*i>5>;k%>Dt>qPN=-rJ@0*xeP@VVmSCo#{FapAnQaeSWekp^&#pCccl7?SsA}P5d(Ff
dIC`PjNd9k+q2%Q1h(^=hrLfQdV~Jen9c!v^Dj!#8Z4PCSbe3UlyFqcQLEJ(W3hzL=;r&nVpsn0n4uWAYyT0;%;Nfmr#@yer6a0sILk4sqbG`0H#QtC^zq|<
c;|ptVzrgf-@a~QZDB?yaUKQTFxWT{snLLXmz2=)8KpwPX}78?w3en=AV#UL!kpNI{-{H%I)_Y0#7KFcc$&egp%I*OE94|+2t72RmRk<y!X|A@A#{X%BA`?u
$q2I<f7X#xh9}#Jp?LuPAbOaDHnwMcN_$4zn&vbeJd^k={1N>M{*wGlVGQWgnlA9WNKHo1fbj#FX<4i6tux9x<_`2oYrkL%AdZLGAk$7z$4q$4eVoGG{mgpw
@8JGwJ!|+aUwm$yd|P%ilPI0b{g9-GT4&4n18!hB-RpW1fZkK_vMNVyDf;r|<9={JuQ32{^UzSR-S;okVz+ez{&XnDg7v4nIHcYK_l9HplCogje-?AQe}+S!
mdks_b}h2_U#85)J!t77tna&hy1jOSrd$0ezo2(*cA?&~)?lk!A<jX$3H#u28FT>#A9a#{dTyuzn7(>B!Xm|T$4!M~dUVx6e|CQ^D!fao(fO;mCZ0rlO-|xf
#Yq9YY&cY1oGS{#Uu)FURaIh?9@WdG>NRYvqfD-#OP<!#8z&e1c<hXhTk6G7K44+pwFmx8(ON4`YO#=PJmiT^g`8`SEE$glcuYr-ahYk<r^JilCL@C*ezn1L
XbQR^vvMF5p5>4>2JHa9l@GREWIEn!bU#GOtoS@o$Q*k#&_vN<gb5lrG!6qNE@3(Vu5a#g+&d6599=-7VD#<XHJq7NVuXT%h4ixnUzSi`$&Y<_?48L<JKlEw
y`TbgMm@FLq4NO$aV~R<Id~moDSpOQgtDR$B0k?}i7<=XTUUUZNuu>J_Gxw=4jFZ~w{5KD*dk9wU$<QZK^_IAQFq36NtMN_@GE-SVegfj*YEByHKret<?PV5
&7O#np2~T*Z#Eq}O}oLIi-P3mFyp*2-WmqjHlVr(90q0f`3sK<J=p|XsfC@JMwU~x6B*pGGvenRdE-2Z>>IJf2CqFMe=zEFk)v=Zt6-w5vBVOZ0-RVn*Y@2u
eFwhvPxd;Iakd0gkyk&$Ms@~^%#G}i*tYG)-?miCk!GpWNnCA;Xh*4xoIH$4&Q`8y<;7;D`7?zOar#wEa9>vwU`v&8YvioMZ2<kNR-%n<_3!cG3n*c7{N|hk
V#G~AqbSLHrR|a%scX`cD|DVCdjMpf!bzFk;ph_E?cl{9ksi7Gb~e{gxCjk^P0NS%K1I=7?tkHDYi{(TcWZ6^Ag=p{++G+(8o%>Wy+>Ro@t6O(NPI?z<1~is
Dzxob&@$imF6ag1uS|0kwS_Vg*Rq&YNpIRt3|E<TEwQdX(fB8uIt?UZ7!h6OG%e0mC+e5<SS?9g2}eb@{SL^`?!D6>ASYXTlNm#m-B=tHZCQbrjy|4|*`zPV
2qgYq<ATZfL~NpcbrEKsw}ihb@x03^EU4~91&P^iu4m>nL9%BfEja>D7!R#JwtVU3IoW<hej#_?FKj5rIGNQoN~x=PH+heDqr@S_7i3b;R+m+yKCPRxI67hh
p&=idhLgg1{vNO;uf)^O4PtiQwxg$=m%$Y;z2$pdbPos|0-ShQt{O-F#aEJ~`XP=9oAO?mZRX|YKx#G_94N)4tu&<pA8t9YrOCZStX;t6FbT4#>~liBg45ob
&M+`sQfI(BR4_iu{)AS~pVIsNq~Z^8adSzyL4;Zj|9_R&^`L?c@fHYadV(k7AIhK5&V7)5dGWM(me_w+286$jUcG*Q`10iS(OZ)S;cufiuiqX@nuCu=?_X)!
1N?}8|JMmsTC*>|`3Aqm=cB(Ky!k+H_nyJ`qa*6d#J;Ae<&TbDz49LJTt5r`hppZnyncTiw0jc#58J(c{o=)&!?5MfPyYYImd77{Gr)Uocm4n8#R(i!%u{NK
p<Th(ZXb#(tvF4KBvL_(jFu4P%_411Z@7pftf0@)@P)(AurD{CEN*B&l>wl7XsWn#q`EL0?CL?uDm2qTD`5pC&}?|rrklJBGxJw9=djC!n*a;PyJP?c{@GVK
@1=NL+KSanDzsS49Dk=*Hb)Nito>0%?N{5o8WkkroL@KWstNoE4IXs2L20YmK$Uz4Y}iRDEtZZ0w!~4k7vyG`zY+9lhn11l7?~3srTgS+6(qCB<;sLoVbCI@
F-`iX49Yv=^v54WgD}DZOHSnyO^U($or|!s(Ot;QImApd0b4e~*55;e{7Wfj%@t}Z<HI2C`n@ns7WXRM)pLs8EW%4pz0h<3k#GgX`><yY5ecEu%MWuSx%NYQ
Aq8z=g|$rbcue2H5_3XxIk&klW^&k@b;T1ht+@?3{@__d{b?$4gpkr*G@m7z3Exk~p@aY1eeU9!16p%8vk}$D5el-?mVgJF09unLnA9Si{gG3#<cv8j&1%aX
+RjGxnFHe!4A^|?6M~-Li+Xi_A@Lqm&BsPQB7Hku0yX<$Osre%=4(3ZUF!&jlnIHt_xKKoz@Z$<s4%P#g@n^`X*UoTOjH)&<VH4F`j|Pg1lKvnUUaoZjGF!(
<U9<$V9Gw0m{lcihkq^W6<Ka1`ki{)C!Wbn+B$;cLU23!kmF!sHxaqY*5#r->xQ*eFp)(mkZ7HyU|Jw2Cq-Dzc>pd8r5L+7!t!-d@?c32F?9H(lJ;EqZ%0cV
Nwq1zw~rc)S!n)b7o&UtnYDE3frjF=JN1mxWm|AevYYt=B<O{fts`9t6iKTo0U#|k>17tU)(R&L-CHFhks>uQl9n_@&y$dPu!Bv@$x=A06L9GaT-ZoxWEzti
rdXo&W$oy<I4Te+mo>~xP*D($%COzpDAChZIh&4DYERoG_k!$x(KGr)E0LO`2o$LC7(YdKVT~<fBPDr9a?06DkUImvM@|RSXIV8hiK_<#%6wZ&K~Iwkmt39N
334c;CQK{n7UnXc5}evYO228jBwq0T1CVO)>79*E@*2`%Be@?q)<)6>BX@Tntg-5B&NQ((!Nff?2%U9xCId{2M4`tV0DWF8Q|lvzM@_mV1{Mo`$2;8(s@Grw
9sA+`raV1+VX>yU_Kt}pOL8+COurm6T>i^XS3w_1Q|W!^XU9*yHM6S6w!{ycCx&4fyA*LeJl~o$f+*U;y0x6}9Ra6r_5pp@7dwzyrM~$qQ>^#p-^@P_`y=mX
<3+&GH2V^J1)%oL1n6PrItvO5@7pW^(OPAgp~o1+h7z}B*O;>t4P7AgRO*lTfNN4`a<VL9pmRTylP~&}6Dz)!s3Ki%ZLu31bGEdNV{PoFjSbNo8042?FtxFX
j>4KHzBasx50J28@aS~nZe<ct>;|#zgK;Qa9y`=rGeh?-0B@b~ZI<+ClVh)xjsXAgQ}fb|kawGI5M$||u4^_~`}II{OzgQ$-Q{GeL3zVh?D2AkH&^l>b~}dG
I0lolIr)R=1|Hy$L#7V?8)F|bb#l@iD!NhJ`gkEB>Mfxqk04od=7^dOZd@r&Fe9nxtiOsBz8l&oDKc@v+V2e2DBZvx7A2OHHfKjOl;eQiz7TfL3wD|KAz5>`
OU325%|H8m9mkjZVHa8tkMZb)9aHEx8ZLZ3Vy1`Im2e8Q(gEKIi#3LO)7zTs6R7DBR{GGi6l=Dnx#cE*cmC`z$u|8FNtwoXBs5_*D8P5fYDb(aH|_YLasI}o
PT9T9{7n8Yc7auq?bdNt1(*O|Vz}gjw>Y#`&ZF&C$|zLxi3d<&-`L{wVrs~+*tKwOO#B&tADoOVKghQ(Q;G6ta~rSLg?2`C62K_~^+9!`o65~Rx@Lo+8^)$h
mtWKUo})!!RuNBU_Lx7mm%&&DjPiSvz3R(9r9nm6vMC2C&mgB6bhZ@g;+A}||8NsMD37Au$g%(f?09%DUx=p$M6(zG8p-m<-Ya%A9EBXF2HU&C4dXxyB|o3<
_#K4t?waz^v>H;KR<7YPQk~E9JdtJdKk>6`!o%o5tZ53E*hrRBjD_sfiFy5I80zGJ(D9999?2-NJXFpwma;$9i`cVVooHPb{2NXG9VYEfijXD5xW>a+ho)Do
QKnPO!A62V5C`p4(jHSK(<#vCjvsbFIK-%La=~;-VCc6aG?|8}xAb@b@4<8h6p~S7AzlA9!V+~sLFOC89+P<r?W^v2BfW;3((fC;8oIm<58QSW%7f|WL%MbC
6p9_J{b^!LJnwXF!vQYRh{H78R&JN3DYujJ4HPDs7IrCsVk-^gSl1orz<JaQcPVybte;f6bk|uDI@VhKz_L?M{AZ?5(ZXap&_(Y=5^{2XcdmFCo1zu{*qrQ_
Ce{HmN_<0PjmcM-tTK||G0lvz)pDkNry>HC5S`^q&*Gw<zn0uQbga``<ULhi@jh4+e@E^p3W!zm+Z20d=VaUMg*1IdF**FwbW1G7tYdj*`f(Con#Poyb({V#
^h%i(x!7<p!o<Ue&JG=KBQl_#kN{rnh@+1G0t|wY4w4pq@E2rEe&mEN#o3jY8F5w_?Czlo*u%?pSFMx+=E~5zB08n6E8l(UI^hD+fM6O9XGvGEe@XDtwPRbQ
*Z7RCSSiQTH8!;(>0Zaa){kJ;L93_c9pF{(VfE1#JTe!q`Vf8c?Dx-}`?97VetK<!OidC_PF`&hYcF0^LUklg7I4Xz>Y>%gE3f)EWgDd^ak(G}P>-J5GAw0g
@bjp93xoFuvFhV8e^L!d&EjH?esryugvU{{{7gL9-B6Exl2f*KeVxq{^XU`8ndjF@%Fb7P>LipfDRN%are;7bjpmLZ4e=18$N%9zZN->|XC#5kch$zrX~otn
(o}hGk>eP_;FAqBb<5*Wtw8n5{F0T|A^>;`VlMei?%C!N3zRg=SUyT#UfOY>tNn}qcuYIb;lNkEyg*kLKmjgyrAZHQ>->xBz+VkXoil{LcGl;M`l{Nv39!_Z
MF!q}H1_iJ0ob{6@=lVIK2^iP=<*x>mrgv2GF&*D#9W_YnHQ8r$73Ej&cTZ5d6Aj^`vSItFPVe%!VR6md|{1SsdA{6Cel{8dFZfAcylE(!$~rNr4u&&OJ6V-
z5p`C58UuPiXBY(^;i75<F4l#_ilzX6I}3U6v;;upk07{qhlp@ZJ#)a7x=5lEBE$_kW7j4scV!>?G&{36t{8?Gj<+~6{+y6Y_z=~gF{X{9_uqx92V0hA+qEy
5^qYWPeUu2`pwyI^JH1%m+Vmn%0zx%OpQm$;eW4ksx=`FhjO#lrLV`zvFUi0ALRmOd`|9UzSo9db2m&au6%bPDx#6q*r`$pa*a+!uh)NNOc5m~qf{e013HrD
TW*rdFk5DKr;}`Lg<lrea}cuhj(Jv`Ej8L|?GB4VwrPX$P<RW&EXshUmkpWEvJncp(K_?;H?U2J1u5>*3qT^g4=fpDSTGR$<?1q(m*RFzEkwh0`=<%%_aNyo
QYFOHZ!37BfBvt`&z&z307DwgLOBAp`7znS<2JsSEHrbo*aX(G4jeGE>xMt0?4iX=JZDzkv|=@w)%7A}3VodHbf39R5mPz=x@0i4$n$3hV)#xQ$y{tZdEiUZ
9MG}e(N)XEMXJz+_1(y$z2u5>llpQ#D^L#N1mczliMJE_O>z1My1(Wc<yerfS#nr>0~9sGkRswR$JCa;y@1!-^=fI{d?$F86iIqfT<7O#jojPW19hzdj)aU0
em(7cvCFGGz08*voBdy3n#Wo4dZ|H<U*HvsXD~TTN8Mxpq-X5?WxlMd>qAR^xh|XUVH7F?n*J3fRr=HS+B~qOH!1Lo-GK}d!SbJ$Q?6roSu_nCDoKMwUR~Tc
&YH$W6zvIXJw$)Ad7h^wB^2TuZdI%-UXR77U7O&3tmo7vRm(fC18>o5$Fc0j`P*^Bvc9AB=-U73eqqXIKFDL#cx$#?M$tZ?j(0usNb+kt%%x5%=PJVYR(_Ps
#CWb#9w+p|O6n;&l?D^%P96BM`3Sq}5&ej0KAn2c94937px`j5Yl$elu|^=LrY?PO4QICrNzzV{f!~0xvnP3f@STC8<tKEF4yja(3jV!$5Rye;X-7~nC1DuB
@~S8puQx@$0KyVpYg3UQh<x>R!|cv_$qF9^5(`RJj>kTy4qFIG`eF|sVWxCkLh<vcC9EzJtoWgl6|2&r^g>5G$S8qqVjOpa#fQyC6=1{rBlW*~Wiw(~4_fhI
XgR&QBfPbF-GjoNS7ZlJ$I{j0f>{3z^=jsZlfQ&x6?hf85Bg4H4$d9A^-=A-@KDr#t|-Fv*1!T~PlGTFZP7*s)arx*+xT>x-7W$8geW7)&vPt(4P=ZDpYjUw
T080Li@aiY^@avfYHA|YKj?*q-7~Nx5X9~SW8Qx!dNO+jKL!7FRl$m&pShqME9*&lR2rpS#6#q3JU6>%R1u1D#YQM_Ys-D57-o|{5~x{eo{*bZ;-a3J{5F9w
1S5K10Ry0BEpdpd2|Fz_L}$L5E&Ds|fKMLru}mu>r`ZL;1smZCYH2Ap;i#y0U%(oAKj?<=g4V`k?g$k$ZYOpEqMM#rPmm-tkBD+1p>-~msaV7wQ#>~aGxER)
3Us+^EP_}KV$Y;(q4Ag_^H<Dje>wacERS&1)UuKOr$->9eR`CItfcRFgBf;$wwqK;*YFo79B?l`Y|B0K9{$+f(C~?LxzjO!#2Y^4j&?fwZ@k$v=|&-3H|}$N
&E45%`mgZIKE8$7JfSk_(7U-+ap=7NB#W`LzFz2fyRE;IMOj%NG*x&*w0r!2J{-J1T(@K_NXJ$!%)@Qx%Mt_MvGIR{TRpb{Rn+qhmG0Uj&h{JvNN5%9yQk5m
q+Xue)l1TE&068F@9csl>G$EXIN7>eE3`*z16_X?TbrHu+U!KvW_Rt{>^<YfIXOJ|4TGpeM@V_8GF=<mfLzKP{!oeL@YQP#G`m%OkdJY-tB{B>HP=)r>{w7*
q;DEi-KV953l&9mkGGd}IIGRJ<XqtkK9xC=v6~!|k&p~VT7Q&ELUWX+Jiei_q^LLENcB5wrn<k}Roj)D;OL1)Ba%M;KyyH6eS#*oe=UqBHvrK?iLp0EJ!zcj
FI1w&T(^sX+;>Z|>Zfv=rx*pqCBJsoRJ^j5F3-T_6&0Y0tL)!dUwM_}xkhU6$pvK`mayTga!N@tjpIIj(#e7cex`da&qQei){RVWspcNHqeEc8j(E<%CO?ZE
s#U4L%~N?B`YZPwe`oTD@VuW}POf(@t*~i!z2*_*6_OKi2eYqUYd&qB22wRWztQK6WN)-)gtyXPIvn*TkaB5K4*E4K!?if2M6Nqvm=Qy)4-|9J4!1baP!m&e
J)gV5g-eYtv_XZ@N?<pRZ<IwuCsHr+I%r9#+*l9NneSH|`>>`S<V{)3rc`d&lf6(?z;r!pmw+6@;`nhZD0)##8q!q)FI<t6k6cr(mULerxNITI?re9Xx65+{
kp@fy4<Pl2d-q!mv8v?cQsKLgkxG%G%+NV<559h~9vFIkn-d9T5?ZK9Ezy=jHXxt0ywv*+5L($9Pzs6<zEEz888c~wB$dG4`Ra65POymBjZ!rl{{Z0&)PhUU
-s^&LN_RG--;&LXJ*W3?+i>d!n^Yrs+S{5qq%+Y^5n2f37fTCTS=+`prERa&bxeae3f_k4EIFFR^W|W9UN;a8><r)$Q9hXzb5ILMd<ked&<1KDQ2_Uj6BNkF
!#`J)lY>``yLM~kaugt@nO_uVE6f9>LADYTUE{CDqo)(&SYYmysYWGL?{+p26^z%+Z=0xtDiAvX4;(S|l91R^tX%?81z699t!P+LWV^d8!;Rr^r>T(xTxQYT
*$$QU$uQALsHSDuE|S`as{u;v&FA8#AI#mx-iWaIfVwaKruu?vFS)g+u?jAwUn;R>IyBWy-sdIS*Lx(f_Qu9E-A<P)$=$q_A&L)I5qorO+-IL2DN|$8M@Vw(
i<VKh@a*>bF1fwA`}D|9<R$wV8|f1J%kjnI`<yqC<Oh~@ZiJ}KE(F~%LC`dj)VOxp#X~WA=w_~Q+^B~!v#(lQ`Q%`ST=8>Yv|&EvWj$~9t;Yxu0gQ>5Eh!Dk
DWZn+FV@whozEw~z*u6(bKN;{!-RqUwxut_<sqKj=U#(^Q4bnOjn#n^LvwG|qzxk$OSd3x9(!oBJ@~aQ@dTdM?(xg_0dC3hmJznCt`J<2!g#T>sdxY3^p%pE
;Y}`~{gCWE*nR$?+_M++Je17oVkKl!#u+)J+lh*-^66LoB+5K|w3%3tnF<8$O5$0vrHN%*=-9SZUtMlZeXlEOAEljm&3aT0yjt}kZHQY34~U`k#TC3@)lW{)
xP37YX{fk5J4jz=41f1VP6YkE4)0_dCdQykEL%krpi%<@$@Tx@PDudpy~{nJW|CK<O9C#6ySVO#GF2qoVIYDDl^eCrUDqGOpe7a7Hi``_o_&eb(9+E|%9DOv
zs)flJKRt61(g}J7vWk!Q_L;vt{u2QiXw+He7FVO=EdS7pEttfGe7+y^DnLzGafStm@;&y=VxGvXt1+ceZ`R)PIg)<d+cV=1xg81;O=Jb+sJN2M5QUoqg*|Y
{wgbHP^>FLPele`$Sr9YDx_AFXLns4A8!#jC1m@`Cwj<o=43fn&EB)S4o+G(=dp9#(pisE&zDGB-Y6#Pz$N(_xDpw^afKr%!O6XXk+ba1p19>+@Ae&?;r8n+
`I@w2iY=l5xnQ_XrzN{tfzj3J^yG@3Yxe^!^mohu-f1o)Bjv7<BN3Kev_>(r`=P~F?jIRg`fd2to%Cl1=1g|0X31p_kSffR^O}XrTl&a{5xpNWa(alLtO2?Q
yh_7BTDHAV+`vOcbjp?j(31416LCX(4OKWYV_PuxPTzi55yEML01olLu6P_d5Bzqaq-{L1bk1HWR_CH})8QV?vvTY>U0Qvrb-CNxx8i+wdyf@jo#8=f+V?CB
#YdL4aim~f$?k);XY{L^*YmU!1V)OV;!Z4F5<iZG<&ukLKNd#3-V(BfoiPOKB)sy>d>fgG=YNm0Sro+KBY9av1gOv$Y0B5{S_j#8n^fTtn{3LPx}IbXIeWd3
ipiP!P@mv6lAtG@SjUB~N8KXJnOeO!e1t}i;Nd3MMRI*>xh~=*j<`B#h!ja&CM&t`(#YC0mhK=;|C}zB)awQdq5z2mj)-iEdTEmx5pt{+3rG4kX8VPXuGKek
!522DrCq_<iq}>A8Qv#ll4OXt)_B}a)U|{xJmSXoKbh2XlS|@D4%~O#e2}6(RdVHK!y{bT1m2UKlp|-zL`hp&7niDF+1tmLgxF(2_r?T~;hIq81F;tK`gGT1
2Q(f|>bHn>yQCL&^unHcm-Vza-jImYmw-$jkPuQf(%9=IzDM!DHFmPrH2I)D(>fC@L$hNgnTGs+KxY_THqoAz<)!14sb*M|S2=}bZv8iTlaOwBS<Zla6mW=4
{euH3Bsva}PVMCI*RhZb6;<Ood%isS@cx*Rhu&&G<T%m`NkJV-l3fhYe4ZuGcXoEN<U9DEUd~$whRD~(x50GqL_7F4>|poVeO)|*&-db8$VGkRdvk>!hrqjr
C+&G1`I~EKFaI%D4zngS)t|>>Cu3)lwtYv1<~t8`f(>akbc$6*-K<V8OOIa*kB)jVOC6M1UC$Hal3fx;@L$wfrQ^@gsrm+ZT%VjcsT@FEp?^7!fr8&<K1GJl
;m(-(ny^JB+42RTc!?Y~9gioolAI$unW$;`VsfEw#&~&w61!LV)Pacor#*PyQrQv8Q+qR)LzG(Wiz5YjmNEN3FVQa-^~6OEQYuxSD)iFv689v^we<vxMglc;
|G)|0^Y)YfdUrT_`OD$UUthodnLN(V{AWGM{W-sZBWG`isva~zvdJZ-0G-u2`x(>RBqDE3(&rOsaxg1%BcsH;+r#Hw>4;v__4|vu#=IY<H((l{9>Kfr+gAsO
S4!ChZAL@H3<UyjZcOn)rty=#`<p-6GtGCO-`{-qxoQ60{jI;F#u_iUx%tY%P9NM0{K`VF#n<ouK;W0){rlVV48-Yib8~X9l^O5{_fCO6kvRZeJ$x9<1c8Zh
=*yQBv2uOScO2Jpy}QR#ayB}1iA@{`#3X3j;P%E0_?$MjBq#3Xirk=AOBOgMTy5C0q3$1wT{)kaKkLT)iRV2wI-hi>WkUr@sD=SZH58CR<(80Zt7r(DjkPNB
z@`m;Rj+0sGf$@^{$pWUkz-ky5H>*jm3HXio7abbJ$yAf`1x=|3Cp`XDy<%1jKZX7gr7D=0gR-cq172H{7e=_jyfvk`4!~@*$aGh4%opI#d)>QUS;?k!$-*Z
7EKeVzj<N>`Hw-9k)*66GVspOV-{&ZY6DRfx-A<69}Sgh?(gOXq!#qdhEtA`ZaJx+LDtOpwjUbH=g98MpgQ(dz4%O_xAaCDj_`-tVr>diYLA!McpVE;!#CLc
8&sc2(fRbKLzMyQ`g5Ru64+8&3}1IC7geXb!2HbO?fIw!|9`MI>~i7M&S3ZZAv*fjO&8_~7&(JB$1g`O-~2i{dHJhnE6GVurx_64j?PiEfho|Vmv4?<{yKVb
baZm^`nN;OIzsS>=zWcs{YiSTgyZXUwPX_xX2+Wr*Yfw#vHa1FFLM2}36oxE8^Q&PA~^nme*cgJq)3aTACo8S$-(=R!&hcaip3e<qZbRxK&I5A<oofWFp)Mc
m5>>MNr@|6IUS*ci;yxOb)^Pap-#y1G1|HDXeGjTXqepTW+jLNiyL;EeRTBh@a>B?2gfKvetPuVuW$H|qu<`aI`udqGUt}VT*o<}`Wm5~t|pYg7<V$VHDEN>
TY_!W$gU)`r|A~e@8tsZ_F^fH@@Q+jRbcK$Z$JDtI{D@O;lV2bWtZrr%_9q3#HOX0qlQMWG%vCSFEx=kuy^wAzSuL$4#fds;s_+hcrQFE8h*xEeEFuq4MuBE
$YIp(qz({)oLF66_oOg<G2_)JDen3mzHg{{V8W3}Zg3za@5Z8_+uQi(+k@W@`;=_YDFggP$3nh12Z%6MC5%KY>?!g0rVfK3<wtYVY_=V!8{+zEA9%$66?3|P
!jH~o{1Zs|9Z?J%#=jiBeo5-zr$=0=y`kkdw1TQRB_$_ZVq*DXnUiTp>pw_T11){IWHHs?>;1vopAV^bGAn&)-?IYKXs8wFoQ^1ytzylPhd=#v^!|j#EY6^#
<wFOh?k-LBSVK%gp=Twg_{v2sL9Y+$-HZ#Y_s!t}yMoh}?2&UH?$0IG0Caxea2_fBxr0B*d5BU;QFxR4q^ix&J2dCKWxjb!H>KPiDk#{DY(n@f7dIY86~5pj
m|mTs=;Xcwt)@q+^EF`W&PA8eob29W?Tl)_@jh;nY0*sJU@1heVv_KQfbc@Vr90i7j01ei>a1fROSkoz^VS1KQ<#g-1+AdyMZ89Gt3$M=+aB$FE?fIgXBT!i
M=HLgYMsnATJ|qTcSY+EdDx*+9T>f?$x^jGcn!`qIs&*r){=Q*4Tl;q|HXnMkATLZpJK8!yi6on<2`_tS;?>@)+G>pt32V{n4w(8`#hDih0JkTvc=AQ^ot}m
;2!~pXLQpctBh0zq!p+ut<VA|edQIka)bpJ`P8Ap(U*TSvmyJp!kvIL%u9i@bLV7Cl6X-&BO<7bxrh11k-+pr!{(5{{?J@aeGKuNqLHwP4RFS)x^Tv`D|29~
|0B4dP1M7b;dvvo@sPmWD2>iX5B;^XTEp9Vu(9XMi;SaQk=p3QVdundmz)4ZN+*f*%O<(wPLH`Z^ThVFMo3TToHrs)kEV%St5voLt<Y+fqv?|M383tqt*S|H
%pLlc;}pNjI_RiC-%tn-Cyt{o%E&Yt0f%no<jg?_1o~d*6{G^oFN<&+HlzBiH8Gn`mW}=NC&u&+qw`fK-<(dV$eekoF%vI~V6q5QGr8qdr1=>wGJ3(p2C_AW
UxFnSHd<(M@)#294sep$$Y>{xwQOtpr;V2fNDkfsvd>pl{KUGHXoO~7`MJ-SP8^c?5<ECG*6-8YH2*klvtDe1Fp!TkDxE+~fqWzQjHQQ^mJI&LLD`dG8H4EL
!tJ>4p--MXx|0;CSdPpgXV&9grZ+!!LEZ({@wqaWv@K_MSofi{bJz=V%JJA0wgKC7tf_5N9-WvHV9b7(BA9p^9p(Q8oITZ2+M*K96;U#kc$oWBs?&v7nK?%>
o~cB7;+`J(+*q||Y*jaQr?0qdD&|7N7gu@$JG2$ax+I!O-``{5qS<$yhtk&_siA<IUQ(V{p!p6!3)#j8LmO&}se;Zc3}w8Q9B;T1UDr<0H>L;m$bm0N%0#ji
*C8I-H4>1Ih{YBvuB=Vn${=^W<SNGy6T9LW{jKtY<1@tFI}Sph%ZiLRNZ|Z(fZz-*q|`#7V?p^#p}WN%@6arO-JH@rrvX5CHYP3$xp#;59%DB}#AY1}79m=|
k}v-tTxAnMlyvD}$~R|8jhjSOlmWui1>GENEklF1vSBHeY&H0V=HX?DGO~vzOSK5dTu$aL2h3SCfLs<QW$CNoUCCka9E`_o`v=Wp|3jYzov164MVN2o`n9;(
XvsqQBV!;F$N+&HVroO4P+5&A|75xqpJ3;YEgVz*Ef0Q&IkrC+vipUKzgpn>u}JyWscF{|qclQU!P?roW&S}(yX&-A0RGtiJzoqR<7_b5wX$*`X~ClM8o|kB
^tHB`uq8_XX2ea5M><E3H+Y7XLTc_#dt>^Gd;rq*EkSmE=i8`8$FTL(+S27Rvw?kzPLw7%Y1EkRsB&EQ3zKi0VhS4Sahf!Ba+WXl>1w_bnKUC_UvTtW!+f!f
$5BtPzKzCFQ<tD_TX+}eE3At4j$Sa8HFK)#YudckXOiVY<f5&S6&i!s9wrV->&J&mWxF6>psCHqEM+v7?5vB%#<tkqx$ECDeetTXV_J<VR%})Z$1iaaCM<3?
z>!6T4I^o|dro$_-E?S;Cu?Rf9^<)7uTl$bmsMqDI+2+Gv8VJ^$E%q-VwGt#oxNL>np?&pDuD2RA0NHVq!9KE-8dtgV7mIBr<o0O(%fL~vT40qcCQx5jnN?4
ovtqDO{!*{sa>?LPy?oW0g%x;)A5LoaDI(<8y@n0DQ5ErqwWG4XI9YiF&RN1mJGzgbEwG93JSuZEsSdIltUUN-Pr%9s8;OE%UOL+21<8ktg4g?Rn0&`K<rvP
^I1P4FP_+nv<8|ZMn{Oubn_ZfsHseI#P8E{Rk`GP)KO2@pr&ndm^%^PY#<|_l%_#vz>B=uw}DgnblTXY)N=7iR|cLIz`!N*71{HRo<XF7HyOq$4Q5`uEu>S6
wdA!F$0V)?qR-W$#!6slYpVzr;bwXPN@F0_l1UBP^`22K9X-Gr?jkb3z}{bnztoL{#f?Yk>z`>D!7VNc2o!w9M9z$y&GG9-?znk$@1~oc;N~`2WyA@WYbB0o
d-e@P@AIoyc5K|VKWS61rrMOqiX&ca)iQ^?u!)iss1w^4d{ec(jo;zlxzvyQh4y*{Z83EVZGFsyb3qqJuq@nuQ|FFHEeT(4@5dP8g(pm3HXHeWsRc@p8Pusk
Jc2e>I>2@U%;bXX$+=}j`>xY1>`}4u_IG<|zYWc|WZEsr9KoxC+zZ66<;CWS!F2Qn<4?@UTlh$nAN8aoCAUUF^KTGX7TbZTwXA*{2OtzmsDPG=6%jcqW4!Gl
PrqDI%5pSDQl16k9VkaSLKkk(N9zZMRbfA~h8(_HFyDiCi&{neJEH^$snQ~topb!*-MjaP$H({K0#*&#@){Arz$IccgJ-$4J(1Vj4E<tMzG>_yO?YT;xA<xl
RRoDf8jppV$P_~lM8Px-#E3eU{1fGpZeF|t_C9raT_qUT9&+pB5~v8E#Je!E0I&qt9T5eMMp@WcW`XUgY0zM6E4_6tJ$nk{z(O#*3(R#^eP>be_O27{Rky9!
vp1QDV;$WE)l2R-`*>Qn#ZJ=eZ!#)%teK=;P)6j8kj_l*8=x?ytuwI;We%tTp?10;TVDF%%9cDBCN!WpE8<2uk=c(_la1C73J`G@=*x9_&Ub^_r)chdR?-Jw
3q5^3yd$X$mHi~WWeXp=g@TlI*I^hKUV;F3L)19~77^v3mUo6$htKIcaH$?`=OkY|*riQ{lYEvhF2&;uWBSb{&!6^m^L!N?w>LBtVybJ`i$Oi&79e?Ht)U0_
HJr|hEc9?7zvAoVtUT4G^5inF^7BHQm9=rQg?F!yJ}xkN$GAzL=bXHEorSCyg-sp(6EaEknuxksyo7aOIC&h;-@?u9%qwm}KG^dq)`YcHGrZ?}6K#)^G0jha
m7b8(q1#fHn-4>2`3gixs#X<ixhNXC8PWh1eE6Q8;k*t!KavCSBl&pn8m2@phdbS!ot-`Fbx2j^ox4*ie6*kg<0>!F5~toCBF>^#0P^2rNm-@w9&RNmmC45l
`?HrZGVsC4=%?53k53eWJ=bl3<PPxzTbgia-Z`2=X;wF!%>jc~7KH?4T-GQMz{~n`!xp=ofX+0O33w#>j!kOJrjAMH4PYORKODRn9sTw2{reAZ4Pp#j?`}ZZ
sVK!d`hw<_>{LplZ4w|~)yX86L}KK@mZ5ZnjR|<tbSbqCiOM83&2q*YIpSaD7+Pn6`t1l%Brp*~d(T`%aq1oruCPkt(&jwPI3W}<AH8##m6t#=$${lk009rq
>4I-K4=-za=#_yya<Y^U6(U8@uZQnW2%_)3mD3S(lKwD4&V{bT%rqr1NA`{=Ori}=)&gHxAC%W`e;ytDeDFH576+BfCUF{whZF=yPM1iM-eNTYM$}2j{hzZ7
ODH|z-t!)OfB5p~{VQ_P`Sj?;(aEo`Pe%I8_eK(5ze~QgT9j19h`?ZdGG~iMeJ0+o6u~a8ADa8iyx|C}Mp8X8jG*VTaF!>s;Z*{p%_NH{efB`K>x+=bYmEN2
<XXhZPIyRmzrEsB<xj2m)!*K|0VLy=e0%(nBg`BcqiB%IM0>TgqD5i6Gi|=hz@5lil@6=v(b?;2zFMY-WEN~0l};>MAuIqFM0+ldUE+6{Ch~#v6MpuL8%|M8
V<R4|mPcpEW78LTQ>+=3E)S<#<VFu%x{v4F9>;R@<MdHBK`uVtM{I&<&Gt>xwGA?oZul54m$97v+^+}B8xj@x^m35F$uAi3OE@o=j=haeNFYJ>sUl+G3u5%R
^~^En`QkLEv~hHhW6sJI=0cZR05V;y`7uTtojvb$qh6NN>CD;T<c^EnRI~RJx#irL8o(+V5I}8#N1PlDZ<{wb0(Z#7qdvsKO!y$6jWA*Hp3Fi@`bgq(okkSz
93e;|bg-36$(JEV1&p$)$RcEX<-L*dL#hpSTF{V`(P~+%HiUJ#g(4*w@XU33?j|o7hFm;e{iBS<!u%9VQ<;!Vb4DPG5<dew5yXU~Y{-O1aA7YKJctlq;1OQa
(T7w}O0EjY%u?7Kg9qkllH&uJ*s5AJD>%k(=zK6-Q_c`4=Z&`?PzJc7V+WmxvE19LF(+Ej+UE?fXAXkrF$VYRCC>Q@%M30+Tw1UNpfra_H#rHU0b>3bj8Eb;
E)nIyBhdpv1zaiy(eA9Wj8JH9mW!R#SW2+H5dIn??x<lAU_C7;kb_(v+I0b9$#~h|6ePvplyg_VK%e+4^*MwkMVmiWwr~tqhGmJ@VJptu4QcV7B02xVd&mhW
baYI<D}RPf%rVwa%->W}wP|;U!;Cm`q;KVEuZ`slni#|RD(nww4r$r*&$O?B=Zu&@2)t;Uv%H+GsO$~}`+LX3Fv!IqNjX-9<A@l(MOkblggR<iWC`1}UOTDc
0C6_|fW5yByvK0wFsqY_c1FxT1!nZQm3+pYxMRc9Hsk=x8xFhiqdOeEUK~*P4yvpuWQIWJn>l@MRq0lC7VIMG9$-PWZ!v~+Jv5?@^r_jl0RLl>8s$bW3w?qh
*jjqXnw&ODYQ0D@E01JT1Omfq7${qd#UW#ilL;sx(yc??XpM5NQfIb*b<Jqc?_Nj&&~|babTC=4RRpiE7J5_YB*?{cgaEU28s%N6W;5R=ipz~0z{eUTG-q!;
D$;|z*os<6Ok*tAqvuu?Nw(acQ!5;)g=Qy7D<Mi4Gm#@-o56pI{IVy;f#jbwJLnt#S-UHb3r_o_!nY(?l=3BVF(s$An>NZnby;a+9oFb)i{i3i|9KQ1y(F&a
1V>h202Kr&V{)fp>*S+K{o+<Wr|YOt@gQ}>EknkBA1HWw!i2LgNc6<sG9xCT*qN(;J4@=-MlM9zLPV^em-Avnep#t#O3Ok{fadCZliz~987FQPyY|**XR}pv
k+z)`T5)&x#M;G}Sm+nTw(<(as@M(%QsKSjWvekK?0_<;`3G+%lxY&lb0!$t%0yDB&RkQ%w4HwJJvAL7=mJK!qp-F_{p?ysk8l{KacNQ|{{U`5!*O(^4wo6o
J01rybNn*?VMJ6UH1ZeS%tE;J*xNEc$!V_wpC}X}Ho2NCD?>0tGTqn!4F<u)%8_Wzl403wpkZCIIXU}(p&a9hP3um<=ph&G2}kg_ETy`E+x@m9<7_8^Ei8+Q
IGxzh<qecyr{*{8A=h%W6}Io(Bg6S8VO$_{QdVL#dM*=nnEZO8!<um#=BNU{q{Yb5A=z9JgW6BmnJ7QD1?`9%6*Db#F?ax1a$5g8nbREDu%9)pS>Ce?U#LwJ
k1P}O-iV&cW&|}YqJE6xWJ2-$&1&&`iDgVs$|PJB*Evv~F>yt-6X|}fc49%Fs>CTvTjIr|TGDAcYAlbXP_A6d41te_8g4;4tAUAdQq6Uly0q^uDaE79hJ(40
v$6l1Czu5ClU0^epOiCe(9^q=fosPf91Mpb9spm&%a~pgybH15+)VPltX_N!s4-py^0}&>Ac(b~&#3yr3(diEX!Pd9qyjt0A#!71R1&mAc7ZXLfl=5|SUC%o
5U<_=Ld-fZC8u!|eYC6>Q+tICk3=_hLJ!2KQOZS>giGOGMG3;NZ<0h2AhoS9uw69PjmQCsY}NIA4kM;AuM%1B?^w(kn(9r2v-eH%0}^)eY_|7$v)mdjG!FJ0
EgmfVb(14bs~}=nX+^3`?0|U#Jm?%Jpynq|V8u*{Wk*qJ1v}K6Ug2#xqfW`AQ#Te~+sbMgk5AchIBze{KGOB)qL`1ci!{beSc|J>HLM;D)K0joD_ogf(00i<
<%-7KAewVpf$So$E2inXl!UyI-AUjwtIfetDjp{;MI_%OyE{7(on8;2>l9mN!7<&r*G%AD@oe2UX8U|0EAWW!LkNP{yhoCnX_}hFYM(2{R2~ygjk!b<E4Bx*
rgn87VlGQko9rZ@`&)O0=p}y1ZiOHs<qLCNVq`ryA={uDL(Mv0;yBFgBpi{PjCHO}oGcbs3Ad@}f<5I8L!Jn+WSZ=sED{KI(9S@~JHas*iiEiCOr~2P@}4#s
fQ<pGl~2BGu##pD427qh*|oVJUeBA_OS=gI>b+khV_|*5G9Gqb92L4~9Pq|tWQjmX|8z$q^Vw+B>8M4by^YM$PG&%5u3v1+78yFhh+-cJK_qKDG3P6~sZ;4w
?mm3=S??a*%R4;jux}~Uv-Z+$Qvw^CP-LK2kZ@)f)uhHO!TnE<R?D;P@6ge$Dy|UZzR~jXhHf9@1y}GyOb7VEV7EsxL`2%8;JvNo7D1^UyU}zwzHX<nTkYT-
5kon#iX?su5!BiT1XbE`*U#N(?Aj0!c-F}^Yh9k)%eDJs@RO8tS<)knH9)dlO3u9zx^;~^`y{;t;tbz?dJA2iiHg!xxz4D|zHqHL97!IiE=_}XuMSQQh9(~D
*8RHIeR_7MgS0*o_fY!{KQJH2fhsTa8K4Yt4r2SD_y4wbHB50FN%pVwIpWUKsF?+Yt=NObu}EfR!V+=_yt)fCH;kAD<}`HU`4HCL`oCZ0%gm~*>goa68*zI^
J>B(PSy`DcUv_-LBi|GHY%c|0g<7RlLBSJ%SRw=8e+6*XfHy)(VOF*iMh}pH8BqK2IptS|KgIYDJO3j#hKy3#>G>b=#h@f@R5`mSlzQE;dz0Ltm9Tivq3t!5
!DB)5TdeOA*NT=ZL=`ExiAl9^GP~o)#%K8z+Lc6!>C8)RSotJA+>gYC5*oPjA9Sd;O}Z{gQMZ9yj2s~C6$nH|hS4l8YYH^ICGwFno&Nk9=5L4mA1P^gdi?V6
)!WyV6VenV6u+re=*!2%i}iN=_UQ0c1^tRzyPfD)6~mXlrATRm7|BLen$~s=agS<+t1CKbklV+-x4xBR16K>kB@aWBvnIbPkJLIWiqcArseZN9(|vzsxsfCZ
g5CXJBAPe1nC!)sS2`M{DIpTQg5a|B^N_}LinsjYa;Gsp8;`S=PQNgXl7fm3e2I)4^h^P3GRG`F)sNq|ZwZ{Bu5&P*x@n)y0~`dm_I<v)|FWLdE4O#O>t3M~
u20wYo_XjuSA^F?>QepX1#`eV(ICGub)G*f$Ve|C$DF+!pwB(Ico|!w(hSorE!+k}Sc-dlSFUEyKd)5((7cnd6|r@4GNtofLP-H#xV)LrsRYNhHC1XLj--WC
oOd^-o#X1sxK4a&-g#FULwjW`Qf0hujF!ozR55%rRW<pgA!$*~)$H17Z-bmx!-z`vM7r7&B8`<aNR*LaeXk0qn0%nryvMqk$|$mHxr{%JmO@n|^IzsJ8Z<J9
%5tZhSqtuH!<&7<-6nu9GV%49_wrV~P7g%=5?VVkR=8Ug2(iFrM>@0WK7d%>^TH(;vfDw%@3I_D*LP1z6;+jVT7PQRl*Y~d{bu~`?VFQV|6Nv5U!16ETBvee
>@;An3G-*i7B>loIP6t`J$!x`#@8WtyYGN>#<1gfW~Xbw+Y>(S0IPy?k#c~Biub6_ZN(@t?cBu$m4komh1ejE$+BGF9PNS}&n;-e1>=J9ufZgP!krxdC<Ri?
6zDrAi9doMK!l6g_a6XQsrf%OF2^7|d)mfz-cA<ey1n%YMDILOX}0tinUA!J#Ol*p-g8ElMCMV9{7n0FO?S3Vp9D2DfshUm6$#kp)5!f&PpzrV)!>HjQVIst
XH3PaNuI$!Jk~QynXcd*KsyPUQ>@zdONsv@r2K>Y{)*yLvuiK?`0K|m!F|^!Wj<koc{65Udst(@Fb~S?<fhs}IYcPHAT26qLSNSO&uhYs&o-K#LT0Pn#3k+c
D~5>ta_!Wb!pY`3xTHjy0BVJ5s<`RU3v__9Hfew#+pF$iY0GXV^DB~c3epyF=g(prlxdO9$xZc=l81_!U;c2H9Bn;u!afz<@aL0P$FGl>^Utr13{_rEP$KFj
5|k8g>4^>mn~!M3DaRly#~y}2FbG7(KKU$MbP_4cCI-{LFJMCdf|!T*&FK$s-Vs>+nP)P7;T08bCATLKkP<}$Y+FDOcKGk``hYqkKn>>PkblI!y{I)E3lG=A
Tg!tdbiKf<D}P^Ha2*#HIi9VUVwLW;^qmjH44ffI0tFooG#m}{vk*%P4-$+o^z3{O4~W&|>)~+t^}mVsphJMLLJ5g7h!tFe<m%zaCnT`xm_N>NSmG;+1;iTi
>!yR+NVMZ9yYMY?-q2vysbPzYJtzz?pfp@0%>XZylnjj9pYpSW`L4iifwz9+a!ErpBsYQN*b-s!XpsWsuHj!YU?$^FZooQQ?SUbShecUzY?n;H?oy)Rkhtc%
Vpkz_DKThHrPPKU6x0O_FvCLbLBQQab1{n4#-LqpoCj{bjC~4ik$II?JaT5E5@Xsu8ISyY+Ubm^Fl1A-EQ$o?;E3qoHElMoH(pXzvCAze&v!<VEa!tL&v<_-
h?DtsyKn;e))GlDC!-r!zU*VO5!PlY8f1=WS?c0XbHvdcM`jMl;UCtCdIR#_Hz#ktKRO-%bo6%o>dl)U=@j@zPl1zmYOl9yWk4f8eCGd{I4X|e5+xL!AZ~Di
mOm|SbD<umeBN)0Eb%T*(m&Zxm<w$1teTV^C{t4cFwnp`i705Lz}5|8+srOCeTv3sm}syy;tDiE&YLF`m9%sNAebg@?1dj8Y8eY61P{=V6bNcquGkkWNOyh@
^c>9FK@Pwr+l(d!Ukt=Fpvx`|gXvC$SZf)8#g6GL4t_jd&fC?}Ev*BhW2ZajS5>(QB_CT!`;hUlb;dmMVi@gE(_bVib<_4}c?!ZKz<V>@tiF2e2NYPNy25d+
oV8v2XfH6uUD4?B8eLU2?W+%#0VGYJ$;f_FZc<eT2_lw!op5VM$Ua7?IIY7to6F6e2cn01zPU>$GSG}_jZ*{B_J7P(CetmWJewx9_rY;$Ggstp3XNIEFq30B
QDR9lE-VQ>anI4$y2Jd%!rjRG+LnUz46whxq6@-94UF!H^bO(6uHlgZpjb#?JMycqK?A>_1=>f0RF=h-hZLC9xr~_bEzD<h4y6>|9r*ncq3&+#%a0Gh%94{;
g!V<~BcCoD^V8{^dhB~J9;{_ZnYm+9++Cd%G(vX7^Zc1vG9fihz@u<iRg(6AAv|(Cf8bDzKYX<I1lX&+T;4LY5=EM+AZxdHSvU1!b{WOH=i<VjN6(()8Sp8G
ug;F%o*bSX{~f&WyF1+o(OgvM13{sG-OT20oxTI<!ujE-d#raSX&6pXAgKZ#EJ3fiC7MzIazT5=A^%h8`yw9lM)S0oB@|M~A|{d}vGmgIdEeK~Y!%0c?iVMM
6P4>gR!6JedS;bqnE(HwQVlcJG_s0s7@1{vGO7^M3%lBWQQzLJKKD09S;mPE$0wLg#z2OhVQn2kavCAGS3pN@OP+I#pmwacLq2dEUKcENsL5?pc_gAcEFbPp
kXp!e4fP`jDtPYxN0Vls>#zr=XRoqEK!xXd6eZi<0r=pA=OOJ~2<<KgR{;C4hXv^+`JGua1$zp_kmT|(cz9}SH>}GnBF#uT7+8lqcTy;N%Dg)slGhexnPwR{
$R*o?6NDdUyv{<RqV0|%xWcG`c*L!&qHYOPQK>$qitY)pT;Im_HDXwzhd6Lpl!3Zs&kQbffnXNL>m=vuUniG=v>fx=YAB8bzV1te^%a-;`%Z``?_X?_;{=JG
{{$)CC{NT1--8)#e0p~D6XzBywzi7xr#r?e%W4=;yz4U;fTb+y;v#=6b}?s72t|{9zW!xBnd^ulBRZbM^j|tA?!O;HC<aGY&r)aw4Y{_5g4XVaM8hQwb;@d}
KeisQ-nM0ak6h48-&GnTLr;I)=)lD$AP%NNP(ATj(D{MBUR-cNPTIJQF41Zs)e3wdFp)>yV$OE%52TYcXUG}2$)uo386%GQ^Bs~i^7r=cD2j-1U$|8>M!Tdu
!g$HnU7qi`4=M_HI*<Z(>4_4mk&|`l3wI?o|EL%3fUO!<#l?$KnEZo~WZU+a+?HEk#v0epFV5srKxwh(a%xhvPs_QcXHD?%e3-20;;_d%b2+<R&*iQ_j8(O4
y%o8<aBcnY8UMv?8o9cgc1pH=kzz~9XXQ@lMSVY6OylhD+=dBf5#`2U$IqF<k$4yO<wK5URCP;(_X#S#m^2@&!iw*5Se&-&1+j=1Kem_48C!i$|54x7OQI1W
jLmcRh{7Hz0e114phVj*CX0Fdz9BpuIf{tC>gmqTv(g_HPUf+?xL>@Qt&5sa2tz9D9Sxgk9PI}<%cuPL(;faC2Q=x3pJq#>CA}dZ4=gjFXd$_P@Tz^MJ`xuI
T0EP7qBFtWS3(12^u=i5-darVW>ewelYw_S#_V<?OcGAPYj5w?q<_6^xmCNnrT3fiSvS!{7sb07872q^;yWd6#_fzIxVUb4cHFGo%;wWYO#xx=n|tE7*}kH?
73Dubpd(S1t~6?%GjCHtL?<*iBdQtTKufS-h7k8Xkz!Dip<+!KhXPoJDax3;<vbt$ahKx*$-}BN1^E}>2EatECeJ^5%2b79NBx(QSamKPRl;kPDFLUld@sjZ
1&L3c8K1giAx_3_1b!gD(p>jsArX;4=Re`Bn9%KfG7_>kT8shF)4;k(ziM>H91A9J483`C#!B<ao3ruJfBkfL!i+=i$*ZHkAHBj^rMD{%N`HQM_TmRIqP~0c
_Uwo8_iuiF{_6PTCA~KMHnf|!hLbDPcKv~BhPNhgcu5-3Mu?|KmNFIDgsG5}Z4++Yz>dY=@I_d>)xJZojt;enxD-Cq)*KU+FOh;$Eh4|e)jj|{sI{|Cvnj^~
NUj3av6L1Ijh|>>vWEZ!{-V>f<JX60N8`UApB|s_@P!<zQ0}B9A~X16;yryF%Zf%J`2l5uY@ttj;w4=ZoYvaC)UEv8@yYjZ-l1|+`yottT0h2<Wt*?Af_GZU
jzvh;Lc^jxzRj4RU%JKkoQBo|m*Q*ji}r37RIEiy*raxeWFhWO!)rM~P>29Wu=ud}Ne<=7LS0Wp{02_h%pIz|y7CeAyluqECaN^=wLd}K(rn7<)yVA~hL6Z-
eFFVIm*$kL8vrADMqsx?(WHG%Mxcu|r}!OHZl>2DcdLxdhEA%9<**_a%4OZeEzKIReuM#CQNql%>b`_U8aJ~zDv|~!Gho!vQ1gt)$z@zNR?fuISdik>Qm$7X
2tPvCCau=ShKMqwH{kl$)mSHxheB<RdtQEP3q?2oXTGWDKhfoRPuOcwBys{%brr89H3n#!23h`udNK_W1)IqSsOwRz-&;|}K+z0GsnZZwv%9%&vpdR~f}yx?
d#`Xarr)FRj>VAe<LvIXp>AS(6~B?;WU8C#hUhw3b#~|WY}&(kqk`o}Tz1l9zKn>1M1QSy^9mdedq)dc76a0FCZIvQtQRZdz`Lvo#<!e&E<xfzP_xN=DfCMh
7bKMceG7a|-g~;F+VBE1F?qm^J2oJsMP_mQeiR<VVg}!$;n!_D72c}$R!-5ytQJan1!)u3YtU5*ojUzojumayL^v(9Cwn?#+uElA@6(cQtLH}}S%N!k15?qT
$opt}^ZDP|Q!L}?_+%HYua$c~K!tL}5qXI2qES_G{^JO>R$8(@Ayl4WhhR7nFUpW5Ec&d|O{#+YwNK0gz1X%ot}A~^=&<Y?S}e^AJZofwbfpMRd66L^@?C9^
68@yhc)e7FUq+{uF5hAAPI}OA%t-~J&GiEj)OR)%^K7;3e^PiPNY*EWu!cH7m&GUU@2z6_%VIT{H^fC;H-t%Nor1t$^4Cy{#fVUW_R4B+sK#B(Ash^Ll<#2B
lsB|A1%c`~i9(|}Nu=Vqn1n{X@_NrN>)GW;SbkN_2@Tzs{0x$hBM1PSPV(6|zDlTW<M87J$OD`Do^OWNH5Rbyo$i{{h;+?6w4~JA$**H*)m$8kQp_r>B}}Y%
y#PLVU%tSK)``UE&FkyQ+$df~KxQ|PSrEbOzcc(s%rRKXVgY};^Ua@)tQto@?wAk8!UG+O+a)GfpQFnRUh=sg1%3YK@y^Z;{V)8EzWFwN`z!*dx?zj<0mCrp
z{8!6H@d$xhZ{8%zj}6k^Pydn<iab(M<}Wvx83px<LXXKzW)p#<iWd~+)XZLtIt6`<h_Kg+Y+=go&1$A2!BO&?7I!=RB7afXYN4gVwz}1D5l&_UoY#tm!J1d
Y+EFgmpdY)E@b37KS>$jSnNLL!#z?ks=yp*j7x63rbSE~fWonYSn0}@>=ZEyn>}zpxZXYcCe*~oB&G+5JbS%N>d<NaJ=L(|NKj~Tv2>LEo+8bO7jc>fxJo4v
Pf-4Bs2S>o6mWO0h-2v2J9oOOI?Ee}71_A+{cG>#jBg$ydy4b*h?S7(jL!R-t~H4K<f`gv8I6qu-)U`JKxZM=-U@u_G|~0#K;JKO%i<hu87WDD*oslcw(nQZ
T!(LaUgXjaXwwj`8Rq4LxMc3HNoGW|w)5D6ZtkN-z{Epq&%`|;_uxxjLv~x(9q2_my4Z9l>7<~<CFYl-?nujh{~#WfA&HIwzOo}ua2TY&U{Vg58{(7WCniSb
zCmsvH-i)A-C_wyqghhMzk0G7@JC%&7uQp9A(bfu54a4<SP)i#Z7(4@P(aB~@liBm!txML+XEu^H4H^OH$X*;*+3#%aEQaR#V9e0nr2gR#_x!b5+f4)dQ+J|
j*ci_<)?bCgX&JF0T%DbQa&Q0kxi{sPyzs<3eWNDsKXg0*<)&64O|4-p%?XX*%@j43?!=+rwJp%xT62lMxzKGbg8DaM3z%HS*U@Li-m-tU<06B(+0Vu?8mUw
@U`h~Exb#Z5VX<+f|2uO;~;y%n|u@`Lv|5w7DOn4$11-{%b2_(I8z7a5U%XOTA7Nfc)M2Nph+=5>f;J6r{;-QExXIjSK*^QKWw9*e5EH%c-^X4KVPnrYdmyS
zOpR{AH>$#4`K~vg`ZB4=(_)~^290LUUEWUz2o@X4n3o&h@M@Jeq779)FsWlc2HbLC8ji+)RzP3kpq2Y=(W;xl^85vG>T#w4!<((oUuECteo^0T&?-a=`<zi
w!<D)Jtv#oNV0Pne-8l@A~(q(JUji{i)Y^qXmGkbB7(Tv<0MQR!>y=}|NBj2DLI3xIE{D?kw1yl&q|`F3SJg*@wnuxX0C~Sc(~txg&!%PVW&&KET*tTOTAjp
=lFc6KGQ8*5e2A!3-zk?hCMV-bM}eZA+3$=W~sas3p()<=0MVtWKFq4-SY6!kDO!mN^TZ-jl$YLELy1RS65j(Bsq4}4w*ALX0AvvmqLWSp-_%I{04X@=$szV
2Rl8K4)N-QFmr!HmB68k3wzHk2JV8bnBp=rOdcCv5V^fh=0JMG?sg3=GlVn>GLhpk#JCr{)SDP46%$ESh*&)*XVWMVl+4v3@)jVQG*h(KFLj%zcT@8|!OQW5
=iO4EYw3~1?vKbxlpf<qupLAKAOW!q`HP+PM1r&RgZ0+@03<S>x#dlZ0cK4opD-EeIGEc#wQ^v+b2Doev9!->VHr&Q5|&X*nU&;pA!1JAxsU@8Xcz9}R?;40
Qz*+S_hZ>5h3Xr~qy?-wm@aLnv(ha)5K&*lqr%FE?i}}m^y9k&S!ft0&!xza@-oLwWhq7Mf=7D~c)I#XsZ_Y1>#0uNiznZ84y&Syzd&X)?u7@O=jcw&D7gz%
d;myGrRPt$$$kJbYu$Bc;~Zu8uhA9!dg~XVvi@w0#jMGL<<Z>W=nk&Ji7^z4r&wIKd{t+Mb1+>>olaKz$ObwkW|=Gn@WocT7^4}f3bW^OVu<Ee{#9*~Nu9d{
YID6q<;k#nwCRDMM`>L=rR|8dfoHP1wu;z6-`ym>u<y{=#Gk)qOAC^scS~ee8+x*JP(1D4H$`KO58Hs$@0^_3C4mXWdKSIRIu6*5cr&{u5GqctX?;1POOJ*u
0iL!T7O&~c9iPCU6P6YWcm=WPf}py_{L?^1A3wuu5q<Wg`N$d4o$55Ne_ay6-aw(xVz4jI_XxLkzSn`Aj2^<zl7OaRC`D&f=p8*935ZtlY}ytt5#+6ugj1Qm
B0{bm(6vR4fB+rrR34B10G`&Ap2f{Z(mgB`R>L#b4>36_6bXwa7dxV81cI8a71O|uA8|4Ucc;%Yvow%{iwm*n$N9xQh#ra+#|0)V`J%a+*F5{{f^#I1J|9pK
Ep%3ucd^2{$4*XjU7@@|gcVzEQq5pUKPX5UiEqQYEO;2Z$D3DY!mWEm2ZS|7^oxdsOWd?1)|E`*hyinr=}Cft8$zB}FiTvnH;UYksM=VlsQ&VCR}z1Rl}qa*
FQ4(*e%IbX%}UM}&B(k{Dz83SW>z6N{RhNd(n51LD!SI#v@|jp+*~7QjkNO8HUd@~z{KHb&j1^PD>{<0KBQsBTwzME&8FzSXfU}iQ)|?u($SgAZo^rmKC0mf
q&D07ip0LMH;2Z{k<vW?B22p12>N=#mD5S@#J!tfr={Eua%aYFqy@+bab+<jYp0^BcnBxoxkH$ZhC4}5#pnEydUKwbkG&xu-;bguUIzdZj93i1>Z*SIqM3N_
<zhpYc`AjVOnxWr2RSN}hS*a|8zM6st~cNvX)VdNyGQrfZh9nycu)_U&pLoGcL=^9HcNU7$DKO^{qhi4_&{#*@m(Y)|5YG&o*FN-6?C+Bi}r4EJz3RqF^Fm}
^CDdAKYjNTU}m_XLq&`97raR@%38{FC|WK$HoRiOSU+a<u%{=&d{xYv0c>r?*m9~+>Wbyl5{G;<^{AG83uY-8FebjW?Aqcidj!9m5@=J;^-K~5GDfM1%xuKU
EGhZfD0vz0Yu1bo|0O}&aHy)VqeAy3HUzL$>)0~Ou3<-4s7WmE?DTO(Gek%-Kob&QX3eM-DN4^+2f4**H#fNgfR%h?*X?Jkn>{=KNy;=aIUaPHlHR{~KyuEU
N0PeB+UEs%2ONE*`Gmnb=eopw@i`@u7vh71usc81<H?HuSPmwz$<QmwZf9u80q>_FLt(x9I`;vR#vX`iyBlv~`cH4N^WiTW1}aRW@8J`;#rsOz%QEOczA`VV
hk~J{Ps{Fm)WZea=ujNoF+J}}2l$i32a|fyCgN%0motSiCe}}-`)9ipN08iIOk0MNB^b&5Dz7~HAZJSpod<}Qt1@M*T_L;A%Cf)tK_`gZx=*Cp-47=#GcI^L
H-7FSC`9*u`SDlcwlB*+u)h4}kk`EDRIt|Qh^%&3m`K;8MlTekfyhf${Cm-n#mbV8VOEH;*~#Wa*FA5Jx%9kF^&=^8&j+%wF!PsL7HByqnmEJ!ffD}`8K1ir
L8GOHSEMcHshBLbi`~%>=!5v`r~@Dn{zl<k=tIi5$}j_J2CX}UKjyrlEoYcw_a^&v8DJ2<X8TB=_&zQ(?@34fdvwxGr|$7|eM#5|?Kt;m#MPoxWmWj<&8)Jv
WMT}adwuYeKQhH)?}8OG;BiA%00s6^x*M1s#6bvK3Tr6@Q)!i&lqx3c1u$tqi>q(1qqoE;;Y#4ra#)%39|4LC9&*F$ifU+?pJ#o7Zi|U;aLe445XE9;4|2!>
&JZoA(psplk!dGWaXgjU{t;EVVU}~Nd7Q0S0H~<=!>r-lb~FeTSyJb9bG^DbNF1jrhGEsNCi83&+^wp3pn&9OTG9h9bXyy^mA*umQK3b1^N>UfbyjzzZAe<E
m7>?I-pFpxCUX@(yQ!`Ic-_)E^vjemY5)T95@kG9BP`Tv*hLiP%DcR4G23%un#92w@ce|%<9Gt$w33{G2nR3;o%zZ^KuDp01(=9=5L;@mQ<ypKk`Q-jKX{5a
7}@$|a;h$Ll(9z%$VUiA?~61NQm|PR{c9IdO&&<~>wQNq?0*&mu7VAPWpaDu!HL{R^x<xFlSRD(3#7vM@6>JRvBK_q+tSRDkB0t7S5-lOQdm?ss|PC!=t$iR
-Bb=r?nkOU5K4owa`dLmM4UBJwYLnUQ>@VZk0|ae+->_e3j)qO`WY(^9xfAf#+xx*@V;L1enHF`0o*-s8V-As%WU9k>N;nR>tCz?s-;McBFU7Ux5R>6_FO*5
^jqI&mj%1#{Bp~j`vSnlD&!NUzAq!Co7)_IEWgxx;*T(R%l3S0!o{w02C^o}fk2)54Omp~4W6DMK)yCyhCy3K!!EPuE?*nQmPyVsqsz6Q+xFqz(j$M7x+~Zu
!yxl}R?^%|IC18{ON<Ro;<q=n$(EuU7F#tm4P}hm^~yAh%PnPDN6)$@SiSw2t$#JSow<W!ncMty(?L|fKN81(lh?E7;^m_t$l_+A>?tT-UQv>S76Ardu&+J*
II`t#f**TWFpDMmGWbfm2al?|xdRA=xCt;ix&0xlAVqq*2WqC0X5Nx(RS9Is#oAtrM)X7{hc0--oidkmEw{P#lshPru<q3Jgx+>v>uO-!*F@*#uBVq9Zh5ZE
6#ETdN8gRck5uf4K=G;XLA|~1JscZGFYt33m7<eD#Z+jAg@AXrl;05p%`u*=vB=3@71BzY+EjTkVNqLKPva9hmP+|Zf&3A?j*ejO;RTMsDUuzM4Up9ABkWVy
W4e?8{<chg_kM&ROT-N1hL!BJn<Tt-&r`)njY)+v1(jRf?o|W@%H#Xlbalg1B2Rc`;#t%(Wb6sFnE(NJP00IUg`p9ZwxP2lZ&(Q(NLvq3RHik32Z4=&cjer8
Aws=`+j|LGzrhXK9XErpRMC^1d|%d0v~a?ikrD7XGag()%k?eOx44(xVqzE8G8WrvqlfOcyaS6q=)NprjB@n3TT&e6`pEUf=V2=O!;Zt+2rEc`j>gRY6E8n%
P1psQmC~dS;`^{#xhd{$Dj%!V=0m<CvuQW>7h=7w`2J76>pR1pXldWG39)aN#D*@D(%$f+q#gi`z8FwPpP;G8#gHUPRq}Ol1CLkj7+*>QFgvxxa&!&`_bx^;
75GYFt^)tNoH5LQ$`W2mld4G6-Y50RXm`J$AG%F^bl0Ma<f|>OA4c=|Ku6vAQ*ZxgS#F-f8L~AWNL4<TsuKezL03;yRob?9TVYu^km90Ck9$+f&R>O=mlOC|
2KHO3lwqG#FfEm2&K?!mmG1Q=vkT<|xwd7DZ8#Yh5XWx?^WNekwi~t3zJic2s_97-03mS>Q9G?xKu0+ZMZPxGGG&k=IZrLApcYd;F1P$vQNns3E@y8nY57X(
?^f5W(bc63O`=x)x<c-!sO=i-mInT7@J*`ocf$=;QINAmsH`CVC2DXjfrPE_6cQD`FMu+mvf%glG~w;E(S}^PlAhuKB`@)Mq-=)Nhs+P?rg?reV%}k{QW$9C
cx8SqBBzahiLf~Pij!m9fb@iI6j9nzs-yT^OJEregs9wg1WqF3TpUgcncn&0@_z^|J8uRCVkF5E^U`WBOlTFCDU$CYib@QCVG&w*+u4T&OpT-mpy^*Pd(=xo
7qn&~C^--gnlzU8dUEH33HziWy|W!_j^T$bLbBc26d`fQ4>M%(VN15^J0@~;f0R*P5mN!W>zN^StEmikXEGPT50XSGc=o>e>bL&~SF9rz
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
