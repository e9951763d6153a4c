"""Classic Kemet from setup through a round: Night first, turn order set by the last, the Day, Dusk, victory."""

import pickle
import random

import pytest

from benben.kemet.box import frames
from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.edition import BLOOD_AND_SAND, CLASSIC, classic
from benben.kemet.box.files import SWITCHES
from benben.kemet.box.layouts import NUMBER, districts
from benben.kemet.box.names import CITIES, COLOURS, FAME, LAST_ROUND, SPACE_NAMES, TILE_NAMES, ZONES
from benben.kemet.box.shapes import PHASES
from benben.kemet.box.state import KemetState
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import troops
from benben.kemet.rules.retreat import refuges
from benben.kernel import registry
from benben.kernel.chance import draw
from benben.kernel.errors import BadNotation, BadOptions, BadPosition, IllegalChoice
from benben.kernel.positions import decode, encode, load
from benben.kernel.steps import BOX, STEP

SEED = 2012


def asked(s: KemetState) -> str:
    return RULES.steps[s.frames[-1][STEP]].name


def menu(s: KemetState) -> list[str]:
    return [RULES.choices.say(choice) for choice in RULES.legal(s, RULES.owing(s)[0])]


def do(s: KemetState, choice: str) -> None:
    RULES.apply(s, RULES.owing(s)[0], RULES.choices.read(choice))


def play_on(s: KemetState, until: str, rng: random.Random, most: int = 3000) -> None:
    """By chance until this step asks."""
    for _ in range(most):
        if s.reason or asked(s) == until:
            return
        p = RULES.owing(s)[0]
        choice = draw(RULES.odds(s), b"", rng.getrandbits(64)) if p == BOX else rng.choice(RULES.legal(s, p))
        RULES.apply(s, p, choice)
        assert RULES.check(s) == []


def begun(players: int, **options: object) -> KemetState:
    """Cities are taken and pyramids come next."""
    s = RULES.setup({"players": players, **options})
    play_on(s, "build the first pyramids", random.Random(SEED))
    return s


def first_day(players: int = 2, **options: object) -> KemetState:
    s = begun(players, **options)
    play_on(s, "your turn", random.Random(SEED))
    return s


def empty(s: KemetState) -> None:
    """Every Unit goes back to its supply."""
    for p in range(s.players):
        s.supply[p] += sum(s.troop[p * ZONES : (p + 1) * ZONES])
        s.troop[p * ZONES : (p + 1) * ZONES] = [0] * ZONES


def put(s: KemetState, p: int, zone: str, units: int) -> None:
    troops.put(s, p, NUMBER[zone], units)


# The ruleset and its positions ----------------------------------------------------------------------------------------


def test_it_is_known_beside_blood_and_sand() -> None:
    assert registry.ruleset("kemet-classic") is RULES
    assert registry.ruleset("kemet") is not RULES
    assert RULES.about()["game"] == "kemet-classic"


@pytest.mark.rule("KT-E3")
def test_a_position_has_the_edition_of_its_switches() -> None:
    s = RULES.setup({"players": 3, "length": "long"})
    assert isinstance(s, ClassicState)
    long = classic(1 << SWITCHES.index("long"))
    assert (long.victory, CLASSIC.victory) == (10, 8)
    for other in (s, s.copy(), pickle.loads(pickle.dumps(s)), decode(RULES, encode(RULES, s))):
        assert isinstance(other, ClassicState)
        assert other.edition is long
        assert other.switches == s.switches
    assert RULES.setup({"players": 3}).edition is CLASSIC


