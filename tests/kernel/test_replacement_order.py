"""Which replacement effect applies: all in turn or one alone; as the player concerned says, or turn player first."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine.kernel import verbs
from engine.kernel.abilities import Context, Replacing
from engine.kernel.cards import Card, values_of
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.zones import Visibility, ZoneKind
from tests.kernel import tiny

SHELF = ZoneKind("shelf", Visibility.PUBLIC_FACE_UP)


@dataclass(frozen=True, slots=True)
class Keep(Replacing):
    """If any card of the table would go to one kind of zone, it goes to another instead, done by the effect itself."""

    to: str = ""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        return event.source is not None and event.source.kind is tiny.TABLE

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        assert event.card is not None
        kind = next(each for each in match.rulebook.zone_kinds if each.name == self.to)
        yield from verbs.move(match, event.card, kind[match.state.owner[event.card]])
        return None


def keeper(number: str, of: ZoneKind, to: ZoneKind, *, optional: bool = False) -> CardDefinition:
    """A card that keeps what would go to one kind of zone in another."""
    values = values_of({"might": 1, "colour": "red"})
    ability = Keep(("table",), kinds=(of.enter,), to=to.name, optional=optional)
    return CardDefinition(number, number, "card", values, (ability,))


CARDS = {
    **tiny.CARDS,
    "keeper": keeper("keeper", tiny.GRAVE, tiny.VAULT),
    "shelver": keeper("shelver", tiny.GRAVE, SHELF),
    "thief": keeper("thief", tiny.VAULT, SHELF),
    "asker": keeper("asker", tiny.GRAVE, tiny.VAULT, optional=True),
}
BOOK = replace(
    tiny.RULEBOOK,
    cards=lambda: CARDS,
    zone_kinds=(*tiny.RULEBOOK.zone_kinds, SHELF),
    nodes=lambda: {**tiny.RULEBOOK.nodes(), Keep.saved_name(): Keep},
)
ONCE = replace(BOOK, replaces_once=True)
TURN_PLAYER_FIRST = replace(ONCE, turn_player_replaces_first=True)


def table(book: Rulebook, *mine: str, others: tuple[str, ...] = ()) -> tuple[Match, Card]:
    """A match in which these cards lie on the table, and a plain one of the player who is not the turn player's."""
    match = tiny.begin({"plain": 8}, {"plain": 8}, rulebook=book)
    for player, cards in ((0, mine), (1, others)):
        for place, number in enumerate(cards, start=1):
            card = verbs.create(match, CARDS[number], player, tiny.VAULT[player])
            verbs.place(match, card, tiny.TABLE.at(player, f"T{place}"))
    victim = tiny.put(match, "plain", 1, place="T2")
    return match, victim


def bury(match: Match, card: Card, choice: str = "") -> list[int]:
    """Bury a card; where several effects could replace that, choose that of this card. The players who were asked."""
    doing = verbs.move(match, card, tiny.GRAVE[match.state.owner[card]])
    asked: list[int] = []
    try:
        decision = next(doing)
        while True:
            asked.append(decision.player)
            numbers = {match.state.definition[each.card].number: each for each in decision.options if each.card}
            decision = doing.send((numbers[choice],))
    except StopIteration:
        return asked


def test_what_happens_instead_may_be_replaced_by_another_effect() -> None:
    match, victim = table(BOOK, "keeper", "thief")
    bury(match, victim)
    assert match.state.zone[victim].kind is SHELF


def test_what_happens_instead_is_not_replaced_where_an_event_is_replaced_once() -> None:
    match, victim = table(ONCE, "keeper", "thief")
    bury(match, victim)
    assert match.state.zone[victim].kind is tiny.VAULT


def test_the_next_event_is_replaced_again() -> None:
    match, victim = table(ONCE, "keeper")
    other = tiny.put(match, "plain", 1, place="T1")
    for card in (victim, other):
        bury(match, card)
        assert match.state.zone[card].kind is tiny.VAULT


@pytest.mark.parametrize(("book", "chooser"), [(ONCE, 1), (TURN_PLAYER_FIRST, 0)])
def test_several_effects_of_one_player_are_chosen_among(book: Rulebook, chooser: int) -> None:
    """By the player whom the event concerns, or by the player of the effects."""
    match, victim = table(book, "keeper", "shelver")
    assert bury(match, victim, "shelver") == [chooser]
    assert match.state.zone[victim].kind is SHELF


def test_the_turn_player_s_effects_come_first_whoever_s_card_it_is() -> None:
    match, victim = table(TURN_PLAYER_FIRST, "keeper", others=("shelver",))
    assert bury(match, victim) == []
    assert match.state.zone[victim].kind is tiny.VAULT
    match, victim = table(TURN_PLAYER_FIRST, others=("shelver",))
    bury(match, victim)
    assert match.state.zone[victim].kind is SHELF


def test_of_several_events_at_once_the_turn_player_replaces_first() -> None:
    """Of all of them, and only then the other player."""
    match, victims = _two_victims(TURN_PLAYER_FIRST)
    assert _bury_together(match, victims, wanted=[]) == [0, 0, 1, 1]
    assert all(match.state.zone[card].kind is tiny.GRAVE for card in victims)


def test_what_the_turn_player_has_replaced_the_other_is_not_asked_about() -> None:
    match, victims = _two_victims(TURN_PLAYER_FIRST)
    assert _bury_together(match, victims, wanted=[0]) == [0, 0, 1]
    assert [match.state.zone[card].kind for card in victims] == [tiny.VAULT, tiny.GRAVE]


def _two_victims(book: Rulebook) -> tuple[Match, list[Card]]:
    """Two cards, and for each player an effect that may keep either."""
    match, victim = table(book, "asker", others=("asker",))
    return match, [victim, tiny.put(match, "plain", 0, place="T2")]


def _bury_together(match: Match, cards: list[Card], wanted: list[int]) -> list[int]:
    """Bury cards at once; the answers with these numbers are yes, all others no. The players who were asked."""
    doing = verbs.move_together(match, [(card, tiny.GRAVE[match.state.owner[card]]) for card in cards])
    asked: list[int] = []
    try:
        decision = next(doing)
        while True:
            asked.append(decision.player)
            verb = "yes" if len(asked) - 1 in wanted else "no"
            decision = doing.send((next(each for each in decision.options if each.verb == verb),))
    except StopIteration:
        return asked
