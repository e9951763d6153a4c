"""Events as data, and in one line of notation."""

import pytest

from benben.kernel.events import EVERYONE, Event, Story
from benben.kernel.notation import NONE, Masks, Numbers, Terms

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
