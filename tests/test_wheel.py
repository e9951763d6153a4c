"""The built wheel plays outside the checkout, with its data files and without the sources."""

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import httpx
import pytest

import benben
from benben.server.answers import USER

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("wheel")]  # its tests share an environment

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands of a fresh environment are, the wheel installed in it; nothing is fetched."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (wheel,) = folder.glob("benben-*.whl")
    home = folder / "env"
    venv.create(home)
    places = sysconfig.get_paths(vars={"base": str(home), "platbase": str(home)}, scheme="venv")
    # Its dependencies come from here. A .pth file does not read those of the folder it names: src stays out of sight.
    Path(places["purelib"], "packages.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    python = Path(places["scripts"], "python")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python]
    run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=folder)
    assert run(python, "-c", "import benben; print(benben.__file__)", cwd=folder).startswith(str(home))
    return python.parent


def test_wheel_knows_its_version(scripts: Path, tmp_path: Path) -> None:
    assert benben.__version__ in run(scripts / "benben", "--version", cwd=tmp_path)


def test_wheel_brings_its_types(scripts: Path, tmp_path: Path) -> None:
    """Without the marker, type checkers would take every name for anything."""
    program = tmp_path / "program.py"
    program.write_text('import benben\nreveal_type(benben.ruleset("ankh").owing)\n', encoding="utf-8")
    mypy: list[str | Path] = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull]
    where: list[str | Path] = ["--cache-dir", tmp_path / "cache", "--python-executable", scripts / "python"]
    assert "-> list[int]" in run(*mypy, *where, program, cwd=tmp_path).replace("builtins.", "")


def test_wheel_plays(scripts: Path, tmp_path: Path) -> None:
    arguments = "sim ankh --players 2 --games 2 --seed 1 --json".split()
    result = json.loads(run(scripts / "benben", *arguments, cwd=tmp_path))
    assert (result["game"], result["players"], result["games"]) == ("ankh", 2, 2)
    assert sum(result["ends"].values()) == 2
    assert "unfinished" not in result["ends"]


def test_wheel_serves_its_table(scripts: Path, tmp_path: Path) -> None:
    """The page and its script, a new table, a record that a worker takes in; Ctrl-C ends it, and nothing went wrong."""
    record = tmp_path / "ankh-1-000001.txt"
    run(scripts / "benben", *"sim ankh --games 1 --seed 1 --json --record .".split(), cwd=tmp_path)
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    environment.pop("PYTHONPATH", None)  # the wheel's own modules, in the worker too
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [scripts / "benben", "play", "--no-browser"], cwd=tmp_path, env=environment, stdout=pipe, stderr=pipe, text=True
    )
    assert process.stdout
    try:
        first = process.stdout.readline()
        address = re.search(r"http://localhost:\d+", first)
        assert address, first
        with httpx.Client(base_url=address[0], headers={USER: "x" * 28}, timeout=60, trust_env=False) as client:
            page = client.get("/").raise_for_status()
            (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page.text)
            assert "javascript" in client.get(script).raise_for_status().headers["content-type"]
            chairs = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            client.post("/api/tables", json={"game": "ankh", "chairs": chairs}).raise_for_status()
            client.post("/api/records", content=record.read_bytes()).raise_for_status()
            assert len(client.get("/api/tables").raise_for_status().json()["tables"]) == 2
    finally:
        process.send_signal(signal.SIGINT if sys.platform != "win32" else signal.SIGTERM)
        out, err = process.communicate()
    assert (out, err) == ("", "")
    assert process.returncode == 0 or sys.platform == "win32"  # where only a console can send Ctrl-C
