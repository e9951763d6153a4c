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
    PLAYER_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    VERBS,
)
from .shapes_classic import PLAYABLE

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
        "source": {*EVERYWHERE, *cards, *divine, *tiles},
        "switches": set(PLAYABLE),
    }
    return {kind: narrowed(terms, known[kind]) if kind in known else terms for kind, terms in KINDS.items()}


def narrowed(terms: Terms, known: set[str]) -> Terms:
    return type(terms)(terms.kind, terms.names, terms.each, known)


def choices_of(kinds: dict[str, Terms]) -> Choices:
    return Choices(kinds, [(IDS[verb], verb, kind) for verb, kind in VERBS])
