"""benben rules: the rules reference."""

from rich.console import Console

from ..terminal import rulebook


def run(query: str, language: str) -> int:
    rulebook.show(Console(highlight=False), query, language)
    return 0
