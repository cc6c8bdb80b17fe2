#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 60,032 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qvx3wztfwJ7>mP@iwNfDE&eW2X)sx|MAu@fXMTm6T?8Q@j);LK13<&?d;ps^k9lyPh*^1^^|y?RUPrdrm9@gL$r5@5je`C-v%&(`mJ+R@3R=>gL`sxpzeW
+fCkAtE4_lPV2?0Y*q=hY=%ksp*US7%k{i$@}wz?<>>|fRWHg1XVtt+n)S(L)ihPTfTzV`2LC@PmgS;=|JG~xy}Bqb2Ry{l;$EK643_mty)5SQo9?;n!|Q!~
JxorE<qUd0o7eRc{)OInGC0%Kb)A&6YQ=-&tCL~{^P442b-A7wt9qFySIhc*SzI<WxnGO<x@<N~=W1Tul*{f}9l`)^X1G1K_XB(RYq@L+oMO<|FBiosftF#1
P10Pz<_&2r_S@vTT3zts%d>J>mb};aU{zh36`d{X%Vat|Td&s3aym__%d2_`BP|y7ih62}7SgIXIn~#@&tE`?C(UXJhkaSDF6x;yI<4pP@{~Rtm=9j9$|Y{E
v|8O<Rf}_d`KGumXNT*ndFjT&&2pPF;LRD(%=M$g^>Xp9z=P`kWLd9jn2a`md(xE4Uui{o^7g7+!1w?q_42Y<O^ZcyUBb~X%VIXI^(Fm+ZRws90o4HZyjc~C
m7CTNyKi1j4_^Jx-sgPu^PAVNetLDd_cAFO|6}_4)nE4xHuR&QtljLre0BKh?VE!<*~j-AzNFispM8fvHZ+F0u1dF$%Ng#}S+#6dQ@JV|zFie3bAM*9-@f^N
@8A&j=cU;nKqG_Gc~ve}gL1iqTdU3A$r<k9)6VuyNti@GIN+aQQ^rB?MSc2S8@`02omY#pv*ogE*7KF`6Cdu=GX&3{-ogUtWRg+x%{TDK-Sx{Fu;9G<6&Adr
>$)tH;`Fq<T9vaQyoI0e9MIk3M$u4mj?LX|#Q&Yni>67whdc3VaaO1Pa%97!MFRh45W=j6vEZgAr_k?tnatKpyjMkX4qusG@iSQ6YM4}u760Tr)tDy)6hj3E
d_re9RA}O7f1&y5oyRA$@(hq`dOAlm&zEPYS1d~&JacQ2`TI5Crr}JJlbfW1>p)PI;K4M5WWT83c#|QGH#`o2;TUf&QVu*MICB6px1;dlv|cY8zkVIGI@9^-
)uFws7VhSl8PfW33LzM#XGixIj*28z0|W;!-YoeTb^W{Lr>BT-5e5)LfBZw9{9*9-x>}?<TK4JaUKUIbr=$G<T{?Y#1?_>V-af6PdrSgw;X@g>LfA-rKf!3L
<xSKrBZUzIK&sPN*4O@A?W9a!<p%`v<gZ99X*!6<=q}%FL+#W*(s#Hs3Ej;%HC|J*N0-Hil%_hku4bzXA@zfcvO2$5Wy!Mu%Y4E3rteS52mQ_6e@afv`Mh}w
H>{~<WpV-Qglk9_|Dzo@JlSQ5WF&zb;<goUqu*A!jIx&8!Q(grs!68T5HB4aM%t9~Ghk+5fT5*wbn|fYTDR^F7mK=MBvv){l2!N=9tHTt0T6tO1c0s-_CVyI
1-=63IBzCIgQ}U*A1SpTAi@Q-nBi5%mhu?49;btg!dLwrV9P9vhTU-fg-jbR^he*rr<}Pc#7r_J(?Xtn8uF!G5N}132#($?cqjRG!~+c$<%iYO-z9u8FBhp<
k-cbNv=E&2b#ardEC$fYN8^7QdQ6p^mB0)2ts&j^i<lLc1<)M$?U){7G9w1Yf54;>etH`E1#6=-k+DD8nS7$rKbo;VF*WYOvIacIwC#8yCj-21dK%OO=;|yB
)_6CR@-gh;6U!xZMLupA`xD@b^Qr-EnP=@8f)|FnPl5jqxq)|pKpLU@L*iT;f&ikWv@h?=@`|4kC-gKKA`KrNGt&e2zFN#00%GQdn}~ftgric9;G8RBzlVku
??O7X!YT9aBl#wNt9;x@S-6zj4ayII8momvdw+?A4xJh=Lng+%plnA6a?Ify<^YF|7o@qXoHDj--<X)*$)trz_uxd5lX3+g0YZW{jYXdXsC4X4foOre2Ey;E
zPbWt0hvQ!0x#=J<YL<!jT0?tG5u(KmyanaVG=hC&$sYQ0Q!WaJeLL2LqQLxhA`8@=t6$rT&!r628TAF&GX+7LpO4}KLFNHzB7%kFHje7xLlXfbqc#?P)q|c
O-85vPMxrZqh?vQsWaf~S7|^%r4t64n01Z8h)#kap_7lLuITu2j}gJrnE(v|DvD=h@8hyfJlp&j0nx~dp&i@a;vk|8ATrHt0`|~m*#ZdZ<J!V;PwPv%lZ54%
S$irt13?9$zFq@-t0JXEN`xDttxPSKMCg4Kpk~W1O<G8tQT?iTUp7;^Xv4dWgzN%c0vT+vzC3{g8jX@2b08JLu|Z!0Y)pSTHjd?BdVbm9v|QKa9LRz;lLona
9WaN8V;UVw5E-6aE)W#%zhbTwCt@M~3<Qyr0)*UAAhf2u{6J!7K8gEh0+qGd)o|DoxIKXWdHFKu+>M#jc0~%6Oz!Uneb=l!t(sWZh1coyqOML$RN6T}8j3z^
wmt<E>eO^KW3>y?B?A9KJ;R^p0HbgYO#$HA(Y{8G=Zo}Ux2U*s*!}-qmy1)<X30x{u&W!qUyG~FIxe6Ofb5NK=-}{gulEj6XC*IkT;XC-&Ng+!<kKlqHt5Nu
{jzSZU{O~0!Vf-IyS70YM9NmTuG4Z+EUUV??SpBce|oXI|8n}{t2ZxmzSgiE2l)PT)NL<c?eD!%P1)Y}uMQ6P_BZL-5VYLK@LX?ELu|yH|2thTnzF>(da*t`
oA(?~zeWx9x~othRV<gt)k(YOb&VPpkj@JPf>#Uu@6Ol%qQdJE75Ioi=e1Mt5`6D9aI0aeFwpb$?7UndE<)H|Rj}ZTV*V>2x6jt0bu@3*9$3i=fZKPpc!6@l
+wZ2k(}TSiZ-M_l{CWQkptrA7>vlkwo9;9Ug<fh!nt<1BUZXm!p|^|)#17D*a(gMbC}6DLO1FP#gvA^rh@QwUK-g&^l)qx;nGh>91`s(ZPO5peA`$GmT5RH{
Lw-2-y1Gu@)m_%1zowoW=gW?qfgp^b#~nOQKbOv02_bog_6Rx|CES2tb+htUen!HmIgB<+%*#5QlkcF54T#9UOjd0+w&MXv2fvo{!ByShMbjoNafI~JIz=`R
jpBX>VJrW9$qG^J(vg-?fE~Q}m)oUTLR&1}Gkd+bg4=%H0Q{$Z_nT<}@LQ(ZVU{P*d^S3|*U-!Y&Wb)WGtocCGRSx+A{A-2CX*!jKgoC(@J?%A&x%u?6e(J&
GrLKu_Gq*fu{rj;DY64;Jh3UG^7?EFcaIkb1E4BTX2rDOkAF-$?|h!@w0gX%fwh><>gxqS_^dizjp@Fe0GgaY-yc84T>38;CDMGnj`VGU-zLQwN^g$I$Q=vs
_L30FHL6F-55*-Q(OK73wg)ESv2-vLEKS#r(RWLN81GJo32zHb@4S|29Up5a$H#J7%=@0yvm3+@<r1xXO@}mrx4?mPd_4^8&Wlq7@r#NsXmESZfYGV1Q-V#P
L}~DnK7<2JEocLTIs!e`sSge(ZRS$?q9qdtpYlwy<i5UxDNRpNv${pIv%BrLnKrdUSnrh4kcZV{Vb+q7jVd~++tyynj02w9%Ang>7Rv5M6Y+0RGrU|D*Nu>`
CRqdZofCv==Q(Oa0aW-VNjm@-=5#NgdYNo-BW7>A5#6i4sml3`!H0J{zJNT=l=*1;)({I%JN)Yt;w0cTvlIaW$jzF<<ybkVS`_oDS$TERz&~>6%F&kr3eY!<
sJ4AC<h8IMoeiLEX6F?Vqb)6U3R#DKvryGtDtCnH?lxbPhO(#(0VL@krP6~E*$C(%mrcq2dQe!CrRPbxsMqHgBezQ5bF4oNR^=u*@Q=gh=8&h%vZXT5+<&dJ
8vqJH4C_0i#h`N3??3E|w61?ep*z&P`gSO-k><%Z9(K)+*hQY=ysqDah_*zKOZ_x-f}w6FXw0|K4L=n2nZFwfD1O1!d{JM*kpT!CAG^-s=AGQ2g{Xun&V*S4
5V^jnfW(oyj?g!XaSbx3)mhISl+9t<IO?UOx@=v#f|Z`7u2$fQe|A%&So|kGHyA9u6JxjPu?#kuxPb)BLB@aIWOkBwxjn99xiRg#V$sV07&G7o6j`(_PW~?Z
3QRuq3Y=QnWqs(l5^gFRE=3IV1`wB?WaLS7B(A?<TjZjiMGB~zDaa`B3)!2`qIn{T0YoC=KR$LNGJ!ZgmKhO)F?k9PWUS-kA*-+pW|tliyM!t(ARQo=wxP8o
jT+2X0dMSg9l6kQmS*Ga$t1)HG8|z9>OyStZ7#1%D{0=3@#~49J2%aARht$mHfXaVW|DGJe5CW@@?=&phcrwq#kWhO*OM&b0Rq~%S&t8l!JK7BHW9J>dLfFe
rT6h@)Qf9gt{S7mB1AGsc7^kRO+2pvv4{s)1qWrW-tjSigvY&~C-3s)#|f#;;AypVJnPd?i;c_?Dmhk+jgOD%PGcWG=E;*slR>;F!-*PM(W_HivSmvOgoVOL
M3DLK!T05YQFH2_9enrV>qqHWd4;kBS!>J5T@y=wNQ;9E25Cr*$|g0EW*!K_Mu5{1RBM$7^Ne{T-ecF<>c+~Ko-+w0#jY91q&JP_ri6N5{X6Z{;Cm;>-T^~y
ELaTgTpq}J@l*&ZaGjz8OK;sZe`V$XybG0_NQFC8)fmY_L#I|9ld5def1?~xmRodMMp|FQde|obFnL5eYaOu3z$K!-hG;e42|2z7SZJUO7a*I!WM{#xdV!vq
fEQV6GXqiU696*RLnDIa<sp9c*ZdES*ibfHrPCUCe-xW5wFPyY)->L8dq^uHpx4!6!5m@;K%@-D%LM{P>BT;t?!XDi@B$DZ$g_Ep(v(m-&vL^$)6*<~j*^VK
I6fK#X`k{)7ZZs1Y(z|H#_ahq8c{dw+>!iV->J4j-U?vC`+v$Z2O#yN#fPdHZAT0|ol)*xR?5Zt5;06^bTD#BIyegYI{DqmTpz;DY?MOFPX~7qV*rMFnTW*}
V|g~@RiZhlVa}@LSD`DA6D7LYj5~0CqK9}hVW?!sXS_B|TgTcbBJ%?1({!r~wnE-fIYu|Xkcf8hp0S=ZR<T4YWt?T+dR}12`t;;C)^f43D>wSlyKhjaq<O<i
8ukbBxcT_l%jM9A!xX4C#;sHDY$CZN3mEir_*t|VC*;=2!vQBJ$}dvsHDuRX11=?egiA+kv_RQp1OB-a`tY_9Ck6P~WW73E`gmF|(r^&Rg`L;VB;N=#MovuZ
c9F_!8FH-Gg+-5SBcO%@1`udR5XC$;9x@`^3~b(ApbbRMnI9Leu;LFGVCoI8G#Bv@-rukaQUpZ<9O$2rEMS8W8W%C-dB7VlCdbE5*#n3eP2~CvAQ9iWtgjiQ
@6O=4kwy+x{8tYtvSKQZ%WRmQ01e5yK>Y&N&xku9VgWbBKRZ9$X?->JxEcioRPnHVHA8jyNqJGxHAE&LU>G`e{bGhq$6GO0=fPSAkOABPM0WC)_F$kK9_~RK
P#J(yYj8Y$KjJU(&yWZRKzBf@K(}DMjR@}fB;re)t&6&BoW`7)crn-UHzdfNAc#Tp@&m8CLiuJ^ot>ex)J<|(oWeHus#&GKG*(=DgIZNK@ujur8g7X-N;o+T
*q7lK=*pQ5K|befJ)fu6jBGg>aVN2gap%%%)ugCKk5%sIM-QV|X37uKfyhu2wW{>79W?ebeUR+rJnRImO~^(@s)`Po+42*ljG!GvHN>#xkCR$Uk?(_uTc=hw
>sCE|2M|-XF-)kR#p$B~sn@>r$3G?yk*n-wj6;4ird2!`vBE}vdB}|Jvb+LVOH-O@PL6Cijw6Mrv&uTL27G+7tc%%cfsR9UCrboKB9$45_RF~`*hvcuGU`>;
b<kojr}fZfIRZT3lm{65c9X$nSpd`|&t&lNKRaID4>#Pmm|g<d8E?*(4_*vrvAbR1(6z##nC|@>tZG!)rI|l`uO}Ly)qxx43~E_RtnGDJn%DJJ%UQ{olvZ)f
pL*lciP(rpj(ubwP9)lu@u>gLcq38!S+Od}-@%7v0WhPG{4d4k1;K~vt7D$!&X00aFX|5F-B$SbXL(E+Z-@V%IY_nrf;NTLG1=1TAX-O6#3ZXDR*qI&u1X(Y
2bXb;4#;>>oAOQ(cFXmDHoETJ{@%OY{a0_kpC0_MyT1pxZF}(8#@JE3E8A|xEoWI?78Q9ZlgB2R?>XvFt|LeG_>eq`mqRC3*bHOI|M}qO-PhBDz1{s6KTLnZ
=)ONa-X3fRgR_E_#(^taICh=fi^$x={sT^ZlrS$42+}wQ#FXCg`@6kgC~)Y--Wyo_TO9kVhjw6bP{mFhEmTJT0`?Kr=7C_2|3mDGTa&^$|7z4{&1yLb<=$A8
W@8Gl6}fZ+5Hzb<CDeR1tJkZiNr|3uAY1ZWs>RisgAxPouD(+1Y6NkqiQGN{l*`u;u=ar7PthfYW}j(1;v#)suTtqyE^#&>clj*#<(eVlS}uAcD0h*W##YWz
8~J|VTH#j1LjfC%@MC@A%m!5#^Tb;0xL-ad6H=-8Y-lhU?Fi8|z2bh_xHyY7!wEC|R}?{Dqsea#(AW^1vA#ls)xdoyTiSBAQT=_lwqAqhUeLdXeEk9ti@%Vq
AKH_Ozxcl#-SJDkd@mxkqKiazm87?8RB#p*@<|DIUu-nIzNRY%)oz)_vvu0Gq{%4QR`CqC$C3pqV*bST(Bji2KGrkiy1q^Wyn-%`Jg^>s(of6f?@C+{<8iXK
D~X>pbW`FrOZCVGBxp_nA;eT+%N_7wUY@O{gfmR1B!-ScNDDTB8dPjnBakDr8ay<i05&oJB&TR=sIl{2XEiQ8tJ!8@b;n(<F>8=xT_la}SI4TX%0zgh(Py1V
?^#4~n?jZsZXAt7&`EWu!1<#=c?LbKdbQn(Wk&&4Hrt!KF>~!w0tmXmap{-^CULrzvHvSie~ORJP}M;gfL{h!RUM~}j~TyrP;6oya2%IF!+8k`S7Wa^vnV4!
f#i=##9VMg#0Av$*(li=Y`5hci)>Xr!n}GK!&KfOE{{+=CVfiF5C>O?h6c$eW<Ijqx>^}Oq;_|~Yt!Y9?IZBaX!jAk?&>3og7lcMMH@ZaSGaI)N6w9NC1dDo
wX=Hx0(pI>TRlXb>uG^#Jy|zMatXb&E*4KsktRBSFlQ;DfP}ZMQO7#4Q`|tPW0H0|;a2St@%@YkBzBzsCJ~{-J6L3xkr!W578%kj79iB=awNy2zq2+=pfT&B
d%LCp(-DvFUMk?x+t^BOJj0#PmWERmF((fPZQBu6JUIWl2Fe{p`q3k&0CbE1?&_ph7uc@~G_Gl)erxLauWC5t)n<2E?rrOfo#3qZ0MpB0q55#6`)Q}uoY@`r
E+r?m)dlGR8UyHn^xE#H7~T55q(lfn2b&d3LvSF0nc@`-W5v8!UM3VIdsbBQ^^%h)pd%j}!0@0{wz;fkv$;rn*kSHlh?7gPD6cozCOFL0WgEDa;X$lE_0C5G
RULE<5Vs@MSEx#vb-I#ywB4To;npeL2IIY&Dg!7+UG+nKZT%BYFKY652%LY0YGZ+oCnE>h)*Q|(3y^I!&gHVEbT_COFHX?M7?uC@`M*(_h3*xI+w*?4)@glp
qs{Sed0avJ6&ZTv9f&)ZYcuSf<MZwkk@ne<X!zMdp1gTG#a`|fjTQ_ZMUCB}Bzp1o=QoEi-Y>5Xe|Y=zVIFFYP^y7{8f3yQ>s7fZo94~|X<t1IL(=$PeEKuy
uy}&I`d8pDc3}bl!;iYP8&~zbI;|M;2+RnQa?z)V4T)T7nReeK=x~XizKBu)`}|sR!ixeR!vP@d?cR4kzn;E%`|5yIN-lux1>nlF^*oV8C5&}SAo>*8ta!*r
dlB8uHNS}$@4nyP+k5#pGr}XMwfcTpmb05+1oCcyJ|vk;#TjJgH!3v(28AERB?hknm=|+D(8169@Ah?&?LbKsgq)GGOI%x2NrNeY^mcl;!nqCnf4#SRa7cac
*sd9`UsDboMaTAvA1%InwfFjEe6VT>gl#KM-?L6-K^?5G@SOgn=@BS^7dkJ6dYn>PK6c;&fEKHCfyo0Y`vZz6I`;Fo`}=QyIUu3xGTlkO{WjsrY*DmSa$kOe
3`h8#9>V6c6^U+OmU(f4XUZ;2)?tRhIp8^8P#bdjz)qWqMj8UdfAx^PoEcYMKQ-yU&M=V-o8W0tG$G!ZqM^5eIKjJ)h(B1HH-zyL0x1EVw=RLhyo4R$l~@x}
@)zwC1adgYD{}UtNy|pO+kgB0{w^s&Wj`2oj9n)avt{UsUtnBRdI7x3P_~M8jc`P;X}DXLAiz~kxoXHU1+TVyf?Glx^xowo;qcqzW9(eKXVT%>dT}~D=E)sr
I)z~4P>4n!GW-spK$n;bz+~BYm=h~B0oc$Ln@@i~YJU^#G7m6H<fWBU-XS8pX-OzyOc~xhIDb@$XdqI}W^}r4gmqY-%sD<t@*_HoTQW!v5@FhZG%0@WlD7rF
8Y=Qf>@YM~TseLbn;FscvyI2c*a3Npz$Whi5ws3cs)L6%`X?(YPHya+QK3qCIB{_}y?}Mx!%GCy;;@Qqbew@rMnP-FfFUzJKHlV}B4$7qo9JI7qn785_=DhT
GDH^EvHb=EIYvSsRaC;3WBhVr#3m;%#b#Q`nTW%T;e+uc)W1MKgp}~4k)PBUr1Peg$cp+ICTQRsGjW|zr(vsGCOr`_81T;PGyY2E>X#KMVk9eSadidVrTmRS
4THn1W5%w1oB+c(V~K$rZZlATa)JJgVrL!>AM8xXO9$X=D><-81mQv~nD#)Y08GFpqrz;w#Z%yJ^e8YE0ecL>08tvjkFGeQQlqK8NM#7!wxVU-sYVm0eRrNn
a>&GtEs}p!SLv3WW5)5gZcTZT(sjyktrL5f2`_p-X$(zZzN>|MUoE=ad-eh6$qi)`iy3@@7*SX(tT}hP$$p9eLm{%|OdI$Psh7%po~X4{-l3bqRGkVaZh}@F
Pz3)S?dR3as!sI=5jsB0nU@*;Go(9KL!sTlpbD$(@6z%MJ4K_9_<H=K1bIJA9U#jFvonYKJ%9bEr8(t<U7n}#lr~oDW4PSNQ({0f`gNocr&*2lr4MQmz@?4=
M@<~W$Xp{NVD>?He)`mY77rEmz>qMq=yQOAXsREydyuJg<Ugc_mP{TX7a1AlFlimaBub{JfbdeO#4u5i5XEE(H|~5SHA9?nl)Q}=vVb&nB2Y{X7j=bdL?VU%
4%&!97A(AKL|KUbw={-^1CaCq>%V3W{?}qz704MPse>zu*g6X6@#Jr)Uv&{n<^yk|kU}Q-xLpKx=%wcOAxLF#_jsKhdsks)WE_wd#%nO8jR91sf@7X+;f4;H
i{h$m^?~dhV0S(gL@XfPs0vFov&4VHE>c*=b-jp@IY~;uGSa{Ixm(L4)2SnRMYJVHL;RPVZkyd;c~+=3bA?K+TS~jB^mt3a*iWQwTLlVlWFbkykS+$vbEmDA
gl{zkRlDTo;t27->uOcHYc=TOns^yX!Fe5N8(@gL5N|ZzoJkBz-sA8uFqx}zxw^3~|NK>-tESgsU1I(`ZBDBphr&LuQWwna))Hw=B@l~|0!bVuYQU3OM_6~h
?j@~0(<96LNF*f+38|(A<D<t+IrI4*b5`=Qv@?D@7<_}>wc-HWnw>uj$G20)8&OL1UU92=)Q*M-%nq+E*9+wcL@sCOAr^rXLNtyaikvss8bRNz(A^dpq9uHh
ii`6DVJgL?dpz_UBkdLs<ftef8GV^$ldL~Nc}j`N>a!Gw2V9Z0$q(~6Ba@nf`eo*WcG*M;qOj<sUcZ)9IvG)K8D=cfprT%_!o+cZHuE9uIpMobhJz-?_-zdQ
ZZFdzhnKU)?4~Pv$pL!AgaD=?<2bxU?ppex@RtxUqD|+CBa+1)CL~1R*aPNBY17B_ig{7~yUhh~ralD<`Z$-)JMZKaFU%BgOV9P>i)0*}V8bSNzqJd`5X;@8
C#w77>`tr+zsc>jW`7})3*046F6#Nr1oIvr^Xy18^+O-5PcNL<;o^CKk0G=s;Tf2%mBbNBO6!K$aJ@V41ubgqqWQ=#)@s4i)^&sbo9MRs+hkZM?Yb`r>)&@G
gp*n^R^G3fn&zx#W9)>6+MAveh>06sGbH!8c9UcYfAU9JAOcv807Z(ly}A81>+We1oEh>EUgebY=o_(ABv2Z6ZXQ2#_+^5M{zZedI0Z&z8~xM?yY2fKgm|u`
YbRNMJR#SdKeTGOoq>DNe0{kH-0(a1CldLHX<L@GV#CZm*vZDy<9{XoaY?xOe$0bv7N98IK!<#{-9|djK^(uzlVL7PnG6oS9@Anb56rX&Dr7UB>Vsi{Ux1%;
Oib^Y0a1M&AM^JB!+hGNX+ZsnD6u=r@i8@xz*lse^opcp^{L`zg^>~wQIYx&;<N7KS$J;T&e)_}xUW=+Fd}d6$et%Yg2{(biYdNktS@B>iYHclXrGu&ED(Mf
hY3*15+_#MbGC}#!dDM=0(GscR^n9s62QgQPJ^yUES;!i>l7>@T-X4sUQpl^3ofL}<RBFy;vj>^0>}{C>zKY%7@)Bc^?f59I&!iv#0cBPEG5SmhD@9eSuKUx
2wha#(JG{DNj)@q?S>*V)uMmPdqT0#vR#(RlPw##>1D1G39A@5L~nayGmM!CaQ&WxH1t;#<dhBAokgK_j$*q;8#-jHxX5r`4=_-OcSPTMl1Q(m$7RWr)s^ai
2-(Jdt9M0R+}P?C@@cf-;HofhMv`W+TGR{V5K|iR_eshiV#njoqa;h%2_fWGeUD;g**7-fInjqU$-NiC7cg;hkFX!NM{Y}%oZ<gCrc$!<H7i)XTJXnXR<ulV
*8NN<RiA?3DO+QY?hQ5USJgAr*!jxXh&ReO=gqr$oIOt6$d2xvlOguj&b{$FNO%V@V2!-k?I*Q$${plHfvBxHE3du7nbRJ7D9wGQfcP`A3F~J*8oZUQ)OirK
j7%rxyeiKc@y8(6$i;FxDC{f|bO-&IEgQ5UH~mU22&jJ&jE1r*S+nOi$-H`B&TqQa4KBcU+?a!5G0V-LL5zdmnly_wFC4$O32L?n+ih6s(lnS<JivcI=aRUK
92fbNhfb*H0#@DY@`hZcxT$lKGm*&X`<VPOctWh)JB=Kk^!a;jc5Uld9+69e1SJ=YgVfCjRlP%_h7`XHa>QB$AljE$J3f{{tn7+?-9kZk>V<0M5VH=aEe96{
g1Q{31m*S4AexEa=k?<KLc?J>G%>n=QJ4mLc<7#nKpz@(F}AE#b%A}eM&!uEBgQY=z%<3)QwwNqIBK!Q8r{CBw3qDGj0=3-iVynt#l4Zr7-39BN9_skE{T<s
R^f<Q2b^^HMz)k6P1D{5A28UfnIt8fKm92FIZQCihsz*I6{4J0wnt#cTyzYYPP-QXb*h&qPqqwzZ&an~_TF*Mh^OzaPVJa5a3jvYtM5j3>s;fcF6t>2<$KbT
myCE3H_q0BVVC*ABz2*X;j#5lYh%cF%KiHMXf7q2+)S+IBA%0ygC*k6f1LPwn}(m)u4eV1FN;Q_(vHY$4<~(5<Zb04UUdmMF|p`bON0xuX!xFP`Mjlr>`$N6
oioYF;J{;Y3L}+LQDMR<3%qRLG$lQWmqsI{%2Fk4W8Nh+6<3RO8QEh^s-=lHL2>N~p8!^X*K7*F;>e;}pOPsiOq<w$(|5;|yJdlB%1#96bW-k<1llL!H!s(7
RWZTkGe?bIcR#LrORf%^BK%1)H55CiBwvKR_v>kt*Xhd;N4*FpQ1M+dYD&O|O?A@AqrNsFe1-F8##x|ER=XkN?SyfsOQPg2tBB`31!;@EPOQA0RkM!F+?A^T
PcX1>jrKla6fUa;D}+Wd>{;K2a@F&>&iRfVc^0Arl#{I_#gYDqBV86B$d!=hj-ffp{X`v6J3BPr=)*tiYcid{Wg=J8teZ#nSF-1GqqMW&NvAkuornO2h<6de
=vCN+x^~v#U0Y{bQbtqHaNO)96zgcD1T`A(tX4(T9LoHMTDe?#(=fTZq*ZtEV*Z{c-+FCBJ8~?P?X3w#>@E?y9UJT!IdF9LsNHD8-Y5jk0TO4-@W}|el4g8K
>_A6i3-{<>tSh}Si^55{x-QkN<u7i?6h8h(xfoGu80Qws0q&+?Uc08Rgq)$*jsVt!2l(U7?oWH8zwW;Nc@NWg*?e+RdW6F;Baxn}JrJS<(37dAk9QvWbc>Nq
-7y*ELUUPiAmdQ8W2)Vm{ctFh$GfnGk&ucf;|c6M{_5*^1}=B0A3<w3@gOb$Hb}VelnYjh2M|}iB^R3@p-L;5u{ERCjvTn0)QRMz9@<=ptXB~wy4VU?%Sz#m
(a0|EIFI`1$*m*R(Q#<RAtfS+^NT-Cwy_RrlvOJTt&A7^P3r*OQehlTRO7tYrHa69Yoy4Sc#wzNkDj0{$_|53j`oZ>10WYgtZmo^K@dgKwct0NI#nK~V4s2$
2uU=eTLik-2I)Y8QQB@@I@0#wD^e9@t!vunWJSsCyXs1GM2&DDXOtZ&@GWayQ8pZ#gxr_whP=a6Ww@d6P(PCPS=J&v9Y(%z&1>;OON7{>39&t>c(Vjiw^Fo~
V(q!?IUuQ5yh8x+XDi?tILAr7M1F=1?8qrH_!9%j(0_b<bpz;VkvxcT`fAD9VA$gRS!CohYqe=F!kBzs)EI|fz5QixfA8h=<=bE0d_nY>E3|v(0I;s~KpU%!
sUswA#E);@QtVc`gR0Y=0o=le_}4@H>nr^05&q{f{^x7_&l76Lw?{zAgTqt3V+gfy%<mVJi<)y+)`G{Y1sr*Y^4mo(4_jEE@tF#9^#rhi;aVG&x8nG7HQ>Fq
vs~nG94c(;IazsE*;y=abdV>JbD`)PXj59LQ}`Nn^!0N0r`_-Og3jWP=ha!~r>|dqx7V7*$qiprGO#}Nh72H9%Ns^)K&KGNqVHjlu!XL0M=HvVsV9x8bY7nW
GqAe2bhNg=vRW?TWEl0&SHvU!&O+sv?9=L<0&!QOpbuWSv4DytQl5|e?aPwilHlbt8UREb{73DS^eWrXKR3hwuBm^*5O9Iw5BYXzY*M+rN)7z6bpum4p4Z$X
OoJ}2E$i0R9shejfHBFcN)zKJxTaY-I=Tn!@YT^hpX(2IkekQzRrx{sSAes)4~5Nm`SyLRH?)aB|FvYNp>aM8pY%|NJz|{ZnJJTgd@RGD#7Eua9FfW?J%Be5
wSNoxFzm~_nDa@3=q_TqTpT*OEd0nqOGk2Zn=~0(XB|$k&_^K9Q|za4Wn>IcEzWA|?F<6a;%1YO$JKEy@9+znhg^y_%9z3)N8b1$!ZfA8##{Q-7f&V*5#Nzu
)|6#31h5+(hoTt0J^oLMiW}v=7xm?3z0hnkLd<fJ!aDm1<V=S?auPWY;hoPyheUyM(Cut*M@i`B)n#Q^%La}Qcp?peD6t+KNskQ)1Wz|+prb9XRsn^*MTGUT
Yif6(ovADo@%hX{AwT)<UpjD+5JK^Ww?7RfIVWOJQf*HhRH7vDNxd(N#%K8{$lrO8{K9o`RGCX+1ZO;i^E_X`l?{a<EJUI++G(Y5gO|jMfYcyi6LLmD9~isv
eoEM+OD=gLChVO^I0=#@8j$!yBapKpa}f(5K4p>_@GD~LwmSwRJ+)qB1<UtXT%3wg>u{VJnkreTWrUMFkz90H%|SpWfwt)o+BZz>;gjB(kr7tMXSr2^Ps`I{
4Lql-`bZWXz`3xJ22LE{vqtoFvToY>sy!w0<-nN=(f;~L`fA@?wh1Q9*=CU->7DN~$SutIaPYoQHYpXE_$WyisiOiNN=XaAFSFj%b9!Ssed>)&;W-r^068Z8
6E-!#RK|@JPJZf3{Y2;2E|E^H-1`>I(tR3m_N7#3kW=wcH=iwG!u_2AZce7cz_E#bDNhnhzp8weo7Cn!pC;G9q^{t^?kJPyT=edSBe*?CkraTk72W9vaJ`>=
gHC6IM^E6QKL9!F>xcC3<DEajzh4a=J=}qR9}RZ?^bP&{<ZJln@!%WOV?FqK@HOg3SRAmuKHPpx|2}@QBcpsxqda{4i2nT(hP=VQkH7hf|9vcz*r9*F`V$Hi
C@Ns54<2i`U(@8Ed;FYlV!+;w@a3PLJnB3G$&}mLd=&m@>mAX+;;t)91G3Z{F}QWR&N~MsOZC3zJcy)EO5QFQ-E+qDm1{@{SVDBrjTKM&dXaF!C!3xbFC9>H
4RKX;EnYBJ<?^DqLQivCEM7yep2?`6<KypkU+g6>@txGG0WdkOFYzzLk{KaEq&^gGFu+wQ=gE#m5)&X3IzIko_tha*a9g@zzf|3^Ebp3p=k`p}w<+BF3bOCL
_;Gsh>VH52g^hak=6jG<e!@Dy?_TfzjZE9l8~M%K{lgzjGK)NUQO@UIQfr+RF6(YJ|8>3eCEqz2Eec!bV!HG{8~sgR01LjXu_XG@;_Y|eO`pGoIS*-ubYXVH
kJJM>l@uVNDQ+!Xiw&XE)Tgb_&LkBIK!L*=2m;V8kPP?(AIM!hx`%&IUSWhfe1Ly2qM>a>OtU-#@n`$NH<OPack*vOeM<j4OziLM<HwISP<iLmr%%|$R62#v
KjNRClJQ45v`-Ui@b(>5E08ugmruz@`s~wh@^8YAf75^XDSf^B<^V7UPOzkuSeSnw`hn@CA9?bhvfn=9l0W^H{&_Um;y$trTl{(W|NfR_&`{<8kN-?nvZn`!
yN5p?>>bc{9NioIy{@>{%(`JGLUCFl@e}<E=`RvIUssfq*1NEhv2HnW-k+stIn^6(UPT_8x3JW2uS%p2Ee@Kgq{D;kvS|ubGui{#IX=c5poCozl(#di0kj0p
RfCEd%<A{$qA~iEYv)A%8tEv*Uc`(6K4(7$E<4lCX6Q=QJ1eL22jeH@tP-94N?dV>Z@RQ?m`i9s2O2*W4@>t9*EJMR9`Y?73<lyPVls+oix=cL&Q0!e6h4da
utVh^QJPxWvZrGHMPr-|8{<MPw<L*nnW1RHf}3#0?Di>Z!|t^WxjpzbsejtEW<W|g<=<;f_tynq`&^X3(b<zYT-bA)$YNsBULY~aeo-O1S0(B@A>MoF_8La0
tnem`68=<dk%Ux77Gb8?EKh(7Il8wBK;9L%7x+P60Q_QbRbQp5*OZ!t>P0I6l!x$?doXf?EA~#0?j?#1sC%Hqk2g$40%*6f=rL7%`_>_Dcw%XmwaMeAF=a^G
J?Drf(VpqjVtusze9{51CGJ*c47(U<NjbS%>*9USu>uMYNhu?0Lr2`2@Is;9n#yUI{jkTR-N~phW6a6*@#a(9CA(?gc&}ZaVCKS;xP)OaTh}|!)Te_p_u0+X
W)0Fwryug<hDXM~$YpZVeiWt`RANSs#!|j8^nZ{`ltv&Y(0K>g%W0!?y8z?H0#mpwR_+GNze63C?lI*MK+4mi6dUevXy{}uqINH-qxF|tls<5a(+6%<`XE}Y
K6Z-^_i*g*#FRh`=VNmP^HcJ?)2?vSFea$E0=bI{y2Nkcq)ZoE_La?wyjlkR+G7a5Pk9ntW)dNTh$nd$x4)DRV?>OrHCVXIO}dBBFkU8uvZwo9xEL#9msF2g
O8T7?v(LfLKE*U#6PoXsyN+*z;<x+B!)y{H%5z`RRHF(L8&|o@OOh0wZ0LgyRKKQ$X*tc=-Pfea+dI$;!cZH*Xg)HBUAWrP7Nt1q#Hr1g5=c>qu>Lf#$phf$
h*w}E@x9OXjX3ysY<R*p*+wG4y<ne|wGqFi(i^pj636#$9wtJQ#MFvqSu+R+%2AwaivRI`6pH2ifu&B{NjR4Gf=(voM8cHOs-kp<GKU>X(xqR}3fm}drP<%3
nhjDSt&t*3rquauc+cGtWW%CvI4KUhZIY9ea1$4z=9T7uXc7_3N!6yd#(7+*PSgc}LS;3)A>#ZRjh*>y0qXk^mIP3=h`7n*!-pN*(koyvqN_%o*&5ebHi_>f
&k1=2V!CM$iLGqypL1y}c&VRp*OZyVVe|qxK*#AaJEhg!)15~EY>)dPUN)Tpe&-S1ot?)#O2qjfiO+*zI<-xb>Cqj-^n?HN2Dj9O#kRS?hysnbXyEbiA>4KO
`>WyC{>Pt&JC7y^>N~<v$mCth`uHNc!8hJUQFDagK}VN{We7)9wE}ipSRb?(tHOcxs{F#{@+X)aiL5@T0AN0(T!?2nr}RjCWMf>jQ^Vle_)BE&On0)gqqJ+c
I~q>!JU;Af?*t;?f@K4c(0W-hWU|MFals=4FQ%pj0nSL^Co;~D7@WfTx9euas)5d_BZN3r1J9j5iZ;(d!^pcD2h|P?zBCxdc{casO1STxSkkJKoZ}60X#Xah
S*^Ob3%N~}yONLq<f-6#IH1kkk&7!bcRf*0<>)x|vEF?C6(1NswOSs<tXh!M{f^IpCp!-36oT?(g3uW49RuTd;yA+=$HY3^2tC_EhyLKWDU+l-;OD>xmW{t;
09;e~`r^hND(k@K<#{oW?0;yU8zrKIBR_R|X2n8_@Qr6Wf7>o+6k+*=EK1~FuVVa^h}%5t_7FH&vzI#sJ8{6GP()5h^p7ti`XK%Is$(>@!TGXYU!^<5mEn@}
B(*Odx))hU&a}XM5@Igteyp{~_$kf^onkOoDQpVqN=bC!xiF@3<*+)+SzZ=bDZw}A(scWrC#2o=edUQORv94-0We!*>~_?k=h8{zi9x{$WdTiNTZNcVJ(nww
eW`U5Awn7)$s#A7Jw~lUult%KSY**4ihq11r}*pSK1?5v!Q&VEsiwP>lW1v!Oq_{-Y9yWd<nQI_Y7*^lyEi;mQdV-eLHtTgMhGjQh_NDmfq!8PibofIC_@i3
6fJfTit(2+UfNCfjl^!P0_x)*^5hRZW%)4sgja?74;F_{Z0eklm66aa$_?9@D?m=1lgEBLVwi$|ohfJoqj*ZHCdMDs!6(w1xld`v4rDtGzl0P2sGgoJ+atXm
TBqj}gMQFM?ds<E7&C>`*N8^7>N*$4Ae(T5Z9!<R7TQ)kY+-xZ{{-HXBLu(S;GWI1)V6+#KcW10u1+)FsYX2L*_cR!4h;o>rp~LTWhSEuAB!iQvxSsmVWktt
y4*`j&q@y4N`s!`^w3Oy{FDs~sFzqVPrxlPeK32DQ+&$>sud_cu3AWXEy`@jr9@n6oTG)9Bl;)Je%16H3{D>Sp@I#wd0Z9M(z%>y#J9`8gJU4c{A}y#CX;Do
D5doWMM#PzMtgJ?+*LEv7Z)etZPZdI00uX#ewqqhyjnLGqOLqIi{)qft?#}#eDzmArd|H)uMQ8U^!%@{_78vFeVr!`Hgc(C{{>#|FZaIN{rUCbl+icPK~r}9
hut?X#c<qXFTP7f72$8)i2G{_r#x7dSO2y;EbM`<oA~<m^!eUvbjp3cxBC-F4EwKM!W#De``!ND!GXT}4hwp5t+PA0?EC5~Pka#;Uwq}eSNpI*uiw7-5$h;A
*ATaZ$pe#@`hMcde|*O!E-^_V`<<h%hJ&A|s60g#`uwv#H5gTBqPo1UY$_E<bfreP(g?aStHUWrnWOetN8gpO$v7FK++%e&lYD&Mp~KfpIox|U{cr2>K1QcG
@~kFJ9uND3bF4g~T=LGrL_Ysp@c9G&82{V;JV<WMZin@<qpB`jqa=_`<tzGsWkPk_?hu#2Mer<?<Vv^*g8M@iq%r+q+AwmJP3d>wZw(XfbhD<zXoSOTTID{v
3JJ3Zj$r+#a*8ZeI^ShUe1;P3Alc>G!@kTg)0Ath|6=lKMq&{Kf_Ryz@HyJK?goJ@Nwak_TNc*|^At)YRDeSN(DxhCZPIE+9?7LWyDJ-~J9caS_?<kwimgNn
h|Tr0lwBJ2XVf|7?{P^u1luiUorTS&2<r!9d^Mp?vv8&87hW|NY1^-y-pcvKkTb0pckt2It(n$mL*r;6ZC`O7X@;{&e?-5BGcLAcflV>UxsN_v0H&DTuoGqM
%dcf1#1Cvn;3w=Isyc!M>~8L;I60@d4u`C?PIse2YsuhBI4to!Tg)m-5Pd$`0C3zxD<{N1JAwhilyLN6S0;$_nq^yN_9%XX+Qzwmc>v7GL9bmw0zwYdi8(@j
z&&Mg&JE(C*DD?<=P3k5K3ybmfH;3NX&0Qve;Ae2iITKno_9FHbKq^UewC}r?((6bzaO%I^kB9L>Bd=V8i(CIqQ7hIn#)?GB1vT7^VkICe&74_Hmc`CiW^kP
&P{fko*D#~QX7DwM`Q$4`|;Qa^P1@fpW?vyY@rXlQZU#$^yI}_d)O)ZF!m&K^Lt|}T<R~LLhdUCzemXO-)L)Xhb`K*KRHv%0jFe?qzR2VB8QVN>yFAZXJKB3
Fb|GIa)nH2c)2zzA;MwCydJzhqSNjswC$A2F3f@1JfmG<3>rd(Np>VSlp0OCbCod~f;;s_VdP9h|CzX`bnB2JBFQ&GqeEP1(=>xjus;c*CO7#AXNr^cUVBDS
EVMSs!5H&AgCw|~*U67hgCX5saI;W(tzL2<y@42pi!;&F8*r_9s!)(1&mwE5YeHz1pql>*K)NG+6NkWz!e$&{C%s8NXB)LiA0ghgw`XE=nI47)3SX>+?gbCv
v$u+Gi@`ITD$y$?HFuEP)eVp>AG;h<K3S`#5hlY#`=fDdIc_+U0gegiNGN|wdy&)kxxG}dJ40I6#3GW;t=;KJf+x&bh_0Bj#eAE|92{|ALo4g*n@-J_<y9Q-
w==*XYNt~T9O=kxtPMv|#UL-)Tb|9be*8VLe)?&P|Lf!Z=-ZM@R0T<Q&Ok((vce@^e!Sl1qOMoWWl(oM#FKRiP9JC{$~{lfAqwuSnW!WzpF*drCf%Ag6rjOV
&fQS9JOjWBW?mnupceASr}Yehv_u9%_e$~+;=`%9?SueKleiDFz{C$z`dGMd)14UzbC^p5{Imsu=FD&bRuph{e{x5%f&iR=ux_&Gv3xwiRKfJktZY`x8W632
1-ri8Ju});V0NapSR?SEe3#2;f!^9|eSG>p&EAthBcb|;(2)b90BOsH$p<1eH_C+Lfnmf1pl?(=n%WD*>@}<U3dJ=1I8z=e@5rEw=M*L@LB`)i(=uSz^J<o6
tQ(Vz(-t7+)#XVooA+x~UMoP$Ykb5w$9<n{8Eq9vax6x%*@oI9VqP1tv;viM`+@t!8E4^qZrX2j3$Sl{RCHTD4D~E-++WI9^6B7bLpdXVo1Bcsp4U`3#1#-B
ZlkBv=P$%>%ZYJ1S%Gi72Eau)@bV)6kd!#J%{4<iS&-`@F$l`uY0y8PuH2&I;}7T?cYJ)~WjWknWMpx9{weLd01NeQo#wCY)M=U>dD3Se0J$I>v66|8gLia{
9ie{+E08)~aTl2O1$x1Mu%i$B5>AN!;70$)&eA39m94z27HblEpQ;wDT2Z0)dO@yr0>`MpyI!Idl~VWc&drPExiVWkRG}WCvk$&H>K5F~`>;~`<Ob6vKr8r@
)<6y9$BnDD`UFdTMVTCnrkYVXfUraA;X^dU@2Hs_LkGNxyPZ|2HYUjA(+uwy@W&5m<j#ACX-2r5gmyD%RSQIt*BE?@XjZ@bmaa~4vRaAP&ugT^xS40r2X$-K
5?tC49|t^!oWF>XjGt}B1G?bBb^HOrLA7f)iA&k_ltROixhh;d97Q%L=s0&`(Y7Kp=x7T*xQM(z*h9-ABcj=cRtKKvj7c0aP{_XToD(tAk|X-<&UN`?sjNay
!Q<@?LTKrqcuNx%nAhjkX)%Yr9u%jiYYrDrFDhTH%1vavGn`;);D7S><Dql#loQ9z2&yVSu~ai+8G<84?!ilZLK5j5?|!0^67|d^r4l2c!m9ZENlYY;(wU|Z
Cliq~mxmlvW*EZ-TuIJ;b>Ced?yE;%#WiD+XLuGJIxFGvoKWG$SD7MY<@(fHx)8Q7dexSb1gx(ZYz^|(GP7@`_<_Bre$w*S?~?~+4>HqOb_xF9`6OW22*cRb
Lnr^_!TmniiQ!fRN;mFgi-99Lo~|`!F=#dh7M1x6fDqeQs56|r91Q)lb*HPvO~`I!1PYhHNZQ>um3>eh&wOnfNee+j7(5V~$1~o=)OHM8+hy(Y@FIiIo?D)J
iZ3Kjre+Gj8Rq&$rrH`NlF^_>fN|RbGE6vGKM5pK@eEuDhF%?Nr57jG$jc~c_?1OB(Sm}L=Cyf*BWvtQoQur2hQHlGI)T=*F|KvjndH5j)=E#{1mHj*ZpPMv
sqTQHR|vacv(HG^>2z^$I)cmf$+yx`3|X!L9JaKG)ai0+DUStT`+1L?cW>qo6sS}yzqQ9^Bn=_8mD4_b-<QpqU1Yr7iyf-(WcA8B&0a1dB0hkz!$odVWBv=e
T*zC+SYa2fW++7O7-(J9>(h(d^a)~04}>q_ELXr|kOE93q^dD4qnM>jp0iU3o{xb(b?$^-NYO-nWkFP{zm}<t)uNEnWr41!sXb}&P2^B;_rW;q*>MtBlYQnF
Vq99xh>=fh+!qFIlZ*5zMaa7oxb3t1Bb|V3t9ZCFO~z6mTx&uaWs&Ztb069BG3YiNHrK6@$73B;VaYzAopZm<(&SldNv%ByJ$XCY8*#dQMh;*ZkZ#q0RjU|a
9SHs=2&NNa1NbyBAme6TG}ZnB35~|S1xj1=GuaL_J!s>ZqKW6Wg`TqoBIXPN8Z89<ca-2R+sG$kcOCp8JAsUnaFj0Y2e=gVDoL$>P{smk;i=d;sWBpvQU`Ks
BAQUgIHDoWlh;0_`SnFLFMB!D8|s*qy?vz%r_8lYVNl^l)EX9>XsMsEzV$2fqh|=yIJ>ZDUVG1ZN@hMl3}1(d+GVYJX#54I{(~;frtt9YO%`07U}*tgqNY;T
Nl_=J;NsmV0bg%@6{3X@*J4h4fxV#ErhelKcFGkkIQKCv%S90=gnH0JA>cgc?sX{mWI^`>AClQZwH+fv6S^R5aOmX=e<dD9RE4_jJpP;q4`6Lat7gH86l*Gw
Crf0!M^}Elfn-=h!${fXVZcIl28;G=eMANO(RF}`O*3~hb;ME2T~HRM#T?r>v)yZ8F(Ei@i7<@C+MlXP!+Uo-yVh;UQ*3F}y)nM^=rA_o(?D{HwcKHXQTmT-
!KSs)t&^7otV~O(v6=X6CI4h|p0OCLruBMt+eT2@xR$X<y-VANfbDVb#p^VJExQ5OG7nIKQTAsoc-#ExR8>$`tKWt$o!w@j63W>oobBbFGs5WFka<}EJ>McS
<rvRkPR=5vy=<HFxx{?&6=te0Z#$#UlLmjSmaBC!4-eJ*LPSR=Vvu~)5|PDzQ+doUh8uS!=-7WZ>NVatc|`HC`E1l?&Pn~lBL?cK4&f$VnTH?Ug5M|qq+xUC
N!{_GP)fGSN*PV`Mz(b{-O)^hE|^N1*me*&6A#trJQa`dlXAXlMnM}5S);EvedXMjgD>9weDDM2Jz)oP^WyuxU3~04&h1O!E$Aa_QMT_7-~RmKhoOju_Qn3*
yWLm&L*>EktDklc_x4}yzJ7JEHw>WKHhS^)r@iU(-4{O&4TBr32eIJLVsQHwZXaI0p~Gri4|HP;2fOA6ksO%QUsUe+lCm%P;12QC8lrMny!Yt@*omLAg@Nc!
dph_JrMka05P%av?jHQu<@W!DN#L;hdF;{u|NOkW&k5h?R@~Xw{>|GdLnhF=U*1fgzdHOZU;5CAo@axdP_jllLz1=!Cjbmwc?l(cmupSkdfghuxIwkvX+5Eb
I+i~l7bi{1ei>8^9syu72_x`mfY=ND$>WLitb5kcxxTV}cXS>1h!^G;SykNSL&Vyx34{Ew&C>t&=KcfU8t>7vfe4v2dbY~C2|>X6DOJ6!RyVPY<3^OsX{S$0
=Hzn!MxZ;(Hk*}rDlIK#=*0uDf)-Alhcl}Lv2liDpj$sZ;riZIVNIJw`A%o*f>LnYVwa1Fifq&~;+tuK2tLq2;P=yOxDuhW0X@c)aU`7ZAh#G`bTn4q5VV{(
n4I~62Yb_9r}-jGPL74+M@RP>n$yueTlJTBf(otJjp&xvTWWILi&=U?rVn+0AZ3;Qyo-lJ!7f*X<hArfwM?*A^>n0gTeh)lL>jzCzXKc$^Ld{6WXTjTftp(;
8(jt83;LWLA$%v;9z!R@(zjlb#odjMDq!@Qsa7-zDj<XK#-AP3$qwp)oAt?RSztLit$WUX>%1P5YKn^zRSl;2+ZG>#!Z{f{#1yjZO@Yc~)CeLCle)?@;||XX
HJ;O04-&Q3qc;KI6Z*=WUQt~(Y3Rv9haVJs^FB#o;ZKupk$Pxsa3J}?9v@S0=vJbK=2Ot($vVIChJzTXUQ(FFTIC5%|9U?O5Oi>>0KYh*8Wvs`fg|d~;p7dy
czHCuCZYY=ZrVo8i}hi2+e0|)e8RWj<i<H59v@Rr*x-EP_X|MK`PZNezWN&w|3eOnZ0!u4A;po~>e2PtMg@vJhuohZx)l)k7$L43XIQ+7hfI;C;v+m=V~haJ
Ic>MY3<UhgmbLBN?^e_iF<8(>3epe`Wo+!ptNL2Vj9UrMng?>J@(L`DLgz4Y-)yOtr@1N?=#<94>a(+^TsbY*3@A<^dSm|3t?9B{tgL-rG8I_cJl;822Zd>z
6?m$IK6bqD=<1^4Rs>~H*+m&--%vv<D>HU>PaA;oTGf~(Dh<R=6uk08!vjd7L!BEADMkdlX=9xdH!vjhgzetW76ZFFg=hRR+0E`JDLsz*0MtdJn+opu*b?W0
5^kuFT41hpqD55Sb9D_u3p%9$d0(HFgbtmqQC61g!S>Ier#P}?PRJW-$PqlEZ%y)^GqJgf?h}7b@kIUNtw$~2O8y80aC{xe^rU2k)19hz0>6lbdxkK7RAX#J
!Zb$(+_z<VbbaIDL`RO5i_U){P}Kx(6^wZ_BqOj+k@!wm7-tpR^Qtp#8FN1y4D`Hr)G<Yv&~n28Cs~ZM4U^Z8wC|3mpSSTe^J@-2t5{lSNgHxPL<v+?GvsD?
f|(i0)Avo=Y5h*v_RBD<MIrP}h(iQf3~vpcbGRn1qD*6koHcc7W8`ub%H0AxSj)Jd;P9x+PM*bddIw906mZ0%n0T1V!6X>`1tWOUs}&ssnrxhB9j9}A?8bKx
Be|rBikK>($ck`4PbY)KEN!)PY;4Tz^_y`Nb^E(a%ZaQAZCcpXEVjJ&GYL+)*y$eLX=nVsqoRu`hi@}0hS)7vKgzZuawB1pX#i=t6XiCv2A#^3V-}r<%a>dR
@j9OG$dkw=mYwad5olO0VtU^86Gbsa(%7q`C<ongZT6WWWO4W;-^qpw=KA<JnALA1eCzi`&#>2;>9jeU2`P83tz)8@+0VCP1$+ocB;|WFh3*+06t$OpK*N}N
oEey;a=U5xo$$H$WxTBo%vop@ZVj(q6+}wqG5_EX)(Z*A<4inF<nu6QqJ+vEeoY%APop-s%s@wSvv3a(!l;58{zmaYV)AdKx?s08ur<X8qh8sn=aUZ04*+S0
^h8?lE=Rigs@V|hwfEs_i4}=OcZ<c0;Z)@p^{L*wgqS+z9caaM<J%&S*U(^-G4(s?imK|<BK4|;G!SaOB8`xAeaF!9DXnZudptc`mPRi_OCd`L4S=r7NIYV<
2CKSSRx_5M<?}w57QxcKU^;!*G9ramKFg1Iyvp;JEe;3Ul72g6^-gy&nMI!;XLR?4xP;TF<4IW5NKak3y?5N{I)Rvb#NBiuKDY81FX)2?SA-I+i2PiscZK03
D-!IhUx7x@vKkE^78Ou=d9}J>#*t&kv4Uu?oG-}ZbLISQXfe`?Ox4hM{-kHug;h5l$Oykj;Gw?8fiDL=3bdD$t5n^iDNd*RQyK%niU;totW!Dfeo`gZWI%Bh
J{;focSojZO*Yhl2){V+F$`lO9P6_rO!07p7%gpyY}{!Ee8w|%AvU72jzr(simSi!f#|*^|4d~Y;7{qY?E~K@uid7u>A%Fhy<0M&j{D307wDp&I@r*C<l_=J
X!H7Ll)JmlLQQxrs|6B=u3G5UEFi0+J|g3S4f3}bG?FJGe?;sl>Zd>YBeW)@UcUR?$lKcjTX~1ab06)P;#8)v2|_O-4cD!@{NVEd*?qo5wF^h#Oszg~Ml2d(
n%d)Iw{m!j+;dz79`=W;=-f&6xx2hV6P#K3Cpd>*DG3cw^l2z;IjHBC8^o9Q<xO)}#Uh9&-luD$+#@V6b{@sl@JR%LHTCJ~`idE&+cai7*=?eNcGe>#^fUdp
&(qNxSzSLPA7cEDu2cfUNFq9+fXX~WD|F{&lkei|MvD<&L}|kDZPU{l==TEAb=uWP(P8vBcA}-~;6?L3*ARn6@{j6@d(<v0XBPWxnQs{svlgCa0F4oW_cys4
PW~R7CX!aJGy-nRnxkB`93qbKnG9z9b%bgAj5o0|>@y8q4U9f7#kQgaXnC1j^}vxJO+<mMyaheh5(zaJB(?&Ym^#pe@qFU+LB8aM8{L&>PsYzDPxZT#@}{P5
&{}8$lV>#%KVmC7bV!cBI2BZscG{RT6M`k!ONcvs5_ogO4&tXGW!q#Du<^zkaR_|U6#xO<+vjj)Cw`m(*}VfaB*QD38~Qj>-XW1<%?jv?XU`Jjgc4O%qA!hE
B%JQok7BbFJYSYqWwA=R^WP_Jj}|H`pGMxF&{Zy@$@|RDU0p+bz8TEum|`BSs+gmfw8wGx6JjvempEz8O@owz{s?TJJZCLPkFIcGA^Kc7P7}2dqAw@oFwQY#
ziroNqRy^tnlA3TUe9OA31!__T|49Ds&<mQgxzad4a`7sT@RAo<@p*_{G4nyMCmQJ6h0U=c+K1a>sqY#&P$A}UDA|8S&()Is~~d`0Vy?qQ~D1XKB%?zNB5}P
DfEJ3Kyj!a7Yp>w=&QEV=ITN<VPk4Bu`D7$AHU+xCjG9KfPb;CPR~%<EuiTaoS8{i{yQ&h@yH$Gnhu=x_4xa6^1h2`<~`pFg2F%j+EPp<nsp87j$DRA4XO6C
vAN8m-CnMeZ+e@*qGr4flVh_RV0~si6<xyVJghFkvVVnjnG>!cd9*k{Fa_H6&g)5@tIh)pe?Io*F*q?adBfmtX{LG{iHa~vLdP7H2y{s~$5wrXW*}s7uj?gc
r#)IAu?xH^|C1S?H<iZ4Yz5_f)^uin-d)_}$sydyzZT0c@YDR#<jL%C*{-c?s)2uA_T<mXo7}F%dy7x!FS~!69{lj?yTd%petTJ#D+22;NtTQoi{*1=_tT?$
Z!nL%xK?`4hCDIk^k|`euwl@IbA|OuvEe_?74&h2sfDpj%=G!+rf+`!={c3WO?e*%+Nb=C(roiXKLY>u1IYsp2O%Z`kJmbE;%`@m7`-pavrfH?h3|TrJlK)a
uk_d?$7E<C4#YSB!w3&8gdzW6YaNr+CoUnr)E4K9;7TRP>q{O_pz}@gziSY~Fn*a(i6s9!tJlk(>bfq0D5aW>1$pJ@nek;@5Fo1oRcdB3EhWAwX})9?HlTJK
WeP>=FKQL1Bzc;UtQ;0^wr)uA2SMoC#+TDg9YnEOaih=`hhtDwj)=RWdOCeC*)vvBMZ_<CxhwnizGQlG`PsFsBGLwzI`}WN-<Rd;qMrHenDtqD%1NktGOTvy
!xjyXnr19u*lL7=lhpMA;lo?VF^MdvTtZ<b$}escwt{eTh2<YpDm7&1SW#|5yktW}_~rNwr!j^bxtP(N924e;-!pkXX(d1);_X>>cbj=M?mjc|im|RJl(DI<
i&g57wZs=^l1e`8x-ISaQkW7>QH49+n@LBVtH516s<_nIhw&t{87`HDncJFet|*#pzc{LRQ6+3Dg~+6FP;P4DRN6gh4K(elYn!A^_GMj9J0}~y{LG%?!f0XF
(c91LTk5HWT}nLQEvFpy#1+`Wj_BEE_9Hdhw4<2lO4%k`C~WgdJ&6bKrQH10^ltw~rV20QL)(wLoPW7mBJaAo39|xYmQ74gN;m^?dh0@<rG^ri`aDVF?a8Ko
X)<5X>(0hriEc~uhU>e#D!|w#{R>>qkp5ETbn)SjQ}e2KIA?6_3f+j_Xz0d<i6a&AGe(-#GvOhX{vpxF*NpSt@hmU98W{{mXB8l%zGXN~r&JGc8%Q9B>W$Q<
xS>{>=Vse*>mc=SXPap#)^#dpOh-BEv!PK$8z&pc<e^KSFD#UlL?VANBo*xUSu7~E@l$FN(oU}hRHw<FJwg1wwe@iU9}VNk{PC}-(xs8JF}9faaz#|?faWxj
d-h<5?=v>Uw}=4trn~$5yMH_Ql-cy#tXiV<+p%4!dp};(S5@ikcf2#2!MZ6mrGL(D+$g-ZQu~?}(-3~mMAO?QAG?~I8)5gnBM7{MYE@n~X%;RGv+cK57FJ~F
PawZvl9s*MxJn6k@$ezAaeUlb@SWx#F+bFDJQxg&4fwo-0ai=R(TrVYu|SZ*z5GYH7#%Lx_>!dq&L-W`j?c=|s!@+cgk6Qv<eion@R1?71NB-E6d|nYd{Hl3
B?RI`?g1NYr7f}g-ICWmX0ro1pr>V=yq*q#d^9;Tf`W-JH_*}3!p#>IsPz@&xjZOfLi<AtC})&iJxJDzUPpX9_6m}P6YCz5PGms0l+}*#6G4M@B`L!w9O0D2
P4_WK=_YeH)egpV6Z{wFv7)~)>6AVc=RW>PMa|H=i4tD<8Wg^$3lH5@zT6Z<>nkoI8S|5ya`n`{Mu@@Z_;0g9z@Ze!&c^b}*GV%WAe#D>YqTNB5x1HZTP$Pm
+Apsibcb3$ab=-3P}DRVxRJKD45E&UE<}QX5I|Ri#8E&VS8Gh_wEX9hT>|*OFQ|3YIkUt$dvX$U;C&F@L?x<<Oa2)<u2Dx)GbKom-<cENW$WkM{aha{c<F#N
Fs<0J+2}MO@F12pw6JNRg^s>Ws*#?Vx^kP%AS?>t<-^wNXppGHhV&j4)iC4uk{YcsY><ZQUkZnK%gA<kG&U~Dk3wH{jnPqMgfK|E)PWG^$iQai<syVzdmBbd
skN29ShIfyD{6qP8-^)&W6&|*Ah_+=i%-+^jO}flokwY0>-mP2VfA&3jI$SM0Fa&)RV{=XNS=j-<_r&O>x2`I8zsU5Ir>f*i^zLFC)dwUZEdMx;^>}38%Ots
F&^5I6@{FW)Vy;0*IjpNy|Ubq-$Tk|1BYDu+t=Dh^2~slh&R>9q62=|;)R4+l1ABJeKo_y`WJlYnZ>#Y-koJ>d_ATR)o4Ks>B?@37KGTmD+fr{8qVDBH^=MP
L^eVSsre3F=(8>KO(`y<%&IF8Bh^#l&Ag@<Bbs=u$auz;Ts%#%3H3skW-dj%=(I0dk2=~{*e|>V+P-D5R4=)3cgOVIq?=>}u8z<#{_bo)Z57k9XXZ-3*nlVM
Cx8qs0Tve(<Cbl{9gi^GvbQf!wk%tgwcsqi$a&Z07HNk|hpDs^z#aQ`-$|`7w2V52$pbUiCwf_B!S75iB0n(aN&Mo0wVVN206hN};PlN(j&|}dp0rPV<kU2{
1PkTruxGC?dYen3DJgIw5+U(nE*{MpHQEw!PoYOdgx+!L_&7{)%HbBA<v`TyV}0g}K{9$^R`-%aWT*xoDTVrWOFeUm+mTq`XxxtA%U0y-Kkd$iv0UP*=JwhL
2?c)ptr9ElU|Q{3njamN;3OE;yB>EPt*u3din=bmW#^nm(LgvK{<~cq>5QB<J@A<D5Qd;@sxr+`vaGM2ELxFA(ssW(?I)^JY<$qfE*}b09q9tl${W@WC2AnY
8<r!(*>UAM3{U`|nmhlThGSm~Dws{I7M1@%@LUX%1M#xNSZ5aS3pFnfC7zLaw#$Obq;IGs#(X=@WZ-m6o#kPaRc0qam`fI#Y;vDR0{eXS%p1a?ePEPrz3+@u
5vWf!^I03XTByZ%V3I3YNnWk8GbxI&ULeD8!ml1$TEn|J>WKr7s_M<>G3!I4{WfAKkGx)Q4fVy3qYbs8;T=&1UiIDSd2Wttb9n*RPw-7=*!hOV2RC?&c8p>t
a9OQvf93|$tfD%Dr>g1PgyTE8y4I}?f{FDCQ#u;#+d0TTl`BZp?~FnmHX?M7HtmUMIsyx*aZZ8=LR*1|sY_2lExUrU`lI^$P-zEo323f1@1(kcQkK&J7*(7_
q@73dlKXC4VI-3Kk;%|x9faMspC(cum2~m)DlV+ur<mVF^ZaEAMbY~*$VPefz6&!#CsF<&%fciN^ch+I+Bwcgo8H198yBXqFeztT^dA%9roiH#4_o4Zsh`Z*
4v_V}=>iPS!P!xfK|z5V+y)5!$9+hyG4A#m=aSsZN9+^8w@uwjo04^_&DxpTHe9=&6SmZ$t>o#>rA~fjF(}#GySDLmzf+>~Zfm(D8gCtC9fl?cLGG~tzJBsZ
_42CG_7RF+As}XJDx2_`*%e=C><)V5lMsszAnFVCL2J{M1**_*^k-AAR~I?E$?}ag#stGCjFLx33-Q(4+dV*!F92Ei@yp(UcQNxHWa_YmpB~+Nvv=?d_33tR
UanSV_cRX{Zi?N*7*#MAq+6e!;!a`sP3X3jnMDNN<)h@u(ZbzM`1v647W1}3zMbSaW&)~;IdW88^@ooZupOA*6Ln$R+k<V}E!&)^v-b<sW3tRG0b5Opt`)hK
f<&90FDH0jn<0FG_EGZqXyLV6qvRVnEtlsJR!OJD?oOO<mu(0O358XNbDc-#8oM#CyqhiFgjwSp^e$?w%4fXm%v^sa={!&N-;&V&dJi2Z<;VW3?|*<_m_uy(
^E*ts`PaSaj{N&j{{6~9)t>;E(0dS<{imaaNidm0<F9g3SGxb_d<<W7!-kwB+rd;}O|FQSh~(T7G(%?Ux_+=jL*bZy5I(5hE|GJ2nk>q5xTxr0r)9xC%$q&K
ocB}OBe+6%<sQ0W$mGX4_e_`yz$TkYn9nIrFcBQ3)U&>dNC0p)SS1~&=v~vi1BM4yns<H1i`f|ro;(^P`&j9vaZZW8<ckCyE^b5|;%Rk7knSYka-a<U>p<1I
f5g>f&W`SBJ_gDj$SeMc4?ej{G1Zyt^y{`S2?JrPWw6ifuMEh#ul_4}$l7`f!mW-UJ!$tQP~M(y$9(xB1dj83C+vrRdcrf|Tf#?-*JEgL|6nknm}P|7t;^yn
6#&Tl^1@~gq<^gNj&JtMg<IiqY#-@VC+!yH)E7g(DHNtkw#9#x3kPIm5(K&U<nKTXaxas!xBaX-I|GK7M0d=BiQ2pw8*T?*;9<YXcV3!cq9=W~2Y+w!iPv_d
%0a6J?tb$*KJ<oz^!8y)0-fU6S?kuqt}Irzh`P&8YeVcvr^U#p<Xc{FTwrLt4Kj2S{Vr`b5xv>|b?{hna?=ZmW7b!cm788rjHEv1eBAV$lX2?{O2kdiDHXRq
<}}>&oD*^D3zLMK-kLPr+Qg;crUppKiIBU=quV=A9qo$xSTb+Zi>9LdrfpB~PR9=d<1jM|0`TfWoY4iSHJ*XtIyw)wO@aKP8GH(aXt+K+V1r>qE3G`npFStG
ueKEbc7OGV4+%MO@w={6bP5UvnCBw@F{2tYNFAIJX`_tzLiXLzvB7JaxhrgkCaqP)37!ZM0>I+*D5||!0A6Tt+sj--(Gj*K^9Jy<Yjx+x(qc5%uoiQWm8LbN
UswURn7M4B=zb!}b2RKnUU7O^n@%*`*08F0d-bkjCRJtCWEMzLMHnEZ6)+J*VTqrSk*U4+fpbd9VEoR?SnX*LP#O~$FP<(Jm6CD=x$HdZ#r%ftXcV8Qm9I@N
v$|}$rqj4+f_Nf6DJ~r}H^;2LwNLcMP~u^YMbK(x=Z0|~k`D~{)Vd*CUI+y3;#PJ#)+@?CjjGuT$>ll;NOQRr8Y?$8uvG_#qHWocvKae6zur5TKHT1Z3=au?
q#g~7j_%=`qkDOX3r0j?23RHGyS-iDdiD--bFW8V<sG+r^e}JT&(U|q+!ZYdt_k6_ybG%Bn@)J^XrK@fjMqL9`=vh-`!qa}QQEFUk(=rgc~CbZH^m}yTN@%b
g&@>v+8wHl!Bi-ZDm&z+kOO|1>4E;VyNgv@U;J>`eXN%SNajl*2CMerIy|4Ie9phXL38j$GkAv?=J-#Y692*lXITISj;-hfhwTn<FgqPWgFUwh9PF!Zc<5;1
0K$ye0T1>|0}%FcCqx+5paUM-r=Hu2AAKMoY(d^C0U{^A_wp5KL!_JvoNvxYPjyq6^<(1BY$JI#G6T6tQjZAWs|bd&4Rt@*fM}WST|}v?8ZbP)%dx~tgZwh`
qZI{|zb_Y}lY$oS*H<h7s3Fwn!}+3;AIq{G$?EuQ^abA>==y4fp|v>g&j@+_%$QXZqssa%QD3<TRip39DQ1r}WB^0E2a4rikZDCluar~<S)QP<g{hM{>^f(m
Y}*T5R7`>#FPWdhUH=1Wnd;@NLih7VQ}t=qToRkwXL7XI-GBSDmjpM=C!E-hOw3Nu%vAmm*9a*>P!hk>BE=x6Rx3xi6AkO4`a?tU-(Hl}`Nc`SUN$c22PsK0
+x(LB2pF1Ymc{6f5FOsyTqTs8B#J!IVk>lwb1NTUnm=~By{cCH2cj|lOQah9ff9+dB%y`>Cd|fv{(y6_1QttUd&K-jb7X_f^ziMEd#LbPmIJJ8P|ZuB4KQ^2
=Xc-YDxQsDPp&7~Z}<Qf^X$K~-(KL~xSnTY)Ud+KJ$xeTau2`9hq%6H<JbF>%oRL1y7${V>J1jGjq$hBM?V|yJa|00pZ)efJWz3In^8S*Z1RoFic$2lAAa~V
jd3^6_;<A1k*hNw0kQj%4#RtRRICkXP;~Q}^K@r0c$`IolS#g1<Qf+x>cuBfmES(w*9Z^MWPR0pu{2gFavdMj{v023-E_(CBvPLmDmz1ZU$~rAUGt~j<hN?~
nu`iV01iUr@AK$e{LOv`j@={;AhvB+wkavlM!$e1aC#VYt9y!Pg88{m%FqxLu-3B=Fd%v$FoGPr$xOnm5NPzFLO!z($(Ea<6x-dQ7dPgGU$In+lmu46!q4kM
{_fRrih!X>#Ey^g8#E=)YY}Ad4~#4NP&H5G@dwQTLRMrTM3{_x0mS2i{f?v$z<y|J>f8-%g6n;tE9cqbN+0N&ouV-1&nSr_DWS8r!q8Z`;0r9?H2aXD=PUhr
)A0ooH>w2x0n-w(CJ|{`a4tmasMU>cC1ZJY6gl#TcL8qa<>i{}b)x(d(X6q&+#n&TSNIG{=*_&wQ@Tt1h%F^b!7mc5CliN2cSIR1>uVcehI*0Qj&0t(An&7I
n<shZkRuP1UP{6P1o~uNEZ#q80M}vK_nGic#JfrO-F4s)bgS|_Suc38)Dtg(+_FW-xq?lctu7>suUU+7MbmVD_C{iJN_PO%VuP#D`LaT1(lO4vxtdq2G_#4g
aW=6JC~q<|8N}2IkHKLzNB3Zi0ml8M=uc!j!?D^i3o|r9(%%=z8LT835jMtvQp(zhljMqCxqF#)o6M=hgzXZPM~h~mE{gm%o>S~`+f~}00eVrEv&Nkff(G>%
)UM|s2g+cM)a8ZLl0ZHoZY6n~Nj_lwg|rC8gHKUQq3XAHNxIcLbt&rEpe@tm&gLxU4HK+-GA2rh&BiV0AU1#my|8P%j9vZGrRQ~7#uaDXu|_<)n_N%N*I(#5
M{N5c=Zh7#MwsYG<HXJ)Bp#(He0h_}*Dcp7i&8q+ZN3WJg-(NFwz@sQ&&23UoK4(+D-)Fi^{QcaQFcJ;SWlN#&FJSo;&-1mVh)K>bLf`$#(Hw`x@nh4OWlQ1
F?}H&!U(x?K;yT#xKpiH%ne!zS`^fDbniY)D0b1qxH(LcNqjVg`_Q8lduZqJ;^q>AbH_bX6fG*5<Rf<dyX7Z3Q9L)^$p8zuAX0Qz#4!iw%X)o<7b0!Xio;D+
VwrTz%a$||=~Pk)MBfh9R}>eQ^}sh1+27zMN*YVoGm3hanT%ff8Qf1EX32jUu{rw`4pz?1nh1<0eb)^U<)E0&VlTQ@H!QhL5IXgd6XAM$Cj>h_6@1yfZyP)A
*hMp^jT4A*_nlVBf@tr02)n!We3i7n<U95n$S@JiolOS=$i90l8!YLiT(l&UG@%`s=%z_8ya}0clV%c=cAtezDa-v7Hp4`5xnZ}MWDN?q5Q|w#G)n-x4-%-m
jHplWlvmiAN>la?ZONcpI-(7WPBAYYdW5tPDj`wIQ_*7Kx5<@4M5k{pSA(iL|8~c{Wwy$W>j=kP#&s$m(#<%fPqAQ!po9ZBY`_U?5|K;^_qibo#%%#7_aQqT
V$=oaLUAa<P9HH?2Mr2k-n%S?WOuagxl)=KVNd?Wk%S({$i(Q;&6Tig5XpnJH}5uE)pRm{*BLW;YCVn+Fq6||O&U;FIg%!xivd;EDDn5@?7STg$SL?e|BRa(
FK^gReT1x853T6uSi;lpL_8rUfd6+xk@=@lSP1RJl*@j0!|^TKNdl~FXe)X8DXFp(=ON&Oi*Ro{{1RDn-`ZT_`$i@axw1F!ed^Mk+}`5*_R@B7w4zUd&qd$c
NufdpG5vt~%~6*^6OzAgvaE+}@s@XgWED^K642WUxIz$6QyNMl{9B5cNFHe^W#;Ib+Dh6?Uj3?`;R>(U&N_cZ>Cj2?X8SclrO8ns*}ogQ1Ys<ms+1`BmuI>y
EX@C|OXAtcGLeq)r7{70Q>Z~ZeK<WHT-Ct%pS2_w&pNqNH_X#8PM0ML^3S<qZ1!;n?)qSq>bn%Y>Nh}9HFt2A+aGM;*mXUjO#k|rNnWdPqT695%6_7O4$5`Z
Z|J%}Z`81~J^81K_hQ3olUzhOrFZgP1e)K$Img^!h>0j~b`wtKKXYE&=*qz1lQ6MralWpa3-4t`>cFHtJA(}y`XMPxGwOW?$swh07TcJr5V2$pMMMw=fr~{;
FR)SyCbc~+*5vMiUoFm62QF#JF$jmdz2x|q&Mvt)F!d-0Ev}m6#)mW<G2GF@C8Z<>YstS}p#UGcT$7v2?C-^CiEJPM_PkoWr!Z=`oaYzrot;WhDV+jA@Z<)`
E~d!kO95L{o#VdncHy<>vVoYW(R(ZZ=d$O9DRJMRJK-UU@L!M+*W@wQ{@U48%g@WGE3TRy33LNzR+r?`<mmdWw78qn*!ujnoVfOdSY9>gAaXxde;32Lc%MWB
0MhzmA5Rl8;`+<UP1V#XIgAS~<xn)Il9xQpZsjVbacAi6jKf4JG1=_FO#&KpfC`32=SCS6)V9nQJOJl_n2=nrx~?b!BWHD)DzjAiwOlW9xMt<ARgL-L$i>`e
K&Q(|My@5|ew<MjYE!7iv+(q3_sGQ?wVkeWK*4xX5nRUjl0uZ|mo}NS^q=bm21(ffM_S?lgg{B*l%~GJoIdEA6{~GQq#92$Mf%v#2F&@5ICU9og%GeNO?HBR
&}3MxMt`yzmnO(TNSud40RkX?%6O(pFJbBxob;(+w<ujI9Ps(-!Z74s|0WUlg@&eZ)5(x)Cy7&o7y!wB#tndPF**C%;QN$y$pu%o_n6j{z6j@x773RQknf4V
B<L#73CtB?Q#L%n`sc+}gE9e80vDQGB$w3(bi6EP)d%O>D2_SMx`I8vRHlp=DScLm??J09268_^>eX=iHj^i15Ynx~nrsEIjdJNU`>;zf;}h+OQ$myg2cco=
xhvlNzyb#QjJ6<H`hrXhXREG2%wR;D1Td91V={?oPre#QM-;B?1^zRR3@P+1toMN}vP?UsIKwa)Kqe4Ew(>Du$WBrh4;i^Th~D`+gy~%%7YN9X*>T1!A<qtH
Be#uAQaRJ?do;iw8qLi^0BK-aI*5UKFXj%g?HYZOx)6K|#!emSiI9C3Lyf)rV=8e`(o7h8$Pd!u3fRe(4UqHDN*Geb%0nPkXW<XBFdb%;6YPvM>9g`fZpZRw
2<^m56I3-+J{p=SkB4rc300%*cphc|Y|UAAV)LB!YlLjS7gXy!%A!2BuT2SGO=spVquElkQataetKR3X7v`^Z1>sPcX<qnP2C0DK3(o}P#H_&gBwO3j9h|zE
Oz5PbomtcOOAsYe&m@NN7{|vXm|z(CH<ER6=#r01ts%ZmaBVQwo65VDr|<ELMQ_n-L>MLyqPt3O$qU<LJ;cV65;38)X_!aMXN$#=p1Nd`CNNi=>nTF8GpQdf
Yv?$@IEABC3#`x1=0L9Tbt4Wa0131Dl2WVkpM&qq1?y*e5fgo%Cr=(tFkNpw=h-&`SkOmDf>Sv*8RM#4UapaIfMHkYSmjY}90S!Vw1gH9p1@9)1xd|$nJ7@E
Va`HXuqly+pb{(!A2gz{kc`i(#^^ox*d;j#^@niroOU61=Vme+cvU^@Q0Rwqfl8cFoWKzNqI_`V)z{7@XtS)@WER+&%{S#k@c4^3Zvmn600a4Earjv)K_Px@
$)o?2YNF1mG8{i8z8bx>Y)Me5c8aH7yf3HZ!ZXE*r`WR`)L1&`C^Xf=DXi)fzUG{2Yw;-BmffyLNB0`?e+f*147DTvS88@eZ*?x+lXhu)bWA7b1s`X*x>E-8
$8EbM=_Thvs4fAW23hl{rAz%x`JP+5)yfb{`KXzH;woEw<eE9<0Zqu&pVBmqa@214IHR8ymAvZDNV(;~%AhQ_@tU0MvRcqed7}4u5*8$}3K`bStFN%nlqdNu
O*;$1T4i{j_S;JOSt~1&;3gs;G`0Lr`6HcXOt)1R(2)lb<{RV-4GN#(0&EhSc+CL@wX-z)N3-C)iE!a`y=Y3{GNhNjq8U6fp$eT$EAoHEva0VuI*t}mAwn#c
!~cdVW~UnTsr+&!&_8lI?;riZu_hv-!bqlnoOo`Qkhy+Ld(p%nA0P9&0hv2hBJ5TNbBlY3nu0B6xVKoM?<f!us0t$1OzrV}B!N8Ux^tg)hXgx;-dW;6C~0wv
irV_<El&Xb3jE$$aymF9^dV^I$4Pi^{p~P{FP4>X2QmXIS;y2cpZ~}zR_Ne!zme7<h&l|lEUYR;WeUS=s3oCEj)zj31Q#$B9W#A5QM@yzr$e63{iM}CD&8jT
M(u{d^|UurMws;L%G+htc4ZfWazqUGK6vgAjpnEQzgf2o8Fj+JUl5Dk)}|Ura#VCf88RR3VM{%&F&i&HQac=b*NMbT6>^o7qm(BgSFCE-qR6L}D@suC!fp_i
EJTIgywo?6IFcUz)kG^FxNzkIeX0-syCZVB{9lfs@?p!QHn7Wjt2ylAYI|thTC;QPq8ub|!|XsVC0B)h)<}moc)d#!_%P4Bb98l8s=R}IT$_qr+l^Ort1y)~
zuT34M=6h=Mm1xN10HEmrO*WCZV3&EK0w-|8XruZw6Z~I4XXp;8Iqs?TPsMxX^+tn2QNb^3fQT{bdBc4<;koVCS!r-39tZOybq$n?ZFMhJOS+WPMp8dS5k#>
>=aK>Y~ETsE8GT+Xys^GbhSc&3Ird95>7dQ@*F#1fYf<iG$sgKYgcq+CSaGDs~eve)dH%O{z{v1&ezMq-AuzQ%vn#StlP3-`AFn1PKYHA2mKkbg5-U<&0-~m
5*+5*-jM9R6ELD$9n)H}G50TfZ!z;Jr=_Ap)ofY<Z)Vn&R4oru;FA5r*AV>NVn5w}Qg#50r|d3tc!xSYh63MGya;LX6q)SQ998DLG0fz}Dst!QK;dx0(zc2M
F=64bcPapsq>{7B)(I+2f~;r(IOx=M_c^P$TM3jn&P$mLErcR|IDGY;0Yp@AR2L8P9{gHr6156CU(Y!GfXlWTBC)4duNC<D1O-((HC{4sXKJ0SJ5N9t=Gz74
XwAMB+@4F7Xi*f(nt)4wDh?)AdxwhSVnG&h49HHJIygH^`GOKEeMuG0x>G2GX<@qXuLNEp45`f_wbq4BS<VP&Zu456KWcS=OUjZqnHx?DOzP2Gqp0YiH=tK6
AO*fybW6JuP%)Y^u-m@9Y1UzQ#4(h|$J;R>#Q?q9qzyNsu}2DqSLlsRixq(^4Z!JJsO1CdNNl2&%Zm?z8pkVe{IsI0e%suB=%_$OsYx`B+?`SGGL6esB-nEE
P15bb;G3*-+SMX8EO@+eNU8he8_5wFMZIhOC5|<d8Z7SKk)sC8uc<EAb5te_G?8LhkCj3pC<4hPSXaM4EyIr9fvnQSI5nRnMx9E7=n5c<vxbk9hd5fS>Uzi>
NyrGX%jpdZ;#(AcHY?#5dgSc@3!NZ8ep$O&BCAFTGSNHH<mt190Wt-XNfPFAw4li-c7zGfG2ORT65_q$Ff?@(14-&^O=8+gcY^cXe2H651t7GdYE#mvYUb5x
`EMyeZG!pPNya9D%oEKZ7|45+?@wjD-mw^>oLdeCx8~~a7{;XL>bdu2m7zfZt@t<n`_)4N%^!AOy`gN|faL9(jus#p;tMIoqKO+<K?&s3i=tZO`p~(pdY{)z
$Jip&x*PiX?VIoSV6cN%FHtakzPJ0+6!TEfudg5JcyB2YB=3cU#bEF(Q!^UvS}Uf1IHf2$GDit`X#;l0h41H;$=4GlbipuuO+UuktA`n7yyPf*$zS>A?Jw{H
C%OIMPv7zXg5uEi2hRg={Z?ephgiZeD7`$u@)=%i^%>4b2_6ha^5aa<UIF)XJ(U7=J|nM`&{HA6>D+?kq<Gbxztr=aNFEKc$ucce6=hSN)(f9`62lJMT)*4p
-Pra?Kuu-|7dR^W&DVNShk2}`kYC=DkZ>_#6@<u+q{#u=m_W>Y0TU49#K=qh`x(3D38pB0WU{{A9^`BNj63Usk<dg}b;ONZiI@qUj@0K>{H`B%h+wXcihQ$`
u$!~Ss$wKmOTfXUVsOru>Blr;bBt*lc*(j-$tHU6#>0#qT|x`vm$aTNj?3hvvsM$#MQgZnurIBwafmdJ30rq~hqe+PcGAkxJzo_;&lI+Aw~a#lL+5oypEAJ9
xX%wFA>IU9;D>o4Hb5<nOJBceeLeQO>+(q7L=WL^bbm%WHOYgo_!)flkLoJjqP+>~TT>$~-w~AFBHI^NHRHL4wOPa~7h~jFopFneo%MVaO*%A>(mS8S-d0JY
{{1$&DPIQ(Un-3@p}H=t)oDjK1b{TW&0)PSASBq>Hpt$(x^d8f0|r-V#kqiuw<oOwog(Kr<p>@<^RNL(XALkrEiK0s@b#2}4?6?2+lLyOQ(?<n$*r6A_U7&#
6|STOQG{SmQBya5_eQn{ashk>NQ|+O+$Q8kI`Yda@UA+r7Kh!tmca3WegP6MxM>O4WGp_R+}tSi1c2kkNxP1z_$Wm!8oyu_Bd`2-BfmCd?Jvu#S#{a4mIJM<
+mm47-Er~FXI*FcW_$~(=6$mfhm)RrVb$7qCk5QU`F0Y+G+bj7SN=Im489!4lk8ar2EI*&n;Q8Ghgs<Avnj=Ewr?aV!ltP0=();Rr-vG)fl63*r8B~;Qwx~-
^ffHJ1$59Sy$OmYT1?}IQUky(xk`R=jQh%QV(24$RxCA25X;%Ib<a5uOI9D23n&%@1pt?V)CNa(#BlyvmDd4n4*8kf28VlcZT6f-{}(#Ajl_I**p)H9dpiMx
zNY{-EUF{mnMw(csGIQv00B~(LYJf{4N0Wk$oBm+<4hzW3U<^nBpwraTABG$6xW<;J@kc)xih$RY*fp*@d2GXDU@`=GCVENzl!db01N(Oyw3z9pxe$w*xnHM
Ow?+NgJ<ZWfBU-RMnRW3YNIY|I3z#Ur*05|_66xr&D~TYzu7=?d`vfK3c@wI?7hURe^o3dLlU>&2fF9?vR(o#G7%pi*Jo!<i4q0nOG3zgkf5HpClZ<282U!7
DKHudQ&#TClP5iL2x$iF1+<D2*CF4%b;srVtjon8h^+708(8YNj5tA`J1n;=Mu9?m+cHv!Ni~L`yOVtTtw|pikwQ5vXon+ND6%-cIK2pV$!K8+P0<);A-(%m
pPsI-s?z%0M4v``z%dMARcIfEDsOEE=)^@h-VOEaSt6kjOpSh@>~w6jwiw0HnzZ_{?*O<Q?b>ZGzilxtylwPvd_PYd?Xgomp=e&zz#!t9V&LMetJf)}{uvoG
&~``+cGX~nz|!jm5qhf=(aK1auup%8R?ielV*OlajK0yX5k0UaWLP0Ag+aDCU#3KGE+|8FP)ktfgh4;5$a6|N!5-*7PIE=o@A0wB6u)TaZ}sKeQNP!l6U<sr
`2>9xL3al73`dTu3d$VNRH7>gvj}<NXfsOfVr(Q2JH@Ejx&*XR!m-GrU0>8Frn;2yEWoa6&jVF#bZdv~iw@JOY4lN#%7*a?57ncu@EkBq@6RL@VcaWCy(1r1
d5hQ|vS*}CXm^A&x|y!(&|wzm)6I%Ydp!Domv|b`2<A=buzG|$HD++>QCC+v;7#rp5pR!V9I21Fzlo$}@H5k7KK&gz#k1`slux2#9Q$?~0_=N+#KSWk*v*hC
t>K4qbgA8FXq9RuSCg*ff&F1KIrUEkIyaM{vCy21|AL78Fmh=Sp+-fj&%ftEIu49>Z(Q^`F-#Q|W*`pW_!yZjI?VfGhe2crouFQxaDVHTN7YRMzGv01m-Wmz
RU4ePl|<qRy08ZI&f*=L37txvkd3yeOoc+yuoH^G`}E}TL`&`rY2nwl+>T^NCf&M5=3%fw6f}l9V<+hfh}r-0TCH9fd(+#S3r&XGfGSRJBqPgMd{GO4CYCRt
SB}IpBc-mQtoFVM#xxJ>h`uY)-|iu8IL+r<%$5EB756pFZ5&CKf2CI!vF@gtFe!U{UeItXCDR_BBvK*L)^0!uph+~T9svy=8W6?f>VEsx%a8i%21wbnaWfGX
2vk?sXI5s`%a>c8j^aMSd`b^?Qkz^Y%QDm*=nyM5pI|@7$`|)uD~U6K7SK%TExuMNiIt_!&1R#G(7+4)8v-5dBHr<gU6H8jc=GibnWU_9l@dIt73_M+y~o-#
TIy3yDS&l*HtJxo)JldUd%}&d`-W#DJ$Y|8=TwQ#4LL?F6C(c|N2pg*-nXfi|5wSR&0;s}Ow4NM&JHx!lXp*MAcwsQvpngj_~AL^S!vCo?jW~oBB|@W+ROkq
`9Yy==jAI_hbOsFPHx+9*{FIj9@5WcZFOaZAzAIXGyV2CX`UppJ-m_NcZjqw`B31Mdb5ceTG3dArisJis7c1gCUzh+$-z?*oV*OQXhJ`M`R3wor6&t2mXLcP
9{Nl#z2kT9Kl`8XdaMQSXjERX9BG*?inFjiQG5;0S}K?rv@+|6og#(xGhe}`;mw!7U(w(}@)?moHUss4nWp%E8>{C>^CcR;i=xG6|0hc9%fH>lzdidtev@6r
63i7YWVu;~O8U8-{W-;~M)Fk79=yz5pZ^!0kL`lMhikP4@`ARbe106YX}#VRE~gUiwb@I2OZY&lRT*@MI4xKzhg_P`H<ybkxX+>MQdCKj`pAbJp?rVp(U$M-
gFX%jAbt^3FF7W7sp`iq3rLgmZtibHx$8xkbAy7Y7SAQfBhqp)RD>7|eSqTprzJ^`2^e{&<q`FN<<FjXG>U7vs#YtO*+W67f<B1H+fEaR&*|fEZ!|>XMx+4r
pftx73bIe??K<t<8&iA389A8|1M5ZnI;$rtr~c=-5pL4pK9M&@XY^u9bWR+RFGc9KF)k%N4ly=6Jin$HAzcK@#<~Q(#MZ(y!t9mtCgnEAB46%D{wWs_<fkYZ
>~9m=u9kORzA`^eh?DwC&ky<2_IhpyPw+X;L~-7YCEKt*+$QU|<~DlvvMO72=K|~^oNUaf5Z_m25kNr=W>*BJ|Kl$)s6p`tB^xMn0d07g;dB0m5BL$qb`C~h
)S)$S@vbWYqN1SY&}}MxYHQ*mioCnPP4dVev`yFk-pDH>M(5RTM>+_<4Ib(hcBCnqnu7<}Bmvja!X_|Y$UpFW<l<CtV+MfQLZO_d0ttIg;O+hHS(F7(wiX!L
%z;x~d66MjqtGSKI*6b0N3c}oXHE??MXrgYS<hV-Y*uF!OJ`2@j#yGrJ_I2)NC>J%JSf!u%m!7j3cx_<OV(Qy%F9ZEU(AR(e%fjk{MXMvo4+#EobkfW$NzPp
{_*dgrF)-$+~fa;*y~hUG$7gUI0v=>fS1Lma@HB)s314Q)0cg*M_iI-O?J$%+-l`wAngr<1vsm|N|A5O6UN(CSp(^X^dfQUBKVI1b4ltT5&nzw<i@Bbv;^@X
7xGFDZ79{<NvICRN|+DUo_b#sfp+2;))e2oEayd46LX*q5SbSULgdtq1ulPyovA6Awa`yhj<)cMrBpk@$fmx=X7#>aeDadbLbwB?DC{K3*}|4|G^yA_E_{Ot
r6iU;q1uY1nX~$44oL=uY6Gz)-q)PkjyhX@zA>6cIrTu2lHq&dT<^Zz#g|nL_A10ySgnm2jcBI0`xVi~lDGU5nIx3F*M@*IA|J#X9P<3N@aH(lwQT-m`m+{<
`f@S9fcQWSV@%yx;^5{brwjTsOoldWS5fjD!EZwczK#hIacE-(WowwKk)SAdZssoMD52)BaU}ZJm@U3U$|V0ddPJL*R~ZuVEhqbXEJR$O;UQ1%pJZfg6&6*?
e-#699|1Wxr3;*V3O?uCEUbpJ!`E+K9Z|p_ftoR3!jg{7$7%=3FY9xoF?HBwgeH(kP((6HTSd-jA1{vRVlGeUvw6w0J!GLHOO*IQ_5+x9wNid&A?he=;u=*s
=T1c~px{IZ5-$u)&RTPF&Wpw+DE{s6_0gDooG{!sWq|Y>B+0gIQe~&|-cX`h3VVblXy5Vr_gCk~XGerr9}>1?>sC$uVHJgv$DOoaJMIAvFTjoq;ffgmUwlep
P;J%N)PM9JXwtnq1=!Z`dCTOdP?4LNL6~J<*oMPr{A{~vn)2fG_Y>}~L}FX0*-&fjQT)(DtBQ%*yhhOLM%ji}zpvZlVBgqCZd75|ies%h*Xz6EbL1c&4z1$9
=PCDysilSj&?Q|RI&IeVng@G`291URr)9dM&EwW(Sx2XB|ELCRk<loE7j%stm+-jR!UeSN2|`*!-snkFQL79WFAW_e+d5*)*H!`DPh&}%!@`pUlL@LazawfX
7+q#27>0%wFEEkUfjPBt$<a-~10C#pWRYD1=2;@rwBeWs0)OgfdUTX?6{FyK6>WEuHMX<ma%VocEH{jEYeWm4@)<IVxR{Ca-`}2`nIrG~{P^TIp@G=%{S9F}
XV{P5_x8-^qu(gyv>z5CyP*}K!?wF<Z#cj@0z=*`VmjS-Tea+>OEvE$hpcsy`z^S9yRuaM-UXjWfhVzWtUrS`O~?eIXt<&)V&6rooQVMUqlzm^9B$TOkio7i
SoncJm7Eg<^jVGA7`7sZ$sn;Gyn~%DcH?Ut8@~uL3H_Y%^YYdJcUjbOcOpTP8=&yvRS`rr5<2>`qE+=ApO+UCqI?bmuZC93oim5u&;hF`H9|oN<8Od;HU@O6
?~kCO(k;)kbJp$BiK~qW0)t9}z7h{wtLBTMDLto?-wXlD2LqFZPY(4BqnO{!dvD-YkMYa$e*ELn+0Hm7+%q?N%8n6}KJ$7B(`U<31<(?mACiKYHPEmufnD*t
5Jox8%Im84kqu;fX$`9)rRKUuWE%)YTXKEW75~8lX-4q!V>;w-ND5q$4NjNF)CP$`(#+|3`;zm6g-S|oA5<wF=Lvn@QkMok8w1njify`}Z8rXZm!zy9Pw-F{
X2<BJ*D|z6@Y<KW(9An6u|QY8NC{n$@#nw5luO@)==a4{fPDX&>pnUZAo%6R*Uu=<H5`PpS~Pkla@dqx*4t@r*>~RdiZ97=C(=`cXdC8K8~@i`R0Z@X9+k|d
QOMg=Lk|oNTPkjJBq)q&PA`!iyX+H-_%&|b!BS|(WimlTExr>^OgCW>FQ)0n<V8_ineTANlgUpNYnukpk=Ce;?eb_5O?NStoU4hZ?#*uU7|kx^&O?!+)s>Q>
NnUXxydd0>Us&A3u4sEvAiWny_|W9;IFt_gfLQK`JIH2x;tG|GhyRL(GRwkybjZVqg-A#ZAs%$?P$M2%F~bwl4?`n2G_|dkZAvq7ffb%9IR*Bzt=YI(1h^O`
-dLo;?F52K*9kQSxMH&9{jRfLO*-%OP$Z+*U3bsP?ugOmg`?e8R%Ul=L{c~uu@RV-UW=i5D?}vpT%et5#tH5J0lO?6kwO<|OxHcGdeqgZ8H0D9i9{o_jRxH2
GX?a@n+O@JuCZ@r!9=2$0aqtXou*2ipcrw*trLenJrtHuURJ8rPHwbf#2v%6{QPs`TswhI>`s>OI=_3WpWk^b-$U(w`ci>&XM~iaS)&|Kys+$XCv75-ubj)g
I<9evLpcA|oqKuRGU5E;&fJOX=~b*mh+^P$4x%rY(jC0QR-4#b&Z9Dyc}UU7r@<;1ny+$h$0(NGyh%bu#Oem^yI^>vgyr^Wl2V_3`pKKlEVB@Pk21rkB2jMG
nFS5`woWAa9=YYs0eRQ(A)ykC$sdVk#obQu-~KLcO)wGaCY<!-%pa-1Dq597##iFpW4hXuGq301CzH$S0e_Wge7M?KK83cev8T~~%<2sL!XtO{eKhV7K3_T>
(t{^{%*#(8hLJtYd}nTebFf3;)g$O(>y1x?{)u_eFwr^t>G7hA<)WBgBA8;eNQIWmUnToGG(q;v;0hsKk?-Fs{T}PKQ3Dxj>=ZVPOn}PtbbVIz%u{(w%TtAh
DwAo+xoSJ&SzA${%I)fx+k;&&mUB(4+oMf8$^SJk&N|Bao|1FAr)<$a*~_fp3agZe243TlI?v+I?1O{QIgzU$!(&jRT5<F_1K|oc0N*|9)5#MCr!iJ4eqCi*
>OZ2A13$jyHmBP;$NTIt4&5Sj%RG#85H23)8Bi9oHFVZKEY$u4UaE<V0{L`IMJ&R>gGO#BbG}pmSjrc|7+kGzE)?GRZ~AS%9bYaOE6A}Pk8|8m{e5<8<(l|_
Bb$Hto}@li+vib4gjR2Fqf18`tD>KtL_E4wF5heo)W(s-bK15EV|NgbT`RCQA~cmg_8eM87DOv7`trk~Vt^{06Jw&~k}sJbJd0EsvQI$5X_jqMPUSkI1(oTH
>>ppR%f_fn<u#5xN6SdN2h2Q+si$2pW{BUq#En)sWzB6_-ZUP`_#@{p*q-4Q6^9&4o9L#vb>uJ{ffCd->5aFH2EyB{O&I8hXbj0aA)p58X3AZP2koY4+TbpJ
F0ezm3R>LW*o0|PNf~MN{g1G#x!d=cXTgc!oThrM3JuHWz}=5geEEeW`4RFECQS3Grv3@5NHVMp_>Mq;eEt@s{V`;HYJcR-M6f}#tx*QubKw>-{hpG7#_j3A
{8Nfme~zeO<`f-YFLb87<RUaxdTrY_4jG7Kh5BmanG(SwTttbmI|~KW#e!LSpbN&yQ#tCq5^QCh0zvQfTlTy?pXFK2cOZ&Y?x{@vX7F6K+a4cVmRwJZinJT6
s`FvsK>jQX*%#n@JhZl!mEYcSRQ*#=kfyDh7-;Fz_~7huB9Eutd~&<96K{Da6kzmZpQ1{a1@TdtxngiVVo)T;JYoHcf{3i4WM0yiTB^$~3hRLJkDa{zmA@CU
sYcyy9DXDuK(O#CHoh(zb$EXE+<9sn@o=bb|8tO*H>m7sT-)7)wcWL93k8Lr*f#k#`L4GI(Lw)hOO!m$o8$H0v)o46s0WQE-T2mEu&vTG3YIXJ>+kMsWu^tt
pn~Pa!YEu?DwhP_t8%3i;w#?7a4P+-_=$I#)ni02(yVc<+K`QMco=6l!~d*k8$^h0r_^lFY1o%@+t~ObRb?VsZr@<m6MAJ`Dvd=o`oR|+P1_mJ8u>P{{seth
SLvrzy8Xj&(;~11x@Ld#I@ZS=B(_7L>(C8+BVBm&_259VZa@SjC6_2Tq_X?q69WFRKZmb<q55++_>c^is~L2qdr94QXTQGq;rnzy>rVg3dTGCHBnNp)NTEqB
bSxY8EnX~2T`ifkVDDBn<5nz`jgyy{C2iINlOYUZ6P?qkM}i?`jEuLylb;6kCXRQI3@ILZS@xAOPx}fl1!Fl>m+Y=S<Gn&^=$xNd0bmK6tq>r3YYF_)000Jv
jXG=URHt)E%@fL(U<EzDYe8@%zmA8DI1@iDL!?>nHmVGRWJ81mV++_zL`;}wXgnjhWXHG}W+X~$TAbIVkZ><*!2vK*cruZ}<cD(#=)usLzf<Dz=V`GPuz$p6
%veuI(q3|eR&`mb#dO*P=4wx)++ei}Ftl;H8slGx#uslS?^gi8%?XqKV>FT-2=Qgvm=f_ZfLmEJE^HAz9zGNt8gvqH^`Jru66@%ZQgI@r=)eh+T}hy3cw9Ib
R8B>+wmXPrCOc(aGdcN~ucesrZZz8+D{l7eG5Q+ULLS>zCFEf3xH9J1@xo6+P!K(viR-pU&Z6P|NHI=Vn+`6QRgKR(dJ8|kk#goEC5zMZ&cXKx%*5^J$6-i1
Z*t`E01DtqL=tGsFl_vFo7s^T?v}~5{o$;*{yfwBf8rt3OuO6*?}0e-))fx(qXo4@RvoWQy=rH;S+GVQ>;)Il8tAVuih*C@#P_nCFIMI#Ys4iW!n@0|6RWP}
t|R6HXqxK$^JA;pSN^zoTSKzEI{HoS*ZIhXxxPZ4YV#a3yx0UpEeD+$fvaN4K`<~c$Rme)F$z99;5ekZRF_`^kDnJ!U>@J=3QZBB)WDeV$a+mD)$`R381iLT
6q9xRDEF2)7&b>LZ4FXVieBB|K_5K8k54ZwAU0+0?Iufc{8%AmJQV^O&jj7Tph8U>1`Ud%rP_R0BBez|1UPUf;i25+L+q(UxsXI~wp`X#g${k7t@?F7jWZ4E
KGE2oW_>ZQybvFW>gfQ&Gb?t_49<-L+!6DFwTypL7clhERH#ngAWG;R#dRQ;x=}`P=*W_v7gN9#`V=CIWC!58;cZtei+M@mH0fk=IjhRroY)z=qni@`2u=I*
v0mJA_Vu~Lym~ESY<|$56S}M-B#g0C8F)#h4g|eU5}z{^TpN{|m~}3e#pOpj<c+O@_+wKP$#L=9ba4st$@=<FC2=#2pu8bm;`~3~9F1T6-6+h*C%;id$yNAW
A7>)Rm+beR?TPmD-Ci;$5oPuuhgMPFWGl8`b6DTy$+;<VII9X9q}mm|5`W*5is)w&y&Tr(YNI4*=C|I-FNYXc;EutpG#+7O2zjx+FkR8w!f>`dRNN?3T73V9
hl}t3V2l6waOoeZFsbK1eE&f4wQIXXK0e|BX+1sgVDs0m{X&rTaCz<lAAk=OCm}99uqWmt9+5tnb@lky;7ZUuFrp`4Eao?}^78}FU2>`YXWS)kqqCIQCV|XZ
%)BTFA{D8VAYTI~!D$ds!d5j&qTCZhy+0Lzc716-E*krBRn3X}^7^u8&IueKDIpr?izzOEDYczB?fW)b&1^R2BQ#CB;|+ehSQ~5C*felGnr?qk?F5xuF+ls3
cIeTo<D);0ei<MBb~FY={aMe0rQa+Um*99KdD@ib%u9^*W^@r`jk}~k+G&DJ$x8G|*()Wb&_#J&)CcVO#P@(<ay}(9A|C*&jT0P=O_8xVR-u#8G6)p1Gm2|P
+IAe%gbvsC(W`8-$L6jv$MZLU;$1EPEV|-&_C)dI1X?qN<#CAnY95BW-!7J%h?{<qf@A!lPQ%sm&O81&KmcjO-aq*k#lMC7hf;sOf098Y8ael|bzO2zq@e)B
;b%DZrfJq&n&q{k__q|Pte<4VXQN(oGpkl<Hr)TWQI>pbmQBy}6KP>gnX?z;7q4E9&tJR@QeShfI_d$f+wpa|qAt)^FJ7I#csYK4dU}3-{Q3wkS!xeIjv$1a
RgxaA%<*-xUX@47C6u6J#7D^I(=+)%w^a1GBjGZSWT11PU0|=}G5(4E{wax;B2AJ$Ou=#IV8!~y&Plnv8gmw;C6<g`J-U3~smncDCFFeMr9`1IenrIf$V-`z
x=Mrhn8y%)4_v0<Xr+bktzq(l%_^e~Ea~>f%**MUqm$>a4$s~jY4rZd>zA+i!|CfcW}fJ{#$7?dEtwZ)s6V5%(={9pypti;jG%Gx>&!X;am8b57D8Ens+Nno
*OV(sP?=u6e{!#l`7%EF{q^|#?{AL|f03r_(>iI($P$wn>O{DHC8Q^QvKRnKpxSiBqsVWxAky~QP~k%KCnQ;HQf7uN1}Rz(1b@&pSS1Z`Njwc`6O_K&4|iSK
opi_()M0o!r-^kxYofDq#<Ky5HJQA@?+qeZii8vE`3Z92_agS--CcY<IedLI_~Y=^??)bE@K+rR#q!#;2q6Srfy(mTKbnPm!YrB(_75Wv9v9Bssb5;f?~h`M
HoXD8BL8WY@*7$)$b)ox{Nm`0PGIp{)AZZ5^0B;Q@GFg_8DlfP1^QuQM*ZBJAOeM&YRBvC;mL2Df|vYUUt2eODixP%xgPxZs@5xye*N|IEhp$LuS`X&$G%h&
H!VL(@<&}vvO=$_&y;qM%@Xq<*KXfyMDMGk!xN0<J#EQ8(OF`Du0U(){e6c~c7N{S4@z~2zpg0fq5n<2uz!9*&ZHBToA;EgldDUJ;t<k+0Q2vk6as&jv}jLq
IfCh@E2vKXZ^o*@FRSvi8Lcn=a9PXA?JbY{p7$}OoV_#$ODT30FNtsw(6~_JQn<8fsl!K?*_Nfd`knV{&=^f4C;Y!OgJKu)9KmH`Y(!dXy6qRYVeZ9$_v3fA
C)zZs>U>eN)M)2gbhaxX<AlKQA^3Xo8pFEUlF{;=kfLyi#)@U)!W?Qw_%E^cc#ZRAla*zn$=Z~SpkgRiE|A(NzBK^r#k6VZWxUTd`Efs??AtqZ5H<7{X>3M*
L=v8dn+{nOr1C=c%h#ni|ABae>D`r>&>#FD3G+by&FzL9+>3NFOT+#s?aaP-cR7+p+x3VRRL;`F{xuJ-RqO)$Q+?HRgUX^uZ&DV$IbAz|(QRe9N2Y&yENBz;
;rAi3LA)dw1eQi=XMgn2-`J}SvaN46_RZ=8+}>+)&0FYF1Kj^Xve#EFoix&~>*Su_J(k)m6WiSyV?Cueyb;ko>L#RCE9oaPD$5-dcbB|Rrj`Axb$!{NaD`zG
fD}*V84*X~nO?1VnYoIpqZ^GhhcY+FnFIP`dS3e#I_FSpybZz7*Xr1`x?BxuTQaztJ|fOy)Y)GVh~$p$>@&Y=!i$$xFqs7MNE6LW$JE`s!RSXF8_L!kea$GT
ve6o*FP>u`qB|OsJmDs&XyQSUZB75Q$K?^4LvVl`a2Pm$<LJQnB*Tdp;<k95cuVGM#=%=-g8}tT*2x8Jvwl|xHD|pYGh(AAp^)M5=QEZmssYO}9|~ja$!mE8
!M4ifxb9K7Jo)WzDvT05wuhXZk2j<!6HTC<kT=2b8yif8OWM}6Gq!yu6RCx%_I+jBjP{MOjv+IZ_{-jatQ<R@>1D9dq5m(<*;DJ)HjMCD&JZ2Zcv$*V@a<B(
%*+>xGnJN}T(7(>DqLIlsmc9`GkYe^bc08lH?<jGQz!j!t0%CxwmR9w$TAs(dn}$b_gnVZ_4S3!P%}3Dq`Iz+<vTQ1$S%H+%S94(Nn?IA(gjys1D(&F@2418
*Mo3F;tA3+v1}zQnP2TY2{3G)0|ACBTT}P)k}v(_mdJ+OjOX-O^@sa!^5mP|KNeNZ8_RUbHia(d2h=_Jafs%OTuZ5hw2l?!uWj8uYWxDX0IIn_IONJUzyY{h
(mSKQ$D^BKVDrp1iw0Vn)dop@O}nb5W1tia<wh!WXYqa*Bx<4z(Viah`=;5*j$75RmP)=Fd_(=n{M&e|duX~?HvqXW$^7XseHII#kjY6|`)YVsYMf|63>*;K
KMkbGKMh#Xi4hIafQ3%3m*w47PZri6IRklt@XdSjG#PV;s(O680QccecL%dSH*vh`@A>6ljB;9iEM@o0D*l%x=8siMmv_EHjZ)G9ZPw1tJ<AUov@cmp1mKU|
PsMWNIcKBJZq$_{O{=<+IWi}gwb$Bi!j>*!MuvNK&u_Z^V%D+w&eX@t$*JVL{yH8o+VwrP?D|XSqZ*%?t*73W-XW9bh8jJcC{1+Is59L&<y^4M1(J<XjZ@_G
zABankbgxjI%!U_9(Es{9wZm5?v%Tih}*OQF{sj*+pfLK>ovHl-p~)c%9<OB#k6Hk^t+rVS@fcvu~Ql&SOqT*v&!{Qsa+K|pesPkD#I_Fjcv6%`!cxa^~JL$
Oe3|KJDM;0&5zo+YsI8&Zb#m!Y*<Yr3t*nK%iX4fH=ewit#A$uXODhLU2A)6Dyz`x=!seEDLs`1;bvntnYOR9H_M6%&4NW`TKK=tPET@tpt~L1I73YEy87>5
Gh5b4a|f=xDLB?{mypJANcN`d`Aw6mTW9JfttYDiKnBxfcxSR;(b1TH#@$9Rcz-WvH;*2=52mok@fwa~#{dGhf3dD+Fl1+?5hQoKg<;lC8Bxoc;{5;XQ0wU2
RI|l3IVk;}Sx!AM&5VYC(RJg@XZ;xP!p<3Kz32ubI>un8+vf<wP)Ik&{Cj$>CYM}~dgkedp=rAuZkY6uty2zB0v@GlzzF)G;GFi%TTZY|B`nd4N4hcytN?CY
a<e9XzO^%GsZbIp78ua!$rocwNTqJnlH)6Kc(Bwns?Y6mfhZOD+89_Z(o8QvIYjz1VXcjI{mdGdo*m#EcO5#vw0*E?{5%pN-gq>8gDVZ-zQ>dpg@Uh`n3ndc
T$bfGjofkb+k=~K`i2P<^8hHt^tEH!o&(#Wx5e!*?%mk5ziLtMaWh%8tOo3&<{vV@mpv5GC1uQs-4A?IwY!Vw@VOunFd)HzO|`sk;1Qx~-#=+S(8ZCN7B0W7
axb8VlrO*bGs@LuPMCpgwg$hd2TG3_*wjWnGG&~0fO66p=8eW$)$MxVhx(X3Dqh~fejonZ*nMl+dv#VIy^Pwm`mnuYraO9r@fUg&Onm%5I`#(cP077A(83!8
*2VTr*IHh`tuLS<G)tIn@}VLb2`(yfr;c&bhfJRX3(n3+!V;3~;Lt0pbYX)&+5BQND~vO12=LWv^8*9#hE@mujWq&fsnR6aopbj48_JCK&{&vRgIM06BG`5*
F9<cyNojW?Z}u6wPlUPYjx=$%TYNPN6Tyf{&axq^iCi)Cg&3H&fH+Yng6ppstQs7!51GrMr_l#zJAcT1IF@D=nO5R1j649W!S%+pg2v-KE-bx3c`6ze*x5<%
y-Ux&wsGiMF!~a?>zw({s^a~Ztg}|#w&Ks;<|6K@=t~G`eT3U5u)5voB>llQr&8wJBwT^#h*do!US~Fp$*i!E#{tTo57*Rap>~06-SXfz!GYq<h#zrEZa*?j
wt7F%`(T2;-lpgHB3PedxewS#AATe2>6_6P(#l}$C+R(V_y7wvTGp40+raIm7GO7Yf-}q{LJw-8GvI~O)JmG_)Mz%$yz*#Bn<^*8tXR$k@kI$P^^)f=Bi#b5
f(Ltpqp+BTC<aBuEsf@d6cmrZHC)Wha*7ZRge(5MnpGE$r=7l;7j<!M3Dm2F1=*V4j!)k$5m;bh5<t$$?><<_p(s2ia0p4DCORP&FU-7fJNZ2U-oob%=NY&3
?~HuvD#F&PeSLtv=`4@V*y3QCIVaGeUs9%<4@0GRH!397P-jVr1<=;gmv3$S#bJOWITRepyTfDCC4wC8_4fAmo;lPZ)K&lP6gVr&1<+6gcRBU4ERZ@2tAH{4
OG(tYmMjv4F+zRrGDco}cs~C1`0d%bw&0l$8z8+yaA543Us`2Mlj_YDjbzF(Yid~viOYNeg~0r{_}H+=uAoK>UrI6u{{Leskxu~~^Y3TBAHEu&{&Dp7?e8ac
U~IeI+!<r1rU*}>!l-4ZQaTB_(556QmxXW!6M`*=c0@5FXgpcEmoRThRVJ-zR`9qH5Pxot`l@z~qNFv_CTh{Mzxe}2o;bwUE!Q<q88gb{oZy0!vS>QyYHpTH
a+vt!!~AlL4O&JqbZqHS$`vCcFIV!Qwnzu)<<XmSYSF(1GpBFl!255Suys`<p*J@6xAMaBiB!m9P(U1T_!}}=x8~xo_QfQ+fpJKU;+Qj3h~h8Smqrj}3Bmu9
;<~76n|`TkLiFI<qZg-de<6_0`zOy&&tD#&kM+9{jU-sVIp10>E8_Q{X0Sb3utx*jmV|x<<A*{&c;OcAmuq%GvPnJVHX1vZm9rv|4Q~S<D+}1rI>C}T5G9Z2
82DO(77@f(Q$I@@N}5%E)S<8b<IO8G$k>u6XYUZ<H%PoSM$sUMce?7fik78CXNvcy4JUG5rK5U!dUagitXJs~xdmHJrE@1%XcUYTgg=+L!EbP8itI7xr}?vQ
VK`+y?Rw+sdUbjQ8Jj*YnsUQS>GBY3k>W@6z@__m(C+jnXL9tT`_N4w#U}?CO`}?~f74dYz6&y+xEemjt5rwqq~4%0uSiv}X?JumNPfw{uNIW6$NJmoge+Em
U@%`0192O;W3G$k1%RA#kb@9lT{kSm%>Iz>A_8&(ADuhzb)(L!>2&7paDwAH4yTZ|iVB!njM%uwlCnKXw*Y}Na`7mJScC~51hf$@S-mH>kS={JaT|xc42}>i
5jxl^Qo8^g<fFp8WnGg;$YSM#H{(I#jkzf4m6YIiwNPuQnA#P|>EJaR2ZNq_$#ZT)A&A%TC}Xv-xB#st!5;7idqzM+X}r4a2*+tt|8kKLboTMwYl}Y=6cml4
538W68#f_EUEaEoM|(8M@c|*WuGh^PL1uJ5cuDK%C_oowp#=K@I>0R*I{*=zCS9x>d!qH7f6mH!mLNEfYcy6aajw^3QCb>xX~`ad${r$|{Ky|d68`1Yiq&aM
(Yh%`^*~e2Sn3GE@2t9vtkA+v7lYJTOK`Q&__?G~>R2>wy(lS=gCGx&VpS7|QxoC}H?!P8uJ9AU#A_lpOeuW+_~1LNtjH47VVefh3uy_y#d7{XWs8YrtZ!%9
4Eh)svB%gTv7g7ZqTAKsHDit(8905qMb*KQ!O~m1r{ems=9se4!)Lmmjm#PI0-@%0mbogbnK7W0<RLg7;!LCb#FXyj_13dZDQ@<HEYxwsDob3Z^|M<q7&u1~
>+WwO^cZm~kf;+jUaMwb7-96W7XxA3i94|}jYDzjMcqy@Su`AW6GnG<cD(>l_zud5-=!EPDc{WL_s*0K938+Cpo&g-fNQFkM27OnZ)%O0BLgb7D~<m-Nv(0C
mxbYiptiN_kgV0xV5xNx_618eMI#Va!;Nyx+}<)qoJ_P5x_AKH>V`MUyGot8`W2ed?%#tgH4SZZcmZItWUmOWua<gK=vFA5Bh)arPCI26%xsq1wBib@2k@~5
J-lYLo(-vYsumWLk$CRhGOcZALT&Y_6^_&zX4erOC=txG9QoSJ{HHADeQ^$ibT1os<r!T*p&%>YI8$n+Vb+T&IkkDL8&87|jW)Jnt$nsE=OyFkp*#j@y{m>Z
#h~?^0GwU!6l|TmQ>|ZM<u`O46&oI8Zsf`O#)c>o?gNTvpiFrCqEV)m+^R`XI}63Pv!-5el|ry|Rjt3NZptl8;*f6xnHB;8+N<wvxCM7JPSUFD+FOfV&DPC_
v<+5h#oav+Yu6>jVq6gW%4?`qT|3k)72aC`v4A~chmibfc<|=3G9&&c+RDt+q&<)GggDTTyQii@1Q0N~9Ssr;@K?keL2F!!Fl9Tvj-w;>b-8VM$dYaQ_;vEb
s;F3Kgcsc|Lb&uK*fPJ$Y46h=ebcDg<Xf_A4AtQEZ5CdD1~<XR%8_c#nqjq#4PU41hQR(`smBCr)236f^N@@8gr|6bx~*0HuBYSdCXp{J?^JQJuA?h>QSmvo
f15qzdyaPE^4SAATzC?8D`ak^Q8aoX9rc9#=0!(|v?R<?6@H<`C~9JP6^+}N{dAoP{jupFzisVq7FvK9JVGjYrT>}2iK%kk_`t${U>81DpC*p1z9ZsVd2R%C
Ey6ygEM^qX->jFPD&*IJmPun(elE<avo5X<>qM&GXq~vGPgUcTsjYDFsGfA{jylU*U9us`vhAt)IMlEO>8v(F#3<BQTpKclXx&V%HJ&#d%nivl_o*IPF^Tji
XDp}TQqG-2Pw!HOz8`;hI2wVMbvDCgOh1W!i$}q`ndEy}z4#bXVO#|AxvEGIj9OG@r}@DX&B1eUdasCST-t8*5V^4zS~;Vhz%MXCsv~VXl$ER42nkY^pv7$S
5;=`$=)<#KPTduD)u?Uig&v4gqmqj#375iNg$7~8H)*1j)?R!o+}IwRbz=e`k*|7jb7S6^O1~<I-cQAhhFfnUyuEM94@lX?+3fE1W`%QFXdLV{JRYq4^^#Mj
RS-3-aw=6We!!wJGUyr|Q1=rjPGF(Lx}zAiGCEY7Ug2#yqb>;1sT+%u%JXbl#HVaI^gHuM8teLFS>B9MMcO4y*ov!X3p0C?JUb?r))}ttE@(qCgk6;jw12Lg
T<Ag8mD99~q1tU^zY~~dpITOoil>RcB9d<@XJp%^*F)%YijsMBOlJ?e34$x0orm7pK3~WSJf`~)YC%`O$3o3CP3>g0&lT$`@8qUecZqVowO`^~?Ft`aDN9<L
>?E`9@BJPEB|c|Zp;3{FrM)h(x}G^9+fB8OnoU^Z?lv<>xI=TY-nsVTWVN_XxD2N)PI<!+5@8b$y465XL7Ow1cY^0G6b*6HnM}7pgr2tKz1D%%A|b4dPRBfF
+~wTO&BN^t(9{7fuu)JSd>Vp<?FlD%7`!+xb<#NCjo*<c(n9*DHy+!^#$%-35u8T0$$QtkoS9YT<6>LB$QT48hJ8l}B6;IUIN#Duoob(Q_Ys=UdiUsG-r=M}
-8jFtUAk=}uyKSUL%o6=f#ddafn1n__fOWVtKA;~bgRo-G<jgHyrQAo#}=I^pD2(=Lp(6t?^6sBEp0OJP8M>DpsO9#C>>5{+iC1pJ9tObP$pIp;<tE!+R5n9
s?;a?4K|umw6+wUO?u5n$diA$_HYb-lJ@6|sWBz-6=DsrELXz0HwLV0k{yut5~(wM_ZdudbtNWBQy1E!9%JEJaX9?9g)|M{{Bn4HII{6z_x{uU-uG8u^d+rF
1Rm<1;V<k17d}aCub7!3!<ZujUcYrGJhDB(WBnL><=!f_3JM+oVu=iV|AfF<DQ|=fVOD-8JUt+Hxd-K(vMa-$V*J6M|B>Vqi)E+YrtlMK25nS1yAVpfuK9Ws
*PyJdk@*iVR_@`kNb_5+Z=$OetyPFBVsMkBfWyg59Mvv9t26J2cNy(mXI65Pmrvru?MO_N(4Z7f=4}_MQLdJX95O*57b6Fty%GYEkzts{rbM9W9ONTeJpJ8k
n4j(OKT=cg?D)6CS8reEMo7C16<ShXp@omZi}iN=_UQ0cPWlyEyBq0OIm4I!hDd1-G13`T>9w})h<j8kkSfPNX-p@m+<GpV1+JDPmn;lT&YJF3d8FQ9QIuBd
Otq`6oE}({h436W+!-G7k98ARF`b4huXJkE1~Om3W$|+lV>+c$c5#{07~hS@ot{p+Fg+!OUNo>ZGIG!|1+3wYS$--Xzi;0HoS;|d#B^$=y_z{V2wCk1Y`g#O
bycp+-nCcv3Y{>0y7ukNL%X>Gyxs)MUw?VAsB1<($Zt%YXU_`C-o+uugqmW|XI~62&zC4`oUAlw4Z5%tQ+i)av*&j!)j!~n)XOsQP8L&~?-EK%(1ptn1x_Wp
xb|I@8i<1dSU08OyxTGD99IwLI{4D;<z4PM+H=n%m4)lZ(=xf1JcMtya$HfN9<-?Xs=7AXTiT`7Frw0YBVFAPB26nPjg%4Rea{o4m{11gW8F+y5ZR@vqx8{W
Ddb5s|5=xzfsvu8EOWYfYr!0CRB}^rw->+{xcD}?_qx4$tsaQ_CA4<ptT0v;5n>US9du^ZeF$PH33G6TY<7@$@6z<9>zij#MO7u8mY?c1h?>pk)A75vrzfxe
Gs}a%7*SI%NR?}2rwR5NF@LsvafNfl(OxC62T{^N^fA7UGU3?{NM}5D9Lwx<P4IT4Ca-3*O3y_LtD?)r8ui*2_wmkM#V9fD++>1!=#RdO4YHUlw5<`>3rD*Y
lD3epFzB+6>c1u?8LHgK@sCm=Vy1|`vxx2^009Cn=D<Ecz)CSIY+R0q@Z8Wge&@Vc;_8-Py7D0F?EMr&<|9^-czrx+qR5iKJxU{AX`ilPv$gspsG)*{w1cQv
s`Q#sdz=bE9RwGYa`;jzCaBLC)v8OL!9P6KrVZ|*Qo%U{?F2F>SuGZdWBf|cJR{{h0OSZ8ot}g2CCF<jZr9ZP9O4UKKXwTom_8}<2`wsr%!ut_O#?>rpv+EY
s(mPj2nBLTi^>_%m(`o+HPmj!N3)@lYSlGyQ9HVm7qZWllNS<D%e^KKo6eaDWq`YL6IOG<BSwRzE&EW+t{~|Yq%Gpkp2dDprjK-vELCJPR5!nTFh-8H9-Oex
L^u5X<kj)(W9Iy`YomiIuS-x;)Jq^J5pQXU4g{M|(TG!yK~|1E8Un!}fQ-Gk6D~T5lw}u#*T1h|LjQ`Ghxhf_-%sBGtp0;#GJatd6>cTB#}SZ%qJex{gdlA3
-%;@toe`i0b8^TZ;oV-)ns%yLdJAtY3!c#RLbtl|c{1U5OeS4CTOq|NY+F2M12G+E2&%j%9gb)?YUXDFO9~GXIbZPIuuorr)#RIAulLQri1wgEKw*Uv66GOQ
$P5zG!;X(jJ=Ai4oYP@RPazhN){tE{E!0M&9a~2SjvN4e3Hf?e#*Qtnc93|$fXw3}sZ%PDCI2#z_Q(7zZoYHkwxCj9xL#<89?6X(IrfRLc(kAZT_aQT;|I)q
ziq%;TkU}%3x`EnZ2T^H0lSSv!{L|Y=VV_YbTKh#mrAJ(8zkrg4KTw(Zi#@q4(4JMsEtm$+&T~3dKvo|+9LBRt$5_j1~rDXdomu~^XX4#IE7Wc>R?fv`I)x9
e%k!F-f&4#es8oO8}5w)S<VMhH{<=8AWml2i=`3BbDv0pIT_8svawH_4Op8-G{`QZWqB7r+C?1Aab(^B+55{n(Z+zh_w~u?FGpwNH%D*BuTD>2QqEyL1x}2)
>zTLeWuQi0-0?qN92LiKi4sbk05>?G<<F9NSE$DspZD7$OY9XV^iRGg><VnKteQcBUiYR5V4#6>5>X%-faVJ`jElOu)buGDpW#J=ttqZRBjl`mLQzSL834gF
abqWTgwQe;L=-%LAxS8xp;_@=upr&J9MN+yZwD>_8}=C$2^$9D8qj4IhrzTbLcFyMz~YPPP8|Gr+{_lM#w@J?=-6RnKFPCfDEZJ!x(OLizRr+GUL2z>YWhi}
QrC+OTAqUN0C=yb+tpW#{U8O_Q(fueSUGFk_|c8P6l0>ncnwTdwx1>w8!SVRG=U~l_M2>*s+vZKSlo5ewRV8)W0Z=~I=su~2NI7Hq6a<S-lY>6XhyY$se!Ql
A7jdNbjwqoy(TSg-NmV&xuVNbsJ(SeZgN^qIgqV$vy_3JxaH_;-C@?SFc$fyw#DE)57=K`!9aMZfq{*PXMi)irW+Xo6blJ#OMY!?P-+*nK>ILA8PfVGq`);%
5EHhA#8cj?(bbatJh1yEK;0ol*8{M!=;RflJ#l^H(?!xo#+}m}`wbWm)-t5du48hJ8=CQDv79Y}!}8aeneo^7F?oR>tyfBjOOoY+e9+7-(y*I@0wbFOd2bqy
y1S-4RGbz;lO(`wM@B*QXz8^mUAfBjljgQ4arFh_TTAA0QLNZGmKIWyUznLmtCkH%L}?q~{6aIhD7M-AnspxpZ4)2N0fw+(DAn?tMl;TuJq^ocTHcg;1-7t$
HdD7L$rUNR3de5Y+Mhrh*vm`nn=<F5S;iHYOD~C(UEiciVlO$PWL|x9-bs~ta>Bh5HU)IO_t#xG8%PTr8Nk-G3?4&3R}!w!K;~>^mW+V%Eg@;ks`;me_!DI4
@YVUz+mpld<3Enh@+j)RqlRWZw++K(=O$`^Uyn}?Umc&FQ!*kQe9n`*s)`xBDW5PrtVgVDfUqtLcR^!TlBYWz$<j8}y4#=QTE}OU%W#eKoklRrBdJ{<vd}Yl
1Sy|aGBh?bc-zC^3T1)jgV>bmP~w=<?x->H20N}F`nSX-N<eqB8V|#rzc6QW&3lb-O4O`rPI?wR)G7lwYOnGF-wOs6W4rVo3>viW)RfdQ6(B_6r>dzmiz{b>
w8Nzt+lXLvc-RVPTbYeB>v~ilNNClV{_}vg!r7Kn;zvW$d5%4ZpSPXmtk|_M#x2(Xa#{+M8FPJ;Z#RC2s{!!8OS{iWLAhBj%)z_5^MT)5+?_*|*e*VYhA&2Z
zklg*-cblD(+HQfYvrah)*FRkKW^^GpIEv*bS;uhY^^q#5u*zZ9_|A`_1BFmuy>+%t9aK4K-m<|Yj4(DEePFW)r9#;!L7KdJ2nxmzpj2x_VRGKd`oF&i_es1
)+=i4;Ve&fIg@Xo0-3e((bq4!C**MCK=(Z1MmOZ$6i~uTl4lOp{ZO&>Ja11XVYs|G3<1J2i1yCi7VN?Z+bd;`6aGeSgPW@U*bf^=iKOZ~DFF4syB;rZ?NLpk
R11D?8#4E9ObbHx*mVPp;4Te1FR5&(Y^b{IIA<^@`6vf!5MkgZ+B|S+T3kcCrco6`dFv<-R(QO?`=c<rhtDVxUD8i+wXwbH-}}SUmM4d!M?=q<c|sH$HI4Ws
#yGOW3TBX5&w|q7-sMPhJL5z&NefMNpbl^zaT(AQil!^09b%^8<iu@HDzGLIf0`jDrH6+6r5P;Vzm`sc>XogL4g0M_ebiem;FS!}k1~V)h^0Gd%W!X$3y@n+
Nq=&1T+7sWGq~wsQS=2Vm21h+xb}z<;S<$bA|H8lJmg(+Jm|XLq99CjI*rdk))!bh_C<<rZvWwQ>Z=2!D>%&(A7!Ktyybzb*Tv=K8aAuhy#n@cy1OVc@+oc4
i>l_RJA3{b@jWZ+>(z&WSDN!OZ#arK)ual|)*78|^L#xurbx^ErMpBDXWfZTa$yY1WpT?lsx&rul~v^Kl;DDCMvPEh!*8~}d02s=%0vdJ?b^4RZYU)X62Hys
V>dfXT=D7hhCfL5cyp;T+IS77i}3FGqxMBX4yGOQ_0($Q!9&D1F>prLauX#$b5nA+{1L*D@F+{0Uh~rc6rRhlh1U8F!lKL!su#`bw6T(#TMM(Fs6rlXudZf^
5g;8lvXvh&!WCP}EgGkU-?}7O0)jRM^xPsNVsd96<t|<-jb`1;>25(4%iNo|tc`r9A8ClYfbKH9QK)5bIV0~GvL{aiLEJk>EzWYxFh4%*<MPFZS7HLW@%(d^
Wzo}iqCjT~g2R=YApO%8;k`b@*SIDm8MQ2HPAjm=vaWDUT0^^>N&bf8(OPAAl|J2ANG^Bim*gkEKaU<^`IbXCUA7vvDaT?{N=%7w^>i=T3l?u8=5p2ur92Kg
mo*H8X>cnq*4H1blzCr=7~E)+L~vY6vg17Mrq$+50OOGmFp;KByhkb#C{}|)L~%E&{W)O#DN80ht)k1olynyW^wrB^Sp$pr(o|iOwtHsu(T^Vh$32`e^V<z-
AvU$yf?cSDcrr>swOcIbaIY3{#Nci*eYUs%UFNYy$%P_kF};$MVZx?k)<mD}Teb6*+ifzzH;&{=Rc>1?=?APkq0!eA2})JTuID%I8#}_*#jJ=by=5HPw?%Pt
)VADSe)Ivr?@z3&V&XhVDDFEUc&Qk5o8KxY7h4b8=7X~Xk_Sq0NH}?dDfV1#8c{&#Bx-HX7#VUqT61pfRms1Qso@~KuuaGdjWtRzGagBx(~ZI4=}jz9V(bpM
lI}XtovurR_!zL#RB%4hse!1i)QikV5M$FjN#vT88S{`EZuv-fz}qsopzPU$q^p|1ze~~{g$XBN=Qz&Y%&(zSuWTQ0<ohsdpya9;KfbS$gGG7r?YG{`0s-0)
>SRv{sfngCRaHCLr7Y4dX-#z-)g0P?@;~V8^Cpzs4YKN6LicNXsE15fh?Y$7w*%VF?E<ddWGA4DcHmWf3UKMNtY)b<M>|wyFnX@>bhbnd;*b&hMt2~1Ct6!0
@mvPtE-;#hbHzDHlxSi-0uOVgjmwW7s2qX+ifwBvNV<(^@x#(1<@{!KmxjuT^|<-PhxDFN;3)GS!|E}=EX$kH?7kg%XZ1IEGz$R|OL6nI?>8izCj{EMWDYDg
Snl=7Tj>!xN^TDIU9uxd;0G5>HP!oX_Qgvnk2X7rGck8M>3=Kha#>vle7;@I?dQRF&*{6C-EGS3@3k2)yI3zDAieze?b&JrBVM{NJRG%Q3++kjIg|iJio1CC
C_3NRQgMnSb;ca>pOT&^$g^5&9(r#H5y+M?1mJvRra1)_+Pt>wx>|+&mj}s7aiaIu<WLXxpdWdri4^(2hnh-}Q)vQ2kZl>6rac+CQ%LAcJ4k5HZf=ZbQMHO<
#~8@4bJ%_>;VMSR>=jD4>etMcukF~z4q0MciYlR{P9_v?{yeAF!`<<G&xLw^x`HO3k8+wc|9c&Fm&wvXG6GlK^KMri#}-gPD;a@|+*bs*&Q^Lw!OR>%Vif34
QpU(#VuvR&B%T|O?+0yd)7E*5$T{WwfJ5%2q#($;!wtzC@~iSQ>9J>kYxXOS7!26#>J0e~wmVh9FAN&UZXIf69&}3#Url8uuV|kDxUmVZwqaA#H4Ygn5M@M7
-}eTWunz75fr>-Um7mQyWP#E&uM4Fb6JpN;VUWGzTL0V$@h7iT-`AA+Wqfvi^aj_Jy}e{-C)s_r=LMZH%p~pb83vayfw4!Kh+NfB%GvCb5i@J{j=u@ho9LLB
e?K~^DQ1tY;?PkHxweN@1Ed*|h8p9@y+1ts8JDu-{T_taHMXl(cVemI-L*z{osci2GJ&TX=Lhw5GU1Bg<#|35Ha?e1o?<-cW;5s(=cM%&Bsmx1qXZ2Z=}7P|
je{JzMn{I@jX&@1j{?Rg^MqM7V``VwhZuHsiw^tdfgFa^Kq}bBH<~a8dSGKKH#OC`>r5H7=|gy^pj0M*AX0wU|HW*%FaHl9FMRg
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
