"""105, 108, 109, 403. What lies in the battle zone: creatures, their power, what they can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.characteristics import (
    AS_SEAL,
    CIVILIZATIONS,
    CREATURE,
    INFINITE,
    KEYWORDS,
    POWER,
    SUPERTYPES,
    TAMASEED,
    TYPES,
)
from engine.games.duel_masters.god_links import is_linked
from engine.kernel.aspects import TURN
from engine.kernel.cards import CANNOT, Card, Values
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.position import Position
from engine.kernel.zones import Zone

_HANDS: Final = (zones.HAND[0], zones.HAND[1])
_MANA: Final = (zones.MANA[0], zones.MANA[1])

TURN_BEGAN: Final = Remembered("turn began", 0, touches=TURN)
"""301.5. `State.clock` when the turn began: what came to its zone later was not there then."""


AWAKENED: Final = Remembered[tuple[tuple[Card, int], ...]]("awakened", (), touches=UNOBSERVED, until="turn")
"""804.6. The psychic creatures that have awakened in this turn, each with its `State.entered`."""


SUMMONING: Final = Remembered[Card | None]("summoning", None, touches=UNOBSERVED)
"""701.3. The creature that comes to the battle zone at this moment because it was summoned."""


def elements(match: Position, player: int) -> Sequence[Card]:
    """316. What the player has in the battle zone, place by place: of each pile the card that lies on top."""
    return match.kept_until(zones.BATTLE.name, _elements, player)


def _elements(match: Position, player: int) -> Sequence[Card]:
    piles, found = match.state.zones, list[Card]()
    for zone in match.places(zones.BATTLE, player):
        found += piles.get(zone, ())
    return found


def all_elements(match: Position) -> list[Card]:
    """316. What both players have in the battle zone, as `elements`."""
    return [*elements(match, 0), *elements(match, 1)]


def creatures(match: Position, player: int) -> Sequence[Card]:
    """301. The player's creatures, place by place."""
    return of_type(match, player, CREATURE)


def of_type(match: Position, player: int, kind: str) -> Sequence[Card]:
    """204.2. The player's cards of a type in the battle zone, place by place."""
    if match.could_change(TYPES):
        return match.kept(_of_type, (player, kind))
    return match.kept_until(zones.BATTLE.name, _of_printed_type, (player, kind))


def _of_printed_type(match: Position, about: tuple[int, str]) -> Sequence[Card]:
    player, kind = about
    definition = match.state.definition
    return [card for card in elements(match, player) if kind in definition[card].values[TYPES]]


def _of_type(match: Position, about: tuple[int, str]) -> Sequence[Card]:
    player, kind = about
    return [card for card in elements(match, player) if kind in match.value(card, TYPES)]


def is_creature(match: Position, card: Card) -> bool:
    """301.2. Whether a card is a creature in the battle zone."""
    return match.state.zone[card].kind is zones.BATTLE and CREATURE in match.value(card, TYPES)


def power(match: Position, card: Card) -> int:
    """108.1b. The power of a creature for whoever looks at it: one below 0 shows as 0."""
    return max(0, whole_power(match.value(card, POWER)))


def whole_power(number: int) -> int:
    """108.1c. A power as it counts: one that is infinite stays so, whatever is added to it or taken from it."""
    return INFINITE if number > INFINITE // 2 else number


def said_power(number: int) -> str:
    """A power as it is said."""
    return "∞" if whole_power(number) == INFINITE else str(number)


def under(match: Position, card: Card) -> tuple[Card, ...]:
    """403.4. The cards under a card, the lowest first."""
    if not match.state.attached:
        return ()
    zone_of = match.state.zone
    return tuple([each for each in match.attached(card) if zone_of[each].kind is zones.UNDER])


def linked(match: Position, card: Card) -> tuple[Card, ...]:
    """701.18. The cards beside a card that are one creature with it: other gods, other cells."""
    if not match.state.attached:
        return ()
    zone_of = match.state.zone
    return tuple([each for each in match.attached(card) if zone_of[each].kind is zones.LINKED])


def under_all(match: Position, card: Card) -> tuple[Card, ...]:
    """403.4, 701.18b. The cards under a creature: under the card that stands for it, and under all linked with it."""
    if not match.state.attached:
        return ()
    return tuple([each for part in (card, *linked(match, card)) for each in under(match, part)])


def all_below(match: Position, card: Card) -> tuple[Card, ...]:
    """109.2c. All other cards of a creature: under it, linked with it, and under or linked with these in turn."""
    if not match.state.attached:
        return ()
    parts = (*under(match, card), *linked(match, card))
    return tuple([every for each in parts for every in (each, *all_below(match, each))])


