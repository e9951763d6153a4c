"""A sixth god and a seventh guardian: a file each, an import, an entry in a list, and games are played with them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import benben

SEKHMET = """
from ....kernel.events import Log
from ...box.state import AnkhState
from ..powers import Power, add


class Bloodthirst(Power):
    name = "bloodthirst"

    def won_battle(self, s: AnkhState, side: int, log: Log | None) -> None:
        s.followers[side] += 1


add(Bloodthirst())
"""
SOBEK = """
from ...box.names import KIND_NAMES
from ..guardian import Guardian, add


class Sobek(Guardian):
    kind = KIND_NAMES.index("sobek")

    def weakens(self) -> bool:
        return True


add(Sobek())
"""
GAMES = """
import json, random
from benben.kernel import positions
from benben.kernel.registry import ruleset

rules = ruleset("ankh")
won = joined = 0
for seed in range(24):
    players = 2 + seed % 4
    gods = ["sekhmet", *random.Random(seed).sample(["amun", "anubis", "isis", "osiris", "ra"], players - 1)]
    options = {"players": players, "gods": gods, "guardians": ["sobek", "mummy", "scorpion"]}
    s = rules.setup(options)
    rng = random.Random(seed)
    while not s.reason:
        p = rules.owing(s)[0]
        rules.apply(s, p, rng.choice(rules.legal(s, p)))
        assert not rules.check(s)
        text = positions.dump(rules, s)
        if rng.random() < 0.1:
            assert positions.dump(rules, positions.decode(rules, json.loads(text))) == text
            joined += '"sekhmet sobek' in text
            rules.judge(s, rng.randrange(players))
    won += s.winners.bit_count()
print(json.dumps({"won": won, "joined": joined > 0, "gods": len(rules.kinds["god"].names)}))
"""


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_sixth_god_and_a_seventh_guardian(tmp_path: Path) -> None:
    package = Path(benben.__file__).parent
    shutil.copytree(package, tmp_path / "benben", ignore=shutil.ignore_patterns("__pycache__", "static"))
    ankh = tmp_path / "benben" / "ankh"
    (ankh / "rules" / "gods" / "sekhmet.py").write_text(SEKHMET, encoding="utf-8")
    changed(ankh / "rules" / "gods" / "__init__.py", "osiris, ra\n", "osiris, ra, sekhmet\n")
    changed(ankh / "box" / "names.py", '"ra": "radiance",', '"ra": "radiance", "sekhmet": "bloodthirst",')
    (ankh / "rules" / "guardians" / "sobek.py").write_text(SOBEK, encoding="utf-8")
    changed(ankh / "rules" / "guardians" / "__init__.py", "satet, scorpion\n", "satet, scorpion, sobek\n")
    added = 'sobek = { level = 1, base = "small", copies = 3 }\n\n[bases]'
    changed(ankh / "box" / "data" / "game.toml", "\n[bases]", added)
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert '"joined": true, "gods": 6' in done.stdout
