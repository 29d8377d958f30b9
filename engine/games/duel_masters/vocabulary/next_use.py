"""601.1a. Texts about the next card that a player uses in the turn.

The next creature that you summon costs 3 less to no less than 1 this turn.
If you have cast two or more spells in the turn, draw a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import twinpacts
from engine.games.duel_masters.next_use import UNTIL_USED, USED
from engine.games.duel_masters.using import CAST
from engine.games.duel_masters.vocabulary.groups import CardsToUse
from engine.games.duel_masters.vocabulary.price_changes import CostsLess
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.instructions import Clause
from engine.language.numbers import Quantity
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, YOURS, seat


@phrase("you have summoned {quantity} {things} in_the_turn", player=YOURS, use="summon")
@phrase("you have cast {quantity} {things} in_the_turn", player=YOURS, use="cast")
@phrase("your opponent has summoned {quantity} {things} in_the_turn", player=OPPONENTS, use="summon")
@phrase("your opponent has cast {quantity} {things} in_the_turn", player=OPPONENTS, use="cast")
@dataclass(frozen=True, slots=True)
class HaveUsed(PlainCondition):
    """601.1. Whether a player has summoned so many creatures in this turn, or cast so many spells, by their print."""

    looks_at: ClassVar[frozenset[str]] = frozenset({USED.touches})
    player: str
    use: str
    quantity: Quantity
    things: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        player = seat(context, self.player)
        used = [card for who, way, card in USED.of(match) if who == player and way == self.use]
        printed = [(card, _used_side(match, card, self.use)) for card in used]
        fitting = [card for card, side in printed if self.things.fits(match, context, card, side.values)]
        return self.quantity.includes(len(fitting))


def _used_side(match: Match, card: Card, use: str) -> CardDefinition:
    """808.3a. What is printed on a card that was used so: of a twinpact that was cast its spell, wherever it lies."""
    half = twinpacts.spell_side_of(match, card) if use == CAST else None
    return match.state.definition[card] if half is None else half


_USES = WordList("how a card is used", {"summon": "summon", "cast": "cast"})


@phrase(
    "the next {description-} that_you {use} costs {amount} less to_no_less_than {floor} this turn",
    use=_USES,
    optional=False,
)
@phrase(
    "the next {description-} that_you {use} may cost {amount} less to_no_less_than {floor} this turn",
    use=_USES,
    optional=True,
)
@dataclass(frozen=True, slots=True)
class NextCostsLess(Clause):
    """601.1a. The next such card that the player uses in this turn costs less; where it "may", nobody is asked."""

    description: Description
    use: str
    amount: int
    floor: int
    optional: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it in force until such a card is used."""
        yield from ()
        subject = CardsToUse(YOURS, self.description)
        changes = (CostsLess(self.amount, self.floor, self.use, self.optional, cards=subject),)
        entered = match.state.entered[context.source]
        made = EffectInForce(0, context.player, context.source, entered, UNTIL_USED, changes, subject=subject)
        verbs.put_in_force(match, made)
