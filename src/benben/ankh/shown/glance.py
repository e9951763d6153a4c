"""What a list of tables shows of a game: whose god is whose, how far it has come, and the board in little."""

from typing import Final, TypedDict

from ...kernel.notation import NONE, bits
from ...kernel.steps import STEP
from ..box.hexmap import EDGE_NAMES, HEX_NAMES
from ..box.names import ALL_SIDES, GODS, KINDS
from ..box.state import AnkhState
from ..rules.conflict import CONFLICT
from ..rules.scenario import EVENT_TRACKS


class Progress(TypedDict):
    """The last conflict that has begun, or 0 before the first one; its name is "after" once it is over."""

    name: str
    number: int
    of: int


class Picture(TypedDict):
    pieces: dict[str, str]  # by hex
    camels: list[str]  # hex sides


class Glance(TypedDict):
    sides: list[str]  # by player the god it began with, "" before that is known
    progress: Progress
    picture: Picture


CONFLICTS: Final = [[event.startswith("conflict") for event in track] for track in EVENT_TRACKS]


def glance(s: AnkhState) -> Glance:
    """A merged god's player keeps its own god's chair (A-MG1)."""
    sides = [GODS[side] if side != NONE else "" for side in s.side_of]
    for side in ALL_SIDES:
        if s.chair[side] != NONE:
            sides[s.chair[side]] = GODS[side]
    track = CONFLICTS[s.scenario]
    number = sum(track[: s.event])
    on = not number or any(f[STEP] == CONFLICT for f in s.frames)
    say = KINDS["piece"].say
    return {
        "sides": sides,
        "progress": {"name": "conflict" if on else "after", "number": number, "of": sum(track)},
        "picture": {
            "pieces": {HEX_NAMES[h]: str(say(piece)) for h, piece in enumerate(s.piece) if piece},
            "camels": [EDGE_NAMES[side] for side in bits(s.camels)],
        },
    }
