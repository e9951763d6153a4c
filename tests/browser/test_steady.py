"""Nothing moves under the pointer: the board keeps its place, numbers stay, and explanations are never in the way."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import kemet, line_before, record
from browser.words import say

DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SCREENS = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
FOUR = record(4)

WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    // The card of the region under the pointer grows with what it tells: on a busy machine long after the click.
    const card = (node) => (node?.closest ? node : node?.parentElement)?.closest('.corner');
    const nodes = sources.map(({ node }) => node).filter((node) => !card(node));
    const around = nodes.map((node) => node?.parentElement ?? document.body);
    const board = around.some((node) => node.closest('.board, .area, .wrap, .field'));
    const what = nodes.map((node, i) => `${node?.className ?? node?.nodeName} in ${around[i].className}`).join('; ');
    window.shifts.push({ value, hadRecentInput, board, what });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
TOKENS = """() => Object.fromEntries([...document.querySelectorAll('.area [data-token]')].map((one) =>
  [one.dataset.token, one.getAttribute('transform')]))"""
BUBBLE = """() => {
  const bubble = document.querySelector('[role=tooltip]');
  const { left, top, right, bottom, width, height } = bubble.getBoundingClientRect();
  const inside = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
  const caught = inside.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[role=tooltip]')).length;
  const meets = (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  const covered = [...document.querySelectorAll('[data-choice], [data-hex].can')]
    .filter((one) => one.checkVisibility() && meets(one.getBoundingClientRect()))
    .map((one) => one.dataset.choice ?? one.dataset.hex);
  return { caught, covered, out: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight };
}"""


def shifts(page: Page) -> list[dict[str, Any]]:
    """What has moved since the last time, once the page has been drawn."""
    page.evaluate(FRAMES)
    found: list[dict[str, Any]] = page.evaluate("() => window.shifts.splice(0)")
    return found


def board(page: Page) -> dict[str, float]:
    found: Any = page.locator(".area .board").bounding_box()
    return {name: float(size) for name, size in found.items()}


def regions(person: Person) -> dict[str, str]:
    """The hexes of the region on which each number lies."""
    told = person.numbered()[-1]["view"]["outlook"]["regions"]
    return {str(token): ",".join(region["hexes"]) for region in told for token in region["tokens"]}


@pytest.mark.parametrize("screen", SCREENS)
def test_the_board_keeps_its_place(visit: Visit, screen: str) -> None:
    """From question to question, while one is open, and while the others play."""
    person = visit("", settings=SETTINGS | {"greeted": True}, **SCREENS[screen])
    person.context.add_init_script(WATCH)
    page = person.page
    page.goto("/")
    made = person.new_table("me greedy greedy greedy", options={"players": 4, "first": "P1"})
    page.goto(f"/t/{made['table']}")
    person.wait_for_turn()
    page.evaluate("() => document.fonts.ready")
    place = board(page)
    assert place
    kept = {token: (hexes, page.evaluate(TOKENS)[token]) for token, hexes in regions(person).items()}
    shifts(page)
    for count in range(40):
        spots = person.wait_for_turn()
        if page.locator(".battle").count():
            assert count > 10
            break  # a stage of its own
        assert board(page) == place, f"the board has moved before click {count}"
        moved = shifts(page)
        assert not [one for one in moved if one["board"] and not one["hadRecentInput"]], moved
        while_open = look_around(person, screen)
        assert not while_open, f"shifts while a question is open: {while_open}"
        assert board(page) == place, f"the board has moved while a question is open, before click {count}"
        now, spoken = regions(person), page.evaluate(TOKENS)
        for token, where in spoken.items():
            before = kept.get(token)
            assert before is None or before[0] != now[token] or before[1] == where, f"number {token} has moved"
            kept[token] = (now[token], where)
        person.act(person.pick(spots), page.touchscreen.tap if screen == "phone" else None)


def look_around(person: Person, screen: str) -> list[dict[str, Any]]:
    """The pointer goes over the board and the panels, as somebody who thinks about it."""
    page = person.page
    if screen != "phone":
        for name in (".area .board", ".left .act", ".right .pp", ".log .entry"):
            for one in page.locator(name).all()[:2]:
                if one.is_visible():
                    box = one.bounding_box()
                    assert box
                    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(40, box["height"] / 2))
                    page.evaluate(FRAMES)
    return shifts(page)


def test_explanations_let_the_pointer_through(visit: Visit) -> None:
    """They catch no click, cover no choice that they need not cover, and a click through one does what it shows."""
    person = visit("/", settings=SETTINGS | {"greeted": True}, **DESK)
    page = person.page
    person.bring_in(line_before(FOUR, "P1 action move"), FOUR)
    person.wait_for_turn()
    bubble = page.get_by_role("tooltip")
    tried = 0
    for name in (".acts .act", ".evts .ev", ".right .pp", ".right .p", ".right .mc", ".right .stat", ".tray .offer"):
        for one in [one for one in page.locator(name).all() if one.is_visible()][:4]:
            page.mouse.move(5, 5)
            expect(bubble).to_have_count(0)
            one.hover()
            expect(bubble).to_be_visible()
            found = page.evaluate(BUBBLE)
            assert (found["caught"], found["out"]) == (0, False), name
            assert not found["covered"], f"{name}: {found['covered']} cannot be seen"
            tried += 1
    assert tried > 15
    page.locator(".acts .act").nth(1).hover()
    expect(bubble).to_be_visible()
    person.act(next(spot for spot in person.spots() if spot.name == "action move"))
    expect(bubble).to_have_count(0)


def test_an_explanation_goes_with_its_thing(visit: Visit) -> None:
    """Whoever hovers an offer and chooses by a key is left with nothing over the next question."""
    person = visit("/", settings=SETTINGS | {"greeted": True}, **DESK)
    page = person.page
    person.bring_in(line_before(FOUR, "P1 unlock"), FOUR)
    person.wait_for_turn()
    offers = page.locator(".prompt .tray .offer")
    offers.first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press(offers.last.locator("kbd").inner_text())
    person.until(lambda: bool(person.answers()), "nothing was taken")
    page.evaluate(FRAMES)
    expect(page.get_by_role("tooltip")).to_have_count(0)


LONG = """(button) => {
  const more = document.createElement('em');
  more.className = [...button.classList].find((name) => name.startsWith('svelte-'));
  more.textContent = 'Anubis: +2 Followers, '.repeat(9);
  button.lastElementChild.append(more);
}"""


def test_a_question_keeps_its_room_beside_a_long_button(visit: Visit) -> None:
    person = visit("/", settings=SETTINGS | {"greeted": True}, **DESK)
    page = person.page
    person.bring_in(line_before(FOUR, "P1 action move") + 1, FOUR)
    person.wait_for_turn()
    place = page.locator(".prompt").bounding_box()
    person.button("pass").evaluate(LONG)
    said = page.locator(".prompt .tx").bounding_box()
    assert said
    assert said["width"] > 220
    assert page.locator(".prompt").bounding_box() == place, "it grows over the board"


def test_a_pinned_explanation_leads_to_the_rules(visit: Visit) -> None:
    """By a click on the thing and then on the link, or by a key while it is shown."""
    person = visit("/", settings=SETTINGS | {"greeted": True}, **DESK)
    page = person.page
    person.bring_in(line_before(FOUR, "P1 action move"), FOUR)
    person.wait_for_turn()
    card = page.locator(".right .mc").first
    card.click()
    page.mouse.move(5, 400)
    page.get_by_role("tooltip").get_by_role("button").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    card.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("r")
    page.get_by_role("dialog").wait_for()


def test_the_chronicle_names_hexes_on_the_map(visit: Visit) -> None:
    person = visit("/", settings=SETTINGS | {"greeted": True}, **DESK)
    page = person.page
    person.bring_in(line_before(FOUR, "P1 action move"), FOUR)
    person.wait_for_turn()
    entry = page.locator(".log .entry").filter(has_text="appears at").first
    entry.scroll_into_view_if_needed()
    said = entry.inner_text().split()[-1].strip(".")
    entry.hover()
    expect(page.locator(".area .label text")).to_have_text([said])
    expect(page.locator(".area .label text")).to_be_in_viewport()
    page.mouse.move(5, 5)
    expect(page.locator(".area .label text")).to_have_count(0)


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("screen", [DESK, TABLET], ids=["desk", "tablet"])
def test_every_god_is_beside_the_board(visit: Visit, screen: dict[str, Any], players: int) -> None:
    """Without scrolling, with its whole name and its powers; and the chronicle has room to be read."""
    person = visit("/", settings=SETTINGS | {"greeted": True}, **screen)
    page = person.page
    gods = ["ra", "isis", "amun", "osiris", "anubis"][:players]  # Ra's panel has the most to show
    options = {"players": players, "first": "P1", "gods": gods}
    made = person.new_table(" ".join(["me", *["greedy"] * (players - 1)]), options=options)
    page.goto(f"/t/{made['table']}")
    person.wait_for_turn()
    expect(page.locator(".right .pl")).to_have_count(players)
    for one in page.locator(".right .pl, .right .pl .pw, .right .pl .prow").all():
        expect(one).to_be_in_viewport(ratio=0.98)
    for who in page.locator(".right .who").all():
        assert who.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), who.inner_text()
    if screen is DESK:
        page.locator(".log .head button").click()
        box = page.locator(".log .list").bounding_box()
        assert box
        assert box["height"] > 500


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_the_pace_of_bots_stands_where_nothing_is_decided(visit: Visit, game: str, screen: str) -> None:
    """Whoever changes it while bots play would otherwise press what appears there when they are asked."""
    person = visit("/", settings=SETTINGS | {"greeted": True}, **SCREENS[screen])
    page = person.page
    text, line = {"ankh": (FOUR, "P1 action gain"), "kemet": (kemet(), "P1 space")}[game]
    person.bring_in(line_before(text, line), text)
    person.wait_for_turn()
    pace = page.locator("header").get_by_label(say("pace"))
    expect(pace).to_be_visible()
    expect(page.locator(".prompt select")).to_have_count(0)
    pace.select_option("fast")
    person.until(lambda: person.commands()[-1]["t"] == "pace", "it was not set")


def test_what_appears_under_a_resting_pointer_is_not_pressed_at_once(visit: Visit) -> None:
    person = visit("/", settings=SETTINGS | {"greeted": True, "confirm": False}, **DESK)
    page = person.page
    person.bring_in(line_before(FOUR, "P1 action gain"), FOUR)
    person.wait_for_turn()
    page.evaluate("""() => {
      window.waited = [];
      new MutationObserver((list) => list.forEach(({ target }) => {
        if (!target.matches?.('.prompt.early')) return;
        window.waited.push(getComputedStyle(target.querySelector('.buttons')).pointerEvents);
      })).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
    }""")
    page.locator(".prompt .tx").hover()
    person.hands_over(lambda: page.keyboard.press("3"))
    person.wait_for_turn()
    person.until(lambda: page.evaluate("() => window.waited.includes('none')"), "it could be pressed at once")
    expect(page.locator(".prompt.early")).to_have_count(0)


def test_a_greeting_moves_no_board_and_covers_no_opponent(visit: Visit) -> None:
    person = visit("/", settings=SETTINGS | {"guide": False}, **DESK)
    page = person.page
    text = kemet()
    person.bring_in(line_before(text, "P1 city"), text)
    person.wait_for_turn()
    hello = page.locator(".greets")
    area = page.locator(".stage").first
    place: Any = area.bounding_box()
    greeting: Any = hello.bounding_box()
    others: Any = page.locator(".others").bounding_box()
    assert greeting["x"] + greeting["width"] <= min(place["x"], others["x"])
    hello.get_by_role("button", name=say("ok")).click()
    expect(hello).to_have_count(0)
    assert area.bounding_box() == place
