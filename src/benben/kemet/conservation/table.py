"""What is in the box stays in the box: checks for every position (K-C1 to K-C6, K-S1, K-N11)."""

from ...kernel.notation import NONE, bits
from ...kernel.steps import STEP
from .. import guessing
from ..box.board import board_of
from ..box.classic_state import ClassicState
from ..box.frames import STEPS
from ..box.names import (
    BUY_SPACES,
    COLOURS,
    CREATURE_NAMES,
    DISTRICTS,
    DIVERSION,
    DIVINE_NAMES,
    GOLD_TILES,
    KINDS_OF_DIVINE,
    PICTURES,
    PLAYER_NAMES,
    TILE_NAMES,
    TIP,
    ZONE_NAMES,
    ZONES,
)
from ..box.state import KemetState
from ..rules import dawn_tokens, divine, foreseen, powers, priests, troops
from ..rules.day import empty_floors, silver_ready, tokens_left
from ..rules.entry import ZONE as ENTERED
from ..rules.fight import ZONE
from ..rules.placing import PLACED, WAITING
from ..rules.powers import MERCENARIES, SILVER_TOKEN
from ..rules.prayer import price
from ..rules.pyramids import DISTRICT
from ..rules.setup import copies_of
from ..rules.ways import HERE, UNITS
from .cards import check_laid_open, check_taken
from .path import check_path


def check(s: KemetState) -> list[str]:
    """What is impossible about a position, one line each."""
    wrong = check_players(s)
    if wrong:
        return wrong
    wrong = check_units(s) + check_creatures(s) + check_pyramids(s) + check_tiles(s) + check_cards(s)
    return wrong + check_divine(s) + check_path(s, early(s)) + (check_setup(s) if early(s) else [])


def early(s: KemetState) -> bool:
    """Setup is not over: cities, order and pieces may be missing."""
    return bool(s.frames) and STEPS[s.frames[0][STEP]].name == "setup"


def laid_out(s: KemetState) -> bool:
    """Whether tiles and Units have come out of the box."""
    return any(s.market) or any(s.tiles)


def check_setup(s: KemetState) -> list[str]:
    """Nobody has acted yet, and what is dealt is the same for all (K-S2, K-S3)."""
    wrong = []
    dealt = "deck" if not laid_out(s) else ""
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        points = (s.veterans[p], s.divine_fame[p], s.battle_fame[p], s.spaces[p], s.bought[p], s.played[p])
        if any(points) or any(s.discard) or s.silver_used:
            wrong.append(f"spaces: {name} has done nothing before the first Day")
        start = 0 if dealt else s.edition.prayer_at_first
        if s.prayer[p] != start:
            wrong.append(f"prayer: {name} begins with {start}")
        if s.holding[p] > s.edition.diversions + s.edition.cards_dealt:
            wrong.append(f"holding: {name} is dealt {s.edition.cards_dealt} divine interventions and Diversion")
    return wrong


