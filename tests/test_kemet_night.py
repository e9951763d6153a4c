"""The Night from the offering to Awakening (K-N1 to K-N8)."""

import pytest
from kemet_table import fame, prayer, table, units

ORDER = 'players = 3\norder = ["P3", "P1", "P2"]'


# The Sanctuary --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N1")
@pytest.mark.parametrize(("there", "asked"), [(1, False), (2, True), (5, True)])
def test_two_units_in_the_sanctuary_for_fame(there: int, asked: bool) -> None:
    t = table("night", P1=f"troops = {{ Sanctuary = {there} }}", P2="veterans = 1")
    assert (t.prompt == "make an offering") == asked
    if asked:
        assert (t.owing, t.legal()) == (["P1"], ["pass", "use"])
        t.do("P1: use")
        assert (units(t, "P1 Sanctuary"), t.of("P1", "supply")) == (there - 2, 14 - there)
        assert (t.of("P1", "divine_fame"), t.of("P1", "battle_fame")) == (1, 0)
        assert t.told("K-N1", "offered") == [["P1", 2, "Sanctuary"]]
        assert t.told("K-N1", "gained fame") == [["P1", 1, 1]]


@pytest.mark.rule("K-N1")
def test_the_offering_may_be_declined() -> None:
    t = table("night", P1="troops = { Sanctuary = 3 }", P2="veterans = 1")
    t.do("P1: pass")
    assert (units(t, "P1 Sanctuary"), fame(t)) == (3, [0, 0])
    assert t.prompt == "spend veterans"


@pytest.mark.rule("K-N1")
def test_one_offering_a_night() -> None:
    t = table("night", P1="troops = { Sanctuary = 4 }", P2="veterans = 1")
    t.do("P1: use")
    assert (t.prompt, units(t, "P1 Sanctuary")) == ("spend veterans", 2)


@pytest.mark.rule("K-N1")
def test_no_offering_without_control() -> None:
    t = table("night", P1="troops = { Delta-D = 3 }", P2="veterans = 1")
    assert t.prompt == "spend veterans"


# The Delta temple -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N2")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (6, 11), (9, 11)])
def test_a_unit_in_the_delta_for_five_points(before: int, after: int) -> None:
    t = table("night from delta temple", P1=f"troops = {{ T-Delta = 2 }}, prayer = {before}", P2="veterans = 1")
    assert t.legal() == ["pass", "use"]
    t.do("P1: use")
    assert t.told("K-N2", "offered") == [["P1", 1, "T-Delta"]]
    assert t.told("K-N2", "gained prayer") == [["P1", 5, after]]
    assert (units(t, "P1 T-Delta"), t.of("P1", "supply")) == (1, 11)


@pytest.mark.rule("K-N2")
def test_the_delta_may_be_declined() -> None:
    t = table("night from delta temple", P1="troops = { T-Delta = 2 }, prayer = 0", P2="veterans = 1")
    t.do("P1: pass")
    assert (units(t, "P1 T-Delta"), prayer(t)[0]) == (2, 2)  # the prayers of the night


@pytest.mark.rule("K-N2", "K-N3")
@pytest.mark.parametrize(("there", "choice", "points"), [(1, "use", 0), (1, "pass", 1), (2, "use", 1)])
def test_the_delta_temple_may_be_lost_before_temples_count(there: int, choice: str, points: int) -> None:
    t = table("night", P1=f"troops = {{ T-Delta = {there}, T-W = 1 }}", P2="veterans = 1")
    t.do(f"P1: {choice}")
    assert t.of("P1", "divine_fame") == points


@pytest.mark.rule("K-N1", "K-N2")
def test_first_the_sanctuary_then_the_delta() -> None:
    t = table("night", P1="troops = { T-Delta = 2 }", P2="troops = { Sanctuary = 2 }, veterans = 1")
    assert (t.owing, t.prompt) == (["P2"], "make an offering")
    t.do("P2: use")
    assert t.owing == ["P1"]
    t.do("P1: use")
    assert t.order("offered") == ["offered", "offered"]


