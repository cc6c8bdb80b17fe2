#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 57,921 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp3wzr}vLO0ba5CS10VIeK<-CRtvm@JzqZ3E+T5_^;C@w{bki;=b=n$l3O(y?+>)Bo104UkX+`V&lV-aZdqq@4f-u2sO7v<`U(P+Auu12HI?fqxH<g+vS
zy0Lhbd{7>$z{1%71b(%mQ^n)K8!C{$#Oj_sywNR@$&Kp|0);7&ee2QB-Q$2KCP;0xqzqR#RUF;GF}#oG5oh&!|&BiG4JpYXN%ABgl16A?&r7D%c^-Qr#D4%
EG>G;&3ZYZ(P`}EJxt@>cr{&I({PjNd-@ZmzPK!M7;ae<$?a@>Uo7z(_<S*07BG+Xa#6KUq+G9NW%;goLO+&wxQ=8F?{==o^P)=brn6a6(0V7y-3^St!v9R+
O}Sj%^!OPJaYKNlX4u6))|2ZZc|V@53+Q8Y^YDzux3|T3R-4atSx%B-e0h_=1_AhS=;;DCCczmd_yoo+?-speHNF4{(i~_fahq2+>-j~VEK1qc&e`H@@e+VH
xmWNd^YMo%>~29buh#RVd|xc-2LS;;k=b7@%Xu;yU9ADk#b}gF=eGa`7;#aq#yGtSyQfx{<!n~al&jA8;!>NQ6#u<0U<;+y)p~KcD$7}=?`O;P=n|Hz4d!D2
t-QOrzb#j80Dxjgq1d7Ib^xcV)p)UTz3o3gJv=@-$&(-UU%eW=IXw9Z{yaQ7JozzCULBmC9=w5fCqM0<9v;1<*XHNR>;2~kC+&j)^k5?t0*thyIe;z~T$UfV
<rHSr-Ve-pRk#T&^1mR2&yyeZSo{n~`4YAxPhOYR6yXX}<r9J+`AhQa4V{i6Sugm66V~7keopw2%!_da+vborM?_k#7x;4ln|%8A&C%$W{a0@fl76z=d2+UR
ad>jNfAsvoJpJlyL4Yxjx?f?-U+kk@e0H`#h>o5gpPbUeFBOmQ;8(ZfOTbV%O=E@;&Urbl-T~@VD}RP*>!g#fI=k(iT#aWlpbU2<69GILh{IE)7h#ug-X5Kd
_J2Ise*t|y@qPYWOvW?WFzFTGHJ(h6u#_-_K(o3m;rT^zh5sOFnjmqyxQC<IOU4&)q?J|_$)fmxgmuBB<YEae-8}IBCdC!^SEaYIu|2cJaB87Xm{6ANe4osw
)oO4xE61y0FG>EA4EBd-iv<4XVZwC8?Y~eBm??sp4t&p_^AJhoQ(6$L7}kRg`6GBOa6zPB5gEaOamcIb0zPA)0CK@N%W|^5T*2&1x4DXS$())k1e*BQ-OUsx
;m1mD##M4v+;!~Q`0o|a86Xz@WB^DuOt$od^IKfyHJuRzIP_dB*7ITs=gYyig9xAXxIO-Fdc}>a<OmLrd4d1KOLDqc7yc;$@{;$4$$KyigD{02dF!$)>X8>P
;4X&Ac3*n=B1sv(ex`H8#%h4w3<tQZVU}zs9(ObDd08O3OUE9k{7ia=cKk``BsUOr{uKV0-2={CT@_0t>=o?Zd-x8?&B7wP0DD?ZiAY}-3?(6O7EZFFk+1{?
nytME-E8VbNb_TQ5qjFxi!dX#Ui3XPD8Xy|zrVTrEQMRPn*OusfBj{~J494!v?@n%ex}t;x>}Ae-}RDewWQ5it#4<=0JbVmI-QPe5MN$^2Ho0D&49eG62Qa@
I6<X!pU|yCTX$K^XdlN34TJ=3#fKLL&xJz3{1<fh1NFKD9uKduU<bKZJb!rlQa_)}A3?=nx?c+5C8}bQF2{@OLfQwX0=O&c&|I1firjUSC%d_zUS>`p^-tXj
708CZTbk%Vdl<q9U6>}Yb}7F>aKQNkaIcv>;)9%j(vhB2(E-E#;EywZ%q)`j{B7NS&O$K8H~_tLXz?<36L4G`B6A&GqEHHch|6#fJ_2&G*1?Wp24I`(Aj?`{
HZ-6yC$Hx@n}<Nd^st{q%*Pji;0s#&-L$qhgB|{Ai+RL!%kpFN(RjHm?*b4}H-N?tJ`V!OEzA&uo)V3R7sfYD2U#4MNb+5>Tc<URSDU`G%-0srr0`USS5_`3
#j*p-D?X&NVznxkvNryKYZK--UR2Sxq#U8~&aaLZ){9Ay@MG7&7z6(RXKh^(jX~~<g^_|dJf=4IOQ20;2}i)W;d5SsB|O9#_EA<zck>z`w?i&|fPD=^90~b)
ZjtN&33L4ARQS*D`(9p1iWvw-o{`<6CYAtr%HMNb`$MQuyI*11+|N_IIYH89j#Z#HzbNT^0V%ytW@Fq#Tv7m^Sy>^a&_lvoU1fNB@i%qiq1BDfkKy09xGMmL
pi94>m>!Yv6HEY0A4IB)qFSYNG(o~w(N93(K?88A0|wA{dZ{ujNTN%aIqEB@xA00TZv`=Uq-be$4rr$IS0mddAL63<?f2B{PSP!Qx_iS7VmpcemvHe0g8MP>
MxL2R`5d`UkPBJCaPQR$Fd*$Ja#P6s0{2`c>uNoo<xZEtlS4p|s94DvnG+BGpTIO$$@%%kcy)PmexAdhFg4iiqT*kO=YUu6i#j|%pJU4rb$WjOX|nz5{uTuu
X>kOc<>VA^M{FPu0kpUGxR}Llv&1d{?3n3jhd<+^U+@XAWH%s!Rhv4{<?7cdZ~v>~qn8IKr=vG;+H-#N_T=sUtI_LM`+t`Qawi>25AyUSkgw>G-0RU(KCz=R
d@7fNeVlEYziyBN=ke(0gBSa+PV(gV^heTAAmZKvx)h5QFq0KB7;yg=?(d>n&sGe>4T=UrkqAo94_?7Q{5Q}5qK~Khrw97%hvPQ~CkF>d3Wv9EUc5R8n>e~^
AD+Uhge}RHlesJ>MH?{M^fzyw0|fq_%iO&3h9?4`!QHf4oJZ<eRKWJl-+@pIOadN3Y4Zb;DFE*wsc-QAE@xw)jBnP9Hw5u2^{Af(1ndQnwdM3;O#o05ChE4&
Wxp!E1)l+toK1_XDycx~Mxh)3eVQDhNZQ4-&YDPK$tPt3rx9+1^<rhT2t@7xA$l@r5*1$O$+J8;MPjdTBe?-}mIbOcl-Wm-eZ?}uYC4CZak4WMCP-wU!AP3|
;F-QhVGtxf!Sx%`9@j=a8oCoww7vHL{XuAGv8>$!qS7p{go3^+Zc(>_DruTO%~Mp;ccPhnw?J)|e1c*Q9>Y$8M7b)KFd>n3i1I{Gq#Ipy!)aB_uHY^w3e*!y
M7LI?Dc~;7&$;FKxhPoZ7tVtPd8ciY86lTYBt6uC_AF6mxql>`1vedm946I~zWXvr{8kj_{TeMwJqaAhfl)5WeJ!f?eoWr%w|pFHpQ<p_iwS1(FM=6#ivPr4
3A5gd>2ds(-y#*dc!wgvIU2jRQ6XN5IE;MPqPSDpc>E6Dewoax8vNnL4%VugqXaox`uIQkVG9=4B0W&pM?aplO27u@Lh>xog~bW_vS3mHjKM?#PcPOh5Xd6H
KL9f7D8~gOa-%wro-m0*t_Ce0cm^sUCJ0n{4M0u4YJw@B*nW~`9=tMl2VUYigI6rUHSA3MDNK|`7$9>@f5D=OQ)W@JH^e<-@HFj`_ScW$lnNxwF3FA6x=Yem
6ZxwVKjkfnUX_NY>?CeO7==SkDqImac!W`bb5WpnAL!$~C|;3SM5vsfKTP_rJYhCOI#23~>L#*C3to9f0N@9A$+E%&ZTJJH@QkU6aJzkB9a`J54rNwct=tIa
S=88{I6{r-mHUFuZh&om`TALE8^`nTXktFpBPbs-!kJ<DXwYyCq|sAy)1^N2ohX@Stx{WOj<B1)<eBeEq`an1ki$Sjjyq^E1*C7t9Gu$s9n=Jm3Vq7k>d09h
Z(^23N<1VCICf4)HUMPa2!WuX3c~Sjsb<ZcDLSM($Z`c10bW(T)pkM{M`AMk+W@cNe|UsRO~YR;l7CKbL!(5_tF<~zKA?k_L*^)GY<J3uVZ(_QN{s_k3Ndgr
e~=p{Pu;2SCF84=n0G@CC;*RY;k+ys8zyoO$2>q!=94U0!MDKdEC>OJR3J}XyJdbQzSOYFWPXEH#l8X7C1CIbgn(gf5tir*#;Ghbv{NHldn6pWkUiXu9!*j9
L{wlPgrUh_)jD1dsI5evBXOnyXhE!t2Z<cI2WcGD+Dp=xt#6ShJU^%YStfV=x#qM^V4jCPqXyUj7?k~K^6)JU4EJ6qo~QqP0R$O+J`z&)RJe<`#b9q(JN}E?
&OeJ~S*58Hz4TjwP%Lo-M-K&toaKUtI)e}M2V2yye?yf}R%)>7DZ3F6DX&KF`DMUK7m9*F8SD;+e4#<(B85fnk!9jZ7WR*j8uap{=g^1g*fx*sV2efxdQxA6
VPRSpL6Fo%C`Y7tOtb9{nGnYJuwFv4wyXo^_Wrg=NiEj^P`x8sr^0$k+RZU5&CPe6IVyj>#!>&LC}5ig)8A{GzEf?w&7ldju0u$H5!?ATvACEuNEf0|5u$KA
zAvw?dQK}qI8u3Pz|R{w=i<X{ak(lcqFcnPfQYwPyVbTT3W^1(!f}FPfNwPE0owFPn&x@r$;mLF8#peofk;I0j!>;4e|)Ee_8uwhQ*$FA_pXY1Jnza%D(}du
{Z8^LaQNuvz*99BHW>~{V*o^HHp6drJ3xvUd`QP&&OZ%FJQu~+2CCG;X+-!Z8{9xD6gYw2$`TE_CHrI+jM$Jo&>&h8wgMt6;&mGVp>Bx`HnBXz5K}wV-S~F=
0WfVBNg7fPT%;krq~}A*?38|KgGx{*mW$;|pa4Yl2e___7KucsFUU?q$ltYoc@y0Pb714w1x*;uXbkMEK>+>JPEv((jv5~626VaudlpEmIcyc(Bl+;7v5C45
u!v=k4aC;Mo>_wy%5CvQWl3flAEIwTcLHz${Aj!){@W=Yc?&Y`xN+x{q5ji%&NDAEM4gOnVC6<gfb67{^LGm1ye4<X!U3<Man+*o`Zq3`NBDzlRt`_K;v28Y
jSCL?4n+VEDO4R4m_$S?my^;#IAcU3`Evufxc_FL!P)eNoKHNLp(O&lB)v$#uWwjN3+x>B7~@eb@8D$WOgj7|IF#gwB`31!RJ(7RPPF+rm*E~d)~>(D9%=5j
;b@D!y77CzU*Z1MH_Kx;b2G}la7T>TM?<{wrE9tKkA``j4G1m#yx_o^RlnzS#_kr%YWI@dNPf+=OU*A=FSj-T<baK%%k^qR&o0Vx_9&2C6vQ$kFGofca!^I<
3Sy<>t_s$g7K>iHxyEsI=jSwaXUEl<qeyQo3687s%)<H881l~u`0&&(4!Z%q5Lrf?5|2p=0-mP0vl3^63&~l_yC|J`;|hLUl#_dQ-z0w~U=`~=oMO-JM>{Rt
hTyUB(R1LhUAPJY5w>;!ay<s!uv4w)>0ah+PQ%cJlUeUPNw22M3LRC8%W^TvLazWezs4S%Jl%oz5RHo-ovGlXY2u8!=-7j^AJD+=7mq)TnLjxaYT0e|La^qe
IK;x?B>9r8mrFQGB+h<r3{&{-?xviHP6+jC^V>DbELXVU#iCqa-=LP_q5wex9#<%HfjohzfG)r6j{>N=?;VDPbRj)=1~HsSd3y^>bUxP874$k@xp@G(_3#jM
zt}^q7BIzXuv|?GHAmizfvP5lE9v}ffl5XfxG;A%*JXJzzL?IYt9zckSUSly`F0F@fGt(sRIRVBrk4e)*JtJRcnK)(`l`7(1B#t3!dMCFcM@BFU00QQ`C_xH
G2n)5L4AAjz*v}(DhzPseK~s%;77~#IJsU<Cp6i6JPP*;z^f&D+T16Tat=2)X%7j2+`(D{NsOm9e&?NdX+C$Q1B`8ZwxEMgo&95d4F|=$s#tK7VS<IC_d(y&
iu95}pova-%Hbx9L%CJ_Cfwl)NV&|e>C=@M|E3tGQ?6$d#LbIk`3}kH9vrN%-DBAFC-C6QPI6MRzw*j%Fyp`yF&UuhhtYMF6{9WDMwZ4|H3>`5t*ZcQ4uN4q
d`I@IvX=kyay7<K5Z2Dl*VXiL3XB?_B&0@Xi`5!krIYjxO4hTgTzt-9Jg+;+!Ey#4!Ebbxq8<TKc<_q(Eu6qPo}(;pSP)9z)g1rJOJfY0;bH)(=&+wHs#S3d
x1qwMvXjU5c-H@)#{Yz_MyJ3i{W4yDil0&JX7hUg@Qrh{p&!RT1i#^*H~U9F0jqfOM?6+u?*EK_D$Zerh8Vp*K0G?rUkz?7zzMv4b9A!FJ>@x2=o$L6#eOO$
sBK!p>FO)I(zDO>;n`>Y1L=X7!xQx=VDm8lmsrv~vHuL&YOE;n>|O#c(6z0+S``aNGw#rJrJTVjs-`nM=ZMg7J{SM=?t2W3lOOlr9Gs|!1)6*K_Dgp=Uw!pW
jv+>WrGNIm{2EXlu5@SXcFn%!W?gFbRhOGNW2-cK^3B)y{>!~DsTnt_G>A$Y@mNoG|4NPi`Xx7GnTy<)c=pfnA_7_j%lvkiug${x`rrvd>8c{eX%5utJ>Cz_
NTcC6L^JprMaNI<5zq-eC&fF~LF)uisR3ASM*DEq*;$A}FjgvovPH&q!`5o<2fs&v(2D85dtYZkh?RJ;&<48xSLHQvihgRRZw`)Lp8kk#_IqKFmRDbv7vz64
(MykR|GQ!eoCO@<`TCOn#c8vyGMYEVZH?$$z%ajAk2HYCWO}(u(Wu7CuP!WR577XYxBC??jQ6wqg#OFuL<{cH+wLy4A^g~Vl4Y5?2=aO6{yTUY-xc?j8KjFS
i8z;q{&2nIx9(TK$8>go5B%#M+0*Y9gdpEvgB0g{n(&@yU50vEOqb^Fof@FQ9%JBK*LKHh<cnf;R}>5Oqk{WIqg-v!+ULl~FA;;SyYbJ*s1<!n+kl2p-jXlA
NMIQlp#(!_((3eh^!)f|3<~rgZIQ38rGrF)UcNcRaJ=sB-j~hjgKX6lt_u|))Q7yzwuBd<;oA&cj^7@=K$Sp0`8L3JybzJU;6uthvFUFPY*z8%vH&dRm}y{T
e6KGKo*(`U1RZ+)tL=4CTu$eN@}+dlECFA#j@_tA@u4Au${eo2>4NUy${%Jw7k~KPzBzdHcZ3~!D;v^`M465ijX-+*G4}heV0O;(YF%a)%$cSg;|+qozkXsD
L`EGS5a_~@Y5EcX7BkR*qvhS=se0a_dkPwqC?t{$3?7VdQcf`T0m%~`4LG|`fVO`L|NkpE!Qa5MzXB2OK0%fFH)x4Nn!fi9TI0Ida2Nji@~>YyT6QFC8+lRV
7NcywkZnj(j2;C>gz#)Hs|9F|2oFXc_GxUzHiy+C%f-E8r$EAYoK>D!(4vt4lmQ2W?;?9#6)VJ)-9SB}jHk7;Mg3?D7B7VwB6^Ny(|1KG-;+p8*hJfn+qj&v
_YiU1+{_1a$@z2fFlNXcrL>){6_9!80e{r%@xN&2wB4fN$l88Ued)FwZN5Cy4u;FI2^jE<!shCelD31r-q1{gm(&lZV{O?YN6;()|5hpd3mdnW(w7)DK|lt6
%goHF>Y^FRnoxH43)UgF!&gWqX^c?9hc=9DqhEhKeswT<b^LPw&Ee^fKjRT-z&?+fwRb{Uddjv5i?8bH8qU57h$S&Ee6DxdE5U3yMiijnid2aZ_WWE%Lw^RL
Xngu92pW}CFgU8LRzxxagua@t#JLIJ$=L}iU~G$t2f55X`GT$t8Nokv?FKtt)B~P<wghHkb@o}NF)_L{cIQA?#_%0TL=hr^%m^*Z-6$f?cjZBE9d*+?Jmc&$
LflK>Fx;Rnd~L655tdbP;`K7@<Sa@6))Inj@Wg5bVPMhf(HnLZk{(#gfQmkvle#8b_9_She`;JebCwE21qEI~JTQ@aaYV1F_@?Ujg1UFZwHlKqt8r-WK`0nc
(0gdKDpPmvESri4(y^G^l&=8wdtG!0FK#E(dDSOVWX`Y9zd{2jXI0TMEDuBTtoN_}?d<z44(xsX{tNkowT$sB0>n`dZSU{tU8>sk#~uUlYQ>K7(7h|zV8^$S
rnW)VM{LIR^nI~#i1UN0<vfFBlrTN-Bal=iI*wzV5Oz6V&sNjh*%X-<zTwU7=W-`R2-50q%4;%#V)Z{TRBQ+`XhE*b_OY0yhE2z>#b2Mtqr)>Cyd<B5)Jm+m
h^txTk%fcfR~!8D4DemB7y0M~u6d{^f7m_GjO<SFm~cab2f~1XR&NS)1U8t@%eS5l#3DlzZ1^|dFksbHqyExfr|U)N%_T|?&+|uaU_Ma;1;JURI|W|Hra$xt
BHI};gdHH)TN)+n#vrd+>Mn3cU2}Xj($AEKWN~E&+nOoKr3W_z|K&c4sk|VVT@HE2^b_`5QVl*pkbBC+JOR^H*lAW614H-biF?@-(S?7Cut(@cb8?P4>jh~K
;a>w``m!&3Dl=faEzfSdWq<wrw_`?Ag}Km~iv)OK=!j^fJofjfxktzZgZG9cVO!@3U`}V~J|-Q(cNVf$&^0&Cd3oq9)4}T-N$``<A!DrHVKS#VQ0cZV411Gd
W9=-bu`P!u{0;R=ydq8R3mz=v3yJ4rXX1pQew|fgUuojgl(~U%RfvQ?NhSu4aSzZ{C05h<#h9GwU5_0Mu}FD7P3QDts^>HWMbv>nW?oK;{@G`jv*|5xR4@Y^
u8v8tpVn$k26T@&qS%CkN;ClvEU7#*w2$LG?alZ~G(;uZ#Y-6h;5$cqhp-IO1>L}DiUV%b%AiYt;4DQhfKbW*hDIb!NRO80$>m19UR}XA@Sl_nD-TVOdWzl3
QQi_46mh@n>llO4@zDYLyStxgU#z=(lUYhh!4K%~YcAlr-NFgsV<D;HHpnzWOhV>9YWDXYIctt{P2%~Ziu)gFEj9zm%ETR7LVoK8D@zHP(%3q*xR=?tObO)E
5u4lkWO+|hJNEbFp3Axqkj!SV(e|`nU4ayhYeB4)!x;x`+!SNMr)o96e3uSJYOhLB9FRWLRJ)^{I%_RwRR~PT2yn6<470Y4#Vuv9Rj3T{>MP7FrMi1=;Ic5y
+14aETLP=5m{6ycGqyDZ_OM0TyEILgBjvW*96efmSk<VjVuL8L1?j}fVs%1ZNhuaIRv{znBYj5fm6;uKS<m>sWZ3<6*vQ_dKF+-pe4afOKD^S7#P6h)N%{w6
tLj@AIZA+rejx&=v!H#>JV8*(=KMKPFU5rTnOgxL>nFj@&ql0nXKxoT6TD=^*2>|d<JFQ<A&ANfQ)AHi`JiFJs!0O@Vp`n6CXFjH;LnN=svz;hsZoNdbVVty
uGi(dVrGEW@0S2`{W1eq#u2v;4k6A;8UK)>c%_|=CtW7VkD?E7Njib88s*7^j?_VB`&t$>`;o$ER9=k$BQS_#mFhs5c29@A!KZdUrO49MEeun8Ko4@kIbR~X
-oRC?V!z?S0f)(@Y3`x87X}HCtIR5<auL%@Lu_j-DYcjtRmB?=gj9$jXt(nfX8XXPM31st^ot`7dQXO=uLDX3ZE;sayJrL3e;NiVF1aSxKx|2C$8&Lq!rhc=
I3<I|R}tfny+7c2!zU{Oi0ILJc_IXPTjQVcG4?ua`#=bGva{ifP!s0~Cy)Vzp&^|Q`hNcCjG^o|vgGtPWBQt$DG(|3riMqMBaWC{K-Lyg$=8Z^zq%`X$>3X{
F5h+|uYZbLCMSeBNS#w&_a+Z}V?62mLq6a=GUq^#6Jxo5PcMZ>AoLOX79QE~iiER^NA|89(fU$9hx!R)GzkwgZCr3L=?r4uGLzsGo*EQJu9a`0K3~&=2n(2h
^Q@a^I0m><!~SaIqQ1pXhF*H|u)sJR{IeU9eN6K}5r~m%ny@#p;VF@&?PM30&ogo}lZOjQ(p$L}@u4B`A*^%49sH{Xe;zT4&!OpcFg+29DB24ETD$3-)}2+E
W+jeT@yXeuzCyoaPtW*V5hZynGg9M!nvNOG1&<D0jhLaAsch3_Tw_2tpn-Dn!6V}2Y0pj1R`SB}`_wJmke%RM$&sSRDkRs@MDAs{AHU4p*87J~GJ_;cm*D{p
>m{u%X&zh#Er*m7slxedzGiV&GOnNa(EiQ1j44gf)n5=G&@|<uoY0~4q}PGuC`U7}xC35o-Gx5H#rnu%OTlf;6W&RyCF83IiAa#G)%Qr#HV(x!Q~w($^%!sJ
%{Yw<B!s>wF30FLM!I=m`*|TxiKQr}MA;@Kt?UN%yOG1Bw;E8-oFR&5%zxu-)k+XJ6rkuKu8#}v2$K6?HfGD`bmH(K_S9e*kX_-0?eMwSR@MatI(;KMzRfsn
OtAs!Vgnzlf<<sLsWbIa?p_XK3ykBj8?N2Y#d;{&WmNbc2W@)h!b86(8Xew3Yr3F+2uTay=W3VqT$=Jv)+f!KO*xkms+N)#Q`DgYLq_~#GASDci|;kr+QOJs
<N;L$OBc;93MyHBhj>&2{6=En61>?x&>sQFe^6{;!BDUad-NVgMo8?`qyX$WeilI3F{#D;c6HB|?;tH4hea$!XDQCyPC>gBKEbOyc(7M%qEz0iv}pk&JZ}VB
N>_-(p)*p~{JkepB=F}G`P1IssJmqI%6%G)NW1obXl{Neiq`3Sj+gTVH`|zbCsotIN)6A`idSH;Z@;p-A{qQJl;lZ`S_@7c<y05w;VVX_CXL1IY>mlCczlrb
0}X}{s{bmMWkkVZiV|?JUh!!3d~pj_ewwG>c|~h(THC*YB2kZM&!-8CfzbO}TK!?uAfyi`+eOpcem@}(G<H?XK(w}cH>+bO=}X5YttOylXE*u6sy6w9!C)5;
I|Z6|T@%{^POa>>(^JA?w&ZPqKJr0;LV=+qG?upAb+y!JqQI;LJ5w5h#Ans=CT^qC;YWd;$(c`@=|UVl)?})ZpVr=yxo(tL5WOI{dIBJ6$BoT|EK|LZ!zXDk
H=0{7_y(q!R{0l)F)QswqHr(QAsmZoKZSp5>jU%-EK)JaXvkxYj(U>Gx@KgPSU?|5?a52vSxkwoo4q3Lorck)1S^_Wh4+GV-i&ND4UDRt<c*?9u)85*SdRe4
jnHaoTMg<vt}&%%-Y_rcsLI!LXSyoTYbT6%)T9vPqWN9lLMz;OF)uonw85rnav(`o1hg2TBW4z7wAY2~^zE!0TXh+;?Bce>q_@)@He|=<@3IY%N-mr+E_A|$
D8y9Wv$|!tU^r4N2&{1qYY2cK@`w~H6<j`CwE=xI2r-C*!?H1G*uraRNkL8IV$;JjJ1OT$iYy5GU9$%RMOy%`&9<@(8T{q6gqsUm-i_~p9wHJNcWvjFO84}5
2193P`Ck^}s$5Xct~CBcB5Ew4FVQ;>?$CErOtDS2?6FP~yTpPW<os&MDfwhfKcEJ9Rm<mqtK{gzdyb~zmM*a{dzql$=Hgnj>u~O2j-$c-<G72en!07oi`7l(
29c^lpCfpu%L(qtrT9<$;Nzg7vB_8~qZ4GVDJ#e-T3F;BCD`Co+f%nb3MtIDakdB&Y~<_*<1_0<5v-^YE`q$dJpFwRzQA?f-(my4+n(&f&E(weH4K<V37wCu
8d+(cB-wJ1i2L{_{@}wD?oTY5F_}yyoF;VT7v=vVbP@hjBXphv;^AK8ajec{yc&}Slh3v59z7zQ=i@_mG&eSX7NyGn^gOq4=RG@iNpDf?7mp~4;5>M-A=j;S
el<@xrMNr+&cb!cC50p|;1sSD`CId1kRzi!lNA5<5z-FM%f58avrj31BvA~bSBF0zo|+O!n&IT_Q9T4{^k4*%syOr{*i^ZHbEuI*2mdS<>KeyBaIfJk{|sb!
7To@L52$+?Wz13=Vw_PGMQo<xsT?~pfO-;}NtH57bsha6np#Vri<DKIW`(zBLLWZEPu&x*&jeDc1_BtR=MK?epixr{q@iJppX@a%H=!#$yGl{bl|^CP&^=I`
7COnY8BLPOBl+-l8`4WSsIX+P!}?6QU*wknz}n1sYW<+~7OffMY*0EfUCRqe(*bkB_qJzk(G47egrktbjL$WJ^2wekgM89WA2H_8%18ZBqz^{c*mqqHb=qxu
_YHsdEt{^Q@4oU;LTJ_!lZT`l_)D_$@Bd$7^1Rv%MF4~_a7L0v0Y+%N8RZ<9;<MSTyhE=;@f%no8*)i(&SkM&jft}c4gw8HwTOO^)D}UI1fS~W%)62jk5b*0
;?RouGdsyCMZFQzXmeYQ`Nl-&2sbFr9j8G_6n340VBcg?ATDa^u3!0fDRDLR1l$Ryme5I!7o<*ks_|5s&xw;a5Z53D2XG3Uiu<vytv*FD`&9uAad@>Ucj_h9
yr6$=0xI-=?*|tK=L^mTJt6tl^dRPP4CF^`on#iK&ti`lzvezqvx9_fHlANh#!CA}2=J7zBkDZoHyIxW$zX93B(X5^?`*tM`r$@1N%eLqsa`h=d@jQDU9p>x
bcz4O#Nz8Oc~U9ODvK%>VdkB{iFIMpdYN=yYzPe!OXSG}2kM)FqG|c=<gW%o762?rOBtk0&4q&ua#BWOwJpff;<*#&k%Ln=o%v)WrExl@^VH!aBP&t9v?eKH
|3$m#LC+UjYD%W23mSG%`-@(a2-GaF5C%DzI9bh~k$f+b1)TZflalP6pYy~-In|VFfAt5l!fY_xbG&e003#;7Zj-ZyiLv6w*(1{8AtjwIBr%@0rZI!uc~l*y
Z4mB5K5NSdity)bn@(-U-^I!=8VrvjwMG>dgJ6dr3>_?7n_ivjP$!PEG|o1#h^pF*Uk-)HsKXBto<WZZkIU&<|2iijqlcgGwz->_JVk_maWS~&NW;d8Z$VwR
SV)#iOI-M25G5YdY|E%<noLj(E0$?vl{${f6HPk_HktFjHGK_Kq_T^53Zv!1DwBijNp4CBUBkt1GM&1_GWCj=ww@g)^&clPQgS!G@0bv^!9JdEqg&puWoDDK
L-96c1L{K!LDGF+n)AQpTCQAfEv!ht`9l99g1FlrNkky?7qQ+9cpV#4v=LU?;P>mFPz$8ja_a}M<4x*|aI(d0$u>oEpuEB2!51pBay3eSLAzY=9_^Z#0xb6y
P^3_ZZzgz~s=oDXD8l<<!1EBy)GD4{{jN{^Y@#Ees^geE2b?^CGMagvd?I<-)tglRMH?2K$GW0gf_!;>!FAjVX%@A_{UavuJvun*;}+|{|2Kk<DV=cezhQ$$
S|Jc)WS@ZSbGrZL<pHb-JrCj0m)|~+N5JL2GY$;Nq8O7p0b7l!o+;-mdWwN|WSS;_D+;Jvmg`&Ape{L)t&xbDEGA+u0r?Aq@l#_D;p6N7Td#+P8AS^E6t%mg
qeW4tx}VRB)sjN?<Ruq8Q*ub>cEA}?b7egArBp=2j&!}jp@nyv*!iOJp_%Z<WcnTigw!8LPKuhd`YS^p(?IFuLeqh)BZwt92P=;QrNeRfPSJ23dLqH3w4Oc%
IsyZa{}3}zaWUJ}n;L1B3*txyDe#O^qVmcdYC9qBgM!I@iz|96Sk5_SjooEH@55!mjA+F;k@zK#pYs4bxyU3h@TZY-UfNc|3nU<I(LWhg-qg~X8xU)>8ZWPl
m87#bISPoJ3VLu~d2%zozF~@gL776;R?cWZWg-MkT^e|Iatu%;WV<R>sY9VviOH&fp=X&8+O8MV|6XJ0${14#qHMXI74};0K1t@HX_`&vQyHTA?<IGOqYk1|
uduwEPRO|~t$lz|;kcv4&evG*1^dN2CJhM1P7?L&QB@p8V`>ApRxlQ>IkN-MjM}mVaN3Z1(7Vn$cYC0?Lg^_bem$Bx8g89C0r&h}Jl~v$%ymT}3NEF9yl|jM
$2KIl5F1Goaj~h7fLg}r)s*Tp#@B&Ix!vI-(48?_G$0YS|9W`z0yW=x65zcdDel~jEV9?n=OED5ry9=5{RM^0n#(9jawaN3>vAnlB~n|;Xp1CDMjd}saVugU
AJi~Ob*CUw`Xh8rJd~vWO5>!}0zyj@fW5=bs3~K3OO$r<&${j^+Bzc^vCbsM4C}DoNT52G<?X#~cU@BaEA}VvH1UbY;oD+)Ra~w}F=z{2kXqZaXZF-7Lh*g&
b<*MIgC%8X_V=TFG~{GVjf!~wvbK_yyjG{Scsjn26?2Z8r$@bUf?PLbD3AN>#G!ABE9LDGCPP(ST$lp3lyb8ohm5U;%FOe`q96@XPwKXkC^ZD2U0Z?4;Ngq{
OtIB~m5+50$Au=i=Uh?34aL0;`Gx+9OL+(`j7TF_UX8>zAmukK3B<1RD9q4tVI8W9Jbtq!&Xz{ZYo##)q#&nQ(+_eS^~ty|WI||Y;aP-TyWPi49=aJiOOE`p
ZHIM6A(;i+Zn9uOO`{-GH4SycIoR%p9mdLUSwH>jbT%R8qaQ2c))DYduT;Yuk$X=t!y-TQUgc)irP3AquSlubV5NHzxh8m`(o4iMosuil5U5!|HzzdS;V_hE
+0k{T`{eezbjrw@qV=+zt>=p>AbGn(Mj{#{({fZ>4P>~cb3!&7<T~^=NIk5jJ02=0_4uyn!yc)XHCf>QxPq2T%YUSPRtrD0>u8UxPL?z3F<Lb5&jVGHw0sDs
5EAz*o=lV_!QG%d8`UBD^Ej@WcdwVE)URN7y@56L+>cn9suyoPhJ8nCk_3G)Pvf1sc)Pi$Fo%MiVo59CkO!YIOef-$u^Kqlz~B)tQzvLaT6**?K)P1b1-jGO
<Xq}~0)>Qe?>!<IC=IiQiG0eBYRbM<xxzFuI*!X%UhzSp8wksubd4GblM!IJ3%=_H8Of+Oq<KLnOH2N_$yVRo+dze#N-X3|sqvq#eUShKm&-<-F|NlX3bBhQ
j`{dRht5BPeYmWjWTi>cdKlMS0E0{i9J3gHqvfV3g*3aHG2|M|&bB&5fDSJou^Lu!UaglBc7QcH$SmxP)k1oJ+n7$o=|a;M2%R}$-5ctJ&d<fIcPqj4o>=p%
xJNHH&e-GJ-k1u(JI<|*MX1m<h5hZsivz6{=<YVH-aXdNOrg~tX*Xp*qNYd{UoqQ=)8(WmV!E0%6|p7&UEB*5#?z046Ti|mT?1D@%Is*rg4>-22jroDqjx+J
`cu-sP%CHT%7fo~n3%zE)VGv!D&XF?Z2KP8728uv>WY)KaLe4Aiz1dUNSE6*^$|jBQc(H;%6wHXqsQ%hy%1>_7*Bk=Re2j|paz)9WPwSkmL(BU)NxqSgF>cz
P;vQinCFlgC9~B5Yh>!2#Kz{(%-mSF@stxkTo>j#W!(;*2zP#^{Gl}|v&)8FyauU|M%N9_ng|Jx4M9b;kWL4#=#w?^JaTo(*+uaJLvQ4`ZhL?am@$KXhLX-l
?(#NPvI$_Gm(+?Z?RQrjXNk_C=jZ%2!V7s9%U^m(#tfzh<l`93PXR2vTT(!pWjsC2^UR8ziEYWXKu1o)4eBLyf*UtDEPC(4ur|(gTMOyb_FTSuH2-S%=}+cn
Kh51BxJo{ft+npRbn#d`YQ~j^m|bL6P_38r1yscU$e&1uwgW<}3Dx}3qmOs6BePjjh}W>0{H0AqrugYQpcI`d{Nd_-BoVAaoIjED1>7;+Ue;3p2OkE$MrMwj
LJPo8Lm1VPTweYr8yH)LNC6GJ@@~eSL}rZEvBS|gaf&YBZ*l>iHYCyVU3fHVI=!v&P{BufJ=#99CJzS~uZKhH#RxZA&8I8Of#Pk5^+o6$MEKmO1eTI*8ds7w
YCKyx#1~RYO`^}V`ZevLy6+25CMTIVwI*e@9V7M5b0e7`ZCPdmneB_T%~sFXw)fNK-4GY{S{`ZfBq#F;Yn@sx>>7|fjZ!y0b}YpM#{XRnppC4~TJ2i0+y^e_
)Jqf^$FO!E@Ypq9pc39K#XE_=Ff%2}5PraO<m-^yYaU5xdxIvMEz<<Q=kj42yU1l493q7vuXn;NT)dqJ9-UBpH?%<1Dpp)Xil-;6D;2YX<4y?!U4lSF4i1aE
C{g4pId(?_kSsO_s4A>0{@>~G+vh)yUcWhhw*Tz#)#2&i$xC6+%5)k_Rg2+O86}w)m}*V@XW74vg;a|4WkIg^FrE`3qY^Z;dv}CJGzBu^J3dzyUz=QBf0R8;
BDDVFC(;O4_^@<cIf7v>PbC*9u2DiV{C6k$VgJ>ugQN5F%<}>Sw19-DkM1Qf%vbB#2!oHR$QIQ?Un1vRT`N<Sz&+Q}o@k(Udmp^#ZDdNZ(%k>mE%|c`7%01K
AQcig;JyHcCWt5DlS*+h!zK`TLe%zIJtI6$Ef;N%<z8#yGsy6BAL5{cHN(u9_FW_Os?EugCRf)kRg@k?IajxmlrHdX8hJo79%fnK?4__EGJ+O7o+Ecob`exI
W}26v!#@K|!OzWJ*HJ=Q+|8Gcfq8D@oXkyAzdqV_t=7ZC_lMdF8@BONw}>cXxdtLJp(@GmSmc?Ke25h?CdCK#sFNh(z4|TSF-_16Q$@11tKRi6!nh!58=iQ@
6#0~Jq|GO8+d0p%%e6xj9tvFzao}vj?Fa2xePUw98!j$dp}V*IrpbjgY`RTaLw<c`MicV;>rI(l<E<ez(KK1<n62TY7Z9zTzjl0xr<1NsSZH~tA|I2bDJ$q+
$59_+N@C;6imDY}t}n^bEj8cbgy&p)EtSOEt0^kbsl;a1Nlv6B;zco=7FSYA?gnN&<9OV1aalY~o=F-<y67+%4e?CUWK6ZP#lJnE^YOu$Eun?a-W(tO*MScu
e0lupMN>Jm!&ko?ym?Fzp@t4pz9q_Yv&%*(PENzQQz%Idm*u1;U3s<Z|LyWUCm9Ge?~T==5q0|sCTVLW#Q97$x?GS~s)O+=c~QB*0LSI$3KM>h&$Xp}uXUnQ
ZEicYAKCZ#JnUYdH_ohW2KDC~ItwQqFEXB$|E95<;Dvq@{)?~Cr%RJZN=5Z>C*i%Tr3wvP+nun)m5F<oVngdyrD5=x!R0AAJu(@YR<8UGC;a!$IOW1SMCwGI
{XM`cx%dS2#UYTf-|#6ROC@0--a?`@Mx(tet?<x3I@jonz%%IiO0%6)@;32`2=^+}gXR~a`Jv<wdF@hz*1|kA_id1}%BB5u3+`fM%h;`%!&W6hpDDb`E2gMk
&V-pthB7xHQqXdqGGCqvw`nBlL`TGDjfjSC$|f4FYapM;P{f{?V{^kdHKCl3*1N$$z;QA@wu3-`Mo!fpJB_DP47c*&2t2sd+!tKan6qIGJITIYpm9kLUyP9w
Ot33nlVwKW-cJU|jJhJ*yu##r9a(A`59`j2bY`3YD9I>8MkFk~EXfs{DlQLQOg1qN&iS$J3`ix5kS)=#{T7&%&Z+NvbGoAcq)dvF29FP47>DnT5T!do3JJPz
p4s3M&1a2|!>ULesuZGWpe1xTmi)~uG6={UuYxG2#>48AYyWQV{bn8wM}EG4!X+qMFO2q!?UDD+L)X_Q-H*-JdfUzYiM&G_d(g%P1Z6-`B{W@(o$1yit1CNd
k{VLRLdhK}4yrE8`1v^>%JcJjRXjt}kPD7oaDhe<b3BYljCW*oH>LXn(Us65Yp(qE2<l;Dc4$afh~53M#h(v{mNDdEHC?crrOhPAXZU8$Q(Ri~BRId<Dav^@
P<b#KS%ig&*!v|{q7u3Hvj3(pvXMPDzo_%E8drtM;OXTj+IJZgofjlLm7&%uNtyJb(n73LVzaEd6rh3gNcAQt7FCx8*Qq4*>m-Mgu84!}DWM?dv&ifDN!73W
a<-mGU;*V86+9un$|Zq9W<%5`K1UdV-htXpx*_9WlpNS0kl^2df*+)xY^Vsu?mg7}ay`deR)A!JPC;}e_f~GZ<1Lt!H0FY%+vp`*KzA@h*N!>^)iPYWTO1|~
Y)Wvc>#3w6nR${wSqi4n___Qkol-09QhsoU(o)~a4?9?xos&69K6ZE}f!AiOi<@ePqU;4YHX){8rcZpiJ8WwhEKHj}X=-ku5jFp^sks4C)cmW~$rxz*=3hV1
d*ceed0+*NBYmqM0pTM1Jw8PJ8&-N4lCL%$9MW{Ka}=JNi{h%3dT>5Vh9H`Kw-8t0_3f$*ke!AzsE)%@3RC#^ukvq~6oB;U4$n{8z9-DX7XjYm1K-;oevC~A
yF)WZ*FEmyHx8(%X)|EO#GWQPhCcN@?wL=iwf}g5t__%xtv%VQ*AqRKv~LV|9-D*#LWye^xz|=bhQ$40;>LP0SA!xTJd_kDpgdU%j!-Wlj?@HCM=p4AOfYOn
tm2aVOM56C3uc*LE$Gx5oX?vm@qzfaP4%Q(8dfWGsh`MEh_1JXb|1Y3N7L1a+QUmMeuT+}J|cVg*yNH>T^3F_ZwQQ^R*g9+kU_i|bN+nI!_%C1=cZWrTtU*b
qO>~%Bd_XMl=XB%h^VA_MpppkA6Th+-qR9?H6H04)wFdrthhxHl!f_t)|{Aw>st!^H7i^33DNI3q}?uZAipVyO1PXJVM<CWwN42dCE}5iic5etmc_!wY&f@#
OKM_N==?CwDpXuIYJVw-EnU<aN(z2SdlP?#Y8{KCHt>o&)T4zN`hE5XJd#1jn1@t9*>L!XfQ-a_OHQ6UL{!}BF-i7Ar!3F#c09^CXfx^viOi`k6%OOE>Zd3X
@v~-v3ZF3%L-(~2MQ)EM^n&~Ix+jqq2EOXSUS_;#_9z}hoSw`a<*w5t>@KH-Wbs%Qll5i6Aj5oX<9lBZ0)Nn-Ku*&x=`Oh;+QKm6hw30k)<qtuuGk9L@py|`
uDuqQy7pYastaR%O0N0BoPNP?BT}zG4iS*qJsq@cnJY=DPz(6*_*PPVOfKI!N9D{tv1}}!fOyMAt2V4{n|$wfEEs`YnRn1eve&?T)a-FQ$QSA{9+>0sa2!iR
vi~SJ+IqPx7Z?pl8it^!eNni(qHoIrbDS4Fj26ShMw~EtMjj&xM?fc+H)UB#23NrMI}z=XB+`v@ip4CDhR$Ysy}_iCMNv#D=a^6F5U9Ug1VO|Uu9yftV!E8`
by1l@%C3$Dk$xo9)kj<2<mvV0V~uc!E7Vq$OKCrapFzr0x@F`gCVw2$GUVmy;m-%hZ%;=*@BeSO1L&<by}vc>;Owl*%W}3c!Kzyk<ymcN$eZ2aR7*Mq*udB0
<#=8-ejx*gDM&|0oMj!qeFJkwfdu#vz?2bhHxlt>Rg9#n2>*c1Tz!N|QZl)}eck>ItOqt<mpz+N3Z1IGJ?BhPm`X;t(3*KUo1*H2qF1UI{0I27u|3e0iZagd
2Pgb9Y|6+CUzC?_uU-K3X46H{*iy7Nu1|dU#%Wuhy*fO4G2#sYLW6KJPF|7#=SqFId`&?_GDi=jD*M6yDc|WvEGdwcyuzH4E#JO6-hVOr85O?YenpvZeAZX;
TQfyiC>6E128{11M+C4tySux|938dCl;u&}+=PYzUv<G5CW=WzkPxCCLnPJR$-)4AObCU&Ffr03;GN`nLHyesI`+ykB63WyaDtR%oU!GiSltzcB)Dpb+Ye(0
G|gbop;u0jbe`wD-95MQtYZ}#GO&Bh;zrFY{op-`=w$fO#O6L#!#%|q;E1T_a~U*i<v!uq>~=ccB<+5&hjH`J;}{FvmAALRtH3257x9$UP<Cv#N?n!fr4KM;
cL&n*<&^7yDe_9Pnw1Q6L?etI!zg~={oyK^uQBx*BiZE*YC$IruIqmLpPTzC+IHH?9xWRITyZ`eK6NgIx8NAwJqR_tZ640aa7$#eXGmsF2x^7KVQx@!xG7)@
zXWj3DPM}8R0qMK1rcyWxPN9o3!EM&DPtrSLU~>$)(s@s!ef*OD^y2v#Vo2P<tQg^58^$RqFUcZLv`S0k__wDaPxz}r$k<)K)SXUC65Z=4#KDwE4}*j82k)*
xfwB4(+3_9uw_Hsf&}(R#>88>y27^zTXHoUPnuqFQVPCrQ%+6M_isl$y`q**RbKSW4k!QO;`Dv`r{11#g}z=0DNnZp=Mk^2APA`{mhTI~w05l77iP+5_y@6a
JVmayM+c*Kez2GvUmY%P*Q;|=HK3&=^F?tzU0^mqTz43*=JUFaxLhDxp;LdC!`<v|k025N83Kf_;||gQ934ECd3)c&G|>GYCzljcI3-}hdf~Nn72<a)NCGoR
m%^a%l(~b*k`3ck<7>)6a`xG8*hPoLqF!h3>i4tH@ESB&*U{!w#UTW1ZSOmLR?>hyB3HkTo+9Zk_VWw7p~_rg&Bbu@HY3g}%G6}e9&_0-QF&^VzjM*4EK1>9
i9%4kRt=k0%llr_?B%d^=qrm~#fQt{c9p!rq_y*c_^Q?p+<A=FAHHi_e;XI9#E)1;6vFAUBob!nri83fqrS)#f%q6x2Zwy|k-EO@Tmkv~XThm!N?R$yOBqy_
gL71?aC8S3F7rW3aW(ZN7v+%KUn=b3J_cY4PMEvMs>0q{)e8MySXa5O))*+Sl04S&Y>JHYC(+SvJl7bCMm=B!uua@!JL-tkOOtG%96?=p!J~jdr&{E#7^PiN
@gbnWDIR%h{`*tbTqRn;<u_Ug5P+<4g7h{3HPIUeF;kshAR-w?kfG<HTx0wiVa^monE`iSB3c0VhK!-(dQb#@1gw>>BkLm0vO{-b=JI8yHG=u)fSe%s8+ZPD
FL67-OT=CH&B~esEA0$hx5R=mwV%|hb&nVKsV))|UDrzOengj~>+J`31b$0@V(9|iZ*=Ll!A!zV^}|6}e(&HNp?`B(P&Z#jr7ZI{Qdw9?b*I&6Jj0rRwTLUs
Y&V)$lIw)@GS#ZQ9U(`nVjaTC&zdj0-A<gs303{vlS(ul@-~NOsScAzctEhBD<SL1_i482`oKcBDMp9kY<0vhk}e34on5Z5ms?#*)&vzH&%pLZH-z<lrws`{
c4~!(uthTfm>VPBFms3inh*34C;{TGVvwp}Nqd>q<1)k6h+3nm;HPt2;Kk>{tJ~Ap8I6EN#;RwdQP!?R<l8aULkiqo6x+ur@BTEWd9S7Wqjih0lH6$j$AkSB
o4(Q5G|Od-BuDn63LSBIp`a+l$5#q^q~=WXz&uKACPhK=7X4XMG{7e)w_Y5)KK&7n!q>6Q$RC7870V;lDT1AtXIEsYN({E-Q^)v&Mk1PrOJy-BirbtFhRB;?
uJB4DL7cFC8iupDeu3^(>p5BsU6n9G@}3Di)KaP}Q3sjdDNGeuBKTfZ@fy;iR!2=bPNqzjwJ{`l;!3=Dvx+ZOsnZ~>gXh%3vDigIJgn+wNpe>T!p1bhX=^JX
0J>a_QWuRm-S=aHKPn|C!p&t}8e?`pslDml0b9v0vYFL%!C3%PiZ>D@jfu3(bi1FZ>5*C!ZN@~h3>QC=_#5K;;Q*&a`DZ-^5ITE5EoPJO4#yxe9?cnhT=lM<
F6SXZt6?AhmLNd1%@tPwfK^|<#Hd#r<>}|#^T#kmeH-z&@8CadHk<~o11_Ak=^%voK-$_6+vtGrbnE4*8mrsDke%iVH(Im6<mC5_qulWW$GmPaxx}D?)tYMs
nCo)InDo!-E%oIp!4Qsh@U`<bNB@VM#H&RRW5i=JA`ID+l`-9B3mf^sMaFuYFU)tjEZ{l;?4T#x30GtoQ059ODxBp}hA@*<gToSCo{Q5k%@F%A^nI-sp7t<s
v=v%z4;C*j!*e8}@qhF!ztUuihO>5)raa<~tWGMG@>1|T?R8pg&20<>v(8~$VWHvYpG&bQ-Xou17cGZG2d5P=5KkSeu^3C3H!BOV5M*y&PI~8|?S|f-e+sj)
xrAb)p@<ZK1;z2JDY2Z-OQ%m3bAytC5w4-Jqriyw_J}f+AG~1gGZx}{RNX$W$xiJwvbsZ(pEeQ-0(_%^S!?ZK7B~#GaOrU^Ls*c~0xwa?<i~<W6(;PvnJ(Uq
=320iTvZ7+=@ZBG$JGYO?&Q!#I8U`W5wkg;&Sq0qm4w5wnxuWuZ+9C<^&WhSNSW3HOr?sn<-)3J#;SlX%RE#9-QAQk$1YPEIWEb=s|hB1P4uy8ntPi;L!r)O
5u%Jb)(&!AazQs_R6rKIWxfHB@bUr3iT;xP+F&X_z};0uMM;Q*P*;FUpsM$zv!K;qP&x@TP|3LtE6={47I!AUf>*bA5t~&mDsBo;&=A4OuW)8`PwFYDsabwi
Q-^@2bQV;up>^u#mP`<0<j4*f#+nzH0XfQ@pX+Q;55}!fFrd)knqCGdFUVKp)k+m~=J2y(vqd@K&b_&51cOzM4Dp(oB?b$N^qjX;Uf1MCg;T06azB9NSW{eV
6bwa4R1*qWM<tp|M@WDOfxM4t9$`1|=><Ub?6a)LKFpKpvQUl$iH8W0wQA99bi&k8tiMpRlaHfgL6al6u{0Mk_3S7}`ZP4@;1nrG2%cAv8W*g>*J4CAx|m{b
^b_}zDp@06t$6QzXckoa_ln}iX+fXrrm`&lEyaI7LedoHSt*o}2fw5~t(4>4fAwmFxf9IqgQK8Uul!)g5BdAe@!O-Ygl}BW_w7;eM8AA>aC(X%Nb<{+#+6FH
95?5R{QliHmYfseudpg`kd{K8>EGESC21)ykSCh8%JK9+gUI)i3c-63_k`1a{3+flcja>8nzPXj?&{*&JMPF&bk10oTv6i9!OO#wQx4Vt1`eFj4^hnDXK!Dh
0RcGs?8Wh~NBq~TgC9=$uQ!J;e>^3vE$;5<_?Lq>@X^_4?iZ8xS5va32Ih3MP3ZAZ7uvw&V6KMI{?W;=)b+9;b@Oxv65-ir>D$-;!fE{rXY?<cOqTx7-q~5T
J@`Lo@a5U^?Cit0U!9$;_jdQb<$wM<+|K?dG}*!>K!5uu&kqlif8n2pFOQDj9H6gX5DTsceWh2M-V|i8=_TBQ=5a!*aWTV;Jy;r5jfzMl&?Rxq)Z}7WjNgTo
h#qF?$ow1C1w&70V%t2OT$Qtla3^R<4sTeNg?m!ah>RAPmXad@gAhP%WB=>g+yBb9gO^lXB)x{=VSA^u_lS2Ks;~0Gdf~d&!yu-1)748#e25P<SuJ^9qvime
RM5YCl6zbsd#R?8CUJpnWqjRTPpcKV?r&Izj5_#+6BJ7Rfr|Jz`i(jn+I$L7qX}4!#TixjmXD1<de|FnKTg;+;W>0g%dIl4T(Xhox}MrQDbl%V&NM62^nkRT
xhr^DWj5Ga&Hm{Mfayyadi!8d+=>-VI!wSE)0vIk76PJm9;y)77a<@_GzlautNL)xI3$*y-Q+u#XOr)g(D!V8510p2xwNIb9Nhw_^!9J^J?5wQ9be!yqOyL)
col<<*o{ZPEn-j{+{Co|v4CSPXA|V20b|H@5pvuM{6Y8fM#$B=Bgm0f=r{Vh1!mmZ0Zn`*DtLLD8lx#S^T!24m&kHmgQEyxcO~<gJ#kz{`zAS+vwvKYa!qw9
E`I|;(j22TycL2l!6o~_A{wxgFSDj}kvI{WD^<f?rqoF`j9nJl6dYF4wtmz&5nysrMXZ#HS!I`h8TW-k{hVa-u;UuL9KIsAn+S+a#e+sOzJ}Q`HGHKwC0iE0
d{^AUUb%fi9bHti!#b+OH&t{N)Vlo?{(MhaF2>{?eve0iq^<E|iHY&&*e95dlZ)|0czt!rR{1wnuLlFkHe8Mue3`fnXiu_BU-b=qnqVe?a^-q&fNi1BdHOu_
bj#(n=3R`fx(iGxcYCXarg<X+e~HcB7VN;lgKjqXH`@7SDaN%7t4G)RbF`!G%|z`z&e}jaM5xANZ_&ovMC_)S>|@>=ns>0r;+@o(CuTv&QSBOSM(!XL9il8?
1y4PK5DtTx13>zwzl9E)?TkP)z0!{;Dfc492^d_6RRTIk#Q;NQH&~tZD_jnKG4$h-dcdwxP=%U9D?2BHtnRb$4)mziw5iQp>pt(61XdvBegY?efCc26@qP2z
M@2zZ((X8Y6NzG)gJ6s`n}WS2$3jU~B}>{-m<vO~C<72130uVO8N8$PeO5<^K~Fjv4#VqNd%@pyZ^#u%UHIRj(w@6ic4inQ%W>dL;{@J)&UYaS*TL@4xK)xx
kk_JVPCS<{A4Uc>dKPxsg)MUFr>>J;5<Ez+xhAKq&YMgaY+3Vk{HS(f$fC-$mSXlHd)|oaB+SEQI2Jzy0h?}eJ7(}{R^v+ulUc*-;QRnX;?!NyjU8f>rDyQ}
*zE<G3Gu;-JYZ8zqrSz!bNE8qTF%bGNtoB{gpKdA*rQfEkq^XBMzhpc^h1&|@yBYd1GJ=>d!Zia0$Fa^%Z7=;_3e68Uf~{Px=F;@Vz;=5A?^x1wgDa<3Uao#
=HuIxYKhBsWtl%|!5-2gaC$O*xBHo)OnzcLr*om5gdu8sNM}&%t#f<<nI)xGW3D-NmMY)}yZksKwdT4~lV|I<qC0B%7KapvDTNhw$MyZ9TA}cqC*3fD=$nL|
V^dj{^~eyIHUlvdq1h<?&9GVMsT^oO9c<}VWZ&I#23{Zb`cc44x8&@xt$e9fS)ki77XS^9Bt6VF4yJHzn?7e^mbqinX|Yq2fG{%kxuQi2DZn3`K%8gc_G*m<
xzcyj#YCm4+cim}xmAADvsUPq*7Mj==0z&Y03;_pKNtNgddr{z<i+7Hhet0lQ?}Po&>0eSd{s1>{fH4GB?MWTNDQe~shgv}MkyXQc%@u&k17JWc5W|l^~g@i
OzT@9xRnBI@^~ioZbZ#p??w<RMJQ4&PbN}YgA;nkXk{~TobK(=>;yldL;(Elt-mRi|7%#7sHN*O60B=nm>m{NEC=Yty6HB6ge;x}H$1H85C<T_9u5W>OL1Oo
j>u!R%jf4$aq;WhTOqIHL5Q*3Pep$!^+8mHiUwaU#_2@AjZ7jR?!`S?wyufZQGKt_3@LHXWb|urg5oG?;O|)j-ML!NX7tSR;jmNOuI_{yDpSxfM8IV2`P<id
g6iu$LH#wtfK=G5E&!<9jBhKy{$?FZ;LpjKv1u+HDtn)Hvkn0`wRz=vpO9|wY-m?S538FiKR4~MF2-wXCEv|bf&wYw(vtpgDNJU?^>`LK1O&2cAh!zUiGMtF
g<rV>-5bSM>4(F&+`_3N<jZ4qXUrMw>*Ac^9vK70M73tK4LkQ}%-DP93MyzPa8uk@R9p^UbUqrxWHrq@>+z57bo{Kw+$tocv?ARU&cKhm-)GpiaY>{)GI5pX
=iHSGM;*5Sr%9=Xp&3CG0QWWgJ^4*Kk?5=-BCF{O<3$$;;Bo^-N-=a7kd?8itWUs#yLmQUMRgpgTr)Px*iYUHKdeYZ+BBO{qs|Ny=H0>x-vJnQrqyJ6jXm=9
01e0=ntC%ct_hjVvnKJw#EvLq6)AvKPOVQBNezqs#@KCj!rpRFVLeO~{C8VvSVK=Z0LF>J(Oym8TYWK07ZK$mbo~&H_&u8}YNH0n8v{%hn(3XCJ!Fr$19~)P
+X+1SjXL^0$ffyCZfIs|+|sq^98aXSGfr@q^Ab{w7Asc79S__1E3VQwFANtY<?bypC2~QY#S$01s{E}U9IXa~<_UE}-9NQ!zo2MNpL4JgZ|pb{hXBM94z31I
z;R>m4Yr#2izUZy(#Vwf%gZwS3^5?G*SQ+^5sojZREo1%lOckw0Qw=o_BR+7V~PCA;Q=0FH_hgY!f;Idp7}53E3qSXTo7(g#9-V-kb%Ug69hsug+Bz_fn-Zd
FA^7@E6h}`efUVw1b(Cc0%Q5R@%KhR{KxWlo8?8p^qc$h_xL;*nW8qE07RDd28;MOQN)ntx|Gl$AXvt>Su}XOWRS*TPYdLUiRSyHU11wMhgGrScHi}r-^7_k
2Kl|-dW7)D_&8bJuFD8kFM?&;J4Svtw|+6^i;oZ$qLo(Va#c*+V&$iJ*EGzDY=(hAfe!+InMW-=Dm}9k2`R9NcsGR3IoV@iB#uYkAt?f`2bJ68@2&q(9b(4e
@iEdNbO|^AxVoH9;pWFV@)P9+?5y3Q^JFLVstTQ~WYQB#$lnjjvhDbF0P#U(_!uvV6%~GpOxGS+@o(Mawk_h(wvv?pppxcae39&Bt;k6YEo&of<YukqO{C-@
%7vEIs*y!=j2K#czUx~qC6kOUAN&JsKnt%qE3$+KgFhyx*1aT+2cF+WV0&Say?ufIxTI7smnB|NljQC5Qzo&T-akm6+@7M#&kL6Lz9GUctP;8cDHShfYTF~T
HYaDHq#}1%aR{A%FYY;jnYbjMnnM%B1l2Z(pJ$2s&kV}@l=?LqV23_1m$=~?X(qoneM5^GNs$o#>}P!R3qJXnXg+tmfao}dq!x4A)RE@*kGv;cC6C+`wWvMO
zr)HE;Y0mdOR$*-H5kI|ew%$3gRn$*yX>DHoP10`qWFip0z>Mo=`Cvy*A&u9!oIrD+oO|%gCp7pbVBSFJ5PcfR#XqGypkjjgvO{G0*+^Ty(lrD=>o83O<r5Y
J+WR|cG0J~I@pJ;J~(=D@Pdc<nyW0l(Y@6Ed&I;|rdM=aS5L_$7?|OOcnD)2R?H^_1aI<`yi@oky8q#!qy)HUi{qn%(XWR`M_3Ht^w(qg8z6=E)xrOIyZ;K~
BB|CyckgWR10V+61}6v4kCC@H{qgY43yod6#@o79QpOK3M6Mrm{=%a?p_ITF|9wIpl<hs3S@qnchEx(3FTXy>ek*j}L=pG2mRYhIUEJ4erfg33`RLq{wh&mD
onBIU9u326Sw8)JlLDeS8D?vS|2)Bn`~j7|^ZD8FZ&k&!C(s)}7e$|59H_y#imEfzq@YN}^%zk_K>kS*0OtZvAM*a;(7UP^6RKAKANjyV?bZBzT(V!rk_s=r
>Gir?R~#=VpLtV^)IyaUv7GZ%Qr;q)KBju2m#f*mm<cF;$(VT;oUy5`Urj!1s@PBnh$}V0nSpLtN;4Vzxo4OFhGOoap<f>P&&D^!SiXY$W4@mGueis0W#p`u
IEp$6N}<z}c)m~evY^llHOeSrGyoX}JYu$f42q~$c%#FdEC%3Z!-F=|wBMN4g;Pb7law!KMLCb@eAz1XuZI+<tZCbrKcKiT^nZn&x+jlg^2Dj6KyJ;eM$2-I
h&$;A2-p!w4|?H+%TpL)a>_~CMfTj@12ujdjWD?9Xa*lG(93vProp%wftLcWIlCU;_LQA<S}X$>HaWHpaAiv~+vr@?dF5X%Qx3D-RCj&@vFn5zz(t78&;7Wl
4O$q^Z4gu``iaXE8F#oh{$ji<*RzSZO>sqLQj?vZ<0BUWPc=gL?%d$^W(Y(`F$O&zfihg9SG+`@(naJCQkSHKy-e%Q=r=w;a!44OvF4+O3Zk(*K(UH_N*+$Q
lc9KNR_Xo(X~>rk)A2Kx1RBMUnkARhN>7&@;!Bane4S&#vVh~F2xn?Q_x!L<rVPEQ13;=&wSyWj%*&NS@;1ODA0rg;!*uQmsZ4v&>+KD3?)sP}D^GV4nOtwr
|LFE8`SI?CiuOJ&v)LSqkdG_a8~z3ZQyl6Mr-ajDvPxxoyV1w~+n(Waf_|U_Sby{9&74s%3m5_C;D006Wr0Qf*RZ+&pih^?pXlIjz3wo@A8<*K+Plm3YE)ib
B^Dh8%flgk0YcsmN(z_C=eb1!EGH{57rR+~Grws1yc_f&UmK3QA(f3wB(J;_;i}4iHFipaG_)?Pi=$9UShJ2RXC(x5{xD;uGHB09pSel`mcz3K(?)k|C(HI-
mm3q%nO!W`OSD$IoCx|oA8_@9aZkBjJtZa(t7=7qU>aa@;-UcqH!jY}V_6F(MIy@CR8&|)m??9b`oXo>I?q~vbD9S%h2~mLBp?oXAZaW%gsje6Y0>IINStZj
un;f1+qI<nI9JbmeL$X4<()1LwdF%;6ss4#e`efWRIyUP;dFL%C-}YsANlf1u*(>fLM{V@kJXJ~<vyN`(6d0M0O1PioCUJw=jSvUK7$9$0?=_;L|(H355?mU
vBOAb9Mr4YMNRIJT%x7hlXRKJ9nX%*-R=*7Cu=(lvb+J^v&O0EHsRD<hhui?*)TsEEVvgDft!w`xa0Ym?KbDLYZ95`3Aqem3IgIRRJ7n?@X^uq5eZx=oYuYL
mc0WEg9FF+?lB#lFwHGB!v5NUQafmTz9@u*3XMN<+3tMC%QfI;{4_w-(b~bW;OxCkd<OMWV=?f9@KWs7uBe4`CgD5k*XiOE6(SGU`Jo$%&DNNayYgkseatyl
CKaawW4tB>^m>V!C%W$*zP>octx<utr;mNMp3WqH?26;bZ6Z>v71W*{!sKkmPZ`*-d6)0f0ZpMpg<N5yDq>K@-wjvkT;6=uQ}TNAOOljGydVunbw&hNsR`9m
)x#w7AWoAWRuR`ay-{v-9u`ATeeFfwkC$T7HRWMxCPQ?WR3z`1I=1KM*;8&pnFsiSbg8_oS^}$;VUGRsnsRF(`KIrXQa`~-_GF9LrJ+)HtA#32a`so15cDzo
J-EOb)J{qmOskORI&!_Z8=hy2xro@W!&s&<n@Dw2s&EW#Xx?UJsMP?*K{^u^&ymz`=ANBAl|57#7jt0knHpr|0>Kn8wOIK#8aI2m&ThTvZqzOQQ_~4Op;AA8
Q<!;q5T!1`4)1~Q07?*g$Nm(=oiX|}kNKDq!7K+-w_8q~#^q=BsInXF&t831VI3QKxTW(H>6$lnFQcXIQ0+LgIx9aq*$#c!OxajkhAFoLUBuA}Tpiq(XxvmA
+=?*->}{=RhXc{Xh7B#bM)uC8wi^rc7<*k=-qx&j?loc@CgWR{*URxdvJ?KB%xtYSVQc{)pP9-(vt<n$?LN9H&T!?EQADL>Hm1TFFRx)E7c2IwdQ_zqQGBw6
VUEd#p_BJfh*_AWKfdOKT_$%$E`)%ZGZ>;;O{jp|1pk7)eroFDA*GyR<c~N6Tid~Ukv=O|X|x)NkyaBjIzUP4tt{(^8|xA{S)6|+Pz0GCs{#bZ1MJ%FOxCcB
u`J@^9<5I3wk%mUA6?@@5`i_ztZQ;6?YIwbC3TsQQy8r#qX|y<at$_VHhd5U1v8dy%;E0QjaH|%jNorY(RwN)_cFDU$~K;0sn-yn;V>QADn8Z!&RlXIU(IRb
k&E)pJu1bBpsgP(tLGZw2wQX`VULIN^PL_1fnK@&U-n<UJvcw_px)#UWa<-BH)VT8SgN9(my!l4&|Z&MH^>AnDJ7fwNw`{?Q5tn(rm12~1;^=WvfERS4|*CL
cdX@6@(k+f*mgVJuP7f|x0W?dZREJ@*OuZF6C_1!7C~;eufFzfn&Glw&`Ck%wu7~4{g|+V;c{9oM`#<rT>vqyPx|ZD{CYr4f$N+}I$7)o{)?DjxmrZx<SiA7
;=)4>6Im~&=px(*JDLToxhd(M+V=faG;~0E<V3qDC28%aN4VG^<bvZKdhe8rxb~5lVRP?0Su{uy_?+|mF=3YQ5|b!+R*bKtIG*g^y9EZAahhT0Rcn(6@yZKI
cc!v}R$5>9CkxrHAo(tUiL+beXA9#4Awi7rcCsAb;pJD{1=VKu$uF58EyZYE9TA>%f%#rJ1_IgHr>cN;xd)~0>KUAQtrAB1SuE96a)H4AU!?tR^DxTYUzS68
l(*3dx)q=Nxc{cvcc#rth-)?Hi4hbxvtaD|<uaBVU34Dn%X6ok_#<51MxUYQ2d_~2;CMhWWT`IzW-R^T7~pY$E}4O?D^LFO`0(fy7*DIpMyxJAAwQiYUvA1)
#}jKvJ{KmGquGqYjyC0u``C1FkI$#B{!f3XxZp(T+Gu^b@?Xfqx0iq!N5$PyIVq?F_6ljq$7gbHXkM*79>Hy_IkH~AIXr$dqQuGM%C)C-;5E{A%)O2-H%fpR
a#X>cT}DV*_f%6wBq*>L%J0jk11*%ItD%3_{;R`Z4yfY!?w)laW3SRcPgf?_CC`Je8?6M*0nFpTCFkf^F$Ve$Fh~d4m!uSBxgwPeIgRR-!6X|aAXY9@r1bsl
@4oh<%ePJz6FpCvcXYQaqOfI}>jE|x)8rB?Ic*tcgyXVL#1{D=KAY}xhM9QWM1DH>`{>!>DQ#NdeRn}2^2!WS*WSoR6VOz28gSE8=h1QP0govPNmv8iPjvD4
OUk9qniunOc^@Q%DHp|`A_Fx`HF4P+J~UL{h5xkm--Kt>;h1J-ZMH$GsOB%8)LbQ5qp`5j2H8@lZbb!s?ctBx|G%quiI{{A+sXSW41n3V7$==0JFyj#3Y;Z(
j7J8xm{|`N1`-OJGO|KVMeR1z?ro!OOLrlScgTYyG%GoajXKsDYY8!OX=MMR7r@Y3OIP%5+-KI9kx9+Q78TOkr`9+`g^W~3frrmE&qFI+!?K)#NO3yAOmamK
T&G`Kd_^YP4s0EtkTEFT!{SV1;U3eVA7HR#(g}}ZPV?AYhsXCwMfWfSSi1^74XlycT#m-r;J!QH9{B=&js<qjKy+<Wi=#~AQj1D{YAO}t3=$_|D1ICX53B)d
-t@+Xr_zmamc@JYslS<c(C~U%gaupaXvxR@FpZMl&3#|4=1+39csvPzgzLovRNgV`{g|~jCx@n5qtl{VR|ec4OcEMQbJ_-Dq-3udfO_EID)s|*a0QtZ3;Lo?
d|>2;G@Nv&yb|P&TtwLK!I>#?nnLXV(D*-_gourIT*!0ioXos2?B&qX-~00FD)3=Z>ma>Ic>%_<vPYh4-E6>?Ak1Y&`C0Sib)Nh*tX;>rFsY$}Vf1uXeqsBe
-zgcbeh*U`b(N{D!PwPx(Yze?Ta;FoRZ#dNhO|fx7TBSvk#wCOBptP3^W|dQ3j)`gn7+9=(O;?j&Nugj7*h>sV#CH-Z83lZ=<>PPX$87&&AHCTbjju8nDgx?
n{ihquEZ?@;0!RV(g=j^xYYfJbc(IV$4p3#bYhfr!_&SEL&F)<K!fd;PO<{WO9#V-!r~win5w2Ci&+XL4iF^z)O>D8e^H?xEwd)n{2?k5Tx-tJ-g;Y*(GEWL
v(NI-!zRE5J9=2~cvajsx=|Ykr(EG>jQ0(oU?#ASwce{@p}t!^CnF8(RhR-v$sJxYlDa_+Sa|b{3!^~2k2J{CyYkMzN)86S9tOew%~w;B>G@nc8{keW6Wr0Q
X74d`SDJ0&;-l+@115dh2w6;p;Hvuk%c);c@7n@qEnSZNi=%<_LC4<k*}gpMnXp8~c@*>}6L!C(>Sma)lers-kFOe>$}p@zh;H#=#dN%inD5Zvk&|-MVhw~H
>95}hNK4#67R>OUIhB714_yP5aGyI=+vx^AL_Dqbx3p1wmo?yp?uI*vf+(aMNqH4|43qC`#31lFZ*iabBrn5X+$QtqlGLU`fowcea8ddVD%y=jhLDxV<os(=
lG_+2o7pjUXHL$GJI#2W0&j=bbL>x=&EtAc-XGoMyYCXGyl6VP=&(Vm>Fq?0d-#R63;U*!_wBySKKvr}d3^a&ue<o5a!I{<4BC~*q_JmEpCa3)3y^Veye1Ct
Q7j*2l|#=B)CeJ$p$O?7X3ZR*_j{#`cBD{}l#5=M%Ug)^&W7;};nJxJkgNRl-Eb50Gzf~~U;=#+(ZqYUjdGF;iJ-OSvnQ}c6qC=5afI6tgV^L#I}IrtTL-60
*O#M%*c-BL`|LUPaaspQvP4m;2i+!^Mr9_`qvFG@DwrZ0AEKW0wPPG6)t!f5p~GZW?|KW*N@o{74Eh!$8`gOXeS`S3(4|$n+U_^@0bMu=F!ltMb&Jln9<~y0
Ys7A<IuDu7o>QLFmHIGc3krD}+4=Lz+0eX^jq{nYOA=ew&@jl=%>)_9#hS(z4{K)TYbX(2Q?dJe$Vwv!kioJ9juh<H%M$*&0CIt5H|C26ypo}!{y?h(()9H0
u&EMZBQfxL+$cj~9{9PdcPxgCa-b+p^@}9r)-i{KXDowQPOmkw;#;6KaXy^yqnjzO)n6rs<Eh!W&s}US$lGk9<)Cn9(gm)CqXR!JIz;53fYii#3E&3keu|7?
O;$9U*c~+pMEbpC>h8k8wnEWd?A1)0hkp_(<G{mB?w!u7Go{gpvA11wE@}3sM6Qmel+}71^oCZ-m#49as8J>1?5&*0(~5eNr*Us$@oVo*{Yrz*_+i`^Z$W!k
4`_VjpavJj7=Ppg8H4@X!TpPs2nsD$fxO^GuZQ(`6+P)fsRHLowlimxsF$rnNW{pyo7tb@!xTe#$)i9h9(kqSp$7sGL?AHJ8RgKg6Aayaoj?~r{Y7ICVNYl0
B78L@jEr<Xm@?qXms*-sV!H>sm>8RIkT~on+#Db$nGLfIj_LuA&%H^})us;XUD42{lq{Vxw*>12{Dh+6EFmYLtMhFvRC<@_G(O(MS%z5-q-s!uPHZV0Hoz~Q
)wa%H%PvOd`kLq35V-V7a)gaO+9!YM<`^Us&8!?&ovE5}Ae&v|wp{`-`*Wbyh<2j6XgSQa;<pAvY*aB?F>u&=+-6k!R((~iENg_<UgYku5tjHz<a+m5y}!Hv
u*Lbg^6lroT8iBfw;iFd{=n`$aT`=imrF83Ke3ude8dpd@Euf9Op5;5XP2|-EhZBQbic>}2C6MCdd<G}-rrnRLv|>$do&S^s+L_N2BF`;CkwIVgdQkms}qY)
)feX(z`n9rQ^grVtTu@=H=6!UyD;e<z3^xx8n27{k)~{IQ=8S01sPl*+{^nm1{WDt*RdSTm$Ik1%j{}X5xCud*>pBXx#k%as>FN<y8P)V?EN1s*u5J#1)8Ua
T&f`=T(*IXlnr_fFNq5>xnTpj+JKI8by9v+d^ThUoG@kQ54P;5xQAmxYYDZ49vzrDVWN8QQGkwn1<eq69FU3AK<K`#fs)<y`lN7hX?hy+?>GY-5k&rK+dzP8
xZH!JZ*LUpRpT(sfMmj@mz+*u<|8Q452Nq2@4f>9HzsQvX~WwNa6%(;#!01Dl3;qnJTbrVYNn{%K6EV&GM{ZzuEk=0ySk5uvnp+BYm{!;fM!jHueeiYfdW>#
VL`9*iW0jHNSV#7tvr%U=&JLOET_<2rlDp{E~e=5)t*_7UiZ)^M&r{{A;8e|{2W*yOyoB8WttIv?ruts&w;kEtm#7Air1K{bPMmvH-g`9@PnmEYSVCr<nxM`
<_`Di@)0@hv--mJ#2o__{8GreEZ^;{Z`sp_sjs@aI(Hxw`Z!(q@Z>26WoRYAs+3Y_!g`f_ld9mhENFWxU+AZY1MT=ENDjVR3FgS;lp5;=s<4%s`y?uoKgOoQ
SyMhQ$-Ph^8GLbkbO4_aVZIwLarbvrI_V|p2N)sD)yS&DqXT$xAHT$JMbhsjTnhr4W132wDb|AkOyv}o*pwxdo>Xyxmd}rWes+vasR)Du8BI1)_h`&ffT+Zu
;pNWqFUI?guPIQ3_JagN!anQq>#AxRH(zR%yF6;@)CB}pt7D@dGi!x85MLdEKh4wkY7GP$=!x?ooGsU*OQ4+}l}7N>y+xa98|$;5kAHFQqR)?Cy*fO>MC7LE
ao}qDX%&(GXx-z-lsbOX^awEU-%t^m$d-bi59w$Q+|VDcq5MGQ<j}8H^9hn3if<Mm<5M_%-o9_#DSeozH8&_aJKdf#VZ&al{*a#A#!r<7?n1lw<0a~uE6l4^
`KTgg)=}Hz@+i6ti=v*eo|sIq13Csr5w#9JsS}=3TS}6NW8dN%r#KE167`eR=ReMrsA5_|rlpC?kL+F{y-Yms%)K%}>{E8;;E3^S(tfc65i}F}dA9iV@aP3O
p6;G4m`3)4yuL~(e?EpY!04Jp$%va13B&sJfm^5TL>5b9!t9vnhIw~s-t^6D#H#o;$n8;UPM!<!u_`_{uyi5=^N6@lKOdgJ?*E7xfsc+yFW8HjnY$+$IUpld
3Y@I0E3gzL!ypsPTibM}vJ3AGc1Z*stE4zY(Y<<h@bZxGCDjpSrcuUFS)6MgeZQUXmTnoJX4-q5_OH$*%}!C-XW|&RG^gI+x*{$8V#Mq7u&%bdNK!xu6b<^{
W-J#7T|$0_g!RjJKD|GQRV;e4YBgAJQ0?l-&Da&YLS6!cH0A8CWK+)11&Y8|=v5mQjl-!hp;}>$bI;KS!(&z*1td+*<tB6&yw}?6fwbc4t@r8$CW%as??EU}
<<_SY9ffFn;>O*oDnHVDUKX<%Fw*Fx-?xN6l_~<^$STmru15$4kqbq9M$R7lHvAn9V!$@&`REhU_aZ?G6JcYsR;=g>R;a3((IP?yLSwS}5&G8gfaWOGaj32s
paB(#qSPLtuRnhJAy352CtKjRoJL^V_tAks=+5Q3ltwh6Sa)jBh$X31=dErs+IJ*Y`Hcn)o50*A_faH%z!PPG+mh^olx7h<>kK3*WR)i$IOcvr3LvKUJ4{NH
Y1Zb*JWuYMn}5Q7s)4O>Klk$_yb(5@Y<5S}m{BynYb{{~npAODXS`LpMx7nz8v<kvkGd3uBi_Fm0m7NVZqdD@FyQa#pKW&|Ht)XM_F9h(`%lZ-bj<&PvO{tC
ZiW_U0SPXT<XoDM2Jm3rpgGqtq3W{Y<IE4eRiR_;UGIv8K^<9Mz^)E(hC?o+piF@!R^ug_8AQ`3+F%j6wj(B2yD~h0^}B#oP!>q(5$<-C*vN&5C%Y2>-ya3)
+A0HSE#Kj^od6j2CyVX6E_0s3r(pevP_Gs5_wq)@$IPcz(6N3F*l8WdAr9iAoZM5vFElOj4>&1Km=pmKR)idCN+}uetl+A99xt+wJtYsULywI~&enc(crlZ}
%#O`+Z5(dq_v9uRiG;~+7U_0t^1kau$NS#!x4x8xyv+=XsY-K(Ic|9yS~qxKR{j{0Mp4eYI@3pOY%>Y;Wr_emO}V#gh>3SbM59Sj$a5b)jOj~C<xTpb7z!VY
<1R|i0Y(B7mz){84V{}7`gjaQ0l`v&{}D*+4+22U*^OxMByug-hznT8gKoF;a}+<Yw%hqRh#<hN!sZk6ih{`bdBn4N*GXA$lQ)BwG9?98aFo@LgM}YyF1d;W
BF>)@!z-ehX9;emtFW=C&bFl|q46wkWmcoc@8hkL!yhT&avaBHsx}o*#OFRR>ydB$CQHqUa0!e_loy_Y@oOm?aUZBRpTtq@z@myUCYri^Mz68xkcpv;3T<vh
oIz|lTe2%dc+|K9dqV}}lf6~wb&Jgaxef8Z=L~aH{yN=dr$tJ!h5vTRA<VLx9L|Q5Q8j*FesVuHr!h}S+x@FgU)SHuhhc*@lEo|6)o#UbA?w$+ySo)fip6C)
DbjjuWprj=dKZuA_GRD1+02>$QSq)7#-5t8y+pt<%+1-FooMP+zMSCwIx5X<kFz)&v7XXt$!c6<6!8Mz?u7g(y;ffxqa9#Pke2`=m3hr6H55f$cp>F_?**PZ
kEkwfrbbaw<X>ye2kck_091=mREFABp|+l|#q4pFsGCOrNSgx9kL1UocJ)J(X{c1)G?~CY;W!XhFu>X^OdOM@rL7+X2&;7;vm4&<q1$m8ZU^5gzCLyqm7SN=
$Tsxcdu7y}EY$NCJt|b$6ev|W!rh(WdcAm?$|X$SqAnOO$m@#prP$=V<k+J~Z4ERO@VuCW)tfHY=(BZom0T<-P;pTv>KR>?J|Rmot`s0>1;3^wG7V$`E0t2<
29D}1LSecE)LHpF4UIveO>y_l1TS)$draEN;KWBxPbM*N-$fv!DAf{$%pXx57GHsce}@R`CZ;r`DPu16cE{;RqY|L5l%=LslqA97C~nnCD<q+H?0Kfx)fcF^
2Vr-bYFiE(cNV%+NhLf#bF8=#fwC!v`cBOBY1Z7Aru2SXZ+<-usbzzB$2@$-j0*{1?xw281+tQ7*mgHK6jP#TPpw6%@A{8fOfX;1ahb0+e54C<K7|AQoT&#F
_hxvpmm>d-R7$LaH9tl5cpTM2tQga&q&8gtKxkQYnl-u0Tb2Cg*z%mXSmtM)|8;ZPU~v_bC>HpU)`KixFtZOr%>GcL-^s{L>jGxjxWs*41@k0p!Bd|h1XZz9
zS5DR%}BUoKgcGZZ<>&c(lneq@r;a)KF}R4P0?A(>jxsUK1y{Le5=|emr{S&wvibosgW^@30pK`7P>tv568J!-FLb1!54Wh{tgR_#B)a~hB9H?G;}$Nmpc%=
+=#pOqalv-qw;>nqtNRz%}Syeu^_mh7XJ$UIRCuR)(K#Bk&IXNUa<K*nC7$frlH&Ju*v9!33Vsd1Irt2G!)ev!s0IX$c7Qv)wW%2&OpL$2(P(o*ARZGdXvai
wPyW_MdH9`x^6qm)Pp*YO(_0FsH)KC!>rY3$+>dW{Fbx~y6{A<gy*>OY@62Y<a}p^lmuaGxl`oKxv1O~r8{IEkX`te#YZOm)F{Ay^5ks6EC|}Lch43+S=5)}
jbQRenK0vqyiUl~P8U2#B=twqpquU6*KqM4|9XV}^*@}V7Vzbdr_OxrDUX~^x_jTgc=ZOqb<y7_#dUQehfxA6?}hBLJ!#r3tV-hvDv6G~?7B;XixXsQb~EJ6
68!P#NP0-mKGU*wT$h}2jDN^Y$v-5g`e!71OS*8{l9$J?Ucjh_uYSRTh|k^}AN`lNs&m6kzVOEV^ojT+pDm8xo{mnQ1Hn<)h&u%OH~ba4=i1<XzEX9;^!qRV
H@jT)(Idb;ICxDX?QxwsxbSG|){g-2=qrmAlsbt?q4>>7U3tBefy4^iOv(JsmV`1SOk~$TBdZ>jciELtTc?fL>2l=-3en^EywKr-r)V{o;=vJ`Tqs7D7P`j^
4QxC3c87xiyPS6+)UGq&ye~*U`HFv%+sw{hD<M%o$_DpLmzB+B|0GXl%@KV$o{g71lMT2?))l)V&e`3U+#<<;g0BgTgT5&)-(glOs)n(W%0mc!leuoU(|JOd
VdH_#ozj&LB(OWgy)+)U#R*IvT{Ll;7sbu^{S;SIt6=OXA<TI}%y1JK{8N*4Zq8HwfXCh+@yh!nj(D+G9-PotN4?NB&ytVa)dA)$+~lkGN#1#YIFHXn>744E
Gu_W1r@tiSnscU8Wo6BEgO~#=%u5NQwf?Dr3R=qBh`|^T8>TZ?Z(Yv9E~HC6XIOsFKm<%E{q}Y8kM;bv;usFZS$5S%Z;L>@Kn4!G`##yNS7?vCUYu(<JIxfg
-s)}lUHnjnP5v_&`rHkKOZUcwku+C3(t^pmVSz$~^g#O<`g%$PC}c*3RmC>|6b2v6921sg%_I3$8`KSWJKtj0BY^U7gaM>k?8RHkDz8u2{?OE>o-*;a=gH-4
Jiq1eTnTzxI2L3zUS1cW_Y^y<7)G2(gzjIc(x<L@U6^6YIH<rK7rgBbtv`yba?h=#-j1%@S74Q)P&nKP2^rP0j~;PyFw;GfdD0}HqO)hts*3?~#Sjp{50yXQ
$`*3UI#HO9uYH4CbAC=52Q>TnYBkR9n_UK<1{We`m9D(|9;M@~1&4{{9~HZNgW14U<2&mV{7y!iYDR|SKl+}U4&9M|gtkA7XXmNZLv~FGVi!yA)cpD=a%`)|
#8L(h)(JnhPq(Z3KxE9vniE8Mfc=s-00zAc3PV0}{cJ)oD-Fm%y+tlgS|2g{2KxhhGVtr)v?vn}W;I`O%?_fWhFRm<es@y{GC^LK;~9hBD;`57g?Wcnzk|ku
Zg2R}AZ4?J0cpcSROmP)H*NbgVdg4#o3ItFAHJ8Sz74%{Q10m_I3x9Bdb#q%x|x>jgQ%&FZHNx)1mbPeOq!=lZ<bzhQ5Cc+U{n)l_aC#DB(lcjCL+x!BE9A(
XNiPyO?yX)H?hh}X!vtBC<m4A0#-ml7q$tn@rLZ7-ppmcX>uleXeibe?&eLiX!3ItJVuC79tfI6<RZcx480IjAkS6ZK@sXm9tPA4hq9*lH!A77^fm1WrgFj-
!x;4S93Uaoc?7o*WJ~JHLvN|a>_o`SKd`&jbE@|+?5$mz$h0XZNjRW~Wm=7p*9`AoIv41{5E~B3J#ZYF&SJjw5to$V7=nw#1SPk2*KjGgvV|*uF|>Z)K$caT
7{ckhzLKJ-e<6|{hMG9H4nvB$CAN@LVAk9n<WusVCUu?3R7=Odm^@8xrq?%I)q=~Cd^*H&J`u=20nme;6q(2mWUSvx?z7Dn`j6TKH$y(zp@X5BK3)ixiKGW<
t%RbZ@}6BatT{V98SUQZRgzwpvk69a&nTw-Vu_LPnT_dWmaw`+r%tX+IK?_L<pe7cgxPtT{N*rUmlHE>vFVziM^AEjAcp@y#1^Bs<(%OP;dIt1XH0afRveUk
!o$tynH`rg%Jq&@EL^Wy!LpR_)!DsUJ1J|pOn|DNjetXDurL+A-MxZX{0hs_v%VDjTHL2?_{(nE><)t;4mgIoMf0W6#-Zj5OF{7t&o#TcRipR3M$tv!<Pw}r
>PER2xR?!pJWuT1{bwqU9;~E=q1(l5A}v?<x0Jk#8@*jn^^K2EKDp?>K*4DkDYiCmqGU=Dc85W=hM)+SI;6<9hP)P|5|=tk#8`WkJlW+7+Lzz)rRxA=5F2qR
lS=(oTdE^?jgC5Jx;!OrK~#z!fSSUR$3TonSHRVk%lker-}!#6Kk}<)AP7|rfk4!fNIv^8Uhsh<VaJyEVsNk)VNs0HqeXQF<#LK)W8Nf95V@1;sTVf>(nr|X
1xdOQnu<J*R2###H3>Bj*7Rz8tG;;TjN@hPYclOw^Nw>0;%X(bqU&XWCcBle&Ql-6X9_xnYoZ~{cJm$b(R)qI)JK11TqdOOS;Mia1CKpd0@xid3bh;G;%?H;
k8xSWn2yJSi5Z&z*(a(CSMeVF|4yfaZufGtMbHtxB{&XK^2Yqgm9pUV(TBm^N`0nP1E-&L8e1o>F;oEKev%N`^ufki5E@#e>EhGQ=F~89@_}-JstK+Y2^=Gp
m8(I^8c?<-4oanMbJ>QmfJ}vU4mjD)#1VO?#ncOWU|a%{+wF7&k9;ChbLH3npd&jJYCU*KuGG!UjS~|#@eu5?JM`CYwZ527{VhB)#kS}U-dN$QEN}G|!m6jZ
Vyb@XulIM*cVoH{2L0k*tv$2}K;!1)39=!GmJ7rat|f(6xhWf&o}Y6uM$R*WYGo=!p}`=O>|s%cJdBwU$K40>IdbVlutYl(J!<t-SVM9OXY!7;kJy<DyqF5~
M+DL=73k*355c=hc?l<!lHGm+lMylnr+<HaFna#u!SkOa!UCA_;2B-#oNuDr+1r(p=y3nesifVk9CMfptxd$``Y`(oIFF~$WPdgtyZWe2*(~Dc9qEW(Q~l0o
m>r|%dn3a#yz3mj*hjby)Vm&&&M(-Vd}CvBk@>&HeG7BjR<h<_!FAQH0U4qt&rE7A9i~=x<it0QrInmycV!g`iIl`K31|q?vPPx(S^Ed}k8OYbI1d1%WY6B(
shU{C<KR5{^y$af-R|K(y?FTXKfQ2|?|%32<GbIv$N&29(|_fMe*@?J?#~ZAzVdzN7ar{V%J-gMc(D5`-+zALua9_MMxdGSHb1VpPlFd890I?hV<5VE{AUms
K`)&0o3E=m2`^tBc<)@E+I=BI3O2fMiA@}6HUsCW#U`X&hqf=cN`1qKofQdAuIOqWu%WNq*LwBx-2GYA?oSkz#Y30pz45f>LM)61os&Kar~iytP6CIOX&<!N
Zmy=YiKK_+4SrLtP~B`i#<4}izA_mMjXO5L`;~X-{=2vPzwiGz-1}*Nh{O3sZ^zYxgC=~Ah}oqiQlAhbp+g6;ceDoQEYyuT7|DW&!CthAIN*#$sdiEhw!1_f
G@8*?<_4#v&?7@tQkV?l&?63ap+%aawlSC5v;Og?T!deJTQ4VbMh=i-Ki2%9rU3&;0NXS@tgnOJPaAsfO||&M_D8;>4-WCeFrP~&`HKinGhJPiTKw_Jb3FbW
pgdM&KR(I85{b`!YFPWY+w=|Ehv^xY+nf|*V9bcTmMo~GfCN3sPF|e$>g(BbnPw-u|9*;0*Hzu4ang)j&@;!chp*rLGW_uR7nf*_HGs>BjezNPc!}auGz7l%
`rX0nUxu#^4nBN%`|Ca;Hn~4mO86Yn&*|Qhj<2)Ta<Wg_!~)so#*;7l_rbCL!MTt5?+z=F%w(K6korZ7qI3K`|NcH{kRmUVy)0>9_KrSq8W&lU$>L(jHWt(X
r`{X&1o=7Csu5EO<2QwrIN@a2&}h^*QkJ7`Y8p1;3dF335`s8dneYP|hS)HiO-USBu<?x6<=}At{i}C-#{%;D^_O?@$HA|Mv`&0nFRvDy2eU%Sc$(@jW__x4
CxfjKqwzI;#V`YQrHWGBo0OlY3uG*uELCbxFFroGv(DTP-~aaO@WanX`+GlXS9Y0B+B|ZCMQj5X8BK~?4!*ajmKAZKx}#3wq26PHNZYhw%mrLl>qVQNRw`H6
qH!xPwSHn<gGx{XTbIEq*4<p)c1d?Spny?_gWAIc5{K}&`&vtEGLzK+#~O{KXczqYMIs7CXuv@gaSlE0C@B6-$3n5Vq#o51cOft!xodx`EB^)&&6WE>4B@dw
h&Ks-zZaa<^AJHP@{>sUP{E0>e?E9CkhqUe&aWyYrsCyyw1T{moLrCR@+qn>FAFx^U1*7QO@}UEuw?`6ceMBZCjlU`^X6;Y7PEsTv~+d{Q5DyGa{tYngQE}p
O)WkD$d7V!^J4KyY#@%9ltM42U!W_fT0$>M>%MO4!NI%zJ%%CP@s>o!U09AkK3USg;qP0_vj4e*A8$x&<X;!~Bf3&n?&tl-@{hgu!Z+{OZY<3~LBV5e55l!V
tAfi^;f5T+d<#him*G9qYH(*c`9iaGA5NFkoc!Jr?F?BXbsyJUBAyPGNmQ#MCIX%p?p(^H*FowebYEnyXX&<G3+_gpF~qe3PI(1YFOoHqpi*%Z+P06gkA+4B
>f&Yt!)vZ8BV42Hqwu;b>={xgv}zjjP>_|>=RO<x;r`>*?XdMTY?7E}EpQoH5|YdoV(cawmqG!Km#HM1hb0`@(4p225`4=dSw!`8gUr5D1Zc_GqNutp$&Bs+
_{2XN9A2iI4_RZR`axcS$|0lZq%YU`Si;GVEK>vhH+LIyaHrg<pQP@l_A|Q=ye(&w<qhhQxe+lz<-$GOF94SNt{9agux}b`VJwIl?`Xtd!Xp(Itis<pR`ZJ1
=X|zm`eMIjE_f5sOz@{<G|?moH%dFlV~76QQLW)^eXG94)lxuhuF@zX3tuKXeUs8zBK^8S?u5e=t}Q&VJ**+<DYe?0G&~+AxK?wRc+eNQ#&FsCM7``I!DoLY
4aNy1QoNOCFlO>QJ#Iyk1E7g%$1tqqGGoK^%%SJxeH&NoBrOY32*Yhy537sTz!(d|+foeu{3jwgPdmq}43SN$onw|yjf8kb1k**}h%^9MyO!?GPe#8nuoK;y
r(ZKmCTz5(=|1q-gLOCNBu}IZ#+qbObX)U3?Rj~G<PaSon!7-*a7t$8%2vRrC~sqm;Rgef`I>nMXlyXxu_>LL@iyys4bTkvZq9n7{iVzlG93PL#_~lR*(v=|
kg}(rl^NtrMEsnz-AEE7Uk@^hOqN4;$hq}6WI<We2<w6zM$=C^m@${MEoWz<`;11~isX0+g>9PcYtoLvGXqGdIOc`@E>$pzHag^g6s9bf`Ye?2SuWUMm3V~v
GuV2eR%WZ;T?^?cYV@d>!pm#99lhE!@~RsrHkA!1!RxqjV<&JxTOCML)l3HQ9&0X|zn49hzV2BKrMc-R)60@H-xJb8wsArIh^3UArkliF0F@osdiFv)#lV>!
P<#M#3BAEmCdd{SY!`=dsS8Y7U_gN4D%#YYe&oKN+_0zHuXxUXoBVM1G*6!PkhxYi77fXD<&$7cnZV`d3A%IYd&*B}??h1k+TPuv#e0|qBs&Ra$8|t?wiE=7
xp&5UPi8m8#O9gr7EiQxOW*v)eogC+iP9#6nTpL>vL6PCsVFDtPmfV0X?E)7ZCZ<z%C;I@;c<l3*1YUtQEPqz@{p5-%RysS4ZwvEi1by<t`y9T1ilN~{(hic
raxHFY2xY{6BZk}ewo~Ev}A$)*cd1Ta)M3*`Z$yUP0Qg;wV)lf)jh!M+ZIl!{!TuApL69p-Tg|%|F*#TiAd>lJ9LOqnv33bYisLH_y<qgeb!<D__6)Dh@iNQ
!LF5+8<H01S>U?ngT(1;Z8Kp@mY|uDk=@CcF7Jts=^C{s<m5$ip}&q7NV>k`o?YI@Hmcz<Z9TKL^d!KoVV~j?rEZ)wF08|=a+;e6*kV#C5^iyfbS4+Y;-$c%
R3^=t*H0`QsFa!lo#orkfd_NRNYEsy+rGbx%N1hZ4*7;q8RH{@XWrX24bxD$Xlv+&#zr<1R{+uumC`rC5$2?`FQaS?OD(VsV`E$F&h7_yLSM3K+y(=eWWD%a
kf9)AK>C5T{m46o4JT=Ydro(`-*m9Xvo*8vJ(=eo-%5RNd!i~E)9Dxq5qrvSWpQCZQJFT=+2MkLiw&Zp9{$Ji!TUTa{RcK7boHN4GaKlnMun5*7%`kT3vgo?
Bzt4Tx}|2;8T&=+DK#KlD0LaunJgkYp7Ss8ZA6pz^JI4Y=&8G+hjTAz#WUG4fxrr$t)??5vNL2Sx|J;qwRSA1egz2rf1PTZo$KkWx?}@oI5JUHrVCTeNJ7Bu
`gxYKeh6$&=ZdsGbd4DuVlvasYb4QjGR&de=K@F;aoJE$*Gx^@<Zvx0GSN<@atoj-b&Wu(tD=7CVVuQyTx*zynz+nm5NQF@x#W7q_I#&jFsZ<kp$r2uJ=<d3
6WXYswd5`5*i^1ZqR-8u0%Qrcwvzjz+{_%H{0+=nf+Tv$3twl+>jB<y*CF$3-v{gFFAWRyVdL@i4K6H(?hZ>r0)@Dkg5bBOwfeZ_>yf9MuSiCOJPI5l9*ESf
ygdi5M@PlYkN(@(v~TRu;B{IoCaZy%sO3f$juLfyhelGQPHbO^r)ql}@8NHO7!H^*U{ftFYgmN1*^f`^D|Q@B>qMU4)Oe7yhlQ`ObrK9v-L75^bhB~p2D3of
F$0~N#3OpfO9yyPJ0s{u(5h|Mmtis?+M{aa9qjgDzipatB_f{95wa@aUL<xcuQm^ihGQO#e_=$?!Z-iN$KJqyDY<hBTI@j(S!^dkF@c8FZ{r7e3W<c-lMfMz
IJk<)oifJzK6v^ZNz26;$uL_7D-DD$Y|tm`KTNA4IJ24oU#&hrF!6qBZQ>7|5}>5Yi{N(7@o$HRNBhUe56uOw8rbq05yAD#0;9QmK_NMJBCod@`o9=+(_Ku?
d$+_j3KaphriiDZ@FG(an_~EaDwys8HKL9zBbKD|j1Jg`)aBUH7_g?m9&#7YB~cOe6236D0Eh(F8!`nAhk5g19R;437>@XXt*!JfaC-Kwk0-tdr}qtWombyQ
RJ^;-I$O1EtM=?oCgQG!?&A>8N0@!$7=AZ9Nq?}(sFZm#i8K%xVolCy(wRA(L19K)7it&EgRV9RHR}kL^yDFZf&nF1kt|NiUyEw8(fWbWM+@}zI{mF!bEz%W
+y|nhpFCB1dU|@#QW=!}B)t<0A7G&*W!-1e2kEa%dDscgphbin)Iw)mJDf7yflEWQNvWkrL)uI@LF$;fBEFW@wRiIT%Sg8fs}R86U??nRF^a(uaR@0nD~SC*
jB7ZX5jiyw4vZ`QvYbuN>`}ckFUo>bX!B#!%7JX@-rIve7RB|oyUWNqy&r;wJc`1H_q+j<1ZtuaV)2^RMfxe<iSQO-O)yz;7gZ$4r>;jtTlHZ;A@-*8c?`xq
{()HO2L>I6PwH~ZVW?03NFpR?sPjpQeDpC;xOl|ZIDJrrBiU0N$sc=fX-Et?-0AJ??7Z-(Lx`)P?^N@u<G{Enrm(~r+C#-zj;Oc-NJ~<ZU%)TH#}s3X(4Ke3
=!f?{4BxyxLXLas!HW<!P)qS9#({}xe&K|%T#v9>RdcE;&Q-LSXcWM_;-o~VGFgkouHa6~{-XQDBY_<|uTZ`m#Uy+RwBz6Q-VG0a-#<F~?Y)~A*RR7{Qg)yO
m0ZRhDM)yya!j8(w7Ga9lv8&5GlGpX>*8VVJZrkBeJG+bOHDH?8UP^vyg=4)-zm;OuYKYky=dq3Ld2KL`zslI*>F*4?7aG1xKsvm1UoK8J&=!MZqPHRc8O?u
KxKeOo-g%9>yb^+FZ+idxJUmUt(<*Pf;OJkaqp(c95p58DCmfZ%a_bKK%y`t1gQ`Ae%gE6u@-w}$R;ri%tK0oV=ho3NP3GE0%x*B!g@HXmW%0{)-ihUX#e%W
(U1F*iS5<FhhN@)7}~WMjigw=xp=J>Q_hyk-4K1U5Q|22q3Bm6^fKs&5N_e`SXon6sWtN#>A51D6^U+mlK^=$SvEasvrnSkK!rS6<5J>E72>O(6!`6ptg5`~
(O3WD@EuJuw&eTcKP0zbKw}&YQr_BkTUya#;?S9D{b|FAyj5wx93Nb~Ew5M0bf3+FEu+$hAVmyjfw&;-xl%>>8fT{R9y&kiXWzkaU<2s*;=yWpZ~-2hzAEa;
nvb&c5VXkgBX;1jKc1w%tN!R%kA4gvvI)5O=p|;8L~F5cx~5%H3u{J>@#(UociL_o?#H5n3*@uOVE&~OzeKX`z~06uB$1$Cs$7htAZ{ab%w@4S1CUb>atR97
z+~DVI$T6hjbNkm=e=#z`E)#<1v{MKxZtLiu!qU52#V&?Dh8G0acRh*UGO$<00L)h;xP=dG7~uncq5#Pc+X}bBYlv#y3?5AgChha!Ux-w#V!B`<*1;qtV*^B
Ijns2WxU7%pr~sLkO>xJS(!Fej2%U~fVBYh+)G|b9|}dh#z&cmg~b^Wvx{{1X9QT3;tc#iT=41w(bY2Si)s-R^hA%Z3QmEAqfhc0*M30?l)JVS*>gwJ(%0o(
m8*J1$Ji~O4`C!Mm*GMUMIn@EKR^b!;bR9NV(QY_s&*$@-`nRLuNMv?C9$Zp>cqK3h;p$YaY@UjP2C~VV;T;pkeNSHOt3g@rH4iIKv!ulZ3ba?Hd#g~v~bHM
AT^N^d@DSEwG(&Dut<G9n{XfpLmnQL(OwNsb&M<QGCCV3!`=WU{>Ctew4|{4<B!l_<ye-Y4qN%N!;qHfD#-aClUC07p?#ftYJWB#amN^{yy)LUrs#Ha_{>lu
M+RP=Ze`;a&fs!<`?s3yf#yKV5kAx3CZ01C0^#m;K66n_XQV(`@NINFa4m_`<{M-7$(z@+c^9(SPziNdi^$S^rghuX3ntE|5BL7tj=bu^>WKM+Z8$Oe3?a?E
CJ@G-xFg5YBowC%WBi?=xR$V+IJzUy>lJ_^J}6?p3sp=~@yyxvHPr)vB|sCM@BrUce-|;N>wBZ>$bcW)*3SQsq)xdpXJJeb+_#n<lC^poky=;s{)l8#bOK>D
(kbywHpm!pG7U=TXf~j3Sfd(+QM7%7X0*rmU{9%|E&o3QOcr7lf%|G<o<dKde2z$ZK}V;ZybEf!@NLO5;p6~0);LS9p!IHwTj9lC)B-V$P$b39E$VG|Ie=(P
t#G8)H2Z<bL@8rtaul~2X9bw|)i|Kh+SE4wS-UHbCz3nEgm0WF<+)})F~^ji+E#JPOYpJMCOWLs&lZ#UMDX(v9)m(8ES68%3QS!kLCTrjIoLY!rI7_ze$DQv
rsBcsMxLy$U5Fy%K777&6()jx!J;Qx%bl16v9mCIyGZKgMlJ+R*Tnkk>Gh=7oKgQ9{B5Ai!XQBB`rd?F@SbtzR$Xpyd+cJis;|;ESfLen_du*&7ZYpZg2Yx{
LagfAp+qXOw?ep*KVeV6`P2B|&6P4a^3CU4<E<<S+ic`v>B1QF<NefphyVh{-cedxU&KHzaSaBhaeYKmEAi(fI?_IuyPjte2XSNkI{x8AR1g~DMK`k$d3qFW
nKydcyIioMP^j1xYO<mX(Foae;{!CL3ocfUMQf1^r}YLJwk5k}u>V)eF_GA`?iB1i<eGaT5Im4cw$=Q0AmeN&4O>{=DdJ>ZM_2Tr;!Em&(;f;fM_bM3vj=3j
_$2HW$ULQSG<u-}4Ve6TqC=(_3v)DqU(;d~03<sXF{%CR&V>Bf7PLEHRKm0XF?a-53ZDLd$(*h^O^%-*X!sB8!dGU~#F6D<-fPuU#f)I4MN1i#a6Es#T72fr
M36Fht|ng!qB>{d>d;QK`L)`K@A}vzPF>n59FJy6=i!*Kyfq{jlC0aFyFZnJYI0UfY8wz&vyaL$t?eEw#lv|m!Q9|%bE`My1(SyS<dx+#Cgt24^vsuX658=k
_D)Z8PIP+4S-2YanzImiCdDsnj*k<57>+<WR}Be*S!=Y}seZ^pOYod#P()g2={w0G>ao|tb0nU?E-*ss9_u@Vm5Zhl67cEK2t5{^my^>3iaspsld*SU(<RkS
gU|ytYE0D;rQuT8t6bp1rKE-=iVm4=MLOGqv2Mr!B(_yo*GMLw>bRz0y`PI2Pq%p@g1zsOAF!~Cv)TLgW`#FeSRCvnEFL2K^^yZgtDs`o)QeQP+5wB2c+e#V
VCE;urY1~DWJgtMb#}NlbKz|`qs|!7X&Z~nm&<B7#HVgKj5`Zw8gz{ke?v5pb}<vt;>uY?tH&RTZ*jMEg-f>!+K>!3JP-7N_U)<X3qA0<$vDmW-M|jn$l)Nc
%*mjoR6I*Uib$TLE>DL}Z->yA6i?=jV>)}#Oc1$vwjTOs`+Q+5@R0o>+=H%h4>dK@ICYEFK3ANnyh}WF=8_&<v*oxWhq*Vk8+=H(EK6;=lZfu`!Vv-`J{MRa
iAbDtxFPG&3EA$dGt{iZ5_k7mK*Al8le5mXiBrVlGLdJbs!}Q&hLH#zv#t1Kl|axy);dRICxqqWL_%D5CbJia(bHD{%p0)c9>h6fCn_S?+C1Ff2u&S6){*17
{Wchj=o6mt2zYTgu|<=BH~B`MXb<_H-f-w%8xFI~EE4T)<d*h)MpPE!Vq3PzCJ4sTu(d-F*&5Hx`9_L*sr0G7k63*+-(%>!d+D;$^*1`*HYKp}2}MrK1xaT%
SAw3FmxGT_R?Ca+zXIr1PHxcUfz$Gen!S(RMLlpLrYCp-$zM4xWa_HaRq91BYDY7c4ky;_T%!I~@Q#Y1l2}C(zcnYQwGX&gX_$&P+Gql8=n#0;$u(;sPoZ<|
;TZfR?a!+*sgk&aSObvdvM1Q*Az)pj>?KPt4RJ<%pUt$=8a`DPHlm(j;aYJx^4me0P7Z(E`>=QF;=%61xBI<6U)<YATCXTP)W0Ja+zWc3>dj(CQ-(R`Vva4J
uungY*ZNKHmH(=?swj8>h&3|s;}ZsFrLqw+gjt1y2;=|_nBmlZa!&bb1a^waAL06+=0SeuRviKaui}j~gEVS6yAVpfD#g7CH>e0}tp3A_l?Qk%mi!j0>xOH^
TGd1qO>mPW)#8(Rf~q$@KFd*Pn-eumXO45Tl~3ct-As%up#io3phLAPn{)|5Jq+X$<N%~sMj#3@jH~5M5NJ9_@{z2${M|Gx@Al*$ZK-$s_NTpfN5AI8q$SO0
_@sTp9)63wSVzO7{k?ZN%U9^_c0<0(1-|qbL`nyUk<O^fpto&9+@pFy--=Ee8U#PLnrlg;iv{x~2Sd}drkg7F%{r`t($b8nj@pp2-c%OGb8z`J)-L|Gsv|9?
Q*jka=T3#CN#jZke7lD^9rII;xac&-wc)VS(&-2@5K<PBlh#@k<e<wGu!1>e@p<z2eR~9Og1OE)(<v?cbmrk8thK)s-Tm*Y>0~*(^{#t^PSBVxLp^iPZLSEf
Hv;+Fo!3=a3i3hkN$NazR=`NFA;*lG63}N~6|caSXgRN;rFm`8ho#WdyQ-SKx?P(50fVGD%hWnqjB&neC@Di1&aVobO6<4}O_dgig9&hT2fJe0C9WREb>vHP
&bvG?wC90Es!_osEQ-yo<S~4+DQe0?JxEdI#q^S-x3o*D5kw_j(V?yhk!DIt8^VaUzUK)ECTCT#7{9g66jftmdsz5tL<)J*SpTd`(ZI}bR2H3X0WHwc#!s#b
?hXR@A`{;_^Io@AuQdV{zcj6#8Y@Vv;)Gb7%MLQL$vzCRyb;2M3z>FM;CHEe<JI*Gh@vKvjwheX)r`&p`ukw`$I-$2cmFfXqp=XHDJvG`+SqA^y*4s`wrp{Q
H^lK?Wv~aQqyy^{d>yu-AAk-f$d2POJ4vc)R9TwNW>Y&C9juC-izV81AMWFu+lEn+v~!~o+TkC49~<N_S?HTq2-j#AY;da>F3vt~|B^GwaO1?sKWT%And0=F
MZ+Hf2oP{FFWn0atW>qa#pMJD&ozCMZ_bMaT(|PkWdK<h>!&I*pFl-w^$EC%Axk3jD9`-V#&ijttu-b^4He9!Jw!zVw&gV9vNxfrjlMwBcdiXH)Mtoh%_J}2
ADL_FgLhOKIESH~K;|UNs`}cZq!CiS13-?j(eVc)dkIl|W_C^e?HFJ9>tjjqC5_24pD<B{bH>>oRy<+64wl)8mbzW8K@8F=ayHVJmFw3vmTuKXv!;>hvTNZQ
{rGP@Mexg2<Iofin`?SLt8)Qr`OoBW*I6#G3GTE>Gx)K(Xit{)?5dbufYTXBTiKmEi^HJI5b4~|RH?J6nfdh(QgW>K$O-#GWy9azbAd*N6Fb`INR`*cC^_mS
Vw8xtbcqfWo6pgRV~Ifys+t#uK|nJ0;#PCfX{4-}7=rPAMJDvGh<W%}9{+ss2f*szxlG2douDGUl>Ybxq)5@gwk<{ww({Tc<0%HCKn=;sp+92ZUeueGg-5<3
Tg!nbj9%EQtACG1@{Q4`E6-M(VimeA-gAMNK4%D;yki-T({PlMp9NV`WRlqUf@>#zzJRPIPkX)I(|=Rx!4+jfSfPeQ1&9?^gH-i!^W%%mw9Fq;s*~SBEFja6
qnj3LqahtTLx)sXSqRenV$w8hNwb3_00v}1E|N0k2Qn1ql>RsKv-tJSIkyErbuaBgLJX4J_$0?+A}pCL2tcHUf6at-mYwwz*4k<hOj$fFmc=F<QV_6PYcw2}
twN1Gh0rw<gLa9O*0Di?A@BqXEaZk0aF@|qoJL}!mo7K1gY;hKz6ov7b=6)xa%H0y<FtD^AKmL2E@!-iU4_X6%pnoc-?VIDTyIQLTyGvd$WC@nBVH~CQFq4s
V?~_IE~^DG<awA#LUJ<F#EP=dn@ww?tSzIV-;!6m5=ToMS#Uu1{$-hHZ9v|~^8LY&`^Uq>{iET#gM(ji3jEnlf%l~D2I{R@8Mu>LrYVf0k{B)(LU|C#4Gw7e
i)7vv>TxXR{ietg=i-F?DSpDPzy_C96NR!nzSIC1Sm2yS6lfi-c}3G$mD6)8pJMSDK{VKk;|eT7&Y33+l~mIND5gm|J90CGo(Uu3-~miY!a)u7QhdRRbeHEi
J%^TGo8SW5j8Mo8ih-I2jO?0WFztm<YpnpV#4+88gC7p-S+%T*v<67W4juDJo^3+O$5zsH$auDO#(Ct`FxpB@KWd27Wwl1iGY}pC@8x*2`0B79EWie$D?5%Y
XKfolx)zv1DjJm6NL97k<}O%<A!!Ot=IS@uCQ&tQAY!@9J=DGk*(WF!k~#usbGCW#jOfA0HxKE(PPCv}<I+Ib{*O^*I))Vp&q0@}8}B#`D_3-B3S~gYY$j)N
%7JX16Db2daU;>!w!@raK^pnGzBR#l0kD5^0R`cq4n{g6-T}_+l07mEDApvfE&jExL#ZQZh4x{RvMkwhkOJRDMNGIJ2K6n&YMZVV)Rwj8Bh=m1<oweEu(HO<
t4w?3$0(<Z#Qd}dXCC`C7!Q#$w9T$#a!eBp{d_!J!JQWzmp|H_<hR!!gl4Dn)ofXmlWJ8<G(Vdh&ZJ&kU*aOKi5?}L`b5>qC9E&ZL5Z~SFEjSHT6?gB%~vc`
%8<{mstPlrRn>s3McEP(N2li!$SX#FaY<u;B<UggC^?jp>%~-c8p#u))mJ~3S`$#3D3iU}^;Pk|CW|VQgu?L4Ej3vRQUs1`!-1b)O=n|73S)3$AmA9I=#9XP
BQGSk6Hv8lzzT^GSBFE7Yt<-@%9jSkh_xQUWu>PQTaUy_MSDFtu2u^!J@{r?mUYd6(&OaS-~P}4UhvNx^2IUMih0QPS%Fi%xV~Og90*w@my?nhjAUfs`Jqz|
sUTkL?EE!zmL*3T!SugOj=8>DGJ$!&2T$0ZHTSVxOr|B<JS66vD2%N+PP8LMPCm1%pTV*jH55Wfxf`kS#`$C-_+}v$G4OFFEU1y6r}Y$IvHftV^(tnNBSULf
4)W~wV|jxR@9hh)7o-5@HAdDhNijj!Na~RWaw+O@AtB*>y60*-=GeT2gvnA1hzv!heH!%V$t+2=1K{Y4$R<GvtT2;+JuSriR0gBfIe8Z`AZS7BS<NkKA=p(C
C|`M#XF0hM+FHOn%ZC_<Q|o#X#p@Q7Xg<sbvLAVu5zjco28|+fPw-64EGWV04~LVu@@XHCj+@jgPQrtJ=}zbEDA~?_7ZPSijh<`iXcV)adNqe(hpXk8eHGXE
t;rW!GG~$E!B!U2p%IiXb)vj_#Pj3KiS-22ITIMJum(w|=e3{Upbad5Q}8dkGbbqtRNwnXtLcr<|JT((*;Jyp(*$d(TJYhhDqd`{lJbG}F4x1$6RCrSVoJ;U
KQZ-2$K$--`mhp8&d>w&`{>|+Gb%ud8ovJd?K{{Hw|765Z{EIpH$48Zf5-*GK9=wH_Yko5^WG6Ewd_u|{~gaDi0#$hhu1&j+IMti{}22HvF<xt(YF_3ukj40
6dyp4w?Q^Zz=mwo<?Ph3!p&|Id`$t+_mdme0=o);3aARDibLWQ^#*+aJ48IS{E;Vz##eIMp~~<Y#%Hc$4NNtxawxiaoF}hNql{$o*^>4SAAig;WKVf)FQ2eD
fS7Ki3@Ck++oDtEtT>y_rpxI>vX(6!$1?}<xH3lzHTjZfai{OXizQcw9I873I-xJ*%AcbT83I5ew3$gq%5Na7pw_7KXJ+lW4yIQI&f{&E7<A||#cVOtvc~6H
^_i~(5d~Ehq8H<ZZWLnCtnXGrnkEvI+L7uLGPtUS;acWW=E8osF5%}RK5vz)^{5lEW;D`fNY%pf(v%bVv--8<L~24jR)wr!$T)Wc_g<Z<ZGs&NRjaBD1|xFL
L&M?zYo*3!@AoZh3hfD|gFM**)$Zn^$u#<k!!_z-Uq|*eTlQEJbVg+KGe%l9?Mc3XP9?{TuimoL+x<(^7-L1$(RWBjqA990sM!lKxJU_L?qpS=U;O2}C?Tzv
qD&wU<?xq*15t%|F+|M~R}kwO=f!n#K3(40mv)oyzfX4m+#CYu-(h~FK0K2BJ(6Ft-mV}st*&#<L?jX-mkg>a5rI89o=t8m_@xy40e|e*tkjUl-`MUJ2r3Le
VDOxl?3G?8O8-e2Y`mDb7VyuXPMLd+rx#p)cxgqf*{B{q#l@z)B*!wWNoj&!FnTxs=2FS}MZ(8(Ny-u36)hRkb!3xM@%^{+Wvc|Ztc#0aDZWg7VJ49f3Y{mO
gqL*u&8r2MAA}$Mybvsph4u217PVLRE*G)iYK?hIQuH=iwac2#HKXOPoW(h&zRtwNcJi5^KM>~auJbRw*@RBJl)J8wMC%dPj{NjrX@0o*qVUpz>(|y631uXO
abT*xoM|EL&Ub@v1#Re?LBtBvu!ddeAbP4$1)@*@8@C-DjJoHpJ<|rC(MG4vsb($LbXQK7FMS+OsmLu8)GW7?(+`?s^O+NAIwte$<!ze&DcSO4v>~Dkx$A7k
bH(N;YXK*=MT)ET1_SN(>bm*Ozpn}sOKxouMT)Uss<Bz74RH-ceU)V*DTj`X_jK-QbA5r}2%Bzxa!G2z%r$EHIk$JE<oWwkRWw@^xthmQ<4hNh-r^Z?-NG*J
?uwoxVXNyJb1j)X*oxU<?B7>4#Z@{%4Xv^A867nS-x+UMmZ7qqJdy>C=ZO{H&P<Md-%d}0gFbB7UT?nLeicz=!>W{*|1nuqb^J0H3AdM}ROpm*MmDKjbn~uG
xQO3qo42|~kA-HYy46+h>hz3-H)=CP1R<`)Vwqkli=B+KW&~`Z0XLgC^9C+#ak8AILKG!F4P<lLx$aIaC>mT}g)TUBnp9Wi!=@Qb+Z{=MDG=K(GFAHk&x{&X
eqvh{soSZ)cKG_I@BW<fgf!<&M43U-3~~z$2ko1~VmuD%H}^!e8?0||Ic=OWyIDKH$4oRS)Z*sKA=|#C|K~>3rEm7}zSG*n5_l%e?ZgoLD7FL$fbQ5=XKj-l
c;}+IbY!U<t6rfMCixKIdYr@!qA*p)f4d}ZW7lJlk2-&R=ShN>(<LR{(Y#n0>BB0?LIhFd&(&gDe$tGGE&*T=LO2bgmpFMA=k=&0ho@4nU=9Q|y)JB2f<G+5
0j5v+Vz`*oe@t>t5QiKG{$yq>J+?d#DsQ;H_-YUw#W41WRh@t=PFqp#m>|t?z#k3>ce_c-nHbjH1L6>)*WyNbh6X;o)ciSFE9{P+{GKyAVGX4>_}vxHifm15
T9E15k_I~74TovdM{-a!yMTdkYtOm0EbGkHz{DwSH16w)NgLZ8qX*!valqMnYu8?Y<?|}Ua%Zo}t{<YMC`yuVwYGjcf<1upbm(j>hd_u|`HS~1mlT}*T{7RX
_F{JNrD7@EW_9%mS*mKWYVpaa9K=7`I|HGF3t`r?$(I_zpD918^CjQ5_p<Dy-zPyTNYxdDYyoWr<);yqn}P~th*q^Xjby_UV`K7_JmFoHiMOI~i65n_M4#M0
ed)9v)EX{8x)sHg?VRROkMq`Uj7%jm_U>g~V;q4^q9V3g1{S!d-W9^`vva7CrC}LxT=hwoJYDBQ4MpXXeq)v*2P!Y|S9Lc!QiNW<u3I9{Z|oMI%+f0oPWsL)
*07(6sBHGl^^(pWM^V>m@Ms#Ba;p<5&3QAL^S_8a#Q9!Y!{beu$C8Nu5#4wuBk0BKn$J3VXNGdgt=3v1hAwQc*US0U)9$2wtkj%rcmV3lgRSUtMUNp7r(EwX
NjR%XWSl@|+Q}J9+}Qx#>st%Y2FX8zHi%=TyIHrwang@JD_1*J2sc#z6@UzhQB{}I^I|q64Io7;tOevSM-JlCnVZPg=?5nwDs^fE{cxE(pFr14@$Rr~sOFbS
hE(|xA0ke)l&!&?c|gcl2cL@Q(m9R1<kt~-(#~rGjo|U*81$W9%*{cRdbz(Bn2^JTrN>Y6XbEv8i<57K?FT%8d-r%A(B9r`d8Vd-kM#&Yl292v0H-Q~@8~Lx
=kjWeRwIqtSdzgSrJfb>2cNRTjrUsP$zVQ2_)&8_@sS5eU^K!*P7L=6nk&TV!6!bO6c=pc?B;AkB?m_VEyg7l+;qMA#Ky|>1RXie@>nB2>C5F{HUPd0b#al#
VvU<ebE<j*BS<Dv(pb)?bM*@H){Qf7O7X!Hw(ZELstf0y_du`P$x<`s0u2&oT>-u-&a*0lK6@1z{K3l-%QW6T=!{I@ns}!v;^G6A`a{`)zTJ|Bsr!(2`O9qF
>*PEcDtVINC(jAQfsUf!$=<j!iK{75o4ki_^-z)s5+CdVsGhY%G;BK=7(JTHKGOF9K})%%EDz=>xZG}`<~2UmCgS@tD_r4?S5uQ~aL`@qKc6S?CW|=V_<~Y`
&9gSuPJ4qM66KMC2Wxr>_N%XE9T{1Kll<T}PG^1>$H?7dt?zOsk=1p|#E?haMrJKOne-ZFEn~aHdP4{uzOnSt?0ZA&aW19KOf}U4#dKnZtrs`r={~pu+wxsC
S2L`|OmA?ZTi!#i*J06uE>}P8(Aij?fup53t3FS}&rhUzTX%EqNJeW9G^`us?1BwJ;1Q>NyO|T$-VY%=?UoA+mD0l>mYHa&Vc{1m#B6I|R2@v%1quRN!}s1t
mxs=C&c#I<lBQx_U)=2D6NX)L6f2zpw2U0bas<hEKKVm>$UfooPmHJ<yl7H_Y)Cn)X4TR}ckf5bf$Rvu(^8XOjugSVtg&kaUen5gGS&A@Uozpo)-n$cqx4vg
ADO%q<K?OZkod%sLk#!|abEDVDV}RwwLxD=7v^h&%}T{EiLx0m_J+56<JgS&Ex(gB=&(i0o^=F|dd{jZb&)6yTc1I%PV}AAI3M*jO5V}=GhUG}DQ_UnvHZmc
B}`2hElyeaU8lmibd>v(b!G}uF@&EuAw^%OOa8=4(O-5F$|1<Y2#vg>?~E)Ovq?y%;=d-Ti*f2cCb%Ve@ATWI{jr0dSD$6(n*(Y-A{vWz>a?A&b?wyYV7GN5
vS1da>E_(g1pQOL6Y&5Qbc6?B8};>TV$Ci)Yz%uUE15q^U5pBW7xSWngoODMMdmOYv4D=J5;@D#(b63{Y9un}nVH3yi@o$|OK9^hiknRv({`j6t=4UjUQu%b
G1?N$?MRaKk2<I4SyirJ+lc*~2z;--n3rqQu>=y!pV+hV-41Eg2CP^H5+St%a4Dk)$#d;O2AL0L+MVuAXDu~$4%!?7yqk89tYZX#?$tI~*kwVwMp}eA^zy}?
7;!$w!*57uEW%N{!?G&TM9N>wHcnFLol+-M3X=i%CQR<vPB16<;z6=*RvURH(Yfo}WtGa@<@P?0m?nQZU(Jn&@~u4C$<%p2_@@jdZW7mo_V{khC3-dq5&;;#
$76%0stuev5{&1eYXS6?*7Qf_zqx3yI!^9Sp4f~AY(pqs6@G{2F|vsievudq9UK3<PIg#`5Fq%i(P-T|A%%lF?Hj!24F_dG{1X%qu^bY5Ip`K0RB)Z*-q*7a
NlD&79thKyjlTPMCLv%5ZZV6@UrJo=^=($AFN}a>$b*5ViE^$UzP#0vlLMe!!Z4Zo?+g7bLnfZJx3+fl8PJkDEyCy?R%`=uIFH;ACI12m{CE4H7$8{|(=NKj
7D>|AqdfuaWsm-UD8&A%ZRY-a+-$HuhA4q21P=bIg3f_IHDF446U4N=o2{R#_#4q=%|inbZ?wLfk^u9j+b){NhmK<hySrXgK!bBcO{K|f<Xf04nZ%zAoI>i_
<)T_ak?lCOeVqD<yx~4l$ZN<Z!(C<LolSoTwag8zxGAB%c=))X9<RVj=$2x?w81k-VlB?kR~(x&am*^*9PaT{{^F%2wxPf1M;7ti*fP!rs+^Ro+uFLso+kNg
w}0Arl$G`lqZx^3(tM9PTd(G+h}O*GBaRPS7jf=S2HoI!ZGPmrorP;eO73pEC&2-Fy6#moBB2RqMA~gV@GL~fM7trwnZy~_)SMH@4H}XY7!0{JS>(WO*m}in
McQd6{LZN-06lJHYDi(1m5r%DH>Eb$*o2=Zf#MsXyu0inzdF&>X^?`A#>=M6Mj+O%AVaRKgEzY5nJ~>^hjWA9JB=*8&PeDN+qWJPDTf}><QR^U=5RdyJg>%L
lgc}-l3_Y-fq(_B067D-;ownkN0o0qe;&5&spP-J%(dm*@XiSb);HHg^l6;H>UZ>J*e)ay`#xkK%%K9yf2+Z)VbE7wpCarh*H+xC!xnP-6@Jh0xNiD2)oc#C
Khcs+W~f>97?4kWfb63%=+Yw&stc{^2{E+oIf9loNE!yy6K|h}gI<icT=|7Rbjs|h1E3x1SDj7D&F(fs>NI>|y9K`YPy-9D=GA=PVK7j}#zUH216XKh8*Cwg
(dJ{=U9i2&@#G6m9K5>4Q!R?#v!E4swQ&H@&w>^#s^kLJhxRs0A-=`dSsJ6P8$%7d*pdVXkt;itcVA>Op0laMVx~N7*!s)aq`X{S4QzD6y7|9h*94R6J=~9J
JT$C}-(c5Gm^j(if6%bQ@v-5-7dY2<A~jb)xoO*`ZxX+*sBaD9Kq~+*r6fWl$3H&15gLHj*oD}MT^4kJJ;T4&;{)t5Tv_ki)Q9-OX5XehNrPk!#Nu#&0D^!Q
@Ohy4re-mqfoHiiA7--+tqfk!WnIGmlr};+xTQu$fESO=>D1^nX4zYk>MlL;cX@U+`a&<Gn*x+&-Ts{%?`_4?CgWN1CG)a0wVJ%)z)XZ|<-&u(XDqX7?ZJ{X
gJ#&$wpcxV2SYt)@~ajW(SCJ%Jz1PpvjS}EoyUnW=vVStGc<Enxq@dQ%QrJe+e)!%T&f;|pbdQf>eQ!p4N8Lf2+}ZP!exQ77xL|G(}+S-IhR`*xG&T5vHb9v
*`7Z4gEw?-u+QnkTLW$2q5Ut<$2(u!cs}Ut(N=q>E(<u)T5Zb<aohUnvw_ZTpsDaY(T!Akx~<P<vdKF8OuSp4er``IX+`Q}Fvn?QIily2?Rad#-ZtGTj18ub
OS3<)MM7~p{9v4LORjb0%h2@japG2F^ki(a`oS2x33T<c4hw`M%Kf6yq{lZ}@<!8Hok{7^e>oM^njmw_Fa51S<_w#kp63a2c>i8-r0pKEIm*wJWI}e<zlyHC
;%i*bW$)dG{iFALAKw1HkD%?{opwd_t}5ye6j6ULR5O5I>JU!$PTOg)+KbflS*N)2kguQAsP+WkWh2l{8tNx|@>A0KyU0&Y*i#l|XB4uJlh(?`=8JW)5vy{#
jO(etOx_poO-EyEStLD&Ak)6uv*f>f3V|g#f=*AIn<m9|&P?52j9l}!)=L8nvzolVGg5QG#T{&l#FjEpebbN_{G|a<v{!2MIXW?<rnU`i?SLj0GR#@ZU0{0x
(63eQ;zRYJ;dni3UYLs2RfGfTH5M(rZqqLRA_b!JQb(BWSKU@-$yLn-QaIz7WP-N5Ew)<e1sBJWjO1|J=`$pnN;n%^Ck5>g)Q?18+hvfuu+?c;z(NL@N*Rx=
yL<&pY++N8-HTI$Ny}lwjfz;@Mt2FJXuES0^1-Ns0ww2Ob^@@4LZuRY)^!4C+7i$IVX$Y}5(%1wm2q;UelWR)w)wU+Co55pxz%qwAs(F(Bu)kLvHX4S-EaFW
DIvU^6ojp<Wc$TVP{cq%nH{!+4!QS;cQGW~(a1Lqg8+va*o*;VBUkb`Ifc$iGH0V!7$9~wZI&VtbB7Zs5bp)}zkcF*;=kWG{27P072J<XHq>sY&h92$M@-)#
t|W{(XSteQcOey#0fo~gAZ$*A1D7+LQ%cA2{xXAsO;XQA)!27~_{8vylbutRs`zi1l*0<5^afGQko%?W!B}kiE8Cz&TG9q~aV2vpF(i^#?sfP8EhQX3sEz3l
R9@N+@6eXJ|G$6%<g@
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
