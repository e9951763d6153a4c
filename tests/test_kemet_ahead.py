"""What lies ahead of a choice is what the rules then bring: where Troops get, what is paid, who awaits them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from kemet_battles import shop
from kemet_table import MAFDET, RUBY_ONYX, table

from benben.kemet.box.frames import STEPS
from benben.kemet.box.names import ZONE_NAMES, ZONES
from benben.kemet.rules.fight import DEFENDER, ZONE
from benben.kemet.rules.tally import STRENGTH_AT, before_cards
from benben.kernel.chance import draw, game_key, generator
from benben.kernel.events import Log
from benben.kernel.notation import player_name
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, STEP

KEMET = ruleset("kemet")


def positions(players: int, every: int) -> Iterator[tuple[Any, int]]:
    """Some positions of a random game."""
    key = game_key(5, players)
    rng, s, made = generator(key, "ahead"), KEMET.setup({"players": players}), 0
    while (owing := KEMET.owing(s)) and made < 1500:
        made, p = made + 1, owing[0]
        if p == BOX:
            KEMET.apply(s, p, draw(KEMET.odds(s), key, made))
            continue
        if made % every == 0:
            yield s, p
        KEMET.apply(s, p, rng.choice(KEMET.legal(s, p)))


def ahead(s: Any, p: int) -> Any:
    return KEMET.ahead(s, p, KEMET.legal(s, p))


def asks(s: Any) -> str:
    return STEPS[s.frames[-1][STEP]].name if s.frames else ""


def lines(s: Any, p: int) -> Iterator[tuple[list[str], dict[str, Any]]]:
    """Every line that is told, with the choice of a space that leads to where it begins."""
    spaces = [
        text for text in map(KEMET.choices.say, KEMET.legal(s, p)) if text.startswith(("space", "silver", "gold"))
    ]

    def begun(action: str) -> list[str]:
        return [next(text for text in spaces if action in text)] if asks(s) == "your turn" else []

    found = ahead(s, p)
    for journey in found.get("moves", []):
        yield from ((begun("move"), arrival) for arrival in (*journey["to"], *journey.get("by_card", [])))
    for name, sold in found.get("buys", {}).items():
        yield from ((begun(name), line) for line in sold)
    yield from ((begun("raise"), line) for line in found.get("raises", []))


def battle(s: Any) -> dict[str, Any] | None:
    f = next((f for f in s.frames if STEPS[f[STEP]].name == "battle"), None)
    if f is None:
        return None
    strength = [sum(n for _, stat, n, _ in before_cards(s, f, side) if stat == STRENGTH_AT) for side in (0, 1)]
    return {"enemy": player_name(f[DEFENDER]), "strength": strength, "zone": ZONE_NAMES[f[ZONE]]}


@pytest.mark.rule("K-A6", "K-A7", "K-A2", "K-A3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_line_can_be_played_and_brings_what_it_says(players: int) -> None:
    kinds = {"quiet": 0, "battle": 0, "bought": 0, "raised": 0}
    by_card = 0
    for s, p in positions(players, 41):
        for begun, line in lines(s, p):
            by_card += any(text.startswith("transfer") for text in line["choices"])
            after, log = s.copy(), Log()
            for text in (*begun, *line["choices"]):
                assert asks(after) != "battle"
                KEMET.apply(after, p, KEMET.read(after, p, text), log)
            assert sum(e.args[1] for e in log.events if e.template == "paid" and e.args[0] == p) == line["paid"]
            if "tile" in line:
                assert [KEMET.story.args(e)[1] for e in log.events if e.template == "took tile"] == [line["tile"]]
                kinds["bought"] += 1
            elif "level" in line:
                [raised] = [KEMET.story.args(e) for e in log.events if e.template == "raised"]
                assert raised[1:] == [line["district"], line["colour"], str(line["level"])]
                kinds["raised"] += 1
            elif "battle" in line:
                assert battle(after) == {**line["battle"], "zone": line["zone"]}
                kinds["battle"] += 1
            else:
                z = ZONE_NAMES.index(line["zone"])
                moved = [e.args for e in log.events if e.template == "moved"]
                assert moved[-1][3] == z
                assert after.troop[p * ZONES + z] >= moved[-1][1]
                assert battle(after) is None
                assert asks(after) != "go on"
                kinds["quiet"] += 1
    assert all(kinds.values()), kinds
    assert by_card or players > 2  # with more players nobody holds a Transfer card at these moments


def said(s: Any) -> list[str]:
    return list(map(KEMET.choices.say, s.menu))


def reached(s: Any, p: int) -> set[tuple[str, int]]:
    """Zones and prices by trying out every way of a Move under way, with those who move now."""
    found = set()
    seen = set()
    waiting = [(s, "", 0)]
    while waiting:
        here, zone, paid = waiting.pop()
        if asks(here) != "go on" or here.asked != p:
            found.add((zone, paid))
            continue
        legal = list(map(KEMET.choices.say, here.menu))
        if zone and "pass" in legal:
            found.add((zone, paid))
        key = (tuple(here.frames[-1]), tuple(here.troop), paid)
        if key not in seen:
            seen.add(key)
            for text in legal:
                if text.startswith(("to ", "teleport ")):
                    then, log = here.copy(), Log()
                    KEMET.apply(then, p, KEMET.read(then, p, text), log)
                    more = sum(e.args[1] for e in log.events if e.template == "paid" and e.args[0] == p)
                    waiting.append((then, text.split()[1], paid + more))
    return found


@pytest.mark.rule("K-A6", "K-A7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_zone_is_left_out_and_none_is_dearer_than_it_must_be(players: int) -> None:
    compared = 0
    for s, p in positions(players, 1):
        if asks(s) != "go on" or s.menu == [0]:
            continue
        here = ZONE_NAMES[s.frames[-1][4]]
        cheapest: dict[str, int] = {}
        for zone, paid in reached(s, p):
            if zone != here:
                cheapest[zone] = min(paid, cheapest.get(zone, paid))
        journey, *others = ahead(s, p)["moves"]
        assert len({other["units"] for other in others}) == sum(text.startswith("take") for text in said(s))
        assert {line["zone"]: line["paid"] for line in journey["to"]} == cheapest
        compared += 1
        if compared == 40:
            break
    assert compared > 10


@pytest.mark.rule("K-A6")
def test_a_troop_is_shown_every_zone_it_can_reach() -> None:
    t = table("turn of P1", P1=f"troops = {{ NW1 = 3 }}, {MAFDET}", P2="troops = { D-NW = 2 }")
    [journey] = ahead(t.state, 0)["moves"]
    assert (journey["troop"], journey["units"]) == ("NW1", 3)
    to = {line["zone"]: line for line in journey["to"]}
    assert to["NW2"]["choices"] == ["troop NW1", "take 3", "to NW2", "pass"]
    assert to["D-NW"]["battle"] == {"enemy": "P2", "strength": [3, 2]}
    t.do("P1: space move-2", *(f"P1: {choice}" for choice in to["D-NW"]["choices"]))
    assert t.prompt == "war council"


@pytest.mark.rule("K-A6", "K-D6")
def test_cards_that_come_before_a_troop_sets_out_are_told_with_it() -> None:
    t = table("turn of P1", P1='troops = { NW1 = 3 }, divine = ["swiftness", "tactical-support"]')
    told = ahead(t.state, 0)
    assert told["first"] == ["play swiftness"]
    assert "play swiftness" not in t.legal()
    near = {line["zone"] for line in told["moves"][0]["to"]}
    t.do("P1: space move-2", "P1: play swiftness")
    told = ahead(t.state, 0)
    assert near < {line["zone"] for line in told["moves"][0]["to"]}
    assert "first" not in told


@pytest.mark.rule("K-A6")
def test_whoever_is_to_confirm_an_attack_is_told_of_it() -> None:
    t = table("turn of P1", P1="troops = { NW1 = 3 }", P2="troops = { D-NW = 2 }")
    t.do("P1: space move-2", "P1: troop NW1", "P1: take 3")
    step = KEMET.read(t.state, 0, "to D-NW")
    assert [step] != KEMET.legal(t.state, 0)
    told: Any = KEMET.ahead(t.state, 0, [step])
    [journey] = told["moves"]
    [there] = [line for line in journey["to"] if line["choices"][0] == "to D-NW"]
    assert there["battle"] == {"enemy": "P2", "strength": [3, 2]}
    assert KEMET.ahead(t.state, 1, [step]) == {}


@pytest.mark.rule("K-A5")
def test_recruits_are_told_their_room_and_price() -> None:
    t = table("turn of P1", P1="troops = { NW1 = 3 }, prayer = 4")
    recruits = ahead(t.state, 0)["recruits"]
    assert recruits["room"] == {"NW1": 2, "NW2": 5, "NW3": 5}
    assert recruits["prices"] == [0, 1, 2, 3, 4]
    t.do("P1: space recruit-3", "P1: place NW1", "P1: place NW3", "P1: pass")
    assert t.of("P1", "prayer") == 4 - recruits["prices"][2]


def test_others_are_told_nothing() -> None:
    t = table("turn of P1", P1="troops = { NW1 = 3 }")
    assert ahead(t.state, 0)
    assert ahead(t.state, 1) == {}


@pytest.mark.rule("K-S4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_first_pyramids_are_told_and_each_way_can_be_gone(players: int) -> None:
    s, p = next((s.copy(), p) for s, p in positions(players, 1) if asks(s) == "build the first pyramids")
    told = ahead(s, p)["founding"]
    assert len({str(line["pyramids"]) for line in told}) == len(told) >= 12
    for line in told:
        after, log = s.copy(), Log()
        for text in line["choices"]:
            KEMET.apply(after, p, KEMET.read(after, p, text), log)
        built = [KEMET.story.args(e)[1:] for e in log.events if e.template == "raised" and e.args[0] == p]
        planned = {site["district"]: (site["colour"], site["level"]) for site in line["pyramids"]}
        assert {zone: (colour, int(str(level))) for zone, colour, level in built} == planned
        assert sum(level for _, level in planned.values()) == 3
        assert not (asks(after) == "build the first pyramids" and after.asked == p)


@pytest.mark.rule("K-A6")
def test_a_troop_may_be_split_in_any_way() -> None:
    """How many go, and with which creature, comes with everywhere that this part can go."""
    t = table("turn of P1", P1='troops = { NW1 = 3 }, tiles = ["phoenix"], creatures = { phoenix = "NW1" }')
    t.do("P1: space move-2", "P1: troop NW1")
    parts = ahead(t.state, 0)["moves"]
    assert [(part["units"], part["creatures"]) for part in parts] == [
        (3, ["phoenix"]),
        (2, []),
        (2, ["phoenix"]),
        (1, []),
        (1, ["phoenix"]),
    ]
    for part in parts:
        for line in part["to"]:
            after = t.state.copy()
            for text in line["choices"]:
                KEMET.apply(after, 0, KEMET.read(after, 0, text))
            z = ZONE_NAMES.index(line["zone"])
            assert after.troop[z] == part["units"]
            assert (after.creature_at[0] == z) == bool(part["creatures"])


@pytest.mark.rule("K-A6")
def test_a_part_of_a_troop_may_go_on_from_where_it_has_got() -> None:
    """Those who came are told first; the others with how many of them go on."""
    t = table("turn of P1", P1=f"troops = {{ NW1 = 3, NW2 = 1 }}, {MAFDET}")
    t.do("P1: space move-2", "P1: troop NW1", "P1: take 3", "P1: to NW2")
    whole, *parts = ahead(t.state, 0)["moves"]
    assert (whole["troop"], whole["units"]) == ("NW2", 3)
    assert [part["units"] for part in parts] == [4, 2, 1]
    assert all(line["choices"][0] == f"take {part['units']}" for part in parts for line in part["to"])


@pytest.mark.rule("K-D3")
def test_the_gold_token_buys_as_a_space_does() -> None:
    own = 'tiles = ["twin-ceremony"], prayer = 9, pyramids = { NW2 = "ruby 2" }'
    t = table("turn of P1", RUBY_ONYX, P1=own)
    sold = ahead(t.state, 0)["buys"]["twin-ceremony"]
    assert {line["tile"] for line in sold} == {line["tile"] for line in ahead(t.state, 0)["buys"]["buy-a"]}
    t.do("P1: gold twin-ceremony", *(f"P1: {choice}" for choice in sold[0]["choices"]))
    assert t.of("P1", "prayer") == 9 - sold[0]["paid"]


@pytest.mark.rule("K-A5", "K-P8")
@pytest.mark.parametrize("players", [2, 5])
def test_any_recruits_within_room_and_price_can_be_placed_at_once(players: int) -> None:
    """With `pass` behind them unless nothing more would fit: then the machine goes on by itself."""
    rng, tried = generator(game_key(7, players), "recruits"), 0
    for s, p in positions(players, 1):
        if asks(s) != "place units" or "recruits" not in (told := ahead(s, p)):
            continue
        room, prices = told["recruits"]["room"], told["recruits"]["prices"]
        for _ in range(3):
            placed: list[str] = []
            for zone, most in room.items():
                placed += [zone] * min(rng.randrange(most + 1), len(prices) - 1 - len(placed))
            behind = list(room)[list(room).index(placed[-1]) if placed else 0 :]
            more = len(placed) < len(prices) - 1 and any(room[zone] > placed.count(zone) for zone in behind)
            after, log = s.copy(), Log()
            for text in [*(f"place {zone}" for zone in placed), *(["pass"] if more else [])]:
                KEMET.apply(after, p, KEMET.read(after, p, text), log)
            assert sum(e.args[1] for e in log.events if e.template == "paid" and e.args[0] == p) == prices[len(placed)]
            seen = {ZONE_NAMES[e.args[2]]: e.args[1] for e in log.events if e.template == "placed" and e.args[0] == p}
            assert seen == {zone: placed.count(zone) for zone in placed}
            assert not (asks(after) == "place units" and after.asked == p)
            tried += 1
    assert tried > 20


@pytest.mark.rule("K-D3")
def test_a_silver_token_leads_as_far_as_a_normal_one() -> None:
    t = table("turn of P1", "players = 3", P1='troops = { NW1 = 3 }, tiles = ["act-of-god-ruby"]')
    t.do("P1: space pray-2")
    assert all(text.startswith(("silver", "pass")) for text in map(KEMET.choices.say, KEMET.legal(t.state, 0)))
    assert {"moves", "recruits", "raises"} <= set(ahead(t.state, 0))


@pytest.mark.rule("K-P1")
@pytest.mark.parametrize("troops", [{"NW1": 3}, {"NW1": 4, "NW2": 4}, {"NW2": 5}])
def test_every_way_to_place_mercenaries_is_told(troops: dict[str, int]) -> None:
    """As many as fit must come; what is left without a choice is not among the choices."""
    t = shop("onyx", 1, troops=troops)
    t.do("P1: tile mercenaries-of-the-sword")
    recruits = ahead(t.state, 0)["recruits"]
    ways = recruits["ways"]
    assert len({str(sorted(way["placed"].items())) for way in ways}) == len(ways) > 1
    for way in ways:
        after = t.state.copy()
        for text in way["choices"]:
            assert asks(after) == "place units"
            KEMET.apply(after, 0, KEMET.read(after, 0, text))
        assert asks(after) != "place units"
        come = {z: after.troop[z] - t.state.troop[z] for z in range(ZONES)}
        assert {ZONE_NAMES[z]: n for z, n in come.items() if n} == way["placed"]
        assert sum(way["placed"].values()) == len(recruits["prices"]) - 1


@pytest.mark.rule("K-D5")
def test_a_creature_that_is_bought_may_come_at_once() -> None:
    seen = set()
    for s, p in positions(4, 7):
        for name, sold in ahead(s, p).get("buys", {}).items():
            for line in sold:
                for settled in line.get("settles", []):
                    after, log = s.copy(), Log()
                    said = [text for text in map(KEMET.choices.say, KEMET.legal(s, p)) if name in text]
                    for text in (*said[:1], *settled["choices"]):
                        KEMET.apply(after, p, KEMET.read(after, p, text), log)
                    came = [KEMET.story.args(e)[1] for e in log.events if e.template == "creature placed"]
                    assert came == ([settled["zone"]] if "zone" in settled else [])
                    assert asks(after) != "bring a creature"
                    seen.add("zone" in settled)
    assert seen == {True, False}


@pytest.mark.rule("K-P1")
def test_mercenaries_come_with_their_tile() -> None:
    t = table("turn of P1", RUBY_ONYX, P1='troops = { NW1 = 2, NW2 = 4 }, pyramids = { NW1 = "onyx 1" }')
    bought = [line for sold in ahead(t.state, 0)["buys"].values() for line in sold if "hires" in line]
    assert {line["tile"] for line in bought} == {"mercenaries-of-the-sword"}
    for way in bought[0]["hires"]["ways"]:
        after, log = t.state.copy(), Log()
        for text in ("space buy-a", *bought[0]["choices"], *way["choices"]):
            KEMET.apply(after, 0, KEMET.read(after, 0, text), log)
        placed = [KEMET.story.args(e)[1:3] for e in log.events if e.template == "placed"]
        assert {str(zone): int(str(units)) for units, zone in placed} == way["placed"]
        assert asks(after) != "place units"


@pytest.mark.rule("K-D5")
def test_a_creature_of_the_supply_comes_with_the_troop_that_it_joins() -> None:
    brought = 0
    for s, p in positions(4, 5):
        for name, places in ahead(s, p).get("creatures", {}).items():
            assert len(places) > 1
            for settled in places:
                after, log = s.copy(), Log()
                for text in settled["choices"]:
                    KEMET.apply(after, p, KEMET.read(after, p, text), log)
                came = [KEMET.story.args(e)[:2] for e in log.events if e.template == "creature placed"]
                assert came == [[name, settled["zone"]]]
                brought += 1
    assert brought


@pytest.mark.rule("K-N1", "K-N2")
def test_both_offerings_are_told_to_whoever_may_make_both() -> None:
    t = table("night", P1="troops = { Sanctuary = 4, T-Delta = 1 }", P2="veterans = 1")
    both = ahead(t.state, 0)["offerings"]
    assert [line["choices"] for line in both] == [[a, b] for a in ("pass", "use") for b in ("pass", "use")]
    for line in both:
        after = t.state.copy()
        brings: list[Any] = []
        for text in line["choices"]:
            assert asks(after) == "make an offering"
            brings += ahead(after, 0)["brings"][text]
            KEMET.apply(after, 0, KEMET.read(after, 0, text))
        assert all(one.get("amount", 1) for one in line["brings"])
        assert counted(brings) == counted(line["brings"])
        assert after.asked == 1


def counted(brings: list[Any]) -> Counter[str]:
    found = Counter(f"{one['what']} {one.get('at')}" for one in brings if "amount" not in one)
    for one in brings:
        found[one["what"]] += one.get("amount", 0)
    return Counter({what: n for what, n in found.items() if n})


@pytest.mark.rule("K-N1", "K-N2")
@pytest.mark.parametrize("troops", ["Sanctuary = 4", "T-Delta = 2", "Sanctuary = 4, T-inW = 2"])
def test_a_single_offering_is_asked_for_alone(troops: str) -> None:
    t = table("night", P1=f"troops = {{ {troops} }}", P2="veterans = 1")
    assert "offerings" not in ahead(t.state, 0)
    assert set(ahead(t.state, 0)["brings"]) == {"pass", "use"}


def test_pray_says_what_it_brings() -> None:
    """K-A1: of the actions only Pray is done with its token."""
    brings = ahead(table("turn of P1").state, 0)["brings"]
    assert brings["space pray-1"] == [{"what": "prayer", "player": "P1", "amount": 2}]
    assert all("pray-" in choice for choice in brings)
