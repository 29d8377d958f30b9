"""Decisions: what a match asks somebody, as data."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from engine.kernel.cards import Card
from engine.kernel.messages import Message
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone

T = TypeVar("T")


class Option(Struct, frozen=True):
    """One thing that may be chosen: a verb ("call", "attack", "pass") and what it is done with.

    Its key ("play:AB01/008", "attack:L") is derived by `engine.kernel.keys` from these fields, and is stable.
    """

    verb: str
    card: Card | None = None
    zone: Zone | None = None
    value: Any = None  #: a further datum of the game's: an index of an ability, a number, a name


@lru_cache(maxsize=1 << 14)
def option_of(verb: str, card: Card, zone: Zone | None = None) -> Option:
    """The option of doing something with a card: made once, for most are offered again and again."""
    return Option(verb, card, zone)


class Decision(Struct, frozen=True):
    """A question to one player.

    ``minimum`` to ``maximum`` different options are to be chosen, ``ordered`` if their order matters. ``default`` is
    the safe answer that a clock gives, as indices of options. ``secret`` decisions are known to the asked player only:
    others see that this player is thinking, and not about what. ``rule`` is the number of the rule that asks, ``card``
    the one on whose behalf it does, if any.
    """

    player: int
    rule: str
    prompt: Message
    options: Sequence[Option]
    minimum: int = 1
    maximum: int = 1
    ordered: bool = False
    default: tuple[int, ...] = (0,)
    card: Card | None = None
    secret: bool = False


Answer = tuple[Option, ...]
Procedure = Generator[Decision, Answer, T]
"""A piece of the rules that may ask decisions on its way to a result: run it with ``yield from``."""

PASS = Option("pass")
YES = Option("yes")
NO = Option("no")
