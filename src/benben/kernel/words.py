"""Words for people. A game asks for them by id; whatever shows it has them in some language. The engine has none.

An id is made of a kind and a name of the rules: god-isis, step-choose-an-action, event-gained-devotion.
"""

import re
from typing import Protocol


class Words(Protocol):
    """Texts by id, with arguments put in."""

    def __call__(self, name: str, /, **args: str | int) -> str: ...

    def __contains__(self, name: object, /) -> bool: ...


def slug(name: str) -> str:
    """A name of the rules as part of an id: "temple attuned" is temple-attuned."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def named(w: Words, kind: str, name: object) -> str:
    """Something from the rules, in words."""
    return w(f"{kind}-{slug(str(name))}")


def choice_words(w: Words, choice: str, said: str | int = "") -> str:
    """A choice as a button shows it: in words of its own, or those of its verb with what it names."""
    own = f"choice-{slug(choice)}"
    return w(own) if own in w else w(f"choice-{slug(choice.partition(' ')[0])}", a1=said)


def joined(w: Words, names: list[str]) -> str:
    """Names in a sentence: "P1, P2 and P3"."""
    return w("and-join").join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
