"""After the fighting: recall and retreat of the loser, recall of the winner (K-B6 to K-B8)."""

import pytest
from kemet_battles import Entries, battle, fame, fight, table, told
from table import Table

WEST_OF_TWO = 'cities = ["NW", "SW"]\ncolours = ["ruby", "diamond"]'


def beaten(
    attacker: Entries | None = None, defender: Entries | None = None, *others: Entries, at: str = "T-W"
) -> Table:
    """P2 has lost with 4 Units against 5, without casualties."""
    return fight(battle(attacker, defender, *others, units=(5, 4), at=at))


def repelled(attacker: Entries | None = None, defender: Entries | None = None, *others: Entries, at: str) -> Table:
    """P1 has lost with 2 Units against 5."""
    return fight(battle(attacker, defender, *others, units=(2, 5), at=at))


# Recall ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B6")
@pytest.mark.parametrize(
    ("units", "prayer", "gained"), [(1, 3, 0), (2, 3, 1), (4, 3, 3), (5, 3, 4), (5, 8, 3), (3, 11, 0)]
)
def test_a_recall_pays_one_less_than_there_were_units(units: int, prayer: int, gained: int) -> None:
    t = fight(battle(None, {"prayer": prayer}, units=(5, units)), "P1 4/1/0", "P2 2/0/2")
    assert (t.prompt, t.owing, t.legal()) == ("recall or retreat", ["P2"], ["recall", "retreat"])
    t.do("P2: recall")
    assert t.told("K-B6", "recalled") == [["P2", units, "T-W"]]
    assert (t.of("P2", "prayer"), t.of("P2", "supply"), t.of("P2 T-W", "troop")) == (prayer + gained, 12, 0)
    assert len(t.told("K-B6", "gained prayer")) == (units > 1)


@pytest.mark.rule("K-B6")
def test_only_the_units_that_are_left_are_recalled() -> None:
    t = fight(battle(None, {"prayer": 0, "troops": {"W1": 5}}, units=(5, 4)), "P1 3/2/0", "P2 3/0/1")
    t.do("P2: recall")
    assert (t.of("P2", "prayer"), t.of("P2", "supply"), t.of("P2 W1", "troop")) == (2, 7, 5)


@pytest.mark.rule("K-B6")
def test_the_creature_is_recalled_too() -> None:
    t = beaten({"tiles": "royal-scarab", "creature": "royal-scarab"}, {"tiles": "phoenix", "creature": "phoenix"})
    t.do("P2: recall")
    assert (t.of("phoenix", "creature_at"), t.of("royal-scarab", "creature_at")) == (None, "T-W")


@pytest.mark.rule("K-B6")
def test_a_loser_without_units_is_not_asked() -> None:
    t = fight(battle(units=(5, 2)), "P1 3/2/0", "P2 1/3/0")
    assert (t.prompt, t.owing) == ("stay or recall", ["P1"])


# Retreat --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B7")
def test_the_winner_picks_an_empty_zone_beside() -> None:
    t = beaten({}, {"tiles": "deep-desert-snake", "creature": "deep-desert-snake", "prayer": 0})
    t.do("P2: retreat")
    assert (t.prompt, t.owing) == ("choose where they retreat", ["P1"])
    assert t.legal() == ["to D-NW", "to D-W", "to D-SW", "to Ob-W1", "to Ob-W2"]
    t.do("P1: to Ob-W1")
    assert t.told("K-B7", "retreats") == [["P2", 4, "T-W", "Ob-W1"]]
    assert (t.of("P2 Ob-W1", "troop"), t.of("P2 T-W", "troop"), t.of("P2", "supply")) == (4, 0, 8)
    assert (t.of("deep-desert-snake", "creature_at"), t.of("P2", "prayer")) == ("Ob-W1", 0)
    assert (t.prompt, t.owing) == ("stay or recall", ["P1"])


@pytest.mark.rule("K-B7")
def test_zones_with_any_troop_are_no_refuge() -> None:
    """Neither the winner's nor a third player's, nor the loser's own: nobody is picked up."""
    t = beaten({"troops": {"D-NW": 1}}, {"troops": {"D-W": 1}}, {"troops": {"Ob-W1": 1}})
    t.do("P2: retreat")
    assert t.legal() == ["to D-SW", "to Ob-W2"]


@pytest.mark.rule("K-B7")
def test_a_single_refuge_needs_no_answer() -> None:
    t = beaten({"troops": {"D-NW": 1}}, {"troops": {"D-W": 1}}, {"troops": {"Ob-W1": 1, "D-SW": 1}})
    t.do("P2: retreat")
    assert t.told("K-B7", "retreats") == [["P2", 4, "T-W", "Ob-W2"]]
    assert t.prompt == "stay or recall"


@pytest.mark.rule("K-B7", "K-B6")
def test_without_a_refuge_one_must_recall() -> None:
    t = beaten({"troops": {"D-NW": 1}}, {"troops": {"D-W": 1}}, {"troops": {"Ob-W1": 1, "D-SW": 1, "Ob-W2": 1}})
    assert t.told("K-B6", "recalled") == [["P2", 4, "T-W"]]
    assert (t.prompt, t.of("P2", "prayer")) == ("stay or recall", 10)


