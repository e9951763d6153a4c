"""Buying power tiles, and what happens on purchase (K-A2, K-A10, K-P1, K-P7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, OfPlayer, Why
from ..box import frames
from ..box.names import (
    BUY_SPACES,
    CARD_NAMES,
    CHOICES,
    COLOURS,
    CREATURE_TILES,
    PASS,
    REMOVE,
    SAME_PICTURE,
    TALLEST,
    TIP,
    TWIN_CEREMONY,
)
from ..box.names import TILE as TAKE_TILE
from ..box.state import KemetState
from . import council, creatures, placing, prayer, troops
from .powers import FAME_AT_ONCE, MERCENARIES, TILE_DISCOUNT, bonus

SPACE: Final = 3
TILE: Final = 3
ANY_SPACE: Final = -1
"""Twin Ceremony buys without a Buy space, at 1 PP more, and does not count for the colour (K-P7)."""
TWIN_EXTRA: Final = 1
NO_LEVELS: Final = [0] * len(COLOURS)


def reach(s: KemetState, p: int, space: int, districts: list[int]) -> list[int]:
    """For each colour the highest level a Buy space gives, by p's pyramid of its token and by captured ones (K-A2); or
    only for the colour that is printed on it, by any pyramid that p controls (KT-A2); for Twin Ceremony then for the
    colours of today (KT-P10). `districts` are those with a pyramid that p controls."""
    levels = NO_LEVELS[:]
    if space == ANY_SPACE and not s.edition.buy_tokens:
        today = {s.edition.space_colour[i] for i in s.edition.buy_spaces if s.spaces[p] >> i & 1}
        for z in districts:
            if s.colour_at[z] in today:
                levels[s.colour_at[z]] = max(levels[s.colour_at[z]], s.pyramid[z])
        return levels
    printed = NONE if space == ANY_SPACE else s.edition.space_colour[space]
    if printed != NONE:
        levels[printed] = max((s.pyramid[z] for z in districts if s.colour_at[z] == printed), default=0)
        return levels
    token = NONE if space == ANY_SPACE else s.buy_colour[p * len(BUY_SPACES) + BUY_SPACES.index(space)]
    for z in districts:
        colour, level = s.colour_at[z], s.pyramid[z]
        if level > levels[colour] and (colour == token or space == ANY_SPACE or not troops.is_own(s, p, z)):
            levels[colour] = level
    return levels


def cost(s: KemetState, p: int, printed: int, space: int) -> int:
    """Of a tile with this price: its level, or both of them (KT-P14)."""
    extra = TWIN_EXTRA if space == ANY_SPACE else 0
    return max(0, printed + extra - bonus(s, p, TILE_DISCOUNT))


def spans(s: KemetState, p: int, tile: int) -> bool:
    """Whether p controls a pyramid of each colour of a tile of two, as tall as it asks (KT-P14)."""
    edition, tallest = s.edition, [0] * len(COLOURS)
    for z in troops.served(s, p):
        tallest[s.colour_at[z]] = max(tallest[s.colour_at[z]], s.pyramid[z])
    first = tallest[edition.tile_colour[tile]] >= edition.tile_level[tile]
    return first and tallest[edition.second_colour[tile]] >= edition.second_level[tile]


def two_coloured(s: KemetState, p: int, space: int, levels: list[int]) -> list[int]:
    """Tiles of two colours that p could buy there now: on the Buy space of either (KT-P14)."""
    edition = s.edition
    return [
        t
        for t in edition.two_colours
        if on_sale(s, p, t)
        and (levels[edition.tile_colour[t]] or levels[edition.second_colour[t]])
        and spans(s, p, t)
        and prayer.can_pay(s, p, cost(s, p, edition.tile_price[t], space))
    ]


def tiles_for(s: KemetState, p: int, space: int) -> list[int]:
    """What p could buy there now."""
    levels = open_levels(s, p, space, troops.served(s, p))
    found = [t for tiles in given(s, levels, affordable(s, p, space)) for t in tiles if on_sale(s, p, t)]
    return sorted(found + two_coloured(s, p, space, levels))


def idle_spaces(s: KemetState, p: int, spaces: int) -> int:
    """The mask of those Buy spaces among these where p could buy nothing now (K-D7)."""
    districts = troops.served(s, p)
    most = affordable(s, p, s.edition.buy_spaces[0])
    idle = 0
    for space in s.edition.buy_spaces:
        if spaces >> space & 1 and not anything_by(s, p, space, districts, most):
            idle |= 1 << space
    return idle


def anything_for(s: KemetState, p: int, space: int) -> bool:
    """Whether p could buy something there now; asked far more often than what it is."""
    return anything_by(s, p, space, troops.served(s, p), affordable(s, p, space))


def anything_by(s: KemetState, p: int, space: int, districts: list[int], most: int) -> bool:
    """… with the pyramids in these districts, up to the level `most`."""
    levels = open_levels(s, p, space, districts)
    market, owned = s.market, s.tiles[p]
    for tiles in given(s, levels, most):
        for t in tiles:
            if market[t] and not owned & SAME_PICTURE[t]:  # `on_sale`, which is asked here for tile after tile
                return True
    return len(s.edition.two_colours) > 0 and len(two_coloured(s, p, space, levels)) > 0


def open_levels(s: KemetState, p: int, space: int, districts: list[int]) -> list[int]:
    """What a Buy space reaches, without the colours of which p has bought today (K-A2)."""
    levels = reach(s, p, space, districts)
    if space != ANY_SPACE and s.bought[p]:
        for colour in s.edition.colours:
            if s.bought[p] >> colour & 1:
                levels[colour] = 0
    return levels


def affordable(s: KemetState, p: int, space: int) -> int:
    """The highest level of tiles for which p could pay there, and that are on offer already (KT-E4)."""
    edition = s.edition
    level = edition.first_day_level if edition.first_day_level and s.round == 1 else TALLEST
    while level and not prayer.can_pay(s, p, cost(s, p, level, space)):
        level -= 1
    return level


def given(s: KemetState, levels: list[int], most: int) -> list[list[int]]:
    """The tiles of one colour that pyramids of these levels give, up to the level `most`; colour by colour."""
    up_to_level = s.edition.up_to_level
    return [up_to_level[colour][min(level, most)] for colour, level in enumerate(levels) if level]


def on_sale(s: KemetState, p: int, tile: int) -> bool:
    """Whether a copy is left, and p has none with its picture (K-A2)."""
    return s.market[tile] > 0 and not s.tiles[p] & SAME_PICTURE[tile]


def forbids_tile(s: KemetState, p: int, tile: int, space: int) -> Why:
    """Why p could not buy this tile there now."""
    colour, level = s.edition.tile_colour[tile], s.edition.tile_level[tile]
    if colour == NONE:  # of a module, or of a level, that is not played with
        return "K-S1", "tile not on sale"
    if not s.colours >> colour & 1:
        return "K-S1", "colour not in play"
    if s.tiles[p] & SAME_PICTURE[tile]:
        return "K-A2", "tile already yours"
    if not s.market[tile]:
        return "K-A2", "tile not on sale"
    if space != ANY_SPACE and s.bought[p] >> colour & 1:
        return "K-A2", "colour bought today"
    if s.round == 1 and 0 < s.edition.first_day_level < level:
        return "KT-E4", "tile not on sale"
    if s.edition.second_colour[tile] != NONE:
        return forbids_two_colours(s, p, tile, space)
    districts = troops.served(s, p)
    if level > reach(s, p, space, districts)[colour]:
        if level <= reach(s, p, ANY_SPACE, districts)[colour]:
            return "K-A2", "other buy space"
        if any(s.colour_at[z] == colour and s.pyramid[z] >= level for z in troops.own_districts(s, p)):
            return "K-A4", "pyramid held by an enemy"
        return "K-A2", "no pyramid so tall"
    return "K-A2", "too few prayer points"


def forbids_two_colours(s: KemetState, p: int, tile: int, space: int) -> Why:
    if not spans(s, p, tile):
        return "KT-P14", "no two pyramids so tall"
    levels = reach(s, p, space, troops.served(s, p))
    if not levels[s.edition.tile_colour[tile]] and not levels[s.edition.second_colour[tile]]:
        return "KT-P14", "other buy space"
    return "KT-P14", "too few prayer points"


class BuyTile(OfPlayer[KemetState]):
    """Which tile; the token lies there already, so one must be bought (K-D7), or may be (KT-D5)."""

    name = "buy a tile"
    rule = "K-A2"
    on = ("your turn",)
    cursor = ("on a space", "by twin ceremony")
    args = ("player:player", "space:space?")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        found = [TAKE_TILE + t for t in tiles_for(s, p, f[SPACE])]
        return [PASS, *found] if s.edition.null_buy else found

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == PASS:
            return
        tile, space = choice - TAKE_TILE, f[SPACE]
        prayer.pay(s, p, cost(s, p, s.edition.tile_price[tile], space), "K-A2", log)
        if space != ANY_SPACE:
            printed = s.edition.space_colour[space]
            s.bought[p] |= 1 << (printed if printed != NONE else s.edition.tile_colour[tile])
        acquire(s, p, tile, "K-A2", log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return forbids_tile(s, p, choice - TAKE_TILE, f[SPACE]) if CHOICES.verb_of[choice] == "tile" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = f[SPACE] == ANY_SPACE if f[STAGE] else f[SPACE] in s.edition.buy_spaces
        if not fit:
            return "tiles are bought on a Buy space"
        placed = TIP if f[STAGE] else f[SPACE]
        able = s.spaces[f[PLAYER]] >> placed & 1 and (not f[STAGE] or s.tiles[f[PLAYER]] >> TWIN_CEREMONY & 1)
        return "" if able else "no token lies on the space for it"


def start(s: KemetState, p: int, space: int) -> None:
    s.frames.append([BUY_TILE, int(space == ANY_SPACE), p, space])


def acquire(s: KemetState, p: int, tile: int, rule: str, log: Log | None) -> None:
    """It acts from now on (K-A10); some act at once."""
    s.market[tile] -= 1
    s.tiles[p] |= 1 << tile
    edition = s.edition
    if log:
        log.add("took tile", rule, p, tile)
    for t, points in edition.by_effect[FAME_AT_ONCE]:
        if t == tile:
            troops.give_fame(s, p, points, False, edition.tile_rule[tile], log)
    for t, units in edition.by_effect[MERCENARIES]:
        if t == tile:
            s.supply[p] += units
            placing.start(s, p, placing.HIRED, units)
    if edition.special_card[tile]:
        s.hand[p] |= 1 << CARD_NAMES.index(edition.special_card[tile])
        s.frames.append([REMOVE_CARD, 0, p, tile])
        council.take_back(s, p, edition.tile_rule[tile], log)
    if tile in CREATURE_TILES and creatures.free_places(s, p):
        creatures.bring(s, p, CREATURE_TILES.index(tile), True)


class RemoveCard(OfPlayer[KemetState]):
    """Which battle card leaves the game for the special one; nobody else learns it."""

    name = "remove a battle card"
    rule = "K-C3"
    on = ("your turn",)
    args = ("player:player", "tile:tile")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        special = CARD_NAMES.index(s.edition.special_card[f[TILE]])
        return [REMOVE + c for c in range(len(CARD_NAMES)) if s.hand[p] >> c & 1 and c != special]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        card = choice - REMOVE
        s.hand[p] &= ~(1 << card)
        s.removed[p] |= 1 << card
        if log:
            rule = s.edition.tile_rule[f[TILE]]
            log.add("removed a card", rule, p)
            log.whisper(1 << p, "removed", rule, p, card)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "remove":
            return None
        rule = s.edition.tile_rule[f[TILE]]
        if s.hand[p] >> choice - REMOVE & 1:
            return rule, "special card stays"
        return rule, "card not in hand"

    def audience(self, s: KemetState, f: list[int], p: int, choice: int) -> int:
        return 1 << p

    def fits(self, s: KemetState, f: list[int]) -> str:
        if not s.edition.special_card[f[TILE]] or not s.tiles[f[PLAYER]] >> f[TILE] & 1:
            return "that tile has no special card"
        return "all cards were taken back into the hand" if s.played[f[PLAYER]] | s.buried[f[PLAYER]] else ""


BUY_TILE = frames.add(BuyTile())
REMOVE_CARD = frames.add(RemoveCard())
