"""The words of the page, by their ids: a test that looks for a button by its name survives a better name."""

import functools
import re
from pathlib import Path

import benben

WORDS = Path(benben.__file__).parent / "i18n"


@functools.cache
def messages(language: str = "en") -> dict[str, str]:
    """Those without variables or plural forms."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted((WORDS / language).glob("*.ftl")))
    found = re.findall(r"^([a-z][a-z0-9-]*) *= *([^{}\n]+)$", text, re.MULTILINE)
    return {name: value.strip() for name, value in found}


def say(name: str, language: str = "en") -> str:
    return messages(language)[name]
