"""What tests of Kemet by few clicks begin with, and the room that its question keeps to."""

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import kemet

SURE = SETTINGS | {"confirm": False, "guide": False, "greeted": ["kemet"]}
COVERED = """() => {
  const prompt = document.querySelector('.mid > .prompt').getBoundingClientRect();
  const board = document.querySelector('.mid > .stage').getBoundingClientRect();
  return { top: prompt.top, bottom: board.bottom, board: [board.width, board.height],
    inside: prompt.bottom <= innerHeight && prompt.height > 40 };
}"""


def stopped(visit: Visit, line: int) -> Person:
    """Somebody for whom answers go by themselves, with a clock that the test moves."""
    person = visit("/", settings=SURE | {"onward": True})
    person.page.clock.install()
    person.page.clock.pause_at(person.page.evaluate("Date.now() + 2000"))
    person.bring_in(line, kemet())
    person.wait_for_turn()
    return person
