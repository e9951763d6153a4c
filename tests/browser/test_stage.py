"""Battles on their stage: each is told from reveal to result, waits for whoever looks on, and is as it was then."""

import re
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import line_before, lines, record
from browser.words import say

FOUR = record(4)
RA = record(4, 1)
AMUN = record(4, 3)
TWO = record().replace('"Ada", "greedy"', '"Ada", "Bea"')
SURE = SETTINGS | {"confirm": False}
PHONES = [(360, 640), (390, 844)]
TITLE = re.compile(r"Conflict (\w+): battle for region (\d+)")
ROMAN = ["", "I", "II", "III", "IV", "V"]
BOX = """(selector) => [...document.querySelectorAll(selector)].filter((el) => el.checkVisibility()).map((el) => {
  const { x, y, width, height } = el.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
WHOLE = "(el) => el.scrollWidth <= el.clientWidth + 1 && el.parentElement.clientWidth >= el.offsetWidth"
DECISIONS = "[data-choice]:not([data-choice=continue], [data-choice=next], [data-choice=ready])"


def told_battles(person: Person) -> list[tuple[str, str]]:
    """Conflict and region of every battle that was told to this browser."""
    found: list[tuple[str, str]] = []
    token = ""
    for message in person.numbered():
        for entry in message["story"]:
            if entry.get("event") == "region":
                token = entry["args"][0]
            if entry.get("event") == "battle":
                found.append((ROMAN[entry["scene"]["field"]["conflict"]], token))
    return found


def title(page: Page) -> tuple[str, str]:
    found = TITLE.search(page.get_by_role("heading", level=1).first.inner_text())
    assert found
    return found[1], found[2]


def telling(page: Page) -> str:
    return page.locator(".telling [role=status]").inner_text()


CHANGED = """(said) => document.querySelector('.telling [role=status]')?.innerText !== said"""


def goes_on(page: Page, said: str) -> None:
    """Wait until something else is told, or nothing any more."""
    page.wait_for_function(CHANGED, arg=said)


def look_on(visit: Visit, settings: dict[str, Any] = SETTINGS) -> tuple[Person, Person]:
    """Ra plays a conflict of two battles, of which the second is between others; somebody looks on."""
    ra, looker = visit("/"), visit("/", settings=settings)
    made = ra.post(f"/api/records?to={line_before(RA, 'P1 card ')}", RA)
    looker.page.goto(f"/t/{made['table']}#{made['links']['spectator']}")
    looker.page.locator(".battle").wait_for()
    ra.page.goto(f"/t/{made['table']}#{made['links']['chairs'][1]}")
    ra.page.locator(".battle").wait_for()
    return ra, looker


def fight(ra: Person, looker: Person) -> None:
    """Ra decides what he is asked, and nothing else, until the conflict is over for those who look on."""
    for _ in range(20):
        looker.until(lambda: conflict_over(looker) or "P2" in looker.owing(), "neither asked nor over")
        if conflict_over(looker):
            return
        ra.until(lambda: "P2" in ra.owing(), "he is asked and does not know")
        decide = ra.page.get_by_role("button", name=say("stage-decide"))
        spots = [spot for spot in ra.wait_for_turn() if spot.name != "continue"]
        if spots:
            ra.act(ra.pick(spots))
            looker.until(lambda: ra.numbered()[-1]["view"]["owing"] == looker.owing(), "not told alike")
        elif decide.is_visible():
            decide.click()
    raise ra.wrong("the conflict has no end")


def conflict_over(person: Person) -> bool:
    events = [event for event, _ in person.story()]
    since = len(events) - 1 - events[::-1].index("took tiebreaker")
    return "turn" in events[since:]


def test_every_battle_waits_and_none_is_left_out(visit: Visit) -> None:
    """The conflict is over behind the stage; its battles are told one after the other all the same, with the numbers
    of their time."""
    ra, looker = look_on(visit)
    page = looker.page
    fight(ra, looker)
    battles = told_battles(looker)
    assert len(battles) == 2
    assert title(page) == battles[0]
    events = [entry for message in looker.numbered() for entry in message["story"] if "event" in entry]
    begun = next(n for n, entry in enumerate(events) if entry["event"] == "battle")
    first = events[begun]
    shown = takewhile(lambda entry: entry["event"] in ("card revealed", "gained followers"), events[begun + 1 :])
    paid = {entry["args"][0]: entry["args"][2] for entry in shown if entry["event"] == "gained followers"}  # by a Flood
    expect(page.locator(".controls .left")).to_have_text("one more battle to tell")
    for god in first["args"][1]:
        has = first["scene"]["fighters"][god]
        stands = page.locator(f".fighter.of-{god} .stands")
        followers = paid.get(god, has["followers"])
        expect(stands).to_have_attribute("aria-label", f"Devotion {has['devotion']}, Followers {followers}")
    seen, said = [title(page)], set()
    while page.locator(".battle").count():
        was = telling(page)
        said.add((title(page), was))
        looker.button("continue").click()
        goes_on(page, was)
        if page.locator(".battle").count() and title(page) != seen[-1]:
            seen.append(title(page))
    assert seen == battles
    assert len(said) > 2 * len(battles), "each has more than one beat"
    expect(page.locator("[role=application]")).to_be_visible()


def test_what_was_told_is_known_after_a_reload(visit: Visit) -> None:
    ra, looker = look_on(visit)
    page = looker.page
    fight(ra, looker)
    was = telling(page)
    looker.button("continue").click()
    goes_on(page, was)
    where = title(page), telling(page)
    page.reload()
    page.locator(".battle").wait_for()
    assert (title(page), telling(page)) == where


def test_a_conflict_can_be_skipped_and_the_board_be_seen(visit: Visit) -> None:
    ra, looker = look_on(visit)
    page = looker.page
    fight(ra, looker)
    here = title(page), telling(page)
    page.get_by_role("button", name=say("show-board")).click()
    expect(page.locator("[role=application]")).to_be_visible()
    expect(page.locator(".battle")).to_have_count(0)
    page.get_by_role("button", name=say("show-battle")).click()
    assert (title(page), telling(page)) == here, "the way back leads to where it was left"
    page.keyboard.press("Enter")
    goes_on(page, here[1])
    assert title(page) == here[0]
    page.keyboard.press("Escape")
    expect(page.locator(".battle")).to_have_count(0)
    expect(page.get_by_role("button", name=say("show-battle"))).to_have_count(0)


def test_a_battle_that_was_told_can_be_seen_again(visit: Visit) -> None:
    ra, looker = look_on(visit)
    page = looker.page
    fight(ra, looker)
    first, second = told_battles(looker)
    while title(page) == first:
        was = telling(page)
        looker.button("continue").click()
        goes_on(page, was)
    assert title(page) == second
    page.get_by_role("button", name=re.compile(f"^{first[1]} ")).click()
    assert title(page) == first
    page.get_by_role("button", name=say("stage-back")).click()
    assert title(page) == second


def test_battles_go_on_by_themselves_where_that_is_asked_for(visit: Visit) -> None:
    ra, looker = look_on(visit, SETTINGS | {"unattended": True})
    page = looker.page
    fight(ra, looker)
    expect(page.locator(".controls .left")).to_have_text(re.compile(r"\d s"))
    goes_on(page, telling(page))
    page.get_by_role("button", name=say("battles-unattended")).click()
    expect(page.locator(".controls .left")).not_to_have_text(re.compile(r"\d s"))


def two_people(visit: Visit, line: int) -> tuple[Person, Person]:
    ada, bea = visit("/", settings=SURE), visit("/", settings=SURE)
    made = ada.post(f"/api/records?to={line}", TWO)
    for person, key in zip((ada, bea), made["links"]["chairs"], strict=True):
        person.page.goto(f"/t/{made['table']}#{key}")
        person.page.locator(".battle").wait_for()
    return ada, bea


def test_a_decision_that_waits_behind_the_story_is_said_and_never_made_on_old_numbers(visit: Visit) -> None:
    """Two people; after the battle each is asked something, while both still look at the cards."""
    at = next(i for i, line in enumerate(lines(TWO)) if line.endswith("P2 card chariots")) - 1
    mine = lines(TWO)[at].split(" ", 2)[2]
    ada, bea = two_people(visit, at)
    ada.button(mine).click()
    bea.button("card chariots").click()
    for person in (bea, ada):
        expect(person.page.locator(".telling [role=alert]")).to_contain_text(say("stage-asked"))
        expect(person.page.locator('[data-choice="use"]')).to_have_count(0)
        assert "Chariots" in telling(person.page), "the reveal waits"
        person.page.get_by_role("button", name=say("stage-decide")).click()
        person.button("use").click()
    person.until(lambda: ada.answers() != {}, "nothing was taken")


def test_chosen_is_said_when_it_is_true(visit: Visit) -> None:
    """Amun is asked whether to play two cards: nobody has chosen one yet."""
    person = visit("/", settings=SURE)
    person.bring_in(line_before(AMUN, "P4 use"), AMUN)
    page = person.page
    person.button("use").wait_for()
    fighters = page.locator(".fighters")
    expect(fighters).to_contain_text(say("battle-one-or-two"))
    expect(fighters).to_contain_text(say("battle-chooses-next"))
    expect(fighters).not_to_contain_text(say("battle-chosen"))
    person.button("use").click()
    expect(fighters).to_contain_text(say("battle-choosing-you"))


def test_two_cards_stay_where_they_are(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(line_before(AMUN, "P4 use"), AMUN)
    page = person.page
    person.button("use").click()
    cards = page.locator("[data-card]")
    cards.first.wait_for()
    places = page.evaluate(BOX, "[data-card]")
    names = [card.get_attribute("data-card") for card in cards.all()]
    expect(page.locator(".foot .count")).to_contain_text("2")
    person.button(f"card {names[0]}").click()
    expect(page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".foot .count")).to_contain_text("One more")
    assert page.evaluate(BOX, "[data-card]") == places, "a card has moved under the pointer"
    assert [card.get_attribute("data-card") for card in cards.all()] == names


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_no_decision_stands_where_next_was(visit: Visit, size: tuple[int, int]) -> None:
    """A conflict of one's own, clicked through; then the board with the next decision."""
    person = visit("/", viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 600)
    person.bring_in(line_before(FOUR, "P1 card "), FOUR)
    page = person.page
    places: set[tuple[int, ...]] = set()
    left = False
    for _ in range(80):
        spots = person.wait_for_turn()
        if page.locator(".battle").count():
            places |= {tuple(box) for box in page.evaluate(BOX, ".controls .next")}
            assert len(places) == 1, "it never moves"
        else:
            left = True
        decisions = [tuple(box) for box in page.evaluate(BOX, DECISIONS)]
        for x, y, width, height in places:
            assert not [
                d for d in decisions if x < d[0] + d[2] and d[0] < x + width and y < d[1] + d[3] and d[1] < y + height
            ]
        if left and person.button("action move").count():
            break
        person.act(person.pick(spots))
    assert left
    assert places


