"""mypyc and the C compiler at work, in a process of their own: ``python -m benben.engine.compile OUT``.

Compiles all modules of the package in the current folder; `build` has copied them there. mypyc writes a C file for
each, and the compiler takes as many at once as there are cores. All become one library.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from . import NAME

OPTIMISED: Final = "2"
"""How hard the C compiler tries: 1 would save a third of its time, and games would be 4 % slower."""
CORES: Final = os.cpu_count() or 1


class InParallel(build_ext):  # type: ignore[misc]
    """setuptools builds several libraries at once, but the files of one library one after the other."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def all_at_once(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                made = pool.map(lambda source: one_by_one([source], **options), largest_first(sources))
                return [object for objects in made for object in objects]

        compiler.compile = all_at_once
        super().build_extensions()


def largest_first(sources: list[str]) -> list[str]:
    """So that no core is left alone with a large one at the end."""
    return sorted(sources, key=lambda source: -os.path.getsize(source))


def translate() -> list[Any]:
    """The C files, as setuptools takes them; ends the process with what mypyc says if it refuses something."""
    modules = sorted(str(path) for path in Path("benben").rglob("*.py") if path.name != "__init__.py")
    options = ["--config-file=", f"--cache-dir={os.devnull}"]
    return mypycify(
        [*options, *modules], opt_level=OPTIMISED, debug_level="0", multi_file=True, target_dir="c", group_name=NAME
    )


def main(out: str) -> None:
    arguments = ["--quiet", "build_ext", "--build-lib", out, "--build-temp", "objects", "--parallel", str(CORES)]
    setup(name=NAME, ext_modules=translate(), cmdclass={"build_ext": InParallel}, script_args=arguments)


if __name__ == "__main__":
    main(sys.argv[1])
