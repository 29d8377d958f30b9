"""9.6.2. Costs of several parts: all of it can be paid, or none is."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardTextError
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, both_editions, card, member, table

rule = pytest.mark.rule

ONE_CARD: Zones = {"stock:0": [Placed("Blank", face_down=True)]}
TWO_CARDS: Zones = {"stock:0": [Placed("Blank", face_down=True)] * 2}


@rule("5.22.3", both=True)
@both_editions
@pytest.mark.parametrize("cost", ["(1) & (1)", "(1) & discard a card & (1)", "(X) & (2)"])
def test_two_parts_of_a_cost_are_not_paid_with_the_same_card_of_the_stock(book: Rulebook, cost: str) -> None:
    payer = member("Payer", 1000, "logicalist", f"ACT: [{cost}] Draw a card.")
    poor = table(book, {**ONE_CARD, "FL:0": ["Payer"], "hand:0": ["Blank"]}, payer)
    assert "act:FL:1" not in poor.offered
    rich = table(book, {**TWO_CARDS, "FL:0": ["Payer"], "hand:0": ["Blank"]}, payer)
    assert "act:FL:1" in rich.offered


@rule("5.22.3", both=True)
@both_editions
@pytest.mark.parametrize("cost", ["(1) & drop a card from your stock", "drop a card from your stock & (1)"])
def test_what_another_part_takes_of_the_stock_does_not_pay_as_well(book: Rulebook, cost: str) -> None:
    payer = member("Payer", 1000, "logicalist", f"ACT: [{cost}] Draw a card.")
    assert "act:FL:1" not in table(book, {**ONE_CARD, "FL:0": ["Payer"]}, payer).offered
    match = table(book, {**TWO_CARDS, "FL:0": ["Payer"]}, payer).answer("act:FL:1")
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    assert (match.count("stock:0"), match.count("hand:0")) == (0, 1)


@rule("5.22.3", "5.22.2.1", "9.6.2.3.2")
def test_parts_in_order_are_not_begun_with_a_stock_that_is_too_small_for_all() -> None:
    payer = member("Payer", 1000, "logicalist", "ACT: [(1), (1)] Draw a card.")
    assert "act:FL:1" not in table(LATEST, {**ONE_CARD, "FL:0": ["Payer"]}, payer).offered
    match = table(LATEST, {**TWO_CARDS, "FL:0": ["Payer"]}, payer).answer("act:FL:1")
    assert (match.count("stock:0"), match.count("hand:0")) == (0, 1)


@rule("9.6.2.2.1", both=True)
@both_editions
@pytest.mark.parametrize(("cost", "offered"), [("(X) & (1)", 2), ("(1) & (X)", 2), ("(X)", 3)])
def test_x_leaves_enough_for_the_other_parts(book: Rulebook, cost: str, offered: int) -> None:
    payer = member("Payer", 1000, "logicalist", f"ACT: [{cost}] Draw X cards.")
    match = table(book, {**TWO_CARDS, "FL:0": ["Payer"]}, payer).answer("act:FL:1")
    assert match.offered == [f"number:{x}" for x in range(offered)]
    match.answer(match.offered[-1])
    assert (match.count("stock:0"), match.count("hand:0")) == (0, offered - 1)


@rule("9.6.2.2.1", both=True)
@both_editions
@pytest.mark.parametrize(
    ("cost", "offered"),
    [
        ("discard X cards", 4),
        ("(X) & discard X cards", 3),
        ("discard X cards & (X)", 3),
        ("(1) & discard X cards & (X)", 2),
        ("(X) & (X)", 2),
        ("discard X cards & discard a card", 3),
        ("rest X of your members", 2),
        ("discard X Foreigners", 1),
    ],
)
def test_x_is_said_before_it_is_paid_and_all_of_the_cost_can_be_paid(book: Rulebook, cost: str, offered: int) -> None:
    payer = member("Payer", 1000, "logicalist", f"ACT: [{cost}] Draw X cards.")
    match = table(book, {**TWO_CARDS, "FL:0": ["Payer"], "hand:0": ["Blank"] * 3}, payer).answer("act:FL:1")
    assert (match.rule, match.offered) == ("9.6.2.2.1", [f"number:{x}" for x in range(offered)])
    x = offered - 1
    match.answer(f"number:{x}")
    while match.rule == "5.22.2":
        match.answer(*match.offered[: 1 if "discard a" in cost else x])
    left = 2 - x * cost.count("(X)") - ("(1)" in cost), 3 - x * ("discard X" in cost) - ("discard a" in cost) + x
    assert (match.count("stock:0"), match.count("hand:0"), match.rule) == (*left, "7.5.3")


@rule("9.6.2.2.1", "5.22.2.1")
def test_x_is_said_once_for_parts_that_are_paid_in_order() -> None:
    payer = member("Payer", 1000, "logicalist", "ACT: [(X), discard X cards] Draw X cards.")
    match = table(LATEST, {**TWO_CARDS, "FL:0": ["Payer"], "hand:0": ["Blank"]}, payer).answer("act:FL:1")
    assert match.offered == ["number:0", "number:1"]
    match.answer("number:1")
    assert (match.count("stock:0"), match.count("hand:0"), match.count("drop:0")) == (1, 1, 2)


@rule("9.6.2.2.1", both=True)
@both_editions
@pytest.mark.parametrize(
    "text",
    [
        "ACT: Draw X cards.",
        "ACT: [(2)] Draw X cards.",
        "ACT: [Discard up to X cards] Draw X cards.",
        "AUTO: When this member attacks, draw X cards.",
        "ACT: Choose one of your opponent's members with level X or less, and drop it.",
        "ACT: [Discard a card with level X] Draw a card.",
        "ACT: [Rest X of your members & discard a card with level X] Draw a card.",
        "CONT: When this member would be dropped, you may discard X cards instead.",
    ],
)
def test_a_text_that_says_x_and_not_how_much_it_is_is_refused(book: Rulebook, text: str) -> None:
    with pytest.raises(CardTextError, match="X"):
        table(book, {"FL:0": ["Payer"]}, member("Payer", 1000, "logicalist", text))


@rule("5.22.3", "9.6.2.3.1")
def test_costs_that_were_raised_are_raised_for_each_part() -> None:
    payer = member("Payer", 1000, "logicalist", "ACT: [(1), (1)] Draw a card.")
    dear = member("Dear One", 1000, "logicalist", "CONT: All of your other members get ability cost +1.")
    three: Zones = {"stock:0": [Placed("Blank", face_down=True)] * 3, "FL:0": ["Payer"], "FR:0": ["Dear One"]}
    assert "act:FL:1" not in table(LATEST, three, payer, dear).offered
    four: Zones = {**three, "stock:0": [Placed("Blank", face_down=True)] * 4}
    assert "act:FL:1" in table(LATEST, four, payer, dear).offered


@rule("9.3.3.3", "11.4.2.1", both=True)
@both_editions
def test_an_effect_uses_no_logic_drive_that_is_not_valid_where_its_card_is(book: Rulebook) -> None:
    """It needs neither soul nor the player's own turn, but a member's abilities are valid on circles only."""
    driver = member("Driver", 1000, "tranceunion", "LD: Draw two cards.")
    user = member("User", 1000, "logicalist", "ACT: Use a logic drive of a Tranceunion from your drop zone.")
    other = member("Other", 1000, "logicalist", "ACT: Use a logic drive of one of your Tranceunions.")
    match = table(book, {"FL:0": ["User"], "drop:0": ["Driver"]}, driver, user).answer("act:FL:1")
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    assert match.count("hand:0") == 0
    match = table(book, {"FL:0": ["Other"], "FR:0": ["Driver"]}, driver, other).answer("act:FL:1")
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    assert match.count("hand:0") == 2


@rule("5.2.1", "4.1.3.1")
@pytest.mark.parametrize(
    ("zone", "which"),
    [("level:0", "a card from your level zone"), ("my logicalist:0", "one of your My Logicalists")],
)
@pytest.mark.parametrize("rested", [True, False])
def test_effects_stand_and_rest_cards_wherever_orientation_matters(zone: str, which: str, rested: bool) -> None:
    verb = "stand" if rested else "rest"
    waker = member("Waker", 1000, "logicalist", f"ACT: Choose {which}, and {verb} it.")
    mine = card("Mine", "my logicalist")
    match = table(LATEST, {"FL:0": ["Waker"], zone: [Placed("Mine", rested=rested)]}, waker, mine)
    match.answer("act:FL:1")
    match.answer(match.offered[0])
    assert match.rested(zone) is not rested


@rule("5.22.3", "5.2.1", both=True)
@both_editions
def test_a_standing_card_of_the_level_zone_can_be_rested_as_a_cost(book: Rulebook) -> None:
    payer = member("Payer", 1000, "logicalist", "ACT: [Rest two cards from your level zone] Draw a card.")
    levels = [Placed("Blank"), Placed("One", rested=True)]
    assert "act:FL:1" not in table(book, {"FL:0": ["Payer"], "level:0": levels}, payer).offered
    match = table(book, {"FL:0": ["Payer"], "level:0": [*levels, "Two"]}, payer).answer("act:FL:1")
    assert match.match.state.rested[match.cards("level:0")[0]]
    assert match.count("hand:0") == 1
