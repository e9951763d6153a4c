"""Kemet's replay: through the eyes of any seat once the game is over, and on from any moment."""

import pytest
from playwright.sync_api import expect

from browser.conftest import SETTINGS, Visit
from browser.serving import kemet, line_before
from browser.test_replay import PNG
from browser.words import say

SURE = SETTINGS | {"confirm": False, "greeted": ["kemet"]}
FOUR = kemet(4)
TURN = line_before(FOUR, "P1 space")


def test_another_seats_eyes_and_on_from_a_moment(visit: Visit) -> None:
    person = visit("/", settings=SURE)
    page = person.page
    table = person.bring_in(None, FOUR)
    page.goto(f"/replay/{table}#{TURN}")
    expect(page.get_by_role("slider")).to_have_value(str(TURN))
    for eyes in ("P2", "all"):
        with page.expect_response(lambda answer: "/replay" in answer.url) as answered:
            page.get_by_label(say("replay-eyes")).select_option(eyes)
        held = answered.value.json()["view"]["position"]["columns"]["held"]
        owners = {cell.split()[0] for cell in held}
        assert owners == ({"P2"} if eyes == "P2" else {"P1", "P2", "P3", "P4"})
    names = [mark.get_attribute("aria-label") or "" for mark in page.locator("button.mark").all()]
    assert len(names) > 5
    person.button("play-on").click()
    person.button("sure").click()
    page.wait_for_url("**/t/*")
    assert table not in page.url
    person.act(person.pick(person.wait_for_turn()))


@pytest.mark.parametrize("width", [1366, 390])
def test_a_picture_to_share(visit: Visit, width: int) -> None:
    person = visit("/", settings=SURE, viewport={"width": width, "height": 844})
    table = person.bring_in(None, FOUR)
    person.page.goto(f"/replay/{table}#{TURN}")
    person.page.locator("button.mark").first.wait_for()
    with person.page.expect_download() as saving:
        person.button("picture").click()
    assert saving.value.suggested_filename.endswith(f"-{TURN}.png")
    data = saving.value.path().read_bytes()
    assert data[:8] == PNG
    assert len(data) > 100_000, "there is hardly anything on it"
