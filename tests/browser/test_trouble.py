"""A disk that refuses, and a game whose log can no longer be followed: said in words, and the game goes on."""

import resource
import sqlite3
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import Person
from browser.serving import Server, line_before, lines, record
from browser.walk import serious
from browser.words import say

TWO = record().replace('"Ada", "greedy"', '"Ada", "Bea"')


def room_on_disk(server: Server, room: bool) -> None:
    """Without it the system itself refuses every write of the server to a file."""
    whole = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (whole if room else 0, whole))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take the room from a running process")
def test_a_disk_that_refuses(visit: Visit, tmp_path: Path) -> None:
    """Nothing happens, the page says so, and goes on by itself when there is room again."""
    own = Server(tmp_path)
    try:
        person = visit("/", at=own)
        page = person.page
        made = person.new_table("me greedy", options={"players": 2, "first": "P1"})
        page.goto(f"/t/{made['table']}")
        before = {spot.name for spot in person.wait_for_turn()}
        room_on_disk(own, False)
        person.button("action move").click()
        expect(page.get_by_role("alert")).to_have_text(say("error-not-kept"))
        expect(page.get_by_text(say("trouble"))).to_be_visible()
        assert {spot.name for spot in person.spots()} == before
        other = person.open()
        other.goto("/")
        other.locator('[data-choice="play-now"]').click()
        expect(other.get_by_role("alert")).to_have_text(say("error-not-kept"))
        person.complaints.clear()  # that the request failed, which is what we wanted
        room_on_disk(own, True)
        expect(page.get_by_text(say("trouble"))).to_have_count(0)
        person.act(next(spot for spot in person.spots() if spot.name == "action move"))
        expect(page.get_by_role("alert")).to_have_count(0)
        person.patient = True
    finally:
        room_on_disk(own, True)
        own.stop()


def damage(server: Server, table: str, line: int) -> None:
    """An entry of the log becomes another one, as after a change of the rules."""
    database = sqlite3.connect(server.folder / "tables.sqlite")
    with database:
        found = database.execute("UPDATE log SET text = 'first P1' WHERE table_id = ? AND n = ?", (table, line))
        assert found.rowcount == 1
    database.close()


def broken(visit: Visit, server: Server, text: str) -> Person:
    """Somebody at a table whose last ten choices are lost."""
    person = visit("/")
    at = line_before(text, "P1 action move") + 30
    table = person.post(f"/api/records?to={at}", text)["table"]
    damage(server, table, at - 10)
    person.page.goto(f"/t/{table}")
    return person


def test_a_broken_game_is_shown_and_goes_on(visit: Visit, server: Server, tmp_path: Path) -> None:
    person = broken(visit, server, record())
    page = person.page
    expect(page.get_by_role("heading", name=say("broken-title"))).to_be_visible()
    expect(page.locator(".prompt")).to_have_count(0)
    assert not [spot for spot in person.spots() if spot.name not in ("save", "cut")], "something can be chosen"
    assert not serious(person)
    with page.expect_download() as saving:
        person.button("save").click()
    saved = tmp_path / "saved.txt"
    saving.value.save_as(saved)
    kept = lines(saved.read_text())
    assert kept == lines(record())[: len(kept)]
    assert len(kept) > 10
    person.button("cut").click()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.get_by_role("heading", name=say("broken-title"))).to_have_count(0)
    person.act(person.pick(person.wait_for_turn()))


def test_two_people_agree_to_go_on(visit: Visit, server: Server) -> None:
    """One at the table asks, the other is asked; a third only looks on."""
    ada = visit("/")
    made = ada.post("/api/records?to=40", TWO)
    damage(server, made["table"], 30)
    links = made["links"]
    people = [visit(f"/t/{made['table']}#{key}") for key in (*links["chairs"], links["spectator"])]
    for person in people:
        expect(person.page.get_by_role("heading", name=say("broken-title"))).to_be_visible()
    ada, bea, looker = people
    expect(looker.button("cut")).to_have_count(0)
    ada.button("cut").click()
    expect(ada.page.get_by_role("button", name=say("proposal-withdraw"))).to_be_visible()
    bea.page.get_by_role("button", name=say("proposal-refuse")).click()
    expect(ada.page.get_by_role("button", name=say("proposal-withdraw"))).to_have_count(0)
    ada.button("cut").click()
    bea.page.get_by_role("button", name=say("proposal-agree")).click()
    for person in people:
        expect(person.page.locator(".prompt")).to_be_visible()
    ada.until(lambda: bool(ada.spots() or bea.spots()), "nobody is asked anything")


