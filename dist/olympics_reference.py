#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 58,644 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
ZGwNnUOzSU@sLtZG4e+og01afy-1&xt2A1T#7L_N86BV`^;VX3#Eo?coGi{i6DWdAk5vHz;{kSUcP49C##k0{agSCfbX%6Jn~$z>A&I~mI0Du$W0GhM++(bW
m17%Fgl44mhv08Tt43zfH<0QHS&*N7O|GpSw~Sj;m?PVGI;9pvd_KceXRG+c{wwpueR`#)jmIg<CHJWGA%c>AtgN0#grjHCMTET>&d+yt@CSO__J7@f_3q&O
yn{NCe<BN?n6W97E5cHh=)9CPNN@ILyt+XKXG!VS)Ca=V$&6B@6QfMkU@AB&Pm|rAdUMdz;3#9Aj*@3kPqnt&>3&1G*1ENfaBBa?Wxui1oERJ_P_qc~wte%h
cfkyo1%plsDy1E)O>4u1)d`o=ayde~_w51*Wqs1$w&u<QLJ1t@Oj5;SKk#3~{L0lC5(jRnJ`@)fYM97+F-7;^M%d9TV9iYl_0(?fr=np2(jzC)MF~jjIz7UD
1|b(5_s}z^T*P&a#Kf9=zsRCNLcr&oyN`*kgpQabz_Vg}C57)~|K2Y!c#KmBJC9kL7>HM1P%1N(1GI|z!arHaeg%nj0Zg2^B0pOg{{{(AgtwFB_zo|&;x4Ep
vrj(91ZgQW>uQAXqzlaD%JB`zsy<cas>>@VHC4~x%xeWO(!F9Cu9A!Y{r@7RcboT6?*6je$D=%nPS9oe<mdgj&3-X$9za}&IZuobxS73Tzb==J+~}F}SQnl<
#lt_tv2FARdVcT<B@2%A6C;({`7s;mPsad{19Z0x>{xm7AIFDBr@&NNH8o;&@fo@2B(ZW+COV#2Lt?owSscw~6n3;JC)}r|dV74XboFierwRv7l&+1|mn;8;
JbZTvm~m9x9hH-U%3H6HmNbt^ZW*I$?a>1+Sx#&9$vNHMygfXAJEGLc<gB%))Zh(Lc+9SjPBlt~8Gclwot;8R9rsj|K_n=W82axEqyt5ivZ|p6*Z!-+Uk|9J
`R<-|5@Wy7KoeIc*Co$`FCDG*%puC-!0G1bSn&q>4)90^*_X5vWw|1y3%P~r#leIdV;oj47o_z4>~FrhqsypHHW58lnRjKkE26+;n(G3#7!%<VEIBb5=6vJA
PQ)DfFg=^la)!Bf+(dpk_}l2&;VEre;9qw^LGa2FQrF&$MibCva~e|9RLRlt_W`FVDo0oY+){M?_^Zk##+n!Na(N%5d?^>jpCRS2Zb&F&Tba2^jt*6D;XiGK
H{l$0IHsIgoAr-srupk9H5W?OXbx<&GPYErTT#hgO9JBd|L-bVA||0rcJg5g17N-_#!2U@PRxZQ`)1i3BaVSNW(I^s0x5g%C5D<3+HI!Y+eYh^?m`;xkOxO-
IC3@_b)7Tz5Mt-j$ihW0fUUK*tmxag&#W=$k{X6BDx|eft@(#a6{!{i51(tEhjzGzWjPa&;&gzS<ZK|gPQSMJqD;0O*g8JtVo;oig__3FJf=ZEz+lOh6CTB!
=CQfbj_;Am>S2(tb`^XY*c-LE9F4KTeRse;@&y_j3+$Q+=-MU^N6E$|50wnmR1CzK98Sa({5TRG==;@x>CFjGr5oc8i}&bLe>3r*;q|l#OS00@l8^ggq9nbW
`@SH}pX5yOcoO~y=ZXiYykpt>F@tSR4o$U2r$u?LY`8y|Bs!Spv<=1#$$l{a^}vNyEClSr3X&<7>_x5jz(@~iIO$G#CCD8)fv{(TGeqPxh1kQP@qaeW5S!<?
ROisSk$H31%b}&e_vO`9;H9GWKYEe!0*visk9^a**??_5n5~L3u;$5|Jo#l<yN+>TQY8fg<>{>a$`(SuQ!-lp9;QU;Dp^~Tu&dmnnK$gWD6=f9ptMH}X^|Z)
utR|(={iqGI%>n_%f&hn1kN)teRFf7zf$>~Z|(^(rW(-1hK<$OVgL!y<#Vyb3Uu9?bDfRpk_*H!=i5&<<F3kGiCYA~8DLnY5eVIJse1_N6kCsvnUI>{#O&yX
r+piSrZJ|02HP#2WHpYL4u%b-!$Bf2bxTDevlL8R97y!3dDV~>qe5+3W{srzLsTTV)|@N7^`{`S9DM9&pXH$sO@Iq_^suDys<>@*lr}C*xx&ks=Nmx5Okf|Y
xmU$Py|a2wMjF=ZECrI1JG^8Db%PqP@a7pOMS*%BX^^RC<=uOg91MCr40HXfua_j#^VxJZz@1hmxT9Om{$b{>G~2}GMb`@lO!~4BvY70^)$RF*Q^KP5w*|~v
oE-ZXR|4l{j=kZteR<Y1frpCoDCkWl>|jat%P=D+b2kzJUp2UmVc>ue-Qwel>39_}-=Rk%r`@K-8VEbmU%wBKmbif|nBhNjD)0~<x&|uYK6j|L(+#|Ycv|gm
X`}cqYrqTL4R;U)QAjzG@+$NgCO_7QLEu&1;vn-`euTfeP3F%fZB2y&*?6Ylq68aMmK)0mAuEsR_t&H<w^2$qcVq6(oSYYTn(;gZ{tT_>*q=0;sr8=xJG#ja
KO|0h(R6arC4&^y+ld_a@C$7h_Dw<U+kKgR_(ke7_41`&cj7_ilKSl!v@4NGW8a@X#jZ^kAmiY8O&s8(SU$=dhrSu85kf9Q5z;-(nmIo2*-AO<NTDQ26}?86
w-D!@4dWTYrBf9kSNZF^;U?y35ER9Q1o|SPiT7+9<s>H&L2J!ePhg8ECZ8MQ>b4=uu*qw78d5g45l)w`FGmNlH)P%R**EOdv<{ABiC$F?x=kUC%1ow5#m8G!
Fh!O=L_O(i$GAkQ!w$bfm&mN%^%kC$&Mtfy^ev_~tmGDY|L|v_)2ei}-EZszx^NO;?CUA(7M*Q9FeTj9h}~3m9x|Ohr$VPI^<l~ul<G9H^Ou#gq<K>tXDnl<
Bet)hd64Uu2{MoqHH|Gk)XdD+P$Igf90^B<SY4PqIJ`Cl1hQF{%#l{!dQ-w*7eF-71jpR*fY&qB12E7kfHX;cJ8Y^r*hmt*HaE&dm<Rss>II9Tp&SrOQ~fFl
d3MYd;n~X|X4C6VtPmIIPMojihv<IFYjswM?RaXo?@Jd$3sN_mYdQGanRkJA;V8h*ivkfTC?Ghob^>?;x}_q+Sd&G~CU8eR0$l)JK6N)@U}2%CE%sif&BH$l
p>g2hCO1y!y_wQz#NOMkIcGHcO(JhcQ_5;R4thf?>&w$vP}Jy=aQ0SO<Y`5{$<w$uvHrF9rv9TrXZGNU#Zb3!z`xr&d_emfhcLL1#rPv1wixW<4(?*CP*9k$
I^+d6dNZs?r|5YXsuj3OvgJ9Ww7hI7LV`xV+{_9UAEy|&OFjld{m2LP4t)}UI0BiO&M0Gkoopxy=mfd|@UI#}275X?7tgB!U}UiKp_2iJzSKgb63IQ-#WdK2
iNtL;Vdwz4%50cza7z#PeeO+4tTuI6?}~;tg=6Wgxg}Vi-zOCNX304LU0rQs0n<A`r|}^tE;Gz&AT@#-^kYlmwgG<ethRLqTXr!r*Ec-ZhA^eik|}Jg(LQ-c
H%A<q*k$Fm>I~M5!`AE?x9t*$@t*_DMzj+xM$2KYmAW+;Vq=KWqJhKKqco#Rx9XW{<ys@i_96#}jj+T&B4@nE+5p@wh%L^~m4`p~wNdPjxa|l9_Xl?8iQAxB
a$J%h`ia##;v<Hr2J4`@Vp8<azPOxCZ!vX9pa({7Fi>-GiEH+(_ul2ICbC1B-J^+U47KbUu?hVKo>_=3r|&?CTisfGV!k-50QQx|S}V>6Vl_*gr_uCp+J!0h
=!Hik(SBXrk2FDRn+mOlEXeEv;a=XiF}ujTx{l>wzLY)9T^?7Pc);!c%ciqA$~CK~P$lL@&<RjSVPF4X!S3C_DbqYX<iZRQ;j#^6q-@Y@cuBmF$pjn7*amc*
nUk`q;<F*U<b(-2f3ihB#TgvaS4&_e^yt9M=@HeZkHT@>D`<wm<M2zI2155`4V3J-*C*wJOUl!bZO0koh#>M;+Xez$vE?45etV-(uNrk>1|)MXz2xKpGaoOB
J{f(diT524xG^=`NE_aEfD;;#V@@i)k{r_;=85@@S2M-n_MvNOkonx2axE6~+tqzMoK<gATcd!>1~h9re8rtI3lyHx4a;|xSCqzeK#FZ<aOIKYJy-pQ<TQou
G7T(iaymsHu=YH1^ty-sF&d4Y3IT?u=jXrzVcNE-FUpMQb9Ym6G!C?dWla~_R{Y3ZU0ZlheiHnCgJ&#FQk#Y|BrjOJG<Ud9mwm`-qSZULC$1T&?3c3DW%+(*
eal`yOnue))wu?lK*#CA2P0281VifvR;3g^6V|Kbn^eWOWkK6p`LaGe9B9X<JaX{eN-!fPC(u|gP@S#R+^0;DY%w<R&6=`zNv4Gg$>59QqXYPa2=m=|iMzj}
GD<H=Kf(xMW=2*c9v#4o`}ie(D+-2Q!j&JOIVPpVnPT+^z*J6HiA`B}=}FBNX!-p3^|NDaN+ll@$Y{QiDo10E`9p>N3@>+<f-$;pd`)2?v>zlM682diU{^!a
IQ~+r++|Hu2QMI~S_>OJn^{B5VfX49{CU2=S8E{9Ku?_e;cU4cT>|a=q@;nL??2j9$ylGgKK|7?kUl?t_3H2h(~g@G$AR<d=hZ*{XR91Prm*qbrbmE*|AP9*
M79+Cd`L%g;D-L`ipdYuNe(@2HG3dwqxfb4GCqaF=WYGQwbBQLTGNA~v(xh_6E^I%>JsU>ZTwVe;4T)rA1_hoTwxZi%EuWgvyM6+mo?GlQxx@t^~z*|9ndj2
il}w)DV*?>+QN}c9QzjEIH7TveyE?MKHG7oL=}?|GA&J9He~k->1E=1XYQ2=VxMv`2S<!wlMalXiJ+O#&$GpEhet2S33c~u!8EcTWbsu(`T7{n0HbRXr5<ih
8w~5$2X39V6Im>c3A1CO8)n(1dDAy<5Ub+XAh$=YIaMye$13{Vz|x5f%p>AHy*@mF-TxW${~jHWUa&_qGj~riaz;j~6gXU2w_qtjhG8d|rMBr#Wp~~i?2-sN
)<kiLqI>o1;N>CVOR6KvOr!juvN+c~`hGj%E!{Hy&9wJA?cbbxnw_Gu&%`lsAx^!)bwyg}#faDEVHIt6k)(hSC>r#?&sZ)Hx`g};3G0{deKLO%t62181#7V2
ptjYKo3Sfxg}elYWXjoJ$)=p23lxE`(5p5q5r<P@Lbbw*=ANSuhQ}N_3P_rq%S7ldc(1$H18K$8TkqiuOcI$PKY&o4%B@c)Its}4#ErXEg?^;>yewujV5HGu
zi$bDDm4SbkyW6L-H;FrA{UDIjGR68ZTLGJ#DHzk^YJL8^+kddroF~ytys|&tWbqBqeX-agvMk6B=oK00nJfr;ZPMZKm#fVMTtB@zkmGnW1fh~Pqx5sIgP+}
@S_8P(4EU{DUE1CvF_BM5ld33&Rbn(wC_l)@*52pHi5ZK?xVQ-fG5fV7be*QDa0ar))`1r$SO}ha)kYa6hKVxcbJqY)2z*rd7j)iH~)<NR6}Cpe(vW<cq42)
+3cF8QKV>w*UG^PG^yFHj(MwcjXFEbE(FLL9(5`IM!bJB0)#Vz-J*L*VZh(fKilp`Y~Fph?X?~o_Meuu>6rgJ$_~Zl`x#oJ1thpUl5=T38q9-Lg63SYglfr(
zcWAdR)vnWdc7|e26be40lPZD84kH<f-(h`SdEuxW)MxEXoE%M+K!l9?aJ@~)&~PtK{+3#N4VQnVk37Vp6pHle18<EYpV>Twfun7b^>77pDecPy3BbBpM&)y
LcLbJ-^&{rA2Xj?`NsM=U<Y;_hd79fa&k}Qz0kD8Kj5S|VNwJ{SP^olDJ5XQvx2McdA!Iz^^`oY4m~y|6<hn!;l)e>V>>p>wQ;zaKa$H}BoZdOS)|*o$@{Js
9q&iO-}=H8@-{OlrYg-DX0+vPXx-p_S@~l~8pS>D>P#QCvCSmV7bOA!HD%haAtv4#5sfBAA<upIFs3glaX0CQVkmqnj=P9G2N(%bTyh@hHgs-U=;JXI1q4e8
{zo9OKL`L;7B!>6lgPnfBQ9Xk4!YgW&r$rqN^a-pAc6q53Y$;ND+(g#=Mm59-6&<jO+F1;xRexF!BJLk4i<i-xnw2|h&X>r46lf0o+Y@MuENHmI@^|>gvPVD
m067%zmK<04u7P8%W)i+m)g`f5&!$ZtVe$Kn=Caa!X+>!Q5JX#&#xtD#C@RNe9A_#1B)ucm}u(u8NJ4$LnekYDyz8_aR#yJY{{++;Zfrb><tx=Pxe`%*DW>!
<Tk_?pYzF4vFmh~9T+L07XI5M=P=7^a%dY)M%DOz`N{p*48}YqZTF8peO-SqABGLuNEWYLSGyI%g{)uO?(S9`DHfOIq)6*=meHAg>0Lac+n4<mXESI1N5#9=
6MJfk^b!HbkT+**cA}|Q`Eok<>!=X3J<j5G#Cl4nC983bQS=LZyA$%G^jbZ3jCO!EL0$rgROU4Y)ld|1p@x*%y%%`uJffDgnHoh%k*}>aAFyK$08lMLQPF8v
bJ}{v7PH6Ioo*Wa6Kx7KKawAVO4ScdrlBr%(_{ksgyTS1!2oNwFmX(p7P5X2AgtDX%x-wYhi=DZxE*|}_-fc$RAgQfA=@x?@0C$^vQRHz^r%o}Q=nAkXm@vp
>($|Ha+ffni@IREAg?RVpkh<)l4Fk|wKdRC@bh94)@r(3qtDjWRdTVUpv6U*sF!qA`V=k6xKe<i75tjg$~2G(tV>Ek95|}82!*K^P-o?HHZ%r^HpSpK6THZ2
?lDOwgA*S)J()DXeHV?4qEt&nGJix>SA4w@{v9H$o0!s&ru?|n+Z`t#jS7Cc!j+mtQBnejqqtQot&sH9vFDj$S6`sw9)#U#Vr@BS+*#;OC3Wxo%(1>k1j?p(
>N_#hr&)7fn!x*Uz4`StB$5qcAM@}TGcF{6xtppUBgjggVcXr{P)v!UJ+&64e&|1DF~NL2$7R0S@R2Ua`4kTHbEY0#%A4WEUW)uTQYo<x*8CLJ<8f3Aw_;4E
0@`r>1EFQrY1ZUAZ&mV}<IHp7Vws<HUf9h^g2h!#B3j@_S`WB<!OT7gG5bS}geN06tqYi8;}Z8}70i>Y1y6mp5LCrZ`ASEMHY4GV{UDn>ziC1)V$*Q$#4|EF
`k;5TG(~4AuOEoa`Y6>M@vUl?TuS|6+eT)Xq(;UpCT!7&S?K(%JRE0Ub>HR26JO-H_&Y2o63-o}7|Mik)6nH8UhY8fawG2AkA^tT&&vB5k3z4@G%JbX#exun
S}ZK|<NWhNTPJ|kMKxa8d%@=RV4Ba?n}%+?!zQB_rq7*N4=iuA(Xdo+2#dSiBO69wSKD@#I0Fg0A=KusT|@Y_>P;e7)tdDy7KsC&>ALMKQxEDqHlg?zp{hck
53^RECFjaf^IOuQ=fV@Yf}P{avu#?XlQW<dQUHXl<xY_^=Mr*PlmL-=Kz89<7N3{`R3ifW$&<4Mvmj{0-aT9R#8F?1H-gC}WkQY{ay%hdJ6-S~k<=eagKoC(
-oV9w{M!-w*Z*{iTELe-pE~ogr#x~x>F#~^;?-OH)<uG&6xY>>97f5kyce>|{G=(gum+7Ms3bb_vg<AlF7%19+0Br%Oz_8}Bk3VM`$CJ<aTRjLG5#SpCI65N
>R*uPEy=-YOI{wodI6&zzWNo*A3l3~eDt5*s?H5F`NA9b(<kDSe6~1#cRD(G4g^PGBkmCB-|!dco-2X(`AXFV)9-)xzuD!Yj~)T;!ND6EX^*SQ!G%Xtw|)eG
N8ebipfpNM3dL_us>th|3?x?AW=h>}wj`7xVIsT!8CmtHn9Ht&-8yZ|PM7N}P`Dn)>V*y$JVmRy6c3Kj<U;Yfw9q|XXkgpHw>umV*yS7yp>~}C=Y2u?$v6Cy
+-7$6S_z5zQ8u_|x(sbDA1HY;YewkH@oc>8nf$;-vaZ+_anA0(<Q7T(6MRizO!Q50`5rS|QSFPB)EPqPn=E#_oz4@w3>yz@?v$>4Ac5T>?xpd-Elyza=%R_!
yeMwQAEvmPTD@XN31Q9)VuqW@;Gdelb8}Ym2R!!v8Lzy5#t|>}%7YWy>ZljG=2`NQyQ;sug`0f!KFd1~5a;o^DV<ZDbEbO@a{5bBt~qBqRaVwqH;6f~!n_nL
TI-)0sGx<rjTnr<v0?IZ_15K_>q5HJbB5&y4Me~c)9>CS|FxdqRvg2DILofu=xq^*7s$Y2cRwb(^?K})*NbxvXQ!Fs)?2;pzKb8qu*rW0!=Sr?aOvK-Fp}ol
Mp_<uH!MepkRE6sLtj0K0ENt`u&Ve5fWqK|nPc*jta&8AYJ<7~Z|7U=dIV4&jxc~Ui@kVDS>^Q^+aH?R)Kezj_B^?qjpw%<q$@#h3&(=2#>?v>^qyje6~l-V
iO~HERr=I5uM4wH83z@(<AS%{q4h_xHSM{TRM*jU`+BP~6bgqsAt9s6_0c0v6lS_dGEbTWRCM;tS#>c$uJi!{_@QD4T*pFAStknf@s)0HYtGL}<A7#AUz^7H
eY4Bp)8InHJkynT-=ox=wcs$Z{G(!*Z!jCUYJ6v%g5SwVQ_aqh{9E5s)1f=^kI?pqQSCgHddRLRIP4<ootj@CMUHLtm{`ij!8+l`_UU$2ABc?kSaX6X53pa-
2Ed@VK^e$LuAfZ^W~BicsJF<)N$V44-(Y`WPX>PdyOv<W!K~&>uGv8})G%vY+aGQUK~~7?ay(=3d&Og@q%iNW#&^(o(CrOB8Ki8MFd%JshzcEt<fd((Cd^#r
ZWFem^~3kl)VHBm4$3{<1ZSk4OfOfSSU1y>eGoO(u?^8doj|;8no09?>CMtBE}?>U1&nIqeE(zil0?>++(e`qMWomK<Sdaeu4(Tn2`AQ62@QYF2IZjgL%<3s
=)yMPHQta()SJ2NH%-oD4-LiI!ri=S7EOL`g2xCk$_7ERh+IUNgP|8<3go$}J19aO$-{tp;ZW8T|3)Q!m%gSQ!L&};Vi<$Io(Uv`I*;HMf^12BdFU<mn4Jij
`3H8_dQSBohP|~*6PY%}BMAreuuQ8F@|xk@OXmVT7-GXAxd)Cz(^<@yKH`!x97Aw%n4sj=?iwxySEO*|FNW6d8_2S16GJ%t&{t9v^)E!y!%&mx)?r97x5O55
I?S58gM3Qf)1<C5S!?O|7n7&S&Gh<)>s)Z5lFx@Y&L;x-X8?MzlOhxOk&N|Q$$hrjLjOsd;AY4tJ9IEK)5i<JGLiHktrbjkRNk|zhBarWC!^i_vP#nHayG%p
?it0jUo0^aKC>~M%o0|Y=+wz|2&Y(Crkr4Hf-px<lfN7W>~fN(EjC>f^yo=055({vh}dHEwwyCuA)MMe<?M-W)ry0XTX?wnJhS66M!DW`iiPVnD_E8izB;>i
YbRw5mkdz#vk`E}3>K!vx4Tymi(g^!dDfR=UyJ*+4S(59o84jX!vV)ow`jgJ+BnpFVR0zl;kjm7w`%mB*C@IOoLqvFN!=*-0++YpkLQWKyZ=nZ(Sx<MFm$_^
X|0OY{VgT(;zsWlRFC5mlus`DFHmqAMvAS?n<$x5gxz6KxgjXar4A{wts$?)sKmvO5;4|ZB~Nzwg7yV@e4#qP7{o?g%A``i)s{*LUZbPVnJ!O>TM!kV2cV{~
<S`KA(G_rY<?_DI%XhwC>recu83;mELm&{fB$CfQj2C?1NZ7GOzZe{>MOYML^k`9?LAjh_*qAp-6GZN$R_cX~zw{9{c0rPEgr*{oBh|*RZB0VWgEhSx->NSj
IpcU)`<hI9*1Y4Kg1B;ttmt}Kpvi6}tn<_d@tG1&;hJa&v)z1$eDYosGxf<|8J7tuh1PJa>cC^ql>m0fi$d+jx44_M^J83AF{b0OU}A>mfA)#$!d1Kn|G(4e
pxeFNY!P&XZwZdWl)N!NaiuJHeez*&w^E;J)xhazoyOLQYYY{@xL+hhHhr*h7KDb@Xu9~cvpF@4oP3~wplX6^Wdp}ZW#wwn5(kv6iGxyU+g#>hEGAQ-odZs`
GjT-TX)*PJ9vGK^<aRq9!6ToP)Li-XKj_E~g<20@k}GvHbK}H>O*{m<><<0)TdgnVQ-2GOO!+OkgE!XvD$85Fg|Nmcu9#|_`s@8Y^xc?lgh9W!S8ES#0?@em
c!F#QqU8edgsV&8Rc;DNrswBeo{{s6pjw%VQfM#;C3{$uArE6_#Buk*e2!c?5iH2gM2}iM71ofP!kN4y?IU*P0xzZl{SkpQOHH~t@<Z@$QeMIdrNp<N!DNI?
!Rg=L9E_g-eDM4iiLd}>Ja|UeIp>?`cJ_9q06N^ib1HI&MMv596W1o<a($Tn1)RrIXtF<>jw@H}vLTyA{JbL_(QB%z^$fFP^n7n*ScZ3<qZj)K*MWN1V*>gG
yOVEhOfE96@squWn?Koe&AZ<|+`Rj(YyN+0`xfOkuB5$JnO}b;o{@$Ssr5ShLxwAqOxcQMQ6XhJ355cN#E`@az;H2uC@xF;Sb2fGSo-VBxy%eeQckvNEn+Tb
&ZSSEzI@&Nx4WPI8$bLTIPZ7g-tqX__nlw3v-4};dw${0?yr6S`GvpT<9Qi@X2RS4xMn~NUbu4z{ECi&=<5ETL0kmAFyuF1R&x?wKHu@)nLM@kOokL}bm0=)
IM8ec&Qps`NVyJeUvQQBnh`r|5}aHa);wTC58T&!_2SI^S=H`Ol$pgt7iYc6wC18Lj0T;PJ_@J*j95+rhm~m`wArpNr?XO$#PSBeuGXk@HkshqqG4Z}42H%X
8{qxQJM`eq>x179ejM%pbTGo<{H(X@YQsSjK10OpN|LIV#7OASLF^r^!5Is66AnhQAY!l=tr-qDW3f;>DF@qKpe7p4Xe)DrQ&Q-Wkt!)n265;Shr7@sO;PQb
%kEkK_){*zufC~Q<(!cNq}We1Kd5QI02079O%LnqVE5C8o_k#_KeGLi@92Xg{4mVt%1Qnrg40Y_SELqyc=QyHKLsd{71<AuGO$GAa~~VlKJGSsgZ5#1$^|$}
l&<bAiM&=UsHA`dJ<3j=4SV&~Y`RLblfC~KBI|Wk_h_6nBj@zY@ypT6H@}SDzx>4|T4N31qO=h(-Ht9$h>C{5mtMX(eEG}h#o^)m_pg6FK*T2Z$BGM|A^JJp
U(xY(x?YtBq)jZ5ZEjM2*1r#r^$*T~%zt-Sfn+A*#DUZ=S`?k*@A>!lNrM!5k?dtj1G9hhp3}I<nv~1)5!+Z$W1D(!)Dz_AP^(5vC5+z`QsRV@VMF6_-$+@G
x~XZ{h$|4Y9?A*gXl23=Xc%I{Xf`ErV9CZaT9?Cj2X9}z**_ML*RQ|4kv|T9eMjrW$Mx!R$$2m<6o{v({%qE#T6Z$o8ZjDQ<yQ<dU{|Ur)xC1@X}Uzl!g8fj
dwTxi(XDmn%joTIzmDGjd~~q?qjqJF>7>mgODtj=xX5Ty+;Z@}Wwok^3)LMp6W{4QCWy368^&C~WwnB|`Dvw!g)JJl@?2{v)-|XERk3v$ta{z`<xQ7#rvnNY
bvUSfOdxRxf4i@B#mbqi1~}GuECsya*Dn%LC_)1c>WXvdX-A3iuR0cr<puSqF5QK|faI?Iy{`NlL^PM~2Qh^EmL=XM`2AjRR?l|`N|B#L%I_4M`10q&*8++A
@aXKaLSiajen%_F8_CJ_crL#|J?2%xrn_@3x~@sl1q`-ofc=j4-~J>3M0Vahv~4jvSVBu@cMw%^!zT}3y*fO4&)?Ky^!NNIH#aYqAH@dZh)F5*eEJ!>f~qC-
qO|U7s2(1^IoM|y;w^7UWZZ@2_`{<W{Tu$i!7TfqyZG^nv_}4Qjz6L+i^~1{@?r7E{#)Ujw`@0-=AfY9F}4TcTA_8qWvXyPj$popB!jE)9%(hWvnoH+Y<&r*
%V|!2Z;5t>tdY8pYc3j32TK{%t%!+$=Y>0$axr$0Itkt9nd@1)W7mSaQD+Qst$<TrLDh?7jU=d49EG;+<LqOhQGvR+-N5jYE6fPjX!|I<?h1Q`)C{ef#yk{f
CH1+_Mt->ecy&8${S2EVrdbPIhL(gRv!xijiN>W|fa7H<$>w1>M>ce*wSxrTMUgC{+PXnz-zfsL<ZMw?-DAm&?g9A3KN=ifrkf90W2E{)UV+LXqv)hxZ1S;$
lOI{82KsOAHss(|xl=z$-A(Oh_9gJPoR+I=)FyKyVuH$rd$?Z!EcabuDo0>nHP*sd5HsHKn7@QaDlT4yzjLhSC9TidY~A$5e$8C)CZd_(PswPaNf2(7c8<pm
{f(pAz}xy(iH$3#fZANuQA8F#Pj>qzrL#o(utDyI!xOG8Jh45j5$GwkI-E2-9wxX}bC`J07re%B+4@Ai>?6Tve=H5g2_#aym1i(!@;g0lMUn%ciD}0$to$-#
!}QFd=j44GSL`HR6rvD@+pr#0=dFP;7KXQ_82b57L~;&0$EysHO{$$^mQRg^ctr%$Mc{}u09m`1?$%F6zcH{A-I~LP%#sNkt!erac<jNt8*`E;(gkBpGAX*P
`JeW@+(UAR4iL><AXhjgGjnAtW>hS0Vv6Ah1Cn{jJOng081UGXPEL87^}7aWhI}_?J<|SCW(pY&e>r3MB982o{wPS<)6dEbawZ~vPTFoH36ie|8AZy~$Q^QS
J>IdPtZ9UGLEc5vPdb<}m$WTsXQKOz$J&bIcnO7Vn(Zsnj=?hnNT@jGh5fEnFo`xg<bM>YT&(n2DB-hQu)!+v2=`~O^-`_OR?E8<(o@vvQ89&=*K#|0wP);A
H%@FS8&HDRapT%f;DEL|kf^Ge4B|c3Tr__#yDxoxVKtQIrk_kN7Nq%}kQTCo3+hK)Ncm~HN!$fc*@3NRFSJt(oaq6@2OyWw8!TmlY;nPMaTu4n#Iywl1Sqbe
P2K88zVwr8_H_Fd&-rhYA8x<NlW%&+Tq_%khUB{PQ81=V;BxZ>-5L6x@)O!S5tJX=yIZvQ1!e)sPJ-ES9Z;Sv#X)24o$=n2*-bIAdFH#t6Rq9SH@~u9)4F4#
w8>zmVsn=4he2X0$_e_@V^m3+4c)v=YmrjfR)Z@%j<E8Ympv?M%}+oca<XtaXw0esxDW!7zG~T(g1M2vcVXM#546kl2Man)TwP<rVk6ft<;_-07U++SfkGfB
=p>+zBN@<iF}kjnw4)w(4>0?>g%hg3m5+bPxr&|cex>4nTVnl0r1ZHRI>ac=Men-x`0=gq51zCyS&IeW$IhoBg5ov?yHQqdNLrj{foq%(5~r`V&4evkf@VfW
b}L`H_(F6{*Qh-qCohr<{dK%R()BI(?BYvoqZ%F4)-!8MPXgQ;_9;G5>c&aq!aBSvr@4uMEhd#B;T9)IXL4RFp9?HXWzw8^eQDu93#lp4S;XxOcrcfY1Wl5<
?fbjDSR?lB9p4ZtV|+yL%v-yrVHzqIJsx?Xv60Qh6@#=xW#OCP2y@ceS5dZxl@{BEv9T?7XI}=lLSM3K+y(=eWWD%akf9)AK>C4={m46o4JT=Ydro(`-*m9X
vo*8vJ(=eo-%5RNd!i~E)9Dxq5qrvSWsUNHm(}%lDtotN*kXgE!m5AZ4MI$ijZW9o8I-RXGV0t2*+CVXNU764Uj1*!hi_TDI4#YXdRfk{{{Pe27TSs?t+~vo
n6jE6CiHp<?hXTIZ-Usl)XYQ^PXs-sE@U62;lSFHZN<UcvR+MR)dgGm!l@Q{f4VgNhK^Y@=^K{=a|D1)XE!=Oc7=5vVcNqKA=Z=6aO8wxYckCvxzCk^EOfD<
=WSS;w(fo<a4b>tqy!2u9(9d~q|2gy?(vYtWKwIqgW8JB_8y7T(z)bn&4zI&u(J#cmw@g(2*+&Ha8GEXe&&+boUBsW2gwlE%L>>Z7_AoE7iA0PN#t)}))Hi+
OP=|HMP8ux7O)QCS^GZNG=FJW=?)af(>FM`V6<B-37yR1s|ljWzNyt&EMJdY#(YIm3*=D*4lxttKxHN|a6LLIu7C93{+USUl|34~PK(84H4s~`+{nUFq8RST
NQ&h0ol9}~?Cjt@{4H3$0kbD;>g7cZ(+W5H;Zc3bOk-Ln^8B{OgXA|X#YC-_Trs|04RphC5(G2l7{7*cN^%B0<BwT9r=1a)AZXRL?DH@y5A9Pmmk##&FoZVk
pb}cndcCX)SSractIO>Jqv4n<;7^PwTKMMwm=zBEmy%nj>BOdZ5o&f5WaV#|&$fPmr;tdPUE+{6=xk6~v-7Zi+s8pONA_>A>M>r`;WGp21sn9y<`2`V2w<yb
<W#HAcTBvW+6{ziGlzptR)BuGeRTZWyLU$i$H#Zg46PxUbjR5%?Z&1K>1<G+%^ggeO>zD&hO%_mX!A}Z@i;>AMhPe4aHwa<w8a(<zMy)Wdq8cIV@ot8Su!Pa
L%{#GX`!(JFJM%Gnc+5`OQI?2C0tCbSc_oP8!<hNMtSpL9R;43(1`ef$B)z7z?ay!KA!j<48Jt2U|uU03GDVu*4e6UVl@+Qv%GdS^d*j*yoWU<4vlxSlk^AM
Y&Ds;K1c(BebXe5CY_lt7Zhf+b*|=?Jm_kJP_vF0L{A>lC)g!|70KdU_q9m;Ta5}BeY8LiSCwzXNJ?#~LOc-N_v9O;r*DQ|SWbfuous#7I0M>}WUeon^g;UT
G6{BK9%vCE6}3PQR}TIQFWbt1Vp75A-bgVMRgjTou0X0)b>)30e;Pm*K>z|Y8429w*~<SU)xMa;SOLSGA#mfgAl`g8df;?M)YZTdFnag%YBoK!NA=3QSQMPd
x?W$w)N1gAY2`qz^wjIaKbFPSRq0>}K&t8e5S)`IAr8x97<_QeEAUca7CHeAFKPLt|MJxc?GRSv62fpXJ%T&xdPH<ZAA}PkUpk*h$KB)aiQ~TaBhe?7D&z#!
Cx0Zl6QtJpq{JQi2qauQ;%l6|Cqi-TD~jWf{ns=k2K?>zc6WE5dCVVV+|YBWS<P{-To+T=!3=BR67#GVTvr1J7=wDQ<qTSu9O`fh^pxZZKZnBrrxZTo{Uh3&
{r96+uaA&+Ub^)x^yJr4Pl=&fVl7`fu`bu+Z&uZuJ&Mx@ElUOF&nwOogu;)t7|{wIiR?|fPy7{duCodi#ZlkEXC*uSZU4>a@b`nGqu<`T*>e4QcSC9u)Tsqm
R!3G4-sK!-r#@z`X9zW$J@E`G<7BsZm^;skJjxM@(9QDK%<}jH8$U0Q$lG^{lfrACxJS?0X|@oA<x=rVQr#S)O`+lJ>IUKJ6-e9bI2`prK90FT&!8kGqB8<0
0seZn(ig2q$3O2M1=RExPfQkAso~tybI10$L6bL`d}1^vx&to@2R{W^o&WLf;3X5wPy4TB`2P`+i49MJHomECD%c{TswlS)rIMJnqn6xFK)sq0pBMZ@=`t#F
mXIh=31RHgk2Y!SFG7xwS;exXBoXHVCW6qqTqCq5OC<1z^KQAQuW23Q3y%(79v=O8Ai3IJ9KQeM_4|=si}6Z|2AqpuYdPh7s@x4xlnb#RRp*M2ManM&hsZuE
{2eQN%C-W{4MqyQ$eBf=Ov!{<-u;$uPulF0lsZs(RY-0jk*5j*)=vsR_gaWdUJcj$4NWo@{q6A|lKn3rd5#xZ+}L+p>fW++_)T@hwE;)oXm_xf9G<^kT&-8>
0UHimHoNyh5*f?_acWq6rOxsdj(_EkL|yc=?|?cmZghO{aJ@P_$2pL`DC%;<N7=myTI2{5w~64fCjs`dKR#9|2E&J#1sWee$83_8AQn*9v`c$o&4@%YU3K(M
+l>PPS?Y12el{7*PIcl}NayWmT(%sMprEc?6r^BsBRkVYu{;ITQ-u%-8`jWe+8;Vx#8{0H@#|$3+o<#DWHJkQ00VZx+%2WgQkjb@t4pgG)SAbo5eI+4AH4-C
oU!f7P{zt`<Xqy7a3-1x+q;bPLE`FgV~P(>G>`}%zSEWRB0ah2E9(WDx*VE5`Z8YR5K&aV1q=m?v8qh5D<+O2T}WF1i|!>aqz{E+V&julB;4ZESS2$AcVvM@
DH6dC#D%wlsS1zaqu7`HM2{~EPLhR_STY~ienAQp#I_YV1l&J5HuP2D^<e16zkMzzPG~`Nwj{aB$p^0Rq6%JP4fyj%p{DC|XY<O}3SKYP^_tG{8$KYz=v*!h
hPsYIn$Zq~_;bzYE^P5I%CBp8r1!n4)15BDv!qNHjZqy-7YLh{!H6+s>JGLZ@0xJY__#sZ3)V%f9I{Af=qjzAtr`0jRKn9eQ8)q-;GBp_z7<}v+6jSXqoux{
mK<EdFpPU;*;m_L9b+B4{0D{;u{VIzzcw5s5fS_bOcH_Z&ykEGAzL}U!!VoZDmKtR%T^xyk$s(dYJWB#aR(<V&*<MH-b3x?@R^ZBvkbhJ(W($2yvXGp_ir`Z
1I=OgM3_;3n|97f2!y-W`OJASossrw0m0FM#PuzP%{L~D6EII~^DczZkrL{t79pwm%pJE?P8(s5^E0T+>m<(P-?efCvUl*N;k-g3Zc4d6&e7yTLwQ48GM6<P
p3{dum32s{STUbV-8-{8lFSQNS7FkrK&OcB?ln<CUbq-L_ALVPB20MTiun~cBW8`Zt_+2U7hB?9o9i0}0o5N__MyA-wLubx&g9MSpvln`QNYE7cZYiDreV!f
Lju_?j$Ptu6Bnsn-%!Q@BS90LI1N8d{w{)fn>`N^8dE`Npj|&yfsb4#J2DH&4@v4YUvo*u`+|Gh(nqsa-=jt7s;dy~+!UQa#FKPWoW_maj1Z>AhUjQE*yONi
Hfq*r`-YlnkMGW&Qb$|R495N}#j*yc=+d07e!qC?@w=vzg~J9T$Co4kaRQjg6P&<UfRxw8jT}i{#szteQNP9n2I_5hrG{ustw^!fH2Z<bMCtj&1S*bLPS`N-
tK~=o>8Wk}vyn#}my*`Rv>qI-i!)71W3EmWm#i3?SDj+zU2GXnPhXbvQbHS8YVluYeQ3&_1nMeDu+E9Yaqx++S}lnGD|T=;H9pq!@??GGqDL8$<5SVA6c_9Z
mif_I?&Q;g_hRBU7Z*<5#uH)jFn#K3dR6wCGwOeX+YWSD7@z4-1lu4b9%R7$s|!J3kDbrf^<~<|k+ec0?+AnJVrxyvmiSv1kS@D+D3OZntq@7(1&tG&Luo93
<Vu+wl;~68@m7{xdN%T~s$`7E^5_RX(tyrme><(MuP-5&xI6~axIQ9TulREkxN4uvUC*<KgSat1jDI*u9fZbE-t8<zo*qYA=9LOPE={j!aw<KBCIrz!7w|^b
RS-KPU2tKHtkZ~aF|D`Iur1jY$6-8BoQtH#P3L0gA=lg!f&7IezpdtX0#R=#Y1l;bPDwB8I=Z3{6`xc0J5L&By~oWrvO9#?_$=&}Og*h}s(?a=8nF4zWQR09
7K3V<kLD~XfEIVKgXbg^e&XWN(^*^N=)kxM+X8Im9(*Zy`u`<+y5by0etuwFxnm!`FzYrBEtim>Ruh3(aLmYT`MeTNwotE^pEzw4q+Xt@@^e9S=d6nzYMM5`
QBCt*pO_S?OFM=8+Vp)Mj`>nrLvr!ry79UDQ>k_*r?uoA0&z9_s7%w^?y+@XG_P$lO;>Q?qBj|H^SPA<^MXo4p7J(?G$!oaTUN~>cM>{%PWFexoO9Bia>BI6
z2=+*-fr>ro0sf_ABJ;T&RN46VGbK@b}C1*>=Ngw$u5z>Tl!9NiDE*uMj(kRFqe#xWy$&u;pM!kA_aVVJVuYj6u^0e0{aI%F6G3-BIuH;>_L=>+Ipty&D6*?
>|Cxz;<ATBGDU~X$R(Za!D>2Uh#NZ%sw?DuPjy^Vu;Nd}jHlZyPyr`!c`8`=#aZor#k0cOax7%|0(z?mgFP{cIk9Z&MXX#6vPDfC=>h{VJD?=K6BZ@1r0V*n
Jfk)918+IAP8ob_+f1m5>&?rWIf$-qLne7UBf@PEt^p_>bs9%#JndpSq5&>u6|F0GA-=@}(zRc>{m}*hv2S3Y543MjJ^$!|CsJRtem9IrHhegUmYt%dc64PC
k!7i_l0i#xd6I-wmOMpSrVjgv9dn;kJefB>o84)ViQI{g@A_u@1Y;Bbh@D;BgRU7HsrhA+x@B&kT+R>DB?3FkR1Zjj#iS#Jz4xOS=uP-IONP2TX)oP|BSetE
T)?m-hOyD8Ay3j7-0rHgiEV<CclTK^;$KfPbRmA_PFoqsBEGm$)`}nNk|CYBw!Qg8L0Ba6jFkRLg;g-Fr-LRG53Z6J8pvAbsqFN?eykj1<Kb>U+VLg4>J^bZ
n+AE5sR#2nXYL1YVPq}GGBf#Niz2jd5|Y>>%CQDkEzp}*<Ee-<Dwis=87bdAaZ&6+_*e%LzWp|MyQp}c_X|RKR2q#-c&L0MPqc^pPj57GuZ>1oW=5hm*Ks@H
Y(|?h1i#0I#>mRDJ=L+33t-<BSMsW2ch_@Km{fSMW7Zw#E2NE2|ClZ&)isJ<Vv)|pu~9R^i=A-ACH*%}2?a)HK&I4*)d1JrCl3+^k_slPC;y};GF}q1PW1n~
845T=kW5wnd>B^4tI)&(T9U_hfHQmYSf02R<EW}n>NkxoK!#fg9skc=&ddH*hyAwnSUz3RiNP0W++1g#mT>Ul(Ry{h^EbeH7v(j&JaC4JqGsemcgY|Kap?(O
Kx%1@I-9y0n3Z}UjZL8$OSTo8CtMkjR%oCuxTI~;w35vUYArhVDh(5TM;ub1TOBg`CQ*DN@-uYI-<{zjN&E9^(jW6B1m$2GuX+*?G6K4FoIPiOyCH!KZlamA
UV}3ig^j2ukl@xPklzm3dGhYZ{rCGr7j1eQzTNMAd;Y~f(t1TP^Zp&V;9gKkPj418nlj8emx^uSNqlm9yw-1GQ2kf6RSge9RE5SJe|W?g)l@b@h9J&x5P^WI
;dq=lRKy@(>%@d4`6FEaVIE|EZ&f)#XguCXGbm7&5fF(Q)(e3~074=91zWISh|L37Dl03?^;N@3YOQJ-oEX$;Df?LPD^XL+M}ImBZF8cA_1B$rY^c`k6K*EP
mM(?bzY~m6Et+%*-7*Xl71R+FE(T%?B9?1$mIz~?BehZ1T>fqvmUnydkG9l1e*M$_o1<TIV$zbtIDFDRVGqAX*1e<A(ZT+koaHq1cBkc=V|eCYk%u8bn{~!)
2fc0ElJC_E`c_Df7z97Jo@>Fh^Cj~o2eZ|)rkg4c%)y~@_{#hNj@nQV!;WP>z~vl<Lj3o29Vy<OmKULP?o?R#IF38y+da(bgr9Q6MbZndjYgfudPkUnP`8wf
*VdvSrd=MAHSCGYPv!mh?Gb=Y2D{-r%HpwhP%<_<Js0ECKi1Q7HM{Y!AA?=dm@Y!o$iCZL5gvIA^0zxLtHnZ4Q+iJlbGowvekM(5zyMIezW3Eu5SYU)qdp7^
-hkm__2}t6wI;l{S(*F+o4R>`)xZvsi(5vZI>VmMNK&U$i6JPVwcVl<F#)csX;;P!$=U(`5VA2kk8~dRit@mu+Nci{NafN>9)s1JqPaZOgA}zmpI(r(n|4Vx
f*7YOI@Apb7?_gMhA`qCNO?kn$!S$AC$DWYMYSH;pc}p#kwTs{)<5ggV=*%vs!FF@KnrxV@spcUM+D)#k&SwjeY#s{ZjC_2FHM@M_B9g4Io%#-%7l(#vJa!h
uZ3`d$)Ft+xDM;yWPSAvqNs_alk(GIJ)^UL{yrT2adi0h&Hv2uXe`8P78Q$f?GO@%^*8bgw~Wb!w<PmkW!M%cyaekLY%aE;AAk-f$i3zA#z`W4)Nq^5W>Y&C
9VC<e;|sLwKHSGQcMRVsNiD}?w8KC8K48+}InlRTt%VW-hz-ua;e}&=HMf7kd8)W^;^QB+K?IU=a^RxjQUiPtV4dgg1=h+{t#HAL0a$%Q-{hO~VhQwtd~_8=
?uhwb6`7BqA~jJ4+{7?qk$s<MerjX7fR5W5lj8phX3`#Prs*K$G~%LKp>>$PK+|`o4KrwOgl5gBBrraiYwCmdwHwTiVd22ok+NGowB&IVFw_wsgINB_d!&-$
e7j-+`E~#3Cz3gSMQxez3M!;?UdG+tcOm>-l6}aUs6$^7w<{kBAf$_w`Rf%cQ=D#V8LXV)DjiZ+XxxfEB!4in_?qUxV2Y&ttUm|&p7^r`m;h$?zrZ@M_Z@QK
Gd56+M-h5gQ6*M0NYhpa1kwSIHiJ{@=Pm|r|9ap3`JAT2l1}lC3kix7?W~!am`E+D9_@p6r5tfEsXX2=oh&vJeJuK`eRM-3(^VH$M=kL3`6gN*!65&7dt>J=
EMSUUp=Z;HE~+^8Y26!R{;#|oFa%YT(2WLvO?oz~^JahYc$zj@4}-j>)477m8w+Eza9PaGL2VZJqvwtjio%ouVf0MHWI&xw%|)nxkhW>PN9ylqelU^KuwmVF
w#lu-l9Q4rTjo|djUpx8MgoFON78oD@}3`Y@))Kh>mKPdKos1?Ngl^<we7$*f}SpD^my(*pSfg1`1bc6JTtF7=1z9+Z*RGVF~`%mJ=~E^w(GR#2-fJdN45r+
3rGX#IM2XDGK^RnS|%UGf&sT#+-SO1&4D3yvVb-oP%PvDfr;Slhkt;Bf9I0@zjV^J^iulcb95t%5gW7_(B4WB%a5lRi~{B)ZI%9r5f)KzT4qZ5im*TjVza%*
=o<ZdJeF^a$6cu?<1FMb(BM6nV!@}?LX)?wh%oUiB!w9giOD31{hzL#^!Wl3e|^*I^}hKx6@gvdLZk@L@a6zH$hy4h&u)Hv9k!MYPpVn-TZrpt8gg{gLeDi+
JZG(w0%S`GwK^}G)>&zGkOTm&EJ)Y2Ncn*bwX3E7%@k&Sy>m|g#7}*ZcA@43dEk5<fG}62%oe2h3!=FPOju`Sc0XaQt#-$h#nWPm-ohaTsW@tlZ0E|3C_}5@
=4S5fF1^S)Hb^i8o?wCJU2~0!MYI;fNcZt7($;m5-s{{qA%?oH+KYRxY}8_$nO5hcdp*PDjF+&hcBg>qB-hDTEnAqQBPOXl*^?f?uM+WcImEk*!W=8|Z+1~F
i6PI!G*Obam?l;%R=nA?Y}m$1Q~E7=wX3#*1bYX<Mek1w_8Vg8@$}on9}kX4?+%VeZw?QC!71>qodR#GNob=nQyF(sD;b7y%@R|s5*!bruUW^Qk)YibO(?R`
w$MsLV6YM;D2%SiK9_j9UX@oJUuwX-EFf7!>a^74yrOBW7Sl7UFlGUYL3H+-1M4he-Pza-9a_@_D7I8OJ9aaKo(Uu3=(%UAdjNqU7#t0}lIJ+_mR2Y&ae)n=
g=$i2-!igm#(}mMLR}6b(+MD`Gc0Q~s%O=zCej+9VhIc-kMe9=&{k~f-xR3D2K%_widy$u)mz35)ra)KZVB1sImBNrCfh}ShrnauKM?yFTw_W}8^^y99ylJe
1tzk$h!J2scG02?4b~75E)bV(6Z6vs-UDa^hW<ndYe5H+)DZx3vh9OsTqQ=neMoP0q9wW@uAYbOe;<{zV_1Rk9CWF=_8Li8+^I{;S_E{=z8)s094h>rNExWL
YssWyJIpC%r2cQ}TN5N5gnO0eD?@8;>0qSG;~k)VFW9ZffgPGBy~V#abtrWNtq^NWQkIcEWUwpWMa84J9tOCGupqT-1?AVR`3U=bS)P5o1Kis<d6j98{TStR
kr33@;0#l<0YN8HhPK&tOp>}^!HzN+t>Kdnj>{kIPV(E!_d>JN`Fgf07G<@rB{L6OmQJOlYF`oqToFA=#gS4~@f9o$%t48?@h>y>*IJ%;0mp@yS(PE5T~-xl
L<^51!U2`NNF1G>Nn#B}kg({D{gI^a&_~IRNILaYbsEX}r3K1AEVOK{G_gqbXIGcS|0<VNCOP-vTwZA!G$^){+TwA}E~m2zGIwBbV#r~$R`f<-i<B3Vn-Wy*
8n9ZM#MR-I=5lU|U-i|qF=8#*b5ZH3#3oQNwbEWsj;r;OtMk5^E*5oNNetnOzyF{Az2u)c<cnjh74wjt(*mb@adow<I1@mXT$Br9Fp^z~=Z8)?q;-0>yZg7y
nMWOI1k?XKIpz|mNeLfS5ANK3Ywp8hSxy&ho01$bL}6@obD|w7a`Kry{S21PsG$%-%H2qnH_ppa;!K28d>lFlgnpXVQ-E|2!ll-$m_bgBP`irBr#BxK*D!wW
oP)g}OFpkL@^MPKD7r>ck2H`=-K%p+(ZZ*DuKo|U*DNJZ1hoLWD~i$3pg)zfB-IXpqjO{o2})pvnZ%DvKkIK~Fj~NxcM*dom$aVM+@i;VT_uTYDsQ)6l-ELA
OF#_x5Cd^)>1(2R-GXAZ#e5*Iq4#_8j5A!@C^Gj1&&14v5|AtKnhG9;_5ta*NxkNTdgzz#bl#4V$Mkn0VfHraxt5N{G3zNm)2fW>^&I9ME-P!U0$k&F`4MN+
;~`fTVW(mJ&vm*!EKKL)S#rkTy2PZ;BqTx@gyit`I#6)j2KHLEh0>il$x5L8-d8#Ru4NZItXSB#TK1jZ1XI|84@c!=W4o2q*|m4MaBQAP!BA8kT-ARvOO{_+
dt9j?XK>6{WY#)5JVep3T_{wemp{LL16$(G-iO7j*Kgj8j^7`=<9eDO7H<yr5kw4=CtcVpcm4y<Ah7tw{`;3d<Jxz0<=_we1rg8rQ(m8o?Zz{og_y*HG)J;w
0+wVOFlR5FI8)|+Lp-Ej_S^EBHNviX*@6-*k=QCAQBif!2e3vY7m+{m<el-DoOY`+zlISXOdY2PmYZu-ALq%7VU%}NKD(eD#77~s57}8hzJgC%97aq%QZ<`C
%5Bk!b6T8EXVcZRl-#5%$NdcPFsaOQC@IWn7I*tD^M&Nmk^^=(fZOziX!&#WA%nC?@(^a&ks=%jE-20I9Q0Yg(><coD+A~8Hp~q=beUqdp2-!RX}uD}cvV#h
Uyc{LQMXKsq+DtBbec#|YDYqG$m6OehHIHiRVe%6x`dzi_`H7B)GZNl#$#=U)GjP9O*xT2t70ookSfGuMLP=)+u?5D-iu+79UW8AF&L3~?ivpFUke*Idw*al
#Ar`29puR_yCHMYY8rjTK^yh4uOoZNmOa)q+z}c5jFDDN+mf$0SIJ@HU3I&?y}vdMGn{s}Sg?N<Qj%zmDj8~yVhk=)2$(xb;d|nRfBh~>e(xnJ6V5}K{CVIJ
SAkxPQgg(1#d^nCaaEj6S2y;hz2y7vlf7@7L*U$a%#YOXN_v2grjmsFYsgRQtDLh0inPcT_UcN+VNZ^y<qbU224(`l;2|qD;_)}J?HZgf3_oD-oNn}mUMEWb
Nf~Usn79`3&!2|Oy(ZIhxE_rqsDV9vifc1^sgC7Ylh_1~WAtwP%_WTYi-eEolA$WPD;hH-?Z`f-qWo`Xu|*i6wz4iRim>=R^>qwIPAGJqcoLq|@i(uQT&)-W
<Fi7*X_jh%m$az8>UXh>eOMbzU6P2u$*NtEiMsE0Th2lqQ(tFk4LkWv=pP94cGvlr-fYHBxWxLd?o#U!*N*)3Uuk~0`J(XBf$P`f$0VAOEXK(K^yN%W&|&Ah
!MB1o^vxh@kZD-M)N~L%RjvY2DDeE+jt)lMbJw0|gHLFqQ|DC6mTS5zr>o~amU5v`L=)5uUf^_v=Gc5jWSWk0ezm$u)4wE-{TOYC=tAx~oAF$+Y06r_iEY_C
RFi|Tc4vLn{N_K_1&Jj$wumCd*e})IED4mjiK4#BGLe)+N5)$^_q4gbV9JC|H$S-|<zVI-wY=LqdqZyP?NF7@7DcY-@zgjohNHK5MqIbBi@Up`=SbM<rp8=L
CJ(k^92v~|pr*K}HK?IARz9Pn#^6We4a+iA){{rFpz$0})9(20+sx$Hx9!YXIOxNM?e*r{?N<@mJE|7)@;}RERmU&GI5@JGrLy*vlRr19T=ev=PPn+hXq&gX
MvsLir@GZu@AmYJg*R$5Mhr;@isdT3P!`Kctm2#mg+|<M<IG#Quw^db)Ip*s@o6BN)6R8wYC+N9a%6PD!7Zg2IUhF7^akD8JuU<@-bJQjC6Jj>1Itfrw<4uG
_1E6L{OP-IQ=X9KoQWtiNSZ;xf%%|)b5u+wA^ql_i1vc@4KAmRQ)Vw~NBEh!CWTtuTshR$u_8m<h`RU9R^E5Idss2ngt^@~rX&iM0vez@|A4c+NkZ5&(Ofz*
NKaI+(1Of-h;aF8;s#Nw01jwy8BKi%Jjh2KLB8`O!OQ8AlJ008t&H?xm1H4;C<^FuIbD3z^uI0}ZV+-k4Z`s_uOsJLswA_vQm^0-Bn)6v=)OcVS<)FypYp|U
F{l45bIz8Eyfgk}=HL))c^*{WaD(yHAli@PG9p%W0<svk@{VAFH0un1I3V1eCMjoPWOomUbBtb#8|4`q_&|R1?PRUETYmC;PCAG+l-}TXSLOiZ^V`sZOxI&+
pyS<em^OVR2Su|BNC>y~lv~TP&I~$CoYF?)zOI<GvC}bn00$cfoUONZ4S5x16=J!w*JRgs(NYv9&9_=xznw)Sfc13fY%GUBh*$ZG_byl9E&m}&Sy_8A8~I9c
6>hV-a=t88wOF<IXH*X2AMKri*x02o>sk4^M)Y^ekLrBMx9z<wJL&gHkP7lJ1~G_0UP1Y3WHCrV1u{e{a-T-B;fb*^`AVMfuFAx7QMfF~(p92Q?w`IiY{M$U
1xO!9L6W<}JnC`Y+KrK^M8@8|%o~g&ut`+JHWz^f?i=qGVOQE2)X0V58gN|oNtPUL@~4KP@=3ojOOZ2`m-s>5jgAzdmxpyr<oT`L;*(i=MZ!tnnZ+9RGZB@|
zPVY_+2^biwHiE{#--fKDob<TjOKhXVh?eCnAY%k6Xvlb;(tUpp2!G#F}v1ur1gx{j<nTUOT^HH?e%&&zdGzr7|Tk{$(9G8zTDZ0E?4vzvQo?S-im~?nncDD
GShCJJj*sTK==CA!jnPrub>U$Sm|EYt#F+5<Il>~P8Grpm45|*Lt<3b#q_M0jYtDX(F$t;In0rR_;ltbvQ7HIiHJ&_8bLo?=FTV3HB-DhY#XZirIIdOe#D1}
6D?(HaA)oi^3~a=BD!==Ly7rygi^I(?9d4APmV#~>BZdqNvW6ndw~f#Tv&R1m`6*9D_NWnF>F8J3EaE;^MLmDX3H}*1+1(``;mmoNCG%m5lu>0X*?H~8?+i}
)W(twHYoM1h~N2?9d5kW8czoEA;OQE<B5;lK?3739&%#1uU1eY@D%>>Sy`O3jkBAxjg%Z51+*BKSa8$L>Ju9)(-U-L=(1p`Mtstj%fV~_h!^VOB8|lwH;-nh
dIF<Kz~h}8>rB0ZymjOJ$Wp8Kgl#+Wsp{Oh>OJV|rd(+<cOXN;ELFf-#VNo=&}XkA13`FMVwuL<2c3}#Todm!MO=KqQY9%n(6?LCFm)f&E`OPgd!3voL*Z)@
{Ny=-JJ3-SJlUI6CUG?-YLoZytsY7bLgIrx05vjK2=8vEXQW4S*+=>w;Akngl;y!Z1((|`)V#(+Z6dxev%+;;c{Me=4o8uu{_}YPZ?cH<jV~xA*gR`f?KENN
AyFPFc(A4~z<%}BtRpv+aFQSV#_7z5<rukpto2<^CA7XunHchj+sLfNCzD>otYvJM*lY-)!#9>bntg9*J<g@nnc1saqDWrMu=V10Y~6bopD5o|b2UR;%=88q
y5*u>mgRF7{^|<X&<>qV<QX_xiqlGBwdQbC-qhV(JCf1b0}bl|I=f&)5V*%_-)`o_wf95FPP^p-!>07`hh=hGX`X}gHIfi$kW?K^*m-j68~);bbb07J=X{8y
A!)9!%_U4fJYonohh@_lfN~;;X*q&qJTL!{9<opP>?5PA2G5$5ARAK7s#&!%(cSyeav(cGAT=w5Cvv0+;$?$fEAX0D7G<oyZ~Br6_qEnMa!957a{S2TrFbt_
GKa(`mK<X6SBUw7pG~n{ld25>OS<r1TWnS;hDpTDfT23P-5bYd#BceXtU-q@TK23Xc+_)NeW{B?Y1sM<dUc}j4C5LBS14>t=g(wK!lb-`{C)BlACxdPowqn;
<#(M5=h9K`Pu7|GO2rU<;)E1^oi6zkD@A|VNhpUP3nMi0j=pQ@jDeeq|D2>Q-l_YT;FjdQ;nz+3eFr_SKFQ2C2h@B-G#2aBu$@DD<J9S3cXT4MU>2q6=G@T)
{Y$?S@c<Qcga=?7_4R9F&0cia81_|GGJll17!?jL=0yhy33J$r%waZS0U%E$0-2>F9~7@fB6FUZS&X^ZbDxKYHt({y-nKDqM|#m}(+24kHD?f{Ey3K5Bw7Ec
b9$aui#2Q;v7Zz90BSGh<=S*CfyDAB_N;ujLmIUKE0%#oNbLYz%IHDzRJ)Kt=7X7bw|moBOO2g_Hb(&Rrrjg!7y+PrwM`awS&$f)7NHKke6c4+oX_#_8`2qz
aMbQ-Q7zC!%3sU2PEzQdQYTajlL7Z8OorOdFezB$L9%I98yS7kxvQI1mCD@Z_CAl8CVx6#&y9!jEo4Yk=l$ScGL*PUToc;kyD^vO*(69bVE7)74VtPpFmxms
&qLP&=qs)1kIa8_(Oz|&+@CzL84cKmP`oPq4$Wg^6Dj;6F&IWR{&$n?uoNLc@LS{YrgcJ25_Q@)c+D#g(1Q3UC?H}vB=m9sE;^{-I>o?mW*<@}qJcaRrY{?P
@BU0ez!2PG7MZ`4xZLYItV*970m+aD1I>HpTs?gGaZ64PfN}}LWa@t`^|K6_c+%e5+R-OKOYXJ^qkCAf4ang<azm8-2@?44_CYZ~vMi=ubc-#Lq^~o70@%ww
{r{a1`-`@j`yX+$!TK1Y1fCE$_%91O2maE4DdkNN)6QPDd9LDbM3XfS4Me=r`ff@B%$shzXddr6jvegoYFPmc&e1iMW@nObVXkBne==|iscRR@Y7IrU<J9&s
>nHMt`$!?LAw3dzm5p~c{UOvcH?-omA|vAA<A!>?0w<wciv7|C&mf7lI6GT&oKESORk%6a<Ei|`OG|7+f6<RD;<>S9oDEbtDOWeOb%{Mq^4DH}*m#tc_70;N
iD%M$k2+hg=c$O+%;O`D4_g;;?vDoD;CXF+<f)y78$?R(Zo4PJ0Xp3Dsu_{cgfk-TwH|m9qGO`nkl{??6oP8b39G|Ncurt2<kn=71G{1C6}J^>r=9RSLr(yD
+{)CD!Y(TtQ-N+uZLYBiKbC>w8=<_r>><DUd`+f73N{)qn=%`LSi1rax!M`t=#po`yqz7+4SsJJS$dt3&@Z-cJtR^NL!!ws93{=+Wcq1dO~fXZcUmRG!UqBY
3tRzm25Q4$89!%7m2W+L8n*4J<UhsCwdLIK&It$BH`he;X`I07cl2i1E+i5AK4c)wp#sZ)tHG>c&{tcZBJ9g6t2^0Y3mHDZ?>U*&O~0m^&0+T^TC&LuHLD&2
@~IDyeG~@0@Q8!zTuWR-3~hUkpk)n`hQaj2+o$267vn8g<KhnunLTv?v_t)>vq`zx-DXIghA(Wl!1wNIV97NXo9{ae21<*0NV97I3+-%!EhI47ybrqzw)bLE
e#VJ|S0D3Ki=y`=XvJM^902sQpaqM{ZGiQmz3oznZ?Scj#whE?P{S^^B*8)C$`0k-XPJ!WbSiO~DGwXA{>7|ZT&yk!HacP5{NJ!^>v<p%BZBcBjfaMH@f+;9
2@@yV<_{WnI6gK!_+ob$pBV<qP1`nollXN-eQOv8S^;<|B@r4mQSjNV&;Yc?F2qjkvY-R(8UD2yA7GE+%4XlDKExNc`!@AS8YF8V7L)q}5Cpt{PXom_HH!fa
97S5ue3+g&v@&=>mvssMQ`!jS;FcO00bV>dr&FWT_+@WNs=M^W-{sly_%pqXZVFJAb^AARytfrkn~W#P=giB})N1mIBQp`Ml?x9BpRrWIwFgVm44Pp}+hX<f
4Gi_1eX&|vbo=GaRk=K^W(C;R8;=uX(61zDXK3cEaz!Yk+=goAXj>_^jZ4)-5VV2MUkrV&;-E~Uk01@RCtMUL6C~f>F^woRm2=6ff%`H&AIlG)nC<CvKX^me
7W<q&{CJ=Z+_nGZ`FQ7R8&3zFJ$l^UsjC8xv{u{lLfp1K`edN98|Ea$JkgC*db*>}X0pjT`%JuBpMGjjD``dQWH85RV>zPdlbv{M!QM9ADvS-Lk4v*Zuth>~
I{aXqd`qr%<<5u#*nQ#*7;TupAYq3<B{^9}-`t6Icz<=k`&vXKZuRSuSKT`{JPr!~u=sud&2I<1TM%MMhs5K@$<DLgATzrHb2{Y54&HZ!r#ZNIJoZgPC}gOq
%^3WwawU%glyy#$IV(0{kihA*Szkd!UPn~G`~w22pLm-1?>7j5u^5ko`%xbH+6~p|ULsM8`6Ki#hH;0?Tj_NNtBr(c4w?1&aa|&0P6Zpse98<4dZ`}vDz)te
F)HC3C%Z%5S^PK53SnJOdV{ED#QoCtU@$NlhV2ltW3+)iT*+Kmv_x~sy$(CDr3m5&wK4sHaxy#Novw|ig+}5O;K&Wl`$Qek44Ot*!^)x(B*z%-x$|Oad55Lm
pXQW1m8$Z8Iv?DI91m8h;A?X{aJ<U&OsXLLUT}!}KGscsrlgE9O6Em$?FC=s!gKp?-X9#j-GBf3_XA{0*xU7~q&YVYaVjn67Z>8S6Wbvo9u^}V;GT5|C;P*8
F1q$2^?d3#F1zT9M>a}b0yNNwFqMY-$-exQ0x@xR<VCUQ4FC5D3J|YN3uzz-7nHPKOjkbO79D(^ye;0EafHp((Jl?q-F@W`^51>Mp3@c}u@&3U)ThpwsoRT@
Ym)1FWk`MI1DiV|)q7mP&$bi@QUkMZrU_>58hJ>2rAD9QG}H($as%5qpweRXx!#4#D3JhdZ)Hnan!Rf{-oP<0%(l^0&IxucELwQord|F;9#RJniGn3w47cQR
=2Ban_D^aGSn?!Wt@NDB(n)O#_{;Sf(g`Jwl-&YOF0dSe=xfXF(HYc`hNX~XkixMoP@!1}iB+YrsmS2W`T3;fu;E70PfZEkRYfq`?%afYFzTShaBwd>BOio9
^F%-K=*#~FTOrI-
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
