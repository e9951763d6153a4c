"""benben lab, and what is said where its packages are missing."""

import subprocess
import sys
from pathlib import Path

import pytest

from benben.cli import run


def test_a_program_runs_with_its_arguments(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("WORD = 'beside'\n")
    program = tmp_path / "study.py"
    program.write_text("import sys, beside, benben.lab.zoo\nprint(beside.WORD, *sys.argv[1:])\nsys.exit(5)\n")
    command = [sys.executable, "-P", "-m", "benben", "lab", str(program), "--deep", "7"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (5, "beside --deep 7\n", "")


@pytest.mark.parametrize("command", ["arena random eager", "export ankh", "lab study.py"])
def test_missing_packages_are_one_line(command: str) -> None:
    """Python takes a module for missing whose place holds None."""
    code = "import sys; sys.modules['pyarrow'] = None; from benben.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, *command.split()], capture_output=True, text=True, check=False
    )
    name = command.split()[0]
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f'benben: {name} needs the packages of the laboratory: pip install "benben[lab]", or ./benben {name} in a '
        "checkout, which installs them\n"
    )


def test_missing_packages_are_named_to_programs_too() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; from benben.lab import zoo"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=False)
    said = (
        'ImportError: benben.lab needs the packages of the laboratory: pip install "benben[lab]", or ./benben lab FILE '
    )
    assert done.stderr.splitlines()[-1] == said + "in a checkout, which installs them"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [("none.py", None, "no such file or directory"), ("bad.py", "1 +", "not a Python program: invalid syntax")],
)
def test_bad_programs_are_one_line(
    name: str, text: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / name).write_text(text)
    assert run(["lab", str(tmp_path / name)]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
