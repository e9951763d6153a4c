"""The rules reference: its pages, found by rule ID or by word, and shown in a terminal."""

import difflib
import io
import re
from typing import Final

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.text import Text

from ..kernel.errors import BenbenError, shown
from ..kernel.reference import ENGLISH, FOLDERS, Passage, languages, pages, passages

LIKE_AN_ID: Final = re.compile(r"[A-Za-z]{1,2}-(?:[A-Za-z]*[0-9]*|[A-Za-z]:.*)")


class NoSuchRule(BenbenError):
    """Nothing in the reference answers to that."""


def reference(language: str) -> dict[str, str]:
    if language not in languages():
        raise NoSuchRule(f"the rules are not in {shown(language)}, but in {', '.join(languages())}")
    found = pages(language)
    if not found:
        raise NoSuchRule(f"the rules reference is missing: it should be in {FOLDERS[1]}")
    return found


def find(query: str, language: str = ENGLISH) -> list[Passage]:
    """The rule of that ID, else all passages that hold the word."""
    wanted = " ".join(query.split())
    everything = [passage for page in reference(language).values() for passage in passages(page)]
    by_id = [passage for passage in everything if passage.rule and passage.rule.lower() == wanted.lower()]
    if by_id:
        return by_id
    found = [passage for passage in everything if holds(passage, wanted)] if wanted else []
    if not found and LIKE_AN_ID.fullmatch(wanted):
        known = [passage.rule for passage in everything if passage.rule]
        raise NoSuchRule(f"there is no rule {shown(wanted)}{near(wanted, known)}")
    if not found:
        words = {word.lower() for passage in everything for word in re.findall(r"[^\W\d_]{3,}", passage.text)}
        raise NoSuchRule(f"the rules do not mention {shown(wanted)}{near(wanted, sorted(words))}")
    return found


def holds(passage: Passage, words: str) -> bool:
    text = " ".join(passage.text.replace("’", "'").split()).lower()
    return words.lower().replace("’", "'") in text


def near(wanted: str, names: list[str]) -> str:
    by_lower = {name.lower(): name for name in names}
    found = [by_lower[name] for name in difflib.get_close_matches(wanted[:60].lower(), by_lower, n=3)]
    return f"; did you mean {' or '.join(found)}?" if found else "; `benben rules` shows them all"


def show(console: Console, query: str = "", language: str = ENGLISH) -> None:
    """Print the reference, or what `query` finds in it."""
    if not query.strip():
        console.print(Group(*[Markdown(page) for page in reference(language).values()]))
        return
    found = find(query, language)
    by_word = found[0].rule.lower() != query.strip().lower()
    for i, passage in enumerate(found):
        if i:
            console.print()
        console.print(Text(passage.heading, style="dim"))
        console.print(highlighted(passage, query.strip(), console) if by_word else Markdown(passage.text))


def highlighted(passage: Passage, word: str, console: Console) -> Text:
    """A passage as it would be printed, the word marked wherever it stands."""
    sketch = Console(
        file=io.StringIO(),
        width=console.width,
        force_terminal=console.is_terminal,
        color_system="truecolor" if console.color_system else None,
        legacy_windows=False,
    )
    with sketch.capture() as capture:
        sketch.print(Markdown(passage.text))
    text = Text.from_ansi(capture.get().rstrip("\n"))
    text.highlight_regex(re.compile(re.escape(word), re.IGNORECASE), "bold reverse")
    return text
