"""Errors by meaning: what was wrong, where, and what would be right; never a traceback for bad input."""

import unicodedata


def shown(value: object) -> str:
    """A value from a file, as one short line for a message."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, or lists in lists in lists
        text = f"a very long {type(value).__name__}"
    return text if len(text) <= 60 else text[:59] + "…"


def printable(text: str) -> str:
    """A text from a file, fit for a terminal: anything that moves the cursor, changes colours or reverses the direction
    of writing is shown as JSON would write it."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or unicodedata.category(c) == "Zs" else escaped(c) for c in text)


def escaped(letter: str) -> str:
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2))


def reason(wrong: Exception) -> str:
    """What the system says about a file, without numbers and repeated names."""
    text = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
    return text[:1].lower() + text[1:].rstrip(".")


class BenbenError(Exception):
    """Anything a caller or a file did wrong. Its text is one line fit to be shown."""


class BadData(BenbenError):
    """A data file that does not hold what its game reads from it."""


class BadNotation(BenbenError):
    """A name that no vocabulary knows."""


class BadOptions(BenbenError):
    """A game that cannot be set up as asked."""


class BadPosition(BenbenError):
    """A position that cannot be read or cannot exist."""


class BadRecord(BenbenError):
    """A record that cannot be read or does not replay."""


class IllegalChoice(BenbenError):
    """A choice that may not be made now; `code` is stable and translatable.

    `rule` forbids it and `why` is the reason by name; without a reason `rule` is that of the step which asks.
    """

    def __init__(self, code: str, rule: str, text: str, why: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (self.code, self.rule, str(self), self.why)
