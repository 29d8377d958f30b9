"""107, 112.2, 601.1d, 601.1e. Paying with mana: a card for each civilisation, then others until the sum is the cost.

Cards that give the same mana are the same to a player, so that only how many of each are tapped is asked. 313.2. Those
that could be tapped for an ability are tapped last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.games.duel_masters import field, fort_energy, twinpacts, zones
from engine.games.duel_masters.characteristics import CIVILIZATION_WORDS, CIVILIZATIONS, MANA_NUMBER
from engine.games.duel_masters.keyword_abilities import ManaAbility, has_mana_ability
from engine.games.duel_masters.terms_offered import CrystalSoul, GivesMore
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.pending import origin
from engine.kernel.position import Position
from engine.kernel.structs import Struct

_Given = tuple[frozenset[str], int]
"""What a mana card gives: its civilisations, and how much."""

_OF_MANA: Final = frozenset[str]({CIVILIZATIONS, MANA_NUMBER})

ASKED_AT_ONCE: Final = 5
"""So many ways to pay at most are asked in one question."""


class Amount(Struct, frozen=True):
    """So many untapped mana cards of the same civilisations and number."""

    civilizations: frozenset[str]
    number: int
    many: int


class Sort(Struct, frozen=True):
    """Untapped mana cards of the same civilisations and number, and races as far as these matter."""

    civilizations: frozenset[str]
    number: int
    cards: tuple[Card, ...]
    races: tuple[str, ...] = ()


class Mana:
    """So many untapped mana cards of each sort, and what has been found out about what they can pay for."""

    __slots__ = ("_payable", "amounts")

    def __init__(self, amounts: tuple[Amount, ...]) -> None:
        self.amounts = amounts
        self._payable: dict[tuple[frozenset[str], int], bool] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mana) and self.amounts == other.amounts

    def __hash__(self) -> int:
        return hash(self.amounts)

    def can_pay(self, wanted: frozenset[str], cost: int) -> bool:
        """Whether there is a way to pay so much, and for each of these civilisations."""
        known = self._payable.get((wanted, cost))
        if known is None:
            known = self._payable[wanted, cost] = _is_payable(self.amounts, wanted, cost)
        return known


def mana_of(match: Position, player: int) -> Mana:
    """107.2. How many untapped mana cards of each sort a player has; those of one civilisation first."""
    return match.kept(_untapped_mana, player)[1]


def _untapped_mana(match: Position, player: int) -> tuple[list[Sort], Mana]:
    return _with_amounts(_sorts_of(match, player))


def _with_amounts(sorts: list[Sort]) -> tuple[list[Sort], Mana]:
    return sorts, _all_of(tuple([Amount(sort.civilizations, sort.number, len(sort.cards)) for sort in sorts]))


def _mana_for(match: Position, player: int, card: Card, use: str) -> tuple[list[Sort], Mana]:
    """207.2. The player's untapped mana cards, with what those that lie face down give for a card that is used so."""
    if use == _SUMMON and match.prints(CrystalSoul):
        for ability in twinpacts.side_as(match, card, use).abilities:
            if isinstance(ability, CrystalSoul):
                return _with_amounts(_sorts_of(match, player, (frozenset(), ability.number)))
    if match.prints(GivesMore):
        for ability in twinpacts.side_as(match, card, use).abilities:
            if isinstance(ability, GivesMore) and ability.use == use:
                return _with_amounts(_giving_more(match, player, card, ability))
    return match.kept(_untapped_mana, player)


def _mana_to_tap(match: Position, player: int, card: Card, use: str) -> tuple[list[Sort], Mana]:
    """601.1e. The player's untapped mana cards as they are told apart when they pay for a card that is used so."""
    sorts, mana = _mana_for(match, player, card, use)
    asked = fort_energy.asked_races(match, card, use)
    return _with_amounts([part for sort in sorts for part in _by_race(match, sort, asked)]) if asked else (sorts, mana)


def _by_race(match: Position, sort: Sort, asked: Sequence[str]) -> list[Sort]:
    found: dict[tuple[str, ...], list[Card]] = {}
    for card in sort.cards:
        races = tuple([race for race in asked if fort_energy.is_of_race(match, card, race)])
        found.setdefault(races, []).append(card)
    return [Sort(sort.civilizations, sort.number, tuple(cards), races) for races, cards in found.items()]


@lru_cache(maxsize=4096)
def _all_of(amounts: tuple[Amount, ...]) -> Mana:
    """The same object for the same amounts, so that what they can pay for is found out once."""
    return Mana(amounts)


FACE_DOWN: Final[_Given] = (frozenset(), 1)
"""405.1. What a card gives that lies face down in the mana zone: mana of no civilisation, as much as most cards."""


_SUMMON: Final = "summon"


def _used_from_mana(match: Position, player: int) -> list[Card]:
    """601.1c. The cards of the mana zone that are being used."""
    return [card for card in match.cards(zones.PENDING[player]) if origin(match, card).kind is zones.MANA]


