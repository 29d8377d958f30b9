"""11.19, 11.30, 11.35, 11.40. What the rules remember of a turn: calls, what fed the soul, battles, Homare costs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.games.vanguard import characteristics
from engine.games.vanguard.gyze import OTHER_SIDE, other_side
from engine.kernel.aspects import PRINTED
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered, RememberedBySeat
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone

CALLED: Final = RememberedBySeat("called this turn", (0, 0), touches="called this turn", until="turn")
"""11.19.1. How many cards each player has called to rear-guard or guardian circles."""

SOUL_FED: Final = RememberedBySeat("put into soul this turn", (0, 0), touches="put into soul this turn", until="turn")
"""11.30.2. How many cards were put into each player's soul other than by riding."""

HOMARE_PAID: Final = RememberedBySeat("homare paid this turn", (0, 0), touches="homare paid this turn", until="turn")
"""11.40.1. How many costs of Homare abilities each player has paid."""

DAMAGED: Final[RememberedBySeat[int]] = RememberedBySeat(
    "put into damage zone this turn", (0, 0), touches="put into damage zone this turn", until="turn"
)
"""How many cards were put into each player's damage zone from elsewhere."""

BOUND: Final[RememberedBySeat[int]] = RememberedBySeat(
    "bound this turn", (0, 0), touches="bound this turn", until="turn"
)
"""How many cards were put into each player's bind zone from elsewhere."""

BATTLES: Final = Remembered("battles this turn", 0, touches="battles this turn", until="turn")
"""11.35.1. How many battles have begun."""


_DESCRIBED: Final[frozenset[str]] = frozenset(
    {
        NAMES,
        characteristics.CLANS,
        characteristics.RACES,
        characteristics.NATIONS,
        characteristics.GRADE,
        characteristics.KEYWORDS,
        characteristics.STATES,
    }
)
"""The characteristics by which texts describe what went through something in a turn, whatever they ask for besides."""


class Moved(Struct, frozen=True):
    """A card that came from one zone to another: the kinds of the zones, and whose these were."""

    card: Card
    source: str
    zone: str
    player: int  #: whose zone it came from; of a unit, who was its master (10.35.1.1.1)
    to: int  #: whose zone it came to
    effect_of: int  #: whose effect did it; -1 if it was a cost or the rules
    ability_of: int = -1  #: whose ability did it, by its effect or its cost; -1 if it was none
    circle: Zone | None = None  #: the circle that it has left
    rested: bool = False  #: whether it lay rested there


MOVED: Final[Remembered[tuple[Moved, ...]]] = Remembered("moved this turn", (), touches="moved this turn", until="turn")
"""The cards that have changed zones in this turn, other than from the deck to where they are drawn or checked.

Nothing is noted in a match in which no side of any card has a text that asks for it.
"""

WERE: Final[Remembered[tuple[tuple[int, Values], ...]]] = Remembered(
    "what moved this turn was", (), touches="moved this turn", until="turn"
)
"""8.6.5.1.2. What units were on the field that were not as they are printed, by which of `MOVED` they are."""


NO_NORMAL_RIDE: Final = RememberedBySeat("no normal ride", (False, False), touches=UNOBSERVED, until="turn")
"""6.5.1.1. Whether an effect lets each player not ride a card from hand in the ride phase of this turn."""


def note(match: Match, what: RememberedBySeat[int], player: int, count: int) -> None:
    """Count what is about to happen: abilities that it triggers find it counted (11.18.3.1 says so of its like).

    ``count`` is negative for what has not come about after all.
    """
    if count:
        what.set_player(match, player, what.of_player(match, player) + count)


def note_battle(match: Match) -> None:
    """7.4.1.1. A battle is about to begin."""
    BATTLES.set(match, BATTLES.of(match) + 1)


def may_have_changed(match: Match) -> bool:
    """8.6.5.1.2. Whether units may be described otherwise on the field than elsewhere, and any text may ask for it."""
    asked = _asked_now(match)
    return bool(asked) and match.could_change_any(asked)


def _asked_now(match: Match) -> frozenset[str]:
    asked: frozenset[str] = match.kept_until(PRINTED, _asked_in, MOVED.touches)
    return asked


def _asked_in(match: Match, aspect: str) -> frozenset[str]:
    """The characteristics for which any text may ask of what the rules remember so; none if no text asks for that.

    12.10.3.1. Texts of sides that are not active are among them, as these may be before the turn is over.
    """
    sides = {*match.state.definition}
    others = [other_side(match, each) for each in sides if OTHER_SIDE in each.facts]
    sides.update([each for each in others if each is not None])
    return frozenset().union(*[_asked(each, aspect) for each in sides])


@lru_cache(maxsize=4096)
def _asked(definition: CardDefinition, aspect: str) -> frozenset[str]:
    """The characteristics for which a text of the card may ask of what the rules remember so."""
    asking = [node for ability in definition.abilities for node in ability.walk() if aspect in node.aspects()]
    return _DESCRIBED.union(*[part.reads for node in asking for part in node.walk()]) if asking else frozenset()


def _differs(match: Match, card: Card, was: Values, asked: frozenset[str]) -> bool:
    """Whether a unit is described otherwise on its circle than it is printed."""
    printed = match.printed(card)
    return any(was.get(each) != printed.get(each) for each in asked)


def note_move(
    match: Match, card: Card, source: Zone, zone: Zone, rested: bool, was: Values | None, master: int
) -> None:
    """A card has come to another zone; it was what ``was`` says, lay so, and had this master."""
    asked = _asked_now(match)
    if not asked:
        return
    resolving = match.resolving
    effect_of = -1 if resolving is None or resolving.paying else resolving.context.player
    ability_of = -1 if resolving is None or resolving.context.ability is None else resolving.context.player
    moved = Moved(card, source.kind.name, zone.kind.name, source.player, zone.player, effect_of, ability_of)
    if source.kind.field and not zone.kind.field:
        moved = replace(moved, player=master, circle=source, rested=rested)
        if was is not None and _differs(match, card, was, asked):
            WERE.set(match, (*WERE.of(match), (len(MOVED.of(match)), was)))
    MOVED.set(match, (*MOVED.of(match), moved))
