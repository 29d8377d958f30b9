"""Pictures of matches and cards, made from views alone.

Every function is pure: the same view gives the same bytes, in any thread and in any process of an installation.
They take some ten milliseconds of CPU, so call them off the event loop. A `Sheet` costs next to nothing: it is what a
hand, choices or a deck show, as a `table` is what a board shows; while it stays equal, so does the picture. ``texts``
are the words on the pictures and in their alt texts (`Texts("ja")` for a locale that has its files; English is the
default).

    from render import board

    picture = board(view(match, None), ("Ann", "Ben"))
    discord.File(BytesIO(picture.data), picture.filename, description=picture.alt)
"""

from pkgutil import extend_path

from render.common.counts import CountedRow
from render.common.own_pictures import OwnPicture
from render.common.pictures import PHONE, PREVIEW, Picture, Size
from render.common.sheets import Sheet
from render.common.strips import Strips
from render.games import NoLayoutError
from render.own import Finder, pictured, pictured_card, pictured_definition
from render.pictures import (
    BOARD_FILE,
    Descriptions,
    board,
    card,
    choices,
    choices_strips,
    deck,
    deck_sheet,
    description,
    descriptions,
    hand,
    hand_strips,
    numbers,
    table,
    undrawn,
)
from render.wording import Texts

__path__ = extend_path(__path__, __name__)  # boards may also be in other folders on the path: see `engine.games`

__all__ = [
    "BOARD_FILE",
    "PHONE",
    "PREVIEW",
    "CountedRow",
    "Descriptions",
    "Finder",
    "NoLayoutError",
    "OwnPicture",
    "Picture",
    "Sheet",
    "Size",
    "Strips",
    "Texts",
    "board",
    "card",
    "choices",
    "choices_strips",
    "deck",
    "deck_sheet",
    "description",
    "descriptions",
    "hand",
    "hand_strips",
    "numbers",
    "pictured",
    "pictured_card",
    "pictured_definition",
    "table",
    "undrawn",
]
