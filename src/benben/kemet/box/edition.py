"""An edition of the game: every number and list in which the boxes differ, under one roof.

Rules reach it through the position (`s.edition`), once for each function, and never ask which edition it is. All lists
are numbered like the universe of names (`names.py`); what an edition does not have is there with no copies. Each class
here holds what one of the data files says, and adds to the one before.
"""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from ...kernel.notation import NONE, bits
from .files import CLASSIC as CLASSIC_FOLDER
from .files import DATA as DATA
from .files import SWITCHES, Files, files_of
from .names import (
    ACTION_OF,
    BUY,
    BUY_SPACES,
    BY_SPACE,
    CARD_NAMES,
    COLOURS,
    CREATURE_TILES,
    DIVERSION,
    DIVINE_NAMES,
    FLOOR,
    GOLD_TILES,
    MOVE,
    PICTURES,
    RAISE,
    RECRUIT,
    SPACE_NAMES,
    STATS,
    TALLEST,
    TILE_NAMES,
    TIP,
)
from .path import OfPath
from .shapes import BATTLE_STAGES, CARD_EFFECTS, CREATURE_EFFECTS, EFFECTS, NOT_COUNTED, PHASES, SETUP_STAGES
from .shapes_classic import CLASSIC_CREATURE_EFFECTS, CLASSIC_EFFECTS

OF_TILES: Final = (*EFFECTS, *CLASSIC_EFFECTS)
OF_CREATURES: Final = (*CREATURE_EFFECTS, *CLASSIC_CREATURE_EFFECTS)
"""What tiles and creatures do in any edition; powers.py has the numbers of these names."""


