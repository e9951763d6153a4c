"""The documents as a site, opened from a disk: searched with keys, read on a phone, light and dark."""

from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

from browser.walk import AXE, FOUND
from tools import docs

PAGES = ("index.html", "rules/uk/ankh.html", "reference/benben.html", "tutorials/training.html", "testing.html")


def test_the_site_is_read_and_searched_from_a_disk(chromium: Browser, tmp_path: Path) -> None:
    docs.build(tmp_path)
    trouble: list[str] = []

    def complain(message: ConsoleMessage) -> None:
        trouble.append(message.text)

    def notice(request: Request) -> None:
        if not request.url.startswith(tmp_path.as_uri()):
            trouble.append(request.url)

    def look(page: Page) -> None:
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, page.url
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert page.evaluate(FOUND) == [], page.url

    for dark, width in ((False, 1366), (True, 390)):
        scheme: Literal["dark", "light"] = "dark" if dark else "light"
        context = chromium.new_context(viewport={"width": width, "height": 844}, color_scheme=scheme)
        page = context.new_page()
        page.on("console", complain)
        page.on("request", notice)
        for name in PAGES:
            page.goto((tmp_path / name).as_uri())
            look(page)
        page.goto((tmp_path / "index.html").as_uri())
        page.keyboard.press("/")
        page.keyboard.type("відступ")
        expect(page.locator("#found li").first).to_contain_text("Українська")
        look(page)
        page.locator("#found .only button", has_text="English").click()
        page.locator("#seek").fill("K-B7")
        expect(page.locator("#found li").first).to_contain_text("Retreat")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_url("**/rules/kemet.html#k-b7")
        page.locator(".languages a", has_text="Italiano").click()
        page.wait_for_url("**/rules/it/kemet.html#k-b7")
        expect(page.locator("#k-b7")).to_be_in_viewport()
        context.close()
    assert trouble == []
