"""Data files of a box (TOML). Anything in them that their game does not read is refused by name.

A *shape* says what a value must be. A file has one shape, so one declaration covers everything it may contain:

    NUMBERS = Table({"units": Whole(1, 99), "gods": Each(Text())}, {"uncertain": Flag()})
    data = read(folder / "edition.toml", NUMBERS)

`Table` has the keys it needs and those it may have; `Named` has any keys, or those of a list, with one shape for all;
`Each` is a list. `check` applies a shape later, to a part of a file whose references were not known when it was read.
Any mistake is a `BadData` of one line: file, key, what is expected, what is there.
"""

import hashlib
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from .errors import BadData, reason, shown
from .notation import suggestion

MANY: Final = 1_000_000


class Shape:
    """What a value may be."""

    def check(self, value: object, where: str) -> None:
        raise NotImplementedError


class Anything(Shape):
    """Whatever stands there; something else says what it must be."""

    def check(self, value: object, where: str) -> None:
        pass


class Whole(Shape):
    """A whole number from `least` to `most`."""

    def __init__(self, least: int = 0, most: int = MANY) -> None:
        self.least = least
        self.most = most

    def check(self, value: object, where: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            most = f" to {self.most}" if self.most < MANY else ""
            raise expected(f"a whole number from {self.least}{most}", value, where)


class Flag(Shape):
    """true or false."""

    def check(self, value: object, where: str) -> None:
        if not isinstance(value, bool):
            raise expected("true or false", value, where)


class Text(Shape):
    """Any text, or one made of these letters only."""

    def __init__(self, letters: str = "") -> None:
        self.letters = letters

    def check(self, value: object, where: str) -> None:
        if not isinstance(value, str) or not value:
            raise expected("a text", value, where)
        if self.letters and set(value) - set(self.letters):
            raise expected(f"a text of the letters {self.letters}", value, where)


class OneOf(Shape):
    """One of some names."""

    def __init__(self, names: Iterable[str], what: str = "name") -> None:
        self.names = tuple(names)
        self.what = what

    def check(self, value: object, where: str) -> None:
        if not isinstance(value, str):
            raise expected(f"{'an' if self.what[0] in 'aeio' else 'a'} {self.what}", value, where)
        if value not in self.names:
            raise BadData(f"{where}: unknown {self.what} {shown(value)}{suggestion(value, self.names)}")


class Only(Shape):
    """A number or flag as it is: the game knows no other."""

    def __init__(self, value: object) -> None:
        self.value = value

    def check(self, value: object, where: str) -> None:
        if type(value) is not type(self.value) or value != self.value:
            raise BadData(f"{where}: only {written(self.value)} is implemented, not {written(value)}")


class Words(Shape):
    """A text of several words, each of its shape; those beyond `least` may be left out."""

    def __init__(self, shapes: Sequence[Shape], least: int, separator: str = " ") -> None:
        self.shapes = tuple(shapes)
        self.least = least
        self.separator = separator

    def check(self, value: object, where: str) -> None:
        words = value.split(self.separator) if isinstance(value, str) else []
        if not self.least <= len(words) <= len(self.shapes):
            raise expected(f"a text of {counted(self.least, len(self.shapes))} parts", value, where)
        for shape, word in zip(self.shapes, words):
            shape.check(word, where)


class Each(Shape):
    """A list of things of one shape."""

    def __init__(self, shape: Shape, least: int = 0, most: int = MANY) -> None:
        self.shape = shape
        self.least = least
        self.most = most

    def check(self, value: object, where: str) -> None:
        if not isinstance(value, list):
            raise expected("a list", value, where)
        if not self.least <= len(value) <= self.most:
            raise BadData(f"{where}: {counted(self.least, self.most)} entries are expected, not {len(value)}")
        for i, entry in enumerate(value):
            self.shape.check(entry, f"{where}[{i + 1}]")


class Named(Shape):
    """A table of things of one shape under any names, or under some of those given (all of them if `whole`)."""

    def __init__(
        self, shape: Shape, names: Sequence[str] | None = None, whole: bool = False, what: str = "key"
    ) -> None:
        self.shape = shape
        self.names = names
        self.whole = whole
        self.what = what

    def check(self, value: object, where: str) -> None:
        table = tabled(value, where)
        for key, entry in table.items():
            if self.names is not None and key not in self.names:
                raise BadData(f"{where}: unknown {self.what} {shown(key)}{suggestion(key, self.names)}")
            self.shape.check(entry, inside(where, key))
        if self.whole and self.names is not None:
            missing(table, self.names, where)


class Table(Shape):
    """A table with every key of `needed`, any of `optional`, and no others, unless they have the shape `others`."""

    def __init__(
        self, needed: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None, others: Shape | None = None
    ) -> None:
        self.needed = dict(needed)
        self.shapes: dict[str, Shape] = {**needed, **(optional or {})}
        self.others = others

    def check(self, value: object, where: str) -> None:
        table = tabled(value, where)
        for key, entry in table.items():
            shape = self.shapes.get(key, self.others)
            if shape is None:
                raise BadData(f"{where}: unknown key {shown(key)}{suggestion(key, list(self.shapes))}")
            shape.check(entry, inside(where, key))
        missing(table, list(self.needed), where)


def written(value: object) -> str:
    """A value as it stands in a file."""
    return str(value).lower() if isinstance(value, bool) else shown(value)


def expected(what: str, value: object, where: str) -> BadData:
    return BadData(f"{where}: {what} is expected, not {shown(value)}")


def counted(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least} or more" if most == MANY else f"{least} to {most}"


def inside(where: str, key: str) -> str:
    """The place of a key: file: table.key."""
    return f"{where}.{key}" if ": " in where else f"{where}: {key}"


def tabled(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise expected("a table", value, where)
    return value


def missing(table: Mapping[str, object], keys: Sequence[str], where: str) -> None:
    for key in keys:
        if key not in table:
            raise BadData(f"{where}: {shown(key)} is missing")


def check(value: object, shape: Shape, where: str) -> None:
    """Refuse a value that does not have this shape; `where` is "file" or "file: key"."""
    shape.check(value, where)


def read(path: Path, shape: Shape) -> dict[str, Any]:
    """The data of a file, if it is as its shape says."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise BadData(f"{path.name}: cannot be read: {reason(wrong)}") from None
    shape.check(data, path.name)
    return data


def fingerprint(paths: Iterable[Path]) -> str:
    """How records and positions recognise the data they were made with."""
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()[:16]
