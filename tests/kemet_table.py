"""Short sketches for the rule tests of Kemet: what differs from an empty board, each player in one line.

Without more said there are two players with the cities NW and SW and the colours ruby and sapphire.
"""

import pytest
from table import Table

from benben.kemet.rules import troops
from benben.kernel import positions
from benben.kernel.errors import BadPosition
from benben.kernel.events import Log
from benben.kernel.notation import player_name
from benben.kernel.registry import ruleset

MAFDET = 'tiles = ["priest-of-mafdet"]'
"""Two Land moves."""
THREE_MOVES = 'tiles = ["priest-of-mafdet", "bestial-fury"]'
RUBY_ONYX = 'colours = ["ruby", "onyx"]'
"""The colours of the tiles for three Land moves."""
DECK = {
    "war-rage": 5,
    "war-fury": 2,
    "bloody-battle": 3,
    "bloodbath": 2,
    "bronze-wall": 3,
    "iron-wall": 2,
    "tactical-support": 4,
    "raining-fire": 4,
    "prayer": 3,
    "transfer": 3,
    "swiftness": 2,
}
"""The divine interventions of the ledger, without Diversion."""


class Saved(Table):
    """A table that saves every position on the way and reads it again: whatever can be reached can be loaded."""

    def do(self, *moves: str) -> list[str]:
        told = []
        for move in moves:
            told += super().do(move)
            saved = positions.dump(self.rules, self.state)
            assert positions.dump(self.rules, positions.read(self.rules, positions.parse(saved))) == saved
        return told


def table(situation: str, top: str = "", **of_player: str) -> Table:
    """`top` are TOML lines, `of_player` the entries of a player's table: P1="troops = { NW1 = 5 }, prayer = 4"."""
    lines = [f'situation = "{situation}"', top, *(f"{p} = {{ {entries} }}" for p, entries in of_player.items())]
    return Saved("\n".join(lines), "kemet")


def refused(situation: str, top: str = "", **of_player: str) -> str:
    """What is wrong with a sketch that describes an impossible position."""
    with pytest.raises(BadPosition) as wrong:
        table(situation, top, **of_player)
    return str(wrong.value)


class Start(Saved):
    """A game from its options instead of a sketch."""

    def __init__(self, **options: object) -> None:
        self.rules = ruleset("kemet")
        self.log = Log()
        self.state = self.rules.setup(options, self.log)


def drawn(t: Table) -> list[tuple[str, int]]:
    """What BOX may draw now, with weights."""
    return [(t.rules.choices.say(c), weight) for c, weight in t.rules.odds(t.state)]


def picks(t: Table, verb: str) -> list[str]:
    """The things that may be chosen with this verb now."""
    return [choice.removeprefix(f"{verb} ") for choice in t.legal() if choice.startswith(f"{verb} ")]


def units(t: Table, place: str) -> int:
    """The Units at "P1 NW1"."""
    return int(t.of(place, "troop"))


def fame(t: Table) -> list[int]:
    """All fame points of each player, temporary ones too."""
    return [troops.fame(t.state, p) for p in range(t.state.players)]


def prayer(t: Table) -> list[int]:
    return [int(t.of(player_name(p), "prayer")) for p in range(t.state.players)]


def fight(t: Table, attacker: str, defender: str) -> None:
    """Plan and reveal: each discards a card and plays the other, "1/3/0 3/2/0"."""
    for plan in (attacker, defender):
        player, discard, card = plan.split()
        t.do(f"{player} discard {discard}", f"{player} card {card}")
        if player.rstrip(":") in t.owing and "seal" in t.legal(player.rstrip(":")):
            t.do(f"{player} seal")


def moving(troops: str, entries: str = "", top: str = "", take: int = 0, **others: str) -> Table:
    """P1's first Troop named ("NW1 = 5, D-NW = 2") sets out in a Move action, all of it or so many Units."""
    more = f", {entries}" if entries else ""
    t = table("action move of P1", top, P1=f"troops = {{ {troops} }}{more}", **others)
    zone, _, there = troops.split(",")[0].partition(" = ")
    t.do(f"P1: troop {zone}")
    if int(there) > 1:
        t.do(f"P1: take {take or there}")
    return t


def ways(t: Table) -> set[str]:
    """Where a Move may go by land or port."""
    return set(picks(t, "to"))


def over(t: Table) -> bool:
    """Whether P1's turn is over and P2's has begun."""
    return t.owing == ["P2"] and t.prompt == "your turn"
