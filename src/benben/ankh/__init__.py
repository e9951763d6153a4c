"""Ankh: Gods of Egypt, one module per chapter of its rulebook."""

from .ruleset import RULES

RULESETS = {RULES.name: RULES}

__all__ = ["RULES", "RULESETS"]
