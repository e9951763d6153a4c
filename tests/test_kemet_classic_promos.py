"""The promos of classic Kemet, a switch of their own: tiles, two colours, and what happens without a module."""

import random
from typing import Any

import pytest
from kemet_classic_table import Classic, table
from refusals import reason

from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.names import DIVINE_NAMES, KINDS_OF_DIVINE, TILE_NAMES
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import divine, troops
from benben.kernel import positions
from benben.kernel.errors import BadPosition
from benben.kernel.steps import SPECTATOR
from benben.kernel.views import read_view, sample, view

FIGHT = "battle in T-W of P1 against P2"


def promos(situation: str, top: str = "", modules: str = '"promos"', **of_player: str) -> Classic:
    return table(situation, f"modules = [{modules}]\n{top}", **of_player)


def guess(t: Classic, viewer: int, seed: int) -> ClassicState:
    guessed = sample(RULES, read_view(view(RULES, t.state, viewer).bytes()), random.Random(seed))
    assert isinstance(guessed, ClassicState)
    assert RULES.check(guessed) == []
    return guessed


# What is in the box ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-E2")
def test_each_promo_comes_where_it_makes_sense() -> None:
    def there(*modules: str) -> set[str]:
        s = RULES.setup({"players": 2, "modules": list(modules)})
        promo = ("protective-aura", "reminiscence", "piety", "divine-prescience", "renewal", "disciple-of-ptah")
        return {name for name in (*promo, "night-expedition") if s.edition.tile_copies[TILE_NAMES.index(name)]}

    always = {"protective-aura", "reminiscence", "divine-prescience", "renewal", "disciple-of-ptah"}
    assert there() == set()
    assert there("promos") == always
    assert there("promos", "black") == always | {"piety"}


@pytest.mark.rule("KT-E2")
@pytest.mark.parametrize(
    ("tile", "modules", "needs"),
    [
        ("piety", '"promos"', '"promos", "black"'),
        ("night-expedition", '"promos"', '"promos", "path"'),
        ("renewal", '"black"', '"promos"'),
    ],
)
def test_a_promo_without_its_module_is_refused_in_one_line(tile: str, modules: str, needs: str) -> None:
    with pytest.raises(BadPosition) as refused:
        promos("turn of P1", modules=modules, P1=f'tiles = ["{tile}"]')
    assert str(refused.value) == f"P1 tiles: '{tile}' is a promo; it needs modules = [{needs}] (KT-E2)"


@pytest.mark.rule("KT-E2")
def test_a_position_with_a_promo_that_is_not_played_with_is_refused() -> None:
    t = promos("turn of P1", modules='"promos", "black"', P1='tiles = ["piety"]')
    text = positions.dump(RULES, t.state).replace('"promos"', '"victory"')
    with pytest.raises(BadPosition, match="is a promo and needs the modules promos"):
        positions.read(RULES, positions.parse(text))


# Tiles of two colours -------------------------------------------------------------------------------------------------

BOTH = 'pyramids = { NW1 = "red 1", NW2 = "white 2", NW3 = "blue 1" }, prayer = 5'


@pytest.mark.rule("KT-P14", "KT-A2")
@pytest.mark.parametrize("space", ["buy-white", "buy-red"])
def test_a_tile_of_two_colours_is_bought_on_either_space_for_both_levels(space: str) -> None:
    t = promos(f"action {space} of P1", P1=BOTH)
    assert "tile renewal" in t.legal()
    t.do("P1: tile renewal")
    assert t.told("K-A2", "paid") == [["P1", 3, 2]]
    assert t.rules.kinds["colours"].say(t.state.bought[0]) == [space.removeprefix("buy-")]
    t = promos(f"action {space} of P1", P1=f"{BOTH}, tiles = ['priestess']")
    t.do("P1: tile renewal")
    assert t.told("K-A2", "paid") == [["P1", 2, 3]]


@pytest.mark.rule("KT-P14")
def test_it_needs_a_pyramid_of_each_colour_and_is_sold_nowhere_else() -> None:
    t = promos("action buy-blue of P1", P1=BOTH)
    assert reason(t, "P1: tile renewal") == ("KT-P14", "other buy space")
    assert reason(t, "P1: tile disciple-of-ptah") == ("KT-P14", "no two pyramids so tall")  # blue 2
    t = promos("action buy-white of P1", P1='pyramids = { NW2 = "white 2", NW3 = "blue 1" }, prayer = 9')
    assert reason(t, "P1: tile renewal") == ("KT-P14", "no two pyramids so tall")
    t = promos("action buy-white of P1", P1=BOTH.replace("prayer = 5", "prayer = 2"))
    assert reason(t, "P1: tile renewal") == ("KT-P14", "too few prayer points")


