"""The Day: turns, victory, Day cards, actions that do nothing, Pray (K-D1, K-D2, K-D4, K-D6, K-D7, K-A1)."""

import pytest
from kemet_table import fame, fight, picks, prayer, table, units

from benben.kernel.errors import IllegalChoice
from benben.kernel.registry import ruleset

# Turns ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D1")
def test_one_token_each_in_turn_order() -> None:
    t = table("day from P2", 'players = 3\norder = ["P2", "P3", "P1"]')
    for player in ("P2", "P3", "P1", "P2"):
        assert t.owing == [player]
        space = "pray-1" if "space pray-1" in t.legal() else "pray-2"
        t.do(f"{player}: space {space}")
    assert t.told("K-D1", "turn") == [["P2"], ["P3"], ["P1"], ["P2"], ["P3"]]
    assert t.column("spaces") == {"P1": ["pray-1"], "P2": ["pray-2", "pray-1"], "P3": ["pray-1"]}


@pytest.mark.rule("K-D1")
def test_it_is_resolved_at_once() -> None:
    t = table("turn of P1", P1="prayer = 3")
    t.do("P1: space pray-2")
    assert (prayer(t)[0], t.owing) == (5, ["P2"])


@pytest.mark.rule("K-D1")
def test_the_fifth_token_is_the_last() -> None:
    four = 'spaces = ["move-3", "raise-2", "move-2", "pray-1"], veterans = 1'
    t = table("turn of P1", P1=four, P2=four)
    t.do("P1: space pray-2")
    assert (t.prompt, t.owing) == ("your turn", ["P2"])
    t.do("P2: space recruit-3", "P2: pass")
    assert (t.prompt, t.owing) == ("spend veterans", ["P1"])


@pytest.mark.rule("K-D1")
def test_the_day_lasts_until_everybody_has_placed_all_tokens() -> None:
    """Whoever has none left is passed over; in a game that began like any other this never happens."""
    five = 'spaces = ["move-3", "raise-2", "move-2", "pray-2", "pray-1"]'
    t = table("turn of P2", P1=five, P2='spaces = ["move-3", "pray-2", "pray-1"], veterans = 1')
    t.do("P2: space raise-2", "P2: pass")
    assert (t.prompt, t.owing) == ("your turn", ["P2"])
    t.do("P2: space recruit-3", "P2: pass")
    assert (t.prompt, t.owing) == ("spend veterans", ["P2"])


# Victory --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D2")
@pytest.mark.parametrize(
    ("own", "other", "won"), [(8, 0, False), (9, 0, True), (9, 8, True), (9, 9, True), (9, 10, False), (12, 11, True)]
)
def test_nine_fame_and_nobody_has_more(own: int, other: int, won: bool) -> None:
    t = table("day from P1", P1=f"divine_fame = {own}", P2=f"divine_fame = {other}")
    assert t.outcome == (("fame", ["P1"]) if won else ("", []))
    assert t.told("K-D2", "won") == ([["P1", own]] if won else [])
    assert (t.prompt == "") == won


@pytest.mark.rule("K-D2")
def test_everybody_must_not_have_more() -> None:
    t = table("day from P1", "players = 3", P1="divine_fame = 9", P3="divine_fame = 10")
    assert t.outcome == ("", [])
    t.do("P1: space pray-1", "P2: space pray-1")
    assert t.outcome == ("fame", ["P3"])


@pytest.mark.rule("K-D2", "K-C6")
def test_temporary_fame_counts() -> None:
    held = 'divine_fame = 4, battle_fame = 3, pyramids = { NW1 = "ruby 4" }, troops = { T-W = 1 }'
    assert table("day from P1", P1=held).outcome == ("fame", ["P1"])


@pytest.mark.rule("K-D2")
def test_only_at_the_start_of_the_own_turn() -> None:
    """The ninth point comes in the turn: everybody else has a reply first."""
    t = table("turn of P1", P1='divine_fame = 8, prayer = 9, pyramids = { NW1 = "ruby 3" }')
    t.do("P1: space raise-2", "P1: raise NW1")
    assert (fame(t)[0], t.outcome, t.owing) == (9, ("", []), ["P2"])
    t.do("P2: space pray-1")
    assert t.outcome == ("fame", ["P1"])


@pytest.mark.rule("K-D2")
def test_a_tie_is_won_by_whoever_starts_a_turn_first() -> None:
    t = table("turn of P1", P1="divine_fame = 9", P2="divine_fame = 9")
    t.do("P1: space pray-1")
    assert t.outcome == ("fame", ["P2"])


@pytest.mark.rule("K-D2")
def test_also_on_the_first_turn_of_a_day() -> None:
    t = table("night from destiny", P1="divine_fame = 9", P2="divine_fame = 2")
    t.do("P2: slot 1")
    assert t.outcome == ("", [])
    t = table("night from destiny", P1="divine_fame = 9", P2="divine_fame = 2")
    t.do("P2: slot 2")
    assert t.outcome == ("fame", ["P1"])
    assert t.column("round") == 2