# Temples --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N3")
@pytest.mark.parametrize(
    ("troops", "points"),
    [
        ("T-W = 1", 0),
        ("T-W = 1, T-inW = 1", 1),
        ("T-W = 1, T-Delta = 1", 1),
        ("T-W = 1, Sanctuary = 1", 0),
        ("T-W = 1, T-inW = 1, T-Delta = 1", 1),
        ("T-W = 1, T-inW = 1, T-E = 1, T-inE = 1", 1),
    ],
)
def test_two_temples_for_fame(troops: str, points: int) -> None:
    t = table("night from temples", "players = 4", P1=f"troops = {{ {troops} }}, veterans = 1")
    assert t.of("P1", "divine_fame") == points
    assert len(t.told("K-N3", "gained fame")) == points


@pytest.mark.rule("K-N4")
@pytest.mark.parametrize(
    ("troops", "points"),
    [
        ("T-W = 1", 2),
        ("T-E = 5", 2),
        ("T-inW = 1", 3),
        ("T-inE = 1", 3),
        ("T-W = 1, T-inW = 1", 5),
        ("T-W = 1, T-inW = 1, T-E = 1, T-inE = 1", 10),
    ],
)
def test_temples_give_their_points_as_one_gain(troops: str, points: int) -> None:
    t = table("night from adoration", "players = 4", P1=f"troops = {{ {troops} }}, veterans = 1, prayer = 0")
    assert t.told("K-N4", "gained prayer") == [["P1", points, points]]


@pytest.mark.rule("K-N4")
def test_delta_and_sanctuary_give_none() -> None:
    t = table("night from adoration", P1="troops = { T-Delta = 1, Sanctuary = 1 }, veterans = 1, prayer = 0")
    assert t.told("K-N4", "gained prayer") == []
    assert prayer(t)[0] == 0


@pytest.mark.rule("K-N4")
def test_each_has_the_own_temples() -> None:
    t = table(
        "night from adoration",
        P1="troops = { T-W = 1 }, prayer = 0, veterans = 1",
        P2="troops = { T-inW = 1 }, prayer = 9",
    )
    assert t.told("K-N4", "gained prayer") == [["P1", 2, 2], ["P2", 3, 11]]


# Prayers --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N5")
@pytest.mark.parametrize(("spent", "gained", "left"), [(0, 2, 3), (1, 3, 2), (3, 5, 0)])
def test_two_points_and_one_for_each_veteran(spent: int, gained: int, left: int) -> None:
    t = table("night from prayers", P1="veterans = 3, prayer = 1", P2="veterans = 1, prayer = 1")
    assert t.legal() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    t.do(f"P1: spend {spent}")
    assert t.told("K-N5", "gained prayer") == [["P1", gained, 1 + gained]]
    assert t.of("P1", "veterans") == left


@pytest.mark.rule("K-N5")
def test_without_veterans_nothing_is_asked() -> None:
    t = table("night from prayers", P1="prayer = 10", P2="veterans = 1, prayer = 1")
    assert (t.owing, t.told("K-N5", "gained prayer")) == (["P2"], [["P1", 2, 11]])


@pytest.mark.rule("K-N5")
def test_prayers_in_turn_order() -> None:
    t = table("night from prayers", ORDER, P1="veterans = 1", P2="veterans = 1", P3="veterans = 1")
    for player in ("P3", "P1", "P2"):
        assert t.owing == [player]
        t.do(f"{player}: spend 1")
    assert t.told("K-N5", "gained prayer") == [["P3", 3, 10], ["P1", 3, 10], ["P2", 3, 10]]


# Conscription ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N7")
def test_a_unit_for_each_veteran() -> None:
    t = table("night from conscription", P1="veterans = 2, prayer = 0", P2="divine_fame = 1")
    assert t.legal() == ["pass", "place NW1", "place NW2", "place NW3"]
    t.do("P1: place NW1", "P1: place NW3")
    assert t.prompt == "choose your place"
    assert (t.column("troop"), t.of("P1", "supply"), prayer(t)[0]) == ({"P1 NW1": 1, "P1 NW3": 1}, 10, 0)
    assert t.told("K-N7", "placed") == [["P1", 1, "NW1", 1], ["P1", 1, "NW3", 1]]
    assert t.of("P1", "veterans") == 0


