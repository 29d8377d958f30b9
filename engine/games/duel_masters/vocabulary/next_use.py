"""601.1a. Texts about the next card that a player uses in the turn.

The next creature that you summon this turn costs 3 less. It can't cost less than 1.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters.next_use import UNTIL_USED
from engine.games.duel_masters.vocabulary.groups import CardsToUse
from engine.games.duel_masters.vocabulary.price_changes import CostsLess
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.descriptions import Description
from engine.language.instructions import Clause
from engine.language.phrases import WordList, phrase
from engine.language.places import YOURS

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
    """601.1a. The next such card that the player uses in this turn costs less, or may do so if they like."""

    description: Description
    use: str
    amount: int
    floor: int
    optional: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it in force until such a card is used."""
        yield from ()
        changes = (CostsLess(self.amount, self.floor, self.use, self.optional),)
        subject = CardsToUse(YOURS, self.description)
        entered = match.state.entered[context.source]
        made = EffectInForce(0, context.player, context.source, entered, UNTIL_USED, changes, subject=subject)
        verbs.put_in_force(match, made)
