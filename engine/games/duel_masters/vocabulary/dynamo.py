"""602.1. Dynamo: a creature is tapped, and another Dynamo gets its power and abilities for the turn.

Dynamo
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.battle_state import BATTLE
from engine.games.duel_masters.characteristics import POWER
from engine.games.duel_masters.god_links import others_of
from engine.games.duel_masters.keyword_abilities import KeywordAbility, TapAbility
from engine.games.duel_masters.vocabulary.keywords import DYNAMO, SHIELD_GO, HasKeyword, PlainKeyword
from engine.kernel.abilities import FIRST_TIME, GAINED_ABILITIES, Ability, Automatic, Change, Context, Continuous
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.changes import GainsAbility, Gets, put_in_force
from engine.language.instructions import ImmediateAction, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.replacing import Instead
from engine.language.triggers import PlainTrigger

DYNAMO_MEANS: Final = """Tap ability: Add its power and abilities to one of your other Dynamo creatures.
When a battle begins while this is untapped, you may tap this creature. If you do, add its power and abilities to one \
of your other Dynamo creatures."""
"""What a creature with dynamo does, in the words of the card language."""

_NOT_ADDED: Final = (PlainKeyword(DYNAMO), PlainKeyword(SHIELD_GO))
"""Dynamo, which the other creature has itself, and what no card is given."""


@phrase("add_its_power_and_abilities to {target}")
@dataclass(frozen=True, slots=True)
class AddItself(ImmediateAction, TargetedCardAction):
    """602.1. Other creatures get the power and the abilities of the creature with the ability, until the turn ends."""

    verb: ClassVar[str] = "choose"

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Add what the creature has now."""
        this = context.this(match)
        if this is None:
            return ()
        changes: list[Change] = [Gets(POWER, max(0, field.power(match, this)))]
        changes += [change for ability in _abilities_of(match, this) for change in _added(ability)]
        put_in_force(match, context, cards, changes, "turn", None)
        return cards


def _abilities_of(match: Match, creature: Card) -> Iterator[Ability]:
    """What a creature has by its text, or that of gods linked with it, and what it was given."""
    for part in (creature, *others_of(match, creature)):
        yield from match.state.definition[part].abilities
    yield from match.values(creature).get(GAINED_ABILITIES, ())


def _added(ability: Ability) -> tuple[Change, ...]:
    """What makes another creature have an ability; nothing for one that does nothing in the battle zone."""
    if isinstance(ability, KeywordAbility):
        added = ability.keyword is not None and ability.keyword not in _NOT_ADDED
        return (HasKeyword(ability.keyword),) if added and ability.keyword is not None else ()
    if not isinstance(ability, Automatic | Continuous | Instead | TapAbility):
        return ()
    if ability.zones and zones.BATTLE.name not in ability.zones:
        return ()
    if (
        isinstance(ability, Automatic)
        and ability.restriction == FIRST_TIME
        and not (ability.trigger and ability.trigger.own)
    ):
        return ()
    if any(isinstance(node, AddItself) for node in ability.walk()):
        return ()
    return (GainsAbility(ability),)


@phrase("when a_battle_begins while_this_is_untapped")
@dataclass(frozen=True, slots=True)
class BattleBegins(PlainTrigger):
    """115.2. Two creatures begin to battle, whosever they are."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("battle",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is what the first of the two does: it is one battle."""
        begins = bool(BATTLE.of(match)) and BATTLE.of(match)[-1][0].card == event.card
        return begins and not match.state.rested[match.lead(context.source)]
