"""What somebody at Kemet's page presses next who means a line of choices: the gesture that does it as a whole, else the
part of a plan that leads there, else the choices one by one."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

MOVING = {"space", "silver", "troop", "take", "with", "to", "teleport", "transfer", "pass"}
STEPS = ("to", "teleport", "transfer")
OF_MOVE = ("choose a troop", "take along", "where does the creature go", "go on")
OF_RAISE = ("raise a pyramid", "choose a colour", "raise it to")
NEVER = ("undo", "confirm")
ENOUGH = 14
"""Presses for one question, after which what is there is taken."""


@dataclass(frozen=True)
class Offered:
    at: int
    choice: str
    plan: str
    on: bool
    timed: bool = False  # the page gives this answer by itself after a while

    @property
    def parts(self) -> list[str]:
        return self.choice.split("; ") if self.choice else []


def verb(choice: str) -> str:
    return choice.partition(" ")[0]


def name(choice: str) -> str:
    return choice.partition(" ")[2]


def kind_of(view: dict[str, Any], line: list[str]) -> str:
    """Of a decision: the action in a turn, else what the step asks."""
    step: str = view["asks"]["step"]
    if step == "your turn":
        return name(line[0]).partition("-")[0] if verb(line[0]) in ("space", "silver") else verb(line[0])
    if step in OF_MOVE:
        return "move"
    if step == "buy a tile":
        return "buy"
    if step in OF_RAISE and view["position"]["columns"].get("round"):
        return "raise"
    return "first pyramids" if step in (*OF_RAISE, "build the first pyramids") else step


def next_press(offered: list[Offered], view: dict[str, Any], line: list[str], done: Counter[str]) -> Offered | None:
    offered = [one for one in offered if one.choice not in NEVER]
    exact = [one for one in offered if one.parts and one.parts == line[: len(one.parts)]]
    best = max(exact, key=lambda one: len(one.parts), default=None)
    if best and len(best.parts) > 2:
        return best
    kind = kind_of(view, line)
    means = {
        "move": move,
        "recruit": place,
        "buy": buy,
        "raise": build,
        "war council": plan,
        "place units": place,
    }
    if "founding" in view.get("ahead", {}):
        means[kind] = found
    one = means[kind](offered, view, line, done) if kind in means and done.total() < ENOUGH else None
    return one or best or slow(offered, line, done)


def pressed(offered: list[Offered], *starts: str) -> Offered | None:
    """The first part of a plan that begins so."""
    return next((one for start in starts for one in offered if one.plan.startswith(start)), None)


def slow(offered: list[Offered], line: list[str], done: Counter[str]) -> Offered | None:
    """One choice after the other: first the space, which offers to go step by step."""
    if verb(line[0]) in ("space", "silver") and not done[f"space {name(line[0])}"]:
        return pressed(offered, f"space {name(line[0])}")
    # What belongs together is said together, also where only its beginning is meant.
    return next((one for one in offered if one.parts[: len(line)] == line), None)


def move(offered: list[Offered], view: dict[str, Any], line: list[str], done: Counter[str]) -> Offered | None:
    """The Troop, how many of it, and where to; which way it goes is all the same. Where others go on than those who
    came, it stops on the way."""
    way, steps, stop = leg(line)
    if not steps:
        # Whoever is told who would go on, and then that nobody does, ends the Move.
        stays_there = view["asks"]["step"] == "go on" and verb(line[0]) == "take"
        return next((one for one in offered if one.parts == ["pass"]), None) if stays_there else None
    goal = name(way[max(i for i in steps if stop is None or i < stop)])
    takes = [int(name(choice)) for choice in way[: steps[0]] if verb(choice) == "take"]
    troop = next((choice for choice in way if verb(choice) == "troop"), None)
    there = [one for one in offered if goes_to(one, goal)]
    # Where the pointer rests, the board shows which Troop would go; how many of it is said then.
    if troop and (one := pressed(offered, f"goal {goal} from {name(troop)}")):
        return one
    if troop and not any(troop in one.parts for one in there) and (one := pressed(offered, troop)):
        return one
    if takes and (part := pressed(offered, f"take {takes[0]}")) and not part.on and not done[part.plan]:
        return part
    if "pass" in way[: steps[0]] and (part := pressed(offered, "with")) and not done[part.plan]:
        return part
    meant = [one for one in there if troop is None or troop in one.parts]
    if stop is not None:
        meant = sorted(meant, key=lambda one: one.parts[-1] == "pass")  # what goes on from there comes first
        wait = pressed(offered, "onward")
        if wait and not wait.on and not done["onward"] and all(one.parts[-1] == "pass" for one in meant):
            return wait
    return next((one for one in meant if len(one.parts) > 1 or one.parts == line), None)


def leg(line: list[str]) -> tuple[list[str], list[int], int | None]:
    """The choices of a Move, which of them are steps, and which lets others go on than those who came; where it ends,
    nobody is left behind."""
    end = next((i for i, choice in enumerate(line) if verb(choice) not in MOVING), len(line))
    way = line[: next((i for i in range(end) if line[i] == "pass" and not stays(line[:end], i)), end)]
    steps = [i for i, choice in enumerate(way) if verb(choice) in STEPS]
    stop = next((i for i in range(steps[0], steps[-1]) if verb(way[i]) == "take"), None) if steps else None
    return way, steps, stop


def stays(line: list[str], i: int) -> bool:
    """A creature does, when a part of its Troop goes."""
    return 0 < i < len(line) - 1 and verb(line[i - 1]) == "take" and verb(line[i + 1]) in STEPS


def comes(one: Offered, line: list[str]) -> bool:
    """Whether the page is about to do by itself what is meant."""
    way, steps, stop = leg(line)
    if one.parts == line[: len(one.parts)]:
        return True
    if not steps or stop is not None:
        return False
    who = {choice for choice in way[: steps[0]] if verb(choice) in ("troop", "take", "with", "pass")}
    return who <= set(one.parts) and goes_to(one, name(way[steps[-1]]))


def goes_to(one: Offered, zone: str) -> bool:
    zones = [name(part) for part in one.parts if verb(part) in STEPS]
    return bool(zones) and zones[-1] == zone and {verb(part) for part in one.parts} <= MOVING


def place(offered: list[Offered], view: dict[str, Any], line: list[str], done: Counter[str]) -> Offered | None:
    if "recruits" not in view.get("ahead", {}):
        return None
    meant = Counter(name(choice) for choice in line if verb(choice) == "place")
    for one in offered:
        if one.parts and {verb(part) for part in one.parts} <= {"space", "silver", "place", "pass"}:
            if verb(one.parts[0]) in ("space", "silver") and not name(one.parts[0]).startswith("recruit"):
                continue
            if one.parts == ["pass"] and view["asks"]["step"] == "your turn":
                continue
            now = Counter(name(part) for part in one.parts if verb(part) == "place")
            if now == meant:
                return one
            many = pressed(offered, f"recruit {meant.total()}")
            if many and not many.on and not done[many.plan]:
                return many
            # Where they lack they are sent, from wherever they would be too many.
            lack = sorted((zone for zone in meant if meant[zone] > now[zone]), key=lambda zone: -meant[zone])
            over = [zone for zone in now if now[zone] > meant[zone]]
            return next((spot for zone in lack + over for spot in offered if spot.plan == f"placed {zone}"), one)
    return pressed(offered, "space recruit")


def buy(offered: list[Offered], view: dict[str, Any], line: list[str], done: Counter[str]) -> Offered | None:
    tile = next((choice for choice in line[:2] if verb(choice) == "tile"), None)
    sold = [one["tile"] for one in view.get("ahead", {}).get("buys", {}).get(name(line[0]), [])]
    tile = tile or (f"tile {sold[0]}" if len(sold) == 1 else None)
    if tile is None:
        return None
    # A creature or mercenaries come along with their tile, and where to is said before.
    to = next((choice for choice in line[1:3] if verb(choice) == "to"), None)
    hired = dict.fromkeys(name(choice) for choice in line[1:6] if verb(choice) == "place")
    stays = tile in line and line[line.index(tile) + 1 :][:1] == ["pass"]
    where = name(to) if to else " ".join(hired) or ("nowhere" if stays else "")
    spot = pressed(offered, f"settles {where}") if where else None
    if spot and not spot.on:
        return spot
    ends = (tile, to, line[0], *(["pass"] if stays else []))
    ready = [
        one for one in offered if one.parts and one.parts[-1] in ends and (tile in one.parts or one.parts[0] == line[0])
    ]
    looks = [one for one in offered if one.plan == f"look {name(tile)}" and not one.on]
    return next(iter(ready + looks), None) or pressed(offered, f"space {name(line[0])}", "market")


def build(offered: list[Offered], view: dict[str, Any], line: list[str], done: Counter[str]) -> Offered | None:
    raises = view.get("ahead", {}).get("raises", [])
    rest = line[1:] if verb(line[0]) in ("space", "silver") else line
    meant = next((one for one in raises if one["choices"] == rest[: len(one["choices"])]), None)
    if meant is None:
        return None
    for one in offered:
        if one.parts and one.parts[-len(meant["choices"]) :] == meant["choices"]:
            return one
    colour = [one for one in offered if one.plan == f"colour {meant['colour']}" and not one.on]
    return next(iter(colour), None) or pressed(offered, f"district {meant['district']}", "space raise")


def found(offered: list[Offered], view: dict[str, Any], line: list[str], done: Counter[str]) -> Offered | None:
    """The first pyramids: every colour, then the districts of what stands elsewhere, and what is shown is built."""
    ways = view["ahead"]["founding"]
    meant = next((one for one in ways if one["choices"] == line[: len(one["choices"])]), ways[0])
    shown: list[Any] = []
    for one in offered:
        if len(one.parts) > 1:
            shown = next((way["pyramids"] for way in ways if way["choices"] == one.parts), [])
            if all(site in shown for site in meant["pyramids"]):
                return one
    colours = [f"colour {site['colour']}" for site in meant["pyramids"]]
    if press := next((colour for colour in colours if not done[colour]), ""):
        return pressed(offered, press)
    elsewhere = [f"founded {site['district']}" for site in meant["pyramids"] if site not in shown]
    return pressed(offered, *sorted(elsewhere, key=lambda press: done[press]))


def plan(offered: list[Offered], view: dict[str, Any], line: list[str], done: Counter[str]) -> Offered | None:
    """A War council: what is played, what is laid aside, what is added, and the seal."""
    aside = next((name(choice) for choice in line if verb(choice) == "discard"), None)
    play = next((name(choice) for choice in line if verb(choice) == "card"), None)
    if aside is None:
        return None
    slots = {verb(one.plan): name(one.plan) for one in offered if verb(one.plan) in ("play", "aside")}
    if play is None:  # of two cards the other one
        play = next((name(one.plan) for one in offered if verb(one.plan) == "card" and name(one.plan) != aside), None)
    if play and slots.get("play") != play and not done[f"card {play}"]:
        return pressed(offered, f"card {play}")
    if "aside" not in slots and not done[f"card {aside}"]:  # what the page proposes will do
        return pressed(offered, f"card {aside}")
    for card, count in Counter(choice for choice in line if verb(choice) == "add").items():
        one = pressed(offered, card)
        if one and done[card] < count and not (one.on and not done[card]):
            return one
    # A Diversion costs nothing, changes nothing and comes back: whether it lies there is all the same.
    return next((one for one in offered if one.parts and verb(one.parts[0]) == "discard"), None)