def check_players(s: KemetState) -> list[str]:
    wrong = []
    layout = board_of(s)
    cities = [city for city in s.city if city != NONE]
    if len(set(cities)) != len(cities) or any(city not in layout.cities for city in cities):
        wrong.append(f"city: every player needs a different city, one of those for {s.players} players")
    if len(set(s.god)) != s.players or NONE in s.god:
        wrong.append("god: every player needs a different god")
    known = [p for p in s.order if p != NONE]
    if len(set(known)) != len(known) or any(p >= s.players for p in known):
        wrong.append("order: every player has one place in the turn order")
    if not early(s) and (NONE in s.city or NONE in s.order or not s.round):
        wrong.append("city: every player needs a city and a place in the turn order, and a round must have begun")
    if early(s) and s.round:
        wrong.append("round: the first one begins after setup")
    if isinstance(s, ClassicState) and s.last_day > (1 if s.edition.wins_at == "turn" and s.round else 0):
        wrong.append("last_day: a Day is the last only where a turn can win (KT-V4)")
    if any(s.veterans) and not s.edition.has_veterans:
        wrong.append("veterans: this game has none (KT-E7)")
    if any(dawn_tokens.tokens(s)) and (not s.edition.tokens_for_loss or early(s)):
        wrong.append("dawn_tokens: battles bring them, in a game with the module dawn (KT-B16)")
    if s.last_round and s.round > s.last_round:
        wrong.append(f"round: the players have agreed on {s.last_round} rounds, and this is number {s.round} (K-P10)")
    if not early(s) and not laid_out(s):
        wrong.append("market: tiles have come out of the box")
    if NONE in s.order[: len(known)]:
        wrong.append("order: places in the turn order are drawn from the first on")
    if s.colours.bit_count() > layout.colours or (not early(s) and s.colours.bit_count() < layout.colours):
        wrong.append(f"colours: {layout.colours} are in play with {s.players} players")
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        if not 0 <= s.prayer[p] <= s.edition.most_prayer:
            wrong.append(f"prayer: {name} can have from 0 to {s.edition.most_prayer}, not {s.prayer[p]}")
        tokens = (s.spaces[p] & ~(1 << TIP)).bit_count()
        silver = s.silver_used >> p & 1
        if tokens - silver > s.edition.tokens or (silver and not tokens):
            wrong.append(f"spaces: {name} has {s.edition.tokens} normal tokens")
        elif silver and not any(s.tiles[p] >> t & 1 for t, _ in s.edition.by_effect[SILVER_TOKEN]):
            wrong.append(f"silver_used: {name} has no tile that gives a silver token (K-D3)")
        elif s.spaces[p] >> TIP & 1 and not any(s.tiles[p] >> t & 1 for t in GOLD_TILES):
            wrong.append(f"spaces: {name} has no tile for the gold token on the tip (K-D3)")
        elif empty_floors(s, s.spaces[p]) > tokens_left(s, p) + (silver_ready(s, p) or silver_sealed(s, p)):
            wrong.append(f"spaces: {name} has too few tokens left for the floors without one (K-D1)")
    return wrong


def silver_sealed(s: KemetState, p: int) -> bool:
    """Whether a Divine Seal has taken the silver token away."""
    sealed = s.tiles[p] & ~powers.working(s, p)
    return any(sealed >> t & 1 for t, _ in s.edition.by_effect[SILVER_TOKEN])


def check_units(s: KemetState) -> list[str]:
    wrong = []
    layout = board_of(s)
    loose = crossed(s)
    fighting = battlefields(s)
    for z in layout.zones:
        meeting = 0
        for at in range(z, s.players * ZONES, ZONES):
            meeting += s.troop[at] > 0
        if meeting > (2 if z in fighting else 1):
            wrong.append(f"troop: {meeting} Troops stand in {ZONE_NAMES[z]}; two can in a battle, otherwise one")
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        standing = s.troop[p * ZONES : (p + 1) * ZONES]
        extra = sum(n for t, n in s.edition.by_effect[MERCENARIES] if s.tiles[p] >> t & 1)
        wanted = s.edition.units + extra + priests.away(s, p) if laid_out(s) else 0
        if sum(standing) + s.supply[p] != wanted:
            wrong.append(f"supply: {name} has {sum(standing) + s.supply[p]} Units, not {wanted}")
        for z, units in enumerate(standing):
            most = troops.limit_in(s, p, z) if units else 0
            if units and not layout.in_play[z]:
                wrong.append(f"troop: {ZONE_NAMES[z]} is not in play")
            if units > most and z != loose:
                wrong.append(f"troop: {name} has {units} Units in {ZONE_NAMES[z]}, more than {most}")
    return wrong


