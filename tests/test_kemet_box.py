"""What is in the box: players, Units, points, battle cards, the individual board, kinds of fame (K-C1 to K-C6)."""

import pytest
from kemet_table import Start, fame, fight, picks, refused, table, units

from benben.kemet.box.names import CARD_NAMES, SPACES
from benben.kernel.errors import BadOptions

CARDS = ["4/1/0", "3/2/0", "1/3/0", "2/2/1", "2/0/2", "3/0/1", "1/1/3", "5/0/0"]


@pytest.mark.rule("K-C1")
@pytest.mark.parametrize("players", [0, 1, 6, True, "3"])
def test_two_to_five_players(players: object) -> None:
    with pytest.raises(BadOptions, match="2 to 5 players"):
        Start(players=players)


@pytest.mark.rule("K-C1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_a_god(players: int) -> None:
    gods = ["anubis", "bastet", "horus", "ouadjet", "sobek"][:players]
    assert Start(players=players).column("god") == {f"P{i + 1}": god for i, god in enumerate(gods)}


@pytest.mark.rule("K-C1")
def test_twelve_units() -> None:
    t = table("turn of P1", P1="troops = { NW1 = 5, NW2 = 5, NW3 = 2 }", P2="troops = { SW1 = 1 }")
    assert (t.of("P1", "supply"), t.of("P2", "supply")) == (0, 11)
    assert "more Units or divine interventions than there are" in refused(
        "turn of P1", P1="troops = { NW1 = 5, NW2 = 5, NW3 = 3 }"
    )


@pytest.mark.rule("K-C1")
def test_two_players_have_two_pyramids_others_three() -> None:
    two = 'NW1 = "ruby 1", NW2 = "sapphire 1"'
    refusal = refused("turn of P1", 'colours = ["ruby", "sapphire"]', P1=f'pyramids = {{ {two}, NW3 = "ruby 1" }}')
    assert "P1" in refusal
    t = table("action raise of P1", P1=f"pyramids = {{ {two} }}, prayer = 11")
    assert picks(t, "raise") == ["NW1", "NW2"]
    t = table("action raise of P1", "players = 3", P1=f"pyramids = {{ {two} }}, prayer = 11")
    assert picks(t, "raise") == ["NW1", "NW2", "NW3"]


@pytest.mark.rule("K-C1")
def test_pyramids_have_four_levels() -> None:
    t = table("action raise of P1", P1='pyramids = { NW1 = "ruby 3", NW2 = "sapphire 4" }, prayer = 11')
    assert picks(t, "raise") == ["NW1"]
    t.do("P1: raise NW1")
    assert t.of("NW1", "pyramid") == "4"


@pytest.mark.rule("K-C1")
def test_veterans_and_fame_are_unlimited() -> None:
    t = table("night from prayers", P1="veterans = 25, divine_fame = 30")
    assert picks(t, "spend")[-1] == "25"
    assert fame(t)[0] == 30


@pytest.mark.rule("K-C2")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (8, 10), (9, 11), (10, 11), (11, 11)])
def test_at_most_eleven_prayer_points(before: int, after: int) -> None:
    t = table("turn of P1", P1=f"prayer = {before}")
    t.do("P1: space pray-1")
    assert t.of("P1", "prayer") == after
    assert t.told("K-A1", "gained prayer") == [["P1", 2, after]]


@pytest.mark.rule("K-C2")
@pytest.mark.parametrize(("there", "gains"), [(1, []), (2, [["P2", 1, 8]])])
def test_a_gain_of_one_is_a_gain_and_of_none_is_not(there: int, gains: list[list[object]]) -> None:
    t = table("battle in T-W of P1 against P2", P1="troops = { T-W = 5 }", P2=f"troops = {{ T-W = {there} }}")
    fight(t, "P1: 1/3/0 3/0/1", "P2: 1/3/0 2/0/2")
    t.do("P2: recall")
    assert t.told("K-B6", "gained prayer") == gains


@pytest.mark.rule("K-C2")
def test_no_position_with_twelve() -> None:
    assert "from 0 to 11" in refused("turn of P1", P1="prayer = 12")


@pytest.mark.rule("K-C3")
def test_eight_battle_cards_and_two_special_ones() -> None:
    assert [*CARDS, "3/3/0", "3/0/3"] == list(CARD_NAMES)
    t = table("turn of P1")
    assert t.of("P1", "hand") == t.of("P2", "hand") == CARDS


