"""What a choice brings, in words for a menu."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.notation import NONE
from ...kernel.words import Words, named, slug
from ..box.hexmap import HEX_NAMES
from ..box.lands import lands_of
from ..box.names import GODS
from ..box.state import AnkhState
from .consequences import Brought
from .speech import say

ROMAN: Final = ("", "I", "II", "III", "IV", "V")
GAINS: Final = ("followers", "devotion")
COUNTED: Final = ("dies", "leaves", "destroyed", "doomed")
FEW: Final = 3
"""So many things are told beside a choice, and how much is left out."""


def brings(s: AnkhState, w: Words, p: int, ahead: Mapping[str, Any], choice: str) -> str:
    """By what lies `ahead`. An action's note names its event already; a region is told of where nothing else is."""
    at = ahead.get("of", {}).get(choice)
    told: list[Brought] = [] if at is None else ahead["brings"][at]
    told = [one for one in told if one["what"] != "event" or not choice.startswith("action ")]
    rest = [one for one in told if one["what"] != "region"] or told
    said = phrases(s, w, GODS[s.side_of[p]], rest)
    more = [w("brings-more", count=len(said) - FEW)] if len(said) > FEW else []
    return ", ".join(said[:FEW] + more)


def phrases(s: AnkhState, w: Words, mine: str, told: list[Brought]) -> list[str]:
    """In the order in which it was told: what a god gains in one of them, and oneself by name where others are."""
    gains = [one for one in told if one["what"] in GAINS]
    alone = all(one["god"] == mine for one in gains)
    said: dict[str, str] = {}
    for one in told:
        if one not in gains:
            said[str(one)] = in_words(s, w, mine, one)
        elif one["god"] not in said:
            what = w("and-join").join(gain(w, g) for g in gains if g["god"] == one["god"])
            said[one["god"]] = what if alone else w("brings-gains", god=who(w, mine, one["god"]), what=what)
    return list(said.values())


def amount(w: Words, what: str, count: int) -> str:
    return w(f"gains-{what}", sign="−" if count < 0 else "+", count=abs(count))


def gain(w: Words, one: Brought) -> str:
    """What a region brings that is resolved meanwhile is told with it, and so is an event."""
    what = amount(w, one["what"], one["amount"])
    if one.get("later"):
        return w("gains-event", what=what)
    return w("gains-there", what=what, token=one["token"]) if "token" in one else what


def who(w: Words, mine: str, god: str) -> str:
    return w("brings-you") if god == mine else named(w, "god", god)


def in_words(s: AnkhState, w: Words, mine: str, one: Brought) -> str:
    """One thing, but for what somebody gains."""
    what, name, count, god = one["what"], one.get("name", ""), one.get("amount", 1), one.get("god", "")
    if what == "event":
        return happening(w, name, count)
    if what == "forced":
        return w("brings-forced", what=happening(w, name, count))
    if what == "region":
        return region(w, mine, one)
    if what in COUNTED:
        return w(f"brings-{what}", count=count, piece=pieces(w, name, count))
    if what in ("wins", "won") and god == mine:
        return w(f"brings-{what}-you")
    if what == "merges":
        return w("brings-merges", lower=named(w, "god", god), higher=named(w, "god", name))
    if what == "if-won":
        return w("brings-if-won", what=amount(w, "devotion", count))
    if what == "battle":
        return w("brings-battle", token=token_of(s, one["at"]))
    if what == "trapped":
        said = w("brings-trapped", god=named(w, "god", name))
    elif what in ("joins", "control", "no-guardian", "no-base"):
        said = w(f"brings-{what}", piece=named(w, "piece", name))
    else:
        said = w(f"brings-{what}", amount=count, god=named(w, "god", god) if god else "")
    others = what in ("trapped", "joins", "cards") and god != mine
    return w("brings-of", god=named(w, "god", god), what=said) if others else said


def happening(w: Words, name: str, conflict: int) -> str:
    """An event by its name on the track; a conflict by how many there have been."""
    if not conflict:
        return w("brings-event", event=named(w, "happening", name))
    return w("brings-conflict-last" if name.endswith("+end") else "brings-conflict", age=ROMAN[conflict])


def token_of(s: AnkhState, place: str) -> int:
    """The number of the region in which a hex lies."""
    region_of = lands_of(s.camels).region_of
    here = region_of[HEX_NAMES.index(place)]
    return next(i + 1 for i, at in enumerate(s.token_at) if at != NONE and region_of[at] == here)


def region(w: Words, mine: str, one: Brought) -> str:
    """What a conflict would find there."""
    there = {god: side for god, side in one["sides"].items() if side["figures"]}
    gods = sorted(there, key=lambda god: god != mine)
    if not gods:
        return w("brings-region-empty", token=one["token"])
    if len(gods) > 1:
        told = ", ".join(f"{who(w, mine, god)} {there[god]['strength']}" for god in gods)
        return w("brings-region", token=one["token"], list=told)
    side = there[gods[0]]
    gain = amount(w, "devotion", side["score"] + side["reward"])
    return w("brings-region-alone", token=one["token"], god=who(w, mine, gods[0]), what=gain)


def pieces(w: Words, name: str, count: int) -> str:
    """Several of a kind: "2 Warriors of Ra"."""
    owner, _, kind = name.partition(" ")
    said = str(say(w, "piece", name))
    if count < 2:
        return said
    many = f"many-{slug(kind)}"
    if many in w and owner in GODS:
        return w("piece-of", piece=w(many, count=count), god=named(w, "god", owner))
    return w("many-of", count=count, piece=said)