def battlefields(s: KemetState) -> list[int]:
    """Where two Troops can meet: in a battle, and where one waits because Units were placed there (K-A5)."""
    zones = []
    for f in s.frames:
        name = STEPS[f[STEP]].name
        zones += [f[ZONE]] if name == "battle" else f[PLACED:] if name == "place units" else []
        zones += f[WAITING:] if name == "choose the next battle" else [f[ENTERED]] if name == "enter" else []
    return zones


def crossed(s: KemetState) -> int:
    """The zone that a Move is passing through, where there may be too many Units and creatures (K-A6); NONE if none."""
    return next((f[HERE] for f in s.frames if STEPS[f[STEP]].name == "go on" and f[UNITS]), NONE)


def check_creatures(s: KemetState) -> list[str]:
    wrong = []
    loose = crossed(s)
    for c, z in enumerate(s.creature_at):
        if z == NONE:
            continue
        p = powers.owner_of(s, c)
        if p == NONE or not s.troop[p * ZONES + z]:
            wrong.append(f"creature_at: {CREATURE_NAMES[c]} stands with a Troop of its owner, or in the supply")
        elif powers.creatures_in(s, p, z) != 1 << c and z != loose:
            wrong.append(f"creature_at: only one creature can be with the Troop in {ZONE_NAMES[z]}")
    return wrong


def check_pyramids(s: KemetState) -> list[str]:
    wrong = []
    begun = [f[DISTRICT] for f in s.frames if STEPS[f[STEP]].name in ("raise it to", "first level")]
    for z in range(DISTRICTS):
        if (s.pyramid[z] > 0) != (s.colour_at[z] != NONE) and (s.pyramid[z] or z not in begun):
            wrong.append(f"pyramid: {ZONE_NAMES[z]} needs a level and a colour, or neither")
        if s.pyramid[z] and troops.builder(s, z) == NONE:
            wrong.append(f"pyramid: {ZONE_NAMES[z]} belongs to no city in play")
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        if s.city[p] == NONE:
            continue
        colours = [s.colour_at[z] for z in troops.own_districts(s, p) if s.colour_at[z] != NONE]
        spaces = s.buy_colour[p * len(BUY_SPACES) : (p + 1) * len(BUY_SPACES)]
        tokens = [c for c in spaces if c != NONE]
        if NONE in spaces[: len(tokens)]:
            wrong.append(f"buy_colour: the Buy tokens of {name} lie on the first Buy spaces")
        wanted = colours if s.edition.buy_tokens else []
        if sorted(wanted) != sorted(tokens) or len(set(colours)) != len(colours):
            wrong.append(f"buy_colour: {name} has a Buy token for each pyramid, all of different colours")
        if any(not s.colours >> c & 1 for c in colours):
            wrong.append(f"colour_at: {name} has a pyramid of a colour that is not in play")
        if len(colours) > board_of(s).pyramids:
            wrong.append(f"pyramid: {name} has {board_of(s).pyramids} pyramids")
    return wrong


def check_tiles(s: KemetState) -> list[str]:
    wrong = []
    held = [0] * len(TILE_NAMES)
    for owned in s.tiles:
        for t in bits(owned):
            held[t] += 1
    in_the_box = copies_of(s)
    out = laid_out(s)
    for t, colour in enumerate(s.edition.tile_colour):
        copies = in_the_box[t] if out and colour != NONE and s.colours >> colour & 1 else 0
        if (s.market[t] or held[t]) and TILE_NAMES[t] in s.edition.promos_left_out:
            needed = " and ".join(s.edition.promos_left_out[TILE_NAMES[t]])
            wrong.append(f"market: {TILE_NAMES[t]} is a promo and needs the modules {needed} (KT-E2)")
        elif s.market[t] + held[t] != copies or held[t] > copies:
            wrong.append(f"market: there are {max(s.market[t], 0) + held[t]} of {TILE_NAMES[t]}, not {copies}")
    for p, owned in enumerate(s.tiles):
        pictures = [PICTURES[t] for t in bits(owned)]
        if len(set(pictures)) != len(pictures):
            wrong.append(f"tiles: {PLAYER_NAMES[p]} has two tiles with the same picture")
        if s.bought[p] >> len(COLOURS) or s.bought[p] & ~s.colours:
            wrong.append(f"bought: {PLAYER_NAMES[p]} has bought in a colour that is not in play")
    return wrong


