"""Classic Kemet played by chance as far as a test needs it, and its positions changed by hand."""

import random

from benben.kemet.box import frames
from benben.kemet.box.layouts import NUMBER
from benben.kemet.box.names import TILE_NAMES, ZONES
from benben.kemet.box.shapes import PHASES
from benben.kemet.box.state import KemetState
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import troops
from benben.kernel.chance import draw
from benben.kernel.steps import BOX, STEP

SEED = 2012


def asked(s: KemetState) -> str:
    return RULES.steps[s.frames[-1][STEP]].name


def menu(s: KemetState) -> list[str]:
    return [RULES.choices.say(choice) for choice in RULES.legal(s, RULES.owing(s)[0])]


def do(s: KemetState, choice: str) -> None:
    RULES.apply(s, RULES.owing(s)[0], RULES.choices.read(choice))


def play_on(s: KemetState, until: str, rng: random.Random, most: int = 3000) -> None:
    """By chance until this step asks."""
    for _ in range(most):
        if s.reason or asked(s) == until:
            return
        p = RULES.owing(s)[0]
        choice = draw(RULES.odds(s), b"", rng.getrandbits(64)) if p == BOX else rng.choice(RULES.legal(s, p))
        RULES.apply(s, p, choice)
        assert RULES.check(s) == []


def begun(players: int, **options: object) -> KemetState:
    """Cities are taken and pyramids come next."""
    s = RULES.setup({"players": players, **options})
    play_on(s, "build the first pyramids", random.Random(SEED))
    return s


def first_day(players: int = 2, **options: object) -> KemetState:
    s = begun(players, **options)
    play_on(s, "your turn", random.Random(SEED))
    return s


def empty(s: KemetState) -> None:
    """Every Unit goes back to its supply."""
    for p in range(s.players):
        s.supply[p] += sum(s.troop[p * ZONES : (p + 1) * ZONES])
        s.troop[p * ZONES : (p + 1) * ZONES] = [0] * ZONES


def put(s: KemetState, p: int, zone: str, units: int) -> None:
    troops.put(s, p, NUMBER[zone], units)


def own(s: KemetState, p: int, *tiles: str) -> None:
    for name in tiles:
        s.tiles[p] |= 1 << TILE_NAMES.index(name)
        s.market[TILE_NAMES.index(name)] -= 1


def at_night(s: KemetState, phase: str) -> None:
    """A Night from this phase on, until the next question of a player."""
    s.round = 2
    s.frames = [[frames.number("night"), PHASES.index(phase), 0]]
    RULES.settle(s, None)
    rng = random.Random(SEED)
    while RULES.owing(s) == [BOX]:
        RULES.apply(s, BOX, draw(RULES.odds(s), b"", rng.getrandbits(64)))
