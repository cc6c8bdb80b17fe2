"""The modules that hold what training has learned."""
from __future__ import annotations

LINE = 112
"""Characters of packed text in a line."""


def packed_module(docstring: str, shape: str, levels: str, scales: str) -> str:
    """The text of a module of packed weights; ``shape``: the assignment that says what they are the weights of."""
    return "\n".join([f'"""{docstring}"""', "", shape, *_constant("LEVELS", levels), *_constant("SCALES", scales), ""])


def _constant(name: str, text: str) -> list[str]:
    lines = (text[begin : begin + LINE] for begin in range(0, len(text), LINE))
    return [f"{name} = (", *(f'    "{line}"' for line in lines), ")"]
