"""What a choice brings, told before it is made: each is tried on a copy of the position, up to the next question.

In Ankh nothing but open drafts is secret, so a choice in a sealed step is not tried: it would show what others have
laid. What it is sure to bring follows from the board and the player's own draft.
"""

from collections import Counter
from typing import Final, TypedDict

from ...kernel.contract import Ruleset
from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STAGE, STEP
from ..box import contents
from ..box.hexmap import BESIDE, HEX_NAMES
from ..box.lands import lands_of
from ..box.names import (
    ACTION,
    ALL_SIDES,
    BID,
    CARD,
    CARD_STRENGTH,
    CHOICES,
    CYCLE,
    DROUGHT,
    FLOOD,
    GODS,
    KINDS,
    MOST_BID,
    UNLOCK,
)
from ..box.state import AnkhState
from ..rules.battle import on_desert, on_fertile
from ..rules.conflict import CONFLICT, begin
from ..rules.fight import TOKEN, fight_of, region_of
from ..rules.guardians.scorpion import AIM_CLAWS, SCORPION
from ..rules.scenario import EVENT_TRACKS
from ..rules.strength import before_cards
from ..rules.turn import SECOND_ACTION, TURN, merged, needed
from ..rules.unlock import unlocked
from .forecast import Standings, forecasts
from .story import TEMPLATES

TOLD: Final = {
    "guardian joins": ("joins", "name", "god"),
    "took control": ("control", "god", "name", ""),
    "trapped": ("trapped", "god", "name"),
    "battle": ("battle", "at", ""),
    "wins battle": ("wins", "god"),
    "nobody wins": ("tie",),
    "took cards back": ("cards", "god"),
    "merges": ("merges", "god", "name"),
    "forgotten": ("forgotten", "god"),
    "won": ("won", "god"),
    "nobody won": ("nobody-won",),
}
"""Events that are told as they are: what they are called here, and which argument is what."""
DECIDES: Final = (
    "won",
    "nobody-won",
    "all-unlocked",
    "too-poor",
    "event",
    "forced",
    "turn",
    "merges",
    "forgotten",
    "battle",
    "wins",
    "tie",
)
"""What matters more than what anybody gains: it is told first."""
COUNTED: Final = {"killed": "dies", "carried off": "leaves", "destroyed": "destroyed"}
"""Events that befall pieces, told once for all of a kind."""
GAINS: Final = {"gained devotion": 1, "lost devotion": -1}
OUT_OF_DATE: Final = ("event", "region", "killed")
"""After these, what a conflict would find in the regions is not what matters."""


class What(TypedDict):
    what: str


class Brought(What, total=False):
    """One thing that a choice brings. A region comes with what a conflict would then find there; what is gained `later`
    comes of the event that it triggers, and does not make its price look smaller."""

    god: str
    name: str
    amount: int
    at: str
    token: int
    later: bool
    sides: Standings


class Tried(TypedDict):
    """What choices bring: each list once, and by choice which of them."""

    brings: list[list[Brought]]
    of: dict[str, int]


def tried(found: Tried, rules: Ruleset[AnkhState], s: AnkhState, p: int, choices: list[int]) -> None:
    """Add to what has been found; choices that bring nothing worth telling are left out."""
    now: list[Standings] = []
    for choice in choices:
        if s.drafts:
            told = drafted(s, p, choice)
        elif CHOICES.verb_of[choice] == "camel":
            told = []  # whole lines are told instead
        else:
            if not now:
                now = forecasts(s)
            told = of_choice(rules, s, p, choice, now)
        if told:
            if told not in found["brings"]:
                found["brings"].append(told)
            found["of"][CHOICES.names[choice]] = found["brings"].index(told)


def of_choice(rules: Ruleset[AnkhState], s: AnkhState, p: int, choice: int, now: list[Standings]) -> list[Brought]:
    after, log = s.copy(), Log()
    rules.apply(after, p, choice, log)
    f = s.frames[-1]
    place = CHOICES.names[choice].partition(" ")[2]
    h = HEX_NAMES.index(place) if place in HEX_NAMES else NONE
    told = brought(s, after, log, p, now, h if h != NONE and s.piece[h] != after.piece[h] else NONE)
    if CHOICES.verb_of[choice] == "unlock" and (level := missed(s, log, p)) is not None:
        guardian = s.lineup[level]
        why = "no-base" if s.guardians[guardian] else "no-guardian"
        told.append({"what": why, "name": str(KINDS["guardian"].say(guardian))})
    if f[STEP] == TURN and CHOICES.verb_of[choice] == "action":
        told += of_action(s, p, choice - ACTION, told)
    elif f[STEP] == AIM_CLAWS:
        begins = Log()
        begin(after.copy(), p, begins)
        doomed = [e.args[0] for e in begins.events if e.template == "destroyed" and e.args[1] in BESIDE[f[SCORPION]]]
        told += [{"what": "doomed", "name": str(KINDS["piece"].say(piece))} for piece in doomed]
    return weighed(told, s.side_of[p])


