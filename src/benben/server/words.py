"""Words from people: cleaned before they are kept or shown, and folded for searching."""

import unicodedata
from collections.abc import Iterable

from .settings import NAME_LETTERS

JOINERS = "\u200d\ufe0f"
"""Without a shape of their own, but part of what people write: they hold an emoji together."""


def clean(text: str) -> str:
    """Letters and line breaks: nothing that moves a cursor or turns the direction of writing."""
    return "".join(c for c in text if c.isprintable() or c == "\n" or c in JOINERS).strip().strip(JOINERS)


def name_of(text: str) -> str:
    """A name as it may stand at a table: one line that can be seen; '' if nothing is left of it."""
    kept = " ".join(clean(text).split())[:NAME_LETTERS].strip(" " + JOINERS)
    return kept if any(unicodedata.category(c)[0] in "LNSP" and c not in BLANK for c in kept) else ""


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by category that nobody sees."""


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, numbered if somebody at the table already has one that looks the same."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    return next(new for n in range(2, 99) if look(new := f"{name[: NAME_LETTERS - 3]} {n}") not in taken)


def look(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def searched(game: str, options: dict[str, object], names: Iterable[str]) -> str:
    """What a search of one's tables looks through."""
    scenario = str(options.get("scenario", "")).replace("_", " ")
    return "\n".join([game, scenario, *names]).casefold()
