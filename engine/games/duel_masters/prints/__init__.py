"""How Duel Masters cards are printed in English, in older and newer wording."""

from __future__ import annotations

from functools import cache

from engine.games.duel_masters.prints.phrases import PHRASES
from engine.games.duel_masters.prints.typography import HARMLESS, lines
from engine.games.duel_masters.vocabulary import language, vocabulary
from engine.language.prints.dialect import Dialect, PrintReader


@cache
def reader() -> PrintReader:
    """The reader of printed Duel Masters cards."""
    return PrintReader(Dialect(vocabulary(PHRASES), lines, HARMLESS), language())
