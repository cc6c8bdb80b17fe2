#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 58,616 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
yOVEhOfE96@squWn?Koe&AZ<|+`Rj(YyN+0`xfOkuB5$JnO}b;o}q>isr5ShLxwAqOxcQMQ6XhJ355cN#E`@az;H2uD6UHTSb2fGSo-VBxy%eeQckvNEn+Tb
&ZSSEzI@&Nx4WPI8$bLTIPZ7g-tqX__nlw3v-4};dw${0?yr6S`GvpT<9Qi@X2RS4xMn~NUbu4z{ECi&=<5ETL0kmAFyuF1RC5wuKHc%&xjeQ1RE896bm0=)
IM8ec&Qps`NVyJeUvQQBh7mh!5}aHa);wTC58T&!_43^PS=H`Ol$pgtm*>67wC18Lj0T;PJ_@J*j95+rhm~m`wApU1rn6F##PSBesn)1;HkshqqG4Z|42H%X
8{qxQJM{4NtHa+9e;ghBbU4D{{Is{{YQsSjK1amtN|LIV#7OASLF^r^!8r?c6AnhQAY!l=tr-qDW3f;>DF@qKq9z*6Xe)DrQ&Q-Wkt!)n265;Shr7@sO;PQb
%kEkK_){*zufDBU<(!cNq}We1Kd5QI02079O%LnqVE5C8o_kX*Kd}9g@92Xg{4mVt%1Qnrg40Y_*Q6G|fAj>8KLIF@71{TXGO$GAa~~SkKJGSsgZ5#1#sxS_
l&<bAiM&=UsHA`dJ<3j>4tw?WY`RLb)BXP#BI|Wk_h_6nBNz0{$&1m8*T0P3z4*l?T4N31va}H}-Ht9%h>C{5mtMR+dhyHX`O(q4cdvduM8qcd$BGM|Bl<Z#
SkduywqBKoq)jZ5ZEjM2(!Y;R^bgK}%zt-Sfn+A*#DUZ=S`?k*@A>!lNrM!5k?dtj19Ncvj?=ivnv~0n5!+Z$W1D(!)Dz_AP^(5vC5+z`QsRV@VMF6_-$+@G
x~XZ{h$|4Y9?A*gXl23=Xc%I{Xf`ErV9CZaT9>1@hi{(0J~$DO*RQ|4mOqYueM{@a$Mx!J$$2m<6o{v({$$ptT6Z$o8ZjDQ<yQ<dU{|Ur)xC1@ak@mt!g8fj
dwTKy(P!(-m(iQwejUC0`S|eQNA1c!(@C30mRQ6#aFNlZxaHt`%W72-7pgmICcf2sOb}_CHjKG|%W4H_^V3Qd3tKd9<(bw}tZPsSs$%OhSoOM_tJ^N=P6re)
>Tpm8m_XtX{&rvMij^~24REaSSPFQ-uU{mhP=p2?)D`E@(~c73Uv(@L%S-A}UAhZ_0m)tadtLcAh-j|d4`K-SEla#j@cX^ste$TXlp;Tgl;0{i@x{+auLKhJ
{?YkWg~U|6{Ek+TH<FX<@mzj`dd#bWO?MYsbX}983m9zG0Q(&uy!lB0i0r(1Xxn0Tu!NS*?jWk-hEE>8e0g;Ij=!nJ=<oSaZf;&IKZp&)5tCBr#q<+&1yxJv
MQPpFP(3<&eR#ky#Lv7Xk#QH6<M)qN^l$k47PIVs?%~Hv(i-{K1^$SxEGqZ&%lpM22XBOLerCI|GzSF*kFh-n*9xr@E>ndYas=}&BpF<V_eiV3omKgXX6s8h
T~2fIdrP!4WR28)TyxQQI#|l6ZbeK4JTKh2l#8*0)Jf>R$Xw6TUAq?CjXGn9YXzM03aVZtYa~IX;wZFjA7>v6jSAGo?FNPyTwzAIM%zc>bywIkq-JQ<H0Gf=
E2+<YHuA&$$E(|6>u1;`G0j@wGPEQlnJvZGO*Ag$0vs<>Nj4A5IkKTctsNxzE{bFs)z%F%`%V#{C1;DG>UJbEx(DDB|7dV{nQlI0jgjgHc?BwmjG~i%vB}30
PJU#W8tA{d+mM6L%ANX2>TYU3voC?S<*Z!Ypf;Hs5ffA{+{66>V7c!KQ#k_rs<9Tvf|&7+$NVKcQgQJr{GDSpuV{VFXX~af_G{*XHxbPQe@aFZO@eTvv~xUm
=x-d=2Hw`UN^D#?1=QxMjv}(~S+dtRDV-(KhYfNs9G-A(;fd{GjX+PS)#0S!@i4))n#06{zTh>6%ho6AWgiJX`(tS^P9TxutvrJ<li%raE0P=lO-wt6Vda+@
8>VLtJtyzmxMC;iq7a2J+=lh2x@ZlIu`s+X#n8`xB9e31IbLOmY*OtUvwUhS#4940E&@lS0m$05bf5iX^cw>^)vY;v$Sj$#(VC_&fyW-KyD=wuB3&@nB$J}s
n*V9f%RMBA=m62&1#*Q`GBa1UVn)T{Hl`SUFd&(S%tJt9g8`3C>Ew*JS-)$5X2^GQ)+6mNWu}nf@Ru`|FXG5f>5qbxJ^ifAAZH@t=cMgMk|6ndkWr*ujocyU
*5fS;%9=)47vya;{iK5#b4lBBb|$*dc&x2Rj+ao_rrEwG?HD{WfP{);UfAzS1(Rr_L;gpR%Ed~bg%Uo?1skjqk8pnmTQAkhY_+^=Aw5Nn9v4%1c`di2S9``@
b>qaQvH>M{9XD?51P*Ac1Bt4d$spci%|-L~vis847gj@QZu-geazUE!DQO|QxS)Q-g_NJBo5WoJl^xi6_Ch<wz?mLUd;oF@y}?o@$QBoD7l(1FOH5l}K!D;Z
+SF(L$d`U{!=7%x;yM3q^26tE^5mNyGS|w+q9M7id=QK&6S&+wMR$h2r~HKWP6XwL_U<!U`~tIpWGBJwxDF`Kmg1l>_s)3l$?T?>*gW&y;)&L7>6>5KuW8*e
QQBlMQ?WTq_QN1C73CED=`pG#&4zB?rnN|^Y^%W)9!FSt&C4DZwdN-v4>?)595iOt09*)xNME(=O2OPn;JdKx?+4mt`hx|XCa$hAVX=|xm-2S2B@6V&#y}yE
Q*;v0$B_(Zx)|M5OWIL8-2=?NZsCOLKg-9z<Xpv0cfV5czb&zTB2xO?4jp2Y=Aw7q+S&Om{DUX$OV(lm__6!3h@iNQ!ETh58<H01S>PJygT(1;Z8Kp@mY|uD
k$sjgU49`trfbxmkdqh5h5kBTAnE!u_w4dZY@-^T(AG0+OHTsa8ulqZQR>D?<H9<;DyO-LfGsAKBH<P%NM~|UET0K1N@dcVd3|Z&KntlU&{@Ro9C$F7j08=R
y6yYByj&yp?JeIBDr0;^@XQ;#rePW?7wwF^(Adak;)+4qp|bEzaD+MO?5ikS!%B;7!`RpsyR$EY&q80aYTO0`mt?*8UXY<6VnF(Vjs3_wg$*ZZgnLeRx!-iK
#<MlE@jaR69^XoRZ+oID8`J3+2@!kBZ)J`0fLGPcb}D<jWY}VZq{6Cy;0;1dkd4mP(;1Yn88YhJ3fVywn@FkCK3@HACr58syf`b(n0i&tuK)kj*%sQ0Cat;5
sF<>vASU!?3GNO9XK#Yoxzx-=6Hf#^r7mP2rQyKZlWoPp+p=CyXVoQJ`NF9dd4IYz{f3TNH0c|c19Jp`OlLPbKX#3E9bwwT6d~4=PjKXfVQVtYBe~C&ge-Ki
q33N_nzrtKEpRMR^P~g{FdlV{h@`8ce&+Fz#bi=zyo1_`%=R9M)6%)*dd-G$C$O^&3zvZIJP5~Z)NoH|qkiU+SDdU;*$2rGH_Hmx9~i9`+!tjF=1JslVAc|3
qf4Ipf<<1S_7<=X;aU4W*ff7>Sm_QF$I~~suwb;$SQ0v!#a9zVk$qFEvsk_!xs3UWq!!4d2pnQ2$brgCV&HmoT-^NVzx^|j&P#hVc%2rD$!Z|BUb&HlqeL;>
k&zV1<-1qn^4Z<Rd-z+hdIM%p*wo9*8m1L)_Wh&!ikZf=PUQJ*jR(nZSc-{SFS%lTy&C9-<0J@X$}xTo<&@+Mdd45KcuqSbFhS6&ZP{mGRvy}?YAzk@_hATa
+Ce3>ob`HH6|hv2UshM!2S&p&SHPbbQMB;Q|1m2Z_%9`&ou(6;;zg+0OOTbnVLsdX0iHr4VRnf_)}XUNWzEjR`b{4P%^cak#j3}6Rfo?Eq!(<^N1H!Pt0I7{
nvqkjKHo9%erh)ms?8h@I#~hw>GsjdZ*SioAD*1tH8Zq^VA36Due2MRI;68feKvP6Z8pXEzZlBWU8BuAjl|;!$r~k{h{K_tA=4IHIQW9<ZSDcJO^z+mlw`@2
%nbqm+opxa2E2e#1!jiN@mvy3Q7_?QV#Qhnquz+=X*9~459=uKyo5%?5A5uup95cF-}-p!docXcu!4E5SR}B|U$V|tZ4;}Rc$?+5tD!G(<m5f9DRF4Lo1LUT
*k-HAy!AmE2<)3Cc{J(Fe7T@7qpb@yx8y-r8-$v5#2|X|kUqgK5v)iS=en;&;@@gi!04j|dbp~5D@IakOBLdQ=)R}lC_Q~M{K9e?bm%1gEQT|nElKA3l1U$=
zb=ztC+2|`5mHeL^l<IqzwolH3@9cQjP8vTGf@Q@S>_6)T2<HHck-tJWDx`)K$DTcU7oM}Pg3oRS&S7h+!+El&I;nqccTZ+W<*^L908+uKdoldGka98%!@_A
iLC4OHB7ArPncE?)JjjiI{IT-Twj+CmH?!h-Veb!c@pBVJchvs*SrKT1!kcW;P8T$Px>!kjnEEZMJ^!>7t<rSqpn9pSM)(RA@Zg3d34-8{*E~AJ3kVAQmH~t
P<`@8k~=|aoli>Kp^req#bdt4$$KIc$AO|a{y2C=Lt?<+UT<%2@2SW9LB<U|mzvca=gLhng&oYW7A`T*dck!yaDXwW=SI$;WyzrqS3plmuJ8*u3~)-}Bi=uv
y*YR{dim-YY3HR|PeV_BE%lTbnkClqr4#FNJ^p4@&Do<kebBO0VE(+~JV7Y@Sc?&@;E~AQr2E8Q0p~ieP*EK99eh@@liv<rkB)vnJU;&IjhijkueZ0PHbI?Q
aAkF51>s%JVRq_c=6Z%uv)L2RpfXN&i-)=MtjMDrp$Oe9f6Xk9Kd|xh0*SnRr#LCR_KAD+w4G)PL0B#ouO!vYA=(rg&aQ3{u3mw(y^h0C59H&R8}tlHVj?;t
fD+)Z=PP~DdUW#h!Er!MfAPd*ft4E0J-u*jj~g_3lgTGWW1>6ovT*QIfYtdQZx3HEvHW!KN{0U*5t-QVBxvKC+NOdnBC3jV`%o&0SvzXU-2~LDDe-y1Pn0gB
GG_^i0+kTPF8yee#=#=w_?T5JOG*-PE?^=Et;;n+YqCTFe>m@!i~5?@F~0El@Ws*bkB5@0?fKEWUtYZ%*|iw2q-emo__dZ(&Zo-V5JkBV`%!hF_*kU;GH{6O
qr%^@!l!I2(A;38z>Az&B+8UbnC0DX`SzsEK1rzql~;x277}@?AYlEZ0CaDJ$mG><&0o_bW6|H7{2|%@0+Q!=k;Scjx25haONZZ7M_e0l<c)TRi^<W&tHt$t
l^(L;uw}D*7bKCvED)!L#aHSqU*q^!{z%kCKl=`-1LH==7mwDfqYIn^>GPs4H++=ci=ai0Fmam*9(xjCulnN?m0~b_h*_ZV@iWXOX$fKhbxpgp7uJkOB-2$#
@3h@GAdsaV7wTt|!R%BgeuZ@2e#T|X5eW+F%0)p6CO5J(T^7qTKs{9mk+5M6U8en^!$pkM7!ki-R<VsbpH3#TfCn&O7tGyK`Ye^XxU#ymib1V;TpDrk7yQv%
pu!p3t_)?Y>_*Nd-U#QSsj$7vNFOAw4mYOw;6ww7@ZmdMDKFBKi@vg6u&K+T>7y^>MGg@~<y*i|uo$b#6uV;LDAI+r1+eH|@?82*C?+;OSw+Gv&Wu$uLvTkH
Sd=0W{6JiIE10VA2tJB^$xrn7s^BD9IEf|maqSnRKtXI<kt4wUqhmu~6<!a9Zv5Nla^i#*L}yEqyPSOB3NNbQHP(PXe-vuEK6f^+e68U1VqLH49KYoQGK|jU
(qO3TD5M$fK!`s#eD1;)52O6Lc1L>On>yX;B0NjVbkP{qv2=;BX&H<dQ>N}<>+!A$7mbe_q`hEW#L6LybcU|d>e-sHUqK~2-4lf)5CP7KnB-gG6|0>PXf|5v
>siUcB@Dy3SC)OX-PJMHvCDs8I1zgTIQ<*LK@t(cZ@?rG*!~>JC=#-j(>n~aiLPP;{j+T4u^-vjsi*d5^AUG&qVkOXJ>osoZVsOrNi@sAYZ<Ky0m6%1-f{m{
vpvupc29&E^|xu~jD$eAd!5f*6w?`LpB4}t9Y|c?V%U6R!Z-o*#5V6j7#%60j%pE-n$O&ETjjJ7_BcO-y1Y)}O#WRfM<9C#ZyL@kB;ux&>*E|vE;N)k)D?4C
qv1Jy=wn%jgo+jOxzxQgyCccGaCH?XoeFe@`0id47377Bv18vNATPp%2hP}Ee_*kN7ET@<ByrSBo{Xl5)-5JX#p+3$hP6ozv17M5#)yX}u1veWq1*z%7igjr
PvM8-?;_~7+0771F%={Q+V$fSn8!`BD??6xNK&Vvn(Hv8U+!&7Z_HYKk9I~^{ex(SrRW4AlcbyC+->YSgc>ynx1-r$Gs5!Ns4b)I8@i=EzB_wL9c@7<7^AZk
3mBZ2OLLBTy5@scGBi5s?qs#FmB=w8i8`F1B<DUS8WzCgO>rwnhnGb`USrgmv4fp@+g(v18dEExt2NDjATm*Ujxd3W!;}*%%=>EL(SUbq8~<$F%O|CzA2IC&
N8sXIlgF4#QpFl8TIN-pSjiTfgVU#%<-C*-1ePxRmsxL_vc;deN|L5?ws5?9;;TywGXI(#kxk8v^|3rzU%MzzhR*nu@hWWv`+{Y2w3a(Lvf#a#xXr}{PPg$c
SSC#Gxt?B^z2=Pi-{6V^T^7bsI&c3r=!XXbF#qcE^xI<>vvqxyw(%aV(8W8#6}#A46IvyHkp-l{t{qCGB6}-De0hQ36z4@6%L%zsCI=7tly$t7CFh-uJgoj0
<EA`HfsY=b=-4k#YwPPk$R#dg!8ERqNOmgzoCKKK=W^HcEaD(;j1S`<PND{(G30hT3z4VC(Uy6s!ih_#D;k$dd7-K=+TsFU!@3G$T%-#w+>mt-5dx<578<rC
yXJU_2Z~*hl(*?z>^$U}dm@mNkc_w0{B9tU?IsP|W!@=~WnD*C^r7NY>VD@*!~C|>d?UL<=#0<8ZVA%U8i({3I@Ey8ZzemW+p$<t(@-?GNC8y0g9kh#;q4<A
fu7FVnn4E^P1qLTCHLS<!PEaQ+0!-W8uIf4Bgh^5@VQx`acH^30kx{~VremBu;txKI4MHCUVh~CPLNJ{uF6jZ(VepbcBoU@{6=-kcYR_~s4ndkZf4WVc{t|t
Xbs85b?e6G?oXvEot)N^9|*+N?4vSGYrDr<{Aga=W}2?xYDI4{=H_!N;pGLDhCJnU{WK=*+*?4+adsLyXHE}>!<=)+o^fKc#=Yj81YT+J$(uLplplr@Sk76)
1Yr&vZFVX#vg{I%s7Wc2X<PbEa*1L$w3Z)<D==$}kqycE4&mjZsmcU=dpt&uMP=uFKY^VBo{@6m;R|$0RqG&{Lv1os^*U+<8g?$%3~^b$A(^5>W{i@~_F&x{
F%*rB`_(n_v!^<)DOmBxV#d>LmZE?YxO@^U{Nk+kKHXX2Z7vpCd<p$hgu$MeuAEpl^&(cThSQ=Zj&z9un7vLC)Cr3cSyFX!Q*zOo`D?eFS!WEAwQVNU#C73i
%^Z|gw;_|foe|+S2-g4<k9vwDG@f=b9nk<6vx?T0yAa>v0qNQ=-2P|-b=ZbK&<EPLr=EZGz!RyjS-%_ZBO5*(M9ZGgQaie`eaNy@*U6xzxI9imDodWAd{T!U
!;ZO6DW1$5pUv*HoJ4NFox8r-KEc=&KVqj8_n>RWMrtORq;8qpCztbAbcw*ug4BaYe=+GuHShf$22K+`&XS?-PTEVK!w~|^KNrv{iD7KqX~>gw2DiKFY*(8g
-`#x{Ece%w3|)v{xznZvvWPEkl(pi=x@1UaR&8%SQ4ki1JR>E#QehR0zv-X}#ciu3h6b|Mc`7?Su=6Sh*?73yk9HgguX;r!&n7$`W$Hoq&6)ebTLM|ju?$MS
D541Mn}j6xTyji+RrT{G(0D51%*Un5Y(~m=Ph1ou5I)v{SZ}`#-YzPh=ly~t9+gJp62>Xt$P?`$|I-_d+-svzmYI>L&2`*PIG@p`3_<F#p)s<uY)?t-<O0}X
#pS!I*e&%;6eblO?3i`O`3mXX(?6z*Np*wblvtz-aX{3J#A0VzaYg@)Q#XOp8Q>^&Vl_Z8_sLg;fuw?+>d8Opsf?GztW*8}UWP&o5p+_OKOZjDu>LnOdzOr`
9f-^xH<l-E#5k(zllnJf3y|RpLI?dbmz%P`)v>-Ujg?O;bZRgI8aLO2rzIS`f3#j*?EVe#+eLYUE)SfcqNo{R&|TUGLR@-^7mxy)qr;}IR%NB0LSs{C#*$*i
<_TA>qZPuZ3ohxEH2q_9f?A8ty-LG`+!2Qqh*gJ-zDX3{h|mlj=yzx0NYehin)Jtf3Bfbi#;cwLZj69J9cRy2;BH9Zf^TRhm)9W5MPVcA33Ru$3FNm!V4lAH
@!;LT&_#uQ4&UzgzP<QjA8Ea!*mnPpTyQU_q^CEF8BH1HoJ+d4a34MiJzncKv7-K~+Ny@}Ao@Y$gWo@5ENLnmAw#fbIEX+%)v!5E@F`-DuSsG;lKc^_|1b}-
w705}AcP%nq!|<_%iM>A3hRYH7yxw;{emr6FvR8oe3X@y<@&ne%(PZDT}=$WwA6Ym_?4)A<)btmg|<0S!}{w^IyO{mmIyZ!V@qp7?cWKSs1{ASgl-vza|${L
3Ks*W1-Z&KGfRY<&yj*CYc78`4a>Vd`A1vooxJ+#;PvsZIWcKTHXJ@_pRk8tAv@mj==kv9b<T1cdb`_l#4(KWugI4Wpu#$1tApOQZOQlQ1$`@|M+}0WThFzy
*~OCil7qwQS<_9Ghvwi=IecaQ07q>oTw%vDAK-EhLm~eAx{eg@PRol>I(I58P#nhx^6ehxbiz+L;v(q<*G8jGW4$BHK&V?vW@>9ukj*Y%$Qt&<<;U{=`}P<B
B!kCrzGLw$JIEKCot}yD=^yK9xtiU2c#grNXiS%(Y2?6dt_U|g2Kn2a7u8}R=q9}<2{heV0Y8%_9$=uRVAT6+D+tWtmiZor1#iIcF?ICxzFHHW->yvlfKA;z
z-nNJ$i*!qpq$}J=On4qsl-r`(AsWMgqQ$VeY7jHg=E)&e+XF<okuzkd_{R+Qf<`n38ZpqC67VnP0?H)>OqQHTud)X+D*Hp8bNl`6&>n^L<vkuX+s$C4x~IG
!Q`wemXlYunWCDEY|sr~jYuI+8tb2R>9Lp@4k@M6EuaND+W5&$DIS8b+sH<}$v)jJG`B{e;+H13RQno<;+z(bGg?B&FxiJu-8VwGz)sK(3S5VEZ?e9A3Q^QV
(n<Mov7XUcKz|>N{y08*^ZI{gc{CPcHH(Txxpt@r!|xmUe_O`n!dsGguQI%f6H|iq35FKi&<{Wd6XeKp`Q0R8J!-8@XS1oDiw-);{_zFcbsz5Io4bZXl;o4+
G1}oDeIMB9aF^&?t=2*b)x!qo-|)h*zna^><a|=xIPvih+8_cxIf-x4aH#?22T;v3_X2C>s#dt5!T?mhp>Oidd9eigKt8$(B5cHbuZqkEP?4G_18!niuE@U6
Ge5O4T|&ogjY)BO1v6<63e&U=avE{*tI#@3U!dtb*M=EfH$t=KQxdqH%r*7F``Qf-$M9`n;Yiu79$K0>3he0!WI@dR<Q-Bzab8@pfc$!J{1eF>zoG_Acm<Wr
Ie+3_@4FBtE=f6LP1K>U$k>%f><j54wf%a<$`q%?S_Ug;_(zAR6&knV49Opi0KTC)FgPJ8KkH9HUMBu*0VaUi{V%W%?0<)x^^D;Y<57gNRaA-9_R;jx0fBVD
n9bmn`nih%*1z6&e?FrrvE)#^<3fVsgg9%aCMHr#en<PDUC~AyOe&8zOec%YL?4U(Y9HOu$aK|3)lmz)e7=bmm@mka-rm@`gYQp~)AM{f(M1)<KCOFW%>R{_
1BRe#61vgguSw5mb>8ex9#7LI>tT?8bUIh?cVl5}7Oslf1*pveboAVDLQxpnA4a(}Oa|21)Lex62Wgwud!*=o>IV}!4I9=?XPewQEIBE8vSn_S(<q|RZ6qMr
bR=yTE${geCwXB?vhI;S14O}HoMb0{t8E9i5%hFHqsMdi`OGB+!neQo;F)>tF?X_ie|y8VhB@xV?ct8BuU)4-N18^bJ+dmeoIM)o#`ypyk_p7p#WMLQ77TSo
id#*qs<|q}P8QI{1B!Y)Ab=3O{pb&H@b6qw{ufT#mR?GKd@gNd8)Abt1J7HjT>0@7gHgboq?ghkF~TD1P0LIvUlA7QKy0?x7+s@(kH_+j@wh8xWSlJ=1{%EQ
QX%;CS7`DxD<Vuh3rRJGgkLgAV*jUWr+vPF1YO_sdcAM{O+{c=Ul5`E8ipJo2U(X_{n^crub0-c;YrnLehcyUOhb-tTIjikis!6#QYdUGAyF4)(>g274w3+%
l?7?F7AZfFp~kfIznN;xuXoOAn)s<N(k|4TAYYr$*B|C|l-Yt5e@Qg=fC=lYpzbHEwbkyJvUpl7AzL`4AZ13a5$Ifj5#?eP+}zA@-K7^<#|8<8z!NO+yc@11
v53}U80kJ<McTR!(tDlzCd5$JReN#Im5o}AGsx<EbgyT)obeKN)z}nJo#Z6>s$~mvX~ZOzC;QR^_*EiaE{Aw`@s<-s{>?6{B{AfAn9fPk3)94k#fmqZmiO9N
5lX)$uXfcykf7{9xaj?9!G1%mJDz@X^yA^l=<VV0==IUjFE|ChwNv0tH3@ArW-8-OYQ@1Y{#at4Rf6L|^ff!!QxdehqW(ly+7<$72n<%D1clKRf#(uL*Q@fn
<4X;gmjw=M=$n>=oL4lB)na;XmB1{JFo>dFa{!!0mOC4pp+jq$0L7L{XUA@a&@*8~9Od>@bq^pg1cRdiQt})p$kIxpB`&bxvrtV+?OR56&3MiBLa56@WI6!^
b%sxkM)j;()kInYR2G4u<WZh&3$BVy{hI=+*kB)*L{aO0tIEo_q56<M*exNOJcl@`#bmqa?+|z_{0Cw`gKJDFY2)}e!UM-+w!lR87BK>h$1bXqp}`s=!iC(j
ZDM}fz<U6Vz|fxvVJ+xDk~#uFPPTpUjH|@Rw-4!!PP9Z9#8vLF{qLi4b_^>Jo`Wt`H(nzNi!gO*S&M*<+1JD5ltYD|6Db3=b|V>2Y==3ejMV>4eQScGgRrdf
Vr6K}Egg(>dAtL(?<KnxIj}?XnYZ}YrVgc!pcP_`Ny;+PhYWV*yQp|H*TVo85f+Yit)NW0H6LN0ugdcecYu2vC$BQ?u^*$HE)pu*8k}KjHX!Ik%Fs5uj!9DY
E7(ycqcwce!EyPc-AR6X@lI%VI$zIL#iFd%wPes?%hH*YKJ7~Y|25I0R0b(k6<@*9z#NoF8~-w6f2Cz~7jRsNnN=C``Bhb6MzlaEA{<bGi^S3Cxg@|)1PP1Y
*dIyy7JZZ~hNM$ZRi}~MTv|x{{X)yzN)wCZV0L{~{I7CZWs(~o&gGS+D}!P?sVyGo{AxOzAj1X*Cx#q0YejDawn%v)xh+A}t^uowNn9OXX)e2__*Gx!8Y9-y
I+vB6N^AlZQ!DND<fK|Jxr*+~>0(jWoM2><JpcRu`QJ<anM1xf!CEm7**z<8su$PS%ZelRtK_m=5QC8{NIXAu$|3#I)4jdFWzIb6NF$j3XUPedDoslGsCsbc
9$0hl7t3<GVB3`BY9R_^tD6(;NRgAz?CWQ+Y(@=*5K`_&s=RStmJ(+oq~hbnIdJpiw4MT_dl)XYUd0S@3WM5JHa@$3zqo<%bN2%51=;L*jgdD~(mK&Kl6s_p
T<TL@NGcUR-E;MSu)Ss}`5dSP*j-UHh6eqyoF%Dt034koV@OZ}E6gO$Tl!glBZJXG)4YoqG`XbptmYOy7VIiXFjINE{i3`P+FAl)z=s%!Q%h76#p@Ont1adO
`3Jq<lV_aa+D4JNCwL}i7L<Tof!9><D6|hq$4%-rC%!|!bf@!nlzgMV3kkEgQO~t>JdRmU`H5C#RIleS?{N87a~0qkzsrv}n;s9jvIsj3zkjCF^?qSGAJ39A
{?;WXbtWMZ!XPBquGfKr<2JC@vMrSE%t=-P?f1UY0dOO`;9*6*w$+^P^d^|X7JN7=^BUW&q#mxl%LQKZL<)PNI^e4Qli95N(%R!n1v!Ibz9IwG@zD{Ad+kA?
8ol`W)oa)iclX~fUcP$$dUW#c@GaN9e7|^ocz_^cm^|sie!2S}cm{#R&kx?c_!-x}qbrAh;4g@H&Y$w?LTopl`7FdF9;73Z4HK{=+kiQH>BN~b_Z#9Nb*<l&
H>?qM)wLFsV2K1&0f~yLgFb*YA_<86ktc7B$K<qImH9P{_+aWdMX=mlOZp^Fo)4q^pz_%T?I1o1nSIF4^6?dX+Tt)`>XGW!^igh$PMoviY&x5+rlsT%T{-S&
h=)mKo<m7BMzgrrcNr=q-<2G&djZ_0FGS0qqYoLRMUs3l!;Tc;KyX0`ZReoR`kn3(on9F@kGElN(4or|v-M1_=uGRCAjYezLilpL(2e?HTFm5HtDMtBf>JvY
e?uNuH8EVvT&g$O57#C9yvOJDv!-r|h%+8*Go*H5d1=at{8<%SaUxS89xJX{aM%ua1NWW}gDmElijKjE%yZXpxc^#!xY_$dOZ7#2g6SYn_Sg-Xi&oR<D-PPI
k9{54L$>URrpu1V=x2<yYTA~3UARgP8}F*y>+S!wX_(>kxW$6~vyhTRYgEZla|vT`kwU=SNea{xFZ}CwQIdKuQJHWa%H+=ikGKl-Vw9RAwky^<&Wr2fe7d@|
FYPDaf1m7s+Z+Ptuw#Ctepk{1d^D9L#$Q8zT3_d!%}=C7u7p=tA`W|UJS%VEkv1?B00s|PsS%IAiEY>5d|~(jgXgrM&-FS{`cKMW<Hf|afPelpWbQSYUcmKe
EI|$I;Zs~g(MxqK&zi(0a2%s|<8LmpyI&-HJeN#T(OuD)A!$eUIThu9JC7~G2(^`UaZ!ZDr>U<uC~`uf^Td<zjE=u~wdAV0@E@NS0#3733%sO7?Nz_aW$eS+
VCs^D`At^sib2$Ux7%_S>X`aEOJLZ^XF~r#n76ymzw~A^cETmVclD84kGOW^r~gXx!_60kmkwONc6LZKBUy}-1?bC}oS?(bcY|*QZRndp)F9KahN<Zwda7In
qEO)ZwH+Ody63Jv)&?KbMyJlHmMzzGS58;Yd@SWcp@=4^8N9&h3eB<k%*8Yv<@|beo2GwBcKjG^i0DG@I-Buav1!U$z=>_yJ5-Z{v37TT-TdZ1)&+?rx3-8P
#n>;^-Yi*@xQU{^$}*9ZLr2CNI`_1>zF^9PO*cQeBIRJ_8nyh`yZb|K>&;M=&K5<k=ke4yGlrwLct%{eu#3C9qUT81>ZZnAOC}GtVjLOF`k<z`_%x`YHC8^O
qsHJz;|<F)RMwM6vY_!CPt)%B?%T}d*f;GAS2*ayhVAv{+wE5o**mHh^722+WmU&7!#Fsym!$&sl#?_!sa*8*u1>hPz-XJdx<-$MCa1d9RqyunjD<I9Ge!(a
2a4q?y;K%kPO@fBf<hziwsGbyT-Y)faOxmYl=w7|&1vVlJGG!_aM>`r;NX^0G@K8cW_p9}>>ihb8Sf%fu@cD4sDb4twp)?Xo%(BUU;Omlw<%9ZbIwGR86?f1
;J|#)zBwu;laPLMPel8{`UaQN#woL(wIlq@T$4gAZmt~a-&ipqZbaStW-ISI-94=AYQo%J98(enO92hgoqxbt-XwABxo9pOnVu)AS7_m6K18_8G;xC{RR9Mx
xXhzI1Rmt0jv(K8lHlcZNlAA!k5)$duu8HJK@<gawVW<KXqsM^wKfR3o(AD~oPUvXEme{MTd7y@2NDLbDRf_=nJnoHrce1|xR}#_mN{oNMcx^IGIMYUwmc6i
Z@9tuY7p(maTyV-It5t_TX{z?L7H`jKO7M5Zj+QVF|xY{#5qQ<#f|a|4SXQK`F65a+$}%(Jtqgm8cJ{QyDM`5^6qVDL8fa*8t8a89Hvbl$wATV0usWlJ>k}}
tTTfS6Q{J%xUVZFZR~c89>BrI0cY#2T|@puS%p~c>^0f-U9=R1N%O7N)^BGK31B@PIvdL&5aLz-;=Rk2a?5{6@>JGd%tpRaT!q`LuIw&LRV`L6{uz~n_(ywZ
AU1X>%z9RSsuBI2@}oLm@@;!B%TD`!5~PBpi$M$`kXKNC8d(fdP=O55iqWT$Y<OyHOumvQysI+tTof)_v2>N_ll!MH4coBFZ~@YtC`fW|m`6R%Te~qbmB`q;
mwAJ61U89^*ybXzz<uN0BJ4^#hZ?ysTmz1)KFN~9P5#tSR6gxDW+`%}@)AF&yU~#%^zyK7i9ElxTYNH0uShuQJF{5BekP)_**7;!ItQF}qE>@P)3}sd`D1C$
o6(#vM(iQZ57QbRZ^As5MEsBF#$y>lFJ{-8d$gXB+L5+eYl#@Tu)SU{=U0c_iCtN#Io<LA)R#M3(dCLBL-uI7-dmAyR+GqBLT1{_lc(8+2IyYjT6jE2{uQ)A
94p<=x)qMoe*9Uv+Nnagq4KW)a7c`*x}2UDvk_?kDOzDIAcr|}5TDN6M7BvkI2BQ;QzPhy%iQ?{x@L-ZhiyYOzf{tC%a8aFaiXPc4erbxLcTitR797~X(%zj
j!>#Lj2#-m{mC)tJH42jKPmNce=jg0hYL%O5A$dVaV3irB8Ke;Jb`<6e;&}@-fVfMrht|8Xg`ur8A$*KE22s1DvjszYJ*lIjoMg}!3L$C74bWtvcrw{TI0!J
K1BFYb3E~pJ4j$W#zRgF_f-Wd1fIe_J}Zk0wsCfIwvm#9qktCU5({p+S$$$-WqOK^3|$s1)re2~aygg{0P#XyT%@sB<L1!}RZn0v33$A7W1Xv4khgA}A6aVZ
p0aI6K2=>fSG@;)-Igm&x(;MWn57C>t2kA+2>R?*WFQDHODxlP`=B#2fotNOrihCVSgIst2l{qP8m8_;+T|~^aj%o}WGGNgf}cDma0fbyf+u^E$|SC)L~ZgO
zSTpCKuCPB2cVYa3gO-D^o;aqF8fH|0~{^oma;sUr{HqCg__rRs7=K8WmdS}DzBzy*WoDA)PFut;7t~BzVQX61e<4Vs+}ebJtWE_1rOHr1=z2?nswxc5>E1i
-#DH5upA?IkF~zbsf5<oDHB5;aT}Sn_+-*+n6-@U5}OSnboj>7N3-t@t;e~PIx~A!OBAz<8Ma>Bj;(v=;uGb&YOZF8i<#cwLbqJB%d&jt!e3p18QP(<i97>G
OL107tkxWk%G<h|YezC#d!S+6K4%wf2m<#w?c2?qy7qnu*=e_2VAzx%{;*7LE6sCou|^UC4U(#Z3A;d@du#ZM_tE8{^PKY`l7^(YzBZQ{egB9d*c_HkX8_86
Ag1LQlJUI!Lwd+Q;qwoSt{OaTQi5zqIjd&X%0zeXN6Ufi2!YhB5T44BB8Zm_cCEl`T3M8_`o8H)CfwIro5&%R?#uBblb7PXTxlB;pICB;!CxWf3w}1mc1@}_
04(Xke{Hc@sTd{^Hv@+1@OEz;n-Ra|cd`Z@wrJV2j^I(xS@oqZ5~X45Gw9W+zB7z#1YDy4EuBA;H3^gQ2J-jGUwlx))O69}l$GCgDx6D4xj$KF>MIpP_=!_e
^mV%APplOEWhbE=f-H>C$UFM3B`yYTD*khlx_GDVV}e_f_l93L?e`t@y!t3J-yBf$5z$zzQ^R%+?Tu5XgWc7M$bwmvrkis|6Z9|rPQ(LL&=DShZPeGVi8XuC
VPiN@S;_oS>S9zlyqFgqBqYpXD>8@Khy{Q=l?Y^(j(kwO8i~w#W@a(wV$XaY9@@Oi;%3{%v>oY1t4$lESJa$AkhTPKJCbDmqt5AhRxQ@BZNz>~<O8U^n3rqQ
u>=y!pV+hV-41Eg2CP^H5+St%a4Dk)$rJ5D2AL0L+P&^gXDu~$4%!?6$eVVLtYZX#?$tI~*kwUtTv~)W^zy}?7;!$w!*57uEW%N{qeZnq6DfZ!+d4_1cS@a5
DNF|3n=lz_JHw=4jR(o5S#4zWMdz+>S5+!=m)rY1Vw(Kvd_6ZF%D0dqQJwdLf5}kdCUH$@kMG7@qGyvJ(SYH5JT_>m+Q86}U_1|93!tyGrav<O%|(0FadLn1
#AY;L8$$7_@H;e*kxiuVi^O0U+4$d0vcpn@0KspK$D7s(IZ4!M-{3VbIY0~IpP+z<<&e<J0l4U(g6k9mznOhVnTQ7RK$yO4^!@uY2?0ZJi&<p;QsQ#2@3Ja=
VFV;Y9t<?^nRE5<<(-zC9027KhRM|bSn6jPGV!>*wY8&<ftK8B5k~j0VjGaddE|yD`4c4Y-|d59fMi)ryXY2MBuQTn{uHp61N#44A@=8OGxtB@W`p%HL<u}0
aPVIhbPoKb0aMDGAg0~@Z1Y^j--sq_9vX;vqxIdC1eiD7cF{cEbsRg`-Sx5p7@VVPD$UL$-@;tUB>rUJ6jIkNm(?1IY{#kXW7bdQ4fl~kUPF2$?kXGaZ2Ci}
Wo~H2ZAC`J!^aKvcm+;Fw-o!O4W2;~YjJ+Q<~W_wF{^NMxW`lZi<g$zhW?@-S;TW=%QzdTa#F5tYwHqwn&hwj{;=^VEA1UdGZN3F`5tw)Ue8kzt(nJ193QqW
;@lq$y210>{KykK3pa?A+}(Chf&+B8=~Xi#p$TV1+HXDZI7G)pyCK7w#3=;ToD;|m8lDpv47oK~<iKv&dc|!;+G(f!&d?Kp9=9?zq_E4%##Er2Qk!dR!VhJj
_(mx2E_=wYK3|h*kb;fI%cjgmAl9ycL#}p)H@f7RFmGpvbA#U-MwVV@B=n2zTMvnp!;oll3`a?GIGKK&R}-;G<(*c^u<(IEzyeo*oPpYK@Tj+=%D0|83ETEm
@}FYn+H!7q=Y#|6n`<KaG)`dkJ9;y07m|p5A2JZ;P=V#Y)nL{z=&P+y5%%S^)rah`g$y6y_nb`Xre9Od=CJz{E!kv-npKYh`P2u<J_>_gc*H?<p{1xHhPFLN
(6R<e!(e*q?bC43i}9ALaq)+S%$_;`+M#~c*`(a;ZZo7#!xy$&;Cpv9u;iMH&G#J!1Es}0q}erqg?6^V77`e3-iO@<+j}u7KjFl|t2;c^qUb#iT5(q!2LSyn
Xu+a#8(@8CZ@U!YTWp=BG0M6z)Ub;!NpKLkvO{_IX(r=2n@U_}%EN}Oe=#c;m#eFRjZRoM|2OQ~dLBr`h+w=&<Dp?){094O!o<n8`GbZXj*krwzStYaXNG}t
)3#0DBz|2{-x|h&Rsdc~NrXmC6nu6oGytu!3$YWsEa(7xhJS6w2iRk{ve~z(5AlWVzD<3S2FV(T#pM0~1OYGLlR)uJ&0;_U&vI!#OwSxz8N8s&x`h8JZG>`g
OO1>GFCLrIsnKctvbQAFU3%j0^6Ys0iC#uG1t`n9{cAbi+lr@6#^dBu=4EMWHF?RAnF!a)g$IMrSgPRKgC%JO&9J3yv3mL%hI-DvSS>BO{p$9*T%J|40&MHG
$B8lMR}!={G;>zDB9u{XLp5`>trXkFrRpIF+Q8?}hdx(vP^QsGkcQb4E(??il5g*tMiiRLx#ZQreVLw*<%f^V_Vl?QyrFB0eNG?V8E6A{?SFYb-uc?blR;;X
cG^32Rlt$fYFl22+tx=P4|I0JoP?Msx{*pxclFs!Hd$w%iFfPMPwZ(Wtw@~=<~VIENA!HM8;>p6+ooHEvBC6lY4!)UNGMK+AB>Z4$+fQB8BqYcPn-dx4f7Wy
>=39VC(G!YJJAmBuMT)$i-^RneqHjad&h>yLE-NgzaPB*?T~j1LJaAU*x5;TpY8>j*%g@6AwPETzGFPi!NudTZyG`&LrrbQ;AfR9c^sgubCS$iu?d3&&Zf=!
3L^44q5|e05K#TZlf-|&K>&=!*a_}OdFX35RHu81L@nlz(6<=I9WrmF*Bz`j5~4X|*5}7{iI6!JY#j3`GZ^Tldf2Pfwjac(gm0Yg4S8qr-!LnLbv@|~qM8x+
OWT9Nz+@P<L&%QN2KI3!b79dE%_a9b?7)^Hh#%C(^askx?1p!`Hl7w5iBo_hH#F}PbwD#{8et79i%O6jW3=ZkilyZpmU@4hQ|?TvzyIlca2s+wSfzrm&GEqT
D${eRg7kaAA?^oQH~E>8GR7#G=h3z2e2ojw9lU;bc>Lzz-K*aZku70=&!>{++%&|gw47gDh}TYRhlqGsjC6o|)*+l84BNTr+Kbflso%KlqAwoVD0K<YKqJCb
8tNwp@>2@L#MzM-#iBF(-zO+Qyf!VQfgoH^(t0sn`G8w=@LBSvcw@#9Hd9BtG(>mzl|RUT4-|V&TY$t?Y(rC@I%lSCFGj9OuIrT{^_dTB?u=CLaREQuQXohT
%)Xf>n7M1@A?=kKeU8&mBfQ8BY~z4Ri`D0P7cQej0<^uAEoEu;uHkqC$GkAxMpro}*tM`|;dPsK`4@Re9XuoomUuqglFOM(ZE@N^sVQK|lWeup3oc71wJqQ;
*Jns4lsHm$3plyJatNZYExSi&P(vD)LXtrW$F@L)W+5b2mBOYXgEQynla|AV8$~}gC3II6!Dzd46Y{~RgA&8Rz3hy95DLu`{lud${})qgtz7
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
