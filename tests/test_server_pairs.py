"""Nobody can count what somebody else does in secret: games that differ only in hidden steps, and everything that any
other viewer could get of them, over HTTP and socket, byte for byte.

One player drafts at one table and not at the other, drafts otherwise, takes back, adds and leaves out; holds a choice
until it is confirmed; makes another choice, or draws another card, that by the columns nobody else can tell. After each
of these steps all others look at everything there is.
"""

import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from laws import viewers
from laws_told import Seat as Watched
from laws_told import alike, one_game
from server_client import Seat, run, served
from server_twins import Twin, keep, player_name, same

from benben import bots
from benben.kernel.chance import game_key
from benben.kernel.game import Game
from benben.kernel.play import Look
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.server import entries, store, telling
from benben.server.answers import USER
from benben.server.entries import Entry


class Clock:
    """What the server takes for the time of day."""

    def __init__(self) -> None:
        self.now = 1_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(store, "now", lambda: made.now)
    monkeypatch.setattr(telling, "new_number", lambda: 1 << 20)
    return made


def moments(name: str, players: int, seed: int) -> Iterator[tuple[Game, list[Entry]]]:
    """A game of eager players, at every decision."""
    rules = ruleset(name)
    game = Game(rules, {"players": players}, [player_name(p) for p in range(players)], game_key(seed, 1))
    crowd = [bots.make("eager", Random(f"{seed} {p}")) for p in range(players)]
    log: list[Entry] = []
    while owing := rules.owing(game.state):
        if owing == [BOX]:
            found = entries.answer(game)
            assert found
            log.append(found)
            continue
        yield game, log
        p = owing[0]
        choice = crowd[p].choose(rules.legal(game.state, p), Look(rules, game.state, p))
        log.append(entries.play(game, p, choice))


def user(player: int) -> str:
    return f"the user who sits at {player_name(player)}"


class Pair:
    """The same moment on two servers; X is the one who acts in secret."""

    def __init__(self, a: Twin, b: Twin, x: int, clock: Clock) -> None:
        self.a = a
        self.b = b
        self.x = x
        self.clock = clock
        self.compared = 0

    async def act(self, twin: Twin, kind: str, **more: Any) -> None:
        """X does something at one of the tables."""
        answer = await twin.seats[self.x].command(kind, **more)
        assert answer["t"] == "ack", answer
        await twin.settle()

    async def choose(self, twin: Twin, choice: str) -> None:
        await self.act(twin, "choose", v=twin.seats[self.x].v, choice=choice)

    async def equal(self) -> None:
        """Everything that anybody but X can get."""
        same(self.a, self.b, self.x)
        for viewer in range(len(self.a.seats)):
            if viewer != self.x:
                found = [await everything(twin, viewer) for twin in (self.a, self.b)]
                assert found[0].keys() == found[1].keys()
                for what in found[0]:
                    assert found[0][what] == found[1][what], what
                self.compared += len(found[0])


async def everything(twin: Twin, viewer: int) -> dict[str, object]:
    """What a viewer can get: over HTTP, by coming again, and by trying what it may not do."""
    seat, http = twin.seats[viewer], twin.server.http
    headers = {"authorization": f"Bearer {seat.hello['key']}", USER: user(viewer)}
    got: dict[str, object] = {}

    async def ask(path: str) -> bytes:
        answer = await http.get(path, headers=headers)
        got[path] = (answer.status_code, answer.content, answer.headers.get("content-length"))
        return answer.content

    await ask("/api/tables")
    for path in ("record", "story"):
        await ask(f"/api/tables/table/{path}")
    await ask("/api/report/table")
    lines = json.loads(await ask("/api/tables/table/replay"))["lines"]
    for to in range(max(0, lines - 6), lines + 2):
        await ask(f"/api/tables/table/replay?to={to}")
    again = Seat(seat.url.replace("ws", "http").removesuffix("/live"), "table", str(seat.hello["key"]))
    await again.connect()
    for kind, more in TRIES:
        answer = await again.command(kind, f"try {kind}", **({"v": again.v} if kind != "agree" else {}), **more)
        got[kind] = {name: value for name, value in answer.items() if name != "id"}
    got["comes again"] = [text for text in again.raw if '"ack"' not in text and '"no"' not in text]
    await again.line.close()
    await twin.settle()
    for one in twin.seats:  # that this one came and went is no secret, and the same at both tables
        one.raw = [text for text in one.raw if not text.startswith(('{"t":"here"', '{"t":"watchers"'))]
    return got


TRIES: list[tuple[str, dict[str, object]]] = [
    ("choose", {"choice": "pass"}),
    ("confirm", {}),
    ("undo", {}),
    ("reopen", {}),
]
"""What nobody but X may do at such a moment."""


Trial = Callable[[Pair], Awaitable[None]]


