#!/usr/bin/env python3
# olympics_reference: contest-bots 1.0.0, bot/submit/olympics_reference.py; 83,436 of 100,000 characters. Built by bundle.py: change the sources, not this file.
SOURCES={
'bot/__init__.py': r'''0
''',
'bot/olympics/__init__.py': r'''0
''',
'bot/olympics/outlook/__init__.py': r'''0
''',
'bot/olympics/outlook/appeal.py': r'''



from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from bot.olympics.rules.constants import ACTIONS,FALL_RISK,FINISH,LETTERS,SKATING_RISKS,SKATING_SPACES
from bot.olympics.rules.plain import archery_move,hurdle_move,points
from bot.olympics.rules.state import Archery,Diving,Hurdles,MiniGame,Position,Skating


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
'bot/olympics/outlook/forecast.py': r'''



from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.olympics.outlook.match_value import MatchValue,Shares
from bot.olympics.outlook.outcomes import(
LONGEST_RACE,
USUAL_PLAY,
ArcheryOutcomes,
GainOutcomes,
HurdlesOutcomes,
diving_outcomes,
skating_outcomes,
)
from bot.olympics.outlook.rankings import NO_MEDALS,OTHERS,independent_cases,race_cases,result_values
from bot.olympics.rules.batch import(
CELLS,
DIVING_STATES,
FORESEEN,
HURDLE_STATES,
SKATING_STATES,
Transitions,
encode,
)
from bot.olympics.rules.constants import ARCHERY,DIVING,FINISH,HURDLES,PLAYERS,SKATING
from bot.olympics.rules.state import Position
from botkit.arrays import Floats,Ints


class RunResults(NamedTuple):


 race:Floats
 shots:Floats
 dives:Floats


class Forecaster:


 def __init__(self,shares):

  self.shares=shares
  self.skating=skating_outcomes(USUAL_PLAY[SKATING])
  self.diving=diving_outcomes(USUAL_PLAY[DIVING])
  self._hurdles=None
  self._archery=None

 def hurdles(self,track):

  if self._hurdles is None or track!=self._hurdles.track:
   self._hurdles=HurdlesOutcomes(track,USUAL_PLAY[HURDLES])
  return self._hurdles

 def archery(self,winds):

  known=()if self._archery is None else self._archery.winds
  if self._archery is None or known[len(known)-len(winds):]!=winds:
   self._archery=ArcheryOutcomes(winds,USUAL_PLAY[ARCHERY])
  return self._archery


class Forecast:


 def __init__(self,forecaster,position):
  self.transitions=course=Transitions(position)
  self.states=encode(position)
  self.turns_left=course.turns_left
  self.hurdles=None if course.track is None else forecaster.hurdles(course.track)
  self.archery=forecaster.archery(course.winds)if course.winds else None
  self.skating=forecaster.skating if course.skating_turns else None
  self.diving=forecaster.diving if course.letters else None
  race=0 if self.hurdles is None else round(self.hurdles.mean_end(self.states[HURDLES],self.turns_left))
  turns=(race,len(course.winds),course.skating_turns,len(course.letters))
  self.ends=[position.turn-1 if run is None else position.turn-1+left if left else None
for run,left in zip(position.runs,turns)]

  self.value=MatchValue(position.medals,self.ends,forecaster.shares)

 def foreseen(self):

  return self.states[FORESEEN]

 def usual_results(self,runs,turns,depth):




  branches=runs.shape[2]
  race=np.zeros((PLAYERS,branches,depth+1,FINISH+1))
  shots,dives=np.zeros((PLAYERS,branches,1)),np.zeros((PLAYERS,branches,1))
  if self.hurdles is not None:
   known=self.hurdles.positions[:depth+1-turns,runs[0]].transpose(1,2,0,3)
   race[:,:,turns:turns+known.shape[2]]=known
  if self.archery is not None:
   shots=self.archery.results(runs[1],len(self.transitions.winds)-turns).astype(float)
  if self.diving is not None:
   every=np.arange(self.diving.most+1)
   dives=self.diving.results(runs[2],len(self.transitions.letters)-turns,every).astype(float)
  return RunResults(race,shots,dives)

 def hurdles_values(self,payoff,depths):





  if self.hurdles is None:
   return np.zeros((PLAYERS,depths,HURDLE_STATES))
  last=min(self.turns_left,LONGEST_RACE)
  standing=self.hurdles.positions[:last+1,self.states[HURDLES]].astype(float).swapaxes(0,1)[:,None]
  cases=race_cases(independent_cases,standing,range(PLAYERS),False)
  return self.hurdles.values(race_values(cases,standing,payoff[:,None],True)[:,0],depths)

 def archery_values(self,payoff,depths):

  if self.archery is None:
   return np.zeros((PLAYERS,depths,CELLS))
  left=len(self.transitions.winds)
  results=self.archery.results(self.states[ARCHERY],left).astype(float)
  return self.archery.values(_values_at_end(results,payoff),left,depths)

 def skating_values(self,payoff,depths):

  return self._gain_values(self.skating,SKATING,self.transitions.skating_turns,payoff,depths)

 def diving_values(self,payoff,depths):

  return self._gain_values(self.diving,DIVING,len(self.transitions.letters),payoff,depths)

 def _gain_values(
self,outcomes,game,left,payoff,depths
):
  if outcomes is None:
   return np.zeros((PLAYERS,depths,SKATING_STATES if game==SKATING else DIVING_STATES))
  window=outcomes.window(self.states[game],left)
  results=outcomes.results(self.states[game],left,window).astype(float)
  return outcomes.values(_values_at_end(results,payoff),window,left,depths)


def _values_at_end(results,payoff):

 return result_values(independent_cases(results[:,None]),payoff[:,None])[:,0]


def race_values(cases,standing,payoff,is_cut_off):





 values=result_values(cases,payoff)
 if is_cut_off:
  left=standing[:,:,-1,:FINISH].sum(2)
  for player,(first,second)in enumerate(OTHERS):
   values[player,:,-1,:FINISH]+=(payoff[player,:,NO_MEDALS]*left[first]*left[second])[:,None]
 return values
''',
'bot/olympics/outlook/match_value.py': r'''












from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

import numpy as np

from bot.olympics.outlook.rankings import PAIR_MEDALS,PAIR_OF_MEDALS,PAIRS,RANKINGS
from bot.olympics.rules.constants import ARCHERY,DIVING,GAMES,HURDLES,MEDAL_POINTS,MEDALS,PLAYERS,SKATING,TURNS
from botkit.arrays import Complex,Floats,Ints

Spectrum=TypeVar("Spectrum",Floats,Complex)

Shares=tuple[tuple[float,float,float],...]

SAME_SHARES=()

USUAL_SHARES=(0.42,0.32,0.26)

STRENGTH=12.0


RUN_TURNS={
HURDLES:dict(zip(range(12,21),(0.05,0.09,0.13,0.17,0.22,0.15,0.10,0.06,0.03))),
ARCHERY:dict.fromkeys(range(12,16),0.25),
SKATING:{15:1.0},
DIVING:dict.fromkeys(range(12,16),0.25),
}

REST=1

MOST_RUNS=1+TURNS//(12+REST)
MOST_TO_COME=MOST_RUNS*max(MEDAL_POINTS)

GRID=1024

ROUNDING=8

DECIMALS=9

SURELY=1e-12

MOST_POINTS=63

DIVISIONS=(12,19,31,41,53,72,94,130,171,224,270,311,400,494)



def _whole_logarithms():

 numbers=np.arange(MOST_POINTS+1)
 factor=np.ones_like(numbers)
 for number in range(MOST_POINTS,1,-1):
  factor[number::number]=number
 out=np.zeros((len(DIVISIONS),numbers.size),np.int64)
 for number in numbers[2:]:
  prime=factor[number]
  rounded=np.rint(np.log2(prime)*np.array(DIVISIONS)).astype(np.int64)
  out[:,number]=rounded+out[:,number//prime]
 return out


_WHOLE_LOGARITHMS=_whole_logarithms()


def whole_logarithms(octaves,steps):

 fitting=np.searchsorted(DIVISIONS,steps/max(octaves,steps/DIVISIONS[-1]),"right")
 logarithms=_WHOLE_LOGARITHMS[max(0,int(fitting)-1)]
 return logarithms


def medal_shares(won,usual):





 if usual==SAME_SHARES:
  counts=np.broadcast_to(np.array(USUAL_SHARES)*STRENGTH+won.sum(1,keepdims=True),won.shape)
 else:
  counts=np.array(usual)*STRENGTH+won
 shares=counts/counts.sum(2,keepdims=True)
 return shares


class MatchValue:





 def __init__(self,medals,ends,usual):





  won=np.array(medals)
  scores=won@np.array(MEDAL_POINTS)
  runs=np.zeros((GAMES,MOST_RUNS+1))
  for game,end in enumerate(ends):
   runs[game]=(1.0,*[0.0]*MOST_RUNS)if end is None else runs_to_come(game,TURNS-end)
  points=_points_to_come(medal_shares(won,usual))
  more=(runs[:,None]@points)[:,:,0]

  final=scores[:,:,None,None]+np.array(MEDAL_POINTS)[:,None]+np.arange(MOST_TO_COME+1)
  weight=np.where(final>0,more[:,:,None,:],0.0)
  likely=weight>0
  most=np.where(likely,final,1).max((2,3))
  least=np.minimum(np.where(likely,final,MOST_POINTS).min((2,3)),most)
  octaves=np.log2(most/least).sum(1).max()
  logarithm=whole_logarithms(round(float(octaves),DECIMALS),GRID//2-ROUNDING)
  base=logarithm.take(least)
  bins=np.where(likely,logarithm.take(final,mode="clip")-base[:,:,None,None],0)
  row=np.arange(PLAYERS*GAMES*MEDALS).reshape(PLAYERS,GAMES,MEDALS,1)*GRID
  grid=np.bincount((row+bins).ravel(),weight.ravel(),row.size*GRID)
  spectra=np.fft.rfft(grid.reshape(PLAYERS,GAMES,MEDALS,GRID))
  self.ones,self.others=spectra[_ONE],spectra[_OTHER]

  self._conjugates=self.others.conj()
  self.scored=weight.sum(3)

  self._all_score=bool((self.scored>1-SURELY).all())
  offsets=base.sum(1)
  self.ahead=np.stack([_positive(int(offsets[first]-offsets[second]))for first,second in PAIRS])


 def payoffs(self,pair_medals):




  joint=pair_medals.reshape(-1,GAMES,len(PAIRS),MEDALS,MEDALS).swapaxes(1,2)

  against=np.ascontiguousarray(joint.swapaxes(3,4)@self.ones.view(float)).view(complex)
  expected=(against*self._conjugates).sum(3)
  rest=_products_of_the_rest(expected)*self.ahead[:,None]
  mine=(self.ones*rest[:,:,:,None]).view(float)
  wins=mine@self.others.view(float).swapaxes(2,3)
  if not self._all_score:
   wins+=self._scoreless(joint)
  shares=0.5*((wins.reshape(*wins.shape[:3],-1)-0.5)@PAIR_OF_MEDALS)
  out=np.full((len(joint),GAMES,PLAYERS,RANKINGS),0.5)
  for pair,(first,second)in enumerate(PAIRS):
   out[:,:,first]+=shares[:,pair]
   out[:,:,second]-=shares[:,pair]
  return out

 def pair_wins(self,pair):




  difference=self.ones[pair,:,:,None]*self.others[pair,:,None].conj()
  first,second=_of_two_games(difference)
  wins=(first*self.ahead[pair]).view(float)@second.conj().view(float).T
  one,other=PAIRS[pair]
  ones,others=self.scored[one][:,:,None],self.scored[other][:,None]
  sides=[]
  for scored in(ones+0*others,others+0*ones,ones*others):
   first_two,last_two=_of_two_games(scored)
   sides.append(first_two@last_two.T)
  return wins+scoreless_wins(*sides)

 def _scoreless(self,joint):

  ones,others=self.scored[_ONE],self.scored[_OTHER]
  both=ones[...,:,None]*others[...,None,:]
  sides=joint.sum(4)*ones,joint.sum(3)*others,(joint*both).reshape(*joint.shape[:3],-1)
  first,second,two=(_products_of_the_rest(side.sum(3)[...,None])[...,None]for side in sides)
  score,scores,two=first*ones[...,:,None],second*others[...,None,:],two*both
  return scoreless_wins(score,scores,two)


_ONE,_OTHER=np.array(PAIRS).T


def scoreless_wins(first,second,both):




 return first-both+0.5*(1-first-second+both)


def _of_two_games(factors):

 games=factors.reshape(GAMES,PAIR_MEDALS,-1)
 first,last=((games[game][:,None]*games[game+1]).reshape(PAIR_MEDALS**2,-1)for game in(0,2))
 return first,last


def _products_of_the_rest(values):

 out=np.empty_like(values)
 left,right=values[:,:,0]*values[:,:,1],values[:,:,2]*values[:,:,3]
 for game,other_half in((0,right),(1,right),(2,left),(3,left)):
  np.multiply(values[:,:,game^1],other_half,out=out[:,:,game])
 return out


def _positive(offset):




 difference=np.arange(GRID)
 difference=np.where(difference<GRID//2,difference,difference-GRID)+offset
 spectrum=np.fft.rfft(np.where(difference>0,1.0,np.where(difference==0,0.5,0.0))).conj()
 weight=np.full(spectrum.size,2.0/GRID)
 weight[[0,-1]]=1.0/GRID
 weights=spectrum*weight
 return weights


def _points_to_come(shares):

 out=np.zeros((PLAYERS,GAMES,MOST_RUNS+1,MOST_TO_COME+1))
 out[:,:,0,0]=1.0
 for run in range(MOST_RUNS):
  for medal,points in enumerate(MEDAL_POINTS):
   out[:,:,run+1,points:]+=shares[:,:,medal,None]*out[:,:,run,:MOST_TO_COME+1-points]
 return out


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
'bot/olympics/outlook/outcomes.py': r'''












from __future__ import annotations

from collections.abc import Callable,Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bot.olympics.outlook.appeal import turns_to_finish
from bot.olympics.rules.batch import(
CELLS,
COMBOS,
DONE,
FINISHED,
HURDLE_STATES,
MOST_POINTS,
MOST_SPACES,
PLANE,
RISKS,
STUNS,
archery_steps,
hurdle_steps,
lone_skater_steps,
)
from bot.olympics.rules.constants import ACTIONS,ARCHERY_LIMIT,FINISH,LONGEST_RUN,PLAYERS,SKATING_TURNS
from botkit.arrays import Floats,Floats32,Ints


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
  self.track=track
  steps=hurdle_steps(track)[:ACTIONS]
  best=_fastest(track,steps)
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
  out[:,:,DONE:]=0
  return out


def race_turns(track):

 turns=np.add.outer(turns_to_finish(track),np.arange(STUNS)).ravel()
 turns[FINISHED:]=0
 return turns


def _fastest(track,steps):

 left=race_turns(track)[steps]
 fastest=left==left.min(0)
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


@lru_cache(maxsize=1)
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


TOUCH_PROBABILITY=0.2

_TOUCHES=np.array((1.0-TOUCH_PROBABILITY,TOUCH_PROBABILITY))


@lru_cache(maxsize=1)
def skating_outcomes(model):

 best=_careful_ranks()
 return GainOutcomes(model.mix(lambda skill:_skating_gains(best,skill)))


def _careful_ranks():

 best=np.zeros((SKATING_TURNS+1,RISKS),np.int64)
 gain,after=np.divmod(lone_skater_steps(),RISKS)
 mean=np.zeros(RISKS)
 for left in range(1,SKATING_TURNS+1):
  values=(_TOUCHES[:,None,None]*(gain+mean[after])).sum(0)
  best[left],mean=values.argmax(0),values.max(0)
 return best


def _skating_gains(best,skill):
 gains=np.zeros((SKATING_TURNS+1,RISKS,MOST_SPACES+1))
 gains[0,:,0]=1.0
 steps=lone_skater_steps()
 for left in range(1,SKATING_TURNS+1):
  for touched,rank,key in np.ndindex(steps.shape):
   gain,after=divmod(int(steps[touched,rank,key]),RISKS)
   share=_TOUCHES[touched]*((1.0-skill)/ACTIONS+skill*float(best[left,key]==rank))
   gains[left,key,gain:]+=share*gains[left-1,after,:MOST_SPACES+1-gain]
 return gains
''',
'bot/olympics/outlook/rankings.py': r'''




from __future__ import annotations

from collections.abc import Callable,Sequence

import numpy as np

from bot.olympics.rules.constants import BRONZE,FINISH,GOLD,MEDALS,PLAYERS,SILVER
from botkit.arrays import Floats,Ints

PAIRS=((0,1),(0,2),(1,2))
OTHERS=((1,2),(0,2),(0,1))

RANKING_MEDALS=np.array([
(GOLD,SILVER,BRONZE),(GOLD,BRONZE,SILVER),(SILVER,GOLD,BRONZE),
(BRONZE,GOLD,SILVER),(SILVER,BRONZE,GOLD),(BRONZE,SILVER,GOLD),
(GOLD,SILVER,SILVER),(SILVER,GOLD,SILVER),(SILVER,SILVER,GOLD),
(GOLD,GOLD,BRONZE),(GOLD,BRONZE,GOLD),(BRONZE,GOLD,GOLD),
(GOLD,GOLD,GOLD),
(BRONZE,BRONZE,BRONZE),
])
RANKINGS=len(RANKING_MEDALS)
NO_MEDALS=RANKINGS-1

RANKING_BY_MEDALS=np.zeros((MEDALS,)*PLAYERS,np.int64)

RANKING_BY_MEDALS[tuple(RANKING_MEDALS[:NO_MEDALS].T)]=np.arange(NO_MEDALS)

PAIR_MEDALS=MEDALS*MEDALS
PAIR_OF_MEDALS=np.zeros((len(PAIRS),PAIR_MEDALS,RANKINGS))

for _pair,(_one,_other)in enumerate(PAIRS):
 PAIR_OF_MEDALS[_pair,RANKING_MEDALS[:,_one]*MEDALS+RANKING_MEDALS[:,_other],np.arange(RANKINGS)]=1.0


def ranking_of_results(results):

 medals=[sum((results[other]>results[player]).astype(np.int64)for other in others)
for player,others in enumerate(OTHERS)]
 rankings=RANKING_BY_MEDALS[tuple(medals)]
 return rankings


def pair_medals(rankings):

 flat=PAIR_OF_MEDALS.reshape(-1,RANKINGS)@rankings
 return flat.reshape(len(PAIRS),PAIR_MEDALS,-1)




CASES=(
(GOLD,GOLD,GOLD),(GOLD,SILVER,SILVER),(BRONZE,GOLD,GOLD),
(GOLD,GOLD,BRONZE),(GOLD,BRONZE,GOLD),(SILVER,GOLD,SILVER),(SILVER,SILVER,GOLD),
(SILVER,GOLD,BRONZE),(SILVER,BRONZE,GOLD),
(GOLD,SILVER,BRONZE),(GOLD,BRONZE,SILVER),(BRONZE,GOLD,SILVER),(BRONZE,SILVER,GOLD),
)



def _ranking_of_case():
 medals=np.empty((PLAYERS,PLAYERS,len(CASES)),np.int64)
 for player,others in enumerate(OTHERS):
  medals[player,[player,*others]]=np.array(CASES).T
 return RANKING_BY_MEDALS[tuple(medals.swapaxes(0,1))]


RANKING_OF_CASE=_ranking_of_case()


def independent_cases(results,players=range(PLAYERS)):





 ones,others=np.array(OTHERS)[list(players)].T
 total=np.cumsum(results,-1)
 below=total-results
 above=total[...,-1:]-total
 one,other=results[ones],results[others]
 below_one,below_other,above_one,above_other=below[ones],below[others],above[ones],above[others]
 out=np.empty((len(CASES),*one.shape),results.dtype)
 np.multiply(one,other,out=out[0])
 np.multiply(one,below_other,out=out[3])
 np.multiply(below_one,other,out=out[4])
 np.multiply(above_one,other,out=out[5])
 np.multiply(one,above_other,out=out[6])
 np.multiply(above_one,below_other,out=out[7])
 np.multiply(below_one,above_other,out=out[8])
 apart=out[[0,3,4]]
 upto=np.cumsum(apart,-1)
 out[1],out[9],out[10]=upto-apart
 over=upto[...,-1:]-upto
 out[2]=over[0]
 out[11]=over[1]-above_one*(below_other+other)
 out[12]=over[2]-above_other*(below_one+one)
 return out


def tied_cases(results,players):

 ones,others=np.array(OTHERS)[list(players)].T
 equal=0.5*(results[ones]+results[others])
 upto=np.cumsum(equal,-1)
 out=np.zeros((len(CASES),*equal.shape))
 out[0],out[1],out[2]=equal,upto-equal,upto[...,-1:]-upto
 return out


def race_cases(
cases,standing,players,as_it_stands
):







 out=cases(standing,players)
 going_on=cases(standing[...,:FINISH],players)
 if as_it_stands:
  going_on[...,-1,:]=0
 out[...,:FINISH]-=going_on
 return out


def result_values(cases,payoff):

 pay=np.take_along_axis(payoff,RANKING_OF_CASE[:,None],2).transpose(2,0,1)
 values=np.add.reduce(cases*pay.reshape(*pay.shape,*(1,)*(cases.ndim-3)),0)
 return values


def ranking_probabilities(cases,results,player):

 likely=cases*results
 out=np.zeros((RANKINGS,likely.shape[1]),likely.dtype)
 out[RANKING_OF_CASE[player]]=np.add.reduce(likely.reshape(*likely.shape[:2],-1),2)
 return out
''',
'bot/olympics/player/__init__.py': r'''0
''',
'bot/olympics/player/conversation.py': r'''



from __future__ import annotations

import gc
from collections.abc import Callable,Iterator
from itertools import count
from threading import TIMEOUT_MAX,Thread
from typing import Protocol

from bot.olympics.outlook import appeal
from bot.olympics.player.times import TurnParams
from bot.olympics.protocol import ACTION_NAMES,TurnReader,format_answer,parse_games,parse_seat
from bot.olympics.rules.constants import GAMES,UP
from bot.olympics.rules.plain import all_races
from bot.olympics.rules.state import Position
from botkit.client.errors import ProtocolError
from botkit.client.session import Session
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

BLIND_ACTION=UP

USUAL_SEAT=0

LOAD_MS=850.0



class TurnSearch(Protocol):


 def results(self,position,seat,deadline):
  0






class Conversation:


 def __init__(self,params,load):





  self._times=params
  self._load=load
  self._loading=Thread(target=self._load_searches)
  self._search=None
  self._session=Session(params.explain)

 def serve(self):

  self._begin_to_load()
  seat=self._first_number(parse_seat,USUAL_SEAT)
  reader=TurnReader(self._session.line,self._first_number(parse_games,GAMES))
  for number in count(1):
   best=self._turn(reader,seat,number)
   message=f"{best.value:.2f}"if self._times.message else""
   self._session.answer(format_answer(best.answer,message))
   self._session.rest()

 def _begin_to_load(self):

  try:
   self._loading.start()
  except RuntimeError:
   self._load_searches()

 def _load_searches(self):
  from bot.olympics.player import races

  self._races=races.results
  self._search=self._load()
  gc.freeze()

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
  time=self._times.turn_time(0.0,number==1)
  greedy=SearchResult(appeal.best(appeal.scores(position,seat))[0])
  if self._loading.is_alive():
   limit_ms=max(time.stop_ms,LOAD_MS if number==1 else 0.0)
   left_ms=Deadline.after_ms(limit_ms,self._session.turn_start).left_ms()
   self._loading.join(min(max(left_ms/1000.0,0.0),TIMEOUT_MAX))
  if self._search is None:
   return greedy
  if all_races(position.runs):
   results=self._races(position,seat)
  else:
   results=self._search.results(position,seat,self._session.deadline(time))
  return self._session.best_in_time(results,greedy,time,ACTION_NAMES.__getitem__)
''',
'bot/olympics/player/races.py': r'''
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.outlook.appeal import RUNS_AHEAD
from bot.olympics.outlook.outcomes import race_turns
from bot.olympics.rules.batch import STUNS,hurdle_steps
from bot.olympics.rules.constants import ACTIONS
from bot.olympics.rules.plain import points
from bot.olympics.rules.state import Hurdles,Position
from botkit.arrays import Floats
from botkit.search.result import SearchResult

DEPTH=6


def results(position,seat):





 totals=np.zeros(ACTIONS**DEPTH)
 for race,run in enumerate(position.runs):
  if isinstance(run,Hurdles):
   totals+=_values(run,seat)/(points(position.medals[seat][race])+RUNS_AHEAD)
 yield SearchResult(int(totals.reshape(ACTIONS,-1).max(axis=1).argmax()),effort=totals.size)


def _values(run,seat):

 steps=hurdle_steps(run.track)[:ACTIONS]
 turns=race_turns(run.track)
 states=[position*STUNS+stun for position,stun in zip(run.positions,run.stuns)]
 ends,taken=np.array([states[seat]]),np.zeros(1)
 for _ in range(DEPTH):
  taken=np.repeat(taken+(turns[ends]>0),ACTIONS)
  ends=steps[:,ends].T.ravel()
 rival=min(turns[state]for player,state in enumerate(states)if player!=seat)
 values=np.tanh((rival-taken-turns[ends])/2.0)
 return values
''',
'bot/olympics/player/times.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams,between,effort_name
from botkit.client.times import UNLIMITED,TurnTime


@dataclass(frozen=True)
class TurnParams(CommonParams):


 seed:int=1

 think_ms:float=between(30.0,0.0)

 first_think_ms:float=between(800.0,0.0)

 grace_ms:float=between(2.0,0.0)

 message:bool=False


 def turn_time(self,limit_ms,is_first=False):

  if getattr(self,effort_name(self)):
   return UNLIMITED
  think_ms=self.first_think_ms if is_first else self.think_ms
  return TurnTime(think_ms,think_ms+self.grace_ms)
''',
'bot/olympics/protocol.py': r'''




from __future__ import annotations

import re
from collections.abc import Callable,Sequence
from dataclasses import dataclass

from bot.olympics.rules.constants import(
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
from bot.olympics.rules.state import Archery,Diving,Hurdles,MiniGame,Position,Skating
from botkit.client.errors import ProtocolError
from botkit.client.words import parse_integer,parse_integers,wrong

REGISTERS=7
ACTION_NAMES=("UP","DOWN","LEFT","RIGHT")
GAME_OVER="GAME_OVER"

Line=Callable[[],str]


_ANSWER=re.compile(r"(UP|DOWN|LEFT|RIGHT)(?:\s+[^\n\r\x85\u2028\u2029]+)?\s*",re.ASCII|re.IGNORECASE)



@dataclass(frozen=True)
class TurnInput:


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


def format_setup(seat,games):

 return[str(seat),str(games)]


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
 return TurnInput(
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


def action_of(answer):

 try:
  return parse_answer(answer or"")
 except ProtocolError:
  return None


def answer_part(text):

 match=_ANSWER.fullmatch(text)
 return match.group(1).upper()if match else text


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

 words=text.split(None,1)
 if not words:
  raise wrong("a game's line","a track, winds, an order, letters or GAME_OVER",text)
 gpu,rest=words[0],"".join(words[1:])
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
'bot/olympics/reference/__init__.py': r'''0
''',
'bot/olympics/reference/leaves.py': r'''
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.olympics.outlook.forecast import Forecast
from bot.olympics.outlook.match_value import MatchValue
from bot.olympics.outlook.outcomes import LONGEST_RACE,HurdlesOutcomes
from bot.olympics.outlook.rankings import(
NO_MEDALS,
PAIR_MEDALS,
PAIRS,
RANKING_MEDALS,
RANKINGS,
independent_cases,
ranking_probabilities,
)
from bot.olympics.rules.batch import HURDLE_STATES
from bot.olympics.rules.constants import ARCHERY,FINISH,HURDLES,PLAYERS
from botkit.arrays import Floats,Floats32,Ints

UNSEEN_RACES=1e-3

LEAST_ENDED=1e-6


ONE_WINNER,TWO_WINNERS,ALL_EQUAL=6,9,12
FIRST,SECOND,THIRD=np.argsort(RANKING_MEDALS[:ONE_WINNER],1).T
ONE,OTHER,LOSER=np.argsort(RANKING_MEDALS[TWO_WINNERS:ALL_EQUAL],1,kind="stable").T


def rankings_by_results(results):

 return ranking_probabilities(independent_cases(results,[0])[:,0],results[0],0)


class RaceRankings:


 def __init__(self,hurdles):
  self.hurdles=hurdles
  self._finished=np.ascontiguousarray(hurdles.positions[:,:,FINISH])
  running=hurdles.positions[:,:,:FINISH].astype(np.float64)
  behind=np.cumsum(running,axis=2)-running
  ahead=np.matmul(running,behind.transpose(0,2,1))
  self._ahead=ahead.astype(np.float32).reshape(len(ahead),-1)

 def look_ahead(self,states):

  everyone_runs=self.hurdles.running[:LONGEST_RACE,states].prod(1)>UNSEEN_RACES
  return int(np.count_nonzero(everyone_runs))

 def rankings(self,states,turns_left,last=LONGEST_RACE):




  finished=self._finished[:last+1].take(states,1).transpose(1,0,2)
  running=self.hurdles.running[:last+1].take(states,1).transpose(1,0,2)
  if turns_left.min()<last:
   finished=finished*(np.arange(last+1)[:,None]<=turns_left)
  pairs=states[SECOND]*HURDLE_STATES+states[THIRD]
  ahead=self._ahead[:last+1].take(pairs,1).transpose(1,0,2)
  tie=np.maximum(running[SECOND[::2]]*running[THIRD[::2]]-ahead[::2]-ahead[1::2],0)
  out=np.zeros((RANKINGS,turns_left.size))
  out[:ONE_WINNER]=(finished[FIRST]*ahead).sum(1)
  out[ONE_WINNER:TWO_WINNERS]=(finished*tie).sum(1)
  out[TWO_WINNERS:ALL_EQUAL]=(finished[ONE]*finished[OTHER]*running[LOSER]).sum(1)
  out[ALL_EQUAL]=finished.prod(0).sum(0)
  ended=out.sum(0)
  cut_off=turns_left<last
  out[NO_MEDALS]=np.where(cut_off,np.maximum(1-ended,0),0)
  out/=np.where(cut_off,1,np.maximum(ended,LEAST_ENDED))
  return out


class RankingForecast:


 def __init__(self,forecast,races):
  self._forecast=forecast
  self._races=races
  course,states=forecast.transitions,forecast.states
  self._longest_race=0 if races is None else races.look_ahead(states[HURDLES])
  gaining=((forecast.skating,course.skating_turns),(forecast.diving,len(course.letters)))
  self._gains=[
None if outcomes is None else(outcomes,turns,outcomes.window(states[game],turns))
for game,(outcomes,turns)in enumerate(gaining,ARCHERY+1)
]

 def of(self,game,states,depth):

  forecast=self._forecast
  if game==HURDLES and self._races is not None:
   return self._races.rankings(states,forecast.turns_left-depth,self._longest_race)
  if game==ARCHERY and forecast.archery is not None:
   left=np.maximum(len(forecast.transitions.winds)-depth,0)
   return rankings_by_results(forecast.archery.results(states,left).astype(float))
  gains=self._gains[game-ARCHERY-1]if game>ARCHERY else None
  if gains is not None:
   outcomes,turns,window=gains
   return rankings_by_results(outcomes.results(states,np.maximum(turns-depth,0),window).astype(float))
  none=np.zeros((RANKINGS,depth.size))
  none[NO_MEDALS]=1
  return none


class WinTable:


 def __init__(self,value):

  self._table=np.stack([value.pair_wins(pair)for pair in range(len(PAIRS))])

 def values(self,medals,kinds):





  hurdles,archery,skating,diving=medals
  race,shots,last=kinds
  both=(skating[:,:,None]*diving[:,None]).reshape(len(PAIRS),PAIR_MEDALS**2,-1)
  wins=(self._table@both).reshape(len(PAIRS),PAIR_MEDALS,PAIR_MEDALS,-1)
  wins=wins.transpose(0,2,3,1)@hurdles[:,None]
  wins=wins.reshape(len(PAIRS),PAIR_MEDALS,-1).take(last*hurdles.shape[2]+race,2)
  wins=np.add.reduce(wins*archery.take(shots,2),1)-0.5
  out=np.full((PLAYERS,wins.shape[1]),0.5)
  for pair,(one,other)in enumerate(PAIRS):
   out[one]+=0.5*wins[pair]
   out[other]-=0.5*wins[pair]
  return out
''',
'bot/olympics/reference/loop.py': r'''
from __future__ import annotations

from collections.abc import Sequence

from bot.olympics.player.conversation import Conversation,TurnSearch
from bot.olympics.reference.params import Params
from botkit.client.parameters import argument_parser
from botkit.client.session import run


def main(argv=None):

 run(Bot(argument_parser("the Olympics",Params()).parse_args(argv).params).serve)


class Bot(Conversation):


 def __init__(self,params):
  super().__init__(params,self._tree)
  self._params=params

 def _tree(self):
  from bot.olympics.reference.tree import TreeSearch

  return TreeSearch(self._params)
''',
'bot/olympics/reference/params.py': r'''
from __future__ import annotations

from dataclasses import dataclass

from bot.olympics.player.times import TurnParams
from botkit.client.parameters import between,effort


@dataclass(frozen=True)
class Params(TurnParams):


 iterations:int=effort()

 exploration:float=between(0.15,0.01)

 batch:int=between(256,1)

 prior_sharpness:float=between(60.0,0.0)

 prior_uniform:float=between(0.1,0.0,1.0)
''',
'bot/olympics/reference/tree.py': r'''





from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.outlook.forecast import Forecast,Forecaster
from bot.olympics.outlook.match_value import SAME_SHARES
from bot.olympics.outlook.rankings import OTHERS,pair_medals
from bot.olympics.reference.leaves import RaceRankings,RankingForecast,WinTable
from bot.olympics.reference.params import Params
from bot.olympics.rules.batch import CELLS,DIVING_STATES,FINISHED,FORESEEN,HURDLE_STATES,JOINT,Transitions,skate
from bot.olympics.rules.constants import(
ACTIONS,
ARCHERY,
DIVING,
GAMES,
HURDLES,
JOINT_ACTIONS,
PLAYERS,
SKATING,
TURNS,
)
from bot.olympics.rules.state import Position
from botkit.arrays import Floats,Ints
from botkit.search.clock import Deadline
from botkit.search.decoupled_uct import DecoupledUct,NewNodes,Settings
from botkit.search.result import SearchResult
from botkit.search.rounding import rounded

PRIOR_DEPTHS=12

LEAST_ALIVE=0.02


NO_ACTIONS=JOINT_ACTIONS

BY_ACTION=ACTIONS*len(FORESEEN)*PLAYERS

KEY_BITS=13



class TreeSearch:


 def __init__(self,params):
  self._params=params
  self._settings=Settings(params.exploration,params.batch)
  self._forecaster=Forecaster(SAME_SHARES)
  self._races=None
  self._tree=None

 def results(self,position,seat,deadline):

  params=self._params
  forecast=Forecast(self._forecaster,position)
  if forecast.hurdles is not None and(self._races is None or self._races.hurdles is not forecast.hurdles):
   self._races=RaceRankings(forecast.hurdles)
  game=OlympicsTree(forecast,self._races if forecast.hurdles else None,params)
  seed=params.seed*TURNS+position.turn
  if self._tree is None:
   self._tree=DecoupledUct(game,self._settings,seed)
  else:
   self._tree.restart(game,seed)
  return self._tree.results(seat,deadline,params.iterations)


class OlympicsTree:






 players=PLAYERS
 actions=ACTIONS

 def __init__(self,forecast,races,params):
  self._forecast=forecast
  self._params=params
  self._rankings=RankingForecast(forecast,races)
  self._wins=WinTable(forecast.value)
  here=np.zeros(1,np.int64)
  medals=np.concatenate([pair_medals(self._rankings.of(game,forecast.states[game][:,None],here))
for game in range(GAMES)],2)
  payoffs=forecast.value.payoffs(medals.transpose(2,0,1)[None])[0]
  self._state_values=_StateValues(forecast,payoffs)
  self._first_skating=np.zeros((ACTIONS,PLAYERS))
  skaters=np.repeat(forecast.states[SKATING][:,None],JOINT_ACTIONS,1)
  if forecast.transitions.skating_turns:
   skaters=skate(skaters,forecast.transitions.skating_ranks[JOINT])
   self._first_skating=self._skating_values(payoffs[SKATING],skaters)
  after_first=pair_medals(self._rankings.of(SKATING,skaters,np.ones(JOINT_ACTIONS,np.int64)))
  self._skating_medals=np.concatenate([after_first,medals[:,:,SKATING,None]],2)


 def root(self):
  states,depth=self._forecast.foreseen()[:,:,None],np.zeros(1,np.int64)
  return self._positions(states,np.full(1,NO_ACTIONS),depth,self._first_skating[:,:,None])

 def step(self,states,depth,actions):
  after=chosen(states[:BY_ACTION].reshape(ACTIONS,len(FORESEEN),PLAYERS,-1),actions)
  joint=np.where(depth==0,ACTIONS**np.arange(PLAYERS)[::-1]@actions,states[-1])
  return self._positions(after,joint,depth+1)

 def _positions(self,runs,joint,depth,more=0.0):

  following=next_states(self._forecast.transitions,runs,depth)
  values=self._state_values.of(following,depth+1)+more
  states=np.concatenate([following.reshape(-1,depth.size),runs.reshape(-1,depth.size),joint[None]])
  return NewNodes(states,self._priors(values),depth>=self._forecast.turns_left)

 def values(self,states,depth):

  runs,joint=states[BY_ACTION:-1].reshape(len(FORESEEN),PLAYERS,-1),states[-1]
  keys=(1<<KEY_BITS*np.arange(PLAYERS))@runs+(depth<<KEY_BITS*PLAYERS)
  keys[-1]+=joint<<KEY_BITS*(PLAYERS+1)
  some,kinds=distinct(keys)
  medals=[pair_medals(self._rankings.of(game,run.take(rows,1),depth.take(rows)))
for game,run,rows in zip(FORESEEN,runs,some)]
  medals.insert(SKATING,self._skating_medals.take(joint.take(some[-1]),2))
  return self._wins.values(medals,kinds)

 def _priors(self,values):

  params=self._params
  values=rounded(values)
  likely=np.exp(params.prior_sharpness*(values-np.maximum.reduce(values,0)))
  likely*=(1.0-params.prior_uniform)/np.add.reduce(likely,0)
  likely+=params.prior_uniform/ACTIONS
  return rounded(likely.transpose(1,0,2))

 def _skating_values(self,payoff,after):

  values=self._forecast.skating_values(payoff,2)[:,1]
  sums=np.stack([np.bincount(JOINT[player],values[player,after[player]],ACTIONS)
for player in range(PLAYERS)],1)
  return np.asarray(sums/(JOINT_ACTIONS//ACTIONS),np.float64)


class _StateValues:


 def __init__(self,forecast,payoffs):
  sizes=(HURDLE_STATES,CELLS,DIVING_STATES)
  tables=[np.zeros((PLAYERS,PRIOR_DEPTHS+1,size))for size in sizes]
  hurdles,archery,diving=(table[:,:PRIOR_DEPTHS]for table in tables)
  hurdles[:]=forecast.hurdles_values(payoffs[HURDLES],PRIOR_DEPTHS)
  archery[:]=forecast.archery_values(payoffs[ARCHERY],PRIOR_DEPTHS)
  diving[:]=forecast.diving_values(payoffs[DIVING],PRIOR_DEPTHS)
  if forecast.hurdles is not None:
   running=forecast.hurdles.running[:PRIOR_DEPTHS-1,forecast.states[HURDLES]]
   for player,others in enumerate(OTHERS):
    hurdles[player,1:]/=np.maximum(running[:,others].prod(1),LEAST_ALIVE)[:,None]
  starts=np.cumsum([0,*(table.size for table in tables[:-1])])
  self._table=np.concatenate([table.ravel()for table in tables])
  self._size=np.array(sizes)[:,None,None]
  depths=np.arange(PLAYERS)[:,None]*(PRIOR_DEPTHS+1)
  self._start=starts[:,None,None]+depths*self._size

 def of(self,states,depth):

  place=self._start+self._size*np.minimum(depth,PRIOR_DEPTHS)
  values=self._table.take(states+place).sum(1)
  return values


def next_states(transitions,states,depth):




 rows=transitions.rows.take(depth,0,mode="clip").transpose(2,1,0)[:,:,None]
 after=transitions.table.take(rows+states)
 over=np.maximum.reduce(states[0],0)>=FINISHED
 if np.count_nonzero(over):
  after[:,0]=np.where(over,states[0],after[:,0])
 return after


def chosen(by_action,actions):

 _,games,players,size=by_action.shape
 return by_action[actions,np.arange(games)[:,None,None],np.arange(players)[:,None],np.arange(size)]


def distinct(keys):

 order=keys.argsort(1,kind="stable")
 place=order+np.arange(len(keys))[:,None]*keys.shape[1]
 ordered=keys.take(place)
 new=np.ones(keys.shape,np.bool_)
 np.not_equal(ordered[:,1:],ordered[:,:-1],out=new[:,1:])
 kinds=np.empty(keys.shape,np.int64)
 kinds.reshape(-1)[place]=new.cumsum(1)-1
 return[of_game[first]for of_game,first in zip(order,new)],kinds
''',
'bot/olympics/rules/__init__.py': r'''0
''',
'bot/olympics/rules/batch.py': r'''











from __future__ import annotations

from functools import lru_cache

import numpy as np

from bot.olympics.rules.constants import(
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
from bot.olympics.rules.plain import hurdle_move
from bot.olympics.rules.state import Archery,Diving,Hurdles,Position,Skating
from botkit.arrays import Ints

JOINT=np.indices((ACTIONS,)*PLAYERS).reshape(PLAYERS,-1)

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


def lone_skater_steps():

 return _touching_steps()[:,skating_steps()[:,:RISKS]]


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
 for first,second in((0,1),(0,2),(1,2)):
  same=ring[first]==ring[second]
  touched[first]|=same
  touched[second]|=same
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
'bot/olympics/rules/constants.py': r'''
from __future__ import annotations

PLAYERS=3
TURNS=100
ACTIONS=4
JOINT_ACTIONS=ACTIONS**PLAYERS

UP,DOWN,LEFT,RIGHT=range(ACTIONS)
LETTERS="UDLR"
NO_ACTION=-1


GAMES=4
HURDLES,ARCHERY,SKATING,DIVING=range(GAMES)
GAME_NAMES=("hurdles","archery","skating","diving")

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
'bot/olympics/rules/plain.py': r'''




from __future__ import annotations

from collections.abc import Sequence

from bot.olympics.rules.constants import(
ARCHERY_LIMIT,
ARCHERY_MOVES,
COLLISION_RISK,
FALL_RISK,
FALLEN,
FINISH,
GAMES,
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
from bot.olympics.rules.state import Archery,Hurdles,MiniGame,Skating


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


def all_races(runs):

 return len(runs)<GAMES or any(isinstance(run,Hurdles)for run in runs[1:])
''',
'bot/olympics/rules/state.py': r'''
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass,field
from typing import Union

from bot.olympics.rules.constants import PLAYERS,SKATING_TURNS


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
KINDS=(Hurdles,Archery,Skating,Diving)



@dataclass(frozen=True)
class Position:


 turn:int
 medals:Sequence[Sequence[Sequence[int]]]
 runs:Sequence[MiniGame|None]
''',
'bot/submit/olympics_reference.py': r'''from bot.olympics.reference.loop import main

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
'botkit/search/decoupled_uct.py': r'''















from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from botkit.arrays import Bools,Floats,Ints,runs
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from botkit.search.rounding import rounded

ROOT=0
NO_CHILD=-1
FILL_STEPS=2
LEAST_SHARE=1e-9
FIRST_BATCH=16
FEW=1/16



@dataclass(frozen=True)
class NewNodes:


 states:Ints
 priors:Floats
 final:Bools


class SimultaneousGame(Protocol):


 players:int
 actions:int

 def root(self):
  0

 def step(self,states,depth,actions):
  0

 def values(self,states,depth):
  0


@dataclass(frozen=True)
class Settings:


 exploration:float=0.15

 batch:int=256

 capacity:int=1<<14



@dataclass(frozen=True)
class _Paths:


 node:Ints
 count:Ints
 path:Ints


class DecoupledUct:


 def __init__(self,game,settings,seed):
  players,actions=game.players,game.actions
  self._settings=settings
  self._players,self._actions=players,actions
  self._joint=actions**np.arange(players)
  self._joint_actions=actions**players
  batch=max(settings.batch,FIRST_BATCH)
  capacity=settings.capacity+batch+1
  self._choices=np.empty((3*actions*players+1,capacity))
  self._quality,self._priors,self._visits=self._split(self._choices)
  self._total=self._choices[-1]
  self._sums=np.empty((actions,players,capacity))
  self._values=np.empty((players,capacity))
  self._means=np.empty((players,capacity))
  self._states=np.empty((len(game.root().states),capacity),np.int64)
  self._depth=np.empty(capacity,np.int64)
  self._goes_on=np.zeros(capacity,np.bool_)
  self._children=np.empty(capacity*self._joint_actions,np.int64)
  self._numbers=np.arange(batch)
  self.restart(game,seed)

 def restart(self,game,seed):

  self._game=game
  self._random=np.random.Generator(np.random.PCG64(seed))
  self.nodes=0
  self.iterations=0
  self._add(game.root(),np.zeros(1,np.int64),np.zeros((self._players,1)))
  self._evaluate(ROOT)

 def results(self,player,deadline,iterations=0):





  yield self._result(player)
  size,cost=FIRST_BATCH,0.0
  while self._goes_on[ROOT]:
   paths=min(size,iterations-self.iterations)if iterations else size
   left=deadline.left_ms()
   if left<=0.0 or paths<=0:
    break
   if left<cost*paths:
    paths=min(paths,max(FIRST_BATCH,int(left/cost)))
   self._batch(paths)
   cost=(left-deadline.left_ms())/paths
   size=min(2*size,self._settings.batch)
   yield self._result(player)

 def _result(self,player):

  prior=self.prior(player)
  order=np.lexsort((prior,self.visits(player)))[::-1]
  alternatives=tuple(
(int(action),float(self._quality[action,player,ROOT]))for action in order if prior[action])
  return SearchResult(*alternatives[0],alternatives,self.iterations)

 def visits(self,player):

  return self._visits[:,player,ROOT]

 def prior(self,player):

  return self._priors[:,player,ROOT]

 def _add(self,new,depth,values):

  first,self.nodes=self.nodes,self.nodes+depth.size
  here=slice(first,self.nodes)
  self._visits[...,here]=0.0
  self._total[here]=0.0
  self._sums[...,here]=0.0
  self._priors[...,here]=new.priors.transpose(1,0,2)
  self._priors[0,:,here]+=~new.priors.any(1)
  self._states[:,here]=new.states
  self._depth[here]=depth
  np.logical_not(new.final,out=self._goes_on[here])
  self._children[first*self._joint_actions:self.nodes*self._joint_actions]=NO_CHILD
  self._set_values(here,values)

 def _evaluate(self,first):

  new=slice(first,self.nodes)
  self._set_values(new,rounded(self._game.values(self._states[:,new],self._depth[new])))

 def _set_values(self,new,values):

  self._values[:,new]=values
  self._means[:,new]=values
  self._quality[...,new]=values

 def _batch(self,size):

  first_new=self.nodes
  here=_Paths(np.zeros(1,np.int64),np.array([size]),self._numbers[:size])
  slots=np.empty(size,np.int64)
  waiting=[]
  steps=[]
  while here.path.size:
   actions=self._choose(here)
   steps.append((here,actions))
   slot=(here.node*self._joint_actions).repeat(here.count)+self._joint.dot(actions)
   order=slot.argsort(kind="stable")
   slot,path=slot.take(order),here.path.take(order)
   slots[path]=slot
   here,missing=self._follow(slot,path,FEW*size)
   waiting.append(missing)
  self._make(np.concatenate(waiting))
  if self.nodes>first_new:
   self._evaluate(first_new)
  self._back_up(steps,self._values.take(self._children.take(slots),1))
  self.iterations+=size
  if self.nodes>self._settings.capacity:
   self._forget()

 def _forget(self):

  self.nodes=self._settings.capacity
  children=self._children[:self.nodes*self._joint_actions]
  children[children>=self.nodes]=NO_CHILD
  warnings.warn(f"the tree is full: with its capacity of {self.nodes} positions, the search goes on without"
" keeping new ones",RuntimeWarning,stacklevel=2)

 def _follow(self,slot,path,few):




  first,count=runs(slot)
  slot=slot.take(first)
  child=self._children.take(slot)
  missing=child==NO_CHILD
  coming=count[missing]
  if np.add.reduce(coming)-coming.size<=few:
   on=self._goes_on.take(child)
   return _Paths(child[on],count[on],path[on.repeat(count)]),slot[missing]
  shared=missing&(count>1)
  self._make(slot[shared])
  child=self._children.take(slot)
  on=self._goes_on.take(child)
  moving=on.repeat(count)
  moving[first[shared]]=False
  return _Paths(child[on],(count-shared)[on],path[moving]),slot[missing&~shared]

 def _choose(self,here):




  count=here.count
  coming=count.astype(np.float64)
  quality,bonus,visits=self._parts(here.node,coming)
  if here.path.size==count.size:
   greatest=(quality+bonus/visits).argmax(0)
   return greatest
  shares=_fill(quality,bonus,visits,coming)
  meets=count>1
  draws=np.zeros((self._players+1,here.path.size))
  if np.count_nonzero(meets)==count.size:
   self._random.random(out=draws)
  else:
   level=quality+bonus/visits
   np.copyto(shares,level==np.maximum.reduce(level,0),where=~meets)
   meeting=meets.repeat(count).nonzero()[0]
   draws[:,meeting]=self._random.random((self._players+1,meeting.size))
  return self._match(shares,count,draws)

 def _parts(self,node,coming):




  known=self._choices.take(node,1)
  quality,bonus,visits=self._split(known)
  np.copyto(quality,-np.inf,where=bonus==0.0)
  bonus*=self._settings.exploration*np.sqrt(known[-1]+coming)
  visits+=1.0
  return quality,bonus,visits

 def _split(self,choices):

  quality,priors,visits=choices[:-1].reshape(3,self._actions,self._players,-1)
  return quality,priors,visits

 def _match(self,shares,count,draws):




  size=draws.shape[1]
  limits=np.add.accumulate(shares,0)
  limits=(limits[:-1]/limits[-1]).repeat(count,2)
  place,keys=draws[0],draws[1:]
  place+=self._numbers[:size]-(count.cumsum()-count).repeat(count)
  place/=count.repeat(count)
  keys+=self._numbers[:count.size].repeat(count)
  order=keys.argsort(1)
  order+=np.arange(self._players)[:,None]*size
  matched=np.empty(order.shape,np.int64)
  matched.reshape(-1)[order]=np.add.reduce(place>=limits,0)
  return matched

 def _make(self,slots):

  if not slots.size:
   return
  self._children[slots]=self.nodes+self._numbers[:slots.size]
  parents,joint=np.divmod(slots,self._joint_actions)
  depth=self._depth.take(parents)
  actions=joint//self._joint[:,None]%self._actions
  new=self._game.step(self._states.take(parents,1),depth,actions)
  self._add(new,depth+1,self._means.take(parents,1))

 def _back_up(self,steps,values):

  node=np.concatenate([here.node for here,_ in steps])
  count=np.concatenate([here.count for here,_ in steps])
  path=np.concatenate([here.path for here,_ in steps])
  row=np.concatenate([actions for _,actions in steps],1)*self._players
  row+=np.arange(self._players)[:,None]
  index=(row*node.size+np.arange(node.size).repeat(count)).ravel()
  shape=(self._actions,self._players,node.size)
  size=self._actions*self._players*node.size
  visits=self._visits.take(node,2)+np.bincount(index,minlength=size).reshape(shape)
  sums=self._sums.take(node,2)+np.bincount(index,values.take(path,1).ravel(),size).reshape(shape)
  total=np.add.reduce(visits[:,0],0)
  means=(self._values.take(node,1)+np.add.reduce(sums,0))/(1.0+total)
  self._visits[...,node]=visits
  self._total[node]=total
  self._sums[...,node]=sums
  self._means[:,node]=means
  self._quality[...,node]=np.where(visits>0,sums/np.maximum(visits,1.0),means)


def _fill(quality,bonus,visits,coming):





 level=np.maximum.reduce(quality+bonus/(visits+coming),0)
 for _ in range(FILL_STEPS):
  gap=level-quality
  filled=bonus/gap
  active=(filled>visits).astype(np.float64)
  filled*=active
  total=np.add.reduce(filled,0)
  filled/=gap
  active*=visits
  target=np.add.reduce(active,0)
  target+=coming
  level+=(total-target)/np.add.reduce(filled,0)*(total/target)
 shares=bonus/(level-quality)
 shares-=visits
 np.maximum(shares,LEAST_SHARE*(bonus>0.0),out=shares)
 return shares
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
'botkit/search/rounding.py': r'''
from __future__ import annotations

import numpy as np

from botkit.arrays import Floats

VALUE_STEP=2.0**-20


def rounded(values):

 steps=np.rint(values/VALUE_STEP)
 return steps*VALUE_STEP
''',
}
ENTRY='bot/submit/olympics_reference.py'
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
