"""A server and a browser for all tests of this folder, and pages that must not complain."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from browser.people import PATIENCE, Person
from browser.serving import Server
from tools.page import starts, test_browser

expect.set_options(timeout=PATIENCE)

LEFT_OUT = "AimEnabled,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,WebUIOmniboxAimPopup,WebUIOmniboxPopup"
"""The address bar of every new window would be a page of its own, which costs more than the first of ours. The others
are left out by Playwright, whose list this one replaces."""
CHROMIUM = ["--no-sandbox", "--disable-gpu", f"--disable-features={LEFT_OUT}"]

Visit = Callable[..., Person]
SETTINGS = {"pace": "skip", "motion": "off", "onward": False}
"""What most tests want of the page: nothing moves, and nothing is answered by itself while a busy machine thinks. A
test of the settings themselves asks for {}."""


# Not for the session: while Playwright runs, tests of other folders could not run an event loop of their own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, program: str | None) -> Browser:
    program = program or playwright.chromium.executable_path
    if not starts(program):
        pytest.skip("no Chromium here: ./benben test says why none could be installed")
    return playwright.chromium.launch(executable_path=program, args=CHROMIUM)


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright, test_browser())
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Somebody new opens a browser; what the page complained about fails the test in the end."""
    people: list[Person] = []

    def visit(path: str = "/", settings: dict[str, Any] = SETTINGS, at: Server = server, **more: Any) -> Person:
        # What the service worker fetches for later would slow down tests that do not ask for it.
        worker = {"service_workers": "block"}
        asked = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "base_url": at.url} | worker | more
        context = chromium.new_context(**asked)
        context.set_default_timeout(PATIENCE)
        person = Person(context, settings)
        people.append(person)
        if path:
            person.page.goto(path)
        return person

    yield visit
    for person in people:
        person.leave()
    assert not [text for person in people for text in person.complaints]
