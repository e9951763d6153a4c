"""The games for OpenSpiel: ``benben.lab.openspiel.game("ankh", players=4)``, or, once this module is imported,
``pyspiel.load_game("python_benben_ankh(players=4)")``.

Chance is a player of its own, with the odds of the rules. Secret drafts are asked one player after the other, each for
all of its draft, and nobody is told what others draft before all have sealed. With `simultaneous` those who still draft
are asked at once, choice by choice, in simultaneous nodes.
"""

import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from ..kernel import registry
from ..kernel.contract import Ruleset
from ..kernel.errors import BadOptions, BadPosition, BenbenError, shown
from ..kernel.play import LIMIT
from ..kernel.positions import parse, read
from ..kernel.records import Record
from ..kernel.registry import ruleset
from ..kernel.steps import SPECTATOR
from .course import OVER, RECENT, Course, beginning
from .observing import Observer

try:
    import pyspiel
except ModuleNotFoundError:
    raise BenbenError(
        'OpenSpiel is missing: pip install "benben[lab]" brings it (open_spiel); for Macs with Intel processors there '
        "is no package of it"
    ) from None

SIMULTANEOUS: Final = "simultaneous"
BESIDE: Final = "+"
"""Between names of a list, for OpenSpiel's parameters know no lists."""
NO_LINE: Final = (0, -1)
"""In an information state tensor, instead of a player (1 is BOX, 2 is P1 …) and a choice."""

AT_MOST: Final = 9
"""No record has more players."""
Kind = pyspiel.GameType
enrolled: Final[set[str]] = set()


def short_name(game: str) -> str:
    return f"python_benben_{game.replace('-', '_')}"


def enrol(name: str) -> None:
    """Make a game known to OpenSpiel."""
    if name in enrolled:
        return
    enrolled.add(name)
    # A class and no function: at the end of the process OpenSpiel lets go of it when Python is no longer there.
    pyspiel.register_game(kind(name, False), type(short_name(name), (Game,), {"played": name}))


def kind(name: str, simultaneous: bool) -> Any:
    rules = ruleset(name)
    players = sizes(rules)
    defaults = {option: as_parameter(value) for option, value in rules.options({}).items()}
    return Kind(
        short_name=short_name(name),
        long_name=f"Benben: {name}",
        dynamics=Kind.Dynamics.SIMULTANEOUS if simultaneous else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.GENERAL_SUM,  # the winners share one point, but it may be that nobody wins
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**defaults, SIMULTANEOUS: False},
    )


def sizes(rules: Ruleset[Any]) -> list[int]:
    """With how many players a game is played: rulesets say so by refusing others."""
    found = []
    for players in range(1, AT_MOST + 1):
        with suppress(BadOptions):
            rules.options({"players": players})
            found.append(players)
    return found


def as_parameter(value: object) -> object:
    return BESIDE.join(map(str, value)) if isinstance(value, list) else value


def as_option(value: object, default: object) -> object:
    if isinstance(value, str) and (isinstance(default, list) or BESIDE in value):
        return value.split(BESIDE) if value else []
    return value


