"""The game at one screen, driven by answers as people would type them."""

import contextlib
import io
import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import pytest
from pictured import ANKH
from rich.console import Console
from toy import TOY
from toybox.names import SLOTS

from benben import bots
from benben.ankh import RULES
from benben.i18n import Words
from benben.kernel import records
from benben.kernel.game import Game, replay
from benben.kernel.play import Bot
from benben.kernel.positions import encode
from benben.terminal.pictures import shown_of
from benben.terminal.saves import Keeper
from benben.terminal.screen import Screen
from benben.terminal.speech import text_of
from benben.terminal.table import Leave, Table


class Sitting:
    """A table whose people type from a list, and everything it has shown."""

    def __init__(
        self,
        folder: Path,
        answers: Iterable[str] | Callable[[], str],
        humans: int = 1,
        players: int = 2,
        seed: int = 1,
        size: tuple[int, int] = (100, 45),
        game: Game | None = None,
        words: Words | None = None,
    ) -> None:
        self.out = io.StringIO()
        self.game = game or Game(RULES, {"players": players}, key=b"%d" % seed)
        rules, players = self.game.rules, self.game.state.players
        chairs: list[Bot | None] = [None] * humans + [bots.make("random", Random(p)) for p in range(humans, players)]
        console = Console(file=self.out, width=size[0], height=size[1], highlight=False)
        self.keeper = Keeper(folder / "kept.txt")
        self.prompts: list[str] = []
        self.explained: list[str] = []
        typed = answers if callable(answers) else iter(answers).__next__

        def ask(prompt: str) -> str:
            self.prompts.append(prompt)
            self.out.write(prompt)
            try:
                answer = typed()
            except StopIteration:
                raise EOFError from None
            self.out.write(answer + "\n")
            return answer

        screen = Screen(rules, console, words or Words("en", rules.name))
        self.table = Table(self.game, chairs, screen, self.keeper, ask, self.explained.append)

    def play(self) -> str:
        """What was shown until the game or the answers ended."""
        with contextlib.suppress(EOFError, Leave):
            self.table.play()
        return self.out.getvalue()

    def since(self, mark: str) -> str:
        return self.out.getvalue().rpartition(mark)[2]


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.terminal.saves.os.fsync", lambda _: None)


def at_a_draft(players: int) -> Game:
    """A game in which everybody is asked for a battle card."""
    for seed in range(200):
        gods = ["isis", "ra", "osiris"][:players]  # Amun might play two cards
        game = Game(RULES, {"players": players, "gods": gods}, key=b"%d" % seed)
        eager = bots.make("eager", Random(seed))
        while owing := game.rules.owing(game.state):
            if len(owing) == players and game.rules.steps[game.state.frames[-1][0]].name == "choose a battle card":
                return game
            if not game.chance():
                game.play(owing[0], eager.choose(game.rules.legal(game.state, owing[0]), bytes))
    raise AssertionError("no battle between all")


@pytest.mark.parametrize(("players", "humans"), [(2, 1), (2, 2), (3, 1), (5, 3), (4, 0)])
def test_a_whole_game_with_any_answers(tmp_path: Path, players: int, humans: int) -> None:
    rng = Random(players + humans)
    sitting = Sitting(tmp_path, lambda: str(rng.randrange(9)), humans=humans, players=players)
    text = sitting.play()
    assert sitting.game.record.end
    kept = records.parse(sitting.keeper.path.read_text())
    assert kept.text() == sitting.game.record.text()
    again, stop = replay(RULES, kept)
    assert stop is None
    assert again.record.end == kept.end
    shown = text.count("  A-")
    assert shown >= len(sitting.game.log.events)  # every event with its rule, and the prompts


def test_every_event_is_told_exactly_once_to_one_person(tmp_path: Path) -> None:
    rng = Random(5)
    sitting = Sitting(tmp_path, lambda: str(rng.randrange(5)), size=(140, 60))
    text = sitting.play()
    told = [line.strip() for line in text.split("\n") if re.search(r"  A-[A-Z]+\d+$", line) and line.startswith("  ")]
    shown = shown_of(RULES)
    events = [
        f"{text_of(RULES, shown, ANKH, event)}{f' ({why})' if (why := shown.cause(ANKH, event)) else ''}  {event.rule}"
        for event in sitting.game.log.events
    ]
    assert told == events


def test_undo_takes_back_ones_last_choice(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["action move", "u"], seed=4)
    sitting.play()
    assert sitting.game.record.lines[-1][1] == "undo"
    assert RULES.steps[sitting.game.state.frames[-1][0]].name == "choose an action"
    assert "taken back" in sitting.out.getvalue()
    assert "undo" in sitting.keeper.path.read_text()