def test_a_key_plays_the_card_that_bears_it(visit: Visit) -> None:
    """Numbers belong to cards, not to places in a hand: some have been used before."""
    person = visit("/", settings=SURE)
    used = next(i for i, line in reversed(list(enumerate(lines(FOUR)))) if " P1 card " in line)
    person.bring_in(used, FOUR)
    page = person.page
    page.locator("[data-card]").first.wait_for()
    names = ["build", "plague", "chariots", "cycle", "drought", "flood", "miracle"]
    cards = [card.get_attribute("data-card") or "" for card in page.locator("[data-card]").all()]
    assert len(cards) < len(names)
    assert page.locator("[data-card] kbd").all_inner_texts() == [str(names.index(card) + 1) for card in cards]
    page.keyboard.press(str(names.index(cards[-1]) + 1))
    person.until(lambda: bool(person.commands()), "no card was played")
    assert [made["choice"] for made in person.commands()] == [f"card {cards[-1]}"]


def test_a_phone_on_its_side_shows_who_fights(visit: Visit) -> None:
    """With their strength and their hands, beside the cards that can be played; their sheets are a tap away."""
    person = visit("/", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    person.bring_in(line_before(FOUR, "P1 card "), FOUR)
    page = person.page
    page.locator("[data-card]").first.wait_for()
    for one in (*page.locator(".fighter .sum").all()[:2], page.locator("[data-card]").last):
        expect(one).to_be_in_viewport(ratio=0.9)
    page.locator(".fighter .whole").nth(1).tap()
    expect(page.get_by_role("dialog").locator(".sheet")).to_be_visible()


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_plays_a_card_in_two_steps(visit: Visit, size: tuple[int, int]) -> None:
    phone = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": True, "is_mobile": True}
    person = visit("/", **phone)
    person.bring_in(line_before(FOUR, "P1 card "), FOUR)
    page = person.page
    card = page.locator('[data-card="plague"]')
    card.wait_for()
    sent = len(person.commands())
    long_press(page, card.bounding_box() or {})
    card.tap()
    expect(page.locator(".foot .hand")).to_contain_text(say("about-card-plague"))
    play = page.get_by_role("button", name=say("hand-play"))
    expect(play).to_be_in_viewport(ratio=1)
    assert len(person.commands()) == sent, "to look at a card is not to play it"
    play.tap()
    person.until(lambda: len(person.commands()) > sent, "it was not played")
    assert person.commands()[-1]["choice"] == "card plague"
    page.locator(".telling").wait_for()
    for stands in page.locator(".stands:visible").all():
        whole = stands.evaluate(WHOLE)
        assert whole, f"cut: {stands.get_attribute('aria-label')}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    expect(person.button("continue").or_(page.locator(".controls .next"))).to_be_in_viewport(ratio=1)


def long_press(page: Page, box: Any) -> None:
    """A finger rests on it until the browser calls that a long press, and is lifted."""
    hand = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(900)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_replay_plays_the_same_stage(visit: Visit) -> None:
    person = visit("/")
    table = person.bring_in(None, FOUR)
    page = person.page
    at = line_before(FOUR, "P1 card ")
    page.goto(f"/replay/{table}#{at}")
    page.locator(".battle").wait_for()
    begun = title(page)
    said = [telling(page)]
    while page.locator(".battle").count() and title(page) == begun:
        mark = page.locator(".battle").inner_text()
        person.button("continue").click()
        page.wait_for_function("(mark) => document.querySelector('.battle')?.innerText !== mark", arg=mark)
        if page.locator(".battle").count() and title(page) == begun:
            said.append(telling(page))
    assert len(set(said)) > 3, "from those who meet to what is left of them"
    assert any("wins region" in text for text in said)
    page.goto(f"/replay/{table}#{at}")
    page.reload()
    page.locator(".battle").wait_for()
    person.button("play").click()
    goes_on(page, said[0])
