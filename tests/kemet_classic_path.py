"""Short sketches of classic Kemet with the path, and what is refused there."""

from kemet_classic_table import Classic, table
from refusals import Case

PATH = 'modules = ["path"]'
BATTLE = "battle in T-W of P1 against P2"
SEALED = 'tiles = ["divine-will"], sealed = ["divine-will"]'


def walking(situation: str, top: str = "", **of_player: str) -> Classic:
    return table(situation, f"{PATH}\n{top}", **of_player)


def done(t: Classic, *moves: str) -> Classic:
    t.do(*moves)
    return t


def fight(mine: str = "", foe: str = "", units: int = 3, enemies: int = 3, top: str = "") -> Classic:
    """P1 attacks P2 in T-W; what is given is added to the player's entries."""
    return walking(
        BATTLE,
        top,
        P1=", ".join(part for part in (f"troops = {{ T-W = {units} }}", mine) if part),
        P2=", ".join(part for part in (f"troops = {{ T-W = {enemies} }}", foe) if part),
    )


def fought(t: Classic, mine: str, foe: str) -> Classic:
    """Both play a card and discard another; whoever holds cards seals without any."""
    for p, card in (("P1", mine), ("P2", foe)):
        other = "4/1/0" if card != "4/1/0" else "3/2/0"
        t.do(f"{p}: discard {other}", f"{p}: card {card}")
        if t.prompt == "war council" and t.legal(p) and "seal" in t.legal(p):
            t.do(f"{p}: seal")
    return t


REFUSED: list[Case] = [
    ("KT-O:divine-seal", "object not yours", lambda: walking("turn of P1"), "P1: object divine-seal"),
    (
        "KT-O:divine-seal",
        "nothing to seal",
        lambda: walking("turn of P1", P1='objects = ["divine-seal"]'),
        "P1: object divine-seal",
    ),
    (
        "KT-O:mask",
        "not at this moment",
        lambda: walking("turn of P1", P1='objects = ["mask"]'),
        "P1: object mask",
    ),
    (
        "KT-O:mask",
        "masked",
        lambda: done(fight('objects = ["mask"], divine = ["war-rage"]'), "P1: object mask"),
        "P1: add war-rage",
    ),
    ("KT-R2", "no priest there", lambda: walking("action move of P1", P1="troops = { NW1 = 1 }"), "P1: activate 1A-1"),
    (
        "KT-R11",
        "no point in ta-seti",
        lambda: walking("action move of P1", P1='pilgrims = ["ta-seti"]'),
        "P1: activate ta-seti",
    ),
    (
        "KT-R3",
        "no road leads there",
        lambda: done(walking("action move of P1"), "P1: activate start"),
        "P1: go 2A-1",
    ),
    (
        "KT-O:divine-seal",
        "tile sealed",
        lambda: walking(
            "end of turn of P1", P1='divine = ["prayer"], tiles = ["divine-will"], sealed = ["divine-will"]'
        ),
        "P1: gold divine-will",
    ),
    (
        "KT-R13",
        "no priest in the supply",
        lambda: walking("action recruit of P1", P1="troops = { NW1 = 1 }"),
        "P1: priest NW1",
    ),
    (
        "KT-R13",
        "priest alone",
        lambda: walking("action recruit of P1", P1="priests = { supply = 1 }, prayer = 3"),
        "P1: priest NW1",
    ),
    ("KT-R16", "priests on the path", lambda: walking("turn of P1"), "P1: recall"),
]
