"""5.13, 5.35. Trance: two members become the soul of a Tranceunion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.games.luck_and_logic import (
    actions,
    characteristics,
    deploying,
    field,
    playing,
    refreshing,
    stock,
    turn_memory,
    zones,
)
from engine.games.luck_and_logic.actions import Gone
from engine.games.luck_and_logic.keyword_abilities import TranceChange
from engine.games.luck_and_logic.soul import soul_left_behind
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure, option_of
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import Remembered, RememberedBySeat
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.settling import presence

TRANCES: Final = Remembered("trances", 0, touches="trances", until="turn")
"""7.5.3.2. How often the turn player has tranced by rule in this turn."""

CHANGES: Final = Remembered("trance changes", 0, touches="trances", until="turn")
"""7.5.3.3, 11.5.2. How often the turn player has tranced by Trance Change in this turn."""

T_RANK: Final = RememberedBySeat("t-rank", (0, 0))
"""5.35.1. How often each player has tranced and deployed a Tranceunion in this game."""

TRANCE: Final = "trance"
"""The event of a trance that has deployed a Tranceunion, whose detail says how; and what players can be forbidden."""

TRANCED: Final = "tranced"
"""The event of a card's being put into the soul zone by a trance: ``other`` is the card with which it tranced.

``detail`` is what that one was where it tranced, mostly on its circle (`Gone`, reading 108).
"""


class Pair(NamedTuple):
    """5.13.1.1. The two cards of a trance; the second one is always a member."""

    first: Card
    second: Card


def pairs(match: Match, player: int) -> list[Pair]:
    """5.13.1.1. What the player may trance: each pair of cards once.

    A Logicalist and a Foreigner, two Super Logicalists, or a standing My Logicalist instead of one of them.
    """
    if field.is_prohibited(match, player, TRANCE):
        return []
    by_type = match.kept(_members_by_type, player)
    logicalists = by_type.get(characteristics.LOGICALIST, ())
    foreigners = by_type.get(characteristics.FOREIGNER, ())
    supers = by_type.get(characteristics.SUPER_LOGICALIST, ())
    found = [Pair(first, second) for first in logicalists for second in foreigners]
    found += [Pair(first, second) for at, first in enumerate(supers) for second in supers[at + 1 :]]
    for mine in match.cards(zones.MY_LOGICALIST[player]):
        if not match.state.rested[mine] and not match.state.face_down[mine]:
            partners = [*foreigners, *(supers if match.value(mine, characteristics.TRANCES_WITH_SUPERS) else ())]
            found += [Pair(mine, second) for second in partners]
    return found


def _members_by_type(match: Match, player: int) -> Mapping[str, Sequence[Card]]:
    """The player's members of each type, circle by circle."""
    found: dict[str, list[Card]] = {}
    values = match.values_for(characteristics.TYPES)
    for card in field.members(match, player):
        for type_ in values(card)[characteristics.TYPES]:
            found.setdefault(type_, []).append(card)
    return found


def may_trance(match: Match, player: int) -> bool:
    """7.5.3.2. Whether the player may trance by rule once more in this turn."""
    return TRANCES.of(match) < match.value_of_player(player, characteristics.TRANCE_LIMIT)


def change_pairs(match: Match, player: int) -> list[Pair]:
    """5.13.1.1, 11.5. A member with Trance Change, and a Foreigner other than itself."""
    if field.is_prohibited(match, player, TRANCE):
        return []
    foreigners = match.kept(_members_by_type, player).get(characteristics.FOREIGNER, ())
    if not foreigners:
        return []
    able = [card for card in field.members(match, player) if changes_of(match, card)]
    return [Pair(first, second) for first in able for second in foreigners if first != second]


def may_have_changes(match: Match) -> bool:
    """11.5. Whether any card of the match may have a Trance Change ability."""
    return match.prints(TranceChange) or match.grants_abilities


def changes_of(match: Match, card: Card) -> list[TranceChange]:
    """11.5. The Trance Change abilities of a card."""
    return match.abilities_of(card, TranceChange)


