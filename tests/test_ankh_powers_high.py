"""The Ankh powers of level 3: Glorious, Magnanimous, Bountiful, Worshipful (A-C10, A-B7, A-B9, A-G1, A-B10)."""

import pytest
from ankh_table import duel, table


def owns(power: str, unlocked: bool = True) -> str:
    return f'powers = ["{power}"]' if unlocked else "powers = []"


@pytest.mark.rule("A-C10", "A-B7")
@pytest.mark.parametrize(
    ("cards", "extra", "gained"),
    [
        ("chariots cycle", "", 3),
        ("chariots cycle", "ra warrior [6,8]", 1),
        ("drought cycle", "amun warrior [5,7] [4,8]", 6),
        ("drought cycle", "amun warrior [5,7]", 3),
    ],
)
def test_glorious_gives_three_for_winning_by_three(cards: str, extra: str, gained: int) -> None:
    assert duel(owns("glorious"), "", extra, cards).told("A-B7", "gained devotion") == [["amun", gained, gained]]


@pytest.mark.rule("A-C10", "A-B7")
def test_glorious_looks_at_the_next_strongest_and_only_at_battles() -> None:
    third = table(
        "amun ra isis",
        "amun god [4,7]; ra god [5,8]; isis god [6,8]; isis warrior [5,9]",
        amun='hand = ["chariots"], powers = ["glorious"]',
        ra='hand = ["cycle"]',
        isis='hand = ["cycle"]',
    )
    assert third.told("A-B7", "gained devotion") == [["amun", 1, 1]]
    assert duel(owns("glorious", False)).told("A-B7", "gained devotion") == [["amun", 1, 1]]
    alone = table("amun ra", "amun god [4,7]; amun warrior [4,8] [5,8]; ra god [1,3]", amun=owns("glorious"))
    assert alone.told("A-X4", "gained devotion") == [["amun", 1, 1]]


@pytest.mark.rule("A-B7")
def test_glorious_counts_opponents_without_figures_as_zero() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [4,8]; ra warrior [5,8]; ra god [1,3]",
        amun='hand = ["plague"], powers = ["glorious"], followers = 1',
        ra='hand = ["chariots"], followers = 0',
    )
    t.do("P1: bid 1")
    assert t.told("A-B5", "strength") == [["amun", 2, 1, 3]]
    assert t.told("A-B7", "gained devotion") == [["amun", 3, 3]]


@pytest.mark.rule("A-C10", "A-B9")
@pytest.mark.parametrize(("power", "extra", "gained"), [(True, True, 2), (True, False, 0), (False, True, 0)])
def test_magnanimous_consoles_losers_with_two_figures(power: bool, extra: bool, gained: int) -> None:
    t = duel("", owns("magnanimous", power), "ra warrior [6,8]" if extra else "")
    assert t.told("A-B9", "gained devotion") == ([["ra", 2, 2]] if gained else [])
    assert t.of("ra", "devotion") == gained


@pytest.mark.rule("A-B9")
def test_magnanimous_is_for_losers_and_counts_figures_at_resolution() -> None:
    winner = duel(owns("magnanimous"), extra="amun warrior [4,8]")
    assert winner.of("amun", "devotion") == 1
    plague = duel("followers = 1", owns("magnanimous") + ", followers = 0", "ra warrior [6,8]", "plague cycle")
    plague.do("P1: bid 1")
    assert plague.of("ra", "devotion") == 0
    elsewhere = duel("", owns("magnanimous"), "ra warrior [1,3] [7,1]")
    assert elsewhere.told("A-B9", "gained devotion") == []


@pytest.mark.rule("A-B9")
@pytest.mark.parametrize(("amun", "order"), [(5, ["ra", "amun"]), (1, ["amun", "ra"])])
def test_magnanimous_comes_after_the_winner_in_reverse_order_before_the_deaths(amun: int, order: list[str]) -> None:
    t = table(
        "amun ra isis",
        "amun god [4,7]; amun warrior [5,7]; ra god [5,8]; ra warrior [5,9]; isis god [4,8]; isis warrior [4,9]",
        amun=f'hand = ["cycle"], powers = ["magnanimous"], devotion = {amun}',
        ra='hand = ["cycle"], powers = ["magnanimous"], devotion = 2',
        isis='hand = ["chariots"]',
    )
    gained = [args[0] for args in t.told("A-B9", "gained devotion")]
    assert gained == order
    assert t.order("gained devotion", "killed") == ["gained devotion"] * 3 + ["killed"] * 2
    assert t.told("A-B7", "gained devotion") == [["isis", 1, 1]]


@pytest.mark.rule("A-B9")
def test_magnanimous_consoles_all_in_a_full_tie() -> None:
    t = duel(owns("magnanimous"), owns("magnanimous"), "amun warrior [4,8]; ra warrior [6,8]", "build cycle")
    t.do("P1: pass")
    assert t.told("A-B9", "gained devotion") == [["ra", 2, 2], ["amun", 2, 2]]
    assert (t.of("amun", "pile"), t.of("ra", "pile")) == (1, 0)


@pytest.mark.rule("A-C10", "A-G1")
@pytest.mark.parametrize(("power", "at", "gained"), [(True, 0, 2), (True, 20, 2), (True, 21, 1), (False, 20, 1)])
def test_bountiful_adds_one_to_a_gain_in_the_red(power: bool, at: int, gained: int) -> None:
    t = duel(owns("bountiful", power) + f", devotion = {at}", cards="chariots cycle")
    assert t.told("A-B7", "gained devotion") == [["amun", gained, at + gained]]


