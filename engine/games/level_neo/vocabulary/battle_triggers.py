"""Triggers of battle: attacks, covers, victories and defeats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.level_neo.battle_state import enlist
from engine.games.level_neo.vocabulary.battles import foes_of, in_role
from engine.games.level_neo.vocabulary.groups import CharactersOf, ThisCharacter
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.descriptions import Description
from engine.language.phrases import phrase
from engine.language.triggers import HappensTo, PlainTrigger, Who, is_like, is_who, others_meant


@phrase("when {who-} attacks( a {attacked-})?")
@dataclass(frozen=True, slots=True)
class Attacks(HappensTo):
    """5.1. A character attacks, alone or together with another."""

    against: ClassVar[str] = "attacked"
    attacked: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attack",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and what it attacks fits."""
        return is_who(match, context, self.who, event.card) and is_like(match, context, self.attacked, event.other)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this character attacks a support character" that one; otherwise who attacks."""
        return others_meant(self.who, self.attacked, [] if event.other is None else [event.other])


@phrase("when {who-} combi attacks( with a {partner-})?")
@dataclass(frozen=True, slots=True)
class CombiAttacks(HappensTo):
    """5.8. A character attacks together with another."""

    partner: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attack",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and the other one fits."""
        return is_who(match, context, self.who, event.card) and bool(self._partners(match, context, event))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this character combi attacks with a blue character" that one; otherwise who attacks."""
        return others_meant(self.who, self.partner, self._partners(match, context, event))

    def _partners(self, match: Match, context: Context, event: Event) -> list[Card]:
        together = in_role(match, "together")
        return [card for card in together if card != event.card and is_like(match, context, self.partner, card)]


@phrase("when {who-} is attacked( by a {attacker-})?")
@dataclass(frozen=True, slots=True)
class IsAttacked(HappensTo):
    """5.1. A character is attacked."""

    against: ClassVar[str] = "attacker"
    attacker: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attacked",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and one of the attackers fits."""
        return is_who(match, context, self.who, event.card) and bool(self._attackers(match, context))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this character is attacked by a main character" that one; otherwise who is attacked."""
        return others_meant(self.who, self.attacker, self._attackers(match, context))

    def _attackers(self, match: Match, context: Context) -> list[Card]:
        attacking = in_role(match, "attacking")
        return [card for card in attacking if is_like(match, context, self.attacker, card)]


@phrase("when {who-} covers( a {covered-})?")
@dataclass(frozen=True, slots=True)
class Covers(HappensTo):
    """6.1. A support character takes an attack upon itself."""

    covered: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("cover",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and what it covers fits."""
        return is_who(match, context, self.who, event.card) and is_like(match, context, self.covered, event.other)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this character covers a main character" that one; otherwise who covers."""
        return others_meant(self.who, self.covered, [] if event.other is None else [event.other])


@phrase("when this character's attack is covered", who=ThisCharacter())
@phrase("when the attack of {who-} is covered", who=CharactersOf)
@dataclass(frozen=True, slots=True)
class AttackIsCovered(PlainTrigger):
    """6.1. Another character takes the attack of a character."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("cover",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return any(is_who(match, context, self.who, card) for card in in_role(match, "attacking"))


@phrase("when {who-} wins a battle( against a {foe-})?", kind="battle won")
@phrase("when {who-} loses a battle( against a {foe-})?", kind="battle lost")
@dataclass(frozen=True, slots=True)
class BattleIsJudged(HappensTo):
    """9. A character has won a battle, or lost it; with equal AP both sides lose."""

    against: ClassVar[str] = "foe"
    kind: str
    foe: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and one that it was in battle with fits."""
        return is_who(match, context, self.who, event.card) and bool(self._foes(match, context, event))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this character wins a battle against a main character" that one; otherwise who wins or loses."""
        return others_meant(self.who, self.foe, self._foes(match, context, event))

    def _foes(self, match: Match, context: Context, event: Event) -> list[Card]:
        assert event.card is not None
        foes = foes_of(match, context, enlist(match, event.card))
        return [card for card in foes if is_like(match, context, self.foe, card)]
