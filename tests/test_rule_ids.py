"""Every rule of a reference has a test that names it, and every event names a rule of the reference."""

import re
from pathlib import Path

import pytest

from benben.kernel import registry

ROOT = Path(__file__).parent.parent
ID = re.compile(r"^\*\*([AK]-[A-Z]+(?:\d+|:[a-z-]+))\*\*", re.MULTILINE)
NAMED = re.compile(r"\b(?:[AK]|KT)-(?:[A-Z]+\d+|[TI]:[a-z-]+)")
TAG = re.compile(r"(?:pytest\.mark\.rule|rule)\(([^)]*)\)")
COUNTS = {"ankh": 82, "kemet": 65 + 51 + 12}
AHEAD = {"kemet-classic": 141 + 59 + 20 + 8 + 13}
"""References that are ahead of their game: they are complete, but not every rule can be played and has a test yet."""
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
    ahead = [rule for other in AHEAD if other.startswith(game) for rule in rules_ahead(other)]
    assert named - {*rules_of(game), *ahead} == set()


def rules_ahead(game: str) -> list[str]:
    return AHEAD_ID.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", AHEAD)
def test_a_reference_written_ahead_is_whole(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = rules_ahead(game)
    assert len(ids) == len(set(ids)) == AHEAD[game]
    assert set(re.findall(r"\bKT-(?:[A-Z]\d+|[TIOL]:[a-z][a-z-]*)", page)) - set(ids) == set()


def test_tests_name_rules_of_a_reference_written_ahead() -> None:
    tagged: set[str] = set()
    for path in (ROOT / "tests").glob("test_*classic_*.py"):
        for tags in TAG.findall(path.read_text(encoding="utf-8")):
            tagged.update(re.findall(r'"(KT-[^"]+)"', tags))
    assert tagged - set(rules_ahead("kemet-classic")) == set()
    assert tagged


def test_every_game_is_looked_at() -> None:
    assert set(COUNTS) <= set(registry.names())
    assert {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} == {*COUNTS, *AHEAD}
