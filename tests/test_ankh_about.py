"""What the page is told of Ankh: the box before there is a table, and the outlook on the regions of a position."""

import json
from pathlib import Path
from random import Random

import pytest

from benben import bots
from benben.ankh.box.contents import MOST_PLAYERS
from benben.kernel.chance import draw
from benben.kernel.events import Log
from benben.kernel.positions import parse, read
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, SPECTATOR
from benben.kernel.views import sample, view

RULES = ruleset("ankh")
EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"


def test_about_is_plain_data() -> None:
    about = RULES.about()
    assert json.loads(json.dumps(about)) == about
    scenarios = about["scenarios"]
    assert isinstance(scenarios, list)
    for scenario in scenarios:
        assert set(scenario["layouts"]) <= {str(players) for players in range(2, MOST_PLAYERS + 1)}
        for players, layout in scenario["layouts"].items():
            options: dict[str, object] = {"players": int(players), "scenario": scenario["name"], "first": "P1"}
            gods = ["amun", "anubis", "isis", "osiris", "ra"][: int(players)]
            s = RULES.setup({**options, "gods": gods, "guardians": ["satet", "mummy", "scorpion"]})
            pieces = view(RULES, s, SPECTATOR).data["position"]["columns"]["piece"]
            owners: dict[int | None, str] = {None: "neutral", **{i + 1: god for i, god in enumerate(gods)}}
            told = {piece["at"]: f"{owners[piece['player']]} {piece['piece']}" for piece in layout["pieces"]}
            assert told == pieces


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_the_outlook_tells_no_secret(players: int) -> None:
    """It exists in every position of a game and follows from what a spectator sees."""
    rng = Random(players)
    bot = bots.make("eager", rng)
    s = RULES.setup({"players": players, "scenario": rng.choice(["middle_kingdom", "inundation"])})
    number = 0
    while not s.reason:
        number += 1
        p = RULES.owing(s)[0]
        choice = draw(RULES.odds(s), b"outlook", number) if p == BOX else bot.choose(RULES.legal(s, p), bytes)
        RULES.apply(s, p, choice)
        outlook = RULES.outlook(s)
        assert set(outlook) == {str(i + 1) for i, at in enumerate(s.token_at) if at >= 0}
        if s.frames and not number % 5:
            other = sample(RULES, view(RULES, s, SPECTATOR), rng)
            assert RULES.outlook(other) == outlook


def test_the_outlook_counts_what_a_battle_counts() -> None:
    """Strength before cards is what the battle says, when both play a card that adds nothing."""
    table = parse((EXAMPLES / "battle.toml").read_text(encoding="utf-8"))
    s = read(RULES, table)
    (region,) = [r for r in RULES.outlook(s).values() if isinstance(r, dict) and "[4,7]" in r["hexes"]]
    assert region["battle"]
    assert {god: side["figures"] for god, side in region["sides"].items()} == {"isis": 3, "osiris": 3}
    assert region["sides"]["isis"]["majorities"] == 1
    log = Log()
    for player, text in ((0, "card flood"), (1, "card cycle")):
        RULES.apply(s, player, RULES.read(s, player, text), log)
    told = [RULES.story.data(event)["args"] for event in log.events if event.template == "strength"]
    strengths = {args[0]: args[3] for args in told if isinstance(args, list)}
    assert strengths == {god: side["strength"] for god, side in region["sides"].items()}
