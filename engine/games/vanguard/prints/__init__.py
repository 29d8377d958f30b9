"""How Vanguard cards are printed in English: the original era, the G era and the V era."""

from __future__ import annotations

from functools import cache

from engine.games.vanguard.prints.phrases import PHRASES
from engine.games.vanguard.prints.typography import HARMLESS, lines
from engine.games.vanguard.vocabulary import language, vocabulary
from engine.language.prints.dialect import Dialect, PrintReader


@cache
def reader() -> PrintReader:
    """The reader of printed Vanguard cards."""
    return PrintReader(Dialect(vocabulary(PHRASES), lines, HARMLESS), language())
