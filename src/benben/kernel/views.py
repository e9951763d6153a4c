"""What one player may know, and states made up from that alone."""

import json
import random
import re
from typing import Any

from .contract import Ruleset
from .errors import BadPosition, shown
from .notation import player_name
from .positions import decode, encode, expect, rest
from .steps import SPECTATOR, STEP, State


class View:
    """The board as `player` (or the spectator) may know it, what is asked, and that player's legal choices."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.known: State | None = None  # what it shows, as a state: read once, for bots take many samples of a view

    @property
    def game(self) -> str:
        """Its name, as `ruleset` takes it."""
        return str(expect(self.data.get("game"), str, "game"))

    @property
    def player(self) -> int:
        """Who looks: a player's number, or SPECTATOR."""
        name = expect(self.data.get("viewer"), str, "viewer")
        if name == player_name(SPECTATOR):
            return SPECTATOR
        if not re.fullmatch("P[1-9]", name):
            raise BadPosition(f"viewer: {shown(name)} is not a viewer of this game")
        return int(name[1:]) - 1

    def bytes(self) -> bytes:
        """As JSON, the same for equal views."""
        return json.dumps(self.data, separators=(",", ":"), ensure_ascii=False).encode()


def view(rules: Ruleset[Any], s: State, player: int, other: View | None = None) -> View:
    """White-listed: only what the table of columns shows to this player is written at all. `other` is a view of the
    same state, from which the public columns are taken."""
    public = other.data["position"]["columns"] if other else None
    return View(
        {
            "game": rules.name,
            "version": rules.version,
            "viewer": player_name(player),
            "owing": [player_name(p) for p in rules.owing(s)],
            "legal": [rules.choices.names[c] for c in rules.legal(s, player)] if player >= 0 else [],
            "position": encode(rules, s, player, public),
        }
    )


def read_view(data: bytes) -> View:
    """A view from its bytes, which is all a bot is given."""
    try:
        table = json.loads(data)
    except (ValueError, RecursionError) as wrong:
        raise BadPosition(f"not a view: {wrong}") from None
    return View(expect(table, dict, "the view"))


def sample(rules: Ruleset[Any], seen: View, rng: random.Random) -> State:
    """A state that `seen` cannot tell from the true one. It is made from the view alone."""
    if seen.known is None:
        seen.known = decode(rules, seen.data.get("position"))
    s: State = seen.known.copy()
    viewer = seen.player
    if viewer >= s.players:
        raise BadPosition(f"viewer: {shown(player_name(viewer))} is not a viewer of this game")
    try:
        rules.fill(s, viewer, rng)
        if s.drafts:
            invent_drafts(rules, s, viewer, rng)
        wrong = rest(rules, s)
    except (IndexError, KeyError, ValueError, AssertionError) as cause:
        raise BadPosition("this view fits no possible position") from cause
    if wrong:
        raise BadPosition(wrong)
    return s


def invent_drafts(rules: Ruleset[Any], s: State, viewer: int, rng: random.Random) -> None:
    """The drafts of others are secret, even how far they have come. Walk each through legal steps to its seal; if it is
    not sealed yet, cut it back to some moment where there was a real choice."""
    f = s.frames[-1]
    step = rules.steps[f[STEP]]
    sealed = s.sealed
    for p in range(s.players):
        if p == viewer or not step.drafters(s, f) >> p & 1:
            continue
        s.sealed &= ~(1 << p)
        moments: list[int] = []
        while not s.sealed >> p & 1:
            menu = step.legal(s, f, p)
            if step.drafting(s, f, p, menu):
                moments.append(len(s.drafts[p]))
            rules.draft(s, p, menu[rng.randrange(len(menu))])
        if not sealed >> p & 1:
            s.sealed &= ~(1 << p)
            s.drafts[p] = s.drafts[p][: moments[rng.randrange(len(moments))]]
