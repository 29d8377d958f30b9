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
        )
    ],
    *[
        (f"{head} When this unit attacks, draw a card.", DRAWS.replace("(RC)", "(RC) [1/Turn]"))
        for head in (
            "[AUTO](R)(1/turn):",
            "[AUTO](RC)[Once per turn]:",
            "[AUTO]\u3010R\u3011\u3010Turn 1\u3011:",
            "[AUTO][1/Turn](RC):",
        )
    ],
    ("[AUTO](RC): When this unit attacks, draw a card. (Only once per turn)", DRAWS.replace("(RC)", "(RC) [1/Turn]")),
    *[
        (f"{head} When this unit attacks, draw a card.", "AUTO (VC) LB4: When this unit attacks, draw a card.")
        for head in ("[AUTO](VC)[LB4]:", "[AUTO] LB4 (V):", "[AUTO](VC) Limit Break 4:", "[AUTO](VC): LB(4)")
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
        )
    ],
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
