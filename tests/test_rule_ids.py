"""Every rule of a reference has a test that names it, and every event names a rule of the reference."""

import re
from pathlib import Path

import pytest

from benben.kernel import registry

ROOT = Path(__file__).parent.parent
ID = re.compile(r"^\*\*([AK]-[A-Z]+(?:\d+|:[a-z-]+))\*\*", re.MULTILINE)
NAMED = re.compile(r"\b[AK]-(?:[A-Z]+\d+|[TI]:[a-z-]+)")
TAG = re.compile(r"(?:pytest\.mark\.rule|rule)\(([^)]*)\)")
COUNTS = {"ankh": 82, "kemet": 65 + 51 + 12}
AHEAD = {"kemet-classic": 141 + 59 + 20 + 8 + 13}
"""References of games that cannot be played yet: they are complete, but no test of a game can name their rules."""
AHEAD_ID = re.compile(r"^\*\*(KT-(?:[A-Z]\d+|[TIOL]:[a-z-]+))\*\*", re.MULTILINE)

each_game = pytest.mark.parametrize("game", COUNTS)


def rules_of(game: str) -> list[str]:
    return ID.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


@each_game
def test_each_rule_stands_once_in_the_reference(game: str) -> None:
    ids = rules_of(game)
    assert len(ids) == COUNTS[game]
    assert len(set(ids)) == len(ids)


@each_game
def test_each_rule_has_a_test(game: str) -> None:
    tagged: set[str] = set()
    for path in (ROOT / "tests").glob(f"test_{game}_*.py"):
        for tags in TAG.findall(path.read_text(encoding="utf-8")):
            tagged.update(re.findall(r'"([AK]-[^"]+)"', tags))
    ids = set(rules_of(game))
    assert ids - tagged == set(), "rules without a test"
    assert tagged - ids == set(), "tests that name a rule which does not exist"


@each_game
def test_events_and_steps_name_known_rules(game: str) -> None:
    named = {step.rule for step in registry.ruleset(game).steps}
    for path in (ROOT / "src" / "benben" / game).rglob("*.py"):
        named.update(NAMED.findall(path.read_text(encoding="utf-8")))
    assert named - set(rules_of(game)) == set()


@pytest.mark.parametrize("game", AHEAD)
def test_a_reference_written_ahead_is_whole(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = AHEAD_ID.findall(page)
    assert len(ids) == len(set(ids)) == AHEAD[game]
    assert set(re.findall(r"\bKT-(?:[A-Z]\d+|[TIOL]:[a-z][a-z-]*)", page)) - set(ids) == set()


def test_every_game_is_looked_at() -> None:
    assert set(COUNTS) <= set(registry.names())
    assert {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} == {*COUNTS, *AHEAD}
