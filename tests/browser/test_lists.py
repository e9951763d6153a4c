"""A lobby with many tables: a few at a time, those in play first, searched by the server."""

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Route, expect

from browser.conftest import Visit
from browser.people import Person
from browser.serving import Server
from browser.walk import serious
from browser.words import say

ROWS = "section li"
COPY = (
    "INSERT INTO tables SELECT :new, {columns} FROM tables WHERE id = :old",
    "INSERT INTO chairs SELECT :new, player, kind, bot, name, side, score FROM chairs WHERE table_id = :old",
    "INSERT INTO links (table_id, kind, player, digest, revoked) VALUES (:new, 'chair', 0, :new, 0)",
    """INSERT INTO holds (holder, link_id) SELECT h.holder, n.id FROM links n, holds h JOIN links o ON o.id = h.link_id
       WHERE n.table_id = :new AND o.table_id = :old AND o.kind = 'chair'""",
)


def multiply(server: Server, table: str, count: int) -> None:
    """So many more tables like that one, as if they had been played before; each third is over, the 100th is Zoe's."""
    database = sqlite3.connect(server.folder / "tables.sqlite")
    known = [row[1] for row in database.execute("PRAGMA table_info(tables)") if row[1] != "id"]
    with database:
        for n in range(count):
            asked = {"old": table, "new": f"{n:016x}"}
            for step in COPY:
                database.execute(step.format(columns=", ".join(known)), asked)
            over = '{"reason": "ascended", "winners": ["P2"], "score": [0, 1]}' if n % 3 == 0 else ""
            name = "Zoe" if n == 100 else f"Guest {n}"
            change = "UPDATE tables SET updated = updated - ?, over = ?, words = words || ? WHERE id = ?"
            database.execute(change, (60_000 * (n + 1), over, f"\n{name.lower()}", asked["new"]))
            seat = "UPDATE chairs SET name = ?, bot = '', kind = 'human' WHERE table_id = ? AND player = 1"
            database.execute(seat, (name, asked["new"]))
    database.close()


def crowded(visit: Visit, server: Server) -> Person:
    person = visit("/", at=server)
    made = person.new_table("me greedy")
    multiply(server, made["table"], 300)
    person.page.goto("/")
    return person


def test_three_hundred_tables(visit: Visit, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        person = crowded(visit, own)
        page = person.page
        rows = page.locator(ROWS)
        expect(rows).to_have_count(24)
        assert not serious(person)
        expect(page.get_by_role("heading", level=3)).to_have_text([re.compile("201"), re.compile("100")])
        running = page.locator("section ul").first.locator("li")
        expect(running).to_have_count(12)
        person.button("more-running").click()
        expect(running).to_have_count(62)
        person.button("more-running").click()
        expect(running).to_have_count(112)
        expect(person.button("more-running")).to_contain_text("89")
        find(person)
        forget(person)
    finally:
        own.stop()


def find(person: Person) -> None:
    page = person.page
    rows = page.locator(ROWS)
    field = page.get_by_role("searchbox", name=say("tables-search"))
    field.press_sequentially("zoe", delay=40)
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Zoe")
    field.fill("nobody of that name")
    expect(rows).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("nobody of that name")
    field.fill("")
    expect(rows).to_have_count(24)


def forget(person: Person) -> None:
    """The one table of which one is the host."""
    page = person.page
    page.get_by_role("button", name=say("delete")).first.click()
    person.button("delete").click()
    expect(page.get_by_role("heading", level=3).first).to_contain_text("200")
    page.reload()
    expect(page.get_by_role("heading", level=3).first).to_contain_text("200")
    page.close()  # pictures of rows may still be on their way when the server stops


FRAMES = "async () => { for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame); }"
"""By now the page shows what it has heard."""


def test_a_slow_answer_does_not_replace_a_newer_one(visit: Visit, tmp_path: Path) -> None:
    own = Server(tmp_path)
    held: list[Route] = []
    finished: list[str] = []
    try:
        person = crowded(visit, own)
        page = person.page
        page.route(re.compile(r"search=guest\+1&|search=guest\+1$"), lambda route: held.append(route))
        field = page.get_by_role("searchbox", name=say("tables-search"))
        field.fill("guest 1")
        person.until(lambda: len(held) == 2, "the server was not asked")
        field.fill("zoe")
        expect(page.locator(ROWS)).to_have_count(1)
        page.on("requestfinished", lambda request: finished.append(request.url))
        for route in held:
            route.continue_()
        person.until(lambda: all(route.request.url in finished for route in held), "the old answers never came")
        page.evaluate(FRAMES)
        expect(page.locator(ROWS)).to_have_count(1)
        expect(page.locator(ROWS)).to_contain_text("Zoe")
    finally:
        own.stop()


def test_a_scenario_is_found_by_its_name_in_ones_own_language(visit: Visit, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        person = crowded(visit, own)
        person.page.goto("/?lang=uk")
        field = person.page.get_by_role("searchbox")
        field.fill("середнє")
        expect(person.page.get_by_role("heading", level=3).first).to_contain_text("201")
        field.fill("zoe")
        expect(person.page.locator(ROWS)).to_have_count(1)
        field.fill("середнє царство")
        expect(person.page.get_by_role("heading", level=3).first).to_contain_text("201")
    finally:
        own.stop()


def test_ten_thousand_tables(visit: Visit, tmp_path: Path) -> None:
    """The lobby shows the first of them, counts all, finds one, and opens one."""
    own = Server(tmp_path)
    try:
        person = visit("/", at=own)
        made = person.new_table("me greedy")
        multiply(own, made["table"], 10_000)
        page = person.page
        page.goto("/")
        rows = page.locator(ROWS)
        expect(rows).to_have_count(24)
        expect(page.get_by_role("heading", level=3)).to_have_text([re.compile("6,?667"), re.compile("3,?334")])
        field = page.get_by_role("searchbox", name=say("tables-search"))
        field.fill("zoe")
        expect(rows).to_have_count(1)
        expect(rows).to_contain_text("Zoe")
        field.fill("")
        expect(rows).to_have_count(24)
        person.button("more-running").click()
        expect(page.locator("section ul").first.locator("li")).to_have_count(62)
        person.button("continue-game").click()
        page.wait_for_url(f"**/t/{made['table']}")
        person.wait_for_turn()
        page.close()  # a table would complain that its server is gone
    finally:
        own.stop()
