"""The tiles as they lie in the market: colours, levels, copies and prices (K-A2, K-S1, K-P1)."""

import pytest
from kemet_battles import shop, table

TILES = {
    "ruby": [
        "charge priest-of-mafdet",
        "carnage wrryt-storm phoenix portal",
        "royal-scarab blades-of-neith divine-wound domination-ruby",
        "giant-scorpion initiative surprise-attack act-of-god-ruby",
    ],
    "sapphire": [
        "recruiting-scribe defense",
        "reinforcement-prayer ancestral-elephant shetyw-barrier shield-of-neith",
        "legion defensive-victory spy domination-sapphire",
        "reinforcements sphinx divine-will act-of-god-sapphire",
    ],
    "diamond": [
        "priest priestess",
        "magical-support deep-desert-snake vision divine-boon",
        "hand-of-god divine-hunger priest-of-thoeris domination-diamond",
        "priest-of-ra priest-of-amon the-mummy act-of-god-diamond",
    ],
    "onyx": [
        "mercenaries-of-the-sword mercenaries-of-the-spear local-recruitment",
        "honor-in-battle dedication-to-battle khnums-sphinx twin-ceremony",
        "griffin-sphinx forced-march deadly-trap domination-onyx",
        "soul-devourer bestial-fury divine-might act-of-god-onyx",
    ],
}
TWICE = "charge priest-of-mafdet recruiting-scribe defense priest priestess local-recruitment".split()


@pytest.mark.rule("K-S1", "K-P1")
def test_sixteen_tiles_of_each_colour() -> None:
    market = table("turn of P1", {}).column("market")
    names = [name for levels in TILES.values() for level in levels for name in level.split()]
    assert market == {name: 2 if name in TWICE else 1 for name in names}
    assert sum(market.values()) == 64


@pytest.mark.rule("K-A2")
@pytest.mark.parametrize("colour", TILES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_pyramid_gives_tiles_up_to_its_level(colour: str, level: int) -> None:
    names = " ".join(TILES[colour][:level]).split()
    assert shop(colour, level, prayer=11).legal() == [f"tile {name}" for name in names]


@pytest.mark.rule("K-A2")
@pytest.mark.parametrize("colour", TILES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_tile_costs_its_level(colour: str, level: int) -> None:
    """With so many points nothing dearer is offered, and every tile of that level takes them all."""
    names = " ".join(TILES[colour][:level]).split()
    assert shop(colour, 4, prayer=level).legal() == [f"tile {name}" for name in names]
    for name in TILES[colour][level - 1].split():
        t = shop(colour, 4, prayer=level)
        t.do(f"P1: tile {name}")
        assert (t.of("P1", "prayer"), t.of("P1", "tiles"), t.of("P1", "bought")) == (0, [name], [colour])
