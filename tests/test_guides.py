"""The guides are carried out literally in a copy of the checkout, and what comes out plays by the laws."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from guided import begun

from benben.i18n import LANGUAGES
from benben.kernel.registry import ruleset
from benben.kernel.traces import behaviour

pytestmark = pytest.mark.long

ROOT = Path(__file__).parent.parent
GUIDES = ROOT / "docs" / "guides"
BLOCK = re.compile(r"^(?:(Create|In) `([^`\n]+)`([^\n]*):\n\n)?```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A block of a guide, with the sentence right before it that says what to do with it."""
PLACE = re.compile(r", (after|instead of)( the last)? `(.+)`, (?:add|write)")


class Copy:
    """A copy of the checkout in which a guide is carried out, block by block."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.touched: list[str] = []
        shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
        shutil.copytree(ROOT / "docs" / "rules", root / "docs" / "rules")
        shutil.copytree(ROOT / "tests", root / "tests", ignore=shutil.ignore_patterns("__pycache__", "folders"))

    def carry_out(self, guide: str) -> None:
        text = (GUIDES / f"{guide}.md").read_text(encoding="utf-8")
        blocks = BLOCK.findall(text)
        assert len(blocks) == text.count("\n```") // 2, "a block that nothing is said about"
        for what, path, where, language, block in blocks:
            if what == "Create":
                assert not where
                (self.root / path).write_text(block, encoding="utf-8")
            elif what:
                self.change(self.root / path, where, block)
            else:
                assert language == "console", f"what is to be done with this? {block}"
                for line in block.splitlines():
                    self.run(line)
            self.touched += [path] if path else []

    def change(self, path: Path, where: str, block: str) -> None:
        match = PLACE.fullmatch(where)
        assert match, where
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        found = [n for n, line in enumerate(lines) if line.strip() == match[3]]
        assert found, f"{path.name} has no line {match[3]}"
        assert len(found) == 1 or match[2], f"{path.name}: {match[3]} comes {len(found)} times"
        first = found[-1] + (match[1] == "after")
        lines[first : first + (match[1] == "instead of")] = [block]
        path.write_text("".join(lines), encoding="utf-8")

    def run(self, line: str) -> str:
        prompt, program, *arguments = shlex.split(line)
        assert prompt == "$"
        command = {"./benben": [sys.executable, "-m", "benben"], "python": [sys.executable]}[program]
        return self.process([*command, *arguments])

    def process(self, command: list[str]) -> str:
        """With the copy's package, not with that of the checkout."""
        environment = os.environ | {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, env=environment, cwd=self.root, capture_output=True, text=True, encoding="utf-8")
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def played(self, game: str, **asked: Any) -> dict[str, Any]:
        """What `guided.py` makes of it."""
        rules = ruleset(game)
        before = f"{game}-{rules.version}"
        text = json.dumps({"sketch": "", "before": before, **asked})
        found: dict[str, Any] = json.loads(self.process([sys.executable, "tests/guided.py", game, text]))
        then = {name: behaviour(rules, options, made) for name, options, made in begun(rules, before)}
        found["alike"] = {name: found["begun"][name] == digest for name, digest in then.items()}
        return found


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def in_each_language(found: dict[str, Any], name: str) -> set[str]:
    said = found["words"][name]
    assert len(said) == len(LANGUAGES)
    assert not [text for text in said if text == name]
    return set(said)


def test_a_scenario(copy: Copy) -> None:
    copy.carry_out("scenario")
    assert {Path(path).name for path in copy.touched} == {"field_of_reeds.toml", "face.ftl"}
    games = [{"players": 2 + n % 2, "scenario": "field_of_reeds"} for n in range(4)]
    found = copy.played("ankh", games=games, named="field_of_reeds", words=["scenario-field-of-reeds"])
    assert len(in_each_language(found, "scenario-field-of-reeds")) == len(LANGUAGES)
    assert found["positions"]
    assert found["scores"][0] == [1.0, 0.0], "greedy against random"
    assert all(found["alike"].values()), "games of other scenarios are no longer what they were"


def test_a_god(copy: Copy) -> None:
    copy.carry_out("god")
    assert {Path(path).parts[2] for path in copy.touched} == {"ankh"}
    others = ["ra", "isis", "amun", "osiris"]
    games = [{"players": 2 + n, "gods": [*others[:n], "sekhmet", *others[n : n + 1]]} for n in range(4)]
    words = ["god-sekhmet", "power-bloodthirst"]
    found = copy.played("ankh", games=games, named="sekhmet", words=words)
    assert len(in_each_language(found, "power-bloodthirst")) == len(LANGUAGES)
    assert in_each_language(found, "god-sekhmet") >= {"Sekhmet", "Сехмет"}
    assert found["positions"]
    assert found["told"]
    assert found["alike"].pop("chosen"), "a game in which nobody drew gods is no longer what it was"
    assert not any(found["alike"].values()), "six gods could have been drawn"


def test_a_tile(copy: Copy) -> None:
    copy.carry_out("tile")
    data = "src/benben/kemet/box/data/blood_and_sand/tiles.toml"
    assert {path for path in copy.touched if "words" not in path} == {
        data,
        "docs/rules/kemet.md",
        "src/benben/kemet/changes.py",
        "lion.toml",
    }
    sketch = (copy.root / "lion.toml").read_text(encoding="utf-8")
    games = [{"players": 2, "max_rounds": 2}, {"players": 3, "max_rounds": 1}]
    found = copy.played("kemet", games=games, sketch=sketch, named="lion-standard", words=["tile-lion-standard"])
    assert len(in_each_language(found, "tile-lion-standard")) == len(LANGUAGES)
    assert found["positions"]
    assert found["scores"][0] == [1.0, 0.0], "greedy against random"
    assert set(found["alike"].values()) == {True, False}, "games with ruby on their market differ, the others do not"


def test_a_ruleset(copy: Copy) -> None:
    copy.carry_out("ruleset")
    assert copy.touched == ["pebbles.py", "laws_of_pebbles.py"]
    command = "$ python pebbles.py sim pebbles --bots greedy,random --games 50 --seed 2 --json"
    assert json.loads(copy.run(command))["score"][0] > 0.9
    assert copy.run("$ python laws_of_pebbles.py") == "All laws hold.\n"


def test_every_guide_is_carried_out() -> None:
    names = {path.stem for path in GUIDES.glob("*.md")}
    assert {f"test_a_{name}" for name in names} <= globals().keys()
    assert len(names) == 4
