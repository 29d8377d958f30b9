"""8.2, 8.5.2.3. Why something happens: by whose effect, by which card's effect or cost, by which keyword ability.

When this unit stands due to your effect
When this unit is put into the drop zone from RC due to an effect or cost of your vanguard with Engorge
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.keywords.references import is_with
from engine.games.vanguard.vocabulary.keywords.words import ABILITY_WORDS
from engine.kernel.abilities import Context, Node
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.groups import InPlay
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat
from engine.language.triggers import PlainTrigger, Who, is_who


@dataclass(frozen=True, slots=True)
class Reason(Node, ABC):
    """Why something happens."""

    @abstractmethod
    def explains(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this is why an event, which is being announced, has happened."""


@phrase("a effect", owner="")
@phrase("{owner} effect", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ByEffect(Reason):
    """An effect of anybody's, or of a certain player's."""

    owner: str

    def explains(self, match: Match, context: Context, event: Event) -> bool:
        """Whether an effect did it: that of an ability, or that of a trigger icon (2.8.1)."""
        player = _whose_effect(match)
        return player is not None and (not self.owner or player == seat(context, self.owner))


@phrase("a effect of {who-}", cost_too=False)
@phrase("a effect or cost of {who-}", cost_too=True)
@dataclass(frozen=True, slots=True)
class ByCard(Reason):
    """An effect of certain cards, or one of their costs."""

    who: Who
    cost_too: bool

    def explains(self, match: Match, context: Context, event: Event) -> bool:
        """Whether an ability of such a card did it."""
        resolving = match.resolving
        if resolving is None or (resolving.paying and not self.cost_too):
            return False
        return _is_of(match, context, self.who, resolving.context, event)


@phrase("a cost of {who-}")
@dataclass(frozen=True, slots=True)
class ByCostOf(Reason):
    """8.5.2.3. A cost of the abilities of certain cards."""

    who: Who

    def explains(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was paid for an ability of such a card."""
        resolving = match.resolving
        return resolving is not None and resolving.paying and _is_of(match, context, self.who, resolving.context, event)


@phrase("a effect or cost", owner="")
@phrase("{owner} effect or cost", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ByEffectOrCost(Reason):
    """An effect or a cost: anybody's, or a certain player's."""

    owner: str

    def explains(self, match: Match, context: Context, event: Event) -> bool:
        """Whether the one did it, or it paid for the other."""
        resolving = match.resolving
        return resolving is not None and (not self.owner or resolving.context.player == seat(context, self.owner))


@phrase("a ability", owner="")
@phrase("{owner} ability", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ByAbility(Reason):
    """3.1.1.5. An ability of anybody's, or of a player's: its effect or its cost. A trigger icon is none (2.8)."""

    owner: str

    def explains(self, match: Match, context: Context, event: Event) -> bool:
        """Whether an ability did it, or was being paid for."""
        resolving = match.resolving
        if resolving is None or resolving.context.ability is None:
            return False
        return not self.owner or resolving.context.player == seat(context, self.owner)


@phrase("{owner} {keyword} ability", keyword=ABILITY_WORDS, owner=OWNERS)
@phrase("the {keyword} ability( of {who-})?", keyword=ABILITY_WORDS, owner="")
@dataclass(frozen=True, slots=True)
class ByKeyword(Reason):
    """The effect of abilities with a keyword: anybody's, a certain player's, or those of certain cards."""

    keyword: str
    owner: str
    who: Who | None = None

    def explains(self, match: Match, context: Context, event: Event) -> bool:
        """Whether the effect of such an ability did it."""
        resolving = match.resolving
        if resolving is None or resolving.paying:
            return False
        cause = resolving.context
        if cause.ability is None or not is_with(cause.ability, self.keyword):
            return False
        if self.owner and cause.player != seat(context, self.owner):
            return False
        return self.who is None or _is_of(match, context, self.who, cause, event)


@phrase("{trigger} due to {reason}")
@dataclass(frozen=True, slots=True)
class DueTo(PlainTrigger):
    """Something happens for a certain reason."""

    trigger: PlainTrigger
    reason: Reason

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.trigger.kinds

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it happens, and for this reason."""
        return self.trigger.matches(match, context, event) and self.reason.explains(match, context, event)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        return self.trigger.meant(match, context, event)


def _whose_effect(match: Match) -> int | None:
    """The player whose effect made something happen; None if it was a cost, or the rules."""
    resolving = match.resolving
    return None if resolving is None or resolving.paying else resolving.context.player


def _is_of(match: Match, context: Context, who: Who, cause: Context, event: Event) -> bool:
    """Whether an ability is that of a card that is meant, judged by what it was where the ability was played."""
    card, last = cause.source, cause.looks_back_at(match, cause.source)
    if last is not None:
        context.last[card] = last
    zone = event.source if event.card == card else cause.own_zone(match)
    if isinstance(who, InPlay) and isinstance(who.description.noun, CardNoun):  # said of cards in any zone
        return who.is_of(context, cause.player) and who.matches(match, context, card, cause.information(match))
    return is_who(match, context, who, card, zone=zone, values=cause.information(match), player=cause.player)
