"""Colours that can be read by everybody, art that is always the same, a cache that stays within its bound."""

import pytest
from PIL import Image

from render.common.art import OUTLINES, Style, style_of
from render.common.colours import ATTACK, DOWN, GOLD, GUARD, INK, MIST, UP, WHITE, Colour
from render.common.faces import SHADE, back
from render.common.icons import Icon, badge
from render.common.patterns import PATTERNS
from render.common.pen import Box, Pen
from render.common.tiles import TileCache
from render.level_neo.colours import COLOURS
from render.vanguard.clans import CLANS, style


def luminance(colour: Colour) -> float:
    """Relative luminance as the Web Content Accessibility Guidelines define it."""
    linear = [(v / 255 / 12.92) if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colour", [WHITE, MIST, UP, DOWN, GOLD])
def test_words_and_numbers_stand_out_from_the_plates_under_them(colour: Colour) -> None:
    assert contrast(colour, SHADE) >= 7


@pytest.mark.parametrize("colour", [ATTACK, GUARD, GOLD, UP, DOWN, WHITE])
def test_dark_signs_stand_out_from_the_discs_under_them(colour: Colour) -> None:
    assert contrast(INK, colour) >= 4.5


STYLES = {**CLANS, "a clan nobody knows": style("A Clan Nobody Knows"), **COLOURS}


@pytest.mark.parametrize("shown", STYLES.values(), ids=STYLES)
def test_the_corner_stands_out_from_the_colours_of_every_faction(shown: Style) -> None:
    assert contrast(WHITE, shown.palette.deep) >= 7


@pytest.mark.parametrize("shown", STYLES.values(), ids=STYLES)
def test_every_faction_s_emblem_stands_out_from_its_cards(shown: Style) -> None:
    assert contrast(shown.palette.light, shown.palette.deep) >= 7


@pytest.mark.parametrize("shown", COLOURS.values(), ids=COLOURS)
def test_letters_stand_out_from_the_spheres_of_every_colour(shown: Style) -> None:
    assert contrast(INK, shown.palette.accent) >= 4.5


def test_the_four_colours_differ_in_their_emblems_and_patterns_too() -> None:
    assert len({shown.outline for shown in COLOURS.values()}) == len(COLOURS)
    assert len({shown.pattern for shown in COLOURS.values()}) == len(COLOURS)


def test_no_two_clans_have_the_same_colours() -> None:
    assert len({known.palette for known in CLANS.values()}) == len(CLANS)


def test_a_clan_s_pattern_and_outline_can_be_drawn() -> None:
    for known in CLANS.values():
        assert known.pattern in PATTERNS
        assert known.outline in OUTLINES


def test_unknown_clans_look_like_nothing_else_and_always_the_same() -> None:
    assert style_of("Foo") == style_of("Foo")
    assert style_of("Foo") != style_of("Bar")


def test_icons_differ_in_shape_alone() -> None:
    def shape(icon: Icon) -> bytes:
        pen = Pen(40, 40, 1.0, WHITE)
        badge(pen, icon, (20, 20), 18, WHITE)
        return pen.done().tobytes()

    assert len({shape(icon) for icon in Icon}) == len(Icon)


def test_every_back_is_alike() -> None:
    assert back(100, 140, 1.0).tobytes() == back(100, 140, 1.0).tobytes()


def test_the_cache_keeps_no_more_bytes_than_allowed_and_drops_the_oldest_first() -> None:
    cache = TileCache(limit=3 * 100)
    drawn: list[str] = []

    def tile(name: str) -> Image.Image:
        def draw() -> Image.Image:
            drawn.append(name)
            return Image.new("L", (10, 10))

        return cache.get(name, draw)

    for name in "abc":
        tile(name)
    tile("a")
    tile("d")
    assert cache.size == 300
    tile("a")
    tile("b")
    assert drawn == ["a", "b", "c", "d", "b"]


def test_a_tile_larger_than_the_cache_is_still_drawn() -> None:
    cache = TileCache(limit=10)
    assert cache.get("large", lambda: Image.new("L", (10, 10))).size == (10, 10)
    cache.clear()
    assert cache.size == 0


def test_an_edge_is_as_thick_as_it_says_and_corners_are_clipped() -> None:
    pen = Pen(20, 20, 2.0, INK)
    pen.rounded(Box(0, 0, 20, 20), 0, edge=WHITE, thick=2)
    pen.clip(6)
    image = pen.done()
    assert image.size == (40, 40)
    assert image.getpixel((0, 0)) == (*WHITE, 0)
    assert image.getpixel((20, 1)) == (*WHITE, 255)
    assert image.getpixel((20, 20)) == (*INK, 255)
