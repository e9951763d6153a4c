"""What a game has come to: the moments, kinds of step and kinds of end that the laws must see; laws_reach counts them.

A moment lasts: the third conflict, the time after the merge, a round. Each game names its own; the names of steps and
ends are those of its ruleset.
"""

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any, Final

from laws import Rules

from benben.ankh.box.contents import EVENT_TRACK
from benben.ankh.box.state import AnkhState
from benben.kemet.box.state import KemetState
from benben.kemet.rules.troops import fame
from benben.kernel.steps import State, Step

CONFLICTS: Final = [0, *accumulate(int(event.startswith("conflict")) for event in EVENT_TRACK)]
"""How many conflicts have begun, by the event on which the marker stands (A-C8)."""
ROUNDS: Final = 6
"""Rounds of Kemet that are told apart; games of players without a plan have many more."""

OF_KEMET: Final = [
    *(f"round {n}" for n in range(1, ROUNDS + 1)),
    "later rounds",
    "enough fame to win",
    "battle with enough fame to win",
    "last round agreed on",
    "night of the last round",
]
MOMENTS: Final[dict[str, list[str]]] = {
    "ankh": [
        *(f"conflict {n}" for n in range(1, CONFLICTS[-1] + 1)),
        "battle of the last conflict",
        "merged gods",
        "forgotten gods",
    ],
    "kemet": OF_KEMET,
    "kemet-classic": OF_KEMET,
    "toy": [],
}


def in_ankh(s: AnkhState, open_steps: set[str]) -> Iterator[str]:
    if "conflict" in open_steps:
        yield f"conflict {CONFLICTS[s.event]}"
        if s.event == len(EVENT_TRACK) and "battle" in open_steps:
            yield "battle of the last conflict"
    if s.event and len(set(s.side_of)) < s.players:
        yield "merged gods"
    if s.event and any(not s.in_play >> side & 1 for side in s.side_of):
        yield "forgotten gods"


def in_kemet(s: KemetState, open_steps: set[str]) -> Iterator[str]:
    if s.round:
        yield f"round {s.round}" if s.round <= ROUNDS else "later rounds"
    if s.round and any(fame(s, p) >= s.edition.victory for p in range(s.players)):
        yield "enough fame to win"
        if "battle" in open_steps:
            yield "battle with enough fame to win"
    if s.round and s.round == s.last_round:
        yield "last round agreed on"
        if "night" in open_steps:
            yield "night of the last round"


IN: Final[dict[str, Callable[[Any, set[str]], Iterator[str]]]] = {
    "ankh": in_ankh,
    "kemet": in_kemet,
    "kemet-classic": in_kemet,
}
OF_THE_PATH: Final = (
    "a battle with priests",
    "choose the road",
    "how many priests go along",
    "lay out the path",
    "move with a priest",
    "on the road",
    "seal a tile",
    "seal a tile of",
    "send a priest back",
    "send a priest by night",
    "stand in for a unit",
    "use objects",
)
ABSENT: Final[dict[str, set[str]]] = {
    "kemet": {
        "a card acts",
        "bring a creature with the recruits",
        "choose where to flee",
        "choose your place at dawn",
        "dawn",
        "dusk",
        "enter",
        "escape",
        "keep a divine intervention",
        "look at divine interventions",
        "order",
        "part of the war council",
        "place the first units",
        "draw renewed divine interventions",
        "renew divine interventions",
        "swap the battle card",
        "take a card from the discard",
        "take a card of the enemy",
        "play a card at dawn",
        "use night tiles",
        "veto",
        "where does the creature come home",
        *OF_THE_PATH,
    },
    "kemet-classic": {
        "arrange creatures",
        "choose your place",
        "discard divine interventions",
        "leave a district empty",
        "spend veterans",
        "take the first tile",
    },
}
"""Steps that another edition has, of those who share them."""


def moments(rules: Rules, s: State) -> list[str]:
    """Those in which this decision falls; none when the game is over."""
    open_steps = {rules.steps[f[0]].name for f in s.frames}
    return list(IN[rules.name](s, open_steps)) if open_steps and rules.name in IN else []


def steps(rules: Rules, s: State) -> list[str]:
    """The step that asks, and those below it that never ask themselves."""
    kinds = [rules.steps[f[0]] for f in s.frames]
    return sorted({step.name for step in kinds[-1:]} | {step.name for step in kinds if not asks(step)})


def asks(step: Step[Any]) -> bool:
    return step.sealed or type(step).who is not Step.who
