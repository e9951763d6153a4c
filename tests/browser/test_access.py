"""Fingers and keys."""

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.people import Person
from browser.walk import PHONE
from browser.words import say


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
    person.hands_over(lambda: press_to(person, person.button("confirm")))
