"""A walk through all pages, for tests that look at every one of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from benben.kemet.classic import ADDED
from browser.people import Person
from browser.serving import classic, classic_game, kemet, line_before, lines, record

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

FOUR = record(4)
TWO = record()
LAST = max(i for i, line in enumerate(lines(TWO)) if line.split()[1] == "P1")
"""So many lines of the short game lie before the last choice of the person."""


def walk(person: Person, language: str = "en") -> Iterator[str]:
    """Stops at each page once it is all there; yields its name."""
    page, ask = person.page, f"?lang={language}"
    page.goto(f"/{ask}")
    page.get_by_role("heading", level=2).first.wait_for()
    yield "lobby"
    page.goto(f"/new{ask}")
    person.button("start").wait_for()
    yield "new game"
    at_table(person, ask, line_before(FOUR, "P1 to ["))
    yield "table"
    open_menu(page)
    yield "settings"
    at_table(person, ask, line_before(FOUR, "P1 card "))
    page.locator("[data-card]:visible").first.wait_for()
    yield "battle"
    table = at_table(person, ask, None)
    yield "end"
    page.goto(f"/replay/{table}{ask}#40")
    page.get_by_role("slider").wait_for()
    yield "replay"
    person.bring_in(LAST, TWO, ask)
    person.play()
    page.goto(f"/results{ask}")
    page.get_by_role("table").first.wait_for()
    yield "results"
    page.goto(f"/how{ask}")
    expect(page.locator("details").first).to_be_visible()
    yield "rules"


KEMET = kemet(4)
KEMET_LAST = max(i for i, line in enumerate(lines(KEMET)) if line.split()[1] == "P1")


def lobby(person: Person, game: str, ask: str) -> Iterator[str]:
    """With the picture of a game."""
    person.page.goto(f"/{ask}")
    person.page.locator(f"[data-game={game}]").click()
    expect(person.page.locator(".picture .board")).to_be_visible()
    yield "lobby"


def kemet_walk(person: Person, language: str = "en") -> Iterator[str]:
    """The same for the pages of Kemet, and for what lies over its table."""
    page, ask = person.page, f"?lang={language}"
    yield from lobby(person, "kemet", ask)
    page.goto(f"/new/kemet{ask}")
    person.button("start").wait_for()
    yield "new game"
    for place, start in (("setup", "P1 raise"), ("turn", "P1 space"), ("place units", "P1 place"), ("go on", "P1 to ")):
        at_table(person, ask, line_before(KEMET, start), KEMET)
        person.wait_for_turn()
        yield place
    at_table(person, ask, line_before(KEMET, "P1 space"), KEMET)
    page.locator('[data-plan="market"], nav.tabs button:nth-child(4)').locator("visible=true").first.click()
    page.locator('[data-plan^="look "]:visible').first.click()
    page.locator(".deal").first.wait_for()
    yield "market"
    at_table(person, ask, line_before(KEMET, "P1 discard"), KEMET)
    page.locator(".council").wait_for()
    yield "council"
    at_table(person, ask, line_before(KEMET, "P1 slot"), KEMET)
    page.locator('[data-choice^="slot "]').first.wait_for()
    yield "night"
    table = at_table(person, ask, None, KEMET)
    page.locator(".exit.main").click()
    page.locator(".end").wait_for()
    yield "end"
    page.goto(f"/replay/{table}{ask}#{line_before(KEMET, 'P1 discard')}")
    page.locator("main.battle").wait_for()
    yield "replay"
    page.goto(f"/how/kemet{ask}")
    expect(page.locator("details").first).to_be_visible()
    yield "rules"


EVERYTHING = tuple(ADDED)
CLASSIC: dict[str, tuple[str, str, int, tuple[str, ...], str]] = {
    "turn": ("your turn", "", 4, EVERYTHING, "1"),
    "dawn": ("play a card at dawn", "card", 3, EVERYTHING, "3"),
    "face down at dawn": ("play a card at dawn", "discard", 3, EVERYTHING, "3"),
    "tokens at dawn": ("play a card at dawn", "tokens", 3, EVERYTHING, "3"),
    "places at dawn": ("choose your place at dawn", "", 3, EVERYTHING, "3"),
    "veto": ("veto", "", 3, EVERYTHING, "3"),
    "escape": ("escape", "", 3, EVERYTHING, "3"),
    "on the road": ("on the road", "", 3, EVERYTHING, "3"),
    "objects": ("use objects", "before a battle", 3, EVERYTHING, "3"),
    "part of the council": ("part of the war council", "shown first", 3, EVERYTHING, "1"),
    "keeping a card": ("keep a divine intervention", "", 3, EVERYTHING, "3"),
    "dusk": ("make an offering", "delta temple", 3, EVERYTHING, "1"),
    "order": ("order", "", 4, (), "1"),
}
"""What only classic Kemet asks, each in a game of its own: step and stage of it, players, modules and key."""


def classic_walk(person: Person, language: str = "en") -> Iterator[str]:
    """The same for what classic Kemet has of its own: both forms of its game, and its questions."""
    page, ask = person.page, f"?lang={language}"
    yield from lobby(person, "kemet-classic", ask)
    page.goto(f"/new/kemet-classic{ask}")
    page.locator('[data-option="preset some"]').click()
    for module in ("path", "promos"):
        page.locator(f'[data-option="module {module}"]').check()
    page.locator("[data-missing]").first.wait_for()
    yield "new game"
    for place, (step, at, players, modules, key) in CLASSIC.items():
        at_table(person, ask, None, classic(step, at, players, modules, key))
        person.wait_for_turn()
        yield place
    table = at_table(person, ask, None, classic_game(modules=EVERYTHING))
    page.locator(".exit.main").click()
    page.locator(".end").wait_for()
    yield "end"
    page.goto(f"/replay/{table}{ask}#40")
    page.get_by_role("slider").wait_for()
    yield "replay"
    page.goto(f"/how/kemet-classic{ask}")
    expect(page.locator("details").first).to_be_visible()
    yield "rules"


def at_table(person: Person, ask: str, line: int | None, text: str = FOUR) -> str:
    table = person.bring_in(line, text, ask)
    person.page.locator(".prompt, .end").first.wait_for()
    return table


def open_menu(page: Page) -> None:
    """Without words, which are another language's: the first button of the table's head."""
    page.locator("header button").first.click()
    page.get_by_role("dialog").wait_for()


TEXTS = """() => {
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: parent, textContent } = nodes.currentNode;
    if (parent.checkVisibility() && !parent.closest('script, style, body [lang]')) found.push(textContent);
  }
  for (const name of ['aria-label', 'placeholder', 'title']) {
    const named = [...document.querySelectorAll(`[${name}]`)].filter((el) => el.checkVisibility());
    found.push(...named.map((el) => el.getAttribute(name)));
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""


def texts(page: Page) -> set[str]:
    """Everything that is shown or read aloud, except what is marked as being in another language: the rules."""
    return set(page.evaluate(TEXTS))


AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FOUND = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, selectors: false });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.slice(0, 5).map(({ html, any }) =>
      `${id}: ${help}: ${html.slice(0, 160)} (${any.map(({ message }) => message).join('; ').slice(0, 160)})`));
}"""


def serious(person: Person) -> list[str]:
    """What axe finds on the page as it is."""
    assert AXE.exists(), "web/node_modules is missing: ./benben test installs it"
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(FOUND)
    return found
