"""Recorded games of every scenario, number of players and kind of end, replayed choice by choice with their story.

Those of the present version must bring what they brought when it became the present one; those of earlier versions
stay, and what has become of each is written beside it.
"""

import re
from pathlib import Path
from types import ModuleType

import pytest

from benben.kernel import registry
from benben.kernel.contract import Change
from benben.kernel.game import replay
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from tools import regold
from tools.regold import (
    BEHAVIOUR,
    EYES,
    MARK,
    NOW,
    READ_ALOUD,
    SHOWS,
    bare,
    digest,
    earlier,
    fate,
    kept,
    present,
    read_aloud,
    slots,
    tell,
    through_all_eyes,
)

FILES = present()
CHANGED = "the rules bring something else: a new line in changes.py of the game, then `python tools/regold.py --write`"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game_tells_the_same_story(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = bare(text)
    rules = ruleset(record.game)
    assert record.version == rules.version
    game, stop = replay(rules, record)
    assert stop is None
    assert game.record.text() == record.text()
    assert tell(rules, record) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rules_that_bring_something_else_are_a_new_version(path: Path) -> None:
    record = bare(path.read_text(encoding="utf-8"))
    assert digest(ruleset(record.game), record) == kept(path.parent / BEHAVIOUR)[path.name], CHANGED


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game_is_told_to_each_viewer_as_before(path: Path) -> None:
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
    assert sorted(path.name for path in FILES) == sorted(name for name, _, _ in slots())
    for game in ("ankh", "kemet", "kemet-classic"):
        records = [bare(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name.startswith(f"{game}-")]
        assert {record.end.split()[0] for record in records} == set(ruleset(game).reasons[1:])


def test_a_golden_game_stays_whatever_end_another_scenario_leaves_it_to_show() -> None:
    """A scenario more moves the ends that games are found for; a game that is there is told again all the same."""
    rules = ruleset("ankh")
    text = (regold.folder("ankh", rules.version) / "ankh-inundation-2.txt").read_text(encoding="utf-8")
    for reason in rules.reasons[1:]:
        assert regold.renew(rules, text, bare(text).options, reason) == text


def test_a_golden_game_has_the_options_of_its_slot_and_shows_what_it_is_for() -> None:
    """The end alone does not tell a last Day from another; and a slot that asks for more gets another game."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in FILES}
    for name, options, reason in slots():
        record = bare(texts[name])
        assert record.options == ruleset(record.game).options(options), name
        if name.startswith("kemet"):  # those of Ankh take what end they came to
            assert record.end.startswith(reason), name
    for name, rule in SHOWS.items():
        assert f"\n{MARK}{rule} " in texts[name]


def test_a_game_with_other_options_is_not_kept() -> None:
    rules = ruleset("kemet-classic")
    own = regold.folder("kemet-classic", rules.version)
    text = (own / "kemet-classic-beginner.txt").read_text(encoding="utf-8")
    assert regold.renew(rules, text, {"players": 3, "length": "beginner"}, "fame") == text
    asked: dict[str, object] = {"players": 2, "length": "beginner"}
    assert bare(regold.renew(rules, text, asked, "fame")).options == rules.options(asked)


def test_golden_games_of_earlier_versions_stay() -> None:
    """And each fares as is written beside it."""
    for game in ("ankh", "kemet", "kemet-classic"):
        for version in range(1, ruleset(game).version):
            own = regold.folder(game, version)
            assert set(kept(own / NOW)) == set(kept(own / BEHAVIOUR)) == {path.name for path in own.glob("*.txt")}
    for path in earlier():
        text = path.read_text(encoding="utf-8")
        record = bare(text)
        assert record.version == int(path.parent.name.rpartition("-")[2])
        assert fate(ruleset(record.game), text) == kept(path.parent / NOW)[path.name], path


def test_versions_name_rules_that_there_are() -> None:
    for game in ("ankh", "kemet", "kemet-classic"):
        rules = ruleset(game)
        known = set(re.findall(r"\*\*([A-Z]+-[^*\s]+)\*\*", Path(f"docs/rules/{game}.md").read_text(encoding="utf-8")))
        assert len(known) > 50
        assert rules.version == len(rules.changes)
        for n, change in rules.since(1):
            assert change.rules, f"{game} {n} says which rules it changes"
            assert set(change.rules) <= known
            assert change.text
            assert "\n" not in change.text


# Sabotage ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool with two golden games of its own."""
    monkeypatch.setattr(regold, "GOLDEN", tmp_path)
    monkeypatch.setattr(regold, "EYES", tmp_path / "eyes")
    few = [slot for slot in slots() if slot[0] in ("kemet-2.txt", "kemet-last_round.txt")]
    monkeypatch.setattr(regold, "slots", lambda: iter(few))
    for path in FILES:
        if path.name in {name for name, _, _ in few}:
            (tmp_path / path.parent.name).mkdir(exist_ok=True)
            (tmp_path / path.parent.name / path.name).write_bytes(path.read_bytes())
    assert regold.main(write=True) == 0
    return regold


def cheaper_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is played otherwise: what a tile costs."""
    from benben.kemet.rules import buy

    cost = buy.cost
    monkeypatch.setattr(buy, "cost", lambda *given: max(0, cost(*given) - 1))


def versioned(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset("kemet")
    newer = (*rules.changes, Change(("K-A2",), "tiles are cheaper"))
    monkeypatch.setattr(type(rules), "changes", newer)
    monkeypatch.setitem(registry.loaded, "kemet", rules)


def test_a_change_without_a_version_is_refused(
    golden: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in golden.GOLDEN.rglob("*.*")}
    cheaper_tiles(monkeypatch)
    assert golden.main(write=True) == 1
    assert "kemet is still version" in capsys.readouterr().out
    assert {path: path.read_bytes() for path in golden.GOLDEN.rglob("*.*")} == before


def test_a_version_gets_a_folder_and_the_earlier_one_stays(golden: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    version = ruleset("kemet").version
    old = golden.folder("kemet", version)
    before = {path.name: path.read_bytes() for path in old.iterdir()}
    cheaper_tiles(monkeypatch)
    versioned(monkeypatch)
    assert golden.main(write=False) == 1
    assert golden.main(write=True) == 0
    assert {path.name: path.read_bytes() for path in old.iterdir() if path.name != NOW} == before
    new = golden.folder("kemet", version + 1)
    assert {path.name for path in new.iterdir()} == {path.name for path in old.iterdir()} - {NOW}
    fates = kept(old / NOW)
    assert set(fates) == {path.name for path in old.glob("*.txt")}
    assert all(re.fullmatch(r"differs at line \d+(, stops at line \d+)?", said) for said in fates.values()), fates
    for name, said in fates.items():
        at = int(re.findall(r"\d+", said)[0])
        who, choice, _ = bare((old / name).read_text(encoding="utf-8")).lines[at - 1]
        assert who != BOX
        assert choice.startswith("tile"), "the first tile that is paid for"
    assert golden.main(write=False) == 0


def test_a_version_that_changes_nothing_here(golden: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    old = golden.folder("kemet", ruleset("kemet").version)
    versioned(monkeypatch)
    assert golden.main(write=True) == 0
    assert set(kept(old / NOW).values()) == {"alike"}