@pytest.mark.rule("K-B7")
@pytest.mark.parametrize(
    ("zone", "refuges"),
    [
        ("W1", ["to W2", "to W3", "to D-W"]),  # own districts
        ("SW1", ["to D-SW"]),  # of a third player's city
        ("NW1", ["to D-NW"]),  # of the winner's city
        ("D-W", ["to W1", "to W2", "to W3", "to Ob-W1", "to Ob-W2", "to In-W", "to T-W"]),
        ("D-SW", ["to Ob-W2", "to T-W"]),
        ("T-inW", ["to In-W"]),
        ("In-W", ["to D-NW", "to D-W", "to Ob-W1", "to T-inW"]),  # by land alone, though there is a port
        ("Delta-D", ["to T-Delta", "to Sanctuary"]),
    ],
)
def test_where_a_defender_can_go(zone: str, refuges: list[str]) -> None:
    """From a district of the loser's city 1 more strength, which is not enough for a tie."""
    t = fight(battle(units=(5, 3), at=zone))
    t.do("P2: retreat")
    found = t.legal() if t.prompt == "choose where they retreat" else [f"to {t.told('K-B7', 'retreats')[0][3]}"]
    assert found == refuges


@pytest.mark.rule("K-B7")
@pytest.mark.parametrize(("zone", "refuges"), [("W1", ["to D-W"]), ("NW2", ["to NW1", "to NW3", "to D-NW"])])
def test_where_an_attacker_can_go(zone: str, refuges: list[str]) -> None:
    t = repelled(at=zone)
    t.do("P1: retreat")
    found = t.legal() if t.prompt == "choose where they retreat" else [f"to {t.told('K-B7', 'retreats')[0][3]}"]
    assert found == refuges
    if len(refuges) > 1:
        assert t.owing == ["P2"]


@pytest.mark.rule("K-B7", "K-M6")
def test_zones_out_of_play_are_no_refuge() -> None:
    t = fight(battle(units=(5, 3), top=WEST_OF_TWO))
    t.do("P2: retreat")
    assert t.legal() == ["to D-NW", "to D-SW", "to Ob-W1", "to Ob-W2"]


@pytest.mark.rule("K-B7")
def test_walls_do_not_matter_and_it_is_no_move() -> None:
    """The Troop attacked from D-W, and the enemy's district beside it stays closed; one's own is open."""
    t = table(
        "action move of P1",
        {"troops": {"Ob-W1": 2}, "divine": "transfer swiftness"},
        {"troops": {"D-NW": 5}},
    )
    t.do("P1: troop Ob-W1", "P1: take 2", "P1: to D-NW")
    fight(t)
    t.do("P1: retreat")
    assert t.legal() == ["to NW1", "to NW2", "to NW3", "to Ob-W1", "to In-W", "to T-W"]
    t.do("P2: to NW2")
    assert (t.prompt, t.owing) == ("stay or recall", ["P2"])


@pytest.mark.rule("K-B6", "K-B7")
@pytest.mark.parametrize("answer", ["stay", "recall"])
def test_when_the_winner_is_wiped_out_the_loser_stays_or_recalls(answer: str) -> None:
    t = fight(battle(None, {"prayer": 0}, units=(3, 3)), "P1 4/1/0", "P2 1/3/0")
    assert t.legal() == ["recall", "stay"]
    t.do(f"P2: {answer}")
    assert t.of("P2 T-W", "troop") == (2 if answer == "stay" else 0)
    assert t.of("P2", "prayer") == (0 if answer == "stay" else 1)
    assert t.prompt == "your turn"  # the winner has nothing to recall


@pytest.mark.rule("K-B7")
def test_who_stays_controls_the_temple() -> None:
    t = fight(battle(None, {"divine_fame": 8}, units=(3, 3)), "P1 4/1/0", "P2 1/3/0")
    t.do("P2: stay")
    assert t.outcome == ("fame", ["P2"])


# The winner -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-B8")
def test_the_winner_may_recall_and_keeps_the_reward() -> None:
    t = beaten({"prayer": 2, "tiles": "phoenix", "creature": "phoenix"})
    t.do("P2: recall")
    assert (t.prompt, t.owing, t.legal()) == ("stay or recall", ["P1"], ["pass", "recall"])
    t.do("P1: recall")
    assert told(t, "recalled") == ["K-B6 recalled: P2, 4, T-W", "K-B6 recalled: P1, 5, T-W"]
    assert (t.of("P1", "prayer"), t.of("P1", "supply"), fame(t)) == (6, 12, {"P1": [1, 0]})
    assert t.of("phoenix", "creature_at") is None


@pytest.mark.rule("K-B8")
def test_the_winner_may_stay() -> None:
    t = beaten({"prayer": 2})
    t.do("P2: retreat", "P1: to D-W", "P1: pass")
    assert (t.of("P1", "prayer"), t.of("P1 T-W", "troop"), t.of("P2 D-W", "troop")) == (2, 5, 4)
    assert (t.prompt, t.owing) == ("your turn", ["P2"])


@pytest.mark.rule("K-B8")
def test_a_winning_defender_may_recall_after_the_loser() -> None:
    t = repelled({}, {"prayer": 0}, at="T-W")
    t.do("P1: recall", "P2: recall")
    assert (t.of("P1", "prayer"), t.of("P2", "prayer"), t.of("P2", "veterans")) == (8, 4, 2)
    assert (t.of("P1 T-W", "troop"), t.of("P2 T-W", "troop")) == (0, 0)


@pytest.mark.rule("K-B8")
def test_a_winner_with_one_unit_gets_nothing_for_it() -> None:
    t = fight(battle({"prayer": 2}, units=(2, 1)), "P1 4/1/0", "P2 3/2/0")
    assert t.prompt == "your turn"  # both are gone
    t = fight(battle({"prayer": 2}, units=(3, 1)), "P1 4/1/0", "P2 3/2/0")
    t.do("P1: recall")
    assert (t.of("P1", "prayer"), t.of("P1", "supply")) == (2, 12)
