"""805. Linking psychic creatures to a super creature, and what becomes of it when it leaves.

One of the cells lies in the battle zone and stands for the creature; the others lie beside it and are attached to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.duel_masters import battle_state, faces, field, zones
from engine.games.duel_masters.battle_state import ATTACK, enlist
from engine.games.duel_masters.cells import CELL, CELLS
from engine.games.duel_masters.characteristics import KEYWORDS, PSYCHIC_CELL, TYPES
from engine.games.duel_masters.faces import AWAKEN, HIGHER
from engine.kernel import verbs
from engine.kernel.asking import ask, choose_cards
from engine.kernel.aspects import ORIENTATION
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position
from engine.kernel.settling import settled
from engine.kernel.succession import succeed
from engine.kernel.zones import Zone

LINK_RELEASE = "link release"


def cells_of(match: Position, card: Card) -> list[Card]:
    """805.1. The other cells of a super creature."""
    if not match.state.attached:
        return []
    return [each for each in match.attached(card) if match.state.zone[each].kind is zones.LINKED]


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
        beside = match.attached(each)
        verbs.transfer(match, each, zones.LINKED[state.zone[each].player])
        verbs.flip_over(match, each, match.rulebook.cards()[side.facts[CELL]])
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


def released(match: Match, moves: Sequence[tuple[Card, Zone]], detail: Any) -> Procedure[list[tuple[Card, Zone]]]:
    """805.1b. The moves that are made when these cards would leave: of a super creature with link release one cell.

    This replaces nothing: what would happen instead of the creature's leaving is asked first.
    """
    made: list[tuple[Card, Zone]] = []
    for card, zone in moves:
        if zone.kind.field or not _releases(match, card):
            made.append((card, zone))
            continue
        after = yield from settled(match, card, zone, detail)
        if after is not None and _releases(match, card):
            cells = [card, *cells_of(match, card)]
            prompt = Message("ask-cell", {"card": Ref(card)})
            options = [Option("cell", each) for each in cells]
            chosen = yield from ask(match.state.owner[card], "805.1b", prompt, options, card=card)
            assert chosen.card is not None
            attacks = battle_state.attacker(match) == card
            rest = part(match, card, chosen.card)
            made.append((chosen.card, after.zone))
            if attacks:
                yield from _go_on_attacking(match, card, rest)
    return made


def part(match: Match, card: Card, leaving: Card | None) -> list[Card]:
    """805.1b, 805.2, 805.2a. Turn the cells of a super creature over but for one that leaves; returns the creatures.

    Each lies as the whole did, and what applied to that applies to each of them.
    """
    state = match.state
    cells = [card, *cells_of(match, card)]
    rest = [each for each in cells if each != leaving]
    succeed(match, (card,), rest)
    detach(match, cells)
    for each in cells:
        state.rested[each] = state.rested[card]
    match.changed(ORIENTATION)
    if leaving is not None and leaving != card:
        verbs.transfer(match, leaving, zones.LINKED[state.zone[card].player])
    elif leaving is not None:
        verbs.flip_over(match, card, match.rulebook.cards()[state.definition[card].facts[CELL]])
    for each in rest:
        if state.zone[each].kind is zones.LINKED:
            verbs.transfer(match, each, zones.free_place(match, state.zone[each].player))
        faces.turn_over(match, each, faces.other_sides(match, each)[0])
    return rest


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
    if CELLS in match.state.definition[card].facts:
        return not cells_of(match, card)
    return PSYCHIC_CELL in match.values(card)[TYPES]


def _releases(match: Position, card: Card) -> bool:
    return bool(cells_of(match, card)) and LINK_RELEASE in match.values(card)[KEYWORDS]


def _go_on_attacking(match: Match, card: Card, rest: Sequence[Card]) -> Procedure[None]:
    """805.2a. The player chooses which of the creatures goes on attacking."""
    prompt = Message("ask-attacker", {"card": Ref(card)})
    chosen = yield from choose_cards(match.state.owner[card], "805.2a", prompt, rest, 1, 1, verb="attack", card=card)
    current = ATTACK.of(match)
    assert current is not None
    ATTACK.set(match, current._replace(attacker=enlist(match, chosen[0])))
