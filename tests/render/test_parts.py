"""Parts of tiles: what is pasted is what it would be if every pixel of the tile were mixed with what is under it."""

from collections.abc import Callable

import pytest
from PIL import Image

from render.common.colours import ATTACK, INK, WHITE
from render.common.icons import arrow
from render.common.parts import parts
from render.common.pen import Box, Pen
from render.common.pictures import Stage


def card(wide: float = 126, high: float = 176) -> Image.Image:
    pen = Pen(wide, high, 1.0, INK)
    pen.glow(pen.box.middle, 60, WHITE)
    pen.clip(10)
    return pen.done()


def frame() -> Image.Image:
    pen = Pen(170, 220, 1.0)
    pen.rounded(pen.box.inset(17), 14, edge=(*ATTACK, 255), thick=9)
    pen.ellipse(Box(130, 4, 166, 40), fill=(*WHITE, 255))
    return pen.done()


def slanting() -> Image.Image:
    pen = Pen(215, 318, 1.0)
    arrow(pen, (10, 10), (200, 300), 20, 30, (*ATTACK, 255))
    return pen.done()


def glass() -> Image.Image:
    return Image.new("RGBA", (120, 90), (*ATTACK, 100))


def empty() -> Image.Image:
    return Image.new("RGBA", (120, 90))


TILES: dict[str, Callable[[], Image.Image]] = {
    "card": card,
    "small card": lambda: card(40, 30),
    "banner": lambda: card(900, 60),
    "frame": frame,
    "arrow": slanting,
    "glass": glass,
    "empty": empty,
    "without clear pixels": lambda: card().convert("RGB"),
}


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
@pytest.mark.parametrize("at", [(7, 5), (-20, 200)])
def test_a_tile_is_pasted_as_it_is(tile: Callable[[], Image.Image], at: tuple[int, int]) -> None:
    ground = Image.linear_gradient("L").resize((300, 350)).convert("RGB")
    whole, drawn = ground.copy(), tile()
    whole.paste(drawn, at, drawn if drawn.mode == "RGBA" else None)
    stage = Stage(ground, 1.0)
    stage.put(drawn, at)
    assert stage.image.tobytes() == whole.tobytes()


@pytest.mark.parametrize(("name", "most"), [("card", 0.12), ("frame", 0.7), ("arrow", 0.45)])
def test_few_of_its_pixels_are_mixed(name: str, most: float) -> None:
    drawn = TILES[name]()
    mixed = sum(part.image.width * part.image.height for part in parts(drawn) if part.mask is not None)
    assert mixed <= most * drawn.width * drawn.height


def test_what_is_made_of_a_tile_has_parts_of_its_own() -> None:
    plain = card()
    parts(plain)
    dark = Image.blend(plain, Image.new("RGBA", plain.size, (*INK, 255)), 0.5)
    for made in (dark, plain.copy()):
        middle = next(part for part in parts(made) if part.mask is None)
        assert middle.image.getpixel((63, 70)) == made.convert("RGB").getpixel((63, 70 + middle.at[1]))
    assert parts(plain) is parts(plain)
