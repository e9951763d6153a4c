"""Languages: nothing is left in English, no id of a message is shown, nothing is hard-coded."""

import re
from collections.abc import Iterator

import pytest

from browser.conftest import Visit
from browser.people import Person
from browser.walk import texts, walk
from browser.words import LANGUAGES, messages

PLAIN = re.compile(
    r"BENBEN|Benben|Ankh|English|Italiano|Español|Українська"  # names of the product, the game and the languages
    r"|Ada|[IVX]+|[A-Z]\d+|P\d"  # a player, Roman numbers, places on the board, chairs
    r"|A-[A-Z]+\d+"  # rules
)
"""All that may be shown as it is in any language."""
ODD = re.compile("[àçêğîñöšţûýÀÇÊĞÎÑÖŠŢÛÝ]")


def missed(text: str) -> bool:
    """Whether English in odd letters would not look like this."""
    left = PLAIN.sub("", text)
    return bool(re.search("[aceginostuyACEGINOSTUY]", left)) and not ODD.search(left)


def whole(person: Person, places: Iterator[str], language: str, game: str = "ankh") -> Iterator[str]:
    """The places, each with words of its language alone."""
    english = messages("en", game)
    own = set(messages(language, game).values())
    for place in places:
        shown = texts(person.page)
        assert len(shown) > 10, f"{place}: there is next to nothing to read"
        ids = sorted(shown & english.keys() - own)
        assert not ids, f"{place} in {language}: ids of messages"
        left = sorted(shown & set(english.values()) - own)
        assert not left, f"{place} in {language}: still English"
        assert person.page.locator("html").get_attribute("lang") == language
        yield place


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_whole(visit: Visit, language: str) -> None:
    person = visit("/")
    assert len(list(whole(person, walk(person, language), language))) > 5


def test_nothing_is_hard_coded(visit: Visit) -> None:
    """In the pseudo-locale every text that comes from the dictionaries has odd letters."""
    person = visit("/")
    found = {place: sorted(filter(missed, texts(person.page))) for place in walk(person, "qps")}
    assert not {place: plain for place, plain in found.items() if plain}
