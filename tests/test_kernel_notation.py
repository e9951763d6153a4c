"""Names: both ways, with a suggestion where one helps."""

import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benben.kernel import registry
from benben.kernel.errors import BadNotation, BadOptions, IllegalChoice, shown
from benben.kernel.notation import NONE, Choices, Codes, Masks, Numbers, Terms, player_name, suggestion

CARDS = Terms("card", ("flood", "drought", "miracle"))
CARD_SETS = Masks("card", CARDS.names)
SMALL = Numbers("number", 0, 9)
PIECES = Codes("piece", {0: "nothing", 17: "ra god"})
CHOICES = Choices({"card": CARDS}, [(0, "seal", ""), (1, "card", "card"), (4, "pass", "")])

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.parametrize("number", [NONE, 0, 2])
def test_terms_go_both_ways(number: int) -> None:
    assert CARDS.read(CARDS.say(number)) == number


@pytest.mark.parametrize("number", [0, 1, 6, 7])
def test_masks_go_both_ways(number: int) -> None:
    assert CARD_SETS.read(CARD_SETS.say(number)) == number


def test_codes_go_both_ways_and_never_mean_nothing() -> None:
    assert PIECES.read(PIECES.say(17)) == 17
    with pytest.raises(BadNotation, match="null is no piece"):
        PIECES.read(None)


@given(anything)
@settings(derandomize=True, database=None, deadline=None)
@pytest.mark.parametrize("terms", [CARDS, CARD_SETS, SMALL, PIECES], ids=lambda terms: type(terms).__name__)
def test_whatever_is_read_can_be_said_again(terms: Terms, value: Any) -> None:
    try:
        number = terms.read(value)
    except BadNotation as wrong:
        text = str(wrong)
    else:
        text = ""
        said = terms.say(number)
        assert said == value or set(value) == set(said)  # type: ignore[call-overload]
    assert len(text.splitlines()) <= 1
    assert len(text) < 300


@pytest.mark.parametrize(
    ("terms", "value", "said"),
    [
        (CARDS, "flod", "unknown card 'flod'; did you mean \"flood\"?"),
        (CARDS, "pyramid", "unknown card 'pyramid'; known: flood, drought, miracle"),
        (CARDS, 0, "unknown card 0; known: flood, drought, miracle"),
        (CARDS, ["flood"], "unknown card ['flood']; known: flood, drought, miracle"),
        (CARD_SETS, "flood", "'flood' is not a list of card names"),
        (CARD_SETS, ["miracles"], "unknown card 'miracles'; did you mean \"miracle\"?"),
        (CARD_SETS, [["flood"]], "unknown card ['flood']; known: flood, drought, miracle"),
        (SMALL, 10, "10 is not a whole number from 0 to 9"),
        (SMALL, -1, "-1 is not a whole number from 0 to 9"),
        (SMALL, True, "True is not a whole number from 0 to 9"),
        (SMALL, "3", "'3' is not a whole number from 0 to 9"),
        (PIECES, "ra dog", "unknown piece 'ra dog'; did you mean \"ra god\"?"),
    ],
)
def test_refusals_say_what_would_be_right(terms: Terms, value: object, said: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        terms.read(value)
    assert str(wrong.value) == said


def test_long_lists_are_not_told_whole() -> None:
    assert suggestion("zzz", [str(i) for i in range(13)]) == ""
    assert suggestion("zzz", ["1", "2"]) == "; known: 1, 2"


def test_values_are_shown_in_one_short_line() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert shown("a\nb") == r"'a\nb'"
    assert shown("x" * 100) == "'" + "x" * 58 + "…"
    assert shown(1 << 100_000) == "a very long int"
    assert shown(nested) == "a very long list"


def test_choices_go_both_ways() -> None:
    assert [CHOICES.read(CHOICES.say(i)) for i in range(5)] == [0, 1, 2, 3, 4]
    assert CHOICES.read("  card   drought ") == 2
    assert CHOICES.verb_of == ["seal", "card", "card", "card", "pass"]


def test_unknown_choices_are_refused_with_the_nearest() -> None:
    with pytest.raises(BadNotation, match="unknown choice 'card flod'; did you mean \"card flood\"\\?"):
        CHOICES.read("card flod")


@pytest.mark.parametrize(("first", "right"), [(3, 4), (5, 4)])
def test_verbs_must_own_consecutive_ids(first: int, right: int) -> None:
    with pytest.raises(ValueError, match=f"the ids of verb pass begin at {right}, not at {first}"):
        Choices({"card": CARDS}, [(0, "seal", ""), (1, "card", "card"), (first, "pass", "")])


def test_players_have_names() -> None:
    assert [player_name(p) for p in (-2, -1, 0, 4)] == ["spectator", "BOX", "P1", "P5"]


def test_unknown_games_are_refused_with_the_nearest() -> None:
    with pytest.raises(BadOptions, match="there is no game 'ankhh'; did you mean \"ankh\"\\?"):
        registry.ruleset("ankhh")


def test_refusals_can_be_sent_between_processes() -> None:
    back = pickle.loads(pickle.dumps(IllegalChoice("not-legal", "A-T1", "one line", "row above")))
    assert (back.code, back.rule, str(back), back.why) == ("not-legal", "A-T1", "one line", "row above")
