"""What tiles, cards, Objects and Skills do, in words made from the data, so that the numbers are those of the box."""

from typing import Any

from ...kernel.words import Words, slug


def effects_in_words(w: Words, effects: dict[str, Any]) -> str:
    """Effects one after the other, each with its number."""
    return "; ".join(
        w(f"gold-{what}") if name == "gold" else w(f"effect-{slug(name)}", n=what) for name, what in effects.items()
    )
