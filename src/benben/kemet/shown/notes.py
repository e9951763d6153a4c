"""A few words beside each choice for somebody who plays by reading a menu.

What tiles and cards do is put together from the data, so that the numbers are always those of the box.
"""

from ...kernel.notation import NONE, bits
from ...kernel.steps import STAGE, STEP
from ...kernel.words import Words, choice_words, named, slug
from ..box.edition import BLOOD_AND_SAND, Edition
from ..box.frames import STEPS
from ..box.names import (
    ACTION_OF,
    BUY,
    BUY_SPACES,
    CARD_NAMES,
    CARD_VALUES,
    CHOICES,
    COLOURS,
    CREATURE_TILES,
    DISTRICTS,
    DIVINE_NAMES,
    PLAYER_NAMES,
    PRAY,
    SPACE_NAMES,
    TILE_NAMES,
    ZONE_NAMES,
    ZONES,
)
from ..box.state import KemetState
from ..rules import aftermath, buy, dawn, laid_open, on_the_way, open_cards, powers, prayer, priests, pyramids, ways
from ..rules.powers import PRAY_BONUS, bonus
from .effects import effects_in_words
from .path_notes import PATH_VERBS, path_note
from .speech import KIND_OF, say, tile, zone


def about_tile(w: Words, t: int, edition: Edition = BLOOD_AND_SAND) -> str:
    found, data = [], edition.tile_data[t]
    if "creature" in data:
        found.append(w("note-creature", text=effects_in_words(w, data["creature"])))
    if "effect" in data:
        found.append(effects_in_words(w, data["effect"]))
    if "second" in data:
        second = data["second"]
        found.append(w("note-second-pyramid", colour=named(w, "colour", second["colour"]), level=second["level"]))
    return "; ".join(found)


def about_divine(w: Words, card: int, edition: Edition = BLOOD_AND_SAND) -> str:
    effects = edition.divine_data[card]["effect"]
    if "cancels" in effects:  # which a creature does otherwise
        return w("effect-vetoes")
    return effects_in_words(w, effects) or w("note-comes-back")


def about_card(w: Words, card: int, edition: Edition = BLOOD_AND_SAND) -> str:
    strength, damage, defence = CARD_VALUES[card]
    values = w("note-card", strength=strength, damage=damage, defence=defence)
    lost = edition.own_loss[card]
    return f"{values}; {w('note-own-loss', n=lost)}" if lost else values


def note(s: KemetState, w: Words, p: int, choice: int) -> str:
    """The choice in words, and what player p should know about it."""
    name, verb = CHOICES.names[choice], CHOICES.verb_of[choice]
    what = name.partition(" ")[2]
    own = f"{verb}-{slug(STEPS[s.frames[-1][STEP]].name)}"
    thing = say(w, KIND_OF[verb], what)
    said = w(own, a1=thing) if own in w else choice_words(w, name, thing)
    more = details(s, w, p, verb, what)
    return f"{said}: {more}" if more else said


def details(s: KemetState, w: Words, p: int, verb: str, what: str) -> str:
    """What a choice costs and brings."""
    if verb in PATH_VERBS or STEPS[s.frames[-1][STEP]].name == "on the road":
        return path_note(s, w, verb, what)
    if verb in ("space", "silver"):
        return space_note(s, w, p, SPACE_NAMES.index(what))
    if what in TILE_NAMES:
        t = TILE_NAMES.index(what)
        return priced(w, tile_price(s, p, t), about_tile(w, t, s.edition))
    if what in DIVINE_NAMES:
        card = DIVINE_NAMES.index(what)
        price = prayer.price(s, p, s.edition.divine_cost[card]) if verb in ("play", "add") else 0
        return priced(w, price, about_divine(w, card, s.edition))
    if s.frames[-1][STEP] == dawn.PLAY_AT_DAWN and verb in ("card", "spend"):
        card, spent = (CARD_NAMES.index(what), 0) if verb == "card" else (s.frames[-1][dawn.CARD], int(what))
        return w("note-command-value", n=dawn.command_value(s, card, spent))
    if what in CARD_NAMES:
        return about_card(w, CARD_NAMES.index(what), s.edition)
    if what in COLOURS:
        return named(w, "about-colour", what)
    if what in ZONE_NAMES:
        z = ZONE_NAMES.index(what)
        return "; ".join([zone(w, z), *in_zone(s, w, z, way_price(s, p, verb, z))])
    return named(w, "city", what) if verb == "city" else by_step(s, w, p, verb, what)