@pytest.mark.rule("A-G1")
def test_bountiful_counts_majorities_and_victory_as_one_gain_each() -> None:
    extra = "amun temple [4,8]; amun obelisk [5,7]; amun warrior [6,7] [6,8]"
    t = duel(owns("bountiful"), extra=extra, cards="drought cycle")
    assert t.told("A-B4", "gained devotion") == [["amun", 3, 3]]
    assert t.told("A-B7", "gained devotion") == [["amun", 5, 8]]
    edge = duel(owns("bountiful") + ", devotion = 18", extra=extra, cards="drought cycle")
    assert edge.told("A-B4", "gained devotion") == [["amun", 3, 21]]
    assert edge.told("A-B7", "gained devotion") == [["amun", 4, 25]]


@pytest.mark.rule("A-G1", "A-X4")
def test_bountiful_in_dominion_and_with_radiance() -> None:
    t = table(
        "ra amun",
        "ra god [4,7]; ra warrior radiant [4,8]; ra temple [5,8]; amun god [1,3]",
        ra=owns("bountiful"),
    )
    assert t.told("A-X3", "gained devotion") == [["ra", 2, 2]]
    assert t.told("A-X4", "gained devotion") == [["ra", 3, 5]]


@pytest.mark.rule("A-G1", "A-D3")
def test_bountiful_adds_nothing_to_no_gain_and_to_a_loss() -> None:
    none = duel("", owns("bountiful"), cards="chariots miracle")
    assert none.told("A-B10", "gained devotion") == []
    one = duel("", owns("bountiful"), extra="ra warrior [6,8]", cards="chariots miracle")
    assert one.told("A-B10", "gained devotion") == [["ra", 2, 2]]
    cat = duel(
        "",
        owns("bountiful") + ", devotion = 5",
        "amun cat mummy [4,8]",
        "cycle chariots",
        'guardians = ["cat mummy", "mummy", "scorpion"]',
    )
    assert cat.told("A-K4", "lost devotion") == [["ra", 1, 6]]


@pytest.mark.rule("A-C10", "A-B10")
@pytest.mark.parametrize(("power", "followers", "asked"), [(True, 2, True), (True, 1, False), (False, 5, False)])
def test_worshipful_offers_one_devotion_for_two_followers(power: bool, followers: int, asked: bool) -> None:
    t = duel("", f"{owns('worshipful', power)}, followers = {followers}")
    assert (t.prompt == "offer followers for devotion") == asked
    if asked:
        assert (t.owing, t.legal()) == (["P2"], ["pass", "use"])
        t.do("P2: use")
        assert t.told("A-B10", "paid for devotion") == [["ra", 2]]
        assert t.told("A-B10", "gained devotion") == [["ra", 1, 1]]
        assert (t.of("ra", "followers"), t.prompt) == (0, "choose an action")


@pytest.mark.rule("A-B10")
def test_worshipful_is_once_per_battle_for_winners_too_and_may_be_declined() -> None:
    t = duel(owns("worshipful") + ", followers = 6")
    t.do("P1: use")
    assert (t.of("amun", "followers"), t.of("amun", "devotion"), t.prompt) == (4, 2, "choose an action")
    declined = duel(owns("worshipful") + ", followers = 6")
    declined.do("P1: pass")
    assert (declined.of("amun", "followers"), declined.of("amun", "devotion")) == (6, 1)


@pytest.mark.rule("A-B10", "A-B3")
def test_worshipful_is_for_who_played_a_card_even_when_wiped_out_and_not_for_dominion() -> None:
    t = table(
        "amun ra isis",
        "amun god [4,7]; ra warrior [5,8]; ra god [1,3]; isis god [7,1]",
        amun='hand = ["plague"], followers = 1',
        ra='hand = ["cycle"], powers = ["worshipful"], followers = 3',
        isis='powers = ["worshipful"], followers = 9',
    )
    t.do("P1: bid 1", "P2: bid 0")
    assert (t.prompt, t.owing, t.piece("[5,8]")) == ("offer followers for devotion", ["P2"], "nothing")
    t.do("P2: use")
    assert t.prompt == "choose an action"
    alone = table("amun ra", "amun god [4,7]; ra god [1,3]", amun='powers = ["worshipful"], followers = 9')
    assert alone.prompt == "choose an action"


@pytest.mark.rule("A-B10")
@pytest.mark.parametrize(("amun", "order"), [(4, ["P2", "P1"]), (0, ["P1", "P2"])])
def test_worshipful_comes_in_reverse_order_after_miracles_and_before_cycle(amun: int, order: list[str]) -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [4,8]; ra god [5,8]; ra warrior [6,8]",
        amun=f'hand = ["cycle"], powers = ["worshipful"], followers = 2, devotion = {amun}',
        ra='hand = ["miracle"], powers = ["worshipful"], followers = 2, devotion = 1',
    )
    t.do("P1: pass")
    assert t.told("A-B10", "gained devotion") == [["ra", 1, 2]]
    assert (t.owing, t.of("amun", "hand")) == (order[:1], [])
    t.do(f"{order[0]}: use")
    assert (t.owing, t.of("amun", "hand")) == (order[1:], [])
    t.do(f"{order[1]}: use")
    assert len(t.of("amun", "hand")) == 7
