#!/usr/bin/env python3
# battlesheep: contest-bots 1.0.0, bot/submit/battlesheep.py; 50,682 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp3wzr}mLU39(B5x4pbRmR{76ED`9`*t#2d%*T5@OR(p(ZEAqi~~;1Faawc7LB?|Ie>MM_S3zI%IjVi71*ovJ!@>b%e0qw{+8^=MR9<!UtQE^Z(7l1Cru
{~aZt%2iTdB$K*Y70oJvmQ61yZt}@0S*~YAlO;`&FDF;{S6vmm7v-!-n)Ug-Y?`vJ;Avh>;s26+SyVavw_d~V)m1U?@(>@ZM_ED;oad_*^mtVii#Rkds6ldy
Eqcktte$*opsRe9G>aL)i6b?$a#|$oYE{mXrk)q8tFpRGnpM4MXw)pZsF(OxGOuAii@aH_m&I0C7PI`eSjIs*gN|IVaDg7u8La2;#j?p)utu#8-IvLAxw;~F
m&HY~EQ&0-h8Y*ofS&T|_mX^eo!>S|p3I8Nd<IL=To=oXnw;at(K3|{%pTXjtddnZx6{5@*7IaEx>)04j7CX0U(`!n(5hY$7|q8@TIJ^xeSP%eC2a3`vswZ=
;8NF9X*8*4vtmLYcAXDiuZm^9ssXOk;=k5KH7QKDxNgom=@*M-y{e(Nc&je2W*6tu=qG3EW%Vv!=JRI5M})WdWOAk7yszuk*4CE=;?nX~Klt_NKSpm}zdg>9
pX5!JoUhB-bfhh}b_a077D!*muU?<MK6!hZB`@lHIn9#eX^Bg>wTA}wrO+PUy*c{N<M+_Pul4VR{S3}-cQPxBYSk^4%X(>+=$)+UF+Pp9ZwflT`oSsx^qVs3
!5452wc)EGpU%pvh_+l7&3d-7ed5FS^bFD9*OSw;(do~}$M2GU^5g&>nFGNn0c0poc*g<Xn`E9>xA-sqGpX0hrbw>xrkmgww7bQWX%xP#R&d~dM=Yt5{pZPf
xoQmdzdae9o*lhEgK^WnEZOVOqhC+{b_`E&N$F{p?8E=>C|s|B>J-(qL8`|90tOV5d<|f%=nx}BUp3HbNryH61f#>b1yYz)>-jl6J1=JSb+S(+DJS?0OsB`k
uTEk3{k^?CcPZpcSc|48rb7OJwgP#efu@GODP6|42;*h$9C-YHyz~tWqUUnp?#V#U=%B1t!{Jb&IR2d=U%@v(SMw$GFdnBjS#sMMkKqzn@<Mw<O=fx1BrhGh
mICqU^gdPz{7>&1z!tb#CdFb!lYlLfNpzFH<+C+R1t-e1@ET5v%pM;wS|k&=Xo{N!kRE4v9HL$n6<h>8Lr}UW{DfZ@eByfc=;2d6$~|+)wYzC?k?4JpHpT2B
gPR0NPR}7fon-fi<Si_{OcVcyZO!58>$yt#<1T=XgrO6(A2EIF%NXHXL<IA)OTTs!!XE|q-$Np;bKw1x8Jr{a=_wJK%1Q2-Gfndmq;aOS0W0v@ofNZKbC^_!
e&q#j6zm^dLRFniuIh491iQ2mPQoYwa|yJ%M-=-{0ZCmRCV)S)0+;|gA^;j)p8;63Qh2xsg4nhS2GgZWha7H-B_5w<)lJ^#CG2?8qeIXed&GCFXFp#sGEeBv
1t8)3d`icOaC_QSXz+hW+I#FHUg4GS0L9eOC0KWyHa7TF)z`oT)c6t4IeAg6t_vVfc<z7?s2b)T@MhF;r*%PnBU5F&&55?)I{sep=H5<_>_YFt2z0}x3UK(m
xGdom=-I?sjO56s?vd%z7CYzT`U?5Yv*p^|4g4P-TmK0?g=yhY@dm<&?NKs@OrYraeF>HFwi2%*x@IHedc9BTIUV!#;^U(``r`9pa-ElSWR!YW#m!1L`QxL`
Jzc^@#M6j0MAp5m)`kBDk0UMyphAGl`oCp?4gBZcpp0L3*8uc+z8cA6YC0_@z>cTbQAgV2?%89-8_x%OBaPmC;(jUsS8)?><s8u^_ka_Jr#(12ddvd+goP5o
x^hd<;Q}^7`L<x~mN>YN8o1MNEcAO=^GOcpVw&6qUH=79fypFXb-m>7t1S7d`}Z2wNJr~@_RzrrkMF=H`Ac6J!iPa7#~0XyyP&Jja<2lN1n~-(tK?34ZUHgR
Z&LmGx}2`A%zk#Sit_Sm)k%IZT=PTWLaOM3MIC=m&Ts7_?i^MPBp*1n1Z2Kq;qFey`^-1driEkn62LPY=)(XM3Dkv<y86ugAnoKW@hlc1Glai_F0B#DquA0<
%yY$oL4Y>Hpd%x#^aG(Jb$hlu1ncabN;$TCEb;I<XA=1vI*?m<#nw4JQ!$iS1LYAd`^Icua#12fEy8KWY&&waC`zy-3)BK3#x=(W2wS&(qY!<{;GB&v$|a22
_XrohC@X*j;3d+O+1Z^Ud^APd9|EIYFe}!@ujtRz-MB7|Mud1YZxF)_1jVc=yiM*(D+{GFB3;NmBP0i_>*4T2rV?N?@p&*IV)O!xpalia0O+*;5rLE?OCvK-
FWr2C7hy3S2`AYR<dvW2%uDKxq3l|UOXptWxIE#R0|pO<K|ZfrU!)#hXZOG^f72=K_!qg5wq%z?xveuq2)fL9YA5__NxbL1lY-sBn}Rnpyhq!tK;C>3=`9Dk
PYd`}8;8C^5Wf0MYN2|KMEQ3*4<K@fTmoO<-Z@Q;sN3pTBwnWv`Cehg^9v#mqrI$B=J!rh9qbKZx%dRfc>|BuAfrPfjAgC?%iFv)G`uF6*RV*-yqW@GV2Rj>
x$}Cd^rRc*HCbMI45D>ps``Gb@@`hwi<Z)^xhfY6==dC^lMgS?SaFB?xO`c`^WRZ|W$mL#&8V&vDFklUPcT5ky!WywnC3B&tbNVE7wGCXsNt;gjap6fRZg6e
)uAm5n5t=Tv92box}KTW3zYA2Rm!by7l?xL?k(^V)3fzrwo$jIT02k8DPOxPf=uPO?cK24YgAj?G=K6%Q_j~jZ`gMyuiu`Xj$Zud=>5^#Ur>)WEr1rh&#O=G
S=9iTZoaxl896c9OA;Elw<fgE_SeMB05zqj_soJDn~DE+{Q9S#&rUaeBL`7i8|}wKHKa#`Mn@u_^X`19(zGf6Q8W+Ni=O_U4@d8h{{>pnm%#k}52`LB&DRst
_Q%)nf#rK~boTORq?Rj`@&KDYOi1bZ=J*KSzCJsCe?*)eTssHPo~x?u9f>5YG%SVVL1qL5h<wIk4^RfU?s8N^k{V%hRjO!H0Ud*{LDE3l2qXq5$*j(&tT0>F
mvB-%EgkDQZ~{OB8PHVKT8>IfC*f)Dey*=oU0^hi9{n}9k=HS)yy~T#cX>vLm-#D4N}5qgib|ws{cz<vb`Enqy(3^6eBiT|nlEEUy@xjrO^wdIH?QB6MRg~J
EUHLNMCF^BmC@rd^*3f2vw+PI0m@qmKJtB~qN$_J@Xvpymq%X?_kfQ?x5AMDA!I(?Re=<cu5o>YO@?O1ePxouvHG&)G~kGzWo$n4U(q9B4suHcU>YsTkg`0r
i~4d^O5&4|+|(TpA!x}{QK07@eX-OxHB6pQse#cT@H(!V8R=3n<ujVv>nPMVtIT0^?`*21!%;UZd$HAQ#ezpemvW#RwAx7it@b!M--3|H;^oWB-yNPFCOS<1
NooyPMEoaIb66VCv=#U~7V0ElAT!Dsj(jQ(<1GigPu*+PUx$Eo=_WtYm5w_D<bqX1%AC~I?3UJNh6>Zx`bD&+8+7Db^yBMAu}nK%^C5rI(um8YzgZ>DREEU1
7(u&V3AIJ{q(Jg_Z4DvAKvW0-Fx1F}+?Vk)Ulq~n3fH^m;kA!Bo}&6+pwcI8$z~bP6LDrml~Vgo^1V?!!QqbxUA-jvUw~D0asjNoa`CFQ$}d)A(k=<vW0H)+
u5XnMjnEmD`hpkXg5Q?KOf(L>_9E$|idaNdSOVl}%fEJcJ>2@!mJ5pkMh9^LY<+zV5)*dVL2Zgh@>Dzx;B`e)w!So`N9?}q$h!^(cO9Di@O7dNdGJg}+pt0k
V|$Gl-yE8WjNA~dv>jS3ps~G{3<nQW%c{FG;m&1ctk~JnfjU`0Ju*ii^g%W|5CYAc*gmLHjhI75GgJ|d$Jo($e3)FbrEFykF31T?)qqBh9G5lOC~C0)qfw?{
y*6vnpsRUH0LBrs7)tRAA}Mf2$zaDmG;E8wR`VDsEQ%GN?L7ZPQr`;xx<&o@`Lg~5d}@7hVaL;TA~FbwH9BV-Q)&>-+mr~#5sAr-lENbmqF|xU=<e3xLXDT8
hW|AIg!-PGJO%pZYv=4)L9w4~L@Mr}jaO||ihoS?JLjyJ>8c>XFr^ldjN$IM>){}#dkQm`88N4DqgwHct*K{Zh-YmX`DO@5fFg-#Wnf*+;a^uEp*7YBOxy&(
AG5g7rNSR}l72tg4>pvkkEeT*=BRzzetF=<qvBkZc=BD7>JnrgpV75)M<)sie~x-|g#$R4%VGuJ%||0oG;vSCc>%x_O77?eG(YSa=(SmF+Lsk_wS!sNtY`yS
ARqb!Cv+TXRCCVGFhsw{V}=977GU|tV}b)+IUE5-^^Ex0)R;5s3QhR3wnsA}Mh^FEFr0)WRBegH1U3B7uwG8-%12pMpkvn&CPaV-=)rehgP41LRr4s5dOc&c
Su!oBc>dYtB%c<-h8kBlG1K8l&T4kug^@n>WSF&t<31Q#1|L}=S|WbLMrXP%Wp)12=iSrah+_C1Kp}f<u|}Ho-45*Ae7P)tCvwCcqCR^%;8w%rugQPYSKd?a
<jD735J%GxSH*XzpNJ%eOzG01o`-aumbqBIzRzGBP+4bvyE#Z1)imXfI#G2$&5odvW}AR2W&o0_p??U;-)v?Og{LeBFKj=Rt$Lj7canco-d2EUa<U5LGZ0?u
C6M(L9lnTK$!|cs5}%O08QzgMX1OHv|3|r?vATRBWC!F|$Cr>(LqeI~!*hXy<BgYEbik1voauBCwBVj#A{1=@AEiHVP_`2rm)0!5YMj$4t|CYhSk|E1n~6i-
Si7kqM&2c{`2_vp(}Qb@+R0RU81$GM8g}49!Q;K(<}@vCH46l`4-^TQPj@GE5XBi%j6i3AQq6jv&Wa0mb;CtKZO;YYN!T6UIVjOPhk8KJtDw`p2KqU`FNZia
|J`}H;#V><4x$H&U4W{jfCqT3G1kjDa!;Fkrb@oM#8!?-PMWju&?ztV;B%~t&qqc&2v^TJRMFMtqtK>E4om?m^rILeXJ#{P<GFaJld)inwMbY9*ItBvXt(T{
o}Z%?ZxwMPH~uNeT(8!Z<D2pYCZLFM$2_{vKy$BKwc{{MvjoAwIvER-!(`{*&7diK{EwpQqt8}HbyT9ha(pM-N?2J55YCvN7>{>%@yFYvUyu8LJ9_is*dY_*
)@hZ?6fcnTP0q~MUiTnN_PTp&2j)*dygcjCc3c3e)`o;N|FtG3+uCvOCtEtIs!4zB^n9@Q^xG`i&@YD_zyia*ldDSZyW$%<q3TlY{hN@;Qcn(B$4ApR1h1B*
7)yzd<G={w)9LhNWL5wcyjh?n;V{|5Ac9$2Q!QHI*aAMK1%#<~_c|eT{FSbsX9Z32%N)HHjQ$6f0<MQ;UVUOa2GFMYVs(rDKV%!d$nlOakq{SXAf<aF0xgNH
n|B-k^WArywh9!N41l$L<K6(LH@V^^mH99^X`q(}M0r@TEr_ZyEHZj4vB6h_r;5C~OIU7pVW*u%&96k#sOK|VB}&*_5cdD)Y{R~7_a*E@em(=~$g0(|<Ya-p
pgH(sB@F>97v!5?Ek0I%%E<VFZ9(_i8vTfhf1#-m?p{>Dt2GbN3bx{Ph5!8kC$rgq{wHmV6iqb(e!!aFF-Qj$5g#kx-hsNWeMaKv&!2yT|2~2L5oUM%hzY@G
lCu^IxTLC;MhhqdbzbCN6vWvG*5T#xD;Q;W9|u3iBc=Ke-Tc9T_GD-`e(>=T%c8nE{O|DNBO5g!4*Y|6u%$!ey@G(S`-(BX07|Q6djKt!R4Bzf1iFt`E(oj0
7|mv;HBNXh5_RC1k>ZxUixTD_)CW5Oz6uFV?Rci$Z`x>^7SC@-*r%g!A(}MY?9B>-IDa!9_q;F%*hdC$AHjNh2sZ|-CGGJB9~bL9Shx`l<jw}9fVBJ70$ngB
a11JB0tW*?BG^@Y47dpFsX)_lH7e{q5A%f!amJm%g<V}1sftI2b<Wx^NtAM6#Tg(dDFZct59Y9}a~z!A^dIv`nUTJR$*xRcz)fI5zs8Z~`3-$2?e|+&6f>F}
uaqBjP~(Ys`3|8Q_Rzg_<tt1C7Q|5a#Zwo%g^LpP#i*Hpuy53F^rI)of%cvMZ0$TBi=NqVytNrE$7AjV@SPjAH=N!ZO|EMb9?grq0%)j3YZGzZ`PG2-EBQhC
vcgXn(E!%9>ATCRd+&dZJo<w^_nob14+b7u4c+6*_Tf!t+~1g>$>oVGkI^pa9V^O7yhEADTwi&Yr+?<lFmlLx2y75?iKhChGQFPJu;A_3cDcIE;{9G2l^wDP
hn97`0uj2!u@RZ*xin8WVMED*LRqRFSP@-P#6-5oYFaZWx#UKOtW}P;bOEGcarDE%`l|iU*bcW4S<<-o)H};F6#?5sn{>a`Xanix&v3?Ud@+g(4q%3h2If~R
4ZLXeAf1t*k}7i8PlwePfKSsJBv&tX2LlR|PbQjig7=?bPD!c{M&D1nfRMcNb5Es-frQnTfEuIa^ECqeI1Q<y7%}K?#}Z>yES}{os<CwZeS5?g>8${KQ##;b
Sr=hc9i-%-FVN}$JZ8~{FJSkcKMmm%Cr|2<|L*=&R2;6D+GnRfzI^^PB}1KW+DBGJu!p#4>+54tmiU<nO3(*DcqjFuw8yX|1G?T#exL5Zo%nHa$L3C7wnoF{
VoAhMI^2ZD@JyBZ!ZN)O)&+>${d|iRQF;zkt;LFkF_N7fcU$Iag&oEgopx{wJA;ThTYdE1H;&{K!?zKg0!E9A^=y`=f#-qrN_suh72{kNHGQlX-BT#x#xm@0
C&Yvox8Xs>b>|BO7rF#);s%$hwnV?#z?ex#J+a;p#lk}~-0aaYDjWSw{b<CUg1(lW!cJ(b&g**CLgwGD3bGH6$NVi|bpvwpj4msHn<<$w(HyGRpgjZ<#zGTB
?ek)G+nS<=*Qv9GvlFeOvWM;>^w;-f?sK-4^?5jtlt!lw<A+YG0mnN~i^1NI7!bROK3{er0crOvoyc=-_ADRv9G(yt#@x)#io!9q>jmG~_!g4zi96Yj7I;f>
cZ!&V!PLaTf}qJ})3}dwQ45K4l)Jo8Uhi4!*mk$Mg{YoXPNm(xNI&jr+|_yeSkrN?hc#@@{&PQe04^D{j?>OguIi?!oZXCG^uJh7HZ(385gBJ*Om)s60tAPe
8pJnG7Egd-Fg!4EW){eDQuGwlHp9tof267xq#KX<W5F#{;8UEj3wq3!ejgsVb0A20n0u_~9+DX0Lq>4M$5qUfFi6mM-r%05=E~3Rp%~;UM)bZU)Iw8$OD_gJ
hZF!uK@!JasK)0FecYEne&}<b(Tl~UEyz03C-H4(yWxFjMsOWFPpPxc#)G9EX%>G(DijnV4-+M0tcTj*xWU5aCJ&@g=0wRBr5K#Tp|QXt?rZm$EvErYtC>T+
&Tl=&_6*tHd3mD>-;1xBq<~vyp0AAN*JiU}b<0XQ6%F4JNyEhaEh*s*@;>5&i#<5>hWQ?es0n=vudiwrlPdBv*~l_;FCt$UWOf-EX%OEshxfL7gS?6T)de2%
)@8m4R6;U?+14KC-h}}c>v>Cs0dnuWP8a6+k78M;XtiwF*eo&b#iGR5%(}C8q`5Jbk$RjsM`BYrI+2f5SaSZyyTNy4n2tjNgsexpbe3;mPGSV8z&`KjDFpdc
jOkh_ICYM2hmD(lgZnO3hhUBXUsJ^p2Wa%{nx9Ye9(|>UsLO{a?L5e1K@X?SfR0VqS2QUs@+b&F)I|tJ(+C6Ap7u?{5Gn@Xu~nO;{4G#xd5Ie<{j^zurK%ye
*hyBCc08Q~sIZ(&L3Op}ypl{<KwfY`8*%^=nq;!>V0H`6yd&;M=eH|l*szbYm+!i)-p2d$f;_k|qz02?EqAdYbc{gm0%0n1Je;fIvREE!>I)G5m!BHT>>~g|
!}0_WwaG7$-2AjGMZE+Z!3r%d>v@H|h5VJ?B!D^yA+j47bK6yQ`9n=P8d(KAd$F=VSIhN8?Irp0a*<<lBsH=uFM-Zft1~!&ZUU%>8HCDOU%Xf|<MAF4yU<QJ
JV~IK!4`jk9SH&YTfY3WVT1q5RAFJ*9O`b)hz_1;Ouh-T&ZxVG+nipWe0YC)e3~UczCS+BtO@G3qc?9dm=PkfjTb{)dZ6Jwmkl1#wm&Gp*K%D&o1u$|>GyhB
BWw4u!USEiSt)R;A0MI5J<x`}W51VtUhhsQt=98rqi0W^$+NTLqhHC8m3;qw@&ritE{5XTlYhA^@|DSLlgj~BLp+^nbSC0s)+AT;%&~y}`1<$_8nB+i@jE#_
9i6;QDAM=%Ev3`i!?ahEqWrz^EL!Y8NhHEptlk%#1c%IX6!=m~&M|7|s8-J2zdoj1T_$N6;A16ciDSi<6dsqev-Cxd7HY!^Eij1=Dswbd7|P@n#tdHoSu2o|
0oG4RQukHL93%Jc=)>vp2yo}k$=jcf?E{=}ckfx29CW=TVmzYS#x*aZW?A6D2+B1Y5vxOH3{g9I4g5RWb!RpDt}qEiwvD|U4OlNv-o8D430wX8*W;59XCuyJ
MnG5{7)|y)r?}a!;I|tOV}2q&5AA^E6mS&fZrCIcEsCje_oOiMK>0<j9YsFpwLp{=4%r=+*k7MJ#Xni+qh0|PC?Lw~3Ii(4rjk!O4Vkfqj^6A={MgjLW6z&<
O;?hW6M%1;l(uQVbC~RLm+bd1nSz>DJm(^xd`jsAxhiqQcUBf5Dtin5n(sRG!!sfLlI;$01(U5Xfq-+!oS2+OgqcFvi+mo7{^X0P%Rqg6^!*)bei*vW=Mo9Y
j{LGSpd3y7G+px9?Im)EB}a(WQyLFmZ%%kcVU{{-Oo|$wV+=&>Ar&~+m4%ePWf%pDlxdAHwVh4~v+PL(XyU<H1x0zdM)Q2pBN8vDC~>yV0ci*ADIs(-MP(WW
ykON74g~W(zcqi~lN`wibTVw?As@$BXuKawWJx|NKNXyHk#RvnMVt>04RNWg@Q5xpe5`oH@z|^ddZMG5fNUQ*#>x7*73J6=Erk=}gNXhD5g+eQAa!SaAj#dg
g;PKzJH{6jTcd1+w?^CX)2Cc=$Z6aB4*t?l<PLKCpj<+9m!_2CNKTG-zaf@kb};$;GcuTW2+U_*V|))dn&L3Z?*pHilNS9S1>hw9Bd(t`%}tX=S5*9xtl-RC
H)5{S6m#B2Qh<>~0llj1#B~qVQ5-=Z(QeB@AM|iMAV07?@?yjcag&;_J?TirsU1r0f>Yt1T9Vm5>Xb$N{(gHFEV}`bY0B~&M;WHMc>6l}uXqQzMI_cIiX?_v
Oh-JIl>cFp&@q~@j<<D>Hz6$SGwu3r;?Pm~)^sdB$KK*+`V)WktPk|Ol<4hF@_n+m5o=ePlNDFt<0JKypk>+v6w$@8-32b~(Zx~bI=(hpG6E*5(MWM#FNfs%
+2`zKp9wecu-lK)FYDFDAL6zfEQ#G1bVm&2sAhWU@9@_{2SkJBmq6*6-bXJj>36^?Gcua8z$k$OJD2n&zL4}Gm9!W-gUKRB?|$bBA_x$ap7j)`PqA0|xOLD_
M!^%t4Ig;ah*u<_<a~K}bBBF?j-D~jN9AJ>BLl-H*x=0FdHL{}OV4DOOZmTYN^W~S{A$Q+j>3AvZcU7Z&cH6Ai(wpXHCndfdkt3(Ev>h;+?(eV^O8{1!`u_e
5Wu-W3Sz+yG5I43A`Rb*=-N=ZHz<<tt2MCl>&5-1Vp78R33~GB6z+>gt(mY{S;DJ~!^`<&olGwfX*ZgcrB6||Vn6by<aq8UrUk#`=b;||+zo=(e7p1zW%EW8
S_d)v0Uzdh#@J>e8a0+{ckJ7wis^|;rmLEnpwVhc>l5lwzAWD?+lU-%f5_WeF;r4ta*+LaOcE=3Hdr~eRwn~ha$V;lfV8YiUzl}Oa-`6DOh~vN*@07k(_4~b
2NBv^+IXCY+oVeo-17nzvkqT&-zWH2y#Vf?pS*te?)}Nx$>{9myG+4{zejIRUL6C4%32xZHuPIfF{*@b34_za&i0Q9L98i)`<myU3M{Yy#B_Nc%?j&Tly76{
U}I@rC7tcb>BAD)j!1tn;_x17=|{)Auf;o-y3+wRWAtx1N{^^qK&hILl~fO^i!izrfq11t$055*&Tje6*?a_AxO`Qk*hC7hzDIyI9(q4@oUzYaqR>z1d_^zA
03ON#OszkAhY_zqgzR(g4ng}&D}bT2Mz?^}2@h5;ksQM9e4?Xh#$mTx^Rc-pC?*N-iZEGfFv%ZUG1;W<C6>=qN&$}weCm!d+-L{8AaAu4R-FKm)Np=(&TUnI
IONb(+T2eXOIQ9%&f)k`YS)X06F>Llb{9qQDLj7urjYa;&DyLIN#EBaXr2vKBG^08^RVD#u7T}O+1Gn=K07U$gWeQV*QOzxQC#E&%W+gSb1H1EEm>XEB4^vK
+II3&cY=<b)!9hHIC+nLrXr@>O*9Xx$OL`MWoVLX_ft)F{gB%+dRzF?jJGE$(1aI=5WvkNL~?~YXU$E5<T**vDmc<gfI5aNbMP_3RwaFpu|_f>88OlP5ePFt
;rR)YdiWh~gk5`vT8uHq3&Yq_<an4gOWtvb{vhcxj`g0goEoo+1*Px}f7^rD39@sr;!u2neAT5ZjM5kRDz^*(Qx&8KDXSY>`7*FQitXI(L++l|!4y%zJBlKp
VDE00K;%wYATUOhcf-sR4~9;{FV0IAPk;81yl2RrHmfP#|L6s{ngVO5c3-ud9I`vVk#XodOrYZ{-N`71QiN|NOa1y%D0_Oj$1a!kdcg_DpfxfHBhv%DljRKR
zL>S7Hr{9O!S3#ALPL?0+sJUi^J10%o-g|!AN_oCde%cL8n(JBW(#<RXs&rwfc{}-Ao8ARt<b%L6W!I(S(<|F&DXP4f8T}Ttus3LGeT2TJ##qpJ);Oscw|!0
^d**CETA3J^|iRUb1MErg~f#AAkUJqXU0`=W5%r)%ru$Jp??sFCY5w}UfKY_+f=^kdV5Sc;rTgbac$j`%XO7%5?S2d);W==;M<Wfl!Hnyx+<R=GJ`ZtChvy%
3mM^0`z|PheNFp~5U})bsGZZ!`9Yg0gADYk3=iO>3M2eI`1pvHlad`^)Q(KeXf*^c(^YYUlI?2g<exDzzbq5;(@l9<8Lk>X>n<tXB}sfAAN9=Mi9+d$(#b5@
zXrZ-sUBNi3&_h}=jgL!jz~tI-{Ek7arj}OU<{Z<Ri}(f#zyVV7MCuVs?A8P>L=+2n@Kll*6y^DY}k%63fQ*v-u5YLK+9A%$WF|2Ox=MskYJzjIaW`g&mXid
x&)>YjQWs@h8Cp@?5(v%X1ML{I+O$7b=djsippAHA3zq!2?S{|r@Ll1)$>|{!7+Ckxfq&KC*;zG@5nc!DT<^wucy7S?~6ch$N!T#5Vm?%ysYQ*y3$OtVmb$6
bOF;?Mf>nvO+LJR^ZM7<XUDJDP2>#T;m{vWKODUooqc%!cJ!;3`|@q|vvOYA@_hg?Z1+^974d|^qzH{TIXd>=dy+0#Z;jNQTsuFgvl!?k8r{xr^5dV{PB{rC
&z4%nd41DP$Qn>I8ahp)dI0f`6ByX4a3)!Djv3UNZt@%FW7l*fbXRkXHgt4Z)yqK9WkSjlBk#M`*Mi->X0sp<z1N2nd5EPW*wdixFrk|DZNrUcs}xH$Fx`1M
o0Z}XLNi_kC?ZwqJSgUH36^m<_V+eIvLMH{3wx}6O#FoUm-8If51mp9$(*ZoCj(Gp;85h}wnPnKR*AQ@>lK5D=S8_QcrIk#s9c+4%TheqycCU<R>kA5=O)pn
x?y#W$+pqNZ5%|X;vc}euB6&lnCHWTY2$iq%d!!JtlF?n(WSA{iC@zs<Mp&FWeb(`C^QE^{4obkjP5ceX|cGY%B}EHNP!ndDpMnYwvId&bky-UN%v?j^rRDu
Y#`CdAsJDBT0?l9ESNHeN>^I21(wmgg1<f5?BtD96v|{>r5E?P^PAcPC0k@2eRwzZ8z62Lc^Zr%GuKV&vU66dbF*8U?2^T|HS&&W(b>)kki_oiHmR)JHEbw)
;9p~$8RnY6U+QQ^=`M^%ujDDtP0%)w8yhg-XNn*fm3I;_D-qo1=!+oy{ofg@;B21f=jE(i-6s3V*XVBe7!v}e&FJqKXfi509rjv5*}A$!69sz#YZms86#yw2
b1-2s%z!jeP90LdM%0ITa)m}g>jUPICsW}MU1Na4f2`8~TIW;5T`UH6%fN8l@I|@8kcm|-?*8hi$A`$qAvWyUv$%yds*>Hd+vy6JMAVFo$A8qb7&h|i&nI@F
2+=R96;a`uo^#r~FRUB!N3*|tVcwVLPrp2y%a6xLKu^e76r><2N`@{Jl=6-L<Un%%8}oedUs9-=e^ANUmAYT7u50?m_04#fe~ch&PwR0yiK5Vjijwhp<+L%?
7P|L9(=}RO=+&W@8wvf+@+D_XAa<+%SaGi4oIQw8KXDkOYcf0v4sca3`07em7&2$RlrCrFfeCEIRX)2gDG*AE&I5WNmmCh7bID3h!pH6=hcaHQPm>@^S24-2
^V>rk*@|wTx}@gXd3F5L`(vyJeDJaQ`Q-iU|A!olO{I=gY)mKL#A>^%wJfxlndy*jCF>STPhXW}4kk}hOz5SAiN0Us4SB&%sig(%^z8T@;uE5yWS6VFJQyp~
&S7_!BI4Txkjiz%*Y4De>+l7mHzz;6K0SN=(#e=&<NEowF@zP#1lICMcR#@+f~mtQ+)vh9Vi(0rp7)NlA=N?fOp?S5S$X=K2~c5u1OHc8l5V#<<p1jA2STQY
gGGI9Q&7@o5Ir8YTx2<%1+!sFHaE#RC1kyq2ng*2E`A_gQ1gSSegW9&UPUNCRa43QhY37v;%=Wc)C1f%e;No)Hc93ZaBj>3_^%avC`cZ|!Wt7LpK)S@E=O}Y
IU;2&RNatSO+1bi1hXivT}3jZ*;st1Z|%rW%ZwxO_88pQ&k{LexcdQXBqKcTYj5<=5ZxSc+B-Y++p!Pm)E}GGGa*V&uDHfonh|=jruw0?BBg~<QxNt1nf%?h
DBIzB3(2%JgJsn22PI}PGQa)~IJ`?|AWP_<PP-GB3B78++3EAS@!z;O*H6q@<_J{ytQCaYiN%K@ppW}*XVF%Fr&b`Jz^qzrg&UO>2YO*MHS9b3vY_@&>g89I
6De5)&54Yq-SV;(N+}!p_0i3n9poyDWwP~hmfe@2Y~^P|cTyWRPB5zttc|2D6JgBBo>-#SI{ys<QIHyu-Lc7!8sp&dB?hU~$sQ+_v=om8D_RKR14Gwn8v-b!
?zri+TGR#hjrw9ynJxg@c(+23W-g8-qY9|4*;I6XRpNr{BY$%u>sS`!5HP`#ja2%D<Z#%^mB;)$nVivZbe*R-X`ykNU5DMR4QL_7z7Mt^vqUZt1geL6yWUut
#j(}8MXE`;wO&1#tQ+u@Nf7Y7lTSjN>9Iu0?{fyU-vkCBeTY7N(>o@{<=LC;UYJf9dOa^!*JV?T>ScFXOxKel_4^hu)+_HGLW8Bwuj3eOBiE8tS0VN;GijEX
6BMo(!yW(^R_GWEtQ-A>_>3knnN3}-TGXENWLr|NS(vubd+Z38Kr#jkTm$pd&rEDK1-NNs!&1+^Th<d>jX3+X3lU|5?u)EQt_L&rNZdRLLhb3j^PHCKG~wO8
%G3teuUR=GkEI4Du(EiLr6s5l)=;?0;YuN2bbJCEySookw!YwI^miv5;jev~u)!|Z*bk^r`R1tl=yfff2WbSS$v^wrmwprJjTg~r`rn(|mKS!ZB1I?^=e!-H
{=+==ZZ8L+%cSCKq#K~BI*3~wnDB!B*>nVHa={VA6XT7+%O-D~%!_i;d`KPxwSNXT1D`uMSbaHrKE<aKXG~x+PJv9c$jn3nQHqYT&_ti{BMDzBR+LIdNmDeW
%#7h7AU+83j~daRgZ-Z8m@kOchE)Fcf&I+_>xi|v_$RKoRw2od4kG|;>sR+p3GTYs5yx*3Jq-_SkA&ZlzyC6drhUPYkm3KD=zy&P6Vl?J{dg0TQi!_TsyWo_
Jq-I-W<*wwxP`;ydWjmb>f!1xHU&fTtK7?iCWRDX<?eJ#$@JZG)5ilt^UafI-vajRbq}6>_YBdf`_2CTGe9V~DOqh}TkmzBeDe&sp@U~n_vxdj-#nMLtk-ed
9y~iZphnN0Kj%LV_Mb{?QT^EF@OJ<ClV{XyfA1NO^7Oms+?=#SZr|TLd-e^r-TU_WQ~KlivnSG66-YkZoI`jIfMUSE(@7c?lLyS+lV|k7{<D1<X#eTH0AsXJ
^hGDr_2ty*?Ik{VzW<z7cJJvEUbg-HC*N#b;%}cF@a*?>jrYEbuQ9FF)8~{N`I{%tsr9!9-#p*E#(Uoh1W%qE&?rv<xD9LkeDB~1L;K{L?--J2-+Z%WjrYEz
ZQJ{Hk3o5Q@ZGj0-v90!UgGcQt8aAwBJ2BEl^!o{6XW7$v=A!zuG*(cg!`6mWP46?t>qmaSxUlTbkw<D$UrUBltk0SUtD4GpoS!#BlgpBvis1&P`;u1!ersq
(wxAscavi^`m%sT70rRDiZuzNqsSqOV~wg*d^X49o8)#p?vUTuc#PG~^&=aaWCmg-srRiso0d!VqJzE;Kf-^H-@d|Fidl^g2FBy~OBL>au41?2(6BY(#)pbj
;}2Jkb9M?zN<n2x&=ZuS_3qCZ!Jb$eZ=K0+YLeN6610KnM)Nlq3RV-y^T$W@kTu-+g8zb-q&zJvKY_!LBE?#{8(1TKvm$i*65j~%C~dhyaD+2sypvY=qV`fN
YLLF0AF#o?eq>f_lvQvo<Z#&8P0V-V2+{<2DRZ4CMhyasAVPgPU0pdXu0$<j9)x*~jjMur!Y0P{a}y->pp`VP*u4#|4ko38M&Bad;st<dCzgOyHs>yD?fHm#
hdfv@$7T6JFlyxKLqLpFy7h*0*4B=H#`*8)@C}@dF*@)tNF5;6NmEYh_C^!B#juid8!#f8bPSB3QYHm|q@4$Z{=1GVcxd_we<~PNb0R9|2#fpMw`7I#PKR+U
vx(^Gi|(Rcqz9furt*+T5D;lI!Bq)e&J;5<A0Z7SN?g*9j{uDB-|MnUX)GZ0-)w;_9y6|}2767=B;P{|_`xvgFTM!A_p3s+f?eG~5fBqkUawc;Je0}BsOmfu
RV`k4>{eT%Og|#bz#l1BC=6DM$ApgXbEeniTJN#up{KlAdc!|_$sS|`TRR9_(KlL5nL=QZSU-%odT4otzRvxGd>sAKzMqreLE}7;$vIDGmd<aUuJeHA{W)<x
PKYKt1Ir>fA9;(@a;_X8^jWeql2xLu)K4*3Afy5mrC~|HhT_yt2Ac?BKwe7Yi2{1ymeOb*6g0JkVBm=}1OqsTWw}W0LF2cSPh(phHEk)C8&iib=xj-$A@kFu
8T8fXEV;w)OzI4ZCdc00{0OmQ<)MiE=^ry2$Id4$z&%F<zs;~n-?dhY_7gp#ZH>CJJ%q_GU`@6KheOv?pKe<l8hN-SHXl|EBW><(Kbw5GW_~<hH(iU;7>C|s
;Zt&P#>kycd*5kGB8gN?It(|$M_!tA5VAmjY@-Z8-3yDXx5*Zrw^mxHdx(}pt^^P7KUeO-DKC-@L3v6x0C{bO4kzSoOQ@TEDhJ3XIZkYwueTX61HQ3!^c64W
(9Jl7w=!{ZffqfB53TiclWZuRF?0GNp5+GfD7Lr)W>F6K{*@eBAj@?^>Wp89lR#cCm;++vgXW;<`$bc5P(R&?PUI<1gp%*15t$U{wJ|Ho=1eFsy(nf&;SNo5
8L+<&$T4DI;}mUT4(|->y=H}#%oS8JD%B#v6Qop?$9^EirW76=*oC=3Qofc9bK}#yI~;|s2O5LBZ>9QRxV*{O{+%EXcP<YC-zfxujx0J8fKNjvqlh3=!67<6
N6YGG;APRblR_!+@BGI89SbDkn*h6u<Yu8RKf7@w9*3%_Uh8XTbzDjjOL*f@Q>8x}ZxlBe6#E*+RaB(D_*&DJv=mkJ+VwI`QmXs1LKjw23|-+6tK_mSq!8g$
JXos++mf51wiO3KEzgJV+15wzx2n<@PHk<0{1sytE;W9_)1&2FZJRvnd1TR^O*l~+o3QK2WWB($k1(rS`?H&z)?z^>W!ooAg72sbx%@1p`c^v9*rFqpp^daC
T)TxW<w+`3h`nB$q$zLYl52`YG(0!}9UCj>G*tS=0LliG3(P`GpzzgBSf?dV*n#b`{9UwbGxqIa%7j%dyJ%CNP`ExTRcXc0$FM3WPaHd1fh<nWwe|9{Mr#7Q
{E_=rLrW5rc!;@40viXM5H2v)=q1@+i}lQk%Y4RzIbN5VS=%dpUQ%RNvBU~rR0Um<MB3$-2L!_*yH;|!bWT*fuBe$`&7H$0VIwN8N+eZ#s4Tl*CJQ|iae2ty
QIh%H;wYsCb+V!Kk0~+#uzK<jIU0wa!#~Myt-tog{=+ZO8U0HYq(S=Lws!Phf8uXVJxRyG_+$0!(djRv7q7`?^)3H2$#cy+$)WrH=<TbMU$r$BrhI_%3kztq
GD*1wN-3^~p~qaiKp+p>%FewGF}rn4Kc+j>Gkdc^v55@2sf|HSDKDiapP?Iz;FMUWEUiz^`oVM3v!2s7aLh+lG=AT2px=NFX$=If)kz{89owGgeCpiTob1ZF
p>i!j=s0DXN@SvA`la6ZG-ABH<Ff2{>lh2P7AE{{*bCruYa&hZMLsE4w;ZbmpS;g(p<$sqoPo)X78C+SS}?(CC@Zd)pd0t^gdwnFSM}5_r;|?5Bd5KsnFeyu
5eo81ScNm@@*qCILA@aMOwmuWze8_EfReE=1$4g1RH@NMM}vz_q7u075eluZNx3rB3g-B~(>hUkB<SS4;Oa<Is_h0h^p-*r)S=@wWwUU)Du)40h=r=b?Qn3z
mC<fE54`=F<#yLorYOAPYDVTq8sy9T)cFuj&w!$|T<_bmAqAcI77c8LICb%1EPj<GeEM8RoAScecO$kKeJ!NJPAB3+gD*x%uyj-)TilIP9dZx-OSFae*duao
1XrcryIf~T=O6_E%x`=<VxFR1NXT{K)v|O>UcX)|-wdr6m9mRuS)ri^9wejs0+)oo7@~{QfBUb2NSXHzI6`uWOQ!z>1P5zfC4&KD&8Y3&G4xSx8utJ<ps2Fk
TOh9zpDs`aA}1hepv3a=HL`4s=v)F2)q2*X*ojsmsa9pR4(d?QL<Vk8aN`A&7|25Z(>Z~-#KHOsRD1}D9>^hV=d`lh5e_}<<_kd9X)1)i-5a_$J8P(9I$>FC
Uo*4PG<MQP9j|y(<>ru++|jI@ln#>MiDaAwqHOjeOKf%sIDqYXE1A~LkbFEKZmqZsgZ9svf2Ns%+{<M{9H&HzZm((Tr&6@?AF@cpDD|hZn;39x7-|+JI8I3D
b?#OPmrI{HWFp}zzhVmMR_v(bGfTmgzRN7xIEkT#Q#Op90<$+9ipdD#)XfaZ136u0mT%c`e$-pq@;9A$jxMgz0~;&&_`?s$H2G^3du>HfoQ|_-QV<m2#>oun
ZgVz`9IlOXC{OtD#*Bx&T#sSBSas!-1cow8=FSqx@Qm4WD(uDZ3|n|jox8Z_W){?fYMkkJD<VFS<>0h~D+do%q;th1tu)|bp>ZW4VOgVq>bB0zL^jysnKT)9
dBsoL7Glx^ZAkfkt9Gil0<FF%o1SGJc;$xei?K~v_<NKl;YQ=&<<tc#sKDfvI&E!(Cu{s%UvtI=CWahrOH6X^6iw6=13ikG5JbsXA&H^6hG_$FpDOz;mSk!Z
r-E5Ir_SzAaf>|jh>+b;)k!9o#^+t5*$6QQ#)Z*EtQQFQcx-#cvYVC*KSZq#vFXxA27*>b{iZ4!Qgl#AJS;&cUWm}1^MQ6X!pcMH(d&-E2hR{PKIs-v+R<Uq
za%VE8Or5E+2ytpwJDW5Qu3(hx{YYWW-|F{l@ng#bo+@9QCNYmxUH+HCMEE|;uGTZwX<`ujRh3XULI*Dk?|iVpG?pQq9+e%vyLhiAoUN=v$Zp3nKQF2L7_L@
k!W2;XNnd&JFVVu&@*d4bho6TRDrD}=UO{{jv^OJHsSr2>KZ?yz-9GrXa!M~Bnp-wKT*%qL*fPTd}3pzqad8-7#NGR3;iOTaNl`oC`0Y`Uh=&M9sFd#TU3iG
c|@)-t1b8X2|WB&C!N|4ldr!{4gyza&SZ8+0kRYc`zgU(r}WJ(eUqf#FvJ#yk+I&%{Or-sc7f<vVd`9TeO5a_Wg5?K4JD~BTz<+(#iZ<+fehb6F~2va3umlK
ORHP-6$Yrh!1Ikd1BvsL@3Fy{%Tse95E%yn>n1PMB5Jj)Tp!SnO4~@E-IDLyD^xoyo>vDwEH7?Lo?F(Le@dZ6sby_m((_0@Z>CqC<R2kfqw^e7p}S?$2?1mg
gZo_1y7V9R#WLg<cIb=BVVAxJjyhan!f9GVd})dfBkg{Hxc)MFSB%gdmV8wr*M;gAP_uW<h-H)y3A@o=b4D?>I0U6y@qdE>D?u@x4e1X8l_-nHl%dE~sw~kY
(8Tzj*zz_T7eh4-{%X7##wt4(BFuB4Z<H#?TikdyCWH49LOw$~4%Mf%tPpUZs-2+yX(1oeZ5ly<-7-jPpZHS02R<qkTVK<uU$+yy;;Wv$9wLI1HGk0RiH;+P
S*9Z7w9XXdn(|7k{Ap{o2Us2Hg#(@JkqfR?T(QPei`+L-3rBQf<lEzGd%Y`O#Oa7=#(<Io4@gefLnL)CLCTH#VWdNVWU7&%AMw=FWVDiI+;y}a;e@vHYI$c|
X@=+2+K6aph#T6M^Kp3GMD=a4`1w=9Bfm=+YFR9be3goYkvGbOc<t_+BZ-?MzUYE<G(-!ve~X<8DXQH|Mkn~!)^ZSwS*iJ{otn*_u+&Pcyjd3g32kzFXm`O}
ZmXPp!^?;PQS64H{(F<WDW9uPK@fyU&(e~!iUL;d4J9=PhquDdjs}#W5!%QN=)gwLG(uM@*6Ua8^WwMGJ{&a8Tx4}RXp5z|era%btCVc7vq8_jLx)m{Idh4;
H1V%S(=x8|&_HApSUq4BCB^BPDmqgm1~KyKxE{F)i^WfhSRQWSci3V`dKLX)Eh}4Ug{+00W9ixnOu%3{E|kqFB$L~M>&T7AG>WY^Zy8T`5K(B@G~h&YHP?h+
FxuH^jglVhIi=Rw(DgX+skVa>(XWgyHF~|7PfYv$*bU}HZMWW&q3|}W^DeRJ2x}HHW$yI79kx21Z9DwMN>#b~+jZV^kzp;*?Fa%sCbV|>(C6z*Q)9ge4Qmd(
XkH^Z56Kpf!Z*s63hc;R^do!WRe`glrys?m9)3B@qS(UkJil67njD2l!}Q0v5<4zmwRUe!l(jU8y>fEppj^~<s1r92uWXZ2huZ(}gJo-5ZFYREE-y57s@zCK
u^TWFt9q5s0#4U(VApsW^;+#pEw;^k5%mS6-!ItU_;0a%g8ha}QANqaQ|<v-9?b|MKQQXtyd=|PXT!aXe%*9&hX>Z(%#2nyV~97YPSvAOhvhn4dXy`WXX<OK
if&MP!t=YC5dVU{SA0B3d{&2R0bJlbzZEe6mbbPIT11zgT7=?GoOtb~DJYBU1*=+6ff6fd)mk<l&DfCW7b5_n7EiUKZ=5s1Z|tGCuatuH;2fQ>2Weps%O4zq
ws7kZJ_dMK@@-&lkfU;6Z7#AL2;GJ2ls>liDSPC(JO8iW-!^BYij9DA+PLG+XsF;YR3OR)gCLXJ7yrw09D#cwJMLWh+W(e%^|B^6v`g=v5Jkdts>v==XMZuV
1G>2KQg^z)m&LVOJ-_Y9j_(EZ>s#l%=aMF7zMieh#q5@2H}WkqXHJR9tmY+mjlKj%qVQloj}RAgFO!K}GOa`5wX%Bt7T(6`f2&#a7N{s!oIv{Z*E)=!JLS@y
41TfGZWkLdAobc+djhV;+nGlzUl|PC{@Cd4ssD~YH`t{#q$RMf$zSPqC0~;#PWcsMtaY?{(9Ou2FsX;iWQ(H>tk=tl-9d*idOP?)UYXAinSNY%ZL(YQK)V5-
j4!_j{D0y<f~gy@eJ>h!cF>a8R|W=t1s*pe59}zT8+87-Z$GrJJ{7m&u<XYh85i3=c88Q32><M~=l!%bZ>y2DLqMl4$C58Ei<Jw}ET<HWF?bx3<|<EDyeXpg
4~Q1M-Hiwp4G_&$$f6Lz!A~;oCsP1fCThWQ&hDxY5m&e)l~>Hp_(h5ssQbhdfU;-&RuS5s^<E{go!>m{eT>l?^smNr4%nM-C`E0sWU^rKl}b~>Rk1*+RxQS&
38B%=_jSdt{Npi0F>Y4?B$AoM<qJ=I%wj@ERN8R1V^&9R6f16QxmxJs$NkXefLdbJmC)b5Y+`j`Mka9{1>G>%I1q`^u=Fk}q2n`hg|w#Ks;*F5nqrw4#l8wN
W7G0S9a_~nWI7^3%ICzB4Au>e;M`jwCAmQ8p$WCzaaJyD(q1WqjuxK~C{;)@TG@<0>&Pv`lkLQoc>w+3@-PZ*ZO`i|?RnWYG^gp{oy2$H59n9$*W|wy#sEL9
>H@!uRA%%P7~hkcmZi$xCZ(*S?m&;U_6ybk;&_-1GVKJ_%!J0=M=9LX&!k8H4(wN(NyD%C@>ApF+p>q5Sm|8sLy{h9lP=>AxPj$l*Y!96wNvr7Dn)Gx`ts%D
esDo=PylfAP*Jek_l;>WYu$i99g4DG^X)DUsrSIW<=UQ87L5DvVs7`(aOm@Lb<fzYMi&3enAx}&Eg8c4zT2nUYbR*B(~r^%de<fw>Md&(wt5ue6qK8=4;~jo
7hv#FC;6x6h8lqBi<cuTRV+4cDksw;QwROo{i&$XmQ<tjS8+o$iO!nb#OsQa0(jYQsKz+g6@<Swh^OnS#3((gnoBioSXoDzTtSvRucx<8F8J}-86A(*i=lkL
%(|-&{E4Eq)|}L0DcN|)6P?OA*Bn_g9t-f8jv(V=(<o1g7sG8v3P=2Ei|Wvnbwgt1KqxfJL2V4$0eUMR?7EBTc(0Lth=f`3d7zLv_GqAqqQ(dlG;nAf22RXj
IsmS(?sD8a5HcKHK%!vu-Te)enRa4?jDm&qlLKFtP+!RpeR%BM$%;GPasIuaGIT~fwa20J0RM3=c8fW99c3wg##)53q7foK->8W&o7>w|hMG~L^)dEoP96>!
b+@-|tmfD*p0d7fyT}507?eic8QX<bmg~Z=>uHC*mv7#Dy2I3%enggYLfblfLPmNj_uZj6bnG<k26HY8;-ABe^G11V2w+=*>Rxadl-cJmJS_Bh6Ktg#c5WKk
PL)n%a7WLGpLgVq^CWU^L=zjl_LTg=sMBSR%%SXpiLS;%OQ;HPV(DDncU$!x_|`u;=tRcZk(G+P`T-8IGgxG9q<_S=Z8!e5rdqBvi=9s5YEw!(ie=>FVN`Oq
az!gIHVe(4D1?a9uVRAxx|#r4s*GDBXB}<>=$l#zH+I#($BQqZgvoKsIS0gun}9}9lJ`p6B{x#nq$ehHo+EnzWS+oDncd;)65Z|K#UJ4wx%+lD*O0jg6@X34
hxI-|(HQr?@UsmT{itoNEg!^X-;ml1p-AI4FO_@5WfFh+p9{xlWH?S^$gV=Wjs`9BeeZ%^fd9%gM^T$8BX%u|ah3F@?Zj}MS=SQl>JyEBvZ>R6BZd*tWlq!L
Tz8^=Nsm>Nw3BdDbldNM6z$$S4FYnqr8k*TRM~^YLD7~Jc<Jcl8JSJ`VvIoI?=>!%lutw^+NO&z^Snj;ZHebyN?}2D4Hd*@ySbj3(gew#4Y%YlJYhVv`q;A3
%X6~*4e5p0zF*i-jBzrnYvfYbi*E8BZKFgX#TR5!&(`y*QJ>cBSsWd<fR-U2nue3YdHx<&OJ0empBu#NylqEMJ1+whFTG{EF1iN<4gpR)EZ2@B|Ke*&QvDFe
gl%~*%rW!wb09XG3=WiH(pH+%fDgAQ*vjNyBGNA4a+m~ZR1P_zUcqT^O=lPwE~zu%9SRt~$@zp<&!5u!!=&O5adUG?xIu_o4gY_Y*Y&7^1MwCRX?lh?;vdSN
(9V63eR&DBc$V0IRR)Cr7`=M^{`lqD>yx)84Z?qn-n@Q$ENKpYJ9+;~(;nbQ{QE!8sM4B!`SsWMEj}Op?dZ)1dVBB;z8{@XS0?r~MJa!D^6HiMaPQ_>@IP$z
?&$UV)1cjx;D6Ze?dumW-W-Q5_kQ&MAGSRG@T&pdYrF6NKQB(;lwzJziwx~LzV`S~TxrE=S|pJQYGkyKC?6JSbAHRE9AO82iiR&7dWL<u`DF1x`>70IsfVVP
J4dPuvB9n$l&nHC4YU$gPy)?{M{T;v%P=#4RdWuzOsENvaI_@@F!0Zz@_8@C<I>ixUQxNlV&?cey|OuSsAuhu>T18*-Pfof3FrK(VOLF{N2u^1+XkhrW(8I9
Es$X+rL<@|j#v{%*<O&EVg5#tryWv8T4N+maFrgCt5uN9A{UbhrNW?1MrE4xPZ^Z=#OaSehz4PV1(ux3C7Kk2&pQ`kW2L*GnRAJmWCFHqf~~)Y3i+2((wghk
R>p@x-1U25nk?>Bx~mryy;+1tPBmycfJnFkuKTcOE)fZ#QR9cPNN)Vl8l<2t?64L~9*^le*kVp-F84O~#Y7H!v#xl8rZu-A#~-|Fs6S0bju2A1i{_IgGhzE=
96I>F{papFb3kkEW;UYwID$cT+7j?!6F_V71e02Xvp;ewmYi2k3$)sDhqkj(ec{0P1Oqmo`iP)6__AJKUP-(MRr9ftkBHw+mw?Sa8x!jmyZMUldRIGwA!UN1
t{vY25h#>{85M^0A(L=kuIvHgf{983oZQG}m43?{UV^I~V=ubf!bVO14tySlUNB~#O3bPvw?n^H^_ny{68%oS9TLrCB5fVPaU-}LeaLaJaGD5R<>+$Jo=wBr
Dws&36iC$0QZOx`lanH><~#uNLNUf}j*xualswoHTo}51Qb~I*^tYp>j-=X@-`j5*jag{^WOqgR0y2B);sXuEX?N-wrOUS9m}EDLC2-J7En7#j5(tu3QUX9)
V$#bjaIF<e8oIYiL?T6MVk9j|ik>GS^<W2^mXnoGRwv-n8Mv^K&`2~UHB7NY?aRi|?{HK=QZ8$lnV_N|9F<}FY@<Za*X3+FQm#F1m)r}o`$g~QGp$5wt|Abi
#$)^x-Gw!_h?SJ&9my$Y=fHOcevh0EsL#A=Y7$ou29)`>l!Bfn6)w3twG-q}NKKel&@IemLM1r0hm?NPa!I`5{Rb?nSx@h7bduMQ3>(S)z_B)xHW;b9`(T4s
XM3iJ?FlCCnL+5Rt1}s3Vk8PZ<^br+VwGASDZFaZ9Z|4Y@H^h^ZkBq(N}yvu{NI$PXAKq`nrrWvNU|h1v%&PsSBA@f`ROX?BWWtV5B==;skdiV^w^d7Ve`Zg
Orw_~iih`GlSUSbj<6mrCwxc1>6>#v-}OZgWOk`<{>pUK`|@w*Ux)pX_p|XLU}&0siM;|)`(^_4Fms&+g@pHQmVjujGR)9p6k<b(+p>Gi*@=cO5PB>1M|{CG
sWUm*7E#c-pUKS^{mO|I--uL^E_Zg=4UQ>W+FoOA?52$kmp4$zuS8*LV-p>LHA{SHcpDucX2q<d(}{bOiAAvo#I_H{p>TQZP;<=;U0VQJo$+m!^yrXduau4e
|L{}ul10d~rkjPa_)q4VZQ6dl5FHhJZc}$TnQD;V@CAD`?(pGC{>>i8(2QeNQVu775Iw*H9CFCm!GB}yL#9qnnnOhoid!EqL`1a`TJ#8#HD?a1>8y>*#mUM@
Dmv@0B8BgUHcE<AT(I|hLsd#Q@P}Ozi%Q$GqZ!O`z-}9a-TQ)FCcaNL*mkM79Jl#rpUrV>+z-3ZdU(8!PS`Ppexu^Trz2*1s9g!CKsz1Kov>JAcs9MGxjBKF
4q>?uO-r%iSQ;xg`MdLHe@%Ajk4VZiwvo_;S)l;mA*mg4uH3ZahsOB_mpWzlHuE$2zt{y<MYc!B*%crHY{YQU1+6%=SI(o|R>~+8^N9vfVc*#1^JZ$uu;{gL
ZjAgHe;?e8%s<GtE>VfnXJd_5?Ls>vIx*msf%>Sr)kEcG9^G)j&<$hTq04W`zUN3$m{r7+nLXl<?PW0L0i*QZWUu=2PiasQwrt8l$}`Am2Av~?vbaTG>_0q2
56Yux53+2)06QMuOBdp)0Z}amfJU<XvG<A{4M!n|slo34aLYK*LebBsJAMaYyt}4+G_8hIr<H5Cj8x|HJWpiX{7?Msn(#0>5KEc@CN`4o6lEbhbz)w>8HPGJ
Aas1?n1?coEDz-~jHc{Q^&<K#S0>uj1^-6Xe}_?fn;>KnF)s1&szcLjmMGIH=3pbnACQAiDoKy2qUjWHbk7evpf$v(Z*swOQDEq|qh&G;Q*Z0>0zQE03Mj;*
$VR&UYqUz#1qGRJVS7yGDb%mJ_l@)#9!kG&{A%dZHoS1#O(+khpAYHI)l=x|VC_#6TjF`Aa~lqDkwzS*;kI(SG)=jk+;1Q-$+WOb0Tf$lAjhWeI0w$7UU*8e
8>9WC(xv;(me94<>Ib%+dg4DbeTo_;(}8Y!Cz6np`}^#&hp{PI){oW6eraMIAfv=Lgw~jRh0!V_4j$9Y7+o!A+IK1<PzljlzVb9K>iKKY&0CI5a*MpD>MPy{
8{+TC9Yq1LLVg=#FYKIbyMqv?uPG*nUz%=-q?mmyFHAp9!b{Vba<lHz|Ak&DvmzHA4n~-G>!Gtl$J+=Gs5c~l7rWx9<G%ud;6(>ci$3@(5+*-#!sp`b&dZEA
s|<GcPyy`W<+`g@N&#asw62Iwsq4yjpSnr7fHW*H4TrNN6YO6TG`e<dtMmq+k%^UZJl$YZ%aR^+>}&l9W*xM8YTm)RsvTAz?Z6{raMg$ClV`tw_T1++{qWNp
6J%<VaB}i$yRg>qsvN4raWaETzElsbK3;j%$0^$=MTv`nAXs|z+?HV}GlQQ;-P;(nAH=GU%lt_+ATf)JIr`DHUJ@Qh%<?nwV0S~k_K8o~-S=fSkIkn~WX(Lk
P7-$h(x*;B4wEA1MQmyY)Y3@q2+|NQF?#%O?$cI`X?RBxxNNI7UQTP)UXi5AXNw%i2nHW*ps8CPhiV0?U*?zWycPjKD~K`jncTC@91D~*t5`lt-d;L!Agld1
{qdMio<o7JeSU#V7JvaRb)`uU@#y?F*MYwtk~n7&f8(q#m-ThE^$=jGDZ3bG{b;Q5^Z~1L?c|*#Cw;1hgVE);{4d>j6lJ({4v8_JVVM`?MaN?vIZnZf>1C0b
{`&&9f-jka)Zm6rVLr3QtyDNvO%q8g+&pwxrgd{UGDAr+f~6BS{cB%VE_?xKiXXV)c@#UC^6S6w>yEph8{E4Y(oEKZN25qSngE>w>>C{`v1|LpNxZ;cMP9kq
D_UeqluunFXKJUQwWqk1bD6R8V5~@mUuC211sPm&;_+BtnBuUQE(sS)Y>{Xwr9KU=Wa>9(zs-|Xk<Zzq41|gNvX~l=lH>nc=TvJ#91g{@)}^n<O0nsBmLKI3
W_(HRWWLviUvoE1Ev|HTDI%ib)!3<05psh}MXxu1WmFL*C!<s)Is-bA=R0na$}n4IcdwJ|?1WzyHw$30)W$q3E>;?Cwef^SA=`Gqcqp{OFo`mtsj(sRNj5@3
7Oe{}e*^1;n33Wxy#ORy_kl%Y3=0N?pRebsycD-%Y9SJ?+doZ6zXwi-7ga(`{kF1B^w0m5`ML8Y1Yk&mStv!IHa{eLc-_V~lbL327Ms8((t!hJcHi)4lsvR(
iRaA9hgP%(v$|fUjG>Q{z3wx&DXx@GfQ$?V7kU2dKn&k$BbkeBCl7p1ngcpEJGyGQxJVVcu)Z64w3l3QZc@(|vjX`bP9Sb+ka#<x-xQ~RAp14fD93_)&5Fa~
8^EX;h7=KnIi<Gz?G?P<t=B8#<~zZ=q)5`M;wHaDZREk;0f=i2P$VQ=@at*ki(Ovj={#RuZTEkDX&z_E>y-vMet}mk-ofNB9d(cWlb*5nm-(`;t`9Bw<+^OX
hf$~qX!<wgROwIOYxBsK-lV`Ub_X&@1lxaJPPvZVyl5J@RFVdVyuP}1oHdP$DC!e7dWimN^E^*WN+`rR+^SevydJYr`!>P-SnsJhRm;1q18>nA$Fc0z`P*^B
vc9AB=*Iu)eqqXIKFDL#cx$#?Mo~YYj(0usNb+ktETm2==PJVYmVcDY#CWe$9w+p|O6n;&l?D^%P96BM`3Sq}5&j5kKAn2c94937px`j58;K~qwMrnTrY?PO
19!IxNzzV{fZu|wb0B$t@STC8<tKE54yja(3jV!)&>{=N(vF~DOu{gN)pb$uy51J~5)eyhtxZLKB>dG^4U;?TB`b6oP%J1}IUf6zI&2{*>9ak2g_+WE3B}K&
l(3#BSn)$SD;A|g?uD*+;86nJ#5nE-n-7PLD!_*JBlW*~Wiw(~4_fhIXgR&QBfPbF-GjoN*Q5tf$I|uWib(%0^=jsZlb^%23bYE{2Ysh8XU!eF^_SXt;Vn`7
xh@f=w+0d@XBwDcXp1^Bz*Z*=*v6;h?Dh%JCxjVEewkzOYd~Xs_>^~$_u5HUU*r|Lt2Z==Vp9{T{y{G^?4E%oh9G7SjCuc^>CNmF{FL>ts|t1m{mf;_v9g|&
N2O8PMLdMR#(T4SK^37WS8N0WcXr%Yy27mTM+7xH%@cAHOI+16liwy_hG0bRD<A;Wti=vdHDRY^hRd0+XRH2RJK&Q?d@R$7@M(5KaKlEpgIZdORXED(-50Qi
-Vb^pyr8x5m^(rNjoXQyfbga#+7m>{%tNAFP-v4&Whxr6#}v;E%#1uRi~<>VjYbfwK^&NrEi@ieWd4dt?a#;m0ox-KHML}<|M3wpX&)bDAt~uQ-e88DpzbCW
)iwOZ2?t!`hi!Ra-oqdJTN*x*F84a-k9fnU+|gb~|BW|$Cfz86o5p>vuem$hO#c;n*~hmqn<rEz9eOub6$j7zPqG*}>#IS>J8k{FEK17yAgRI|!rjyV^Wo_I
@un?fMmn}@VIFQfU*;It#>W2*ta@$(s;K8HD&4)uH9K$+Afa8f@191tl6rY=cP~l5F?)r-zO@^cq~C?x;$-V??a%@34Rrl&Y;X4Bd$SkaoBfS@bMTBe=j{0C
R}7*O86oAZ%5-n&0CFjF_(M6G<5#aW(Ckj-LB7USuR<)w)R?JKII$qKNZ&N3x=%|97b=SCUT-hya#o#f$+^Opd@FM#V>dY^B_Sz{wEifSgytwsd3;M{Nl|XR
mFjm^O?7{{tF|jQ!O;_mMmT-^f$D(H<^)Zw|5_SPZUCZ(9Aj^ca?&`{UnoS4xo#H&dFYm8)lcO%PcaIJOMdNbsCZ>HU7mu=D=I)0SJ}U_zV<4~bB)yClPk(N
EMddf<&=_Q8pnP5q>}{?{7m;;o{7>3Y#N!~Qq4VXN0-2W9r2ujO@0<TRI5^fo2T+F^jGdV{?6nP;dwu|oLoP<xWcO0&5}ouS4eKeJ<Ps(qxrOX8i>{O{8pdy
B737XBeY6?>2TDWK+2^_Iq28y4A<h661nbxVMYwmK2Xd>JKW+(LrqM@^?cz57p^qA&;}JoD}miQzEO4|I+1#jH$h8U%B}Svo%#NSV;?rugS;(^*_6r+d%PEl
3Ye~E;}(!(SbTll3W{FTl7@7ZKnvI8<RfOv^@{8TvX-sIvM1X;=<V`cL8JlWzynbI;okjrg;-Q_a;dQGW29W92s3n#+_PRkS`Q30-{younS>T<QcKjOkPgU4
Eid)H1B6z#h9w2T2VW>P#f+IWLXt{g?_zyED<@b)>{hWFm4C3{OO%33klyQpa!Pl$q~DUmi#@0JAKUQg28UE5c-qIBD5Nvdj}cr5_!o-{T3Or1H>GW_)J;T#
C<<D`be0^=;`wqgKd%Rf26hJUkSL!_iUo*;BQ^qB3bX}Vh!w!I;{*kA^6*a;<>cTU<F4IWxf}(EY37&3#TxTKX^^eNMA!JM@$l))I2IV2GS#T0>fO!(qJr_7
`E46^Pz7Qq;DIBiUeY4A1Zx*TQ~=hyVJ8|^6gloL$#7#h+-Yj$0GC;GPqu?)eNs$x5~^t#wu_`T;%a~rd-JKd?FVzWu{XkOKA`T4f2h8o+DmTrX)J<E>6c1$
nGQ~MllOUv`t=@hti7>OO}EqKN^&=EX9(lNUBn(89rwk@M@rNf^%0WX`l4mjEj+us`JCL{e*XB#Pvj-%85`*q``huw<NK61k>m%KbZ&*HO)g})V~n6_BB^oh
wu^^i^wP~-<+u?KV`^X3xbn@x4!Ppzz{`gDkXQAhIkX-lfCMlmu53wZP|k5_IR9c@P1^Z<@+*ubc0AXe8#hcC=pS49GTa`b$$joMNEr2?fmB%?a4|IZW<%OA
BC%uzY17zao9)4`b%{6dw05swwg<Q+$6HF+wzxuYMGE7^?xx=Tm(yPq-3)DV5$*fr;KA<m52c>HnCGEnP8Tg9qcYCOLETQ2WtC6=(odqq!(TQN3o=uNpj}Bk
OLjD|Y->4oZPizoT2tSfirPnUCtkB2g#)iveTW<4*1-c}D1C7aFIe=G8#Jz83|JZ}uFek9HyOj<y_Fk5e{WiMQVkPf&@Gmuq6tu`0fFTDe{rY80QlbJ9#b>P
tI?c*i>_T<c0-;jlI<{H!34{VSm*BR4`EP~vT9q|24>H`gllNYW?T75Kd#^An2lZT=lPP#3|d3D7SI%R%O<k}7f8{?p$s2xLAOP*yvi4i5c$kcf5`NUtHq4R
3<9PM-Rt=oSRxYaY*t@$q=u87mdYNx8FT?t!W6jsnfo?!8gZf0l=xAuo=1O`l`|;T6``lX12E(kH4GL~E6TIGsg94g37itLZSsj;vYa_t?p1U4?5TsB*3EhB
T(@-BBiHjK+?F?r$vQA6UjvsT<2NpI<Rmz`moaj--8mC?-0SB<M`pPDDoeg1>6l`RC_pY4uG4ApZkAzmWjejNqW9YUKnwoe@xPxnmyzLeH}H`N%RXwOnAm;a
A}jZg3?%(7{OYsxX9wm?cI#%vWe*T5%#+KSnaex+$cGWVA2M=!h~KQiau0Zyh5@&1d!e|2hqCCDEd`(@?olV=hV~k)aCpWxW9;3&{jeg0(*yw=;(uNCIC3BO
?Lto5cx36Ey;7`>p>o^h9?i3I>Ns6md8%dHZJk^3zPr0e3$aP@AUN%N7KZF2^V&F4u&<=|LESU@)h+5p+6e+9#ZPfB7A}b&$HH>SMYA6ZBi^hD*}={jf=wJ=
d11bd%*6A*$Js0kqVSQttl<JE(->*W=69`w?7K}WbBIm0<xSm;GRK^~UQos4Ons<N@CHuM<4&yOLf6A?;pI%N-dnyxqgU{7o9iOEzO`Hz(TF3i4jLjw9GA&T
?z=RyG>xS@NYcL~qmp{vU_lf>k-!m=RZ%Z(G9y|XE5*W<zKhv@p`#o1ja;(92BoxXxLeU&#h;-)DU&2ae6+^nZlbOwq~Q@aw*Sebp4(g!Uvl8S<K}}H^|2C@
n+=a}c@ua~dQy&@Ar&PZW!+q=f@Q6bFKJ;<Wx2N|hz$3HDj$fpnD?i<Av>V)a8kcTtlK5MsG}G5)SK7S-grwQQlA4dc|bx)SxIBfOKeB+zcqTY)-?H|zR)@o
%tNzdC8>t|en4gz&6{XXt8(r*WvUt$`BhFKnOpx&J|rX?&dV84j{+`{sef@GhD669)Tx~u{yG*?p`vO$XU~@>AKsr*^3Xf&ha5+GAu6atNwSXtn$NT3`QF}M
mV68UQ{%jKV2FHed>c#$Pqc$?!VdPI-Pgr4`1~N=g&681-y0Kt90Jb_Ptx-y^fzW`FaI%D4znsWm7m9BCu3)lwtYth=Q|H{f(>ysbc$6%-K@{&rAM!YMn}Dv
r4Guht`~`M$u4O{@L!Z!rQ=V~srm+ZRG*wUsT@FEp?^7!fsEfgpCZBMaA(YXO{+yE+43bU@d_zyIv!7EB{@fSG7;1A<>X4;jL~?39J^Qf)Pacor#*PyQrQv8
Q+vCROO#q2iX#PimNEIiEYU9)<-}zUTq;$cD%9vW$1{n1Z9T!Fk$_FzKX3#1wEgTq-yM%${(SuMm)CE9B9HS6|5;CRe=cs}$~oAhss|0AY%-@5ptCw>KVzDk
MC5Hq`g{gWj%H<Uc$AoTd-%L79nottzrUz!%==+_1ETTq5xncZeRYKEN-4Xb&1i@#LxI5C8&kZHY5e5i{^m~(O!NKc_cz~vZkm64f9r3lvBnE-Z@#v$(+Bqg
zqZh8@%8&Z5cnl{|Nizo195uX-kjWPWd{7gy;Go1WDbB=4<80IL11DW`tl`3tlZr59mloY>>u!yoP*9(VjBelHVN7`c)T$KKBtW>$%(tUCO7EyiW$xcR~xou
sQZUvS1u>!&$=;x;(d>eE+^e-*-(KJs$l?J4FzOSxh169${NC9W2uTfu<3wb*XtSZ%+o2c|5%t-_*iBpgbdJmr4xGm=JoO4j$e(AemWje!t(B(a;rxeqcABN
p{Gqz03oSosCC8)Ka*vVql`*<ent2|@&X@S!s=j(;=DR!uQGg&;UnaHi>e8f-#oU0{KuflNK)1j8hCf;DYG=dwE?RN-Ik4kkA})L_jhv(Tnl<;!!1Wix17|^
z-wk~?T5zlIg<M_sE&PIFF#S}ExnP3BmAMdSet^B+M_WW&9T5We2vY&M)8RRosW+?R2iVIKLz3^fi0!Q@O77RQFXdY%+D;|o{u{4{|5)dE*DPi4EDbpqN8u!
bYY&bA{Wr+^yTQ~n_os}FMsiLB{|9IGy}rh(Iv7rFa>(_^3BQ1Uq&xZPR`C=|9XsBM+hEay>HOipQJ}CxW3NUD^}rPcD!kEBY&Tq${+3cBG*5gR?-V?L%3j5
WR1V4-`^(zD$*wD$K(lncJ%)2_?6j{VtK)K^kPXF$P{}NeSf<uOr(vAC8S1RRN_ikPDkkABB;z)U8w<9C=)V&jCyXoS_$zT942?VSqbdG@|N9ZADz5Ae*5Ch
(J8W!A0Pet%NzdV<kxqwPd!eE%(>+-*KrO@eS^?W*Aq%$j3*h%8W0-mEx|f!Bv%sJ({zjK_i~AHd$AHndDOMtDKMW$Z$JDxI{W$k@zE;*WuNe*O(P53#HJ;g
ql8AUG%vCSFEx=kuy^wAzSuL$4#fds;s_+lcrQFE8h*xEeA&|A2BWnn<Pd6iQb)LeoLF66_oOg<G2`7RDen3mzHg{{V8W3}Zg3za@5Z8_ySw=3+oNBP`;=_Y
DFggP*FwI$1c)$JC5%KY>@D&4rVfK3<wtYdY}XyA8{+0_A9%(74RgAHz>m&m{1Z_59bpVy#y_9Deo5lr$46YLy`k+lxPqcNB_*e|#KiK&Dks&B)_;(w2HN^^
#cZlsulGl9e>$e#Nv-syea{L^qoG=$OS+;=wu%iy9{>2`$@?=Jv$%kcRu3JNx|^Hou?Cq0LoZ59@s*2Mf?glgyBQZq@0;Tzb_J&+*(2vZJfAD90qFd`<vddQ
a}R%z^AM$yqVOj7NmZMlpHZFjmg(jlSxUJ(6i~1k>4flEE^a)$RQQ6gV0v|dtdsi=q?#Uy&Nr}HpWWp$l9N4KES*v9H$KNrGA)`3Tr7piRg4lo641I3aOqxm
FXI58vbyLP$kJVX=DhWQ(G=$5b3r>OauM&5Sak^3^w^`G&n0XB?wrEz_DIE-RIQV#Moa(Y$gZdzA`d$hssp9h4QZ-22d}}sMppnA$XYQ?tl?4v;=f#S<PqRF
^ixb$hL#B@YrF@rGAk*TM7soxZ<QyU8#Cm~_?)M5w~#t6OLo|~kA4xy2J|DK@Vwk~$toe00ci*7N-MO$O<#FMtsG{-U3}_L;pof1nK_XCJE2a18s??I+4<~b
Op<s}J0n7<jH!qD#gV}DL&N3}!T!)(O??dUo1&4hi4AbZs=9E;vnz9;s{bQvL5HY^DZ}$dX5%daQ=>FGAHDQ9&T0c~>%qZZtgbSSdPQub8;6|}yIpbu5H6iK
(l49jo;y9J+DsGM(;6W@r3*fYI6aysQmt0mBGf{wR*t4i+9!arcd@P}y)k#_YmQU=D(j%50)0avJe)X=x+o*lXapRx%E_IB4hZzU&MQa-md}gu7&fE&qBSv_
PL`GZ^e4vj4x{r`C*PcIsmPpps4*iivtY6bR5Q8dRHXSC?PBzTi4Ejv4!>lTl-X!4lat4gNO!O%nT?Eg(pbx}rhnS&@&L}kyFd=vRK-uMONmBk=9QoOjPb-l
nJ-xf2gmw-nw#byr(@QOO%Mk1*NjRh5K$oC2)<+KA*CgQKXMTEWLRE7baLT#-1pE&PafS#id3vd=8`k}@h(%#kKK@Wfp&bM#3gO>*&UXBDD52ff|PPRcA0Hh
?FH7<wkeO!ObIY1zbj!(yn~MX{}S$=Y9(z^2<M6@nQ}Z#{VCPyQnbvRqZsd0LOpR$4}5N{*fX}G8@tn2Ts9SRq2Y^by@4Iviez09$)xX}v2fGuyUs)L>obX=
ur|G<ysSX-9e@<Fiw}l2)D%+%T~-*%cq2L9a3{L1o}zD559*NvUl5mxXe+KmJhZDMARiICS}3@(G<7F~eC{RJIfj_n9na`*<sTfMA@1IB5c*VBq{Kl4=a&Nn
XJ{d%76KhJ%3liI9rpMc)dJYfIoUZ407A1daal;cJ9PGVbyHl}tYg8Vg%+^n%RdNL*+dpfx^z~`S7%9$n?yyF0m9P-*&KB(L$hvW!(1xqYVZlo!^;w7cn?jM
Y8N1LDVe(+FlUhfa@m}exvz##C5ORtFdmcb?=_44_kCt`qOM4G!F(mxFU9RvO%~!GDFYcn1_<O3QycPx%4$UUC)1ty1Ur9h;~4Ajc<|4dWBXGfr(dx6FH77%
W+~q~HSJn#ltw5kSUWp+Oh0JRK6hFq0DtWMo-c=vayFRkMqWAKv|v+tkKpDq@>*L>*y1H%WyDR4N4i9hH+Y7XLTc_#dt>~Id;r|_9YJ>a+1F8xPT}aOwx!Eu
W&`~c-6&0P)2K4t5#_k<7bf30#}qWw<1}gN<RV`ll4-sYo-`v`UvTtW!*sEX$5BtPzKzCFQ<oraTX>h3Ypja)j$Sa9H4CciYudckXOiVY_@bSWWg3In9!3sI
>&KT$WxF6>psCHqEM+uS?5vB*#x~pC`P{!_{Ni0>$Fv$#tk|p+j$h(3Ojz7(fg_7D8-~+x&zzicd+1ObPuk32JYMH6y-F>#T^5y<=tO1$$ez+y9j|8Uh()ID
c=m2tYHk?^sQ|+NeR}dXlS0_HWN}6^!FcsQk272Fq`Af1Wz%}S>RvCA8lyt8J6+EgO{!|0sok`$U<0Om0gzEU)A5jw*8B!-8{XpmT+9{^Ub-u2oLNT8U&+V<
V#z=(Jcokpte_wqI>IQ{PC2Ae(vAIpy41Qli*i<9l7iBm8H+0AQbjZ15O8(vI`dsWA}^lUj<g0^;EIlLG1KjPM4_fK%@My(FID6c^Qa@9ZdjVO%3<L|c(a0x
d{UYQodK`%=FkRC<<n_nlTwS}kxT}j6u`hGi#6%<jhsQKf|d;9lm;`e-4@cRUA5%36vrg02dvNavc^hasB5bT7NKTp0HrZ-)sjgK()EE6E*&|*D()gYzrfz#
w0@}@35y4hmal)IVFY)$CBRUyiHV#UIh*5Gjo7$(bkEXFPw;S?tTN(+%e4|mbUgb8qWAgrD?2tG+8?#4S5s|DXvGn)wrZJ!Uf4uY3dD)sE4Eba?&5d&cP{ng
ex|ctL0e4SLPsAn;arj72)2dWZ|mIgs3qph?fn!(yzqwU%V8t`FV#TlHG?uWut(6watGK>fSFv8J~_99=+Je#g)=Hz-u`|M^|zt=mQ=e1sUvt-ka_{zwYu6q
F_?~8F#g1hyp4}U`B6_gQgUYmG~a^2yx1O0t)=zbIsh%9gbHY>SYeT)JjUA|()9V7QkJ7KlJYDN?La=#VY={uKH5Am><astHRSNsg880>w@a%F|IP>jf~vF$
=H#4yc=zu8@#*P(YXQ54WO)ONVBiwAnZdJE+TO^Ub%uU1Dql7Bqb5AG)-5)TqKF{TNaL|!6RBe8fe4tUfhbYOl7FIHk>$m^VDA%`H&udh^&xluS^^dUlxPbh
4FGd+-4S8XXq1JGWfs_;ng$JacG5e?=-E>k2Nr_i=RjR&#dl^E?>={;z3Q<QefBmLajc`yLG_aR)jpooZC5Ah^|vXNI#x~6E+`{>Mu=x7_YGi};?{-eg)#@!
08u+#;4SBVxUxkLh6xoY&W^ZIPNeoD(PXRkg91d{4f=AKp7Y(H^eK{ipM~_nSAtJp4L=iChQfZ5-m!)c-9mxO`rKg{7+!(^Pear>12z%)pq6)rR)^2Y9Jo@C
woBqK9_-Sl%t=1Wmviy>!kB(z<oVN{Zl14#<MxJ%LQHk-dNHU++!8o1tTprizlQT!k%b-(<X3#Nnw96;RG!T9D!(kWSy>w=TX^^S<hLb8?-(};^qiCTuCtK!
qOhr>e?%gQUK3Fli<hu33@4A{`CGWToq5Mi$On5q#hS3RYKHfGZ=&sSGN$<%kkT`9I&@pgcJpN@Enfi(N!6-iEtf?@mLUyL!H4hZ8P4m-^CLMDKa$^$Uc;2g
<#4aNx3_m-y$-3Wykk41!beNGFs}0wHF4_gA?z$l1;GC;SCmy6?Qm;JsZ2gb*q=4V$iPQuqaR<tKRr_j4qUeZ;yc6-Y-Pfs`Q&H{rCHr@HU|t|Sr!tIF|Uy!
fS2{BhBbCM0i9_m6VOQX9h=mcO&ycY8^AuCemHtFI{Dl2`}ZH-nuRfNy}Jcrr=k?==nI-xa#AUcwn>0|T_=-V5{Z!qTZY^bHYVUn(xuco#3~clG|PG2$Ps^@
V`!ZP>emxkB7un@I(X(T6sPV1<_fDMu58ZJj1xi;@ll)0tegYNBuAD?0R%iarwhL2JiILFp;rdd$jM4RRETteemQ=3Mi71H?VOI76ZeM^axQcwW~M2DII?#{
VG?a{vKIKl`k=gi`_t&?r=!=Ay*R2|GKtf`bx476<aCL|=`Gh2AVi&n-2XYdu!Pdn+I!xE?~h-eynjVbIv*dsI63>}_1Q?D`QAw4>o;es)v}~2Mg#`SlR0ZN
>I?CHr3iL${m|TB<_$++HInL)VFWpsnX^2R1Fsw)9VXdK>9Yr{U0;|y-edHyCD$TOcEUrl`|UOFDt~Idum0oR8(3sKl5bCc;|Mbc$0!=4GSOZwsc2ak?@XKT
GH@rdTBYM^dUEl)TC7*;F{uSxN~JSPR%jJ~3Zgz2$1d@^OcVLQ{RuyN#to;arm+!E)~k~Xq_OFXyeT#eO2)&f7P-+2m+bMJ+v8NOew;q?CP>A{hq#)+TC;xB
bZvu-q#M4*%T+9AKlkea^M+UjzP+5q;N%y)@GH14SB}1oZb(2u_NgLdVFNLG+<NMm%Y1pBQ`$JX$T4T-8grpbEdZG=*8CWwj?UiqdQj)(bUJfRIJx5@HP!6>
gl;)ErUtN!1_TgW;1MTBLu>OEN8k>rc+`hjhzVZ=bPy)Y-jiBLQ6EuU%xQ%2&J}_vLKj=Pl6)C*Rlq3giZnvTSKb>LKcw1V=LHQ(8Ld{eN<&zeTQE|B0WVyq
=Wg<XVaUbf)xXM^EzHlcG?fX-G<O7&DDg9}6Ty{`lnt5C2rlepf(H@eE4;#My7~|cO376rnOO>(WAMmaO>%u85nEU5W)0WaE!_`>YRVnr<h=3D1M&dZbnT!M
F_wE<H|9p`S^b=$^-MwVKE~jFHR4>ZvCQBS*rg?F07`R-bd$4y8zAD3!T7{Z;}%gKJYqc%R9H)0LDV}dFC!S5o9$vJHRcj*FSLG*VRuxq2(X?P6v#m?5AC`D
v1Giga0-&*Z_Bx>U!YI?wfY>wmZHv|DqA=TD?_rx>#!AP?uN8@PZ6E};XUL86goO4-<3bZCgvLJC+2S|soJ!=!(m1oInuZMwAaQ`22G6Nd=>VGIET3G`DfbK
KyyZnAOv2t%|%|$)>L+fg8jYgVHo6Mkfa>z!f`|l-y$zI5=0#}%(8@STCbf{aj<YU|A4jM2Hs<Mc9_&jMLWZ0p93-a)Ji^MZ``q=X<Kpt<qe13_|YAXTrUnN
Y=bH*3Yj6$*)pfkttj2f&VpS;-2*JB_ASPcZiYt0kv=us72tnJQX|}`vCu~df~_ToY{+S&sMd=lv+__jMIbP&hJmuRSR6FQIGF$wBHcRJjoK*3lsdEht7}Gk
e)mEOfVPvXpo7VhwIXP~TB@bcNsx>82mxmCG)lWr%x1bx7?&G9fUh-5XwKexRHO%Kv1PRonZ{VKNAImFl5Dv>r&c&pYnh!St+Y@=m<b)(YzF@+@_A2`1Ia&W
cF;Hev+-1(7M%7;nQuw3DCJAUFeSIPn>Nb7by;X*8P>>W%VJ)z|2#5}UJ_Syf+H<3fC`M1QMpsFb@H2X{o+=>AahhGc#yc^mLX%m4`e(&X2Lla#Cl?HnPHQV
?abA`ojLVtD;1(_A;Q)#%0;myzpPX=rEMW6Kx6ve=C@!i<3z1uW^ZkFF<UoRY1>($6?b<}tX+(Vg?>S-E3c5Pik(nE6+T;Dwi<K84k&|~fAMC5nI@4uXM&-l
OemG=%rzxU+v&&Jsp%3y7cjDp!rl`0vuhbW!eJQ4rAd|i1E>WJ$I+2GTxKBecof9U@yqCkVNns$$X|3j3E|db@5uZpx4klaB2Wn1<VvzE48aUZbz=iG7z7h5
N31n-hGnw_hjq&q<m~^2e2m97ZMp@cmt1%z9L8f_N_7Lb`(1~}*-ZjnSQce*I<c$E8z{d?&2KnEuI6YbY~Q(uhx2d3I78;7ti)*aTqf!e`OQd&HRCkQQ5k+o
i;<&4vM~{Z*iYt6<R9CNcEpW}i59vTJb)@Wt^bw8X#r%|&zjb(?m2}oRHunomWg?9L{4Qjf~po#K1Oyjp?Lmgz5KnzGA77n(pnWaIbfYpaYdvP>3*YhVnLrO
$0=J|qTx|B=`<Zxmd8>kSFUD;z{g7sk09OEKtwpH=B7+t+IN?P;?ca}U~Z&r?EmI5CISCsh2_*o<;*Jd)Rr=E_4tFM;SksZpo?gX=_SFta1|WOB->@x@G+pq
Xb9wcRXss))q*~w;s<Xu2hX9>n-h}??7)YJ#lEN{Xo>U!V=M!sup_f_5egw*y#s`pWnM~7;|ThwSudv6gbj~GHg!S|M5$4VAxgrf@T?*SVaPXeq6m=cRv6eW
D(gn%fJD0Lda-~JQ<+zZr1y6$<_t~M65*VEll*{~UA&vEU2m3KrG>`9UZTc>nZIsw!f6$R4J$26m5ClOZ-53};sjLv#0jjJC^7FSLanS0^`<7gEqBy8d35T*
LbI*xmht$MBZu?$^6VpCe=3T_2)jsQ#Dt}|YF5MU(Ln8lySl@bIR$N(jB~DN%nhPBrxnO9(z;@rZc0hW2ictjZnNqf9HHWI;$lSdb+W&=7m?}p61qvTWfol1
oqN>;o{4AYzA@YP3u%EzWDg+-V)GtJYNlywHmiNF7*%<UJvHhQO{~}+#H!lWeTb<nacy#v0PpYI8KRf?oZSk6Maq}PTw-`VxFOr18b!?}U*b5->?9oFoQ!s^
jhxIDR|&VN$iSZRfgw+XSTaraPZkaYJ7{O1<dfj23xz}6bSIM)h`gsw24JJWYUPtJ8?2<613}>_XLfJyhu8C__R?+wgL?1RNLW~&u!M)57e|F|8V9`b7+E3^
(m&nN$b2>$bvmk%Xdff9wUZfOnd=wZ(nW?&Fe2DTLJ&zCPsI6}EOp9#itWP}pVjv08t?F?!@i|Z&qkx$wgfgdp~yf@kZ@-g)uhHO!Tpbq)~k!%Z_&}MDy|Xa
zLE0shOCeAf-86<rUU$7u-~H?B0_Bv@ZQ#9MNn+VZZsW^FWYJCRy%k{*icTaB8lI^1!|oGf-3E}`{y1sc5R3-Je&BMjV@2Faqa#X{3PXEmh=c?4G=9?l5=l_
Ze8QfA#pDOJHxh5Z==f#5mA~d*BN!$7p@hDBgq5RrD^c))&JYt)iAel9NE9J=c+qnsU<?GWYrxQx<WaO%(6aQ5*^(Yg#(wwl0*dV()bXqB>wL={knUmXLbNm
(N$f})M9tOr>Cd;_3Oiv!?BMC`-lB{G<<sbyH?WsMBt&}8-CzFkONhItmkgXXw043emd&;gvY)o^w}r{UxiwwR6)TLfLI~}KYRml)_^xcNnuvD6Gjh^fEiHx
@j2yJhCjvl4?F*3HinE-+3EQo@x`DdZB#kCD3p5LvU`)<pp~$A&!O$LmBC{{^INQM6W5BCDnu12xQR)%a5B5&$Hr&*7220XiRsKsZdmywKHQJQnGzbf^6z!1
c5S*YNl~|fT#Otb?G*?_MuyQWE*lCoy&>|EGM)bX8s=|@{2wW4`0n_{;mfzLDkr2VN+^C)tI(H^i5Khb<n7Vn%L@7xwRShruPTNweMgbf1~HP2sx+<b8{!_+
3RhQj(jd2wdvARs$p$VLkV_thCTC54RUWBzSQMp|8dLphYo`1D%5p795(K;ZHzJxhx0vk3l~+0%r70m2y@KGf^z)F$bc(n9;&P`kJ)2CjmQKGgjgo?j4t$A>
9P~^9Ycj_yJ~a>Dw{HoYpssT;ow{kC%>x_+xAuL$yZ^eLH7mDwz3X0~6RuBJ_MUm@H&=w$L+Vof<p<_~ccMXlW9mGAR*;ciLXJ6mIY6Hyxp)~{qS6f0EiK#z
Ls*J?`>|Zjo_}7c{-Jp%VJl+mWId(xT|!9#UAVZe=~RN_+L|gg5J%F&DbBke)6Q}AWLzh{H1E8tjG?_U7O65`H%80kQmPofnW~!n(vY;M_HuURw6{S{t6@Z?
dm>%k5F(A0G)R<@V12I&r<j~mYTjerOl1_=wOq!ZMoXb8lKC%l7Y!O2L}j_t&8!7?wBgN7!QCc+FEa6MGVkTBdc7Wq`X#h>VytktDiC6U%Z_wr)qMc5yyJyS
E@ZcZjNfHBoUU)5kSeMw>9qOOt|^V1`}@u0{o6OMU;a;7MSXFirtP50^|8}{y(Y|`JzHEI3~|`20DJiSFpRH5?sne+>5O5=@yt$FfVU@n+yPbv=OX0*4Hb{5
&RxYQG40&h8I^;7j6!UX$7ES9aE^9Cj^_?E;ev5N`Bz|)LE%o0f0P0#W(xG3b>fd82oT|7_WcI{R%-rFjmt3z&kb$kI&bO)xo&TK0?}KKRGKaQMdl-|BC+~(
miL^IC6Rd)BR|tVUD2Jb*C#;@)ezDFq9Os?d>Xl5nyEFlxf<N?T}Z)z`b?-;HOVvhhsSzmDbp3418659bBa~heJSyOgp|LR-(OLDYIfa7KmO{WOK{)yNtsWW
VBU-w*dEpxFwBE8JGrU0P!16aFi4Banb4QDo98v*#%CMNhC*hm+{7jA_!EYR{BqsYn!?HEI=G-jngD8rYO1*D&<k{cvo>jfAG^!`U}?*)>-i-~It6KqxbtVR
4a&4g=j5h(LCHhK%rAeqOOCdlIANcNZuraVm&dP;ne)%DjSN*@PEaE1B@&brZ|R8+1e=d&#3{!hE5{y&KrjeI#$JCGE;@;nWfOzx-xn~Ue?iQ{hxXl%Z{8DF
{h4Pn{=q9M+)8dwARr}*2H3WMAnftq;q?J^Mt~a3$szxUeS1-BdKMn8g}0UmPw0AqS6BW%JL5Xe&T>3kF~us~ZRtB7h#5FTkOT@k9B4RN=4T<66doiPU+CHC
2oH$W<lEtJ`0c-m_Mk(6utEumGKdvigXHSr$0sDP>6t%Ha9H9iiUq_P^6RFD+DNqHD7)|ta^BEjHmPBYi#;d|FrYMCB<%n%l#~pN+n@5Yg!!((ZGpFb=W<Cy
G$c2H<k%8n@o13(<gVdgGGHd-Pj0|^TkW19i-$#7Y;2cI!0u9_;gGoI`{J=e=u%?PoJy$;J1D3N7+{8l+<}0*jpkw;sf|Iq+&T~3dKvo^+9LBRt$5(fMkU6y
domvR`Lxp+PhrTWXjv2q%)t@S|I)PCxZZe4RmEd&L3z42j$}C>M0v*hcY-*XUv&#7kZ&xJ1amUFf#u6SHXC7WmZCxCh?b=;{xnA%&2ePrfE<3cPP8!~??e0g
&7Y6nO@2OlJ9+u$%};a+Jk?X+bvL!wTeUKvk>{WJKPHZfW4J^KMJI?GoS@}Tikn=h$2&gnw?&qC7boeT>?h0xHh5M|$_|vNDFGO0;G9GhbW&jFhOujB7n(jr
<1<V&*cx#K8X@P+6N*Y&x&aVO6F2tEj}Wzt1rdS=Xh;eKH7r-`3l^k1zXy5_=ItN{;F4`db-@<{F%9UlOT%FL6Cu`G24JycI*Ws!OqTO*wRB7Cfauuij`>Yh
ZbQk(R?<z#c-T5)9(gg0_NeL45|z5`HfVVY!Xv<YJKe6ndh7=jSfjeaajcxRef;P~V2Zn<(d9L|s%qL-A1nh%nn070{ifWestyuFEcrU&){c;Uj8bu0hjBKS
+dB_L5A}R|mtM<2GpaRC4Mf}jAy=79w~X>^n$+C|$EnR+k-I6hW*x&!j^#v&CCRw3B=p1`M_=m>^A`(uBj41v6r5*({mms^5bkSWbVsCb2xoQ$j|>3CLIT^9
Uz-{<@C#a?eKbgAS?qX7fk~aqhzZ}qd`9O`O7Z=H-!BpB?z*}7cn_>BIeA5BpM^g1>B2ETz0Rq}egnpXwG1gUcT6_FxqHZDxxR_-Sj4hH4^b%xJR*F5q-6Os
k+{J$g4bywqsWl>u;w+!Mkon>+LtK1OD^?aJAk9yPw~BslVtfAc%=EETp=rb4|bf%yOX1zIloM?vs3Io*)xWD-ipjX;rh%4U<xH=P-K$_>nt;8hoZ?w)BL)w
=Q?7@ii;;P1&oe~`|rm9$K?pSS?XS+A=ma$;KJ>Ys92<-PGE)lV-1q`?vD9AaziYAS80q4Me%W~0~cQd7*LPEN{VGBBP05HcE$xc@qGGxED;NVZXb3qm`S2;
F>f#Tr@6UZeU|17ISVVPm716<;u&^oru#_#-hDidP_ga{w`wM6my}0-e(|O*Pe<;9ia_rNQov(+qNF-xXkYrmT}kcVn?*NZ&DM%JyeNgqKL|~*Yk$dYJn=L4
az6>n7z^0XOiv4S#Y7qlX<Q}wMi@IMdht2OKz+4NyMft49aZv{;d3d{6d_rI;ftni7PE_pXd*|*@H~3<9M1p@JA8R^^!D}P$?;#2km2!OKQucRj(txw_Mf(=
QLt!>fpp>YaNO6Y`;#;b>MJ0O0f?EvM%~$va&K}$qvDYNDZH6c0)SQ%B$*`?ayKIwnL{Ae+T{~2tlQZt4$R&!Ue~Wxp+ZPQv`Z}{LK(jK{~s#HH*>s`a$9a0
nPq=6st`;MgZ6#_Ik34gO7BlZR6etFG6pj2j3@170-zCcdj)v_Y{_#D&ee`>?2u<{fV&e*9YV2dD-Qv7V(|X%1a$!^=ArlJ&^*uG|7g<ea~<|TvF`5*5klyB
9=^;@FCeXOb!kJs$-t>l3@(APW7j6~y7D`-b_&`eh@qet=sk$q+K;C+i%3%e4+a(q!<`gvtTK;-fy!fxvJ}sZ*yWOK!3ngMQ_W|wh|zXO5nN%^Ks@4BR#CSE
Bdi>|Qbqp+SYO2A|Cb+5<Z3|4vFEadDdwl+jMK9=_<7Fj6<r@jEb*4JoAq3748&X2i1M`}#}_WI=b!Ok+^LbVyX~fA;g=y@N>(c;E*8yQy_m*1;JFPo=Mv?{
K<Aq?kt4A$?8}E7)2OmvL-+|WzNp)eRbkgsIV|3F>jiO%7e93u%Ng5#-u=C~ZI(nPLP(qE?hyq)QX1^y6#<HNf2bGp?n6tcIC2*ei`A38y=SFgxo!gZ?AkA0
&elakScD-J_MV1K#9wy~m-&=Gf3nA)Lt4;*^=Y<5a?)$^^uRs?q88E&5oERR&N5;IK#OPdPqaYYttB*2Mqf-9?yW_AJDUm{pA5Vcc(a>Y_$1tE)7{*z=`eWF
ajPCbF1`1ZH(ssjE{gXvGEWd1#CJ;Cj5``laB<b~?6_IEp3SF=hQh)=w0FdEvwKN5EXsm_a7Q98U1{t*=ijD+h*W59MpW~_ft+B$JR$CTqQ;<9L&chq4h0Ym
Q<O1x%XvQhddK5EDa5KY5&0LZCg7u1!{^uDGpa&zq<$rpRk)w&>vB1%ptnDO{;H=nRXs+m$vbyFh!e9L#Xk^XY2JIXmWW^=K}wh_CU-ln$3px@OERE)T39;i
SB><TW7!10p*L?%_#A)z=45j8-#;I|X7(ZX<mJ&{k6z-=q6!}es6RhE`Qb+~sJ?&m_T<OOpWpoQ{N?fM7xdcjyU=dlAWphWyY)HM49`vA^OBUJt&mWWL}gmC
nrV@gc@r+)z?8+`ux>7%Yu}-lM~B)(=&8@NHOEBjO9Y`*i%9Ws%@3dtYVGXPY|1eLlD9zb+Degy#@8C8?BM``%jn(7@vFm=qsd>7-yNUu@P&M;xa3PqL~^jM
<h_0z*NR3V5dvj}>~O?+5++>}oZ{NO)UW*g@#{aod5_9X?T0YuY5f>amT<nh3Z7~uJ{D2g2qla5_$FhHe&H75a~fI?Vv05OAG+IFxN0vt!YOr2Bo1+E7O&+5
O(9|&f#bvCXE~bdg}R}L1P=VN8MUsvy!6rayluqcCMFf$Ykz>&rkRyfZO!c+hLXr=eL^Y#F3o9~*8oZKjKGG6qUjc1k3k)4&hlHP-%K?#r|3o|L?_$CidYdN
<+5qxmS&AvKf#!;h+*bkbzj0d4P`Nokfedh3>Y;u)I1}iav7Jcl{3jS7Nj`1l=qbf!jI6ENwKxHA)?Z#Qr`Twn&<@bP^kTJ<fXW_P;4~+%s2J)XVT|K!eomg
ksp|<t9T{p{X|nX$nqxylxc_<T9}A{x*o;-y%m)Vbj@&@Iz4eUyPfMcyQK^&7>c`YqbYC3RD2Zbu^6(goL%2G>`m;j;zKh0Oier85@{!^&hFd|oAxl?s9^jN
_nq{ZjZ&f}(O+xbyaJ8G-q8Zwy@vFj8kC3^&0<A-coz*p`j++Q5`+!}JFDkQp<+5aBdG)!T;Oi<p427Ph8LKX$%Aj)u>m11GK*vRqfi+ZGx!z_zv{ZFa9DLW
a*8fyjnK<0V4HAXgT7+ul<MbltZ1uh;kVG9jC90ywNC@yrzKe}Pmjj31o!w_uA)DY_tEy|^S`&JSjN%u$?jTTEBAbW3gx0B@(|rcqpITcr!i`+v}Aums64|C
!EhpWl;KNQ^jQa-R0a8KpO^<~MCf!}SN@dHVc9nnS(+nw*2)IyOA(y%B11&vyV@Wn{7IGZfT;+-h)yeAzQc_>>0VnFCm4t}*N;S2-`h~kxz({RN}-Y<T(1dj
4RwI7jE~&kJH_(X#cD8biI=!(37^h71p&e2ub~!;5upO@#ns+Zjq8@fIT-jT-@(QrZ)j->2-R^Cg+}v}NX2n638i}F^`2kXvx|=~MyZ+;8oDpJ8YDMI5CAr{
<g=%~N~ms=@Z%YX1l#70?}t|n7O?7_?y}U1bj>@rq|}@Gw+XarE)GR0eic@8CRw~%04uyNUtmS+L}K*j%~d@&ikA_P*$reCM6g8e4WEix9!pt_a!>Z2{-=>u
ljz4i^T9+op+j+xiPhET>oS9veC|g<pFf-I?d{S3!tdytZ_{_rBA}`pwrC$PB!dn--0XOx`>S)fS3~h@W>?qe-I^p9UMW68QT@2<mPZ&@cVhDWXLv6s-bH;|
U(8mYgM7$)3_G_aXk|M2D_;;6i|W{S8`7!L$P>>zg3!e@>5R}#xt+eI#LVYwrCMUM%xbv}3&1-n_CAqQ#2p^e3gqoNeVy{eu|R&vha*xws=zO3j8ASPr$tOJ
fWoo1SRKoi>{K)gu03!+xPCu-8fxML6cY#Bp1pV`b?5^4SE^wvw_w%cV(F0cn(aNMuH9RYpM_%0d8q8CwQx-Hs3mnlCb%0|#6I-ft@}omTi!;j*2W#)yb@o`
_#PsXs5o7ZStXgy==5*sl7pB~uBw@q(RfH$p4P?%^cG*^eS;THFJ0dZ^!+lo6i(5WvC<ca2N7lL`hIPg-|+2*7rC?p+CqeQhSM>jG@1KLlNr&hM>Y1Vn%k)n
H}TNg6LKW9AAIF&$(9Q%1ieTH8JqJY(G*m=#29nbA8C;V2l1#3NstWil^t;c${;ZY({;$)5Yrq#G0`)3EwTo=8LXL+i{&AWW=XjKn|d|ikNUQFuBYNcDpLj?
a2b@#Agln}Uc!2yfRdl$qiDv2{~?~Xdj#++n2mUDfR`2{g2cMuNQWPn@naTG&F15bh()l8kpX_asSqIdca+KUQ#02=b!XK8i+60vAQ9`x=2t2xfre0pr}%Z;
W0R7+G7YZ=E`n^+i)Oj(jWm7+#?^|@gezfE(f?_qQ3MaVR8v}t%PD+A)WFE`PQp)|mr%87gIrKvWY}%^5_P*4MkY)MT4_SW$R)pZkiGm)J_?c{yNI_7B9y>m
m0zW0OluKbX#;ccR`xKhOhr|^U8``oq-Y>TK7^K2^TZvV-R0)1@X^Q*+c>CV=}8k_w+h!U7pvq_56zV?a0>!3u&wr7Y@@9H(+Lt?{_j_%IQiQPP8F;-9)I_t
XB027VV9#HSMn`&NprFt6jxD+DG3Lzt*UEk+8X}k!#DVm;QD*%dchbRKpP!s(L=A>rf(Z`U^Mz-Uk<-Ak)5$#g8rOz9bC});_9?2Xvo72Jbg~4xfx)n5&j+m
|3EI6L3sA=FF!ncI-o)AGm{90Z^UVxI4WG-)&KZiqcb@tt2m%|?vas+l-Nq*u?k*J2{E%6#uCl+ay_48=!fb@-LaEIq3hp4o$9=q57lTkKQTh2wXqc~m6u{q
C&t1Yd|J}4DXXZPW*-;H*;g;+o`KgW;Qf5jL3zKt%vvSMaidnroCz{>VTxH6B5(i&dF1f{0AxVN^oS!^?V)stk0%76`}?Yd6rG*fTW>LN*KI``mywzB*f563
UACSB0}d<P6|~F{>?qJFj?@rSU+`RS<DOKsBvm0|^^{ys<3vz0i-*Wtpa9Yw(q6yR?V8?H&HDsA#}}TFOChkO#~8amB9~Emj3f1S*xG;z#IoRzcGeRK&bAQN
Tk`{u$b4p<H!TLtH6eq-WTfL@?)ucqf%VnRtdYbLLaV)HF!f7VMlI!BlGBAKJBa~94nSZaxsy9ddyIvlEUVm)WuGo;(?BLIV9mjFX*Zpfe%XPd`U?IPRz7s+
xEG`!-yg_A!!UW4MFyLfIo2vmHewe%+Izs$wTZ4uh4iVO>eRh>@?Gb!DysMk<UHeEcqn>~2-S>|yFkT)Tv{qUf5c7p1CUwkt~*=jD7$}+uHe_(W)Uju&qiO&
+B}RN%?)nv;5e*}*--q(;>cy%5_UfaL#EW}WTlUJpi^R&$zK4^Y^94anvtq7doCx2Xl~_S)i#;byGx)p*E>|647-QJ9SFRQ*2NRrj#wLbCaY_wh~4%5P2vmt
9*s@B`#ZL@ASpI(iOgz4Pj(K9C;j`TXsq#J8!-I6lQX*{Friq_qF-4z0$UZYXIF%h!^t&mE@pJ;(O@QkmY2ig6@9tqQycUG)?xv#&}Ll_RM&)m8mQ>wXLv0l
)~?%+oIBmAPV?rsB~kAU6q_mL`|@-|Xy(&V4^lF|58y`vnuehi-A@78^lU6BKgGCdTf9V&w^Dje<p7JQy7oZi7BvC_bg)->!0bJMKT~=Z*cVCnuuxc?&Rjpl
0Il#OESg+YiDDB7ezsPG1G|C5<rtiwJ_F6t01(d3#J(SA9``6;C{`RXnDFO|=4xK^ys!(-o<w?iz({n^SykS}3hRhnp61#?8HETxw%n$g!K{8zkTMeAhILu+
F!ql(ug-*9_m~a{YmC?|8WNUq(~?+MGKC{L%r$01dJNnU@{EI7N^`wY<bFie#zIB)mk+y=_&cmzS|50cjL-Jl?iOlRa=vJ;=DkuG_sKG|3Tf-l5s^s?&E2Tz
T4NK|$Y5}Dji5Es%1hfQ+{VBs4#y({b_|Z`NXmN5^^94>lzN*@(VODL<lalIQIkqfXD<5<XOa4#h9@xFZ0jo$`^xJa8ZSpm{{V<0mApo<sTW*1o%BxJy9st$
%FQ5mW;~9x02v{!EGBF1Ra6!CMNjqa5N4y{PO_omQ~pRjIFHQ7-jI*)$59in0-Om(EQVn9Rlm)mnHcfqVnddBDusYeekbh*IVzKes8mWQA~PGVH((^`Ed92-
M{lsfY>*J*Pd#iu>j1*sA!vixEa@#Ax9$w|%R`{z1G&k^cafMDSi#+S(!9`C5Y^r;y4(7yUNv$th-xqMB3x`|o9-t-&~QVCiXGWp@HW9HYbn#AXu0Uv@QMjz
{gBneo}LH+RxzIjkhU3P%R7ZvS1g~FION-@$GGfUXiLHHG4ZWs*B0mBBQV~SAe?%xXVNo}F-lEjW+PT+Ny*Pf$;)_Lvu1SoD+%a^Lsf+x6}m4Gg8;Ew$Cg=k
EjzkGO=5Xxr;jU|0Yj1-n$Y<&Yeua|F?+^3$SqF0xy=;-<m3apZa-UHkL>&>$<)N;c+hJ~djH}9$vJZ#NcS#lpBLmUu=SDV69(&)>k{|H=agbzC=m|A?)=nD
>J|U79MrJM&@0JqXQ0Ue@24RHV|CcGA0VCVftaZKQJALx^d>tW{<vkJ!Zi9GK7w0(Q)#0txBkN`^OAZfh+6uz?7v4nT(FG}#lao3;a%wff0FoMQZHI9o+f@d
Qy3#;{ZzVtc1v*t$=$`YWmqr4Rqj{0$_^2cnev0omOS^S3_&%No0}hWg2=7=NSfXMuwI#Q!P~j<a~DCO!1v3KzY@27S$@U(@|#0m^PW>dUZW$j+FfBHU6UHU
P>=>9V^#6*MNbwhe?Ep;0n275n-g94ygBC5^E%a!q`;96Zed~OFS9Jra!xdHYWV{t{v|R#_bq}(OAW6`TTW9kS?m^%$3vhG;;W+$fB^bi1$UtjDHkil45%5j
?hq88^M-budy3tg?9*j{LHwHSBYoogxXipK9rf?gNjIIk$J6x%VI#ET+@CR5i%ykQ;j1^Z%G#2NIGBz$!B4(sipAaqD`r6FhI|1E^QA;MFgu8&54IH6QV6Ef
DQPKHOx6n^)PNmV-(F8|i7~^KfT!iKGUq>n78yL`hSwF<(lS5I`UKq;6W`#Dxho;2#mXLJmjj$3T2Q66P+cJhPp0B{Dz*J%s&dOL=T`G1Td}}VQSte#<*au!
2o+gU=S_RHx;{u8rzwVE)vfAzwg~Q4RoqiR@-r>z0T;Tf4ctjzqRXfdrnz}YVuyOGJJL2JVbn^|YgTV$w`ZHVil1CJR)4(eXdU`xN*FZ&fq02Bo~jjoYBlU4
GIQl!*NvF%Ib}`a;0);gRY!<JGM5P3m1Gk{aDYkm%vTNqKMFZ4z(mZD*in0(!pyOlgt$Zd!C<__$hKJ~r|Lpa8GDd`e1LHDzDOe>1)D_?!FCZf<bhPb-uL9f
{%0}ZD%en1Cbvf(oXCwtA3lz5vZz;Jfm9g(ow^M@a@c)uTbeoY(a`_st19SE3XAIJ`(R}O9ckL3o614S{YbS3LR&Caj^31+i1SIR_LhNkiWQpw5k;YeyY1%9
g77nsg~rN*hs%VZ@n#Gcyl<DhUl4&taCZ-*hQprZG8?$srpcM(Hm}wHucb(hBFU7Ux5R>6Zn%7q>9@JdE(><e`Q?^5_XU89Rmdkyb5}-6H@7+bSbnMX#2;bs
mW_OC!o{w42C^o}VL`q64Omp~4W6_oK)$wIhCygX!!EPuE?-;5mg&zjqsz6Q+V<hy(j$M7)GOE|!yxl}R?=M8oKkb(CB~K}@!MP4WJ}Qvi>(@(hB7AIdS#l$
<(9Inqi1~+tloai*1xQ8X71ov<~BdwbP(z9kHpDe<n`>ic<~?zvbdQjuL_EnSClxRL%6{g>}wA{j%>Nx;Kv>o%wkEt48D^7!K3PK?f^m|ZUT%>Zhy!sNRgiI
ftsnLnRnz`Ra!A}v36IY5k1n$p$pz{ugqm*%WZBw<qnD@$UF5sp|}0l`WhJbHPLyw>*?i&Tb?U3#eT!rvFS$RM=Ewip!n4Hpx$2h9*zy87x+1iO3}%nVk)%5
Lcsf5%I}DQW*<-1Smb1{3TY)xZK^z&AgP_5C-Dg#OQn3IK>i3`M@O*t@B&BR6v-a(2B^#S5d<oXGJS#oe_N)$dp|;uC1M70!%BAAZ4%zP=c!^O&7?w^Bgd_7
_bNgJ<?-EYy1M2mktaMe@hoZ?GWG=8On?BqCglCF!qA9H+tAyQ*Q|sNq^$=iD$|-x2Z4=<cja7rAws=`+j|M#vB5Rk9XErpRMC^1d|x(gv~a?ikrD7XGwxkM
%k>RYy119!VqzE8G8WrvqlfOcyam5LNFXhVjFO1CTT&eK`oQ(X=V2=O!;Zt+2rEc`j>gRY6E8n#P1psQmC~dS;`^{#xhd{$Dj%!V=0m<GvuQVOF2s6U@%<ls
*Y}2d(bB$S6XK>_5*xZqvU|gpl6n9%`eHyGeT1eWOGA=ARcYD94Ln(O6MQKR!0a><%h5X++`AaXRNyPQxeEO6bH*_LDNA@MO{yYMdzaKFquu|4e&{#x!Ci|g
lCO5Wei+T;JsoxDPqX`9Wx0I{XUOAxAXWKTs$LA71YJE+RcY7WZH05;K#GelJ?>2@JAV~gUexfj4D7d5DZ@UgU|K54oINP8E8Xi$<{HWea_!0(+i)^2AdcS(
=Do#7Y&UA5eFY(5RMVp<kU`=VqIO!XfR1t+ihOOVWy&B$a-LdJK`o|CU2gfUqEz-iT+ZHD((;w=->t4$tE)>FnnbGlb%m@@QQI}vEu{g_;G0zE?}r<zq9A9B
&|5+LOVr?60tq`|uO*UxUjXGyWx?<9X+kV$qYb%oWo5(xN?zjiSUGN~51Aj(P4oO{%*3c%rBGzXG0OZ}#GV=b5@B)n6(`5I0qF_bD58X>R7df-k-#z>2vND~
2%JR5xj38@GQIc3#s3mocHRyQ#7NRA=B3prOlTFCDU$C#;$jSd;S^eU+u8X7rbf~O(DZMY8`Mid7j$MKC~Xi9nlzU8s=oEXgqx%xy|Wu@j^T$LLbBc3<RNj$
5A$X5VN15^Tc-DQf0R+i5mN!W>-mCptEmikXEGPT50Vrsc=n<F=J)>ttsqaJ
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
