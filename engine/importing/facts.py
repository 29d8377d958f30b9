"""Facts that a source lacks: TOML of ``[[card]]`` tables, each with the number of the card."""

from __future__ import annotations

from engine.importing.errors import ImportFileError
from engine.importing.sources import read_source


def read_facts(name: str, data: bytes) -> dict[str, dict[str, str]]:
    """The facts in a file, by card number. Raises `ImportFileError`."""
    found: dict[str, dict[str, str]] = {}
    for place, face in enumerate(read_source(name, data).faces, 1):
        number = face.columns.get("number")
        if number is None:
            raise ImportFileError(f"{name}: the [[card]] table {place} names no number")
        found.setdefault(number, {}).update({fact: value for fact, value in face.columns.items() if fact != "number"})
    return found
