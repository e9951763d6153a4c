"""Nothing hidden leaves the server before its time: games are played twice, with hidden parts swapped, and what every
other client receives is equal byte for byte."""

import itertools
from pathlib import Path
from random import Random

import pytest
import toy
from server_client import Seat, run, served
from server_twins import WORKER, Twin, both, keep, player_name, same
from toybox.names import DEAL, SLOTS

from benben.kernel import registry
from benben.kernel.game import Game
from benben.kernel.steps import BOX
from benben.server import tables, telling
from benben.server.entries import Entry, answer, play


@pytest.fixture(autouse=True)
def numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages of both tables begin at the same number, which is no secret but would differ."""
    monkeypatch.setattr(telling, "new_number", lambda: 1 << 20)


async def draft(twin: Twin, player: int, rng: Random, instead_of: list[str]) -> list[str]:
    """A whole draft of a player; where there is a choice, another one than before."""
    seat = twin.seats[player]
    made: list[str] = []
    while seat.legal and player_name(player) in seat.view["owing"]:
        others = [choice for choice in seat.legal if choice not in instead_of[: len(made) + 1]] or seat.legal
        made.append(rng.choice(others))
        await seat.choose(made[-1])
    await twin.settle()
    return made


@pytest.mark.parametrize("players", [2, 3])
def test_drafts_of_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """At every sealed decision one player drafts something else at one table than at the other, takes it back before
    the last one seals, and drafts anew: over the whole game nobody else hears any difference."""

    async def test() -> None:
        async with served(tmp_path / "a") as first, served(tmp_path / "b") as second:
            twins = []
            for server in (first, second):
                keys = (f"key {i}" for i in itertools.count())
                monkeypatch.setattr(tables, "new_key", lambda keys=keys: next(keys))
                monkeypatch.setattr(tables, "new_id", lambda: "table")
                monkeypatch.setattr(tables, "new_luck", lambda: b"the same luck")
                twins.append(Twin(server, await server.new(" ".join(["me"] * players), confirm=False), players))
            a, b = twins
            await a.connect()
            await b.connect()
            rng = Random(players)
            swapped = await play_twice(a, b, rng)
            assert swapped >= 3
            same(a, b)
            for seat in range(players + 1):
                await same_over_http(a, b, seat)

    run(test())


async def play_twice(a: Twin, b: Twin, rng: Random) -> int:
    swapped = 0
    while not a.seats[0].over:
        owing = a.seats[0].view["owing"]
        if len(owing) == 1:
            player = int(owing[0][1:]) - 1
            choice = rng.choice(a.seats[player].legal)
            await both(a, b, player, choice, choice)
            continue
        x, *others = [int(name[1:]) - 1 for name in owing]
        real = await draft(a, x, rng, [])
        fake = await draft(b, x, rng, real)
        swapped += real != fake
        same(a, b, x)
        for p in others[:-1]:
            await both(a, b, p, c := rng.choice(a.seats[p].legal), c)
        same(a, b, x)
        for twin in (a, b):
            await twin.seats[x].command("reopen")
            await twin.settle()
        for choice in real:
            await both(a, b, x, choice, choice)
        same(a, b, x)
        for twin in (a, b):  # what X itself has heard does differ; from here on it must not any more
            twin.seats[x].raw.clear()
        await both(a, b, others[-1], c := rng.choice(a.seats[others[-1]].legal), c)
    return swapped


async def same_over_http(a: Twin, b: Twin, player: int) -> None:
    for path in ("record", "story", "replay", "replay?to=0", "replay?to=5"):
        found = []
        for twin in (a, b):
            seat: Seat = twin.seats[player]
            headers = {"authorization": f"Bearer {seat.hello['key']}"}
            answered = await twin.server.http.get(f"/api/tables/table/{path}", headers=headers)
            assert answered.status_code == 200
            found.append(answered.content)
        assert found[0] == found[1]


async def one_step_unheard(twin: Twin) -> None:
    """A step of a draft that does not seal it: the others are not even told that there was one."""
    before = [twin.heard(player) for player in (1, 2, 3)]
    await twin.seats[0].choose(twin.seats[0].legal[0])
    await twin.settle()
    assert [twin.heard(player) for player in (1, 2, 3)] == before


# Hidden hands: the toy ruleset ---------------------------------------------------------------------------------------


def dealt(rng: Random, instead_of: list[str]) -> tuple[Game, list[Entry]]:
    """A game of the toy after the deal; P1 has other cards than `instead_of`."""
    game = Game(toy.TOY, {"players": 3}, [], b"deal")
    log: list[Entry] = []
    while game.rules.owing(game.state) == [BOX]:
        cell = game.state.hand.index(-1)  # type: ignore[attr-defined]
        if instead_of and cell < SLOTS:
            cards = [DEAL + c for c in range(4) if toy.TOY.choices.say(DEAL + c) != instead_of[cell]]
            log.append(play(game, BOX, rng.choice(cards)))
        elif instead_of:
            log.append(play(game, BOX, toy.TOY.choices.read(instead_of[cell])))
        else:
            found = answer(game)
            assert found
            log.append(found)
    return game, log


@pytest.mark.parametrize("seed", range(4))
def test_hidden_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """P1's cards are others at the second table. P2 looks at one of them, the others peek where they like, P1 drafts:
    until the cards are shown, neither P3 nor anybody who looks on hears a difference."""
    monkeypatch.setitem(registry.loaded, "toy", toy.TOY)
    rng = Random(seed)

    async def test() -> None:
        game, log = dealt(rng, [])
        other, swapped = dealt(rng, [entry.text for entry in log])
        made = await keep(tmp_path / "a", game, log)
        await keep(tmp_path / "b", other, swapped)
        assert [e.text for e in log[:3]] != [e.text for e in swapped[:3]]
        async with served(tmp_path / "a", worker=WORKER) as first, served(tmp_path / "b", worker=WORKER) as second:
            a, b = Twin(first, made, 3), Twin(second, made, 3)
            await a.connect()
            await b.connect()
            assert a.heard(0) != b.heard(0)
            while len(a.seats[0].view["owing"]) == 1:
                player = int(a.seats[0].view["owing"][0][1:]) - 1
                legal = a.seats[player].legal
                menu = [c for c in legal if ("P1." in c) == (player == 1)] if "allow" not in legal else ["allow"]
                await both(a, b, player, c := rng.choice(menu), c)
            assert a.heard(1) != b.heard(1), "P2 has seen a card"
            same(a, b, 0, 1)
            await one_step_unheard(a)
            await one_step_unheard(b)
            real = await draft(a, 0, rng, [])
            await draft(b, 0, rng, real)
            drafted = await draft(a, 1, rng, [])
            for choice in drafted:
                await b.seats[1].choose(choice)
            await a.settle()
            await b.settle()
            same(a, b, 0, 1)
            for seat in (2, 3):
                await same_over_http(a, b, seat)

    run(test())