def missed(s: AnkhState, log: Log, p: int) -> int | None:
    """The level of a guardian that a power should bring and does not: no copy is left, or no base (A-UNL2)."""
    count = unlocked(s, s.side_of[p]) + 1
    comes = any(e.template == "guardian joins" for e in log.events)
    return None if comes or count not in contents.GUARDIAN_AT else contents.GUARDIAN_AT.index(count)


def weighed(told: list[Brought], side: int) -> list[Brought]:
    """What decides first, then what is one's own, then others', then what a conflict would find in the regions."""

    last = len(DECIDES)

    def weight(one: Brought) -> int:
        if one["what"] in DECIDES:
            return DECIDES.index(one["what"])
        if one["what"] == "region":
            return last + 2
        whose = one.get("god", one.get("name", "").partition(" ")[0])
        return last if whose == GODS[side] or whose not in GODS else last + 1

    return sorted(told, key=weight)


def of_action(s: AnkhState, p: int, action: int, told: list[Brought]) -> list[Brought]:
    """An action that is carried out step by step triggers its event, or ends the turn, only then (A-T1, A-T2)."""
    if any(one["what"] in ("event", "turn") for one in told):
        return idle(s, p) if action == UNLOCK else []
    if s.track[action] + 1 == needed(s, action):
        return [event(s, s.event + 1), {"what": "turn"}]
    last = s.frames[-1][STAGE] == SECOND_ACTION or action == UNLOCK or merged(s, p)
    return [{"what": "turn"}] if last else forced(s, action)


def forced(s: AnkhState, action: int) -> list[Brought]:
    """The event of the second action, where each that can still follow triggers it (A-T1)."""
    if all(s.track[later] + 1 == needed(s, later) for later in range(action + 1, UNLOCK + 1)):
        return [event(s, s.event + 1) | {"what": "forced"}]
    return []


def idle(s: AnkhState, p: int) -> list[Brought]:
    """The Unlock action is over at once: why there is nothing to unlock (A-UNL1)."""
    every = unlocked(s, s.side_of[p]) == contents.PER_LEVEL * len(contents.GAME["powers"]["levels"])
    return [{"what": "all-unlocked" if every else "too-poor"}]


def event(s: AnkhState, number: int) -> Brought:
    """The event of that number on the track; a conflict with how many there have been."""
    track = EVENT_TRACKS[s.scenario]
    conflicts = sum(name.startswith("conflict") for name in track[:number])
    name = track[number - 1]
    return {"what": "event", "name": name, "amount": conflicts if name.startswith("conflict") else 0}


def brought(
    before: AnkhState, after: AnkhState, log: Log, p: int, now: list[Standings] | None = None, focus: int = NONE
) -> list[Brought]:
    """What has come of a position since. The region of `focus` is told of whether or not it has changed."""
    mine, stay = before.side_of[p], before.in_play & after.in_play
    told: list[Brought] = []
    sides = [side for side in sorted(ALL_SIDES, key=lambda side: side != mine) if stay >> side & 1]
    later = by_event(log, p)
    for side in sides:
        gift = later.get(side, 0)
        if paid := after.followers[side] - before.followers[side] - gift:
            told += [{"what": "followers", "god": GODS[side], "amount": paid}]
        if gift:
            told += [{"what": "followers", "god": GODS[side], "amount": gift, "later": True}]
    elsewhere = by_region(log, p)
    for side in sides:
        there = elsewhere.get(side, {})
        if here := after.devotion[side] - before.devotion[side] - sum(there.values()):
            told += [{"what": "devotion", "god": GODS[side], "amount": here}]
        for token, amount in there.items():
            told += [{"what": "devotion", "god": GODS[side], "amount": amount, "token": token}]
    told += happened(before, log, p)
    over = after.reason or before.camels != after.camels or any(e.template in OUT_OF_DATE for e in log.events)
    if not over and (focus != NONE or strengths(before) != strengths(after)):
        told += regions(before, after, now or forecasts(before), focus)
    return weighed(told, mine)


def by_event(log: Log, p: int) -> dict[int, int]:
    """The Followers that sides gain once an event has been triggered."""
    found: dict[int, int] = {}
    on = False
    for e in log.heard(p):
        on = on or e.template == "event"
        if on and e.template == "gained followers":
            found[e.args[0]] = found.get(e.args[0], 0) + e.args[1]
    return found


