"""Consequences before the click, and a question that nobody answers by accident."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import Person
from browser.serving import line_before, record
from browser.walk import PHONE
from browser.words import say

FOUR = record(4)
GAINS = "P1 action gain"


def at(person: Person, line: str) -> None:
    person.bring_in(line_before(FOUR, line), FOUR)
    person.wait_for_turn()


@pytest.mark.parametrize("phone", [False, True])
def test_a_double_click_does_not_confirm(visit: Visit, phone: bool) -> None:
    """What is to be confirmed says what it brings, and is asked elsewhere: pressing the same place again does nothing,
    however late. The other button goes back."""
    person = visit("/", **(PHONE if phone else {}))
    at(person, GAINS)
    page = person.page
    # On a desk, the one beside the question.
    box: Any = page.locator('[data-choice="action gain"]:visible').last.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.dblclick(x, y)
    confirm = person.button("confirm")
    confirm.wait_for()
    page.mouse.click(x, y)
    page.mouse.click(x, y)
    page.evaluate("() => 0")  # whatever that has sent, we have heard of it now
    assert [command["t"] for command in person.commands()] == ["choose"]
    question = page.locator(".prompt [role=status]").first
    expect(question).to_contain_text(say("action-gain"))
    expect(question).to_contain_text(re.compile(r"\+\d Follower"))
    expect(question).to_contain_text(say("brings-turn"))
    place: Any = confirm.bounding_box()
    page.get_by_role("button", name=say("back"), exact=True).click()
    expect(confirm).to_have_count(0)
    assert person.commands()[-1]["t"] == "undo"
    if phone:
        person.button("action gain").click()
    else:  # the pointer has pressed where it would be asked: then it is asked elsewhere
        page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.keyboard.press("3")
        confirm.wait_for()
        assert confirm.bounding_box() != place
    person.hands_over(confirm.click)


def test_buttons_and_targets_say_what_they_bring(visit: Visit) -> None:
    person = visit("/")
    at(person, GAINS)
    expect(person.button("action gain")).to_contain_text(re.compile(r"\+\d Follower"))
    person.button("action unlock").hover()  # the panel has room for what matters most, the tip for all of it
    expect(person.page.get_by_role("tooltip")).to_contain_text(say("brings-turn"))
    at(person, "P1 to [")
    ahead = person.numbered()[-1]["view"]["ahead"]
    choice, number = next((choice, n) for choice, n in ahead["of"].items() if choice.startswith("to ["))
    region = next(one for one in ahead["brings"][number] if one["what"] == "region")
    person.page.locator(f'[data-hex="{choice.removeprefix("to ")}"]').hover()
    card = person.page.get_by_role("status").filter(has_text=say("brings-after"))
    expect(card).to_be_visible()
    strengths = [side["strength"] for side in region["sides"].values() if side["figures"]]
    shown = card.get_by_role("columnheader").all_inner_texts()[1:]
    if len(strengths) > 1:
        assert [int(text) for text in shown] == strengths


def test_the_only_figure_is_placed_with_one_click(visit: Visit) -> None:
    """Nobody is asked for a figure where there is one: the places for it are open at once."""
    person = visit("/")
    made = person.new_table("me greedy", options={"players": 2, "first": "P1"})
    person.page.goto(f"/t/{made['table']}")
    person.wait_for_turn()
    person.button("action summon").click()
    person.button("pass").wait_for()
    spots = [spot for spot in person.spots() if spot.name.startswith("[")]
    person.act(spots[0])
    person.until(lambda: len(person.commands()) == 2, "the place is not sent")
    action, summon = person.commands()
    assert (action["choice"], summon["choice"], *summon["then"]) == (
        "action summon",
        "summon warrior",
        f"to {spots[0].name}",
    )
    person.until(lambda: any(event == "summoned" for event, _ in person.story()), "nobody is summoned")


def test_a_finger_that_rests_on_a_place_sees_what_it_brings(visit: Visit) -> None:
    """Nothing is chosen by it; a tap then chooses. The buttons that zoom lie on no hex."""
    person = visit("/", **PHONE)
    at(person, "P1 to [")
    page = person.page
    ahead = person.numbered()[-1]["view"]["ahead"]
    choice = next(choice for choice in ahead["of"] if choice.startswith("to ["))
    place = page.locator(f'[data-hex="{choice.removeprefix("to ")}"]')
    box: Any = place.bounding_box()
    spot = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2, "bubbles": True}
    touch = spot | {"pointerType": "touch", "isPrimary": True}
    place.dispatch_event("pointerdown", touch)
    card = page.get_by_role("status").filter(has_text=say("brings-after"))
    expect(card).to_be_visible()
    place.dispatch_event("pointerup", touch)
    place.dispatch_event("click", spot)
    assert not person.commands(), "a look has chosen something"
    place.dispatch_event("pointerdown", touch)
    place.dispatch_event("pointerup", touch)
    place.dispatch_event("click", spot)
    person.until(lambda: bool(person.commands()), "the tap was not taken")
    zoom: Any = page.locator(".zoom").bounding_box()
    board: Any = page.locator(".area").bounding_box()
    assert zoom["y"] + zoom["height"] <= board["y"] + 1
