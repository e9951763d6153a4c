"""Who a browser is: the same after a reload, nobody to another port, and still the one whom an earlier version knew."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.people import KEY
from browser.serving import Server
from browser.words import say


def test_a_user_is_kept_and_unknown_to_another_port(visit: Visit, tmp_path: Path) -> None:
    person = visit("/")
    page = person.page
    person.button("play-now").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    mine = person.user()
    page.goto("/")
    expect(page.locator("section li").get_by_role("link", name=say("resume"))).to_have_count(1)
    page.reload()
    expect(page.locator("section li").get_by_role("link", name=say("resume"))).to_have_count(1)
    assert person.user() == mine
    other = Server(tmp_path)
    try:
        page.goto(other.url)
        expect(page.get_by_text(say("no-tables"))).to_be_visible()
        assert person.user() != mine
        sent = [value for cookie in person.context.cookies() for value in cookie.values()]
        assert mine not in sent
    finally:
        other.stop()


def test_whoever_was_known_by_a_cookie_keeps_the_tables(visit: Visit, server: Server) -> None:
    old = "known-by-a-cookie-of-an-earlier-version"
    maker = visit("/")
    maker.page.evaluate("(old) => localStorage.setItem('benben-user', old)", old)
    maker.new_table("me greedy")
    person = visit("")
    person.context.add_cookies([{"name": "benben", "value": old, "url": server.url, "httpOnly": True}])
    person.page.goto("/")
    expect(person.page.locator("section li").get_by_role("link", name=say("resume"))).to_have_count(1)
    assert person.user() == old
    assert not person.context.cookies()
    person.page.reload()
    expect(person.page.locator("section li").get_by_role("link", name=say("resume"))).to_have_count(1)


def test_without_a_place_to_keep_it_one_plays_all_the_same(visit: Visit) -> None:
    person = visit("")
    person.context.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
    person.page.goto("/")
    person.button("play-now").click()
    person.page.locator(".prompt").wait_for()
    assert person.heard[0]["viewer"] == "P1"


def test_nobody_is_made_up_while_the_server_is_silent(visit: Visit) -> None:
    person = visit("")
    person.patient = True
    person.page.route("**/api/about", lambda route: route.abort())
    person.page.goto("/")
    expect(person.page.get_by_role("alert")).to_be_visible()
    assert person.page.evaluate(KEY) is None
