"""A battle as everybody at the table sees it at one moment, so that it can be told later as it was then.

Nothing in it is a secret.
"""

from typing import NotRequired, TypedDict

from ...kernel.notation import NONE, bits, player_name
from ...kernel.steps import STAGE
from ..box.board import in_region
from ..box.hexmap import EDGE_NAMES, HEX_NAMES
from ..box.lands import Lands, lands_of
from ..box.names import ALL_SIDES, CARD_NAMES, GODS, KINDS
from ..box.state import AnkhState
from ..rules.fight import SIDES, fight_of, region_of
from ..rules.scenario import EVENT_TRACKS
from ..rules.strength import before_cards
from .about import Land


class Fighter(TypedDict):
    """A god in a battle. `own` is the strength of its figures there, `powers` what powers add (A-B5)."""

    players: list[str]
    figures: int
    own: int
    powers: int
    devotion: int
    followers: int
    hand: list[str]
    tiebreaker: bool


class Field(TypedDict):
    """What stays as it is through a battle: where it is fought, and in which conflict of the game."""

    conflict: int
    hexes: list[str]
    waters: list[str]
    camels: list[str]
    tiles: list[str]
    regions: list[Land]


class Scene(TypedDict):
    """With a field: all pieces on the board. Without: those in the region and on the water beside it."""

    fighters: dict[str, Fighter]
    pieces: dict[str, str]
    field: NotRequired[Field]


def scene(s: AnkhState) -> Scene | None:
    """The battle that is being fought; with the field when it has just begun."""
    fight = fight_of(s)
    if fight is None:
        return None
    lands = lands_of(s.camels)
    region = region_of(s, fight)
    begun = fight[STAGE] == 0
    there = range(len(s.piece)) if begun else lands.fields[region]
    told: Scene = {
        "fighters": {GODS[side]: fighter(s, fight, side) for side in ALL_SIDES if fight[SIDES] >> side & 1},
        "pieces": {HEX_NAMES[h]: str(KINDS["piece"].say(s.piece[h])) for h in there if s.piece[h]},
    }
    if begun:
        told["field"] = field(s, lands, region)
    return told


def fighter(s: AnkhState, fight: list[int], side: int) -> Fighter:
    own, bonus = before_cards(s, fight, side)
    return {
        "players": [player_name(p) for p in range(s.players) if s.side_of[p] == side],
        "figures": len(in_region(s, lands_of(s.camels), region_of(s, fight), side)),
        "own": own,
        "powers": bonus,
        "devotion": s.devotion[side],
        "followers": s.followers[side],
        "hand": [CARD_NAMES[card] for card in bits(s.hand[side])],
        "tiebreaker": s.tiebreaker != NONE and s.side_of[s.tiebreaker] == side,
    }


def field(s: AnkhState, lands: Lands, region: int) -> Field:
    tokens: list[list[int]] = [[] for _ in lands.regions]
    for token, at in enumerate(s.token_at):
        if at != NONE:
            tokens[lands.region_of[at]].append(token + 1)
    names = lands.names()
    return {
        "conflict": sum(name.startswith("conflict") for name in EVENT_TRACKS[s.scenario][: s.event]),
        "hexes": names[region][0],
        "waters": names[region][1],
        "camels": [EDGE_NAMES[side] for side in bits(s.camels)],
        "tiles": [HEX_NAMES[h] for h in s.tiles if h != NONE],
        "regions": [{"hexes": hexes, "tokens": here} for (hexes, _), here in zip(names, tokens, strict=True)],
    }
