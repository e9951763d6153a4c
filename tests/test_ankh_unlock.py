"""Gain Followers and Unlock a Power, with the guardians it brings (A-GAIN1, A-UNL1, A-UNL2, A-C9, A-C10)."""

import pytest
from ankh_table import table
from battles import loads
from table import Table

from benben.kernel.errors import IllegalChoice

LEVELS = [
    ["commanding", "inspiring", "omnipresent", "revered"],
    ["resplendent", "obelisk attuned", "temple attuned", "pyramid attuned"],
    ["glorious", "magnanimous", "bountiful", "worshipful"],
]
IN_ORDER = [*LEVELS[0][:2], *LEVELS[1][1:3], *LEVELS[2][2:]]
"""Six powers as a god may have unlocked them, two of each level."""
GUARDIAN = {2: "satet", 4: "mummy", 5: "scorpion"}


def gaining(pieces: str, top: str = "", gods: str = "isis amun", **of_god: str) -> Table:
    return table(gods, pieces, "action gain of P1", top, **of_god)


def gained(t: Table) -> object:
    (told,) = t.told("A-GAIN1", "gained followers")
    return told[1]


def unlocking(done: int, followers: int, top: str = "", more: str = "", pieces: str = "") -> Table:
    """Isis has unlocked `done` powers and is about to unlock one more."""
    return table(
        "isis amun ra",
        f"isis god [4,7]; amun god [7,1]; ra god [1,1]; {pieces}",
        "action unlock of P1",
        top,
        isis=f"followers = {followers}, powers = {IN_ORDER[:done]}" + more,
    )


@pytest.mark.rule("A-GAIN1")
def test_example_of_page_17() -> None:
    """Own Obelisk, neutral Temple, neutral Pyramid; not the Pyramid she left, that over the river, nor Amun's."""
    t = gaining(
        "isis god [2,3]; isis obelisk [2,4]; isis warrior [5,5] [7,2]; neutral temple [5,4]; neutral pyramid [7,3];"
        "isis pyramid [1,7]; neutral pyramid [5,6]; amun obelisk [4,5]; amun god [9,8]"
    )
    assert t.told("A-GAIN1", "gained followers") == [["isis", 3, 4]]
    assert t.of("isis", "followers") == 4


@pytest.mark.rule("A-GAIN1")
def test_a_monument_counts_once() -> None:
    t = gaining("isis god [4,7]; isis warrior [5,8] [4,9] [3,8]; neutral temple [4,8]; amun god [7,1]")
    assert gained(t) == 1


@pytest.mark.rule("A-GAIN1")
def test_one_figure_counts_every_monument_beside_it() -> None:
    t = gaining("isis god [4,7]; neutral temple [4,8] [5,8]; isis temple [5,7]; amun temple [4,6]; amun god [7,1]")
    assert gained(t) == 3


@pytest.mark.rule("A-GAIN1")
def test_apep_counts_on_every_shore() -> None:
    """From the water at [6,4]: [5,4] and [7,4] in the West, [6,5] in the East."""
    t = gaining(
        "isis god [1,1]; isis apep [6,4]; neutral temple [5,4] [7,4] [6,5]; amun god [9,8]",
        'guardians = ["satet", "apep", "scorpion"]',
    )
    assert gained(t) == 3


@pytest.mark.rule("A-GAIN1")
@pytest.mark.parametrize(("powers", "monuments", "amount"), [("", "", 0), ("revered", "", 1), ("revered", "[4,8]", 2)])
def test_revered_gives_one_more(powers: str, monuments: str, amount: int) -> None:
    stone = f"neutral temple {monuments};" if monuments else ""
    t = gaining(
        f"isis god [4,7]; {stone} amun god [4,6]; amun temple [3,7]",
        isis=f"powers = {[powers] if powers else []}",
        amun='powers = ["revered"]',
    )
    assert gained(t) == amount
    assert t.of("amun", "followers") == 1


@pytest.mark.rule("A-GAIN1")
def test_a_partner_gains_for_the_merged_god() -> None:
    t = table(
        "isis ra amun",
        "isis god [4,7]; neutral temple [4,8]; ra god [1,1]",
        "action gain of P3",
        'merged = { amun = "isis" }',
    )
    assert t.told("A-GAIN1", "gained followers") == [["isis", 1, 3]]


