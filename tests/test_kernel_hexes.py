"""Hexagons and graphs."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from benben.kernel.graphs import pieces
from benben.kernel.hexes import DIRECTIONS, Place, distance, neighbours, place_name, side_corners

places = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
fixed = settings(derandomize=True, database=None, deadline=None)


def rings(centre: Place, most: int) -> dict[Place, int]:
    """Steps from the centre, found by walking."""
    steps, edge = {centre: 0}, [centre]
    for n in range(1, most + 1):
        edge = [near for place in edge for near in neighbours(place) if steps.setdefault(near, n) == n]
    return steps


def test_neighbours_of_even_and_odd_columns() -> None:
    """Clockwise from north; odd columns lie half a hex lower."""
    assert neighbours((4, 6)) == [(3, 6), (3, 7), (4, 7), (5, 6), (4, 5), (3, 5)]
    assert neighbours((4, 7)) == [(3, 7), (4, 8), (5, 8), (5, 7), (5, 6), (4, 6)]


@given(places)
@fixed
def test_neighbours_are_mutual_and_opposite(place: Place) -> None:
    around = neighbours(place)
    assert len(set(around)) == len(DIRECTIONS)
    for d, near in enumerate(around):
        assert neighbours(near)[(d + 3) % 6] == place
        assert around[(d + 1) % 6] in neighbours(near)


@given(places)
@settings(fixed, max_examples=10)
def test_distance_is_the_number_of_steps(centre: Place) -> None:
    walked = rings(centre, 6)
    assert len(walked) == 1 + sum(6 * n for n in range(1, 7))
    assert all(distance(centre, place) == distance(place, centre) == n for place, n in walked.items())


@given(places, st.integers(0, 5))
@fixed
def test_a_side_has_two_ends_and_each_joins_three_sides(place: Place, d: int) -> None:
    other = neighbours(place)[d]
    ends = side_corners(place, other)
    assert len(set(ends)) == 2
    assert sorted(ends) == sorted(side_corners(other, place))
    for corner in ends:
        assert {place, other} < set(corner)
        sides = [(a, b) for a in corner for b in corner if a < b]
        assert len(sides) == 3
        assert all(corner in side_corners(a, b) for a, b in sides)


def test_six_corners_lie_around_a_hex_each_on_two_of_its_sides() -> None:
    ends = Counter(corner for near in neighbours((4, 7)) for corner in side_corners((4, 7), near))
    assert sorted(ends.values()) == [2] * 6


def test_places_are_named_by_row_and_column() -> None:
    assert place_name((4, 7)) == "[4,7]"


def test_pieces_of_a_graph() -> None:
    near = [[1], [0, 2], [1], [4], [3], []]
    assert pieces([5, 4, 3, 2, 1, 0], near) == [[0, 1, 2], [3, 4], [5]]
    assert pieces([0, 2, 4], near) == [[0], [2], [4]]
    assert pieces([], near) == []


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9))), st.sets(st.integers(0, 9)))
@fixed
def test_pieces_hold_all_nodes_once_and_have_no_link_between_them(
    links: list[tuple[int, int]], inside: set[int]
) -> None:
    near: list[list[int]] = [[] for _ in range(10)]
    for a, b in links:
        near[a].append(b)
        near[b].append(a)
    found = pieces(sorted(inside), near)
    assert sorted(node for piece in found for node in piece) == sorted(inside)
    assert found == sorted(sorted(piece) for piece in found)
    home = {node: i for i, piece in enumerate(found) for node in piece}
    assert all(home[a] == home[b] for a, b in links if a in inside and b in inside)
    for piece in found:
        reached = [piece[0]]
        for node in reached:
            reached += [other for other in near[node] if other in inside and other not in reached]
        assert sorted(set(reached)) == piece
