"""Further cards of a game, from rows that were read once: what today's rules cannot read of them is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.definitions import CardDefinition
from engine.kernel.errors import EngineError
from engine.kernel.rulebook import Rulebook


def cards_of(
    rulebook: Rulebook, rows: Sequence[Mapping[str, Any]]
) -> tuple[Mapping[str, CardDefinition], Sequence[str]]:
    """The cards that rows as in a card file describe, by number, and what is wrong with the others.

    The rows are read together, since a card may name another one as its other face. Where that fails each is read by
    itself, and then those without fault together.
    """
    try:
        return rulebook.read_cards(rows), ()
    except EngineError as problem:
        faults = [str(problem)]
    whole: list[Mapping[str, Any]] = []
    faulty: list[str] = []
    for row in rows:
        try:
            rulebook.read_cards([row])
        except EngineError as problem:
            faulty.append(str(problem))
        else:
            whole.append(row)
    try:
        return rulebook.read_cards(whole), faulty or faults
    except EngineError as problem:
        return {}, [*faulty, str(problem)]