@pytest.mark.rule("A-UNL1", "A-UNL2")
def test_example_of_page_18() -> None:
    """Amun sacrifices one Follower for Inspiring and uncovers the symbol of a guardian of level 1."""
    t = table(
        "amun isis ra",
        "amun god [4,7]; isis god [7,1]; ra god [1,1]",
        "action unlock of P1",
        amun='followers = 3, powers = ["commanding"]',
    )
    assert t.legal() == ["pass", "unlock inspiring", "unlock omnipresent", "unlock revered"]
    assert loads(t)
    told = t.do("P1: unlock inspiring")
    assert told[:2] == ["A-UNL1 unlocked: amun, inspiring, 1", "A-UNL2 guardian joins: satet, amun"]
    assert t.of("amun", "followers") == 2
    assert t.of("amun", "powers") == ["commanding", "inspiring", "mysterious forms"]
    assert (t.of("amun satet", "pool"), t.of("satet", "guardians")) == (1, 1)


@pytest.mark.rule("A-UNL1", "A-C10")
@pytest.mark.parametrize("done", range(6))
def test_two_of_each_level_level_by_level(done: int) -> None:
    """A power costs its level in Followers, and may be any of its level that is still locked."""
    level = done // 2
    t = unlocking(done, followers=level + 1)
    assert t.legal() == ["pass"] + [f"unlock {name}" for name in LEVELS[level] if name not in IN_ORDER[:done]]
    power = IN_ORDER[done]
    t.do(f"P1: unlock {power}")
    assert t.told("A-UNL1", "unlocked") == [["isis", power, level + 1]]
    assert t.of("isis", "followers") == 0
    assert set(t.of("isis", "powers")) == {*IN_ORDER[: done + 1], "protector"}
    assert (t.owing, t.prompt) == (["P2"], "choose an action")


@pytest.mark.rule("A-UNL1")
@pytest.mark.parametrize("done", range(6))
def test_too_poor(done: int) -> None:
    """One Follower short: the action does nothing, and nothing is paid."""
    poor = done // 2
    t = unlocking(done, followers=poor)
    assert (t.owing, t.of("isis", "followers")) == (["P2"], poor)
    assert len(t.of("isis", "powers")) == done + 1
    assert t.told("A-UNL1", "unlocked") == []


@pytest.mark.rule("A-UNL1", "A-C10")
def test_nothing_left_to_unlock() -> None:
    t = unlocking(6, followers=20)
    assert (t.owing, t.of("isis", "followers")) == (["P2"], 20)
    assert len(t.of("isis", "powers")) == 7


@pytest.mark.rule("A-UNL1")
def test_an_unlock_may_be_declined() -> None:
    t = unlocking(1, followers=5)
    t.do("P1: pass")
    assert t.told("A-UNL1", "unlocked none") == [["isis"]]
    assert (t.of("isis", "followers"), t.of("isis", "powers")) == (5, ["commanding", "protector"])
    assert (t.owing, t.column("pool")["amun warrior"], "isis satet" in t.column("pool")) == (["P2"], 6, False)


@pytest.mark.rule("A-UNL1")
@pytest.mark.parametrize("power", ["commanding", "resplendent", "glorious", "protector", "radiance"])
def test_powers_that_cannot_be_unlocked_now(power: str) -> None:
    with pytest.raises(IllegalChoice, match=r"A-UNL1"):
        unlocking(1, followers=9).do(f"P1: unlock {power}")


@pytest.mark.rule("A-C9", "A-UNL2")
@pytest.mark.parametrize("done", range(6))
def test_the_second_fourth_and_fifth_unlock_bring_a_guardian(done: int) -> None:
    t = unlocking(done, followers=9)
    t.do(f"P1: unlock {IN_ORDER[done]}")
    brought = GUARDIAN.get(done + 1)
    assert t.told("A-UNL2", "guardian joins") == ([[brought, "isis"]] if brought else [])
    pool = {name: n for name, n in t.column("pool").items() if name.startswith("isis")}
    assert pool == {"isis warrior": 6} | ({f"isis {brought}": 1} if brought else {})
    left = {"satet": 2, "mummy": 2, "scorpion": 2}
    assert t.column("guardians") == (left | {brought: 1} if brought else left)


