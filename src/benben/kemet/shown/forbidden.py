"""What whoever is asked cannot choose though it lies in sight, and the rule that forbids it: spaces of one's own board,
tiles of the market, cards in hand, zones next to a Troop. Told before somebody tries."""

from collections.abc import Iterator
from typing import Final, TypedDict

from ...kernel.steps import STEP, Why
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import CHOICES, GOLD, GOLD_TILES, KINDS_OF_DIVINE, PLAY, SILVER, SPACE, TILE, TO
from ..box.state import KemetState
from ..rules import buy, divine, fight, ways
from ..rules.day import TURN
from ..rules.on_the_way import GO_ON
from ..rules.powers import SILVER_TOKEN, bonus
from ..rules.retreat import RETREAT_TO

ELSEWHERE: Final = "other buy space"


class Refused(TypedDict):
    """`why` as in the answer to a refused choice; `refused-…` are the words for it."""

    rule: str
    why: str


def forbidden(s: KemetState, p: int) -> dict[str, Refused]:
    """By choice. Tiles of the market are told in a turn too, though a space comes first."""
    f = s.frames[-1]
    found: dict[str, Refused] = {}
    step = STEPS[f[STEP]]
    for choice in in_sight(s, f, p):
        if choice not in s.menu and (why := step.forbids(s, f, p, choice)):
            found[CHOICES.names[choice]] = refused(why)
    for t, why in forbids_tiles(s, f, p) if f[STEP] == TURN else ():
        found[CHOICES.names[TILE + t]] = refused(why)
    return found


def refused(why: Why) -> Refused:
    return {"rule": why[0], "why": why[1]}


def in_sight(s: KemetState, f: list[int], p: int) -> Iterator[int]:
    if f[STEP] == TURN:
        yield from (SPACE + i for i in s.edition.spaces)
        if bonus(s, p, SILVER_TOKEN):
            yield from (SILVER + i for i in s.edition.spaces)
        yield from (GOLD + i for i, t in enumerate(GOLD_TILES) if s.tiles[p] >> t & 1)
        yield from (PLAY + card for card in range(KINDS_OF_DIVINE) if divine.held(s, p, card))
    elif f[STEP] == buy.BUY_TILE:
        yield from (TILE + t for t in on_show(s, p))
    elif f[STEP] == GO_ON:
        yield from (TO + z for z in board_of(s).beside[f[ways.HERE]])
    elif f[STEP] == RETREAT_TO:
        yield from (TO + z for z in board_of(s).beside[f[fight.ZONE]])


def on_show(s: KemetState, p: int) -> list[int]:
    """Tiles that nobody has, and one's own."""
    return [t for t in s.edition.tiles if s.market[t] or s.tiles[p] >> t & 1]


def forbids_tiles(s: KemetState, f: list[int], p: int) -> Iterator[tuple[int, Why]]:
    """Tiles that cannot be had in this turn, and why: the space that would serve is closed, or none serves, of which
    the nearest miss says the most."""
    step = STEPS[f[STEP]]
    sold = [(space, buy.tiles_for(s, p, space)) for space in s.edition.buy_spaces]
    for t in on_show(s, p):
        serving = [space for space, tiles in sold if t in tiles]
        closed = [space for space in serving if SPACE + space not in s.menu and SILVER + space not in s.menu]
        if not serving:
            reasons = [buy.forbids_tile(s, p, t, space) for space in s.edition.buy_spaces]
            yield t, next((why for why in reasons if why[1] != ELSEWHERE), reasons[0])
        elif closed == serving and (why := step.forbids(s, f, p, SPACE + serving[0])):
            yield t, why
