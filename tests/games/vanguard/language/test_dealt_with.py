"""What a text does as often as it dealt with cards, and what cards are like each other or like "
"nothing of a sort."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.vanguard.language.cards_in_play import Zones
from tests.games.vanguard.language.test_more_of_print import ACTOR, acted
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize("put", [0, 1, 2])
def test_something_is_done_once_for_each_card_that_was_dealt_with(put: int) -> None:
    text = (
        "Put up to two cards from your drop zone into your hand, and for each (as many as the cards put "
        "this way), "
        "Soul Charge 1."
    )
    match = acted(text, {"drop:0": ["One", "Two"]}).answer(*["put:One", "put:Two"][:put])
    assert match.count("soul:0") == put


@pytest.mark.rule("1.3.2")
def test_no_card_is_chosen_twice_when_something_is_done_several_times() -> None:
    text = (
        "Retire all of your rear-guards in the back row, and for each (as many as the cards retired this "
        "way), choose "
        "one of your rear-guards, and it gets power +1000 until end of turn."
    )
    match = acted(text, {"FR:0": ["One"], "BL:0": ["One"], "BR:0": ["One"]}, "choose:FL")
    assert (match.value("FL:0", "power"), match.value("FR:0", "power")) == (9000, 8000)


@pytest.mark.rule("12.6.1")
def test_power_grows_for_each_card_that_was_dealt_with() -> None:
    text = (
        "Put all cards in your drop zone into your soul. This unit gets power +1000 for each (as many as the "
        "cards put "
        "into your soul this way) until end of turn."
    )
    match = acted(text, {"drop:0": ["One", "Two", "Two"]})
    assert match.value("FL:0", "power") == 8000 + 3000


@pytest.mark.parametrize(("held", "charged"), [(["One"], 0), ([], 1)])
def test_it_may_be_asked_whether_nothing_was_done(held: list[str], charged: int) -> None:
    text = "Put all cards in your drop zone into your hand. If you put no cards this way, Soul Charge 1."
    assert acted(text, {"drop:0": held}).count("soul:0") == charged


@pytest.mark.parametrize(
    ("text", "held", "bound"),
    [
        ("Your opponent discards a card. Bind the card discarded this way.", {"hand:1": ["One"]}, 1),
        ("Your opponent discards two cards. Bind the cards discarded this way.", {"hand:1": ["One", "Two"]}, 2),
        ("Your opponent discards a card. Bind the card discarded this way.", {"hand:1": []}, 0),
        ("Discard your hand. Bind the cards discarded this way.", {"hand:0": ["One", "Two"]}, 2),
        ("Discard your hand. If you chose a card this way, bind a card from your drop zone.", {"hand:0": ["One"]}, 0),
    ],
)
def test_what_the_opponent_or_a_whole_hand_discarded_was_discarded_this_way(
    text: str, held: dict[str, list[str]], bound: int
) -> None:
    match = acted(text, held)
    assert match.count("bind:0") + match.count("bind:1") == bound


def test_who_only_looks_at_cards_has_not_chosen_them() -> None:
    text = "Look at the top card of your deck. If you chose a card this way, Soul Charge 1."
    assert acted(text, {}, "seen").count("soul:0") == 0


# ---- likeness


@pytest.mark.rule("12.7.1")
@pytest.mark.parametrize(
    ("likeness", "same", "different", "alone"),
    [
        ("the same card name", 1, 0, 1),
        ("different card names", 0, 1, 1),
        ("the same grade", 1, 0, 1),
        ("different grades", 0, 1, 1),
    ],
)
def test_cards_have_something_in_common_or_nothing(likeness: str, same: int, different: int, alone: int) -> None:
    text = f"Choose every one of your other rear-guards. If they have {likeness}, Soul Charge 1."
    for cards, charged in ((["One", "One"], same), (["One", "Two"], different), (["One"], alone), ([], 0)):
        zones = {place: [card] for place, card in zip(("FR:0", "BL:0"), cards, strict=False)}
        assert acted(text, zones).count("soul:0") == charged, cards


@pytest.mark.rule("12.7.1")
def test_of_three_cards_any_two_alike_are_not_all_different() -> None:
    text = "Choose every one of your other rear-guards. If they have different card names, Soul Charge 1."
    assert acted(text, {"FR:0": ["One"], "BL:0": ["Two"], "BR:0": ["One"]}).count("soul:0") == 0


def test_a_card_of_another_sort_is_one_that_a_description_does_not_fit() -> None:
    text = "Put up to one card that is not (a grade 1 card) from your drop zone into your hand."
    assert acted(text, {"drop:0": ["One", "Two"]}).offered == ["put:Two"]


@pytest.mark.rule("12.7.1")
def test_a_unit_may_have_the_card_names_of_another_one_as_well() -> None:
    text = "Choose one of your other units, and this unit is also of the same card name as it until end of turn."
    match = acted(text, {"FR:0": ["One"]}, "choose:FR")
    assert match.value("FL:0", "names") == {ACTOR, "One"}
    assert match.value("FR:0", "names") == {"One"}


@pytest.mark.rule("12.7.1")
@pytest.mark.parametrize(("other", "charged"), [("One", 1), ("Two", 0)])
def test_a_unit_other_than_the_chosen_one_has_to_share_its_name(other: str, charged: int) -> None:
    text = (
        "Choose one of your other rear-guards. If you have a rear-guard other than it with the same card name as it, "
        "Soul Charge 1."
    )
    assert acted(text, {"FR:0": ["One"], "BL:0": [other]}, "choose:FR").count("soul:0") == charged


@pytest.mark.rule("3.7.1.2")
def test_what_an_effect_adds_comes_on_top_of_a_number_that_is_put_in_the_place_of_the_written_one() -> None:
    keen = written("Keen", "CONT (RC): This unit has original critical 2.\nCONT (RC): This unit gets critical +1.")
    twice = written(
        "Twice", "CONT (RC): This unit has original critical 2.\nCONT (RC): This unit has original critical 2."
    )
    match = table({"FL:0": ["Keen"], "FR:0": ["Twice"]}, keen, twice)
    assert (match.value("FL:0", "critical"), match.value("FR:0", "critical")) == (3, 2)


# ---- two zones, and what the opponent decides

EITHER = "Choose up to one card from either your hand or your drop zone, and put it into your soul."


def test_a_card_may_come_from_the_one_zone_or_the_other() -> None:
    match = acted(EITHER, {"hand:0": ["One"], "drop:0": ["Two"]})
    assert match.offered == ["put:One", "put:Two"] or set(match.offered) == {"choose:One", "choose:Two"}
    match.answer(match.offered[1])
    assert (match.names("soul:0"), match.names("hand:0"), match.count("drop:0")) == (["Two"], ["One"], 0)


SEARCHED = (
    'Search either your deck or your drop zone for up to one card named "Two", put it into your hand, and if you '
    "searched your deck this way, shuffle your deck."
)


@pytest.mark.parametrize(("place", "found"), [(0, "deck:0"), (1, "drop:0")])
def test_the_player_says_in_which_of_two_zones_they_look(place: int, found: str) -> None:
    match = acted(SEARCHED, {"deck:0": ["Two"], "drop:0": ["Two"]})
    before = match.count(found)
    match.answer(match.offered[place])
    match.answer(match.offered[0])
    assert (match.names("hand:0"), match.count(found)) == (["Two"], before - 1)


@pytest.mark.rule("8.1.1.2")
@pytest.mark.parametrize(("answer", "retired", "charged"), [("yes", 1, 0), ("no", 0, 1)])
def test_the_opponent_decides_and_chooses(answer: str, retired: int, charged: int) -> None:
    text = (
        "They may let this happen: Your opponent chooses one of your opponent's rear-guards, and retire it. "
        "If you do "
        "not, Soul Charge 1."
    )
    match = acted(text, {"FL:1": ["One"]})
    assert (match.asked, match.offered) == (1, ["yes", "no"])
    match.answer(answer)
    assert (match.count("drop:1"), match.count("soul:0")) == (retired, charged)


@pytest.mark.rule("10.9.1")
def test_a_card_that_pays_openly_is_seen_by_everybody() -> None:
    text = "[Openly put a card from your hand on top of your deck] Soul Charge 1."
    match = acted(text, {"hand:0": ["One", "Two"]}, "choose:One")
    assert match.names("soul:0") == ["One"]
    assert match.told.index("reveals") < match.told.index("puts-on-deck")


# ---- what is asked after paying

PAYING = (
    "AUTO (RC): [Soul Blast 1] When this unit attacks, {asked}if you have two or more rear-guards, draw a card. "
    "Counter Charge 1."
)


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(("asked", "may"), [("", False), ("once it is paid, ", True)])
def test_what_is_asked_after_paying_is_no_requirement_for_it(asked: str, may: bool) -> None:
    payer = written("Payer", PAYING.format(asked=asked))
    match = table({"FL:0": ["Payer"], "soul:0": ["One"]}, payer, step="start_step").answer("attack:FL>V")
    assert (match.prompt == "ask-pay") is may


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(("others", "drawn"), [([], 0), (["One"], 1)])
def test_what_is_asked_after_paying_is_asked_then(others: list[str], drawn: int) -> None:
    payer = written("Payer", PAYING.format(asked="once it is paid, "))
    zones = {"FL:0": ["Payer"], "BR:0": others, "soul:0": ["One"]}
    match = table(zones, payer, step="start_step").answer("attack:FL>V").answer("yes")
    assert (match.count("hand:0"), match.count("soul:0")) == (drawn, 0)


@pytest.mark.rule("3.12.4")
@pytest.mark.parametrize(
    ("does", "power"), [("draw two cards", 10000), ("put a card from your drop zone into your hand", 8000)]
)
def test_only_what_is_drawn_is_drawn(does: str, power: int) -> None:
    watcher = written("Watcher", "AUTO (RC): When you draw a card, this unit gets power +1000 until end of turn.")
    text = f"ACT (RC) [1/Turn]: {does.capitalize()}."
    match = table({"FL:0": [ACTOR], "FR:0": ["Watcher"], "drop:0": ["One"]}, written(ACTOR, text), watcher)
    match.answer("activate:FL:1")
    assert match.value("FR:0", "power") == power


@pytest.mark.rule("8.6.1")
@pytest.mark.parametrize(
    ("text", "drawn"), [("CONT (RC): This unit triggers hit abilities whether or not its attack hits.", 1), ("", 0)]
)
def test_what_waits_for_a_hit_may_be_triggered_by_a_miss(text: str, drawn: int) -> None:
    hits = "AUTO (RC): When this unit's attack hits a vanguard, Soul Charge 1."
    weak = written("Weak", f"{text}\n{hits}".strip(), 1, 1000)
    other = unit("Other", 1, 8000)
    match = table({"FL:0": ["Weak"]}, weak, other, step="start_step").answer("attack:FL>V")
    while match.prompt not in ("ask-attack", None):
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.count("soul:0") == drawn


@pytest.mark.rule("7.4.1.3", "7.4.1.6")
@pytest.mark.parametrize(("what", "targets"), [("vanguards ", 1), ("", 2)])
def test_a_unit_of_the_back_row_may_attack_or_may_attack_vanguards_alone(what: str, targets: int) -> None:
    archer = written("Archer", f"CONT (RC): This unit may also attack {what}from the back row.")
    match = table({"BL:0": ["Archer"], "FL:1": ["One"]}, archer, step="start_step")
    assert len([each for each in match.offered if each.startswith("attack:BL>")]) == targets


# ---- chosen together


@pytest.mark.rule("12.7.1")
def test_cards_that_are_to_be_different_are_chosen_one_by_one() -> None:
    text = "Put up to two (of different card names) cards from your drop zone into your soul."
    match = acted(text, {"drop:0": ["One", "One", "Two"]})
    match.answer("put:One")
    assert match.offered in (["pass", "put:Two"], ["put:Two"])
    match.answer("put:Two")
    assert sorted(match.names("soul:0")) == ["One", "Two"]


@pytest.mark.rule("12.7.1")
def test_a_card_is_not_chosen_that_goes_with_too_few_others() -> None:
    text = "Put two (of the same card name) cards from your drop zone into your soul."
    match = acted(text, {"drop:0": ["Two", "One", "One"]})
    assert "put:Two" not in match.offered
    match.answer(match.offered[0])
    assert (match.names("soul:0"), match.names("drop:0")) == (["One", "One"], ["Two"])


@pytest.mark.rule("4.1.4", "12.7.2")
def test_what_is_chosen_together_goes_by_what_it_is_where_it_lies_now() -> None:
    text = (
        "Choose one of your other units, and this unit is also of the same card name as it until end of turn. "
        "Retire this unit. Put up to two (of different card names) cards from your drop zone into your soul."
    )
    match = acted(text, {"BL:0": ["One"], "drop:0": ["One", "Two"]}, "choose:BL", "put:One")
    assert {"put:Actor", "put:Two"} <= set(match.offered), "it was called One as well on the field alone"
    assert "put:One" not in match.offered


@pytest.mark.rule("12.7.1")
def test_what_is_searched_for_may_have_to_be_alike() -> None:
    text = "Search your deck for up to two (of the same grade) cards, and put them into your soul."
    match = acted(text, {"deck:0": ["Two", "One", "Two"]})
    match.answer("find:Two")
    assert "find:One" not in match.offered
    match.answer("find:Two")
    assert match.names("soul:0") == ["Two", "Two"]


def test_a_deck_is_looked_through_once_however_many_cards_are_found_one_by_one() -> None:
    text = "Search your deck for up to two (of the same grade) cards, and put them into your soul."
    match = acted(text, {"deck:0": ["One", "Two", "One", "Two"]})
    lying = [match.match.state.ident_of(card) for card in match.cards("deck:0")]
    match.answer("find:Two")
    assert [match.match.state.ident_of(card) for card in match.cards("deck:0")] == lying
    assert {match.match.state.shown[card] for card in match.cards("deck:0")} == {(0,)}
    match.answer("find:Two")
    assert (match.names("deck:0")[-2:], match.names("soul:0")) == (["One", "One"], ["Two", "Two"])
    assert not match.match.state.shown


@pytest.mark.rule("10.18.1")
@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("you put a unit into your soul this way", 1),
        ("the card put into your soul this way is a grade 2 unit", 1),
        ("you put two or more units this way", 0),
    ],
)
def test_what_was_soul_charged_was_put_into_the_soul_and_is_not_counted_with_what_was_put_elsewhere(
    asked: str, drawn: int
) -> None:
    text = f"Put the top card of your deck into your drop zone, and Soul Charge 1. If {asked}, draw a card."
    match = acted(text, {"deck:0": ["One", "Two", "One"]})
    assert (match.names("soul:0"), match.count("hand:0")) == (["Two"], drawn)


@pytest.mark.rule("6.3.1.1")
def test_a_unit_may_be_kept_from_standing_in_all_stand_phases() -> None:
    tied = written(
        "Tied", "CONT (RC): This unit does not stand in its stand phase.\nACT (RC): [Soul Blast 1] Stand this unit."
    )
    zones: Zones = {"FL:0": [Placed("Tied", rested=True)], "FR:0": [Placed("One", rested=True)], "soul:0": ["Two"]}
    match = table(zones, tied, step="stand_phase")
    while match.prompt != "ask-main-phase":
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert (match.rested("FL:0"), match.rested("FR:0")) == (True, False)
    match.answer("activate:FL:2")
    assert match.rested("FL:0") is False
