"""The words of the page, by their ids: a test that looks for a button by its name survives a better name."""

import functools
import re
from pathlib import Path

import benben

HERE = Path(benben.__file__).parent
PAGE = HERE / "i18n"
LANGUAGES = sorted(folder.name for folder in PAGE.iterdir() if any(folder.glob("*.ftl")))


@functools.cache
def messages(language: str = "en", game: str = "ankh") -> dict[str, str]:
    """Of the page and of one game; those without variables or plural forms."""
    words = (PAGE, HERE / game / "shown" / "words")
    files = [file for folder in words for file in sorted((folder / language).glob("*.ftl"))]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = re.findall(r"^([a-z][a-z0-9-]*) *= *([^{}\n]+)$", text, re.MULTILINE)
    return {name: value.strip() for name, value in found}


def say(name: str, language: str = "en", game: str = "ankh") -> str:
    return messages(language, game)[name]
