"""What can be asked over HTTP: what there is, records in and out, earlier positions, reports."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from server_client import FIXED, play_on, run, served
from toy import TOY

from benben import bots
from benben.kernel import records, registry
from benben.kernel.events import EVERYONE, may_know
from benben.kernel.notation import player_name
from benben.kernel.play import play_game
from benben.kernel.positions import encode
from benben.kernel.registry import ruleset
from benben.kernel.steps import SPECTATOR
from benben.server.answers import USER
from benben.server.keys import new_key


def game_text(names: list[str]) -> str:
    makers = [bots.make("eager", Random(i)) for i in range(2)]
    return play_game(ruleset("ankh"), FIXED, makers, b"history", names).record.text()


def test_about(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, address="http://192.168.1.2:8910/") as server:
            told = (await server.http.get("/api/about")).json()
            assert (told["protocol"], told["address"]) == (1, "http://192.168.1.2:8910/")
            ankh = told["games"]["ankh"]
            assert ankh["players"] == [2, 3, 4, 5]
            assert [len(level) for level in ankh["powers"]] == [4, 4, 4]
            assert {god["name"] for god in ankh["gods"]} == {"amun", "anubis", "isis", "osiris", "ra"}
            assert ankh["bots"] == bots.names()
            for scenario in ankh["scenarios"]:
                for players, layout in scenario["layouts"].items():
                    owners = {piece["player"] for piece in layout["pieces"]} - {None}
                    assert owners == set(range(1, int(players) + 1))
            rules = (await server.http.get("/api/rules/ankh")).json()
            assert {"A-B8", "A-T1"} <= {rule["id"] for rule in rules}
            assert all(rule["title"] and rule["text"] for rule in rules)
            ukrainian = (await server.http.get("/api/rules/ankh?lang=uk")).json()
            assert [rule["id"] for rule in ukrainian] == [rule["id"] for rule in rules]
            assert all(re.search("[а-яіїє]{3}", rule["text"]) for rule in ukrainian)
            assert (await server.http.get("/api/rules/ankh?lang=xx")).json() == rules
            qr = await server.http.post("/api/qr", json={"text": "http://192.168.1.2:8910/t/x#y"})
            assert qr.headers["content-type"] == "image/svg+xml"
            assert qr.text.startswith("<?xml")

    run(test())


def test_a_record_goes_in_and_comes_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            text = game_text(["Ada", "eager"])
            made = (await server.http.post("/api/records", content=text)).json()
            at = f"/api/tables/{made['table']}"
            assert (await server.http.get(f"{at}/record")).text == text
            lines = text.count("\n") - 7
            last = (await server.http.get(f"{at}/replay")).json()
            assert (last["lines"], last["at"]) == (lines, lines)
            assert last["view"]["asks"] is None
            mine = (await server.http.get("/api/tables")).json()["tables"][0]
            assert [chair["kind"] for chair in mine["chairs"]] == ["human", "bot"]
            assert mine["over"] is not None
            part = (await server.http.post("/api/records?to=12&pace=skip", content=text)).json()
            assert (await server.http.post("/api/records?pace=x", content=text)).status_code == 400
            async with server.seat(part, 0) as one:
                assert one.over is None
                assert one.welcome["pace"] == "skip"
                host = {"authorization": f"Bearer {part['links']['host']}"}
                await server.http.post(f"/api/tables/{part['table']}/chairs/P2", json={"kind": "human"}, headers=host)
                async with server.seat(part, 1) as two:
                    await play_on({"P1": one, "P2": two}, Random(3), 4)
            wrong = text.replace("12 ", "12 P9 ", 1)
            assert (await server.http.post("/api/records", content=wrong)).status_code == 400
            illegal = text.replace("action", "first", 1)
            assert (await server.http.post("/api/records", content=illegal)).json()["error"]["code"] == "bad-record"

    run(test())


def test_every_earlier_position(tmp_path: Path) -> None:
    """Each line of a replay tells what the live table told; undo lines are among them."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", confirm=False, options=FIXED)
            views = {}
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                at = f"/api/tables/{made['table']}"

                async def lines() -> int:
                    found: int = (await server.http.get(f"{at}/replay?as=P1")).json()["lines"]
                    return found

                views[0] = one.view, one.story[:]
                for choice in ("action move", "pass", "action summon"):
                    await one.choose(choice)
                    views[await lines()] = one.view, one.story[:]
                await one.command("undo")
                views[await lines()] = one.view, one.story[:]
                await play_on({"P1": one, "P2": two}, Random(1), 15)
                for line, (seen, story) in views.items():
                    back = (await server.http.get(f"{at}/replay?as=P1&to={line}")).json()
                    told = {what: seen[what] for what in seen if what != "ahead"}  # nobody chooses in a replay
                    assert (back["view"], back["story"]) == (told, story), line
                assert (await server.http.get(f"{at}/replay?as=P1&to=4")).json()["line"]["choice"] == "undo"
                moved = (await server.http.get(f"{at}/replay?as=P1&to=1")).json()
                assert moved["line"] == {"player": "P1", "choice": "action move"}
                assert [event["event"] for event in moved["events"]] == ["took action"]
                for eyes, status in (("P1", 200), ("P2", 403), ("spectator", 200), ("all", 403)):
                    answer = await server.http.get(f"{at}/replay?as=P1&eyes={eyes}")
                    assert answer.status_code == status, eyes

    run(test())


