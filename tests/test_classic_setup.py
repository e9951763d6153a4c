"""Classic Kemet: its ruleset, options and positions, and its setup."""

import pickle
import random

import pytest
from classic_rounds import SEED, asked, begun, do, first_day, menu, play_on

from benben.kemet.box import frames
from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.edition import CLASSIC, classic
from benben.kemet.box.files import SWITCHES
from benben.kemet.box.layouts import districts
from benben.kemet.box.names import CITIES, COLOURS, TILE_NAMES, ZONES
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kernel import registry
from benben.kernel.chance import draw
from benben.kernel.errors import BadNotation, BadOptions, BadPosition, IllegalChoice
from benben.kernel.positions import decode, encode, load
from benben.kernel.steps import BOX

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
    with pytest.raises(BadOptions, match="modules: a list is expected"):
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
