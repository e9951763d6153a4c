"""The Devotion track: piles, order, the top (A-D1 to A-D3, A-C6)."""

import pytest
from ankh_table import table
from table import Table

from benben.ankh.box import contents
from benben.ankh.box.names import GODS, NO_GODS
from benben.ankh.rules import devotion

AMUN, ANUBIS, ISIS, OSIRIS, RA = (GODS.index(god) for god in ("amun", "anubis", "isis", "osiris", "ra"))
ALL = 0b11111


def track(**of_god: str) -> Table:
    """Five gods in the East; `amun="3.1"` puts a marker on space 3, second from below."""
    entries = {god: "devotion = {}, pile = {}".format(*at.split(".")) for god, at in of_god.items()}
    spots = ["[4,7]", "[5,7]", "[4,8]", "[5,8]", "[6,7]"]
    pieces = "; ".join(f"{god} god {spot}" for god, spot in zip(GODS, spots, strict=True))
    return table(" ".join(GODS), pieces, "turn of P1", **entries)


def heights(t: Table) -> dict[str, str]:
    return {god: f"{t.of(god, 'devotion')}.{t.of(god, 'pile')}" for god in GODS}


def ranks(t: Table, sides: int = ALL) -> list[str]:
    return [GODS[side] for side in devotion.order(t.state, sides)]


@pytest.mark.rule("A-C6")
def test_length_of_the_track() -> None:
    assert (contents.TOP, contents.RED) == (31, 20)


@pytest.mark.rule("A-D1")
def test_a_marker_that_rises_into_a_pile_lies_on_top() -> None:
    t = track(amun="5.0", anubis="5.1", isis="3.0", osiris="3.1", ra="3.2")
    devotion.gain(t.state, ISIS, 2, "A-D1", t.log)
    assert heights(t) == {"amun": "5.0", "anubis": "5.1", "isis": "5.2", "osiris": "3.0", "ra": "3.1"}


@pytest.mark.rule("A-D1")
def test_a_marker_that_sinks_into_a_pile_lies_on_top() -> None:
    t = track(amun="5.0", anubis="5.1", isis="3.0", osiris="3.1", ra="4.0")
    devotion.lose(t.state, ANUBIS, 2, "A-D1", t.log)
    assert heights(t) == {"amun": "5.0", "anubis": "3.2", "isis": "3.0", "osiris": "3.1", "ra": "4.0"}


@pytest.mark.rule("A-D1")
def test_what_lay_on_a_leaving_marker_sinks_by_one() -> None:
    """Out of the middle of a pile of five: those below stay, those above come down, the order stays."""
    t = track(amun="0.0", anubis="0.1", isis="0.2", osiris="0.3", ra="0.4")
    devotion.gain(t.state, ISIS, 1, "A-D1", None)
    assert heights(t) == {"amun": "0.0", "anubis": "0.1", "isis": "1.0", "osiris": "0.2", "ra": "0.3"}


@pytest.mark.rule("A-D1")
def test_gods_that_do_not_play_lie_in_no_pile() -> None:
    t = table("isis ra", "isis god [4,7]; ra god [5,7]", "turn of P1", isis="devotion = 2", ra="devotion = 3")
    devotion.lose(t.state, ISIS, 2, "A-D1", None)  # three gods outside the game have a 0, too
    assert (t.of("isis", "devotion"), t.of("isis", "pile")) == (0, 0)
    devotion.gain(t.state, ISIS, 3, "A-D1", None)
    assert (t.of("isis", "pile"), t.of("ra", "pile")) == (1, 0)


@pytest.mark.rule("A-D1")
def test_order_is_by_space_then_by_pile() -> None:
    t = track(amun="5.1", anubis="0.0", isis="5.0", osiris="6.0", ra="0.1")
    assert ranks(t) == ["anubis", "ra", "isis", "amun", "osiris"]
    assert ranks(t, 1 << AMUN | 1 << ISIS | 1 << RA) == ["ra", "isis", "amun"]
    assert ranks(t, 1 << OSIRIS) == ["osiris"]
    assert ranks(t, 1 << AMUN) == ["amun"]
    assert ranks(t, 0) == []


@pytest.mark.rule("A-D1")
def test_the_space_counts_more_than_any_height() -> None:
    assert ranks(track(amun="1.0", anubis="0.0", isis="0.1", osiris="0.2", ra="0.3"))[-1] == "amun"


@pytest.mark.rule("A-D2")
def test_losses_at_once_go_from_least_to_most() -> None:
    """A Cat Mummy dies: the lowest comes down first, and lies below the other where both arrive."""
    t = table(
        "amun ra isis",
        "amun god [4,7]; amun cat mummy [4,8]; ra god [5,8]; isis god [1,1]",
        top='guardians = ["cat mummy", "mummy", "scorpion"]',
        amun='hand = ["flood"], devotion = 9',
        ra='hand = ["chariots"], devotion = 3',
        isis="devotion = 4, pile = 0",
    )
    assert t.told("A-B7", "gained devotion") == [["ra", 1, 4]]  # and lies on Isis
    assert t.told("A-K4", "lost devotion") == [["isis", 1, 3], ["ra", 1, 3]]
    assert (t.of("isis", "pile"), t.of("ra", "pile")) == (0, 1)


