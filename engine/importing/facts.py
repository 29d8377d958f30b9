"""Facts that a source lacks: TOML of ``[[card]]`` tables, each with the number of the card."""

from __future__ import annotations

from typing import Any

from engine.importing.errors import ImportFileError
from engine.importing.sources import OWN, read_source


def read_facts(name: str, data: bytes) -> dict[str, dict[str, Any]]:
    """The facts in a file, by card number. Raises `ImportFileError`."""
    source = read_source(name, data)
    if source.kind != OWN:
        raise ImportFileError(f"{name} is no TOML file of facts, with a [[card]] table for each card")
    found: dict[str, dict[str, Any]] = {}
    for place, face in enumerate(source.faces, 1):
        number = face.columns.get("number")
        if number is None:
            raise ImportFileError(f"{name}: the [[card]] table {place} names no number")
        found.setdefault(number, {}).update({fact: value for fact, value in face.row.items() if fact != "number"})
    return found
