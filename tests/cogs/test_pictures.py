"""Pictures are drawn once for all who ask for the same, and the latest of them are kept."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from cogs.pictures import Pictures, Sketch, drawn
from render import Picture, undrawn

KEPT = 256


class Drawing:
    """Draws a picture, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> Picture:
        self.times += 1
        return Picture(b"picture", "hand.png", "A hand", 1, 1)


@pytest.fixture
async def pictures() -> AsyncIterator[Pictures]:
    pictures = Pictures(2)
    yield pictures
    pictures.close()


async def test_those_who_ask_for_the_same_at_once_get_one_picture(pictures: Pictures) -> None:
    drawing = Drawing()
    first, second = await asyncio.gather(pictures.draw("key", drawing), pictures.draw("key", drawing))
    assert first is second
    assert drawing.times == 1


async def test_only_the_latest_pictures_are_kept(pictures: Pictures) -> None:
    drawing = Drawing()
    for number in range(KEPT + 1):
        await pictures.draw(number, drawing)
    await pictures.draw(KEPT, drawing)
    assert drawing.times == KEPT + 1
    await pictures.draw(0, drawing)
    assert drawing.times == KEPT + 2


async def test_a_drawing_that_failed_is_tried_again(pictures: Pictures) -> None:
    def fails() -> Picture:
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011
        await pictures.draw("key", fails)
    drawing = Drawing()
    await pictures.draw("key", drawing)
    assert drawing.times == 1


async def test_where_a_picture_of_a_match_cannot_be_drawn_another_stands_for_it(
    pictures: Pictures, caplog: pytest.LogCaptureFixture
) -> None:
    card = "Hidden Dragon"

    def fails() -> Picture:
        raise KeyError(card)

    shown = await pictures.draw("key", fails, lambda: undrawn("hand.png"))
    assert (shown.filename, shown.alt) == ("hand.png", "This picture cannot be drawn. The match goes on.")
    assert "a picture cannot be drawn" in caplog.text
    assert "KeyError" in caplog.text
    assert card not in caplog.text


async def test_pictures_come_in_the_order_of_their_sketches(pictures: Pictures) -> None:
    async def draw(name: str) -> Picture:
        return Picture(b"", name, "", 1, 1)

    sketches = [Sketch("board.png", 1, lambda: draw("board.png")), Sketch("hand.png", 2, lambda: draw("hand.png"))]
    assert [picture.filename for picture in await drawn(sketches, {})] == ["board.png", "hand.png"]
