"""Ankh: Gods of Egypt, one module per chapter of its rulebook."""

from .ruleset import RULES

__all__ = ["RULES"]
