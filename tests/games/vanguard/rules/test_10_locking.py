"""10.22, 10.24, 10.26. Locked cards, and units that are deleted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.vanguard import RULEBOOK, field, gifts, locking
from engine.games.vanguard.cards import CardRow, definition
from engine.kernel import verbs
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.visibility import sees
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

LOCKER = written("Locker", "ACT (VC): Choose one of your opponent's rear-guards, and lock it.", 3)
SELF_LOCKER = written("Self-Locker", "ACT (RC): Lock this unit.")
UNLOCKER = written("Unlocker", "ACT (VC): Choose one of your locked cards, and unlock it.", 3)
DELETER = written("Deleter", "ACT (VC): Delete your opponent's vanguard.", 3, 10000)


def locked(victim: str = "Two", *given: CardDefinition, **zones: list[str | Placed]) -> ScenarioMatch:
    """A table on which the victim, on the opponent's front left circle, was just locked."""
    placed: dict[str, Sequence[Placed | str]] = {
        "V:0": ["Locker"],
        "FL:1": [victim],
        **{name.replace("_", ":"): who for name, who in zones.items()},
    }
    return table(placed, LOCKER, *given).answer("activate:V:1")


# ---- lock


@pytest.mark.rule("10.22.1", "10.22.2", "10.22.3", "4.6.7", "3.8.1")
def test_a_locked_card_lies_face_down_on_a_lock_circle_and_is_no_unit() -> None:
    at = table({"V:0": ["Locker"], "FL:1": [Placed("Two", rested=True)]}, LOCKER)
    entered = at.match.state.entered[at.card("FL:1")]
    at.answer("activate:V:1")
    card = at.card("lock-FL:1")
    assert at.names("FL:1") == []
    assert at.match.state.face_down[card]
    assert not at.match.state.rested[card]
    assert at.match.state.entered[card] > entered, "another card than the one that was locked"
    assert card not in field.units(at.match, 1)
    assert locking.locked_cards(at.match, 1) == [card]


@pytest.mark.rule("10.22.2")
def test_an_effect_on_a_unit_ends_when_it_is_locked() -> None:
    strong = written("Strong", "ACT (RC): This unit gets power +5000 until end of turn.")
    again = written("Again", "ACT (VC): Choose one of your locked cards, and unlock it.", 3)
    lock = written("Lock", "ACT (RC): Choose one of your rear-guards, and lock it.")
    at = table({"V:0": ["Again"], "FL:0": ["Strong"], "FR:0": ["Lock"]}, strong, again, lock)
    at.answer("activate:FL:1")
    assert at.power("FL:0") == 13000
    at.answer("activate:FR:1").answer("choose:FL" if "choose:FL" in at.offered else "lock:FL")
    at.answer("activate:V:1")
    assert at.names("FL:0") == ["Strong"]
    assert at.power("FL:0") == 8000


@pytest.mark.rule("10.22.3", "10.22.10")
def test_a_locked_card_has_lost_its_abilities() -> None:
    loud = written("Loud", "CONT: All of your units get power +1000.")
    at = table({"V:0": ["Locker"], "FL:1": ["Loud"]}, LOCKER, loud)
    assert at.power("V:1") == 12000
    at.answer("activate:V:1")
    assert at.power("V:1") == 11000


@pytest.mark.rule("10.22.3", "8.6.5.1.2")
def test_what_a_locked_card_says_of_its_leaving_does_not_trigger() -> None:
    heir = written("Heir", "AUTO: When this unit is put into the drop zone, draw a card.")
    text = "ACT (VC): Lock one of your rear-guards.\nACT (VC): Retire one of your {}."
    for victims, first, drawn in (("locked cards", "activate:V:1", 0), ("rear-guards", "pass", 1)):
        at = table({"V:0": ["Lead"], "FL:0": ["Heir"]}, written("Lead", text.format(victims), 3), heir)
        if first != "pass":
            at.answer(first)
        at.answer("activate:V:2")
        assert (at.names("drop:0"), at.count("hand:0")) == (["Heir"], drawn)


