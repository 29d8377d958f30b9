"""What texts tell of hidden cards: nothing, be it by a question, its numbers, or its absence."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.kernel.visibility import sees
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.fights import ap, written, written_event
from tests.games.level_neo.positions import Zones, levels, table

DOER = "Doer"


def doing(text: str, zones: Zones) -> ScenarioMatch:
    """A support character of seat 0 has just used its skill in its main phase."""
    doer = written(DOER, f"Use (Main/Your turn): {text}")
    return table({"S1:0": [DOER], **zones}, doer).answer("use:S1:1")


@pytest.mark.parametrize(("held", "offered"), [("Blue", ["choose:Blue"]), ("One", ["pass"])])
def test_a_described_card_of_the_hand_is_asked_for_whether_there_is_one_or_not(held: str, offered: list[str]) -> None:
    match = doing("Choose a blue card from your hand, and put it into play.", {"hand:0": [held, "Nothing"]})
    assert match.offered == offered
    decision = match.match.decision
    assert decision is not None
    assert decision.secret
    assert decision.prompt.values["most"] == 1
    others = view(match.match, 1)
    assert others.asking is not None
    assert others.asking.text == "deciding"
    assert others.asking_rule == "4.2.2"  # that of the window, whatever is asked


@pytest.mark.parametrize(("held", "offered"), [("Two", ["support:Two"]), ("Nothing", ["pass"])])
def test_a_character_of_the_hand_is_a_described_card_too(held: str, offered: list[str]) -> None:
    assert doing("Put a character from your hand into play.", {"hand:0": [held]}).offered == offered


@pytest.mark.parametrize(
    "text",
    [
        "Choose up to one card from your hand, and put it into play.",
        "Choose up to one blue card from your hand, and put it into play.",
        "Choose a blue card from your hand, and put it into play.",
        "Put a character from your hand into play.",
        "Discard a blue card.",
        "Discard up to one blue card.",
        "Search your deck for a blue card, put it into your hand, and shuffle your deck.",
        "Look at the top two cards of your deck, choose up to one event from among them, and put it into your hand.",
    ],
)
def test_nothing_is_asked_of_a_hand_or_deck_that_everybody_sees_is_empty(text: str) -> None:
    emptied, after = "Put all cards in your deck into the discard pile.", "Choose one of your characters, and rest it."
    match = doing(f"{emptied} {text} {after}", {"hand:0": []})
    assert match.offered == ["choose:M", "choose:S1"]  # the next question, and none before it


@pytest.mark.parametrize("held", [[], ["One"]])
def test_a_cost_that_may_be_nothing_is_asked_for_only_where_there_is_a_hand(held: list[str]) -> None:
    text = "[Discard up to one blue card] This character gets AP +100 until end of turn."
    match = doing(text, {"hand:0": held})
    assert (match.prompt == "ask-discard") is bool(held)


@pytest.mark.parametrize("count", [1, 2])
def test_a_hand_that_has_been_gone_through_is_asked_again_while_cards_are_in_it(count: int) -> None:
    text = "For each of your characters, choose up to one blue card from your hand, and put it into play."
    asked = []
    match = doing(text, {"hand:0": ["One"] * count})
    while match.prompt == "ask-choose":
        asked.append(match.offered)
        match.answer("pass")
    assert asked == [["pass"], ["pass"]]


def test_face_down_level_cards_are_just_cards_even_to_conditions() -> None:
    asker = written(
        DOER,
        "Cont: If you have a card with a Level Burst in your level zone, this character gets AP +100.\n"
        "Cont: If you have two or more cards in your level zone, this character gets AP +10.\n"
        "Cont: If you have a character in your level zone, this character gets AP +1.",
    )
    hidden = table({"S1:0": [DOER], "level:0": levels("Burst", "Burst")}, asker)
    seen = table({"S1:0": [DOER], "level:0": ["Burst", *levels("Burst")]}, asker)
    assert (ap(hidden, "S1:0"), ap(seen, "S1:0")) == (3010, 3111)


def test_nobody_is_told_which_face_down_level_card_is_which() -> None:
    zones: Zones = {"level:0": [*levels("Burst", "One"), "Two"], "hand:0": ["Nothing"]}
    match = doing("Put a card from your level zone into your hand.", zones)
    assert match.offered == ["put:level:0", "put:level:0#2", "put:Two"]
    decision = view(match.match, 0).decision
    assert decision is not None
    assert [option.card is not None and option.card.definition is not None for option in decision.options] == [
        False,
        False,
        True,
    ]


def test_a_card_that_one_levels_up_with_is_hidden_from_both_players_afterwards() -> None:
    match = doing("Your main character levels up with a card from your hand.", {"hand:0": ["Burst", "One"]})
    match.answer("put:Burst")
    card = match.card("level:0")
    assert not any(sees(match.match, viewer, card) for viewer in (0, 1, None))


def test_cards_looked_at_are_seen_by_the_player_alone_until_the_effect_ends() -> None:
    text = (
        "Look at the top two cards of your deck, choose up to one event from among them, put it into your hand, "
        "and put the rest on top of your deck in any order."
    )
    match = doing(text, {"deck:0": ["One", "Nothing"]})
    seen = match.cards("deck:0")[-2:]
    assert all(sees(match.match, 0, card) and not sees(match.match, 1, card) for card in seen)
    match.answer("choose:Nothing")
    assert not match.match.state.shown


def test_a_cost_of_a_described_card_is_asked_for_without_telling_whether_it_can_be_paid() -> None:
    doer = written(DOER, "Start: [Discard a blue card] When this character comes into play, draw a card.")
    for held in ("Blue", "One"):
        match = table({"hand:0": [DOER, held]}, doer).answer(f"support:{DOER}")
        assert match.prompt == "ask-pay"
        assert ("yes" in match.offered) is (held == "Blue")


def test_whoever_holds_cards_is_asked_in_a_window_whether_they_can_be_used_or_not() -> None:
    event = written_event("Trick", "Use (Main/Opponent's turn): Draw a card.")
    for held, offered in (("Trick", ["pass", "event:Trick:1"]), ("One", ["pass"])):
        match = table({"hand:1": [held]}, event)
        assert (match.asked, match.offered) == (1, offered)
