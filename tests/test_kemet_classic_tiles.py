"""The tiles of the box of 2012, each by what it does, and its cards for battles."""

import pytest
from kemet_classic_table import Classic, table

from benben.kemet.box.names import CARD_NAMES
from benben.kemet.rules import troops
from benben.kernel.errors import IllegalChoice

PLAIN = ("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 3/0/1")


def fight(mine: str = "", foe: str = "", units: int = 3, theirs: int = 3) -> Classic:
    """Both play the card 3/0/1 and have no other."""
    t = table(
        "battle in T-W of P1 against P2",
        P1=f"troops = {{ T-W = {units} }}{mine and ', ' + mine}",
        P2=f"troops = {{ T-W = {theirs} }}{foe and ', ' + foe}",
    )
    t.do(*PLAIN)
    return t


def tile(name: str, where: str = "") -> str:
    stands = f', creatures = {{ {name} = "{where}" }}' if where else ""
    return f'tiles = ["{name}"]{stands}'


def counted(t: Classic, source: str) -> list[list[object]]:
    """Player, amount and value of everything that this tile or card gave in a battle."""
    return [t.args(e)[:3] for e in t.log.events if e.template == "counts" and t.args(e)[3] == source]


# In battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-T:charge", "KT-T:defense", "KT-T:blades-of-neith", "KT-T:carnage", "KT-T:shield-of-neith")
@pytest.mark.parametrize(
    ("name", "attacking", "defending"),
    [
        ("charge", [[1, "strength"]], []),
        ("defense", [], [[1, "strength"]]),
        ("blades-of-neith", [[1, "strength"]], [[1, "strength"]]),
        ("carnage", [[1, "damage"]], [[1, "damage"]]),
        ("shield-of-neith", [[1, "defence"]], [[1, "defence"]]),
    ],
)
def test_tiles_of_a_battle(name: str, attacking: list[object], defending: list[object]) -> None:
    assert [row[1:] for row in counted(fight(mine=tile(name)), name)] == attacking
    assert [row[1:] for row in counted(fight(foe=tile(name)), name)] == defending


@pytest.mark.rule(
    "KT-T:royal-scarab",
    "KT-T:giant-scorpion",
    "KT-T:phoenix",
    "KT-T:ancestral-elephant",
    "KT-T:sphinx",
    "KT-T:the-mummy",
)
@pytest.mark.parametrize(
    ("name", "values", "moves"),
    [
        ("royal-scarab", [[2, "strength"]], 2),
        ("giant-scorpion", [[2, "strength"], [2, "damage"]], 1),
        ("phoenix", [[2, "strength"]], 1),
        ("ancestral-elephant", [[1, "strength"], [1, "defence"]], 1),
        ("sphinx", [[2, "strength"]], 0),
        ("the-mummy", [[2, "strength"]], 1),
        ("deep-desert-snake", [], 1),
    ],
)
def test_creatures(name: str, values: list[object], moves: int) -> None:
    assert [row[1:] for row in counted(fight(mine=tile(name, "T-W")), name)] == values
    assert counted(fight(mine=tile(name)), name) == []  # it waits on its tile
    t = table("action move of P1", P1=f'{tile(name, "T-W")}, troops = {{ T-W = 2 }}, divine = ["war-rage"]')
    t.do("P1: troop T-W", "P1: take 2", f"P1: with {name}")
    for step in ("to D-NW", "to Ob-W1", "to In-W", "to Ob-W1")[: moves + 1]:
        t.do(f"P1: {step}")
    assert not [choice for choice in t.legal() if choice.startswith("to ")]


@pytest.mark.rule("KT-T:deep-desert-snake")
def test_the_snake_cancels_a_creature() -> None:
    t = fight(mine=tile("royal-scarab", "T-W"), foe=tile("deep-desert-snake", "T-W"))
    assert counted(t, "royal-scarab") == []


