"""The rules reference of a game as data, for the page: a rule's ID, the chapter it stands in, its text (Markdown)."""

from functools import lru_cache

from ..kernel.reference import ENGLISH, languages, pages, passages
from .messages import Rule


def rules(game: str, language: str) -> list[Rule]:
    """In that language, or in English where the game has no reference in it."""
    return read(game, language if language in languages() else ENGLISH)


@lru_cache
def read(game: str, language: str) -> list[Rule]:
    page = pages(language).get(f"{game}.md", "")
    return [{"id": one.rule, "title": one.heading, "text": one.body} for one in passages(page) if one.rule]
