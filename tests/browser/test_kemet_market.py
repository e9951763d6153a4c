"""The market: all tiles can be looked at whenever one likes, and bought when one may."""

import itertools

from playwright.sync_api import Route, expect

from browser.conftest import SETTINGS, Visit
from browser.serving import kemet, lines
from browser.words import say

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet"]}
FOUR = kemet(4)


def before_a_buy() -> int:
    """How many lines lie before a turn in which Ada buys."""
    found = [line.partition(" ")[2] for line in lines(FOUR)]
    pairs = itertools.pairwise(found)
    return next(
        i for i, (one, next_) in enumerate(pairs) if one.startswith("P1 space buy") and next_.startswith("P1 tile")
    )


def test_it_is_open_to_everybody_at_any_time(visit: Visit) -> None:
    """Whoever looks on sees every tile, who has it, and what it says; nothing can be bought."""
    person = visit("/", settings=SURE)
    made = person.post(f"/api/records?to={before_a_buy()}", FOUR)
    looker = visit(f"/t/{made['table']}#{made['links']['spectator']}", settings=SURE)
    page = looker.page
    page.locator(".prompt").first.wait_for()
    page.locator('[data-plan="market"]').first.click()
    market = page.get_by_role("dialog", name=say("market-title", game="kemet"))
    expect(market.locator('[data-plan^="look "]')).not_to_have_count(0)
    names = [one.get_attribute("data-plan") for one in market.locator('[data-plan^="look "]').all()]
    assert len(set(names)) > 40
    market.locator('[data-plan^="look "]').first.click()
    expect(market.locator(".deal .text span")).not_to_be_empty()
    expect(market.locator(".deal [data-choice]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(market).to_have_count(0)


def test_a_tile_is_bought_in_one_gesture(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    page = person.page
    person.bring_in(before_a_buy(), FOUR)
    person.wait_for_turn()
    before = len(person.story())
    page.keyboard.press("m")
    market = page.get_by_role("dialog", name=say("market-title", game="kemet"))
    tile = market.locator('[data-plan^="look "].can').first
    name = (tile.get_attribute("data-plan") or "").removeprefix("look ")
    tile.click()
    buy = market.locator(".deal [data-choice]")
    choice = buy.get_attribute("data-choice") or ""
    assert choice.startswith("space buy")
    buy.click()
    expect(market).to_have_count(0)
    sent = [[made["choice"], *made.get("then", [])] for made in person.commands() if made["t"] == "choose"]
    assert sent == [choice.split("; ")]
    assert name in [arg for _, args in person.story()[before:] for arg in map(str, args)]


def test_while_it_is_on_its_way_nothing_under_it_is_pressed(visit: Visit) -> None:
    """The market is loaded when it is first wanted; until it is there, the table it will cover takes no press."""
    person = visit("/", settings=SURE)
    page = person.page
    held: list[Route] = []
    page.route("**/kemet-later.js", lambda route: held.append(route))
    person.bring_in(before_a_buy(), FOUR)
    person.wait_for_turn()
    page.locator('[data-plan^="space buy"]:visible').first.click()
    person.until(lambda: bool(held), "the market was not asked for")
    assert person.spots() == []
    held[0].continue_()
    market = page.get_by_role("dialog", name=say("market-title", game="kemet"))
    expect(market).to_be_visible()
    assert person.spots()
