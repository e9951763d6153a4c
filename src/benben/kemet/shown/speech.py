"""How the things of the game are called in a sentence, by the ids in `words`."""

from typing import Final

from ...kernel.events import Event
from ...kernel.words import Words, named
from ..box.names import (
    ACTION_NAMES,
    ACTION_OF,
    CARD_NAMES,
    COLOURS,
    DIVINE_NAMES,
    FLOOR,
    OBJECT_NAMES,
    PICTURES,
    SKILL_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    VERBS,
    ZONE_NAMES,
)

PREFIX: Final = {
    "god": "god",
    "colour": "colour",
    "divine": "divine",
    "action": "action",
    "gold action": "action",
    "stat": "stat",
    "object": "object",
    "skill": "skill",
    "location": "location",
    "side": "side",
}
"""What the ids of a kind begin with; other kinds, such as zones, are said as they are written on the map."""
KIND_OF: Final = dict(VERBS)
"""What the choices of a verb name."""


def say(w: Words, kind: str, value: object) -> str | int:
    """An argument of an event or a choice, given in notation."""
    if value is None:
        return w("nobody")
    if isinstance(value, int):
        return value
    name = str(value)
    if kind in ("tile", "creature", "gold"):
        return tile(w, TILE_NAMES.index(name))
    if kind == "space":
        return space(w, SPACE_NAMES.index(name))
    if kind == "source":
        return source(w, name)
    if kind == "token":
        return token(w, name)
    return named(w, PREFIX[kind], name) if kind in PREFIX else name


def tile(w: Words, t: int) -> str:
    """A tile by its name, and by its colour where others have the same picture (K-P1)."""
    name = named(w, "tile", PICTURES[t])
    colour = TILE_NAMES[t].removeprefix(f"{PICTURES[t]}-")
    if colour not in COLOURS:
        return name
    return w("tile-of-colour", tile=name, colour=named(w, "colour", colour))


def space(w: Words, number: int) -> str:
    """A space of the individual board by its action and floor (K-C4)."""
    return w("space-on-floor", action=named(w, "action", ACTION_NAMES[ACTION_OF[number]]), floor=FLOOR[number])


def source(w: Words, name: str) -> str:
    """What gives strength, damage or defence in a battle (K-B3)."""
    if name in CARD_NAMES:
        return w("source-card", card=name)
    if name in TILE_NAMES:
        return tile(w, TILE_NAMES.index(name))
    if name in OBJECT_NAMES:
        return named(w, "object", name)
    skill = name.removeprefix("skill ")
    if skill != name:
        return w("source-skill", skill=named(w, "skill", skill))
    card = name.removeprefix("divine ")  # of a name that a tile has too
    return named(w, "divine", card) if card in DIVINE_NAMES else named(w, "source", name)


def token(w: Words, name: str) -> str:
    """A token of the path: an Object, a Skill or a point."""
    kind = "object" if name in OBJECT_NAMES else "skill" if name in SKILL_NAMES else "token"
    return named(w, kind, name)


def zone(w: Words, z: int) -> str:
    """A zone as people call it, rather than as the map writes it."""
    return named(w, "zone", ZONE_NAMES[z])


def side(kind: str, value: object) -> str:
    """Nothing stands out: a sentence speaks of players, who have any god's colour."""
    return ""


def places(text: str) -> tuple[str, ...]:
    """Zones are typed by their names, like everything else."""
    return ()


def typed(name: str) -> str:
    return name


def cause(w: Words, event: Event) -> str:
    """Nothing: the sentences of Kemet say what something was for."""
    return ""
