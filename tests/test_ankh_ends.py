"""The ends of a game: at the top of the track, in the middle of anything, and after the fifth conflict (A-D3, A-W2)."""

import pytest
from ankh_table import IN_THE_EAST, duel, scores, table
from table import Table

from benben.kernel.errors import IllegalChoice


def ascended(t: Table, god: str, *players: str) -> bool:
    """The game has stopped there: nothing is told after the win, and nobody is asked."""
    last = t.log.events[-1]
    said = (last.rule, last.template, t.args(last)) == ("A-D3", "won", [god])
    return said and t.outcome == ("ascended", list(players)) and (t.owing, t.prompt) == ([], "")


@pytest.mark.rule("A-D3")
@pytest.mark.parametrize(("at", "over"), [(29, False), (30, True)])
def test_the_top_space_wins(at: int, over: bool) -> None:
    t = duel(f"devotion = {at}")
    assert t.of("amun", "devotion") == at + 1
    assert ascended(t, "amun", "P1") == over
    assert t.outcome == (("ascended", ["P1"]) if over else ("", []))


@pytest.mark.rule("A-D3")
def test_gains_stop_at_the_top() -> None:
    t = duel('devotion = 30, powers = ["glorious"]')
    assert t.told("A-B7", "gained devotion") == [["amun", 1, 31]]
    assert (t.of("amun", "devotion"), scores(t)) == (31, [1, 0])


@pytest.mark.rule("A-D3")
def test_nothing_can_be_chosen_after_the_end() -> None:
    t = duel("devotion = 30")
    assert t.rules.legal(t.state, 0) == t.rules.legal(t.state, 1) == []
    with pytest.raises(IllegalChoice, match="the game is over"):
        t.do("P1: pass")


@pytest.mark.rule("A-D3")
def test_a_majority_ends_the_battle_before_its_resolution() -> None:
    t = duel("devotion = 30", extra="amun temple [4,8]; ra warrior [6,8]")
    assert t.told("A-B4", "gained devotion") == [["amun", 1, 31]]
    assert ascended(t, "amun", "P1")
    assert (t.order("strength", "wins battle", "killed"), t.piece("[6,8]")) == ([], "ra warrior")


@pytest.mark.rule("A-D3")
def test_victory_ends_the_battle_before_commanding_and_the_deaths() -> None:
    t = duel('devotion = 30, followers = 2, powers = ["commanding"]', extra="ra warrior [6,8]")
    assert ascended(t, "amun", "P1")
    assert (t.of("amun", "followers"), t.piece("[6,8]"), t.of("ra", "hand")) == (2, "ra warrior", [])


@pytest.mark.rule("A-D3")
def test_a_consolation_ends_the_battle_before_the_deaths() -> None:
    t = duel("", 'devotion = 29, powers = ["magnanimous"]', "ra warrior [6,8]")
    assert ascended(t, "ra", "P2")
    assert t.piece("[6,8]") == "ra warrior"


@pytest.mark.rule("A-D3")
def test_a_miracle_ends_the_battle_before_worship_and_cycle() -> None:
    t = duel('followers = 2, powers = ["worshipful"]', "devotion = 30", "ra warrior [6,8]", "chariots miracle")
    assert ascended(t, "ra", "P2")
    assert (t.of("amun", "followers"), t.piece("[6,8]")) == (2, "nothing")


@pytest.mark.rule("A-D3")
def test_worship_can_win() -> None:
    t = duel('followers = 2, powers = ["worshipful"], devotion = 29')
    t.do("P1: use")
    assert ascended(t, "amun", "P1")


@pytest.mark.rule("A-D3")
def test_dominion_ends_the_conflict_and_nothing_follows_it() -> None:
    t = table(
        "amun ra isis",
        "amun god [1,3]; ra god [7,1]; isis god [7,3]; isis warrior [4,7]",
        "conflict of P1",
        "event = 12",
        amun="devotion = 30",
    )
    assert ascended(t, "amun", "P1")
    assert t.order("dominion", "merges", "turn") == ["dominion"]
    assert (t.told("A-X2", "region"), t.column("side_of")["P3"]) == ([["1", "[0,1]"]], "isis")


@pytest.mark.rule("A-D3", "A-X4")
def test_a_majority_wins_before_dominion_is_counted() -> None:
    t = table("amun ra", "amun god [4,7]; amun temple [4,8]; ra god [1,3]", amun="devotion = 30")
    assert ascended(t, "amun", "P1")
    assert (t.told("A-X3", "gained devotion"), t.told("A-X4", "gained devotion")) == ([["amun", 1, 31]], [])


