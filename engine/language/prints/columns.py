"""Which column of a card database is which fact of a card: a small TOML file for each kind of source.

A fact has one column or several, of which the first that a card has counts. Upper and lower case make no difference.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from engine.language.loading import packaged

Columns = Mapping[str, Sequence[str]]
"""The columns of each fact, in lower case."""

MOST_FACTS: Final = 100
"""How many facts a file of columns may name."""


class WrongColumns(Exception):
    """A file of columns cannot be used; the message says why."""


def packaged_columns(package: str) -> Mapping[str, Columns]:
    """The columns of each kind of source, from the files ``columns/<kind>.toml`` of a package."""
    return {name.removesuffix(".toml"): read_columns(name, text) for name, text in packaged(package, "columns").items()}


def read_columns(name: str, text: str) -> Columns:
    """The columns that a TOML file names: ``fact = "Column"`` or ``fact = ["Column", "Column"]``.

    Raises `WrongColumns`.
    """
    try:
        contents = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise WrongColumns(f"{name} is not TOML: {problem}") from problem
    if len(contents) > MOST_FACTS:
        raise WrongColumns(f"{name} names {len(contents)} facts; at most {MOST_FACTS} are read")
    found: dict[str, Sequence[str]] = {}
    for fact, value in contents.items():
        columns = [value] if isinstance(value, str) else value
        if not isinstance(columns, list) or not columns or not all(isinstance(each, str) for each in columns):
            raise WrongColumns(f'{name}: {fact} should be a column or a list of columns, as {fact} = "Column"')
        found[fact] = [each.casefold() for each in columns]
    return found


def facts_of(values: Mapping[str, str], columns: Columns) -> dict[str, str]:
    """The facts of a card that has these values by column."""
    folded = {column.casefold(): value for column, value in values.items()}
    found: dict[str, str] = {}
    for fact, names in columns.items():
        value = next((folded[name] for name in names if name in folded), None)
        if value is not None:
            found[fact] = value
    return found