def test_undo_stops_at_a_barrier_with_one_line(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["u", "u"], seed=4)
    text = sitting.play()
    assert text.count("there is nothing to take back") == 2
    assert not any(line[1] == "undo" for line in sitting.game.record.lines)


def test_wrong_answers_change_nothing_and_are_explained(tmp_path: Path) -> None:
    before = len(Sitting(tmp_path, []).play().split("P1 >"))
    sitting = Sitting(tmp_path, ["", "   ", "99", "nonsense", "to [9,9]", "sx", "b 3", "\x1b[A"])
    text = sitting.play()
    assert len(text.split("P1 >")) == before + 8
    assert text.count("not one of the choices") == 6
    assert not [line for line in sitting.game.record.lines if line[0] == 0]


def test_question_mark_explains_the_step_or_a_word(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["?", "? plague", "?flood"])
    sitting.play()
    assert sitting.explained == ["A-T1", "plague", "flood"]


def test_log_shows_what_happened_since_the_last_turn(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["action unlock", "0", "x1", "l", "x2"], seed=4)
    sitting.play()
    news = sitting.since("P1 > l").partition("P1 > x2")[0]
    assert "P2 chooses" in news
    assert "P1 chooses" not in news
    assert "joins the game" not in news


def test_board_shows_gods_supply_and_legend(tmp_path: Path) -> None:
    for size in ((100, 45), (80, 24), (50, 20)):
        sitting = Sitting(tmp_path, ["b", "x"], size=size)
        sitting.play()
        shown = sitting.since("P1 > b").partition("P1 > x")[0]
        for words in ("Followers 1", "Supply", "Devotion", "Choose an action", "fertile", "≈≈≈"):
            assert words in shown


def test_a_small_window_lists_places_only_when_asked(tmp_path: Path) -> None:
    answers = ["action move", "1", "m", "x"]
    small = Sitting(tmp_path, answers, size=(80, 24), seed=4)
    small.play()
    question = small.since("Move a figure").partition("P1 > m")
    assert "places are marked on the board" in question[0]
    assert " 1 [" in question[2]
    large = Sitting(tmp_path, answers, size=(100, 60), seed=4)
    large.play()
    assert "places are marked" not in large.out.getvalue()


def test_no_line_is_wider_than_the_window(tmp_path: Path) -> None:
    for columns in (50, 71, 100, 160):
        sitting = Sitting(tmp_path, ["b", "h", *"1213141", "b", *"0201030"], players=5, size=(columns, 40))
        sitting.play()
        notes = re.compile(r"^ +\d+  \w")  # beside a choice, which may be cut by the window
        lines = [line for line in sitting.out.getvalue().split("\n") if not notes.match(line) and " > " not in line]
        assert max(map(len, lines)) <= columns


def test_saving_into_a_file_and_going_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    sitting = Sitting(tmp_path, ["action gain", f"s {path}", "0", f"s {path}"], seed=4)
    text = sitting.play()
    assert text.count("saved; `benben play") == 2  # its own file may be written again
    game, stop = replay(RULES, records.parse(path.read_text()))
    assert stop is None
    assert game.record.text() == sitting.game.record.text()


def test_saving_refuses_what_is_there_already_and_where_nothing_can_be(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    answers = ["s", f"s {precious}", f"s {tmp_path}", f"s {precious}/x", f"s {tmp_path}/no/such/folder", "s \0"]
    answers += ["s ~nobody-of-that-name/x", f"s {'x' * 300}"]
    text = " ".join(Sitting(tmp_path, answers).play().split())  # long names may have been wrapped
    assert precious.read_text() == "mine"
    assert "s needs a file name" in text
    assert text.count("already exists") == 2
    assert text.count("cannot be written") == 5
    assert "could not determine home directory" in text
    assert "file name too long" in text
    assert "Traceback" not in text


def test_leaving_asks_first(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["q", "", "q", "n", "q", "y", "never typed"])
    sitting.play()
    assert len([prompt for prompt in sitting.prompts if prompt.startswith("Leave")]) == 3
    assert sitting.prompts[-1].startswith("Leave")


def test_leaving_can_save_first(tmp_path: Path) -> None:
    path = tmp_path / "later.txt"
    sitting = Sitting(tmp_path, ["q", str(tmp_path), "q", str(path), "never typed"])
    sitting.play()  # a folder cannot be written, so the first q stays
    assert path.read_text() == sitting.game.record.text()
    assert sitting.prompts[-1].startswith("Leave")


def test_a_game_that_cannot_be_kept_says_so_once_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "kept.txt").mkdir()
    text = Sitting(tmp_path, ["action gain", "0", "x"], seed=4).play()
    assert text.count("the game cannot be saved") == 1
    assert "x" in text


