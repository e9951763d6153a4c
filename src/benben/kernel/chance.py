"""Chance outside the state: what BOX answers is drawn from a key, a purpose and an ordinal. The same key gives the same
answers in any process, and nothing of the future is written anywhere."""

import hashlib
import random
from collections.abc import Sequence
from functools import lru_cache


def game_key(seed: int, game: int) -> bytes:
    """The key of game number `game` of a simulation with `seed`."""
    return f"{seed}/{game}".encode()


@lru_cache(maxsize=64)
def secret(key: bytes) -> bytes:
    """The key as it is hashed with: the same for every draw of a game."""
    return hashlib.sha256(key).digest()


def number(key: bytes, purpose: str, ordinal: int) -> int:
    """128 bits that depend on nothing but the arguments."""
    digest = hashlib.blake2b(f"{purpose}/{ordinal}".encode(), digest_size=16, key=secret(key))
    return int.from_bytes(digest.digest())


def generator(key: bytes, purpose: str, ordinal: int = 0) -> random.Random:
    """A separate generator for a bot or a sample."""
    return random.Random(number(key, purpose, ordinal))


def draw(odds: Sequence[tuple[int, int]], key: bytes, ordinal: int) -> int:
    """What BOX answers as number `ordinal` of a game."""
    at = number(key, "BOX", ordinal) % sum([weight for _, weight in odds])
    for choice, weight in odds:
        at -= weight
        if at < 0:
            return choice
    raise AssertionError("weights are positive")
