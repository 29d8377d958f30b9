"""112.3c, 112.3f, 511.1, 701.26, 801.2a. What abilities of the hand do that were declared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters import actions, auras, battle_state, forbidding, piles, using, zones
from engine.games.duel_masters.changing_places import REVOLUTION_CHANGE, change_places
from engine.games.duel_masters.characteristics import PUT
from engine.games.duel_masters.keyword_abilities import ByRule, CastAtAttack, ComesAtAttack, declared_of
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Automatic, Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.heirs import as_now
from engine.kernel.match import Match
from engine.language.delayed import EndOf
from engine.language.instructions import Clause, Resolution
from engine.language.phrases import phrase


@phrase("summon this creature without paying its cost", printed_only=True)
@dataclass(frozen=True, slots=True)
class SummonNinja(Clause):
    """112.3c. The creature is summoned, and goes to the bottom of the deck at the end of this turn, if that comes."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Summon it, as was declared."""
        card = context.source
        if context.this(match) is None or not using.is_usable(match, context.player, card, using.SUMMON):
            return
        yield from using.use_for_nothing(match, context.player, card, using.SUMMON)
        if match.state.zone[card].kind is zones.BATTLE:
            entered = match.state.entered[card]
            waiting = EffectInForce(0, context.player, card, entered, "turn", ability=_LEAVING, once=True)
            verbs.put_in_force(match, waiting)


@phrase("put this creature on the bottom of its owner's deck", printed_only=True)
@dataclass(frozen=True, slots=True)
class GoUnderTheDeck(Clause):
    """112.3c. What was summoned by ninja strike goes to the bottom of the deck, with all that lies under it."""

    def is_void(self, match: Match, context: Context) -> bool:
        """Whether it has left."""
        return context.this(match) is None

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it there if it is still the creature that it was."""
        card = context.this(match)
        if card is not None and match.state.zone[card].kind is zones.BATTLE:
            yield from hand_and_deck.put_on_deck(match, (card,), context.player, bottom=True)


@phrase("cast this spell without paying its cost", printed_only=True)
@dataclass(frozen=True, slots=True)
class CastBySurprise(Clause):
    """112.3f. The spell is cast."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Cast it, as was declared."""
        if context.this(match) is not None and using.is_usable(match, context.player, context.source, using.CAST):
            yield from using.use_for_nothing(match, context.player, context.source, using.CAST)


@phrase("cast this spell without paying its cost, if what it asks for is so", printed_only=True)
@dataclass(frozen=True, slots=True)
class CastIfStillSo(Clause):
    """603.2e. The spell is cast, if what it asks for is so still."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Cast it, as was declared."""
        if _is_still_so(match, context, CastAtAttack):
            yield from CastBySurprise().resolve(match, context)


@phrase("put this creature on the attacking creature", printed_only=True)
@dataclass(frozen=True, slots=True)
class Invade(Clause):
    """801.2a. The creature that attacks evolves into this one, and goes on attacking."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it there, if it can still be put on what the attacking creature is by now."""
        attacking = _attacking(match, context)
        if attacking is None or not piles.fits_onto(match, context.player, context.source, attacking):
            return
        onto = yield from piles.put_onto(match, context.source, (attacking,))
        if onto:
            piles.tell_onto(match, context.source, onto)
            yield from actions.after_coming(match, context.source)


@phrase("switch this creature with the attacking creature", printed_only=True)
@dataclass(frozen=True, slots=True)
class ChangePlaces(Clause):
    """701.26a, 701.26b. The two change places or neither does; the one that comes lies as the other, and attacks.

    811.1. A star evolution creature comes to the hand alone, and so it has changed places.
    """

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Change them at the same time."""
        attacking = _attacking(match, context)
        if attacking is not None and actions.can_leave(match, attacking):
            yield from change_places(match, attacking, zones.HAND, context.source, why=REVOLUTION_CHANGE)


@phrase("put this creature from your hand into the battle zone", printed_only=True)
@dataclass(frozen=True, slots=True)
class Come(Clause):
    """603.2f. The creature is put into the battle zone; it is not summoned."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it there, as was declared, if it is still in the hand."""
        if context.this(match) is not None:
            yield from actions.put_into_battle_zone(match, context.player, context.source)


@phrase("put this creature from your hand into the battle zone, if what it asks for is so", printed_only=True)
@dataclass(frozen=True, slots=True)
class ComeIfStillSo(Clause):
    """603.2e. The creature is put into the battle zone, if what it asks for is so still."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it there, as was declared."""
        if _is_still_so(match, context, ComesAtAttack):
            yield from Come().resolve(match, context)


@phrase("attach this aura from your hand to the attacking creature", printed_only=True)
@dataclass(frozen=True, slots=True)
class AttachToAttacking(Clause):
    """310.2. The aura is attached to the creature that attacks, if that still does."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Attach it, as was declared, if it is still in the hand."""
        attacking = _attacking(match, context)
        if attacking is not None:
            yield from auras.attach_to(match, context.player, context.source, attacking)


def _is_still_so(match: Match, context: Context, kind: type[CastAtAttack | ComesAtAttack]) -> bool:
    """603.4. Whether what a card asks for that was declared at an attack is so as that is resolved."""
    card = context.source
    own = Context(card, context.player, match.state.entered[card])
    asked = [each.requirement for each in declared_of(match.state.definition[card]) if isinstance(each, kind)]
    return any(each is None or each.holds(match, own) for each in asked)


def _attacking(match: Match, context: Context) -> Card | None:
    """The attacking creature, if it is the one for which it was declared, and the card may still come from the hand."""
    event, attacking = context.event, battle_state.attacker(match)
    if context.this(match) is None or event is None or event.card is None or attacking is None:
        return None
    if forbidding.is_kept_from(match, context.player, context.source, PUT):  # 101.2: by what has come meanwhile
        return None
    declared_for = () if event.entered is None else as_now(match, event.card, event.entered)
    return attacking if attacking in declared_for else None


_LEAVING: Final = Automatic(trigger=EndOf("end of turn"), effect=Resolution(GoUnderTheDeck()))

EFFECTS: Final[Mapping[str, ByRule]] = {
    "ninja-strike": ByRule(effect=Resolution(SummonNinja())),
    "attack-chance": ByRule(effect=Resolution(CastBySurprise())),
    "cast-at-attack": ByRule(effect=Resolution(CastIfStillSo())),
    "comes-at-attack": ByRule(effect=Resolution(ComeIfStillSo())),
    "attaches-at-attack": ByRule(effect=Resolution(AttachToAttacking())),
    "invasion": ByRule(effect=Resolution(Invade())),
    "revolution-change": ByRule(effect=Resolution(ChangePlaces())),
    "comes-at-end": ByRule(effect=Resolution(Come())),
}
"""By what the player has declared."""
