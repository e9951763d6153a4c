"""Strength in battle (A-B5, A-C4): Isis against Ra in the East, and what the figures of Isis are worth."""

import pytest
from battles import battle, guardians, loads

RA = "ra god [2,9]"  # far from everybody
OBELISKS = "isis obelisk [7,0] [7,1] [1,2]"  # anywhere on the board


def strength(pieces: str, isis: str = "", card: str = "flood", top: str = "", gods: str = "isis ra") -> list[int]:
    """Strength of Isis from figures, and from elsewhere."""
    t = battle(pieces, top, gods, **({"isis": isis} if isis else {}))
    if t.prompt == "announce two cards":
        t.do("P1: pass")
    t.do(f"P1: card {card}", "P2: card cycle")
    ((own, bonus, total),) = [args[1:] for args in t.told("A-B5", "strength") if args[0] == "isis"]
    assert isinstance(own, int)
    assert isinstance(bonus, int)
    assert total == own + bonus
    return [own, bonus]


@pytest.mark.rule("A-B5", "A-C5", "A-M4")
@pytest.mark.parametrize(
    ("pieces", "own"),
    [
        ("isis god [8,8]", 1),
        ("isis warrior [8,8]; isis god [7,1]", 1),
        ("isis god [8,8]; isis warrior [8,7] [8,6] [7,1] [2,5]", 3),  # only those in the region
        ("isis god [8,8]; isis satet [8,7]; isis scorpion n-ne [9,8]", 3),
        ("isis god [7,1]; isis apep [6,4]", 1),
        ("isis god [8,8]; isis apep [1,10]", 2),
        ("isis god [8,8]; isis apep [0,5]", 1),
    ],
)
def test_every_figure_there_counts_one(pieces: str, own: int) -> None:
    names = [name for name in ("satet", "apep", "scorpion") if name in pieces]
    assert strength(f"{pieces}; {RA}", top=guardians(*names)) == [own, 0]


@pytest.mark.rule("A-C4", "A-B5")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [("build", 0), ("plague", 1), ("chariots", 3), ("cycle", 0), ("drought", 1), ("flood", 0), ("miracle", 0)],
)
def test_cards_add_their_strength(card: str, bonus: int) -> None:
    t = battle(f"isis god [8,8]; {RA}", isis="followers = 0", ra="followers = 0")
    t.do(f"P1: card {card}", "P2: card cycle")
    assert t.told("A-B5", "strength") == [["isis", 1, bonus, 1 + bonus], ["ra", 1, 0, 1]]


@pytest.mark.rule("A-B5")
@pytest.mark.parametrize(
    ("monuments", "power", "own"),
    [
        (OBELISKS, "resplendent", 4),
        (OBELISKS, "revered", 2),
        ("isis pyramid [7,0] [7,1] [1,2]", "resplendent", 4),
        ("isis temple [7,0] [7,1] [1,2] [1,3]", "resplendent", 4),
        ("isis obelisk [7,0] [7,1]", "resplendent", 2),
        ("isis obelisk [7,0] [7,1]; isis temple [1,2]", "resplendent", 2),
        ("isis obelisk [7,0] [7,1]; neutral obelisk [1,2]; ra obelisk [1,3]", "resplendent", 2),
        ("isis obelisk [7,0]; isis pyramid [7,1]; isis temple [1,2]", "resplendent", 2),
    ],
)
def test_resplendent_god_is_worth_three_with_three_monuments_of_a_kind(monuments: str, power: str, own: int) -> None:
    """The Warrior beside him stays one."""
    assert strength(f"isis god [8,8]; isis warrior [8,6]; {RA}; {monuments}", f"powers = ['{power}']") == [own, 0]


@pytest.mark.rule("A-B5")
def test_resplendent_does_nothing_while_the_god_is_elsewhere() -> None:
    assert strength(f"isis god [7,2]; isis warrior [8,6]; {RA}; {OBELISKS}", "powers = ['resplendent']") == [1, 0]


def anubis_strength(captives: dict[str, int], pieces: str, powers: str = "[]") -> object:
    held = {god: f"captives = {n}" for god, n in captives.items()}
    t = battle(f"{pieces}; isis god [2,9]; ra god [7,0]", gods="anubis isis ra", anubis=f"powers = {powers}", **held)
    t.do("P1: card flood", "P2: card flood")
    return t.told("A-B5", "strength")[0][1]


@pytest.mark.rule("A-B5", "A-K2")
def test_the_god_of_anubis_has_one_more_for_each_trapped_warrior() -> None:
    assert anubis_strength({}, "anubis god [8,8]; anubis warrior [8,7]") == 2
    assert anubis_strength({"isis": 1}, "anubis god [8,8]; anubis warrior [8,7]") == 3
    assert anubis_strength({"isis": 2, "ra": 1}, "anubis god [8,8]; anubis warrior [8,7]") == 5
    assert anubis_strength({"isis": 2, "ra": 1}, "anubis god [7,1]; anubis warrior [8,7]") == 1
    three = "anubis god [8,8]; anubis obelisk [7,1] [1,2] [1,3]"
    assert anubis_strength({"isis": 2, "ra": 1}, three, "['resplendent']") == 6


# Androsphinx. --------------------------------------------------------------------------------------------------------

SPHINX = guardians("apep", "androsphinx")


