"""The border between server and page has one source: the page's types are written from the server's, and what is said
has the shape that they describe. What is said over the socket is checked wherever a test's client hears it."""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_client import FIXED, play_on, run, served
from shapes import check, check_message, misfit

from benben.ankh.shown.about import About
from benben.ankh.shown.ahead import Ahead
from benben.ankh.shown.outlook import Outlook
from benben.ankh.shown.scene import Scene
from benben.kemet.shown import about as kemet_about
from benben.kemet.shown import ahead as kemet_ahead
from benben.kemet.shown import glance as kemet_glance
from benben.kemet.shown import outlook as kemet_outlook
from benben.kemet.shown import scene as kemet_scene
from benben.server import messages
from tools import wire_types

ROOT = Path(__file__).parent.parent
FIXTURES = sorted((ROOT / "web" / "fixtures").glob("*.json"))

KEMET = sorted((ROOT / "web" / "fixtures" / "kemet").glob("*.json"))

GETS: dict[str, Any] = {
    "/api/about": messages.Told,
    "/api/tables": messages.Tables,
    "{table}": messages.Listed,
    "/api/pictures?tables=0": messages.Pictures,
    "/api/results": messages.Results,
    "/api/results/games": list[messages.Finished],
    "{table}/story": messages.Story,
    "{table}/replay": messages.Moment,
    "{table}/replay?to=0": messages.Moment,
    "{table}/replay?marks": messages.Moment,
    "/api/rules/ankh": list[messages.Rule],
    "/api/nowhere": messages.Failed,
}
POSTS: dict[str, tuple[object, Any]] = {
    "{table}/links": ({"player": "P2"}, messages.NewLink),
    "{table}/chairs/P2": ({"kind": "bot", "bot": "random"}, messages.Seated),
    "/api/enter": ({"password": ""}, messages.Entered),
    "{table}/rematch": ({}, messages.Made),
}


def test_the_page_has_the_types_of_the_server() -> None:
    assert wire_types.main(["--check"]) == 0


@pytest.mark.parametrize("name", wire_types.FILES)
def test_types_that_differ_are_noticed_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    for each in wire_types.FILES:
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / each, tmp_path / each)
    file = tmp_path / name
    was = file.read_text(encoding="utf-8")
    file.write_text(was.replace("rule: string;", "rule: number;", 1), encoding="utf-8")
    monkeypatch.setattr(wire_types, "ROOT", tmp_path)
    assert wire_types.main(["--check"]) == 1
    assert capsys.readouterr().out.startswith(f"{name} is not what")
    assert wire_types.main([]) == 0
    assert file.read_text(encoding="utf-8") == was


def test_a_type_with_no_word_in_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        wire_types.Writer().name(set[str])


