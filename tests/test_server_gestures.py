"""Several choices in one message: taken together or not at all, and taken back together."""

from pathlib import Path
from typing import Any

from server_client import FIXED, Seat, run, served
from test_server_pairs import moments

from benben.kernel import records
from benben.kernel.steps import SEAL
from benben.server import entries


def texts(seat: Seat) -> list[str]:
    return [entry["choice"] for entry in seat.story if "choice" in entry]


def test_a_gesture_is_taken_whole_and_taken_back_whole(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as one, server.seat(made, 1) as two:
                before: dict[str, Any] = one.view["position"]
                figure = await moved(one)
                assert texts(one)[-3:] == ["action move", *figure]
                await two.until(lambda: texts(two) == texts(one))
                answer = await one.command("undo", v=one.v, choices=3)
                assert answer["t"] == "ack"
                assert one.view["position"] == before
                assert one.legal[0].startswith("action")
                await two.until(lambda: two.view["position"] == before)

    run(test())


async def moved(seat: Seat) -> list[str]:
    """The move of a figure in one message; what is legal on the way is found out by asking first, and undone."""
    await seat.choose("action move")
    figure = next(choice for choice in seat.legal if choice.startswith("move"))
    await seat.choose(figure)
    to = next(choice for choice in seat.legal if choice.startswith("to"))
    await seat.command("undo", v=seat.v, choices=2)
    answer = await seat.command("choose", v=seat.v, choice="action move", then=[figure, to])
    assert answer["t"] == "ack", answer
    return [figure, to]


def test_what_is_wrong_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as seat:
                before, story = seat.view, texts(seat)
                for then, code in [
                    (["to [1,1]"], "not-legal"),
                    (["pass", "pass"], "not-legal"),
                    (["nonsense"], "unknown-choice"),
                ]:
                    answer = await seat.command("choose", v=seat.v, choice="action move", then=then)
                    assert (answer["t"], answer["code"]) == ("no", code), answer
                answer = await seat.command("choose", v=seat.v, choice="action gain", then=[seat.legal[0]])
                assert answer["t"] == "no"
                assert (seat.view, texts(seat)) == (before, story)
                assert (await seat.choose("action move"))["t"] == "ack"

    run(test())


def test_a_gesture_is_on_disk_as_single_choices(tmp_path: Path) -> None:
    """The record and a later start know nothing of gestures."""

    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as seat:
                figure = await moved(seat)
                position = seat.view["position"]
            text = (await server.http.get(f"/api/tables/{made['table']}/record")).text
            assert [line[1] for line in records.parse(text).lines[-3:]] == ["action move", *figure]
        async with served(tmp_path) as server, server.seat(made, 0) as seat:
            assert seat.view["position"] == position

    run(test())


def test_a_plan_that_seals_itself_may_be_sealed() -> None:
    """Whoever has added all they hold is not asked to seal: a gesture that seals, too, is the same gesture."""
    games = moments("kemet", 3, 2)
    game = next(
        game for game, _ in games if game.state.drafts and not game.pending and len(game.rules.owing(game.state)) > 1
    )
    rules, x = game.rules, game.rules.owing(game.state)[0]
    whole: list[int] = []
    s = game.state.copy()
    while x in rules.owing(s):
        whole.append(rules.legal(s, x)[-1])  # cards are added as long as there are some
        rules.apply(s, x, whole[-1])
    assert whole[-1] != SEAL
    assert game.check_together(x, [*whole, SEAL]) == game.check_together(x, whole) == whole
    assert [entry.text for entry in entries.play_together(game, x, [*whole, SEAL])] == [*map(rules.choices.say, whole)]
    assert x not in rules.owing(game.state)
