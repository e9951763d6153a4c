"""What a sketch of Ankh can say, entry by entry: what is read, what is refused as unknown, and what the help lists."""

from typing import Final

SETTINGS: Final = {
    "players": "2 to 5; if left out, as many as there are gods",
    "scenario": "by its name in notation; middle_kingdom if left out",
    "gods": 'those of P1, P2, …, as in ["isis", "amun"]',
    "guardians": "the three in play, one of each level",
    "first": "the first player",
}
CONTENTS: Final = {
    "situation": "what goes on, see below; if left out, the first player's turn",
    "board": '"scenario" for its layout, or "empty"; "scenario" if left out',
    "pieces": '{ "[4,7]" = "isis god", "[5,8]" = "neutral temple" }; "nothing" empties a hex',
    "camels": 'the sides of hexes with a camel, as in ["[4,7]-[4,8]"]',
    "tokens": 'conflict tokens by a hex of their region, as in { 1 = "[2,5]" }',
    "tiles": "hexes with an Underworld tile",
    "event": "how many events have begun, 0 to 18; if left out, the first that fits the situation",
    "track": "how far action markers have come, as in { move = 2 }",
    "tiebreaker": "the player who holds it face up",
    "merged": 'a merge that has happened, the lower god first: { ra = "isis" }',
    "forgotten": 'gods that are out of the game, as in ["ra"]',
    "what_if": "true: allow a position that no game leads to, as long as the rules know what to do with it",
}
OF_A_GOD: Final = {
    "followers": "a number",
    "devotion": "a space of the track",
    "pile": "height among the markers on the same space, 0 lowest",
    "powers": "those unlocked, two of a level before one of the next",
    "hand": "the cards in hand; the others are used",
    "played": 'cards that lie revealed in the battle, in the situation "… after the cards"',
    "pool": "guardians that are not on the board",
    "captives": "its Warriors on Anubis's board",
    "forms_used": "true: Amun's token is face down",
}
SITUATIONS: Final = {
    "turn of P1": "P1 chooses the first action",
    "turn of P1 after move": "P1 chooses the second action",
    "action summon of P1": "P1 has chosen move, summon, gain or unlock",
    "monument of P1": "P1 has triggered the event in which a monument is taken",
    "caravan of P1": "P1 has triggered the event in which camels are laid",
    "consolidation of P1": "P1 has triggered the event in which two regions become one",
    "conflict of P1": "P1 has triggered a conflict",
    "battle in the region of [4,7]": "the conflict has come to that region; a dominion if one god is there",
    "battle in the region of [4,7] of P1": "the same, and P1 holds the tiebreaker",
    "battle in the region of [4,7] after the cards": "the same; all cards lie revealed",
    "dominion in the region of [4,7]": "the same under its other name",
    "merging": "the third conflict is over, and two gods merge",
}
KEYS: Final = {
    "settings": SETTINGS,
    "the table": CONTENTS,
    "a god, as in [isis]": OF_A_GOD,
    "situations": SITUATIONS,
}