def by_region(log: Log, p: int) -> dict[int, dict[int, int]]:
    """What sides gain in regions that are resolved meanwhile, which has nothing to do with the choice itself."""
    found: dict[int, dict[int, int]] = {}
    token = 0
    for e in log.heard(p):
        if e.template == "region":
            token = e.args[0] + 1
        elif token and e.template in GAINS:
            there = found.setdefault(e.args[0], {})
            there[token] = there.get(token, 0) + GAINS[e.template] * e.args[1]
    return found


def happened(s: AnkhState, log: Log, p: int) -> list[Brought]:
    told: list[Brought] = []
    pieces: Counter[tuple[str, str]] = Counter()
    turn = False
    for e in log.heard(p):
        if e.template == "event":
            told.append(event(s, s.event + 1))
            turn = True  # whoever triggers it has no other action after it (A-T1)
        elif e.template == "turn":
            turn = turn or s.frames[0][PLAYER] == p
        elif e.template in COUNTED:
            pieces[COUNTED[e.template], str(KINDS["piece"].say(e.args[0]))] += 1
        elif e.template in TOLD:
            what, *names = TOLD[e.template]
            told.append(named(what, names, e.template, e.args))
    told += [{"what": what, "name": name, "amount": count} for (what, name), count in pieces.items()]
    if turn and not any(one["what"] in ("won", "nobody-won") for one in told):
        told.append({"what": "turn"})
    return told


def named(what: str, names: list[str], template: str, args: tuple[int, ...]) -> Brought:
    one: Brought = {"what": what}
    for name, kind, value in zip(names, TEMPLATES[template], args, strict=True):
        said = KINDS[kind].say(value)
        if name == "god":
            one["god"] = str(said)
        elif name == "name":
            one["name"] = str(said)
        elif name == "at":
            one["at"] = str(said)
    return one


def strengths(s: AnkhState) -> tuple[list[int], list[int], list[int], list[int]]:
    """What numbers in the regions depend on, and which region is which."""
    return s.piece, s.powers, s.captives, s.token_at


def regions(before: AnkhState, after: AnkhState, was: list[Standings], focus: int) -> list[Brought]:
    """Where something else stands than before, and what a conflict would then find: the place itself first."""
    told: list[Brought] = []
    lands, now = lands_of(after.camels), forecasts(after)
    begun = max((f[TOKEN] for f in before.frames if f[STEP] == CONFLICT), default=NONE)
    for token, at in enumerate(after.token_at):
        if at == NONE or token <= begun:
            continue  # in this conflict it has had its turn
        number = lands.region_of[at]
        here = focus != NONE and number == lands.region_of[focus]
        if here or at != before.token_at[token] or bare(was[number]) != bare(now[number]):
            one: Brought = {"what": "region", "token": token + 1, "at": HEX_NAMES[at], "sides": now[number]}
            told.insert(0 if here else len(told), one)
    return told


def bare(sides: Standings) -> dict[str, tuple[int, ...]]:
    """What a conflict comes to there; how strong somebody is matters only against somebody else."""
    if sum(has["figures"] > 0 for has in sides.values()) > 1:
        return {god: (has["figures"], has["strength"], has["majorities"]) for god, has in sides.items()}
    return {god: (has["score"], has["reward"]) for god, has in sides.items()}


def drafted(s: AnkhState, p: int, choice: int) -> list[Brought]:
    """A card, with those that the player has laid already; an offer."""
    verb, side = CHOICES.verb_of[choice], s.side_of[p]
    if verb == "bid":
        paid = sum(c - BID for c in (*s.drafts[p], choice))
        return (
            [] if choice - BID == MOST_BID or not paid else [{"what": "followers", "god": GODS[side], "amount": -paid}]
        )
    fight = fight_of(s)
    if verb != "card" or fight is None:
        return []
    cards = [c - CARD for c in (*s.drafts[p], choice)]
    strength = sum(before_cards(s, fight, side)) + sum(CARD_STRENGTH[card] for card in cards)
    told: list[Brought] = [{"what": "strength", "amount": strength}]
    region = region_of(s, fight)
    if FLOOD in cards and (paid := on_fertile(s, region, side)):
        told.append({"what": "followers", "god": GODS[side], "amount": paid})
    if DROUGHT in cards and (more := on_desert(s, region, side)):
        told.append({"what": "if-won", "amount": more})
    if CYCLE in cards:
        told.append({"what": "cards", "god": GODS[side]})
    return told
