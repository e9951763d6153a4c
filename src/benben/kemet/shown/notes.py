"""A few words beside each choice for somebody who plays by reading a menu.

What tiles and cards do is put together from the data, so that the numbers are always those of the box.
"""

from typing import Any, Final

from ...kernel.notation import NONE
from ...kernel.steps import STAGE, STEP
from ..box.board import NIGHT_PRAYER
from ..box.frames import STEPS
from ..box.names import (
    ACTION_OF,
    BUY,
    BUY_SPACES,
    CARD_NAMES,
    CARD_VALUES,
    CHOICES,
    COLOURS,
    CREATURE_NAMES,
    DISTRICTS,
    DIVINE,
    DIVINE_COST,
    DIVINE_NAMES,
    OTHER_ZONES,
    OWN_LOSS,
    PLAYER_NAMES,
    PRAY,
    SPACE_NAMES,
    TILE_NAMES,
    TILES,
    ZONE_NAMES,
    ZONES,
)
from ..box.state import KemetState
from ..rules import aftermath, buy, on_the_way, powers, prayer, pyramids, ways
from ..rules.day import PRAY_POINTS
from ..rules.night import DELTA, OFFERING, PER_CARD
from ..rules.powers import PRAY_BONUS, bonus

EFFECTS: Final = {
    "strength": "strength +{}",
    "strength_attacking": "strength +{} attacking",
    "strength_defending": "strength +{} defending",
    "damage": "damage +{}",
    "defence": "defence +{}",
    "unblockable": "unblockable damage +{}",
    "unblockable_defending": "unblockable damage +{} defending",
    "land_moves": "Land moves +{}",
    "teleport_discount": "Teleport {} PP cheaper",
    "teleport_from_obelisks": "Teleport also from Obelisks",
    "wounds": "after the reveal you may discard cards for strength +{} each",
    "fame": "{} permanent FP at once",
    "silver": "a silver token: one more action in a round",
    "free_recruits": "free Units in a Recruit: {}",
    "recruits_free": "Recruit costs nothing",
    "recruits_anywhere": "recruits may join any own Troop",
    "prayer_units": "free Units when you Pray: {}",
    "troop": "Troop limit +{}",
    "defender_fame": "{} FP for winning as the defender",
    "spies": "you see the enemy's battle card before you choose",
    "pray": "{} PP more when you Pray",
    "tile_discount": "tiles {} PP cheaper",
    "level_discount": "each pyramid level {} PP cheaper",
    "payment_discount": "every payment {} PP cheaper",
    "vision": "at Night draw {0} cards more, then discard {0}",
    "night_cards": "cards drawn at Night +{}",
    "night_levels": "at Night a pyramid grows by {} for nothing",
    "night_prayer": "{} PP more at Night",
    "prayer_per_kill": "{} PP for each enemy Unit you remove in battle",
    "prayer_per_loss": "{} PP for each own Unit removed in battle",
    "prayer_attacking": "{} PP when you attack",
    "cards_attacking": "cards drawn when you attack: {}",
    "mercenaries": "more Units, placed at once: {}",
    "gain_bonus": "{} PP more whenever you gain some",
    "special": "the battle card {} in exchange for another",
    "passes_walls": "passes walls",
    "cancels": "the enemy's creature does nothing in battle",
    "fee": "enemies pay {} PP to enter its zone",
    "teleports_free": "Teleport for nothing, also from Obelisks",
    "devours": "{} FP more for winning and removing two Units",
    "units": "free Units: up to {}",
    "hits": "enemy Units removed: {}",
    "prayer": "{} PP",
    "teleports": "a Teleport for nothing, from any zone",
}
GOLD: Final = {
    "surprise-attack": "gold: a Move that passes walls",
    "divine-will": "gold: a Move or a Recruit",
    "twin-ceremony": "gold: a tile for 1 PP more, of any colour",
    "forced-march": "gold: a Move without Teleport",
}
COLOUR_NOTES: Final = {
    "ruby": "strength and movement",
    "sapphire": "defence and recruiting",
    "diamond": "prayer points and divine interventions",
    "onyx": "strength, defence and mercenaries",
}


def words(effects: dict[str, Any]) -> str:
    return "; ".join(GOLD[what] if name == "gold" else EFFECTS[name].format(what) for name, what in effects.items())


def tile_note(tile: dict[str, Any]) -> str:
    found = []
    if "creature" in tile:
        found.append(f"creature: {words(tile['creature'])}")
    if "effect" in tile:
        found.append(words(tile["effect"]))
    return "; ".join(found)


