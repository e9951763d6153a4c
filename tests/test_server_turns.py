"""A crowd that all say something at once does not keep the others waiting."""

import selectors
import socket

from benben.server.turns import AT_ONCE, Turns

CROWD = 5 * AT_ONCE + 3


def test_a_round_is_short_and_everybody_has_a_turn() -> None:
    pairs = [socket.socketpair() for _ in range(CROWD)]
    with Turns() as turns:
        for n, (ours, theirs) in enumerate(pairs):
            turns.register(ours, selectors.EVENT_READ, n)
            theirs.send(b"x")
        served: list[int] = []
        for _ in range(6):
            ready = turns.select(0)
            assert 0 < len(ready) <= AT_ONCE
            served += [key.data for key, _ in ready]
        assert set(served) == set(range(CROWD)), "those who were left out come first in the next round"
        for ours, theirs in pairs:
            ours.close()
            theirs.close()


def test_a_few_are_all_served() -> None:
    ours, theirs = socket.socketpair()
    with Turns() as turns, ours, theirs:
        turns.register(ours, selectors.EVENT_READ)
        assert turns.select(0) == []
        theirs.send(b"x")
        assert [key.fileobj for key, _ in turns.select(0)] == [ours]
