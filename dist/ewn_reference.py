#!/usr/bin/env python3
# ewn_reference: contest-bots 1.0.0, bot/submit/ewn_reference.py; 40,637 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
'bot/ewn/reference/__init__.py': r'''0
''',
'bot/ewn/reference/game.py': r'''
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from bot.ewn.rules import sides
from bot.ewn.rules.plain import STEPS,movable_labels,winner
from bot.ewn.rules.sides import BITS,OFF_BOARD,packed
from bot.ewn.rules.state import CAPTURED,DICE,PIECES,RED,SIDE,SQUARES,TARGET,Position
from botkit.arrays import Floats,Ints

Pair=tuple[int,int]

Step=tuple[int,int]

MOST_SIDES=1<<16

_LAST=SQUARES-1
_WON=-1

_STEPS_TO_TARGET=np.array([max(SIDE-1-s//SIDE,SIDE-1-s%SIDE)for s in range(SQUARES)]+[SQUARES])
DETERMINACY=np.rint(PIECES*(sides.ALONE+2*sides.PAIR).sum(axis=1))/np.maximum(sides.COUNT,1)



class ClassicValue:






 win=100.0

 def __init__(self,distance=1.0,determinacy=1.0):
  self._distance=distance
  self._determinacy=determinacy

 def merits(self,some):

  squares=sides.squares_of(some)
  nearest=_STEPS_TO_TARGET[squares].min(axis=1)
  determinacy=DETERMINACY[sides.masks_of(squares)]
  return self._determinacy*determinacy-self._distance*nearest


class EwnGame:


 def __init__(self,value):
  self.win=value.win
  self._merit=lru_cache(MOST_SIDES)(lambda side:float(value.merits(np.array([side]))[0]))

 def after(self,position):

  return None if winner(position)is not None else sides.pack(position)

 def rolls(self,position):

  mover,other=position
  taken=_after_captures(other)
  return[(probability,_children(choices,other,taken))for probability,choices in _steps(mover)]

 def value(self,position):

  mover,other=position
  return self._merit(mover)-self._merit(other)


def _children(choices,other,taken):
 quiet=[]
 captures=[]
 for side,hit in choices:
  rolling=taken[hit]
  if side==_WON or rolling==_WON:
   captures.append(None)
  elif rolling==other:
   quiet.append((other,side))
  else:
   captures.append((rolling,side))
 return captures+quiet


def _squares(side):
 squares=(side>>BITS*label&(1<<BITS)-1 for label in range(PIECES))
 return tuple(CAPTURED if square==OFF_BOARD else square for square in squares)


@lru_cache(MOST_SIDES)
def _steps(side):

 squares=_squares(side)
 dice={}
 for die in DICE:
  labels=movable_labels(squares,die)
  dice[labels]=dice.get(labels,0)+1
 likely_first=sorted(dice.items(),key=lambda roll:-roll[1])
 return[(count/PIECES,_choices(squares,labels))for labels,count in likely_first]


def _choices(squares,labels):
 choices=[]
 for label in labels:
  for end in STEPS[RED][squares[label-1]]:
   after=[CAPTURED if square==end else square for square in squares]
   after[label-1]=end
   choices.append((_WON if end==TARGET[RED]else packed(after),_LAST-end))
 return choices


@lru_cache(MOST_SIDES)
def _after_captures(side):

 squares=_squares(side)
 after=[]
 for square in range(SQUARES):
  left=[CAPTURED if at==square else at for at in squares]
  after.append(_WON if all(at==CAPTURED for at in left)else packed(left))
 return after
''',
'bot/ewn/reference/loop.py': r'''




from __future__ import annotations

from collections.abc import Iterator,Sequence

from bot.ewn.player.conversation import Conversation,serve
from bot.ewn.reference.game import ClassicValue,EwnGame
from bot.ewn.reference.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import Move,Position
from botkit.search.clock import Deadline
from botkit.search.expectimax import Expectimax,deepen
from botkit.search.result import SearchResult

VALUES={
"combined":ClassicValue(),
"distance":ClassicValue(determinacy=0.0),
"determinacy":ClassicValue(distance=0.0),
}
FIRST_DEPTH,DEEPER_BY,LAST_DEPTH=2,2,200
TABLE_BITS=19



def main(argv=None):

 serve(Bot,Params(),argv)


class Bot(Conversation):


 win=ClassicValue.win

 def __init__(self,params):
  super().__init__(params)
  fixed=params.depth
  first,last=(min(fixed,FIRST_DEPTH),fixed)if fixed else(FIRST_DEPTH,LAST_DEPTH)
  self._depths=range(first,last+1,DEEPER_BY)
  self._game=EwnGame(VALUES[params.evaluation])
  self.new_game()

 def new_game(self):
  super().new_game()
  self._expectimax=Expectimax(self._game,TABLE_BITS)

 def search(self,position,moves,deadline):

  after={move:self._game.after(rules.play(position,move))for move in moves}
  return deepen(self._expectimax,after,deadline,self._depths)
''',
'bot/ewn/reference/params.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from bot.ewn.player.times import TurnParams
from botkit.client.parameters import choice


