"""10.25, 11.10. Legion: two vanguards at once."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.vanguard import field, legion, locking
from engine.games.vanguard.prints import reader
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

LEADER = written("Leader", 'Seek Mate "Mate".', 3, 11000)
MATE = written("Mate", "AUTO (VC): When this unit attacks, draw a card.", 2, 9000)
PAID = {"drop:0": ["One", "One", "Two", "Two"]}


def seeking(*, deck: tuple[str, ...] = ("Mate",), vanguard: str = "Three", **more: list[str | Placed]) -> ScenarioMatch:
    """A leader that may seek its mate, with four cards in the drop zone and the mate in the deck."""
    zones: dict[str, Sequence[Placed | str]] = {"V:0": ["Leader"], "V:1": [vanguard], **PAID}
    zones["deck:0"] = ["Zero", *deck, "Zero", "Zero"]
    return table({**zones, **{name.replace("_", ":"): cards for name, cards in more.items()}}, LEADER, MATE)


def sought(at: ScenarioMatch) -> ScenarioMatch:
    """After the search for the mate: the cards of the drop zone go back in the order they lie in."""
    at.answer("activate:V:1")
    at.answer(*at.offered)
    return at.answer("find:Mate")


def in_legion(step: str = "start_step", **more: list[str | Placed]) -> ScenarioMatch:
    """A leader with its mate beside it."""
    zones: dict[str, Sequence[Placed | str]] = {
        "V:0": ["Leader"],
        "L:0": ["Mate"],
        "hand:1": ["Zero"],
        **{n.replace("_", ":"): c for n, c in more.items()},
    }
    return table(zones, LEADER, MATE, step=step)


def fight(at: ScenarioMatch) -> None:
    """Nobody boosts or guards any more, and triggers go to the first unit."""
    while at.outcome is None and at.prompt != "ask-attack":
        at.answer("pass" if "pass" in at.offered else at.offered[-1])


# ---- coming into legion


@pytest.mark.rule("11.10.1", "11.10.2", "10.25.1", "10.25.2", "3.9.1.1", "10.25.3")
def test_seek_mate_puts_a_mate_from_the_deck_beside_its_leader() -> None:
    at = sought(seeking())
    assert at.names("L:0") == ["Mate"]
    assert at.names("V:0") == ["Leader"]
    assert at.count("drop:0") == 0
    assert field.vanguards(at.match, 0) == [at.card("V:0"), at.card("L:0")]
    assert field.vanguard(at.match, 0) == at.card("V:0")
    assert legion.is_in_legion(at.match, at.card("V:0"))
    assert legion.is_in_legion(at.match, at.card("L:0"))


@pytest.mark.rule("11.10.2")
@pytest.mark.parametrize(
    ("vanguard", "dropped", "offered"), [("Three", 4, True), ("Two", 4, False), ("Three", 3, False)]
)
def test_seek_mate_asks_for_a_grade_3_opponent_and_four_cards(vanguard: str, dropped: int, offered: bool) -> None:
    at = seeking(vanguard=vanguard, drop_0=["One"] * dropped)
    assert ("activate:V:1" in at.offered) is offered


@pytest.mark.rule("11.10.2", "10.35.2.3")
def test_who_dominates_a_vanguard_has_no_opposing_vanguard_to_seek_its_mate_against() -> None:
    text = "ACT (VC): Dominate your opponent's vanguard until end of turn."
    at = table({"V:0": ["Thief"], "V:1": ["Leader"], **PAID}, LEADER, MATE, written("Thief", text, 3))
    at.answer("activate:V:1")
    assert at.match.master(at.card("V:1")) == 0
    assert at.offered == ["pass", "activate:V:1"]


@pytest.mark.rule("11.10.2", "10.25.1.2")
def test_seek_mate_is_used_once_in_a_game_even_if_no_mate_was_found() -> None:
    at = seeking(deck=()).answer("activate:V:1")
    at.answer(*at.offered)
    assert at.offered == ["pass"], "nobody can tell that there is no mate"
    at.answer("pass")
    assert at.count("L:0") == 0
    assert "activate:V:1" not in at.offered


@pytest.mark.rule("11.10.1.1", "11.10.2.1")
def test_seek_mate_takes_one_of_several_names() -> None:
    either = written("Either", 'Seek Mate "Mate" or "Other Two".', 3)
    zones = {"V:0": ["Either"], "deck:0": ["Zero", "Other Two", "Mate", "Two", "Zero"], **PAID}
    at = table(zones, either, MATE).answer("activate:V:1")
    at.answer(*at.offered)
    assert sorted(at.offered) == ["find:Mate", "find:Other Two"]
    at.answer("find:Other Two")
    assert at.names("L:0") == ["Other Two"]


@pytest.mark.rule("11.10.1.1", "11.10.2.1")
def test_seek_mate_may_say_what_the_mate_is_like_instead_of_its_name() -> None:
    leader = written("Picker", 'Seek Mate a grade 2 card with "Two" in its card name.', 3)
    zones = {"V:0": ["Picker"], "deck:0": ["Zero", "Other Two", "Mate", "Two", "Zero"], "drop:0": ["One"] * 4}
    at = table(zones, leader, MATE).answer("activate:V:1")
    at.answer(*at.offered)
    assert sorted(at.offered) == ["find:Other Two", "find:Two"]
    assert at.answer("find:Two").names("L:0") == ["Two"]


@pytest.mark.rule("10.25.17", "11.10.1.1", "10.26.3")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('Seek Mate "Mate".', True),
        ('ACT (VC): This unit gains "Seek Mate "Mate"." until end of turn.', True),
        ('Seek Mate "Mate".\nACT (VC): Delete your vanguard.', False),
    ],
)
def test_what_can_legion_with_a_vanguard_follows_from_the_seek_mate_that_it_has_now(text: str, found: bool) -> None:
    searching = (
        "Search your deck for up to one card that can legion with your vanguard, reveal it, put it into your hand"
    )
    caller = written("Caller", f"ACT (RC): {searching}, and shuffle your deck.")
    zones: dict[str, Sequence[Placed | str]] = {"V:0": ["Having"], "FL:0": ["Caller"], "deck:0": ["Mate", "Zero"]}
    at = table({**zones, **PAID}, written("Having", text, 3), MATE, caller)
    if "ACT" in text:
        at.answer("activate:V:2" if "Delete" in text else "activate:V:1")
    at.answer("activate:FL:1")
    assert ("find:Mate" in at.offered) is found


@pytest.mark.rule("10.25.1")
@pytest.mark.parametrize("rested", [False, True])
def test_the_mate_lies_as_its_leader_lies(rested: bool) -> None:
    at = sought(seeking(V_0=[Placed("Leader", rested=rested)]))
    assert at.rested("L:0") is rested


@pytest.mark.rule("10.6.1.5", "10.25.12", "10.25.13", "10.25.14")
def test_legion_is_no_ride_and_abilities_see_that_it_came_about() -> None:
    watcher = written(
        "Watcher",
        """
        AUTO (RC): When your vanguard comes into legion, draw a card.
        ACT (RC): If your vanguard is in legion, draw a card.
        """,
    )
    now = written(
        "Leader",
        'Seek Mate "Mate".\nCONT (VC): If this unit came into legion this turn, this unit gets power +5000.',
        3,
    )
    zones = {"V:0": ["Leader"], "FL:0": ["Watcher"], "deck:0": ["Zero", "Mate", "Zero", "Zero", "Zero", "Zero"], **PAID}
    at = table(zones, now, MATE, watcher)
    at.answer("activate:FL:2")
    assert at.count("hand:0") == 0
    sought(at)
    assert at.count("hand:0") == 1, "once for the pair"
    assert at.power("V:0") == 13000
    at.answer("activate:FL:2")
    assert at.count("hand:0") == 2
    at.match.state.turn += 2
    at.match.changed()
    assert at.power("V:0") == 8000
    assert at.count("soul:0") == 0


@pytest.mark.rule("10.25.16", "10.25.1.2")
def test_neither_a_mate_nor_a_leader_legions_once_more() -> None:
    seeker = written("Mate", 'Seek Mate "Leader".', 3)
    at = table({"V:0": ["Leader"], "L:0": ["Mate"], **PAID}, LEADER, seeker)
    assert not [key for key in at.offered if key.startswith("activate")]


@pytest.mark.rule("10.25.17")
def test_texts_speak_of_cards_that_can_legion_in_either_direction() -> None:
    finder = written(
        "Finder",
        "ACT (RC): Search your deck for up to one card that can legion with your vanguard, and put it into your hand.",
    )
    named = written("Named", 'Seek Mate "Leader".', 3)
    zones = {"V:0": ["Leader"], "FL:0": ["Finder"], "deck:0": ["Zero", "Mate", "Named", "Two"]}
    at = table(zones, LEADER, MATE, finder, named).answer("activate:FL:1")
    assert sorted(at.offered) == ["find:Mate", "find:Named"]


# ---- fighting in legion


@pytest.mark.rule("10.25.5", "10.25.6", "10.25.4", "10.25.7")
def test_both_attack_together_with_their_powers_and_the_leaders_critical() -> None:
    at = in_legion(BC_0=["One"], FL_1=["Two"])
    assert [key for key in at.offered if "L>" in key and not key.startswith("attack:FL")] == []
    at.answer("attack:V>V").answer("yes").answer("boost:V")
    assert at.power("V:0") == 11000 + 9000 + 7000
    assert at.power("L:0") == 9000
    assert at.rested("V:0")
    assert at.rested("L:0")
    fight(at)
    assert at.count("damage:1") == 1


BOOSTABLE = """
AUTO (VC): When this unit is boosted, Soul Charge 1.
AUTO (VC): At the end of the battle that this unit was boosted, Soul Charge 1.
CONT (VC): If this unit is boosted, this unit gets critical +1.
"""


@pytest.mark.rule("7.4.1.10", "7.4.1.10.1", "7.4.1.11", "10.25.6")
@pytest.mark.parametrize(("boosted", "charged", "critical"), [("V", 0, 1), ("L", 2, 2)])
def test_either_of_two_in_legion_is_boosted_as_one_likes(boosted: str, charged: int, critical: int) -> None:
    mate = written("Mate", BOOSTABLE, 2, 9000)
    zones = {"V:0": ["Leader"], "L:0": ["Mate"], "BC:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, LEADER, mate, step="start_step").answer("attack:V>V").answer("yes")
    assert (at.rule, at.asked, at.offered) == ("7.4.1.10", 0, ["boost:V", "boost:L"])
    at.answer(f"boost:{boosted}")
    assert at.power("V:0") == 11000 + 9000 + 7000, "it is the same sum"
    assert at.power("L:0") == 9000 + (7000 if boosted == "L" else 0)
    assert at.value("L:0", "critical") == critical
    marks = at.match.rulebook.marks(at.match)
    assert [place for place in "VL" if "boosted" in marks[at.card(f"{place}:0")]] == [boosted]
    assert all("attacking" in marks[at.card(f"{place}:0")] for place in "VL")
    fight(at)
    assert at.count("soul:0") == charged


@pytest.mark.rule("10.25.6", "8.7.1.4")
@pytest.mark.parametrize("boosted", ["V", "L"])
def test_the_power_of_a_legion_is_a_sum_with_the_boost_in_it_even_if_a_power_of_it_is_set(boosted: str) -> None:
    text = 'Seek Mate "Mate".\nCONT (VC): All of your vanguards have power 5000.'
    zones = {"V:0": ["Leader"], "L:0": ["Mate"], "BC:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, written("Leader", text, 3, 11000), MATE, step="start_step").answer("attack:V>V").answer("yes")
    assert at.answer(f"boost:{boosted}").power("V:0") == 5000 + 5000 + 7000


@pytest.mark.rule("7.4.1.10")
def test_where_only_one_of_two_in_legion_can_be_boosted_there_is_nothing_to_choose() -> None:
    alone = written("Leader", 'Seek Mate "Mate".\nCONT (VC): This unit cannot be boosted.', 3, 11000)
    zones = {"V:0": ["Leader"], "L:0": ["Mate"], "BC:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, alone, MATE, step="start_step").answer("attack:V>V").answer("yes")
    assert at.power("L:0") == 16000
    assert at.power("V:0") == 27000


@pytest.mark.rule("7.4.1.10.1.1", "7.4.1.11")
def test_a_boosted_mate_that_leaves_takes_the_boost_along() -> None:
    leaving = written("Mate", "AUTO (VC): When this unit is boosted, put this unit into your soul.", 2, 9000)
    zones = {"V:0": ["Leader"], "L:0": ["Mate"], "BC:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, LEADER, leaving, step="start_step").answer("attack:V>V").answer("yes").answer("boost:L")
    assert at.names("soul:0") == ["Mate"]
    assert at.power("V:0") == 11000
    assert at.match.rulebook.marks(at.match)[at.card("V:0")] == ("attacking",)


@pytest.mark.rule("10.25.6.1")
def test_what_keeps_the_mate_from_dealing_damage_keeps_its_leader() -> None:
    gentle = written("Mate", "CONT (VC): This unit cannot deal damage.", 2)
    at = table({"V:0": ["Leader"], "L:0": ["Mate"], "hand:1": ["Zero"]}, LEADER, gentle, step="start_step")
    at.answer("attack:V>V")
    fight(at)
    assert "hits" in at.told
    assert at.count("damage:1") == 0


@pytest.mark.rule("10.25.5", "7.4.1.3", "11.5.1")
@pytest.mark.parametrize("text", ["CONT (VC): This unit cannot attack.", "Restraint"])
@pytest.mark.parametrize("held", ["Leader", "Mate"])
def test_what_keeps_one_of_two_in_legion_from_attacking_keeps_both(text: str, held: str) -> None:
    cards = [written(name, text if name == held else "", 3, 11000) for name in ("Leader", "Mate")]
    zones = {"V:0": ["Leader"], "L:0": ["Mate"], "FL:0": ["Two"], "hand:1": ["Zero"]}
    at = table(zones, *cards, step="start_step")
    assert at.offered == ["pass", "attack:FL>V"]


@pytest.mark.rule("10.25.5", "10.25.15")
def test_abilities_of_the_mate_answer_the_attack_which_is_one_attack() -> None:
    watcher = written("Watcher", "AUTO (RC): When your vanguard attacks, draw a card.")
    at = table(
        {"V:0": ["Leader"], "L:0": ["Mate"], "FL:0": ["Watcher"], "hand:1": ["Zero"]},
        LEADER,
        MATE,
        watcher,
        step="start_step",
    )
    assert not [key for key in at.offered if key.startswith("attack:L")]
    at.answer("attack:V>V")
    while at.prompt == "ask-ability":
        at.answer(at.offered[0])
    assert at.count("hand:0") == 2, "one by the mate's ability, one by the watcher's"


@pytest.mark.rule("10.25.6")
def test_a_mate_that_leaves_in_the_battle_takes_its_power_along() -> None:
    at = in_legion()
    at.answer("attack:V>V")
    mate = at.card("L:0")
    assert at.power("V:0") == 20000
    at.match.state.entered[mate] += 1000  # as if it had become another card
    at.match.changed()
    assert at.power("V:0") == 11000


@pytest.mark.rule("10.25.8", "7.4.1.8.6", "7.4.1.6")
def test_only_the_leader_is_attacked_and_its_power_counts() -> None:
    at = table({"V:1": ["Leader"], "L:1": ["Mate"], "hand:1": []}, LEADER, MATE, step="start_step")
    assert [key for key in at.offered if key.startswith("attack:V>")] == ["attack:V>V"]
    at.answer("attack:V>V")
    assert at.power("V:1") == 11000


@pytest.mark.rule("10.25.10", "6.3.1.2")
def test_leader_and_mate_stand_and_rest_together() -> None:
    both = {"V:0": [Placed("Leader", rested=True)], "L:0": [Placed("Mate", rested=True)]}
    stander = written("Stander", "ACT (RC): Stand your vanguard.\nACT (RC): Rest your vanguard.")
    at = table({**both, "FL:0": ["Stander"]}, LEADER, MATE, stander).answer("activate:FL:1")
    assert not at.rested("V:0")
    assert not at.rested("L:0")
    at.answer("activate:FL:2")
    assert at.rested("V:0")
    assert at.rested("L:0")


@pytest.mark.rule("10.25.11")
def test_what_keeps_the_mate_from_standing_keeps_its_leader() -> None:
    stuck = written("Mate", "CONT (VC): This unit cannot stand.", 2)
    at = table(
        {"V:0": [Placed("Leader", rested=True)], "L:0": [Placed("Mate", rested=True)]},
        LEADER,
        stuck,
        step="stand_phase",
    )
    assert at.rested("V:0")
    assert at.rested("L:0")


@pytest.mark.rule("10.26.10")
def test_a_deleted_leader_is_in_legion_still() -> None:
    at = in_legion()
    locking.delete(at.match, [at.card("V:0")])
    assert legion.is_in_legion(at.match, at.card("V:0"))
    at.answer("attack:V>V")
    assert at.power("V:0") == 9000


TELLS = "your opponent draws a card."


@pytest.mark.rule("10.25.5", "7.4.1.12")
@pytest.mark.parametrize("who", ["grade 3 vanguard", "grade 2 vanguard", "vanguard"])
@pytest.mark.parametrize(
    "event", ["When your WHO attacks", "When the attack of your WHO hits", "When the attack of your WHO does not hit"]
)
def test_other_units_see_the_attack_of_a_legion_once_whichever_of_the_two_they_look_for(who: str, event: str) -> None:
    power = 40000 if "not" in event else 11000
    watcher = written("Watcher", f"AUTO (RC): {event.replace('WHO', who)}, {TELLS}")
    zones: dict[str, Sequence[Placed | str]] = {
        "V:0": ["Leader"],
        "L:0": ["Mate"],
        "FL:0": ["Watcher"],
        "V:1": ["Wall"],
    }
    at = table(zones, LEADER, MATE, watcher, written("Wall", "", 3, power), step="start_step")
    fight(at.answer("attack:V>V"))
    assert at.count("hand:1") == 1


@pytest.mark.rule("10.25.5", "7.4.1.8.3")
@pytest.mark.parametrize(("grade", "seen"), [(3, 1), (2, 1), (1, 0)])
def test_a_unit_attacked_by_a_legion_is_attacked_by_both(grade: int, seen: int) -> None:
    watcher = written(
        "Watcher", f"AUTO (VC): When this unit is attacked by a grade {grade} vanguard, Soul Charge 1.", 3
    )
    at = table({"V:0": ["Leader"], "L:0": ["Mate"], "V:1": ["Watcher"]}, LEADER, MATE, watcher, step="start_step")
    fight(at.answer("attack:V>V"))
    assert at.count("soul:1") == seen


# ---- the end of a legion


@pytest.mark.rule("10.25.17", "10.26.3")
def test_a_deleted_leader_has_no_seek_mate_ability_that_names_a_mate() -> None:
    text = "ACT (RC): Choose a card that can legion with your vanguard from your drop zone, and return it to your hand."
    for deleted, found in ((True, []), (False, ["Mate"])):
        at = table({"V:0": ["Leader"], "FL:0": ["Seeker"], "drop:0": ["Mate"]}, LEADER, MATE, written("Seeker", text))
        if deleted:
            locking.delete(at.match, [at.card("V:0")])
        assert at.answer("activate:FL:1").names("hand:0") == found


@pytest.mark.rule("10.6.1.2", "10.26.11", "10.25.9", "8.5.2.1.1.1")
def test_riding_over_a_legion_puts_both_into_the_soul_by_the_leaders_grade() -> None:
    at = in_legion(step="ride_step", hand_0=["Two", "Other Three"])
    locking.delete(at.match, [at.card("L:0")])
    assert at.offered == ["pass", "ride:Other Three"], "a card of grade 2 would fit the mate, not the leader"
    at.answer("ride:Other Three")
    assert at.names("V:0") == ["Other Three"]
    assert at.count("L:0") == 0
    assert sorted(at.names("soul:0")) == ["Leader", "Mate"]
    assert at.face_down("soul:0") == 0


@pytest.mark.rule("10.25.2")
def test_without_its_leader_a_mate_is_a_vanguard_like_others() -> None:
    mover = written("Mover", "ACT (VC): Put this unit into your soul.", 3)
    at = table({"V:0": ["Mover"], "L:0": ["Mate"]}, mover, MATE).answer("activate:V:1")
    assert at.names("V:0") == ["Mate"]
    assert at.count("L:0") == 0
    assert not legion.is_in_legion(at.match, at.card("V:0"))


@pytest.mark.rule("10.25.2", "9.3.1")
def test_who_takes_the_leaders_place_is_in_no_legion_and_the_former_mate_goes_to_the_soul() -> None:
    single = written("Single", "", 3)
    switching = written("Lead", "ACT (VC): Switch this unit and one of your rear-guards.", 3)
    at = table({"V:0": ["Lead"], "L:0": ["Mate"], "FL:0": ["Single"]}, switching, single, MATE).answer("activate:V:1")
    assert (at.names("V:0"), at.names("FL:0")) == (["Single"], ["Lead"])
    assert (at.count("L:0"), at.names("soul:0")) == (0, ["Mate"])
    assert not legion.is_in_legion(at.match, at.card("V:0"))


@pytest.mark.rule("9.3.2", "9.3.4", "9.3.5")
def test_of_too_many_cards_on_the_vanguard_circle_the_last_placed_stay() -> None:
    at = table({"V:0": ["Leader"], "L:0": ["Two", "Mate"]}, LEADER, MATE)
    assert at.names("L:0") == ["Mate"]
    assert at.names("soul:0") == ["Two"]
    at = table({"V:0": ["Leader", "Three"], "L:0": ["Mate"]}, LEADER, MATE)
    assert at.names("V:0") == ["Three"]
    assert at.count("L:0") == 0
    assert sorted(at.names("soul:0")) == ["Leader", "Mate"]


@pytest.mark.rule("10.25.3", "3.9.1.1")
def test_one_of_your_vanguards_is_the_leader_or_the_mate_also_in_print() -> None:
    text = "[ACT](RC)[1/turn]:This unit and one of your vanguards get [Power] +5000 until end of turn."
    actor = unit("Actor", 1, 8000, *reader().read(text))
    at = table({"V:0": ["Three"], "L:0": ["Other Three"], "FL:0": ["Actor"]}, actor).answer("activate:FL:1")
    assert at.offered == ["choose:V", "choose:L"]
    at.answer("choose:L")
    assert (at.power("V:0"), at.power("L:0"), at.power("FL:0")) == (11000, 15000, 13000)
