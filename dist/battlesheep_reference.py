#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 67,612 of 100,000 characters. Built by bundle.py: change the sources, not this file.
SOURCES={
'bot/__init__.py': r'''0
''',
'bot/battlesheep/__init__.py': r'''0
''',
'bot/battlesheep/player/__init__.py': r'''0
''',
'bot/battlesheep/player/conversation.py': r'''
from __future__ import annotations

from abc import ABC,abstractmethod
from collections.abc import Iterator,Sequence

from bot.battlesheep import protocol
from bot.battlesheep.player.times import TurnParams
from bot.battlesheep.rules.batch import Root
from bot.battlesheep.rules.geometry import MAX_LINE,Geometry,build_geometry
from bot.battlesheep.rules.plain import EDITIONS,Board,Edition
from bot.battlesheep.rules.state import PLAYERS,Move
from botkit.client.errors import ProtocolError
from botkit.client.session import Session
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

MOST_SHEEP=32

NO_START=(0,0)
NO_MOVE=Move(0,0,1,1)

SEEDS=1000



Results=Iterator[SearchResult[Sequence[int]]]



class Conversation(ABC):


 opening:protocol.Opening
 edition:Edition
 geometry:Geometry

 def __init__(self,params):
  self.session=Session(params.explain)
  self._times=params
  self._seed=params.seed*SEEDS

 @abstractmethod
 def starts(self,board,deadline):
  0

 @abstractmethod
 def moves(self,root,deadline):
  0

 def serve(self):





  self.begin(protocol.read_opening(self.session.line))
  while True:
   try:
    turn=protocol.read_turn(self.session.line,self.opening)
   except ProtocolError as error:
    self.session.complain(f"{error}; waiting for the next request")
    self.session.end_turn()
    continue
   if turn is None:
    return
   self.session.answer(protocol.format_answer(self.decide(turn).answer))

 def begin(self,opening):

  if opening.edition not in EDITIONS:
   raise ProtocolError(f"no edition is called {opening.edition!r}; there are: {', '.join(EDITIONS)}")
  if opening.players!=PLAYERS:
   raise ProtocolError(f"a game of {opening.players} players; it has {PLAYERS}")
  if max(opening.width,opening.height)>MAX_LINE:
   raise ProtocolError(f"a map of {opening.width} by {opening.height}; a line has at most {MAX_LINE} cells")
  if opening.sheep>MOST_SHEEP:
   raise ProtocolError(f"flocks of {opening.sheep} sheep; they are at most {MOST_SHEEP}")
  self.opening,self.edition=opening,EDITIONS[opening.edition]
  self.geometry=build_geometry(self.edition,opening.map)

 def decide(self,turn):

  session,is_first=self.session,isinstance(turn,protocol.StartTurn)
  time=self._times.turn_time(self.opening.first_turn_ms if is_first else self.opening.turn_ms,is_first)
  legal:Sequence[Sequence[int]]
  if isinstance(turn,protocol.StartTurn):
   board=Board(self.edition,turn.owner)
   legal,results=board.accepted_starts(),self.starts(board,session.deadline(time))
  else:
   root=Root.of(self.geometry,Board(self.edition,turn.owner,turn.sheep),self.opening.player-1)
   legal,results=root.moves(),self.moves(root,session.deadline(time))
  if not legal:
   session.complain(f"asked for a {'start' if is_first else 'move'} without having one")
   return SearchResult(NO_START if is_first else NO_MOVE)
  return session.best_in_time(results,SearchResult(legal[0]),time,protocol.format_answer)

 def next_seed(self):

  self._seed+=1
  return self._seed
''',
'bot/battlesheep/player/simulation.py': r'''
from __future__ import annotations

from collections.abc import Sequence
from typing import Callable,NamedTuple,Optional

import numpy as np

from bot.battlesheep.rules.batch import ActionAbstraction,Batch,Root
from bot.battlesheep.rules.plain import Edition
from bot.battlesheep.rules.state import PLAYERS,Cell
from botkit.arrays import Floats,Ints,Uints16
from botkit.search.clock import Deadline
from botkit.search.sums import rounded

POINTS_BY_RANK=(1.0,0.6667,0.3333,0.0)

NOT_PLACED=-1

Evaluation=Callable[[Batch],Optional["tuple[Floats, Floats]"]]



class RankRewards:


 def __init__(self,edition,by_rank):

  self._edition=edition
  totals=np.concatenate([[0.0],np.cumsum(by_rank)])
  better,equal=np.arange(PLAYERS)[:,None],np.arange(PLAYERS+1)
  shares=(totals[np.minimum(better+equal,PLAYERS)]-totals[better])/np.maximum(equal,1)
  self._shares=rounded(shares)

 def of_scores(self,scores):

  scores=self._edition.team_means(scores)
  better=(scores[None]>scores[:,None]).sum(axis=1)
  equal=(scores[None]==scores[:,None]).sum(axis=1)
  return self._shares[better,equal]


class Model(NamedTuple):


 sheep:int

 abstraction:ActionAbstraction

 ranks:RankRewards
 evaluation:Evaluation|None=None



class Simulation:


 players=PLAYERS

 def __init__(self,model,root,seed,starts=()):




  number=root.geometry.number()
  self.model,self.root,self.player=model,root,root.player
  self.starts=np.array([number[cell]for cell in starts],dtype=np.int64)
  self.random=np.random.Generator(np.random.SFC64(seed))

 def batch(self,games):

  return SimulationBatch(self,games)


class SimulationBatch:


 def __init__(self,simulation,games):
  self.boards=Batch(simulation.root,games)
  self._simulation,self._first=simulation,simulation.player
  self._taken=np.full((PLAYERS-self._first if simulation.starts.size else 0,games),NOT_PLACED)

  self._placing=None

 def _is_placing(self,player,games):

  turn=player-self._first
  return 0<=turn<len(self._taken)and bool(games.size)and self._taken[turn,games[0]]==NOT_PLACED

 def offer(self,player,games):

  self._placing=(player,games)if self._is_placing(player,games)else None
  if not self._placing:
   return self.boards.offer(player,games,self._simulation.model.abstraction)
  return np.full(games.size,self._simulation.starts.size-(player-self._first),dtype=np.uint16)

 def narrow(self,chosen):

  self.boards.narrow(chosen)

 def play(self,choice):

  if not self._placing:
   self.boards.play(choice)
   return
  player,games=self._placing
  index,turn=choice.astype(np.int64),player-self._first
  for taken in np.sort(self._taken[:turn,games],axis=0):
   index+=index>=taken
  self._taken[turn,games]=index
  self.boards.place(player,games,self._simulation.starts.take(index),self._simulation.model.sheep)

 def rewards(self,next_player,deadline):





  random,model=self._simulation.random,self._simulation.model
  next_player=next_player.copy()
  for turn,taken in enumerate(self._taken):
   games=(taken==NOT_PLACED).nonzero()[0]
   if games.size:
    counts=self.offer(self._first+turn,games)
    self.play((random.random(games.size)*counts).astype(np.uint16))
    next_player[games]=(self._first+turn+1)%PLAYERS
  estimate=model.evaluation(self.boards)if model.evaluation else None
  if not self.boards.play_out(random,next_player,lambda:not deadline.passed()):
   return None
  rewards=model.ranks.of_scores(self.boards.scores())
  if estimate:
   values,weights=estimate
   rewards+=rounded((values-rewards)*weights)
  return rewards
''',
'bot/battlesheep/player/tcp.py': r'''




from __future__ import annotations

import socket
import struct
from argparse import ArgumentTypeError
from collections.abc import Sequence
from io import BufferedReader
from time import sleep
from typing import Callable,NamedTuple,TypeVar

from bot.battlesheep.player.conversation import Conversation
from bot.battlesheep.player.times import TurnParams
from bot.battlesheep.protocol import MoveTurn,Opening,StartTurn,Turn
from bot.battlesheep.rules.state import COURSES,FREE,PLAYERS,WALL,CourseSettings,Grid
from botkit.client.parameters import argument_parser
from botkit.client.session import run
from botkit.client.words import wrong

P=TypeVar("P",bound=TurnParams)
MOST_PORT=65_535
MOST_TEAM=(1<<31)-1

FIELD=4
GOES_ON=1
ENDS=0
Receive=Callable[[int],bytes]


TRIES=12

FIRST_PAUSE_S,LONGEST_PAUSE_S=0.05,2.0

CONNECT_TIMEOUT_S=10.0


class ServerRequest(NamedTuple):


 ident:int
 turn:Turn|None

 player:int=0



def pack(fields):

 return struct.pack(f"<{len(fields)}i",*fields)


def read_fields(receive,count):

 return list(struct.unpack(f"<{count}i",receive(FIELD*count)))


def read_request(receive,size,known_map):





 kind,ident=read_fields(receive,2)
 if kind==ENDS:
  return ServerRequest(ident,None)
 if kind!=GOES_ON:
  raise wrong("a message of the server",f"{GOES_ON} or {ENDS} first",str(kind))
 area=size*size
 fields=read_fields(receive,1+area)
 if known_map is None or _walls(fields[:area])!=_walls(_columns(known_map)):
  player,*owners=fields
  if not 1<=player<=PLAYERS:
   raise wrong("a request for a start",f"a player from 1 to {PLAYERS}",str(player))
  return ServerRequest(ident,StartTurn(_owners(owners,size)),player)
 fields+=read_fields(receive,2*area-len(fields))
 owners,sheep=fields[:area],fields[area:]
 if min(sheep)<0:
  raise wrong("the sheep","numbers from 0 on",str(min(sheep)))
 return ServerRequest(ident,MoveTurn(_owners(owners,size),_rows(sheep,size)))


def format_request(request):

 turn=request.turn
 if turn is None:
  return pack([ENDS,request.ident])
 if isinstance(turn,StartTurn):
  return pack([GOES_ON,request.ident,request.player,*_columns(turn.owner)])
 return pack([GOES_ON,request.ident,*_columns(turn.owner),*_columns(turn.sheep)])


def read_answer(receive,numbers):

 kind,ident,*answer=read_fields(receive,2+numbers)
 if kind!=GOES_ON:
  raise wrong("an answer of the client",f"{GOES_ON} first",str(kind))
 return ident,answer


def format_answer(ident,answer):

 return pack([GOES_ON,ident,*answer])


def _columns(grid):
 return[value for column in zip(*grid)for value in column]


def _owners(fields,size):
 for owner in fields:
  if not WALL<=owner<=PLAYERS:
   raise wrong("the owners",f"numbers from {WALL} to {PLAYERS}",str(owner))
 return _rows(fields,size)


def _rows(fields,size):
 return tuple(tuple(fields[y::size])for y in range(size))


def _walls(fields):
 return[value==WALL for value in fields]


class Client:


 def __init__(self,bot,address,team,course):
  self.address,self.team,self.course=address,team,course
  self._bot,self._session=bot,bot.session
  self._map=None
  self._failures=0
  self._socket:socket.socket
  self._stream:BufferedReader

 def serve(self):

  while True:
   try:
    with socket.create_connection(self.address,CONNECT_TIMEOUT_S)as self._socket:
     self._socket.settimeout(None)
     self._socket.setsockopt(socket.IPPROTO_TCP,socket.TCP_NODELAY,1)
     self._socket.sendall(pack([self.team]))
     self._stream=self._socket.makefile("rb")
     self._play()
    return
   except OSError as error:
    self._pause_after(error)

 def _pause_after(self,error):

  host,port=self.address
  self._failures+=1
  if self._failures==TRIES:
   raise ConnectionError(f"{TRIES} connections to {host}:{port} failed, the last one with: {error}")
  self._session.complain(f"{host}:{port}: {error}; connecting again")
  if self._failures>1:
   sleep(min(FIRST_PAUSE_S*2**(self._failures-2),LONGEST_PAUSE_S))

 def _play(self):

  while True:
   self._stream.peek()
   self._session.begin_turn()
   request=read_request(self._receive,self.course.size,self._map)
   if request.turn is None:
    if request.ident:
     return
    raise ConnectionError("the server has no game for this team")
   self._failures=0
   if isinstance(request.turn,StartTurn):
    self._begin(request.player,request.turn.owner)
   answer=self._bot.decide(request.turn).answer
   try:
    self._socket.sendall(format_answer(request.ident,answer))
   finally:
    self._session.end_turn()

 def _begin(self,player,owner):
  course=self.course
  self._map=tuple(tuple(min(value,FREE)for value in row)for row in owner)
  self._bot.begin(Opening(player,PLAYERS,course.edition,course.size,course.size,course.sheep,
course.step_ms,course.step_ms,self._map))

 def _receive(self,count):
  data=self._stream.read(count)
  if len(data)<count:
   raise ConnectionError("the server has hung up")
  return data


def serve(bot,params,argv):

 parser=argument_parser("Battle Sheep",params)
 group=parser.add_argument_group("the course's server")
 group.add_argument("--tcp",type=_address,metavar="HOST:PORT",help="play there instead of on stdin and stdout")
 group.add_argument("--team",type=_team,default=1,metavar="N",help="the team's number")
 group.add_argument("--course",choices=sorted(COURSES),help="what is played; default: by the port, else hex")
 options=parser.parse_args(argv)
 player=bot(options.params)
 if options.tcp is None:
  run(player.serve)
  return
 by_port=[name for name,course in COURSES.items()if course.port==options.tcp[1]]
 run(Client(player,options.tcp,options.team,COURSES[options.course or(by_port or["hex"])[0]]).serve)


def port(text):

 if not text.isdecimal()or int(text)>MOST_PORT:
  raise ArgumentTypeError(f"{text!r} is not a port from 0 to {MOST_PORT}")
 return int(text)


def _address(text):
 host,sign,number=text.rpartition(":")
 if not host or not sign:
  raise ArgumentTypeError(f"wants HOST:PORT, not {text!r}")
 return host,port(number)


def _team(text):
 if not text.isdecimal()or int(text)>MOST_TEAM:
  raise ArgumentTypeError(f"{text!r} is not a number from 0 to {MOST_TEAM}")
 return int(text)
''',
'bot/battlesheep/player/times.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams,between,effort
from botkit.client.times import UNLIMITED,TurnTime

USUAL_TURN_MS=1000.0



@dataclass(frozen=True)
class TurnParams(CommonParams):


 iterations:int=effort()

 seed:int=1

 turn_ms:float=between(0.0,0.0)

 margin_ms:float=between(100.0,0.0)

 margin_share:float=between(0.2,0.0,1.0)

 first_margin_ms:float=between(300.0,0.0)

 first_margin_share:float=between(0.4,0.0,1.0)


 def turn_time(self,limit_ms,is_first=False):

  if self.iterations:
   return UNLIMITED
  limit_ms=self.turn_ms or limit_ms or USUAL_TURN_MS
  margin_ms,share=self.margin_ms,self.margin_share
  if is_first:
   margin_ms,share=self.first_margin_ms,self.first_margin_share
  return TurnTime.before(limit_ms,limit_ms-min(margin_ms,share*limit_ms))
''',
'bot/battlesheep/protocol.py': r'''





from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Callable,Union

from bot.battlesheep.rules.state import FREE,WALL,Cell,Grid,Move
from botkit.client.words import parse_integers,parse_words,wrong

START,MOVE,END="START","MOVE","END"
Line=Callable[[],str]



@dataclass(frozen=True)
class Opening:


 player:int
 players:int
 edition:str
 width:int
 height:int
 sheep:int
 turn_ms:int
 first_turn_ms:int
 map:Grid


@dataclass(frozen=True)
class StartTurn:


 owner:Grid


@dataclass(frozen=True)
class MoveTurn:


 owner:Grid
 sheep:Grid


Turn=Union[StartTurn,MoveTurn]


def read_opening(line):

 text=line()
 words=parse_words(text,8,"the first line")
 edition=words.pop(2)
 player,players,width,height,sheep,turn_ms,first_turn_ms=parse_integers(" ".join(words),7,"the first line")
 if not 1<=player<=players or width<1 or height<1 or sheep<1:
  raise wrong("the first line","a player out of all, and a map and sheep",text)
 grid=_read_grid(line,width,height,"the map",WALL,FREE)
 return Opening(player,players,edition,width,height,sheep,turn_ms,first_turn_ms,grid)


def format_opening(opening):

 head=(f"{opening.player} {opening.players} {opening.edition} {opening.width} {opening.height} {opening.sheep} "
f"{opening.turn_ms} {opening.first_turn_ms}")
 return[head,*_format_grid(opening.map)]


def read_turn(line,opening):

 word=line().strip()
 if word==END:
  return None
 if word not in(START,MOVE):
  raise wrong("a request",f"{START}, {MOVE} or {END}",word)
 owner=_read_grid(line,opening.width,opening.height,"the owners",WALL,opening.players)
 for y,(row,cells)in enumerate(zip(owner,opening.map)):
  if[value==WALL for value in row]!=[value==WALL for value in cells]:
   raise wrong(f"row {y} of the owners","the walls of the map"," ".join(map(str,row)))
 if word==START:
  return StartTurn(owner)
 return MoveTurn(owner,_read_grid(line,opening.width,opening.height,"the sheep",0,opening.sheep))


def format_turn(turn):

 if turn is None:
  return[END]
 if isinstance(turn,StartTurn):
  return[START,*_format_grid(turn.owner)]
 return[MOVE,*_format_grid(turn.owner),*_format_grid(turn.sheep)]


def parse_start(text):

 x,y=parse_integers(text,2,"a start (x y)")
 return x,y


def parse_move(text):

 return Move(*parse_integers(text,4,"a move (x y sheep direction)"))


def format_answer(answer):

 return" ".join(map(str,answer))


def _read_grid(line,width,height,what,least,most):
 return tuple(_parse_row(line(),width,f"row {y} of {what}",least,most)for y in range(height))


def _parse_row(text,width,what,least,most):
 row=tuple(parse_integers(text,width,what))
 if not least<=min(row)<=max(row)<=most:
  raise wrong(what,f"numbers from {least} to {most}",text)
 return row


def _format_grid(grid):
 return[" ".join(map(str,row))for row in grid]
''',
'bot/battlesheep/reference/__init__.py': r'''0
''',
'bot/battlesheep/reference/loop.py': r'''




from __future__ import annotations

from collections.abc import Sequence

from bot.battlesheep.player.conversation import Conversation,Results
from bot.battlesheep.player.simulation import Model,RankRewards,Simulation
from bot.battlesheep.player.tcp import serve
from bot.battlesheep.reference.params import Params
from bot.battlesheep.rules.batch import ActionAbstraction,Root
from bot.battlesheep.rules.plain import Board
from bot.battlesheep.rules.state import Cell
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from botkit.search.uct import Settings,Uct

WANTED_DIRECTIONS=4


def main(argv=None):

 serve(Bot,Params(),argv)


class Bot(Conversation):


 def __init__(self,params):
  super().__init__(params)
  self._params=params

 def starts(self,board,deadline):
  yield SearchResult(start_by_rule(board))

 def moves(self,root,deadline):
  params=self._params
  sheep=self.opening.sheep
  model=Model(sheep,ActionAbstraction(sheep-1),RankRewards(self.edition,params.by_rank()))
  search=Uct(Simulation(model,root,self.next_seed()),Settings(params.exploration,params.batch),self._seed)
  legal=root.moves()
  for result in search.results(deadline,params.iterations or params.most_iterations):
   yield result.map(legal.__getitem__)


def start_by_rule(board):


 def badness(cell):
  ends=[board.landing(*cell,direction)for direction in board.edition.directions]
  lengths=[max(abs(x-cell[0]),abs(y-cell[1]))for x,y in ends]
  return max(0,WANTED_DIRECTIONS-sum(length>0 for length in lengths)),sum(lengths)

 return min(board.accepted_starts(),key=badness)
''',
'bot/battlesheep/reference/params.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from bot.battlesheep.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):


 most_iterations:int=25_000

 exploration:float=between(5.0,0.01)

 batch:int=between(2048,1)

 reward_1:float=0.4

 reward_2:float=0.3

 reward_3:float=0.2

 reward_4:float=0.1


 def by_rank(self):

  return[self.reward_1,self.reward_2,self.reward_3,self.reward_4]
''',
'bot/battlesheep/rules/__init__.py': r'''0
''',
'bot/battlesheep/rules/batch.py': r'''










from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import numpy as np

from bot.battlesheep.rules.geometry import Geometry,scores,sizes
from bot.battlesheep.rules.plain import Board
from bot.battlesheep.rules.state import FREE,PLAYERS,WALL,Move
from botkit.arrays import Floats,Ints,Uints8,Uints16,Uints64

MASK_BITS=8
MASK=(1<<MASK_BITS)-1
RANDOM_BITS=16


@dataclass(frozen=True)
class Root:


 geometry:Geometry
 player:int
 open:Uints16
 lines:Uints16
 flocks:tuple[tuple[tuple[int,int],...],...]
 owned:Uints64
 capacity:int

 @classmethod
 def of(cls,geometry,board,player,sheep=0):




  size=geometry.size
  owner=[board.owner[y][x]for x,y in geometry.cells]
  free=np.array([value==FREE for value in owner]+[False])
  is_open=free[geometry.neighbour]
  shifts=np.arange(len(is_open))[:,None]
  open_=(is_open<<shifts).sum(axis=0)+(is_open.sum(axis=0)<<MASK_BITS)
  lines=np.full(geometry.lines,geometry.full_line,dtype=np.uint16)
  for cell in range(size):
   if free[cell]:
    lines[geometry.line_of[:,cell]]&=~geometry.line_bit[:,cell]
  flocks=[[]for _ in range(PLAYERS)]
  owned=np.zeros((PLAYERS,geometry.words),dtype=np.uint64)
  for cell,(x,y)in enumerate(geometry.cells):
   if owner[cell]in(FREE,WALL):
    continue
   owned[owner[cell]-1,geometry.word[cell]]|=geometry.bit[cell]
   if board.sheep[y][x]>1:
    flocks[owner[cell]-1].append((cell,board.sheep[y][x]-1))
  capacity=max(1,sheep-1,*(sum(spare for _,spare in own)for own in flocks))
  return cls(geometry,player,open_.astype(np.uint16),lines,tuple(map(tuple,flocks)),owned,capacity)

 def moves(self,abstraction=None):

  geometry=self.geometry
  moves=[]
  for cell,spare in self.flocks[self.player]:
   for d,direction in enumerate(geometry.edition.directions):
    if self.open[cell]>>d&1:
     numbers=abstraction.numbers[spare]if abstraction else range(1,spare+1)
     moves+=[Move(*geometry.cells[cell],m,direction.number)for m in numbers]
  return moves

 def after(self,choice,abstraction):

  batch=Batch(self,1)
  batch.offer(self.player,np.zeros(1,dtype=np.int64),abstraction)
  batch.play(np.array([choice],dtype=np.uint16))
  return batch.root_of_first((self.player+1)%PLAYERS)


class ActionAbstraction:


 def __init__(self,most_spare,most_numbers=0):

  self.numbers=[_numbers_sent(spare,most_numbers)for spare in range(most_spare+1)]
  self.count=np.array([len(sent)for sent in self.numbers],dtype=np.uint16)
  self.stride=most_spare+1
  self.beyond_first=np.zeros(self.stride**2,dtype=np.uint16)

  for spare,sent in enumerate(self.numbers):
   self.beyond_first[spare*self.stride:][:len(sent)]=np.array(sent,dtype=np.uint16)-1


def _numbers_sent(spare,most_numbers):

 if not 0<most_numbers<spare:
  return list(range(1,spare+1))
 if most_numbers==1:
  return[(spare+1)//2]
 return sorted({round(1+k*(spare-1)/(most_numbers-1))for k in range(most_numbers)})


class Batch:






 def __init__(self,root,games):
  geometry=root.geometry
  self.root,self.geometry,self.games=root,geometry,games
  self._stride=geometry.size+1
  self._base=np.arange(games,dtype=np.int64)*self._stride
  self._line_base=np.arange(games,dtype=np.int64)*geometry.lines
  self._open=np.tile(root.open,games)
  self._closing=np.array(
[[(1<<back)+(1<<MASK_BITS)]for back in geometry.reverse],dtype=np.uint16)
  self._lines=np.tile(root.lines,games)
  self._place=[]
  self._spare=[]
  self._count=[]
  self._rows=[]
  for flocks in root.flocks:
   place=np.empty((root.capacity,games),dtype=np.int64)
   place[:]=self._base
   spares=np.zeros((root.capacity,games),dtype=np.uint16)
   for row,(cell,spare)in enumerate(flocks):
    place[row]+=cell
    spares[row]=spare
   self._place.append(place)
   self._spare.append(spares)
   self._count.append(np.full(games,len(flocks),dtype=np.int64))
   self._rows.append(len(flocks))
  self.owned=[
np.repeat(words,games).reshape(-1,games)for words in root.owned]
  self._offered=None
  self.plies=0

 def root_of_first(self,player):

  flocks=tuple(
tuple((int(place[0]),int(spare[0]))for place,spare in zip(places,spares)if spare[0])
for places,spares in zip(self._place,self._spare)
)
  return Root(self.geometry,player,self._open[:self._stride].copy(),self._lines[:self.geometry.lines].copy(),
flocks,np.stack([owned[:,0]for owned in self.owned]),self.root.capacity)

 def place(self,player,games,cells,sheep):

  base=self._base.take(games)
  self._place[player][0,games]=cells+base
  self._spare[player][0,games]=sheep-1
  self._count[player][games]=1
  self._rows[player]=1
  self._occupy(player,games,cells,base,self._line_base.take(games))

 def offer(self,player,games,abstraction=None):




  rows=self._rows[player]
  place,spare=self._place[player][:rows],self._spare[player][:rows]
  if games.size<self.games:
   place,spare=place.take(games,axis=1),spare.take(games,axis=1)
  ways=self._open.take(place)
  weight=ways>>MASK_BITS
  weight*=abstraction.count.take(spare)if abstraction else spare
  total=np.empty((rows+1,games.size),dtype=np.uint16)
  total[0]=0
  for row in range(rows):
   np.add(total[row],weight[row],out=total[row+1])
  self._offered=_Offer(player,games,place,spare,ways,total,abstraction)
  return total[rows]

 def narrow(self,chosen):

  offer=self._offered
  assert offer is not None
  self._offered=_Offer(offer.player,offer.games.take(chosen),offer.place.take(chosen,axis=1),
offer.spare.take(chosen,axis=1),offer.open.take(chosen,axis=1),
offer.total.take(chosen,axis=1),offer.abstraction)

 def play(self,choice):

  offer=self._offered
  assert offer is not None
  geometry,player,games=self.geometry,offer.player,offer.games
  a=games.size
  self.plies+=a

  row=np.add.reduce((offer.total[1:]<=choice).view(np.uint8),axis=0,dtype=np.uint8)
  at=np.multiply(row,a,dtype=np.int64)
  at+=np.arange(a)
  choice=choice-offer.total.take(at)
  spare=offer.spare.take(at)
  numbers=offer.abstraction.count.take(spare)if offer.abstraction else spare
  nth=choice//numbers
  along=choice-nth*numbers
  if offer.abstraction:
   along=offer.abstraction.beyond_first.take(spare.astype(np.int64)*offer.abstraction.stride+along)
  nth+=(offer.open.take(at)&MASK)<<3
  direction=geometry.nth_direction.take(nth)
  source=offer.place.take(at)
  base=self._base.take(games)

  ray=source-base
  ray<<=3
  ray+=direction
  line=geometry.ray_line.take(ray)
  line_base=self._line_base.take(games)
  line+=line_base
  key=geometry.ray_slide.take(ray)
  key+=self._lines.take(line)
  ray<<=4
  ray+=geometry.slide.take(key)
  target=geometry.landing.take(ray)

  stay=spare-along
  stay-=1
  self._split(player,games,row,stay,along,target+base)

  self._occupy(player,games,target,base,line_base)

 def _split(self,player,games,row,stay,along,target):

  count,place,spare=self._count[player],self._place[player],self._spare[player]
  slot=np.multiply(row,self.games,dtype=np.int64)
  slot+=games
  flat_place,flat_spare=place.reshape(-1),spare.reshape(-1)
  flat_spare[slot]=stay
  settled=along.nonzero()[0]
  moved_on=stay==0
  used=count.take(games)
  fresh=used*self.games
  fresh+=games
  new=np.where(moved_on,slot,fresh).take(settled)
  flat_place[new]=target.take(settled)
  flat_spare[new]=along.take(settled)
  used+=(along>0)&~moved_on
  count[games]=used
  if self._rows[player]<len(place):
   self._rows[player]=max(self._rows[player],int(used.max()))

 def _occupy(self,player,games,target,base,line_base):

  geometry=self.geometry
  around=geometry.neighbour.take(target,axis=1)
  around+=base
  ways=self._open.take(around)
  ways-=self._closing
  self._open[around]=ways
  line=geometry.line_of.take(target,axis=1)
  line+=line_base
  masks=self._lines.take(line)
  masks|=geometry.line_bit.take(target,axis=1)
  self._lines[line]=masks
  cell=geometry.word.take(target)
  cell*=self.games
  cell+=games
  owned=self.owned[player].reshape(-1)
  owned[cell]=owned.take(cell)|geometry.bit.take(target)

 def play_out(self,random,next_player,running):




  player=int(next_player.max())
  late=(player-next_player)%PLAYERS
  for k in range(int(late.max()),0,-1):
   self._random_ply((player-k)%PLAYERS,(late>=k).nonzero()[0],random)
  live=[np.arange(self.games)for _ in range(PLAYERS)]
  while any(games.size for games in live):
   if not running():
    return False
   if live[player].size:
    live[player]=self._random_ply(player,live[player],random)
   player=(player+1)%PLAYERS
  return True

 def _random_ply(self,player,games,random):

  total=self.offer(player,games)
  able=total.nonzero()[0]
  if able.size<total.size:
   games,total=games.take(able),total.take(able)
   self.narrow(able)
  if games.size:
   draw=random.integers(0,1<<RANDOM_BITS,games.size,dtype=np.uint16).astype(np.uint32)
   draw*=total
   draw>>=RANDOM_BITS
   self.play(draw.astype(np.uint16))
  return games

 def free_cells(self):

  taken=sizes(np.concatenate(self.owned))
  return self.geometry.size-taken

 def movable(self,player):

  geometry=self.geometry
  cells=np.zeros_like(self.owned[player])
  spares=np.zeros(self.games,dtype=np.int64)
  flocks=np.zeros(self.games,dtype=np.int64)
  for place,spare in zip(self._place[player][:self._rows[player]],self._spare[player]):
   able=(self._open.take(place)>0)&(spare>0)
   cell=np.where(able,place-self._base,geometry.size)
   bit,word=geometry.bit.take(cell),geometry.word.take(cell)
   for w,words in enumerate(cells):
    words|=bit*(word==w)
   spares+=spare*able
   flocks+=able
  return cells,spares,flocks

 def scores(self):

  owned=np.stack(self.owned,axis=1)
  return scores(self.geometry,owned.reshape(len(owned),-1)).reshape(PLAYERS,self.games)


@dataclass
class _Offer:


 player:int
 games:Ints
 place:Ints
 spare:Uints16
 open:Uints16
 total:Uints16
 abstraction:ActionAbstraction|None
''',
'bot/battlesheep/rules/geometry.py': r'''



from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any,NamedTuple

import numpy as np

from bot.battlesheep.rules.plain import Board,Edition
from bot.battlesheep.rules.state import FREE,WALL,Cell,Grid
from botkit.arrays import Floats,Ints,Uints8,Uints16,Uints64

MAX_DIRECTIONS=8
MAX_LINE=16
WORD_BITS=64
WORD_BYTES=WORD_BITS//8
BYTE_VALUES=256
_ONE=np.uint64(1)
_ODD=np.uint64(0x5555555555555555)
_PAIRS=np.uint64(0x3333333333333333)
_NIBBLES=np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM_BYTES=np.uint64(0x0101010101010101)


class Spread(NamedTuple):


 byte:int
 word:int
 table:Uints64


@dataclass(frozen=True)
class Geometry:







 edition:Edition
 cells:tuple[Cell,...]
 neighbour:Ints
 reverse:tuple[int,...]
 ray_line:Ints
 ray_slide:Ints
 slide:Uints8
 landing:Ints
 lines:int
 full_line:int
 line_of:Ints
 line_bit:Uints16
 nth_direction:Ints
 words:int
 adjacent:tuple[Spread,...]
 contact:tuple[Spread,...]
 bit:Uints64
 all_cells:Uints64
 word:Ints

 @property
 def size(self):

  return len(self.cells)

 def number(self):

  return{cell:i for i,cell in enumerate(self.cells)}


def build_geometry(edition,grid):

 board=Board(edition,[[WALL if value==WALL else FREE for value in row]for row in grid])
 cells=tuple(board.cells())
 number={cell:i for i,cell in enumerate(cells)}
 neighbour=np.full((len(edition.directions),len(cells)+1),len(cells),dtype=np.int64)
 for d,direction in enumerate(edition.directions):
  for i,cell in enumerate(cells):
   neighbour[d,i]=number.get(direction.step(*cell),len(cells))
 reverse=tuple(len(edition.directions)-1-d for d in range(len(edition.directions)))
 joining=[d for d,direction in enumerate(edition.directions)if direction.number in edition.joining]
 words=(len(cells)+WORD_BITS-1)//WORD_BITS
 bit,word=_cell_bits(len(cells))
 return Geometry(
edition=edition,cells=cells,neighbour=neighbour,reverse=reverse,nth_direction=_nth_directions(),
words=words,bit=bit,word=word,
all_cells=np.array([np.bitwise_or.reduce(bit[word==w])for w in range(words)]),
adjacent=_spreads(neighbour,joining,words),
contact=_spreads(neighbour,list(range(len(edition.directions))),words),
**_line_tables(neighbour,reverse),
)


def _nth_directions():
 table=np.zeros((BYTE_VALUES,MAX_DIRECTIONS),dtype=np.int64)
 for mask in range(BYTE_VALUES):
  bits=[d for d in range(MAX_DIRECTIONS)if mask>>d&1]
  table[mask,:len(bits)]=bits
 return table.reshape(-1)


def _cell_bits(size):
 cells=np.arange(size+1)
 bit=np.uint64(1)<<(cells%WORD_BITS).astype(np.uint64)
 word=cells//WORD_BITS
 bit[size],word[size]=0,0
 return bit,word


def _spreads(neighbour,directions,words):
 size=neighbour.shape[1]-1
 sets=[0]*(words*WORD_BITS)
 for cell in range(size):
  for d in directions:
   if neighbour[d,cell]<size:
    sets[cell]|=1<<int(neighbour[d,cell])
 spreads=[]
 for byte in range(words*WORD_BYTES):
  for word in range(words):
   table=np.zeros(BYTE_VALUES,dtype=np.uint64)
   for value in range(1,BYTE_VALUES):
    low=value&-value
    cell=byte*8+low.bit_length()-1
    table[value]=table[value^low]|np.uint64(sets[cell]>>(word*WORD_BITS)&(1<<WORD_BITS)-1)
   if table.any():
    spreads.append(Spread(byte,word,table))
 return tuple(spreads)


def _line_tables(neighbour,reverse):
 directions,size=neighbour.shape[0],neighbour.shape[1]-1
 axes=directions//2
 line_of=np.zeros((axes,size+1),dtype=np.int64)
 position=np.zeros((axes,size+1),dtype=np.int64)
 line_cells=[[]]
 for axis in range(axes):
  for cell in range(size):
   if neighbour[reverse[axis],cell]<size:
    continue
   run=[cell]
   while neighbour[axis,run[-1]]<size:
    run.append(int(neighbour[axis,run[-1]]))
   line_of[axis,run]=len(line_cells)
   position[axis,run]=np.arange(len(run))
   line_cells.append(run)
 longest=max(map(len,line_cells))
 ray_line=np.zeros((size+1,MAX_DIRECTIONS),dtype=np.int64)
 ray_slide=np.zeros((size+1,MAX_DIRECTIONS),dtype=np.int64)
 landing=np.full((size+1,MAX_DIRECTIONS,MAX_LINE),size,dtype=np.int64)
 for d in range(directions):
  axis,forward=(d,1)if d<axes else(reverse[d],0)
  ray_line[:,d]=line_of[axis]
  ray_slide[:,d]=(position[axis]*2+forward)<<longest
  landing[:,d,0]=np.arange(size+1)
  for step in range(1,longest):
   landing[:,d,step]=neighbour[d,landing[:,d,step-1]]
 return{
"ray_line":ray_line.reshape(-1),"ray_slide":ray_slide.reshape(-1),
"slide":_slide_lengths(longest),"landing":landing.reshape(-1),
"lines":len(line_cells),"full_line":(1<<longest)-1,
"line_of":line_of,"line_bit":(1<<position).astype(np.uint16),
}


def _slide_lengths(longest):

 masks=np.arange(1<<longest)
 table=np.zeros((longest,2,1<<longest),dtype=np.uint8)
 for position in range(longest):
  for forward in range(2):
   way=range(position+1,longest)if forward else range(position-1,-1,-1)
   clear=np.ones(1<<longest,dtype=bool)
   for cell in way:
    clear&=(masks>>cell&1)==0
    table[position,forward]+=clear
 return table.reshape(-1)


def sizes(sets):

 x=sets-(sets>>_ONE&_ODD)
 x=(x&_PAIRS)+(x>>np.uint64(2)&_PAIRS)
 x+=x>>np.uint64(4)
 x&=_NIBBLES
 x*=_SUM_BYTES
 x>>=np.uint64(56)
 return np.add.reduce(x.view(np.int64),axis=0)


def neighbours(spreads,sets):

 out=np.zeros_like(sets)
 values=[words.view(np.uint8).reshape(-1,WORD_BYTES)for words in sets]
 last=-1
 for byte,word,table in spreads:
  if byte!=last:
   index=values[byte//WORD_BYTES][:,byte%WORD_BYTES].astype(np.int64)
   last=byte
  out[word]|=table.take(index)
 return out


def _first_cells(sets):

 out=sets&(~sets+_ONE)
 for w in range(1,len(sets)):
  out[w]*=~sets[:w].any(axis=0)
 return out


def _grown(spreads,starts,inside):

 edge,reached=starts,starts.copy()
 column=np.arange(starts.shape[1])
 while column.size:
  grown=neighbours(spreads,edge)
  grown&=inside
  grown|=edge
  more=(grown!=edge).any(axis=0).nonzero()[0]
  column,edge,inside=column.take(more),grown.take(more,axis=1),inside.take(more,axis=1)
  reached[:,column]=edge
 return reached


def scores(geometry,owned):




 edition=geometry.edition
 largest=np.zeros(owned.shape[1],dtype=np.int64)
 shape=np.zeros(owned.shape[1])
 points=edition.region_points*np.arange(geometry.size+1.0)**edition.region_exponent
 left=owned
 column=np.arange(owned.shape[1])
 while column.size:
  region=_grown(geometry.adjacent,_first_cells(left),left)
  size=sizes(region)
  largest[column]=np.maximum(largest.take(column),size)
  shape[column]+=points.take(size)
  left=left^region
  rest=sizes(left)
  more=(rest>0 if edition.region_points else rest>largest.take(column)).nonzero()[0]
  left,column=left.take(more,axis=1),column.take(more)
 total=np.floor(shape+0.5)
 total+=edition.cell_points*sizes(owned)+edition.largest_points*largest
 return total
''',
'bot/battlesheep/rules/plain.py': r'''



from __future__ import annotations

import math
from collections.abc import Iterator,Sequence
from dataclasses import dataclass,replace
from typing import NamedTuple

import numpy as np

from bot.battlesheep.rules.state import FREE,PLAYERS,WALL,Cell,Grid,Move
from botkit.arrays import Floats


class RuleError(ValueError):
 0


class Slide(NamedTuple):


 x:int
 y:int
 direction:int
 to_x:int
 to_y:int
 most:int


@dataclass(frozen=True)
class Direction:


 number:int
 even_step:Cell
 odd_step:Cell

 def step(self,x,y):
  dx,dy=self.odd_step if y%2 else self.even_step
  return x+dx,y+dy


@dataclass(frozen=True)
class Edition:






 name:str
 directions:tuple[Direction,...]
 joining:tuple[int,...]

 cell_points:int
 largest_points:int
 region_points:int
 region_exponent:float
 teams:bool=False


 def score(self,region_sizes):

  shape=math.fsum(self.region_points*size**self.region_exponent for size in region_sizes)
  whole=self.cell_points*sum(region_sizes)+self.largest_points*max(region_sizes,default=0)
  return whole+math.floor(shape+0.5)

 def team_means(self,values):

  return(values+np.roll(values,PLAYERS//2,axis=0))/2 if self.teams else values


HEX=Edition(
name="hex",
directions=(
Direction(1,(-1,-1),(0,-1)),
Direction(2,(0,-1),(1,-1)),
Direction(3,(-1,0),(-1,0)),
Direction(4,(1,0),(1,0)),
Direction(5,(-1,1),(0,1)),
Direction(6,(0,1),(1,1)),
),
joining=(1,2,3,4,5,6),
cell_points=3,
largest_points=1,
region_points=0,
region_exponent=1.0,
)

SQUARE=Edition(
name="square",
directions=tuple(
Direction(number,step,step)
for number,step in(
(1,(-1,-1)),(2,(0,-1)),(3,(1,-1)),(4,(-1,0)),
(6,(1,0)),(7,(-1,1)),(8,(0,1)),(9,(1,1)),
)
),
joining=(2,4,6,8),
cell_points=0,
largest_points=0,
region_points=1,
region_exponent=1.25,
)
TEAMS=replace(SQUARE,name="teams",teams=True)
EDITIONS={edition.name:edition for edition in(HEX,SQUARE,TEAMS)}


class Board:


 def __init__(self,edition,owner,sheep=()):

  self.edition=edition
  self.owner=[list(row)for row in owner]
  self.height,self.width=len(self.owner),len(self.owner[0])
  self.sheep=[list(row)for row in sheep]if sheep else[[0]*self.width for _ in self.owner]
  self._direction={direction.number:direction for direction in edition.directions}

 def inside(self,x,y):
  return 0<=x<self.width and 0<=y<self.height

 def is_free(self,x,y):
  return self.inside(x,y)and self.owner[y][x]==FREE

 def cells(self):

  for y in range(self.height):
   for x in range(self.width):
    if self.owner[y][x]!=WALL:
     yield x,y

 def touching(self,x,y):

  edition=self.edition
  return[direction.step(x,y)for direction in edition.directions if direction.number in edition.joining]

 def border_cells(self,edge_counts=True):




  def is_wall(x,y):
   return self.owner[y][x]==WALL if self.inside(x,y)else edge_counts

  return[
(x,y)for x,y in self.cells()
if self.owner[y][x]==FREE and any(is_wall(*cell)for cell in self.touching(x,y))
]

 def accepted_starts(self):




  def open_directions(cell):
   return sum(self.is_free(*direction.step(*cell))for direction in self.edition.directions)

  cells=self.border_cells(edge_counts=False)or self.border_cells()
  return sorted(cells,key=open_directions,reverse=True)

 def place(self,player,x,y,sheep):

  if not self.is_free(x,y):
   raise RuleError(f"a flock starts on a free cell, not on {x} {y}")
  if(x,y)not in self.border_cells():
   raise RuleError(f"a flock starts next to a wall or the map's edge, not on {x} {y}")
  self.owner[y][x]=player
  self.sheep[y][x]=sheep

 def landing(self,x,y,direction):

  ahead=direction.step(x,y)
  while self.is_free(*ahead):
   x,y=ahead
   ahead=direction.step(x,y)
  return x,y

 def slides(self,player):

  slides=[]
  for x,y in self.cells():
   if self.owner[y][x]!=player or self.sheep[y][x]<2:
    continue
   for direction in self.edition.directions:
    target=self.landing(x,y,direction)
    if target!=(x,y):
     slides.append(Slide(x,y,direction.number,*target,self.sheep[y][x]-1))
  return slides

 def moves(self,player):

  return[
Move(slide.x,slide.y,sheep,slide.direction)
for slide in self.slides(player)for sheep in range(1,slide.most+1)
]

 def can_move(self,player):
  return any(
self.owner[y][x]==player and self.sheep[y][x]>1
and any(self.is_free(*direction.step(x,y))for direction in self.edition.directions)
for x,y in self.cells()
)

 def next_player(self,player):

  for k in range(1,PLAYERS+1):
   candidate=(player-1+k)%PLAYERS+1
   if self.can_move(candidate):
    return candidate
  return 0

 def play(self,player,move):

  x,y,sheep,number=move
  if number not in self._direction:
   raise RuleError(f"there is no direction {number}; there are {', '.join(map(str, self._direction))}")
  if not self.inside(x,y)or self.owner[y][x]!=player:
   raise RuleError(f"player {player} has no flock on {x} {y}")
  if not 1<=sheep<self.sheep[y][x]:
   raise RuleError(f"of {self.sheep[y][x]} sheep on {x} {y} one must stay and one must go, not {sheep}")
  to_x,to_y=self.landing(x,y,self._direction[number])
  if(to_x,to_y)==(x,y):
   raise RuleError(f"the way from {x} {y} in direction {number} is blocked")
  self.sheep[y][x]-=sheep
  self.sheep[to_y][to_x]=sheep
  self.owner[to_y][to_x]=player
  return to_x,to_y

 def region_sizes(self,player):

  left={(x,y)for x,y in self.cells()if self.owner[y][x]==player}
  sizes=[]
  while left:
   edge=[left.pop()]
   size=0
   while edge:
    size+=1
    for cell in self.touching(*edge.pop()):
     if cell in left:
      left.remove(cell)
      edge.append(cell)
   sizes.append(size)
  return sizes

 def scores(self):

  return[self.edition.score(self.region_sizes(player))for player in range(1,PLAYERS+1)]
''',
'bot/battlesheep/rules/state.py': r'''



from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Cell=tuple[int,int]
Grid=Sequence[Sequence[int]]
WALL=-1
FREE=0
PLAYERS=4


class CourseSettings(NamedTuple):


 edition:str

 size:int

 sheep:int

 step_ms:int

 port:int



COURSES={
"hex":CourseSettings("hex",12,16,6000,8888),
"square":CourseSettings("square",12,16,3000,8887),
"square15":CourseSettings("square",15,32,3000,8887),
"teams":CourseSettings("teams",12,16,3000,8887),
}


class Move(NamedTuple):


 x:int
 y:int
 sheep:int
 direction:int
''',
'bot/submit/battlesheep_reference.py': r'''from bot.battlesheep.reference.loop import main

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
'botkit/search/uct.py': r'''







from __future__ import annotations

import math
from collections.abc import Iterator,Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from botkit.arrays import Floats,Ints,Uints16
from botkit.search.clock import Deadline
from botkit.search.result import MOST_ALTERNATIVES,SearchResult
from botkit.search.sums import rounded,runs

_Step=tuple[int,Ints,Ints]

ROOT=0
NOT_EXPANDED=0
LEVEL_STEPS=10
FIRST_BATCH=64
WORTH_DOUBLING=1.5

LEAST_BATCHES=6



class GameBatch(Protocol):


 def offer(self,player,games,/):

  ...

 def narrow(self,chosen,/):
  0

 def play(self,choice,/):
  0

 def rewards(self,next_player,deadline,/):





  ...


class Game(Protocol):


 players:int
 player:int


 def batch(self,games):

  ...


@dataclass(frozen=True)
class Settings:









 exploration:float=0.4
 batch:int=2048
 first_batch:int=0
 batch_share:float=0.125
 least_iterations:int=0
 max_nodes:int=8_000_000
 max_moves:int=256


class Tree:


 def __init__(self,capacity):

  self.visits=np.empty(capacity)
  self.reward=np.empty(capacity)
  self.first=np.empty(capacity,dtype=np.int64)
  self.children=np.empty(capacity,dtype=np.int64)
  self.size=0
  self._add(1)

 def expand(self,nodes,children):

  ends=np.cumsum(children)
  self.first[nodes]=self.size+ends-children
  self.children[nodes]=children
  self._add(int(ends[-1]))

 def _add(self,nodes):
  new=slice(self.size,self.size+nodes)
  self.visits[new]=self.reward[new]=0.0
  self.first[new]=self.children[new]=0
  self.size+=nodes

 def keep_below(self,node):

  kept=np.zeros(self.size,dtype=bool)
  level=np.array([node])
  while level.size:
   kept[level]=True
   parents=level.compress(self.first.take(level)!=NOT_EXPANDED)
   level=_ranges(self.first.take(parents),self.children.take(parents))
  nodes=kept.nonzero()[0]
  place=np.zeros(self.size,dtype=np.int64)
  place[nodes]=np.arange(nodes.size)
  self.first[:nodes.size]=place.take(self.first.take(nodes))
  for values in(self.visits,self.reward,self.children):
   values[:nodes.size]=values.take(nodes)
  self.size=nodes.size


class Uct:


 def __init__(self,game,settings,seed):
  self.game,self.settings=game,settings
  self.tree=Tree(settings.max_nodes)
  self.iterations=0

  self._random=np.random.Generator(np.random.SFC64(seed))
  self._seconds={}
  self._whole=True


 def results(self,deadline,iterations=0):




  if self.tree.visits[ROOT]:
   yield self.result()
  least=self.settings.least_iterations
  longest=deadline.left_ms()/1000.0/LEAST_BATCHES
  while not iterations or self.iterations<iterations:
   visits=int(self.tree.visits[ROOT])
   begun=deadline.now()
   first=self.settings.first_batch or(FIRST_BATCH if iterations else self._quickest(deadline,longest))
   size=min(max(first,int(visits*self.settings.batch_share)),self.settings.batch)
   if iterations:
    size=min(size,iterations-self.iterations)
   if not self._grow(size,deadline if visits>=least else Deadline.never()):
    return
   if size==first:
    self._seconds[size]=min(deadline.now()-begun,self._seconds.get(size,math.inf))
   self.iterations+=size
   if visits+size>=least or self.iterations==iterations:
    yield self.result()

 def _quickest(self,deadline,longest):

  known,size=self._seconds,FIRST_BATCH
  longest=min(longest,deadline.left_ms()/1000.0)
  while size in known:
   expected=known.get(2*size,known[size]*WORTH_DOUBLING)
   if expected>min(WORTH_DOUBLING*known[size],longest):
    return size
   size*=2
  return size

 def result(self):

  visits,values=self.root_visits(),self.root_values()
  ranking=np.lexsort((values,visits))[::-1][:MOST_ALTERNATIVES]
  alternatives=tuple((int(move),float(values[move]))for move in ranking if visits[move])
  best,value=alternatives[0]if alternatives else(0,math.nan)
  return SearchResult(best,value,alternatives,self.iterations)

 def follow(self,game,moves):




  node=ROOT
  for move in moves:
   if self.tree.first[node]==NOT_EXPANDED:
    return False
   node=int(self.tree.first[node])+move
  if not self._whole:
   return False
  self._whole=False
  self.tree.keep_below(node)
  self._whole=True
  self.game=game
  self.iterations=0
  self._seconds.pop(max(self._seconds,default=0),None)
  return True

 def root_visits(self):

  return self._root_children(self.tree.visits)

 def root_values(self):

  values=self._root_children(self.tree.reward)/np.maximum(self.root_visits(),1.0)
  return values

 def _root_children(self,values):
  first=self.tree.first[ROOT]
  return values[first:first+self.tree.children[ROOT]]

 def _grow(self,size,deadline):

  self._whole=False
  rewards,path=self._descend(size,deadline)
  if rewards is not None:
   self._back_propagate(size,rewards,path)
  self._whole=True
  return rewards is not None

 def _descend(self,size,deadline):

  tree,players=self.tree,self.game.players
  batch=self.game.batch(size)
  at=np.zeros(size,dtype=np.int64)
  inside=np.arange(size)
  next_player=np.full(size,self.game.player,dtype=np.int64)
  passes=np.zeros(size,dtype=np.int64)
  path=[]
  player=self.game.player
  while inside.size:
   if deadline.passed():
    return None,path
   next_player[inside]=player
   inside=self._leave_at_leaves(at,inside)
   moves=batch.offer(player,inside)
   able=moves.nonzero()[0]
   if able.size<inside.size:
    passes[inside]+=1
   if able.size:
    if able.size<inside.size:
     batch.narrow(able)
    movers=inside.take(able)
    passes[movers]=0
    nodes=at.take(movers)
    choice=self._choose(nodes,moves.take(able).astype(np.int64))
    batch.play(choice.astype(np.uint16))
    nodes=tree.first.take(nodes)+choice
    at[movers]=nodes
    path.append((player,movers,nodes))
   if able.size<inside.size:
    inside=inside.compress(passes.take(inside)<players)
   player=(player+1)%players
  return batch.rewards(next_player,deadline),path

 def _back_propagate(self,size,rewards,path):
  tree=self.tree
  tree.visits[ROOT]+=size
  tree.reward[ROOT]+=rewards[self.game.player-1].sum()
  for player,games,nodes in path:
   starts,sizes=runs(nodes)
   once=nodes.take(starts)
   tree.visits[once]+=sizes
   tree.reward[once]+=np.add.reduceat(rewards[player].take(games),starts)

 def _leave_at_leaves(self,at,inside):

  tree=self.tree
  nodes=at.take(inside)
  starts,sizes=runs(nodes)
  once=nodes.take(starts)
  seen=tree.visits.take(once)+sizes>1
  if tree.size+once.size*self.settings.max_moves>tree.visits.size:
   seen&=tree.first.take(once)!=NOT_EXPANDED
  return inside if seen.all()else inside.compress(np.repeat(seen,sizes))

 def _choose(self,nodes,moves):

  tree=self.tree
  starts,sizes=runs(nodes)
  once=nodes.take(starts)
  new=(tree.first.take(once)==NOT_EXPANDED).nonzero()[0]
  if new.size:
   tree.expand(once.take(new),moves.take(starts.take(new)))
  choice=np.empty(nodes.size,dtype=np.int64)
  alone=(sizes==1).nonzero()[0]
  if alone.size:
   choice[starts.take(alone)]=self._best_children(once.take(alone))
  shared=(sizes>1).nonzero()[0]
  if shared.size:
   sizes=sizes.take(shared)
   choice[_ranges(starts.take(shared),sizes)]=self._share_out(once.take(shared),sizes)
  return choice

 def _families(self,nodes,pending):

  tree=self.tree
  counts=tree.children.take(nodes)
  ends=np.cumsum(counts)
  starts=ends-counts
  child=_ranges(tree.first.take(nodes),counts)
  visits,reward=tree.visits.take(child),tree.reward.take(child)
  total=np.add.reduceat(visits,starts)
  mean=np.add.reduceat(reward,starts)/np.maximum(total,1.0)
  value=np.where(visits>0,reward/np.maximum(visits,1.0),np.repeat(mean,counts))
  log=rounded(np.log(total+pending+1.0))
  return _Families(counts,starts,visits,value,total,log*self.settings.exploration**2)

 def _best_children(self,nodes):

  family=self._families(nodes,np.ones(nodes.size,dtype=np.int64))
  bound=np.repeat(family.width,family.counts)
  bound/=np.maximum(family.visits,0.5)
  np.sqrt(bound,out=bound)
  bound+=family.value
  best=np.maximum.reduceat(bound,family.starts)
  hits=(bound==np.repeat(best,family.counts)).nonzero()[0]
  chosen=hits.take(np.searchsorted(hits,family.starts))-family.starts
  return chosen

 def _share_out(self,nodes,sizes):

  family=self._families(nodes,sizes)
  counts,starts,width=family.counts,family.starts,family.width
  best=np.maximum.reduceat(family.value,starts)
  low=best+np.sqrt(width/(family.total+sizes+1.0))
  high=best+np.sqrt(width/np.maximum(sizes/counts,0.05))
  wide=np.repeat(width,counts)
  for _ in range(LEVEL_STEPS):
   level=(low+high)/2
   wanted=_visits_to_level(family,wide,level)
   too_low=np.add.reduceat(wanted,starts)>sizes
   low=np.where(too_low,level,low)
   high=np.where(too_low,high,level)
  wanted=_visits_to_level(family,wide,low)
  wanted*=np.repeat(sizes/np.maximum(np.add.reduceat(wanted,starts),1e-9),counts)
  filled=np.cumsum(wanted)
  ends=starts+counts-1
  before=filled.take(starts)-wanted.take(starts)
  scale=(filled.take(ends)-before)/sizes
  step=_ranges(np.zeros_like(sizes),sizes)
  mark=np.repeat(before,sizes)+(step+np.repeat(self._random.random(nodes.size),sizes))*np.repeat(
scale,sizes)
  child=np.searchsorted(filled,mark,side="right")
  child=np.minimum(np.maximum(child,np.repeat(starts,sizes)),np.repeat(ends,sizes))
  return child-np.repeat(starts,sizes)


@dataclass
class _Families:


 counts:Ints
 starts:Ints
 visits:Floats
 value:Floats
 total:Floats
 width:Floats


def _visits_to_level(family,width,level):

 gap=np.repeat(level,family.counts)
 gap-=family.value
 gap*=gap
 wanted=width/gap
 wanted-=family.visits
 np.maximum(wanted,0.0,out=wanted)
 return wanted


def _ranges(starts,counts):

 ends=np.cumsum(counts)
 ranges=np.arange(int(counts.sum()))+np.repeat(starts-ends+counts,counts)
 return ranges
''',
}
ENTRY='bot/submit/battlesheep_reference.py'
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
