"""117, 804, 806. Cards with a face on both sides: turning them over, weapons, and going home.

Each face is a card definition that knows the others by their numbers. The card stays the same card whichever is up.
"""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.cells import ZERON
from engine.games.duel_masters.characteristics import COSTS, CREATURE, RULE_PLUS, SUPERTYPES, TYPES, WEAPON
from engine.games.duel_masters.twinpacts import OTHER_SIDES
from engine.kernel import verbs
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.position import Position

AWAKEN: Final = "awaken"
DRAGSOLUTION: Final = "dragsolution"
LIBERATE: Final = "forbidden liberate"
BIG_BANG: Final = "forbidden big bang"
"""701.20, 701.22, 701.25, 701.29. Turning over a psychic creature, a dragheart or a forbidden card by its ability.

They are the kinds of the events, too."""

OF_HYPERSPATIAL: Final = frozenset({"psychic", "dragheart"})
"""407.1. The supertypes of the cards whose home is the hyperspatial zone."""

HIGHER: Final = "higher cost"
LOWER: Final = "lower cost"
"""The sides of a card that texts name by their cost; others are named by the type that the card is there."""


def other_sides(match: Position, card: Card) -> list[CardDefinition]:
    """804.1, 806.1. What is on the other sides of a card."""
    numbers = match.state.definition[card].facts.get(OTHER_SIDES, ())
    return [match.rulebook.cards()[number] for number in numbers]


def side_of(match: Position, card: Card, side: str) -> CardDefinition | None:
    """804.1a, 806.1a. The side of a card that a text names, if it is another than the one that is up."""
    cost = match.state.definition[card].values[COSTS][0]
    for each in other_sides(match, card):
        other = each.values[COSTS][0]
        if {HIGHER: other > cost, LOWER: other < cost}.get(side, side in each.values[TYPES]):
            return each
    return None


def turn_over(match: Match, card: Card, side: CardDefinition, how: str = "") -> None:
    """701.20a, 701.22a, 804.5. Let another side of a card in the battle zone be up: tapped or not as it was before.

    ``how``: whether it awakens or dragsolves by this (804.6a), and not by any other effect.
    """
    before = match.state.definition[card].name
    verbs.flip_over(match, card, side)
    match.tell("turns-over", card=Ref(card), before=before)
    if CREATURE in side.values[TYPES]:
        detach(match, (card,))  # what was a weapon is a creature by itself
    else:
        detach(match, [each for each in match.attached(card) if match.state.zone[each].kind is zones.BATTLE])
    stamped = (card, match.state.entered[card])
    others = tuple([each for each in field.AWAKENED.of(match) if each != stamped])
    field.AWAKENED.set(match, (*others, stamped) if how == AWAKEN else others)
    if how and match.hears(how):
        match.announce(Event(how, card, match.master(card)))


def go_home(match: Match, card: Card) -> bool:
    """117.1, 314.4, 804.4b, 806.4b. A psychic, dragheart or rule plus card in any zone but the battle zone goes home.

    There it lies with the side up that was up at first.
    """
    state = match.state
    zone, definition = state.zone[card], state.definition[card]
    if zone.kind.field or zone.kind is zones.PENDING:
        return False
    if is_zeron(definition) and definition.side:
        verbs.flip_over(match, card, next(each for each in other_sides(match, card) if not each.side))
    if not is_of_hyperspatial(definition):
        return False
    if definition.side:
        verbs.flip_over(match, card, next(each for each in other_sides(match, card) if not each.side))
    if zone.kind is not zones.HYPERSPATIAL:
        verbs.place(match, card, zones.HYPERSPATIAL[state.owner[card]])
    return True


def is_zeron(card: CardDefinition) -> bool:
    """810.1. Whether a card is a ceremony, a nebula, or has one on another side."""
    return ZERON in card.values[SUPERTYPES]


def seen_as(match: Position, card: Card, kind: str) -> CardDefinition | None:
    """810.2. The side of this type that counts of a zeron card outside of the battle zone, if another one is up."""
    if not is_zeron(match.state.definition[card]) or match.state.zone[card].kind.field:
        return None
    return next((each for each in other_sides(match, card) if kind in each.values[TYPES]), None)


def is_of_hyperspatial(card: CardDefinition) -> bool:
    """314.1, 407.1. Whether the home of a card is the hyperspatial zone."""
    return RULE_PLUS in card.values[TYPES] or not card.values[SUPERTYPES].isdisjoint(OF_HYPERSPATIAL)


def equip(match: Match, weapon: Card, creature: Card) -> None:
    """305.2. Equip a creature with a weapon."""
    attach(match, (weapon,), creature)
    match.tell("equips", card=Ref(weapon), creature=Ref(creature))


def is_lone_weapon(match: Position, card: Card) -> bool:
    """305.3. Whether a card in the battle zone is a weapon without a creature."""
    return WEAPON in match.value(card, TYPES) and card not in match.state.attached