@pytest.mark.rule("K-N7")
def test_leftover_veterans_are_discarded() -> None:
    t = table("night from conscription", P1="veterans = 4", P2="divine_fame = 1")
    t.do("P1: place NW1", "P1: pass")
    assert (t.of("P1", "veterans"), units(t, "P1 NW1")) == (0, 1)


@pytest.mark.rule("K-N7")
def test_only_free_own_districts() -> None:
    t = table(
        "night from conscription", P1="veterans = 2, troops = { NW2 = 5, T-W = 1, SW1 = 1 }", P2="troops = { NW1 = 1 }"
    )
    assert t.legal() == ["pass", "place NW3"]


@pytest.mark.rule("K-N7", "K-C5")
def test_no_more_than_fit() -> None:
    t = table(
        "night from conscription", P1="veterans = 3, troops = { NW2 = 4, T-W = 5, Ob-W1 = 2 }", P2="divine_fame = 1"
    )
    t.do("P1: place NW2")
    assert (units(t, "P1 NW2"), t.of("P1", "veterans"), t.prompt) == (5, 0, "choose your place")


@pytest.mark.rule("K-N7")
def test_conscription_in_turn_order() -> None:
    t = table("night from conscription", ORDER, P1="veterans = 1", P2="veterans = 1", P3="veterans = 1")
    assert t.owing == ["P3"]
    t.do("P3: place SW1")
    assert t.owing == ["P1"]


# Awakening ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-N8")
def test_tokens_return() -> None:
    used = 'spaces = ["move-3", "pray-2", "pray-1", "recruit-3", "raise-2", "move-2", "tip"], silver_used = true'
    t = table(
        "night from awakening",
        "players = 3",
        P1=f'{used}, tiles = ["act-of-god-ruby", "surprise-attack"], bought = ["ruby"]',
        P2='spaces = ["pray-1"], divine_fame = 1',
        P3="divine_fame = 2",
    )
    assert (t.column("spaces"), t.column("silver_used"), t.column("bought")) == ({}, [], {})
    t.do("P1: slot 1", "P2: slot 2")
    assert {"silver pray-1", "gold surprise-attack", "space move-3"} <= set(t.legal())


@pytest.mark.rule("K-N8", "K-D1")
def test_a_new_round_with_five_tokens_each() -> None:
    t = table("night from destiny", "round = 3", P2="divine_fame = 1")
    t.do("P1: slot 2")
    assert (t.column("round"), t.owing) == (4, ["P2"])
    assert t.told("K-D1", "round") == [[4]]


@pytest.mark.rule("K-N8")
def test_the_order_of_the_night() -> None:
    """Offering, Delta, temples, adoration, prayers, cards, conscription, awakening, destiny."""
    t = table(
        "night",
        P1='troops = { Sanctuary = 2, T-Delta = 2, T-W = 1 }, veterans = 4, prayer = 0, spaces = ["pray-1"]',
        P2="divine_fame = 5",
    )
    t.do("P1: use", "P1: use", "P1: spend 1")
    t.do("BOX: draw prayer", "P1: spend 1", "BOX: draw prayer", "BOX: draw war-rage", "P1: place NW1")
    assert (t.prompt, t.column("spaces")) == ("choose your place", {})
    t.do("P1: slot 1")
    story = ("offered", "gained fame", "gained prayer", "drew a card", "placed", "takes place", "round")
    assert t.order(*story) == [
        *["offered", "gained fame", "offered", "gained prayer", "gained fame", "gained prayer"],
        *["gained prayer", "gained prayer", "drew a card", "drew a card", "drew a card"],
        *["placed", "takes place", "takes place", "round"],
    ]
    assert (prayer(t), fame(t)) == ([10, 9], [4, 5])
