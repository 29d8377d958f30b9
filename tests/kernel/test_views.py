"""What each viewer may see, and that nothing else leaves the match."""

from __future__ import annotations

from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line, Ref
from engine.kernel.resolving import resolving
from engine.kernel.views import View, lazy_view, view
from tests.kernel import tiny
from tests.kernel.tiny import begin, put
from tests.replacing import replace

SPECTATOR = None


def seen(picture: View, zone: str) -> list[str | None]:
    return [card.definition.number if card.definition else None for card in picture.zones[zone].cards]


def test_a_hand_is_seen_by_its_player_only() -> None:
    match = begin({"plain": 6}, {"blue": 6})
    assert seen(view(match, 0), "hand:0") == ["plain", "plain"]
    assert seen(view(match, 1), "hand:0") == [None, None]
    assert seen(view(match, SPECTATOR), "hand:0") == [None, None]
    assert seen(view(match, SPECTATOR), "hand:1") == [None, None]


def test_of_a_deck_nothing_but_its_size_is_seen() -> None:
    match = begin({"plain": 6})
    for viewer in (0, 1, SPECTATOR):
        deck = view(match, viewer).zones["deck:0"]
        assert deck.count == 4
        assert deck.cards == ()


def test_a_face_down_card_of_the_vault_is_seen_by_its_owner_only() -> None:
    match = begin({"plain": 6})
    card = put(match, "ghost")
    verbs.place(match, card, tiny.VAULT[0], verbs.Arrival(face_down=True))
    assert seen(view(match, 0), "vault:0") == ["ghost"]
    assert seen(view(match, 1), "vault:0") == [None]
    verbs.turn_face(match, card, down=False)
    assert seen(view(match, 1), "vault:0") == ["ghost"]


def test_a_revealed_card_is_seen_by_everybody_until_it_is_concealed() -> None:
    match = begin({"plain": 6}, {"blue": 6})
    card = match.cards(tiny.HAND[0])[0]
    verbs.show(match, [card], (0, 1))
    assert "plain" in seen(view(match, SPECTATOR), "hand:0")
    verbs.conceal(match, [card])
    assert seen(view(match, SPECTATOR), "hand:0") == [None, None]


def test_a_card_looked_at_is_seen_by_who_looks() -> None:
    match = begin({"plain": 6})
    card = match.cards(tiny.DECK[0])[-1]
    verbs.show(match, [card], (0,))
    assert seen(view(match, 0), "deck:0") == ["plain"]
    assert seen(view(match, 1), "deck:0") == []
    assert seen(view(match, SPECTATOR), "deck:0") == []


def test_an_id_is_drawn_anew_when_a_card_becomes_hidden() -> None:
    match = begin({"plain": 6})
    card = put(match, "blue")
    public = view(match, SPECTATOR).zones["T1:0"].cards[0].id
    verbs.place(match, card, tiny.HAND[0])
    assert public not in repr(view(match, 1))
    verbs.place(match, card, tiny.TABLE.at(0, "T1"))
    assert view(match, SPECTATOR).zones["T1:0"].cards[0].id != public


def test_backs_are_all_alike() -> None:
    match = begin({"plain": 3, "blue": 3})
    first, second = view(match, 1).zones["hand:0"].cards
    assert first == second


def test_a_decision_is_shown_to_its_player_and_its_question_to_all() -> None:
    match = begin({"plain": 6})
    mine, other = view(match, 0), view(match, 1)
    assert mine.decision is not None
    assert [option.key for option in mine.decision.options] == ["pass", "play:plain", "play:plain#2"]
    assert other.decision is None
    assert other.asked == 0
    assert other.asking_rule == "2"
    assert other.asking is not None
    assert other.asking.text == "ask-play"


