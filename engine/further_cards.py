"""Further cards of a game, from rows that were read once: what today's rules cannot read of them is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.definitions import CardDefinition
from engine.kernel.errors import EngineError
from engine.kernel.rulebook import Rulebook
from engine.language.errors import told_by_number
from engine.language.whole_cards import whole_cards


def cards_of(
    rulebook: Rulebook, rows: Sequence[Mapping[str, Any]]
) -> tuple[Mapping[str, CardDefinition], Sequence[str]]:
    """The cards that rows as in a card file describe, by number, and what is wrong with the others.

    The rows are read together, since a card may name another one as its other face. Where that fails each is read by
    itself, and then those without fault together.
    """
    try:
        cards, missing = whole_cards(rulebook, rows)
    except EngineError as problem:
        fault = str(problem)
    else:
        return cards, told_by_number(missing)
    legible: list[Mapping[str, Any]] = []
    faulty: list[str] = []
    for row in rows:
        try:
            whole_cards(rulebook, [row])
        except EngineError as problem:
            faulty.append(str(problem))
        else:
            legible.append(row)
    try:
        cards, missing = whole_cards(rulebook, legible)
    except EngineError as problem:
        return {}, [*faulty, str(problem)]
    return cards, [*(faulty or [fault]), *told_by_number(missing)]
