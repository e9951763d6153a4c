"""Playing a merged god (A-MG3, A-MG5, A-T2)."""

import pytest
from ankh_table import hand, scores, table

MERGED = 'merged = { ra = "amun" }'
LATE = MERGED + "\nevent = 13\ntrack = { gain = 3 }"


@pytest.mark.rule("A-T2", "A-MG5")
def test_partners_take_one_action_each_in_their_own_places() -> None:
    t = table("amun ra isis", "amun god [1,3]; isis god [7,1]", "turn of P1", MERGED)
    t.do("P1: action gain")
    assert t.owing == ["P2"]
    t.do("P2: action gain")
    assert t.owing == ["P3"]
    t.do("P3: action gain")
    assert (t.owing, t.prompt) == (["P3"], "unlock a power")  # the only second action left
    t.do("P3: pass")
    assert (t.owing, t.column("track")) == (["P1"], {"gain": 3, "unlock": 1})


@pytest.mark.rule("A-T2")
def test_the_one_action_may_fire_an_event() -> None:
    t = table("amun ra isis", "amun god [1,3]; isis god [7,1]", "turn of P2", LATE)
    t.do("P2: action gain")
    assert (t.column("event"), t.owing, t.column("track")) == ("14 monument", ["P3"], {})


@pytest.mark.rule("A-MG5")
def test_partners_share_figures_followers_and_tokens() -> None:
    t = table(
        "amun ra isis",
        "amun god [1,3]; amun warrior [1,6]; neutral temple [1,4]; isis god [7,1]",
        "turn of P2",
        LATE,
        amun="followers = 2",
    )
    t.do("P2: action gain")
    assert t.told("A-GAIN1", "gained followers") == [["amun", 1, 3]]
    # The partner who fired the event decides, and the god benefits.
    assert (t.prompt, t.owing, t.legal()) == ("control a monument", ["P2"], ["pass", "take [1,4]"])
    t.do("P2: take [1,4]")
    assert (t.piece("[1,4]"), t.of("amun", "ankhs")) == ("amun temple", 8)
    move = table("amun ra isis", "amun god [1,3]; amun warrior [1,6]; isis god [7,1]", "action move of P2", MERGED)
    assert move.legal() == ["pass", "move [1,3]", "move [1,6]"]


@pytest.mark.rule("A-MG5", "A-MG3")
def test_a_partner_unlocks_for_both_with_bases_of_the_higher_god() -> None:
    level_two = 'followers = 9, powers = ["commanding", "inspiring", "resplendent"]'
    pieces = "amun god [1,3]; isis god [7,1]; "
    t = table("amun ra isis", pieces + "amun satet [1,4]", "action unlock of P2", MERGED, amun=level_two)
    t.do("P2: unlock temple attuned")
    assert "temple attuned" in t.of("amun", "powers")
    assert (t.of("amun", "followers"), t.of("amun mummy", "pool"), t.owing) == (7, 1, ["P3"])
    full = table("amun ra isis", pieces + "amun satet [1,4] [1,5]", "action unlock of P2", MERGED, amun=level_two)
    full.do("P2: unlock temple attuned")
    assert (full.of("amun mummy", "pool"), full.told("A-UNL2", "guardian joins")) == (0, [])


@pytest.mark.rule("A-MG5")
def test_the_higher_player_chooses_the_cards_of_the_higher_god() -> None:
    t = table(
        "ra amun isis",
        "amun god [4,7]; isis god [4,8]",
        top=MERGED,
        amun=hand("chariots", "build", "cycle"),
        isis=hand("cycle", "flood"),
    )
    assert (t.prompt, t.owing) == ("announce two cards", ["P2"])
    t.do("P2: pass")
    assert (t.owing, t.legal("P2")) == (["P2", "P3"], ["card build", "card chariots", "card cycle"])
    assert t.legal("P1") == []


@pytest.mark.rule("A-MG5", "A-B6")
def test_the_tiebreaker_of_a_partner_serves_the_god() -> None:
    t = table(
        "ra amun isis",
        "amun god [4,7]; isis god [5,8]",
        "battle in the region of [4,7] of P1",
        MERGED,
        amun=hand("cycle"),
        isis=hand("cycle"),
    )
    assert (t.prompt, t.owing, t.column("tiebreaker")) == ("use the tiebreaker", ["P2"], "P1")
    t.do("P2: use")
    assert t.told("A-B6", "wins battle") == [["amun"]]


@pytest.mark.rule("A-MG3")
def test_a_merged_god_has_both_powers_and_each_effect_once() -> None:
    t = table(
        "ra amun isis",
        "amun god [4,7]; amun warrior radiant [4,8]; isis god [1,3]",
        "conflict of P3",
        MERGED,
        amun='powers = ["omnipresent"], followers = 0',
    )
    assert t.told("A-X1", "gained followers") == [["amun", 1, 1]]
    assert t.told("A-X4", "gained devotion") == [["isis", 1, 1], ["amun", 2, 2]]


@pytest.mark.rule("A-MG5", "A-W2")
@pytest.mark.parametrize(("amun", "winners", "score"), [(27, ["P1", "P2"], [0.5, 0.5, 0]), (24, ["P3"], [0, 0, 1])])
def test_partners_win_or_lose_together(amun: int, winners: list[str], score: list[float]) -> None:
    t = table(
        "ra amun isis",
        "amun god [1,3]; isis god [7,1]",
        top=MERGED + "\nevent = 18",
        amun=f"devotion = {amun}",
        isis="devotion = 25",
    )
    assert t.outcome == ("final-conflict", winners)
    assert scores(t) == score


@pytest.mark.rule("A-MG3")
@pytest.mark.parametrize(
    ("lower", "prompt"),
    [("amun", "announce two cards"), ("isis", "protect figures"), ("osiris", "place an underworld tile")],
)
def test_the_higher_player_uses_the_power_of_the_lower_god_in_battle(lower: str, prompt: str) -> None:
    t = table(
        f"{lower} ra anubis",
        "ra god [4,7]; ra warrior [4,8]; anubis god [5,8]; anubis warrior [5,9] [5,7]",
        top=f'merged = {{ {lower} = "ra" }}',
        ra=hand("cycle", "build"),
        anubis=hand("chariots"),
    )
    if lower != "amun":
        t.do("P2: card cycle")
    if lower == "osiris":
        t.do("P3: pass")  # Anubis traps nobody
    assert (t.prompt, t.owing) == (prompt, ["P2"])