@pytest.mark.rule("KT-T:crusade", "KT-B8")
def test_crusade_pays_for_each_enemy_unit() -> None:
    t = fight(mine='tiles = ["crusade", "carnage"], prayer = 0', theirs=1, units=5)
    assert t.told("KT-T:crusade", "gained prayer") == []  # the card defends
    t = table(
        "battle in T-W of P1 against P2", P1=f"{tile('crusade')}, troops = {{ T-W = 5 }}", P2="troops = { T-W = 3 }"
    )
    t.do("P1: discard 4/1/0", "P1: card 1/3/0", "P2: discard 4/1/0", "P2: card 3/0/1")
    assert t.told("KT-T:crusade", "gained prayer") == [["P1", 4, 9]]


@pytest.mark.rule("KT-T:offensive-strategy", "KT-T:defensive-strategy", "KT-C3")
@pytest.mark.parametrize(
    ("name", "card", "colour"), [("offensive-strategy", "3/3/0", "red"), ("defensive-strategy", "3/0/3", "blue")]
)
def test_special_battle_cards(name: str, card: str, colour: str) -> None:
    """All cards come back, one leaves the game for the special one."""
    used = 'played = ["2/0/2"], buried = ["3/0/1"]'
    t = table(f"action buy-{colour} of P1", P1=f'pyramids = {{ NW1 = "{colour} 2" }}, prayer = 5, {used}')
    t.do(f"P1: tile {name}")
    assert f"remove {card}" not in t.legal()
    t.do("P1: remove 1/3/0")
    assert t.state.hand[0] >> CARD_NAMES.index(card) & 1
    assert t.state.hand[0].bit_count() == 6


@pytest.mark.rule(
    "KT-I:war-rage", "KT-I:war-fury", "KT-I:bloody-battle", "KT-I:bloodbath", "KT-I:bronze-wall", "KT-I:iron-wall"
)
@pytest.mark.parametrize(
    ("card", "amount", "value", "cost"),
    [
        ("war-rage", 1, "strength", 0),
        ("war-fury", 2, "strength", 1),
        ("bloody-battle", 1, "damage", 0),
        ("bloodbath", 2, "damage", 1),
        ("bronze-wall", 1, "defence", 0),
        ("iron-wall", 2, "defence", 1),
    ],
)
def test_cards_of_a_battle(card: str, amount: int, value: str, cost: int) -> None:
    """Two of a kind add up (KT-X1), and each is paid for."""
    mine = f'troops = {{ T-W = 2 }}, divine = ["{card}", "{card}"], prayer = 5'
    t = table("battle in T-W of P1 against P2", P1=mine, P2="troops = { T-W = 3 }")
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", f"P1: add {card}", f"P1: add {card}", *PLAIN[2:])
    assert counted(t, card) == [["P1", 2 * amount, value]]
    assert len(t.told(f"KT-I:{card}", "paid")) == 2 * cost
    assert t.state.discard[t.rules.kinds["divine"].read(card)] == 2


# By Day ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-T:god-speed", "KT-A8", "KT-A9")
@pytest.mark.parametrize(("tiles", "moves"), [("", 1), ("god-speed", 2)])
def test_land_moves(tiles: str, moves: int) -> None:
    t = table("action move of P1", P1=f'{tile(tiles) + ", " if tiles else ""}troops = {{ T-W = 3 }}, divine = ["veto"]')
    t.do("P1: troop T-W", "P1: take 2")
    for step in ("to D-NW", "to NW1")[:moves]:
        t.do(f"P1: {step}")
    assert not [choice for choice in t.legal() if choice.startswith("to ")]
    assert t.state.troop.count(1) == 1  # who was left behind


@pytest.mark.rule("KT-T:open-gates", "KT-T:phoenix", "KT-K6")
@pytest.mark.parametrize(
    ("name", "where", "may"), [("open-gates", "", True), ("phoenix", "Ob-W1", True), ("phoenix", "NW1", False)]
)
def test_who_passes_walls(name: str, where: str, may: bool) -> None:
    tiles = f'tiles = ["{name}", "god-speed"]' + (f', creatures = {{ {name} = "{where}" }}' if where else "")
    t = table("action move of P1", P1=f"{tiles}, troops = {{ Ob-W1 = 2, NW1 = 1 }}")
    t.do("P1: troop Ob-W1", "P1: take 2")
    if t.prompt == "where does the creature go":
        t.do(f"P1: with {name}")
    t.do("P1: to D-SW")
    assert ("to SW1" in t.legal()) == may


