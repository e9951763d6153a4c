"""Kemet on a phone: a round with one finger, and everything can be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person, Spot
from browser.serving import kemet, line_before
from browser.test_phone import panels
from browser.test_phone import phone as any_phone
from browser.words import say

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet"]}
FOUR = kemet(4)
PLACES = {"a turn": line_before(FOUR, "P1 space"), "units": line_before(FOUR, "P1 place")}


def phone(visit: Visit, size: str, **more: Any) -> Person:
    return any_phone(visit, size, **SURE, **more)


@pytest.mark.parametrize(("size", "language"), [("360", "uk"), ("390", "es")])
def test_everything_can_be_read(visit: Visit, size: str, language: str) -> None:
    """Nothing of any panel is cut, and the page itself does not scroll."""
    person = phone(visit, size, language=language)
    places = set()
    for place, _ in panels(person, PLACES, FOUR):
        if place not in places:
            for main in person.page.locator(".now .btn.main").all():
                expect(main, "what is to be done is in sight").to_be_in_viewport(ratio=1)
        places.add(place)
    assert places == PLACES.keys()


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


@pytest.mark.parametrize("size", ["360", "390"])
def test_a_tile_is_bought_with_a_finger(visit: Visit, size: str) -> None:
    """The tiles of their tab can be scrolled, and what is looked at lies in sight with its button."""
    person = phone(visit, size)
    person.bring_in(line_before(FOUR, "P1 space buy"), FOUR)
    person.wait_for_turn()
    page = person.page
    page.locator("nav.tabs button:nth-child(4)").tap()
    shelf = page.locator(".panel .list")
    high = shelf.evaluate("(one) => [one.scrollHeight, one.clientHeight]")
    assert high[0] > high[1], "all tiles at once would be more than a phone shows"
    page.locator(".panel .list .can").first.tap()
    buy = page.locator(".panel .deal [data-choice]")
    expect(buy).to_be_in_viewport(ratio=1)
    expect(page.locator(".panel .colours button").first).to_be_in_viewport(ratio=1)
    assert shelf.evaluate("(one) => one.clientHeight") > 100, "some tiles are still in sight"
    choice = (buy.get_attribute("data-choice") or "").split("; ")
    buy.tap()
    person.until(lambda: person.commands()[-1]["t"] == "choose", "nothing was bought")
    made = person.commands()[-1]
    assert [made["choice"], *made.get("then", [])] == choice


IN_SIGHT = """() => {
  const { left, right, top, bottom } = document.querySelector('.area').getBoundingClientRect();
  return [...document.querySelectorAll('.hits path.can')].map((one) => {
    const box = one.getBoundingClientRect();
    return box.left > left - 1 && box.right < right + 1 && box.top > top - 1 && box.bottom < bottom + 1;
  });
}"""

GO = """(one, [x, y]) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = { clientX: left + x * width, clientY: top + y * height, bubbles: true };
  one.dispatchEvent(new PointerEvent('pointerdown', at));
}"""


def test_the_board_goes_to_what_an_action_is_about(visit: Visit) -> None:
    """Somebody who has looked elsewhere chooses to raise a pyramid: the districts of their city come into sight."""
    person = phone(visit, "360")
    page = person.page
    person.bring_in(line_before(FOUR, "P1 space raise"), FOUR)
    person.wait_for_turn()
    for x, y in ((0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)):
        page.locator("[data-mini]").evaluate(GO, [x, y])  # the spaces may lie over it
        page.locator('.panel [data-plan^="space raise"]').first.tap()
        person.until(lambda: len(seen := page.evaluate(IN_SIGHT)) > 1 and all(seen), "the districts are out of sight")
        raises = page.locator(".now .raises [data-choice]")  # each of them with one more tap
        expect(raises.first).to_be_in_viewport(ratio=1)
        assert raises.count() >= len(page.evaluate(IN_SIGHT))
        page.locator('[data-plan="back"]').first.tap()
