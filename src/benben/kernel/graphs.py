"""Graphs of small numbered things."""


def pieces(nodes: list[int], near: list[list[int]]) -> list[list[int]]:
    """The connected pieces of `nodes` under `near`, each ascending, in the order of their lowest node."""
    left = [False] * len(near)
    for node in nodes:
        left[node] = True
    found: list[list[int]] = []
    for start in sorted(nodes):
        if not left[start]:
            continue
        left[start] = False
        piece = [start]
        for node in piece:
            for other in near[node]:
                if left[other]:
                    left[other] = False
                    piece.append(other)
        found.append(sorted(piece))
    return found
