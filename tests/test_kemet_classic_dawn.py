"""Dawn of Ta-Seti: cards and tokens for the turn order, and what battles bring for it."""

import json
import random
from typing import Any

import pytest
from kemet_classic_table import Classic, table

from benben.bots import make
from benben.kemet.box.classic_state import ClassicState
from benben.kemet.box.names import CARD_NAMES
from benben.kemet.thinking.judgement import TERMS, explain, judge
from benben.kernel import positions
from benben.kernel.errors import BadPosition, IllegalChoice
from benben.kernel.steps import SPECTATOR
from benben.kernel.views import sample, view

MODULE = 'modules = ["dawn"]'
ROUND = f"{MODULE}\nround = 2"
FIGHT = "battle in T-W of P1 against P2"


def dawn(*players: str, top: str = "") -> Classic:
    return table("dawn", f"{ROUND}\n{top}", **{f"P{i + 1}": entries for i, entries in enumerate(players)})


def fight(mine: int, foe: int, cards: tuple[str, str], top: str = MODULE) -> Classic:
    """P1 with so many Units against P2; both discard 2/0/2."""
    t = table(FIGHT, top, P1=f"troops = {{ T-W = {mine} }}", P2=f"troops = {{ T-W = {foe} }}")
    for p, card in zip(("P1", "P2"), cards, strict=True):
        t.do(f"{p}: discard 2/0/2", f"{p}: card {card}")
    return t


def guessed(t: Classic, seed: int) -> ClassicState:
    """What P1 may think of the cards of others."""
    s = sample(t.rules, view(t.rules, t.state, 0), random.Random(seed))
    assert isinstance(s, ClassicState)
    return s


@pytest.mark.rule("KT-W3", "KT-W4", "KT-W5")
def test_the_page_is_told_what_a_choice_comes_to_and_who_chooses_when() -> None:
    t = dawn("", "dawn_tokens = 2", "", top='order = ["P3", "P1", "P2"]')

    def command() -> Any:
        return t.rules.ahead(t.state, 1, t.rules.legal(t.state, 1))["command"]

    assert command()["card 4/1/0"] == 4
    t.do("P2: card 1/3/0", "P2: discard 2/2/1")
    assert command() == {"spend 0": 1, "spend 1": 2, "spend 2": 3}
    t.do("P2: spend 1", "P1: card 2/0/2", "P1: discard 2/2/1", "P3: card 3/0/1", "P3: discard 4/1/0")
    told: Any = t.rules.outlook(t.state)
    assert told["destiny"] == {"places": [None, None, None], "choosing": ["P3", "P1", "P2"]}
    t.do("P3: slot 2")
    told = t.rules.outlook(t.state)
    assert told["destiny"] == {"places": [None, "P3", None], "choosing": ["P1", "P2"]}


# Cards and tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-W1", "KT-W2", "KT-W3", "KT-W4", "KT-W6", "KT-E1")
def test_from_the_last_player_up_then_places_from_the_highest_value_down() -> None:
    t = dawn("", "dawn_tokens = 2", "", top='order = ["P3", "P1", "P2"]')
    assert (t.owing, t.prompt) == (["P2"], "play a card at dawn")
    t.do("P2: card 1/3/0", "P2: discard 2/2/1")
    assert t.legal() == ["spend 0", "spend 1", "spend 2"]
    t.do("P2: spend 2")
    assert t.owing == ["P1"]
    t.do("P1: card 4/1/0", "P1: discard 2/2/1")
    assert t.owing == ["P3"]  # without tokens nothing is asked
    t.do("P3: card 2/0/2", "P3: discard 4/1/0")
    assert t.told("KT-W1", "shows") == [["P2", "1/3/0"], ["P1", "4/1/0"], ["P3", "2/0/2"]]
    assert t.told("KT-W3", "command value") == [["P2", 3], ["P1", 4], ["P3", 2]]
    assert t.told("KT-W6", "spent dawn tokens") == [["P2", 2, 0]]
    assert t.state.dawn_tokens == [0, 0, 0]
    assert (t.owing, t.prompt) == (["P1"], "choose your place at dawn")
    t.do("P1: slot 3")
    assert (t.owing, t.legal()) == (["P2"], ["slot 1", "slot 2"])
    t.do("P2: slot 2")
    assert t.told("KT-W4", "takes place") == [["P3", "1"], ["P2", "2"], ["P1", "3"]]
    assert (t.owing, t.prompt) == (["P3"], "your turn")


@pytest.mark.rule("KT-W5")
def test_of_equal_values_the_earlier_in_the_old_order_chooses_first() -> None:
    t = dawn("", "dawn_tokens = 1", "", top='order = ["P2", "P3", "P1"]')
    t.do("P1: card 3/2/0", "P1: discard 2/2/1", "P3: card 3/0/1", "P3: discard 2/2/1")
    t.do("P2: card 2/0/2", "P2: discard 2/2/1", "P2: spend 1")
    assert t.owing == ["P2"]
    t.do("P2: slot 2")
    assert t.owing == ["P3"]


