"""The gods of the box, a module each: everything a god power does is in its module."""

from . import amun, anubis, isis, osiris, ra

__all__ = ["amun", "anubis", "isis", "osiris", "ra"]
