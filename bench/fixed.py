"""A server whose tables have the chance that a number says, one after the other: ``python -m bench.fixed SEED`` and the
arguments of ``python -m benben.server``. Such a game can be played again, by the same person with another page."""

import sys
from itertools import count

from benben.kernel.chance import game_key
from benben.server import tables
from benben.server.__main__ import main

if __name__ == "__main__":
    seed, games = int(sys.argv.pop(1)), count()
    setattr(tables, "new_luck", lambda: game_key(seed, next(games)))  # noqa: B010 (what a module imports is not exported)
    sys.exit(main())
