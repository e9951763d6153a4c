"""What Kemet's judgement calls better: tiles by what they do, and a plan for those to come."""

import random
from copy import copy

import pytest
from kemet_table import Start, table
from table import Table

from benben.bots.greedy import GreedyBot
from benben.kemet.box.edition import BLOOD_AND_SAND, CLASSIC, OF_CREATURES, OF_TILES
from benben.kemet.box.names import CREATURE_TILES, TILE_NAMES, TILES
from benben.kemet.box.shapes import CREATURE_EFFECTS, EFFECTS
from benben.kemet.rules import powers
from benben.kemet.thinking import tile_worth
from benben.kemet.thinking.judgement import TERMS, WEIGHTS, explain, judge
from benben.kernel.chance import draw
from benben.kernel.judging import WIN
from benben.kernel.notation import bits
from benben.kernel.play import Look
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX

VALUES = tile_worth.of(BLOOD_AND_SAND)
HOME = "troops = { NW1 = 5, NW2 = 5 }"
RUBY = 'pyramids = { NW1 = "ruby 4", NW2 = "sapphire 1" }'
BATTLE = "battle in T-W of P1 against P2"


def quiet(entries: str = "", top: str = "players = 3", **others: str) -> Table:
    return table("turn of P3", top, P1=entries, **others)


def term(t: Table, name: str, p: int = 0) -> float:
    return explain(t.state, p)[name]


def mask(*names: str) -> int:
    return sum(1 << TILE_NAMES.index(name) for name in names)


def worth(*names: str, rounds: float = 4.0, might: float = 1.0) -> float:
    return VALUES.worth(mask(*names), rounds, might)


def adds(name: str, *owned: str) -> float:
    return worth(name, *owned) - worth(*owned)


# Tiles ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TILE_NAMES[: len(TILES)])
def test_no_tile_is_without_worth(name: str) -> None:
    """A further tile is a line of data: whoever adds an effect must say what it is worth."""
    domination = name.startswith("domination")  # its fame point counts where it stands
    assert (worth(name) > 0) != domination
    assert VALUES.at_once[TILE_NAMES.index(name)] == (domination or name == "sphinx")


@pytest.mark.parametrize("tile", CLASSIC.tiles, ids=lambda t: TILE_NAMES[t])
def test_no_tile_of_the_other_edition_is_without_worth(tile: int) -> None:
    values = tile_worth.of(CLASSIC)
    point = TILE_NAMES[tile].startswith("victory-point")
    assert (values.worth(1 << tile, 4.0, 1.0) > 0) != point
    assert values.at_once[tile] == (point or TILE_NAMES[tile] == "sphinx")


@pytest.mark.parametrize("effect", range(len(EFFECTS)))
def test_no_effect_of_tiles_is_forgotten(effect: int) -> None:
    """As if the first tile had this effect and nothing else."""
    values = tile_worth.TileWorth(copy(BLOOD_AND_SAND))
    only = [[(0, 1)] if other == effect else [] for other in range(len(OF_TILES))]
    object.__setattr__(values.edition, "by_effect", only)
    found = sum(values.by_itself(0)) + sum(values.together(1)) - sum(values.alone[0])
    assert (found > 0) != (effect == powers.FAME_AT_ONCE)


