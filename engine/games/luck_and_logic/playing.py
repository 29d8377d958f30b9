"""5.12.3.1, 9.6.2. Playing members by rule: what is required, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.luck_and_logic import characteristics, field
from engine.kernel.cards import CANNOT, Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match


def meets_requirement(match: Match, player: int, card: Card) -> bool:
    """9.6.2.1.3 to 9.6.2.1.5. Whether level, and of a Tranceunion world or colour, allow a member to be played."""
    if match.value(card, characteristics.LEVEL) > field.level(match, player):
        return False
    return _shares_with_levels(match, player, card)


def _shares_with_levels(match: Match, player: int, card: Card) -> bool:
    """9.6.2.1.4, 9.6.2.1.5. Whether the face-up level cards allow a member to be played, if it is a Tranceunion."""
    if match.state.definition[card].kind != characteristics.TRANCEUNION:
        return True
    values_of = match.values_for(characteristics.COLOUR, characteristics.WORLDS)
    mine = values_of(card)
    colour, worlds = mine[characteristics.COLOUR], mine[characteristics.WORLDS]
    for other in field.face_up_level_cards(match, player):
        theirs = values_of(other)
        if colour and colour == theirs[characteristics.COLOUR]:  # 1.3.6: what has no colour shares none
            return True
        if not worlds.isdisjoint(theirs[characteristics.WORLDS]):
            return True
    return False


def cost_of(match: Match, card: Card) -> int:
    """9.6.2.3. How many cards of the stock it costs to play a card, raised and lowered as effects say."""
    return max(0, match.value(card, characteristics.COST))


def playable(match: Match, player: int, cards: Iterable[Card]) -> list[Card]:
    """9.6.2. The members among these cards that a player may play now.

    The requirement is met, and the cost can be paid (9.6.2.3.2).
    """
    definition = match.state.definition
    level, stocked = field.level(match, player), len(field.stock(match, player))
    values_of = match.values_for(characteristics.LEVEL, characteristics.COST, CANNOT)
    found: list[Card] = []
    for card in cards:
        kind = definition[card].kind
        if kind not in characteristics.MEMBERS:
            continue
        values = values_of(card)
        if values[characteristics.LEVEL] > level or values[characteristics.COST] > stocked:
            continue
        if "be deployed" in values[CANNOT]:
            continue
        if kind != characteristics.TRANCEUNION or _shares_with_levels(match, player, card):
            found.append(card)
    return found


def is_playable(match: Match, player: int, card: Card) -> bool:
    """9.6.2. Whether a player may play a member now."""
    return bool(playable(match, player, (card,)))


def playable_members(match: Match, player: int) -> list[Card]:
    """7.5.3.1. The members in hand that may be deployed, one of each."""
    return distinct(match, playable(match, player, field.hand(match, player)))


def distinct(match: Match, cards: Sequence[Card]) -> list[Card]:
    """One card of each sort: copies are the same choice, unless an effect has changed one of them."""
    definition = match.state.definition
    if len({definition[card] for card in cards}) == len(cards):
        return [*cards]
    found: list[Card] = []
    printed_alike: dict[CardDefinition, list[int]] = {}
    for card in reversed(cards):
        places = printed_alike.setdefault(definition[card], [])
        for at in places:
            if _are_alike(match, card, found[at]):
                found[at] = card
                break
        else:
            places.append(len(found))
            found.append(card)
    return found[::-1]


def _are_alike(match: Match, card: Card, other: Card) -> bool:
    """Whether two cards have the same characteristics; printed alike and left as they are, they share them."""
    mine, theirs = match.values(card), match.values(other)
    return mine is theirs or mine == theirs
