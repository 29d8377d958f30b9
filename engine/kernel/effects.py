"""Effects in force: what keeps changing cards, or waits, until its duration ends."""

from __future__ import annotations

from engine.kernel.abilities import Ability, Change, Selection
from engine.kernel.cards import Card
from engine.kernel.structs import Struct


class EffectInForce(Struct, frozen=True):
    """A continuous effect, a timed trigger or a replacement effect that an ability has made.

    It applies to ``cards``, which lose it when they change zones, or to whatever ``subject`` describes at any time
    (effects that change the rules of the game rather than cards). ``duration`` names the moment at which it ends:
    "turn", "battle", "game", or a moment of the game's own; ``turn`` is the number of the turn whose moment is meant,
    or None for the next such moment.
    """

    stamp: int  #: its time stamp: `State.clock` when it began. (That of a `Context` is a `State.entered`.)
    player: int  #: its master
    source: Card
    entered: int  #: `State.entered` of the source when the effect was made
    duration: str
    changes: tuple[Change, ...] = ()
    cards: tuple[Card, ...] = ()
    subject: Selection | None = None
    ability: Ability | None = None  #: an automatic ability that waits (a timed trigger), or a replacement
    turn: int | None = None
    once: bool = False  #: a timed trigger that is used up by triggering
    masters: bool = False  #: whether its player is the master of its cards as long as it is in force
