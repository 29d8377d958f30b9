"""How Vanguard cards are printed in English: the original era, the G era and the V era."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.vanguard.cards import read_cards
from engine.games.vanguard.prints.harmless import HARMLESS
from engine.games.vanguard.prints.phrases import PHRASES
from engine.games.vanguard.prints.rows import is_card, row
from engine.games.vanguard.prints.typography import lines
from engine.games.vanguard.vocabulary import language, vocabulary
from engine.kernel.abilities import Ability, Activated, Automatic, Effect
from engine.language.changes import Affect
from engine.language.conditions import YouDoNot
from engine.language.delayed import Delayed
from engine.language.instructions import If, May, Resolution, sentences
from engine.language.paying import PayTo
from engine.language.prints.columns import packaged_columns
from engine.language.prints.dialect import Dialect, PrintReader
from engine.language.prints.facts import Prints


@cache
def reader() -> PrintReader:
    """The reader of printed Vanguard cards."""
    return PrintReader(Dialect(vocabulary(PHRASES), lines, HARMLESS, _refusal), language())


def _refusal(ability: Ability) -> str:
    """Why print cannot mean this; "" if it can.

    8.2.1.2. Print says of all effects how long they last; one without it shares that of another.
    """
    for node in ability.walk():
        if isinstance(node, Automatic | Activated) and not node.costs and _pays_first(node.effect):
            return "what is paid first is the cost of the ability"
        if isinstance(node, Affect) and node.duration == "game":
            return "it does not say how long this lasts"
        if isinstance(node, Delayed) and any(isinstance(each, YouDoNot) for each in node.walk()):
            return "it does not say what is not done"
    return ""


def _pays_first(effect: Effect | None) -> bool:
    """Whether an effect begins with a cost that may be paid: print means that of the ability."""
    first = sentences(effect.effect)[0] if isinstance(effect, Resolution) else effect
    while isinstance(first, If | May):
        first = first.instruction
    return isinstance(first, PayTo)


PRINTS: Final = Prints(reader, row, packaged_columns(__name__), read_cards, is_card)
"""What importing asks of this game."""
