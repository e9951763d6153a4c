"""The table on a phone: everything can be read and reached, and the board begins with what matters."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import line_before, lines, record
from browser.walk import serious
from browser.words import say

SIZES = {"320": (320, 568), "360": (360, 640), "390": (390, 844)}
FOUR = record(4)
PLACES = {
    "an action": line_before(FOUR, "P1 action move"),
    "a hex": line_before(FOUR, "P1 to ["),
    "a power": line_before(FOUR, "P1 unlock"),
}
CLIPPED = """() => {
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const ignored = '.unseen, .area, script, style, option';
  while (nodes.nextNode()) {
    const text = nodes.currentNode.textContent.trim();
    const parent = nodes.currentNode.parentElement;
    let aloud = false;
    for (let box = parent; box; box = box.parentElement) aloud ||= getComputedStyle(box).clipPath === 'inset(50%)';
    if (!text || aloud || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest(ignored)) continue;
    range.selectNodeContents(nodes.currentNode);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let reachable = false;
    if (left < -1 || right > innerWidth + 1) found.push(`${text} (beside the window)`);
    for (let box = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const across = left < edge.left - 1 || right > edge.right + 1;
      const along = top < edge.top - 1 || bottom > edge.bottom + 1;
      if (overflowX !== 'visible' && !reachable && across) found.push(`${text} (cut by ${box.className})`);
      if (overflowY === 'auto' || overflowY === 'scroll') reachable = true;
      else if (overflowY !== 'visible' && !reachable && along) found.push(`${text} (cut by ${box.className})`);
    }
    if (!reachable && (top < -1 || bottom > innerHeight + 1)) found.push(`${text} (below the window)`);
  }
  return found;
}"""
SCROLLED = """(box) => {
  box.scrollTop = box.scrollHeight;
  const shown = [...box.querySelectorAll('*')].filter((one) => one.checkVisibility());
  const last = Math.max(...shown.map((one) => one.getBoundingClientRect().bottom));
  const room = box.scrollHeight - box.clientHeight;
  return { beyond: last - box.getBoundingClientRect().bottom, room, at: box.scrollTop };
}"""
TITLE = """() => {
  const now = document.querySelector('.now').getBoundingClientRect();
  const title = document.querySelector('.now [role=status]').getBoundingClientRect();
  return [title.top - now.top, now.bottom - title.bottom];
}"""
SEEN = """() => {
  const area = document.querySelector('.area').getBoundingClientRect();
  const within = (box) => box.left + box.width / 2 > area.left && box.left + box.width / 2 < area.right
    && box.top + box.height / 2 > area.top && box.top + box.height / 2 < area.bottom;
  return [...document.querySelectorAll('[data-hex].can')].map((one) => within(one.getBoundingClientRect()));
}"""


def phone(visit: Visit, size: str, **more: Any) -> Person:
    width, height = SIZES[size]
    asked: dict[str, Any] = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    return visit("/", settings=SETTINGS | {"greeted": True} | more, **asked)


def tabs(page: Page) -> Iterator[str]:
    """Opens one panel after the other; the first is the board itself."""
    for button in page.locator("nav.tabs button").all():
        if button.get_attribute("aria-pressed") != "true":
            button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
        yield button.inner_text()


def box_of(page: Page, selector: str) -> dict[str, float]:
    found: Any = page.locator(selector).first.bounding_box()
    assert found
    return {name: float(size) for name, size in found.items()}


def panels(person: Person, places: dict[str, int], text: str) -> Iterator[tuple[str, str]]:
    """Every panel at every one of these lines of a game: nothing of it is cut, and the page itself does not scroll."""
    page = person.page
    size: Any = page.viewport_size
    wrong = []
    for place, line in places.items():
        person.bring_in(line, text)
        person.wait_for_turn()
        for tab in tabs(page):
            wrong += [f"{place}, {tab}: {text}" for text in page.evaluate(CLIPPED)]
            assert page.evaluate("document.scrollingElement.scrollHeight") <= size["height"], "the page itself scrolls"
            assert page.evaluate("document.scrollingElement.scrollWidth") <= size["width"], "wider than the phone"
            yield place, tab
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("size", "language"), [("320", "uk"), ("360", "en"), ("360", "es"), ("390", "uk")])
def test_everything_can_be_read(visit: Visit, size: str, language: str) -> None:
    """Nothing is cut, every panel scrolls to its end, and the board stays where it is meanwhile."""
    person = phone(visit, size, language=language)
    page = person.page
    boards: dict[str, dict[str, float]] = {}
    for place, tab in panels(person, PLACES, FOUR):
        if place not in boards:
            boards[place] = box_of(page, ".board")
            above, below = page.evaluate(TITLE)
            assert above >= 0 <= below, f"{place}: the title of the question is cut"
        for box in page.locator(".panel, .now").all():
            end = box.evaluate(SCROLLED)
            assert end["beyond"] <= 1, f"{place}, {tab}: {end} does not scroll to its end"
            assert end["at"] >= end["room"] - 1
        assert box_of(page, ".board") == boards[place]


@pytest.mark.parametrize("size", SIZES)
def test_all_is_known_of_everybody(visit: Visit, size: str) -> None:
    """Powers of all levels, hands and used cards, of oneself and of the others, in words."""
    person = phone(visit, size)
    page = person.page
    person.bring_in(PLACES["an action"], FOUR)
    person.wait_for_turn()
    known = columns(person)
    for tab, gods in (("tab-cards", ["isis"]), ("tab-gods", ["ra", "osiris", "amun"])):
        page.get_by_role("button", name=say(tab), exact=True).tap()
        assert not serious(person)
        for god in gods:
            sheet = page.locator(f".sheet.of-{god}")
            for card in ("build", "plague", "chariots", "cycle", "drought", "flood", "miracle"):
                chip = sheet.get_by_role("button", name=say(f"card-{card}"))
                chip.scroll_into_view_if_needed()
                expect(chip).to_be_in_viewport()
                used = card not in known["hand"][god]
                expect(chip.get_by_text(say("used-card"))).to_have_count(int(used))
            unlocked = sheet.locator(".level .on")
            told = {name.strip() for name in unlocked.all_inner_texts()}
            mine = [say("power-" + name.replace(" ", "-")) for name in known["powers"][god]]
            assert {name.split("\n")[0] for name in told} <= {f"{name}({say('unlocked')})" for name in mine} | set(mine)
            assert len(told) == len(mine) - 1, "all but the god's own, which is told apart"
            expect(sheet.locator(".level button")).to_have_count(12)
            last = sheet.locator(".level button").last
            last.scroll_into_view_if_needed()
            expect(last).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES)
def test_the_board_begins_with_what_matters(visit: Visit, size: str) -> None:
    person = phone(visit, size)
    page = person.page
    person.bring_in(PLACES["a hex"], FOUR)
    person.wait_for_turn()
    seen = page.evaluate(SEEN)
    assert len(seen) > 2
    assert all(seen), "something that can be chosen is not on the screen"
    hexes = [one.bounding_box() for one in page.locator("[data-hex].can").all()]
    assert all(box and box["width"] >= 40 for box in hexes), "too small for a finger"
    mini = page.locator("[data-mini]")
    expect(mini).to_be_visible()
    shown = page.locator("[role=application] svg").first
    before = shown.get_attribute("viewBox") or ""
    box = mini.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] * 0.75, box["y"] + box["height"] * 0.75)
    expect(shown).not_to_have_attribute("viewBox", before)
    page.get_by_role("button", name=say("zoom-fit")).tap()
    expect(mini).to_have_count(0)
    assert all(page.evaluate(SEEN))
    area = box_of(page, ".area")
    for one in page.locator("[data-hex]").all():
        at = one.bounding_box()
        assert at
        assert area["x"] - 1 <= at["x"] <= area["x"] + area["width"] + 1 - at["width"]


def test_a_press_on_the_map_of_the_board_chooses_nothing(visit: Visit) -> None:
    """It stays under the finger: where it moved aside, the press would fall on a hex."""
    person = phone(visit, "360")
    page = person.page
    person.bring_in(PLACES["a hex"], FOUR)
    person.wait_for_turn()
    asked, sent = person.prompt(), len(person.commands())
    before = box_of(page, "[data-mini]")
    for across in (0.1, 0.9, 0.1, 0.9):
        page.touchscreen.tap(before["x"] + before["width"] * across, before["y"] + before["height"] * 0.5)
        page.wait_for_timeout(300)
        assert box_of(page, "[data-mini]") == before
    assert len(person.commands()) == sent
    assert person.prompt() == asked


def test_the_wheel_zooms_about_the_pointer(visit: Visit) -> None:
    person = visit("/")
    page = person.page
    person.bring_in(12)
    person.wait_for_turn()
    page.locator('[data-hex="[3,3]"]').wait_for()
    before = box_of(page, '[data-hex="[3,3]"]')
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.wheel(0, -300)
    page.locator("[data-mini]").wait_for()
    after = box_of(page, '[data-hex="[3,3]"]')
    assert after["width"] > before["width"] * 1.3
    for edge, size in (("x", "width"), ("y", "height")):
        assert abs(after[edge] + after[size] / 2 - before[edge] - before[size] / 2) < 2


@pytest.mark.parametrize("size", ["360", "390"])
def test_turns_are_played_with_a_finger(visit: Visit, size: str) -> None:
    """Two turns by taps alone; whatever can be tapped on the board is on the screen, and the board keeps its place."""
    person = phone(visit, size)
    page = person.page
    made = person.new_table("me greedy greedy", options={"players": 3, "first": "P1"})
    page.goto(f"/t/{made['table']}")
    person.wait_for_turn()
    board = box_of(page, ".board")
    turns = 0
    for _ in range(80):
        asked = person.numbered()[-1]["view"]["asks"]
        turns += bool(asked and asked.get("at") == "first action")
        if turns > 2:
            break
        spots = person.wait_for_turn()
        assert page.locator(".battle").count() or box_of(page, ".board") == board
        person.act(person.pick(spots), page.touchscreen.tap)
    else:
        raise person.wrong("80 taps, and two turns are not over")


def test_a_tap_tells_about_a_region(visit: Visit) -> None:
    """What a conflict would bring there, where a desk's pointer would rest; and what stands on the hex."""
    person = phone(visit, "360")
    page = person.page
    person.bring_in(PLACES["an action"], FOUR)
    person.wait_for_turn()
    card = page.locator(".rcard")
    expect(card).to_have_count(0)
    god = next(hexagon for hexagon, piece in columns(person)["piece"].items() if piece == "isis god")
    page.locator(f'[data-hex="{god}"]').tap()
    expect(card).to_be_visible()
    expect(card.get_by_text(say("outlook"))).to_be_visible()
    expect(card.get_by_text(say("god-isis"), exact=True)).to_be_visible()
    expect(page.locator(".area .token.lit")).not_to_have_count(0)
    expect(page.locator(".area .coord text")).to_have_count(1)
    page.locator(f'[data-hex="{god}"]').tap()
    expect(card).to_have_count(0)


