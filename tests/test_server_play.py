"""Whole games over the socket: bots, several people, several tabs, dropped lines, undo, restarts."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_client import FIXED, Bye, Seat, Server, play_on, run, served

from benben import bots
from benben.kernel import records
from benben.kernel.game import replay
from benben.kernel.play import play_game
from benben.kernel.registry import ruleset


@pytest.mark.parametrize(
    ("chairs", "people", "confirm"),
    [("me random", [0], True), ("me human random", [0, 1], False), ("human eager human eager human", [0, 2, 4], False)],
)
def test_a_whole_game(tmp_path: Path, chairs: str, people: list[int], confirm: bool) -> None:
    """Everybody ends with the same board and the same story, and the record replays to the same end."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new(chairs, confirm=confirm)
            seats = {f"P{p + 1}": server.seat(made, p) for p in people}
            watcher = server.seat(made, -2)
            for seat in [*seats.values(), watcher]:
                await seat.connect()
            await play_on(seats, Random(chairs))
            for seat in [*seats.values(), watcher]:
                await seat.when(lambda seat: bool(seat.over))
            ends = [(s.over, s.view["position"], s.story) for s in [*seats.values(), watcher]]
            assert all(end == ends[0] for end in ends)
            text = (await server.http.get(f"/api/tables/{made['table']}/record")).text
            game, stop = replay(ruleset("ankh"), records.parse(text))
            assert stop is None
            assert game.record.text() == text
            listed = (await server.http.get("/api/tables")).json()["tables"]
            assert [table["over"] for table in listed] == [watcher.over]

    run(test())


SOMEBODY = "another user of this program"


def test_two_tabs_agree_and_the_slower_one_is_stale(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 0) as two:
                assert one.raw[-1] == two.raw[-1]
                before = two.v
                assert (await one.choose("action move"))["t"] == "ack"
                await two.until(lambda: two.v > before)
                assert two.view == one.view
                late = await two.choose("pass", v=before)
                assert (late["t"], late["code"]) == ("no", "stale")
                assert (await two.read())["t"] == "sync"
                assert (await one.choose("pass", v=one.v))["t"] == "ack"
                future = await one.choose(one.legal[0], v=one.v + 1)
                assert future["code"] == "stale"

    run(test())


def test_what_others_do_makes_no_choice_stale(tmp_path: Path) -> None:
    """In a sealed step the others go on; a choice that was decided before is still good."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = (await server.http.post("/api/records", content=before_cards())).json()
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                v = two.v
                await one.choose(one.legal[0])
                await two.until(lambda: two.view["owing"] == ["P2"])
                assert two.v > v
                assert (await two.choose(two.legal[0], v=v))["t"] == "ack"

    run(test())


def before_cards() -> str:
    """The record of a game up to the moment at which both players choose a battle card."""
    rules = ruleset("ankh")
    played = play_game(rules, FIXED, [bots.make("eager", Random(i)) for i in range(2)], b"cards", ["One", "Two"])
    record = played.record
    lines, record.lines, record.end = record.lines, [], ""
    for line in lines:
        game, _ = replay(rules, record)
        if len(game.rules.owing(game.state)) == 2:
            return record.text()
        record.lines.append(line)
    raise AssertionError("no battle in this game")


def test_sealed_choices_stay_secret_and_can_be_reopened(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = (await server.http.post("/api/records", content=before_cards())).json()
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                assert one.view["asks"]["player"] is None
                assert one.view["asks"]["waiting"] == ["P1", "P2"]
                card = one.legal[0]
                await one.choose(card)
                assert one.view["position"]["drafts"]["P1"] == [card, "seal"]
                assert one.may == {"undo": False, "confirm": False, "reopen": True, "held": None}
                await two.until(lambda: two.view["asks"]["waiting"] == ["P2"])
                assert "P1" not in two.view["position"]["drafts"]
                assert (await one.command("reopen"))["t"] == "ack"
                await two.until(lambda: two.view["asks"]["waiting"] == ["P1", "P2"])
                await one.choose(one.legal[-1])
                await two.choose(two.legal[0])
                await one.until(lambda: any(e.get("event") == "card revealed" for e in one.story[-20:]))

    run(test())


def test_a_dropped_line_resumes(tmp_path: Path) -> None:
    """What was missed is sent again, message by message, and equals what others got; far behind, one sync does."""

    async def test() -> None:
        async with served(tmp_path, kept=20) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two, server.seat(made, 1) as twin:
                await two.line.close()
                seen, heard = two.v, len(twin.raw)
                await play_on({"P1": one, "P2": twin}, Random(5), 9)
                await twin.until(lambda: twin.view["owing"] == one.view["owing"])
                missed = [text for text in twin.raw[heard:] if '"t":"step"' in text]
                before = len(two.raw)
                await two.connect(seen=seen)
                await two.until(lambda: two.v == twin.v)
                assert [text for text in two.raw[before:] if '"t":"step"' in text] == missed
                assert (two.view, two.story) == (twin.view, twin.story)
                await two.line.close()
                await play_on({"P1": one, "P2": twin}, Random(6), 30)
                before = len(two.raw)
                await two.connect(seen=two.v)
                await two.until(lambda: '"t":"sync"' in two.raw[-1])
                await twin.until(lambda: twin.v >= two.v)
                assert two.view == twin.view

    run(test())


def test_the_same_id_is_done_once(tmp_path: Path) -> None:
    """Also when the answer was lost and the server has been restarted in between."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one:
                assert (await one.choose("action gain", "same"))["t"] == "ack"
                v = one.v
                assert (await one.choose("action gain", "same"))["t"] == "ack"
                assert one.v == v
                assert (await one.command("chat", "said", text="once"))["t"] == "ack"
        async with served(tmp_path) as server, server.seat(made, 0) as one:
            assert len(await lines(server, made)) == 1
            assert (await one.choose("action gain", "same"))["t"] == "ack"
            assert (await one.command("chat", "said", text="once"))["t"] == "ack"
            assert len(await lines(server, made)) == 1
            assert [chat["text"] for chat in one.welcome["chat"]] == ["once"]

    run(test())


