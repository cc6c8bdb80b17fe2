"""A command of a user that plays a game by the fake referee and prints its result as JSON, as for psyleague."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def game(seed: str, bots: list[str], quirks: list[str]) -> dict[str, object]:
    options = [word for number, bot in enumerate(bots, 1) for word in (f"-p{number}", bot)]
    done = subprocess.run(
        [sys.executable, "-IS", str(HERE / "fake_referee.py"), *options, "-d", f"seed={seed}", *quirks],
        capture_output=True, text=True, check=True)
    scores = [int(line) for line in done.stdout.split()[:len(bots)]]
    return {
        "ranks": [sum(other > score for other in scores) for score in scores],
        "errors": [int(score < 0) for score in scores],
        "test_data": {"seed": int(seed)},
        "player_data": [{"earned": score} for score in scores],
    }


def main() -> None:
    own = [word for word in sys.argv[1:] if word in ("++list", "++nothing")]
    quirks = [word for word in sys.argv[1:] if word.startswith("++") and word not in own]
    seed, *bots = [word for word in sys.argv[1:] if not word.startswith("++")]
    print("some words before")
    if "++nothing" in own:
        return
    played = [game(seed, bots, quirks) for _ in range(2 if "++list" in own else 1)]
    print(json.dumps(played if "++list" in own else played[0], indent=1 if "++list" in own else None))


main()