def parts(match: Position, player: int) -> list[Card]:
    """109.2a, 116.3a. Every single card that the player has in the battle zone, those of a pile upwards, then seals.

    No part of a sealed creature is among them (116.2a).
    """
    found: list[Card] = []
    for card in elements(match, player):
        for each in (*under(match, card), card):
            for beside in linked(match, each):
                found += [*under(match, beside), beside]
            found.append(each)
    return [*found, *match.cards(zones.SEALS[player])]


def seen_as_card(match: Position, card: Card) -> Values:
    """200.3b. What a card is like for an effect that means single cards: a seal costs 0, and is nothing else."""
    return AS_SEAL if match.state.zone[card].kind is zones.SEALS else match.values(card)


BE_DESTROYED: Final = "be destroyed"
BE_DESTROYED_BY_EFFECTS: Final = "be destroyed by effects"
"""101.2, 701.6. What cannot be done to a creature: by nothing, or by no effect, but by battles and for its power."""

BE_TAPPED_BY_OTHERS: Final = "be tapped by your opponent"
"""101.2. What the effects of the other player cannot do to a creature."""


def can_tap(match: Position, card: Card) -> bool:
    """105.4a. Whether a card may be tapped and untapped: creatures, tamaseeds, and what lies in the mana zone."""
    kind = match.state.zone[card].kind
    if kind is zones.MANA:
        return True
    return kind is zones.BATTLE and not match.value(card, TYPES).isdisjoint({CREATURE, TAMASEED})


def lead(match: Position, card: Card) -> Card:
    """109.2, 801.2. The card that stands for the creature of which a card is a part: of a pile the one on top."""
    attached, zone_of = match.state.attached, match.state.zone
    while card in attached and zone_of[card].kind in (zones.UNDER, zones.LINKED):
        card = attached[card]
    return card


def is_sick(match: Position, card: Card) -> bool:
    """301.5, 801.3, 803.5, 804.6. Whether a creature was not there when the turn began, and cannot attack for that."""
    if not is_new(match, card):
        return False
    if "speed attacker" in match.value(card, KEYWORDS) or (card, match.state.entered[card]) in AWAKENED.of(match):
        return False
    return "evolution" not in match.value(card, SUPERTYPES) and not is_linked(match, card)


def is_new(match: Position, card: Card) -> bool:
    """301.5. Whether a card was not there when the turn began."""
    return match.state.entered[card] > TURN_BEGAN.of(match)


def cannot(match: Position, card: Card, act: str) -> bool:
    """101.2. Whether something says that a card cannot do this, or that it cannot be done to it."""
    return act in forbidden_of(match, card)


def forbidden_of(match: Position, card: Card) -> frozenset[str]:
    """101.2, 109.2c. What a card cannot do, or cannot be done to it: what is said of linked cards is said of each."""
    said = match.value(card, CANNOT)
    if match.state.zone[card].kind is zones.LINKED:
        whole = lead(match, card)
        if match.state.attached.get(card) == whole:  # 200.3a: what is linked with a card under another is not in sight
            of_whole: frozenset[str] = match.value(whole, CANNOT)
            return said | of_whole
    return said


def is_kept_from_effects(match: Position, card: Card) -> bool:
    """701.6. Whether no effect can destroy a card."""
    return not forbidden_of(match, card).isdisjoint({BE_DESTROYED, BE_DESTROYED_BY_EFFECTS})


def shields(match: Position, player: int) -> Sequence[Zone]:
    """113. The player's shields, in their order: the places where cards lie."""
    piles = match.state.zones
    return [zone for zone in match.places(zones.SHIELD, player) if piles.get(zone)]


def mana(match: Position, player: int) -> tuple[Card, ...]:
    """405. The cards in the player's mana zone."""
    return match.state.zones[_MANA[player]]


def hand(match: Position, player: int) -> tuple[Card, ...]:
    """402. The player's hand."""
    return match.state.zones[_HANDS[player]]


def has_keyword(match: Position, card: Card, keyword: str) -> bool:
    """205. Whether a card has a keyword now."""
    return keyword in match.value(card, KEYWORDS)


def has_keyword_against(match: Position, card: Card, keyword: str, foe: Card) -> bool:
    """700.4, 115.3d. Whether a card has a keyword that counts against this creature: "blocker", "fire blocker"."""
    return counts_against(match.value(card, KEYWORDS), keyword, match.value(foe, CIVILIZATIONS))


def counts_against(keywords: frozenset[str], keyword: str, civilizations: frozenset[str]) -> bool:
    """Whether a keyword is among these, or is so for a civilisation of the foe's."""
    if keyword in keywords:
        return True
    return bool(keywords) and any(f"{civilization} {keyword}" in keywords for civilization in civilizations)
