"""805. Linking psychic creatures to a super creature, and what becomes of it, or of the like, when it leaves.

One of the cells lies in the battle zone and stands for the creature; the others lie beside it and are attached to it.
What lies under one of them is attached to that one, as with gods.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters import battle_state, faces, field, gods, piles, zones
from engine.games.duel_masters.cells import CELL, CELLS, turn_to_cell
from engine.games.duel_masters.characteristics import (
    CORE,
    KEYWORDS,
    KING_CELL,
    NEBULA,
    PSYCHIC_CELL,
    TYPES,
    ZERON_CELL,
)
from engine.games.duel_masters.faces import AWAKEN, HIGHER
from engine.games.duel_masters.god_links import LINKS, is_linked, others_of
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.aspects import ORIENTATION
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position
from engine.kernel.settling import settled
from engine.kernel.succession import leave_to, succeed
from engine.kernel.zones import Zone

LINK_RELEASE = "link release"

_NEVER_ALONE: Final = frozenset({KING_CELL, CORE, ZERON_CELL})
"""309.7, 812.1d. The types of the cards that cannot stay when the card beside which they lie has left."""


def cells_of(match: Position, card: Card) -> Sequence[Card]:
    """805.1. The other cells of a super creature."""
    return field.linked(match, card)


def nebulae_of(match: Position, ceremony: Card) -> list[Card]:
    """311.3. The nebulae that are linked to a ceremony."""
    return [each for each in cells_of(match, ceremony) if NEBULA in match.state.definition[each].values[TYPES]]


def can_link(match: Position, card: Card) -> bool:
    """804.1c. Whether a card in the battle zone has a cell of a super creature on its other side."""
    side = faces.side_of(match, card, HIGHER)
    return side is not None and CELL in side.facts


def link(match: Match, card: Card, others: Sequence[Card]) -> None:
    """701.18, 804.1c. Link creatures to one, and turn all of them over: from now on they are one super creature.

    It is tapped if any of them was, and whatever applied to any of them applies to it.
    """
    state = match.state
    rested = any(state.rested[each] for each in (card, *others))
    for each in others:
        side = faces.side_of(match, each, HIGHER)
        assert side is not None
        beside = _beside(match, each)
        verbs.transfer(match, each, zones.LINKED[state.zone[each].player])
        turn_to_cell(match, each, side)
        attach(match, (*beside, each), card)
    for each in (card, *others):
        state.rested[each] = rested
    match.changed(ORIENTATION)
    succeed(match, (card, *others), (card,))
    whole = faces.side_of(match, card, HIGHER)
    assert whole is not None
    stamped = [(each, state.entered[each]) for each in others]
    field.AWAKENED.set(match, (*field.AWAKENED.of(match), *stamped))
    faces.turn_over(match, card, whole, AWAKEN)


def released(
    match: Match, moves: Sequence[Move], *, bottom: bool = False, exchanged: bool = False
) -> Procedure[tuple[list[Move], list[Move]]]:
    """805.1b, 803.7. What leaves when these cards would: of linked gods one, of a super creature with link release one.

    Returns what is to be moved, and the parts that leave by themselves, of which everything was asked already: this
    replaces nothing, so that what would happen instead of the creature's leaving is asked first. ``bottom``: they are
    to go below what lies there. ``exchanged`` (701.26a): another card comes for the creature, which fights instead of
    it; what would happen instead was asked before.
    109.2a. A card that leaves alone is meant itself, and not the creature of which it is a part.
    """
    made: list[Move] = []
    leaving: list[Move] = []
    if not is_any_linked(match):
        return [*moves], leaving
    for move in moves:
        card, zone, detail = move
        lead, single = match.lead(card), piles.parts(match, card)
        if zone.kind.field or not _is_asked_first(match, lead, single) or match.state.zone[card].kind is zones.UNDER:
            made.append(move)
            continue
        after = move if exchanged else (yield from settled(match, lead, zone, detail, verbs.Arrival(bottom=bottom)))
        if after is None or not _is_asked_first(match, lead, single):
            continue
        gone = card if single else (yield from _choose(match, card))
        if exchanged:
            battle_state.remove_from_attack(match, lead)
        if is_linked(match, card):
            yield from gods.part(match, lead, leaving=gone)
        elif releases(match, lead):
            fighters = battle_state.fighters_of(match, lead)
            yield from battle_state.go_on_as(match, fighters, lead, part(match, lead, gone), "805.2a")
        elif gone == lead:
            _leave_the_others(match, lead)
        leaving.append(after._replace(card=gone))
    return made, leaving


def is_any_linked(match: Position) -> bool:
    """803.1, 805.1. Whether there is any creature that consists of several cards beside each other."""
    return any(map(match.state.zones.get, zones.ALL_LINKED)) or bool(LINKS.of(match))


def _choose(match: Match, card: Card) -> Procedure[Card]:
    """803.7, 805.1b. The player of a creature says which part of it leaves."""
    about = {"card": Ref(card)}
    if is_linked(match, card):
        gods = [Option("god", each) for each in (card, *others_of(match, card))]
        chosen = yield from ask(match.state.owner[card], "803.7", Message("ask-god", about), gods, card=card)
    else:
        cells = [Option("cell", each) for each in (card, *cells_of(match, card))]
        chosen = yield from ask(match.state.owner[card], "805.1b", Message("ask-cell", about), cells, card=card)
    assert chosen.card is not None
    return chosen.card


def _is_asked_first(match: Match, lead: Card, single: bool) -> bool:
    """Whether of this creature only a part leaves, or (812.1e) a part leaves as if it was the creature."""
    return is_linked(match, lead) or releases(match, lead) or (single and bool(cells_of(match, lead)))


def part(match: Match, card: Card, leaving: Card | None) -> list[Card]:
    """805.1b, 805.2, 805.2a. Turn the cells of a super creature over but for one that leaves; returns the creatures.

    Each lies as the whole did, and what applied to that applies to each of them.
    """
    state = match.state
    cells = [card, *cells_of(match, card)]
    rest = [each for each in cells if each != leaving]
    beside = _beside(match, card)
    succeed(match, (card,), rest)
    detach(match, cells)
    for each in cells:
        state.rested[each] = state.rested[card]
    match.changed(ORIENTATION)
    if leaving is not None and leaving != card:
        verbs.transfer(match, leaving, zones.LINKED[state.zone[card].player])
    elif leaving is not None:
        turn_to_cell(match, card, state.definition[card])
    for each in rest:
        if state.zone[each].kind is zones.LINKED:
            verbs.transfer(match, each, zones.free_place(match, state.zone[each].player))
        faces.turn_over(match, each, faces.other_sides(match, each)[0])
    if card == leaving:
        attach(match, beside, rest[0])
        leave_to(match, card, state.entered[card], rest)
    return rest


def _beside(match: Match, card: Card) -> list[Card]:
    """What belongs to a creature and lies beside it; what lies under its card goes where that card goes."""
    return [each for each in match.attached(card) if match.state.zone[each].kind is zones.BATTLE]


def _leave_the_others(match: Match, card: Card) -> None:
    """109.2a. The card that stands for others is about to leave alone: nebulae lie by themselves again."""
    nebulae = nebulae_of(match, card)
    detach(match, nebulae)
    for each in nebulae:
        verbs.transfer(match, each, zones.free_place(match, match.state.zone[each].player))
    whole = match.state.definition[card]
    if CELL in whole.facts:
        turn_to_cell(match, card, whole)


def part_without(match: Match, card: Card, source: Zone) -> None:
    """805.1c. A cell has left from beside a super creature: with link release the others turn over and stay."""
    if source.kind is not zones.LINKED or match.state.zone[card].kind.field:
        return
    for each in field.creatures(match, source.player):
        count = match.state.definition[each].facts.get(CELLS, 0)
        if count > 1 + len(cells_of(match, each)) and LINK_RELEASE in match.values(each)[KEYWORDS]:
            part(match, each, None)


def is_lone_cell(match: Position, card: Card) -> bool:
    """703.4g, 805.1a. Whether a card in the battle zone is a psychic cell, or what is left of a super creature."""
    if CELLS in match.state.definition[card].facts and not faces.is_zeron(match.state.definition[card]):
        return not cells_of(match, card)
    return PSYCHIC_CELL in match.values(card)[TYPES] and card not in match.state.attached


def left_behind(match: Match) -> list[Card]:
    """309.7, 812.1d. What cannot stay of the cards beside one that has left, which stood for all of them."""
    linked = (*match.cards(zones.LINKED[0]), *match.cards(zones.LINKED[1]))
    left = [card for card in linked if card not in match.state.attached]
    return [card for card in left if not _NEVER_ALONE.isdisjoint(match.state.definition[card].values[TYPES])]


def releases(match: Position, card: Card) -> bool:
    """805.1b. Whether it is a super creature with link release."""
    return bool(cells_of(match, card)) and LINK_RELEASE in match.values(card)[KEYWORDS]
