"""Why choices are refused: what a table says, and all the reasons that the rules of a game know."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from table import Table

from benben.kernel.errors import IllegalChoice
from benben.kernel.registry import MODULES

SOURCE = Path(__file__).parent.parent / "src" / "benben"
Case = tuple[str, str, Callable[[], Table], str]
"""The rule that forbids a choice, the reason, a table, and the choice."""


def reason(t: Table, choice: str) -> tuple[str, str]:
    """Rule and reason for which the choice is refused, which changes nothing."""
    who, _, text = choice.partition(": ")
    before = repr(vars_of(t.state))
    with pytest.raises(IllegalChoice) as wrong:
        t.rules.read(t.state, int(who[1:]) - 1, text)
    assert repr(vars_of(t.state)) == before
    assert wrong.value.code == "not-legal"
    assert f"({wrong.value.rule}); legal: " in str(wrong.value)
    return wrong.value.rule, wrong.value.why


def vars_of(s: Any) -> list[object]:
    return [getattr(s, name) for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())]


def marked(cases: list[Case]) -> list[Any]:
    """As parameters of a test, each with the mark of its rule."""
    return [
        pytest.param(rule, why, make, choice, marks=pytest.mark.rule(rule), id=f"{rule} {why}: {choice}")
        for rule, why, make, choice in cases
    ]


def known(game: str) -> set[str]:
    """The names of all reasons that functions for it return: behind a rule ID, as a text or by a name."""
    found = set()
    folder = SOURCE / MODULES[game].rpartition(".")[2]  # which editions of a game share
    for path in [*(folder / "rules").rglob("*.py"), folder / "box" / "board.py"]:
        for made in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(made, ast.FunctionDef) and re.match("forbids|not_beside", made.name):
                for pair in ast.walk(made):
                    if isinstance(pair, ast.Tuple) and len(pair.elts) == 2 and is_reason(pair):
                        found.add(ast.literal_eval(pair.elts[1]))
    return found


def is_reason(pair: ast.Tuple) -> bool:
    rule, why = pair.elts
    named = isinstance(rule, ast.Name | ast.Subscript | ast.Attribute)
    named = named or (isinstance(rule, ast.Constant) and re.match("(A|KT?)-", str(rule.value)) is not None)
    return named and isinstance(why, ast.Constant) and isinstance(why.value, str)