class OfNumbers(OfPath):
    """What edition.toml says: numbers of the box, parts of a round, spaces of the individual board."""

    def __init__(self, files: Files) -> None:
        super().__init__(files)
        numbers, night, setup = files.numbers, files.numbers["night"], files.setup
        self.name: Final[str] = numbers["name"]
        self.rule_prefix: Final[str] = numbers["rule_prefix"]
        self.rules: Final[dict[str, str]] = numbers["rules"]
        self.gods: Final[list[str]] = numbers["gods"]
        self.units: Final[int] = numbers["units"]
        self.troop: Final[int] = numbers["troop"]
        self.prayer_at_first: Final[int] = numbers["prayer"]["start"]
        self.most_prayer: Final[int] = numbers["prayer"]["most"]
        self.pray: Final[int] = numbers["pray"]
        self.night_prayer: Final[int] = numbers["night_prayer"]
        self.teleport: Final[int] = numbers["teleport"]
        self.home: Final[int] = numbers["home"]
        self.land_moves: Final[int] = numbers["land_moves"]
        rulings = numbers["rulings"]
        self.retreat_anywhere: Final[bool] = rulings["retreat_into_foreign_districts"]
        """Whether a loser may be sent into districts of other cities (KT-B13)."""
        self.first_step_over_walls: Final[bool] = rulings["entry_only_as_first_step"]
        """Whether walls let a Troop in by the first step of a Move (KT-M6), or once in a Move (K-M4)."""
        self.many_teleports: Final[bool] = rulings["teleport_into_a_zone_once"]
        """Whether a Move teleports as often as it likes, once into each zone (KT-A10, KT-A11), or once (K-A7)."""
        self.captors_raise: Final[bool] = rulings["captors_raise"]
        """Whether whoever holds a pyramid may raise it (KT-A5), or its builder alone (K-A3)."""
        self.comes_home: Final[bool] = rulings["creature_comes_home_always"]
        """Whether a creature without a Troop goes to another in its owner's city (KT-K4), or to the supply (K-D5)."""
        self.strikes_recruiting: Final[bool] = rulings["initiative_also_when_recruiting"]
        """Whether Initiative works where recruits attack (KT-P8)."""
        self.goes_on: Final[bool] = rulings["move_goes_on_after_no_battle"]
        """Whether a Move goes on where an enemy has gone before the battle (KT-A14)."""
        self.vetoes_escape: Final[bool] = rulings["escape_can_be_vetoed"]
        self.promos_by_default: Final[bool] = rulings["promos_by_default"]
        """Whether promos come into a game that says nothing about modules (KT-E2)."""
        self.walls_without_cap: Final[bool] = rulings["walls_ignored_without_cap"]
        """Whether who ignores walls enters any number of foreign districts in a Move (KT-M6), or one (K-M4)."""
        self.fights_by_night: Final[bool] = rulings["night_placing_may_fight"]
        """Whether a Night tile may place Units where an enemy holds one's own district (KT-N5)."""
        self.has_entry: Final[bool] = numbers["entry"]
        """Whether something comes between entering the zone of an enemy and the battle (KT-A13)."""
        self.idle_cards: Final[bool] = numbers["idle_cards"]
        """Whether a card may be played that could only bring points for which there is no room (KT-X7)."""
        self.passing_limits: Final[bool] = numbers["passing_limits"]
        """Whether a Move may break limits on its way (K-A6), or never (KT-A9)."""
        self.null_buy: Final[bool] = rulings["null_buy"]
        """Whether a token may lie on a Buy space without buying (KT-D5)."""
        self.has_veterans: Final[bool] = numbers["veterans"]
        """Whether those who get no fame in a battle get Veterans (K-B5); classic has none (KT-E7)."""
        self.any_order: Final[bool] = numbers["any_order"]
        """Whether silver and gold tokens come when one likes (K-D3), or behind the normal one (KT-D3)."""
        self.creatures_any_time: Final[bool] = numbers["creatures_any_time"]
        """Whether creatures are brought and arranged when one likes (K-D5), or come with recruits (KT-K3)."""
        self.recall_loss: Final[int] = numbers["recall_loss"]
        self.diversions: Final[int] = numbers["diversion"]
        self.veterans_per_card: Final[int] = numbers["veterans_per_card"]
        self.victory: Final[int] = numbers["victory"]["fame"]
        # What follows what: parts of a round by name, and for stages of setup, Night and battle the next one.
        self.round: Final[list[str]] = numbers["round"]
        self.setup_after: Final[list[int]] = following(setup["stages"], SETUP_STAGES)
        self.setup_place: Final[list[int]] = places(setup["stages"], SETUP_STAGES)
        self.first_stage: Final[int] = SETUP_STAGES.index(setup["stages"][0])
        self.phases: Final[list[str]] = night["phases"]
        self.phase_after: Final[list[int]] = following(self.phases, PHASES)
        self.first_phase: Final[int] = PHASES.index(self.phases[0])
        self.phase_place: Final[list[int]] = places(self.phases, PHASES)
        self.dusk_phases: Final[list[str]] = numbers["dusk"]["phases"]
        dusk = self.dusk_phases
        self.dusk_after: Final[list[int]] = following(dusk, PHASES)
        self.dusk_place: Final[list[int]] = places(dusk, PHASES)
        self.first_of_dusk: Final[int] = PHASES.index(dusk[0]) if dusk else len(PHASES)
        self.tokens_for_loss: Final[int] = numbers["dawn"]["loser"]
        self.token_value: Final[int] = numbers["dawn"]["token"]
        """Dawn tokens for whoever lost a battle (KT-B16), and the command value of each; 0 without a Dawn (KT-W3)."""
        self.wins_at: Final[str] = numbers["wins_at"]
        self.standing: Final[list[str]] = numbers["standing"]
        """When the game is won, and what counts, most first, if it stops."""
        self.own_loss_behind: Final[bool] = numbers["own_loss_behind"]
        """Whether the loss of a card comes behind the damage (KT-B9), or with it (K-B4)."""
        self.opens_cards: Final[bool] = numbers["opens_cards"]
        """Whether cards played in a battle act behind the reveal, too (KT-B6 to KT-B8)."""
        self.battle_after: Final[list[int]] = following(numbers["battle"], BATTLE_STAGES)
        self.offering: Final[dict[str, int]] = night["offering"]
        self.delta: Final[dict[str, int]] = night["delta"]
        self.two_temples: Final[dict[str, int]] = night["temples"]
        # Setup.
        self.tallest: Final[int] = setup["tallest"]
        """The level that a pyramid can have (KT-E4)."""
        self.first_day_level: Final[int] = numbers["first_day_level"]
        """Of tiles that are on offer on the first Day (KT-E4); 0 for any."""
        self.garrison: Final[int] = setup["garrison"]
        self.levels: Final[int] = setup["levels"]
        self.levels_per_district: Final[int] = setup["levels_per_district"]
        self.cards_dealt: Final[int] = setup["cards"]
        self.units_at_first: Final[int] = setup["units"]
        # The individual board.
        self.tokens: Final[int] = numbers["board"]["tokens"]
        self.spaces: Final[list[int]] = sorted(SPACE_NAMES.index(space["name"]) for space in numbers["board"]["spaces"])
        self.floors: Final[list[int]] = [
            sum(1 << i for i in self.spaces if FLOOR[i] == floor) for floor in sorted({FLOOR[i] for i in self.spaces})
        ]
        """For each floor the mask of its spaces."""
        self.any_space: Final[int] = sum(self.floors)
        self.move_spaces: Final[list[int]] = [*spaces_for(self.spaces, MOVE), TIP]
        self.recruit_spaces: Final[list[int]] = [*spaces_for(self.spaces, RECRUIT), TIP]
        self.raise_spaces: Final[list[int]] = spaces_for(self.spaces, RAISE)
        self.buy_spaces: Final[list[int]] = spaces_for(self.spaces, BUY)
        self.any_buy: Final[int] = sum(1 << i for i in self.buy_spaces)
        """The mask of them."""
        self.space_colour: Final[list[int]] = [
            COLOURS.index(BY_SPACE[name]["colour"]) if "colour" in BY_SPACE[name] else NONE for name in SPACE_NAMES
        ]
        self.buy_tokens: Final[bool] = any(i in BUY_SPACES for i in self.buy_spaces)
        """Whether a token for each pyramid says what a Buy space is for (K-A2); else its colour is printed (KT-C4)."""


