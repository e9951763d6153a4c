"""Kemet's board: a Troop is dragged, who could win is in sight of everybody, and whose is what needs no colours."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.gestures import SURE
from browser.people import Person, Spot
from browser.serving import kemet, line_before
from browser.test_kemet_people import TWO
from browser.test_kemet_stage import sent
from browser.words import say

BEYOND = 20
"""Pixels after which a press is a drag."""


def on_the_board(person: Person, name: str) -> list[Spot]:
    """Zones of which the name, their choices or a part of a plan, reads so."""
    return [spot for spot in person.spots() if re.fullmatch(name, spot.name)]


def taken(visit: Visit) -> tuple[Person, Spot, str]:
    """Somebody who has picked up a Troop; where it was, and in which zone."""
    person = visit("/", settings=SURE)
    person.bring_in(line_before(kemet(), "P1 space pray-2"), kemet())
    person.wait_for_turn()
    mouse = person.page.mouse
    troop = on_the_board(person, "plan troop .*")[0]
    mouse.move(troop.x, troop.y)
    mouse.down()
    mouse.move(troop.x + BEYOND, troop.y - BEYOND, steps=4)
    expect(person.page.locator(".held")).to_be_visible()
    return person, troop, troop.name.removeprefix("plan troop ")


def test_a_troop_is_dragged_to_a_zone_and_the_whole_move_is_sent(visit: Visit) -> None:
    """K-A6: the space, the Troop, all its Units, the way and the end of it."""
    person, _, zone = taken(visit)
    page = person.page
    goals = on_the_board(person, f"space move-[23]; troop {zone}; take .*; to .*; to .*; pass")
    assert goals, "a Troop that is held can be let go nowhere"
    page.mouse.move(goals[0].x, goals[0].y, steps=6)
    expect(page.locator(".held.can")).to_have_text(re.compile(r"[1-9]"))
    expect(page.locator(".board .dots")).to_have_count(1)  # the way is seen before it is let go
    assert not sent(person)
    page.mouse.up()
    person.until(lambda: bool(sent(person)), "the Troop was let go and nothing was sent")
    assert sent(person) == [goals[0].name.split("; ")]
    made = person.commands()[-1]
    person.until(lambda: made["id"] in person.answers(), "no answer came")
    assert person.answers()[made["id"]]["t"] == "ack", person.answers()[made["id"]]
    expect(page.locator(".held")).to_have_count(0)


def test_a_troop_that_is_let_go_where_it_was_goes_nowhere(visit: Visit) -> None:
    person, troop, zone = taken(visit)
    page = person.page
    page.mouse.move(troop.x, troop.y, steps=4)
    page.mouse.up()
    expect(page.locator(".held")).to_have_count(0)
    expect(page.locator(f'.hits path[data-zone="{zone}"]')).to_have_attribute("aria-pressed", "true")
    assert not sent(person)


AHEAD = 513
"""Before this line of the game of two it is P2's turn, and P1 would win at the start of the next one."""


def test_who_could_win_is_told_to_everybody(visit: Visit) -> None:
    """K-D2: to the one who would, to the other one, and to whoever looks on; and to nobody where nobody would."""
    ada, bea, looker = (visit("/", settings=SURE) for _ in range(3))
    for line, winning in ((AHEAD, ["P1"]), (line_before(TWO, "P1 space"), [])):
        made = ada.post(f"/api/records?to={line}", TWO)
        chairs = made["links"]["chairs"]
        for person, key in ((ada, chairs[0]), (bea, chairs[1]), (looker, made["links"]["spectator"])):
            person.page.goto(f"/t/{made['table']}#{key}")
            expect(person.page.locator(".fame:not(.winning)").first).to_be_visible()
            assert person.numbered()[-1]["view"]["outlook"]["winning"] == winning
            expect(person.page.locator(".fame.winning")).to_have_count(len(winning))  # in the turn order
            own = person is ada and len(winning) > 0
            expect(person.page.locator(".own .winning")).to_have_count(int(own))
            expect(person.page.locator(".other .winning")).to_have_count(int(bool(winning) and not own))
        told = ada.page.locator(".prompt .tx"), bea.page.locator(".prompt .tx")
        if winning:
            expect(ada.page.locator(".own .winning")).to_have_text(say("winning-you", game="kemet"))
            expect(told[0]).to_contain_text(say("winning-you", game="kemet"))
            name = bea.page.locator(".other .name b").inner_text()
            expect(told[1]).to_contain_text(f"Careful: {name} would win")
            for person in (bea, looker):
                expect(person.page.locator(".other .winning")).to_have_text(say("winning-short", game="kemet"))
        else:
            expect(told[1]).not_to_contain_text("would win")


