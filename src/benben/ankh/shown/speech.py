"""How the things of the game are called in a sentence, by the ids in `words`."""

from typing import Final

from ...kernel.events import Event
from ...kernel.words import Words, named, slug
from ..box.names import GOD, GODS, KIND, KIND_NAMES, KINDS, NEUTRAL, owner_of
from .rulebook import GAINS

PREFIX: Final = {
    "god": "god",
    "gods": "god",
    "power": "power",
    "card": "card",
    "action": "action",
    "aim": "aim",
    "piece kind": "piece",
    "guardian": "piece",
    "figure": "piece",
    "monument": "piece",
}
"""What the ids of a kind begin with; other kinds, such as hexes, are said as they are written."""

KIND_OF: Final = {
    "god": "god",
    "first": "player",
    "guardian": "guardian",
    "action": "action",
    "summon": "figure",
    "unlock": "power",
    "card": "card",
    "build": "monument",
    "aim": "aim",
    "trap": "god",
    "token": "token",
    "leave": "figure",
}
"""What choices name that name no place."""


def say(w: Words, kind: str, value: object) -> str | int:
    """An argument of an event or a choice, given in notation."""
    if value is None:
        return w("nobody")
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return (w("against") if len(value) == 2 else ", ").join(str(say(w, kind, name)) for name in value)
    if kind == "piece":
        return piece(w, KINDS["piece"].read(value))
    if kind == "fired event":
        return named(w, "happening", str(value).partition(" ")[2])
    return named(w, PREFIX[kind], value) if kind in PREFIX else str(value)


def piece(w: Words, code: int) -> str:
    """A piece and whose it is."""
    kind, owner = code & KIND, owner_of(code)
    if kind == GOD:
        return named(w, "god", GODS[owner])
    name = named(w, "piece", KIND_NAMES[kind])
    if owner == NEUTRAL:
        return w("piece-neutral", piece=name)
    return w("piece-of", piece=name, god=named(w, "god", GODS[owner]))


def side(kind: str, value: object) -> str:
    """The style in which an argument stands out: that of its god."""
    name = str(value).partition(" ")[0] if kind in ("god", "piece") else ""
    return name if name in GODS else ""


OF_GAINS: Final = {"gained devotion": "devotion", "lost devotion": "devotion", "gained followers": "followers"}


def cause(w: Words, event: Event) -> str:
    """What a gain was for, as the page's chronicle says it: of several things each with its part."""
    what = OF_GAINS.get(event.template)
    if not what:
        return ""
    whole = next((one["why"] for one in GAINS if one["rule"] == event.rule and one["what"] == what), "")
    if len(event.parts) > 1:
        return " + ".join(f"{thing(w, name or whole or 'after')} {count}" for name, count in event.parts)
    only = event.parts[0][0] if event.parts else whole
    return thing(w, only) if only else ""


def thing(w: Words, name: str) -> str:
    """A reason, card, power or piece by its name."""
    return w(next(own for kind in ("gain", "power", "card", "piece") if (own := f"{kind}-{slug(name)}") in w))