def test_lines_are_those_of_ones_own_record(tmp_path: Path) -> None:
    """Whatever eyes are looked through: so a moment is the same moment in the record, and for everybody at the end."""

    async def test() -> None:
        async with served(tmp_path) as server:
            server.inside.api.games["kemet"] = {}
            makers = [bots.make("eager", Random(i)) for i in range(2)]
            played = play_game(ruleset("kemet"), {"players": 2}, makers, b"lines5", ["Ada", "Bo"])
            whole = played.record
            assert len(whole.seen(0)) < len(whole.lines), "some lines of this game are not everybody's"
            made = (await server.http.post("/api/records", content=whole.text())).json()
            at = f"/api/tables/{made['table']}/replay"
            secret = [n for n, (_, _, audience) in enumerate(whole.lines, 1) if audience != EVERYONE][:20]
            for eyes, viewer in (("P1", 0), ("P2", 1), ("spectator", SPECTATOR), ("all", None)):
                for n in (1, *secret, len(whole.lines)):
                    who, choice, audience = whole.lines[n - 1]
                    back = (await server.http.get(f"{at}?eyes={eyes}&to={n}")).json()
                    known = viewer is None or may_know(audience, viewer)
                    assert back["line"] == {"player": player_name(who), "choice": choice if known else None}
                    assert back["lines"] == len(whole.lines)
            everything = encode(ruleset("kemet"), played.state)
            assert back["view"]["position"] == json.loads(json.dumps(everything)), "all eyes see all"
            part = (await server.http.post(f"/api/records?to={len(whole.lines) - 9}", content=whole.text())).json()
            here = f"/api/tables/{part['table']}"
            for chair in ("P1", "P2"):
                own = records.parse((await server.http.get(f"{here}/record?as={chair}")).text)
                for eyes in (chair, "spectator"):
                    back = (await server.http.get(f"{here}/replay?as={chair}&eyes={eyes}")).json()
                    assert back["lines"] == len(own.lines) < len(whole.lines)

    run(test())


