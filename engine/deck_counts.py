"""Counts a deck as players do: how many cards of each grade, each trigger, each type, whatever its game declares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.kernel.deck_facts import Curve, DeckCount
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck, Rulebook


@dataclass(frozen=True, slots=True)
class Sort:
    """How many cards of a deck are of one sort; or, in the last column of a curve, of that number or more."""

    sort: int | str
    count: int
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """What came of a `DeckCount`."""

    text: str  #: the id of what was counted
    sorts: tuple[Sort, ...]
    is_curve: bool
    overlaps: bool  #: whether a card was counted for several sorts


def counted(rulebook: Rulebook, deck: Deck) -> list[Counted]:
    """All that the game counts in its decks, without that of which a deck has nothing; and its sections, if several."""
    found = [_counted(rulebook, deck, each) for each in rulebook.decks.counts]
    if len(deck.sections) > 1:
        found.append(_sections(rulebook, deck))
    return [each for each in found if each.sorts]


def in_order(rulebook: Rulebook, deck: Deck) -> list[tuple[CardDefinition, int]]:
    """The cards that exist, section by section, along the first curve that the game counts, then by number."""
    curve = next((each for each in rulebook.decks.counts if each.curve is not None), None)

    def place(card: CardDefinition) -> tuple[int, str]:
        columns = [] if curve is None else [sort for sort in curve.sorts(card) if isinstance(sort, int)]
        return min(columns, default=0), card.number

    known = [section for section in rulebook.decks.form.headings if section in deck.sections]
    sections = [*known, *(section for section in deck.sections if section not in known)]
    return [each for name in sections for each in sorted(_cards(rulebook, deck, name), key=lambda one: place(one[0]))]


def _cards(rulebook: Rulebook, deck: Deck, section: str) -> Iterator[tuple[CardDefinition, int]]:
    cards = rulebook.cards()
    return ((cards[number], count) for number, count in deck.listed(section) if number in cards)


def _counted(rulebook: Rulebook, deck: Deck, wanted: DeckCount) -> Counted:
    found: Counter[int | str] = Counter()
    overlaps = False
    for section in wanted.sections or deck.sections:
        for card, copies in _cards(rulebook, deck, section):
            sorts = set(wanted.sorts(card))
            overlaps |= len(sorts) > 1
            for sort in sorts:
                found[sort] += copies
    counts = _in_turn(found, wanted.order) if wanted.curve is None else _columns(found, wanted.curve)
    return Counted(wanted.text, tuple(counts), wanted.curve is not None, overlaps)


def _sections(rulebook: Rulebook, deck: Deck) -> Counted:
    sizes = [
        Sort(headings[0], sum(deck.sections[name].values()))
        for name, headings in rulebook.decks.form.headings.items()
        if deck.sections.get(name)
    ]
    return Counted("count-sections", tuple(sizes), is_curve=False, overlaps=False)


def _in_turn(found: Counter[int | str], order: Sequence[str]) -> Iterator[Sort]:
    def place(sort: int | str) -> tuple[int, int, str]:
        return order.index(str(sort)) if sort in order else len(order), -found[sort], str(sort)

    return (Sort(sort, found[sort]) for sort in sorted(found, key=place))


def _columns(found: Counter[int | str], curve: Curve) -> Iterator[Sort]:
    """The columns of a curve, those between the first and the last of its numbers also where nothing is."""
    numbers = {sort: count for sort, count in found.items() if isinstance(sort, int)}
    if not numbers:
        return
    last = min(max(numbers), curve.last)
    for column in range(min(*numbers, last), last):
        yield Sort(column, numbers.get(column, 0))
    rest = sum(count for number, count in numbers.items() if number >= last)
    yield Sort(last, rest, or_more=max(numbers) > last)
