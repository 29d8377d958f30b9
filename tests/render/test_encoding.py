"""Files of pictures: in the colours of a game, or in their own where those do not suit; with and without deflate."""

import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from benchmarks.palettes import counted, middles
from render import PHONE, Texts, board
from render.common.encoding import COLOURS, encode, palette
from render.level_neo.board import compose as compose_level_neo
from render.vanguard.board import compose as compose_vanguard
from tests.render import level_neo_positions
from tests.render.positions import NAMES, POSITIONS

BOARDS: dict[str, Callable[[], Any]] = {
    **{f"vanguard-{name}": position for name, position in POSITIONS.items()},
    **{f"level_neo-{name}": position for name, position in level_neo_positions.POSITIONS.items()},
}
COMPOSE = {"vanguard": compose_vanguard, "level_neo": compose_level_neo}
UNLIKE = [(250, 0, 250), (0, 250, 0), (120, 250, 250), (250, 250, 0)]  #: colours that no board has
DRAWN_WITHOUT_DEFLATE = """
import sys
sys.modules["deflate"] = None
from tests.render.test_encoding import digest_and_size
print(*digest_and_size())
"""


def composed(name: str) -> Image.Image:
    """A board before it is encoded."""
    game = name.partition("-")[0]
    return COMPOSE[game](BOARDS[name]().view(), NAMES, PHONE, Texts(game=game)).image


def decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def digest_and_size() -> tuple[str, int]:
    """Of a board's pixels, and of its file."""
    data = board(POSITIONS["attack"]().view(), NAMES).data
    return sha256(decoded(data).convert("RGB").tobytes()).hexdigest(), len(data)


def share_off(image: Image.Image, shown: Image.Image, channel: int) -> float:
    """The share of pixels that are shown with a channel farther off than this."""
    away = ImageChops.difference(image, shown).histogram()
    return sum(sum(away[start + channel + 1 : start + 256]) for start in (0, 256, 512)) / (image.width * image.height)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_drawn_in_the_colours_of_its_game_so_close_to_its_own_that_nobody_sees_it(name: str) -> None:
    image, colours = composed(name), palette(name.partition("-")[0])
    file = decoded(encode(image, colours))
    assert bytes(file.getpalette() or ()) == colours
    assert share_off(image, file.convert("RGB"), 20) < 0.004
    assert share_off(image, file.convert("RGB"), 60) < 0.0005


@pytest.mark.parametrize("game", ["vanguard", "level_neo"])
def test_a_game_s_colours_are_shown_as_they_are(game: str) -> None:
    colours = palette(game)
    image = Image.frombytes("RGB", (16, 16), colours).resize((1600, 1600), Image.Resampling.NEAREST)
    assert len(colours) == 3 * COLOURS
    assert share_off(image, decoded(encode(image, colours)).convert("RGB"), 8) == 0


def test_a_picture_in_other_colours_than_its_game_s_is_shown_in_its_own() -> None:
    image = composed("vanguard-attack")
    for number, colour in enumerate(UNLIKE):
        image.paste(colour, (100 * number, 0, 100 * number + 100, 100))
    shown = decoded(encode(image, palette("vanguard"))).convert("RGB")
    for number, colour in enumerate(UNLIKE):
        assert shown.getpixel((100 * number + 50, 50)) == pytest.approx(colour, abs=8)


def test_a_game_without_colours_has_those_of_each_picture() -> None:
    image = Image.new("RGB", (333, 7), UNLIKE[0])
    image.paste(UNLIKE[1], (0, 0, 100, 7))
    assert ImageChops.difference(image, decoded(encode(image)).convert("RGB")).getbbox() is None
    assert palette("common") == b""


def test_a_machine_without_deflate_draws_the_same_pixels_within_the_budget() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", DRAWN_WITHOUT_DEFLATE], capture_output=True, text=True, check=True, timeout=120
    )
    digest, size = ran.stdout.split()
    with_deflate, smaller = digest_and_size()
    assert digest == with_deflate
    assert smaller < int(size) <= 110_000


def test_the_colours_chosen_for_many_pictures_are_those_that_they_have_most() -> None:
    images = [Image.new("RGB", (90, 90), colour) for colour in UNLIKE]
    assert sorted(tuple(map(round, each)) for each in middles(counted(images))) == sorted(UNLIKE)
    noisy = Image.effect_noise((300, 300), 90).convert("RGB")
    assert len(middles(counted([*images, noisy]))) <= COLOURS