@pytest.mark.rule("KT-E4")
def test_beginners_have_less_and_win_sooner() -> None:
    """Tiles of level 1 on the first Day, of level 2 from the second on; pyramids up to level 2; 4 points win."""
    s = first_day(2, length="beginner")
    assert (s.edition.victory, s.edition.tallest) == (4, 2)
    assert {s.edition.tile_level[t] for t, copies in enumerate(s.market) if copies} == {1, 2}
    p = RULES.owing(s)[0]
    z = next(z for z in districts(s.city[p]) if s.pyramid[z])
    s.pyramid[z], s.colour_at[z], s.prayer[p] = 2, COLOURS.index("red"), 11
    for other in districts(s.city[p]):
        if other != z and s.colour_at[other] == COLOURS.index("red"):
            s.pyramid[other], s.colour_at[other] = 0, -1
    later = s.copy()
    later.round = 2
    do(s, "space buy-red")
    assert "tile charge" in menu(s)
    with pytest.raises(IllegalChoice, match="KT-E4"):
        do(s, "tile carnage")
    do(later, "space buy-red")
    assert "tile carnage" in menu(later)
    again = load(RULES, encode(RULES, s))
    assert isinstance(again, ClassicState)
    assert again.edition is s.edition
    s = first_day(2, length="beginner")
    s.prayer[RULES.owing(s)[0]] = 11
    do(s, "space raise-2")
    do(s, next(choice for choice in menu(s) if choice.startswith("raise")))
    assert asked(s) != "raise it to" or all(choice in ("level 1", "level 2") for choice in menu(s))


def test_options_are_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="length: unknown length 'tiny'"):
        RULES.setup({"players": 2, "length": "tiny"})
    with pytest.raises(BadOptions, match="no option 'promos'"):
        RULES.setup({"players": 2, "promos": True})
    with pytest.raises(BadOptions, match="modules: a list of modules is expected, not 'black'"):
        RULES.setup({"players": 2, "modules": "black"})
    with pytest.raises(BadOptions, match="modules: unknown module 'sunrise'; known: black, "):
        RULES.setup({"players": 2, "modules": ["sunrise"]})


@pytest.mark.rule("KT-E7")
def test_names_of_blood_and_sand_are_unknown_to_it() -> None:
    for choice in ("tile surprise-attack", "space buy-a", "colour ruby", "play diversion"):
        with pytest.raises(BadNotation):
            RULES.choices.read(choice)
    for choice in ("tile stargate", "space buy-white", "colour red", "play veto"):
        RULES.choices.read(choice)
    data = encode(RULES, first_day())
    data["columns"]["tiles"] = {"P1": ["surprise-attack"]}  # type: ignore[index]
    with pytest.raises(BadPosition):
        decode(RULES, data)


def test_rules_are_cited_by_ids_of_this_edition() -> None:
    assert all(rule.startswith("KT-") for rule in CLASSIC.rules.values())
    s = first_day()
    taken = next(name for name in ("space pray-1", "space pray-2") if name in menu(s))
    do(s, taken)
    play_on(s, "your turn", random.Random(SEED))
    s = first_day()
    with pytest.raises(IllegalChoice) as refused:
        do(s, "pass")
    assert refused.value.rule == "KT-D1"


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_tiles_lie_open(players: int) -> None:
    s = begun(players)
    assert sum(s.market) == 48
    assert s.market[TILE_NAMES.index("charge")] == 2
    assert [COLOURS[c] for c in range(len(COLOURS)) if s.colours >> c & 1] == ["red", "blue", "white"]