@pytest.mark.rule("K-C3")
@pytest.mark.parametrize(("there", "left", "lost"), [(5, 3, 2), (2, 0, 2), (1, 0, 1)])
def test_the_card_that_costs_two_own_units(there: int, left: int, lost: int) -> None:
    t = table("battle in T-W of P1 against P2", P1=f"troops = {{ T-W = {there} }}", P2="troops = { T-W = 4 }")
    fight(t, "P1: 1/3/0 5/0/0", "P2: 1/3/0 1/1/3")
    assert t.told("K-C3", "own loss") == [["P1", lost, left]]
    assert t.told("K-B3", "strength") == [["P1", there + 5, "P2", 5]]


@pytest.mark.rule("K-C3")
def test_no_defence_blocks_the_own_loss() -> None:
    walls = 'divine = ["iron-wall"], prayer = 3'
    t = table("battle in T-W of P1 against P2", P1=f"troops = {{ T-W = 5 }}, {walls}", P2="troops = { T-W = 4 }")
    t.do("P1: discard 1/3/0", "P1: card 5/0/0", "P1: add iron-wall", "P1: seal")
    t.do("P2: discard 1/3/0", "P2: card 3/0/1", "P2: seal")
    assert t.told("K-C3", "own loss") == [["P1", 2, 3]]


@pytest.mark.rule("K-C4")
def test_the_individual_board() -> None:
    floors = [(space["floor"], space["action"]) for space in SPACES]
    assert floors == [
        *((3, action) for action in ("move", "recruit")),
        *((2, action) for action in ("raise", "move", "pray")),
        *((1, action) for action in ("buy", "buy", "buy", "pray")),
    ]


@pytest.mark.rule("K-C4")
@pytest.mark.parametrize(
    ("space", "prompt"),
    [
        ("move-3", "choose a troop"),
        ("recruit-3", "place units"),
        ("raise-2", "raise a pyramid"),
        ("move-2", "choose a troop"),
        ("buy-a", "buy a tile"),
        ("buy-b", "buy a tile"),
    ],
)
def test_each_space_begins_its_action(space: str, prompt: str) -> None:
    t = table("turn of P1", P1='troops = { NW1 = 3 }, pyramids = { NW1 = "ruby 1", NW2 = "sapphire 1" }')
    t.do(f"P1: space {space}")
    assert (t.prompt, t.owing) == (prompt, ["P1"])
    assert t.of("P1", "spaces") == [space]
    assert t.told("K-D1", "placed token") == [["P1", space]]


@pytest.mark.rule("K-C5")
def test_at_most_five_units_in_a_troop() -> None:
    t = table("turn of P1", P1="troops = { NW1 = 5 }")
    assert units(t, "P1 NW1") == 5
    for situation in ("turn of P1", "action move of P1"):
        assert "6 Units in NW1, more than 5" in refused(situation, P1="troops = { NW1 = 6 }")


@pytest.mark.rule("K-C5")
def test_one_creature_with_a_troop() -> None:
    two = 'tiles = ["phoenix", "royal-scarab"], troops = { NW1 = 2, NW2 = 2 }'
    table("turn of P1", P1=f'{two}, creatures = {{ phoenix = "NW1", royal-scarab = "NW2" }}')
    wrong = refused("turn of P1", P1=f'{two}, creatures = {{ phoenix = "NW1", royal-scarab = "NW1" }}')
    assert "only one creature" in wrong
    assert "stands with a Troop" in refused("turn of P1", P1=f'{two}, creatures = {{ phoenix = "NW3" }}')


@pytest.mark.rule("K-C5")
def test_removed_units_go_to_their_owner() -> None:
    t = table("turn of P1", P1='divine = ["raining-fire"]', P2="troops = { T-W = 2, SW1 = 1 }")
    t.do("P1: play raining-fire", "P1: hit T-W")
    assert (units(t, "P2 T-W"), t.of("P2", "supply"), t.of("P1", "supply")) == (1, 10, 12)


@pytest.mark.rule("K-C6")
def test_four_kinds_of_fame() -> None:
    t = table(
        "turn of P1",
        P1='divine_fame = 3, battle_fame = 2, troops = { T-W = 1, T-Delta = 1 }, pyramids = { NW1 = "ruby 4" }',
        P2='troops = { Sanctuary = 5 }, pyramids = { SW1 = "ruby 3" }',
    )
    assert fame(t) == [8, 0]


@pytest.mark.rule("K-C6")
def test_temple_fame_follows_the_troop() -> None:
    t = table("action move of P1", P1="troops = { T-W = 2 }, divine_fame = 1")
    assert fame(t) == [2, 0]
    t.do("P1: troop T-W", "P1: take 1", "P1: to D-NW")
    assert fame(t) == [2, 0]
    t = table("action move of P1", P1="troops = { T-W = 2 }, divine_fame = 1")
    t.do("P1: troop T-W", "P1: take 2", "P1: to D-NW")
    assert fame(t) == [1, 0]


