"""The company at a table: chat, presence, names, chairs handed over, taking back by consent, playing again."""

from pathlib import Path
from random import Random

from server_client import FIXED, Seat, Server, play_on, run, served

from benben import bots
from benben.kernel.play import play_game
from benben.kernel.registry import ruleset


def test_chat_and_presence(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            async with server.seat(made, 0) as one:
                two = server.seat(made, 1)
                await two.connect()
                assert [chair["here"] for chair in two.welcome["chairs"]] == [True, False]
                await one.until(lambda: {"t": "here", "player": "P2", "here": True} in one.other)
                text = "<b>&\u202e\x07\u0456\U0001f468\u200d\U0001f469"
                assert (await two.command("chat", text=text))["t"] == "ack"
                await one.until(lambda: one.other[-1]["t"] == "chat")
                said = {"t": "chat", "n": 1, "from": "P2", "text": "<b>&\u0456\U0001f468\u200d\U0001f469"}
                assert one.other[-1] == said
                for bad in ("", "   ", "x" * 501):
                    assert (await two.command("chat", text=bad))["code"] == "bad-chat"
                await two.line.close()
                await one.until(lambda: {"t": "here", "player": "P2", "here": False} in one.other)
            async with server.seat(made, -2) as watcher:
                assert watcher.welcome["chat"] == [said]
                assert (await watcher.command("chat", text="hello"))["t"] == "ack"
                assert (await watcher.choose("action move"))["code"] == "not-seated"

    run(test())


def test_the_host_hands_a_chair_to_a_bot_and_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            at = f"/api/tables/{made['table']}/chairs"
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                for choice in ("action move", "pass", "action gain"):
                    await one.choose(choice)
                answer = await server.http.post(f"{at}/P2", json={"kind": "bot", "bot": "random"})
                assert answer.json()["chairs"][1]["kind"] == "bot"
                await one.until(lambda: bool(one.legal))
                assert (await two.choose("pass"))["code"] == "bot-plays"
                await server.http.post(f"{at}/P2", json={"kind": "human"})
                await play_on({"P1": one, "P2": two}, Random(2), 10)
            async with Server(server.url).http as stranger:
                assert (await stranger.post(f"{at}/P1", json={"kind": "bot", "bot": "random"})).status_code == 403

    run(test())


def test_the_level_of_a_bot_changes_in_mid_game(tmp_path: Path) -> None:
    """A bot without a name of its own is called by its level, whatever that is now; a stand-in keeps the name."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me good human easy", confirm=False, options={})
            at = f"/api/tables/{made['table']}/chairs"

            async def seated(player: str, bot: str) -> tuple[str, str, str]:
                answer = await server.http.post(f"{at}/{player}", json={"kind": "bot", "bot": bot})
                chair = answer.json()["chairs"][int(player[1]) - 1]
                return chair["kind"], chair["bot"], chair["name"]

            assert await seated("P2", "easy") == ("bot", "easy", "easy")
            assert await seated("P3", "good") == ("bot", "good", "P3")
            assert await seated("P3", "easy") == ("bot", "easy", "P3")
            answer = await server.http.post(f"{at}/P2", json={"kind": "bot", "bot": "hard"})
            assert answer.status_code == 400
            assert "one of beginner" in answer.text

    run(test())


def test_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            async with server.seat(made, 1) as two, server.seat(made, -2) as watcher:
                again = (await server.http.post(f"/api/tables/{made['table']}/rematch")).json()
                assert again["table"] != made["table"]
                for seat, viewer in ((two, "P2"), (watcher, "spectator")):
                    await seat.when(lambda seat: bool(seat.other) and seat.other[-1]["t"] == "rematch")
                    news = seat.other[-1]
                    assert news["by"] == "P1"
                    async with Seat(server.url, news["table"], news["key"]) as fresh:
                        assert fresh.welcome["viewer"] == viewer
                        assert fresh.welcome["options"] == two.welcome["options"]
            mine = Seat(server.url, again["table"], None, **{"as": "P1"})
            await mine.connect(user=server.user)

    run(test())


def test_a_guest_offers_a_rematch_once_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            friend = Server(server.url)
            makers = [bots.make("eager", Random(player)) for player in (1, 2)]
            text = play_game(ruleset("ankh"), FIXED, makers, b"again", ["Ada", "Bea"]).record.text()
            for to, code in (("", 201), ("?to=40", 403)):
                made = (await server.http.post(f"/api/records{to}", content=text)).json()
                await server.seat(made, 1).connect(user=friend.user)
                at = f"/api/tables/{made['table']}/rematch"
                assert (await Server(server.url).http.post(at)).status_code == 403
                async with server.seat(made, 0) as one:
                    again = await friend.http.post(at)
                    assert again.status_code == code
                    if code == 201:
                        await one.when(lambda seat: any(news["t"] == "rematch" for news in seat.other))
                        assert next(news for news in one.other if news["t"] == "rematch")["by"] == "P2"

    run(test())


def test_whoever_does_not_want_a_rematch_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            friend = Server(server.url)
            two = server.seat(made, 1)
            await two.connect(user=friend.user)
            again = (await server.http.post(f"/api/tables/{made['table']}/rematch")).json()
            at = f"/api/tables/{again['table']}/decline"
            async with server.seat(again, 0) as one:
                assert (await Server(server.url).http.post(at)).status_code == 403
                assert (await friend.http.post(at)).json() == {}
                await one.when(lambda seat: {"t": "declined", "player": "P2"} in seat.other)

    run(test())


def test_taking_back_past_a_barrier_needs_consent(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human random", confirm=False, options={"first": "P1"})
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                assert (await one.command("propose"))["code"] == "no-undo"
                for choice in ("action move", "pass"):
                    await one.choose(choice)
                before, story = one.view["position"], list(one.story)
                await one.choose("action gain")
                await two.until(lambda: bool(two.legal))
                assert (await one.command("undo"))["code"] == "no-undo"
                assert (await two.command("agree"))["code"] == "no-proposal"
                for agreed in (False, True):
                    assert (await one.command("propose"))["t"] == "ack"
                    await two.until(lambda: two.other[-1].get("by") == "P1")
                    assert two.other[-1]["waiting"] == ["P2"]
                    assert (await two.command("agree", agree=agreed))["t"] == "ack"
                    await one.until(lambda: one.other[-1] == {"t": "proposal", "by": None})
                await one.until(lambda: one.view["owing"] == ["P1"])
                assert one.view["position"] | {"barriers": 0} == before | {"barriers": 0}
                assert one.story == story
                headers = {"authorization": f"Bearer {made['links']['chairs'][0]}"}
                text = (await server.http.get(f"/api/tables/{made['table']}/record", headers=headers)).text
                assert text.rstrip().endswith("by consent")
                alone = await server.new("me random", confirm=False, options=FIXED)
            async with server.seat(alone, 0) as one:
                for choice in ("action move", "pass", "action gain"):
                    await one.choose(choice)
                await one.until(lambda: bool(one.legal))
                assert (await one.command("propose"))["t"] == "ack"
                assert one.legal == ["action summon", "action gain", "action unlock"]

    run(test())


def test_those_who_look_on_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me random", options=FIXED)
            async with server.seat(made, 0) as one:
                assert one.welcome["watchers"] == 0
                async with server.seat(made, -2) as first, server.seat(made, -2) as second:
                    assert (first.welcome["watchers"], second.welcome["watchers"]) == (1, 2)
                    await one.until(lambda: {"t": "watchers", "watchers": 2} in one.other)
                await one.until(lambda: {"t": "watchers", "watchers": 0} in one.other)

    run(test())


def test_players_say_what_they_are_called(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                assert (await two.command("name", name=" \x07Nefertari\u202e "))["t"] == "ack"
                await one.until(lambda: bool(one.other) and one.other[-1]["t"] == "chairs")
                assert [chair["name"] for chair in one.other[-1]["chairs"]] == ["P1", "Nefertari"]
                for bad in ("", " ", "\x07"):
                    assert (await two.command("name", name=bad))["code"] == "bad-name"
                assert (await two.command("name", name="x" * 300))["t"] == "ack"
            async with server.seat(made, -2) as watcher:
                assert watcher.welcome["chairs"][1]["name"] == "x" * 40
                assert (await watcher.command("name", name="Nobody"))["code"] == "not-seated"

    run(test())


def test_who_comes_back_takes_the_own_chair_and_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human human", confirm=False)
            at = f"/api/tables/{made['table']}/chairs"
            for chair in ("P2", "P3"):
                await server.http.post(f"{at}/{chair}", json={"kind": "bot", "bot": "random"})
            async with Server(server.url).http as other:
                key = {"authorization": f"Bearer {made['links']['chairs'][1]}"}
                for chair, kind, status in (("P3", "human", 403), ("P2", "bot", 403), ("P2", "human", 200)):
                    asked = {"kind": kind, "bot": "random"}
                    assert (await other.post(f"{at}/{chair}", json=asked, headers=key)).status_code == status
            async with server.seat(made, 0) as one:
                assert [chair["kind"] for chair in one.welcome["chairs"]] == ["human", "human", "bot"]

    run(test())
