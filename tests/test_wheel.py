"""The built wheel plays outside the checkout, with its data files and without the sources."""

import json
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import benben

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
    # typer and rich come from here. A .pth file does not read those of the folder it names, so src stays out of sight.
    Path(places["purelib"], "packages.pth").write_text(sysconfig.get_path("purelib") + "\n")
    python = Path(places["scripts"], "python")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python]
    run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=folder)
    assert run(python, "-c", "import benben; print(benben.__file__)", cwd=folder).startswith(str(home))
    return python.parent


def test_wheel_knows_its_version(scripts: Path, tmp_path: Path) -> None:
    assert benben.__version__ in run(scripts / "benben", "--version", cwd=tmp_path)


def test_wheel_plays(scripts: Path, tmp_path: Path) -> None:
    arguments = "sim ankh --players 2 --games 2 --seed 1 --json".split()
    result = json.loads(run(scripts / "benben", *arguments, cwd=tmp_path))
    assert (result["game"], result["players"], result["games"]) == ("ankh", 2, 2)
    assert sum(result["ends"].values()) == 2
    assert "unfinished" not in result["ends"]