@pytest.mark.rule("KT-W2", "KT-W6")
def test_tokens_may_be_kept() -> None:
    t = dawn("dawn_tokens = 3", "")
    t.do("P2: card 2/0/2", "P2: discard 4/1/0", "P1: card 4/1/0", "P1: discard 2/2/1", "P1: spend 0")
    assert t.state.dawn_tokens == [3, 0]
    assert t.told("KT-W6", "spent dawn tokens") == []


@pytest.mark.rule("KT-W3")
def test_only_the_strength_of_a_card_counts() -> None:
    """Damage, defence and losses of one's own count for nothing; special cards have their strength."""
    t = dawn('tiles = ["defensive-strategy"], removed = ["1/3/0"]', "")
    t.do("P2: card 1/3/0", "P2: discard 4/1/0", "P1: card 3/0/3", "P1: discard 2/2/1")
    assert t.told("KT-W3", "command value") == [["P2", 1], ["P1", 3]]


@pytest.mark.rule("KT-W1")
def test_what_lies_face_down_is_a_secret() -> None:
    t = dawn("", "", "")
    t.do("P3: card 2/0/2")
    assert json.loads(view(t.rules, t.state, 0).bytes())["position"]["frames"][-1]["card"] == "2/0/2"
    for seed in range(20):
        guess = guessed(t, seed)
        assert t.rules.check(guess) == []
        assert guess.hand[2] >> CARD_NAMES.index("2/0/2") & 1
    step = t.rules.steps[t.state.frames[-1][0]]
    discard = t.rules.read(t.state, 2, "discard 4/1/0")
    assert step.audience(t.state, t.state.frames[-1], 2, discard) == 1 << 2
    t.do("P3: discard 4/1/0")
    for viewer in (0, SPECTATOR):
        known = json.loads(view(t.rules, t.state, viewer).bytes())["position"]["columns"]
        assert ("P3" in known.get("buried", {}), known["played"]) == (False, {"P3": ["2/0/2"]})
    assert json.loads(view(t.rules, t.state, 2).bytes())["position"]["columns"]["buried"] == {"P3": ["4/1/0"]}
    assert len({guessed(t, seed).buried[2] for seed in range(40)}) == 5


@pytest.mark.rule("KT-W7")
def test_cards_come_back_when_none_is_left() -> None:
    used = 'played = ["4/1/0", "3/2/0"], buried = ["1/3/0", "2/2/1"]'
    t = dawn("", used)
    assert t.legal() == ["card 2/0/2", "card 3/0/1"]
    t.do("P2: card 3/0/1")  # there is only one to discard
    assert t.told("KT-W7", "took cards back") == [["P2"]]
    assert t.state.hand[1].bit_count() == 6
    assert (t.state.played[1], t.state.buried[1]) == (0, 0)
    t.do("P1: card 4/1/0", "P1: discard 1/3/0")
    assert (t.of("P1", "played"), t.of("P1", "buried")) == (["4/1/0"], ["1/3/0"])
    assert t.state.hand[0].bit_count() == 4


@pytest.mark.rule("KT-W7", "KT-W1", "KT-W2")
def test_refusals() -> None:
    t = dawn("dawn_tokens = 1", 'played = ["4/1/0"], buried = ["1/3/0"]')

    def refused(choice: str) -> str:
        player = int(t.owing[0][1:]) - 1
        with pytest.raises(IllegalChoice) as told:
            t.rules.read(t.state, player, choice)
        return f"{told.value.rule} {told.value.why}"

    assert refused("card 4/1/0") == "KT-W7 card not in hand"
    assert refused("discard 2/2/1") == "KT-W1 card to show first"
    assert refused("spend 0") == "KT-W1 card first"
    t.do("P2: card 2/0/2")
    assert refused("discard 2/0/2") == "KT-W1 said already"
    t.do("P2: discard 2/2/1", "P1: card 2/0/2", "P1: discard 2/2/1")
    assert refused("spend 2") == "KT-W2 too few dawn tokens"
    t.do("P1: spend 1")
    assert refused("slot 3") == "KT-W4 place taken"


# Where it comes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-N7", "KT-N8")
def test_not_in_the_first_round_and_in_place_of_the_order() -> None:
    t = table("night from night tiles", MODULE)
    assert t.prompt == "your turn"
    t = table("night from night tiles", ROUND)
    assert t.prompt == "play a card at dawn"
    t = table("night from night tiles", "round = 2")
    assert t.prompt == "order"


@pytest.mark.parametrize(
    ("situation", "top", "player", "why"),
    [
        ("dawn", "round = 2", "", 'situation: a Dawn needs modules = ["dawn"]'),
        ("dawn", MODULE, "", "from the second round on"),
        ("sunrise", MODULE, "", '"dusk", "dawn" is expected'),
        ("turn of P1", "", "dawn_tokens = 1", "in a game with the module dawn"),
        ("turn of P1", 'modules = ["sunrise"]', "", "unknown module 'sunrise'"),
    ],
)
def test_what_is_not_part_of_the_game_is_refused(situation: str, top: str, player: str, why: str) -> None:
    with pytest.raises(BadPosition, match=r".*") as told:
        table(situation, top, P1=player)
    assert why in str(told.value)


