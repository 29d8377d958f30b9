"""311, 701.31, 810. Ceremonies and nebulae in texts: linking, and zeron birth.

Whenever you cast a spell, you may link this nebula to one of your ceremonies. If you do, draw a card.
Zeron birth: When the last nebula is linked to this ceremony, flip all of them to their creature side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import zeron
from engine.games.duel_masters.vocabulary.faces import TurnsOver
from engine.kernel.abilities import Context
from engine.kernel.asking import choose_cards
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.cards import DID, Chosen
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.triggers import HappensTo, PlainTrigger, is_who


@phrase("zeron birth")
@dataclass(frozen=True, slots=True)
class ZeronBirth(TurnsOver):
    """701.31. A ceremony and its nebulae become a creature by the ability."""

    keyword: ClassVar[str] = zeron.BIRTH


@phrase("link this nebula to {target}")
@dataclass(frozen=True, slots=True)
class LinkNebula(Clause):
    """701.18. The nebula with the ability is linked to a ceremony."""

    target: Chosen

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is such a ceremony of its set, and it is linked to none."""
        this = context.this(match)
        found = self.target.choosable(match, context)
        return this is not None and any(zeron.can_link(match, this, card) for card in found)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose the ceremony, and link it."""
        context.bound[DID] = ()
        this = context.this(match)
        if this is None:
            return
        found = [card for card in self.target.choosable(match, context) if zeron.can_link(match, this, card)]
        prompt = Message("ask-link", {"card": Ref(this)})
        chosen = yield from choose_cards(context.player, "701.18a", prompt, found, 1, 1, verb="link", card=this)
        for ceremony in chosen:
            zeron.link(match, this, ceremony)
            context.bound[DID] = (this,)


@phrase("when the last nebula is linked to this ceremony")
@dataclass(frozen=True, slots=True)
class AllAreLinked(PlainTrigger):
    """701.31a. The last of its nebulae has been linked to the ceremony with the ability."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zeron.LINK,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this ceremony, and no nebula is missing."""
        return event.card == context.source and zeron.can_be_born(match, context.source)


@phrase("flip all_of_them to their creature side")
@dataclass(frozen=True, slots=True)
class GiveBirth(Clause):
    """701.31a. The ceremony and its nebulae are turned over and are one creature."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether all are still linked."""
        this = context.this(match)
        return this is not None and zeron.can_be_born(match, this)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Turn them over."""
        yield from ()
        if self.may_begin(match, context):
            zeron.give_birth(match, context.source)


@phrase("when {who-} is born")
@dataclass(frozen=True, slots=True)
class IsBorn(HappensTo):
    """701.31. A zeron creature has come into being so; it is judged by what it is now."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zeron.BIRTH,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return is_who(match, context, self.who, event.card)
