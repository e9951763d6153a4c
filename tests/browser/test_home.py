"""The lobby as a home: the game that waits, tables at a glance, one's own results."""

import csv
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import Person
from browser.serving import record
from browser.walk import LAST, serious
from browser.words import LANGUAGES, say

DRAWN = "section li .thumb svg"


def test_the_game_that_waits_is_the_large_button(visit: Visit) -> None:
    """First the one where it is my turn, then the latest; a fresh visitor is offered a new game."""
    person = visit("/")
    page = person.page
    expect(person.button("play-now")).to_be_enabled()
    expect(person.button("continue-game")).to_have_count(0)
    mine = person.new_table("me human", options={"players": 2, "first": "P1"})
    person.new_table("human me", options={"players": 2, "first": "P1"})
    page.goto("/")
    expect(person.button("continue-game")).to_contain_text(say("your-turn"))
    rows = page.locator("section li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(say("your-turn"))
    person.button("continue-game").click()
    page.wait_for_url(f"**/t/{mine['table']}")
    person.wait_for_turn()
    page.goto("/how")
    person.button("now-play").click()
    page.wait_for_url(f"**/t/{mine['table']}")


def test_rows_show_the_board_the_gods_and_the_conflict(visit: Visit) -> None:
    """Only rows that are seen ask for their picture, and all of them together."""
    person = visit("/", viewport={"width": 1000, "height": 400})
    page = person.page
    tables = [person.bring_in(LAST - 3 * n) for n in range(9)]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/pictures" in request.url else None)
    page.goto("/")
    rows = page.locator("section li")
    expect(rows).to_have_count(9)
    expect(rows.first).to_contain_text("Isis")
    expect(rows.first).to_contain_text(re.compile("conflict (I|II|III|IV|V) of V"))
    rows.first.scroll_into_view_if_needed()
    expect(page.locator(DRAWN).first).to_be_visible()
    assert len([table for table in tables if any(table in url for url in asked)]) < 9, "rows out of sight were drawn"
    rows.last.scroll_into_view_if_needed()
    expect(rows.last.locator("svg circle").first).to_be_visible()
    assert not serious(person)


def test_my_results_and_their_export(visit: Visit, tmp_path: Path) -> None:
    person = visit("/results")
    page = person.page
    expect(page.get_by_text(say("results-none"))).to_be_visible()
    person.bring_in(LAST)
    person.play()
    won = "P1" in person.numbered()[-1]["over"]["winners"]
    page.goto("/")
    page.get_by_role("link", name=say("results-title")).click()
    page.wait_for_url("**/results")
    gods = page.get_by_role("table").first.get_by_role("row")
    expect(gods).to_have_count(2)
    expect(gods.nth(1)).to_contain_text("Isis")
    expect(gods.nth(1).get_by_role("cell").nth(0)).to_have_text("1")
    expect(gods.nth(1).get_by_role("cell").nth(1)).to_have_text(str(int(won)))
    assert not serious(person)
    with page.expect_download() as saving:
        person.button("csv").click()
    saving.value.save_as(tmp_path / "results.csv")
    with (tmp_path / "results.csv").open(newline="", encoding="utf-8") as file:
        [row] = csv.DictReader(file)
    assert (row["side"], row["players"], row["won"]) == ("isis", "2", str(int(won)))
    assert "(ra)" in row["others"]
    with page.expect_download() as saving:
        person.button("json").click()
    saving.value.save_as(tmp_path / "results.json")
    [game] = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    assert game["sides"] == {"P1": "isis", "P2": "ra"}


def test_how_to_play_lies_over_the_table(visit: Visit) -> None:
    """It is opened and closed, and the game is where it was."""
    person = visit("/")
    page = person.page
    made = person.new_table("me greedy", options={"players": 2, "first": "P1"})
    page.goto(f"/t/{made['table']}")
    before = {spot.name for spot in person.wait_for_turn()}
    page.get_by_role("banner").get_by_role("button", name=say("help")).click()
    dialog = page.get_by_role("dialog", name=say("how-title"))
    expect(dialog).to_contain_text(say("how-action-move"))
    expect(dialog).to_contain_text(say("how-battle-winner"))
    expect(page.locator(".prompt")).to_be_visible()
    assert not serious(person)
    person.button("now-play").click()
    expect(dialog).to_have_count(0)
    assert page.url.endswith(made["table"])
    assert {spot.name for spot in person.spots()} == before


def played_to_the_end(visit: Visit) -> tuple[Person, Person]:
    """Ada and Bea before the end of their game; Bea comes by her link."""
    two = record().replace('"Ada", "greedy"', '"Ada", "Bea"')
    ada = visit("/")
    made = ada.post("/api/records", two)
    ada.page.goto(f"/t/{made['table']}#{made['links']['chairs'][0]}")
    ada.page.locator(".end, .exit").first.wait_for()
    bea = visit(f"/t/{made['table']}#{made['links']['chairs'][1]}")
    expect(ada.page.get_by_role("alert")).to_be_visible()  # who has opened the link: it covers nothing
    for person in (ada, bea):
        person.page.locator(".end, .exit").first.wait_for()
    return ada, bea


def test_the_rules_can_be_searched_and_lead_to_each_other(visit: Visit) -> None:
    person = visit("/how/ankh")
    page = person.page
    rules = page.locator(".rules details")
    rules.first.wait_for()
    page.get_by_label(say("rules-search")).fill("A-FG1")
    expect(page.locator('[id="A-FG1"]')).to_be_visible()
    assert 0 < rules.count() < 8
    if page.locator('[id="A-FG1"]').get_attribute("open") is None:  # too many to be read at once
        page.locator('[id="A-FG1"] summary').click()
    page.locator('[id="A-FG1"] .ref').first.click()
    expect(page.locator('[id="A-W1"]')).to_have_attribute("open", "")
    page.get_by_label(say("rules-search")).fill("zzz")
    expect(page.locator(".rules [role=status]")).to_contain_text("zzz")


def test_a_rematch_is_an_offer(visit: Visit) -> None:
    """Whoever is asked stays at the end of the old game until they accept."""
    ada, bea = played_to_the_end(visit)
    old = bea.page.url
    again(ada)
    expect(bea.button("accept-rematch")).to_be_visible()
    assert bea.page.url == old
    assert not serious(bea)
    bea.button("accept-rematch").click()
    ada.page.wait_for_url(lambda url: url != old)
    bea.page.wait_for_url(lambda url: url == ada.page.url)
    for person in (ada, bea):
        person.page.locator(".prompt").wait_for()
    assert {one["viewer"] for one in bea.heard if one["t"] == "welcome"} == {"P2"}


def test_a_rematch_can_be_declined(visit: Visit) -> None:
    ada, bea = played_to_the_end(visit)
    old = bea.page.url
    again(ada)
    ada.page.wait_for_url(lambda url: url != old)
    ada.page.locator(".prompt").wait_for()
    bea.button("decline-rematch").click()
    expect(bea.button("decline-rematch")).to_have_count(0)
    assert bea.page.url == old
    expect(ada.page.get_by_role("status").filter(has_text="Bea").first).to_be_visible()


def again(person: Person) -> None:
    if person.page.locator(".exit.main").is_visible():
        person.page.locator(".exit.main").click()
    person.page.locator(".end").get_by_role("button", name=say("rematch")).click()
    person.button("sure").click()


def test_a_guided_first_game_tells_of_each_kind_of_question_once(visit: Visit) -> None:
    """Whoever knows enough turns it off, and it stays off."""
    person = visit("/", settings={"pace": "skip", "motion": "off", "greeted": True})
    page = person.page
    made = person.new_table("me greedy", options={"players": 2, "first": "P1"})
    page.goto(f"/t/{made['table']}")
    note = page.get_by_role("note")
    expect(note).to_contain_text(say("guide-choose-an-action"))
    assert not serious(person)
    person.act(next(spot for spot in person.wait_for_turn() if spot.name == "action move"))
    expect(note).to_contain_text(say("guide-move-your-figures"))
    person.button("undo").click()
    expect(note).to_have_count(0)
    person.act(next(spot for spot in person.wait_for_turn() if spot.name == "action summon"))
    expect(note).to_contain_text(say("guide-summon-a-figure"))
    note.get_by_role("button", name=say("guide-off")).click()
    expect(note).to_have_count(0)
    page.reload()
    person.wait_for_turn()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_the_page_opens_with_the_game_that_the_command_named(visit: Visit, game: str) -> None:
    person = visit(f"/?game={game}")
    expect(person.page.locator('[href^="/new/"]:visible')).to_have_attribute("href", f"/new/{game}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_says_what_it_is(visit: Visit, language: str) -> None:
    """On the form, in a sentence of its own, beside its name: one need not point at anything."""
    page = visit(f"/new/ankh?lang={language}").page
    offers = page.locator("fieldset .pick")
    offers.first.wait_for()
    told = offers.locator("small").all_inner_texts()
    assert len(told) == len(set(told)) == offers.count() > 3
    assert all(len(text.split()) > 3 for text in told), told
