"""A server that is away: the page is there all the same and says so, and what was clicked meanwhile is not lost."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import benben
from browser.conftest import SETTINGS, Visit
from browser.people import Person
from browser.serving import Server
from browser.wire import Wire
from browser.words import LANGUAGES, messages, say

ALLOWED: dict[str, Any] = {"service_workers": "allow"}
READY = "() => navigator.serviceWorker.ready.then(({ active }) => active.state)"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push([name, new URL(request.url).pathname]);
  return found;
}"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    running = Server(tmp_path)
    yield running
    if running.process.poll() is None:
        running.stop()


def installed(person: Person) -> None:
    """The worker is there; a page that was opened while it came gets it with the next load."""
    page = person.page
    page.evaluate(READY)
    if not page.evaluate(CONTROLLED):
        page.reload()
        page.wait_for_function(CONTROLLED)
    page.locator(".prompt, [data-choice]").first.wait_for()


def at_table(visit: Visit, server: Server, **more: Any) -> tuple[Person, str]:
    person = visit("/", at=server, **more)
    table = person.new_table("me greedy", options={"players": 2, "first": "P1"})["table"]
    person.page.goto(f"/t/{table}")
    person.wait_for_turn()
    person.patient = True
    return person, table


def test_the_page_can_be_installed(visit: Visit) -> None:
    """A manifest with icons that are there, also those that a system cuts to its own shape."""
    person = visit("/")
    page = person.page
    address = page.locator('link[rel="manifest"]').get_attribute("href") or ""
    manifest = page.evaluate("(address) => fetch(address).then((answer) => answer.json())", address)
    assert (manifest["name"], manifest["scope"], manifest["start_url"], manifest["display"]) == (
        "Benben",
        "/",
        "/",
        "standalone",
    )
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        size = page.evaluate(
            "async (address) => { const one = new Image(); one.src = address; await one.decode(); return one.width; }",
            f"/static/{icon['src']}",
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    session = person.context.new_cdp_session(page)
    wrong = session.send("Page.getAppManifest")["errors"]
    assert not wrong
    assert page.locator('link[rel="apple-touch-icon"]').count() == 1


def test_the_shell_is_there_without_the_server(visit: Visit, own: Server) -> None:
    """It says in the user's language that there is no server, and goes on by itself at the same place."""
    for language in ("en", *(one for one in LANGUAGES if one != "en")):
        person, table = at_table(visit, own, settings=SETTINGS | {"language": language}, **ALLOWED)
        page = person.page
        installed(person)
        kept = page.evaluate(KEPT)
        assert len({name for name, _ in kept}) == 1
        assert all(path.startswith("/static/") for _, path in kept), "something else than files of the page is kept"
        assert {"/static/index.html", "/static/app.js", "/static/app.css", "/static/lang/uk.ftl"} <= {
            path for _, path in kept
        }
        own.stop()
        page.reload()
        expect(page.get_by_role("heading", name=messages(language)["offline-title"])).to_be_visible()
        assert page.url.endswith(f"/t/{table}")
        own.start()
        person.wait_for_turn()
        expect(page.get_by_role("heading", name=messages(language)["offline-title"])).to_have_count(0)


def test_nothing_of_the_game_is_kept(visit: Visit, own: Server) -> None:
    """Answers of the server never come from the worker: without a server there are none."""
    person, table = at_table(visit, own, **ALLOWED)
    page = person.page
    installed(person)
    ask = """(path) => fetch(path, { headers: { 'x-benben-user': localStorage.getItem('benben-user') } })
        .then((answer) => answer.status, () => 'nothing')"""
    assert page.evaluate(ask, f"/api/tables/{table}") == 200
    assert page.evaluate(ask, "/static/app.js") == 200
    own.stop()
    assert page.evaluate(ask, f"/api/tables/{table}") == "nothing"
    assert page.evaluate(ask, "/api/about") == "nothing"
    assert page.evaluate(ask, "/static/app.js") == 200