def priced(w: Words, price: int, text: str) -> str:
    return "; ".join(part for part in (w("note-cost", n=price) if price else "", text) if part)


def space_note(s: KemetState, w: Words, p: int, number: int) -> str:
    """What the space gives."""
    if ACTION_OF[number] == PRAY:
        return w("note-gain", n=s.edition.pray + bonus(s, p, PRAY_BONUS))
    if ACTION_OF[number] == BUY:
        colour = s.edition.space_colour[number]
        if colour == NONE:
            colour = s.buy_colour[p * len(BUY_SPACES) + BUY_SPACES.index(number)]
        return w("note-captured") if colour == NONE else named(w, "colour", COLOURS[colour])
    return ""


def tile_price(s: KemetState, p: int, t: int) -> int:
    """Where tiles are being bought; elsewhere a tile is named for what it does."""
    f = s.frames[-1]
    return prayer.price(s, p, buy.cost(s, p, s.edition.tile_price[t], f[buy.SPACE])) if f[STEP] == buy.BUY_TILE else 0


def way_price(s: KemetState, p: int, verb: str, z: int) -> int:
    """What a step of a Move costs: the Teleport and the fee of a creature are payments of their own (K-P6)."""
    f = s.frames[-1]
    if f[STEP] != on_the_way.GO_ON:
        return 0
    teleport = prayer.price(s, p, ways.teleport_cost(s, f, f[ways.HERE])) if verb == "teleport" else 0
    return teleport + prayer.price(s, p, powers.fee_to_enter(s, p, z))


def in_zone(s: KemetState, w: Words, z: int, price: int) -> list[str]:
    """What it costs to go there, what a zone is worth and who stands in it."""
    found = [w("note-cost", n=price)] if price else []
    if z < DISTRICTS and s.pyramid[z]:
        found.append(w("note-pyramid", colour=named(w, "colour", COLOURS[s.colour_at[z]]), level=s.pyramid[z]))
    elif s.edition.temple_prayer[z]:
        found.append(w("note-temple", n=s.edition.temple_prayer[z]))
    for q in range(s.players):
        units = s.troop[q * ZONES + z]
        if units:
            creatures = [tile(w, CREATURE_TILES[c]) for c in bits(powers.creatures_in(s, q, z))]
            among = [w("note-priests", n=priests.there(s, q, z))] if priests.there(s, q, z) else []
            found.append(", ".join([w("note-troop", player=PLAYER_NAMES[q], n=units), *among, *creatures]))
    return found


def by_step(s: KemetState, w: Words, p: int, verb: str, what: str) -> str:
    """Choices that mean something only where they are asked."""
    f = s.frames[-1]
    moment = STEPS[f[STEP]].cursor[f[STAGE]] if STEPS[f[STEP]].cursor else ""
    if verb == "level":
        old = s.pyramid[f[pyramids.DISTRICT]]
        price = 0 if f[STAGE] == pyramids.FREE else prayer.price(s, p, pyramids.cost(s, p, old, int(what)))
        return w("note-cost", n=price) if price else ""
    if verb == "recall":
        return w("note-recall", n=s.troop[p * ZONES + f[aftermath.ZONE]] - s.edition.recall_loss)
    if verb == "retreat":
        return w("note-retreat")
    if f[STEP] == open_cards.SWAP:
        return about_card(w, laid_open.discarded(s, p), s.edition) if verb == "use" else ""
    if verb == "use":
        if moment == "sanctuary":
            offering = s.edition.offering
            return w("note-offering", units=offering["units"], fame=offering["fame"])
        return w("note-delta", units=s.edition.delta["units"], prayer=s.edition.delta["prayer"])
    if verb == "spend":
        veterans = int(what) * (s.edition.veterans_per_card if moment == "divine intervention" else 1)
        return w(
            "note-veterans-cards" if moment == "divine intervention" else "note-veterans",
            veterans=veterans,
            n=int(what),
        )
    return ""
