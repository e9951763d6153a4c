"""Ankh on every size of window: nothing lies on what is read or asked, and a large window is used."""

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