def try_at(
    folder: Path,
    game: Game,
    log: list[Entry],
    x: int,
    clock: Clock,
    confirm: bool,
    trial: Trial,
    other: list[Entry] | None = None,
) -> int:
    """Set both tables up, let everybody come, and try. How much was compared. `other` is the log of B, if it is not the
    same."""
    compared: list[int] = []

    async def test() -> None:
        made = [
            await keep(folder / place, game, entries, confirm) for place, entries in (("a", log), ("b", other or log))
        ]
        async with served(folder / "a") as first, served(folder / "b") as second:
            a, b = (Twin(server, made[0], game.state.players) for server in (first, second))
            for twin in (a, b):
                for p, seat in enumerate(twin.seats):
                    await seat.connect(user=user(p))
                await twin.settle()
            pair = Pair(a, b, x, clock)
            await pair.equal()
            await trial(pair)
            compared.append(pair.compared)

    run(test())
    return compared[0]


# Drafts --------------------------------------------------------------------------------------------------------------


async def drafts(pair: Pair) -> None:
    """X drafts at B while at A nothing has happened yet, seals a plan at A when B's is sealed, takes back, and so on.
    Somebody else's wish to take something back stays open through all steps that nobody sees."""
    other = next(p for p in range(len(pair.a.seats) - 1) if p != pair.x)
    for twin in (pair.a, pair.b):
        answer = await twin.seats[other].command("propose")
        assert answer["t"] == "ack" or answer["code"] == "no-undo"
        await twin.settle()
    rng = Random(1)
    for _ in range(3):
        pair.clock.now += 1  # a step that left a trace in the time of change would be seen: A has an earlier one
        await draft(pair, pair.b, rng, True)
        await draft(pair, pair.a, rng, False)
        await pair.equal()
        pair.clock.now += 1
        for twin in (pair.a, pair.b):
            await pair.act(twin, "reopen")
        await pair.equal()


async def draft(pair: Pair, twin: Twin, rng: Random, compare: bool) -> None:
    """A whole draft, sealed: that X has chosen is what the others may see."""
    seat, name = twin.seats[pair.x], player_name(pair.x)
    while name in seat.view["owing"]:
        more = [choice for choice in seat.legal if choice != "seal"]
        await pair.choose(twin, rng.choice(more) if more and rng.random() < 0.8 else seat.legal[0])
        if compare and name in seat.view["owing"]:
            await pair.equal()


async def sealed_otherwise(pair: Pair, added: str = "add ") -> None:
    """Both plans are sealed: the one at B has cards in it that nobody else may know of yet, the one at A has none."""
    a, b = pair.a.seats[pair.x], pair.b.seats[pair.x]
    while "seal" not in a.legal:
        choice = a.legal[0]
        await pair.choose(pair.a, choice)
        await pair.choose(pair.b, choice)
    pair.clock.now += 1
    await pair.choose(pair.b, next(c for c in b.legal if c.startswith(added)))
    if "seal" in b.legal:  # where nothing more could be added, it is sealed
        await pair.equal()
        pair.clock.now += 1
    for twin in (pair.a, pair.b):
        if "seal" in twin.seats[pair.x].legal:
            answer = await twin.seats[pair.x].choose("seal")
            assert answer["t"] == "ack"
        await twin.settle()
    await pair.equal()


def holding(choice: str) -> Trial:
    """X has chosen at B, and the choice waits to be confirmed; at A X still thinks."""

    async def trial(pair: Pair) -> None:
        pair.clock.now += 1
        await pair.choose(pair.b, choice)
        assert pair.b.seats[pair.x].may["confirm"]
        await pair.equal()
        await pair.act(pair.b, "undo")
        await pair.equal()

    return trial


@pytest.mark.long
@pytest.mark.parametrize(("name", "players", "seed"), [("ankh", 3, 1), ("kemet", 3, 2)])
def test_steps_of_a_draft(tmp_path: Path, clock: Clock, name: str, players: int, seed: int) -> None:
    found = 0
    for game, log in moments(name, players, seed):
        rules, s = game.rules, game.state
        if s.drafts and not game.pending and len(rules.owing(s)) > 1:
            found += 1
            x = rules.owing(s)[0]
            assert try_at(tmp_path / str(found), game, log, x, clock, False, drafts) > 100
        if found == 2:
            break
    assert found == 2


def test_a_plan_that_stays_secret(tmp_path: Path, clock: Clock) -> None:
    """K-T:spy: one plans, the spy sees the card; how many divine interventions lie beside it nobody may count."""
    for seed in range(40):
        for game, log in moments("kemet", 2, seed):
            s = game.state
            if s.drafts and not game.pending and game.rules.steps[s.frames[-1][0]].name == "war council":
                x = game.rules.owing(s)[0]
                if len(game.rules.owing(s)) == 1 and adds(game, x):
                    assert try_at(tmp_path, game, log, x, clock, False, sealed_otherwise) > 50
                    return
    raise AssertionError("no spy has met somebody with a card")