@pytest.mark.rule("KT-T:teleport", "KT-P12")
def test_teleports_from_obelisks() -> None:
    t = table("action move of P1", P1=f"{tile('teleport')}, troops = {{ T-W = 2 }}, prayer = 3")
    t.do("P1: troop T-W", "P1: take 2", "P1: teleport T-Delta")
    assert t.state.prayer[0] == 1


@pytest.mark.rule("KT-T:recruiting-scribe", "KT-A7")
@pytest.mark.parametrize(("tiles", "cost"), [("", 3), ("recruiting-scribe", 1)])
def test_two_recruits_are_free(tiles: str, cost: int) -> None:
    t = table("action recruit of P1", P1=f"{tile(tiles) + ', ' if tiles else ''}prayer = 5")
    t.do("P1: place NW1", "P1: place NW1", "P1: place NW2", "P1: pass")
    assert t.state.prayer[0] == 5 - cost


@pytest.mark.rule("KT-T:legion", "KT-C5")
@pytest.mark.parametrize(("tiles", "most"), [("priest", 5), ("legion", 7)])
def test_the_limit_of_a_troop(tiles: str, most: int) -> None:
    t = table("turn of P1", P1=tile(tiles))
    assert troops.limit(t.state, 0) == most


@pytest.mark.rule("KT-T:priest", "KT-A1")
@pytest.mark.parametrize(("tiles", "points"), [("vision", 2), ("priest", 3)])
def test_pray(tiles: str, points: int) -> None:
    t = table("action pray of P1", P1=f"{tile(tiles)}, prayer = 1")
    assert t.state.prayer[0] == 1 + points
    assert t.told("K-A1", "gained prayer") == [["P1", points, 1 + points]]


@pytest.mark.rule("KT-T:priestess", "KT-A2")
@pytest.mark.parametrize(("tiles", "cost"), [("priest", 3), ("priestess", 2), ("priest-of-ra", 2)])
def test_prices_of_tiles(tiles: str, cost: int) -> None:
    t = table("action buy-red of P1", P1=f'{tile(tiles)}, pyramids = {{ NW1 = "red 3" }}, prayer = 9')
    t.do("P1: tile blades-of-neith")
    assert t.state.prayer[0] == 9 - cost


@pytest.mark.rule("KT-T:slaves", "KT-A5", "KT-T:priest-of-ra", "KT-P3")
@pytest.mark.parametrize(("tiles", "cost"), [(["slaves"], 3), (["priest-of-ra"], 4), (["slaves", "priest-of-ra"], 2)])
def test_prices_of_pyramids(tiles: list[str], cost: int) -> None:
    """Slaves take a point off each level, Ra off the whole, at last."""
    names = ", ".join(f'"{name}"' for name in tiles)
    t = table("action raise of P1", P1=f'tiles = [{names}], pyramids = {{ NW1 = "red 1" }}, prayer = 9')
    t.do("P1: raise NW1", "P1: level 3")
    assert t.state.prayer[0] == 9 - cost


@pytest.mark.rule("KT-P3", "KT-T:stargate", "KT-A11")
def test_things_may_cost_nothing() -> None:
    """Stargate and Ra make Teleports free; each zone is entered once."""
    tiles = 'tiles = ["stargate", "priest-of-ra", "teleport"]'
    t = table("action move of P1", P1=f"{tiles}, troops = {{ T-W = 1 }}, prayer = 0")
    t.do("P1: troop T-W")
    for zone in ("Ob-W1", "T-inW", "T-Delta", "T-W"):
        t.do(f"P1: teleport {zone}")
    assert not [choice for choice in t.legal() if choice.startswith("teleport")]


@pytest.mark.rule("KT-T:victory-point", "KT-A4", "KT-V5", "KT-C6")
def test_victory_point() -> None:
    t = table("action buy-red of P1", P1='pyramids = { NW1 = "red 3", NW2 = "blue 3" }, prayer = 9')
    t.do("P1: tile victory-point-red")
    assert (t.state.divine_fame[0], troops.fame(t.state, 0)) == (1, 1)
    t = table("action buy-blue of P1", P1=f'{tile("victory-point-red")}, pyramids = {{ NW1 = "blue 3" }}, prayer = 9')
    with pytest.raises(IllegalChoice, match="KT-A2"):
        t.do("P1: tile victory-point-blue")


