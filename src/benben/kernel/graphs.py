"""Graphs of small numbered things."""

from collections.abc import Sequence


def pieces(nodes: Sequence[int], near: Sequence[Sequence[int]]) -> list[list[int]]:
    """The connected pieces of `nodes` under `near`, each ascending, in the order of their lowest node."""
    inside = set(nodes)
    found: list[list[int]] = []
    for start in sorted(nodes):
        if start not in inside:
            continue
        inside.discard(start)
        piece = [start]
        for node in piece:
            for other in near[node]:
                if other in inside:
                    inside.discard(other)
                    piece.append(other)
        found.append(sorted(piece))
    return found
