"""Kemet by few clicks: what belongs together is sent together, and what can be chosen is never covered."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.gestures import COVERED, SURE, stopped
from browser.people import Person
from browser.serving import kemet, line_before, lines
from browser.test_kemet_stage import sent
from browser.words import say

TWO_CARDS = (805, 538)
"""Lines before which the person plans a battle with two cards in hand."""

AT_FIRST = """() => new MutationObserver((_, seen) => {
  const next = document.querySelector('.controls [data-choice="continue"]');
  if (!next) return;
  window.atFirst = next.disabled ? 'disabled' : 'enabled';
  seen.disconnect();
}).observe(document.body, { childList: true, subtree: true })"""
"""How the button of the stage is when it appears."""


@pytest.mark.parametrize("line", TWO_CARDS)
def test_of_two_cards_only_the_one_laid_aside_is_named(visit: Visit, line: int) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(line, kemet())
    page = person.page
    page.locator(".council").wait_for()
    page.locator('.fan [data-plan^="card"]').first.click()
    seal = page.locator('.council [data-choice^="discard"]')
    choice = (seal.get_attribute("data-choice") or "").split("; ")
    assert not [part for part in choice if part.startswith("card")], choice
    seal.click()
    person.until(lambda: bool(sent(person)), "the plan was never sent")
    made = person.commands()[-1]
    person.until(lambda: made["id"] in person.answers(), "no answer came")
    assert person.answers()[made["id"]]["t"] == "ack", person.answers()[made["id"]]


def test_a_plan_that_was_begun_in_words_is_gone_on_with(visit: Visit) -> None:
    """The server knows what is laid aside, and with it the card that is left: the page names neither again."""
    person = visit("/", settings=SURE)
    person.bring_in(TWO_CARDS[0] + 1, kemet())
    page = person.page
    page.locator(".council").wait_for()
    seal = page.locator(".council .buttons .main")
    expect(seal).to_be_enabled()
    assert seal.get_attribute("data-choice") == "seal"
    seal.click()
    person.until(lambda: bool(sent(person)), "the plan was never sent")
    assert sent(person) == [["seal"]]


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1200, 800), (1024, 768)])
def test_no_question_grows_over_the_board(visit: Visit, size: tuple[int, int]) -> None:
    person = visit("/", settings=SURE, viewport={"width": size[0], "height": size[1]})
    boards = set()
    for start in ("P1 raise SW1", "P1 space pray-2", "P1 space raise-2"):
        person.bring_in(line_before(kemet(), start), kemet())
        person.page.locator(".mid > .prompt").wait_for()
        if start == "P1 space raise-2":
            person.page.locator('[data-plan="space raise-2"]').click()
        seen = person.page.evaluate(COVERED)
        assert seen["top"] >= seen["bottom"], (start, seen)
        assert seen["inside"], (start, seen)
        boards.add(tuple(seen["board"]))
    assert len(boards) == 1


def test_the_silver_token_can_be_meant(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(line_before(kemet(), "P1 silver buy-c"), kemet())
    page = person.page
    page.locator('[data-plan="silver"]').click()
    page.locator('[data-plan="space buy-c"]').click()
    expect(page.locator('[data-choice^="silver buy-c; tile"]').first).to_be_visible()
    expect(page.locator('[data-choice^="space buy"]')).to_have_count(0)


def test_a_double_tap_on_the_seal_skips_nothing(visit: Visit) -> None:
    person = visit("/", settings=SURE, viewport={"width": 390, "height": 844})
    person.bring_in(line_before(kemet(), "P1 discard"), kemet())
    page = person.page
    page.locator('.fan [data-plan^="card"]').first.click()
    box = page.locator(".council .buttons .main").bounding_box()
    assert box
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(AT_FIRST)
    page.mouse.click(*spot)
    next_button = page.locator('.controls [data-choice="continue"]')
    expect(next_button).to_be_enabled()
    assert page.evaluate("() => window.atFirst") == "disabled", "the second of two taps would have been taken"
    first = page.locator(".battle .telling [role=status]").first.text_content()
    next_button.click()
    expect(page.locator(".battle .telling [role=status]").first).not_to_have_text(first or "")


CARDS_LEFT = 33
"""Before this line the turn could end, or a card be played."""
ABROAD = '.hits [data-plan^="goal T-inW "]'


def test_a_turn_with_cards_left_ends_by_itself_unless_somebody_waits(visit: Visit) -> None:
    person = stopped(visit, CARDS_LEFT)
    page = person.page
    done = page.locator('.prompt [data-choice="pass"].timed')
    for _ in range(2):
        page.keyboard.press("Shift")  # whoever does something is given time
        expect(done.locator(".left")).to_have_text("6")
        page.clock.run_for(2000)
        expect(done.locator(".left")).to_have_text("4")
    page.locator('[data-plan="wait"]').click()
    expect(done).to_have_count(0)
    page.clock.run_for(9000)
    assert not sent(person)
    page.clock.resume()
    page.reload()
    person.until(lambda: sent(person) == [["pass"]], "the turn never ended")


GOLD_LEFT = (1255, 1129)
"""Lines before which the gold token could still be used: in another turn of the Day as well, and in this one alone."""


def test_a_turn_ends_by_itself_where_another_one_will_do_as_well(visit: Visit) -> None:
    done = '.prompt [data-choice="pass"]'
    early, late = (stopped(visit, line) for line in GOLD_LEFT)
    late.page.clock.run_for(20_000)
    expect(late.page.locator(done)).not_to_have_class(re.compile("timed"))
    assert not sent(late), "the gold token would have been lost"
    early.page.keyboard.press("Shift")
    expect(early.page.locator(f"{done}.timed .left")).to_have_text("15")
    early.page.clock.run_for(16_000)
    early.until(lambda: sent(early) == [["pass"]], "the turn never ended")


def test_a_pressed_zone_finds_a_troop_that_goes_by_itself(visit: Visit) -> None:
    person = stopped(visit, line_before(kemet(), "P1 space pray-2"))
    page = person.page
    zone = page.locator(ABROAD).first
    _, goal, _, troop = (zone.get_attribute("data-plan") or "").split()
    zone.hover(force=True)
    expect(page.locator(".board .dots")).to_have_count(1)  # the way is seen before anything is pressed
    zone.click(force=True)
    go = page.locator(".prompt .timed")
    choices = (go.get_attribute("data-choice") or "").split("; ")
    assert f"troop {troop}" in choices
    assert any(choice.endswith(f" {goal}") for choice in choices)
    page.keyboard.press("Escape")  # it was not meant
    expect(page.locator(ABROAD).first).to_be_attached()
    page.clock.run_for(9000)
    assert not sent(person)
    zone.click(force=True)
    expect(go).to_be_visible()
    page.clock.run_for(9000)
    person.until(lambda: sent(person) == [choices], "the Troop never went")


OFFERINGS = ("kemet 24", 1883)
"""A game of two, and a line before which the person may make both offerings of a Night."""


def test_both_offerings_are_made_with_one_press(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(OFFERINGS[1], kemet(2, OFFERINGS[0]))
    page = person.page
    expect(page.locator(".night [data-choice]")).to_have_count(4)
    neither = page.locator('.night [data-choice="pass; pass"]')
    both = page.locator('.night [data-choice="use; use"]')
    expect(neither.locator("em")).to_have_count(0)
    expect(both.locator("em")).not_to_be_empty()
    both.press("Enter")
    person.until(lambda: sent(person) == [["use", "use"]], "the offerings were never sent")
    person.until(lambda: [event for event, _ in person.story()].count("offered") > 1, "they were never made")


ANSWERED = """() => {
  if (document.querySelector('.night .over')) return 'over';
  const asked = [...document.querySelectorAll('.night [data-choice]:not(:disabled), .prompt .main[data-choice]')];
  const last = asked.filter((one) => !one.closest('[inert]')).at(-1);
  last?.click();
  return last?.dataset.choice;
}"""
"""Whatever the Night asks is answered: the last place in the turn order, too."""


def test_a_night_is_summed_up_though_others_have_begun_the_day(visit: Visit) -> None:
    """With bots that wait for nobody, and before any battle that follows the Night."""
    person = visit("/", settings=SURE)
    text = kemet()
    said = [line.partition(" ")[2] for line in lines(text)]
    # Whoever chooses first of all, and takes the last place, is sure that others begin.
    begin = next(i for i, line in enumerate(said) if line.startswith("P1 slot") and " slot " not in said[i - 1])
    person.bring_in(begin, text)
    page = person.page
    over = page.locator(".night .over")
    for _ in range(12):
        if page.wait_for_function(ANSWERED).json_value() == "over":
            break
        made = person.commands()[-1]["id"]
        person.until(lambda made=made: made in person.answers(), "no answer came")  # type: ignore[misc]
    expect(over).to_be_visible()
    person.until(lambda: len(after_the_night(person)) > 1, "nobody has begun the Day")
    expect(over).to_be_visible()
    expect(page.locator("main.battle")).to_have_count(0)
    page.locator('.night [data-choice="continue"]').click()
    expect(over).to_have_count(0)
    if "battle" in after_the_night(person):
        expect(page.locator("main.battle, .council").first).to_be_visible()


def after_the_night(person: Person) -> list[str]:
    events = [event for event, _ in person.story()]
    return events[len(events) - events[::-1].index("round") :] if "round" in events else []


def test_a_part_of_a_troop_still_goes_where_it_was_sent(visit: Visit) -> None:
    person = stopped(visit, line_before(kemet(), "P1 space pray-2"))
    page = person.page
    page.locator(ABROAD).first.click(force=True)
    page.locator('.prompt [data-plan="take 2"]').click()
    go = page.locator('.prompt .timed[data-choice^="take 2"]')
    expect(go).to_be_visible()
    choices = (go.get_attribute("data-choice") or "").split("; ")
    assert any(choice.endswith(" T-inW") for choice in choices)
    assert len(sent(person)) == 1, "the engine was asked about a part, and nothing else"
    page.locator('.prompt [data-plan="back"]').click()  # the goal alone is taken back
    expect(go).to_have_count(0)
    expect(page.locator('.prompt [data-plan="take 2"][aria-pressed="true"]')).to_be_visible()
    page.clock.run_for(9000)
    assert len(sent(person)) == 1


def test_a_part_of_a_troop_goes_by_itself(visit: Visit) -> None:
    person = stopped(visit, line_before(kemet(), "P1 space pray-2"))
    page = person.page
    page.locator(ABROAD).first.click(force=True)
    page.locator('.prompt [data-plan="take 2"]').click()
    go = page.locator('.prompt .timed[data-choice^="take 2"]')
    expect(go).to_be_visible()
    choices = (go.get_attribute("data-choice") or "").split("; ")
    page.clock.run_for(9000)
    person.until(lambda: sent(person)[1:] == [choices], "the part never went")


def test_who_stops_on_the_way_leaves_one_behind_unless_they_say_otherwise(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(line_before(kemet(), "P1 space pray-2"), kemet())
    person.wait_for_turn()
    page = person.page
    page.locator(ABROAD).first.click(force=True)
    on = page.locator('.prompt [data-choice*=" T-inW"]:not(.main)')
    units = int((on.get_attribute("data-choice") or "").partition("take ")[2].partition(";")[0])
    on.click()
    chosen = page.locator('.prompt [data-plan^="take "][aria-pressed="true"]')
    expect(chosen).to_have_attribute("data-plan", f"take {units - 1}")
    zones = page.locator('.hits [data-choice^="take "]')
    expect(zones.first).to_have_attribute("data-choice", re.compile(f"^take {units - 1}; "))
    page.locator(f'.prompt [data-plan="take {units}"]').click()
    expect(zones).to_have_count(0)  # all of them go on, and nothing has to be said about it
    expect(page.locator('.hits [data-choice^="to "], .hits [data-choice^="teleport "]')).not_to_have_count(0)


SWIFT = 282
"""Before this line a Swiftness is held, which is played behind the token and before a Troop sets out."""


def test_a_card_that_comes_before_a_troop_sets_out_brings_the_token_with_it(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(SWIFT, kemet())
    person.wait_for_turn()
    page = person.page
    card = page.locator('.hand [data-choice$="play swiftness"]')
    expect(card).to_have_count(0)  # nobody has said yet that anything moves
    troop = page.locator('.hits [data-plan^="troop "]').first
    name = troop.get_attribute("data-plan") or ""
    troop.dispatch_event("click")
    choice = (card.get_attribute("data-choice") or "").split("; ")
    assert re.fullmatch("space move-[23]", choice[0])
    card.click()
    person.until(lambda: sent(person) == [choice], "the card was never played")
    page.locator(f'.hits [data-choice^="{name}; "]').first.wait_for()  # it is still that Troop


def test_every_button_of_a_move_is_one_line_high(visit: Visit) -> None:
    """With three players the question is narrow, and has a row for its buttons."""
    person = stopped(visit, line_before(kemet(), "P1 space pray-2"))
    page = person.page
    page.locator(ABROAD).first.click(force=True)
    expect(page.locator(".prompt .timed")).to_be_visible()
    heights = page.evaluate("() => [...document.querySelectorAll('.prompt .btn')].map((one) => one.offsetHeight)")
    assert max(heights) <= 48, heights


def test_who_confirms_has_all_the_time_for_the_cards_that_are_left(visit: Visit) -> None:
    person = visit("/", settings=SURE | {"onward": True, "confirm": True})
    person.page.clock.install()
    person.page.clock.pause_at(person.page.evaluate("Date.now() + 2000"))
    person.bring_in(CARDS_LEFT, kemet())
    person.wait_for_turn()
    expect(person.page.locator('.prompt [data-choice="pass"]')).to_be_visible()
    expect(person.page.locator(".prompt .timed")).to_have_count(0)
    person.page.clock.run_for(9000)
    assert not sent(person)


@pytest.mark.parametrize("at_once", [False, True])
def test_the_end_of_a_turn_is_not_asked_twice_unless_it_was_the_second_of_two_clicks(
    visit: Visit, at_once: bool
) -> None:
    person = visit("/", settings=SURE | {"confirm": True})
    page = person.page
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 2000"))
    person.bring_in(CARDS_LEFT, kemet())
    person.wait_for_turn()
    done = page.locator('.prompt [data-choice="pass"]')
    expect(done).to_be_visible()
    page.clock.run_for(100 if at_once else 1000)
    done.click()
    person.until(lambda: sent(person) == [["pass"]], "the turn was not to end")
    if at_once:
        expect(page.locator('.prompt [data-choice="confirm"]')).to_be_visible()
    else:
        person.until(lambda: person.commands()[-1]["t"] == "confirm", "it was asked again")


def test_a_button_that_says_what_it_does_is_not_asked_about(visit: Visit) -> None:
    """And what Veterans can still become is told before they are spent."""
    person = visit("/", settings=SURE | {"confirm": True})
    person.bring_in(line_before(kemet(), "P1 spend"), kemet())
    page = person.page
    page.locator(".night [data-choice^='spend ']").first.wait_for()
    expect(page.locator(".night .prompt")).to_contain_text(say("night-later-prayers", game="kemet"))
    page.wait_for_timeout(700)  # no second click
    page.locator(".night [data-choice='spend 0']").click()
    person.until(lambda: person.commands()[-1]["t"] == "confirm", "it was asked again")


ATTACK = 479
"""Before this line of a game of four a Troop can attack."""


def test_a_press_on_the_board_is_asked_about_in_one_sentence(visit: Visit) -> None:
    person = visit("/", settings=SURE | {"confirm": True})
    person.bring_in(ATTACK, kemet(4))
    person.wait_for_turn()
    page = person.page
    page.locator('.hits [data-plan^="troop "]').first.dispatch_event("click")
    page.locator('.prompt [data-plan="take 2"]').click()
    expect(page.locator('.prompt [data-plan="take 2"][aria-pressed="true"]')).to_be_visible()
    page.locator('.hits [aria-label*="before cards"][data-choice]').first.dispatch_event("click")
    expect(page.locator('.prompt [data-choice="confirm"]')).to_be_visible()
    expect(page.locator(".prompt [role=status]")).to_contain_text("Attack")
    expect(page.locator(".prompt .tx")).to_contain_text("before cards")
    expect(page.locator(".board .dots")).to_have_count(1)  # the board shows the way


def test_a_creature_leaves_the_question_of_a_move_its_room(visit: Visit) -> None:
    person = visit("/", settings=SURE, viewport={"width": 1366, "height": 768})
    person.bring_in(ATTACK, kemet(4))
    person.wait_for_turn()
    page = person.page
    page.locator('.hits [data-plan^="troop "]').first.dispatch_event("click")
    page.locator('.prompt [data-plan="take 2"]').click()
    switch = page.locator('.prompt [data-plan="with"]')
    expect(switch).to_be_visible()
    boxes = [one.bounding_box() for one in page.locator(".prompt .btn:visible").all()]
    sides = sorted((box["x"], box["x"] + box["width"]) for box in boxes if box)
    assert all(right <= left for (_, right), (left, _) in itertools.pairwise(sides)), sides
    seen = page.evaluate(COVERED)
    assert seen["top"] >= seen["bottom"], seen


def test_a_phones_board_stays_under_the_finger_while_a_move_is_asked(visit: Visit) -> None:
    person = visit("/", settings=SURE, viewport={"width": 390, "height": 844})
    person.bring_in(ATTACK, kemet(4))
    page = person.page
    page.locator(".tabs button").first.wait_for()
    page.locator(".low .close").click()
    page.locator('.hits [data-plan^="troop "]').first.dispatch_event("click")
    page.wait_for_timeout(700)  # whatever glides has come to rest
    where = page.locator(".ground .layer").get_attribute("style")
    page.locator('.prompt [data-plan="take 2"]').click()
    expect(page.locator('.prompt [data-plan="take 2"][aria-pressed="true"]')).to_be_visible()
    page.wait_for_timeout(700)
    assert page.locator(".ground .layer").get_attribute("style") == where


def test_a_card_for_a_move_is_played_from_the_plan(visit: Visit) -> None:
    """It is asked for between the space and the Troop, which are chosen together."""
    person = visit("/", settings=SURE)
    person.bring_in(line_before(kemet(), "P1 play swiftness") - 1, kemet())
    person.wait_for_turn()
    page = person.page
    card = page.locator('.hand [data-choice$="play swiftness"]')
    expect(card).to_have_count(0)
    page.locator('[data-plan="space move-2"]').click()
    expect(page.locator('.prompt [data-choice="space move-2; play swiftness"]')).to_be_visible()
    troop = page.locator('.hits [data-plan^="troop"]').first
    troop.dispatch_event("click")
    expect(page.locator('.prompt [data-choice$="play swiftness"]')).to_have_count(0)
    card.click()
    person.until(lambda: bool(sent(person)), "the card was never sent")
    assert sent(person) == [["space move-2", "play swiftness"]]
    expect(page.locator('.prompt [data-plan^="take "]').first).to_be_visible()  # it is still that Troop


def test_a_phone_counts_the_cards_that_can_be_played(visit: Visit) -> None:
    person = visit("/", settings=SURE, viewport={"width": 390, "height": 844})
    person.bring_in(CARDS_LEFT, kemet())
    person.wait_for_turn()
    page = person.page
    tab = page.locator("nav.tabs button", has_text="Hand")
    plays = [choice for choice in person.numbered()[-1]["view"]["legal"] if choice.startswith("play ")]
    expect(tab.locator("b")).to_contain_text(str(len(plays)))
    tab.click()
    expect(page.locator('.panel [data-choice^="play "]')).to_have_count(len(plays))