def check_cards(s: KemetState) -> list[str]:
    wrong = []
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        extra = guessing.specials(s, p)
        card, planned = guessing.in_fight(s, p)
        laid = 1 << card if planned else 0
        piles = [s.hand[p], s.played[p], s.buried[p], s.removed[p], laid]
        everything = s.edition.plain_cards | sum(1 << c for c in extra)
        if sum(pile.bit_count() for pile in piles) != everything.bit_count() or sum_of_bits(piles) != everything:
            wrong.append(f"hand: {name} has {everything.bit_count()} battle cards, each in one place")
        if not s.hand[p] and not planned:
            wrong.append(f"hand: without a battle card in hand {name} takes all of them back (K-B9)")
        if s.buried[p].bit_count() != s.played[p].bit_count() + planned:
            wrong.append(f"buried: {name} must have discarded as many cards as played")
        if s.removed[p].bit_count() != len(extra) - bool(guessing.new_special(s, p)):
            wrong.append(f"removed: {name} must have removed a card for each special one")
    return wrong


def sum_of_bits(piles: list[int]) -> int:
    """The cards of all piles, as one mask."""
    total = 0
    for pile in piles:
        total |= pile
    return total


def check_divine(s: KemetState) -> list[str]:
    """Divine interventions in hands, in plans, in the deck and in the discard (K-S2, K-N11, K-B1)."""
    wrong = []
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        own = [s.held[p * KINDS_OF_DIVINE + d] + s.planned[p * KINDS_OF_DIVINE + d] for d in range(KINDS_OF_DIVINE)]
        if sum(own) != s.holding[p] or own[DIVERSION] != (s.edition.diversions if s.holding[p] else 0):
            wrong.append(f"holding: {name} holds {sum(own)} divine interventions, one of them Diversion")
        if not early(s) and s.holding[p] < s.edition.diversions:
            wrong.append(f"held: {name} always holds Diversion")
        plan = s.planned[p * KINDS_OF_DIVINE : (p + 1) * KINDS_OF_DIVINE]
        face_down = guessing.waiting_for_spy(s) and guessing.in_fight(s, p)[1]
        if sum(plan) > len(foreseen.shown(s, p)) and not face_down:
            wrong.append(f"planned: {name} has laid down cards outside a war council")
        if any(copies and d not in s.edition.in_battle for d, copies in enumerate(plan)):
            wrong.append(f"planned: {name} has laid down a card that is not for battles")
        if sum(copies * price(s, p, s.edition.divine_cost[d]) for d, copies in enumerate(plan)) > s.prayer[p]:
            wrong.append(f"planned: {name} cannot pay for so many cards (K-B1)")
    wrong += check_taken(s) + check_laid_open(s)
    pile = divine.pile(s)
    seen = guessing.looked_at(s)
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        if sum(seen[p * KINDS_OF_DIVINE : (p + 1) * KINDS_OF_DIVINE]) != guessing.how_many_looked_at(s, p):
            wrong.append(f"looked_at: {name} looks at cards only when choosing one of them (KT-N4)")
    for d, copies in enumerate(s.edition.divine_copies):
        held = sum(seen[d::KINDS_OF_DIVINE])
        held += sum(s.held[p * KINDS_OF_DIVINE + d] + s.planned[p * KINDS_OF_DIVINE + d] for p in range(s.players))
        total = s.deck[d] + pile[d] + (held if d != DIVERSION else 0)
        if total != copies:
            wrong.append(f"deck: there are {total} of {DIVINE_NAMES[d]}, not {copies}")
    return wrong
