"""Instructions that only Vanguard knows and that are done with no card in particular: soul charge, deal damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import actions, damage, field, zones
from engine.kernel.abilities import Context, Number
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.card_actions import go_on_with
from engine.language.cards import DID, IT, note_done
from engine.language.instructions import Clause
from engine.language.outcome import DecidesTheMatch
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat
from engine.language.words import COUNT


@phrase("draw up to {count} card/cards")
@dataclass(frozen=True, slots=True)
class DrawUpTo(Clause):
    """3.12.4. Draw cards one at a time, and stop when one likes."""

    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        before = match.cards(zones.HAND[context.player])
        yield from actions.draw_up_to(match, context.player, self.count.value(match, context))
        context.bound[DID] = _new(match, zones.HAND[context.player], before)


@phrase("look at up to {count} card/cards from the top of your deck")
@dataclass(frozen=True, slots=True)
class LookAtUpTo(Clause):
    """3.13.3. Look at cards from the top of the deck one at a time, and stop when one likes."""

    introduces: ClassVar[bool] = True
    shows_cards: ClassVar[bool] = True
    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        cards = yield from actions.look_at_up_to(match, context.player, self.count.value(match, context))
        context.bound[IT] = context.bound[DID] = cards
        yield from go_on_with(match, context, self, cards)


@phrase("Soul Charge {number}")
@dataclass(frozen=True, slots=True)
class SoulCharge(Clause):
    """10.18. From the top of the deck to the soul."""

    deed: ClassVar[str] = "soul-charge"
    number: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Move them one at a time."""
        before = match.cards(zones.SOUL[context.player])
        yield from actions.soul_charge(match, context.player, self.number)
        charged = context.bound[DID] = _new(match, zones.SOUL[context.player], before)
        note_done(context, self.deed, charged, also=f"put into {zones.SOUL.name}")


@phrase("deal {number} damage to {owner} vanguard", number=COUNT, owner=OWNERS)
@dataclass(frozen=True, slots=True)
class DealDamage(Clause):
    """10.33. The damage process follows as a rule action."""

    number: int
    owner: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Add to the vanguard damage."""
        player = seat(context, self.owner)
        vanguard = field.vanguard(match, player)
        damage.deal(match, player, self.number, context.source)
        context.bound[DID] = (vanguard,) if vanguard is not None and self.number > 0 else ()
        yield from ()


@phrase("you win_the_game", wins=True)
@phrase("you lose_the_game", wins=False)
@dataclass(frozen=True, slots=True)
class EndsTheGame(DecidesTheMatch):
    """1.2.5. The player wins, or loses, while the effect is resolved: the game is over before any check timing."""

    rule: ClassVar[str] = "1.2.5"


def _new(match: Match, zone: Zone, before: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that have come to a zone since."""
    return tuple([card for card in match.cards(zone) if card not in before])
