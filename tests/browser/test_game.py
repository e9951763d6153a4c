"""Whole games and what belongs to them."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import line_before, record
from browser.words import say


@pytest.mark.long
def test_a_whole_game_by_clicks(visit: Visit) -> None:
    """From the lobby to the last page, against three bots, by clicking whatever glows."""
    person = visit("/", settings={"motion": "off"})
    page = person.page
    page.get_by_label(say("pace")).select_option("skip")
    person.button("play-now").click()
    page.locator(".prompt").wait_for()
    clicks = person.play()
    assert clicks > 20
    end = page.locator(".end")
    assert end.get_by_role("heading", level=1).inner_text()
    steps = [message for message in person.heard if message["t"] == "step"]
    assert steps[-1]["over"]["winners"]


def test_of_several_lines_of_camels_the_one_shown_is_laid(visit: Visit) -> None:
    """Where several lines pass through a side, the question says so; a press on the line or its button lays the one
    that is shown, and that is taken back as one."""
    person = visit("/")
    three = record(3)
    page = person.page
    for lay in ('[data-choice*="; camel "]', "[data-side]"):
        person.bring_in(line_before(three, "P1 camel "), three)
        person.wait_for_turn()
        page.locator('[data-side="[4,1]-[4,2]"]').dispatch_event("click")
        prompt = page.locator(".prompt")
        expect(prompt).to_contain_text(say("detail-lay-a-caravan-more"))
        button = page.locator(".prompt .btn.main")
        expect(button).to_contain_text(say("caravan-lay"))
        line = str(button.get_attribute("data-choice")).split("; ")
        if lay == "[data-side]":
            page.locator(f'[data-side="{line[-1].removeprefix("camel ")}"]').dispatch_event("click")
        else:
            button.click()
        expect(prompt).to_contain_text("Which half keeps token")
        person.button("undo").click()
        expect(button).to_contain_text(say("caravan-lay"))
