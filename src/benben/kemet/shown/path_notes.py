"""Notes and pictures of the path: what lies on a road, at a location, what Objects and Skills do."""

from typing import Final

from ...kernel.notation import NONE, bits, player_name
from ...kernel.pictures import Picture, paragraph
from ...kernel.steps import STEP
from ...kernel.words import Words, named
from ..box.classic_state import ClassicState
from ..box.edition import Edition
from ..box.frames import STEPS
from ..box.names import (
    LOCATION_NAMES,
    LOCATIONS,
    OBJECT_NAMES,
    OBJECTS,
    PATH_SPACES,
    SIDE_NAMES,
    SKILL_NAMES,
    STATS,
    TOKEN_NAMES,
    ZONE_NAMES,
    ZONES,
)
from ..box.path import AT_START, FIRST_SKILL, VICTORY_TOKEN, Road
from ..box.path import TOKEN as TEMPORARY
from ..box.shapes_path import ROAD
from ..box.state import KemetState
from ..rules import activation, path
from .effects import effects_in_words
from .speech import tile, token

PATH_VERBS: Final = ("activate", "go", "object", "token", "side", "priests", "enemy")


def path_note(s: KemetState, w: Words, verb: str, what: str) -> str:
    """What a choice on the path brings."""
    f = s.frames[-1]
    if verb == "object":
        return about_token(w, OBJECT_NAMES.index(what), s.edition)
    if verb == "token":
        return about_token(w, TOKEN_NAMES.index(what), s.edition)
    if verb == "go" and STEPS[f[STEP]].name == "choose the road":
        to = LOCATION_NAMES.index(what)
        road = path.ways_from(s, f[activation.FROM]).get(to, [])
        return "; ".join([*in_road(w, road), *there(s, w, to)])
    if verb == "activate":
        return "; ".join(there(s, w, LOCATION_NAMES.index(what)))
    if verb == "use":
        at = path.tokens_at(s, f[activation.TO])
        return "; ".join(about_token(w, path.of(s).path_token[i], s.edition, True) for i in at)
    return ""


def in_road(w: Words, road: Road) -> list[str]:
    return [
        w("note-temporary", stat=named(w, "stat", STATS[amount]))
        if what == TEMPORARY
        else effects_in_words(w, {ROAD[what]: amount})
        for what, amount in road
    ]


def there(s: KemetState, w: Words, at: int) -> list[str]:
    """The tokens at a location."""
    found = [token(w, TOKEN_NAMES[path.of(s).path_token[i]]) for i in path.tokens_at(s, at)]
    return [w("note-tokens", tokens=", ".join(found))] if found else []


def about_token(w: Words, number: int, edition: Edition, by_name: bool = False) -> str:
    """What an Object or a Skill does; a point is a point."""
    name = token(w, TOKEN_NAMES[number])
    if number == VICTORY_TOKEN:
        return name if by_name else ""
    skill = number >= FIRST_SKILL
    does = edition.skill_data[number - FIRST_SKILL]["effect"] if skill else edition.object_does[number]
    text = effects_in_words(w, does)
    return f"{name}: {text}" if by_name else text


# Pictures -------------------------------------------------------------------------------------------------------------


def path_panel(s: KemetState, w: Words, columns: int) -> list[Picture]:
    """The path as a strip: board by board its locations, with tokens and priests."""
    if not isinstance(s, ClassicState) or not s.edition.has_path or NONE in s.path_side:
        return []
    lines: Picture = [[(w("drawn-path"), "head")]]
    lines += paragraph(named(w, "location", LOCATION_NAMES[AT_START]), pilgrims(s, AT_START), columns)
    for side in s.path_side:
        names = [at for at in range(LOCATIONS) if LOCATION_NAMES[at].startswith(SIDE_NAMES[side])]
        if side == s.path_side[-1]:
            names.append(path.DESTINATION)
        lines += paragraph(named(w, "side", SIDE_NAMES[side]), [drawn(s, w, at) for at in names], columns)
    return [lines]


def pilgrims(s: ClassicState, at: int) -> list[str]:
    found = [(player_name(p), path.standing(s, p, at)) for p in range(s.players)]
    return [name if n == 1 else f"{name} ×{n}" for name, n in found if n]


def drawn(s: ClassicState, w: Words, at: int) -> str:
    """A location with the name that is typed: what lies there, and in brackets who waits."""
    spaces = [i for i, (place, _, _) in enumerate(PATH_SPACES) if place == at]
    tokens = [s.path_token[i] for i in spaces]
    said = [w("drawn-no-token") if t == NONE else token(w, TOKEN_NAMES[t]) for t in tokens]
    waiting = pilgrims(s, at)
    name = LOCATION_NAMES[at]
    typed = f" {name}" if name[0].isdigit() else ""
    text = f"{named(w, 'location', name)}{typed}: {' + '.join(said)}"
    return f"{text} [{', '.join(waiting)}]" if waiting else text


def of_player(s: KemetState, w: Words, p: int, columns: int) -> Picture:
    """Objects, Skills, priests on the main board, sealed tiles of a player."""
    if not isinstance(s, ClassicState) or not s.edition.has_path:
        return []
    objects = [(named(w, "object", name), s.objects[p * OBJECTS + o]) for o, name in enumerate(OBJECT_NAMES)]
    standing = [(ZONE_NAMES[z], s.priest[p * ZONES + z]) for z in range(ZONES)]
    standing.append((w("drawn-in-supply"), s.priest_supply[p]))
    lines: Picture = []
    for name, words in (
        ("drawn-objects", [said if n == 1 else f"{said} ×{n}" for said, n in objects if n]),
        ("drawn-skills", [named(w, "skill", SKILL_NAMES[k]) for k in bits(s.skills[p])]),
        ("drawn-priests", [f"{said} {n}" for said, n in standing if n]),
        ("drawn-sealed", [tile(w, t) for t in bits(s.silenced[p])]),
    ):
        lines += paragraph(w(name), words, columns) if words else []
    return lines