def change_options(match: Match, player: int) -> list[Option]:
    """7.5.3.3. The pairs with which the player may trance by Trance Change."""
    if not may_have_changes(match):
        return []
    if CHANGES.of(match) >= match.value_of_player(player, characteristics.TRANCE_CHANGE_LIMIT):
        return []
    return [
        option_of("trance-change", pair.first, match.state.zone[pair.second]) for pair in change_pairs(match, player)
    ]


def trance_change(match: Match, player: int, pair: Pair) -> Procedure[bool]:
    """7.5.3.3, 11.5.1, 5.13.1.5. Trance into a Tranceunion that the ability names; the requirement is to be met."""
    CHANGES.set(match, CHANGES.of(match) + 1)
    return (
        yield from trance(
            match, player, pair, fitting(match, player, pair, changes=True), pays=True, how=deploying.BY_TRANCE_CHANGE
        )
    )


def trance_options(match: Match, player: int) -> list[Option]:
    """7.5.3.2. The pairs with which the player may trance by rule."""
    if not may_trance(match, player):
        return []
    return [option_of("trance", pair.first, match.state.zone[pair.second]) for pair in pairs(match, player)]


def trance_by_rule(match: Match, player: int, pair: Pair) -> Procedure[bool]:
    """7.5.3.2. Trance in the main phase: requirement and cost are those of any deployment by rule (reading 1)."""
    TRANCES.set(match, TRANCES.of(match) + 1)
    return (yield from trance(match, player, pair, fitting(match, player, pair), pays=True))


def fitting(match: Match, player: int, pair: Pair, *, changes: bool = False) -> Callable[[Card], bool]:
    """7.5.3.2, 7.5.3.3. Which cards the player may trance into: what can be played, and what a change names."""
    context = Context(pair.first, player, match.state.entered[pair.first])
    abilities = changes_of(match, pair.first)

    def fits(card: Card) -> bool:
        named = not changes or any(ability.names(match, context, card) for ability in abilities)
        return named and playing.is_playable(match, player, card)

    return fits


def trance(
    match: Match,
    player: int,
    pair: Pair,
    fits: Callable[[Card], bool],
    *,
    pays: bool,
    how: str = deploying.BY_TRANCE,
) -> Procedure[bool]:
    """5.13.1. Trance with a pair, into a Tranceunion that ``fits``; returns whether one was deployed.

    Without one the pair is dropped all the same (5.13.1.4, reading 2).
    """
    match.tell("trances", player=Seat(player), card=Ref(pair.first), other=Ref(pair.second))
    found, searched = yield from _find(match, player, fits)
    came = False
    if found is not None:
        verbs.show(match, (found,), (0, 1))
        came = yield from _deploy(match, player, pair, found, how, pays=pays)
    if searched:
        verbs.shuffle(match, zones.DECK[player])
    if not came:
        verbs.conceal(match, () if found is None else (found,))
        yield from _give_up(match, pair)
        return False
    T_RANK.set_player(match, player, T_RANK.of_player(match, player) + 1)
    turn_memory.note_trance(match, player, how)
    match.announce(Event(TRANCE, player=player, detail=how))
    return True


def _find(match: Match, player: int, fits: Callable[[Card], bool]) -> Procedure[tuple[Card | None, bool]]:
    """5.13.1.2. The Tranceunion of the deck or the hand, if one is taken; and whether the deck was searched."""
    chosen = yield from ask(player, "5.13.1.2", Message("ask-search"), where_to_look(match, player, fits))
    prompt = Message("ask-tranceunion")
    if chosen.verb == "take":
        elsewhere = _elsewhere(match, player, fits)
        return (
            yield from ask(player, "5.13.1.2.4", prompt, [option_of("find", card) for card in elsewhere])
        ).card, False
    if chosen is not PASS:
        if chosen.verb == "refresh-and-search":
            refreshing.refresh(match, player)
        cards = [card for card in match.cards(zones.DECK[player]) if _may_come(match, card) and fits(card)]
        found = yield from hand_and_deck.search(match, player, playing.distinct(match, cards), 1, prompt)
        if found:
            return found[0], True
    hand = field.hand(match, player)
    cards = [card for card in hand if _may_come(match, card) and fits(card)]
    taken: tuple[Card, ...] = ()
    if hand:  # asked whether or not there is one: being asked must not tell what the hand holds
        taken = yield from hand_and_deck.find(player, "5.13.1.2.3", prompt, playing.distinct(match, cards), 1)
    return (taken[0] if taken else None), chosen is not PASS


