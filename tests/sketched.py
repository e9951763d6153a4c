"""Hand-written positions, for the games that read them: what loaders refuse when damaged, and where games may begin."""

from typing import Final

from benben.kemet.box.names import DIVERSION, DIVINE_COPIES, DIVINE_NAMES

SKETCHES: Final = {
    "kemet": [
        """
        cities = ["NW", "SW"]
        colours = ["ruby", "onyx"]
        situation = "battle in T-W of P1 against P2"
        [P1]
        troops = { T-W = 5, NW1 = 4 }
        pyramids = { NW1 = "ruby 2", NW2 = "onyx 1" }
        tiles = ["charge", "phoenix"]
        creatures = { phoenix = "T-W" }
        divine = ["war-rage", "war-fury"]
        [P2]
        troops = { T-W = 3, SW1 = 5 }
        tiles = ["deadly-trap"]
        played = ["4/1/0"]
        buried = ["1/3/0"]
        prayer = 3
        """,
        """
        players = 4
        situation = "action move of P3"
        order = ["P4", "P3", "P1", "P2"]
        round = 4
        discard = ["prayer", "transfer"]
        [P3]
        troops = { D-NE = 3, NE1 = 5 }
        pyramids = { NE1 = "diamond 3" }
        spaces = ["pray-1", "move-3"]
        bought = ["diamond"]
        divine = ["swiftness", "transfer"]
        """,
        """
        players = 3
        situation = "night from prayers"
        max_rounds = 5
        [P2]
        troops = { T-inW = 2, T-W = 1, W1 = 5 }
        veterans = 3
        tiles = ["vision", "priest-of-ra"]
        """,
        """
        players = 3
        situation = "action recruit of P1"
        [P1]
        prayer = 11
        [P2]
        troops = { NW1 = 1, NW3 = 1, SW1 = 5 }
        [P3]
        troops = { NW2 = 1, W1 = 5 }
        """,
    ],
    "kemet-classic": [
        """
        players = 3
        situation = "action move of P1"
        modules = ["path", "black"]
        round = 3
        path = ["1B", "2B", "3B", "4B"]
        tokens = { 2B-2 = ["divinity"], 3B-2 = ["direct-recruitment"], 4B-1 = ["haste", "ibis-statue"] }
        [P1]
        troops = { D-NW = 4, NW1 = 3 }
        priests = { D-NW = 2 }
        pilgrims = ["3B-2"]
        skills = ["compensation", "open-gates"]
        objects = ["hare-statue", "divine-seal", "mask"]
        divine = ["war-rage"]
        [P2]
        troops = { T-W = 3, W1 = 7 }
        priests = { W1 = 1, supply = 2 }
        skills = ["legion"]
        tiles = ["legion", "prescience", "act-of-god-red"]
        objects = ["flaming-khopesh", "double-edged-dagger"]
        [P3]
        troops = { SW1 = 2 }
        tiles = ["hand-of-god"]
        """,
        """
        situation = "battle in T-W of P1 against P2"
        modules = ["path"]
        [P1]
        troops = { T-W = 5, NW1 = 2 }
        priests = { T-W = 1, supply = 1 }
        skills = ["divinity", "slaughter", "direct-recruitment", "premonition"]
        objects = ["flaming-khopesh", "mask", "divine-seal"]
        divine = ["bloodbath"]
        [P2]
        troops = { T-W = 4, SW1 = 2 }
        priests = { T-W = 3 }
        skills = ["compensation", "defensive-victory"]
        tiles = ["act-of-god-red", "legion"]
        objects = ["leather-shield", "double-edged-dagger"]
        divine = ["war-rage", "iron-wall"]
        """,
        """
        situation = "turn of P1"
        modules = ["path"]
        [P1]
        troops = { T-W = 3, NW1 = 2 }
        priests = { T-W = 2, supply = 1 }
        prayer = 0
        spaces = ["move-3", "recruit-3", "move-2", "raise-2"]
        """,
        """
        situation = "night from night tiles"
        modules = ["path", "promos"]
        round = 2
        [P1]
        troops = { T-W = 2 }
        priests = { T-W = 1, supply = 2 }
        skills = ["haste"]
        pyramids = { NW1 = "white 3" }
        tiles = ["hand-of-god", "reinforcements"]
        [P2]
        objects = ["divine-seal"]
        tiles = ["vision", "night-expedition"]
        """,
        """
        situation = "battle in T-W of P1 against P2"
        [P1]
        troops = { T-W = 5, NW1 = 4 }
        pyramids = { NW1 = "red 2", NW2 = "blue 1" }
        tiles = ["charge", "phoenix"]
        creatures = { phoenix = "T-W" }
        divine = ["war-rage", "escape"]
        [P2]
        troops = { T-W = 1, SW1 = 5, SW2 = 1 }
        tiles = ["prescience", "royal-scarab"]
        creatures = { royal-scarab = "T-W" }
        played = ["4/1/0"]
        buried = ["1/3/0"]
        prayer = 3
        """,
        """
        players = 4
        situation = "action move of P3"
        order = ["P4", "P3", "P1", "P2"]
        round = 4
        discard = ["prayer", "raining-fire"]
        [P3]
        troops = { D-NE = 3, NE1 = 5 }
        pyramids = { NE1 = "white 3" }
        spaces = ["pray-1", "move-3"]
        tiles = ["initiative"]
        divine = ["open-gates", "teleportation"]
        [P4]
        troops = { T-E = 2 }
        divine = ["escape", "veto"]
        [P1]
        divine = ["veto"]
        """,
        """
        players = 3
        situation = "night from divine intervention"
        round = 2
        max_rounds = 5
        length = "long"
        [P2]
        troops = { T-inW = 2, T-W = 1, W1 = 5 }
        tiles = ["vision", "hand-of-god", "reinforcements"]
        """,
        """
        players = 3
        modules = ["cards"]
        situation = "battle in T-W of P1 against P2"
        discard = ["glory", "veto", "war-rage"]
        [P1]
        troops = { T-W = 4, NW1 = 2 }
        divine = ["tactical-choice", "reinforcements", "glory", "veto"]
        [P2]
        troops = { T-W = 4, SW1 = 1 }
        divine = ["tactical-choice", "divine-protection", "reinforcements"]
        tiles = ["divine-wound"]
        """,
        """
        players = 3
        modules = ["cards"]
        situation = "turn of P1"
        discard = ["glory", "veto", "war-rage", "escape"]
        [P1]
        divine = ["divine-memory", "swiftness"]
        troops = { NW1 = 3 }
        [P2]
        divine = ["divine-memory", "veto"]
        troops = { SW1 = 2 }
        [P3]
        divine = ["prayer"]
        """,
        """
        players = 3
        modules = ["cards", "promos"]
        situation = "battle in T-W of P1 against P2"
        [P1]
        troops = { T-W = 4, NW1 = 2 }
        divine = ["war-fury", "glory", "veto"]
        tiles = ["prescience", "reminiscence"]
        [P2]
        troops = { T-W = 4, SW1 = 1 }
        divine = ["bronze-wall", "tactical-choice"]
        tiles = ["divine-prescience"]
        """,
        """
        players = 3
        modules = ["promos"]
        situation = "night from renewal"
        [P1]
        divine = ["war-fury", "veto"]
        tiles = ["renewal"]
        [P2]
        divine = ["prayer"]
        """,
        """
        players = 3
        situation = "dawn"
        modules = ["dawn"]
        round = 3
        order = ["P2", "P3", "P1"]
        [P1]
        dawn_tokens = 2
        tiles = ["offensive-strategy"]
        played = ["4/1/0"]
        buried = ["1/3/0"]
        [P2]
        dawn_tokens = 1
        [P3]
        played = ["4/1/0", "3/2/0"]
        buried = ["1/3/0", "2/2/1"]
        """,
        """
        players = 3
        situation = "dusk"
        [P1]
        troops = { T-Delta = 1, Sanctuary = 2, NW1 = 1 }
        tiles = ["royal-scarab"]
        creatures = { royal-scarab = "T-Delta" }
        """,
        """
        players = 3
        situation = "action recruit of P1"
        [P1]
        prayer = 11
        tiles = ["initiative", "the-mummy"]
        [P2]
        troops = { NW1 = 1, NW3 = 1, SW1 = 5 }
        [P3]
        troops = { NW2 = 3, W1 = 5 }
        """,
    ],
    "ankh": [
        """
        gods = ["isis", "amun"]
        situation = "battle in the region of [4,7] of P1"
        board = "empty"
        pieces = { "[4,7]" = "isis god", "[5,8]" = "amun god", "[4,8]" = "amun warrior", "[5,7]" = "isis warrior" }
        [amun]
        hand = ["chariots", "cycle"]
        followers = 3
        devotion = 7
        """,
        """
        players = 4
        scenario = "old_kingdom"
        guardians = ["cat mummy", "apep", "androsphinx"]
        first = "P3"
        situation = "turn of P2 after move"
        event = 3
        [track]
        move = 2
        [amun]
        powers = ["commanding", "revered"]
        pile = 2
        """,
        """
        gods = ["ra", "osiris"]
        situation = "caravan of P2"
        camels = []
        tiles = ["[4,8]"]
        """,
        """
        gods = ["ra", "osiris", "anubis"]
        situation = "action summon of P3"
        [anubis]
        pool = ["satet"]
        """,
    ],
}
"""By game."""

GONE: Final = [
    name
    for card, name in enumerate(DIVINE_NAMES[:DIVERSION])
    for _ in range(DIVINE_COPIES[card])
    if name not in ("transfer", "swiftness")
]
SECRETS: Final = [
    """
    players = 3
    situation = "battle in T-W of P1 against P2"
    [P1]
    troops = { T-W = 4 }
    tiles = ["spy"]
    divine = ["war-rage", "bronze-wall"]
    [P2]
    troops = { T-W = 3 }
    tiles = ["divine-wound"]
    divine = ["war-rage", "war-fury", "raining-fire"]
    prayer = 6
    """,
    f"""
    players = 3
    situation = "night from prayers"
    discard = {GONE}
    [P1]
    divine = ["transfer"]
    tiles = ["vision"]
    veterans = 3
    [P2]
    divine = ["swiftness"]
    """,
]
"""Positions of Kemet in which much is hidden and little is needed to tell it: a spy, somebody who may pay strength with
cards, a deck with two kinds of card in it."""
