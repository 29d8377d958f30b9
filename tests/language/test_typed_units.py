"""Vanguard cards as people type them: heads, costs and amounts in short forms, with texts of our own."""

from __future__ import annotations

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

DRAWS = "AUTO (RC): When this unit attacks, draw a card."
PAYS = "ACT (RC): [Counter Blast 1] Draw a card."
GETS = "AUTO (VC/RC): When this unit attacks a vanguard, this unit gets power +5000 until end of battle."
GREW = "AUTO (VC): When this unit attacks, this unit gets power +5000 and critical +1 until end of battle."

PAIRS = [
    # heads: kinds, zones and limits in any brackets and any order
    *[
        (f"{head} When this unit attacks, draw a card.", DRAWS)
        for head in (
            "AUTO (R):",
            "[Auto] R:",
            "[AUTO][R]:",
            "\u3010AUTO\u3011\u3010R\u3011\uff1a",
            "\u3010\u81ea\u3011(RC):",
            "[AUTO](Rear-guard Circle) -",
            "**[AUTO]** (RC):",
            "> [AUTO] (RC):",
            "- [AUTO](RC):",
            "* [AUTO](RC):",
            "\u2022 AUTO (RC):",
            ":auto::rc:",
            "<:auto:12345>(RC):",
            "\u2b50 [AUTO](RC):",
            "[Automatic](RC):",
            "AUTO: (RC)",
            "(RC) AUTO:",
            "R AUTO -",
            "AUTO | RC |",
            "AUTO/RC:",
            "[AUTO/R]:",
            "[AUTO (RC)]:",
        )
    ],
    *[
        (f"{head} when this unit attacks, draw a card.", DRAWS.replace("(RC)", "(VC/RC)"))
        for head in ("AUTO (VC) (RC):", "AUTO (VC), (RC):", "AUTO (V)/(R)", "AUTO (VC or RC):")
    ],
    *[
        (f"{head} When this unit attacks, draw a card.", DRAWS.replace("(RC)", "(RC) [1/Turn]"))
        for head in (
            "[AUTO](R)(1/turn):",
            "[AUTO](RC)[Once per turn]:",
            "[AUTO]\u3010R\u3011\u3010Turn 1\u3011:",
            "[AUTO][1/Turn](RC):",
            "1/turn AUTO (RC):",
            "Once per turn, AUTO (RC):",
            "AUTO (RC) once per turn:",
            "AUTO (RC): Once per turn,",
            "AUTO (RC): Once per turn:",
            "AUTO: 1/turn (RC)",
        )
    ],
    *[
        (f"AUTO (RC): When this unit attacks, {said}", DRAWS.replace("(RC)", "(RC) [1/Turn]"))
        for said in (
            "draw a card. (Only once per turn)",
            "draw a card (1/turn)",
            "draw a card (1/turn).",
            "draw a card. 1/turn",
            "draw a card once per turn.",
            "once per turn, draw a card.",
            "draw a card. Max once per turn.",
            "draw a card. This ability can only be used once per turn.",
            "draw a card. You may use this ability once per turn.",
        )
    ],
    ("AUTO (RC) 1/turn: When this unit attacks, draw a card. (1/turn)", DRAWS.replace("(RC)", "(RC) [1/Turn]")),
    *[
        (f"{head} When this unit attacks, draw a card.", "AUTO (VC) LB4: When this unit attacks, draw a card.")
        for head in (
            "[AUTO](VC)[LB4]:",
            "[AUTO] LB4 (V):",
            "[AUTO](VC) Limit Break 4:",
            "[AUTO](VC): LB(4)",
            "AUTO (VC), LB4:",
            "LB4 AUTO (VC):",
            "[LB4] (VC) AUTO:",
            "AUTO (VC) | LB4 |",
        )
    ],
    ("[CONT] V/R: This unit gets 2000 Power.", "CONT (VC/RC): This unit gets power +2000."),
    # costs
    *[
        (f"[ACT](RC): {cost} Draw a card.", PAYS)
        for cost in (
            "[CB1]",
            "[CB(1)]",
            "[Counter-Blast (1)]",
            "[Counterblast 1]",
            "COST [Counter Blast 1],",
            "[cb 1]:",
            "CB1:",
            "CB1 -",
            "CB1,",
            "CB(1) to",
            "CB1 and",
            "Counterblast 1:",
        )
    ],
    ("ACT (RC) CB1: Draw a card.", PAYS),
    *[
        (f"ACT (RC) {paid} Draw a card.", PAYS.replace("1]", "1 & discard a card & rest this unit]"))
        for paid in ("CB1, discard a card and rest this unit:", ": CB1 & discard a card, and rest this unit -")
    ],
    ("ACT (RC): Retire this unit: draw a card.", PAYS.replace("Counter Blast 1", "Retire this unit")),
    ("ACT (RC): Counter Blast 1, and draw a card.", "ACT (RC): Counter Blast 1, and draw a card."),
    *[
        (f"[ACT](RC): {said} Draw a card.", PAYS.replace("(RC)", "(RC) [1/Turn]"))
        for said in ("[CB1] (once per turn):", "CB1 (1/turn):", "1/turn, CB1:")
    ],
    *[
        (f"AUTO (RC): {said}", "AUTO (RC): [Counter Blast 1] When this unit attacks, draw a card.")
        for said in (
            "CB1: When this unit attacks, draw a card.",
            "CB1 When this unit attacks, draw a card.",
            "When this unit attacks, CB1: draw a card.",
            "When this unit attacks, CB1, draw a card.",
            "When this unit attacks, CB1 to draw a card.",
            "When this unit attacks, you may CB1 to draw a card.",
            "When this unit attacks, you may pay CB1 and draw a card.",
        )
    ],
    (
        "AUTO (RC): When this unit attacks, SC1 and draw a card.",
        "AUTO (RC): When this unit attacks, Soul Charge 1, and draw a card.",
    ),
    ("[ACT](RC):[CB(1), SB(1)] Draw a card.", PAYS.replace("1]", "1 & Soul Blast 1]")),
    ("[ACT](RC):[CB1 and retire this unit] Draw a card.", PAYS.replace("1]", "1 & retire this unit]")),
    (
        "[AUTO]R: When this unit is placed from hand, you may pay [SB1]. If you do, draw 1.",
        "AUTO: [Soul Blast 1] When this unit is placed on RC from hand, draw a card.",
    ),
    # amounts
    *[
        (f"[AUTO](V/R): When this attacks a vanguard, {gets} until the end of the battle", GETS)
        for gets in (
            "this unit gets +5000 Power",
            "it gains 5000 power",
            "this unit gets +5,000",
            "this unit gets +5k power",
            "this unit gains [Power]+5000",
            "this unit gets :power:+5000",
            "this unit gets an additional +5000 power",
        )
    ],
    *[
        (f"[AUTO](VC): When this unit attacks, this unit gets {gets} until end of that battle.", GREW)
        for gets in (
            "+5000 Power and +1 Critical",
            "Power+5000/Critical+1",
            "+5000 power/+1 crit",
            "[Power]+5000/[Critical]+1",
        )
    ],
    # sentences
    ("[AUTO](RC): When this unit attacks,\ndraw a card.", DRAWS),
    ("AUTO (RC): When This Unit Attacks, Draw A Card", DRAWS),
    (
        "[CONT](RC): This unit gets +5k Power while you have no cards in hand.",
        "CONT (RC): If you have no cards in your hand, this unit gets power +5000.",
    ),
    (
        "CONT(VC/RC): As long as your vanguard is grade 3 or higher, this unit gains +3000 power.",
        "CONT (VC/RC): If your vanguard is a grade 3 or greater unit, this unit gets power +3000.",
    ),
    (
        (
            "[AUTO]: When this unit is placed on R, choose 1 of your opponents rearguards of grade 2 or lower "
            "and retire it."
        ),
        (
            "AUTO: When this unit is placed on RC, choose one of your opponent's grade 2 or less rear-guards, "
            "and retire it."
        ),
    ),
    (
        (
            "[AUTO](V/R): When placed, look at the top three cards of your deck, add one of them to your hand "
            "and put the "
            "rest on the bottom of your deck."
        ),
        (
            "AUTO: When this unit is placed on VC or RC, look at the top three cards of your deck, put a card "
            "from among "
            "them into your hand, and put the rest on the bottom of your deck."
        ),
    ),
    (
        "[CONT](VC): Your front row rear-guards get +3000 power.",
        "CONT (VC): All of your front row rear-guards get power +3000.",
    ),
    ("[CONT](RC): This unit has Boost.", "CONT (RC): This unit gains Boost."),
    ("[CONT](R): Opponent's units can't intercept.", "CONT (RC): All of your opponent's units cannot intercept."),
    (
        "[CONT](RC): During your opponents turn, if you have 3 or more damage, this unit gets +5000 power.",
        (
            "CONT (RC): During your opponent's turn, if you have three or more cards in your damage zone, this unit "
            "gets power +5000."
        ),
    ),
    ("AUTO R: Whenever this unit attacks draw a card.", DRAWS),
    ("AUTO R: When this unit attacks, you can draw a card.", DRAWS.replace("draw", "you may draw")),
    (
        "CONT R: This unit gets +2000 power during your turn.",
        "CONT (RC): During your turn, this unit gets power +2000.",
    ),
    (
        "AUTO R: When this unit hits your opponents vanguard, draw a card.",
        DRAWS.replace("attacks", "'s attack hits a vanguard").replace(" 's", "'s"),
    ),
    ("AUTO (RC): On place, draw a card.", "AUTO: When this unit is placed on RC, draw a card."),
    *[
        (f"AUTO (R): {called}, draw a card.", "AUTO: When this unit is placed on RC, draw a card.")
        for called in ("When this unit is called", "When called", "On call")
    ],
    ("AUTO: When this is called to R, draw a card.", "AUTO: When this unit is placed on RC, draw a card."),
    ("AUTO: On ride, draw a card.", "AUTO: When this unit is placed on VC, draw a card."),
    ("AUTO: When ridden upon, draw a card.", "AUTO: When a unit rides this unit, draw a card."),
    ("AUTO R: When retired, draw a card.", DRAWS.replace("attacks", "is put into the drop zone")),
    ("AUTO R: When boosted, draw a card.", DRAWS.replace("attacks", "is boosted")),
    ("Intercept, Boost", "Intercept\nBoost"),
    ("* Boost\n* [ACT](RC):[CB1] Draw a card.", f"Boost\n{PAYS}"),
    # names consist of any words
    (
        '[AUTO](R): When your "Can\'t Add 1,000 to R" attacks, draw a card.',
        'AUTO (RC): When your card named "Can\'t Add 1,000 to R" attacks, draw a card.',
    ),
    (
        '[AUTO](R): When your unit named "as long as: can\'t add" attacks, draw a card.',
        'AUTO (RC): When your unit named "as long as: can\'t add" attacks, draw a card.',
    ),
    (
        "[CONT](R): All of your other <Crits or lower> units get +1,000 power.",
        "CONT (RC): All of your other <Crits or lower> units get power +1000.",
    ),
    ("[Sentinel]", "Sentinel"),
    # what the card language says itself
    *[
        (text, text)
        for text in (
            "AUTO (RC) [1/Turn even unpaid] GB1: [Counter Blast 1] When this unit attacks, draw a card.",
            "AUTO (RC) [1/Turn by name]: When this unit attacks, draw a card.",
            "AUTO (RC): When a card is put into your drop zone from soul, draw a card.",
            "CONT (RC): This unit gets power +1000 for each (the grade of your vanguard).",
            "ACT (RC): Choose up to two (of different card names) cards from your soul, and call them to RC.",
            "ACT (bind): Draw a card.",
        )
    ],
    ("Twin Drive!! [ACT](RC):[CB1] Draw a card.", f"Twin Drive!!\n{PAYS}"),
]


