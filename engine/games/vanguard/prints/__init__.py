"""How Vanguard cards are printed in English: the original era, the G era and the V era.

What a printed card goes through, and where that is:

    rows            the facts of a card database become rows of a card file
    typography      a text becomes lines, one for each ability, spelt as the card language spells them
    wording         what typography needs for that: slips of print, spellings, lists behind bullets
    phrases         what only print has beside the card language is read, by its subject
    refusals        a reading that grammar allows and print does not mean is declined, with the reason
    harmless        for the checks: what print says in other words without meaning anything else
    columns         which column of a card database is which fact
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.vanguard.cards import read_cards
from engine.games.vanguard.prints.harmless import HARMLESS
from engine.games.vanguard.prints.phrases import PHRASES
from engine.games.vanguard.prints.refusals import refusal
from engine.games.vanguard.prints.rows import is_card, row
from engine.games.vanguard.prints.typography import lines
from engine.games.vanguard.vocabulary import language, vocabulary
from engine.language.prints.columns import packaged_columns
from engine.language.prints.dialect import Dialect, PrintReader
from engine.language.prints.facts import Prints


@cache
def reader() -> PrintReader:
    """The reader of printed Vanguard cards."""
    dialect = Dialect(vocabulary(PHRASES), lines, HARMLESS, refusal, name="vanguard_prints")
    return PrintReader(dialect, language())


PRINTS: Final = Prints(reader, row, packaged_columns(__name__), read_cards, is_card, called=lambda row: "this unit")
"""What importing asks of this game."""
