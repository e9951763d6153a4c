"""How much a browser asks for: the lobby first, then a game's own part. Files as they are sent, compressed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Response, Route, expect

from browser.conftest import Visit
from browser.people import Person

KB = 1000
LOBBY = 110 * KB
PICTURE = 36 * KB
GAME = 120 * KB

AFTER = """() => {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const cover = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('-cover.js'));
  return cover.startTime > painted.startTime;
}"""
"""The picture was asked for after there was something to see."""


@contextmanager
def asked(person: Person) -> Iterator[dict[str, int]]:
    """Files that the page asks for meanwhile, with what is sent for each."""
    sizes: dict[str, int] = {}

    def note(answer: Response) -> None:
        if "/api/" not in answer.url:
            sizes[answer.url.rpartition("/")[2]] = int(answer.headers["content-length"])

    person.page.on("response", note)
    yield sizes
    person.page.wait_for_load_state("networkidle")
    person.page.remove_listener("response", note)


def told(sizes: dict[str, int]) -> str:
    return f"{sum(sizes.values())} bytes: {sorted(sizes.items(), key=lambda one: -one[1])}"


@pytest.mark.parametrize("game", ["ankh", "kemet", "kemet-classic"])
def test_the_lobby_is_light(visit: Visit, game: str) -> None:
    """All that somebody needs to begin; the picture of the game that was played last comes once that is painted."""
    person = visit("")
    page = person.page
    held: list[Route] = []
    page.route(re.compile(r"-cover\.js$"), lambda route: held.append(route))
    with asked(person) as sizes:
        page.goto(f"/?game={game}")
        expect(person.button("play-now")).to_be_enabled()
        person.until(lambda: bool(held), "the picture was not asked for")
        page.evaluate("document.fonts.ready.then(() => null)")
        first = dict(sizes)
        held[0].continue_()
        page.locator(".picture svg").first.wait_for()
    assert {"app.js", "app.css"} <= first.keys()
    assert any(name.endswith(".woff2") for name in first)
    assert sum(first.values()) <= LOBBY, told(first)
    picture = {name: size for name, size in sizes.items() if name not in first}
    assert sum(picture.values()) <= PICTURE, told(picture)
    assert game != "ankh" or sum(sizes.values()) <= LOBBY, told(sizes)  # where nothing is remembered: with its picture
    assert page.evaluate(AFTER)


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_a_game_is_light(visit: Visit, game: str) -> None:
    """All that is there when somebody may decide for the first time, and that another game's table does not ask for."""
    found: dict[str, dict[str, int]] = {}
    maker = visit("/")
    for one in ("ankh", "kemet"):
        made = maker.new_table("human random random random", game=one, options={"players": 4})
        person = visit("")
        with asked(person) as found[one]:
            person.page.goto(f"/t/{made['table']}#{made['links']['chairs'][0]}")
            person.wait_for_turn()
    other = next(name for name in found if name != game)
    own = {name: size for name, size in found[game].items() if name not in found[other] and "." in name}
    assert f"{game}.js" in own
    assert sum(own.values()) <= GAME, told(own)