@pytest.mark.rule("A-D2")
def test_the_order_is_fixed_before_the_first_moves() -> None:
    """Three on one space, all gain one: nobody is overtaken, and the pile arrives as it was."""
    t = track(amun="5.2", anubis="5.0", isis="5.1", osiris="6.0", ra="0.0")
    for side in devotion.order(t.state, 1 << AMUN | 1 << ANUBIS | 1 << ISIS):
        devotion.gain(t.state, side, 1, "A-D2", t.log)
    assert t.told("A-D2", "gained devotion") == [["anubis", 1, 6], ["isis", 1, 6], ["amun", 1, 6]]
    assert heights(t) == {"amun": "6.3", "anubis": "6.1", "isis": "6.2", "osiris": "6.0", "ra": "0.0"}


@pytest.mark.rule("A-D3", "A-C6")
def test_the_last_space_wins_at_once() -> None:
    t = track(amun="30.0", anubis="29.0", isis="2.0", osiris="3.0", ra="0.0")
    devotion.gain(t.state, ANUBIS, 1, "A-D3", t.log)
    assert (heights(t)["anubis"], t.outcome) == ("30.1", ("", []))
    devotion.gain(t.state, AMUN, 1, "A-X4", t.log)
    assert t.told("A-X4", "gained devotion") == [["amun", 1, 31]]
    assert t.told("A-D3", "won") == [["amun"]]
    assert t.outcome == ("ascended", ["P1"])


@pytest.mark.rule("A-D3")
def test_a_gain_stops_at_the_top() -> None:
    t = track(amun="29.0", anubis="0.0", isis="0.1", osiris="3.0", ra="4.0")
    devotion.gain(t.state, AMUN, 5, "A-D3", t.log)
    assert t.told("A-D3", "gained devotion") == [["amun", 2, 31]]
    assert t.of("amun", "devotion") == 31


@pytest.mark.rule("A-D3")
def test_nothing_moves_after_the_win() -> None:
    """Two would reach the top in one step: the lower is resolved first and wins alone."""
    t = track(amun="30.1", anubis="30.0", isis="5.0", osiris="3.0", ra="4.0")
    for side in devotion.order(t.state, 1 << AMUN | 1 << ANUBIS):
        devotion.gain(t.state, side, 1, "A-D3", t.log)
    devotion.lose(t.state, ISIS, 1, "A-D3", t.log)
    assert t.told("A-D3", "won") == [["anubis"]]
    assert t.outcome == ("ascended", ["P2"])
    assert (t.of("amun", "devotion"), t.of("isis", "devotion")) == (30, 5)
    assert t.told("A-D3", "lost devotion") == []


@pytest.mark.rule("A-D3")
def test_a_win_ends_the_conflict_in_the_middle() -> None:
    """The Delta takes Isis to the top; the battle in the East is not fought."""
    t = table(
        "isis ra",
        "isis warrior [2,5]; isis god [4,7]; ra god [5,7]",
        "conflict of P2",
        isis="devotion = 30",
    )
    assert t.told("A-X2", "region") == [["1", "[0,1]"]]
    assert t.outcome == ("ascended", ["P1"])
    assert (t.owing, t.prompt, t.state.frames) == ([], "", [])


@pytest.mark.rule("A-D3")
def test_both_players_of_a_merged_god_win() -> None:
    t = table(
        "isis ra amun",
        "isis god [2,5]; ra god [7,7]",
        "conflict of P2",
        'merged = { amun = "isis" }',
        isis="devotion = 30",
    )
    assert t.outcome == ("ascended", ["P1", "P3"])


@pytest.mark.rule("A-D3")
def test_a_loss_at_0_changes_nothing() -> None:
    t = track(amun="0.0", anubis="0.1", isis="0.2", osiris="3.0", ra="1.0")
    devotion.lose(t.state, AMUN, 1, "A-K4", t.log)
    assert heights(t) == {"amun": "0.0", "anubis": "0.1", "isis": "0.2", "osiris": "3.0", "ra": "1.0"}
    assert t.log.events == []
    devotion.lose(t.state, RA, 4, "A-K4", t.log)  # as far as it goes
    assert t.told("A-K4", "lost devotion") == [["ra", 1, 0]]
    assert heights(t)["ra"] == "0.3"


@pytest.mark.rule("A-D3", "A-G1")
@pytest.mark.parametrize("amount", [0, -1])
def test_a_gain_of_0_is_none(amount: int) -> None:
    """Not even for somebody whom Bountiful would give one more."""
    t = table(
        "isis ra", "isis god [4,7]; ra god [5,7]", "turn of P1", isis='powers = ["bountiful"], pile = 0', ra="pile = 1"
    )
    devotion.gain(t.state, ISIS, amount, "A-D3", t.log)
    assert t.log.events == []
    assert (t.of("isis", "devotion"), t.of("isis", "pile")) == (0, 0)


@pytest.mark.rule("A-D3", "A-G1", "A-C6")
@pytest.mark.parametrize(("space", "gained"), [(0, 3), (19, 3), (20, 3), (21, 2), (28, 2), (29, 2)])
def test_powers_add_to_a_gain_once(space: int, gained: int) -> None:
    """Bountiful gives one more on the red spaces, 0 to 20."""
    t = table(
        "isis ra",
        "isis god [4,7]; ra god [5,7]",
        "turn of P1",
        isis=f'powers = ["bountiful"], devotion = {space}',
        ra="devotion = 7",
    )
    devotion.gain(t.state, ISIS, 2, "A-D3", t.log)
    assert t.told("A-D3", "gained devotion") == [["isis", gained, space + gained]]


@pytest.mark.rule("A-D3", "A-W1")
def test_a_game_without_a_winner() -> None:
    t = track()
    devotion.finish(t.state, NO_GODS, -1, "A-W1", t.log)
    assert t.outcome == ("no-gods", [])
    assert t.told("A-W1", "nobody won") == [[]]
    assert t.told("A-W1", "won") == []
