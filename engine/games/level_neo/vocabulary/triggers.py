"""Triggers of Level Neo: characters that come and go, levels, level bursts, events and skills that are used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.level_neo import zones
from engine.games.level_neo.vocabulary.places import ORIGINS
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, seat
from engine.language.triggers import HappensTo, PlainTrigger, is_who


@phrase("when {who-} comes into play( from {origin})?", origin=ORIGINS)
@dataclass(frozen=True, slots=True)
class ComesIntoPlay(HappensTo):
    """4.2.1. A support character comes into play, whether it is played or an effect puts it there."""

    origin: str | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.SUPPORT.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and it comes from there; who is in play does not come there again."""
        if self.origin is not None and (event.source is None or event.source.kind.name != self.origin):
            return False
        return is_who(match, context, self.who, event.card)


@phrase("when {who-} is put into the discard pile")
@dataclass(frozen=True, slots=True)
class LeavesForDiscardPile(HappensTo):
    """9.6. A support character goes from the field to the discard pile; it is judged by what it was there."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the discard pile."""
        return (zones.DISCARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and it was in play."""
        source = event.source
        if source is None or not source.kind.field:
            return False
        return is_who(match, context, self.who, event.card, zone=source, values=event.was)


@phrase("when {owner} main_character levels up", owner=OWNERS, kind="level up")
@phrase("when {owner} main_character levels down", owner=OWNERS, kind="level down")
@phrase("when {owner} level burst succeeds", owner=OWNERS, kind="level burst")
@phrase("when {owner} level burst fails", owner=OWNERS, kind="level burst failed")
@dataclass(frozen=True, slots=True)
class BefallsPlayer(PlainTrigger):
    """7.2, 7.3, 8.3, 8.6. A main character levels up or down, by a battle or an effect; a burst works or fails."""

    owner: str
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the right player's."""
        return event.player == seat(context, self.owner)


_USED: Final = WordList("what is used", {"event": "event", "skill": "use"})


@phrase("when you use a {what}", player=YOURS, what=_USED)
@phrase("when your opponent uses a {what}", player=OPPONENTS, what=_USED)
@dataclass(frozen=True, slots=True)
class Uses(PlainTrigger):
    """2.4, 2.5. A player has used an event card, or a Use skill of a character."""

    player: str
    what: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("use",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player's, and of this kind."""
        return event.player == seat(context, self.player) and event.detail == self.what
