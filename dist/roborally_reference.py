#!/usr/bin/env python3
# roborally_reference: contest-bots 1.0.0, bot/submit/roborally_reference.py; 56,891 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
8i`8RZm(%8;306;&sVdvvi*X<KBfp4=-CR3`!&)FCckmq$%y`m$%1vl$FIl-8dl!4GjfnX3^;>}@RXf$uGCYfT3oI;iZ2vHR*UpGNKerwrzX%DX@xk`W!XSj
^yOJYbI;`N0!xUF<Ut$(_G{5c*Zt1jOLnz;)uPJ>%(E2tHnb)a;$-u2ot)Jgc!(N5u^OxvZ8aB`om_?ieC{4nupyjab&1Zr1J_WN8iy1J_F5Nlz&B<nmn1yh
&=ddvb6kN7M?b#l(!H3-t@YfRDu(C?I`Njk9`K%|ght2_c_3kF^fzIgHJ<h@#+ZzP{sv7wmskcplmT$;@S*AAyqKRtJKeHDaSBVH0&MGc4(8=4dSs<p@}J4$
EQ~oLt-qN;H{J~Uhda?U<t*(BIXVW$<fDIlQ<cE95C-`kwtU~aWQ*y^`epMn^8oBJb>r6g2UpPd8Qi_Mi&EX5x%E(dUzg=<bpqUpx*S%G_^!^7f2d)v7V3Li
qo90;&>iRg&<n)j<+#(W6kl=Nob}t1jKuWa1|4_1Dbb8ER%n5rR&_kFEH(lE2$-k=|2_DjT<}#({j>e=U;N>l)OVhBv4!5Uk@PtLEOW79MlZGW+v~IQD2S{8
fhr^Chh5+iCKkHMBV|^SZ@wY_sp%k3JZMSxx_;$wa+zCq_R4mR9LJT0TdbU!``s=pq?Y3?zbkp-Y%vu3L!jhtv#x(ypHBHz%C~@4*O`)=G)5!n-!dr>vK!=Z
e9n!YeUNz)>z2!8cn`x6o}PKFiHMb{4u#QSyi9*~5b!$%hw*zLvw8B<gs}m;%b>&T_)qfUY2@q32FSahWIbNkl(sy(L9OuN18)0>+a5mXceMq`{(HHE{Y;HR
AzA;RyYu3*9PbQK%Mahd6^EsU%3!2(#Q$P!R<!j7aq}s01_#+Y>HYB}?ol+FV~+<WiH!?|TR~plY@bp@27CcJ)#J{his=fKfNR1~6vPMa9?Gqv;j^_Q`(Hwj
UoMNQ#>GG|XM@;QJI~pnRS%TELpRq`&St}r@!}+TUN_F8MO^q+3*urspmI#SEXd_2suN`HHl(I<Mf_w!@Z#ApG!$$bcd^Fq_E?NqDl-k^MeKDdGZ~;+HwfKY
ElA}CW3=e{DBrQK^-eA;5y|a8|1$~t>BI$6NFukWe?@LDx(4!Y2FH??p7rM?mAI+!AeUKn1DU0Ha|x_<4>Q2j-}NhELuy;;SfrC%A5zGxG~N?Y^k9!7H9VFv
_b?f>HCmHdb8QCGwFct}hRc0`3;v`Du)x=W@9~?-(8D98G#~@YVrF80I?zcs4}Gf^3ri>*<|mrdzo2H~W|!R+Gm`N4h=jimUW{=B{4uTBQP$5ex)`J<LJ#3?
<Qr=s#=+;bHIp=AZh8km^mmK;PN{OF=L#dA+Kw>xZ;V*`f^<t86$CD<?c}_!So3wO8><MkCZ4?O&3aNSD3ZEt)wSr+BmD7Z_vgJ49o*3o8V5ZVu9!9E_^vnx
OhAlu)BwUf*))Q-yi1sakfEca;4O>^^3q4TN3}5Z@CQbM0C&K8QO~R+5RrnQnulgBg1FAa&TBwJm-ru^7m3^a=S8uA9fIEYXEFP=ShU4i8O`><5gszG@<t6Y
NDZ|XFvFuGNqffk;3)K<kXzQ7*lJOsC5OkpEZTGat9QeGtgmbs3wB8|9G}@!j^h(!;XiIuHV%~M4d+SsTSMtw%$Ii^lFc9`2AL{(^w1j^x#YNyo$a_2$1YMx
ggUtsM~+-Uix9y9H4Z>fB@%~$JIvV`@!PNe(3yDP5jLw%X<J&`i4$rBmk7Lx9(;|jC6VaPwrzj&B%Z(z6cOnXT{SLLlA!)1S{h0Gakt;beG;FPRK%R2=1^k>
jH+oUefe0-d3mNQj1oU>#K4YN#5kB=B$q&PPpYyBZ73YaU|_dCWxqBK5S6t*P2@JrZ{TR)qEyE#+?q&|Z~pZNojxIkvaaXugA>@N`xzhBDd&ILd-cPQ2mAL^
wxe^<^ru&EUgpf}H2MAY?<UyFsN!Gm?jKCwzdhK+xET{~^+hUr$F!n|4#fO?b$U84Xa9P=`*S>-yjT6s|9<_LQ_cNlk9lh0+ua_Zsh(0@+2tQD_Fum}m_C1X
0Ma1-32n)H?Qo&nF~!FiOys^ywoLy<nw+&am*t2B$gdw~<6%xJpUL5Z4wDDLKcTZfqCeRm4;OgC)9+vHy~c;BJM`qc?-JK28x#$8of_E`6K74OuV9H9s<aQA
hSs_AyjpPlBfA-N)8;8D=qT3cHs3J10+NL%<?&;9rP&V3_nBBBikOj9P%if9=t!<Ox*c(3Qddn^pfBdfa()x(=hl%0=E5=60x{ko9xEad+Utx+$2Wog9lOCt
=zr@N1WYY)iFQc<N8mjQilLPtDhkr1luz?@AyPeR!;WH*c2#Wso>=A*#!eov@O!d8i_OsyHN&M}22`}rBNIy5BY!Y^PDeRPtkNR>=ALT8J_VuZ%lOARYzcEv
qeNa%ss$s+$mB_Kah%Z_wR=SiFsVn%dDH{5Q~g2@ESM*Qp6Hi@#f)$bbofZNggHdhc~jojQ{O_T9<ZhaG=VlR%at^UD#${S)7dZ-1!_1EqJ~TnHYw#q7x#QJ
G~xF?D+t4Mznbp(qzgU3DxBcDKJe+hTccNUI){?-#c(rLJy_t%dTlOrvT(HhYCP$Sa9N7|hg!8|>y@vhiUVW>oHpy*PAEW-|7M>c{S~<!MoVzV37~?0aw!co
-~fV0gp^Ms^NMhpF0#TbE>_G)OxD^>BL5lgj(o~+Mqv-MMgWnjZKBnm)|gU*=bL+$g3|w_!B$FiP1v!nJM92F_do-q4_plSTQr$$z(%pCSAh!HH&R}v+~k?r
YK@<Y&bRM8E{bblqAyZu=U?~a=IH?)bKg||!L}ZAznrdOs7#2DQ(cdw*|5z~et@vC1>7x8Xshy*9GnOjXI?m1z`dN^kQeS%kB&16+u`u5wfM<c4Q|o$a6Yyk
-CWbVEi_@HDPum>%!6WL#eAbfDu*a{lKRL4n$we3>8+oHS7vj>ZGd{%*fHWa&h8<8YaLunn=@n<w5#e91o{&)Rlpkp1_fpT<tF4CuqkJz0lCXdi-wO7g3K6}
#v?ThCmqf;ml)&yP<|HU0SrZ^_`sqN>Z9$uAXbfdUBiD;UbDJDLv{CSzRP%*fN#OOgd=m@Q(xDp{gV^IWt~wp0R4dk)C4c!T#uU+E~uglnl44#g&gf4zQJz&
hd5OUFU5xxR3cM>!Q`)-EQr7mNHOE5N?e^%2ew6@5fqgTtY?dN+P^~Kvq0_PR+7pJ;jJvuz~-amF?`|%A)XQ2_%qVm_xF<G7x?E4Fwe3E4%u|&2Z!s9eemIr
)*V6?L=Z3=AJOChirE+wOVS9nm`i)1)>h(k*YV%CGP<|1D7|PB#S|WfMN7D2DyU=jg1@aQz~-o<5m#^WJiNg4(LhA>OH#|M;dROS27nn^`b>;X!Jg0j0l)-)
k{WsW(N0GI%YnnbycuzVA)Ac{ufVh+(JOTXPDU7cQQJ#zR?ZVo@Z`6|OND$P=y^b%If&?EMZt?W?pFzSjekFT<~v0*V!VxTz$GVRhV90GZ8*&0BY6^}*f;JJ
PMrRxh(8!7{Rax!eqv-eg-N>~*n<AX7KDn-#9iQ~Gsxnnd@yQ#eUb%O<YaZx09yJ7&n+jMFxn2~?I(ExGVF+Zrx_VQz<5g53Cv~#z6GhoJUS$ala`pg!LL<$
mFiU1jK^LJz$(9)Af$4VSW+iB7X~zmiM#Xf+~LR2;-CaS&m}6=8-a26I^sV<jn_u}Ci4z~!vG=<WZ?{2u!ldxj7i_fl?TZGtEE7oDL=9-oO{QUXE9txQdCvX
kXWTJ-oD)17iN=?;1+F4Ho)WLUF}MZbeWYS&?ExVF<*2hCOVDGQ3U!pej9hM*PWp5pv$2OE6Y*A9+hwBw*4SFrcQfw&!lU_T#ipr9DP?clm{Rf%4w7w1y>OL
PP)S;aZjj>lddpAEDib}z}qymgE~P&J!FP`lD?BIyOQNQIL#ip(y2;Fd4dek72XdQ#-s;xKxcN;!P<cb1MAx#CaKJe|49vO3>2`;vo3cLWPm6BUsg^DW*h^1
yAVwZbAq7yG*Z5hW(aq6k!vLx@mdgIa6r(dRCA6r?q0hAy<(Uq5e;#Bq?!DRa6y-#S$O3;=t27-kC{1oXPsgU;p|Ds&mKFcG1!r8>X2CgeYp~Edp9g+?(x(H
Pb1#6pWqusyR^#$a3}SAb+I6m6xwoTly;5NtC_9luNo$p4P1UC;%OGV9N=6SH%0OC`hjnDH|wkg_b@X8YEOGuvO?0*iEa`Bya`AQ;#RhZBEyFl(4l1c%;Z&J
rLVw0*=mBJeA7bmiI6_x=!mW!NUS8j>OEw13=#k)2->B)eO}K29)`FL!y`wOjvO-3J!IG)s-^FwbW4&DGhVjKY1xSW`o^z0;QeSyPbFnl5#O<1<t&jU1~4Mt
Ztcy)!;Q&O)&Hr<ZnNnFx?e-FOwcE|u@b;fgpu;iCR^5+fNA4AQ9(z6%XHgik(10+v|+%>kRF>Yc(XD(%>a4=;CU*^SgW(D<yABxRzpb@TZL)O#2O~Ctr3>O
ySfR|`H?djFsJWwAT6pz85t)6K7+MmgdwK>q36&uVtPkY+=k3-KDxtB=`Ugj8Wt$&Pg1`09;s5|WpR_zi4lR3><(Adkh+|N$RS#NBn5MCG{M`Z!airh@iH}o
`$m7{`VW3kFHV3HSdbsn+^3naSk({LNhU@oRyj{DrMWO9<(J*Ucg(#JU{Cyfb-F>kq}k;Dq4*YriWS8}6N3|+B1J3GVF;=h2R%9@$HBJ2+&J#$2G9e-&RL5A
&KH>cPZow6ch6mk4#W8g8gnLpol7s-;D9bL|MJ!D^rnm2*`M1OxWz5%ViEzQ6MCF89}A=t6@9*bY%)qHHY10irX&Ja0&Yj%%=rsi#UCTq5l=}ZG-`<&A#E@o
YQHS0@duVCk2#ayKpf<*1Hog<O)%oP+#(dPu$M3nR&Ozu0rHyErfkO%{7gDD)024mlv%O5sYw5#`M0l#`GPf(Nm0rT9Ub96k#7!D6rfCfgTr2aO0&-t^^QHj
er+?W6EDJe#p$ZKW01B!84-&;78#wTTLNeJPaxh0=s`QOcaZ4?kP8}{OxwtlIY5U;^eIdjzu=xfZ+7nx)qd>UaaymIk=Jdng9j20c7q!x=hfLcXHVpi9O6Ls
C^Iis9^jkYlEW;;t!U;eO;)WAl4Ih#Iia(tqnt8Z_L-huhyj|a<&2>P<%GU>p4_`Si-ffpHC^caoJH0-e(b(Dc=eaPJbC-!AW#1C>ixlo-Pd2>`vJ{gy#0Ca
&W;#g<biP~9{5M66z>U}lNe<eAa_MM1RaA*sY+KMNi8u*Zov#8<q8W~yDM}V)@0>7+s?AgUt#9^9lRe`$QeDNKj$@S8A!Kzg)!&b0a9RXuJ7{eH68MIPo+<%
+Re2L7eG4#ir(6w%t<()>Ztvg-*(5u_M)Y?6{=k0kbx2vx7nEf9!*ccjxC8lTu`!30*0N?MUX5OzRyS7gRkX{=*@$7JADKGtWKA%4YRW3XQFcn_)k%fV|;{z
rqr+?ZU@rX-D0yPPw|x!pdJg*&l~m|5FLm>7hIQUSq2#^scfZpO}V@T{J0>AMT1}TS;+Ug7$Tshvl2r<(_SOBPG0qsS(I&Ik#bL2*LmJ?A;tz5nNfO&9P@}1
pmkytz)%HM<QX1-06_FE8Y3)6{%<*;RkH@JMA|WDM?S+I&RLEkiZg4uSc2qP6$;0t<$@v!QuDDV<cEVk<wi>ePCSWjeL5uBu#FqHIn1y0aZz6_QfIN{Z%{a}
l^vnmu(acr%;S+ifvIjz8oA_4m;TU*y#6~6tXiN31F*VIDc9_I;-uA^X=?3GSm&K-TTjnwhU3ids4mT0YX9}?(`-8hR#m+?t`;tD#%Wm~|IzqT(?aj8iqvDc
h*9N?<*HNWpCPP>5z<%{Qf)O7#)2$0{-H1!8I?9c+UP2K%!%Jkbe{)+<n*d1UnT#L$2xx0EpQ)e?Xr=nGwKK)!5rW)ar|Brsk5~5AHAPAi|<y4G;||S9Nc$1
QW}a1=G(7o*jDN-ZiUf)n;Lk-^F1zWB=)auxemZ%fHvBGk<?M~O*LFq;Y2KqrH5!6Pp%1jViubMzhw^SX@6w{)jYYhu##J?#}lF-(~8Q5%Pn}dv-9(E;52f^
qj`04T&u^IjHjRJW7|~kK|%LmjV1oRz7-pxD5t?PBTDvpSakd<{&gM|(VgvjKj4Mk%o<=J&_aBxMBESX^?eZO__>X-V-+WLhPGY|gzX~_BKY7;9|I!UN@4`_
DCt3IGT*<5XPK`6p_fK(i%cFJbX63ByUam9Lm*=(Emta_j!1nFh93<L<uRd1Lrnn^L?jLUZH|JIh90f;3-u`BtxtF*Mam1&n*btCkB<0UFK>>HfEplQTeSe#
s9#~Z{OY{Moon!0s%EI)ikOJrB;>*d?@6xZ_nRV1XqNh|pW@FxIK&nO(nt}mphJTWP1-{wp<2hRBka<IkK~%W0wAT76(Yb{EwGLQ*8fG7kt4^?ae5f?bR^6q
CgW~75hj1BS`n3CP&L!gTXFFlBwXtLSDq!i%pWeK2FLnIvvz>m!Qe0*B3A~z<S0QG)zaxr<PNw&$f|>=@yk>pYm#(D)qy&pGo%_T=KmgL32&nd(pfHV7?(^%
XMDM8&Lv0x8L(i@KcRhj_x6{)_j@m=n7$A&z^jA(X{eQPu<=g?>3qNY;q}3ka~9^w%UAFBUQkJ!AZlk#k)*o>?MPBrH{$yh`4aB8<>g(IX;CuTO}Zo|)w+qV
Ur(R!y+)6w=X<+9PxlYrzj_I4*!%By@Avli_1*U<sT>G7zg6$#BYvLvz@HCz3!Wg<eE;e_7RY}4;wRX}>C4@pcYoLm(kVRhdu8Kfz9$gHJPX3Fp^Av^IrBDX
SmXp%B;k9N{4xBsSZMiHS9Q;!JB%}8-lRe?#}j50nsxMDQP~HjWbpQuK{a_3#l!d7jRNa=H~sIxYK5Vec|y$m#Cuec1>>6u>d#zNHEI4oLGwr482{UCZXFKy
RT0~h(2GSlu_kI#Vfw#VqFx_2!*)aqCAktVg5b3|b<|mwelTqqIk#H+9Xo#ax;L}uv!qq!(FhdRxO%&&WyShWt%BN18%Cv#HgrmR<};izO(Cam<Kh$L0w(6d
Cju@UR5HLY$WjXDnmkgR(U_@(W(_81=|Q|2YpbAQ$_~k;Yj)SkB+h@_nlaqmtkoj8im~fDVRLOJ8FQSaDeN3`SGi19g6$Tw-jr5Tg!TO~zM909ok<;wxiFja
wCnOhZ{_^HG-QCcW?G*P4R0ymA~KsO1)1CyQs7Wg0Bq}n2&inOOb4TT82lu(K#CvE2>gV-GXZ-XwCCoI5oc^-amY$TqZ=KXN&b0REuDb}3ob5zHAd6S*<=I2
aSt441DIt|FHlXH{-d8?H?c$1kSz7lp`X>9(3zP%7KMzq)1^=m5n(7n4HI>rBIH1wm?P8&+*6#@jk)Mmn@VT{eH?gdyWCEpXOj;@_hl~P2tN~&jzv_@3(RX?
oB?kOLaNV_z@pCYxyU85fE<&#3F(G7H1}q<p-1$&D`4jGJQ8Ct38Xo;Ny?u*S?3jQV?$0pdS`J>ZjTf<$SbJ1@;3xSvQ2jwN0S5G(%1;|?_J`lqaz#`pDpx(
&x9Xr9o9~5CEXGh?(Fw3Hwn3XLY30}(i~j;OR|}nHu|;A)z$G}7ykm6e#&K@a$!A+lP^M@nK)6hPk;umQRIl!CXp6-#Ds>IYh&i^a2T(3(LxUWgjRvtL<`uw
I~XMEQi?MM?a3v|wt6d<ce79(csn!PsW%EEr)}wzB;-!Ibx0AB<Qt*UAuiOJBLuy{lyxE0DC@`}(1MfoUVBDS{PS$amGPSip2lo7ualpi21B~N;LpN}4O$u!
q&E=5aB+#RNxK2ps<#v6wd$l5a#J3;6kh)kfV9hMW`blXq;wR1#*U}bo0zI>E=p>Ic-P(@gddmg;h>v{&D;y8U@L-xZU)aF3LKeC{4Us7cXb0~OXJ91hWa)Q
SfFYg-A3cia@=qxTObqAk%qU?UgXq1x0ecbXGrUsSVYphwL3k*a~gOTpeso<74dDZd_{)?8(LY{dvo@LKw4hK@qRml!MC|DBoJtMDVd&rIC5=#<{XynEzf3I
KW<N~pEm9Af9rTZYKsgb+<I$HM#uAV$_kfw`SE(2^SW-C%b@OJgNrlEnu&7HQ>+4r26GcL!ZEy4=(KIpt!YEnA)a#XhO*9Daac;oAEOT-imH^9T=q(|z4&k{
wdz6urb#@6S)d|+N{xjJH{F?mFz{CsTUKq;fk1O+xBx2(xMEkN!?uC|oPe-yvgolio?r+PwQ=qi{uTOX_0Np96qp@JHYeF=xm_-!1;rZ7*2kyMl*gzdo~U|)
^%0@Z8hSm@mJQWJqD(j*7?ueK^o?pqS3*pfy{4@%QB1?enes?^k0}PvDNIO&jK8sqFksg6YL;e_Ih2FpEkKZcL^cm2pcJ6xH9lgT<Ju=%Mq34v9E(w0tHcFS
tqfRNflAE}+$YXB3+HpweWP1|ecPj=+j2eBv$%18DPPH_gUyC=M*cQA8I7Ysnt8=Ol=yE-+(t+CSAXnEgIyY?`wHK94S<Vq;N?aBAt`Zcn@);$lCAW_ASips
-qD4eu1leEjZUveM>k%U!wp787MJIr(!L9@Q17-<^p%}DO*8VCCqi}&$OYkul}vmbyrb;Q4#&a@q@Gve%yP9r>lOZk9bNNFI3e|h$B+J(ouw}?!CQGj&H_~7
NVH&8OYT*eBp;pH8IDnbceTXQL6pIgcWz!R&&nV=PMtE+*|m@S+e*;HHM_A-ZpgD@b`5{h8t4Q0aRWaD-KIcrqd4n=0xNNdo6Zo|(Gb6*&+HgF;7#1EGY*gB
G{gG^{P80ix%b|oF9K&>&~DHm8HTwa$!iS0MKr7JzN4!XoUGai{k%pxjGH++3Q)IZEy1M?@o~Uo$oY#H$@p1rsxwnR39jRh2o9=UyCFRZ0r*qO3xv#7;WLn7
yorL2%j+iER%8YpZNUfUQOPqdOK6c1(QHGjgL2D^NgOgz$bRUoywJZV`rXcT`D5Bb##7mNyN3{3`X`lThziW>v+AUn!(I=Hlam!^olDR0CI!x8@Pq<*zZxa~
;Pw>58=N?9Mqq1xVyR}tG6YA8+=G|+ge1~A-u*;b+CfKADx6Dv)KDlP!>V{2EEpr>C~+!Ax<ojch@7#KTO$38;Q~_x;6Qjk1=_{z-><I{U-@Tv7CkyE;qjbM
;l}R|f?lWI(uJ^v(W|zcBw!09!qy;ftzP`xD7dG7((>0=$s@A|nfX|D3I6YF5-@D+Fl1JbjzT=R-v>J}+=@Wy#+__2a74$`x5g|6O&eyQ%wGV6_>F}+!^z9R
&_7#ux?22+<Zf~Tg&2}X`rSjB7@_fHam9RX8c7S**hmLL^LWO)nA(nEYx}HS9$sV++H=cOPw@rCUn)b-Gt9L`rrH`NlF^_>fN|RbGE6vGKM5pK@eEwualJb9
m0p}!BQK+*VJnMnq6Gyf&1>@rN7iVGh&g-;u3+qP7wH7PmW^>=_nk?;cGEiPt(*WH2*l0US}?T+X2*$)9rn=dGtzZBT^yW_;Bx1qBOS$%<vxJJmM<c8x|~|d
V?k>_Z<pa9%lv@?mFlDt_t=c2A##)F(?0pwr^EMk;k@08s|er8>XrAJy<BqL_yEQZ7r9A|`7aFZmbZ$r!Y(?Wp%A@eptY@6C+D~66TH`(mxYA0Y=Orh1(--k
RbxD`&;e7Pvr`D3kAXg|XbQcMqKW#-yp|=nmZ^-@p^(yLf%R8Yd(weJo@+1;dv=@zMw8Aqc+7E$>|Pf$*B80TQ3M+dWYF(z%^r?)0<x`A)|F{897Hq41URXD
ltsFm-hJelu%O#;*j%?p9*=cYg(drdcFz4aOAEag8$&pwJqXL!_Iz)|>FyahfMr0sRRdPFF~B+y{7n!{FT@7$X<$Ic&H8An{RI*ljeQH0cIaoaorQt27v&U9
Jhv_Mj4co`XAsb6A?UxeKG19UMC`7IKV&D6Q4)^Q$Ng|3TJkDMt$$F)0;<Urc1CK9NTk$(oSKLx)H9A~h&gqz%#y24tm8~?sAE?4f)MV6%|JQFT-%h=ViLtx
YglZerGCcx*00Quo*_)*>`W%3^0e*lIZw&V2Z*6rl^e~YLT*93f?b+T;o;qzEVwwq(gMCjO{J`pij(NwjS}$n)>k1~2yv~ZN{xcXwU)aB3Fie|kOGC5<w|EO
gnH0JA>d3B*y>QwWI^`>AClR^Bv;zV#}5v?eBrOe<A|zIx4p-o^WXuj?PL>Yd@NRTn?{K69$oqI29jY34I^dE6u{Bg9*eHo`iKgyN7n%&HlO(vVlv{W<1Q$R
(-844&g}LYSWE~`J0eUFTw<E4NyCS7JG<6x$Wv@-)V(pjt<hm@#HWGe6l=L{42t-1x-ZzY7P@sxSWMPcYHTJxTggAzoM$Ws?X+ICw`~N1UDsHo-lg3`!0&PI
#p^VJExQ5uWgegeqwLQ*@V2?>R8>$`tKWq#o!w@j63W>noZaP~F~aEEka<}EJ>McS<rvRkPR=5vy=<HF!O}#_3YdbXyzPwcCk_5uE!$Nw4-eHwpae%JVvscI
h{$5UsXXQv!;QNVbnL$ytu@~GbZ&x=O|wy#IVbfGj~J+{dW4&JWhRNQY{6H_KWNz8c~bW@6iUffS&5oJZ{*zg#<`=J2wmV{3YrssI|!VKhw5{libwcyId7X$
@J*JR)|*;6_vN6)yAS(60&g{B2Xph{hrL~V>^;uyOW-Z2k+mq>_Xlr3y!de_qM?29e(&AxtM^0Y!R@P`cMta7zuJBMYJYDSK(+k{V_>GwcVGN8Gz@OA9>jt}
i^1(%xP5r}h7PO2%g?vOaIkBB5Xpf>YeeOaFYz*UD}PXCUGd(h6JRHP^o^jT4!EcHtore<OT%#R;r*NG&%66S^|}3jVKELa>k)eN|L+gG?>YY(-HJQ=+P`@_
Wyl0t_sbhh%yKVZ`p}7<XT#ZD0B_hClC(WI24LVcI4JR>wr8Kqf3jO|SZqV;UeJ0%4|U86I>sP2_RGNi7$X2oB-4=Q1fv0BFZ3thYDEp*v!2fNmF>Hy>$pd}
Fu%yE;w~Q}*6vIg<Oj(Jv%R_hz_-SGv}_<k-i6I2=i(S27lLq;TrR76S+zHva#NyYPJ4Y)GAEaJBZ0HcW+lxo7-=a(FCKsuv~cP?oLMDEQD8U*y7kjzPU2=2
*0fp8d9lRgqHIK>RJi>vCMvQ~&xmiP1tR!B1A*<QS8ydlX9Ie?tgnK6yPFL#IvT5Q2wKi4d*CAv_NKdD^M%d2#OZuThYuQ>)8T_`67Pi6knkJPFRgdf<hU2J
^q5Q^>i$5=D*bsE4~K$Xt_aC%ez|IyV6W=wh*9riW7mi@c#VDsIGC&M$uYGQFmX<~nUHL#hr@dwja(rLYOYE2wG;fF(+`rRZ`G2;-HnebVDy@)TAIYgs%Z({
xY>S<nOmBqSsk~_;-pn|o%*fwdc<<W+4ZoNO4VS7nQiegD4dhQ<8QxpxoTk8lB<x<f$Z^BEwGwx$Fo9>=QP%%M6LDcO#t|0$$1mq=@r#QlZKuwbofE8Oz)E<
0R<f-!aX!LIFS5ckB+D}%B3cU<|2fep!#0JL5y6WHAsn}@`Owi&}D$2gIfjo#SztDJ5=C^I&nC8LoZ$)4X;UPf3};pQS)Mb7~S>|4m+FhEx^Rt;(&N`L_OgL
XA{3)0D{iH23_#g-+=fZuKM21Tdt1WR*$aFHY!l;IpqHQ(5-;L#|Ux#IK$#qJY<SA6(8a03S$Il&T02MOtQy+Y+2jR!+u2_5rYM7q#zC9P{zid+}2k@X5316
);y4sqVu9cPZ2zak!!Q1TAt>zSfEoH|Ef<<8>|Z~KW9L33eg*LL${`jQqw^C{Nzn&o5wo`>!2`=(*jSGGbMT9k)4h>pLdwHk6n~O_6;?(vNB_5_p|{RFIUXg
I*XQQy4COilIT$9hC_-G!EV}Er^FxF8aHhBcD5MU)hRsV#$-2pn56VL>Vp&5VCp(0@$}ddXY|4F85jWV3oU}h!w{Hx3!PFVC;KtE%{g)?WozVo*3X}(II?6;
$Qvbw2Jnd5`lgHl-30096i?JI-g?yXt>i`^fQPlWk*&GpB;-@oPGE~zxMv9SM>WQeNSNlRfQPoMm9B4$Y4v&JSh?u@CjwPX;8wwyM?*3K>lBIabcJzNu|2Ok
)h}c2XM=&B_l`QI2oqXvIN&6UakgRd)+6n^<LT#JJk9)?!_O*~7B_;R$q5l9P*u&4n<4zX0u=PI={l|73EO@dX0<4U+Jrbnkj3!U&^d=|xUzxaCvnV>v!+gM
jGW8c?H1U>TE_hZheuuZ@+_v)J6J+|O+q?M<zOhGCyd}pFX0=Ccr-NGIL|sx=jh0d?;ysecXu^fk4sA6M*%&(3=*@nzz8cF8#8<B%{Yp>{avQzL{@|@E$sU&
w!E)r5}b0e*FC(~&iIw1qKheqZ~MeEx%yFd6_FbWi%bJZ%bh5<p*84KrW~{AJT%R2SqAYsp6|$$$R$=XIwR1qT*UOe>nBQ;n{aczqbLX6k|QD-2MxW04$*fK
=V8O}U{=44@U7n$J;SxuOsCD+Oh~zN{W>O^nQgumE8s&oA}QaaDXJjSrKoGk2YeV)k5dDaKm*EU8nzQY_o0lpwShScjl!Mb)vJO?sXXQ%++ekkkUTE@(L_EE
V<t+d%;DFxG4eF}=9U@gNNyJH0YVtS&<&UF2Jt{*@;P_pI%{BOijPKXWvew!dMrNxq&?CTX~Fv(>E>;-A=Yc}`jT>_iSAaiyvr}@Q@wWyG4;wj@KwbgK^>9D
YiRJ3G4(s?i>g|uMOv#C(m<$rOBx~R`i`OHQ(D=S_IP@_ER9}<mO_>g8US6Dk$A*z4OVrvtY$1hOY?OuErO-p^0{5dh!k4+EI;D$D$ifGI2>$C`t6a`d)>uk
7VG>tqq{G}C7ebbPr{-`dg{XMz2i>b3B=qZ?xqXzxs}IwK@A#Qk>;NU&VsXvw-`>+l3<VJv=UlYqv6A%0xB;q+Z$#aId;6MH^}*dJnk#!_d|=3R%EJ%#&eT3
yDqG{=|D#K3W10E3JPWMqd<E}HCxp^`kd>M^);n20IYZb|H?X*^X?~Aa#gtU6i6r>-}hHXrf5wz)PV@UIPftHV<H^uvm{LMa70xOIwBi)nq?W4BqbMOTMkx6
qBj0HH*z-tFMlfA0DnrCT_5;$^4e|cn)R2Mw|7e>)N_B?|AMOGI@r*C<l_=J=<@n#l)JmlLQQxbs|6AVvHS&h!kPtSb<{^>T$l{|F=!-DME;1_Q`FD;=#S8v
kb3!!%eb+<EwGjMcs#G89aEeN)=d(65ox$?)#V4x17vr9i3-apI8&=noDqvgXA=~d+{%xRr05P`Mh%;S{aH|5^gGEucb8Xaf-@`s1n00;N<sq^HSLt?V5sMp
8^jl^5_MO_A{J?JK3yB-9$|U0^C+f<Pa+7csZUN;m&_R5rZL;eZW9%>vo%7(dZz#Oc{+L{t6R^=hZw)7E0w@7l88<ypfb<U3f+6zq+NX7Xffi8D4%eA+w`Oc
`b~vI(!P%r9Y&91CtAD-7e(_i*ARn6^7rbJd(<v0XBPWxnYIjySqD!ufX0Zx`<vViC;xz-CX!aJGy-nNnxkB`93qZ!PX;q?9bwva#+z6fc25IW1EbGNv8|wP
-lfaq`eL30X(9@);-?n$SW6_-V352wdECU*fhLUS6Q>XI1=rl@bPXxH+xYq9skS>VZ)$2&H9=tVtR~{eH4VEuB*$Nz2r5c@ZOoYo!4m8x#2uOh-W;)m_=!l_
Hkkx$ys<`T-8;Is&*92W{5U;T^JI8Mb3-3T$~z=dtXToIc=jwYPAFMenTuK)vq(5ysy7grrLdr7d07^1%AJ3ebUj+60B9$DaxSCE`^?WhDAvgbhGh^ik5*O8
(M#InxQCRkxwo8G7`n)FmYgo+3U^V@%F*EitO0lUAj_5GG*Js7`tsH33FjEH-?i&AQD;{+O&51nujaGln6hrPSI&6Z)=qMlu=`T!evRJ^lHKLm3RV1^Y&Jyc
9k&!d7&Um!+yU!atoF`JjI3SKltWpNcBg?WHsu*n+w!LL4H-V@YwM5hQMXg*NyTn%7>D{bAj?q}JNb-Sb)7c3;26;o`eG6#&F5F#*<`(|CE#D|tJgD>b_;0w
IcH|lmH*BQTRd`)xTXVV>w5euoV@QMn)#acf}rqEzcwtKyOZ?|>5g26Lk+3+v+;A8MfZDGs8c_^&0kS7UWduC*$uEhwVsMD;WP@H?G@@=nIw?xUjaHNMKRHk
eFRgWUGKb}<hklR-eX-KQwf$5Lz6cQrDaE=B_kn6tqC1-R3gwN<s4h}C7OYd#l5PRl%4i)fy6HGs{D6meBM+d3$qoJ^I3nXtlh;;o*clP{7bR?0zb_!O`gmS
mv7#_Klst)9?g>vZ(hIp`PISR%ll?ezE|F4P71wh?(Ea~%kKY7_kVo#{XrgPzr85SmcaT;k|pEDz5(!)-A@l6yg7W}Tr0h2L!Ja>lhqG444UwD$y`!w_>Xf1
{WinY!n+3__NUMPXZq&D&(HS|@>AZ2f%Yjsqcq$6FsOV6zx_b+fWtwEiNNEv4x9MfRZT_jOY*E!FJs}msAw12Sy>Zrl4CM75eH%%fMJBk7Q&E!&_NE=aZFr7
IAh|1eCD_g5%G?|>q{O_s)F~o6^LONzf7n^lK)}3y|DJGsXiwOL@Cv5r<SmA^vw7&E(nm-AbG)gc9y<QqNzJ$K<y~X6pGZ}6uTw1_-R72a#+{Hx*^34g3z^%
FQ=P2h+?(kk3v@*tyacYAnppoLz{Ik*)vvBMZ_;11`k?mop6_*odgZ6j*U^px|#n)`+ZTi=k?5I$E;7&6HY?4Cc|oPK5WtOsA<Lmh5-&CY0mWl;lo?VF^Mdv
TtZ<b$}escwt{eTxh#uW%7r4$9Jw3@Ua}z~{Brz;(-^~zT+HZBjtTQ)Ni%sr=_EkV(qzK2yW7m8arc>tSB!N<p^Q!Cf2~r7tR=WO4uk>nN(n{Dbz8pUOOg7o
GM|%;m_OQ^z`serASxS7DBiv6>%(}G*$kJ;!pv<6VO`QlwqG1oyr>d>%9lq!me~kO+BB7JPjVeySAE+g-(+9b^|W`g;mdpW9N~wk>*(!0`(|_!bt&<Hx14g+
6QQ1{BYJkvei%!+j$)z<jb`Pw92I}N`J|r212`}q`K#&O{*6o(UdYF`A9p$b>vD;_YkL!B1;#9!n4UB$OKmO$T52ePsn3%%-kxmgmnQQCz3y!6mFTuaZ@9ku
s{)K|(!apv4C(KzEaq)b)$^bRBV}yut=|^D(a?<z6GtlKXKZSG#S=CqE!{Ea-aDS<WmhAE!RWLCgtTrMzBm_G4{#gEh0L+Uy-jgLUumA3ZCkH9C)L&_8v0kb
(&dclC}({(G>T~BWCNKzaOv}fg_4p;<S&M#LMjz6D7EoZDP?bIr`H0i)8v{xLHxe8^=Sc(hH+&6_*YcvO5H;IV&cmcQK<u((?sssqaD7__#wVU1h6;VegA&<
fA&9THvKlMmMHypY!~X^j~Df2<?F8V&S(bfrqq=FT(J?=ncdXBX2mpwUo+A4uF1!)CYP#T&^_-60`H(|%Znz>!lhxh{m#n5iVW)$$iFY8^!%n(O1O)M4}p!S
mbi1>ylwsw^Fv>b2ZMpJ0iTsHK)ci&&Ddpjr+UkrO}e8UpOq(7qaKS0y9%SpJ1sHbBSW-AEvuWUP}SL@UUo_d#EIMkHrPsAV)eTvuY1g92XergFXQC(bO7X|
$(a!pOnkY4o}LzNzNkR0FB#9}K>-sfG!F|XXOvw%NY;y9M|?c?3X+8rE54IXWI(r+)sFBJL4$QADZ?ln;grNp*BGR9lR5kWR)NEG6Z{wFv7)~)>6AVc=RW>P
Ma|H=i4tD<8Wg^$3lAMilbwQS>xzp=#{A@_Y@gcK2r>8^|7}_X97=KQY%H&Qoiq~yqN!iGMjMhGtpd&#%h<d2%WDVSq1I1aS!e|mHO&TYq^&K3sN<pwkzin}
Qw9`}#~tW3(lV5;d1RLW{_hKF9reyEan7Ec#2k1Zgf~%%s^YR+Alh{#HB*B0_`NytUABJC-Ou&Wf|m|R1JjBfn~hErDH;qcZD?WBLJK{8n^YrfW{QHLo<mR+
z{`i7*U=zRi4EyJDym_|@g+4nW7r@K*S{1F@s^S8@MvsYk{^Xy^^MU}WrQ$Dx72|U=g7cj=H()UJ9`^ON~yJ#TCCVVgB3Nv)(yjyyD{jPHVAGz_TtktJ!5+t
XXjB`(XcZvDZ}ck4jE@J(f}YmE2>%uHIO_D3(XlG)`S`{jvFPy0y+9l7>mgJdQNUVKee@`hKa)m4sBq8&<GE0$%;bGNoroX{p+tgwQ4PQ<oA#=*}x&!{`PhD
kvubCCgM#svgm*xc6cFSmgJ*su)3V#V*Lv~^vq&i1n=ImG`=2Fh-$PThIC~&MGHb~-j#hMYYk`a_nYH&Y$6*Wh17h9F7(+eAlQ3U%dENrF;YDx-pnhCF`|jb
ii~Gm$;H!zo-)P8%ML5d_1PD#M;+}e>=)hw{k~(cR4=)3cgNIj(oZr1S4Zd=fA@Yr?G)3pXXZ-3*nlVMCx8qs0Tve(<1f2>JJm+svbQf!wk%tgb>J+%$a&x8
)<VqWX{pjq0C()$eJ8cT&@$>6CJ)TmI?>B23w~#E5&3~RPvRF3tmO>2vbW>^0-U~C$<a;z#gq1lkDQtYmtdh>9ro<?MQ?K{G$jR2L?R?U%*CTQqefREUQ_51
5utaSIywqdoN~AYXE_k{`dFX&Vvvj;nAN@D5E-h$M@pe}yQQAF#O+9|Z!~UC@MR}*^&fWU!dNcxRC9angM<RV{Z5G$cQBprI+`CHmEa^8)w>?|9j&cJhKjmA
yk+N{M$texAO5>r9O;ytHa+l|@DPTeE2=WhP_nGAoGe<AN7D9sb=uEVr`Y(QiCsPvrh3u^pp`eQ9ZJ+djyEhvhO^_!br_%kKs9&%ISt3Y7E~~sSS>35f#A6q
B>UoJiLuTs;1_CM9!fkT^K2J@$A}cItt7^LJI-X_bWFYFVU$&7CqbA?7Mg5wpGN}weD=&6!r}YCDBF488>b>rpK9i_E^u{Fi}AoDSF)14T4iTa6k)wUhT()?
Ken`ncXPBR4m_%=H=oC>4~_QQh@m|4dc8H&7aK<#YD2?&q71z1yVvvF9M|UZ0<NE+O>fxwhQ$Xrc#C$7VkdA}oos*R2GgvfI)f*w>D+|ld%3#Ktqp>S^$Jru
8tmIS$Ul`UNYw9?LL4?CbdNUeiD)_k3#f5Uf(Sx8frzO~Pe5Px1!b*|>R*RSdx%RwbM^CHsv9U}IURse#aTq!dn7Np@5U8IBDo)#3{BQS*lqi1A_Y=O7cZ~k
!rJQ;^P6a%zbv6B`cMYhD6c+rVMgdA$_=tCO!7d@$okjKaX#Ag77p3CFolIlIpd;lOoW>Pi$5H6!~s)3nX?@r>wVJ)7@UK%ry_%b0)KEDAgn*`19FXVx6e42
<X%2vp8&pX>Q>s6tXpkX&eXQy+O0WZOC7pOp8j0w<X0AhlFhwqKi*#Nl<2(MIxdOETSr-kp~*pzdn|yjpM0ZwdDUq92t}_D5VJLvO}J-v#TOd8gC6-L#G(U;
`a)f6ZMw2R75a_-Z0c2ep0k@Q-&kWzFpR<|`Q~sTzIuDR`{?lnAPYZ!+1vLnX1+nD4qMpt@WGqC{a>h0w|n!lZO!g!9xU7xyN5BVU@l0vK0U#m!tk5WZ7Va2
2)xTj$&<r{yPfd!QQ$4+ZH0V0$#KjCR26gNsQT&;A1+`!Fuf=0!nU^u+qPS_IZ<aH7pTW%nOg$3ni5?raxDdkHalNV@T@jN_yX;t<lDoA*KUoHKf!6aJddzS
IxTj0;(WVoLs&>CtU{dYJTlkVjd|tWZ1E<{8t0&QUSm~0<6URw`hleLJbC|?g!b2a=r}1q-oN_cNBD&~#HJtKVbaaN>`iy%-^cRr*AA-w2*8BigShNJ9xhCR
$rL{RIwy6d`#<Mn_@W;+<RsY+rV49vMZ7>H=a!%uGE>*}qa7Lw$Ml2nL9Oi)IhUu&qCA6(iVk*K7Tm+U*)z;}Kczi_D}-0>u^Wa=ew=g9gsA{*vZ;jmoZ=W0
!BI**>#K+a0B3_$(s7F3HO)I<cwnV@*QdOgox$MAH-qFoR(ffiQ=%{VB0-0X8xe<iT740uJIQw(D1-kxP_^zKaW$FK!v~s=fwBkkia+6l&#qETb?Q3(L)Vvt
fw1#su+QCA24r2U|41IQw%&qpr{iy)bbAvh?@qU8zI+h^$9cXJw&5S2@J#rY@Dbzn7+Tyv7z`+88DVzoqPR>20P=NtVKWEPKUH|gH~Zznt?)Q@9qCjj?GEMC
7el@&6sAhH#lM#e2V`Ut1iAS5uRsiPFO##k{j54Y1%{VIcg%u`+PoPXZU<lBVZX_DUOvG@Px@{T{@&yhuiud>2dx^o`^|lP=nV(y?ZcP^I>oWG&aH)AS+ur@
y30;$L+nVW#mJ}RTV8NnU}(GzGISIDE^Rguz1jYC@K|zk(+i1X)>o93n_f_iq(0_+-1MB2aqA08#7)mB6}LX-G~D!@6LISclZ2bznl#+{iA%vvA0Q<sLhdGy
ZtpyGv@7ak$-GT3nu_w9c0Iv+9X|++!^|uQ!0ov>qYF@LJOjgZbRKM*0{KNV_!J1yaD8~d2E&M2tvtp}pOe~GzZCy=fAxqD2|01`yRKAp3JM08=OX_xqZ%_v
J)99~qm1}M_TA92!E2hiEBp>kT5ZJ%o(K^Fz~b~Ms=ZhMUTARJ%Unaz5w<1s2Jo{hb?3*@Vl>yV7ITo5rZc5qSOK?~xon~6ej>?pH0(!Sae7&sPBh%su&Q`>
^{!$jRb|y=7D!S>7$Bt;FcCyyiJy^?>3i=3=aiDc_`Q{}y3-(_G$t@!JY6m-CFKfo*?H89`3>9AC_YguUz=WLb=mYyr*Y8)@kD%5Tsmm}9JBh?KG7RPiH9{7
L95oz4dXr}9~khdbwjqi5D2=(t?YEHSCoGmRkIh8%XJcv=JHo)tlap4tvWaqZOe|7#d!bW_1^yU@%Hw&@Q~0)>e0aH@BzL#e2|B@U_=yVfK?K{-`fSQXKz0@
_j>eo-gB!*kMqv`9DQHRUD1Nznh;*g`=Hvs>4mqR4-^7|@wz8sTly2RPs0-#rQJFdxv4IZ2X!NIQ!FC4wIOm-2tu8v-J!}DOoj5OvO{hPIbh375A^5VU98&r
;>UyjW4$OqGG78QXuF5&@O+x`IsXC&&A}JV;2ma|<3Dvu{0kSHWdRsCwxSmtwtK+A>~shX_S_<Hu&?^zq2~(+5N5<4c(5%EK-kB<5Mfw@9(d@UdTuLztOEgI
3-V405IOn1m#;`0BIQ)zd~-f}s++>B9}{<G8_Bbg8OTMFdPD%NA{fdx)cs%sqGh^w5v8^@V0e0$V~Ldp`DNrsD+(z8SS~~-1z&tzU9tqAhESgm=Zi{yEX!^r
tK+lL7kqP|>#G(+YjNK92zk9{%&Lh|W&M_@uUv$x(Rbw(vqu^-fT7)e#qux6w4$O{N-BdaPf*yx)X5xnowHE3?FB9>CP9vu%unI2{~onW^>S9B`+1|O`ZQ}U
iA~)zIb7_%fBV5pf*a-&PHaaeW+!N7Du0M;gcKntiQnmvVh~iT))DSR!@8*c&`|uh7iD#Jeq67XjZ6ALN>a==za%{ZhUS@NF}fo}hqpFY2_+|qB2To~3SHye
$_JR{kDYEWtCs&jG{%34RKq_|B9SjiXyLyJv+<ul;#@3&#nRXwF@Mn<*<dq0c>B{HDtwmZ04p0*^HOL744wY@-FLW(XJgott4a17K7hqM`|s?x7x*`>=h+xF
tnhLVpUAr0!yoV=uJ76S_4`TY3LYFj`0X9_1`F1Y@wd}QKO65n`gZa#`|bbmK*fdqjOu~oCx4PzF^Ycn<Bxx)G4AFW|BiM$a&_h-Aa-BUVR#RZinRd^if&$W
p6(0=-)52EWRh<gxyD6_dhtnA<+soFHNrzQSzq;DER7Y4Tt`Q=KSxJgH(l~OiPWct%HELP7cOU2-~6dJ`K{W$=DY$CfP)aZeIB(XbsxUyXbzZVr)!F#(XQE3
+<Z*LeO!hXpMZy+UBgJ|YQUIq?3z!)^bcs=p^81&fPU@JuN%JzDF7)sse-kf)rI`MR&6OVgXRT0I>I(+9iG=Bo8TW9Ds){nPv!Boru87hFwhpvFTMbJaL%qo
(gz?kG#~Y@8$ZF7J<>JuY;k#ybfHf7mvS@8%Sd|Vtg8bwhAU`+^_XVY89KAlpEo@%kX})7_iM~F#L7V=Q^5%k`J%6G{8uuT*D#T9ehA)h;Vv##WP%fYmPlKT
WzPl)39`aEP>yb9AD+_n;74ryP@;UEV2PMGs<|g{U|C<;m@!m!<aTWH?gcp%tu<qkvkm#?Fg2yTIzV%e=f&dVqXy6yW^$hiJ4Ec5MATgcK0deV!;{s57fU_y
63Ek9)Rrx5;;cQF#JpxP#=A^2_}ROMpVKu30<gjR=WJP_f9M$J-CWMAHqC5qZJbT)*2$a9d;{^R!ZvWE%;5tVV}PN2DY^*R&Ty=57{Uy#iuCt668l#23*pBY
BT9)Fagto5D|aumek(Y2n6RmVQe)99)a#Jn#&e3DX#1+wGe9rOa@M#rLeQWdgL3p7w?IkBkzl-#@(@V+<F6z&GqL=PzmU8j$NxF{QV8|!U6Q)=PF;$|HTafE
Z13kRxeXI6WHKh=hM$c)&_R@)WVf(uyo`PQ(xvBhSzZ)p-LpnKx|>{2&zDr_J4gKXI_HZOevL5ElbMPAKS<(9Q)qdUN$ZZcltn2$95i1A?n0+QVOaf6-KS#5
C1xe=zmr_bfqK=j2Ppd#^{l7QP-awapRnEMjhI8i&K$bsy|K<&yl&bhQatyeRLn?7hcH4$8_@VIUh7o871MoIf))ie9X@yn6N<g=Fcc2+UJ`3e5j^xL#U8q;
x%hJltGVNzDT)>?OY#Z3{@wC3ohY6g?__`lTwEynAL5vUvt_-y#0!yjXT=euDuhgW=4Gpth`=e?0iw2p)g^_xWozJ@iR^E16D2dH>lvjt%O6Is{0tr@kF(@I
j3k_W4hJjeW=#Y}lXce(5#^wm&0@#6PB$!!O%OWuk(0{S_D%?Pd?NU=f8REC+_Q^jP8%l><L*1Hl4Z-a>mls!*7J4JZOM1+HIQK<m^+&e29SOKST_FA3$AD!
CX=ytU;>sVYvE1EjGHu*n6&>aWJ+1?r?43&ii-`q#UyJ`z=c@MQleP`*y|vHy32_A1W$Q|ovAeCx}hx@bW2CHVbLk3x<e<A4nid)N~tG0Ec`ZkM~IO0o#kp!
`{v*7xVOw!*>N4=xXZXsi$m%br^hK4?BkPgOoojiVdWr_Dd9dh1h%*>;Cww~nnR4b;PfUAMcC;h2J4|gJ!0%FOCfO_4R)?NCI-!u%Wx!g$6+rqdUSIo>>32;
U^&gZ%~q9{%-{8fL7rGAA_UCjWLc9^(-niHiRWSyl{HF8eK|YpM)+}7ea}DR=Eln#cC#5FYqo|~tmjz5)9yt)At!+U?}mcyPohW<+KDMw^6ZD>Tegz~SlQ4{
KJ*jPPAAUj@8gAVZ+lz~SsCBiT;lsiCbzh<Hy?dA(w*Gi;)nLq_HneLPk`p4!tJF{A%mD+W6JVmiyGhP-#1ydhHUYc_cyY-q<RVHtp%<S1k{v<lA!&LA|{eY
I!c*2dYg9gFq5Ocs%N-p>y<OOUs8s1lDyd@jZkUQ4oE`phAu%EUN@^avWDV$d8XUK!u)Mj63<4)hIEWCl?mXRLLYQ9g45%{Wetq~X-8u5tdl!+!#oY+3|OM`
zRwk7OO88m*9W6i-=*MHzX6J>xr4jh{$K;guImXU@7Kpn@;bE;-3}{J_7e?sP_Co(wySe=Fb%8Klgp_%BsQE0$pwj1#wPC=peY-izsn6qjfnDQH{tyJGv|nn
-U%EL2@|UpXRE3?_l{Gf4ou3^Q`oSfACeL;quytb98gAPF?Xp75v$NpkON^5xLCCG0*jwup4yXQMIId3YH_A&ZOJr_aW&lS1&6%!cFFaAsYf|z@xCO_Jfz`>
;SLur&m{RwOG@<$1^Cd5nmku#e=SZ*WCH=P=hfmPMMlHrJUe&q>{No{=M>w4CpSoTG3zZ~3fQ9R4EKe%3$Hy_0>s>l-U0dFmk>A1a{C571P@Sz|AHL1CN;74
*G-UG-Y-e6cwhG9#0~sYUEWHQcI#f5ZZ~D7^(kpN7wro%rfM8P<WZ_FEQWRQZiWZ|r1ix<o+e_K^_P=BRqLgsB`&x+L(!Z_s_`&kl`DeAouLOa4ija$Wa9>Z
640Q1R4_C;H%f}2=3>6!0XPT5gyeeFbwxoHIjhT5nWf6F<!X_`H7kFuYD@t~UgJKgIbBY&TP+dy<BYOUn?hea3s0YRkG!@~+vz$76pR-Y!DWmuDe8!R=_iwp
{&Tg!xF;L4NJ|`m5GYxh($sgDQ-gK0Vzn)ZRO3meNFP76F>rn(PFxaNAq1>RlbzrnG#OT_(Vwiwr3rFe5vP_=fB=Y}GM;JD3z&KZCw(H=Ey{oj2Yl9^8;0EL
-z12>&}b9>bTZ^}NaCj;Ha*Hc#~%RSV$$$+!S^Zak_#?Y?=h{ZW)aRAEfOxnAKw#yNznV9bCN5<rUZ9@_0NjS24w=G1TNaRNG_^t^rb9j)wOe16ki+ox`I8v
P^OF+DScLmJ3*(?1#&+@Hq~(YHaRCH1=6j<GHV5}jdJNUp|Hyu<8$YTpFxz<2BBf<xhvlNzyb#QjJ6<H`hrXhr)^(sWiX=6>zB%#F_}cPCtqNrC$Lub0{<CD
h7@`hmhiwYvP?Us(818ZUnUSjw(>E3$WF2m4;i^Th~D`_2-CYjE)b9%v*V0eLY^JYMs6FKq;jSS^=N?KH=1sT0Mfv;bPxmeUd$cfw<~lr>O=4y7&~#KCqnjF
3^n%dkEv=!Ni$*WAwNiqD_|#EHbBlpi(5!xDi48FaD^LWVTQ{n&DSYu(r4v$ZpZRw2<^m56I2LP8V${q$3r*JgbK{|JP(ulb>=KPv3btg8X?>71(h$45+jf8
Yg3h1GnBc@Xtva>6wiC=3i7$@g(+!WjW<+gnioDiL5kY=S~3ASF)Q#r$=3FC2d8c(6S^a4XV&!n5=4pAGl^k{#nBN7CKy@%CrP9@bos=kd=TFzxHcHRO%>b9
laJV9v9^viA`Fw-&|Rgs<XCMI8REy1<uIX4XqXzzCxFF~p1S;yCe~K`<tgZ|H%}ieYv?$@I4h%73#?90=RmIUHT$1XEYYmKplqr9=irBO!TOoCh>6<g$&+s;
n1Q#R^XwY|Ea;;rXQ>>UjB!~mFILDoz_2a)N_mtUhc$I-C!xiIC$N)cL7sA6CJK~kn1)amY^q)%s053`2aPB!B#Cp|7`+D{yX5<z{tzyn(=O!h+)T0pud0U~
3O#PlQHe8(a}vT|l;VvX^|}cHZQ?YWp8`9xDWrT<9k+;65fC~LFp&Q&jwtKo9K^<!Jo=_o=5$WQ-uNl;)#!L-t9(iUQ#|$JV>u-ko+(Z|#h&G$#?nDg?Whh;
VO5{-HD^>Vi$~FK*^_#7_@E*Gm%tRrP&?v(r3_c}R_D?`X_tvd$8>UD&^XK0Lo%2@Zrd$+EIGYFbphx!NQ6gUx@^vr!nw0sousdnVw(9UE}X?juE|gy(S%${
Db2hnN9~4>lk{nw$jkLfCbv9T8I<KVUh|DzR0~=uPxK*A!h$3g7Q-@l^(FS1@+7~bX=g#CstoTld0R<8>m)i7+(hJqrk39+C8X1g>9*<udQuz0e1jCAK`k>}
fXz!2uQ|Y=c9v%UXcoLT5iXpr7Ff()-BH)o!QhDrRp@0}k^d`}RecB2akz+T3u65n{x?)HJJq1i&X+5J{)sbm|KtabH4zaNMl$`=#B;NR%(XG?MH4qZI^uN$
GIy#(*sUJs7WWV}1zXH;Z?Qz*lk-1N6-2C=+T;010(s1J=bH9M`8t8#S>iw_>2QmR+Sbuqo&fq4_`S8{bZ|iEL(tGqlknd9+hG)6EGyv-WCm8Uo~dDq{*hIz
(81?^BdtRabr@<{SXGM36o%PQOG1+z52e}&E?_D;W@<N4yfdb!L!QpVr1O1Lk4?TCbw3QQr@fgn!eqU!yjv-4S9T$&FvM{0<KceaXv*3DpQXr<Q70Vy1>x0Q
ZK{DJM@2VO7V`ldwtCYF6YK&cbt9~Iok+}7Ay-K`%3=a?MO(ubMLw-uB!c1*c7s4;Au9CdrM{6|ko52`CIETgMIi6%Q+@E?J;BK3-#94BM<SEjz%J{prlpGu
=%I0I#m=#da*(_Y6aKg?TNV0QBOTh{$S!%^!_@K4(bW~6@;>izxhW2gG+xo2T2m4}X;=0=Wifslm4P)5c%(s<+7XzJB{U@Zm}ie_e0+4$N${j)srH3uNP?Pb
owx(1Jw`_yybP%*V5btMHJTR}$FpLXj0Kt}zyf&jJ_z)-2R95u|Jm!EIDezBq@v;2DW0I%ytN!wxD6Vl$^o$GYJ~t52tEuYoJ9cTId;MTsq?C6OkB5?qv%OC
z%DbFH$K&=1yn2jl{Sf-FM)%*nTCm#vo*=DZcA|GgNwg7$CWr7tWR<k<m1b2Vk)V9;4s(rhWz!tfDx77nAVbDdHu5Y7BinkT8cDO&88*rW@deP(()jyE!jVO
S-|_&@9FoGvIAg<WPk0#JCxor6!?~UL`ajT$YiJHs50k`VJ0tDkvkXs35OGwwo~Va2@6NEQ%#>Fl{8eg^iOGWUPTMQL8q>}`>f(_RZZg1EoCyawu$)R@YQz)
5K+NVsXI(%@N21g(JJVCHRFr|E`e%@#GYEcR^aCo)JW;oc*(%M*>bY}(EmQnw+qbCihV8kd#*mBbxtU%3YYv;989eC4i(46f-K?~W1Td0aCVmR1yxbj<w-d0
&x#Ocdg;Tz5_p9$q&A1tS{Hg{IU}68&FgsnsMP^3DNEX9Za6M5Pe*fwqN0c1fL^hH6!>D%E$z!G#c0aFZuj=4S&!in$50+0Z^wib1N3T>Hr$BD9w``JVQp+$
tO#Uj08ZaREgw)%t`aRqUR(!i9IwFf(~7S8ZFBpvr>GcZ8`02kcSgBO9xhjrV9U)nNw)`sKV`kst`@0b!Q+iXO1)0Lk+hFdAiJhi;#e~&tK#k*IcmWCn(AUT
M`gl5b0dZ&Rw)#MB9L6pboKkw%IfGH$SPfoQ}cOW)TuOxt^l$)Yxqcch{Hu&*F)||LPm&PPH$Kc-=grdSqZ<;BX0*-=mh!ki`vZ+SvAUeiQb7O^`12hkSUl<
k}#LU1x-e=BTRUX8N9VP5bqU-p{b)7NK&UO64P4U2~J`2C2lztfKW>Xq~xQjnO7&}zoe$LiO**z8JpKJPc$iDAn#EMKb7^?j>Qn=+;T9CHCKPfFeWuu&%G}z
_6!1O#lPv_uOAa={<!<<4JFV9ByZPrxB$rzUr2Qo&BfRTRgF*1i)xYUL+7^YeO@mdV~bGhZs_Z`Z+_T=!S-LhM8Wj=-tNy+Of5mb{_u^C_m*-y@?J<-3<l3K
HKWn4v<Uk32}RM7IZD7wKVWxUXg{w^3Z5uO3r5y!Mlsf2J<ceJB?rz+O3F8He}Nx3$?fYue$W34>OI%jo(JHPtjL}Zu_|FuO?iM7F}&F7la`MXJQxhl$C;qL
0`BQ*DmCYPl3l5ar$T_!xdr(~@v1w2spmJ5JQ^g3Wm>2z%BDQ27e1LJh8?)Me!t7RvF-DEnq(0!a8&l2ul1r1Q&UADzq}_Q;bO!p2$3C0lYO)?ftdLMCLqX(
k(c=QGj`1r%sTpwN#uHakgxSK?k)92LK9up5r5pttxV{2q&~0Wcm23W1aqZPq|H{sZq6F3ijhzq0SA|g!8u!|AM+8LW6ZaKm#iy(Y@!EmJj~e9CA2VpN$bht
xJ=F?Yc;`KhlYy*`)bJ=he-37uyu!bXe;4iC!Mt0^R@_jp55r$9p#!`N6zbvK4pNHai7;BA>IU9;Kz9)HbAX*ORZmYT95tiy427&(L=Z!{mp2nCV9|`pFyj?
SC{D)?M+a!nm*Es96>cLvVC!(GM;N#ZbiIuF-ES_8Go^{vo(#PNr&c9dgs&9+rnqmzuzV|<*OivOQq2!RH}uwI$?xEupQB4#*wS~I?!7?;c?KrJ6~51#d&p&
w<n!5nj$ke<)9or#_$6WxEkPJI*N-apx`OR6ZXbjch4!bkisr@QcySD5a8Usqw<opAPV|hQ+m{m-@VQgib{wFaxr=4+>QN^JR#(gIf}|F@ZLAD7KgC=mcSu@
egP5!xM>Oa$ynSx`E#SA6PSz_C*So<#Rnd0Y4-(d4SD6i8~L>v1AbXv&Z>)s6&GkY-JS#s?+<lv?sY?@&G;7V%ll@72q$YUvei`I9lLY?rtKt#X}F&zRQx_m
3|fxkNv>H2#<ER?K^plBhq>bF(<y~uc5fu=wx+1SSaX%Jnht%G23lU(mENGSUd3MO)6lRy7LYcdu_h>OXfcf+N_G0Tq#ya&@#3vxuF&oGv{-839~PZsgPrpS
=AbEI^(njqd3u*9)W$pZgk}C(l~)0|4Ox`j#(R4TZ1$W+|0g==(15<^xBEm=8GE`{{WIu$3Sc9hdSaNV;NOV489xFLAU!B_NxILF>e-F#-aj+WL~@*9M?FL0
F_H6>nJ)!q&8Z^8x+pMr2Dgrlnie-cpmQf!lA2eBrv>^~(cKbY!GDZHnP3F;#F+>u8v>sRMC~x;3_bMkx-R*npvxQ;OcymAlAr5SH;6#{f>fgBZYq)AZ1Xre
qMI}Yc^SR%UgFiiEEba?Nzfkyb@E49F98-=eUFan)6=FzA%RjLA!I*FQ1!bexR}`(YNG}c7>(p3D@x?alQp6R3H$Z}T3v|ikni5A=knd_a&ZF@-`)2HmU=ED
PS7X*%I%6#M$q22j9_8%gdyneB;S4KKJ1V}IV|`NN3u|4ae8rb9_*4)tPq-_G0Z~N?pJ+svbwBF>qZkbjrM@U62jWeKC)Ea+78e!i*URf>e;hIq8peReU<F=
Y_xtciUTld^<&=wa5>tw+g^U#VO)6I=->E$9y{7&r+Q2Qx~Nn^#5KiO#93djQ_SWwGH9UdV;JnJ!3crz)(s-`RwttMizuz0{t!i-DQCngx8AUOqc9_SU<<vl
j#tWeY;#si3Cdhh9_gUspUw&6cvLs%^l*Yb&?B7YirU<xBbh0-=w?~<Mb}Yfw>Hg}HHz{H`dWYP4CEP(9M}GnIiU4JR}dx!^1{((l-kGGNVaqeJF(RRXr+W>
kwv>YuTk=JiQ8EwZEMd1RcuG=M&XNE(rRAx(Hbob;}afgjS9kZz%ac(lTd`AtTgqW6j$Xfl6=UXk%FMx5zgpl+SZ{DEY7E&6_@Yv=>JvXX+R^GH=)B?BiyNd
f(wMY>c;_Za<?FNdnDsXBh39xB-4VQndawN-;vWL+fG9HBs#{i|87If{F)*0@Jt7GGo+Sk*ieoxwHpmzrCM**WFUEDf7s+q>!$*po5|2vXd%XbK}3EWc`1lc
qaxM)?|G160|VF_7m!X2Q$^(yhyyq}LS~B&^P!kl5E()zsA?zN-?`;c4N`#bS@r8hJu`mN2B&Q$k$8e$sX<k;c*kZ!r&1?mqj@P)p^%j3gktbMJ^6N`g>i<o
@GDysM{*dGx?F?pFn%D414C_@lXL~d?0<Q!R@IBW>Fv#hCc|w&t);hnk+Cbjs0Bb1%NNiq2iKXAQdjp?d*1|Onp$;4?Mif^drTWn^Z5=lT5o6_g>qstQ)<|o
t>koBmLcyzM66g(!Jfs;7q4DBiR*P1$eGe8mMfL=$I|C|vC#!x-~d+XubW-OH=f;5Bv3j&d~G9#l=VU>dHi(ZS5J8L2%EsAKIFvz2)Fx_o}`r8$#~)@+yrmm
cz>dl_iBCRlZb8z8Fk4G`F9+2Ud{O4ruzL?Qtz74Zq{2q)t#N&XznNPKg<9Rn+~%)>FN0PGvrh0oT1(ze`_MFYlems;3?mVwB5Pf13C=m#_z;{hW10{gRznR
T`nB2te!=VJMJx#eL$QiVQk|<BrZ9WhcG!Wa7Z;)qR~}2R>{1?k#004kg+M@4^GK@oMOE3GT@@gp$U`O9N)A`S+HY?qL*Ak*EHx2kG=EwkEr!ni3=mJyqLI1
zuCYzO9Cefnc-7Q#mxn0ne~K25yN`TR@F2#X4(6S6CNek7|i49ME?d;vA;p;c>)h{@{jP-;@ZBV^1J-*CVuz$n|LG##S)(t0<sv(ktMzE)@V-gR3m&Uv<C<C
7V+P(eJmFQI$Xy!kQTHXxbtMv&D8Zv;VU1ZshYLKSLE_Xy=qb%%7qqy$}WG+4mBtBtVBHy@VXQzlBCv|VM`LTdp!i!F~E#)=+wglaW*BNuU)!&vH^g!gzozF
Mp<-C&^S*h2vjjDLEe#$ilHJWz)%M$%6|e$Y9{{0TOEz4ean9v?PwILa$2=5<Lt3Gonl5H-fwqIn9H309B)s?IJpTi00U&2;||4HPx|en_I||F87(6vGlsRA
AYL!^MBl0YIi7?+G*q9+h!KshXOy9dgY4xKvNpzF$%;d_nJqqFm`0cZ0>6!U2^z%p!Y9HBDdS7ZbB<BI*hl^)1_;tql<dFn%FedS8&g%x7W42}Uo-9_{^@Ex
H~T{{9p~I{#$w4bto5MDdMww#XD_R=V@noaEpmO0lO)9Usx0z3P=VQhf};Q3jTkhc_=1uQl=&DnY|I{U_QD4#4@Gtkc3{%OHSp(sCIQMWLDL~?D*e^v#03=@
Ti`l;WH)VHT2!<1n&hI_wA)kR!Op=rvZ5RbpQb=~(A`M<<p{9Jzb;HE@O<J!Ptan9K4-OhXF>-O$(*3J_v^<|tv<P0m~;&YPIYR6Jsd}&AkRFAEzBeCQROuk
@R?!xh@@Fv_*&J>&Zv7FQ1+hiP+>mA>1&jb_Zg)&q4{SnPP#47vx6Qo-=f~R%p};)0L^i0$5rsJXV2hQrkpbl*xUT8k?P04ew=P!KiTI0h3?d;%xFZo-=`7S
;M2P-el6#{L5u3Qh9UChP~;I`N?A)1v!`v<`mjc4VQ@an%CAx|8>jx_YpaO>X+RoCl)4zt$3AdL>Rlr2z<F{BtO<c2{*g;QN{&`2RozKm9qKCqe>i#Sa6vh-
6Q49qU6z;SMNus%8K8^#xF|5LkP9ppX#AywOHIj%2yH=eoC`xN6~vJwYpQE(+QUWtt0@VK$Q|7dCE-Z2U%M}T=2N^wJ|cs2L`ishLcJA9bHVHz5J~p))CuC1
I9zZ6I$CUbeF>aKIWvBbQir?ts&|Wb@nN;Vgj5(V;kY(VQbZ@k%daRCENRPsC6R<m?7FCKcCyD@8XU!ZUytTEZnbQ_ut-_QEBd6qI7ak=JxuZFrV`qAQF2kA
FG)`5B5~F6orCgSG{F6m8)9hLl>MwV@)R&Aes=(8mvi7x^UtL{v}Vjs3Ph^+ez%N=u6C{_J;bM6lJBlw-{S2ZroR2cB#WJoh1Ie{v2X1iyvX6}0x6&Rle0Ao
p<#db=XbC7C<c)HlySo(@i|^TW;+OfIh`Brsdq=lXoF70ddJ8C_wizn40Cxxf5RY;x3N|nNureUV<+&uu3AmGEV(zz1*H#FJm;w*f1v(`h)7Iim(W_EoEJso
%LxCl`}5wEbet%-udCB&CnP1YUFl=b@?KIoSc+ssNzje)^M}_5ulD!I1$|7uB^$45YPVGwO5S(ke%-zYet3a9xa3fQ4Y24_%6IClrqKW1f8&%sc`CrNhD}8#
uR=y{4x2E~KC=vmf8%SnOqj}xw;$f{dL_8pxtfi&#{q=|-3C>hd(BLOhMQz-hCW<$_rZ<WNCi_#niYpn^}_2fuMV(M_;~CX|82wEW0)*W6dk%`sbkO0`c?C0
k8whiage4m-O}mt?6Rz9(QbXz174BIByun4+dclmq+1ICXvZKzf+4eeGF9wVwu?bSH_6S865#8s&|#nUk~oLjV1lC~><ZpvAX2cqoNQnm3RVnYg0BN{YAwi-
CE%6?4o&{Yz6~>yh)iuf<&D6f`ZqP5<lMz1Ft6g={b5brY55A5w}R!GeeUdN!ACyFVj(^Z;^4#kH~T>H4h~+u`9U%}><qre$eew=kKYWo;qSd4s4%pR^pM-o
3A$m~UAQ+SU_G%O@9H>1?k^j;?4pk~A0)fXb&~omFut9-?EA*RXR_K!cpLN2m<dht14IFCMPCrU4?fu!1a1R`D=O~|a2OP&>x=)rCH5reoc}{+Bi2Tu2r(HY
?hixQ*{~a%aa>3u=7-R~Q*JM#27Z^tLTo1z2f4--J~R~}s>W)J_Efa1fltw8!aOuZ!^rf|nYmZy@CZF_6{Q9pXb$*G^mGORI@R$bS5aA((d_K^t90USqnv+1
r@>k&wOOa<<Dw~z(#cLk9OZ+J$-<Un9bpouEHmQ<YW3KES;ohIOorMyhj|-uW1tBy;ylg_FJX~uAyw$KMD#-n1v3X4eoM}-_+D~AdCtl#)%?i<vNKwvRFTqj
{UowAIYK*ly*K`YHxhR6<YPMKCxit~Nd_mQG0j23inP9Y-ZgTbJ6B2R?Od7CX`ayE8~V~%W)LuaMc1a!wavvJFh~jn8N@@il6{gkHOtT)!C`-5K!Y(|u7JK0
kP^Bg`_I2H`7J#Oz2EE8!1Mh+<~||{i1@|gYwLb<4^Kl}EgU`PW>{Ak*4#7?_Py3#(IxqGh}3EnUBjGu<Nta?Rgm$-WQSR|3wbwt&@G$8l8WCQiSy#jr6*X!
x*Sqs@H4c!W8y*Bm!l&LlEr7DiRsTl#K1ILTaPH3E2l8rGC296`r4*}>quu;rVczhxug4%kQ}Iprs~c9d@x!t$kRi?qSdM9Ig{$&l*5Ajj_k*x9`>JhfdVUb
afA;Y?w0q`AsrCo9Z?6l0#4kaCfMO$(N<<zXh%nU7$p{xJcWoJ6n1D5w?WMKjqrz|kQ<8Hj?0FxITwLLo+&8>wzG`|wipHY7$&}0#KCO^h)UsvCWC&(B+J{S
vtCUWZ&oOn(Ja^7IawVsSr0h6Y)!Q6tww}}Llhf1)6%fGHSZ<22(=5iQ!OH)>wn5BOP?E|FAYqe9alB#D%4Cdl|JVNjl?$Ea95%fU9ZeR$X@mBeW$P`)@~Vb
canS)y3_-TJ+63mqR^*C;TM`}m3noD8$pbyW4M=R&l0cN33y^pSweGu|4~1`F^Rj!y8QGfb)4HLPdPd@D(l36<;b1PiJW|eE;DqTp%I7t{5v-H@~k7m+3n6e
#Wj2tGZDfVc%FkYlFQdUse&ChvGF^Tom|c##YsL4pkNG-a-PQ|#@>8MLPo^#23=b)YNRA_?ZYIcHGTJ;InFF|F8n472CyPgx!1XK8nUuZg!=Ay<$*xnG)yEE
gK<7b%ADe@6a3rW;?4n6j@*RnnC#n~3Z$a8l>B-n(ml>Vn{qMr98->ov3kUhG7b4wIm>3nc0CR>+K&@8qkLiVwOJjFZ^HDYr;!q#xS1(AAcB!2W>%RS_&K;O
F#U-4u+zq;!TLlzXgGH{>*;Zz<7HjUPB56Fty9UgWuat8w<aiv8JG~#mURD)={JeAfemC=W6!YR&IDeWhSz6C4_f6NE>9U6>P(I$=dRt3XI(~tI(N`7)`Lfw
gq(X~-X7<)mHYz+&U(JJnvw&uQ+6^rIb&8}!YU=Afnhvi=NbLMJ$M=_Cvw$en51abE0R7hAe^EF;OoajqC8=68v9Dc!&NTv{73BMsf};B%E>zCQ#qR?LRT2N
1&xsoqKe0B1~jqQ3VGHcN~psl)KVSEE|5+KI${)#sm(|Y1@xWP$5_6QB*0aRbfGZxAJz>|rzbW03UaK+-4r*}|B%&Mxz;k^$mTzMLs*}>9r7+>gw|kttx88G
tEit^Vm!KZE>AWFY9mSFGwsTRu{wzNt`k@r<tUXk4!pOD07NG&`sBR+f3<yUbK6#u_FutxKbUkN+VW(xvs5^>w4-FSu_c$~#JeT4NJxYvj7gA7ke2nT^xxm^
r@PMu04X`yovMjN^5EcH`t<3`)7^ytRB=y?k!ef6l$77ynn(lvg!5_=*;e^f-5Cw2OlxHS_-d0^BrfGweC7E}i#R=;Y-ceIr0d0u<F_u@qZMyib(81ID##oD
$o-3sXM9A}ASc|W<|%GmIRZyO&6%pR49IApshDjD1N)=4hOka3r~%XL$du}fw#=#~xJ#ak^bqL+#2u_nT=^8jNMr85$5T!Hx#xXWoCx33=+}wRtoa;x{}|%S
&$Vuk<^z!&XkqrK{{<@2qA3IM5h#!^Jc2kMXChDSkAj_u4rq60ltKGmcp}E{9SCSLo)*kMs-}i}gn`j5I=))iP6hQsuvO-^Z7PQXL~=}hz4cD1!6JM_i6(5;
tWM_(NxZ|dV7(ryM4cCkt*loyFu#67pLh4OK5HcmRIo||ktsY3fvI-a<71cjHjtuf(v1_<<udRff8m8<3kWS9)>}i%Zyq^x|6RaHI}J|^OX)iJ=<e|>Pqv-@
@~5*EZ#mSgUU;&PsM1x26jQWU0<Py66pb-YM7}~0kyDiDB~7knvg{&r2AJ^LNt<7VXOR!psNIYskHiTO9K1@Duk*?bo?ioVp6N!i9A?}98dchjI{U8P+wFtB
-8OoQ8AVvDHhG@>wfBNq2magSC~3VEPB8yKa~pL>J(g%XTi+TjwiB905eZAX{@%WIMk8PeDk3joMlop_Us8Cl@s(DHuUZr1tqi9U*3zlgk72!BIZb-Cfo$c&
XZ3<*{6ELq1~tUC7izZ1G-AuSsa$-Ki83`_?%qK3#ItfHmCB(S!{CdSp*<UbMxH0mo?x$PYyBNsH-9+WMg*=w+wO0tV|&a)Vp{~d7TF+F(lr&nT^wA0n<0W)
WlIGdi0mQw1i(MB=ZM>vMSm&q9_M$JZU$`?Tsr={)1P1e@O@{$+g{O8<kEgqNsda7K%nV3=veox@9<)^YSdaBi}l^26x@n~vPnG>B59%rNro_}tLRc8y~Y?i
f{_UbJo#~eH%YvM7Ci~j%X+RXnRF=dA{fh~y7YAQ1@9GSdrswfV*oA(vtt6tSgnCy762dsu~BPJt>Sd5)plb35>e2r+Xe(jOXdW~h*P!G3Pf7uZW3h#BpV|n
1Y00hA|$t@r3sYaTnyv1%v}4dYNWBwHLv!fR2+aHg(nkTOnEp(Ko2h+eeNJNzif-sfWs@cD@o{qB<&@KJgPQLHJeVWNL}q&lpAa93Jk5htS0yuWai~J!uk~f
a8qE?|5jVc7KHdJuc$@+8ep$1t&3;`kB1LMmj-SE>7G*|MYVG5N-3naQSHKs>sM)@W_(?E7*vX;-KIH6c%~R-{V=7TSSY2?dRJD!P6Ri1_mI3My})AI=mZAV
7MHQ?P7r<)gM#pES53D)7>myKM}~2_+;(yKLTPf};Vts`)|4}!QUA^EI}hIjm`TRbuZJPozUh@G3#fo6Wl5aIjF(NmZbW4X;qKU6Hy<f<8}2jS|D!CS70;Df
1P|0BZ++vq<XO~9O{){iG*`R8%_16oa2C?QdcdbRia}oC+4m}+FV=LGRcaDY=G~^*saDr8*CF!(OPXf<3uCLAE`N5sZJ4vXIs8Ta>vCnYy1wSp)AXEVcyTp_
8U{LAfy-<qK`^Xdz#_+fF$5nSNE}j`o5`<Yi(e2;K##v@3r*47r;#!d<lm)9n&qn*Fck8xT1?i}qs&`sVAvk1v@=M_vhLaekLC~ne!`5w3SzTlyzR+Se15DL
GTzYyG=U1bC4&lvb`}k&9xc_(hoxLvMMMS%K1*aN_v8}$PNQ7F5xg$fZR^68K9W|$KEJCM543Y)u|3u1d|m`0KI2t>NxXrEtnoc<ka*XGR%&TzcMgDI!sdTF
K6>ag^==m5C}ij(f;_lZI!UH{11bH_vngX1`iPh1Vg{W2M$TZi%H}y@YdVw3#jMCny1u(&o33&;PFPu=&*kDqs;kdE05%wr0QIBs9K&-3SPZGHg2F_r1BJ4K
{YwRcE0V8~X6JmBU3|ukPl^i%BU4i@e#^g27Z;p~vb_33McQZ(s0$)3KK%E)!}05Xko0_X{0qWMF5~a|d_hXE$$szU3l)X_`XZTwU(tb-I4jIe&t>y9!}2yw
K2Ve4tjJu%YFj8v{rjGFgrC8OCC1P9h9YP5TkrU%A+IZgkU7oLc*H9M7{>0#@YlM=Y<YXAIZ0R6eE)}soA3YNn*Z(L)_+4|$m&0Q|3LGNAG?M@KH>o#Jsx;)
_!~cd&6f6XdzpdUh7U9cN7os+>+=zh=p2Zy9{(El57Gl8Jo$PtU(WKc4?K4vt@dBal!AjUTw)goqKjFQq;N#3a-D?hF-Vb{ila+J#Rexz12)wAL(yng7w*qR
<^Eh3b0osNy6DlR!M8~V@W%OK%HCj<uA{5J??Tt;ut{=48rrQK@SDYkR9{kX*bYh4zBW;XJ9lgV=M^XP@XgWT?}tB)hrb+-8L$4b7hu$vtHlK;d;>qNa=HK$
Qsqc6;i_;Kh^n0?TnX8-exf?1mJB-2ud?z$%%J=|V=|>)60OKJV{GdMjK<VtOm{2`Xdr_~Iy*&>E0<;GI~!1O8y{ZfiaA!d72VZO8JBmlV3g6N1h*#!E(d~*
8tdcC?u&UG`+l=nNuh20q7BFV!7PaD)omaPNVEW#1^e{mIX8dKwjh-D{Pd*DERp!!=Z5d(3K>Kh9mhYjm2cYV_Etn*YXrk}xK#C%?%B&xuUgKEb*Fo_|L>!2
@|?(~NAu*eFVyDr_4xIhU&kL_{~DFHmRfX}0qAyom9H@ceD(Ux$?IRouTD-rd^mc0$o5%`M;_;hgylNv4A*phop09p;cCSa(Gdqr=-(%&`UhNA_`9W`vaDnz
fbh6Dm94DtkNEs!QX@rdl0A$_xeuHo>nFD-`RZ~kRgP9nGLCwTd_S7~y+$RlL<%V(PA2RKi64cO<*F+zl24KvvJr$mYkakW@B<o#No-b-IIw~%hxX;<-Qn@8
H^b9U#Em{ZdHd@d`Qzm6JK85)*X%gRWF+&9mijA?cDiBfgPde$Ys6@LFuSB6V0I;IN`#P?Uy9YD>{a<%3s810KRvm#!Q79Je|tOr@Q?S0!=H30`=FC1kIZ=!
W0{D3v4DN@PYw{E1yZZF;1vB01kq{IhA|i9LIG!SMVAG`7?of>P%uJOF_lydQj%@pF|p8hbA8(;-RXn^MjgkhOBq=IvlTMSXR;g2u_lvu{CmY=Em<Ok^TGnS
Yy?9p;k`Zn^LY67aPa%^&2NW6`rvQ67P8e9jfmq3+M<^AyMI;-{{#`uwfjH};c>Cet@5Q4{C>|?Jf?S?Yf(NDDZc~7aGj%*qt}P0xPjG(jqP`|@;Sd1BrMjF
)|l2e<9WCM(y;a>X9Z<3)vee2;qfn0Vi!iQZ|z&mmIhLFi66pXtHvu2fByO8y%gZhFR7#TV_&L;nO2{*xT6u1Qs`yz6=elQEujacclTamy>AYO$GnzzIFfzj
w&e4<<{X#7=UZN7|M3NXKq*81bcvdV;Wy>NeZ1$INXNoA?@)|Wx=WDnkhuZS^Piq%iiOv*XHQbSg7MQOi%#Khq}A{*>-;ON)_u5KPIK~SD@cSd=NKhrFX&>)
Rj(3~h=~B}g28pzz70}mgI(8+tg~m|1;0jvu`+R*3>Z78dXelA+fPVG1g+VzU);pC75^g)=Gk3HlSI||q7<&ttflC6SH_P6juGPV?dDz1NPXU3vGSv4NRfDr
weZ9RU24SqS4?|C<KlU8yi6roSCWzQGGuEXRZW6#$>{ZLS~cV{Ip<c~xSyc9_A^{W6+S^?BmPn2@Uq;vWQ~#P3&luZ=IRMx_#3O<ZG{KJ#gB?C5A@&E9mv6*
awj4U_oI%pdmlJ<v`V(05eO<3?%_VoBOi++us<|cD<^0v_3$Q3sW*oYg44ULT_Td{pI!?bqCOjeka>__5-oyoqfYC5?9$&lt1Y~(PX~LszGfTv26lRfW2!g^
;2?R?Hz^$w>9<YtML0d-+QJi?(;729b(V4vd3u;8bFD^EPp+7(4k?)~tWPw`{^h2;=uf1>xFA4>pGv#PBFWG6N~^mpT@)?TsB}0e<DhpA=R(HwHm}%H$Gz5%
A*btWOl(?Qtj};P1?i1HIp|{4I$vdouuZqlSza{};uR50Hv#5p<eX{Qx;wuZ{o2IN^k|O0WtB|WXe`rxVC84lU0ahhks%msl10&DjenZ!@(9Txx<C#jCS1Pp
xxwTn;~OsqaS5FSB=arn5YX6QfVnB1oa31F+a_o=>D`(kH8q$*moI<0V<lfTV|3_`jFdfnt*juYUX^yz_b4V$dAr{V5`xF>l5_j<4uUdr2D%M-7cD>OV8&cJ
O*y+Oy3b^yy-42uP}ru`UXpgqJkzp(Id{m~r^=&QMhBhc{}tUmrTMv837@5c*HMW_xIZFsS88RJ<e_}0g7nna@;)orhuz1J`xCGBOuXvG7HK)uw7%3Qez>t4
IH0Z8)MC&~2JsoIZ<_zD`&jzAhZ;(2(@%=4k~H5l(n9w53-vUD)g=}ENZf_}T?5<CUTCKnIMahBisUCCWir`njIz8sG!pQ#1qK9GTt%C@)0f=$lN)3n@;jd5
Z<8PHo~Fsu-ai*bDF=(D<c0!I{Q%R`AJ2F=BR^8K(9wyY{H>$A;~wwXEWq8Ib8O_=4Zx$h8{E5#vnQ+D;e}1Reppy&9aa-D^)2Hns+NT^WRzd2*qkNjVUU=L
a>nE7A=z)IJ96t*R3fFqR>R+59^KG2?_>`v2kRFg4LMo39W-av05aX2j!0jXoJtEC&5(|R+4heE9rBL@5p?SChT4L~My_A;+ntsyrau@1g+Rm&pL~~$WkN+c
zFBZ0#Aodj?EbNh6RN+Hm*10cT71s+^eYwrWySj^BBie@-y%j?1_B$_vuAh0Kd@-`-3ANb4|`v-)hIB|)+W1ER<21}#ii~M-CRyzYnllgvIMP+%<N9ybahX3
Oy5y|LQY;J7y4^?fTZg?jO^+@wo#2w>FAlYr8krey0Ju$8>On<G-gZ>R5>4cbIz5=(BqVAc3)<z1Ll8OsWNE_Ue9_TZV&LqqP?W<1qX4u=os#j)NMcB)zyX*
SG~gzLS@wwftjw&v3-}yCaYZZZ0v=`8pcA1gQ(mtmC|?NqPrsatfl*9V`Ee7?%ogXguZ0gH0?-9dx!nPZ(#_>Z6iQs`#928VZ%up-3arEQ|=EPTjOEPY{Yi(
a`y03$B(urs<JVimYEQ-ckooV8xz^};$}CMy;~KM+bklftP+O~yP26c2r;p2biOHOtbEOKBK}(;J66S}fP{AY{OEt4o*YBGIM2<PdY#Xf|MzsZgSMhYt8eoy
C*qrO0=JtLb9Xjy_NJTpvg(+bXzGcer_{wL37QUDd&148{n)at%VM^;f|V~^YL}%>^&7foxl7-<T$p19?6nS~^<_)m*D)`92spQqd}T+D=d777^H_fGT$%2o
e#Su0+p;xH-F+#k6h+OGz#m3=R2Aphyw0TfyJQ0g7}C;!m<JEG_eh+U!6nNL4C78<hYX9-NOJO6IEGQfwa`xe$|Xmaup9{cAQ|FjwcywfHd+Z>S=oYl5+(5X
D-g`2roMDqS|Ct+3s{TrtYaT+TfZPRk5C+zZ*Xa0(RaKhbTf;uMv}cU{w04}sk2z#9=VM1jie<^BlwXdg&l)Q4BUv`XE#6jcmIP(=VxmgJWiVhvKol3SAOV*
v+QvbBPo*0_pZg|v$x03@!uI3(E#j;5B2J*V$%w`{q&@|2GgKzk@mYf55i<1#YDZM0ur(6fgZSue>GE%@oQF2NzR}){+i`>IvB~u%(QAp_8<(Pp>wL{(!qY8
4WV^AsLP3KyTUA$<d^mJ?upTK%oXq_W)y9F{eNJE1OKMv&S^TaDPDw{7c{ko`E2J4u!KayaEY_5L3e}7nyr`hai1@mIU}sast1G~c!vZuIq8KD=#%X)rd<)h
Rt4l#W6TdMykFWagla3t7oF??eRSvO^tX4YKK9Vc&>k|AZn=A<-`Lb4gY`VyUrgIgasDqrS=ysHywgZLjx2c-)09dUN?WjS;0x8;Tm!XDP82&|2q2UJXp!-0
mlhfu@InBzH#6MDYe_UkqhuEo6l)QTdSlSjc%0T7>nylEn${XTd)B!Ne2IM<<C!19=)PtJ^IEY;V0ZW3)?V!ptC@J0<+ZJ&`xrL*2y03t^7z$B`h#7zny$A#
NC$y^(<F~Now-mUqOehrXHyIceyBA<Z3D7;@{lpHT_V_#Fsc*QG)VkAjS4*bXoJ38RhAeYR_atC9*FLH_EhQV>F6GE8tc$W=S~b~jJ711>%J>vknv&!d>UFY
544Fa6*WK)Y}~T)MOIFf<Q&Ov@@S-(i7MGFTg??ng(8yXJNeT9vIqhYpvg$!&M(&fBdPY;EXE2L?rcS38CQLH1bX0nM$}cq5dgjWbv-N2eQI=kGtbKGiZzF7
v(#FTl1hEyK&{m3=;Y&yQT+~<z(_UyJp|{ZNr=Pp7=|DzH}g`)EVKd~Ueor;_~oq;+96EgErj7Ru?y~~t%>N0?)4G!rL{c|+%@N<FCY9&w53vo+@O|io#aj?
wbqsj%eT?u%l9r6Vi=(~hKl0&I6R^$0r2;t_u|Eimmc%SGH&R(WRw%q@>d9^&Zj}a1IWN>vMD(!E-o;DdT!(nTIH-|2(o^q<rFul^?;Xn|A>xe_+k9>(fiX6
HmsMSCm#}wLbJqLzH(xn6}_7+Dy?Kg1h~pI$;y1eq6Pi9_*{t*EyGMSpGh)jeE#QLBa@<Z$-kZcHheQa`Tg+y``?b;YPoT}yCt=$L<A;MRg`+lQSL!~%qU`V
k!em}fXY&qvk=q4gNGu2!2z8Rx*>nfGFdTT<L4wM6r~>&ipuDiFrt_L8ZH!!V;ujs+LW@7lJO;#0u)j-#mXfYbE2bUn1soJ<>kCKJTk<%iOz_UD8yec*7~50
==2}M_W?Ei)e{r8p-^@SB&M-FbZGJ>$R|c)O4tjL3MWtqusZ+s?(j8;<(J`+O#j~_GO_7N6#mo7mI4+LRYlRirIs^lN!<cSq>c*}E`lh2<REe=70xq&aWqL|
ScV**SCzM=LlSW+U?PNTY%Yk2b`t~$B-vF~l&)G+QN{Se_lK`f-v0y`&!;D^PCop4^kHn@#dsw}1J1>-wJMMf1j7(TITQO4r@{n2mJ@^+I7H4-=6|^oBc<31
rZPrS;6={N5@kv*PO@;24(pSXY7SIh6_R5FF2F|s0b8YLty&2plSjine?yDRn|^%ykplt;NkH<57vb=z%XW2dl{@^VI^vpuBX6`jET<=zN9A&}?i|8!*s$4s
@T?E3K%AN_zLH9O$=AQ~N1`tJ*mppkyqvbZ@no|;x#WAG^D3+IEiZ+8k!cYTChici$DXtF^e3k(#qji5%wig!9PnzAmLL{T*R>dBpchIvB9Rp9meFay(O}*{
>Ty+iY%#!2b>Y_wl=gA1PaL^y9mWxh3z;#wk)7!(Tb(o1Q-u)DAFwGa;i+^!bh;ccIpItkURJS#IxnWvS-=AT*!3x&;w)EaK)YB=-Zj<=?@4C|RJaS<m7$E4
-N?O!gK#053hZ4*`b^?3Y<U&kXiOrwe2ca6BE7ljEt?XiE{CR%-pmgo&CGd@SE3&7dSQxPHgyy!)#I&rhw$58@=C^#DJC|)Sw+Il&W%-qA-F4xS(JshyNO6x
H|CcrkHA$ddv7DY&JaV*H!)K|QC5CKvNFF3(#>Dw@wK6k3a@8|Zv0!h^n!=Xapv?0$z4u9Fz37pUK1D)tKcfsm`ry!>;1`Wb5m}r4adIWf()wa;YnUpCC%sr
viNg@dzWqTY?R+r?n>`_Q>VLKglDlpQt}+tv2?X5Z8Bm^Dcr>-)tSOg!*!Eiu0<DNqS#cqN@qM&+CAGd_!U&b(=(Ad0ukVxh)KQ|?3k~5Wj0zG>v@jg62LGX
mG(_-cU6pa+@6MqIhj1cIDM-W$3(<_1CT^u`*S3tNXTZM${@@p`j!vS|H~VxV#fA%$?JhX>rLFnIY`{!W1OL8cl?^MM6(RMmeI&1BD~1u-}X<{`(v7uoRR@%
)c;H;XDkGQ;kCB8%!(OlpO%Fpx{&InQ00j!a02FuZRR|uv!H}Ju0%+xw|U@amD9$2#?gk0l{<+u`4<)<g(1qJLEZ!rH;GRdGf9@>LPK$&uEAxEhUfI6FL_j)
lXuLg&-Kpi8k7!MC&1NJm~<-8Iq}`ky*et$3l|f|zC}PT7iF{fCLPo<SflMLpb+t9OWbRHf5RZ4>N8{?`c>XGNaE0$wEiCMa$HnnzB+I^)I(R4p(RL>K=u=2
m#}Q&BDL?m@g*{i@l3djR-A@krl7PBvCsO*<Me2fo`~~lx~U3$<R;mZRY?Axbe!gEF3I>@V6+W=wA&bav<YpA6{C~e;X!c3lMK^mP!CQshcML+L|eW_PYi6)
3>}}oe?!eQ=l9@9X`szqYmEI_iDiwQqAPQ{`t#zc$Df*37S1*pxxPUEnG?W7o?r#26d<Kbec)wWCNE<AUSOcnHY?UP=G2H3Yb>*$h%A)ePasfn#L|EAY~EMP
QJj`%D~~vZJChrV*27n8Y3Z`f)v4l=taTNrPO<VXwhX7Iukv{=p$(8)!t(1yB^7;m^irr@oH&SsPd=KurHKC}9GrEH4|-mjY?dy16p$R2_#-JUI2V;=#7Uie
n&B)a?r^d2x|1ie#l!TeWwFe6WPE3CJJ4+bKGUHHc0o!!$N>DS4MAYdE@zwSy3@pwG(sXD2!m{6Yjwz$_*+VrF56Bhk&2wHC;@~MG|u=Q>csL#s+3vF(}klf
`Lt~2^?EKIkLA%1xY8J%2Y-812tvL>eh<*NHj&i&c%1~U+Urs`@;IBho8!0f4=1TJp#jRfn}ta0Npxg>R-q?MOZBue=`l1Rh!$G1H?mp;u`@CR7sd#kMudxE
SJeXBvL)g$zEPZuq{nUdV(TSWKNErc#VPh0-R}jW-d<9(iKeZRUbpS)ie8j`?YPfrQZws4t3T0wK$wm1!gk5j(;89*WIEM=&2J|=lswZIRMUJkXGvBfAFrw&
2P71-i<|}NswGYFZ9DjhVJnZ|OF`@ZP4*;7js5ztapi$?_{yx?d};N4%CvQ0!7(E<n<h|i4#^g(&FV|Rm5^BK#aiWGGom|ZU2IX)wEL}UnjiYqq)^@3g5B4q
?_)aVOKD8W#f$5~$ME@D<3otsn%D>l_)J_|YPwk8k_K%&uk0`tYj)xCXu9C$^DsrH2r4ys%G(e+F=40PvT6>wv(V{tHXMyOpYCkN9=(22`>nnvfwx<H{pKY*
Lt}O>%ROsYBVNN=pRLM~Y`ercvNL3j4DmX4l1mg5qUiuhTw!y`giBP}*jaeFtgA>-i5VWTm;#VTD6oI9$0eV7SVU2o${s|CsI8|^Z>C1J@yTV0!m)EmraT}s
a>-zOY&9JN;s&R|V!5O@c643^v*It=49jg6sDKl=JQWar`L6c9;#uZxITo^f#d@m<gFP{cIkBwpB37yf*{mXtbj1@eJD?Q25Edn}r0V*nJacd62i|dKodbMp
$4sb+0Rg&a4x+2a5F~GRM0gCsJz$Feoaf6iciw4ZI-&uVvjy#|mP4<n3%9*5-T7z&fHYsOG-&=@c>d92o=9VD%Q@~3d^m}QouZ+3v}F;IZCNbCG{dU6e3yh&
mOMxO(58LFuDP!rZkg6z+kMa?6S)(gJ@n4z4F(hc7|t$?pl!v*YJQn^+%`9FF6Renty5r@Da-%Ye2Mp?80by-I3z<oophG&!WnXqz+AwvB!<CgRFfy^4sH(B
*~GR%$=k;)81X+&GW13K$b+^rCX4vXt+H0!tWAb==Gx}r69u76q>U8X?g*;@u4h~3ekX}>2hA++a?%6)v2u{Dm%Dvv#+P8%7ew+f4PurZ59Y70+~2*05n7IA
W^w~jp?#Z>1dk|U4P4%9XIgFK?<`2nmK1?PA*m<jhZio2J%}=DH<9qor<u2lisyO1Ae6_s(YS<%$~)3TM~HuV<FR{eJm#uZ3cu=Zvn%&5W^^b+@Ox}%jI1nJ
Sfs4jlKw!k1q)W~0Q^95&FO(COe#FsHS4bPHRs9id@Rc8;->1tH^!Twwh9!n&xj3N(|_ZXP|WBI$kcISHG^v&lLv_>(h*EnPyXqg$$Ux7I@ABZ;99^jBvX|?
ABI))D%7!nYMW{aaE2!j^2Ci8M^$}NziDg%GTcJw_-Ema`(}}Am&1NndMux==*-{?BTlD%vEZ`1gHKO3>&v~rF|4=DZ+OT9XQ;?3AQu{$i$w@xmU+exobC4!
p$MLY(|f#752Udv?#7aB#pVfH{AOsNZn&gv(zKHG1!~s4<WY6PoZ=COv~17~8GV~5z7_cyI_4kF@R4--^To73!B-rV!^e2tlYo#hqgyB40|?wT30!a!(MA`S
s$*AWW;5yuB)D-1<g-I|p1u2N_+dD5(WZCd)BWD}m-qIP#v_WE_s_@|?t$|#A9gRB(US3+bFs~S15Yw?GvUYjbquP1tM;nlK^#?~amSyY0HfNGgV5z5&TtZe
fSUR;rz!?H%5XxG{1NW|NJ|&i?;7)q$`hR~D^QjZkP|g*N`Xc&ghKQSSg_a-n+C8{C@ZVYvgRbUUNsF)4C=I$eGvSR4&O(Aww5>wfGpnn>ux$2sx|wBTZxIK
OUX6;`z|m>tt?aln_?6uDySn?xB$c!L@e)Om2(*ToKqWh>)YQ>!}4rT{?VR#r$@gG-@JdD5|j4DaIB@h!WtiO*1h-R_lLtbDdaRB?Oww-2YBYcavp{NZPpsI
9gMbVOMcWSxGGn8)6gW)ZZp>+CYLMlB?q(ByQZBg56!`$a`@W(0gl>ox~lD3#sx0-Fe}9W+*Fa`-D-IeO2?qK<PGPj0sgtiYdS?MM_eSm@OR^JtFhh@W+2qz
MFZEPAf{a&k`3DvS6}kSpWF8gY%<sl@+gbP+Cj-+b~+H_)BkLWd`)N9!F~*OMRU3eO(R2hxFS6AgvsB2dA%r0K~3pzl9<!o6(|%a2@L=M73_OoZ3TfjTxlGJ
1#iIcv3k^cU#$tRZr3J%uua`Oz-nM;kqbR@pgLer7bL0Etpo^4Xl=LXL|%YRm0P$=Gh>Ei?O^{9XJd38=``>arGZJc8`Di7l}j&a3|4QH(?g>kOHt)zaYfQ@
r%kF6#5jGUQ{9q)0hH9K2_xQtlqMvYpji8n9j0y+%57EZ?9qr6(xkTk-8MazR|cV~bh`z#Kvx@DZc7~zg!4u=>TUMvcA>d30~NnCX{OrONEAo9J!Hyc9m8ZF
pvAQ|7h^K$1O=|csyE#%U$Q7_BIz{$Qf@dWJpFw#{`mgn_|1QJ(`YWlYRUyfxn>9nVEwhc!VP0`<}JxMtAK4G;U%*^!RDgqrkj9HCdj?z^2S{u%7+@vi`lHO
d(lBM;U6!#U-#lZzjM#<jgr)IGU0ykq3;7G9iEfNR;jg6LI5+ZkP0sx{MG3H3VEu~Iq~t&+93y$A~|qYbEz?Wkij|!?g41!s#dsQ#Q?0nWo+`!dA4HofxL7b
MDB?BUKN?oOhsy<47iD5#3K7XR=%(~U9pban3LlFGB9ZmHgi=ON<sWe)fKZpouj(>g?0?k-k7^JpOV1%WUXlo-q&t0JHWyjV@JyF!Z6U^7&{~ZLoER^9Lqob
z^SB=Z&xfJZ-?)HA(`XtX_`de&_(z?@-n{Y{Sd;>CE17Ui8}NZal7`B07AN)GJms%GKF+ot6=90SLu+tLgN|}+e<zIS$solU@%2eel}l&d{1~SDroTP{u^5d
_J819_`n8=@hC#?Dyk&aw6dDEIv|i1c(fUuI)3e9;P%_cp3ehX5=%OT6BiN`676h2O(0TBsz>J_1db`kgo8=t@tWzR+)nhd=&$zCEu9qWHmZ(#!1nnr8X&<S
|9bOar!Fj@;9Q{>#Z)&{9Q(BIwK=yJtQCKa6s)a{CykeBoAofrYg)_|R9@Q{TZQXvcFELcfj@fhIH4#^84yO#)Jz6k!PZ=a`Uh#7HhNC|{nAe+avIjGo6a`5
b6Rp!VzFgymD4Cv(j6p5u<1;iE?S)V@!Zw>wBeCH!-#^1ILWj4siqy+X3*0Ojhd(K^<9^2h~NFA2hYqakGYf6``huGqqj$r7T2BOmTa<Zw>=_QquZXdHMm?r
8bF6U15?Q`VrghWK8gin+-7#G=~^`hhS<ph+W3ZIA>R;~$h`gJBXjT{T(bYyPTH1H%6NQ^Zq8x^gEj!|jTEtH-r>n8U{2Cj>4z9$5sju<njLQu7U)21cGiHd
(Z44XdB<eZmWndYLe2&ne$J&>@M*QU%R49{Af8fEm~kR8StPOl(|2cme8Gvop7wgZr+-lq*p>h(0yMliKn_BeSN++ok1y5Nu;G1x#D}Lit{*hy=%#_5tEqU-
TE}wJ98nRxn0ehgE8Px~0HD<k(sh*`H0UOO8R+=yDa`zSr%3;VR`=2`t2sd)I9~@K%oQoC#Zvqg(cCvI7=6EM!5T;HfhCKV#S*=RQwmaXR2tdNza)Q8_6^)z
&z;?-7umoD2~PnFEbzP=)Tk(<y%<Hhk5`d)?t_e8*S-!h)P2=aJaT8F9^=fkx*qNO8E$91g+;k;Ni;kQD^q^^wuL!5Vv<U^EEtb~{VEYJmrK08D9ouM|7KT<
6*1&_m?lcn7SqCt#R`W_qKLAsm8SGv@@QLa1qt>Jgp1yv7VNjg&~xkKlb;Sx$L|i`kKde}{K~h$_jU^$FQ%c5#!O`x<oT`q6T~%3OtngIm_%Q*j=dy7yDgef
WTjo9m4?885+x{%w#Yu0cseR*@848|d09ZRhSX`ry!nEbaZwf*R$<Hn6ocsO4Fc;dV%^!;3>{k00w}gr20L*p#3K_%gy^}Ks(Ua3LohfRcqQ$ScuO*JF-W2k
!)K<Nl-jq9?CNo#&5cl(gUECO2x<+>8jq{lVqFnw4Y*<n8%my}-CaRjv8jJspcV}Faj6xx?l-EpOlqnR>4WVOvdMECe^pL*i~bIQ2jM>u`vI;orKE}D-wF?$
OkjbD>@8vhm`q%>D4@X_B7y>O-CbgSr-t`nGy<SM5yD!~fh2VVfSm5`$pcr(Gv7U>V_j&8E{Ln=@$r9*%GollKzI&@w7BsaNm$&eP0K0+I)<+Y<dm`sKPOUV
)Y^??Qn3@}lrmEPw~eh1k`BVX^2@cMHFpd!(&hOXM*CjDt%$%5&6D2XU)u)MaRjXpYhI)-m%%mIl^>$w(cB0FTtv{L?<M*Bz@3)}`^+UR9{~5(ZeC^D6F*0}
U9`+{eR77W*@B=GDMR~gyC(Cmq=$^F%{<nzIAa!niI+;mKT`4Zt)5Jw9M{|T(3}YwT{=Y^D(}L=Vl)=_K*P*0rPn`p0Y~K#W4%o3NV-HdsD#JmwAOeYdGE%j
9}eG13AW_fvt;k(i@>`iM^Um#RaSaDC}kTvmXMfTic9#e+0dB(&nBDMiV<hIm2cwYZnh@$?`IztAtB~P-ABwzZsXA^@+{x#E1oC*{jmfoXZKm~d*n;2+*Emu
f-L?=r7hg3jtk<Q=F9?|`GhUynCoOB9dSAFSEI<r=Zv{9XGPPJ)b=u;e7;=Y>TpouR;tZf?aC+>KZ%+2kp8{5KZ;@#=n0~lF~+6+F<3<*0o7T5kLzobtT50H
_W2u2m&e|s%5~nevi2g`hHMTEwKM&|keI#jm$rj9XaD~AB3sQC@yVOfS$fMqCa?KN=hHB9SuNnflyrTS7|C%!>7*?=GY)p;3N=#2wrT~u*sjT?ugxD~pc(*n
6ue+{*K%GZF3RBYBc5k#ajkSRZ7DD861OZ?l|;td7?>b<7}Av4!lzP{4o+!=6pIIvpa$6S)l=m6pK@_~y2saShFs<bpjbFB4fRber6bE&C`^Yzb{d8})rG3y
C*k{}kanF56b!OAnReDoPElyKPlBd)nI^|FD@{qpQ}6wG2f&t8Up`gV&XQq4{;WU80smA2EPr8GbLJn9$dv`?^YG1w!}rI-4@bWrvSIQO>9c-5Iv&0`I{koh
nYIO|bgGF=3gS4|+3X81l8EtZm!QUo!#nwjo&we7Pzjv6^$3E1-KDx{BYP*wMfym`QHhd!mzg~(&L(HaBUBcOV@$11iO9j!rbUO6jMaw~UH5$M`VGT9yVVfy
M>IK%&;No%<5Er>pwt)^`+e5p<#b*aC@4jccqx;}Dn2y52UAG6cXEyH7J&wm$d{rj>~fOA<!-sGrZ7_ApA8%74c2sgW^Iq!11ghT>Vh_s8?2^CJWP*g5`tNO
-c7bjCA*8HVqR@He#K=IoJlnr_y_Cn@I7#B!-YHT&<~cY1<AeZ+c5ggntL%2rI+hs;MwbuV8kwhWYX{oNTG|o^rPG+;s&d5)~^qD6mBdKD1JndR1=JeRt!#Z
S?&Y&FKjB)A8%FbH70Lq8T3$i$&l!+)W9SbTNY;JmZW6!tttd<BYY*DkgoooyhvkmdCm>z+1FyenTJi&WWSpxdmy@4JtErp9E$ht8!{aE$V1t1QqANvMMaB1
CYHG6x)8Z{-rP*!fP+1Z<DzsC9d64tYzvKYo>XziK2=0fRg|Cm@!(MEw7k^@EJOqltNg}Y*oY`s*YK`@q}wqFLeJP$#kl-EEV__X_smky8`-5OGs3y9*UV(2
FiXGD^uPs;xMcR)sdaItZylu(h1UtZKZ=8#<@!<9rSnuvx0stk>=+xm(_}b$bi|!xK2!0=EEDn)5`NvXa%Q?&&&A@gcSZ6JxgAFacMzIMLM;GqBq+fas-mf@
9fyjskAcPZjzVLV{aFpi4jwv_FKMyl{JL~r=vR+M_pINzuSdQ0f}H|U#DVT$xMH1WJQfm^Q;lD<TQb}nzOHp^f*ss;u^566qUA<wh;M?7<Lr{KUTQ9?+VzmO
@$qQt;fSJa71L?`9u#?@MNMoS|8P1D#R13)UcTf%b)^mh@?iMR;^Jb%CL=n%8sk{CPf>Z~cQ~HsMJdS#-2F@JdzP11>+3<#8cJ4o%T>IsClhFP_UL7sSDPs*
Bn|7cof0kWdaE+Yd7eyH*^Qubur~ZEC&=Aef;CBVM@)6YX6w!JVF3o6DGxByQQyhCF_+*3NxO`$?yw8TRhNn!_=Dty94-?^t6;#uT(s{W##f8#WF=I-o;tZa
dI;Ia243}AZA%bUEpwSxgk$)k8CV`Nbm28W4mdadDjuOTK1H$Nw1Z~Eb~0^U$W5J|*-uO$uN|+pVW|?J6DHm&53tdJj+7@FFNEJjaZI>h7o@Kkx=xHP^TwtK
suf0JOX~3=g=^0Q%QV=yZZp~pKVpg7g3IEdqbSbPe53lFGclxFtg3(Ks8JDxcUT@j>$7dhWtrd&l)=l--EOz`wA(1I6TrE`*M5WSqiZ5({fxh6FFknFDlet*
)w<hl%Sr(n+8baHO9{hov=J)(Zfhg;t>TyD$8bK6USR{ez*gkzDVk0>R-IDAUPG;?onX&}y(ybZMIzMpe9?JS7UvIUug+p~b?vy!r!tP?s2!3~o3+t7y2S3r
88<ZnC?sv<-87DX_(<f*U}%EP=Rjf@gfqEqRau5rN$-EdSHEVflJVTXQrD8U?3Cou&(|E%F`P*v<R$llY`(LFcrXAxB%z?#%T{ytZe(nZVb^}=<%|8lc7v>?
>d(h37ixsH+=@gKebH}C&$sNulL>$0ldPJ^?Yf10AhHt=`U>eV(3PHgdE-9m5w0)E9B$lO*HJ87FwA0Xsq;PdIf$!2ai)riw<95;a$tlIQXz3$-l{j3Xb-#g
L+V$<4rN$YzImc84h(J<l?H?>M%yDLL%|6pB2x2pF26w4@L?gWo4^UgGzzG)tRzP`k-`wjO~O#>5J%3OdD{{p;HNaGUjvSts+C(OHBhk?v*?CVD17KWC-Ot;
l6oiucWK#V!J9ldo3SHlkhFCZxmUpLxiMf$ZjWosMqh(lFK=FNuze5><kFSIAnhCH5LTW%e;&LnVxTSI#qNgCp0Jf26Sb2)W-gruw?^M2nzQtu{0r{BU_)VU
P^xb*-EW<tT{3N9(YnFU2RP2n27cVo6L^Yl;f;MNZtx;6W}RS<o}tTV_59#*x6}qCVTbOG{z3?Dw5CK7m<-fhK$3?y#d%JYSm|f@1EkZ+a+}oL?vedUbZf^*
+LdTEu?C)#SU7POx3Kvc-ZP2}W#MB?J?vS^mpPrjXYdc193qc)WAD;REx1iDhlYg4!5Y3wny?Mwdwp0dgM{K*iO+18Vn|Z-&$;CP?EN2G<h4~$fyP?6uUbv@
zvN}UDlVd$7j4GvSJ8K`@LfairZ)R8ni<&JvaUanbp1cvs5?^kdB7r2*JmFOlz5%O*>KcE4K+8Z=RrD1kmJ+*)RGc$w&<FkX2zJIeAEJ(5stmg%2ph^LU=gm
xa1u+OmAv8;HE6rasKs#<TyJv*a!^j(HRV*m#x&d{C8-@zNOeZLwLG7R;FrhM(PC;+-V01&g}NVNSt*bD7LJDF1uta>a*i)eXZ9)1()P4ot28m90v>_BeqR!
>x5ik21F);)CIm?rlC>m;pqgn=gcfWZGrc%MkzKe{N9$`*IIXosK`|JYP17&kE94t0wwy(qJV6-I+sWwB2kDWK!4FT#CK6>32ext9}MlqV{Pb-ArX0_To|-2
lhkTn-S&`ms6$~_VXbGe3`oym$F=lK3f^za_Yxg<bRjQ{1}J77j53X;rHZc=+tpV*x&QxMSZ6H
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