TILE_NOTES: Final[list[str]] = [tile_note(tile) for _, _, tile in TILES]
DIVINE_NOTES: Final[list[str]] = [words(card["effect"]) or "nothing; it comes back" for card in DIVINE.values()]
CARD_NOTES: Final[list[str]] = [
    f"strength {strength}, damage {damage}, defence {defence}" + (f"; your Troop loses {loss}" if loss else "")
    for (strength, damage, defence), loss in zip(CARD_VALUES, OWN_LOSS, strict=True)
]


def note(s: KemetState, p: int, choice: int) -> str:
    """What player p should know about this choice; often nothing."""
    verb = CHOICES.verb_of[choice]
    what = CHOICES.names[choice].partition(" ")[2]
    if verb in ("space", "silver"):
        return space(s, p, SPACE_NAMES.index(what))
    if what in TILE_NAMES:
        return priced(tile_price(s, p, what), TILE_NOTES[TILE_NAMES.index(what)])
    if what in DIVINE_NAMES:
        card = DIVINE_NAMES.index(what)
        return priced(prayer.price(s, p, DIVINE_COST[card]) if verb in ("play", "add") else 0, DIVINE_NOTES[card])
    if what in CARD_NAMES:
        return CARD_NOTES[CARD_NAMES.index(what)]
    if what in COLOURS:
        return COLOUR_NOTES[what]
    if what in ZONE_NAMES:
        z = ZONE_NAMES.index(what)
        return priced(way_price(s, p, verb, z), zone(s, z))
    if verb in ("level", "recall", "retreat", "spend", "use"):
        return by_step(s, p, verb, what)
    return ""


def priced(price: int, text: str) -> str:
    return f"{price} PP; {text}" if price and text else f"{price} PP" if price else text


def space(s: KemetState, p: int, number: int) -> str:
    """What the space gives."""
    action = ACTION_OF[number]
    if action == PRAY:
        return f"{PRAY_POINTS + bonus(s, p, PRAY_BONUS)} PP"
    if action == BUY:
        colour = s.buy_colour[p * len(BUY_SPACES) + BUY_SPACES.index(number)]
        return "for captured pyramids" if colour == NONE else COLOURS[colour]
    return ""


def tile_price(s: KemetState, p: int, name: str) -> int:
    """Where tiles are being bought; elsewhere a tile is named for what it does."""
    f = s.frames[-1]
    if f[STEP] != buy.BUY_TILE:
        return 0
    return prayer.price(s, p, buy.cost(s, p, TILE_NAMES.index(name), f[buy.SPACE]))


def way_price(s: KemetState, p: int, verb: str, z: int) -> int:
    """What a step of a Move costs: the Teleport and the fee of a creature are payments of their own (K-P6)."""
    f = s.frames[-1]
    if f[STEP] != on_the_way.GO_ON:
        return 0
    teleport = prayer.price(s, p, ways.teleport_cost(s, f, f[ways.HERE])) if verb == "teleport" else 0
    return teleport + prayer.price(s, p, powers.fee_to_enter(s, p, z))


def zone(s: KemetState, z: int) -> str:
    """What a zone is worth and who stands in it."""
    found = []
    if z < DISTRICTS and s.pyramid[z]:
        found.append(f"{COLOURS[s.colour_at[z]]} pyramid {s.pyramid[z]}")
    elif z >= DISTRICTS and OTHER_ZONES.get(ZONE_NAMES[z], {}).get("kind") == "temple":
        found.append(f"temple, {NIGHT_PRAYER[z]} PP at Night" if NIGHT_PRAYER[z] else "Delta temple")
    for q in range(s.players):
        units = s.troop[q * ZONES + z]
        if units:
            creatures = powers.creatures_in(s, q, z)
            names = [f" with {name}" for c, name in enumerate(CREATURE_NAMES) if creatures >> c & 1]
            found.append(f"{PLAYER_NAMES[q]} has {units}{''.join(names)}")
    return "; ".join(found)


def by_step(s: KemetState, p: int, verb: str, what: str) -> str:
    """Choices that mean something only where they are asked."""
    f = s.frames[-1]
    if verb == "level":
        old = s.pyramid[f[pyramids.DISTRICT]]
        return "" if f[STAGE] == pyramids.FREE else f"{prayer.price(s, p, pyramids.cost(s, p, old, int(what)))} PP"
    if verb == "recall":
        return f"all Units to the supply, {s.troop[p * ZONES + f[aftermath.ZONE]] - 1} PP"
    if verb == "retreat":
        return "the winner says where"
    if verb == "use":
        if STEPS[f[STEP]].cursor[f[STAGE]] == "sanctuary":
            return f"Units lost: {OFFERING['units']}, fame gained: {OFFERING['fame']}"
        return f"Units lost: {DELTA['units']}, {DELTA['prayer']} PP"
    if STEPS[f[STEP]].cursor[f[STAGE]] == "divine intervention":
        return f"Veterans: {int(what) * PER_CARD}, cards drawn: {what}"
    return f"Veterans: {what}, as many PP more"
