"""What a sketch of Kemet can say, entry by entry: what is read, what is refused as unknown, and what the help lists."""

from typing import Final

from . import sketch_path

SETTINGS: Final = {
    "players": "2 to 5; if left out, as many as are named",
    "cities": 'those of P1, P2, …, as in ["NW", "SW"]',
    "colours": "the colours of tiles in play",
    "order": 'the turn order, as in ["P2", "P1"]',
    "round": "a number; 1 if left out",
    "max_rounds": "the last round; 0 for none",
    "situation": "what goes on, see below; if left out, the turn of the first in turn order",
    "discard": "divine interventions on the discard pile",
}
OF_A_PLAYER: Final = {
    "troops": "Units by zone, as in { T-W = 5, NW1 = 4 }",
    "pyramids": 'by district, as in { NW1 = "ruby 2" }',
    "tiles": "Power tiles",
    "creatures": 'where they stand, as in { phoenix = "T-W" }; the others are in the supply',
    "divine": "divine interventions in hand besides Diversion",
    "prayer": "prayer points",
    "veterans": "Veteran tokens",
    "divine_fame": "permanent fame points from temples and tiles",
    "battle_fame": "permanent fame points from battles",
    "played": "battle cards used, face up",
    "buried": "battle cards discarded, face down",
    "removed": "battle cards out of the game for special ones",
    "spaces": "action spaces with a token on them",
    "silver_used": "true: the silver token has been used",
    "bought": "colours bought this Day",
}
SITUATIONS: Final = {
    "turn of P1": "P1 places an action token",
    "end of turn of P1": "P1 has acted and may play cards",
    "day from P1": "the Day goes on with P1",
    "action move of P1": "P1 has placed a token for an action: pray, move, recruit, raise or buy",
    "action buy-a of P1": "the same, on a space given by name",
    "battle in T-W of P1 against P2": "P1 attacks",
    "night": "the Night begins",
    "night from prayers": "the Night goes on with a phase",
}
OF_ONE: Final = "a player, as in [P1]"
KEYS: Final = {"the table": SETTINGS, OF_ONE: OF_A_PLAYER, "situations": SITUATIONS}
CLASSIC_KEYS: Final = {
    "the table": SETTINGS
    | {"length": '"short", "long" or "beginner"', "modules": 'of Ta-Seti, and "promos", as in ["black"]'}
    | sketch_path.OF_THE_TABLE,
    OF_ONE: {key: says for key, says in OF_A_PLAYER.items() if key != "veterans"}
    | {"dawn_tokens": "Dawn tokens"}
    | sketch_path.OF_A_PLAYER,
    "situations": SITUATIONS | {"dusk": "the Day ends", "dawn": "cards are played for the turn order, from round 2 on"},
}
"""Those of classic Kemet, which has no Veterans (KT-E7)."""


def other_game(game: str, key: str) -> str:
    """That the other edition has this entry, if it has."""
    other, keys = ("kemet-classic", CLASSIC_KEYS) if game == "kemet" else ("kemet", KEYS)
    return f"; {other} has it" if any(key in keys[chapter] for chapter in ("the table", OF_ONE)) else ""
