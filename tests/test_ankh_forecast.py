"""What is told before a choice is made: what a conflict would bring, and what each choice does."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from ankh_table import hand, table
from summons import ATTUNED, put, summoning
from table import Table

from benben import ankh, bots
from benben.ankh.box.contents import MOST_PLAYERS
from benben.ankh.box.names import ACTION, GAIN, GODS, UNLOCK
from benben.ankh.box.state import AnkhState
from benben.ankh.rules.conflict import CONFLICT
from benben.ankh.rules.fight import SIDES, fight_of
from benben.ankh.rules.scenario import EVENT_TRACKS
from benben.ankh.rules.strength import before_cards
from benben.ankh.rules.turn import EVENT_DONE, FIRST_ACTION, TURN, merged, needed
from benben.ankh.shown.ahead import Ahead, ahead
from benben.ankh.shown.outlook import outlook
from benben.kernel.chance import draw
from benben.kernel.events import Event, Log
from benben.kernel.notation import NONE
from benben.kernel.steps import BOX, PLAYER, STAGE, STEP
from benben.kernel.views import sample, view

RULES = ankh.RULES
GUARDIANS = ["satet", "mummy", "scorpion"]
SCENARIOS = ["middle_kingdom", "old_kingdom", "inundation", "peoples_revolt"]
Step = tuple[AnkhState, int, int, AnkhState, list[Event]]


def games(count: int, seed: int) -> Iterator[Step]:
    """Position, player, choice, and what came of it, for every choice of some games."""
    rng = Random(seed)
    for number in range(count):
        bot = bots.make("eager", rng)
        scenario = SCENARIOS[number % len(SCENARIOS)]
        players = 3 + number % 3 if scenario == "peoples_revolt" else 2 + number % (MOST_PLAYERS - 1)
        s = RULES.setup({"players": players, "scenario": scenario})
        turn = 0
        while not s.reason:
            turn += 1
            p = RULES.owing(s)[0]
            key = str(number).encode()
            choice = draw(RULES.odds(s), key, turn) if p == BOX else bot.choose(RULES.legal(s, p), bytes)
            before, log = s.copy(), Log()
            RULES.apply(s, p, choice, log)
            yield before, p, choice, s, log.events


@pytest.mark.rule("A-X3", "A-X4", "A-G1", "A-B5")
def test_a_conflict_brings_what_was_forecast_where_nobody_chooses() -> None:
    """It comes now, whatever is asked: who holds which region and what that brings, up to the first battle; who fights
    it, and how strong they are."""
    held = fought = lifted = destroyed = 0
    for before, _, _, _, _ in games(24, 1):
        conflict, events = come(before)
        forecast = {token: region["sides"] for region in outlook(before)["regions"] for token in region["tokens"]}
        destroyed += any(e.template == "destroyed" for e in events)
        for token, deeds in by_region(events).items():
            there = {god: side for god, side in forecast[token].items() if side["figures"]}
            if deeds[0].template == "dominion":
                (god,) = there
                assert GODS[deeds[0].args[0]] == god
                gained = sum(e.args[1] for e in deeds if e.template == "gained devotion" and e.rule in ("A-X3", "A-X4"))
                assert gained == there[god]["score"] + there[god]["reward"]
                held += 1
                lifted += there[god]["score"] > there[god]["majorities"] > 0
                if any(e.template == "killed" for e in deeds):
                    break  # it may bring others something, and ask them
            else:
                fight = fight_of(conflict)
                if fight is not None and conflict.drafts:
                    sides = [side for side in range(len(GODS)) if fight[SIDES] >> side & 1]
                    strength = {GODS[side]: sum(before_cards(conflict, fight, side)) for side in sides}
                    assert strength == {god: side["strength"] for god, side in there.items()}
                    fought += 1
                break
    assert min(held, fought) > 1000, (held, fought)
    assert min(lifted, destroyed) > 10, (lifted, destroyed)


def come(before: AnkhState) -> tuple[AnkhState, list[Event]]:
    """The next conflict of the track comes at once; nothing where one is on, or none is left."""
    track = EVENT_TRACKS[before.scenario]
    later = [n + 1 for n, name in enumerate(track) if n >= before.event and name.startswith("conflict")]
    s, log = before.copy(), Log()
    if not later or s.frames[0][STEP] != TURN or any(f[STEP] == CONFLICT for f in s.frames):
        return s, []
    s.event = later[0]
    s.frames = [[TURN, EVENT_DONE, s.frames[0][PLAYER], 0], [CONFLICT, 0, s.frames[0][PLAYER], NONE]]
    s.track[0] = needed(s, 0)
    RULES.settle(s, log)
    return s, log.events


def by_region(events: list[Event]) -> dict[int, list[Event]]:
    """What was told of each region, by its token, in order."""
    found: dict[int, list[Event]] = {}
    for event in events:
        if event.template == "region":
            here = found.setdefault(event.args[0] + 1, [])
        elif found:
            here.append(event)
    return found


def test_what_is_told_before_a_choice_comes_true_and_is_no_secret() -> None:
    """It changes nothing, and follows from what the player who is asked can see."""
    rng, count, elsewhere = Random(2), 0, 0
    for number, (s, p, choice, after, events) in enumerate(games(6, 3)):
        if p == BOX:
            continue
        seen = view(RULES, s, p).bytes()
        brings = ahead(RULES, s, p, RULES.legal(s, p))
        assert view(RULES, s, p).bytes() == seen
        if not number % 4:
            other = sample(RULES, view(RULES, s, p), rng)
            assert isinstance(other, AnkhState)
            RULES.settle(other, None)
            assert ahead(RULES, other, p, RULES.legal(s, p)) == brings
        name = RULES.choices.names[choice]
        if s.drafts or name not in brings.get("of", {}):
            continue
        count += 1
        for one in brings["brings"][brings["of"][name]]:
            if one["what"] in ("followers", "devotion"):
                side = GODS.index(one["god"])
                had, has = (
                    (s.followers, after.followers) if one["what"] == "followers" else (s.devotion, after.devotion)
                )
                gains = [
                    e
                    for e in brings["brings"][brings["of"][name]]
                    if (e["what"], e.get("god")) == (one["what"], one["god"])
                ]
                assert sum(gain["amount"] for gain in gains) == has[side] - had[side]
                if "token" in one:
                    told = by_region(events)[one["token"]]
                    gained = [
                        e for e in told if e.template in ("gained devotion", "lost devotion") and e.args[0] == side
                    ]
                    signs = {"gained devotion": 1, "lost devotion": -1}
                    assert sum(signs[e.template] * e.args[1] for e in gained) == one["amount"]
                    elsewhere += 1
            if one["what"] == "region":
                here = next(r for r in outlook(after)["regions"] if one["token"] in r["tokens"])
                assert here["sides"] == one["sides"]
            if one["what"] == "turn" and not name.startswith("action"):
                assert after.reason or after.frames[0] != s.frames[0]
    assert count > 300
    assert elsewhere


@pytest.mark.rule("A-T1")
def test_a_first_action_tells_of_the_event_that_any_second_one_triggers() -> None:
    """After Gain Followers only Unlock is left: what its marker sets off is told before the first click."""
    seen = conflicts = 0
    for position, p, _, _, _ in games(4, 5):
        if p == BOX or position.frames[-1][STEP] != TURN or position.frames[-1][STAGE] != FIRST_ACTION:
            continue
        s = position.copy()
        if merged(s, p) or s.track[GAIN] + 1 == needed(s, GAIN):
            continue
        told = {}
        for at in (0, needed(s, UNLOCK) - 1):
            s.track[UNLOCK] = at
            lists = ahead(RULES, s, p, RULES.legal(s, p))
            brings = {name: lists["brings"][number] for name, number in lists["of"].items()}.get("action gain", [])
            told[at] = [one for one in brings if one["what"] in ("forced", "event")]
        assert told.pop(0) == []
        ((one,),) = told.values()
        assert one["name"] == EVENT_TRACKS[s.scenario][s.event]
        conflicts += one["name"].startswith("conflict") and one["amount"] > 0
        log = Log()
        RULES.apply(s, p, ACTION + GAIN, log)
        if one["what"] == "forced":
            seen += 1
            assert not any(e.template == "event" for e in log.events)
            while not any(e.template == "event" for e in log.events):
                assert RULES.owing(s) == [p]
                RULES.apply(s, p, RULES.legal(s, p)[0], log)
        assert sum(e.template == "event" for e in log.events) == 1
        assert s.event == position.event + 1
    assert seen > 30
    assert conflicts


def test_moving_tells_of_the_regions_that_it_changes() -> None:
    """The figure that is being moved counts where it would stand."""
    t = table("isis ra", "isis god [7,1]; isis warrior [7,3]; ra god [4,7]", "turn of P1")
    t.do("P1: action move", "P1: move [7,3]")
    (there,) = of(t, "to [6,5]")  # whence it comes, Isis is alone as before, for as much
    assert (there["what"], there["token"]) == ("region", 3)
    assert strength(there) == {"isis": 1, "ra": 1}
    stays = of(t, "to [7,2]")
    assert [(one["token"], strength(one)) for one in stays] == [(2, {"isis": 2})]


def test_actions_tell_what_they_gain_trigger_and_end() -> None:
    t = table("isis ra", "isis god [7,1]; neutral temple [7,2]; ra god [4,7]", "turn of P1", top="track = { gain = 2 }")
    assert of(t, "action gain") == [
        {"what": "event", "name": "monument", "amount": 0},
        {"what": "turn"},
        {"what": "followers", "god": "isis", "amount": 1},
    ]
    assert of(t, "action unlock") == [{"what": "turn"}]
    assert of(t, "action move") == []
    t.do("P1: action move", "P1: pass")
    assert of(t, "action summon") == [{"what": "turn"}]


@pytest.mark.rule("A-T1", "A-T2")
def test_an_action_of_a_merged_god_ends_the_turn() -> None:
    s = RULES.setup({"players": 3, "first": "P2", "gods": ["isis", "ra", "amun"], "guardians": GUARDIANS})
    ending = [choice for choice, n in told(s)["of"].items() if {"what": "turn"} in told(s)["brings"][n]]
    assert ending == ["action unlock"]
    s.side_of[0] = s.side_of[1]
    assert [{"what": "turn"} in told(s)["brings"][n] for n in told(s)["of"].values()] == [True] * 4


def test_unlocking_tells_its_price_and_who_joins() -> None:
    t = table("isis ra", "isis god [7,1]; ra god [4,7]", "turn of P1", isis='followers = 3, powers = ["revered"]')
    t.do("P1: action unlock")
    turn, price, guardian = of(t, "unlock inspiring")[:3]
    assert (turn, price) == ({"what": "turn"}, {"what": "followers", "god": "isis", "amount": -1})
    assert (guardian["what"], guardian["god"]) == ("joins", "isis")
    assert of(t, "pass") == [{"what": "turn"}]


@pytest.mark.rule("A-UNL1", "A-X1")
def test_a_price_is_told_apart_from_what_the_event_brings() -> None:
    """Omnipresent pays as the conflict starts that the unlocking triggers: that is no part of the price."""
    powers = 'followers = 3, powers = ["omnipresent"]'
    t = table(
        "isis ra", "isis god [7,1]; ra god [4,7]", "turn of P1", isis=powers, top="track = { unlock = 1 }\nevent = 3"
    )
    t.do("P1: action unlock")
    paid = [one for one in of(t, "unlock revered") if one["what"] == "followers"]
    assert paid == [
        {"what": "followers", "god": "isis", "amount": -1},
        {"what": "followers", "god": "isis", "amount": 1, "later": True},
    ]


@pytest.mark.rule("A-UNL1")
def test_an_action_without_a_power_to_unlock_says_why() -> None:
    every = '"revered", "inspiring", "resplendent", "temple attuned", "glorious", "bountiful"'
    for followers, powers, why in ((0, "", "too-poor"), (9, every, "all-unlocked")):
        isis = f"followers = {followers}, devotion = 9, powers = [{powers}]"
        t = table("isis ra", "isis god [7,1]; ra god [4,7]", "turn of P1", isis=isis)
        assert of(t, "action unlock") == [{"what": why}, {"what": "turn"}]


def test_what_decides_is_told_first_then_ones_own_then_that_of_others() -> None:
    """An event ends the turn of whoever triggers it; nothing is told that changes by 0."""
    order = ["won", "nobody-won", "all-unlocked", "too-poor", "event", "turn"]
    order += ["merges", "forgotten", "battle", "wins", "tie"]
    mixed = 0
    for s, p, _, _, _ in games(8, 5):
        if p == BOX or s.drafts:
            continue
        me = GODS[s.side_of[p]]
        for brings in told_to(s, p).get("brings", []):
            kinds = [one["what"] for one in brings]
            decide = [kind for kind in kinds if kind in order]
            assert kinds[: len(decide)] == sorted(decide, key=order.index)
            assert "event" not in kinds or {"turn", "won", "nobody-won"} & set(kinds)
            gains = [one for one in brings if one["what"] in ("followers", "devotion")]
            assert all(one["amount"] for one in gains)
            gods = [one["god"] == me for one in gains]
            assert gods == sorted(gods, reverse=True)
            mixed += bool(decide) and len(set(gods)) > 1
    assert mixed > 10


def test_cards_tell_what_is_sure_of_them() -> None:
    """Also after others have laid theirs: what those are changes nothing."""
    t = table(
        "isis ra",
        "isis god [4,7]; isis warrior [5,7]; ra god [5,8]",
        isis=hand("chariots", "cycle"),
        ra=hand("flood", "plague"),
    )
    before = [of(t, "card chariots"), of(t, "card cycle")]
    assert before == [
        [{"what": "strength", "amount": 5}],
        [{"what": "strength", "amount": 2}, {"what": "cards", "god": "isis"}],
    ]
    for card in ("flood", "plague"):
        other = t.state.copy()
        RULES.apply(other, 1, RULES.read(other, 1, f"card {card}"))
        assert ahead(RULES, other, 0, RULES.legal(other, 0)) == ahead(RULES, t.state, 0, RULES.legal(t.state, 0))


@pytest.mark.rule("A-G1")
def test_gains_count_bountiful_until_it_has_lifted_the_god() -> None:
    """In the red each gain is one more; the first of two may lift the god out of it."""
    t = table(
        "amun ra",
        "amun god [4,7]; amun temple [4,8]; ra god [7,1]",
        "turn of P1",
        amun='devotion = 19, powers = ["revered", "inspiring", "resplendent", "temple attuned", "bountiful"]',
    )
    (region,) = [r for r in outlook(state(t))["regions"] if 3 in r["tokens"]]
    assert (region["sides"]["amun"]["score"], region["sides"]["amun"]["reward"]) == (2, 1)


@pytest.mark.rule("A-B7")
def test_glory_is_told_beside_the_victory() -> None:
    powers = '["revered", "inspiring", "resplendent", "temple attuned", "glorious"]'
    t = table("amun ra", "amun god [4,7]; ra god [5,8]", "turn of P1", amun=f"devotion = 25, powers = {powers}")
    (region,) = [r for r in outlook(state(t))["regions"] if 3 in r["tokens"]]
    assert [(side["reward"], side["far"]) for side in region["sides"].values()] == [(1, 3), (1, 1)]


def test_the_only_figure_is_placed_at_once() -> None:
    """Where one can be summoned at all, its places are told with the first question."""
    t = table("isis ra", "isis god [7,1]; ra god [4,7]", "turn of P1")
    t.do("P1: action summon")
    found = told(state(t))
    assert found["next"]["choice"] == "summon warrior"
    t.do("P1: summon warrior")
    assert found["next"]["legal"] == t.legal()
    assert set(found["of"]) >= set(t.legal())


def test_a_list_of_tables_tells_a_conflict_that_is_on_from_one_that_is_over() -> None:
    found = set()
    for s, _, _, _, _ in games(2, 7):
        progress = RULES.glance(s)["progress"]
        on = any(f[STEP] == CONFLICT for f in s.frames)
        assert progress["name"] == ("conflict" if on or not progress["number"] else "after")
        found.add((progress["name"], progress["number"] > 0))
    assert found == {("conflict", False), ("conflict", True), ("after", True)}


@pytest.mark.rule("A-SUM2", "A-SUM3")
def test_a_figure_that_comes_otherwise_says_how() -> None:
    """Apep to the water, and the one more that a Pyramid brings once the action's own figure is there."""
    apep = summoning(
        "isis god [7,0]; amun god [1,1]", 'guardians = ["satet", "apep", "scorpion"]', isis='pool = ["apep"]'
    )
    assert told(state(apep))["place"] == {"extras": [], "water": False}
    apep.do("P1: summon apep")
    assert told(state(apep))["place"] == {"extras": [], "water": True}
    t = summoning("isis god [7,0]; amun god [1,1]; isis pyramid [4,7]", isis=ATTUNED)
    assert told(state(t))["place"] == {"extras": [], "water": False}
    put(t, "[7,1]")
    assert told(state(t))["place"] == {"extras": ["pyramid attuned"], "water": False}


def state(t: Table) -> AnkhState:
    assert isinstance(t.state, AnkhState)
    return t.state


def told(s: AnkhState) -> Ahead:
    return told_to(s, max(s.asked, 0))


def told_to(s: AnkhState, p: int) -> Ahead:
    return ahead(RULES, s, p, RULES.legal(s, p))


def of(t: Table, choice: str) -> list[Any]:
    found = told(state(t))
    number = found.get("of", {}).get(choice)
    return [] if number is None else list(found["brings"][number])


def strength(one: Any) -> dict[str, int]:
    return {god: side["strength"] for god, side in one["sides"].items()}


@pytest.mark.rule("A-UNL2")
def test_a_guardian_that_cannot_come_is_told_of_before_the_choice() -> None:
    t = table("isis ra", "isis god [7,1]; ra god [4,7]", "turn of P1", isis='followers = 5, powers = ["revered"]')
    t.do("P1: action unlock")
    came = next(one for one in of(t, "unlock inspiring") if one["what"] == "joins")
    t.state.guardians[t.state.lineup[0]] = 0
    assert [one for one in of(t, "unlock inspiring") if one["what"] == "no-guardian"] == [
        {"what": "no-guardian", "name": came["name"]}
    ]
