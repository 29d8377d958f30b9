"""Faces: whatever a game's cards have on them is drawn, and nothing that they have not."""

from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from render import Texts
from render.common import panels
from render.common.art import style_of
from render.common.colours import GOLD, GUARD
from render.common.faces import CardFace, Figure, Light, Mark, Pip, card, small
from render.common.icons import Icon
from render.common.tiles import TILES, TileCache

BARE = CardFace("Winter Fox", "Fox", style_of("north"))
EVENT = replace(BARE, kinds="Event", text="Draw two cards.")
EVERYTHING: dict[str, Any] = {
    "corner": "3",
    "power": "4500",
    "second": Figure(Icon.SHIELD, GUARD, "5000"),
    "mark": Mark(Icon.STAR, GOLD),
    "star": "2",
    "pips": (Pip("R", GOLD), Pip("B", GUARD)),
    "kinds": "Beasts",
    "keywords": "Boost",
    "text": "Draw a card.",
}


def pixels(image: Image.Image) -> bytes:
    return image.tobytes()


@pytest.mark.parametrize("part", EVERYTHING)
def test_each_part_of_a_face_shows_on_a_large_card(part: str) -> None:
    assert pixels(card(replace(BARE, **{part: EVERYTHING[part]}), 1.0)) != pixels(card(BARE, 1.0))


@pytest.mark.parametrize("rested", [False, True])
@pytest.mark.parametrize("part", ["corner", "power", "mark", "star"])
def test_a_card_on_a_board_shows_what_is_looked_for_there(part: str, rested: bool) -> None:
    shown = replace(BARE, **{part: EVERYTHING[part]})
    assert pixels(small(shown, 1.0, rested=rested)) != pixels(small(BARE, 1.0, rested=rested))


def test_the_letters_of_a_cost_differ_without_colour() -> None:
    red, blue = (replace(BARE, pips=(Pip(letter, GOLD),)) for letter in "RB")
    assert pixels(card(red, 1.0)) != pixels(card(blue, 1.0))


def test_a_card_without_numbers_has_the_beginning_of_its_text_in_their_place() -> None:
    other = replace(EVENT, text="Discard two cards.")
    assert pixels(card(EVENT, 1.0)) != pixels(card(other, 1.0))
    numbered = replace(EVENT, power="4500")
    assert pixels(card(numbered, 1.0)) == pixels(card(replace(numbered, text=other.text), 1.0))


def test_two_modules_may_draw_different_tiles_under_the_same_key() -> None:
    cache = TileCache(limit=1000)

    def mine() -> Image.Image:
        return Image.new("L", (2, 2))

    def theirs() -> Image.Image:
        return Image.new("L", (3, 3))

    theirs.__module__ = "render.another_game"
    assert cache.get("turn", mine).size == (2, 2)
    assert cache.get("turn", theirs).size == (3, 3)
    assert cache.get("turn", mine).size == (2, 2)


def test_the_words_of_one_game_are_not_those_of_another() -> None:
    assert Texts(game="vanguard")("phase-ride-phase") == "Ride phase"
    assert Texts("ja").of("vanguard")("phase-ride-phase") == "Ride phase"
    assert Texts()("phase-ride-phase") == Texts(game="another")("phase-ride-phase") == "phase-ride-phase"
    assert Texts(game="vanguard")("nothing") == Texts()("nothing") == "No cards"


def test_a_card_that_stands_out_or_not_is_painted_once() -> None:
    TILES.clear()
    names = ("Ember Squire", "Ember Knight")
    faces = [CardFace(name=name, short=name, style=style_of("A faction")) for name in names]
    for shown in faces:
        card(shown, 0.5)
    card(faces[0], 0.5, Light.BRIGHT)
    painted = TILES.size
    for light in Light:
        for shown in faces:
            card(shown, 0.5, light)
    assert TILES.size == painted


def test_the_lines_of_two_players_have_all_but_their_names_from_the_same_tiles() -> None:
    said = panels.PlayerLine("Ann", "Turn 3", True, "decides", 4, "Hand", near=True)
    TILES.clear()
    ann = panels.line(said, 1.0)
    parts = TILES.size
    bob = panels.line(replace(said, name="Bob"), 1.0)
    assert TILES.size == parts > 0
    where = ImageChops.difference(ann, bob).getbbox()
    assert where is not None
    assert 162 <= where[0] < where[2] <= 560


@pytest.mark.parametrize("rested", [False, True])
def test_a_name_without_a_power_below_it_does_not_touch_the_edge(rested: bool) -> None:
    shown = CardFace(name="Gjypqg Gjypqg Gjypqg", short="Gjypqg", style=style_of("A faction"))
    nameless = replace(shown, name="", short="")
    tiles = [small(face, 1.0, rested=rested).convert("RGB") for face in (shown, nameless)]
    written = ImageChops.difference(*tiles).getbbox()
    assert written is not None
    assert written[3] <= tiles[0].height - 5


def test_a_long_name_of_a_player_is_whole_beside_everything_that_a_line_says() -> None:
    long = "Maximiliane-Katharina von Hohenlohe"
    said = panels.PlayerLine(long, "Turn marker 18", True, "to decide", 12, "Hand", near=True, pill=208)
    lines = [panels.line(replace(said, name=name), 1.0) for name in (long, f"{long[:-1]}a")]
    assert ImageChops.difference(*lines).getbbox() is not None, "the last letter is there"
