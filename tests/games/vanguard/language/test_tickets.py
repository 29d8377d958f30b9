"""Quick Shield tickets: how they come to a hand, what they do in a guard step, and what they cannot do."""

from __future__ import annotations

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.decks import faults_of
from engine.games.vanguard.tickets import QUICK_SHIELD
from engine.kernel.codec import load, save
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import Zones, at, card

TICKET = RULEBOOK.cards()[QUICK_SHIELD]
HELD: Zones = {"hand:1": [QUICK_SHIELD, "One"]}


def attacked(zones: Zones, *texts: str) -> ScenarioMatch:
    """A vanguard of grade 3 has attacked, and the other player is asked to guard."""
    lead = card("Lead", "\n".join(texts), grade=3, power=11000)
    match = at("start_step", {"V:0": ["Lead"], **zones}, TICKET, lead)
    return match.answer("attack:V>V")


def test_an_effect_puts_one_into_the_hand_for_all_to_see() -> None:
    giver = card("Giver", "ACT (RC) [1/Turn]: Put a Quick Shield ticket into your hand.")
    match = at("main_phase", {"FL:0": ["Giver"]}, giver, TICKET).answer("activate:FL:1")
    assert match.names("hand:0") == [TICKET.name]
    for seat in (0, 1, None):
        assert [each.definition for each in view(match.match, seat).zones["hand:0"].cards] == [TICKET]
    assert not any(key.startswith("call:") for key in match.offered)


def test_it_strengthens_the_unit_attacked_until_the_battle_ends_and_is_gone() -> None:
    match = attacked(HELD)
    assert match.offered == ["pass", "guard:One", f"ticket:{QUICK_SHIELD}"]
    match.answer(f"ticket:{QUICK_SHIELD}")
    assert (match.power("V:1"), match.names("hand:1"), match.names("removed:1")) == (16000, ["One"], [TICKET.name])
    assert match.names("G:1") == []
    assert match.prompt == "ask-guard"  # and one may go on guarding
    assert load(match.match.rulebook, save(match.match)).values(match.card("V:1"))["power"] == 16000
    match.answer("pass")
    while match.match.state.turn_player == 0:
        match.answer(match.offered[0])
    assert match.power("V:1") == 11000


def test_of_several_units_attacked_one_is_chosen() -> None:
    zones: Zones = {**HELD, "FL:1": ["One"], "FR:1": ["Two"]}
    match = attacked(zones, "CONT (VC): This unit battles all of your opponent's units in the front row.")
    match.answer(f"ticket:{QUICK_SHIELD}")
    assert match.prompt == "ask-guarded"
    match.answer("protect:FR:1")
    assert (match.power("FL:1"), match.power("FR:1"), match.power("V:1")) == (7000, 14000, 11000)


def test_several_are_used_one_after_the_other() -> None:
    match = attacked({"hand:1": [QUICK_SHIELD, QUICK_SHIELD, "One"]})
    match.answer(f"ticket:{QUICK_SHIELD}").answer(f"ticket:{QUICK_SHIELD}")
    assert match.power("V:1") == 21000


def test_it_pays_for_costs_as_any_card_of_the_hand_and_is_removed() -> None:
    payer = card("Payer", "ACT (RC) [1/Turn]: [Discard a card] Soul Charge 1.")
    match = at("main_phase", {"FL:0": ["Payer"], "hand:0": [QUICK_SHIELD]}, payer, TICKET).answer("activate:FL:1")
    assert (match.names("drop:0"), match.names("removed:0"), match.count("soul:0")) == ([], [TICKET.name], 1)


def test_it_belongs_into_no_deck() -> None:
    faults = faults_of(Deck({"main": {QUICK_SHIELD: 1}}), RULEBOOK.cards())
    assert "5.2.2.6" in {fault.rule for fault in faults}


def test_no_effect_calls_it() -> None:
    caller = card("Caller", "ACT (RC) [1/Turn]: Choose a card from your hand, and call it to RC.")
    match = at("main_phase", {"FL:0": ["Caller"], "hand:0": [QUICK_SHIELD]}, caller, TICKET).answer("activate:FL:1")
    assert match.names("hand:0") == [TICKET.name]