class OfCards(OfNumbers):
    """What cards.toml says: battle cards and divine interventions."""

    def __init__(self, files: Files) -> None:
        super().__init__(files)
        battle, divine = files.cards["battle"], files.cards["divine"]
        self.cards: Final[list[int]] = sorted(CARD_NAMES.index(name) for name in battle)
        self.plain_cards: Final[int] = sum(1 << c for c in self.cards if not battle[CARD_NAMES[c]].get("special"))
        """The mask of those that everybody begins with."""
        self.own_loss: Final[list[int]] = [battle.get(name, {}).get("own_loss", 0) for name in CARD_NAMES]
        self.divine: Final[list[int]] = sorted(DIVINE_NAMES.index(name) for name in divine)
        self.divine_data: Final[list[dict[str, Any]]] = [
            divine.get(name, {"copies": 0, "cost": 0, "icon": "", "effect": {}}) for name in DIVINE_NAMES
        ]
        self.divine_copies: Final[list[int]] = [card["copies"] for card in self.divine_data]
        self.divine_cost: Final[list[int]] = [card["cost"] for card in self.divine_data]
        self.divine_rule: Final[list[str]] = [f"{self.rule_prefix}-I:{name}" for name in DIVINE_NAMES]
        self.in_battle: Final[list[int]] = [d for d in self.divine if self.divine_data[d]["icon"] == "battle"]
        self.by_day: Final[list[int]] = [d for d in self.divine if self.divine_data[d]["icon"] == "day"]
        self.discardable: Final[list[int]] = [d for d in self.divine if d != DIVERSION]
        self.divine_values: Final[list[list[int]]] = [
            [card["effect"].get(stat, 0) if card["icon"] == "battle" else 0 for stat in STATS]
            for card in self.divine_data
        ]
        """What each gives in a battle, value by value."""
        self.card_does: Final[list[list[int]]] = [
            [card["effect"].get(effect, 0) for effect in CARD_EFFECTS] for card in self.divine_data
        ]
        """What each does besides, effect by effect."""
        self.transfer: Final[int] = card_that(self, "teleports")
        self.veto: Final[int] = card_that(self, "cancels")
        self.escape: Final[int] = card_that(self, "escapes")
        """The card that teleports a Troop, the one that cancels another, the one that saves a Troop; or NONE."""
        self.memory: Final[int] = card_that(self, "remembers")
        """The card that takes another out of the discard, or NONE."""
        self.swaps: Final[bool] = card_that(self, "swaps") != NONE
        """Whether battle cards that all have seen may come to lie face down (KT-B6)."""
        self.setting_out: Final[list[int]] = [
            d for d in self.divine if {"land_moves", "passes_walls"} & self.divine_data[d]["effect"].keys()
        ]
        """Those that are played before a Troop sets out (K-D6)."""
        self.gates: Final[list[int]] = [d for d in self.setting_out if "passes_walls" in self.divine_data[d]["effect"]]
        """Those of them that may also be played on the way (KT-D7)."""


