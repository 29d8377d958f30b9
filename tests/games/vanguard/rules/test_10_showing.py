"""10.9 to 10.17, 10.21, 10.30 and 10.33. Specific actions that show, turn, check, give and deal."""

from __future__ import annotations

import pytest

from engine.kernel.visibility import sees
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

DOWN = Placed("Zero", face_down=True)


def lead(text: str, **where: list[Placed | str]) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text; zones are of the turn player, or of the other with "_1"."""
    named = {f"{name.removesuffix('_1')}:{int(name.endswith('_1'))}": cards for name, cards in where.items()}
    return table({"V:0": ["Lead"], **named}, written("Lead", text, 3, 11000))


def played(text: str, **where: list[Placed | str]) -> ScenarioMatch:
    """After the vanguard's activated ability with this text was played."""
    return lead(f"ACT (VC) [1/Turn]: {text}", **where).answer("activate:V:1")


# ---- 10.9 to 10.11


@pytest.mark.rule("10.9.1", "10.9.1.2", "10.9.1.2.1", "10.9.1.3")
def test_a_revealed_card_is_seen_by_everybody_until_the_effect_ends_and_stays_where_it_is() -> None:
    at = played("Reveal a card from your hand. Choose one of your rear-guards, and rest it.", hand=["One"], FL=["Two"],
                FR=["Two"])  # fmt: skip
    card = at.card("hand:0")
    assert at.rule == "8.5.4"
    assert all(sees(at.match, viewer, card) for viewer in (0, 1, None))
    assert at.names("hand:0") == ["One"]
    at.answer("choose:FL")
    assert sees(at.match, 0, card)
    assert not sees(at.match, 1, card)


@pytest.mark.rule("10.9.1.1")
def test_what_is_revealed_as_a_cost_is_chosen_before_any_part_of_the_cost_is_paid() -> None:
    at = played("[Counter Blast 1 & Reveal a card from your hand] Draw a card.", hand=["One", "Two"], damage=["Zero"])
    assert (at.rule, at.offered) == ("8.5.2.3", ["reveal:One", "reveal:Two"])
    assert at.face_down("damage:0") == 0
    at.answer("reveal:Two")
    assert at.face_down("damage:0") == 1
    assert at.names("hand:0") == ["One", "Two", "Zero"]
    assert at.told.index("counter-blasts") < at.told.index("reveals") < at.told.index("draws")


@pytest.mark.rule("10.10.1", "10.10.1.1", "10.11.1", "10.11.1.1")
def test_a_search_looks_through_the_deck_and_may_fail_and_what_was_found_is_not_shuffled() -> None:
    text = "Search your deck for up to one grade 3 card, put it into your hand, and shuffle your deck."
    at = played(text, deck=["One", "Three", "Two"])
    assert (at.rule, at.offered) == ("10.10.1.1", ["find:Three"])
    assert all(sees(at.match, 0, card) for card in at.cards("deck:0"))
    assert not any(sees(at.match, 1, card) for card in at.cards("deck:0"))
    before = at.names("deck:0")
    found = at.match.fork()
    at.answer()
    assert at.names("hand:0") == []
    assert sorted(at.names("deck:0")) == sorted(before)
    assert at.names("deck:0") != before
    other = ScenarioMatch.of(found).answer("find:Three")
    assert other.names("hand:0") == ["Three"]
    assert "Three" not in other.names("deck:0")


@pytest.mark.rule("10.10.1.2")
def test_a_card_that_must_be_chosen_from_a_public_zone_cannot_be_missed() -> None:
    at = played("Choose a grade 3 card from your drop zone, and put it into your hand.", drop=["One", "Three"])
    assert at.names("hand:0") == ["Three"]
    at = played("Choose a grade 3 card from your drop zone, and put it into your hand.", drop=["Three", "Other Three"])
    decision = at.match.decision
    assert decision is not None
    assert decision.minimum == 1


@pytest.mark.rule("10.11.1", "10.11.1.2")
def test_nobody_sees_cards_while_they_are_shuffled_or_afterwards() -> None:
    at = played("Look at the top 3 cards of your deck. Shuffle your deck.", deck=["One", "Two", "Three"])
    at.answer("seen")
    assert not any(sees(at.match, viewer, card) for viewer in (0, 1, None) for card in at.cards("deck:0"))
    assert at.names("deck:0")[-3:] != ["Three", "Two", "One"]


# ---- 10.12 and 10.13


@pytest.mark.rule("10.12.1")
def test_to_stand_and_to_rest_change_the_orientation_of_units() -> None:
    at = played("Choose one of your rear-guards, and rest it.", FL=["One"])
    assert at.rested("FL:0")
    at = played("Stand all of your rear-guards.", FL=[Placed("One", rested=True)], FR=["Two"])
    assert (at.rested("FL:0"), at.rested("FR:0")) == (False, False)
    assert at.told.count("stands") == 1


@pytest.mark.rule("10.13.1")
def test_to_turn_face_down_and_face_up_changes_how_cards_lie() -> None:
    at = played("Turn a face-up card from your damage zone face down.", damage=["One", DOWN])
    assert at.face_down("damage:0") == 2
    at = played("Turn a face-down card from your damage zone face up.", damage=["One", DOWN])
    assert at.face_down("damage:0") == 0


# ---- 10.14 and 10.15