@pytest.mark.parametrize(("typed", "meant"), PAIRS)
def test_typed_texts_are_read_as_texts_of_the_card_language(typed: str, meant: str) -> None:
    UNITS.assert_means(typed, meant)


@pytest.mark.parametrize(
    "typed",
    [
        "[AUTO](Bench): When this unit attacks, draw a card.",
        "AUTO (RC - back row): When this unit boosts, draw a card.",
        "CONT (VC - your turn): This unit gets +2000 power.",
        "[AUTO](RC): When this unit attacks (a vanguard), draw a card.",
        "[AUTO](RC): When this unit attacks, draw a card (optional).",
        "[AUTO](RC): When this unit attacks, choose one of your rear-guards (Kagero only), and stand it.",
        "[AUTO](RC): When this unit attacks, choose one of your rear-guards (Grade 2 or less), and stand it.",
        "[AUTO](RC): When this unit attacks, draw a card. (You may do this only once per turn.)",
        "[AUTO](RC): When this unit attacks, draw a card. (If your soul is empty, draw two instead)",
        "[ACT](RC): Draw a card. (Use this only if you have three or more damage.)",
        "[ACT](RC): Draw a card. (Your opponent also draws a card.)",
        "[ACT](RC): Draw a card. (Then retire this unit.)",
        "[ACT](RC): Draw a card. (If you have no cards in hand, draw two)",
    ],
)
def test_what_parentheses_say_of_their_own_is_not_dropped(typed: str) -> None:
    with pytest.raises(CardTextError, match="in parentheses"):
        reader().read(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "~~[ACT](RC): Draw a card.~~",  # struck out
        "\u2022 Draw a card.",  # of no list
        "[CONT](GC): This unit gets +5000 \U0001f6e1",  # a shield, and no power
        "[CONT](RC): This unit gets +1000 power for each of your units if they are grade 3.",
    ],
)
def test_what_would_be_read_as_something_else_is_not_read(typed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "AUTO (RC) (2/turn): When this unit attacks, draw a card.",
        "AUTO (RC) twice per turn: When this unit attacks, draw a card.",
        "AUTO (RC) (once per game): When this unit attacks, draw a card.",
        "AUTO (RC): When this unit attacks, draw a card. (twice per turn)",
        "AUTO (RC): When this unit attacks, draw up to one card per turn.",
        "CONT (RC): This unit gets +2000 power. (1/turn)",
        "AUTO (RC) 2/turn: When this unit attacks, draw a card. (1/turn)",
    ],
)
def test_a_limit_that_abilities_of_the_rules_do_not_have_is_not_dropped(typed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(typed)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("AUTO (RC) twice per turn: When this unit attacks, draw a card.", "this is no part of a head"),
        ("ACT (RC): CB1, discard a card, draw a card.", "where the cost ends: put brackets around it"),
        ("AUTO: When this unit is called, draw a card.", "on which circle"),
        ("AUTO: When placed from your hand, draw a card.", "on which circle"),
    ],
)
def test_what_is_refused_says_how_it_would_be_read(typed: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        reader().read(typed)
