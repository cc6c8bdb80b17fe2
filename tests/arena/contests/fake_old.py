"""A referee of the old form: the player who names the greater number wins; its quirks are switches."""
from __future__ import annotations

import random
import sys
import time

TURNS = 5


def main() -> None:
    quirks = set(sys.argv[1:])
    seed, line = None, sys.stdin.readline()
    if line.startswith("###Seed") and "takes-seed-for-start" not in quirks:
        seed, line = int(line.split()[1]), sys.stdin.readline()
    players = int(line.split()[1]) if line.startswith("###Start") else 2
    if "three" in quirks and players != 3:
        sys.exit("java.lang.IndexOutOfBoundsException: Index 2\n\tat Main.main(Main.java:5)")
    out = set()
    lines = 2 if "lines=2" in quirks else 1
    values = random.Random(seed)
    sums = [0] * players
    for seat in range(players):
        print(f"###Input {seat}\n{seat} {players}")
    for turn in range(TURNS):
        value = values.randint(1, 99)
        for seat in sorted({*range(players)} - out):
            print(f"###Input {seat}\n{turn + 1} {value}\n###Output {seat} {lines}", flush=True)
            answer = "".join(sys.stdin.readline().strip() for _ in range(lines))
            if not answer:
                if "tells-ranks" in quirks:
                    others = "".join(str(other) for other in range(players) if other != seat)
                    print(f"###End {others} {seat}", flush=True)
                return
            if not answer.isdigit() and "numbers-only" in quirks:
                int(answer)
            if not answer.isdigit() and "strict" in quirks:
                out.add(seat)
                sums[seat] = turn - 100
            if not answer.isdigit():
                print(f"###Error {seat} Invalid answer {answer}", file=sys.stderr, flush=True)
                continue
            sums[seat] += int(answer) * value % 10
        if "speaks" in quirks and turn == 2:
            print("###What now", flush=True)
        if "dies" in quirks and turn == 2:
            sys.exit("out of ideas")
    order: dict[int, str] = {}
    for seat, total in enumerate(sums):
        order[total] = order.get(total, "") + str(seat)
    print("###End", " ".join(order[total] for total in sorted(order, reverse=True)), flush=True)
    if "stays" in quirks:
        time.sleep(1000)


main()
