"""A bot for the Olympics: jumps over hurdles that are right ahead, and is random otherwise."""
import random
import sys

me, games = int(input()), int(input())
while sys.stdin.readline():  # the first player's score; nothing comes after the last turn
    other_scores = [input() for player in range(2)]
    mini_games = [input().split() for game in range(games)]
    track, *registers = mini_games[0]
    here = int(registers[me]) if track != "GAME_OVER" else 0
    jump = track[here + 1:here + 2] == "#"
    print("UP" if jump else random.choice(["LEFT", "RIGHT"]), flush=True)