@pytest.mark.rule("10.14.1")
def test_a_drive_check_checks_the_trigger_of_the_attackers_top_card() -> None:
    at = table({"V:0": ["Two"], "deck:0": ["Draw", "One"]}, step="start_step").answer("attack:V>V")
    at.answer("draw")
    assert at.names("hand:0") == ["One", "Draw"]  # the trigger came before the card was taken
    assert "drive-checks" in at.told


@pytest.mark.rule("10.15.1", "10.15.1.1", "10.33.1", "10.33.2")
def test_damage_of_an_ability_is_checked_just_as_that_of_a_battle() -> None:
    at = played("Deal 1 damage to your opponent's vanguard. Draw a card.", deck_1=["Critical"], FL_1=["Two"])
    assert (at.asked, at.rule) == (1, "2.8.2")
    assert at.count("hand:0") == 1  # the effect was over before the rule action
    at.answer("critical:V:1").answer("power:FL:1")
    assert at.names("damage:1") == ["Critical"]
    assert at.power("FL:1") == 14000


@pytest.mark.rule("10.33.1")
def test_damage_adds_up_until_it_is_processed() -> None:
    at = played("Deal 1 damage to your vanguard. Deal 2 damage to your vanguard.")
    assert at.count("damage:0") == 3
    assert at.memory["vanguard damage"] == (0, 0)


# ---- 10.16, 10.17 and 10.30


@pytest.mark.rule("10.16.1")
def test_counter_blast_turns_face_up_damage_face_down_and_needs_as_much_of_it() -> None:
    text = "ACT (VC): [Counter Blast 2] Draw a card."
    at = lead(text, damage=["One", "Two", DOWN]).answer("activate:V:1")
    assert at.face_down("damage:0") == 3
    assert at.count("hand:0") == 1
    assert "activate:V:1" not in lead(text, damage=["One", DOWN, DOWN]).offered


@pytest.mark.rule("10.16.1.1")
def test_counter_blast_may_ask_for_certain_cards() -> None:
    text = "ACT (VC): [Counter Blast 1 - grade 3 cards] Draw a card."
    assert "activate:V:1" not in lead(text, damage=["One", "Two"]).offered
    at = lead(text, damage=["One", "Three"]).answer("activate:V:1")
    damage = at.cards("damage:0")
    assert [at.match.state.face_down[card] for card in damage] == [False, True]


@pytest.mark.rule("10.16.1.2")
@pytest.mark.parametrize(("damage", "turned"), [(["One", "Two"], 2), (["One"], 0)])
def test_counter_blast_as_an_effect_turns_all_of_the_number_or_nothing(damage: list[str], turned: int) -> None:
    at = played("Counter Blast 2.", damage=[*damage])
    assert at.face_down("damage:0") == turned


@pytest.mark.rule("10.17.1")
def test_soul_blast_moves_cards_from_the_soul_to_the_drop_zone_and_needs_as_many() -> None:
    text = "ACT (VC): [Soul Blast 2] Draw a card."
    at = lead(text, soul=["One", "Two", "Three"]).answer("activate:V:1")
    at.answer("soul-blast:One", "soul-blast:Three")
    assert (at.names("soul:0"), at.names("drop:0")) == (["Two"], ["One", "Three"])
    assert at.count("hand:0") == 1
    assert "activate:V:1" not in lead(text, soul=["One"]).offered


@pytest.mark.rule("10.17.1.1")
def test_soul_blast_may_ask_for_certain_cards() -> None:
    text = "ACT (VC): [Soul Blast 1 - grade 3 cards] Draw a card."
    assert "activate:V:1" not in lead(text, soul=["One"]).offered
    at = lead(text, soul=["One", "Three"]).answer("activate:V:1")
    assert at.names("drop:0") == ["Three"]


@pytest.mark.rule("10.30.1")
def test_counter_charge_turns_chosen_face_down_damage_face_up() -> None:
    at = played("Counter Charge 1.", damage=["One", DOWN, DOWN])
    assert at.offered == ["counter-charge:Zero", "counter-charge:Zero#2"]
    at.answer("counter-charge:Zero")
    assert at.face_down("damage:0") == 1


# ---- 10.21


@pytest.mark.rule("10.21.1", "10.21.3")
def test_an_ability_that_a_unit_gets_works_as_though_it_were_written_on_it_for_the_time_given() -> None:
    gift = 'it gains "ACT (RC) [1/Turn]: Draw a card." until end of turn.'
    at = played(f"Choose one of your rear-guards, and {gift}", FL=["One"])
    assert at.offered == ["pass", "activate:FL:g0", "exchange:FL"]
    at.answer("activate:FL:g0")
    assert at.count("hand:0") == 1
    assert "activate:FL:g0" not in at.offered
    at.passes().passes()
    assert at.match.abilities(at.card("FL:0")) == []


@pytest.mark.rule("10.21.2")
def test_an_ability_that_a_unit_loses_is_not_there_for_the_time_given() -> None:
    at = played("This unit loses Twin Drive!! until end of turn.", hand_1=["Zero"])
    assert at.value("V:0", "keywords") == frozenset()
    at.passes().answer("attack:V>V").passes()
    assert at.told.count("drive-checks") == 1
    assert at.match.state.turn_player == 1
    assert at.value("V:0", "keywords") == {"twin drive"}
