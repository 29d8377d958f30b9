"""701.26. Switching a creature with a card of another zone.

Whenever this creature attacks, you may switch this creature with a Goblin creature from your mana zone.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters import actions, forbidding, zones
from engine.games.duel_masters.changing_places import change_places
from engine.games.duel_masters.characteristics import PUT
from engine.games.duel_masters.vocabulary.own_zone import OWN_ZONES
from engine.kernel.abilities import Context
from engine.kernel.asking import choose_cards
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.descriptions import Description, refuse_places
from engine.language.groups import CardsFrom
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.places import YOURS, ZoneOf


@phrase("switch this creature with a {description-} from your {zone}", zone=OWN_ZONES)
@dataclass(frozen=True, slots=True)
class SwitchThis(Clause):
    """701.26a, 701.26b. The two change places or neither does; the one that comes lies as the other, and attacks."""

    description: Description
    zone: str

    def __post_init__(self) -> None:
        refuse_places(self.description, self.zone)

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether the creature is there, and may leave."""
        this = context.this(match)
        return this is not None and match.state.zone[this].kind is zones.BATTLE and actions.can_leave(match, this)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose the card, and change them at the same time."""
        this = context.this(match)
        if this is None or not self.may_begin(match, context):
            return
        prompt = Message("ask-put", {"card": Ref(context.source)})
        found = list(CardsFrom(self.description, ZoneOf(YOURS, self.zone)).cards(match, context))
        chosen = yield from choose_cards(context.player, "701.26a", prompt, found, 1, 1, verb="put", card=this)
        for card in chosen:
            if not forbidding.is_kept_from(match, match.master(this), card, PUT):  # 101.2
                yield from change_places(match, this, match.state.zone[card].kind, card)
