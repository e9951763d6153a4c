"""The guardians of the box, a module each."""

from . import androsphinx, apep, cat_mummy, mummy, satet, scorpion

__all__ = ["androsphinx", "apep", "cat_mummy", "mummy", "satet", "scorpion"]
