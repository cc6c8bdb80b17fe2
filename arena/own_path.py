"""Keeps the files of the folder in which a command is started from being taken for modules: they may have any name."""
import os
import sys


def leave_current_folder() -> None:
    """Takes the current folder, which ``python -m`` puts first, off the path, unless the kit itself stands there."""
    kit = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    if sys.path[0] in ("", os.getcwd()) and os.getcwd() != kit:
        del sys.path[0]