def _sorts_of(match: Position, player: int, hidden: _Given = FACE_DOWN) -> list[Sort]:
    """107.2, 601.1c. By sorts the cards that may be tapped for mana: also one that is being used from the mana zone.

    ``hidden`` is what cards give that lie face down.
    """
    found: dict[_Given, list[Card]] = {}
    state, may_differ = match.state, match.could_change_any(_OF_MANA)
    definition, rested, face_down, cards = state.definition, state.rested, state.face_down, field.mana(match, player)
    if state.zones[zones.PENDING[player]]:
        cards = (*_used_from_mana(match, player), *cards)  # which leave the mana zone: they are tapped first
    for card in cards:
        if rested[card]:
            continue
        values = match.values(card) if may_differ else definition[card].values
        given = hidden if face_down[card] else (values[CIVILIZATIONS], values[MANA_NUMBER])
        if given in found:
            found[given].append(card)
        else:
            found[given] = [card]
    if match.prints(ManaAbility):
        for alike in found.values():
            alike.sort(key=lambda card: has_mana_ability(definition[card]))
    order = sorted(found, key=_rank) if len(found) > 1 else found
    return [Sort(*given, tuple(found[given])) for given in order]


def _giving_more(match: Position, player: int, card: Card, ability: GivesMore) -> list[Sort]:
    """107.1. The mana cards by sorts, those of which the card that is used says more with what it says."""
    assert isinstance(match, Match)
    assert ability.description is not None
    found: dict[_Given, list[Card]] = {}
    context = Context(card, player, match.state.entered[card], ability)
    for sort in _sorts_of(match, player):
        for each in sort.cards:
            is_meant = sort.number == 1 and not match.state.face_down[each]
            if is_meant and ability.description.fits(match, context, each, match.values(each)):
                found.setdefault((sort.civilizations, ability.number), []).append(each)
            else:
                found.setdefault((sort.civilizations, sort.number), []).append(each)
    return [Sort(*given, tuple(found[given])) for given in sorted(found, key=_rank)]


@lru_cache
def _rank(given: _Given) -> tuple[int, tuple[str, ...], int]:
    civilizations, number = given
    return len(civilizations), _words(civilizations), number


def payable(
    match: Position, player: int, card: Card, cost: int, use: str = "", wanted: frozenset[str] | None = None
) -> bool:
    """601.1b. Whether the player could pay for a card that is used so, or for the civilisations that are ``wanted``."""
    wanted = _wanted(match, card, use) if wanted is None else wanted
    return _mana_for(match, player, card, use)[1].can_pay(wanted, cost)


def pay(
    match: Position, player: int, card: Card, cost: int, use: str = "", wanted: frozenset[str] | None = None
) -> Procedure[Sequence[Card]]:
    """601.1d, 601.1e. Tap mana cards to pay for a card; the player says which, where it matters. Returns these.

    Few ways to pay are asked at once, many by how many cards of each sort are tapped.
    """
    wanted = _wanted(match, card, use) if wanted is None else wanted
    sorts, mana = _mana_to_tap(match, player, card, use)
    ways: Sequence[tuple[int, ...]] = _all_payments(mana.amounts, wanted, cost)
    about = {"card": Ref(card), "cost": cost}
    if 1 < len(ways) <= ASKED_AT_ONCE:
        said = [_said(sorts, way) for way in ways]
        options = [Option("tap", value=each) for each in said]
        prompt = Message("ask-mana", {**about, "civilizations": "all"})
        answer = yield from ask(player, "601.1e", prompt, options, default=len(ways) - 1)
        ways = [ways[said.index(answer.value)]]
    chosen: tuple[int, ...] = ways[0] if len(ways) == 1 else ()
    for place, sort in enumerate(sorts[len(chosen) :]):
        counts = sorted({way[place] for way in ways if way[:place] == chosen})
        count = counts[0]
        if len(counts) > 1:
            prompt = Message("ask-mana", {**about, "civilizations": _called(sort)})
            options = [Option("tap", value=each) for each in counts]
            answer = yield from ask(player, "601.1e", prompt, options, default=len(counts) - 1)
            count = answer.value
        chosen = (*chosen, count)
    tapped = [each for sort, count in zip(sorts, chosen, strict=True) for each in sort.cards[:count]]
    verbs.rest_together(match, tapped)
    return tapped


def left_after(match: Position, player: int, card: Card, paid: str | int, called: str) -> str:
    """What a player could still tap after an answer to the question about mana for a card: of all, or of one sort."""
    sorts, _ = _mana_to_tap(match, player, card, _SUMMON)
    if isinstance(paid, int):
        return ", ".join(f"{_left(match, sort, paid)} {called}" for sort in sorts if _called(sort) == called)
    tapped = {name: int(count) for count, _, name in (each.partition(" ") for each in paid.split(", "))}
    return _said(sorts, [_left(match, sort, tapped.get(_called(sort), 0)) for sort in sorts])


