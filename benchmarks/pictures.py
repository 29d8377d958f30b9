"""What pictures cost, tiles cached but where it says otherwise, and the encodings that theirs was chosen from.

A board's time is also told in random legal moves that python-chess plays in the same time, measured in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Final

from PIL import Image

from benchmarks.measuring import Row, median_seconds
from benchmarks.yardstick import compared, in_moves
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import View, view
from engine.players.playout import random_answers
from render import PHONE, Picture, Texts, board, card, deck, hand
from render.common.encoding import encode, palette
from render.common.tiles import TILES
from render.vanguard.board import compose
from tests.render import level_neo_positions
from tests.render.positions import NAMES, POSITIONS

TIME: Final = in_moves(8)
SIZE: Final = "<= 110"
ROUNDS: Final = 9
SEED: Final = b"pictures"
EVERY: Final = 9  #: after so many answers a position of the random match is looked at


def run() -> list[Row]:
    """Pictures of every game, boards of the test positions, and ways to encode the fullest board."""
    rows = [row for rulebook in rulebooks().values() for row in _of_game(rulebook)]
    for name, position in POSITIONS.items():
        rows += _picture(f"board, {name}", partial(board, position().view(), NAMES), TIME, SIZE)
    for name, neo_position in level_neo_positions.POSITIONS.items():
        rows += _picture(f"board, Level Neo, {name}", partial(board, neo_position().view(), NAMES), TIME, SIZE)
    crowded = POSITIONS["crowded"]().view()
    rows.append(Row("board, crowded, no tile cached", _milliseconds(partial(_cold_board, crowded)), "ms"))
    rows.append(Row("tiles cached after all these", TILES.size / 2**20, "MiB"))
    return rows + _encodings(compose(crowded, NAMES, PHONE, Texts(game="vanguard")).image)


def _of_game(rulebook: Rulebook) -> list[Row]:
    """The largest board and hand of a random match, and the deck and a card that it was played with."""
    starter = rulebook.decks.starters()[0]
    cards = rulebook.cards()
    listed = [(cards[number], count) for section in starter.deck.sections.values() for number, count in section.items()]
    match = Match.begin(rulebook, [starter.deck, starter.deck], SEED)
    views = [view(match, 0)]
    views += [view(match, 0) for number, _ in enumerate(random_answers(match, SEED)) if number % EVERY == 0]
    fullest = max(views, key=lambda seen: len(board(seen, NAMES).data))
    fullest_hand = max(views, key=lambda seen: len(hand(seen, NAMES).data))
    name, game = rulebook.name, rulebook.folder
    return [
        *_picture(f"{name}: board", partial(board, fullest, NAMES), TIME, SIZE),
        *_picture(f"{name}: hand", partial(hand, fullest_hand, NAMES)),
        *_picture(f"{name}: card", partial(card, listed[0][0], game=game)),
        *_picture(f"{name}: deck", partial(deck, listed, starter.name, game=game)),
    ]


def _picture(name: str, draw: Callable[[], Picture], time: str = "", size: str = "") -> list[Row]:
    kilobytes = len(draw().data) / 1000

    def pictures_a_second(_: int) -> float:
        return 1 / median_seconds(draw, rounds=1)

    rows = [Row(name, kilobytes, "KB", size)]
    if not time:
        return [Row(name, _milliseconds(draw), "ms"), *rows]
    found = compared(pictures_a_second, slices=ROUNDS)
    return [Row(name, 1000 / found.rate, "ms"), Row(f"{name}, beside chess", 1 / found.ratio, "moves", time), *rows]


def _encodings(image: Image.Image) -> list[Row]:
    packed = partial(image.quantize, 256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    ways: dict[str, Callable[[BytesIO], object]] = {
        "PNG, 256 colours of the game": lambda out: out.write(encode(image, palette("vanguard"))),
        "PNG, 256 colours of its own": lambda out: out.write(encode(image)),
        "PNG, 256 colours of its own, by Pillow": lambda out: packed().save(out, "PNG", compress_level=6),
        "WebP, lossless, 256 colours": lambda out: (
            packed().convert("RGB").save(out, "WEBP", lossless=True, quality=20, method=1)
        ),
        "WebP, lossless, all colours": lambda out: image.save(out, "WEBP", lossless=True, quality=20, method=1),
        "WebP, lossy, quality 82": lambda out: image.save(out, "WEBP", quality=82, method=2),
        "PNG, all colours": lambda out: image.save(out, "PNG", compress_level=6),
    }
    rows = []
    for name, way in ways.items():
        written = BytesIO()
        way(written)
        rows.append(Row(f"encode: {name}", _milliseconds(partial(_encode, way)), "ms"))
        rows.append(Row(f"encode: {name}", len(written.getvalue()) / 1000, "KB"))
    return rows


def _encode(way: Callable[[BytesIO], object]) -> None:
    way(BytesIO())


def _milliseconds(work: Callable[[], object]) -> float:
    work()
    return median_seconds(work, rounds=ROUNDS) * 1000


def _cold_board(view: View) -> Picture:
    TILES.clear()
    return board(view, NAMES)
