"""Classic Kemet from the lobby: its form sends what is chosen, its pages say how it is played, what only it has is
asked on screens of its own, and a whole game is played by clicks."""

import pytest
from playwright.sync_api import expect

from benben.kemet.classic import ADDED, MODULES
from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import classic
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
    expect(page.locator("[data-option^='module ']:disabled:checked")).to_have_count(len(MODULES))
    expect(page.locator('[data-option="module promos"]')).not_to_be_checked()  # no part of Ta-Seti (KT-E2)
    page.locator('[data-option="preset some"]').click()
    expect(page.locator("[data-option^='module ']")).to_have_count(len(ADDED))
    page.locator('[data-option="module promos"]').check()
    expect(page.locator("[data-missing]")).to_have_count(2)
    page.locator('[data-option="module black"]').check()
    expect(page.locator("[data-missing]")).to_have_attribute("data-missing", "path")
    page.locator('[data-option="cities random"]').click()
    person.button("start").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    welcome = next(one for one in person.heard if one["t"] == "welcome")
    assert welcome["game"] == "kemet-classic"
    assert welcome["options"]["modules"] == ["black", "promos"]
    assert (welcome["options"]["length"], welcome["options"]["cities"]) == ("long", "random")
    expect(page.locator("[data-zone=T-W]").first).to_be_attached()
    title = page.get_by_role("button", name=say("classic-game-title", game="kemet"))
    expect(title).to_be_visible()  # the header says which edition it is


def test_how_to_play_says_what_differs(visit: Visit) -> None:
    page = visit("/how/kemet-classic").page
    expect(page.get_by_text(say("classic-how-title", game="kemet")).first).to_be_visible()
    expect(page.get_by_role("heading", name=say("differs-title", game="kemet"))).to_be_visible()
    expect(page.locator("#KT-N7")).to_be_attached()


WITH = ("black", "dawn", "victory", "cards", "promos")


def test_the_market_shows_both_colours(visit: Visit) -> None:
    """KT-P14: a tile of two colours, with what it asks for."""
    person = visit("/", settings=SURE)
    person.bring_in(text=classic("your turn", players=4, modules=WITH))
    page = person.page
    page.locator("[data-plan=market]").first.click()
    tile = page.get_by_role("dialog").locator('[data-plan="look renewal"]')
    expect(tile.locator(".gem-white .gem-red")).to_be_visible()
    tile.click()
    expect(page.locator(".deal").get_by_text("White 2 + Red 1").first).to_be_visible()


def test_dawn_is_one_screen(visit: Visit) -> None:
    """KT-W1 to KT-W4: a card, another one face down, tokens with what they come to; then places in order."""
    person = visit("/", settings=SURE)
    person.bring_in(text=classic("play a card at dawn", "card", modules=WITH, key="1"))
    page, rows = person.page, person.page.locator(".rows > li")
    expect(rows).to_have_count(3)
    fan = page.get_by_role("group", name=say("dawn-cards", game="kemet"))
    expect(fan.locator("[data-choice^='card ']").first).to_be_visible()
    card = fan.locator("[data-choice^='card ']").first
    strength = str(card.get_attribute("data-choice"))[len("card ")]
    card.click()
    expect(page.locator(".rows > .me .sum")).to_have_text(strength)  # shown, and what it counts
    fan.locator("[data-choice^='discard ']").first.click()
    person.until(
        lambda: ["P1", int(strength)] in [args for event, args in person.story() if event == "command value"],
        "no value",
    )
    person.bring_in(text=classic("choose your place at dawn", modules=WITH, key="1"))
    place = page.get_by_role("dialog").locator("[data-choice^='slot ']").first
    expect(place).to_be_visible()
    expect(page.locator(".rows > .now.me .turn")).not_to_be_empty()
    expect(page.locator(".rows .value:empty")).to_have_count(0)
    person.hands_over(place.click)


def test_dawn_tokens_say_what_they_come_to(visit: Visit) -> None:
    """KT-W3: each adds 1 to the strength of the card."""
    person = visit("/", settings=SURE)
    person.bring_in(text=classic("play a card at dawn", "tokens", modules=WITH, key="1"))
    page = person.page
    expect(page.locator('[data-choice="spend 1"].spend b')).to_be_visible()
    command = person.numbered()[-1]["view"]["ahead"]["command"]
    assert command["spend 1"] == command["spend 0"] + 1
    for choice, value in command.items():
        expect(page.locator(f'[data-choice="{choice}"].spend b')).to_have_text(str(value))
    page.locator('[data-choice="spend 1"].spend').click()
    person.until(
        lambda: ["P1", command["spend 1"]] in [args for event, args in person.story() if event == "command value"],
        "no value",
    )


