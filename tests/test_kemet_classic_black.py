"""The black tiles of Ta-Seti, the first of its modules, in classic Kemet."""

import pytest
from kemet_classic_table import Classic, table

from benben.kemet.box.names import CREATURE_NAMES
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kemet.rules import troops
from benben.kernel.errors import BadOptions, BadPosition, IllegalChoice

BLACK = 'modules = ["black"]'


def black(situation: str, top: str = "", **of_player: str) -> Classic:
    return table(situation, f"{BLACK}\n{top}", **of_player)


def entering(mine: str, foe: str) -> Classic:
    t = black("action move of P1", P1=f"{mine}, troops = {{ D-NW = 3 }}", P2=f"{foe}, troops = {{ T-W = 3 }}")
    t.do("P1: troop D-NW", "P1: take 3")
    if t.prompt == "where does the creature go":
        t.do(f"P1: {t.legal()[-1]}")
    t.do("P1: to T-W")
    return t


@pytest.mark.rule("KT-E1", "KT-S1", "KT-C4")
def test_the_module_adds_a_colour_and_its_tiles() -> None:
    t = black("turn of P1")
    assert sum(t.state.market) == 64
    assert "space buy-black" in t.legal()
    assert "space buy-black" not in table("turn of P1").legal()
    assert RULES.options({"players": 2, "modules": ["black"]})["modules"] == ["black"]
    with pytest.raises(BadOptions, match="unknown module 'pink'"):
        RULES.options({"players": 2, "modules": ["pink"]})
    with pytest.raises(BadOptions, match="KT-E4"):
        RULES.options({"players": 2, "modules": ["black"], "length": "beginner"})
    with pytest.raises(BadPosition):
        table("turn of P1", P1='tiles = ["dark-ritual"]')


@pytest.mark.rule("KT-S4")
def test_three_pyramids_of_four_colours() -> None:
    t = black("action raise of P1", P1='pyramids = { NW1 = "red 1", NW2 = "black 1" }, prayer = 9')
    t.do("P1: raise NW3")
    assert t.legal() == ["colour blue", "colour white"]


@pytest.mark.rule("KT-T:mercenaries", "KT-P1")
def test_mercenaries() -> None:
    t = black("action buy-black of P1", P1='pyramids = { NW1 = "black 1" }, prayer = 5')
    t.do("P1: tile mercenaries", *["P1: place NW1"] * 3)
    assert t.state.troop[0] == 3
    assert sum(t.state.troop) + t.state.supply[0] == 15
    t = black("action buy-black of P1", P1='pyramids = { NW1 = "black 1" }, tiles = ["mercenaries"], prayer = 5')
    with pytest.raises(IllegalChoice, match="KT-A2"):
        t.do("P1: tile mercenaries")


@pytest.mark.rule("KT-T:enforced-recruitment", "KT-A7")
def test_enforced_recruitment() -> None:
    t = black("action recruit of P1", P1='tiles = ["enforced-recruitment"], troops = { T-W = 2 }, prayer = 3')
    assert "place T-W" in t.legal()


@pytest.mark.rule("KT-T:dark-ritual", "KT-D4")
def test_dark_ritual_prays() -> None:
    t = black("end of turn of P1", P1='tiles = ["dark-ritual", "priest"], prayer = 0')
    t.do("P1: gold dark-ritual")
    assert t.state.prayer[0] == 3


@pytest.mark.rule("KT-T:twin-ceremony", "KT-P10", "KT-A3")
def test_twin_ceremony_buys_again_in_a_colour_of_today() -> None:
    mine = 'pyramids = { NW1 = "red 1", NW2 = "white 1" }, tiles = ["twin-ceremony"], prayer = 9'
    t = black("end of turn of P1", P1=f'{mine}, spaces = ["pray-1"]')
    assert "gold twin-ceremony" not in t.legal()
    t = black("end of turn of P1", P1=f'{mine}, spaces = ["buy-red"], bought = ["red"]')
    t.do("P1: gold twin-ceremony")
    assert {choice.split()[1] for choice in t.legal() if choice != "pass"} == {"charge", "stargate", "god-speed"}
    t.do("P1: tile charge")
    assert t.state.prayer[0] == 7


@pytest.mark.rule("KT-T:honor-in-battle")
def test_honor_in_battle() -> None:
    t = black(
        "battle in T-W of P1 against P2",
        P1='tiles = ["honor-in-battle"], troops = { T-W = 3 }',
        P2="troops = { T-W = 3 }",
    )
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P2: discard 4/1/0", "P2: card 1/3/0")
    assert t.told("KT-T:honor-in-battle", "gained prayer") == [["P1", 3, 8]]


@pytest.mark.rule("KT-T:dedication-to-battle", "KT-A13", "KT-P8")
def test_dedication_pays_for_moving_in_battle_or_not() -> None:
    t = entering('tiles = ["dedication-to-battle"]', 'divine = ["escape"]')
    assert t.told("KT-T:dedication-to-battle", "gained prayer") == [["P1", 2, 7]]
    t.do("P2: play escape", "P2: to D-SW")
    assert t.order("battle") == []
    t = black("action recruit of P1", P1='tiles = ["dedication-to-battle"], prayer = 3', P2="troops = { NW1 = 1 }")
    t.do("P1: place NW1", "P1: pass")
    assert t.told("KT-T:dedication-to-battle", "gained prayer") == []