def test_an_update_is_taken_at_the_next_load(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server has is what is shown; the files of an earlier build are forgotten."""
    shutil.copytree(Path(benben.__file__).parent, tmp_path / "src" / "benben")
    monkeypatch.syspath_prepend(tmp_path / "src")  # which is where the server's process then finds its files
    static = tmp_path / "src" / "benben" / "server" / "static"
    (tmp_path / "data").mkdir()
    own = Server(tmp_path / "data")
    try:
        person = visit("/", at=own, **ALLOWED)
        page = person.page
        installed(person)
        shell, worker = static / "index.html", static / "sw.js"
        shell.write_text(shell.read_text().replace("</head>", '<meta name="build" content="another" /></head>'))
        worker.write_text(re.sub(r"benben-\$\{'\w+'\}", "benben-another", worker.read_text()))
        page.reload()
        expect(page.locator('meta[name="build"]')).to_have_count(1)
        person.until(lambda: page.evaluate("() => caches.keys()") == ["benben-another"], "old files are kept")
        person.patient = True
        own.stop()
        page.reload()
        expect(page.get_by_role("heading", name=say("offline-title"))).to_be_visible()
        expect(page.locator('meta[name="build"]')).to_have_count(1)
    finally:
        if own.process.poll() is None:
            own.stop()


def test_a_click_while_the_server_is_away_is_kept(visit: Visit, own: Server) -> None:
    person, _ = at_table(visit, own)
    page = person.page
    own.stop()
    expect(page.get_by_text(say("line-lost"))).to_be_visible()
    before = len(person.commands())
    person.button("action move").click()
    expect(page.get_by_text(say("line-kept"))).to_be_visible()
    own.start()
    person.until(lambda: len(person.commands()) > before, "the click is not sent")
    expect(person.button("pass")).to_be_visible()
    expect(page.get_by_text(say("line-lost"))).to_have_count(0)
    sent = person.commands()[before:]
    assert {message["choice"] for message in sent} == {"action move"}
    assert len({message["id"] for message in sent}) == 1
    assert person.answers()[sent[0]["id"]]["t"] == "ack"
    expect(page.get_by_text(say("refusal-stale"), exact=False)).to_have_count(0)


def test_a_click_on_what_is_no_longer_asked_is_said_to_be_lost(visit: Visit, own: Server) -> None:
    """Another tab of the same chair has answered in the meantime: the true reason is given."""
    person, table = at_table(visit, own)
    page = person.page
    wire = Wire(own.url)
    try:
        far = visit("", at=own)
        far.patient = True
        far.context.add_init_script(f"localStorage.setItem('benben-user', '{person.user()}')")
        far.page.goto(f"{wire.url}/t/{table}")
        far.wait_for_turn()
        wire.cut()
        expect(far.page.get_by_text(say("line-lost"))).to_be_visible()
        far.button("action gain").click()
        person.button("action move").click()
        expect(person.button("pass")).to_be_visible()
        own.stop()
        own.start()
        wire.mend()
        expect(far.page.get_by_text(say("error-lost"))).to_be_visible()
        expect(far.button("pass")).to_be_visible()
        expect(page.get_by_text(say("error-lost"))).to_have_count(0)
    finally:
        wire.close()


def test_a_network_that_vanishes_silently_is_noticed(visit: Visit, own: Server) -> None:
    """No goodbye, no error: only that nothing is heard any more. And it is said when the line is back."""
    wire = Wire(own.url)
    try:
        person, table = at_table(visit, own)
        far = visit("", at=own)
        far.patient = True
        far.context.add_init_script(f"localStorage.setItem('benben-user', '{person.user()}')")
        far.page.goto(f"{wire.url}/t/{table}")
        far.wait_for_turn()
        opened = len(far.sockets)
        wire.swallow(True)
        expect(far.page.get_by_text(say("line-lost"))).to_be_visible()
        assert len(far.sockets) == opened, "it is noticed only because the line was opened again"
        wire.swallow(False)
        expect(far.page.get_by_text(say("line-back"))).to_be_visible()
        expect(far.page.get_by_text(say("line-lost"))).to_have_count(0)
    finally:
        wire.close()
