"""How many cards a text did something with, one thing or the other, and numbers that grow by what there is."""

from __future__ import annotations

import pytest

from tests.games.vanguard.language.test_more_of_print import ACTOR, acted
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written


@pytest.mark.parametrize(
    ("asked", "charged"),
    [
        ("you put two or more cards into your hand this way", 1),
        ("you put three or more cards into your hand this way", 0),
        ("you put exactly two cards this way", 1),
        ("you put exactly three cards this way", 0),
        ("you put one or less grade 1 cards this way", 1),
        ("you put two or more grade 1 cards this way", 0),
        ("you discarded one or more cards this way", 0),
    ],
)
def test_it_is_asked_with_how_many_cards_something_was_done(asked: str, charged: int) -> None:
    text = f"Put up to three cards from your drop zone into your hand. If {asked}, Soul Charge 1."
    match = acted(text, {"drop:0": ["One", "Two"]}).answer("put:One", "put:Two")
    assert match.count("soul:0") == charged


@pytest.mark.rule("8.1.1.1.2.3")
@pytest.mark.parametrize(("top", "drawn", "charged"), [("One", 1, 0), ("Two", 0, 1)])
def test_one_thing_is_done_or_the_other_and_never_both(top: str, drawn: int, charged: int) -> None:
    text = (
        "Reveal the top card of your deck, and if it is a grade 1 card, put it into your hand but otherwise "
        "Soul Charge 1."
    )
    match = acted(text, {"deck:0": [top, "Zero", "Zero"]})
    assert (match.count("hand:0"), match.count("soul:0")) == (drawn, charged)


@pytest.mark.parametrize(("mine", "theirs", "charged"), [(1, 2, 1), (2, 2, 1), (3, 2, 0)])
def test_at_most_as_many_are_as_many_or_fewer(mine: int, theirs: int, charged: int) -> None:
    text = "If you have at most as many cards in your drop zone as your opponent, Soul Charge 1."
    assert acted(text, {"drop:0": ["One"] * mine, "drop:1": ["One"] * theirs}).count("soul:0") == charged


@pytest.mark.rule("12.6.1")
@pytest.mark.parametrize(("cards", "power"), [(0, 8000), (1, 8000), (2, 10000), (3, 10000), (4, 12000)])
def test_a_number_grows_once_for_every_so_many_cards(cards: int, power: int) -> None:
    actor = written(ACTOR, "CONT (RC): This unit gets power +2000 for every two cards in your drop zone.")
    match = table({"FL:0": [ACTOR], "drop:0": ["One"] * cards}, actor)
    assert match.power("FL:0") == power


@pytest.mark.rule("12.6.2")
def test_what_is_counted_for_a_turn_is_counted_once() -> None:
    text = (
        "This unit gets power +2000 for every two cards in your drop zone until end of turn, and retire one of your "
        "other rear-guards."
    )
    match = acted(text, {"drop:0": ["One", "One", "One"], "FR:0": ["One"]})
    assert match.count("drop:0") == 4
    assert match.power("FL:0") == 10000


def test_power_grows_by_the_power_that_another_unit_has_now() -> None:
    text = (
        "This unit gets power +1000 until end of turn, choose one of your other units, and let it get the power of "
        "this unit until end of turn."
    )
    match = acted(text, {"FR:0": ["One"]}, "choose:FR")
    assert (match.power("FR:0"), match.power("FL:0")) == (7000 + 9000, 9000)


# ---- why it happens


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(
    ("cost", "effect", "reason", "charged"),
    [
        ("Retire one of your other rear-guards", "Draw a card.", "a cost of your unit", 1),
        ("Retire one of your other rear-guards", "Draw a card.", "your effect or cost", 1),
        ("Retire one of your other rear-guards", "Draw a card.", "your effect", 0),
        ("Rest this unit", "Choose one of your other rear-guards, and retire it.", "a cost of your unit", 0),
        ("Rest this unit", "Choose one of your other rear-guards, and retire it.", "your effect or cost", 1),
        ("Rest this unit", "Choose one of your other rear-guards, and retire it.", "your opponent's effect or cost", 0),
    ],
)
def test_costs_and_effects_are_told_apart(cost: str, effect: str, reason: str, charged: int) -> None:
    victim = written(
        "Victim", f"AUTO: When this unit is put into the drop zone from RC due to {reason}, Soul Charge 1."
    )
    actor = written(ACTOR, f"ACT (RC) [1/Turn]: [{cost}] {effect}")
    match = table({"FL:0": [ACTOR], "FR:0": ["Victim"]}, actor, victim).answer("activate:FL:1")
    if match.offered[0].startswith(("retire", "choose")):
        match.answer(match.offered[0])
    assert match.names("drop:0") == ["Victim"]
    assert match.count("soul:0") == charged


@pytest.mark.parametrize(("zone", "drawn"), [("drop:0", 1), ("hand:0", 0)])
def test_an_effect_of_a_card_is_its_effect_wherever_it_is(zone: str, drawn: int) -> None:
    watcher = written(
        "Watcher", 'AUTO (RC): When your other unit rests due to an effect of your card named "Low", draw a card.'
    )
    low = written("Low", 'ACT (drop) [1/Turn]: Choose one of your rear-guards not named "Watcher", and rest it.')
    high = written("High", 'ACT (hand) [1/Turn]: Choose one of your rear-guards not named "Watcher", and rest it.')
    name = "Low" if drawn else "High"
    match = table({zone: [name], "FL:0": ["Watcher"], "FR:0": ["One"]}, watcher, low, high)
    before = match.count("hand:0")
    match.answer(next(each for each in match.offered if each.startswith("activate")))
    while match.offered and match.offered[0].startswith("rest"):
        match.answer(match.offered[0])
    assert match.count("hand:0") == before + drawn


@pytest.mark.rule("3.1.1.5")
@pytest.mark.parametrize(
    ("text", "effect", "ability"),
    [
        ("ACT (RC): Call a grade 0 unit from your hand to RC.", 1, 1),
        ("ACT (RC): [Call a grade 0 unit from your hand to RC] Rest this unit.", 0, 1),
    ],
)
def test_a_unit_that_was_called_to_pay_has_come_through_an_ability_and_no_effect(
    text: str, effect: int, ability: int
) -> None:
    for asked, charged in (("effect", effect), ("ability", ability)):
        come = written(
            "Come", f"AUTO: When this unit is placed on RC, if it has come through your {asked}, Soul Charge 1.", 0
        )
        match = table({"FL:0": ["Caller"], "hand:0": ["Come"]}, come, written("Caller", text))
        match.answer("activate:FL:1").answer("call:Come").answer("circle:FR")
        assert match.count("soul:0") == charged
