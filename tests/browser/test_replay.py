"""The replay of a game: keys, marks, speed, names, and a picture to share."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.people import Person
from browser.serving import lines, record
from browser.walk import serious
from browser.words import say

PNG = b"\x89PNG\r\n\x1a\n"


def opened(visit: Visit, at: int = 60, text: str | None = None) -> tuple[Person, Locator]:
    person = visit("/")
    table = person.bring_in(text=text or record(3))
    person.page.goto(f"/replay/{table}#{at}")
    slider = person.page.get_by_role("slider")
    expect(slider).to_have_value(str(at))
    person.page.locator("button.mark").first.wait_for()
    return person, slider


def test_keys_step_and_jump_from_mark_to_mark(visit: Visit) -> None:
    person, slider = opened(visit)
    page = person.page
    marks = sorted({int(mark.get_attribute("data-at") or 0) for mark in page.locator("button.mark").all()})
    last = int(slider.get_attribute("max") or 0)
    after = next(mark for mark in marks if mark > 61)
    for key, value in (
        ("ArrowRight", 61),
        ("ArrowLeft", 60),
        ("Shift+ArrowRight", next(mark for mark in marks if mark > 60)),
        ("End", last),
        ("Home", 0),
        ("Shift+ArrowRight", marks[0]),
        ("Shift+ArrowLeft", 0),
    ):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(value))
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.locator(f'button.mark[data-at="{after}"]').first.click()
    expect(slider).to_have_value(str(after))
    page.wait_for_url(f"**#{after}")


def test_marks_name_conflicts_the_merge_and_the_end(visit: Visit) -> None:
    person, _ = opened(visit)
    names = [mark.get_attribute("aria-label") or "" for mark in person.page.locator("button.mark").all()]
    assert any(name.startswith("Conflict I") for name in names)
    assert any("lives on in" in name for name in names)
    assert "win" in names[-1] or "forgotten" in names[-1]
    assert not serious(person)


def test_autoplay_at_a_speed_of_ones_choice(visit: Visit) -> None:
    person, _ = opened(visit, 20)
    page = person.page
    page.get_by_label(say("replay-speed")).select_option("4")
    person.button("play").click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 22")
    person.button("play").click()
    page.reload()
    expect(page.get_by_label(say("replay-speed"))).to_have_value("4")


def test_chance_has_a_name(visit: Visit) -> None:
    person = visit("/")
    person.new_table("me greedy greedy")
    page = person.page
    page.goto("/")
    page.get_by_role("link", name=say("replay")).first.click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    for at in range(int(slider.get_attribute("max") or 0) + 1):
        slider.fill(str(at))
        page.wait_for_url(f"**#{at}")
        assert "BOX" not in page.locator("body").inner_text()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_picture_to_share(visit: Visit, tmp_path: Path, width: int) -> None:
    person, _ = opened(visit)
    person.page.set_viewport_size({"width": width, "height": 844})
    with person.page.expect_download() as saving:
        person.button("picture").click()
    assert saving.value.suggested_filename.endswith("-60.png")
    saving.value.save_as(tmp_path / "moment.png")
    data = (tmp_path / "moment.png").read_bytes()
    assert data[:8] == PNG
    assert struct.unpack(">II", data[16:24]) == (1200, 800)
    assert len(data) > 100_000, "there is hardly anything on it"


def test_a_skipped_conflict_is_left_behind(visit: Visit) -> None:
    """Nobody is asked anything in a replay: skipping leads to the line after the last battle."""
    text = record(3)
    first = next(i for i, line in enumerate(lines(text)) if " card " in line)
    person, slider = opened(visit, first, text)
    page = person.page
    page.locator("main.battle").wait_for()
    page.locator(".controls .skip").click()
    page.locator("main.battle").wait_for(state="detached")
    expect(slider).not_to_have_value(str(first))
    assert " card " not in lines(text)[int(slider.input_value())]


def test_from_the_replay_of_a_game_that_is_over_one_is_back_at_its_results(visit: Visit) -> None:
    person, _ = opened(visit)
    person.page.locator(".leave").click()
    expect(person.page.locator(".rank")).to_be_visible()
