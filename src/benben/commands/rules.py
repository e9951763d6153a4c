"""benben rules: the rules reference."""

from rich.console import Console

from ..i18n import of_environment
from ..terminal import rulebook


def run(query: str, language: str | None) -> int:
    rulebook.show(Console(highlight=False), query, language or of_environment())
    return 0
