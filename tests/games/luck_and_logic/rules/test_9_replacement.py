"""9.2.2.3, 9.10. Replacement effects, plain and optional, and several for one event."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Zones, both_editions, circles, member, table

rule = pytest.mark.rule

DROPPER = "ACT [1/turn]: Drop all of your other members."
STRIKER = member("Striker", 1000, "logicalist", "ACT [1/turn]: Drop one of your opponent's members with power 3000.")


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


@rule("9.2.2.3", "9.2.2.3.1", "9.10.1", "9.10.1.1", both=True)
@both_editions
def test_something_else_happens_and_what_was_replaced_never_did(book: Rulebook) -> None:
    mourner = actor(DROPPER, "AUTO: When your other member is dropped, draw a card.")
    text = "CONT: When this member would be dropped, return it to your hand instead."
    saved = member("Saved", 1000, "logicalist", text)
    match = table(book, {"FL:0": ["Actor"], "FR:0": ["Saved"]}, mourner, saved).answer("act:FL:1")
    assert match.names("hand:0") == ["Saved"], "and nothing was drawn"
    assert match.count("drop:0") == 0


@rule("9.2.2.3", both=True)
@both_editions
def test_a_drawing_is_replaced_card_by_card(book: Rulebook) -> None:
    text = "CONT: When you would draw a card, stock the top card of your deck instead."
    match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(text, "ACT: Draw two cards, and discard a card."))
    match.answer("act:FL:2")
    assert (match.count("stock:0"), match.count("hand:0")) == (2, 0)


@rule("9.2.2.3.2", "9.10.3", both=True)
@both_editions
@pytest.mark.parametrize(("hand", "answer"), [(["One"], "yes"), (["One"], "no"), ([], "")])
def test_an_optional_one_is_asked_for_where_it_can_be_done(book: Rulebook, hand: list[str], answer: str) -> None:
    text = "CONT: When your other member would be dropped, you may discard a card instead."
    zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Two"], "hand:0": hand}
    match = table(book, zones, actor(DROPPER, text)).answer("act:FL:1")
    assert (match.offered == ["yes", "no"]) is bool(hand)
    if answer:
        match.answer(answer)
    saved = answer == "yes"
    assert match.names("drop:0") == ["One" if saved else "Two"]
    assert ("FR" in circles(match)) is saved


@rule("9.10.2", "9.10.2.1", both=True)
@both_editions
@pytest.mark.parametrize(("chosen", "zone"), [("FL", "hand:1"), ("FC", "stock:1")])
def test_the_player_of_the_card_chooses_which_of_several_applies(book: Rulebook, chosen: str, zone: str) -> None:
    text = "CONT: When your other member would be dropped, return it to your hand instead."
    taker = member("Taker", 1000, "logicalist", text)
    keeper = member("Keeper", 1000, "logicalist", "CONT: When your other member would be dropped, stock it instead.")
    zones: Zones = {"FL:0": ["Striker"], "FL:1": ["Taker"], "FC:1": ["Keeper"], "FR:1": ["Three"]}
    match = table(book, zones, STRIKER, taker, keeper).answer("act:FL:1")
    assert (match.asked, match.rule) == (1, "9.10.2")
    match.answer(f"replace:{chosen}:1:1")
    assert match.names(zone) == ["Three"]
    assert match.count("drop:1") == 0


@rule("9.10.2.2", book="luck-and-logic-1.00")
@rule("9.10.2.2")
@both_editions
@pytest.mark.parametrize(("chosen", "counts"), [("FL:1", (1, 0)), ("FR:1", (0, 1))])
def test_of_an_action_the_player_who_does_it_chooses(book: Rulebook, chosen: str, counts: tuple[int, int]) -> None:
    text = "CONT: When you would draw a card, stock the top card of your deck instead."
    saver = member("Saver", 1000, "logicalist", text)
    text = "CONT: When you would draw a card, drop the top card of your deck instead."
    waster = member("Waster", 1000, "logicalist", text)
    zones: Zones = {"FL:0": ["Saver"], "FR:0": ["Waster"], "BL:0": ["Actor"]}
    match = table(book, zones, saver, waster, actor("ACT [1/turn]: Draw a card.")).answer("act:BL:1")
    assert match.asked == 0
    match.answer(f"replace:{chosen}")
    assert (match.count("stock:0"), match.count("drop:0")) == counts
    assert match.count("hand:0") == 0


@rule("9.10.2.3", both=True)
@both_editions
def test_each_applies_to_an_event_once(book: Rulebook) -> None:
    """What it does instead would call for it again; the other one may still answer that."""
    again = member("Again", 1000, "logicalist", "CONT: When your other member would be dropped, drop it instead.")
    keeper = member("Keeper", 1000, "logicalist", "CONT: When your other member would be dropped, stock it instead.")
    zones: Zones = {"FL:0": ["Striker"], "FL:1": ["Again"], "FR:1": ["Three"]}
    match = table(book, zones, STRIKER, again).answer("act:FL:1")
    assert match.names("drop:1") == ["Three"]
    assert match.told.count("ability") == 2, "of the striker, and of this one once"
    match = table(book, {**zones, "FC:1": ["Keeper"]}, STRIKER, again, keeper).answer("act:FL:1")
    match.answer("replace:FL:1:1")
    assert match.names("stock:1") == ["Three"]
