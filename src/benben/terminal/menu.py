"""The choices of a question as a numbered menu, and the reading of an answer to it."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from ..kernel.errors import BadNotation
from ..kernel.errors import shown as quoted
from ..kernel.notation import KNOWN, closest
from ..kernel.pictures import Line, Picture
from ..kernel.words import Words
from .pictures import Shown

PASS: Final = ("pass", "seal")
"""Choices that only end something have the number 0."""


class Entry:
    """A choice with the number by which it is called and the words that may call it."""

    __slots__ = ("choice", "key", "name", "note", "what")

    def __init__(self, choice: int, name: str, note: str) -> None:
        self.choice = choice
        self.name = name
        self.what = name.partition(" ")[2]
        self.note = note
        self.key = ""


class Menu:
    """The legal choices of the question `asked`, by their notation and with a note beside each."""

    def __init__(
        self,
        legal: Sequence[int],
        say: Callable[[int], str],
        note: Callable[[int], str],
        words: Words,
        shown: Shown,
        asked: str = "",
    ) -> None:
        self.words = words
        self.shown = shown
        self.entries = [Entry(choice, say(choice), note(choice)) for choice in legal]
        verbs = {entry.name.partition(" ")[0] for entry in self.entries if entry.what}
        number = 0
        self.amounts = len(verbs) == 1 and all(re.match(r"\d+( |$)", entry.what) for entry in self.entries)
        # One verb goes without saying, but not where the same question may ask for another one the next time.
        said = not asked or self.has_places or any(verb in asked for verb in verbs)
        self.one_verb = len(verbs) == 1 and not self.amounts and said
        for entry in self.entries:
            if self.amounts:
                entry.key = entry.what.partition(" ")[0]
            elif entry.name in PASS:
                entry.key = "0"
            else:
                number += 1
                entry.key = str(number)

    @property
    def has_places(self) -> bool:
        return any(self.shown.places(entry.what) for entry in self.entries)

    def label(self, entry: Entry) -> str:
        return entry.what if self.one_verb and entry.what else entry.name

    def lines(self, columns: int) -> Picture:
        """Numbered; one a line where there is something to say about them, else in columns."""
        return table([(entry.key.rjust(3), self.label(entry), entry.note) for entry in self.entries], columns)

    def notation(self, columns: int) -> Picture:
        """Without numbers, as records and `--do` write them."""
        return table([(" ", entry.name, entry.note) for entry in self.entries], columns)

    def summary(self) -> Line:
        """In one line, for a window without room for all: the board shows the places."""
        others = [entry for entry in self.entries if not self.shown.places(entry.what)]
        example = next(entry for entry in self.entries if entry not in others)
        places = len(self.entries) - len(others)
        told = self.words("menu-places", count=places, such=self.shown.typed(example.what))
        spans: Line = [(f"  {told}", "label")]
        for entry in others:
            spans = [(entry.key.rjust(3), "key"), (f" {self.label(entry)}", ""), *spans]
        return spans

    def examples(self) -> str:
        """Ways to name one of the choices."""
        entry = self.entries[-1]
        return ", ".join(dict.fromkeys(word for word in (entry.key, entry.name, entry.what) if word))

    def read(self, text: str) -> int:
        """The choice that an answer names: by number, by notation, or by as much of it as is clear."""
        words = " ".join(text.lower().split())
        for fits in (by_key, by_name, self.by_place, by_beginning):
            found = [entry for entry in self.entries if fits(entry, words)]
            if len(found) == 1:
                return found[0].choice
            if found:
                some = ", ".join(entry.name for entry in found[:6])
                raise BadNotation(self.words("menu-which", text=quoted(text), names=some))
        raise BadNotation(self.words("menu-none", text=quoted(text)) + self.suggestion(words))

    def meant(self, text: str, names: Sequence[str]) -> list[int]:
        """What an answer may name of all choices of the game, here none of the menu: also without its verb."""
        words = " ".join(text.lower().split())
        verbs = {entry.name.partition(" ")[0] for entry in self.entries}
        whats = [what.lower() for what in self.shown.places(words)]
        whats += [] if words.isdecimal() and not self.amounts else [words]  # else it is a number of the menu
        said = {words, *(f"{verb} {what}" for verb in verbs for what in whats)}
        legal = [entry.choice for entry in self.entries]
        return [choice for choice, name in enumerate(names) if name.lower() in said and choice not in legal]

    def by_place(self, entry: Entry, words: str) -> bool:
        return entry.what in self.shown.places(words)

    def suggestion(self, words: str) -> str:
        names = [entry.name for entry in self.entries]
        near = closest(words, names)
        if near:
            return f"; {self.words('menu-near', name=near)}"
        return f"; {self.words('menu-known', names=', '.join(names))}" if len(names) <= KNOWN else ""


def table(rows: Sequence[tuple[str, str, str]], columns: int) -> Picture:
    """Rows of a key, a name and a note."""
    size = max(len(name) for _, name, _ in rows)
    if len(rows) <= 20 and (len(rows) <= 5 or any(note for _, _, note in rows)):
        return [[(key, "key"), (f"  {name:{size}}", ""), (f"   {note}", "label")] for key, name, note in rows]
    across = max(1, columns // (size + 7))
    cells: list[Line] = [[(key, "key"), (f" {name:{size + 2}}", "")] for key, name, _ in rows]
    return [[span for cell in cells[i : i + across] for span in cell] for i in range(0, len(cells), across)]


def by_key(entry: Entry, words: str) -> bool:
    return words.isdecimal() and int(words) == int(entry.key) if len(words) < 9 else False


def by_name(entry: Entry, words: str) -> bool:
    return words in (entry.name.lower(), entry.what.lower())


def by_beginning(entry: Entry, words: str) -> bool:
    return len(words) >= 2 and (entry.name.lower().startswith(words) or entry.what.lower().startswith(words))