@pytest.mark.rule("KT-P14", "KT-A6")
def test_a_captured_pyramid_serves_for_one_of_the_colours() -> None:
    mine = 'pyramids = { NW2 = "white 2" }, prayer = 5, troops = { SW1 = 2 }'
    t = promos("action buy-white of P1", P1=mine, P2='pyramids = { SW1 = "red 3" }')
    assert "tile renewal" in t.legal()


@pytest.mark.rule("KT-P14", "KT-P10")
def test_twin_ceremony_buys_a_tile_of_two_colours_if_one_was_used_today() -> None:
    mine = f'{BOTH}, tiles = ["twin-ceremony"], spaces = ["buy-red", "move-3"]'
    t = promos("end of turn of P1", modules='"promos", "black"', P1=mine)
    t.do("P1: gold twin-ceremony")
    assert "tile renewal" in t.legal()
    t.do("P1: tile renewal")
    assert t.told("K-A2", "paid") == [["P1", 4, 1]]


# One by one -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-T:protective-aura", "KT-P6")
def test_protective_aura_shelters_all_troops() -> None:
    foe = 'tiles = ["protective-aura"], troops = { T-W = 2, SW1 = 1 }'
    t = promos("turn of P1", P1='divine = ["raining-fire"]', P2=foe)
    assert "play raining-fire" not in t.legal()
    t = promos("action move of P1", P1='tiles = ["initiative"], troops = { D-NW = 3 }', P2=foe)
    t.do("P1: troop D-NW", "P1: take 3", "P1: to T-W")
    assert t.order("struck") == []
    assert t.state.troop.count(2) == 1


@pytest.mark.rule("KT-T:disciple-of-ptah", "KT-V5", "KT-C6")
def test_disciple_of_ptah_counts_pyramids_from_level_3() -> None:
    tall = 'pyramids = { NW1 = "red 3", NW2 = "blue 4", NW3 = "white 2" }'
    t = promos("turn of P1", P1=f'{tall}, tiles = ["disciple-of-ptah"]', P2='pyramids = { SW1 = "red 3" }')
    assert [troops.fame(t.state, p) for p in (0, 1)] == [2, 0]
    assert RULES.outlook(t.state)["fame"]["P1"]["temporary"] == ["NW1", "NW2"]
    t = promos("turn of P1", P1=tall, P2='tiles = ["disciple-of-ptah"], troops = { NW1 = 1 }')
    assert [troops.fame(t.state, p) for p in (0, 1)] == [1, 1]  # whoever controls it


@pytest.mark.rule("KT-T:piety", "KT-N1", "KT-V5")
def test_piety_pays_for_two_temples_when_night_begins() -> None:
    mine = 'tiles = ["piety"], troops = { T-W = 1, T-Delta = 1 }'
    t = promos("night", modules='"promos", "black"', P1=mine, P2="troops = { T-inW = 1 }")
    assert t.told("KT-T:piety", "gained fame") == [["P1", 1, 3]]
    assert t.order("gained fame", "gained prayer")[0] == "gained fame"  # before the prayers
    t = promos("night", modules='"promos", "black"', P1=mine.replace(", T-Delta = 1", ""), P2="troops = { T-inW = 1 }")
    assert t.order("gained fame") == []


@pytest.mark.rule("KT-T:renewal", "KT-N1")
def test_renewal_exchanges_cards_before_others_are_dealt() -> None:
    t = promos("night from renewal", P1='tiles = ["renewal"], divine = ["veto", "prayer", "war-rage"]')
    assert (t.owing, t.prompt) == (["P1"], "renew divine interventions")
    assert t.legal() == ["pass", "drop war-rage", "drop prayer", "drop veto"]
    t.do("P1: drop prayer")
    assert t.legal() == ["pass", "drop veto"]
    assert reason(t, "P1: drop war-rage") == ("KT-T:renewal", "order of the list")
    assert reason(t, "P1: drop escape") == ("KT-T:renewal", "card not held")
    t.do("P1: drop veto")
    assert t.legal() == ["pass"]  # whoever looks on does not learn that nothing is left further down
    t.do("P1: pass")
    assert t.told("KT-T:renewal", "discarded") == [["P1", "prayer"], ["P1", "veto"]]
    t.chance()
    drawn = t.told("KT-T:renewal", "drew a card")
    assert [args[1] for args in drawn] == [2, 3, 4]  # two and one more
    assert t.told("K-N6", "drew a card")[0] == ["P1", 5]  # then the card of the Night


