#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 60,007 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qvxi+0=AwJ7>4sL$9fAj7QW*r`K@Ze?3ZJmT2ClG5yMikE^!NJ32!+5{O{b=+^i^SRbs3jig%?KtD^o)e1z)_bn`etf)lQm_6vomPu#HJuKwZte|}dq?!Y
-Q<0>O6s%Zv|g;rW|hE~%`hoH6sN0Xxt^Czo-}2#JiWlb>P7kBteTfevp%`3nx?83@U&RW;QuGZvRoAK-+B$dR~O~wfQL9*+{+W1!LmN7m&JU3(><4cc)gFW
hskNNoI%fL^SWNbzt9^`24}juu9I?Bt$1*JbyBQgezT;hF4yy7RWI}8YFVEzi_3;4_iHg<m(7OhT+NG{a@jqrLm0r#47ca@eqb+uEtgG!Qw;k0<)T<6@MYLx
lQb8wc|%%@ZJS(Is|#Lyc~&mVlJ^=Ptg1`1qO)avnM|i=>(zQ$PNzwAc~viAq{X6MQBTd$LcS_aPWAQf^B2(JNwZqQVPBT3i+Uy>o!0Ytc}fijropRKxy0?2
uU0o#)#6-Vz9}xt+2Q(XUb?Yxv)twkcyk6cb8U3EUM}7hcu?I<mi4NJ$>`^APnvT1E3GI`-d>dp7$2adUS1ZfX|ZUoOE~&vS<I%jzNBBUE!}e>pc=rQH>+Z?
a?|=@_sz@c!K?q-`<zBUzj^)Yr&ou2FO#D2Kc=r={dMnPLq7`2+Rfg}SBJ0OzB$N~eSE*6CEX5f_8tD%@G;DFRl0p#&TyyBs%5j9%2nCWc2%6r{h7Uf`{w(-
gG1P#mu7zejSNobRk>IV%H<Mnt$zMa&TtQ(c7ETKgh{l)0sjm?WgG-8>eKi7;Y&E$d9^4zzg(8hdcN{~;=_G<hT!?rTUY>{OfpKo`34@jyM9>%7MxeV!h%<H
U6*B2oSv3ft8zAkx9}651G-z>C>l!6@pE?@@qefDqG^)v;ZD3-oYkqn9NF+_k-+~MgfOdNEV!x3DfD|@CbRVt?^ThULo3rOHiOlzhDo(p@lU=}jd?;qF;sBC
Cv=8Gg(iOX7n+~md3-V}&j7imr*lN}e0hd?#j@nVGq)C*zh47x8qPF1xk)Ox4g^&R9!xVx_KOORHyP4+!{Y!Lj`8Lq<-kLNGY24ZI|?sO>-Dnn>(@c6Go7Da
9ooBU;ckwZA*~;$5Q1TPc64vys7O*ZKyU!#&61B%*S}kSdW!fKVE{4o$3NuB9|nJ~t3|4#WuK1jWx@1tI@%A=rPKFU@I6q~+oyGOk4XS7d?@2q2pfs-Cm3zD
yotJHq%dLtNOc;^`r4nXos{XT{D457{1u5MO$YH9-Q~M&sGa&pYKJ?M(A|7f<25yVbXj~zX{v+kYPPx%Qa`vTtMiLhmOKlv%omJr`u>!B(BItsr{uJp&zq-k
!<uSVCKs?yxQ2A`KiYA_lU<fbMiRIoZd>s-`fZiVC~L_bJdPuvnq+zn@zT*@q)j<L17-#W7+NYvHxD<jb?feMv8X#nVpU@=S%pvGQGj0@06|kE0Cc6W2O<Y8
@D(`6c{3pzRLzwBNa_0lB3wX=8D3@lQXb>h<8*LQ_^Q7H{4&d;VK<zAA=8En{n7XEDQ7MUF_TQmd?8Oh4f)b8h_|9i1V?Wcypw!8;(-Q>^22KC?-IV4my6V_
$X>KBS_sbiy0}SJ76a(yqwzltJ*G;|O5lb1){t)dMa+uJ0%#8Wc1#a3nGply8!%~vpPq((!P@9dWbBW2CZA~Zk7le-OpUv+tO3t4Z987b$pG)0o(6pabaj>m
YrGpu`55-_iRBWyA|E%5{RwczdDQ^7%(M0k!3)FPr@()Q+`v0PAdS%dA#tt^K>*QG+L!lbdBx9&6MC8qk%kYCndyOhUoB=00WovKO~gJR!ci$laLyI6-$TQS
cOe~G;goszk+g~5Djzpe7B1!Q2IU7pjn%@Ty}!glhfa-`Ars?WP`0B3Ip)xYIl!Ug1!?Xor;IJzHzuZcGHGGbJvfo%q+CHGKuGXSW6>u8DjoY%AX*@=f$+Pk
udaYuK;{sbz{~m)x!Cqb<3vkZOg|dm<zq@pn8Xdk^DR6RfIcB9&t<{%P|(AvA<VQex{x0@7b_a2!J!Rk^L!g(=tge$2f!LiJM+=?1?mD0m+LaRPGQ#!ifJIG
$>_A-sT0<4)GW(3bq0L>Dh&vzbizOrv#v21(Mb>_bn>y(6&*kBF(Ozx6QChLMe&U6eO$JQXPX}*AR2iwv}4;_97MDMM5dWdz#iHxTL2+_Tw6HqX?;m|lCT^z
YflAdAgCbJ*K2@pRiv~?iEu--m8s>D2)&O2)NI+MNehWHs$UiF%VtU!ZFsklkX@ilAcHN|mnU#QqfxSB4x}PDHt1`BAJd<Xjbk~Oo?kXNE!TB92eP1_$p^W6
9WaN8V;UVw5E-6aE)W#%zhbTwCt@M~3<Qyr0)*UAAhf2u{6J!7K8gEh0+qGd)o|DoxIKXWdHFKu+>M#jc0~%6Oz!Uneb=l!t(sWZh1coyqOML$RN6T}8j3z^
wmt<E>eO^KW3>y?B?A9KJ;R^p0HbgYO#$HA@qLXP&ll;zZc%aNu>1eJE*Gby&61Y@VOKYJzZO@UbzDFn0NESe(81x~Uhf^C&Prb7xWdJvoNelc$){7KY|xX*
_shDuf<;-~3qSZ=?b-%q5Gh;Tx=zbQv8?Lmwg%Hc|MX&a|K;?@S8rbCe63+S4)FcwsM}t?+TVMjnzFs`UmYCo?QhbvA!xbA@LX?ELu|yH|2thTnzF>(da*t`
oA(?~zeWx9x~othRV<gt)ya3y>l!sIAe|Qo1g{qQ-<_}jMTOTTD)143&TFUOCHUTJ;8w#_VW8*h*?GA_T!gT_s$jtv#r#)5ZlA3~>-fA`dtfCi0B+yW;sweH
Z@-)FP7n58yaoRI@aO$EfZo1Rt=j=zZo1Pb6nd!@X#!rid5!9@hTbwJ5IaDJ%I&4#qJXh}E8YH~5f*chAbKLZ0AZ(vQ2vUUXF{y-F@VTPaZ=5z6^UTi)nXGr
9rDAu*VT3MuI{o9{WbO6IA3<;3<O~eJ?`Lf`nh!0N(jj_v`5g%DB%zIRW~bt<!2;}n!{+L#JsG-Ir$E{*no)q%VgDNV>=#zbnt6AA6(T9UNrrrC616@TBpbc
qEX!MApFWdU$R0}yL6;w6krE0{^fRQme3Z9_sm`|uHd$xHvs>s-~DD<0Q{Dzc9`V}d_Ef;-D_xO0cS<c%uMvpu?#XEibzG8t;r-w{!cRA1-#SR*R$f3Cq;^u
>dbDEsy!P0ir5_6Zi?(c8c%G>sJuR#!rkM=!2qbrlUXrs_~Rdw&O4tcJFOnCYG5s<v-)}g5I(C;S7W*_Cx9j=(D%nrF_-?!MTs;YuOqchux(PDq4egMjNGyC
ZZ8R;T%&rV{7_s15}kEjWqV*E9!m#9!P0c?7=5=Si1F@ZnDDm1^v-LU*731+a(pbO#k}uHJ-b2tP%hEB*K|k|cncgz$JfKa?z}if5WlGCf(Eze3>cmIIwjZy
N|XjKsUaL_YC#(y)Dh^hPJM7VX)~A77cH4M_>^aoCHM6mOlf+Gn$<0uo!xD}&9tc<!g{BShCHku3$vDtY*f)n-M02pW*qR;RtDY9vQTz6nuvdkn&IWLxNd}e
HOU&N@0=i1JI_%Y3ZTL_NxlPsVNUn*sh7zXH)8g-8_~V$o2s187<_oQ;|s{+Oqq|iZw;~Vw8OtXAx;8bGfNR5fZVJpT#l7<szoucnw3{44g4dAt{i<Cpa6Zt
h-%ySLS73C(%AsoW_Df?G1}5nr;v5%Hw#tWrE*88?r!r%X()@z5I~atQ7Szsk&S>Ja@myJuLp%SS$dw7i+X*2F><T)J;(afU{!8{1OGVu+#K?hS+-Q>nful{
y8)mO#IU|IS_~>j{r<zg$k+9+D0GLKSN|PKYovLy9}l}`N9-a`abDN&K}1_3$fbT7I>Au46MW3K(G5Qo_L<ua1r)#FYQCs1;m804j*ngEaPv-X&_Yzg6lcOL
0f<~*R6ycLT}S8}#kdBU)9S3}4$9^*Z5;JdQeCz#UBODvQdcYR#6P>KQ7rxwpBoGo-ifhW^;ia*Ox!>M<{;z0Z!$Z{yWAevvD}#UU9sq80E`)M1Bxu#7AJof
eg!5UdIe4`?Xo^}TnRUo4VNMYdIN|{Pcrf(Iuh64uq|>?&msj>%@kx5_=W7vXVE;7!~h}@@gE<%5t%?7AIpr0!I(US2Qt?2@sL&61+z;Jh+RSz7myB+OWV*|
l12^YtAIE5yN+CFIZLzg_GA*`1R0Jn0(Bua`8Jo=rIj@A$Jlye=*~?uUDf7`6hCOQB4(0uQhcQI;__rxFo!fuEXB7=q}P)y;sFBMxLJ=6jKQ2`M>Y|${CXjZ
tflwyXw-{qUalIW!y-g7NOpzufK5EF0I`S%SOo`VuHNx6H^SrI&y#m~^5cZmX7IFHI-d1usKrL+2$dWw#>U6Tbf>Y8AM@nNqsbs%l;K2;tmxILE!naq1;RpM
BqGTC_u%_-!KgX)&knwO@%5v0th_>5f~>XW<gSS&KcvM$27@%DMrD&4Niz=wVI#ol2&%QpgL%fh5%00<Y;|MhOV62vl492kWYU|)a#KRRul}8OYVf_2WAA_=
Hx?`gcP<ZPy?81F6}V1Ofu*<Zn!hr00N#a4PNc#es%ng6p`lZ&j!9KE>Az8qD9bH6EhDWjVm<5=0GK=?owW|wWZ)7}UqiH-?}Qv*11vO9h6|8QV6wB|R=q&a
Ou&mQwV8qF>k|Mn)k7nK<>euM_1F9ljo45&T&2?*cz+a|E42l6oYpknb9+cDBB0mRV!<3@2tcF^#>)i)M(M>qp6<X2$nXLXAjq?MlG2n=I?r;$I@8lEfR2)k
yEr}?1Zki0NEZ``_-sT>X~yjNF&a@f?A($3Uf-#<Lf#5s!ux;9G6x{_q{WA-8Er=lJe^VQT~^A)`VuirX>>4hNjf+RYMuOUWUdckXEsWq<)?$Yh%o>|y-dVn
i?KW#@+#3B)G%jN@~hAl$cYl&Y{nfpKhZ<HnJ`qc<1=2HrmbV`6OnlV)HL1df~}BuRF2WjFC?NJyl1Q@ja4ksN*QOFx1JXmvOYcejkR2??8=RP^zIuJDrw%Z
l7{_(JZ?Td_HsG&;V=cNjdAPLJDW%@$pQww9DWup#tFG~@^HY(iSmn7dJWmN)__Y1AK}sw8!b>a*?@oUgg(4&#7O~uHd(I@ml{v&MH&v`xUloundBQ`#>k0@
-7ZpjEklm=y0GYxZ3NVCzyJd62%?zBkB5xNHUpb?7ia^KbLPiIE3Ehf2AF!oE6qhbg!ebBf)qi~00;UfBn#LegvLb-c^>e_i^=ivQ}zHNMiaR{14zVoF6(Os
>AN#{ZlsYz75~*kimaH5<1!njCqP58E>K&*`WbNtL@eN@_-ALcomQ){$JHn(po)j>s~M`pPs)pmt|2l30mIO#>lZU@I^K%0IuF(|fDGUUAhMIUv<Cy_@Nf^>
fXV=rT7%>1`w_RqKSLrQ0Nnwp0^Nf3HX^v^lZY>Iwl3<jaT;@G;>BFYZAg$iK@fw_%MZNn3gw$wb#{i%Qa8zEaSGeqt7et{(pYir4Qf@{#Fy5dYq%xWDB<KV
U|)t`petuK1o@n^^?aUMGqUAm#GS+{#+^&6Rg<C`JyyA+A3cm>nJGU^2O>jB)T+|QcF@?%^g*(d^RN@NHX$1ssVX{TX3I~IGJ<vx)eys$KTc{bMZOOrZk<}$
tXuW;9Y9Rk#xS9N7N?H}q+a{dAODy<M6R-zF%J37m{##%#0nev<smb=%km0fElp{rIXSZ7IF1ye&MND~8qoM;Sr@a@0v(6yPL>FeL@F~9?U!>?u#*-RWYnvw
>!8J6PV1q|as+t5DGxCA-%SRWWdTr=Jd?r4|Lk~qKiqKt#q<)u&UkaSeDGp0i{0%4hprU{#dPoAU{#~SF3tSmdp*$rtq%NQ&Y+gH#M)kmrFmUnwVaiVNof_w
{HZrCorsNy<k&~{;Y6Zc8ISt^j5iW}KPy%R`8)WqEC6N{lK-XHydd~ceRa&U-1$*%>P6kbyxR)@{w$9v<L&VOGY6@*U(lw|Iwo5>9YpJhh?rz`#LCf%%T?*)
>)<l3(E%ARYE#}R!fv_#&qmk1+uwV)yZ`FV_tS$PcK7!Hw`~s|+Za2FcV*kHxaBO%%c3GLW%Af0^F2o$%5~((9v_lN@p9<I3Y%dp`9B~0y!(23u(!Ma;)m%^
7~S`$$J>MLU~pEj(l~Hs3&*aLdl8v?*nhyOj}qnu0zn$*fSA%det)<33k43n*n0zue~V*(_0SG14yxFRqlL=oU%)=1+B^`<@qdV2acfdI=U<KbtXVB5q1+p*
(riotenl?b00hlyRtYs<&Fb~)X;PwR9LSbDmuhjf=AguYyQ{C%x*9=TY9hCf0Oj&E1gt%v_fvF<q1k5|kGM#m*Q-=IluMiq$Xz~*eYs|cxR#6F2+Cb#rtvH1
sEvF-aIJ8w;h}&HM)<Klab|<6i+N%#cHA!?lL@I*d^R+gjCO?RnqF}~ZCsqin&E^Q{ws<gu+ikV254*u&RAce!D`?d%9ggAZB&2Xt*zJKxfk^BAz!}$#NrmR
^+S77af|=U(H+0k%l9HuE4oNjS4n!iMg?b4A)l0R_r*rT>ub7VQ0<m!JX@!2OFkI|+bW*n_E@q&Ma)fX4=p}j;$uBCuIuYGz$@s|$OG#EDE+it{;tFYF&-yt
yOQ`xLpLQ}vs904K!WBJ5JF59w%h>^=H=OHN;t!GN@D0JgtTB2=!1&QY6Nm*R)dEo6u?FXfaDZy4Snpq*IA8A&uX?=Slw}#Ys?ztSQkm7`_-{3t1=PZX!Kbp
(t8$B+@_G_g&RjB5p+@=DsXNzD9@mWRj;;NvFs?o%4U0WH)gI~N&rC@I4&Ktz$8w$GWLJv=}+;|8LB!61MtfLtE%JF@iF7~4vI~z1CHYoXgDuH;cDzPXBK7T
Cy@LxiI@xi5OD#0`)ri#47S^HjzzYr9${WRjbSS95SK?N9+N($Wr%|-L_>q*6Eh!KZe6X6A5y!!;I-*;$Mz9;X0-bVUU&5oML~K@*rJV|?JHb3w<G7qxsoyT
wc6Re0D-)|)2$w&&h@lFw4SURB)Np%Sr?0^rbrW=KbW(WP(Z?4*QjG1*ePxx)G<lBop7u6i1>cS0}?w<f0KyN;T<e8%*cx`DT@s06$=pRbUBja(cf8{CD534
(Y;+$fa!?GcP|z2=xuBzH=f~6XiLMXikOp!gSPDmD;}JGT?6HgBK_!*Qvf<f0C#oLs|)N`1sc~hQNK0y{8u#`@@lg?E%&zd#ZGY6dw}U>uuy%t(fzd3YR>Eq
dzX@v+UkPz0F423KzeQWQ;cqXUs56jpo7hdr6D+wz)bOqg|T8@EH4uZl07S``FhDo6wr~64PbasD%)IEv)NpvJ?t>|Ux<@Su_&)M*d{p4)MXpEmEl3GKK0H=
1XUe$4G^~@)mNxWnRU97d9>Z10O8gt-3H^mnkoY*MqTwoeQo^{PA_WmcnF+-hH7JhjVB`q+14D+EDMlrHO}R-rgS%`881%I#~79W)coJ5%tH4H#O-;%TI;mF
y3x<^Z+Tq7_bW2=$~zEuF4tz*JICkUB_i#!Bhj$gL7u#MJH=k^7L67R9z~7aq9l6p_UAW;Fy1e(4u5$2^I;xpjZmtAe;Q=MF6&jfD4XWa0cl@73`5fRUwryA
=CF8zyZTq)FLq%90K<>EwHsIUygIEI@(9cbl5)|fhz*HcX_<E4B<OI7p1z1u0Q>w}a>9!OAj1J5?CsunKfj*7dHd>sRZ1>^>;>S;v-LcYL?w)MN+9|a*sOTS
M|%<7%{9M?7w^8`-`jinH#5Q`r?vWiS(dY#U<C4Rfj%UeOvM>w<~J%e0tSU2#U%!>0hkwaKhVL?`|tL3knKQ86oj0SvP)cBR7ry=f%JBIx5Bv%{C~Z-dvHj7
@7S&xuU}IR97V_WiXSb$d$sraWqhz|350DcPT#XmWkDURukf7yr0EeTfEPM1g?gM)T0VB*0)Q5)bb-kODf<J8Cpz}?xBL5Ve>otb>N4F)zWp}g$!t-yRB~T_
f(%FaogTvGvlWSMV3v7tf@jJuOx9tB!8zbLU(h$?@`0T;6OA+ki2v##dpR?%ynbrZf1P0>88*SwqG&?AGetvh195_P9T9)9Hg5>yB?M9eI&WP9hj|G*!Yi>R
q~tH!DG20nkXPjFMU$3|c(?!d`~6)~g35j{>KMCDCT7df6TiT?sPqDOm7#1E?Hb{TVAF87E<u2+nsU{UV+vkv_XM|uHt4;}N5bK^$H&;Yc+aH6v-RS1c+8VK
&U6aF#-R|6K4jPqpg@<H3czI9c$gC_Gy&Mq6`Q8NAGO;AyUYWO5_xImly`{8Zdwvb7*mEf56&M|A{vNPvl*SP8(|&RCv%PulKhAc<CYAPgG8A2A5Ds%yX0-b
RzpSph#iIoiz~-3VlyL}ezx)W7&{<O5!mD%AcEFGN_Ft?jsD4sijx~VXH=+C9!^{wPA^~`_wW+Iv^cEd8Xad~lTpx`F<{7ykB>LGsfZbn#U}dK$f)IcBmN+`
nhcSJb!@-EK#q~nM-`Ru%Q3c`7_rI8OR<?&awg(1V`wm*g!&ighmaDUH1d-ggLK}s5?N6{!vqbSV<xT>>NNc7mPt<p3<kXO`ixu2T>Y{lMT}%cEv~MhyOi4)
)G#>AI%e#?j}u@RXDl(0!)*o%P%hA)QS8ja;e(wCdFcS0Z6ya5i6C5v1=Akr6o3iXWK@`qw|ENNjUENYB4Cd}7$8a`*yxHgDm9wgi&TctZ7W*VooY03+IQ!P
B!^7Q*dqByb(L<}Ic6M>>(-PfDP5-w*E+Fxned|blg7{l=DS+B_tm1yy=NbAp4?DIv6#UZh!KUw!kTlpo9w3uFcczN&a{E=kb0@i=ZRWN<sG^yOx3A?;wEU-
0Y&ibXg{xRR&}a3h|uv_&b-X%pCR3`8Vc<W231&Pf0veD*eM!)#Mk2=CCK|}>Ht|bn4LM)@A>OTEzKz>?D9N?r?jzJAH(HFo)QC^(bkbhoMtuFmp-UP0GB!f
95rzeBXf<AfY}G(`KhUG77rEmz>qMq=yQOAXsQj`J;+o#@*mQNmP{TX7a1AlFlimaBub{JfbdeO#4u5i5XEE(H|~5SHA9?nl)Q}=vVb&nB2Y{X7j=bdL?VU%
4%&!97A(AKL|KUbw={-^1CaCq>%V3W{?}qz704MPse>zu*g6X6@#Jr)t-6RM^MSWfNFft^+%5t;^iuQt5Tr7=d%Vt$y{oV?G7iWW#%nO8jR91sf@7X+;f4;H
i{h$m^?~dhV0S(gL@XfPs0vFov&4VHE>c*=b-jp@IY~;uGSa{Ixm(L4)2SnRMYJVHL;RPVZkyd;c~+=3bA?K+TS~jB^mt3a*iWQwTLlVlWFbkykS+$vbEmDA
gl{zkRlDTo;t27->uOcHYc=TOns^yX!Fe5N8(@gL5N|ZzoJkBz-sA8uFqx}zxw^3~|J<t2RnzORE-`<eeom_)hr&LuQWwna))Hw=B@l~|0!bVuYQU3OM_6~h
?j@~0(<96LNF*f+38|(A<D<t+IrI4*b5`=Qv@?D@7<_}>wc-HWnw>uj$G20)8&OL1UU92=)Q*M-%nq+E*9+wcL@sCOAr^rXLNtyaikvss8bRNz(A^dpq9wFQ
#l`u7FqPucJsx_Fk#>s*a#R$Lj9O;dB<qh*o>F46`Ygra0as*g^22=2$fTyAewq28T{cmIC@eau*RLg&PDa#Qh8c@AsHj(~Fmc?U&3p)ZPWY~q;h>2zej5Y7
+skyw;pMC`yXlHva)2H&A%JPfI1X=-yOw?^{3Qg8Xw!M(h-9&c2?<d+_JBE3+VnBKVqTR0ZgT;gsZW7|8t2k^=bfD5g_+`Q>A9YKk&J^AY}n-Pw|3zfV!3<t
M0J0h-HA2fH@Usm>@P%efxE=XMLnOHVBX_no*jv%e&~bs>4g(JTs#l(F@)A6JOi_}k~l(1Y26STu6O6Xphb;cG#~lJS}l0mx^D1)6WvySn+yx3UH1iH{rgUY
a8fJA%KJ6br#Y+H7(1b%_NM0qV&aC^49PvN-6UDUpWG-5L;$N1ph%InH@Dwr-91f$GeaK2tDJHkeIu5N1WM!1&Esbdzf4fkzi5yar@)A8qn|oqw|zf@5YLr#
?Ii1uC*+#*hgL1OGjK1OuP+yY8-C~hL?RzCZOf8YY?!$RJK0!z{IA46E(tf^k9knd0u-ei=#cNW+epVbh-0ff8RoK-$>7lIF)e2Dz)X9fLN?>6J{T7G1^79~
#PpsS5Y^Z5F}DX8=F>Kx2GpO361$@uAJeB1_=;|mUXhfnK2^M|Fj68SDpLPJeAazD3(t+eGd3v~?kiOyjL4fivge79VDe#<Vv4UB>r0t};)xX>+9xIx3xr?B
VFHx0#EI4RoUP)w(CWcXpssb*N}Q@+0=U@PY0wpkr4yBGoq{EV3mah73ksZK!G%<r9Hc@-9AxlV02yL?9aB4n0U8@o-#5~sBPaVpjPSddrR4a+kcrbFtEDg-
p^Hj8T7{G?sfQ-7-B4tvTJ&#uPbl_Tw#zbkvSkA|z06f2VHE?1=xtAIhA|TXuI)KULw`j<PT7FnSrl65D7I^~p+m-siwx)W00V`1NA#^HiS$}}T$VgpU8xR;
kZtU@dRNrNjje7WpGFG~t_t&JBxx3_MZG`{F{L4YpQH>Tc0BGpO0tBV5JGO%_b67DePa`z6Mblt+<PH>0TU<p2>Wq+<hE4F8UBxBDkUplvx3#D1%EtdMav{-
-Oq$l^(hFRvNiVT-cZASRXsx=J6{<a@kSZvym>c|v&X3$+0ngoGQ{56xi@|X3GV;~tdSSH{iL=|xr3Z25VbXD<+XP>bJ}AMrMb@(5H};6ur~A2;H_+>&V#6B
WI8G5Re9EkKL)WzE|$|lVP}b;JLt!3*`N)%=~rq&K>d?oG?Z1znmxZs=GFUhe$%aPZ~?yK#vBZbS#JIeVjT3=q*<(a;rP8xP_sSQZo^8Krop7*0saFzm&9G<
xX7nGbV5BBu<BlyH{>eCO`V&Zi9|-<$K;Q}6Jq7wY2@&v&);jaYg@nah+GmRD7j!9q;5W_>Kz(2r1)i!Bi14S(Z0mm@v#hIWmoL$77DskFH|dsm~}X9Ik+$o
)a6JeD6e-0(M<e4uNUtZ8V<{$iP8Ow!ZgssL-#ZU`p}?@v1P5Q3+$UUB1a}3F@D(wrYZKGT0m>VQHw3s==M#ey=1p$T;S_ge9*ry?u}H&2xBTbYEO7~Nvxc-
3P;R3;H1MhvZefJn)WXEfWcnPBq`ba=|}O;VS-scTn0(15aqP8Jpw!CqGQl>+Pwg%Q@uQSvSk2#qbgOm_l|Q$Jbia{YR80u8*%<!eK)dO=Ncz<QBSET-;<ua
WW<ZOakd@|yUY(JsSAY+kFAGV8$-TR?$_r>b1B*6W@0rL@tl+#ED?YH<HXn7H2l1FHLC}GSu`4zc0^u#IO&TbZz~V+s!Pa;iAB#^B3zI~!}oMc^Og>>KYdbn
&Lk&;1CPlmj8sZRg$buD@Unr^l=LKC8jX}HOO>#Vd6&>sTrJjRWREqemL}c=#kD7V0$2fFvnc?JBa3Q%N~V}FZDRjT-yKu#mIb0II}xDMNx4rFXrGARyj;&!
#RQkn95sI3{kZBaxjJl$@F&I8Q0$zNd=d8EucuL7r!PYs^&*%+#dpc5DFGig)k!Ch`r3r>70#a-XMr|Z?S_oE6ULn`iITspBA)XU<XiN0V&(0unssF6u2lVh
f`Nr=wD$?4a9J%_AvB6%&-yl$tDfdM=R0=fS%?l$PPUR1NBSd<bXj~LS3;UQhUO&q6Lm!G?9jB)hkw-9WIBP%M6RY;H;?SEWKVOWw6owzr#NJthyaF&cM-wp
RoH~OcGlrtTW4BQMpMsl-0UP2>u96|H5%`%Rz=ht%KV2~xm<bEFuA&<Rd?}X{+=e^dTm2Hax9eXtqDc!E)lvN8|)c5aCG*l-ROtCQ3#p?B+i)OlM!?!&G?eo
fsVu$?$N(kS9)U>g_Cl1U8-BlU)+!>H2z1q7*T2%=N8HV?xtW~yQZ&%oT1l_0M>&C_~Xs)PkW=k?!Nwc57T(rd~#BHgu^f+k)EnO5TXRolc}bUcOLq5i;+#;
F&X7Tb6IjA<506>s@<9Wa43|=yRe3lkcubc3G6)n>g#w0E_bOPL2EbhAT9tlNVxEn3s#B;5Ldk=7n>lVN-LPLHKW#!9Jrj+iR7dn+FXdNR}m$;*a}(8O5u&s
$S&_VkNW7zts~XZacIOLB_fFPi$6`au?}gJRVxUsj2HY(>j2(TVH{0V<Gk0Uiok7aq{x_fkcZoko}ewt4uesS_KZ0LAQwffZP*4u5Jl3p;5VK+RUW2bpMnzz
Ni?Ec1iIG-=|F-}+HPGs()QphQWa&bYue{zMak{E>PmD(jc_1mlpQJXEo)s-HXNIT+?VTyyu(ywxS{Y+Ka%!Y)*?I|M!s;(Yw<!$gxI19u|24GvjkDMQnZy~
?YZnZAgNcpLjdq+E8rP8$4R|JeufR~$SE@T69dT5e|&s(1L$axJcx1nYRTDP*y8?KWaKkzwP`QHn0#K;7>8fI{bg@|@8$I6+h5*%LG+j_w0q|Ou&(q#8>@_|
BP4Fbk8j>m>{hyis?(hT+`@<W*F*g4EBxyb{^v3N=WG1W6Z(#CkARd1ho^eS5NhF=-!CW^HRrCZ1&>z?IPwnVw~JmLwy;3sGZp6Q319=mwKghm#qsBAz<X<F
xya!-RM^yWvhuF7vsm8fAWtIaLeV$SrnFM0@HOh_>*elGyWj5xoyCpk)mdlL*RQ_YYt7>1hA%1^Sf6@B1`w;|4I?(7Q;1~I_b^D<LRYvW73Id%lg3m!ug`%Q
SY2E?TH9Y)EthaIjQZy*;t_vmq4G=iY4uKlxGPc62QS=MK*bU%&qx0DWyx<z@bVcA03r_lqjpMqm2K#sKg0j7sei%{aDn26d^<EYsa#&A2L9N(fhio%Ywi)I
K^NDSb?fSm|Ggi;m}FI@iSZL$)2tjF-2-;`>gb-&^@lsipU3l6`9b<ufU~#{h0S>R_I<23w246fwPdHEaXt*6^iYRAVw~ogDU*JDEW@D0N8RKck;*AOfHx4e
e+&9B?902D^GSl}E@HY|96GuzY-FLOBe}UvnhalO9Zs;&M<CEs?5A;MWDHO(&T8xJ3<A>PW|NS|)p0HF@C%xUT#7czn8F@M-uNNHG^N1CTl&-&PbLl#-;rR}
lw~pmup1tSq8PnB{!faE8|A(i_2p%~&}=h8%yN;!I{OIZOou*l5;+gyozFstM1gbA?QCyHN$BR)Wo1~)296JSA`O5ju^t>rj|~X~Pd8?uqb;vi0foIqg!Qs(
YImTWsVo%n`OHHhKl$!oI&hH?Lh**TKMf^0Ct^@iZBHCjq9pN2y)TQ#XZb0}-+7Sy!gX*|nM+~>XFP=SJYT?-4TT{rM4~g=X{B(3m&A*J)F5FKaz;TP7`yO(
O4y`JE_os*?43wB36dllkoZF*kh39k5epzbWs({2D`M-mI|d^?wO(We%lBAZoQhHFaGV;NDp{#zgp)jxTy$B@K|m&fw&@VsH%#o|lirz;5mv`%xmAKs%hO^F
Jg2MrNERKyxv-K3P8{H~M)Y;EZrb^(Jtgwxz?lls{`yJ!YTsP82`0_iW|1K2o$oTpEzJ3F@V-wrDHWOcC`lKoqXHdDNejR)v)<HmdSg0$>Wxg{ITaoNIVSxR
HZ{Oh#*GzDe(Fp8MCaEokxpN^_br;G`!wL}OR3Hvr{bY*K3l?s`#S^NoJ@s*V-x*So+OrjRrxG8sm*ylO|F4SUBQXnQ6|l~=-mxRaC?v<DF9_Fy3-HfdO!IF
oz4c2p1?(a0CLvX59!~>JAZ<IzZyJxxC8$_8tnY(8~XRj*YMBd!8fSKdhqq&Yt)ahIAD8yxc!*^ef(rcM){gXdHDDd{re{jd4qo+fAbap`&cHiL;rsDCln}9
RKQLjJl1Z%rpZC~*qm=-z}}7U<)5BB>O2C;l-t^T6#i)I9nrwzt}9FfveX<gxOKbEI|n68^}gpkh@?+S-Yyv3bH?<Q`;ZW@gy^6fE1vZABH@BhHa#<5I-uwp
;;QIcykM@%<wbFYp60k%yoO#qlTkm%$KUO~*h^mGJE>O#U~*bt;$Mg*GeUw$eJI>ufU8o@lO2mBCO{^1eEiGqt3#~dwsgaOsk&oX-ZlBo?U|%+Q@HmPWZ!%7
<MiOw|9}Jv8};hV_aLqOgmr-5z25yBnYNub@|(B&hd-EP7J2fboX@|c);cR(*4=9U>w4)+zH>5K6t>RAbm@OK`kPt+3%;zeB>K_f?RVczpTC7U4{3&UVRpoi
)B`z{6d<B0ZY^Ak4WZN2r>)P<Bozukfx{XI0?;jx4EO^d$Xz?ShksCBVT3w-fPXNep>0G=vpfUwXZyi7laC*F@^3zUO8-1e?C<R3$B#BpdFRuoPuRs&I)&yR
@y}1m_@f-!rwM)V_8nC#kZ*7<pOTN%?9*@ZZ^Dm%(|`CWwcdSm0GI<OSW-$X%)bx)!1U6OJo!)AZy#~VpMFdKJQ{3qA6bT9{CW8Q{+49$q09ju|Cy>}PY(`v
4}U(`JD}}2x;OZHU2(0Mb;C}C;<Q5IC;AuCUnF?Gt|%w1cVQ)C-E!i*KTFYasyE!ciaa)NVX5C<l}H_095ho&hX>hZ(-f#?v<I+re2h6j3A-RDZ)aEoXbGIF
1{E`y)$hwiWArK4&WZdr(ou%Jh#3QX&VCGBcBY-p(3PrpR!-*+#!t#wB|7<)xZ)7sbZNg~E}{J#X#7+>EZs9)*HAop$hUYf7>JXI$ta><ydcMM{^Tx4;j;)2
J5>G=rKy!Idn)E%G{)JmF)q|{OOj}p8Hy$>xCv*>ZlAI?>|Vbiw+Fu_^-r7D3`i-b{ClnG{<`36pNkSWI(rg_3wv%8SxijY3nV7lFDgX$sziM!#Cs3jUc(5L
72bqV!cD~%Nl0~M5oU^?<q2>hNB33%$h+e90zc>rfGq}B^;N2RO{rO^UbF&0c?eIr2O~GQV(;|mUZU85x(7=9c*A5QfOZ>;9#h4)Zyn->CzfVen>=nBQ--wN
bB<^d?U^nu)<@gVCmjI4#NEn_VHYDUDJNHJUA*r(RzTq)DP=@$=!jbrUMSRCQ#lQ@ANH8EI~f&bj5)bJ-h7I?WH;>_@3qSl%v^X9moN-w>w4#z`gCySKD*i4
tU)^I^h2K9@W}WVxlC@_kHYkVO3cX7SjrcM{tt4A(g@@PI`05`Ic;=q7hv32U<#MT%H3f3cc{bCJ*FH2NO@Y6V#6H{4V|n-)b1s9wEl97(g$vF`oOJ9A4H4Q
$8OQ#9*+H;m=cKLd~B{@eoCHq+7)gZ#soE2Aa_wgm-sE5l<8v2zOq@7SIeMZdkjJQlqbPuCJ{1-c#?N<yQMUY5izdTVBsz|=^jGEc$o~!p6++yVyuW=QaxrV
>334hJ_kSh6w`1`Xuf0aI=&5x-|i<5vq_LB&$XnfMinMDu5y=`Bq=)C&<7o;eoYJ0a+<TduSt`)cc2%9p*Diid}I#0aJ8i^N^#VQQ=2g*kfIP_{b^v62f*ft
S70OYz0dZIIQVyLc*1Y8jYNWb!9FQ#Betc|8?}iN$M<d?CPI_M)QV+UGYALDQJiav|M7klisk%)rB2&PIF|Q<PA26<!j#dfqI8EchaF1Nr7dWMZ4|fC?C(*{
1}Tx&ND(Ge>ijmm=k5ryVNo}n6o=h5$w^AMi3?Hl%IAM*5)sTv)uy(_d0ePY)CGV-Wi`AZ;`|zoo%w75>iZFv1W>eyxXI+hhaKF~D_}69t45vK8rNAiiSH!O
33&x#x@ixIt!(X|b7?Gish@Gzl$pa}^a40Q$LTUVrPbWioksv{kNY8BHk|=}=MmnWoyR;%#Q7kJ&x2q(wM~-g(H+C|ga7jex73Bjwz<HF0*$w5;PLPw+;#c;
tKrxF$Df8fk0uD}JHk-N<Xy`8_#(Q&H{M23bA;eQN0)|W2uD=40(M$hAG8;%!h!Xw{KDq)Czu?GtUjm!U_PW=h-W&d^hkVUV_dUS!{FMuB{FxWJK5P$+O^vq
A5QN)KJ0Ao1R~&qWdo4VdRZ}Kvd4vS!6O4Nrltk~&Pd=VGR}_}oWlCI>t@8NfzGKTgg8|L&z&1Zo9Ccm<Xw$}Y6k{i8Vut+oBMGk-1kl_Y1K*2@di1xe-qBE
R$bhM+$PIiNk{<lRB$~U&}Qz)#TA*mo~WmCbe#HFZ$AHu4~(B$EstVWEy(G9$LGM49fxxYL3uJkXpHubfpI)>oMDS&VjXUTo^7E+e{lRMlcYP~=fDS+jlX07
TvPe_;>H~+>%iybc`=Xde`uZ?C8C5QKXrO$#X^hljb}QyZI?5Ou>3+6C33G<F@8$KZJu>|2pp{0%bkLqIABpIA}1vJ$CnX(kbZpCF`C-od|9ur(jDT;aLIX+
+7}Pqi!3B(T3|j2F_&~d)>>rz6la7^F_^0qHidMhBs%b17*n}&SRLgoFN>>`;G1)4x_!<Q((d}c^28OZj1YzZn5{8(J8IB#>7?<*px}hEfTppnLQJTh%azBz
)VhffAq|dXkrU4zqgJ8UeV-#(WYHjse|#mUxOH+LrjN(q@r!M$=`Q6YTG}8JXX2k4NvA&fdwIH=MEl$B4Ud(SmE3I*zY>!X!U`y2tcYLWUl@bp(S;w%(8CNx
iyeew{H2VScGG<$v0JNv`uK-D`2$Z`8fKsHs!;#I;_!)0ofEP$5}HN1VLNjL$cc0E*l$M+Q}C}d1#MsyPf69p_=7t5L|QY~lxFNew$t!SIPs6_>DjV9((9ph
dQLIu2R+oTZjO&JQ%HS{XjH4Nb8!r^2{-sH2+h?(zZDN#*k1NOf%oJH!S6S?XY(xeTR+90Q2sktry1{5BOdf@Or$}Fh62E+&a0+nCZh=-izl74g_L4pr4z@x
+)GN&N)FpfgP!B`&`f{)lno20msl}Rz+YneVD=oR_?8P)D^Pq~wUG2$l-ZC=iMZ4_M+-4W^iP`os;M0eP9FH7f(^5ITou*QxtwUkx68kSV<5@=Z0qSJlWAlq
rS%6zNQxy!dvq4uRWs8U7boFu)KVw_1~;sJnhIUKS~nM>t~@V`<!Ab>@4h&E^;bZqUH<E@4iBdE{I9R}4}ac$ohJ@9a;aqh1zzqi_rBZx`SszH(KpaRQ+EA_
-8V1AaNJ`rzDq?F;cwlD`)dlPJXn=i|F$|T?18SE`1<wq`QB@E%6-1K`x8hE`>$TY8utGC-TvOefxi0=3wm*_vpcx#`|2xCd=VC3eC4}W`>;W;-@f<}>nJ+c
5VwQL1Cy8fe&Wi1e8(j&F-al&oujUXgP*9VJVh1y{Ifna7*%MZy1cGzDiug{rAD~Y2)Z$=!zo9ZqxM)w-<7b*I2ohdV|6!^e0<)a!`DkW+<Q0uZ|m_sMyEOQ
tR_t!5Br33tURJz^3K6Tn*S|m{(u|ff7{K2<kswVST8%O>asOT0@+l)qW@PWRLAWOaS2=m&q7JAgo_}!KU6_JrXNfjMy|3c{SN%CVZxnm)^r$+aF|W2+(%a-
VfMfgtp8L_k%da<yDW*%P@)|qyIgzNml<Z7a*g$0Og_y>ETTXVFB26$M?2TuAdn?#woYct;yPiTLaBrbQ0O1}enYxVTFuBKxwL0@W#e?mZp|ORlZRKal}G`x
xi(ALrBQ!Ion!tUmxM#G-D1{R*ldchelW&Y6Y4YzSBie&RdbQH{mSXBoL>w%(|U0SAAQ}LX?->{ju!ImE6yX$a5m|W==X5O#da*PDF!+B(T5Ab6tf$4qKtj{
wG4##fz1f~guO#mN05Ns%^ejd=M>lBkd@ZyZgglZ8C(g6CBA2iSw#t=&nFuIj(ce3g!pGiFhH0Rjv97lf;g{Pwq<6I;y38qIQK6PfH^tnwJS(K$bmXBN2m|D
r!3C7L0t5D#RKI$g`mi%iv$i3=Z_}sg46g9qmnvNk`~PK4o7$nye-zRa#h(~J~Z_ALl%%8%r+t2I7?0Au)9a}cg<aMS&LL8i7b2`o1on9d!OD$^?XQigDTm%
$!^nAgWytX12FW6jDTuC9vfj^Gu_}*92lQ1^nq6j23v=oyjW`wJ4GMHo@8!*Z)}B2{l!zreWl>{2wA?3ey!i(7wy`goGImiQ!+}@gvK0^!^xL*N9CEbFfT)x
2S*~gLMAl4TpN`T;V@%f4_+V9X?GLac1mRz=D=*8(XKEC4WYs$I}#j9A5FS*l`$HEJM~6k<V-{VnYgHQ>yRQM$u~lyLtJRnG=ogAKMA2GH~9!>ij(zTdqz<#
v^L4X81p=XB)Fc}$&XKiA>Cf^XQA?1z2rc812GI2XQHP!;9B)mp&&t?Mb=K&gwQHMHUAZWbVvFo4uKhkpK*kp^d|Y7ZPX?;LcD8l&&1|3Jq!&LzE}(03m(8{
Zx!DbgJ(EZqE||4?jX0T8z5U6yBtzJS*xZICc{L#(YUo7H=M};#{_gFls~1t$f<p9FBR<0kk&P^h@^9CcRG^b33C>rE2eBQ-)1rgM;zGD%DVcdQ}bnc703JS
3^0h==~M$pIx-vUhoh)skeBQ&&t_RaZcnVAHf`~LeY_vFExANhkaXt^M5HMzT;k=&>uoOTdc|A@b>~AoS(o7Sfo7uI^AsJT;Le(fO2YCfbh>KNt!YC68a(CP
4Q0zS0K8!4^^po{A%A>Y&k#sUWFT~}Bp)F@oQm5{2*5On`!EYk{4k})!iAge%s`mKTt2|2EeJGch6}KwfV2CPJCYRy-~@zqlSPlE@dQ%^Q=3`Ytd=z(TK@`m
eY<;Rw57o8Olz@5;6rJb%V>e#+H8G%`aaFxlRzV(`iRhx1ET<G%ZAAZA~iS4gyVr>!~~#kR6Cm53&iX-tNIGXG;EwHkCb<0(8Y5Kla(OjZ=z`#Fzb0WOEcDu
Nycdl5cBHtq?XP5wJNU_pyf3_Vw~gJCtF5a1(F<#QEaxM?-4Pt4Om)%O1k~Ped3I>a6UKfH@XGbw>>JlEgyz@7B}uM<tzDgu-Q<~$loR>qp{~T6%KI)M2Oqy
DfRga@!N7@oK9BY8?OOy5e~e($Uh_{PHl6|&`uWQx=0LyvUeKv&!;Q5==k^p`o<j}-*{OLHy9aNT%LbQ`!2vjy<4aGYddwCW=Ed%*#|%_2uG}B;^W{Q9b-r6
AHoWxj#u0TrhS24@E`2x1HXh5;y?JK|6^zA686egURH}W3B6BM3s$YDP<y=~*E)e?RN!4N(TYl`dwA#O#qwO4Egq^+57F5NUmbM|?&W=0seN*T=@Q^8_><N^
AIOgzS8eqPmime^ITlSdqjCUYht$J|Xo%m@XLbx7@FwndR-xLMAd^osykEc{KcJC2?;WNY;c^n%&7f5+5J_HR@GYWQZTBr*o#14(60e`vNQZGV&!7+L)~qGC
v>`qYcnmpz5hEEt+l&Wv!Gr7g1A>EU*KQJ*vg;{@h9h%TxOg~<Y*5f~?!=;PMP|^^7JP6Kd4I5nmPJNHvkk2dJkJ@EIAoxZecw4JVx}cW^xK{5^2btHg`9%N
+Z}|^(m(N*CMqzm&#Tj74tqT)PEXeyE}mXgzFL)=$arTs!P3D0<o4sCbMTZC$IS?;DnGGQGh!KnBSr4POMF5S=^XEVqLLEz%p|1}BcQ^n`20ysB#zRVrVu9+
ku#Tv98+c(!v$PP&VF^@T_5hNM_<J?W0Gfh79Bb(;qjbM;l@{)B4p+I)LXg`wlI3tmXidmuNZ6%^42o5Z>9Kwy{CTC^4IT^2WAg4^Res_{J--_z_1a9v8#tp
{>g*;eXtY5tq7EE+{qRLM|3=0Ys_NMYz!<a^A`Xieq*7|aPo36^v~9vt`>hnb|WKDxCBP>-F;Kp2i5V+*QSxQ5F~`b1EG05<6TT`$FQ|s)-De(G6?Ot<*BFm
Lh@v4rU0B_t}Qav)-aKb1~meV+ZK>v!pZtcAd!k^;6gC;>d;quabk_UjFN_}EV_vn6r41#%_AIHV^88-WWF{0?GDljd@UQ}zV14cym!-D=?R<w90<hC*jg~v
9Z>WNVHa%n8R<HmE)GsdaJfGDRyv9y%Y6WcEnh_HbUC$@$AZ>=-XrJToB0C;D%Hww?Xek2Lr87qv`^pnWpid18E^Muhw3|7z4A`8my3vq4`A$Yk(<<*|AH<T
@>Vfc*hT9z6ry(ww65y)>BVjO1Tm!t!k2KCE8sCm0VWbs)fksi%+e*#*(n6i$3UMtcS0|uXrjKdAga}0%T&f{QAp{sKv&e%p0xNTawxcKFb;cmoCMZnpZSFt
mliW(<P#hBg+bfoB7I5`^6ms~Yj%I66Oe5c4_BtiSn7joO~^-Cq`T?dNA`RSx($cTb!+7DSVvV@vJYtI+;6iqdDdD|YY#$C-j45$INd%Y2e1rCw`#zuRSd8W
1b-6*(+RNwd>R;#akDO(YJY)*Mq}Rsr7ilIYzLYiwDC;Q#B<w1&)EVIa|Qv87J~jeN^qBL<P)*G4*rmxKt@S8N*DJ7T#9;?q}D$uV*$1BRP3D87?DV+135Jj
O{ilW(Gcg!YoF5m`l6bby`1R{b<E1%zS4zL=Gvw(sBj}{4U0{*)X!Mo`jz?7GlXfJU05`)z2`h7Gan#^ufs&`vQ|AbZo#Slpi8qUJiL381s5k+TELg6sg!k6
)QKs$csEMG*IQqOXd%S4nA2WhFDSODZG6E_xuON<KBi^4C<2904|*sBoafxV4h2mXbU*MRnJrY?F)}ov3&IA6UcT^G;$cKpsN2rt&w20w)^@aN7Mw`2rUH4g
M8<n`<;NRHh9xwNlwBSMEL3N(XwTM1RIndi2Z-2w=5D5rIBK~I%Hp(`V;g6-dkrim1g9+#hOt<?shTvrcek@^-G)5HmPXwh<6DmoV<SEdB&S%*9VQs1|F|#M
v=+K`@{)j+X(=@}6Q8Z*pKQ)E7K7EaUaxN32ud5*G8U<KY5NfHd)#~RI*nk<ZUBCn2PnZP`?D6jZEiYM6_nNLx1mdCw;8B}a<&O)d%5R~FuFEmUKT*lw}?zR
#xt0cvj}M~+va>OF<*Rznd-~i&gk=`!C$N8YF*63L-oE8(b0(*B#l}kve<7bkNL%L<E{i9`|n1*#v3P(C_XmLMs4Pt)IU68pswl=ZsL`B_|Yx+eezElHg}%X
9Swz2vQ<{fXrec=t)uCVW+HUKRMNz62Z1y3P<_r*@d!UD=c{HEe4`<2)Ou4Z=e``Yc=z+c5199a9n8&(@Ar1`vG+K)FM+q9M%JQi-ygpH`Na=I5e@B&{k?a)
ul9$^gWFd>?H=y!zuJBM>R@jeK(+no#oM3urq6d@{5UiWZm=H2f<ueJ?OV8gc=?77t8qQhjWHbTnjb`RU`~Hgx#LU9zT|^D#8+#G%3bl^rxRc&e##aGqC4&B
;6Ie={?<SMP5`-k@MD+T{}(2K!|La;NB{rx^X@(;e4|@&XJ7j_Z>J2IK<j>aGkyN*@UwjBLnnHk4R%7w8tn{8+8&$$FmUB1l=xk)HFfKCYZT)K)q1D(gdXZx
{(M}VG%5RKP&If2fXO6`z@q_TFZ3smC(^U-Sx4vk%J$vSb=)Ifm|tX7ahDGfYqus0^20Vu|J$4U4}5F9N6Q8xWYXx_D(fZ$0qdt!^|D&s#5Rr_Q8K5UJ}H@#
%l#XH?kwAER^q9&w3MM255NjqICUP*tP;e=8IFN&{q%(Eds~GyZ5HJ_ov8~-!EuXSE+#6nQO}5PrUfGSKm&p8r`K>LLT3Ydj49(tIN?EVF~I0(tiB;=Id3pI
^8*j|rn^q_MVOo%3&)R+?lm;0qkFdMFYg2uTCp3^Ev>iI<hU2J^n^?w>i$5=D*bsE4~K$Xt_aC%>4|EYV6W=wNa40@W7mi@c#VDsI2h*hJoCwtDPRIMw@fy=
3ceTAoE;&2C-^;vPKc#%y&{Xd8y{7`=rvQVXcAOF2H}mH9n{GV>Vcc}$!b|(IXSI+&VK8>9+PT{ixO20ruf?yAA`a<89c-kvg}QP%4O6DA`O$e$~5B+&k8l3
(^wA@wbr9I0pJsAWlpcCE}Jy;WTC?kioJQCq_FU(Nw-KnG&VSp{9uodsW)^h(L?hoXz^s7UwOkpj8rcv%wnzbgr<MJp9BaxxK)5(98nDmuZzGDb>eXHhF-ip
8eWso{%kjGqvpl>FuLs_9Ckk8TX1sY91xF>sVDs4eB$>DK+yTupbNhG8xa3P4vK8;44omxk=yFg_1Q)Riam$ipC7sv5cn7&t{Z1qyo!fRk*4A!JY8dq0L?jV
e}@?e_>V1X+qvJZs3T&qpp6uyAsous*ppZFwU8ON5}q{=<Wl7oSR94UVdUCusg|d?Di-LJ#=q*bv!+}*E!PYvP9b_@Zs^u@SuR%AJ};RHtZg3e9IS)FG|mb<
RYD&-UU+nMQE@ARvZ(B$46<*ip_P>xJG-Y1z<8}{%o3FbVkZh-d7|L~B+;SH4TlsXg59*SPKiG-B=m&s-p&>SyE=tu+?ecU_mh+!M|}Y5qR~wScYJJ#b3q9=
R7fo_S31!ms_(hF2B8I=Qh>a#PfJ3FPS+?a%k^OU=g(6dSu!W&4K?Hl9#LD9yyr}8uA=+IpHn<hzj*6W%eRsnfdG!L1DT$btZ=$h)lOiGSh!~h^G7wtk4Tv2
sDS&nOpmT_Je=srv2xM*PXwx(z^#HYkA`Ff)+rL-=?delVtZb7reDU~&jtfM?;Uka5hk?UaKK3x<7~s^^&{=O<LT#ZJk9)?!_O*~7FyDVoDfk0Rn-i+8J=Kf
hVt}%({@_F6Sn;_%xX~xwFz;EAdBIxp>qz`#8s4O%#gFDPHl`_u0pw6U<Yd%_Y)i*b=k?Ym`?9t36TPhSQHZvQ#qIfgTG(|PkObYV?dLQ^Q_}^j*s2=4q_yi
G*J;#1r%8k4(RD*keH>dmX3{$nZ159j-qaVmuWeX6`@TFyFQC8@BK`IQ!aM8hj-c;fA6U1V#?v$%!(m)%hivvt%%%6SY#SNTJA)-4Xr_^GUb>>=i%}tmqEOa
=R5Kwa*1VU`)dRmmW!C4xBWy>Op!G9>L|)Vw_KZjrU+RaKFN2op@O+SJ`QH}+X&zKebF=QwPreP&SpZ&o$J>z(adb~tylpc!VyXN9!;TpMh8XhB_Hr%Og+vF
Oj5bsG;Ak)?tK|=YXfr@8iiZKt5*e)QhCfjxWRfMA$gpMr-^(X#!Qq@nZvJXW8`V{%`G#~k=!iY1B5WDpoYIuJdl|D8>ueXZ4GQq@xiE9w(4opVfg_d?U0^G
3*O~OH(xayV!if0TrII8vFL8Gm@%BH{GvY9dzTPXr@RASaozZ~$m2CM_{o_1opeQ2^=XlM)j}EwHD8fNNV>jbX!(>@Hl;nDo-IqGm!YMQC4>e*S7js~v0H;x
T`j8_OVHB1&!t7Mv@e)W?OH~p(8_1|5sz1S{<6j4U|Z5}hpgV|E+(_+^W%)}z7Usi8g)DgiyG;v3%B=<J6$IbbC0;2F2v_n9^(ZyXmCX+(Td2=m3mhgPO>7w
zWNnt1TCx4@L^E_m6unm8)h6ib{s2+_R9H!JU&;>?}ip5t;kdjjprskyDqG{=|D#KJpvE)H4c0^=ux1(q+F%y9!+sN-A!o>04pBAzp_r{y!%O&T$2ICRrqjx
-`^dXqBYr22O|99z{fC*iEymXk}$=?5n{BoC9-j+8Soj;)P>lH$~qFYu@zT;<pa@uOa7V4Ho%|KW!ne7PhPuCUDJPwd3(2HLLK*){V&i(KXtI7`^d*7aM0%U
(I|I!n}wS2T2>1r4qdg-tyw@;M}0)b1smjVF=!-DME;1_Q`Ap?^han-NWFabyOFoI1-9}IkLNzxF~zA&VH1R2L>jJJb@@T_0NH)MM70Y?;Y_VQaYif}VVc_G
W4Cg6irjNt1s?W?tLWTG_PM*fLKB=>`6oDsUMUF;P}DROwj9*+%MIeo`|_r_t6~wv6YtZtQSK3z7dww)YWO6Az?%B>bbZB)(QO*Do$NMIK|AXa68f3`+vn-%
jjXPpkq<F`M^`F=VI&cqP(Wp#p%uFGvPrx6y3u097g0Xp__pb34fK0~=sNBCNYP>RICi3?>flB5KGzU~Me>j8ihI;9EN2$`Y?-zUidhR!Gl0g3!26rr4JUt(
pC*!4t~3H}%bKHHwHzXj@tF)}+&aRvea4$u8TOe5t_DV*mttGd0<^qLu6p1|kS3zQue=34))EOd7$mj=nwUD!gz<dh^g+Jlh8x|LXHUk@Cr`EANqJLK8?+Xh
z~os?#E;mD4jq!?FHQv&rJXkB%!FVG_7dU_O#*L@*g^bMq->i^0yf@QBMyO2x&k1ed;1)&?8J{VAiH;fhGcj}b3-3T$~z=dtXToIc=jwYPAE}TC2DERBH?tu
eiWOf;Q6w=DvMRho&P>*d$dql`84wWgsyTKP2OjI?&=!i^UYvJ#}xBuRmB{=q&<$ipAdt&zQjp$ZW^Q%^haR(<T-0WdUS;g3(@Dwahj-w5PdlrhjES}`)#{E
6LofF({ypy^?E)_PAKcf>e?AESGAMeCG1|yYG4M6>w1vvF3;Df;^$<uAxdw#rSQS1!E5FYSl42;cV1#-?UJS(%7U~zSOuAj2uP{<o6<LA_@J+?Ke|WVPN5eR
1ByfaxLBb7j9RswHdhy_2^-TF6U!n3^zke1Y|`&)3HTTL>huhy-2$3^!I_zK<-ha77LVK^uIa#8Uyr{JC-1w6X5Q0Y5ETCD*Op=`(X4AocjPi0YDl%8ji1Xb
+TY7n@}J)3uc#TX!{pfP23Vh2Peqq-IuEN$u<T!9UFL)<NFFT?5KMt~z4LmK=c@C-!k>?Qc??brP2MoLTbijJN1`H(lF%_nB?4Vi&aqWrp&1BS-0ONt*=dg!
NbCZy%Kv1>=S`(?F<U`7pEaG?pLZ8Gd2$GM@~_463;Z;{G<h;RT()cLnrh&mmp%Ej@+P+{@!sOo`OEI#rUyT~`tC3fv)^8p<%+=iOOhqy#$x$g+5PnB-W$v#
FRqo|vms9mIXzmaA8Z&j;ap*TQf&B-a|L~zVQOJ46El7Ox9OXoe|k<OZ&Tiff%Yjsqcq$6(2u~s{Xp`7!$F9Nz~i+JoA}$6Ax7^@@~l%YW8u4=CJ%O`^ea6!
$uSw4hyyVWz%ar?3t`AV*jmRV^@&S}FSW(_BDhis^7@j;6X<-C{O=mXFpOU&R3gd$&g%8Dr@F37AWErbV?kaydS-kX7X-*^K$V)AOiPJxN}4ZOg$<}3N0~yA
`iok{DM_9tBrAu-o2?sC+#m>D+xT+2se>q1EB+{S#o-tfl_TP=sGd&WOZJSFR1xt@U+&7b-j_^IE<d}LRYcn0QV0Kq_WQD2UDPw59kV`5PdN!yPlnabeAuGl
QPYeC3|oy*aFV({AbfZWIVO?iluIbAMES*S!d4J&uCV-LN~MPE94pFAh?i`L2)`V^;WWl@BNsEelVigC@OvijC#?hsM7%xA?rt-W#@%NoUNP1cg)%nPb+Jkv
vX=PbOj5~*UAN^sz7(c}Q&i!O_h!;j=PGa)k18&8_F+89Y=%o^Vdl1Gn=6VY+b@nPUQ`J`l|p3laZqk*<5b!`X$>^(s%x9%o9xTFo_0<)eEFF@$A!_tuA{e~
*|*eF3%itfz*|l^>WM3`g&one&+JEPwrNK((Ur1IwousSlX?;l;7hsrtLfeTjZ76@$cMHccRBxZwM5=^brWU<#w?qdo|JF~;`G*qKuZlJF!gzo#@mxk{nBK<
px2#^y%OD)=ndC*cU6F~P5KwOoFV<C%IV_6AE)M3?{Lo8+7-GHz0uH(4HHKy<Y$aDt7pPPD*Z#EkFOc$z2jM4b~Q2>jLs@RNPWw2nog-6;5Lvz4%Hi}O>skC
X`Y*H!>xnVznyKSp;*_coG~5ctj~r<5pA4oAd`nKeZH_zQWA;$#gJ66-)FI))W%QglaO|LEucD0_UsAb_pPmu3urWqBlE|<qDq%W&c^t~#Fs0gQU^4riQKaX
JA9w<Lwt(}U~js+zrXvpgHM@Fzs;&8O1~Z3g}V3SMSWG3&VI)`qZzE5Qd9cp?8c44Yb&*{SuqXa*Gx3MZSt|J$@wGfo_7R+cTla$%O=gjrD3-H*2=<)4E+h@
_e;{UHyc+e;VvFN1U8P3TMNF^{3GUvz8nt*17ia|FJXYyQgbw8msu<jq;N0)Q7%S@%Qe1a>439Ix3uH4^0aEyV-aCjVKjNCB?f$C2<||=76e5It2$rQ%T@`2
IFWn623u)MtbVuTb&uKXKo02nGEQDk2S7fWoEbsE#FrcB=xO2Riwe~Git$_?6fmLvp#_vP%B~(H>qW04J|24o$-;?s4@oC7pj*mnNBD`L!Mc)^VHA#VO5&z#
3{twu98R@^G2I0J#d)mgFHAb655>8Ue^OC1^lqYrSH1>?FY3ZWca<+U1=0G7i%7=&<fdFbwXYFk@Hzh5tPpT0#j&%oyz+I@ObCdke&rf%NOHujX2llE*t_=2
YX{w-)=yknXbluK%?56ytu2G7<Dv_ZU?2q06(MmHkjK>;lR7QmJhDpw|Mvy8jyh+SIA>2zVh+3y!kef>RdLBbW5+e>NNT18>G3;r;=649oV%avqXjP=kOrm|
J2o4gCIlYD(uNi`Ews?lw@Ee9GgDV?vl)a%0la+JdL0cCmDrHpqoNvS9A8qSHHHn+aQ#c+5N{dT4v)shCHYaPRo56DRYnMdv`ZZbagGdZW?n8rxV5)oq?B4)
sl}T8GgwgrY~3(Sxf_FyX@lUlV=q2U(=)cWadsZ1ajoYYR)*ErEi%qtqya#BR#deRY9M(Q7Me3WtgRDHIBt{(3*_iKVJsr={hVAsKee@`hKZwl4s9IW8^(BO
OI8$ePEzyA?O%7@srAZoM}7|}lMNhl?QdUeAIUQVW+L8HBa06BVT%_MW=THE2J5RCF4n)`L(eSMMeyz{OXKS?g{VdgVn|nZQ?ww&=3O~Jvet0se!n?h$0o87
Qb^5r=t7@up>IlYA!Sxwff%Wt5^v@;#Te1VV@1X@uH@orf=#Fwx-@es;zg%@(R$R;zQTUtEzs{<221sl3wL)+?IztMBXD(uj`4Tr_tRD}Eqi9J^otF6qJ9F%
&=O#AQ8E6q&9~zbrd#&*<;j+1%d!@n#TPm6y4)h|aOp6Wb^^F#-|jo96^52k$1r(d#`;7rt1S4P$wlM`<~)gCJg}BCAPa!!{{o!8S;^5({>78_iI1F`2A5!=
Tpjl8^+j)UDKsSoPDCOkKFr0VIip5fBJL^lh=|ZTP8}bIDNZ@ug0mcmdVQ?Vd@)Ey56tRba)=Do;3K6_-)^aAE^#{&>l=;R5q#N-T>YorxiFSXJk{J@`yipf
Z@*Py#T`uRyO!ohM<qB3M)j`8T}Nwck)fil3vbyur%^Nz&WHbQ7e_iHr%ew$COm{8=$fibGn6drYbT3V<dL-9uTJ}k>J%FvG_lKv!c<4P0JQRkwL^&-$nl2d
$Z&RCxefyq0I259Kd0f?*MbUW6RSn#KM*_@gXBQGEHT!Z1^hzI%R`B0WS;G^pfc$jDv2@Qjx!lJ9aCp{7-f~&Nf73eg(jQa=aIlZpFQ)2aQHqj%C_Ej#;FL@
r<(b!4O}hMVmvU(m8>MMR@s>pMOZJ8VL0Je4=t_X-5mAAfk##K=JS~Kq0xRDF_cGMueXN!V&iB-ZD@E$lz~@$cY2<i<Jw$a!1WWf=?pvHu=wBxZ_$oX>;x{W
mF>^mV477_XYf=tottocCs)_HwLvhkUSUc{gMB*(`KNLPiTa&Uh{HyN?$M?_5lu&60X5D^5J6}w5HWS>3FynNpsfC={ytRNL0kfwtDkpL-9RbJ=>Uu>&LYyz
BYDYvH?A-e$^FP=XtEB%Zre{2DUeFKczG2U*6vfxZ=!krvV@}OeHmn<yn5e-8KILXH^{Ou$pbYb>t8#^`DoKyIAr6(6c#4sjElZ85pD`B{`s&a4w(AMob3Qv
@0%{b;2fMC6&Vy1_=DR3q5rrK$u-8^KI2@Hd-;fc0{FJ6TWM3WZnarEQ`?4X*K@*_I<%EM-MQ4suPg>7n|s%Oyxs4V=)BunE{VolM_GrV$w82NEP$_{JW{>9
YP5ZXqE`rr*_z5Gd}emV7aF^R9{D81q63KfLVeKMbY+1m^c(%z)a%tn&Tg`NV~sJvFbbpO(a}PD_4alT(Blh07JmG)ci>&je1l9Kwy^2Zy*GOYzfhlU_vYnl
Wp+>VVBx0NJ&aKWb3wZG=_&3MhTnv4TbWrz;9WjSo*XUQ?S!8X0&g*IE9Bcrj$<aEs+c23)m4A^XaU=S={->ww!J;rw%xMLi8_0~Ks_eQ+!C<Wl;~QKYbi*y
+4*vU=d~Ha7ib?PkB=5!yERI_fzxt%9$}SqTI}w``F7ccu#iw#g*exFWUjFr^UAx~;!T(}&Oz^@#;SbAyUxt@XOhnIWdAJ*?XUOHaZ-Nlzxw_M_=P#dra!;K
q?>=;o9@WJ59Qyl98~=YfC;?^aoK-5T9^crDSZ4@PU=ec|D2EEi*DGElVm%XDy+#B@e+}oTY_fDOkLLxc4#OZ(+|Q2)!QX<E>Dw1c@7s99qhC$xQBVOXPEPT
N_zxX2(R2jHw>BlIOm=TQvujyQwj4q#R(>Yqm+8qR}l#S&IYTb;}pGXns>nPz)JJ3&v-FAgTa$WgJd5oy)@1#(U*LYpu@$Dh(kQBt_aed<XaAu!G9g7TKA8*
n#|eJJ<Z2J*#mjSAMwE_S1G1CbDe(O_9bB;Y<(H*bGwxRS=Z{nl83CVw;<f=_|cPgZvy4*>2}PQFGAor&v(K${L>Sj3EvVvV!R$hi~9$I0mUpM%x+y4SE&F%
-j^3Pb0Ga=g?D_jUoPAVk7N5tr#fl3D5t&{@=c*IRkAJqqg*&3Ba<M=#V3CUVvu{8oW1R5)!7*^yd=6~7EILU&Dd}|_yQ06O}_K;2_|~dcYE;nCZBlyj#N2l
)xh0vKF5dNaFE_Uj7gwV96M{>TG*Av$`(;~*=cQv9qF_f`ILOi3yup6jkiIDZld3%%_gEZ+rJJTOHOWjA#u$5in4Ok3yP7{$DEIwo^vv8eL;!1={cq1*2kQN
o1SwbZhc{raMN3phFd>zDY)qaq~t`%-Q>~jou`g=MSU!px9LSwQGV05CwQmh2Z3>znFRrObs^5^0@NDMz;GR%2ivAVe$fm*1wu4jA0Dv5Frt-K9^<CZN$sm&
ihsMmdc=o>oVfU1S1LLM1p~};k^h)cjTxj4&WN;8MtmXrZs^$HHO<@=eupNlRmBOO2oVCn;`Au0y;uNVXmH!hTtm?jwk7ih@Uv@m=f~1wG}o{ebC8v$HKkuz
0k@dBY@z6WBFS?!>_=X4dRd!JG~Cv(s(5?#u3{!tWz}RBNK!=@Af**B5kz5$pOKO2d+!71l#;>tot3fL(;%QUCNN$+T`npm<qC4ydDM&f4cpNuK2a-Qn_gyh
*>p{(anS_vM0`?QI%xhJv-;LP(HldFhcy;KtCgJ_#(hXWFyK?`hHQBu5VVV1+38rXDE~C7W-la{>m(q}<*(3Kx$y&Ab#N%!mK`aJvH$byy@Tn)?d`|#kkCi!
(ZJ~F9=<ucmxs7uL=<L#RT942+Xb#??;tn#dh}J^ajQoU^Va<weOJs~(SqQb5MIl>pxVCagtv|l6as?r+9zUL`V+BF!xI^$?K%{>sV<QRbt7_9EF!nHA#zg)
LY=1Fp~@Ich4QGfLv9K=V9QJo^rzijtlIkGhr{k;y(~a7Uji{$wGY?f`84Ho{sj)2gD;xFJIpZ0f9jO@7cMx<0x)oFMJG6HcYuT0=@1(1xkcb$Uv<Mn#}^JD
%!nQEU|Sl1u#Y<-!mtJ%@X$W>+*bVP0|8+R@>U5DIr+VpuSgpr<y7E&b3S^io5HLg6L)4C$+M9e$VHNRL;$TK7|J%({a^#4Wx96}rLJng@boUn5-Sbz%gB#b
6j1)YT!>BzzIeaBVhKPEp*|nZ7nS^2mhDJZ$7iE2_~t;@S1Syy#d&{5$m?guteO~A)^CaW%0;LeeOFE~d!!))7}`BhEdPQ`D=K=Wq%z3z1cfb3oy=j^ISXam
Uf`l)66AQv{1oo`A5hCwFJ~3HpEsJSPqXHd*wj9gqs8w2+n>E8xM4ow#CBw2c7kT6@`t!aND+dP_?;Fh20^u2Il`T2SQphF8jAn+qO8s@PU`itaY;W&Ns8I#
m!wC)&^)s&Mt6kh@Yd!kq2we{<cStrp=+F5`2f@WvD58Uwc<YzjqzV1)$k9LNaRZrTKI3mZ2adBI2TJ`u{5?v%wIG|HrPxL-~PCV3ZG>;z{&>IycF61L#Ka!
_bsmC*%<cZdXoKy4`4CR{yY2a1^$iec{WB3E4<vpC$cX0@OylS>w7kSy+6rZ!GoiFzrCa0V8Qw^{&xE4XXBj*k0<xD-~NXODlYA3R1X|K`9@~NDEiqCKm3`-
xSMDEJKF8Y)tQfg*nLTd;XOPm)&?{vx_Qlcx-%F&&LY9dB;PV}jf)cX;*+S#Z=daJgokLdzUsYL8Y>jJj*n@7j*q!+y5x5fsZR}+oguw1T+XVl`BQK5TeW-5
MFk=N2O)C%JZekoK77&A95BmH*AzpeU9+dS`Iw0Nqzo-S0S`U<03)HR0b|0kYd#6nKcIDoD)wLl`n5y9Zu}yo0Hoxk3f6L77xH(n+EQc&%?oyXjBU_5Jg-GI
!9Orm=tI>!mB$}6tp^!~fwo|N@deO>3w9-vJ^-Pi`KWW<_zAA;fv%Bfi_3eU3w64`l$%jrM$#*1Z5^O7TtN%0$29wpp))J}dDGDX=@k`s|A3i>SUHGfDmVcm
U-Z?D|4PR48Yc4155XHQ+~wt(OmL#l5^1Zk?Aah8K~`7?%F)g2!&AB*{D_SoN|Y}WED;k&HFpFKEbD6<Glr^;+>UMDy&#98UNa^++mLS#Q&Y;T12p$!UM$`}
XaId-Cij`JL&T0rMBR1Z<8!M%JXtSzvD6bUfjq56ZMlL?oUJY-F|S#S@h;O0e)jI+=X6bh0BrF7IbT-jA3DZ)H&^p&m1Z`#HqIt?>*P&lzJd5uVH-G7=I9=b
F~Cs16kUXDXE;_n3}J>=Mf&>!iTz6Q3*pBYBT9)Fagto5D|aumZYwx-n6RmVQe)99)a#Jn#&e3DXuGP_Ge9rOa@M#rLeQWdgL3p7w?IkBkzl-#@(@V+<F6z&
GqL=PzmU8j$Nwq%QV8|!U6Q)=PF;$|HTafEZ0F}JxeXI6WHKh=hM$dF&_R@)WVf(uyo_D_(xvBhSzZ)p-LXbIx|>{2&zDr_I!FBWL(Uf~{2F1RBQq2Ge~`qJ
rqJ>xlh!S7DT`7%IB32K+=Whq!mzrXy3fRpOUz2#e=E6^1NEw54^Z|g>R3;gq0Fe<K4QC18!?B3ojG*Ndt;rmc-^#1q<HQ^shE+F4q=3hHlXoayw<6FE2jIb
1T6|`I=XisCKP+!VJIBty(HF{B6#RgiaoSbbMfaAR&&QaQxq*)mgFOL{k!ESI#E0~-pK$9xVTXCKg2Ny=gWG1g%=`i&x#{RRS21M%*$3O5rI>(14L~H>njR%
%X;9OiR^E16D2dH>lvjt%O6Is{0#0V53}UIj3k_W3I{9aW=#Y}lfLVQh;mTOX0c;js~Z-^CJ3GS$Vp|ry%T~Rp9;S0-nWe%ckH5>)5ZzJxcg44WZANJJ%rue
dcI29E%}bU1~N<pb7#}R0J85M%f>%?!4-|eWHQzcOu*8l7v6--xJfgKNxRQNrj+G=3Y%e~xZJQ?OtJ<AT!_UiC7LCG-3JNOT}IR=c*-kmO{FROhPGtTEgjK@
MW>kR4xKz&2$hg1rJiW9@Z01aAwtr(ma9SSn}56G-ZEQd$906`F5@~a4yjw59;aBak59re88(K5m4is8g!|kO*y6T;^YxHv4l(M2)0;RHVW*E6tb+!1h_SaU
g~V|**tzPM7&K2V!;#P(hrPt;(an{xYY?1+<uva$TUA~%f7clXd1{@A5HOR|Wlc&=R}7LSo{LRX)+izM<?Os2;m29^J^zfG8!vCz&Sr$HSr4t~=UBqi?nFEx
CxHKVL&5f^QKSd$#FQ&}cEj;4+erefY-lSV`YCCr6KC}I@j|$_9j=C~jBjl&@qHtcTU^<j_dXlxPHu1UeS2xUI9kysKyy*yc2cO2K}<hj%JO838sF&OH(Az0
ws_0C8(Cday#(~O0<I7Q)Rcyjp#7F2CXz>5N|`x&o3`>WlcT<>XSitVwKKS1QHFDpyxAm;P-)T*NJ8(1E<qSxH>)_ZhT?g7rrW~8{O`IXo{fwR=@?%s6Tmlx
K4@nIr^kb<8W{hxmc-&&CwJ<Gc^bwUutewmIaiD=Iqtw+AB<9cmx5RQ1}LiL4(@XMgAE+Jt|yedUmr8cYt=$@JFG<6Pc+a$xsLj6R~P7D8dj?(ms4>_Y&a8=
3lgV{P2Mp;Q#Lq%mm7>45#`Np!uk1U&Ji2E6F4FgCRQ!Z*Hv@j9j8bgn3QK{uwg?#Bqd%(z0V*yq>RjB?ot&ZR-vIF2f`q5v1sW97C*r}wWr0JJUFn`;#}3*
l4%^{YPj1=4teS9lI#6ak8;rBeMz2qNW&4s9W7j*N%EPNl<E}<@Sztqd9KX<UYwT51_EHutHpbYjE2j3e&OEPsRYH(DYgSoZjkI^)?2<5utn85?h9`hUVE+t
h`ATN1M+_^A#RxE_6>Rn9-;{U1vzd_YGUoLoglURyd=5eec6!{H}Fq&c`HrYt<TDIyD2lRPf5$UXkUmiRpSUEk5YAEF|3PsGeiI&tuOZRG!eV3znuK3S}!Fn
alzFYisn>OjfV-VToE+x3_X}}m?+C78#nlqfCe3)f}zp5QBnjo7xM)Vz&Ri$B-g91D+;Q}SzV^eELDCj*NYskS@~;KV+uI(8uv-f>2i|YYKgcXXOxB76#C*>
c>1(^<h703PS-i0V7#aZE@OO2QAhMkKbf@jpX&w2J=vH=TH*kNK*`FKroO|R8uZPI)wUo~jVGBRef-eI!1;|hbxCN25U?gqc7lJ<WLT|6f3g~vCdhF`oLWKw
0w8|Mc&14&Vd@o}^r>LCC<7`S@cHV(FyvnUCPDOtMw{@blOdNw5<dm8=~3=E{s8zElZLMizE4?~TyU{^k7-Rci*U|pk#HIQ_@4Mng5K|(lUxxtCAb5ue_mWQ
C=(DRaM8v^a#?*qU&>-ueQ@rI;%ft6SFp#I%9If!rOyg+Cumi=K<+2VrW#J)Cg-H2K)Q8UW~~6WQ7)Y(6n0r-eC{0aGl+89AT&%pcg4FOSioSP(G~<tUyzC6
Y}FN88H{N2`la$_OePWS$rsq@2&|R8z<<V(A%&iWB|PwpEYprDbTIVqmkETBt$a)uvXgAYLq_fnqIbRyVR{$H1p=~TcAPOw$g{)Q$ZaE&RL(S^9u4q^M$_#O
KpL2q4q~9*i@5{*c8zXET?oDfW2cVvM94mip~l|*F;%T7X(o(4<OgYS1?*(Y2FQ76aSJI-<spy?u5g1a%y1c{`8p#_`mFqr+p)YELOZe21Qi06Mnf~@@z4!4
p#rlV&%>mCtvSn1Y@V~WM#%PiLFLP%#K>d&+EnG$3}x;znk_Xe#q*xJf_(0JVM<z8;|-OW=7kSWkfJuemP|lS%nE!@vb7!E!Ks_cgzgC1nKgaC1W_XOOkx;f
aePdI2}YKGBZ(A;E}yuR58~Sd*9OD4sbX7s`W{;>dh1vt!Z4`~-Bo%^j@2fSA$}}b4in0RhN;1P0$3dBsml*(Vr|7=o`U{5^YqcOhK>V_vocz>!20ZL4&)kN
v;PUj63yyM%9hH14!$oJte@#cOw>M4o;;dh2Htwkvu^~jppTB6rE+XC##OnzTqEZI!>-U*%A?#ktf^Hy2`wHxft@T1@|5#3QJ_r2G=#EXQ}qf#C0G<bXhdNl
Nt{=W(R=W*OTG{458>iD?LzL(%_J-Es(RR=(BtL;l{lj~Cn5YrDc;CYubm*!CQh^YDX=q}Ldr+gaf>(=0ip8%1NqP5h_Y7BL2PWvqi;%OPUlqYjh_-<jgD8g
%BK`C#Zxcdms4`#nc~D#>{$+KEFE;zj%wi)R`m&Ab57;5cohAXJ*h`W_Zsql2~2?uwIlvl%5X(*buQhLcA0o|Oeg0Bjk8=mB!l_mw%wA)lG7Vhmw--#M0oV2
%jQfeoLjrqO8QDErkQ`@!dZOenhfOuO~{p$(#(r;)Nc4VNuSn<yy{Ofx#hvipe(oXns4l~TF^>)qW5_c79_E-7?#1SudvUQC;2T+I}0LJWq6;-+e-RbE76hQ
CL$j+wfs&gA)RJSw^bL=k=hXE8>9dYYMJ2zY+jmp%>f3rvo!lhv*5jnaN%^lz+(35j@nlTgC{0bp_6Gv{;yb8^&LpZ(IToXi1lyy-%!QuRD(V{U#<lDN6ygw
qaQfdL_|~=$@GsC&&?7t*T%FLP2BkSnAZ)++^G^_w>p?x+(Xn9Y%#;V#S(o-&i_DF5V2-zkLM!^<T2NsYuX*<>jZjdi36de#Vsmo>!Y_k0rV^Iduz$*;E>RV
prIcp;l1^@!zjL3R>B>~46I}wQ^OSfBdb`UgU|g&T8AL&Fx0ZJsuYze46~t@geEy2O0^MOz*Kb1)NZ19XG~9rJe~VV>-(r4n|wEFe;8a(doyK(Nx!bVT`6r>
b|I)R#BlH9;r`HQ%Gv*$rO1#`Cmj3*;ni(zs(~a&MK@Fy^8p;Tdea&c>;fdUBdm9wNX%3rS4la_Vgho-s)j9!d|J6k1jQrl27$&xROro1eIvOb>ET~Z0P=y0
Kt9l?`ryAif|1Mr<)A1ZiA-t(yR5gGmM$)!hsLcnJI5}{LGm_C_~Wu{Rp@7pbZCPkyX18bQ^z|;S66t-`@F~HrZ_m#cty8rO-cBqUD<b(#rSDd2G%&>kp@+2
M_@XZ(2(e3o;|AZ@zF^u!IPGyIuM>A32Lgf;trhl7#(r&GNht_ol2P2XkJ{N%!*+$7HFOT3*g23Akf<$+%OFNXRmkS{EfbniiTsSc!FZ{)^b?kHfWG42f(7M
6#`Ts_%M`k76Fv!*a-uq&g-Hvaot*uq9fS=yUbkO_*ADBP_6V=+9Yzm1P<<I8YWiGdXit=mf*?<7k_b%D{(mJPjVIH<I8PgDye<oFxU2m{PmrH5tZMV){<bk
f7yGBna?6EMH;GR(-L?yv#va8d63nX>>s`?;OExw>GqSd17L_`ckRMEl-@BE_?CJ^NRy|?WT)n+GUtt9CNEZzI~V*3hZB~zRp*BZ3rDh3O`jx{G*q_qPib;q
MGL?|r>?utS;gI|n#7@7%4BG56Y<00tM3dTqJpDRcbLlH*HZJMRnYl*#u)`%0@V<SJ+*qRz|SYBk<zL0l7Tz3<z(HV|6Q1G7nq|p`&#h#Tzy3AoKRF1F8QfA
m{{!{DvpZ<S;R5MI%(?Q>@4LAs-pDeNjU4yiV$Xc>B7Gfc!e;eHiy(&7dmA*Bb>R-YkB^t)d4OkOWI^^I4LksM{|v$qKDpqUa^1__+rs5?aC>|Xv)BD`}U?;
hv5;&P#zy|$AlCE^lFnf+=#{=DHvX%H#RL+1hO;$r*EN_52zzoi54R-J_KqUufXxsimv)?bNivAs2F7%(a>;rM!8EKE?1FY%gr}Qw+Dl7vd(E&i`1~-@x~#g
?vrmM?PC<kt|^r`)=bK(xO+#A8Zf`6x?ImunK01Yh+&CU3WcBuB$qQ?{r<GFI(i4PN*CkQeBKvzDh;A5fGo}$K2jdyXtAp6A$KGpBg8JJH!O&6QTW-cgkR{9
w*xG6g8cYp?PiIr8s)r1??jV&&l(2E6ig;bn9I?ECZpI9COpRs-dY@p_lm>N)KLs1sk1eSX)E0cPGR#UZaEcz(25F3$wyT)uTIN<OHFALpU+M*Hm_rzXi~sH
-lG(LD(m%*#SrD(axjcFSAWMaCN)>jy)P^F3<7Ayzv<tv9ujE&u>0x_CC~;WZ`X9R0Lc(vNOcv>#kdNp8lPSi)gsr2&TZBEyk0uS7NOSN(ARI@e7^^S9lUyp
g6Z?U-JhnIT7rIk{Yb}qOSv6+FC;7mgJ+qV(P-CN1pUJ)MbVKtO2A7$V0T<-Kd(#*o+w8PM%HUaG1gu^%qWQ^2hK}M$~SL+fgd=@?GJzYj{g_bd#*ot9)L@-
B6~i>s)Ru`<pEa2@M5b^T0TnfU@$lzXM*+$xTou>)SUB4cBLww3IR^%7UUbntM2@zp5H|BXpkV5X`!kpoAR_?_+*k8cHrjv-7fFOw$JNnl0~?{QQ2?4){8n!
O%;Xw@}7i*ixI0JM0O-i4$#H~V&)5&fFLJEUgF=+*fmcu>*yns$o2LhU+ZVwS?Y^~Cc3I4{<xJ}nb7G-eO|@y`eBC%=1QYTo2`W1oHbSzBcWOX4lWggbGA%B
<|8)8m~R6wSy%knL=WD0n6aZvXkq-4)|16?nVd(~YJ#~A4HpCU)si(1k>)XB>kjYGR>H$hT4}fEt0L%mcB5-|lxy}Oa$aZjDFeKW`}`mh;!U6hewZg>1Jr7_
)cQrM_1N#OOAUP!J%qc_-Hdi>k_WB$8MOLGb(L<>-UKD9=_9Sk5meJ6+ZPuq<GF_AR>Uh8W8_+$@fRCA>uD5CIy8^cJD--`7Cxi?{WiHNUk5o{DvdUwQZ202
X-7B&fHb_#VZARPB-q$C$lkiTanOMS23I`AxqywgC#?gWBIh{e2p&E2@B@&}8en!>T8=5;>nQ~vb_Qs-4>dHW!j`x4RX6SJ&D}eyMM(>y2*I8@rEdK0jcgC(
0{9G&7-J*3O~{RO<d;|AU3FkB4!d_Pf#U=H0wi8=(-QELvG|1Y=SHC?030t)zU!EZk5be+@C#Nk^2&cV@@q5J{<6H9RhJEGInc_wJqZ@x9T(qx)^(OP<6BTQ
@0*P{ob=oatJc0dDd7H1+er-5aE(n|`R6P#XgQ82*|Q7`e47e4HS!k@6U)_SQ;OGY-$+!1O;Ov?bCt354t<mcDq-1`&Iq$kEnw<%*0Asv&_SQxCa8mGF^wNe
4FI>~D*4GV?kmTMp^xxcvD7F*tWd|+J?A{k5mq7>P%H=v04}Sj4UX)H;rz8KuLIf~@-w*&4)^5R>^Y78FLZDliTUiXD`R~3b^-={PXTOLR7b!wRR<hVH{%BY
0;DvBE=f@ul1RIe?fYlOnMgtu?5JZ%JSOtAGV`S<t~r%&=nENhXK?G-sFrc#13Gt7DCvY{cv_%;72PcX7W~I}p9w}lx1EWwy&>?KsMQt+&(K5v_I1f01zqN-
jk>Jiko;Vqx<Lfm7o<NmcT<V{W&_FbG2Nso2-oPc_Y$xERk4^1N!)%P=$_xpdI_+|M0|W)pPe-&N)(hY2_gGIf_mbfNMvSXsEt}vU^Eh@tlW_&PkQ7K(hS%O
XcZ@}L%w_Kj?4F1mx~*Stna=zu+(uGae_WeSZ-I00)_UrWuy?3R186PC;9eU_hE|^%3;BGIFf}Ti_?qKi(r?G7KYFijbRqjyI=L`>H4ZFt<O!=G};4>VF(L7
`!G~_Ydb(EF2eC{sAta-358&4^!sF|W25zpQ5>yFs~`IgfXmUY-S+a^7URO(M*qh5^Tg2}JJl14=0yz*BCaV0F3!4oonq>rkwF7(hs0o44Mqqoy>1Ypw>l9m
c0@V&^oMBmOzk7q&vnM=8|@m=16vh_6~a>MW1CZ8N(ASEl1>NZ0d-Co^rMPAr?eC7f$rlpS5*BTAInU!MLQ*{uh5SAz22N))`H3>=nDh7GmvLEa$G1-=76RW
T|t;d$O}iCQEC@sBdOIXM#YvIpp_DiMHcP)qDC>*WqD@-c2#>GsA8jAJ7iyUm{v`rk9t%#j8Ax|9({%9fMI%nCZP!9UTNwb`LN1c#Qu;yBW*&vBb?FAbXA8A
vpAn_R$RWvqyKk_rvZ&%-h>XTN4QgC23HexrIG{Q<Zco1_DIH&`k4EhNLmIzGfn2x-;q;1+fG9HBs#{i|87Hoeb111c%}op8B%yPY$!*U+Kq;<QZ3GE(v>{0
KWrwa{;5FcW->Gunv?Ng5Ro57E)62os7Uqs_dH0)fzj@bi(V&&siIm7!~q;1BeO+^d0*@>hzy|<)XNj@Z{6~!U@5@&torq`o*AcVgVVN>NIXFo)}Vx0ykj$=
Q>hcO(H51dP)HhfLNR!so;;pt6`dh1{MuH~k%Y&jTi3`u3^s^@#!zSMBwYb9`(IwG)eB>9dV6!B$#5G`#p#V?WEqPuY5~y1@&)wDk$7gL)D?-<-Z#OR=3yOC
yAu8F9@2)>e7?o>*Be?#ai5s^lp1!XHaYwMiu)SoHjX6AztXFVSa(xRn3O#}FK9THl4%c55~&brYd0VS&?K5vkAMab4T$1#b-(@U<wt#W1ElQPxS0qG1gfj+
Gb=Oe<;!JRhPneCV#VeY?B`hd;@)c|adOWBnkl`-*GeT<vedcRY_t&?c!7UIpo3k+JD#yC5>*{fzCI(9ly$CBf(NyNT`#%!Ser&meacw^ux`&r9SoLQ$#7&(
xDj^W@NA?f@9pL^Dbcwh$EamO<iFzx^=iudHr4X~D#@`~>}H+0R_)x`f#!Ph?#T?~uvcN0Cmj_(Jcm3htvS>k<aSLYb-h=c8Q>;AD75Xoe8uYUBsa>*Z5u8d
RS(8P`njyFuB<R5s~vY{)IKN8lO(o>Hxm2~krpN&3cONpHgQ8M8mrJWaabHR$=KM$4umE-cq)REmw^^d=qE7WT->enWI@FeaxcU~pXsG{{O<i{{}W!1wcs6%
$_thwEwe>&7Pcpfui;rs1rvi-W*xCpq_BSGE7&x=`SSNG8azloBl5>4mHsc&6#s8y_55hQMB{f+wD|1*M7etTx4ZbaXWz$fva48vxx$4kH|tPIKerP)r<m19
p32#Sm$~cn|HAXJT@d(it=2$Z&~}v1kE1rN*So@{Ny5E0dx>ueA4s(-gANg=1xw|SOEdcBaxpF8$1%DtMU^C}k9^n>7I)`|K+*%y#{mJvFJkH?NA50F{kUZT
X};af{f#Jhy$Ew|P!QGPxdeGcS}ul)5QCu)P@Mm?B<V2$Bk#04qW-V^+4GJ@aV=NXYQ-{pC<s;12l05@X#(*%eH`wMhG^V~6o4L-=D0#Z_DQ{6r@eb)YHv6r
Co^JTy@+3D^+e^={~R~MO&Z)M^2X?lUQCJ3i6io*2;DZurKHCp#%71-*EA!fi$K{}m!Ox}T6jj7y)xdU+~!#1%l*hd<pP5I6eWZGZI0U2^3F>^=4bwJQeWx$
A%EIl&+Xs|KF66T&bzT>8`g*0WF6PsM$cYWWsB}yfL(->jTsf<`>HGgD5$~gioo=L{3Ql8DBhrC17$9t4G%MX&fo9>Kcd*q!3c~xv<5ETbtOPl6x1BLO{Gt5
O<Y8gcNe%x9{Gc|>Du2Ld1b`tyxQ$Z2jREDL%qU|G(}T$@Bo`6;5u5^1jY;b2cC~yoC<Et08m>fl+#ooVb2M?z27~H68p*40z;cQaH=aWGQ?^Wy5w00@w4~{
ma6>B*?y+THIX#yxl3%#>WpIP%*oynODf8TAjAd<LDh%{h1#Flpz2it7zlmIdW%ANSxNAV88OFCTdjis`uS(`SEiaXUfB8gzYf$t{@t^5@AHp){QnSpol1)a
B>Nrbz!m`TviMZaIwKqv<c4_qvM=_C%e$=kiy4+%ty~PGy<xBbXVq6J@{M`Ic-ty#Aia=YBu-rf|1n@LNgX7@e{r7N7}bQ9AU@<mUdf>irMf!_)uC7k^TFCv
?`tB^P8`FU;+vP{yr^no4zvLx^8!JLoQ<)-<u9=_H6^na`q{_P7GANGJx3VX)YsUo-q(vyUjA4JcVHBSog_J1*piMW6?@2qZ!n>h#Ih$;Tah$#R^QAa$)Hee
AhyK&nzPkWXUoqwM$;&#9!OG>b}yXk-Iu%gvZ}#eh1d$KwK1a+%@lXPBHCE;mVY9Xg!1v)5O7B1gLs2Op1&6U90$3U&7aI@)`C!9F6I{yAE;rBsT)fi+`Qxr
K!1kG(1z_QN}eP5ZRo()F(D!jZOou-4O2A|6y?s%+~pi4)ciG$ME@GI#g|CQ;U7njXcO%!Ln6NA{C$swhzm44<jMV$jEt?qqH6iCVj%7#Am^rZfs;?c=X{%m
)o^zB`pv5&3K%3%GX_jp(y{qi?I8JOeQq?S4!exdgjRZctH>Gc<HZqO%;gDvHZOU$hs1JZi4s4^egM<1R?5#TL>*;KT%#)I+^NU~6r2b_;)Q|9S!+(tdC|C>
!@nKAJ{psc6NdYyq>g@rB!9Nelk8O98_FF^VUMr`?K@uo{_6br?1=E{L&BD9-KwcStfElzxRds4$34K|1=w*RTrmUSi%-e*sjV8D`j7qtO}cld0NWZqZ<+iQ
DsnS32(#=9+i>`dpKUiyQ(m0@e!~5gNNfu=8)}U`iXVDtRWVVU*9dyuDBJMr_jP+5>>C?NcPb29ajaG6dVP0%j<n*#p;i3%JmnrSwbW1mx}>W^r_H)v^I#9r
pwTekv`lxjdEB}z>*%!YAJu>@G8#qjg09iy5*{~OxPbOOK}c)J8$D?%YL(&QrJ;jlTSsj9+A5&?X)H-|Sa_0PGC@`5cSJ1(qsz<$!_cte1t#)3FsC*yIl2jW
po4vnEV66BJWE8HHXQRn;7|QbkB)M#Via7jqU~<7#&)(`I?M-`<%V%?jcCDBK0{^^7c+7G``eQ<bL5?$AD{dtG!Xl}zafn04Eyo>-k$k<^c!W7_QOJCH?$&j
*mf7~4F_09V91+AOsD&9tCn4Ksph@pkhM;7zXg|XSC*>ZyWsOE@FW(F^=Htg37J3?4OetU?7K*nGZEl^RB=VQz|A@gGT3zm3qKI3l5>K9KC2NM!&c-l86@_D
cd+xtZhVbn;}=0Dp`TNJUfvquE{j_3P9$h@0~9{IDuSp+>PCN7w5p!t^YUUsl+R({)zE6WbLQ|HI$#y0Mkpv@{0)%K#(+-s{Sj1Dy5)Ix&bnPXakUXaU{Gn$
SK>iy)qGJjrRQ|=n;}5?U|_QF$)Ubs6!V*T?+x7QF@9OzkAFNm+Zo4%d*((@*)d|$XI?L1Mr=8%09vB+L$V691{#(nuq%ES!YHR%d0q8BvVm+btzlK9)Lhqy
Yy+WaORkT);y-vG%?Mt8Oo#jpNr5Y}!RgYN+8{AVnhZT}Uvhr1P)VungDR!tJfY89>e9exV_>@UuT2-U&Bh<_l9UzX2_8zU>=@njT88!rUi*?4nt7)s7U;?s
DWNMe{`?o1a_O58{l2&gkndk}-A9K41i#$)`bomMhJ#R6i$>2x4x6&bdOOW6`_9{5@g+I#M0#ovZNr>u<Nvygs(>EFqmtP)3VEAq=z+muOT~?j1cfop=_L|g
mwjRpzs9XQSPIR!OeTn^#dqR~=_V}V#WdZRyeMib^BwMZGWn@uZPNfc(i)YqT^=o>=`O~Sb2ZV_z1dA3quGVrc_>n}x>8a!Nfl0n7lb?V3yXW$6>TpHr1#<o
ADY}9hteS*5X&8L2ia^-T%oe@@L$nTW?6WT4tW@{5DBRv#DlIKYQ#e;W_Tj{VQA!rrnc3xO=%`Bu);GXr@&seH5(U;02jl=8;dl!oj_3OI-$k@S4_6N-*xt@
N$0&Die&V<>+U((9WmOxaJ1XX%It29ND7A{HUiVqYcVu$g@}Zn3$#<sIHCPNV3(yMQt0B0>AJ^NkGdK)WAN@Xk!WPL(SX~0rhr~~6Cq>OHTJD6m`L<8;Oc~_
(^RPw6eF&<b>h&chr$xd%SyG{$&FTwxMR4MpMOrAYbVf&-N_PO=XX!_^E;2_d#K${Un+3!jF56PYm@_u7nVKlq)i0!m2;U_$2Bf-2<P9rb1$!3CY(RqnLBYk
y^56xQ4E~ULG<NPx`S8PY7<+_c~s^y4=Eb?G*|^g^Ht967{$_?H%X|7Slys~7YvV-u-raPQtH!BKY7!cWfsEkQDzubB+3mtv!Eg0)`>*lBe%RcAnzJJBvgVi
`6JP+xZ4T-+uy~l2_{0_gp;0}`6CrrMXOTC_)466Ojnz7=Jg!>WO7+O;IA@`4_7<Or_i=F_B7g$S)E~Dc;s%rkH$U1=S#;!dho=LdHD&%FtUf4@5~Kw4t5B<
dIUXez42+#KQRv)COT(7JzjLNToltw1XHXQsnBxyt7Kn?Cdi%{Tp^?@^8H(--(%f2Y9K?6ox+BZ2~e4yuFr~|c`9#dd8*J*Wil-}S8Yc;Yby#=xn2Eod$0?}
a;}MWd$egM`M>7HSw~slQ*uuClr7pPdzlqnVU-fmz-v5G=UM!jeQ*#uCvx>;cnoS(D~>*AAY9=F;JasiI(fq2G{#EBud6Ie{YO-C;K#Sz=5#yfc%MDSp<9G*
nTK%>!o}k}1Ij|ShR)iDh1#FMOEr;EAfJw@h($Pf(8vvC&Ufk`OZh?=gR2$Jg~B`kO~1{z<I4qO1v%E^agH0Rzt3*1ToWH~Wb+T-lhmhb`#g$>(CY1Nbm>TA
RrJ%7h)0*o<(sX6+BlMUPTMwN><;3wYX#Ougr?HRo<pn1f@p<BUw&9r3{a(WVobDL@+I?wXOT)n_6bNh&9ZIEsa$8Ypfa72{p0I(*%)=HyvC8|Xc=kufSG48
^|b574Dnl+xX}uythp`Ao5mv<f8_iH+cVsv;*eu$6WtWIjvR&~P=cB!z44aOKzN(A2?PBQjUjm_1k^y?Ou0+(pxqQr8{Eau1$GEmL5tfPn=nl(DI=}E{}FaI
cl#dmEI1LI(^Rijp<($Pxcf1RFTao^KSCbDglRt2)IVVrNrsgH-w_Cq&)<TyKZdMN?T@^f2sUW8HOioSF5Duf-&0c1xIG=1e@e0H&k;4uoTB6Fh0c_hT!f}d
uWj4LAp?=DP+x64QzBS|izpFxXQ6<)STIWubip`zDo34Hf~|~GAn3h*%bvIAvplQ$4n(oaJ(bDd44$iY+v8))lIv+vk#=KMbv_In$e(2)`vQEAht}4z^4nXE
s(<PU(zJCG11((|ADlf-<ngqdPi}X1;w=w_0*s#QQ&j1)AU-NHR}8L442r~<C#+vl5Ro;M%uCu*OLf^rVI463v6HvI^7kS()u`Kz!;gdn2o_$&#@9uo4$se?
J5OyR9uD>Ge-6^}29-UHYrA`}w!2nsp`h>++a}*8-}Uw&I_SS`iIT^8bG-h0mfI*B^`OzD8{ZlXwpE%&!4l?j{oQ@7%(MU+RIt2Q7==qq<&waARjzbGe8rm>
PNm-!Kk-hpdW`5rnl-Lf8?sRj5991+_@5PRg9x$hl$s4X4f}F#8yjDws!Sxy?HkN`La(e#rLm|+Klq}fX*&a2Bi|<0pP;YmD*cp7w|^LJS_HO0*X(az$NHFq
#C9lj9lC*UqziAp9vn#44Tzwm<PrskRCXVHLcl-v=kT>JRDaF}ACkdxHG{5nFRA<P?AI4Re4p-T-RU1$FYULD<RDK8DKx2tj%CBX#fwF$t0j{b?A@wn+=_*=
aq<$gq|JI@GK4{FqH{X+NHC;~k?|II^3#Cc#PJT2A;m*4%f3?PX<y-`U@V8~lHJv3yjMsKo%8c504!m%6#_(WErDMe0KfpTQD;q^>U1utc|!RTtf1$2EeMX}
*YS`MXX2-2h&1cnMwMZZY>1FxYyo?ThzZjSjb{Xx>=-x0j6`Woi}Sh^67EGUH~>ZpPbM;${BTYIJs3LkcS=0|JT2A&_K(<%8S4p2+DnemsxC{lm`<C(T<vL;
8?1H#hBi)DWBd!z_~MP^{R#lMIbqU&j7G8pA-*gdQzAYFa4T!Zg)M@|!-s-HgH8gj9#lv{VjVqFDo%tH9XMgKD+$yLj|&Hb%Bg79b_cP{WT&iaCMO^BwG=bn
jb^)J#m$~QMqlGv$Ya~8gdD6LSH?U$Uie7}3ZiE-aozUFSv1@qDaPq))4}Dks_}V8Z{f!`QqFv&WN~`lIrtudnYbPOI1EYWO^!SsKmk07NCJ%+hK;{&Gdt44
-7>khKb#fUpJ#giPdtR0X_tH9JrGCUy24?8w4j#As^gWZSM3Zp3)bj^z2E{`1N{|7G4Ly#_+FOt#mXFIjkp9vcz0QLV%4?Wb;NuCO;eqJer#3y${!bRYe<$?
N59GaIv?3E*H_3>ZJuL>7n^{n<)AYoa8)ch2nOZ_dE{^}M!`o19EVhw>hf#g@$;ey%;S4qp(#R?8W<BES+D7&dcN8LL%!^aVzRCu<=zqp!{$h(twBmk(W@Ig
=z|CN@#%#H#HP%>-DD|_A1j26r$RvEnV=gORH$jgph0o8RGSY=q_n7r00-_QJe0e9h&`1k7m^6hmdm=T(4h~sRlm-sai&4tCmP$+tS{!37vdvPJsm)JX2tHA
!MRa@J7Qk2mho@u0){@C3f0LQL<zm4xDMn}H_9ju9a-}8VhWf-pF(7j>;QZ>yzPo*F)t~cCY?+!XH{976FXyfbW_3~p=p0U){9%tzCL%DSFc5k%@5jhLYGy9
gfW&X123u6fuPq(;&X<AYok&Vv(Ck`xco?mys=dfe{6~(IWB&iE-pbnSzrIDByOe=lsAM+od4&Wqw$Ns8-@A!<Tr{axeCAQ<4olElKtMZJ<)!?+e_voqRbxT
&?@SiY{m9#4(q!-IX6WPXH{W?RJ)>A;_rJ>5&cY}m&5v8ZIlGf{MI}9<q+cv+%cGy#v_ajAuqNUrYl-o7|ynbiW`MWi|_yNaPj>gZ1Eo-F8w1FCiVP>?;j|>
c5Ro)$45LMt)~YbZ2sD{UkK73F3&yS1Mq?3B*di$_QZU|Bhm-6t{(pyTnU;7M)c&1#r$SgetzJ&OD?tljJxD*be0m^B#=3anHL2?q#|_^<ZIw0I1K_y*s3N;
lzU>R_oo8Tt}pG!MPom%syT6AUSIaiIe`NtB}C(VF~tQirM5Gtecwi_na#$0gr;eCyuoi5Yh&#in+C2&)9nwcouG0n257(14n2BxeDufBFXO}Cj>dqfKkIq0
^qb}45*%+NPn*)5d5N*!j4pz#ahDWGJ57)&S&2R=d!?ilx+t%U`hY#3_#QA!&ZlHX<O5)}ae||<DKa+4Ds(bh27y9$Mscl3+m2(J(BaxXdX-J~*xWVdc>V@Z
yvqfEMOPfpo+zH2Kx?M3JPvVR&BJi_+r^R-anmnSaEw3HX}DV6dB;Bo2q10P`zPO`__uKXQ0mY3Pcn!^Bj-N0u1l_oG!%e1{0zt5G|hTTv%FRm|CS<^^^<J)
Y}9LRX4NXqhWr0E%93x*vgw(AA}x$5bM|8V;?>LX`HPo9>TAwbM?Ii*JH9Sg)CKzL#jDd7FUQYMPtVVfUmw9GOYPyu5rlBFO47rXIleB|tMX{Mgc5X&_z3xY
dL|#}mWn=iBwXf^40H~(3+%N##y`>DKPAypq)F0;DLC#NtXRL;IVqP{W6pxK#FDYAN0;wAb-72Ygq)AOlqfXDuZXxFc`5TzS84Db^BBVKfy*=;t+epHHB4Tx
S!L9LCEebbc{zP^bn^Vw;n{m5jov?b{qhxmIDP%b%o82gxGN~QCG)}z^=Gtpx`xAncQVA95i~A-ommGUu6Rt%LMZD`)pAkynsOxxD$}d?PwurbU&bfDzaF3e
{q51=FVd8KS|@E8Sz;1Hoe0;jg!IHu76Tv&RGY4N6#0!7MA}{(DqM*Egd~ei%FM9EAVuqe;18MxtE2%giKhW=g3@>U;jT-&lMZ=;It)+eG_meyO>|bycs3xh
CX+Y#y+I^Pk#J%?KS3`1Uc?@}yNiz}hp&$Ye;mI0{m5es{;Ff4SYDeJA%vhSP+7kFN3(EGm__r!{$T{d<HDIc^-HVx{ZTB@rZ=Eh<Uh?)enTq;d5}(zUmTs$
2`qkVntr=hK9+Y3ex<QAV{FE^KtF8EsGpk?M4(Vp?RdRCJo$}N@RFbFYwKoDrQ%X8*MlEl)q3U8ufLwY<pjOum8od;*q2J;rsYRT{-}#dR_ImrnbHojSz;dK
+U<Ld=zVo`c!IIKr!CnhI!o-&6=*HJzwa>0?$15^L8%V$*A?YF^uMVW_RlZKnRLQ(^PZA*a&-w&96}lpVE+A+Lg4R`7VSwcM=<?#1=Y#_%~&<~WmSGQqxHof
E^9ftz2$M=^FF4OvzO*zDaEehB@r$H8W(C@3YRu5b@=Eq+p=_5zw>?#8l!3Cg#VXjQ0yX}Be+bAjYw-vxBcQa%)R*Ue*Dh%M4LucoiA#Z8tq(*&UOW4oDdj3
1Yb{HV^~*PGFrY9QWOr+Sg}l8m_yA7|0UKQuW`O?va(DxS(~yER1C$+1yUQuw+3Lnm^LlFjQ6=FKkg@#eS3!vqK5t=jm^l9NW$}Q(;=&ZR9?t_`MMP6KM-#)
y}J?<`hy=NVIIi8x!sV1dy!6NY1kj7o!J-fE=RIxyB^Vk%2|5YzvjWUid|rTs;`=EP+9coP0FG-r)vi=x~(kt$n-Cd1#O}}{60iBh?fL|z|tt~?2jJ$8+)}u
w)M@%zFB>M+j~u}c?(@?fcrm4_WG)&lScY=o!s-g$5NYRV!K;otf%ybHzK-6-GtO?CH+K3Wx0dm?vnS(w6cG-t}pu&t}x62km9L4BjQLr)2lTvGgnb{bfb~x
Q04|Xb3lJg&uhOz=NxK{w;>q%S{<8Km#ZOdO9pq-N5ol-I{PaEk=)Upedbq9c=56dCX+xOX`-3wn7Vs682zYYL)n_6uNfs(Hd@2<#dGXKbVp;7C)@-TO*|;F
t?8fkxI9902o8_~4g=?J932>+WH|9c+!n7BZ^?YkICyJpFrdE4I=P^2*6-?|=B&44Mr_n16fzwCe8w_GHDEdBLt%_Pc`c71*jBk5*F6fCC%@fIg;9dX_K>sl
@rD#-q6xGU@+KI5V}q%1N!xmM#<tI7BDFBpzOQVX(Y`U(F=VC^f7u(5m1D;<y$m)w^#7$fduqMfh7mr?8KNT^4@-XvzFmr!nfXF-rqa@r>y@`fg=_0RHMu`=
X3xZ#ZtzI+rZ(ei>ZBiT^#u0TRwtVnStf&UkHwSbe#;)azP^wdYR0CYRM)k!e22yg*~J%fxk#ceY0QsCy5Ndyp!3=D{S*W1dJt|%JV9C}maT*(^Q(O)0fx<U
Ai!{CYwBKJ@}-~L64{WO@ti)Z{&4?Io_y2$$D*ovW0@}5rqJd5fVw9?4$+*EYblkG*0G}ewXM5HjbGpvKs6T#hg{hPH~@D`dS|rvcyv<?Y@WGh(LhVH+90W~
X;;;B43vVQ+(?D)EZz@;L`{?-+S4O`-!vQ9ajP2EQps0?Z>S%ce;aRg4^0>A1|at(nLiz-&td@-GC3)0Uk&d{jT0@1fdgXur-3y2rvWQEF`^+Fu+Yi%vb@{s
$-??0XCN;SzIjicCS&eURgZ5M;6B{x?qK%kCXQGAJ-_^mQBJFmrR;uL#s9Lz{IN>u^3HdtQA#?X&Dz<yXZb;c_9bhH0Q|B0saTFY=WNv3jk<EAX;oJ;N9N?R
_FCIb*wQ7;$Z*f@`Ayef%sMvTnfiD+IhCB(U&jMRyS}HEU4IFERO2(V_0-$aJ7m(_P@|_4rHM`&b*6i!oC~(OK(aBaaf+PYSH<!G@~@~xC(TLL!|tQggXCh>
opSdQaho<E22~n!+qHLjy#`m+8~TA)S#v|Nn6}J`ewXtki(a%dc1mLetKh|9R=FN3wX4DgbOnf6W%z}&v8{GzUk3NQzIfJzX{0uDNApF$`B58pt(cU}?Z`Wo
4XbHn0nC$jx!ZK`#*;U*70!X-?9orDYi*BBWfeLdJu!<trKhqW+-%Gy)An`tW?3<zS+J-~3;);I=}C?cbhm>WXNU=2SO5KMX3IKh?!c8d1;^U$64DqB$=-B5
ziCo+>rCCG^<*^w$Y7cb?@SgfIvVrOxZ4N@@9*X8=Fvm<!4&p5Uc-^>7(l@GFV@uzhU}~~g5-|3FwEL1BWhVwod16vY8{=MYPPs02c_RL%c&=(nb8n1x^A5L
tRDkj*f}Gu7u{e)#~93X`y62y3hCyUe^0N~<dW-A&ph2QG;No|4U;~yb;==1z@sz`7(qW2oYS6p%L%rrge7|MNLL1d6~K*4Zr0?_w{`|C6-wg70s}fd`C@Dd
snm^Ha(qP&50-jH^|@Ux5TycN8w0CFn&|~7he&@WthKSOpIPJ5vjd#tu0!XSwhuOqpGP9Z8;^!>aHRp<_m~o+Q1BHK)6!m*%d-5YkvndFdvMcD-!Oq<9ss47
zIII8b6{Kawz&Ppy&IeMS1sy2ZYGPC)qq{p{6psVvWFtNq>MSS`+;w&c6ad{J{Kec1|%4;sg~CbJVI3M`zOr@x;Qe^!sWMB?gjLa^5xflM!A~I2{Vw**5Ft5
K<P09o7$*Hri{}LP)-`dywO;zx?K<aP#?2L#mhU`@56r^yKgOfug(gjmr=V`AGUYQbVqM6{z8v}iI4wB$KJrbDY>@>T6lxNy4arSTFdLV^#wG9W(m_xK2#(l
!9_*x)G<!_km++^!Pyx}SVEE=9C~GyE^N>zn_p~Zg>hyL0lr#oeqi9;(CWayu||L_Rhk65bIyK$Lz&SY8VfUP5X&1>1lum<1)=6SDeX?=%|1i-i7+?aktXhT
i?2puA{a5rSvF)fkt>G25ChW|5GU$HaQzj7Rf7ZeA#*wOH2UCd=MT9L$I`4K(@NZhkq3Y^xZapn(0H83g{2oLPer2wJ3HyUcj?*JHV$12MqeU#oipEARlNU_
b=IoeR{Yu9T*O@!eF-70k8t}0R<|3Sq(9i^RLY#2ge&kIv8rdp>&%8RnH4tjI6&F+;hGvP)Gm;%TOQmdI8eM9@gq*j?MJ4`R__OTA575K+w>e?1nW~Q_W>K}
!*66geKYz(S{aP}B)w-3A7G(I%leXW8@RpH0_=uPaE6&g=s_)X2E1^ZT1iu#8qJ28R~`*%Q{|+X70bCGz9_+^Uh@29q+5Vh@L+Fn6c)1(#h{3|rO~{Qg5nXl
hKre5P7%U^aK)cjv+Ba}w9_~9qAsp2fqJ#DAY1d>@#(uI0t+lm0?0Y}-3JRf6otnG4j~EDL?^`Jg_##_C%-4aTll=;JmZ%BosmynMc7)kuMe;{o#oLPTO3R?
=L9<ROUiWfVW<@EMuo&0>MSX-0NPsm@~w@(I1F$khk_${cX({NM3BS1-rnBcGlx2ay6WGZ0%t|J02+$mE~j3W1yW~W6)<LhDTx}_l0||rMyStS#>k5g&&R(W
zdbwG7CiG|1EhBd4vby%ORJ1&QoY%tkxV&eO)X0yahWfm5SSkq9~<`A71U_qOG)Oy|9>nc@+qKW{{8It!&l?eKaSqM{r$uajBVGOJ7etB6yZr!7`5zFN+%%~
+LR>avJlQ-La^n~jwogXjVDX@66P(b%A_^T3LZBC;?K=dU)8Qrl(a_LL@j#uH-DhW6NmV^<+|o6V@8>r6I^go7EQ-o&CQZY4ilezm|u>uLCYwHjx9Y(xngAG
<w_pZ7U=-JJbH6ZE&8`$=Jbsmc>hfkwytU<^v1^iR$f>>kqTK13Wx&^e?ung)?6IczL-QeFb=6v9CL;WQT)aF(g>m~A^3k%To+Ys(=Sy`h#q`<^y2jGF9gzg
|K$1U`OD+;v3?h#kp$~E=Ub~~Mf@Jr47Mi=_Gp0HlF+YU{7~ozFWkcYa?LJCHmRrFMq}r)a#kd=;ceh!WdR#nCs;BEqU7-$17AzfB7*p8>SswqNwdn2I`q|l
ym@5?8C&w?>>VQf28p-EC>jLuPFLMl(XzDYO!5A-;Y7}>bW~4Iua4`R^(s9gw_wYubne6oje?Pa@aHl&_zliXkv-=8G=KIj45zH8U2i;HuTHNZW7FqFQ*L-E
T^?dBQv8S>xO5*6+MWL7OpbnZAG!&o_~ZbiX;f?WZ`!KacR}V8SHs76wd!b{)EhMB6{!j~?T!ux$uAlB)q-;MSbrOxkj2Um4CV`BAZ`P9%yqH60FYA-au5Qn
>xPAx*&otfL_kj9qjTrIZq#`-ozA=+PH<eu;S|zVQ2{fH5gXT7Qnn}Q79em&E*`}Yi!kAXfHuM<tM}v<(xs0jZsU-b!4ZNbLI+z#Y8QZmd{mgXtZVWJS*(2U
W;{r|F&8Dhk`mmm7HSO@Q@bKL9lU1aV9;|fdCqMp1o0XkWvmt!7ogQ7*aO~R&j^SpjaRoF;W%yTUoJ9&&OV-dZSjYKf}(NsVHH$$<0ho2%Uc)nXpbg2J|M)_
^}1Oj$c)YhFKHbe1?ZwIlwdzV2e_qU2Owh8q>FW9Pqe=C&skZ|5(MXQjmF9)&h;8BN=u_IE!hK5*+YbrANfN_!oR#)u{w<@S~sPr9%!l=OC3S@omH2S6<XNo
VvrhZ39c3zKbKTW9gC)|7bOL95ai)etZL$LYC>G$W|kYs6@CJkcumBHDTU7;AAE<E6<LBhY|}t`AuYkTSkC{aY%#Hn_3ccXK_BBH_81!^_Vbulbh|pdX3UWz
1E){7s5)3OSbA&sR9qj{98)%W_)Pb+kvU^tAk@6hGFL@4GX|8BJOsx>oN1Jwn9`lR-g>qv#m!!jg*t9nWr@qQes=2x1LsI$-TiHZ9wTlA5_Q7HYt`%vBaA-w
Vjzq=aVJ)$aVSo`sM{$fi-yB)!srgqt``6b-$5DiyA;DD<(oPE-kH*YqXSq1RM80!a831+$WR{nO|21gWI)AsrSU%}sWoo&vM^i_)V7u#lC@eIEVVAezF^6w
XavG)xKWOo+grwnlZjSB7Z0FY-S9?vSE(~szd|$G{d=&brlD;PF91xI>=nWF)lzQ?-3q01gc|17X{YRhnay&WR$O8A06x~Bhu4hOvmy0P)xu&j63?AmrnT)%
sI5M=!jW3T>^i~&C4!ljBVU`D|CGhNFV2CG?q%byJfq7e6lCQaXG*O!%z7~;r#6pu<7x1r(Z)8cwa=F2ykz`5l*b^gchzvF7_^=ffV0b;f~}Kxs`U%3{D!Wh
V#9;XjXYW3*bqg+eL(RHlnHNNG|IG+TQv!4XQB9Z*3|2*QV5o=s`WS3O}T|h9P(`-(?TFXd-c5yx8QEZNm_MXduy?)*}D0Vw!sRmxVr~p?Ye|mj0<94c@4Fy
YloVp!h0(q7O*Gm5RyL)58hl>X2kzQTbX&9wC8c25C{5k_tbQV00Kt0qd|fJ{)%`bXpKt|rfjFzadf1<F1IZYS+Z>(zfOKw6%`AO@S@vA2$!A&Tjp0e?R~nV
ZyHsbd`p&%p&Got&B6=N;3n8uIZ~}zGpx3;;p>#$5ZM1K^_W0y+H?wb9&+)X@DvYFx3#L@^>m!wB=UvjohnY&b#w(UDn6(7Z?lJd&(Tg?K6^li3s1ssh0Luq
ibgM_qn?o8yyz&AmV`N~!Y{NKMNKTPqH!CupRO~ZKQ<lYx2@gHLJJUsM@S{F^gmNLF;%V`A6WPg?84{j)5MY0cSKw(&yAq2McBub#f;+loAvTjh5S0uGHI;J
&xKia*2UFfok;Z?trOSuscM`uwG}QN)ss%$QD=FpOEx4~wmmf;hZ?pZoz+H&7=;>(YeS|Gt((cU#`A`Qxgpu+KGh>DCXxQ+jO8?3%DHps>0Qdu_u~%_M<ejE
&Stob=_k=|@hEsVlYB3$7av0^jEg`%R}~3@QH$#AG(UKvId~3E?-enPOWTbeA~*IzD`(Ub_ys0Nb);>FvT_w0AwjAVw3uyPBB${TeR$T(sk_3i8nsQm&;xO5
RB{m|;ZoSE&>*b%CQX#m+KX?68{31kZcG3q@>MTxZp<4~=~o5O`>B}GaO+KkxA!gi0V%sUo87(MtZ+^Xjf1_0$Agu>UUJH`3ZjNpPNmAl4_Gut23?~A>VD$H
2`rRYcNC*mMu%$CE4(dd)CD0rbz@Odd7dqc_>?V&erNtjV_knN%bPK(NV|jyTXFSlVP;Q~XUF8yI>WWy1#L)%u&Z)`_Rp1*3q8oXa+-EARJ)DrcLLMwQ_G4`
@ig&QMDi`=jBMNVdI)_^Q8JH?>Fhx_L2$*h^Uyon=L>m($8;Y;E$Hg^Sg4t%shzC$xnf=Ao!s>5E>X_6_Dh_rUExD4Wl3w3on+Siz28Hi#ODkvG%8ZDwAUq8
*E1(%yQ$Vuvk6Pw-DU;}cW6%5JJ(*EtQOY^m*KR<DQ_4;B5dM8w;Bj4Xme)sPVn4?q9JZNlj#<S(9@Q@*E+CTB!rdG>6qt?yPUhZdAPj+nmV8bHVW#4PeZV<
J>diogBQo8P8tWi@jLQFT1fx&#$)@~c#PCLg44)0dGC6cGqcKkTx`o18G~TNu<r;#ByT(k=Ucj|Q|(jkK0@<Z?;icjJDhZ=8|T-yOSf$VHjYqas8^69aNJ%l
kPCD0{>gfEwfiH0ZgqK!CJ(HYS2T3{*rF5V69w{UhzExIeTpHXrA-Fj$wF=sbhV=zrNaqrJB{6H2k(d)%ET%{{1y*TI~g5XmHI@#!A4Vx)|SGvNw3)mdGasU
9*)6J(*ArgHKruKLaYIn<w`jB#(;HAvIEjyB6WuEK7)y_uEa!X>Oy<eV=P=N4u}7?kf!0AUk=X?M>Zbp-haB^`~K>SzNGbtz(d_L{Dpns!Y8Ti6*Dtr7;|L6
>$mQNN46(;tRI7~+*_qqLBRt+ERlilpAa}J<&BUb%*yYCrw8ON_n@3pc4gR8j6eAEKazZ6vFy~_6n-Mjpp7bL7ecAmHD7Py8kChaGXLSl$~`<5X@1M~O?0)Q
wF*&13~rJXa5$NXquRx1b><!ME~B06%t~(Z@=1KS9f^q&8kEAxyzN3Y%GFYlLna91V&nj{S3)2%G7PiWln6APgM1{5r@wm*^RqqvM{4Sw9shRt>h0^?2x*t0
LQCo^wD2)_vEGi~9v!~QNxwpCcO(5OXZX_J5Gm~;MmnP^z1FrJagS;RQsww3jp+oHThAr4z}1rEl7*qkS<}5LkJLLXiqcA*sdlxM(*tX=5S{~vJHtc%v2Fq@
rqgicl}?S?K;{d$EPn1`Os7=JE-rH#<Gb;=)6;1erl+LPiw3qvMh;r0fHmAP%TMLw_w8GN6ZGnwm`=^KS2G6(A*=m>ZTJ7ZuF93!yY}i{p%bQ0*S?*3Xg61Y
*PCGZ>n|@Bb<M~J`HiXb>{&tCyEx>SP*V*0?2F;$`4VM~la=PIK^K-{O7Dwl_WW+8`Uf16dRZpk$zqE0T|!9-x^VfSz^OzR*S@P#1930_>!wtkcRQw?<LcpD
2Va`KyvsdDd+vFpvT)saS|-<$hw#l-jw>qEgBDd^Ro6y)OS`lhMpT+_q^lc3q-iCkkuu`E?|EVr6Uv}`teYtdBD*wols+0Pg*=JoKkG6yFftUCWllG5EtsQ?
N^T17_5%0<7vCoLUbk1T)dNw#gw{@+6~?L}LM-C4gU+nF4?!#?VGgd4%?|SJU7Fr>ee(>esH&vX@>9JAQM37cI)3-|^yJllW_i#TBWmgesd8=XG{IgY=FgTd
u5gYx+N%WiAWAxjKE~HkCOq2#>5RvYW0{?<3Eqy><kf6e>A7fORdl&nqh9;sKHj;j7$v5in@ms-{n2-^K^BvRwl(5<;b@ma(iYMc23_`1{nx}KLzNpj{!uDK
%oNdg7SVkKAV9#y9M}g4SSe<Ojmz;6o*UZ6@0=G)T;1|ZR~}@Yy`N&pe8egeua7596j>6uM``3M?b9`EwpO16HB^w0b`TXym0mMyk5eJ2gW!Tv4qr;e1oauC
T6M`Y_=m^Zw833eDmaIroj~R!tHnZbj9&?wXQX@wfE;0?({qr$1bHpR?V7ruLww=u$1cGG(<fy<p+)778L>UAX~1Y6l-bElwGZVGp+F94Q8^>}vU>BphT5(8
Xf{+*t-2;IYDahSLiV|G@<IY?x!2@j(>XJt3~+aD!fGyf#AvXzWgm*!6(pU4v_;(6v)B*H^pVbyrHX8Z>gJaZ#>mmugA?|d=!U<aygGh;%$$FAZFErObqPv}
dI<z2;w>%Ffnf6~8ga@o$jY%tLm(Igkg*qc!bK;Mvg~5;`u7z~=wA`@@V-9#`{_G?)qk)|#xJa*!mZ@?I08~oG>~tL5QHuMJ1U-{GXm6LP7e7ayxR*}(@r%@
Z{e+F!4tY(=vG%gPbU11$)t;CE2LP3ZHwn@Ag1FCL6!HU!x0Tf&HOB2N#Q{v=L^0Y_UQ|-ntapi^}hKR(H?XND6CLIqCCV3nL%QD*zs|xhg$BBb2=>PDZ~QO
8nWxAh1!U;W9#U^kprMFAz!b`*s;ac4iXO-ka=7rbxH-Y<X;BT{+OS|&38`R7F6mB*9#5NBe`)T$377jj}{c5Yh-GE{D7J7w+&cpt35De;jk!+jo&3NV7HNI
IQ)|Qoa`%vE+z);QYp1zg9Kfm0cKdpEfH|n!CZ_2wb5ypTjzmWFJm7=TV!6P6_1?RpvI7PPsXErKK<zor?9G59W077KhxINPn#dt8!joz?~N8@!@W@;%lRPc
X1qTW#L4V>u`~jC?h{EcC!-lyHuh<=0c+EU2H8clEbrn+yNIJXj?6nCdw*Fc+8B`czCJnq<>+ku=IHJC)#>R=$~mm3z=<(;J@Zz*4AjVrJO0Ouqv9AYQ9`K`
;06b@{8=*Z3iUYS^L|@oiM`^4{>k@*U4adjRWnG?>)sRr3^Z^~A_^n}(0pNraZy*7nm$G2GrVZ9HN_QZgq(FxC@QHj10a|tZtTR45L(89h=K<&BnbsIG%LOf
7Nk3uBYF<z?Z5?K!#<-TVZ%UN1G?<uFqrm4h_{vjSbQ<viGv@Ho7rO3n58uU9Xo8yCwaCFB_Dc8HzDK6*BSE2i(|A!O+SfL>Uyz3%To{@0Ppp5yZUOeAEdx~
sw-U_D`#yRKe`c^VoWp`uYsw`_S0lygJlSkCeUQcev@reRnrI&i@Q#`)(((;j8ZXLhj-chK;m&i^q}Y4yL2K0&8XHeH4wJ{V@#QjZh6YH*QCX*yEyeTS9Dnl
wYQGRO-{=x2eNf;mNL*2w;X+~JIopu#v<R;wiuk}0sG4<7zhtFFt8Ev3~*-GbR$E6Vj+QT$*)ZfO6`IcXdebCLs~zD6u2e|V#2nNc*<Kfx>}N-2X?;%s5_+S
dH_}yoxCEnC$5itx=7l{xN~}AzX9XHT87lwbxh82Lo>cCma|20SpGUQGyWPsCNJ=#^-2kGNwQp!51P3}8g_F~U}RGu?@hx|ch{7Miqj%!k_4FT$S9~DExi_{
D_6OG(%cp$uD(EgYsp+LiWNJ@(n3n|3o|om)w1D;C~X6rUuXsw#Ws6iv+jeSZQ_GDzz`M;rCNT|XvSHyr(wBF%bQZKz!uieX6iO2xgw=k;n*!)`x9sbdwFSn
Q|6pB%edll=_Qe}>zh<b>?LQE%&TwCJE<~HPPkXXrhu;Z{<;fi18IRH1K66D!D9&MO2QQy$egXrk`Yk8B_wTGHUHEQe}W7hzB)g8dvbVw{KwH*9!33k)X=Qw
wqdyJ+(ZrV>+#9qtK+kCN=BrE&v|lJRWXA%<r9X7^@x=X5Y}bkE@;e3@^q&oS=y#rcl&c(>-dav8LpAO(+FmHB(>{97J3GcAm#H)hQ?+FZ+jSAp)AmR5Sua`
N*q(#9W_SYV8``C|CYE!3FvNC<6*e-7v^lPd9M*piJCRdNza0ZT4ex7?Nwgjd%>V$Y?t1HL4)?4nvy!E0)#01R5g`mapg>qcDOWS8xf2S4_g6kE3<KCU61Mm
39TB_e;&|QINNec{Afrz&#?#b^R}~`6}uM3xaAr^PD_C@W3F%V?Z)qLH30s1Y4<rPC^yT6Ie1rhKJZ(MyK{&V+r{V5@WqJl_b)xpI|@N%8sV~bt=x3RdZRGx
$ITu26HB*;u0@iGt<@$oVsyd5!+ij#{<={G_D<Ap74I4WD4W80?ag|t1)*E4nlL{pxD_{b$0nln*VWI-ULG!&Zz;`e@tM-hdPR*roaM<bXYvhHAhR|;`uaup
gdC0>=$<Fs=!U$T0!nyE^30*SA1bz<=k3WP43{^DAwXCL(cZb+f?XJ4d!@{A!r#bka8uPE`(fiKkyL#r1)x57*W=}_J*p{`YQfKKL+0L%X+g*yyKaCH+@(S1
C6x`84ON#N=L`lVALT#|A`IL_n+GmUi))D2G^%1KZyn{q3Xd0fe-uXd@EIkdOZq9UHnw;Ddw+P^^5k&zXy`dJPl#fprV+oy7)N$k!3;9%Sx`FMyBuk5XPk&8
X`!hO)B(;TE(4lE(R5|BL(DXsoVe{t1=b|uPc!7C^w5yMG=s(a*U~9ay|Oj3VZU{#k9w;GypjR>QD)E|v2+J*8Sag80dngp=}!)hYnd8v1~(lnioPJFaxEDe
*B&t<e4<)Q<Rg!chrCOU2VM7D6ohF`r|~(+`T|SGzDUu{?LVAOeRY6z1*ci!qm0ynw>)t5y12Yt!)7(RSHS*FcNaxQKBet>QPmuEXU|_FzGr29z4|clN^@T3
4M*{&npC0LTBFl#p0B6I6luA?beBlttUJ+3E{tKhEN=NmmBt3IvWncD5?nCNh!Lu5_|4Wg4=XTKnaBXOUHewk4W$G^;<tHy>}F?)D?VM`@CV5rZ!T3v8?V81
5#Bw2)V?Ul!L&oZo?4AOc!>BW2F~bOZlVNeZc6T!KSDSX9%X6MYknGl!gCq6&|1GiSd^JT^`cpwHdb<TYhm^iRmh|5)zvI90;I!6w(<i;xMEAWMdOt4TbCqD
K+wj3o?B!@Oz!NX+{H_!(X4wp-7TnMnR^qLwUO`iBMosE&|QW%3bhO_XXHIY_T*_Gh<oR##aWIS=EsM9T)x=wN=zU(o`24=EPC2b6zEJraJX_4q<`8Xyw`{L
8rOs*qn2gOX$4kU))kIPYiO4<$=`51TB{7N(x)2>$>k3HlKkZN=g}i9-*O12%T}W{<ydS=i7D}|p6&&E!QxHCT+SMyl*d8mvW9^$4Q}Pd`uc;FGVkjUgBxv<
2#!lhcATf(wA!2rU_256CepNt_edoI#cEK9DDFnJKL?CIWyxfxRdgAclI{Y4zIs_KYhdwSnyPEkcF&AH`tbwcxQ8=le!D>}#HKb|unUzCPev)Ic8ld4?$rX0
7~CzU&-V7e%RJU7xlrURrdN_OOxSeHn&`8At9HI}yG<te#*tj9%5AG9{eX2RH2Rt%L8&U)_58+tV@KG!m=#f_w~QnEwkU3n+LqhPk3InS{fTu|Oq>S^#eF9P
FBPM1^IPTQV(Vesd~kL^@<1sL2`5i5#h$B8BMJzeM6K-^BSUUSYtD_mD)|>OH5{ZDwh4Kmu|^4I#v=)Ix-l3$y@>@%jNJiO(p?9-({*VO9|KmJ3eHD5H4wFx
dXf1EVr+URiCmL1V;*wDEguOFcv}V+ls$WpbX61hcS+i#FySQZ9LKqv`89OvmF?q=d>>{Flw1|#$M;oouqaQy{nmR~AV51po$LuAHPKY2s%j^@ltsEFt*LIK
nnU|f{s*0X-h`67K~{ZB=zeVv^^oZb(UJ-Nc0k*?UBI=Q>;!bt4!nv_0WMvZ)hzYqXoso{M$a{#&X%Y_95Q0x=ne$$L~Cm#p36Yo1xE95t~e)&5>2c};9;(`
arw~$l_T(9v2ASyNw*O#epq^>oZqbO(oi|E9yh=Eklr&29A*AvSUu*KWqDJY-M0hpto|mCW+6agDQ@2O{f30|gg{%D%z?!Q%e_8%D?LI-$<3j@OLim){NRGA
rh5O)zIZ9+(Pk%cCgx5j{cmMmF00Fc&$r9D{XF>YIepi%yG@z>y*2}87whE%q?iA`JzH&H#7h^3hod%Zp*=}GhZ3MjaTo6%Mduq^Do$~v&X_~~Q_>R!c~)!9
L+>pi0@*T#0GyA^G^e0Ko7Z+-SF4c!@*p`WPW0ZI9O}Uy^drwSks|;1P*W*#DotPrvMnRiv?n8X3JINQ2MO)j&5hA4s#a0#7y}u04%=@fT*U~Py+Y|${hHbG
wH@2oAxn%)Q6;q0$%MkqpXbzixI3QjxlqqfSJ341QBITQf3L&tGFe(kM&PP@-tDU6*a8Y@B_oiL`-<S!*-Eb{n3*F;i~{{h${4vz?C>Op#B<~E{h+OF+B$C$
Ij5W-aLApM6a-m!xFMNCepP-ZJ@yQ6&3?rZg8`deogv@BcBd-%g+T+^twXKMgKml8tEtT773~uMH#XtbHf(CT#vwxmqKv5N``+LZ*1=sMP;tn)^0PUIEKr)}
b)i&aLhN}U46;{T>z_Lz{^XVF`<gPpjL*)G-r%~jx0mefB)iY{yr46NnWP;)!{8DoF!m@Dk*gX?Ih%blVrI?W@i$?56CD%t??*>9#q6<F96E|2*Y>b#fHWi0
P-7gq_lJi+<5G6K--8gl#&*@}PAql2yVmHg6Y_;rCh&CQ{Gh&0CR`D`JkLkM#^+MWQ;Y}QYzE!poV31zB<CW0l%OFa9SQ!WagamT=*V!q@#o$BQNZ|Qo-nIs
Ozo2T5W}u+(P7^_ki(D~NCo@&Mia(B4{U7ZrluNqohhR>eFzT~l*;4}M9S~_znCre<^KT*QEkr
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
