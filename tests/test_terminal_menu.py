"""Menus: how choices are numbered, and how an answer is read."""

import pytest
from pictured import ANKH

from benben.ankh import RULES
from benben.kernel.errors import BadNotation
from benben.kernel.pictures import plain, widest
from benben.terminal.menu import Menu
from benben.terminal.pictures import shown_of

SHOWN = shown_of(RULES)


def menu(*names: str, note: str = "") -> Menu:
    return Menu([RULES.choices.read(name) for name in names], RULES.choices.say, lambda _: note, ANKH, SHOWN)


def read(m: Menu, text: str) -> str:
    return RULES.choices.say(m.read(text))


ACTIONS = menu("action move", "action summon", "action gain", "action unlock")
FIGURES = menu("pass", "move [3,4]", "move [4,7]")
PLACES = menu("to [2,9]", "to [2,10]", "to [4,7]")
BIDS = menu("bid 0", "bid 1", "bid 2", "bid 3")
CAMELS = menu("pass", "camel [2,3]-[3,4]", "camel [1,5]-[2,4]")
LEAVE = menu("pass", "leave [4,7]", "leave apep")


@pytest.mark.parametrize(
    ("of", "answer", "choice"),
    [
        (ACTIONS, "1", "action move"),
        (ACTIONS, "04", "action unlock"),
        (ACTIONS, "gain", "action gain"),
        (ACTIONS, "Action  Gain", "action gain"),
        (ACTIONS, "un", "action unlock"),
        (FIGURES, "0", "pass"),
        (FIGURES, "pass", "pass"),
        (FIGURES, "2", "move [4,7]"),
        (FIGURES, "3,4", "move [3,4]"),
        (FIGURES, "3 4", "move [3,4]"),
        (FIGURES, "[3, 4]", "move [3,4]"),
        (FIGURES, "move [3,4]", "move [3,4]"),
        (PLACES, "2,10", "to [2,10]"),
        (PLACES, "2 , 9", "to [2,9]"),
        (PLACES, "02,09", "to [2,9]"),
        (BIDS, "0", "bid 0"),
        (BIDS, "3", "bid 3"),
        (BIDS, "bid 2", "bid 2"),
        (CAMELS, "2,3-3,4", "camel [2,3]-[3,4]"),
        (CAMELS, "2 4 - 1 5", "camel [1,5]-[2,4]"),
        (CAMELS, "[2,4]-[1,5]", "camel [1,5]-[2,4]"),
        (LEAVE, "apep", "leave apep"),
        (LEAVE, "4,7", "leave [4,7]"),
    ],
)
def test_an_answer_names_one_choice(of: Menu, answer: str, choice: str) -> None:
    assert read(of, answer) == choice


@pytest.mark.parametrize(
    ("of", "answer", "hint"),
    [
        (ACTIONS, "5", "not one of the choices"),
        (ACTIONS, "0", "not one of the choices"),
        (ACTIONS, "summmon", "not one of the choices"),
        (ACTIONS, "action sumon", "did you mean “action summon”?"),
        (ACTIONS, "action", "which one?"),
        (PLACES, "4,8", "not one of the choices"),
        (PLACES, "4,7,", "not one of the choices"),
        (FIGURES, "move", "which one?"),
        (BIDS, "4", "not one of the choices"),
        (FIGURES, "9" * 5000, "not one of the choices"),
        (FIGURES, "²", "not one of the choices"),
        (FIGURES, "\x1b[31m", "not one of the choices"),
        (PLACES, "to", "which one?"),
    ],
)
def test_any_other_answer_is_refused_with_a_hint(of: Menu, answer: str, hint: str) -> None:
    with pytest.raises(BadNotation, match=hint.replace("?", r"\?")) as wrong:
        of.read(answer)
    assert "\n" not in str(wrong.value)
    assert len(str(wrong.value)) < 250


def test_every_choice_of_the_game_can_be_named_by_its_notation() -> None:
    everything = Menu(range(len(RULES.choices.names)), RULES.choices.say, lambda _: "", ANKH, SHOWN)
    for choice, name in enumerate(RULES.choices.names):
        assert everything.read(name) == choice


def test_numbers_count_from_one_and_passing_is_zero() -> None:
    assert [entry.key for entry in FIGURES.entries] == ["0", "1", "2"]
    assert [entry.key for entry in PLACES.entries] == ["1", "2", "3"]


def test_amounts_are_their_own_numbers() -> None:
    big = menu("bid 30", "bid 31", "bid 32 and more")
    assert [entry.key for entry in big.entries] == ["30", "31", "32"]
    assert read(big, "32") == "bid 32 and more"


def test_a_verb_that_all_share_is_not_repeated() -> None:
    assert plain(ACTIONS.lines(80)[0]) == "  1  move"
    assert plain(LEAVE.lines(80)[2]) == "  2  apep"
    assert plain(menu("save [4,7]", "take [4,7]").lines(80)[1]) == "  2  take [4,7]"


def test_notes_stand_beside_the_choices() -> None:
    assert plain(menu("card flood", "card miracle", note="good").lines(80)[1]) == "  2  miracle   good"


@pytest.mark.parametrize("columns", [30, 60, 80, 200])
def test_long_menus_fill_the_width_and_show_everything(columns: int) -> None:
    names = [name for name in RULES.choices.names if name.startswith("to ")]
    lines = menu(*names).lines(columns)
    assert widest(lines) <= columns
    text = " ".join(plain(line) for line in lines)
    assert all(name[3:] in text for name in names)
    assert len(lines) < len(names)


def test_a_summary_says_how_many_places_and_what_else() -> None:
    assert plain(FIGURES.summary()) == (
        "  0 pass  2 places are marked on the board; type one, such as 3,4 (m lists them)"
    )
    assert FIGURES.has_places
    assert CAMELS.has_places
    assert not ACTIONS.has_places


def test_notation_is_written_out_for_records() -> None:
    assert [plain(line) for line in ACTIONS.notation(80)][1] == "   action summon"
