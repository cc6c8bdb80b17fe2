#!/usr/bin/env python3
# roborally_reference: contest-bots 1.0.0, bot/submit/roborally_reference.py; 56,164 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-q8$3wztvmEd1Nz2BsO409wWX<a&WN4Ay3UmV+O$<54CTnZ8)2{lEi1Q<zm+~2<EdGEOwASJo&x7*oR1aRNyp7-O^gX6mW&*`*URPA&+xV(8VOdcH4|8|p)
Rh!hO$w|Fv%cf1>%VwCA*TqSjELZcg$&;ommM7=<SG_17omTTQX;#M<Rnt`U0-hF&8T|jGSeA<d{#&o$cY9u540wpc#e+Pd87%ALdRffpH~n*Y53k?j>tS+I
EN9U3>AbF&@Gtbnlfjv`S9Ma(s+I@GSI0#Q^P442b+MWkZN1Es%VmAGEG`<F+^@xaRW=)@b2%?=%4Pqo4qyN`Gu)or`+>duwOlp@PBG}~m-C`c;LEVXCTY%L
^M<q*+cvqX+H+ofd0H;ZlJ^=PwAF=K(dn|jNT$=%Rl8c2(`iy&T-Hk%X|bqV>Zv(g$XCVjiN4-_{sKBYZrUXr_C?vA*E9L(q@K^q6KXgx4PLe761P{rYHu#9
#hJc*Q(Tm@gVp7{bYtOWxy>2y<_u`&+UQ`lT)Zprp!%CE>$Zl;=;v>bn{xRptte04UX}|OAE2aOUKH)LSTt899R0E^X46_<(l6MS{y7m)4Peikwpg@oT0ic-
c{$yG^?&y6)9AyS*ROtlb+Gp`DH{J{`uf#h_VzdQqoAza?7e(-@apZG{XBV(?>Drh+o8?A#~&L$hPk$-+sEY$cj~lSHtkfd%7(UWaXj~D_WJFcANKYSV1Hhk
{Q)#GIGI=Fq8*gWCEQy5{GFWP9zN~;z9|WlXoG$J8Ggz*2wK!9AN9kRaJ2JkQTBehESuH5^?l;Q_w)?G^XIp)06Ljul>F&W@W|cuiyE-ty!sUu+|qSjmPv7P
QeL*@YzS}RCp-sqx42O>l$_z`?l$88PUc0^BtO8Nc(pjKQ-3+K;o%~I|7Q@wtcJ1RrY0xQ?^&75R!h8BMREqMOt07sR@V-bYSHpfzEh2PLO?N8aKI;YhC_uW
e)eB9KfUw#WLBO6a!pU>i01k74E2g-$)jg(Ei!+<2HZ59X>xp%RB#;#suDbyW{|uuDmdO`NaGEU0$@18n~RhK4++j3fXwYEyf~>>%f_!?2dz$ZetLCi@2Z8n
IcA2mew;!GhUw|ygN36aN!0+s0gN|GK1E&sZu$8s;#-6P#L%C9pC`W`{I#wYsg9O?K75b`)5Ga#KR}mGK3>B2Kvi#_*5Lyt0l4s?j9VdWB)*?uw03zDb<0R$
!~l@$G?w+1KUX^`(^q+oK%V>si6u=3@fh9ZyKShQ`X_3KJCo4ed{g5!HG6bXT&FbE!BsVD&xO<v&dciTyv>ql0halK@lD^KlWYCW-G5F_%K5x`3OB5&W@T~?
>x64a7ypwTH$2&8iDV>!8{)PVZ=>H<xs0-w+`;2G0;)--*AOoq9Y)%e^HX4EV1S{ea&+@>^E$Wg4i}5MV<c8J_L5cj6dncm#Q_jBMFK!q3VR@O&;eh8bDTF5
qCwS6>5r7YA0Wa7w3y*l#xLbDZaq#17lp6ZcYt4JSv2g1^DkuDaG^i>9zN&HMImOADVZ<i$>$+o+6D1eG>PEo&4PE5??yb(U{PMTQ-7E6#k^dkW<~a*ebGX2
)>p+%(pn6llaI##JoK0<IW2(~TDOLD+b?2PTogca;J0IXh{=o?7~g<NBmDF<^b6KTXCh;NvNQQiqkl4EeP(Lhhh+_Tj%nNRLQV#F-}E%-6QHZJELh{+P|ByU
htDjR&=vW#VeHR<E6%D0xMiNTX9!*x?mh+nJLCr50Rm}+?hlD`Z3qI0meRg_EXzxNMx4;oWQa6;c*IN(-1}-VYY2#$8*U=@0TGT$If8R8iTxfLR=f}C&<dx_
yN{$z{8st6k+N_pe>W(v0X0?&hxYy}7CLllybPHb?}D-&J;*VKHp~GI9WO|8S2<;D*}gF`y^~1?lkUNZB*$e7jQ}CRH;qM~1gLcEPl0HGyavK=TVGxRvw+MY
Fo75K1#+?7jmC+Vw3zj1e3y?YDPa;f49~alOaS_Xq&$}e(?dZIr-m@o!RSJM;9RU|lm>@3pw07bh@l&~-5&sJDDBKgSLdh;I9RUA=sJa6GbpBkm?opsey2`Y
!%?#=+teBG^=%puQ0at$CT3k@Frt$nNa*EbsVh2u++#$rbS6MUfQsT7+55Qc63;F_MnE+3Vrb8{cQ}Y>1BgsBn}9uZS+)Q|)^Tm&xF_`m-ATf7%&a{XoPnT%
P+zYAzEzRZAtk~M(N?CGOCt0>3Q)6UmnIz~&ZxdEK9<dtF52*JBO$v$mp}$vtS*k>fJUQa#~esSaBR@m06(Tb9UI4TFg?F$a9XbGat>rcKa&q~_c~w>5yvz-
lpr!Zxm+M9+<(PfDNe*f{3!?`#{~$vqd;g)dHI3F&U_O0&jc##va8{+$8dW9{qyo=&bb>ir|pUqDw*8h4f-zL*HF;~6qqsS?;AdZazPqB08qwt#NnKJM)aw_
cEyEg`iR^#WeH@io(+#ewE?|7`Vt-3tY`~Du3o9(9vv=vbreL&N~Gx8;zfONQ47V)k$zm2B^+~k3d?AF`v^2&j=#!@@*coD9QwolhuzoHgAecDOn*k*#Lo8i
_F&uUC+5{f)jF;oX1uxpS|n6K^n|cyEsBi`*j2t3w4Y4@m!2_Ka#0q*N#d4QZJ@dMFSivbtl{tFVuT1jQx3+n38~$IkdeW8njM3o`OHH-YV!R*b>N~9;Wd#4
1on%!U(p1Ay3cB1*rhWXh+wcd0sgZ*sqk7nO}2-KHZPEz7mZV}qN)}I=RxudG698bCF`6;69wmawy2k7NOfTaGo8^+yfOF^7mIq}CEQwo6FH-x54aeMk5kbM
gE&!OX98yF_TWjL0AS?F&R{$1jDU^!aygLreIt;gw@mb8cF2ojc~&8c>kjz!w>a2#&tP!Q{vs<_enhfFXiSF#;AvS=?{wIzumw5uqMFZv={czZNd!}3gtuX0
kDsiaS%W-`j?eg<QSotkQmg>6JL*Q9UDM)98aQ!)&l=I!@u~s#4j=^(bq{~%2?_Haw7-6mo=yw_-0L|iWeT7t#DeIZ?{Fc6IsN$%+Qc2Q>}VlJ3A=uDq@x}k
fn0}jEWgb96lYAE<i_+;S%;SVTO9!A@BV~M4KS7e8c&`-W;r-Kzb<j5uiX0%`O<v?$^|D`raFV1G)QhfTilPiGsz>J3Ij*hOTUD1>KJ^O!-M^G7%NAV1t_Ch
s$m2{VOKP;2=i?{pCw)i1t4@%4wAPE#x=B>s&yaI?I-q#?gO%w_0=LlGOiXimJIO3ft;Y;0=Xl_6@-Nr$z{1bFF+(bI(qr`mp2Flmo+qdG=t7E>gVX_``s6N
$xD29TAUzv2fz*dAO3|`G@~1csE@ec0j|mm>Bt4L)T<LZI{Ibz)d6$|K%m18ltSH=4$ISJx!L0M0=5Z_4>>SHe_NHXqxU4?x0`KV?!EYlR04Sd8};hV5BoW*
Hr~D7{hz(}@axUn>5JX>FY%A}2S4V?`@J7t?H|yq7v+3@Pov9wX4>}Q)vD>`6Rv99ZfOPRwJCvRYs)ii9sF$cH?;sEWmzxIaP@D$|9<-XEzEgHGla{SKHABX
M?0D2BuEuU7+d5HVhjj6kvypu>XhloaSc%5kP3nTbPM<j{=f$a2lN2{zy}0%_yGT4#7WzTT+I@sj`8-RKTSS;+R6X)`E&Z`VPb!0pFVwZy9_sZ=kw>!*u_*j
MWF@%{G5zG$)SCo&<Ahdk;+xR!MS`+K2fvJzsbJ|KmJYs;iuGk_s#w<d+$kHBMAw_TNIFBdg&*g{O9bqPq^gIzoma34Ys(CEW<DUJp8}EB^i7ubAZQxCb4O{
f3SP-VV`VGxO;3rXb1oXWSb@`#Sic<GHj5L`x+1tG}C)99#24$XqOW`$M=LL8!xWTLt1q!KPPf>hkdj91%d{aWt5x>+5^}*LgiCS*abm(I~%|wv^N|biA9^h
to~Rom=i>72=50<N?#)qXV{B40l?feATqK8JHb0!!$jjg#61(XiiJ39F|*R2c@6}Ip4w-)E?5;B^2X3*o(u*9k!Y=@N4~(jr=Q&AD7<Q`Ya}dUN>eLO@D%nN
$p#!j#jFEsF+jwe$7(4i9>Idx;e#hExCv*RB>yWJzmv6L_xcSqwQE8~C{Qc0KJK;Z;`-q0J!v*uM`xL~M{F9iI>_IEl$-&H*{l}}d1t%{qlBCCBSxwti!f9C
EKmNBCu}_OAn&vtY9SnP`@v;>nLf@u@a2g!`Z(=C08hCGBR9BW@AU9NqS%1C2TJ_yhRKM&gp~I<c=DY?+^UWjnq_!9)@&1HNV`4fh$hJrbDFF!(aiA4_VZZ>
z%OyPbTipz$L6%|x_IC7<gqTMss8Td5uzh*O?aV5fdimr_ro5OcBhuY!w1kR`E>I+?lL26af8=jiI((K%!x7<@MVk6Y+dg>Q&A$-r}jR(*_vl=(&=@c-0;Zw
7Y?3o+K(c%<x<0`pE6C-DRNZz<y5u-$O&}b0rv8QEx@7WSMRUrd-MkPn*RYQw}|p49ZIp`4hNU=9Bw^wBDWY%BV%daRloJB?fhf6=x`6m{!UB@#Be@Y9zRXd
<YUd|<L$|yxtv#Rn!ypqZ{eg&7h8e7-PlLkWzerZhM;}QlOWS4K?a*k7rmx?X&577(lUE2oCjo)aq=2M!+04b6GQj=aB+_MoCUdJEXYIQxR~7sKg*HuHKF;A
x$F2gD1LjGJkBNtVogh$>d?st1fv^Qxywr;ZpCTyhfcY}6fq~7cb_$>`nd<aAPjX83~8CrF-@@xV#z$&!h!p7YBPScGhrBXKMid10N5Py3T!04ccg=G@bB0t
O3LDmM1p(4K5>hvEl#VcSxH6`A-;F>kTnp@qL^B-ENcc~Q#GmhQ~Xb!>_k}3A6V*CZG>ZaFX&`aw({XP_!o}DbJ!W;EVKoy!#gOBAg0HVD1HFVlqF<V*xU*4
xjTYvSkw)2z*pxbTIK1qm76#h9ix2y`z8^=ob)`j%-=U5C+~SRM4_@8-Vm_@L}O=b9XTSjh`7nvPhbbP^a>b^=xq$}-WVJv@tx#3A+JD8H|-&@m7V=l@siY8
u+)3pHD%^-7`*@v&~duVPN`#9y7LVH+qdf>UN)Tpe&-v!J3HU<C=us_B;JzIT$~tkc2aQ1FunGF-r$z1LqHD~7*U|{77aWeK8Cw4e}6svga7fz;m$V`1oa(Z
C}i^7QO`wmgKxZzqUH#}gO1Kj5$Vy0e0N}{h4mSY5~pxrr5?Y?tyK$QawM|)paOuoPN%#Pb27d2k&SW9P7Q-=<Ce(WneJp~M`_<~_k1|L^Z2l{YbOu^7aAJB
<@K^+$PXKN=8O!y_>UNHMgl)p-wJ><VsNr71nLAvtQzQ@Izot3HSpZIQM7pu8b<D~+<{JnFAatns^)4vu7vyEizTf(N%Z!FkeYuH&NLP*1G;jXEO%vG(BOJF
pv~NokNFGkdXo1$dgX!ZRBrvE^2iWAuv#9)tm<{<e#hs)lO2b13PE`?L1>Kjj)8GJahzd?V-n|!5ItLW2!C+=DU+l-;AgQws>3Q;9(~kCQ{1>iWgYmuJS*mr
@d<51qePT&gVWV~PS31ZXc2zqQ9id7ufp|Mej$qzx!0>0KWo4V>-G>hShJTq1v_!TqEI9cHP$7*jOc^(Q(v-A|A?nHI9t}M%XEjhGF)<=r1r&Q_aY0)nVjn=
2{D&+KbC*xDb6SZRvFkJ+!WH4lIXy5VNB&5aRavsW|}UF%aq`oR^j(KPe{A#`^sfvU4$V3MjEIgcYZr+&~xdf@x-9ugtCC9v8_Vvcb?0Y$7lnYq7B3V18Z=K
OOT{yDK02ftI+FppCedg(IAR{*mpmIJf8hSm_8nZ$1k?&WD=Z2M;qifcj})SNvA&kYkAU6qW$gmhQ~_EO77P7+aV)_6;Q-ziC^Gf==|i-g&)e$!wf}>9fV^1
rHq$$(|;qeTdROF&h^p|ed~GJAy<M=%qk*Qh6G()L(#Ne=rso<Cr%%r>Wp9t{&l9H4UFOmshSvnPzRq$Yv!8Lj2+1KS{>OU4<~rXfHQB&M~l!f`58m?k{88t
UgOvWdVN;#WL93Hehjgb_!UGpelaNp)+W^RF6zG(!{qyKws(?8s>lIp;PM8Kz5>j8Rj=kVF_5?C<e0j7Ve`7a>@14s50sl#&ZqODy=^Th!q}zcs^Sj9<Ya%E
^NRd3ZH(SMyn=2Cdb1`-x0SR@=rXdn+#K~5%-4Ak`DeNFP`qy-T)+8IPl6qnd@$DfSUb}Mrd+SQh4h{LzNHyQS!$!d?7sf6G473hK{P(=q+Arss%~y;Fbzzq
$PJfY6xe61xEtD|jO*IMbM?Gy$n|(WT`d~mW$$GG-V|oHEPgHB5x=V&lqV19VQ42VmP>RL_mO`EO6#u{`rn;D+|h@vSe~uWd70_Jouc!WtA92!?*gwpVr#ha
8i`8RZm(%8;306;&sVdvvi*X<KBfp4=-CR3`!&)FCckmq$%y`m$%1vl$FIl-8dl!4GjfnX3^;>}@RXf$uGCYfT3oI;iZ5VbJP#Ocb814Jky?m5U6u`mNnf5d
G<zj_t3~=8#4zRd_(}t(i2mh4cmaN8u}aq~&s|scz<brACkRZx6t6clG7~;!t8$&3)f$h8ia;?YtQKuG7fzl$i2<ta9%-;4%3yVgKE4CjP?j1;8VFKb7l^<Y
X()FmJoL~(|NnEifs0Z<zUh*~nD(u8=$b0x=*U0umcSnHo}`3b$Uk`?(Q5QJA)+-7_$`K>jDr3KO+A+o2R)PlF!J!B>EgVYpF%s`vO#eQOP>P3>vj(2<taL9
rCIWy$>S^xMI&Q?nL#%U4f}^X(KO{O?TbV@27cwEe|%Gwz{?O~`5v}>-+O9{MasHs^D^@Q>@xN4*7*ll(DxbKy|;@}y`j1FP+Ve{<!p5VOpAIVR*kr{&XBFB
VXqeIl3Jtue20i0=M~Wl#Np+*)2$R2a@?Ht+mejLBHjiace^Rkx-nL0fuB~RJh7ZN0sjbis{#K#_@P|zRZIP|{qJA=;hWTVo^`Q>-m;POIRGqkv10x&wPf9^
x$`KttN=MHBcF&}U>znFy2(*xR+7uU;R;gIL7sTflJ0f=%J}3mx9;qf8yh)BEDg6<88-L3T~<g$$6J0^^2C{Fh&B-@x!bJkpVp^SewFeqpw)Gz<R*<l3i`K9
3S{pF86TgDqh}vvp2X4RG8x{(FtVp-UTXqnWvWBre;6;*pB)7JPQhXP9%yf#{4`-~z+N=yM?3zLym%V9K(bx(E+|=#7dE9W&u&mzeE5LdKH|2A5BfcD0kZ#I
E@3}Y<7Y@lLFn$hxGcvzLsb65cW}jFsiBS-=^U}e7_t>@y+Pc3N}Sk1_D*_#Jc)Z0Md#S#fk|S+Md4PE^EaEV6p;a6fWG#)v#5ExLfzn+=oAI<fxCxtt7!Oa
Ey@0u(BqfO;;M0>5zN^jw$;va_H)$(<?qn@^^}v`aKOCyPM+6|b952UzSV-5+YYE46N?Mt`iZiM%=CuTRIZ4hObA{)8-|90P3A5H+1(zC5liK<VZ4azPGu$o
wDtxOU8@CY;$VyxJtE~hcER4sWhEle{pWusK|h^vL5fu57WJ>l?M2r>-p$}x($Y%=yrdF06&~a=t8RR=G;c0}-|k@snEJbZMVd%$D;<keb?YMyd6mYgA_^+(
(XWQbGUgs8gSJK^Gb^;sV7k^|Ji&0ek9)zNGy#?aJMcYzGZ}h#q)Z27S6R$VNKgkl>E@x!)nZ`@g~R+rbNUz5Ox*0UyJAL?2_KP6*ujf2j(|U=HT%!{8Aca_
)JNzz+zp6h#l$%HoVI3?M$Ap`0Eqr>(dsExj?`aaKvdfi#{P|gY+sOtX`|l2MZ2Ax*A*+oZuM>zDc6LVcb!~MiUkE&m#umnJ$i&c-t7LoH==_(IzpSF$HEn}
#vJw)hlUA=k?I;im?xV?(3W=za}Y^%bQHXWF+pDXNcX4~rXK#l01@C0SY7Iwbp#^P8&vbq+C>o8nb>&^Xy_9E!}B6>oBzBh7O+Fm8~-e3zZQ$OI4h&s9yr27
Hdo%LA;zwuG6QCKbR^l(_#PaEjumptIulzhDm3u$*q23n&VTi8*pKy<jc&m%NrvMyd&=Q`Vnh7LZ92$-^1R_Z>3(a3oeKr?9!0Vlq{JW#CXXIE2_u&r_p!4b
cjDMZij+{_cjCyAD`*iSIL^ia2&zQl=x~QQJ0pJk^&dJD4;;m2)hTUDYddj5jo=c2H&KtTals@K-PyM7Z=S>x_<;f?UH+@aMNksdpF~R|i9hc4+qh5Slah*<
GgK&QD1lKm4W%z1qB$?mbcInqsErud5sMfH^NZvXNbX5hHlb;S!y63j)~D?5#&M&v_NR&5hWQN~4P2D!c!gUNN%GCV9--4G#8B4t+<kBY`*c5>#5$e*FMF?k
`0-%>emZ#c8Jhm|>dniXd7UP|zgphJU>Obl>)ri>>HD__yBJPm!mz$bbMKf|6w!g0pRZ0&=jH5Qua19?XOs78<@w*QA9Dt}zw9wjEquG%1GL~%1}wY$!^QsV
w+GYbuMR*O#6O`eIkg=wbUUW_7-Njwm&umt-$;|Q_U5u2u>kq?<7_<4N#!#+T+m_iAowSA_D6Ix`{UsPPk8$MtG(CwFm;EXeD_`A8fAl`!LCyyn_@n#sq_^r
Q6rf4VbjoPSDsf34vS>(gKjoGB?TSD8r|j_Mpr<x@T5F`46ihsNBKSzD@1`bk|D~4Bpn^e6-RF*4p{1{=?Zkw{8-L!BK_PtvcOz8W?&%38^mKpBtm<gZRz+X
(7$6h_z2x{9fN=wCoa)k3E&94M?s;r5?e*Fo0JJ^zAkdAM{U?q4AQQO3xFq<xkR^<V=VlhtWR!pbVSW?>6ZZ&E%eBQQufFn%%0OxjuNZ1h`+g~ny^nnDEcz~
aSmI;9MmY07nFg)2r@Exl3W~Tv_|b-(E?0Hl5!sP!0c4N&;twR$)JP!<zO)*Tmv0Gk}Y8l(RALFxAoMw(5VNkDFIEO&C7Bn4WbINP~>zr3`Kz&PK2l-Q-n=Q
Inl*EpA1b@zE2jyFx{`Fdp_wx53mX+xULU;I`7u#m7LC@q%<<zj8zX7xUycG3!N++ZNC~%`XXGGV*jC5ZP|L|E2-iD83Cuw`nD5_8|1&)RY-qDo`}&B+;IY^
p!-}(0}VK?;1MC^)5yFcT&4@SFpG;7GZLz`c9Y1hhPxwIGn`S_1FaE2q-vXJ^`|vv+Ti)-o~59yKxwd*5_A)Gtm{rYz|K9;z~~wmL;e;`CL6F(Eb3LD0``rR
mnk=SX0}?xs-pAlJCBRv8kp#dRNDF1Jt=#7K*!uS)qk+9$J{Tcs~9R1;=@<hBWbpGbMPM^Y-|B{i}T#7{3Hh_!o`^v4i<1PXE)@Wd)1@kjG}osDr+r%GFF3I
v^<=qtw%T4^ll4H*l5a_Pc`$PP+2kG=#a`G%AKS>@_^>_WLtXcC*hUZ9EcmB9yWH2_>HrBh&x*c7t`hpnFZ~t`UHXggiICihJZnVSwOi7`37vt32Q*^^3tN=
BZMF`hNbaH4a2#Jb4@YEct4b%#drWiktsf~D1`cG`z{D!BVO0=pOo&bF3?cj{hIGG-X-8$@GjxV91hjjHERFlgm77B6eK`@AOSTo4LH~1CWQ;C=z^w8L3klY
`-g9^TmK<WRiaMuA;p@=RA4aq>m~~VGXzr1_^A?Cr__OM(PsojWdrNk;+^)dQ1~oRd$^UPvO;((OEj?gD0vK@xIu_##5Vqn^!EL|q_775IRnhItbs!|UHQS`
x?>-F_@i})kOhGS%*IDFIe=m|#>A2|LM^7)UZ}N|_}q2;_pOZXZ7fPJnnW>$hhfnY?wAVdnAG5Js|v6=>S)9RoE#D_Fsn2W5&e?XGHZBUvc3UeMwUJkdQ-4N
G=BgvfuE#CUVgOG5x{cburF^$oOj43>A@>7ZAkP=9f6Y(MqbqR(wmj@#6djyE%8zzUkG|0kY|o9`dCp+BaZu3!d>Iv&z|{C(To^xBOGwaIhtX+@n0Jyv-n7!
1S$57JB1UczbOz9#!3HyLbjh68BSr+?gzG@zp(|OA~SIp&*==Z_$eQZT3?@J0Tww~T{M7}{=sw02`7xULwWm2o`4KH;@)XS1`sgJl63;J*?@0BDxr`LN#dj>
RB!NWRbHh!l{MqB*8;H0Zzc$-oI94(NzR1<O=98&{X2K~F|;@+!OwFER`o_;+`W$Yk5J>a5x>d2L*Oughyz(TgBI-g&oE=MI&wh*^8acnK4{91EDPt}@#I+y
myr}z)iWek>5I27_x6R^BqX>+o01LiIC)pQQX^ev<p?ylfOO0kor#G~BXbmiK91kU-RpHHs5|I#sKUx}u&_tv+qrE&h>oe#9=$f{8ZnpS^A<<nRSl&F2!?VR
B}c&(M8A{nuu0q#D&wRp3>-^?{s-_j4eg*#&`=MVVV|V$WXrB(`3_FAN3L|L5>lQZ19XM=!$mjg!5q+;9d)pF;K9K9_J>I-^WuL}0~-ScEc2|(T?C2YiT{_C
Q{EZJz}_xIlfs-Js6LI9FQgg5U0vi_U`D(a1Q;9;bSc%G1CYDdZa}XXrb$FY+#YErzam`FC1@62`3`!}e#m2Hj^0_P7(+OF^7OOE&S?yGB%3;97C>LF#M|Bt
%b9yTwZYSfH|;0*M$s<qG6CF4Jzrfc$RvffoEc?f<E(3DtNE*j31$PAABlLH1uq9U7sgFd7`=Yro88SiYr#ECn1I^T9+s?-Y;~fWL;!CB5`(yvEuzTq;RSRk
Sw1uAR#@pP@K3gyU?|_TkTfHtk2pG_s|OM*iLZJO86ATJfO&&<>29CbbAX2-Zo}}%5v3!C40I0}_J?ZeJ1O0gB=U@x?NVJfqQAcJYYuonn$lCrWL3m>tXDZp
WQhTch__pNGx2a^l2`SAYLeb;`hf1&P%IPl32v;!^%G&FG_=W<H6~y-IZss3QQ$J&cFE-=VHIr{a5ALFW((e|j7~Fvo&b2BN{-g*tZI1`O^DS{QpHwbwllGY
Nyux2rSPt9f^>f5Oa{#9yVOXFYEeeUiGa^w?HFN*sekA>^o*F^(G<5KGn<d@uv7Yr*nx%xO8S$OFTF>qlz3U(q;z6LU?l0o6*Z(TCn0i(Rv$^h+#5~swyChs
nQ**J&EUS#AG!X6AJmHz-~<-r$29lZCoER=!*z0u(TP>glS^qX3`uEcx9}ZvZv@yAKVO}05JqV>xqm3W1)*X^@zBKJ1gA*RLUkCK>cv5i4#{z_Z7^kyySV}M
fUtAcV%+lu<^+_5p~l^FSE9pkeuBoF$zSKvOEx&53(UWK5j?%=qIUM@HU@5Si@KOZ0O^Dt=gh|f=|n}JuOFL46N=5qA*d;dz?Fd8kvDVxf>!azh;_tM5($l3
qDDv?jECAUOKSXq<;i2t<Tnrpx$8ji*m4t$I4-vc1uX0(43E`YjMag>CbcQsaRfh;4$br=o<3z(tZpjOzi3+SD`LK2O=MD(Dnv&|_)p}U!xRN5Q{UjQm!Hz?
GX=wA53pa`%<9C8FkW%GYVH`Mtxrb8Vvj{eXX%!}8U7Q9_W^p)j_e&|dI98u#wOD?@?;Ls;Sqfb6UHyN=g*tnJ4Ce~J9nJct7YVM+w0(ggoEAShRJz#cFsu^
IV6WTkUdJ+iv<bzCb#4;OK~fj5KD7dtApg2_-@YgEb1ty%$9worx#*?rXo6HXhEr>@0~vPuFfK1iAK#LdOv58b&emqFAiS)WiL<OemKaJzr1>X@L~7$7x;ca
^A~S_-n+9S#us^D+=&PN(J94y!saA&*#*d5QEEZQ;8F(D6-ZJ`43b+gLr5vaLe}mIU4}J>`OdbpEb~{G5Pt{n#}#r$kLb^NjamlMZC+t0`gVX6Sexs+{CZ7?
{M}RO)2ViIt<D9|j)0=KHmH6Q4yZb6KjydHF|oa9>22XE*EnRLM8$13roTti6R=}T;tv;;!;^qvCv*`ci-qs=(e~hLc_VuB;N4E&fIq9#rE9~iEcuz}Tmt@6
)Z-W*;h-rsEQs5IG<LVxY{^r6r39$Q0`&8S{RTt_BG3hwD_WL8B1@`f>0MJUF9AO;NMh087kw7Rw`vR#(9&6nA)slmky<CO`pGOx!mvoWr>yHd@3;_SgNw{4
y+e+9#0k(kF$!R)f-3S14?qAQdKV2HmLvbS9MGy+16LyLn6o3FVGrjlM-j!DwOm6%(yt1I<BD@Z?F1<W*%R`^L7#G?B{3(SM7L}ml5E(<joTciUHZ7FuNJAZ
*zz|h9N2=7&}~@paZBd$$e+MeHz$o;@}*0EXhdHBod;GeP=f(jU8j_5Qay3f>P<kkb|<X!&a|zkXEnod=66(=<}J1V`t@lNo&t-lUL02omrmofERg?bd<ANu
cUDE}F<iu`aw2opDf7<|R>TNttO}{N8VO@TmKy(17>tZ6o*->>1wZD*?<Ts>13+?m)swH1f5>AUKk62^kF|E$$kZ8i1dm`2aF{rLuZh%ITKSLOPn^Yft3w*P
5hxDsyB#SFMFsQiS2b)aWf-@@XunMjyy5vCmo*am*S1^-;4wfOZNEtBsQ9MRuBvb%7RJ&;w2dd%ggr62O@ZGs2lTYR;DKtMT(($Axz^(e(T{0GWy4h%yxQ6M
c{y+zIpfj1x;U=Y<4eZV&-Afvs`sFvd$7h5e_!8<jZl=+V3`pm`#dZ<eii>ZkBaEdcD*0)!fs{_us&!ZzEvXb2l)Cvh;;ni#@MlnlR86NF9yQ)kp~fcaHfv|
k!&R~f_aqmpfs89U&OP_7lzPFBez8+j}E#j3c+3Gpr0X-v6Gey7*I!~J_y5)hKBN(P^6)z00|<JhW<83!AV1p*7}8dl<?N)!IIkLh3HKH5vNB-e6E)_M@K*n
kgu&;0BqE+uv~t1UgOR+_$?JV)Ne&hL~jyuVT1Q1*Yf*KktH-s{nk(MXCEA5YXxbf2p86&L5C(AB9c%oZ`KiZX~IWx&0SrPQmPFR;H(x{-T})3qsqvU<L5X%
40$>dW)gFBx11l7zf`S=N-(IJY3QxE_zlSLa#8=vvt*a~!-bUQSU+jj4p2K79Hv9$%Al7VCFr7BI=zY90XGO)br3avnJQ#W?yjh4P$zVTRAa^b-=i$yZFE68
%jFH@lBwv7FIUaEr0zch7OeRvv@h@8{<8Oe@8uM;8UhA*b+A7TwK5Ji{;43H?{`1EKA3VU!#sKU>iymes&o@X?X0PtbeEtV$@S_+e7_=J!u__qylajv%2B&X
m&Bx6H}UoB>GQqU=+X3iZ};cv{=xfKFJTRP|NZX$-u}M6`yM5g10m<P>YaSV&l4Z`^8s(c6NH-YU%kh=*>7L`1iLtWx%>0(4|_p6g-3p`Y@E#Z1frN{LHIRP
5z#$o-UbbeoVSW3e6Nx}hQAgIt?KHE@i}ydaYoFWR4C?n!i++*j=n1@`=G)M-rh1OGH;@I_+GnFU_I}q{~cJZFw`<nh?$>wk1DcYd^17)nJcy?&HpE8{)ijn
f4j}C!{NRvVtev@u?Q#DM9no!{})Tt>*HqFj%cAISHeXQyf&wfI?K`zrVS(KR!hHQ$M0VEX7+rRY^yvPf#MohZx^+!SpTV2P<v^^sI<|BPTA0W;xncx<n(P^
e4-S=#9a9Nz=eZK1{ele%IsW|M~X8VGnLR}!sIMHh*x866;xx{A-QzT?mC&o`Hx#OhMSwUS_D@yc3mfIuFWK4j<Ym{on!7Qm&r=7-D1|8(rSvZzCXrSlepkB
sbeukW^<l)U0&#|oZpv*4Di-W>(im(E#+H8W)r0#liNZH94ZQcZG8{{RkM`oU~~_IpM(}jO~e_2pRji(V2^|L+}ttZj7=;KS!rl=qeC;vKQF7LGw@&?#s#p(
Xqq{jYydd!f#Yldvn=WbswvZd^z-W`c8D61r9L|JvzqffGqcB{kkNL!6e=Pj3?-;xqV7|K9H<j>g!+JcinF>g7rkmz32mT{15a(2+bQ&H@?q${`b8Y!XF}4k
w(5C->CTHY;B7%j^;r^F)cHNvzC;#~V=^}(-4KW7-pn@ih(339&0P9NVhkpMG{-hc`I9H>yuxj4$jL|VEUr24k>Un<1vQ2KhG0mx=?>#)a)4VJ8)5#vOFVUS
gahNVg+A~J@`J6zlB%twTf%yt{r=@9A(v06Qo3K7gNuJjHZ#*kzqYx$Iv(ueU*OVDxy(~8tVeP3MW{0qCrb7S(BL(S9FdYG(jt$T(C~6?OvoJ$<FzhY-=Uw-
Do~qf0h@ORgJfN%amJuMDMr~=Z{_lC7ODepXNEiVMq%W%Eq#)N+)1|%DI$`5BQ!e1g*tPDpf{MZE`%Co9XSMAaI)TO&nSw2p3S&2elx+-n62h@^3&5`NVgaK
Sy;$HD@KC!24Wa4F7c&mH{e?JcA~siowP!3$|IM;>pudJc3I6#kSv9ij>6B_@l<*fQ<cp{NsSQi+S`Nh<I+7GbQ7_ed*KvpMNsF>;2A`LBa@)t1sm(GZh&lQ
9NEiI-=+ZzRHUQZXxv$j8_r}4WCA+U@HX0uoZ9F1Qo-&FX<ZYGNP4$+rzdz$1MdQKC5fgYzRgv&=x|^|E9-i1&YloR%d0rvZ)Y(0Huv=f0xd5k)6)+}u8q%}
!;-z_*(~eF?TPi%rXBuo9q&hNkzs^eZ_UZ*cwSCf;Sw)DUT<?=*DZ4y)Lm?Fab{UFQSNz)#R1V^Zem6_hIa~`woSS<ZOA&rQ_kH`)>$hKO9}a7^Z`Usm2#EK
UWv9BA5Nu&T?oK5iH9%?ROC;ov2fw0J2Mal{%T^&s%<(DXwD25U_}8}1B-OnRuF&_5Y|l=J(k833_+qc&fUVlLjSD(nbDR4vm?poBpWTa%Vo5nhJ)Gq`1G0b
7*)g*RZp-!BJ^29uLs()p_)jP3C9D&>fwOCQSIm|iwU#WwDl#5Y1lYZ9x3lJ#o#%G35k&LH+B&Q%z9qU(o8akaxlCF2(pjJ=3xYs0<^rwM~rh^`((>#t3Z-t
F^Wr=xFD*P0ZS`TsriBX#2IJdd~UjLbPKR=dsK8=u7`RSH|{UxEBSP=*-*~N-zF!caWqIXuh@qY|4oV8=*a%+k6mf7OT%<u;Tx|3a1jo?yvRQ!B~ESANzqQS
m7W*`W$)NKx{%X#DO9e}>GkO7#>;ZJ!N|zs^88cUcL5ga-4>9(vQwvNMjrD-$gTmoARMuhiI0PKl%3h(SXhD7^Gcjqt`=y$!hf)%YkmnQq~7rO(f_iu^i?N#
D=)}dfC?Xp7OZN?y$W;Zqf<M>F)Hw`mRM1UGFbA?&5Pw(8AQjaQ${+w_K|;E37WWOH}=U5c~;D>;ZIrveIP$>;D?~w6bNn<XI)TWB@S`Z8R9w`;&=3!9YY7a
iMw^i;gOtXc)x%@encbp-aGU~;H(SU4H_iFFc&0wjls8wX0_dSbajH0RU4t7*GPwPGe<`O>ej3!xU?ZY4tNYXe-R@YKg&&ZX6h%wb^H;*LA7f)q$eQ&e@c0Q
khv;+1~QB{QP6RD-9+1p%%Gz!_~1OMgvQkhEixjSZD@5+g_$vlLk0@j51o}4`u9Y?+qo`(Ok2o!DjRS25JF4;q~Huufq8vaofLD}>p^jHvf`|B={eq{z<CUw
Pyp{&qvRjlo?>`|6UWU6Y|T$B)r?q%;7E~s@DiVpL^{X2pD0T^=qO6{bcv4|3MFJ%6>ozDV`Lm9PQ^%<2qzPfGgfj-q@OWdV2S`72=AvryO{m^^;P04{|wKf
M`tBGo)aqE`29i9>(pDi5VkOS)s~Y4Y~4iI8sx3ji=P_>_tZ~X{`x9;WcDC4AImPm|D8<&hK(JD%<9omhzIxkU?+xK5h&fblPw00=y>|pn8l!J!wi)93xE*6
u~26?c{v#RXX{Q^i$9UvO-`T?L()jUdngklG`=jZn6FJEX~7yB=|E^6&v+M8+c9iypS8=wiwr`0Zh7h{zM%L^W$1Z^xwgnuTf;;$8q^3dZd*Wx2`B3(fkY~v
fh$L@SBJjRixX?)Wt22*WzkKvpx~r=Z64vs8Z8kqhfl#3j9u;`oxs<!G4AWWGs)L(S|`1g6MzGOxEWgurk2L+IFYf#9-4hdx=yEygVPaQ?tFBlqZqQ>2XNT(
MWjxbQ%iX)Xzl0iG8|-?KTx1jomAo;n~^j`Zt{HECm;KC_`Y16w|jAM;X7Hq@?Nu-ORgIqz}Vp;H>olIg`wT@RxwuCMdvdVqIV3mw)N`d{5E}p_j>cPkZ_hQ
@ED{36A7tmj0YAvV9IlL3c>R+(5Hn?p%+p#QD2$YvIN&Mm9aV$Qo1a#ENf~{I&jEy4aQ;5j+4M>(%A-&Ij)@D>tg2mA~!jTV1t1S`n|2$!;wxvwpFUVGEIhq
Xr`C|CzX$~NO#k_j~o*gbQ=zv>(<EQv5u;+WFOGZx!-1Kq1R$#2xqhhVO86n?~OR!JtGIO3`n<Xz^XO|SO<c?34-Z`*Z@8a49K`yA5FEtKtiLjZ-LSd{Y<vA
Fi`fQoT7>6wuPRt1tR7Q0vas@{dd*}dJUh5-SzN?>;y7O!cqFTA5KI|UL~pZ56W0THJQTBNR1JRlsb@86VZfv#t{uMrw*1`a@C1-oaqg9%*tL6!kw@gDCd}K
n^Ia#qS$H;i%qoD&sg93mHE*#glU|e$z)WXw%tAFDVg~IF*K`kqj^-wEofJ;OS36FynB-c7bjR+z?Z10lyy>Z61}@o0>0k*Dntt*uGLhjQP8-Scy}P-ynqW*
pzyL>MQw#p4|*sBoJj&(9SWK(=zicsGFzDBN*nq3!GV`A{FQhdQ5EX8_xN)jJb<;GY~qZM#cFQT2oc_+D?i>qGAyBCq^y|&I2zky(KTBiQNi`-IzYtcGoM0C
MjUnA1!Zv>BHqQB-ChHW3BhScgb9L6Oj9*!_)u<V*SZaPiY<-0H^#R$I*g6@G?1KPEw_z95kF4%1)J7Fw@wL*$+}97&BSLb`3IZxjK!dx)~oimjX<#L8jIAs
w0j8nJ?_1Dokp-_HvqrP1C(Ht{aFXzHaDHB3d(BryU?Yx+YD4fIlF|jyWBHI7=0TuFAJdOTSTTD;~C7!S%kEgZF4?YnrK-8Q_z&RozeZI!C$LoyDH}4q1p(P
;OImQl13d7S?o8J$NXZraaV$l{dc3a#v7l`P4Ka4HtI6xr2gR%19er8a1*c0B=MCk_$v7a4Vybp>Yj!|DcLG3Q4{EmoEzUbcQg~B3mi;AbHZ;2fiv+?ea=(y
2tO|8Z8HkK$#T<rQ!D4b9JF}%VgE<qt%mGiZeIMbw~LRx$GLq8yahF~7G?YX;O&POKMqASv@hQ8z1w~DeyBXSef9J1!QT5<yRTpE?+pW}wjW^(%=G#0i=T#u
!41}fSa4`DxP1$^4=>-)VKsR9`IZ<CcFhkWIk0GrsNC@-UZ!s456Y}7-urX{?8J}05tP&c_w=4sKmK)T7!E$Xe>44gcmJn8xBo9J#=&JhLXZCc{bBb#=U<~+
ac5uqH*cp5nLz7)d4q{r?&V7#I??lNIJ*nr4Ld`Uwg<-m44eiBC4SWQ>~r}~cIyp`ZAje<T2JVqj#)v+7{tbY8Mq%~1b~TT8q%C#G(hZy{^VP&sG)n-)49H~
efM-7_lOtf7g<%@<zvL!oe6{dAQ@q{H}@a-)_9MW4MfPhu({-19OL6c5N?voWmPY$_NG&AN|elLuTM(m<nnGLaJJd3q}c@{EoJD%1F(V?PMwD{s{|<u497sX
etOJF+^oWyHmf-=mY7_WjYyOVx8KD?MK<ag@y)bA1RrQ1u>JH3u0-f;K#!O8RgiCYvjIj&WAzO|%Nb=4eB{C2bk}RXuvwQlo$u)IK|^yoe2`7zosb$5ek1y&
^^Tex_hObFlj%d<A4plHKkwq<P_WAtA$iR&S1l9lRXrUs>RoK?8j%LC(eD5UbJaaLrj`OG&M7w&k`486c+aDeD?~xfHHp4<g5PucL9+C%TC%vi@lgegUNcoo
lekzlEx{W%+pjTmOOrIK<91n`w5qOCzja=ZSZ+AG9@bK+8q6@WEj|W?b251R?YAyh4Gddy74kWdJ-(_1R<rGRR;clu#(I>fwI00*0G}*5Z=yTBqPl3((36D@
KggBoeUc=gpo2uXhsFj6k{|5R5%os7)a1}ygisSy-)lICkqfj2DKS)@kZA(C3=nj1s{p?^q8e<63LH@<4kvHu#ml4NH3{v{cGEU$UaSwJ+aAJUXA`~!m^fP;
5RZ<iC;Z@S;`a+c(D~P(3%>dr5dXtf-@AFs)sfrk(e>Fz1&Td~+@Bx16%hCsA+8^1SiFjdOp&JIBRpMUi~!9!?S6+z_V|x2YukC)uc#wpu%L|;q#+#2*w~ZX
`bx-*TM5sa2U1dWUR3BQg6A-DZMIa)(_9t{bV}o2_33GYb%EvQ3@A<^dSh<r)^t&78c3g?ya{ddc;{dp6sB=n;Hh$^BriO&(-G(M4%7Cri!#W*p@vpgX6)>q
HUQ)0irHFc(GpF!8XiCr9qQb0NHHSVO&jZ!_yb$xhV9<Y76ZFFg=gHD>}C&>lpaTYZ~_}lU8f|T9$Vs!J{Ud&1E77OMX-1n0yA%+Q;OtdKPI<1M-HWIjhxT=
`STP<mdpuxqr}hv9#LE0lrf;2ApM-;iTcG`k6ON!+z15lu=X~xHJ6-(e5%?BY!M6h3}ODL#`qBl(;OA>(3Z8*^^GyDK93wL7oGn^psESnDj4%<NJe0tBJrKB
FwQEr=T)crWz79-FwpbfQO6WvLdy*YoMbW1HcZ}nq<wch{k)5(nO}4GS;f-gMi4YPA)*ATsu^-Kgr8S{f<87~r}aBw+b_ec7KKoo5Qhk|7~UE>=Wq>IHZc4o
ju~>+)Txb;b9uYn0()4?xS!zgsLNiS#dLZHONg&YNQbE$3?=l05j^Q7d_xhBh9(>5S;y%d9l7xx#Mt!iu14!|NeTQYpr@BXVwM&dVP#`uW^cV2M^U%G%e0)x
iqNHneV@ga_w`JIQ!e(phxghUzj9P`G3D@WpLix$KgzBmawB1pX#i=t6XiCv2A#^3V-}r<rr9maAYRAw9eEPD#7ahI1R9o$n4Wk2M5%HUZmxF}<)B+~L`37D
p?A<B`cC3JY#1KQ>bDWT_4}e{xYnBKv^kpzDR-`4$3!!;&9`C&d<aJ*<$E+m6-2rebuIaT4`b?aYG4v*K)FoAcEaaAl<~GUFlV7rxHG(ZRS+qa$NYmEtQHcI
$Av$d$me0qL<yBS{F*jKo<`r?G6NmS&B8rE2m=_p;nLk89!N|+=Z;)w4eU(u(P*t~wWdjr<p+SYM|vVHc%LKPylpnbdhK0bQjRpy-Aa~s`9*!I_bwr(UU>(;
s@Nl_Bl36+4Sq7FekXlVRqM1!Yt=#;2sLj>BP3nlF|>S2E1S|DPfwSn(aX?M$Pz*WpsO+xkJzojs;-vRj3sDkzRsmZu(Vq~x9b>@LMxx;M?7BT`O6lEgKbH_
J+gYQyO_*kogZg(_l3BG)2QP~Sky>QUAVn>-03@kn0v(CbRj;s@)$3uL4zyO{L{c$a5nK4!%12a?6I6yLd$A2d{|UK<;7)t!;B-xjyLrNIbV>+edYXqXfe`?
Ox4hMZn9?Ag;h5l$OvB{@K9etp)7tBXfLT|tGY*@b6v8&rZfhC6%XKFS*LQ|{iI5+3Rj*235DbP{_4mSt;vQu5aAaGK89gTgkyb{gee}5sLDY{WaCb=ETfX7
<U(xA!OBR~#y{sq?k3>nPh}h6PwBGj1HVpQyG>oQ{u1-{Zpnmt?l1daP*q$98@i8tTmlDOULTEeceh!n39n<dK;j^lzu-<-vw*CQ`iP7RlVLvwjpT{Q9}#<s
`dJ_S5n2;cFW+$)H@3G0w(=g2=XJDWic`V5NkT6o4cD!@{GfS&?Cvj7VL1h7YW0aTV$tYqf&!CU`O%RS-QmlqVN<X_3#yBLC)wxj@(N9GX62vY9M(!nXn>-o
oiZH^_55;!_<~iU?y6YCA}!9RYopvFEH8E*#nkXg1c5d6$;s-H8Kc`YW;@w!qJnm|Mo3uC^xr;DM{i_x>lyhF<M(u>5*S7j(Fp}q<{4U{doP=`i?16kMtl+F
6OM12p433UsgOw8_mQH*=yB{si#Oq-Xg=l|Vz5a5UR`pJ+J)uJVxKM3mO(M=;AsZX7!i1Xle^*MAMn#e(#n-a!0lLbl&h9Q#4+y4V8*Q@OuNo_6Dz~+Y2a#L
^m!?^71YhUba`A~%#$EZM8Q@3)Pf#siG&&qlJ_Q$o0vM#gz<dh^g+Jhnj4+2A!T<PKc76+cE{ySO>L?s2uz;UMEtm>VONLb_=^)kMQN{%IWr+xg1v;eLzBRp
BX$r!5h>dylYosk)(EY8NB8zQT-k{qr>AP346kTz=;KIvheV1sE1(w7o+ZW!B?~KaQA=YM38zc-1_HAb7PKrc%c4!W^RJSwM~f5y?W9l6Wi)x8`MC$hI{Cn`
3<BoSs){*!NqZdkkkU2xmh%cj7kSQ-(}i5&F6vo1I(&dN;0_;TxpJH)Y9T~lzB)bO97FcIc6}!5?8>I;;;!n|e3l$j){XYc886$~N$wJMUn<?N@w-8?yF6Q=
il39shA6$`mcj?42CtbrU|oyV-g$|UwM&|EC=1f=G;qbHJR@pb-ju!}!v}qB{n0(@b_zYI*v$>&P`?IbIm%)upHZu>(<T=jBU(aVOroUu{E9o9tar5p{EL0{
dWO<&0Zl*W%uKrS-+5t+NA3~Vbl_}Vk6(q8_gzFYU(;R?6#nVghJ|x?vc4hRk;`zXA=Q31elD}<e(wr(>ZiB)D{98;FgZ560oJG1Q_&@yMq#tPLY*s<1d{zL
K<A_=CK|GjU<$PBo!65*SDnXutm|Vc!BS#q@`j<b>`1g^B;=?yp<|9p1iGZ0W2?SIGZ3=4SM`#z(;hC6*acpd|IUohn@VJ1wt{j#>o1kHyST}d1GtlaDVAU0
r}?GHliA_&&D-|}KbqX5dGg`S>sLR&I@o)8-|Wfv%A3qdp;yhFeL8>H{h#UnkFUNz$iwWn7iHNJSbs^fWZc*{0DiLj>EVMnhYy@<rT1*elb~#}`oV@l6TU8)
ONtHuaju}>W|&%d_u#|+^!fix-+cJ_`5r=k%KI?TKILbWW}6=dmCxX}A4nc>I0!Kjc)ZqO6Mws^spx%4o^|SFEPNLg?IJrXYvN6EOok@nK#T)0jPTe(81fG~
$bmYJiAxA)Ok9x99M>Tt-Vu0x$>T{?@cy;}F%09E36)6lKP<Nw)?PK$=OlqBrJC*35*Ci08DGW)0kRq-FF4Q6($`5eb!QBy9YvW!k@}lrx5O4dO-NP_>v~u>
q_{y4y0-D<bW;aWtXBL{=!&D&%J>SzU14}=v+gB(#!9M)_@%?(L2IoO?((yfpn=t~F{)TM^S@}nFUt13p84#U^=W#-NvPIjSnbV+EgBv*%~-%Nz#$~fxjrC#
cndiuk>!+2D6B;J#cje?5N<A)Wid;+P^6h7m&3qIHbjJ9j^A(^W4Muv8QsY-VSX%WChsSm1PEH1Ojvezn|U<uJ~Q!(v92hTv8nv8RqBwn1Q*AFFhE`@p(wd-
%XfS!QvX%vbFvZhM|%_aHwhR-WrGRDyLWwk7*8^r;Zj+cxh)~AOB%`ci=&DcRl-mC^61Ah8$n5%rqb<6uA}R!Z=2+s?8~~I_D(i@dC#6B{19~=y}f7Oj8391
B_8mWQ;vEf)Dv|?&+gd|V=32BOmv~qth|<^;%_&f)RTAs2gW0RHND%vk*UH9`Pla3F6Vz;E|GU_Z^Ep=m}L{wlSXB!&4oZq4J9!3d6LH4lTH27WWJ!+osGQ`
-InML*LQzafU!;b7r2}u{hgJ?yzQxa9@Jo@jIF)(+rl>*y0Ky6NQL~2O^vU3!ltC9JLcSb$FscbYGg1NomPO5)-A&q=i=%CZUecHIhMG$DQ@U1&2zJD>viX(
+S)`z{|Z;SoG~5ctj~r<5pA4oAd?3!eZH_zQWA;$#gJ4;rQ!vpHhwCl>@Dr|T0nK0T(c*L-?z3tEuhgbj?5qbiYi^HTZmswe7PbjbwG2P$US?s!}l3K#J7k5
_NKe<-|zm<{^!i5-)7YkrQeS2LjC*kqQ0zr-F4m>&0yV>n$n*uHljMSo7&f`n1=9cCYs(g`PkLuQuPbE=N&=d9aL?3(WF_pG|aZ&Sy@<-VSNJm_obAc-?T~z
ck%Ecuo2Y~cdnba%|Bv(=*#h7FfcaYvl0eqmztv)yUgxXZ<(`6ceLZP@}z3iV-aCjVKjNCB?f$Ch?b~jbu$&JI$PAsP6>fHk$b=fTWL$Iez)XxkJ;=%4p{SL
oV=b6fP6GLGlGJNFE`NB)56Uc6{z(k<GDO2U?PR)VFBfgva1KldeQ5MkH=m?vT$O>chZRr=$5kD5q=_Qu&yL!7=<I8lDO#_gOqMEhd;n7aF}j_|KdDW^cN<b
(ud;Q$3Lm48G1KS!Yf~c!WVVnp+jl1QxI)kaS_RwpWKw~Q~Mer2A|`<O^bj-DUO|u<(03KW<o$T^()tCLz1Iaz}aFMd)Iz>?Vvl<`iUzGt$?DY*}#powPg@>
Ty!B43~Y7EfCBQk1HDFChSD{U>=MBLeL=0G-kBxN*^`r)1Mh?ICMr=?Ty_gYyN;x0N{}AEHz&T!*3Y^7xjtI((gA5;TCroZ(P<(@gMp<DEo@q7p{H+?YGln!
Q83hV2#NxD`LOdk8YC*QA-zXMHOx4^q()~98>Hd-m%<_5GO`^Wjg3q4qfo29F?y<u5C-X%IuPO<8Q9FcT!e6EZ^K9_wYE}=75itfq6XNyVVH6^1|8D|!EMK0
e43_bY;WW2JW4AXcE%-TSbfzY<LpHm0HkL{RSTg8l4oI|Im5%6P$R~1qeNIBN8br!5qV$F$*t$7wzkwTarnTY4J;5E;h`;AQOG$-%`3Nm{dK2St>upV9#SS7
ION*jzRo_9X9mnfys1VO9q_{rFC@&8e3T7Vmor?ff5C^IS*(lT-CLH%*JBD%jTXd^uI#30L5R(}vX5k~;mrMhbG(jCWFw@In(xqsK6?cOdyi_FRaYQJs;9)8
c||csH1SxG@r*0Ec$&~trr3DdVTHLq`=a%zqkV<_!dsx<cMO*5B^U1QnA%PHNk-u62p!|^-tVWKVp{ghT<I4Z@I?Itkf9~O;-X^wWtVTK+Q?h>_T|ZzWy`V-
oW&P8@4MVuh?zVsRoV&Qj(xlDq*fSOMjgZCff-vTdRb+`?@TTtKQQM>{NjPNoB>z%cKly}(>E(Qy2-zI(mwH#Q`6uQER?Imp1r>4Z7zkTq`-+tgv5urcr<6!
=t{(E3Oyns^o~<UM`4On4!7Ve2cljd>oZ>rlF<XRx)&TGLpAtFDYS04)H9d39f|dg#_b8d>_o2q!|q%d%O##_Zm)fiP~f-UDY4=Xrt@7#^P{5@oCKqK*W<pU
wYA7lQP+pJ?3~jm8VKjZe|L)`os!e02Obk1!Vq*tRi+tAmi3jBMJw`1+Fq|t`<dz#8y_^W%ZI{LPr3lK@`klTi5kf9hULg`c3im*0~7$L=FUH-;n>%L3T6|l
Mdd#bJQssxU%V_a)|mzTLe0xViDzV<?E>%^k)pMg#F%f#nGBqcskc0gvdZiv2y@9olTGgPNMN7Oo_Rw!d><HPJMVkrR0Qf%&3x7ct`2H39+>1xR+3k%>`aOx
tQW{Iobc<%me%lYj@HD1M^*La^O*Ia(S92-lt*5#w}$#+<7h)|Xn0SQfmeO^dY+r(+FV}1^%Jz|4Ljek_}~U_(T-8<1TL$S?a$m`npIS1@I*D8n{a$DSJ%0<
K`^miVM<4XeLDyFr*Z{}`khjU!$ySe(WX5SO-En>HO@&8L1-rsF?Hz)=*zyKto2d->riPAaS3Rye%?!U1Enmd12C#Mi%5Hq<R$mrxWY&z_al>`$vOzTZ9h$<
Kq~3t<yBl*d!1r_6V3CNB@{&;${-u%)rT(32%SW^L6(I{9;g{v|GGKON1NWlAsZK_urMiST=b2Ja8qFMhl7qdVCpAxwgY6nZ~6d(b8z-lWKdAx4{ig5^~Zfc
t}*WR8RwGR%SY@Jz_(4^N}G~(tIf)p+BRIfH79JTLs!YupG%$m%3@Hmxp(cy+v}YYop)QuCDC~6DC;mZIS6u(1@QHgZ&WX@8f_n;=oJEDwx+TP_sp*NLSuK(
BcFs=bO2FbsB5iFR~D#3ztNvfy=u>Mc9Z2BYm5noQ5YrP94^FHZ*O-WJ-z^B;m0p~``*ROH^|gs3!5H3c(b?v3-#%CZ(g>o**(pJg_~mcFh&*31?kqOC%97>
eiOQFWo8k9cljuJa=37}6MjAlyv4k&kZ&hBj+ua}VvZbDU;W|31#AbV_e5RT_V!@gcFQ&=>g?kJ^_VPkOTboBqH9I2r6AE}=gSG6)n*7^pna5ld${o0tx@tP
I4zgw5mrg3#qLg=Z<lQd3kii)h;yAs<{G;(ue_Tr-h^4>9Q4j>tjcG+>&#p~kaV6W@86Qp{(27`C*{ZcS3mp+zc7c`^us$$y7`yA>5lySSpNOmLDe4tn9zF=
m;J}Xg-I}(!pC3dq^@-T=X?xb^uvanB-_DMVNI@x7l`EC5;Q|*>bickLqp-1eh@yWwOu0T@-$hLXK+!`!A{G9dzd$ShB@!2v`27-@X9@Q!;s03bMBci6@X1P
l`x-E9AhFlN~vdk6_EhoY_Li?PSLxjc?S#+tTgZXlozuz7(DrAki5rAFO73b^d(;;=x}i(;t)@(FM@O@`Hll+@Lvb2*8L-{CUbiDK=UzB_CQ|oCw%bPRf?%j
U8jHO`jRjZcD@Yux!cNstZVfj$z#^mTM+Ja{LPbYZvy4r>GsT*FGAor&v(K${Nodz3EvVvV!R$hi~9$I0mUpM%x+y2m#F|izAi6p=0N(V3h(%4zg)N#9>=aD
o$93Bp`7|+$Tx+;RLQpZ_j2KYj7)+c7a#u>h(YdUa`v{LRi~%G@RI0`SujzXH)F%?;0rwLH~G%XCz$9--|fNQn|$K+J5uGKRRedwxsMOM;UK+z7?VJ!ICj>#
wXiFT))rBB*=cQv9qF_f`ILOi3yup6jkiIDZld3%%_gEZ+rJJTOHOWjA#u$5in4Ok3yP7{$DEIwo^vv8eL;!1={cq1*2kQNo1SwbZhc{raMN3phFd>zDY)qa
q~t`%-Q>~jou`g=MSU!px9LSwQGU~|CwQ;p2Z3>znFRs3Jr`$m0cwqBV7QLXgKbkFzi0-Z0wEf%4-eR27*VU0$GGWpQv2$c;@|GC9`PX|CoX>1m5NS5!2t7I
<UeLqV+N^*Ga_x25nsr@8#*?4O*40e-=RsXtvJCGAwmFHoE}BB7Yo1(4Q_jxYbZLxwq)J_es-nq{8(Cy<{H*w4zkj8rt}Ld;1)BNEfn2PBzca8{m3g$FKg3@
hT9re74NRzRm`NSteVUMNva3~q_hGif+#HUGcq!L?|tB$QZg97w=!0D8U&Qa1jdV}%SEN6TtO~7k9sk`VLKYdCu-$u)61+bo4)BZE}9^oh);@32hE>jR^Qqu
dSfW@u*M>2)!MmX+=t`?13tBG$d(rZLASV-osRX2@=v2`_Cj*GP6E<g{tAti8$YmB2Zy3<*^#ms??1fW+n+w(-u@OI68cCz8W<fuz&D2v@(>q{h{6o8O2YSh
yTJAA?dRrRkG{@(ZuRJK-npNn?~A!BS`b_l!fSaSRNFVb@YeHzLO?KH_e5+<e<Jp2cp{^;TZbYy)g|(vZbWX1MdY?NL~aT}sMEANR2hS*P##rw$W0*!Y?<kS
{=B=3Ra;;Dc+h{W7X?V>OCSbq_i!DaPg6eUU*MoQ_@WuS!whr$r%s7~;exX)00YNX^n$~74>*{e4xz!GTLcdFRX;rReBl7XjMxJYwxt0G`?wb(3~SH>58YGG
ZN-muARuf(-YEehC%^ad6=_4HoC=(8&PPvmQ<(K*;?8U%c{VZwxkyrv2%uF2L)nJ9A8bIhO!qFL)V2l;Pw#RpvC<&FjQnUt0p%adh3KT<i;t^ImH^Zc>hs}z
QOS>G*^Oj%d^Y-mZw_>Q)naHZ&ifuAulI~uH8HBJ-xBqei%>QCuAE}_NJ9oNw7aiZ{soy<RP;(oWsv0w3R{>unZvGg7Rt80z(vI*$nlc-Dctqnqn4>&&MI_2
Z!}e(X3ZtBse2}ei{1BcKX^%S!+gSt?a0LJ1kFt44{?o<A_OJzI~`ICf@;+|!kuVX7u6pcivRYatj^Al>(#PxNk2$QirMCuq({KeJhLoDcZBHh*5)dq<Rnq#
i56R-Yn)s80Mq=j)9q!|@*jxC_%D%a_y<ZP@+Ao^{5N4X{_{tiizTpF8rvi0FPbA8Y^Dcqf7(NZ&$1j~WrJ#73T=R)(?7ra4p;GP4101l$$rBJu$X86o&EL#
|Hkz^8>5C5Uhd%&S(khG13tv{JsZD%KgnFdgTn{Ey`$b>!TK@&cKYaN<DEy}P9A2z{U08vxUip5J#hTwPckb;(a(PT@y|5I-8|#p(QZes&U^&K?n^oh@8MCg
HlRV#&1=rnox$MSEE1ed@+~9RxF}ICK8dRQ_SwEhc!(zJtKN&Hu|kpS=!o{`=!om4OMWMj`qWU_8`As2<*e$PKlLWRRlC=mS0Dm#5F)qFqqg{){SF+vNg6=>
wp-bzq(B>O0ZZWYFz8nI6wd_nb03$XAt+$2XV)+wdLS@@9J|R(!mJQz^r1pNv+HEbO;L*N?$C=H^TMxKszpiyt6<@0bs>MR)p3e|p-IG!j<5}ylIOJuGWZ9^
6<t@&Q+a%?IY7vY41@@ikuQLFoU`AN^a0opZB4zqfuG=dAL+_@wz$$qx@M;+Ot~2)aU>;l)>Rl9D;KoD;!U&b3_V}z&zqhWNZhCr{57T}Vof5_wBTHb*3nlt
{wo>FtE0$~KfDWYJ1;I)WUmwDmxyMK<>dwmNxi~nP(p9!HJ;L4;zw*LQ3`&ZU_F^Q1iB~6U|C<;05jB!<aTWH?ge=tt+jcQXAU{?FzKZvJV2n2=f&dVqXuvt
rhT6Y??k+tgx_5S4nemn&y&@H7fU_y638uEbet`0;;cQFEWTzj#uZJ|{n;CdpHsR6pcWfkh0c~0I+KoZ-p%E_YSYXn;>Ov;KA^nG%w!N#D?A2=)f_&6F$Ng-
m!dzB?F`52#w^Ux1WA9NBWKV`G9vsK14=1tBTkYldgbnA)^9SW4imOZP#!Isg}Ny6+jvf~$8BF}dj{x5S<V`FMhF_zV^F)EgB&P>IZ~GwQcD8)g!n7T<4p1a
<1eH|C?0%{z7(o{dzYkJy;GN>o(;ZbdffXti+RHYtDcOB65?m$4s;M3K!RS_HD1QPe(BQlx-8?0v+h|V9^Fl@r|0W0^qnJqd!6&e3cp5}=t<+m&LSipr75($
$)t71waTKD9(J3r0(YU)pqQ<G5Aahl`Vwao_ut7x<v_h^*j<zzkb2hBXH_%$xlh>c^G3`eF=`Io^4?faE?zh75^1UXP%5S`q(c}XR}N_W78iG_^@_PcD?y8b
nhqa4gbBqidKfo{NivC#rf?s6lwuFvJYM{{#Nga<&lE+AN+$V)UH@+RnNAeXjdwD@0xpOYofUD+!P&B2UE+mEyR+hOQ<YdIJ@c|9O+-4CR02`k!RnIY;<7dH
%|!M$xQUX+()Em@o@FMZSAGT$lgC-|A4Y7>K8J&qbF(G_qshAKhKO=d%x19{U8ftC+$IQ}`pAiJYkMaIJ3bM7*}rcaJMP&<GpCIch;jFwR>^|s+Vv22ckB5&
>9*uM_8Q1A5zL)U2Ls5ye=Hj;>7`t>B$G6u9hm5*$y#_5GUF!ABqr@Y3z<@u`zdUOiQ;0zZZXLk6mTIHvy^C-0QNdapzboFKEYF7VP`5$xo&7n2HnyTZCG@Q
dGXLAq=QfiiBg`54hz3ct`s6VeP_8ERMq*nJMJyBRd!rQIPNm8Q~8i?#wmS@1v>;K9Kc}%PFRzOWJ<Wt4N)*|3plwC+3^sgE;tv8LlJiRh{1YjP$=`>Who@P
qjk@f(!>aR@-L1g^f*Q)Mvrc;gk6J39<052x7n(ulli;en8_3CafE=GoGfe7fV#?&H1S*vsIo?hzb|KJ-Ecro!SDHJ+}wD1!*1#$WX;yliuD{zc-p;)C*%b1
|J_hz{z()TLOU_#vY-8Me9Lx{04p2XNuGW}s_evh2>9S4+}j?%MAqDQHkbImkx4|Z?9E4?x^ySExA>vGw0#_{=o6s1=zDu9RLCHv*O=cNbtyC<`THiz){rgU
^8Q9v@l-DXy|us<f`FRRP!i$aQN%>@NJl9%N7vL&(q{7NSM>~6c)fDg`AbTNPLem<uMsLujsnU4-OwcnWARj_M8Us2(`{j4{<bQKXCuo*I>wjE1n^Cv54!2Y
>G9yQ2FCxiBe8ha$(_1ko`!L{EK!i(=Zdk}#~rxqgHfvQQt+zZ07cc@!Ch{Duz_RO^@KA0>tiN)ox+K3hm|P%i3U0-*U@@I*ExElhNbPvKUKUJ8%~?#BFZVf
llLOf{0`1J<_1GdM0vBDa5Ddy^V&vN1`eNuiB*fURn?q(FDp_9CgtfVY}n8bNm-gv?=wgaD1Eco##DufC2J@mf-neNELwVjl~ORN?MbmBcMoi}I8z<Cq$S57
9Pajl<70Ze<l?~8qa3ujYLXit(s0CZhYOdKk{qlh|9XW2eCTpbZZ5OG7AGaLfdJU^YVnc6sNr&+ox68-DnX@m3IxHE8zj4!B9|`(Y*BTF`@-9W*PhD;VxmUx
t^DuHo*SmbeS_|V2PndSK|)-U$5{L8W>YQimr++-HG2~12F|Q5$)(BBb+5Fzo6^|&{I#68_JvqpHRvF6KUIGh!@78%L<9iR`eGkX6EWiY%gLXrsZ(+o7hKAr
Xig+Ad6?bGRZQc~(A^n_iBe*+*@Hg`XwW_?7#f`$Wl&JtGGFijoC9J)a=q%hq6mzf)n%&8QsvijwaDR`mA_Us=8Gd2bDsg7E+-kemWcatMp>v$p)a0=r%$^_
F5al^be#hV#*2#JGRBt_qC~&+lSxPaxmsY5lnrpCB@RFcloU>B>O0J-!Ma(o+7?8r@g!5Ek008AIlmDnE@Q0_0@kF-PVf(!46D`XPgdj71UU$a^H3;20K`uj
&ot=;Oud4WJ`wB|rAvhaK5NenL+<r&5^-N>XbOKi8FK9;acU3)Alc9O1K?Xs&b}`AK4o2U!IkYjrZuH6!a1Ww!leV`d*Uw%y2^6`b4A#c4G*yXS#jB*OhA;t
g(ertMRkpim&L5QcD{|`m;+x|u*Vn5lo2DP&kFH9=#<4k?k7mS8cyG4@}vwxx^-BStpK)BE}do{b}43jq8)Kch!Wr+G)z5r#k(I^z+j)z76eOQkcr{6?F+;V
Mzl!)Q+YEclZf`@t8w&1;mTg%KjX-dLeIi_ANWO<X~z_27zP8#1VYGGKBf=ZN$TPuBX<YUJAVjadKbtA0<vRvoH0wtv%}fQZ6lLZ&NTZT4e<L$bMp{D8km+2
VxZoOxdZ%mg+57r2)+YjCyw+)$Ucjq#@_ugmAEKrCX7Ag2WfEy>}1OZ$a!cb45?z}A&{!GaDyyNhZ*GrJ0(r}th~<cSl$ewomgpts)kCVp_%e{=mwflHQJu%
VFtj?oMk6A&skd|Wc$6KTIW#~<*|KjO89CzGj|!ymYS8~c~4#SK6kw^f2}JBhssRz!pAa51sq>^CLkwf1->WQ+Me#<)Xii<Ck5@yn!aCxD3N+5F^tDJIwHXY
!_faESr>;c`MA^?;@bq*24lUcyjywl5nC+Q7QIG<Ve%lltMrz<uuaxO{8&;VCX_Y}^N9Iuu{hFGmrT+G=8AJYMF{pL^`m7C9S0bvaI|WH)#>RR$Thxh!~q2$
VOC#IYE}Mo@I$#^{mfd#MD6qB$u|>B*IUnd_Kg4*^wE>xRE|x?xGa|!E94wt*cKhDJj#t@pgM(?(Bi=p*vYaWsW~qb1<EwcSttuOC9)7yf<@tjMids3@wsh`
-h+=_l7mox2p7+37jk!QCbNN8)x!>jemLi-#2Lj24B;=z2S;9g-E4w3%bHDQft}fWQ$7TbTf}(_2%QHQ$bS}xpLG%xVq;4leN(E5I;YBT{FL}=^wP2=L8aO$
o_g`IoRSOA6epfy&vH;>>7b|3R0pT9s!#ZuGpen{qv*Hnc0D?L(2)O2U<zcY9r3?XvnzV5bLpS7OWUJkIyo<BoaO3H8O$HI?UtmMoC~440CXB;&7&_}>SxOL
+}W*8hFHo+&HNKr+2SMD%qfp(LazRlrfHO;cEiUR{j{j$<@$`2TOO<o%5od8$;mFN1+A1P`j97KK@zKwVa>ey68lVflHbv^vmmThhWBZ|t)!oIvLXp?BJx2~
%kPvw(rLzYTXg|Fc@SZ~LB7zS@EI<^Cb5av9AHp8OS6A83*MUu7fx4;rUWiSdRbRAgC{0bp_gez{;yb8^&LpZ;UX$Th{baF-%!QuRD(X1U#<lDCr;=6lOH(N
L_|~=$@EVX&&?7t*T%FLP2BkCh}R9s+^G^_w|bac+(Xn9Y%#;V#S(o_fq+0&5V2-zkLM!^<T2NsYuX<Y>;!sei36de!!0UmTSsqs0_a!Z_tuir!2zKUK|?=H
!h7p)hf#d7tb{v|8Cc1BriS_aM^>>y2cP?mv<^YkVW?$cRVgY{7-mB)2~Bc5l+q-)fT`%1sog~J&X}GKc{&f1&i7IAHu-MU{V=$m_GZcmll8jtZdtWm*@d7S
5yQO?p8I{H`Dy=u)-6LuopA6M#A0`~sRoi972QyV%tw3JQco+)#tV?t4aeSfA~92iTqWfw<q60YZ4Fx#`LuFH2?}1=4Wg2TsL-32`bH8*(!;-)XyttuuDq{L
^}&DlL@t+q;|MArwoGaRyR5gG!!EA2hsLcHJI5}{LGm`t4&+jDRp@7pbZCRuyCi`R^UOO(S68LVJIKeiso1sMctv*#Q;GAtUD@}P^7v^~GuAlZkp@)?O<?Yp
(2(c@q&=$f!PH478<f_t+83T72@0@vf)t$g7#(r&GNht_ok~pCXkJ_#&x&C(7HFOT3*g23AS&D*+%U`&z+Ugf`5S#DRT#%k@dU-@t+lhlZP18Tj+RAND+H)O
@L?$7lmjTwu@eSJomWL;g21(QMNeh|cA2@n@p(}#pjzp#v>E4oy&T-lG|a-Bt;v*iTQ)2oiTuS0vBcqEeMYPxd0%d`SV^G-hq<;lB)jhgjHp(}w3ckl>zBQ^
nE8~`QqiGmHZ6fSGwVyLmIo<t$^PMM2;R5YPrsj(9RTAg`wJc3p-zvXz_%1HLYh29COb7pl{s$=GkLL!+_^eXIGnJwouWWYSUBvR3IHXk<gBuFf=ZJhD_Q^!
I(6OMXBBrVffC1gDU+dvP{a?1uf8*YhzgGC;$hx{UrSA*Rzc^h8K)m`*;Yd&_SEXN0zaRiph~aCO9t*ut&{cV3FyOoyTBZ+*w=!;=TaqF6os-T;F6z;gNfDN
q2jn$kVPB=vXiC`&dyT4poGf0qzb3~DHOuAFn#z}0<RE;)aH;{>q4(AXM{7ic^%ImwK~8hWl5XN4aWs0^=Ph8RP@jr&?^>@0$(h;rF{vg7)=@2?cUxr>oGjy
7|P@0?U;~afL?9Vh8xk?BL%}Ntc^{J6@e@b!0B74<pb(TY@(IRi|as*;}tl5TG3U%ZEipIR3M|&BpOHV&M0@8#^ov!Y`OU+>Gojor>u9{)gm=4c)W2)sn^Lj
k|Q#Tde{6*9BU>uSlqoMM-7-?Q(dg)s7x4WBE_&CD}_Q(1d>azu6}=7h8?{FS*43{YCcJfI+X^|6+jke4Ie2FakyyfddM9~$Oy5^=?x3wTNHjaE8!P<<m~_p
oghDcQM*|pt40Yj(L2%P>9d9bG6j=K66SKapvfq9gbB|v-M3Z};=ST9G<6gMN$PY(Vp^*^!TD~!#4V=+5NfH~lzdb*^XjDhmlU8j!TjtbW0OGUiDnQC<UPvw
r?TGKu^6J9TMh=d=IZYl#-!%zx%Xw2p+Nwx_&5Fg^<x6fA9r89p={fL<n5Xc7a$qp3n|5-i5uIX1oFvwQ7v+P=-gJl&+CO_Y!PbR4SoIg%@2Dp*#4`RD40Iq
+x>Zpc_`@DAHLD?-clk+-U|tf!Qfe@W;EKBR!qM>p(r{sM+tc82kedu?dO%r*Apdl!7zMHKgQat#~Ee3<S2W|U-{<kFYp5=xqbb|@A-d0ap?Nm^8j4G71{G4
mM{!TFAuPMh8J6XhVxN^2ZNFPI1{v2z&%|}r9hp}$SWoER0wc7w;(wwUUla$_53E1M}us#Obb;-*_0>s!e^euumd;O?{|4OwtW&%lUc$Aj>>-XwO-U=9;+zi
m-i$jT#Q%+A+jTBvX3?<5HnxE1Oz!T@)G}k#;$pSDN4UFSzm7t^0j`(y>-DzXrik+;*UFtm<gSZ)aO<Ft{?Y^V6KjewAo77%~@krF%qgH;NVg*IA_cBV?JVY
jQKY3l694mP4wW6hZ#G%gcimxX+2pSm&r+IttOa@)^O!uUs_q?5NRG0w(jr_Z6!SHq?4n2-WEa66t-`-jY9lG=XFM(GQi8Y&uftoZvrjw<2(@?pq9p^)-O7(
$9{KR9_gFtA>57rX0%h2JZQzwpw-{2%XEwOCa7;sA8GlHp!62mzPPFx&o!*gB3`)|BiHGSzu4H>nnuy2L-Q!T^EvEol{D(#Z<CwyRgmzd(r6Q^>%v-{ZiGVs
NW<G4*4G7u1RL80*;`jP4mxna;3};+7qId6q;sHC<Q%6Q!J}s$egM*01I$iG%P|FfJ*D8o-T>|Hp@!yE*z!(t>!!QCxqC;2D``O#A-JZfsT;q4BfA5+06qgG
#@I-16LKRR`Q;UOR~=Z3!|r`c;P^nl0Erjev;_QQEIy(9xl!l|0LP1y?|P=<qZGAh{DM`Cyz<|T{MwAQzbr3j)kVWv4z#jvPlAQ_$Hh1Iy3W#Od<&}PeX|jV
lQs9ks<rP<3b=pMb`rxhTw@bgexD@<EywXB*DM1A-=@M%jr@hfEOhnhl;SnJHxd<LQ`B~>xyo3lhdxRJm9XqeZ-iN|7BKbcYgl*-=%7z}6BJFfn8pvK27p^~
mHg}&_ttS@=p%euEHz3H%h|DY&p8iERv(rNC>8_-0GEQ)21oY9aQ<4AR{?Df`I+1XhkJ5u_MArlCpx%|#N0dV${63hoq$2#Qve$l)f4bcr36RR&G-?304YtO
OH!1EB+_nV_x_o2CXx^ZJL(w{kBL03%zP<|YfiNu)`g6@Gq`nZRLi*W0i8Q3lyt%}JT1__itd&G3;tug&jcf&+s;JT-Vpdq)M|%=XXv4S*LBGs1zqN-jk>7e
ko;Vqx<Lfm7o<NmcT<V{W&_F55#6LI2-oPc_Y$xEWwDqHN!<Pz=$=2ydI_+|M0|8qpPn`)N)(hY2_gGYf_maLk;u%(P#d+Tz-S~)S-B%mo~)5WNHbtBpjDi>
4*Bk_dM@9+E*CctS>JtcV5#Ra;skx}u-vW~1q$tL%Sa(6)fj^APV(J%CVf~$3gxiiI~>VEk;Uo7$$79#Mhin|ipDStS-W5L$;s-nDy`2=)HK=yj$sI^Li;dO
d22gBCoaPAZm4I^5($N1YV=jI)3ed~#VC%}q}7jo2f*cM*KT|HZHIB;ZKHqV`+4kWkDcl<Mf0Kt1`*d30~cp~y-qRp&&Z&Gu0vw5s|F(kmR>iA&|95|Rz{+P
efmSRdZthk>*so7^o@3n=z%RE!wO+346@DnG9`j@K^dxpT7o(!4Ej+;o>STh_CWV>nk%Y)kB(%f*rJ=i)t7Te{odM~VAg`lC+MpPx-*bxIC5N7Q09Q95?w)<
MaT<Bn^9^XV<UOkDMrQCC7_iOjzt#j>byoV)un`I0k*9@4^*+ytsAm0I!vpk(MM}kHjGbrs5SZu&jG{q{!Bs<#=X+id-7qGw}|~Adq&!XZbvwyn`v8z4zoC)
epXz*$D{vOiKhXLVBUldYmIQH#tbe!>gp;7yvf}n;_Z=)BlR)&H<7dqerB4?XMIOb@oYN@<&)?b$Nsww0rqQ##KSWk*v*hCtzknsy3}qoe3fb?SCg*fk^Nya
Ijx@xbZ#a?W1%@2{{<2Gapck<LXC=4_rK>sIu49>Z(Q^`F-#Q|W*`pW=m?oDI?RV+he2crouFQxaDV5PN7YRMzGv017xm0IRU4ePl|<qRy08ZI&f*=L37txv
kd3yeOoc+yuoH^G`}E}7iI&_M(!#H7xgE)lOuBWA%)?-VC}<3I#!k`|5VQZ~wOYL}_NKQt7n%&W0acvdNJf^i_@Wj7O)OtPuN;YIMoL{pS?zrjjA<U$5w$DP
-|jJOIL+rf%$2>NbrkoBnNO)<Z)%g%Wm$&20}-)eJq3FfGhe)V?If-QS|Ddiqgbv~3M)&W>%~SFp@9Qf3xRHS5#M<BU6H8j`0%xj98%T`rQ{ye33ff<)gx>I
m->)P3LxC>PkJ&~YA54~qi_?vedGO!Qr@feHB}<IA!O8LLge3ZgnBjOdz<R_Ur8lxM!Q*WVODo`Zlk%My#Fu*JZw75@}#HZ+s}|srE`XQgZ!<Du&x;zPJpL;
E7Er7au4V*m>a(nYa1FHl@G>7`ggf-yt29>IqtZ({PqEHo`kWDzmfRwP}0KWyucyVvWXU2;aDY26Nkmolt9L&>_9jr@1Bam$;*I?ChsTAd~<x$DrLcrCFEWb
4_(usH$3*v<3FO-V<rBM!17|2BmHIr<1E>pD87bIEft>_oMqM%J4FoZHJf15(DG&PD^7TnTw~;qt3dr5OvU~Nspkni#K}LxPm62&iVFMkyPNpk<8R`T92841
R|v>rSx1)ix?BA@#Z!&&sn8xA%$v`D!}hUU5a@6n*Faj(Zj{fHNjI(6FNLqEgm!J#5?_&jAoZ#lbSQCJ04lruHGAKj)HBR|j=U~Kl_aV4eAtqd?+;Dd@<%(E
J`O#Acpy%_<TJrbS5GzokQV1%zuqY2u8A<`2?bFtMkUBQ(or!~<S`iP07dyvAW6-{8F{Ot5w&mmZ=)TJ;#y9twq=|>77tZSAH@6ZjtLW=)1Tw*$rvX$AqHT8
Omp0!c=k!ZebnBMm^uq*q-4ezSQGK<rJm?J)j!9R@P~%#6B#k0(e;edIdMe3d_va7_$yg)=wq|R=L^#a(?#I7F)u-bxL)`~ID2J$NqNpO$`|{{zr+ARdWw>r
{ar!Zc6np!mDw^O9_wp*e#Adrt><Rv38v$mD9%_cS%$UlHd&9E8~E&HRd&*yi(?o0$;KHKVtZ8<IVh;W>_0)#|L#T%noxW}Ne0S%KpQq@_c?pvgZzjhI|n;3
>ERmq^FEURrJ|tekTsS5>T=?Oii|CA9X_&~w$AKtc3v}L^qO{i%0bvU7_V29BjM8&2oL%uiE|wRHaX*k`3Ig)e4Gke%+NutR##5wK*F9A)b@V;II03DR|_+=
0l}$GO=O7UC=}$G2eBo8#FwhP=F&hjtTmA|s|#NRo7oxlr31>|6H6-0hj@sM5^`0eJSa5(%mr1q1-gOIL*`r5m6w?W`x&4)Ztb`V{`Kq`{K}Mb#sPbqe>GD5
_}7oq?dvDo{J+rmI+YoX2>1J(0~;KGm&LE;yf?y8o!l^<z8s1?;)^tEv14}2ty&)g=`0M+!CCoLihScdVSH^hYak6s1Bp@>ga6oJE=j#hgdI3fE`c>65X3)n
NnXjJ4W+6($*V(sCEyPyPaQ5Ofp+3Etf_zVvb-p&1!WF&0U{R#1|f3k#sZDMl%1(5IcuRURgQCEh^10Hl95eyjZJ&FsDCxZW)ZogkD_EJN%m{^rB9QJcgTlt
a6&1GWlyNLB55v|eFGxNPN6zMyb^~CE^SAPEw3+u(<o=gNm43&*IxB*@h(2B7MQ&XV=Elj#u<(1q<HxirHv(R`L86BQ1M<D0?r=!n0SLjp6~1a90$3U%@>wG
>$p&#)ECEyKCp)=9^F*p;4Vro7xX2W3|-i+ddYJHzY86>UnWG1Lz}WwwuY$!2F33V;Ouga5^Dar9EsM9*~ynkmE`Z19?@0h)eMRFl#Bh{)kR!f!^1qeUzm}x
^Rcj6b|`kly@Sg+d|e>rQ|EKGW+61}@BaMm^&SNbl2bEom}E)E%g1a7;V-9iqdoP$%NUwKC_z1v@oUG(0r&A@j|_8pLVv>`kGHW39Z8~;A7m$R)2>?0&n$^L
$_3>bRXpdZB7dOHiHJx{7?{vnpqv*);|mo3u>14glysaZxUZ`KX(uGbwp~$W&+=YUp;-!hL`l$%@$-k*2e0<`$X|U-z9k#4YHGJt7)suE;(pz}2Yz^g@3<sf
feo<eQwoFXtftWa-hbniK6xs@vWCrDCa*$9ZVsC;&pxvZhkxU1w@jGIi?<)%@OmW@+qs&JwZ{R)58Vb;oT$xAf`*%9Ylc2tboarH*hp<u$*>j2TJ^%~FRu=;
2KjjG82@d<++$2FO%xrvWT|7%&H7dIW{+_~lW~yKGTqYY@$9m!XVGqb)B|3T$s}?w=-WO1!sKQP0cgh{LV_W)dooq*Rkn*kLpRCIj<V(JtkAok_L4Y<+F*jC
BkT&^W7JZxyPTO|912zpV1lm$acV8dktN`k1rANJ$i59Tl88)gJmrnRpZYg7o#fobBrvby-2Guq-D&ySnYV)Fntkr<Xu(H5$I2o;X5!$(`#1YQ@(vDOz4<}X
K<o^@#W0?IypP`uw&Cx+AE@NC4GWRm(23At*<H9dBw#&(A@Axqo$fCix$L5kH6J9q%yp9bEik^Fx>Wtfz-Ln6Nh}=m&zLq%k_kl7a7AClzK>Md7X)sjiYqD{
4saM$u<HvJz9mp4=K=vkW+T>ytq3t0CGHPH*x9ffn{izHA|{j2zf*26qXvGL#X@W+5;VES6+Sc-A*#lLj`mcvtAWqwWnw}!pTo%X(3!bc=I{tTZWX0QC}_g?
OZ0RG0Xo(3BUe#bmeK6&_p5Z`ZleT&L8rl5DGyqw=i{O&jnc_ZLmcIUjmg56V;x}<=QlIs25R-#e_6)Ie@r^tImd(>abuv_G2*1p3@>5%Y#~+Xv_$knN)R&#
8h%U8uJ~ROMtRQ4EY<wU0<tq&qg0X7bp0f<H3>yKczx0r|G^sxJ9zRj9rF{y0;eQ{lhK&wATdZ<IX&+hInSM|r1W;KOzAXF=<f}EY2Y&mn7&qQ)92de;tv=k
1%eFXp(@Niqnny#=#Jp9KQW-em@ctEU%f~PU6K9gUzjPEo`l}-^=aVwejjrm5d}p2V)3;V#kq&4A+8pVo)bB&t1WA8ng{z{Yp>{%eC|YQHHxlbPQCGey`d^d
k782EtlNdWn`-Em&0$H!?~Vk8ahlT;td3m{DU0|STHP^AA?(Z15k}PFGttEKCoE!MnyoEf6wQ_M9c~$%{7`*u)4+A4vnx{v9-TzfeHlv*R76wtW`FV+tuEy0
p<vPKRFk4fU2#fyL4HT}V^I(LPrE>Y<-It<hYokkd+Cr4i1Ci7gIu*I?ohMw@ULhqvn;fuBR-6>5J^%)L=Or(G>O|FX8cC@!%)Z#MQz7r!`Ga+z#-3+lmgq?
#%f%Q0(=Y;Uo7I_wgN<@a6*$ozhaW*?b2DVCW|*K6wGLr>+PJZj+m?m99_0%W%gDh!onenjhty|SlpWTl8A)b1>C7toY3_@WtF8*q|lc$rq7P68g&(FrkHo1
6NyG*8*R9&XNs;@<{)IR`u4t41rrOsjJP|=)Cpbc0mU9yJUdb7Q={+;&C5!?y2FhiM$|Ff%d=;RSM3Bmv8ODdIlup?pWm1)-(y{V`ja}&?USb*of_4EV!(3b
PUb{TzCxE7I?m9DLw^1pn|pcI5#j81XP)93zKWR$VGKOaLFvoo>z=&Aj+@x{ok?Xb=aAwg9|lk`hDSNiV-jO;z9b<d;&_9uEf_UYlI8YclG2*K`_3F^mN^%G
lQIKXk*GH8+&K+dStmk$cf9gIAa5Eb5{kh%`6H!S@zx3cZEtbsfGMGF!bMN^?M?+!QCmtfz7pvkr>jl5@_LT>$;4Pa;zyarhpU`rQ)s&$2O90iS)Eb7Fv;Dl
j>b1(`qI-#2~XV2)F%+Z$PqKE%nke;+!mOA#CzCj<I`Y$A|5oH=$!TRIMDI3E@mefOwrb<q~)?uvZGrQRL=}d2x&{Yf5-HjtlPi_va7LY*l=e8uS~=1GouHs
@(!1$3=MTA$C7i`ZpX7Oqd=WI=ojn3Bg|ONJuz>ObJ|M&0Rv|}-&#${0of@#X`h@iD==Y|64Agg9<lR`{@@-w4V4qQ>M=|PHR=^fpBE5L(E{-G;~`O=FgT5U
rQ+c#m!<wAcJkE5w_N39o%4C0O~#=s4BdjpNC#2H<23`Cg=~d9>kuW>;Sp-7j${`|rvn`^3dcNXq=o|ePU~YVUr5H_sztg`82S(EhNsh$ntcU1*5hu98|r_^
YOP!gA8=&zAHE^1Pu&iA7coL>u)S8LBa>CsPc1PXT{@R18w0hGB=MPcWx`k;^#6*x*5)>@<oZ`;l@9`B5F)i3*9J7U0?D+OkxZ&Y+D-~W0YhR4%?cPG7{C<6
;(t${e%!~*0Ho|q#UCsXxO3+|`u6R|>26uOT3~G@p{dTX>(MGo5Vf%A>rcyE0IGaXj5#freku9E+ZB<9^%ErFB(g2Dsk$?2P?^Ta{_$*^l_V}@GhBH-EhC>E
Wae2;1L=A>NBq_`JX-OVmA6^8DuX2BPu#!gc*aLm4RXS5DxTunl_PKjE>KgpRsk9HHE**Gp>H25Ysl6K1vT(ATQa5UqOH=h4(^iYB0WU9VB!weCN7i8!bolI
zr<7R_;ZhaR-6d#Y3|pF(9nF2y?>13%dfP^k0uY1glS=_seb|$X@!-(_y`op7al=AA48F+jz+;wL<h9JH_D)SFFX<R?=2S4WIPR+e=e~a?hy}+Zqe~<X*(4Z
7vZfkw{2ZH6d;mg>YJT+N(C0-BT6*8v!;N$T1u84$b!}4sS<UbE4H#)0>S+HHGSUQ&-$#@J5a%@6NpUVVF*mM`yL;=EV+RcRgrF-s4ka*2l)#x6k9-O@vz=%
T7Lb=arfT@jI>qr#6U{d!AEzGXL+*i^vR#jM!e-fQ-JZ4J&r0}r<{+9_DaC@h(Xa9^F-t;4kB`j61}9(wM>>>rp^EpUOS!oSK(R2p&B)tapaLW0fK{9iSl(-
n!)o+V9qn$NS4EF`(L86yisT0RC~L7w70ujZ!x0?3)?0ylRtM4!8-W=b&k@h*3Aj#A82l)_NWVqrnU2}(PBHHX%vyLwCf!lS!Xl?NKg@Z2{VdG%lMMQdyTI&
LVVSl7;j}bm9X$mxp@lfMVU3})dsSY4-c!=&G4UNZT$*j+Y2>2WE!#M+?FoB$V8b6FL!Ssdcv%nNu_kC#xVGzVQ4S<Od~H7XHT$KHMRbRTi1UW?ji!$plSDa
)3H6~A+ZetU4v{8D(RXx-!2Xm>jp$nOLD1z!y<bKK4IXW*mK0~3(;Sy!N<v9rJH_JxtEsz?&60x-~Od_)NU^SC~|49t|UiwN?4$2Ip|n>*mHQXO6h8?qy>F9
F9f&ZplnjSgh-m`L6RZ#t17ybQ?D?FmSAK80#Cl{^P42zK`W#L=w&@umU%i9csUr$qq_8T^#tz~r-tsx^Tq&N!e++=IK8z7epvv30K`U(JvEBc9WBih^OuN%
Uf<OqI9gvPKt^1somL>yB6pK0BOuurAtBfTu@Z46Oj?>i3C_eYPRoo!X=N?vb*4$Umxba01Sve3=wiyl9S-Qh($U{7&f_oJ;xyp!ifv2AdPb6VlM{@pNmEUy
(=t+5yB6gJtzChkrI*zN|H5f}@kX|OMF89mW77XxS;+>3_&O`8MfDnhSC-aAG=itYhoVb^ZvyEasgR<=I(DVxQV6MX;l#zRG*C0XE<6mX!%f?DbCB>%G0OU3
O7XE!N}=^Gt=gRkZtm_Oc};p@i*2nFHn29hjAeI%@RJx6#Lu?XblYWP(eP+w7^j<E7niT9Cifk`MIPUoa^^D^i?jRA!}l1>B;)8+!;oy>^vaV3RKSz6B&0FJ
vdP!=%#KXBdp6h2N2=n6`^@kEPL|Lr?aC~I2da^`zHwY1E$XGB)d^*qt6kt`5sf}N3u$0I@LzEhgS^7C?{&6VZs;m2)g++IyGgTCt*&OS<ID$;G|l)I##Yr`
{&2i)!CBs&{HXqQxw4_IZ&0V2o|6nOt^iTZKu0TZlddHQ2I>V{<lq<M;G<)SLn<;e`IWHv1<?fb_+e9MiY7{pl!+i&FHO=cU-f{YkatyLvSv>*Z>fP{ccjwZ
ASFxDYX>}<Ljd>*(+ewz%`*2kCrk19v0})0OB2upD(H?3Dm=7dG@xp<R6QS-a%mM20S<hT$Wk82CH9R*xiClYx?H=d3tRd~S`GXBrdnyx&WXkLl-sLC9)$Re
*Vzs61{$))_cTG`T@zZVm7(1c00Y9tzbzj<^qG1$i*FP%^eYE>ps+egrnrHW{uk*Kn1vq4%cAlDlHbS~OxNim<Jg+kWO6;vvx2Vgw%Df248{qo0ra_8-byL<
g$KX}BNCu~G@di|Trn($)K)=Za;sy7vNQXaas@MzuQ|=m)jGZY%r`zME(k`Zrl^#Q-=@oJWTGr)zpJ7f4T6h^NQ=w=dVey0^LLV-PtShj@RFPOyB;n`2{t+E
zB*J<=+B4Ag83C4NQtxJx#_vAzh+R}b&^YJGMMM7i&$+6WvPDO)sFaQ=ED->=X>LdX!Kk6?E3-M6(D4!SsIV9G7Q7m-<bWit}!fck2NRh%9<a2`*`!CZ(Z}h
KHmDT+?ZwcZ~yX0^Q|AdhCx2z0UbR*@aXWje*Bs(?eX?91Gx<!Y0ey7XW*{SCp@BaAi8?`Yv3QG2S)tlo8@9P&%QkJ+_khidL>f|4!UrOeH@4`W=WEQh*IS`
35qvJMVu1RC8A<8C+Y-jsQbI3(Pr1~<Fa%gH~E4SVa~3*bZOu=X)(NUv7Evi%ysVQ>hHPGH9BmPoREfgCkOm?xh2(?6dc$gY1*GmR6*yC4e)v86MFLQ^yHV5
@5h55PsYHjzv>1U_0@WLjf8K^Ps@xhz=Tve5=>A+?wX@&rwPg?Th>o5WvTUruCiHL9E%wg-vg5=#g%A9J^^D}t#&k~CS$r|A)qlCMAF#>2f3n#JML_Tire`3
Rj%@5c~{b1{T#Tw>m^V|Hxk^Q7`U7fY}8mE2fNP~aqRo;axGQ4`4??C#vf)u+^p{cSwNx%P($qFvzKW861E_&1N!k<8!VCd+~=C_WX2gpfsVt^u<}h??e3b$
Ys0~CE!4Gs)*ikZb<5Q}-?ZApqkkK<lb1v`U79Cq#88`yH{&<&-i|Ndyp8H$OW``60n_bxmTh<n{MDOx=WpJQU!R{}UY`DR0{bkFM;=E+!fKPW1{=D*uC|-(
WW9z&bc$dJ{d|6*AJ}EZpBt(#%SuK92*!m}wz9_G@!#Ji6;k9)vWGcR?h+}ozIS_)t#8Is5@`*Ranxhv`>WaCD^$XkNFgPTlL<TG#E(MCa@FM)$tOt-VFZC^
4Oc4@en7))5}W5F4y@UgL;G_6{^acSyTQdr;zl2z{q**od^rE<J?#@;*Ki!9GLl6~OZ^3-oo-=$kdq9yMvTS>vr7sBuq#<pB805?EnhE-ZkcVgT4n3z<Fk7k
%)|KX=by%xfB$eY_+E!{#B@^Ukr_5ImWkktW!NWva)1D>rdl=yr|54?5Uo0G7<1uVD9l-0g=WDpM)g{c6^u}pppp_GCD{gy2}0lPr@JQUPA3#F>Nr+iYR3AX
t?F4em)!uznoQo~_Yz?(X(Cnj!fLrNf^jP0g9Cg#8~k+A|7Gy*=aV3P@K;?6>3T*ZLOelJ)Utl}k8<gsAfox?{vd|%wAkiG`O*n~zocu7={<5S%AZ8a@0nsy
6zTl*&B+Ddz-q+i?RT{DIlB`iEUzW4F|BWkdAI=5uuvzmf<jDn>-Ax9_M_C}Wuw>E_AO>h1F5>i4`HxX?Ug4#{BZt3s`X|!)Y0atFV!ke>(5#V(uheZ^d|qp
H3&s5p$DaR_g-SX?@k71Sj&4pl0D9CiSxNZj?3WhJFK$*^ALY<-9!9!!vzq-Z;GY+^8p2v&V+B?bLCFyF5!HK;0BDI|M)CbEWFl8d)Cn_n18x~=oJ1&S`B{L
WM62t9>V2vnv*|UK_YxP$6SB*nl6@1^(rBWm<V`XcyKM)x0%#ouxq=KwGQmN;MZs{R#Q%s0rL*3UL<=2`w8iYOlx-Rm$z{t#(xikdG=S`BvEy-EQD*+3om-z
75H(6V}y8oyLnf0QlEF1xBOKzq)5ERMtI_qE;VBQYtWw1xOko%FH=d@)o(;zhIHejs!8xIfL>3hWlb)Vb8eN8dkL4~e!&+}$$zoLM*O3~;bpn`k~K!EFBBtv
k*OyD@HeR5O;rlR#g8g7_x0b7JCOZ*<xWHz?nfPG`yp`bXi059BPOVha1Zy_BJ!~~0{dNawc3N0QjgzcDfJfYgFt$>jY~u_{lja)ho}c55N965OQJ;(Zq#a=
k6rpZXSIX3_2^))HlJVv-?E+F;h0JU0URfXJ(JQ|BK^8a9){Bst}Q&VKCLn6skM@Wi0Sb(!L@1?Kv7;<9a1t~wm#7)dpFzSx;K#y<AMM!Jk@D)7D+tQEv!hh
bdfhqqtxMW83(;{kPDfgw|T{uI`mpShDg^}o7gnJ-VFIz3euZDBIsh&IA3LmY@2SJv%G2|#4940ZUUR9Ip<8n*4_KX=v5{*)T252npHAkqqa;Bft4SuyRs&o
M229jNft$qHUCpzmnTRL(FJlWG2!x!&kZIw8E(87#3ghRkj&StLqKEwKF>|*<cg13uW5o-z}~GHr>176(8lF2cdX>A21bWIq@?WWYh?wIdR5v<-=mm3<?Vhe
NC+OgOU~`bdlr;AXQ11V_tEl`4ra`yRhP5dqWerH+Kc4f4~1=7?G<Uq;F*>M%(+80K2;vgGCJsx|JQW)6z1oK5<c$;UPmP!;r<+nyH+c+BoD=%%A}{hmJewT
A9jz2+?#l{XW~^iSfu4p)A~}M{KKu?zyWPFrWRw(q#vKL>ZbYM+E1mg2UbIAZF)&QD@gMlk`{7+FVxe>tS%|(N8&E<clB*QyP=(;?@SMxC=ySwlnJuc7-e~N
Xe7Y01qK8tuA)ud>q{Pb$t`Cd@;lz)&n7?IKkp>ZyZ>0`g&ZuJk{b$p>iaxB{c(uljQmKsg^o@H<*yyxJ$ihASpeN!AvSX32H?@$HSXQ!vnQ+D!oqgieptNF
I;=Wk>TAZ8mkkSL$SA*3u{lf5Lq9PUWr*=~IoWTkJ#y=omm;OItp?xlJldga-pL+TJJv5iC*)+|cF>$v14wmqS|WXwaw;uoH05+0VB6pIb;#fKMbN3j8!8JH
8@b+QcY7^apg%SS3W10lKKUjY%Y^b`e7i&<#23vIZ2!KE6RN+Lmp_njnt#sp^eYwrX^s68k<u5TZxEv_1Az_e#fy94AG~M}?HUWf9|yms>rr5wtxR^OtXz?_
@*CYFy1AUbRyPyYWC>asnc2O(Y4$*LOy5y|LQY;J7y4^>fTZht9@*?6wo#2Q=;)cXr8|%ey0JvhH%eK#Y0Q`&sB%8?<_eX^xW_39eBY$&WAMMUP?@yDydHWV
-yX~t^XB@y*9hWt(J|<f)NMcB^=ym8Rqy!+p|Wztftjw&nSIxhO;)++#n=mt6^w-t2T{3QDuwUDMR!H;Sxff|V`E+HZa?(zg}!9hH0?-1d&m35zl9+jceMbO
-Q(yq3L8$+Xh)b&KIQ(<!5Yuj%vx**mb1%0wftziqADBHX_yHSdyAiHN3myPQJMDB+52@a+07!Nq7nYb#ratWAK148k2BbW(AEDv&FrC*@(zjfrbxJUy9PIg
L9#pDE>>mB%sNxQX<elTpc-h%u+Fq2qT@CH0^dfocz@64t0ynrCu$rde2rJKVF7{RzuM+=D6;d67|ER+VW_oJf!B(pxcGlvYFnLEK3~q*KpD==CD>Edj3flC
u3u-l>&L(vHttC6MJuf67>n83zeiYxRHr$X-&-?Nxzs%xsHZ!YrfzarNd`#KP9<Im;FPjNdeBd)6u6fp=8WOA>?P)SWS2pt1<2r%)t2q~PS0Rc;fhYeFd);j
EylIbPW`GSr#Ecy5Uxj}&+U4NkQLb41ZAz<%p9N+Fa3pq*Q8y)a>`|(2YAC>gUqjE@9$c_Afu2RJYK&3jYV_cV@pV&5Eql=s0C~%dtR!KTizady7?Q)rr3#4
Q<BSe%*V6uM)V=Q{ocPDhxP|+8az&$#bnhN6Se%%4rkd#6C){7Ck{S|r|RGU&*5{*ETGSf0f%ZmD`64hZa+RNKe6M8wnf_S>pY0=Vc{$6{elZO(GAnr!&c%~
vq0H31D%@0BWmNN1GLk@ND^t#svXzkFz$!Ws9JgZM?KhYtL9sm%GY)U+>6An&8Phnqv@Cj;}6Uz+W6{!eC_r9o05B{pv4{pk;M*aYBj6h-WTu^5(%>>A0iTQ
a21goWsI{Pc=`gsa4|+Qu#kC&#9=w13kUSs?ibUp2+pizz*lX|k1V`jT3h({P6<#_<xOxW=i=x0Tqf<YwV+)CTiziexN%vM5FVcA(*8!?Z8P+r7<1DccH+HT
;u?jDKx|S<ZYVXeDTcpL1=BT9BkDv!{<$DmqYL&ibvd>)hDdF154n%mlBkGA311jn07Qc8j+uhS<4(1)&I0YZX{Eu77p?oi>DjX}4*dv54;6ErSKmccynkpn
_G-sg?b-WG#7!MN#Q4@Hn0+Fx+pkX2>+drvwY`}{ItUE0CTCRX%*8Yjg^hxQpkn#(L#+^M6XMpBhl~jZlwe1~@KZMXv1+o{`hnR;8}#)$y#yOU`&7-nFG~9G
xzf|~(F03mQ1+A7y;%4F3neM*p)F&O@$v|88XCbFw26>|YUm7D;jGS*)jcK2M$)i68PaCLNjgv03q^c!wM%pI{9&Y9gjEP&Z!i?5^BBcoh`2RLUZ_X$1YE<_
oXDwya9~{Vm(4uC@=4qIn?+irGnY+0UpkO2{dRi(>l#r84kiKQoc<nyg*=KPNDB@o3DiU*#NrL@i;Pp=6X7kwB;vB;E*HEYpPHJ8w(4FVVQ(7SV=}He(#~8m
=rC-l+bx%&<$EU)5;WA<QUe2QwEX1<7mP88a3ll8k^DM1r71Dw@UVM$c=*br4k50FzEj|=xG+G;;oR9YD7nDmEVKdv@UOLM<5o*bFvbY|d1s8icyKxX;q=4B
rH$ZK2peFzLvdhYnqNC%%qr~7m!+1?A(~oen$cykgg`()E<cxIu}gW-nmi?0AQ<3treRP~ZswmaejdCVpZ{|5;ls~oZeiTG-rte3Q*gK^=fx=Wq;hQub!c<N
l<QOz2s47M1L=qZNHBQTbg!Y_vZ%~b(>#@RV<7&5uKK+2gW?J{Iwl^`tA7m_iY;*nwp(ut*)mBl(~)WyQlZ6aGv^B;nPiZJnTX}(SR0It1L{Q6<N7PaBd<65
ppD2D=<Uh-OCHg`MLTD2lqme?WjwmP)Hoa$2%HBo`kZ0NVNj4oVDKZ#TG#esP=ss})4)2kNO0^3REUEyw%5dn+6lw|lXRBmg{#Gsmoa+q!^xZT58pFL=i{^2
=a+9!FUR&>j7Czd-$J}r>ztE)@GwN5OvR#sM3;<yMfwkeehA^F{+F4UAVsB~${0z{72zyR^uW6)$lL)otWTuO?5mI`dklOnLyH*VYjvQtCMEBxJnGR`|M~tM
Ei#Ve*~PC2_v<GCjd3&xf}d`hwW4+A(3xuesl$o9Rq3Rdp5L4ntL>(B!e+smQR&jN6<!76g0SaGqVN^&Oyxavf6|{l2gAvVY113ex0~}D@YvStw9IzAl%0p5
MUEe_3zz-z$idT_T<F!0=|eUF7oQwsHA%D<`=;w!Y!|FPNjGwh=bMJnX}{56-m$3QYVg=%F#pnp-z>RskF&S&4ViAjC}D9B192OfV`l043P4W1$dMgjTa?1Y
=zQpO5e_+ljn3cqc2F1jbUF`CIKy#$LZ>)~6*r(=tfb}|YyI}5wFd~?W)qKLh?SYhMZgE)TEu%c3mNHy#9dJGI=VtYB7CvsEOr4nC|3o&Wm~XC$YJH9H{(H0
B6F4TE4kY3W@*|`I&~B&wc)Kahk%~D$!i%ys)*P4Dig6Vy+V#nhCSd7?v4P9vfy<$5eeGn`E`^>@ZBeSZzKMca)dOlK2Skklzv0fBD?kRkM3&H>jO+|TWrfM
;>`Gd2rAg|Re&ifp+x5aGQcfgI{*>Wkgm3+yU}{yKIeG7a1h+b1qQ25oY@vBmDVIKt;GV6yGukWA%#oG%s;!?h&YWc+LoD$9vCXErL7?B&L+z!g{E%11f(WX
g71ab&sUf-!y=9KD&s&7hCDne#hMzN${1I;JLL`diaY^Kyj5kxmcr(b523-zu`ER$)^kDzAuZ9jAm{(dYH3-<_IAmk!5^zl+%?uu+~+Y<biF&gW-O5-eJ@Yf
@^%PkaJjDiQ`P=JbCSO?z-RiOiRX-kKzMkKZEn(hP70J|e2A`xYS~eFV#+>w^Lp0vi_=+9LLHYPvQ*pDe)jZ&h4UF>z5lj?9^*s{%<42XuM@Mch#7tER)H}7
#+^8xCZRaRvZ&XaOiKy7iK9CLy<Pz*;)5dgyH>@dC7wC^-mB7)p#xX~bkPV8@IwtM%5YKnU87NTq|eO`bnt&mT28q!XJJebJhqx1(yom(BDJRMeG$pFFbIUz
$e?_h?tqLDCsUz>rlf$Lx?zn9T&Z*4zd<wV^LuopG|+lNF91x|Vike=YHglEPoaE|@W4EsHu5g0*}}J(;!-CE$h8JJyb!dWi?8>h7Kn*Bp1-$fwDq#6wK>(o
k!s8ACn5`_jG4(%+-CH@EM4@}I1uN4*?B52*!hHpB7EacDJ&<mIi~d1mbESe2|iZZM2B_y**aTff}e-*7}faBODP+J(MvUOF}ZWFb@Ho8{R%5zu{)}&c(A(B
NwzB&qR6-p2%eEJ5uA(C(ynxzm;|viHGI2B>cw6z1Wnh(`c=Nl_M{aDf9vbEFbL4OzW3o4yl0%bRg>G>n%&H|<)>C1tWb-)dnDGbiHTKlL1HT}AXYV<P$CsM
TTzw)cf$_B`CIYD+fmA_B!l9kEJ>Se=GCGh9`xh=)O?8m0><9asM>&h#YrTX#<hv$Z|B!Zbfmqm<3=8*%yx79I{x8AR1g~DMfbB1X+4RK%ny3ohq;fQmnJra
nye^81(N)h%OF5QhTvl5ShN<&FyEIN-?nVUVE?a_V<NF>*Dct1$yLupAb22;Tdn(pK*l*pDz>mrqlnXPy1JqlrC(a^Z#qMv<>*DVeftp^F1`ty1u{=*9F3mp
L<1(jo9MWzmWDZ+z^`dB(t=aIs>DrdKf5y_Kb8%daBHVqm=+)gPvA;H>whM5lDxToeW2k#atdFYO%qpE&u8V@1ZD&?EkZx$l4cywUvAgG<tVlTDU;VK`;rpX
ITKfdcB0+y)K2`+rzUag*5+_LnkAj5W5)8@lw3%%9(x`>E;SrMzN?9ekU$OM+EF&d`j$*v<3%aK+~91BFz=%XCKdU~E6c5zlsn#_XTFqSXvZH8Mk6F?ozLNn
=_Qrls;dxqCdDsnj*lTXh9gk!RYQVc)hc~9svok^5<CZ^_lDDs>)1&SQIEamm?QB7c7X}%9@*F-tlU(Ukf?46Ml3onC#MM%eOT7Bsdr)LrRk<Y=z$tFa&<&$
xD?JRBnZd8SrX+M_i9^_!FFM+8#4fjZPm-wir(1LdF5cezom0tZu3M0XWu11U||<`v-j)GQ*X4eIM^919wPj8lXFR{pki3=MXHY40n?Ir&<qnW^OICj5T+!u
qbjw!I^3JN@b=tMSB&VigT)o*Ww#vSQ;!_x-40h8bp1KYR%3M0YGNj$#TD}<?VeWBu4bCH9WLA{s6#R|)v7e8|D1ci&;_r{rmd!Q)&3xdlfX8Id1h6q_$CP{
B6-OLB<ni8T|!@4XxXV;)9pvi1d)s9#bfWR-!E(h9<x7$N6<9yv8HC4w%lgb?-ge%Z%kBg<`PQ)SAU5&wHtg$xGYO;dXk9l@531aCB6_?A&E%o+PO=dtVcIw
eW=b*vkObyJZ1q2H%Ly-I#(x75sQmN+DHxKmK+#HBJ4_v?j#U&P*0#OCm}Ews)V@fPG&C<qo-XaUuVFoWhBf=rjw*+GUblno5#l+p{b)B!6cwQ`ZO4e=o6mt
2zYUv*``Uro4liw=m`0r?s)7T8;?<kM{yeMUDmtq^_-|I#KqQZkyQ|kD)tQ_h-{5#=6uVZI+H%t_Ytel=6ejCcev@$H}0=}PPcstY<xnIp}8PONO*g_L}ASS
$7kEk&B0#*bStu347u;LytHKRV=cF++$i8jLp(4%>TwJalQt`OXG`@W7`3AtONSHdb{4x;58hERR1&Lb;<xGo)hp9sRIM=UZ*<TsUu#X^*(KNPggk}LwZ~)d
lU8rBoRTVuuMlehvfOk9`#c7$YtlYu>7^phi0?Dn==?@il(I-|MqR<e)#7mEZwF}_zW;u3IT*Qku>0`oUiU9I5B8GUBMJ}o&&U_<fvYfMZ8x3Ml3~qJ4zE}9
36I=N@K~=3zVdI?UKIro0I@~}etgE@td<;vHo~mJNd$60#}^{hd&*IUyT#-~xc?(9E>`88=1q|&T5U+9ma_|?)Z0Sbn{b1Qu*T{?tXQ1@kHwPTdb_H)R;*V|
R8a*tX+1dH%$%^=$7eMbAqkw(-gM?TH(U8MKHROu#1a~0nxJ`~L$y-4C1-<76v!pW0Z6ZmKon#ccCpM5Xu3f1k#=?an`u~{?aDveQ}^QZ$HBV~KXr&n`*Ic5
(q3VWPmvev!}!C=;9ZC1D~$G_B42d`zVxq%lnxLhjZu}sXzPZ!CyfGibHba3Cc*8t3oSEnvu3{JU}$>RG*jh?S%+0n+L$rbQCl`Wb}9?wIdHiPJmeqSGSXri
6<48j9@LJ^zJSZ(=PuTC%B>u6(QS<H#^Xjyrz6ZjNZ}XtU5|nsbeRISFvqNa%btF2KLDIyu5-?GO52{#JsgC!_G8iA|9hKf8#=qrb#KrKn$s-QGY9T)MR>gl
$lrc>vn&chKIm_fI?vq|T*^yAju|y2pwFHvUV$x9X`Hn*uMPUJ6l#5>s@dzijmaM{NSd=ut&`~#_q&FYGIZhkQ;J)O9oM0$(gJa?0NXM%oOeB@UE=CtTt~h%
=e+9#hW1Wik!r_u6G)lTODBeJ)(T#6qb{VV;wGPw^ww&UY6MY9-{@3#gh(?bwJO4hx4w505=^+9@~IuBb`;rVb)@Xkh!i?WW&hhviUwAOqq69B3uu9^Hg35q
xH|~oi%fjG%zMpNz1j>^{L-{`YOElwiW6dSE<4D~Ci^hNQmf~{g-j<X@Vk`V>2~!BqNs_a)9klmi>%G``F#BAhx4;{|JCk9b0Jn!ELoJRW2YJRTFLxbv&E&}
5XWbg!5*BF4y;e`bzBzDO+Y6TWXExton{PgN1gI~KF{r5bg(LRE*9w5y|{;W9vDVR(#}mL=!gI4`Pd+b$->x5HN8l*OR6;t*@eN*KJI_UnPj+g;^UvSL&QvR
`p&fCj{pP+xR_)200S#kt#ENU0m5^~*yNpybPd<7ymS*l*2Vg%ip*zFky?EMZeqxi$UMp`pWB>f(AjEpQq)k&Oxi<KT;B9TP<v7r!3+dfTz~jlJ7%cQ7~Psl
Ucf)H)-(q1s5Ed6Lpy=YNjA%+;TXRXG%rZ`1^_w2MyHoZ_7WAjRI_W#{~Y5Be|jnj9@CsG^9d7GxMrN~Vap4~`(T-!XsbgghcX2=NUO+MNncj%-q%>VRU6HY
PV!CD##P4AT***uu2RX6fm;4Gop|U{rcf8Sxlm!gP&{H~v20|Y()kTIoq@EK-MPCs49X0V&J|4+r47x@uOCRsvC$(Z>?@TGe?EJ6`qQc8{ByL?kSec<QF7Ev
#3&JO=@K0%HlL#rrxJr~Irex76oY_d?CG86qSHuOF);-5`-)8HUlH^0vAFpA`L6)0f9o<Czj1<!j8ewq6ObZB1KYM3L0HRw$IV-qi~=<zCx`wK`}U&I)a%aj
TjXdt@PyF|dv*2mWFqgFOq%j+#VJ;y+u}JFi0N~Npv!xf;W!OPA^BO5B}EpAjW76a*yAsd)#Q1%+kO5gl^$#fIIK`Zq5{MUt3j%Ixb^XMh-&7KOTH}mDZ~OY
4LQ20p*AYgu`_hw$^p=qk*_yd)vzVq_LBe@&<=8u6fJJhPX5%_@mKS+`2Fs1ZVPVpApJr@43gaVB*$SQELklGKr@tWe)@vZ_xl#CcGMnOvUpi6i%mGCAYixD
XgK_m{4F^$2wgQXXp=~31M4T40xz(@LT)($cM<KyC=wgJbh&pQWc0fBRcMRutB&G{I~(;Fr`^-_Xx`6oJL4_Pi%mlo#d%nE>+82IjO&d_ii>??1nuGBDB|UE
5jAJLzfi=<e70N@Ltcc5BqS#zEvzW}eAs}sDOG}OO0=x+l1G~oM@t-8a6xweuuQZwAn#*wcK-dz#rXZnhw;1f^S4}p*lvL{Qg;LO)~pOX$g4Z~Cy1kx7%mk;
c@oGC4ruwSWYHAraUu8pzQ_{i;)MJue!`}}2A5Scs@Ch@Q~?-R;G9MjXgQ$8l9q8<<kwa{#o{x9Xs|8E6<CCvGfx;QsiXx^Op^?D;#LSF6Gp_r16Y!TgBr?>
_<|MbF6}ryhve;m1F#gEQJRQipr!#MyJ{FreIwLbD*!BUOgG}-$K!Io+>}IGeWYWDj`^(9-iMNpt)#n<@oeji^T?}Vw3eEFQW2?(<qj#&KzIPW7t{UXtHXY<
02_#|>^QcZwRQaHPGAbDXi#1wRaNw-$;1WAFeFW($z1)Wy-!qaRS>c8b+TJKLiPztg`|$a+5AWqaz^xE=KH5~rVA~o*0?kfj{j3snTBZv!gDaB<*j#|hLtOt
G=(CdV>XjBIdy<+T@Wb)J#j11*LK33VnG`DuCZ0Yc>%CLyMco6*Z?CP5zhc;He-(r1Bx{XY>j{I8c@p-v_ku^NNv>kGf06Sq9P{T2suxAtw-NW^0&S_FA?ev
^|~H`l~rzDW!e)zN4Z_JhGcbe=CR*_@enCP`)s-<7x2)GuhaE>8C{k?%xTAe!jH)t{OGJwnz$rcFWCkyxkXAbb8ui}nWFAZDN%Pbu0thd5v)i8)OM5?G>ewG
McL)5?kB5lk-_za#J4V)%T>A&<5(-zmh!?jZCbuAB_hhk0OJ>iAx&}2J{BVTAZVNO!5m`=Q-M;gpO;pCmd-RZmua@j%mub|b~fspT1rQjUPWTJ;Pz+G2F~)@
*{0~8Br?vWUF({YvfG<XNbDvTT+FLS_nmgxNzP<enoR*y@BVQU&W@x7J{iE?vJ63nfTki`v4Sks%3Lx6uD67uEt~S68sg88p~1V$lMiQu%hO*@E;^N{|ArpQ
?ZOQV&dyz_0e(0=8@xNcxa49)w)j#scax`cSW|w(@`xO<aRI_c7T!TaloZHLCraAXt@r+%7Pda4jxN{8-bsvEA89%IP(p9RBFOc;k|F8L$lD$VS6CKkxrnJv
gAgYv?M_PKH#l*<*uJGEQ3kpbH4fsFzofglkh8`(B_7ta!*UiZ)W!oOYA+80-%|k<<G6Gm4H|UswEEQ5RDfWGzvX3aC0(T~q+2el*v1J)hl5%`+lCI#yy;PU
AYrPZ`OAXV!r9hS&X0x)^b&heecnx0N@N$BF>bvDkkh3=nM<y3w(VBm;d=o5@7kSn7Eo5}C0)FmyAb$o&HX*Zh3%^M(D2Pj{QK8I&N~i4l{CUx;YYdajty2}
*sBhA6mBeg5B-R=5?gIdv|{YwkmWuGRDWBV0DGrmx3PDN0MtX_t@cE3g(7s*O&J#}MQ+7i({WX4L%RA~a@dK<<t5jgO}}u>*`O)u!|hITAZ2|c5r}Bxb0}Xl
Z^&TeLHDxZBpb?Uic-RB#b*iC{gjLLyr^#`W4MAni~+*Bh|cHk8a82sol9BbgrBQ7xXg>sy?Ah3NUFHg1`r<t_jq>eu4)dYTFP_#khynbCI~%avl1A=1736?
srJyap&Hpq0b!)%<ASJBgn{2^df=KyT!6i{DqRfqt)osv;Z*|fjpFDYxucYI={(icCi-sZ_lKpelMF^rhMr622^DNiHIkQ*a^#j3nL*}V2TF%|S0c^bj&q_(
CNz_Q8o+s+%Ye5~C0$+Z7&8qcC%io^g*7SrvkEyaerPCP(qhT^b?FqiUp*S_VXt<nkGh*BtdbG>QFkz0vDOQWWq3I1D3IH3$#8RUUF+5aJGkp&G4ursm0PXQ
xD65`!X|3HRBYsx>!H)c$D^r-BZ|T_r_<^^DDr}E$DVT0-Qyojr=d8&vVxZ^@ljXmI3N$WUYFO`Tj;EGdKK(nHcwG`<Trdguku2o?%e%L?0cRSv(2Y|&{~Q#
@3@M0^<)Cg-X6Vd^LjfaRitMAvQwgkv+h(Txgy1Ko!*K^mDdKZa)R8QCAg3@Bg9m<u$ygHj|(u|neqVBU3*T_jkyFu;`dp7++i1vt2SLZ@W;ua94-?^%V5Cl
2yfm$9$zKMfySX<Pn|>_J;eDY`d;Z;?@9?!t}>ZcxI(xRo}_8>Yrg9vh37gRq0@e&uqfI=v!XefwkqUyoQBy;Odziuucl$C5}*?%-YO3ebH$PJMB|0<TVEtg
LC~Z?FB~$Wn%p@=xvQ1RqFE0+>{~FwvJ-4vyN-P4A9;zJfbP1yl~BvbIiv3xiY3niLHs*MwVdVHVR?MmgY(6OS7HNY@bYuJ-L5?CHVWxXk>GISH^}~UP2{W(
@ip9p%%ivjIJa!Ko5C@fh7P2x{7T}{YHfr{zuDPHojd$X@?AKeC$F%6D<Pb|T8-(HW7R1&rX<vQnhEww*qgGsj!1;s9v7Xj8is^vFe@*&vrmr8d@N!NZsm|v
;J935$6MNI)O05x<B=v{Vo96x9vMgASPc#lg>Tg6b1e8%;Y@B@RhEG&=^X(4)!TGk0E_pQx-MASy&!q?^C!S@2Xo2%wn8tQO>Mpu6DlK~NGQk;()9x7)f9#p
_!e8Q4v+ra4zfn6Ls6=j-e}1%&89;%(G&gF^nA<hHksfXpXAC!Zr3f#2O>LR&@+w%<*xM9%NvhKk8piSRz&08x{hMo;<z~;TgN#+dH~?}CeBnb@fIXB4~-B)
DkN^pTlMA=?P1@3NOeHAKp74RH&3+1fvL?R3K*TlqwSKCq2AF#YGZFQ`Gr*t59x(&!d7U|D8tNTC4o*Sg&~legrQWiJIIxE*MRQyQ|ec*0mn@h=cAMAtJuo3
Xom=59D2`*{E*tD9?HO7J`!2*IuA~{dUii)>L#-9GPg%##!0w6uGVgr*YK^E)vq_UeGm;~(v{%HkBoB&D^Fg&3|<y7(1uVacSC4Typ=5zwUYy`B3<Lw+&78l
kp7c@;kz%`P&PLx)z_Hr*Ur!`nWhje-QbsfKF;+9e%!1lV2W<xjeRO`={n2jtzeH{aF@~Q`N8wuQW=nhjJP-Y3n94C>Jmv{GEj2?Ngm!5=Q&Ygh4mObES;9V
K6)f_MD{DutsNt2R-)Ao%a3G>)#k1h3n$Lv7B(O9dq$C=EPM>qL%*!ERYs@p1+267n?Bl(0TOF9^Va<v8qN~~ZGABZVH?8tdTgx>5;|&a4zpc~AxYr}SCVR~
`+sbU*H%H=?4(+WxzR}fV^(DA{5s0#+hp8+9ewwjzpLrp)aK~0o&mEd>*XU!FaLdiwc1FD*C`AKqdIJ%zDZq=65vR2AMaj?&L>@}TH?rzF$4Ki%M(R)Rtu{`
ACM4(Yz0GroR5-e&On8(uI;wSH*x;U<K!$oGru(()T1*PMxI$AMfv~0N-0VyO<)Mxdse2bZ$`%pBz&hGCwyji55}sfIzh2v4RqNhY`<1;6)Qw%h0CpmJ&We+
Cbn}zE-@}gl`yHZ3I)$!VAOhiI)UvuHOo&^(B$h;hc_+!-j>~0vUHG)$W-^b*;FU71su@IN}wS34Z&@@)w<zeW{Dsn0s1#>LwuLB!!sLF%T18)2V<?LtqX|A
8|A`)Lz$$OAZRy-8?rhSb`@6A6U%_~9ClpEU?6H&W5{=O+_?*RVKhK7>+mQ$(X>?YwNhsKiuw%zk4@~_hEC0H99C4o$~ZNBFIZg0I(P>HHwT}~zR*47fYQ9L
OG`DTi9L@sgY1p;`ulE(-|15QSa9W+@x|rId$=pRhslc<$-%3`Am~hBCangWVdR8~ls&FQ<hzDYE^42y7}4yVd=r;9u{EK8Kl@Zul07!BhK^#%Z9F0xpv;I4
l$0a?{`m42T*`~!_b9}!bW?S*lW?8D*IMy)g1@lHggo82KX|T_iF5=j&+Cz9<MXBDImUxMo6)qSCT%Dn>AeUWCDM?wj0F4AII5vbGBONr^7-Is6lHv(Cx~js
JTC1IG3;g*9royf4iu@rc5sAmtY8e}z|wV2Jr(eEwgj~qLU_2LcBX$IQvM+Pg^t|A{{ji7AEN
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
