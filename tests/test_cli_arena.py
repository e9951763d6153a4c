"""benben arena: fair schedules, the games of sim, going on after a kill, the sequential test, and the report."""

import hashlib
import json
import random
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from benben.ankh.box import contents
from benben.arena import series
from benben.arena.log import Log
from benben.arena.match import Match, every_scenario, match, play_one, seating
from benben.arena.standing import Standing, known, rounds
from benben.arena.statistics import Bets, Durations, enough, share
from benben.cli import run
from benben.kernel.registry import ruleset
from benben.lab import plots
from benben.lab.ratings import ratings

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 4), ("abcde", 2), ("abcd", 3), ("ab", 5)])
def test_chairs_scenarios_and_company_are_even(bots: str, players: int) -> None:
    of = Match("ankh", players, [{"scenario": "x"}, {"scenario": "y"}], list(bots), 3)
    sat: Counter[Any] = Counter()
    for number in range(1, of.fair + 1):
        seated = seating(of, number)
        assert len(seated.bots) == players
        for p, name in enumerate(seated.bots):
            sat[name, p, seated.options["scenario"]] += 1
    assert len(sat) == len(bots) * players * 2
    assert len(set(sat.values())) == 1


def test_a_match_leaves_out_scenarios_that_are_made_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(every_scenario(ruleset("ankh"), {"players": 2})) == 4
    monkeypatch.delitem(contents.SCENARIOS["old_kingdom"], "2")
    assert "old_kingdom" not in [one["scenario"] for one in every_scenario(ruleset("ankh"), {"players": 2})]


def test_games_are_those_of_sim() -> None:
    of = match("ankh", 3, [], {}, ["eager", "random"], 5)
    for number in (1, 2, 3, 8):
        game, seated = play_one(of, number), seating(of, number)
        alone = series.series("ankh", 3, seated.options["scenario"], list(seated.bots), 5)
        record = series.play_one(alone, seated.round).record
        assert game.digest == hashlib.sha256(record.encode()).hexdigest()
        assert all(f"god {god}" in record for god in game.openings)


def test_first_pyramids_are_openings() -> None:
    game = play_one(match("kemet", 2, [], {}, ["eager", "random"], 1), 1)
    assert len(game.openings) == 2
    assert all(sum(map(int, re.findall(r"\d", opening))) == 3 for opening in game.openings)


MORTAL = """\
import os, signal
from pathlib import Path
from benben import bots
from benben.bots.eager import EagerBot

class Mortal(EagerBot):
    asked = 0
    def choose(self, legal, look):
        Mortal.asked += 1
        if Mortal.asked == 700 and Path("deadly").exists():
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(legal, look)

bots.register("mortal", Mortal)
"""


def games_in(folder: Path) -> list[Any]:
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key != "times"} for line in lines]


