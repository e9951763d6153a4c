"""Several people: around one screen, by invitation, looking on."""

import json
import re
from contextlib import closing
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.people import LOOK, Person
from browser.serving import Server, line_before, lines, record
from browser.wire import Wire
from browser.words import say

MARKUP = "<img src=x onerror=\"document.title='broken'\"> <b>bold</b> & {x}"
CHAT = re.compile(f"^{say('chat')}")
TWO = record().replace('"Ada", "greedy"', '"Ada", "Bea"')
"""The same game between two people."""


def battle() -> int:
    """How many lines lie before the first secret card, which is Ada's."""
    at = line_before(TWO, "P1 card ")
    assert not any(" card " in line for line in lines(TWO)[:at]), "Ada is to be the first to choose"
    return at


def play_card(person: Person, n: int = 0) -> str:
    """A card is held up before it is played, as it cannot be taken back."""
    before = len(person.commands())
    person.page.locator("[data-card]:enabled:visible").nth(n).click()
    play = person.page.locator('[data-choice^="card "]:visible')
    chosen = play.get_attribute("data-choice") or ""
    assert len(person.commands()) == before, "it is played at once"
    play.click()
    return chosen


def new_game_for_two(person: Person, other: str) -> None:
    """On the form: two chairs, one mine, the other as said."""
    page = person.page
    page.goto("/new")
    page.get_by_role("button", name="2", exact=True).click()
    chairs = page.get_by_role("listitem").filter(has=page.get_by_label(say("gods-word")))
    expect(chairs).to_have_count(2)
    chairs.nth(1).get_by_role("combobox").first.select_option(other)
    for chair, name in enumerate(("Ada", "Bea")):
        chairs.nth(chair).get_by_role("textbox").fill(name)
    person.button("start").click()


def test_hot_seat_from_the_form(visit: Visit) -> None:
    """The screen is handed over at every change of turn; between two people the board is seen, and nothing is asked."""
    person = visit("/")
    new_game_for_two(person, "hotseat")
    handed: list[str] = []
    while len(handed) < 3:
        expect(person.button("ready")).to_be_visible()
        expect(person.page.locator("[role=application]")).to_be_visible()
        assert [spot.name for spot in person.spots()] == ["ready"]
        handed.append(next(name for name in ("Ada", "Bea") if name in person.button("ready").inner_text()))
        person.button("ready").click()
        expect(person.page.locator(".prompt")).to_be_visible()
        person.play(until=lambda: person.button("ready").is_visible())
    assert handed[0] != handed[1]
    assert handed[0] == handed[2]


SEEN = "() => document.querySelector('.table').outerHTML.replace(/svelte-\\w+|c\\d+|s\\d+/g, '')"
"""The board between two people, without what Svelte numbers from page to page."""


def test_hot_seat_hides_a_secret_card(visit: Visit) -> None:
    """Whatever card was chosen, what is shown until the next person comes is the same."""
    person = visit("/")
    page = person.page
    between = set()
    for n in (0, 1):
        person.bring_in(battle(), TWO)
        person.button("ready").click()
        cards = page.locator("[data-card]:enabled:visible")
        cards.first.wait_for()
        chosen = play_card(person, n)
        if person.button("seal").is_visible() or person.button("confirm").is_visible():
            person.act(person.pick(person.spots()))
        expect(person.button("ready")).to_be_visible()
        expect(page.locator("[role=application]")).to_be_visible()
        expect(page.locator("[data-choice^=card]")).to_have_count(0)
        assert "Bea" in person.button("ready").inner_text()
        page.mouse.move(0, 0)  # what lies under the pointer is another matter
        expect(page.locator(".table .corner, .table .docked")).to_have_count(0)
        between.add(page.evaluate(SEEN))
        heard = len(person.heard)
        person.button("ready").click()
        cards.first.wait_for()
        assert not [one for one in person.heard[heard:] if chosen in json.dumps(one.get("story"))], "told too early"
    assert len(between) == 1, between


def test_two_people_of_one_name_are_told_apart(visit: Visit) -> None:
    """What the server calls them is what everybody sees, and nothing in a name can disturb the page."""
    ada = visit("/")
    page = ada.page
    page.goto("/new")
    page.get_by_role("button", name="2", exact=True).click()
    chairs = page.get_by_role("listitem").filter(has=page.get_by_label(say("gods-word")))
    chairs.nth(1).get_by_role("combobox").first.select_option("invite")
    chairs.nth(0).get_by_role("textbox").fill("Ada")
    chairs.nth(1).get_by_role("textbox").fill("\u202eada\u200b")
    ada.button("start").click()
    expect(page.get_by_role("textbox", name="ada 2", exact=True)).to_be_visible()
    ada.button("sit").click()
    page.locator(".prompt").wait_for()
    expect(page.get_by_role("complementary", name=say("the-gods"))).to_contain_text("ada 2")


