"""What is in the box: the numbers and layouts of the data files, read once."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"
SCENARIO_FILES: Final = sorted((DATA / "scenarios").glob("*.toml"))


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


GAME: Final = load(DATA / "game.toml")
MAP: Final = load(DATA / "map.toml")
SCENARIOS: Final = {path.stem: load(path) for path in SCENARIO_FILES}
FINGERPRINT: Final = hashlib.sha256(
    b"\0".join(path.read_bytes() for path in [DATA / "game.toml", DATA / "map.toml", *SCENARIO_FILES])
).hexdigest()[:16]

TOP: Final[int] = GAME["devotion"]["top"]
RED: Final[int] = GAME["devotion"]["red"]
TILES_BAR_SUMMONS: Final[bool] = GAME["underworld"]["tiles_bar_summons"]
CAMELS: Final[int] = GAME["supply"]["camels"]
LONGEST_CARAVAN: Final[int] = GAME["caravan"]["longest"]
SMALLEST_REGION: Final[int] = GAME["caravan"]["smallest_region"]
WARRIORS: Final[int] = GAME["supply"]["warriors"]
ANKHS: Final[int] = GAME["supply"]["ankhs"]
FOLLOWERS: Final[int] = GAME["supply"]["followers"]
EVENT_TRACK: Final[list[str]] = GAME["tracks"]["events"]
TRACK_EXTRA: Final[list[int]] = [GAME["tracks"]["extra"][a] for a in ("move", "summon", "gain", "unlock")]
PER_LEVEL: Final[int] = GAME["powers"]["per_level"]
GUARDIAN_AT: Final[list[int]] = GAME["powers"]["guardian_at"]