@pytest.mark.rule("KT-S2", "KT-S3", "KT-C7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_points_and_cards_at_first(players: int) -> None:
    s = begun(players)
    assert s.prayer == [5] * players
    assert s.holding == [1] * players
    assert sum(s.deck) == 35 - players
    assert sorted(s.order) == list(range(players))
    assert sum(s.troop) == 0


@pytest.mark.rule("KT-S4", "KT-S5")
def test_units_come_into_districts_with_a_pyramid() -> None:
    s = begun(2)
    first = s.order[0]
    city = CITIES[s.city[first]]
    do(s, f"raise {city}1")
    do(s, "colour red")
    do(s, f"raise {city}2")
    do(s, "colour blue")
    assert f"raise {city}3" in menu(s)
    do(s, f"raise {city}3")  # the last colour is white
    play_on(s, "place the first units", random.Random(SEED))
    assert RULES.owing(s) == [first]
    assert menu(s) == [f"place {city}{i}" for i in (1, 2)]  # five behind these would not be enough
    for _ in range(3):
        do(s, f"place {city}1")
    do(s, f"place {city}2")
    with pytest.raises(IllegalChoice, match="KT-S5"):
        do(s, f"place {city}1")
    for _ in range(3):  # one more has gone there by itself: five in the last district would leave one over
        do(s, f"place {city}2")
    assert [s.troop[first * ZONES + z] for z in districts(s.city[first])] == [3, 5, 2]
    assert s.supply[first] == 2
    assert RULES.owing(s) != [first]


@pytest.mark.rule("KT-S5")
def test_two_pyramids_leave_no_choice() -> None:
    s = begun(2)
    first = s.order[0]
    city = CITIES[s.city[first]]
    for choice in (f"raise {city}1", "colour red", f"raise {city}1", f"raise {city}2"):
        do(s, choice)
    if "colour blue" in menu(s):
        do(s, "colour blue")
    play_on(s, "your turn", random.Random(SEED))
    assert [s.troop[first * ZONES + z] for z in districts(s.city[first])] == [5, 5, 0]


# Night and order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-S6", "KT-N1", "KT-N2", "KT-N3", "KT-N8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_night_comes_first(players: int) -> None:
    """Everybody enters the first Day with 7 points and 2 cards, and the order of setup holds."""
    s = begun(players)
    order = list(s.order)
    play_on(s, "your turn", random.Random(SEED))
    assert (s.round, s.prayer, s.holding) == (1, [7] * players, [2] * players)
    assert s.order == order
    assert RULES.owing(s) == [order[0]]
    assert s.tiles == [0] * players


@pytest.mark.rule("KT-N1", "KT-N2")
@pytest.mark.parametrize(("tile", "points"), [("high-priest", 4), ("priest-of-amon", 7), ("priest", 2)])
def test_prayers_with_tiles(tile: str, points: int) -> None:
    s = first_day()
    own(s, 0, tile)
    s.prayer = [0, 0]
    at_night(s, "prayers")
    assert s.prayer == [points, 2]


@pytest.mark.rule("KT-N3", "KT-T:divine-boon", "KT-T:the-mummy")
@pytest.mark.parametrize(("tile", "cards"), [("divine-boon", 2), ("the-mummy", 2), ("priest", 1)])
def test_cards_with_tiles(tile: str, cards: int) -> None:
    s = first_day()
    own(s, 0, tile)
    before = list(s.holding)
    at_night(s, "divine intervention")
    assert [s.holding[p] - before[p] for p in (0, 1)] == [cards, 1]


def own(s: KemetState, p: int, *tiles: str) -> None:
    for name in tiles:
        s.tiles[p] |= 1 << TILE_NAMES.index(name)
        s.market[TILE_NAMES.index(name)] -= 1


def at_night(s: KemetState, phase: str) -> None:
    """A Night from this phase on, until the next question of a player."""
    s.round = 2
    s.frames = [[frames.number("night"), PHASES.index(phase), 0]]
    RULES.settle(s, None)
    rng = random.Random(SEED)
    while RULES.owing(s) == [BOX]:
        RULES.apply(s, BOX, draw(RULES.odds(s), b"", rng.getrandbits(64)))


@pytest.mark.rule("KT-N5", "KT-T:hand-of-god", "KT-T:reinforcements")
def test_night_tiles_in_the_order_one_likes() -> None:
    s = first_day()
    p, q = s.order
    own(s, p, "hand-of-god", "reinforcements")
    at_night(s, "night tiles")
    assert asked(s) == "use night tiles"
    assert menu(s) == ["pass", "tile reinforcements", "tile hand-of-god"]
    do(s, "tile hand-of-god")
    raised = next(choice for choice in menu(s) if choice.startswith("raise"))
    levels = sum(s.pyramid)
    do(s, raised)
    play_on(s, "use night tiles", random.Random(SEED))
    assert sum(s.pyramid) == levels + 1
    assert menu(s) == ["pass", "tile reinforcements"]
    with pytest.raises(IllegalChoice, match="KT-N5"):
        do(s, "tile hand-of-god")
    do(s, "tile reinforcements")
    assert asked(s) == "place units"
    while asked(s) == "place units":
        do(s, menu(s)[-1])
    assert s.supply[p] == 0  # two were left of four
    assert RULES.check(s) == []
    assert s.prayer[p] == 7
    assert asked(s) == "order"  # nothing is left to be used, nor does q have any
    assert q in s.order


@pytest.mark.rule("KT-N5")
def test_night_tiles_need_not_be_used() -> None:
    s = first_day()
    own(s, s.order[0], "reinforcements")
    at_night(s, "night tiles")
    do(s, "pass")
    assert asked(s) == "order"


@pytest.mark.rule("KT-N7")
def test_the_last_sets_the_order_of_all() -> None:
    s = first_day(3)
    s.order = [2, 0, 1]
    empty(s)
    s.divine_fame = [1, 3, 1]
    at_night(s, "night tiles")
    assert asked(s) == "order"
    assert RULES.owing(s) == [2]  # tied with the first player, and earlier in the last order
    assert menu(s) == ["next P1", "next P2", "next P3"]
    do(s, "next P2")
    assert RULES.owing(s) == [2]
    with pytest.raises(IllegalChoice, match="KT-N7"):
        do(s, "next P2")
    do(s, "next P3")
    assert s.order == [1, 2, 0]
    assert asked(s) == "your turn"
    assert RULES.owing(s) == [1]


# Day ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-D2")
def test_tokens_come_back_when_a_day_begins() -> None:
    s = first_day()
    s.spaces = [0b11111, 0b11111]
    s.bought = [1 << COLOURS.index("red"), 0]
    at_night(s, "night tiles")
    assert s.spaces == [0b11111, 0b11111]
    do(s, "next P1")
    assert s.spaces == [0, 0]
    assert s.bought == [0, 0]


def buying(*tiles: str, **levels: int) -> KemetState:
    """P1's turn with these tiles, and pyramids of these levels by colour in the own city."""
    s = first_day()
    p = RULES.owing(s)[0]
    for z, (colour, level) in zip(districts(s.city[p]), levels.items(), strict=False):
        s.colour_at[z] = COLOURS.index(colour)
        s.pyramid[z] = level
    for z in list(districts(s.city[p]))[len(levels) :]:
        s.pyramid[z], s.colour_at[z] = 0, -1
    own(s, p, *tiles)
    RULES.settle(s, None)
    return s


@pytest.mark.rule("KT-A2", "KT-A3", "KT-C4")
def test_a_buy_space_sells_its_own_colour() -> None:
    s = buying(red=2, white=1)
    do(s, "space buy-red")
    assert asked(s) == "buy a tile"
    levels = {CLASSIC.tile_level[TILE_NAMES.index(choice.split()[1])] for choice in menu(s)[1:]}
    colours = {COLOURS[CLASSIC.tile_colour[TILE_NAMES.index(choice.split()[1])]] for choice in menu(s)[1:]}
    assert (levels, colours) == ({1, 2}, {"red"})
    p = RULES.owing(s)[0]
    do(s, "tile carnage")
    assert s.prayer[p] == 5
    assert RULES.check(s) == []


@pytest.mark.rule("KT-D5", "KT-A2")
def test_a_token_may_lie_on_a_buy_space_without_buying() -> None:
    s = buying(red=1)
    p = RULES.owing(s)[0]
    assert "space buy-blue" in menu(s)
    do(s, "space buy-blue")
    assert s.tiles[p] == 0
    assert s.spaces[p] == 1 << SPACE_NAMES.index("buy-blue")
    assert asked(s) != "buy a tile"  # there was nothing to decide


@pytest.mark.rule("KT-A6", "KT-A2")
def test_an_occupied_pyramid_serves_its_occupant() -> None:
    s = buying(red=1)
    p = RULES.owing(s)[0]
    captured = next(z for z in districts(s.city[1 - p]) if s.pyramid[z])
    s.colour_at[captured], s.pyramid[captured] = COLOURS.index("blue"), 3
    empty(s)
    troops.put(s, p, captured, 2)
    do(s, "space buy-blue")
    assert "tile prescience" in menu(s)


@pytest.mark.rule("KT-D3")
def test_silver_and_gold_come_behind_the_normal_token() -> None:
    s = buying("act-of-god-red", "divine-will", red=1)
    assert not [choice for choice in menu(s) if choice.startswith(("silver", "gold"))]
    with pytest.raises(IllegalChoice, match="KT-D3"):
        do(s, "silver pray-1")
    do(s, "space pray-2")
    assert "silver pray-1" in menu(s)
    assert "gold divine-will" in menu(s)
    do(s, "silver pray-1")
    assert "gold divine-will" in menu(s)


@pytest.mark.rule("KT-E7", "KT-K3")
def test_creatures_are_neither_arranged_nor_brought_when_one_likes() -> None:
    s = buying("royal-scarab", red=1)
    assert not [choice for choice in menu(s) if choice.startswith(("arrange", "creature"))]


# Dusk and victory -----------------------------------------------------------------------------------------------------


def at_dusk(s: KemetState) -> None:
    s.frames = [[frames.number("dusk"), CLASSIC.first_of_dusk, 0]]
    RULES.settle(s, None)


@pytest.mark.rule("KT-U1", "KT-U2", "KT-U4", "KT-U5")
@pytest.mark.parametrize("gives", [True, False])
def test_the_delta_temple_comes_first(gives: bool) -> None:
    """A Unit given up there counts no longer for two temples."""
    s = first_day(2)
    empty(s)
    put(s, 0, "T-Delta", 1)
    put(s, 0, "T-inW", 2)
    s.prayer = [0, 0]
    at_dusk(s)
    assert asked(s) == "make an offering"
    do(s, "use" if gives else "pass")
    at_order = [s.prayer[0], s.divine_fame[0]]
    assert at_order == ([5 + 3 + 2, 0] if gives else [3 + 2, 1])  # and the prayers of the Night that follows
    assert s.round == 2


@pytest.mark.rule("KT-U3", "KT-U4")
def test_the_sanctuary_is_no_temple() -> None:
    s = first_day(3)
    empty(s)
    put(s, 1, "Sanctuary", 2)
    put(s, 1, "T-W", 1)
    s.prayer = [0, 0, 0]
    at_dusk(s)
    assert RULES.owing(s) == [1]
    assert s.prayer == [0, 2, 0]  # adoration comes before the offering (KT-U5)
    do(s, "use")
    assert s.divine_fame[1] == 1
    assert s.troop[1 * ZONES + NUMBER["Sanctuary"]] == 0


@pytest.mark.rule("KT-V1")
def test_nobody_wins_before_the_day_is_over() -> None:
    s = first_day(2)
    p = RULES.owing(s)[0]
    s.divine_fame[1 - p] = 9
    do(s, "space pray-2")
    play_on(s, "your turn", random.Random(SEED))
    assert RULES.owing(s)
    at_dusk(s)
    assert s.reason == FAME
    assert s.winners == 1 << 1 - p


@pytest.mark.rule("KT-V1", "KT-V2")
@pytest.mark.parametrize(
    ("divine", "battle", "winner"),
    [
        ([8, 5, 0], [0, 4, 0], 1),  # most points
        ([8, 5, 0], [0, 3, 0], 1),  # then most of battles
        ([8, 8, 8], [0, 0, 0], 2),  # then the turn order
        ([7, 0, 0], [0, 7, 0], None),
    ],
)
def test_the_most_points_at_the_end_of_a_day(divine: list[int], battle: list[int], winner: int | None) -> None:
    s = first_day(3)
    empty(s)
    s.order = [2, 0, 1]
    s.divine_fame, s.battle_fame = divine, battle
    at_dusk(s)
    assert s.winners == (0 if winner is None else 1 << winner)
    assert s.reason == (0 if winner is None else FAME)


@pytest.mark.rule("KT-V6")
def test_a_last_round_is_decided_alike() -> None:
    s = first_day(3, max_rounds=1)
    empty(s)
    s.order = [2, 0, 1]
    s.divine_fame, s.battle_fame = [3, 0, 3], [0, 3, 0]
    at_dusk(s)
    assert s.reason == LAST_ROUND
    assert s.winners == 1 << 1


# Battle ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-E7", "KT-B7", "KT-B11")
def test_no_veterans_and_no_home() -> None:
    assert (CLASSIC.home, CLASSIC.has_veterans, BLOOD_AND_SAND.has_veterans) == (0, False, True)
    s = RULES.setup({"players": 2})
    rng = random.Random(SEED)
    fought = 0
    for _ in range(1500):
        if s.reason:
            break
        p = RULES.owing(s)[0]
        choice = draw(RULES.odds(s), b"", rng.getrandbits(64)) if p == BOX else rng.choice(RULES.legal(s, p))
        fought += asked(s) == "battle"
        RULES.apply(s, p, choice)
        assert s.veterans == [0, 0]


# No frames of the one edition in the other ----------------------------------------------------------------------------


def test_stages_of_another_edition_are_refused() -> None:
    kemet = registry.ruleset("kemet")
    data = encode(kemet, kemet.setup({"players": 2}))
    data["frames"][0]["at"] = "units"  # type: ignore[index]
    with pytest.raises(BadPosition, match="setup has no such stage in this edition"):
        load(kemet, data)
    data = encode(RULES, begun(2))
    data["frames"][0]["at"] = "tiles"  # type: ignore[index]
    with pytest.raises(BadPosition, match="setup has no such stage in this edition"):
        load(RULES, data)


@pytest.mark.parametrize("part", ["order", "dusk"])
def test_blood_and_sand_has_neither_order_nor_dusk(part: str) -> None:
    kemet = registry.ruleset("kemet")
    s = kemet.setup({"players": 2})
    s.order = [0, 1]
    step = kemet.steps[frames.number(part)]
    assert step.fits(s, [frames.number(part), 0, 0])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_can_be_read_again(players: int) -> None:
    s = RULES.setup({"players": players})
    rng = random.Random(players)
    for _ in range(250):
        p = RULES.owing(s)[0]
        choice = draw(RULES.odds(s), b"", rng.getrandbits(64)) if p == BOX else rng.choice(RULES.legal(s, p))
        RULES.apply(s, p, choice)
        again = load(RULES, encode(RULES, s))
        assert isinstance(again, ClassicState)
        assert encode(RULES, again) == encode(RULES, s)
        assert RULES.owing(again) == RULES.owing(s)


@pytest.mark.rule("KT-B13")
def test_losers_may_be_sent_into_any_city() -> None:
    s = first_day(2)
    empty(s)
    west = CITIES[s.city[0]]
    desert = NUMBER[f"D-{west}"]
    troops.put(s, 0, desert, 2)
    troops.put(s, 1, desert, 2)
    troops.put(s, 0, NUMBER[f"{west}2"], 1)
    assert NUMBER[f"{west}1"] in refuges(s, 1, desert)
    assert NUMBER[f"{west}2"] not in refuges(s, 1, desert)  # nobody may be there
    assert refuges(s, 1, NUMBER["T-Delta"]) == [NUMBER["Delta-D"]]
    odd = first_day(3)
    empty(odd)
    assert refuges(odd, 1, NUMBER["T-Delta"]) == []  # an arrow is no border (KT-M4)
