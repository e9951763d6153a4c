"""Kemet from the lobby: both games are offered, the last one is remembered, and a whole game is played by clicks."""

import pytest
from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.words import say

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet"]}


def test_the_lobby_offers_both_games_and_remembers_the_last(visit: Visit) -> None:
    person = visit("/")
    page = person.page
    ankh, kemet = (page.locator(f"[data-game={game}]") for game in ("ankh", "kemet"))
    expect(ankh).to_have_attribute("aria-pressed", "true")
    kemet.click()
    expect(kemet).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("link", name=say("new-game"))).to_have_attribute("href", "/new/kemet")
    person.button("play-now").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    assert [one["game"] for one in person.heard if one["t"] == "welcome"] == ["kemet"]
    page.goto("/")
    expect(kemet).to_have_attribute("aria-pressed", "true")
    expect(page.locator("section li")).to_contain_text("Kemet")
    page.goto("/how/kemet")
    expect(page.get_by_text(say("how-title", game="kemet")).first).to_be_visible()


@pytest.mark.long
def test_a_whole_game_by_clicks(visit: Visit) -> None:
    """Four players, three of them bots, by clicking whatever is offered, gestures where there are some; four rounds,
    which the form offers, too."""
    person = visit("/", settings=SURE)
    made = person.new_table("me eager eager eager", game="kemet", options={"players": 4, "max_rounds": 4})
    page = person.page
    page.goto(f"/t/{made['table']}")
    page.locator(".prompt").wait_for()
    clicks = person.play(most=1500)
    assert clicks > 40
    assert page.locator(".end").get_by_role("heading", level=1).inner_text()
    steps = [message for message in person.heard if message["t"] == "step"]
    assert steps[-1]["over"]["winners"]
    gestures = [made for made in person.commands() if made.get("then")]
    assert len(gestures) > 8, "hardly anything was done in one gesture"
