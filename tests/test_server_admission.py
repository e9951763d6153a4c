"""A password for those who come over the network."""

import json
import socket
from pathlib import Path

import httpx
import pytest
from server_client import Server, dial, run, served
from starlette.requests import HTTPConnection

from benben.commands.app import invoke
from benben.kernel.errors import BenbenError
from benben.server import admission
from benben.server import run as starting
from benben.server.admission import PASS, TRIES, Admission, is_here
from benben.server.answers import COOKIE, USER
from benben.server.keys import digest, new_key

WORD = "pyramid"


def caller(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (host, 1), "headers": [(b"x-forwarded-for", b"127.0.0.1")]})


def test_whoever_calls_from_here() -> None:
    for host in ("127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"):
        assert is_here(host), host
    for host in ("192.168.1.5", "::ffff:192.168.1.5", "0.0.0.0", "localhost", "", "fe80::1%eth0", "127.0.0.1.evil"):
        assert not is_here(host), host


def test_a_pass_is_one_users_and_one_passwords() -> None:
    one, other = Admission(WORD), Admission("obelisk")
    ada, bea = digest(new_key()), digest(new_key())
    far = caller("192.168.1.7")
    shown = one.pass_for(ada)
    assert one.admits(far, ada, shown)
    assert Admission(WORD).admits(far, ada, shown), "it outlives a restart"
    assert Admission(f" {WORD} ").admits(far, ada, shown)
    for user, given in ((bea, shown), ("", shown), ("", one.pass_for("")), (ada, ""), (ada, None), (ada, "\xe9" * 64)):
        assert not one.admits(far, user, given)
    assert not other.admits(far, ada, shown)
    assert one.admits(caller("127.0.0.1"), "", None)
    assert not Admission(WORD, proxied=True).admits(caller("127.0.0.1"), "", None), "behind a proxy all are asked"
    assert Admission("").admits(far, "", None), "without a password everybody may come in"


def far_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody calls from another machine."""
    monkeypatch.setattr(admission, "is_here", lambda _: False)


def test_nothing_without_the_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    far_away(monkeypatch)

    async def test() -> None:
        async with served(tmp_path, password=WORD) as server:
            http = server.http
            assert (await http.get("/")).status_code == 200, "the page that asks for it is open"
            for method, path in (("GET", "/api/about"), ("GET", "/api/tables"), ("POST", "/api/tables")):
                answer = await http.request(method, path, headers={"x-forwarded-for": "127.0.0.1"})
                assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-pass")
            assert await bye(server) == "no-pass"
            wrong = await http.post("/api/enter", json={"password": "sphinx"})
            assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "wrong-password")
            given = (await http.post("/api/enter", json={"password": WORD})).json()
            assert list(given) == ["pass"], "who has a key keeps it"
            http.headers[PASS] = given["pass"]
            made = await server.new("me greedy")
            assert await bye(server) == "no-such-link"
            seat = server.seat(made, 0, **{"pass": given["pass"]})
            await seat.connect(user=server.user)
            assert seat.welcome["viewer"] == "P1"
            http.headers[USER] = new_key()
            assert (await http.get("/api/tables")).status_code == 401, "a pass is of no use to somebody else"

    async def bye(server: Server) -> str:
        async with dial(server.url.replace("http", "ws") + "/live") as line:
            hello = {"t": "hello", "protocol": 1, "table": "x", "user": server.user}
            await line.send(json.dumps(hello | {"pass": server.http.headers.get(PASS)}))
            code: str = json.loads(await line.recv())["code"]
            return code

    run(test())


def test_who_has_no_key_yet_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    far_away(monkeypatch)

    async def test() -> None:
        async with served(tmp_path, password=WORD) as server, httpx.AsyncClient(base_url=server.url) as http:
            for cookie in ("", "known-by-a-cookie-of-an-earlier-version"):
                headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
                given = (await http.post("/api/enter", json={"password": WORD}, headers=headers)).json()
                assert given["user"] == cookie or (not cookie and len(given["user"]) >= 27)
                mine = {USER: given["user"], PASS: given["pass"]}
                assert (await http.get("/api/about", headers=mine)).status_code == 200

    run(test())


def test_passwords_cannot_be_tried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    far_away(monkeypatch)

    async def test() -> None:
        async with served(tmp_path, password=WORD) as server:
            for _ in range(3 * TRIES):
                assert (await server.http.post("/api/enter", json={"password": WORD})).status_code == 200
            codes = [(await server.http.post("/api/enter", json={"password": str(n)})).status_code for n in range(8)]
            assert codes == [403] * TRIES + [429] * (8 - TRIES)
            assert (await server.http.post("/api/enter", json={"password": WORD})).status_code == 429
            for body in ("", "{}", '{"password": 5}'):
                assert (await server.http.post("/api/enter", content=body)).status_code == 400

    run(test())


def test_on_this_computer_nobody_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, password=WORD) as server:
            made = await server.new("me greedy")
            async with server.seat(made, 0) as seat:
                assert seat.welcome["viewer"] == "P1"

    run(test())


def test_a_password_is_announced_and_so_is_its_absence(capsys: pytest.CaptureFixture[str]) -> None:
    starting.announce("http://localhost:1/", "http://192.168.1.5:1/", "")
    without = capsys.readouterr().out
    assert "--password" in without
    assert "fill the disk" in without
    starting.announce("http://localhost:1/", "http://192.168.1.5:1/", "", password=True)
    told = capsys.readouterr().out
    assert "asked for the password" in told
    starting.announce("http://localhost:1/", "", "")
    assert "password" not in capsys.readouterr().out


def test_the_command_line_and_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[str] = []

    def serve(*_: object, password: str = "", **__: object) -> int:
        asked.append(password)
        return 0

    monkeypatch.setattr("benben.server.run.serve", serve)
    assert invoke(["play", "--lan", "--password", WORD]) == 0
    assert invoke(["play", "--lan"]) == 0
    assert asked == [WORD, ""]
    for arguments in (["--password", WORD], ["--lan", "--password", " "]):
        with pytest.raises(BenbenError, match="--password"):
            invoke(["play", *arguments])
    monkeypatch.undo()
    kept: list[str] = []
    monkeypatch.setenv(starting.PASSWORD, WORD)
    monkeypatch.setattr(starting, "configure", lambda settings: kept.append(settings.password))
    monkeypatch.setattr(starting, "Announced", NeverStarted)
    (tmp_path / "benben.toml").write_text('password = "from the file"')
    for given in ("from the command line", ""):
        starting.serve("ankh", 0, open_browser=False, lan=True, data_dir=tmp_path, password=given)
    monkeypatch.delenv(starting.PASSWORD)
    starting.serve("ankh", 0, open_browser=False, lan=True, data_dir=tmp_path)
    assert kept == ["from the command line", WORD, "from the file"]


@pytest.mark.parametrize(("announced", "status"), [(True, 0), (False, 1)])
def test_a_server_that_never_came_up_has_failed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, announced: bool, status: int
) -> None:
    monkeypatch.setattr(starting, "configure", lambda settings: None)
    monkeypatch.setattr(starting, "Announced", NeverStarted)
    monkeypatch.setattr(NeverStarted, "announced", announced)
    assert starting.serve("ankh", 0, open_browser=False, lan=False, data_dir=tmp_path) == status


class NeverStarted:
    announced = True

    def __init__(self, *_: object) -> None:
        pass

    async def serve(self, sockets: list[socket.socket]) -> None:
        for line in sockets:
            line.close()
