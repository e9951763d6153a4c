"""Languages of Kemet's page: nothing is left in English, no id of a message is shown, nothing is hard-coded or cut."""

import re

import pytest

from browser.conftest import Visit
from browser.test_words import missed, whole
from browser.walk import kemet_walk, texts
from browser.words import LANGUAGES

PLAIN = re.compile(r"Kemet|Osiris|Anubis|Khnum|Sobek|Horus|\bD?-?(?:NW|NE|SW|SE|N|S|E|W)\d?\b|K-[A-Z]+\d+")
"""All that may be shown as it is in any language, beside what any game shows."""
WIDER = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_whole(visit: Visit, language: str) -> None:
    person = visit("/")
    for place in whole(person, kemet_walk(person, language), language, "kemet"):
        assert not person.page.evaluate(WIDER), f"{place} in {language}: wider than the window"


def test_nothing_is_hard_coded(visit: Visit) -> None:
    """In the pseudo-locale every text that comes from the dictionaries has odd letters, and all of them fit."""
    person = visit("/")
    found = {}
    for place in kemet_walk(person, "qps"):
        plain = sorted(text for text in texts(person.page) if missed(PLAIN.sub("", text)))
        if plain or person.page.evaluate(WIDER):
            found[place] = plain
    assert not found
