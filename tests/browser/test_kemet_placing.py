"""Kemet by few clicks: Units, creatures and pyramids come where one presses, and what lies ready comes by itself."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.gestures import COVERED, SURE, stopped
from browser.serving import kemet, line_before
from browser.test_kemet_stage import sent

RECRUITS = 922
"""Before this line several Units can come."""


def test_recruits_lie_ready_and_come_by_themselves_once_somebody_has_said_where(visit: Visit) -> None:
    person = stopped(visit, RECRUITS)
    page = person.page
    page.locator('[data-plan="space recruit-3"]').click()
    done = page.locator('.prompt [data-choice^="space recruit-3; place"]')
    choice = done.get_attribute("data-choice") or ""
    assert choice.count("place") > 1
    placed = page.locator('.hits [data-plan^="placed"]').first
    expect(page.locator(".costs")).not_to_contain_text("✓")
    page.clock.run_for(20_000)
    expect(page.locator(".prompt .timed")).to_have_count(0)
    placed.dispatch_event("click")  # what was only proposed is meant, and says so
    expect(page.locator(".costs")).to_contain_text("✓")
    expect(done).to_have_attribute("data-choice", choice)
    placed.dispatch_event("click")  # what is full has one less
    expect(done).not_to_have_attribute("data-choice", choice)
    placed.dispatch_event("click")
    expect(done).to_have_attribute("data-choice", choice)
    expect(page.locator(".prompt .timed .left")).to_have_text("8")
    assert not sent(person)
    page.clock.run_for(9000)
    person.until(lambda: bool(sent(person)), "the recruits were never sent")
    assert sent(person) == [choice.split("; ")]
    person.until(lambda: person.commands()[-1]["id"] in person.answers(), "no answer came")
    assert person.answers()[person.commands()[-1]["id"]]["t"] == "ack"


def test_the_pointer_tells_of_the_zone_it_is_on(visit: Visit) -> None:
    """A zone that keeps the focus after keys does not stand in for the one that the pointer has come to."""
    person = visit("/", settings=SURE)
    person.bring_in(RECRUITS, kemet())
    page = person.page
    told, zones = page.locator(".corner h3"), page.locator(".hits path[data-zone]")
    zones.first.wait_for()
    page.keyboard.press("Tab")
    zones.first.focus()
    expect(told).to_be_visible()
    by_keys = told.inner_text()
    zones.last.hover(force=True)
    expect(told).not_to_have_text(by_keys)
    page.locator(".own").hover()
    expect(told).to_have_count(0)


def test_recruits_go_where_one_presses_and_share_where_one_presses_next(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(RECRUITS, kemet())
    page = person.page
    page.locator('[data-plan="space recruit-3"]').click()
    page.locator('[data-plan="recruit 0"]').click()
    expect(page.locator('.prompt [data-choice="space recruit-3; pass"]')).to_be_visible()
    page.locator('[data-plan="recruit 2"]').click()
    done = page.locator('[data-choice^="space recruit-3; place"]')
    first, second = (page.locator('.hits [data-plan^="placed"]').nth(n) for n in (0, 1))
    zones = [(one.get_attribute("data-plan") or "").removeprefix("placed ") for one in (first, second)]
    first.dispatch_event("click")
    second.dispatch_event("click")
    expect(done).to_have_attribute("data-choice", f"space recruit-3; place {zones[0]}; place {zones[1]}; pass")
    done.click()
    person.until(lambda: bool(sent(person)), "the recruits were never sent")
    made = person.commands()[-1]
    person.until(lambda: made["id"] in person.answers(), "no answer came")
    assert person.answers()[made["id"]]["t"] == "ack", person.answers()[made["id"]]


CREATURE = 249
"""Before this line of a game of four a creature can be bought, and come to a Troop."""


def test_a_creature_comes_with_its_purchase(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(CREATURE, kemet(4))
    person.wait_for_turn()
    page = person.page
    tile = page.locator('.chips [data-choice*="; to "]').first
    choice = (tile.get_attribute("data-choice") or "").split("; ")
    told = tile.get_attribute("aria-label") or ""
    page.keyboard.press("m")
    page.locator(f'[data-plan="look {choice[1].removeprefix("tile ")}"]').click()
    deal = page.locator(".deal")
    named = deal.locator(f'[data-plan="settles {choice[2].removeprefix("to ")}"]')
    expect(named).to_have_attribute("aria-pressed", "true")
    assert (named.text_content() or "?") in told, "where it comes is told before the press"
    deal.locator('[data-plan="settles nowhere"]').click()
    expect(deal.locator("[data-choice]")).to_have_attribute("data-choice", "; ".join([*choice[:2], "pass"]))
    named.click()
    deal.locator("[data-choice]").click()
    person.until(lambda: sent(person) == [choice], "the creature was never bought")
    person.until(lambda: "creature placed" in [event for event, _ in person.story()], "it never came")


HIRED = ("kemet 2", 152)
"""A game of four, and a line before which mercenaries come to the person."""


def test_mercenaries_are_placed_with_one_press(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(HIRED[1], kemet(4, HIRED[0]))
    page = person.page
    done = page.locator('.prompt [data-choice^="place "]')
    proposed = done.get_attribute("data-choice")
    expect(page.locator('[data-plan^="recruit "]')).to_have_count(0)  # they all come
    page.locator('.hits [data-plan^="placed"]').first.dispatch_event("click")
    expect(done).not_to_have_attribute("data-choice", proposed or "")
    choice = (done.get_attribute("data-choice") or "").split("; ")
    before = len(person.story())
    done.click()
    person.until(lambda: sent(person) == [choice], "the mercenaries were never sent")
    made = person.commands()[-1]
    person.until(lambda: made["id"] in person.answers(), "no answer came")
    assert person.answers()[made["id"]]["t"] == "ack", person.answers()[made["id"]]
    placed = [args for event, args in person.story()[before:] if event == "placed"]
    assert sum(int(args[1]) for args in placed) == 3, "not all of them have come"


def test_first_pyramids_stand_where_a_colour_is_pressed_and_move_to_a_pressed_district(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(line_before(kemet(), "P1 raise SW1"), kemet())
    person.wait_for_turn()
    page = person.page
    gems = page.locator('.prompt [data-plan^="colour "]')
    build = page.locator('.prompt [data-choice^="raise "]')
    colours = [(gems.nth(n).get_attribute("data-plan") or "") for n in (0, 1)]
    gems.nth(0).click()
    gems.nth(1).click()
    expect(build).to_have_attribute("data-choice", re.compile(f"{colours[0]}.*{colours[1]}|{colours[1]}.*{colours[0]}"))
    shown = build.get_attribute("data-choice") or ""
    # What was planned last goes where one presses.
    free = [zone for zone in ("SW1", "SW2", "SW3") if f"raise {zone}" not in shown]
    page.locator(f'.hits [data-plan="founded {free[0]}"]').dispatch_event("click")
    expect(build).to_have_attribute("data-choice", re.compile(f"raise {free[0]}; {colours[1]}"))
    choice = (build.get_attribute("data-choice") or "").split("; ")
    build.click()
    person.until(lambda: sent(person) == [choice], "the pyramids were never built")
    made = person.commands()[-1]
    person.until(lambda: made["id"] in person.answers(), "no answer came")
    assert person.answers()[made["id"]]["t"] == "ack", person.answers()[made["id"]]


def test_first_pyramids_are_built_by_themselves_once_every_colour_is_named(visit: Visit) -> None:
    person = stopped(visit, line_before(kemet(), "P1 raise SW1"))
    page = person.page
    gems, timed = page.locator('.prompt [data-plan^="colour "]'), page.locator(".prompt .timed")
    gems.nth(0).click()
    expect(page.locator(".prompt [role=status]")).to_contain_text("2")
    expect(page.locator('.prompt [data-choice^="raise "]')).to_have_count(0)
    page.clock.run_for(20_000)
    assert not sent(person), "nobody has named another pyramid"
    gems.nth(1).click()
    expect(timed.locator(".left")).to_have_text("8")
    page.clock.run_for(3000)
    page.keyboard.press("Shift")  # whoever does something is given time
    expect(timed.locator(".left")).to_have_text("8")
    choice = (timed.get_attribute("data-choice") or "").split("; ")
    page.keyboard.press("Escape")
    expect(timed).to_have_count(0)
    page.clock.run_for(20_000)
    assert not sent(person)
    gems.nth(0).click()
    gems.nth(1).click()
    expect(timed).to_be_visible()
    page.clock.run_for(9000)
    person.until(lambda: sent(person) == [choice], "the pyramids were never built")


SINGLE = 615
"""Before this line a single Unit comes to the person."""


def test_a_single_unit_comes_where_one_presses(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(SINGLE, kemet())
    person.wait_for_turn()
    zones = person.page.locator('.hits [data-choice^="place "]')
    assert zones.count() > 1
    choice = zones.last.get_attribute("data-choice") or ""
    zones.last.dispatch_event("click")
    person.until(lambda: sent(person) == [choice.split("; ")], "the Unit was never sent")
    made = person.commands()[-1]
    person.until(lambda: made["id"] in person.answers(), "no answer came")
    assert person.answers()[made["id"]]["t"] == "ack", person.answers()[made["id"]]


def test_first_pyramids_that_were_named_one_by_one_are_not_asked_about_again(visit: Visit) -> None:
    person = visit("/", settings=SURE | {"confirm": True})
    page = person.page
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 2000"))
    person.bring_in(line_before(kemet(), "P1 raise SW1"), kemet())
    person.wait_for_turn()
    gems = page.locator('.prompt [data-plan^="colour "]')
    gems.nth(0).click()
    gems.nth(1).click()
    build = page.locator('.prompt [data-choice^="raise "]')
    expect(build).to_be_visible()
    page.clock.run_for(1000)  # not the second of two clicks
    build.click()
    person.until(lambda: person.commands()[-1]["t"] == "confirm", "it was asked again")


def test_a_pyramid_is_raised_with_one_press_that_says_its_price_and_can_be_taken_back(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    person.bring_in(line_before(kemet(), "P1 space raise-2"), kemet())
    person.wait_for_turn()
    page = person.page
    raises = page.locator(".raises [data-choice]")
    told = person.numbered()[-1]["view"]["ahead"]["raises"]
    whole = [["space raise-2", *one["choices"]] for one in told]
    expect(raises).to_have_count(len(told))  # what can be raised is loaded when it is first needed
    assert [one.get_attribute("data-choice") for one in raises.all()] == ["; ".join(choices) for choices in whole]
    assert [text.split()[-2:] for text in raises.all_inner_texts()] == [
        [str(one["level"]), str(one["paid"])] for one in told
    ]
    raises.last.hover()
    expect(page.locator(".states .pointed")).to_have_count(1)  # the board shows which pyramid it is
    raises.last.click()
    person.until(lambda: sent(person) == [whole[-1]], "the pyramid was never raised")
    expect(raises).to_have_count(0)
    page.locator('.prompt [data-choice="undo"]').click()
    expect(raises).to_have_count(len(told))


def test_with_four_players_the_first_pyramids_are_told_in_one_row(visit: Visit) -> None:
    """How many levels there are, what the colour is for, what would be built: nothing is cut or covers the board."""
    person = visit("/", settings=SURE, viewport={"width": 1366, "height": 768})
    made = person.new_table("me random random random", game="kemet", options={"players": 4})
    page = person.page
    page.goto(f"/t/{made['table']}")
    gems = page.locator('.prompt [data-plan^="colour "]')
    person.play(until=lambda: gems.first.is_visible())
    expect(page.locator(".prompt [role=status]")).to_contain_text("3")
    gems.nth(0).click()
    gems.nth(1).click()
    build = page.locator('.prompt [data-choice^="raise "]')
    expect(build).to_contain_text(re.compile(r"\w+ [12], \w+ [12]"))
    expect(page.locator(".prompt .tx > span")).to_be_visible()
    assert page.evaluate(
        "() => { const row = document.querySelector('.prompt .tray'); return row.scrollWidth <= row.clientWidth }"
    )
    seen = page.evaluate(COVERED)
    assert seen["top"] >= seen["bottom"] - 12, seen
