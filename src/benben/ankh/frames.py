"""The kinds of frames: the index of each step in the ruleset's list of steps."""

from typing import Final

SETUP: Final = 0
TURN: Final = 1
MOVE_FIGURES: Final = 2
MOVE_TO: Final = 3
SUMMON_FIGURE: Final = 4
SUMMON_AT: Final = 5
UNLOCK_POWERS: Final = 6
CONTROL_MONUMENT: Final = 7
CARAVAN: Final = 8
KEEP_TOKEN: Final = 9
SWAP_TOKEN: Final = 10
SWAP_WITH: Final = 11
CONFLICT: Final = 12
BATTLE: Final = 13
PLAY_CARDS: Final = 14
BUILD_MONUMENT: Final = 15
BUILD_AT: Final = 16
PLAGUE_BID: Final = 17
TIEBREAK: Final = 18
