"""Fingers, keys, and what a machine can check of accessibility."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.walk import walk
from browser.words import say

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FOUND = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.slice(0, 5).map(({ html, any }) =>
      `${id}: ${help}: ${html.slice(0, 160)} (${any.map(({ message }) => message).join('; ').slice(0, 160)})`));
}"""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def tap(person: Person, place: Locator) -> None:
    place.scroll_into_view_if_needed()
    place.tap()


def test_a_phone(visit: Visit) -> None:
    """A game is begun and a turn played with one finger; two fingers and the buttons zoom."""
    person = visit("/", **PHONE)
    page = person.page
    tap(person, person.button("play-now"))
    page.locator(".prompt").wait_for()
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the phone"
    person.wait_for_turn()
    for _ in range(60):
        if person.owing() != ["P1"]:
            break
        person.act(person.pick(person.wait_for_turn()), page.touchscreen.tap)
    else:
        raise person.wrong("60 taps, and the first turn is not over")


def test_a_phone_zooms(visit: Visit) -> None:
    person = visit("/", **PHONE)
    page = person.page
    person.bring_in(12)
    board = page.locator("[role=application] svg").first
    page.locator("[data-mini]").wait_for()
    near = board.get_attribute("viewBox") or ""
    tap(person, page.get_by_role("button", name=say("zoom-fit")))
    expect(board).not_to_have_attribute("viewBox", near)
    expect(page.locator("[data-mini]")).to_have_count(0)
    whole = board.get_attribute("viewBox") or ""
    tap(person, page.get_by_role("button", name=say("zoom-in")))
    expect(board).not_to_have_attribute("viewBox", whole)
    tap(person, page.get_by_role("button", name=say("zoom-fit")))
    expect(board).to_have_attribute("viewBox", whole)
    pinch(person, board)
    expect(board).not_to_have_attribute("viewBox", whole)
    assert float((board.get_attribute("viewBox") or "").split()[2]) < float(whole.split()[2]) * 0.75


def pinch(person: Person, board: Locator) -> None:
    """Two fingers that move apart."""
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = person.context.new_cdp_session(person.page)
    for kind, apart in (("touchStart", 20), *(("touchMove", apart) for apart in range(25, 80, 5))):
        fingers = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def press_to(person: Person, place: Locator, key: str = "Tab") -> None:
    """Go to something with the keyboard, and press it."""
    for _ in range(120):
        if place.evaluate("(el) => el === document.activeElement || el.contains(document.activeElement)"):
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press(key)
    raise person.wrong(f"{place} cannot be reached with {key}")


def test_keyboard_only(visit: Visit) -> None:
    """From the lobby to the end of a turn: a figure is moved on the board, Followers are gained."""
    person = visit("/")
    page, keys = person.page, person.page.keyboard
    press_to(person, person.button("play-now"))
    page.locator(".prompt").wait_for()
    person.wait_for_turn(60)
    me = person.owing()
    offers = [spot.name for spot in person.spots() if spot.name.startswith("action ")]
    keys.press("1")
    person.until(lambda: bool(person.answers()), "the key 1 chooses nothing")
    assert person.commands()[0]["choice"] == offers[0] == "action move"
    expect(person.button("pass")).to_be_visible()
    keys.press("b")
    for choice in ("move [", "to ["):
        before = len(person.answers())
        keys.press(".")
        keys.press("Enter")
        person.until(lambda before=before: len(person.answers()) > before, f"no key chooses {choice}…]")  # type: ignore[misc]
        assert person.commands()[before]["choice"].startswith(choice)
    press_to(person, person.button("pass"))
    press_to(person, person.button("action gain"))
    press_to(person, person.button("confirm"))
    person.until(lambda: person.owing() != me, "the turn is not over")


def serious(person: Person) -> list[str]:
    """What axe finds on the page as it is."""
    assert AXE.exists(), "web/node_modules is missing: ./benben test installs it"
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(FOUND)
    return found


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("desk", "dark"), ("phone", "light")])
def test_axe_finds_nothing_serious(visit: Visit, size: str, theme: str) -> None:
    person = visit("/", settings=SETTINGS | {"theme": theme}, **(PHONE if size == "phone" else {}))
    found = {}
    for place in walk(person):
        assert person.page.locator("html").get_attribute("data-theme") == theme
        if wrong := serious(person):
            found[place] = wrong
    assert not found, "\n".join(f"{place}: {one}" for place, all_of_it in found.items() for one in all_of_it)
