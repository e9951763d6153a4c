"""Kemet's battles: a plan is sealed as one gesture, every battle is told beat by beat, and its sums always add up."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import kemet, line_before

SURE = SETTINGS | {"confirm": False}
NEXT = '[data-choice="continue"]:not(:disabled)'


def plan(page: Page) -> str:
    """Two cards are picked, and the plan is sealed; what the button says it sends."""
    cards = page.locator('.fan [data-plan^="card"]')
    cards.nth(0).click()
    cards.nth(1).click()
    seal = page.locator(".council .buttons .main")
    choice = seal.get_attribute("data-choice") or ""
    seal.click()
    return choice


STAGE = """() => {
  const said = document.querySelector('.battle .telling [role=status]');
  const next = document.querySelector('[data-choice="continue"]:not(:disabled)');
  const asked = document.querySelector('.battle .prompt [data-choice]:not([data-choice=undo])');
  const rows = [...document.querySelectorAll('.ledger .row:not(.signs, .sum)')];
  const of = (row, side) => [...row.querySelectorAll('b.strength')][side]?.textContent;
  const below = [...document.querySelectorAll('.ledger .sum b.strength')];
  const sums = below.map((sum, side) => [sum.textContent, rows.map((row) => of(row, side))]);
  return said && { said: said.innerText, press: next ? 'next' : asked ? 'asked' : '', sums };
}"""
CHANGED = f"""(before) => {{
  const now = ({STAGE})();
  return !now || (now.press && JSON.stringify(now) !== before);
}}"""


def told(page: Page) -> list[str]:
    """Go through all that is to be told, and decide what is asked, until there is no stage any more. What stands in the
    rows is what stands below them."""
    said: list[str] = []
    before = ""
    for _ in range(80):
        page.wait_for_function(CHANGED, arg=before)
        seen = page.evaluate(STAGE)
        if not seen:
            return said
        for total, parts in seen["sums"]:
            assert sum(int(part) for part in parts if part != "·") == int(total), (parts, total)
        said += [seen["said"]] if seen["said"] not in said else []
        before = json.dumps(seen, ensure_ascii=False, separators=(",", ":"))
        if seen["press"]:
            one = NEXT if seen["press"] == "next" else ".battle .prompt [data-choice]:not([data-choice=undo])"
            page.locator(one).first.click()
    raise AssertionError(f"the battle never ends: {said}")


def sent(person: Person) -> list[list[str]]:
    return [[made["choice"], *made.get("then", [])] for made in person.commands() if made["t"] == "choose"]


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_battle_is_planned_sealed_and_told(visit: Visit, size: tuple[int, int]) -> None:
    person = visit("/", settings=SURE, viewport={"width": size[0], "height": size[1]})
    person.bring_in(line_before(kemet(), "P1 discard"), kemet())
    page = person.page
    page.locator(".council").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    proposed = page.locator(".council .buttons .main").get_attribute("data-choice") or ""
    assert re.fullmatch(r"discard \S+; card \S+; .+", proposed), "no plan lies ready"
    choice = plan(page)
    assert re.fullmatch(r"discard \S+; card \S+; (add diversion; )?seal", choice)
    assert choice != proposed
    person.until(lambda: bool(sent(person)), "the plan was never sent")
    assert sent(person)[0] == choice.split("; ")
    page.locator("main.battle").wait_for()
    said = told(page)
    assert len(said) >= 4, said
    assert not person.complaints, person.complaints


def test_a_replay_tells_the_battle(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    table = person.bring_in(None, kemet())
    person.page.goto(f"/replay/{table}#{line_before(kemet(), 'P1 discard')}")
    person.page.locator("main.battle").wait_for()
    assert person.page.locator(".ledger").is_visible()
    person.page.locator(NEXT).click()
    person.page.wait_for_function(
        "() => document.querySelectorAll('.ledger .row.counted').length > 0 || document.querySelector('.turned')"
    )
    assert not person.complaints, person.complaints


def test_the_end_shows_fame_by_kind(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(None, kemet())
    person.page.locator(".exit.main").click()
    end = person.page.locator(".end table tbody tr")
    expect(end).to_have_count(3)
    expect(person.page.locator(".end figure path.line")).to_have_count(3)
    assert not person.complaints, person.complaints
