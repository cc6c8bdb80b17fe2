"""A bot for Coins: goes to the coin that is worth most for its distance. ``--set reach=N`` leaves out farther ones."""
import json
import sys

PARAMETERS = {"reach": 20}


def settings() -> dict[str, int]:
    """The parameters, changed by ``--set NAME=VALUE``; ``--params`` prints them."""
    words = sys.argv[1:]
    if "--params" in words:
        print(json.dumps(PARAMETERS))
        sys.exit()
    changed = (text.split("=") for option, text in zip(words, words[1:]) if option == "--set")
    return {**PARAMETERS, **{name: int(value) for name, value in changed}}


def main() -> None:
    """Answers until the input ends."""
    reach = settings()["reach"]
    while True:
        turn = int(input().split()[0])
        x, y = map(int, input().split())
        input()
        coins = [tuple(map(int, input().split())) for _ in range(int(input()))]
        away = {coin: max(1, abs(coin[0] - x) + abs(coin[1] - y)) for coin in coins}
        near = [coin for coin in coins if away[coin] <= reach] or coins
        value, goal_x, goal_y = max((coin[2] / away[coin], coin[0], coin[1]) for coin in near)
        print(f"[PDATA][{turn}] value = {value:.2f}", file=sys.stderr, flush=True)
        across = {1: "RIGHT", -1: "LEFT"}.get((goal_x > x) - (goal_x < x))
        along = {1: "DOWN", -1: "UP"}.get((goal_y > y) - (goal_y < y))
        print(across or along or "WAIT", flush=True)


if __name__ == "__main__":
    try:
        main()
    except EOFError:
        pass
