"""4.1.5, 10.7.1.1.2, 10.22 to 10.27. More that happens at the same time: calls, locks, hearts, decks, G zones."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.kernel.views import view
from engine.scenarios import Placed
from tests.games.vanguard.g_units import GIANT, g_unit
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.test_8_at_once import AURA, COUNTS, PAIRS, STRONG, WEAK, settled
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]


@pytest.mark.rule("10.7.1.1.2", "10.7.1.3.1")
@pytest.mark.parametrize("hand", list(permutations(["Seer", "One"])))
def test_units_called_to_the_guardian_circle_together_see_each_other_come(hand: tuple[str, ...]) -> None:
    seer = written("Seer", f"AUTO (GC): When your other unit is placed on GC, {COUNTS}.")
    text = "AUTO (VC): When this unit is attacked, call all cards in your hand to GC."
    zones: Zones = {"V:1": ["Leader"], "hand:1": list(hand), "hand:0": []}
    at = table(zones, seer, written("Leader", text, 3, 11000), step="start_step").answer("attack:V>V")
    assert at.told[:5] == ["attacks", "ability", "guards", "guards", "ability"]


@pytest.mark.rule("10.24.1", "4.1.5")
def test_cards_that_are_unlocked_together_are_all_units_when_their_abilities_trigger() -> None:
    seer = written("Seer", f"AUTO (RC): When your other rear-guard is unlocked, {COUNTS}.")
    text = "ACT (VC) [1/Turn]: Lock all of your rear-guards. Unlock all of your locked cards."
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Leader"], f"{first}:0": ["Seer"], f"{second}:0": ["One"]}
        at = table(zones, seer, written("Leader", text, 3)).answer("activate:V:1")
        assert settled(at).count("hand:1") == 1, (first, second)


@pytest.mark.rule("10.26.1", "4.1.5")
def test_units_that_are_deleted_together_do_not_answer_each_other() -> None:
    seer = written("Seer", f"AUTO (RC): When your other rear-guard is deleted, {COUNTS}.")
    text = "ACT (VC) [1/Turn]: Delete all of your rear-guards."
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Leader"], f"{first}:0": ["Seer"], f"{second}:0": ["One"]}
        at = table(zones, seer, written("Leader", text, 3)).answer("activate:V:1")
        assert settled(at).count("hand:1") == 0, (first, second)


@pytest.mark.rule("10.22.9", "10.22.9.1")
def test_units_that_give_way_to_locked_cards_leave_together() -> None:
    text = f"""ACT (VC) [1/Turn]: Choose two cards from your hand, and put them on RC as a locked card.
AUTO (VC): {STRONG} is put into the drop zone, {COUNTS}."""
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Leader"], f"{first}:0": ["Aura"], f"{second}:0": ["Weak"], "hand:0": ["One", "Two"]}
        at = table(zones, AURA, WEAK, written("Leader", text, 3)).answer("activate:V:1")
        at.answer(f"circle:{first}").answer(f"circle:{second}")
        assert settled(at).count("hand:1") == 1, (first, second)


@pytest.mark.rule("4.1.5.1")
@pytest.mark.parametrize("end", ["on top", "on the bottom"])
def test_the_order_in_which_cards_go_on_a_deck_shows_in_nothing_that_they_trigger(end: str) -> None:
    """The other player's abilities stand by in the same order, whatever order the owner has chosen."""
    text = f"AUTO (VC): When this unit attacks, put all of your rear-guards {end} of your deck."
    seer = written("Seer", "AUTO (VC): When your opponent's rear-guard is put into the deck, you may Soul Charge 1.", 3)
    cards = written("Leader", text, 3, 11000), seer, unit("Left", 1), unit("Right", 1)
    zones: Zones = {"V:0": ["Leader"], "V:1": ["Seer"], "FL:0": ["Left"], "FR:0": ["Right"]}
    seen = []
    for order in (("order:FL", "order:FR"), ("order:FR", "order:FL")):
        at = table(zones, *cards, step="start_step").answer("attack:V>V").answer(*order)
        names = at.names("deck:0")
        top = names[-2:][::-1] if end == "on top" else names[:2][::-1]
        assert top == (["Left", "Right"] if order[0] == "order:FL" else ["Right", "Left"])
        events = [standing.event for standing in at.match.state.standing_by]
        seen.append((at.offered, [event.source and event.source.place for event in events], view(at.match, 1).facts))
    assert seen[0] == seen[1]


@pytest.mark.rule("4.1.5", "1.3.4")
@pytest.mark.parametrize("mover", [0, 1])
def test_both_players_order_their_own_cards_the_turn_player_first(mover: int) -> None:
    when = "attacks" if mover == 0 else "is attacked"
    order = "put both all of your rear-guards and all of your opponent's rear-guards on top of your deck"
    leader = written("Leader", f"AUTO (VC): When your vanguard {when}, {order}.", 3, 11000)
    zones: Zones = {f"V:{mover}": ["Leader"]}
    for seat in (0, 1):
        zones |= {f"FL:{seat}": ["One"], f"FR:{seat}": ["Two"]}
    at = table(zones, leader, step="start_step").answer("attack:V>V")
    assert (at.asked, at.prompt) == (0, "ask-order-top")
    at.answer(*at.offered)
    assert (at.asked, at.prompt) == (1, "ask-order-top")


@pytest.mark.rule("6.8.1.1.1", "4.1.5")
def test_g_units_go_back_at_the_end_of_the_turn_at_the_same_time() -> None:
    aura = g_unit("Aura", "CONT (RC): All of your other rear-guards get power +5000.")
    when = "When your rear-guard with power 19000 or greater is put into the G zone"
    watcher = written("Watcher", f"AUTO (VC): {when}, Soul Charge 1.", 3)
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Watcher"], f"{first}:0": ["Aura"], f"{second}:0": ["Giant"]}
        at = table(zones, watcher, aura, GIANT, step="end_phase")
        assert at.count("gzone:0") == 2
        assert at.count("soul:0") == 1, (first, second)
