"""What everybody at the table could work out from the board, worked out: region by region what a conflict would find
there now, who is ahead, what actions are about to bring.

Nothing in it is a secret.
"""

from typing import TypedDict

from ...kernel.notation import NONE, player_name
from ...kernel.steps import PLAYER, STEP
from ..box.lands import Lands, lands_of
from ..box.names import ACTION_NAMES, GODS
from ..box.state import AnkhState
from ..rules.devotion import order
from ..rules.turn import TURN, merged, needed
from .forecast import Standings, forecasts


class Region(TypedDict):
    """In the order of the board, so that the first hex is its name; then the water beside it (A-M2), and the conflict
    tokens that lie in it, which is one except while a caravan or a consolidation is under way."""

    hexes: list[str]
    waters: list[str]
    tokens: list[int]
    sides: Standings
    battle: bool


class Outlook(TypedDict):
    regions: list[Region]
    order: list[str]  # players as they take turns, from the first
    ranking: list[str]  # gods from most Devotion to least
    one_action: bool  # whoever's turn it is shares a merged god, and has no second action (A-T2)
    fires: list[str]  # actions of which the next use sets off an event


def outlook(s: AnkhState) -> Outlook:
    lands = lands_of(s.camels)
    tokens: list[list[int]] = [[] for _ in lands.regions]
    for token, at in enumerate(s.token_at):
        if at != NONE:
            tokens[lands.region_of[at]].append(token + 1)
    begins = max(s.first, 0)
    return {
        "regions": [region(lands, number, tokens[number], sides) for number, sides in enumerate(forecasts(s))],
        "order": [player_name((begins + i) % s.players) for i in range(s.players)],
        "ranking": [GODS[side] for side in reversed(order(s, s.in_play))],
        "one_action": one_action(s),
        "fires": [name for action, name in enumerate(ACTION_NAMES) if s.track[action] + 1 >= needed(s, action)],
    }


def one_action(s: AnkhState) -> bool:
    turn = s.frames[0] if s.frames else [0]
    return turn[STEP] == TURN and merged(s, turn[PLAYER])


def region(lands: Lands, number: int, tokens: list[int], sides: Standings) -> Region:
    hexes, waters = lands.names()[number]
    battle = sum(side["figures"] > 0 for side in sides.values()) > 1
    return {"hexes": hexes, "waters": waters, "tokens": tokens, "sides": sides, "battle": battle}