def test_two_browsers_and_a_dropped_line(visit: Visit, server: Server) -> None:
    """Bea comes by a link, loses her line while Ada plays, and goes on without loading the page again."""
    ada = visit("/")
    new_game_for_two(ada, "invite")
    link = urlsplit(ada.page.get_by_role("textbox", name="Bea").input_value())
    with closing(Wire(server.url)) as wire:
        bea = visit(f"{link.path}#{link.fragment}", base_url=wire.url)
        bea.page.locator(".prompt").wait_for()
        bea.page.evaluate("window.loadedOnce = true")
        ada.button("sit").click()
        ada.page.locator(".prompt").wait_for()
        bea.until(lambda: bool(ada.spots() or bea.spots()), "nobody is asked anything")
        if bea.spots():
            bea.play(until=lambda: bool(ada.spots()))
        bea.patient = True
        wire.cut()
        expect(bea.page.get_by_text(say("line-lost"))).to_be_visible()
        ada.play(until=lambda: "P1" not in ada.owing())
        wire.mend()
        bea.wait_for_turn()
        expect(bea.page.get_by_text(say("line-lost"))).to_have_count(0)
        assert bea.page.evaluate("window.loadedOnce"), "the page was loaded again"
        assert bea.story() == ada.story()
        two_tabs_agree(bea)


def two_tabs_agree(person: Person) -> None:
    """The same chair in a second tab, and a choice made there."""
    first = person.page
    second = person.open()
    second.goto(first.url)
    second.locator(".prompt").wait_for()
    agreed(person, first, second)
    person.page = second
    person.act(person.pick(person.wait_for_turn()))
    agreed(person, first, second)
    person.page = first


def agreed(person: Person, first: Page, second: Page) -> None:
    """Both ask the same and show the same gods, with what they have."""

    def shown(page: Page) -> object:
        seen = page.evaluate(LOOK)
        gods = page.get_by_role("complementary", name=say("the-gods")).inner_text()
        return seen["said"], sorted(spot["name"] for spot in seen["spots"]), gods

    person.until(lambda: shown(first) == shown(second), "two tabs of one chair do not agree")


def test_a_spectator_sees_all_but_secrets_and_chat_is_plain_text(visit: Visit) -> None:
    ada = visit("/")
    made = ada.post(f"/api/records?to={battle()}", TWO)
    ada.page.goto(f"/t/{made['table']}#{made['links']['chairs'][0]}")
    looker = visit(f"/t/{made['table']}#{made['links']['spectator']}")
    looker.page.locator(".prompt").wait_for()
    cards = ada.page.locator("[data-card]:enabled:visible")
    chosen = play_card(ada)
    if ada.button("seal").is_visible():
        ada.button("seal").click()
    expect(cards).to_have_count(0)
    told = json.dumps(looker.heard[-1])
    assert chosen not in told, "a spectator was told a secret"
    assert looker.spots() == [], "a spectator is offered a choice"
    say_something(looker)
    ada.page.get_by_role("button", name=CHAT).click()
    expect(ada.page.get_by_text(MARKUP)).to_be_visible()
    expect(ada.page.locator("li", has_text=MARKUP).locator("img")).to_have_count(0)
    assert ada.page.title() != "broken"


def say_something(person: Person) -> None:
    person.page.get_by_role("button", name=CHAT).click()
    person.page.get_by_label(say("chat-say")).fill(MARKUP)
    person.page.get_by_role("button", name=say("chat-send")).click()
    expect(person.page.get_by_text(MARKUP)).to_be_visible()


def test_people_are_named_and_whoever_takes_back_reads_who_is_asked(visit: Visit) -> None:
    """In the chat it is Ada who speaks, not her god; and nobody reads of themselves as of somebody."""
    ada, bea = visit("/"), visit("/")
    made = ada.post(f"/api/records?to={line_before(TWO, 'P1 action')}", TWO)
    for person, key in zip((ada, bea), made["links"]["chairs"], strict=True):
        person.page.goto(f"/t/{made['table']}#{key}")
        person.page.locator(".prompt").wait_for()
        person.page.get_by_role("button", name=CHAT).click()
    ada.page.get_by_label(say("chat-say")).fill("well met")
    ada.page.get_by_role("button", name=say("chat-send")).click()
    for person, name in ((ada, say("you")), (bea, "Ada")):
        said = person.page.get_by_label(say("chat"), exact=True).locator("li", has_text="well met")
        expect(said.locator("b")).to_have_text(name)
    ada.act(next(spot for spot in ada.wait_for_turn() if spot.name.startswith("action ")))
    ada.page.get_by_role("button", name=say("menu"), exact=True).click()
    ada.page.get_by_role("button", name=say("propose")).click()
    asker = ada.page.get_by_role("alert").filter(has_text="Waiting for: Ra")
    expect(asker).to_contain_text("You asked to take back")
    asked = bea.page.get_by_role("alert").filter(has_text="Isis asks to go back")
    asked.get_by_role("button", name=say("proposal-refuse")).click()
    expect(asked).to_have_count(0)
    expect(asker).to_have_count(0)