def _left(match: Position, sort: Sort, tapped: int) -> int:
    """How many cards of a sort are left when so many are tapped; what is being used leaves the mana zone."""
    leaving = len([card for card in sort.cards if match.state.zone[card].kind is zones.PENDING])
    return len(sort.cards) - max(tapped, leaving)


def _said(sorts: Sequence[Sort], way: Sequence[int]) -> str:
    """A way to pay, as "2 fire, 1 fire/nature"; cards that give another number of mana are told with it."""
    return ", ".join(f"{count} {_called(sort)}" for sort, count in zip(sorts, way, strict=True) if count)


def _called(sort: Sort) -> str:
    words = " ".join(("/".join(_words(sort.civilizations)) or "colourless", *sort.races))
    return words if sort.number == 1 else f"{words} ({sort.number})"


def _wanted(match: Position, card: Card, use: str) -> frozenset[str]:
    """112.2a. The civilisations that are to be paid: those of the half that is used (808.3a)."""
    return twinpacts.value_as_used(match, card, use, CIVILIZATIONS)


@lru_cache
def _words(civilizations: frozenset[str]) -> tuple[str, ...]:
    return tuple([word for word in CIVILIZATION_WORDS if word in civilizations])


def _is_payable(amounts: Sequence[Amount], wanted: frozenset[str], cost: int) -> bool:
    """Whether there is a way to pay. Where each card gives one mana, as mostly, any others make up what is missing."""
    if all(amount.number == 1 for amount in amounts):
        many = [amount.many for amount in amounts]
        return sum(many) >= max(cost, len(wanted)) and _covers(amounts, many, wanted)
    return next(_payments(amounts, wanted, cost), None) is not None


def _payments(amounts: Sequence[Amount], wanted: frozenset[str], cost: int) -> Iterator[tuple[int, ...]]:
    """How many of each sort may be tapped, in all ways.

    112.2a. Each civilisation is paid for with a card of its own, and the numbers add up to the cost. 112.2b. If it is
    less than that, the civilisations are paid for and nothing else. 112.2c. No card is tapped beyond that.
    """
    least = len(wanted)
    mana_from, cards_from = [0], [0]  # what the sorts from each place on could give in all
    for amount in reversed(amounts):
        mana_from.insert(0, mana_from[0] + amount.many * amount.number)
        cards_from.insert(0, cards_from[0] + amount.many)

    def further(chosen: tuple[int, ...], tapped: int, given: int) -> Iterator[tuple[int, ...]]:
        """All ways that begin with what was chosen of the first sorts, which is so many cards and so much mana."""
        place = len(chosen)
        if given + mana_from[place] < cost or tapped + cards_from[place] < least:
            return
        if place == len(amounts):
            enough = given == cost or tapped == least
            if enough and _covers(amounts, chosen, wanted) and not _has_idle(amounts, chosen, wanted):
                yield chosen
            return
        number, many = amounts[place].number, amounts[place].many
        for count in range(many + 1):
            if given + count * number > cost and tapped + count > least:
                break
            yield from further((*chosen, count), tapped + count, given + count * number)

    return further((), 0, 0)


@lru_cache(maxsize=4096)
def _all_payments(amounts: tuple[Amount, ...], wanted: frozenset[str], cost: int) -> Sequence[tuple[int, ...]]:
    return tuple(_payments(amounts, wanted, cost))


def _has_idle(amounts: Sequence[Amount], chosen: tuple[int, ...], wanted: frozenset[str]) -> bool:
    """112.2c. Whether a card that gives no mana is tapped although the others pay for the civilisations."""
    giving_none = [place for place, amount in enumerate(amounts) if chosen[place] and not amount.number]
    fewer = [(*chosen[:place], chosen[place] - 1, *chosen[place + 1 :]) for place in giving_none]
    return any(_covers(amounts, each, wanted) for each in fewer)


def _covers(amounts: Sequence[Amount], chosen: Sequence[int], wanted: frozenset[str]) -> bool:
    """Whether each civilisation can have a card of its own among those chosen (matching by augmenting paths)."""
    if len(wanted) == 1:
        (civilization,) = wanted
        return any(count and civilization in each.civilizations for each, count in zip(amounts, chosen, strict=True))
    cards = [amount.civilizations for amount, count in zip(amounts, chosen, strict=True) for _ in range(min(count, 5))]
    holder: dict[int, str] = {}

    def place(civilization: str, tried: set[int]) -> bool:
        for index, civilizations in enumerate(cards):
            if civilization in civilizations and index not in tried:
                tried.add(index)
                if index not in holder or place(holder[index], tried):
                    holder[index] = civilization
                    return True
        return False

    return all(place(civilization, set()) for civilization in wanted)