@pytest.mark.rule("K-C6")
def test_temple_fame_goes_with_the_last_unit() -> None:
    t = table("turn of P1", P1='divine = ["raining-fire"]', P2="troops = { T-W = 1 }, divine_fame = 2")
    assert fame(t) == [0, 3]
    t.do("P1: play raining-fire")
    assert fame(t) == [0, 2]


@pytest.mark.rule("K-C6")
def test_temple_fame_changes_hands_by_battle_and_recall() -> None:
    t = table("battle in T-W of P1 against P2", P1="troops = { T-W = 5 }", P2="troops = { T-W = 1 }")
    fight(t, "P1: 1/3/0 4/1/0", "P2: 1/3/0 2/0/2")
    assert fame(t) == [1, 0]
    t.do("P2: recall")
    assert fame(t) == [2, 0]
    t.do("P1: recall")
    assert fame(t) == [1, 0]


@pytest.mark.rule("K-C6", "K-A4")
def test_pyramid_fame_follows_control_of_the_district() -> None:
    t = table("action move of P1", P1="troops = { D-SW = 2 }", P2='pyramids = { SW1 = "ruby 4" }')
    assert fame(t) == [0, 1]
    t.do("P1: troop D-SW", "P1: take 2", "P1: to SW1")
    assert fame(t) == [1, 0]
    t = table("action move of P1", P1="troops = { SW1 = 2 }", P2='pyramids = { SW1 = "ruby 4" }')
    t.do("P1: troop SW1", "P1: take 2", "P1: to D-SW")
    assert fame(t) == [0, 1]


# Sketches of what cannot be -------------------------------------------------------------------------------------------


@pytest.mark.rule("K-P1", "K-S1")
@pytest.mark.parametrize(
    ("of_player", "why"),
    [
        ({"P1": 'tiles = ["spy"]', "P2": 'tiles = ["spy"]'}, "there are 2 of spy, not 1"),
        ({"P1": 'tiles = ["act-of-god-ruby"]'}, "there are 1 of act-of-god-ruby, not 0"),
    ],
)
def test_no_more_tiles_than_there_are(of_player: dict[str, str], why: str) -> None:
    assert why in refused("turn of P1", **of_player)


@pytest.mark.rule("K-B9")
def test_nobody_goes_to_war_without_battle_cards() -> None:
    used = f"played = {CARDS[:4]}, buried = {CARDS[4:]}"
    wrong = refused("battle in T-W of P1 against P2", P1=f"troops = {{ T-W = 1 }}, {used}", P2="troops = { T-W = 1 }")
    assert "P1 takes all of them back" in wrong


@pytest.mark.rule("K-B0")
def test_two_troops_meet_only_in_a_battle_and_never_three() -> None:
    fighting = "battle in T-W of P1 against P2"
    three = refused(fighting, P1="troops = { T-W = 1 }", P2="troops = { T-W = 1 }", P3="troops = { T-W = 1 }")
    assert "3 Troops stand in T-W" in three
    elsewhere = {"P1": "troops = { T-W = 1, In-W = 1 }", "P2": "troops = { T-W = 1, In-W = 1 }"}
    assert "two Troops stand in In-W" in refused(fighting, **elsewhere)
    assert "two Troops stand in In-W" in refused("action recruit of P1", **elsewhere)


@pytest.mark.rule("K-D1", "K-D3")
@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ('spaces = ["buy-a", "buy-b", "buy-c", "pray-1"]', "too few tokens left"),
        ('spaces = ["move-3", "raise-2", "move-2", "pray-2", "pray-1"]', "has placed all tokens"),
        ('spaces = ["pray-1"], silver_used = true', "no tile that gives a silver token"),
        ('spaces = ["pray-1", "tip"]', "no tile for the gold token"),
    ],
)
def test_tokens_that_cannot_lie_like_that(entries: str, why: str) -> None:
    assert why in refused("turn of P1", P1=entries)


@pytest.mark.rule("K-D7")
def test_no_purchase_where_nothing_can_be_bought() -> None:
    pyramid = 'pyramids = { NW1 = "ruby 1" }'
    for space in ("buy", "buy-a"):
        assert "nothing that P1 could buy" in refused(f"action {space} of P1", P1=f"{pyramid}, prayer = 0")
    t = table("action buy of P1", P1='pyramids = { NW1 = "ruby 1", NW2 = "sapphire 1" }, bought = ["ruby"]')
    assert t.of("P1", "spaces") == ["buy-b"]
