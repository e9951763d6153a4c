"""Kemet: Blood and Sand, one module per chapter of its rulebook; classic Kemet will be another edition."""

from .ruleset import RULES

RULESETS = {RULES.name: RULES}

__all__ = ["RULES", "RULESETS"]