@pytest.mark.rule("A-C9")
def test_the_guardians_come_from_the_line_up() -> None:
    top = 'guardians = ["cat mummy", "apep", "androsphinx"]'
    for done, name in ((1, "cat mummy"), (3, "apep"), (4, "androsphinx")):
        t = unlocking(done, 9, top)
        t.do(f"P1: unlock {IN_ORDER[done]}")
        assert t.told("A-UNL2", "guardian joins") == [[name, "isis"]]


@pytest.mark.rule("A-UNL2")
def test_no_copy_left_no_guardian() -> None:
    """Both copies of a game of three are taken, one on the board and one in a pool."""
    t = table(
        "isis amun ra",
        "isis god [4,7]; amun god [7,1]; amun satet [7,2]; ra god [1,1]",
        "action unlock of P1",
        isis='followers = 2, powers = ["commanding"]',
        ra='pool = ["satet"]',
    )
    t.do("P1: unlock revered")
    assert t.told("A-UNL1", "unlocked") == [["isis", "revered", 1]]
    assert t.told("A-UNL2", "guardian joins") == []
    assert (t.of("isis satet", "pool"), t.column("guardians")) == (0, {"mummy": 2, "scorpion": 2})


@pytest.mark.rule("A-UNL2", "A-C2")
@pytest.mark.parametrize(
    ("pieces", "more", "joins"),
    [
        ("", ', pool = ["satet", "mummy"]', False),
        ("isis satet [4,8]", ', pool = ["mummy"]', False),
        ("isis satet [4,8]; isis mummy [5,8]", "", False),
        ("isis mummy [5,8]", "", True),
        ("", ', pool = ["mummy"]', True),
        ("isis scorpion n-ne [5,8]", ', pool = ["scorpion", "satet"]', True),
        ("amun satet [7,2]; amun mummy [7,0]", ', pool = ["mummy"]', True),
    ],
)
def test_a_guardian_needs_a_free_base_of_its_size(pieces: str, more: str, joins: bool) -> None:
    """Two small ones: whatever stands on them, on the board or in the pool; large ones and others' do not matter."""
    t = unlocking(1, followers=2, more=more, pieces=pieces)
    had = t.of("isis satet", "pool")
    t.do("P1: unlock revered")
    assert t.of("isis satet", "pool") == had + joins
    assert (t.told("A-UNL2", "guardian joins") == [["satet", "isis"]]) is joins


@pytest.mark.rule("A-UNL2", "A-C5")
@pytest.mark.parametrize(("more", "joins"), [(', pool = ["apep", "scorpion"]', False), (', pool = ["apep"]', True)])
def test_large_bases_are_two_as_well(more: str, joins: bool) -> None:
    t = unlocking(3, 2, 'guardians = ["satet", "apep", "scorpion"]', more)
    t.do(f"P1: unlock {IN_ORDER[3]}")
    assert (t.told("A-UNL2", "guardian joins") == [["apep", "isis"]]) is joins


@pytest.mark.rule("A-UNL1")
def test_a_partner_unlocks_for_the_merged_god() -> None:
    """P3's unlock is the god's second: paid from the common Followers, and the guardian comes to the common pool."""
    t = table(
        "isis ra amun",
        "isis god [4,7]; ra god [1,1]",
        "action unlock of P3",
        'merged = { amun = "isis" }',
        isis='followers = 2, powers = ["commanding"]',
    )
    t.do("P3: unlock omnipresent")
    assert t.of("isis", "followers") == 1
    assert t.of("isis", "powers") == ["commanding", "omnipresent", "mysterious forms", "protector"]
    assert t.of("isis satet", "pool") == 1


@pytest.mark.rule("A-C10")
def test_a_power_works_once_it_is_unlocked() -> None:
    t = table("isis amun", "isis god [4,7]; amun god [7,1]", "turn of P1", isis="followers = 1")
    t.do("P1: action gain")
    assert t.told("A-GAIN1", "gained followers") == [["isis", 0, 1]]
    t.do("P1: unlock revered", "P2: action unlock", "P2: pass", "P1: action gain")
    assert t.told("A-GAIN1", "gained followers")[1] == ["isis", 1, 1]
