"""The game as a page needs it before a table exists: the printed board, what is in the box, the scenarios."""

from ..box import contents
from ..box.hexmap import EDGE_NAMES, HEX_NAMES, ROWS
from ..box.names import (
    ACTION_NAMES,
    ANKH_POWERS,
    CARD_NAMES,
    CARD_STRENGTH,
    GOD_POWER,
    GODS,
    GUARDIAN_NAMES,
    MONUMENT_NAMES,
    POWER_NAMES,
    REASONS,
)
from ..rules.inundation import FLOODED
from ..rules.options import DEFAULTS, MOST_PLAYERS
from ..rules.scenario import EVENT_TRACKS, SCENARIO_NAMES, WINNERS_DIE
from ..rules.setup import COPIES

PLAYERS = range(2, MOST_PLAYERS + 1)


def about() -> dict[str, object]:
    per_level = len(contents.GAME["powers"]["levels"][0])
    return {
        "players": list(PLAYERS),
        "options": DEFAULTS,
        "map": {"rows": ROWS, "rivers": contents.MAP["rivers"], "hexes": HEX_NAMES, "sides": EDGE_NAMES},
        "gods": [{"name": god, "power": POWER_NAMES[GOD_POWER + i]} for i, god in enumerate(GODS)],
        "powers": [list(POWER_NAMES[i : i + per_level]) for i in range(0, ANKH_POWERS, per_level)],
        "powers_per_level": contents.PER_LEVEL,
        "guardian_at": contents.GUARDIAN_AT,
        "cards": [{"name": card, "strength": CARD_STRENGTH[i]} for i, card in enumerate(CARD_NAMES)],
        "guardians": [{"name": name, **contents.GAME["guardians"][name]} for name in GUARDIAN_NAMES],
        "guardian_copies": {str(players): copies for players, copies in COPIES.items()},
        "monuments": list(MONUMENT_NAMES),
        "supply": contents.GAME["supply"],
        "caravan": contents.GAME["caravan"],
        "actions": list(ACTION_NAMES),
        "tracks": {str(players): [players + extra for extra in contents.TRACK_EXTRA] for players in PLAYERS},
        "devotion": {"top": contents.TOP, "red": contents.RED},
        "ends": list(REASONS[1:]),
        "scenarios": [scenario(i) for i in range(len(SCENARIO_NAMES))],
    }


def scenario(number: int) -> dict[str, object]:
    """A scenario with its layouts; a piece of player k there belongs to the k-th in turn order (A-S5)."""
    data = contents.SCENARIOS[SCENARIO_NAMES[number]]
    return {
        "name": SCENARIO_NAMES[number],
        "events": EVENT_TRACKS[number],
        "winners_die": WINNERS_DIE[number],
        "flooded": [HEX_NAMES[h] for h in FLOODED[number]],
        "layouts": {str(players): layout(data[str(players)]) for players in PLAYERS if str(players) in data},
    }


def layout(data: dict[str, object]) -> dict[str, object]:
    tokens, camels, pieces = data["tokens"], data["camels"], data["pieces"]
    assert isinstance(pieces, list)
    return {"tokens": tokens, "camels": camels, "pieces": [piece(text) for text in pieces]}


def piece(text: str) -> dict[str, object]:
    at, what, *who = text.split()
    return {"at": at, "piece": what, "player": int(who[0]) if who else None}
