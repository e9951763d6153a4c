"""The rules reference: its pages, found by rule ID or by word, and shown in a terminal."""

import difflib
import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.text import Text

from ..kernel.errors import BenbenError, shown

PACKAGE: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = (PACKAGE.parent.parent / "docs" / "rules", PACKAGE / "rules")
"""In a checkout, and in an installed package."""
RULE: Final = re.compile(r"(?:[-*] +)?\*\*([A-Z]+-[A-Z]*[0-9]+)\*\*")
LIKE_AN_ID: Final = re.compile(r"[A-Za-z]{1,2}-[A-Za-z]*[0-9]*")


class NoSuchRule(BenbenError):
    """Nothing in the reference answers to that."""


class Passage:
    """A rule with everything that belongs to it, or text without an ID; `rule` is '' there."""

    def __init__(self, rule: str, lines: list[str], heading: str) -> None:
        self.rule = rule
        self.lines = lines
        self.heading = heading

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


def pages() -> list[str]:
    """The whole reference, a text for each game."""
    for folder in FOLDERS:
        files = sorted(folder.glob("*.md"))
        if files:
            return [path.read_text(encoding="utf-8") for path in files]
    raise NoSuchRule(f"the rules reference is missing: it should lie in {FOLDERS[1]}")


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


def find(query: str) -> list[Passage]:
    """The rule of that ID, else all passages that hold the word."""
    wanted = " ".join(query.split())
    everything = [passage for page in pages() for passage in passages(page)]
    by_id = [passage for passage in everything if passage.rule and passage.rule.lower() == wanted.lower()]
    if by_id:
        return by_id
    if LIKE_AN_ID.fullmatch(wanted):
        known = [passage.rule for passage in everything if passage.rule]
        raise NoSuchRule(f"there is no rule {shown(wanted)}{near(wanted.upper(), known)}")
    found = [passage for passage in everything if holds(passage, wanted)] if wanted else []
    if not found:
        words = {word.lower() for passage in everything for word in re.findall(r"[^\W\d_]{3,}", passage.text)}
        raise NoSuchRule(f"the rules do not mention {shown(wanted)}{near(wanted.lower(), sorted(words))}")
    return found


def holds(passage: Passage, words: str) -> bool:
    text = " ".join(passage.text.replace("’", "'").split()).lower()
    return words.lower().replace("’", "'") in text


def near(wanted: str, names: list[str]) -> str:
    found = difflib.get_close_matches(wanted[:60], names, n=3)
    return f"; do you mean {' or '.join(found)}?" if found else "; `benben rules` shows them all"


def show(console: Console, query: str = "") -> None:
    """Print the reference, or what `query` finds in it."""
    if not query.strip():
        console.print(Group(*[Markdown(page) for page in pages()]))
        return
    found = find(query)
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
