"""The source distribution is whole: all that the repository has, and its own tests run from it."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("sdist")]  # its tests share an archive

ROOT = Path(__file__).resolve().parent.parent
NOT_IN_IT = (".github/",)
"""What only the place needs where the repository is kept."""
ADDED = {"PKG-INFO"}
TESTS = (
    "tests/test_kernel_records.py",
    "tests/test_i18n.py",
    "tests/test_reference.py",
    "tests/test_terminal_saves.py",
)
"""Of the engine, of the words of the program and the page, of the pages about the rules, of the disk."""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(build, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (packed,) = folder.glob("benben-*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # from 3.11.4 on
        archive.extractall(folder)
    return folder / packed.name.removesuffix(".tar.gz")


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_sdist_has_all_that_the_repository_has(unpacked: Path) -> None:
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    known = subprocess.run(listed, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout.split("\0")
    wanted = {name for name in known if name and (ROOT / name).exists() and not name.startswith(NOT_IN_IT)}
    assert files(unpacked) - ADDED == wanted
    assert os.access(unpacked / "benben", os.X_OK)


def test_sdist_passes_its_own_tests(unpacked: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(unpacked / "src")}
    where = [sys.executable, "-P", "-c", "import benben; print(benben.__file__)"]
    found = subprocess.run(where, env=environment, capture_output=True, text=True, check=True).stdout
    assert found.startswith(str(unpacked))
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
    done = subprocess.run(command, cwd=unpacked, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