def test_a_match_that_was_killed_goes_on(tmp_path: Path) -> None:
    (tmp_path / "mortal.py").write_text(MORTAL)
    (tmp_path / "deadly").touch()
    command = [sys.executable, "-P", "-m", "benben", *"arena mortal random --games 12 --whole --with mortal.py".split()]
    killed = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    assert killed.returncode == -signal.SIGKILL
    before = games_in(tmp_path / "arena")
    assert 1 < len(before) < 12
    assert not (tmp_path / "arena" / "report.html").exists()
    with (tmp_path / "arena" / "games.jsonl").open("a", encoding="utf-8") as log:
        log.write('{"number": 9')  # as if it had died while it wrote
    (tmp_path / "deadly").unlink()
    for more in ([], ["--out", "whole"]):
        done = subprocess.run([*command, *more], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
    after = games_in(tmp_path / "arena")
    assert after[: len(before)] == before, "nothing is played again"
    assert after == games_in(tmp_path / "whole")
    pages = [(tmp_path / name / "games.csv").read_bytes() for name in ("arena", "whole")]
    assert pages[0] == pages[1]


def test_two_processes_stop_at_the_same_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        out = str(tmp_path / jobs)
        assert run(["arena", "eager", "random", "--games", "400", "--jobs", jobs, "--out", out, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["decided"]
    assert told[0]["games"] < 400
    assert told[0]["against"][0]["evidence"] >= 20


def test_bets_are_seldom_won_by_equals_and_soon_by_betters() -> None:
    rng = random.Random(4)
    won = 0
    for _ in range(200):
        bets = Bets()
        most = 0.0
        for _ in range(300):
            bets.add(rng.choice((-1.0, 0.0, 1.0)))
            most = max(most, bets.evidence)
        won += most >= enough(1)
    assert won <= 10 + 8  # 5 %, and what chance may add to it
    bets = Bets()
    for _ in range(10):
        bets.add(1.0)
    assert bets.evidence >= enough(1)


@pytest.mark.parametrize("truth", [0.1, 0.5])
def test_intervals_of_rounds_hold_the_truth(truth: float) -> None:
    """Games of a round go alike here, so that games would claim too much."""
    rng = random.Random(2)
    held = 0
    for _ in range(400):
        got = [(2.0 * (rng.random() < truth), 2.0) for _ in range(60)]
        _, low, high = share(got)
        held += low <= truth <= high
    assert 364 <= held <= 396


def test_shares_of_nothing_and_of_equal_rounds() -> None:
    assert share([]) == (0.0, 0.0, 1.0)
    mean, low, high = share([(1.0, 2.0)] * 5)
    assert mean == 0.5
    assert 0 < low < 0.5 < high < 1
    assert share([(1.0, 1.0)] * 10)[1] < 0.8


def test_what_nobody_won_tells_nothing() -> None:
    assert not known(*share([])[1:])
    assert not known(*share([(0.0, 0.0)] * 9)[1:])
    assert known(*share([(0.0, 1.0)])[1:])


def test_long_names_stand_whole_before_the_scale() -> None:
    name = "diamond 1, ruby 1, sapphire 1"
    drawn = plots.dots([plots.Bar(name, 0.5, 0.2, 0.8, "50%", plots.INK)], "openings", 0, 1, True)
    found = re.search(rf'<text x="([\d.]+)" [^>]*text-anchor="end"[^>]*>{name}</text>', drawn)
    assert found
    assert float(found[1]) >= plots.LETTER * len(name)


def test_durations_are_kept_to_an_eighth() -> None:
    spent = Durations()
    for n in range(1, 101):
        spent.add(n / 1000)
    assert spent.at(0.5) == pytest.approx(0.05, rel=0.13)
    assert spent.at(1.0) == pytest.approx(0.1, rel=0.13)
    assert Durations().at(0.5) == 0.0


def played(of: Match, games: int) -> Standing:
    standing = Standing(of)
    for one in rounds(of, [play_one(of, number) for number in reversed(range(1, games + 1))]):
        standing.add(one)
    return standing


def test_ratings_follow_the_wins() -> None:
    standing = played(match("ankh", 2, [], {}, ["eager", "random"], 1), 40)
    assert [game.number for game in standing.games] == list(range(1, 41)), "in order, whatever order they come in"
    rated = ratings(standing.of.bots, standing.games)
    assert rated["eager"].mean > 25 > rated["random"].mean
    assert rated["eager"].low < rated["eager"].mean < rated["eager"].high
    assert standing.score("eager").mean == sum(g.score[g.bots.index("eager")] for g in standing.games) / 40


def test_the_report_stands_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "eager", "random", "--players", "3", "--games", "10", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "12 games" in out, "whole rounds"
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"(src|href)=|url\(|@import|<script", page)
    for title in ("Ratings", "Score", "Head to head", "Openings", "How games end", "Length", "Chairs", "Thinking"):
        assert f"<h2>{title}</h2>" in page
    assert page.count("<svg") == page.count("</svg>") == 7
    table = pq.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 36
    lines = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 37
    assert lines[0] == ",".join(table.column_names)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("gredy eager", "there is no bot 'gredy'; did you mean \"greedy\"?"),
        ("eager", "a match is between two bots or more, each named once"),
        ("eager eager", "a match is between two bots or more, each named once"),
        ("eager random --games 0", "'--games': 0 is not a number from 1 to"),
        ("eager random --game chess", "there is no game 'chess'; known: ankh, kemet"),
        ("eager random --players 9", "ankh is for 2 to 5 players, not 9"),
        ("eager random --game kemet --scenario old_kingdom", "kemet has no option 'scenario'"),
        ("eager random --with nowhere.py", "--with nowhere.py: no such file or directory"),
        ("eager mine=no-such-program", "there is no program 'no-such-program'"),
        ("eager random --out file", "file"),
    ],
)
def test_refused_in_one_line(
    arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    assert run(["arena", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
    assert not Path("arena").exists()


def test_another_match_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path), "--games", "2"]
    assert run(["arena", "eager", "random", *out]) == 0
    capsys.readouterr()
    assert run(["arena", "eager", "random", "--seed", "2", *out]) == 2
    assert "the games of another match: seed 1 and not 2; choose another --out" in capsys.readouterr().err
    path = tmp_path / "games.jsonl"
    good = path.read_text(encoding="utf-8")
    for text, said in (
        (good.replace('"format":1', '"format":7'), "format 7, but this program goes on with 1"),
        ("hello\n", "not the games of an arena"),
        (good + "{}\n", "line 4 is not a game"),
    ):
        path.write_text(text, encoding="utf-8")
        assert run(["arena", "eager", "random", *out]) == 2
        err = capsys.readouterr().err
        assert said in err
        assert err.count("\n") == 1


@pytest.mark.usefixtures("bots_of_ones_own")
def test_programs_of_their_own_may_enter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = f'mine="{sys.executable}" {ROOT / "docs" / "examples" / "outside_bot.py"}'
    assert run(["arena", bot, "random", "--games", "2", "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["bots"]) == {"mine", "random"}
    assert told["troubles"] == {}


def test_a_log_is_read_as_it_was_written(tmp_path: Path) -> None:
    of = match("ankh", 2, ["old_kingdom"], {}, ["eager", "random"], 1)
    game = play_one(of, 1)
    with Log(tmp_path / "log", of) as log:
        log.keep(game)
    with Log(tmp_path / "log", of) as log:
        (again,) = log.in_order()
    assert again._replace(times={}) == game._replace(times={})
    assert {n: t[0].counts for n, t in again.times.items()} == {n: t[0].counts for n, t in game.times.items()}
