"""Instructions that are done with no card in particular: draw, soul charge, shuffle, deal damage, wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import actions, field, zones
from engine.games.vanguard.vocabulary.places import OPPONENTS, OWNERS, YOURS, seat
from engine.games.vanguard.vocabulary.triggers import Passing
from engine.kernel import handling, verbs
from engine.kernel.abilities import Automatic, Context, Number
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.kernel.zones import Zone
from engine.language.cards import DID, choose
from engine.language.instructions import Clause, Instruction, Resolution, captured
from engine.language.numbers import Literal
from engine.language.phrases import WordList, says
from engine.language.words import COUNT


@says("draw a card", player=YOURS, count=Literal(1))
@says("draw {count} card/cards", player=YOURS)
@says("your opponent draws a card", player=OPPONENTS, count=Literal(1))
@says("your opponent draws {count} card/cards", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Draw(Clause):
    """3.12. Draw cards."""

    player: str
    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Draw one at a time."""
        player = seat(context, self.player)
        before = match.cards(zones.HAND[player])
        count = min(self.count.value(match, context), len(match.cards(zones.DECK[player])))
        yield from handling.draw(match, player, count)
        context.bound[DID] = _new(match, zones.HAND[player], before)


@says("draw up to {count} card/cards")
@dataclass(frozen=True, slots=True)
class DrawUpTo(Clause):
    """3.12.4. Draw cards one at a time, and stop when one likes."""

    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask before each card."""
        before = match.cards(zones.HAND[context.player])
        yield from actions.draw_up_to(match, context.player, self.count.value(match, context))
        context.bound[DID] = _new(match, zones.HAND[context.player], before)


@says("Soul Charge {number}")
@dataclass(frozen=True, slots=True)
class SoulCharge(Clause):
    """10.18. From the top of the deck to the soul."""

    number: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Move them one at a time."""
        before = match.cards(zones.SOUL[context.player])
        yield from actions.soul_charge(match, context.player, self.number)
        context.bound[DID] = _new(match, zones.SOUL[context.player], before)


@says("shuffle {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class Shuffle(Clause):
    """10.11."""

    owner: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Shuffle the deck."""
        player = seat(context, self.owner)
        verbs.shuffle(match, zones.DECK[player])
        match.tell("shuffles", player=Seat(player))
        yield from ()


@says("deal {number} damage to {owner} vanguard", number=COUNT, owner=OWNERS)
@dataclass(frozen=True, slots=True)
class DealDamage(Clause):
    """10.33. The damage process follows as a rule action."""

    number: int
    owner: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Add to the vanguard damage."""
        player = seat(context, self.owner)
        vanguard = field.vanguard(match, player)
        actions.deal_damage(match, player, self.number, context.source)
        context.bound[DID] = (vanguard,) if vanguard is not None and self.number > 0 else ()
        yield from ()


@says("your opponent discards a card", count=Literal(1))
@says("your opponent discards {count} card/cards")
@dataclass(frozen=True, slots=True)
class OpponentDiscards(Clause):
    """10.3. Cards of the opponent's own choice."""

    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the opponent choose, and discard them."""
        player = 1 - context.player
        count = self.count.value(match, context)
        cards = yield from choose(match, context, player, field.hand(match, player), (count, count), "discard")
        context.bound[DID] = yield from handling.discard(match, cards, context.source)


ENDINGS: Final = WordList(
    "a moment", {"turn": "end of turn", "battle": "end of battle", "that battle": "end of battle"}
)


@says("at the end of {moment}, {instruction}", moment=ENDINGS)
@dataclass(frozen=True, slots=True)
class Later(Instruction):
    """8.6.6. A timed trigger: at the next such moment, once, do something."""

    moment: str
    instruction: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the instruction wait, with the cards that it speaks of now."""
        effect = Resolution(captured(self.instruction, match, context))
        waiting = Automatic(trigger=Passing(self.moment), effect=effect)
        entered = match.state.entered[context.source]
        verbs.put_in_force(
            match, EffectInForce(0, context.player, context.source, entered, "game", ability=waiting, once=True)
        )
        yield from ()


def _new(match: Match, zone: Zone, before: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that have come to a zone since."""
    return tuple([card for card in match.cards(zone) if card not in before])