@pytest.mark.rule("10.22.4")
def test_a_locked_card_neither_stands_nor_rests() -> None:
    stander = written("Stander", "ACT (VC): Stand all of your rear-guards. Draw a card.", 3)
    at = table({"V:0": ["Stander"], "lock-FL:0": [Placed("Two", face_down=True, rested=True)]}, stander)
    at.answer("activate:V:1")
    assert at.match.state.rested[at.card("lock-FL:0")], "it is not among the rear-guards that stand"


@pytest.mark.rule("10.22.6", "6.6.1.2.1", "6.6.1.2.3")
def test_nothing_is_called_to_a_lock_circle_or_exchanged_with_it() -> None:
    lock: dict[str, Sequence[Placed | str]] = {
        "lock-FL:0": [Placed("Two", face_down=True)],
        "BL:0": ["One"],
        "hand:0": ["One"],
        "FR:0": ["Two"],
    }
    at = table(lock)
    assert "exchange:FL" not in at.offered
    assert "exchange:FR" in at.offered
    at.answer("call:One")
    assert "circle:FL" not in at.offered
    assert "circle:BL" in at.offered


@pytest.mark.rule("10.22.5", "10.22.7", "10.24.1", "10.24.2", "10.24.3")
def test_an_unlocked_card_is_another_card_standing_on_what_is_a_rear_guard_circle_again() -> None:
    at = table({"V:0": ["Unlocker"], "lock-BR:0": [Placed("Two", face_down=True)]}, UNLOCKER)
    card = at.card("lock-BR:0")
    entered = at.match.state.entered[card]
    at.answer("activate:V:1")
    assert at.card("BR:0") == card
    assert at.match.state.entered[card] > entered
    assert not at.match.state.face_down[card]
    assert not at.rested("BR:0")
    assert at.count("lock-BR:0") == 0


@pytest.mark.rule("10.24.3", "10.22.4")
def test_an_unlocked_card_stands_even_if_an_effect_was_to_rest_it_while_it_was_locked() -> None:
    text = """ACT (VC): Lock one of your rear-guards.
    ACT (VC): Rest all of your locked cards.
    ACT (VC): Unlock one of your locked cards."""
    at = table({"V:0": ["Keeper"], "FL:0": ["Two"]}, written("Keeper", text, 3))
    at.answer("activate:V:1").answer("activate:V:2").answer("activate:V:3")
    assert not at.rested("FL:0")


@pytest.mark.rule("10.24.3", "10.24.4")
def test_unlocking_is_neither_standing_nor_being_placed() -> None:
    watcher = written(
        "Watcher",
        """
        AUTO (RC): When your other rear-guard is placed on RC, draw a card.
        AUTO (RC): When your other rear-guard stands, draw a card.
        """,
    )
    at = table(
        {"V:0": ["Unlocker"], "lock-BR:0": [Placed("Two", face_down=True)], "FL:0": ["Watcher"]}, UNLOCKER, watcher
    )
    at.answer("activate:V:1")
    assert at.count("hand:0") == 0


@pytest.mark.rule("6.8.1.1.2", "6.8.1.2")
def test_locked_cards_of_the_turn_player_are_unlocked_in_the_end_phase_and_trigger_then() -> None:
    glad = written("Glad", "AUTO (RC): When this unit is unlocked, draw a card.")
    both = {"lock-FL:0": [Placed("Glad", face_down=True)], "lock-FR:1": [Placed("Two", face_down=True)]}
    at = table(both, glad, step="start_step").answer("pass")
    assert at.names("FL:0") == ["Glad"]
    assert at.count("hand:0") == 1
    assert at.count("lock-FR:1") == 1, "that of the other player waits for the end of the owner's turn"


