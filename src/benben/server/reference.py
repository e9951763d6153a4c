"""The rules reference of a game as data, for the page: a rule's ID, the chapter it stands in, its text (Markdown)."""

from functools import lru_cache

from ..kernel.reference import pages, passages


@lru_cache
def rules(game: str) -> list[dict[str, str]]:
    page = pages().get(f"{game}.md", "")
    return [{"id": one.rule, "title": one.heading, "text": one.body} for one in passages(page) if one.rule]
