#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 57,906 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
yOVEhOfE96@squWn?Koe&AZ<|+`Rj(YyN+W`xd1(vZT#dsoxR1uEK>3{%1Poms=f+-MHJ^v|+*By}Ou@3M4>dQN^evV}@WJYhPerZ1c;@xm1+|xOZbGV%n%K
r_Lo$p1gdS`L~Ck{u@918#wQGe|g~XrSChx@L=bczW4mXgWX^H{__ied&KiH0?mZC{&CHK8ocn}5cm}x1JTvvKZCdkdf|lMd|O?S@bdM6_s-<0?N>6SV519{
SjT~8GjN_-Y(mO)X#0Yz)HjUSS(4!7%CP1E8+zit)~gq1?$4@rf1=DR9=bT|ji)siWnnbv73rgJ`p<~vByd=n_CcHN=5jilNRn9I;5XG0mCnXv99uN(OOwIS
xMKsnUwMb_?!DjrefP)V&QH5T9L}$LTdp=7G~qKu%q}FU`h*w>9Xg1;qcu2Vp>E8<NESp4_M$bz0cR{qwUctN-34l*(Tuh-H#jAQ9vP~V!ekJK9&xw}Ez%U#
j=Aif^^ZU0BK+#xdNH|T<Nzu5W6ck08Zdwauuap$`a0PCw4vwTRP)blf8;y*;1E9y^SN-6zlh*8)73Sp#h;$N#N#gk%40?L)3XdLk@(!_hP98oP2Zq>n4WS0
&Iw9a_vS=i3l>yTK!ToS$FEL$_4RDJNVDVZ|2RR`>#FY2IB7=C>6xRq!?%0C3_rg8#U)x}4d7y8BVf86UZ4;a4S_Gc-P?cr%ka(q{>P8+f89mICilmR3!fqS
Io(;%@pZafOm<0|m?PWVc=A>M-apbmI0G{O-C+finT!($Qom?XbdJC0-`^(<QshOlmn99%&f!N+<05M^nV%2Y#)2B#)O(|zAU}s%HDW4Z{HBl+C!7o$8jbo!
%5v0AO~Xc9ftdABP7p^c6MjI$5F3WGDTxDfHlESC>>uoYc(b>2Bp|O}f7z2i_J2K~b>icCaXIHam=y}d(^P*o>r<^e8ElOhjj!@6h8eIcRg~)9r2I0SBV*xY
p;CK#{^{ABb>@Ef;kRFhAAdgF-T6_wvdwhT=8+RDVjH-~Xj0sA@V$ApsE7;I9W@gV^d1vL+NKR-F5t3SLE8MZQpLg+jazxGwG`_bRD!D5x(rsm?&k8gOS;nm
1&lfz)D9+)IE265*ScbpnXCpl)@URJyx`X_5>Y5Z0}kqnbLeSDiSchb7K-@=^{Ae>3xNU2UHf}o`8SAYF5M4e2#+mGyiV}@z2K~#2M9`$pG3+B3Qm0c^Zt8*
#C>{pc3B}Y6)(S|737WN<a#`p&ry$gQLyRmT#K%2Qgi`>EgE3I!<`R52>_9uH&1O_%np{&(%BtERb27O-FNTy4?prZwHW;)Kg!Kr74y$x198Np6nZ}W3SB|f
5_(Zu_cc`a_xE;p7>0PqTM`*}VLATvY(f8qzi%<i{^u5cyd$lVf1Trx=t^0+pZA~2KXyI{-@IeHu`~w-1&^^k2-ga&6E0JQ8*&8mEhHISg!f3R!JWnAE6vt@
I9*P2@_S3PGh~g_eOz<Vcsf`nQQeA|2zXw&b14^N2dR_LeV)0VrJHswxEpoG5Z4Mg<rP%DNY+S#O2tuV+dj@d78(_(i|Y*xZ@I#ZaE-Q)!t1WEXGqP^s%gwa
aaK~F`)uTg`;S+*!`9ERNn)C{z-4GjNHUv?v72aI$^|%Hrjl$PmUCo7hgv&G@GXmE9@W+jGW$*upe1LEqUtszGr9-h6aQ#%c$scKWQ~#P2YCf5hm4|=zFg&F
2`4|YObztk+-=CgopPsslDeDP&+I<%wwz8DH>geKM#Kb_3-@rp09fw3!c>mHzG<w5u^?u=qY-}zk5pW|3V-KV%}ZLJv)Qugi~W|l;7vp`!Jm@RM3W%gDD51N
9r`OrwSu?xtr8noP64&Ks-uW3e4T9dO-g5p^l5|K3Wq0LTX<r7SVPcLYIQhicsxvSt>!TCpf7lh;j;CKdf7*U&;Cdnj1x$tcq`9f%;a}^+=?UzKoirBVOaTP
#)j#cL(j?kHm=x7S{9-ZhTE_nR_CpOF&2imr5O78PegK_bdFaUBAZk@$1I;33Gs>uri;K4X#lczE!~};jDBNa$GSC7o-#`&Y_z87KJeIsbvNcDPoxXRnq*RR
Tk}8dd3l875FH?zyFjjRN@nKDR?Mg<Z)1w#2LqCM$~*)#HW={Oluk~0oAtW}Xoh?@XFbyXQf3Mn4u3gg`67<&l>R74+0)O;400wSeooqMBngtQ2N^{si=jK@
+<F|apsZ<xbwLiI=_eh`m`mE0voq0sMk8%Sa=e7XHqG`mX~*E10VGr$^TK`?DwsqY9r8blRF(^U7E1Um7i_RfJi`4MY&};iv(@shh4d6PdRR>1<+a?7UhNrq
)r}LI$_A9+b=<hI6F8u)4kW5-CWCm7H5bj_%N|Q#_pFA}-1L*_MM;|PF=-*2xS)Q-Qp!)$P2w(q$_{Kjd!e0T;7kuFJ^;Cd-e4&cWQz;7i^I6oIi@WzAV6^y
ZR$=xa^FvG*wgJ-Jm<enez<#{C(nDxTq_%khUB{PSumzd;BxaA-8u0+<tMavA}Bw#cXw#<9%cc_PJ-ES9Z;Sv#X)24o$=n2*-bIAdFH#t6Rq9SH@~r8)4F4#
w8>zmVsn=4he2X0$}#%WV^m3+ow#|M)*_{{tp-<k9AV`(FMC+jnxB9?<YeJ;(3n*Na3KUDeburn1#=^T@4~jfA84294;FNqxVpxK#YV1QCbw%XS)e~Q1`2^3
qmzI>4rM^oa(GkCX-92z4>0?-g%hg3laJr$T*Xdzzf$qP&9QzWQu^Eu9b%N`qIcce*tiq^!IO5MwO9atY<?*sC~jl0D`n+|q{Vp_xW@S)ar#=@OxThoXl7(&
ck-o+d!l2yM(qhXd68V`uj2)huJ5>K7x%G^YIsCj&#Wyy32<xJr}#vv8z+qm>+q_a<|YERm{f{{TO1>u$$2q<EwCt+Npt4)6AK3_rKUh<5w|no!CW#DG)d~V
@9+F#iP*OTz9Ce`_=w<{4|Yw%G*m9y7<!?xk<G*vgS11X^i6PtIqB?+C|koqi*3W$*cQ99`@x;im#iAM!N4V1FTNLKD2N!4eqd!k@=jsHNgCmv(_QX29jx(e
&1`&6=DEkWQs3L2sLIB4Iz~dop7L8+TpmzVruB4oFlXRmgQ%#7|Mh79Lmm|X1e*}L`hQO|Yv`m#g_Fe?F`PGZaAO!Gdt=19rDoO{`$g+1H6U9kbs5%~EFwCd
^RMu2M3eXPWOn`Nsk@|yb1!JcGubhLzzUu&r!y$BGh`>al`Ralb}XoV1ql9soobt%>*=hzU;|}1GEr5gb5qSoLcr|$d6u(&2y9R1inKm-jTs$cGSl^IB++&<
%%R-p0!S8d*-%ecOikP5a4je@(N3ju3!o`=jX<i)qJHgRoW*!tYnX<bxXfh`X#vu?<a){We5YqHslbz=3<EMf+hW`k+Nhtk<UQxuRIW#&&&|97WC^ymlKZ0E
%p9Qn4a{1CBznm!UuVhd0p4)eA@ghB2dm~U4GZ*P<MH$j&Mk)S4ogA;g}9i4;J4?s`ncumk*AxlNJfM_3LGLHh}5mTJqNBwhsDj0{@d8J@9fdwby_SYtAUuP
<wh2c5;c5>MpC3sY+j0|YI76s;ctN$4wx}uQ_U}GScJIQPtWR0b{tLXM4n&Qc#yM)g|D!65)4q?u3ijuvvKYQvq0G~1D%@0BYMV52Y609Bj`rZs%_WTVKO1w
qiW?HZ1-WmZJKW-BA(3=vMS(SBz7$>*AI+_V;+n@F`{VUoB!iuZ{WX_+&Kj;_8^EXww0imK*Q>{_5(bHM8fRJhloTRTt(zg8RJ7AJpBqu%f%SUFk1&J4TLUi
&}XYZOsgU|vzh^4tv)|6@qTJ;;t!k>prp!+;C9Z@ZwCj5yGKV4%>}I**zyVy!S%}mqq%!QAvt#<ueKTbzZi4VT};k<x5PCH6#=!Th^L|OB2yEaV)%k8nC<~J
qK+&hmZbBH4%mm(<=D~~u%^Hsau?4fQ4#eLzA&}`hy>RgG6fBXdGlc%1)i4}j`)F%jr1;XdiJf4$G!(A_YHHMSKmccyt~gjTeWSg_Uv^g;;x47;}FkBn0?|H
em6Twf3VJ|lzB6WG!PhKP0nc2nK_+7VMbf$Y8T3bt~LlY>j;+g<RN{60VP<GEKbT_i)ymg`hn3$3-olI{#LBH)Rt=Q15whCpDR5*Ke=bA49b3z-id_|uuzh+
?lb9w^w*_4>;z}fB0>&op);->P8sgNg(2Fc)Y79NZ6=%`b<C9_z82NBck=vcq+5hl2w-n86c)1>#bAgygp`~X#C{*fHJr|foEiuR#ua~E%%-RIs9w1$%7Rm9
^JCM>fo$pC`~5%W#r3tj%g8ysAA*HEio%EYyaSU2YN8Wj@s`#_`YGRu@D^cBFj;XIRV2u#u17>$^<h9E_NMcB48}eFkyz<R1|5b^>T=6rs89Y#A|z<2^GS((
^f6Glc*xf{eNcoW*-;$HA3N`9NDMjL>TPXpz4E9-h^wLRRP(Ciz_=-<u*4bKL&aH+sJH}3OHz`b!!N<d6l09go_EIRhj%^>-@QLXj(h3Bs}MF&OYtVgfr)8;
?u4;ikFZ%)bE+!NRWzSy6u?!*Nr_NpvKEV7!JU@<MfZtE0y}nAp?o=tN%$0KN5Adt4flWFJv{vFgPR!FuY+4scAx~6T*e(KNO-4mOrJWmxp*R!Q+E3^f{iol
;$iMQYr3d?D55e;O*1PR03iNVfvn-aQ=EZb`@}tZ)z0aKh%cA-S2Fmr;iAykdG)z)sSM-@c3g^jARouvpl49+64CU4$^ef%Tj-0{Bb%UKb`L&skNzWCIs2jn
Z9K2z-c6A?YD&ye&=C`tFPU?IL}5q>QXlU8wDZ1WEq2O~O=1|Bhm-`zT%bab^yW(h&SZ&%^>9`#7t=MZWAxzR?%VytA9p1a+nfE5zr6oAv}-XMNwI!c;<cJj
Ia?}sL-ff)EE?6hqF<5F%b*`ZxP`xCWldS7*34g|=ZbJvB)Z{E0_4qP+4Q8%K8bb%74l?_ONlF0h_8N9;I}ujs`9EwU;X!kJ(^@}$qz?=NN&G?#yA?JytVJP
w4(XMp)=L`(}ojytI}>c-amg|UN0BvE}I2gMx~EIiWtlSaY5K~rHb-3&P?S!bbiv$zJuYw2GH@v{pDi+96UCCQ`D0cA7$quXp!Sb?7(GzJV||*{n3#g{TM!E
6L9g-Ys@Bz)?(juO}nHP){GqE(?v(`wB0z|k3|I+$Y+zm{7WZ(fn?o*y^T*uB0<4axfn-5+(zb@i(-BXAg3PW5)`a~$+SOoxQL({!A9rLd)ug2)A4u~>~MzT
f}2{x9wxUUD4I*F7*vwSr6GrQ!P~qB2%NEr$1udoOynTojc_L7J)4D$^g-h4PGgD>ju4OtA8b<=y8s-Nqk_J&EZHLDu=3HD@gfI+qOL7KCRmI`W!g|Nb`<FX
)&kITFL@(<C=~G;A7vsI7N<naF4Enf5nxe@Gw=g(!K-sbSIe-^t9ek+6Ft5xI0Y7tKFMob`voab?%Gyl#~n=zUzc}TF6$*7W4C-hgpsgZh6^<mg;1jX02$zh
j~#%BsY|EJ+MQ^9Z=Z9#UO0%9#G=ls6XyaU%Eg?-B`upab%#igX*irhX8uSq!Q!-)9v0C9U8T9S8HC;0WErK<!Y!A8)I>_~t?>NSPTVoWBK7rj!hswNd3aPt
do?)KF|M%7=xmq_djpvG8^avZlEUVXKSG0*V_AwiY~{}mLt3J%Am@KhS~=r~_I2v1{n>oP9b>5SqJIyWqT9{kGee0S8F+cRm5pCGgUj*l-)go8ngcCI_)LGB
c+OA=guB=I%y}`LkpgAGx6$#ywIoiOZ;aU|Z(h&lUC3fXCDdUpB1`j`)@@HOm^hz4-1~1k@~R7~Bjyjb;l%7ygf#b>Kp21GjvP;uP@FQ1@pp#eTEcGP=#D_I
R{)Cmposm>RWV7$GiTRVR1W}_08Mnl1AJHgUBr;C?v1J=1Ac5%JO4wHI_1Wkg)u>J-&%S|*6L|QYF)|uBa%(g353;1r^GYaAY;VIG$^5?*?_uXjcOD|(e@3R
(H`G}J*AGe{QnFvnTu5f?yI?Z3O$ALIU?x=9i4XaE~weUw<XJjlLO>f<1D#?*1IWgg%^8K3&b=+krX?(sJGqa0HQIq!jW3j><1zfrHq-$QQT&n72v9`#sQ7i
rnd3V%3XOhk=z+3eB(?h&ouLiIi~c~wu)O`f{&Fp(P5o_HlJKg1V0bqF(^dBV)>M<z|>U|q@2l}gRK)^8d+fF*X)jJDjuwE<jL~dg(x!a!{<9!VItTUEPA4~
+=)pLI}5|Ni=<wz<wDSOO{~A3UQc?>8TG%x-v+uY3<7kn?{&BZ?-^%q)#diK$IfTV`Z8^U6<Tq355(GaF|j5tNNnXL#Hy|xN~9utD}*cg6ZROKKaCIGTq%<y
-+aC`-pZ1&%|;%UE{s7x-cQYk2q0kW9i_GPMGWK;*I-~8*GD9^5`RvjBkgm!>v<M&5I4rB@ee1Wg3uT*x}Jr|)1zq1ywlU(<$@K3LdB*~lNDu%M#!ccAD|&!
aItbMT8m^jt=G`7E!j1L{huhuL}JsbQ?T=pYwn3a@IWTnR`Z*IjI)_EY+-q)h?8|4UD1b%uc`Y@dnmLVZ8V?H9+2VUldxML^OVNX=!Fh6VDhVp4w+&s%+UmX
O^Z<gknCK<r1rBr6Y^tQ(C&ay3DW|^;1OIYc>4b)bGqg<Ievbi;Xkko-<VAkN0y6uuT@VKGlH2GEoD@~@%;62{)ICWLCWO0ntUyY>YRzILp#ytS86A|>tmBR
b!n$?Jenn)hhxU_){tCCvTl3s{!|L8$yqI_Z9rVjJ}S$!wtK7;53gzo<_2fGvU*cqFloq7URh3KQqH|W&wMGzp&kEt=j0^kM5m{mg{yI|ISYYjQv9;!_&DZ=
;Ruv-)sP^VwMLtr>W3_}1kY&(MWlt6zLOlH9(yf3N8$<W0wbjEvA#oCId3W<0iPa?&|}egIXO+B=)<x;8G9EtT~ggN2t81v##9|q8ZL#s$^|Z5N@_@==#be~
q_aI3>xK+KVq0}}jb!4fj%y0m`=yxibekt4*!wQ|0Smi0o4sFeR(PX@#lc>{;vvFcFWHy03Mz(8y-1a-9k8g02VGzQW`2@vYQmI6c2uQSXNOxe7v7pP>XZ?k
wz0T;xvZ8$eCn3NxU+DkLDwkpH$)R@7c&tpuAEi0di<gI7I#}$xOBUq4as1`^FSYH-=2ED&;zfVjMJ>&4eXGO91a4@oD5n@#fv1Qh~y>e@^t9*b_jh<@nqgO
rn3jl1d)qp<DqZ1&lk1=57{5WJ?I+uP*XFFQ@2>{bH$m;yTnsxF6qHFTaG(&n0r&Z!H0y)vec$KiRk_=93fERR{|>}5s7mSH)K6JA=_PbhMHAa;_f~RNVr3C
a@M&vaf(=6Ci09_RZ3;UFcP6-wiTbO5(pZ|TIY!Dgs^;^NQkS>WcC6vdfMurc>`A5gE&X*L`4K!n}_=wp{c{iI&xgM-v(n5eZn&y0WS_GwrCRYCf~>t?IHiu
8xGxT!(o=0MWVfp+|r)Sh{{4-Y|9qe1i@Guwsr_2TjQBI-$+p}l|I$?5v$MUdkmd-uU%HU{#vKox&$^pp~$hhAnDBJO3>5tV({tNa&f--Hvrwr$ql+Za9Unb
v-h#Ps0U8O^cXK7`76hTOkI__O1%h1?P$i*;l#R~OVr;A-cd1B602z9x8?-3_5t@Q4O8((8%>}M9RklPxn?EgDRizq9D|>v{i|wBsw6HU)&OL==n3|D2w2xB
d(F~IL!1%cXEUv|hEJ7+ji@JBxK<pF{C1G0<AWb}KJJ{jc(A+h?SAhs=lAxJ)+-7R_3y|9_ktd%db60(lwr=fm}AQ)?9)%<wSE(P<-e+}DheI|VvP*^^o+q-
sceJ{VOHTF0y#hfW;nH<oKwCUft_OVN4Wkcd61vERfhn<t9T>LAdOniE`(AqOL1?)4JyJKtN*ZK<pCaxCBOOdy5U-}Ry9#Y6Wk<8wfJP7pz4i}&vF#n=0pwC
nd97S<<t0ZHxnaEXh7{h=uoZ7CS5{M4+FUbIRNRE5r~2e<7#;m1e#tU`AF7W{%#tUcYE@Ww$wX%|I^Oi;jcL{X-P90K53t@hu<SF*5UAQcV{nW`3k+=Y{*x+
z?c4tNa+AE(iv45^tNq?dsHvzThU2FgW%_uS6b5Oe9nBy!O--q>88qEvkt4Ev@m0;qc)_hH<g9)99({lwTr(m>qv{~R9uD9xl>_j(zp@>-|k^f$NZEdE;@~I
Z8+?-bUMNegp|4Dq_q|WIp{J4EMbnBf0;af-yQ;-V6Jn{bV|!Uoq0G2YwfQ^cmKz7I$6waz3bkf6EvoaP|w_Pn=8WWjX?f(=WSJ%f_%_>k~+_w6)@6k$T6d)
1oYWg#VfESTFz@|X<i%jVJY<VwyI`tZWkthz#wVPGPO<?W1R0AO3KiMv&#af5<9L#Q>6vsU;<p-!LFEgiK~Zk9r@Cn^DYkz?Rj94YE<wDi(+#tc?{odikk9J
4^mWlKD{96E$xzO1W`#>bf_yrq?wY^hA`r-?|DLk$!S&0$M0=3Mb+5Y9u~eDkwTs{)<5e~G%zz9l|`ppKnrxV@sq29yMq9}$i%nGyw`2jYmGp~FHLKw#tPD^
I3X72vV+WQvJXQnZ-j8+LZ%%Q_+9GWczOK_qNs_a<H?tDIis_H{@x${ak&3s?|)=@G!|ktWyPXg8#~Rg*GA^gmMyOEhB)4<4EErZbYOjgufsO<1JJ<)*>PNE
CrMR}DofMZY-;DCgH^F}u|&J>!+m^n(=bYsc5XC6JN%>XV}l$f3w_fH;Tr9N4Q>^~#o5R0UvMTFZk+h|XKfHMQ=GoDX!s)l0Rk@OwR?eqm8w>_xSRmtxuS3K
&8uP#*R6bX5kS_(`l*V{XHbz^eFAP`$dbrB$}>N;F<n4sYmG@!Lj^Nw4^h#8Z8?p&>`iEDqc70(ooT}i^%<gBGsz41N9LOP;2o6)&S7XLkU7bss-9YuG(yUE
0LT$GI{t`cFCmK0%&w`w9pejseJlySrZHLO6DF!~&N$n{k|&JU!7@A1Qn$-Bh(TIK&PMvOa`n2#(yiKPRx~nQbS+$?AOD4?2!6S09Gb#mb4|}?buK_H|Cv1Q
I?Dw%!JRf~20vEk?a8v9T^6%*a5@8NE4y=NaTt^tBApwWDs?tBGr#^pN{;m&IbmO^Z1~#;F3`wuVn-Vtsq(rQB}ctPj1uvdF42Kv^En!EEHTJIRrA6y2uQ|W
+-fd5jg%D=LomK4WI}&J%)_Vh=;!@E09OCbWio#21QqF}^v5S4MT!QtZ83tdmH&<(Pcaw;YDi8F{So{2qTaMDJn|LUS`Iv6^uk_U{d+W$Z;VD=dA8ydtI%!n
o(shEIYZFo9m{Z>hNG1HEXa}~lf=dsTs!Xb1!OgO-s|<A|C>q=t|$}23N<7uK&-GDq^gITA75mqW&V&-o%|MJ0hxvz-Ly~}4e8h!I;6VFT#)AHlcr%ynjIto
Fdz$Zk(4PvkfAWA^uL*(#jkhHxh?pqdubOEVvyv<CpiuiVaaSk03tQ~DHGONcGgc=YpXplW%0CF7MpNLLBMXU(QsV03N`i=Lf1?T+9gt2#|8<8z!NO6kQ+|G
T}Eqh5{Zpox?H;s(tDlzCbUJ@ReSNsm5o}A)9&efbgyT)obeKN6($ofheSkw)3Swey)j8~y?OK?JKj2pc)1)z-5KwX6mc@UsOH3wufjwUl9Q1pR+N3-Y+4g#
Wf=|qmb}`PI9lS!f&;Smr)8p*0ePRw5Bopv9t{t64~KjE`@i56_=}waA4uH|)LXMMa3{4)Qy51jF<dHy@*t2K9MJMt$yHaV$B~@(>mo~>ixcvv_zAlL8(daR
6w2=SQUhRMfpZ#BpmnsaDw@WsoSs?v6pPOYqQRCNS6~rx&OBkLq?#r`F-_9hk((j(Oc)Ud4`50X4r-_u;tN)!yFAC~Ikf!R1Q*z5ghFmm4AeAWWY-LXX)lCY
YXyKMj_FPu{BT&$szpttH9$Ic=$Oy)Y#mBIwvw(w#<Q(6&Lgje(N=2uQA4CIs})k7f$#u$FURY}SBL#z0X7g_*>P++YuotImB18I(V)CWs;bpCcfm3YNmFPt
SHH>DiK=M>5zA%nq4q_{K0&FF)DbwFv-N{#L=Q&3en=m5q6O6&mj=T2e~c>AF|0s%4!Ts`c*kj2xuQ!`C<8iXGdYt}4rJ>UkuuN|HxhkqJIpB-q>-=cTN9iY
0Q)EBP!JyKV5B4B9pKC^*dxP$Vod_u;$N#elsbY|Xdfmi%aRQTDezrX#Dwc%P~S4Fw&_|yZCPtRLfu_X&OSc?D{Gv*%Ctv*jB>h2%uj1@=CNOa@enCP+w3|f
$27sv&&R_h+<C!q`J>%QetY{-Xm)zFoGprSQY~wV=4X?`snm<>OI+kN(W9hOpQt*yfc1qrD3Lb)WybzqYY&#N`HF=~8S>d>RbfW7sv3~BC|g3}==4kidBx~2
E@|wKBt1YMC5KXSJ)f#hBY8r!`s$}rYXV9WWwJB7zAXOdWL{;GP#Au>g(gcuiokJgIPkN}>1>QhVGK?T1RP@&y%Csk<b~vR0;+ZmSRpau>Tu|Bts2Eq`O=^m
vDPEFsPt4~>ycQgXs;(n)pE|I2j5N0vaUH$dYruZ`~Uu5bN-n_zBs~KF%Q{1EpVzA*Vprk10k#AVp0-=k&FyHKXl3=6~wEpt-oc?vgAl3nEuzv5!ZK1CNS^!
;0fEY=0274$+Tpfhs2x{g|RiqiFTyO$!E6pGgvmGhC&D_cOzBacr}>_zF9~`41Amk3u@$-X*~s4Y&TqLy^0y+$k5uAgFL<cRNf%Od-ELZ1u1}ejghrWQcTb_
l6s_pT#9;}OGr4M?zx(dIW})DVY1W$B14gBp9cM9GD}kJ0601$vPn<^E6gNdPYW?Wm%(UtPToZf2%6J+R#z6a5bP=ml&`$Wvz*)rZO!4G<wFd_sdYVx;&ls3
G#};z*^j)-h-aK(gGQ0LCwL}i7L?%hhr>x+`Lqv6$4%-bC*eWAbf@!nlx%0e3kkEMM$ff$G>Tcz<SVVpuwGulyu&r~%*u*u{4PJ@>{2}B$|5^7j`Fom*Qe5S
KAt6KRIDeM)R};Bg+WMCJ+A`=$8BH-oPvwdohy=+K>NLKw4L6_E_hlcly!xAI}Nd>umvBEYU9OrD=8vq?{ZbVJdtW>D5<ol|6~FVzqIzaQbEqRf^SILak#(F
*%hEr4d4F!eh;?9&FxR+yZ3v0!=sP82V5-dQ@OXhgW$EFcMegtWqY#uA9w}<ZEtoyzWo{3zN0I<f8Z~Oc;DH&zCRb+jb}ck_yd9*4zghamSh_+X9tHBadsQx
DaAlPOm0{s>?#H-04tO&4oOs09rOXL5wX?sN1hxQkI8AbD)Va?qPeCu@YS%;p#bMmp1e7UvXjYYOWHwv6f*meo#k=9eA?nLV(O8Sp!890i%y)=;&eKjE~XR7
V774F&z!~M%A79L<ZGVAt-cF2mb@Kuz-|Rdg}x9ie~vz6XaI@UW`-Rp!hzs|x}(mwnYHISm|ht;kGElN(4or|v-M0%9G__gXuc9e7gSY<WQ-TOQIth9z*{+K
nn+M;N7_%w<EkcxYne;Q3;W@^grAT2yj8K*V^2h!(MX#iwF}EjQ%>a1s@Q^)stNH}MY4k7<J=A0dvl_83U)43tqL<3jL19>4Tt-$RU4bV-?a=Xv?rJj@?;BC
yPb<x)95P>+Nh6x9obX1?2#txjL7I`jI?UnmV7atN)8)e$z`jz{nw^p#tN#V?~sy2YgEZlGZ|uVkwU=S$tpy@`s;U5a#}A@nQ$J;<gWu~q6+k4l)6HUL9BP2
71zbtba886+D^XzKH2_Da|oP^hxw8E^GFZysD8<SyM+9-yv{i*kw}YNKB%rl9QNdRI=QXjqf#6Qe6vqksUeTQvE3~wR2Y81;5kLv8@*1H{*yA;crkG;;GaL8
F!vfy&$$%w!U|fmfjxYR3r~5ej^$aC*aXR7^ltpkrIq!IgpcQvpd-2~8Z#vA$Udi{{BLKARylB47Z=S^e4Y9tO(G{0I!`<auj%-^s^(mZ5I*&@LU276;>$}~
)L!+wn8!Y>6{app*V|;(E`v7LkCwl37V4P#I+GOJ$!9|UK$y3?&cF0#6GrXQ@4BKAtw&rt^3#8%`Qhe^!b=CPUmF`FnvpEVL8|(4rbV?o-wnPMw4rYX(JM^D
8iJvN=&5oQh(ZB`+;(&@>YlsyLK}QR8=X3*TDDx%T{&I6_Ax!BqPR>@vpi2uS7?sSXHlf-m|R^iZqxMNlMO#c8zQ=pyUu1jS8STH7I0!))VOMLFxGA^ubbce
$Fd-?<kl8Zq!|09+M8wF5I0fOS6L>Ka_GqTK<Az|*B3aBu<7O}7o;4_T%(q&b8}nDpMN+}rL#qm%d2>5oEgK>TRbDKTiC_jUD0zSY;{#*t|gNPTk$)L1AJ0b
T(J|>&>AbB(NSaYqw$7i87k|^BU#XRo>(F7%;eY)?NlW==);EX_2%2{R}o=0tV((LpObl2$1iiiaC=$GhE6$uWRuE8Pw(o4i~fzad8=#mSZH#pTV3^TPtRC*
qc+1u5bj#c7wLtv*vU9+M#B~we6x--ui?TLGs`I}L{Z|?KsKkH>+aNoqQSLR=z>G4Nu^ajY?^_!-BINi0=MlVQ?U}r%&39oC$?LW(w+Ki2XBA+?k_1%NOR6a
lo=$=fVaSW(7rh=#^aEFb5BIu!TJW5)5a;Yowb8~%v_T~EpDzHGVfa{0B%Ix`(`WeJKa4jhiAgvRt(3F;!J=B=#GPRmN&_VcP5%kN5;yr>J?gTk`EEC%}LxK
3Rz_=xJ&3Zc0C69s3XXCo+NlVT~g8=&7+l(KCF@~L=Z&*UCyWFXU%@-k^u(cgwr6Bi4$pYj*m+6c`Ee^{y-4at3pU65X6!lVEU9VhKo7<=OpK3amaVzPiDr|
W6SfP@`f9XuLglq3~7&8)iKE8q!saw3DRr_{NaFbH=CrKiILqsAkHy*EpC)&Xy8Ll&9{@aLh$&>?>Wm8)=+wb-(9h-$lSD|1(~i5X`tiXaF{lIBnL&a3rGmJ
_L5u6vd+v6Oq|k2<G!w#w6WPSdVt>=2b`_9cI_2dKCeP7clMg>`XO41A}0A(YwNe8*#lTlht9@w2!wc*zj*I*dBMp)BnuvEFJ>cOD6Yb7R#&T#rK%RI7XOUO
LHwh=GZ0od7iK-1e60}(n)0JMU-E5xFUyYmeG;UCv|T~?7LZp^ei{+FDX2h(Xcc_ZNH#n+HYQ)m6W&#scrFT;1X8+6^vV6xmrmLNuHgct8&Q1O)=3`qIB)I7
$W$U@?_TB=#u3;gDq@>uV1aw?-6HHtJA)co8m<AyRi9+ZlU4rIP*gtdH)bhvrt%U$sk_mUBJ}dKZizg<wp)BMORq>c={vJn!+s{Bve`FROFBCoQC+LSqiI~q
t!AV&=gnx&7bEr%=Z9$xk2hf+OCtV9bmN7Lpck`iKI`b68A>O&T5E|Iy0E=oFXvZJx)b=ZQggiK0jMtzwxY`wJ%*&5a=o`8;jAW+aRQlXD`#ABX9IMvZ!NqS
B>xK9AdZ!8XWa_NaX<d7T<ugL+)(*f05~K@Rb5QairJ7ffE2B;7LdanIfzeZZX#Qy9~_IQ)Tt5l!)5M#0$nr3yTi7jnqMl}QsqZ{h&a(wwgz|R0U=+VeJY|$
=QIkFUq=*5JI4()g2$6%(06(<H-A#<<^En^LJk*}9zV&WCB&61PQ(?qAMgb3-Q#&cdwa9xnVJGt)}#GMLS-ZY9IOb$qpLKYi^~;SjWlXwNd_yFdRD|Ae98_t
-fN8~gZU8QN6qoXM;;)7(FhMYG2AC>t`M^a|M+ZDoU@Iyo3jm-92^C-7?)UZ)79z|8!OXebmSz<V~zN@FPDSa01z+K#YGy6HEtfwiRuZACYeZiV>zGB)GNqa
H_pN-g$R$?wj-aa&Yi2?gT8Jj3(cMjWJs8S1z4*%=c)+$>{VnS2ro-4(|G%!Gcti|;+>|5iw{^D5M>AYc1s$j?nBz;FSBv4lk;S#>Pdp1JST7mI*NiPd*jL^
uBJq7@*cj`LwO=de6R<glGXx|vF*fQ^k^>oNZ$h-E#;Q7Jea58a=V3^*Z4%6i0{j+aJ4sHO-;1H0eGqZe4fCYEaH6Q3rYz#&)QTw1rB;hlt&64tm!4#ufCdf
WM>gh@`K+vow;5dBX^IrzROufme(m0LmqJ(nYH+2(rcKtjO`Mu4Iy;+#?nW#?+vZTxs*Dy)>Ly8)`=OmUR;l@`{;^o%XigW%@7wey}^ZUIS{#aheZy$y#2I8
XJdH=j+WxI`Z5teKau8b-OaTl8Ld6gu!fMc3pNCSN1XQUW{zEZKZNYGTP`qcN)LZnmZF7*h@USJzpX)1bueM)C=P55-+Lcj9y-rCFBfS@nwEKWp|elV7=q0a
t#k&^GIC7IAtd9g$sf`~_6eVTW^~oyRg)5AL&{k-s}?4@dp}wZWJd_3miqK^qzK|=g<UJ~npPH|slIRek_q><mV9tXrN?so$mFGXFIO>u#3z;<V(?dp`GTKK
v0dY;4FF5J@Ly|eRw{-`#La-AI=tN*$7aND`JJpmhb>z6tRr~Tb5?z+i$rPI`V4w?tnZw}xv8&F{*KO{@sfl|c>^hr<u5)cVQM;Wamvc?Iu*{PquigYGi#8F
A^gNKDf&8H@+Ve`{<4!$4nY=1XyhGzXJpZsO+qpi|2auryi@lv!7a&qC*L;hj~(<?^+jgBIiThvqOn+~PTIL!S5BP{c2g%J3uaN8Zq6M|(7*IM5f4y7M|c3X
QD46%*6gyw#;~KZlKG?5#i($2F)unuNSI4eWDc_t3jld4QM4=_E!?4_Mj~^bnOTgv*lVA{gf{QIxLLO`ZAW_1YSjkm6*VUlqb<SQjwD(CsB?OrR^<}5jo8nL
Ao$vgdAT+nOCYiQi9IXd?T|)oz=~xc5mGw<moj>gywomakojPy-Rj<S)>32Vpv@tGylMByIz|BKUTu?wT^6Knq(!JhFJJ755$AI}{DySKA{@0lEUOYtr2MsP
?IeZXDRn}nFd1-f!bE@VWOITw9we(~wUKiYox8qWRH@8eZtwGmY4WF6%PZrdd@E13GIib${v|_+o5VGtJ-!=riJnb@L<5HJ@z|iLY6B;Z1mk(=S^#~eHT{wK
?@F{+9VhoEPi#g5wjmU+3co}17}-P$zeo&*k&XXdB|FST2oU_%XtZjbkj_D!_6=V1jsvtH{s{_*SPluj9Ds`sD!5KD@T=K}q$h764}|H<M&EuslMpZjx0prd
FC{Mb`X;N==SDy><iS8wMmbjxU*2fR$pKI<VVF$)kGX!9Armj!TU$H&0%*yt7GZP`E4BeSoJVeml0QKL|II!q21u60w2N-BMUwQjX^#PW*`fa*2(iCuo4NlH
Hyf;vAxhv0frJ0DpmX5g8!)B331ZsZ&Q{M={EcX`u0jJ5Z?wLfk^u9j+b){NhmK<hyStuO0E2UMO{Ix#<Xf04nZ%zAoI>i_#k^WVk?lCOea!l?yx~4l$ZN<f
!(C<LolSoTwag8zxGuT9c=))X9<RW0=$2x?w81k-VlB?jmK>)uam*^*9PaT{{^F%2wxPf1M;7ti*fP!rs+^Ro+uFLso+kNgyMNMnl$G`lqZx^3(tM9PTQ9Ft
5v`fWM;srvF5=vu4Z6Ye+Wg2%I}2Bcl-%8RPl5yVWYw!?L_!nJh_u~$;6;dziFQMVGl{dWsW~T*8#Fv8Fc@-cvdDqmu=R@DinP;?`JEF_0D9cY)R4k1D;raR
Zc1&gu?as<0>w8%d3V`Ees!X$(;x*Kjh9WCjX<nj0f$^=2XA!AGhxcZ4(A5HcM@58osrNlwr@QoQVv6+$uS%y&Ea_Z<*FKsO)BrSN`|Sq1p*eh0^|(ThJ#1F
9aX;d@@3ezr;`5^GuM`L!#gJ&Sl?U|(Wh|&tKZR^VY`q-?E8>`Foy~(|E&hIhCyF#eTuN3Tw9^94qM2{6a1dzaozN5s@WWNf1)Lu%uuuHF(9A%0NF=j(4|Kl
ROedZ6JluFa|A7GkTeXY$KE~-2fY|?xe5$_=!Dr*2S7X2uR5EQo84`O)M@y_b_;y(p$6t$*{k`!!(gDKjfXV52C&f1HrPS}qs_;#yI^~l<H=W?ICyn~r&<)f
7eOoTYU2Q)p9L*gRMiEn5ACg&LVSy@vouCoH-;K^u_Xx(B3E`O@4m`pJf~BM%S?ILu=SU-NqMoj9N6fDb@PA2t_ddBd$=FdcxYG`zrnVfFmbZ2{-9xp<72~v
FL17JMQW~qa?`d=-z0urQQsQIfmQ%sN=bx9zJGjnEi?eFu?w*iyDaDcdxn3l#s}DAxU$-}sSojm^}bDgk_O2dh{fdo00aRq;LAYqP0eCJ1J814KFn+zS{b~c
%esXBDQ$#ua7&Gh052Y!)2Y#E{Ia(s)m?hx@AB+u^p##lHw7rmy8WIU?`_4?CgVl&HS@AGwVJ%+$V`N5<-&u(XDrKV?ZJ{XgJ#&$wpcyggQ1?Y`c-p_Zoj;}
p3G0HSpl}S=W${T`jy<)49%QXuJ~EV^3BZAwo<Gcm#T*#Xak?WIq_*;gYsZLf;7yYa8aNHhJ1U|G@{T{&ZSod?#uLiEI)i<wx`ei;0;}C>~s3?#y}f*X#dOe
@y^#aUJg2Yw9($Fivo_cR@?GI+_paYVxY4dXevBUbR(6XZtAm{Y_iTi6YtiiU)s}3T9G;#%yHUSj_CPhGag&8w@tSSV}t4A((Dgxkx-ltKNu(9l51VLGok=?
pEv_X8|E)a*db6!PL|O(ccLBM-yHD16cLGA{kG&)kB$wGgTg<Rzwhk*w#&N(A%=8FY-}W(ueO4u)(Xt&kRLmE-yxpn;NsE9Hw~eXp{6!t@UzO5JPuISIZ3Wq
u?d3&PN&V(^dj;)q5|e05K#TZ%fx@bK>&=!*a+@NDZFbpRHu81L@nlz(6<=I9WrmF*Bz`j5~4X|7NHa3Q*=3GImKuk^C>eJ=%sqttJJm~#HfUC9B-ZQ&f>pe
RtPJ~(HlfHL++Qh2ZMphFl>jA9it6w<4Wejq9vM3?seFKEkzJNsEz3lRN~kS?{sZEt<ex?Pexi@-Y4pSX3#Xk8Wt9nAUVcp&z%>VdHhD}PH9fLQ>h>Pr}M$B
$njuF-oG`+1IMdO&+-I`^nWin#C-?rCO=bB#uz2@Cc5^9uW?bOoxP8{haYx6zW;p}*%G#0K2olq%A86IPQ?Wv?ZkG7h^NI!2e@Y)!tu^YI~QGhk$OJ$8<+p`
Ma&u{*8m!5M3_oL{bWaeN^K1na?M$@%A)KH|Mv+Bw0yXMAY4$=vYak_z%4rXI{8q1FyjcDsiR#QqPzRbALPF~ian<-Kw>Mlp{Y-uGgG%0BiH1~^}>+)%m-F?
Mhc&}fS+|K5Tq7c-%JzC+%@u$_DYRDN1~b(wzq+;9MHsK^|@4l%P5fmZExlCSekukINrc<RhVs~s}c_ET3EF3x=p+Mi#((b9ufshyy<rDNWyroQp9QhBptgY
PqNiY&$&XClm&plT%RGGP~u40E#Tw=%OQxqwri1h1vR8$6&V?%aBK@yXx5NnRVi#LGB|U7K502@xKWml+vu+26>WEJLOvLEP+~Z^mz|LhLZNx0pLllve*jZ6
X$=
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