@pytest.mark.parametrize(
    "damage",
    [
        lambda frames: frames[0].update(slot=2),
        lambda frames: frames[0].update(more=[3]),
        lambda frames: frames[0].update(at="places"),
        lambda frames: frames[1].update(player="P1"),
        lambda frames: frames[1].update(card=None),
        lambda frames: frames[1].update(card="1/3/0"),
        lambda frames: frames[1].update(at="tokens"),
        lambda frames: frames.__setitem__(0, {"frame": "night", "at": "night tiles", "slot": 2}),
    ],
)
@pytest.mark.rule("KT-W1")
def test_impossible_positions(damage) -> None:  # type: ignore[no-untyped-def]
    t = dawn("", 'played = ["4/1/0"], buried = ["1/3/0"]')
    t.do("P2: card 2/0/2")
    data = json.loads(positions.dump(t.rules, t.state))
    positions.read(t.rules, json.loads(json.dumps(data)))
    damage(data["frames"])
    with pytest.raises(BadPosition):
        positions.read(t.rules, data)


# What battles bring --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KT-B16")
def test_the_loser_of_a_battle_gets_a_token() -> None:
    t = fight(5, 1, ("4/1/0", "3/0/1"))
    t.do("P2: recall")
    assert t.state.dawn_tokens == [0, 0]
    t.do("P1: recall")  # no loss of Units, and no token
    assert t.told("KT-B16", "gained dawn tokens") == [["P2", 1, 1]]
    assert t.order("recalled", "gained dawn tokens")[-1] == "gained dawn tokens"


@pytest.mark.rule("KT-B16")
def test_also_a_winner_who_lost_all_units_and_nobody_gets_two() -> None:
    t = fight(1, 1, ("3/2/0", "1/3/0"))
    assert t.told("K-B3", "wins battle") == [["P1"]]
    assert t.told("KT-B16", "gained dawn tokens") == [["P1", 1, 1], ["P2", 1, 1]]
    assert t.state.dawn_tokens == [1, 1]


@pytest.mark.rule("KT-B16", "KT-A14")
def test_no_token_without_a_battle_or_without_dawn() -> None:
    t = fight(5, 1, ("4/1/0", "3/0/1"), top="")
    t.do("P2: recall", "P1: pass")
    assert t.told("KT-B16", "gained dawn tokens") == []
    t = table(
        "action move of P1",
        MODULE,
        P1='troops = { D-NW = 3 }, tiles = ["initiative"]',
        P2="troops = { T-W = 2 }",
    )
    t.do("P1: troop D-NW")
    t.do("P1: take 3")
    t.do("P1: to T-W")
    assert "struck" in [e.template for e in t.log.events]
    assert t.state.dawn_tokens == [0, 0]


# Bots ----------------------------------------------------------------------------------------------------------------


def thought(t: Classic) -> str:
    """What a greedy bot chooses who is asked now."""
    p = t.rules.owing(t.state)[0]
    bot = make("greedy", random.Random(1))
    return str(t.rules.choices.say(bot.choose(t.rules.legal(t.state, p), view(t.rules, t.state, p).bytes)))


def test_a_bot_spends_tokens_only_where_they_bring_something() -> None:
    t = dawn("dawn_tokens = 2", "")
    t.do("P2: card 4/1/0", "P2: discard 1/3/0", "P1: card 3/0/1", "P1: discard 1/3/0")
    assert thought(t) == "spend 1"  # 4 to 4, and P1 was earlier
    t = dawn("dawn_tokens = 2", "")
    t.do("P2: card 2/0/2", "P2: discard 1/3/0", "P1: card 3/0/1", "P1: discard 1/3/0")
    assert thought(t) == "spend 0"


def test_a_bot_plays_no_higher_than_it_must() -> None:
    t = dawn("", "")
    t.do("P2: card 1/3/0", "P2: discard 2/0/2")
    assert thought(t) in ("card 1/3/0", "card 2/0/2")  # its two worst, and either is enough
    t.do("P1: card 1/3/0")
    assert thought(t) == "discard 2/0/2"


@pytest.mark.parametrize(("modules", "place"), [('["dawn"]', "slot 3"), ('["dawn", "victory"]', "slot 1")])
def test_a_bot_likes_the_last_word_or_the_first_turn(modules: str, place: str) -> None:
    t = table("dawn", f"modules = {modules}\nround = 2\nplayers = 3")
    t.do("P3: card 1/3/0", "P3: discard 2/0/2", "P2: card 1/3/0", "P2: discard 2/0/2")
    t.do("P1: card 4/1/0", "P1: discard 2/0/2")
    assert thought(t) == place


def test_the_order_is_a_term_of_games_with_a_dawn_alone() -> None:
    def terms(top: str) -> dict[str, float]:
        return dict(explain(table("turn of P1", top).state, 0))

    assert set(terms(MODULE)) == {*TERMS, "order"}
    assert set(terms("")) == set(TERMS)
    t = dawn("dawn_tokens = 1", "")
    assert sum(explain(t.state, 0).values()) == pytest.approx(judge(t.state, 0))
