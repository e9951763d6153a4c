"""A column is declared once, in columns.py; the class of the state, its copies and pickles follow."""

import pickle
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import laws
import pytest
from toy import TEMPLATES, Toy
from toybox import columns as toy_columns
from toybox.names import KINDS
from toybox.state import ToyState

from benben.kernel.columns import OWNER, Column
from benben.kernel.notation import NONE, Terms
from benben.kernel.positions import decode, encode
from tools import states

ROOT = Path(__file__).parent.parent


def test_every_state_is_as_its_columns_say() -> None:
    done = subprocess.run(
        [sys.executable, "tools/states.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_state_that_does_not_fit_is_named_with_what_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "state.py"
    file.write_text(states.written("ToyState", toy_columns.COLUMNS[1:]), "utf-8")
    right = states.written("ToyState", toy_columns.COLUMNS)
    monkeypatch.setattr(states, "ROOT", tmp_path)
    monkeypatch.setattr(states, "states", lambda: {file: right})
    assert states.main(["--check"]) == 1
    assert capsys.readouterr().err == "state.py does not fit columns.py beside it: run python tools/states.py\n"
    assert states.main([]) == 0
    assert file.read_text("utf-8") == right
    assert states.main(["--check"]) == 0
    assert states.main(["--what"]) == 2


FURTHER = (
    Column("season", "number", initial=3),
    Column("grain", "number", "card", initial=2),
    Column("debts", "player", "player", initial=NONE),
    Column("omens", "number", "charm", initial=[4, 5], sees=OWNER),
)


def with_columns(further: tuple[Column, ...], monkeypatch: pytest.MonkeyPatch) -> type[ToyState]:
    """The toy's class as the tool would write it with further columns."""
    columns = [*toy_columns.COLUMNS, *further]
    monkeypatch.setattr(toy_columns, "COLUMNS", columns)
    module = ModuleType("toybox.state")
    module.__package__ = "toybox"
    monkeypatch.setitem(sys.modules, "toybox.state", module)  # where pickle looks for the class
    exec(states.written("ToyState", columns, "benben.kernel"), module.__dict__)
    made: type[ToyState] = module.__dict__["ToyState"]
    return made


def test_a_further_column_needs_its_declaration_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = with_columns(FURTHER, monkeypatch)

    class More(Toy):
        columns = toy_columns.COLUMNS

        def blank(self, options: dict[str, object]) -> ToyState:
            return kind(int(str(options["players"])))

    rules = More(TEMPLATES)
    s: Any = rules.setup({"players": 3})
    assert (s.season, s.grain, s.debts, s.omens) == (3, [2] * 4, [NONE] * 3, [4, 5] * 3)
    s.season, s.grain[1], s.debts[2], s.omens[1] = 1, 0, 0, 7
    twins: list[Any] = [s.copy(), pickle.loads(pickle.dumps(s)), decode(rules, encode(rules, s))]
    for twin in twins:
        assert (twin.season, twin.grain, twin.debts, twin.omens) == (s.season, s.grain, s.debts, s.omens)
    seen: Any = encode(rules, s, 0)["columns"]
    assert seen["omens"] == {"P1 amber": 4, "P1 jade": 7}
    assert seen["grain"] == {"lotus": 0}
    assert seen["debts"] == {"P3": "P1"}
    for law in (laws.declared, laws.copies, laws.exact, laws.blind):
        law(rules, s, random.Random(1))


def test_a_column_is_as_long_as_its_axis() -> None:
    for players in (2, 4):
        assert Column("x", "number", "card").blank(KINDS, players) == [0] * 4
        assert Column("x", "number", "cell").blank(KINDS, players) == [0] * 3 * players
        assert Column("x", "number", "player", initial=range(4)).blank(KINDS, players) == [*range(players)]
        assert Column("x", "number", initial=NONE).blank(KINDS, players) == [NONE]
    assert Terms("cell", "abcdef", each=3).count(2) == 6
