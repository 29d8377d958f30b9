"""801.4. "Only its top card leaves": what lets the cards under a creature stay, or go instead of it.

When this creature would leave the battle zone, only its top card leaves instead.
When this creature would leave the battle zone, the cards under it leave instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import actions, battle_state, field, piles, zones
from engine.games.duel_masters.god_links import others_of
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event, Move
from engine.kernel.match import Match
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.prospects import Prospect
from engine.language.triggers import Who, is_who


@phrase("{who-} would leave the battle zone")
@dataclass(frozen=True, slots=True)
class WouldLeave(Prospect):
    """400. A creature is about to leave the battle zone."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.BATTLE.leave,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and goes to another zone."""
        leaves = event.destination is not None and not event.destination.kind.field
        return leaves and is_who(match, context, self.who, event.card)


def _leaving(context: Context) -> Card:
    """The creature that would leave, whosever ability it is by which something else happens."""
    event = context.event
    return context.source if event is None or event.card is None else event.card


@phrase("only its top card leaves and the other cards separate", separate=True)
@phrase("only its top card leaves", separate=False)
@dataclass(frozen=True, slots=True)
class OnlyTopLeaves(Clause):
    """801.4. The top card goes where all of it would have gone; the cards under it stay, as creatures again."""

    leaves_alone: ClassVar[bool] = True
    separate: bool

    @property
    def separates(self) -> bool:
        """801.4b. Whether the cards under it come apart to several creatures."""
        return self.separate

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is anything under it."""
        return bool(piles.tops(match, match.lead(_leaving(context))))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let it go alone; 803.4a: of all that stays, its player says what goes on fighting."""
        event = context.event
        if event is None or event.card is None or event.destination is None or event.destination.kind.field:
            return
        creature = match.lead(event.card)
        linked, fighters = others_of(match, creature), battle_state.fighters_of(match, creature)
        tops, own = piles.tops(match, creature), context.source
        top = yield from piles.leave_alone(match, creature, [own] if own in tops else tops, separate=self.separate)
        below, stay = field.under(match, top), [each for each in (creature, *linked) if each != top]
        actions.tell_of(match, Move(top, event.destination, event.detail))
        arrival = verbs.Arrival(event.detail, event.bottom, event.comes_face_down, answering=True)
        yield from verbs.move(match, top, event.destination, arrival)
        stay = [card for card in (*stay, *below) if field.is_creature(match, card)]
        if fighters and (linked or len(stay) > 1):
            fighting = [*fighters, *[each for card in stay for each in battle_state.fighters_of(match, card)]]
            yield from battle_state.go_on_as(match, frozenset(fighting), top, stay, "803.4a" if linked else "801.4")


@phrase("the cards under it leave")
@dataclass(frozen=True, slots=True)
class CardsUnderLeave(Clause):
    """802.2. Of a G-NEO creature all cards under it go where it would have gone; it stays, as it lies."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is anything under it."""
        return bool(field.under_all(match, _leaving(context)))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let them go, all at once."""
        event = context.event
        if event is None or event.card is None or event.destination is None or event.destination.kind.field:
            return
        place, below, face_up = event.destination, field.under_all(match, event.card), event.comes_face_down is False
        if place.kind is zones.SHIELD and match.cards(place):  # 113.2: it was to come to a shield that is there
            yield from actions.put_with_shields(match, [Move(card, place) for card in below], on_top=not event.bottom)
        elif place.kind is zones.SHIELD:
            yield from actions.add_to_shields(match, below, face_up=face_up)
        elif place.kind is zones.DECK and event.detail != verbs.SHUFFLED:
            for player in (0, 1):
                of_player = [card for card in below if match.state.owner[card] == player]
                yield from hand_and_deck.put_on_deck(match, of_player, player, bottom=event.bottom)
        else:
            able = [card for card in below if actions.can_leave(match, card)]
            why = verbs.SHUFFLED if place.kind is zones.DECK else None  # 109.2b: cards are not destroyed
            moves = actions.to_owners(match, able, place.kind, why)
            for each in moves:
                actions.tell_of(match, each)
            yield from actions.move_all(match, moves, face_down=event.comes_face_down, bottom=event.bottom)