@pytest.mark.parametrize("effect", range(len(CREATURE_EFFECTS)))
def test_no_effect_of_creatures_is_forgotten(effect: int) -> None:
    values = tile_worth.TileWorth(copy(BLOOD_AND_SAND))
    object.__setattr__(values.edition, "of_creature", [[int(other == effect) for other in range(len(OF_CREATURES))]])
    assert values.with_troop(CREATURE_TILES[0]) > 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("blades-of-neith", "charge"),  # strength in every battle
        ("blades-of-neith", "defense"),
        ("initiative", "charge"),
        ("reinforcements", "recruiting-scribe"),
        ("priest-of-ra", "priestess"),
        ("the-mummy", "divine-boon"),  # which has a creature besides
        ("giant-scorpion", "sphinx"),
        ("divine-will", "forced-march"),
        ("spy", "shetyw-barrier"),
    ],
)
def test_what_does_more_is_worth_more(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


@pytest.mark.parametrize(
    ("name", "owned"),
    [
        ("blades-of-neith", "bestial-fury"),  # a battle is won once
        ("priest-of-mafdet", "bestial-fury"),
        ("phoenix", "royal-scarab"),  # the best Troop has one creature already
        ("forced-march", "divine-will"),  # one gold action in a round
        ("recruiting-scribe", "reinforcements"),
        ("the-mummy", "divine-boon"),
    ],
)
def test_more_of_the_same_adds_less(name: str, owned: str) -> None:
    assert adds(name, owned) < adds(name) - 1e-9


def test_tiles_for_attacking_hang_on_troops() -> None:
    def tiles(name: str, units: int) -> float:
        with_it, without = (f"troops = {{ NW1 = {units} }}, tiles = [{tile}]" for tile in (f'"{name}"', ""))
        return term(quiet(with_it), "tiles") - term(quiet(without), "tiles")

    assert tiles("charge", 5) > tiles("charge", 1) > 0
    assert tiles("defense", 5) == pytest.approx(tiles("defense", 1))


@pytest.mark.parametrize("name", ["priestess", "priest", "blades-of-neith", "phoenix"])
def test_tiles_are_worth_more_early_than_late(name: str) -> None:
    def tiles(fame: int, top: str = "players = 3") -> float:
        return term(quiet(f'tiles = ["{name}"]', top, P2=f"divine_fame = {fame}"), "tiles")

    top = 'players = 3\ncolours = ["ruby", "diamond", "onyx"]'
    assert tiles(0, top) > tiles(3, top) > tiles(6, top) > 0
    assert tiles(0, f"{top}\nmax_rounds = 1") < tiles(0, f"{top}\nmax_rounds = 2") < tiles(0, top)


# The plan -------------------------------------------------------------------------------------------------------------


ALONE = (1, 1, 1, 1)


def plan(owned: int, offer: int, levels: tuple[int, ...], points: int, pyramids: tuple[int, ...] = ALONE) -> float:
    return VALUES.plan(owned, offer, levels, pyramids, 4.0, points)


def test_saving_for_a_tile_is_worth_something() -> None:
    plans = [term(quiet(f"{RUBY}, prayer = {points}"), "plan") for points in range(12)]
    assert plans == sorted(plans)
    assert plans[4] > plans[3] > plans[1]
    blades = [plan(0, mask("blades-of-neith"), (3, -1, -1, -1), points) for points in range(12)]
    assert blades[0] == 0
    assert blades[1] < blades[2] < blades[3] == blades[11]


def test_a_taller_pyramid_brings_dearer_tiles_nearer() -> None:
    def nearer(level: int) -> float:
        return term(quiet(f'pyramids = {{ NW1 = "ruby {level}" }}, prayer = 4'), "plan")

    assert nearer(1) < nearer(2) < nearer(3) < nearer(4)


def test_what_others_have_bought_is_no_aim() -> None:
    def aim(tiles: str) -> float:
        offer = tile_worth.offered(tuple(quiet("", P2=f"tiles = [{tiles}]").state.market))
        return plan(0, offer, (4, -1, -1, -1), 8)

    assert aim('"giant-scorpion", "royal-scarab"') < aim('"giant-scorpion"') < aim("")


def test_rivals_may_be_first() -> None:
    def sure(rivals: int) -> float:
        return plan(0, mask("phoenix"), (2, -1, -1, -1), 4, (1 + rivals, 1, 1, 1))

    assert sure(0) > sure(1) > sure(3) > 0
    both = 'pyramids = { W1 = "ruby 1" }'
    assert term(quiet(f"{RUBY}, prayer = 4", P2=both), "plan") < term(quiet(f"{RUBY}, prayer = 4"), "plan")


def test_an_enemy_in_the_pyramid_has_the_plan() -> None:
    free = quiet(f"{RUBY}, prayer = 4", P2="prayer = 4")
    held = quiet(f"{RUBY}, prayer = 4", P2="prayer = 4, troops = { NW1 = 3 }")
    assert term(held, "plan") < term(free, "plan")
    assert term(held, "plan", 1) > term(free, "plan", 1)


def test_who_has_everything_on_offer_has_no_plan() -> None:
    assert plan(0, 0, (4, 4, 4, 4), 11) == 0
    assert plan(0, mask("charge"), (-1, 4, 4, 4), 11) == 0
    assert plan(mask("act-of-god-onyx"), mask("act-of-god-ruby"), (4, 4, 4, 4), 11) == 0
    assert plan(0, mask("charge"), (1, -1, -1, -1), 11) > 0


def test_discounts_bring_tiles_nearer() -> None:
    def cost(*owned: str) -> int:
        aims = VALUES.aims(mask(*owned), mask("griffin-sphinx"), (-1, -1, -1, 1), 4.0)
        return aims[3][0].cost

    assert [cost(), cost("priestess"), cost("magical-support"), cost("priestess", "priest-of-ra")] == [8, 7, 6, 6]


def test_greedy_buys_what_wins_battles() -> None:
    t = table("action buy-a of P1", "players = 3", P1=f'{HOME}, pyramids = {{ NW1 = "ruby 3" }}, prayer = 3')
    legal = t.rules.legal(t.state, 0)
    choice = GreedyBot(random.Random(1)).choose(legal, Look(t.rules, t.state, 0))
    assert t.rules.choices.say(choice) in ("tile royal-scarab", "tile blades-of-neith")


# Battle ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "p"), [("charge", 0), ("defense", 1), ("spy", 0), ("spy", 1), ("blades-of-neith", 1), ("divine-wound", 0)]
)
def test_tiles_tell_in_a_battle(tile: str, p: int) -> None:
    def odds(tiles: str) -> float:
        entries = ['troops = { T-W = 3 }, divine = ["prayer", "prayer"]', "troops = { T-W = 3 }"]
        entries[p] += f", tiles = [{tiles}]"
        return term(table(BATTLE, "players = 3", P1=entries[0], P2=entries[1]), "battle", p)

    assert odds(f'"{tile}"') > odds("")


