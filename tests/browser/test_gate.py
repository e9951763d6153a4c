"""The password of a server in the network, asked for once on a machine that is not this one."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from benben.server.run import lan_address
from browser.conftest import SETTINGS, Visit
from browser.serving import Server
from browser.walk import serious, texts
from browser.words import LANGUAGES, messages, say

WORD = "obelisk"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server in the network; `url` is its address there."""
    if not lan_address():
        pytest.skip("this machine has no address but its own")
    running = Server(tmp_path, "--lan", "--password", WORD)
    here = running.url
    running.url = f"http://{lan_address()}:{urlsplit(here).port}"
    yield running
    running.stop()


def test_the_password_is_asked_for_once(visit: Visit, house: Server) -> None:
    person = visit("/", at=house)
    page = person.page
    field = page.get_by_label(say("gate-word"), exact=True)
    expect(field).to_be_focused()
    expect(page.get_by_role("heading", name=say("lobby-title"))).to_have_count(0)
    field.fill("pyramid")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(say("error-wrong-password"))
    field.fill(WORD)
    person.button("enter").click()
    expect(page.get_by_role("heading", name=say("lobby-title"))).to_be_visible()
    person.button("play-now").click()
    person.wait_for_turn()
    page.reload()
    person.wait_for_turn()
    page.goto("/")
    expect(page.locator("section li").get_by_role("link", name=say("resume"))).to_have_count(1)
    person.complaints.clear()  # 401 and 403, as they should be
    other = visit(urlsplit(page.url).path, at=house)
    expect(other.page.get_by_label(say("gate-word"), exact=True)).to_be_visible()
    for _ in range(6):
        other.page.get_by_label(say("gate-word"), exact=True).fill("wrong")
        other.page.keyboard.press("Enter")
        expect(other.button("enter")).to_be_enabled()
    expect(other.page.get_by_role("alert")).to_have_text(say("gate-wait"))
    other.complaints.clear()


def test_a_link_leads_to_the_table_behind_the_password(visit: Visit, house: Server) -> None:
    host = visit("/", base_url=f"http://localhost:{urlsplit(house.url).port}")
    made = host.new_table("me human", options={"players": 2, "first": "P2"})
    guest = visit(f"/t/{made['table']}#{made['links']['chairs'][1]}", at=house)
    guest.page.get_by_label(say("gate-word"), exact=True).fill(f" {WORD} ")
    guest.button("enter").click()
    guest.wait_for_turn()
    assert guest.heard[0]["viewer"] == "P2"
    guest.complaints.clear()
    guest.patient = True


def test_a_new_password_is_asked_for_again(visit: Visit, house: Server) -> None:
    person = visit("/", at=house)
    person.patient = True
    person.page.get_by_label(say("gate-word"), exact=True).fill(WORD)
    person.button("enter").click()
    person.button("play-now").click()
    person.wait_for_turn()
    house.stop()
    there, house.options = house.url, ("--lan", "--password", "another")
    house.start()
    house.url = there
    field = person.page.get_by_label(say("gate-word"), exact=True)
    expect(field).to_be_visible()
    field.fill("another")
    person.button("enter").click()
    person.wait_for_turn()
    person.complaints.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(visit: Visit, house: Server, language: str) -> None:
    person = visit("/", settings=SETTINGS | {"language": language}, at=house)
    expect(person.page.get_by_role("heading", name=say("gate-title", language))).to_be_visible()
    own = set(messages(language).values())
    assert not texts(person.page) & set(messages("en").values()) - own
    assert not serious(person)
    person.complaints.clear()
