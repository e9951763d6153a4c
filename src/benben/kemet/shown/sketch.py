"""Sketches: a position as a person would jot it down, only what differs from an empty board.

    game = "kemet"
    cities = ["NW", "SW"]               # of P1 and P2
    colours = ["ruby", "diamond"]
    situation = "battle in T-W of P1 against P2"

    [P1]
    troops = { T-W = 5, NW1 = 4 }
    pyramids = { NW1 = "ruby 2", NW2 = "diamond 1" }
    tiles = ["charge", "phoenix"]
    creatures = { phoenix = "T-W" }
    divine = ["war-rage"]               # Diversion is always there
    prayer = 4

What is not on the board is in the supply, tiles that nobody has lie in the market, other cards in hand and deck.
"""

import re
from typing import Any

from ...kernel.contract import Ruleset
from ...kernel.errors import BadOptions, BadPosition, shown
from ...kernel.events import Log
from ...kernel.notation import NONE, bits, quoted, suggestion
from ...kernel.positions import expect
from .. import guessing
from ..box.board import board_of
from ..box.names import (
    ACTION_NAMES,
    ACTION_OF,
    BUY,
    BUY_SPACES,
    CARD_NAMES,
    CITIES,
    COLOURS,
    DIVERSION,
    KINDS_OF_DIVINE,
    NORMAL,
    PLAYER_NAMES,
    SPACE_NAMES,
    ZONE_NAMES,
    ZONES,
)
from ..box.shapes import PHASES
from ..box.state import KemetState
from ..rules import battle, buy, pyramids, troops
from ..rules.dawn import DAWN
from ..rules.dawn_tokens import tokens
from ..rules.day import DAY, TURN, act, tokens_left
from ..rules.dusk import DUSK
from ..rules.night import NIGHT
from ..rules.powers import MERCENARIES
from ..rules.setup import lay_out
from . import sketch_path
from .sketch_keys import OF_ONE, other_game
from .sketch_names import refuse_promos, term

HEADER = ("game", "format", "benben", "version")
OPTIONS = ("max_rounds", "length", "modules")
SITUATION = re.compile(
    r"turn of (?P<turn>P\d)"
    r"|end of turn of (?P<ending>P\d)"
    r"|day from (?P<day>P\d)"
    r"|action (?P<action>[\w-]+) of (?P<actor>P\d)"
    r"|battle in (?P<zone>[\w-]+) of (?P<attacker>P\d) against (?P<defender>P\d)"
    r"|night(?: from (?P<phase>[\w ]+))?"
    r"|dusk"
    r"|dawn"
)


def read_sketch(rules: Ruleset[KemetState], data: dict[str, Any]) -> KemetState:
    """The position before its situation is played: every column in place, no frames yet."""
    entries = (*rules.sketch_keys["the table"], *PLAYER_NAMES)
    for key in data:
        if key not in HEADER + entries:
            hint = other_game(rules.name, key) or suggestion(key, entries)
            raise BadPosition(f"sketch: unknown entry {shown(key)}{hint}")
    given_players = [p + 1 for p, name in enumerate(PLAYER_NAMES) if name in data]
    cities = expect(data.get("cities", []), list, "cities")
    given = {"players": data.get("players", max([2, len(cities), *given_players]))}
    try:
        options = rules.options(given | {key: data[key] for key in OPTIONS if key in data})
    except BadOptions as wrong:
        raise BadPosition(f"sketch: {wrong}") from None
    s = rules.blank(options)
    s.last_round = int(str(options["max_rounds"]))
    layout = board_of(s)
    s.city = [term(s, "city", city, "cities") for city in cities or [CITIES[c] for c in layout.cities[: s.players]]]
    s.order = [term(s, "player", p, "order") for p in expect(data.get("order", []), list, "order")] or [
        *range(s.players)
    ]
    s.colours = term(
        s, "colours", data.get("colours", [COLOURS[c] for c in s.edition.colours[: layout.colours]]), "colours"
    )
    s.round = term(s, "number", data.get("round", 1), "round")
    if len(s.city) != s.players or len(s.order) != s.players:
        raise BadPosition(f"sketch: {s.players} players need as many cities and places in the order")
    lay_out(s)
    sketch_path.read_table(s, term, data)
    tables = [expect(data.get(name, {}), dict, name) for name in PLAYER_NAMES[: s.players]]
    for p, table in enumerate(tables):
        refuse_unknown(rules, PLAYER_NAMES[p], table)
        read_player(s, p, table)
    for p, table in enumerate(tables):
        sketch_path.read_player(s, term, p, table)
        read_pieces(s, p, table)
    for name in expect(data.get("discard", []), list, "discard"):
        card = term(s, "divine", name, "discard")
        s.deck[card] -= 1
        s.discard[card] += 1
    if min(s.deck) < 0 or min(s.supply) < 0:
        raise BadPosition("sketch: these are more Units or divine interventions than there are in the game")
    if sketch_path.too_many(s):
        raise BadPosition("sketch: these are more Objects, Skills or points than there are in the game (KT-R17)")
    return s


