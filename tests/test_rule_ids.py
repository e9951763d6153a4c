"""Every rule of the reference has a test that names it, and every event names a rule of the reference."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = re.compile(r"^\*\*(A-[A-Z]+\d+)\*\*", re.MULTILINE)
TAG = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")


def rules_of(game: str) -> list[str]:
    return ID.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


def test_each_rule_stands_once_in_the_reference() -> None:
    ids = rules_of("ankh")
    assert len(ids) == 82
    assert len(set(ids)) == len(ids)


def test_each_rule_has_a_test() -> None:
    tagged: set[str] = set()
    for path in (ROOT / "tests").glob("test_ankh_*.py"):
        for tags in TAG.findall(path.read_text(encoding="utf-8")):
            tagged.update(re.findall(r'"([^"]+)"', tags))
    ids = set(rules_of("ankh"))
    assert ids - tagged == set(), "rules without a test"
    assert tagged - ids == set(), "tests that name a rule which does not exist"


def test_events_and_steps_name_known_rules() -> None:
    named: set[str] = set()
    for path in (ROOT / "src" / "benben" / "ankh").rglob("*.py"):
        named.update(re.findall(r"A-[A-Z]+\d+", path.read_text(encoding="utf-8")))
    assert named - set(rules_of("ankh")) == set()
