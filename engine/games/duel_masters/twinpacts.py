"""201.2b, 808. Twinpact cards: one card with a half of each of two types.

A twinpact is one definition with both halves, and one for each half. It is the half in the battle zone and while it is
being used, and the whole everywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeVar

from engine.games.duel_masters import characteristics, zones
from engine.games.duel_masters.characteristics import COSTS, CREATURE, SPELL, TYPES
from engine.kernel import verbs
from engine.kernel.abilities import Node
from engine.kernel.cards import CANNOT, NAMES, Card, Characteristic, Values, values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.position import Position
from engine.language.errors import MissingFaces

T = TypeVar("T")

HALVES: Final = "halves"
"""The key in `CardDefinition.facts` of a twinpact's halves by their types."""

WHOLE: Final = "whole"
"""The key in `CardDefinition.facts` of the number of the twinpact of which a card definition is a half."""

OTHER_SIDES: Final = "other sides"
"""The key in `CardDefinition.facts` of the numbers of what else is on a card: its other faces, or its halves."""

TYPE_OF_USE: Final = {"summon": CREATURE, "cast": SPELL}
"""Which half of a twinpact is used, by how it is used."""

_JOINED: Final = (
    characteristics.TYPES,
    characteristics.SUPERTYPES,
    characteristics.CIVILIZATIONS,
    characteristics.RACES,
    characteristics.KEYWORDS,
    characteristics.BREAKS,
    characteristics.MAY,
    characteristics.MUST,
    CANNOT,
)
"""What a twinpact has of both halves."""


def with_twinpacts(cards: Mapping[str, CardDefinition]) -> Mapping[str, CardDefinition]:
    """These cards, and the twinpacts that are made of halves among them.

    808.1. Raises `MissingFaces` where they are not of two types, a creature and a spell.
    """
    found: dict[str, list[CardDefinition]] = {}
    for card in cards.values():
        if WHOLE in card.facts:
            found.setdefault(card.facts[WHOLE], []).append(card)
    faults = {
        half.number: f"808.1: the twinpact {number} is not of one creature and one spell"
        for number, halves in found.items()
        if not _are_of_both_types(halves)
        for half in halves
    }
    if faults:
        raise MissingFaces(faults)
    return {**cards, **{number: join(number, halves) for number, halves in found.items()}}


def _are_of_both_types(halves: Sequence[CardDefinition]) -> bool:
    """Whether these are a creature and a spell."""
    counts = [sum(kind in half.values[TYPES] for half in halves) for kind in TYPE_OF_USE.values()]
    return len(halves) == len(counts) and all(count == 1 for count in counts)


def join(number: str, halves: Sequence[CardDefinition]) -> CardDefinition:
    """808.1, 808.2, 808.4. The twinpact of which these are the halves, the creature before the spell."""
    halves = sorted(halves, key=lambda half: SPELL in half.values[TYPES])
    first = halves[0]
    name = " / ".join(half.name for half in halves)
    values: dict[str, Any] = {**first.values, NAMES: frozenset({name})}
    values[COSTS] = tuple([cost for half in halves for cost in half.values[COSTS]])
    for each in _JOINED:
        values[each] = frozenset().union(*(half.values[each] for half in halves))
    by_type = {kind: half for half in halves for kind in half.values[TYPES]}
    facts = {**first.facts, HALVES: MappingProxyType(by_type), OTHER_SIDES: tuple([half.number for half in halves])}
    del facts[WHOLE]
    return CardDefinition(
        number=number,
        name=name,
        kind=first.kind,
        values=values_of(values),
        abilities=tuple([ability for half in halves for ability in half.abilities]),
        text="\n".join(half.text for half in halves if half.text),
        facts=MappingProxyType(facts),
    )


def half_of(match: Position, card: Card, kind: str) -> CardDefinition | None:
    """808.3a. The half of a card of this type; None if it is no twinpact, or has none."""
    halves: Mapping[str, CardDefinition] | None = match.state.definition[card].facts.get(HALVES)
    return None if halves is None else halves.get(kind)