def refuse_unknown(rules: Ruleset[KemetState], name: str, table: dict[str, Any]) -> None:
    keys = rules.sketch_keys[OF_ONE]
    for key in table:
        if key not in keys:
            hint = other_game(rules.name, key) or suggestion(key, tuple(keys))
            raise BadPosition(f"{name}: unknown entry {shown(key)}{hint}")


def read_player(s: KemetState, p: int, table: dict[str, Any]) -> None:
    """Numbers, tiles and cards of a player."""
    name = PLAYER_NAMES[p]
    for key in ("prayer", "veterans", "divine_fame", "battle_fame"):
        if key in table:
            getattr(s, key)[p] = term(s, "number", table[key], f"{name} {key}")
    refuse_promos(s, table.get("tiles", []), f"{name} tiles")
    if "dawn_tokens" in table:
        tokens(s)[p] = term(s, "number", table["dawn_tokens"], f"{name} dawn_tokens")
    s.tiles[p] = term(s, "tiles", table.get("tiles", []), f"{name} tiles")
    for t in bits(s.tiles[p]):
        s.market[t] -= 1
    s.supply[p] += sum(n for t, n in s.edition.by_effect[MERCENARIES] if s.tiles[p] >> t & 1)
    for key in ("played", "buried"):
        getattr(s, key)[p] = term(s, "cards", table.get(key, []), f"{name} {key}")
    extra = guessing.specials(s, p)
    first = [CARD_NAMES[c] for c in bits(s.edition.plain_cards & ~s.played[p] & ~s.buried[p])[: len(extra)]]
    s.removed[p] = term(s, "cards", table.get("removed", first), f"{name} removed")
    everything = s.edition.plain_cards | sum(1 << c for c in extra)
    s.hand[p] = everything & ~(s.played[p] | s.buried[p] | s.removed[p])
    s.held[p * KINDS_OF_DIVINE + DIVERSION] = s.edition.diversions
    s.holding[p] = s.edition.diversions
    for card_name in expect(table.get("divine", []), list, f"{name} divine"):
        card = term(s, "divine", card_name, f"{name} divine")
        s.deck[card] -= 1
        s.held[p * KINDS_OF_DIVINE + card] += 1
        s.holding[p] += 1
    s.spaces[p] = term(s, "spaces", table.get("spaces", []), f"{name} spaces")
    s.bought[p] = term(s, "colours", table.get("bought", []), f"{name} bought")
    if table.get("silver_used", False) is True:
        s.silver_used |= 1 << p


def read_pieces(s: KemetState, p: int, table: dict[str, Any]) -> None:
    """Pyramids, Troops and creatures of a player."""
    name = PLAYER_NAMES[p]
    for district, text in expect(table.get("pyramids", {}), dict, f"{name} pyramids").items():
        z = term(s, "district", district, f"{name} pyramids")
        colour, _, level = expect(text, str, f"{name} pyramids {district}").partition(" ")
        if z not in troops.own_districts(s, p) or s.colour_at[z] != NONE:
            raise BadPosition(f"{name} pyramids: {district} is no free district of this city")
        if NONE not in s.buy_colour[p * len(BUY_SPACES) : (p + 1) * len(BUY_SPACES)]:
            raise BadPosition(f"{name} pyramids: these are more than there are")
        pyramids.found(s, p, z, term(s, "colour", colour, f"{name} pyramids {district}"))
        s.pyramid[z] = term(s, "level", level, f"{name} pyramids {district}")
    for zone, units in expect(table.get("troops", {}), dict, f"{name} troops").items():
        troops.put(s, p, term(s, "zone", zone, f"{name} troops"), term(s, "number", units, f"{name} troops {zone}"))
    for creature, zone in expect(table.get("creatures", {}), dict, f"{name} creatures").items():
        s.creature_at[term(s, "creature", creature, f"{name} creatures")] = term(s, "zone", zone, f"{name} creatures")


