"""Moments that people remember, over the table: two gods become one, gods are forgotten. They say why, and what becomes
of the pieces; and nothing of them is out of reach on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import line_before, lines, record
from browser.walk import serious
from browser.words import say

MERGING = record(4, 3)
"""The last choice before the merge is that of Amun, who is one of the two."""
FORGETTING = record(4, 2)
"""The last choice of the game is that of Osiris."""
WINDOWS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}
COVERED = """(dialog) => {
  dialog.scrollTop = dialog.scrollHeight;
  const foot = dialog.querySelector('.foot').getBoundingClientRect();
  const words = [...dialog.querySelectorAll('h1, p, li')].map((one) => one.getBoundingClientRect());
  dialog.scrollTop = 0;
  const first = Math.min(...[...dialog.children].map((one) => one.getBoundingClientRect().top));
  const beside = words.filter(({ left, right }) => left < 0 || right > innerWidth).length;
  return { below: Math.max(...words.map(({ bottom }) => bottom)) - foot.top, above: -first, beside };
}"""
"""At its end every word lies above the button, and at its beginning nothing is out of reach above."""


def moment(visit: Visit, window: str, text: str, line: int, event: str) -> tuple[Person, Locator]:
    """The choice that leads to it is made, and what else there is to tell of the battle is skipped."""
    settings = SETTINGS | {"greeted": True, "guide": False, "confirm": False}
    person = visit("/", settings=settings, **WINDOWS[window])
    person.bring_in(line, text)
    choice = lines(text)[line].split(" ", 2)[2]
    person.act(next(spot for spot in person.wait_for_turn() if spot.name == choice))
    person.until(lambda: event in [what for what, _ in person.story()], "it has not come to that")
    shown, stage = person.page.locator(".moment"), person.page.locator(".battle")
    shown.or_(stage).first.wait_for()
    if stage.is_visible():
        person.page.keyboard.press("Escape")
    shown.wait_for()
    return person, shown


def devotion(person: Person, event: str) -> dict[str, str]:
    """What each god had before that, as it was told."""
    known: dict[str, str] = {}
    for what, args in person.story():
        if what == event:
            return known
        if what in ("gained devotion", "lost devotion"):
            known[args[0]] = str(args[2])
    raise AssertionError(f"never {event}")


def in_reach(person: Person, shown: Locator) -> None:
    expect(person.button("continue")).to_be_in_viewport(ratio=1)
    found = shown.evaluate(COVERED)
    assert found["below"] <= 1, found
    assert found["above"] <= 0, found
    assert not found["beside"], found
    assert not serious(person)
    person.button("continue").click()


@pytest.mark.parametrize("window", WINDOWS)
def test_the_merge_says_why_and_what_becomes_of_the_pieces(visit: Visit, window: str) -> None:
    at = line_before(MERGING, "P4 leave", 1)
    person, shown = moment(visit, window, MERGING, at, "merged")
    lower, higher = next(args for event, args in person.story() if event == "merged")
    before = devotion(person, "merged")
    assert int(before[lower]) < int(before[higher]), "here a marker goes down"
    both = [say(f"god-{god}") for god in (lower, higher)]
    told = shown.locator(".told li")
    expect(told).to_have_count(5)
    why, marker, pieces, powers, cards = told.all_inner_texts()
    assert f"{both[1]} with {before[higher]}, {both[0]} with {before[lower]}" in why
    assert "least Devotion" in why
    assert f"comes down to that of {both[0]}: together they go on from {before[lower]}" in marker
    assert f"cards of {both[0]} leave the game" in pieces
    assert f"guardians pass to {both[1]}" in pieces
    assert f"{both[1]} keeps" in powers
    assert f"those of {both[0]} are lost" in powers
    assert "battle cards" in cards
    expect(shown.locator(".powers li")).to_have_count(2)
    in_reach(person, shown)
    expect(shown).to_have_count(0)
    expect(person.page.locator("[role=application]")).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS)
def test_to_be_forgotten_says_why_and_what_becomes_of_the_pieces(visit: Visit, window: str) -> None:
    """One god after the other, each with its own number."""
    person, shown = moment(visit, window, FORGETTING, len(lines(FORGETTING)) - 1, "forgotten")
    before = devotion(person, "forgotten")
    gods = [args[0] for event, args in person.story() if event == "forgotten"]
    assert len(gods) > 1
    for god in gods:
        expect(shown.locator("p")).to_contain_text(say(f"god-{god}"))
        why, pieces = shown.locator(".told li").all_inner_texts()
        assert f"{say(f'god-{god}')} had {before[god]} Devotion" in why
        assert "fourth conflict" in why
        assert "monuments are destroyed" in pieces
        in_reach(person, shown)
    expect(person.page.locator(".end")).to_be_visible()
