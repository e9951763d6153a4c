"""Every rule of a reference has a test that names it, and every event names a rule of the reference."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from benben.kernel import registry

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"\b(?:[AK]|KT)-(?:[A-Z]+\d+|[TIOL]:[a-z][a-z-]*)")
TAG = re.compile(r"(?:pytest\.mark\.rule|rule)\(([^)]*)\)")


class Game(NamedTuple):
    prefix: str
    many: int
    tests: str
    source: str


GAMES = {
    "ankh": Game("A", 82, "test_ankh_*.py", "ankh"),
    "kemet": Game("K", 65 + 51 + 12, "test_kemet_*.py", "kemet"),
    "kemet-classic": Game("KT", 141 + 59 + 20 + 8 + 13, "test_*classic_*.py", "kemet"),
}
"""Classic Kemet: rules, tiles, divine interventions, Objects, Skills."""

each_game = pytest.mark.parametrize("game", GAMES)


def page_of(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def rules_of(game: str) -> list[str]:
    return re.findall(rf"^\*\*({GAMES[game].prefix}-(?:[A-Z]+\d+|[TIOL]:[a-z-]+))\*\*", page_of(game), re.MULTILINE)


@each_game
def test_each_rule_stands_once_in_the_reference(game: str) -> None:
    ids = rules_of(game)
    assert len(ids) == GAMES[game].many
    assert len(set(ids)) == len(ids)


@each_game
def test_a_reference_names_no_rule_that_it_does_not_have(game: str) -> None:
    own = {rule for rule in NAMED.findall(page_of(game)) if rule.startswith(f"{GAMES[game].prefix}-")}
    assert own - set(rules_of(game)) == set()


@each_game
def test_each_rule_has_a_test(game: str) -> None:
    tagged: set[str] = set()
    for path in (ROOT / "tests").glob(GAMES[game].tests):
        for tags in TAG.findall(path.read_text(encoding="utf-8")):
            tagged.update(re.findall(rf'"({GAMES[game].prefix}-[^"]+)"', tags))
    ids = set(rules_of(game))
    assert ids - tagged == set(), "rules without a test"
    assert tagged - ids == set(), "tests that name a rule which does not exist"


@each_game
def test_events_and_steps_name_known_rules(game: str) -> None:
    source = GAMES[game].source
    named = {step.rule for step in registry.ruleset(game).steps}
    for path in (ROOT / "src" / "benben" / source).rglob("*.py"):
        named.update(NAMED.findall(path.read_text(encoding="utf-8")))
    known = [rule for other in GAMES if GAMES[other].source == source for rule in rules_of(other)]
    assert named - set(known) == set()


def test_every_game_is_looked_at() -> None:
    assert set(GAMES) <= set(registry.names())  # tests bring games of their own
    assert {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} == set(GAMES)