def game(name: str, players: int = 2, simultaneous: bool = False, **options: object) -> "Game":
    """A game as `benben.ruleset(name)` knows it, with its options (scenario, modules …); BadOptions says what is wrong.
    Actions are numbers of choices: `state.action_to_string(action)` gives the words."""
    if not isinstance(simultaneous, bool):
        raise BadOptions(f"simultaneous: True or False is expected, not {shown(simultaneous)}")
    filled = ruleset(name).options({"players": players, **options})
    enrol(name)
    given = {option: as_parameter(value) for option, value in filled.items()}
    loaded: Game = pyspiel.load_game(short_name(name), {**given, SIMULTANEOUS: simultaneous})
    return loaded


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    played: ClassVar[str]

    def __init__(self, params: Mapping[str, object]) -> None:
        self.rules = rules = ruleset(self.played)
        simultaneous = bool(params.get(SIMULTANEOUS, False))
        defaults = rules.options({})
        self.options = rules.options(
            {
                option: as_option(value, defaults.get(option))
                for option, value in params.items()
                if option != SIMULTANEOUS
            }
        )
        self.begin = Course(rules, self.options, simultaneous)
        self.players = self.begin.state.players
        self.observer = Observer(rules, self.players)
        choices = len(rules.choices.names)
        info = pyspiel.GameInfo(
            num_distinct_actions=choices,
            max_chance_outcomes=choices,  # chance answers with choices, too
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LIMIT,
        )
        super().__init__(kind(self.played, simultaneous), info, dict(params))

    def new_initial_state(self, position: str | dict[str, Any] | None = None) -> "GameState":
        """The beginning, or a position in either of Benben's forms, as text or as data."""
        if position is None:
            return GameState(self, self.begin.copy())
        s = read(self.rules, parse(position) if isinstance(position, str) else position)
        if s.players != self.players:
            raise BadPosition(f"this is a position of {s.players} players, and the game is for {self.players}")
        return GameState(self, Course(self.rules, self.options, self.begin.together, beginning(self.rules, s)))

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "GameObserver":
        return GameObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class GameState(pyspiel.State):  # type: ignore[misc]
    """All that there is to it is in `course`, for OpenSpiel copies and keeps attributes one by one."""

    def __init__(self, game: Game, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        return self.course.asked

    def is_terminal(self) -> bool:
        return self.course.asked == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.course.rules.odds(self.course.state)
        whole = sum([weight for _, weight in odds])
        return [(choice, weight / whole) for choice, weight in odds]

    def _apply_action(self, action: int) -> None:
        self.course.play(self.course.asked, action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.course.play_all({p: actions[p] for p in self.course.rules.owing(self.course.state)})

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.rules.choices.say(action)

    def returns(self) -> list[float]:
        return self.course.score()

    def record(self, players: list[str] | None = None) -> Record:
        """The game so far as `benben sim` would write it, had players of these names made the same choices."""
        return self.course.record(players or ["random"] * self.course.state.players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "GameState":
        """A state that the player cannot tell from this one. It has no history: what others have done in secret is made
        up as it may lie there now, not as it may have come about."""
        return GameState(self.get_game(), self.course.sampled(player, random.Random(sampler())))

    def __str__(self) -> str:
        """The whole position, what is hidden, too."""
        return self.course.position()


class GameObserver:
    """Of one player (`SINGLE_PLAYER`) or of a spectator (`NONE`). A string with perfect recall has all that the viewer
    was told since the beginning; a tensor, only the last lines of it. Without public information it is what one player
    sees now and a spectator does not."""

    def __init__(self, game: Game, kind: Any, params: object) -> None:
        private = pyspiel.PrivateInfoType
        self.observer = game.observer
        self.public = kind.public_info
        self.recall = kind.perfect_recall
        self.single = kind.private_info == private.SINGLE_PLAYER
        alone = self.public or (self.single and not self.recall)
        if params or not alone or kind.private_info == private.ALL_PLAYERS:
            raise BadOptions(
                "observer: what everybody sees, with what one player or nobody sees beside it, or the latter alone "
                "without recall, and no parameters"
            )
        length = game.observer.length
        self.tensor: npt.NDArray[np.float32] = np.zeros(length + 2 * RECENT * self.recall, np.float32)
        self.dict = {"observation": self.tensor[:length]}
        if self.recall:
            self.dict["recent"] = self.tensor[length:].reshape(RECENT, 2)

    def set_from(self, state: GameState, player: int) -> None:
        viewer = player if self.single else SPECTATOR
        seen = self.observer.see(state.course.state, viewer)
        if not self.public:  # 0 where everybody sees the same
            seen = np.where(seen == self.observer.see(state.course.state, SPECTATOR), 0, seen)
        self.dict["observation"][:] = seen
        if self.recall:
            lines = [(p + 2, choice) for p, choice in state.course.tell(viewer).recent]
            self.dict["recent"][:] = [NO_LINE] * (RECENT - len(lines)) + lines

    def string_from(self, state: GameState, player: int) -> str | None:
        viewer = player if self.single else SPECTATOR
        if not self.public:
            return state.course.secret(player) or None  # None: there is nothing of this kind
        return state.course.known(viewer) if self.recall else state.course.seen(viewer)


for one in registry.names():
    enrol(one)