async def lines(server: Server, made: dict[str, Any]) -> list[str]:
    headers = {"authorization": f"Bearer {made['links']['chairs'][0]}"}
    text = (await server.http.get(f"/api/tables/{made['table']}/record", headers=headers)).text
    return text.split("\n\n", 1)[1].splitlines()


def test_undo_and_confirm_over_the_wire(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                start, story = one.view, list(one.story)
                await one.choose("action move")
                await one.choose(one.legal[-1])
                assert one.may["undo"]
                await two.until(lambda: len(two.story) > len(story))
                assert (await two.command("undo"))["code"] == "no-undo"
                await one.command("undo")
                await one.command("undo")
                assert one.view["position"] == start["position"]
                assert one.story == story
                await two.until(lambda: two.story == story)
                assert two.view["position"] == start["position"]
                await one.choose("action move")
                await one.choose("pass")
                await one.choose("action gain")  # the turn would pass: held until it is confirmed
                assert one.may == {"undo": True, "confirm": True, "reopen": False, "held": "action gain"}
                assert one.legal == []
                assert (await one.choose("action gain"))["code"] == "unconfirmed"
                assert (await two.command("confirm"))["code"] == "nothing-held"
                await one.command("undo")
                assert not one.may["confirm"]
                await one.choose("action gain")
        async with served(tmp_path) as server:  # a held choice outlives the server
            one, two = server.seat(made, 0), server.seat(made, 1)
            await one.connect()
            await two.connect()
            assert one.may["held"] == "action gain"
            assert two.may["held"] is None
            assert (await one.command("confirm"))["t"] == "ack"
            await two.until(lambda: bool(two.legal))

    run(test())


def test_a_server_starts_again_in_the_middle(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me random random", confirm=False)
            async with server.seat(made, 0) as one:
                await play_on({"P1": one}, Random(7), 10)
                await one.until(lambda: one.view["owing"] == ["P1"])  # no bot has anything to choose meanwhile
                view, story, v = one.view, one.story, one.v
        async with served(tmp_path) as server:
            again = server.seat(made, 0)
            await again.connect(seen=v)
            await again.until(lambda: bool(again.view))
            assert (again.view, again.story) == (view, story)
            assert abs(again.v - v) > 1000, "a number from before is not taken for one from after"
            await play_on({"P1": again}, Random(8))
            assert again.over

    run(test())


def test_the_pace_of_bots(tmp_path: Path) -> None:
    """Step by step nothing happens unasked; each "next" brings something that can be seen."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("random me random", pace="step", confirm=False, options={"first": "P1"})
            async with server.seat(made, 1) as one, server.seat(made, 2) as other:
                assert one.welcome["host"] is False
                assert (await other.command("pace", pace="skip"))["code"] == "not-host"
                for i in range(30):
                    if one.view["owing"] == ["P2"]:
                        break
                    told = events(one)
                    assert (await one.command("next"))["t"] == "ack"
                    await more_events(one, told)
                    assert (await one.command("chat", text=f"nothing more after {i}"))["t"] == "ack"
                assert i > 1
            host = Seat(server.url, made["table"], made["links"]["chairs"][1], host=made["links"]["host"])
            async with host:
                assert host.welcome["host"] is True
                assert (await host.command("pace", pace="lightning"))["code"] == "bad-pace"
                assert (await host.command("pace", pace="skip"))["t"] == "ack"
                assert host.other[-1] == {"t": "pace", "pace": "skip"}
                await play_on({"P2": host}, Random(3))

    run(test())


async def more_events(seat: Seat, told: int) -> None:
    await seat.until(lambda: events(seat) > told)


def events(seat: Seat) -> int:
    return sum("event" in entry for entry in seat.story)


def test_hints_say_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me random", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one:
                assert (await one.command("hint", "h1"))["t"] == "ack"
                hint = one.other[-1]
                assert (hint["t"], hint["id"]) == ("hint", "h1")
                assert hint["choice"] in one.legal
                assert all(isinstance(term, str) and worth for term, worth in hint["why"])
                assert hint["instead"], "there are other lines at the beginning of a game"
            people = await server.new("me human", options=FIXED)
            async with server.seat(people, 0) as one:
                assert (await one.command("hint"))["code"] == "no-hints"
            friendly = await server.new("me human", options=FIXED, hints=True)
            async with server.seat(friendly, 1) as two:
                assert (await two.command("hint"))["code"] == "not-asked"

    run(test())


def test_a_user_opens_what_was_opened_before(tmp_path: Path) -> None:
    """Hot seat: one user, several chairs, a socket for each; no key has to be kept."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me me human", confirm=False)
            seats = {}
            for name in ("P1", "P2"):
                seats[name] = Seat(server.url, made["table"], None, **{"as": name})
                await seats[name].connect(user=server.user)
                assert seats[name].welcome["viewer"] == name
                assert seats[name].welcome["host"] is True
            other = Seat(server.url, made["table"], None, **{"as": "P3"})
            with pytest.raises(Bye, match="no-such-link"):
                await other.connect(user=server.user)
            other = Seat(server.url, made["table"], made["links"]["chairs"][2])
            await other.connect(user=SOMEBODY)
            again = Seat(server.url, made["table"], None)
            await again.connect(user=SOMEBODY)
            assert again.welcome["viewer"] == "P3"
            assert again.welcome["host"] is False
            mine = (await server.http.get("/api/tables")).json()["tables"]
            assert [(table["mine"], table["host"]) for table in mine] == [(["P1", "P2"], True)]

    run(test())


def test_revoked_links_and_deleted_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            two = server.seat(made, 1)
            await two.connect(user=SOMEBODY)
            at = f"/api/tables/{made['table']}"
            answer = await server.http.post(f"{at}/links", json={"player": "P2"})
            with pytest.raises(Bye, match="revoked"):
                await two.until(lambda: False)
            for key, user in ((made["links"]["chairs"][1], None), (None, SOMEBODY)):
                with pytest.raises(Bye, match="no-such-link"):
                    await Seat(server.url, made["table"], key).connect(user=user)
            fresh = Seat(server.url, made["table"], answer.json()["link"])
            await fresh.connect()
            assert fresh.welcome["viewer"] == "P2"
            assert (await server.http.delete(at)).json() == {}
            with pytest.raises(Bye, match="deleted"):
                await fresh.until(lambda: False)
            with pytest.raises(Bye, match="no-such-link"):
                await Seat(server.url, made["table"], made["links"]["host"]).connect()
            assert (await server.http.get("/api/tables")).json()["tables"] == []

    run(test())
