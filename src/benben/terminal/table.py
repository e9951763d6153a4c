"""A game at one table: people in turn at the same screen, bots in the other chairs."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from ..kernel.columns import PUBLIC
from ..kernel.contract import Ruleset
from ..kernel.errors import BadNotation, BenbenError, reason, shown
from ..kernel.events import Event, may_know
from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.pictures import Picture
from ..kernel.play import Bot, Look
from ..kernel.steps import BOX, SPECTATOR, Step
from ..kernel.words import joined
from .menu import Menu
from .pictures import is_marked, seen_by
from .saves import Keeper, write_whole
from .screen import Screen
from .speech import refusal

HELP: Final = (("?", "rule"), ("m", "menu"), ("b", "board"), ("l", "log"), ("u", "undo"), ("", "save"), ("q", "leave"))
RESUME: Final = "benben play --terminal --resume"
KEEP_ROOM: Final = 4
"""Lines of a small window that the board must leave for the question."""
ROOMY: Final = 10


class Leave(Exception):
    """The people at the table have gone."""


class Table:
    """`chairs` holds a bot for each player that is no person; `explain` shows rules by ID or word."""

    def __init__(
        self,
        game: Game,
        chairs: Sequence[Bot | None],
        screen: Screen,
        keeper: Keeper,
        ask: Callable[[str], str],
        explain: Callable[[str], None],
    ) -> None:
        self.game = game
        self.rules: Ruleset[Any] = game.rules
        self.chairs = chairs
        self.people = [p for p, bot in enumerate(chairs) if bot is None]
        self.screen = screen
        self.keeper = keeper
        self.ask = ask
        self.explain = explain
        self.words = screen.words
        self.told = 0  # how many events have been shown
        self.whispers: dict[int, list[Event]] = {p: [] for p in self.people}  # what each person has missed
        self.left: dict[int, int] = dict.fromkeys(self.people, 0)  # events at the end of each person's last turn
        self.shown_to: int | None = None  # the person who was last shown a board
        self.alone: int | None = None  # the person who sits alone before the screen
        self.saved: set[Path] = set()
        self.helped = False
        self.warned = ""

    @property
    def step(self) -> Step[Any]:
        return self.rules.steps[self.game.state.frames[-1][0]]

    # The game ---------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over, or Leave."""
        try:
            while owing := self.rules.owing(self.game.state):
                bots = [p for p in owing if p != BOX and self.chairs[p]]
                if owing == [BOX]:
                    self.game.chance()
                elif bots:
                    self.bot_chooses(bots[0])
                else:
                    self.person_chooses(self.alone if self.alone in owing else owing[0])
                self.keep()
        finally:
            self.come_back()
        self.tell(self.people[0] if len(self.people) == 1 else SPECTATOR)

    def bot_chooses(self, p: int) -> None:
        bot = self.chairs[p]
        if bot:
            s = self.game.state
            self.game.play(p, bot.choose(self.rules.legal(s, p), Look(self.rules, s, p)))
        if not self.people:
            self.tell(SPECTATOR)

    def person_chooses(self, p: int) -> None:
        self.sit_down(p)
        self.question(p)
        while True:
            answer = self.ask(f"{player_name(p)} > ").strip()
            try:
                if not answer or self.command(p, answer):
                    continue
                self.game.play(p, self.read(p, answer))
            except BenbenError as wrong:
                self.screen.say(f"  {refusal(self.words, wrong)}", "wrong")
                continue
            break
        if p not in self.rules.owing(self.game.state):
            self.left[p] = len(self.game.log.events)
            self.shown_to = None

    def keep(self) -> None:
        self.keeper.keep(self.game.record.text())
        if self.keeper.trouble and self.keeper.trouble != self.warned:
            self.screen.say(f"  {self.keeper.told(self.words)}", "wrong")
        self.warned = self.keeper.trouble

    # What a person sees -----------------------------------------------------------------------------------------------

    def menu(self, p: int) -> Menu:
        s = self.game.state
        legal = self.rules.legal(s, p)
        w, shown, say = self.words, self.screen.shown, self.rules.choices.say
        ahead = self.rules.ahead(s, p, legal)

        def note(choice: int) -> str:
            told = (shown.note(s, w, p, choice), shown.brings(s, w, p, ahead, say(choice)))
            return "; ".join(text for text in told if text)

        return Menu(legal, say, note, w, shown, self.step.name)

    def read(self, p: int, answer: str) -> int:
        """The choice that p names; of one that is not on the menu it is told which rule forbids it."""
        s, menu = self.game.state, self.menu(p)
        try:
            return menu.read(answer)
        except BadNotation:
            for choice in menu.meant(answer, self.rules.choices.names):
                wrong = self.rules.refusal(s, p, choice)
                if wrong.why:
                    raise wrong from None
            raise

    def tell(self, p: int) -> None:
        self.screen.events(self.news(p))

    def news(self, p: int) -> list[Event]:
        """Everything that p may know and has not been shown yet."""
        fresh = self.game.log.events[self.told :]
        self.told = len(self.game.log.events)
        for other in self.people:
            if other != p:
                missed = [event for event in fresh if self.alone == p or not may_know(event.audience, p)]
                self.whispers[other] += [event for event in missed if may_know(event.audience, other)]
        waiting = self.whispers.get(p, [])
        news = waiting + [event for event in fresh if may_know(event.audience, p)]
        waiting.clear()
        return news

    def question(self, p: int) -> None:
        """What is new, the board where it helps, what is asked, and the menu."""
        s = self.game.state
        menu = self.menu(p)
        news = self.news(p)
        room = self.screen.console.height
        board: Picture = [[], *self.screen.board(seen_by(self.rules, s, p), self.rules.legal(s, p))]
        if menu.has_places or is_marked(board) or self.shown_to != p:
            room -= len(board)
            self.shown_to = p
        else:
            board = []
        if len(news) < room - len(menu.entries) - KEEP_ROOM:
            self.screen.events(news)
            self.screen.picture(board)
        else:  # the board would push the news out of a small window
            self.screen.picture(board)
            self.screen.events(news)
            room -= len(news)
        self.ask_again(p, menu, room)

    def ask_again(self, p: int, menu: Menu, room: int) -> None:
        """What is asked, in `room` lines."""
        if room > ROOMY:
            self.screen.say()
        self.screen.asked(self.screen.shown.player_title(self.game.state, self.words, p), self.game.state)
        lines = menu.lines(self.screen.console.width)
        if menu.has_places and len(lines) > max(room - KEEP_ROOM, 3):
            self.screen.line(menu.summary())
        else:
            self.screen.picture(lines)
        if not self.helped:
            self.screen.say(f"  {self.words('help-hint')}", "label")
            self.helped = True

    # What a person may type besides a choice --------------------------------------------------------------------------

    def command(self, p: int, answer: str) -> bool:
        """Whether the answer was a command, which is then done."""
        word, _, rest = answer.partition(" ")
        if word.startswith("?"):
            self.explain(answer[1:].strip() or self.rules.asked_by(self.game.state))
        elif word in ("h", "help") and not rest:
            self.help(self.menu(p))
        elif word == "m" and not rest:
            self.screen.picture(self.menu(p).lines(self.screen.console.width))
        elif word == "b" and not rest:
            s = self.game.state
            board = self.screen.everything(seen_by(self.rules, s, p), self.rules.legal(s, p), map_last=True)
            self.ask_again(p, self.menu(p), self.screen.console.height - board)
        elif word == "l" and not rest:
            self.log(p)
            self.ask_again(p, self.menu(p), self.screen.console.height)
        elif word == "u" and not rest:
            self.undo(p)
        elif word == "s":
            self.save(rest)
        elif word in ("q", "quit") and not rest:
            self.leave(p)
        else:
            return False
        return True

    def help(self, menu: Menu) -> None:
        w = self.words
        rows = [(w("help-number"), w("help-choose", examples=menu.examples()))]
        rows += [(letter or w("help-save-file"), w(f"help-{name}")) for letter, name in HELP]
        widest = max(len(what) for what, _ in rows)
        for what, does in rows:
            self.screen.line([(f"  {what:{widest}}  ", "key"), (does, "")])

    def log(self, p: int) -> None:
        events = self.game.log.events[self.left[p] :]
        self.screen.events([event for event in events if may_know(event.audience, p)])

    def undo(self, p: int) -> None:
        self.game.undo(p)
        self.told = min(self.told, len(self.game.log.events))
        self.keep()
        self.screen.say(f"  {self.words('taken-back')}", "label")
        self.question(p)

    def save(self, name: str) -> None:
        if not name.strip():
            self.screen.say(f"  {self.words('save-name')}", "wrong")
            return
        try:
            path = Path(name.strip()).expanduser()
            if path.exists() and path not in self.saved:
                self.screen.say(f"  {self.words('save-there', path=str(path))}", "wrong")
                return
            write_whole(path, self.game.record.text())
        except (OSError, ValueError, RuntimeError) as wrong:  # RuntimeError: ~somebody who has no home here
            told = self.words("save-cannot", path=shown(name.strip()), why=reason(wrong))
            self.screen.say(f"  {told}", "wrong")
            return
        self.saved.add(path)
        self.screen.picture([[(f"  {self.words('file-saved', command=f'{RESUME} {path}')}", "label")]])

    def leave(self, p: int) -> None:
        if not self.keeper.trouble:
            self.screen.picture([[(f"  {self.words('stays', path=str(self.keeper.path))}", "label")]])
        answer = self.ask(f"{self.words('leave-sure')} ").strip()
        if answer.lower() in ("y", "yes"):
            raise Leave
        if answer and answer.lower() not in ("n", "no"):
            before = len(self.saved)
            self.save(answer)
            if len(self.saved) > before:
                raise Leave

    # One screen for several people ------------------------------------------------------------------------------------

    def is_private(self) -> bool:
        """Whether what p sees now is not for the others: a draft, or a game with hidden things."""
        return self.step.sealed or any(column.sees != PUBLIC for column in self.rules.columns)

    def sit_down(self, p: int) -> None:
        """Several people share the screen: let the others look away before p is shown something secret."""
        private = len(self.people) > 1 and self.is_private()
        if self.alone == p and private:
            return
        self.come_back()
        if private:
            others = joined(self.words, [player_name(q) for q in self.people if q != p])
            self.cover(True)
            told = self.words("look-away", player=player_name(p), others=others, count=len(self.people) - 1)
            self.ask(f"{told} ")
            self.alone = p

    def come_back(self) -> None:
        if self.alone is not None:
            self.alone = None
            self.shown_to = None
            self.cover(False)

    def cover(self, on: bool) -> None:
        """A second screen of the terminal, which leaves nothing behind; where there is none, empty lines."""
        console = self.screen.console
        if console.is_terminal and not console.is_dumb_terminal:
            console.set_alt_screen(on)
        else:
            console.print("\n" * (console.height if console.is_terminal else 1))