@pytest.mark.rule("KT-T:act-of-god", "KT-D3", "KT-D4")
def test_a_silver_token_gained_this_turn_may_be_used() -> None:
    t = table("action buy-red of P1", P1='pyramids = { NW1 = "red 4" }, prayer = 9')
    t.do("P1: tile act-of-god-red")
    assert "silver pray-2" in t.legal()
    assert "silver buy-red" not in t.legal()  # KT-A3
    t.do("P1: silver pray-2")
    assert not [choice for choice in t.legal() if choice.startswith("silver")]


@pytest.mark.rule("KT-T:divine-will", "KT-D4")
def test_divine_will_moves_or_recruits() -> None:
    t = table("end of turn of P1", P1=f"{tile('divine-will')}, troops = {{ NW1 = 2 }}, prayer = 3")
    t.do("P1: gold divine-will")
    assert t.legal() == ["action move", "action recruit"]
    t.do("P1: action recruit")
    assert t.prompt == "place units"


@pytest.mark.rule("KT-T:high-priest", "KT-T:priest-of-amon", "KT-N2")
@pytest.mark.parametrize(("name", "points"), [("priest", 2), ("high-priest", 4), ("priest-of-amon", 7)])
def test_prayers_of_the_night(name: str, points: int) -> None:
    t = table("night from prayers", "round = 2", P1=f"{tile(name)}, prayer = 0", P2="prayer = 0")
    assert t.told("K-N5", "gained prayer") == [["P1", points, points], ["P2", 2, 2]]


# Rules of the Day -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-D1")
def test_every_floor_must_get_a_token() -> None:
    spaces = 'spaces = ["pray-1", "buy-red", "buy-blue"]'
    t = table("turn of P1", P1=spaces)
    spots = [choice.split()[1] for choice in t.legal() if choice.startswith("space")]
    assert spots == ["move-3", "recruit-3", "raise-2", "move-2", "pray-2"]  # two tokens for two floors
    with pytest.raises(IllegalChoice, match="KT-D1"):
        t.do("P1: space buy-white")


@pytest.mark.rule("KT-D6")
def test_day_cards_before_and_after_an_action() -> None:
    t = table("turn of P1", P1='divine = ["prayer", "prayer"], prayer = 0')
    t.do("P1: play prayer", "P1: space pray-1", "P1: play prayer")
    assert t.state.prayer[0] == 6
    t = table(
        "battle in T-W of P1 against P2", P1='troops = { T-W = 1 }, divine = ["prayer"]', P2="troops = { T-W = 1 }"
    )
    t.do("P1: discard 4/1/0", "P1: card 3/0/1")
    assert "add prayer" not in t.legal("P1")


@pytest.mark.rule("KT-M7", "KT-C6")
def test_control_and_temporary_points() -> None:
    t = table(
        "turn of P1",
        P1='troops = { T-W = 1, SW1 = 1 }, pyramids = { NW1 = "red 4" }',
        P2='pyramids = { SW1 = "blue 4" }, troops = { T-inW = 1 }',
    )
    assert [troops.fame(t.state, p) for p in (0, 1)] == [3, 1]


@pytest.mark.rule("KT-X5")
def test_played_cards_lie_open() -> None:
    t = table("turn of P1", P1='divine = ["prayer"]')
    t.do("P1: play prayer")
    assert t.state.discard[t.rules.kinds["divine"].read("prayer")] == 1


@pytest.mark.rule("KT-U6", "KT-V1")
def test_dusk_belongs_to_the_day() -> None:
    """What it brings counts for victory."""
    t = table("dusk", P1="troops = { T-W = 2, T-inW = 1 }, divine_fame = 5")
    assert t.state.reason
    assert t.told("KT-V2", "won") == [["P1", 8]]


@pytest.mark.rule("KT-E6")
def test_tiles_act_by_themselves() -> None:
    t = fight(mine=tile("holy-war"), units=5, theirs=1)
    assert t.told("KT-T:holy-war", "gained prayer")
    assert t.prompt == "recall or retreat"
