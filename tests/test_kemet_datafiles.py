"""Data files of Kemet that say what the game does not know are refused by name, in one line."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benben.kemet.box.edition import DATA, EDITION, Edition
from benben.kernel.errors import BadData

LATE = """
late = { copies = 1, cost = 0, icon = "battle", effect = {} }"""
CHANGES = {
    # file, what stands there, what is written instead, what the refusal names
    "an unknown phase": ("edition", '"adoration"', '"adulation"', "night.phases[4]: unknown phase 'adulation'"),
    "a missing phase": ("edition", '"adoration", ', "", "night.phases: 'adoration' is missing"),
    "a phase twice": ("edition", '"adoration"', '"adoration", "adoration"', "night.phases: 'adoration' comes once"),
    "an unknown key": ("edition", "home = 1", "home = 1\nhouse = 1", "unknown key 'house'"),
    "a missing key": ("edition", "home = 1", "", "'home' is missing"),
    "a text for a number": ("edition", "home = 1", 'home = "one"', "home: a whole number"),
    "an unknown key of the Night": ("edition", "units = 2, fame", "unit = 2, fame", "offering: unknown key 'unit'"),
    "an unknown action": ("edition", 'action = "pray"', 'action = "play"', "board.spaces[5].action: unknown action"),
    "no colours for three": ("edition", "colours = { 2 = 2, 3 = 3,", "colours = { 2 = 2,", "colours: '3' is missing"),
    "a tile left out that is not there": ("edition", '"act-of-god-ruby"', '"act-of-dog"', "unknown tile 'act-of-dog'"),
    "an unknown kind of zone": ("board", 'kind = "sanctuary"', 'kind = "shrine"', "zones.Sanctuary.kind: unknown kind"),
    "an unknown port": ("board", 'port = "military"', 'port = "naval"', "zones.Delta-D.port: unknown port 'naval'"),
    "a border to nowhere": ("board", 'Ob-W2 = ["T-W"]', 'Ob-W2 = ["T-X"]', "borders.Ob-W2[1]: unknown zone 'T-X'"),
    "the border of nowhere": ("board", 'Ob-W2 = ["T-W"]', 'Ob-X = ["T-W"]', "borders: unknown zone 'Ob-X'"),
    "no sanctuary": ("board", "Sanctuary = {", "Chapel = {", "zones: 'Sanctuary' is missing"),
    "a part with an unknown zone": ("board", 'zones = ["Delta-D"', 'zones = ["Delta"', "delta.zones[1]: unknown zone"),
    "an unknown part": ("board", '"west", "delta"] }\n3', '"south", "delta"] }\n3', "players.2.parts[1]: unknown part"),
    "an unknown city": ("board", '2 = { cities = ["NW"', '2 = { cities = ["N"', "cities[1]: unknown city 'N'"),
    "too few cities": ("board", '["NW", "W", "SW"], p', '["NW", "W"], p', "players.3.cities: 3 entries"),
    "an unknown effect": ("tiles", "{ wounds = 1 }", "{ wound = 1 }", "ruby.divine-wound.effect: unknown key 'wound'"),
    "an unknown effect of a creature": ("tiles", "cancels = 1", "cancel = 1", "creature: unknown key 'cancel'"),
    "an unknown gold action": ("tiles", 'gold = "divine-will"', 'gold = "divine-won\'t"', "unknown gold action"),
    "an unknown special card": ("tiles", 'special = "3/3/0"', 'special = "3/3/1"', "unknown battle card '3/3/1'"),
    "an unknown colour": ("tiles", "[onyx]", "[pearl]", "unknown colour 'pearl'"),
    "no level": ("tiles", "charge = { level = 1, ", "charge = { ", "ruby.charge: 'level' is missing"),
    "a tile twice": ("tiles", "spy = {", "charge = {", "'charge' comes once"),
    "a creature twice": ("tiles", "phoenix = {", "phoenix = { copies = 2,", "ruby.phoenix.copies: a creature has one"),
    "a gold tile that is not there": ("tiles", "forced-march = {", "forced-walk = {", "'forced-march' is missing"),
    "an unknown icon": ("cards", 'cost = 1, icon = "day"', 'cost = 1, icon = "dusk"', "raining-fire.icon: unknown"),
    "a card at another time": ("cards", '"movement", effect = { l', '"day", effect = { l', "swiftness.icon"),
    "another effect of a card": ("cards", "{ hits = 1 }", "{ hit = 1 }", "raining-fire.effect: unknown key 'hit'"),
    "an unknown effect in battle": ("cards", "{ damage = 2 }", "{ harm = 2 }", "effect: unknown effect 'harm'"),
    "no cost": ("cards", "copies = 3, cost = 0, icon = \"day\"", 'copies = 3, icon = "day"', "'cost' is missing"),
    "a battle card without numbers": ("cards", '"2/0/2"', '"2/0/x"', "battle: a text of the letters 0123456789"),
    "a battle card of two numbers": ("cards", '"2/0/2"', '"2/0"', "battle: a text of 3 parts"),
    "a card that is not there": ("cards", "transfer = {", "transport = {", "divine: 'transfer' is missing"),
    "a card behind Diversion": ("cards", "never in the deck", LATE, "divine: 'diversion' comes last, not 'late'"),
    "no TOML": ("cards", "[battle]", "[battle", "cannot be read"),
}  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "named"), CHANGES.values(), ids=CHANGES)
def test_refused(tmp_path: Path, file: str, old: str, new: str, named: str) -> None:
    path = changed(tmp_path / "box", file, old, new)
    with pytest.raises(BadData) as refused:
        Edition(path.parent)
    text = str(refused.value)
    assert text.startswith(f"{file}.toml: ")
    assert "\n" not in text
    assert named in text


def test_as_it_is(tmp_path: Path) -> None:
    shutil.copytree(DATA / "blood_and_sand", tmp_path / "box")
    assert Edition(tmp_path / "box").fingerprint == EDITION.fingerprint


def test_one_line_on_the_command_line(tmp_path: Path) -> None:
    source = Path(__file__).parent.parent / "src" / "benben"
    shutil.copytree(source, tmp_path / "benben", ignore=shutil.ignore_patterns("static", "__pycache__"))
    path = tmp_path / "benben" / "kemet" / "box" / "data" / "blood_and_sand" / "edition.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"destiny"', '"density"'), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "benben", "sim", "kemet", "--games", "1"],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("benben: edition.toml: night.phases[9]: unknown phase 'density'")
    assert done.stderr.count("\n") == 1


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the edition with one change."""
    shutil.copytree(DATA / "blood_and_sand", folder)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path
