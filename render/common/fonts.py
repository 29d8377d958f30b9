"""Fonts: bundled, chosen by character, the same on every machine.

A text is cut into runs of characters that one font has: Barlow Condensed first, Noto Sans JP for what it lacks. Of
letters that neither has, the letter without its accent is written, or one that stands for it. Characters of which there
is nothing (most emoji) are left out. Layout is Pillow's basic one, so that bytes do not depend on libraries that may be
installed or not.
"""

from __future__ import annotations

import threading
import unicodedata
from enum import Enum
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.common.stand_ins import STAND_INS

FONTS: Final = Path(__file__).parent.parent / "fonts"
FALLBACK: Final = "NotoSansJP-SemiBold-subset.ttf"
FALLBACK_SIZE: Final = 0.86  #: Noto's letters are larger than Barlow's at the same size


class Weight(Enum):
    """How heavy letters are; the value is the font's file."""

    MEDIUM = "BarlowCondensed-Medium.ttf"
    SEMIBOLD = "BarlowCondensed-SemiBold.ttf"
    BOLD = "BarlowCondensed-Bold.ttf"


class TextRun(NamedTuple):
    """A stretch of text that one font can write, and how far it moves the pen, in pixels."""

    text: str
    font: ImageFont.FreeTypeFont
    advance: float


_STEPS: Final = [round(v / 255 * 4) * 255 // 4 for v in range(256)]
"""The light at the edges of letters goes in as many steps as at those of shapes: finer ones are a tenth of a file."""


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text as it can be written: fancy letters made plain (NFKC), what no font has left out."""
    plain = unicodedata.normalize("NFKC", text)
    return " ".join("".join(" " if char.isspace() else _written_as(char) for char in plain).split())


def _written_as(char: str) -> str:
    """A character, or what stands for one that no font has; empty where nothing does."""
    if _file_with(char):
        return char
    base = unicodedata.normalize("NFD", char)[0]
    return STAND_INS.get(char) or (_written_as(base) if base != char else "")


def runs(text: str, weight: Weight, size: int) -> list[TextRun]:
    """A cleaned text as runs, at ``size`` pixels."""
    found = []
    for name, chars in groupby(text, key=lambda char: _file_with(char) or FALLBACK):
        stretch = "".join(chars)
        file, pixels = (FALLBACK, round(size * FALLBACK_SIZE)) if name == FALLBACK else (weight.value, size)
        advance = sum([_advance(file, pixels, char) for char in stretch])
        found.append(TextRun(stretch, _font(file, pixels), advance))
    return found


@lru_cache(maxsize=16384)
def _advance(file: str, size: int, char: str) -> float:
    """How far a character moves the pen, whatever stands beside it: these fonts have no kerning."""
    return _font(file, size).getlength(char)


class Letters(NamedTuple):
    """Letters as they are written, as light on dark, and where from the beginning of the line they are, in pixels."""

    mask: Image.Image
    at: tuple[int, int]
    advance: float


@lru_cache(maxsize=8192)
def letters(text: str, weight: Weight, size: int) -> tuple[Letters, ...]:
    """The runs of a cleaned text, written: numbers and names are on many pictures, and take long to write."""
    return tuple([_written(run) for run in runs(text, weight, size)])


def _written(run: TextRun) -> Letters:
    left, top, right, bottom = (round(side) for side in run.font.getbbox(run.text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), run.text, fill=255, font=run.font, anchor="ls")
    return Letters(mask.point(_STEPS), (left, top), run.advance)


@lru_cache(maxsize=16384)
def width(text: str, weight: Weight, size: int) -> float:
    """How wide a cleaned text is at ``size`` pixels."""
    return sum(run.advance for run in runs(text, weight, size))


@lru_cache(maxsize=8192)
def _file_with(char: str) -> str | None:
    if unicodedata.category(char) in ("Cc", "Cf", "Cn", "Co", "Cs"):
        return None
    return next((name for name in (Weight.SEMIBOLD.value, FALLBACK) if _has(name, char)), None)


def _has(name: str, char: str) -> bool:
    """Whether a font has a glyph of its own for a character: one that is not the box it draws for unknown ones."""
    font = _font(name, 24)
    glyph, unknown = font.getmask(char), font.getmask("\ue000")
    return char == " " or glyph.size != unknown.size or bytes(glyph) != bytes(unknown)


_fonts = threading.local()  # FreeType faces must not be used by two threads at once


def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    cache: dict[tuple[str, int], ImageFont.FreeTypeFont] = _fonts.__dict__.setdefault("cache", {})
    font = cache.get((name, size))
    if font is None:
        font = ImageFont.truetype(FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)
        cache[name, size] = font
    return font
