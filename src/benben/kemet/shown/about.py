"""The game as a page needs it before a table exists: the printed board, what is in the box, and where the rules tell
more about it.

The types here are the one source of what the page knows: `tools/wire_types.py` writes them out for it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, TypedDict, cast

from ...kernel.notation import NONE
from ..box.board import CITY_DESERT, DELTA_TEMPLE, SANCTUARY
from ..box.edition import BLOOD_AND_SAND, Edition
from ..box.names import (
    ACTION_NAMES,
    ACTION_OF,
    CARD_NAMES,
    CARD_VALUES,
    CITIES,
    COLOURS,
    CREATURE_TILES,
    DISTRICTS,
    DIVINE_NAMES,
    FLOOR,
    PER_CITY,
    REASONS,
    SPACE_NAMES,
    TILE_NAMES,
    ZONE_NAMES,
)
from ..rules.options import DEFAULTS
from .path_about import Path, boards
from .rulebook import DAY, RULES, Stage, battle_steps, between, night_steps

Colour = Literal["ruby", "sapphire", "diamond", "onyx", "red", "blue", "white", "black"]
"""As the page draws them, those of all editions."""
COLOURS_DRAWN: Final = cast(list[Colour], list(COLOURS))


Kind = Literal["district", "desert", "temple", "sanctuary"]
Port = Literal["trading", "military"]


class Gift(TypedDict):
    """Units that can be given there, and what they bring."""

    units: int
    fame: int
    prayer: int


class Zone(TypedDict):
    name: str
    kind: Kind
    city: str | None  # of a district, and of the desert around one
    obelisk: bool
    port: Port | None
    night: int  # Prayer points of the Adoration
    offering: Gift | None  # that its holder can make at Night (K-N1, K-N2)


class InBox(TypedDict):
    """Something that is there only in games with all of these modules."""

    needs: list[str]


class Space(InBox):
    name: str
    floor: int
    action: str
    colour: Colour | None  # printed on a Buy space; else a token says it


class Second(TypedDict):
    """The other pyramid that a tile of two colours needs (KT-P14)."""

    colour: Colour
    level: int


class Tile(InBox):
    name: str
    colour: Colour
    level: int
    second: Second | None
    price: int
    copies: int
    creature: bool
    gold: bool
    effect: dict[str, int | str]  # for its owner, by name
    with_troop: dict[str, int]  # of the creature, for the Troop that it is with
    rule: str


class Card(InBox):
    """A battle card; some cost Units of one's own, and special ones come with a tile."""

    name: str
    strength: int
    damage: int
    defence: int
    own_loss: int
    special: bool


class Divine(InBox):
    name: str
    icon: Literal["battle", "day", "movement", "enemy turn"]
    cost: int
    copies: int
    effect: dict[str, int]
    rule: str


class Length(TypedDict):
    """How long a game is: the points that end it, and whether modules may be played with."""

    name: str
    victory: int
    modules: bool


class Difference(TypedDict):
    """One thing that is otherwise than in Blood and Sand, and the rule that tells it."""

    name: str
    rule: str


class About(TypedDict):
    game: str  # under this name the server has its tables and its rules
    board: str  # the drawing: an edition has one of its own
    players: list[int]
    options: dict[str, object]  # what a table is made with if nobody says otherwise
    gods: list[str]
    cities: list[str]
    zones: list[Zone]
    in_play: dict[str, list[str]]  # zones, by number of players
    colours: list[Colour]
    colours_in_play: dict[str, int]
    tiles: list[Tile]
    cards: list[Card]
    divine: list[Divine]
    spaces: list[Space]
    path: Path | None  # to Ta-Seti (KT-R1)
    tokens: int
    tallest: int
    prayer: int  # the most that anybody can have
    victory: int  # unless a length says otherwise
    lengths: list[Length]  # none where there is no choice
    modules: list[str]  # of the expansion, all of which can be played with
    extras: list[str]  # what else can be: no part of the expansion
    veterans: bool
    null_buy: bool  # a token may lie on a Buy space without buying
    apart: list[str]  # parts of a round besides the Day, in the order in which they follow it
    ends: list[str]
    rules: dict[str, dict[str, str]]  # by kind and name of a thing: the rule that tells more about it
    battle: list[Stage]
    night: list[Stage]
    differs: list[Difference]  # from Blood and Sand, for people who know that


class Offer:
    """What a game can be played with: the box with all of it, the box without each, the lengths."""

    def __init__(
        self,
        game: str,
        edition: Edition,
        without: Mapping[str, Edition] | None = None,
        extras: Iterable[str] = (),
        lengths: Iterable[Length] = (),
        options: Mapping[str, object] | None = None,
        differs: Mapping[str, str] | None = None,
    ) -> None:
        self.game, self.edition, self.without = game, edition, without or {}
        self.extras = list(extras)
        self.lengths = list(lengths)
        self.options = dict(options or DEFAULTS)
        self.differs = differs or {}

    def needs(self, has: Callable[[Edition], bool]) -> list[str]:
        return [module for module, fewer in self.without.items() if not has(fewer)]


