"""How much one address may ask for, by action, at once and in a day; and the operator's file that sets it."""

import asyncio
import re
import time
import tomllib
from collections.abc import Awaitable, Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import websockets
from server_client import FREE, Seat, Server, dial, run, served
from server_process import command, environment, from_other, launched, need_other_address

from benben.server import limits as module
from benben.server.limits import Allowed, Limit, Limits, TooMuch, group
from benben.server.run import serve
from benben.server.settings import OURS, Settings, read_config

ANY = FREE["limits"]
PAGE = Path(__file__).parent.parent / "docs" / "operating.md"
CHAIRS = [{"kind": "me"}, {"kind": "me"}]


def http(method: str, path: str, body: object = None) -> Callable[[Server, dict[str, Any], str], Awaitable[str]]:
    """A request as an action: the code with which it is refused for being too much, or ''."""

    async def act(server: Server, made: dict[str, Any], address: str) -> str:
        headers = {"authorization": f"Bearer {made['links']['host']}", "x-forwarded-for": address}
        answer = await server.http.request(method, path.format(made["table"]), json=body, headers=headers)
        assert answer.status_code < 500
        if answer.status_code != 429:
            return ""
        assert int(answer.headers["retry-after"]) >= 1
        error = answer.json()["error"]
        assert f"try again in {answer.headers['retry-after']} s" in error["text"]
        return str(error["code"])

    return act


def said(t: str, **more: Any) -> Callable[[Server, dict[str, Any], str], Awaitable[str]]:
    async def act(server: Server, made: dict[str, Any], address: str) -> str:
        seat = server.seat(made, 0)
        seat.line = await connected(server, address)
        await seat.send(seat.hello)
        answer = await seat.command(t, **more)
        if answer.get("code") in ("too-fast", "too-many-today"):
            assert "try again in" in answer["text"]
            assert (await seat.command("next"))["t"] in ("ack", "no"), "the socket stays"
        await seat.line.close()
        code = answer.get("code", "")
        return str(code) if code.startswith("too-") else ""

    return act


async def connected(server: Server, address: str) -> websockets.ClientConnection:
    url = f"{server.url}/live".replace("http", "ws")
    line = await dial(url, additional_headers={"x-forwarded-for": address}, max_size=None)
    Seat.opened.append(line)
    return line


async def socket_opened(server: Server, made: dict[str, Any], address: str) -> str:
    try:
        line = await connected(server, address)
    except websockets.InvalidStatus as wrong:
        return {403: "refused"}[wrong.response.status_code]
    await line.close()
    return ""


TABLE = {"game": "ankh", "chairs": CHAIRS}
ACTIONS: list[tuple[str, Callable[[Server, dict[str, Any], str], Awaitable[str]]]] = [
    ("table", http("POST", "/api/tables", TABLE)),
    ("table", http("POST", "/api/tables/{}/rematch")),
    ("record", http("POST", "/api/records")),
    ("qr", http("POST", "/api/qr", {"text": "http://localhost/"})),
    ("link", http("POST", "/api/tables/{}/links", {"player": "P2"})),
    ("link", http("POST", "/api/tables/{}/chairs/P2", {"kind": "human"})),
    ("link", http("DELETE", "/api/tables/none")),
    ("table", http("POST", "/api/tables/{}/decline")),
    ("list", http("GET", "/api/tables")),
    ("list", http("GET", "/api/pictures?tables={}")),
    ("list", http("GET", "/api/results")),
    ("list", http("GET", "/api/results/games")),
    ("replay", http("GET", "/api/tables/{}/replay?to=0")),
    ("replay", http("GET", "/api/tables/{}/record")),
    ("replay", http("GET", "/api/tables/{}/story")),
    ("replay", http("GET", "/api/report/{}")),
    ("hint", said("hint")),
    ("chat", said("chat", text="hello")),
    ("socket", socket_opened),
]


