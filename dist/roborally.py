#!/usr/bin/env python3
# roborally: contest-bots 1.0.0, bot/submit/roborally.py; 91,550 of 100,000 characters. Built by bundle.py: change the sources, not this file.
SOURCES={
'bot/__init__.py': r'''0
''',
'bot/roborally/__init__.py': r'''0
''',
'bot/roborally/player/__init__.py': r'''0
''',
'bot/roborally/player/conversation.py': r'''
from __future__ import annotations

from abc import ABC,abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from bot.roborally.player.times import TurnParams
from bot.roborally.protocol import Observation,Opening,format_answer,read_opening,read_turn
from bot.roborally.rules.constants import HAND_SIZE
from bot.roborally.rules.constants import UNLIMITED as UNLIMITED_LIVES
from bot.roborally.rules.editions import EDITIONS,Rules
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.state import Order,first_program
from bot.roborally.rules.tables import LONGEST_SIDE
from botkit.client.errors import ProtocolError
from botkit.client.session import Session
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

MOST_LIVES=99



class GameInfo(NamedTuple):


 seat:int
 players:int
 floor:Floor
 rules:Rules

 @classmethod
 def of(cls,opening):

  if opening.edition not in EDITIONS:
   raise ProtocolError(f"no edition is called {opening.edition!r}; there are: {', '.join(EDITIONS)}")
  if not opening.checkpoints:
   raise ProtocolError("the course: there is no checkpoint")
  try:
   floor=Floor(opening.rows,opening.checkpoints)
  except ValueError as error:
   raise ProtocolError(f"the course: {error}")from None
  if max(floor.width,floor.height)>LONGEST_SIDE:
   raise ProtocolError(f"the course: {floor.width} x {floor.height} cells; a side has at most {LONGEST_SIDE}")
  return cls(opening.seat,opening.players,floor,EDITIONS[opening.edition])

 def check(self,turn):

  for robot in turn.robots:
   if not self.floor.is_floor(robot.archive)or not(robot.cell is None or self.floor.is_floor(robot.cell)):
    raise ProtocolError(f"a robot on {robot.cell}, with its archive on {robot.archive}: not on the floor")
   if not 1<=robot.next_checkpoint<=len(self.floor.checkpoints):
    raise ProtocolError(f"a robot on its way to checkpoint {robot.next_checkpoint}: there are fewer")
   if not(0<=robot.damage<=HAND_SIZE and UNLIMITED_LIVES<=robot.lives<=MOST_LIVES):
    raise ProtocolError(f"a robot with damage {robot.damage} and {robot.lives} lives")
  if not turn.robots[self.seat].open<=len(turn.hand)<=HAND_SIZE:
   raise ProtocolError(f"{len(turn.hand)} cards for {turn.robots[self.seat].open} registers")


class Conversation(ABC):


 def __init__(self,params):
  self._times=params
  self._session=Session(params.explain)

 @abstractmethod
 def search(self,game,turn,deadline):
  0

 def serve(self):

  opening=read_opening(self._session.line)
  game=GameInfo.of(opening)
  while True:
   self._session.answer(format_answer(self._order(opening,game)))
   self._session.rest()

 def _order(self,opening,game):

  try:
   turn=read_turn(self._session.line,opening.players)
   game.check(turn)
  except ProtocolError as error:
   self._session.complain(f"{error}; answering without a program")
   return Order()
  robot=turn.robots[opening.seat]
  if not robot.takes_cards:
   return Order()
  is_first=turn.number==1
  time=self._times.turn_time(opening.first_turn_ms if is_first else opening.turn_ms,is_first)
  results=self.search(game,turn,self._session.deadline(time))
  fallback=SearchResult(Order(first_program(robot,turn.hand)))
  return self._session.best_in_time(results,fallback,time,format_answer).answer
''',
'bot/roborally/player/decision.py': r'''
from __future__ import annotations

from collections.abc import Iterator,Sequence

import numpy as np

from bot.roborally.player.opponents import STYLES,Opponents,planned
from bot.roborally.player.params import Params
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation
from bot.roborally.rules.batch import Scenarios
from bot.roborally.rules.batch_state import CARD_KIND,Orders,State
from bot.roborally.rules.constants import DIRECTIONS,REGISTERS
from bot.roborally.rules.hands import all_programs,deal,deal_unseen,shuffled
from bot.roborally.rules.state import Order,Robot
from botkit.arrays import Bools,Floats,Ints,Ints16
from botkit.search.clock import Deadline
from botkit.search.monte_carlo import ActionEstimates,Budget,sequential_halving
from botkit.search.result import SearchResult
from botkit.search.sums import rounded

COST_OF_A_SECOND_TURN=3



class Decision:


 def __init__(
self,seat,turn,prospects,params,opponents
):
  self._seat,self._turn,self._params=seat,turn,params
  self._prospects,self._opponents=prospects,opponents
  self._robot=turn.robots[seat]
  self._simulator=prospects.travel.poses.simulator
  self._tables,self._rules=self._simulator.tables,self._simulator.rules
  programs=all_programs(turn.hand,self._robot)
  ranking=np.argsort(self._turns_alone(programs),kind="stable")
  self.programs=programs[ranking[:params.width]]
  self._facing=None if self._rules.archives_facing else self._facing_back()
  self._batch_of_two_turns=max(params.batch//COST_OF_A_SECOND_TURN,1)
  self._power_downs={}


 def _turns_alone(self,programs):

  travel=self._prospects.travel
  places,hits=travel.poses.follow(np.array(travel.poses.place_of(self._robot)),CARD_KIND[programs.T])
  return travel.turns.take(places)+travel.hit_cost*hits

 def alone(self):

  return SearchResult(self._order(0))

 def search(self,deadline):

  yield self.alone()
  self.sample_others()
  params=self._params
  budget=Budget(params.batch,deadline,params.samples)
  finalists=params.finalists if self._opponents.ready else 0
  contenders=actions=np.arange(len(self.programs))
  for estimates in sequential_halving(
actions.size,self._evaluate,budget,params.first_samples,enough=finalists
):
   contenders=estimates.contenders
   yield self._result(actions,estimates,budget.spent,contenders.size<=finalists or budget.over())
  if finalists and not budget.over():
   yield from self._look_further(contenders,budget)

 def _look_further(self,finalists,budget):

  budget.batch=self._batch_of_two_turns

  def evaluate(actions,samples):
   return self.value_of_two_turns(self.programs[finalists[actions]],samples,self.decks)

  for estimates in sequential_halving(finalists.size,evaluate,budget,self._params.later_samples):
   if estimates.visits.all():
    yield self._result(finalists,estimates,budget.spent,budget.over())

 def _result(self,actions,estimates,spent,is_last):

  best=int(actions[estimates.ranked()[0]])
  if is_last and best not in self._power_downs:
   self._power_downs[best]=self._pays_to_power_down(best)
  return estimates.result(spent,lambda place:self._order(int(actions[place])))

 def sample_others(self):




  turn,params=self._turn,self._params
  self._random=np.random.Generator(np.random.SFC64([params.seed,*turn.hand]))
  hands,deck=deal_unseen(turn.robots,self._seat,turn.hand,params.scenarios,self._random)
  self.others,self._styles=self._opponents.programs(turn.robots,self._seat,hands,self._random)
  self.scenarios=Scenarios(
self._simulator,turn.robots,self._seat,params.batch,self.others,deck,self._facing)
  self.decks=shuffled(params.scenarios,self._random)

 def learn(self,played,after):




  count=min(self._params.batch,self._params.scenarios)
  state,winners=self.scenarios.play(np.tile(np.array(played.program,np.int16),(count,1)),np.arange(count))
  seen=State.of(after,self._tables,1)
  same=(state.cell==seen.cell)&(state.facing==seen.facing)&~winners.any(axis=0)
  for other,robot in enumerate(self._turn.robots):
   if other!=self._seat and robot.open:
    self._opponents.learn(other,self._styles[other,:state.games],same[other])

 def _evaluate(self,actions,samples):

  return self._value(*self.scenarios.play(self.programs[actions],samples))

 def value_of_two_turns(
self,programs,samples,decks,power_down=None,
):




  state,winners=self.scenarios.play(programs,samples,power_down)
  self._simulator.play_on(state,winners,lambda going,games:self.next_orders(going,samples[games],decks))
  return self._value(state,winners)

 def next_orders(self,state,samples,decks):




  scenario=samples%self._params.scenarios
  dealt=deal(state,decks.take(scenario,axis=0))
  styles=self._styles.take(scenario,axis=1)
  styles[self._seat]=len(STYLES)
  programs=planned([*self._opponents.styles,self._opponents.own],styles,dealt.hands,state)
  return Orders(programs,deck=dealt.deck)

 def _value(self,state,winners):

  return rounded(self._prospects.probabilities(state,winners)[self._seat])

 def _facing_back(self):
  travel=self._prospects.travel
  cell=np.full(DIRECTIONS,self._tables.number(self._robot.archive))
  poses=travel.poses.of(cell,np.arange(DIRECTIONS))
  return int(travel.turns[self._robot.next_checkpoint-1,poses].argmin())

 def _pays_to_power_down(self,action):
  if not(self._rules.power_down and self._opponents.ready):
   return False
  scenarios=np.arange(min(max(self._batch_of_two_turns//2,1),self._params.scenarios))
  samples,power_down=np.tile(scenarios,2),np.repeat((False,True),scenarios.size)
  programs=np.broadcast_to(self.programs[action],(samples.size,REGISTERS))
  values=self.value_of_two_turns(programs,samples,self.decks,power_down)
  return bool(values[power_down].mean()>values[~power_down].mean()+self._params.power_down_margin)

 def _order(self,action):
  return Order(tuple(self.programs[action].tolist()),self._power_downs.get(action,False),self._facing)
''',
'bot/roborally/player/loop.py': r'''
from __future__ import annotations

from collections.abc import Iterator,Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.roborally.player.conversation import Conversation,GameInfo
from bot.roborally.player.decision import Decision
from bot.roborally.player.opponents import Opponents
from bot.roborally.player.params import Params
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation
from bot.roborally.rules.state import Order
from bot.roborally.rules.travel import Poses,Travel
from botkit.client.parameters import argument_parser
from botkit.client.session import run
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

PREPARING_SHARE=0.5


USUAL_SEARCH_MS=750.0

FEWEST_SCENARIOS=32



def main(argv=None):

 options=argument_parser("RoboRally",Params()).parse_args(argv)
 run(Bot(options.params).serve)


class DecidedTurn(NamedTuple):


 number:int
 decision:Decision
 order:Order


class Bot(Conversation):


 def __init__(self,params):
  super().__init__(params)
  self._params=params
  self._course=None
  self._decided=None

 def search(self,game,turn,deadline):

  if self._course is None:
   self._course=CourseTables(game,self._params)
  course=self._course
  if not course.opponents.complete:
   yield Decision(game.seat,turn,course.prospects,self._params,course.opponents).alone()
   course.prepare(Deadline.after_ms(PREPARING_SHARE*deadline.left_ms()))
  last=self._decided
  if last is not None and last.number==turn.number-1:
   last.decision.learn(last.order,turn.robots)
  params=suiting(self._params,deadline.left_ms())
  decision=Decision(game.seat,turn,course.prospects,params,course.opponents)
  for result in decision.search(deadline):
   if result.effort:
    self._decided=DecidedTurn(turn.number,decision,result.answer)
   yield result


def suiting(params,search_ms):

 share=search_ms/USUAL_SEARCH_MS
 if share>=1.0:
  return params
 return replace(
params,
scenarios=max(round(params.scenarios*share),FEWEST_SCENARIOS),
first_samples=max(round(params.first_samples*share),1),
later_samples=max(round(params.later_samples*share),1),
)


class CourseTables:





 def __init__(self,game,params):
  poses=Poses(game.floor,game.rules)
  self.prospects=Prospects(Travel(poses,hit_cost=params.hit_cost))
  self._players,self._sweeps=game.players,params.sweeps
  self.opponents=Opponents(self.prospects.travel,self._players)
  self._steps=self._work()

 def _work(self):
  travel=self.prospects.travel
  yield from travel.solve(self._sweeps)
  self.opponents=Opponents(travel,self._players)
  yield from self.opponents.prepare()

 def prepare(self,deadline):




  while not self.opponents.complete:
   for _ in self._steps:
    if deadline.passed():
     return
   if not self.opponents.complete:
    self._steps=self._work()
''',
'bot/roborally/player/opponents.py': r'''
from __future__ import annotations

from collections.abc import Callable,Iterator,Sequence
from copy import copy
from itertools import permutations

import numpy as np

from bot.roborally.rules.batch_state import CARD_KIND,State
from bot.roborally.rules.constants import KINDS,NO_CARD,REGISTERS
from bot.roborally.rules.state import Robot
from bot.roborally.rules.travel import COUNTS,WITHOUT,Poses,Travel,levels,remoteness
from botkit.arrays import Bools,Floats32,Ints,Ints16,Ints32,Uints8

VARIANTS=4

CAREFUL_NOISE=0.3

GREEDY_NOISE=0.45

SURPRISE=0.02

LEAST=0.1


FIELD=4

BORROWS=sum(1<<FIELD*kind+FIELD-1 for kind in range(KINDS))


def packed(counts):

 weights=1<<FIELD*np.arange(KINDS)
 return(np.minimum(counts,REGISTERS)@weights).astype(np.int32)


PROGRAMS=packed(COUNTS[REGISTERS])


def contained(held):

 left=(held+np.int32(BORROWS))[:,None]-PROGRAMS
 left&=np.int32(BORROWS)
 return left==BORROWS


class Policy:


 def __init__(self,poses,ends,hit_cost=0.0):




  self._poses=poses
  legs=len(ends)-1
  beyond=levels(poses,ends[legs],hit_cost=hit_cost)
  values,firsts=[],[]
  for leg in reversed(range(legs)):
   first=[]
   beyond=levels(poses,ends[leg],poses.reaches[leg],beyond,first,hit_cost)
   values.append(beyond[REGISTERS].T)
   firsts.append(first)
  self._values=np.concatenate(values[::-1])
  legs_and_won=[*firsts[::-1],firsts[0]]
  self._firsts=[np.concatenate(level,axis=1)for level in zip(*legs_and_won)]

 def kinds(self,place,held):

  values=self._values[place]
  np.copyto(values,np.inf,where=~contained(held))
  multiset=values.argmin(axis=1)
  chosen=np.zeros((REGISTERS,place.size),np.int64)
  for register in range(REGISTERS):
   size=REGISTERS-register
   chosen[register]=self._firsts[size-1][multiset,place]
   multiset=WITHOUT[size][multiset,chosen[register]]
   place=self._poses.step(register,chosen[register],place)
  return chosen


class Style:


 def __init__(self,travel,ends,noise,hit_cost=0.0):




  self.poses,self._hit_cost=travel.poses,hit_cost
  random=np.random.Generator(np.random.SFC64(1))
  added=random.exponential(noise,(VARIANTS,*ends.shape))
  added[:,-1]=0.0
  self._ends=(ends+added).astype(np.float32)
  self._policies=[]

 def prepare_variant(self):

  self._policies.append(Policy(self.poses,self._ends[self.variants],self._hit_cost))

 @property
 def variants(self):

  return len(self._policies)

 def programs(self,hands,place):




  if not self.variants:
   runs=np.stack([np.roll(hands,-first,axis=0)[:REGISTERS]for first in range(len(hands))])
   return self._best_of(runs,(),place)
  kinds=CARD_KIND[hands]
  held=packed(np.stack([(kinds==kind).sum(axis=0)for kind in range(KINDS)],axis=1))
  wanted=np.zeros((REGISTERS,hands.shape[1]),np.int64)
  for variant,policy in enumerate(self._policies):
   part=slice(variant,None,self.variants)
   wanted[:,part]=policy.kinds(place[part],held[part])
  return _cards(hands,kinds,wanted)

 def programs_with_locks(self,hands,locked,place):




  return self._best_of(hands[np.array(list(permutations(range(len(hands)))))],locked,place)

 def _best_of(self,programs,locked,place):

  shape=(len(programs),len(locked),place.size)
  behind=np.broadcast_to(np.array(locked,programs.dtype)[:,None],shape)
  kinds=CARD_KIND[np.concatenate((programs,behind),axis=1)].transpose(1,0,2)
  ends,hits=self.poses.follow(place,kinds)
  column=np.arange(place.size)
  values=self._ends.reshape(VARIANTS,-1)[column%VARIANTS,ends]+self._hit_cost*hits
  best=values.argmin(axis=0)
  return programs[best,:,column].T


def _cards(hands,kinds,wanted):

 left=kinds.copy()
 columns=np.arange(hands.shape[1])
 program=np.full(wanted.shape,NO_CARD,np.int16)
 for register,kind in enumerate(wanted):
  place=(left==kind).argmax(axis=0)
  program[register]=hands[place,columns]
  left[place,columns]=-1
 return program


def planned(styles,chosen,hands,state):




 programs=np.where(np.arange(REGISTERS)[:,None,None]<state.open,hands[:REGISTERS],state.registers)
 place=styles[0].poses.place(state.cell,state.facing,state.next_checkpoint).ravel()
 flat,dealt=programs.reshape(REGISTERS,-1),hands.reshape(len(hands),-1)
 free=state.open.ravel()==REGISTERS
 for number,style in enumerate(styles):
  part=np.flatnonzero(free&(chosen.ravel()==number))
  if part.size:
   flat[:,part]=style.programs(dealt[:,part],place[part])
 return flat.reshape(programs.shape)


STYLES={
"careful":lambda travel:Style(travel,travel.turns,CAREFUL_NOISE,travel.hit_cost),
"greedy":lambda travel:Style(travel,remoteness(travel.poses),GREEDY_NOISE),
}



class Opponents:


 def __init__(self,travel,players):

  self.styles=[style(travel)for style in STYLES.values()]
  self.own=Style(travel,travel.turns,0.0,travel.hit_cost)

  self.weights=np.full((players,len(STYLES)),1/len(STYLES))

 def prepare(self):

  self.own.prepare_variant()
  yield
  for _ in range(VARIANTS):
   for style in self.styles:
    style.prepare_variant()
    yield

 def unknown(self):

  others=copy(self)
  others.weights=np.full_like(self.weights,1/len(STYLES))
  return others

 @classmethod
 def prepared(cls,travel,players):

  opponents=cls(travel,players)
  for _ in opponents.prepare():
   pass
  return opponents

 @property
 def ready(self):

  return all(style.variants for style in(self.own,*self.styles))

 @property
 def complete(self):

  return all(style.variants==VARIANTS for style in self.styles)

 def programs(
self,robots,player,hands,random
):

  scenarios=hands.shape[2]
  programs=np.zeros((REGISTERS,len(robots),scenarios),np.int16)
  styles=np.zeros((len(robots),scenarios),np.int64)
  for other,robot in enumerate(robots):
   programs[:,other]=np.array(robot.registers)[:,None]
   if other==player or not robot.open:
    continue
   styles[other]=random.choice(len(self.styles),scenarios,p=self.weights[other])
   for number,style in enumerate(self.styles):
    part=np.flatnonzero(styles[other]==number)
    if part.size:
     programs[:robot.open,other,part]=_programs_of(
robot,style,hands[:robot.cards_dealt,other,part])
  return programs,styles

 def learn(self,other,styles,expected):

  tried=np.bincount(styles,minlength=len(self.styles))
  met=np.bincount(styles,expected,minlength=len(self.styles))
  weights=self.weights[other]*(met/np.maximum(tried,1)+SURPRISE)
  weights=np.maximum(weights/weights.sum(),LEAST)
  self.weights[other]=weights/weights.sum()


def _programs_of(robot,style,hands):

 place=np.full(hands.shape[1],style.poses.place_of(robot))
 if robot.open<REGISTERS:
  return style.programs_with_locks(hands,robot.registers[robot.open:],place)
 return style.programs(hands,place)
''',
'bot/roborally/player/params.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from bot.roborally.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):


 width:int=between(512,1)

 scenarios:int=between(1536,1)

 first_samples:int=between(12,1)

 finalists:int=48

 later_samples:int=between(96,1)

 batch:int=between(2048,2)

 sweeps:int=between(5,1)

 hit_cost:float=between(0.3,0.0)

 power_down_margin:float=0.0
''',
'bot/roborally/player/prospects.py': r'''



from __future__ import annotations

import numpy as np

from bot.roborally.player import weights
from bot.roborally.rules.batch_state import OUT,POWERED_DOWN,State
from bot.roborally.rules.constants import UNLIMITED
from bot.roborally.rules.travel import Travel
from botkit.arrays import Bools,Floats,Floats32

KNOTS=(1.0,1.5,2.0,2.5,3.0,4.0,5.0,6.0,8.0,10.0)



class Prospects:


 def __init__(self,travel):
  self.travel=travel
  self._turns=np.array(weights.TURNS,np.float32)
  self._damage=np.array(weights.DAMAGE,np.float32)
  self._life=np.array(weights.LIFE,np.float32)

 def scores(self,state):

  most=len(self._life)-1
  lives=np.where((state.lives==UNLIMITED)|(state.lives>most),most,state.lives)
  lives=np.where(state.status==OUT,0,lives)
  score=np.interp(self.travel.turns_to_go(state),KNOTS,self._turns)
  score=score+self._damage.take(state.damage,mode="clip")+self._life.take(lives)
  return score+weights.POWERED_DOWN*(state.status==POWERED_DOWN)

 def probabilities(self,state,winners):

  lead=np.exp(self.scores(state))
  lead=np.where(winners.any(axis=0),winners,lead)
  return lead/np.maximum(lead.sum(axis=0),np.finfo(np.float32).tiny)
''',
'bot/roborally/player/times.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams,between,effort
from botkit.client.times import UNLIMITED,TurnTime

USUAL_TURN_MS=1000.0



@dataclass(frozen=True)
class TurnParams(CommonParams):


 samples:int=effort()

 seed:int=1

 think_share:float=between(0.8,0.0,1.0)

 margin_ms:float=between(35.0,0.0)

 first_margin_ms:float=between(285.0,0.0)


 def turn_time(self,limit_ms,is_first=False):

  if self.samples:
   return UNLIMITED
  limit_ms=limit_ms or USUAL_TURN_MS
  kept_ms=self.first_margin_ms if is_first else self.margin_ms
  return TurnTime.before(limit_ms,max(limit_ms*self.think_share-kept_ms,0.0))
''',
'bot/roborally/player/weights.py': r'''

TURNS=(0.0,-0.889,-1.488,-2.062,-2.517,-3.421,-4.179,-4.86,-5.912,-6.61)
DAMAGE=(0.0,-0.205,-0.581,-0.886,-1.254,-1.732,-1.593,-1.55,-1.481,-1.372)
LIFE=(-50.0,-0.662,-0.232,0.0)
POWERED_DOWN=-0.784
''',
'bot/roborally/protocol.py': r'''





from __future__ import annotations

import re
from collections.abc import Callable,Sequence
from dataclasses import dataclass

from bot.roborally.rules.constants import DECK_SIZE,FACINGS,MOST_PLAYERS,NO_CARD,NORTH,REGISTERS,Cell
from bot.roborally.rules.state import Order,Robot,Status
from botkit.client.words import parse_integer,parse_integers,parse_words,wrong

OFF_BOARD=(-1,-1)

WAIT="WAIT"
DOWN="DOWN"
FACE="FACE"

_CARDS=rf"[0-9]{{1,9}}(?: [0-9]{{1,9}}){{{REGISTERS - 1}}}"
_FACE=f"{FACE} [{FACINGS}]"
_OPTIONS=f"{DOWN} {_FACE}|{_FACE} {DOWN}|{DOWN}|{_FACE}"
_ANSWER=re.compile(f"(?:({_CARDS})|{WAIT}|(?=.*{DOWN}))(?:(?:^| )({_OPTIONS}))?")
_STATUSES="".join(status.value for status in Status)

Line=Callable[[],str]



@dataclass(frozen=True)
class Opening:





 seat:int
 players:int
 edition:str
 turn_ms:int
 first_turn_ms:int
 max_turns:int
 rows:tuple[str,...]
 checkpoints:tuple[Cell,...]


@dataclass(frozen=True)
class Observation:


 number:int
 robots:tuple[Robot,...]
 hand:tuple[int,...]


def read_opening(line):

 text=line()
 words=parse_words(text,6,"the first line")
 edition=words.pop(2)
 seat,players,turn_ms,first_turn_ms,max_turns=parse_integers(" ".join(words),5,"the first line")
 if not 0<=seat<players<=MOST_PLAYERS:
  raise wrong("the first line",f"one of up to {MOST_PLAYERS} players",text)
 width,height=parse_integers(line(),2,"the size of the board")
 rows=tuple(" ".join(parse_words(line(),width,f"row {y} of the board"))for y in range(height))
 count=parse_integer(line(),"the number of checkpoints")
 checkpoints=tuple((x,y)for x,y in(parse_integers(line(),2,"a checkpoint")for _ in range(count)))
 return Opening(seat,players,edition,turn_ms,first_turn_ms,max_turns,rows,checkpoints)


def format_opening(opening):

 head=(opening.seat,opening.players,opening.edition,opening.turn_ms,opening.first_turn_ms,opening.max_turns)
 return[
_join(head),
_join((len(opening.rows[0].split()),len(opening.rows))),
*opening.rows,
str(len(opening.checkpoints)),
*(_join(cell)for cell in opening.checkpoints),
]


def read_turn(line,players):

 return parse_turn([line()for _ in range(players+2)])


def parse_turn(lines):

 number=parse_integer(lines[0],"the number of the turn")
 size,*hand=parse_integers(lines[-1],len(lines[-1].split()),"the hand")or[-1]
 if size!=len(hand):
  raise wrong("the hand","its size and so many cards",lines[-1])
 for card in hand:
  _check_card(card,1)
 return Observation(number,tuple(parse_robot(line)for line in lines[1:-1]),tuple(hand))


def format_turn(turn,archives_facing):

 robots=(format_robot(robot,archives_facing)for robot in turn.robots)
 return[str(turn.number),*robots,_join((len(turn.hand),*turn.hand))]


def parse_robot(text):

 words=text.split()
 if len(words)not in(14,15):
  raise wrong("a robot","14 or 15 words",text)
 x,y,checkpoint,damage,lives,archive_x,archive_y,*registers=parse_integers(
_join([*words[:2],*words[3:6],*words[7:14]]),12,"a robot"
)
 for card in registers:
  _check_card(card,NO_CARD)
 return Robot(
cell=None if(x,y)==OFF_BOARD else(x,y),
facing=FACINGS.index(_parse_letter(words[2],FACINGS,"a facing")),
archive=(archive_x,archive_y),
archive_facing=FACINGS.index(_parse_letter(words[14],FACINGS,"a facing"))if len(words)==15 else NORTH,
next_checkpoint=checkpoint,
damage=damage,
lives=lives,
status=Status(_parse_letter(words[6],_STATUSES,"a status")),
registers=registers,
)


def format_robot(robot,archives_facing):

 return _join([
*(robot.cell or OFF_BOARD),FACINGS[robot.facing],robot.next_checkpoint,robot.damage,robot.lives,
robot.status.value,*robot.archive,*robot.registers,
*([FACINGS[robot.archive_facing]]if archives_facing else[]),
])


def parse_answer(text):

 match=_ANSWER.fullmatch(" ".join(text.split()))
 if match is None:
  raise wrong("an answer",f"{REGISTERS} cards, {WAIT} or {DOWN}, perhaps with {DOWN} and {FACE} D",text)
 cards,options=match.group(1)or"",(match.group(2)or"").split()
 facing=FACINGS.index(options[options.index(FACE)+1])if FACE in options else None
 return Order(tuple(map(int,cards.split())),DOWN in options,facing)


def format_answer(order):

 words=[str(card)for card in order.program]
 if order.power_down:
  words.append(DOWN)
 if not words:
  words.append(WAIT)
 if order.facing is not None:
  words+=[FACE,FACINGS[order.facing]]
 return" ".join(words)


def _join(words):
 return" ".join(map(str,words))


def _parse_letter(word,letters,what):
 if len(word)!=1 or word not in letters:
  raise wrong(what,f"one of {', '.join(letters)}",word)
 return word


def _check_card(card,least):
 if not least<=card<=DECK_SIZE:
  raise wrong("a card",f"{least} to {DECK_SIZE}",str(card))
''',
'bot/roborally/rules/__init__.py': r'''0
''',
'bot/roborally/rules/batch.py': r'''




from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Callable

import numpy as np

from bot.roborally.rules.batch_moves import carry,play_cards,push,turn_gears
from bot.roborally.rules.batch_state import ACTIVE,OUT,POWERED_DOWN,SITS_OUT,VIRTUAL,BatchTurn,Orders,State
from bot.roborally.rules.constants import DEFAULT_FACING,DIRECTIONS,HAND_SIZE,MOST_PLAYERS,NO_CARD,REGISTERS
from bot.roborally.rules.editions import Rules,Step
from bot.roborally.rules.state import Robot
from bot.roborally.rules.tables import ALL_BELTS,BEAM_STRIDE,EXPRESS_BELTS,FloorTables
from botkit.arrays import Bools,Ints,Ints8,Ints16,Uints8

FIRST_LOCKING_DAMAGE=HAND_SIZE-REGISTERS+1

LAST=np.iinfo(np.int64).max

STEP_X=np.array([0,1,0,-1],np.int8)
STEP_Y=np.array([-1,0,1,0],np.int8)


class Simulator:


 def __init__(self,tables,rules):
  self.tables,self.rules=tables,rules

 def play(self,state,orders):




  turn=BatchTurn(self.tables,self.rules,state,orders)
  for register in range(1,REGISTERS+1):
   play_register(turn,register)
  for step in self.rules.end_steps:
   _STEPS[step](turn)
  turn.finish()
  return turn.winners

 def play_on(self,state,winners,orders_of):




  games=np.flatnonzero(~winners.any(axis=0))
  if games.size:
   going=state.take(games)
   winners[:,games]=self.play(going,orders_of(going,games))
   state.put(games,going)


class Scenarios:


 def __init__(
self,simulator,robots,player,most,others,
deck,facing=None,
):

  self.simulator,self._player,self._others,self._deck=simulator,player,others,deck
  self._start=State.of(robots,simulator.tables,most)
  self._face=np.full((len(robots),most),DEFAULT_FACING)
  if facing is not None:
   self._face[player]=facing

 def play(self,programs,samples,power_down=None):





  count=len(samples)
  scenario=samples%self._others.shape[2]
  every=self._others.take(scenario,axis=2)
  every[:,self._player]=programs.T
  state=self._start.take(np.arange(count))
  down=None
  if power_down is not None:
   down=np.zeros(state.cell.shape,bool)
   down[self._player]=power_down
  orders=Orders(every,down,self._face[:,:count],self._deck.take(scenario,axis=1))
  return state,self.simulator.play(state,orders)


def play_register(turn,register):

 turn.register=register
 play_cards(turn)
 for step in turn.rules.register_steps:
  _STEPS[step](turn)
 turn.end_won()


def _fire_lasers(turn):
 shooting=turn.status==ACTIVE
 if turn.rules.lasers_at_once:
  hits=_shots(*_sights(turn),shooting).sum(axis=0,dtype=np.int8)
  for code,beams in turn.tables.beam_layers:
   hits+=_wall_beams(turn,code,beams)
  _hit(turn,hits)
  return
 for shooter in range(len(turn.cell)):
  firing=shooting[shooter]&(turn.destroyed[shooter]==0)
  _hit(turn,_shot_in_order(turn,shooter,firing))


def _sights(turn):

 body=np.where(turn.solid(),turn.cell,turn.tables.limbo)
 view=turn.tables.view.take(turn.cell*DIRECTIONS+turn.facing).view(np.uint8)
 return turn.tables.x.take(body),turn.tables.y.take(body),turn.facing,view


def _shots(x,y,facing,view,shooting,rows=slice(None)):




 dx,dy=STEP_X.take(facing[rows]),STEP_Y.take(facing[rows])
 own_x,own_y=x[rows],y[rows]

 ahead=(dx[:,None]*x+dy[:,None]*y)-(dx*own_x+dy*own_y+np.int8(1))[:,None]
 aside=(dy[:,None]*x+dx[:,None]*y)!=(dy*own_x+dx*own_y)[:,None]
 distance=ahead.view(np.uint8)|-aside.view(np.uint8)
 nearest=distance.min(axis=1)
 fires=shooting&(nearest<view[rows])
 return(distance==nearest[:,None])&fires[:,None]


def _shot_in_order(turn,shooter,firing):

 x,y,facing,view=_sights(turn)
 rows=slice(shooter,shooter+1)
 hit=_shots(x,y,facing,view,firing[None],rows)[0]&(turn.destroyed==0)
 before=np.logical_or.accumulate(hit,axis=0)
 hit[1:]&=~before[:-1]
 return hit.astype(np.int8)


def _wall_beams(turn,code,beams):

 place=code.take(turn.cell)
 games=np.flatnonzero((place>=0).any(axis=0))
 hits=np.zeros(turn.cell.shape,np.int8)
 if games.size:
  place=place.take(games,axis=1)
  nearer=(place<place[:,None])&(place>=(place&-BEAM_STRIDE)[:,None])
  first=(place>=0)&~nearer.any(axis=1)
  hits[:,games]=first*beams.take(turn.cell.take(games,axis=1))
 return hits


def _hit(turn,hits):
 hits=hits*(turn.destroyed==0)
 before=turn.damage
 turn.damage=before+hits
 drawing=(turn.status==POWERED_DOWN)&(hits>0)&(turn.damage>=FIRST_LOCKING_DAMAGE)
 if drawing.any():
  _draw_locks(turn,before,drawing)
 dead=(turn.damage>=turn.rules.destroyed_at)&(hits>0)
 if dead.any():
  players,games=dead.nonzero()
  turn.destroy(players,games)


def _draw_locks(turn,before,drawing):
 for player in range(len(turn.cell)):
  for damage in range(FIRST_LOCKING_DAMAGE,turn.rules.destroyed_at):
   register=turn.registers[HAND_SIZE-damage,player]
   locks=drawing[player]&(before[player]<damage)&(turn.damage[player]>=damage)
   games=(locks&(register==NO_CARD)).nonzero()[0]
   if games.size and not turn.deck.size:
    raise ValueError("a register that locks has to draw a card, and there is no deck")
   register[games]=turn.deck[turn.drawn[games],games]
   turn.drawn[games]+=1


def _touch(turn):
 tables=turn.tables
 at_site=tables.is_checkpoint|(tables.repairs&turn.rules.archive_at_every_site)
 players,games=(at_site.take(turn.cell)&turn.alive()).nonzero()
 cell=turn.cell[players,games]
 reached=tables.checkpoints.take(turn.next_checkpoint[players,games]-1)==cell
 turn.next_checkpoint[players,games]+=reached
 archives=np.ones_like(reached)if turn.rules.archive_at_every_site else reached
 players,games,cell=players[archives],games[archives],cell[archives]
 turn.archive[players,games]=cell
 turn.archive_facing[players,games]=turn.facing[players,games]


def _repair(turn):
 sites=turn.tables.repairs|(turn.tables.is_checkpoint&turn.rules.checkpoints_repair)
 turn.damage=turn.damage-(sites.take(turn.cell)&turn.alive()&(turn.damage>0))


def _come_back(turn):
 gone=(turn.destroyed>0)&(turn.status!=OUT)
 games=np.flatnonzero(gone.any(axis=0))
 order=turn.destroyed.take(games,axis=1)*np.int64(MOST_PLAYERS)+np.arange(len(gone))[:,None]
 order=np.where(gone.take(games,axis=1),order,LAST)
 while games.size:
  player=order.argmin(axis=0)
  _return_one(turn,player,games)
  order[player,np.arange(games.size)]=LAST
  left=np.flatnonzero(order.min(axis=0)<LAST)
  order,games=order.take(left,axis=1),games.take(left)


def _return_one(turn,player,games):
 tables=turn.tables
 archive=turn.archive[player,games]
 tries=np.concatenate((archive[:,None],tables.around.take(archive,axis=0)),axis=1)
 taken=(tries[:,:,None]==turn.cell.take(games,axis=1).T[:,None]).any(axis=2)
 cell=tries[np.arange(games.size),taken.argmin(axis=1)]
 default=tables.facing_back[turn.next_checkpoint[player,games]-1,cell]
 chosen=turn.face[player,games]
 turn.cell[player,games]=cell
 turn.facing[player,games]=np.where(chosen==DEFAULT_FACING,default,chosen)
 turn.damage[player,games]=turn.rules.return_damage
 turn.status[player,games]=ACTIVE


def _power_down(turn):
 down=turn.power_down&(turn.destroyed==0)&(turn.status!=OUT)
 turn.status=np.where(turn.status==OUT,OUT,np.where(down,POWERED_DOWN,ACTIVE)).astype(np.int8)
 turn.damage=turn.damage*~down


def _sit_out(turn):
 back=turn.status==SITS_OUT
 turn.status[back]=VIRTUAL
 turn.cell=np.where(back,turn.archive,turn.cell)
 turn.facing=np.where(back,turn.archive_facing,turn.facing)
 turn.damage[back]=turn.rules.return_damage
 gone=turn.destroyed>0
 turn.status[gone]=SITS_OUT
 turn.leave(*gone.nonzero())
 turn.destroyed[gone]=0


def _materialise(turn):
 for player in range(len(turn.cell)):
  virtual=turn.status[player]==VIRTUAL
  if virtual.any():
   bodies=turn.solid()&(turn.cell!=turn.tables.limbo)
   taken=((turn.cell==turn.cell[player])&bodies).any(axis=0)
   turn.status[player]=np.where(virtual&~taken,ACTIVE,turn.status[player])


_STEPS={
Step.EXPRESS_BELTS:partial(carry,belts=EXPRESS_BELTS),
Step.BELTS:partial(carry,belts=ALL_BELTS),
Step.PUSHERS:push,
Step.GEARS:turn_gears,
Step.LASERS:_fire_lasers,
Step.TOUCH:_touch,
Step.REPAIR:_repair,
Step.MATERIALISE:_materialise,
Step.COME_BACK:_come_back,
Step.POWER:_power_down,
Step.SIT_OUT:_sit_out,
}
''',
'bot/roborally/rules/batch_moves.py': r'''
from __future__ import annotations

import numpy as np

from bot.roborally.rules.batch_state import ACTIVE,TURN_MASK,VIRTUAL,BatchTurn
from bot.roborally.rules.constants import DECK_SIZE,KIND,MOST_PLAYERS,QUARTERS,STEPS
from bot.roborally.rules.tables import NO_PUSHER,OWN_BIT
from botkit.arrays import Bools,Ints,Ints16,Uints8

PLAYER_BITS=(MOST_PLAYERS-1).bit_length()
CARDS=range(1,DECK_SIZE+1)
CARD_STEPS=np.array([0]+[abs(STEPS[KIND[card]])for card in CARDS],np.int8)
CARD_QUARTERS=np.array([0]+[QUARTERS[KIND[card]]for card in CARDS])
CARD_BACKWARDS=np.array([0]+[2 if STEPS[KIND[card]]<0 else 0 for card in CARDS])


def play_cards(turn):

 playing=((turn.status==ACTIVE)|(turn.status==VIRTUAL))&(turn.destroyed==0)
 cards=turn.registers[turn.register-1]*playing
 if not turn.rules.belts_blocked:
  _play_shared(turn,cards)
  return
 games=turn.move_apart(turn.tables.card_ways,turn.tables.card_row.take(cards))
 if games.size:
  games=games[np.argsort(-CARD_STEPS.take(cards.take(games,axis=1)).sum(axis=0),kind="stable")]
  _play_alone(turn,cards.take(games,axis=1),games)


def _moved(bits,reach):





 return(bits-np.uint8(1))<reach


def _aims(facing,cards):

 facing=(facing+CARD_QUARTERS.take(cards))&TURN_MASK
 return facing,(facing+CARD_BACKWARDS.take(cards))&TURN_MASK


def _play_alone(turn,cards,games):

 tables,cell=turn.tables,turn.cell.take(games,axis=1)
 facing,direction=_aims(turn.facing.take(games,axis=1),cards)
 movers,count=_unit_steps(cards)
 movers=movers*games.size+np.arange(games.size)
 towards=direction.take(movers)
 chain,step=towards*tables.span+tables.offset,tables.delta.take(towards)
 moment=np.zeros(cards.shape,np.int16)
 for number,size in enumerate((count>np.arange(len(movers))[:,None]).sum(axis=1).tolist()):
  here,start=cell[:,:size],cell.take(movers[number,:size])
  bits=tables.chain_bit.take(here+(chain[number,:size]-start))
  reach=tables.last_moved(np.bitwise_or.reduce(bits,axis=0),start,towards[number,:size])
  here+=_moved(bits,reach)*step[number,:size]
  after=tables.after_fall.take(here)
  fell=after!=here
  if np.count_nonzero(fell):
   moment[:,:size][fell]=number+1
   here[:]=after
 turn.cell[:,games],turn.facing[:,games]=cell,facing
 players,where=moment.nonzero()
 if players.size:
  turn.destroy(players,games.take(where),moment[players,where])


def _play_shared(turn,cards):

 turn.facing,direction=_aims(turn.facing,cards)
 movers,count=_unit_steps(cards)
 for number,mover in enumerate(movers):
  games=np.flatnonzero(count>number)
  _step_shared(turn,mover.take(games),cards,direction,games)


def _step_shared(turn,mover,cards,direction,games):




 tables=turn.tables
 start=turn.cell[mover,games]
 towards=direction[mover,games]
 cell=turn.cell.take(games,axis=1)
 bodies=np.where(turn.solid().take(games,axis=1)&tables.on_floor.take(cell),cell,tables.limbo)
 bits=tables.chain_bit.take(bodies+(towards*tables.span+tables.offset-start))&~np.uint8(OWN_BIT)
 seen=np.zeros(games.size,np.uint8)
 for row in bits:
  row&=~seen
  seen|=row
 bits[mover,np.arange(games.size)]=OWN_BIT
 reach=tables.last_moved(seen|OWN_BIT,start,towards)
 reach*=turn.destroyed[mover,games]==0
 moved=_moved(bits,reach)
 players,where=moved.nonzero()
 fell=turn.enter(players,where,cell+moved*tables.delta.take(towards),games)
 players,where=players[fell],where[fell]
 unplayed=cards[players,games[where]]<cards[mover[where],games[where]]
 players,where=players[unplayed],where[unplayed]
 turn.facing[players,games[where]]-=CARD_QUARTERS.take(cards[players,games[where]])
 turn.facing&=TURN_MASK


def carry(turn,belts):

 tables,carried=turn.tables,turn.tables.carried[belts]
 if turn.rules.belts_blocked:
  games=turn.move_apart(tables.belt_ways[belts])
  if games.size:
   _carry_where_free(turn,carried&~tables.walled,games)
  return
 riding=carried.take(turn.cell)&turn.solid()
 if riding.any():
  turn.facing=(turn.facing+tables.carry_turn.take(turn.cell)*riding)&TURN_MASK
  players,games=riding.nonzero()
  turn.enter(players,games,tables.carry_to.take(turn.cell),np.arange(turn.games))


def _carry_where_free(turn,carried,games):

 tables,here=turn.tables,turn.cell.take(games,axis=1)
 riding=carried.take(here)
 target=np.where(riding,tables.carry_to.take(here),here)
 riding&=(target[:,None]==target).sum(axis=0)==1
 behind=(target[:,None]==here)&riding[:,None]
 moving,before=np.zeros_like(riding),-1
 while(count:=int(np.count_nonzero(moving)))>before:
  before=count
  moving=riding&~(behind&~moving).any(axis=1)
 turn.facing[:,games]=(turn.facing.take(games,axis=1)+tables.carry_turn.take(here)*moving)&TURN_MASK
 turn.place(np.where(moving,target,here),games)


def push(turn):

 if not turn.tables.pushes[turn.register]:
  return
 direction=turn.tables.push[turn.register].take(turn.cell)
 games=(direction!=NO_PUSHER).any(axis=0).nonzero()[0]
 if games.size:
  _push_all(turn,direction.take(games,axis=1),games)


def _push_all(turn,direction,games):

 tables=turn.tables
 cell=turn.cell.take(games,axis=1)
 pushed=direction!=NO_PUSHER
 towards=direction*pushed
 start=np.where(pushed,cell,tables.limbo)
 keys=towards*tables.span+tables.offset-cell
 bits=tables.chain_bit.take(cell+keys[:,None])
 occupied=np.bitwise_or.reduce(bits,axis=1)
 reach=tables.last_moved(occupied,start,towards)
 moved=_moved(bits,reach[:,None])
 target=cell+tables.delta.take(towards)[:,None]
 several=(pushed.sum(axis=0)>1).nonzero()[0]
 if several.size:
  moved[:,:,several]&=~_contending(moved[:,:,several],target[:,:,several])[:,None]
 for mask,there in zip(moved,target):
  cell=np.where(mask,there,cell)
 turn.place(cell,games)


def turn_gears(turn):

 if turn.tables.gear.any():
  turn.facing=(turn.facing+turn.tables.gear.take(turn.cell))&TURN_MASK


def _unit_steps(cards):





 moving=cards*(CARD_STEPS.take(cards)>0)
 keys=(moving*MOST_PLAYERS+np.arange(len(cards),dtype=np.int16)[:,None]).T.copy()
 keys.sort(axis=1)
 keys=keys[:,::-1]
 steps=CARD_STEPS.take(keys>>PLAYER_BITS)
 count=steps.sum(axis=1,dtype=np.int64)
 movers=np.repeat((keys&MOST_PLAYERS-1).ravel().astype(np.int64),steps.ravel())
 step=np.arange(count.max(initial=0))[:,None]+(np.cumsum(count)-count)
 return movers.take(step,mode="clip"),count


def _contending(moved,target):

 players=len(moved)
 contending=np.zeros((players,moved.shape[2]),bool)
 same_robot=np.eye(players,dtype=bool)[:,:,None]
 for first in range(players):
  for second in range(first):
   both=moved[first].any(axis=0)&moved[second].any(axis=0)
   if both.any():
    clash=same_robot!=(target[first][:,None]==target[second])
    clash&=moved[first][:,None]&moved[second]
    clashing=clash.any(axis=(0,1))
    contending[first]|=clashing
    contending[second]|=clashing
 return contending
''',
'bot/roborally/rules/batch_state.py': r'''




from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass,fields
from typing import TypeVar

import numpy as np


from bot.roborally.rules.constants import DEFAULT_FACING,DIRECTIONS,HAND_SIZE,KIND,NORTH,REGISTERS,UNLIMITED
from bot.roborally.rules.editions import Rules
from bot.roborally.rules.state import Robot,Status
from bot.roborally.rules.tables import WAY_SHIFT,FloorTables,meeting
from botkit.arrays import Bools,Ints,Ints8,Ints16

N=TypeVar("N",np.int8,np.int16,np.int64)

ACTIVE,POWERED_DOWN,VIRTUAL,SITS_OUT,OUT=range(5)
STATUS_BY_NUMBER=(Status.ACTIVE,Status.POWERED_DOWN,Status.VIRTUAL,Status.SITS_OUT,Status.OUT)
CARD_KIND=np.array(KIND)


FACING_BITS,TURN_MASK=2,DIRECTIONS-1



@dataclass
class State:


 cell:Ints
 facing:Ints
 archive:Ints
 archive_facing:Ints
 next_checkpoint:Ints
 damage:Ints16
 lives:Ints16
 status:Ints8
 registers:Ints16

 @classmethod
 def of(cls,robots,tables,games):


  def spread(values,kind):
   return np.repeat(np.array(values,kind)[:,None],games,axis=1)

  cells=[tables.limbo if robot.cell is None else tables.number(robot.cell)for robot in robots]
  registers=np.array([robot.registers for robot in robots],np.int16).T
  return cls(
cell=spread(cells,np.int64),
facing=spread([robot.facing for robot in robots],np.int64),
archive=spread([tables.number(robot.archive)for robot in robots],np.int64),
archive_facing=spread([robot.archive_facing for robot in robots],np.int64),
next_checkpoint=spread([robot.next_checkpoint for robot in robots],np.int64),
damage=spread([robot.damage for robot in robots],np.int16),
lives=spread([robot.lives for robot in robots],np.int16),
status=spread([STATUS_BY_NUMBER.index(robot.status)for robot in robots],np.int8),
registers=np.repeat(registers[:,:,None],games,axis=2),
)

 @property
 def players(self):
  return int(self.cell.shape[0])

 @property
 def games(self):
  return int(self.cell.shape[1])

 @property
 def takes_cards(self):

  return(self.status==ACTIVE)|(self.status==VIRTUAL)

 @property
 def open(self):

  return np.where(self.takes_cards,np.clip(HAND_SIZE-self.damage,0,REGISTERS),0)

 @classmethod
 def joined(cls,states):

  return cls(**{name:np.concatenate([vars(state)[name]for state in states],axis=-1)for name in STATE_ARRAYS})

 def take(self,games):

  return State(**{name:value.take(games,axis=-1)for name,value in vars(self).items()})

 def put(self,games,state):

  for name,value in vars(self).items():
   value[...,games]=getattr(state,name)


@dataclass(frozen=True)
class Orders:


 programs:Ints16
 power_down:Bools|None=None
 facing:Ints|None=None
 deck:Ints16|None=None


STATE_ARRAYS=tuple(field.name for field in fields(State))
_TURN_ARRAYS=("power_down","face","deck","drawn","destroyed","under_way")


class BatchTurn(State):





 def __init__(self,tables,rules,state,orders):
  super().__init__(**vars(state))
  self.registers=np.where(state.takes_cards,orders.programs,state.registers).astype(np.int16)
  self.tables,self.rules=tables,rules
  self.register=0
  shape=(state.players,state.games)
  self.winners=np.zeros(shape,bool)
  self._state=state
  self.under_way=np.arange(state.games)
  self.power_down=np.zeros(shape,bool)if orders.power_down is None else orders.power_down
  self.face=np.full(shape,DEFAULT_FACING)if orders.facing is None else orders.facing
  self.deck=np.zeros((0,state.games),np.int16)if orders.deck is None else orders.deck
  self.drawn=np.zeros(state.games,np.int64)
  self.destroyed=np.zeros(shape,np.int16)
  self._destructions=1

 def state(self):

  locked=np.arange(REGISTERS)[:,None,None]>=HAND_SIZE-self.damage
  arrays={name:getattr(self,name)for name in STATE_ARRAYS}
  return State(**{**arrays,"registers":self.registers*locked})

 def finish(self):

  if self.games==self._state.games:
   vars(self._state).update(vars(self.state()))
  else:
   self._state.put(self.under_way,self.state())

 def end_won(self):

  won=self.next_checkpoint>len(self.tables.checkpoints)
  if not won.any():
   return
  ended=won.any(axis=0)
  games=self.under_way[ended]
  self.winners[:,games]=won[:,ended]
  self._state.put(games,self.state().take(np.flatnonzero(ended)))
  going=np.flatnonzero(~ended)
  for name in(*STATE_ARRAYS,*_TURN_ARRAYS):
   setattr(self,name,getattr(self,name).take(going,axis=-1))

 def solid(self):

  return self.status!=VIRTUAL

 def alive(self):

  return(self.destroyed==0)&self.solid()&(self.cell!=self.tables.limbo)

 def enter(self,players,where,cell,games):

  target,game=cell[players,where],games.take(where)
  fell=~self.tables.on_floor.take(target)&(self.destroyed[players,game]==0)
  self.cell[players,game]=np.where(self.tables.on_board.take(target),target,self.tables.limbo)
  if fell.any():
   self.destroy(players[fell],game[fell])
  return fell

 def move_apart(self,ways,row=0):




  way=ways.take(self.cell*DIRECTIONS+self.facing+row)
  cell,facing=way>>WAY_SHIFT+FACING_BITS,way>>WAY_SHIFT&TURN_MASK
  fell=(cell==self.tables.limbo)&(self.cell!=cell)
  meet=meeting(way.astype(np.uint32))
  falls=np.count_nonzero(fell)
  if falls:
   meet|=fell.sum(axis=0)>1
  games=np.flatnonzero(meet)
  cell[:,games],facing[:,games]=self.cell.take(games,axis=1),self.facing.take(games,axis=1)
  self.cell,self.facing=cell,facing
  if falls:
   self.destroy(*(fell&~meet).nonzero())
  return games

 def place(self,cell,games):

  self.cell[:,games]=after=self.tables.after_fall.take(cell)
  players,where=(after!=cell).nonzero()
  if players.size:
   self.destroy(players,games.take(where))

 def destroy(self,players,games,moment=0):

  self.destroyed[players,games]=self._destructions+moment
  self._destructions+=int(np.max(moment))+1
  self.lives[players,games]-=self.lives[players,games]!=UNLIMITED
  self.status[self.lives==0]=OUT
  if not self.rules.wrecks_stay:
   self.leave(players,games)

 def leave(self,players,games):

  self.cell[players,games]=self.tables.limbo
  self.facing[players,games]=NORTH
  self.damage[players,games]=0
''',
'bot/roborally/rules/constants.py': r'''
from __future__ import annotations

Cell=tuple[int,int]


DIRECTIONS=4
NORTH,EAST,SOUTH,WEST=range(DIRECTIONS)
FACINGS="NESW"


MOST_PLAYERS=8
UNLIMITED=-1


OUTCOME=100.0


REGISTERS=5
HAND_SIZE=9
DECK_SIZE=84
NO_CARD=0

DEFAULT_FACING=-1


U_TURN,ROTATE_LEFT,ROTATE_RIGHT,BACK_UP,MOVE_1,MOVE_2,MOVE_3=range(7)
KINDS=7
QUARTERS=(2,3,1,0,0,0,0)

STEPS=(0,0,0,-1,1,2,3)


LAST_ROTATION=42



def kind_of(card):

 if not 1<=card<=DECK_SIZE:
  raise ValueError(f"no card has number {card}")
 if card<=6:
  return U_TURN
 if card<=LAST_ROTATION:
  return ROTATE_LEFT if card%2 else ROTATE_RIGHT
 if card<=48:
  return BACK_UP
 if card<=66:
  return MOVE_1
 return MOVE_2 if card<=78 else MOVE_3


KIND=(-1,*map(kind_of,range(1,DECK_SIZE+1)))
''',
'bot/roborally/rules/editions.py': r'''
from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.roborally.rules import floor as kinds
from bot.roborally.rules.constants import UNLIMITED


class Step(Enum):


 EXPRESS_BELTS="express belts"
 BELTS="belts"
 PUSHERS="pushers"
 GEARS="gears"
 LASERS="lasers"
 TOUCH="touch"
 REPAIR="repair"
 MATERIALISE="materialise"
 COME_BACK="come back"
 POWER="power"
 SIT_OUT="sit out"


@dataclass(frozen=True)
class Rules:


 name:str
 features:frozenset[str]

 lives:int
 return_damage:int

 wrecks_stay:bool

 belts_blocked:bool

 lasers_at_once:bool

 archive_at_every_site:bool

 archives_facing:bool

 checkpoints_repair:bool
 power_down:bool
 register_steps:tuple[Step,...]
 end_steps:tuple[Step,...]
 destroyed_at:int=10


RULES_2005=Rules(
name="2005",
features=kinds.ALL_FEATURES,
lives=3,
return_damage=2,
wrecks_stay=False,
belts_blocked=True,
lasers_at_once=True,
archive_at_every_site=True,
archives_facing=False,
checkpoints_repair=True,
power_down=True,
register_steps=(Step.EXPRESS_BELTS,Step.BELTS,Step.PUSHERS,Step.GEARS,Step.LASERS,Step.TOUCH),
end_steps=(Step.REPAIR,Step.COME_BACK,Step.POWER),
)
RULES_MAASTRICHT=Rules(
name="maastricht",
features=frozenset((kinds.WALL,kinds.PIT,kinds.REPAIR,kinds.BELT)),
lives=UNLIMITED,
return_damage=0,
wrecks_stay=True,
belts_blocked=False,
lasers_at_once=False,
archive_at_every_site=False,
archives_facing=True,
checkpoints_repair=False,
power_down=False,
register_steps=(Step.MATERIALISE,Step.BELTS,Step.LASERS,Step.TOUCH,Step.REPAIR),
end_steps=(Step.SIT_OUT,Step.MATERIALISE),
)
EDITIONS={rules.name:rules for rules in(RULES_2005,RULES_MAASTRICHT)}
''',
'bot/roborally/rules/floor.py': r'''
from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator,Sequence
from dataclasses import dataclass

from bot.roborally.rules.constants import DIRECTIONS,EAST,FACINGS,NORTH,SOUTH,WEST,Cell

DELTAS=((0,-1),(1,0),(0,1),(-1,0))


AROUND=((0,-1),(1,-1),(1,0),(1,1),(0,1),(-1,1),(-1,0),(-1,-1))


WALL,PIT,BELT,EXPRESS,GEAR,PUSHER,LASER,REPAIR="wall","pit","belt","express","gear","pusher","laser","H"
ALL_FEATURES=frozenset((WALL,PIT,BELT,EXPRESS,GEAR,PUSHER,LASER,REPAIR))

_TOKEN=re.compile(
r"(?P<wall>[nesw])|(?P<pit>X)|C(?P<belt>[NESW])|E(?P<express>[NESW])|G(?P<gear>[LR])"
r"|P(?P<push>[NESW])(?P<registers>[1-5]+)|Z(?P<beam>[NESW])(?P<beams>[1-9])|(?P<repair>HH?)"
)


@dataclass(frozen=True)
class Pusher:


 direction:int
 registers:frozenset[int]


@dataclass(frozen=True)
class Laser:


 cell:Cell
 direction:int
 beams:int


def shifted(cell,direction,distance=1):

 dx,dy=DELTAS[direction]
 return cell[0]+dx*distance,cell[1]+dy*distance


def facing_towards(cell,goal):

 dx,dy=goal[0]-cell[0],goal[1]-cell[1]
 if(dx,dy)==(0,0):
  return NORTH
 if abs(dx)>=abs(dy):
  return EAST if dx>0 else WEST
 return SOUTH if dy>0 else NORTH


class Floor:


 def __init__(self,rows,checkpoints):





  grid=[row.split()for row in rows]
  self.rows=tuple(" ".join(row)for row in grid)
  self.width,self.height=len(grid[0])if grid else 0,len(grid)
  if not self.width or any(len(row)!=self.width for row in grid):
   raise ValueError("a floor needs rows of one width")
  self.pits=set()
  self.belts={}
  self.express=set()
  self.gears={}
  self.pushers={}
  self.lasers=[]
  self.repair_sites={}
  self.walls=set()
  for y,row in enumerate(grid):
   for x,token in enumerate(row):
    self._parse((x,y),token)
  self.checkpoints=tuple((x,y)for x,y in checkpoints)
  for cell in self.checkpoints:
   if not self.is_floor(cell):
    raise ValueError(f"checkpoint {cell} is off the board or in a pit")

 def _parse(self,cell,token):
  if token==".":
   return
  for part in token.split("+"):
   match=_TOKEN.fullmatch(part)
   if match is None:
    raise ValueError(f"unknown feature {part!r} in cell {cell}")
   value=match.groupdict()
   if value["wall"]:
    direction=FACINGS.index(value["wall"].upper())
    self.walls|={(cell,direction),(shifted(cell,direction),(direction+2)%DIRECTIONS)}
   elif value["pit"]:
    self.pits.add(cell)
   elif value["belt"]or value["express"]:
    self.belts[cell]=FACINGS.index(value["belt"]or value["express"])
    if value["express"]:
     self.express.add(cell)
   elif value["gear"]:
    self.gears[cell]=3 if value["gear"]=="L"else 1
   elif value["push"]:
    registers=frozenset(map(int,value["registers"]))
    self.pushers[cell]=Pusher(FACINGS.index(value["push"]),registers)
   elif value["beam"]:
    self.lasers.append(Laser(cell,FACINGS.index(value["beam"]),int(value["beams"])))
   else:
    self.repair_sites[cell]=part

 def contains(self,cell):
  return 0<=cell[0]<self.width and 0<=cell[1]<self.height

 def is_floor(self,cell):

  return self.contains(cell)and cell not in self.pits

 def wall(self,cell,direction):

  return(cell,direction)in self.walls

 def ahead(self,cell,direction):

  while not self.wall(cell,direction):
   cell=shifted(cell,direction)
   if not self.contains(cell):
    return
   yield cell

 def cells_around(self,cell):

  x,y=cell
  for k in range(1,self.width+self.height):
   for dx,dy in AROUND:
    if self.is_floor((x+k*dx,y+k*dy)):
     yield x+k*dx,y+k*dy


def shortest_paths(floor,goal):

 distances={goal:0}
 queue=deque([goal])
 while queue:
  cell=queue.popleft()
  for direction in range(DIRECTIONS):
   neighbour=shifted(cell,direction)
   if floor.is_floor(neighbour)and neighbour not in distances and not floor.wall(cell,direction):
    distances[neighbour]=distances[cell]+1
    queue.append(neighbour)
 return distances
''',
'bot/roborally/rules/hands.py': r'''






from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.roborally.rules.batch_state import POWERED_DOWN,State
from bot.roborally.rules.constants import DECK_SIZE,HAND_SIZE,KIND,LAST_ROTATION,NO_CARD,REGISTERS
from bot.roborally.rules.state import Robot
from botkit.arrays import Ints,Ints16

Classes=tuple[tuple[int,...],...]



def classes_of(hand):

 groups={}
 run,previous=0,0
 for card in sorted(hand):
  if card>LAST_ROTATION and(card!=previous+1 or KIND[card]!=KIND[previous]):
   run+=1
  groups.setdefault((KIND[card],run if card>LAST_ROTATION else 0),[]).append(card)
  previous=card
 return tuple(sorted(tuple(group)for group in groups.values()))


def all_actions(multiplicities,length):





 left=np.array([multiplicities],np.int64)
 actions=np.zeros((1,0),np.int64)
 for _ in range(length):
  rows,chosen=left.nonzero()
  actions=np.concatenate((actions[rows],chosen[:,None]),axis=1)
  left=left[rows]
  left[np.arange(len(rows)),chosen]-=1
 return actions


def all_programs(hand,robot):




 classes=classes_of(hand)
 actions=all_actions([len(members)for members in classes],robot.open)
 cards=np.zeros((len(classes),REGISTERS),np.int16)
 for index,members in enumerate(classes):
  cards[index,:len(members[:REGISTERS])]=members[:REGISTERS]
 programs=np.zeros((len(actions),REGISTERS),np.int16)
 programs[:,robot.open:]=robot.registers[robot.open:]
 for register in range(robot.open):
  used_before=(actions[:,:register]==actions[:,register,None]).sum(axis=1)
  programs[:,register]=cards[actions[:,register],used_before]
 return programs


class Deal(NamedTuple):





 hands:Ints16
 deck:Ints16


def shuffled(decks,random):

 return random.permuted(np.tile(np.arange(1,DECK_SIZE+1,dtype=np.int16),(decks,1)),axis=1)


def deal(state,decks):

 held=state.registers.reshape(-1,state.games)
 locked=np.flatnonzero(held.any(axis=0))
 if locked.size:
  used=np.zeros((locked.size,DECK_SIZE+1),bool)
  used[np.arange(locked.size),held[:,locked]]=True
  behind=np.take_along_axis(used,decks[locked].astype(np.int64),axis=1)
  order=np.argsort(behind,axis=1,kind="stable")
  decks=decks.copy()
  decks[locked]=np.take_along_axis(np.where(behind,NO_CARD,decks[locked]),order,axis=1)
 size=np.where(state.takes_cards,np.maximum(HAND_SIZE-state.damage,0),0).astype(np.int64)
 first=np.cumsum(size,axis=0)-size
 place=np.arange(HAND_SIZE)[:,None,None]
 top=np.arange(state.games)*DECK_SIZE
 hands=decks.take(np.minimum(first+place,DECK_SIZE-1)+top)*(place<size)
 if not(state.status==POWERED_DOWN).any():
  return Deal(hands,np.zeros((0,state.games),np.int16))
 rest=np.minimum(np.arange(REGISTERS*state.players)[:,None]+size.sum(axis=0),DECK_SIZE-1)
 return Deal(hands,decks.take(rest+top))


def deal_unseen(
robots,player,hand,scenarios,random
):




 seen={*hand,*(card for robot in robots for card in robot.registers)}
 unseen=np.array([card for card in range(1,DECK_SIZE+1)if card not in seen],np.int16)
 decks=random.permuted(np.tile(unseen,(scenarios,1)),axis=1).T
 hands=np.zeros((HAND_SIZE,len(robots),scenarios),np.int16)
 dealt=0
 for other,robot in enumerate(robots):
  if other!=player:
   hands[:robot.cards_dealt,other]=decks[dealt:dealt+robot.cards_dealt]
   dealt+=robot.cards_dealt
 return hands,decks[dealt:]
''',
'bot/roborally/rules/state.py': r'''
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass,field,replace
from enum import Enum

from bot.roborally.rules.constants import HAND_SIZE,NO_CARD,NORTH,REGISTERS,UNLIMITED,Cell


class Status(str,Enum):


 ACTIVE="A"
 POWERED_DOWN="D"
 VIRTUAL="V"
 SITS_OUT="S"
 OUT="X"


@dataclass(eq=False)
class Robot:


 cell:Cell|None
 facing:int
 archive:Cell
 archive_facing:int=NORTH
 next_checkpoint:int=1

 damage:int=0
 lives:int=UNLIMITED
 status:Status=Status.ACTIVE
 registers:list[int]=field(default_factory=lambda:[NO_CARD]*REGISTERS)

 destroyed:bool=False


 def copy(self):
  return replace(self,registers=list(self.registers))

 def leave(self):

  self.cell,self.facing,self.damage=None,NORTH,0
  self.registers=[NO_CARD]*REGISTERS

 def put_out(self):

  self.leave()
  self.lives,self.status=0,Status.OUT

 @property
 def takes_cards(self):
  return self.status in(Status.ACTIVE,Status.VIRTUAL)

 @property
 def cards_dealt(self):
  return hand_size(self.damage)if self.takes_cards else 0

 @property
 def open(self):

  return open_registers(self.damage)if self.takes_cards else 0


@dataclass(frozen=True)
class Order:





 program:tuple[int,...]=()
 power_down:bool=False

 facing:int|None=None



def first_program(robot,hand):

 if not robot.takes_cards:
  return()
 return tuple(hand[:robot.open])+tuple(robot.registers[robot.open:])


def hand_size(damage):

 return max(HAND_SIZE-damage,0)


def open_registers(damage):

 return min(REGISTERS,hand_size(damage))
''',
'bot/roborally/rules/tables.py': r'''





from __future__ import annotations

from itertools import islice

import numpy as np

from bot.roborally.rules.constants import DIRECTIONS,KIND,MOST_PLAYERS,QUARTERS,REGISTERS,STEPS,Cell
from bot.roborally.rules.floor import DELTAS,Floor,facing_towards,shifted
from botkit.arrays import Bools,Ints,Ints8,Ints16,Uints8,Uints32

CHAIN_BITS=MOST_PLAYERS
OWN_BIT=1

LONGEST_SIDE=BEAM_STRIDE=64

EXPRESS_BELTS,ALL_BELTS=range(2)
NO_PUSHER=-1
NOWHERE=0x7F7F7F7F

WAY_SHIFT=32
PAIRS=[np.triu_indices(players,1)for players in range(MOST_PLAYERS+1)]

FAR=-100



class FloorTables:


 def __init__(self,floor):
  self.floor=floor
  self.stride=floor.width+2
  self.cells=self.stride*(floor.height+2)
  self.limbo=3*self.cells
  size=self.limbo+1
  cells=[(x,y)for y in range(floor.height)for x in range(floor.width)]
  self.inner=np.array([self.number(cell)for cell in cells])
  self.delta=np.array([dy*self.stride+dx for dx,dy in DELTAS])
  self.x,self.y=np.zeros((2,size),np.int8)
  self.x[self.limbo]=self.y[self.limbo]=FAR
  self.x[self.inner],self.y[self.inner]=zip(*cells)

  self.on_floor=np.zeros(size,bool)
  self.on_board=np.zeros(size,bool)
  self.on_board[self.inner]=True
  self.after_fall=np.full(size,self.limbo)
  for cell in cells:
   if floor.is_floor(cell):
    self.on_floor[self.number(cell)]=True
  self.after_fall[self.on_floor]=self.on_floor.nonzero()[0]

  self._look_ahead(cells)
  self._measure()
  self._lay_belts()
  self.gear=np.zeros(size,np.int64)
  for cell,quarters in floor.gears.items():
   self.gear[self.number(cell)]=quarters
  self.push=np.full((REGISTERS+1,size),NO_PUSHER)
  for cell,pusher in floor.pushers.items():
   self.push[sorted(pusher.registers),self.number(cell)]=pusher.direction
  self.pushes=np.any(self.push!=NO_PUSHER,axis=1,keepdims=True)[:,0]
  self.repairs=np.zeros(size,bool)
  self.repairs[[self.number(cell)for cell in floor.repair_sites]]=True
  self.checkpoints=np.array([self.number(cell)for cell in floor.checkpoints])
  self.is_checkpoint=np.zeros(size,bool)
  self.is_checkpoint[self.checkpoints]=True
  self.beam_layers=self._layers_of_beams()
  self._ways_back(cells)
  self._lone_ways()

 def number(self,cell):
  return(cell[1]+1)*self.stride+cell[0]+1

 def _look_ahead(self,cells):

  view=np.zeros((self.limbo+1,DIRECTIONS),np.int8)
  steps=np.zeros((self.limbo+1,DIRECTIONS),np.int8)
  for cell in cells:
   for direction in range(DIRECTIONS):
    seen=list(self.floor.ahead(cell,direction))
    last=seen[-1]if seen else cell
    view[self.number(cell),direction]=len(seen)
    walled=self.floor.wall(last,direction)
    steps[self.number(cell),direction]=min(len(seen),CHAIN_BITS)if walled else CHAIN_BITS
  self.view=view.reshape(-1)
  self.steps=steps.reshape(-1)

 def _measure(self):

  self.offset,self.span=4*self.cells,8*self.cells
  bits=np.zeros((DIRECTIONS,self.span),np.uint8)
  for direction in range(DIRECTIONS):
   for distance in range(CHAIN_BITS):
    bits[direction,self.offset+distance*self.delta[direction]]=1<<distance
  self.chain_bit=bits.reshape(-1)
  reach=np.zeros((CHAIN_BITS+1,1<<CHAIN_BITS),np.uint8)
  for occupied in range(1<<CHAIN_BITS):
   length=0
   while length<CHAIN_BITS-1 and occupied>>(length+1)&1:
    length+=1
   reach[length+1:,occupied]=1<<length
  self.reach=reach.reshape(-1)
  self.reach_row=self.steps.astype(np.int64)<<CHAIN_BITS

 def last_moved(self,occupied,start,towards):




  return self.reach.take(self.reach_row.take(start*DIRECTIONS+towards)+occupied)

 def _lay_belts(self):

  floor,size=self.floor,self.limbo+1
  self.carried=np.zeros((2,size),bool)
  self.walled=np.zeros(size,bool)
  self.carry_to=np.arange(size)
  self.carry_turn=np.zeros(size,np.int64)
  for cell,direction in floor.belts.items():
   number,target=self.number(cell),shifted(cell,direction)
   self.carried[EXPRESS_BELTS,number]=cell in floor.express
   self.carried[ALL_BELTS,number]=True
   self.walled[number]=floor.wall(cell,direction)
   self.carry_to[number]=self.number(target)
   turn=(floor.belts.get(target,direction)-direction)%DIRECTIONS
   self.carry_turn[number]=turn if turn!=2 else 0

 def _lone_ways(self):

  cell,facing=np.divmod(np.arange(DIRECTIONS*(self.limbo+1)),DIRECTIONS)
  self.card_row=(np.array(KIND)+1)*cell.size
  cards=[self._way(cell,cell,cell,facing)]
  for quarters,steps in zip(QUARTERS,STEPS):
   at,last,faces=cell,cell,(facing+quarters)%DIRECTIONS
   towards=(faces+2*(steps<0))%DIRECTIONS
   for _ in range(abs(steps)):
    free=self.steps.take(at*DIRECTIONS+towards)>0
    at=self.after_fall.take(at+free*self.delta.take(towards))
    last=np.where(at==self.limbo,last,at)
   cards.append(self._way(cell,last,at,faces))
  self.card_ways=np.concatenate(cards)
  self.belt_ways=[]
  for carried in self.carried:
   riding=(carried&~self.walled).take(cell)
   at=np.where(riding,self.after_fall.take(self.carry_to.take(cell)),cell)
   last=np.where(at==self.limbo,cell,at)
   faces=(facing+self.carry_turn.take(cell)*riding)%DIRECTIONS
   self.belt_ways.append(self._way(cell,last,at,faces))

 def _way(self,first,last,end,facing):




  x,y=(axis.take((first,last)).astype(np.int64)for axis in(self.x,self.y))
  box=x.min(axis=0)|y.min(axis=0)<<8|127-x.max(axis=0)<<16|127-y.max(axis=0)<<24
  box=np.where(first==self.limbo,NOWHERE,box)
  return(end*DIRECTIONS+facing)<<WAY_SHIFT|box

 def _layers_of_beams(self):




  layers=[]
  for index,laser in enumerate(self.floor.lasers):
   line=[self.number(c)for c in(laser.cell,*self.floor.ahead(laser.cell,laser.direction))]
   fitting=[layer for layer in layers if(layer[0][line]<0).all()]
   if not fitting:
    fitting=[(np.full(self.limbo+1,-1,np.int16),np.zeros(self.limbo+1,np.int8))]
    layers+=fitting
   code,beams=fitting[0]
   code[line]=BEAM_STRIDE*index+np.arange(len(line))
   beams[line]=laser.beams
  return layers

 def _ways_back(self,cells):

  size=self.limbo+1
  self.around=np.full((size,MOST_PLAYERS),self.limbo)
  self.facing_back=np.zeros((len(self.checkpoints),size),np.int64)
  for cell in cells:
   tries=[self.number(other)for other in islice(self.floor.cells_around(cell),MOST_PLAYERS)]
   self.around[self.number(cell),:len(tries)]=tries
   for index,checkpoint in enumerate(self.floor.checkpoints):
    self.facing_back[index,self.number(cell)]=facing_towards(cell,checkpoint)


def meeting(boxes):




 first,second=PAIRS[len(boxes)]
 total=boxes.take(first,axis=0)
 total+=(boxes<<16|boxes>>16).take(second,axis=0)
 total&=np.uint32(0x80808080)
 return(total==0).any(axis=0)
''',
'bot/roborally/rules/travel.py': r'''







from __future__ import annotations

import dataclasses
from collections.abc import Iterator,Sequence
from itertools import combinations_with_replacement

import numpy as np

from bot.roborally.rules.batch import Simulator,play_register
from bot.roborally.rules.batch_state import CARD_KIND,SITS_OUT,BatchTurn,Orders,State
from bot.roborally.rules.constants import DECK_SIZE,DIRECTIONS,HAND_SIZE,KIND,KINDS,REGISTERS
from bot.roborally.rules.editions import Rules,Step
from bot.roborally.rules.floor import Floor,shortest_paths
from bot.roborally.rules.state import Robot
from bot.roborally.rules.tables import FloorTables
from botkit.arrays import Bools,Floats32,Ints,Uints8

SAMPLE_CARDS=[KIND.index(kind)for kind in range(KINDS)]

PLACE_BITS,PLACE=20,(1<<20)-1

GAME_STEPS=(Step.TOUCH,Step.REPAIR)

MULTISETS=[list(combinations_with_replacement(range(KINDS),size))for size in range(REGISTERS+1)]

_INDEX=[{multiset:index for index,multiset in enumerate(level)}for level in MULTISETS]
COUNTS=[
np.array([[multiset.count(kind)for kind in range(KINDS)]for multiset in level])for level in MULTISETS
]

WITH=[[np.zeros(0,np.int64)]*KINDS]+[
[
np.array([_INDEX[size][tuple(sorted((*multiset,kind)))]for multiset in MULTISETS[size-1]])
for kind in range(KINDS)
]
for size in range(1,REGISTERS+1)
]

WITHOUT=[np.zeros((len(level),KINDS),np.int64)for level in MULTISETS]
for _size in range(1,REGISTERS+1):
 for _kind in range(KINDS):
  WITHOUT[_size][WITH[_size][_kind],_kind]=np.arange(len(MULTISETS[_size-1]))


TURNS_SITTING_OUT=1.5
LOSS=4.0
LEG=1000



class Poses:





 def __init__(self,floor,rules):
  self.tables=tables=FloorTables(floor)
  self.simulator=Simulator(tables,rules)
  standing=tables.on_floor.nonzero()[0]
  self.count=DIRECTIONS*standing.size
  self.destroyed=self.count
  self.size=self.count+1
  self.cell=np.append(np.repeat(standing,DIRECTIONS),tables.limbo)
  self.facing=np.append(np.tile(np.arange(DIRECTIONS),standing.size),0)
  base=np.full(tables.limbo+1,self.destroyed)
  base[standing]=np.arange(standing.size)*DIRECTIONS
  self._base=base
  alone=dataclasses.replace(
rules,register_steps=tuple(step for step in rules.register_steps if step not in GAME_STEPS)
)
  moves=[self._play(alone,register)for register in range(1,REGISTERS+1)]
  self.after=np.stack([after for after,_ in moves])
  self.hits=np.stack([hits for _,hits in moves])
  self.reaches=np.append(tables.checkpoints,-1)[:,None]==self.cell
  self._moves=self._all_moves()

 def of(self,cell,facing):

  base=self._base.take(cell)
  return np.where(base==self.destroyed,base,base+facing)

 def place(self,cell,facing,next_checkpoint):

  return(next_checkpoint-1)*self.size+self.of(cell,facing)

 def place_of(self,robot):

  cell=self.tables.limbo if robot.cell is None else self.tables.number(robot.cell)
  return int(self.place(*(np.array(value)for value in(cell,robot.facing,robot.next_checkpoint))))

 def step(self,register,kind,place):

  return self._moves[register].take(kind*self.reaches.size+place)&PLACE

 def follow(self,place,kinds):




  total=np.zeros_like(place)
  for moves,row in zip(self._moves,kinds*self.reaches.size):
   move=moves.take(row+place)
   total=total+move
   place=move&PLACE
  return place,total>>PLACE_BITS

 def _all_moves(self):

  leg=np.arange(len(self.reaches))[:,None]
  after,hits=self.after[:,:,None].astype(np.int64),self.hits[:,:,None].astype(np.int64)
  place=(leg+self.reaches[leg,after])*self.size+after
  return list((place+(hits<<PLACE_BITS)).reshape(REGISTERS,-1))

 def _play(self,rules,register):

  games=KINDS*self.size
  state=State.of([Robot((0,0),0,archive=(0,0))],self.tables,games)
  state.cell[0]=np.tile(self.cell,KINDS)
  state.facing[0]=np.tile(self.facing,KINDS)
  cards=np.repeat(np.array(SAMPLE_CARDS,np.int16),self.size)
  turn=BatchTurn(self.tables,rules,state,Orders(np.broadcast_to(cards,(REGISTERS,1,games))))
  play_register(turn,register)
  off=turn.destroyed[0]>0
  after=np.where(off,self.destroyed,self.of(turn.cell[0],turn.facing[0]))
  return after.reshape(KINDS,-1),(turn.damage[0]*~off).reshape(KINDS,-1)


class Travel:







 def __init__(self,poses,hands=64,hit_cost=0.0):
  self.poses,self.hit_cost=poses,hit_cost
  self.checkpoints=len(poses.tables.checkpoints)
  self.turns=np.zeros((self.checkpoints+1,poses.size),np.float32)
  self._choices=list(_hand_choices(hands))
  for leg in reversed(range(self.checkpoints)):
   self._guess_leg(leg)

 @classmethod
 def solved(cls,poses,sweeps,hands=64,hit_cost=0.0):

  travel=cls(poses,hands=hands,hit_cost=hit_cost)
  for _ in travel.solve(sweeps):
   pass
  return travel

 def solve(self,sweeps):

  for leg in reversed(range(self.checkpoints)):
   beyond=levels(self.poses,self.turns[leg+1],hit_cost=self.hit_cost)
   for _ in range(sweeps):
    self._sweep(leg,beyond)
    yield

 def turns_to_go(self,state):

  waiting=state.status==SITS_OUT
  cell=np.where(waiting,state.archive,state.cell)
  facing=np.where(waiting,state.archive_facing,state.facing)
  turns=self.turns.take(self.poses.place(cell,facing,state.next_checkpoint))
  return turns+np.float32(TURNS_SITTING_OUT)*waiting

 def _guess_leg(self,leg):

  tables,goal=self.poses.tables,self.poses.tables.checkpoints[leg]
  cell=self.poses.cell
  distance=np.abs(tables.x.take(cell).astype(int)-tables.x[goal])
  distance+=np.abs(tables.y.take(cell).astype(int)-tables.y[goal])
  self.turns[leg]=distance/3.0+1.0+self.turns[leg+1,np.flatnonzero(self.poses.reaches[leg])].mean()
  self.turns[leg,self.poses.destroyed]=self.turns[leg,:-1].mean()+LOSS

 def _sweep(self,leg,beyond):
  reached=self.poses.reaches[leg]
  best=levels(self.poses,self.turns[leg],reached,beyond,hit_cost=self.hit_cost)[REGISTERS]
  expected=np.zeros(self.poses.size,np.float32)
  for rows in self._choices:
   expected+=best.take(rows,axis=0).min(axis=0)
  expected*=1.0/len(self._choices)
  expected+=1.0
  expected[self.poses.destroyed]=expected[:-1].mean()+LOSS
  self.turns[leg]=expected


def _hand_choices(hands):

 random=np.random.Generator(np.random.SFC64(1))
 for _ in range(hands):
  cards=random.permutation(DECK_SIZE)[:HAND_SIZE]+1
  held=np.bincount(CARD_KIND[cards],minlength=KINDS)
  yield np.flatnonzero((COUNTS[REGISTERS]<=held).all(axis=1))


def levels(
poses,end,reached=None,
beyond=(),firsts=None,
hit_cost=0.0,
):






 result=[end[None]]
 for size in range(1,REGISTERS+1):
  rest=result[-1]
  if reached is not None:
   rest=np.where(reached,beyond[size-1],rest)
  after=poses.after[REGISTERS-size]
  costs=np.float32(hit_cost)*poses.hits[REGISTERS-size]
  level=np.full((len(MULTISETS[size]),after.shape[1]),np.inf,np.float32)
  first=np.zeros(level.shape,np.uint8)
  for kind,rows in enumerate(WITH[size]):
   cost=rest.take(after[kind],axis=1)+costs[kind]
   if firsts is not None:
    first[rows]=np.where(cost<level[rows],kind,first[rows])
   level[rows]=np.minimum(level[rows],cost)
  result.append(level)
  if firsts is not None:
   firsts.append(first)
 return result


def remoteness(poses):




 floor=poses.tables.floor
 legs=len(floor.checkpoints)
 result=np.zeros((legs+1,poses.size),np.float32)
 for leg,checkpoint in enumerate(floor.checkpoints):
  cells=np.full(poses.tables.limbo+1,floor.width*floor.height)
  for cell,distance in shortest_paths(floor,checkpoint).items():
   cells[poses.tables.number(cell)]=distance
  result[leg]=LEG*(legs-leg)+cells.take(poses.cell)
  result[leg,poses.destroyed]=LEG*(legs+1)
 return result
''',
'bot/submit/roborally.py': r'''from bot.roborally.player.loop import main

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
'botkit/search/monte_carlo.py': r'''





from __future__ import annotations

import math
from collections.abc import Callable,Iterator
from typing import TypeVar

import numpy as np

from botkit.arrays import Floats,Ints
from botkit.search.clock import Deadline
from botkit.search.result import MOST_ALTERNATIVES,SearchResult
from botkit.search.sums import runs

A=TypeVar("A")
FINALISTS=2


Evaluate=Callable[[Ints,Ints],Floats]



class ActionEstimates:


 def __init__(self,actions):
  self.visits=np.zeros(actions,np.int64)
  self._totals=np.zeros(actions)
  self._order=np.arange(actions)
  self._contenders=actions

 @property
 def contenders(self):

  return self._order[:self._contenders]

 def means(self):

  return np.where(self.visits>0,self._totals/np.maximum(self.visits,1),-np.inf)

 def ranked(self):





  by_mean=np.argsort(-self.means()[self.contenders],kind="stable")
  return np.concatenate((self.contenders[by_mean],self._order[self._contenders:]))

 def result(self,samples,answer):

  means=self.means()
  best=tuple((answer(action),float(means[action]))for action in self.ranked()[:MOST_ALTERNATIVES].tolist())
  return SearchResult(*best[0],best,samples)

 def keep(self,contenders):

  self._order,self._contenders=self.ranked(),contenders

 def add(self,actions,values):

  self.visits+=np.bincount(actions,minlength=self.visits.size)
  self._totals+=np.bincount(actions,values,minlength=self.visits.size)


class Budget:


 def __init__(self,batch,deadline,samples=0):

  self.batch,self.deadline=batch,deadline
  self.left=samples or math.inf
  self.spent=0

 def over(self):
  return self.left<=0 or self.deadline.passed()

 def draw(self,estimates,evaluate,actions):

  for start in range(0,len(actions),self.batch):
   if self.over():
    return False
   wanted=actions[start:start+self.batch]
   part=wanted[:int(min(self.left,len(wanted)))]
   estimates.add(part,evaluate(part,estimates.visits[part]+occurrence(part)))
   self.left-=len(part)
   self.spent+=len(part)
   if len(part)<len(wanted):
    return False
  return True


def sequential_halving(
actions,evaluate,budget,first,keep=0.25,enough=0
):








 estimates=ActionEstimates(actions)
 samples=float(first)
 while len(estimates.contenders)>enough and not budget.over():
  alive=estimates.contenders
  if len(alive)<=FINALISTS:
   budget.draw(estimates,evaluate,np.tile(alive,max(1,budget.batch//len(alive))))
  else:
   wanted=max(1,round(samples)-int(estimates.visits[alive[0]]))
   if budget.draw(estimates,evaluate,np.tile(alive,wanted)):
    samples/=keep
    estimates.keep(max(FINALISTS,enough,math.ceil(len(alive)*keep)))
  if budget.spent:
   yield estimates


def occurrence(actions):

 order=np.argsort(actions,kind="stable")
 result=np.empty(len(actions),np.int64)
 result[order]=np.arange(len(actions))-np.repeat(*runs(actions[order]))
 return result
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
'botkit/search/sums.py': r'''
from __future__ import annotations

import numpy as np

from botkit.arrays import Floats,Ints

VALUE_STEP=2.0**-20


def rounded(values):

 steps=np.rint(values/VALUE_STEP)
 return steps*VALUE_STEP


def runs(values):

 bounds=np.empty(values.size+1,np.bool_)
 bounds[0]=bounds[-1]=True
 np.not_equal(values[1:],values[:-1],out=bounds[1:-1])
 places=bounds.nonzero()[0]
 return places[:-1],places[1:]-places[:-1]
''',
}
ENTRY='bot/submit/roborally.py'
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
