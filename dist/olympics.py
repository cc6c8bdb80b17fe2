#!/usr/bin/env python3
# olympics: contest-bots 1.0.0, bot/submit/olympics.py; 85,798 of 100,000 characters. Built by bundle.py: change the sources, not this file.
SOURCES={
'bot/__init__.py': r'''0
''',
'bot/client/__init__.py': r'''
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
'bot/client/errors.py': r'''


class ProtocolError(ValueError):
 0
''',
'bot/client/parameters.py': r'''
from __future__ import annotations

import argparse
import dataclasses
import json
import math
import sys
from typing import Any,TypeVar

P=TypeVar("P")

CHOICES="choices"

EFFORT="effort"

BOOLEANS={"1":True,"true":True,"yes":True,"0":False,"false":False,"no":False}
WANTED={bool:"yes or no",int:"a whole number from 0 on",float:"a finite number",str:"text"}



@dataclasses.dataclass(frozen=True)
class CommonParams:


 explain:bool=False



def choice(default,*others):

 return dataclasses.field(default=default,metadata={CHOICES:(default,*others)})


def effort():

 return dataclasses.field(default=0,metadata={EFFORT:True})


def effort_name(params):

 (name,)=(field.name for field in dataclasses.fields(params)if EFFORT in field.metadata)
 return name


def choices_of(params):

 return{field.name:field.metadata[CHOICES]for field in dataclasses.fields(params)if CHOICES in field.metadata}


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
  if(kind is int and value<0)or(kind is float and not math.isfinite(value)):
   raise ValueError
 except(KeyError,ValueError):
  raise ValueError(f"--set {setting}: {name} wants {WANTED[kind]}, like {fields[name]!r}")from None
 return dataclasses.replace(params,**{name:value})


class _Set(argparse.Action):


 def __call__(self,parser,namespace,value,*_):
  try:
   setattr(namespace,self.dest,set_parameter(getattr(namespace,self.dest),value))
  except ValueError as error:
   parser.error(str(error))


class _Effort(argparse.Action):


 def __call__(self,parser,namespace,value,*_):
  params=getattr(namespace,self.dest)
  try:
   setattr(namespace,self.dest,set_parameter(params,f"{effort_name(params)}={value}"))
  except ValueError as error:
   parser.error(str(error))


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
 parser.add_argument("-h","--help",action=_Help,nargs=0,help="show this help message and exit")
 parser.add_argument(
"--set",action=_Set,dest="params",default=params,metavar="NAME=VALUE",help="change a parameter;"
" explain=1: say on stderr in every turn the value that is expected, the search's effort, and the best answers"
" with their values")
 parser.add_argument("--effort",action=_Effort,dest="params",default=params,metavar="N",
help=f"the same as --set {effort_name(params)}=N: so much search in every turn, whatever the"
" clock says; 0: by the clock")
 parser.add_argument("--params",action=_Params,nargs=0,dest=argparse.SUPPRESS,
help="print the parameters as one JSON object and exit")
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
 choices=choices_of(params)
 return[
f"  {field.name}={getattr(params, field.name)}"
+(f" (one of {', '.join(choices[field.name])})"if field.name in choices else"")
for field in dataclasses.fields(params)
]
''',
'bot/client/session.py': r'''
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
from threading import Thread
from time import perf_counter
from types import FrameType
from typing import Callable,TextIO,TypeVar

from bot.client import STARTED
from bot.client.errors import ProtocolError
from bot.client.times import TurnTime
from bot.search.clock import Deadline
from bot.search.result import SearchResult

A=TypeVar("A")

WAITED_S=0.0002

WAITED_AT_FIRST_S=0.02

USUAL_OVERRUN_S=0.002

MOST_OVERRUN=0.25

OVERRUN_KEPT=0.9

RING_AGAIN_S=0.002

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

 def wait_for(self,thread,limit_ms):

  left_s=self.turn_start+limit_ms/1000.0-perf_counter()
  thread.join(None if left_s==math.inf else max(left_s,0.0))

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


def _explanation(found,name):

 if math.isnan(found.value):
  return
 yield f"[PDATA] value = {found.value:.4f}"
 yield f"[PDATA] effort = {found.effort}"
 best=found.alternatives[:EXPLAINED_ANSWERS]
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
'bot/client/times.py': r'''









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
'bot/client/words.py': r'''
from __future__ import annotations

from bot.client.errors import ProtocolError

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
'bot/olympics/__init__.py': r'''0
''',
'bot/olympics/appeal.py': r'''



from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from bot.olympics.constants import ACTIONS,FALL_RISK,FINISH,LETTERS,SKATING_RISKS,SKATING_SPACES
from bot.olympics.rules import archery_move,hurdle_move,points
from bot.olympics.state import Archery,Diving,Hurdles,MiniGame,Position,Skating


TURN_VALUE=0.3
DISTANCE_VALUE=0.5
SPACE_VALUE=0.15
DIVE_VALUE=0.015

RISK_COST=0.4

FALL_COST=5.0

RUNS_AHEAD=3.0



def scores(position,seat):




 totals=[0.0]*ACTIONS
 for game,run in enumerate(position.runs):
  if run is None:
   continue
  for action,value in enumerate(appeal(run,seat)):
   totals[action]+=value/(points(position.medals[seat][game])+RUNS_AHEAD)
 return totals


def appeal(run,seat):

 if isinstance(run,Hurdles):
  return _hurdles(run,seat)
 if isinstance(run,Archery):
  return _archery(run,seat)
 if isinstance(run,Skating):
  return _skating(run,seat)
 return _diving(run,seat)


@lru_cache(maxsize=64)
def turns_to_finish(track):

 turns=[0]*(FINISH+1)
 for position in reversed(range(FINISH)):
  ends=[hurdle_move(track,position,0,action)for action in range(ACTIONS)]
  turns[position]=1+min(turns[cell]+stun for cell,stun in ends)
 return tuple(turns)


def _hurdles(run,seat):
 turns=turns_to_finish(run.track)
 ends=[hurdle_move(run.track,run.positions[seat],run.stuns[seat],action)for action in range(ACTIONS)]
 return[-TURN_VALUE*(turns[cell]+stun)for cell,stun in ends]


def _archery(run,seat):
 value=DISTANCE_VALUE/len(run.winds)
 return[-value*hypot(*archery_move(run.arrows[seat],run.winds[0],action))for action in range(ACTIONS)]


def _skating(run,seat):
 if run.risks[seat]<0:
  return[0.0]*ACTIONS
 return[SPACE_VALUE*_skate(run,seat,run.order.index(letter))for letter in LETTERS]


def _skate(run,seat,rank):

 risk=max(0,run.risks[seat]+SKATING_RISKS[rank])
 return SKATING_SPACES[rank]-(FALL_COST if risk>=FALL_RISK else RISK_COST*risk)


def _diving(run,seat):

 loss=len(run.letters)*(run.combos[seat]+1)
 return[DIVE_VALUE*loss if letter==run.letters[0]else 0.0 for letter in LETTERS]


def best(values):

 top=max(values)
 return[index for index,value in enumerate(values)if value>top-1e-12]
''',
'bot/olympics/arrays.py': r'''



from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
 from typing import Any,TypeAlias

 import numpy as np
 import numpy.typing as npt

Ints="npt.NDArray[np.int64]"
Floats="npt.NDArray[np.float64]"
Floats32="npt.NDArray[np.float32]"
AnyFloats="npt.NDArray[np.floating[Any]]"
Bools="npt.NDArray[np.bool_]"
Complex="npt.NDArray[np.complex128]"
''',
'bot/olympics/batch.py': r'''











from __future__ import annotations

from functools import lru_cache

import numpy as np

from bot.olympics.arrays import Ints
from bot.olympics.constants import(
ACTIONS,
ARCHERY,
ARCHERY_LIMIT,
ARCHERY_MOVES,
COLLISION_RISK,
DIVING,
FALL_RISK,
FALLEN,
FINISH,
GAMES,
HURDLE_STUN,
HURDLES,
LETTERS,
LONGEST_RUN,
PLAYERS,
SKATING,
SKATING_RING,
SKATING_RISKS,
SKATING_SPACES,
SKATING_TURNS,
TURNS,
)
from bot.olympics.rules import hurdle_move
from bot.olympics.state import Archery,Diving,Hurdles,Position,Skating

FORESEEN=[HURDLES,ARCHERY,DIVING]


STUNS=HURDLE_STUN+1
HURDLE_STATES=(FINISH+1)*STUNS
FINISHED=FINISH*STUNS
DONE=FINISHED+1
PLANE=2*ARCHERY_LIMIT+1
CELLS=PLANE*PLANE
WINDS=10
RISKS=FALL_RISK-FALLEN
MOST_SPACES=SKATING_TURNS*max(SKATING_SPACES)
SKATING_STATES=(MOST_SPACES+1)*RISKS
COMBOS=LONGEST_RUN+1
MOST_POINTS=LONGEST_RUN*(LONGEST_RUN+1)//2
DIVING_STATES=(MOST_POINTS+1)*COMBOS

MISS,HIT,NO_DIVE=range(3)
NO_MOVE=ACTIONS

ARCHERY_BEGINS=(NO_MOVE+1)*HURDLE_STATES
DIVING_BEGINS=ARCHERY_BEGINS+WINDS*ACTIONS*CELLS



@lru_cache(maxsize=8)
def hurdle_steps(track):

 steps=np.tile(np.arange(HURDLE_STATES),(ACTIONS+1,1))
 for state in range(FINISHED):
  position,stun=divmod(state,STUNS)
  for action in range(ACTIONS):
   cell,fall=hurdle_move(track,position,stun,action)
   steps[action,state]=cell*STUNS+fall
 steps[:,FINISHED:]=DONE
 return steps


@lru_cache(maxsize=1)
def archery_steps():

 x,y=np.divmod(np.arange(CELLS),PLANE)
 wind=np.arange(WINDS)[:,None]
 steps=np.empty((WINDS,ACTIONS,CELLS),np.int64)
 for action,(dx,dy)in enumerate(ARCHERY_MOVES):
  steps[:,action]=np.clip(x+dx*wind,0,PLANE-1)*PLANE+np.clip(y+dy*wind,0,PLANE-1)
 return steps


@lru_cache(maxsize=1)
def skating_steps():

 spaces,risk=np.divmod(np.arange(SKATING_STATES),RISKS)
 risk=risk+FALLEN
 steps=np.empty((ACTIONS,SKATING_STATES),np.int64)
 for rank in range(ACTIONS):

  taken=np.clip(risk+SKATING_RISKS[rank],0,FALL_RISK)
  farther=np.minimum(spaces+SKATING_SPACES[rank],MOST_SPACES)
  moved=farther*(RISKS+1)+taken-FALLEN
  steps[rank]=np.where(risk<0,spaces*(RISKS+1)+risk+1-FALLEN,moved)
 return steps


@lru_cache(maxsize=1)
def _touching_steps():

 spaces,risk=np.divmod(np.arange((MOST_SPACES+1)*(RISKS+1)),RISKS+1)
 risk=risk+FALLEN
 touched=np.stack([risk,risk+np.where(risk>=0,COLLISION_RISK,0)])
 return spaces*RISKS+np.where(touched>=FALL_RISK,FALLEN,touched)-FALLEN


@lru_cache(maxsize=1)
def _ring_places():

 return np.arange((MOST_SPACES+1)*(RISKS+1))//(RISKS+1)%SKATING_RING


@lru_cache(maxsize=1)
def diving_steps():

 states=np.arange(DIVING_STATES)
 points,combo=np.divmod(states,COMBOS)
 longer=np.minimum(combo+1,COMBOS-1)
 hit=np.minimum(points+longer,MOST_POINTS)*COMBOS+longer
 return np.stack([points*COMBOS,hit,states])


def skate(states,ranks):

 moved=skating_steps().take(ranks*SKATING_STATES+states)
 ring=_ring_places().take(moved)
 touched=np.zeros(moved.shape,np.bool_)
 for one,other in((0,1),(0,2),(1,2)):
  same=ring[one]==ring[other]
  touched[one]|=same
  touched[other]|=same
 return _touching_steps().take(touched*_ring_places().size+moved)


def encode(position):

 states=np.zeros((GAMES,PLAYERS),np.int64)
 states[SKATING]=-FALLEN
 states[ARCHERY]=ARCHERY_LIMIT*PLANE+ARCHERY_LIMIT
 for game,run in enumerate(position.runs):
  if isinstance(run,Hurdles):
   states[game]=[p*STUNS+s for p,s in zip(run.positions,run.stuns)]
  elif isinstance(run,Archery):
   states[game]=[(x+ARCHERY_LIMIT)*PLANE+y+ARCHERY_LIMIT for x,y in run.arrows]
  elif isinstance(run,Skating):
   states[game]=[s*RISKS+r-FALLEN for s,r in zip(run.spaces,run.risks)]
  elif isinstance(run,Diving):
   states[game]=[p*COMBOS+c for p,c in zip(run.points,run.combos)]
 return states


class Transitions:






 def __init__(self,position):
  hurdles,archery,skating,diving=position.runs
  self.turns_left=TURNS+1-position.turn
  self.track=hurdles.track if isinstance(hurdles,Hurdles)else None
  self.winds=tuple(archery.winds)if isinstance(archery,Archery)else()
  self.letters=diving.letters if isinstance(diving,Diving)else""
  if len(self.winds)>self.turns_left:
   self.winds=()
  if len(self.letters)>self.turns_left:
   self.letters=""
  self.skating_turns,self.skating_ranks=0,np.zeros(ACTIONS,np.int64)
  if isinstance(skating,Skating)and skating.turns_left<=self.turns_left:
   self.skating_turns=skating.turns_left
   self.skating_ranks=np.array([skating.order.index(letter)for letter in LETTERS])
  self.table=_next_states(self.track or"."*FINISH)

  self.rows=self._rows()


 def _rows(self):
  turns,actions=max(len(self.winds),len(self.letters)),np.arange(ACTIONS)
  wind=np.array(self.winds+(0,)*(turns+1-len(self.winds)))
  dives=np.full((turns+1,ACTIONS),NO_DIVE)
  dives[:len(self.letters)]=MISS
  dives[np.arange(len(self.letters)),[LETTERS.index(letter)for letter in self.letters]]=HIT
  rows=np.empty((turns+1,len(FORESEEN),ACTIONS),np.int64)
  rows[:,0]=HURDLE_STATES*(actions if self.track is not None else NO_MOVE)
  rows[:,1]=ARCHERY_BEGINS+(wind[:,None]*ACTIONS+actions)*CELLS
  rows[:,2]=DIVING_BEGINS+dives*DIVING_STATES
  return rows


@lru_cache(maxsize=4)
def _next_states(track):
 return np.concatenate([hurdle_steps(track).ravel(),archery_steps().ravel(),diving_steps().ravel()])
''',
'bot/olympics/constants.py': r'''
from __future__ import annotations

PLAYERS=3
TURNS=100
ACTIONS=4
UP,DOWN,LEFT,RIGHT=range(ACTIONS)
LETTERS="UDLR"
NO_ACTION=-1


GAMES=4
HURDLES,ARCHERY,SKATING,DIVING=range(GAMES)

MEDALS=3
GOLD,SILVER,BRONZE=range(MEDALS)
MEDAL_POINTS=(3,1,0)
OUT_SCORE=-1

FINISH=29
GROUND="."
HURDLE="#"
HURDLE_STUN=2
HURDLE_STEPS=(2,2,1,3)

LONGEST_RUN=15


ARCHERY_LIMIT=20
ARCHERY_MOVES=((0,-1),(0,1),(-1,0),(1,0))

SKATING_TURNS=15
SKATING_RING=10
SKATING_SPACES=(1,2,2,3)
SKATING_RISKS=(-1,0,1,2)
COLLISION_RISK=2
FALL_RISK=5
FALLEN=-2
''',
'bot/olympics/medal_shares.py': r'''

MEDAL_SHARES=(
(0.557,0.197,0.246),
(0.558,0.191,0.251),
(0.376,0.424,0.2),
(0.397,0.309,0.294),
)
''',
'bot/olympics/outcomes.py': r'''












from __future__ import annotations

from collections.abc import Callable,Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bot.olympics.arrays import Floats,Floats32,Ints
from bot.olympics.batch import(
CELLS,
COMBOS,
FINISHED,
HURDLE_STATES,
MOST_POINTS,
PLANE,
STUNS,
archery_steps,
hurdle_steps,
)
from bot.olympics.constants import ACTIONS,ARCHERY_LIMIT,FINISH,LONGEST_RUN,PLAYERS


@dataclass(frozen=True)
class PlayModel:


 random:float
 serious:float
 skill:float

 def mix(self,play):

  reasonable=1.0-self.random-self.serious
  mixture=self.random*play(0.0)+reasonable*play(self.skill)+self.serious*play(1.0)
  return mixture.astype(np.float32)


USUAL_PLAY=(
PlayModel(0.05,0.07,0.6),PlayModel(0.12,0.20,0.6),PlayModel(0.75,0.08,0.5),PlayModel(0.15,0.06,0.5)
)




LONGEST_RACE=24



class HurdlesOutcomes:






 def __init__(self,track,model):
  steps=hurdle_steps(track)[:ACTIONS]
  best=_fastest(steps)
  self.positions=model.mix(lambda skill:_race(steps,best,skill))
  flat=self.positions.transpose(0,2,1).reshape(-1,HURDLE_STATES)
  self._flat=flat.astype(np.float64)
  running=self.positions[:,:,:FINISH].sum(2,dtype=np.float64)
  self.running=running.astype(np.float32)

 def mean_end(self,states,turns_left):

  return float(self.running[:min(turns_left,LONGEST_RACE),states].prod(1).sum())

 def values(self,at_end,depths):




  times=at_end.shape[1]
  out=np.zeros((len(at_end),depths,HURDLE_STATES))
  within=min(depths,times)
  later=np.zeros((len(at_end),within,times,FINISH+1))
  for depth in range(within):
   later[:,depth,:times-depth]=at_end[:,depth:]
  flat=later.reshape(len(at_end),within,-1)
  out[:,:within]=flat@self._flat[:flat.shape[2]]
  return out


def _fastest(steps):

 turns=np.zeros(HURDLE_STATES)
 for state in range(FINISHED-1,-1,-1):
  stun=state%STUNS
  if stun==0:
   turns[state]=1+turns[steps[:,state]].min()
   turns[state+1:state+STUNS]=turns[state]+np.arange(1,STUNS)
 fastest=turns[steps]==turns[steps].min(0)
 shares=fastest/fastest.sum(0)
 return shares


def _race(steps,best,skill):

 share=skill*best+(1.0-skill)/ACTIONS
 states=np.arange(HURDLE_STATES)
 move=np.zeros((HURDLE_STATES,HURDLE_STATES))
 for action in range(ACTIONS):
  move[states,steps[action]]+=share[action]
 move[FINISHED:]=0.0
 out=np.zeros((LONGEST_RACE+1,HURDLE_STATES,FINISH+1))
 out[0,states,states//STUNS]=1.0
 for time in range(LONGEST_RACE):
  out[time+1]=move@out[time]
 return out




EXACT_DISTANCES=34
TARGET_RINGS=48



@lru_cache(maxsize=1)
def folding():

 x,y=np.abs(np.array(np.divmod(np.arange(CELLS),PLANE))-ARCHERY_LIMIT)
 far,near=np.maximum(x,y),np.minimum(x,y)
 index=far*(far+1)//2+near
 corner=[(f,n)for f in range(ARCHERY_LIMIT+1)for n in range(f+1)]
 cells=np.array([(f+ARCHERY_LIMIT)*PLANE+n+ARCHERY_LIMIT for f,n in corner])
 return index,cells,(far*far+near*near)[cells]


@lru_cache(maxsize=1)
def _target_result():
 distance=folding()[2]
 distinct=np.array(sorted(set(distance.tolist())))
 limit=np.sqrt(distinct[EXACT_DISTANCES])
 width=(np.sqrt(distinct[-1])+1e-6-limit)/(TARGET_RINGS-EXACT_DISTANCES)
 farther=EXACT_DISTANCES+((np.sqrt(distance)-limit)/width).astype(np.int64)
 exact=np.searchsorted(distinct,distance)
 ring=TARGET_RINGS-1-np.where(exact<EXACT_DISTANCES,exact,farther)
 return ring


def rings():

 return _target_result()[folding()[0]]


@lru_cache(maxsize=1)
def _folded_steps():
 index,cells,_=folding()
 return index[archery_steps()[:,:,cells]]


class ArcheryOutcomes:


 def __init__(self,winds,model):
  self.winds=tuple(winds)
  folded=folding()[1].size
  self._folded_cells=folded
  steps=_folded_steps()
  ring=_target_result()
  distance=folding()[2].copy()
  goal=ring.copy()
  random=np.zeros((TARGET_RINGS,folded),np.float32)
  random[ring,np.arange(folded)]=1
  reasonable=random.copy()
  table=np.empty((TARGET_RINGS,len(winds)+1,folded),np.float32)
  table[:,0]=random
  for left,wind in enumerate(reversed(self.winds),1):
   step=steps[wind]
   best=distance[step].argmin(0)
   follow=step[best,np.arange(folded)]
   distance,goal=distance[follow],goal[follow]
   random=_mean_of_actions(random,step)
   skilled=model.skill*reasonable.take(follow,1)
   reasonable=(1-model.skill)*_mean_of_actions(reasonable,step)+skilled
   table[:,left]=model.random*random+(1-model.random-model.serious)*reasonable
   table[goal,left,np.arange(folded)]+=model.serious
  self.table=table.reshape(TARGET_RINGS,-1)

 def results(self,cells,left):

  columns=folding()[0].take(cells)+left*self._folded_cells
  return np.moveaxis(self.table.take(columns,1),0,-1)

 def values(self,at_end,left,depths):




  last=max(0,left-depths+1)
  folded=at_end@self.table[:,last*self._folded_cells:(left+1)*self._folded_cells]
  by_depth=folded.reshape(PLAYERS,-1,self._folded_cells)[:,::-1]
  depth=np.minimum(np.arange(depths),left)
  return by_depth[:,depth][:,:,folding()[0]]


def _mean_of_actions(results,step):

 total=results.take(step[0],1)
 for row in step[1:]:
  total+=results.take(row,1)
 total*=np.float32(1/ACTIONS)
 return total




DECIMALS=9



class GainOutcomes:





 def __init__(self,gains):

  self.gains=gains
  self.keys,self.most=gains.shape[1],gains.shape[2]-1
  padded=np.zeros((*gains.shape[:2],2*self.most+1),np.float32)
  padded[:,:,self.most:]=gains
  self._stride=padded.shape[2]
  self._results=padded.ravel()
  self._top=np.array([[row.nonzero()[0][-1]for row in rows]for rows in gains])

 def window(self,states,left):

  points,key=np.divmod(states,self.keys)
  return np.arange(points.min(),(points+self._top[left,key]).max()+1)

 def results(self,states,left,window):

  points,key=np.divmod(states,self.keys)
  start=(left*self.keys+key)*self._stride+(self.most-points)
  results=self._results.take(start[...,None]+window)
  return results

 def values(self,at_end,window,left,depths):




  low,high=window[0],window[-1]+1
  points=np.arange(high-low)
  ends=np.minimum(points[:,None]+points,high-low-1)
  by_gain=at_end[:,ends].reshape(-1,high-low)
  gains=self.gains[np.maximum(left-np.arange(depths),0),:,:high-low].reshape(-1,high-low)
  gained=(by_gain@gains.T).reshape(PLAYERS,high-low,depths,self.keys)
  out=np.zeros((PLAYERS,depths,self.most+1,self.keys))
  out[:,:,low:high]=gained.transpose(0,2,1,3)
  return out.reshape(PLAYERS,depths,-1)


def diving_outcomes(model):

 return GainOutcomes(model.mix(_diving_gains))


def _diving_gains(skill):
 hit=skill+(1.0-skill)/ACTIONS
 gains=np.zeros((LONGEST_RUN+1,COMBOS,MOST_POINTS+1))
 gains[0,:,0]=1.0
 for left in range(1,LONGEST_RUN+1):
  for combo in range(COMBOS):
   longer=min(combo+1,COMBOS-1)
   gains[left,combo]=(1.0-hit)*gains[left-1,0]
   gains[left,combo,longer:]+=hit*gains[left-1,longer,:MOST_POINTS+1-longer]
 gains[:,:,-1]+=(1.0-gains.sum(2)).round(DECIMALS)
 return gains
''',
'bot/olympics/player/__init__.py': r'''0
''',
'bot/olympics/player/conversation.py': r'''



from __future__ import annotations

from collections.abc import Callable,Iterator
from itertools import count
from threading import Thread
from typing import Protocol

from bot.client.errors import ProtocolError
from bot.client.session import Session
from bot.client.times import TurnTime
from bot.olympics import appeal
from bot.olympics.constants import ARCHERY,GAMES,UP
from bot.olympics.protocol import ACTION_NAMES,TurnReader,format_answer,parse_games,parse_seat
from bot.olympics.state import Hurdles,Position
from bot.search.clock import Deadline
from bot.search.result import SearchResult

BLIND_ACTION=UP

USUAL_SEAT=0

LOAD_MS=850.0



class Options(Protocol):


 @property
 def explain(self):
  0

 @property
 def message(self):
  0

 def turn_time(self,limit_ms,is_first=False):
  0


class Search(Protocol):


 def results(self,position,seat,deadline):
  0






class Conversation:


 def __init__(self,options,load):





  self._options=options
  self._load=load
  self._loading=Thread(target=self._load_searches)
  self._search=None
  self._session=Session(options.explain)

 def serve(self):

  self._loading.start()
  seat=self._first_number(parse_seat,USUAL_SEAT)
  reader=TurnReader(self._session.line,self._first_number(parse_games,GAMES))
  for number in count(1):
   best=self._turn(reader,seat,number)
   message=f"{best.value:.2f}"if self._options.message else""
   self._session.answer(format_answer(best.answer,message))
   self._session.rest()

 def _load_searches(self):
  from bot.olympics.player import races

  self._races=races.results
  self._search=self._load()

 def _first_number(self,parse,usual):

  try:
   return parse(self._session.line())
  except ProtocolError as error:
   self._session.complain(f"{error}; going on with {usual}")
   return usual

 def _turn(self,reader,seat,number):

  try:
   position=reader.read().position(number)
  except ProtocolError as error:
   self._session.complain(f"turn {number}: {error}; answering {ACTION_NAMES[BLIND_ACTION]}")
   return SearchResult(BLIND_ACTION)
  if not any(position.runs):
   return SearchResult(BLIND_ACTION)
  time=self._options.turn_time(0.0,number==1)
  greedy=SearchResult(appeal.best(appeal.scores(position,seat))[0])
  self._session.wait_for(self._loading,max(time.stop_ms,LOAD_MS if number==1 else 0.0))
  if self._search is None:
   return greedy
  if _is_lower_league(position):
   results=self._races(position,seat)
  else:
   results=self._search.results(position,seat,self._session.deadline(time))
  return self._session.best_in_time(results,greedy,time,ACTION_NAMES.__getitem__)


def _is_lower_league(position):

 return len(position.runs)<GAMES or any(isinstance(run,Hurdles)for run in position.runs[ARCHERY:])
''',
'bot/olympics/player/equilibrium.py': r'''






from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.olympics.arrays import AnyFloats
from bot.olympics.constants import ACTIONS,PLAYERS

STEP=0.5
_OWN_FIRST=((0,1,2,3),(0,2,1,3),(0,3,1,2))

_OTHERS=((1,2),(0,2),(0,1))


class Equilibrium(NamedTuple):


 policies:AnyFloats
 values:AnyFloats


def equilibrium(values,temperature,rounds):

 count=len(values)
 cube=values.reshape(count,ACTIONS,ACTIONS,ACTIONS,PLAYERS)
 tables=np.stack([
cube[...,player].transpose(axes).reshape(count,ACTIONS,-1)for player,axes in enumerate(_OWN_FIRST)],1)
 policies=np.full((count,PLAYERS,ACTIONS),1/ACTIONS,values.dtype)
 expected=tables.mean(3)
 for _ in range(rounds):
  policies=policies+STEP*(softmax(expected/temperature)-policies)
  pairs=np.stack([
(policies[:,one,:,None]*policies[:,other,None,:]).reshape(count,-1)for one,other in _OTHERS],1)
  expected=(tables@pairs[...,None])[...,0]
 return Equilibrium(softmax(expected/temperature),expected)


def softmax(values):

 out=np.exp(values-values.max(-1,keepdims=True))
 out/=out.sum(-1,keepdims=True)
 return out
''',
'bot/olympics/player/features.py': r'''








from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any,NamedTuple

import numpy as np


from bot.olympics.arrays import Bools,Floats,Ints
from bot.olympics.batch import COMBOS,DONE,FORESEEN,HIT,RISKS,STUNS,Transitions,diving_steps,encode,skate
from bot.olympics.constants import(
ACTIONS,
ARCHERY,
DIVING,
FINISH,
GAMES,
HURDLES,
LETTERS,
MEDAL_POINTS,
PLAYERS,
SKATING,
TURNS,
)
from bot.olympics.medal_shares import MEDAL_SHARES
from bot.olympics.outcomes import LONGEST_RACE,TARGET_RINGS,USUAL_PLAY,folding
from bot.olympics.run_tables import RunTables
from bot.olympics.runs import runs_to_come
from bot.olympics.skating_outcomes import skating_outcomes
from bot.olympics.state import Position

JOINT=np.indices((ACTIONS,)*PLAYERS).reshape(PLAYERS,-1)

JOINT_ACTIONS=JOINT.shape[1]
NEXT,LAST=np.array((1,2,0)),np.array((2,0,1))


GOLD,SILVER,WORTH,SCORED,TOTAL,SPREAD,RACE,AIM,GLIDE,DIVE,PLAN=0,4,8,12,16,17,18,22,24,32,35
PLAYER_FEATURES=38


RUNNING,TO_COME,CLOCK=0,4,8
SHARED_FEATURES=14


PLAN_TURNS=(2,3,4)

LONGEST_PLAN=max(PLAN_TURNS)
GIVEN=np.array(MEDAL_POINTS,np.float64)
MEAN_POINTS=np.array(MEDAL_SHARES)@GIVEN

MEAN_VARIANCES=np.array(MEDAL_SHARES)@GIVEN**2-MEAN_POINTS**2
MOST_SPREAD=1.0

SURE_POINTS,OPEN_POINTS=0.02,0.28

LEAST_VARIANCE=1e-3
LAST_TURNS=12
PLAN_SCALE,LEAST_GAIN,MOST_GAIN=5.0,-1.0,3.0


class Course(NamedTuple):


 transitions:Transitions
 rests:Sequence[bool]
 ahead:int
 ranks:Ints

 @property
 def turns_left(self):

  return self.transitions.turns_left-1-self.ahead

 def length(self,game):

  course=self.transitions
  return{ARCHERY:len(course.winds),SKATING:course.skating_turns,DIVING:len(course.letters)}[game]

 def left(self,game):

  return max(0,self.length(game)-self.ahead)

 def letters(self):

  return[LETTERS.index(letter)for letter in self.transitions.letters[self.ahead:]]


class Positions(NamedTuple):


 states:Ints
 points:Floats
 racing:Bools


class Children(NamedTuple):


 players:Floats
 shared:Floats
 states:Ints


class Outlook(NamedTuple):


 gold:Floats
 silver:Floats
 later:Floats
 features:Floats
 states:Ints
 now:Floats
 turns:Floats
 plans:Sequence[Floats]


@lru_cache(maxsize=1)
def runs_left():

 out=np.zeros((2,GAMES,TURNS+2))
 for game in range(GAMES):
  for turns in range(TURNS+2):
   chances=np.array(runs_to_come(game,turns))
   number=np.arange(chances.size)
   mean=chances@number
   out[:,game,turns]=mean,chances@number**2-mean*mean
 return out


def interpolated(row,turns):

 turns=np.maximum(turns,0.0)
 whole=turns.astype(np.int64)
 values=row[whole]+(turns-whole)*(row[np.minimum(whole+1,TURNS+1)]-row[whole])
 return values


def medal_chances(results):




 count,size=len(results),results.shape[3]
 upto=np.cumsum(results,3)
 gold,silver=np.empty((2,count,JOINT_ACTIONS,PLAYERS))
 for player in range(PLAYERS):
  mine,one,other=results[:,player],upto[:,NEXT[player]],upto[:,LAST[player]]
  both=(one[:,:,None]*other[:,None]).reshape(count,-1,size)
  joint=(mine@both.swapaxes(1,2)).reshape(count,ACTIONS,ACTIONS,ACTIONS)
  first,second=mine@one.swapaxes(1,2),mine@other.swapaxes(1,2)
  a,b,c=JOINT[player],JOINT[NEXT[player]],JOINT[LAST[player]]
  gold[:,:,player]=joint[:,a,b,c]
  silver[:,:,player]=first[:,a,b]+second[:,a,c]-2*joint[:,a,b,c]
 return gold,silver


def worth_of_results(results):

 upto=np.cumsum(results,2)
 one,other=upto[:,NEXT],upto[:,LAST]
 both=one*other
 return GIVEN[0]*both+GIVEN[1]*(one+other-2*both)


class Features:


 def __init__(self):
  self._tables=RunTables()
  self._skating=skating_outcomes(USUAL_PLAY[SKATING])

 def children(self,course,positions):

  outlooks=[None]*GAMES
  if course.transitions.track is not None and positions.racing.any():
   outlooks[HURDLES]=self._race(course,positions.states[HURDLES])
  if course.left(ARCHERY):
   outlooks[ARCHERY]=self._arrows(course,positions.states[ARCHERY])
  if course.left(SKATING):
   outlooks[SKATING]=self._skaters(course,positions.states[SKATING])
  if course.left(DIVING):
   outlooks[DIVING]=self._divers(course,positions.states[DIVING])
  return _assembled(course,positions,outlooks)

 def _race(self,course,states):
  tables=self._tables.hurdles(course.transitions.track or"")
  by_state=tables.positions.swapaxes(0,1)
  reached=_sequences(course,HURDLES,states)
  after=reached[1]
  horizon=min(course.turns_left,LONGEST_RACE)
  gold,silver=_race_chances(by_state[:,:horizon+1][after].astype(np.float64))
  on=tables.running[:horizon].T.astype(np.float64)[after]
  later=(on[:,0,JOINT[0]]*on[:,1,JOINT[1]]*on[:,2,JOINT[2]]).sum(2)
  mean=tables.running.sum(0,dtype=np.float64)[after]
  own=np.stack([0.1*mean,after%STUNS==1,after%STUNS==2,after//STUNS/FINISH],3)

  horizon=min(course.turns_left+1,LONGEST_RACE)
  ends=_race_ends(by_state[:,:horizon+1][states].astype(np.float64))
  count=len(states)
  values=tables.values(ends[...,:FINISH+1].reshape(count*PLAYERS,horizon+1,-1),LONGEST_PLAN+1)
  values[:,:,DONE:]=0
  values=values.reshape(count,PLAYERS,LONGEST_PLAN+1,-1)
  rows=np.arange(count)[:,None,None],np.arange(PLAYERS)[:,None]
  plans,earned=[],np.zeros((count,PLAYERS,1))
  for depth,then in enumerate(reached[1:],1):
   earned=np.repeat(earned,ACTIONS,2)
   plans.append(earned+values[(*rows,depth,then)])
   if depth<=horizon:
    earned=earned+ends[(*rows,depth,then//STUNS+(then>=DONE))]
  now=values[(*rows,0,states[:,:,None])][:,:,0]
  running=tables.running[:horizon].T.astype(np.float64)[states]
  return Outlook(gold,silver,later,_of_joint(own),_of_joint(after),now,running.prod(1).sum(1),plans)

 def _arrows(self,course,states):
  left,tables=course.left(ARCHERY),self._tables.archery(course.transitions.winds)
  folded=folding()[0]
  by_left=tables.table.reshape(TARGET_RINGS,len(tables.winds)+1,-1)
  reached=_sequences(course,ARCHERY,states)
  results=by_left[:,left-1][:,folded[reached[1]]].astype(np.float64)
  results=np.ascontiguousarray(np.moveaxis(results,0,3))
  gold,silver=medal_chances(results)
  ring=np.arange(TARGET_RINGS)/TARGET_RINGS
  mean=results@ring
  spread=np.sqrt(np.maximum(results@ring**2-mean*mean,0.0))
  before=np.moveaxis(by_left[:,left][:,folded[states]].astype(np.float64),0,2)
  worth=worth_of_results(before)
  rows=np.arange(len(states))[:,None,None],np.arange(PLAYERS)[:,None]
  plans=[(worth@by_left[:,max(0,left-depth)].astype(np.float64))[(*rows,folded[then])]
for depth,then in enumerate(reached[1:],1)]
  own=np.stack([mean,3*spread],3)
  return _until(left,gold,silver,_of_joint(own),_of_joint(reached[1]),before,worth,plans)

 def _divers(self,course,states):
  letters,left,tables=course.letters(),course.left(DIVING),self._tables.diving
  window=np.arange(states.min()//COMBOS,tables.most+1)

  def results(then,turns):
   return tables.results(then,np.full_like(then,turns),window).astype(np.float64)

  pair=diving_steps()[:,states][:HIT+1]
  hits=np.arange(ACTIONS)==letters[0]
  after=np.moveaxis(pair[hits.astype(np.int64)],0,2)
  gold,silver=medal_chances(results(after,left-1))
  before=results(states,left)
  worth=worth_of_results(before)
  plans,then,pattern=[],states[:,:,None],np.zeros(1,np.int64)
  for depth in range(1,LONGEST_PLAN+1):
   if depth<=left:
    then=np.moveaxis(diving_steps()[:HIT+1,then],0,3).reshape(*states.shape,-1)
    hits=np.arange(ACTIONS)==letters[depth-1]
    pattern=(2*pattern[:,None]+hits).ravel()
   else:
    pattern=np.repeat(pattern,ACTIONS)
   values=(results(then,max(0,left-depth))*worth[:,:,None]).sum(3)
   plans.append(values[:,:,pattern])
  points,combo=np.divmod(after,COMBOS)
  more=(left-1)*combo+(left-1)*left//2
  own=np.stack([0.02*points,0.15*combo,0.01*(points+more)],3)
  return _until(left,gold,silver,_of_joint(own),_of_joint(after),before,worth,plans)

 def _skaters(self,course,states):
  left,tables=course.left(SKATING),self._skating
  count=len(states)
  skaters=np.repeat(states.T[:,:,None],JOINT_ACTIONS,2).reshape(PLAYERS,-1)
  after=skate(skaters,np.tile(course.ranks[JOINT],count)).T.reshape(count,JOINT_ACTIONS,PLAYERS)
  window=np.arange(states.min()//RISKS,tables.most+1)
  results=tables.results(after,np.full_like(after,left-1),window).astype(np.float64)
  upto=np.cumsum(results,3)
  one,other=upto[:,:,NEXT],upto[:,:,LAST]
  gold=(results*one*other).sum(3)
  silver=(results*(one+other)).sum(3)-2*gold
  spaces,key=np.divmod(after,RISKS)
  own=np.zeros((*after.shape,1+RISKS))
  own[...,0]=0.12*(spaces-spaces.mean(2,keepdims=True))
  own[...,1:]=key[...,None]==np.arange(RISKS)
  before=tables.results(states,np.full_like(states,left),window).astype(np.float64)
  return _until(left,gold,silver,own,after,before,worth_of_results(before),())


def of_position(position):

 transitions=Transitions(position)
 course=Course(transitions,[run is None for run in position.runs],0,transitions.skating_ranks)
 points=np.array(position.medals)@GIVEN
 return course,Positions(encode(position)[:,None],points[None],np.array([transitions.track is not None]))


def _sequences(course,game,states):

 column=FORESEEN.index(game)
 out=[states[:,:,None]]
 for depth in range(LONGEST_PLAN):
  rows=course.transitions.rows[min(course.ahead+depth,len(course.transitions.rows)-1),column]
  out.append(course.transitions.table.take(out[-1][...,None]+rows).reshape(*states.shape,-1))
 return out


def _race_chances(stand):

 count,times=len(stand),stand.shape[3]
 arrive,running=stand[...,FINISH],stand[...,:FINISH]
 upto=np.cumsum(running,4)
 alive=upto[...,-1]+arrive
 flat=upto.reshape(count,PLAYERS,ACTIONS,-1).swapaxes(2,3)
 gold,silver=np.empty((2,count,JOINT_ACTIONS,PLAYERS))
 for player in range(PLAYERS):
  one,other=NEXT[player],LAST[player]
  a,b,c=JOINT[player],JOINT[one],JOINT[other]
  both=(alive[:,one,:,None]*alive[:,other,None]).reshape(count,-1,times)
  first=(arrive[:,player]@both.swapaxes(1,2)).reshape(count,ACTIONS,ACTIONS,ACTIONS)
  gold[:,:,player]=first[:,a,b,c]
  mine=running[:,player,:,None]
  after_one=(mine*arrive[:,one,None,:,:,None]).reshape(count,ACTIONS*ACTIONS,-1)@flat[:,other]
  after_other=(mine*arrive[:,other,None,:,:,None]).reshape(count,ACTIONS*ACTIONS,-1)@flat[:,one]
  silver[:,:,player]=after_one[:,a*ACTIONS+b,c]+after_other[:,a*ACTIONS+c,b]
 return gold,silver


def _race_ends(stand):





 arrive,alive=stand[...,FINISH,None],stand.sum(3)
 upto=np.cumsum(stand[...,:FINISH],3)
 ends=np.zeros((*stand.shape[:3],FINISH+2))
 ends[...,:FINISH]=GIVEN[1]*(arrive[:,NEXT]*upto[:,LAST]+arrive[:,LAST]*upto[:,NEXT])
 ends[...,FINISH]=GIVEN[0]*alive[:,NEXT]*alive[:,LAST]
 return ends


def _until(
left,gold,silver,features,states,before,worth,
plans,
):




 count=len(gold)
 later,turns=np.full((count,JOINT_ACTIONS),left-1.0),np.full(count,float(left))
 return Outlook(gold,silver,later,features,states,(before*worth).sum(2),turns,plans)


def _of_joint(values):

 return values[:,np.arange(PLAYERS),JOINT.T]


_FIRST_FEATURE=(RACE,AIM,GLIDE,DIVE)
_CLOCKS=(12,9,10,11)



def _assembled(course,positions,outlooks):

 count,turns_left=len(positions.points),course.turns_left
 players=np.zeros((count,JOINT_ACTIONS,PLAYERS,PLAYER_FEATURES))
 shared=np.zeros((count,JOINT_ACTIONS,SHARED_FEATURES))
 states=np.zeros((GAMES,count,JOINT_ACTIONS,PLAYERS),np.int64)
 total,noises=np.zeros((2,count,JOINT_ACTIONS,PLAYERS))
 gains=[np.zeros((count,PLAYERS,ACTIONS**turns))for turns in range(1,LONGEST_PLAN+1)]
 for game,outlook in enumerate(outlooks):
  points=positions.points[:,None,:,game]
  counts=positions.racing if game==HURDLES else np.full(count,True)
  gold=silver=np.zeros((count,JOINT_ACTIONS,PLAYERS))
  runs,doubt=_runs_of_resting(course,game,count)
  if outlook is not None:
   gold,silver=outlook.gold*counts[:,None,None],outlook.silver*counts[:,None,None]
   where=counts[:,None]
   runs,doubt=(np.where(where,interpolated(table[game],turns_left-outlook.later),rest)
for table,rest in zip(runs_left(),(runs,doubt)))
   running=where&(outlook.later>0)
   first=_FIRST_FEATURE[game]
   players[...,first:first+outlook.features.shape[3]]=outlook.features*running[:,:,None,None]
   shared[:,:,RUNNING+game]=running
   shared[:,:,_CLOCKS[game]]=outlook.later/15*where
   states[game]=outlook.states
   _add_plans(gains,outlook,positions.points[:,:,game],counts,game,turns_left)
  expected=GIVEN[0]*gold+GIVEN[1]*silver
  unsure=np.minimum(1.0,runs[...,None]+gold*(1-gold)+silver*(1-silver))
  final=points+expected+(MEAN_POINTS[game]*runs)[...,None]+SURE_POINTS+OPEN_POINTS*unsure
  variance=(GIVEN[0]**2*gold+GIVEN[1]**2*silver-expected**2
+(MEAN_VARIANCES[game]*runs+MEAN_POINTS[game]**2*doubt)[...,None])
  noise=np.minimum(variance/(final*final),MOST_SPREAD)
  total+=np.log(final)-0.25*noise
  noises+=noise
  players[...,GOLD+game],players[...,SILVER+game]=gold,silver
  players[...,WORTH+game]=1/final
  players[...,SCORED+game]=0.5*np.log(points+1)
  shared[:,:,TO_COME+game]=0.3*runs
 players[...,TOTAL]=0.4*total
 players[...,SPREAD]=0.4*np.log(noises+LEAST_VARIANCE)
 best=[values.reshape(count,PLAYERS,ACTIONS,-1).max(3)for values in gains]
 plans=np.stack([best[turns-1]-best[0]for turns in PLAN_TURNS],3)
 players[...,PLAN:]=_of_joint(np.clip(PLAN_SCALE*plans,LEAST_GAIN,MOST_GAIN))
 shared[:,:,CLOCK]=turns_left/TURNS
 shared[:,:,CLOCK+5]=turns_left<LAST_TURNS
 return Children(players,shared,states)


def _runs_of_resting(course,game,count):





 if course.rests[game]:
  turns=course.turns_left+1+course.ahead
 elif course.transitions.track is not None if game==HURDLES else course.length(game):
  turns=course.turns_left+1
 else:
  turns=0
 mean,variance=(np.full((count,JOINT_ACTIONS),table[game,turns])for table in runs_left())
 return mean,variance


def _add_plans(
gains,outlook,points,counts,game,turns_left,
):

 if outlook.plans:
  runs=interpolated(runs_left()[0,game],turns_left+1-outlook.turns)[:,None]
  final=points+outlook.now+MEAN_POINTS[game]*runs+SURE_POINTS+OPEN_POINTS
  worth=counts[:,None]/final
  for depth,values in enumerate(outlook.plans):
   gains[depth]+=worth[...,None]*values
''',
'bot/olympics/player/loop.py': r'''
from __future__ import annotations

from collections.abc import Sequence

from bot.client.parameters import argument_parser
from bot.client.session import run
from bot.olympics.player.conversation import Conversation,Search
from bot.olympics.player.params import Params


def main(argv=None):

 run(Bot(argument_parser("the Olympics",Params()).parse_args(argv).params).serve)


class Bot(Conversation):


 def __init__(self,params):
  super().__init__(params,self._new_search)
  self._params=params

 def _new_search(self):
  from bot.olympics.player.network import learned_weights
  from bot.olympics.player.search import TwoPly

  return TwoPly(learned_weights(),self._params)
''',
'bot/olympics/player/network.py': r'''





from __future__ import annotations

from base64 import b85decode
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.olympics.arrays import AnyFloats,Floats,Ints
from bot.olympics.constants import GAMES,PLAYERS
from bot.olympics.player.features import(
CLOCK,
GIVEN,
GOLD,
LAST,
MEAN_POINTS,
NEXT,
OPEN_POINTS,
PLAYER_FEATURES,
SCORED,
SHARED_FEATURES,
SILVER,
SPREAD,
SURE_POINTS,
TO_COME,
)
from bot.olympics.player.weights import LEVELS,SCALES,WIDTHS

OUTPUTS=14
GOLD_SHIFT,SILVER_SHIFT,MORE_SHIFT,NOISE_SHIFT,TOTAL_SHIFT=0,4,8,12,13


MOST_SHIFT=6.0
STEEPNESS=1.7

MOST_ODDS=25.0


class Weights(NamedTuple):


 mine:AnyFloats
 theirs:AnyFloats
 shared:AnyFloats
 first:AnyFloats
 second:AnyFloats
 second_bias:AnyFloats
 out:AnyFloats
 out_bias:AnyFloats


def shapes(first,second):

 sizes=((PLAYER_FEATURES,first),(PLAYER_FEATURES,first),(SHARED_FEATURES,first),(first,),
(first,second),(second,),(second,OUTPUTS),(OUTPUTS,))
 return Weights(*(np.zeros(size)for size in sizes))


ALPHABET="".join(chr(code)for code in range(ord("!"),ord("~")+1)if chr(code)not in"\"'\\")
LARGEST=len(ALPHABET)//2



def unpack(levels,scales,widths):

 level_of=np.zeros(128)
 level_of[[ord(character)for character in ALPHABET]]=np.arange(len(ALPHABET))-LARGEST
 rest=level_of[np.frombuffer(levels.encode("ascii"),np.uint8)]
 scale=np.frombuffer(b85decode(scales),"<f4").astype(np.float64)
 layers=[]
 for empty in shapes(*widths):
  columns=empty.shape[-1]
  layers.append((rest[:empty.size].reshape(-1,columns)*scale[:columns]).reshape(empty.shape))
  rest,scale=rest[empty.size:],scale[columns:]
 return Weights(*layers)


def learned_weights():

 return unpack(LEVELS,SCALES,WIDTHS)


def hidden(weights,players,shared):

 count=len(players)
 flat=players.reshape(count*PLAYERS,-1)
 mine=(flat@weights.mine).reshape(count,PLAYERS,-1)
 mine+=(shared@weights.shared+weights.first)[:,None]
 theirs=(flat@weights.theirs).reshape(count,PLAYERS,-1)
 one,other=np.empty_like(mine),np.empty_like(mine)
 for layer,opponents in((one,NEXT),(other,LAST)):
  for player,opponent in enumerate(opponents):
   np.add(mine[:,player],theirs[:,opponent],out=layer[:,player])
  np.maximum(layer,0,out=layer)
 second=(one+other)@weights.second
 second+=weights.second_bias
 np.maximum(second,0,out=second)
 return one,other,second


class Head(NamedTuple):


 gold:AnyFloats
 silver:AnyFloats
 more:AnyFloats
 final:AnyFloats
 variance:AnyFloats
 spread:AnyFloats
 distance:AnyFloats
 ahead:AnyFloats


def head(shifts,players,shared):

 chances=[players[:,:,GOLD:GOLD+GAMES],players[:,:,SILVER:SILVER+GAMES]]
 runs=shared[:,None,TO_COME:TO_COME+GAMES]/0.3
 unsure=np.minimum(1.0,runs+sum(chance*(1-chance)for chance in chances))
 bounded=np.clip(shifts[:,:,:MORE_SHIFT+GAMES],-MOST_SHIFT,MOST_SHIFT)
 factors=np.exp(bounded)
 gold,silver=(
chance*factor/(1-chance+chance*factor)
for chance,factor in zip(chances,(factors[:,:,:SILVER_SHIFT],factors[:,:,SILVER_SHIFT:MORE_SHIFT]))
)
 more=MEAN_POINTS.astype(shifts.dtype)*runs*factors[:,:,MORE_SHIFT:]
 scored=np.exp(2*players[:,:,SCORED:SCORED+GAMES])-1
 final=scored+GIVEN[0]*gold+GIVEN[1]*silver+more+SURE_POINTS+OPEN_POINTS*unsure
 variance=np.exp(2.5*players[:,:,SPREAD]+np.clip(shifts[:,:,NOISE_SHIFT],-MOST_SHIFT,MOST_SHIFT))
 total=np.log(final).sum(2)-0.25*variance+shifts[:,:,TOTAL_SHIFT]
 spread=np.sqrt(variance+variance[:,NEXT])
 distance=total-total[:,NEXT]
 odds=np.clip(STEEPNESS*distance/spread,-MOST_ODDS,MOST_ODDS)
 return Head(gold,silver,more,final,variance,spread,distance,1/(1+np.exp(-odds)))


def values(weights,players,shared):




 if not shared[0,CLOCK]:
  return last_values(players).astype(players.dtype)
 second=hidden(weights,players,shared)[2]
 shifts=second@weights.out+weights.out_bias
 ahead=head(shifts,players,shared).ahead
 return 0.5*(ahead+1-ahead[:,LAST])


def last_values(players):

 gold,silver=players[:,:,GOLD:GOLD+GAMES],players[:,:,SILVER:SILVER+GAMES]
 scored=np.exp(2*players[:,:,SCORED:SCORED+GAMES])-1
 points=np.rint(scored+GIVEN[0]*gold+GIVEN[1]*silver)
 return shares_beaten(points.astype(np.int64).prod(2))


def shares_beaten(scores):

 mine,theirs=scores[:,:,None],scores[:,None]
 shares=((mine>theirs)+0.5*(mine==theirs)).sum(2)-0.5
 return shares/(PLAYERS-1)
''',
'bot/olympics/player/params.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from bot.client.parameters import CommonParams,effort
from bot.client.times import UNLIMITED,TurnTime


@dataclass(frozen=True)
class Params(CommonParams):





 answers:int=effort()

 most_answers:int=16

 seed:int=1

 think_ms:float=30.0

 first_think_ms:float=400.0

 grace_ms:float=2.0

 message:bool=False

 temperature:float=0.004

 margin:float=0.03


 def turn_time(self,limit_ms,is_first=False):

  if self.answers:
   return UNLIMITED
  think_ms=self.first_think_ms if is_first else self.think_ms
  return TurnTime(think_ms,think_ms+self.grace_ms)
''',
'bot/olympics/player/races.py': r'''
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.appeal import RUNS_AHEAD,turns_to_finish
from bot.olympics.arrays import Floats
from bot.olympics.batch import STUNS,hurdle_steps
from bot.olympics.constants import ACTIONS
from bot.olympics.rules import points
from bot.olympics.state import Hurdles,Position
from bot.search.result import SearchResult

DEPTH=6


def results(position,seat):





 totals=np.zeros(ACTIONS**DEPTH)
 for race,run in enumerate(position.runs):
  if isinstance(run,Hurdles):
   totals+=_values(run,seat)/(points(position.medals[seat][race])+RUNS_AHEAD)
 yield SearchResult(int(totals.reshape(ACTIONS,-1).max(axis=1).argmax()),effort=totals.size)


def _values(run,seat):

 steps,turns=hurdle_steps(run.track)[:ACTIONS],_turns(run.track)
 states=[position*STUNS+stun for position,stun in zip(run.positions,run.stuns)]
 ends,taken=np.array([states[seat]]),np.zeros(1)
 for _ in range(DEPTH):
  taken=np.repeat(taken+(turns[ends]>0),ACTIONS)
  ends=steps[:,ends].T.ravel()
 rival=min(turns[state]for player,state in enumerate(states)if player!=seat)
 values=np.tanh((rival-taken-turns[ends])/2.0)
 return values


def _turns(track):

 return np.array([turns+stun if turns else 0.0 for turns in turns_to_finish(track)for stun in range(STUNS)])
''',
'bot/olympics/player/search.py': r'''





from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.arrays import Floats,Ints
from bot.olympics.constants import ACTIONS,GAMES,HURDLES,PLAYERS,TURNS
from bot.olympics.player.equilibrium import Equilibrium,equilibrium
from bot.olympics.player.features import(
GIVEN,
GOLD,
JOINT_ACTIONS,
RUNNING,
SILVER,
Children,
Course,
Features,
Positions,
of_position,
)
from bot.olympics.player.network import Weights,values
from bot.olympics.player.params import Params
from bot.olympics.state import Position
from bot.rounding import rounded
from bot.search.clock import Deadline
from bot.search.result import SearchResult

ROUNDS=6

TOGETHER=2



class TwoPly:


 def __init__(self,weights,params):
  self._features=Features()
  self._weights=weights
  self._params=params

 def results(self,position,seat,deadline):

  params=self._params
  course,now=of_position(position)
  children,worth,found=self._look(course,now)
  outcomes=rounded(found.values[0,seat])
  effort=JOINT_ACTIONS
  yield _result(outcomes,effort)
  ours=(outcomes>=outcomes.max()-params.margin).nonzero()[0]
  if ours.size<2 or position.turn==TURNS:
   return
  answers,shares=_likeliest(found,seat,params.answers or params.most_answers)
  random=np.random.default_rng([params.seed,position.turn])
  cube=np.moveaxis(np.arange(JOINT_ACTIONS).reshape((ACTIONS,)*PLAYERS),seat,0).reshape(ACTIONS,-1)
  corrections,weight=np.zeros(ours.size),0.0
  for first in range(0,answers.size,TOGETHER):
   part=slice(first,first+TOGETHER)
   joint=cube[ours][:,answers[part]]
   ranks=np.argsort(random.random(ACTIONS),kind="stable")
   after=positions_after(course,now,children,joint.ravel(),ranks)
   _,_,then=self._look(*after)
   expected=rounded((then.policies[:,seat]*then.values[:,seat]).sum(1)).reshape(joint.shape)
   corrections+=(expected-worth[0,joint,seat])@shares[part]
   weight+=shares[part].sum()
   effort+=joint.size*JOINT_ACTIONS
   better=outcomes.copy()
   better[ours]+=corrections/weight
   yield _result(rounded(better),effort)

 def _look(self,course,positions):

  children=self._features.children(course,positions)
  count=len(children.players)
  worth=np.empty((count,JOINT_ACTIONS,PLAYERS))
  for number in range(count):
   worth[number]=values(self._weights,children.players[number],children.shared[number])
  worth=rounded(worth)
  return children,worth,equilibrium(worth,self._params.temperature,ROUNDS)


def _likeliest(found,seat,count):

 one,other=(player for player in range(PLAYERS)if player!=seat)
 shares=rounded(np.outer(found.policies[0,one],found.policies[0,other]).ravel())
 answers=np.argsort(-shares,kind="stable")[:count]
 return answers,shares[answers]


def positions_after(
course,now,children,joint,ranks
):

 players,shared=children.players[0,joint],children.shared[0,joint]
 running=shared[:,RUNNING:RUNNING+GAMES]>0
 won=np.rint(GIVEN[0]*players[...,GOLD:GOLD+GAMES]+GIVEN[1]*players[...,SILVER:SILVER+GAMES])
 points=now.points+np.where(running[:,None],0.0,won)
 positions=Positions(children.states[:,0,joint],points,running[:,HURDLES])
 return Course(course.transitions,course.rests,1,ranks),positions


def _result(outcomes,effort):

 order=np.argsort(-outcomes,kind="stable").tolist()
 alternatives=tuple((action,float(outcomes[action]))for action in order)
 return SearchResult(*alternatives[0],alternatives,effort)
''',
'bot/olympics/player/weights.py': r'''

WIDTHS=(96,32)
LEVELS=(
"QMh@NLEOmVHPa7NQMHFRVRko>9J6RM[,EvviR!QQ3LP!C_LR]hLHN&k,`W!SJWDKNHYQ/ACDYjFIBEfEBKI@ROAOTT6RVLJ!GPGTVdKPpD5C|Q3T"
"RWLKKW7^yFDQoIHWUEeV~Z=?J8IJGEcPD?MHf3ieK;W`?L9JTL?oYQtRKPEKFJBRKNSgpL$~~LKODQLG_!{P~NeTPvHTV@LjM.QHITKFR]]CQRKD"
"CJ,P<ClaM*aT7SA^aRP!cD@xFPI[KJWOO[nB=.LSM2_FiW><I~EKf^%XRLKaCnOH>R_iPXHS<gL?=EI@UNEJX[7zDF>FA[=B5?WUNMF@Pd]udLXN"
"Yo!Q@D!o7=;EB[cC`OOU^QTC[VGR7RGOVSc3DU/<PXIUD[qT4P>|L+MbBS;@CbNMBQJiHQG9O!,G;`3V;9C@>UCN;#OOUGVN`HIJFcPkA=guXLDW"
"YcMOKR!SXSdPdRkCYERAAE0?QUXRLMQ39VZHU9^]6IFNYJ_FIWJHTc;=&PLWX^NHl6`A(G^!Z^/Rw?@O.=JR!WD0U][`HUQNM_i-To.NHKXLeMEE"
"WFOYkHGm1LFS`RO-!MHE./INO[6C!`<r]hNDPl])NNPHMlOL39SG[3[ZI>hOmhVEAQGZjbKS29Y<:HFLQFA_<F_AP_YO!CX`J*ZSI!=CCLwWU16J"
"PQPhN1AO>TF]t]NEP?N^Yb3EQ8?IHN162M7A6eYeB<;I@@IRUS_SK9F4dWNIUJ!KN8B!K7?QW[bMNJOUNHBKWDHQ=OZTP^AbDJBZJ=J4I-R!LmDx"
"cA9`@,8QPgs,+Z@`cD0+/PD=oYEST%EHJK?Du?KVY5>M@MKA<R}?MAFV^QSO^Ts%_M1=B_bSOPcKRYUJQV/eKkP!Q?UAJ8R~=>RK1amS6cLEKFTI"
"T(gAYHGTS;TFI^>wOANTZMFiMCV!>UDGFKjVC!]>AVIBTK6R_PPvjO/B_PES7~=gFCA_X!.XD=%V/*LSOGP/`$VI_V9L*~_`YBY*9WFRNlZZ!@i:"
"C~ITM5A5I?N%b_SQ9]NHUD^WlPLOZ0OF;=(2B[0;aK!E@To,]LF`EE5NiqZPNNWIE!FYJ!h1BHpSUTKD[dEKSI3HFGiJO<lV`%UTUD{KEtp=UHeH"
"A~PI:HU`!S1diFr.gF!s6EnSUQ[LNJ?N@M~:VD*<@V!X[pUX[U@pU;UZEBOZ~Cc*58mHg@OXBVsY?@V]PPTBCOILO_HKSKLRXm/:B^deB[>WSUHE"
"V;:~PIL?KTKLQGO/HM|NXS;giVJbfL=:XMG_SSKHWPu6Zl]GX8<H5*_YZMYKgRW?]`UMJ=PURVc<ITgfdk/cPQMQVVG!SA]OZRA]$L)%APcT`SL>"
"[XkVMl8IRW?TbMfUlaQGHYRX=V~%rJYJH;@;f<H?ALhX@]ERE-R8AKfLWap.UENO~I8k7ZAKKWIMM=DTUUfcYRC<OK]G??;=MPiYQT-GUn.AUT/`"
"}aPZ]>@VOK+Kt[ZX26R6MGH9A`VLLKSRTSN2lB-SLU5EEXbgc:PRoSgOi]I>XULqUOE<WO1CHIFEBe^5VMsJNa0Z;SFHWICY^bT6c`B]`JDIzTBG"
"<BS!WVKG^?EHKTNVVRLLb>HPNL9rSMQXSVGAEE1QQW9NP82WEPfKAP[;ZRRNWTAbJQ*VWN;G38dQ[?RPqnWpI+1?FL`]KN:XkWPT1N9dG]]SFD?W"
"XVWY}IXL_!SJKXPK3;P^B*-MqcFfddW3PKJ_)FdgdXNG[IRhRHLMNaOQAMGMMB@QhKL9O>KLRZUdGUJT=QK_RFFT4ZUgPkeKKcNOj{LoR_[`TQXJ"
"GDV:QOYQZJjQRX;PKVEilW<[VQ0XL][hPPUUOXbQPPTWMGVXOVT1BNBOUROQM[XYKPQ`MGpiJFZPH,WOFFQNUVjeQ^FLHTQNRNIBBGPOKCdKCZ^W"
"QLLTSQEJQR+Y[U[WQPQMNT@LTZRUOY:WZUS:IRKR[TY[TY]WOVZZGIbI~UPQR8RPhUQIUGLNRV=PNOEISO]LPLQLNCHK:ak_ROI`cS5>QRCTZU]X"
"Q]IhSMSFQ=OIhLNJX_M`=+`@HIX98]>A[QujR3WTBJ<LUBLQD_OFO!P>C[cOGYaGRmQQ:Q1QD]GDO!nHdW[ddMQTRJ`CibQ<aILCCTEMcnHLO.HB"
"YG@SKpILXOS?MXQ@GQ~Fu==L<VOB[E|S>MEKT?]L!9NQTMS/IWXiLhaAHS^NP5,bCTCIzM]V[Om:2W3Q6Z/.[+!]xdTO[EV;XZb`B/L>BGLVTWof"
"O8SCRKXPfg:VM-hO9>S]6XQK,YZkZIPnJO!F(;lE7TgR_]PYXScP&VRQbPhJ`<5/:BYbxqGQ&cZX=)Kt2eO~3VZJNjLTBFKJW?DAPBpY:!~ZBiH~"
"[TV7KICPHE2P]=QYN^NDa)pQ_EdHk=F!rq>>YklTLV>WMoQMalHQF9II`IOYc7;EMrRCYmOIZONLUTXTYkb9NCZaKU>SZM]JVYNNLWVL^VSLI_[P"
"VERIefDNCjN^8:g`;FRLKD7jFL[YW=LdWXTQLTXITSKL=}TREcToIOgRSQTKNMKQP~_UOO~?NFENcXH.!VMPXZiV[TVNMUZRSOXblIYOHY`U>hl]"
"I=QSCFY@QO@^HGYFaJWV`WQMabMTQ!=_GGPcQV!MX]TNLPSA^OSRLV:AadBMI^8SlMHF`@`~[C2FSUALXUjEC3XW:O^SFAPJTKUWU`BOKR{Y>ePP"
"[ISB[BPKZPN>^D:N^INtORISKSQGUJPJTLRdOMP>UI[T=Q:SLbGBRMMOHG`OIY?IWSmJBQ[GB!zZBBVOIL@JV[BVRSB]CYDONIRPVK9HLeXMCHXW"
"Y@S?RSV:[SMNITB]VC@+TpIc[;kMUVYWYRJSTWd^<8dNCI`TV^aB]GOUQJ?VNbBI[TWGW[;gRPg?USFbBLVVVRgJK]TMbLSHd9PDTNpR`UXZWYQZ"
"ce^LZGdKULQOS^UYULHGeHGHO?AP>KKQTRjIIaORKEBQYODC^LSDN]JY;P9JZJ<yAEQQLXLL8_Y>AhYS`=QN[WNSQPOGQOL[[HCaX#dnXQKJN0Le"
";CKSOOK%9Lb_C>OQQJRHBYNTZ?dOcT=BiENTQZ9ZIK!CRHGPHM`qZULSj!GfdDJ.@KR9Rv43XRM7u_E!,ZE>Dd7WPTIBfc~QF3=FSBQIdA4;VQo!"
"?:mOS81!X`PPBMCXASNp]H_@Xg(S8SUb=Z@62F.@MmVk_S>6?F!b;AGoQOE7(BlFSmKcK6?CW^^jKmvQ4^UbD1]zH&;cI!<&NUCWGfCNC>GM2>AS"
"NOUQ;MVTF!/!SVhROQTjNN(_WE^Wu/L-=XUJqm)H?H[^];w[!JCN_K.nEUESMHi?M4RM=H;]N`#Qc1NTQAD9dbFLGN@Y>Qm[TL`XXUvWIU<J~]d@"
":af~WY5(tQEWK]9R7RN98]~lHOFH^MQ6KMBaNB6^&>Hf]~YA2C`O][ZRKmHdNIBOSOXz~EJHLK!PXZ!rXMR_FGnVRW4T`>rGAVLaO9>@OAPjYG,O"
"aNK=!ZdwpPJA[RZM<XMNTc=C~:Ts<}MU1iXV?Cm?JdS9FMVNL@HPWE0LCo0CpImp;P_;:CY@UP1FXR~4^TK_R/g(~?QSY6!l~PG-6<B~~_B!j]!J"
"#.:LgUCkVBRpOSXT;kV;FFt;5k_`!_QF9QW=bIAVX^BQl5nI!K63!M~TZKDXQFd)ZSEXM^Im`ZTQlB9HRJJ@RqKP>[/~Z2F:o+Mc-H;xFC!R[L8W"
"@_SMJH6EKX}QLD2Uk^+DLSIEYK&fYPZ*QXIp/SP=SSde=MKCdOG?=SNS`YbCENTP8MD2aBJ<NTH[LYphbH5A8p5AU`2;4SKVIVO~!LIBk;YP>EEP"
"DNASVZKA8ZyE/4R[NXLLKViF2TUF[XH`[h=5!YBSeB[ZZT-Qv,OSKB9MFALT+:UTVHk~N3NpTJYHl9OH_bSSQPMFCM9`RhOI]Ah9PDKcR99_&N7G"
"~3RFX!EXFW_M=!W?~OUYPLF@<[kW<8FSBMmb;S[!OUQU4rSUBIF;8Z76]<:/XCPM`^~9QS~_yJ?PH_,;N`eh`!GPI!cSQGbOVO]QJUChkOLTV_!|"
"XQJ6LT5CMJL9DF2]_UQeK@LR9MVAaESElBPE@Uu;8g@7t=7WeNQvP~rw>LqJL]YgHUSR`F%!I>#ZlHiIYW[`COL<JXd@@P6S^JU=Rm8W5;OI;UA^"
"QSS?aI]A-fFK?JHJs[SQar7hMAQ`i!BTdgPIUbP`ZEX<[JTILZjaT>FYXDNRXSB!JT`OXT7e^MSZoQddNPT_zpMkWeR8;J?M-+PG.D{]TY(RDCgL"
"`Q4AV/S`npIEVLPdL[E+7dGHE:QW!olELY[DCFaNONDeEDlH$jQI^P`?RFO5KaB`9NWMHW<c<ZOiSj^gXY^&cVP^HdPROIa!rFOMBV=EXTASb:-N"
"_KNfpI^2eU:_SQJ_cLYVTZ9[fC]TNS7VVTKOVR[mMb0OqQI&BSQNZ!LR[$-QfF;?OTO.~B?wD-9cA7LM^WSU=DE^JcOCIR:VFUWF`QMbLQPRhUaQ"
"QT=J*KEY1Cf_H;Q8T:ZU_F6KPUGKOK:LDOJ`V)~bE7=JB[C:DP6;=XZK3BGTeGGOL;StP_t]X8bA`EM>U0N5+Hk~|_AUYSaHI<COJ_djBhVVSJ@E"
"_=LJQI4=HDQT3Ld>H:wU;@6Y]>;4aYZM[V?b[Gl=4CgY~ieL=:I*6[<-QGQJa3`><>]A<T=XZ`M!(F@CkY.DKLAD4a!?JARE@0D[PU^L?O;eXM@s"
"hM4HL!5^FY!Hf?KHFRV6PUBSUY!bMEZRY0K_NCYbW{V?ZJHS_ANB:)WabRHVcAROH6M,I@[SM<?C.SUWP!KTNQ=<GS:SWPKS:P7dIKPiYUjKCO<`"
"EJQ:4]RK=8Ir9GiPl4*JBCR>Q6NM[V>QJIP9OK<3GSPCHQ=I*D[[@B_LmEhIUYURSV=:OTj^NHf^ePd@FNDMAM5_@CW]B<!]jEXlTZOIF@P]0!8R"
"plJQ!i(bH.M^PLPYV[QKWLP/IDR8WClN!JgD>0iKM56Wb9VSHNY`BM^?SRLNnPN)@M/GH;BaZRX^;>/VA[Tb.Ks5N;oX5H!Rr!aKp=PhP`SQETJM"
"=GR~FGOY_TN@aMWNLGO@5NsYOK:aeBDTZPUGDVSFXVMIJYFZDMVjM:@8IZnDTV<OLOST_BWbJCmT<A2Un*mD1;GjXrJ`PGBW>MGlShPFHHR=TYI@"
"EU=;DUV`-lF^2;d6M:NceNk*MTOQ-KKEHWFU[QBNXUka4UePKDX7XFS>C[Sb9]]Yj+.QC?:CQVR@TPAI=_MsN[E4I>DMhT3INMwfDfCGaA;]NZ[C"
"XUUHVIOMXX=MLKUUWO~9J^jn]UGVw<XReLWI]NgCWL9YHXGBawZF[STV[m4SO7:XMWHhSObFTN`TcI]GYJ2UGZccPV<MQLFJU?N]UUGwiUlT2NT@"
"MS]NTMY@HQ_PV6RECRU?GS_EKENJgT_WaNU3SBg)@YXPATPNM.U]CGD-S^LP?Z[IFVY-QKjOaP@JCOG[OUdO]NQcIJEHOJJFRPPZPGIXLRV]W*FH"
"LNUH6D2KYIWWU]TRG1R=QC@;JaUMOIOQnRNSNXj93^VNP^cLQQDKRE[RbXOJ3HaRJSJMNOOL^S@L[JO[iQTRQLkE[VK[e[<?bOSWQI=SFITVQHcS"
"PL=GTJLd~USOXG_RcVOVRN^EJKNY<XbJSQQ;bVa`fHeJ<LROLLK;RPU^VSTHOLS^TFQ`bRTOnPVSZ!QSWKSAUTC;0a9_WUDC[2eHG-CRI[-U^O@C"
"5OUdQb[QGac_YP^UMCF^X[06BbDHK!TKJK]DbS`_P^|JABOaQSWlQP:UbLbEW?Z$OQY_b_TW~SvHLWThNL@7h`A/V;,PRL^RQVI[DQ@V>ThTZBQT"
"QJRLPJQGQLVODe8aRFO9RMdaTUWFCAI<FIM!Gw?INSPGOLSVGKB>]X7LZQODeVYIUDE7rIQ8MmFDCfLQ5DLUV[Y..PmZKFXQJ`IkEa~VP>IKNL>Y"
"QHABIOo%~GbWI_QEh~@$.5TNLChhP`LTZhP2hUDcF!EZ-]haT_~+@W0VOaSM~CLFUtMKFfwWiLW=GJbX^<?A?hCO~b`N!<.aq%d!N5NTGFhQt(d3"
">:KN]fSYdQOd/pS_#sQa#kkg@U@TPM2GQnK[OS)=6LMAM;`VV`ST]YTaMN>`b$FNDdsdeMLe]S;Oc86UZeKmUZ^a`NfPQXVVFLKXYQoYU>RRPlB]"
"KzRj^OZQZSXSRRCJTQT^QSTT3e[MYWU~~]SbI[b[1OSZ4F9PI[XK_TD`]IGSbi7XJ~U[UZP[AOISPPSADXBV>:FI$GD<!(fGU>O^OSI2Z5PR[OSN"
"H3N1@DH2_~iLf_MEaXK0LFlQbRMOMe!QSG0%~EHcQL8^8=fRQ7XQYLJlFQ!T8JH6KSDG56JO!ODIoL^PEDLF^V23P:NQNR]S8jRZKMa~E@HK4EZL"
";ZJXTJjndQRQMcOJX=K!>,;QFNM`9=IWT5WIXIRCNO5_*ME>ZZNTJ[9[_VMRG2=RI3RhaUV`]UOTZSaWIDUR[XtBhk5PZF=GC[OdS`6FfKQV7bVP"
"MJFFVW_W[R7XOWQFPNTXGQVJSMG3[HZudWGVCEXPbXI^KXSDK8P~aJ!?jOZWMSZRQbYWJMRg==WI?IOF0ZPB^RHJ!Q]S_JpPaJHDALhZFxnUQJWE"
"QMZ[OMX,SUMJXM^gv^NTU?KXSVIHGCGXB!PbcL=FLVTS?V^[OcOLkHd]YF$B.F!51AN5HV3G)RLQkfdPXNRNqRl^ND^UETkNG#WVOK`}LRP!aPJ`"
"vOGD76Hh$hk;GRBvrE?H`NDARbQX?mYGHH=BuQG^SPP4k2AOUoInTSFT`A?c;[IEFa!{&D@E:=YZDCCLT;8nPQhH7!DE!M=~HIY^kU?!P!P~5>:!"
"!_~EL<GI%X+L:CkCLEHgU@l;L[dkZ_jV+!{n`_1>p!&Q;Md!I![u^4a1qE`!X)B/>b~dNR!F[jTOlFexfLT>YTbPCmSVHPPaENLF%IGARYyKLa<H"
"LdP:VR_NOFJT6;X_Y&NY]_=Jg<!BCNDMCbRuDYZckGWS@_;C[QFD?NQYZQ6LNDLHcBN]`RI`h9ZiXC,KddNDBxBtTQlqP>JKFH_/_!/MJYghN{QH"
"=_fAi1g[pXM/j8B`MWJxBh0LK!8ZoR?MPYHgHN`bLLwQR[yMoLGlUV+NH3LtY5>XFd_R7u=`TJhd:BiSm>bGS;U%,WN~JWoMQo]hoPOWxLe<N!LK"
"gTbVHTbOh5KLZE7VW]<SbRLf_IYX_Vtf8JVXL[Ab;>gjP3@D)NoI1~^7!J:o=FqJ~]i?*d~7:EarDo*TzmUoOeh]wQU0<*V6qK6P=lkPrL=GFe!_"
"eUe]~T@!,ZdkFMbd`N8Y9<BMM^!JW#Q?cF_Kl|COQRfO8O2^B!cQEJ@W!DLCN_MoE&KHWF[9MQXWiKIgdOLd2UJ]7yGePQXQR8FhE_TEAHE`PZD1"
"KT@?BEQICP/GK4l]!^BVSSKHwZNoNWc~ZDp!ZYw!WZG?=7SI:>PP=U_63;[CVQ^F@kRKcSLTRLT5RYTLAncVZ[F1TPWKBTCHJ2`K:K5N<MPCZeQN"
"ig1`oC@GK>B@+W!>gE13L6L*Mq=OP7HLLoKL>EPhS@U6K]MDF!!E%KH_K9JJ4JQUMYq^Yp8f[FE3;^LBYNV_YX!D:V3/X!!GR^b1J%4(TTT`P9v7"
"LdANFURSR<B^V97[]+OU~W!~Z19g_>cLO8hU7NNhS2!FK<TJ?NY8]~6VZ5!s>D_VMQ8+hU940GRY!KDXU^M4]I6o>WUYkD<cT><WX!_Y/8Ae/9!!"
"G-a7aE_&-M=:tNThMD3MG:DFUM%Qag@1?A?FKua:386YYb!FG`O!DTZq@MG<2<]7Q!7LeSL<HW8A^jy;W@BYGD9tA1!CG-.J0!EZgfYU!S8F<LDK"
"MU}[g<!J]MZT?Z^BOl)HThp9%aJC@D<!MDiJEC;~>N)6G@B!KO~F4O0pSHBm)_yLZ=+TV9KU_!GZ,!3YM%X-u]V<@KG$!`KDfU|<P!%!Q!6<Yw^)"
"e!/GBp/8H>;_LR/XA7~*DONM!Om.:+>LLu%aRS9iQGMQW5lPr+K-H;!k=32k!>(`CZRFMSX10N6P&RHI~T^0:XA8!0HCjUb!MR8~WCWB,QQsVQSi"
"G`Y3^U9hMC]XOG?&vO=!XDAU@YXKSHnBYKB@UEALdF=IF<?_!6le]eRJF8V<FE[tRT<_+8;TCGRMH]O6TPXJL]W??XEULX8iBQ}FAg>ZG7O~L`)e"
"HFoc2!>~KY>;!!jm`5LF~>g5rP0~N-Ijkg~mpVRM2DTL8F~~`>:q@CgND!e~So[OVMbR!]!/~UHgKj=P~~GW~!MMT!Jc:Q<Ltta>~`FtZo/![hRJ"
"~1a@^8uNKdIgfY3;K0j~IA2c;!Nc,+%Z<Q3D5WBQOzL85Z!C!tM1Tdr>&~]~gbOMkCS7JYIxHPa=h9Pv=AYUbJ!sJ]`@mCVc8_eD>p3PZ@G>;#:k"
"CaJpWJ(VWO!!N!Vf|O;P~YFokNFlixfOMK!$HoTxQW6OSB<(OqF6jRXZIXYKaJ4UKP?OGHGcO:]/bH8VaG~TYSq<T-b`>;8BU-Y=PRcPU7M:/[M`"
"BJl>J@VSarvUJ~IEG;ZVNCQ~DNTYTIHFQ@HMO9m7f`A>UAPIfcdT%<wO~~~Z_UJ^gdZWVDb`DhrZ6QhTO1Z0b!FdXYPIreX]Y76~RVbdB0Y`~+Xe"
"RY0(G[dQGf]k!~hR!!!~!!!~!!!!~!!!!!!!~!!!!!~~!~!!~!~!!!!!!!~~!!!~!!~~~!!~!~!!!~~!!!~!!!~~!~!!!!~!~!!~!~!!!!!~!!!!"
"*NW3GUJ[VTL^JCS;DTU7NI;DWG[XLUW_T?O}5PUESH_ZOdPU(FXH3bN<@UX8`NZ]XGPK%G<Hn5c]V@F_RY#EP]]XRDFXSPcE<h/PHCIp?ER<JYTV"
"JM!6KFOIViyeaWRJHY]4JNG#`XRNQ_KbUWMH*nIU<MS=WVSTb!L2;W>HOAGTYdMVGM^%9QPMH!GETP]]LFJYb[JDOc;edHIgUAR`@dH`M=MY<]^6"
"JWF&XZSEB>L8TJW.UuWTLNFXM:0TNBQH]CN5KV6BRQbJvM[FPON&AWTHRSV]FSb?[IW`>ZE;K!gMU=O>6NRHDTSNWhN*LTKQ8G7dNcQ!JV[>I+;V"
"GHhJdebR:4C0RTMgJYGR8DHNaU^5Ia?inbN!N[LYOMJ[DTFbObBcRoYoaLJ[`%MN<AS_LLK9D2aYBU5HHKIPQkC[NcckyVfFMJ`_bOHR!GK=`JPE"
"n?WGHOXJIF<?cGeUR2NIFbLSi<OIBLWEdFObZS_$JDE^U]<J;TRGUWHBC:QVCPaAYDS8F^A-JYT9`Y!MP[O;dMLNI5V3QJYDQB;?NS7PJLFZ^V[e"
"JNPPxJPPSG773SR[XC[WCFhaIL-L`sCMWQ`SFQQo>G>+=3QH;RABRGKfMD@:JbWJBI?))LM@][dNCTEJR.LE*Y%8UWUBFREDCXOX^LM_TE<7RPMP"
"7YN>3UY9W4?RY]MYMkNF[MS[EUVC1T]MKbNG9TfSZBcfpDRLCb==!QOHTU4XQU=RVVJ6STAJDPQIUH>XSOOQLWY@6<CZCPVGDhS8:]=VANET[]<1"
"QHMALKNP[YVVERe!ELcH>=/V?ZMVOtTeEg_a6RP5PIUVQIL1WHES>j^`]DG?<YE[KBGKWZVILRU5DKJEFXZ.[<BVF`[:74DT>TeKGCTX?W*U8QV-"
"LAN@/e98S=OPk_O48aBCYZN]OJf;/PWJE=@M:g85>Y,JF]OJAOEJeMBFL@HSNVP2HPKt!IHKXEOXMK?hIZNIVSSWTY-LVQC<V0d+@_JHHHeCkRR!"
"IW]YRE@GLBWL4dDRGV+?]<PKPWEIATDSVS^D[VMJ8%VV=>LEXIEKMXRLNECXXG_eVIQVPWJPA=K3PTUTTMTT2LPV6`3A%#SNr~QX7LTKO`QPITgY"
"Nh;A=UGP_[?[SSJYiD]hUVAKE[MVFXXY;BT[hINFHh9IcghKPNN9QNHSN{E@KQoOBGCC]MIbTX`KFKPLICPBCHJRCRGWgOXG^cdFZQi^!bFh5SYF"
"=tSn;LYIOaFbOOfLZZYOHNBoX=6iaSLXLUX[RKP9Eh][ZSDXmP6hWVSwLAZJ@:f[9MRe[@OR>eGVPQHEPy_DVVI7WCHB:MUiSVB3MBcSGPF03K:K"
"><J81Pt^BdTBGyS_LIDHSdLR5JJhiUFG>MG+VA;MBjGDPD`oYDWD`HT9UC+W@fd5_@CCSL]g9]OYqGhYBNCZOTS@[EyKaTf=EH[RXN!fSEBQs]>S"
"Up?TW^Oc?kGTVe=kSbV=HPIbMXTCq_[@YNR2ZpRTFpNP;`Q?;ADOkJTNPcHXRTLJEBWO;UROF^XbRP`CZ^NOji>9RTUWRE_YkJda([MQR)mL!OKD"
"JfCVL]THVLROHCMafNBKZL[DQ,6F_]XEEJF[en42HR<:S~VH_bH2FOQ~Pbj![!:`UO/T;]SDZBM!8f2cRCdQm`;Q7Uk%MNUKR7E!>MX=NE*ON^L`"
"9DVQTS>NG5<<>BZD;QR:HAY=SCZMFLD[N]S[KXKdJdPQ=TSGF=JZEGla^c!TNBQZU;R9NQ!^>+>#FUQFa[O:[~TLeYCUJ_I%L7XG=q50BNPULTRS"
"?vmMNHj2kmPbLMcBYS=A@@eaWUC.b?!Q_QYCGYcII=Mj~dreEHGK_OO][;O5UZ<FC|)dvDUvmI8R3U_EBT(HJTqcF@P)Z=jDJC_:CU>@M^JNhL@;"
"0LKEW]HT8`J/>QVPJ-Ll;TO;M1F9CGB*RCPNKTUXBg>@VOTWQlUNbF=73Z@H^L02TGP>_DeOcSr`NC:VDXQ8RMcj^ZPkKJ`7XNKYCI^XJ!QL,;NO"
"GXBPSGR_OH<.H*J,CoK4ePIVBfcDDWKR0B6VVV7?Z?LEoQOIa`A4[Z]W_eB@[T_GIZ!6?d_HN!9T9NA*X[KQMZHPBR89WQb=!QE/FF=]>HF0SVLN"
"!EW3J[NR?4IQ3JI?^ET_:K_=]cCMOQKWSeRLOGMLPjVQ6Ub+NMMiK^CROaI?k>TINV:]NZN]TEXWNKFG?:F>6hBKIXOcBLG`cN<H`VWLKRZBHRSJ"
"SXM@b]Xi2UAbMSX_dUAC/OSPG}NE3Qf=KXO+CU`bJ^^X)1kJEG=YPPPL1IX4PQ`==BKJUN*0G:OD_a@X/GWDSN<NJX<PcU@]5=CHV[ZLBlIjPCqN"
"HM_QLc?]S0R:XQPYd4HkEeB/SBdNknScAWEC3aFEAbVNQNP@QU-(ca>-JEWA9AG0W/]6P?UV@ZNNUMfKRZKTIEJ?4XJKWLWGWJPZ]<^c<L:jTQJ;"
"P_RI9KfAB7F<XM?>IvfZTTOZ^_MXeL`KTHU5GCa5^7jZ@AEBV^NHUR_TVpN.MWQV^Y`RKrOQEMHPkMR&UQTGg^aTXiSSNRP;S=OP]DJAM8VUCbI^"
"CVLL(bKPUaBAKU[3GSP<QEBN7E^aPWT`PROU/bMK>Z^!5PQ1ATB?BDB6`EG@hKJb9KIS_VQVFZ=DCQLXL7;TNS-hZDVMI>mZY>LbIMATN@G]TPiK"
"=[ADORgP?6k=E;]DI^G[TYUPY=P)[B@F[gH=PcF^LBC@XLS`R]DLu!cTa[KHRV8AEAF!?eZIJZU@JPH4*JZELZ[W=?SCOTPALWjQKQZWPGL]^CZC"
"lWZPR`AL`IRAfE6RLGJ[BF6A_e2SXY8UECONGNDSEWHRRHYTNUBA/T3HWh<<AjAJ8?a=<SEd=4!@ZGBPTK=V@Uk<Z[3d6|;QDMRMcIiGL=[VMOBO"
"TV_PJUAiT>BEcVVcVSJQ]DURdY[YJDX^DXY<[ID2PPg(KWTU@hRicNLTIG@S6VK`U:J]NWZ]<BED][AFNWP%*XWHJZ[R1ObDG8UT!RQjT7d_:>QU"
"L<RGZSW2POAbCoThXP=V)Cf>Q(5:P;?WG:PaLM]VS9KHHEHL!!!~!~!!!!!!~!!~!!~!~~!~!!!!!!!!HNQRMMORPUNWPTNGCR?9?OOc]RF!RnLW"
"bxAa!~SXR8DGWVQS^^LA:9`ZPWRNUUOMOMO9N>]PIV~+]~SSH_LNNZQPOXZTNNMZVcWLRRFMSPSXUVMSPVK[O;F]MOIYFURXWUGDcRP`C&MNgLPX"
"p^GRVYON:?OFTN4C]RI`IgUidpCI{eSAZY@@9SjvO9g!cROH_MULaHKUZ8USRRQOTXbUYdLY^&SNNMMKAJLNgOPGU[Wd=9K(YQK[]BXFRIHK[KWU"
"F2.CWQW@RVOMMRNLMMNJJJKMOA!YUK[<NPRPCQhAmRCCNGRRF`>RN:SQwS![VQKZWK6II29UD[KTJ_KS[]KSaMLRLIMMWn!wLOkSNATu!nDNf=NW"
"E_VVsKH!&RMOPOGKRLKMMLOXIMKOHQKNIGMMR8=AA~:;P+JHBP!P-~Z_*0SANPNUGR`WQOXcMdFS:HN[!!!~!~!!!~!!!~"
)
SCALES=(
"`oeBJdLYw0yY&n_$skQU`!#|*QEE~=l6?w1kvV!iNuL}%(<lHu>HSbViD7R%A9Wu*8#WX?<eiT^A9^%A&aN~(zb-vI7uv%-H6`skHyCj|G*K5kU|"
"$?O#FsTZ3I$j^mk^db5p`=kJwQ1;>t8rLfUjsgo3dRzO@n<rrfDZUgfbL7{PJWxDl0EMYeqgi5w<!!29Fp#;7b}ji#I4dQZHpZ7zZpoIMALvsi-|"
"Xw8IlT4j@B3(lEa~i#~Ha67oVkXgSe5<_4QQd2A&-TXZ};PUB8I&;~I)AKPF&P+e3!u+mCAVOcvo&DnT72c^6`JxFsra$|!$z0id`fyqWZyjveU("
"3KxN4Nn6+T#*z!;i*YH?t7a&SME+ccDRW=q_#9XR8eI-$!bD8z^^$xXkI=%JRey+$sAui5?ZZ1A?#p0$|62I%32ychN7uFZ`$uW0f-hnQD}WU_iX"
"_^)dn3rq>iCH?4({i{Wo|#@G@9Df3Yq+b&oPU+D`U7jedkY=ejLCp|WT^C_hR(x#%i9kV8Z~JV{DCw{}oGOE+gc?T>&wW?Mcyut79D9<nVwgEUG!"
"=3F8?p)`s-@AaQNCKLob%XkMoD0XB#@a7#n&m0as20j)%FFb8Ll70s~8Wev#JjE+KL|tM$Kjt7jycd!@U5ghyfJX;B5J+4+kV7Cm<YEjwPaZBj9_"
"LX!;err66qIW`zse9id1g#JcSC$U2G=b-v!#tZWo;}xvu~3;kzZFl@cv*tx2VNDNvr2O8dyR+<p^#(WC~q8LqB3Xl5a>nWe=P@S>S;@HbPfC;O`q"
"e0{MwN&?G}VZ=b?E#~d;|Kh&8#1oJaI;VdIOL)R5NN1sAGF>w(*;lOn~4VOzi8;LzU(p~&Jf~BlHb<9;fVQiH=GZJMyC9yU<0jj1vy1+O*&LW3AF"
"z0+cVuf`)b4nsTM(a&Hjk~TpeI-vk*jBbYP|9OGdW)|-f9hg9<4dwU)e4I|&+;8S=~-_)0n6Asrjyh=Lz{R!CjBEkWUfOzqn#=|i7DAT1x%SdovM"
"I5Al0lp{T3)Z0~-B1thFgT5uejL^`pZ(4v)_}x3(KRVJWOT6|pEhD=_^#D2@?47iS+lA(`MiKMNr|rcgpWU-Ab$15(I4n5p4A{IVWAHdvZFgbC0)"
"RcjtRB+0Tn^5GpkQgAjrbHsu?fz2yCi7y8{E(8laWXI||nLH#swJKXY&__KynkJ4sUS>!<UDb^|25uER7VZQ*8s^M9K-)b$CoTm%KROXSv48_STY"
"o@2r3)22J8+*oNREm;lCq9GK%)3N5sL3S${=ezUky7vuU|Yog9Ye29J2m9uBEO!9@;lNCJoFxl9i7<SWJpMM{_(pTUSLqz1#OY<ju)DGv56>Cz=m"
"D3sEaP)vb^`Fo=jeL@1p+Xo1)}*LeRsq%%Z3+!38ThLoW@X=(2}^xvdADY*PQ#-lAf00DVCi#-uMaIg$Kxd$ga)L4i-olP1%{~aefWaTP4cW!Gsn"
";&L6?r^0#X5HgDwV-l4xrfX-K4+#n)VjMmE_0hYH#8eN+_}9u>E4(+AE^X82CRuXlXnw3ea5Rf!HDZR(d;BSvw@~MA)y63@<4(*ttS#YNzKGM+nH"
"86p+N{bE^(?l<eI=b4inrt?h<4<**2d#M4pg30FAdg+66~C``jlxN`i$st9T_lB~RKpSB7Ld9D@-$?Bmcm0U*sf|E!lf+CVotU-p4ISMF*#fpRQ5"
"RVYw8sdS+_QO52#)egHkKq}QZmEkx#fvwm%$Mj@6IQ9`b8kmGS0ydaB1}ynHA))6wGQ%@EF4_t@20uzTVcR`94J=+cu?iJB=Y1$UHlf-&s2TA(m$"
"mRY>j%F%iZo(69;n?pp2HhE9VCT1&RknL|0Z8Ln(ZGt|4ExVmhPK4eELp1X?l`6N9S)k6Q~tBhM5>TuD}vH_Lk#0Rng%(N*SX%mmm5%;t?l0>5Z^"
"D8Y_i5A1(<wSBKv^9=$g_%s?|dlIVLp2d)%6kOvh!+}cw-VLBf?QCJW>;>2q_Hs>%r7i%^=)+aPP4$w6``Di>mX2wW7F61#hdBs6IUu`WsTvAv(="
"`tfcGI%dMhNX5qa|)n5*rS0w&URQl+h+_sDLynj3yc&z)Y}|9WY5Vwt1etT{P$Bl*L(;&M|xX3LAwq+h7hSZQCu}Uu*>^8HZMs#M7Byh#Lc=nclZ"
"N4Nz`CEi4%G|8ZS0G3N%GJ7tJ+0ooWv|C?HWg)swn9($7XZz(m<PpWEj;Cap$0hQVt(l@1U)I%Y0A3qaC3)ac?l14?o`c}~qbaMQgygJ@nlc5D1P"
"LGTzniEk4;*KwUZF4e9)IiJ%zqA<%l0p(ph+$vi<QS;+FBwU<31S+~a{Xk7SvfVg5CRrmpGS-AU)n>3ecU5#cy<USmI)x%T1Qk9xm2RCo*Afgm+O"
"NVoupf>(%KrH}d_V|066}&YC3Y}3"
)
''',
'bot/olympics/protocol.py': r'''




from __future__ import annotations

import re
from collections.abc import Callable,Sequence
from dataclasses import dataclass

from bot.client.errors import ProtocolError
from bot.client.words import parse_integer,parse_integers,wrong
from bot.olympics.constants import(
ARCHERY,
ARCHERY_LIMIT,
FALL_RISK,
FALLEN,
FINISH,
GAMES,
GROUND,
HURDLE,
HURDLE_STUN,
HURDLES,
LETTERS,
LONGEST_RUN,
MEDALS,
PLAYERS,
SKATING,
SKATING_SPACES,
SKATING_TURNS,
TURNS,
)
from bot.olympics.state import Archery,Diving,Hurdles,MiniGame,Position,Skating

REGISTERS=7
ACTION_NAMES=("UP","DOWN","LEFT","RIGHT")
GAME_OVER="GAME_OVER"

Line=Callable[[],str]


_ANSWER=re.compile(r"(UP|DOWN|LEFT|RIGHT)(?:\s+[^\n\r\x85\u2028\u2029]+)?\s*",re.ASCII|re.IGNORECASE)



@dataclass(frozen=True)
class Setup:


 seat:int
 games:int


@dataclass(frozen=True)
class Turn:


 points:tuple[int,...]
 medals:tuple[tuple[tuple[int,...],...],...]
 runs:tuple[MiniGame|None,...]
 registers:tuple[tuple[int,...],...]

 def position(self,number):

  return Position(min(number,TURNS),self.medals,self.runs)


def parse_seat(text):

 seat=parse_integer(text,"the player's number")
 if not 0<=seat<PLAYERS:
  raise wrong("the player's number",f"0 to {PLAYERS - 1}",text)
 return seat


def parse_games(text):

 games=parse_integer(text,"the number of games")
 if not 1<=games<=GAMES:
  raise wrong("the number of games",f"1 to {GAMES}",text)
 return games


def format_setup(setup):

 return[str(setup.seat),str(setup.games)]


class TurnReader:


 def __init__(self,line,games):
  self._line=line
  self._games=games
  self._kept=[]

 def read(self):




  lines=self._kept
  self._kept=[]
  while len(lines)<PLAYERS+self._games:
   lines.append(self._line())
  try:
   return parse_turn(lines)
  except ProtocolError:
   self._kept=self._beginning(lines)
   raise

 def _beginning(self,lines):

  kept=[]
  for text in lines:
   score=_is_score(text,self._games)
   if score==(len(kept)<PLAYERS):
    kept.append(text)
   else:
    kept=[text]if score else[]
  return kept if len(kept)<len(lines)else[]


def parse_turn(lines):

 count=len(lines)-PLAYERS
 scores=[_parse_scores(text,count)for text in lines[:PLAYERS]]
 games=[_parse_game(game,text)for game,text in enumerate(lines[PLAYERS:])]
 return Turn(
points=tuple(numbers[0]for numbers in scores),
medals=tuple(
tuple(tuple(numbers[1+MEDALS*g:1+MEDALS*(g+1)])for g in range(count))for numbers in scores
),
runs=tuple(run for run,_ in games),
registers=tuple(numbers for _,numbers in games),
)


def format_turn(turn):

 scores=[
" ".join(str(number)for number in(points,*(count for game in medals for count in game)))
for points,medals in zip(turn.points,turn.medals)
]
 texts=[GAME_OVER if run is None else gpu_of(run)for run in turn.runs]
 return scores+[" ".join((text,*map(str,numbers)))for text,numbers in zip(texts,turn.registers)]


def gpu_of(run):

 if isinstance(run,Hurdles):
  return run.track
 if isinstance(run,Archery):
  return"".join(map(str,run.winds))
 return run.order if isinstance(run,Skating)else run.letters


def registers_of(run):

 if isinstance(run,Hurdles):
  return(*run.positions,*run.stuns,0)
 if isinstance(run,Archery):
  return(*(number for arrow in run.arrows for number in arrow),0)
 if isinstance(run,Skating):
  return(*run.spaces,*run.risks,run.turns_left)
 return(*run.points,*run.combos,0)


def run_of(kind,gpu,registers):

 firsts,seconds=list(registers[:PLAYERS]),list(registers[PLAYERS:2*PLAYERS])
 if kind==HURDLES:
  return Hurdles(gpu,firsts,seconds)
 if kind==ARCHERY:
  return Archery([int(wind)for wind in gpu],[(registers[2*p],registers[2*p+1])for p in range(PLAYERS)])
 if kind==SKATING:
  return Skating(gpu,firsts,seconds,registers[-1])
 return Diving(gpu,firsts,seconds)


def parse_answer(text):




 match=_ANSWER.fullmatch(text)
 if match is None:
  raise wrong("an answer","UP, DOWN, LEFT or RIGHT, and perhaps a message",text)
 return ACTION_NAMES.index(match.group(1).upper())


def format_answer(action,message=""):

 return f"{ACTION_NAMES[action]} {message}"if message else ACTION_NAMES[action]


def _is_score(text,games):
 words=text.split()
 return len(words)==1+MEDALS*games and all(word.lstrip("-").isdigit()for word in words)


def _parse_scores(text,games):
 numbers=parse_integers(text,1+MEDALS*games,"score information")
 if min(numbers[1:])<0:
  raise wrong("score information","no negative number of medals",text)
 if max(numbers[1:])>TURNS:
  raise ProtocolError(f"no player can have won more than {TURNS} medals of a kind in a game")
 return numbers


def _parse_game(game,text):

 gpu,_,rest=text.strip().partition(" ")
 if not gpu:
  raise wrong("a game's line","a track, winds, an order, letters or GAME_OVER",text)
 registers=tuple(parse_integers(rest,REGISTERS,f"the registers of {gpu}"))
 if gpu==GAME_OVER:
  return None,registers
 kind=HURDLES if GROUND in gpu else game
 if not _is_possible(kind,gpu,registers):
  raise ProtocolError(f"game {game + 1} cannot be {gpu!r} with the registers {registers}")
 return run_of(kind,gpu,registers),registers


def _is_possible(kind,gpu,registers):
 firsts,seconds=registers[:PLAYERS],registers[PLAYERS:2*PLAYERS]
 if kind==HURDLES:
  return(
len(gpu)==FINISH+1
and set(gpu)<={GROUND,HURDLE}
and _within(firsts,0,FINISH-1)
and _within(seconds,0,HURDLE_STUN)
)
 if kind==SKATING:
  return(
sorted(gpu)==sorted(LETTERS)
and 1<=registers[-1]<=SKATING_TURNS
and _within(firsts,0,(SKATING_TURNS-registers[-1])*max(SKATING_SPACES))
and _within(seconds,FALLEN,FALL_RISK-1)
)
 if len(gpu)>LONGEST_RUN:
  return False
 if kind==ARCHERY:
  return gpu.isascii()and gpu.isdigit()and _within(registers,-ARCHERY_LIMIT,ARCHERY_LIMIT)
 dives=LONGEST_RUN-len(gpu)
 return set(gpu)<=set(LETTERS)and _within(firsts,0,dives*(dives+1)//2)and _within(seconds,0,dives)


def _within(numbers,least,most):
 return least<=min(numbers)and max(numbers)<=most
''',
'bot/olympics/rules.py': r'''




from __future__ import annotations

from collections.abc import Sequence

from bot.olympics.constants import(
ARCHERY_LIMIT,
ARCHERY_MOVES,
COLLISION_RISK,
FALL_RISK,
FALLEN,
FINISH,
HURDLE,
HURDLE_STEPS,
HURDLE_STUN,
LETTERS,
MEDAL_POINTS,
NO_ACTION,
PLAYERS,
SKATING_RING,
SKATING_RISKS,
SKATING_SPACES,
UP,
)
from bot.olympics.state import Archery,Hurdles,MiniGame,Skating


def hurdle_move(track,position,stun,action):

 if stun>0:
  return position,stun-1
 for step in range(HURDLE_STEPS[action]):
  position+=1
  if position>=FINISH:
   return FINISH,0
  if track[position]==HURDLE and not(action==UP and step==0):
   return position,HURDLE_STUN
 return position,0


def archery_move(arrow,wind,action):

 dx,dy=ARCHERY_MOVES[action]
 return _clamp(arrow[0]+dx*wind),_clamp(arrow[1]+dy*wind)


def _clamp(value):
 return max(-ARCHERY_LIMIT,min(ARCHERY_LIMIT,value))


def play_turn(run,actions):




 moving=[player for player,action in enumerate(actions)if action!=NO_ACTION]
 if isinstance(run,Hurdles):
  for player in moving:
   run.positions[player],run.stuns[player]=hurdle_move(
run.track,run.positions[player],run.stuns[player],actions[player])
 elif isinstance(run,Archery):
  wind=run.winds.pop(0)
  for player in moving:
   run.arrows[player]=archery_move(run.arrows[player],wind,actions[player])
 elif isinstance(run,Skating):
  _skate(run,{player:run.order.index(LETTERS[actions[player]])for player in moving})
 else:
  goal,run.letters=LETTERS.index(run.letters[0]),run.letters[1:]
  for player in moving:
   run.combos[player]=run.combos[player]+1 if actions[player]==goal else 0
   run.points[player]+=run.combos[player]


def _skate(run,ranks):

 for player,rank in ranks.items():
  if run.risks[player]<0:
   run.risks[player]+=1
  else:
   run.spaces[player]+=SKATING_SPACES[rank]
   run.risks[player]=max(0,run.risks[player]+SKATING_RISKS[rank])
 cells=[space%SKATING_RING for space in run.spaces]
 shared=[cells.count(cell)>1 for cell in cells]
 for player in range(PLAYERS):
  if shared[player]and run.risks[player]>=0:
   run.risks[player]+=COLLISION_RISK
  if run.risks[player]>=FALL_RISK:
   run.risks[player]=FALLEN
 run.turns_left-=1


def is_over(run):

 if isinstance(run,Hurdles):
  return max(run.positions)>=FINISH
 if isinstance(run,Archery):
  return not run.winds
 if isinstance(run,Skating):
  return run.turns_left<=0
 return not run.letters


def results(run):

 if isinstance(run,Hurdles):
  return list(run.positions)
 if isinstance(run,Archery):
  return[-(x*x+y*y)for x,y in run.arrows]
 if isinstance(run,Skating):
  return list(run.spaces)
 return list(run.points)


def points(medals):

 return sum(value*count for value,count in zip(MEDAL_POINTS,medals))
''',
'bot/olympics/run_tables.py': r'''
from __future__ import annotations

from bot.olympics.constants import ARCHERY,DIVING,HURDLES
from bot.olympics.outcomes import USUAL_PLAY,ArcheryOutcomes,HurdlesOutcomes,diving_outcomes


class RunTables:


 def __init__(self):
  self.diving=diving_outcomes(USUAL_PLAY[DIVING])
  self._track=""
  self._hurdles=None
  self._archery=None

 def hurdles(self,track):

  if self._hurdles is None or track!=self._track:
   self._track,self._hurdles=track,HurdlesOutcomes(track,USUAL_PLAY[HURDLES])
  return self._hurdles

 def archery(self,winds):

  known=()if self._archery is None else self._archery.winds
  if self._archery is None or known[len(known)-len(winds):]!=winds:
   self._archery=ArcheryOutcomes(winds,USUAL_PLAY[ARCHERY])
  return self._archery
''',
'bot/olympics/runs.py': r'''
from __future__ import annotations

from functools import lru_cache

import numpy as np

from bot.olympics.constants import ARCHERY,DIVING,HURDLES,SKATING,TURNS

RUN_TURNS={
HURDLES:dict(zip(range(12,21),(0.05,0.09,0.13,0.17,0.22,0.15,0.10,0.06,0.03))),
ARCHERY:dict.fromkeys(range(12,16),0.25),
SKATING:{15:1.0},
DIVING:dict.fromkeys(range(12,16),0.25),
}

REST=1

MOST_RUNS=1+TURNS//(12+REST)


@lru_cache(maxsize=1024)
def runs_to_come(game,turns_left):

 counts=np.zeros(MOST_RUNS+1)
 counts[0]=1.0
 for turns,probability in RUN_TURNS[game].items():
  if turns+REST<=turns_left:
   more=np.array(runs_to_come(game,turns_left-turns-REST))
   counts[0]-=probability
   counts[1:]+=probability*more[:-1]
 return tuple(counts)
''',
'bot/olympics/skating_outcomes.py': r'''
from __future__ import annotations

import numpy as np

from bot.olympics.arrays import Floats,Ints
from bot.olympics.batch import MOST_SPACES,RISKS
from bot.olympics.constants import(
ACTIONS,
COLLISION_RISK,
FALL_RISK,
FALLEN,
SKATING_RISKS,
SKATING_SPACES,
SKATING_TURNS,
)
from bot.olympics.outcomes import GainOutcomes,PlayModel

TOUCH_PROBABILITY=0.2

_TOUCHES=((False,1.0-TOUCH_PROBABILITY),(True,TOUCH_PROBABILITY))


def skating_outcomes(model):

 best=_careful_ranks()
 return GainOutcomes(model.mix(lambda skill:_gains(best,skill)))


def _after(key,rank,is_touched):

 risk=key+FALLEN
 if risk<0:
  return 0,key+1
 risk=max(0,risk+SKATING_RISKS[rank])+(COLLISION_RISK if is_touched else 0)
 return SKATING_SPACES[rank],(FALLEN if risk>=FALL_RISK else risk)-FALLEN


def _careful_ranks():

 best=np.zeros((SKATING_TURNS+1,RISKS),np.int64)
 mean=np.zeros(RISKS)
 for left in range(1,SKATING_TURNS+1):
  values=np.zeros((RISKS,ACTIONS))
  for key in range(RISKS):
   for rank in range(ACTIONS):
    for is_touched,probability in _TOUCHES:
     gain,after=_after(key,rank,is_touched)
     values[key,rank]+=probability*(gain+mean[after])
  best[left],mean=values.argmax(1),values.max(1)
 return best


def _gains(best,skill):
 gains=np.zeros((SKATING_TURNS+1,RISKS,MOST_SPACES+1))
 gains[0,:,0]=1.0
 for left in range(1,SKATING_TURNS+1):
  for key in range(RISKS):
   for rank in range(ACTIONS):
    share=(1.0-skill)/ACTIONS+skill*float(best[left,key]==rank)
    for is_touched,probability in _TOUCHES:
     gain,after=_after(key,rank,is_touched)
     gains[left,key,gain:]+=share*probability*gains[left-1,after,:MOST_SPACES+1-gain]
 return gains
''',
'bot/olympics/state.py': r'''
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass,field
from typing import Union

from bot.olympics.constants import PLAYERS,SKATING_TURNS


def _zeros():
 return[0]*PLAYERS


@dataclass
class Hurdles:


 track:str
 positions:list[int]=field(default_factory=_zeros)
 stuns:list[int]=field(default_factory=_zeros)


@dataclass
class Archery:


 winds:list[int]
 arrows:list[tuple[int,int]]


@dataclass
class Skating:


 order:str
 spaces:list[int]=field(default_factory=_zeros)
 risks:list[int]=field(default_factory=_zeros)
 turns_left:int=SKATING_TURNS


@dataclass
class Diving:


 letters:str
 points:list[int]=field(default_factory=_zeros)
 combos:list[int]=field(default_factory=_zeros)


MiniGame=Union[Hurdles,Archery,Skating,Diving]


@dataclass(frozen=True)
class Position:


 turn:int
 medals:Sequence[Sequence[Sequence[int]]]
 runs:Sequence[MiniGame|None]
''',
'bot/rounding.py': r'''
from __future__ import annotations

import numpy as np


VALUE_STEP=2.0**-20


def rounded(values):

 steps=np.rint(values/VALUE_STEP)
 return steps*VALUE_STEP
''',
'bot/search/__init__.py': r'''0
''',
'bot/search/clock.py': r'''
from __future__ import annotations

import math
from time import perf_counter


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
'bot/search/result.py': r'''
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


 def map(self,name,unit=float):

  alternatives=tuple((name(answer),unit(value))for answer,value in self.alternatives)
  return SearchResult(name(self.answer),unit(self.value),alternatives,self.effort)
''',
'bot/submit/olympics.py': r'''from bot.olympics.player.loop import main

main()
''',
}
ENTRY='bot/submit/olympics.py'
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
   for file in(base+".py",base+"/__init__.py"):
    if file in sources:
     spec=ModuleSpec(fullname,cls(fullname,file),origin=file,is_package=file!=base+".py")
     spec.has_location=True
     return spec
   return None
 def show_error(kind,error,trace):
  from traceback import print_exception
  print_exception(kind,error,trace)
 sys.meta_path.insert(0,Carried)
 sys.excepthook=show_error
 sys.argv[1:1]=[argument for setting in settings for argument in("--set",setting)]
 return Carried("__main__",entry)
__loader__=carry(SOURCES,ENTRY,SETTINGS)
del SOURCES,ENTRY,SETTINGS,carry
exec(__loader__.get_code("__main__"),globals())