class OfTiles(OfCards):
    """What tiles.toml says."""

    def __init__(self, files: Files) -> None:
        super().__init__(files)
        printed = {name: (colour, tile) for colour, tiles in files.tiles.items() for name, tile in tiles.items()}
        data = [printed[name][1] if name in printed else {} for name in TILE_NAMES]
        self.colours: Final[list[int]] = [COLOURS.index(colour) for colour in files.tiles]
        self.tiles: Final[list[int]] = sorted(TILE_NAMES.index(name) for name in printed)
        self.promos_left_out: Final[dict[str, list[str]]] = {
            name: ["promos", needs] if needs else ["promos"]
            for name, needs in files.promos.items()
            if name not in printed
        }
        """Promos that are not in the game, and what it would have to be played with (KT-E2)."""
        self.tile_data: Final[list[dict[str, Any]]] = data
        self.tile_colour: Final[list[int]] = [
            COLOURS.index(printed[name][0]) if name in printed else NONE for name in TILE_NAMES
        ]
        self.tile_level: Final[list[int]] = [tile.get("level", 0) for tile in data]
        second = [tile.get("second", {"colour": "", "level": 0}) for tile in data]
        self.second_colour: Final[list[int]] = [COLOURS.index(s["colour"]) if s["colour"] else NONE for s in second]
        self.second_level: Final[list[int]] = [s["level"] for s in second]
        """Tiles of two colours need a pyramid of each (KT-P14)."""
        self.tile_price: Final[list[int]] = [
            level + s["level"] for level, s in zip(self.tile_level, second, strict=True)
        ]
        self.two_colours: Final[list[int]] = [t for t in self.tiles if self.second_colour[t] != NONE]
        of_one = [t for t in self.tiles if self.second_colour[t] == NONE]
        self.up_to_level: Final[list[list[list[int]]]] = [
            [
                [t for t in of_one if self.tile_colour[t] == colour and self.tile_level[t] <= level]
                for level in range(TALLEST + 1)
            ]
            for colour in range(len(COLOURS))
        ]
        """For each colour and level the tiles of that colour alone that a pyramid so tall gives (K-A2)."""
        self.tile_copies: Final[list[int]] = [tile.get("copies", 1) if tile else 0 for tile in data]
        left_out = files.setup["left_out_for_two"]
        for_two = [int(name in printed and name not in left_out) for name in TILE_NAMES]
        self.copies_for_two: Final[list[int]] = for_two if files.setup["single_for_two"] else self.tile_copies
        """For two players some tiles stay in the box, and one copy of each that has two (K-S1); or none (KT-S1)."""
        self.tile_rule: Final[list[str]] = [f"{self.rule_prefix}-T:{picture}" for picture in PICTURES]
        self.by_effect: Final[list[list[tuple[int, int]]]] = by_effect(data)
        """For each effect the tiles that have it, and how much of it."""
        self.having_effect: Final[list[int]] = [sum(1 << t for t, _ in having) for having in self.by_effect]
        """For each effect the mask of those tiles."""
        self.effect_rule: Final[list[str]] = [
            self.tile_rule[having[0][0]] if having else "" for having in self.by_effect
        ]
        """For each effect the rule of the tile that has it first."""
        self.special_card: Final[list[str]] = [tile.get("effect", {}).get("special", "") for tile in data]
        self.gold_tiles: Final[list[int]] = [t for t in GOLD_TILES if "gold" in data[t].get("effect", {})]
        self.any_gold: Final[int] = sum(1 << t for t in self.gold_tiles)
        """The mask of them."""
        self.creatures: Final[list[int]] = [c for c, t in enumerate(CREATURE_TILES) if "creature" in data[t]]
        self.any_creature: Final[int] = sum(1 << CREATURE_TILES[c] for c in self.creatures)
        """The mask of the tiles that bring one."""
        self.of_creature: Final[list[list[int]]] = [
            [data[t].get("creature", {}).get(effect, 0) for effect in OF_CREATURES] for t in CREATURE_TILES
        ]
        self.creature_rule: Final[list[str]] = [
            next((self.tile_rule[CREATURE_TILES[c]] for c in self.creatures if self.of_creature[c][effect]), "")
            for effect in range(len(OF_CREATURES))
        ]
        """For each effect the rule of the creature that has it first."""
        self.gains_by_day: Final[bool] = any("gain_bonus_by_day" in tile.get("effect", {}) for tile in data)
        """Whether a tile adds to gains of the Day alone (KT-P2)."""
        self.gives_shelter: Final[bool] = any(
            "shelters" in tile.get(part, {}) for tile in [*data, *self.skill_data] for part in ("effect", "creature")
        )