def halves_of(match: Position, card: Card) -> Sequence[CardDefinition]:
    """808.3a, 812.1c. What a card may be used as, where that is not the card itself."""
    halves: Mapping[str, CardDefinition] | None = match.state.definition[card].facts.get(HALVES)
    return () if halves is None else tuple(halves.values())


def spell_side_of(match: Position, card: Card) -> CardDefinition | None:
    """808.3a. The spell half of a card, wherever it lies; None if it has none."""
    whole = match.state.definition[card].facts.get(WHOLE)
    facts = match.state.definition[card].facts if whole is None else match.rulebook.cards()[whole].facts
    half: CardDefinition | None = facts.get(HALVES, {}).get(SPELL)
    return half


def seen_as(match: Position, card: Card, kind: str, values: Values) -> Values:
    """808.3a. The characteristics that count of a card when a card of this type is meant: of a twinpact one half's."""
    if len(values[TYPES]) == 1:
        return values
    half = half_of(match, card, kind)
    return values if half is None else half.values


def side_as(match: Position, card: Card, use: str) -> CardDefinition:
    """808.3a, 812.1c. What is printed that counts of a card when it is used so: "summon", "cast"."""
    return printed_side(match.state.definition[card], use)


def printed_side(definition: CardDefinition, use: str) -> CardDefinition:
    """808.3a. What is printed that counts of a card with this definition when it is used so."""
    halves: Mapping[str, CardDefinition] = definition.facts.get(HALVES, {})
    return halves.get(TYPE_OF_USE.get(use, ""), definition)


def value_as_used(match: Position, card: Card, use: str, name: Characteristic[T]) -> T:
    """808.3a, 812.1c. One of the characteristics that count of a card when it is used so: "summon", "cast"."""
    half = half_of(match, card, TYPE_OF_USE.get(use, ""))
    return match.value(card, name) if half is None else half.values[name]


def values_as_used(match: Position, card: Card, use: str) -> Values:
    """808.3a, 812.1c. All characteristics that count of a card when it is used so: "summon", "cast"."""
    side = side_as(match, card, use)
    return match.values(card) if side is match.state.definition[card] else side.values


def use_with(match: Position, card: Card, text: Node) -> str:
    """808.3a. How a twinpact is used as the half that alone says this; "" if both do, and for any other card."""
    if HALVES not in match.state.definition[card].facts:
        return ""
    halves = {use: half_of(match, card, kind) for use, kind in TYPE_OF_USE.items()}
    found = [
        use
        for use, half in halves.items()
        if half is not None and any(text in ability.walk() for ability in half.abilities)
    ]
    return found[0] if len(found) == 1 else ""


def use_fitting(match: Position, card: Card, use: str, fits: Callable[[Values], bool]) -> str | None:
    """808.3a. What is said of the use of certain cards is said of a half of a twinpact only if that half ``fits``.

    Returns for which use it counts: "" or "use" for any; None for none.
    """
    if HALVES not in match.state.definition[card].facts:
        return use
    halves = {way: half_of(match, card, kind) for way, kind in TYPE_OF_USE.items()}
    fitting = [way for way, half in halves.items() if half is None or fits(half.values)]
    if len(fitting) == len(halves):
        return use
    found = [way for way in fitting if use in ("", "use", way)]
    return found[0] if found else None


def show_half(match: Match, card: Card, kind: str) -> None:
    """808.3a, 808.4. Let a twinpact be its half of this type, as it is used or put into the battle zone."""
    half = half_of(match, card, kind)
    if half is not None:
        verbs.flip_over(match, card, half)


def show_whole(match: Match, card: Card) -> None:
    """808.2. Let a half that is neither a creature in the battle zone nor being used be the twinpact.

    200.3a, 808.3. So it is as a card under another one.
    """
    number = match.state.definition[card].facts.get(WHOLE)
    kind = match.state.zone[card].kind
    if number is None or kind is zones.PENDING:
        return
    whole = match.rulebook.cards()[number]
    if not kind.field or (kind is zones.UNDER and len(whole.facts[HALVES]) > 1):  # not the cells of a king creature
        verbs.flip_over(match, card, whole)
