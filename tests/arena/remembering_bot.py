"""Takes the smallest or greatest free number, and remembers what counted or what it said: ``min``, ``max own``."""
import sys

from botkit.client.session import Session, run

CHOOSE = {"min": min, "max": max}[sys.argv[1]]
OWN = "own" in sys.argv


def serve():
    session, free = Session(), set("123456789")
    while True:
        free.discard(session.line())
        answer = CHOOSE(free)
        counted = session.answer(answer)
        free.discard(answer if OWN else counted)


run(serve)
