"""100.5, 307, 604.4, 807. Forbidden cards: what begins the match in play, comes with seals, or works elsewhere."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import field, seals, zones
from engine.games.duel_masters.battle_state import Fighter, enlist
from engine.games.duel_masters.characteristics import CORE, TYPES
from engine.games.duel_masters.forbidden_abilities import ComesSealed, Elsewhere, StartsInHand, StartsInPlay
from engine.games.duel_masters.taking_back import take_back
from engine.games.duel_masters.twinpacts import OTHER_SIDES
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.resolving import follow_up, resolving

OPENING: Final = "opening"
"""100.5. The section of a deck for what lies beside it and begins the match in the battle zone."""

CORES: Final = 4
"""309.1. How many cores a final forbidden field has beside the card that stands for it."""

DUE: Final = Remembered[tuple[Fighter, ...]]("due elsewhere", (), touches="due elsewhere")
"""604.4. The cards that have come to a zone where they do something at once."""


def starts_in_play(definition: CardDefinition) -> StartsInPlay | None:
    """307.2, 807.4. The ability by which a card begins the match in the battle zone, if it has one."""
    return next((each for each in definition.abilities if isinstance(each, StartsInPlay)), None)


def create_linked(match: Match, definition: CardDefinition, player: int) -> Card:
    """309.1, 807.4. A final forbidden field: one card stands for it, and the others lie beside it, on both sides cores.

    701.29a. When it is turned over they are together one creature.
    """
    numbers = definition.facts.get(OTHER_SIDES, ())
    cores = [side for number in numbers if CORE in (side := match.rulebook.cards()[number]).values[TYPES]]
    lead = verbs.create(match, definition, player, zones.free_place(match, player))
    beside = [verbs.create(match, core, player, zones.LINKED[player]) for core in cores for _ in range(CORES)]
    attach(match, beside, lead)
    return lead


def put_starting(match: Match, player: int) -> Procedure[None]:
    """103.3, 307.2. Put what begins the match in the battle zone, and in the hand, there; the deck was shuffled."""
    if not (match.prints(StartsInPlay) or match.prints(StartsInHand)):
        return
    found = match.cards(zones.DECK[player])
    for card in found:
        if any(isinstance(each, StartsInHand) for each in match.state.definition[card].abilities):
            verbs.place(match, card, zones.HAND[player])
        elif starts_in_play(match.state.definition[card]) is not None:
            verbs.place(match, card, zones.free_place(match, player))
    for card in field.elements(match, player):  # some of which lay beside the deck; none of these is a seal
        ability = starts_in_play(match.state.definition[card])
        if ability is not None:
            yield from seals.seal(match, (card,), ability.seals)


def seal_coming(match: Match, card: Card) -> Procedure[None]:
    """110.4f. Put the seals on a card that it comes with.

    116.2a. A creature is ignored from the first moment: nothing has triggered on its coming.
    """
    for ability in match.state.definition[card].abilities:
        if isinstance(ability, ComesSealed):
            yield from seals.seal(match, (card,), ability.seals)
    if seals.is_ignored(match, card):
        came = (zones.BATTLE.enter, card, match.state.entered[card])
        take_back(match, lambda event: (event.kind, event.card, event.entered) == came)


def note_elsewhere(match: Match, card: Card) -> None:
    """604.4. Note that a card has come to a zone where it does something at once."""
    kind = match.state.zone[card].kind
    if kind.field or kind is zones.PENDING:
        return
    abilities = [each for each in match.state.definition[card].abilities if isinstance(each, Elsewhere)]
    if any(kind is not zones.HAND or not each.spares_hand for each in abilities):
        DUE.set(match, (*DUE.of(match), enlist(match, card)))


def apply_elsewhere(match: Match) -> Procedure[bool]:
    """604.4, 604.4b. Do what is due, the turn player's first; whether there was anything.

    What one of these effects makes due is done after it, so that no number of them can be in progress at once.
    """
    due = DUE.of(match)
    if not due or (match.resolving is not None and isinstance(match.resolving.context.ability, Elsewhere)):
        return False
    DUE.reset(match)
    state = match.state
    for each in sorted(due, key=lambda each: state.owner[each.card] != state.turn_player):
        for ability in state.definition[each.card].abilities:
            there = state.entered[each.card] == each.entered
            if isinstance(ability, Elsewhere) and ability.effect is not None and there:
                context = Context(each.card, state.owner[each.card], each.entered, ability)
                with resolving(match, context):
                    yield from ability.effect.resolve(match, context)
                    yield from follow_up(match)
    return True
