"""What Ankh's judgement expects of a conflict, region by region: who wins, what that brings, who dies."""

from math import exp

import pytest
from ankh_table import table
from battles import guardians
from table import Table

from benben.ankh.box.names import GODS
from benben.ankh.thinking import prospects
from benben.ankh.thinking.judgement import explain
from benben.ankh.thinking.prospects import Prospects, read

ISIS, RA = GODS.index("isis"), GODS.index("ra")
EVEN = "isis god [4,7]; isis warrior [4,8]; ra god [5,8]; ra warrior [6,7]"
CYCLE = 'hand = ["cycle"]'


def battle(pieces: str = EVEN, isis: str = CYCLE, ra: str = CYCLE, top: str = "event = 3") -> Table:
    """Both gods in the East, before a conflict."""
    return table("isis ra", pieces, "turn of P2", top, isis=isis, ra=ra)


def expected(pieces: str = EVEN, isis: str = CYCLE, ra: str = CYCLE, top: str = "event = 3") -> Prospects:
    return read(battle(pieces, isis, ra, top).state)


def chance(ahead: float) -> float:
    """Of a side that is so much stronger than the only other."""
    return 1 / (1 + exp(-prospects.ODDS * ahead))


def test_equal_sides_share_the_reward_and_the_dead() -> None:
    o = expected()
    assert (o.coming[ISIS], o.coming[RA]) == (0.5, 0.5)
    assert o.coming_lost[RA] == 0.5  # the Warrior; a god does not die
    assert o.coming_lost[ISIS] == 0.5 * prospects.ISIS_HELP
    assert (o.on_board[ISIS], o.guardians[ISIS]) == (1, 0)


@pytest.mark.parametrize(
    ("pieces", "isis", "ahead"),
    [
        (f"{EVEN}; isis warrior [3,8]", CYCLE, 1.0),
        (EVEN, 'hand = ["chariots"]', prospects.CHARIOTS_HELP - prospects.OTHERS_HELP),
        (f"{EVEN}; isis temple [5,7]", f'{CYCLE}, powers = ["temple attuned"]', prospects.TEMPLE_HELP),
        (f"{EVEN}; isis obelisk [5,7]", f'{CYCLE}, powers = ["temple attuned"]', 0.0),
        (f"{EVEN}; isis temple [7,6]", f'{CYCLE}, powers = ["temple attuned"]', 0.0),  # nobody of Isis beside it
        (f"{EVEN}; isis temple [5,7]", CYCLE, 0.0),
    ],
)
def test_strength_tells(pieces: str, isis: str, ahead: float) -> None:
    o = expected(pieces, isis)
    assert o.coming[RA] == pytest.approx(chance(-ahead))
    assert o.coming_lost[RA] == pytest.approx(chance(ahead))


def test_a_sphinx_beside_them_takes_the_strength_of_enemies() -> None:
    top = f"event = 3\n{guardians('apep', 'androsphinx')}"
    beside = "isis god [8,8]; isis warrior [5,6]; ra androsphinx [5,7]; ra god [2,5]"
    away = "isis god [8,8]; isis warrior [4,8]; ra androsphinx [5,7]; ra god [2,5]"
    assert expected(beside, top=top).coming[ISIS] < expected(away, top=top).coming[ISIS]
    assert expected(beside, top=top).guardians[RA] == 1


@pytest.mark.parametrize(
    ("powers", "gain"),
    [
        ("", 0.5),
        ('"glorious"', 0.5 * (1 + prospects.GLORIOUS_GAIN * 0.5)),
        ('"magnanimous"', 0.5 + 0.5 * prospects.MAGNANIMOUS_GAIN),
        ('"worshipful"', 0.5 + prospects.WORSHIPFUL_GAIN),
        ('"bountiful"', 0.5 * 2),
    ],
)
def test_powers_bring_more_of_a_battle(powers: str, gain: float) -> None:
    assert expected(isis=f"{CYCLE}, followers = 2, powers = [{powers}]").coming[ISIS] == pytest.approx(gain)


def test_worship_needs_followers_and_magnanimity_figures() -> None:
    assert expected(isis=f'{CYCLE}, followers = 1, powers = ["worshipful"]').coming[ISIS] == 0.5
    alone = "isis god [4,7]; ra god [5,8]"
    assert expected(alone, isis=f'{CYCLE}, powers = ["magnanimous"]').coming[ISIS] == 0.5


def test_cards_in_hand_save_figures_and_bring_devotion() -> None:
    def of(card: str) -> Prospects:
        return expected(ra=f'hand = ["{card}"]')

    assert of("flood").coming_lost[RA] == 0.5 * prospects.FLOOD_HELP
    assert of("miracle").coming[RA] == 0.5 + prospects.MIRACLE_HELP * 0.5
    assert of("miracle").coming_lost[RA] == 0.5


def test_who_is_alone_wins_without_losses() -> None:
    o = expected("isis god [4,7]; isis warrior [4,8]; ra god [2,5]; isis temple [5,7]")
    assert o.coming[ISIS] == 2  # the reward, and the majority of temples
    assert o.coming_lost[ISIS] == 0
    assert (o.lasting[ISIS], o.beside_own[ISIS]) == (1, 1)


def test_a_monument_far_from_figures_is_half_a_majority() -> None:
    o = expected("isis god [2,5]; ra god [2,6]; isis temple [5,7]")
    assert o.lasting[ISIS] == prospects.AFAR


def test_merging_is_feared_more_the_nearer_it_is() -> None:
    def fear(event: int) -> float:
        pieces = "isis god [4,7]; ra god [2,5]; amun god [8,2]"
        t = table("isis ra amun", pieces, "turn of P2", f"event = {event}", ra="devotion = 3", amun="devotion = 4")
        return explain(t.state, 0)["merging"]

    assert fear(11) < fear(6) < fear(1) < 0
