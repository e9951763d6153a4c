"""A battle as it is told in every size of window: numbers and what the battle brings can be read to the end."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import line_before, record

FOUR = record(4)
BATTLES = {3: line_before(FOUR, "P1 card "), 2: line_before(FOUR, "P1 card flood")}
"""Lines before the cards of a battle of so many."""
CUT = """(selector) => {
  const found = [];
  for (const one of [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())) {
    const nodes = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      range.selectNodeContents(nodes.currentNode);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (!width) continue; // not shown at all
      let reachable = false;
      for (let box = nodes.currentNode.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath === 'inset(50%)') break; // it is read aloud, and something else is shown instead
        const edge = box.getBoundingClientRect();
        const beside = left < edge.left - 1 || right > edge.right + 1;
        const beyond = top < edge.top - 1 || bottom > edge.bottom + 1;
        if (overflowY === 'auto' || overflowY === 'scroll') reachable = true;
        if ((overflowX !== 'visible' && beside) || (overflowY !== 'visible' && beyond && !reachable))
          found.push(`${nodes.currentNode.textContent} is cut by ${box.className}`);
      }
    }
  }
  return found;
}"""
COVERED = """() => {
  const badge = document.querySelector('.fighter.wins .plaque em');
  if (!badge || getComputedStyle(badge).clipPath === 'inset(50%)') return [];
  const own = badge.getBoundingClientRect();
  return [...document.querySelectorAll('.fighter .stands, .fighter .sum, .fighter .tie, .fighter .name b')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
    }).map((one) => one.textContent);
}"""
COUNTS = ".fighter .stands, .fighter .sum, .sc .n, .sc .cell b"
GAINS = ".fighter .brings"
WINDOWS = [((360, 640), "uk"), ((390, 844), "en"), ((768, 1024), "uk"), ((1024, 768), "uk"), ((1366, 768), "es")]


def told(person: Person, table: str, language: str, line: int) -> Iterator[Page]:
    """Beat by beat, in a replay, where it is always the same."""
    page = person.page
    page.goto(f"/replay/{table}?lang={language}#{line}")
    page.reload()  # another line of the same replay would be the same page
    page.locator(".battle").wait_for()
    heading = page.get_by_role("heading", level=1).first
    begun = heading.inner_text()
    while page.locator(".battle").count() and heading.inner_text() == begun:
        yield page
        mark = page.locator(".battle").inner_text()
        person.button("continue").click()
        page.wait_for_function("(mark) => document.querySelector('.battle')?.innerText !== mark", arg=mark)


@pytest.mark.parametrize(("size", "language"), WINDOWS, ids=str)
def test_numbers_and_gains_are_whole_at_every_beat(visit: Visit, size: tuple[int, int], language: str) -> None:
    """The winner's badge covers no Devotion, Followers or strength, and makes none of them narrower; every gain is told
    with its reason, in languages with long words, and a panel that has more than its room scrolls."""
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size[0] < 600 else {}
    viewport = {"width": size[0], "height": size[1]}
    person = visit("/", settings=SETTINGS | {"greeted": True}, viewport=viewport, **touch)
    table = person.bring_in(None, FOUR)
    for fighters, line in BATTLES.items():
        won = gains = 0
        for page in told(person, table, language, line):
            assert page.locator(".fighter").count() == fighters
            assert not page.evaluate(CUT, f"{COUNTS}, {GAINS}")
            assert not page.evaluate(COVERED)
            won += page.locator(".fighter.wins").count()
            gains = max(gains, page.locator(f"{GAINS} li").count())
        assert won
        assert gains > 2
