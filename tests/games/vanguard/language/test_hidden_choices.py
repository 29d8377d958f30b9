"""Choices among hidden cards: neither the question nor its absence tells anything of them, and who looks sees."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.kernel.visibility import sees
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import Zones, card, main_phase

ACTOR = "Actor"
LOOK_AND_TAKE = (
    "ACT (RC) [1/Turn]: Look at the top three cards of your deck, choose up to two grade 3 cards from among them, "
    "put them into your hand, and put the rest on the bottom of your deck in any order."
)


def acting(text: str, zones: Zones) -> ScenarioMatch:
    """A made-up unit on the front left circle has just been activated."""
    return main_phase({"FL:0": [ACTOR], **zones}, card(ACTOR, text)).answer("activate:FL:1")


def said_to(match: ScenarioMatch, viewer: int | None) -> list[str]:
    """The log lines that a viewer may read."""
    assert match.match.log is not None
    return [line.text for _, line in match.match.log.lines(viewer)]


@pytest.mark.rule("8.5.4.1.4")
@pytest.mark.parametrize(
    ("deck", "offered"),
    [
        (["Three", "Three", "One"], ["choose:Three", "choose:Three#2"]),
        (["Three", "One", "Two"], ["choose:Three"]),
        (["Zero", "One", "Two"], ["pass"]),
    ],
)
def test_choosing_among_cards_looked_at_is_asked_in_the_same_words_whether_any_fits_or_not(
    deck: list[str], offered: list[str]
) -> None:
    match = acting(LOOK_AND_TAKE, {"deck:0": deck})
    decision = match.match.decision
    assert decision is not None
    assert (match.prompt, match.offered) == ("ask-choose", offered)
    assert (decision.prompt.values["least"], decision.prompt.values["most"]) == (0, 2)
    assert decision.secret
    asking = view(match.match, 1).asking
    assert asking is not None
    assert asking.text == "ask-main-phase"


@pytest.mark.rule("8.5.4.1.4")
def test_a_card_that_only_its_holder_knows_need_not_be_chosen() -> None:
    match = acting("ACT (RC) [1/Turn]: Put a grade 3 card from your hand into your soul.", {"hand:0": ["Three", "One"]})
    assert match.offered == ["put:Three"]
    match.answer()
    assert (match.names("soul:0"), match.count("hand:0")) == ([], 2)


def test_numbers_of_a_choice_among_cards_that_everybody_sees_are_those_of_the_cards() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: Choose up to three of your opponent's rear-guards, and retire them.",
        {"FL:1": ["One"], "FR:1": ["Two"]},
    )
    decision = match.match.decision
    assert decision is not None
    assert decision.prompt.values["most"] == 2
    assert not decision.secret


@pytest.mark.rule("3.13.1", "3.13.2")
def test_whoever_looks_at_a_card_without_anything_to_choose_is_shown_it_before_the_effect_goes_on() -> None:
    match = acting("ACT (RC) [1/Turn]: Look at the top card of your deck. Draw a card.", {"deck:0": ["Two"]})
    assert (match.asked, match.prompt, match.offered) == (0, "ask-seen", ["seen"])
    seen = match.cards("deck:0")[-1]
    assert [sees(match.match, viewer, seen) for viewer in (0, 1, None)] == [True, False, False]
    assert match.names("hand:0") == []
    asking = view(match.match, 1).asking
    assert asking is not None
    assert asking.text == "ask-main-phase"
    match.answer("seen")
    assert match.names("hand:0") == ["Two"]


@pytest.mark.rule("3.13.1")
def test_the_log_names_the_cards_looked_at_to_nobody_but_who_looks() -> None:
    match = acting("ACT (RC) [1/Turn]: Look at the top two cards of your deck.", {"deck:0": ["Two", "One"]})
    assert [said_to(match, viewer).count("sees") for viewer in (0, 1, None)] == [2, 0, 0]
    assert [said_to(match, viewer).count("looks-at") for viewer in (0, 1, None)] == [1, 1, 1]


def test_nothing_more_is_asked_where_the_cards_looked_at_are_seen_in_a_choice() -> None:
    match = acting(LOOK_AND_TAKE, {"deck:0": ["Zero", "One", "Two"]})
    assert match.prompt == "ask-choose"
    match.answer("pass")
    assert match.prompt == "ask-order-bottom"
