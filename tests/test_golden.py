"""Recorded games of every scenario, number of players and kind of end, replayed choice by choice with their story."""

import pytest

from benben.kernel.game import replay
from benben.kernel.registry import ruleset
from tools.regold import EYES, GOLDEN, READ_ALOUD, bare, read_aloud, slots, tell, through_all_eyes

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


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game_is_told_to_each_viewer_as_before(path) -> None:  # type: ignore[no-untyped-def]
    record = bare(path.read_text(encoding="utf-8"))
    rules = ruleset(record.game)
    digests = (EYES / "digests.txt").read_text(encoding="utf-8").splitlines()
    assert through_all_eyes(rules, path.stem, record) == [d for d in digests if d.startswith(f"{path.stem} ")]
    if path.name in READ_ALOUD:
        assert read_aloud(rules, record) == (EYES / path.name).read_text(encoding="utf-8")


def test_nothing_else_is_kept() -> None:
    assert {path.name for path in EYES.iterdir()} == {"digests.txt", *READ_ALOUD}
    digests = (EYES / "digests.txt").read_text(encoding="utf-8").splitlines()
    assert {line.split()[0] for line in digests} == {path.stem for path in FILES}


def test_every_scenario_count_and_end_has_one() -> None:
    assert [path.name for path in FILES] == sorted(name for name, _, _ in slots())
    for game in ("ankh", "kemet"):
        records = [bare(path.read_text(encoding="utf-8")) for path in FILES if path.name.startswith(game)]
        assert {record.end.split()[0] for record in records} == set(ruleset(game).reasons[1:])
