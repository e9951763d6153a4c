"""Moments of classic Kemet, each with a question of its own open."""

from kemet_classic_table import Classic, table

PATH = """
modules = ["path", "promos"]
path = ["1A", "2A", "3A", "4B"]
tokens = { 3A-2 = ["slaughter"], ta-seti = ["victory"] }
"""
HIDDEN = 'divine = ["veto"]'


def ordering() -> Classic:
    t = table("night", "players = 3\nround = 2")
    t.chance()
    t.do("P1: next P3")
    return t


def at_dawn() -> Classic:
    t = table("dawn", 'modules = ["dawn"]\nround = 2', P1="dawn_tokens = 1", P2="dawn_tokens = 1")
    t.do("P2: card 3/0/1")
    return t


def spending() -> Classic:
    t = at_dawn()
    t.do("P2: discard 4/1/0")
    return t


def places() -> Classic:
    t = table("dawn", 'modules = ["dawn"]\nround = 2')
    t.do("P2: card 3/0/1", "P2: discard 4/1/0", "P1: card 4/1/0", "P1: discard 3/0/1")
    return t


def at_dusk() -> Classic:
    return table("dusk", "round = 2", P2="troops = { T-Delta = 2 }")


def night_tiles() -> Classic:
    t = table("night from night tiles", "round = 2", P1='tiles = ["hand-of-god", "reinforcements"]')
    t.do("P1: tile hand-of-god", "P1: pass")
    return t


def looking() -> Classic:
    t = table("night from divine intervention", "round = 2", P1='tiles = ["vision"]')
    t.do("BOX: draw veto")
    return t


def entering() -> Classic:
    t = table("action move of P1", P1="troops = { D-NW = 3 }", P2=f"troops = {{ T-W = 2 }}, {HIDDEN}")
    t.do("P1: troop D-NW", "P1: take 3", "P1: to T-W")
    return t


def fleeing() -> Classic:
    t = table("action move of P1", P1="troops = { D-NW = 3 }", P2='troops = { T-W = 2 }, divine = ["escape"]')
    t.do("P1: troop D-NW", "P1: take 3", "P1: to T-W", "P2: play escape")
    return t


def cancelling() -> Classic:
    t = table("turn of P1", P1='divine = ["prayer"], prayer = 3', P2=HIDDEN)
    t.do("P1: play prayer")
    return t


def remembering() -> Classic:
    top = 'modules = ["cards"]\ndiscard = ["glory", "veto"]'
    t = table("turn of P1", top, P1='divine = ["divine-memory"], prayer = 3')
    t.do("P1: play divine-memory")
    return t


def renewing() -> Classic:
    top = 'modules = ["promos"]\nround = 2'
    return table("night from renewal", top, P1='tiles = ["renewal"], divine = ["veto", "prayer"]')


def drawing_anew() -> Classic:
    t = renewing()
    t.do("P1: pass")
    return t


def leading() -> Classic:
    return table("action move of P1", PATH, P1='pilgrims = ["1A-2"], troops = { NW1 = 3 }', P2="troops = { SW1 = 3 }")


def on_the_road() -> Classic:
    t = leading()
    t.do("P1: activate 1A-2", "P1: go 3A-2")
    return t


def standing_in() -> Classic:
    t = table("action move of P1", PATH, P1='pilgrims = ["1A-2"], troops = { NW1 = 3, NW2 = 2 }')
    t.do("P1: activate 1A-2", "P1: go 3A-2", "P1: use")
    return t


def sending_back() -> Classic:
    t = table("turn of P1", PATH, P1="troops = { NW1 = 3, NW2 = 3 }, priests = { NW1 = 1, NW2 = 1, supply = 1 }")
    t.do("P1: recall")
    return t


def contest() -> Classic:
    mine = 'troops = { T-W = 3 }, objects = ["mask", "flaming-khopesh"]'
    return table("battle in T-W of P1 against P2", PATH, P1=mine, P2='troops = { T-W = 3 }, objects = ["mask"]')


def sealing() -> Classic:
    t = table("turn of P1", PATH, P1='objects = ["divine-seal"]', P2='tiles = ["priest", "slaves"]')
    t.do("P1: object divine-seal")
    return t


def night_path() -> Classic:
    """The tile Night Expedition is used: which priest goes?"""
    t = table("night from night tiles", f"{PATH}round = 2", P1='tiles = ["night-expedition"], pilgrims = ["1A-2"]')
    t.do("P1: tile night-expedition")
    return t


def taking_a_road() -> Classic:
    t = leading()
    t.do("P1: activate start")
    return t


def reclaiming() -> Classic:
    mine = 'tiles = ["reminiscence"], troops = { T-W = 5 }'
    foe = 'troops = { T-W = 3 }, divine = ["war-rage"]'
    t = table("battle in T-W of P1 against P2", 'modules = ["promos"]', P1=mine, P2=foe)
    t.do("P1: discard 4/1/0", "P1: card 3/0/1", "P2: discard 4/1/0", "P2: card 1/3/0", "P2: add war-rage", "P2: recall")
    t.do("P1: pass")
    return t


def choosing_an_enemy() -> Classic:
    foe = 'tiles = ["priest"]'
    t = table("turn of P1", f"{PATH}players = 3", P1='objects = ["divine-seal"]', P2=foe, P3='tiles = ["slaves"]')
    t.do("P1: object divine-seal")
    return t