def situate(rules: Ruleset[KemetState], s: KemetState, data: dict[str, Any], log: Log | None) -> None:
    """Push the frames of the situation; the machine runs on from there."""
    text = data.get("situation", f"turn of {PLAYER_NAMES[s.order[0]]}")
    match = SITUATION.fullmatch(text) if isinstance(text, str) else None
    if not match:
        known = quoted(rules.sketch_keys["situations"])
        raise BadPosition(f"situation: {shown(text)} is unknown; one of {known} is expected")
    for z, name in enumerate(ZONE_NAMES):
        if name != match["zone"] and sum(s.troop[p * ZONES + z] > 0 for p in range(s.players)) > 1:
            raise BadPosition(f"troops: two Troops stand in {name} without a battle")
    if text.startswith("night"):
        phases = s.edition.phases
        phase = match["phase"] or phases[0]
        if phase not in phases:
            raise BadPosition(f"situation: unknown phase {shown(phase)}{suggestion(phase, phases)}")
        s.frames.append([NIGHT, PHASES.index(phase), 0])
        return
    if text in ("dusk", "dawn") and text not in rules.sketch_keys["situations"]:
        raise BadPosition(f"situation: {rules.name} has no {text.capitalize()}; kemet-classic has it")
    if text == "dusk":
        s.frames.append([DUSK, s.edition.first_of_dusk, 0])
        return
    if text == "dawn":
        if text not in s.edition.round:
            raise BadPosition('situation: a Dawn needs modules = ["dawn"]')
        s.frames.append([DAWN, 0, 0])
        return
    p = player(s, next(match[key] for key in ("turn", "ending", "day", "actor", "attacker") if match[key]))
    slot = s.order.index(p)
    if match["day"]:
        s.frames.append([DAY, 0, slot])
        return
    if match["turn"] and not tokens_left(s, p):
        raise BadPosition(f"situation: {PLAYER_NAMES[p]} has placed all tokens and has no turn before the Night")
    s.frames += [[DAY, 0, slot + 1], [TURN, 0, p, 0 if match["turn"] else NORMAL]]
    if match["action"]:
        start_action(s, p, match["action"], log)
    elif match["zone"]:
        z, foe = term(s, "zone", match["zone"], "situation"), player(s, match["defender"])
        if p == foe or not s.troop[p * ZONES + z] or not s.troop[foe * ZONES + z]:
            raise BadPosition(f"situation: two Troops are needed in {match['zone']}")
        battle.start(s, p, foe, z, log)


def player(s: KemetState, name: str) -> int:
    p = term(s, "player", name, "situation")
    if p >= s.players:
        raise BadPosition(f"situation: {name} is not in the game")
    return p


def start_action(s: KemetState, p: int, name: str, log: Log | None) -> None:
    """A token is placed on a space named, or on the first free one of an action."""
    printed = [SPACE_NAMES[i] for i in s.edition.spaces]
    if name in printed:
        spaces = [SPACE_NAMES.index(name)]
    elif name in ACTION_NAMES:
        spaces = [i for i in s.edition.spaces if ACTION_NAMES[ACTION_OF[i]] == name]
    else:
        known = (*ACTION_NAMES, *printed)
        raise BadPosition(f"situation: unknown action or space {shown(name)}{suggestion(name, known)}")
    free = [i for i in spaces if not s.spaces[p] >> i & 1]
    if not free:
        raise BadPosition(f"situation: no space for {name} is empty")
    free = [i for i in free if ACTION_OF[i] != BUY or buy.tiles_for(s, p, i)]
    if not free:
        raise BadPosition(f"situation: there is nothing that {PLAYER_NAMES[p]} could buy (K-D7)")
    act(s, p, free[0], "K-D1", log)
