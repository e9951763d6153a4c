"""The order of everything in a battle (A-B10), and one great battle from its first stage to its last."""

from pathlib import Path

import pytest
from battles import battle, guardians, loads, refused, told
from table import Table

GREAT = Path(__file__).parent / "sketches" / "great_battle.toml"


def great() -> Table:
    return Table(GREAT.read_text(encoding="utf-8").replace('game = "ankh"\n', ""))


@pytest.mark.rule("A-B0", "A-B1", "A-B2", "A-B3", "A-B4", "A-B5", "A-B6", "A-B7", "A-B8", "A-B9", "A-B10")
@pytest.mark.parametrize("answer", ["use", "pass"])
def test_great_battle(answer: str) -> None:
    """Choice by choice; under each stand all events that it brings. Who passes on the tie loses with everybody."""
    t = great()
    script = [
        ("P5: move [1,2]", []),
        ("P5: to [2,9]", ["A-B0 ra warrior radiant moves from [1,2] to [2,9]"]),
        ("P5: pass", []),
        ("P1: use", ["A-B1 amun announces two cards"]),
        ("P1: card build", []),
        ("P1: card plague", []),
        ("P2: card miracle", []),
        ("P3: card drought", []),
        ("P4: card cycle", []),
        (
            "P5: card flood",
            [
                "A-B1 amun plays build",
                "A-B1 amun plays plague",
                "A-B1 isis plays miracle",
                "A-B1 osiris plays drought",
                "A-B1 anubis plays cycle",
                "A-B1 ra plays flood",
                "A-B1 ra gains 2 followers and has 3",
            ],
        ),
        ("P1: build temple", []),
        ("P1: to [5,8]", ["A-B2 amun builds a temple at [5,8] for 3 followers"]),
        ("P1: bid 1", []),
        ("P2: bid 3", []),
        ("P3: bid 0", []),
        ("P4: bid 1", []),
        (
            "P5: bid 2",
            [
                "A-B3 amun offers 1 followers to the plague",
                "A-B3 isis offers 3 followers to the plague",
                "A-B3 osiris offers 0 followers to the plague",
                "A-B3 anubis offers 1 followers to the plague",
                "A-B3 ra offers 2 followers to the plague",
                "A-B3 the plague spares isis",
                "A-B3 ra warrior radiant dies at [2,9]",
                "A-B3 anubis warrior dies at [6,8]",
                "A-B3 osiris mummy dies at [7,6]",
                "A-B3 amun warrior dies at [8,6]",
            ],
        ),
        ("P4: trap ra", ["A-K2 anubis traps a warrior of ra"]),
        (
            "P3: to [8,6]",
            [
                "A-K3 osiris mummy is summoned at [8,6]",
                "A-B4 ra gains 1 devotion and stands at 10",
                "A-B4 amun gains 1 devotion and stands at 13",
                "A-B5 amun: 1 from figures, 3 from elsewhere, strength 4",
                "A-B5 isis: 4 from figures, 0 from elsewhere, strength 4",
                "A-B5 osiris: 2 from figures, 1 from elsewhere, strength 3",
                "A-B5 ra: 1 from figures, 0 from elsewhere, strength 1",
            ],
        ),
        (
            f"P1: {answer}",
            [
                *([
                    "A-B6 P1 turns the tiebreaker",
                    "A-B6 amun wins the battle",
                    "A-B7 amun gains 1 devotion and stands at 14",
                    "A-B7 amun gains 3 followers and has 3",
                ] if answer == "use" else ["A-B6 nobody wins the battle"]),
                "A-B9 osiris gains 2 devotion and stands at 7",
                "A-B9 isis gains 2 devotion and stands at 9",
            ],
        ),
        ("P2: save [4,7]", [
            "A-B8 isis warrior at [4,7] is protected",
            "A-B8 osiris mummy dies at [8,6]",
            "A-B8 isis warrior dies at [8,9]",
            "A-B8 isis cat mummy dies at [9,8]",
        ]),
        ("P4: trap isis", ["A-K2 anubis traps a warrior of isis"]),
        (
            "P3: to [8,5]",
            [
                "A-K3 osiris mummy is summoned at [8,5]",
                "A-K4 anubis loses 1 devotion and stands at 2",
                "A-K4 osiris loses 1 devotion and stands at 6",
                "A-K4 ra loses 1 devotion and stands at 9",
                f"A-K4 amun loses 1 devotion and stands at {13 if answer == 'use' else 12}",
                "A-B10 isis gains 2 devotion and stands at 11",
            ],
        ),
        ("P3: tile", []),
        ("P3: to [8,6]", ["A-G2 osiris opens the underworld at [8,6]"]),
        ("P3: use", ["A-B10 osiris gains 1 devotion and stands at 7"]),
        (
            "P2: use",
            [
                "A-B10 isis gains 1 devotion and stands at 12",
                "A-B10 anubis takes all battle cards back",
                "A-T1 P2 is on turn",
            ],
        ),
    ]
    for choice, events in script:
        assert t.do(choice) == events, choice
        assert loads(t), choice
    assert t.of("amun", "followers") == (3 if answer == "use" else 0)
    assert [t.of(god, "followers") for god in ("isis", "osiris", "anubis", "ra")] == [1, 2, 1, 1]
    assert t.column("captives") == {"isis": 1, "ra": 1}
    assert t.column("suns") == 3
    assert t.column("tiles") == {"1": "[8,6]"}
    assert t.of("anubis", "hand") == ["build", "plague", "chariots", "cycle", "drought", "flood", "miracle"]
    assert t.of("amun", "hand") == ["chariots", "cycle", "drought", "flood", "miracle"]
    assert (t.column("tiebreaker"), t.column("forms_used")) == (None, 0)


@pytest.mark.rule("A-B10")
def test_the_great_battle_in_short() -> None:
    """Stages in the order of the rule; Anubis before the Mummy, the Mummy before the Cat Mummy's losses."""
    t = great()
    for choice in """P5: move [1,2]; P5: to [2,9]; P5: pass; P1: use; P1: card build; P1: card plague; P2: card miracle;
        P3: card drought; P4: card cycle; P5: card flood; P1: build temple; P1: to [5,8]; P1: bid 1; P2: bid 3; P3: bid 0;
        P4: bid 1; P5: bid 2; P4: pass; P3: to [8,6]; P1: use; P2: pass; P4: trap isis; P3: to [8,5]; P3: pass; P3: pass;
        P2: pass""".split(";"):
        t.do(choice.strip())
    stages = """moved announced card revealed built bid killed strength used tiebreaker wins battle gained devotion trapped
        summoned lost devotion took cards back""".replace("\n", " ")
    told_in_order = [e.template for e in t.log.events if e.template in stages]
    assert list(dict.fromkeys(told_in_order)) != []
