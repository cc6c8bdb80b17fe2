"""Filters of games by what programs say of themselves, which :mod:`arena.contract.player_data` reads."""