@pytest.mark.rule("KT-T:renewal")
def test_renewal_without_a_discard_draws_one_card() -> None:
    t = promos("night from renewal", P1='tiles = ["renewal"]')
    t.chance()
    assert t.told("KT-T:renewal", "drew a card") == [["P1", 1]]
    t = promos("night from renewal", P1='tiles = ["renewal"], divine = ["veto"]')
    t.do("P1: pass")
    t.chance()
    assert t.told("KT-T:renewal", "drew a card") == [["P1", 2]]


@pytest.mark.rule("KT-T:reminiscence", "KT-B17")
def test_reminiscence_takes_a_card_that_the_enemy_played() -> None:
    t = promos(
        FIGHT,
        P1='tiles = ["reminiscence"], troops = { T-W = 5 }, divine = ["bronze-wall"]',
        P2='troops = { T-W = 3 }, divine = ["war-rage", "war-fury"]',
    )
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P1: add bronze-wall")
    t.do("P2: discard 4/1/0", "P2: card 1/3/0", "P2: add war-rage", "P2: add war-fury", "P2: recall", "P1: pass")
    assert (t.owing, t.prompt) == (["P1"], "take a card of the enemy")
    assert t.legal() == ["pass", "draw war-rage", "draw war-fury"]
    assert reason(t, "P1: draw bronze-wall") == ("KT-T:reminiscence", "not played by the enemy")
    t.do("P1: draw war-fury")
    assert t.told("KT-T:reminiscence", "reclaims") == [["P1", "war-fury"]]
    assert t.state.held[DIVINE_NAMES.index("war-fury")] == 1
    assert t.state.discard[DIVINE_NAMES.index("war-fury")] == 0
    assert sum(t.state.laid_open) == 0
    assert t.prompt == "your turn"


@pytest.mark.rule("KT-T:reminiscence")
def test_reminiscence_asks_nothing_where_the_enemy_played_nothing() -> None:
    t = promos(
        FIGHT, P1='tiles = ["reminiscence"], troops = { T-W = 4 }, divine = ["bronze-wall"]', P2="troops = { T-W = 3 }"
    )
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P1: add bronze-wall", "P2: discard 4/1/0", "P2: card 2/0/2")
    t.do("P2: recall", "P1: pass")
    assert t.prompt == "your turn"
    t = promos(
        FIGHT, P1='troops = { T-W = 4 }, divine = ["bronze-wall"]', P2='tiles = ["reminiscence"], troops = { T-W = 3 }'
    )
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P1: add bronze-wall", "P2: discard 4/1/0", "P2: card 2/0/2")
    t.do("P2: recall", "P1: pass")
    assert (t.owing, t.prompt) == (["P2"], "take a card of the enemy")  # a loser may, too
    t.do("P2: pass")
    assert t.state.holding == [0, 0]


TWO = 'troops = { T-W = 3 }, divine = ["war-rage", "war-fury"], prayer = 5'
FURY = DIVINE_NAMES.index("war-fury")


def reclaimed() -> Classic:
    """P1 has just taken the War Fury back that P2 had played."""
    t = promos(FIGHT, P1='tiles = ["reminiscence"], troops = { T-W = 5 }', P2=TWO)
    t.do("P1: discard 4/1/0", "P1: card 3/0/1")
    t.do("P2: discard 4/1/0", "P2: card 1/3/0", "P2: add war-fury", "P2: seal", "P2: recall", "P1: pass")
    t.do("P1: draw war-fury")
    return t


@pytest.mark.rule("KT-T:reminiscence", "KT-X6")
def test_everybody_remembers_who_took_a_card_back() -> None:
    t = reclaimed()
    for n in range(10):
        assert guess(t, 1, n).held[FURY] == 1
        assert guess(t, SPECTATOR, n).held[FURY] == 1  # whoever looks on has seen it, too
        assert guess(t, 0, n).reclaimed[FURY] == 1


@pytest.mark.rule("KT-T:reminiscence", "KT-X6")
def test_a_card_taken_back_is_known_until_it_is_played() -> None:
    t = reclaimed()
    t.saved()
    divine.receive(t.state, 0, DIVINE_NAMES.index("veto"), "K-N6", None)
    t.state.deck[DIVINE_NAMES.index("veto")] -= 1
    divine.throw(t.state, 0, FURY)
    assert sum(t.state.reclaimed) == 0
    assert {guess(t, 1, n).held[FURY] for n in range(40)} == {0, 1}  # of the one card left nothing is known


