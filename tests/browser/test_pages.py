"""Every page of all games, in every language and look: nothing is left in English, no id of a message is shown,
nothing is hard-coded or wider than its window, and a machine finds nothing that would keep somebody out."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.walk import PHONE, classic_walk, kemet_walk, serious, texts, walk
from browser.words import messages

LOOKS: dict[str, tuple[str, dict[str, Any]]] = {
    "en": ("light", PHONE),
    "it": ("light", {}),
    "es": ("dark", {}),
    "uk": ("light", {}),
    "qps": ("light", {}),
}
"""Each language is walked through in one look; the last one is English in odd letters."""
CHECKED = ("en", "it", "es")
"""… and in these walks axe looks at every page."""
WALKS: dict[str, Callable[[Person, str], Iterator[str]]] = {
    "ankh": walk,
    "kemet": kemet_walk,
    "kemet-classic": classic_walk,
}
CLASSIC: dict[str, tuple[str, dict[str, Any]]] = {"it": ("light", {}), "uk": ("light", PHONE)}
"""Classic Kemet is dressed as the new one is: its own questions and words are walked through wide and narrow."""
CASES = [
    pytest.param(game, language, *look, id=f"{game}-{language}")
    for game in WALKS
    for language, look in (CLASSIC if game == "kemet-classic" else LOOKS).items()
]

PLAIN = re.compile(
    r"BENBEN|Benben|Ankh|Kemet|English|Italiano|Español|Українська"  # names of product, games and languages
    r"|Ada|[IVX]+|[A-Z]\d+|P\d"  # a player, Roman numbers, places on a board, chairs
    r"|Osiris|Anubis|Khnum|Sobek|Horus|\bD?-?(?:NW|NE|SW|SE|N|S|E|W)\d?\b"
    r"|[AK]-[A-Z]+\d+"  # rules
)
"""All that may be shown as it is in any language."""
ODD = re.compile("[àçêğîñöšţûýÀÇÊĞÎÑÖŠŢÛÝ]")
WIDER = "document.documentElement.scrollWidth > innerWidth"
SQUEEZED = """[...document.querySelectorAll('.prompt')]
  .filter((el) => el.checkVisibility() && el.offsetWidth < Math.min(innerWidth, 900) * 0.6).length"""
"""A question has most of a phone's width, and on a desk as much as it needs."""


def missed(text: str) -> bool:
    """Whether English in odd letters would not look like this."""
    left = PLAIN.sub("", text)
    return bool(re.search("[aceginostuyACEGINOSTUY]", left)) and not ODD.search(left)


def odd(language: str, game: str, shown: set[str]) -> list[str]:
    """What is no text of this language."""
    if language == "qps":
        return sorted(filter(missed, shown))
    words = "kemet" if game == "kemet-classic" else game
    english, own = messages("en", words), set(messages(language, words).values())
    return sorted(shown & {*english, *english.values()} - own)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language", "theme", "window"), CASES)
def test_every_page(visit: Visit, game: str, language: str, theme: str, window: dict[str, Any]) -> None:
    person = visit("/", settings=SETTINGS | {"theme": theme, "greeted": ["kemet", "kemet-classic"]}, **window)
    page, wrong = person.page, {}
    for place in WALKS[game](person, language):
        shown = texts(page)
        assert len(shown) > 10, f"{place}: there is next to nothing to read"
        html = page.locator("html")
        assert [html.get_attribute("lang"), html.get_attribute("data-theme")] == [language.replace("qps", "en"), theme]
        found = {
            "not of this language": odd(language, game, shown),
            "for some out of reach": serious(person) if language in CHECKED else [],
            "wider than the window": page.evaluate(WIDER),
            "squeezed questions": page.evaluate(SQUEEZED),
        }
        if any(found.values()):
            wrong[place] = {why: what for why, what in found.items() if what}
    assert not wrong
