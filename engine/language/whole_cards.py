"""Cards of which all faces are there: a row may name another one as the other side of its card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.language.errors import MissingFaces


def whole_cards(
    rulebook: Rulebook, rows: Sequence[Mapping[str, Any]]
) -> tuple[Mapping[str, CardDefinition], Mapping[str, str]]:
    """The cards that rows describe, by number, but for those of which another face is missing; and why, of these.

    What names one that is left out is left out as well. Raises `CardFileError` if anything else is wrong with a row.
    """
    missing: dict[str, str] = {}
    while True:
        try:
            return rulebook.read_cards([row for row in rows if row.get("number") not in missing]), missing
        except MissingFaces as problem:
            missing |= problem.by_number
