"""The ids and names of everything in the toy."""

from benben.kernel.notation import Masks, Numbers, Terms

CARDS = ("reed", "lotus", "scarab", "crown")
COPIES = 8
SLOTS = 3
PEEK, REFUSE, ALLOW, DEAL, BURY, SHOW, BOOST, BID, WARD = 2, 14, 15, 16, 20, 23, 26, 29, 37
CROWN = CARDS.index("crown")
CHARMS = ("amber", "jade")
AMBER, JADE = range(len(CHARMS))
PLAYERS = ("P1", "P2", "P3", "P4")
CELLS = [f"{p}.{i}" for p in PLAYERS for i in range(1, SLOTS + 1)]
KINDS: dict[str, Terms] = {
    "player": Terms("player", PLAYERS, each=1),
    "players": Masks("player", PLAYERS),
    "number": Numbers("number", 0, 99),
    "card": Terms("card", CARDS),
    "cell": Terms("cell", CELLS, each=SLOTS),
    "slot": Terms("slot", [str(i + 1) for i in range(SLOTS)]),
    "coins": Terms("coins", [str(i) for i in range(8)]),
    "charm": Terms("charm", [f"{p} {charm}" for p in PLAYERS for charm in CHARMS], each=len(CHARMS)),
}
