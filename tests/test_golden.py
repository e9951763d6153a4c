"""Recorded games of every scenario, number of players and kind of end, replayed choice by choice with their story."""

import pytest

from benben.kernel.game import replay
from benben.kernel.registry import ruleset
from tools.regold import GOLDEN, bare, slots, tell

FILES = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game_tells_the_same_story(path) -> None:  # type: ignore[no-untyped-def]
    text = path.read_text(encoding="utf-8")
    record = bare(text)
    rules = ruleset(record.game)
    game, stop = replay(rules, record)
    assert stop is None
    assert game.record.text() == record.text()
    assert tell(rules, record) == text


def test_every_scenario_count_and_end_has_one() -> None:
    assert [path.name for path in FILES] == sorted(name for name, _, _ in slots())
    for game in ("ankh", "kemet"):
        records = [bare(path.read_text(encoding="utf-8")) for path in FILES if path.name.startswith(game)]
        assert {record.end.split()[0] for record in records} == set(ruleset(game).reasons[1:])
