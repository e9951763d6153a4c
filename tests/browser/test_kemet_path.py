"""The path to Ta-Seti by clicks: a Move opens it, a location that glows is the choice, what lies there is said before
it is taken; on a desk, on a phone, by keys and in words."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import classic_game, line_before
from browser.test_kemet_stage import sent
from browser.words import say

SURE = SETTINGS | {"confirm": False, "guide": False, "greeted": ["kemet-classic"]}
GAME = classic_game()
SECOND = line_before(GAME, "P1 activate", 1)
"""Before this line the person may send a priest who waits at Elephantine (1A-2), or one from the start."""
TURN = SECOND - 1
TAKING = line_before(GAME, "P1 use")
TWO = 1013
"""Before this line of another game two priests of theirs can come to Uronarti (3B-2)."""
OBJECTS = line_before(GAME, "P1 object double-edged-dagger")
NOTATION = re.compile(r"\b[1-4][AB]-\d\b")
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}


def come(visit: Visit, at: int, language: str = "en", size: dict[str, int] = DESK, **more: object) -> Person:
    person = visit("/", settings=SURE | {"language": language}, viewport=size, **more)
    person.bring_in(at, GAME)
    person.page.locator(".prompt").first.wait_for()
    return person


def spot(page: Page, name: str) -> str:
    return f'.strip [data-location="{name}"]'


def made(person: Person) -> list[list[str]]:
    person.until(lambda: bool(sent(person)), "nothing was sent")
    person.until(lambda: person.commands()[-1]["id"] in person.answers(), "no answer came")
    assert person.answers()[person.commands()[-1]["id"]]["t"] == "ack"
    return sent(person)


def test_a_priest_goes_with_two_clicks_and_takes_a_skill(visit: Visit) -> None:
    """KT-R2, KT-R3, KT-R7, KT-R10."""
    person = come(visit, TURN)
    page = person.page
    expect(page.locator(".path.card")).to_have_count(0)
    page.locator('[data-plan="space move-3"]').click()
    goal = page.locator(spot(page, "3B-2"))
    expect(goal).to_have_attribute("data-choice", "space move-3; activate 1A-2; go 3B-2")
    assert "Uronarti" in (goal.get_attribute("aria-label") or "")
    goal.hover()
    expect(page.locator(".path footer b")).to_have_text("Elephantine → Uronarti")
    goal.click()
    assert made(person) == [["space move-3", "activate 1A-2", "go 3B-2"]]
    expect(page.locator(".prompt [role=status]")).to_contain_text("Uronarti")
    expect(page.locator(".spot.asked .name")).to_have_text("Uronarti")
    take = person.button("use")
    expect(take).to_contain_text(say("brought-priest-board", game="kemet"))
    take.click()
    stands = page.locator('[data-choice="place SW3"]').first
    stands.dispatch_event("click")
    person.until(lambda: ["place SW3"] in sent(person), "the priest never came to the board")
    expect(page.locator(".own .token.skill")).to_have_count(1)
    expect(page.locator(".path.card"), "what is asked now is on the board").to_have_count(0)


def test_where_one_priest_can_come_a_press_is_the_choice(visit: Visit) -> None:
    """KT-R3: the start is none."""
    person = come(visit, SECOND)
    page = person.page
    expect(page.locator(".path.card")).to_be_visible()
    expect(page.locator(spot(page, "start"))).to_have_attribute("aria-disabled", "true")
    expect(page.locator(spot(page, "1A-1"))).to_have_attribute("data-choice", "activate start; go 1A-1")
    person.button("pass").click()
    assert made(person) == [["pass"]]
    expect(page.locator(".path.card")).to_have_count(0)


def test_two_priests_could_come_to_one_place(visit: Visit) -> None:
    """KT-R3: a press picks the place, and then it is said from where."""
    game = classic_game(key="f")
    person = visit("/", settings=SURE, viewport=DESK)
    person.bring_in(TWO, game)
    page = person.page
    goal = page.locator(spot(page, "3B-2"))
    expect(goal).to_be_visible()
    assert goal.get_attribute("data-choice") is None
    goal.click()
    from_first = page.locator('.path footer [data-choice="activate 1A-2; go 3B-2"]')
    from_second = page.locator('.path footer [data-choice="activate 2A-1; go 3B-2"]')
    expect(from_first).to_contain_text("Elephantine")
    expect(from_second).to_be_visible()
    assert not sent(person)
    from_first.click()
    assert made(person) == [["activate 1A-2", "go 3B-2"]]


def test_a_troop_chosen_first_is_still_chosen_when_a_priest_has_gone(visit: Visit) -> None:
    """KT-R2: the path was opened by hand, and makes room again for what is asked on the board."""
    person = come(visit, TURN)
    page = person.page
    page.locator('.hits [data-plan="troop SW3"]').dispatch_event("click")
    page.locator(".pill").click()
    page.locator(spot(page, "1A-1")).click()
    assert made(person)[0][-2:] == ["activate start", "go 1A-1"]
    person.button("stay").click()
    expect(page.locator(".path.card")).to_have_count(0)
    expect(page.locator(".prompt [role=status]")).to_have_text(re.compile(r"where do your \d Units go"))
    expect(page.locator('.hits [data-choice^="troop SW3"]').first).to_be_attached()
    person.button("pass").click()
    expect(page.locator(".prompt [role=status]")).to_have_text(say("prompt-turn-more", game="kemet"))
    expect(page.locator(".path.card"), "it was wanted for the priest alone").to_have_count(0)


def test_how_the_path_works_is_said_beside_it(visit: Visit) -> None:
    """In words; the rule with its table of boards is one press further."""
    page = come(visit, TURN).page
    page.locator(".pill").click()
    page.get_by_role("button", name=say("path-why", game="kemet")).click()
    expect(page.locator(".path .how")).to_contain_text("A token on Move may first send one")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_troop_moves_without_a_priest_in_one_gesture(visit: Visit) -> None:
    """KT-R2: whoever sends nobody says so by moving a Troop."""
    person = come(visit, TURN)
    page = person.page
    page.locator('[data-plan="space move-3"]').click()
    page.locator('[data-plan="nobody"]').click()
    expect(page.locator(".path.card")).to_have_count(0)
    page.locator('.hits [data-plan="troop SW3"]').dispatch_event("click")
    target = page.locator('.hits [data-choice^="space move-3; pass; troop SW3"]').first
    target.dispatch_event("click")
    assert made(person)[0][:3] == ["space move-3", "pass", "troop SW3"]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_phone_shows_a_step_before_it_is_made(visit: Visit, language: str) -> None:
    """KT-R5, KT-R7: a finger picks a place, reads, and goes."""
    person = come(visit, TURN, language, PHONE, has_touch=True, is_mobile=True)
    page = person.page
    page.locator('[data-plan="space move-3"]').tap()
    goal = page.locator(spot(page, "3B-2"))
    expect(goal).to_have_attribute("data-plan", "location 3B-2")
    goal.scroll_into_view_if_needed()
    goal.tap()
    go = page.locator('[data-choice="space move-3; activate 1A-2; go 3B-2"]')
    expect(go).to_be_in_viewport(ratio=1)
    expect(page.locator(".path footer p")).to_contain_text("→")
    go.tap()
    assert made(person) == [["space move-3", "activate 1A-2", "go 3B-2"]]
    expect(page.locator(".path.card")).to_be_visible()
    take = person.button("use")
    expect(take).to_be_in_viewport(ratio=1)
    take.tap()
    person.until(lambda: ["use"] in sent(person), "nothing was taken")
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, "the page itself does not scroll"


def test_a_small_phone_shows_what_a_press_on_the_path_has_picked(visit: Visit) -> None:
    person = come(visit, TURN, size={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = person.page
    page.locator('[data-plan="space move-3"]').tap()
    goal = page.locator(spot(page, "3B-2"))
    goal.scroll_into_view_if_needed()
    goal.tap()
    go = page.locator('[data-choice="space move-3; activate 1A-2; go 3B-2"]')
    expect(go).to_be_in_viewport(ratio=1)
    at = "e => e.getBoundingClientRect()"
    hit = f"e => {{ const r = ({at})(e); return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + 20)); }}"
    assert go.evaluate(hit), "something lies over it"
    expect(page.locator(".path footer p")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "it", "es", "uk"])
def test_nobody_reads_notation(visit: Visit, language: str) -> None:
    """KT-R1: locations have names, in the question, on the strip and in the chronicle."""
    person = come(visit, TAKING, language)
    page = person.page
    expect(page.locator(".path.card")).to_be_visible()
    page.get_by_role("tab").last.click()
    assert not NOTATION.search(page.locator("body").inner_text())
    names = page.locator(".strip .hit").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(names) > 10
    assert not [name for name in names if not name or NOTATION.search(name)]


def test_a_token_says_what_it_does_and_where_the_rule_is(visit: Visit) -> None:
    """KT-R18."""
    person = come(visit, TURN)
    page = person.page
    page.keyboard.press("p")
    expect(page.locator(".path.card")).to_be_visible()
    lying = page.locator(".strip .hit:not([data-location]):not(.small)").first
    name = lying.get_attribute("aria-label") or ""
    lying.click()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text(name)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text(name)


def test_keys_alone_send_a_priest(visit: Visit) -> None:
    person = come(visit, SECOND)
    page = person.page
    goal = page.locator(spot(page, "1A-3"))
    goal.focus()
    page.keyboard.press("Enter")
    assert made(person) == [["activate start", "go 1A-3"]]


def test_text_mode_says_where_priests_are_and_what_lies_ahead(visit: Visit) -> None:
    person = visit("/", settings=SURE | {"text": True}, viewport=DESK)
    person.bring_in(TURN, GAME)
    page = person.page
    section = page.locator("section[aria-labelledby=t-path]")
    expect(section).to_contain_text("Elephantine")
    expect(section).to_contain_text("3 activations to Ta-Seti")
    assert not NOTATION.search(page.locator("body").inner_text())
    page.locator('[data-choice="space move-3; activate 1A-2; go 3B-2"]').click()
    assert made(person) == [["space move-3", "activate 1A-2", "go 3B-2"]]


def test_objects_are_used_on_the_stage(visit: Visit) -> None:
    """KT-B1: each with what it does, and then it lies beside its owner."""
    person = come(visit, OBJECTS)
    page = person.page
    while not person.button("object double-edged-dagger").is_visible():
        page.locator('[data-choice="continue"]:not(:disabled), .to-stage').first.click()
        page.wait_for_timeout(200)
    expect(person.button("pass")).to_have_text(say("pass-use-objects-none", game="kemet"))
    use = person.button("object double-edged-dagger")
    expect(use).to_contain_text("Double-Edged Dagger")
    use.click()
    person.until(lambda: ["object double-edged-dagger"] in sent(person), "the Dagger was never used")
    assert not NOTATION.search(page.locator("body").inner_text())


def test_how_to_play_has_the_path(visit: Visit) -> None:
    page = visit("/how/kemet-classic").page
    expect(page.get_by_role("heading", name=re.compile(say("kemet-how-path", game="kemet"))).first).to_be_visible()
    expect(page.locator(".tokens .card")).to_have_count(8 + 13 + 1)  # Objects, Skills, and the point at Ta-Seti
