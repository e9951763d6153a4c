"""Ankh on every size of window: nothing lies on what is read or asked, and a large window is used."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import line_before, record
from browser.words import say

FOUR = record(4)
QUESTIONS = {"action": line_before(FOUR, "P1 action", 12), "card": line_before(FOUR, "P1 card", 2)}
LOW, PHONE, TABLET = (360, 640), (390, 844), (768, 1024)
SMALL, DESK, HUGE = (1024, 768), (1366, 768), (2560, 1440)
LANGUAGES = ("en", "it", "es", "uk")

COVERED = """(selector) => {
  const over = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const found = [];
  const clipped = (box, from) => {
    let { left, top, right, bottom } = box;
    for (let one = from; one; one = one.parentElement) {
      if (getComputedStyle(one).overflowY === 'visible') continue;
      const edge = one.getBoundingClientRect();
      left = Math.max(left, edge.left); right = Math.min(right, edge.right);
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };
  for (const cover of over) {
    const own = cover.getBoundingClientRect();
    const meets = (box) => Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1
      && Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement;
      const text = nodes.currentNode.textContent.trim();
      if (!text || parent.closest('.guide, .tipped, .unseen, .area, script, style, option')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(nodes.currentNode);
      for (const box of range.getClientRects()) if (meets(clipped(box, parent))) found.push(text);
    }
    for (const one of document.querySelectorAll('[data-choice], .zoom button, .area [data-hex]'))
      if (one.checkVisibility({ visibilityProperty: true }) && meets(clipped(one.getBoundingClientRect(), one)))
        found.push(one.dataset.choice ?? one.dataset.hex ?? one.className);
  }
  return { shown: over.length, found };
}"""


def at(visit: Visit, size: tuple[int, int], **more: Any) -> Person:
    width, height = size
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 600 else {}
    settings = SETTINGS | {"greeted": True} | more
    return visit("/", settings=settings, viewport={"width": width, "height": height}, **touch)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("size", [LOW, PHONE, TABLET, SMALL, DESK, HUGE], ids=str)
def test_a_tip_covers_nothing(visit: Visit, size: tuple[int, int], question: str) -> None:
    """Where a table has no room for it, it waits behind a sign and opens when that is pressed."""
    person = at(visit, size, language="it")
    person.bring_in(QUESTIONS[question], FOUR)
    person.wait_for_turn()
    page = person.page
    page.locator(".tipped").wait_for(state="attached")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => document.querySelector('.guide:not(.fresh)')")
    seen = page.evaluate(COVERED, ".guide, .tipped")
    assert seen["shown"] == 1
    assert not seen["found"]
    if question == "card":
        return
    if size[0] < 1280:
        page.locator(".tipped").click()
        expect(page.get_by_role("note")).to_be_visible()
    else:
        log: Any = page.locator(".log .list").bounding_box()
        assert log["height"] >= 56, "nothing can be read of the chronicle"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_actions_are_in_sight_on_a_low_phone(visit: Visit, language: str) -> None:
    person = at(visit, LOW, language=language, guide=False)
    for line in (line_before(FOUR, "P1 action"), QUESTIONS["action"]):
        person.bring_in(line, FOUR)
        person.wait_for_turn()
        page = person.page
        page.evaluate("() => document.fonts.ready")
        tabs: Any = page.locator(".tabs").bounding_box()
        assert page.locator(".now .act").count() == 4
        for action in page.locator(".now .act").all():
            box: Any = action.bounding_box()
            assert box["y"] + box["height"] <= tabs["y"], action.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [TABLET, DESK], ids=str)
def test_the_question_leaves_the_board_alone(visit: Visit, size: tuple[int, int], language: str) -> None:
    person = at(visit, size, language=language, guide=False)
    for line in (QUESTIONS["action"], line_before(FOUR, "P1 action"), line_before(FOUR, "P1 to [")):
        person.bring_in(line, FOUR)
        person.wait_for_turn()
        person.page.evaluate("() => document.fonts.ready")
        board: Any = person.page.locator(".mid .wrap").bounding_box()
        prompt = person.page.locator(".mid > .prompt")
        asked: Any = prompt.bounding_box()
        assert asked["y"] >= board["y"] + board["height"]
        assert prompt.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, "a part of it is out of sight"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_a_replay_stand_in_one_row(visit: Visit, language: str) -> None:
    """On a phone in two: the way through the game, and what can be done with the moment."""
    person = at(visit, TABLET, language=language)
    table = person.bring_in(text=FOUR)
    page = person.page
    page.goto(f"/replay/{table}#60")
    page.locator("button.mark").first.wait_for()
    for width, rows in ((768, 1), (900, 1), (1024, 1), (1366, 1), (2560, 1), (390, 2), (360, 2)):
        page.set_viewport_size({"width": width, "height": 844})
        boxes: Any = page.locator(".bar .row").evaluate(
            "(row) => [...row.children].filter((one) => one.checkVisibility() && one.offsetHeight > 1)"
            ".map((one) => one.getBoundingClientRect()).map(({ top, bottom, right }) => [(top + bottom) / 2, right])"
        )
        assert len({round(middle / 10) for middle, _ in boxes}) == rows, (width, boxes)
        assert max(right for _, right in boxes) <= width


@pytest.mark.parametrize("path", ["/", "/new/ankh"])
def test_a_large_window_is_used(visit: Visit, path: str) -> None:
    person = at(visit, HUGE)
    page = person.page
    page.goto(path)
    page.locator("main .btn").first.wait_for()
    main: Any = page.locator("main").bounding_box()
    assert 0.6 < main["width"] / HUGE[0] < 0.9
    button: Any = page.locator("main .btn").first.bounding_box()
    assert button["height"] >= 64
    assert page.evaluate("document.scrollingElement.scrollWidth") <= HUGE[0]


def test_a_battle_that_was_won_leads_to_its_region(visit: Visit) -> None:
    """It names no place itself: a tap shows the region for which was fought."""
    person = at(visit, PHONE, guide=False)
    person.bring_in(QUESTIONS["action"], FOUR)
    person.wait_for_turn()
    page = person.page
    for deed in ("wins the battle", "has dominion"):
        page.get_by_role("button", name=say("tab-chronicle"), exact=True).tap()
        page.locator(".log .entry").filter(has_text=deed).first.tap()
        expect(page.locator(".panel")).to_have_count(0)
        expect(page.locator("dialog")).to_have_count(0)


IN_SIGHT = """() => {
  document.querySelectorAll('.corner, .corner *').forEach((one) => (one.style.pointerEvents = 'auto'));
  return [...document.querySelectorAll('.log .entry')].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && one.contains(at);
  }).length;
}"""
"""Whole lines of the chronicle on which nothing lies, not even what lets the pointer through."""


def test_the_chronicle_can_be_read_on_a_tablet(visit: Visit) -> None:
    """Where it is opened over the board; the card of a region, wherever the pointer is, does not lie on it."""
    person = at(visit, TABLET, guide=False)
    person.bring_in(QUESTIONS["action"], FOUR)
    person.wait_for_turn()
    page = person.page
    page.locator(".pull").click()
    page.locator(".log .entry").first.wait_for()
    before = page.evaluate(IN_SIGHT)
    assert before >= 8
    drawer: Any = page.locator(".rail.left").bounding_box()
    shown = 0
    for hexagon in page.locator("[data-hex]").all()[::5]:
        box: Any = hexagon.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if x < drawer["x"] + drawer["width"]:
            continue
        page.mouse.move(x, y)
        shown += page.locator(".corner").count()
        assert page.evaluate(IN_SIGHT) == before
    assert shown, "no region has told of itself"


STROKES = """() => {
  const seen = (one) => getComputedStyle(one);
  const rings = [...document.querySelectorAll('.proposal polygon')]
    .map((one) => [seen(one).stroke, parseFloat(seen(one).strokeWidth)]);
  const river = document.querySelector('.river .r2');
  const later = document.querySelector('.proposal').compareDocumentPosition(river) & Node.DOCUMENT_POSITION_PRECEDING;
  const grounds = ['.river .r2', '.river .r1', '.ground .f', '.ground .d', '.ground .water polygon'];
  const colour = (one) => (seen(one).stroke === 'none' ? seen(one).fill : seen(one).stroke);
  return { rings, later, grounds: grounds.map((name) => colour(document.querySelector(name))) };
}"""


def brightness(colour: str) -> float:
    """Relative luminance, as WCAG has it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_hints_ring_is_seen_beside_a_river(visit: Visit, theme: str) -> None:
    """It is two rings, one light and one dark, drawn over the river: one of them stands out from whatever is beside."""
    person = at(visit, DESK, guide=False, theme=theme)
    person.bring_in(line_before(FOUR, "P1 to ["), FOUR)
    person.wait_for_turn()
    page = person.page
    page.get_by_role("button", name=say("hint"), exact=True).click()
    page.locator(".proposal polygon").first.wait_for(state="attached")
    drawn = page.evaluate(STROKES)
    (rim, wide), (ring, narrow) = drawn["rings"]
    assert wide >= narrow + 4, "the rim is to be seen on both sides of the ring"
    assert drawn["later"], "the river lies on it"
    assert contrast(rim, ring) >= 4.5
    for ground in drawn["grounds"]:
        assert max(contrast(rim, ground), contrast(ring, ground)) >= 3, ground


def test_the_own_tab_of_a_phone_says_that_ones_god_is_forgotten(visit: Visit) -> None:
    person = at(visit, LOW, guide=False)
    person.bring_in(text=record(3))
    person.page.locator(".tabs button").nth(2).click()
    expect(person.page.locator(".panel")).to_contain_text(say("forgotten-pieces"))


def test_how_to_play_lies_over_the_form(visit: Visit) -> None:
    person = at(visit, DESK)
    page = person.page
    page.goto(page.url.rstrip("/") + "/new/ankh")
    page.get_by_role("button", name=say("help"), exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url.endswith("/new/ankh")
