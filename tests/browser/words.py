"""The words of the page, by their ids: a test that looks for a button by its name survives a better name."""

import functools
import re
from pathlib import Path

import benben

HERE = Path(benben.__file__).parent
WORDS = (HERE / "i18n", HERE / "ankh" / "shown" / "words")
LANGUAGES = sorted(folder.name for folder in WORDS[0].iterdir() if any(folder.glob("*.ftl")))


@functools.cache
def messages(language: str = "en") -> dict[str, str]:
    """Those without variables or plural forms."""
    files = [file for folder in WORDS for file in sorted((folder / language).glob("*.ftl"))]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = re.findall(r"^([a-z][a-z0-9-]*) *= *([^{}\n]+)$", text, re.MULTILINE)
    return {name: value.strip() for name, value in found}


def say(name: str, language: str = "en") -> str:
    return messages(language)[name]
