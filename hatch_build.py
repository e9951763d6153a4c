"""A wheel with the compiled engine, for this Python on this system: ``HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 python -m build
--wheel --no-isolation``. The usual wheel has the sources alone, and is for all."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WithEngine(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root, "src")))
        from benben.engine.build import build

        folder = build()
        build_data["force_include"][str(folder)] = f"benben/engine/built/{folder.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
