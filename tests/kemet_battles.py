"""Kemet for the rule tests of battles, tiles and cards: sketches in a few words, whole battles in one line.

t = battle({"tiles": "charge"}, {"creature": "sphinx"}, units=(5, 4))
fight(t, "P1 3/2/0", "P2 2/0/2 war-fury")
assert strengths(t) == [9, 10]

Five play, so that tiles of all colours are there; P1 to P5 live in NW, W, SW, NE and SE.
"""

import json
from typing import Any

from table import Table

from benben.kernel.notation import player_name
from benben.kernel.steps import BOX
from benben.kernel.views import view

LISTS = ("tiles", "divine", "played", "buried", "removed", "spaces", "bought")
CARDS = ["4/1/0", "3/2/0", "1/3/0", "2/2/1", "2/0/2", "3/0/1", "1/1/3", "5/0/0"]
Entries = dict[str, Any]
"""What a sketch says of a player; lists of names may be one text, and "creature" is one that fights."""


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items()) + " }"
    return json.dumps(value)


def table(situation: str, *players: Entries, top: str = "") -> Table:
    """The first players in order; `top` are further lines of the sketch."""
    lines = ['cities = ["NW", "W", "SW", "NE", "SE"]', f'situation = "{situation}"', top]
    if "cities" in top:
        del lines[0]
    for p, given in enumerate(players):
        entries = {
            key: value.split() if key in LISTS and isinstance(value, str) else value for key, value in given.items()
        }
        lines += [f"[P{p + 1}]", *(f"{key} = {toml(value)}" for key, value in entries.items())]
    return Table("\n".join(lines), "kemet")


def battle(
    attacker: Entries | None = None,
    defender: Entries | None = None,
    *others: Entries,
    units: tuple[int, int] = (4, 4),
    at: str = "T-W",
    top: str = "",
) -> Table:
    """P1 attacks P2 with so many Units."""
    sides = []
    for given, standing in zip((attacker, defender), units, strict=True):
        entries = dict(given or {})
        creature = entries.pop("creature", None)
        entries["troops"] = {at: standing} | entries.get("troops", {})
        if creature:
            entries["creatures"] = {creature: at} | entries.get("creatures", {})
        sides.append(entries)
    return table(f"battle in {at} of P1 against P2", *sides, *others, top=top)


def plan(t: Table, text: str) -> None:
    """ "P1 4/1/0 war-rage": the card, and divine interventions in the order of the list; some other card is discarded.

    A player with two cards has chosen both with one, and who has added Diversion has nothing more to add.
    """
    who, card, *divine = text.split()
    t.do(f"{who}: {next(c for c in t.legal(who) if c.startswith('discard') and c != f'discard {card}')}")
    if f"card {card}" in t.legal(who):
        t.do(f"{who}: card {card}")
    t.do(*(f"{who}: add {name}" for name in divine))
    if divine[-1:] != ["diversion"]:
        t.do(f"{who}: seal")


def fight(t: Table, *plans: str) -> Table:
    """Both plans; the battle is then settled up to the loser's decision."""
    for text in plans or ("P1 2/0/2", "P2 2/0/2"):
        plan(t, text)
    return t


def strengths(t: Table) -> list[object]:
    """Attacker's and defender's in the last battle."""
    _, attack, _, defence = t.told("K-B3", "strength")[-1]
    return [attack, defence]


def counted(t: Table, who: str) -> list[str]:
    """What counts for a player, each behind its rule: "K-T:charge 1 strength charge"."""
    found = [(event.rule, t.args(event)) for event in t.log.events if event.template == "counts"]
    return [f"{rule} {amount} {stat} {source}" for rule, (player, amount, stat, source) in found if player == who]


def values(t: Table, who: str) -> list[int]:
    """Strength, damage, defence and unblockable damage of a player at the reveal."""
    totals = dict.fromkeys(("strength", "damage", "defence", "unblockable damage"), 0)
    for event in t.log.events:
        if event.template == "counts":
            player, amount, stat, _ = t.args(event)
            if player == who:
                totals[str(stat)] += int(str(amount))
    return list(totals.values())


def lost(t: Table) -> list[list[object]]:
    """Who lost how many Units and how many are left, by side."""
    return t.told("K-B4", "lost units")


def told(t: Table, *templates: str) -> list[str]:
    """All events so far with these templates, in order, each behind its rule."""
    return [f"{e.rule} {t.rules.story.line(e)}" for e in t.log.events if e.template in templates]


def seen(t: Table, *players: int) -> list[bytes]:
    """The views of these players, by default of all but P1, and of a spectator."""
    return [view(t.rules, t.state, p).bytes() for p in (players or range(1, t.state.players))] + [
        view(t.rules, t.state, -2).bytes()
    ]


def fame(t: Table) -> dict[str, list[int]]:
    """Permanent fame points: Battle and Divine."""
    return {
        player_name(p): [t.state.battle_fame[p], t.state.divine_fame[p]]
        for p in range(t.state.players)
        if t.state.battle_fame[p] or t.state.divine_fame[p]
    }


# What a single tile does ----------------------------------------------------------------------------------------------

PLAIN = [7, 2, 0, 0]
"""Four Units with 3/2/0."""


def added(tile: str, attacks: bool, creature: str = "") -> list[int]:
    """What a tile, or a creature that fights, adds to its owner's strength, damage, defence and unblockable damage."""
    entries: Entries = {"tiles": tile}
    if creature:
        entries["creature"] = creature
    t = battle(*([entries, {}] if attacks else [{}, entries]))
    fight(t, "P1 3/2/0", "P2 3/2/0")
    owner, other = ("P1", "P2") if attacks else ("P2", "P1")
    assert values(t, other) == PLAIN
    return [value - plain for value, plain in zip(values(t, owner), PLAIN, strict=True)]


def land_moves(tile: str = "", creature: str = "") -> int:
    """How often P1's only Unit goes to and fro in a Move action."""
    entries: Entries = {"tiles": tile, "troops": {"D-NW": 1}, "prayer": 0}
    if creature:
        entries["creatures"] = {creature: "D-NW"}
    t = table("action move of P1", entries)
    t.do("P1: troop D-NW")
    paces = 0
    while t.prompt == "go on":
        t.do(f"P1: to {('T-W', 'D-NW')[paces % 2]}")
        paces += 1
    return paces


def shop(colour: str, level: int = 4, *others: Entries, **entries: Any) -> Table:
    """P1 buys a tile by a pyramid in NW1; a Troop of two stands there."""
    given = {"troops": {"NW1": 2}, "pyramids": {"NW1": f"{colour} {level}"}} | entries
    return table("action buy-a of P1", given, *others)


def draw(t: Table) -> None:
    """Chance deals until somebody is asked."""
    while t.owing == ["BOX"]:
        t.rules.apply(t.state, BOX, t.rules.legal(t.state, BOX)[0], t.log)