def test_a_diversion_is_not_told_from_an_empty_plan(tmp_path: Path, clock: Clock) -> None:
    """K-I:diversion: it does nothing but lie there, which helps only as long as nobody knows."""

    async def trial(pair: Pair) -> None:
        await sealed_otherwise(pair, "add diversion")

    for game, log in moments("kemet", 3, 2):
        s = game.state
        if s.drafts and not game.pending and game.rules.steps[s.frames[-1][0]].name == "war council":
            x, *others = game.rules.owing(s)
            if others:
                assert try_at(tmp_path, game, log, x, clock, False, trial) > 100
                return
    raise AssertionError("nobody has fought")


def adds(game: Game, x: int) -> bool:
    """Whether X could add a card to a plan."""
    s = game.state.copy()
    while 0 not in (legal := game.rules.legal(s, x)):
        game.rules.draft(s, x, legal[0])
    return len(legal) > 1


@pytest.mark.parametrize("name", ["ankh", "kemet"])
def test_a_choice_that_waits_to_be_confirmed(tmp_path: Path, clock: Clock, name: str) -> None:
    found = 0
    for n, (game, log) in enumerate(moments(name, 2, 5)):
        s = game.state
        x = game.rules.owing(s)[0]
        ends = [c for c in game.rules.legal(s, x) if not s.drafts and game.would_bar(x, c)]
        if n > 20 and ends:
            found += 1
            trial = holding(game.rules.choices.say(ends[0]))
            assert try_at(tmp_path / str(found), game, log, x, clock, True, trial) > 40
        if found == 2:
            break
    assert found == 2


# Choices and cards that only one player knows ------------------------------------------------------------------------


def secret_choices(game: Game) -> tuple[int, int] | None:
    """Two choices of the player who is asked that all others see alike, as the columns have it."""
    rules, s = game.rules, game.state
    p, *others = rules.owing(s)
    if others or s.drafts:
        return None
    one, *more = rules.legal(s, p)
    a = Watched(game)
    a.do(p, [one])
    for choice in more[:1]:  # where one can be told from the first, all can
        b = Watched(game)
        b.do(p, [choice])
        if not one_game(a, b) and all(alike(a, b, v) for v in viewers(s) if v != p):
            return one, choice
    return None


def test_a_choice_that_nobody_else_sees(tmp_path: Path, clock: Clock) -> None:
    """K-C3: which battle card leaves the game."""

    async def trial(pair: Pair) -> None:
        pair.clock.now += 1
        assert found
        for twin, choice in zip((pair.a, pair.b), found, strict=True):
            await pair.choose(twin, game.rules.choices.say(choice))
        await pair.equal()

    for seed in range(40):
        for game, log in moments("kemet", 3, seed):
            found = secret_choices(game)
            if found and len(log) > 20:
                x = game.rules.owing(game.state)[0]
                assert try_at(tmp_path, game, log, x, clock, False, trial) > 100
                return
    raise AssertionError("nobody has chosen in secret")


@pytest.mark.parametrize("step", ["", "discard divine interventions"])
def test_a_card_that_nobody_else_sees(tmp_path: Path, clock: Clock, step: str) -> None:
    """K-N6: chance has fallen otherwise at B, and only the one who drew knows. K-T:vision: also while they are asked
    which of their cards they discard."""

    async def trial(pair: Pair) -> None:
        a, b = pair.a.seats[pair.x], pair.b.seats[pair.x]
        assert pair.a.heard(pair.x) != pair.b.heard(pair.x)
        if step:
            assert a.legal != b.legal, "what can be discarded is what is held"
            pair.clock.now += 1
            dropped = next(choice for choice in a.legal if choice in b.legal)
            for twin in (pair.a, pair.b):
                await pair.choose(twin, dropped)
            await pair.equal()

    for game, log, before in drawn_at(step):
        drawn = game.rules.choices.read(log[-1].text)
        x = next(p for p in range(game.state.players) if log[-1].audience == 1 << p)
        held = {entry.text for entry in log[:-1] if entry.audience == log[-1].audience}
        others = [c for c in game.rules.legal(before.state, BOX) if c != drawn]
        fresh = [c for c in others if game.rules.choices.say(c) not in held]
        if fresh and log[-1].text not in held:
            other = [*log[:-1], log[-1]._replace(text=game.rules.choices.say(fresh[0]))]
            assert try_at(tmp_path, game, log, x, clock, False, trial, other) > 50
            return
    raise AssertionError("nobody has drawn a card")


def drawn_at(step: str) -> Iterator[tuple[Game, list[Entry], Game]]:
    """Moments (of a step) at which the last thing that happened was a card drawn in secret; and the game before."""
    for seed in range(1, 40):
        for game, log in moments("kemet", 3, seed):
            here = game.rules.steps[game.state.frames[-1][0]].name
            if (step and here != step) or game.pending or len(log) <= 40 or not log[-1].text.startswith("draw "):
                continue
            before = Game(game.rules, game.record.options, [], b"")
            for entry in log[:-1]:
                entries.fold(before, entry)
            if game.rules.owing(before.state) == [BOX]:
                yield game, log, before
