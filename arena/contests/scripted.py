"""A bot that says what stands in a file, ``python scripted.py FILE QUIET_MS``: for games that were played elsewhere.

The file has a JSON list a line: of how many lines the input is, and the text of the answer, or ``null`` where the
player gave none. An answer is sent once its input has come: all of its lines or, with QUIET_MS, when nothing more has
come for so many milliseconds. It is never imported.
"""
import json
import os
import select
import sys


def main() -> None:
    """Answers until the file or the input ends, and then listens on."""
    with open(sys.argv[1], encoding="utf-8") as file:
        answers = [json.loads(line) for line in file]
    quiet = float(sys.argv[2]) / 1000.0
    lines = 0
    for size, answer in answers:
        while quiet == 0.0 and lines < size:
            data = os.read(0, 65536)
            if not data:
                return
            lines += data.count(b"\n")
        lines -= size
        if quiet and not heard(quiet):
            return
        if answer is not None:
            os.write(1, answer.encode())
    while os.read(0, 65536):
        pass


def heard(quiet: float) -> bool:
    """Waits for input, and until no more comes; returns whether there was any."""
    data = os.read(0, 65536)
    while data and select.select([0], [], [], quiet)[0]:
        if not os.read(0, 65536):
            break
    return bool(data)


main()