@pytest.mark.rule("10.22.8")
def test_a_g_unit_that_is_locked_goes_to_the_g_zone() -> None:
    g_unit = CardDefinition("G", "G", "G unit", values_of({**LOCKER.values, "names": frozenset({"G"}), "grade": 4}))
    at = locked("G", g_unit)
    assert at.count("lock-FL:1") == 0
    assert at.names("gzone:1") == ["G"]
    assert at.face_down("gzone:1") == 0


@pytest.mark.rule("10.22.9", "10.22.9.1")
def test_a_card_put_as_a_locked_card_replaces_the_unit_of_its_circle() -> None:
    layer = written("Layer", "ACT (VC): Put the top card of your deck on RC as a locked card.", 3)
    at = table({"V:0": ["Layer"], "FL:0": ["Two"]}, layer)
    at.answer("activate:V:1").answer("circle:FL")
    assert at.names("lock-FL:0") == ["Zero"]
    assert at.face_down("lock-FL:0") == 1
    assert at.names("drop:0") == ["Two"]
    assert field.rear_guards(at.match, 0) == []


@pytest.mark.rule("10.22.2", "10.22.9", "10.24.3")
def test_a_resting_rear_guard_that_is_put_as_a_locked_card_is_unlocked_standing() -> None:
    text = "ACT (VC): Put one of your rear-guards on RC as a locked card.\nACT (VC): Unlock all of your locked cards."
    at = table({"V:0": ["Layer"], "FR:0": [Placed("One", rested=True)]}, written("Layer", text, 3))
    at.answer("activate:V:1").answer("circle:BC").answer("activate:V:2")
    assert (at.names("BC:0"), at.rested("BC:0")) == (["One"], False)


@pytest.mark.rule("10.22.9", "10.22.9.1", "10.6.3.3.3.4")
def test_a_protect_card_put_as_a_locked_card_takes_the_unit_of_its_circle_along() -> None:
    text = "ACT (VC): Choose a card from your hand, and put it on RC as a locked card."
    at = table({"V:0": ["Binder"], "FL:0": ["Two"]}, written("Binder", text, 3))
    verbs.create(at.match, RULEBOOK.cards()[gifts.PROTECT_NUMBER], 0, RULEBOOK.zone("hand:0"))
    at.answer("activate:V:1").answer("circle:FL")
    assert (at.names("removed:0"), at.names("drop:0")) == (["Imaginary Gift: Protect"], ["Two"])
    assert (at.count("lock-FL:0"), at.count("FL:0"), at.count("hand:0")) == (0, 0, 0)
    at.answer("pass")
    assert at.rule == "7.3.1.2"


@pytest.mark.rule("10.22.9.1", "4.6.8.2")
def test_a_unit_that_shares_the_circle_of_a_card_that_is_locked_is_put_into_the_drop_zone() -> None:
    text = "ACT (VC): Call a card from your hand to RC. Choose one of your rear-guards, and lock it."
    zones: dict[str, Sequence[Placed | str]] = {"V:0": ["Lead"], "FL:0": ["Two"], "hand:0": ["One"]}
    at = table(zones, written("Lead", text, 3)).answer("activate:V:1").answer("circle:FL").answer("choose:Two")
    assert (at.names("lock-FL:0"), at.names("FL:0"), at.names("drop:0")) == (["Two"], [], ["One"])


@pytest.mark.rule("10.22.2", "7.4.1.8.2")
def test_a_unit_locked_in_battle_takes_part_no_longer() -> None:
    trap = written(
        "Trap", "AUTO (RC): When your vanguard is attacked, choose one of your opponent's rear-guards, and lock it."
    )
    at = table({"FL:0": ["Two"], "FL:1": ["Trap"], "hand:1": []}, trap, step="start_step")
    at.answer("attack:FL>V")
    assert at.names("lock-FL:0") == ["Two"]
    assert at.count("damage:1") == 0


# ---- delete


