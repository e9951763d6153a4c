"""Kemet: Blood and Sand, one module per chapter of its rulebook; classic Kemet will be another edition."""

from .ruleset import RULES

__all__ = ["RULES"]
