#!/usr/bin/env python3
# ewn: contest-bots 1.0.0, bot/submit/ewn.py; 88,484 of 100,000 characters. Built by bundle.py: change the sources, not this file.
SOURCES={
'bot/__init__.py': r'''0
''',
'bot/ewn/__init__.py': r'''0
''',
'bot/ewn/player/__init__.py': r'''0
''',
'bot/ewn/player/conversation.py': r'''
from __future__ import annotations

import argparse
import math
import sys
from abc import ABC,abstractmethod
from collections.abc import Iterator,Sequence
from dataclasses import replace
from time import perf_counter
from typing import Callable,TypeVar

from bot.ewn import protocol
from bot.ewn.player.times import TurnParams
from bot.ewn.protocol import Command
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import RED,Move,Position
from botkit.client.errors import ProtocolError
from botkit.client.parameters import argument_parser
from botkit.client.session import Session,run
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

P=TypeVar("P",bound=TurnParams)

ANSWERS={Command.NAME:"einstein",Command.VERSION:"1.0",Command.EXIT:None}
ARRANGEMENT=(5,2,6,10,1,0)



MOVES_TO_GO=8



def serve(bot,params,argv):

 parser=argument_parser("EinStein wuerfelt nicht!",params)
 parser.add_argument("--move-seconds",type=seconds,metavar="S",help="the judge's limit for a move, as turn_ms is"
" in milliseconds")
 parser.add_argument("--game-seconds",type=seconds,metavar="S",help="the judge's limit for all moves of a game,"
" as game_ms is in milliseconds; it counts if the judge does not say what is left")
 options=parser.parse_args(argv)
 params=options.params
 if options.move_seconds is not None:
  params=replace(params,turn_ms=options.move_seconds*1000.0)
 if options.game_seconds is not None:
  params=replace(params,game_ms=options.game_seconds*1000.0)
 run(bot(params).serve)


def seconds(text):

 try:
  value=float(text)
 except ValueError:
  value=math.nan
 if not 0.0<value<math.inf:
  raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
 return value


class Conversation(ABC):


 win=1.0


 def __init__(self,times):
  self._times=times
  self._session=Session(times.explain)
  self._left_ms=times.game_ms

 @abstractmethod
 def search(self,position,moves,deadline):
  0

 def new_game(self):

  self._left_ms=self._times.game_ms

 def serve(self):




  out,err=sys.stdout,sys.stderr
  line,judge=self._next_line(),protocol.JUDGES["judge_a"]
  while True:
   judge=protocol.judge_of(line,judge)
   stream,sys.stderr=(err,out)if judge.stream=="stderr"else(out,err)
   answer=self._answer(line,judge)
   if answer is None:
    return
   self._session.answer(answer,stream)
   self._session.rest()
   line=self._next_line()

 def _next_line(self):
  line=""
  while not line:
   line=self._session.line().strip()
  return line

 def _answer(self,line,judge):

  try:
   message=judge.parse(line)
  except ProtocolError as error:
   self._session.complain(str(error))
   return judge.answer_to_nonsense(line)
  if isinstance(message,protocol.AskArrangement):
   self.new_game()
   return protocol.format_arrangement(ARRANGEMENT if message.colour==RED else rules.mirrored(ARRANGEMENT))
  if isinstance(message,protocol.AskMove):
   result=self.decide(message)
   return judge.no_move if result is None else judge.format_move(result.answer,message.position)
  return ANSWERS.get(message,protocol.ACKNOWLEDGED)

 def decide(self,message):

  position=message.position
  moves=rules.legal_moves(position,message.die)
  if not moves or rules.winner(position)is not None:
   self._session.complain("the game is decided")
   return None
  if rules.is_arrangement(position.squares(position.to_move),position.to_move):
   self.new_game()
  left_ms=self._left_ms if message.seconds_left is None else message.seconds_left*1000.0
  result=self._best(position,moves,left_ms)
  self._left_ms-=(perf_counter()-self._session.turn_start)*1000.0
  return result

 def _best(self,position,moves,left_ms):
  if len(moves)==1:
   return SearchResult(moves[0])
  for move in moves:
   if rules.winner(rules.play(position,move))is not None:
    return SearchResult(move,self.win)
  time=self._times.turn_time(left_ms/MOVES_TO_GO)
  answers=self.search(position,moves,self._session.deadline(time))
  return self._session.best_in_time(answers,SearchResult(moves[0]),time,protocol.format_move)
''',
'bot/ewn/player/layer.py': r'''
from __future__ import annotations

from collections.abc import Callable,Iterator,Sequence
from itertools import product
from typing import Any,NamedTuple,TypeVar

import numpy as np


from bot.ewn.player.network import LearnedValue
from bot.ewn.rules import sides
from bot.ewn.rules.sides import NO_CAPTURE,WAYS
from bot.ewn.rules.state import PIECES,Position
from botkit.arrays import AnyFloats,Bools,Ints,Ints32
from botkit.search.layers import LayerWork

T=TypeVar("T",bound=np.generic)

HITS=NO_CAPTURE+1
CHUNK=1<<15

NUMBERS=1<<18

SIDES=1<<11

DECIDED=1e4

_ENDED=-1
_NEVER=1e9



class EwnLayer:


 def __init__(
self,
movers,
others,
mover_of,
other_of,
value,
):
  self.movers=movers
  self.others=others
  self.mover_of=mover_of
  self.other_of=other_of
  self.value=value
  self._pieces=sides.most_pieces(movers)if movers.size else 0

 @classmethod
 def of(cls,positions,value):

  packed=np.array([sides.pack(position)for position in positions],np.int64).reshape(-1,2)
  numbers=np.arange(len(positions))
  return cls(packed[:,0],packed[:,1],numbers,numbers,value)

 def __len__(self):
  return int(self.mover_of.size)

 def expand(self,work):




  moves=self._moves(work)
  waiting,waiting_of=_distinct_sides(moves.sides,work)
  rolling,rolling_of=_distinct_sides(_useful_captures(self.others,moves.hits,work),work)
  goes_on=moves.legal&~_by_chunks(sides.arrived,waiting,work)[waiting_of]
  work.check()
  key_base=np.where(_by_chunks(sides.wiped_out,rolling,work),_ENDED,np.arange(rolling.size)*waiting.size)
  keys_of_others=_by_chunks(key_base.take,rolling_of,work).ravel()
  edges=_Edges(_columns(goes_on,work),_columns(moves.hits,work),_columns(waiting_of,work),keys_of_others)

  keys=np.empty(WAYS*self._pieces*len(self),np.int64)
  placed=[]
  done=0
  for column,chunk in self._columns():
   places,new=self._keys(edges,column,chunk,work)
   keys[done:done+new.size]=new
   done+=new.size
   placed.append((column,chunk,places))
  kept,child=work.distinct(keys[:done],rolling.size*waiting.size)

  no_child=np.where(moves.legal.T,kept.size+1,kept.size).astype(np.int32)
  links=np.empty((WAYS*self._pieces,len(self)),np.int32)
  done=0
  for column,chunk,places in placed:
   work.check()
   link=no_child[column].take(self.mover_of[chunk])
   link[places]=child[done:done+places.size]
   links[column,chunk]=link
   done+=places.size
  mover_of,other_of=np.empty((2,kept.size),np.int64)
  for begin in range(0,kept.size,CHUNK):
   work.check()
   chunk=slice(begin,begin+CHUNK)
   np.divmod(kept[chunk],waiting.size,out=(mover_of[chunk],other_of[chunk]))
  return EwnLayer(rolling,waiting,mover_of,other_of,self.value),links

 def _keys(self,edges,column,chunk,work):

  work.check()
  mover=self.mover_of[chunk]
  hit=self.other_of[chunk]*HITS
  hit+=edges.hits[column].take(mover)
  key=edges.key_base.take(hit)
  places=(edges.goes_on[column].take(mover)&(key!=_ENDED)).nonzero()[0]
  return places,key.take(places)+edges.waiting_of[column].take(mover.take(places))

 def back_up(self,links,values,work):

  ended=np.concatenate([values,np.array([_NEVER,-self.value.win],values.dtype)])
  rolls=self._rolls(values.dtype)
  backed_up=np.empty(len(self),values.dtype)
  for chunk in self._chunks(CHUNK):
   work.check()
   best=[]
   for column in range(0,WAYS*self._pieces,WAYS):
    lowest=ended.take(links[column,chunk])
    for way in range(1,WAYS):
     np.minimum(lowest,ended.take(links[column+way,chunk]),out=lowest)
    best.append(np.negative(lowest,out=lowest))
   backed_up[chunk]=_mean_over_dice(best,rolls,self.mover_of[chunk])
  return backed_up

 def look_ahead(self,work):

  if not len(self):
   return np.empty(0)
  moves=self._moves(work)
  side,of=_distinct_sides(moves.sides,work)
  hopeless=np.zeros((1,self.value.rank),np.float32)
  hopeless[0,-1]=DECIDED
  embedded=np.concatenate([_by_chunks(self._embed_others,side,work),hopeless])
  of[~moves.legal]=side.size
  waiting=_by_chunks(lambda some:embedded.take(some,axis=0),of,work)
  side,of=_distinct_sides(_useful_captures(self.others,moves.hits,work),work)
  rolling,rolling_of=_by_chunks(self._embed_movers,side,work),of.ravel()
  rolls=self._rolls(rolling.dtype)
  backed_up=np.empty(len(self),rolling.dtype)
  for chunk in self._chunks(max(1,NUMBERS//(moves.hits.shape[1]*self.value.rank))):
   work.check()
   mover=self.mover_of[chunk]
   hit=moves.hits.take(mover,axis=0)
   hit+=(self.other_of[chunk]*HITS)[:,None]
   raw=np.einsum(
"nmr,nmr->nm",rolling.take(rolling_of.take(hit),axis=0),waiting.take(mover,axis=0)
)
   lowest=np.minimum(np.minimum(raw[:,0::WAYS],raw[:,1::WAYS]),raw[:,2::WAYS])
   best=-self.value.finish(lowest)
   backed_up[chunk]=_mean_over_dice(list(best.T),rolls,mover)
  return backed_up

 def _embed_movers(self,some):

  embedded=self.value.embed_movers(some)
  embedded[sides.wiped_out(some)]=[0]*(self.value.rank-2)+[-DECIDED,1]
  return embedded

 def _embed_others(self,some):

  embedded=self.value.embed_others(some)
  embedded[sides.arrived(some)]=[0]*(self.value.rank-1)+[-DECIDED]
  return embedded

 def _moves(self,work):

  parts=[sides.moves(self.movers[part],self._pieces)for part in _parts(self.movers.size,work)]
  return sides.Moves(*map(np.concatenate,zip(*parts)))

 def _rolls(self,dtype):

  rolls=sides.rolls(self.movers,self._pieces)
  return sides.Rolls(*(share.T.astype(dtype)for share in rolls))

 def _chunks(self,size):
  return(slice(begin,begin+size)for begin in range(0,len(self),size))

 def _columns(self):
  return product(range(WAYS*self._pieces),self._chunks(CHUNK))


class _Edges(NamedTuple):


 goes_on:Bools
 hits:Ints
 waiting_of:Ints32
 key_base:Ints


def _distinct_sides(some,work):

 kept,index=work.distinct(some.ravel(),1<<sides.BITS*PIECES)
 return kept,index.reshape(some.shape)


def _by_chunks(function,some,work):

 parts=_parts(len(some),work)
 rows=function(some[next(parts)])
 results=np.empty((len(some),*rows.shape[1:]),rows.dtype)
 results[:len(rows)]=rows
 for part in parts:
  results[part]=function(some[part])
 return results


def _parts(count,work):

 for begin in range(0,max(1,count),SIDES):
  work.check()
  yield slice(begin,begin+SIDES)


def _columns(table,work):

 work.check()
 return table.T.copy()


def _useful_captures(others,hits,work):

 useful=np.zeros(HITS,bool)
 useful[hits]=True
 return _by_chunks(lambda some:np.where(useful,sides.after_captures(some),some[:,None]),others,work)


def _mean_over_dice(best,rolls,mover):

 mean=rolls.alone[0].take(mover)
 mean*=best[0]
 for piece in range(1,len(best)):
  mean+=rolls.alone[piece].take(mover)*best[piece]
  mean+=rolls.pair[piece-1].take(mover)*np.maximum(best[piece-1],best[piece])
 return mean
''',
'bot/ewn/player/loop.py': r'''
from __future__ import annotations

from collections.abc import Iterator,Sequence
from dataclasses import replace

from bot.ewn.player.conversation import Conversation,serve
from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.network import LearnedValue
from bot.ewn.player.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import Move,Position
from botkit.search.clock import Deadline
from botkit.search.layers import Costs,DepthLimits,deepen
from botkit.search.result import SearchResult

ROLL_AND_MOVE=2

LAYER_COSTS=Costs(damping=0.68,layer=2000.0,back_up=0.2)

MAX_MOVES=96



def main(argv=None):

 serve(Bot,Params(),argv)


class Bot(Conversation):


 def __init__(self,params):
  super().__init__(params)
  moves=params.depth//ROLL_AND_MOVE if params.depth else MAX_MOVES
  self._limits=DepthLimits(max(1,moves-1),params.positions)
  self._value=LearnedValue.of_training()

 def search(self,position,moves,deadline):

  layer=EwnLayer.of([rules.play(position,move)for move in moves],self._value)
  for result in deepen(layer,deadline,self._limits,LAYER_COSTS):
   named=result.map(moves.__getitem__,lambda value:(1.0+value)/2.0)
   yield replace(named,effort=ROLL_AND_MOVE*(result.effort+1))
''',
'bot/ewn/player/network.py': r'''





from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.ewn.player.weights import LEVELS,SCALES,SHAPE
from bot.ewn.rules.sides import OFF_BOARD,masks_of,squares_of
from bot.ewn.rules.state import PIECES
from botkit.arrays import Floats32,Ints
from botkit.client.packed import unpack

CELLS=OFF_BOARD+1
FEATURES=PIECES*CELLS+(1<<PIECES)

_LABEL_BASE=np.arange(PIECES)*CELLS


class Weights(NamedTuple):


 first:Floats32
 second:Floats32
 second_bias:Floats32
 mover:Floats32
 mover_bias:Floats32
 other:Floats32
 other_bias:Floats32


def features(sides):

 squares=squares_of(sides)
 mask=masks_of(squares)+PIECES*CELLS
 return np.concatenate([squares+_LABEL_BASE,mask[:,None]],axis=1)


def trunk(weights,active):

 hidden=weights.first.take(active[:,0],axis=0)
 for column in range(1,active.shape[1]):
  hidden+=weights.first.take(active[:,column],axis=0)
 np.maximum(hidden,0,out=hidden)
 second=hidden@weights.second
 second+=weights.second_bias
 np.maximum(second,0,out=second)
 return hidden,second


def with_ones(embedded,last):

 ones=np.ones((len(embedded),1),np.float32)
 return np.concatenate([embedded,ones]if last else[embedded[:,:-1],ones,embedded[:,-1:]],axis=1)


class Shape(NamedTuple):


 first:int
 second:int
 rank:int

 def layers(self):

  h1,h2,out=self.first,self.second,self.rank+1
  shapes=((FEATURES,h1),(h1,h2),(h2,),(h2,out),(out,),(h2,out),(out,))
  return Weights(*(np.zeros(shape,np.float32)for shape in shapes))


class LearnedValue:





 win=1.0


 def __init__(self,weights):
  self._weights=weights
  self.rank=weights.mover.shape[1]+1


 @classmethod
 def of_training(cls):

  return cls(Weights(*unpack(LEVELS,SCALES,Shape(*SHAPE).layers())))

 def embed_movers(self,sides):

  second=trunk(self._weights,features(sides))[1]
  return with_ones(second@self._weights.mover+self._weights.mover_bias,last=True)

 def embed_others(self,sides):

  second=trunk(self._weights,features(sides))[1]
  return with_ones(second@self._weights.other+self._weights.other_bias,last=False)

 def finish(self,raw):

  raw*=np.float32(0.5)
  return np.tanh(raw,out=raw)
''',
'bot/ewn/player/params.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from bot.ewn.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):





 positions:int=between(700_000,1)
''',
'bot/ewn/player/times.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams,between,effort
from botkit.client.times import UNLIMITED,TurnTime

LEAST_TURN_MS,LEAST_THINK_MS=3.0,1.0



@dataclass(frozen=True)
class TurnParams(CommonParams):


 depth:int=effort()

 turn_ms:float=between(1000.0,0.0)

 game_ms:float=between(240_000.0,0.0)

 think_share:float=between(0.8,0.0,1.0)

 margin_ms:float=between(15.0,0.0)


 def turn_time(self,limit_ms,is_first=False):

  if self.depth:
   return UNLIMITED
  limit_ms=max(min(self.turn_ms,limit_ms),LEAST_TURN_MS)
  return TurnTime.before(limit_ms,max(LEAST_THINK_MS,limit_ms*self.think_share-self.margin_ms))
''',
'bot/ewn/player/weights.py': r'''

SHAPE=(128,64,14)
LEVELS=(
"UNDa@J6ZZZRRHPJXTS?&QTT_19YI?OmRTmHYQUDVQLQOLZRQI<?OOX[MJ7FW<]7AS3ATp]WIIVVM2EXWNX;XR@>QPO[I`[_:KIGAUT@PUQUBhg8P"
"QR@22GGH_6@_WB;aERP]DGCALNPQLUFMXOJ,RP^V2<QOJUIPOSDSNVTSRRK[N[AZHSV[]XV_VBOZ?S<URL@Rh`GYRgNR(BVYYUWZVPGDIURGNh^I"
"QLVJJYQNN.XKXk?RQRS@OY=MDZQQ^SSWR<W[EIEHNNQTKVHO@V>`LHHeM?UM7UQSJO?SOYT]OVUMMMOKERT[PZUQQIP[YMA`XPNORWDTL[]cVDXa"
"K]NXRaGCHSX:T]`WRQQJUUCPPZVM[BXGWPY?]]M^JeWLUkbRRDGfLI]QGROQIZPMAPGeCGPVc@GM4UESWEHTPQSXOZVOUJ^G_AINMWTFFAR[_ZDO"
"Q]XUKQBSM[QbfNa_HVRSKhOCKNOLgVeSS[]WjTOaLDRQjBQJ^I9CKhBKJcOP`TLLb8LcMPU<LYImgPOZ>O;XD=Z0YNRJCeBUTAVJLbSRLHTTXIZ["
"NQ]^QVWaO?OcilI5C>f[LQQIPaQRONTTFK@UDbb;EPfG_aaXDLiCRMQdIjVXmMS>TS:ouTLxBZcJY?cJWUU^E@;:TZRIHWMOLQW!LHST7<WKZSMR"
"LRGZOUQUPT@XQ^JYTLUZSVUMR6IY@U:OUIBU*iEeL_SN(C[VXSR[SQH=L__AU^[HODYGTUQLMI_KRmCURPWNFZKOK^OM[UX_W@]]CDLHRHOJK]IY"
"FQJ_!g?W7H]OSOYQPOD>NUPTRU@PR[IVT_SS]BUQZDL[FYN@RcT]OYFSLaTWNSbOYRQXW^JOG_mDvZYVQSK@WYXQQ<WVQLNUBKZTP^LZAhdK_grT"
"TCOMJSIWYEJLOTJ`FQNn6FNjYBSHB]Q]OBIOISPPLVE@[UJJ[`PT`?HMSLN[TpRkMFMP[GC<ZTNYDMXUQWZMNRYPVZ[KI`[TQQP=PPLTKRR_U<`O"
"RPOWYQK;GZ_IdJZOLKMQSRNHYEKVSDJRITI>V@UZ`NKI/RQQGMQUMOWYFbQKgNYOR:UICWUZCMDViOT`BQSORE@NZJZ[ZM`Q`T`>KaaVZZOCTIZV"
"S[RPTMPRRMRL]7^V`RAQ[MXTQ]TQlPQOO<YDTHBDHRI[QZLbbR>aK:[`_MKU`AQFS<i[MELL9bjVbJP_P2WC?bGSIIDQf^H[CYXVKQOPbHL^`diG"
"SOEOREkEBTLFRGWZLJVJTRK[[eYXkAVH^WASUjONTWbKdXYNW;O^FBTLSRSNJZRDJVFaQFX^V@[HLUSVRU@WNRQZTVLDOLSNIRL^9VUJPQUYlSDM"
"VVSMY]EPKWUbZDacR_WZMbI?H^]-[WdXQNUJ[QEQKNXMWEIJUOPIVUiZIWeITX`KxCDTLNMUORPYNT?aFTPj9KK[VDPOOLLQH@KOMPPSHTAFXVIQ"
"daTU^;IOQPLY]SSdJCLJIIC=XXSUNOYUSSONWLCJPVQU[VjWUHM?]TMSNRU_V:bbWNTVXYN=A]^MaXkMR>h?XYGXNNPRNNNSYYZ1cgWqSRLS~MGX"
"AYR:PaLNWSOFVQLMX]YfV5JLJOH[aGRUKcSKNM?KZKIPVJ$IAWZANKYPkTTIMU8cITCPXM=JJ<NM_HjVbaYqTSS8XSSRUH4TNekGMXN`NOVPSPUZ"
"XWZ<WKOaLPU]BL_Y;KQSL<M?Y_KYZUC.PGOVCDFppRJAUAWcHJOZEQOMe8;T][+ILFU;STNLkUTWCU?b>[CthFEYNVQeTXc`[a`R^^RlVOX[XHSN"
"BYZ6YXlO[@RASNNZNXPHaWTXXiM_:Q_tJH`ZYML3:WUY^UMBRIJ4YG3[eLBBNeZXBP]PP*LniBBM]OIDUMR*HcjYv`]WG>/dZV@PULURcKVIGKkb"
"^YTRY_SPWM<_c7OIZ=UgPFLKFPQPMVIL^X<`I?NRb?MWA]JOPFFWPQZYLUXKYFRNZ;MM[TUDFCTZiQESRLQNQ[HSROR^WMeZOZKQR^N>HYS<wWlQ"
"W_OLXQIeGFXHmANScM6OXV]IIbOPYVRMRORXRDOUPHM[PGJSMWO@T<RYMQQQ>VSMCHTPNLPXB`UMgO_BYB]GNaNY;JKTnjPRFKOKTDCR_SSXYL[S"
"YRR?OMSA[VLGQIYRSWMWUMMVS`ZLZ8iaaWBK`R]ML]MGkXULAefML]|JTOTOSVB]TYL2QMbVFc]WVQY[0UNLV8K?^PIYZRM;caf]BAGe5ROCRX[W"
"E6LQBFDWeAHTZR8LHEX>WMIPhJI`d]=XNV9]MI_@OmXWQG^o]_eXQVWZaPTP`HPNBsIbKb>lXC]W]Mb~L[PfZdKO+hVeiPeUoOV;`9FFC-c_RH/p"
"aQO;<b2ROEJ:85ZTYN3C?,~XU=@&-A!INBRDcrPYRhImq4*AJSW6CJY4ZOJT4c2g9qu2@MB7W@[5B`%jQyT-N`Cw^GWXa?Z`eWHhKaNGCifB[-kp"
"jnaGkE==8NokP`OMbJ@`Fe)sMBn239S1NT6Bf-{qdB/1%c%HzFO7][p_DdjeFC!?Oc`o=DfBiVWX>rMi4lqHMHTLh<H<7?3m^PK`aHNX<WUeI]OM"
"_KH]P=eDMEFCJTHUW;M?LKZ^h[MT]CFmQ0`P<ZMHF`JU^OTUOJUWOcK;N]NUQP]YTX@WZLYmXJ5ILTZFbQicJVFiKCbSh8[G[F4KTZXbDIcZNoLO"
"^KTENL]NDIXQNQIXJTJdI<QbLWSN@Q?VQCSZSFZM.SSSbSXCRAKKN[HMYKHSYfJ};ZnL9GHFH2]jQO^YWRASL_F]LLWYPKRST^V>RQMDNUYLU>[X"
"[YOIeiTOX_QRjJKMBMd=PSaX`>WO_QPhgRFGWRnPDaXUA9X`HZgS]FM>AYTK`KSDXFR;AM5p^OU?^OWrALQL[+K,]FaPWSSAdJW(VEVJmSF_N74_"
"VXBDkM]Gd`ZP_R^VXYbUXUSANA_V`GRJPef?Oc:pqI]WcJFdkIUcV]JK-wZci-f{ydd_h<DGCT~WWZO9Z@PN`b[NXKi-25XDON4?g*q{YB40(V!O"
"PDP(rY`^h_kdS,1DNQdj@Nc%Z_ZN7{@]6bj8LX;K_@H+ME2g5OV]WkU`Z=HjMO>L>JWDIbVW_HM7ZNPEXYR;IPFU^GNI_YsPGUMSeMX7_RNKcHZG"
"QTpSTOMGicFR=ZZRCYXNZ:JERfQcPK]We[E$RC<<IMPl?PBDQV=_C^O^VMU@AKkIJeNTLOVR^Q]YTYdSDWPs`KS_GHQPHVCQHLPVPORUaKR[<XQ^"
"FQHORVWXWIG@SORQbNGfWR==PQSQeJKB]SUU~QKPM]XWNNdX>IJMaJFnHSYHVS^C9NeKVM>eSoSZYD8TE@IaN]C^X]NeaWIHRVb9TabUd2]:``rS"
"uybwVb8>k5JX4Uc}H$INAZc?!ZMXAe!EM!CWacIWBZaF#KUCNEETITFUOCLSgQIEKJYTZH@QN6CDbA.]JO,!-8lQS65lLCN_QVObKVRIPTO_`[HE"
"WV95?Ic^YAUG@bZNUZZUOTPEl5M`?VN[SORQTK^GOgRSMN0ZNJE]`[NeKcUO78^XpTYRP[NKQFI<SLWJOM]QTP`RO#KJTHE[TIT@6NTUH^PVKY;W"
"O6JWS[ZRK_N[ZXC?LV?PBGWcOIPH<h_OMN]FNRLPUAPP4GeVP?NTGUUWUgOSQO8MUmWPSGNXMUY]d@R]K^RKNf_]HCGXpJVPUJOVKL>^GTWIRELO"
"XKPF[FBdGcQVE^NP`VG[MZ]=C[P`Y_YB?^;_9B>PcKMEEcWJg>eJQZKUG?LRD@hkV?QQ]N^FEnMT_YE_KPWRLXKJHTRTLNKbRMNHGhXaP9?F]Da]"
"RZP^OI=cR``<T!UHVVAUgnG_MjSY]eHXaXKYIgBDI^Z`[cE@YK;e=H@dJRGBL]IE]FcYPLImZKVCT:kZ^GkED<RCGjGWXlF?^EoZHTJ8NDSjXLIV"
"TXMRAhO^;OD>H9dSaQnf@I=[FSgKMHNFQGJQPj`bITXZRpANGPXXKXJCSXN]]ZHCYUe8?@c`S?SCMa_QWX_RNPEGd5IZ@PWWYJZMIJ_E[iMUU^-l"
"OLBViWMfFb[H!?]^tQRSPcRDSPT?RNZNH@`QNM]YJMREXOOVSE`M.NXVKYTXJeMeJXFNOUbJPRNUVOAXISI[,]HRCJcLQV_OWRJ;KUMROEBG?]IP"
"Z[T>WF`LJcNRJcFZQhOTW_T_LKaNLDEYdWOJOZRdOQ`<`JSUUPHuORM^JBRZPWD[^Ah]RQ9WA_mFV][YRCMKW_`gRXIFUIGYIMMU6G`VPQIRK[hM"
"PGOYGLTL7KKDBQRTRZDRRPPEONKTIaNJAOUUFSNH[LTWALKR0_XD_QQ[QLOCLIWQSaRbHOF[IcXWWPSh[B]O`UCGFeX[XNZKeDCTAYKPQVJDZ=S@"
"GRHBP?ZDiTLPQUUVG@_jKUK^#bXLaLOTZ;Y@RGLWIcGQ_SLH9V]QQCQGU>BWmI8QNQV6SL]rGH7PKFZTVcVWHILVTTaBOBHLZSIP`YUfLURggNON"
"]6DW=XEMIQWd[=L@RRaJO@NO[VMQbM>IQRXQRIqY,VQXbNPSV1P@AXGYV^CShHNTDOaxPEWKR8`Sn?HQ4RU:DKenWM@KUNcI[II_OOQYZfeOnCML"
"gI.EO`OMVcSRdQkHQ4cWQ__IW_PRX[U@PT>TCEZ_SGQFtfcWOM[DLWEOU>OK=AbUPB`S8RVOXvMSWU5GT_STG9ROGVYW_DTVOXSMKi^VGMJUsNXW"
"PNLYPI@]IZXCUHGK`HUJ`REoG`Y]ER[RV,NMS^ZZNeNJQLEdWNPR:GUadQOXkRbNEMSWGHVN:GKGFQaNTULRSORDQLMULWNRFNOW<KSE[RaSMLEY"
"CYWDURRTOKGRYMZNSLHfUS:TMTZY^IHWYA^U]X5:BffbXHWQQFQTAR[VYINIG=LOY_>8RYae]YYggEc[?LCBHUIWGNNS^L=fsOGZLQTMO6OSZ1NF"
"QwOX&`DO]CGWNF>N1]RIYBD@jHRD=.TERIL6ZVV:LKOKX&[_PS_rRYSFXCR]TC?MNFS?XEWbWSIWGH^ROYJDCBeRE_fkUDL[PDFVU?OUFQFK]MGB"
"LDH[OGGsuFJPDBVEOJNW!NHWd1AZeS4I<KlEOJAXqU?>BKLXRRD[jD]?PZUT`QHk`UlaV_Jk[CRMUEHVUMj4@E[sOMIRQ7SU;MBHKGjW>`UcL6Ib"
"HBHKWARm-jPD]SGEL<HM[G<ffHLRC=WMA`]Hl!?L~?a`HXPIUCp1[KXW[ZQR>OObZJ4T^M]4aaQ<mVKYJdD]RY@FV0?NcKAHTCViFmS?RQKc^gMB"
"LWCQH8?QmLIBW]SRaMvEK[KWU@MUa9VOW/_WVHcFMbIWJ_=EE[]QMKQENPQd`JPZ?TILIjXUBNCHoETOTJT]CNEiL`YF_/IGXAAVdjSgXeccNOQJ"
"[?HRIZVMM^YFXBV@DTO2K:aCKTOLpUXSHL^MLGSV%`RFeI]UV2iMCCEPJ]LQbWP<;V^ESKREUBNYaMFWUZb7T>W_IJ7AFAUYV_QV4HCROU_FVAHM"
"[REVSYWcKMQdjMKTJAaOXBOcOHMOEKc_^VS?OKeUF~^]_STdORBJP9VHQNN?TK^FZW=QR@Jk}7OPINW[JMX^I8LRe1QKkY>B?AkEX<?`qJBZMBYU"
"OR=BkLWJ`JQDhKOq`XRTRQRJZANNVN^[WOQN]!O~b?bt=GivT]xWh^ULEib]QMEaUc7`k?;LdJ[ffJ.XH@1FIVII5+N]E;WKV=G@O.0YW=)M5X1:"
"R<JKeZ]0_oNt[%=GF2lHmZ`)VJ3=PH:c$iu([ZUJbU~3>6NlDkUTU66hr>kiF=ZSlSvYSa`eTcpTN2>tbV+NrHCZH`Lmed2RMO=PRT4wN1mTL7Yj"
"BE?1r37WhG#P4~8Az@D9i^vQPhQg@#0@<9d<L~`GX,8Ca_E],eY0e_AOkBN.KY^RZCEWR]?9Em[FXdNC@WDLNUMB[OOBbbNNcGUYEZe]P?IHC=OV"
"T9[OaMn7XfN]a`PV[V`TGXRI=^YbMHWeCNLF:^S^P=<XHRbSZbu2AP0VQEd[qDRORV;D]Fn{S[cZ`OMLMJ=VE^UTGQUEMJP>AFGJP=_LTVOKpO_H"
"LV]UNJ^Y-gTbaGcVL6QKKeAZ_RLOXQ>K:Whi@GOEO;=V_NGPM[ZNGDWYFN>OgG^U_eNRONWpg[ZEL6TfIM8][kYbRbUHn;IOPK`.PE`[KDHPIQKe"
"3PYGJDla9aWcb3Dh@MGVYFPm*`QJ_TJaaJOSOLBpX<TRJCNTCWbBg):_t@AUlm/BRMg2^WbX]dHOCDOSZJCNJLN(]NV;ZHpcNQMeT[LBR3=``HCK"
"CMV4V:BimHim>C[esSnMYZWU@xmQc/J~IU7D~>>[Ng[y`c0MKP4~OS:aF!SSD6VPM:7!{13fX=(M6^PCj<Z9bP_BN]hq[=6JQSyLHcc=WH;CRLZX"
"5ug?AZdajBQ*GA[O_HK<DGTHMIUTUDE?Y4dKHRLJUWKd=YREZd>WOR<W_SFLTM>:APgbLMZXaVLVgTa@LRN[UYb?LiKEBCMSUYNZ_8EU>^FEQqBO"
"EVNNUMPVOKHUQNHJBgYi7;SMKHM1mKKYFTXVX`^O_OZDDLWTS^hqb]`CUTXY:VWULb@TIIQZHLRVBUSbAUV>ecPUF>QFZQV^cVLIFjdIIbT_nL`>"
"LU_VY9X@PXGSL_cWVHANLWUZDgGET_Wi;GE_MJ8JTT[[LXqYZRARTEYeT_AV5Z!SM;MAQz^Va9R?IcaXjpH>e]7mY:cOBPguQ!QZSYeF;=IMBRF^"
"K1BNhZHLKY^N!aQjDN6d:_MYG>PN;gQ4:@7-TAGTE+M!r(!^MgO=1;VI^C@gR[=WQULa@4XFQVBZAW-RU8F>PYiIIFTK1bSZPQHFZ[JTTEUTMWFj"
"U?a[fTWNJINNUDBEOUEeZQLRVcIW,V]WVUG^GXCUC9CGDPjG5IiOTQYRT<OBU1JVL`f[9>FVNQg]Q~>UWFNKICUKAcI]<^MQOB@TCSYMSJXN:dSP"
"MbN@XWaW?ALQJK^xQGLWS]OVMGRN`WDHQ`U_LEQYUQ]iRM@[>VRRJfQ];6AL_F`VHJW>HN6XaMDVTHXOTWSWj8AoOWXRQFoLGSEWEF<NE`Pb>mBJ"
"EEVOKDWL]ILE^_FRLFW^UUXa0CLNZANfW2KjOLbI>dMNcXMXIHTr9IKSLBKtZN[i:`QU<yS]G>BON4iOJObBJG5QIQLeLDdHKaQ[jBH^X_YXbD_I"
"eVRT>KTY4TZMJRbL=C!XRL?VX@BDac_UEJ}HWVYYY[RYJ:`lG8~[JUeBFkFPeOMDET_fGgg@CBovNZ>Q`_U[3tZWRN@N[RbE[UN3CPI]aMKCJRPS"
"UW]J_LN=H[O^VBbJYWYQ@?XHOc@W=Y8HX7Q@RtRJ>FSHLaVXPNOLXSF]RECLOVSl[0WR[TZDAJIP^>:]MRH[ORJYPbXV0U_YSSC^JdOJFDHBMbTJ"
"5AS9OL_KN:QQQGVlL_`^;EVZUUbZQwRXK_V:aDQLSRIJAUJTL7GM2YaD8IZLQZdTPWIAWZHMTKAAQ[NIUjNFi8RGD^OPCdIgKYIOLWOVVKlRUVSX"
"QbNPK]KV@FZQSNLUPR<GLNGNOTNnRURXUWdaWJ@ZMawHW^XRNB?AEGFVNIBIDI=^RHVJ<GLZaMLPUYWTTCQZUYILBCACYMI;WtRH]2GFRWRPNOS_"
"?HGW7TN@VEZWITTUEWWHtXI`UBHFcPYWPMYOEP9VSHHc[@gdCRmVgaMKRSNg[2yQUPDAPQ/AHRHiMNLMKYQ1R<LYYTOM[LJPGI[TSIe^-A]NaLJ-"
"W8W6eN?F>PKMtkRw(IXaEJWIB@Ne_T?M<YT5MEY_^FHMM]PNe_e(EI9XaOMJJIeZVJFSaKVQTWGUeVmMGIGX<WIlHR>UU8LFJJBPTATWRWFEXOJL"
"IQafVF]XG<aTWJgZRBS:SWXOPWPIWcP3?Ejr8.KL<7C_gSKK=Om,CYQfbC<SDKf]cP^NQJKOhP`ViC`eXJAFte^WZVTM[QfFSK`LJ@3@L`FV<iOM"
"W@BODVVE[FOHKe[YOMQ9WVY[BFPGQBVZQHF_LWQMNQKOjQ@PTGYA;@NTPK`fVOUT:cRTFZWX7CDG]M_OEP`*CKDJOQEFfPaJUWRpt;=tU_R[QYxN"
"P>H8SJ@]SRCVCKAJTDIF:B?NcMKRcSWRIGOJURPJH;=FZQZFRaXT_4HJLOROT]Vm@HGh:QREUIjTBVN[=b_FTOTTSN@H^VOWNEVHPQ4VOYShURRn"
"KRf[iQONNTYW[5nPS>]X~XGVRQCMU;Eau^IEPBPR6[Lo]IX^EHQFOVISZ[V_OSH[Pd_c.5MKXSQKPnVTKbG``OSYjHVRDY=G3v^EN/7GfOBGJJNV"
"_KYDiNJKW_[MPLXNQMbaT_UPTFARS4=`J`>TRUQRUPPF]DcZYbLDC:PYGn_fLJScWIO@T@PHMQQLQJGVGPDUE?=~aWUM=I^T=JFS7TF_p&QPNA9J"
".eeD[99Uhi:=AZJPkPHF~QRNXgVQi_^YGOHOWk@cVBP<RAEWLgS3{PbTKVTDb?YYP`U<>>PWJMi^W5RrPQYWMHMQG!YQQVF.TIF20<4mgADO<QZZ"
"??IC?/KUU;KVQ]>K5Mu-q5TaeSXeGGOSyV94TazB__Z;eBaQVFJXLcbXUaIZW/QT`[W_EFUME`]e;YRMD=GOTFWMdPMEVhMP]LMbWMZV2IMN[<T["
"V:TSSO_M;kRN[~Nf.W]^G^SGQ^OmZIdYBXDO<uJfH>>BwOWYUKfX@J9U]bV_MTQ[LV9WMC>JJMOg_UOFZLNONH9LISK`GLPPOU`1M;MGcXLOcSIQ"
"1RZJSJZY2;QR]KVIX=eFRS:NYPULdbNy0CVzFCXBH:J_cQIR@ZV9UI^VLA=LU6[UgV]@7K6HjPMGKHWpUNASXcYEQTFgdKiMNPDkYMPvNMUHWH``"
"Zd?@E>I`GnfrdELYHPQ>TBO5`NHRK[MHbfKD3_CnZEXOJL`^X4?N7HHan3PSRW?H,L|;W?=Rc?4JPeRPaJONmWJEcbULXKIZYGR^WtJaQMUTPaVJ"
"Vo@9GZjfV9vKVJ{jT~gTgW!_<ZIt=QO_]dHJ6<(6VWuYR_<HE^N)5]DDF7ja.(bAZNa>CE*Vi)U2)Q*=B7LHNC]Jgq<ZQRBCGBQ]Xv~CCCUHTN=R"
"YCS:T^JHW?_:JT1~QrG16Scq~<y@W?es|hgEUV9dHolt9.jxQ~SU<M5YFQlnM^B6?hRFQZ*WEDjT!-M;GLI9k@)wmQ?CIf4GU8^:c>]S!iXgO6I9"
"{BTKIm{<C;S5SZKRO&J:P`LD~?J-?P-apJG_QaU47cIrQV7:8EHOhHR3YFJDSfOKgKUHU`XERVLLRJ@LeBgO`M[AKTPIiFRENFU_<OF==NjjlVq?"
"9MFj>WjfI?4:UcR[UXnZIIVtCZKGlLORSVKR]]X~JOOGVBcO@RCSEG@^GLJIM^WK?S>(<@L3_SVFQ^ELgB_QN[UR2SUI[HRFY?WSgN9e^UQKe`H_"
"1SaX=>]HR/H]heI[Aie.XT^eMEAPLK[YdU^E=PLJfZaJ]=WR:Z%D*dNFS_H`cVHMScVHkJPSHKJE]AZWRbEG<F]MFTXwV9V_B[ZCJMFP@QZSX[D3"
"[EC4NC7rsFUNFPZP8FYG?+CZw4IXPSJF>L|0d1DObUI]K8LNuO<=Pg_Z^V_9_MTVUH#RZoaMUK<CZ=PNXjV(LGZux9~CU+i[OteNN@7l9eak=/]o"
"OgSM/?!HSLt[QxG2<rOR:i2rXL{W(&]KCJE7YJ.dYP7>,r:AU3=<z&_IS]azM+A:lITg?brCEM[DMXErRVBFJX;JiYL8DS1`T1`,FJOE=JbM[EWe"
"SE`c^LNKI/UN9W?TYf?MTGXI_Q^UGRVVYV]GfVKQCFY[M/H]UU>LUWKMTGBWQBadYMRUJVGO<IJ/PTXVPBaK9EMTQfBL;A[Pja^XEHLFOfTLJRjQ"
"IcOADIGMlUEY_O@`oMlcYS=ZDWQ`K[LZ@GQSeUKDpjHH4]fGTVXHWKHXKhYPOMfGU[MGX`V[YOeTVZS?T>XMVIIXFZE[eWXB]I_MUVb]BgMW3VX:"
"=rSiWMBSTQLdHETQ[J:EWH/uWVFlk[<LDJOH]tX=C_SRAb`T_j9TT]A}lCgHKTmfK,PsFTcN):GEHb2KH.WTk`M5g_VE=aIdSP*_4Z]<FGGY_rWd"
":OR4J>Ya4<O!L^<O[MI3+OH]P=Ae:O?RMEFQLCKSP^S^hZFSQGUA^aYD?ZPW3_cMYN=YQSKUaAYX_YXg]HJ_NSWPESMFYL<:JfE[ZZALacMM9AK_"
"~XAZF`UOKCLST~T_1VU@PEQhI1JZLeUWXLr=0]UXGSKO;u1MQ<FE];YRAlLed`PFHI>`[TTMMWMTFcSMYUCIQ_EHNGRY[QgV]MT_DXNZZESHUY=0"
"QoLUQ^ISQL`dOB_MXJNMFjY_?8JGuSZB?<UOPMGXRMKJHK_WPLR=wOSpFVVF<9VSiM:LHDgWEeZUbVAOGLGYhS>VPYNFF_GHbNL:PNXRBIDQZFdr"
"W=mcMLLDHVGGVGCa2UUU@JHDKIlcVQTTK]Le>~W^3HQSo=X8>bTLN7RlP[HLHMSGOICHegNqCURJPcdJjUE@[bXNLeU^Y_?@SQVZNXD<NYDMPeCR"
"L_~^MN]HWd[_P<ldX@WW9TgL`O<?jcKK]SINHMQDIVTcXQlQOY;V=}WdKCXJmYVDJXOUYALmXPNPOU^72DJIVpfYKNZDKMtDSJUDNFDWS_OXcZ<I"
"QGQFW]SN3YMPI`ZOY>BfOTCQ_EMQ^X[Qa9aYMUZOJQFIYQ8WH]HW]WFNXbPJ.ER_wS@ZFgZHOHgT]jW[/KS@S@eXM:QaIuWPZJhG+XWkMONO<pET"
"IeUEF:T`RYLJZMSTDHL85`UHDL_YOPWTNQ?LQUMEYGKIc[WJbr<H[CYKS_PKIVEPSp.PQ[NWSM[KQIHUrVHOI]RTD[aHeFb?IVJ:NHNnIBM]JLOP"
"TGhIU_YGDWhNETTLPCPGGAiXWXJO_KIaMMFM<GCIaHP[GNVJSOG`PYRCDFOGhMYCUh9][FJGSUSKNBJC>D9OHaLGQQVTBJKPNWUIdPPWJLTHVGV;"
"L]HEVS@`P^TbNOT]CC_O^cXGG_TaVQlIDRJMHAfEObQZaMdMHPRW]>YG8JMOTJVLCHSFRJI?.TNKnRWQOA^EV[3GSPMJfdFo#JLSKYKOH1IcUKYP"
"FXa<LVQZ0?LGXHd/UJNWLSC>WV_>L[_U=U@Q`bT^K^L_fRLLNX6AVLP<CISPYCOH`FHBa8P[TDOM_Z]PUMXUMFZS!WXQdEhEZ8jE|RHJTKLMiXND"
"8NYX6]VIR+PQh^VCPXa3VfY~YIML_X[COJJ7GVKIV@aQTNU^4MGQUvOUVYNJjSXN]HNKXFRQPhL_ePMDNNBZVPiZ]ULOE`VMNOFDOSBNSEQM]KfO"
"LKZY@UZMU[LGZU?,KfMIJIKPKMkhPK[PUNTPC~Y]=H`:mJX7:Xa1O>JTRJFM[R[G?LRNlZNsMVTN=XdIP<HFI=VdVXMO`QLHPGLL9EERUIL__RTP"
"NWFTPRWCECTLfOl?TuBdd?PFRLOKT*KV@L8HJWMHNHMOFJXS?cbGLPVPLTL;]AR:II@6H`AYM`W`JPWZ8BhM^eUIGMYdTTWJEG~W7GF]QMENT@L@"
"oSJ7Oc>fXKQTY@NZ[GL6RZ[OTTHQR]/eW^RP<AHPQVRY_SUVQo:JAVKLYLJJOILE1ZXLN9:XhHAJGCAFNEBVW]]2a_VIUPMZ>Db^YAkGQTJ]dC5P"
"FS`URHK]LAK:EMlVWSPCI?YWQE]^PALgFYW2QIZFEOMKKMH@FQH[PFDqkMN_AFVVS=?UNPSj`&0K_=>H8Y~CNLIRtR7P<TOEUCOZ^ORY_OTY]IT_"
"J[QRb[OQJNMa`f7kSO^W5Iq=R.GEC@L^NOTQVDo[ZQ_UN-GbCR_KRF]P6TGMOb4MNEO3FL>bfRRaKEU_KH;DULT[^-$ZgRNEHOf3G8UdmQ.G8AG="
"cFTMPfZITMZ/_OPuDSMiS`^JMLBJeNgPOG@PQKOQCa[caRGEIH?`KKRXTWIK]mGJ[PNYOVIEIOOYaB_`XGZnLOb>aMHFZCIt;VgKM`DLUT_ieKSH"
"NROC?jhUAPLQ~P_IAMP,U?CcZIGFPHMI<MAFbdK?O[MTFNVPO=@QGAaRLRTg_N[NVOIa_JT>HKKMMDKZKMcVQJML-SLOnGd^P=]CSc5P`ESHd_DL"
"!QMdHfLJM5?]YMSMUWY<GNHT6A?JK>X5UBJ:QQIa^QU5OKX^;PAKdle>HaS[cTlLRPkHCHcUQDKEDhO_ZTV@OKPYRQ]Gf?I`JOS<RCSNJRYIJW44"
"QUOT9U@gaPU]McXUU3=GSNOf]-<D^I@C5L{DSECWqKGFEm?CXH]JjQIeVaW?kUT_UYUhTKEWGWJIgVKW<bEZIK)ra2TP/KTXiMe;^54:O[ObTOOW"
"ZNX~X?JGTVJl?R!WFKAW4ZCK9:s~%LZ`ZMgR@@pZb?<>,P+fOGELJcBA`d!~RB>kGEb2>{s+ADWY_VIZ^h]*IAQI_Wf5ZU>lpLIOb[B=x!iD.;Nj"
"[Hp=SMF@HS~VB2rcEKcrlCObDlL_!p(H:i>)E^4XyEha@GIkOPP?pClgnT3FTi0ZgQW7oeaIff*RB2>gKOp:?mqB>BPD^_DUadPEKIHLuN;%[N6d"
"X6KZ9FOV=j]ZbGUK?ETRdMZR[TEJ^aCGWEU^LWA[QYCVXG[TbA[NQUdOPdM=[VG9Z@cSNPL,?SZg]OjJ=TUb=pXD5DaB^JYFTHjMFA@qaONPYOS="
"8HNIaOJoMS^NJ^LICFT]QPUHdV[^_GHEQVHJYFdcOAFJiRNKUN`VPDP[<h[VYEgHX<HFkTGIWNRIhYMT1FBD;PNGN5XTbEXL6Vh1DTPXMP;C`IXB"
"IQF[>CUFUP~NqWZ[=ZR5aeVaKi`ijRKFUH^RHDJHE>KR@KDTOQJ;P@ph`@`MU)QWBI`QFDSQ4Y?TXc)5AB0/:R3Zc^^YOVZsKK;`ECTW`1I]LIMF"
"PLy5kLPRZG?G7MA@_HL0IdS>RcZ[]NbbMWUZIY]MTQ?DoEYbJv`bQW9Vn$+P-:UpjM_,UBAJHwc[T(~hAXf]f6KaKba_4oF9H[KHH~>@I:~eFD[f"
"LMcFdKknbR!?9IHXXNEH`:~<eSEcL5;gN6XM9vx9BX]FeQ_Z_iI2F4EPmDB-GOGhCaaTZ_a>aLKCJFMZHCXpI>JYQEMM_D[JZXJPNQPX<HfGN=mc"
"ZZc]:D>DYJPOaX`eHDHSF?YMiLhJ2Io]]RGfPSKORX]RW<PGLdKCWC<UQDG@GrHDQa/DWHUHODLQNkRHL@RZ[@3cw_]KDWRHXKJ:[UUFJQRNMSGL"
"L@SUGTULdBg^W^NkYfCG~TMNQb[_L_R3^NQ[ON8f?WTMRVRRdaJaX)`RJZ^JcJNMs`8cQ;Z<F_VNAOOUUOAHc>ISGBKO?_C[LQE(N>h[XNK[CWMS"
"ERPKJbMSOlRW<^hTVWbBM~WY^_c;EWbcL+VWCLRQ2ZK?DC<UP2oTfgN!ZVgF=O>~UD:fGaV<LMEjKqdG![oW_DJNEEPAY>BLGI88!=AQ]@EcH6Wb"
"K`C-L9^@PRM_MmJPPSPLGVPxKeYT6^MUOLa?MUTU[XTJW`QqZKIVVNQUIjRDAF?LN`L_V_Q@_YRIA@JajUObMg[IDE9kJ^UP-]kQHPaHNHM8UTSE"
"cDTK(JGCJNb]H[QQ]GS3W>?PEYO^JXILLR:bTZN_MTVSHdNNQdbCR[dYMTFNPP_T_FH]OXIYJg]BZfD<XN?^YRRHNO`Zb?QOKXKXHea[EE<X`RT["
"?L^eLRTWOHV@SM]KRCgOa>O]OIVHCXdGV]U2QE?NGXHsHShMFYJ[eF;mWQNTRbIO[YeMPRWUKSRAWGYF`?I`OQEK?iJ>OEI>AKM]MPOCLQisY?Q]"
"OXF_8k]ONI:^^EZ^D`WJIRMhLb^KQNMGDIYNUONEOTXYRUE@ZKH?BA9HGRigZXYI5YAYUBPHK[PLvhEJUbV<M_e]VaMEi@RNQ6VBWQeETcM0GgH:"
"NAW`JEMGKYa`LOZSI^YKJ[LKQ@DXW`_U=QaG<TKkA]S7bBi<FQ;j]HOFVbdM[mOBEcU!NA_=SUJ[JdLLPTYQFOPe9iQKCaU[VAcVMWUR[YJFW_Tj"
"eKUUOESOFeLEOL?ZLRHYS^TGX[ZCP?LckOMaMk_DHQ@^R^ZN+UiSQMgFO=TGWTOE^BTO,HU>TH]UFbXO?uU,I<UGRKNQQRGc@SJP4eY_BOVTQTXQ"
"OdOgOVM>QN<5^YSXaZALWIOQXlUCGUM]Ob.SebMbTY`IQIAUc_LTLiST?OaX[LQ]G]V_OWWSNFNgXRTOgGNQTCREKcjKNLXLICP7F>3dSHEPTIH^"
"LUHRDHTUJ@MIDQRWH]YRQWSJEN=S^NZGU[UNLGIBYRRAVZOJEF(fPTOIQI`SENVJ@YSJW`N]lKGGdKJ[PlUjYVZgJpTWRN_PBA~XSNVDMV`UUaTV"
"AIFHKD4JID^ITFRWKVDbLCcKU@OSWNOHW`]FNTaU5E@RjNTdOC]DT^A;UlKD][KB,]DQgWNYA=S`UDREGWX:?S]_UL:EEAE[c``NMPN[U[[DOT[p"
"AZaNP[FOVIE_dESMDZcKKIB;VPWO`BA=R]]]=NdQX<QPFUQHQJbHNFc`INSJfE=9Y(NDQX>VEWOHXKPa7FVR@ONWHKW`SDZNCWK1VY`Y^Q7G`E[I"
"c[ULSMKG[XjOcPWYUJ@Mml]RZZHPhSRAPVM3U?8IOWNbJWZQPQK]NPWgWSWMPaRPR[bBNY[_PTLJQIYwVRK]GRLRRpLDXOD9RXBKSSRKMKdWh@RQ"
"KZPXCbcUCM<XWLXd=UdcNSNNMbX?RUQPQFbJdAGbWNVTBU~C<DM4GB+XTEFTTRJbPUKRDKVVg>LZWPVOLc]TOUJKFJKTbPVLTcORPEPF]MPDTbPP"
"GI@V[WOO`R^MMMT:8cWEIWJWUPBQSIR]OidgN[QMCnV-NLg]AH_TTPE[H`e]SNfJZJir9MPNNGLHWG>NILF_HVPK]EFRhHLaMTQMN]EELLEDZX?b"
"`Uc_PDN[[Qa^VrRfCs;U[KTMNPFG;IE,3UNIVFAFd@]^GRZaKFVC]UL<WULbKIm]:LZg]VP<YTBUW9IWUY_lJV`SO9KKZSQGHFWU9GjS@>Zc`FMa"
"SRPGODXBHZ[PWMD0_UZR^TLXs:Pce_UgQ>7RPSOlh0CQL_QN>PdCr?HXeS9=Q]I`RDGLmMLKJ]PNXTSfACIR`V4QaVN;]X=YN]_qPX9OZ/JAZ@@="
"cJOLAJhSa;dU`:_dDDNkRAWK6TDTZIHIJ@>.BV:Jn<HcQnTV>OCWOPMkO7CTJNeLWCe!k@B^n]^?:8Lfn9?KYETJ^^WRhKTWN>FT`j?LYbB=bCNU"
"RWOAQE?FIZOnKRWT>YB^DAZT_VKHSeKU_JlINSb_^TKF[FXfm7Yc]UKK<aM?UaMDEVbZOQRGQFk_VKj>DWFT>hSYPA7cVDS_Fck_MNCLIe[SU_RH"
"MGEKmONSSFMVYXJNQNHOL>2SHIUUNBRSQUO[TAZgU?QO^NLHObjIPH]Z5DU>eP[EPCKCZL>@XbPEn?L=.TA]`LOZ?D][QAT?JSW8LLCWVH1OMSZ^"
"a@VUGQKPZoX=IUL_O[QWRgTCZTMYbXNHEwflK^EhWALHX`5KPLDXBLYfSAPEb=FfMHOYP;SHMJCa]HG;Q?IZNONhqIOcJKXgJO=T_XKej6IInPU>"
">KZ@b:BVf_>Bao?^`=MQgY?H@FTLbE]e;FNSXVMGXaQU[LNZ5XFpRcckc&gaVO;hW=M<fh/LEWUVROPaC,4dK=3GA!jQH[4d@PIX3??DV+XnF1Wr"
"dDo?c*@MU>A>@k1tH/MOUM1JU~hat:;ME0WDiJRG5DDZNEHei~:?GMC?S~n1Q^0gK`Lm]Umku)faXC=eq:T>8VUVKXnk3/nfS35lJ@5U3.w`Rj=M"
"!JMPES/NZ0tqP6SbZLd2Y6MUqC5DDmP`l0L7oS]GHct7T1KHy-UN?:IK@.LVUARintKdKf1GMJK!`e5oT@XSRA:[>nKJFebP=OTeNCK3<WBANiEJ"
"UXfOR_TgTaNATCWEbB^P=_nNZWT7kGGNXKN^QIXBZShU_QUZaL^MEwj[P@;Z`NOaDd{JJNB]=XQZIJiKLA?KSTQ^]Y[VdOUNSUNaN>5RNcTSURQL"
"SWHiL@^_a@JYLHHA^jgTMKZCDSKLlPOLh,Y4`9DT:PSEeQLu@M[YQRORUC]aK@aQ[FV6C[AlIFQLd?R`]N[dLNWEY^p^aMTe<UBIW`Q^SRIQgTCN"
"@OSnF`OaOLHJY<NMdNIWNTm^G>Ngk>Kl=WReOBEK=ACVJTJFOF?6]I8s[7]_U@QoEG==MCPxa:CKLBROJDa(PG]UwKd7;6AdjJDES@LYZ]YESKU`"
"D_LWWnALH[8Nh<`H`MTqWjc}R1ibVI/miBTO=iEQK>iWL3pmQ?DSQ4<WR3ldA~6M8WO^CsDOm/rlV.XwZE_,m8?sn>=D.f>ky-U)m(]JF_u9S07N"
"l3VXG8SX8PI8L@NuiwIY=e6AgeJ9XTFbc1UGHOY4YWb;_I>XS=1<L`YLHTIK[H]NdZXMIHWR]VSICOK[PK<DtVQTJSCTaVE`URUBeEVWBR;AJcXC"
"UfBQKSSMNT]_TWcYIEMbWPNOH?K7IJQPXZCHPHY_CY@JUagCV[V[SkgQgW?KV]XMZSLDFL=KdLW:U[XJCTLUJ[EBYBRHZUUrSRO7TVZJnEXSUNPT"
"VWXIIQP]UfORGQJbLP`Qa<Z`>VITVMD1FHN/Yv`mfnLdL;OTfWPLIILLTFRY;Z_VJG=:IB:YdJYXXV7SKPBQF^F^T]_]PNaRKqIMJ_WAg]VNB]WT"
"A.S`GG`ZKIMKI`N>P7KYpTM:NQ[EIHRhMVAWK=J8SXB`PVWX;?nTTNNY.3N#`LDPMG/I1MDKY<@dUYZ`FXI;FCJGIMZSZ]AQSHLPKNH[EaUe>TQO"
"HjKXK[NDZ^ILOeNZG`IXTNcaJXULIPN;NTK[UVKFRUOR?8LX[][ZWRNBQ^ESEcIVBNfGRPXGY$OCZIQP_MKP6YcKLGOQUn1RWKX6FE@HMWSZSWT^"
"JNKQObRFC[YfIWQMVTKGQ_=KRXFWKOc_JUSZKO`WHYVMaYNUQZRLXIQCGNHTk=RPK[QWR`UdNL?DlST@JNYJWOCK^OSOZZNQEMPCVS]BVZUOHlYJ"
"I[Y<DFGKGbSLWZOOKSDZVTZ-VXJcO[JOgUNQTc;OOTJTUJ^CPAP]:NZYIRZJZOPMNLWTKFQ@LIR[[FRJY^TXNdZbPMCNjPJDJK[DRG6IWNUQebYI"
"=HPKKS_DTYWU[MOTYWI@?KHMBW__`pOUEU,^ZQMWGaCVGYRQMTOjKYQJMION^DYuKVSALTXQB^QMQJP:Qbb]EDYHKULZP]XQ*gNSC`ZOEH;A`S<I"
"RCQ2JJabNWVMni;M8YGUUJPWSOWbOEi@>nS7FF><QSRQUg<oZHNPOK>X8_NaYRSXGeNYJWJKZ^MPN[_UYXHXEJe]NKNORNMUPOH`P[MGM]RFM9V]"
"UZWYV[S:N^KQPUGX?GbLQKfHW-RGYLHNSKJT(UnDRHMPTm<QKSY0RCIXPVSRS[WWKHWGCn>KASPeLO^QKVNIM^RRTV;XVZUFPYNMNJ^^PLRQ:ASF"
"P`HmJPNUIP]NV?VRUdPW[_KZL[bSaQIEOVY0STLRU@OqOIMKSFaVTRcXZoIEPu[SHVV7KRUYKUVLUNTYSLMSQ_U_kKC^IXUWQVPJOTLZHM6HW[V6"
"S]@SOCOHUSRMQ9T]GNGLKBNAIOTTIOPR>bUOQZUXMUYWYFHHWTT%SUIZZ@Nl_eQPENNXYVYZ^S`[R<bK7RZHHL>VI]OUUBTQQUMNSWjL`IPPRZMO"
"BURYUH<X?DSX[W^JMAOOKYCIWWOM[IOgAOHJWHSUSKDV^LEGG`PCJST[UW:8cDOEcHZTNTHMd_VHdYb[>YOQPTGKTYSTSO]NCNV^<KLXIKNRXHSd"
"KU^OaTdHZKDPW_V_]@WTZcKW2>TRiG_HYOUBkaQH`ZYONPGg>SWSV;PXK>PX^PXNNLO9NPZY>DDDFJVIbEYNMVNAiG]PeYgPAY4Fh_IUVZTbXHTP"
"NNO4HD<HNZRPTZaUWKGNReTFZXT`PTTPUUM@Qe:MWXKPKKZQKNT^GN__NVRMfBPLOXLFmCP7FNTZY>RPJ]YXP^R[NZJ>gT[EHGdN^N[N_]WKVY;R"
"FMTPYP[?SLQHHs]F@QR9LIVbMUWUTVKWNJIOEYUhnJKaRRQTKXUJNTFZLN?SZQf@T^MVQDUOMNSNQSWPLRFFPGOCOHVTLOZPL`UNRUJVKMPWNFIG"
"VUO+GXKFXINsXeXY?P[Q[WQWXc_^U?Q[qUacgZO]DSWROGPP[S]P]dUUWLMQTHMWJ_NSRdcXTVOXPQMV[^YuS?JM_RN[VWPPDnRGIPTKOAKJMIHE"
"7`TIR<D>tHTB?8CGKHO_hTNHhOMLCKZ]7OTMh_VdKVPWU?QZU[TbUZgWUUSLLD_HVWiJOMuWFCU7TP][NGORQH^KFKB^QJAXRQ8O[R0oeGRaIWQT"
"IRLZBLNbh,ERU_FL9ERAeP<fzJCUGZHSP^KerRNL^IQ`DUWeEPRNZ`PEQQYNMUKX]_i`U[prMEYNL6I@SSLWONzPb:`2Z7QhIg]fVEd`;@KPTUN$"
"K[PE]V&C[HHZNSKkBUIQHIReZ4C[XVVUaK]6:;BZUPfP<?IGjJNTajTCf[VH=ENSC_nQUoO^HPISXTCOGQV@G>FQJVWUUPRRHRYa^P[E_[K^QZOT"
"ZUNGQ]?LISFaYBVYUNTTQG`V;^PLMSTgQVLVSEQ8FMP`XFUOK]WRPkT^KJCClQSBNKWQFNFE]MNI`aLRHONIQZ]XXQTbRgAI?DRT?GD_IUOYVDXW"
"USHS^QeP[DPPZ^OULTVXTI<WJJPV`VY;OHFWK[B[_STM_^RaAVGTcCUPNFBYWQNIP]MDYTKXTQ8;ZCbJ]JSKHQJJgTVHO_WY:VKTVVP@LVTXXURI"
"DjaiWlhXZOLNJLT[TYcRESu[FAK<aITWMPRSS9UCFHR[]IMCjNP^RHGGdNU`MGTSGIMBeKOvl!HP`XGH?FQ@_R@PvBFQKbRPOKJ`[YIGgMWgTIW`"
"GOFMXYZidK`fPUWXaVDFPy;tY(BUHPqUIW`PRLjdGjE*6OWXhYObU;oPL9joFJ1WO_Z[AU1L<IRdBDIODTLHA6Kd_8F!<j?kK(JGYUJ4en:lp>4`"
"MDP3^wO0!.P8)C?=~jMORX.]BqF@8Q?m{TGSHzHd^&<=I1fsfV^>APgb]7f1U!jjom[^UBfO43k~.dODOJ?YTK!Y=Dsg8@F@;N;?D@FhS;??LfEf"
"l+NDiNg:eMde?AC_TIM{Zod-3^O0.AP[yrK[=hGbFqB.OCHjHZMULVO>AZM`Q^MUR`WZJRQRgUHQOfRVfNFBKaK9KaLF^KLORKcFIRhHVgSHI_PG"
"[EX]CEB=<P^SsBZG>X@JHPYNJM>_jKTKPWK;CIPG_U[GU]VUOKIVT>DP[[KPOjVIbLRXPJK]FZURTBS[ZNLHUEe_kGGN]aTLQgWRT[DK:NLHaQG!"
"SCPQ]JLGfXRKdLP^>UYOUYNiC@H]WK^JaJR@R>`QYHNBk<K@XQWGKTdDh~[IuQMk;_JIWb?:U]MQ[LXR]e``allhGBQPR!HeQ[8NJLe]T0M=a8XW"
"HNhW[5Tp1:XZe_L0OCOHVN&QaGY[W;NTJTITWGMqW4YJVZTLkdL9QN8WN@iK<ELNfJMAW^]BZb_BJJZlA[JWUbcbEHETUQc[~aSjExNod%5SK5oe"
"g[LDDPSaQ9h9O#xmfl^mV;qP56gu;bQ4K8MVLn/ROE[k=EOBDHN>L;FohF@GJcGis!LAiFR6ePeo?B4_MEVuRs[!-9Qa!DOKr]OSNb4c>[N0QIA_"
"UK=FWDjwIgEgXbjTaDKGKPPLXXRTU9Fh8P?4SLDCHVUOtST[:IFI=QO[?VBVRaVg_JBWNYTILDNHQKeE.UES`RD[NIXS]TYe<=V[ORY_ERNG@RBE"
"QCONWRUXbN5QIm^[OLMQCfBVC]UNNITMr:QERQ`O_VTlXXNQEOQHLRQTPDQbQXXKSP`L^RYVMETYJQQAeQxc;GNLHPWMXRDVGhQ[j<QSVfNIK_HP"
"TDUMQD3AXNCKNUKTYR7ZS`IY[?XW;McQHdViWTJIQoPYFNU@IZpYMU;GAOSKFebRKhbJOD9H]=UR<PQRMOGHIJMP^BP_fRRlDPPLsYHHkWMRRNNU"
"ULW]WzT`GF_JMPDTWJK%VZJDRp[VKSZnQfWYE?UENGbQ@EkMREU1YMiR?WOLD<QZ<B=bbUSKUZK</MXDUeE<[_ZEbaU^KNWv8RG][SiJBLM6U_U9"
"s]!]MVfOINPVdLx_RMKYWF9:XThx5RaK>NLJG1JZ:iMLQ=W!HF?LQSdcSZMCWL8DP;RQN*]BI]^!RYRS?ZM[Z[T1ZIORRFD=T:WJ[MZDrDMQYNNd"
"MQ@qgEWNXGP=WNJBvdRZ^YTDFNTN^XUMNMIQI[OJL_il<CW2X<<:7ZgSGZ;MjJZ2TL^[SMK7T;NVBa#DSGH?a!JW]`XKbbbQNF_IC>CLYLIU]VBM"
"MBjGLCK7^sHG1QbRG^?nOAQ^X^TSHU^2Lk_gV|;2MN[EgRbKuOHK2lSWWXpC7EDX]UFuNPebDxkE[,HRIM2aLNTEVIHLVGFRFMV>WU^VONZWR`CA"
"R<JEWTVKXOQ>LPUC_ITPP_[9gOkA@BQSFo]VrTSQBfODjGSGk`uJRV[[LZFUTRh[=GVHhBEPFKkOONFGPSh7YU_XUMFVTIM.]VM[P7Q=IVPTPXOM"
"S@W@WT6DTDNHNTcR[d[?U!^DWPIaXVMLOCb3PLVRJTKFAOP.YURK<WQVCWMNROQQGZ_Hc_IH@QFUpWQ[JVSLVWVbe_aIL[JBVFG@ZJqlLHLOD<F8"
"X0_JZ$TTDhIXSLKS>OY5[SKGBIK@EU^M~pDSV7TCZ]LW`RNURNHnEJh_FSTKWIHKH^P_>kOULKUFcAPTWWKUJYPAePKZFOj]`WeACUTJNE6XJbR`"
"tC5X]c_PAT>@^`eWP=ZQJ>D>HYY@[bnRdG]9Xn,>OS]5;ZqGLxKZ</W-FbAQPOJJLGC@1MY[CmQ;ZW]POXRbcaJPJOKFibLqFG^LYQBO;OLm8=[B"
"2DYJPkIK[RRqUXTQdLOKY[`VUN9LQNYcS);;I+DGFZJSbQfKA4QTM^@f[WaVKLWOXOQUeR_UJPX@KLR=_]LKONM-s>FHhM]tZQg[?SWK]hYG];M3"
"SVRfIW]b?RgLbMe^iT:VHCVOE^6WJSPN`K<J.F8TXfVOEMTENAXTCVdBLKTIdHIGJ/QI8NYiLUaQ[QGGG^UHGBLMTHN]]FIOTISZJFHRWXFTNZCg"
"NY]VHY`QNfLVDLNTRJEV]VHjkXRJnZH0cD>XLUlOQVdMMgLMRBX_FIGUWVZP^RRIWfYQpINSAHJCLbIRChLHN`fFQfaZZMSRO``HJRRZ]@KSOJHZ"
">[EQGBE_YQPPb`LJ]HL?BUOOH<aSUKLnSSJEDMO`MRGTHVfd[R`[NNWZZIc^HRN^V`QS[QDQEKSNXPOZdZXFcSj;XIB2NKcFN3JpOPV=@PJEXNbY"
"pWYBSChm<1IBONSQB,DRQLIaPh>WnVcMK_WTkL=?dKQ]IDD+TK_6dHJaFWVP7U9ND9]VSUUL8@RRbMUJuhZJQHeNPLNPKLKGcC;H[LJWJHFM<BUM"
"SXPCAV9MPcRE<^TVT;KKHWHXLQNGfNMaN[UQMNS_Mi@QuT]fXMBAHWVZ<NMHRNTFBVXI6G_[VBO:V9f=X[JMZ6TUMMILqQEZpT_jS[VC`SXaPGQY"
";nbJSOZWW^KVB[BUI=_g19^LVSQUi`EJI4W:Vc;d9MVNIN][WJPd[NQHRKKRaK^PQPL`CQANd[^QTMNQLZNSa8cBJJQMRNLH4I[KXMQKUA@`O`cT"
"RCYFZOUAAY`M^QYIig^GcR?FLZVXQCAYSaRT,D~HQL&LkKeXf$PMjG<SZ<[NRKFfaPJrse1HKNQJpIfPSS^P,>]UE>heM4R6PdOlPLpH^BaJOXGH"
"pEVOOMJJQ_-LLh]BEbamQ^b=MCcKR_FaRgP?VOaSJ^J[?M5QENZk3Xd<Z]:<rGDHN?[D?TQ~TAY!BSKUJ85Y^FDeGRDWnM^qR_S8FGA7lEeUKPNS"
"OP`D[:xaCKUP7G9VULSUcEHPNQ1HdT]:^giB`UOUZXU?DP@LWXOKUY]LL8HQ@9ZU@IVkOUnHKWP@OE>MQQ=OeQEM`@O>DOO2R9^J`__=SJ?QTEQ^"
"A;XOdGVIQ_UJQJO:kOQH@_P^DT^TNTWgOTHYVEKYK]|@ITEK;iNWDCOQJJQITCJ;@R8LPAKHZWMVO>YO]WVOYb7cONYNY`SW[KdVNB:WeSLPQS]H"
"2OSMWUMUM=WF?SEWPX[J1L`Z_DHLRLLG^SXeA[IbeZZYQQ=[Z@YD^NnaNSVVCQRSPApQR>TIMFYK>PJE_CNMFDJVUXHX^GXPLoNR<O]@XMQ?UJDZ"
"JGFXGJPSWhOKtSWWOeLWUNSYTJ?QUOUHJMWO7JMDXBWVM`K:I_^ULKQHdWTQ]IWR>PXTYWYBM]XHMZB]UFB=Z:Q]WTM:T[HMVYXRPYTdU[_RE^QW"
"SMQ`LdN`hLU`U^>NQLX4DU_YBLVOWWIENR]9>SXMJGPZTSSMSR^GPGTNjESQE]N?I^_JC1CGcH[NJ@1PQ[u:Pd]WGGY=]TTIUWLCYXZRVfTE`5NJ"
"pIO@P[NZ]SSKAEA[O]RJRRR]?gPLPMDUW[R5UWQMdIRW[TVLL_9L]ALl_S_`UaM*LGEiHNaJWIcVTFU=8J:=MWCSbGBJ[BZSNWTOWUTYKKHNbAFO"
"FLP5b^oTVqOVVcJX@F]?gNAJFY^O]KDOVURKIHS]jFLeaK8X<Ld<PYHdTWW`QP`I?>QLaMWGOUWHFPYge6MY(:NWPPORQAMONnLVGEPIgVM]INWU"
"ZH`2`bPbHIOAb^R:QP;>`cATSQZUAKNXJN]ENWUJ`f`C7LSYY@MS0LTTVNTYPUS[RD[IIM^fbHP^6W_aKGVUQOQIIUCDRZMEKVHYK6Ii7YMacXO7"
"M]QOVORE`<BUPPJeVO[<SCHF`KM1VXT[P[W3XC?FEOeBa^FTU_DQGfK4X__H=ASYNTTiDiSRIKcYH?NMFM?L@_[fbIYkKR`^GIMG>QRT9M^T`TI["
"HYBGBJ_JBBLHSAGCCR__[OPMXAJb*@4YgV]AW(PLQVC=[XN[Oc/ATFGU]?VHf>NQU[DEJCVKQETPBPM[`CWPRb]TTVW?j[NKO_4>T^YRH?GFISJZ"
"FWT[LOFTReMSFNOLKBXH]N_B_NZDRrTTQINS?7^J][O^ZTJ;R<SWY`UXJO1PiJLAIZS,HbR[B?SgRCPU^GgLSPSYDTFOCY7TXPXDaH[jYBBe1WV^"
"VR=DLRMUFSOPWOZJ~][PPILDKRMU_VXSWOL<XHVPR@NHQoIJK^ZBpHONNNQZVMbF_BLLFITRNBFf^cNVR@NQRVXZFA`OXRYbLbSJaZO`VWMS[ccV"
"VeIeR2NbP4I`=SAdUWO@LbFD=CSVaZQXGc^>RPUU>_VX@XO_]QLb6]LSO`PGCqG[CL#MMMUV^FKdHeNLiTOQY<KUCILiRJK^WRGMG]<EC]YKmTIl"
"OWg`P@O]PVDAVGJQP;X_JODJUFUeESLBRM@:PYQdNCUQIJ_VYcZ@KMYN@4EUWTAXTa@MSKUOTUNSXbGJAM`hO?EMaOYI?PM[SW_SOMM]_NTUUJDG"
"KQUHMW`NVA_Or8M[UIH?SW9XU[eGRY^Yg`:S_V-bPH`J6TEfX_KGDIH3V_TZJ]ZNOV^2;^_oTP`KIY9HBYZaENRT?h^@RjHn3IQJ@].QRMALaJQS"
"CP@RLEsNgj]WWQUZXP<PXBm?WLSSH4WHCP@M?TGTQ^L;_l`OTTVP@Y=j]>ag?VEWNQ]M;c[QEQSJJTbLfUhPYM]FKGUQ?W=NODSV9YMVPlQJGgGJ"
"GFCUsE<`bE[U:N:]C]KLSD^LbEPNOIQe9V~SG:EO@NfLKXOR=f``N9MOUVcS]X<V``MYIOFbVPYdDUHSZ:b]UpDWHNSIVDWWULi?iYVAAR[M;OKM"
"QCQb5;RWLvT[AS@E9[OVUOIThFOP<aIFcQFRDSNQWOiH]NH[KZiHZG>LGK]6eXGjGijWI`=1LKecUr2GVDJi8aK[fU[_@U9EM@EYLR@^VJ[J*DTS"
"Q@a@V`VYF>NQNQFTRIcLKG@KOZRU?CIM<LWWZNRa?AQO=E2[PTEORiCQQJ[(aRd^HuxG8=7IW@^Ea5O_SZRJKTk9FDfUTcAZk<TbTO`O7[@TWRoD"
"bH:caL;<cCR=NX^BCNK3`_7h`KVUPTTYWSUSvisILUE_[RL=dIXY/:NM>KC[SaR@Nm9NJnK_L[pa?]NXKeL;MDQbCSSSN:B=IQVOREe,?;DUV`SS"
"fYIGLaJkIUMXRQRI`TUg[ML`eSSFKQOIU_OMSJ,IWIRXG[QHCOLWO]dD_UVBSXQgXTRXJUUJaHRTXdLNrRRddeV[XG`Y;aVEKKeFc>OX]?R]@XVI"
"_P3goLjRSXKVUOWYgZ;FUMdB][TNMTJGXTMPPDM[SKKkSCUWW9ST]DQ?GWbOWKM:PX^<HQWIUOCScQKPUjONOMQNIV@S^cASJOHXR[ZRTT][@7UQ"
"cTQOSR_UMI<^FGT^oHRMfP>GIEL_HMnXd]Y]bN>Y_LZUWQcL`[^DEIM@BPTV`ZBdDcf]LV2:DT[JLOY=KP[TcJTZbWKZ@S@HMS[ETE/bXjDS^mBQ"
"LkMN=$YT:_XTLYQGQUYdYVN[ecLh`#FXXqQOX!D2EWNuEXPNcZHST/gCXY`4GM>QSP_>JQO;YLI_W]O^QAVWNWWNP=]CUSIEQUCbQe`FGY^SFcS;"
"FQ`QSSRYR@8WjHK[[IUQXBMHWhxDU`EZjE,<tOFIRNFSHJMPpYSbMY[NJNWEN=^NRYZDUHMX]HTWJNJQLSGNL^G_L_COUNY[TQReGHP!JYOMK]XU"
"XOGXRWGZOkJUZ.HP^YYXZ>PPDEUQQTCMT[`KQQObTQ=aNWPIbSB!cY?QYCKHO9YMDh[CS*CYLTYVSf6Th7XWLjagTOG/SQESHWEYHG=]P]OZYO[_"
"ORI]TH9JIWSQWZVSW`Tf2VEX5[KUU<IeKW`CVS^TWSG`JW][SXcBYBOBKSORJbL8dat=LKYIaDPR]VTXNX@RU]RMOQSIRneaYSPZ_xFU^UT/bXbQ"
"`i<UHPCWMUMVaNQXJT<XPX=Y8PTXSZM4MWLAULAPG6IPZF>sKMgNR@MXe1H_6U=QQVRRDAMU;VCCOeRFZQTIWKPN^Q<T~EZV_LZKLSaGA_TMSg`O"
">8P;E^FTTEhSYUKAILDTQ<tLJNJVfL@ZSRNPPF]TKENO?TWRPKXkRaWCNWT``6Z2NSZCNSBaNQVFWPD;UCM_Kq^DXQ?5bVT=oQLARBKKVIH]FSEN"
"RPjdPFt_SGID;MHFVFKMI@=SSM^ECRKKMFVGS^dQcRWY=QgXG>dGNBE8IZNMXTLN[XSc[c]DTeLJ`_PdUUX_^MJXQLWUgQZSSO]MUT]QXRGNHgVW"
"OWXqE_VKHHTKI[LMBKsM^Zdk_dCGM(@_C]FdIINORBU]CIAHjH]CZ]Om^<OXLML]RuSX[@F@9OU`^OHB[W[]XJZTJ_U>^@VjJPU[iBT<c:PVLWOG"
"J`ZUJM^QNfa[_[JeUNCQJKUKUOSWRaU[BKSJIIQWTBGAYj^UH7[SRWScRY_UkJI=kaY?IUEcUFTrSW]_MgRVQBSP?YKT`WL4JaGGi@NDJScbLL:g"
"MJf^O?F^QVUI8Z;XHWWUM?JMMTXTNYQBTXD_cKCK`EXYiKGYSCGbXoXCMJZFIM7MYEJRRD4dGb_M:IXVVTDAQNCXPZFZNQeY_e^MQCXcR`hPI`:L"
"[TMXLVOQL7IYVHM`PYPRP[:Y]<LUC^OGMWTHV>SVUX:`^HZtgUVsMQW6QGKZLOTfZIPDKBDWBENIleLQK3dILGL^rFJVRaNLQG:UN]PFS[VV7Q[Y"
"QfjFXDCJZMWMLQGYNXMVDIHMDZNPC]CVAVMdfFRVcA9QHYTZXUSLXV=ReFNWY7_pCYZfQN[>]HaHcWGIHYQ]SBNvSTcIR[^ZTBRT=>XPdT<MPR.O"
"VLKMPYG`4aXF@MBYUT`[fQ9@HcCVDYGU[NX`HOFNdhSb<CHRAU>HeOPR`7JK@ZL`JO@RGKJOZVLx_VcH@!p;KgHFYYhKeeFKNc^YRL[=TQVNR[&G"
"SKg_;TTNVYDOU]AMZP?S=OUSCNR?.HhVJXPQWK=SB2IK^VNHWXOJ?ILNQJRODLJ^RATTU?UYb>JUJK9`X_ERS]CJVQQAVNc?;U`HQd8JSOUG^ICN"
"GWDGMT_>LATW^s9PI!N]:F7WSQ]U>R!@pJPcLK[TT2IY`I>IN9nS>LcZHF;INGameJZSYXS=fVKb>]H3QSz]RT;S`PSFaU;N[<OOKGD<UOc$)TFU"
"Zi?jOYCKIdXPJEDI>Q#PSBLjXHZYE-iSQQIY?A>IiH_QJOQUM9N[OTfLXUJTMdPYL4JSVN_fLAXQcTYN`SU[KXRMXRJLV[TFSQXZSUb[VIDQRGdI"
"9JXKeZHIXFYJ<TXce9_hW(MZGJTFLVJAEQnQVafnp`VeNGMV:JIVI;LE]@a]QQMB?D_XV^[XLURVjSQR`JSZQMQZJJEVGbINNZXZ<QCb[JMQHQP]"
"C^NEFUgKIDYQTSPI:MdPXNPaOX=PIKKZX6FWfCQhLLMLMVWUBPB]R^Ti^VIWXa_L=6[a?O4gCO`YXQaVSC`HTbY^6RYheOXQ?EUBKPcYLMEUMaVF"
"SHZdOCK_[7J]_UC<XOpYBP8=NMXL]N?QEQ[H_K^JZLO-WWYO[bUYT>ZR[[WCN98h2LEmBbAkTYcINPYUNDLN^.P^MLPJH(OUJXXYO>W4bKLXVUQa"
"T]>NIHgTQ]ZX]P_AIR5P=[[lN1aFbIQ_FTOSosL>@FDWDNWM6GUEdOLJBL2VDCGSM9V=PZaOV@8RBSVTH@LWDWSU[NpVQ^fDSKJ=R?[TQN]_Y^Ld"
"cOCIMaPcZcV]MNWQFYHJYJ^YWDRRKLJSIVFeD?JmQLKPXUJSGaQWZ@UIKC[IMNXI;FW?]LPSPPPga@^LQI_DPU][RBNdJT[`<Gge;`!icXQWRPZV"
"A]R5BI]P@SWeSN?SZFZNU_C[J^SgPLV]RiGXXQS<D`ZIGYOGNQL`<IEWYDT[XEO`@`@JFPBAfOHQBSW]GRaDPIKV[R9OL^`WMPeFjf@PJ@TKUXLe"
"D]Jb/^KUYPaMVUbFHeO^JR[O@R^[LKUZSPQZGn[MZZQ]JNbYJ`?TCU^O?JEWRN_aHRb^7PK[J@QLFQJPCQdRN>ZMRCJW6>IQ=Q^AY_OF[K@FMRWN"
"LT[DWU=UTBAMLHPqCQ@Q=caQVHgV]VWTD!UIAAX0JiO>kIHWOWQVTCbP3LSJbNEM_T1gKKKkPN1NdEXIaSL4O`ZMTDaVTCO1VS`I>D^DAYMLIDF="
"A7ZLfYP=<]FEcSH!PMLDJ]OZZZDS?FibQT]WJcBXTS5G!VVNQH`7Z8h_QGTW!USLQUOQDEbeKRRODVMN[]H[LFILNWFZeP^JKVU1VaS[a:QA^MMi"
"NZFcVHXKOFMPL9bFFFSP_US?QM=cKIW.+@PV8SJ`LVMJUWMR7VeZ%gLha]@NIPoSE=S5_6gaf:TODRF^KMZUTLK`>USXbVJSYhSNPG?FO[>UJTEF"
"LWSDKIMW_QTFNKI~JV.b`[NFcQERVYQ:FRTUEMS_>OGcYC^L4;GIFaNf:e]M9^H^NSUi3QE^XPR@LQVNAK_?YHd_KSVVLYIM@XHIFQOzPKUSQQUT"
"OeQSNFQRDLCTXVVBN]OXDLOU^1PQ@U?dH7?U;TEIJPGQ@M:HBVRPfR_UcHE[]JVAINGEJ`Q]UBX7GR=aJGM_QZQJP]^S[O=R[@B9iK=XIKcF)R]["
"Z]GaKGMFSlTU_TEZXwOQ?JYXVUkL<O0XKNNXnQNQGA]BRRFhCB>J<b-TZMLV]?Y8GZFNE7[JJhFbaFJ`Z5>RER[OXT<PaL[`^;?S/@DTKR[JaeIQ"
"JVT#WPTeUHPkEURRYK4]QbATGhNW<Q_LZlWOWKSVW>bW;TJXGTYd(PO_SKUCANFPD83W^N=W[G[c9CLEURIF`NWOlNDdcAa]8/ZDWHXQQNYMXQNK"
"BIbP2JRL[]iR]EGSQ4K5MBYYQJS`PTFFVJ`TIICAb`W]MOKV^nbJZ`G?Jh@P5SDTOJcdH??W_VTLC@R=@G5ZN^MObOGR9YL?AXBHb]VUXGFlcSLU"
"C[a8MWVVK:`@MY>TLoRWJKTHLQcXWz/GLUOERJpTWOZUKhIQY?<[?YOO!VTS6IRR_]LAS`S^L,SPEQJhUFYQHCFT4BXSKDK;B8EWGQJZZ7FX>FFJ"
"*WAGmq[LeJF;Q]cN/KhCKU7RQ;W5`:8`DGZFBYS>ObsYbJ<SEUF@%7G>XLPAI8GOKNW`MGbL`XXWSBDNN_`:R[N9D@=GWlEG^LHZDaDD$;<HGPHY"
"IM(RGFVCQ;JhD=jDDbYY[^8P9E>JJUM?RQ[YNT:RTY27@HKFJPf4N8ZZPITXQjPKF9UM_7]EL][P0MU7_uE]eQN?RI1B;H.6[X9IQSC77[FmNT1T"
"]cLjq`MITSVlPW@U3KP4BOT$PZlVN@Na~QQ`Sg<GEV4M9[HG1I]2`XiFVDYjRA5NufOZ&qV`N^V.YOTOFHJMWHB;W)k<RHQR`JBMV;JT`IEaDUE?"
"QNSPM1LTC38ITY39Uh]VkmDW?HX:MCcA6_]VVBMYS/RFH8IFMIcT@Y7XSC@MDHcHQR8PnINQeB:BATFMmWIEVSX?ONBQVZr`IB!JJCC[TTd?M:QO"
"NFJI_fOYME?GVSMFOEK@T[AI;~qSMKe=hUFY;3WPiOM?_2WHLR3AFAWBXCO?RF<GCOcR?iCpVA/bB;j8;JaGPODRMK@TF9^9LOKS2?L;A-LP^6CB"
"R{DKJSRHN+4cZPIB9<^~?XKVEi3g`ES:TPV9UKVYVOLNLVUP^B?=9UM(>`<MLGOb^0_I<KD91CYT]TL6JC6RjZ@f?AQEQ8BIYcKPLcT:<M:P5VW["
"P^TP[NKLKNI`K5V`=l?BUGK__CCIIWHkP%sbAQsNK!M5!ZWNR[O!bgXMVYCi7?NVIZ`RUHGiIWW58<M>MF7UB@TPRD<CBeM4B)aW:TpG.>dOO6`S"
"D_HBSLPA4EB[GGD=+fGF8NFDC6JH=nO!i/OUR[FULB?jFXK_g>7?VRN:eC=f>MCL[HPE%`IC:Eoa]VQY!CSEBE@6Q5BJNCaY[PKbRNA]EVC[HQUD"
"NNMHJuN2LTDNeKc6<[EEUR3UHK.iBhRZJN`KIAT:%>FG;^FQJf(1LMTNfKM;N8]gIXkZH3C@B5>5?eSI5T;?^eVakII:f+EKYIWYSNZIDUIKKDMO"
"MVqNFMQ_bN<KYTNF9K[SOFD0h!;S2A]:YMG&YSRXNUBN@5Q!GJM556JfJ];CReLMS`BD;SO0PZ^`MTVVEHRjWBXJD:)QP8AG8VYKNTQKVINPIaUY"
"TWF:M]MPUSZ@Q@VE<Y>E8MBHLgtH?F7F;nf^K8XFZQGGCQWe^PNBlZQE+>f?FSIQJ[^FA]QGD<O4THO(WgHGjDIMVJEdH8[ND|[TI66c#j>M:fRG"
"?QQJOGNSU];ODTQJVKG5/IYFJ;PDRQO:]d6<&U^^NQU-N]>YObcLYVDK9=dHVEbHAWCjWJM_SA<_N`eQQUJ;`DPMP[HRUQaR>Sc9RhUFX=_k]_[<"
"f[dNER4%UA[N8afAKN?X[YEgS40P]L@icQePQrK/`TXALGaLJXc5&N3LQILF5MTiUNUSDQGQ2WSZM^SnFP8YQ9DWS46HZE%19^PIQXWT(R_GGPVE"
"Z0JK9LHMEKPXB.UAX6FOVnvZNZPSXDB.CM;qIL9D1ULFIT-;<JG`iBOSFx^BDMbnP<AQP:V8JM[C5AO9_-EWOSIL(HxDFB?GZX7KIXPK73>0JS>Q"
";PNL.MEGJR=RM8H;QK_DUI:mMM`BeM=LQuRHRa8XBO~[H3]P7JKBPJ7K-Jh0SLeSP]UMYMFDh]XGYSHK;R][;6O?b9BZ9Y`<BQQeUGjxORD@^<C8"
"Z=ZOa_]^V>)T=5F?gcRa/BVQB9H[MKRQEOfNTOWUR9CP?KM`[2I`>K9^B.;OH[<L9NeHMg68b_NcLJ+FP?J7PHT3S=V@GYAR9?<59=K<MJdOMPZh"
"<SUXOCV[ENxGO!]O?J-;aM@560ODKK<FZW[O0IVNM3S!Z<RLW<S.>R=ZNATJTKGV^IUHROXT^RN_aFP:BGIHJZ0FDc`NVEi[5G!`N@F]D?NEYwNH"
"g1JcFR>G5;MiZeMR8jK#U`W^FN/Ub>~)[~>Y]BZK:<<TTjX^6NOA[MO?k!PN66@?DDRGNC8KLF764>ECLFY^4WGAGOLLANFqFNP^NSZJJPEO!=/?"
";EB2ACTL:wMZHHP<?@#I8!4CTDIM!:Y!YFTo?;P3-CREAH!JUD3IHoOR8^K%?_5I1:MJ.9<R.-7RI7S>EO>HFKOR]M<ZK^[E^FpWCN:Y@QSSVvL@"
">R;8Ilg[V>[`ZH>NI]?EUIDXM:~RSKJ]MP`a^XFNRYEQK6Q3N?_S383[v>@SMBOkLR<@LIHUJBN29F#LNIYS&PS7KJ?l@NKXb+D@3L9<KZDkCRRO"
"HSE=TMIIKZG=NPC`_NFE>^,b3FN=IqYb@DWQVA8]JRI0FWBAOTYB26@=SN;cN[XWT=ZPKMf^>[TWk<K:FJBUKYPNRB=YROZ0@KQ7K:Ld<W[6GKXO"
":ciXYOL;Q3=N@CCU_Js_<PBKZK:;QLU8<FN[^P^X[DWKC;0QNN_]?JJ`==]8GjB>kHaXMSb@;<k9YM@ZMH@PK:ATbToAF4?AV`MP5<H;LdQQFNEC"
"AdKQgc@ICjNBT=?H[#a9`SZ][TNQHIYbGUHJXJ4<F`c;XOH_bP^]MnJ;MNN=PEYjC;MCG<IPgCH7USIQTJUM77NHF*JWORVIU@QOCOIiETPe7hG>"
"fT4XD`EFBJUTOsDHR^K=QYK@)FJfBZMfK`QHybZNBW[[L]KPl%SFKTNNVG4OKeNK@bYMQ.V^`XLEFVORZY4_mmeqVP`OQZO3;[PLe8@gPC[FSSKC"
"H9a^K<W^8Q=PKSQPSBWiWl6X>NPPT0]TGlEJ,6RlTC<`EEPTG_K3/SOL[KESDDDS[LiT=D>SaT;_^EI;[OA`TaPPmETY9QBTO3[P7]K]_PCBGBMC"
"JYBF7KN9V;:UO1X0QGY^Na>5MTH>:VN+4U;DP^FFg6>LHRJS_ERJ=MG;i_ELHNX[fE?UKHXEYV;ODs`75GK:^<WM3=]JQjPXdEsD7Q<g8R5EOUOD"
">FJP]C=3OSEMOF3hcSLQ:XGFQ`7}ZIk=TAR|E7>?CLGW>5BKPDMLH?KJi6FP?c2CGOFCCSIBGRN*NVMdk??YVRM]0YOLVFB^F4<NZ5O@]ATc7F>S"
"BPUTP`LOFM:SP]jUP?K?sTKGd>YPU.S_V?$>>^aZEQbVO0WZYDVNK:EAAQ<RF.Z=;_H;ECSBTbKGFVCc_eQ6[cT=b?>FJ6RIV78TSBHJLN[X75ZJ"
"M7GQeg=;LHXT>9>?OZPMMTU[8=S`?L3QGfCiJ]MF?ACUU9CNUMLANAB,NXC>Pd^TRVJ[iL;b5bS9AAUDIXa^N8TEBS^VTBTA^`TTXGV45H7#hTDH"
"PYBQlD9JK6Z[]*cMBGLVZZXM5@H]VPPeeVHXY[MQX@]CgbSJNcSB6`PiQH:>GSTJ>N7FNDODMOHDJKNTYARdITQ#UXIBT@>;^YB=P]X2TR1PSHE["
"=`8R-HP(QQHNPTKK^_QPWSSb?;Cb_VY6N9IRhk@[P_@b5VMIDJG2HUR:[^E(FXgafP`MhIX<MQEZ_/APUg36TS=JUY/aNAITPEYVEZGM3LNODTQ,"
"iRMJUjBDZDFP2RMsN>KOXDGVX1I&B7Q]b1h[8bNX&GOOn@F[,98IVhB[=MGUCRMS?hUaFAIFYVAP<]SS&_=9gXSFV2;=7GVVFHHj+GQ8NPW^4HKP"
"JWJ]UUR@$*VRN5-b6PFI^mUP<<:BV=9SS/N`TJYXO3MHJTBHMF7@/EPMOYWRR@SSRZJ_aE`KI=ZN>A4BMTWfTeUE7WSMNB?[b]QL9?NIKSYPTCVM"
"ZP;G`W`NCNA^@HYAPLDP[M7;]]@_S]@JNV&?DcTYZJA`:ZH_<JEO[QORFEEJEd!]FY>/bDHfcQC/KMS6EQcjDGK9RXYO?WCYDSmL^^>CTQ-]JfRb"
"^]J@LMOWP?KTN2JI!N/G$@<W_/WM4YMPVYhd:bJQ([GEH,X21TJI~IMF=@GATL1LMAA4@aZA;YLjMdFWO=;+IIH2EYtU_LD<I(FQfZk_7IUBM<TB"
"YU:GFe=31HEaIKokQQFbDjGVnIPXIHT_P-8*>QV-A`rLT7NF_fFM[IDHPh0aUCMSQLK>JJKN3HV?S?XO=[N^KYRWP1WFYDP8BYW8YDUO_Lm)P=>@"
"T[[cTNA?o87L>SNW^HW?sW>VUnCIR._Gq~>S;9YSzlRvmHTJQE,@IEIfQB[M=7[A_IIIVF.^=,RXLf>D=AJYK[4D:C3Jp&RF@XEiBMQEC^?KO;I^"
"YdK_If=9V6M9ZQOAWD[LZX@K/;7T_XV0jhIIX.IAnE^aCeJ`gN@OsSc2MS9MLpQFMKI__CLUS&p;6;kTPZO`}MfgDbA9CONG/bUHJRY>GJgI4U1S"
"F^L^etG7ONG]LWbZViYPZTATRJIjScAM11oL<S,@J>VHIAU9aGGVNc;kR?:]Gp[ZT@GASLGHZI[79~KbV1c=ELC@EBbYM@I9NHFEcY>G-EAGFZN."
"cRBCRS7QH8(ENNUJLRG>CSX0]IRLTMS]LPIF80^PTPJIIWOMWRVXGRSI!=BFaHJX+M!EHXBC@C/LLY6:[MA?;LQW9CF^HEPEaXBJC];6,&ffH7OY"
"VR6O[ZAA6;AdUUPGL[>SG?M3FCEcBUdOQUDKUa]adeRDL1MOSu^TVU?O_c,JM2SMII~W!GMEXFCOL^mb`S`]b6<d_CJW@;E;PEX8R<R@S,E/N;EF"
"M^:BMBI@WVFSA~j?ZHJY[eT[%h2CLOCRDI]S]_MjN3d2V<5OTEAKlJX8W)OBDJMHIAG)a@@OO!IX99L8VMIXQm=Pf]NJRD0E7FB<GUR>8L/H^>AG"
".MNUGQ?_:fZMR@[9k^RORbPE/DNU[K`MB@JXW0K4#UOPSF`(WbL+68]C^6JERt`S>XPD_XFKHzZSKISO]?F0NNLf1fXKYKKCC=?FdXD/^FeS/PZO"
"8OFX?I95Q6PCcBaH<L_S~HSTi5=7RJQ=dCGID?RSC0jWD,B?C:HUvGASZW4ZHT(K/dhNQ~QG4<aT@KngKP[CfRCKT`H)QaOcHK<>EIEWGZyCME8I"
"N)QTj;XNDC=N6[3IIOK_itNFK/IXUIR|YCa<uXUk_9B<XSI[GipN>=bIZ9QAUP6<T!aR3d89x]NRJ[N9E@E:cdPXjTS!SBcF]YRP:!YgDBQK]NFR"
"`D[NbbIQO]3aU[ZcXNFJR=;9RRXRcCV=BIP^9XI~HK[ePHUX6RbCk0@heMMiWHSoK;F3gGD;L[DZJbJZC]fO5MP.pQlHHGZL_N_VNHWS5CZK;BKG"
")MG-G?RRYUKoOP7CW]X=<RgWGk!fI`~QI$ZRT>HL[BVH[<UBgO2ANJHF_WQGEg2[@<7]`B@NA5=RAS[Dd!IKPQ_A<glHPYOYTh5QzEK:B>YHFV49"
"=USC>X#O@DBUS=X65oNTS]O2K8GLb@S[G:6W[:UIL^cdMSMERPE^pJY$-c(F7hDK=G@Ufx0E8eDKVK_DS=KF9KRFCRf6Y6EEqT51a^^;!?WIZRDM"
"1VL6O<NMRYZb8;lJ1r;bC.aYTa)@;fjI:KEDLXWsdHLA!`IFPD>Q6W<@HGYSSA]PMCVbYWC:;#^U]7SLrD05eTKH^RACG?bEZKWZ[LQOIUG?TJBU"
";NdG]PM=e+KNHR[HOBeZ/8>XIIJ.IaOC@Y7NY[>R>8>NO)/LFdXA2DPH7%PLVRd@SUKJYC:2SV;J@YXMFp_UM8]HWUNUE(G9HMMYLc:EGCFDHMfO"
"?AXLSB7=?+BOCAGTVLh;#Kb5FL^:BM;OGIFIjY]1m1<NNdHO;L=K[g!O>JWEOSbaBNH>^2JBK?JDX>BMVAXLWZ-IOEPL@BB>UBSO]1vU>U7S:RA("
"[=lYHZOC?MFE9XOH5kL9L4!2:<QFYSHPUZKC!ZZRcS3GeZ]P<;bURcKFF]<YHQwAGLN`j8]Vf#L;ZFJRbNPPQCSGPcKKT>KHT`XTZG?SN`R2IWZM"
"VHWVI*VE&7QU[NE8fSXEG4O?hGZVN^7/TyQ!|HO6:[4OP>TDHTWRf]DDXm6I]IGYGK`WGDR7OY`ZFW`HeOWAYVJVd?9i<CV;]UQ%OYZDMAJKPTHP"
"UPLQ<AU=X4F;=AF5UE^JIQF:XJaGZQYE!US7IX5G=@XQV6]J3DXEE9VRNSODMKb6WFS~o_IA@>JjY=RLb8>QOkRB_=7VE5HK-]ZOXNOIGSVJ=W?M"
"PMJJ<Mbe>?:*D?YYcKLS_JB1;,=XHSKJ`O=HINH@Gy4?C_HWEWG]BJJ@HCQM8J_X/PUOkCD[5FNvDjYRLK=YMPFXbjl%H;S^=L?PdJH@UGQ!HXK="
"QNC:]cS:?SE;P.NWGRIi`WH_8ZdOUmDPFQV6GB9JH;zEV[G=95Xea:F1;O:QB<KLOB==isDK=@0Db9jTQONGV7FMDNRE_JCJVRD*=KbNRA?WlQIN"
"KeDLa<SK:DVSefO<OQLB@G.GV>T8Fbm>LUBQB7RTJ+XOVCBPK0KA9?RYYLBCMS]3BYjPCB6OV*hCYP[>UT=bV_DDDTHOW73LCPOL7=D4!4RhTDJG"
"_WUA<%,9EF2AgYNCYQRKV!MTKIINJCXP<TUqNMF%La)h;Lo4M?Hcz@UM@BZHQ/IIF;KBkKMTRYa_=3M[P/IRLU)Lh@uYSCPF>RN>bK@U:$BPJkHP"
"R?UX<X]BK@KL_SVP=O]5U9SE^KQCR;PLH?g]DMSB2Z0<W3bERH5J`J-?W5/?>AP7POND>CH;?(OBYWEGOV5K;WKORRHjC9iQ4CZYWD6F+T1Mb;Z]"
"HXT_`ENPK>G`Nb.OVTBGGQOV8gINH_L`ZMV;?R6T7VPZZVS=ED?T^GcIQC>]^P<!ATd7R[0=`ONSHA^FKcMRs@V@BbJ?TJ]NQ/>e>;;CKAlWS!Z7"
"E+<KrLN:_A@HAO;LPOGHHcTV<NM?Z.O[REN5@cPU>(VYMfGYRLnmNVdLLMvFa=0EVVRLbCFVKMNEH9SEDIQFaWJAPNY^GRsf[BOImUQXS:?Ea7NY"
"M*5CG:GEUF[@KQ[@OXND[DMONJ[=<^G_HI1BDp5Z![WCN!`OSIWM#DLBRNNKLP<+U^,<^=JHR=GHM_UAS}NPkCV!&]?9VR_EGS4`TGaX9?-?[NY2"
"O_HS=&TGZDHHbPNWRRdGJBa+N`AP<TE5LWHNJLDN<INSOiMENQD@BfJZDPQCb8?<UQ<V0:OGBE]DPMGZU?0R>TO[JP8cS;jUQENYCPQK@D=OO=H@"
"aX?PU<BJ>G!A?p0CIRQb;NNN>fUVLEVBNL/dI:7!E:oWR?TTJ$HTcR?Q/3LEUFEY0S^KS^dEAg[BK=dIZGLVY^B!KKh`X4`YOB-MY/LRKL7c9?SH"
"XCIVIG!1Q<>VD>;W/GQ4Lh2@,7tW6LN@&?HO6(9Y:<CFM7BYSRL=QH{HMJ/W:P{bE4lWNHTD7RkK6GZ?/WHJOGMW4FK]DT!@EOIVZ?R^8m+E?QI="
"@gXH$DK]`iXPCKY@J=p^EPMTVDNL@@`G<OSMnYOLIA^9E6NdTLUXKTN>Q[DOABXNP>EW8>[JMLNQ<ffK`OKKXQHQ`WOOHBVPMNX.V9QF?Q>LEx9?"
"HJQ9Q_Sa=:@GKRLLF;_OR<I^MKiLP>ODHUFXz`@GM3RMFO@?[Tc_JSTNE;c1X=IEbdB4MgKG:NQNcbOJPLNHw3!XZ3o!N9<7P+^TmRE@.M=D9PRM"
"CY/]baFI9?JDE1dRLWDNSULaOCQ@WHZYU9bOHW@ENWBV_AVSDHUIZQgRnA]?/SB4POSWBcDHGIXH<:UC@T[NP@DLeNGFD<[TRD*F<U[6MEMBcdXR"
"VSEIWN:?4QN?9bWRYPXPRJ^LY;P;EF6Qd]WlNHMSCTMGNH64QKA0:MT>EINV)4HijDORNSH^<gYLPk;CPVA1WePY@7,CLRIY59LVB9LRo(O`HUbO"
"9X>Y>W-gX<bMKT?cNI_]1a=LYXUQHMD`;SC7UfZ<QL%Sl]AU]>W9.dPfQ(UYI9IMSD>P+B9C^a9HAOhQ^i[Qc9;H6X/IJRK:PR$TD[BeFW[JOR>A"
"DSIU1<GY7aSDQ=YYQE:B`6N@TN6UA>rOG]VI]QLLH9M6JLb2fRNLZKNCCOW1dII1HSKOR0S1N9CFQ/DO_3@U?XGF;HpiaGCEYZ3GZGO>5=Wo[[`A"
"5OKdVBaH<9K;NUmQX]IT[eW9HOG>dKF]dONV^KTTMM4MROIYVRN<L!d/(?ZPJDT90T0O9NQHHbTaOPAMSGL@V>8G>gT(OENHSE`E4GF[Oe>X,hi:"
"UAVSK_8D1d&EQ=ODFX`HRW>KBE8BWf,S4JJ=?3MGPHLD?YMNU@7QQPToJYOCU^E=BYDPf3L7][^PT@S)MQ=0PZ_N817GQYTSCEL^@@OKQgHBZL@<"
"AZN46PKBfR7fNMS[X2fe8U=N3f`JHY`V`VG>VKO4SwF7UB7IQXKF.SXG-?Q7NvT7~!!!!!!!!!~~!!~!!!~~!!!!!!!~!!~!!!!!~~!!!!!!!!!!"
"!!!!!!!!!!!!!!!!THLnIQOFLdbm[IGVLOnKJS^SFUMYWwiRFFNWM]YESK[MKVWUY`V_UXHFHXPQLVZcIB_XVHBLVRL~T?rz~;+0d]:aS<CQT+TH"
"qFVQQJM[YVRLiNLMISaN^RX_?LRGLCSKDbYaALbEWNZSHQSHKKMNU[hUL!5NXTNORM2^LWTjeKNVNRNIaL]VR!~%.McZRDEWFF7]UMUNmGWR]MS^"
"mH;UQQaW^VIS<PRMNLFMUDM^QLi]pgPiXNJbLSPVQRUTMRLLRUU]JTZ^IJJNOF[ONNJfJQT<LRGVkQRMUMDMQNQGOaL~BTPjU[HjEeCDLFSGQRTN"
"VZYJJRTGSZONYDJ]LDYMc=YEReKZTSVEKHV?JhIN^JUPLZe]QMb:aK:JbPDRNMQLIO[EL]POQ]G^D7P@G]ANKYKU]IB5>[MeObSLKQ?fgSDXLKPF"
"JLWOQQ#WGo^KI`iMME8E_@SQ:RQW`U3JScKDZOaiWQ=Yh7EeVSQB/QBLBQ;XFCAUSL9dNWWXQMLK?6QWN@JeKOLDPSSO6JPQBLSHIX=SFLP9RROA"
"UDTQKIW3^DhZKNFUWnAJYYI<NEDNWL?JAWPNGMFEObLFiRGL]YRVGRY]TLZr:L/H~@!o+(jDTHGQMCXVQUKFTFWXRHXPIMNcV<PSM[<EB>cINPTB"
"~LMWePQdSIKUHMX:E`LmOYhOc?ERY;LCAM=@V>!MSKIRI3O`?|M[Xn@eEOSM7@iOY^f.es;~G!`NtMgCRWNGQAZLHEWO_BKPPIZ<__K=;ZFSQNTS"
"=MTiTIRC?HBKEZ=O2ObZSdO>KK>Zd]AkM!JO?cR!JSCVDD@IP^eRIJqP:AYS[[HATNV;ZN=SiWM{o<v:KE;@K~eLWO>LWfXNL[hUTQDRHB[^JYRF"
"JCGSWgN?dXEiMHGS@RL_TGNQCQ(QO^PMWuPV[FFE:HZJUAjRUB[STYUKL>ObLGPNMP^YRJJN=OaIOWJQ!!~~!~!!~!~~!~~YFOLLADC)DZBAXcRK"
"MKJeI!Z>`_aNKKLUQCYRhOLV[rYHONJ?ZGP[A|TEW[GI^bHKGJSUcHVNeGeeVG[$q5@)F*Hi]YEUSKI1ELlN!HLGMNY>PQPXw(;AJ]PGJKP_dOU!"
"F4*J??RNUdO1cW{CUp^OQBUWEFM4mbK]bHMSRCPSL>k_E_OfZACS!k$J~5SPD^SFQaSP_ISjUhSrGlWUKTTSPRlhB_TV8jVTQ?FfC^WYY`OMMNUP"
"OV<PRLO[`OTMYMZZCR]N@ZAj6eYjIPNWZGMHH~NVkDUAPJIERMMJO<XKS^!Y[NYRbPL9(G3lVcSLJOVISZJPNZUHRPQRUSBZ`J*J:Fa;EMJSQLCC"
"KnG[VhHHOGVL><Ijh]`YVZS]LjUN>Rb<TWSeYPORYK_cemYWETRQFGTKS3BUDZQ[:IPMXKMLQPJNhDC^G%cMF[F:/f9MF^NK`JT~sPQTZFQ!YO?R"
"^<OPL;K}Yl[cAJFHWGb]OT]PYPGjXTJVD]SRBOZcLYPMqK_]D@?MOO<C]eIAMQfGMI[`@bPeT6DWUK=XJN`Y98`PFDMYQF<DNTeSS8?@cSRY[]HC"
"`<V:VCE/Z[TWQZ:W`LPNRWPG:W{Y0L(b,eqgDZYS_OA>RCJNTI:IXPRGLNJ_UcRF:JEBO8QF]=_CSUxX7JQXIXE>pCL]5Og;MZNYWKB0QVV_KSTU"
"ZP=d;KTBrA6^Di=]KTP<,J~j|ZPDK2RP[MHnZZIP<huNTHPMR>W[QQDXYcb`XJUJ@MPSXoQE]^lOSGNW]WdZVA@XIMHb[S=QK3WOcEbWZ]!3;M!F"
"Fc]rDl~TnH`:~[YSe^~W8S/hSPVXHP]4Cp<RPPNVb7C[=sS``YXH!IFRYLJORgQPMgSM:V^NEKd?dCIGFRQNZANdOj1HidE-Z@NPNf=f8_f:LgWH"
"_K;VFOM_ZHjOJR9RKPTNW>KSS_WL@RMZYQJ`BKPWOCDW^LZ!~~~~~~~!~!!!!~"
)
SCALES=(
"jbqY0V5p)zfGg)bHYAcfeY4p-_4U0x+y9q5XSk<4MD4&lrVzzExmM&nC7a1SL=xRR0}kChD%!O?&6deL0iw4&059r1GZVZ#m4mT7-#O4c>@dVU3D"
"2}VK+Cl}S|hGJCL*#tV?hi(b*0BV)zGj!@;To;tJCp3uDtm?Hw?r)r;w#Q%hTgLsK~rLhGh#qHF5hqd=S_?Lz~Y$lC{1(O)AGcuz|WfDM9i)<>a<"
"J@Ne=w=5f9}>Gp~|-LwEbO;x%)KPJgMzs0vaP?VZH)X>R1t|8Jqz%$J}VZ^sQAN{91t8x20kPYWN<Zr?}v`Upc3J@AS{^5!|<gnO013k$+7xSS!6"
"_3F@XSSL=I<vMsN!`&r@UE&nIk&ky-#*PeIaRAXIo9$#&wZLaA8_S7SFy4@L{`i^tR0y=b&||HD4NMU>@&zb0S3A}e`Jw7HOk^V{a?>K5(23_U#7"
")8hya&7pOczAvYoR$y*02rK<LjrJekQnQc18p*n8AGwq&?G#7~kuT(HMH5vSBV|3$AnpZK;sQbyoB;k=(bzU>J;n4P&ioieLD3mU#W&E(lU_w~p;"
"**ma2(sR5#enO=@JUz=i+z+ojm^HjS<|M&9p_-~Z*RSk6&EwKMeG=I`-sQ|Z-oev6Vj`tHB;SENykq@5d=w=-ANvwKf5F;2V*UI(R|nfW-%M&e)n"
"O7m@F?s%a!-Fe;!p59!@vAHM>+^R?)+*zt&syfa%&Mh#Ow|{uJ9#1kq_ZJ&Y>JU_*xV^xt;zylK>DrbF%3>cRU6>2|>m?vIGb`hFs%2-cf5jzBU*"
"<MjQ1z#Q`%sQw9q>NtF0I8;?0WA9DOVH;@H9yZ{G0i5c%ZxkdpzpTHSBYnVPftm6DTz)So){2u)~AuT36yWI&qBmfOOmpe^7eep3oZwLZB68l3ub"
"C(1>yqyL-KweWkS+1=-Py+fpL@75soIlY!>u)<e$u;UbA|O^gKVtDa#KL7fY;_(y{fERkWQfQ*73vu}SO;)A&1zgau&enx29!iPp~h1>RG30L?@o"
"6*7q{v;N1M1h^_b;3WP}MiuiyeWP$8B&ILD_rRI773$(2?*aAw6jh6^w{e`7E@VVR{mTZ~vbS}=?{BoR3}<hKzz2IUkw^P_$`PH1vE5tD;D_h1Y="
"@)L+Uim{eD*0q5;G)RFuLK`tUDomw1Gjdisr^1&ypx!P!*W^VyrYw#+4O~n*B*U6IrEoAgCRdg^<yxpZuYXHAdhVw==*L_-ihGtiL;toqWU?VSfT"
"K1#8Zvb{fl7orRkJxd#*TeDl7OK)xl@lhGGbFYVbe%DNqSW|a4Y~ku6uPnl=4wLfI7-M^gRqbFsK$huiMc(ke&@Z$(M^f@$C*gYN9AS4q5FxM^^J"
"Yp<)<3@08m+SOrr%ZoUCJX;O|j9?J|m)zxG=w0s6TTb2+z;dbIWPa={#sr6Yp(3^le@NTU-B`I_{eAksb)R~<+JdsH}w^%hiwU#S924cZGjj0Vh-"
";2^a2VLbm24urK5sa%lXs?z#7>MyZ27J6bgVp;x6`meEhEByhSF9B}JsUwfXkm^!_NS0L7|m)rNScv47x2kC;vl;^z2L|?IH!p^m3=uo_l8zE713"
"5Y@mY;I)R~<+"
)
''',
'bot/ewn/protocol.py': r'''




from __future__ import annotations

import math
from abc import ABC,abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Union

from bot.ewn.rules.state import CAPTURED,PIECES,SIDE,SQUARES,Move,Position,Squares
from botkit.client.words import parse_integer,parse_integers,parse_words,wrong

COLOURS="RB"

COLUMNS="ABCDE"
ACKNOWLEDGED,REFUSED="1","0"
DEAD_A="0"
B_TURN,B_END="0","1"
B_ARROW="====>"


class Command(Enum):


 NAME="name"
 VERSION="version"
 BOARD_SETTING=f"board_setting {SIDE} {PIECES}"
 EXIT="exit"


@dataclass(frozen=True)
class TimeSetting:


 seconds:int


@dataclass(frozen=True)
class AskArrangement:


 colour:int


@dataclass(frozen=True)
class AskMove:


 position:Position
 die:int
 seconds_left:float|None=None



Message=Union[Command,TimeSetting,AskArrangement,AskMove]


class Judge(ABC):


 stream:str

 prefix:str

 greets:bool

 no_move:str


 @abstractmethod
 def parse(self,line):
  0

 @abstractmethod
 def format(self,message):
  0

 @abstractmethod
 def parse_move(self,text,position):
  0

 @abstractmethod
 def format_move(self,move,position):
  0

 @abstractmethod
 def answer_to_nonsense(self,line):
  0


COMMANDS_A=("get","ini","time_setting","board_setting","name","version","exit")


class JudgeA(Judge):


 stream,prefix,greets="stdout","",True
 no_move="A1 A1"

 def parse(self,line):
  word,*rest=line.split()or[""]
  arguments=" ".join(rest)
  if word=="get":
   return self._parse_get(arguments)
  if word=="ini":
   return AskArrangement(_parse_colour(arguments))
  if word=="time_setting":
   return TimeSetting(parse_integer(arguments,word))
  for command in Command:
   if" ".join(line.split())==command.value:
    return command
  if word=="board_setting":
   raise wrong(word,f"{SIDE} {PIECES}",arguments)
  raise wrong("a command",", ".join(COMMANDS_A),line)

 def format(self,message):
  if isinstance(message,AskMove):
   red,blue,colour=message.position
   names=(DEAD_A if square==CAPTURED else format_square(square)for square in(*blue,*red))
   return f"get {COLOURS[colour]} {message.die} {' '.join(names)}"
  if isinstance(message,AskArrangement):
   return f"ini {COLOURS[message.colour]}"
  return f"time_setting {message.seconds}"if isinstance(message,TimeSetting)else message.value

 def parse_move(self,text,position):
  start,end=parse_words(text,2,"a move")
  return Move(parse_square(start),parse_square(end))

 def format_move(self,move,position):
  return format_move(move)

 def answer_to_nonsense(self,line):

  return{"get":self.no_move,"board_setting":REFUSED}.get(line.split()[0],ACKNOWLEDGED)

 def _parse_get(self,arguments):
  colour,die,*names=parse_words(arguments,2+2*PIECES,"get")
  squares=[CAPTURED if name==DEAD_A else parse_square(name)for name in names]
  red,blue=squares[PIECES:],squares[:PIECES]
  return _checked(_parse_colour(colour),parse_integer(die,"the die"),red,blue,None,arguments)


class JudgeB(Judge):


 stream,prefix,greets="stderr",B_ARROW,False
 no_move=f"{B_ARROW}0 0"

 def parse(self,line):
  if line.split()==[B_END]:
   return Command.EXIT
  kind,colour,seconds,*numbers=parse_words(line,4+2*PIECES,"a turn")
  if kind!=B_TURN:
   raise wrong("a turn",f"{B_TURN} first",kind)
  if colour not in("0","1"):
   raise wrong("the colour","0 or 1",colour)
  *squares,die=parse_integers(" ".join(numbers),2*PIECES+1,"the squares and the die")
  for square in squares:
   if not CAPTURED<=square<SQUARES:
    raise wrong("a square",f"{CAPTURED} to {SQUARES - 1}",str(square))
  red,blue=squares[:PIECES],squares[PIECES:]
  return _checked(int(colour),die+1,red,blue,_parse_seconds_left(seconds),line)

 def format(self,message):
  if not isinstance(message,AskMove):
   return B_END
  red,blue,colour=message.position
  seconds=message.seconds_left
  told="0.0"if seconds is None or math.isinf(seconds)else f"{seconds:g}"
  return" ".join(map(str,(B_TURN,colour,told,*red,*blue,message.die-1)))

 def parse_move(self,text,position):
  if not text.startswith(B_ARROW):
   raise wrong("a move",f"{B_ARROW} first",text)
  label,end=parse_integers(text[len(B_ARROW):],2,"a move")
  if not 0<=label<PIECES:
   raise wrong("the label",f"0 to {PIECES - 1}",str(label))
  return Move(position.squares(position.to_move)[label],end)

 def format_move(self,move,position):
  return f"{B_ARROW}{position.squares(position.to_move).index(move.start)} {move.end}"

 def answer_to_nonsense(self,line):
  return self.no_move


JUDGES={"judge_a":JudgeA(),"judge_b":JudgeB()}


def judge_of(line,otherwise=JUDGES["judge_a"]):

 word=line.split()[:1]
 if word in([B_TURN],[B_END]):
  return JUDGES["judge_b"]
 return JUDGES["judge_a"]if word and word[0]in COMMANDS_A else otherwise


def parse_arrangement(text):

 return tuple(parse_square(name)for name in parse_words(text,PIECES,"an arrangement"))


def format_arrangement(squares):

 return" ".join(format_square(square)for square in squares)


def parse_square(name):

 if len(name)!=2 or name[0]not in COLUMNS or name[1]not in"12345":
  raise wrong("a square","A1 to E5",name)
 return COLUMNS.index(name[0])+SIDE*(int(name[1])-1)


def format_square(square):

 row,column=divmod(square,SIDE)
 return f"{COLUMNS[column]}{row + 1}"


def format_move(move):

 return f"{format_square(move.start)} {format_square(move.end)}"


def _checked(
colour,die,red,blue,seconds_left,line
):
 if not 1<=die<=PIECES:
  raise wrong("the die",f"{PIECES} sides",line)
 taken=[square for square in(*red,*blue)if square!=CAPTURED]
 if len(set(taken))<len(taken):
  raise wrong("the squares","one piece on each",line)
 return AskMove(Position(tuple(red),tuple(blue),colour),die,seconds_left)


def _parse_seconds_left(text):

 try:
  seconds=float(text)
 except ValueError:
  seconds=math.nan
 if math.isnan(seconds):
  raise wrong("the remaining time","a number",text)
 return max(seconds,0.0)if seconds else math.inf


def _parse_colour(word):
 if word not in("R","B"):
  raise wrong("the colour","R or B",word)
 return COLOURS.index(word)
''',
'bot/ewn/rules/__init__.py': r'''0
''',
'bot/ewn/rules/plain.py': r'''
from __future__ import annotations

from collections.abc import Sequence

from bot.ewn.rules.state import BLUE,CAPTURED,DICE,HOME,RED,SIDE,SQUARES,TARGET,Move,Position,Squares


def _steps(colour,square):
 row,column=divmod(square,SIDE)
 sign=1 if colour==RED else-1
 ends=((row+sign*down,column+sign*right)for down,right in((1,1),(1,0),(0,1)))
 return tuple(SIDE*r+c for r,c in ends if 0<=r<SIDE and 0<=c<SIDE)


STEPS=tuple(tuple(_steps(colour,square)for square in range(SQUARES))for colour in(RED,BLUE))



def movable_labels(squares,die):

 living=[label for label in DICE if squares[label-1]!=CAPTURED]
 if die in living:
  return(die,)
 lower=[label for label in living if label<die][-1:]
 higher=[label for label in living if label>die][:1]
 return tuple(lower+higher)


def legal_moves(position,die):

 own=position.squares(position.to_move)
 starts=[own[label-1]for label in movable_labels(own,die)]
 return[Move(start,end)for start in starts for end in STEPS[position.to_move][start]]


def play(position,move):

 red,blue=(_after(position.squares(colour),move)for colour in(RED,BLUE))
 return Position(red,blue,1-position.to_move)


def _after(squares,move):
 left=(CAPTURED if square==move.end else square for square in squares)
 return tuple(move.end if square==move.start else square for square in left)


def winner(position):

 for colour in(1-position.to_move,position.to_move):
  if TARGET[colour]in position.squares(colour)or set(position.squares(1-colour))=={CAPTURED}:
   return colour
 return None


def mirrored(squares):

 return tuple(square if square==CAPTURED else SQUARES-1-square for square in squares)


def is_arrangement(squares,colour):

 return sorted(squares)==list(HOME[colour])
''',
'bot/ewn/rules/sides.py': r'''





from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.ewn.rules.plain import STEPS,mirrored,movable_labels
from bot.ewn.rules.state import CAPTURED,DICE,PIECES,RED,SQUARES,TARGET,Position
from botkit.arrays import AnyFloats,Bools,Floats,Ints

BITS=5
OFF_BOARD=SQUARES

NO_CAPTURE=SQUARES

WAYS=3


_SHIFTS=np.arange(PIECES,dtype=np.int64)*BITS
_MASK=(1<<BITS)-1
_HOME_TARGET=TARGET[RED]
_NO_END=-1


def _rolls():

 order=np.full((1<<PIECES,PIECES),0,np.int64)
 alone=np.zeros((1<<PIECES,PIECES))
 pair=np.zeros((1<<PIECES,PIECES))
 for mask in range(1,1<<PIECES):
  squares=tuple(0 if mask>>label&1 else CAPTURED for label in range(PIECES))
  living=[label for label in range(PIECES)if mask>>label&1]
  dead=[label for label in range(PIECES)if not mask>>label&1]
  order[mask]=living+dead
  for die in DICE:
   labels=movable_labels(squares,die)
   table=alone if len(labels)==1 else pair
   table[mask,living.index(labels[0]-1)]+=1.0/PIECES
 return order,alone,pair


_ENDS=np.array([(*steps,*[_NO_END]*(WAYS-len(steps)))for steps in(*STEPS[RED],())])
_ORDER,ALONE,PAIR=_rolls()
COUNT=np.array([bin(mask).count("1")for mask in range(1<<PIECES)])


def pack(position):

 frames=position.red,mirrored(position.blue)
 mover,other=frames if position.to_move==RED else frames[::-1]
 return packed(mover),packed(other)


def packed(squares):

 return sum((OFF_BOARD if s==CAPTURED else s)<<BITS*i for i,s in enumerate(squares))


def squares_of(sides):

 return(sides[:,None]>>_SHIFTS)&_MASK


def masks_of(squares):

 return((squares!=OFF_BOARD)<<np.arange(PIECES)).sum(axis=1)


class Rolls(NamedTuple):






 alone:AnyFloats
 pair:AnyFloats


class Moves(NamedTuple):


 sides:Ints
 hits:Ints
 legal:Bools


def most_pieces(sides):

 return int(COUNT[masks_of(squares_of(sides))].max())


def rolls(sides,pieces):

 masks=masks_of(squares_of(sides))
 return Rolls(ALONE[masks,:pieces],PAIR[masks,:pieces])


def moves(sides,pieces):

 squares=squares_of(sides)
 label=np.repeat(_ORDER[masks_of(squares),:pieces],WAYS,axis=1)
 rows=np.arange(sides.size)[:,None]
 ends=_ENDS[squares[rows,label]][:,::WAYS].reshape(label.shape)
 legal=ends!=_NO_END
 after=np.broadcast_to(sides[:,None],label.shape).copy()
 for other in range(PIECES):
  hit=squares[:,other,None]==ends
  after+=np.where(hit,(OFF_BOARD-squares[:,other,None])<<_SHIFTS[other],0)
 after+=(ends-squares[rows,label])<<_SHIFTS[label]
 return Moves(np.where(legal,after,sides[:,None]),np.where(legal,SQUARES-1-ends,NO_CAPTURE),legal)


def after_captures(sides):

 squares=squares_of(sides)
 after=np.repeat(sides[:,None],NO_CAPTURE+1,axis=1)
 for label in range(PIECES):
  living=(squares[:,label]!=OFF_BOARD).nonzero()[0]
  square=squares[living,label]
  after[living,square]+=(OFF_BOARD-square)<<_SHIFTS[label]
 return after


def arrived(sides):

 return(squares_of(sides)==_HOME_TARGET).any(axis=1)


def wiped_out(sides):

 return(squares_of(sides)==OFF_BOARD).all(axis=1)
''',
'bot/ewn/rules/state.py': r'''




from __future__ import annotations

from typing import NamedTuple

SIDE=5
SQUARES=SIDE*SIDE
PIECES=6
DICE=range(1,PIECES+1)
RED,BLUE=0,1
CAPTURED=-1

TARGET=(SQUARES-1,0)
HOME=((0,1,2,5,6,10),(14,18,19,22,23,24))

Squares=tuple[int,...]


class Move(NamedTuple):


 start:int
 end:int


class Position(NamedTuple):


 red:Squares
 blue:Squares
 to_move:int

 def squares(self,colour):

  return self.blue if colour==BLUE else self.red
''',
'bot/submit/ewn.py': r'''from bot.ewn.player.loop import main

main()
''',
'botkit/__init__.py': r'''0
''',
'botkit/arrays.py': r'''
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
 from typing import Any,TypeAlias

 import numpy as np
 import numpy.typing as npt

Bools="npt.NDArray[np.bool_]"
Ints="npt.NDArray[np.int64]"
Ints32="npt.NDArray[np.int32]"
Ints16="npt.NDArray[np.int16]"
Ints8="npt.NDArray[np.int8]"
Uints64="npt.NDArray[np.uint64]"
Uints32="npt.NDArray[np.uint32]"
Uints16="npt.NDArray[np.uint16]"
Uints8="npt.NDArray[np.uint8]"
Floats="npt.NDArray[np.float64]"
Floats32="npt.NDArray[np.float32]"
AnyFloats="npt.NDArray[np.floating[Any]]"
Complex="npt.NDArray[np.complex128]"
''',
'botkit/client/__init__.py': r'''
from __future__ import annotations

import gc
import os
import time

gc.disable()

BELIEVED_AGE_S=2.0



def _age_s():

 worked=time.process_time()
 try:
  with open("/proc/self/stat")as book:
   began=int(book.read().rpartition(")")[2].split()[19])/os.sysconf("SC_CLK_TCK")
  age=time.clock_gettime(time.CLOCK_BOOTTIME)-began
 except(AttributeError,IndexError,OSError,ValueError):
  return worked
 return age if worked<age<BELIEVED_AGE_S else worked


STARTED=time.perf_counter()-_age_s()


for _library in("OPENBLAS","MKL","OMP"):
 os.environ.setdefault(f"{_library}_NUM_THREADS","1")
''',
'botkit/client/errors.py': r'''


class ProtocolError(ValueError):
 0
''',
'botkit/client/packed.py': r'''
from __future__ import annotations

from base64 import b85decode
from collections.abc import Iterable
from typing import Any

import numpy as np


ALPHABET="".join(chr(code)for code in range(ord("!"),ord("~")+1)if chr(code)not in"\"'\\")
LARGEST=len(ALPHABET)//2



def unpack(levels,scales,layers):




 level_of=np.zeros(128)
 level_of[[ord(character)for character in ALPHABET]]=np.arange(len(ALPHABET))-LARGEST
 rest=level_of[np.frombuffer(levels.encode("ascii"),np.uint8)]
 scale=np.frombuffer(b85decode(scales),"<f4").astype(np.float64)
 unpacked=[]
 for layer in layers:
  columns=layer.shape[-1]
  matrix=rest[:layer.size].reshape(-1,columns)*scale[:columns]
  unpacked.append(matrix.reshape(layer.shape).astype(layer.dtype))
  rest,scale=rest[layer.size:],scale[columns:]
 return unpacked
''',
'botkit/client/parameters.py': r'''
from __future__ import annotations

import argparse
import dataclasses
import json
import math
import sys
from collections.abc import Iterator
from typing import Any,TypeVar

P=TypeVar("P")

CHOICES="choices"

RANGE="range"

EFFORT="effort"

BOOLEANS={"1":True,"true":True,"yes":True,"0":False,"false":False,"no":False}
WANTED={bool:"yes or no",int:"a whole number",float:"a finite number",str:"text"}

RANGES={int:(0.0,math.inf),float:(-math.inf,math.inf)}



@dataclasses.dataclass(frozen=True)
class CommonParams:


 explain:bool=False



def choice(default,*others):

 return dataclasses.field(default=default,metadata={CHOICES:(default,*others)})


def between(default,least,most=math.inf):

 return dataclasses.field(default=default,metadata={RANGE:(least,most)})


def effort():

 return dataclasses.field(default=0,metadata={EFFORT:True})


def effort_name(params):

 (name,)=(field.name for field in dataclasses.fields(params)if EFFORT in field.metadata)
 return name


def choices_of(params):

 return{field.name:field.metadata[CHOICES]for field in dataclasses.fields(params)if CHOICES in field.metadata}


def range_of(params,name):

 (field,)=(field for field in dataclasses.fields(params)if field.name==name)
 bounds=field.metadata.get(RANGE)or RANGES.get(type(getattr(params,name)),RANGES[float])
 return bounds


def set_parameter(params,setting):





 fields={field.name:getattr(params,field.name)for field in dataclasses.fields(params)}
 name,sign,text=setting.partition("=")
 if not sign or name not in fields:
  raise ValueError(f"--set {setting}: wants NAME=VALUE, NAME one of {', '.join(fields)}")
 kind=type(fields[name])
 if kind not in WANTED:
  raise ValueError(f"--set {setting}: {name} cannot be set")
 choices=choices_of(params).get(name,(text,))
 if text not in choices:
  raise ValueError(f"--set {setting}: {name} is one of {', '.join(choices)}")
 try:
  value=BOOLEANS[text.lower()]if kind is bool else kind(text)
  least,most=range_of(params,name)
  if kind in RANGES and not(math.isfinite(value)and least<=value<=most):
   raise ValueError
 except(KeyError,ValueError):
  wanted=WANTED[kind]+_range_in_words(*range_of(params,name))
  raise ValueError(f"--set {setting}: {name} wants {wanted}, like {fields[name]!r}")from None
 return dataclasses.replace(params,**{name:value})


def _range_in_words(least,most):
 if least==-math.inf:
  return""
 return f" from {least:g} on"if most==math.inf else f" from {least:g} to {most:g}"


class _Set(argparse.Action):


 def __call__(self,parser,namespace,value,*_):
  params=getattr(namespace,self.dest)
  setting=f"{effort_name(params)}={value}"if self.const else value
  try:
   setattr(namespace,self.dest,set_parameter(params,setting))
  except ValueError as error:
   parser.error(self.const.format(value)if self.const else str(error))


class _Params(argparse.Action):


 def __call__(self,parser,namespace,*_):
  sys.stdout.write(json.dumps(described(namespace.params))+"\n")
  parser.exit()


class _Help(argparse.Action):


 def __call__(self,parser,namespace,*_):
  parser.epilog="parameters and their defaults:\n"+"\n".join(_listed(namespace.params))
  parser.print_help()
  parser.exit()


def argument_parser(game,params):





 parser=argparse.ArgumentParser(
description=f"Plays {game}: reads the referee's lines on stdin, answers on stdout.",
formatter_class=argparse.RawDescriptionHelpFormatter,
add_help=False,
)
 parser.add_argument("-h","--help",action=_Help,nargs=0,help="show this help")
 parser.add_argument(
"--set",action=_Set,dest="params",default=params,metavar="NAME=VALUE",help="change a parameter;"
" explain=1: say on stderr what the best answers are worth")
 parser.add_argument("--effort",action=_Set,dest="params",default=params,metavar="N",
const="--effort {}: wants a whole number from 0 on; 0: by the clock",
help=f"the same as --set {effort_name(params)}=N: so much search in every turn, whatever the"
" clock says; 0: by the clock")
 parser.add_argument("--params",action=_Params,nargs=0,dest=argparse.SUPPRESS,
help="print the parameters as JSON")
 return parser


def described(params):

 choices=choices_of(params)
 return{
field.name:{
"type":type(value).__name__,
"default":value,
**({"choices":choices[field.name]}if field.name in choices else{}),
**({"effort":True}if EFFORT in field.metadata else{}),
}
for field in dataclasses.fields(params)
if type(value:=getattr(params,field.name))in WANTED
}


def _listed(params):
 for name,field in described(params).items():
  choices=field.get("choices")
  takes=f"one of {', '.join(choices)}"if choices else _range_in_words(*range_of(params,name))
  yield f"  {name}={field['default']}"+(f" ({takes.strip()})"if takes else"")
''',
'botkit/client/session.py': r'''
from __future__ import annotations

import gc
import math
import os
import signal
import sys
import traceback
from collections.abc import Iterable,Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from time import perf_counter
from types import FrameType
from typing import Callable,TextIO,TypeVar

from botkit.client import STARTED
from botkit.client.errors import ProtocolError
from botkit.client.times import TurnTime
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

A=TypeVar("A")

WAITED_S=0.0002

WAITED_AT_FIRST_S=0.02

USUAL_OVERRUN_S=0.002

MOST_OVERRUN=0.25

OVERRUN_KEPT=0.9

RING_AGAIN_S=0.002

RECORDED="BOTKIT_RECORDED"


EXPLAINED_ANSWERS=5



class EndOfInput(Exception):
 0


class OutOfTime(BaseException):
 0


class Session:















 def __init__(self,explains=False):

  gc.disable()
  gc.freeze()
  self._explains=explains
  self._recorded=_recorded_lines()
  self._free_since=STARTED
  self.turn_start=self._free_since
  self._in_turn=False
  self._has_answered=False
  self._failures=[]
  self._due=math.inf
  self._most_overrun_s=0.0
  self._overrun_s=0.0

 def line(self):

  asked=perf_counter()
  text=sys.stdin.readline()if sys.stdin else""
  if not text:
   raise EndOfInput
  now=perf_counter()
  waited=now-asked>(WAITED_S if self._has_answered else WAITED_AT_FIRST_S)
  if not self._in_turn:
   self.turn_start=(now if waited else self._free_since)-self._overrun_s
   self._in_turn=True
  elif waited and not self._has_answered:
   self.turn_start=now
  return text.rstrip("\r\n")

 def begin_turn(self):

  self.turn_start=perf_counter()-self._overrun_s

 def answer(self,text,stream=None):





  out=stream or sys.stdout
  try:
   out.write(text+"\n")
   out.flush()
  except(AttributeError,OSError,ValueError):
   raise EndOfInput from None
  finally:
   self.end_turn()
  recorded=[next(self._recorded,None)for _ in range(text.count("\n")+1)]
  return"\n".join(line if known is None else known for line,known in zip(text.split("\n"),recorded))

 def end_turn(self):




  self._report()
  self._in_turn=False
  self._free_since=perf_counter()
  if self._has_answered:
   overrun_s=min(self._free_since-self._due-USUAL_OVERRUN_S,self._most_overrun_s)
   self._overrun_s=max(overrun_s,OVERRUN_KEPT*self._overrun_s)
  self._has_answered=True
  self._due=math.inf

 def complain(self,text):

  try:
   sys.stderr.write(text+"\n")
   sys.stderr.flush()
  except(AttributeError,OSError,ValueError):
   pass

 def rest(self):

  gc.collect()
  gc.freeze()

 def deadline(self,time):

  return Deadline.after_ms(time.end_ms,self.turn_start)

 def best_in_time(
self,answers,fallback,time,
name=str,
):








  best,deadline=fallback,self.deadline(time)

  def keep_best():
   nonlocal best
   for answer in answers:
    best=answer
    if deadline.passed():
     return

  stop=self.turn_start+time.stop_ms/1000.0
  self._due=max(stop,perf_counter())
  self._most_overrun_s=MOST_OVERRUN*time.stop_ms/1000.0
  try:
   with _alarm(stop):
    _searched(keep_best)
  except OutOfTime:
   self._failures.append(
OutOfTime(f"the search was stopped at {time.stop_ms:g} ms; a prepared answer was sent"))
  except Exception as error:
   self._failures.append(error)
  if self._explains:
   for line in _explanation(best,name):
    self.complain(line)
  return best

 def _report(self):
  for error in self._failures:
   if isinstance(error,OutOfTime):
    self.complain(str(error))
   else:
    self.complain("".join(traceback.format_exception(type(error),error,error.__traceback__)).rstrip())
  self._failures.clear()


def _recorded_lines():

 try:
  with open(os.environ[RECORDED],encoding="utf-8",newline="\n")as file:
   return iter([line[1:]if line else None for line in file.read().split("\n")])
 except(KeyError,OSError):
  return iter(())


def _explanation(result,name):

 if math.isnan(result.value):
  return
 yield f"[PDATA] value = {result.value:.4f}"
 yield f"[PDATA] effort = {result.effort}"
 best=result.alternatives[:EXPLAINED_ANSWERS]
 if best:
  yield"[PDATA] best = "+", ".join(f"{name(answer)}: {value:.4f}"for answer,value in best)


def _searched(search):

 search()


@contextmanager
def _alarm(end):

 if end==math.inf or not hasattr(signal,"setitimer"):
  yield
  return
 signal.signal(signal.SIGALRM,_ring)
 signal.setitimer(signal.ITIMER_REAL,max(end-perf_counter(),0.0005),RING_AGAIN_S)
 try:
  yield
 finally:
  signal.setitimer(signal.ITIMER_REAL,0.0)


def _ring(signum,frame):

 while frame is not None:
  if frame.f_code is _searched.__code__:
   raise OutOfTime
  frame=frame.f_back


def run(serve):






 for stream in(sys.stdin,sys.stdout,sys.stderr):
  if isinstance(stream,TextIOWrapper):
   stream.reconfigure(encoding="utf-8",errors="replace")
 try:
  serve()
 except(EndOfInput,KeyboardInterrupt):
  pass
 except(ProtocolError,ConnectionError)as error:
  sys.exit(f"cannot play: {error}")
 try:
  sys.stdout.flush()
 except(AttributeError,ValueError):
  pass
 except OSError:
  os.dup2(os.open(os.devnull,os.O_WRONLY),sys.stdout.fileno())
''',
'botkit/client/times.py': r'''









from __future__ import annotations

import math
from typing import NamedTuple


class TurnTime(NamedTuple):


 end_ms:float

 stop_ms:float


 @classmethod
 def before(cls,limit_ms,end_ms):

  return cls(end_ms,(end_ms+limit_ms)/2)


UNLIMITED=TurnTime(math.inf,math.inf)
''',
'botkit/client/words.py': r'''
from __future__ import annotations

from botkit.client.errors import ProtocolError

SHOWN=60



def wrong(what,wanted,text):

 return ProtocolError(f"{what}: wants {wanted}, not {text if len(text) <= SHOWN else text[:SHOWN] + '...'!r}")


def parse_words(text,count,what):

 words=text.split()
 if len(words)!=count:
  raise wrong(what,f"{count} words",text)
 return words


def parse_integers(text,count,what):

 wanted=f"{count} whole numbers"if count>1 else"a whole number"
 try:
  numbers=[int(word)for word in text.split()]
 except ValueError:
  raise wrong(what,wanted,text)from None
 if len(numbers)!=count:
  raise wrong(what,wanted,text)
 return numbers


def parse_integer(text,what):

 return parse_integers(text,1,what)[0]
''',
'botkit/search/__init__.py': r'''0
''',
'botkit/search/clock.py': r'''
from __future__ import annotations

import math
from time import perf_counter

NODES_PER_LOOK=64



class Stopped(Exception):
 0


class Deadline:






 __slots__=("end",)

 def __init__(self,end):

  self.end=end

 @classmethod
 def after_ms(cls,ms,start=None):

  return cls((perf_counter()if start is None else start)+ms/1000.0)

 @classmethod
 def never(cls):

  return cls(math.inf)

 def now(self):

  return perf_counter()

 def left_ms(self):

  return(self.end-self.now())*1000.0

 def passed(self):
  return self.now()>=self.end

 def check(self):

  if self.passed():
   raise Stopped
''',
'botkit/search/layers.py': r'''





from __future__ import annotations

from collections.abc import Iterator,Sequence
from dataclasses import dataclass
from typing import Any,NamedTuple,Protocol

import numpy as np

from botkit.arrays import AnyFloats,Ints,Ints32
from botkit.search.clock import Deadline,Stopped
from botkit.search.result import MOST_ALTERNATIVES,SearchResult

CHUNK=1<<16

_MULTIPLIERS=(np.uint64(0x9E3779B97F4A7C15),np.uint64(0xD1B54A32D192ED03))
_LEAST_BITS=10
_NONE=np.empty(0,np.int64)
TIE,EXACT_TIE=1e-6,1e-12

_DIRECT=4



class LayerWork:


 def __init__(self,deadline):
  self.check=deadline.check


 def distinct(self,keys,span):





  first=np.empty(keys.size,np.int64)
  unsettled=self._find_first(keys,first,None,span,_MULTIPLIERS[0])
  if unsettled.size:
   self._find_first(keys,first,unsettled,span,_MULTIPLIERS[1])
  number=np.empty(keys.size,np.int32)
  kept=[]
  count=0
  for begin in range(0,keys.size,CHUNK):
   self.check()
   here=slice(begin,begin+CHUNK)
   new=(first[here]==np.arange(begin,min(begin+CHUNK,keys.size))).nonzero()[0]
   number[begin+new]=np.arange(count,count+new.size)
   kept.append(keys[here].take(new))
   count+=new.size
  index=np.empty(keys.size,np.int32)
  for begin in range(0,keys.size,CHUNK):
   self.check()
   number.take(first[begin:begin+CHUNK],out=index[begin:begin+CHUNK],mode="clip")
  return np.concatenate([_NONE,*kept]),index

 def _find_first(self,keys,first,places,span,multiplier):

  size=keys.size if places is None else places.size
  direct=span<=_DIRECT*size
  bits=max(_LEAST_BITS,int(size).bit_length())
  table=np.empty(span if direct else 1<<bits,np.int32)
  chunks=[]
  for begin in range(0,size,CHUNK):
   self.check()
   end=min(begin+CHUNK,size)
   here=np.arange(begin,end)if places is None else places[begin:end]
   key=keys[begin:end]if places is None else keys.take(here)
   slot=key if direct else((key.view(np.uint64)*multiplier)>>np.uint64(64-bits)).view(np.int64)
   table[slot]=here
   chunks.append((here,key,slot))
  failed=[_NONE]
  for here,key,slot in chunks:
   self.check()
   held=table.take(slot).astype(np.int64)
   wrong=(keys.take(held)!=key).nonzero()[0]
   held[wrong]=here.take(wrong)
   failed.append(here.take(wrong))
   first[here]=held
  return np.concatenate(failed)


class DiceLayer(Protocol):


 def __len__(self):...

 def expand(self,work):
  0

 def look_ahead(self,work):
  0

 def back_up(self,links,values,work):
  0


@dataclass(frozen=True)
class Depth(SearchResult[int]):





 exact:bool=False

 positions:int=0


 @classmethod
 def of(cls,values,effort,positions):

  answer=int(np.argmax(values<=values.min()+(TIE if positions else EXACT_TIE)))
  others=[number for number in np.argsort(values,kind="stable").tolist()if number!=answer]
  alternatives=tuple((number,-float(values[number]))for number in[answer,*others][:MOST_ALTERNATIVES])
  return cls(answer,-float(values[answer]),alternatives,effort,exact=not positions,positions=positions)


class DepthLimits(NamedTuple):


 depth:int
 positions:int



class Costs(NamedTuple):






 damping:float

 layer:float

 back_up:float


 def next_size(self,sizes):

  if len(sizes)<2:
   return 0.0
  before,last=sizes[-3:][:2]
  return sizes[-1]*last/before*self.damping

 def next_seconds(self,sizes,seconds):

  if len(sizes)<2:
   return 0.0
  return seconds*self._work([*sizes,self.next_size(sizes)])/self._work(sizes)

 def _work(self,sizes):

  return self.layer*len(sizes)+sum(sizes[-2:])+self.back_up*sum(sizes[:-1])


def deepen(layer,deadline,limits,costs):





 layers=[layer]
 links=[]
 work=LayerWork(Deadline.never())
 begun=deadline.now()
 try:
  while True:
   values=layers[-1].look_ahead(work)
   for upper,link in zip(reversed(layers[:-1]),reversed(links)):
    values=upper.back_up(link,values,work)
   seconds,sizes=deadline.now()-begun,[*map(len,layers)]
   yield Depth.of(values,len(layers),sizes[-1])
   if not sizes[-1]or len(layers)==limits.depth or costs.next_size(sizes)>limits.positions:
    return
   if costs.next_seconds(sizes,seconds)*1000.0>deadline.left_ms():
    return
   begun=deadline.now()
   work=LayerWork(deadline)
   deeper,link=layers[-1].expand(work)
   layers.append(deeper)
   links.append(link)
 except Stopped:
  return
''',
'botkit/search/result.py': r'''
from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic,TypeVar

A=TypeVar("A")
B=TypeVar("B")
MOST_ALTERNATIVES=10



@dataclass(frozen=True)
class SearchResult(Generic[A]):


 answer:A
 value:float=math.nan

 alternatives:tuple[tuple[A,float],...]=()

 effort:int=0

 line:tuple[A,...]=()


 def map(self,name,unit=float):

  alternatives=tuple((name(answer),unit(value))for answer,value in self.alternatives)
  line=tuple(name(answer)for answer in self.line)
  return SearchResult(name(self.answer),unit(self.value),alternatives,self.effort,line)
''',
}
ENTRY='bot/submit/ewn.py'
SETTINGS=[]
def carry(sources,entry,settings):
 import sys
 from importlib.machinery import ModuleSpec,SourceFileLoader
 from types import CodeType,TracebackType
 class Carried(SourceFileLoader):
  def get_source(self,fullname):
   return sources[self.path]
  def get_code(self,fullname):
   return compile(self.get_source(fullname),self.path,"exec",dont_inherit=True)
  @classmethod
  def find_spec(cls,fullname,path=None,target=None):
   base=fullname.replace(".","/")
   for file in(base+"/__init__.py",base+".py"):
    if file in sources:
     spec=ModuleSpec(fullname,cls(fullname,file),origin=file)
     spec.has_location=True
     if file!=base+".py":
      spec.submodule_search_locations=[base]
     return spec
   return None
  def iter_modules(self,prefix):
   start=self.path+"/"
   for file in sources:
    name,_,rest=file[len(start):].partition("/")
    if file.startswith(start)and name!="__init__.py"and rest in("","__init__.py"):
     yield prefix+name.replace(".py",""),bool(rest)
 def find_package(folder):
  if folder+"/__init__.py"in sources:
   return Carried("",folder)
  raise ImportError
 def show_error(kind,error,trace):
  from traceback import print_exception
  print_exception(kind,error,trace)
 sys.meta_path.insert(0,Carried)
 sys.path_hooks.insert(0,find_package)
 sys.excepthook=show_error
 sys.argv[1:1]=[argument for setting in settings for argument in("--set",setting)]
 return Carried("__main__",entry)
__loader__=carry(SOURCES,ENTRY,SETTINGS)
del SOURCES,ENTRY,SETTINGS,carry
exec(__loader__.get_code("__main__"),globals())