# Day cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D4")
def test_day_cards_before_and_after_an_action() -> None:
    t = table("turn of P1", P1='divine = ["prayer", "prayer"], prayer = 2')
    t.do("P1: play prayer", "P1: space pray-1")
    assert t.legal() == ["pass", "play prayer"]
    t.do("P1: play prayer")
    assert (prayer(t)[0], t.owing) == (8, ["P2"])


@pytest.mark.rule("K-D4")
def test_any_number_of_day_cards() -> None:
    t = table("turn of P1", P1='divine = ["prayer", "prayer", "raining-fire"], prayer = 2', P2="troops = { SW1 = 2 }")
    t.do("P1: play prayer", "P1: play prayer", "P1: play raining-fire")
    assert (prayer(t)[0], units(t, "P2 SW1"), picks(t, "play")) == (5, 1, [])


@pytest.mark.rule("K-D4")
def test_day_cards_are_not_for_the_turn_of_another() -> None:
    t = table("turn of P1", P2='divine = ["prayer"]')
    assert t.owing == ["P1"]
    with pytest.raises(IllegalChoice):
        t.do("P2: play prayer")


@pytest.mark.rule("K-D4")
def test_day_cards_are_not_for_battles() -> None:
    t = table(
        "battle in T-W of P1 against P2", P1='troops = { T-W = 2 }, divine = ["prayer"]', P2="troops = { T-W = 2 }"
    )
    t.do("P1: discard 1/3/0", "P1: card 4/1/0")
    assert t.legal("P1") == ["seal", "add diversion"]
    t = table("action move of P1", P1='troops = { T-W = 2 }, divine = ["prayer"]')
    assert t.legal() == ["pass", "troop T-W"]  # nothing has happened since the turn asked
    t.do("P1: troop T-W", "P1: take 2")
    assert picks(t, "play") == ["prayer"]


@pytest.mark.rule("K-D4")
@pytest.mark.parametrize(("points", "offered"), [(0, []), (1, ["raining-fire"])])
def test_who_cannot_pay_cannot_play(points: int, offered: list[str]) -> None:
    t = table("turn of P1", P1=f'divine = ["raining-fire"], prayer = {points}', P2="troops = { SW1 = 1 }")
    assert picks(t, "play") == offered


@pytest.mark.rule("K-D4")
def test_a_card_that_could_do_nothing_is_not_offered() -> None:
    """Fire without an enemy on the board; support without Units in supply, or without room for them."""
    assert picks(table("turn of P1", P1='divine = ["raining-fire"], troops = { NW1 = 2 }'), "play") == []
    card = 'divine = ["tactical-support"]'
    for there, offered in ((1, ["tactical-support"]), (2, [])):
        t = table("turn of P1", P1=f"{card}, troops = {{ NW1 = 5, NW2 = 5, T-W = {there} }}")
        assert picks(t, "play") == offered
    bands = 'tiles = ["mercenaries-of-the-sword", "mercenaries-of-the-spear"]'
    for there, offered in ((4, ["tactical-support"]), (5, [])):
        t = table("turn of P1", "players = 5", P1=f"{card}, {bands}, troops = {{ NW1 = 5, NW2 = 5, NW3 = {there} }}")
        assert picks(t, "play") == offered


@pytest.mark.rule("K-D4", "K-N11")
def test_whoever_may_hold_a_card_is_asked() -> None:
    """Otherwise the end of a turn would tell that no Day card is held."""
    t = table("turn of P1", P1='divine = ["war-rage"]')
    t.do("P1: space pray-1")
    assert (t.owing, t.legal()) == (["P1"], ["pass"])
    t = table("turn of P1")
    t.do("P1: space pray-1")
    assert t.owing == ["P2"]


@pytest.mark.rule("K-D6", "K-N11")
def test_whoever_may_hold_a_transfer_is_asked() -> None:
    t = table("action move of P1", P1='divine = ["war-rage"], troops = { NW1 = 1 }, pyramids = { NW1 = "ruby 1" }')
    t.do("P1: troop NW1", "P1: to D-NW")
    assert (t.prompt, t.legal()) == ("go on", ["pass"])
    t = table("action move of P1", P1='divine = ["war-rage"], troops = { NW1 = 1 }, pyramids = { NW1 = "ruby 1" }')
    t.do("P1: troop NW1", "P1: teleport Ob-W1", "P1: to T-W")
    assert t.prompt == "your turn"  # the Teleport was made, so no card could follow


@pytest.mark.rule("K-D4")
def test_the_cost_is_paid() -> None:
    t = table("turn of P1", P1='divine = ["raining-fire"], prayer = 3', P2="troops = { SW1 = 2 }")
    t.do("P1: play raining-fire")
    assert prayer(t)[0] == 2
    assert t.column("discard") == {"raining-fire": 1}
    assert t.column("holding") == {"P1": 1, "P2": 1}