class Edition(OfTiles):
    """All of a folder, for a game played with these switches; whatever its files say wrongly is a `BadData`."""

    def __init__(self, folder: Path, switches: Collection[str] = ()) -> None:
        files = files_of(folder, switches)
        super().__init__(files)
        self.fingerprint: Final[str] = files.fingerprint


def card_that(edition: OfCards, does: str) -> int:
    return next((d for d in edition.divine if does in edition.divine_data[d]["effect"]), NONE)


def spaces_for(spaces: list[int], action: int) -> list[int]:
    return [i for i in spaces if ACTION_OF[i] == action]


def following(order: list[str], known: Sequence[str]) -> list[int]:
    """For each stage that the rules know the one behind it in this order; behind the last the number after all."""
    over = len(known)
    behind = {stage: known.index(after) for stage, after in pairwise(order)}
    return [behind.get(stage, over) for stage in known]


def places(order: list[str], known: Sequence[str]) -> list[int]:
    """For each stage that the rules know where it comes in this order; the end, and what never comes, is last."""
    return [*(order.index(stage) if stage in order else len(order) for stage in known), len(order)]


def by_effect(data: list[dict[str, Any]]) -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = [[] for _ in OF_TILES]
    for t, tile in enumerate(data):
        for effect, amount in tile.get("effect", {}).items():
            if effect not in NOT_COUNTED:
                found[OF_TILES.index(effect)].append((t, amount))
    return found


BLOOD_AND_SAND: Final = Edition(DATA / "blood_and_sand")
EDITION: Final = BLOOD_AND_SAND
"""The edition of a game that names none."""


@cache
def classic(switches: int) -> Edition:
    """Kemet of 2012 with what a game is played with, a mask of switches; the same object each time."""
    return Edition(DATA / CLASSIC_FOLDER, [SWITCHES[i] for i in bits(switches)])


CLASSIC: Final = classic(0)
"""The box of 2012 without Ta-Seti."""
