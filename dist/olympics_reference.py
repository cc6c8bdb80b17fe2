#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 57,886 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
JbZTvm~m9x9hH-U%3H6HmVA1a_J-!w+T#)2#+v`?&D+D{w<Ai5Om13xN(bH`ZO6Ro=uV>qm?1~i+1VY06md^A4Mc*%h@t$xG&;~iDX1FyZtcH1{PlpUneXmd
_b~Pt4Rmm2a$WK~_`1<5&m5dQ4%}^yjum5|?*M~zkbOxwQI;!Gw~#}qUKvcXF}h*pvOr4T&;I7?I=WoyWDU{tlzAt1yCMonrnxR)b1?-j!ID#wVYW9e=|pUi
574uzEN7Ty$4%sygTIZQ9iGyr1)g;m6#lNvAa(5xXfy#$GpE5cO*I@HXCLsGqHKgU!2LuQkH4f`O00P?FPHa0vX^pE{2B5MYlVa+wiTGG<j_#<7XH)Lb`zda
hhv(Vwb}isTAIIjQgfALjfTKR`(jHCx)l}cwTC}$|NpL*C1MgfV<#V`FaT!SVw`kN>cmz^ns1iMG1eH^VrD&97?6VZURJ27pWSBKy=}Bx=`N)44ta2dCL?E!
QKva$2_Z%<jci-=0vK9r#frX-`^*}%EvZS^qC#5x)Ea)MNRjFv@bJ0jd1!%aSe7&XC{72MNp1#$>-1}jugGNEfvw|{Ee2(ISe$7r%3~Vz0}PfdIpI;vX&#$v
?D!t3pdN<zYFELhfu&KK%h4Dc+;<1uBVVAavB0hwf39uXaFl6W+EB?oO=UowvEf9Fz>g#0fu>(gm)?-@RJt*auy~I?^*0j_8eUI}uox>HE%~?~rbyDex$jHS
{7G&Uk0;@eaI1KL$~$JgAG6lx<j_=WbXwHr%7FWWNkW5ZPTOD%kn9lyP!F6}#Wujst00qNv0l`74~*Q9hLi4;SAyJ;`v?0pI1@xpQ;2;V8vkb#46$L3i*yd1
1DQ8;y&PKldtY8%1^y{&`J)#pFThw$_Q)%(n+@2?gL$eb_iCQJ$&+7(wd)ucCiPJ;M4ryduWTFiJ0+vl?_o-jt}?YX2D_RqnsdW`i_*%n3W|EfkQS-I0y`8n
lCJY{q@y-$zFe&9K;SkL(>FIK`YV;+`R1MwW2ym7Y}i<bEe4PPT|O5ZtU%YTIoH{kF1a)ubH4p#Gw!OymAFL!oB@Va8iCLqm%49|PO<g)m<g!?P7IE2c-psN
XcS`_Xt3SVNmk%^>0sDUG#n%XQ?XQJF-yV3xq(EVnm-NcFDlfdW!5~JKSV`>Yt1>)TTcoy$ic^c_E{c!&jh$&M-Ph`uZr777ir_Xlq<Z9VZH$r%mntaj(b%s
)Gw>&WTaue!crh9xx-5aP&cRn3vZrrPZX&4kp`JsR^G8!$-$u4!vNR6`btSMJ)cKs1Keq4f;+m^>=|b6O0!K|SaiK`z@#r5A&Y4aT*aP$IQ1*)eOth+Wy!IB
aUyX3<=7iO+m~lO6LP3HkAmK0!mgE6xeRl0GIt}f?^T1t7={c8(Jel%n2uKw^Bwv!a>8v|tbwp2{q_3*X^9)if*JlZr_v7Lp=+QL?sJD~JKexPh^N*5mNts-
vIe}+-Eap{5QUT@DX&70Ve(^*7zF<0Ev_-2<w5wX+hqP+64q2Gkd0>wE=sLI1-Y?+5VG=^cz;bwavPsyvo_}L%*lCiry0*v;K|T>j{QlqIa=?@v!k2*@I&I1
7fmM@oiRu?y`9K$55LfMVc!(azTKDEhhL;VM=xLMb@v@qE~&?kLAw%}H1_)GQ`FjY0WuDb*Texnishq>ap;wS8X@E|6d~QiteNBUKCP6kjuc9gPSNXfc?)sg
*)X0VTsl<&a+SZn8*XBr20>ArN1!hvnt0E)QBHCX5wzA^^#rzvV)D5$PHr3G3!D69ry*ry>)>?h`f_v-dqdW3pS{99P3z!DmMBW~pxflpsLW(~RD8Tu1yf|>
L)4SLc8oKmy6W&NbcW38U2ox8>FmOXLEmCz!y0a(-w%Hlx~oc8+x^BqpbIAf#$KMXZqeD+LsG(Rjo3|9=ONSCbINnNQXi&lL6J@)JAYX@8=5z=ajr6UH)6{g
8V0#?nIHqXPt(}qJ<ZH~4JD#$%8_t%h1G?*gTre>Kp>lC$sDQKtsf=)bpb>Jjc?2y4|qL8Jpco(|3{P5x5K7dgN-D?YjdL<gn8h}uKuqW6w0BXG}W(?kY~p%
5uUvaqBXtl#0qhN?!<X%eu(a;yjEeA*p8=W`@VG1vmkY|p_aqGonaSv7mok?y!a21f&zjQYbSswpj#?3i8a~MZ0dH@BhUrl<x_Vf1{M~I*J8hA+C2P|5E=&_
ZgSvsew!(cM(n-qnzKc-$0YK0G^MQ8<DfURvc5cx1x1Y;31@GmMV?mFn>>ws6T4q~Z|XT3bY>5p*a~$E2mHIe!w0m#aqxl*R*XOL0gJ&d?%*!Q3I&B3t3zIJ
qc_8PT#BA|p<02HB-@-bO32HWA|z<!#m%fx@o|bFyX0LU)Q`MR@6a0oh$E1h>5Ova*U5&WfKH$b0RO5nSg@zFbCJ9n`b7piA2b<o=u0g@Dly!HT}*&Ym`L1q
6NV0utIUSk28Z;3-{;<>xN1{}^{!}WQ!<v$np=YP_I*N8Z<d@B(ACK{7BIc*a~dCV;xfZ*22vfUK|i(>ZX4hi&uUv|uw@q`bA7{eZ3s~MESbVa8SRr_baSkc
iCR`}tIlA}IAG1Laoa9|82>rYY(zWJVzeCQT9I3WAvSs#EgCp%Jw7w4ajQP5R<1RIY%g+s*a%DfBXYxgtPQ~3g4p8xTzU9&Ulqmfh}(`(aDQNTp12LFrNt%r
p`Tc-BR*n?YM2hHD<(z%?2F6U^cItb1bSfP1_L!07q@1gdhb`RY9c$7**%(wMo-JG5u4C&;F*Qka^en@xYeP>r{s(C31DAYthM4yAXc-)85&Lhrd^m^k6w5*
67AQ;{YX=@wyDr+$b!r+5bouD8?%edtLs<}=1bYr++}dJDF@u{zic|2qg?Ze3RPlm1l|916!!8D7VO>)oHEVRLoUe>5iZ+6M#=`ghL^+(nH;czjBP;2IXNkh
Dn1*sGftSA^Cw&0Q{2EYakYe0LXQs2oETBP`6v*_y@F;4JPy3XX&`i8)<DTFdwo(qxO6-Xd3KyJjtC-uwQV54wOZ~$>bExv^{Vj}W<WCM(o0SoF!Pa;=#$ZR
nt0y<fg6*ujkMuy2RNY-Ip(C&E6FjvVV;=Zcr{b>Z6CUp2AR*QDc52#zg^wO!&&t<wKWR3Y(TT7!&lrXvp|6<-LP<1c|{3a2c+0$23H<Q#&gwwNH$aGF4K^*
CU;Zx{%X%4N3VP6AER;TsSsdjdVUTp5GHJ!`f|*OK6f`I$KgO*Sk`o*ZN-DkRkVfo<R`)JH~7TTB(-TcL-K#cOLK?&ba{uICR+Vsd*Ygb%6=(WU6${6*0=2S
!_-&ZUY%=@32~e*d>HbSgD<pVU{y-VGhw|-zDZSlTNbpvl`rVi!+~~uvLgrItpsyna_Wrr0@c|{&3&>I$rEE!-mEEam*iNekPN;!K01I;h%n!cm$>^oDx>t0
^dpQA=450w;?V)TxQ}1rx1wO^C0z3XnqxXjoGI3Q08HgnmDrSpm!4E>ftJsYUq3s>rc~@ffsE!Gsc$sqXg^fw&+u|*DH!AW#@7@OLi<7DAz`2O{&m$ejms~!
%3Z!Rb?^d$s#UPjr<pax9B{8r!Jp^#d$k4v4fMqM6V8_F(IwE%Pf8c~`JSUqHH`Jy>*HUY>*(|2SFa9FFyXi<ZXCFseqQC{f408yV@evoZF&S4_%En@Ok_*J
&xdq02X5$}u9f^ih2+r3R`UjuHi~Z+AmdXweBRb?Tq}Jzs5Lz(Iy*g|GGW7Bt1gkA+s03o2JT{s`|%QW&K2g*s(gfzGV7@GarqKmCPh(CSg%Yb*a01bqlj7u
pS%fAsVy1F#IbMjjZ+ziiHG`0>hm0DN>nlZAk)&s<w16@kX|O9cjjK1AoeK>b8y7?HR-_EnFyK*{XARzc6juHoKSbq7EB}iLH=GPl&_EB3^2MTQPSb&gu$?W
ec;w<JCViGm@qpgx?z4@nm2v(2C*uB4RU+bnv>)Le5|6+4J@6=z&s-E)9b?%*!`a|^Y78|=mmQ;GjsPOBWGl!N`b?bbqki_V;FFP`DvT(RCedR!7hoQV>J|q
D7shA4qhG-zN9*$%rwdjDvNW?qwlv9-qJ1O-%NY2)Ber5r`ahg`%D}Im*CVJTvwzeUW|Bs9@fux7fA{TfuceG`;6rRp-afmkg$IF-ly>=v5G}cR<H&O4ysxm
xf#2nR>(_WFs7XSm2ArSxj+&43cYH>;&3<>CR8h|W$ropV0g@)qkyEzxg3P<g7><6J&;yhz4acxz$B3w@&gFvsoeT>qN7l3Pu#d$Rp>{0&&y&q14bGh_WPFb
r&28-99ae0*bNE6AabFI&&b(h--f@#K@8XiJs*ieT3;kcVZv){)`}Hf!3tG4Gg?H*Kxj-BKtkU-9?%@63J%o|12mvQP?W+W^!vw8Kjw*;{A3IKmeUAq2R}Lx
2;I4ymePnO6zfh68nGmm>b%uuM*EJ$D!<WyVH23!<UWeH4|t+1aAA@?kP<ASXPtp0g{<=ABgfWHNCCw3euqhkGR@i?ndixUbMw#GPc<Yq?&p4<gg3&*lg+Ma
8b69=c&!<%K$B|i>X^4G*Qm3@yh4Di;Zc{uZ^ZjIBS1Ja*e$x36bAeq{j=?E#OB?1+g|IjVgG4an~wRvqwG*zzMr8rT0nx!BRQAmqrp5_A85|CN~nsg_&f7M
Z&m16tJnKtVNgew7qF`XoZ*nmB`8y1iPd<CW(Lvpi8fe7uI-4))vgQ=V0|!P6_o8!dW5@OB{p&=;>qp=!1qUiy0*$dTFVbOZ6^SR{mEjxuFIUK@HtpNBGhZe
`@Ou8@iFtM6>hAb19o7?afpMsC@1$+*b7Zd`~yyk6DCDKgcTu&no{ZoJS({Bp2v&qQ%}hQ>(FCklCZTO9bU{NFt%f}TpNd*`6IauMj~Odn?<_an!N9N(eZvX
{H-rpA#XE-Vye=dVJ=(VhSm+<mz6(;q*284uFmvP8{13*eK{fkP*aZW8e-y|5z%N;6!P4M4`ce0Qg)MmD2BqP;<$_0bAXW`#U*EeZbRp$g+3lbQ9!Vi;C}=X
`-1>rWl=L4Jc%3(HsS)7>!921{2av(tl@Tk4k8F}tFZaRyrLj-ejf3x-i=Zg+~m`sB}++x6&z*t=3wDRnoCaNfQa*_#PEt}=2?Q9=_+h2s<UnBNoYKaTbb3U
@%wn|<nTudxE#lE8L3TW6Y;+f%zET!zsXW_B3uGv66JrV!2DWjM%)ML%_nOVJFuuCjESahpV4b9I%Hxfqk@`S5oZva&X(-T5FRz|z}`>+`DC9Jdfj3(KyE{P
@i~(mmAOuL*@2N#Y2m+Jat^bsCWp4+WK@mcm!I5^&0Wk>(suvo)7SO)@?qGZjb!o4b+ubDT*&&h?e1>Hkz#RKPKvZ1XBnN@m)^xAx_#MCaW-@2e^k6{C9$Wb
JTDP&40&_5W+$3@l`ki9zm7^U+v6;5N35rGTCy6~7)8Ipw>u#}O0U&p$7lyw6XYd;NM&AgPz^;97ivg3-Ftzj&LgTwo2gNR6#3d(^8q{7007k@6qTEH)uydi
Y%zOW#p$NeKhdT@^CS5&s8RjUWEv_`H%%t6PdE;Q6%4R;3lqnrX$k8G0m5qC$LxkTeCT#uhTFlnim!v6Mdjrs1+oo8_g)!wCkyogMvn?rHU&ymj&^rvxLz0D
rgaHZxu^@q3-Y?++$lE6E;;rnQd<KJ1wSt)VU?!KHTrB_T_qPw3R+y0iF!#_rBBY1j4K5QTEVX=p-cmrz>1_4#DSwai%^()0d-bBXG3FvXj2S+Gr^0T<{pz?
GC1*()00U6+;`E)C`z?NB=bj9Z^c&{;ol*`x``<bY08XCz1?xz(Wum?D_N=O6D1jNIEq`f(h5mj9ebWBcJ&1+?m^g{rqq^$#+`-kR8sNI&m1djM4)Vnr@j+2
eVR4*rK!6g*PCBYLkig-_Aw8iG2=o4n7gU!F@mh*8MfUG4#kux+EZ&$>WBVg78A_Zb6n=D4Ik-(oKN9EKWFN}MZ6ha?4`(mBb5^CV9ifaJswB3a4W`iDxD42
KM-10on}q0^HwFlInF#ME|&RO=Y`#z9#~w(B%%d=r1gNy7tHK~5VJqjNO&@G)4G5eHZE~rR>3^UTJY3o3qe)vl&^H8XfqP-*blPF^P48*A~p@@PCO%{qYrvV
OH*`~^7?_utdCON5#OqI$)(gEwrymFNor)wV!{@Un1#;I%ENKaRrg(PJn==Ii@(D{BJtdjilIyxHw|5m;^htmFE`?@{b-2e{H(m6@hJ4VOtX?GUMvVPsKvrU
Kh8fdv~>blT~y<hy%%h552pESy=mySJ8Uv~VdC70^}zB*8x2eKhOoHHJ+fg0cC~F+gENq@8$xaF+BJk<tKKAXRjpaSVv#uTnXcQ;GWDR&V-t#h5vnTm`7mqs
S#qu%HNPb-cP>1UE7du!Jlm%AIXU-PA*DaqTJ97%b1oitMX3*&2V@t%W$}s0KQ$t-pFBBRFbje<?A^14PaO5Ncq5oxQYPfMA;%MPwbKO;5=s4$H0Wmg?hRc0
$G;t+fBjFVs0Doa^Qki*d&(oHlkVPkFJ8UHZ(SrfN^xDC$YGSs%6lQZ%ukv^3#-p~f=Z$zFT3v2;6k4mo81gK%LIQsI+7mJvoEwf9oHXc9OEByQ}PeVo&E)h
-jWuaw&dmUs~0fp;j3S<@Zqz!$4CF^t?Jw`lP|n+KYb!T$!Ck>cc-J1=Rj~2HsTI}{tbVD?zskdpRZJ1F#Y~_|C?Pd`sfkh9vr-(k@mQr99(!bb?Zj}c=V0M
3QD8Iq)`0kq<*~K$v|R-ZKkCCW=ldD5+<_ipOICM%DC)G*sasX>~y)p0)^{wtX}AF!Be!FOYz_cO)eC#OAFoOg$A}Ae7nN|fnCnQ5Ng*MaNZZBpM1kV$!%t5
ua%IfA7z7krpwUgGJ%pOv*v=n9M8tfp2-YcB<qS@5$EjgOKy?mKf%`o#zfx~m+vvd6;-`hNrfSVzR6;@+vz-^%dqjl=1%F#2NKvF;$9jL+~Nc#k1m=x&5Pn@
{9%f#sZ}a=ln~~;AZECU4F0K!J2&Sef52n!pYh83XB_cjuRJ)Rt&V!3Yn~+^xvTffTe!(r@3Xw~0C66lmC`xYIcK`pAg8}1<(hM*Q)Ok%b%U4#E6hu&qP701
feKo(+lav!92=%BS8rX;wl1VgJ!e>c&_D!CF8%IJ@?Y!uZN)Jhh_mdfjouc4c!3NYcK2hlTd%|(dA&H-aCVw0ZoSpp?z{M*44eFCFbujI2$$}S3nOW+YNUmc
cf&%22<d_LG4yql2vEq33ag5504NMTm^mgd$(l#<t2U?`@OHk%u15gn;Rpjrv)GHblvQ4zvHhW`O+97eZO@a-*?4}-LAnz3ws0)SYP`HILhmVdSTT$^kqF(t
P^C{@^SUtGlyOjjJ1%(J9a?`BTg{$ZNnIUXx39D+L!ofE6B072Ssy*(L}8|TB=e+6Kt*TIoK+VC<cc03fFCMzz!fayly#yoA7A4Jx90quG!AI?^Hph_-#5Dq
J`FBJ%rISf_dQC@Sqlym%Ref1`3AFrtHyWMDfpd?G}Y`3$-nhIH66Mm{|Ie=7}d^GsfX;EQo}By-l_TZQRLWGkBOyh9IO+5Y@cpd^?}Hkk2NQV@&NlKZ2$~<
8x(+i<oel!U{)HCfqIKvoU}e+_6_z2_GIAKziaU&9L#FI<eD8sLk+XWwf*6y5M+hCF2^$lzgIklN(%E1t9u8H2i@NAlR?U62?NrGhp5nTNN(EpX~N7^?lxg7
T0eX*O??}B<)GZtO>jo)$@FsNiFGqA*#}Wm9orBc)Ct7frkONPm)<PB;^HZ2SHP$y&h$TKFG*yL$xTF>QAB#pPtFnv<C^xKl5k=*mC*3#Y)}p=KLo6Rf-Y<m
UgHg!M7^2Ie$(Vk_RvtQE!@qUX3^y5CU}exqihf~i^xTUIT(5&ra+#nx`QIrkvt5j7Y=1j@o!Ypcj;@|5lriZErv1Z>zP18sPhPJA;^~0mxta`kJ*WknSWq+
t>;wlVc1){G?8gjHj;2a56iR~A+H(Uy>u?ngCRB?l6&AdG@ZqK=_4*F!!ZOGhY3n<?XKZcaODYC{$gnTzJV;OHZg?L4}B#?QU5|DJq$I8ZXJdcb4zR?r^Bqd
JIJTxJx%I5leLzPe=&KQ+)S@;xWWaODEWMd<9s5Je+HljJ1H`eAIVt1mE32WE%cwX32ugbvO@<$Gkv@eEE7o&(psrRN98@cYFKl2dNSI*FRLWIE@u;r?4D6f
`^6F?;WHc4$t+=YiB6qdfpCg7Wy%RwB?xo$H2KS6z%D0g+G5i+L64r~@<0s#fru?eZ_7Eu6~d{lQ_h~~R;@TFxrK+D&oetNW0dP1r&zdNvw~$Q;j6QIw{}w2
aLE8wKN|su%wS<!e7k!EvG^61oo9V1_O-ZA+whm&wAmd7KOArjb&KXpqm4t&7nX(M9iD5Zb*o12d5xlrz{w>znbeJPFK}TS{&=3)yZg^n96eZ73q!Yy*+g2d
?r$lP7dLvhph_H{pnP)Ce}RJ2Fj8!7-bBfiBJ2)>$_+t5E_FzeZ4G%XMkOwLl!&qRDtWTY7ql<M<4e>5#vnH0QYMx9t+rH3@ERR;&UAT7+=8g&JODL?C69p^
kFJ2LE0_0uUcU4FT7TkK%|H;U8Ulf+C6RpgVZ7i2N5YOR_r>5~EyAK0qeqMC49evc!^XTxnjmr~RZ=f({H2euu?v!PBQzCx9H};jZEF&09<1rr_*Q-K$Qj4W
+Sg>-v*sP=6vUNFWJTA@0!?-+VV$Qwh|d&v3fDwKnC<2}<dgTBn5j?x%D7BO5wwP5RR<n>t^}|<UKDCKzQx_7ogd?}iZLCJ1rswg|Fch27p~$x`2U?w2i@-F
W{aRBd`oZ~rsR$Ji7REn>yr<IyOsJ(s|HR#>om4bTw|yJ#{D88vgw13vmi9IM$^Tooz1CX<m3aT1631TD;PLNDl1ommN=knO&pX;+vYM4V=<Wu?Hq8jorxpz
PK&7*^uV|TB)8k?2p;*Qq~^-6|3OD~DAaoJl3b~qnHwi2Y~mr<Wq0VW-)em^pZZ&PWD0N59lWvHS6SZbEriugam7^S)L-xKq3_0YBMkb*y;^%{6M)9e#}i~j
5G@yoCtOzwuX0mDGCe=%!i=0}1l7t^ltP0+DA~iJ40#wcBaXWd=5yrIiC`&qCVJHBsj!CR6wc%wX&<pO7kDuh=#L1bS*p>^kspG0lkyTyC?&rA3??IF3Qqs_
=3w;v=Y!|JNQ4D2<H0k!&N<&ix3jk^rO)C1ol|)`EH}!&pSU&=m+QmqFW@|$LX-X3bX>VImkrr0;^!Udh+b1I&u5q&qvv}g!!o?<9KF~_xDM329uv?n*qwZ1
V{(ykji2m2-2BO&Yu^3#;pW|MUGwk%Z*kwk+_sgh`B!jVwQE3zXvudbHA9D~l^r?pjbmvgC)r(DMM5GaaZCalg0!qrX@1uJf&F9KUq8+R04dqCw|1%~7V$VZ
k3N0+@pbpZPydA<{tcY>yFWef_{#U4UwE+dE8ly5;lb{&eE<1{zdYi38G&ZP+x)m@Kn-4aa0vX0j)Cav@t;9l1if&|Z@#YPB)oii;JtHsYWIZ<DcI=3B{p%O
*$kYg7MqZA9ooL&D)kK`c2*=fxdN<tz=pnZU+dM&bN6ReyFXE277tyX_r}wji?T2pbWZvxoc=RnISCwArhU+6ySbXqCXytUH~3ApLZ!3u7{?Y3`^sc6H15~{
?^oWT`|sZF|Gxj@aPO!6Ar9vky&YE@4w~>eB4(G8RDD8>gbp3V-q9MIvrsqYU?dA727A$J;eaz1rP@h3*zOWF(P&0nnH!vvLXQkpNntXGLytJzg%)XwI>%gg
&-%xoauI&@ZM~e#896|T{aEvZng$FY0c_Lsu)Yp<KW*r_H`U@3+aLLkJ~+e=!+b8C<S!yP&2)85YVpS>&++(kfbv+8{rDsUOC&z`sbTHoZqqktAEswqdUJxJ
)x8Cg*OCR56p)}N*~yF3UVS~AF4OE}_phhOdR^5$8Yj)j1wC{8dieU?FT)S7e{qS{SOd76*a(<zhnFZsMML0AuiqWK{$=>;;NZiDx4-TqVw3x0WrfcX{haPC
>G(QZEhqb=O)QXYZan#-e;*v{ADjW1|L(8?$xOzH1F2uMC_2aA^Y8DI1}X9)*~^j!X7A_&r*V-rnJg}bY-2%nZR)*IPmrHOtr{_vFn&`=i4#tS4UI;9BV{@2
rlw&du0YIsC?|-cl?gwfVTcXG*_6bA1sl(3T@DWS-@kgdcPt>UUw?Tge;oXJNbAJM_3~=Lc`z%KhNr3iV%DcxcQV)-F&barR}3>?SE?x0y-E3bx<JOl$x@~E
^y1@_JL}B-@cnPU4nO>Sw7>VGc4e38q|GBISj0APk<p~M<=}gZYFQB%syk{X9_l?Nh_p=`#$3Q<wRW`mX{CyVEgHA-Qfn#JHK+vjuyq-%dfm;{ZI^VX0}2>*
IH)~LAaMwPyRUV{CNo(LaIDct3V6Y<UnHVXga#Z`6z9;>j^g6qbSxB$OX^WQaTfvulDqb|y7F%j(OkJ7#1I}^ka&~e_j|!vJr5C-B0q_g4;7sF`sahU0*U+h
<ov2aVk%yKM=Qu1$;tJ2E}x<j^Ri&m-G!E0*QDqI23t13en)%ne-Z#9J8!<WZ81AoLQ7|N5LI!_C->jHIXL>j-_$bnkNhY%H!l{S#0KJsNh$PV`USdzswMQI
wC-!D9vr;e-(wi!9dAiw+=b=%<C7)*8~(n<Ec>53`0<9cM*ekyKcXvT<$m6OEdSVhFMRWk?Z(m^6cjwh_8?p<v_iN{6>i88%(swaa2ehstp<0NlP@$|_u+Io
&B^aA(aw-HQulGq<>KjJnM8FfVj|#q;m)O8h8?6%Lia`HdX{e6wcu{l8ADtv;FMQT^&(j#2`Uvwp>6v(`&ejHpe}AUFudjpGr~36J_@h9!k!^DL#w7S55-wY
eeSc7AMQV1-40tn!zPJo)&iHIB_YXdA;xZ^aVZzzc$rGFd05Vo4IOIjAi=jRl0{ToH^}TeMSzx^EsCn!lFaBHfKU9R!Qo}P`H(e6svqPPs2nniPWp14k0qS^
$TBt1e{;7X2Y1Sy`bp|;YCp64z}s>*S>B*FnHv!kR4&}Z{Q_XQ?+Q~n0{f=17RG{@@s39PB|K7b@hbeCV>Pd6ea>gArZ4te=7Kj7%>;i+MiWhfaHF(yJa*`>
9n~7%*0)M*TsZ~Q=Bkb&vhZcH(>E!dCDN}O<W4v|;o8Cz+rt`yo>HsBNyFn|f@?L0i3febYYdmIPt?mk5`6YY(qNoGBE?&I24g0_)8keoIRKiNb_~PHFEchw
&m4MA-nVhZPSUavg)rQP^{~2V4UDlcye-Ah&wnD4^R#ok$`IM4+Bs(V)JTX|L@-?hjz|NLwQK3_{ABbS13S^JdHOZ8WWq*kn(hOSJy>^RPVz*$V5~_dMYlEo
)1H?{NDk2fqPYv?3a4adu587Oit;w57=ADynXj3LfW`&`9-Gq18E><G*8t6s@8+yW+F!~{A;aM>XDnaDk)6^X1u1*_S(!o3M8wZY+l?ea^7SC2$YeQmhn!oF
Ll%@Zjj%4rVKn`ugBf#4+j4d$y3c5&tw@fSP}ru~z9#J$JTriViep~b?@|SmXrn{^N0G{Msn0?QpXGuLR*6TrKZC6oYGt-s-nEdPqDGI3DZIRv+tI5%Bd@w~
VpG|G61<KZH+BLCwAFz`Rn24&@3H2h`Fq)8>Fb`=P@0>5GQBKG^F1LgWE&UMk623iX}U?=1yI?6t!FQ^Qw*Hx0mTO(m(Uw5WrA#R!FF*Nm%6~T1qK8tuA)ud
=|}GS$qjqD{fg)Ox5*E8PxIty51DIaW6_XYS3U{GlnGpJo}fFYzNh?z_D%%lukGC(TD*r@K(doyc3cOPXG?L=n0sfu_hfccOl+R{Zt+BGxAe_#?ANsJm?&*B
n5o#DCHrBJn2K_O{`44Cl4hrF-lnxkscfsk6&^=edCkin7PaOlAP+fNxEwTQ)c{-wfk<Dq>`KAhNZ`A$?e7QLW%`2!ohGiXF=4Th>zB#xMoSjxkBxysASdV~
ppQct(6k)hR14ZsTipZ9zHQ-z>hI*^_c>Rw)7`IB{BH}apNNz`w?l^*rMc)`x3;$Kgn#g)-DfQpfFIkRiwKI_80=bExglwBo&~OPK1iIt);1HiWC@xX8QGnD
>GGcFn66QKLQY;J7y9dXfu!p@?%CyiY@-?;)7CR<OHTsa8ulqZQR>D?<H9<;DyO-LfGsAKBH<RtNM~|UEM5vMN@dcVdHuw~fl8?<&{@Ro9C$F7j08=Ry6yYB
xLhIj?T~K>l`%ddc;>xb(=ZK{i?)VdXl!INam66*P$_*A9AQp6`!dSbu+(DPFgCWu?(BYWC-fz&#%(ZgN!E++1sMt=2BaTY+mF0c*l?0YxaV}2`%MRHJX<px
-;;Un@vYSNwkN8xF`bT)5V5EHRu-2B6qRW+ogFS1xY!^n>fwJJAH2__0)Su>LRbI!G_!$DYE(E`juFFovj8`SL9#bStXpbkov~lEo>Bv{g;JMcoyj7i<2nBV
-$pcfKTl@YkDj_KdN}ujRy>m(69}x}*=jn2B0EENqFdR*P;1A6>Q{i^|JSLu*}0z1s!KLdh9eVIWx6ocj3fliuAgT)>xaPhbgoG2L)VzmAtp23yhajjC&L`d
eJ+4x5tj}1bj{SXO%B(BA`|UYDz^ZdQr8Hix+?0I9>!UW$F+uOsENy529XvZolCA)Y|nRk29pXr8Oksq)3YtcJ)w>ISxeq>j!oryB>LPeDnOQCYb&`g%FWCH
%HP1OB}k%|yzq6FydK~UcO5dn_I<E!{?f2OA2uFO-{8Vx=<cv2Bv6QpDF}XhTC0y+z8-nH`HEyj$fLj^;(<ur%G-0`dURCW{OG@pP5Z_k4PK|kVzL^DiCS)C
;V4nVcW5L<>csYyc&fIy@gDvbh~a=412)y-vW7*7oBjBtzGBDGv`*ytO^pXRdsz4iTPMK))$Qu#KsOubZZHd!9W&6WNj#!wymWx)v@?Qk1g+Y3eHkVbqCKis
-ob7k_S>fURwClr93iU$?nPqP@@n(IXgKD<_!mYLEqwETeC!SUmy$cDpv4{pk;Qfr6ccDz{WgApr;tdPJ^2ukh=Z$$+$m$c?}Mk$k+fWlkqonSu+l*2!Ulb^
{=>8?f-|cb@YU+`0~7D3)+YYYDFI5Vya;aR9RGHBc(i|f{Loy`s(~%95fNO!EHIk87Zj3nC-Qomq5q39H{HeLymw1nqfil0Yl?Up3NJD>u_=ZxsDkMpP$TNd
GGa+O&**@CNL`LCjR9*4>>+pYToM&gFX0Pg3xG&)y&+T3aF{nA)=}VjiQ$MJ*xE|(0;gx+`gr1daC+Y`*Ln3_M8&)Ntg}_ywrbDbWFqcr=sphde1zF2j^TH+
lk^9hj7pg|lSl)BA=c!KCY_nn85Cx;b)j~lJm_kJP_vF;NlzZqCm2wI70KeH{I#ei8?7H0eY8MduhZX(HJ92_&3zzB`pHwJr>Cd)ER{joPtrTF@BtP|Qr3MY
eUSdTl!u+*3|d6UK`nH~wZkdH9k?_^o0M95G^EXh6QqurE8=TeU3(|bzl?N?unGa}4Ti#E7NZyp5r>eHvx3;~!?=dC8Ie;1;lQ}!FU#5V%pTP%^P(&`g*HDn
tsKaf?!7(uV^LgRySt2>)B7P<$fGEHc+VR!NuVY=Ar`M`U8JA#od|Cc)&!FkcTq)xeCm2cv{fGl6k=~WpT}U_;~$8XeqhjH_@pkk9ESSjk0e5ZhB}{=$VVRo
g^NdgjnfB3IFdcZk^HgumWITT!=2vF&dv*uI)u0y`c5^kIu4ARVhT%~p*>Wb<%o(afV3nf`33wEd`vOM2<>@ijDC3U!|=`9BjmW39=r%)1GN-yVjP&5<`+&F
%k>DGRW+xo;#@_GiADj;D^5y;DwDNX><aF*>@T`cJQCQk^9tq5QB1<8Ks)|z@7?g=_x+=z-`=~4as4{HC1nRnP|0Q7k%EMGD#!GxLz{~yLOEr(KO@*Uvo0Ry
&a<YA+J_=4v(z-Rq5%Nn&kJM?_nqPl^x7xx(TjFYFGPH~yuXscmkk$%#?GtHg-c~1N3i2k)C2iA<_0~3YL|$n2UG@l<oQxxv>w?6{jz`ffqV4VXyxpS614HO
j(ayn=BOz#M?ptST)t$^0TP8FAxM3=_tW0nj<wh;LpF(FU>;Hu9CLvRLDE~S5IB=164t|6wOmZsw2sk(NBgf2j(*&iOl+?XKK%0b!_cn9Xe7n@&BbfAm~ysM
?uO`-g;+GI3q`*op_f5Fgm4Rg$I6<rO0Ai{NY54FtVndjn*_+4$+GE5n|%`P1}fyq8kZ7Rst{lOq`+@)WL4!=kG}dJhwo^Tu_fOh{~@{k0vh9Jkn+~P+tP{_
6Nk=J>rWd_<gH5k<@n&@ZF#*~ru%FbY#Eh41Sw)L3&aIs&y_05*Elnk_t5!CKl=`b0~<ic7Y|m;gA4H3^i@$$)_jzmhoD7{AF%_M{qZFAUG+!Ddh}!XkWIkF
M=vp(BwCAo(>3jqT39o3j8B&xz0-E%a6c9mTp*uK2J<hS_$88c2lh5TA&CS9Q{`eD1#ughV=jxu8GxL6kV{ao1}4+~(BUG2Y6KgdKksd$&Zpz?EZE@;#|1aF
ggs1dMNl-CRxzj~k4r-i?Si*?0}wc46OUntm6^yvz#HLQ#CtXi8R>(>)t$x^9~>bd5kA<aEOr4nC`Sc-WmU38$YJH9FXKfH07YF}fK0F$%gVH&V(ci=1*`?2
=U(zk`cNq1H9pEjEG*85m|dj1KO?}R6ldTE;(}Kfh_04lUsQ{rpeK5KRd5O{9DS14xb_QDpxm{s$eufzmcB0Us$A78I>v7Kd<Y|9xeOO-C<>uO`vEe*4IeuI
5mT4WR<%3P`rbb0c)f5CDTzg$RVU6RLX?XIiA!2GZR!q@9@B6*h0OesVuHnKD?Kct2f9jgX)_4Bv&k|_p@my60jY_U;9KGOtDU%GhDGY@*@Oc*81nF_jP`19
s$*PXm(kfU8TJM+@i&G!q$P#TAAf`fE61`Fb=b<E9fq_-S3%DIn6z@n5AEyJQ~R^|h&#qm<wgG<GDWwW!)JyPIWq9_bSoRba0Zv-+rQOp4>Si_j_{fOHu0RH
5D0g#^O=icIwJ+jf^Vbafon;eHs2VtPu{$q&AX7rhDxZzT11xSGp*a6UNCV!eYp4EcH~tTR!7VqY{QA!X9#KTHGwex#2q=FCZRZG7~}5@#kGXp#L*prUatTY
@j(&$U8rJ`if7KQuc;mYECHJ6ga`Pp`n!lBUEdp3M+W@Zws!u9Bz4M-ISXTg;J&r=kgV0yh}620_eUg~q7w+Kkxq$cvO&g(lW9;wN3#KS!y45njH2xuG^0Jf
2YX5#ZTbHhV6qUa2;5f-^Avgt<#R;R3pzUO<Xup+g>Ori2`2~0vBp_)1+8~e+zK!Dq85m0gd!<+Zc%T$%K=1VYK0@Urr8ffCQ2DIlcTuJI4i)suf_q5)~2@c
&)QviJdxZPCVb;eDbF?Yi8-e9)V7LSUV@L6Hql|7ezus*CxV}c@E8;#VX=J5R$%HX2~y7F&cW7+FO4j)@@sZSH5Ct5H}Yh4?Lrh8_u=!Mt1uDl3l=@mTJFRo
h@FMu+eK0@H*z6px+d0NPp>Dv=8XE^;BNz676t)2*Y_seg7=Iwx9W0x+hZ5ARehDV!3wRoy9Z+Jx|moK7bLdw5@J=?4kc2Ny%oZh{0Vyk&Y#8yZ?2Tdk#9cV
8gFGu*k&USOBcqVAMdB;Lj({o_Kwop`XUB$iEA)0jq4+lT8Td=(UJDK-1R(*IEWkL*YOW0qJq#EFS?n9$kU@}%e>Lk-sOT7g+j%qP?Hs9h(^e!8y}z{U2w5-
ELw|XIITC(ur1j&gZ;l!j)}ykb*EtGA=lg!f#88mvaRN~0~u#KY1qQ@P7x>TI=Z3{6<<>KoAyv>IofJIpFJSM#V296K;|ipqtOc;Xu#yx6CE<eSeT;;{F)Y{
03g}9h)L~dcP8Y=wxHbsqY|bCh`}ScQt<TuOXhUVX>$DhK*N7v7rru^CXOr@^Iof-DrN*TEn3Q`gyZ?^)#5W}CW4g7b2a%=5Y;&oSBG|@&9Bu?eAmY&aq7}e
;dnGlIuFN;<*gyPkYwHV-2JH(RFkt>Qrm#IntfE3X>IpdDIU&i3FZc8n_ImpFPJpsC$B80F)8QXpl806lhBTTvUhr#bE4BT&cfBW*PMmGGbw&qb9|ie!*B%3
xoSud%vz((PW3|;T7u^^gCf#GOW#QjQIEYAo+I%Dc7YL6_gLQ{tXwpekbqB*M(DBVyqugSQ1oG0pNzc=n=Ywt8iXFGQDdr(C=HjwUgZK8E+sW2QFO>`E7I8>
jCDf>AhE5wx<)ebRL3<1>-}8Jc)HCK5$t`J{D6gBoXy^^H!Hl+!s1{rVet^*ua_K1S_Kuure37V)eczH#Dgv|05d;HHZ@^NB0H*5tFyzcnG0{j8Fj{pPTN>q
zFbzzAwG4>Vcc0b)1YgV_#2{$w2PUD7FW(HT0Q<ye2crSD_pu=(1v8N;d!7Bv~N#6U+96?O~z@~?*?|rMh*voWljbyrQ%r<Qbh6`b$L2;dOL)^q<AuK9Mjo@
W`fAYv-Qw7+vf{gfrso5;U092d#I_I#;IGZ_POFr<z3>bGne$>nk~m2In2GO-QYvQWm#&|okVnh7mg4p@wvbXNkrnD!wp%FPRMpwouOtOmbkmm0ut_!oSb#8
O`IYYmx(+hRh3fNFpNa#m~F);s|11uver2wJ0UC|ClcbiGnu_WjGngoXWoDn_aM#@J5dqA*5={<Mri8rv5p+q?YF^LM4#}CN5G52i7lE0yvaB6M0?2p^oB$C
+Hja<W|3%bBe%5YGorE(7u&K$HbF3!hOHff$kupf&NoujOQlcseZ=as`5r^(-Ak91uD{Xgwkd&)PbhL?E=W4Fxf1lWyc~RdvRYnj{{=v|a&m(%51f`))a-ri
F6x03F+ITxNdC%kAyZeSu2L_8Q9GKkbU3kY=Mwd|f_GF5mBcEV_^mlXt$o0~O2bsV(MA(!Lx;e#POe!Cc?z9t569pqX@6dgNtMJU#2SDsmp#Eg4*}~MWiMHJ
X^1o8`)sC_*6^vauo3kH3)hOnk>3u|baMFP-iN(Y7Y}w9zTNNr>Ehl#(t1VVq5d7Y;9k%JRc{tEnlj8e7jta+gnjyHyw-1mul!fFRYk!AK&+90AD=KdE0v9q
A<QZqL?8!fzznDMlXJ>fBd}9U{s`CqG!ODKx9SiecolD?8KhCm*@aN*RVnUGxIsl&WAz_atUSPDvE;W{T{m1S)~Y6|Xo8z0sTQBi6I8wN@mY>S+nlIjI&++x
t$Z3E?q*_S2@R<I2OX+a*`!Md>R}+4AO|45G6GSMVO%Y5f<V(bl8<D~<?p6pdABG3XiL50w?FN@JNh*zCM{`3!zb+%_V8Qe#X1@u?eD$IS-wJVw;S?RF7Ty4
BT_m*jC4j-2EA<?;vUrt`c`z(&>;A^)m%#&T`ZU{IT)IrHQiLXZ`NTIl$K^pb<~EG^`^2go`cJ;v3BvdRUK(Dor<eaI(I58O&V8X;M+aS>6o8##6_nut__Es
mQF{QfsnG0oV3=WAO~HhfECO!i_eqC@7p7Q6U=qanNDfhr!x-+VXgh8=<a`CO()CQt#{oUbb`io8S0sPZgWL=y%EUY?!2zbQjiaNPg3W(vjRqX4LN4ilz=|_
s(1yqM9X;%EzN6#J}iZv-c{A?)$P*c4;UoPS*F&>VvO@$LrEFBaDG+bRAR?<XsWb8987?#JJ=P|E^+lRt|MQXbKd2Fp*;^QQjH28VNq;uC6D2oO;J-G>OqPs
FQ%6yy`^1JjUX!NiVk&6h%{4D+7L#(^*v8WFgdG=#rUmlrl=Yl+rz?FBT~qd#`<SniUwweqq6993uu9kHhywlaCZ>E7n%6hnfJP_daV(t_@!y>)L21U6(_{v
Ty~I|P4;1k<&6+7T*$P80>4Y$8?UZkKom8RbUgW7u4Z%=(BB8cKaLLGzx$tA9*u=qO<A!h*TzmW?6r~kvt^4bydjSFDuX>ZB^_9w;Onpr{Qz_@L3SLM*-27W
qsr2BHk;bH=wMasTrAP9`*0uM+%}Aoq@5d$&<_9T``93d$wJ?>Lbyh|V1rx5aB=o=`<I+ah8rh7{z)4|%oL~ZEE@g@K!AXYdFftYV5O=RE-oiPc&_Q2d~;qb
;JTHME(6HASU**f`2;Fbt53j93|SJHM|tL_Hl|DHY^^aVYN%i)?I9`}uq~$%m%Ry1ZS)12zH@Dup*}-2YbJRC|HxcZAH1W|z&Q-<1TrUCR@K)QC5@2s9RPBK
jgCJc*-MDxGqY>zZ^!t;Umr_?FKJAc`GkoooHNe$u;K~hb+F7%wAAf#4Pua1k+YG$tX#jYv2?38nl+6~mt70j=*NHKDS}_F8i%HE*j&@|S)B_|%YP=1yUucf
O>n18n!%6NMSHTWXII7S0-Vl3+RE<SSsVsshDhgzrb?Yn&CIWVkdkA)M^4xmDjWXxo(nWGoY>JuN2<IoM#)hx5u-%BrAu_6*nEyg97_yxP}RIJ3<8p|7q^;=
P9tT-#1M?{D>9*fMa;v;^7!Y2KLA$$&Sf%w?F1F+rS!)qAVrD>wrw$ju$BLgA5SqD1!_o64*e1P_M+ajEIjfR*;)=fVf4aYUHyABl5dPgU3s?R6syo}@tzCB
^f^P&<Q>a!oQ9*6{4B_lB9p|%7hF5(^95uzdD`psp8lIk53VQ^!U{DcDnP8T8l<X+n;&0fre*$+Ql0!3VgZ?k9Nn}~8x85$89Jo8%0iIl7n7!8OPU=d0Wcs7
a*>oNKaim?r}V#>pT)0t&bcl4se5S`5@L|##wR%r6Jg10K>#8({A(txv+S&&u+~<4V9MfYu`D*>kb;2STBG5(Y!zzkDTJ<>7_>{Iw2loD41p(DU?Df0fV+&=
;xrN)y>z*89i;a<_f2SvuB-Oqkt-Xu7^mIS`RHEHa5>{8>?%wqU=E3h{-$LM<9cI~;(GJwL3Xlp8u4;Dh`KZ0A1mTyc3CZmA<x4^5|WdVCRUVv-fUVEWo;P^
{g%Ail{i}B$btj1_b<ytYXkB=mhTUK+&>;3?jH@`9UT0EQ{Yc_3cM$EH&AcQ%D|n}GEHF|mBetV5Xyr<Zg4=$UnKLcP>*9d?>9x3I2R}6Pw^9W1va>>nkbar
@udd9zyjwqqCo3t%`2M5s+^u%`4o%K2%^DO99Liwa?U(qsHB=EKrv0y*^!$e^h_8L2M=IM5)Nvpm*NXnq`N%F={dCg+5{KaW`sg+Pz=;GU}V<}gJ~~>T5AP>
C64J%9Q<%t&#Gljq%}Y~cIcQ-@@x}IKDLssL&meMGtMKghS64P`cXrqE~_<Co`LWHcrVAB#aD;@U;#D|UD<JLIcwYa(Y3%7QqiEiMyjgSHg~}?3`tXHGFQLJ
Hi@cf0};z*?xFTY$UZ@-kkk=4o3qV>XG9N1zIjORb)p5;8kYvb_J52j(=n_-cn-Q$-FU}oSh=E0Qz!#EW-~dHQx0V7oJbkyi5rQ&wjJga3)0Bf^{olc3xNHT
3n&N=buiKq@eXiim+X;YK(Qu)ZSk*l9ZDTRE3^-jlx4}5gB18KDq_O*FsN@CR@-!~pth_vAEEB9Cg-0XfR!~)US--NKSnuSB<80zIP=)A!FY(2p>1{@lVh4-
=;!0%3hun%xct%XB)`4>AT&FjuV%}loK&k?qWRh6a3=NQ`Vtp;P4p<~)F-M=E@6FP4oakrf0?nr)!Kt4Y`$WlQignfRaKY~t*QoOEy|XVI66I-KwdHWi%S~&
BS{a@N6Dd-TrZ}o(@35Wt-kuP)S7_OM49Z(uCI#!HCa@dBou~UZmG#qkRotg8xH*ZYC0PuQW%310|CbvMQ;RV9C;zRoq(!c16D|kxH=qqT&qTLRK7GQMy&M+
E-O8i*m@*ZD%$JGakW}->A^SCvaD+klpZIq{`P<V_kw@skS~t0R?I`T&kCIC#r5@~;y}nMxtx^5U?d|0&kvn)NCoj?XXh`Ovn)B%2&VsKa?JJJk_pWFJ$S<Q
thtZnVlpk+<{>fXL}6^raiSe5a`Ks7{S21PsG$%-%H2qnH_j&$!8Z%3h=GqYVL^@jJguhyi|vO?tyeLF92r`>a*$`YAIlqrcyC{Ty&wfJuQ9TANs0-&MpBP7
kV{dI3keD5(>+(yF~{aDButiCKx8N~?bDz?Pi9G~9RNpXL^cUZV1=0k>}et9r!p9=&dIxo0YM8|&uVT_3&F0EK>5m>Jj=<A(AEOpSw6%-oLbkDC|<XqMDt-j
kp0NJjCjTwHfR)?dxB?TW<d!~e>j}Pl~4PCbljv~aS|T%OLsbNN6B{fyO1zDYV=%7N28ea)T=oRJ6tW#?5nuOZ%w|?k~xbM54N(H4vnCEsT1YZBc2~;POK-G
&Y8e)g*8YzJ+J))2W?;hoPvMRojFNKp!(i7T1{_+{=cpU%BB*%ohDdQ)q)R4Rq<krm6Q*(cex&3o=6=u6jNH(|B0zLIv(fs)`yi)a)utD-$w@roKXQv)bRDs
Z{NXwxV`(aeDn6*yW#PN{X;Gg_OX1ozlVUepZAVXsbzPv{Z~ALAhuU~A71~AYv0k8{Xg&*#JcZnMc-bCy~Z<~QhWeG-Uitu0UNSSm$OsD3OBn=@HGWM-%oB>
3+yTYDxfNqDh`QL)Eo2x>=5zP@<*N=8ehq2hbqHs7@xV0H89n%%Ax4yah|+7jWUwSXG_{UeEc!XkUizGy?nyr0Ajk4GNANPZi`Ntv*K(zn=Ypl$y&B_9M2rY
<H{T@)Z|N^#htzjFP2;#a;WYE=!CwID}RnYWC#F>&}JqbDZhcRf?A`_pP9AiI+$J=IFGksV$h+>6tl%l%Nn0+)n~pEL=;q2h+d2rx>1Nlv%XsiX_`n-YDcP1
$l$6PhHIHinG5^jx`dyP_`FrF)}v0un$bv`Ayo^@OH)qd&+6Bb6R8RDSQWB@A>-T)+<SGZwh4A9RIREq7>vj{4-JR=uaz2`z2CR2DYPe;4)SCNRJ)stCe!FE
4%euUeI41?Y}sQ?&>4}@&lqXdv?uujI+YwVzIw|}Z}-nlV~iD1N8ceCiKeL1pk^<`;36e}xsz3ee(~q;qJ*?wiZX#bl*3;J4n!5=#Sk?|TtTdBoEO){`E+?}
U)oK+|32CMQ*#KMe~0;z`tV5h_eg%pdb@(mw7SkY6Ol-WTr#MxL<IKacs9AM;FnVD2mG;Lvr<DIe`C8_AgD0>fWdQGvR8VYDE%j8u<>HzTEIVlI%V!Po?dYI
;iVO^W}|xe6c?NFk{rvhCZ!2_!RX!in@c6@7YQHFB`HUASF~hE*O5(5#rNONm#q@uvMw%yrT8-Sg_%S`D0H595?<2rH?J04eh_~2^FpvZ7S_v4TGU?MyIjP6
t2O2=NzvP6)h=r`*Nm3Gau(;9`Z^O6+sS8w{y><wyUxG#W)nK?QtrA!60JvEJMz<irTO9Ji^59>u3uYQB$Sa9#(}B&a;Al}JKqhy6||vm1`#Vv!y0y>gXpP3
6^KFsY}|HqFzTMW_DmamMjM?vr<%1~(_J}TzVvZCr6RXXP_x`lPCsal&1X)e>6px~m$zy9@5z=QqYV*V$X#bMo+~y-SqnI^EmB;yHyCKQSJ%yN{(V)DSaNHN
C{m35QjN_rZHQ|q>Z>dhNjY?6yr*+do9hb%N7!`plS@(yX0B1o&$+!TCC}fVs-oGV$kjZa8fUt2^cK&E>lSu#cUSZr30qy)m}|-8!B)%;WB<OYDX!89YG{p>
&*-Qz_|AC4vJ92=<dH0BJWs6nc4l(y`*wN~9Q0ws_ImT}_N$008&;*f{Ex|^s^gcrNVvT$r9!8iGqOqLqMLVh!bSW>+q~5^dMq?E)vd02SEpwzyiuDWA_#FU
7R&TfS?pw-H6vgP4Y=9FnKy7@i<9Lv6{0BdX&{@^&UJTcLDAs)Ds;i2)1<m8A2!Wk+U`j5OM%#Sk*V4TcxKe7@)O&tNZn5TwZqpxefOu7C!{%NBFYSsW{_K8
IB4G-7UOY9zqu!(-C%u#%W313+0EJkK4zjxp%yn+4%zlC{XaLNE`76)_np=rmcTP%ZYPG|N3kV90CdN`I%}Kcz&jVsr6Wt_SoI36Fv*7q*W)B^5QV8S{@W#S
8@nEZeAM~lJ5Lh4oGvNpj^@S6NFP>779xluf36nO@{?vfbO`{15W;B?y~N40IIl+~IXsnm1#=*%>2+bF68vEa4lsSn7sJJz{$rAJf;i+j@Fz24>9OT`P<g}k
#aDyiD2A~|tm*`0aoUP<#{_AH1O9M8xZ6!q&cv|p9uS8Zy%smhGc@qwrRLAcT48tm<oBG}32P|5!SAkkR%B~h(}GObmNd}uZa7SvK9Yl?*#!)QTYJu}Wm#vo
1}08vqj6tXOxoD)7(D=QjRVfsTf6oGET2~)mOFb*cKr}7MNyJ`tF`sp5$pk!r$c9BIRrwy%3r*9xuoFa?~?hBwHLFCFBMDSHmj>o$Wm2{Rf|tX<skmi-Wdob
TnMwCO}^9!{!IB%oiF*ey_aPt{XPj&L8`7GWD963C_jy;+!RzGL$s>BX(St-7#owX<O%PpOuQ9^OZ+HZCHmz4=}V{Wpw@5!(yb__Z09tOdYrd*V`M6kv3D=?
8si9T5*4w{GO)ls^{x<hpPfUEEDg(m<El@x<moyeYA7n7^c%AjIZ%0tzpA^@ks|c+b=?wqeq*=zWR_l$aME{Xv4;IjL}jyYu9tN7IEuPfgGbZ2lv|xhY0jI`
oc~4aA<p;G8Xj-LJeEZKkLboT89^^**L>E|J2R9^Znf4DF?3;jy<X0*o^~hgW2NR~!vj!X9&AOID|!rxIOTe8Ny1r8BI5)y(@xG<;?4%>Uf)`HHc0*%v_Tvz
-Oaicj+1`;S-IM&Lb##wuK;97jH<evo)@zrX#go&VJ#qsIdTx6&fG+{PCqyiQK?fS=!eVP`2@OVig$-?Lp8rtGNj6n_z-cTrECrE%mYHcI`~vXm(FSACBKfy
lXhMkXatWZ$Dr@@Vr~wi)XV+7z=RwwEIodjM@xt+S)6<;Y(L-$+`Gr~fcExg%QH0ve5^<Kk%Y?V0XS6=d`DMlJeOB%v>IvD#*z%yDD|v}Klqd#ZoJnTPX_ZL
!jGEciH|%$0;3Tga$>ko&|D!-4?gkPq_|)kXE$dXDmgd`XfZCa;HK-<CpK25C+Ns&md6_LNnb7pvjOm3sEdm<7Hix*np4#i7(p_TlE!jAovT-nw{DzyQ;H9s
ux&>^Rb4puya#&SPL`T67if?$>k9Byah_EX^x3P(;16DwSf=szL1$zF*Tg$b5f>k@)E~+Y^zD{3Ox=gH%U@>WUMJ_tP|1@7KY30d4s;X+Pxi)@NnA~d+T=Za
tA~<AkoaH^K=rI8qG8*~!06Fj_L05^2wKW5WqB}9!R2-fHLvlhHWA;KS>XzAyqcO^gM;o;|M@(DH(A8_#ut<lY@W5LcG?^CkSLE7JXq69uwQ*O>&VC=oa6_;
aXRz6I7aRsYkik9iL9<uCWbuXHZp7R$)wjXYZ==m)*C|T@QtO9X5SlHk8>$?W~!+cD5euLY`wS{PxrwU*p~0Axtd`uW_p7Q-SQrCy$*{Obh-Lzht9_G3>+=R
S@n4$etsg&+q#=;M>1M_pkdu0XBTV;0*^TD+s&M~_I?Q2X}4TpsFWW5u*^hD4GX_mA!b_xqv~M7E>IBI8ou{Fx;%8Ab1p8@kTezZ`r>9EpD^s2qgd$-pk?GZ
mLo{U^T{95L-q-ue_}+{;6;-XWJAhXHLI2;x_dub4rE6No|c;Qa-;~>WsO}c@S0W@l&QXN`jQFvwU&8s7^TN@{K({`7%x{PfW#-39Ady%i1UJ<P4Qggstx)|
x-efGY*s3UNtDfiu{XTk8^>nEZ~2|9L5D3`_N*g#)N@vSsf$Eu*!m25b)xT_#`&nPQSy$?pYe)>NqGZlj^!^tC}C>4XmQHQ?>ZIErK8-RtTR)PiXr^O2`TzI
UGgVZivF^bP!2&BMrh<6eP?9Rm`y@575_C!U5r!rF~Kd#d#B$v?T;Pwy!tFN-yBf$5z$zzQ>X2Gt!t-F2fM8kkp;6TO*iL`Cg`8~ornjhpd&m0+o-Q!6Ki(a
VPn`+S;_oS>S9y~yqFgqBqYqAC^CoHhy`>!mB?9^j+XAwQ6rH#&&({wT<oP!TSA+6QQU0Wn6@LmXti#G^op7jh|!i{Zby==f7CfW&#H0-+eYl?MBsbv#k^db
jwO&-{=}Y@?{-L|HekgvkO-+AfJ+%YNS<pKGRS-|)9!R{I%}!1bI|4x;N7%)WE~>_bg#C_!Y&KaHPRx~p_ecA#EA1b9)3eQV-b$p9hOyzCQ|-dwsDd|@02>B
QkV?5H(_$Wc7i#<7Y~wkv)afriOyZ$E~`}LF1Po2#5DQS`D$)FlyBw9PNvTL!9Qgvag(?vw8wX2F440|kO;u=Jsul0Rc+wZkzhOzT??SEw5C5Y|II~v)p2rv
^2BB|U>id5s_;8BkC9EJ@QcJ?=-Bw*b+W@kgaE;BjYjL%2`L=ZY2V;AZ#XCm;-8>^h~<#b%R#s3pn~fZ_r9KeNJ{bs@<5orZ1mm7GYJ7haEn=F{!-#{uWz#|
ePIM7Lmmt?O_X!>@a3(RoE!k<5{Ajte_!Zl88Y##y|uNY&w!TPX%R;EuwomK!+GR}DESvi;J@1k#Q@2&n0C=Ewn&n`9_<NWFMIU=Lm~E8Z8P`Z<7R{PF+>SG
A#m_t6?6{#djqDFH$hC>yV?4=ioX#});u&2@kZ;rDG4xdy6vKQeCRlKu)FI;1vEHE)Kr?xM!to)l1co@z$v7zT`sB>6xohb+sCP&$Q$k>g}jDrGTc=*-r4kr
P|MuViklMJi-(UJ>hTJkgl;MJOB+0cB-Y~me8sUj6UVH=&EXzT<u6`ZVjKF4eq<5PjV<GBpvp<Px~;8C>}is}cKfG|M_Fm_Fq)BgCe8P#v-N78ifGL|KH~VW
brI+OWY7(s*XBo_+gZ3qq~z|ldlDR=r|VudBNCc$Mx@==1J6QqOtc#^oJpK<P0cxh+@K*jfx(bllSK~fhOJlJR-~PF!tb1V0?^}DriK)DS=pEhbW>_`jZOGz
5-7eA%Dc-R@~aa~odzk`XuNF7Yy@KM3Nqx%I(VZ?o(a<&b~rcqz0=6j>x_hcv3=_yk#gt}O^)FxX%5HJ&+}?5HmSVRDjBBZ76@423Xn5U8x9`zc2xP+^XFmP
o=W~p%v@W}4ey+AV108<M4!e9tbRvthV4QUvF}3$!W=5F{I?p+8U}r}^(n%Ba&5)EI&2}QU*Y#0kL#viQ_beE`x7nMWQLkmj{*7A2gp7OgDySdpt{hio)AOZ
o+D^kgQQ_FJ@NKwIOxTA%avdFL#NE1Isn?Ce%0Be-0W^Mq)x*Zwp-wP4>hphYF^Fv9R>qsY&@jdHGqY7w!sz>7;Qd=-38mb98bRB#KEguJk_G;JqucKR~rWa
{VZs~qDn4ceQ0m96yjTKoux6#x-rzSi!DiT5V^8LdG|#o<2jp3EN05XhONJxP0GvV)xbt4tegKEc1<w3-oyQv#zVup_zia5go%@F{Ra&@93LAVe1UU)CsK0-
l$*9~`X=$~iu%?t4zvRBQc5B;a{S}78=(Pcja`VH*kwTn*facVJwCu5!<F^EO?`+jZ1!#HlQc-yKr9aT2OtP|0iOqoZ)z3;8hDmV^I<mI(8}NiUDhT1PiZ5R
gIj831bFe-oKB5SW0t)osqWGff0t)Rqc8L_x+y?e*6rWP@!nQEZ8DxEUotOCQ>)1v4$MTjRxUgke8w`X)*dWLGiZh_ZHv{@cQDj*CckQ75$#vE*OSFrH7mfj
-g%rDgMKBSHA6FJl`D7_vV1dhw5=4I#--{Z2-?8suTFhx*PtYrk01>*CR`RMdm-Q6HjOAWm2<h3f%`H&AIlG)neFLwKX^me2K$^oyfx4U9@_u%e7y6ujpu{T
9&NRE>au_%t<|=?5Vx(5J{#!l2AT@b6WvIqr`!5$CY!9Y&&0d+>F4&el2)Wn26LP?mLqyT*^b8+>}}Jn!q{N?xHS6%TO<^x!w<#@x8zz^z6?zdA17`_Mo-2z
s~?Q9n?P4D>##sLqTDYEO?rHzC2usH)tQto{g+cwtqC%>{L<eVWX`bp>3N<YhxhLVN80Woo1^?pNhV}x{j2EOE563{T=w35*gtx|_u=jD`v}_J-Dy`;@2aBy
KoRu^Lp1~Vr4Hd_@3fr;tG!4)pLL2W5Bd5@jcQNuT{Z&Uq@jMYCqE^vzl;3jggs?Zc19ulIBBh1Y`$0*8?h><%ebEU%jA9W-gGp!mPOKY2r})fJxl((rw~|@
Bk1(RxoJ{d=gidY#mF^pYrQnUFssSyJ0mq0T-?E?NNgzs)i(`^!Cx8xMSG=2pQ95)YHHiS)(&W5A;X-d+y%BL0R39!E<RKr8jjbq=7p(PT}3#cUSrY1>o)E3
FH#^nFLi|3e${PdmR!|bAcZrINhWB^+hVJgUT|?7$w&^jojyaNsf4q!byCm{LH$VdwOt0e3tOFr1uSHcsg&`^y31Fv#1=Lc*}XV5n6w-=+^C4fZFH9qincp9
As>u7C{S|lWhVezC{!xZXI&?NrY-UO9|n7tEs>x}SQ#fr>Iai+Xq#_KbFvckm|Oj}6XMYsLE=;(AIsnO-u<@Ek`ltpNkQ1!O159@1Vs!Kl-XfB=#YDlco##$
9gTd`FbHs%fz22&HgYA8lT+xNBy%=ug#lt`(`G3WF?TqD0`Xpe|LZ57C;t15!=G_@TfzOPWJB$S>g;a9b;R@?;!47pbC#>=br(_*8BjP~0>b7*IB+?`Ii++Q
?=LeL*d+B_RE>Q%h))dPIN3R6sfz!GNja<_N^cO=47p$09*o7Nzp@Qlq$O=&7gsWu5<?<+<z9ym&{D$jgW8z>K;@<F@D6Rc`~M4F6<<9
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
