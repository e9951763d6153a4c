"""Kemet on a phone: a round with one finger, and everything can be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person, Spot
from browser.serving import kemet, line_before
from browser.test_phone import CLIPPED, SIZES
from browser.words import say

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
        for main in page.locator(".now .btn.main").all():
            expect(main, "what is to be done is in sight").to_be_in_viewport(ratio=1)
        for button in page.locator("nav.tabs button").all():
            if button.get_attribute("aria-pressed") != "true":
                button.tap()
            expect(button).to_have_attribute("aria-pressed", "true")
            wrong += [f"{place}, {button.inner_text()}: {text}" for text in page.evaluate(CLIPPED)]
            assert page.evaluate("document.scrollingElement.scrollHeight") <= SIZES[size][1], "the page itself scrolls"
            assert page.evaluate("document.scrollingElement.scrollWidth") <= SIZES[size][0], "wider than the phone"
    assert not wrong, "\n".join(wrong)


FINGER, DOUBLE = 40, 700
"""Pixels and milliseconds within which a browser may take two taps for a double one."""


@pytest.mark.parametrize("size", ["360", "390"])
def test_a_round_with_a_finger(visit: Visit, size: str) -> None:
    """From one's turn to the next Day by taps alone, through the Night."""
    person = phone(visit, size)
    page = person.page
    made = person.new_table("me random", game="kemet", options={"players": 2})
    page.goto(f"/t/{made['table']}")
    fan = page.locator('.fan [data-plan^="card"]')
    last: Spot | None = None
    for _ in range(250):
        if round_of(person) > 1:
            break
        person.wait_for_turn()
        if fan.count():
            fan.last.scroll_into_view_if_needed()
        spots = person.spots()
        # A second tap at the same place is a double tap, which never answers two questions.
        others = [spot for spot in spots if not last or abs(spot.x - last.x) + abs(spot.y - last.y) > FINGER]
        if spots and not others:
            page.wait_for_timeout(DOUBLE)
        if spots:
            last = person.pick(others or spots)
            person.act(last, page.touchscreen.tap)
    else:
        raise person.wrong("250 taps, and the round is not over")


def round_of(person: Person) -> int:
    told = person.numbered()
    return int(told[-1]["view"]["position"]["columns"]["round"]) if told else 0


TOLD = ".told h3"
SPOTS = """() => Object.fromEntries([...document.querySelectorAll('.ground [data-zone]')].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(spot.x, spot.y);
  return hit === one && !one.classList.contains('can') ? [[`${one.tagName} ${one.dataset.zone}`, spot]] : [];
}))"""


def test_a_touch_tells_of_what_was_touched(visit: Visit) -> None:
    """A zone, or a Troop that stands in it: its own card, and no other zone's; the next touch shows the next one's."""
    person = phone(visit, "390")
    page = person.page
    person.bring_in(PLACES["a turn"], FOUR)
    person.wait_for_turn()
    page.locator(".panel .close").tap()
    spots = page.evaluate(SPOTS)
    assert {name.split()[0] for name in spots} == {"path", "rect"}, "neither a zone nor a Troop to touch"
    for name, spot in spots.items():
        page.touchscreen.tap(spot["x"], spot["y"])
        zone = page.locator(f"path[data-zone='{name.split()[1]}']").get_attribute("aria-label") or ""
        expect(page.locator(TOLD), name).to_have_text(zone.split(",")[0])


def test_the_board_answers_behind_the_spaces(visit: Visit) -> None:
    """Where a token has to be placed, the spaces lie over the board; a touch on the board puts them away."""
    person = phone(visit, "390")
    page = person.page
    person.bring_in(PLACES["a turn"], FOUR)
    person.wait_for_turn()
    panel = page.locator(".panel")
    expect(panel).to_be_visible()
    ground = page.locator(".phone > .ground").bounding_box()
    assert ground
    glass = page.get_by_role("button", name=say("zoom-in"))
    box = glass.bounding_box()
    assert box
    assert box["y"] + box["height"] <= ground["y"] + 1, "the glass lies on the board"
    glass.tap()
    expect(panel, "a button over the board is none of it").to_be_visible()
    page.touchscreen.tap(ground["x"] + ground["width"] / 2, ground["y"] + 60)
    expect(panel).to_have_count(0)
