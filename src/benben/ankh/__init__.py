"""Ankh: Gods of Egypt, one module per chapter of its rulebook."""

from .rules import RULES

__all__ = ["RULES"]
