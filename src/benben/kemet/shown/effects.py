"""What tiles, cards, Objects and Skills do, in words made from the data, so that the numbers are those of the box."""

from typing import Any

from ...kernel.words import Words, slug
from ..box.edition import BLOOD_AND_SAND, Edition


def worded(w: Words, edition: Edition, id: str, **args: str | int) -> str:
    """The words of an edition where it has its own, such as classic-gold-forced-march, else those of both."""
    own = f"{edition.name}-{id}"
    return w(own if own in w else id, **args)


def effects_in_words(w: Words, effects: dict[str, Any], edition: Edition = BLOOD_AND_SAND) -> str:
    """Effects one after the other, each with its number."""
    return "; ".join(
        worded(w, edition, f"gold-{what}") if name == "gold" else worded(w, edition, f"effect-{slug(name)}", n=what)
        for name, what in effects.items()
    )