def test_a_line_of_the_story_shows_its_place(visit: Visit) -> None:
    """On the board, which comes forward for it; and a zoom button counts at once after a drag."""
    person = phone(visit, "390")
    page = person.page
    person.bring_in(PLACES["an action"], FOUR)
    person.wait_for_turn()
    page.get_by_role("button", name=say("tab-chronicle"), exact=True).tap()
    entry = page.locator(".log .entry").filter(has_text="appears at").first
    said = entry.inner_text().split()[-1].strip(".")
    entry.tap()
    expect(page.locator(".panel")).to_have_count(0)
    expect(page.locator(".area .label text")).to_have_text([said])
    expect(page.locator(".area .label text")).to_be_in_viewport()
    drag(page, box_of(page, ".area"))
    page.get_by_role("button", name=say("zoom-fit")).tap()
    expect(page.locator("[data-mini]")).to_have_count(0)


def drag(page: Page, area: dict[str, float]) -> None:
    hand = page.context.new_cdp_session(page)
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    for kind, far in (("touchStart", 0), ("touchMove", 30), ("touchMove", 60)):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x + far, "y": y}]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_text_mode_holds_its_question(visit: Visit) -> None:
    person = phone(visit, "390", text=True)
    page = person.page
    person.bring_in(PLACES["a hex"], FOUR)
    person.wait_for_turn()
    frame = box_of(page, ".prompt")
    for inside in (box_of(page, ".prompt [role=status]"), box_of(page, ".prompt .buttons")):
        assert frame["y"] <= inside["y"]
        assert inside["y"] + inside["height"] <= frame["y"] + frame["height"]


