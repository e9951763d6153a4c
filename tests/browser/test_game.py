"""Whole games and what belongs to them."""

import pytest

from browser.conftest import Visit
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
