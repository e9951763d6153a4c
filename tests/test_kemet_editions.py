"""Editions of one package: names of one universe, numbers of each box, reached through the position."""

import copy
import json
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benben.kemet import RULES
from benben.kemet.box import names
from benben.kemet.box.edition import BLOOD_AND_SAND, DATA, Edition
from benben.kemet.box.known import choices_of, kinds_of
from benben.kemet.box.shapes import BATTLE_STAGES, EFFECTS, PHASES, SETUP_STAGES
from benben.kemet.box.state import KemetState
from benben.kemet.ruleset import Kemet
from benben.kemet.shown.story import TEMPLATES
from benben.kernel import registry
from benben.kernel.errors import BadData, BadNotation, IllegalChoice
from benben.kernel.events import Log
from benben.kernel.notation import bits
from benben.kernel.positions import decode, encode
from benben.kernel.steps import BOX, STEP

ROOT = Path(__file__).parent.parent
OTHER_NAMES = {
    # file: what another box calls otherwise
    "edition": {'"anubis"': '"thoth"', '"pray-1"': '"rest-1"', '"move-3"': '"march-3"', '"buy-b"': '"trade-b"'},
    "tiles": {"carnage =": "massacre =", "royal-scarab =": "royal-beetle =", "priest =": "acolyte ="},
    "cards": {"war-rage =": "war-cry =", '"4/1/0"': '"4/0/1"', "iron-wall =": "iron-gate ="},
}


def another(folder: Path) -> Path:
    """A folder beside Blood and Sand's that shares most of its names, in another order, and has some of its own."""
    shutil.copytree(DATA / "blood_and_sand", folder)
    for file, renamed in OTHER_NAMES.items():
        path = folder / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        for old, new in renamed.items():
            assert old in text
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    tiles = folder / "tiles.toml"
    first, *chapters = tiles.read_text(encoding="utf-8").split("\n[")
    tiles.write_text("\n[".join([first, *reversed(chapters)]), encoding="utf-8")
    return folder


PLAY = """
import hashlib, importlib, random, sys
from pathlib import Path
from types import ModuleType
import benben
package = ModuleType("benben.kemet")  # without its chapters, which need to know all editions
package.__path__ = [str(Path(benben.__file__).parent / "kemet")]
sys.modules[package.__name__] = package
files = importlib.import_module("benben.kemet.box.files")
files.FILES += [files.Files(Path(folder)) for folder in sys.argv[1:]]
rules = importlib.import_module("benben.kemet.ruleset").RULES
names = importlib.import_module("benben.kemet.box.names")
from benben.kernel.chance import draw
from benben.kernel.positions import dump
from benben.kernel.steps import BOX
from benben.kernel.views import view
told = hashlib.sha256()
for players in (2, 5):
    rng = random.Random(players)
    s = rules.setup({"players": players})
    for _ in range(300):
        if s.reason:
            break
        p = rules.owing(s)[0]
        odds = rules.odds(s)
        choice = draw(odds, b"", rng.getrandbits(64)) if p == BOX else rng.choice(rules.legal(s, p))
        told.update(rules.choices.say(choice).encode())
        rules.apply(s, p, choice)
        told.update(dump(rules, s).encode())
        told.update(view(rules, s, 0).bytes())
print(len(names.TILE_NAMES), len(names.DIVINE_NAMES), len(names.CARD_NAMES), names.TIP, told.hexdigest())
"""


