"""Cards attached to cards: what lies under a card or belongs to it, and goes along when it moves.

A card is attached to one other, its bearer, until one of the two becomes another card. Attached cards lie in zones as
all cards do: what they are there is for the game to say, and so is who goes along, and where (`Hooks.goes_along`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.events import Move
from engine.kernel.messages import Message
from engine.kernel.position import Position
from engine.kernel.zones import Visibility, Zone

ALONG: Final = "along"  #: the detail of the events of a card's moving because its bearer does


def attach(match: Position, cards: Iterable[Card], bearer: Card) -> None:
    """Attach cards to another one, after those that are so already, and no longer to any other. Nothing is announced.

    A pile that gets another card on top is attached to that: ``attach(match, (*match.attached(old), old), new)``.
    """
    now = tuple(cards)
    kept = {card: other for card, other in match.state.attached.items() if card not in now}
    match.state.attached = {**kept, **dict.fromkeys(now, bearer)}
    match.changed(ATTACHED)


def detach(match: Position, cards: Iterable[Card]) -> None:
    """Attach cards to nothing any more. They stay where they are, and nothing is announced."""
    gone = tuple(cards)
    _keep(match, {card: bearer for card, bearer in match.state.attached.items() if card not in gone})


def free(match: Position, card: Card) -> None:
    """A card becomes another one: it is attached to nothing, and nothing to it."""
    if card in match.state.attached or is_bearer(match, card):
        _keep(match, {each: bearer for each, bearer in match.state.attached.items() if card not in (each, bearer)})


def is_bearer(match: Position, card: Card) -> bool:
    """Whether any card is attached to this one."""
    return card in match.state.attached.values()


def borne(match: Position, card: Card) -> tuple[Card, ...]:
    """What is attached to a card that is about to move, or was when what happens at the same time began."""
    now = match.attached(card)
    if match.moment is None:
        return now
    before = match.moment.attached(card)
    return (*before, *[each for each in now if each not in before]) if now else before


def going_along(match: Position, moves: Sequence[Move], others: Collection[Card]) -> list[Move]:
    """What goes along with these moves, as the rulebook says; without ``others``, which move for themselves."""
    hook = match.rulebook.hooks.goes_along
    found: dict[Card, Move] = {}
    for card, zone, detail in moves if hook is not None else ():
        if hook is not None and is_bearer(match, card):
            for each, destination in hook(match, card, zone, detail):
                if each not in others and not match.state.zone[each].kind.keeps:
                    found[each] = Move(each, destination, ALONG)
    return list(found.values())


def put_in_order(
    match: Position, cards: Sequence[Card], zone: Zone, *, player: int | None = None, prompt: Message | None = None
) -> Procedure[tuple[Card, ...]]:
    """In which order cards come to a zone at the same time, the topmost first: the zone's player says so, or another.

    Nobody else knows it unless everybody sees the cards there.
    """
    if player is None:
        player = zone.player if zone.player >= 0 else match.state.owner[cards[0]]
    options, everything = [Option("order", card) for card in cards], tuple(range(len(cards)))
    prompt = prompt or Message("ask-order-into", {"zone": zone})
    secret = zone.kind.visibility is not Visibility.PUBLIC
    count, rule = len(cards), match.rulebook.numbers.order
    answer = yield Decision(player, rule, prompt, options, count, count, True, everything, secret=secret)
    return tuple([option.card for option in answer if option.card is not None])


def _keep(match: Position, attached: dict[Card, Card]) -> None:
    if len(attached) != len(match.state.attached):
        match.state.attached = attached
        match.changed(ATTACHED)
