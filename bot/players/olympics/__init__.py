"""The Olympics bot: the loop, the parameters, and several strategies to choose from by name."""
from __future__ import annotations

from time import perf_counter

STARTED = perf_counter()
"""When the program began, before numpy was imported: the first turn's clock."""