@pytest.mark.rule("10.26.1", "10.26.2", "10.26.4", "10.26.6")
def test_a_deleted_unit_lies_face_down_as_it_lay_and_is_the_same_unit() -> None:
    at = table({"V:0": ["Deleter"], "V:1": [Placed("Three", rested=True)]}, DELETER)
    card = at.card("V:1")
    entered = at.match.state.entered[card]
    at.answer("activate:V:1")
    assert at.card("V:1") == card
    assert at.match.state.face_down[card]
    assert at.rested("V:1")
    assert at.match.state.entered[card] == entered
    assert all(sees(at.match, viewer, card) for viewer in (0, 1, None))


@pytest.mark.rule("10.26.3", "10.26.8")
def test_a_deleted_unit_has_lost_its_written_power_and_its_text_but_what_others_add_stays() -> None:
    proud = written("Proud", "CONT (VC): This unit gets power +3000.", 3, 11000)
    helper = written("Helper", "CONT (RC): Your vanguard gets power +2000.")
    at = table({"V:0": ["Deleter"], "V:1": ["Proud"], "FL:1": ["Helper"]}, DELETER, proud, helper)
    assert at.power("V:1") == 16000
    at.answer("activate:V:1")
    assert at.power("V:1") == 2000


@pytest.mark.rule("10.26.3", "8.7.2")
def test_whatever_a_deleted_unit_said_of_itself_is_lost_however_long_it_was_there() -> None:
    held = written("Held", "CONT (VC): This unit cannot be boosted.\nACT (VC): Delete this unit.", 3)
    zones = {"V:0": ["Held"], "BC:0": ["One"]}
    assert "be boosted" in table(zones, held).value("V:0", "cannot")
    assert table(zones, held).answer("activate:V:2").value("V:0", "cannot") == frozenset()


@pytest.mark.rule("10.26.3")
def test_a_deleted_unit_keeps_its_skill_icon_and_loses_its_written_keywords() -> None:
    row = CardRow(number="X/1", name="X", grade=3, power=9000, skill="Twin Drive!!", text="Restraint")
    at = table({"V:0": ["Deleter"], "V:1": ["X/1"]}, DELETER, definition(row))
    assert at.value("V:1", "keywords") == {"twin drive", "restraint"}
    at.answer("activate:V:1")
    assert at.value("V:1", "keywords") == {"twin drive"}


@pytest.mark.rule("10.26.7", "10.26.9")
def test_what_a_deleted_unit_is_given_it_has_also_when_it_is_deleted_no_longer() -> None:
    giver = written(
        "Giver",
        """
        ACT (RC): Choose your vanguard, and it gets power +5000 until end of game.
        ACT (RC): Choose your vanguard, and it gains "ACT (VC): Draw a card." until end of game.
        """,
    )
    at = table({"V:0": [Placed("Three", face_down=True)], "FL:0": ["Giver"]}, giver)
    locking.delete(at.match, locking.restore(at.match, [at.card("V:0")]))
    at.answer("activate:FL:1").answer("activate:FL:2")
    assert at.power("V:0") == 5000
    at.answer("activate:V:g0")
    assert at.count("hand:0") == 1
    locking.restore(at.match, [at.card("V:0")])
    assert at.power("V:0") == 16000


@pytest.mark.rule("10.26.5", "6.8.1.1.2")
def test_a_deleted_unit_of_the_turn_player_is_restored_in_the_end_phase() -> None:
    at = table({"FL:0": ["Two"]}, step="start_step")
    locking.delete(at.match, [at.card("V:0"), at.card("V:1")])
    assert (at.power("V:0"), at.power("V:1")) == (0, 0)
    at.answer("pass")
    assert (at.power("V:0"), at.power("V:1")) == (11000, 0)