def test_one_table_of_the_list(tmp_path: Path) -> None:
    """For whoever holds a link or shows one; for strangers there is none."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human greedy")
            at = f"/api/tables/{made['table']}"
            listed = (await server.http.get("/api/tables")).json()["tables"]
            assert (await server.http.get(at)).json() == listed[0]
            stranger = {USER: new_key()}
            bea = {**stranger, "authorization": f"Bearer {made['links']['chairs'][1]}"}
            seen = (await server.http.get(at, headers=bea)).json()
            assert (seen["mine"], seen["host"]) == (["P2"], False)
            for path in (at, "/api/tables/0123456789abcdef"):
                answer = await server.http.get(path, headers=stranger)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "no-such-link")

    run(test())


def test_a_finished_game_lies_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = (await server.http.post("/api/records", content=game_text(["Ada", "Bo"]))).json()
            at = f"/api/tables/{made['table']}/replay?to=50"
            for eyes in ("P1", "P2", "spectator", "all"):
                back = (await server.http.get(f"{at}&eyes={eyes}")).json()
                assert back["view"]["viewer"] == eyes

    run(test())


@pytest.mark.parametrize("who", ["chair", "spectator"])
def test_a_problem_report(tmp_path: Path, who: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me", options=FIXED)
            key = made["links"]["chairs"][0] if who == "chair" else made["links"]["spectator"]
            report = (await server.http.get(f"/api/report/{made['table']}?key={key}")).json()
            assert report["record"].startswith("benben record 1")
            assert report["view"]["viewer"] == ("P1" if who == "chair" else "spectator")
            secrets = [made["links"]["host"], made["links"]["spectator"], *made["links"]["chairs"]]
            assert not any(secret in json.dumps(report) for secret in secrets)

    run(test())


def test_a_game_that_no_page_could_draw_is_not_on_offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.loaded, TOY.name, TOY)

    async def test() -> None:
        async with served(tmp_path) as server:
            assert TOY.name in registry.names()
            assert TOY.name not in (await server.http.get("/api/about")).json()["games"]
            chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            answer = await server.http.post("/api/tables", json={"game": TOY.name, "chairs": chairs})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-options")

    run(test())


def long_record(lines: int) -> str:
    """Somebody who cannot make up its mind, for ever."""
    head = game_text(["Ada", "Bo"]).partition("\n\n")[0]
    back = ("P1 undo", "P1 action move")
    return head + "\n\n" + "".join(f"{n} {back[n % 2]}\n" for n in range(1, lines + 1))


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (100_000, "100000 lines; a record that becomes a table may have at most 10000"),
        (9_000, "4500 lines take something back; a record that becomes a table may have at most 2000 of these"),
    ],
)
def test_a_record_that_is_meant_to_hurt(tmp_path: Path, lines: int, said: str) -> None:
    """It is read in a worker, within limits that are told; the event loop has nothing to do with it."""

    async def test() -> None:
        async with served(tmp_path) as server:
            answer = await server.http.post("/api/records", content=long_record(lines))
            assert answer.status_code == 400
            assert answer.json()["error"] == {"code": "bad-record", "text": said}
            assert not server.inside.api.tables.seated

    run(test())


def test_what_takes_too_long_is_cut_off(tmp_path: Path) -> None:
    """And told; the next one finds another worker."""

    async def test() -> None:
        async with served(tmp_path, think=0.001) as server:
            answer = await server.http.post("/api/records", content=game_text(["Ada", "Bo"]))
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "too-much")
            assert "took more than" in answer.json()["error"]["text"]
            server.inside.api.clerk.limit = 60.0
            answer = await server.http.post("/api/records", content=game_text(["Ada", "Bo"]))
            assert answer.status_code == 201

    run(test())


def test_names_out_of_a_record_are_cleaned(tmp_path: Path) -> None:
    """Nothing that moves a cursor, turns the direction of writing, cannot be seen, or is somebody else's name."""

    async def test() -> None:
        async with served(tmp_path) as server:
            for names, shown in (
                (["A\x00d\x1b[31ma", "\u202eoB"], ["Ad[31ma", "oB"]),
                (["\u200b\u3164", "Ada"], ["P1", "Ada"]),
                (["Ada", "ada "], ["Ada", "ada 2"]),
            ):
                text = game_text(["x", "y"]).replace('["x", "y"]', json.dumps(names))
                made = (await server.http.post("/api/records", content=text)).json()
                async with server.seat(made, 0) as one:
                    assert [chair["name"] for chair in one.welcome["chairs"]] == shown

    run(test())