@pytest.mark.rule("KT-T:reminiscence", "KT-T:prescience")
def test_a_card_taken_back_may_lie_in_a_plan_that_nobody_sees() -> None:
    mine = 'tiles = ["reminiscence"], troops = { T-W = 3 }, divine = ["war-fury", "veto"], prayer = 5'
    t = promos(FIGHT, P1=mine, P2='tiles = ["prescience"], troops = { T-W = 3 }')
    t.state.reclaimed[FURY] = 1
    assert RULES.check(t.state) == []
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P1: add war-fury", "P1: seal")
    assert (t.owing, t.state.planned[FURY], t.state.reclaimed[FURY]) == (["P2"], 1, 1)
    guesses = [guess(t, 1, n) for n in range(40)]
    assert all(s.held[FURY] + s.planned[FURY] >= 1 for s in guesses)
    assert {min(1, s.planned[FURY]) for s in guesses} == {0, 1}


@pytest.mark.rule("KT-T:reminiscence")
@pytest.mark.parametrize(
    ("mine", "card"), [("", "war-fury"), (', tiles = ["reminiscence"]', "war-fury"), (', divine = ["veto"]', "veto")]
)
def test_what_nobody_took_back_is_refused(mine: str, card: str) -> None:
    t = promos("turn of P1", P1=f"prayer = 5{mine}")
    t.state.reclaimed[DIVINE_NAMES.index(card)] = 1
    assert f"reclaimed: P1 has taken no {card} back that is still held" in RULES.check(t.state)


@pytest.mark.rule("KT-T:reminiscence", "KT-X5")
def test_a_card_taken_back_tells_that_divine_memory_has_taken_it_before() -> None:
    """Three lie in the discard as all know it, and P1 holds one: of three in all somebody has taken one in secret."""
    two = 'discard = ["war-fury", "war-fury", "prayer", "war-rage", "bloodbath", "divine-memory"]'
    t = promos("turn of P1", two, '"promos", "cards"', P1='tiles = ["reminiscence"], divine = ["war-fury"]')
    t.state.reclaimed[FURY] = 1
    t.state.discard[FURY] += 1
    t.state.took[1] = t.state.taken[KINDS_OF_DIVINE + FURY] = 1
    assert RULES.check(t.state) == []
    for n in range(10):
        assert guess(t, SPECTATOR, n).taken[KINDS_OF_DIVINE + FURY] == 1


# Divine Prescience ----------------------------------------------------------------------------------------------------

SEER = 'tiles = ["divine-prescience"], troops = { T-W = 3 }, divine = ["bronze-wall"], prayer = 5'


@pytest.mark.rule("KT-T:divine-prescience", "KT-B4")
def test_divine_prescience_sees_divine_interventions_first() -> None:
    t = promos(FIGHT, P1=TWO, P2=SEER)
    assert (t.owing, t.prompt, t.legal("P1")) == (
        ["P1"],
        "part of the war council",
        ["seal", "add war-rage", "add war-fury"],
    )
    assert reason(t, "P1: card 4/1/0") == ("KT-B4", "in the other part")
    t.do("P1: add war-fury", "P1: seal")
    assert t.told("KT-T:divine-prescience", "shows a divine intervention") == [["P1", "war-fury"]]
    assert t.owing == ["P1", "P2"]
    assert reason(t, "P1: add war-rage") == ("KT-B4", "in the other part")
    fury = DIVINE_NAMES.index("war-fury")
    for n in range(10):
        assert guess(t, 1, n).planned[fury] == 1  # all have seen it
        guess(t, 0, n)
    t.do("P1: discard 1/3/0", "P1: card 4/1/0", "P2: discard 4/1/0", "P2: card 3/0/1", "P2: add bronze-wall")
    assert t.told("K-B3", "strength") == [["P1", 9, "P2", 6]]
    assert t.state.prayer[0] == 4
    assert t.told("KT-I:war-fury", "plays a card") == [["P1", "war-fury"]]


@pytest.mark.rule("KT-T:divine-prescience", "KT-B4", "KT-X6")
def test_whoever_holds_no_card_for_a_battle_is_asked_all_the_same() -> None:
    t = promos(FIGHT, P1='troops = { T-W = 3 }, divine = ["veto"]', P2=SEER)
    assert (t.owing, t.legal("P1")) == (["P1"], ["seal"])
    t.do("P1: seal")
    assert t.owing == ["P1", "P2"]
    t = promos(FIGHT, P1="troops = { T-W = 3 }", P2=SEER)
    assert t.owing == ["P1", "P2"]  # nothing in hand, nothing to show