def corrected(server: Server, table: str, line: int) -> None:
    """The table was played by earlier rules, which told nothing there."""
    database = sqlite3.connect(server.folder / "tables.sqlite")
    with database:
        database.execute("UPDATE tables SET version = 0 WHERE id = ?", (table,))
        assert database.execute("UPDATE log SET told = '[]' WHERE table_id = ? AND n = ?", (table, line)).rowcount == 1
    database.close()


def test_the_host_decides_about_corrected_rules(visit: Visit, server: Server, tmp_path: Path) -> None:
    """Everybody sees where the game differs; it can be saved, and goes on when the host says so."""
    ada = visit("/")
    at = line_before(TWO, "P1 action move")
    made = ada.post(f"/api/records?to={at + 20}", TWO)
    corrected(server, made["table"], at)
    links = made["links"]
    host = visit(f"/t/{made['table']}#{links['host']}")
    people = [visit(f"/t/{made['table']}#{key}") for key in links["chairs"]]
    for person in (host, *people):
        expect(person.page.get_by_role("heading", name=say("changed-title"))).to_be_visible()
        expect(person.page.locator(".prompt")).to_have_count(0)
        expect(person.page.get_by_text(f"{say('changed-then')} {say('changed-nothing')}")).to_be_visible()
        assert not serious(person)
    for person in people:
        assert {spot.name for spot in person.spots()} == {"save"}
    expect(people[0].page.get_by_text(say("changed-guest"))).to_be_visible()
    with people[1].page.expect_download() as saving:
        people[1].button("save").click()
    saved = tmp_path / "saved.txt"
    saving.value.save_as(saved)
    kept = lines(saved.read_text())
    assert kept[:at] == lines(TWO)[:at]
    host.button("accept").click()
    for person in people:
        expect(person.page.locator(".prompt")).to_be_visible()
        expect(person.page.get_by_role("heading", name=say("changed-title"))).to_have_count(0)
    people[0].until(lambda: bool(people[0].spots() or people[1].spots()), "nobody is asked anything")


def test_around_one_screen_one_click_is_enough(visit: Visit, server: Server) -> None:
    person = broken(visit, server, TWO)
    person.button("ready").or_(person.button("cut")).click()
    person.button("cut").click()
    expect(person.page.get_by_role("heading", name=say("broken-title"))).to_have_count(0)
    expect(person.page.locator(".prompt").or_(person.button("ready"))).to_be_visible()


def test_somebody_else_has_opened_a_link(visit: Visit) -> None:
    ada = visit("/")
    made = ada.new_table("me human", options={"players": 2, "first": "P1"})
    ada.page.goto(f"/t/{made['table']}")
    ada.page.locator(".prompt").wait_for()
    link = f"/t/{made['table']}#{made['links']['chairs'][1]}"
    bea = visit(link)
    bea.page.locator(".prompt").wait_for()
    notice = ada.page.get_by_role("alert")
    expect(notice).to_have_count(0)
    stranger = visit(link)
    stranger.page.locator(".prompt").wait_for()
    expect(notice).to_be_visible()
    expect(bea.page.get_by_text(say("holder-you"))).to_be_visible()
    expect(stranger.page.get_by_role("alert")).to_have_count(0)
    expect(bea.page.get_by_role("button", name=say("holder-links"))).to_have_count(0)
    ada.page.get_by_role("button", name=say("holder-links")).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("new-link")).first.click()
    for person in (bea, stranger):
        expect(person.page.get_by_role("button", name=say("to-lobby"))).to_be_visible()
    expect(dialog.get_by_text(say("invite-host-what"))).to_be_visible()
    dialog.get_by_role("button", name=say("new-link")).last.click()
    address = dialog.get_by_role("textbox", name=say("invite-host")).input_value()
    phone = visit(address)
    phone.page.locator(".prompt").wait_for()
    assert phone.heard[0]["host"]
    ada.page.reload()
    ada.wait_for_turn()
    assert [one for one in ada.heard if one["t"] == "welcome"][-1]["host"], "the maker stays the host"
