"""What the documents show works as shown."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benben.cli import run
from benben.server.migrate import migrate
from tools import prose

ROOT = Path(__file__).parent.parent
FENCED = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_the_readme_example_runs() -> None:
    (code,) = FENCED.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "docs")
    assert re.fullmatch(r"[a-z-]+ \[[\d., ]+\]\n", done.stdout)


def example(name: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "docs" / "examples" / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_bot_of_ones_own_plays_on_the_command_line() -> None:
    arguments = "sim ankh --bots sampler,random --games 4 --jobs 2 --json".split()
    data = json.loads(example("my_bot.py", *arguments))
    assert (data["bots"], data["games"]) == (["sampler", "random"], 4)


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_the_research_example_rates_every_choice(game: str) -> None:
    head, *rated = example("research.py", game, "3", "1").splitlines()
    assert re.fullmatch(rf"P[1-3] has {len(rated)} choices:", head)
    assert len(rated) > 1
    assert all(re.fullmatch(r" [01]\.\d{3}  [a-z].*", line) for line in rated)


COMMAND = re.compile(r"^#   \./benben (.*(?:\n#     .*)*)", re.MULTILINE)
"""In the head of an example, over several lines."""


@pytest.mark.parametrize("path", sorted((ROOT / "docs" / "examples").glob("*.toml")), ids=lambda path: path.stem)
def test_what_the_head_of_a_position_says_can_be_done(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands = COMMAND.findall(path.read_text(encoding="utf-8"))
    assert commands
    for command in commands:
        arguments = shlex.split(command.replace("\\\n#", ""))
        assert run([str(ROOT / word) if word.endswith(".toml") else word for word in arguments]) == 0
        assert arguments[-1] in capsys.readouterr().out


CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
VARIES = re.compile(r"\d{4}-\d\d-\d\d[- ]\d\d:?\d\d(\d\d)?|digest [0-9a-f]+| +$", re.MULTILINE)
"""Moments, digests, and blanks at the end of a line."""


def test_what_is_shown_of_the_folder_of_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command of the page, in its order, prints what stands below it."""
    home = tmp_path / ".local" / "share" / "benben"
    home.mkdir(parents=True)
    shutil.copyfile(ROOT / "tests" / "folders" / "first.sqlite", home / "tables.sqlite")
    migrate(home)
    shutil.rmtree(home / "backups")
    monkeypatch.setenv("XDG_DATA_HOME", str(home.parent))
    monkeypatch.setenv("COLUMNS", "160")
    asked = 0
    for block in CONSOLE.findall((ROOT / "docs" / "operating-folder.md").read_text(encoding="utf-8")):
        for command, shown in re.findall(r"^\$ \./benben (.*)\n((?:[^$].*\n)*)", block, re.MULTILINE):
            assert run(command.replace("/home/ada", str(tmp_path)).split()) == 0
            printed = capsys.readouterr().out.replace(str(tmp_path), "/home/ada")
            assert VARIES.sub("", printed).strip() == VARIES.sub("", shown).strip(), command
            asked += 1
    assert asked >= 6


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_guide_to_the_page_names_every_member_of_the_contract() -> None:
    guide = (ROOT / "docs/page.md").read_text(encoding="utf-8")
    contract = (ROOT / "web/src/games/contract.ts").read_text(encoding="utf-8")
    for chapter, interface in (("2. The face", "Face"), ("3. The game", "GameOf<")):
        body = contract.split(f"export interface {interface}")[1].split("\n}\n")[0]
        members = set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))
        table = guide.split(f"## {chapter}")[1].split("\n## ")[0]
        rows = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
        assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == members


def test_the_guide_to_the_page_names_files_that_are_there() -> None:
    guide = (ROOT / "docs/page.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:web|src|tools)/[\w/.<>]+)`", guide))
    assert len(named) > 5
    for game in ("ankh", "kemet"):
        for path in named:
            assert (ROOT / path.replace("<game>", game)).exists(), path


def test_lines_of_prose_have_120_characters_at_most() -> None:
    """`python tools/prose.py` breaks those that are longer."""
    for path in prose.documents(ROOT):
        lines = path.read_text(encoding="utf-8").split("\n")
        assert [f"{path.name}:{n + 1}" for n in prose.too_long(lines)] == []


def test_what_is_broken_stays_what_it_is() -> None:
    """No word that would begin an item comes to stand at the beginning of a line; code and tables stay."""
    others = ["- next", "", "```", "x" * 200, "```", f"| {'x' * 200} |"]
    told = prose.broken([f"- {'x' * 113} in 12. more", "  of it", *others])
    assert told == [f"- {'x' * 113}", "  in 12. more of it", *others]
    assert prose.broken(told) == told
