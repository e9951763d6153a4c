"""Classic Kemet from the lobby: its form sends what is chosen, its pages say how it is played, and a whole game is
played by clicks."""

import pytest
from playwright.sync_api import expect

from benben.kemet.classic import MODULES
from browser.conftest import SETTINGS, Visit
from browser.words import say

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet-classic"]}


def test_the_form_offers_lengths_and_modules(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    page = person.page
    page.locator("[data-game=kemet-classic]").click()
    expect(page.get_by_role("link", name=say("new-game"))).to_have_attribute("href", "/new/kemet-classic")
    page.goto("/new/kemet-classic")
    page.locator('[data-option="length long"]').click()
    page.locator('[data-option="preset all"]').click()
    expect(page.locator("[data-option^='module ']")).to_have_count(len(MODULES))
    page.locator('[data-option="preset some"]').click()
    page.locator('[data-option="module black"]').check()
    page.locator('[data-option="cities random"]').click()
    person.button("start").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    welcome = next(one for one in person.heard if one["t"] == "welcome")
    assert welcome["game"] == "kemet-classic"
    assert welcome["options"]["modules"] == ["black"]
    assert (welcome["options"]["length"], welcome["options"]["cities"]) == ("long", "random")
    expect(page.locator("[data-zone=T-W]").first).to_be_attached()


def test_how_to_play_says_what_differs(visit: Visit) -> None:
    page = visit("/how/kemet-classic").page
    expect(page.get_by_text(say("classic-how-title", game="kemet")).first).to_be_visible()
    expect(page.get_by_role("heading", name=say("differs-title", game="kemet"))).to_be_visible()
    expect(page.locator("#KT-N7")).to_be_attached()


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desk", "phone"])
def test_a_whole_game_by_clicks(visit: Visit, size: tuple[int, int]) -> None:
    """Against three bots with all modules, by clicking whatever is offered, gestures where there are some."""
    width, height = size
    person = visit("/", settings=SURE, viewport={"width": width, "height": height})
    options = {"players": 4, "max_rounds": 3, "modules": list(MODULES)}
    made = person.new_table("me eager eager eager", game="kemet-classic", options=options)
    page = person.page
    page.goto(f"/t/{made['table']}")
    page.locator(".prompt").wait_for()
    clicks = person.play(most=1500)
    assert clicks > 30
    assert page.locator(".end").get_by_role("heading", level=1).inner_text()
    steps = [message for message in person.heard if message["t"] == "step"]
    assert steps[-1]["over"]["winners"]
    gestures = [made for made in person.commands() if made.get("then")]
    assert len(gestures) > 5, "hardly anything was done in one gesture"
