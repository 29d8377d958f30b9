"""Ways to choose: what the asked player is shown in place of options, projected as everything else is."""

from __future__ import annotations

from engine.kernel.decisions import PASS, Decision, Option
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.messages import Message, Ref
from engine.kernel.views import lazy_view, view
from engine.kernel.ways import NO_WAYS, Expected, Way, Ways
from tests.kernel import tiny
from tests.kernel.tiny import begin
from tests.replacing import replace


def ways(match: Match, decision: Decision) -> Ways:
    """Each card of the hand to the first seat and to the second one, twice the first."""
    if decision.prompt.text != "ask-play":
        return NO_WAYS
    seats = [Option("seat", None, zone) for zone in tiny.TABLE.of(decision.player)][:2]
    found = [
        Way(option, Message("play-at", {"card": Ref(option.card)}), then=(Expected("ask-seat", option.card, seat),))
        for option in decision.options
        if option.card is not None
        for seat in (*seats, seats[0])
    ]
    return Ways(found, Message("what-it-comes-to"), 7, PASS)


BOOK = replace(tiny.RULEBOOK, ways=ways)


def test_ways_name_an_option_and_what_is_expected_to_follow_it() -> None:
    match = begin({"plain": 6}, rulebook=BOOK)
    found = view(match, 0).decision
    assert found is not None
    first = found.ways[0]
    assert first.key in [option.key for option in found.options]
    assert (first.then[0].asked, first.then[0].key) == ("ask-seat", "seat:T1")
    mentioned = first.label.values["card"]
    assert isinstance(mentioned, Mention)
    assert mentioned == first.then[0].card
    assert (found.needed, found.closing) == (7, "pass")


def test_every_way_has_a_name_of_its_own() -> None:
    found = view(begin({"plain": 6}, rulebook=BOOK), 0).decision
    assert found is not None
    assert len({way.name for way in found.ways}) == len(found.ways) == 6


def test_what_is_expected_next_is_what_the_answer_leads_to() -> None:
    match = begin({"plain": 6}, rulebook=BOOK)
    found = view(match, 0).decision
    assert found is not None
    match.answer([found.ways[1].key])
    following = view(match, 0).decision
    assert following is not None
    assert following.prompt.values["card"] == found.ways[1].then[0].card
    assert found.ways[1].then[0].key in match.keys


def test_others_are_shown_no_ways_and_trying_things_out_asks_for_none() -> None:
    match = begin({"plain": 6}, rulebook=BOOK)
    assert view(match, 1).decision is None
    tried = lazy_view(match, 0).decision
    assert tried is not None
    assert tried.ways == ()


def test_what_is_expected_after_doing_no_more_has_ways_and_keys_of_its_own() -> None:
    def and_then(match: Match, decision: Decision) -> Ways:
        found = ways(match, decision)
        if found is NO_WAYS or len(decision.options) == 2:
            return found
        later = replace(decision, options=(PASS, decision.options[-1]))
        return replace(found, after=later, meanwhile=later)

    match = begin({"plain": 6}, rulebook=replace(tiny.RULEBOOK, ways=and_then))
    found = view(match, 0).decision
    assert found is not None
    for expected in (found.after, found.meanwhile):
        assert expected is not None
        assert expected.options[0].key == "pass"
        assert {way.key for way in expected.ways} == {expected.options[1].key}
    assert view(match, 1).decision is None