def played(*folders: Path) -> tuple[list[int], str]:
    """How many names there are, and a digest of every choice, position and view of some games of Blood and Sand."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *map(str, folders)],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    *counts, digest = done.stdout.split()
    return [int(n) for n in counts], digest


def test_another_edition_changes_nothing_in_games_of_the_first(tmp_path: Path) -> None:
    alone, digest = played()
    both, same = played(another(tmp_path / "other"))
    assert [more - n for n, more in zip(alone, both, strict=True)] == [3, 2, 1, 3]
    assert same == digest


def test_every_position_has_its_edition_at_hand() -> None:
    s = RULES.setup({"players": 3})
    for other in (s.copy(), pickle.loads(pickle.dumps(s)), copy.deepcopy(s), decode(RULES, encode(RULES, s))):
        assert isinstance(other, KemetState)
        assert other.edition is BLOOD_AND_SAND
    assert "edition" not in encode(RULES, s)["columns"]  # type: ignore[operator]  # the game's name says it


def test_an_edition_knows_only_its_own_names() -> None:
    few = Edition(DATA / "blood_and_sand")
    few.tiles.remove(names.TILE_NAMES.index("carnage"))
    kinds = kinds_of(few)
    assert kinds["tile"].names == names.KINDS["tile"].names
    with pytest.raises(BadNotation, match="unknown tile 'carnage'"):
        kinds["tile"].read("carnage")
    with pytest.raises(BadNotation, match="unknown tile 'carnage'"):
        kinds["tiles"].read(["charge", "carnage"])
    choices = choices_of(kinds)
    assert choices.names == RULES.choices.names
    assert choices.read("tile charge") == RULES.choices.read("tile charge")
    with pytest.raises(BadNotation, match="unknown choice 'tile carnage'"):
        choices.read("tile carnage")


SAID = {
    # what a later edition says at the top of edition.toml: attribute, what it is then, what it is in Blood and Sand
    "diversion = 0": ("diversions", 0, 1),
    "recall_loss = 0": ("recall_loss", 0, 1),
    'rule_prefix = "KT"': ("rule_prefix", "KT", "K"),
    'rules = { K-A1 = "KT-A1" }': ("rules", {"K-A1": "KT-A1"}, {}),
    'round = ["night", "day"]': ("round", ["night", "day"], ["day", "night"]),
}


@pytest.mark.parametrize(("line", "said"), SAID.items())
def test_what_a_later_edition_can_say(tmp_path: Path, line: str, said: tuple[str, object, object]) -> None:
    shutil.copytree(DATA / "blood_and_sand", tmp_path / "box")
    path = tmp_path / "box" / "edition.toml"
    path.write_text(f"{line}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    attribute, then, usually = said
    assert getattr(Edition(path.parent), attribute) == then
    assert getattr(BLOOD_AND_SAND, attribute) == usually


REFUSED = {
    "diversions = 0": "unknown key 'diversions'; did you mean \"diversion\"?",
    'recall_loss = "none"': "recall_loss: a whole number",
    "rule_prefix = 7": "rule_prefix: a text",
    'round = ["day", "noon"]': "round[2]: unknown part of a round 'noon'",
    'round = ["night"]': "round: 'day' is missing",
    'round = ["day", "night", "day"]': "round: 'day' comes once, not 2 times",
    'battle = ["begins", "duel", "ends"]': "battle[2]: unknown stage 'duel'",
    'battle = ["begins"]': "battle: 'ends' is missing",
    "battle = []": "battle: 1 or more entries",
}


@pytest.mark.parametrize(("line", "named"), REFUSED.items())
def test_what_no_edition_can_say(tmp_path: Path, line: str, named: str) -> None:
    shutil.copytree(DATA / "blood_and_sand", tmp_path / "box")
    path = tmp_path / "box" / "edition.toml"
    path.write_text(f"{line}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        Edition(path.parent)
    assert str(refused.value).startswith("edition.toml: ")
    assert named in str(refused.value)
    assert "\n" not in str(refused.value)


def test_rules_are_cited_by_the_ids_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that editions share names one ID; whoever is told reads the game's own."""
    monkeypatch.setattr(Kemet, "rule_ids", {"K-S3": "KT-S3"})
    rules = Kemet(TEMPLATES)
    log = Log()
    s = rules.setup({"players": 2}, log)
    assert rules.steps[s.frames[-1][STEP]].name == "setup"
    while rules.owing(s) == [BOX]:
        rules.apply(s, BOX, rules.legal(s, BOX)[0], log)
    p = rules.owing(s)[0]
    with pytest.raises(IllegalChoice) as refused:
        rules.apply(s, p, rules.choices.read("city SE"))
    assert refused.value.rule == "KT-S3"
    assert "(KT-S3)" in str(refused.value)
    rules.apply(s, p, rules.legal(s, p)[0], log)
    events = [rules.story.data(event) for event in log.events]
    assert {event["rule"] for event in events if event["event"] == "takes city"} == {"KT-S3"}
    assert {event["rule"] for event in events if event["event"] == "colour in play"} == {"K-S1"}


