"""The event Consolidation of The People's Revolt: camels leave and two regions become one (A-SC2)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE, bits
from ...kernel.steps import NOBODY, PLAYER, STAGE, OfPlayer, Step
from ..box import frames
from ..box.contents import TOKENS
from ..box.hexmap import EDGES
from ..box.lands import lands_of
from ..box.names import PASS, TOKEN_NAMED
from ..box.state import AnkhState

FIRST_REGION: Final = 1
SECOND_REGION: Final = 2
TOKEN: Final = 3
FIRST: Final = 3
SECOND: Final = 4
JOINED: Final = 5
BARE: Final = 6


def neighbours(s: AnkhState, token: int) -> list[int]:
    """Tokens of the regions that only camels separate from this token's."""
    lands = lands_of(s.camels)
    mine = lands.region_of[s.token_at[token]]
    found = set()
    for side in bits(s.camels):
        a, b = lands.region_of[EDGES[side][0]], lands.region_of[EDGES[side][1]]
        if mine in (a, b) and a != b:
            found.add(s.token_at.index(lands.first_hex(a + b - mine)))
    return sorted(found)


class Consolidation(Step[AnkhState]):
    """First the Follower that lies on the event; then a region, then the one to join with it, if there are such."""

    name = "join two regions"
    rule = "A-SC2"
    on = ("choose an action: event done",)
    cursor = ("follower", "first region", "second region")
    args = ("player:player", "token:token?")

    def who(self, s: AnkhState, f: list[int]) -> int:
        return f[PLAYER] if f[STAGE] else NOBODY

    def run(self, s: AnkhState, f: list[int], log: Log | None) -> None:
        side = s.side_of[f[PLAYER]]
        s.followers[side] += 1
        f[STAGE] = FIRST_REGION
        if log:
            log.add("gained followers", "A-SC2", side, 1, s.followers[side])

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        if f[STAGE] == SECOND_REGION:
            return [TOKEN_NAMED + t for t in neighbours(s, f[TOKEN])]
        found = [TOKEN_NAMED + t for t in range(TOKENS) if s.token_at[t] != NONE and neighbours(s, t)]
        return found or [PASS]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
        elif f[STAGE] == FIRST_REGION:
            f[STAGE] = SECOND_REGION
            f[TOKEN] = choice - TOKEN_NAMED
        else:
            s.frames.pop()
            join(s, p, f[TOKEN], choice - TOKEN_NAMED, log)

    def fits(self, s: AnkhState, f: list[int]) -> str:
        if f[STAGE] != SECOND_REGION:
            return "" if f[TOKEN] == NONE else "no region has been named"
        return "" if f[TOKEN] != NONE and s.token_at[f[TOKEN]] != NONE else "the first region is missing"


def join(s: AnkhState, p: int, first: int, second: int, log: Log | None) -> None:
    """The camels between go; the highest token leaves; where two lie then, one moves to the region without."""
    lands = lands_of(s.camels)
    both = {lands.region_of[s.token_at[first]], lands.region_of[s.token_at[second]]}
    for side in bits(s.camels):
        if {lands.region_of[EDGES[side][0]], lands.region_of[EDGES[side][1]]} == both:
            s.camels &= ~(1 << side)
    joined = min(s.token_at[first], s.token_at[second])
    highest = max(t for t in range(TOKENS) if s.token_at[t] != NONE)
    bare = s.token_at[highest]
    s.token_at[highest] = NONE
    if log:
        log.add("regions joined", "A-SC2", first, second)
        log.add("token removed", "A-SC2", highest)
    if highest in (first, second):
        s.token_at[first + second - highest] = joined
    else:
        s.frames.append([MOVE_TOKEN, 0, p, first, second, joined, bare])


class MoveToken(OfPlayer[AnkhState]):
    """Which of the two tokens moves to the region that lost its own."""

    name = "which token moves"
    rule = "A-SC2"
    on = ("choose an action: event done",)
    args = ("player:player", "first:token", "second:token", "joined:hex", "bare:hex")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return sorted((TOKEN_NAMED + f[FIRST], TOKEN_NAMED + f[SECOND]))

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        moved = choice - TOKEN_NAMED
        stays = f[FIRST] + f[SECOND] - moved
        s.token_at[moved] = f[BARE]
        s.token_at[stays] = f[JOINED]
        if log:
            log.add("token placed", "A-SC2", moved, f[BARE])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        old = [s.token_at[f[FIRST]], s.token_at[f[SECOND]]]
        region_of = lands_of(s.camels).region_of
        fit = NONE not in old and old[0] != old[1] and min(old) == f[JOINED] and f[BARE] not in s.token_at
        return "" if fit and region_of[old[0]] == region_of[old[1]] else "two tokens lie in the joined region"


CONSOLIDATION = frames.add(Consolidation())
MOVE_TOKEN = frames.add(MoveToken())