def about(offer: Offer | None = None) -> About:
    offer = offer or Offer("kemet", BLOOD_AND_SAND)
    edition = offer.edition
    layouts = {str(n): edition.layouts[n] for n in edition.counts}
    return {
        "game": offer.game,
        "board": edition.name,
        "players": list(edition.counts),
        "options": offer.options,
        "gods": list(edition.gods),
        "cities": list(CITIES),
        "zones": [zone(edition, z, name) for z, name in enumerate(ZONE_NAMES)],
        "in_play": {n: [ZONE_NAMES[z] for z in layout.zones] for n, layout in layouts.items()},
        "colours": [COLOURS_DRAWN[colour] for colour in edition.colours],
        "colours_in_play": {n: layout.colours for n, layout in layouts.items()},
        "tiles": [tile(offer, t) for t in edition.tiles],
        "cards": [card(offer, c) for c in edition.cards],
        "divine": [divine(offer, d) for d in edition.divine],
        "spaces": [space(offer, i) for i in edition.spaces],
        "path": boards(edition, offer.without),
        "tokens": edition.tokens,
        "tallest": edition.tallest,
        "prayer": edition.most_prayer,
        "victory": edition.victory,
        "lengths": offer.lengths,
        "modules": [name for name in offer.without if name not in offer.extras],
        "extras": offer.extras,
        "veterans": edition.has_veterans,
        "null_buy": edition.null_buy,
        "apart": apart([edition, *offer.without.values()]),
        "ends": list(REASONS[1:]),
        "rules": cited(edition),
        "battle": battle_steps(edition),
        "night": night_steps([edition, *offer.without.values()], offer.needs),
        "differs": [{"name": name, "rule": rule} for name, rule in offer.differs.items()],
    }


def apart(editions: list[Edition]) -> list[str]:
    """Behind the Day, and before the next, whatever is played with."""
    return list(dict.fromkeys(part for edition in editions for part in between(edition.round, DAY)))


def cited(edition: Edition) -> dict[str, dict[str, str]]:
    """The rules in the edition's own numbers; where it has none of its own for a thing, it has no such thing."""
    own = edition.rules
    return {
        kind: {name: own.get(rule, rule) for name, rule in rules.items() if not own or rule in own}
        for kind, rules in RULES.items()
    }


def space(offer: Offer, i: int) -> Space:
    colour = offer.edition.space_colour[i]
    return {
        "name": SPACE_NAMES[i],
        "floor": FLOOR[i],
        "action": ACTION_NAMES[ACTION_OF[i]],
        "colour": COLOURS_DRAWN[colour] if colour != NONE else None,
        "needs": offer.needs(lambda edition: i in edition.spaces),
    }


def zone(edition: Edition, z: int, name: str) -> Zone:
    around = z in CITY_DESERT
    city = CITIES[z // PER_CITY] if z < DISTRICTS else CITIES[z - DISTRICTS] if around else None
    kind: Kind = "temple" if z in edition.temples else "sanctuary" if z == SANCTUARY else "desert"
    port: Port | None = "trading" if z in edition.trading_ports else "military" if z in edition.ports else None
    return {
        "name": name,
        "kind": "district" if z < DISTRICTS else kind,
        "city": city,
        "obelisk": edition.has_obelisk[z],
        "port": port,
        "night": edition.temple_prayer[z],
        "offering": offering(edition, z),
    }


def offering(edition: Edition, z: int) -> Gift | None:
    given = {SANCTUARY: edition.offering, DELTA_TEMPLE: edition.delta}.get(z)
    return {"units": given["units"], "fame": given.get("fame", 0), "prayer": given.get("prayer", 0)} if given else None


def tile(offer: Offer, t: int) -> Tile:
    edition = offer.edition
    data = edition.tile_data[t]
    other = edition.second_colour[t]
    return {
        "name": TILE_NAMES[t],
        "colour": COLOURS_DRAWN[edition.tile_colour[t]],
        "level": edition.tile_level[t],
        "second": {"colour": COLOURS_DRAWN[other], "level": edition.second_level[t]} if other != NONE else None,
        "price": edition.tile_price[t],
        "copies": edition.tile_copies[t],
        "creature": t in CREATURE_TILES,
        "gold": t in edition.gold_tiles,
        "effect": data.get("effect", {}),
        "with_troop": data.get("creature", {}),
        "rule": edition.tile_rule[t],
        "needs": offer.needs(lambda fewer: t in fewer.tiles),
    }


def card(offer: Offer, number: int) -> Card:
    edition = offer.edition
    strength, damage, defence = CARD_VALUES[number][:3]
    return {
        "name": CARD_NAMES[number],
        "strength": strength,
        "damage": damage,
        "defence": defence,
        "own_loss": edition.own_loss[number],
        "special": not edition.plain_cards >> number & 1,
        "needs": offer.needs(lambda fewer: number in fewer.cards),
    }


def divine(offer: Offer, number: int) -> Divine:
    edition = offer.edition
    data = edition.divine_data[number]
    return {
        "name": DIVINE_NAMES[number],
        "icon": data["icon"],
        "cost": data["cost"],
        "copies": data["copies"],
        "effect": data["effect"],
        "rule": edition.divine_rule[number],
        "needs": offer.needs(lambda fewer: number in fewer.divine),
    }