def where_to_look(match: Match, player: int, fits: Callable[[Card], bool]) -> list[Option]:
    """5.13.1.2. Where a Tranceunion may be taken from: the hand, if none of the others is chosen."""
    elsewhere = _elsewhere(match, player, fits)
    return [PASS, Option("search"), Option("refresh-and-search"), *([Option("take")] if elsewhere else ())]


def _elsewhere(match: Match, player: int, fits: Callable[[Card], bool]) -> list[Card]:
    """5.13.1.2.4. The Tranceunions in other zones than deck and hand that effects allow the player to take."""
    kinds = match.value_of_player(player, characteristics.TRANCES_FROM)
    places = [kind[player] for kind in match.rulebook.zone_kinds if kind.name in kinds] if kinds else ()
    return [card for place in places for card in match.cards(place) if _may_come(match, card) and fits(card)]


def _may_come(match: Match, card: Card) -> bool:
    """Whether a trance may deploy a card: a Tranceunion, unless an effect forbids it (1.3.3)."""
    if match.state.definition[card].kind != characteristics.TRANCEUNION:
        return False
    return not field.cannot(match, card, "be deployed")


def _deploy(match: Match, player: int, pair: Pair, card: Card, how: str, *, pays: bool) -> Procedure[bool]:
    """5.13.1.3. Deploy the Tranceunion; the pair becomes its soul before it is placed (reading 3)."""
    placement = yield from deploying.choose_circles(match, player, card)
    if pays:
        yield from stock.pay_stock(match, player, playing.cost_of(match, card))
    was = presence(match, card)
    as_they_were = {each: Gone(match.values(each), player) for each in pair} if match.hears(TRANCED) else {}
    placed = yield from _put_into_soul_zone(match, pair)
    theirs = [soul for each in placed for soul in soul_left_behind(match, each)]
    souls = [*dict.fromkeys((*theirs, *placed))]  # reading 4, 11.5.3: it goes on to the Tranceunion
    is_there = presence(match, card) == was  # otherwise it has been used for something else (4.1.5)
    if not (is_there and (yield from deploying.deploy(match, player, card, placement, how, souls))):
        yield from actions.drop(match, souls)
        return False
    for each, partner in (pair, (pair.second, pair.first)):
        if each in placed:
            match.announce(Event(TRANCED, each, player, other=partner, detail=as_they_were.get(partner)))
    return True


def _put_into_soul_zone(match: Match, pair: Pair) -> Procedure[tuple[Card, ...]]:
    """5.13.1.3, 5.13.1.3.1. Members go to the soul zone, a My Logicalist is rested. Returns who came there."""
    verbs.rest_together(match, _my_logicalists(match, pair))
    moves = [(card, zones.SOUL[match.master(card)]) for card in pair if field.is_member(match, card)]
    yield from verbs.move_together(match, moves)
    return tuple([card for card in pair if match.state.zone[card].kind is zones.SOUL])


def _give_up(match: Match, pair: Pair) -> Procedure[None]:
    """5.13.1.4. Nothing was deployed: members are dropped, a My Logicalist is rested (5.13.1.4.1)."""
    verbs.rest_together(match, _my_logicalists(match, pair))
    yield from actions.drop(match, [card for card in pair if field.is_member(match, card)])


def _my_logicalists(match: Match, pair: Pair) -> list[Card]:
    return [card for card in pair if match.state.zone[card].kind is zones.MY_LOGICALIST]