@pytest.mark.parametrize("code", ["too-fast", "too-many-today"])
@pytest.mark.parametrize("of_sockets", [False, True])
def test_every_action_has_a_limit_at_once_and_in_a_day(of_sockets: bool, code: str, tmp_path: Path) -> None:
    """Twice, and no more; other addresses do not feel it, and this one may do everything else."""
    assert {action for action, _ in ACTIONS} == {*Allowed.__struct_fields__} - {"change"}
    twice = Limit(0.001, 2, 1000) if code == "too-fast" else Limit(1000, 1000, 2)
    names = {name for name in Allowed.__struct_fields__ if (name == "socket") == of_sockets}
    limits = Allowed(**{name: twice if name in names else getattr(ANY, name) for name in Allowed.__struct_fields__})
    acts = {n: (name, act) for n, (name, act) in enumerate(ACTIONS) if name in names}

    async def test() -> None:
        async with served(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server:
            made = (await server.http.post("/api/tables", json=TABLE)).json()
            for n, (name, act) in acts.items():
                found = [await act(server, made, f"203.0.113.{n}") for _ in range(4)]
                assert found == ["", "", *[code if name != "socket" else "refused"] * 2], name
                others = {other: act for other, act in acts.values() if other != name}
                assert not any([await act(server, made, f"203.0.113.{n}") for act in others.values()]), name

    run(test())


def test_whatever_else_changes_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A route that names no action of its own counts as a change; looking at it does not."""
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response

    from benben.server.admission import Admission
    from benben.server.app import place

    class Part:
        async def method(self, request: Request) -> Response:
            return Response("")

    app = Starlette()
    app.state.part = Part()
    app.state.admission = Admission("")
    app.state.limits = Limits(Allowed(change=Limit(0.001, 1, 10)))
    handler = place("part.method")

    def asked(method: str) -> Request:
        scope = {"type": "http", "method": method, "app": app, "client": ("192.0.2.7", 1), "headers": []}
        return Request(scope)

    async def test() -> None:
        for _ in range(5):
            await handler(asked("GET"))
        await handler(asked("POST"))
        with pytest.raises(TooMuch, match=r"at most 0\.001 changes a second, 1 at once, from one address"):
            await handler(asked("PUT"))

    run(test())


def test_another_address_of_this_machine(tmp_path: Path) -> None:
    need_other_address()

    async def test() -> None:
        async with served(tmp_path, limits=Allowed(list=Limit(0.001, 2, 100))) as server:
            assert [(await server.http.get("/api/tables")).status_code for _ in range(4)] == [200, 200, 429, 429]
            other = from_other(server)
            assert [(await other.get("/api/tables")).status_code for _ in range(3)] == [200, 200, 429]

    run(test())


def test_nobody_invents_an_address(tmp_path: Path) -> None:
    """Who asked is whoever is connected, whatever the request says, unless an operator trusts a proxy there."""

    async def test() -> None:
        async with served(tmp_path, limits=Allowed(list=Limit(0.001, 2, 100))) as server:
            codes = [
                (await server.http.get("/api/tables", headers={"x-forwarded-for": f"192.0.2.{n}"})).status_code
                for n in range(4)
            ]
            assert codes == [200, 200, 429, 429]

    run(test())


def test_what_an_address_stands_for() -> None:
    assert group("192.0.2.1") == group("::ffff:192.0.2.1") == "192.0.2.1"
    assert group("2001:db8:0:7::1") == group("2001:db8:0:7:ffff::2") != group("2001:db8:0:8::1")
    assert group("fe80::1%eth0") == group("fe80::2")
    assert (group(""), len(group("x" * 5000))) == ("", 64)


def test_many_addresses_wipe_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 50)
    limits = Limits(Allowed(table=Limit(0.001, 1, 10)))
    limits.take("table", "192.0.2.1")
    for number in range(1000):
        limits.take("table", f"2001:db8:0:{number:x}::1")
        if number % 40 == 0:
            with pytest.raises(TooMuch):
                limits.take("table", "192.0.2.1")
    assert len(limits.spent["table"]) == 50


def test_what_is_spent_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = Limits(Allowed(hint=Limit(0.5, 2, 4)))

    def takes() -> str:
        try:
            limits.take("hint", "192.0.2.1")
        except TooMuch as wrong:
            return f"{wrong.code} {wrong.wait}"
        return ""

    assert [takes() for _ in range(3)] == ["", "", "too-fast 2"]
    now += 2
    assert [takes(), takes()] == ["", "too-fast 2"]
    now += 10
    assert [takes(), takes()] == ["", "too-many-today 21588"]
    now += 21588
    assert [takes(), takes()] == ["", "too-many-today 21600"]
    now += 100 * 86400
    assert [takes(), takes(), takes()] == ["", "", "too-fast 2"]


# The operator's file --------------------------------------------------------------------------------------------------


def example() -> str:
    (found,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def test_the_example_names_every_setting_with_its_usual_value(tmp_path: Path) -> None:
    path = tmp_path / "benben.toml"
    path.write_text(example(), encoding="utf-8")
    told = read_config(path, must=True)
    assert set(told) == {each.name for each in fields(Settings)} - OURS
    usual = Settings(data=tmp_path)
    for name, value in told.items():
        if name not in ("workers", "hosts", "origins", "proxies"):
            assert value == getattr(usual, name), name
    assert set(tomllib.loads(example())["limits"]) == set(Allowed.__struct_fields__)
    assert (told["hosts"], told["origins"], told["proxies"]) == ((), (), ())


@pytest.mark.parametrize(("cores", "workers"), [(None, 1), (1, 1), (2, 1), (4, 3), (64, 4)])
def test_bots_leave_a_core_to_the_tables(
    cores: int | None, workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert Settings(tmp_path).workers == workers


def test_a_part_of_a_limit_leaves_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "benben.toml"
    path.write_text('think = 5\nproxies = ["10.0.0.0/8", "::1"]\n[limits.qr]\nday = 7\n')
    found = Settings(data=tmp_path, **read_config(path, must=True))
    assert (found.think, found.proxies, found.workers) == (5.0, ("10.0.0.0/8", "::1"), Settings(data=tmp_path).workers)
    assert found.limits == Allowed(qr=Limit(Allowed().qr.rate, Allowed().qr.burst, 7))
    assert read_config(tmp_path / "none", must=False) == {}


BAD: list[tuple[str, str]] = [
    ("socket = 5", "there is no setting socket"),
    ("data = '/'", "there is no setting data"),
    ("sockets = '5'", "sockets: expected int, got str"),
    ("sockets = 5.5", "sockets: expected int, got float"),
    ("sockets = true", "sockets: expected int, got bool"),
    ("sockets = 0", "sockets: expected int >= 1"),
    ("workers = 1000", "workers: expected int <= 64"),
    ("sockets = 1000001", "sockets: expected int <= 1000000"),
    ("expiry_days = -1", "expiry_days: expected int >= 0"),
    ("expiry_days = 36501", "expiry_days: expected int <= 36500"),
    ("think = nan", "think: expected float > 0.0"),
    ("think = inf", "think: expected float <= 1000000.0"),
    ("think = -1", "think: expected"),
    ("proxies = '127.0.0.1'", "proxies: expected array, got str"),
    ("proxies = ['everybody']", "'everybody' does not appear to be an IPv4 or IPv6 network"),
    ("limits = 5", "limits: expected object, got int"),
    ("[limits]\ntable = 5", "limits.table: expected object, got int"),
    ("[limits.tables]\nday = 5", "limits: there is no setting tables"),
    ("[limits.table]\nweek = 5", "limits.table: there is no setting week"),
    ("[limits.table]\nday = 0", "limits.table.day: expected int >= 1"),
    ("[limits.table]\nrate = 0", "limits.table.rate: expected"),
    ('"\\u001b[31m\\n" = 1', "there is no setting \\x1b[31m\\n"),
    ("sockets 5", "Expected '=' after a key in a key/value pair"),
    ("sockets = 5\nsockets = 6", "Cannot overwrite a value"),
]


@pytest.mark.parametrize(("text", "wrong"), BAD)
def test_a_file_that_is_not_right(text: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says what, and nothing has begun."""
    (tmp_path / "benben.toml").write_text(text)
    assert serve("ankh", 0, False, False, tmp_path) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"benben: {tmp_path / 'benben.toml'}: {wrong}"), err
    assert err.isprintable() or err[:-1].isprintable()
    assert [path.name for path in tmp_path.iterdir()] == ["benben.toml"]


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "bytes").write_bytes(b"think = '\xff'")
    for name, wrong in (("none", "there is no such file"), ("folder", "is a directory"), ("bytes", "can't decode")):
        assert serve("ankh", 0, False, False, tmp_path / "data", config=tmp_path / name) == 1
        err = capsys.readouterr().err
        assert err.count("\n") == 1
        assert str(tmp_path / name) in err
        assert wrong in err
    assert not (tmp_path / "data").exists()


async def failed(*given: str, **more: str) -> bytes:
    """What a program says that ends with 1."""
    process = await asyncio.create_subprocess_exec(
        *given, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=environment(**more)
    )
    out, err = await process.communicate()
    assert (process.returncode, out) == (1, b""), err
    return err


def test_real_programs_read_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with launched(tmp_path / "data", "[limits.table]\nday = 1\n") as server:
            await server.new("me me")
            answer = await server.http.post("/api/tables", json=TABLE)
            assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many-today")
            assert "at most 1 new tables a day" in answer.json()["error"]["text"]
        bad = tmp_path / "other.toml"
        bad.write_text("sockets = 'many'\n")
        wrong = f"benben: {bad}: sockets: expected int, got str\n".encode()
        assert await failed(*command(tmp_path / "data", "--config", str(bad))) == wrong
        (tmp_path / "benben").mkdir()
        bad = bad.rename(tmp_path / "benben" / "benben.toml")
        play = [command(tmp_path)[0], "-m", "benben", "play", "--no-browser"]
        wrong = f"benben: {bad}: sockets: expected int, got str\n".encode()
        assert await failed(*play, XDG_DATA_HOME=str(tmp_path)) == wrong

    run(test())
