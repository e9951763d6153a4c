"""Notices of the system while the page is in the background: offered once, after a turn among people, never forced."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from browser.conftest import SETTINGS, Visit, launch
from browser.people import Person
from browser.words import say
from tools.page import system_browser

# A browser without a window knows no such question, so it is answered here; the notices themselves are real.
ASKED = """
let leave = localStorage.getItem('test-leave') ?? 'default';
Object.defineProperty(Notification, 'permission', { get: () => leave });
Notification.requestPermission = () => {
  window.asked = (window.asked ?? 0) + 1;
  localStorage.setItem('test-leave', (leave = '%s'));
  return Promise.resolve(leave);
};
"""
LOOK_AWAY = """(away) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (away ? 'hidden' : 'visible') });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, tag, data }) => ({ title, tag, path: data.path }))"""


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """A whole browser: its headless shell has no notices."""
    browser = launch(playwright, system_browser())
    yield browser
    browser.close()


def company(visit: Visit, answer: str) -> tuple[Person, Person, str]:
    """Ada, who is asked first, and Bea by a link."""
    granted: dict[str, Any] = {"service_workers": "allow", "permissions": ["notifications"]}
    ada = visit("", settings=SETTINGS | {"greeted": True, "name": "Ada", "confirm": False}, **granted)
    ada.context.add_init_script(ASKED % answer)
    ada.page.goto("/")
    made = ada.new_table("me human", options={"players": 2, "first": "P1"})
    ada.page.goto(f"/t/{made['table']}")
    ada.wait_for_turn()
    bea = visit(
        f"/t/{made['table']}#{made['links']['chairs'][1]}", settings=SETTINGS | {"greeted": True, "name": "Bea"}
    )
    bea.page.locator(".prompt").wait_for()
    return ada, bea, made["table"]


def turn(person: Person) -> None:
    """Both actions, whatever they are."""
    me = person.owing()
    person.play(until=lambda: person.owing() != me)


def test_it_is_offered_after_the_first_turn_and_told_in_the_background(visit: Visit) -> None:
    ada, bea, table = company(visit, "granted")
    page = ada.page
    offer = page.get_by_text(say("notify-offer"))
    expect(offer).to_have_count(0)
    turn(ada)
    expect(offer).to_be_visible()
    assert page.evaluate("() => window.asked ?? 0") == 0, "nobody is asked before they want it"
    page.get_by_role("button", name=say("notify-yes")).click()
    expect(offer).to_have_count(0)
    page.evaluate(LOOK_AWAY, True)
    assert page.evaluate(NOTICES) == []
    turn(bea)
    ada.until(lambda: page.evaluate(NOTICES) != [], "it is Ada's turn, and nobody tells her")
    assert page.evaluate(NOTICES) == [{"title": say("your-turn"), "tag": f"turn-{table}", "path": f"/t/{table}"}]
    assert say("your-turn") in page.title()
    page.evaluate(LOOK_AWAY, False)
    ada.until(lambda: page.evaluate(NOTICES) == [], "the notice stays though it has been seen")


@pytest.mark.parametrize("answer", ["denied", "declined"])
def test_it_is_never_asked_again(visit: Visit, answer: str) -> None:
    """Where the browser was told no, or Ada says no: not at the next turn, and not after a reload."""
    ada, bea, _ = company(visit, "denied")
    page = ada.page
    turn(ada)
    page.get_by_role("button", name=say("notify-yes" if answer == "denied" else "notify-no")).click()
    offer = page.get_by_text(say("notify-offer"))
    expect(offer).to_have_count(0)
    page.evaluate(LOOK_AWAY, True)
    turn(bea)
    ada.wait_for_turn()
    page.evaluate(LOOK_AWAY, False)
    turn(ada)
    page.reload()
    page.locator(".prompt").wait_for()
    expect(offer).to_have_count(0)
    assert page.evaluate(NOTICES) == []
    page.locator("header button").first.click()
    switch = page.get_by_label(say("notify"))
    if answer == "denied":
        expect(switch).to_be_disabled()
        expect(page.get_by_text(say("notify-blocked"))).to_be_visible()
    else:
        expect(switch).to_be_enabled()
        expect(switch).not_to_be_checked()
