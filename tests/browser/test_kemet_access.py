"""Kemet with keys alone, and in words."""

from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import kemet, line_before
from browser.test_access import press_to
from browser.walk import serious
from browser.words import say

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet"]}
FOUR = kemet(4)
TURN = line_before(FOUR, "P1 space")


def sent(person: Person) -> list[list[str]]:
    return [[made["choice"], *made.get("then", [])] for made in person.commands() if made["t"] == "choose"]


def test_a_turn_with_keys_alone(visit: Visit) -> None:
    """A Troop goes where the cursor goes, the market is looked at, and the turn ends."""
    person = visit("/", settings=SURE)
    page, keys = person.page, person.page.keyboard
    person.bring_in(TURN, FOUR)
    person.wait_for_turn()
    keys.press("m")
    expect(page.get_by_role("dialog", name=say("market-title", game="kemet"))).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    move = page.locator('[data-plan^="space move"]:visible').first
    press_to(person, move)
    keys.press("b")
    keys.press(".")
    keys.press("Enter")
    page.locator('[data-zone][aria-pressed="true"]').wait_for()
    keys.press(".")
    keys.press("Enter")
    person.until(lambda: bool(sent(person)), "no key sends a Troop anywhere")
    assert sent(person)[0][0].startswith("space move")
    assert any(choice.startswith("troop ") for choice in sent(person)[0])


def test_a_round_in_words(visit: Visit) -> None:
    """Every decision is a plain button, and nothing needs eyes or a pointer."""
    person = visit("/", settings=SURE | {"text": True})
    page = person.page
    made = person.new_table("me random", game="kemet", options={"players": 2})
    page.goto(f"/t/{made['table']}")
    question = page.get_by_role("group", name=say("question"))

    def turn() -> int:
        return int(person.numbered()[-1]["view"]["position"]["columns"]["round"]) if person.numbered() else 0

    buttons = page.locator("main.text [data-choice]:not([data-choice=undo]):visible")
    for _ in range(250):
        buttons.first.wait_for()
        if turn() > 1:
            break
        before = len(person.answers())
        names = [one for one in page.locator("main.text [data-choice]:visible").evaluate_all(NAMES) if one != "undo"]
        pick = next((name for name in names if name in ("confirm", "seal")), person.rng.choice(names))
        page.locator(f'main.text [data-choice="{pick}"]:visible').first.press("Enter")
        person.until(lambda before=before: len(person.answers()) > before, f"{pick} was never answered")  # type: ignore[misc]
        assert person.answers()[person.commands()[-1]["id"]]["t"] == "ack", pick
        page.wait_for_function(SETTLED, arg=person.numbered()[-1]["view"]["legal"])
    else:
        raise person.wrong("250 choices, and the round is not over")
    expect(question).to_be_visible()
    assert not serious(person)


NAMES = "(all) => all.map((one) => one.dataset.choice)"
SETTLED = "(legal) => !legal.length || document.querySelector('main.text [data-choice]')"