@dataclass(frozen=True)
class Params(TurnParams):


 evaluation:str=choice("combined","distance","determinacy")
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
'bot/submit/ewn_reference.py': r'''from bot.ewn.reference.loop import main

main()
''',
'botkit/__init__.py': r'''0
''',
'botkit/arrays.py': r'''
from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
 from typing import Any,TypeAlias

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


def runs(values):

 bounds=np.empty(values.size+1,np.bool_)
 bounds[0]=bounds[-1]=True
 np.not_equal(values[1:],values[:-1],out=bounds[1:-1])
 places=bounds.nonzero()[0]
 return places[:-1],places[1:]-places[:-1]
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
'botkit/search/expectimax.py': r'''









from __future__ import annotations

import math
from collections.abc import Hashable,Iterator,Mapping,Sequence
from typing import Generic,NamedTuple,Optional,Protocol,TypeVar

from botkit.search.clock import NODES_PER_LOOK,Deadline,Stopped
from botkit.search.result import SearchResult

P=TypeVar("P",bound=Hashable)
M=TypeVar("M",bound=Hashable)
TOLERANCE=1e-5

FIRST_GROWTH,MOST_GROWTH=9.0,20.0


SHORTEST=1e-6

SMOOTHING=0.5


Roll=tuple[float,Sequence[Optional[P]]]



class Game(Protocol[P]):


 @property
 def win(self):
  0

 def rolls(self,position):
  0

 def value(self,position):
  0


class Bounds(NamedTuple):


 position:Hashable
 depth:int
 least:float
 largest:float


class Expectimax(Generic[P]):





 def __init__(self,game,table_bits):

  self.nodes=0
  self.estimates=0
  self.win=game.win
  self._game=game
  self._mask=(1<<table_bits)-1
  self._table={}
  self._deadline=Deadline.never()

 def best(self,children,depth,deadline):

  self._deadline=deadline
  best,index=-math.inf,0
  for number,child in enumerate(children):
   value=self._after(child,depth-1,max(best,-self.win),self.win,number==0)
   if value>best:
    best,index=value,number
  return index,best

 def value(self,position,depth):

  self._deadline=Deadline.never()
  return self._before_roll(position,depth,-self.win,self.win)

 def _count(self):
  self.nodes+=1
  if self.nodes%NODES_PER_LOOK==0:
   self._deadline.check()

 def _after(self,child,depth,alpha,beta,first):

  if child is None:
   return self.win
  if first or depth<=1 or beta-alpha<=TOLERANCE:
   return-self._before_roll(child,depth,-beta,-alpha)
  test=-self._before_roll(child,depth,-alpha-TOLERANCE,-alpha)
  if test<=alpha or test>=beta:
   return test
  return-self._before_roll(child,depth,-beta,-alpha)

 def _choose(self,children,depth,alpha,beta):

  self._count()
  if None in children:
   return self.win
  best=-math.inf
  for number,child in enumerate(children):
   best=max(best,self._after(child,depth-1,max(alpha,best),beta,number==0))
   if best>=beta:
    break
  return best

 def _before_roll(self,position,depth,alpha,beta):

  self._count()
  if depth<=1:
   self.estimates+=1
   return self._game.value(position)
  slot=hash(position)&self._mask
  known=self._table.get(slot)
  if known is not None and known.position==position and known.depth>=depth:
   if known.least>=beta or known.least==known.largest:
    return known.least
   if known.largest<=alpha:
    return known.largest
  least,largest=self._mean(position,depth,alpha,beta)
  self._table[slot]=Bounds(position,depth,least,largest)
  return largest if largest<=alpha else least

 def _mean(self,position,depth,alpha,beta):





  low,high=-self.win,self.win
  for probability,children in self._game.rolls(position):
   low+=probability*self.win
   high-=probability*self.win
   floor=max(-self.win,(alpha-high)/probability-TOLERANCE)
   ceiling=min(self.win,(beta-low)/probability+TOLERANCE)
   value=self._choose(children,depth-1,floor,ceiling)
   low+=probability*value
   high+=probability*value
   if value>=ceiling and value<self.win:
    return low,self.win
   if value<=floor and value>-self.win:
    return-self.win,high
  return low,low


def deepen(
search,children,deadline,depths
):






 order=list(children)
 growth,last=FIRST_GROWTH,0.0
 for number,depth in enumerate(depths):
  if number and last*growth*1000.0>deadline.left_ms():
   return
  estimates=search.estimates
  begun=deadline.now()
  try:
   place,value=search.best([children[move]for move in order],depth,deadline)
  except Stopped:
   return
  seconds=deadline.now()-begun
  if number:
   growth=SMOOTHING*min(MOST_GROWTH,seconds/max(last,SHORTEST))+(1-SMOOTHING)*growth
  last=seconds
  order.insert(0,order.pop(place))
  yield SearchResult(order[0],value,effort=depth)
  if abs(value)>=search.win or search.estimates==estimates:
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
ENTRY='bot/submit/ewn_reference.py'
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