def test_stages_of_setup_can_be_left_out(tmp_path: Path) -> None:
    shutil.copytree(DATA / "blood_and_sand", tmp_path / "box")
    path = tmp_path / "box" / "edition.toml"
    text = path.read_text(encoding="utf-8")
    stages = [stage for stage in SETUP_STAGES if stage != "tiles"]
    path.write_text(text.replace("garrison = 5", f"garrison = 5\nstages = {stages}"), encoding="utf-8")
    after = Edition(path.parent).setup_after
    pyramids, first_day = SETUP_STAGES.index("pyramids"), SETUP_STAGES.index("first day")
    assert after[pyramids] == first_day
    assert BLOOD_AND_SAND.setup_after[pyramids] == SETUP_STAGES.index("tiles")
    path.write_text(text.replace("garrison = 5", 'garrison = 5\nstages = ["feast"]'), encoding="utf-8")
    with pytest.raises(BadData, match=r"setup.stages\[1\]: unknown stage 'feast'"):
        Edition(path.parent)


def test_phases_follow_one_another_as_the_file_says(tmp_path: Path) -> None:
    shutil.copytree(DATA / "blood_and_sand", tmp_path / "box")
    path = tmp_path / "box" / "edition.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('["offering", "delta temple",', '["delta temple", "offering",'), encoding="utf-8")
    edition = Edition(path.parent)
    offering, delta, temples = (PHASES.index(phase) for phase in ("offering", "delta temple", "temples"))
    assert edition.first_phase == delta
    assert [edition.phase_after[phase] for phase in (delta, offering)] == [offering, temples]
    assert edition.phase_after[PHASES.index("destiny")] == len(PHASES)
    assert edition.phase_place[delta] < edition.phase_place[offering] < edition.phase_place[len(PHASES)]


def test_blood_and_sand_goes_through_its_stages_in_the_order_of_their_names() -> None:
    """Stages that only a later edition has are passed over, wherever they stand."""
    for after, known, later in (
        (BLOOD_AND_SAND.setup_after, SETUP_STAGES, {"units"}),
        (BLOOD_AND_SAND.phase_after, PHASES, {"night tiles", "piety", "renewal", "refill"}),
        (BLOOD_AND_SAND.battle_after, BATTLE_STAGES, {"tactical choice", "reinforcements", "afterwards", "over"}),
    ):
        own = [n for n, name in enumerate(known) if name not in later]
        assert [after[n] for n in own] == [*own[1:], len(known)]


def test_names_of_blood_and_sand_come_first() -> None:
    assert BLOOD_AND_SAND.tiles == list(range(57))
    assert BLOOD_AND_SAND.divine == list(range(12))
    assert BLOOD_AND_SAND.spaces == list(range(9))
    assert BLOOD_AND_SAND.colours == list(range(4))
    assert BLOOD_AND_SAND.creatures == list(range(10))
    assert BLOOD_AND_SAND.gold_tiles == names.GOLD_TILES[:4]


@pytest.mark.parametrize("effect", range(len(EFFECTS)))
def test_an_effect_is_told_by_the_rule_of_a_tile_that_has_it(effect: int) -> None:
    tiles = [t for t, _ in BLOOD_AND_SAND.by_effect[effect]]
    assert BLOOD_AND_SAND.effect_rule[effect] == BLOOD_AND_SAND.tile_rule[min(tiles)]


@pytest.mark.parametrize("name", ["kemet", "kemet-classic"])
def test_a_hand_that_is_left_out_is_told_by_the_cards_that_need_nothing(name: str) -> None:
    """A view leaves out what stands at its default; the page reads which cards these are from `about`."""
    rules = registry.ruleset(name)
    column = next(column for column in rules.columns if column.name == "hand")
    about = json.loads(json.dumps(rules.about()))
    needing_nothing = [card["name"] for card in about["cards"] if not card["special"] and not card["needs"]]
    assert needing_nothing == [names.CARD_NAMES[c] for c in bits(column.left_out)]
