"""Ankh's data files: whatever the rules would not read, or would read wrongly, is refused by name."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import benben
from benben.ankh import ruleset
from benben.ankh.box import contents, hexmap
from benben.ankh.rules import guardian, powers, turn
from benben.kernel.datafiles import check, read
from benben.kernel.errors import BadData

GAME = [
    ("top = 31", "tip = 31", "game.toml: devotion: unknown key 'tip'; did you mean \"top\"?"),
    ("red = 20", "", "game.toml: devotion: 'red' is missing"),
    ("[caravan]", "[caravans]", "game.toml: unknown key 'caravans'; did you mean \"caravan\"?"),
    ("longest = 6", "longest = 'six'", "game.toml: caravan.longest: a whole number from 1 is expected, not 'six'"),
    ("gain = 1, ", "", "game.toml: tracks.extra: 'gain' is missing"),
    ('"monument", "conflict+end"', '"monument", "conflict+ends"', "game.toml: tracks.events[18]: unknown event"),
    ('"conflict+merge"', '"conflict"', "game.toml: tracks.events: 'conflict+merge' is expected once, not 0 times"),
    ('"monument", "conflict+end"', '"conflict+end", "monument"', "'conflict+end' is expected as the last event"),
    ("camels = 30", "camels = 30\ncows = 1", "game.toml: supply: unknown supply 'cows'"),
    ("= true", "= 1", "game.toml: underworld.tiles_bar_summons: true or false is expected, not 1"),
    ('"revered"', '"revered", "renowned"', "game.toml: powers.levels[1]: 4 entries are expected, not 5"),
    ("[2, 4, 5]", "[2, 4]", "game.toml: powers.guardian_at: 3 entries are expected, not 2"),
    ("plague = 1", "plagues = 1", "game.toml: cards: unknown card 'plagues'; did you mean \"plague\"?"),
    ("large = 2", "", "game.toml: bases: 'large' is missing"),
    (
        'apep = { level = 2, base = "large"',
        'apep = { level = 2, base = "vast"',
        "guardians.apep.base: unknown base 'vast'",
    ),
    (", claws = 1", "", "game.toml: guardians.scorpion: 'claws' is missing"),
    ("mummy = { level = 2,", "mummy = { claws = 1, level = 2,", "game.toml: guardians.mummy: unknown key 'claws'"),
    ("satet = {", "sated = {", "game.toml: guardians: 'satet' is missing"),
    ("androsphinx = { level = 3", "androsphinx = { level = 4", "level: a whole number from 1 to 3 is expected, not 4"),
]
SCENARIO = [
    ('name = "peoples_revolt"', 'name = "revolt"', "peoples_revolt.toml: name: unknown scenario 'revolt'"),
    ('dying = "winners"', 'dying = "all"', "peoples_revolt.toml: dying: unknown side of a battle 'all'"),
    ('dying = "winners"', 'dies = "winners"', "peoples_revolt.toml: unknown key 'dies'"),
    ('caravan = "consolidation"', 'caravan = "feast"', "peoples_revolt.toml: events.caravan: unknown event 'feast'"),
    ('caravan = "consolidation"', 'camels = "caravan"', "peoples_revolt.toml: events: unknown event 'camels'"),
    ("[5]", "[6]", "peoples_revolt.toml: unknown key '6'"),
    ('"[8,8] pyramid 1"', '"[8,8] pyramids 1"', "peoples_revolt.toml: 2.pieces[8]: unknown piece 'pyramids'"),
    ('"[8,8] pyramid 1"', '"[8,8] pyramid 3"', "peoples_revolt.toml: 2.pieces[8]: unknown player '3'; known: 1, 2"),
    ('"[8,8] pyramid 1"', '"[9,9] pyramid 1"', "peoples_revolt.toml: 2.pieces[8]: unknown hex '[9,9]'"),
    ('"[8,8] pyramid 1"', '"[8,8]"', "2.pieces[8]: a text of 2 to 3 parts is expected, not '[8,8]'"),
    ('"[8,8] pyramid 1"', '"[5,8] pyramid 1"', "2.pieces: '[5,8] god 2' stands where another piece does"),
    ('"[5,8] god 2"', '"[5,8] god"', "2.pieces: '[5,8] god' is a figure and needs a player behind it"),
    ('1 = "[7,9]"', '9 = "[7,9]"', "peoples_revolt.toml: 2.tokens: unknown conflict token '9'"),
    ('1 = "[7,9]"', '1 = "[0,4]"', "peoples_revolt.toml: 2.tokens.1: unknown land hex '[0,4]'"),
    ('"[1,4]-[1,5]"', '"[1,4]-[1,6]"', "peoples_revolt.toml: 2.camels[1]: unknown hex side '[1,4]-[1,6]'"),
    ('dying = "winners"', "flood_devotion = 1", "'flooded' and 'flood_devotion' are expected together"),
]


def changed(path: Path, old: str, new: str, folder: Path) -> Path:
    text = path.read_text(encoding="utf-8")
    assert old in text
    copy = folder / path.name
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(("old", "new", "text"), GAME, ids=[text for _, _, text in GAME])
def test_game_toml(old: str, new: str, text: str, tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        contents.read_game(changed(contents.GAME_FILE, old, new, tmp_path))
    assert text in str(refused.value)
    assert str(refused.value).startswith("game.toml: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("old", "new", "text"), SCENARIO, ids=[text for _, _, text in SCENARIO])
def test_a_scenario(old: str, new: str, text: str, tmp_path: Path) -> None:
    path = hexmap.DATA / "scenarios" / "peoples_revolt.toml"
    assert contents.read_scenario(path) == contents.SCENARIOS["peoples_revolt"]
    with pytest.raises(BadData) as refused:
        contents.read_scenario(changed(path, old, new, tmp_path))
    assert text in str(refused.value)
    assert str(refused.value).startswith("peoples_revolt.toml: ")


def test_the_map(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^map\.toml: rows\[2\]: a text of the letters fdw\. is expected, not "):
        read(changed(hexmap.MAP_FILE, "ffffffffffw", "fffffXffffw", tmp_path), hexmap.MAP_SHAPE)
    with pytest.raises(BadData, match=r"^map\.toml: unknown key 'seas'; known: rows, rivers$"):
        read(changed(hexmap.MAP_FILE, "rivers =", "seas = []\nrivers =", tmp_path), hexmap.MAP_SHAPE)
    with pytest.raises(BadData, match=r"^map\.toml: rivers\[1\]: unknown hex side '\[0,1\]-\[5,0\]'"):
        check(["[0,1]-[5,0]"], hexmap.RIVERS_SHAPE, "map.toml: rivers")


def test_every_event_of_the_box_is_one_of_the_rules() -> None:
    assert set(turn.OF_EVENT) == {*contents.EVENTS, *contents.LATE_CONFLICTS}


def test_powers_and_guardians_without_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset.check_box()
    with monkeypatch.context() as patch:
        patch.delitem(powers.IN_FORCE, 0)
        with pytest.raises(BadData, match=r"^game\.toml: powers\.levels: there are no rules for 'commanding'$"):
            ruleset.check_box()
    monkeypatch.delitem(guardian.GUARDIANS, 4)
    with pytest.raises(BadData, match=r"^game\.toml: guardians: there are no rules for 'cat mummy'$"):
        ruleset.check_box()


class Renowned(powers.Power):
    name = "renowned"


def test_rules_for_a_power_that_the_box_does_not_hold() -> None:
    with pytest.raises(BadData, match=r"^game\.toml: powers\.levels: 'renowned' is missing$"):
        powers.add(Renowned())


def test_the_program_says_it_in_one_line(tmp_path: Path) -> None:
    package = Path(benben.__file__).parent
    shutil.copytree(package, tmp_path / "benben", ignore=shutil.ignore_patterns("__pycache__", "static"))
    path = tmp_path / "benben" / "ankh" / "box" / "data" / "game.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("top = 31", "tip = 31"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "benben", "sim", "ankh", "--games", "1", "--bots", "random"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.strip().endswith("game.toml: devotion: unknown key 'tip'; did you mean \"top\"?")
    assert len(done.stderr.strip().splitlines()) == 1
