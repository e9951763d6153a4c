"""What has come of choices: points, Units, tiles, pyramids, zones, and what happened to others by them.

From public columns and what the player has heard.
"""

from typing import Final, TypedDict

from ...kernel.events import Event, Log
from ...kernel.notation import NONE, player_name
from ...kernel.steps import STEP
from ..box.board import SANCTUARY, board_of
from ..box.frames import STEPS
from ..box.names import (
    ACTION_OF,
    CHOICES,
    CREATURE_NAMES,
    DISTRICTS,
    KINDS,
    PRAY,
    SILVER,
    SPACE,
    USE,
    ZONE_NAMES,
    ZONES,
)
from ..box.state import KemetState
from ..rules import activation, divine, path, powers, troops
from .path_about import leaving_for
from .story import TEMPLATES

TOLD: Final = {
    "took tile": ("tile", "player", "name"),
    "raised": ("raised", "player", "at", "name", "amount"),
    "creature placed": ("creature", "name", "at"),
    "battle": ("battle", "", "player", "at"),
    "wins battle": ("wins", "player"),
    "recalled": ("recalled", "player", "amount", "at"),
    "retreats": ("retreats", "player", "amount", "", "at"),
    "took cards back": ("cards", "player"),
    "won": ("won", "player"),
    "token taken": ("token", "player", "name"),
}
"""Events that are told as they are: what they are called here, and which argument is what."""
TURN: Final = "your turn"
TRIED: Final = ("recall or retreat", "stay or recall", "make an offering", "spend veterans", "on the road")
"""Questions whose answers are tried, because what they bring is not written on them."""


class What(TypedDict):
    what: str


class Brought(What, total=False):
    """One thing that has come of choices. `fame`, `prayer`, `veterans`, `units` (on the board) and `divine` (cards)
    have an amount, which may be negative; `holds` and `loses` have a temple, the Sanctuary or a district, `leaves` a
    creature that is with no Troop any more, `battle` the enemy and the zone, `priest` says where one that has left the
    path goes: to its start, the board or the supply."""

    player: str
    name: str
    amount: int
    at: str


def brought(before: KemetState, after: KemetState, log: Log, p: int) -> list[Brought]:
    """The player's own first; of the others, what is fame or falls."""
    told = counted(before, after, p, own=True)
    told += zones(before, after, p)
    gone = on_board(before, p) - on_board(after, p)
    told += [{"what": "leaves", "name": CREATURE_NAMES[c]} for c in sorted(gone)]
    told += [named(event) for event in log.heard(p) if event.template in TOLD]
    for q in range(before.players):
        if q != p:
            told += counted(before, after, q, own=False)
    if any(event.template == "turn" for event in log.events) and not after.reason:
        told.append({"what": "turn"})
    return told


def counted(before: KemetState, after: KemetState, p: int, own: bool) -> list[Brought]:
    units = [sum(s.troop[p * ZONES : (p + 1) * ZONES]) for s in (before, after)]
    changes = [("fame", troops.fame(before, p), troops.fame(after, p))]
    if own:
        changes += [
            ("prayer", before.prayer[p], after.prayer[p]),
            ("veterans", before.veterans[p], after.veterans[p]),
            ("divine", before.holding[p], after.holding[p]),
        ]
    changes.append(("units", units[0], units[1]))
    return [
        {"what": what, "player": player_name(p), "amount": has - had}
        for what, had, has in changes
        if has != had and (own or what == "fame" or has < had)
    ]


def together(brought: list[Brought]) -> list[Brought]:
    """Of the same thing one amount, and nothing of what comes and goes."""
    told: list[Brought] = []
    for one in brought:
        same = next((had for had in told if "amount" in one and {**had, "amount": 0} == {**one, "amount": 0}), None)
        if same:
            same["amount"] += one["amount"]
        else:
            told.append(one.copy())
    return [one for one in told if one.get("amount") != 0]


def on_board(s: KemetState, p: int) -> set[int]:
    """Own creatures that are with a Troop."""
    return {c for c in powers.creatures_of(s, p) if s.creature_at[c] != NONE}


def zones(before: KemetState, after: KemetState, p: int) -> list[Brought]:
    """Those that are worth something to whoever controls them (K-M5)."""
    layout = board_of(before)
    told: list[Brought] = []
    for z in layout.zones:
        if z < DISTRICTS or z == SANCTUARY or z in layout.temples:
            had, has = (troops.controller(s, z) == p for s in (before, after))
            if had != has:
                told.append({"what": "holds" if has else "loses", "at": ZONE_NAMES[z]})
    return told


def named(event: Event) -> Brought:
    what, *names = TOLD[event.template]
    one: Brought = {"what": what}
    for name, kind, value in zip(names, TEMPLATES[event.template], event.args, strict=True):
        said = KINDS[kind].say(value)
        if name == "player":
            one["player"] = str(said)
        elif name == "name":
            one["name"] = str(said)
        elif name == "at":
            one["at"] = str(said)
        elif name == "amount":
            one["amount"] = value
    return one


def tried(s: KemetState, p: int) -> dict[str, list[Brought]]:
    """By choice. Only the step itself is made, not what others and chance would do next."""
    step = STEPS[s.frames[-1][STEP]]
    if s.asked != p:
        return {}
    if step.name == TURN:
        return prayed(s, p)
    if step.name not in TRIED:
        return {}
    found: dict[str, list[Brought]] = {}
    for choice in s.menu:
        after, log = s.copy(), Log()
        step.apply(after, after.frames[-1], p, choice, log)
        told = brought(s, after, log, p)
        told += [
            {"what": "divine", "player": player_name(p), "amount": f[divine.LEFT]}
            for f in after.frames[len(s.frames) - 1 :]
            if f[STEP] == divine.DRAW_CARDS
        ]
        if step.name == "on the road" and choice == USE:
            tokens = [path.of(s).path_token[i] for i in path.tokens_at(s, s.frames[-1][activation.TO])]
            told.append({"what": "priest", "at": leaving_for(s, p, tokens)})
        found[CHOICES.names[choice]] = told
    return found


def prayed(s: KemetState, p: int) -> dict[str, list[Brought]]:
    """Prayer points by choice of a space: nothing else is asked there, and no number is printed on it."""
    found: dict[str, list[Brought]] = {}
    for choice in s.menu:
        first = next((one for one in (SPACE, SILVER) if one <= choice < one + len(ACTION_OF)), None)
        if first is None or ACTION_OF[choice - first] != PRAY:
            continue
        after, log = s.copy(), Log()
        STEPS[after.frames[-1][STEP]].apply(after, after.frames[-1], p, choice, log)
        found[CHOICES.names[choice]] = [one for one in counted(s, after, p, own=True) if one["what"] == "prayer"]
    return found
