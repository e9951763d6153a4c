"""The pages of the tutorials hold what their programs print."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "docs" / "tutorials").glob("*.py")))
def test_a_tutorial_prints_what_its_page_says(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-P", str(ROOT / "tools" / "tutorials.py"), name],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
