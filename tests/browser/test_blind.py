"""A whole game through the accessibility tree alone: roles, names and keys, in text mode, without a pointer."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import line_before, record
from browser.words import say

BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"')
ENOUGH = 900
"""Choices after which a game of two has long been over."""
ANSWERS = {say("confirm"), say("seal")}
LINE = say("caravan-lay")
"""Of several lines of camels, the one that is named in the list."""
ASIDE = {say("hint"), say("undo"), say("back"), say("next-bot"), say("why")}


class Heard(NamedTuple):
    """What is asked, the buttons beside it, and what can be chosen."""

    question: str
    beside: list[str]
    choices: list[str]

    @property
    def done(self) -> bool:
        return any(name not in ASIDE | ANSWERS for name in self.beside)

    @property
    def asked(self) -> bool:
        return bool(self.choices) or self.done or not ANSWERS.isdisjoint(self.beside)


class Listener:
    """Knows what is read out; presses keys."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.question = self.page.get_by_role("group", name=say("question"))
        self.list = self.page.get_by_role("list", name=re.compile(f"^{say('choices')}"))
        self.names: set[str] = set()

    def heard(self) -> Heard:
        """In one look, so that nothing changes meanwhile: the question's group, then the list of choices."""
        tree = self.page.get_by_role("main").aria_snapshot()
        before, _, choices = tree.partition(f'region "{say("choices")}')
        asked = before.partition(f'group "{say("question")}"')[2]
        choices = choices.partition("textbox")[0]
        return Heard(asked.partition("button")[0], BUTTON.findall(asked), BUTTON.findall(choices))

    def over(self) -> bool:
        return bool(self.page.get_by_role("dialog").count())

    def wait(self, before: Heard | None = None, known: Sequence[dict[str, Any]] = ()) -> Heard:
        """Until something else can be decided, the same again (a second Plague), or nothing any more. `known`: what the
        server had told before the key was pressed."""
        found: list[Heard] = []

        def again() -> bool:
            new = self.person.numbered()
            return len(new) > len(known) > 0 and new[-1]["view"]["legal"] == known[-1]["view"]["legal"]

        def ready() -> bool:
            found[:] = [self.heard()]
            return self.over() or ((found[0] != before or again()) and found[0].asked)

        self.person.until(ready, "nothing else is asked")
        return found[0]

    def act(self, heard: Heard) -> Heard:
        """Whatever is asked: places by their names, other choices from the list; keys for the rest."""
        self.names.update(heard.choices)
        known = self.person.numbered()
        if not ANSWERS.isdisjoint(heard.beside):
            self.page.keyboard.press("c")
        elif not heard.choices or (heard.done and self.person.rng.random() < 0.4):
            self.page.keyboard.press("y" if any(name.startswith(LINE) for name in heard.beside) else "d")
        else:
            number = self.person.rng.randrange(len(heard.choices))
            name = heard.choices[number]
            if place := re.match(r"To ([A-K]\d+) \(", name):
                self.page.keyboard.press("x")
                self.page.keyboard.type(place[1])
                told = self.page.get_by_role("status").filter(has_text=f"{place[1]}: ")
                expect(told.filter(has_text=say("hex-neighbours"))).to_be_visible()
                self.page.keyboard.press("Enter")
            else:
                self.list.get_by_role("button").nth(number).press("Enter")
        return self.wait(heard, known)


def test_a_whole_game_by_ear(visit: Visit) -> None:
    person = visit("/", settings=SETTINGS | {"text": True})
    made = person.new_table("me random", confirm=True, options={"players": 2, "first": "P1"})
    page = person.page
    page.goto(f"/t/{made['table']}")
    me = Listener(person)
    heard = me.wait()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("skip-question"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(me.question).to_be_focused()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=say("keys-title"))
    for key in ("d", "c", "h", "u"):
        expect(keys.get_by_role("term").get_by_text(key, exact=True).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("1")
    heard = me.wait(heard)
    assert person.commands()[0]["choice"] == "action move"
    said: set[str] = set()
    for _ in range(ENOUGH):
        if me.over():
            break
        heard = me.act(heard)
        said.update(page.get_by_text(re.compile("^Since then: ")).all_inner_texts())
    end = page.get_by_role("dialog", name=say("end-title"))
    moment = page.get_by_role("dialog", name=say("forgotten-title"))
    expect(end.or_(moment)).to_be_visible()
    while not end.count():
        said_there = moment.get_by_role("paragraph").inner_text()
        page.keyboard.press("Enter")
        expect(moment.get_by_text(said_there)).to_have_count(0)
        expect(end.or_(moment)).to_be_visible()
    expect(end.get_by_role("heading", level=1)).not_to_be_empty()
    assert len(said) > 10, "nobody says what has happened"
    told = " ".join(me.names)
    for what in (
        r"\+\d Follower",
        say("brings-turn"),
        r"(?:fertile|desert), region \d",
    ):
        assert re.search(what, told), f"no choice told of {what}"
    cards = [name for name in me.names if name.startswith("Play ")]  # a game may do without
    assert all(re.search(r"strength \d", name) for name in cards)


def test_a_place_says_what_it_changes_in_its_region(visit: Visit) -> None:
    """Not every game has a turn in which it matters: this one has."""
    person = visit("/", settings=SETTINGS | {"text": True})
    four = record(4)
    person.bring_in(line_before(four, "P1 to ["), four)
    heard = Listener(person).wait()
    assert any(re.search(r"region \d(?: before cards)?: ", name) for name in heard.choices)


def test_the_line_of_camels_that_would_be_laid_is_named(visit: Visit) -> None:
    """Where several pass through a side: whoever cannot see the one that is shown hears through which it goes."""
    person = visit("/", settings=SETTINGS | {"text": True})
    three = record(3)
    person.bring_in(line_before(three, "P1 camel "), three)
    me = Listener(person)
    before = me.wait()
    me.list.get_by_role("button", name="Camel at B4–C4").press("Enter")
    line = me.wait(before).choices[0]
    assert line.startswith(f"{LINE}: ")
    assert line.count("–") > 1
    person.page.keyboard.press("y")
    expect(me.question).to_contain_text("Which half keeps token")