@pytest.mark.rule("A-D3", "A-SC2")
def test_in_the_revolt_the_winning_figures_do_not_die_any_more() -> None:
    revolt = 'scenario = "peoples_revolt"'
    alone = table("amun ra", "amun god [4,7]; amun warrior [4,8]; ra god [1,3]", top=revolt, amun="devotion = 30")
    assert ascended(alone, "amun", "P1")
    assert (alone.piece("[4,8]"), alone.order("killed")) == ("amun warrior", [])
    battle = duel("devotion = 30", extra="amun warrior [4,8]", top=revolt)
    assert ascended(battle, "amun", "P1")
    assert battle.piece("[4,8]") == "amun warrior"


@pytest.mark.rule("A-D3", "A-D2")
@pytest.mark.parametrize(("amun", "ra", "winner", "player"), [(30, 29, "ra", "P2"), (29, 30, "amun", "P1")])
def test_of_two_in_one_step_the_lower_comes_first(amun: int, ra: int, winner: str, player: str) -> None:
    both = ', powers = ["magnanimous"]'
    extra = "amun warrior [4,8]; ra warrior [6,8]"
    t = duel(f"devotion = {amun}" + both, f"devotion = {ra}" + both, extra, "cycle build")
    t.do("P1: pass")
    assert ascended(t, winner, player)
    assert len(t.told("A-B9", "gained devotion")) == 1
    majorities = duel(
        f"devotion = {amun}", f"devotion = {ra}", "amun temple [1,5]; amun temple [4,8]; ra obelisk [4,9]"
    )
    assert [args[0] for args in majorities.told("A-B4", "gained devotion")][:1] == [winner]


@pytest.mark.rule("A-D3", "A-MG5")
def test_a_partner_shares_the_win() -> None:
    t = table(
        "ra amun isis",
        "amun god [4,7]; isis god [1,3]",
        top='merged = { ra = "amun" }',
        amun="devotion = 30",
    )
    assert ascended(t, "amun", "P1", "P2")
    assert scores(t) == [0.5, 0.5, 0]


@pytest.mark.rule("A-W2")
@pytest.mark.parametrize(
    ("amun", "ra", "winner"),
    [("devotion = 25", "devotion = 26", "P2"), ("devotion = 26", "devotion = 25", "P1"), ("devotion = 1", "", "P1")],
)
def test_after_the_fifth_conflict_the_highest_marker_wins(amun: str, ra: str, winner: str) -> None:
    t = table("amun ra", "amun god [1,3]; ra god [7,1]", IN_THE_EAST, "event = 18", amun=amun, ra=ra)
    assert t.outcome == ("final-conflict", [winner])
    assert (t.told("A-W2", "won"), t.owing, t.prompt) == ([["amun" if winner == "P1" else "ra"]], [], "")


@pytest.mark.rule("A-W2", "A-D1")
@pytest.mark.parametrize(("amun", "ra", "winner"), [(0, 1, "P2"), (1, 0, "P1")])
def test_the_pile_breaks_a_tie_at_the_end(amun: int, ra: int, winner: str) -> None:
    t = table(
        "amun ra",
        "amun god [1,3]; ra god [7,1]",
        IN_THE_EAST,
        "event = 18",
        amun=f"devotion = 25, pile = {amun}",
        ra=f"devotion = 25, pile = {ra}",
    )
    assert t.outcome == ("final-conflict", [winner])


@pytest.mark.rule("A-W2")
@pytest.mark.parametrize("event", [4, 8, 12])
def test_no_other_conflict_ends_the_game(event: int) -> None:
    t = table("amun ra", "amun god [1,3]; ra god [7,1]", IN_THE_EAST, f"event = {event}", ra="devotion = 7")
    assert (t.outcome, t.prompt) == (("", []), "choose an action")


@pytest.mark.rule("A-W2")
def test_the_last_conflict_is_played_out_first() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; ra god [1,3]; ra temple [1,4]",
        "conflict of P1",
        "event = 18",
        amun="devotion = 25",
        ra="devotion = 24",
    )
    assert t.outcome == ("final-conflict", ["P1"])
    assert t.column("devotion") == {"amun": 26, "ra": 26}