# One screen for several people ----------------------------------------------------------------------------------------


def test_drafts_of_several_people_are_hidden_from_each_other(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["", "card chariots", "", "card miracle"], humans=2, game=at_a_draft(2))
    text = sitting.play()
    prompts = ["P1, press Enter once P2 is looking away ", "P1 > ", "P2, press Enter once P1 is looking away ", "P2 > "]
    assert sitting.prompts[:4] == prompts
    for words in ("Chariots", "Miracle"):
        assert f"plays {words}" not in text[: text.index("P2 > ")]
        assert f"plays {words}" in text[text.index("P2 > ") :]


def test_three_people_hand_the_screen_around(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["", "1"] * 3, humans=3, game=at_a_draft(3))
    sitting.play()
    assert [prompt for prompt in sitting.prompts if "Enter" in prompt][:3] == [
        "P1, press Enter once P2 and P3 are looking away ",
        "P2, press Enter once P1 and P3 are looking away ",
        "P3, press Enter once P1 and P2 are looking away ",
    ]


def test_a_draft_can_be_taken_back_before_it_is_sealed(tmp_path: Path) -> None:
    game = Game(TOY, {"players": 2}, key=b"1")
    answers = ["", "pass", "", "pass", "bury 1", "u", "bury 2", "x"]  # P2, who is there, drafts first
    sitting = Sitting(tmp_path, answers, humans=2, game=game)
    sitting.play()
    assert "taken back" in sitting.out.getvalue()
    assert [[TOY.choices.say(c) for c in draft] for draft in game.state.drafts] == [[], ["bury 2"]]


def test_one_person_is_never_asked_to_look_away(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["card chariots"], game=at_a_draft(2))
    assert "press Enter" not in sitting.play()
    assert "plays Chariots" in sitting.out.getvalue()


def test_nobody_is_shown_what_was_whispered_to_another(tmp_path: Path) -> None:
    rng = Random(7)
    sitting = Sitting(tmp_path, lambda: str(rng.randrange(4)), humans=3, game=Game(TOY, {"players": 3}, key=b"1"))
    text = sitting.play()
    assert sitting.game.record.end
    alone = ""
    seen = set()
    for line in text.split("\n"):
        hand_over = re.match(r"(P\d), press Enter", line)
        alone = hand_over[1] if hand_over else alone
        whisper = re.match(r"  (dealt|peeked): (P\d),", line)
        if whisper:
            assert whisper[2] == alone
            seen.add(whisper[0])
    assert len(seen) == 6  # everybody was dealt cards and peeked


def test_a_plain_board_shows_people_their_own_cards_and_nobody_elses(tmp_path: Path) -> None:
    game = Game(TOY, {"players": 2}, key=b"1")
    sitting = Sitting(tmp_path, [""], humans=2, game=game)
    text = sitting.play()
    columns, all_columns = (encode(TOY, game.state, viewer)["columns"] for viewer in (0, None))
    assert isinstance(columns, dict)
    assert isinstance(all_columns, dict)
    assert (len(columns["hand"]), len(all_columns["hand"])) == (SLOTS, 2 * SLOTS)
    assert f"\nhand {json.dumps(columns['hand'])}\n" in text
    assert "\ndeck " not in text


def test_whispers_are_told_once(tmp_path: Path) -> None:
    rng = Random(7)
    sitting = Sitting(tmp_path, lambda: str(rng.randrange(4)), humans=2, game=Game(TOY, {"players": 2}, key=b"1"))
    text = sitting.play()
    dealt = [event for event in sitting.game.log.events if event.template == "dealt"]
    lines = [line for line in text.split("\n") if line.startswith("  dealt: ")]
    assert sorted(lines) == sorted(f"  {TOY.story.line(event)}  {event.rule}" for event in dealt)


def test_a_secret_screen_leaves_nothing_behind(tmp_path: Path) -> None:
    """On a real terminal secrets are shown on its second screen."""
    sitting = Sitting(tmp_path, ["", "1", "", "1"], humans=2, game=at_a_draft(2))
    sitting.table.screen.console = Console(
        file=sitting.out, width=100, height=45, force_terminal=True, color_system=None, highlight=False
    )
    text = sitting.play()
    inside = False
    for part in re.split(r"(\x1b\[\?1049[hl])", text):
        if part.startswith("\x1b[?1049"):
            assert inside != part.endswith("h")
            inside = part.endswith("h")
        elif not inside:
            assert "Choose a battle card" not in part
    assert not inside
    assert "\x1b[?1049h" in text
