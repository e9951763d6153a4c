"""The games for PettingZoo: ``benben.lab.zoo.env("ankh", players=4)``.

Agents are P1, P2 …, asked one after the other, also where choices are secret and made at the same time: nobody is shown
what others have drafted. Chance is played by the environment as it is in ``benben sim``: with equal choices, game n
after ``reset(seed=s)`` is game n of the series with seed s. The reward is the score of the game, at its end, and with
`shaping` also what a choice does to everybody's chance to win.
"""

from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from ..i18n import Words
from ..kernel.courses import Course
from ..kernel.errors import BadOptions, shown
from ..kernel.notation import player_name, quoted
from ..kernel.pictures import plain
from ..kernel.registry import ruleset
from ..kernel.steps import STEP
from ..terminal.pictures import seen_by, shown_of
from .drawing import image
from .observing import Observer

WIDE: Final = 44
"""Columns of what stands below a board."""
Seen = dict[str, Any]
"""An observation: what an agent sees (`observation`), and what it may choose (`action_mask`)."""


def env(
    game: str,
    players: int = 2,
    render_mode: str | None = None,
    *,
    max_cycles: int | None = None,
    shaping: float = 0.0,
    **options: object,
) -> "GameEnv":
    """A game as `benben.ruleset(game)` knows it, with its options (scenario, modules …); BadOptions says what is wrong.
    Actions are numbers of choices: `env.choices.say(action)` gives the words. With `max_cycles` a game is cut off when
    somebody has chosen so often."""
    return GameEnv(game, {"players": players, **options}, render_mode, max_cycles, shaping)


def counts(given: object) -> bool:
    return isinstance(given, int) and given >= 1


def amount(given: object) -> bool:
    return isinstance(given, int | float) and 0 <= given < float("inf")


class GameEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    metadata: ClassVar[dict[str, Any]] = {
        "name": "benben_v0",
        "render_modes": ["ansi", "rgb_array", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        render_mode: str | None,
        max_cycles: int | None = None,
        shaping: float = 0.0,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOptions(f"render_mode {shown(render_mode)}: {quoted(self.metadata['render_modes'])} is expected")
        if max_cycles is not None and not counts(max_cycles):
            raise BadOptions(f"max_cycles {shown(max_cycles)}: a number from 1 on is expected")
        if not amount(shaping):
            raise BadOptions(f"shaping {shown(shaping)}: a number from 0 on is expected")
        self.max_cycles = max_cycles
        self.shaping = shaping
        self.rules = ruleset(game)
        self.options = self.rules.options(options)
        self.choices = self.rules.choices
        self.render_mode = render_mode
        players = int(str(self.options["players"]))
        self.observer = Observer(self.rules, players)
        self.possible_agents = [player_name(p) for p in range(players)]
        self.players = {agent: p for p, agent in enumerate(self.possible_agents)}
        whole = np.iinfo(np.int16)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(whole.min, whole.max, (self.observer.length,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.choices.names),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(len(self.choices.names)) for agent in self.possible_agents}
        self.seed = int(np.random.SeedSequence().generate_state(1)[0])
        self.number = 0
        self.course = Course(self.rules, self.options, self.seed, self.number)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed the first game of its series, without one the next game."""
        if seed is not None:
            self.seed, self.number = seed, 0
        self.number += 1
        self.course = Course(self.rules, self.options, self.seed, self.number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.asked = dict.fromkeys(self.agents, 0)
        self.chances = self.chances_now()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.tell()

    def observe(self, agent: str) -> Seen:
        p = self.players[agent]
        legal = self.rules.legal(self.course.state, p)
        return {"observation": self.observer.see(self.course.state, p), "action_mask": self.observer.mask(legal)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.course.choose(int(action if action is not None else -1))
        self.asked[agent] += 1
        self._clear_rewards()
        self.tell()
        before, self.chances = self.chances, self.chances_now()
        for other, was, now in zip(self.possible_agents, before, self.chances, strict=True):
            self.rewards[other] += self.shaping * (now - was)
        self._accumulate_rewards()

    def tell(self) -> None:
        """Who is asked, or how the game has ended."""
        course = self.course
        if course.outcome is None and self.max_cycles in self.asked.values():
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"end": "max-cycles"} for agent in self.agents}
            self.agent_selection = self.agents[0]
            return
        if course.outcome is None:
            self.agent_selection = self.possible_agents[course.turn]
            s = course.state
            self.infos[self.agent_selection] = {
                "step": self.rules.steps[s.frames[-1][STEP]].name,
                "rule": self.rules.asked_by(s),
                "legal": self.legal(self.agent_selection),
            }
            return
        for agent, score in zip(self.possible_agents, course.outcome.score, strict=True):
            self.rewards[agent] = score
            self.terminations[agent] = True
            self.infos[agent] = {"end": course.outcome.reason}
        self.agent_selection = self.agents[0]

    def chances_now(self) -> list[float]:
        """Everybody's chance to win, by the judgement of the position as it really is; at the end the score."""
        s = self.course.state
        return [self.rules.chance(s, p) if self.shaping else 0.0 for p in self.players.values()]

    def legal(self, agent: str) -> list[str]:
        """What an agent may choose, in words."""
        return [self.choices.say(choice) for choice in self.rules.legal(self.course.state, self.players[agent])]

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board as the terminal draws it, seen by who is asked: as text, as an image, or printed."""
        if self.render_mode is None:
            return None
        p = self.players[self.agent_selection]
        s, words, shows = seen_by(self.rules, self.course.state, p), Words("en", self.rules.name), shown_of(self.rules)
        picture = [shows.heading(s, words), *shows.board(s, words, self.rules.legal(s, p))]
        picture += [line for panel in shows.panels(s, words, WIDE) for line in panel]
        if self.render_mode == "rgb_array":
            return image(picture, shows.MANY)
        text = "\n".join(plain(line) for line in picture)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        pass