def test_a_card_in_a_question_is_named_to_those_who_see_it() -> None:
    match = begin({"plain": 6})
    match.answer(["play:plain"])
    mine, other = view(match, 0), view(match, 1)
    assert mine.asking is not None
    assert mine.asking.values["card"].definition is tiny.CARDS["plain"]
    assert other.asking is not None
    assert other.asking.values["card"] == Mention(None, "")


def test_what_an_ability_asks_is_shown_with_it_to_those_who_see_its_card() -> None:
    match = begin({"plain": 6})
    digger = put(match, "digger", place="T1")
    (ability,) = tiny.CARDS["digger"].abilities

    def shown() -> object:
        decision = view(match, 0).decision
        assert decision is not None
        return None if decision.ability is None else decision.ability.values["ability"]

    with resolving(match, Context(digger, 0, match.state.entered[digger], ability)):
        assert shown() is ability
        verbs.place(match, digger, tiny.HAND[1])
        assert shown() is None, "it is in the other player's hand"
        verbs.place(match, digger, tiny.GRAVE[1])
        assert shown() is ability
    assert shown() is None


def test_the_order_of_one_card_is_no_order() -> None:
    match = begin({"plain": 6})
    for most in (1, 2):
        assert match.decision is not None
        decision = replace(match.decision, minimum=0, maximum=most, ordered=True)
        match.decision = decision
        seen = view(match, 0).decision
        assert seen is not None
        assert seen.ordered == (most > 1)


def test_permuting_what_a_viewer_cannot_see_changes_nothing_for_them() -> None:
    match = begin({"plain": 3, "blue": 3}, {"plain": 3, "ghost": 3})
    before = repr(view(match, 1))
    hidden = [*match.cards(tiny.HAND[0]), *match.cards(tiny.DECK[0])]
    definitions = match.state.definition
    names = [definitions[card] for card in hidden]
    for card, definition in zip(hidden, reversed(names), strict=True):
        definitions[card] = definition
    match.changed()
    assert repr(view(match, 1)) == before


def test_the_log_names_a_card_to_those_who_saw_it() -> None:
    match = begin({"plain": 6})
    match.tell("peeks", card=Ref(match.cards(tiny.HAND[0])[0]))
    assert match.log is not None
    entry = match.log.entries[-1]
    assert entry.line(0).values["card"].definition is tiny.CARDS["plain"]
    assert entry.line(1).values["card"] == Mention(None, "")
    assert entry.line(SPECTATOR).values["card"] == Mention(None, "")


def test_a_private_entry_is_not_in_the_log_of_others() -> None:
    match = begin({"plain": 6})
    assert match.log is not None
    start = len(match.log.entries)
    match.tell("whisper", viewers=(0,))
    assert match.log.lines(0, start)
    assert not match.log.lines(1, start)
    assert not match.log.lines(SPECTATOR, start)


def test_a_glance_shows_what_a_view_shows_but_for_the_labels_of_options() -> None:
    match = begin({"plain": 6}, {"blue": 6})
    for answer in (("play:plain",), ("seat:T1",), ("play:blue",)):
        for viewer in (0, 1, SPECTATOR):
            full, quick = view(match, viewer), lazy_view(match, viewer)
            assert dict(quick.zones) == full.zones
            assert [replace(quick, zones={}, decision=None)] == [replace(full, zones={}, decision=None)]
            if full.decision is None or quick.decision is None:
                assert full.decision is quick.decision
            else:
                plain = tuple(replace(option, label=Line("", {})) for option in full.decision.options)
                assert quick.decision == replace(full.decision, options=plain)
        match.answer(answer)


def test_a_change_without_effect_is_not_seen() -> None:
    match = begin({"plain": 6})
    card = put(match, "plain")
    before = view(match, SPECTATOR).zones["T1:0"]
    tiny.in_force(match, card, tiny.AddMight(0), cards=(card,))
    assert view(match, SPECTATOR).zones["T1:0"] == before
    tiny.in_force(match, card, tiny.AddMight(1), cards=(card,))
    assert view(match, SPECTATOR).zones["T1:0"] != before
