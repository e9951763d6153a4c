"""The garbage collector, kept from holding everybody up.

Python now and then goes through all objects in search of cycles; with hundreds of games in memory that takes a third of
a second. Games hold no cycles, so what has lasted is left out of the search; all of it is searched when nobody is here.
"""

import gc


def settle() -> None:
    """What is there now will stay for a while: do not go through it again."""
    gc.collect(1)
    gc.freeze()


def clear_out() -> None:
    """Go through everything. Nobody may be waiting."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
