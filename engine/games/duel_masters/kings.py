"""812. King creatures: combining king cells, paying with those in the mana zone, and what becomes of single cells.

A card file has a row for the king creature and one for each cell; the cells name the king creature as their other side,
or it names them. Each cell gets one more side: the king creature as the card shows it that stands for all. The other
cells lie beside it and are attached to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.games.duel_masters import characteristics, field, zones
from engine.games.duel_masters.cells import CELL, CELLS, turn_to_cell
from engine.games.duel_masters.characteristics import CREATURE, KING_CELL
from engine.games.duel_masters.twinpacts import HALVES, OTHER_SIDES, WHOLE
from engine.kernel import verbs
from engine.kernel.asking import choose_cards
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position

KING: Final = "king"
"""812. The supertype of king creatures."""

NEEDED: Final = "needed"
"""The key in `CardDefinition.facts` of a king cell: the names of the other cells that it is combined with."""

CELL_NAMES: Final = "cell names"
"""The key in `CardDefinition.facts` of a king creature: the names of its cells, where these do not name it."""


def with_kings(cards: Mapping[str, CardDefinition]) -> Mapping[str, CardDefinition]:
    """These cards, and the king creatures as each of their cells shows them."""
    found = dict(cards)
    for whole in cards.values():
        if KING not in whole.values[characteristics.SUPERTYPES]:
            continue
        cells = [card for card in cards.values() if _is_cell_of(card, whole)]
        names = dict.fromkeys(cell.name for cell in cells)
        for cell in cells:
            back = {**whole.facts, OTHER_SIDES: (cell.number,), WHOLE: cell.number, CELL: cell.number}
            facts = MappingProxyType({**back, CELLS: len(names)})
            shown = replace(whole, number=f"{cell.number}-whole", facts=facts, side="b")
            front = {
                **cell.facts,
                OTHER_SIDES: (shown.number,),
                HALVES: MappingProxyType({CREATURE: shown}),
                NEEDED: tuple([name for name in names if name != cell.name]),
            }
            found[shown.number] = shown
            found[cell.number] = replace(cell, facts=MappingProxyType(front))
    return found


def _is_cell_of(card: CardDefinition, whole: CardDefinition) -> bool:
    names = whole.facts.get(CELL_NAMES, ())
    return whole.number in card.facts[OTHER_SIDES] or (card.kind == KING_CELL and card.name in names)


def can_combine(match: Position, player: int, card: Card) -> bool:
    """812.1. Whether the player has all the other cells for a card in the hand or in the mana zone."""
    facts = match.state.definition[card].facts
    if match.state.definition[card].kind == KING_CELL and NEEDED not in facts:
        return False
    needed = _needed(match, card)
    return not needed or all(_having(match, player, name) for name in needed)


def gather(match: Match, player: int, card: Card) -> Procedure[None]:
    """812.1c. Let the other cells that are used with one be pending; the player says which, where there are more."""
    for name in _needed(match, card):
        found = _having(match, player, name)
        if any(match.state.zone[each].kind is zones.PENDING for each in found):
            continue
        prompt = Message("ask-combine", {"card": Ref(card)})
        for each in (yield from choose_cards(player, "812.1c", prompt, found, 1, 1, verb="combine", card=card)):
            verbs.suspend(match, each, zones.PENDING[player])


def combine(match: Match, player: int, card: Card) -> None:
    """812.1c. A king creature has come to the battle zone: the other cells lie beside it."""
    if CELLS not in match.state.definition[card].facts:
        return
    for each in match.cards(zones.PENDING[player]):
        if match.state.definition[each].name in _needed(match, card):
            verbs.place(match, each, zones.LINKED[player])
            attach(match, (each,), card)


def resume(match: Match, player: int, card: Card) -> None:
    """409.2. The king creature has not come: the other cells lie again where they came from."""
    for each in match.cards(zones.PENDING[player]):
        if match.state.definition[each].name in _needed(match, card):
            verbs.resume(match, each)


def lone_cells(match: Match, there: Sequence[Card]) -> list[Card]:
    """812.1d. The king cells of what lies ``there`` and is no king creature any more, as it has lost a cell."""
    found: list[Card] = []
    for card in there:
        whole = match.state.definition[card]
        if WHOLE in whole.facts:
            beside = field.linked(match, card)
            if len(beside) + 1 < whole.facts.get(CELLS, 0):
                turn_to_cell(match, card, whole)
                found += [card, *beside]
    return found


def _needed(match: Position, card: Card) -> tuple[str, ...]:
    facts = match.state.definition[card].facts
    if WHOLE in facts and CELLS in facts:
        facts = match.rulebook.cards()[facts[WHOLE]].facts
    needed: tuple[str, ...] = facts.get(NEEDED, ())
    return needed


def _having(match: Position, player: int, name: str) -> list[Card]:
    there = (*match.cards(zones.PENDING[player]), *field.hand(match, player), *field.mana(match, player))
    return [card for card in there if match.state.definition[card].name == name]