@pytest.mark.rule("10.26.2", "10.26.5", "4.1.4")
def test_a_deleted_unit_that_moves_or_intercepts_is_deleted_still() -> None:
    shifter = "ACT (VC): Delete one of your rear-guards.\nACT (VC): Move one of your rear-guards to another RC."
    at = table({"V:0": ["Shifter"], "FL:0": ["Two"]}, written("Shifter", shifter, 3))
    at.answer("activate:V:1").answer("activate:V:2").answer("circle:FR")
    assert (at.face_down("FR:0"), at.power("FR:0")) == (1, 0)
    text = "AUTO (GC): When this unit is moved to GC, draw a card."
    guard = definition(CardRow(number="X/1", name="X", grade=2, power=9000, shield=5000, skill="Intercept", text=text))
    for deleted, held in ((True, 1), (False, 2)):
        at = table({"FL:1": ["X/1"], "hand:1": ["Zero"]}, guard, step="start_step")
        if deleted:
            locking.delete(at.match, [at.card("FL:1")])
        at.answer("attack:V>V").answer("intercept:FL:1")
        assert (at.count("hand:1"), at.power("V:1")) == (held, 16000)  # the shield is kept


@pytest.mark.rule("10.26.3", "3.7.1.2")
def test_the_original_power_of_a_deleted_unit_is_reduced_by_what_is_written() -> None:
    text = """ACT (VC): Delete one of your opponent's rear-guards.
    ACT (VC): Choose one of your opponent's rear-guards with original power 5000 or greater, and retire it."""
    zones: dict[str, Sequence[Placed | str]] = {"V:0": ["Judge"], "FL:1": ["Two"]}
    judge = written("Judge", text, 3)
    assert table(zones, judge).answer("activate:V:1").answer("activate:V:2").names("FL:1") == ["Two"]
    assert table(zones, judge).answer("activate:V:2").names("drop:1") == ["Two"]


@pytest.mark.rule("10.26.11")
def test_a_deleted_unit_that_is_ridden_lies_face_up_in_the_soul() -> None:
    at = table({"hand:0": ["Other Three"]}, step="ride_step")
    locking.delete(at.match, [at.card("V:0")])
    at.answer("ride:Other Three")
    assert at.names("soul:0") == ["Three"]
    assert at.face_down("soul:0") == 0


@pytest.mark.rule("10.26.4")
def test_a_deleted_unit_attacks_and_is_hit_as_others() -> None:
    at = table({"V:1": ["Three"], "hand:1": []}, step="start_step")
    locking.delete(at.match, [at.card("V:1")])
    at.answer("attack:V>V")
    while at.prompt != "ask-attack" and at.asked == 0:
        at.answer(at.offered[0])
    assert at.count("damage:1") == 1


@pytest.mark.rule("10.26.1")
def test_abilities_see_that_a_vanguard_is_deleted() -> None:
    glad = written("Glad", "AUTO (RC): When your opponent's vanguard is deleted, draw a card.")
    asks = written("Asks", "ACT (RC): If your opponent has a deleted vanguard, draw a card.")
    at = table({"V:0": ["Deleter"], "FL:0": ["Glad"], "FR:0": ["Asks"]}, DELETER, glad, asks)
    at.answer("activate:FR:1")
    assert at.count("hand:0") == 0
    at.answer("activate:V:1")
    assert at.count("hand:0") == 1
    at.answer("activate:FR:1")
    assert at.count("hand:0") == 2


@pytest.mark.rule("10.22.5", "10.24.1")
def test_a_locked_card_that_something_turns_face_up_is_unlocked() -> None:
    text = """ACT (VC): Choose one of your rear-guards, and lock it.
    ACT (VC): Turn all of your locked cards face up."""
    at = table({"V:0": ["Turner"], "FL:0": ["One"]}, written("Turner", text, 3))
    at.answer("activate:V:1").answer("activate:V:2")
    assert (at.names("FL:0"), at.count("lock-FL:0"), at.face_down("FL:0")) == (["One"], 0, 0)
    assert "unlocks" in at.told
