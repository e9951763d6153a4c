"""What the documents show works as shown."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

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


def test_links_between_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
