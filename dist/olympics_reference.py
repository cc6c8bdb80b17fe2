#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 57,840 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qXp4SU;0k|6w7u-WIH020KAa=wNRb0gb|qm3>3EIGMZibqi*Bymj=T7tB!$>hIZeRfwj07~{`-g{^7Vi9QcM|E{|eb?__T$HP?Mx*Isx*Cl-xA$N4k}uBa
|Mrvj(^XPlC70!5RaC14T2{TJ_&B~?CCl}!sPd#L#>>ka{Ht6PJ6F?LkyPu8`LwF0<pQ3L7ZdpZ$#_{T#_->A4Zl}6#k|8qoGre{6PiIeyPw}qFRSLMoZb}4
v9#zVH|ynuMyIit_b`q3<JEL=O~Xy5ALvh*`r@+4VYp>cB)7BieX+!E;Pb^~S-?Ej%SF{bk#fD7mF4^93H@B&;X0BzyxX}R&x<O#o6crQLF=6)cQ-Kp3jZ^O
H|275)8l6_#0>$Gnqe3JwVqrT$%pZ5T|ghJn}=sKzP&BRv)X*F%W{$w<I9@_HVD9vLr)jDF$vBv!6z_odAH~#tMLUukmf);iQBxoS<f%>WKqhlcFq=Oi<bbr
$-ROvnU6nCVRs9fd9|J=<%eQPKL`l;iOl|LS<aKu=xPmME=HqdI==-lz=(@-HOA>x*gdtnEN8QVrd)N#7nj=fr1<Z30b3}ouGWjoRawp|eLq{SN0+c%Z7?4L
Xyx6_{cX8&0{|2|3dIhsw*xp`t;UO$>uvw}>EZFwNuK<)|LWD~?cvEU@aN&t;mOZ=^6KF9^x!SLJNae*^zi5<y*58j-t0d=IB6dYpa&bF5MZPo%>i_|;IjO<
EvGP}_I_Z-tHMoKk^coDe4hNQ$Ko|0<xAL(Jb6=AQ-mu_l}`wQ<lmFuZs>Fr$$G&joUjIW@JqsvWL}Ib*fxi}IU>?>y}+Lf*yPi9Z;wX5?!S6>ko1$?&Xcpn
i^G%C{iEjx=IJ+Q3j&OJ)cpoq{%RlX;<K{_LUi=}_~euxeyw<f2fw-<Ujl~GX&N((aL&tV^&U{CTKO|fTPK}-)7fqB<Z3*d0cE%=nF!#~KpdVTy$HK}`|jvu
wEy$L{tM{yiSP4uF&WQf!=zV$*LX5P!cxKz0?q2Ogy$E<75;;yX@bP*;vSA-FBxCJkyct!B#YuB64nKil8Ys@bo0Rfn-o{vUzOg<#`eq>!>NTnVM1B5^J6lb
R;$6)tQ@a~y(IbfWUxOxTO{y54-=*%ZvTa9z)TU$bl`jboQFsvpVES0#jqZ1$RELLfeRx2ipU5Kj6+^c7w{Pa1&|BIS(cOa<qBqBy3JLrOXk#UA<)FX?rx?q
2|reHGp>@W;;v)Y#(%GX&H%CKCj&sTVX~zsoZsRqujz~+z@g`2v7Q%8IA0F79Ypx7$L;Zd(<^RVB}Z_0%nSS<UXs(ry6{g4ke9qSOx}ZG7=$VG$Xl0XQIEWU
0e3M>w)@h{S4qn7^)sC#HdX`dW;noQ4YOoB@wl6D&&vYQT{`wS<!90}wBt`gC%J*3^QZ8~>>hCD>Z({GVXt8KKEQWKZWb2V1=!PSN<{jyU?>TJvv86Xjf5pI
&}{8R=w?$dLYg1bi_p`iUW6H`^`h^YK?z>t|NYh7XDQsW)%5R0|J$!K-XWq=qg6SA^E0h(($#W&`M#G_t0isDYJEE^2C!9m(&=<$gZT0SH0aiLY6j$el>jDQ
zzHg)`-E;C+PcePM*BEUXdonLD?Yq1crFwI=D(o3AE?(Q@OXHI1v|*S;`zhVm-_i+{s<}t)BREaFHsefbU9vJ7t%gB6~J9lhvw2`P~@(oJlV|!^)hn;sekHL
s6aOK-O@w{+QSe==)yFCwM+R8f&<PUfP2m45g+9IlaBPHiVhg=2Y;OTV`h=G=Wpxwa~6Uz#sTQ1LyMQOn}Flm5Si=f5`|LmLtKV?@ClHUwGMU+GXUFM2U*qv
v!MZvIe9(L**pXqric9`Vm`hC1YgkF@20iA8SL;^Tg)S-Tb3WAkH*Voc^80)x&btH@OcnGZefNP^pt2kyfD6LI>_S4M3Ntp-8!vlyxR1gWxlp}CWWUuys~mR
DV7~rUhy%V6{}UTl(q2>T$?bz@uG^hCFKZ>_kMM>uwG1pgde*G#u)eqIBV;QXbf^+EQ}Py;W4$rUjl6+OE?0~4WIK8Ea4%}u#d7zx|`PkxgB!x1MF)U;z-EX
bBkmLNSNa<r^0{!*!S{6Qp`Xw@{H^jHL(Q1Q~sXg+8;uN+WiX4=6;^y%?Xk=bF2cr`9(?R3rOjGG8^L_;*tXR%*qNWg&q>#>MFz2i@&K853O!=ehmM<#a#g~
1YP?5#Po=SpI`!5`XEwW6xAxFqX`neihcqL4;p||9Wa2t(@T|MK@wfU%u!!Ky@gj&c`Jy)BSlN2b3iktzZ%&#`4AV)Z-1m-cam<g)7=|x5Zh4%xP*&05ZsS}
H}cFp%IC;+f?UW7hI_A8fB|V&k()y17r5stSy$`vEO)vDo*V*#M8!(Z$eeia{{W`3O3u$O#;ePl^Ya}3gsH)97Zv|PJO{jjU)16G`5ar0sMGWF&y(#}_qQnU
NQ)!jEGMUUJ7NQQ2%x>a$Hgpen<aJuV8={HJA93ge#IxilHGs^R&DA)m#bf=y#23^k6s>}oQ~eYY0vr5yOVeOuSRcP?f*?4$ena7J;+nJ#G|KtJV#~tRBi(M
INLN?-3<r3<I(Gb7yGYH^5ppRXHrKXmfiwx6pIybjumnfaM>5`@1k1IRt&HWS_Q%f9p(AKD;xn1IT66q{nG=~i5$N@I5{{t0v`O`+ZV46+zUr3<@YJfT6l~c
u=cW?6rZAldHWm|_BS2gD`0q3=pT2)YGNL#D^VfYH-8U;DO~h;jHJy^NNQl#hopkR|GS)xfx5k2FWwR$tJI@!77(EqK$@1*i#4rV$&jebzLagK_$GS>gl;x1
uBxO0$r%M_{P$^cgkohE&ns&aiLIWL37jaP>g&bIXab02!9Mq7&cyD&$&+UQe<aunH{$(K?^vK}LK$`xyI0KTucmVt8YeqLfq>Y48jLg|0G{aw6zD)|6BNE7
4RCGLqoG6mqV2s0=ubiii)D?Hi(0b05-Rw<xJCU4s+DQ}G*3}0--&kh{Q@;s@(GG6c)B_X64t6%!h}R#A?gu9k#1$t@1|8TyMp_es7Oz!3Ee!Aw9j3fpL5Ie
b5WAeFPsMp<4$8HGs2s`NP4Kn>{-IfvinFn3vMd{IZUb}efMRM_^l|v`!y1idNMYU1EZXd`&!iH{g`UmZ}~XZK2?FH7t_Jy9|SY#6#t385{A1M)71DYzeOrI
@eW18Z!~soqe8qAkrsKUMRBL{?f5;s{W_UfHTc7=8?05eKM8WB^zpy-!xk)XMY^1@kA6I9m0}Idh2&YF3!4)3Wx=FE6oZL`mR_tIAdp3Xe*k3EQH~2n<VKYo
Jz)}soC#Vj@C;NyOc1E@8i1O7(*#pKvHc{?Ja}d94!p!S2CrBOYuK6iQ<x}?FhB;E{(?mlx69&SZ-{%w;Az?=?XMrhDHTYVU6LECb(f^CCh}J!e###by($e~
*h$=mFbap-P`Dy)@Cc(4=Au9iJ<!K{QJx~hhfp~`f0*=LdBSXnbe`0e%}r#H7QFKJKfn*}l4XSl+OP#qX&F-!;aK~^Hng^5J;<!MTDcL-v#7B@afBMvEB6JR
-2mJC^7XUSHjd}v(ZqbHM^HXwgfqkP(V*cPNTa9Zrb~V3J5e&vnxVGN9AP(o$ur-TNNP=;Acuj*7<bTO3P|6ONjJ6cJE+Ya75bF7)seG2-oz}66mduxaO|9p
Yyil-5duL&6=vhzQtg;KQ*=mokmU-r`n;-otL=m^jznGfw*g+k|L_Qts)fH=B!8dYhK7ZlS8Mf<d_V^;hs;sX*zS}Q!-f+rlo|)-5MtnH{vZxap1M=tOU73#
G0}z`Pyim)q<MKNHZJ5Ij(LEd%qLm0f^UJ@Sr7scsX(5(cFX)me5qlT$%F>0itYQ>tUq`HLcp-L2upMY<5XrD+NqJeJQ9vv$R6%SkESSlB5Ev<t<Y?*su?c_
)K((TkvP);v>?`}gH#ROgG7z0=_TpB*0;zLo}W|yELXe!Tyt6{FweuD5#=`k2IY5}JbX(7!@bvu=jnf606|8-jf50774G6~G1wc{j{oAe^Y>y|R%z-)Fa1^^
6iXbz(L;eDXSv{^&fvrR!4~!F-%ur#l^QH_%5DTi%B#YAei?Amg`yx(2D`%{Uue*{NMVtCWL<cYh5aL>2E9D#IrL#Vw#_3u*rH*9p41m%SeTYY5F~XG$`L6Z
(`>s#CWP@lte23iE$hI!y}vC|Qmr)rRPTt^sjzO5c5}>%Z}VMejtX3_HPrtp3fQK>^!M7P@6?lSb7%ss>kv|4#CE<-EG}jZ(uL?rgecsO@5`&Jp3@2tj#Qo+
@bgB_x%hZnT&{|V=m+sCAmS|+YqgJxf?`4HY@DDN(HqTjfHpmnrg<KDaxx6)2967CAQDl$BUCfUAKxjVy+;cB)Z7Tjy{obv&%3gc$~&@pzLWe096q`#@Knu(
O~yac7ywb4&G4Ju4v-=SAJQ?H^DjdZ&qbfLfhx6d8WH}<1~-rj1x}!(vP6S!$v&C(A~qxsw1Ad`t$@gic-=-os9Pd~O)Sqa#MDl8H@+Qz1WemSl7^H67imZ@
sqc_7J6&Gdpy|_z<zjsjC;$=t39jp+MIzDZ3$oJ?@^`IY-b6P+)b6bdnlPHe7}!~Z0Q#q$qzdI6H6GFp=yV76ERfD}*ebe5^5G|A6LlY85z8JMh^>V^vj#1c
+v1DLlFT$dMBjq$1mFVr(RfAtw^Kaw7G&IU<Idqh54R0vOksrnj2-k$jLI|ckne#yVT(4>Y0PE*=o^7jLb#Es6`}H)I2y|gq2`)oG!m=(eXm;%Zaw7q?M?T<
brtE*Bi6-RB0du-5eBwT#JlniprSo@_(_0a<QXLB)r6w%+a~lhALlaMLpbXCdn|r(w+(nI2GqvyJz|E4TE|U~mwYwrRm>eR9v%(x{*tcc0y`S!^*b#zIrD-8
i%Xqo>x>;q&1yte$g5v-jY9k7Dy41%Kn~b7x?HbD^z5Q6XO9BOMM3-@GA3jZAdg8j6(Hg|R-s@OV6o`6+a4T?a(+%zcZNlsIm)L-E$&zZfAgI`jUoSxfDcdo
;;<WFa*+SQDe;&j?ea9mzml$LTu9C;%SGvQ^;huYqMY2bKOs5T0N+!0Dii~2KiX-zIt7o7)0hK)?e<U*h~%&Xkn1t%hMj6XPxmrsKpBQUh0I6hNqRM1R!9zu
%W^TvLNhg+2xFH*p6)<<h{i=1!&LCmG;xMU^fbZQ4`^Wbi^m_voQxa^wLZ3*#jPzQ_W5@>NzM)H<r0n($!1>~D+|86yD4X);6NqO{C15D_!Vw=u_)KqHz;yn
6u=e3;|c``V2%+L&<B+rBmh<Sy$7q1E~L-Sx`PubZ*O6V&gpl$f?mffHxEF!9v*`3S9^HD0f(p7x7D;z+uF?-sA_V!lFrW-s4;V%^mAuGT$UH(i|K5-y64%8
*^Yc=Z^y6)*iv;T)%xmcdRefpcvfDImw@7~ubSU2pxD_Wbl#_aC$TBhbyca`DK@(r18&F`)VC)OEMFPvbpS^`l(P>2el)|5lk4SlLX*A6qj0YPyjrsB$9*y>
=fISZDvSWg9jrC7!MG0NciyX%=5tp%z}U8D3p)7J*?+CC;h=cm2@7u0vNMPOA?SNrk&-Qle9$RRIsRdBD7T8=ggaaTX-e5wdb$!z))eDL%Jpo5xOuTG-y=EQ
gM;<0dkmZY1Ri|dNlr?3pk3JwW*k@|CIeLcFuJa?VzedN$f70d*<cB}broREAuwi$@5tL!){I?VuErRfz^caix|&{2f!o28gw*J4v09_=Zj!!5F>zLvi!V8@
<V`0zSkB-h_>I0h)FVI&4_-09g%dc(bCl%`3qnz{n&W?YX^cTLTnr!;9rm+DwJL7mHdL5YcJkOB&-(w<fRxbp<rEmDU&qVOaeRqgLEh{izIDzZ^yB!a;5Yp9
cK_%XU_Vd(8TX5q`>)aI!g*iN5TiH8hexOStHCD&IDvO>k4`rET092|Jwpep*y-W~RVPb0U44aDdiI4rJp00bAUzOsc%tTUwsrD<i6zYw`_GU~po$XD?j-^M
eXYu?Rk3h1;|~2W%Gm_@>=~YOL})mli@$q+G6u%U&--r=PSjn%OC{-U=bLZ7%Q5EVFZ9pe*WUuF!<Fs~x31au+^kE@zUgu^XE~H+PrmyW-+#ULH8tZ#l}7bw
BOdF??q8_UU%uvMEU=Kj5zqcPUPM5PV42_V^0ir5#}zz5C=yo0IL(1teZc#{SsXMzglGm|qv(l<JpwwRE1$S)I%u5$Dm4Jh&1fIaI(xoQOu$NIM>a3GZrJq7
{owZq5Lz+)ckkOQi1`th4B9}~|EjzuPSH>8^zFgX%hR9H?|Uzd8uGfh@`9X6CVJ`7?SEHHfwO=EJYQeZzc_7HyhZb-K%x<y3mE2i@gC!I)r0-HT%~9sVogpL
7PE(F0L$C`1{cQr*?mI)Wptticj;|+m)a11>^{k|Onuh)JahjYJdN**`^pT`MU+IG(=X%%_mbbc-vA%e+5JOaFhzJ|Pk&etf{=U-Qk-+p!F!%1aCIA)F3sIL
H9&(s#z?NN?T&S#7scwXC>HD#1ow-EUD_zBFOiX7A_iOk*Vo6W;(JHifL1-;lCQo>U>O)P14Cxg>hyT@{P;CSsriq#$a&P#L83q}-yULoSa)~t>t^&pwrUF3
g$fYr)Lds<!i&)GZ3ZsK?~Y!;cEE_=2l$Q`BJvk}NSP-#{mp^RDn4EofW;id3#^Rq^~J&S!`DF2q1V6IUMI!nbWSK=O2^C+@FnZmjj9xf5V8);;ToJS=nk&@
VfJ(Jhwt6ngI9k;*rEHZA<amX=~&SSq?8_GzwZlX=Pa+*WoE&gY1%Q~An5zsCw4((q3{uEE<To~FA+&G0}VJ@-YuT08yWgqpml^|^hjIo!3Zbi1fB7bJkimB
v-<>S``7UQzkw6{9X$IB5b^F4)c<~mW+kNQd*7jHsf!JF;jgd%^0lL7N5Zy|TQ6=g%H|8%h9t#sMqoq;&-Suf#NdeVVB}$+#wJ;FSUs{_+&gv(Bz(tN<%tC?
3i(eNa4`5Tvd2}iLQL5W)FaAxTBA|aj|K(tQm7%K=V&&4U!?LqiNu6WwB5Lk%PG6U5Xa5Ud~}hVKNp~3hRjh)+v!>XnTH<mN4*~Zi$*)!Em}dWArp0gZp+bt
$usSceva&!fM*oPRiBi!9qjdnW*WStemEU#m=!sKW&!xOO5tDFxV@CVL^pl{GVohwW=>TX%}CaSvb$ff4zV4+LNZBXgc3fqVQd@y_Ve+pgVC$wm-}xIPk(-m
N1y@wJZje731#Ui+a@f&Dw=CJ`zj!o#Jupi-enWJ*>H4mN5K`T5+UsQxr~O!d7)^0`Y9?Gl~gb|s;pK-G6ICYny$oC2jI!!@)a<)#l(YLW}kdTSB8w>AG&sf
oi6GD&%Rg!GqF1RBGVuZT^jo)AS`3}4kW|{kw9jIX3}mHqUF2tptoM9=^dVNc7P!6CGdW2P#3<j*R=@CsyOj_8TQx}B>-y)K{j||wSq9PX!Ym~`@KjHtYtt&
AI(YqY%O~gL?u5peuz0sg`t81uOJ?n$h~+~*HnB{b>cuvfZ<w=eU8;QwD%wsj3?*{Gg_6YJ9m~%#RKVB%xwywNBv$Gy_<{M$#h=z$*z|3D|8mnh`w1>v<%C`
&^+t?tFtycGK)8MU%&rK{$MR*Jc|Hv)ZN%SFM9u=cKxx(0K8hUqdfFg3O3mBZKSDfQ1ua;aXtM|EF9weq-r_OU>PM$&l|jxibTh8tP{d6=j+*OdOMpU^TId0
x&2%)e}o{dzLUHr6S-9X17nwl!<-gs8e+uzKh(lnKYlIF=R6)Ap5fpn8Q4=RvF0MKW|4al4vt@Ka56K%chN`Wa2EKPp`!d@Uo$hZJH=zd4fTW%z29411JJA0
U_LM3n(2u}h9=nXufAcxs;fr*rM*tqi_kSmlpdbvk9?YZ<^YPyvPyS~1ddI4=-fiKGhzrkK(4nmY}1WF=11x-@U2{Pz%SCzl!s(-We3}uDaoY=Hw6FXK8mTl
Aedbaxq9>ycEV8&K0uIr%EUYY(^c4Mni2y;_vVRv*%Q%)e~Pe2=tXmKUMK4XX%FFF17Z5IFMBF8z<KHHwp;es&wo2+G*y@jJ(Ea)7lw|AM#^LVh?;wZOfYzF
ND{X71OVoAhQ3hJ5qxJMTLoQn<D8d=t{)w|zL5k!3B3!(`W<E$ngf+?>%y=%88+6=avIxmc*5UMuf!|T<i6s;GQN;_K6WNf2<q2aHFo?ZK24b$w0VmV34fAI
3>@PgpsPx(rt^z2d4{_lI~XsJ@_d@k>BUsfX$Xp_1A)xEoD}`DFD_@(Ti~c*1~^<DlVCrs)tU_G9&tpm2?v#E0v=dWd1h!I$9vkF<&|iNO0<iYG6KMNj`j{=
8Kw)mfzuQR+@_U5mjJ<8id+DplK%~jNScryEzOh5je5Phf^XnIDH&ECnjrNQ`$(g_C5{u~OV-yh2BYJn19aYYKheHe_gyBll#+s<(0SEdz;(NY6T-(rQpE?3
X@r=B%zf1CygYK&9Oq}l^G6l;f2FlR10*XGcW4Rutxu;cC1grt>(Js}X5TU;kWWW!ZtIifJx%S{Ka#I0>pnm-o54og(|UCUQZ%jwu~rUe9DQ(8j0K;n)%fy#
IvA<FDn)TX`cPBtj&|y-wH)Rjn2-_RWIY&WZ5xYQ%3!Nd8RFGfnCeJ%_uRmx1)8(1Ns@>JR!uRXPAg|@Ylu=|i?nwqn=VJnZM8Xiv^Zp{QCGzVQDO_yiIv6b
guIecENHAkM%G9AjMytPJLIyS@qNj#`^&JAy-j`Kbtm{ddn$Z*r5%aiNh_1|Uz9$nZ(-yp0UG*+2%ye__BrzeK`EPaPDH&F6XIuX1$?ZZ1UEk$vAUhTUA#>2
k`Y@g$3l)*ONz}Gl@;b{p!4%lV_a2}1_H#ixPwg^S7gAS6(3bW;)heC1XJmXaxPu3%XP)f0IlCI0p|L32CR%DZXFy#oRu>EAw%&>I~`BDOx77iAK;R70$Vl8
lL;NEgUt4|ENJ#4h0&<I8UaRNM8Yc7fimr$4taxv=zL0HlBru5=9+*W<brd)M0UM_t60TOu!RE-lS|XwLvb(kcqdnxRZQg~rk94;*1$+=F)ONyHz<e?5JS*z
=Nn8vff05dWw+=TyU+KY3`t)HlnmP9u7-Bc2Dtw+3{+flO|F61lGcvr;tqwoDb;XF290kb#vgls!1IPrRs;~yqxJGc2=cZD^WtOdb=dZS5bR`U!xy0@&J#``
0|-MyIv@1f{Mi{p*>7aY`B=vEH91otQtC|&k3vTrF}Z-OEu@mK74Lp^SN4*@_ds2~??x`{6ogAo2y>7+r@Zb>?&8LH()Wjaz<XrQfgUHua{r!Q3XeeOBlImi
vf&j8XBUs`T{)ulrG5_e6UJx~9%kCO;9$}j#J*)F!6`g7D2!Yy-$H%9rUwxgF#qORH_vbkaHWR*)i6ALi=Pa=^yFcIK_&QSHzfO*vw*_sBG)uwZ(zeyB1_xJ
E-asC<Yp!h7m_u$axLORL*PSL=Y%`>R}KC=Viasb)9YZq928Ns7XY+&(>bj>t1`_>9I@h)vqgOczS4%C@wp;O@>pi1#{V=OGnxw?9l9DZWh_(KrpvhQF5Qj>
%Ebqdh?A#1H$7X)3&-zMw{Sytf^#KDiXN+wTt^eRm*IZ=I&)j^A3n(pk}zF{2RN*kw6>&qa2d25QqJrN=dbyi#aYR?e&R#>H{&wq=RkjTL4ZKhl#6mghtiW?
2a=;4&A{Rgc(rvO{}31JBa1Bsw>3|AC#{x@uOcKOLHbbNBTd^l6w^%oZ=BR)ys0<iG%k=3`l7fTquUti=7H_!g*+veqL>n8o0PP&8`SSc4wK$$Ks|HHBAzk-
jk8rNLEun;qKCLXF1#a1?jy69EuYhg!-v>YgJnQ=g%`HN=VDt~7Zm99jqLa~<FGNs2BeD(e5eW*!O7%u)JM5{IgBkZj>m4ecE1$sp`=Pt;d>mk>6r@;{i0}e
cnhuRg8nHaEqtG=UD9)D%0F43G<P=TTuR(kN?J@&hYk!G@sG)*Y!ocM*JNu812B;XR23{;G`lFMWc3~5Q4R1LiGj;FX7@mU1R(!Ov4sUg!7}X8dl(rZu~U-*
u;=($0Aa_Z7W3QHJzKtmJY^gfu@s%9ICDD%?N;~%ukPT%Uag5zd9Tu@1&r{#5o{@c9u9}jNL};yo<xzrpHJjZdwZkqlFcjkX)q$~+W(=s`Jr-LdEaxqoWQo(
#>_jZnhsWKc%D|g0)u_~jnx&&;HRNv0&3J+a2_P5x<C(KF)}r2EN*9O%&fuVgQOp5FoaP3XR$0J3Kmn8fP?jlN2BM9Td?xeJpI8dT65Fd{tXm~dPI9ZO;`+s
-q+IV51R%deK^@Jn%?&N33;Hgt6B!4wbi>>9Xm;1IxcB70WCYb$yZjj$sY^`yLi|sYP##1*cNbVWxt)C5*D*1Zv*s^4+0bl3?-qlwC%2|<@pi?W-W4;V(Js0
BFdY%jZTLj1$HK9K53>4aWGhusY-rYdq?KFQDQ;#g5c^2faJk8HWRW;^+FDxq`ll|ZoS|em||MxUmV7)v=@oOy<CTIET;Vw{;jPK&^xe5#U!I4u`)X9NowVq
kxhageQ2;JFM($<Wm<0binw<gMvoG#Xj&EC3(|Qrveh&&s&<mMiYCGChKON30vI<!tEFu<sPDM=VOshI^Ky==d`)+zs{*}t!aV4j;ecE;f9P9ig&QyCMaPmh
*fdQ-9|`eCixE0vW^syjUC2(~&bqNxmodvOZc9vhJKbSJx@P_^+YqVb!WrYr8(bMdOyxbRTZRjUBgKNi8t1Tv00<(FNWoIU<-=tJ&^Ln+gE%;>V}gb)yq1;}
)I=^eJv_6Ma-O8fg0SB;doWP61@PKzE6b3<UrtN7xuE6U_#WsXBB62Dc7CaJPmgCXbcUAyWihVG1tp+L<4+`_#sc~hz4PD>eLuyV&t%IU>m;#DtRO+oua=yW
Psa2kYJgX@<OH}%jy}BSXc}(mGTpM53Hog=t~FH*C&T498r(mQyQr$ETgJRt-IQ(+DRc8Bf_J){;Er61|HMx|f*Bf{6sj^hLFSrLT&$vnMeb384L;X8b?c*$
!sHQWiy&J>&VDdH)oT>NiW=b}NaV`X-{;^9T<85QHsHJM$sXKH&fQ+afLWB#`N*n~mF7v3EeDCXkALD1K2G8O#3~Mx$yCB=LRWrK{x3oo;XgG(=Q$uA?nNHQ
>P*I~F?lfg<gf10Bf@z;J!D6dHS=dt?)FFKVwF%5PRS~NAHRNftUq3$*e@PY6v27$BDawRnw6EGS?5>tgmYZW6W}admt5mU;sQ?LN|C=c$pbku$}`D1ZyzD;
;6&j|_dNTYdOQ-vFnV?P`ta1$<k55;?~dvrNTUZMkW|H?C&A`@{i{Qb6gv2Ou~64I_JMl?XZbad;aPC|<2|76Wt9F&ZHRGtP!zG5il=hy$N=g|Y$j#1EY)@N
gJ^0k7c5d%ahet0o(X;U3_o>Gygn01sTv4il%6|8gMmg(F_4CaEq=1ssN96E@a!r@HCGmeaYOe&aa!mk%Vso5CXeL9+igho<)Ffn!4B&)<$jT00sw0><Eiz7
)?2h@jI%-M$aF0)B&P(-3E$hEwM92@2ojD$1~Wd_1j;9Sq73pGBz?q~Ln|NkLy<lhS!3UIIn-&l>D_ny-S=#|ioW~CM+u=>OH3Y;YT)0KoqzrR5|gylrrQA^
gn=`X`3NvV<IO1Nz!aa&X5}4v9g5$;64{VTVskEw<!VfvHE<AUNUBBji=?&)f+YA<H>Z)6{BD%DtrUk=Oa|FWPATe*m`0nZY0Nh!I!CxcY3?`;N}{mq6a@Pw
lLB#3Q+NH!w@Znusb`Z;IJJaMYP=wI%2SP}(&R*(yn(m|$$*bj;Jnh0b#3+ecG<5AXo$nBO^HA+u?PeGYqKe#_j^CMFgW>bHs}e-x26X%mt!D5YU?CTE`1hz
#P~J$d72$0Y_swFVlr0RH$s4?d>v8eIlsyHFh~ZAlOTzOk$-37mC_G4n#mBiOBv$2S>SUK=Aw$-grrOSCngr(e$A6gX;xWOLI)G&1Wv3AlcUPyreZ^AkXRy5
COA;v3=~bvcPD=}5V8PZL5{^B|7R{7WRPGn602>6kQUFKI4K&Oy6Ma(BPos3F`cIlCmC6Z@})IlB>OMgMGtzu@=sG{FkR5FgW6y8nna*xfrT(gq{PW;{)|j=
ku2cM7oU|e?);o5Cd#R%#PO?tA}h=WvpvTP_XRLw((5)kYnT`-Zk#<L#~V`8=|Zx+X=@rYNCZdaO4<hDKIF5u<dz73P95pgX8c{O{G!3|C{k-wVKE4H_`%S@
!nNtusSb7GC`;pP1B<At&G_X|h>SY?5aAj0nDDp+mG!T45;A)D`EHxLiOEw$_!n0vYmPK*EI}3&8jFQwDgDD$3<go2Fijndil)f~#js+THkM7}s65fMlVFoM
?_1N?Kt(FMc&9L0F03*+xSr&ul+ZO?{3g?>ODt0_!DtJtafbSFA|oYt<NJ;YQ5)>z`8K-c{aPY5Njns8Q#PPJ)DR@y_oX@iORnY0<<`QA^qa5rFCvJ$?U6(T
GJg^4&4AajF-03;r44?+{RxFFdM&qp06X5Kz6d8<%$96ZGzZEXEFOHNA}g0i^cS>CZ0^yni7CMPV*y2qO06^!yiH}udNvf{Lowia2xe+oNw0p_Cw?~35m41}
Or8Tyo<JGRyiPumyzJ^ts{f)5i_T+RQ7u8fyuRQ%?u9gqTH^i@6Ziog9QARFb>ROS!N=4AIQZYNK_e|$hcU8GK=wJ^fBW(P)`Xsi@aXIBAIKx%a^D#ThGbEU
Nu7YL##CUF^A$bCKsz!`lfM-O)Gf>PEo)GhoR!r`L`@bGF_(b+g~9l#v4`;S_5ZCG=)#O51$~OzUDDB_s8ij~=f!GCA$#(YD{v_}q;osq^q#pg9{N&BbYVxj
-r&%}JIzvjQTfnJ_+v8t00Khlk0WRJ%vt@Fp^s^xbaJ8TK-Lk&5}bpjuz}LyIDDsQxDGv$U{YF7p8_3$fyaM{nWwmzZR$;pG|L5XB!d)qMyZ*2We&BS5cfgB
<i5ofJrykHgsH~vGNAY2vS3EEVw_0)lE=?^0G?cAk{9^XNI5TUE8ztakhbWbj7mXjt;Y?BHCm0A*TqV5vzr_RL{0@gxUW39nO@&8#lN6*n`$d(G@zOXf~GE~
xjQ)qC=#+=6|2;t(5l2_Rlv}*ObBh)i|K!_F?3~&sRU8BT+a%7Eq9+JbI~--rt_%`QT_LlyTwrl(WzHh-c2XuT$k29z^HKC(PHOYtX_is;vJI)gkmR&`t_(P
j-oNOfm<sW3)h_40cb{T*#bCiNImFXXPvt}P+Xz(loG!lO&txl&YggJ{vn=k&O_$9q7Vg_Qqf#EP^4oUl3R$4q=~rL)JH%qWAtiD^%>*qz@yym@Db?F7%du*
2-|-<JbHne?>q_c-jEb`?nV~b>*sS2XzNoA=j8r^s$9)Afh0K-RYY~U7N-)aEp?qm5+$RKzp1ztv5yaGn50xu5Gnl$x+We<(to9K24(@Fr3t{^;bzp7F}x*8
JNai_cNJ}&5sO%75@UvSSZ^dyoy+p}-nP3gDgKoT!1FszeByEVwpd;jmn%{X+Nuqt*0$`KJ#~sud|!E;bolvTN$HLK{U{#|IT=%<BA&mjtz;#y)u}C>j<3qZ
oa5%{QE!|e*9{rU<32la=$qndOM8ULP*oRKS%592+^onUW2>Pu^E|OANJG?<x~(Ki4FPD^R$wxCIHLelY&BrzV;#hC)dcQ2SCnu=ac@I@p}*p~6oLyQ(#Vxp
Bk>JL`3*|~vFkhvGjv>7hpHlv-)xDqr4jR5oreG^$SKzJgB(YFGVTkR5E@!|7Gc+J_i>YlZidd1BY$k$VVzM(X2G_bELc#}C<s+eL)~x=w)<g+vGQBiPyafd
O^EsE$BMXh1iaHL)$m5--V@BQVhz1lxtVpTbjAK7QYtoB>0U&x37)9*67fu@<jOPzY8KGV35|C+4CPsNbX^L;BTK$?%E+3c^|G9;=Zh*JdAmbKA{r#q+Dcmu
WVohtLN*)ZI`lS3J*=fW9x5mG_^#-~9;uae8tFenLCdwyKT$ucRSep7v`1Da%Ng|;Et>b|ff7Jk3xiV#iTf2#Cd!iFZcv_$>Ja^T99PY|*Gp3BSFpR@z?ypQ
N32ZMi?<%bzM};;f<Bn1@lIX5-P}`{LqSflq?K>TgHITy6LHE|4V-FV@Q9bG6SN>LJ^B_PU90H=-RW#{F7-ZvLc+NB9uW+bhFQZzKIKO>W#6h?VHz17$K@-p
_@K}Ygf%?6Mva8Y2r%3Q-*tnGWYindyr7e%CI8%Ht8eaYpu$ci7ILQ4_)piqNPvRNWuwj**JBce*hLh_e0-uq=bynoT-Hyr(j;j;jB74{L8b$aSq#6^+DVi`
n%&J9at&tZm*eT8k>`H-h}E!)^J=}6umda&PiA3ftQOJ(+{SbwP8XWCK<LZ~>)uc&bbc;wy;}*U_rwBL#XWktamF6!_Qq5Q-f?bitf+*pDeP}2UL0txKzFxk
_5QJTW(uwLNV_Tf5j91s_=?#^oGvFl5!2PAsUkB0=;B_eFrI!SocNWl$(4?e_A9vEX>dRu`Zs#V6QMsP{R_2nMy@>gy@!bz3`c!SDW?MNeap7*VUesorKGOX
RtvYxy}2l2`GR!0O;aBs#3lu$51`Cf^_p<p&esc(hJo?Kw_BCBfd*=TnM@X#lxkTL5k(z`B|Ru)x(5~4!iIScnNc!Z9k52G&Pi-+4$aJsMF>wh@xygtu2a_S
;E8bOS8DlLlQO$(=*4T03TbrR;H-&|@YoPkL<{M3;EFz36VD@8mz-S`FEI2*j_bAu_<$KR=w~SDeB>@~V<npa=6Ol2$kKjywQ-i{9D07vUn9Jbcd`7Xhh)rP
dO$vo!TcP+!n-8}q*=z((>%|t$eGxdTnlvMG~A$GLMOO!gTtctE(~kqOt-a=PHoTSyGQe{cAx%aZuaxs4T7uW6WLnpj!YMi#iM3id5GCXW(C!HNnb!k{Ez&J
bZ9#u#F|jeA3geb2RkyGB~@h&o5^3=L}ZGez5`0pslp$w-bWI_D#ZB{NngMn)9qzF1#s|T;A>>&$SJe{{4|77Ey?BOZ?b{0Wr!5ez$@=&>`7$CXdOEojT5Kn
0{$u&;Auk=E#HNybJcKqTjQaEkMw%9ePm4@4lrI1ht`V`ZnT<DSC|9E+YsxE&^d_kxlswsfeIsyD@hwQo~<0>3n@b;(Pvu9nf6fK_k|~ulT4gilQP?mk$UI3
kxY=bEVF^k_C?xetLJOm`)TuThzolykF<D_llg?TPOTPp4M?6wsT&_Vmf`{9|E>nmMpkDn-7Hz|1DA8^B?^sWSi28+?3yo73GbHToy1?5nG$6PKj1m?bx7?s
k0i9cL6gmvX@cK#`LK;$<T4EokwTEyJK+{C-p&J$PAI+`S|Dl_D=s3%(-YQ}idn&Nr-XqnK_DUrhs9l#C~}n?yQ2X}7MlZ971kC1@AUZH^Pfj=-X1^Oe|Grl
@bquwrLbpZI*p~O#qg?(lFSQCwI=?v?BB*hDn<ITAXj`G&xw#x37XlxJ3=Fx0vYigpDT;6O)jrL${r>WTD9;qX@owc-0@l(Q3!^)Je6FaxJC)d@ZX)}r~Oy2
4vx;xGtUbU&;k;oKDw8{Fkh`_BMd&OB3o1oeTkfNb*)TQ0{2`?d!m8b?S1f`w~;BuN^}2Lx8%<)V4&=_fmBG~fcpX%njoHpPb$U544XjU2~pc;^^EX1wOq74
mV2#*&mhCkeTah&)(kUa+INlAt2QS~np|DGR8e{m<y_rLQo6vmY2*RTc$j5@vzNkx$Ou~Sc#hmT*+o#<m}y>u4*v`=1wS`?T}KIJaW`K&2Ijeqb22wg{rYIz
wOS7k-ydo#Y}m%n-6Eol<r;{@gi8LtXOU-0@*!5pm=qt`qfU~D_v*KR$237ROclx2u6ozQ2;+jJZFu4pQ{+>^kv5;WZRb44F4qoCcqnu=#DTL7w;!})^@)iY
Z@9Q<h3?++n<f|1u<15w4f*w%8BNIVZ#QLfjkku>MAKxYW44BqUO=>V{@U>&o=&<lVWC)|UTnKWmZq$rdlN@}j46qYD=Vs2c)7kLOSjZ~ixZx6?X^@AZ?C4P
K&KL$StmJ>l86_@Y+77NDY+Y%@r>hf%f)5!G<haz9O<INU^K)tNs}?v$`=3ffX>GUW444AK6`t7^q&Vll<?*8s~1h>%no1udhqr!L4+DQNcom1&&@6yp*T4W
=T4y{HC&dHnsnvWuK%~o_nc%P)Vw!Vhep)x7nr22l@RAM)#!3TUa1botK>!H0s|bEpDRrGJwDf#_Py4LO0~J|)P7{&<MXh4ecm{;wi(o)Z|E$XbiBxTR{opD
Zh{y3P53XqMxQQC9x3I)!<~fpu9hk^aBX+O5?3bfU5X8@SCxjrV+NO}<n+j7WLmlMJDl*}JL8lK?+~dIdG@yetK{Mn)E9?9#(u-6ge;YWfp`mv(in~QuC&5K
`{-PwF9Oe?=PS*2PRZNED<a&hOb?o0h~|fqKjgJb4O$EH(A>8{$|{%k(=E7*ku77lW)54G1bwFPDzBKLdN~tjDjCY$gh)ZldCGiwCfufxq!S$xpEV*HzA2k%
xUPYG9zzj(VvfxX-_(S1K3eYv2LZ>)_}C5t0U9|~d+aoxPBGldgCp?ZQgdH$O=Hf6HS8q&dV$6zJ$x}nN-)8$cukfWfqOq0AT#QUZ1W0}A9ZA@X*{euH`1AL
0-z+L3>lHI^s*#ZY^u0CbTQe)I5_9Wwlg4=EJC(KzxG>TQaY!;@6G9o{(~|pP8vKud|@2EH$s%|1SurwzIkSYOEjM~J`SrQai~&=rh%5w;aKulv&bMIZ@dbk
oEi_SQ?C81z4x1WG#vT){t1_$Y`rkrFSbYCI}cr7pLIVrU+Zl*_h<4BZR|lC8xWKMMU~KWF?Oa~kF2ijs7Y!_84D$Ms5q#)EaT_rd??S)>s9d#O+zj?cEJT2
Ma=OqA~D{P(cP5p4@6f&i>$fw+asuljoG0gT_JY&#}<D+99qVZht+h!a+Wre9G~HvIZttE(U0K#Vy7tQ)j;LJXk-x<CSvcGT!~8L-pl@*zQ{)Q*!-f-$7);^
CWEJ!pJ?A@P;_39@KlCct0ZO8i%JWzPKnL3=2CzL&Lh>EpjcF07F?&2(65smO1dHrwx@)Gn9m}w=O<Oa?#tPFB7p^zTU79b_$rqK3YiU2pZFYM1bPQ*H|d6q
gHdu|hd_dV0}6hSezKt=6ub9O^UL)dZ&?A72|5MQk=$Fk?T)u#Qqq_Uj&7ruYysWD3|%|w3{=Z-?QU_HFt91XrLL!vhGgbR{$webM&sx5r*ulKv`hKH9ZE}m
CqL|9VRlaDB>C9knFL;&wJvU|9g4CS;MjziewjY;<?gVpVX!c5{-mk7fkxE)>!#)gNKx}|S|?+m>6?H1K<|w!`0jxfG>-JWeguSz?DzN(^>0||VMxB(bZ|)1
!Ol^5ZZ3+eQtH9^EE$4m_T55Uf!DXIGC+13&Y(IDODRm@-@nMeT~Ywjr#n19Y5RdN4_^d$j}Lrrd-yRn9qbOx7+v?ci{Ch)qNdG&6%%`!=otFc_qb<1rPluA
1-dq1Mz;23t6op^Skk^R+<9yg1_&jtUF2R{^%xTOPZKxRi@6#U0pX#fKmp~+T5yDV32~$*csg>yi(`UeLt+(|<X_rD=~yt!{Axj`*5G{JM2Qc?zip}~-O{jH
p-cTljzV<3J+%AiEjXI4M${f&V(}wPHuMSE!^b9<gzB<z!g)hr{IqJ!Nr4RF&6xA&YaX8FygN6=!siN-rWK{#AsBg8$D*vK6GB8K%`>_JDF47p)$^W~IIQtV
=cuNwt6{}0il8ja$Ft_d99-X0;ICQPiqD9C$06-@kpuZnK~%!!^axW@QmJ)H&?pg)lvG>-w6QD}E@s2IZCp|lqeAD0aaN(?x>5T}No?t&)=*OLOWK?GGgRwX
9JPU0+@T&V%+T+%Kj4uJI>tPt`pJgFM+9Uf?pt#5+##akR*y-tA39}uhPUHU&Ow_|M@VE&b*XR|k5#`!iHM&y6IA$&i5R-CjVN+^M4=blpVvK!v@q~h5B4(S
MYBio7~=F~<|ucaCSi9uB_xZ-vY4zd3kDhHTN~f|dJy=7{seNGc1d^14bc{c5kFK1F|sc5Ky}4dz>ddT)N<{$xYV`h0#;oZ>r-;g7v}T}ejAZ`1#*ah%<k!+
Wy@SiN`+d$hsU>)>SJ>G&N(V)?ulh%@dU(ME?Tu=ZQJB~w`0Kw<jTB*Hj=#t=A&kh<3YYskMY19hlk@>8j}4-!O_;sWx2p;K+-S-J?)Fa-4%UX7MSC_=wY-N
CN|=P$usg8NjL&Jxx6XMN;0?tzTb&xk0g<9oKq}jfi!eB)9Vc;l`M*4QaQ(bN{2xG<st|orf|hX=n>Q9T(67D6jF9|EQs_Yp{_pJ@+MEOFCS}!J6xf*qFhS*
Df|plrqV4VFERP!n3f?gPY+)o9KSmqz25)da0k#^ZF+xe+QHdbm6zpgV}ez;BFeMc)Q~s3!>N{Z3b281#>?@%YWzY54pWehjyTIYe)|^Yi~<SpA%H0(-fkq~
%c>YjRT2IHo4NV~lcZ#FfA^;S8(0r)zAk$<qZB$-dwb5Aq%f6?aG^ExayCWP2Su+`G58PgX=8h!D-~s&;SWyuXV{dH8NMhl-Cn%_=*^~!qOqlDZ(N`F@U7Ff
K6`a|^kT#t0)z(PWSqPt0nU~BZuy#mh-8i)NLBWO{ZqcvjaX73D|v-EC0o9Ib-e##^coeu-+x1yaD3KR@>?@SSSS^>xCV^xDMtjbJG;BP$s8TE$CTw!+}wnQ
0AF>%877KJLy!=n9z!J6-O0iLeM|_2y)ZG-B;cLoctQNz96I*OG9q$JuyBHuWSp_(qFCJ(g(SFYh}#ci2Q<xK&!JaNkaV8syxl#w@vLJN8ZxkZ%;HAPEB)XD
iRfhb(ZuFHRl_~S7~qJg=W`h}Yvn%S*z9&X-6ZXPwTE%@(Bl{j+?BVtz^lL|9vAVH)lhb9wn|-<>!lAcV|NGA^W~K5fGP4yvYM3)bVMVJ9>XYp-~Hh#nXfVR
86(-{4QfFr4X*2c`=6WpD%y71${sBn0bFrD96og}g}2}s-aQC4ylo!N$#6?#vS&zUP6%p+#$j$ybGRvB3%>+#&M9AtpHv6Ip#>3eM7V!uJ`0>4Cn;kj7D9Pm
Ce{rk*urC!2rE=aa>XpFC*>$7ZV%!;mZDnUMniSrW|9o+*KqTLz^6oBq(Hj17bTAh;10s57Aw8_^BDXLdAS)eRntcv5U^!K+=2x5NXEolxw^u)2wQSB8&8^E
aZ(DtZ&OZ9(f4mhJiVfpPE}s?%nm32;NtXs`lsHWZ-u^I2q{mu1LqO1t{@1hDwZD#!nAg**%xNYXZQ!Pay&(@wnqn}cYd&#9A6zSZr7`GQ#GKaB=bdaJzZcn
KwNhiuIBT)j<{SPTcJ~bm&4ucZjT@m02u;=uj3BV0301WmU(;M!ZgtRA19X-Q#d7H!g}GgbQR)vDo6q|NSDH(@RYfO$dV1?RpV>QL2~xR@7P6$#G+nj@9K}U
FYp>PSl7|!RK+0#Yi;j4d{)wcJt9}Xj-DdvF81>ayP?WlVa>&G^EM;SE6UVl&K`5wF;RJHl)rP)sVqw2TZuwYyjBgHR?GWd)9mH2b?7ULU&Y7E;&zq1#iX_K
g7~V|4%~T+)*rrWTYnoDti+F4Mij#7vLq5_>86CNQKP=d6oL2{QwN89@sYZ|>|6o){CmNvYf4)w!b=%cmV<Ltt8jD&7cTQbN^v#yB^Tw8+g~c|;XVdn3Qm~2
$g0BLTGa~uURYPTuGSbRuaZ30@ob8W^C!{KZami*ibg$P1+Y!rV>{}I)Jv0Wpd3M6c)_E9L8n^etr(?UQSl+5!6_bjYW~Ml)?6i8!R2>a2oQj*af0+V05#DY
1~F5eULYbFMv$TBp<HA98ez^9Lzw}0Um{un_lAt2<9bj8egv$QuOsUs&ay*yV&?K?r!|84=YX6b_&az0M=x<Zz)Qqk_}$8y11s$eTerl5F}0u6t96eT_o*%t
6J6Iz?S4X+r0eYmcLaV*e`4tZ-EVa1w!uuoPW8h<Sbp!|9ie}7Sx`4$Mx`wCHd0wwNOh;xXgtH3fVGG#%xpKBSCZ?5^fJ||yd5D&t709($<LZEyWLKl!U<LV
+>=T)9r8AZXQ>X8M|eQ6p(`Ql$oFZs>H5Gzw<$)4;cRupuaYhZkeywwu$Nn1O4bAwA<w|}MmL1@eWwixK6Yw_hp<I60GJyi-Y|2B0Gbc<5GVoSu40g?U`czK
)#Eb5)`(i8so<w`Tj0g#!mHcU*BOm~MaHUUqfyqbMC98s)<X*1T@>4=DDVC>r+KfX`)BJGVI{fI{?7;dFE)Lnv1yje7)g%oM-@8a@<KsTh)=H+^hnK_=7D*X
+DwXq<SqKMrf7iAP;R|AcyszQ9EERVn~^^VjVhK$s#63zG0(2ZQk58N$)}F-2aQBD50}bfQWUp284Qs(!(8E&MuIqD`!oz^as2|_sn&C}7`iH9gycOFc&MdR
S)vXyzf+hhute~^sNyxGMXipSbev3?ENf#(^2C*R@n#iYs#2#xS_jXmg=4Xcgm_rh&64D<6oidwgwxhmLI8BR8l^58bGjeK1b<XYP=uSyx-`b@eo}kWy92h8
Ut}|@>4LKWrW9`^NE#Dqndx>vQPU%}CfbaNWEn1gB=I-I_rn2Bi}KHU3Ltd$ep<{X;T?`aWIUQP_PFX@J6+C0f>y&m{4GI%Xqzjp0067Le2G!7Hp<h_x#y2z
i263-Z{NXx*lairTnAh@Ytump@qx6pA-2&0-|5!NQ#Dq%fgwB16>hX<fyv458%Me02ab8&VseQ=1*<jJ3NY8@iZSW$(_8AxRe~WL>)>nWYmWX8If++`AjXKt
WJDOUCo5yR%@#KDfs2gwHeZ<Ua#_H20@y)MwiB+%Frds8SX4O6qYPmtsRoB7x;z)BVVWWKVd(o>Ej;aE;Aktf+#W1mT!!aJMB{(!TYja<6b)zXCQW(79a)`J
D&?i%dD`o=*qYlI2xgtbxWYoi&%cynQM^Y!zb;x1i4IOHVj!M6R%0=iFmF~CVj;-hyqxsTL)#6#J^vhLV{-|`Mne%P01JxaS5sm+pO;RbEanC!1tVNTV@H7z
@7)n)C_i|?+Gi}p^{BdiUXz{LX=HVWBtLB=6a@H21GCoJ!z^$ZYT?r3T86M7r3GH1lF5$+jVesocQakQAI-I3AGxX$Y|<x=>yN7qlHJLni*TN5aUy1OKAp{`
tSSkIV>L<ppx^H{j_N)57LhWo2bf9~Y0HIG)r?gEUzT~O1iHH^XO3N_G;&;$hgTC!_L}Hp(=_)sgN8z#$s$A<b*vray5xdx$f$rUc*}ePAmQZ$kQ4nS`?bMT
euBHJh>DUB2cfP2mq1nTNoPT;zo2vyXrPjF9af(GFfHy(eg&^?@gg>>TvXf?pr9dwm0#h^=$_P5Qd6`1rlt-7P3bJCTtn;B&n=lC#K@5yFpM=XFavUwJ3rUi
pdO4{p<qCv!!^AOP+pL)#;cVo=*;0~#b%3g!kv3_(+CEu92w#@GfNB>7U?-}sl2YqjS8n!TjYKK$+4!m*eDo^lBgyWvW`kLmyVDC5dwK1(>%g%;L{6$>e&}r
kA0XY(`BI?2@($xB5T#6+319+qga2TW+xv<$ATtDaARpMV(QsZko0M2(!nWGju1SrAT=&ng|EekY;-Zj-smUpB~`LUzFP6#`Oqw=_U{$NjnjfY*G*+v{7Z`e
euAVa&a+Y|BM*K_eOf8UyZ`Fd2y-Wx-v>uQtzP-Tjvw;(+v9gfVF};3p6|P(;E8_u>frPgLy+W`DUB<YemQQ=75V*}Z!9?{!e3!k;2<r9Jk!6kM@rICULa32
Yn9{aUxUc^k_y3l5%+}Ce*7ukDtF~_;+nJ34esjV+B@#ZPjt>$mRwQd?ZL~#lT!}W{|*kE(GO9~-xu%RoB;ti`{Kp%Z%6#stAn3T`LDN!FMmEItu5~E==j%z
xA4)~7w#96_E%G~r3U77v`y&oP#4<3<Y2Cb(f-lNZ`Ad&Aa(O}1`^@f7wNk<|G;Ve184LPnoO4d&)(TtwLSPhXYl3O^6c#6_urhIt@n2KzUP1bGThGoCp6i@
B|v}sC(jQLlYii!hcAzg-yWc^Ul0qf2Ysbio8A;;u<0e-gXVEUs&O&Hj6GNyRgH>BB+w;s%+%y!S&ZL@m53f@>B#&W)dfROXkyzuom`c(iEt-qNe*vVmW6v#
(1?r{n3j?w0fP`gZDarI+S~uiw}Y2dTqM1Q;bD8Hvk!=O9ICJK!g}Gl)x#jBcGJ~MN_>b9HCZirUZds!om9}je3E-yA$zH&ktT70ZDoAjT~DhOx$bXRhKxG+
juRA0{(*}4IQoq`8QOdbP@@T0j>Q>O_?C~2Kzi64Z9h)fHQ_mQMa!)+tz5E^=DMERJ1Nq+Y0fk&)AWF}ow+M`T4graTFw6H3V`WL8G8F*P~3_YO*%}#9MhSN
-4+6(bsnk^*cTxnOf(53EUWr(&Nw8Np55dJmS>Y6l+gEVeGixiQ@OOIyBysDsPy*l@;&CK_yb?yG@`P8#dsBijo6Jxz%61>9NfgT`>B9qE@u<uq5)&bbrEvh
3;aR%@<zzjx+BPuR_J&7x&>z3+5t^`B`SD%n;N4jHS@;>Lzl>MU4x?tVRt3-nLTk_M*Ai?m9u|bl5$OTDK38lLed<gHM|vqFu^7J!6F*4lCQI-bdfj_nk!Yq
U8dAYHjG^s*%TaB(zbroI1ylSQAMnjidkise;N0MLj9a%^04C?yBxkEx0?uvO~r#oGroq|F*SUpI3-&azI<QY!d|(3K^<LGvco#6#5YxR7Sy`^6#o1`SuV!p
9e$5TfuybRV~L6J=h!Ehj+2Y=M0kC5$yWI{RIdjE$u?Y$7krtx4QNlYOJDU3e41b;fO6$}Z-8x~(0Tei^K{GQwdP%nt-1?LDR+CTg{FBU1AmFl-WKe@z=Li!
_&3`5WhutB468@i`g63S?#)E)J<i%dIz*_(V{g&M+eGZ9ne1cU8=7~p$KsvTm?vgI$WiSYZAR`O6&<21U<FS-f)EaanFB!jroV*_o9&E1G`-S~C@J?M#R(W(
h*bhQN5ud`W;a-!^($Nselhgpl6t_dQBZ}NLn}KcgRJhe@DB8-)wHS2T<bpXmIPKH<$eMufPe+$oAG_~*+)e|RnqP_eG`ddnuB1BHJgIHCdWcaRwYZ?QJ4!u
!YBg}8wp#)?iswJ^nF%Gh(S*}84kniS$o0XbZ^KNNnQBgq0*kaRCZ<<CChQ(OydOJea?3w3fIBz(708SMUdB`X-+(sFCRt*HF_3y*@Z1~>8GxfUJ^V=uem0t
tj?QE7;IVdbo{7xV#uP(w3cG_A$#74>m<y>WjGc;1Oc0Fayw@5X;$M)2$NaE>)`wVL*mq3(TyEqlci_y|JdyXnF;a1iacObO{2cWz;pOQ+FH)e!bzCd?1YW)
ve=_mJCP5>P)4)VSM)=YGV#Z1tpl{AnR}rg=mJ@8*~^BB!S(HWR9@j8Wx7ek*<!c2hav6?JhlNI9tv`{w&vs8lxm5~c4e7AX~7=SB5-;#eYg9Wp-g^aJ*RV_
orEE3dq`(c>#cKq0huMGR%5O?c9tsO2fO?@BemwbQj=%vx1u|0_!fs0hbe^>cE|PoqFSNwoG0Bdg6Nxso?}y4mi5RGm^K435~0~B{oSxx=&2lNKOb!AR%GAZ
at2->_WDV{Ot<9hv8{ZmRav0hF&6+0k0d?JHV&q6ZJR!4VwSmM(rK|%lYlTX^|_)&3n{=KoIsps;r42c1-a7q)5S!ksoOP4qq$Xn)U#ITme%vwQRYP|%K#)N
JwF%yD|*YI0p!KuuZKr3F;lkJP|z6?b$nGcn*E3oBP9e`nn(<(R;in#zeXt@H+ZF7a*rwkxpr<ZaP`Pe$xQ28Ah?wRZ1Q*}^=?GXUGGK^Dn%$#El(y=T7wgM
$7p3Uah&e$(Ch?1p+o@u?XABlmH%s4n5d=eGZL(8T$mjeODqTI#k%P>fP^fb1UEda=MV=V!X6F=8B1|qY>vodwae${PjT_<+gl;8<UxqB+)qV+D)m8Bg^C7W
F2?CZzl}^HAMV9HTDGo<-cfz8&<rVY&t&v#aDw6}Y2fc!1Kqh=&t~+@^5L*k+^+6~8Y)xJFhsy)?fJVmd4lTeJVE_6!hlrRtS$hk+>CE4zy4+&OW@DRnXzdu
9V&aDcC!uvIJJ4@d7qGO@N8&TMGvc+D?c~wu`b4IYbD>!Qi1|0;nI@+a4Ae?#r1d=Is^o=Yaq7@=81nibcJ8J0^J+MSLuhtx7@<1Bjn3tb!W^O?Cav3;vN|T
#YDAcvkg1<Xw2Aq=L#xlCva2TS5#aMUvxeh!(=thJL~a}?sWXD#@s3-rL-d56wbhpyWeNnwsA?MIx=yU=jYs&3r8Kd0H;Z*hM^fj6ae=%{3H2YI+5tCAR?>j
3*$u>2;g!9MoKYs7m$^)sjN@Hg1dP(T}5>qs9ZBP%Ggid3O}q!MA|f)QKQZb6XxB*3Eu%2cBa*2dW}8u^#BdXADVhIGp-4l&9f%)!^Dm#V-+cYRZgu>6-f<?
{>IpCb;90qP+>hx6#REvX;?!~H~_|p!qHw$KUjS+OBWI4B6R&2j`$;+ENY_$#~TAo7Mkguls#mRxdVDMXWI!p`kgxZBgm!sUT$b+YTVMb=p0X^wlhv}m-7-*
j20_a#2pXY_$#i`I4=wrCFSldF(q<Ap2ZRuysG@I9vrO(gyso#L)|~MYrmjqPG54c5pV1`5{Cf95)Q5gPrz|w?+vz^_=_dSZqmq<_{+;O{0uQ5ve&s9_YsaS
sZ@%yS(71xtpNHV!1i|-7GsJ0%HaVXV>iv_i^6bB{GRzQ<twoxc3co{PsCu{MUa8Ss1pQ2G=)C|+ks?DOD_@^pDWB%u6_7O&;)*`{{mzAhw=ADK>XYC51Zvh
!SuWP^N;vE7@49rn*c<X_6CdiG*QHm<+_y6ARt)AwplcIykwBZVNVO>iHYX>q+MYfJcm`W;&wmuli$UeMF#n!-g<=a$M`r|-LA_BRxg5O+dD>nH@AK<=8I1d
6{3|^<#JU_++yXYc-J({iEM^}K!Fbef0;)uJSsi26A3A>iFh}J&N<m*U?h%5-XSRht_PLd<R7j7P#t2%;qfujA#@2h|G2uGPT}UqIr0<b1?;TdqVr@Y^r{M-
tYp#?O32?2%ChbFbpY`}W%w8`i4_%oicHrYS@Cb(<hCv1(YBJ5|DclQUwxJAWv$3b4J~UUZRBRH<xQmIA<Bi8)vA$2bBq{Te17O#E+vzUE+72^Y(NXIIV-Y+
2ZKK*r`EkBjR&6JMPPejk-dF^|G1=7FP9}=QIq7|^HV0VoZdf3pWL3J%g+mz_@N=fF02x|0x1<QW@_6bvo<GZp`;>rSaArQe=qJifSI@?pPEAx#01qgh@WSP
`p*o?`<(hU8eoS$FqgRD8fhlKH+@5k8A*{4{_HhA`W2siN;IE4UO;r5LQ;#lZR$w#`$yiBu98P?idxj3=-*-GitwTStR>jYgBlEBcE8O&i$PeTyIuBA4^BQM
AW{57U4bEW*7TOOhieLHC1GD(=-tuD!NC#j13Dpgi=8Jy4lAmMRbEMw2SQ_14gtqAy<U_U&~yP<vnH>t;+|M9ExYK`TpjGgRv#R_IC#NBe9Ki9-s)az|2<;j
CetfAuB)fy5)91nLOg^q4=d)A0)jVrO5Q2_65apsP*MWiv&Hez!RWWcqa!Q^aQfS^{0)%8`|99-z1x3<agkJOqPust_z4gLZiAD9=f}ufoc?_H_JzhSUE^(C
D=Fg#7$Vn?Ie+0%o={3)jQ>6%56bo)%&dBDQbQ^Ui<e&?WWN=<Z=#5MTFWe1jV|u%HB&Yx`+RinNLvUj%uX*UJ&%TAwk)6izDWVmoD8!y!+)M&ME-zE-}(IP
__wO!*%Rn3po^kUFAmgTTt(FxYEn?7;(CmzA|U@H34n8frw@7maOhptiwRY$|Brm&qV{TjJ}%iWV@ZV<-}HK2t}Bk0lh3><Mrxr-j#$olDk*P~O&?P|(aY8B
Ud#j(zhun33(nZo)~_a?HC1dV1jLn^;LJcbETx%@{oFH507EhN(9kcB{Ac5vVk}?5{V`w9{8!v#y)trEOB_X=1f|gFNj%>tds$HEg&JiPF&cmj10FG3KL$lq
E4<NRP8I|3vf)7+YT9p1>%ys`$w|tWv!a~GbiQnr`Zq%gRMxa@%pXwP7y7@#PTiBoF?r%tQXseHRikCOM#P=;0|e{{qzAq5!sRIpF*)TV?IL?_?|~Y>jYb&U
b2NjG7U*TXEYo1zjKE8Q*PLCCZ+ptlIxUug3!5C<2Dq}NnQe5g>b&x=mMMo>ZmK)Kf!KAz4d5a~=jVQ0)CMgK=Qaqc6#c^GiHtkkTYoX$mFw9=+@`o9GpWhW
&+(B9fu|ZFe0Oeedou(gq!@!9k3bo&(JNk}Pw67^2dPWa!d|9zXY?DNA2}op%~<nELj}=T9-vsoJ|zz)+{sY9G^=!ff;8mIhw1p4O9GAJN6nJUX{D!24)LW(
W4_L@U|GO%QG_!!pnHB;CsT&r)Bzw>s@g$~7v|;4A$c3%k&h9I_;EV-gjA+I==Ju7ICp(ala;4CiA=7y=YMp2l>B&iLq&U^mf36$Maah$><xc|fhi94h*QF8
F<GTDz1`?z|8383IYB?r0j$6I^JdN{m<5c0bMU{B>$1Qi{%hFWf6%8(;!kvNw_bOc;t#kaNbTL_dNnGqt`dumg5}|mz5pR_2PK6|<@4Mk0hW`Mn2X)4zL{S&
eclavkgpBL-H^)0C6ZTOif~oszZyHGK^j^Y*2Ph%B&=D-m9r88I)9k4QW>=8q|aO>0n6c8gK49?wUcH0uFH)H=*%vb>m^#NT}}l3o)5VC!MLZ~uAUMTh*h<s
K`;$4IdRc|fg2a+<gu&;lOhr2Y$__OA<UFHP5t0nY@KJVzd6kVmO^taClU~cJdiXN8$wp+t+Z(MASBK-Z&-+z-R)XZeVnW3y*?mMsq#)2huZR?G>X-W-aj+$
E~;25;BY!Sx)Xd~fscH7CD>&QN+Fj4!pG{yuyUWyM(9}}Q-E*<b<P6W^7C^V4WGdSW&!B9EF!O2frsL8h}dDIGY;xi?V=|4NG{RR?Mb>!<Bn&?<Zkx|z>~Ed
23g*K?pfp1benK$uEQ}q^=z0Q4Hn#sh`>!pQrz+U%yyge*)@sG@q}E4Fa-f|7AjhBG5F|c`iKOs6i(~jam(HThQWd3NB5WxPMGGF8exC!K&c%xK3^0<LWRa3
xomen<K-G~GkzMN>S*oYSa9~<CO(6Dsj(RNL3k;4Ygg35Ig{`m_1koDiVBg3>-^9S#b#^F$X)p|=04^eE0c;-fiYf_0(!kf%@f^s4_{xL;?}4@+tbHBTTf?_
KX%3O<Tep0)(UD*4`FgP<EIR4*u2a4>42utp+c^(Q57+$;_rs5bS`hc>M41>`6Wq8Bwmn)qdFsktJH*Qsp?^pc@U>b537i4o!%%nIuDB>sJ`|h@5f6q>6-Ge
G?O8^ODd9gOdZ?v^Xw@%q09q(LAq34RxN?m$}q=%c}=-BkbKj3NU5LTBzv+&?9x!FyVXLKC^`G9N(lOx{T^K43~DDO45n4ca~-)}+zrpO#au+}*I_Kvm`$X*
DOEUzHZ*UuGSq4S;~<@hiswk`H*?QUp2{97jEgz2_Dl^ja)Dq9m|Cp-D~+2yTxYjlbT{f2|EcMOo=~ZuzbeeUJcv@4V2Ag>cK{^_y=Q+4;?5X-n#X)hiC~rk
soO25PUG@3dsNwt_GhoYs<4g?J>1fHigeAJx|h*Xcc^xpS)G+1oot6bY^H21EyI-CfiB``1+EV6OEhk(4Q|C40`|66w8MdDV#9`(TqApDQ`?P&d5pcTEN^Sp
I`<ke4wLaM%j@NM9@z>1MP|0vnlQEikk3rzpV_hojdmYh6=%5e$ta@IG8<E2jhEN3k&6}kRXwWGiYPwW!Z63=!qCZwD8wwx(jQ-Q!Y-4$A{RnH%^3_)ttM2!
ZGwNnUOzSU@sLtZG4e+of`bZS1b}|L90`(E8!~!8N$#yI>xdug5?EPWK-SU123DzynVB_Oj<;fCqI16|XcKk?f8cN3$9ldW_fkp~xZ4&0omzyD_gn!Z>rnNA
Y~yK=+6VD@2vdu#;uG?(%**!am60~0Z<M?3QRzAa1N>N7J#Pm`tD;K=dk>tS@9f|Y^l<I}y8r6k!TEUybrAnV);lp9Q|45Jr7Ep?DQS>S?9F&}gAB!z(wnKz
fvZayr6ecDl&Y^(aKfG@yFK-upr^sn!MYeF&!C>#Y`4?>hH{&AYZ=(o-i*tBW2q-G6jBgo5#&kx=3DRb7%mG2ofK5MI#`?5VhPXsa#}7&XlK4%0AZ?6`rFoA
bwHSagPTceR_q7<i<n=zx<2ACE!BSFB0dchSudvOZrcbungy)6DS@5Z$^BH+4PScXq_rq<XdR_TxT_%Kg5w@~!jy}+j*yr%bMJ>(G;rkjoO9(drIt_)lXQ1h
jIX57ob2EG1qN$z%3kN8Y7_DB$_q*zrhK<nEnoO23)!zAku89UGezWQ3*%290fF##vK-&xMN-@am0R}7$Cn^2g<V}u4xV&@xl=iw09nJQs?2nG{G^8I8Ju~o
xJ9~7EPGXQvAzFaq|k2j*2&#p_O^eN=gtYb=$`z%|F+o=rOo4p>mKKc5xO?BGwes@vVR-BZXWBNb0_HkGaS-J|C{FruaJ}H*g7!^sa+kjfBtj~@HjyC#=vfr
C;xGLcytO(oK*`WRu`X<>rE0FH)Vd~i8Um03zM_aY(`;6n{u#yYHGE|=O$NQqJOGT-$d!!XnnczU&zCEmw*{Z#obXkDX5(E3TerwXGL#lUadVI!ELPhrrx|g
JbpW(B*f$vwWoC84bpbZV~*}CN`M)1R1KZoFG%tARMRdb$ow11?@N&bEtCSLp|8~btHWOpsCxMBo^{7!56wX5RVLRZ&x5ZUt*Xqyz~jKZ<>**32Ko*#NC(-M
1P^7oBJ~D2VCt2@Bpag%RxazJ^!@B_zK){HT~5{qJx`f;8n-K=5MY|?0yY;@&Jrv+1sG;m;}S~57WsfUn>uoaS#8`zemVHt=-J^ZZCc>Tc0u9h$_!H1-e5%&
(6nwEywX%N(J}V{k15JMSOeTobn*C0%B7&17xQv?A0$^P7scai<_UA#Y6EjZQ*%MLN)8RxO5s0kEj8g8bvUM(S(}}Ws+0MPCpA||)@XQZwCA<dd|Od*TzmNA
_W$o{M<OPn^K<fH3IkwfE5=FZ6i#e~q}66A7-M^ZEoRn(g#jrr?`4IWy4P){-P=Yxk?uko?~n&aXrgh}4|P&AmIq?w(#V!XFMy%7R-@?KxX-LHyOEk;Eh?n7
PpzSaiUO&)kB84S&qIq>!?K*QMR7X7Ofu^WuG6nAz9N%t2eyt+ZWxroVR5Fh2##sc4=`A=(u7Abr+I9yY2$mO0(KZqt6c@329`Z-E=OZ*aNiwpk9>h+r3H4)
*m7;tbfZk;(sW9$XDYkll=~-QbbTBN4>ap)D)fr`r_zmaJjHwTslS<c(C~U%gvC$kXvxR@FeQ=R&3#|`<xg^3csvPzgd4*HRNgV`{g|~jCx@n5qtl|MRtDT3
OcEMQbJ_-D@M8}YfO_C8D!O=f76q9Ui{qkxd0^y*G@Nv&yb|P&+%4FLz^VLmnnLVL(D*-_(1#6SToiNY9Jah+>E+PU-~00FD)0wUOB=mNc>%^su}5BD-E6>C
70e4oxlZ%sO`iNRtX;>rFsVm^A?b8heq~#n-zgcbeh*Vha+RsA@zvEx(Hs}{Ta;FoRZv7DhO|fx7TBSvk#wC;Asw}0^W|bq^?{p8OyAs`=&w|M=bL*%jHw1R
v0-D~vlu`EbopFto&sIB=3HlEy5v%9%=z|{&A6))SK<}{a0VDwX#_%dT<X3!I>pxGV<w~qFEQ}B;c4H7p%IE{puu)aCs~2xrGsHZk#3L(OodR9#ViFAX95y^
YW^#vzo<};mRWOT{ty)jt~KYhZao*s00tlX*=Kp^trFmZ9X%`_yee)RU6PHnP_FPYhVTYZFca9vy6IK1P(P@ilaYq?ibjE?<PI+x9NnM>EWCNf9Z;a&M;c^m
M|nqDB?p6E4+Bd7>MIk;^nBi$4REKG3GV1tvnQ6hE6p}>A<y-~0h7LLge;~Na20a?;nc6F_iX{QmI259#c1#Rxv@8VwlB|mCd5y19tFM0gk2e_QW)mGWbQ^{
&8r3nEp*WrqFa1iF&(cW<~#Hq<OJ8WSOZ~4`s?=r(h@h21vC6-PNfvWL)Snh+~*F}cDjK-4o|E7Eo~IvWes?tyWtL^APOl*QeK4~!{o;rF$ny(TU=2-%VY0X
x5@muB#5a{AREsVT$IX!3SeWw9%SV)(fyi~<Tf72W=YK5nUnM4PBWgTz;mGW9Q%`IbE4jpCq*~;;fKU2FPcs+IzNzVdOMNh9)6+i!oDede7i5R55Gu#PF%j!
>+UkBTv87igLWk{Y3yawrzo-M0%RN<uZaVE6w5~$+RzIEHA2W`C_=i2Su@AyeMl)g94V9}eWBOo@)qK}vtc|#xOA!l<SKuCH{8TL4T7RLYd~K_H1VEoqnzZ9
A!x0+;R$RJ#pH8ioXR%D^ELUWPD9GZ*1_r0_2uXw_J*w6K6_z(n%2RQEK!u|LAS}8QJKl~sQ7rR3Z}@$ho~og?HK1nb&cUy=zN&fyWYaH(%FR%gTBSchBebd
KO6ombPtuTw)>5JKo?E|jJ+yl-J-Lthk%6J8nK(I&O@fN=alDkr9MpAf})s4cK)(*HZ*T!<J@5E-outPGz@a3FhK@#SEjMWTbY^p8cIahlq2Ejda4U^2Zz^&
fIv3Ok~vbdTfas4>jH=d8sC^Z9`JgGdH@DmZ;vLaZ--5_{TfMv*XBk!|MI|dT>VWk2$MrEX{ui(A<vFk89aL#L`Qnvi521k-HG#x{1Dwwd99);u^ms%_I>H1
RYB@zLoJ6{JHsyUE*x+7dGQt^1qB2r)=mIVK(|z65^J)h*;MJMN1zM9%ct%}3@j`ZAH{ycw0Za^Av6v=+~hFn{3KHvjo5qJHD_mL4@KndXi8bF$3bssWqo-X
3yK=25zgL9i#)BUH+dTOCU(E}-qcew=*%8Gu@&kT4)}L_hYx6f<6r?792kG(0|bLz+`(Op6$%P7R)@UcMsJ4oI1oMWLbU>?M7B9+lmM44MM%)dYnoZ1;^P!U
WXZcgs2_QI-k~=F5Jw<0(;4NauagZ$0i8e>0RB~Da9&Sm=OSk{)QSvtK1ea((3e{BQ(~qEyO?mAFp;?JCJY@QSD6j74G!P|zt6o%G1I0F>s`^%rbH{9HMa!o
UHgQh%q%%4psQ1BEMR(9<1{|x#ASxr1Ed;HgMMr&+%~{3p4GO_V9PE>=K6-`+7J-*Su%x<>e(kh<mT8O6D6$NR-M6`ae$az<F;J_G5&L)*@$+c#b`OqwW6{H
Lu|AzS~PIjdOT!QQ&xRItz2sa*<R%Ouo0H{N92b0SQ~)51+m5Xx$^Mmz6y!m5w{(o;QqkwJaHRTOG8WYLqD-vM|{K()vy>;S4@ij*%z0y=`AMd2=u_n4F+m1
E+)-B?B0)C)kJnEvwJiVjaHUjBQ~Mmz%vW6<wO}MajQd%Pk|T5?_*zCthM6I8&<Q#84*qYrd^oKj$U{)67AQ;{YX=xwyDr+$b!r+5bouD8?%edtLs<}=1bYr
++|F)A^vXnUpAf1QLgzrg(@*Og6@Ah3VYQD3wG}YPMPNEA(udi2$yXjBV~hL!%O0YOwQFn#x|hi9GH~16rT;*87EAI`I9ZDDQ?%8C|W`op+^U1PDH5Qd=&WN
UO_Vi9tS$&G!VKkYoKJ8y*?=)T>6`ayf)4lM+A|-+BOj2+9>xR_1hbTde!&_Ga#9B=_QBh&wOMe`egK-Cf;{I;Kn3qBW-xw0ZwQ{jyb9HN^(qZm?!2pUd<Hk
+J~;CLFThq%C%U`Z&&y6a8|udZH)ph8_=xj@D+E;EKndwH!PG@UQxo-0V%eb!IejnVO;eel06i<%QS?m$=wvazuGgl(d!=i$7tMlDg+pso}U8?gbC87zWgzw
&)rSQaWBvomNi{yTk#-s6=dN(`AP8m4L-3nNo^X=ko;fq(%j)bU7jDOiB`YZp15Y9vR?{Bm*xAN^(}k-F!fcpSLYgJLJFq~AND)tU<a+xSCvv?OjxgyZ&DTC
mIZBZ<qPQaaG)KZT*$$9E5Y28oT_5IKy|iKbDx|<^0L?zGi%C|B{>Z$B!e%Gj}G7yBFuN=CGP%?$|$`g{Rkt3IS^Tmcys_S?&FvEttc3J3D;PF=9vBwXNq+e
08=?NBsOK?r6<)<pyl)9*UyfzDHT^xAfx$4>IscGx(*fkGrZhc3dT6P@ilr>@P3eZNZ4n+e_gdo<MK<ba+jY>9lU^`YSn4<X=V*E2e_+K@aK8`Uaf&Z13hv6
gtO&(bP2TclhX5jzUOFD&0u}@`uJDpI{N(h)vLo3Oz>@r2?uVcpI2%4pRFhSm=eNon;roM{tGG%6WLPm^C2D0fgAd#YZE_EkvR0R)jWNqjpCaH$oLcvpSSfJ
*GeCLX-yA`&Q8y#OxUp3s!OEjw((P?fxB2ze!N7TbA|b;Dj#8_%sT3PTz*2Axlq&-)+>_<c0kAAD5BQECriRpYD+XSaqL@s<J7@nqMv?}`n<xK5>-t1$FwwY
d57IAq?d{3ow-*gh<(a>92_xzO*$}kCW2-{KhGAw9Ui?PC)C}u1=GlWkS|vW<?CZO1B|Xol;pQLK`*RdAGmeePGqq(Cd`hBZkW%O=1t$cL9B{jgWMjq=A^U$
AFJqd14}0|Fpr4)^!o4wcK>J0w0m?sdchve%-lW6$Qc=_Qs8i9-GZgq7Y3YQKG>!^mEC!7uuCH7SbfAHitg33gO`VdFR6|wGmSEF%Hmw}==<%2w{*++H`Cth
w10E%X?BXrJ`=~lB`@^`*A;0=6(e4shxMx6MUnzSplHzlK4ZB+=o0cXB&=V)_i6J<tYXoV6|BL6gDO%-ZpN;N6!H=m_wMYkWK+)11&Y8|=v5mQW5cO1p;}?>
aL>^P!(+A@1td+*<@|FOyw~09fwbc4t@rQ+CW*|DA3!Ki<<_SY9fdx7;>O*oLO;@bUKX<%Fw*F--?xN6mF)cC$STmrZb%3Qkqbq9M$R7lHvAn9V!$@&`A8Jf
`XWIJ6HH^XR;=g>R;a?6(IP?yLSwQ368hHhfaWMwXQ*BmpaB(LqLdk--#>o(F;B$gCtKjRoJL?f_|btt=+5Pkltwh6Sa)jBh$X31=dCU?+IJ*Y`Hcn)o50*A
_fdp<z!PPG3zO`DlspkV>kK3*WR)i$IhK7w3LvKUJ4{NHY1Zb*JWuYMn}5cBsv)s)Klk$_yb(5@Y<5l4_)#>&YmHt7np8(u$Gla!Mx7nz@d0EFkGd3EBi_Fm
0m7NVZqdD@FyQa#pKW&|Ht)XM_F9h(`%lZ-bj<%9WryPO{S2+q0uo#v$+<Ki4d%gmJaeuMLRDME-<cnJt3t<Gz1|lKgF3RjfL$Hn42N8vK$!wdtj0?;Gl-^7
w80{BZAVP5c4c?~>w^KSpzMm$Bi!vOv5`9wPj)8&zCQ}owN(bvT7JN3I{`54PZryCUFJN6&%yc;p<XNA@8yk*kC{)cP-6WYumd}eLmb3KIk~4oT4-A0A8=Bf
Few5etOz;Olu{kwS;1BJJYHm<dP*KxhaMY~^sN2p@M0!`u^pS`+Bn?IAIW7f5($&tEYj`P<bBtRj`ySCZ+(dfd7Bv&Q<dfnbI0;Fv~KXeto$(~jUt|Rb*7Kn
*k%&w%l`m?nsQp#5EJi=h(?p5kmo*p7}J-OBAfI>F%&)($6dsp1B?VIE;-|J8#*^F^zj&q0)nLk|09st9|Qm^i<;5kN#tO#5f`vL2HkGw=O}()&9w7#5J7-j
h0Q1C6$O#=^N45lZj`d%CZ7f^5lRZI;3%s%2Ma&aTyg*hM4Ue*hF3&0&l22BS7BpOoo!1`LgQK7%B)6>-^W`ghd)xl<v5PZ0BtIXi2r?H)+0arO_rJy;Sv~=
DBn5-=GRgo;yzGsJ~^V;fkhQzOf+@-j9z2WArnIx6|mfjID^=9wq#d^@ThSI_J#_`C;P0>>lT{<avS1{&zak(taQ4|4vdt#3jghrbC_i{IkXKYqiX!V{N#RY
u3(;$w);n)zOKKQ55op+B#T$BtKEv>Le{TscXum}6pPDpQl#}b%jnF$^e!IJ?aO|OvzashqvBmFcRe-baEX9p$eXh@JJHmud^vIYbyV`$9%peoVm+nPlGV7z
DEbAy-3j?odaWKiMmxZoATI$#D)X9yYAA}hP(#Y0-U~c+9#OT~OpPL>$k*1I57@B=0H_wBsJyeQ?rgnci`nBUJU5O0i8ckAAIXnFP3VUv(@+7rX)=L*!f_z1
V1Tt-m^da)OGZBk5LW9xW;eXyL$~8H+z!4~eBJ3RD(5aKhiw?T_sXa{S*RB<dQ_;gDNw3%w7WaQ^*Zb}txK57MO`pnkk=LGPO(XC$+1U~+8Ssm_<1o2t0G;l
(P!)GD!Euv(Bh&@)JwW5eR7s$Tq!`%3VuxqWg5r?Rsf|S4jk24gu>JdsI&4p8yW*dn_}>r30~wh_n35!!HJKYo=n2szKcdiQK}^(nLncXCcd%<{|*t>O-yM>
QzlyK?T*uYMx`}fiAYUXD9LxjQQWGPR!E}g*z-)Wt1nP-55n#=g|!?s?ksetk_vNv=2*!h0%cP?^_`gM)2z8KO_lw)-u!wRQnm)Mk9qiv85a`3+)Y)F5o9IL
u<dSeD5gZwo?44iKlC57m|(u1<1$}u_(&Jzd<qBpIa3cVn$7THFGc<vsgzg;YkrFA@i?l5TQR0nscN|XfzYz*G;4C5w<`I~appO3vCPjpFYM-Yyy7Y*5iRf|
tp{AbU}hhLnEjzf!jqAk)&<P4af$n~3g$`Hf~P)P2&!VIe5E5rn~`wGevnO`-!vf?v1vGW;u#qoeb75vnxeCm*AGNyeU$2s_*S(`E~WmkZ6h;GQX^v)6Sio?
EOdTW9*%RIy6<x1i7)b8{2dnVi06(}3}wQ&Y3OnkFLxk#xe<5mM?)OvXXX8jN1@kcnw3QHVnK*OEfyB~asGLstrNiNq8hL4y<l^DFwJM{O+&ZcVUy7d6V*<v
2bMS5XjrN@gvDL%kqslTt8KfQmw|-c5NdPRt|9zd^(K+4YR&o;i^PG?blrBAsRwl)n^63VP*tJNhgqx7l5^##`7LRAap8$vY0Pou**2|*$+^!8DYe1Ya;M0d
bFsE7N`1&YAiMA_i%(4csS$zw<jL8BSrD{g@18Au;;6618^Pp~G9kweIi8TKoi2EgNa~NIK{wlXZ{XrT{_P0;>wh{$E#S+aPo4SLQyw{;boah{@#-yp>mtEX
itFk`4x?mN-V51fe$o_LSnb6VR1zI|*>#r&7y885>}JSWCivsgk@S$BeWB&xxZXG882^x)l7C39@-ImAmNeY7B`=R(y?{{<U;T=O2A{n>KKf5@Rp*A8eBq7z
=@aouK3g2WI~|=o2ZE!p5qAjmZ}<yz&o#IEe5LAw>G!|;-|TYHM~?va;NT67w8!<^;KHM+TR#H8qi-x$P#PsBh2l3S_1g7L1`;c5GbPD4TN28UFp*vVjI4T8
Hf2}BZk;w}r^^)$C|r+Y^+JaWo}$%UiU&t%a-n!#TIe1xG_dX9+Z_%F>~ao<P`l26^S&Vc<Qx7;ZZkW3t%OAVC>z`}U4}N736wmUHTUx6cs5@4OlIIBSy$|e
IA?cXa*HJY3BD#UCi<qhe2*EfsLI4jD*7PwO%}V|PUi_-hK&a{cS=`2kihN`_tJRa7AG)ybkW3VUKBUu4^v!CtunBqgfQm?F~dz{@J~(LxjFy$10H+-j91=2
<A@h~<-rMUb<_)8^DOzuU432N!cD$<pXHqgi1YZYl+LNnIn%ucIsGLm*PJt*Dl2QQ8^jz~VO~lDt@Te0RL~OHMhwQ_*f86<dh2p_b0J;oIm7aU1|nc`>346E
|60#)D~{nnoMl&S^tK4Z3uNH1yC0L?dgb%T>&3Z-v(rp*>#g2)-^CAQ*yKNhVbI+`xO8t^7)f&#AuU9_8y5aUNDs7+p|4X!fI?<eSXF!jKw<E~%rSXM);yA5
wL#s0xAQG_Jpw2XM;Jhw#a_Intn&Jd?GH_D>M0X%d!Ag*#`9Ya(v_gMg=0Zh<K=Y`dQY*#iebcwMCks7Dt+pj*M-@pjDrf?alzZ}(E6j;>hau4>e%SIePvS_
3WdX+kdRT0_~;QQ3Nzg!nI}yGDmr`SthyMWpj!PyWd*omgq*TY6z1b=%HY<VpOeM`&3?WLjPv_um%*pOg@_rZEAPHXsX1%GVPg45#V+4qHgMJW&N>CZlaZ#H
ogw+RzNe-`cjO<T?GK~cc`EggT~pfEMbtYrzdni_+v+i~l#PRR!jJ9K?W#Ty8S}B`1W_JfzoZR-L2rYCi;rACn-I)O12Rx=k&BboC(ORV{=l9L{Q7q-c7%gj
&6ixWgJ`H>*0{Dm+!TVWkk{pS#^Cpg$52UO-eEQEpz)yF8-6lK*(_l|+VBt+Iu6NA+dfU0xys!pY(?vb@1?14L$4f^d%6kENIjWet~{}BrX~9zYN}%!qJuht
c-u6S=IPR#rB__61nmkK)x??p$LuAEtTDNXNHdB^uldPYB4J$9-cu4zEM5{C{+tcULFI>l6;RNHZNh83A(N;#bJ=g2oXH*<inWEidDASK{M-bO5n_}Lf@Tr9
h%g63FT@ncb5(axggTOk0rkS6tSSDDO8PE+O*?{Vov_6)27NsfNC<Tv!7T*YlKS${Tk0`85i;`+?5_2k>OBm5YnLW6ZOSwf4(MT-RwLv!!@HNx1$r>VhC^}>
9EYZ}m@j?AC1p5<;Nmbr$*tWrTnern;L2YNt=~70Wz{BzaQdOIq$uiNh@^+1Cef|KkYa9$E#!2VHFpR3l)R@&U1ze^((x}QPm`PJ^$l0J;1VUD4{@AN1oF=S
^k64NCh{X0>$j5oY_o;_lQzN4kWY5#U}&a~7lLIX=|Ng6P3Wk+XIBkt&Q4E8yZ2?4q}Szaf|1=bifO-CVkCTKV>+27tS-^1lPmsBv8GHp!Kwsdj-DoeISkn4
Bu!gvx+dt+lUyE%;Xe?u#prE0XShN*wROtb6Wyv62PL=gaPxU)$7PIiz2g)M*K1a=EG2w(cJJ0s${H>ipz3EM;E)+COp9-KuOJq`!ZPoyFU7tV_h}pcvYR%$
!{CPlj-hVRd}*|CsQJROP`tx)&9rXS=smAdbP+hY1SgZaQSJpUY{MVV6MJ|6nTn$at7>8Bb}^es%hmlYCGz4%?-o>v;}eumF8VJ}a2iI6t<9S#nNoz^VNkgt
D9EJ_DYC60uf?duWsedu)?Ot~cKL$#rFeWvIKUXhMqJ9IQoq%fN(o-0qt2NwPl;O)m3RlBrm*BO5aZDmaCPPKzR$~dzF+H4{HhrULRCW`5Va(d&pwP7eBemf
vE{xP9IQoH6l3&gQJq1#oMPCRH%Svj?xZT|g^j=T5jJ)~l5T{iB99~0#;|QoLd}CUy&B)DFCIDLcv<_JOncV6<D7!Ha*3?ydRd^!ZY8Yq)CcjI;!fe3Xb7|2
e20AUUK2C*$zK_l2`PfsaIEUUW6zZUcE^iC?Z&sbo3!&|Tvjor<FR03hUS0viR!{tya)fk)9Ikwz1(aObcAmSj>D9^F+XvoEO>qLVQ{xnpJ~;=>1UnB)`@Ej
6~MS(Bt$lSuyGcIhSq4h__VV*HH@5mpmd;Wf@=i>$4F)6YS0n~l&y(_Qfb><=3y)*Q=y#$PPQ{~MBZsJ^@1K4mw@DUI~~CzpOn;G`Sm~O$PR^C4_=Zhbu)A0
#Dq;e1iS1G{q<X|FXmH!3y)0UExLm@R{JW;TfK#_nkcTAs*3vS{XO*Em~MnYzqnUx4{ZX_xcPX3YzU&|0`Y|FO5s&*N=T;X=UkYP^NgTcnTk?qFbE}kSd<|T
V`jv0_rZLQTsjdfea=LWT0IrkketGqyd&)+cIE;vrULyDfiz1sx;gSg@NQCG!U?6sx1YgegiOKd-`*UIp8tIC{1=I^0A@URM%Ov#o9K4-cBRxf+`n@wZ--S!
+4mFICgO5^nEeHu$5UvsKbwwSHPxnU7V-0rbVRSImgh6fj?weIkzpC$b&g)_BU}gSU5^Rq7wk^Hu`#*GxW-TR9&Y|*&o%FU`*8E_x32m354ZlF8oxuz`|Z~c
G++C<(+3Yue(h&ZA3QkywVywI@csWS?pu`G#*!?51>=Za12RNQp6-rmx>&KYORn;i%hF1&s@;_pBqUN2+a#bONXu%4`m^>2=Eo*aKJEhmDcQXf+YwzB@wm8;
ym|9+GV>A7%Lp_R-sZ<O18VTXgG1m~bPPmSkN*tfBIt!ve)DxTC*kGG1Mi*7Q@bx@NWn%IF0qLN&1T>{wb+D|>(KTESE+9pv9lt<$rWJD12*)P`&zGFp1VJ*
+Wm<Fvv}z8yf>cKT$F{;pmWkk;q;#o%Sqs{GVOyl+s)N<HjyN;yuoj(6)K&L$2hiV*jFZlp>f9sc)#)v-GBFX|F``ghI>Em4{<oZ=<T@LaL|O$5iz@zr0Nr5
By{K?_Kw!zoQ1kE2P0V!G1!Y%=LVdyDAi8N!FHFZiAFQp%G}_T6nbQ+N(z%f9D2mzF0@Ef)H&v|d)7bxl#B4IZ|mh`&d32$?8llP)HGlK31FM1hxK)^`)NbZ
y{Q(T*#5|O^uZy180K^7B!3aXX{M`dQj0%6d5*`Q1C+;#?8he=SR(PcPYr7ycbmRJ`!GG@(wh_1tL`m`yp}Aeq<{oH$xdFJ_Uh}|beU!+yMH}J*6XV7(Ku;F
F6f!#*TdKEeja{!{j*E7#u~uo#74k$JG?|8DjEV`dj0O;_0Pjs2L~TMy!~Y#5u4l}D=U1C=;w5ANypdOYB|{_ZDN6JbK}Vu{rlip|KJSB{C9^HNM<rl97z45
MbSC_j(>lbG)R#b$zGN;FndQIIE{;}$z*XcWE;z50g`dl6XfSmt42&EjNcSe;)Ii7L!(jONLh}$scG1VD-g3D$_e6VWx@|=7-GY4HYIUj!NxOMmxIIo_pjdV
9Sg|om!IFs9|yl2(mL^Ry}Vj*9?S}**lDW2nDwdFoeZ`{jK<gZ6~heJl`2YgZ&H4qE|9TsvQ()(z4-X#&N_2HeE;h&!w)|l?eG1dUD;(iY4gYl7O@RnWHc#m
Ir!e9T2{n`>W-R;hkB0*B5l)#F&A)ItsQNCTB%}Ti^i?I)LM#l4JtuBY+VMcUUzeK+a=xUfC5Gx4r&h*NF2i7?rUAK$xK!Q9BVX^0$%Xz7l|kop#cXK#X0n}
qqz7t9Sg<clB?Rg3xNU2UHe;I`8SAYuG|k|2#+mDyh-r;t>CPlhX_iMpG3-s3Qm0e)4^MT#C?2nepMkc6)(S|737WN<a#`pPf>|^S+MEuLd&gdQgi`>EgN9J
qrLY(3ILIvH(%Sfm>n#krL#MTs<`Hp`)}SH9DU$#Y8m=Rew3S=7mH6~198Np6nZiJ0$oAX5_(Zu_cc@x4&LqWF%0pJw<I#|!gBoa$&&sJf8S!3{m&izctctv
|GK~*(Ur1tKkq-5zwf;lzIn%XV`&Zw3Lay75Uv$kAzY>kH{=NBTSzjv4DXRvgFDN~7n-g6aJro4<oA|nXUH0<`?%(E@pQ0EqPi6^5%9cl=Ta`i4pJwf`yz8a
OSkP>a5w6VA+8m0$}6aPk*tvfm5QU#wtbv^EHo-m7dIOiUUP*R;Tmlph1XqS&ybp-RnwS<;;f`T_u0q~_aCorhpnGslf*P@fy>a6kYu(HV>i*blnZdYOeNVo
Ea%9E4z+fW;9C~SBC4$$WcHmRKugXRMb&LdW^@n0C;rjk@G{+e$QmQn5Aq6B4jDx!eYwuZ5>9?(nHuQ7x!aI~JLOLOBy~5npV@ujZ8@7PZ%~`ejfe><7w+MH
0kGV6g{d5YebZPAV?oS#M<f0c9;vu^75>h#npd<w=d)GQ7yB)9!JCL?f<Gmri6%j~QQA2kJM`C%Y7KAeTO~HGoC0cdRYwt7_%hk)o0QHH>DLW%Cmfz|ZQ+US
VGTh~sny}6;qfrRwVK1kgTCN3hRfC`>SZ4ZKKmnSFis$m;;lS`F_YivaVwG>08LCghGFHG85^c&4m~ID+qhyUX<3Lu7;eLQSY5OR##k8MmSX7VKM~1!+Bsfj
h-^~r9J73CB*ZHsm@WcGqyfm<wRCrWGWv~yo#@s){hC=aVWTxo_kqVAth+HMc_Ljf)+Cdn+nWDr&&wkuhv)#&+y!!lQ!+DGwqiy_c^gv<KNyhA*UUpeV}k*Y
P3h!}w^_eyfM&>dbJip6FJ-2X;qaF;mM`MSPU(+=ls)~d%phkX;^(C8Mv@@;dXQ0MvK+cY&aKBG3(A^CSQq3lntsy3jJc$3IXe^GXEf4QB*#lAY}0IClXeWA
89+kCF)!?Qse(zg(INk%NM*UyXQ718a=`|x#3S6F!PX14GFvV0T1Zb(qesOQUS7-X=+&N)SKT<Vscb+AUdN3aJAnh*>Oi8ZW-^HPSaZ?*z3j2{b<b)j%}qa<
UY4Z!o{$!@jSK2WET#N3-6ZY;sO-SjvlrSa2F~<=;scON=na-KLAJPHyEu$XU0~V*0|FFR(WdV7BlrE}hCSVW#dH4K<cGVbdGfS}%(b$yXh^Orp9Evd1THsE
(4AA?Q+`5wCxY_V_U;ZX-oq>)*-0=vt^>-mr8sEJy))i>GP@}zHqU&wc%rpi`sO$GYg%_qlr|a6RBX<Y{V+&OML9u#dW<Sbvr{*3(^{ldw$<PYk0Y$S=4B6y
TJsZ-hny^24jQv+04{_;q_0|brC@F(@LkyUcLVJ*{lS7x6Ia)mu-M4;^W=7;B@6V&#y}yE6Lb>L$Ds^pS`Kfj1?{M<?g3`sws1oAck=Q3oU7RB?pG@Qmj%{O
L`t9Ap+k()T=cG6TU&R+KX}savla`$kL}Mz1jTI(cCD=3khD0@0@pYnBu-yzn+aR81kH?$>`uOPc~5jq*Qh-qCohr<{dK%R()Atp?D9UgQ4No2>zTEsCjo8^
`xKujb>pOQVI5wT)7(VB7L!VmaEoK4Gr1@hF9jB*GHK4deq!N3rPLJYEaG+!JeW&Hf+k7b_WfO4t`Pfn$Tx(_7#|Tl^WLs$n1;$lTSG52HnN$xVvu&Il)ed$
FejaT8D(o&YO!q?8{1-cc0afi`jS=SHW;`h>&5qi3<VJb(hscdN8TxHI7uVibGpm@rh_$}t(lGQ$vpS?R_c4(6II!mPRB@y*i(Khi^~Iw%Cwoz4i^kuY!DUo
@ZXOQ-se#PK(Gm+tN(hM*+3^XDx56Gh~d0hfE&Xg*&8F)Ej6>w*e_a7sR7wSsmrj=WD(KvoPU9DBbvOQCbR2DPu&$goO?klp2?001Xl2DHJw3`ogq8Xt!!ba
wPQi`D?sr7>r~t9Tu*1!B^xNik%_7@U6^V{5&~w|&$FEMLtuM4SETi!Ys}~nlbLQ_BZ;<?VGiX!7eKOz%Z7ToW@_3dhigHRiFPWLTL4X|YXnkV74=IG<1EJG
TEjHd#APmnNDGk8CD$vq=Q}-vNd=w^Wf+j@*%srT&_?~NC2u*$rgA+JeQp*NAWN{dmE0HQX669pZ(!CEB+*M=_&Q5o5AcS&4w+y3K3F$@X;`2S8;_@NaA7fY
cUTe<D8$7S1iwA4)yFMgk38LcMKU7fQQ#2qK%{Qv?KyBgIx22{@ZZL!ePfRXuhU{NSq;QQEjO}ol&Il5G?F59V*5%wRomNm4}S~9aKMZKn`&`c!y?4Zetc42
vEyi3C-VHJ#)F(aEPREnlVE`AcJ*?gn~iffm<7s?8R*m`9?>&iI>2+<89_IKR&Be!43i1b9#t#vV7CwZZPR=!5%Fw}kW~TqBC%_EwRvDP9P?oO6C;WizWF~s
_6Gh-$(>WsVh@7IVmk?n2{f#J8$ZBPNF>aje27TI!Bs@=lri4-!PDnRS}w*&hS@q;X&`iAgFadRVOkZznbi#VYW4YniT6`$6MyKG03}sk1h;dJe?2@r+CM&i
Xf9~gz?RpD2(Dii7|q=a3dy+>dA-fh|HYV_?qYJ@yCtqss0gSvMLZ3K7nz#a6vG!(!E_I(5p`r4u_T>mbih8OF2|O}fHej7kh^#;iHfL~@P)AjKqR={kSS<5
%$pDEDDb?*aKsO6ZKZdC)3a}VJn=m^y>FQ7y!tMp;@y4L*{W?@wP$ZK5qC9oABT88!t4{r@VnVb`h!hIrOca2q=CQ?YjQ@D&dliy3NzZeP`gkbbhSaKSx2y>
ClBcp3@E{hWN}jdT2zyb)(?z6TA;7j>2JlFOKqv<J`g4S<f+or)6;vF%Ao8g>77{k01G84>pqh{NPk_*!%lDpEh6Ng7CPhF;gsPHTpFTHN-aGa(q_U5Qpd~{
@wKe3y_4skM!H2<g#h*jLt!zCQ4EHNLrBS4LG1ToT*KLn$f<#FU|jK+<!pLpkLs0qQ5Kv+n;)B24rELB-X8qED6X&FT}IC7{SYkVQ4~JB=M9)7P!pXHi`TR+
(ogwLgtrK5g2{@zs3Ji=bv+{5st*GSu{WL1V=(UV55!78Fz7IRQkPo}Lw)iG5+OlDoli>SqmO~Y#UsAP>4PF1$)4g!e&2gbLt@C`PH$&t=Y>ZdLR<}fr<zwC
2gXe?g(c3=9xBdqM8y?AT9T6d0)7cTrWj*{_PjGjKfL#0_~z{qa@<P~UWBlLT8cL@4opn*3nz@_dW6lYnp0JAuA;?6qX6a=CnZ9a$yzLS1$SEZ7u_cw3GCQ;
h4SSnCgD?{9sj!bZg}w9{?XB|@7=_>ejVPDvI8Zk<TCC^LBczgWBSyg&BYU;oU+@W5p0}U7Y}piS<^-BLlKo(YMNQm008ml1+s?wPH_f$?GyLtMLVY#BEDSS
U&-LhhKoXD=hf%Jr81Bs*l{W9fqWcugPuXPOGMKHDg!+7e5o&5k8FZ|-aq`nJ^E|3a`r_D+IU*Wy_+I))RdT`pd%(OUoz(aiNcT&q(0pHaqn%%TI`h}o5V0M
4=D+bxj=;==`B_WoXHXi>*1_gE~aZ*$LPVM{nrOaKkQ2;wpRxqet!F5XxCyil4AYl;<Z{#Ia?}sL-ff)EE?5?qF<5F%b*`ZxP`xCWldS7*34g|=ZbJvB)Z{E
0_4qP+4Q8%K8bb%74l?_ONlF0h_8N9;I}ujs`9EwU;VGccQnb^lJAdym)w2<jd3(cd28QoX+?{PLuab>rwu3aR;B%Nd~or$yk0HSeKrfWj7lGZ6fu|u;)1Z}
N)_d6oSDjd==`LgeFwvV4WQ$T2dm}51$b=ws;DPxKFZER&?3i=*n!Lbc#`_A`lDk#`Z0XSCg9?umzYfwt;N3Sns!MotQk4Rr^}AsX}fW_ABzeukk2NA`Ik=o
63My)dmEpSM1q2;axspAxQ)y)m&M`?Ku$f#B`8<}lWBkGa1lW@f{o6f_qI{z)A4u~>~MzTf}2{x9wxUUD4I*F7*vwSr6GrQ!P~q62%NEr$1udoOynTojc_jF
J)4D$^g-h4PGgD>ju4OtA8b<=y8s-Nqk_J&D%m3Bu=3HD@gfI+qOL7KCRmJRW!g|Nb`<FX)&kITFL@<>C=~G;A7vsI7H34vF4Enf5nxe@Gw=g(!K({ISIe+3
szp%H6Ft5vI0Y7tKFMob`voab?%Gyl&mB!mUzc}PuId#XW4C-hgpsgZh6^<mg;1jX02$zhj~#%BsY_?8+MQ^9Z=Z9#UO0%9#G=ls6Xy~k%Ef}jB`upab%#ig
X*irhX8uSq!Q!-)9v0C9U8T9S8HC;0WErK<!Y!A8)I>_~t?>NSPTVoWBK7rb!hswNd3aPtdo?)KF|M%7=xmq_djpvG8^avZlEUVXKSG0*V_AwiY~{}mLt3J%
Am_hNS~=r~_I2v1{n>oP9b>5SqJIyWqT9{kGee0S8F+cRm5pCGgUj*l-)go8ngcCI_)LGBc+OA=guB=I%tbMskpgAGx6$#ywIoiPZ;aU|Z(h&lUC3fXCDdUp
B1`j`)@@HOm^hz4-1~1k@~R7~Bjyjb;l%7Sgf#b>Kp21GjvP;uP@FQ1@pp#eTEcGP=#D_IR{)Cmposl0R53}#GiTS=R1W}_08Mnl1AJHgUBr;C?~SS>1Ac5<
JO6!>I_1Wkg)u>J-&%S|*6L|QYF)|uBa%(g353;1r^GYaAY;VIG$^5?*?_uXjcOD|(e@3R(H`G}J*AGe{QnFvS%_5x?yH4)3O$ALIU?x=9i4XaE~weUw<XJj
lLO>f<1D#?*1IWgg%^8K3&b=+krX?(sJGqa0HQIq!jW3j><1zfrHq-$QQT&n6=2?1<A6qMQ``7w?XEnYNbU?1zHz3M=bHJ%98-E~Tg5Fe!N*FQ=&(*dTTJE?
!Ouf@3<{C3SUzPdFm;s#DQ9x$VC%$}MiyB4HM^sliU+G3d9u28A&QLq@cGVFm<aX-i=JpLcVZI6&cg8RBB_@fxezp66YH<1*OOjzM*VN_w}CDTg8-fDdlPQK
d&Zetb-BImv5VQNzDnC*g;w0%1F?2pOst6u5?gr*v8ro_5~;}E3gJrrggpW0Pve6(SIXqbH=l2fx3VN`vyq3T3uDla_fzvB0tgs;M`>++5d*ozH5i!2^$|&}
#GjMsNc&vwdY(lb#EtRm_=giwL1>H@-ONJd=~1+0-soxXa>0s1p<+|0$%-;WBV^N!573Y<xL7$Btwl1N)*EQpmh76r{$DA_L}JsrQ?T=pYwn3a@IWTnR`c6|
jI*6IY+-q)h?8|4UD1b%FRA-YdnmLVZ8e|I9+2VUldxML^OVNX=!Fh6VDjsU4w+&s%+UmXO^Z<gknCK<r1rBr6Y^tQ(C&ay3DW|^;1OIYc>4b(bGqg<Ievbi
;XkkoUztr4N0y6uuT@VKGlH2GEoD@~@%;5_@tHFdLCWO0ntUmU>YRzILp#yt*J>xe>tmBRb!n$?Jenn)hhxU_){tCCvTl3s{!|L8$yqI_Z9rVjJ}S$!wtK7;
59hT6bAz+Zt=^OuOd9f&SC-S5lyh&;GhfO{XvaU<J3Y-g(dijy;cDD#&O+ds6u+!FK2G>yI0EHdH6#dTt<h$u`XLJ~!E>5H5ow{N?<9w)$6gE1k$3{TzzC^(
tnUz3E}BY6z^6we^jLIWPEHdj`mn4|#@>ZZmsB?mLJ!oaF;z#DhD%|ua)Aq%k{XgII%KvL>1+?ix*-FQ*j8O#Bbj)r<C=o?elBJ_-R6l1_P$Ggz``!hX7AUV
72arJaj=)Lc!==VOAaKhf{I~NFH+@d2P|shL6;bSnV%$^nlL4i9aX8-+2PjAg}331I%7nqZ7eQdF017bpStBR?kt>X&^1c@4beo}#Y{wtD`yq09)Bpl#og8w
F5NC@Lo(R#JkST)x2K*j^uX&T<237c13P3Rhl9W}Cxez!@hk}`B6*IwJRLf{9YSAHJefC+>Fhx>LFD4udgz<&^M$RzL-vPo54y%Z)YMGl)Gb!~TyduIF7ecv
OL}n4mg9~b=HAq9@FC%{EVb!QBD%i|M+lVoTwsMHB5}^)hO9>?WV@@*P_qt8+}&pZ33o_N&N|m7P7#aCM4pkVN~vrZMj~{~w&Igj0zm^=>l~4t5SEV<331(-
%w8ZyPh0&nZ@`Ls5a)=UsEA-|^KgG7G<En`M~>_E+h8oBPk6>7;Kkv@7EJ=)<QsXSJ>-9S!=Za^ILtD$NVK<+TiWv(QCWzKZP_B5AQ(%-)($~rYdkaO8!76g
(x>`9V)fa4kD>GKrOQg!-{^GPl)%O(6ge>$B%Rq@33^&y4n96vEibnJ4M4YYa)T}poR(MA?0xJm>VXq6J;4h|{>pJ7Q&**~QZIs0JDRa{II(W$67{!&cT^0O
#44KjtvNxheZaj+!&JP{MiXd5hrqK=u2~Ct3Y}{Y$KWSve_oAAmBb~)8h|X9J;6Q?0qYuNFIjqNh%@5*Y^Igg@Tsz}5%mNM*NVfD-wx7ra`?mEhrLr54|W&6
-S7SB;@&>edPU)({vEmCUeE(oZx%C}GR!#_b8Pv9efnv<)^CEZ{8zPAMZp6=tdW5qpD;Kpm5q=g%qkp2AO~o`45#*!bIMmEuv1L_2-p8K5Arj&>JT7!6>p>&
q*2S+g;45MDeg_UK}A?&^&eKOJiueI<hNK|H(V>$swS#vf}13%7N5)$RK4->S&l;6oTy<sbDW#4d>S9_W@2Os4XFJG9jaB?q)Q0uVIY?v2OzyN0#T4*TrF>c
K+`#rk7Ui|@1|jSw<rH-OTFW_KkmId`XwhOEonx>C+!pV@LS}?IvO7B@4d@ezCv%e8}d~y@TET^QaV74bVgMMy=@!f9@Pu_R&>(PAo#h}TuT~VESN7j7@D3n
-Bh`6)?pQtmS#+K)P|Jxrm`@egUhe6cJa4W9ceM0imOmMcPcDR8dqZA+da(bn4faQMW->Y4TqhUPDhx5kg|}RwAP{^2VJIs70fY<&y&aR+arJz%yrJ0PHEYv
GY<!0t^K9w?tiSNljZEzyY3A-L1VfM^~^oDxgxyY2;^^fURPx)$OpYAsq@@f0VBPJ95ZT4K%ae8yaHRI<-CTL=Cwf|mO@YOs%rM?c4_hl43g$7Q|n|g#`&(H
qzqj+zbbGlvEw>4RazhpCcxDl?22iZxOy1ZkuS|T@AAOVo(C4GMg@<sC^ol}$MDUjs3{NiAVrlI(@T=x(k`h+5S4UAhq@+2nkgx52qWJ5o+l)joK?kQ{MI&8
RE>@8Vd1M0Ddb6G{j)Ab12e->S#-Juv_MB2Ke;ZrI|$&5OnmFid)-#O)(BMm(zJGJtRSt56Jl{LJIKr?`!K}vMhF)!WZFT2-=*%2SJy8fike6|o_sD>Gdc_C
?}Op*M+fiU{qHP~#zL&7tXPz5W2YJR+Q|Ibvc(nN5XXC!!5*BF4y;e`b=Zb}06Lf;JC4ijB&n)VWobH_P3>HCuqt*gmT1>~xQ}mc8%9ae&W%QBhkx{aY>>lb
p>J9tT%%pE!L4GrIQzK$OU@+2jT0aLqzxiwiqm%%4Sxh6K)}VkbT2TlQq>9<mlGg7*Yr)kIWHD)-O5Lo0c2gQpQ^}w0u`y%C*UTAEQ!pcJo8f<(<OAa)|eDE
R4|kF5ETvBmeYvK-h`$$`T|Ygxi-vDpCOtxle~a`WUi?X-cf1b9ENrRnUgH5>T8RVMo9S%06D@&#~+aFB}DO=*){dIV|?K+k0rsEG$zY@!bBC$8E1P~@r3a@
SY{_$>UOyXF-WV(*+^eju3y(!x>Xy^nntF}u7zv#<A3lJ!7o>hLsK|xuIc%#&IPFDKa<B@XSu*8xYH)h;K%BsJz3VXt73KmPG=x(Wq0l@4udj7q;o@4rOu{i
=GQ++$+6xeC+rKA4S#*l1sWMn>}aDSRbCgP<fxa3Q6k>bB|1=SK1U;tB?dXDYF-!y0m;~lTg^qMk+Nc92*&pnnb5x?=HX*`{L{hj0IUDSWio#41QqF}^v5S4
MT!QtZ83tdmH&<(Pcaw;YDi8F{So{2qTaMDJn|LUS`Iv6^uk_U{d+W$Z;VD=dA8ydtI%!no(shEIYZFo9m{Z>hNG1HEXa}~lf=dsTs!IW1!OgO+Uxb6{)<Wv
t|$}23N<7uK&-GDq^gITA75mqW&V&-o%|MJ0hxvz-Ly~}4e8h!I;6VFLXhSclcr%ynjItoFdz$Zk(4PvkfAWA^uL*(#jkhHxh?pqdubOEVvyv<CpiuiVaaSk
03tQ~YbLC-?5v-#)>eC9%HnCUEH>egf`Hvxqv5!06>97$gszzwv`eJ4jtvqFfhSmCAvc_WyNuT2G!h%Vbh&XIr1v`aO=yd*tM=lND;u>Kr`^-}=w8ooIpZbl
DoiF|4vC2VrezD`dSjB}dh_T(cCvFC@p3tcx-;G%E8=8!SuKbm&%;C#l9Q1pR+N3-Y+4g#Z5a*ymb}`PI9lS!f&;SmPs>DW1M)tW?+<?1KOP?L9}V9f9Q=$^
;7@i6yeD-xP;br3z@5}GO<^3B#Biw)%7Z{|a6rpnB=fFNk7GISH$|2>7boOT@e_6hHn^;sD3smtr3S#j0_QZMK<jADE1JftoSs|x6pPOYqQO=iS6~rx&OBkL
q?#r`F-_9hk((j(Oc)Ud4`50X4r-{E;tN)!yFAC~Ikf!R1Q*z5ghFmm4AeAWWY-LXX)lCYYXyKMj_FPu{BT&$s%1^2H9$Ic=$KFPY!ga8wvw(x#<Q(6&Lgje
(N=2uQA4CIt2I)df$#u$FUOn3SBL#z0X7g_*>P++YuotIwZIfo(V)CWs;bpCcfm3YNmFPtSHH<NiK=M>5zA%nq4q_{K0&FF)DbwFv(1BNL=Q&3c}VYdq6O6&
mj=T2e~c>AF|0s%4!Ts`c*kj2xuQ!`C<8iXGdYt}4rJ?`NEzsf8;QQQ9p)4Z(#Y5KtqINxfc=vTC<qUAFwzn64sd3d?2%zWu_l3S@vn6qN*zHfv=5V%WyzL<
6!<PGV#4(>sBalo+jOm<wyZTDq3*6G=bs*cl{HRYW!fV@Mmb$1=BG6{^VqM!c!-ptZFU`#W13*-=i}iD?!4f*{K4)dzrOw;G&`NIX3L_SRI6H|`Pt-fCiUX_
5*K+*^eE}nC#p^^VSQl^N~Dc{nX$js+Jhx*zG9(LhJ1ciRhSX2ss>~&%9fBgIz5*_UNQQMOB(wlNe|IS$)S{7FQ%%~NS+X_zWTA$nt;+one5H3uZsUOSyY)M
6oy}JsmW51B5+(A4*dLTIvXQW7=sf70mm3cZv<u>c_F!-fT~>sR!EGvIvjdjt448DzBDLCtn~;kD?OFidL&jV+Uv=2wOVlL!8g;gtZNRG9w)E<_8<Ru!9R1z
7spsD<{{f>1y1$i`g&1uAY_$XPD)}hl97SuhfX=9f_SmB^KY56EIHB$rvGJf%=O)p3C#OFc*6FqxsT;yGA-HWAu;DfVQkHDq8%x6@|j)z43^EPp%6mK-AI);
&L<PWHw&qVfsZp`L5=)8t)~Es?T1UPS22Se8Ctt?kY~3a%NvAvZ(o4DAO$e5F|u|^iV3<#Qjau{OHq#t2?^)ZJy+8)$L1|0OqN<eWGFK2)1W_3W=X0Y07qv;
HVH~#g_#8GX(8sPG8nDS$-9UFK?_>XYHm>r!LE`(`O2F-%gK$<)&kyHKEyzrTGx{(Ubmn`^I<-a{m8qFc*YqvXcU=yf@fl8K?zQOIGn_lPy2v$+@xM{5+3wR
cRFuJ$#(XekT5%H^ju3vqnP#7t2qoiTrJP+tGLE*O}@~QIg1nzwz8NGji7v~6Xn$-o*!pUtS6YxnZR&`HAp%=ul)oEZD0YMf`8GSIY~*N`rbEMO>cz$zpe(#
rV_oKCRkI|f)7Vk@nVaWln=CbxgK7gNF6j3Q(D&lg{e0>9_RJehm}xrh902bM+XO-Q2|QS@byn`-@$&kz5B6z^Y-1l;qiz4LoN{Zv3$3`hk&)8_Kr}gWp}du
S3H9twpV)}UjKw^f1xY;zvC~6b$_uHeS0DH8qaV_@c{&R8)TCNY{)iU&Q1+0-0U{N*AxJKKe=Hou&V&5fT~ccI3!L{Z_o#@L&Q_dA9-?Ud?lwHstm7TeC9gV
z*NI3hoYOudGhKs%19=kEotxY@y9Gf_LRr=@(GIri0MYkfYL{~Ejne+inHl#x|~iVYuVCqJaZ6_D|56^lP`G|cls{8SaNm9p}G^G6Z%4~{5krNApj&oo0)W^
{071bYK=O7X4anTV0vZXJl=+hL5D6=%oZ~(YkaO%pZQ7<QBYMOdNE$;Mj;l>`feqpX(B<X9jQJcgR5#7u4OJ|F6@Wv5`I47^H#Z9k2(=+Mk8&8R4ptoO*xT2
t6xh_q$b2;Rmcj4jB__|@71Z=CfK1+wW`WsFe2wXG#u`~R%&eae&4dD(4JsA$desV?QSlbOrx(jT%$hrb!1<&WsfyMXGBInVWd^lp5zPYRC3Jt>Mc9H-9I;t
F;+w!eTQTunxaaBn!ON%i<AK7PF5BA#h?EYC8YIIlnLaa9R4zJAgT~AhNwB>3SwR3ytppTr^{RW(r)tIcggObnnU3HJIs&Nhexu%NAgS7+ZAM{)pgF9h(to<
l0kJPBCsdNv&n4*zm#G>;E(;9l^XK+8{6FiL51N544%`Hz0&JM=|3uijTaNw0{;2qDRZy!^n%L|FRh3*8`Z<7xY(4J<XDC^DNWD|M(@VoTq;?=NceazNjajs
q9sGRj%;!&zW;i@Y?T0)b#W0a#h0ls%p?**q4UI(@RE+dd9~p3gYcuD7lP%nuwGu$qW0?E<s$Z5tub#&iryxxc3HEzX0-g3vpC1p*O{2uPCgU#2g1DFb^fI{
o6u>Oa@Q4-Xg%WEk)Qr6%?~$U6ka-T{o2|hp^T(34ouaTGcBau`EKy7pbdR9h*)77*02j5L{Al}KokmK<F=!NQTN=nXWHO1+UV3d)vV>3?#k)%rH|t&6}e@C
n&ozK`ayGSK64^X$7FuJyiL=8O}6|PZHVYX?mC<CT(LRITEK~Ik>aYo!9cscx^8~+k5xfp$*nD-NHO+HH8#t%A+DjQud+-e<<ODwp3XgOt}hTAVbje|E=etz
xkfEN=k~6YJb!<xie`%<SMzvkoaw^RTRbDKTiC_jUD0zSY;|2@t|gNPTQNI~{rjq>xJoCep*2=Mqoc;)JL3(@GE~-+N3x*tJh9^2naQ#5+v!Pg(1#7%>&>^@
uOg~!Se5ef-zSTzj$h^?;r6nW3Y~J!$R?GGZr;@i7x5cy^H$gBvCzy^x4P<Gou0AqMs0?OAjGv;EYnM6v6FGujDRgP;ARtN-oS+|PL|VDh@!-&fox7Y*WIZF
MT6_B&;^H1lj^E`*ffJ_yCcaj1!CJprfMJHnNg$4k8G<VbvyOf4qyNHmp`REA<a1xQD%@dgWLkcLHp*g7>`5x%{>wA2J0JKP8+ApZq^R)F%wM+wYa%*$hL3k
|G5!$>6?AL@3i)?1fB_VJ23=5iY);GpgZ=}S=%HB-nnQl9a$>Js#j=*Nj^ll9w%{wC`^^{-!6&U*!39Xqs|}Sd6MAebV*5fG%r?0`mjo}5J43AbG4Y3pETp4
O8^*z5Ke>WB~G5jc|9u0;i=Rsm;*sguL~QM;15f1faz1d7%t}Y?~|Mp#39FlKbaXzk1fxG${VgPz8VBaF^oN8RVN^e(^ix_CP*_J@P`A!-ENX{CWdwQfH=hH
wYX89p@9!CHGfXl3cKSczvIkKSVQRzes{&QB3sj%7G%1%q=Ali!(rO=ksK7wE?^+s+H-C#%Q~|)FmXy7jr+P{(#Cej=mB_Z9B{VY+O-#8`Me6T+}Ufg>xXD5
ijw48t*zgVU=N@?9XcD!ArRtK{^GsMB?TvcNaj1%Ud%4OR4j$ttgb#GOI0maEj}5QgZM{#XCRbtA<TL<`BEeJGv!BhzU15XUY4Eo`y@yOsk(xYEugKS{4}C+
Q&52n(W>^Qk!*NkY)rnAC%mgN@m3Tr@uPH==#%@WFP*l7TEhiMx1yM`ozpz(ao*aEk*P$+-o4Cgj3cl~RKzyRzykNwyF%D~b`CYNG%N#-t3Jt+r|W#Ep{RV)
Z_HBUK;<R=s_sTdiqOl~bxY*=josptS$ajnN#B{p8ul|0mCe4nUeej)DC$}b9!=v?ZgnE1Id4XD{ui-_INwWac)SVoSQ7C+q8ra-1ihGD^I1pl%up`5)mlr$
(1q>wdO5#(+MTqIm70?c4?ul+uoYdd=rJVXl<U1E31>Blj1$OAJ2_*CI~$;TeQV*_Ao)ko263!(H|th7PWtg@<!Yx2;fBh;0+1mws_JrjUd)E10i<Y!wSXMv
$U%HMa}(J*{oq7IrB02YA1-s}6X=>L-W|3L)%;S)kSagoL&S-evNgCf4+#0{;8PJ@I;WAB{5m2}+IelD5j>t8gTB*?xjBeZFZcHX6LPq)^!RBWEg`OCaq_LO
{eUNM?;g(s+S{8g&(sv~u^!<^5-Oty;8aEM9bKjITwblwYNSycOEOra)UzV~;8S+E@m^~@8O(<WKWdIAKJowwj7E6KiQzs$bA>oP_{3+E;(~3Q-JETx<lrcv
#kj<Ro32-%*jSmKpd+VQ9&5xWeYqUW2EccrE-unota0;bPE}7}1j$578q4`~u3kajx^d=BDL#0@wjKFYb>ZCe9_V#DS!%{yph3c{E5KL9c~(WxXRjiIKX_SU
na0}(oskJ#6Yn%dTztS%e<(Z9w_DOMbsy3$f0>PYot!5_B~KFk<T-&j&`}gT*&A0TaWy4sllSng9!e5H;)6W^)w7m}hHWPUqepYuNBSNhXeqap<-t4!m)kAW
yvC>6M0{Ung)6-AYHD%~4!TSI=ko;KWD(~ZUr<W0dDf=dX>ZU&qC8UYU`;Q<e)ZL?BO{A&lJEV->CErq7`c0_^<B;+vbs*081jhQ$gIUDlU~EDWo(yNZwR5o
H<mt{eQ#(z&ZX3usis<>m`=>F_2Onc-3M1-TfVF2YKFC#=?yM)%X`T6IxJey<?5#$IvdL~aI_R>)#r)$`H3`d>u#<c$!P6?hINCSU9cetJmR!(H*@0J`#xl+
-Ex7UQhNBqG7~K|Ec{}Hm~9P=s)Gr;KtW(@_}=^I^3ZwCxwuF}(p1dri<^CX!mw+OVx=>HmXYIFjvyJ&C%;P%*(ZGdi4j$U7fni#4Jl{UtXi7r?)_*vkR2g-
T58hEks?@^HFmAQYg$=Qrux3=OD5dcTIRuFlpf3RBa@e6yj+z45}#Odhyh<A&I^7v#dD3THs~wq!hCJ8S*aK%Q8oj{-tcyB9Gelp<#)0M9kyuMvyR|V&sp`Q
E)u0->oe%piN13h=cB$x$vZlK#w!vg<qf1cmcRI*gsJJG#VISl>r^<Gj&gsp&P+inhVT<7r0DB($)8v$`pZs2IRsf4p^<m=osmUjHVMg8{P!evF;3mb1h*vb
oqpT2KX%ab>a)yzb3n~UL}Rf|owoC}uAMp^?6yus7R;hF-JCm`pnvFhA|9ZEj_?3%qrQGktl4FUjbTq^CG$tAi%}u)VqSERkT8Fu$Q))P7SQojB4=4TTDn6=
jYQ@=GqV_Tv6nt=32oj*akFV-+K%+1)w&JRD{4+4Mq7fp9Z9nOQRnnLtI8E@8?m1gf$y~!^KxxEmOx_p6MI&^+aZnGfECL?BBXWzE@ku}d9Gc^AoIaYyVJet
tfj`zL7PK>chl~Xb&LSez1k)VyDUi8NQ+R1UcT59BhKe|_zmfdML24ASXL#PNcn5o#z_jjQ|g3DVKU&}gvtHd3FZV}JV@5fY9r4iI(L1$tWue~+}`IA)8tR*
tGV$|zLh6CnL6(W|B#`?P2!r+9^Z|*M9(HcA^^kpcx=#AwSiMdg7G|bEr7n#n*PZAHy7<y$I1Q46PwY1Z3xAy!tc;LMmCYcFA{^HW8;6<$qow<0tCM`8m(I=
q;OEDeS_D$;h-#te}V!cmP0}>2i>BB3a(S!`+D{vDajki17Z5I(RUxuBm@k>EoPDVONq<9zRjxig%OYpc`(p4QO?!Fm$zDSasZS|7$#HyvCz*lWa3$SYimcJ
0WG=HB8=`~#Wo;^^T-WR@=uV!|FjQ^0g`1g?V?+3ktBUR+7rND_UQkILhP^FX6`@YW`p%HL<u}0aPVIhbPoJ$1E!QWK}_4b+4{MPzY$H=JTwsTM(evN2{3QE
?V@>n=s0$;yX!>-G&o1pRGQ32zJ<AxN&L~kDWtAlE~*t2*^X1&$Elyl8}1{8yoPKt+*LN-+4P4{%iPe4n-bcKhmRZT@d})TZYlOl8$5#~*5dqp#j!aP$E?E5
;T})rFJ4+=8~TfWWD(DeE#qvU%1ODpt*uM!X_CKo`=^aZS!wSunvr-W&G)FY^=h7qXw5u6;`p$25$FD7&<&o~=0~2}S-3`|<nFe65*(nX>s~b@5}I&Eq}|p7
&q8!ev>P&<Nt|&_%{hVGpdmSd!H`>%MGowStykPuq@8xc@0@x9(BoF7h7@*L*_aA+Q)+XKP55aND83QOyUQN(ixW+q1}WHRyll#B1Y+$9GUUoSc%w_63DX>Q
I5+sc)5y~6jD&u%ed{5Sa_A9Fj^QY24#(5a^J*+Msl3xF8K&bF2w30>kTXyl4j%P(RQcBP=V9BPO8#5STwBf!@0@U8eREAjpT-HSen)SH?Lrc<??VQ{94fH<
w;IeE27R^lDZ+koZN<GhY$2y#;rASm>!x2*&E~NC6D`?fhMHB60r}Ji$UX{#E<NI)y3neg5JTIZBWPKJq+u{U@%Cvr=*4);m0$Qnr_7!@0NSB`)!C%n>~1rp
PQw?rTi|;SHL&1nUd{I%1_NbmJfzt*fQ5Fp!4?u2Z9azG1>3tEPrl&9!K+(5)uQM<3tDkk8wUXWENH=^N-ki1Xm7I=;#+K;r7_C7G1Rb&ElF??xw1of_eCb-
Ih#r>X3E2ct-qX2%FE@|z(yymoBtbjO)$CM!~K}XL&LiG4R+mxiIZ*p2Ms$M9~&NgfpdK)Qga2Ao3?HGCh_Zv`qnTGv;y!_N+L9J{NuA5p#f-(U5K67WkCnn
GyH2kKENKsmG!<&eTXk?_HF8uG)UG!EDra3AP9H?p9hL>Y8C?;c$Q1^VK&>)%HRcE)+PK;X(N<_TWVwkc=6brPK{1umc1pZ?$Q%~lV?YxFZ43HDL`4)?cd4q
-c~$qGM*)0GA~P0tH~P<%tW|WE<6}~#xkqc9xO>SXof9qi`CP2Fw}D<ziMF-?N_(glf_vzE5Nqid7K!7ekGqZLo;WUD|i;Nd^2;jtrVNarRpIF+Q8?pPJL?E
pd^@&APqAnTox#MA>ZCMjVLsgbGem)`!YQr%MYKK?dfyhdqdX-`<y<!HP8kg+W+!=yz{k<=Y!53ZMApmvVbG4)waA4x2=yp8|dr?nhMVo-AJXU+xl!Ko2;|X
#JlzB=k~OcR-{e_bDTDoBYHmBj>i`4ZPTs7*kJm&H2XbUBowE^55@_%<XTt03{4LoCvHVXPsTQ@AB?e^Kvys8us}GX+%F1EdVHfLZ#13NnUpU5r&Cd_2{O0*
(%%|n&anCEd7dDL_iqJ9+U_Bnqx?)sCS+&*tLWM*zQ*-j_TGKiKYG9S;q7nx2-@D=X;)P5s-pft5%mW{H3Rsi4&h|)w4Da4y+}Qub&4ww`T9wXYEST8HUizG
p?<O_KP9cdi~Qt-J!MgLMj`t+X{}srzE~F<u_~v_xSsmU<bCnpbTqb>MbdK!GVQB9Oa8m35Ll8U==8+7X;NJ0%+&40$Te?ky)?iutI6v-BQ+OX+`*<uY$*fP
Hw}rwUm5^Kd!<I7qZ31FYTLlp4rpQ_!<?nu1-2&u{aWQNK2#qXj@Ps1g{fFwML3{dW6{FvHtq5+QXo1nb%fb|)oo>#T-974g)@#xCTPpsVyl&2aB&>TNDjB1
K0~6ZgtM`AQqT@T{Ydn+T?V-eTb+glEM$<Wl<~;A%U7_(7B&^xy*M?Pv>Z0vsEEaFbe9l{wmUZ=AB;LEP;%~NCjeV0R4UPDT_=F1E%E#x278t*k)TOf87D{T
2a{`Pn{P{VvJ&-}Tm7~Z;?WsF;#43X%is3i{kqSR62i+#LD<?#wqNW7MGO>_*<m~Akb94K7em4wjeOHE2ymEz%@{B?awU(GQ|O!|b2e&)0b*y<W+@UecQ}Cp
@m_%c>nENk{`-x?pK*9w!TqRYL+ys@>~6w!#Pl8FO2U|PmaFM?7g7-!P&i!z!sbLca5=*{rF0zcFEbd}B=uZWjeR$WPYmBU**RsYivNa5IjkT`ZxGcCxnJ5I
jK!wEvJG0KC2e3AS2C9pLn3+QUWX6RQo`|r+L-=8<)!WL4sE&n{{-VOGui
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
