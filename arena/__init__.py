"""Matches between any programs, and what they show. It knows no game: see :mod:`arena.contract.game`."""
import os

for _library in ("OPENBLAS", "MKL", "OMP"):  # before numpy: its products of matrices then keep to one core
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
