"""What a card database says of a card, and what a game makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.kernel.definitions import CardDefinition
from engine.language.prints.columns import Columns
from engine.language.prints.dialect import PrintReader


class MadeRow(NamedTuple):
    """The row of a card file that a card's facts come to, without its text, and which facts it lacks."""

    fields: dict[str, Any]
    missing: tuple[str, ...] = ()


class Prints(NamedTuple):
    """What a game knows of its printed cards."""

    reader: Callable[[], PrintReader]
    row: Callable[[Mapping[str, str]], MadeRow]  #: of facts by their names; raises ValueError for impossible ones
    columns: Mapping[str, Columns]  #: by kind of source
    define: Callable[[Mapping[str, Any]], CardDefinition]  #: of a row; raises `CardFileError`
    owns: Callable[[Mapping[str, str]], bool]  #: whether facts look like a card of this game
