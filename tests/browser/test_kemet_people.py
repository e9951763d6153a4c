"""Several people at a table of Kemet: around one screen, by invitation, looking on."""

import json

from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import kemet, line_before, lines
from browser.test_people import SEEN
from browser.words import say

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet"]}
TWO = kemet(2).replace('"Ada", "eager"', '"Ada", "Bea"')
"""The same game between two people."""
COUNCIL = line_before(TWO, "P1 discard")


def new_game_for_two(person: Person) -> None:
    """On the form: two chairs, and both of us sit here."""
    page = person.page
    page.goto("/new/kemet")
    page.get_by_role("button", name="2", exact=True).click()
    chairs = page.locator("ol.seats li")
    expect(chairs).to_have_count(2)
    chairs.nth(1).get_by_role("combobox").first.select_option("hotseat")
    for chair, name in enumerate(("Ada", "Bea")):
        chairs.nth(chair).get_by_role("textbox").fill(name)
    person.button("start").click()


def sealed(person: Person, first: int) -> str:
    """A plan of the War council, from the card said on; what was sent."""
    cards = person.page.locator('.fan [data-plan^="card"]')
    cards.nth(first).click()
    cards.nth(first + 1).click()
    seal = person.page.locator(".council .buttons .main")
    choice = seal.get_attribute("data-choice") or ""
    seal.click()
    return choice


def test_hot_seat_from_the_form(visit: Visit) -> None:
    """The screen is handed over at every change of turn; between two people the board is seen, and nothing is asked."""
    person = visit("/", settings=SURE)
    new_game_for_two(person)
    handed: list[str] = []
    while len(handed) < 3:
        expect(person.button("ready")).to_be_visible()
        expect(person.page.locator(".table .board").first).to_be_visible()
        assert [spot.name for spot in person.spots()] == ["ready"]
        handed.append(next(name for name in ("Ada", "Bea") if name in person.button("ready").inner_text()))
        person.button("ready").click()
        expect(person.page.locator(".prompt")).to_be_visible()
        person.play(until=lambda: person.button("ready").is_visible())
    assert handed[0] != handed[1]


def test_hot_seat_hides_plans_and_hands(visit: Visit) -> None:
    """Whatever was planned in a War council of two people, what is shown until the other one comes is the same; and
    neither hand is on the page meanwhile."""
    person = visit("/", settings=SURE)
    page = person.page
    between = set()
    for first in (0, 1):
        person.bring_in(COUNCIL, TWO)
        person.button("ready").click()
        page.locator(".council").wait_for()
        chosen = sealed(person, first)
        expect(person.button("ready")).to_be_visible()
        expect(page.locator(".table .board").first).to_be_visible()
        assert "Bea" in person.button("ready").inner_text()
        expect(page.locator(".council, .hand, [data-plan^=card], [data-choice^=card]")).to_have_count(0)
        page.mouse.move(0, 0)
        expect(page.locator(".layer.moving")).to_have_count(0)
        between.add(page.evaluate(SEEN))
        heard = len(person.heard)
        person.button("ready").click()
        page.locator(".council").wait_for()
        told = json.dumps([one.get("story") for one in person.heard[heard:]])
        assert not [part for part in chosen.split("; ")[:-1] if part in told], "told too early"
    one, two = min(between), max(between)
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    assert one == two, f"{one[at - 300 : at + 200]}\n{two[at - 300 : at + 200]}"


def test_two_browsers_by_invitation(visit: Visit) -> None:
    """Bea comes by a link; both decide in turn, and both are told the same."""
    ada = visit("/", settings=SURE)
    made = ada.new_table("me human", game="kemet", options={"players": 2})
    ada.page.goto(f"/t/{made['table']}")
    bea = visit(f"/t/{made['table']}#{made['links']['chairs'][1]}", settings=SURE)
    for person in (ada, bea):
        person.page.locator(".prompt").wait_for()
    decided = {"P1": 0, "P2": 0}
    while min(decided.values()) < 3:
        ada.until(lambda: bool(ada.spots() or bea.spots()), "nobody is asked anything")
        one, player = (ada, "P1") if ada.spots() else (bea, "P2")
        one.act(one.pick(one.wait_for_turn()))
        decided[player] += 1
    ada.until(lambda: len(ada.story()) == len(bea.story()), "one of them was told more")
    assert open_story(ada) == open_story(bea)


def open_story(person: Person) -> list[tuple[str, list[str]]]:
    """Without what each of them has drawn."""
    return [told for told in person.story() if not told[0].startswith("drew")]


def test_a_spectator_sees_all_but_secrets(visit: Visit) -> None:
    ada = visit("/", settings=SURE)
    made = ada.post(f"/api/records?to={COUNCIL}", TWO)
    ada.page.goto(f"/t/{made['table']}#{made['links']['chairs'][0]}")
    looker = visit(f"/t/{made['table']}#{made['links']['spectator']}", settings=SURE)
    looker.page.locator(".prompt").first.wait_for()
    ada.page.locator(".council").wait_for()
    chosen = sealed(ada, 0)
    expect(ada.button("undo")).to_be_visible()
    told = json.dumps(looker.heard)
    assert lines(TWO)[COUNCIL]
    assert not [part for part in chosen.split("; ")[:-1] if part in told], "a spectator was told a secret"
    assert looker.spots() == [], "a spectator is offered a choice"
    looker.page.get_by_role("button", name=say("help")).first.click()
    expect(looker.page.get_by_role("dialog", name=say("how-title", game="kemet"))).to_be_visible()