def test_answers_over_http_have_their_shapes(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            check(made, messages.Made)
            seats = {f"P{p + 1}": server.seat(made, p) for p in (0, 1)}
            for seat in seats.values():
                await seat.connect()
            await play_on(seats, Random(1), 60)
            table = f"/api/tables/{made['table']}"
            for path, kind in GETS.items():
                check((await server.http.get(path.format(table=table))).json(), kind, path)
            games = (await server.http.get("/api/about")).json()["games"]
            for name, kind in {"ankh": About, "kemet": kemet_about.About}.items():
                check({"bots": games[name].pop("bots")}, messages.Offered)
                check(games[name], kind)
            for path, (sent, kind) in POSTS.items():
                check((await server.http.post(path.format(table=table), json=sent)).json(), kind, path)

    run(test())


def check_scenes(story: list[Any]) -> int:
    """How many there are."""
    scenes = [entry["scene"] for entry in story if "scene" in entry]
    for scene in scenes:
        check(scene, Scene)
    return len(scenes)


def test_what_ankh_tells_has_its_shapes(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me me", confirm=False)
            seats = {f"P{p + 1}": server.seat(made, p) for p in range(3)}
            for seat in seats.values():
                await seat.connect()
            await play_on(seats, Random(3))
            views = [json.loads(text)["view"] for seat in seats.values() for text in seat.raw if '"view"' in text]
            for view in views:
                check(view["outlook"], Outlook)
                check(view.get("ahead", {}), Ahead)
            assert any("ahead" in view for view in views)
            told = [json.loads(text) for seat in seats.values() for text in seat.raw if '"story"' in text]
            assert check_scenes([entry for message in told for entry in message["story"]])
            assert all("ahead" not in view or view["legal"] for view in views)

    run(test())


def test_what_kemet_tells_has_its_shapes(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", game="kemet", confirm=False)
            seats = {f"P{p + 1}": server.seat(made, p) for p in range(2)}
            for seat in seats.values():
                await seat.connect()
            await play_on(seats, Random(4), 400)
            views = [json.loads(text)["view"] for seat in seats.values() for text in seat.raw if '"view"' in text]
            for view in views:
                check(view["outlook"], kemet_outlook.Outlook)
                check(view.get("ahead", {}), kemet_ahead.Ahead)
            told = {what for view in views for what in view.get("ahead", {})}
            assert {"moves", "buys", "raises", "recruits", "founding", "council", "forbidden"} <= told
            heard = [json.loads(text)["story"] for seat in seats.values() for text in seat.raw if '"story"' in text]
            scenes = [entry["scene"] for story in heard for entry in story if "scene" in entry]
            for scene in scenes:
                check(scene, kemet_scene.Scene)
            assert {what for scene in scenes for what in scene} == {"battle", "night", "fame"}
            pictures = (await server.http.get(f"/api/pictures?tables={made['table']}")).json()["pictures"]
            check(pictures[made["table"]], kemet_glance.Picture)
            row = (await server.http.get(f"/api/tables/{made['table']}")).json()
            assert row["progress"]["name"] == "round"
            assert set(row["sides"]) == {"P1", "P2"}

    run(test())


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_fixtures_of_the_page_are_what_the_server_would_say(path: Path) -> None:
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if path.stem == "about":
        check(told, messages.Told)
        return
    if path.stem == "battles":
        for game in told["games"]:
            check(game, messages.Story)
            assert check_scenes(game["story"])
        return
    check_message(told["welcome"])
    check_scenes(told["sync"]["story"])
    check_message(told["sync"])
    check(told["sync"]["view"]["outlook"], Outlook)


@pytest.mark.parametrize("path", KEMET, ids=lambda path: path.stem)
def test_fixtures_of_kemet_are_what_the_server_would_say(path: Path) -> None:
    told: Any = json.loads(path.read_text(encoding="utf-8"))
    if path.stem in ("about", "classic-about"):
        check(told, kemet_about.About)
        return
    stories = [game["story"] for game in told] if path.stem == "tales" else [told["sync"]["story"]]
    for entry in (entry for story in stories for entry in story if "scene" in entry):
        check(entry["scene"], kemet_scene.Scene)
    if path.stem != "tales":
        check_message(told["welcome"])
        check_message(told["sync"])
        check(told["sync"]["view"]["outlook"], kemet_outlook.Outlook)
        check(told["sync"]["view"].get("ahead", {}), kemet_ahead.Ahead)


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ({"t": "ack", "id": "c1"}, "lacks ['v']"),
        ({"t": "ack", "id": "c1", "v": 1, "w": 2}, "has besides ['w']"),
        ({"t": "ack", "id": "c1", "v": "1"}, "ack.v: '1' is no int"),
        ({"t": "pace", "pace": "quick"}, "pace.pace: 'quick' is none of"),
        ({"t": "chairs", "chairs": [{"player": "P1"}]}, "chairs.chairs[0]: Chair lacks"),
    ],
)
def test_a_wrong_shape_is_noticed(message: dict[str, Any], wrong: str) -> None:
    with pytest.raises(AssertionError) as told:
        check_message(message)
    assert wrong in str(told.value)
    assert misfit({"choice": "pass"}, messages.Entry, "entry")
