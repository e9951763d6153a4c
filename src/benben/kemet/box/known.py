"""What of the universe of names an edition knows: a name of another edition is as unknown to it as any other."""

from typing import Final

from ...kernel.notation import Choices, Terms
from .edition import Edition
from .names import (
    CARD_NAMES,
    COLOURS,
    CREATURE_NAMES,
    DIVINE_NAMES,
    IDS,
    KINDS,
    LOCATION_NAMES,
    MOST_PRIESTS,
    OBJECT_NAMES,
    PLAYER_NAMES,
    SIDE_NAMES,
    SKILL_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    VERBS,
)
from .shapes_classic import SWITCHES
from .shapes_path import VICTORY

EVERYWHERE: Final = ("units", "home")
"""Sources of strength that no edition names."""


def kinds_of(edition: Edition) -> dict[str, Terms]:
    """The kinds of a ruleset. Numbers are those of the universe; only what the edition has is read."""
    tiles = {TILE_NAMES[t] for t in edition.tiles}
    cards = {CARD_NAMES[c] for c in edition.cards}
    divine = {DIVINE_NAMES[d] for d in edition.divine}
    spaces = {SPACE_NAMES[i] for i in edition.spaces}
    colours = {COLOURS[c] for c in edition.colours}
    creatures = {CREATURE_NAMES[c] for c in edition.creatures}
    objects = {OBJECT_NAMES[o] for o in edition.objects}
    skills = {SKILL_NAMES[k] for k in edition.skills}
    path = edition.has_path
    locations = set(LOCATION_NAMES if path else ())
    known: dict[str, set[str]] = {
        "god": set(edition.gods),
        "colour": colours,
        "colours": colours,
        "tile": tiles,
        "tiles": tiles,
        "creature": creatures,
        "creatures": creatures,
        "gold": {TILE_NAMES[t] for t in edition.gold_tiles},
        "space": spaces,
        "spaces": {*spaces, "tip"},
        "buy space": {f"{p} {name}" for p in PLAYER_NAMES for name in spaces},
        "card": cards,
        "cards": cards,
        "divine": divine,
        "held": {f"{p} {name}" for p in PLAYER_NAMES for name in divine},
        "source": {
            *EVERYWHERE,
            *cards,
            *divine,
            *tiles,
            *objects,
            *(f"skill {name}" for name in skills),
            *(["road"] if path else []),
        },
        "switches": set(SWITCHES),
        "side": set(SIDE_NAMES if path else ()),
        "location": locations,
        "pilgrim": {f"{p} {name}" for p in PLAYER_NAMES for name in locations},
        "token": {*objects, *skills, *([VICTORY] if path else [])},
        "object": objects,
        "owned object": {f"{p} {name}" for p in PLAYER_NAMES for name in objects},
        "skill": skills,
        "skills": skills,
        "priests": {str(n) for n in range(MOST_PRIESTS + 1)} if path else set(),
    }
    return {kind: narrowed(terms, known[kind]) if kind in known else terms for kind, terms in KINDS.items()}


def narrowed(terms: Terms, known: set[str]) -> Terms:
    return type(terms)(terms.kind, terms.names, terms.each, known)


def choices_of(kinds: dict[str, Terms]) -> Choices:
    return Choices(kinds, [(IDS[verb], verb, kind) for verb, kind in VERBS])