FIVE = 1346
"""Before this line of a game of five the person has a turn, and all have Troops abroad."""
SIGNS = """() => {
  const rgb = (el) => getComputedStyle(el).fill.match(/[\\d.]+/g).slice(0, 3).map((n) => n / 255);
  const linear = (n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
  const light = (el) => rgb(el).reduce((sum, n, i) => sum + linear(n) * [0.2126, 0.7152, 0.0722][i], 0);
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const inside = ([x, y], box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const board = document.querySelector('.board');
  const figure = (face) => ({ shape: face.getAttribute('d'), face: light(face),
    glyph: light(face.nextElementSibling.querySelector('path')), drawn: face.nextElementSibling.innerHTML });
  const troops = [...board.querySelectorAll('.troop')].map((troop) => {
    const faces = [...troop.querySelectorAll('.rim + path')].filter((one) => one.nextElementSibling?.matches('g'));
    return { at: middle(troop.getBoundingClientRect()), ...figure(faces[0]) };
  });
  const pieces = [...board.querySelectorAll('[data-piece]')].map((piece) => {
    const [player, zone] = piece.dataset.piece.split(' ');
    return { player, zone, box: piece.getBoundingClientRect() };
  });
  const emblems = [...board.querySelectorAll('.thing > g > path:nth-of-type(3)')]
    .filter((face) => face.nextElementSibling?.matches('g') && !face.closest('.troop'))
    .map((face) => ({ at: middle(face.getBoundingClientRect()), ...figure(face) }));
  const paths = [...board.querySelectorAll('.hits path')];
  const zones = paths.map((zone) => [zone.dataset.zone, middle(zone.getBoundingClientRect())]);
  return { zones, emblems,
    troops: pieces.map(({ player, zone, box }) => ({ player, zone, ...troops.find((one) => inside(one.at, box)) })) };
}"""
"""What the board draws of each Troop and city: its outline, its glyph, and how light both are without their colours."""
READABLE = 3.0
"""Contrast from which a drawing can be told from its ground, by WCAG 1.4.11."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_whose_is_what_can_be_seen_without_colours(visit: Visit, theme: str) -> None:
    """K-M5: every place that is somebody's shows a sign of theirs, and no two signs have the same outline or glyph."""
    person = visit("/", settings=SURE | {"theme": theme})
    person.bring_in(FIVE, kemet(5))
    person.wait_for_turn()
    expect(person.page.locator(".board .troop").first).to_be_visible()
    seen: dict[str, Any] = person.page.evaluate(SIGNS)
    controls: dict[str, str] = person.numbered()[-1]["view"]["outlook"]["controls"]
    by_troop = {one["zone"]: one for one in seen["troops"]}
    at_home = {}  # by city: the sign between its districts
    places = dict(seen["zones"])
    for city in {zone[:-1] for zone in controls if re.fullmatch(r"\D+\d", zone) and f"{zone[:-1]}3" in places}:
        around = [places[f"{city}{n}"] for n in (1, 2, 3)]
        x, y = (sum(at[i] for at in around) / 3 for i in (0, 1))
        at_home[city] = min(seen["emblems"], key=lambda one: (one["at"][0] - x) ** 2 + (one["at"][1] - y) ** 2)
    signs: dict[str, set[tuple[str, str]]] = {}
    for zone, player in controls.items():
        sign = by_troop.get(zone) or at_home[zone[:-1]]
        assert sign.get("player", player) == player, f"{zone} is {player}'s, and another Troop stands there"
        signs.setdefault(player, set()).add((sign["shape"], sign["drawn"].split(" d=")[1]))
        light, dark = sorted((sign["face"], sign["glyph"]), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= READABLE, f"the sign on {zone} is a blot in grey"
    assert signs.keys() == {f"P{n}" for n in range(1, 6)}
    assert all(len(found) == 1 for found in signs.values()), f"somebody has several signs: {signs}"
    for part in (0, 1):
        assert len({next(iter(found))[part] for found in signs.values()}) == len(signs), f"two look alike: {signs}"
