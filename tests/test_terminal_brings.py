"""In a terminal, too, a choice says what it brings before it is made."""

import re
from typing import Any

import pytest
from pictured import ANKH, KEMET

from benben.i18n import LANGUAGES, Words
from benben.kernel.chance import draw, game_key, generator
from benben.kernel.game import Game
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.terminal.pictures import shown_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ankh", "kemet", "kemet-classic"])
def test_whatever_comes_is_said_in_every_language(game: str, language: str) -> None:
    rules, w = ruleset(game), Words(language, game)
    shown, key, made, told = shown_of(rules), game_key(6, 3), 0, set()
    rng, s = generator(key, "brings"), rules.setup({"players": 3})
    while (owing := rules.owing(s)) and made < 900:
        made, p = made + 1, owing[0]
        if p == BOX:
            rules.apply(s, p, draw(rules.odds(s), key, made))
            continue
        legal = rules.legal(s, p)
        if made % 13 == 0:
            ahead = rules.ahead(s, p, legal)
            told |= {shown.brings(s, w, p, ahead, rules.choices.say(choice)) for choice in legal}
        rules.apply(s, p, rng.choice(legal))
    assert len(told) > 5
    assert not [text for text in told if re.search(r"[{}]|None|brings-|brought-", text)]


def brought(game: Game, w: Words, choice: str) -> str:
    s, rules = game.state, game.rules
    p = rules.owing(s)[0]
    return shown_of(rules).brings(s, w, p, rules.ahead(s, p, rules.legal(s, p)), choice)


def ankh() -> Game:
    options = {"players": 2, "gods": ["isis", "ra"], "guardians": ["satet", "mummy", "scorpion"], "first": "P1"}
    return Game(ruleset("ankh"), options, key=b"brings")


def test_what_an_action_of_ankh_brings() -> None:
    game = ankh()
    s: Any = game.state
    before = s.followers[s.side_of[0]]
    assert brought(game, ANKH, "action unlock").startswith("ends your turn")  # nothing comes after it
    said = brought(game, ANKH, "action gain")
    game.play(0, game.rules.choices.read("action gain"))
    after: Any = game.state
    gained = after.followers[s.side_of[0]] - before
    assert said == f"+{gained} Follower{'s' * (gained > 1)}"


def test_a_step_of_kemet_into_a_battle_tells_how_strong_both_are() -> None:
    rules, key, made = ruleset("kemet"), game_key(5, 3), 0
    rng, s = generator(key, "ahead"), rules.setup({"players": 3})
    found = ""
    while not found and (owing := rules.owing(s)):
        made, p = made + 1, owing[0]
        if p == BOX:
            rules.apply(s, p, draw(rules.odds(s), key, made))
            continue
        legal = rules.legal(s, p)
        ahead: Any = rules.ahead(s, p, legal)
        for journey in ahead.get("moves", []):
            for arrival in journey["to"]:
                if "battle" in arrival and len(arrival["choices"]) == 1:
                    own, enemy = arrival["battle"]["strength"]
                    said = shown_of(rules).brings(s, KEMET, p, ahead, arrival["choices"][0])
                    found = f"before cards {own} to {enemy}"
                    assert said.endswith(found)
        rules.apply(s, p, rng.choice(legal))
    assert found
