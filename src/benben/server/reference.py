"""The rules reference of a game as data, for the page: a rule's ID, the chapter it stands in, its text (Markdown)."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = (PACKAGE.parent.parent / "docs" / "rules", PACKAGE / "rules")
"""In a checkout, and in an installed package."""
RULE: Final = re.compile(r"(?:[-*] +)?\*\*([A-Z]+-[A-Z]*[0-9]+)\*\* *(.*)")
LANGUAGE: Final = re.compile(r"[a-z]{2}")


@lru_cache
def rules(game: str, lang: str) -> list[dict[str, str]]:
    """In that language where there is such a page, else in English."""
    names = [f"{game}.{lang}.md"] if LANGUAGE.fullmatch(lang) else []
    for name in [*names, f"{game}.md"]:
        for folder in FOLDERS:
            if (folder / name).is_file():
                return passages((folder / name).read_text(encoding="utf-8"))
    return []


def passages(page: str) -> list[dict[str, str]]:
    """Cut where a rule begins and where its chapter ends."""
    found: list[dict[str, str]] = []
    chapter = ""
    inside = False
    for line in page.splitlines():
        rule = RULE.match(line)
        if line.startswith("#"):
            chapter = line.lstrip("# ")
            inside = False
        elif rule:
            found.append({"id": rule[1], "title": chapter, "text": rule[2]})
            inside = True
        elif inside:
            found[-1]["text"] += f"\n{line}"
    return [{**passage, "text": passage["text"].strip()} for passage in found]