def test_the_snake_takes_the_strength_of_a_creature() -> None:
    top = 'players = 3\ncolours = ["ruby", "diamond", "onyx"]'

    def odds(tile: str) -> float:
        p1 = f'troops = {{ T-W = 3 }}, tiles = ["{tile}"], creatures = {{ {tile} = "T-W" }}'
        p2 = 'troops = { T-W = 3 }, tiles = ["royal-scarab"], creatures = { royal-scarab = "T-W" }'
        return term(table(BATTLE, top, P1=p1, P2=p2), "battle")

    assert odds("deep-desert-snake") > odds("khnums-sphinx")


def test_defensive_victory_makes_defending_worth_more() -> None:
    def defending(tiles: str) -> float:
        return term(
            table(BATTLE, P1="troops = { T-W = 2 }", P2=f"troops = {{ T-W = 4 }}, tiles = [{tiles}]"), "battle", 1
        )

    assert defending('"defensive-victory"') > defending("")


# Temples --------------------------------------------------------------------------------------------------------------


def test_the_second_temple_brings_the_fame_point_of_the_night() -> None:
    def temples(troops: str) -> float:
        return term(quiet(f"troops = {{ {troops} }}"), "temples")

    outer, inner = temples("T-W = 3"), temples("T-inW = 3")
    assert temples("T-W = 3, T-inW = 3") == pytest.approx(outer + inner + WEIGHTS.two_temples)
    assert temples("NW1 = 3") == 0


# The whole ------------------------------------------------------------------------------------------------------------


def test_the_terms_make_the_sum() -> None:
    t = quiet(f'{HOME}, {RUBY}, tiles = ["charge"], prayer = 5', P2="troops = { T-W = 4 }, prayer = 2")
    told = explain(t.state, 0)
    assert tuple(told) == TERMS
    assert all(told[name] for name in ("tiles", "plan", "pyramids", "units", "prayer", "temples"))
    assert sum(told.values()) == pytest.approx(judge(t.state, 0))


def test_a_finished_game_is_won_or_lost() -> None:
    t = table("day from P1", P1="divine_fame = 9")
    assert t.outcome[1] == ["P1"]
    assert [judge(t.state, p) for p in (0, 1)] == [WIN, -WIN]
    assert explain(t.state, 0) == {}


def test_without_cities_nothing_is_better() -> None:
    fresh = ruleset("kemet").setup({"players": 2})
    assert judge(fresh, 0) == 0
    assert explain(fresh, 0) == {}


def test_the_first_pyramids_are_chosen_with_a_plan() -> None:
    """The same question in all games: the colours differ, and so must the answer. Blindly it is always the first."""
    taller = set()
    for number in range(4):
        t = Start(players=2)
        s, rules, made = t.state, t.rules, 0
        bot = GreedyBot(random.Random(number))
        while not s.round:
            made += 1
            p = rules.owing(s)[0]
            legal = rules.legal(s, p)
            chance = p == BOX
            rules.apply(
                s, p, draw(rules.odds(s), b"%d" % number, made) if chance else bot.choose(legal, Look(rules, s, p))
            )
        tall = s.pyramid.index(2)
        taller.add(s.colour_at[tall] == min(bits(s.colours)))
    assert taller == {True, False}
