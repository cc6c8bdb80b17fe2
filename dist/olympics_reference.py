#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 57,768 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp4SU;0k|6w7u-WIH020KAa+1l=VQyqwakQ}|pCu<ZOYta5ge0y>KueI8HJSYPtIzK021v<H=Dm0JE*61Ce^ggj*LVH)#YMIJYBZXb)8%N?xxN3Qmwa(X
|F@sKpDvT?D!Hu6Wl=8^Xj%7?;^X*onJiYbqRx}L7%whw@UN;YcCMzgBB@sw^J!gAs}i1$%L)AdWV|TKG5oh$!SCfwG4JpYXXO`pLNlml_w(E7W!*lN)0-kW
mKMF_X0@2m=rs1?9;WeryquQTG~8tRf&PT4mzPBj!!3#;xt)#giv@lIpO=$G0rOZb%6k1os?~B<Rqxv;^iy?*>qzGCZs&SDFY4rOI-4a0t#^{#-N5)u{Ld8L
REy<JkDtL1Hv~v(hF$#EYI0p9AI7s)0eviQ9-h(o_O=+$8uPiXs!39eFK-gqAOJrOJuPu#5}aXzPhi~YuIwet@dZGT=0H1%+q}G4%`ft#tYlX^XXRP>5`Z_k
SMVkC@y99bZb37zSM#L$P%P*N0Rcae*<UTHc`_PZtpLo$Xp~Inw*Uqhv8<M3oL-IHQ>)8rHY;e#b!U8WsZCFc|6Ucah0^M3RbDQuYF6v}*<v-igym|3`4~Ve
?{4mItEC$Npx99;c4)mF!0CE9E|;#i{pY8L$44i5^5g!iSEILwCqKiVhewAeKjq1*gVWQ4xA5-d=l#>eqnGsB{5*NH|NP)&{a^q+*a(FHBkgDopvwi9<;QI`
g&D2y2WGr1+=LbRUl79Q$xnJLUIS9Tgzd<aH&s1FxWZKVgdj-%J^A&9PDhcfN<QI)HMoOc5`HA}VqC+vIpoa|krt~Gf0nSxr|;e#jegmG_3j|)C%c^|XXT5-
lhgg9=LhELH)kaQ#yskNgDrotk9P6dS&0xGJwHA<rH5ZD9^t{SZ^xH_p>&$Y3?rQLVp_ik)Tx*L4Aa(0C*O2-*LQL?p3Q(V+*M2j@Ms_oPmx}PUA}#HbTZoi
>0ti_^!dd1`MQ{lXR=|^E5K_!nIK`QU<iR`eObZti{c9ZLDDoq;&gEjN3oZTFW^WkttgVR_=tqHWKwdmfR=6^_<xh)iu<e6TiMv2*<v`g&?ihNOLl%pX485(
xSCbt<*=6||DFu?hi7F1|MM_mI^y<Us0Pdw!Au9f=g)bFB=RXO2v!X1!G`=1ycW11(l3dO;J`TK)wG1q7$|^TFwUZytS*-@`^s&uVqG$)W~D$A|GK-G!X*4y
$<4S<u8O;kT^s+s1Udu6qMr-^$%e_6o^XDPtGuQ&f&hn}i*hwD7I3~CY&(eXS&!S}|E5>mxK57X@R%3)KfENT<*M*c36Ph(H%#7xVHkud^vGM6Wl@j3fB|<g
Ot$;d%U4Ot@bxpDBR19p>}EK?Weu}rJMp-ianFka(Oo+BIOS*3GqmGRLMOR_p!28j$Lt<(=IW|gAYrdz_ddXPNN!4t>;mj*JtZQ2Sum7@z*#uSiblc`7-+8T
Md)T*FG89h(~Hp4wqAr8Y4oD+nL!C&<Ny85-DfG>vi0;IMgQBcGu|PhQln)xg7Y)2Z_?#reEGhY)XN2J&T@4-D+aJtdD7{0WP|wf0yOA0c4`LXeVG6zUcd>e
r2B+!9oo9fVn+KoPG}$`XiGl4FnBH$0_I=R-4E335_mkk!h#*-Uh(|l=}Y~5GJgaWgXw-LfS0I?NxB%9*M+nXP6cpR)S<aF85FteC{K2CLA}hJK<b~m6)KPo
eYZ5xf%Y(j5xOu<VC_<VgW!Pk2jE^YdBg`f|D+>5siOmi`@tV){+L-L?fKh!{W%N47~=r+(xJu6*loaZZHUZubcsSK_#rOCJ@^F3$yx_Hh8ciuZh|aZ1GAw4
jX8Ne&)GZ#8m5Q+Bw{|k0t7E<?RV40-VAp5t1adc(=E%7(MRLOqPhz}MBM-yJNP^ZAh$3>40=j59$pyVG#zAdWFpD;$!?R@v|erc&N5$HJd?sx9bQ?rm=uc+
EU);O&Wh!-SjgJ=2d+(+-*{2Qx+UcZjrV?aw6I=Gf`lKt2F4ip2RLi1nrIAiUo4Ci#Njcu!CwMxB1<>|&JCaQ5-i~%&ajWNO1hgj0J$A<@dNB@7~)9C*K><x
2S}LXFQ>wP{?PaGLQ>2?F!GG-7B#U1z*GL7<JuoWg~t5~%jSNb;>`(?Hgl{3z4=8&=L<;beKH&49^#S$_{^#rDTN*q-s(ET(~G~U6A!I!bbbu~zQtVuFa%xt
{lxT$gr8snSo$DRT@>{)rK1TFzKVVV3J)59Qxh<NzSB#UVL=jIz|2u!LA`}nQgthc!6QXWqjNwrrN3I)Hu(@2&2N98UU!mivD4ifZV=m11h|BYHxS&9fj9EZ
Jj&<Db%I>T3Wj^HR)7I%SCN}S<`=l<I$71L@ho?`1fCoMf<(ny&d8j2@c#g&u};p<FUHHuoAdJ={)DN)ZWlHGLOch&f?w3(`S~1Mj;Pb~^Uss*m-n|Q@JNdz
;4CMncspVPc?h7ry~o9rx9t+U0I*}GqaD7+N59|`V99Pk1gkf7pv%>-Q{Mhp$44&@PEJQ};k4)c=-tV?{a2$mulD~g59CfdmLBBkOCVp-Be~b3r+i{ZRrpjc
2m3hNG=JS72hQWs>w_2juTJvh`1B{zP$1&o0=g9C5}3&v84S4p3-@<XuVzbz;RZzmp-2R!=LfG~ApRR@0MW<O{nG<|_T%x}gOh`UBZb4ew=Z5DgiRb>wGU5W
Rl=6!%E??-lVTk(*6DBFJ_iW=J(sz8<qb~+K!dw!wK$K|v#5aWo4*I47MKJ)g3{(kBvSz1LsH-1|6R_;KpEez%C`jZI`ycZ1qAE`khR71VnqN@5+>@lFJ-@K
z6GBFk(^D7t2(Jc>PDd(|9zSqp-9@rv(B1GV#y~}0;dsfgjKmTS_C3@fDk>IGl>ds^5j{boFcJTxRKm|I?Dpp8p`aW$i8G5VL6?{&^Xx{3KJwU&|suZ0q{&e
pfCs$pWylpX^$JD9u3_IDb~IB0R2&DXt8MA0;1Bau7rZVFK$t{f+}g6Kh0BA(s!bneP5!sOFls{2ajPVL84q23z(3|Iz)LQDAJ8Cy5Y1gW>;{R69wuCC8Ap^
(iCtP=jYt={9F_)^b6;~g1pnV$&8RoD3Ts(Kzo)bv)n(D&VrkcKn|1YNZ)-KBz`N3^L~RCrJe*1<iIGG<h~YFdp{;`_FF!VjZak=>cs>z`6s~)I>mqDuY_6e
#q>D-%5RYhUA#k);2e$J*r*V%L>xxGt1RwRHXgr+w_hjox&eQ<v4gd$<|sjqmOlQse%OMAwMY*X_R)_gtrD<-xsW^ybYXFVzATtj0Anzbz|)KM3IwtU@DG5D
I?8duh}@{oqbE$FkgGw92cCf%hzSB!UIS2*Z`xqWC$^uYnFp`T-GP^Q&fpbGa4kC%e+m<&5eCQ{(_gS?;*?pG><w|x7(8ver2X|{IHdv!vrBSgt=%Q*tBw3M
h@bM7M6W8tQ+5)!A&kPICKaxT8$80Oz_}<;yASm7UKFp$EFx6S&mSgzSDr8%BAq8qMRgllqy;ZMBLMJ&yJS)0fj0bsQ+USIM7Z6)unue6u?}TcTrJ%Q=2_I(
pEyE|>6QC}&TfEhe);-YY8%J%@MvN_)FUV#GQyc*`DoB^Eu_&?a?_<g^qnY~XRXq@&KzMkeaSQ5l}LGQogjySh8%a$VhTv#kU2QD?>ndo9u@kOx7CreJl@1C
i<Eds7;x;Ij%)zPycGgLLluPM-BQh(J5zK>caY@@ECRf$W~=RlFpk7z__qaK!T<0GlbVLVDwBUqZ$qO*&a1ULOg^B4mqX?#Xl!@NiDAQu7D|l+QwlL~G=GpA
CQsd|?<M1_rI>d^4k!SRYT>*r78@pV563(}Pv(;>S;4o!?39E6L@JP{Zrn1z5?^XqWir3Ps$$;&>k=?{0z$yBu?S0a1>;nf8QQ6ltUVHrT*w~oMvtZ_dm<_@
5W>*puWB7H2Q*e9&yhIO0JI?1#e+l+-GelaYV8H-%T~9@6P}+_|16Wc{#<ifCos>$o>2pA01V3hG<o=z28MgD6VKECz5s%ZJ|77wdurUp+hVXcY#jgcw)2l-
QPpYcL@)hTAQVd+!O=s3A!oVZq0ZpL{J|E@>)%i%l$BbnddhADM9Qntdwv;k(uJZRPzJlhAzx_FxJY4<dt{k-l7;;vqz1h_={fXaI=0OtJJ_O8f}S)NVOW?o
iy%nqB9tRiJf_)phfE0Ldsr_aSzFeDb9;YVq@<Q>0jS;)Yp23`N!raZE6vS!ojEFhy~a`hrzl{X2GieLH+`qtbelsHSi24(1x9S=+r;8x)*@YqLPdze?fAaB
y6QQt0O3gOsR2K4<(!L;x5eeMn22r>uL2_8V(nJjswgN*QibCL#Q@)G(gU>Vku=To$di*{KsRt)U;~ke;vJz{MgI6s3GF>n*r(=3K<-@?^?2Tul~mr5Rr{Uf
SK#o`&4H(CE^IO!lEwgt(rkv`>~??@G5C;<!JK~{l6WqPuMJdb4W|*|pKNdosZihqdMisb=$7o0SukQl@<4-VN!SvItccg^2ncmcWU!6p8HSkJsqe<O<Bx!8
yGYWIa^NBj=_NfMQf8<0OIuWeI<Z_VR{{kfqCdiQU96EvbozqqG=%)!=$ALqO)v*GepS$f(Tv8x&RPV}KkX#dDCel*k#0bzJFsVgw3@@UqI)DCelj*u_W>5M
?6HB^TG%sdu!eG5d{J4FnZ}3cThN^VTmU~BFNyzlibvjpj5}`KIc2E-^qup}iww~uV;fkx5fUIfDdqf~0yuBTow0Dht7u)dsJ#A#i{=sj;F^`gQ?2;MYjWd)
gT6x%07ME^2L&b((aPndbP&!M(MbN>050yo9cXYiy&>l_&t+(dz%EHI((mgVmeK+{hdsu4RI58UnL3jWKM4*cIbz9)Y&+HN+qM&JKF(#hhmN)D@3BXkyKOnz
Vy|xf-tSkqf6dME*v;IGaxdHwBlgh{uYBoR?);-+-edzp3qLP7ux2&yIi0b)g|f!IBsY>@bK_F;%hk(m9RPB`#?j?!IihD5RW*AQNG=LunUR+xBMLdFqICta
(s5S>YfX!?x87XixVrOmn!2;&>daB3H<kp)Re5IN{AmpNX9RqB>KBLI0AGkKBTk9OBn1IaQ`}jJv%!VrtmQ2$XWqDi9~af+p4~Uep9xsSrVppsv-{Cb3%4P7
Y<%<__!}3lf<T0=9e`YqK{xEwt9iPYIh)fkbm3&yJ5SQ9>7qtQ)#9=$Ct2tfz~<N3gOjH_&>o_3(W5gJd^Am*Q5PM1aP|Wl*!|-1hcWXfM?x*TYrPPx`6v#t
a5zc6B&)>&juMHpUmC*{zPr1rW}*{9z1sYCg)++(Zg^2vtLq!oQd|@uNWkM7WiF5>5Eannm;F%yRrkHau#hgK=guI86RB=*VTsPidb)&O$4fU4K(`(qg6>y)
sMP|dSPhoTX`$xGn=w$;<ZvmSpOvU&bb$+VXLDUt7vqcRY`VPX*^8x<T$69dum{*u)lK#4>S}sfuzGz~U5^)l;;yfTn=_!;SsBJkP`{Jd`s=!?)yo%~U5x=Z
WDA<xlLyAaj8tKOBOj{S2LL}>uE)vsVmhJ8-s4fYR{&lu*wf}dnN)MQxk-CS0OSr<8c1S1wedUe#7pzJs~li#+q04mK6UnAt7|wY-c`kdn+y{y6nzN#p4Oz7
3<6Db%2N(EDG%jV@tbgmD<I`EyQWW<V*Hz8m`=5tO%OLP7S($sr+aX)zIBgb)1SbDuRF;}#s11myTObD3&doAsvkzzRn?5PL>pNeXVoMuLAS03tT_aR4e=e>
v)WqztIOpWLqS+OJ73k)%PBBwc#@DBot4WKx=JVMTa>J4bya@JVLWd-$-!a<AHi>Qm7*R2Qh4x+`7NBlIi8~|Z&?sZ-}M~-%S&Snn&DyqspznumG!c?h1*bJ
QrpR6dpzs^Pvd_=SEEy4lztg6KF7}}cC&f2fB4op+R%^VAA{fU&)fZ@pMh08`6C`HFZW-gpNex>p&>?Zjt`Gc^;e4<3vdGO-X5K7a!+{<6ncjKY_Xrp32K`b
aJu>muk`E-eR%eT|3G>m=I}&43fMf%|0R|*PwYQKwi+u+JiC{G3v_L(u9ijVXvQ77u2eHPMfG%s=Nu6l&S&`#@4j~ez!{zVwEy<tL>(;146NPn1NO4}3k4M{
Ri<JagX@OvuiOuQzuWm5HM5;3^xwU2vmj_l{4!`tuK#6qO}vkv+UeVaqnD>Yq2u^o7<S|pa@7TSluVS2(|vYVOyRBsl$@_F>0g{SYu}=IQzX)eb{dBH&H7jY
JSNl2Wr}7ZR_AnKF?(G&>ae`sZ*XC|f5rcHpU{8*LQACucj;|+m)d+w|9z5WnL52OhI0QM#IN_oeQgHmew$HW-(;bOS1<Xk`wiU8o!#F9kFiJg^t%NiNUYZ&
mpCsSyt!C9SKoo@!rUfP12ouU3<c}j?pQH;Q7rF@qGZn?pqLuBX~VF-MAmeHJgjw~eSM62zIU_@Xxif~`Rc0#mVq%hFk~jJPLD^=k6&Y$oBwEwyie`PrZe^O
?I8x3b$9o^Zbu(v6sAA`l_gfM=;lQnl6J$17`Pn2J9>daZa?`hz;`6^cw_SI!(5)}Zw`z@@$s?%EaoU+xSV~jFAkm`z6KHnz5dnqIw>xvb3*w_I_67`uMKyB
)|GgLkcnUpgne4lty25L?C0VS-@CU5ul|m(L;qVtY>>>*v7!-3Gd;$B-xtiFSni|C*Pl7lv}3$M(D%1b?1IQl;X~Y9fGtg5LYiWh5OB1*E1#+_89H2`iG+gu
NM-K92q)zPz4?(m(b0gj`vjQWui^iH11I<|@a(T&!}BMo1pW)!miFN1-e1tZ)WwFo@YmOW{o2v8BVk0yFBrENrOi^dAxSYF60TOlv%RblayTM97<t&Iv0c_2
R*x(f_l`jTnbq+Md166}V(U`|91OmT3}0O=5mR;pfnQlEYdMPg(WoL`3N=LZ9L=Whi&VZRA&;<$wi~x`F=c-k;vu=24^NWw=OR4JkU7d7J6$XC@z4YQsMq6v
(Q;?IMN^2iW}-sQZ8=&od8Qo<0Ar&j;28yiH76x)2YbDtnFcSZA5O<wXN5DSSpfbmQ}`D)ZZD-TF%E!$3><`+nNvPRGm<r-H0l?uLu`kykWA7Tq09<x7~4j_
{&f86VD#$v<^J2l)1O}B5op0akD85lLRosshzQfF3fKnDz6yvX$t8TQciGNvHXMEAQ4~X}L<oC+E~BA^UML!$ehTYFwF?Z6N|+^)i~ymprb}_x0eEt}eGRNy
G4UXm*(YDol_4YehpydVr;D1cvo99FOf1j7$TZ4Bm&OhX2+J701BsDAB#;@Qt+X4(c=@h8=&kE%dWUD6y&#Bt30z=X6ku=cbuHqbssg;Gf!%gRtYy6yaJx^e
o(l#RJr%uS=NIXL<z`e}(VW!T*0NVYSo2fkjF_{W6N=n;1@XW{?!~pbp|qN+CkJYi4cBUnbgY=5y$3dTJVAe$(XvY2xwC949!SSxZc_w4YOK2G;#}NLrt`W_
#<iSZp~rxR1kUPW&9FQS&9m9RdTg^dv$$mU_4}{n57wK-vj`AJeU7~cqjwTouMzbafLAMal!p#W!3I0NjdYJK$}3_suBRW0(jm@|s%Y{ImQgG8ywy9YNf;W(
S`O@TzM3tkx3eiSFMPwB+s|bKh!AA010}D?gg!O@z~HALNL2+n=i0|&Xc@L0zcn7{JRTjM;ov1%*;6Zn<syJ(k&h7$j$du?G&8_=;Y;Lo7C4)s>i1!XGc&R~
#bd$^b%zgK;Me*Gplhqad|tk_)f0;hO|aqLe8YfMR~_+7d!4Sz&_7AUc+c}kj!i!G0EKl~H8O<~$Hpx5a3O0DF@zl;*IOF*>Bb;GQR*&muv~G(Fw)PIhh%YO
2iuw{$)yK31pnneimALHm|YI}d-N0b#8I6zK#+UNMBxt8RoH2s69Yr{=81dR6VZi#im*rMMRRhlC##b5VeqekFn!sVJ(U@-C6Z^iy=H&?{I_F9Q-!(EJ&6Q(
Vd#ixq&)TysEbC(1cUd6Bw<^30ANmM=ny3x!FLw2b<j08&Utz0|Ixwg8%gk!(8XY^-(h;9IZ)|!T^RNz!^YZKPGegRPxu?^m3T#(+*dqU#upOL$IiqFLH#DH
#@@fgrzvv-<Ejt|f09fL9OE9Kt4ge<^NTULhr1p-7&MUbeA>?G#Z=E}2#Tl!fy}&`6#cU=E@#tQ;HY2*I9wBxU_Y%LmQ2DPaYR)I2bE|79#~T1WoYrmd)gbO
m1u~PuZx#50>F2U8hl|HrX}6LX^I1G)5@SrfZ!}eE`U(U|As~+O-PTH=E>zoy<T0xH}Id7Oa%{3ka~(8rBU7zrwVZ>>+2YU(ecp%dT_g+XfbO#Fq5H0Nx_fk
!D=qxrY7DA;bS4G;t0nyLW~^dK5F-19y$AjbGG66qtf=j(nhoal9h=&w1oWDu~U{3GNrM-qr8{dubC3arz18X^~si;rgrQf$l;WAA0U~{V59A6y}AM^8rOnY
D~B@<LAWW#f=~5weEB{djMM^?qBtOZsPS<}J9YL)&Jz$AMG@en4<BahHWs&(!B(R(#H+6`SCVR@xq-_oG-vCHWFZOcbYc{o*3Nv?5~{*BR_~-UU5u35TIag3
#w%0JlqxoeTc#kL*bS^s$SWzuCd4XaWPPO1h`lniLoVwX-<J%#zYbg3+tf#HcY@Eer^1KV+L3rttYwn^i}Ek^EsPu`K-0Al0n}O0K4+dFC}ndVil~=jLj26F
fRFW);O1wuOt-VQi<b#rGGaaCfXMN3LBai^vchB!bbdZ+psQ-qK!BJQcd$w0noQEO;-e}^{BUD*V$$1jTvO7f>s7U?nHiw<`z63!zs`V_am1~ILx}rL#y?~z
UTLS}Nta1mqv!)%l1^Z&L3uKvBTbOmz7_?|exxuORaYax2n<VDraDlj-P0j&@e-X+DONId3&Ug;(1ToX&O64gH*kKc*%P*Kz+rM}ntLejg>LWU{IQIwT*UO!
5Zf9ZNiAkYUGoM7K>}h3+U<OU`71EY&ZF!W{bC>b-jgBe>wuC$Tin&qlGg(FpND~pORmWk5L?pP@m$=Ya5trz0?DB9O~m+P?+^Hr@X3k*B6_r5o(MtS)`(tw
jJ*!meINuo+1c<#sEPB06UYF<(2&jty%~RU<~{a=Sa3p@F?~($0f>}(Q^TXswM0xVAZrV$<ZHz{6x~(5WbhqOm+!ifA3H_jl39HYQs<P{y~$_X7*G2CkPmo|
%sJ5G#8~d%(@WtI2z`XUg-15LBH`@fk-e)%w7%5Op?Sg>O~S)W8y6f*I)m7^%p^F4rv`<QYvo(0&)4)I!UE>sJnQBejsdRJu)i9Mr*H9-p_iUKEHJVJ|Llfj
9}^c)OkLz`CF~7scuHhxJK2Th^Nifg<Y6gkXKU9YJ~RYAgmq51gMT&P&m%?=Cp5hdCfq?0MSB52Yd4+Kru!w+ti%y3J~>;|SLjLW=^39Zq9l)HMjHH2+cBfL
;L)M05p&Kmm2JC>8w}_MG*B)+cto5$?YZgMN?tgApSpz`vJ;#uIa2gkh2$oh$h{2r<JXzndjIfAW{`yGGCaUxy`;4z&4bHe%^~H~pm6@$uUVXxjO!;pw0|=$
W0DSZUKa!iG)=iECv+%1=}jOx%Fzxi?toX@bP5k~u{pBXQgB=Igm=<v$@nTlA`;{u^*z$Gjf*VJ)c?jwJ;pzHGfv|I3862F%P~4ak!~K?eqP8^VkwF#QMO4%
E4xAcZsY>!tp?OH=RD#W^WQjIwGspl1t@xmGhgW)L2@6S#ccVUP8>eOo?0vevMao>9X=P^%DSLHr*CA(w;6|xDK;QoY~Vvxun0~j8KgeS-OFKYfpI)`%eDKZ
SPvy%iVEN3piR$Qc<AXvqr+QhO&9c!A!*_JT<wycOH=;IdRe)%Dd$pxuTs)tiaK;)$cTSTCS{{w@x3NnTNs6jJfNyz>7v<1K_zSM5RYnr-%1Qz$}+nL`Xd1O
kBTiU7z&nQkKV(`2#KAB6o5U)&jJWLCbgK~F7Mg$9V9wqNB@QBEX6(9DQLICCwO%S5B3^Ol*)URHZ5R;=Z#=X3HWe0bVll$zxO0A0{(m=f7;s{b(d^jxle-;
Y1jS_&CL%*@h5%H@p1;-b{jMAq-r`?so{BA@pB9I?N?S;B!eG^k`Aa<Yr)BooazF7R>jEFrm?u4tuVa?j}MZ5purGA^`FI}iYQo2Q34LuD;|xWFK)rgPxJJ9
uV~FpYx_4)B<d0E`7~iM5PI)Ht3PZTg!JKLyJ&mc?<eGe#;$4^h}Kr`W_9c&ed)NQ)daNc>?U7X)h2&180_L<r_kxHYhqi#sg?b9dP-Q#mb?wnM?MHpC@_?S
#?p0nT_f3-C@>r0yA)WT_&ibG#BFps{3x(9IrB+7U5LY>+DujQ)7m>S*NqYjq89{LPXHv5wy~LzWvUl)_$2M+Msw>0-@p{JR{q6d%u0KaDBR0+2*+aDPvPIj
`T)HHi&RW9S~4@Eqn_kuZW!4ly3NN2d-4+a%2KN4cCUzgr(yIc!HTA3;k_W8HzQk31EXpud8=p=>~4q{)+2y%BeYuDR)gk_Ym}s!H_Xd9s`546nJx?T+6g20
G|d6IXnx<f&<ZzR%!`gCZLw*ZtUeOwj}{|z#LVIx?YfYizMXYzt1e@fUEG$K^me+#mVD3rUA7_i#s%obr8~H^f|$yCR<{fn497kNp(4&<4FM3u(vX6shRcWR
5TI`cAqH`9SO^6TTX-!kC`^Z3Y<hTRC)GSjkp<yAyX?V0@dLnXv#l&c27fWF;O2sscjJ4Yhlqrjy46+>&=42kXkh3JE&q#RTvsJ!p-SUVBu2yn`VzhK;0}F1
#iY?>%O2|_u}dsLLC&w1oRUw*^doA3myHYsxJr(vyXW{2Zs}6xvX=?^ZI;)XFNU+}a%2eZA4d|@_0%n6UMz1aH;B~9`4Yi9T}*ICF2#T1M<3Y>jZF?#8J!?=
O?fVs(ZVA4D8UAwtev{`aW!EEiL)|D8IiLejL#Jt#blyJxCk=A^7QvPoB-E(e~S(HZhNu^H<NR>*T7a5C3HTrYGkE(l4Q$4BJLx4_=AsAxIeKB#AGs+0Fls@
UzGo4=py{5#+*C{#KXPF<LHygcsV8yCZ9dlJ$gid%BKgRXtrnmEK2_V`I%ec&U<$3(zv47FCI}8lX&oAL-tnd{A!+Xl5BYboQ3O>i{waLz$siQ^0#JsAV)@d
CQ0k<BcvUiX?)?HXP;BhN1_-;uMS@yo|>XQnzQ5GQ8TD!^k7VlsyOr{*yOK&bEuI*2mdHab&X>mxHoW?UjrGQ1-C!m1L|HzIiS>r80QE@5u2%aD#wltpq|8L
Qg_QzT}MBNrZy77B4rh)S>f%O(1*|PQ}@K{Gl7(<fdEG7xkEG<XdDm&X=vEuCwr~RP3Q{Gu2NKUWl>-<bPp6~4V`4!j3&wCk$iZ&EeR7GR9G_DVST3DFY-$O
U~OhRwSLfgi`I;BHYgpLuH}U!o`5;wd)u?N=mri!!coXz#^;(q`D9O&K|YNnYDMJiDO&lcAByzB$Qt{u%b`xYZSVfV-+jlXtLVFLe3THHwZ!Bh!Snx~?ELHh
mzd0@Hs=liAq<?6^hbaZ?3c*NhwzwO0pYLi(CbkA1{TPMToRjeSuB=g;;ey#Ktoa^MqMPeG6<63Q{A3RR+79?^0rDGS}`MJCpo1^OJW*rwx%)PnCKkg2Bo><
G$<{=u2T@~o7@1zMNQrHE8i|8uBMq%I^kpqI;n9<>XfG%Po)`(I2{3T4U$41r@+ajAM4uclkT!#70?ieSDUhdUSbso`q!pZLhtu}aA9x;+-%Sjl5b59VlKzf
bkx>Ku3Y*o_K5Lo?(;M|NZ4lM`Nd?cv~Pp}Px(5c&U1c~@nMjh3@1Ta1|$E@#!ICiZZwl7ZkN);b+f?dB1}jXy9r5`_)knMzWtgfmC~%Ts0I(_k_ntxOOvR|
B&cFTXpkx)PbN4}-wYH@%XcS#wGgrZU_qkAAPHzL9AuDXF%qk7iIFv)J8@<-ICayRPp?rKr(-%#9Zs9E6y?j>v^(s-Xcs-``O-mc>A`eC!wzbH(Q6WcngtfZ
Agd6kU->iA$wjh&GhcjG+PL#`o|q`7+Oo$l|3IFT4Q6{zB+(bZh)J*8=B#02thjOZh(vElNvEZxdehc4W{?ez>Yc0`g!_=s)@8Uv_;db9r#9p7V&xYNhDVWF
qY8^bu)`0A4i>IWuSs>N6GvHEXB${VRc*#EheBl3;fDy%pvQ#AWvOg_os*E!!_Rluxto~GJA{96d9(IN!`2#RL8Y=-NS4|`T*_b&rP9*;!Ki4OOi&Cf7HMnU
HIB*?O*;uTne)CieGOEkvWs^LqeW?z$-(s`H>HHG;o>)$PF<>$W(`MMp^ekjj}sXwxf|biOo-ZGAJ4bZE$=sSjY%S%c$=~T^`V9!>Ao+``CoD^S1z{^R;1s2
rGF7Y++80@L?H7QvEB@L9UD`$5mwg0@7F(}x<zlztslUSH>oee$riIE+Z4@#@&=0sU#ZB-^%eaE?XsJDv}<Duuz*=WkwPK9o#1V%W7e~w2p@_8&qFX%>r#64
yFT%=iH?A(j$`s1aPkDoXy#4wiR5KhZ&LjiZCG?3n~G`)^5yjf*KseTS=18ukC?y@=-{Z2*H{PszY%;)F@S^r4I4Dlns*o@`vhd4)BU$E4`5B`c?gfb{_cT1
0xp}IabQTwVod4;Y&E6|ot%N^DF)h+X`1}4D4=dpt!`O^y5Q8TMj~pnn25Oq<Sz`yPmMi<kFWo4v%(h$FJ(cWqIQ>bv?%J-_w#wNTu{iKyyOyIN)GAV4mihW
u8fDilp0^yk*+s5wD3+-6<^doG!y=qOh15tkox1uX+CpSe`V-n8YrDyXgZK}1hE9?U@dK+bT|&*DH^UrPb8R>*3+jzM_}ObA7bVyE@qp0QzOlyB#vZ|0?#N#
7q85rwiDt$D45*0xT2?m<(xIu*j)znK3o>eh*pdfiC^;gIS;^-i%jwYe;O(0rEMj=KmyVh{gY8GNi7z+0kKBQ@#4BzN`iKiqkzb%pa=JrCpXjU8>aXdl>1U`
<%|YY_(0IqB{p{_#{fk_w(DY<Iuu$~n0^TudX@>H?W&yq_X<N-#+V!rWy{s9u-9_;Nir8r(`-7Q$`JK`FSuJAbr79;h2`CJLe6z*;{%Ke#~m$pzQqzI*e~8O
X+S7;lBi#gs^TabQyaLog0XPTnH_*;v@Tl!rwwTaz3Z%Vw+D(VlyFhv*Q2SU;nukmaL?bz^UZn4TvrsL;6h5G3kQmHY(sJjv5~Y97gM+ksb!2_ZOJQRd>wd{
+Z{dv-5H}r0}^5TuZKr3Q1hK90p1&u;?CX3B75_E4gzg`s^Og6Ur?H>y)cj@XQGm-E_>iqBDJM3v`C_4)bTeJw<7lOK@F4CD+(f|KS9^TLrFrbG)}`TAha|A
*gM>ehBAh?L}@4gZ0fF}tutZ~>r7(Iunz031gdjc-QL@F*A>OTQU!T_r-@HI4&N4wtKxD=ia}etfz;ZTJ+r4y5sL3CuagcxA1o;6u)iPWqai0_YE{JZmyMMy
<+VDs#nbVnnV56jJU!}-Q@*+(LwVfi+YNnFTybiTFd3@q;!+E+rIc+HIb>`#RA!zh76oaDdQ!KQM5!SF?b-@V1`lTxV2Z5<tbA;OI4+&QJ?DxNZYb_;$S?F)
T%1C1VMH3a>S`pu0V%&>Ng#HeM`4DJ3+qr-<nfy=akeyK-YE7EAO$(antqVuXimm`ArnGF3(q3#+U-7W^3cuDS#so$Z9A+p3dt<kc9R7QY8wTis)?0b&cSv+
>@Ze-%lheGr?Uw$AN^Pnw~l~!dZilPh}?UE8J4Y~_bNBDE|sp>e@05h7AxJ0$Th(em0lvA>69**hCs~%x;dfo4u_%4!H%v=C3$4Y7fu=3P_$lFv(>z;1CqBp
WF(?NGA*#Q)k20FIwxeaL9Rn@gVe)Xy5pg8QjhP7KJ1ZNS(DfNk1J@oSo$aGXSI~UdL8YN)yZ;3Jw}W6{du4ckQT(?6hh*D#gmD$B)A)tXQMhqe;&tm`|kCU
l=>CyZZ@!{p8F9iQ}yC)#<1^bm5rbe=4rfB7jHNB6y{KnQ!I(nTQa*7hUr9{GFAhpS{OXyWts#nNVJZ=1xVK#x<Ge2+nh_iPoR)6?!89@1EpcsFp*FBQA63c
td^KYM#pg(xNANrbOT`_kFHT8VKM>?cfohvAR`&|hBPneWMRoaH`(f&dmE^*Q;CI~DK-AnwJ#E&;BwihGsg9pL?Lz&#W5eB=+OCRun(8@ldLsKS`Xuz3t*7x
fMXWJzi0s^N{Y<xW(>I&v$L(Y5TL`$N34cboL8%bgdJej2{H>iW3`YT;5Mccak|j71wv;|SoelHq4RTb>)lE)y(d<&D(=zCjWhN*w>PFj@Q$-ZV_7A1O<{jK
@!~*h1-iRU>-UefGgD}_N7_x<kEkh9#aGNW;&eIbiI}b?ZDpAWKo|Eyh4J(w;l!_WO|JHQv|qvPPJ;vT(7(|;o(TOZ>0hXoGjip@?>$V+U^wbqN;ws9?_0Kg
4=ZKuDJ6B~w$^aV+?$IcmM=(`+cxzPLTpk{`T)v&)hrCh?R*6cX&4w!e7j|J8)%>gn8~EXq*RNFh$!kfEa^cZ(><uUAU4c%$c&QN>VP#el{;c%b7*F6twear
i65>DbDgqo2Tz1Mzf#c8nv~gPLoZ%~R7j(n24_u#gvW-UB3ekN16TCP+ISwhy5#Jlc!8lea$L7Pzz58jK|e!D=OcIdI##j`V4j!M8YAoPu63LxI)|R0^VbM3
<XtR(=^+_2m>!UiV=zAlu<&j{0cn=;^fb>iD{>~bCD#HSISn^x7KI6J+~Bb2y$i$IIMZz{4b#|j`R>vDtKFwRnVbDQcZ1+6`9!wXx+BxYWAUgRR~}+^ky$~t
UeXs(5&t89A|2We2(czq^GA<9-ocK{W=UyT!)EfAHW8WPr|*DLbgJ-&tM`#aunKYhMA8><$8>vHPXQc!82B2QIdTdu06z_3R7-Ms`I~HDY#Aa2wD8Ki8G90$
G1iV9j>d^obOC>p3-GihiI(reqfy)GT^kP-e5BW-?IUaRaDef8IJ91jaHBPRy22bN-iFv*gw8>P&y7l8DMF@kC26b1b1jGXLTZCa^qJOkrae^mec{REBon9B
rp&fuq~3XMBom}9%WNRCeUYxS)$_IO{j_;E#D%?)M_N3|$$Y|Er?nP#4M?6wsT&_Vmf`{9|E>nmMpkF7-z-_~1DA8^B?^sWSi28+?1nE;1@9K(oy1?5nG$6P
Kj1m?bx7?sk0i9cL6gmvX@cK#L9C5k<T4EokwTC+JK+{C-p&J$PAI+`S|Dm&CN7J_(-YQ}$}_=nr-XqnK_DUrhs9k~C~{RCyQ2X}7MlZ971kC1@AUZH^Pfg<
-X1^Oe|Grl@bvHGrLbpZI*p}j#PF(&lFSQCwI=?v?BB*hDn<ITAXj`G&xw#xQI*-fJ3=Fx0vYigpDT-ROfGLe${r>WTG8+`X@o1~SGlen!7!Jnk_!~qC?OgC
yOaF5|LWDj(fN7ic>w}iKtj|<_YxT9tJQ3T!AEsui&{fpBIjIPD^r!gJ=fBnXrT4>K6uaD$dqEKx&P~1^5+&XP<GouDkN~geE|$j5KqD<mEvNCZ6NT3Xx(Sc
jPN+MT(muwdu@czAj8jnh=UGR!7^jocdgW`F(*r!T&1>DQF;*NT-{1iy1=(-<N?iim}P;pm%@U`2wL!Xj@&ufMNrw8X<mX3{|qn%KR0{bL<wbaH(xpi=DCe?
GB-{0`dGJXjUFDpKh##(vW=g+MMN2^6%dID)%|_XBF~iML#&W7DL%4Cog@+OHE#irX@X{$Dw3^T&8~+L#sx{+@Wd;o$ftxO>wMz2o%0;KTst)3q0rS32hKL!
e$bB9CnjdR<>I0hx_irSnp{Z3w%cTF$gj`LXhME}y{VFGyfviCmnJJ6vo)Ob0;09^*NzYIbkdax3&k?^V%sIMG-U<dn>gxYOi659p-i>H%k?E$x}}O)oba5h
iKUWwdpSh~Iu(t~I?0I?`MW4))8a~squs!aXB>}Pm6yfS<e8*#q>B!N(GbrhO~zC!Tl~udIv*d5xhAym+1ulz|2*)agfEX@y=W`Yb@=L+gSU?fBGk}9%C|&$
Zg$xS#mQ+ncM2t`;X;$tq${s>{l8tl=OhE6=Do2xG@@=l!z693ggBq6MwbinGQy|4N?uehFu-y7xx$3s<8y6k-)o(yRGZsQ?ML=KJ`cOs=dCkaH-qN$4V{IP
ju#ov%74?^P4Gg$3ID~{=+mXiBc(=oxRdbSRR@IzuI)}(;>yImOR=HVveqzo%;55roF18sOlwzuhZFvLXPm0^4v{*MXMYc{N-jP@eQ^k6>^FQ$$Wlodh_{d^
jnQcDS}Q!PADyetMc^6qeC^cEDS4ZCMTC2m=|S@g(fm;IhrD*FK^tKnn)^0LS>@7xx&?PJvSsYn%wemNpwE;N<rPy@FK5C`B}18;5GiOmPnj>zgxfTdbfP2T
vqnV2H)RtI*ENvOV<=)z%(1!Q+nP|$N9*0-AmBI|AKO77KqIGWkDbQTDTdeb;0Qdp)Z7<brI)i|4LixcUZ8PF4_{u85=^iwUYlh`;NDLL$c(zO(Y(Us2OU|e
^bVWOjdW(504T{QLq;SlCM?Mn+iD08T}(DH4$k>;-5HQd79m@rU;8aEDV<Z__vUm(|3R4)CoLWyzAz5o8zD+}f)o;T-#oLyC7RC~ABR<uI8-S_(?Cn;a4h+o
S!589H(mx&POXR4DcAnh-uvx58jk#Y|Ab3WuDvkUUu=)OcOJUFKI?vLzt-2?+@HxitYZ(>u>nCDP*e#`%ds=vdSunjut^OmW1-{@6$e$9W&He{59RrJvnrmU
X~+e~F1SFWh&dicB*r^3x|`Ddf#^zTk+oNTdj$2cF*`J*D=qH+*y7KJL(3TQu$nGd&eCR*<1>6S=P52N`VpL8>=fm^2B<t3jV!{#MC|>ND^ZEud)a@}7um=j
n_txVSdHt#WbpLz6YaYUip~oXp2|>LD@mF3qS8XFQ)07hxD=p)^GNk3C>GV11=p!0^y?&tlCFq@?J1!k=CjC~`AOBU`*OCLNMHfw78N`pzRD$mLS{qMCq73Q
f!=}IO}ZuHV3Zu#A&}tTfPx>SpKPcI#qK@S{BkwNTULN%f=)qnB==TsyW=gGlr-joqub~uTR?X(L)VTv12r;SyIUM43~Wkpsq3kvA(?rSKUoT<(fGOiDV<U)
?NWYlhtg8t$qzeNn4Ob3Nj`RXCV|&xt&5v#hobBSI5r`sU#3rdxjS6fFj$y2f6~_6KqG4Ybz5@-q^S8fYbRr%>6?H1K<}+9_{#$;XdUT0{Rjvb+3)co>ff-^
!;pNn>EMv2gPo)B+*}k_mDGdtSuzCC?7LE2fmgT7DnND`&Y(IDODRm@-@nSgT~Ywjr#n19Y5RdN4_^d$j}Lrrd-yRn9qbOx7+v?ci{Ch)qNdG&6%%`!=otFc
_qb<1rPluA5?vcGBis69t6op^Skk^R+<9yg1_&i?T;yI`^%xTOhlv~O#as=FfbdXKpn&pZYjA{m32~$$csg>yi(`UeLt+(|<X_rD=~yt!{91!fYlHK76D2+n
|F)@~bW6i(g)a3IISSGB_R#L5x8P{H98r6CiN%jF+0Z9s4<DOc5~|C>3Fj?=@zc6BCj~NyH)GD9uX%Xd^X}XfrOy>4O>0WKLoo8Hj<RZ|6GB8K%`>_JDF47p
)$^W~IBf7p=cuM_s$s<~il8ja$Fugt99-X0;ICQPiqD9C$06-@kpuZnK~%!!^axW@QmJ)H&?pg)lvG>-w6QD}E@s2IZCz3uqeAD0aaN(?x>5T}MQmx=XecT8
CGAc88LD+Gj@rO0?of{wX6X0XAMi*99b+C+{ba-8BLXrK_boYj?hsLNtH&hS51q0+!`tyF=b+7~BP24Xx>Puf$Eu&BM8wb92`YTXL=4^6MijX{qR<QO&+DE<
S{V4M2YZ?EqS>Q(3~_ogbCkPIld!v-5|YJZQA}2s1%nLpt&Q(}JqY|ke*!s8yQI71hG+}Jh##th7+Dv2pr&FgV8`PvT668Kaj9FM3s`kwtWU``UzpP`_-#b$
704k1GP|dPHCyINQYzE}K0LmaR3DSecg|5cb5ATAizgu7a?z>{8`~z|yB!NgAXnxcw2|z!Fdq$j91rr9dW;9=I6NH3(va*w3XXNXTvjDU1CoXz=xJXR?yl(D
qQD&IMGvFJFtHIQOrDX)NWu}&$>mK|)sn##@cm9idnAc;<D6nK3#6g5nO<)&siZ85N$ni-DIEg!mx~~Xn8Fnkp+`)YbG<5RQ%Kp>u^`fqgu4D@%bPsCzI?0^
?r@3PifSS4r|>gKnM${eyu{>>V_Js1JUx7UaQyCc^m_k)!yQ0xwdwt>X$NO#SzT7MjR{uWiYU)&TSMOL4yRhuDZmE488623y7dbgI7~r0I^rzr`0ZPmGYTZY
hXAIGc)O8^FY00>RYmv*Z07P4Op=nx{oR}O-@tlc^L5#?8Kuyv*SF`KNeWZR2p3v2FK1I!eNgmD9fSV>pSHFKx>8fd8UEmee}+vNnc<7-((Tm?fZl9c7OgEs
d*k}Vhi{#>_1UY#qZcFI5Fj)NC*$NL32?5|cgxolL?m<cK&rAI?4R<TZp4xTS;;HRDY@p`SI7G=Mz2xf``tH`3CCxBCBHROgoRR3i)+C6o^nJ0yR*Byo6ONs
drVm##m!A<2=G-GoMEDvv;+wu>M=x8-JL89(8q*O*b5UQO#<FYj!WX-=FqWMmJyL-f`t>LB;$-N7sc|fC?vsEOWb}KJD_O>dk(#Ff~502=k4yfjb|OJ(2#-M
V-`0WUg-xPNJJ;Yk0v(vsT%Gn#sEh|J)g^<*(mo3$7Z+F=_YCSt38aHhaSgR;I6v81zrU%@wkYmtcJ2<vsLP<S}lBl8M`}>o-e0d2TYNdlGUtYpd%V#^cY6*
`|b~y$$W*W&lt%rZ%_+5X>ncm+yC6$SJAf9R`zJw2;iFY;qa+*DZB;8@a{pV;cfG9PKH||lRZN+b3#xnG!Aovn!`;2Tlgh_b58kE{G>Vv4lRg)Bf|YN^I72Z
I7t~Ju@K7hDzR=L!4@8)L|CIbk}GCWJt;>yaeEN&u@u$nHX5n}H<M&ozlNJ11U@D5A_da5T~<6QfIA4IDwlfo=P~#h@^Uj`s-}-TAYjXexCII9k&KDAa&?7o
5w_%NHlDP-;-nOO-=>_JqVM01czQ)6ovOU(nH^64$;IjW^iQ)r-wJ)b5K^9Q2hJm2T|p31T`WEnglX%sW?z^opWz?G%JCGr+8!N@-uXc}Ilek9Z&%B6Q#D{s
N#={<dRk&OKwNhiuIBT)j<{SPTcJ~bm&4ucZjT@m02u;=uj3BV0301WmihX=g=wJsKTa+wrf^EYg!RH3=_<tURFDK_kS>Hl;VE+mktG|(tH;-rgXHXs->{1g
iABB6-qr7CU*I)pu&$%csft4g*2dm<_^hM>dql2&9X&<TUF_!<c0-l9!kUZW=50otSCpyAoIU2UW1{lZD1YaoQz<LqTZuwYyjBC7mW%sd+wA4Ab?7ULU&Y7E
;&z$5#iX_Kg7~Vn9k}xttv`IXZvE@HU?qOUGNKSpmnD%fOE)ECjT-eurU=Bxm^wJ*i;vXxW#<aW=RXQgT~pag5njrmvK*YFT7{!KxNw;dQi`joFS#g(-2PHw
5BD(uQ*grEMOGK~)~c82_rki$RlUMMd6nd`j%QnBoIi<<cH_CmP&DcRD}Zg{9@nFeNWC=47RnLSg%>;u7<8&dz80gjD=Iz&G&sd0PtAXS%9^W0E4chd3jqR<
wN8-U2B0Q-!ysm=(+fl-!w53;Jd_)ZUn|U+Vkk4<?n^`q;NFlibX*ULz>k2n@^xfg#94OePRv}s?6g5J{~VAL1b^esfA1x32Y89N3%^-eb6};N;o2>+U`*{N
&1&7_@;=o?VxsFtsohWLl61ZO;Eup==}#<Op!<z3-8Ps>*r|Rv2+Qvsyd(5)E(_}B%czuP-bN}53#sn39*t*M6R;6+g_-R}^ICG9kY1)<R<|SMXjQC3IQd!g
Ww+ajQ#hfjpL<e?rbFK5@GR9~@(2$IHgqLq9r-@ZHeDZB=r+aZFr2N9_*K#c0kX5p74~wgOUc@xBIFs^-spy~zVEal!N*Rm@DR3W1^{zo#2aP~5kT{S9s(sm
+*J%x6)b5lvu0do*cwr5G!^`GZVSBlTzGYR`Z}W#u*g{TY&6Q&D-rp2jP;NLcNfL>DayM)&1v3i>HcWlBCI4g+W+Zb|HY<nG&aq086(M&{is4mTwW+B3i0Wc
f*z?k(>ySbQkzLpkbI5)tSuVgGn88|4&I#p1V`c9*k<GpLaU19k?It|PRz3_vQ#YwTk@%6{6QlT&BLX#m=wirP6k8d%`jJZt&t#3*gg%zSzNzBck0y~Erza2
7$JGj1RiQBRhFoO%<mMY3M>(PFRFMAX;G`ACLJeJCd=9wl00!GUc6bwm#Wlhkk-L-YT;PyA|W1DO|vAqD+OU=8sW6Hl@I`3u12Yg#+>elF~J{|5)|R)vM!A=
yPwqF^zMLb$uF{*^|a(HfGNcr36jP{T4uW4Pt^2Ct%){cB3XuuA4&WT@%?as)1v&do&pG+y`L7dNqC225E+l=j6JS;*G`x7kf7DD4}VJ#All}ND*(W<FJEHR
tBvyXbME<L7^1$7_}h2zAGRA#1J?l;&f0bmLVO@?ZHR4jz<0XM@>H$WZD7bwdxaaVSzvPV`^Hi3_<>_yx0qaFP{DG=wF1m_xnxZG$Mlx^a+P2R$2$1h`I@8u
Lr&sV8N?Xzn2ZQR_GD#Dx7or*K5&t--sTJQT`mf^P5?XT$#%jO83vTO0*eY~d6Xf{B-P-sM3?8{G)yzZJ`8<dtA(dM3><BRmfM5Hi_7pFiD>+9eao-3nWEvW
-J~gxxFf5RN~OFMJWqR_HMZt;3<R^zVO(LM;pbmUu_)dnpI;X(heQXbH8BuR9jj4}CCr<Zg;)r(H?JnW^U!ufZ_hu6+1Ok{vDHvS3c!Nm_|=qH&F7WVCyTj3
Nx=x$(ArU8#Cvx{8Oje{u=W`XaXqSTpVwrkb{bjJA<0i02?YVZ)xfN^_Am<^hFZAvxRxO-NNItWsATeEL8A^6_T5a&_oKNM>?2oIf=&9was6?%L9#nJbP>)|
El$L2&Zo24lvO3+aI7X-Kj?S6t)qGmzA{p#^#D_;B5hS#Rn1rx@Ku$EN}#)&YUbEwN+ZW5d3ZI!WUq-nwoP+yGiWH(nJhw-QODXrt}8C+hKvfxg15{!01{q4
06EcLvR@la<wv-?il`_FaS-YXa0yiPo^%$p`U^@Yfd(o$*J0(^57Xk#<X7<O7B6D6%0<OZ0SX!-SosysjP6N2B@H#puWITL&{WQX$~Cl3{oIlXLW~^Q0mE4H
0y7{-x$|?K4eG(T6$%CvI^5990ObYwYP?*kg3cU%R&1_OPPlV#ZW_U0l_NvEW@d@O!XiEAEtS^|xl!SiYKz<tAUW0)7h45GQ4%$TLe^1<=F$-oAVMJTW12_U
4Sae5P(Ax1>#+~>WV$GnBSGRJLS&;_G#i~TbrkC_)a>Nr=vdI?2yQIRMNB<A3X(nzO*%M5$`OL+6{N<JRrp$r$VL}a?2UfnUQ#7%<f|3$oexb(wSTWDZk!hM
xo#?p;$Kqy_Y)*dah{bz8F}za>eEU&-u+jvMwmOn{607eYW2zwcKndP-yXj^3QPFL^?ctQ1yA(LR|lu37=k3fOle%H^viK`uE_7-ePhWv5&jCR0taa+<eC1R
JyMdE@&b9HS*sjR{~AQTmsAMei?}D8_Tx|SR=KMd6W5%LZg5u@*WPhQexh^6qT-4YZx3D`o}6;1{$Jq08T}B&{C)B6%^47YvoBs8|9ZrKy*l{ul>d5r`0}Sy
(%Rzgj*fphcncq$ec^sFX@4~(TWVlVN85xR4|SmpOb+I180{aO{7PLf3Q{*uXCM)teUZL<^G}@CKXFF?q{(FI|LmQe)!T#ra|U0YEzZt9e)rAU*=lch?>qkI
ufy%^e?pTjTmtmBfAakBF!?9`dHC|^`0WAu`USDzdeE18wdqYk2Af{OJ!l>$q#749%-DmaQPrr3L;_tB$4pHw7RC5|Sc&LimX6H7QC%?fgeJDl)5&Eun+SJ;
mgMk;Wm&i<1&zpPfoUl@5-<n>)He3NuD$)Qd^>na#YNI<7#_BFI{Scl$D#TvFRV(}tsVw3wVSS9QsP5=sL5){^BOe==%j-F<&)gw3fW6FjWmf1Y%AmI?s{4;
$#s9jGGx@jUpPUb<R7SskE7qHlcCM005zI`<yf3ig>U)T2&9L-)%N3rT@#)|SG3$J)7m8)X|L<4y^|uHo90ZjGEEOi+nKw9r*&q7t<~(GE&-Unl%cl|2F0yd
(WJu!%rTwW*li&oTIZn(fqfAI!bFom!m?}*=Zr&Q>Df)bXL&aHUI~5A*7tyUFqKQ!beE%B0F~bUO}@wc6u;vOoJLgEuNW_5uo1iQ2)IQIii4Y&c0Uzx%;ju?
Tr^+|xh_JEdx1abUfu|~Mt1}`(hB`XU$21~w{}1iUx^xC-loQAO3nOn!O$hLTsPn-LfBo!d}dD^m(jjSPUY+$m!w=%U5d-!fRHrDXbo?LAWU${ez1rJtmNyg
EnOr|gyu@sa2F|ck_}^*MK%S8m9(uNHBJPWTvQP&rD9gu<zL2qp-?|3nLO;c#x94i$n7QqVq5W`(TuNQc1#UlDNf0jg)iS1x3E`kUr<LEmF%#ND)CJfodvaS
KZQR(P?n1^d57QQQ6On+{8(aQ{5kdsrsL#dJP}@BU9wgF4b|(xK(Y;&<B~5Ew*l*u?9x|#1D`gS37}lL-Wy<BD0H4a&ph37d98UDW2<h7Ddlc&wa_$gWZ*Bc
+1r907<kal2LDz&zbwVLmSOeiMt_cWG`*Rqy~kM_NQVg3dh9LQc$<jbG?RVIdqeXM_E@}=8uP>~2svt8qwUBYq@qKV1+3tyM-akcFmnJ%-}JZ8VY8hPh^ANi
5hdj=Q=EXog;*t^b5sm4WOjqqS--;N;1@$bE~y9X8U<CTIkd8KGRW#a3-3UWT5X%!&b99IZb@JTQtl^k0ti?@z8T*)pM6vm)D`WH(>IYQra1`4ShFeEYjP}<
WL2`H9fi3tB#bfuv5~Mv?4H3pO5bNqgc$Usli@JDp0yYJP4|Xek<^9%9V+d)OJ!$<QL-Ed&NNQo-RFE4qHrDT4vkwSSp<14n&!lF`SM|8P@`vImtEK*mwxIx
=_SE~^qOmO%Idtygu#}zPsfjHCx$GlOlu)#AF}6-xK6@6T!v%uLlCg(Cbwe-pJoldgfN*kybjI}FeFah72Vh&Hd%TG|Bu~XkeLu4tjGg4)iml`3_OP~q^;%b
ES!XS#ZK7xE{i>CwG;V33}rM+eMLVcDHDIJ);d5-nz<M1fi95cmc4A47+l}3M%5MWQKp+joGo^Xdl=%bz+)TW;h`XBYimBfO{tc+Y*&`~lNRhDEdr+}(|5a{
8Or1*)^j=++DRCqv4?a9wca|%7m!&}YBlDXV`rfPez41rGg51=D>Zqp{Z@2GE#Kmh;xMJK!tS`fUsNj;p7W$zMi70I&~t1m%d#FB0@HRNMj|vDrT;Q)7kX+3
+Rq1Dx)s@Xx1533hrNChFw-qLdu%ITXjK;IcFYAp!y`!#vyFo(T-QyXGcn8DG3m6}sYyT>nfhGOqJ<RT4^AM?vv7O0!h&4s`)N5*Y3g=G(r9j#AI+>4x~0uL
c9eOM$}#}SNzczk|BBu+XaIR}_{-tZOU#t*H57D)L>*rjt!6)B#7GH2mL?KI>SgNY=&w<V#|>U7m)xU@K(3wJ3tT<2Q!>-$76@*o0Gm9XNwXVKb2qyYgh~;L
RLhfzl-A&c-Z5I)OdO|sJ2X4NPbd)pe|zh1O6C7r7A9)x=8OdES{G)A#S+T_da-VL9Y8`BPl6jB)^msh5Md7ogN&s(FE&TyvD)SH^QXA@)$Og2SMnglSnj8y
Kb86*szODBFBju<qTfa)kq>uykCv@#qIXo^D>Oq&+%p;dTAZLbN*efk)<AczR<jvBvwS%06t`<Sp@zy7Gz<|iS$qEOO`f3oI!{o4jW8e;HmeH&DmUZX+ONM|
#}fE+a%OCrONYwdr`@bW08VXQdEO_a8$27@Rnf!h=E~1ad#sD`+FHqXvyh-bO1QM3KU@lvS#dp{g$@CM>>9|ef_dT}4_)C`u0Z!j@m2ca@GZA+>InJrSlt<O
2K%}=r?^MPKrvCR*=)nkJsLCi-noJb+6mkg_caxl!xx=T#xPk;`_6j&qdOfxYcRJ8Nhz&JH-$6s<L>tvw(GbgQXQGN%JXyX%7vqj*8rzYsfM8$K@<S@HT*sK
O*)b2tRNz*?F-{Y7YN{T14c?QbQh47v8k+2z=FGZHeE(_9H?9~Hp<vf-U>ggNJQE+n^B|A3=`(v!U^927<Q)hWO|J~^7Q}>$RC<|Gc#@oneDSC@x#Q9C}R~V
fK^UyP8CTFi~h#gZFR!la!_MEOceZg*V3?-o^Sw+6NRI_oPMzSVwNr<%0=k<F&yy+Hd!=A4URVkn3S67os>OfkGTVSG-ulhJo=3~`aQ^{`Ce{lW@_BhwdfpA
q_HzjaF_EEQj9fLtcW`vuH&z`O5?mRT$Gf%x5Sjl1$h=rT=25?w|a22S`eBi)D3n2)NcI+MRWR+gN=A&$B{S$AeL}&HFyG!8+&iC)x=*cIChgpro>-fmf>fJ
0g=7V)wqvvd_kpBoXwgH5o`s}4*|Bn!LS%h<W~+4@EE&kwqF#6W8(MBe<@#y9kJtraC;&K<1T^>Bu1Se5TY&oA=nNiTUvUNxcFRQrgH7WM}j8s8~qm;%ioQ^
Hv;0{7QfppFAApL+@HV4=fTJnjoAbsva~l?#HWcOhAcOwgcbq8GPdoa!Q&-^G!A<zktZga?~`_gZSWk{#gf~7-%oxMXBHXc_h#!6!XM+~WOchPBUrNtmTm7C
`Q6<5#h5QXK~#uVT33r@F>#BPpW<E9GAFVb1_A{>2>fLpweYC)%uXbvz$W6|5IW~%kAaam9(jkP2)G_pZj*no{zFZO8HdNmNQclR-2CJEayo^ZALqzVloznG
c8kuFozSZ)bh463PbeXOKPbz#<JSSi2bJMtyd;)X_$e}7dt}AGb(7a^5s$W&r2Ge!H2><WWG`EboYc^=Hqu6J)<)h$N*<zIXjLy;Sv1Fpp~dI>zU5Lf$>{RY
KfngG@P@M@OL#E&V{&TUOVW7Y`CSCI7Z%yu7x<4$O7(JC;T1JW-aS8M63glRgY?PkQ*`-x!4f~TMA(H@LYE+=;>ApDdt}z;<Sdj_<PIwiq4V#>JqIuom*i7(
Xo8ra+6M9SEK&cNL3y83zeWS>&<ExcH(Vpl<oBj;XfY!x62hOo#z(*4lTV4}bH@vaj#Ef#F}F<}X@396d(u_%$W2j;#uNQJtXvU3)Srz6n|V-!A<XW#*=I2b
OLVu({^`NVrvxO5f2b=kq|Tb&vi5LIA+03rs|&q5IypEvqJ2Oo#BQ<kB*<Y!^{}cdN%BBwjLIS4c&687g#k?$fHf=f+A8je_0qD7KF!s^K5X^D(Tjr@JjAzL
W#O&vrS{(=CT=plqT{-JN-n{`442{|jCoiwpA-<h$y4%9;g{(Chli39;GUJoM+c){508$p7{KYT$MQEo3h%3f|MhPF6~;wUt%>g5S@|O%2HXZG2hWd@w>bUj
@a+qYUAo5Gx=~Wb4=_ZoA9Mb~qdcLMz!?91LLQXsdoZ)=xk(MFBrINjeUSZ@=)Q>}?r9^lWIejLZ`MrNob2<_xg%{MurNElr1U%*hS{=w`ujEoM0+yKwHf~N
1S9eXRQk^6XUD%)70;ePZvkBteR^@A2IDHK&QOzrA{EzTL=^$~CrJRD3p{<u`-emC>RwE!*82a*2QF%_;pgL${W6x+c=1iISJkTKcscpZn_{FEs^o~}oTrlV
7TNSM)f2s3&hEubK=Dh)%v*BCrgi;l@>x^GhC)DGsR_;ubi-1b$=J_5!vruCa}N#u^2mQSzA47?72F^5)y#jzJvJ*NXN|;B)JaeZou0(=eX^GYg<hypMiHX{
$S~j$v-M+8M7_it9p+>)052OJw56u~#<VV+Dw>?6d^s!1c}(ZaR;hn8q(Eg&+s6C>#eJdwE9}%gc^s1`PAvs;8(uY9mTN@ZNk2fqjzD_Q3ol%r!Vr^FPSP&2
=k^|G@Y`sF!97Pa_^3oL<3*JQ<7Nb23cTj*dVJeccGhXJ2wd3Y*tWoxEzNABb5-Y+f3-|G%yLuR`3=Ob6K(((Av!<z<DxdGG@RQYs8aMZmnSmraBuy^cvr1v
6LFj3ip-=YJ3q%qE(D%xgz(+D!R^fuh>&6odOQMUxJIvdi9V%^$RDIGNeg?K)}7IBe17DRFtlUMCk+)uV|jpL75kJtoNy;Y@zSi){Rz^LFCV7kXD$geiXRP2
E~k~AE;z)OB8~Yv$AV=6$3+p&)PU~!VUtW5dea1eRH<4IYP>Knmk!C-0Ur4np@<)+b5BTR+JjziZ-{f($23`ax|7J{dVBsyw@1m3cQ;hD_i35U=1_!uT*2P(
HyD`WP>(nzoEDQ+D%0DIKK9@C43`u110BHn+dpsTjDlIf2sj7-8@VnEEaJb0?fnORx+MNY2X~uwhbjJmOM*1sU9Og+>gp=7=qOko4(SUJ@^(;CxKuvREfQck
S&6yW&6=C}Romy?pa=QdaNI4aY+NFF<)sK$RsL(RQyQe9bzxl`g-XJjbzC_sA)xbz87q}RdrtbyRT8iqo;8@Zx?4M0w(q*!n1IggVzpYJwc6!G(C_(xs~?Pe
%I%sdF@adsOBw{z0Fx6J4H&p_aZVn~S}-XRQO>5K!WzO%nbXt{uEo}Q*7}>%JYXp_*K#5OamWKnW3eG*P2Nh2Ru4krO!J0?c-h^qCDq5ddfw{;@|3FXbaALH
A4;QGz3BZj<L;u0l>!c@v!gq~_Z9faS66~v#-J2(86bQtZwxE<>1>3a1u_K)SJ31vkS#wyr_t~kJYW`pj!PMN%?dmek3+-`Bb{+juWA=Hxkqw|mR_Hv%QWtI
c1-See*ipL+hLI9E$E)LPEEH7r{+2wvs2H8`O#p(y@&|hb|l3e&(CbPJ)d2h$Q)0|We8Ic5NDyH1s8*lj;4=D;7Z}N?j5)69bgz7IDT-C>EMKEZmALWw;m{s
gU08JLP)64_#>C?&S$(_18&Ao15_PtJvd6v-rL4!P%jM@13w5a#ctz@DxEV4-%-C#%TrW{JY468ZYVZeV@B@UmofJ-=UACkoC=KbniSBh1!|t?zI*uk;uN<=
1-d?c?6cK$Ci!ER98Yc&kz%c&_30r@&Sw0Sfeo8?`92-c6gpJM6*j6S237psaFx#G%~w4ouQ$IWNr}V@(r{E~L~xawP%TwIOfnDRH0fa#ajnxE<woaWF$C4u
UgZ6FDJET09+qY@M0ZI=@{Xxvdw!lh<tCJQfG<dw%FC)Huv!`B*srcBw+51L`VJ}e6P#pEwuoICYIV0NRf&?bzp8|wkJ<0R1<s&$Qo>-?3VE(0*NeO1dA68~
i2XW@Wg4@I)Hjt1$Iyo6ZB~X_4PYFkGg0vzN&RN-*~wGcLxpiM2iBgcK}IeROaW7im4Bmgvxn>KHjC~?-QqtDozN31_47A{nU@Dq>Jsem9{3KR1florPeI%n
qfh&ok0}w%av*iP<<x0herAs<yV3saHCGkZv7v`sI!}?Vc~kc?TIvqfjx(#X@}raO(1*>GjiqInay!sP9Ie3B!F`FwO|`+T7(>9`){1sG5KU~@(voXr?`&$j
u`rLZ*HzVR!&>KFBgSDezD0Gt7|$a+;lIetwzejWEdb;*Q~77MtU;^YM_0ueu6#0zsI<(+R9NH1HEd+LWWTCMRaz0nCtDcim|Pe-`4EMeg<1OJYfji@a#!R+
2&g%OA?oFX3b;-1FWBp+ram50$|*+vh(oZo9jwaqS+z`~)kuuAnvl@}N>XoSSx4Mh7r@El{4;?f$n;nhATS<a*LG*JmSv1(5f}Gpbwamg$-4RI8W)lXtW9QJ
kuzz>eRwOW%Y>Z5Xbl-naKe{sut~GwgD@zVv20@wcaLtgI;~{{e=CYMQyICJshw1|@dQh~hWHGJ>Cl$(ss2~ylKb>(P8*M0lyB})DMkcs{a9Hu*9b@0q8kZ&
Je;5J?BEad%I*KM|LWbr`FRKRCVwDPpP0HS+bhCS745u~G)RH=X1u&XCTKw^+0;+M)zXa8s1q|y6=P~RPEV8Fo_c)H)8M#cEsu(4&`ig++v$Eo`PjORtZ`~1
$7R2<6rY$NDPmIwx!u0`*1Ktj%Ys2C1(n+l)~5Ai!U~3qX|))kZTz+bV%nVaw`=q30Wk%xb0+Czu^;#^Vt(yv5s8zxR49rI54B8WRZh`GxD|FZ3s`eo(ml29
`>AN?fb__Tc2P>w+E0&gu|dcM$367ksmi$ak(gm~?>kwvND=s)^ZPMjmhcjjD0o(kucSDh?BDwm1I#$hu=A?5$%A<11*JPvSwSnUm;Om9`xPYL1u$`Ti~OuK
J`fVb2yZ8g@f}`%#a&QsW}p0$3DQ!G*3}W=Nf(&!m17`~oqehbSeJWH>aL!_nb#^|q@Tr7T@@Dy{QpJT?{ywVx%<m<D39_sIzhMMlb`nAw)@Vk^Ah4(&3R%3
#my`j`+m8M<wh5s$NKWzDJT92SGUn;==s4bls-5fPz+h>3xF9*e>?_w9H2{PVC%}0|2RH8It9kls<IKQi_geUC&`!Fveog#T9VI&3FT-uqp+h*dE-7c9o*yd
sjL6fA1W?5QMxu-T`v6>^6=dyV8&5#cT`OZDuKO3TJq_c+*_L0E00HT8*7fNH*XJ*-;OA8GP!c?DIIu&v>kJ=qsxsFV1^u3aA%hhQr11yR1paZEQa#?^65Ye
rRZwt-?jhh@RtLsc)q)5UC7w0G|<yk$#uo^;Oj;!L304}IB>~1I#!H<z5@)>LG~pnMO7_HB|}c5dSx)l#t4X|%M>YnKl{6{{pj+olf^{OQ|2Ar?TRRDndVx;
=3<&$f+eRd!;ElT_KDacAH-+VUCuBQkDJKP2Y(+uJ3OUL3%u_xC`4YFLF(EY*=PcqicSM=+Uh(yu07x}MIi}mfcuFq9)C%>v|00FUM=o}gfLZE{3$X}yHpdG
z2QSc^<DT+TmMaXMjei6X12~YNEOxm#gm$=Bx^Mmw%Q=q)TvuiL0^0L<M#jW>Rloxp~H6aVG09aHZI0V=g3ZMg`@&!$sOa7fh}g%gN1>F!lsO@&`?pk&9r;l
YTMFXNaG#y;0Vo1&SImEb;epkj9ePozvu-pwARuUeH-_gwPs{ev#~{mwDGAm4pAW^)luN#bItS6O4qV1XCP9X4lt8k5d_!i*A`!q$+iPq$0uYAO82lh(^|O4
H0TEyESYq|qnOh?HrL_tJyOv<3<1`zf=>f$q&AnMF*dmG4!B3YK%ZlQ-7pYc+tlJH)40^4lAoGNg*b!6i5Q9>N5TVZfSNbGvEiw7W1MC29)0R>CLT1rp31Ob
D;+KQxF4ob(!06u%hmizt`?6c;g4{=c!0_~X1yP?*5>5UR2y_!RO`xs`-4eBgK19NV2qUPH3Lu&99+eIzz(h;lVU+%)QJy_+>nNo?o?NT+>wh2`#m@_MNU(Q
{U2KYXOj@I@s1054xN*kH-^0&TKaomU0nq}ENUI37b!2mSXTDPbFG^V*b;=ftSCQgp1jGEpNEa>7#AirR4|O5&dM)rKlD2#qc!hgN~5kawKW*Kx-OcR!+wj>
%AyVmf5ea$slfs}6g85r^Mj<LHf+CKtb0M=S`*VZHz)clmEZa1o)BZ|0ZnY!TB|JvkN{mi7dx#$*R46%*_bZ5d>nJW{bV!ls>GGJMF5-uhIJZ&&>fei|By~`
?eQ@aQX`!hCEf6}Z^O`V#x&4iyQPz?!12<-u%)m#NCc*;smNlMf{6nJi9QXV8`59Ys7K4J2{nI+iUil1bF{bK7G$)8kNxbkJoK;$aKVlq7Cc@Sx2<l}#=$99
cp2k;3n-Wg>|?F>x+v9mtLJ2-VY3QTASt=SOGZ*Rr~wOao^fFmsP~ZunR-{=`B%xopx477*uVK|N-{m4Yi9%8X=Q>ty4CDGX6{O}O<a6*RXSkOm#vV+R0yuB
&p(~|74^Prz^tXqv43$ia6ahR8$R2YXFU^^s5p;;-ekh=msH&h^K~+JBk}Qdi&Ghf6$sHSJ}#M#*Aep_`a5z`Zd$B?up|A=`v7T)8_0qg{xhfY58<I}p%U(M
hiW_Bz=w#Zwf-$_6yIenc%i%D4x%6mDMwOXg&xD?hXyeSe9qUn&wQ4b;V*8J`EyBXQ=>pOo+-E}{RS27#v((=%42f=6)DMW43o|5n7cD4=f$07JWqkQ!`gG~
Pnyl+dQaXT-Q@f46Q{grJGtnvL8|HPM2>s-g|-X(rjYmTzRW)SBK3KE`BHDX_@Hu0y?PAVRmh~VXHcIa+omPRI5=J#2lyzKkFv_4=LTwokjqenbPuz3j?eqO
Qbs#cC`rmiugm2v#Cd1Kc!qH4)CI^@{`zjYiFq0XMR72JzKCezJ-d!_k_(BTwdS)YutgM;&y8_}+Yp1;=2JTjDH~e{rwiAYql4HRvTpnAIreE<2S>6*QK|>s
CYVNLCex$h<E<)~A{!r~p7gb2946JBhhL$?WY+9@3(rbt7d{O779$(hc?*4m__NTZRl3^lxAp;DI0-QJ1eJA*&bAr05^ih6ZmK#Dna-Y5p3{~3Fl7r0c^cXI
%i7t{ypfIbnXyX}Th`Dp$kojR8OX(&#ug82X673x5nWTU`+UesBM6YevILG4?AFT?{<;8ifo3=6iwC@tp`!jks{_*X^zE>%5@9Pb@Os=RLt!5HxvO_9hKzEc
C{6XNB;?jHhlFP=gIG?lHL>DbpfzzmoFAf_DR0zYC5Gdv*|;xVY%R#!Y@+3$aA(p5u7#rmKQB5&<ez}l#Ci$f2Izi@jA3n7G@IBRH3&rdy=3a{!oapd(Om4+
Oq+*)5-Q`s!%gm;&Z{$}(TK6PU2`sJ_NPRyj;53~dK~nIR?3&Bv52TqCE@I?oXFFPdXuMdZ({LV-<$fC2A%Q4xG&y<^<6!n@r{ETTo7aYkq=}H_HPIGFIFNb
v{(i5f*ZXVHse+Fqzk1AoG01NoKd1)whkc?Bkyize~OP&4CN({0-<>1m3oIB2tW{lz)WY9L%&Hdbn|rrT>$l0twDr6ot=yD)sQeU()nP@fGb~UX;O*p9_(Ub
Y{Eg}u-kBRfShDD%r-cx2RuIaCPi1<I&5}DLz_~vbjsWktQYVTiiWd<oPe&*x3N&^U82+YcoSzCW;u|mK`lD5g>cvazj#*LI)g2{7@6xEo@-0s(r3vLHu`9v
{H5DtkW4hQa#&5KYQ}+Vc8%M13B>Hrfm$QliRNO>VQv(^H5g)}iqVRJ!#3kKquRIXt7>IgBfRz^cZZFz#6Kd}yT|JN-Tj9x&d-%^KljyA?2fqY2!-_rcIS!P
phmh}k{SAm)imNGhNy<`po(Hr^v}MyoK0^rnMk1fMGi1fZE?|S_O<u^=BgU9Lz&&9iD*={>>4o${T4o1h%G1dKq*_DSbVC!IL`p~mBpGW&Jbd?Nu0US^l#dQ
N%!c5M<daAUEGf}W$QY%Sp!*+!3Dy-xL?QMBE#xBmV^0H_B3~yU2Q4?xBD;K&gLlBJflLDm=8ghKOKd=|APg)cLS$D^YoBQHAIBVHjt6BL9gW{aX}_GY#>(~
&~dI#%CCyghU|b7rtJLDmi-j>a7<_|p_b6212ZQ~R1ZE1&~dMz83K<3GI1IR-IonevYTF?6b>#;PfPwCXMiJu$X{(62yhLTdyw?)jY7R@9EKT?Ot|!t(+SLc
1SR@m^quzIcR=9AWNjmDc-sL^XhhC9sq{(`OmCPc<~Lr=6qVbDuBAcdvu(<?Sj=yi_wjI6rA=*((k&a%tm*I-cgieKz)CkP=v7@&V%GsFvzfJ(N0JF$bsm!C
6uQea)U3_L6g|GyXO^SaJ@kpu`1Di=Ff=_s2NnnuxlMhUW<;O6n~LLepe-zGT54PI8grFy;XV0A@cRvZurx_+8qSb>Uh&f0;XYkHBBy;;U)Y|wW1xax3Rzdx
`<>M-d-^c-RaaN%4rD?fr=<^1o^nuzRuZf$DTOAiSH(A}3T}&nwzu|$etJ02j!%N*;JcMzj!aIeu_{r8t<>BnQIY&HHWki_@_9+_g&N7=i{qmM_=E`a-FSh!
zoXJgFG)Yb2w|>9RvjK4z>E9%C4MWCelOu#5YQacRN_pr9t2=2r?AAPETQzIiVL)Se*F5`F*c<l5DH{8*+|`^F-HNS5`Tu5JIlWq?>D}tKoQyx5)29ZtjDjb
s%hMOsa5XssHsyI5LB&>jeg9m73M&Ebp-xAPv5H*5NMz$&WCWeSdA`$c79SC!O!;=ZL4jp&t4z@;@m}_AHRBac!G(@P0{1P)%5c!BLC64$B!v>{I=~8VBo)?
A~KOJ1wS9s(Hyv;KU_okfy&9DU#;d7Bs~=0EI`JmaQM7^-?&ryFi~r6P;_>>J!Qg%y|wy7dTtv(RT{Vp?LLebsAsM*uU74&ij-MLZI8>N=rSyddct~QGQke$
7#u~^I{2hccuH+4NhXeci*KCbI7~>?Pg0-%I8&mEX$hH@CN4j+dxi8e@w_wl$^@}b*_neQ#;-~H#STQ!Oz7uX`Rn1)3vxW&Ju8_;_Jh2>N+@3+!x><7O`>GP
?TLh8{rbSI({>_@r7>Z4OmxG%yEJe5<_%(1{2Ju;s5K|g1^8GMpBq>@k%4(c+^5%vC$RfJVMgGi<IxNDVrJ&<Nk$IHNR<L7E9(j@MaeM81oPIm-Kp%tdxKpP
LB}d74pDTko*leABz#GAM44%nF;o`knn&MnC%mOw#;2L~UZ?%5b4jyPRQ8!T1}@F1H@L1yOTQTL`aG<w?JklO5CTPm{&yM61wxmQpCMuW^1V;*Phu5|o~&98
793Q&I&w31#jcQ-z#vUI`%BrB^K*eB@D+O1hDGCWDom)BSmWGt^uh3$RYw6ylXJNV-39Np_Ie<#xO(fodVxtI)8hva%2T=Z=|o2%+Mc*^x2npI^q!Z+YzB-p
I_dW<;ZLQCKsd4rw6W_Ef<fd$5ucH>$G#1Jhl3cf4SGKMg!H{gkitaR*laCUbOkF^)y!xSAp@Z?S^Wron|MHTl<GKCR}9dA3Pe$AkI>g2KmC{|V&;=A@LNtJ
u<iTkKp=GIa$QOznoz7eHE6_=RI2k<HyQ0a607`11BOjtZj<{c5<lRHvcPRg_CQLrh@N!@k`%JalaCy8KOqGW)B7DJCCW5wb7Y<;_wCI;V?Wiv*1Dhjc@o|T
8&5X7qiM`2n%=dRumVl0xT`bXvRa|e4)YBGvW7=p3c?ZZ-;My`%wV_ZUQ!tFcl6J;yAj)W-)(!N$Cmx4Wo<g<|BkXlaru6R7H9zpE|26~nvVwXVBMfO*D#^#
vf|^+54}~PW9?n<i_)NuEH7YJ2ROqamr+orz!IzR0?iDf=@V_Rh+NwdldD}B9>Drtz$z#Ur1S`PyGm^2Ld28Z34rg90(EVbfwY$IaoSD*4EvMCc3qb_PvLX0
enhCZ7Vr1+R>sH7r%}+cc@EfV9mgRK;-Z?|Q^7AZE%6UHDNdLa0TEV&9BN7_8St#&s(T(UvQIrF53ECvjY-b7{^;;xCV`n9o8{U#+{_=yO)wG(lie)R?Kb3n
*Ncw#gW+#|DGPa<85C2M<_vS(@;0p9;C)&7V@MiBIq&LBAGNXVB+!>B0syt;-fkc!-Wd^%CPg97efTh@FDR8a>4#z{d@7E+C_M)l2~1pYX6SY3+_uoiV<-v;
mJ<ArKw^Io0AkK=MS~}iYr#fbz%m|myPcn-_<^<E&d)&v0d5sGpO{w^M9$A6p4Gcf%7WXx8MKrsDX@a0tbQCU{77@jRU8m;{*)MA5zRbHa5G(ojYV~~Ej<a1
XK^dD8Z~|&Z=D?eNCB7QI4)DQsdyqj_kmfDeCsz^YEFbpU`(RC@Dz;SNZE+{K)v}Sj$#KERfI9oH0?8bjYWq{3}sYkb1UKuV$<1zT^Yio#vRxjDj=WitwOKY
*bI={5dVA5Fh}LD(_MC2q!e5DZ<idxEUU@kY&aQJ<M-t!_hWM!^OUsRKl}7`^Syi+Hdsfpc;&j<tr#w3{n~bSx8g`qURIMLZN^qcXZEFc@rZ6;_D!74ocSLW
?^<E(sVUn_1RTTMoUPf3re5XC3Er=x(#-Zai^CD?DV>(A!8Jw^FYxV7$dA%%_0=)j0oDY02_RCLH=I&KQN)E8Qm*%2;HmS7>e6Ov6ct7Owbp#Vjx_*4wFpIJ
s9hCm>j_)T9#@IFZS+sHDbV~#ehg|?KQx(^O4V(X3G5S&17QUNtlh%IF=<-b`ayuOTK6%#;SC?U9hc#D@U7zOV`ov>c}b0IL(jceM$^ecJ%7=oLX}N{Qk5gz
-5GAyi?^v<!t^cbg7Jd9t~g(cO}<NxJ&M%UKtln~<s_`$bh$#Gt*fi#VnKn5WtFIBbY1y`EXlZ5fS?upnv%%0kO{0*N`V_Vs<Q}%=@w9D<?}SO28Fi8-M16G
$Z75|X(xjdA2~gl#K3(QfsCTmnkZ!ci0ZKT3MBkHL|8X5r6Fw@bE&sGPDdJ*0ClA-HLao~2@Xebt5#Ye39Vz#GsUjHK*c=>yVF$La?rT5(49&u;rW?k#f=D*
Z86k$Vx~{C_P#Ww_v3o=>uE_X8^k;2;WK7jNC0y;RWmM-l{~|BcY{MQC5racT9o>}|Cq%D^Yt8;`D(*Qx*+FMIMC0TdT?=Xh8KG&^500M#5&mUQ&f+~Q6t2P
F`Y_k!}Sk@mQ|-&o4dSK$#0G=&xwm=e%AS4x2FvjS22lVfgfoz$npg<`yj;Z4>kIojNG&?V1|uL+?RDQPqG#~^%+7?6+7iC9Vyz3ggf?wZ1ef13Ardu!?_dB
$mr+;-O<t%ou#~aATsNt)O5kOs$Fs^^@nX6nPHL|8MBzMMI&aR+q3d;oQu_cmm42^k>}#?u)s(>ccfw{6UI$Lm!o*O1HsFUxNAQe;y6Dk?`J#;y)M(NB#IFW
f(sh)uh5V4&kJpx09F^tcxCSeo6m!3K3i{Ey6q0zj9!>fcVa!TywOHOQN1B7?sAW87=c}F+tua_B<z;(n!EKH!mm|t61l22tY5K69QaH(ZD*N!Q0K7;#lHwu
75aRbt@T-Qt{e@&B`t$4JdrEmIj%k1rgb|x-&r9gLD*XE6ghJ)DtATc4w(mJ7rsUDi3vY73b3C%IV+h3K^yk&S?QBSeJ$PyCV!L(Gj7T2gk0^k<Ut~-KavLB
Y~Q_si~so7BlNHT@f5XyFMm39=3`HJ<aE;A`|ic7xA?7#{zfUTs}nhl5?FaJWS8wp(`I2+8c$G3bmV0>T^d}RAY-$eA!nB0k4Hz+LwfdwmaXHu<cwqdLvBj`
Avx8*AkkaWh0~V2Jbv{8Mm>D>3l>Ct_V)PbKfP6*8)ou_H}0oT#3%WzJbrgNI(ZHRM`0uG5a{3VSLmK=gZKGL)dkb<fA_!H<)V)s0q()U8yabk>&(H0M^m?c
1b|21SgfGbNlXgGZ%*pU>zxcFR@i1r=5Mwnlp$dvyZ#wj^{Bkdu7uh;ZOl%WD=$!p9>?c}4i`K{tGN^pj?m;nF}k$SJzi*F+rhUx90b_qybGarodM^4LHfxz
{FB^fcJ|g167{2OanE#F*<AKd@?_Q=(U;@dc+oT2fQw{Rvn%49-F?X|lKdz5n!q^do8t04X0@Vf7)z-<gwQvc>vlVxCv+LM9@yL|UHL!)yF=Vd>wzmzVDjjq
iPO9&ZpI&`xSB=<V@C;L&LuI!ZDjCIP1d<NPx%8Ldw;|$?~gd*#a?-ELf1O#g|2y)eB`bUFmK@|U%k)r&I81Gd?rfgROg)OUW1(el9X%CnNF3J4c84~4y-UQ
C5%@3rv@r$DQ_bNV?b<}&Ro59ISadxF7=#Y`9T8_FroCjH_3mk=C?J+a3IdIt2TOD1mXoUaM;}s$!@bkd*t=vT*KLErnvQ1Z@cf}hcayQpTW@QZXjH`H!h5%
z1oo$Ox_I(6e6St+Q-n>QzAeiGb*eqz5$>x_+aLkuq10A$*<a=Zou357P}q+l!qe>AkAVg-cnY1ea7~OrZ)AIiMKsZE@$KUEr;hy&|B$PkmY!BU4-6K?66`O
aUv1Af1ygBy5@CZhAHEq0(V^SwmY=`D7MNyw~~50x^7>ARfa<0a3>^WRLeek#L2--_ekbRlYolOo;j;72FMjdKmb2f{(vi6$SLbYVLrb04Q|c(IcXfw?B}c1
IKOXp8GIUCh?rHn_U?O>j<XRQCYFCx?D7p}16PgjtW)qi8EL8+8IphNdulp#NB$Ao{xF`Mr_v1BH6@5$EWK0n>!ZlAtr-(b88}!c{MbI-uIdAkF&}GA5aj{(
OWFV!^fo9A`N;LN3Bjy1AOp=7xj1Qk!t7h@5A4anuYc2`OgNa;e91LCh=v+wt!w+;O(Dnxd0mZX41TY843!k-9ajAg8V|a?;U|NX%@PKrEe}zl<B;66?bC#r
tK4nFR<wTjUfTLL^vXfGr<>r6)RXDu(i7`;TCxwKraHDEI;azfw@ou?o-VvuddWpq(5`?{O`P3-%wCen8k3udG^2?0hM$}z62>*{Jtf}6Dl4Jk&)J|HRK5>b
0R>&yCcMU5vWI#zm;I*Ane3sVSX;Q8x6Pu>&rR?cAx3#1Xcm!+2y-y>LQH`?S9J$Ps3Un8P%j+Hn&RK6r0>$#v?G|x30n+f&^L2{giz-Z+(M8oX)X`Fr5>{r
Av6EL?pn{O-ovoBc4;Ehrko_<fF71<JwjeHynE?fpa(;2I3)MLacDY=`O-&RQifv)E)ElvytccROTm>bT>6V)?e{HYS+$8FoWAcXDT?|RBI#kMiF2DUq?lV`
3poX5!`(qXCGTlc*O^SUbo`6S)8uA)eZy5PxGc%%LmcN5f&4Q7J=jT+iTp^$`mN+X+iao#q)l)$<dYpb7@Fzhg<zRTdXP3sC^{<d*;T`uv(uB&?tNJ&>2)=m
U}X1<V%jej7zv-*m`-L1>q~U%<jRCotRquRuo6L-ou|!T4g+>MG1C^Ct_gbdB$o$b_zy&EF?w6h8LkjcXPt7!M7L_iLCGgP+<czdaT%jr?>NQ6^@<fN3khGH
-Mh7uvWCk9sQTFmIAjJ3Q{mg)D~QFfu^c_?OR=x=K3#{u?554`F!<qsW2o0?zBJl6)O=wnDBj_@W>>dr^q$u!x(J+Hf|E(zDE9&vv*C~DiM_l3OvTZIm9#K)
yO>R+<?{ZPl6P^VcO_Nd_ypyXi~b7~oQ9ENYx5>brW9d!7*uNrig2kzifn7hYcVQusiQ=UwO7fLUA~}w`5j-n4lo9>5tlNl)o*o8bp)@`QRhsTr^GFYO3?#Q
Q&{pCi1FwOxVma_-{<8!->=mte$@^Hp{gMeh*}cKXCKB3K5!)L*b-k14%Q-+#TY$WRA*2vrWiKnP0|FBJE@*}VdF1-gpFO0q#L2B$m2-0F<iGMq2|GwUX5?n
7mu8AysUjqraf!kaZW*8twdIIy(rLRw-nZS>Vx=9L8ov{G=$l1zC%8FuZfxZ<gbj&gcLq&IaW>JvFAzvyW_G@yYVgVChhzfmsO1Ec$7@c(EQInQC+x-_u&6`
IvsSomzynuj_@tPahQ@f<|nR{1+Py&4DMFyGp!mp{jAg2I&qDm0vPwRgvh23HqL_3&<0HxpLRB<hLMvGlnYc%aHB}z7^$pW4O-TKvNdr~Ds7v~HjD*iYP55}
$#y1=$U7~jUeE*M5|G?(rz3de6Oo!Lzxf9p*`ZMD!Ao+bZf9<sn6Qb5V3*yYzkci0#eC{-;gKn}MR)MV3SU)qtG5tVJ;fDM^;3VnzlXkC(~U6b%X_u<&?W$l
n~x{Rh9Fv&h$mc23a@fgHZnaw=VFYUX9U&CRER=@K`7ZnS%o}|nGwg`2lF{{=|r$ZI}<%>^;B3xatdeij<k>1nG3v_3iL+=(kvC|=Ex7hyGeBkCzO)ieg=~f
G6ko9e{(Q;{?ozppC!TqnDO8lUFV!{qTAWqm6GUi|IVqT-K-jOm<z2<#O3BN`z4&mQ)se3n~q(5)V6FE@$-&!M6aoS=QGTX(eu5LVHw_aj$Z5|TnFl1k4fiC
b|>H1m|SFB<0pF$H-EC{ns>i_xOw+m*ZjMOTYpE5-y!Aw_Ui|lul(HUg9j(S^0TK89-RKl&!0Z{?h);I1(FGGb92dkYCd>y3G|7q0r2Ya!(dzld@!UhpI38W
UOqnX-6gl`?(ve$L1!wli2}`LNO|i2TimxWwUH%j{*}6p*mV^yWbmDtxFfeZ7Q1n`Z@Ym7x_fsqAr(k~#-fT=NyZGp{H*;0_mAED@^KzjC4oJAV<%$Ts2-=z
BTt@ue3>aWA>}%>eZf`gTSn|GNpNySSMz`kedWH^tC#2Q&#HERqNpq$x;*cVr!^O1VKnG9>7#J^&xqwDa9El4L7VONYC4-pdRX4zx78BW&BkLKTQuw|lflrq
V*|Wjd57+Pc)$DG?hnJAA9sg1oL}{}Ts=5w!sm#XT}UGJ2{95nbP#(-YjDm&-I#-sEQlEFMXQJd&RCRcC*@$fOVmN58Es{5a7qe2GE^mn$si6r;&2yQq$z3}
bE!S+AAib4_|<pyVsg#M0aEP8njh3OU;qhVo2G~Lb+G$sL(jdf=AYR9$anO?A$}O<bKxX^5y5Gus~b{_KR$bj$6o@J$BOL7XBk)`@wrb8Yae%;zCrsiJ>znl
lVS{v8Ijk51(g(#pl8|1tJ7Y6Gn+2b>}30|r^s|&)jb*~&Bz5kbM$uj_QTJ^<F`M%L~E=8Tuy8ROt-^J6rZ9Y@TIpO_TT<Ie6zoQeEj~GT|{hhf2@@7IijD_
odq3VXUoN8m$ZpFvdxVrU-a+&BmIMOAM@WGRv?+lIB_8Lixx%a_&fgnUD6;$UL<>2(!lH-9&;KOS(C~9V#qcY)Bva68}$VFIn=5VQwifYg_JnqWZ2MX)HhO=
qi$*%HsT7ztcMbUI9i$T0~&_dFq}<E9GJ85jMioUV0Z7$hn*t<dHwS92l-?FmjhZSKCTy6bIyZVp=3Nw^%t`~)w+|x)`-#gn!aL~0lQK~sqRh6&(k?F7ETr_
wWk*!pWRz$9)^3r{xUrN>2P=F2kpu>(@C30POyk=;3A_*am&H?=GCGiE>w5aNj%VdOb}_CHjKG|%WA!7^V3S@3R^U8<+avNtZPsSYGCU!SjD>AtGh1gP6re)
>Tpmym_XtX{&rt$iA`p*8sJ!?kreHMU%yC1p$H8)s3OjxryT{wzv);g=9ko?dg3kw1|)awZ*}G0AfmZ)KZqebwFvP#!SA<%vw9vNC`En}DIX{}@$FCh?*$U~
@!9!Rg~U|6{Ek+TH<FX<@mxMf_2osurn?I*v99UR1q`-mfc*}4_I?xqB0F!swrw#xSVBu@cMw%^#V2>)z1u%L=5K20`6qsqo4YRNpTq{@h)F5*V)_NTf~qC-
qO|Vorta^5*xg|m;yrIkWZZ@2_~Ww${Tu$i!z}xsTln#gv_}4Qfj^=vW#xW8d@O(8*%Q8b&vs*J4hjk$V|x&;6<QTsrV2OY2<BTzGPnrukye8{i^&(7t%q>B
oaW^BmS|_l8marZ<`VIAuuP&_6)_R;ym04IF1-#?C!zZyb3IEp?OJd*>Wm?-6>!QcsCtpCkpz{BqtLc}oP8`bDo_{K8yMblRT<$LZ6Af#U186VI-yn5n1_O_
q(1lA$Pf1)uWpB}pJ9{4G;4v&(2|g3HWy<z(YO=}aJ)<<**q-a$c7HJc97s(7RfxSryFGUogzR>&K5=0ZAfNx55On>(cthh-F(OzBh?S`3RDgmMJIi^%EuB;
eq@;%=)bw!kb`^WPW>cxH?^PHL*Q*Wn=EcokIapT2`U%v;eG+I+;_#O9D#k)SPNr8%y>s5{t_OkxL_6j&as+Tv_9vvWz!e?Epx$}h-QL6C8LQZLAX)cIUYOo
SB`20Z|ht2HLjKdYIBuF5n1>;+3K5=&JyX@4RR|So^Wm9iS1zxK~JgG-lXC2Fu}E&!^DHW$Tfz`)+g#^9|=DDBWW;BAd%v&JcBWl-|2BHk{kd{Ogn~QC6^f+
re_X4C-2+1Vkc=?h(Z`{!+Ka<v<Ajl7~Ym*=;uEX$$8p2US)`EQtceGd}<`bD<YUK0!O3)$lA4Z_kJ?^je(u$);#^1Su$axHBAqJ#~!S^F(-K<T`<-plcL+2
|7p+56C{V|0MXn9a)nbeGgr0(Mn!oSQw%>Ckj&T2LqKDL0gp}T<czmjziWVI$aizrBkeC`rjX(Amot_x;>b?vkAjpv{jAI&XCmU~r0qtMAo+TbQDm|hx<k&b
#{mn<nnqX`<RF@U(!q?mq-{An6WwPt(pDtLODJs9Y~PS}44xT4Ld7vJ?02DpNwm=+|D!NvxzJ~!gwJxp2CKv)+@HbLbG0&C{q9;wPf??X#S~s%%kAjZo{?AG
II*d0KnY&Qjaxf`1KR39qN-*xi1%1?(fqyasr2>0YADT3Kbc;Zr1_qZ7P5&8>PIZ4<TTwR?gFUnz}B-D+9?Lk^nl_6kW1(dmNG%MxL~_Dj7yzk+5!Ut6j#xv
?)4)N{p6NC-G0S${@dh-`{#M`yob!Svax7Lt}CAeW6A_BH&4)=Q{Pj5LVG8I^4Iq69xXn=EFjrQFgvaT%Cn^)Xw1Dc-g`2;DJC}0e7AU_wOjh;H}-2<cTAKv
8O&5{&XWBwNK8dJL4SITDoL|bH*eEgq*S)m;0li;thVN54~ts!6Of0TEL;v6vuXe?gg~UPT6U#iZY1zs*!Fh=?K1trf=&}x*O;)_$o2E&ZmlH?^vA|PA&?Vv
641w?3}{*oZ>u@&sEzIcX5Y4OLiP9Z@rRr%*Xiz8D*l%_)=xxApWC5BjM7~6u3H-$_rgDT(jKxF3&4-f&qV~qZ47p$tlW^aIL`vtH6J8SUu&BQTe1YrjEwAF
zI6FObWGQ%Js~GAk_-KHyg<_RJ@@SLA+}Ksk7(<ewWTKkZVmespD1<Xq;X*#UX|0_M8Fo4N|A7jW27^=DCVyP7Ns(2&b)qN;XtL-6zDA9b`Ct4OGbhwN!|AS
onI~y`*y%LgvuBn5j?YJ*ECE+<)V$D7aAMcOk4p-J5);F1V@;Y&c2AUH7vBiHjIsJu{(Ph+zWlls&N|(T$1(TdqIYRhym#bR`w(B6gHfs5$-wN<$lw_8qe0u
#`k2NdweVPz3qvrY)q$PBt+~fzm>&>0Yzn6PiF^n1}-*;ihB6(NBetuRQeBWLg?zho@Un2NsS68i!ow2Z|C5~Fi7^sh;>WNtTXnD)>CRgwovLatTS0ebUf!@
;M<5M@2AP^=E+lcMGxm*(28fWV*-H{JX=m@P-JJwPIM<*7;5cUQ2h!J{Qo-DHaj=dS#`+<%5Y?&s!ZpmnvsNn+4b`*XZ;Y^p3W6%edq==I>cnA>(@x4?PQok
xz7cVEaI}Ep01dhw#nf}P-LQ=O63+nQ|cOlR98j)+QT@D@wnD74K;C@%OKJMq;tv5lI{6U&tOu4Cqo$qWO}y6xF@txKWoW*&atUnk3^r_c?HN4Y;7g?MY)+d
K=~V(wFF7@l2^XYlGg*g;jTmG*S-%{&0iW8=)=b2=^I>F4Bb7Jgait4F$KYI&ujH@%hw}MH(!yA2zeAZL_83wTX}m9T#pWm+aLV5v1#AgqrvO6SWH#}F;UBn
EF2~3_707tNS)Zc5>M6UCf>u}0x=vgW5A}GU)Hb)akC$v)mQ8|n%0Rtzpn8hXAcWsVe2Fqpt@bX80co>+zn=dvSS81HHk;`jF%4ZoOVXgji6QAuCK#nLbONK
$~)NZ!+zT|-%3P0n<HdZz`aQ9T3oFk7!Aif82`kGqJ?k%kB_~9|59@A6tvibAhOt2f?@&<tKZrW@DvgWvnL-S5^-=9kvnCKy*_yQHIkN#F_K}n4ptfnUD%+{
R)3gQMQ~;{1HM{)eq`eP)Y`-!I3++yl^4P7oTFb44i0yZjvku}S~alc6(WM`mjy<1_ku!l?nGW~GxUEk=BB%tocC^tYZNL1YE2POL*YfHCN{<J1ywNJ18PJa
Sw<{L=NTQakEzSCr7>Vlfj#6to=c)4>Lq+(Yyl7nt~X=~8V>X3!#WB)FEJeP0~;IZec<%$TOUt+4^AH%<~pywi>P@2kaf0d+g9z_>rBL54L!smo=-6Q#4-GC
c9Q;Jolz<CW)f*2FvOai(WEnTI)lQDwl35zlm}gH5Ng&DEa}NZ`UC??up(KUl)o0$WUciBqmLHo>vj4&vF1`+s<{tDNk4h6^z{7nfu%Ai`$>8)7Cyj2Ny>W2
qz}?xm-4U^oI#5SIjDusxN$gTxC0l4Xp>S)PlmLaaDvn^*NXUBR5#wq^G_q)BCJ9HdxN2{n8hdtL&PDZ<g6g}`#7%QY)0hNKsYe2_{(B8J+nvk%5_l|oI;x)
n^q2FOZVRI|2{8nZroi)&guOSEaXuXKD_50m?TgWoe+z+v@X(5`A&ql2y24Lio2*HK|XaoBHF4C0}8P>ozG)1?(t({rN<0944>5Hmcvk={DDMB&`{@-68Y$3
pm6b!uW|aI2uHG`IFjFY-qVm6a=6vo+S+>MQHKy$L*J?9RmXvGTTEezGqi__vm8-z1(24cB)@=Pf{!W27@<AyjL{G891q{UKSYju>A|ZIHc(6PCdPq@X@2g6
v0RU^SygkYD$Z3jpJ)`ob;U`EP-U_fi(SE;mi<NdiAMrEc3z=;If_a66lh1k?tB>T|F(O0`0JjV7}u|ZJ5qL_1eILI9Vtk7r*cf6I<&cXB9v2h`!j-#Gwb4E
?mTO{sC_7+GD}S}D;fYG{&j(@;l5LxfnNK>J$lv7>4k_dm-kmP__E=m(AatPxp1ir<Op_Lih3X)$K0T2Q0)@Y^nl6$k33)Ki`FBXpr3aSj=4vFjaJUSC_x*~
>$rDQWR98=a};#M#N|uo93W8`5`xr+J3sEc?^uhSGGvn&2Ie6p!7&%85G1|%5`i;WB4It8Rm;V6P3ssvc)0s^|L})h$;9?%|M=(k$3wdoqmdNrcP(D4`INJz
ayLYuEX1NwT`2k$3B3&ZA%t7_J66_|Rcg)rMS89XXGNkL-XuWYOqNYg+U%2PH&7u@*0_|oQib^HCk1|cE2}E6di2%*I`}}7j4io$^t<Ht3uug^LCQP(Zc8hg
PaHZ^tv_uzk+&-CmgD`4_vOuUk?yituw_&_4pPKm7KjVNo-0+9Z*XQR@1gUPe)b&<2R49?FYYfF`xoG`>6@aStoSH94?&9@KVk<i`{POKyXudQ^ytU%A)A1U
k6vRoNwgOGrfb?IwXkO77@saWdZ+Ei;eISCxIjLe4CY@t@e3sD4(x4wLJ|oIrpm=Q3gR|0$6OZkGXOdDAeW$E4NRu}p~FQ4)d)5^f8N_hy`GN8vtWla92eZw
6812;6+zKlTE(D}JT476v<u$mH9+8uO+1DnR%Rjx0dItJ5%1Y7WTX!gS9cmyd~k$-MEGEvve*USpd1zSm1W5mA%~TZzKj<+02Fm?0W!g2EGpB6im{_e7qAw9
o_om~=|iE2*Z3$Cv9LHJVs?@4{)_;NQk;PwhznkwBf46KeNoMWf}ZH{RlzB+aP&!D<JvDsfpXWjB0KJATKKxW%W_#S=@`4?^C66c<uY8Tp(unB?FYyJw|wjX
L`+>eTh{JG>wEj0<MqNpq$Cz~R-HJP2vIKPBra*$w5dBpdQ8LN6f*NiiU}5{t@N;n9_T8~rOhDh&L+z!g%)nP1f(WXf^UWAuXf^&85XIpXA=(OV93LhGTN)b
sg7}lT}EfaWY`<P#NQg`kd_oSfBX>|tQ^Zy)L|=sb{NtUT?IM+ebUMqKeVq?Pwmg<BkmYOl^6Yc$Q0df4xbrH<jBCw)2(d$!WmqSZ~s=aJ<uFzIl^c9+r)E*
LLl6|&Sx%)>5LR83%-qx2d*V?+I(ZoK6&$cHt#|f8!Dj=YY|zR&$MoPdcnl`^x@ur+mTmYSRFBcuni|>pCP2V*95}&6L;iznuOw%VT`{s6xR}V6GwLhdc6Wr
#0N#}cdm*_DxNvJzM^^numotL6CU8Z>hB_kbaii39U1Uro7(yBlhi3U<}8c}g8SCeL$X#+BU0;1-XD={icTP`Mmi;)$p#rCPNqQ#9nA*R4Qo`RFp9Qs(2Vx@
9_=Z0wB`S2fXQ5}B5+^L%~R+pl+O`KFX-sBlXpSQ7QQW6CY&4~#~NqJ6|~-MaVNaki&`M25sIYPxkbJ0E(Z{esTGdYnr1%`nJ8t<Opf9<<E#MJeKihfv^KSk
e^&0wqlx6sFyR|#N_noCPs}l;r?yqx@)CTkw22Pu^t1WodLsCF2#-M_5*Ev+Yz3ySk|5<w?i_5L_|nJ%E5BiPR8#R_bt6xfH!ehxaUVY4xe61(zF^T4t>sQk
g4kIYzFj2saxE8vrfXvT&Gcr{YtE?u4gNOJWnmDYbA7MFEqKp3bE_`5w>@?-Th>=;8?4ZZyL%+ou8WB^aY14$FCkWS?NA~W*;^r8$)B(%;QVQP@a9UH9Qo$+
t?^ctgl#tRuykPz`tg2hK12WkWA7-ftuJCAm$(K4)3`n&sg?M15*=xu%U#d2h=aH>ejWdCA}R=t@uKTlh&(-tw#+*{?OiTdQ7BYw3N=|#hG>Lry72)T(ghbQ
$D*}JhSPct4cn64FxdYq<(NopT6GF`9&*h+5eOd0B-?6!GmvpMlZGuU?-X&euA?jZQ1K;oziAJJmZOd4^VuUZTznFC3uK<sI2ygsfd))|HPIncjD<Oxz^`dB
3ILLwi<s1Yc4tC<Yzx{QFe+hMfEYZ1D+N#gzhq7~oF>Q54>bHocHtYdY2wIoG4HkNsbWSj)1sw}N;sasUd}&rW+F(LJXe!11yP+dadl`X+WboG#CLsc5~nWh
6plx;r1NmhSl$|v3rW^(&)uI&K{Yw6CAAHRtJz0onbvlXmEz%bEy3L2Y}ZzA$_pk9`N=EGX-vwwH|Uu!<s`J@pX{8T=A7vCjI(ex?los2@Jxzd)*K%v{4gAW
a;_Q@1hdv?vs3+$g_hts&7g?1(9(C3L)2rhh37~-fn8vP)IHXB2rCy&B_!a}qY-*6Ixi=u2^4);)+b}{!lp~An+Bl=YSfsjBTB=iuvfXjg-b~dNfaG2+lq9y
2V>ok0Z44Cu5OS_Jk@bc!FoRzGoEhqL<D=^B|l(c7iY8g>&*&pw6HkXOISQa`0FM6l2$>*u&EcRa<u~%HSwTJ48Y7!l1)vRlE{v#)avYTYv#gRb4HypqSH1O
moJyqa)?jeau|0O&NS#6CH{tJBJE-(qQ#Z7idK(56yM@*>k5}{7qlT6Y<M2%1MS;W&lh^&b(3+L^}B%`vXR3<V40IaOR0E~gcOmyL|vW^o!$<iFDahP8^?6^
sF@&g@oYTy&Gz}iR^TD~L%0WB;~r{irg7>Pt9`CGQ+bzo>dYlQxMs_7M-FpuYB%_ha9NhxbSDwr--javO8i=2g(M<z&f$ivM<-;vtIklf3QOGGX8{R!NKVc=
*CtL8i_1iwk*Z3mY#2r&bj-HmlT`vi16k`Fk)05hj}r-T)tSs*AVyDH{WEXCihB^}h@Gg2U~BVue<L(?_*h4d>-O7VETT_%#v|ax;lvhA0^Z~sd7?e!e|p2A
du=$(GP6juw~<@g^BGZDh>LC6BAXx>OT*R<L1b$@Gv`|=>ZQ`B`aWXy*?f<o^X|3FO4ncObX%9e#wQdxF&8AA*<1;FT3!x5K3gs>HvbJkw{mieE)SfRSJdo%
>@Mno6EQu(3rPOTaUoMzrLIyhf>Aq~v2-}GZs!v9w}N+643)$xn)t0bL9Knjy-LGWywOGzXhVm<vr4X633&>gYmdj^Cu#q>8j~uCONcc9SuT2leI5eVHOgMI
^wJP##P``uE3M&EWnm-g2^Ovuha<lor0L|~hn?e{Qx^|*AHLo1{psStKGJ$c;i3K=x!_*V166MpGnz8YITv$m`GkG?X}s2Ng0K8nwN*vI13;{ifghhSI4hNn
kRi+}97G@oXuu4o_LFnUS0k`fO#TSh|1=NsGq>sxAb1sTq#2}9%h`oc>SZbJO}IftSY!1cR;)b0W3l8nU*0raE7qzes%V0nB&imk%o9|-@$p%XLff3EVLEf1
o2`5rAMR#iWC;zZ{YM?DRoSFV2<l-Vmmmiqy)pt(kYQXcZ-PM6Ya}1Zn#<o!!}4xV{?V3tNAG{!`EdA4PE1<TjD}CzC+y+($cuG2Jlx&+kh6S+-flMJt6bnq
e@3KqfEekFstkJDHpD%t7xb;@q@h9ZbIWTjX>>7XzT{wNde(GP<*r$WRZv=(G1XBUQr4Tw!gvlYzsB0d-<EZx#dIpJLh0P8urz60iGgqTFsEaF$`Kcx#<(^d
c3L_eVFp6VTyoM{i-H_<nF5wD$IL%Zp1yAn0ZuU2IcGYhWuMMG9E7#@*P^@sv7Am8vpes)H|PY7=`z$aciiTR@OmSVzukFTm8Bpb^q!>7b7uvN^cr%^s3`$`
_Eqr;Y>Afh8d{py27OoxJ-w}}*_*qC$saICnzKx;lf@Y4yM~f7bm9D}z^TNJ>(EqbfjF1|S9h>0rd{IdVO&SPH0Qj_14DZrSfm;iJi?;b+)5t9H=ClSJk)~}
RbEUlNqS4Wq#8j~(iI)*iV$h0q_iQ7c<XzfkYI9F74z|X+e}e4HnxX_uSTShCyn*bx)cq}3`b?r=@!re9c}#Ns^IP*fG;xftupU*TlHEaQ1MIC+NrUEv?@-B
#kuStGn?$g5X)O3T)2>F2L*nYx;I|lyn-ldBI$VYxm?cZETF&lhrb{0?|t~+SssmrSWQ{6DA&eLGwijI`Lkt<E4(3&_bP)uI3*oepWy4T4gCOgFhO=4m)S{D
Rinz%bT*sXx#(b3>|89-uKREw-`q5elBAs*jnEGN==<0phsi?Uv_iN>yI_M`#c*-<ar>8?NroFIKK@A?M9dVY?<^Yr2ta^<i+Sx{U|^-H6)r9(KzOd`n|$-S
n8S4|A6*2Hb+LY`BJ&AUq*kARn;5brGLQ1iPi;(>(AipJQq)kvOxi<KG+<j!BQARrn%d|KG=1mVFhhNYXx2>f0{)S?rapK_rGax8+6iP%vZ$)BElL_8<vRf6
2pb(ABiT!c;xn^r>Tk#R!e5?Bg0E>zmidH<Dx5RU_ORp$<8`piPPEkRat&gTR*|!jzN}omuCa8hHkuWUOcz}X*XYOp;3<M%t{R7?aM)ba^I4q>P|JTNkGsxt
flY9yO`5@v)kS-<tY=rn>;jz5K-$Xg+*uq3Wrj%ShNeoLP0h@&e~^-6y+=;iS1KF+y2k|?8BXkIqa#&b7o+5;mxxg!-qIyHP;5R&BaS5oIjCx07zP2!*o!;O
MW>OnVqyr!_Z6AYzar-0V|nz`{_g;*|HWl8e(MAk>813?Cm=<N2DWW6g0PkUjvr4k7zJubP7eJM`}U&Vv@AUG71>%2JYn?0US0irG?H(OMqPQf;uNdUZSkH9
#Pm5s(BwVKaGZvtl>98nk|LAD#ur>W>GK6-HF@6a^`8HWN)N6m6T%8LBq~6xuo|SQhnpW?WTs{QkW!ue7GeRJh8*3rP#X>D*cm#cy2@OT<`<KuVN04FBmpoW
3v!W^DL;^*FsJmtnV-e4ch0#j_^AhJ7ZPHS<i;mC4ijO?Y(W4bHT-KPth4N_pRm?edt}PuX|XIe;gEuW-CCpJxNH?_>?wq<nHaQ7q_mC=5)6SSSYRQyoPfKG
*5Wi08@+V7b{(YmI`>Uzi>|Bo;)yF8wHT+})A{IL&u}^8CG09pCSVSUi2kN!3*&lYlHz*v=s|X}bsF(<If%M5-XAIAWOiB2i6LKyi6kT^BTcL*`@Gq-Cd$e(
8u~4HwJUM7#E}IDWbdDriB<;WeJuC(f7m@59_$_tKkV=Sj8ouGb_(o~x*MpsW@X?`YMG`mj!I&<R0!okAU8Om<*$<Ku27F7Iq%m+mN*wD<WKPvb_F)LtePm4
-SMRcz`z3MG@?N3XkAw{ja4~4xAG|#pAkfZEjg~hBIKNT!ca*yO@LyWq_ZP8L+F_>A`TwFlq4L~P%p$6tVnlxj?;5!`Lziyu+0dC+@Kh!X~4*?83xl{2({J<
081RxojCa6u%1<mnn-JabnMVEpXJ#)lzeO@U4@KiTW6d{UJawI)byi<NL^Mdq&x%R0q|aq*Nd+X`@sTiAiA>S*mBmk@uMq&DWsx7d5u(6t8MOrWf+pC&}6QD
ldTg~(*`1z%iKfli;#VSQX#1$a5iV_2hWHejC}o&_H?2J)f$%u!uEfPD$_BnKzI(iRNZ>VX;`_UOH(KVI%YFDlT!|4>ot)w&=a>3eQi6;DHf!Wuj*S9oEHH5
Cl^o<9_wJFBjO$4%r4m@!+>H<0^8zWt2&fAf>vlBCMnC34F@UkT~x$`>tRseGOV`gT0w1DYd%8VT}{qEJpwChoV?1kM}CZQx=74VYjEbVUxD!uDMQ=rIwr?7
!O+jg!zJ8#!EyP6-AR6Zdn`0Ny<W~1MLDUKwM6r?$>B`u#q}jF@`mV9(y32Wom{~B!W@)H8~-w6f3LL%OW1tHLZuA({Hm%jBU)7r$Xb*wA#rqiE`hva^cR;j
_D7N)ppTM6DY=<XRi}|WAzFR)W2rR(rHL}xncZ9!|7S9<GD#>5zuZETr65J%xHcU4`PFnbMx-zXCk6tJF^b*@%sBEwayJ20y9TU~7;$wt^te`y;;4LSP>fjX
5nNV!DzWuQtW>nulcQ=m=hB1kre#^z94I|b-u&%9{_mWB=8!LruvW}NHqQ#2>c!2?yy8H}D!H7L#9$;N1J4hga!3X7YHRD?GG|$Gq!CR2>*R>*yCoBt_j~Y!
?O1ak%lTwlvdu$c&WXa<n&U(}Qsm?_+xi(Sn^8j{gp|9HDsQ}=Oa$L7q#_1B&V&Uu^7FKw0xY&0F1238402>>?aD!(-F+-?5#qgh0rr9vz`VxD+9fF_=o(2q
(m*anJuW09oKN>$O~)LYH<vJ3Y5|d<$h1#`{ydo_sdfMyoe|k2D1jAb60oO*n4imFv^pp6A_fG_X+5iJi&_YFl?2LH-sD+MZiTky@Xqof2IADZo<#Aw1tppf
^MUL~-etry&agqF$lMb=6Eh1+aQegHB(8kg2c+XB^^%kDpkKPvc{@tBv)_b-*-@kCS~?oVtfyXH!?45E^31-9Yy8&a3oV(mNbz7Ri|Nn^%GWwkUOnRZapuH&
g6W(I3|Cl#q|@`-PjJu%7QiX^7u~rgDG5~H`$ntjt<eA1)j(NSqPNooYpPoC;ixKJY_XE^f%Y!f!^;z?gN9;Ci~7GX^+w0zyx#h-5=zd{1N8fFf1fidK#3Z@
{ptM&*bg_iKbG&_fA}ywI^I3t0%0G^54$@ESo>+`5S3cCC!2r8GYDdPvvd6RCtUjrUD^E|e?hGKi>>JU3$fRDhEs|UAjsPwn<QXEw&`+qYFOcBw+X(c0O;Q2
mbJjH0-yq_LaE}AI7PidAHWU~Pc47s$${~eoOY-(yoT|a>sSL*4XYfAZXV^yo6{&GnS8dSy~D>Jvkci&9^1<&EDj*18z}=yALX{_lsPNTrnBi{I+3hp3&-)y
K|HR^(LznW=2_h8yYOPk)gg!KR)9|E3%T;==tG78kO*yN(vk8T2rH;H>in5md#;1&m4Wkk8zu%Fx=b-!%(SfWxmJDVD?vm-RfXuqc%d7GSTyUqm5`>11f_PQ
`h*Ows$sa6xs<uEAFfOI`Gn6~<!U|ZM64N&v>8&hu)H+oME<OPEjW>y5RX+MD;P4)-N3y!r)ryEheFk=Ducm@ob%Xlxc^$IvDy1w%bG%ag6SYnwm`Mpxo9$t
zT$9=`q<Zzea)6V(gd9m8U2KjR!w`7FQ8M&G2^SZZ1uMP+%(2m5q0z(l96bNDh+D(LJTfa0+>5lRp?iL{!5gQ)=N<)kcV>k>%f7iLcAEFt`S!d>l)|9O>sV5
+}W45lkdJuw*S-|0_WdhexyD;lKnlBU$WjVAu}y+a?V5~5+aujsw)wJJvp9D?kf1D6#D^x?ANT+kjLNH?iL6t3_oD-oR;j3UMEWbQ5kH!n79`3&mT{jdyS_T
Tz+_AMXcGV9zMmzro1G_GOS5yf?hCsH~!{Q$@)dY$8$-_5#1Fn8PauRlT-2i*YicI1h}k=i(o0fOnqS{kq`=<C!U1Ybo^acb1pv!Kl*tgSRM=O<s~g@ukKyW
W53l3^OmIOZL(^YHJfWj%U?N*b4-1miHYsxGeLhK%-db(UwX3%opvdAT_K6qBd#6!>A%waaPvjsr32TmjSUjYNDAY?RDC(qLfW102Hy(W&^LpK6{cYgyU;=O
RG|t)p#U~+J31J3&s}?=4Zfg_PMuTDTCVA?oGxDbIG$3GTPCPkZYQT7G{@#MC(?9Gu5T81Y5K3ph99F15nae#XEUBFHb+?tII%5KT(vhCXg8NP&2Rp(EJ!T5
vqcms#(t^BW|=m`H5Bz#mWiYsIx_a?+|%az0>KeB-TdT&)Pk97)bev~ZcEAYy;D^*TNJsxj;F?%E*!nZGvd01UEJLjJx9V;S2gBZGI_8Sv%}cGuWE{`bb=aM
W92hCY7D+J-mok~Wj%Q$3mVT8E54nX9J|*}PlAI!Y}j6JzTJKmQDwubl$ZZLnOAlEG8YNAm!(wblygQlsa$mPu1>g!-)Nh+x<-$MW~RE;RqyKbjD<I9GeiU-
uEl(jUMh>7jI(A0Y@q=+>p1foE^KkKoTfq)B|Z&gbK1G?PAw=JTwjGQICPp+SLMT|8BE(9Nq#91+b%Ly`vA|38dZK|TNSC>slRsc_Q${cDdh=i&Y6fZgQOYc
78nlNH;2V|9MW&@iD)}m-{5lEIAyl8c7TtWXi})f&6Pv8eM|q(ji^iC?Bji>wTC6}Oqkn>A^1^j2@n9?v9HeBCOPoVMRV!MQaM(=LMu%2A;R@Ii5o;=s*L}3
N!-S+#~>ed{`k(51TUvcO1h(Yu`<$!Rg#4WqR5}C`Lz6`84q0oz#xQh8bmK~@+{8lQArL@rCz}t2x@v&*r)`5Sb_sgpYp|UF{gi@<eVT5IS%~E%vgGCc^*{W
aDDOBAUKL)>=COv0a={3qTDe-n&E&y91!kilaw<tth)!qAx5vojq(f)e0Zt(bFx<09Y6UUXLiCGN^kJHE1nhEnpU(R)3qTDbi5l5)25H)plEgh1L4+Qa%)-E
nXQ3|Q`%_U*A<gCHakWSz+2;hv-Q@ly#mYURfy%zUXxuvMoUqYB;RUn{dNR<0Oje>*;o#N5U=tV?_Dk_IQc^|-?8>$cJYN`Dcojt^$A(3YO!kZ$*3H}KiWG3
p@ef`*0af%8o{3_KdSR3-?sO%?4;i(K`Kbq6@+X7Z3X405tW;Q3S@{@wKt7q!xLj;@|8T{U6qNqqHu{HrK?1r+&_Kkv>ntME<m~w#guKG=24IH)^3bUB{KHz
WnN(%flZ<!wpj)ixaZy#!tS$ksF9^%8E{<nNtQfa<wFfc<&%D6mLdl#FY#A(H#$;;UcRndBG0ew7N5-0D-urn&MeljpNXh!_RZCj&JIUW*J|)+8kcgb6DiGk
Gn(_ih&{ylURuNBO_;}$i2o7Ycp)R`#q65TI(lb@a>=dMS|WxnY_HeL`PI|zq<yT^oUC~O>dT|8=yFAmArYrs?=46;t4U;>KxW#?8B5&R0Nv|b3oi!AKY})h
W2M_!x59DKk3TC{J5>lbRQ?r!42e-ym(%lNHY5!oMJucY<S<7L;?tR%$X4kGCn73!Y6SgonLD3A*G%#5ux+U3mr90I`4Jx?PPCM*!JT<T$X5rSis;fgjlAU7
5qZ+iYXgno>EsynonFk%L6myAzZaO0!-b{CPxELAaV3kBZ-wm#Jb`=nbRN*&-fVfMrht$22tSfg89e}}DuVCmDvjszYK2xKjoMg}!3w3G74b)(vcrw{TI0!J
K1BFYb3E~pM@V2a!b46B_X(OS#Oc8&KARL5Y~$?aY(pgnM*%IyB^KOtwfe-y%Jc*sInDA|BR=WN<zO}dz6*76k;Y<;n@4l1dIBRzCQ{N^&Zl$r3i8&CGjB@q
!4tOa$fv3c=braKue-@YGv)#f5@uZizADbMDuO<H6&d`&%M!~p-ahDzOyHV$rzzs%1D5(j*@3>@l7^}KkaqdYY~1VQJQ*r^lHe!L3B-YpqTtEixH5^WDN&oe
hi~;zk_ZwX>;b5rwLmm%I~f=~n#(@Y_W(glxuq-*<|(+`ZlUHiKGi1T`!XwB;f+^QlWTC$UFtudC-5eVIN$h!Qi9F1Hq}mhgB}v)k%9+ndI|QcuVx(?S%i~(
?>A0oeiz5c-D9oqawd`GP0GZON8CncEk2p_8fGnHyTock2pzt$^wI2lL+f!arOr$>)f~liVur03*W>AqU4d=+u9~YE)?%hNxX>-{A=m4$XhD~&pLXbMEYHBv
Qk+$vC*tQP(!8s?xppL@wFes34RUtDh9K~S)4tuziEHoskeznR1%^uL;SbA9w9v5dizQ;VH883UChP(Qfvw>O@1x5@=Q-!%A`MAXF|RIe_VF3Rt~rX8&H!3Q
j$=85WPCmOU3$nq;qy<7s2aR#Qi5zqIjd&X!bErPN6Ufi2*J}*lU|M#!Md!lYXx4@%7QZ0_f20i;l9=~4-TXBRE{5+ycFZ*ssxbu#F9e{_zH1e@UtnNYh1NK
Ur86{YmLoH#W0Do88G&Sw|nE*jQB0TlQrnDMa!Ob1dn>osxNhsC=FYmL9b5qozplU^$kki(fKo8k}xT6AkDG-#Rnx!O&2XrS@~V3!nt&m`;&EM3Q{qIpEw~!
U#Cm{#7fa$b`r`V$ifJXyrb`oEE=;(NT%YyC#j2Z>OLm8C3)}k+ot`ggTAgl%gi?i)O<uV7VFe$J74R{snfx3>O^G0EK1YOxuXgChkhsG0V?PS55P9+>(|7Z
U3S<Qc2rg}f0Viy6#_5jMF$B9^CybTVK!m`9Zw~4mZhVGJ9N}YWX>})i!m2_?bDXf=A9R}>o%tCNH1Eg+9186<^*E2C79chB<mk_PS3NdT*9^y`#BN#UVAYw
*QR3$B$hw1XXU#c(x?qsu?!?aY6sv_Mh}vg+Jy`<AI!8{-J8x@YU~`eIRtn&?H*aj2msxyZL+Y-f^?0v2zBV?i#;*oe2$0Tkj_|yqjra7RicTMzm~0?q|iI1
PN)<n1MW?j+^?NrPVmKpWYw%T@=T(0H+PFFmAT99eI7AQ{`7izZ9J53<;hm2&ilbXWGHcyxF)p6cVjNmvq_K$!0<gD8#GmI;M9>|JP%z9ps%#1KQjMai}tGH
<o@J|&1k?jgyL1<cW53Xn@HgoiNVmZ@xQBNhq(v=g5MgAR;?3KIH=RU!E4@eP!_~LK>-oVA)%LpZqY#n*D3COHT#g1<PGG3Fn!tR+fQc_0*2rgv&j6V#N}S!
WL5gY2uOxJ7-*U(=j!3h8!b6G0Lmo{ld1oh>t`7<@uI!8wWBY9mfUI)M)$B{8<4|!<c28uCrIFb+6Tn|$+DPs(Ji(}lD;1831BZf^#21P_BU-a_aAYy!TK1Y
1fCE$_^%2&2mZAIQ_7nlrp@ha^<2f@h$ibgG!XGd>$@olFmJl;qIrDmICikRn|TE^I7ie}n#@MNg}IVR{L#QEq^@1gt0ffKj#Jymsh`Lj?jwb~hHNt2RW{z)
^oLN(+|Y{a655N0j~nXo3Y>&)DfUYnJcA_G;{1Hcu{jgRtisLV9#7>jURq)s`ip*K5zmb+<7}YHNx8bKtxN1_lE1e5r;SHhY40$ak$5J}_o%b=@;VjKnt6Q0
@nP#C&i%=t8$7SgkG!<AaD_<8-EH?II6zNVy=q1zG~tX$+pPy)gy@)PH)J@IIOCd{a{{?RLvjLxA-5)r9M}z8uehy9JMDzuIrRjf$E{2aDeSVcF%{^h)aDwS
@Y5tvd?S>1mp$YcCz?79Qn1l@*_7D`#M%{P$dz^QMwdJjraA0zZt#1jk)_ue3H@UG)<YuY&?A~0!%@;4j;EimtFhRm@=mK{n2uW@V1X+@&OmKAc+}fb<y$Xb
hHZN)`EN0EZ8<l*bHai3%{38y8Yi&&9laU03rWPj4;ct^sKD~yYA|aU^wrj<2>Z#675D0}g`9qc-*Y^!n|@6-o5Su;v}BVRYF0f4<WnCY`zQ>$^oWD%LaTa0
3~hUkpk)n`hQaj2+o$267vn8ge&G+DGJEO(Xovb$XOnWXyUma~4PV%9f$u%mz?`djHQ#p_43x3)kY?8a7TVbcTS#EE`4n~+Z0~YB`GOM%uWs;Ei=y`;XvJM^
902sQpaqL6xq$Vdz4cOvZ?Scj#whE?P{S^^B*8)C$`0k-SDB3GY$~ysDGwXA{&F@cFBew>8=bIj{%_bd!Q^@m_fr}V4eR1J*me^pPPWw_H0*GEY<Tbm&h@QG
%@t5?+P3MN#IGyrTf;ce3cyP#iO|ULkI$}!2B0-|A$DSy1s!0|@UPYQ0DBBqR{J*fA-=HQx2aFkAXx*kINa}nAm9aj87RJ~Sqy04SuV|o*=$2AgBNsJm+(KO
jZhA5sgV)j#ba|iH9C!1_Lii&OHcewo*j+8(97ti0A*RX{~*VETk*8Xc#(X`yev(vChs^f6X9C9@L=#6%dA>^uq4f(8Md@7R!={`P|unCs<}n9U)|kI=4aKc
0NeWDabgVmm3-C=&74)P;91D>&CJoZQmh-7s)rzG1E0S+^{HKhl3+f9G|ZTAS)lBNe0$S0qR>>%<yHpn%k+FKKYV7kr_X)w4P9&ObNcYcKpS{$|I737&et|x
4mx|Z(cY<x0*<s++wwx(wm$k|ptBojDm+hgBbA<R>a&?_vd%se@7AYZ+S5u}kvbX7aoSjp==o$b9$T=tO}7eTgX!ba?DuSuP@E1w7$@A4YhC#=G(CKrxD^>a
8QZLWFve~IUA?Ho0^x{qzbG{6@vWA;(R5a4Qo8h?PDQmM$lUTve`}CA!{(>wd4e3?zZD#5yMt_w@-rowke&5!qHAyX8rO5#`Ea~@xVLls{<mEOZEtV2E2?)@
QGcX}`lF$m0sK;jaI$mSPJ`86q@K?@#g&JA{iH^<C-^QKfo{@JKiQF=lGfivesaQ|vM4*FkbRuARxUPQtc#6UmeWOCPyKbWSL~UN#@4b(dJaLReYI!Fe|HoD
OL7FAo;Wv6itC)2y1f{==54JP1{h{Fd39%`=7NhmSQm*cWuW?|Au;$%1E6TH)aY|`Vn|JG8`#PLO)O-Xvy{8Q_5`3`tK7wh>SM$4de(JeDppq!4ye~ywD7u3
yZnn3h|WtLVYc6NTbU(SH5W+XjAN1s+VZy8YNZ!k97i&e!)>R}kZ3C5Y;2trv_nuo5`Ar#LGHp<r(ppL8DuJDJhJZc6)drZO+|JuP7Nk4hYdF>VsRVYC4{2w
&P~V%qYes`oO{^`z!nOXO7vOR37~09JpYHmo@GlUXcAV&$&vcO<Qm%M+tQpYMLp(LzwLy0az>Ci70Ac(x1A5a?y{tW@N!ZRHa3#YS6e|50|jMv*bX}6-b3ES
kZ?yM-!u#Y9A;oM28@kd$>Zb{Iw#3B8@0j!v9oEj6p5HSoIrtiFTnrx6E740{l?+XIJ}MEepIrdc0+Y`H{m*B`VMg=Vaz$p)%3axsfY|HoGt-jb0QqLoZ*~O
I*#|384PTadM>KQz8%CThHso~ow8KLf5W64RuH8(h-!x1FKrLTV$)yQ1})N(Hn5E=nM;Wwk-T!R!v|<7;rKyqOn;#A(q?#vw%o&i0;P_Rjs
""".split())))),
}
ENTRY = 'bot/submit/olympics_reference.py'
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
