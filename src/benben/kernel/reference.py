"""The rules reference: where its pages are, and how a page is cut into rules."""

import re
from pathlib import Path
from typing import Final

from . import PACKAGE

FOLDERS: Final = (PACKAGE.parent.parent / "docs" / "rules", PACKAGE / "rules")
"""In a checkout, and in an installed package."""
ENGLISH: Final = "en"
RULE: Final = re.compile(r"(?:[-*] +)?\*\*([A-Z]+-(?:[A-Z]*[0-9]+|[A-Z]:[a-z-]+))\*\* *")
"""Where a rule begins: with its number, such as K-B7, or with the name of a piece, such as K-T:spy."""


class Passage:
    """A rule with everything that belongs to it, or text without an ID, where `rule` is ''."""

    def __init__(self, rule: str, lines: list[str], heading: str) -> None:
        self.rule = rule
        self.lines = lines
        self.heading = heading

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()

    @property
    def body(self) -> str:
        """The text without the ID at its beginning."""
        return RULE.sub("", self.text, count=1) if self.rule else self.text


def pages(language: str = ENGLISH) -> dict[str, str]:
    """The whole reference: a text for each game, by the name of its file. English where the language has no page; empty
    if there is no reference."""
    for folder in FOLDERS:
        files = {path.name: path for path in sorted(folder.glob("*.md"))}
        if files:
            if language in translations(folder):
                files |= {path.name: path for path in (folder / language).glob("*.md")}
            return {name: path.read_text(encoding="utf-8") for name, path in files.items()}
    return {}


def languages() -> list[str]:
    """The languages in which there is something to read."""
    return [ENGLISH, *next((found for folder in FOLDERS if (found := translations(folder))), [])]


def translations(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []


def passages(page: str) -> list[Passage]:
    """A page cut at its headings and wherever a rule begins; text without a rule is cut at empty lines."""
    found: list[Passage] = []
    heading = ""
    fresh = True
    for line in page.splitlines():
        rule = RULE.match(line)
        if line.startswith("#"):
            heading = line.lstrip("# ")
            fresh = True
        elif rule:
            found.append(Passage(rule[1], [line], heading))
            fresh = False
        elif not line and (fresh or not found[-1].rule):
            fresh = True
        elif fresh:
            found.append(Passage("", [line], heading))
            fresh = False
        else:
            found[-1].lines.append(line)
    return found