@pytest.mark.rule("KT-T:divine-prescience", "KT-T:prescience", "KT-B4")
def test_divine_prescience_against_prescience() -> None:
    """Both show at once, one the battle card, the other the divine interventions; then both choose the rest."""
    t = promos(FIGHT, P1=f'{TWO}, tiles = ["prescience"]', P2=SEER)
    assert t.owing == ["P1", "P2"]
    assert t.legal("P1") == ["seal", "add war-rage", "add war-fury"]
    assert all(choice.startswith("discard") for choice in t.legal("P2"))
    t.do("P2: discard 4/1/0", "P2: card 3/0/1")
    assert t.owing == ["P1"]
    t.do("P1: add war-rage", "P1: seal")
    assert t.told("KT-T:prescience", "shows") == [["P2", "3/0/1"]]
    assert t.told("KT-T:divine-prescience", "shows a divine intervention") == [["P1", "war-rage"]]
    assert t.owing == ["P1", "P2"]
    assert t.legal("P2") == ["seal", "add bronze-wall"]
    assert reason(t, "P2: discard 4/1/0") == ("KT-B4", "in the other part")
    for n in range(10):
        guess(t, n % 2, n)
    t.do("P2: add bronze-wall", "P1: discard 4/1/0", "P1: card 2/0/2")
    assert t.told("K-B3", "strength") == [["P1", 6, "P2", 6]]


def told(t: Classic, player: int) -> Any:
    return RULES.ahead(t.state, player, RULES.legal(t.state, player))["council"]


@pytest.mark.rule("KT-B4", "KT-T:divine-prescience")
def test_each_part_of_the_council_tells_what_it_is_about() -> None:
    """What is chosen now, and sums with what lies open already."""
    t = promos(FIGHT, P1=TWO, P2=SEER)
    first = told(t, 0)
    assert (first["chooses_cards"], first["chooses_divine"]) == (False, True)
    assert set(first["divine"]) == {"war-rage", "war-fury"}
    t.do("P1: add war-fury", "P1: seal")
    mine, theirs = told(t, 0), told(t, 1)
    assert (mine["chooses_cards"], mine["chooses_divine"], mine["divine"]) == (True, False, {})
    assert mine["before"]["strength"] == first["before"]["strength"] + first["divine"]["war-fury"]["adds"]["strength"]
    assert (theirs["chooses_cards"], theirs["chooses_divine"], set(theirs["divine"])) == (True, True, {"bronze-wall"})
    assert theirs["enemy_before"] == mine["before"]
    sums = (mine["cards"]["4/1/0"]["strength"], theirs["cards"]["3/0/1"]["strength"])
    t.do("P1: discard 1/3/0", "P1: card 4/1/0", "P2: discard 4/1/0", "P2: card 3/0/1", "P2: seal")
    assert t.told("K-B3", "strength") == [["P1", sums[0], "P2", sums[1]]]
    t = promos(FIGHT, P1=f'{TWO}, tiles = ["prescience"]', P2=SEER)
    t.do("P2: discard 4/1/0", "P2: card 3/0/1", "P1: add war-rage", "P1: seal")
    rest = told(t, 1)
    assert (rest["chooses_cards"], rest["chooses_divine"], list(rest["cards"])) == (False, True, ["3/0/1"])
    assert [one["card"] for one in told(t, 0)["against"]] == ["3/0/1"]


@pytest.mark.rule("KT-B4")
def test_whoever_has_both_powers_sees_everything() -> None:
    t = promos(FIGHT, P1=TWO, P2=SEER.replace('["divine-prescience"]', '["divine-prescience", "prescience"]'))
    assert t.owing == ["P1"]
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P1: add war-rage", "P1: seal")
    assert t.told("KT-T:prescience", "shows") == [["P1", "3/0/1"]]
    assert t.told("KT-T:divine-prescience", "shows a divine intervention") == [["P1", "war-rage"]]
    assert t.owing == ["P2"]
    hidden = guess(t, 1, 3)
    assert hidden.planned[DIVINE_NAMES.index("war-rage")] == 1
    assert sum(hidden.held[:KINDS_OF_DIVINE]) == 1
    t.do("P2: discard 4/1/0", "P2: card 2/0/2", "P2: seal")
    assert t.told("K-B3", "strength") == [["P1", 7, "P2", 5]]
