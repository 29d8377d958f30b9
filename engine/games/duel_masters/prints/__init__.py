"""How Duel Masters cards are printed in English, in older and newer wording."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.duel_masters.cards import read_cards
from engine.games.duel_masters.prints import effect_wording, rarer_wording
from engine.games.duel_masters.prints.faces import faces
from engine.games.duel_masters.prints.harmless_keywords import OF_KEYWORDS
from engine.games.duel_masters.prints.harmless_words import HARMLESS
from engine.games.duel_masters.prints.phrases import PHRASES
from engine.games.duel_masters.prints.refusals import refusal
from engine.games.duel_masters.prints.rows import is_card, row
from engine.games.duel_masters.prints.typography import lines, reminders
from engine.games.duel_masters.vocabulary import language, vocabulary
from engine.language.prints.columns import packaged_columns
from engine.language.prints.dialect import Dialect, PrintReader
from engine.language.prints.facts import Prints


@cache
def reader() -> PrintReader:
    """The reader of printed Duel Masters cards."""
    harmless = (*OF_KEYWORDS, *effect_wording.HARMLESS, *rarer_wording.HARMLESS, *HARMLESS)
    return PrintReader(Dialect(vocabulary(PHRASES), lines, harmless, refusal, reminders), language())


PRINTS: Final = Prints(reader, row, packaged_columns(__name__), read_cards, is_card, faces, numbers_repeat=True)
"""What importing asks of this game."""