def test_a_tip_can_be_taken_as_read(visit: Visit) -> None:
    person = phone(visit, "390")
    page = person.page
    person.bring_in(PLACES["a hex"], FOUR)
    page.get_by_role("button", name=say("guide-tip")).tap()
    tip = page.get_by_role("note")
    tip.get_by_role("button", name=say("guide-learnt")).tap()
    expect(tip).to_have_count(0)
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('benben'))")
    assert kept["guide"] is not False, "the others still come"


def columns(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.numbered()[-1]["view"]["position"]["columns"]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_the_end_can_be_read_from_its_beginning(visit: Visit, size: str) -> None:
    """It is higher than a phone: its top is where one begins to scroll, and its buttons are in reach."""
    person = phone(visit, size)
    text = record()
    person.bring_in(max(i for i, line in enumerate(lines(text)) if line.split()[1] == "P1"), text)
    person.play()
    end = person.page.locator(".end")
    expect(end.get_by_role("heading", level=1)).not_to_be_empty()
    top, room = end.evaluate("(one) => [one.querySelector('.box').getBoundingClientRect().top, one.scrollTop]")
    assert top + room >= 0
    end.get_by_role("button", name=say("rematch")).scroll_into_view_if_needed()
    expect(end.get_by_role("button", name=say("rematch"))).to_be_in_viewport(ratio=1)


def test_the_language_is_changed_at_the_table(visit: Visit) -> None:
    """In the menu, as the header has no room for it; the question is asked in the new one at once."""
    person = phone(visit, "360")
    page = person.page
    person.bring_in(PLACES["an action"], FOUR)
    person.wait_for_turn()
    asked = person.prompt()
    page.get_by_role("button", name=say("menu"), exact=True).tap()
    page.get_by_role("dialog").get_by_label(say("language")).select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=say("tab-chronicle", "uk"), exact=True)).to_be_visible()
    assert person.prompt() != asked
