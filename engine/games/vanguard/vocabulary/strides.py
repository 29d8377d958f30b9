"""10.27, 10.28, 10.37. Words for striding, becoming a heart, going to the G zone and flipping over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import field, g_skills, gyze, hearts, striding, zones
from engine.games.vanguard.vocabulary.legions import is_mate, leads
from engine.kernel import verbs
from engine.kernel.abilities import Context, Node
from engine.kernel.cards import NAMES, Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.hand_and_deck import DISCARD
from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.kernel.moments import at_once
from engine.language.abilities import COSTS
from engine.language.cards import This
from engine.language.descriptions import Face
from engine.language.errors import Contradiction
from engine.language.instructions import ImmediateAction, TargetedCardAction
from engine.language.phrases import Phrase, WordList, phrase
from engine.language.triggers import PlainTrigger, Who, is_who
from engine.language.words import NAME

# ---- the skills of G units

SKILLS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    g_skills.GyzeStrideSkill: (Phrase("Ultimate Stride {side}: [{costs}]", {"costs": COSTS}),),
    g_skills.UltimateStrideSkill: (Phrase("Ultimate Stride: [{costs}]", {"costs": COSTS}),),
    g_skills.StrideSkill: (Phrase("Stride: [{costs}]", {"costs": COSTS}),),
    g_skills.GGuardianSkill: (Phrase("G_Guardian: [{costs}]", {"costs": COSTS}),),
}
"""11.11, 11.14, 11.42. What a player pays for a G unit; the rest of the skill is in the rules."""


# ---- card actions


@phrase("stride {target} standing", rested=False)
@phrase("stride {target} rested", rested=True)
@phrase("stride {target}")
@dataclass(frozen=True, slots=True)
class Stride(TargetedCardAction):
    """10.28. Superior stride: put G units on the vanguard circle, as the vanguard lay or as the text says."""

    verb: ClassVar[str] = "stride"
    rested: bool | None = None

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """10.28.1. Only a G unit strides, from face down in the G zone; or face up, where the text says so (1.3.1)."""
        lies_so = match.state.face_down[card] or Face(down=False) in self.target.walk()
        return lies_so and hearts.is_g_unit(match, card) and match.state.zone[card].kind is zones.G_ZONE

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Stride them one after the other."""
        came: list[Card] = []
        for card in cards:
            if not self.possible(match, context, card):
                continue
            striding_it = striding.stride(match, match.state.owner[card], card, rested=self.rested)
            if (yield from striding_it):
                came.append(card)
        return tuple(came)


@phrase("put {target} into your G_zone")
@dataclass(frozen=True, slots=True)
class PutIntoGZone(TargetedCardAction):
    """10.28.3, 11.12. Put cards face up into their owner's G zone; a G unit's hearts are vanguards again."""

    verb: ClassVar[str] = "put"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        owner = match.state.owner
        moving = [card for card in cards if match.state.zone[card].kind is not zones.G_ZONE]
        returning = [card for card in moving if hearts.is_g_unit(match, card)]
        moves = [(card, zones.G_ZONE[owner[card]]) for card in moving if card not in returning]
        with at_once(match):
            put = yield from verbs.move_together(match, moves)
            for card in returning:
                striding.return_to_g_zone(match, card)
        for card in put:
            match.tell("puts-into", player=Seat(owner[card]), card=Ref(card), zone=zones.G_ZONE[owner[card]])
        return tuple([card for card in moving if card in put or card in returning])


@phrase("put {target} on your VC as a heart in_legion", legion=True)
@phrase("put {target} on your VC as a heart", legion=False)
@dataclass(frozen=True, slots=True)
class PutAsHeart(TargetedCardAction):
    """10.27.5, 10.25.18. Put cards under the vanguard, as hearts; in legion with a heart that they can legion with."""

    verb: ClassVar[str] = "put"
    legion: bool

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        put: list[Card] = []
        with at_once(match):
            for card in cards:
                before = field.hearts(match, context.player)
                if not (yield from hearts.put_as_heart(match, context.player, card)):
                    continue
                put.append(card)
                mate = next((heart for heart in before if is_mate(match, heart, card)), None)
                if self.legion and mate is not None:
                    leader, other = (mate, card) if leads(match, mate, card) else (card, mate)
                    hearts.join_legion(match, context.player, leader, other)
        return tuple(put)


@phrase("flip {target} over")
@dataclass(frozen=True, slots=True)
class FlipOver(ImmediateAction, TargetedCardAction):
    """10.37. Make the other side of cards the active one; nothing happens to cards without one."""

    verb: ClassVar[str] = "turn"

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([card for card in cards if gyze.flip_over(match, card)])


# ---- triggers


@phrase("when {who-} strides")
@dataclass(frozen=True, slots=True)
class Strides(PlainTrigger):
    """10.28. A G unit comes to the vanguard circle by stride."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("stride",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit."""
        return is_who(match, context, self.who, event.card)


@phrase("when {who-} becomes a heart")
@dataclass(frozen=True, slots=True)
class BecomesHeart(PlainTrigger):
    """8.6.5.1.5. A unit becomes a heart."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("become heart",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, which was on the vanguard circle."""
        return is_who(match, context, self.who, event.card, zone=event.source)


_PAID_FOR: Final = {"stride": g_skills.StrideSkill, "g guardian": g_skills.GGuardianSkill}
PURPOSES: Final = WordList("what is paid for", {"Stride": "stride", "a G_Guardian": "g guardian"})


@phrase("when {who-} is discarded for the cost of {purpose}( named {name})?", purpose=PURPOSES, name=NAME)
@dataclass(frozen=True, slots=True)
class DiscardedFor(PlainTrigger):
    """8.5.2.4. This card is discarded to pay for a card of the G zone."""

    who: Who
    purpose: str
    name: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.who, This):
            raise Contradiction("units are on circles, and only cards in hand are discarded: write this card")

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the drop zone."""
        return (zones.DROP.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was discarded for a card that is about to come from the G zone for this."""
        if event.card != context.source or event.detail != DISCARD or match.resolving is None:
            return False
        cause = match.resolving.context
        if not match.resolving.paying or not isinstance(cause.ability, _PAID_FOR[self.purpose]):
            return False
        # It still lies face down, and is about to come: its name is what is printed on it.
        return not self.name or self.name in match.state.definition[cause.source].values[NAMES]
