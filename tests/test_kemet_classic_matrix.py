"""Classic Kemet with every set of modules: games end, keep the laws and can be played again; nothing in the box is left
unused. BENBEN_DEEP=1 tries all sets with every number of players, and more games."""

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from courses import Course
from laws import DEEP, POSITION_LAWS

from benben.arena.series import Summary, play_one, series
from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.edition import classic
from benben.kemet.box.names import (
    CARD_NAMES,
    CREATURE_NAMES,
    DIVINE_NAMES,
    LOCATION_NAMES,
    OBJECT_NAMES,
    SKILL_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from benben.kemet.classic import ADDED, MODULES, switched
from benben.kernel import registry
from benben.kernel.notation import bits

SETS: list[list[str]] = [list(some) for n in range(len(ADDED) + 1) for some in combinations(ADDED, n)]
"""All are legal, and none needs another (KT-E1, KT-E2)."""
USUAL = [some for some in SETS if len(some) in (0, 2, len(ADDED))]
EVERY = 40
"""At one of so many decisions the laws are looked at."""


def named(some: list[str]) -> str:
    return "+".join(some) or "none"


@pytest.mark.rule("KT-E1", "KT-E2")
def test_all_sets_are_there() -> None:
    rules = registry.ruleset("kemet-classic")
    assert len(SETS) == 2 ** len(ADDED)
    for some in SETS:
        s = rules.setup({"players": 3, "modules": some})
        assert s.edition is classic(switched(some))
        assert rules.options({"modules": [*reversed(some)]})["modules"] == some
    assert rules.options({"modules": "all"})["modules"] == list(MODULES)  # promos are asked for (KT-E2)


@pytest.mark.long
@pytest.mark.rule("KT-E1")
@pytest.mark.parametrize("some", SETS if DEEP else USUAL, ids=named)
def test_games_with_a_set_of_modules_keep_the_laws(some: list[str]) -> None:
    rules = registry.ruleset("kemet-classic")
    at = SETS.index(some)
    for players in range(2, 6) if DEEP else [2 + at % 4]:
        for company in ("random", "eager"):
            course = Course(rules, {"players": players, "modules": some}, at, [company])
            rng = random.Random(f"matrix {at} {players}")
            for n, s in enumerate(course.play()):
                if n % EVERY == 0:
                    for law in POSITION_LAWS.values():
                        law(rules, s, rng)
            assert rules.outcome(s)
        once, again = (course.played().record.digest() for _ in range(2))
        assert once == again


# What eager bots take and use -----------------------------------------------------------------------------------------


@cache
def tallied() -> Counter[str]:
    """How often everything was chosen in games of five with all modules."""
    of = series("kemet-classic", 5, None, ["eager"], 7, {"modules": list(ADDED)})
    total = Summary(of, tally=True)
    for number in range(1, (200 if DEEP else 40) + 1):
        total.add(play_one(of, number))
    assert total.choices is not None
    assert set(total.ends) == {"fame"}
    return total.choices


def chosen(verb: str) -> set[str]:
    return {choice.partition(" ")[2] for choice, n in tallied().items() if choice.partition(" ")[0] == verb and n > 1}


@pytest.mark.long
def test_every_tile_card_and_creature_is_taken_and_used() -> None:
    edition = classic(switched(ADDED))
    assert {TILE_NAMES[t] for t in edition.tiles} - chosen("tile") == set()
    assert {TILE_NAMES[t] for t in edition.gold_tiles} - chosen("gold") == set()
    assert {CREATURE_NAMES[c] for c in edition.creatures} - chosen("with") == set()
    assert {DIVINE_NAMES[d] for d in edition.divine} - chosen("draw") == set()
    assert {DIVINE_NAMES[d] for d in edition.in_battle} - chosen("add") == set()
    outside = {DIVINE_NAMES[d] for d in edition.divine if d not in edition.in_battle}
    teleported = {DIVINE_NAMES[edition.transfer]} if chosen("transfer") else set()
    assert outside - chosen("play") == teleported
    assert {CARD_NAMES[c] for c in edition.cards} - chosen("card") == set()
    assert {CARD_NAMES[c] for c in edition.cards} - chosen("discard") == set()


@pytest.mark.long
@pytest.mark.rule("KT-R2", "KT-R18")
def test_priests_walk_and_every_object_is_used() -> None:
    """Those that work at once are not chosen; Skills are taken without being named."""
    edition = classic(switched(ADDED))
    kept = {OBJECT_NAMES[o] for o in edition.objects if edition.object_data[o]["when"] != "taken"}
    assert kept - chosen("object") == set()
    drawn = {TOKEN_NAMES[t] for t, n in enumerate(edition.token_copies) if n}
    assert drawn - chosen("token") == {"victory"}  # these are laid down without being drawn (KT-R11)
    assert len(chosen("go")) > len(LOCATION_NAMES) // 2  # where only one road leads on nobody is asked


@pytest.mark.long
@pytest.mark.rule("KT-R10", "KT-R12")
def test_every_skill_is_taken() -> None:
    """Nobody names them: they come with whatever lies where a priest is."""
    edition = classic(switched(ADDED))
    taken: Counter[int] = Counter()
    for number in range(1, 21):
        course = Course(registry.ruleset("kemet-classic"), {"players": 5, "modules": list(ADDED)}, number, ["eager"])
        *_, end = course.play()
        assert isinstance(end, ClassicState)
        taken.update(k for owned in end.skills for k in bits(owned))
    assert {SKILL_NAMES[k] for k in edition.skills} == {SKILL_NAMES[k] for k, n in taken.items() if n > 1}


@pytest.mark.long
@pytest.mark.rule("KT-W2", "KT-W4")
def test_dawns_are_played() -> None:
    assert {"0", "1", "2"} <= chosen("spend")
    assert chosen("slot") == {"1", "2", "3", "4", "5"}
