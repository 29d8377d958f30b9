"""How a card lies: standing or rested, face up or face down, and which of its sides counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.aspects import ORIENTATION
from engine.kernel.cards import CANNOT, Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.hiding import hide
from engine.kernel.position import Position
from engine.kernel.zones import Visibility


def oriented_with(match: Position, card: Card) -> Sequence[Card]:
    """The cards that stand and rest together with a card, itself among them."""
    orients_with = match.rulebook.hooks.orients_with
    return (card,) if orients_with is None else orients_with(match, card)


def stand(match: Position, card: Card) -> bool:
    """Stand a rested card, and what stands with it. False if it stood already, or any of these may not stand."""
    return bool(stand_together(match, (card,)))


def stand_together(match: Position, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Stand several cards at the same time, before anything answers it; returns those that stood up."""
    standing: dict[Card, None] = {}
    lies, values, orients_with = match.state.rested, match.values_for(CANNOT), match.rulebook.hooks.orients_with
    for card in cards:
        if orients_with is None:
            if lies[card] and "stand" not in values(card).get(CANNOT, ()):
                standing[card] = None
            continue
        resting = [each for each in orients_with(match, card) if lies[each]]
        if not any("stand" in values(each).get(CANNOT, ()) for each in resting):
            standing.update(dict.fromkeys(resting))
    return _orient(match, standing, "stand", rested=False)


def rest(match: Position, card: Card) -> bool:
    """Rest a standing card, and what rests with it. False if it was rested already."""
    return bool(rest_together(match, (card,)))


def rest_together(match: Position, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Rest several cards at the same time; returns those that rested, and what rests with them."""
    lies, orients_with = match.state.rested, match.rulebook.hooks.orients_with
    if orients_with is not None:
        cards = [each for card in cards for each in orients_with(match, card)]
    return _orient(match, dict.fromkeys([card for card in cards if not lies[card]]), "rest", rested=True)


def turn_face(match: Position, card: Card, *, down: bool) -> bool:
    """Turn a card face up or down. False if it was so already."""
    if match.state.face_down[card] == down:
        return False
    kind = "turned face down" if down else "turned face up"
    was = match.values(card) if down and match.hears(kind) else None
    match.state.face_down[card] = down
    if down and match.state.zone[card].kind.visibility is not Visibility.PUBLIC:
        hide(match, card)
    match.moved(card, match.state.zone[card])
    if match.hears(kind):
        match.announce(Event(kind, card, match.master(card), was=was))
    if match.rulebook.hooks.after_turning_over is not None:
        match.rulebook.hooks.after_turning_over(match, card)
    return True


def flip_over(match: Position, card: Card, definition: CardDefinition) -> None:
    """Let another side of a card be the one that counts. It is the same card as before; nothing is announced."""
    before = match.state.definition[card]
    match.state.definition[card] = definition
    match.let_print(card, before, definition)
    match.forget_characteristics()
    match.changed()


def _orient(match: Position, cards: Iterable[Card], kind: str, *, rested: bool) -> tuple[Card, ...]:
    turned = tuple(cards)
    if not turned:
        return turned
    for card in turned:
        match.state.rested[card] = rested
    match.changed(ORIENTATION)
    if match.hears(kind):
        for card in turned:
            match.announce(Event(kind, card, match.master(card)))
    return turned
