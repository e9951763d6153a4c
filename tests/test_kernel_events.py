"""Events as data, and in one line of notation."""

import pytest

from benben.kernel.events import EVERYONE, Event, Log, Story, may_know
from benben.kernel.notation import NONE, Masks, Numbers, Terms
from benben.kernel.steps import SPECTATOR

NAMES = ("ra", "isis")
KINDS = {"god": Terms("god", NAMES), "gods": Masks("god", NAMES), "number": Numbers("number", -99, 99)}
STORY = Story(KINDS, {"paid": ("god", "number", "number"), "met": ("gods",), "over": ()})


@pytest.mark.parametrize(
    ("template", "args", "said", "line"),
    [
        ("paid", (0, 1, 2), ["ra", 1, 2], "paid: ra, 1, 2"),
        ("paid", (NONE, 3, 0), [None, 3, 0], "paid: -, 3, 0"),
        ("met", (0b11,), [["ra", "isis"]], "met: ra and isis"),
        ("over", (), [], "over"),
    ],
)
def test_an_event_is_its_name_and_its_arguments(template: str, args: tuple[int], said: list[object], line: str) -> None:
    event = Event(template, "A-1", args, EVERYONE)
    assert STORY.data(event) == {"event": template, "rule": "A-1", "args": said}
    assert STORY.line(event) == line


def test_who_may_know_what() -> None:
    assert all(may_know(EVERYONE, viewer) for viewer in (0, 3, SPECTATOR))
    assert [may_know(0b101, viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, False, True, False]
    log = Log()
    log.add("said", "T-1")
    log.whisper(0b10, "whispered", "T-1")
    assert [len(log.heard(viewer)) for viewer in (0, 1, SPECTATOR)] == [1, 2, 1]
