"""A picture of the position in plain text."""

from .state import KemetState


def draw(s: KemetState) -> str:
    return f"round {s.round}"
