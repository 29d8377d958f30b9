"""How Duel Masters cards are printed in English, in older and newer wording.

What a printed card goes through, and where that is:

    rows, faces     the facts of a card database become rows of a card file, one for each face
    typography      a text becomes lines, one for each ability, spelt as the card language spells them;
                    options, heads, reminders, joined_lines and split_lines say what belongs on which line
    wording         a line is put in the words that most cards use: slips and rare words go
    phrases         what only print has beside the card language is read, by its subject
    races_alone     "a Knight" is a creature in the battle zone, and elsewhere any card
    refusals        a reading that grammar allows and print does not mean is declined, with the reason
    harmless        for the checks: what print says in other words without meaning anything else
    columns         which column of a card database is which fact
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from engine.games.duel_masters.cards import read_cards
from engine.games.duel_masters.prints.faces import faces
from engine.games.duel_masters.prints.harmless import HARMLESS
from engine.games.duel_masters.prints.phrases import PHRASES
from engine.games.duel_masters.prints.races_alone import settled
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
    dialect = Dialect(vocabulary(PHRASES), lines, HARMLESS, refusal, reminders, settled, name="duel_masters_prints")
    return PrintReader(dialect, language())


def _called(row: Mapping[str, Any]) -> str:
    return f"this {row.get('type', 'creature')}".replace("_", " ")


PRINTS: Final = Prints(
    reader, row, packaged_columns(__name__), read_cards, is_card, faces, called=_called, numbers_repeat=True
)
"""What importing asks of this game."""
