"""Benben: Ankh and Kemet, two board games of ancient Egypt, as one program."""

__version__ = "0.1.0"
