"""Kemet: Blood and Sand, one module per chapter of its rulebook, and classic Kemet, another edition."""

from .classic import CLASSIC_RULES
from .ruleset import RULES

RULESETS = {RULES.name: RULES, CLASSIC_RULES.name: CLASSIC_RULES}

__all__ = ["CLASSIC_RULES", "RULES", "RULESETS"]