@pytest.mark.rule("K-D4", "K-D6")
def test_only_day_cards_are_played_by_day() -> None:
    cards = 'divine = ["war-rage", "iron-wall", "transfer", "swiftness", "prayer"]'
    assert picks(table("turn of P1", P1=cards), "play") == ["prayer"]


@pytest.mark.rule("K-D6")
def test_movement_cards_inside_the_own_move_action() -> None:
    t = table(
        "action move of P1", P1='troops = { T-W = 2 }, divine = ["swiftness", "swiftness", "transfer"], prayer = 0'
    )
    assert t.legal() == ["pass", "troop T-W", "play swiftness"]
    t.do("P1: play swiftness", "P1: play swiftness", "P1: troop T-W", "P1: take 2")
    assert picks(t, "transfer") == ["Ob-W1", "Ob-W2", "T-inW", "T-Delta", "Sanctuary"]
    t.do("P1: transfer T-inW", "P1: to In-W", "P1: to D-NW", "P1: to NW1")
    assert units(t, "P1 NW1") == 2
    assert t.column("discard") == {"transfer": 1, "swiftness": 2}


# Actions that do nothing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("K-D7")
@pytest.mark.parametrize("space", ["move-3", "move-2", "recruit-3", "raise-2"])
def test_move_recruit_and_raise_may_do_nothing(space: str) -> None:
    t = table("turn of P1", P1='troops = { NW1 = 2 }, pyramids = { NW1 = "ruby 1" }')
    t.do(f"P1: space {space}", "P1: pass")
    assert (t.owing, prayer(t)[0], units(t, "P1 NW1")) == (["P2"], 7, 2)


@pytest.mark.rule("K-D7")
def test_they_may_be_chosen_where_nothing_is_possible() -> None:
    t = table("turn of P1", P1="prayer = 0")
    assert picks(t, "space") == ["move-3", "recruit-3", "raise-2", "move-2", "pray-2", "pray-1"]
    t.do("P1: space raise-2")
    assert (t.owing, t.of("P1", "spaces")) == (["P2"], ["raise-2"])


@pytest.mark.rule("K-D7")
def test_a_buy_space_only_with_a_purchase() -> None:
    level_one = 'pyramids = { NW1 = "ruby 1" }, prayer ='
    for points, found in ((1, ["buy-a"]), (0, [])):
        t = table("turn of P1", P1=f"{level_one} {points}")
        assert [name for name in picks(t, "space") if "buy" in name] == found


@pytest.mark.rule("K-A1")
@pytest.mark.parametrize("space", ["pray-1", "pray-2"])
def test_pray(space: str) -> None:
    t = table("turn of P1", P1="prayer = 4")
    t.do(f"P1: space {space}")
    assert prayer(t) == [6, 7]
    assert t.told("K-A1", "gained prayer") == [["P1", 2, 6]]


@pytest.mark.rule("K-D4")
def test_after_a_battle_in_the_own_turn() -> None:
    t = table(
        "battle in T-W of P1 against P2", P1='troops = { T-W = 3 }, divine = ["prayer"]', P2="troops = { T-W = 1 }"
    )
    fight(t, "P1: 2/0/2 3/2/0", "P2: 2/0/2 3/0/1")
    t.do("P1: pass")
    assert t.legal() == ["pass", "play prayer"]


# Rules behind prompts -------------------------------------------------------------------------------------------------


PROMPTS = {
    "K-S1": ["setup"],
    "K-S3": ["take a city", "leave a district empty"],
    "K-S4": ["build the first pyramids", "first level"],
    "K-S5": ["take the first tile"],
    "K-D1": ["day", "your turn"],
    "K-D5": ["bring a creature", "arrange creatures"],
    "K-A2": ["buy a tile"],
    "K-A3": ["raise a pyramid", "choose a colour", "raise it to"],
    "K-A5": ["place units", "choose the next battle"],
    "K-A6": ["choose a troop", "take along", "where does the creature go", "go on"],
    "K-N1": ["night", "make an offering"],
    "K-N5": ["spend veterans"],
    "K-N6": ["draw divine interventions"],
    "K-N9": ["choose your place"],
}


@pytest.mark.parametrize(
    ("prompt", "rule"),
    [pytest.param(p, rule, marks=pytest.mark.rule(rule)) for rule, prompts in PROMPTS.items() for p in prompts],
)
def test_a_refusal_cites_the_rule_of_its_prompt(prompt: str, rule: str) -> None:
    assert [step.rule for step in ruleset("kemet").steps if step.name == prompt] == [rule]


@pytest.mark.rule("K-A2")
def test_what_a_refusal_says() -> None:
    t = table("action buy-a of P1", P1='pyramids = { NW1 = "ruby 1" }')
    with pytest.raises(IllegalChoice) as refusal:
        t.do("P1: tile portal")
    assert (refusal.value.code, refusal.value.rule) == ("not-legal", "K-A2")