@pytest.mark.rule("A-B5")
@pytest.mark.parametrize(
    ("pieces", "own"),
    [
        ("isis god [8,8]; isis warrior [5,6] [4,7]; ra androsphinx [5,7]", 1),  # two beside it
        ("isis god [8,8]; isis warrior [5,6]; isis androsphinx [5,7]", 3),  # an own one is no harm
        ("isis god [8,8]; isis warrior [4,8] [7,6]; ra androsphinx [5,7]", 3),  # two hexes away
        ("isis god [8,8]; isis warrior [5,6]; ra androsphinx [5,5]", 2),  # over the Nile
        ("isis god [8,8]; isis apep [6,4]; ra androsphinx [6,5]", 1),  # on water, the enemy in this region
        ("isis god [8,8]; isis apep [6,4]; ra androsphinx [5,4]", 1),  # … or in another
        ("isis god [8,8]; isis apep [1,10]; ra androsphinx [5,4]", 2),
    ],
)
def test_figures_beside_an_enemy_androsphinx_count_nothing(pieces: str, own: int) -> None:
    assert strength(f"{pieces}; {RA}", top=SPHINX, card="chariots") == [own, 3]


@pytest.mark.rule("A-B5")
def test_two_enemy_androsphinxes_zero_each_other_and_still_zero_others() -> None:
    t = battle(
        """isis androsphinx [5,7]; isis warrior [4,6]; isis god [7,1]; osiris god [8,0];
        ra androsphinx [5,6]; ra god [4,7]; ra warrior [8,8]""",
        guardians("androsphinx"),
        gods="isis ra osiris",
    )
    t.do("P1: card flood", "P2: card flood")
    assert t.told("A-B5", "strength") == [["isis", 0, 0, 0], ["ra", 1, 0, 1]]


@pytest.mark.rule("A-B5")
@pytest.mark.parametrize("place", ["[5,7]", "[8,5]"])
def test_androsphinx_overrides_resplendent_and_the_bonus_of_anubis(place: str) -> None:
    t = battle(
        f"anubis god [5,6]; anubis obelisk [7,0] [7,1] [1,2]; isis god [2,9]; isis androsphinx {place}",
        guardians("androsphinx"),
        gods="anubis isis",
        anubis="powers = ['resplendent']",
        isis="captives = 3",
    )
    t.do("P1: card flood", "P2: card flood")
    assert t.told("A-B5", "strength")[0] == (["anubis", 0, 0, 0] if place == "[5,7]" else ["anubis", 6, 0, 6])


# Temples. ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-B5")
@pytest.mark.parametrize(
    ("pieces", "bonus"),
    [
        ("isis god [8,8]; isis temple [8,7]", 2),
        ("isis god [8,8]; isis warrior [8,6]; isis temple [8,7]", 2),  # once per Temple
        ("isis god [8,8]; isis temple [8,7] [9,8]", 4),  # one figure serves two Temples
        ("isis god [8,8]; isis temple [8,7] [4,7]", 2),
        ("isis god [8,8]; isis temple [4,7]", 0),
        ("isis god [8,8]; ra temple [8,7]; neutral temple [9,8]", 0),
        ("isis god [8,8]; isis obelisk [8,7]; isis pyramid [9,8]", 0),
        ("isis god [8,8]; isis warrior [5,6]; isis temple [5,5]", 0),  # over the Nile
        ("isis god [8,8]; isis warrior [7,1]; isis temple [7,2]", 0),  # in another region
        ("isis god [8,8]; isis apep [6,4]; isis temple [6,5]", 2),  # from the water
        ("isis god [8,8]; isis apep [6,4]; isis temple [5,4]", 0),  # from the water, but in the other region
        ("isis god [8,8]; isis apep [6,4]; isis temple [6,5] [5,4]", 2),
        (
            "isis god [8,8]; isis warrior [5,6]; ra androsphinx [5,7]; isis temple [4,6]",
            2,
        ),  # neutralised, yet beside it
    ],
)
def test_temple_attuned_adds_two_for_each_temple_there_with_a_figure_beside_it(pieces: str, bonus: int) -> None:
    """The card adds three more."""
    top = SPHINX if "androsphinx" in pieces or "apep" in pieces else ""
    pieces = f"{pieces}; {RA}"
    assert strength(pieces, "powers = ['temple attuned']", "chariots", top)[1] == 3 + bonus
    assert strength(pieces, "powers = ['revered']", "chariots", top)[1] == 3


@pytest.mark.rule("A-B5", "A-B3")
@pytest.mark.parametrize("ra_bid", [0, 2])
def test_without_a_figure_left_there_is_no_strength_at_all(ra_bid: int) -> None:
    """Chariots and Temple are worth nothing once the Plague has taken the last figure."""
    t = battle(
        "isis warrior [8,8]; isis temple [8,7]; isis god [7,1]; ra god [2,9]",
        isis="powers = ['omnipresent', 'revered', 'temple attuned'], followers = 1",
        ra="followers = 2",
    )
    t.do("P1: card chariots", "P2: card plague", "P1: bid 1", f"P2: bid {ra_bid}")
    assert t.told("A-B5", "strength") == ([["isis", 1, 5, 6]] if not ra_bid else []) + [["ra", 1, 1, 2]]
    assert t.told("A-B6", "wins battle") == [["ra" if ra_bid else "isis"]]
    assert t.prompt == "choose an action"
    assert loads(t)