@pytest.mark.rule("KT-T:khnums-sphinx", "KT-P4")
def test_khnums_sphinx_asks_two_points() -> None:
    foe = 'tiles = ["khnums-sphinx"], creatures = { khnums-sphinx = "T-W" }'
    t = entering("prayer = 2", foe)
    assert t.state.prayer[0] == 0
    with pytest.raises(IllegalChoice, match="KT-P4"):
        entering("prayer = 1", foe)


@pytest.mark.rule("KT-T:griffin-sphinx", "KT-P12")
def test_griffin_sphinx_teleports_from_obelisks() -> None:
    mine = 'tiles = ["griffin-sphinx"], creatures = { griffin-sphinx = "T-W" }, troops = { T-W = 2 }, prayer = 3'
    t = black("action move of P1", P1=mine)
    t.do("P1: troop T-W", "P1: take 2", "P1: with griffin-sphinx", "P1: teleport T-Delta")
    assert t.state.prayer[0] == 1


@pytest.mark.rule("KT-T:forced-march", "KT-P11")
def test_forced_march_teleports_too() -> None:
    mine = 'tiles = ["forced-march"], pyramids = { NW1 = "red 1" }, troops = { NW1 = 2 }, prayer = 3'
    t = black("end of turn of P1", P1=mine)
    t.do("P1: gold forced-march", "P1: troop NW1", "P1: take 2")
    assert "teleport T-W" in t.legal()


@pytest.mark.rule("KT-T:deadly-trap", "KT-A13", "KT-P7")
def test_deadly_trap_takes_one_before_the_battle() -> None:
    t = entering('tiles = ["initiative"]', 'tiles = ["deadly-trap"]')
    assert t.told("KT-T:deadly-trap", "struck") == [["P1", 1, "T-W", 2]]
    assert [e.rule for e in t.log.events if e.template == "struck"] == ["KT-T:deadly-trap", "KT-T:initiative"]
    assert t.prompt == "war council"


@pytest.mark.rule("KT-A14", "KT-T:deadly-trap", "KT-K4")
def test_a_mover_who_falls_into_the_trap_is_gone() -> None:
    """Then Initiative does nothing, there is no battle, and the Move is over; the creature comes home."""
    mine = 'tiles = ["initiative", "royal-scarab"], creatures = { royal-scarab = "D-NW" }'
    t = black(
        "action move of P1",
        P1=f"{mine}, troops = {{ D-NW = 1, NW1 = 1 }}",
        P2='tiles = ["deadly-trap"], troops = { T-W = 3 }',
    )
    t.do("P1: troop D-NW", "P1: with royal-scarab", "P1: to T-W")
    assert t.told("KT-T:initiative", "struck") == []
    assert t.order("battle") == []
    assert t.prompt not in ("go on", "war council")
    assert t.state.creature_at[CREATURE_NAMES.index("royal-scarab")] == 0


@pytest.mark.rule("KT-T:devourer", "KT-P6")
def test_devourer_shelters_its_troop() -> None:
    foe = 'tiles = ["devourer"], creatures = { devourer = "T-W" }'
    t = entering('tiles = ["initiative"]', foe)
    assert t.told("KT-T:initiative", "struck") == []
    t = black("turn of P1", P1='divine = ["raining-fire"]', P2=f"{foe}, troops = {{ T-W = 1, SW1 = 1 }}")
    t.do("P1: play raining-fire")
    assert t.told("K-P9", "burnt") == [["P2", "SW1", 0]]  # there was no other target


@pytest.mark.rule("KT-T:bestial-fury")
def test_bestial_fury() -> None:
    t = black(
        "battle in T-W of P1 against P2", P1='tiles = ["bestial-fury"], troops = { T-W = 3 }', P2="troops = { T-W = 3 }"
    )
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 3/0/1")
    given = [t.args(e)[1:3] for e in t.log.events if e.template == "counts" and e.rule == "KT-T:bestial-fury"]
    assert given == [[1, "strength"], [1, "damage"]]


@pytest.mark.rule("KT-T:divine-strength", "KT-P2", "KT-U6")
def test_divine_strength_adds_by_day_alone() -> None:
    mine = 'tiles = ["divine-strength"]'
    t = black("action pray of P1", P1=f"{mine}, prayer = 0")
    assert t.state.prayer[0] == 3
    t = black("dusk", P1=f"{mine}, prayer = 0, troops = {{ T-W = 1 }}")
    assert t.told("KT-T:divine-strength", "more prayer")
    t = black("night from prayers", "round = 2", P1=f"{mine}, prayer = 0")
    assert t.told("KT-T:divine-strength", "more prayer") == []


@pytest.mark.rule("KT-T:victory-point", "KT-T:act-of-god")
def test_pictures_of_all_colours_are_one() -> None:
    t = black("action buy-black of P1", P1='tiles = ["victory-point-red"], pyramids = { NW1 = "black 4" }, prayer = 9')
    assert "tile victory-point-black" not in t.legal()
    assert "tile act-of-god-black" in t.legal()
    assert troops.fame(t.state, 0) == 1
