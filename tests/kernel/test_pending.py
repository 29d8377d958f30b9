"""Cards that are being used lie apart, and still belong to the zone that they come from."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine.kernel import codec, verbs
from engine.kernel.abilities import Automatic, Context, Trigger
from engine.kernel.cards import Card, values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.pending import ORIGINS, origin
from engine.kernel.views import view
from engine.kernel.zones import Visibility, Zone, ZoneKind
from tests.kernel import tiny
from tests.kernel.tiny import GRAVE, HAND, TABLE, VAULT, AddMight, begin

USED = ZoneKind("used", Visibility.PUBLIC, pending=True)

HEARD = Remembered[tuple[str, ...]]("heard", (), touches=UNOBSERVED)
"""What was announced, and from where."""


@dataclass(frozen=True, slots=True)
class WhenAnythingMoves(Trigger):
    """Waits for every move, notes it, and never triggers."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(name for kind in (HAND, GRAVE, TABLE, VAULT, USED) for name in (kind.enter, kind.leave))

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        assert event.source is not None
        HEARD.set(match, (*HEARD.of(match), f"{event.kind} from {event.source.kind.name}"))
        return False


CARDS = {
    **tiny.CARDS,
    "listener": CardDefinition(
        "listener",
        "listener",
        "card",
        values_of({"might": 1, "colour": "red"}),
        (Automatic(("table",), trigger=WhenAnythingMoves(), effect=tiny.DrawCards(0)),),
    ),
}
BOOK = replace(
    tiny.RULEBOOK,
    zone_kinds=(*tiny.RULEBOOK.zone_kinds, USED),
    cards=lambda: CARDS,
    nodes=lambda: {**tiny.RULEBOOK.nodes(), "WhenAnythingMoves": WhenAnythingMoves},
)


def listening() -> Match:
    """A match in which somebody hears of everything that moves."""
    match = begin({"plain": 8}, rulebook=BOOK)
    verbs.create(match, CARDS["listener"], 1, TABLE.at(1, "T1"))
    return match


def move(match: Match, card: Card, zone: Zone) -> bool:
    """Move a card; nobody is asked anything."""
    with pytest.raises(StopIteration) as end:
        next(verbs.move(match, card, zone))
    return bool(end.value.value)


def test_nothing_has_happened_while_a_card_is_pending_and_then_it_comes_from_where_it_was() -> None:
    match = listening()
    card = match.cards(HAND[0])[0]
    entered = match.state.entered[card]
    verbs.suspend(match, card, USED[0])
    assert card not in match.cards(HAND[0]), "it is not counted there"
    assert (HEARD.of(match), match.state.entered[card], origin(match, card)) == ((), entered, HAND[0])
    assert move(match, card, GRAVE[0])
    assert set(HEARD.of(match)) == {"enter:grave from hand", "leave:hand from hand"}
    assert (ORIGINS.of(match), origin(match, card)) == ({}, GRAVE[0])
    assert match.state.entered[card] > entered


@pytest.mark.parametrize("by_resuming", [True, False])
def test_what_goes_nowhere_lies_as_it_lay_and_nobody_hears_of_it(by_resuming: bool) -> None:
    match = listening()
    below, card, above = [verbs.create(match, CARDS["plain"], 0, VAULT[0]) for _ in range(3)]
    match.state.rested[card] = match.state.face_down[card] = True
    tiny.in_force(match, above, AddMight(2), cards=(card,))
    verbs.suspend(match, card, USED[0])
    assert match.values(card)["might"] == 5, "what applies to it goes on"
    assert not match.state.face_down[card]
    if by_resuming:
        verbs.resume(match, card)
    else:
        assert move(match, card, VAULT[0])
    assert match.cards(VAULT[0]) == (below, card, above)
    assert (match.state.rested[card], match.state.face_down[card]) == (True, True)
    assert match.values(card)["might"] == 3, "what it was allowed as the card it was is over"
    assert (HEARD.of(match), ORIGINS.of(match)) == ((), {})


def test_a_pending_card_that_is_put_at_the_bottom_of_where_it_comes_from_lies_there() -> None:
    match = begin({"plain": 8}, rulebook=BOOK)
    card = match.cards(tiny.DECK[0])[-1]
    verbs.suspend(match, card, USED[0])
    verbs.place(match, card, tiny.DECK[0], verbs.Arrival(bottom=True))
    assert match.cards(tiny.DECK[0])[0] == card


def test_replacement_effects_see_where_a_pending_card_comes_from() -> None:
    """The exile asks for what leaves; a card that comes back to its grave may still go elsewhere instead."""
    match = begin({"plain": 8}, rulebook=BOOK)
    ghost = verbs.create(match, CARDS["ghost"], 0, GRAVE[0])
    verbs.suspend(match, ghost, USED[0])
    move(match, ghost, GRAVE[0])
    assert match.state.zone[ghost] is VAULT[0]


def test_everybody_sees_a_pending_card_and_nobody_knows_it_again_in_the_hand() -> None:
    match = begin({"plain": 8}, rulebook=BOOK)
    card = match.cards(HAND[0])[0]
    ident = match.state.ident[card]
    verbs.suspend(match, card, USED[0])
    assert [each.definition for each in view(match, 1).zones["used:0"].cards] == [CARDS["plain"]]
    verbs.resume(match, card)
    assert match.state.ident[card] != ident
    assert all(each.definition is None for each in view(match, 1).zones["hand:0"].cards)


def test_several_are_pending_at_once_each_with_its_own_origin_also_in_a_save() -> None:
    match = begin({"plain": 8}, rulebook=BOOK)
    held, buried = match.cards(HAND[0])[0], verbs.create(match, CARDS["blue"], 0, GRAVE[0])
    for card in (held, buried):
        verbs.suspend(match, card, USED[0])
    state = codec.decode_state(BOOK, codec.encode_state(match.state))
    assert codec.digest(state) == codec.digest(match.state)
    match.state = state
    match.refresh()
    verbs.resume(match, held)
    assert [origin(match, card) for card in (held, buried)] == [HAND[0], GRAVE[0]]
    verbs.resume(match, buried)
    assert match.cards(GRAVE[0]) == (buried,)
    assert not match.cards(USED[0])
