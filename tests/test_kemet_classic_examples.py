"""The worked examples of classic Kemet's rules as positions: what `benben position` tells, step by step, and by which
rules."""

from pathlib import Path

import pytest

from benben.cli import run

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"


def told(capsys: pytest.CaptureFixture[str], name: str, *choices: str) -> list[str]:
    """What follows from these choices, line by line, as the command prints it."""
    given = [word for choice in choices for word in ("--do", choice)]
    assert run(["position", str(EXAMPLES / f"kemet_classic_{name}.toml"), "--brief", *given]) == 0
    return [line.strip() for line in capsys.readouterr().out.replace("\u00a0", " ").splitlines()]


@pytest.mark.rule("KT-B0", "KT-B5", "KT-B7", "KT-B8", "KT-B11", "KT-B12", "KT-C3")
def test_a_battle_of_ten_against_nine(capsys: pytest.CaptureFixture[str]) -> None:
    cards = ["P1: discard 1/3/0", "P1: card 3/2/0", "P2: discard 4/1/0", "P2: card 2/0/2"]
    lines = told(capsys, "battle", *cards, "P2: add war-fury", "P2: add bronze-wall", "P2: recall")
    assert [line for line in lines if not line.startswith("P1: ") or "(" in line][: lines.index("") - 2] == [
        "P1 attacks P2 in T-W  KT-B0",
        "P2: discard 4/1/0",
        "P2: card 2/0/2",
        "P2: add war-fury",
        "P2: add bronze-wall",
        "P1 shows the battle card 3/2/0  KT-B5",
        "P2 shows the battle card 2/0/2  KT-B5",
        "P2 plays War Fury  KT-I:war-fury",
        "P2 pays 1 PP and has 4 left  KT-I:war-fury",
        "P2 plays Bronze Wall  KT-I:bronze-wall",
        "P1: strength +5 (Units)  KT-B7",
        "P1: strength +3 (battle card 3/2/0)  KT-C3",
        "P1: damage +2 (battle card 3/2/0)  KT-C3",
        "P1: strength +1 (Blades of Neith)  KT-T:blades-of-neith",
        "P1: strength +1 (Charge!)  KT-T:charge",
        "P2: strength +4 (Units)  KT-B7",
        "P2: strength +2 (battle card 2/0/2)  KT-C3",
        "P2: defence +2 (battle card 2/0/2)  KT-C3",
        "P2: strength +2 (War Fury)  KT-I:war-fury",
        "P2: defence +1 (Bronze Wall)  KT-I:bronze-wall",
        "P2: strength +1 (Ancestral Elephant)  KT-T:ancestral-elephant",
        "P2: defence +1 (Ancestral Elephant)  KT-T:ancestral-elephant",
        "Strength: P1 10, P2 9  KT-B7",
        "P1 wins the battle  KT-B7",
        "P1 loses nobody; 5 left  KT-B8",
        "P2 loses nobody; 4 left  KT-B8",
        "P1 gains 1 victory point and has 1  KT-B11",
        "P2: recall",
        "P2 recalls 4 Units from T-W  KT-B12",
        "P2 gains 4 PP and has 8  KT-B12",
    ]


@pytest.mark.rule("KT-A5")
@pytest.mark.parametrize(
    ("choices", "price"),
    [
        (["raise NW1", "colour black", "level 1"], 1),
        (["raise NW2", "level 3"], 5),
        (["raise NW3", "level 3"], 3),
        (["raise NW3", "level 4"], 7),
    ],
)
def test_what_levels_cost(choices: list[str], price: int, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "raise", *(f"P1: {choice}" for choice in choices))
    assert f"P1 pays {price} PP and has {11 - price} left  KT-A5" in lines


SETTING_OUT = ["P1: troop NW1", "P1: take 3", "P1: with deep-desert-snake"]


@pytest.mark.rule("KT-M4", "KT-A9")
def test_over_the_water_by_ship(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "ship", *SETTING_OUT, "P1: to D-NW", "P1: to In-W", "P1: to T-inE")
    assert [line for line in lines if line.startswith("P1 moves")] == [
        "P1 moves 3 Units from NW1 to D-NW  KT-A8",
        "P1 moves 3 Units from D-NW to In-W  KT-A8",
        "P1 moves 3 Units from In-W to T-inE  KT-A8",
    ]


@pytest.mark.rule("KT-A10")
def test_over_the_water_by_teleport(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "ship", *SETTING_OUT, "P1: teleport T-inE")
    assert "P1 pays 2 PP and has 3 left  KT-A10" in lines
    assert "P1 moves 3 Units from NW1 to T-inE  KT-A10" in lines


@pytest.mark.rule("KT-V3", "KT-V4")
def test_a_last_day(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "victory", "P1: space pray-1")
    assert "P1 has 8 VP, but somebody has more: this Day is the last  KT-V4" in lines
    assert lines.index("P2’s turn  KT-D1") + 1 == lines.index("P2 wins with 9 victory points  KT-V3")