def test_a_veto_is_one_press(visit: Visit) -> None:
    """KT-X2: said and sealed at once, and offered once."""
    person = visit("/", settings=SURE)
    person.bring_in(text=classic("veto", modules=WITH, key="1"))
    page = person.page
    veto = page.locator('.prompt [data-choice="play veto; seal"]')
    expect(veto).to_be_visible()
    expect(page.locator('.prompt [data-choice^="play veto"]')).to_have_count(1)
    veto.click()
    person.until(lambda: any(event == "cancels a card" for event, _ in person.story()), "the card was not cancelled")


def test_whoever_holds_no_escape_is_told_so_and_asked_once(visit: Visit) -> None:
    """KT-X6: everybody with a card is asked; the only answer need not be confirmed."""
    person = visit("/", settings=SURE | {"confirm": True, "onward": False})
    person.bring_in(text=classic("escape", modules=WITH, key="1", most=1))
    page = person.page
    status = page.locator(".prompt [role=status]")
    expect(status).not_to_contain_text("?")
    expect(page.locator(".prompt")).to_contain_text("You hold no Escape")
    person.button("pass").click()
    expect(page.locator("main.council")).to_be_visible()


def test_among_bots_a_question_without_a_choice_goes_on_by_itself(visit: Visit) -> None:
    person = visit("/", settings=SURE | {"confirm": True, "onward": True})
    person.bring_in(text=classic("escape", modules=WITH, key="1", most=1))
    expect(person.page.locator('.prompt [data-choice="pass"].timed, main.council')).to_be_visible()
    expect(person.page.locator("main.council")).to_be_visible(timeout=20_000)


def test_the_market_shows_the_colour_of_the_space(visit: Visit) -> None:
    person = visit("/", settings=SURE, viewport={"width": 1366, "height": 768})
    person.bring_in(text=classic("your turn", modules=WITH, key="1"))
    page = person.page
    page.locator('[data-plan^="space buy-white"]').click()
    wares = page.locator('.rail [data-colour="white"] .can')
    expect(wares).not_to_have_count(0)
    for ware in wares.all():
        expect(ware).to_be_in_viewport(ratio=0.9)


def test_a_war_council_in_parts(visit: Visit) -> None:
    """KT-B4: what is shown first, then the rest with it in sight, each sealed with one press."""
    person = visit("/", settings=SURE)
    person.bring_in(text=classic("part of the war council", "shown first", modules=WITH, key="1"))
    page = person.page
    council = page.locator("main.council")
    expect(council.get_by_role("note")).to_be_visible()
    expect(council.locator('[data-plan^="card "]:not(:disabled)')).to_have_count(0)
    added = council.locator("[data-plan^='add ']").first
    name = str(added.get_attribute("data-plan"))[len("add ") :]
    added.click()
    person.button(f"add {name}; seal").click()
    expect(council.get_by_text(say("council-part-rest-cards", game="kemet"))).to_be_visible()
    expect(council.get_by_text(say("council-open-already", game="kemet"), exact=True)).to_be_visible()
    before = len(person.commands())
    council.get_by_role("button", name=say("council-seal", game="kemet")).click()
    person.until(lambda: len(person.commands()) > before, "nothing was sealed")
    person.until(lambda: any(event == "strength" for event, _ in person.story()), "no battle was fought")


def to_the_end(person: Person) -> None:
    """By clicking whatever is offered, in gestures where it can be."""
    page = person.page
    page.locator(".prompt").wait_for()
    assert person.play(most=1500) > 30
    assert page.locator(".end").get_by_role("heading", level=1).inner_text()
    assert person.numbered()[-1]["over"]["winners"]
    gestures = [made for made in person.commands() if made.get("then")]
    assert len(gestures) > 5, "hardly anything was done in one gesture"


@pytest.mark.long
def test_all_of_ta_seti_from_the_form_to_its_end(visit: Visit) -> None:
    """Without a last Day it takes points: at the start of a turn (KT-V3) or when a Day ends (KT-V4)."""
    person = visit("/new/kemet-classic", settings=SURE, viewport={"width": 1366, "height": 768})
    page = person.page
    page.get_by_role("button", name="3", exact=True).click()
    page.locator('[data-option="preset all"]').click()
    person.button("start").click()
    page.wait_for_url("**/t/*")
    to_the_end(person)
    options = next(one for one in person.heard if one["t"] == "welcome")["options"]
    assert (options["length"], options["max_rounds"], options["modules"]) == ("short", 0, list(MODULES))
    assert "won" in [event for event, _ in person.story()]


@pytest.mark.long
def test_a_game_on_a_phone_by_clicks(visit: Visit) -> None:
    """Against three bots with all modules and promos, for three Days."""
    person = visit("/", settings=SURE, viewport={"width": 390, "height": 844})
    options = {"players": 4, "max_rounds": 3, "modules": list(ADDED)}
    made = person.new_table("me eager eager eager", game="kemet-classic", options=options)
    person.page.goto(f"/t/{made['table']}")
    to_the_end(person)
