"""The course of a game: taking back, hints, the end, records, a server that dies, replays."""

import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server, lines, record
from browser.words import say


def test_undo_gives_the_choice_back(visit: Visit) -> None:
    person = visit("/")
    made = person.new_table("me greedy", options={"players": 2, "first": "P1"})
    person.page.goto(f"/t/{made['table']}")
    before = {spot.name for spot in person.wait_for_turn()}
    person.act(next(spot for spot in person.spots() if spot.name == "action move"))
    assert {spot.name for spot in person.spots()} != before
    person.button("undo").click()
    person.page.wait_for_function("() => document.querySelector('[data-choice=\"action move\"]:enabled')")
    assert {spot.name for spot in person.spots()} == before
    assert person.commands()[-1]["t"] == "undo"


STOPPED_CLOCK = "() => { const now = performance.now(); performance.now = () => now; }"
"""However long we take, the page believes that hardly any time has passed."""


def test_a_double_click_answers_one_question(visit: Visit) -> None:
    """What is asked next lies under the same pointer: its second half must not choose there."""
    person = visit("/")
    made = person.new_table("me greedy", options={"players": 2, "first": "P1"})
    person.page.goto(f"/t/{made['table']}")
    person.wait_for_turn()
    person.page.locator('.offer[data-choice="action unlock"]').hover()
    person.page.evaluate(STOPPED_CLOCK)
    for count in (1, 2):
        person.page.mouse.down(click_count=count)
        person.page.mouse.up(click_count=count)
        person.button("unlock revered").wait_for()
    person.page.evaluate("() => 0")  # whatever the second half has sent, we have heard of it now
    assert [command["choice"] for command in person.commands() if command["t"] == "choose"] == ["action unlock"]
    person.page.mouse.down()
    person.page.mouse.up()
    person.until(lambda: person.commands()[-1].get("choice") == "unlock revered", "a single click does nothing")


def test_a_hint_names_a_choice_and_says_why(visit: Visit) -> None:
    person = visit("/")
    made = person.new_table("me greedy", options={"players": 2, "first": "P1"})
    person.page.goto(f"/t/{made['table']}")
    person.wait_for_turn()
    person.page.get_by_role("button", name=say("hint")).click()
    person.until(lambda: any(one["t"] == "hint" for one in person.heard), "no hint comes")
    hint = next(one for one in person.heard if one["t"] == "hint")
    assert hint["choice"] in person.numbered()[-1]["view"]["legal"]
    shown = person.page.locator(".hint")
    expect(shown).to_be_visible()
    verb, _, what = hint["choice"].partition(" ")
    assert verb == "action"
    _, named, why = shown.inner_text().partition(say(f"action-{what}"))
    assert named, f"the hint is {hint['choice']}, the page shows {shown.inner_text()!r}"
    assert hint["why"]
    assert re.search(r"\w{3}", why), "no reason is shown"


def test_a_rematch_is_a_new_game_with_the_same_people(visit: Visit) -> None:
    """The last choice of a game is made by a click, and the end offers another game."""
    person = visit("/")
    last = max(i for i, line in enumerate(lines(record())) if line.split()[1] == "P1")
    person.bring_in(last)
    person.play()
    end = person.page.locator(".end")
    expect(end.get_by_role("heading", level=1)).not_to_be_empty()
    old = person.page.url
    end.get_by_role("button", name=say("rematch")).click()
    assert person.page.url == old, "it is asked for first"
    person.button("sure").click()
    expect(end).to_have_count(0)
    assert person.page.url != old
    person.wait_for_turn()
    assert not person.numbered()[-1]["over"]
    chairs = [one["chairs"] for one in person.heard if one["t"] == "welcome"]
    assert [chair["kind"] for chair in chairs[-1]] == [chair["kind"] for chair in chairs[0]]


def test_a_record_is_saved_and_opened_by_somebody_else(visit: Visit, tmp_path: Path) -> None:
    ada = visit("/")
    table = ada.bring_in()
    ada.page.locator(".prompt, .end").first.wait_for()
    ada.page.goto("/")
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name=say("export")).first.click()
    saved = tmp_path / "saved.txt"
    saving.value.save_as(saved)
    assert lines(saved.read_text()) == lines(record())
    bea = visit("/")
    bea.page.get_by_label(say("import")).set_input_files(saved)
    bea.page.wait_for_url("**/t/*")
    bea.page.locator(".prompt, .end").first.wait_for()
    assert table not in bea.page.url
    assert bea.numbered()[-1]["over"] == ada.numbered()[-1]["over"]


def test_a_server_that_is_killed_goes_on_where_it_was(visit: Visit, tmp_path: Path) -> None:
    """The page finds the new one by itself, shows the same game, and the game goes on."""
    own = Server(tmp_path)
    try:
        person = visit("/", at=own)
        person.button("play-now").click()
        person.page.locator(".prompt").wait_for()
        person.page.evaluate("window.loadedOnce = true")
        person.play(until=lambda: len(person.commands()) >= 5)
        person.wait_for_turn()
        told = person.story()
        person.patient = True
        own.stop(signal.SIGKILL)
        expect(person.page.get_by_text(say("line-lost"))).to_be_visible()
        own.start()
        expect(person.page.get_by_text(say("line-lost"))).to_have_count(0)
        assert person.page.evaluate("window.loadedOnce"), "the page was loaded again"
        person.act(person.pick(person.wait_for_turn()))
        assert person.story()[: len(told)] == told
    finally:
        own.stop()


def test_the_replay_and_a_link_to_a_moment(visit: Visit) -> None:
    person = visit("/")
    page = person.page
    table = person.bring_in()
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    board = "() => document.querySelector('[role=application] svg, [role=img] svg').innerHTML"
    slider.wait_for()
    start = page.evaluate(board)
    slider.fill("60")
    page.wait_for_url("**#60")
    page.wait_for_function(f"(was) => ({board})() !== was", arg=start)
    page.get_by_role("button", name=say("replay-next")).click()
    page.wait_for_url("**#61")
    seen = page.locator("main, [role=application]").first.inner_text()
    guest = person.open()
    guest.goto(page.url)
    expect(guest.get_by_role("slider")).to_have_value("61")
    guest.wait_for_function("(text) => document.querySelector('main').innerText === text", arg=seen)
    page.get_by_role("button", name=say("replay-from-here")).click()
    person.button("sure").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    assert table not in page.url
