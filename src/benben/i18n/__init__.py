"""The words of people in four languages, read from Fluent files.

Those that all games share lie beside this module, those of a game in its room `shown/words`; the page in the browser
is built from the same files. What only the page says is in `web.ftl`, what only the terminal says in `terminal.ftl`.
"""

import importlib.util
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from ..kernel.errors import BadOptions, shown
from ..kernel.registry import MODULES

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "it", "es", "uk")
OF_THE_PAGE: Final = "web.ftl"
HERE: Final = Path(__file__).parent
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message of a Fluent file: its id, and all that is indented below it."""


def one_or_more(n: int) -> str:
    return "one" if n == 1 else "other"


def ukrainian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


PLURALS: Final[Mapping[str, Callable[[int], str]]] = {
    "en": one_or_more,
    "it": one_or_more,
    "es": one_or_more,
    "uk": ukrainian,
}
"""The plural forms of whole numbers (CLDR); "many" of Italian and Spanish begins with a million."""


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's locale, if it is one of ours, else English."""
    names = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((name for name in names if name), "")[:2].lower()
    return language if language in LANGUAGES else ENGLISH


def chosen(language: str | None) -> str:
    """The language that somebody asked for, or else that of the environment."""
    if language is None:
        return of_environment()
    if language not in LANGUAGES:
        raise BadOptions(f"--lang: there is no language {shown(language)}; known: {', '.join(LANGUAGES)}")
    return language


class Words:
    """What all share in a language, and over it the words of a game."""

    def __init__(self, language: str = ENGLISH, game: str = "") -> None:
        self.language = language
        self.plural = PLURALS[language]
        self.texts: dict[str, str] = {}
        self.patterns: dict[str, ast.Pattern | None] = {}  # parsed when first said: whole files would take a second
        for folder in (HERE, *([words_of(game)] if game in MODULES else [])):
            for file in sorted((folder / language).glob("*.ftl")):
                if file.name != OF_THE_PAGE:
                    self.read(file.read_text(encoding="utf-8"))
        own = own_words(game)
        if own:  # kemet-classic says what has an id with classic- in front
            self.texts |= {id.removeprefix(own): text for id, text in self.texts.items() if id.startswith(own)}

    def read(self, text: str) -> None:
        self.texts |= {found[1]: found[0] for found in MESSAGE.finditer(text)}

    def pattern(self, name: str) -> ast.Pattern | None:
        if name not in self.patterns:
            entry = FluentParser(with_spans=False).parse_entry(self.texts.get(name, ""))
            self.patterns[name] = entry.value if isinstance(entry, ast.Message) else None
        return self.patterns[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.pattern(name) is not None

    def __call__(self, name: str, /, **args: str | int) -> str:
        """The text; what is missing shows as its id."""
        pattern = self.pattern(name)
        return self.filled(pattern, args) if pattern else name

    def filled(self, pattern: ast.Pattern, args: Mapping[str, str | int]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else str(self.value(part.expression, args))
            for part in pattern.elements
        )

    def value(self, expression: object, args: Mapping[str, str | int]) -> str | int:
        match expression:
            case ast.VariableReference():
                return args.get(expression.id.name, f"{{${expression.id.name}}}")
            case ast.MessageReference():
                return self(expression.id.name, **args)
            case ast.SelectExpression():
                return self.filled(self.variant(expression, args), args)
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(expression.parse()["value"])
        raise ValueError(f"{type(expression).__name__} is more of Fluent than our words use")

    def variant(self, select: ast.SelectExpression, args: Mapping[str, str | int]) -> ast.Pattern:
        """The first that fits the value or its plural form, else the default."""
        value = self.value(select.selector, args)
        names = {str(value), self.plural(value)} if isinstance(value, int) else {value}
        fitting = [v for v in select.variants if key(v) in names]
        return next(iter(fitting or [v for v in select.variants if v.default])).value


def own_words(game: str) -> str:
    """What the ids begin with that an edition has in place of those of its game; "" for a game itself."""
    edition = game.partition("-")[2]
    return f"{edition}-" if edition else ""


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def words_of(game: str) -> Path:
    """Where the words of a game lie; the game itself is not loaded for that."""
    found = importlib.util.find_spec(MODULES[game])
    return Path(found.origin if found and found.origin else "").parent / "shown" / "words"
