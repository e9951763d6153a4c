"""Kemet on a phone: a round with one finger, and everything can be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import kemet, line_before
from browser.test_phone import CLIPPED, SIZES

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet"]}
FOUR = kemet(4)
PLACES = {"a turn": line_before(FOUR, "P1 space"), "units": line_before(FOUR, "P1 place")}


def phone(visit: Visit, size: str, **more: Any) -> Person:
    width, height = SIZES[size]
    asked: dict[str, Any] = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    return visit("/", settings=SURE | more, **asked)


@pytest.mark.parametrize(("size", "language"), [("360", "uk"), ("390", "es")])
def test_everything_can_be_read(visit: Visit, size: str, language: str) -> None:
    """Nothing of any panel is cut, and the page itself does not scroll."""
    person = phone(visit, size, language=language)
    page = person.page
    wrong = []
    for place, line in PLACES.items():
        person.bring_in(line, FOUR)
        person.wait_for_turn()
        for button in page.locator("nav.tabs button").all():
            if button.get_attribute("aria-pressed") != "true":
                button.tap()
            expect(button).to_have_attribute("aria-pressed", "true")
            wrong += [f"{place}, {button.inner_text()}: {text}" for text in page.evaluate(CLIPPED)]
            assert page.evaluate("document.scrollingElement.scrollHeight") <= SIZES[size][1], "the page itself scrolls"
            assert page.evaluate("document.scrollingElement.scrollWidth") <= SIZES[size][0], "wider than the phone"
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", ["360", "390"])
def test_a_round_with_a_finger(visit: Visit, size: str) -> None:
    """From one's turn to the next Day by taps alone, through the Night."""
    person = phone(visit, size)
    page = person.page
    made = person.new_table("me random", game="kemet", options={"players": 2})
    page.goto(f"/t/{made['table']}")
    fan = page.locator('.fan [data-plan^="card"]')
    for _ in range(250):
        if round_of(person) > 1:
            break
        person.wait_for_turn()
        if fan.count():
            fan.last.scroll_into_view_if_needed()
        spots = person.spots()
        if spots:
            person.act(person.pick(spots), page.touchscreen.tap)
    else:
        raise person.wrong("250 taps, and the round is not over")


def round_of(person: Person) -> int:
    told = person.numbered()
    return int(told[-1]["view"]["position"]["columns"]["round"]) if told else 0
