"""Events in words."""

import pytest

from benben.kernel.events import EVERYONE, Event, Story, Template
from benben.kernel.notation import NONE, Masks, Numbers, Terms

NAMES = ("ra", "isis")
KINDS = {"god": Terms("god", NAMES), "gods": Masks("god", NAMES), "number": Numbers("number", -99, 99)}
STORY = Story(
    KINDS,
    {
        "paid": Template("{} pays {:fame point} and has {}", "god", "number", "number"),
        "met": Template("{} meet", "gods"),
    },
)


def told(template: str, *args: int) -> str:
    return STORY.line(Event(template, "A-1", args, EVERYONE))


@pytest.mark.parametrize(("number", "said"), [(0, "0 fame points"), (1, "1 fame point"), (2, "2 fame points")])
def test_one_thing_is_not_said_to_be_many(number: int, said: str) -> None:
    assert told("paid", 0, number, 1) == f"ra pays {said} and has 1"


def test_sets_and_nobody_have_words() -> None:
    assert told("met", 0b11) == "ra and isis meet"
    assert told("paid", NONE, 3, 0) == "nobody pays 3 fame points and has 0"
