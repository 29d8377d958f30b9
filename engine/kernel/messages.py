"""Messages: what the engine has to say, as data. Words come from the texts of each game, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.kernel.cards import Card
from engine.kernel.structs import Struct


class Message(Struct, frozen=True):
    """A text's id and what to put in it: `Seat`, `Ref`, zones, numbers, strings, abilities, or tuples of these."""

    text: str
    values: Mapping[str, Any] = {}


class Seat(Struct, frozen=True):
    """A player as an argument of a message, by seat number; the host knows their names."""

    number: int


class Ref(Struct, frozen=True):
    """A card as an argument of a message, before it is projected for a viewer."""

    card: Card


class Line(NamedTuple):
    """A message ready to be put into words for one viewer: every `Ref` has become a `Mention`."""

    text: str
    values: Mapping[str, Any]
