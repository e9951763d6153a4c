"""`tools/lowest.py` finds a lower bound for every runtime dependency, whatever its name looks like."""

import tomllib
from pathlib import Path

import pytest

from tools.lowest import lowest

ROOT = Path(__file__).resolve().parent.parent


def test_every_runtime_dependency_has_a_lower_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for requirement in project["dependencies"]:
        name, bound = lowest(requirement).split("==")
        assert requirement.startswith(f"{name}>={bound}")


def test_what_has_none_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"'rich<16' in pyproject.toml has no lower bound"):
        lowest("rich<16")
