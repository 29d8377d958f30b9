"""Texts of Vanguard as people type them: short forms, capitals, marks that are left out, words of other games."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import UNITS

TYPED = [
    ("[Activated](RC): [CB1] Draw a card.", "ACT (RC): [Counter Blast 1] Draw a card."),
    ("[Active](RC): [CB1] Draw a card.", "ACT (RC): [Counter Blast 1] Draw a card."),
    (
        "CONT (RC): While your opponent has 3 or fewer cards in hand, this unit gets power +2000.",
        "CONT (RC): If your opponent has three or less cards in your opponent's hand, this unit gets power +2000.",
    ),
    ("ACT (VC): [CB3] Stand all your rear-guards.", "ACT (VC): [Counter Blast 3] Stand all of your rear-guards."),
    (
        "AUTO (RC): When this unit's attack hits, swap this unit with another of your rear-guards.",
        "AUTO (RC): When this unit's attack hits, exchange this unit with one of your other rear-guards.",
    ),
    (
        "AUTO (GC): When this unit is placed on GC, choose one of your units being attacked, and rest it.",
        "AUTO (GC): When this unit is placed on GC, choose one of your units that are being attacked, and rest it.",
    ),
    ("[Continuous](RC): This unit gets +2000 power.", "CONT (RC): This unit gets power +2000."),
    ("ACT (RC): [soulblast 2] Draw a card.", "ACT (RC): [Soul Blast 2] Draw a card."),
    ("ACT (RC): [Soul Blast(2)] countercharge 1.", "ACT (RC): [Soul Blast 2] Counter Charge 1."),
    ("ACT (RC): [SB1] soulcharge 1.", "ACT (RC): [Soul Blast 1] Soul Charge 1."),
    (
        "AUTO (RC): When this unit attacks, [CB1]: draw a card.",
        "AUTO (RC): [Counter Blast 1] When this unit attacks, draw a card.",
    ),
    (
        "AUTO (RC): [Retire this unit]: When this unit attacks, draw a card.",
        "AUTO (RC): [Retire this unit] When this unit attacks, draw a card.",
    ),
    (
        "ACT (RC): [CB1] This unit gets +2000 power until the end of turn.",
        "ACT (RC): [Counter Blast 1] This unit gets power +2000 until end of turn.",
    ),
    (
        "AUTO (RC): When this unit attacks, this unit gets +2000 power until end of that turn.",
        "AUTO (RC): When this unit attacks, this unit gets power +2000 until end of turn.",
    ),
    (
        "CONT (RC): While you have no cards in hand, this unit gets +5000 power.",
        "CONT (RC): If you have no cards in your hand, this unit gets power +5000.",
    ),
    ("ACT (RC): [CB1] Draw one.", "ACT (RC): [Counter Blast 1] Draw a card."),
    ("ACT (RC): [CB1] Draw 2.", "ACT (RC): [Counter Blast 1] Draw two cards."),
    (
        "ACT (RC): [CB1] Draw two, then discard a card.",
        "ACT (RC): [Counter Blast 1] Draw two cards, and discard a card.",
    ),
    ("ACT (RC): Mill 1.", "ACT (RC): Put the top card of your deck into your drop zone."),
    ("ACT (RC): Mill three.", "ACT (RC): Put the top three cards of your deck into your drop zone."),
    (
        (
            "AUTO (RC): When this unit attacks, look at the top card of your deck. If it's a grade 3, "
            "put it into your hand."
        ),
        (
            "AUTO (RC): When this unit attacks, look at the top card of your deck. If it is a grade 3 "
            "unit, put it into your hand."
        ),
    ),
    (
        "AUTO (RC): When this unit attacks, if it's your turn, draw a card.",
        "AUTO (RC): When this unit attacks, if it is your turn, draw a card.",
    ),
    (
        (
            "AUTO (RC): When this unit attacks, reveal the top card of your deck. If it's a grade 3 "
            "unit, put it into your hand. Otherwise, put it into your drop zone."
        ),
        (
            "AUTO (RC): When this unit attacks, reveal the top card of your deck. If it is a grade 3 "
            "unit, put it into your hand but otherwise put it into your drop zone."
        ),
    ),
    (
        "AUTO (RC): When this unit attacks, if you've got a grade 3 vanguard, draw a card.",
        "AUTO (RC): When this unit attacks, if you have a grade 3 vanguard, draw a card.",
    ),
    (
        "AUTO (RC): When this unit attacks, and if you have no cards in hand, draw a card.",
        "AUTO (RC): When this unit attacks, if you have no cards in your hand, draw a card.",
    ),
    (
        "CONT (RC): If you have a grade 3 vanguard this unit gets +2000 power.",
        "CONT (RC): If you have a grade 3 vanguard, this unit gets power +2000.",
    ),
    ("AUTO (RC): When attacks, draw a card.", "AUTO (RC): When this unit attacks, draw a card."),
    ("AUTO (VC): When you stride, draw a card.", "AUTO (VC): When your G unit strides, draw a card."),
    ("CONT (RC): All your other units get +1000 power.", "CONT (RC): All of your other units get power +1000."),
    (
        "AUTO (RC): When your other Rearguard attacks, draw a card.",
        "AUTO (RC): When your other rear-guard attacks, draw a card.",
    ),
    (
        "AUTO: When this unit is placed on your vanguard circle, draw a card.",
        "AUTO: When this unit is placed on VC, draw a card.",
    ),
    (
        "AUTO: When this unit is placed on a rear-guard circle, draw a card.",
        "AUTO: When this unit is placed on RC, draw a card.",
    ),
    (
        "AUTO: When this unit is placed on the guardian circle, draw a card.",
        "AUTO: When this unit is placed on GC, draw a card.",
    ),
    (
        "AUTO (RC): When this unit attacks, your opponents discards a card.",
        "AUTO (RC): When this unit attacks, your opponent discards a card.",
    ),
    (
        "AUTO (RC): When this unit attacks, your opponents cannot intercept until end of battle.",
        "AUTO (RC): When this unit attacks, your opponent cannot intercept until end of battle.",
    ),
    (
        "CONT (RC): If this unit's power is 8000 or lower, this unit gets +2000 power.",
        "CONT (RC): If this unit has power 8000 or less, this unit gets power +2000.",
    ),
    (
        "CONT (RC): If you have three or lower cards in your hand, this unit gets +2000 power.",
        "CONT (RC): If you have three or less cards in your hand, this unit gets power +2000.",
    ),
    (
        "CONT (RC): If your vanguard is grade 3+, this unit gets +2000 power.",
        "CONT (RC): If your vanguard is a grade 3 or greater unit, this unit gets power +2000.",
    ),
    ("CONT (RC): All your grade 1s get +1000 power.", "CONT (RC): All of your grade 1 units get power +1000."),
    (
        "AUTO (RC): At the start of your main phase, draw a card.",
        "AUTO (RC): At the beginning of your main phase, draw a card.",
    ),
    (
        "CONT (RC): This unit gets +2000 power as long as you have no cards in hand.",
        "CONT (RC): If you have no cards in your hand, this unit gets power +2000.",
    ),
    (
        "CONT (RC): This unit gets +1000 power for every other rear-guard you have.",
        "CONT (RC): This unit gets power +1000 for each of your other rear-guards.",
    ),
    (
        "CONT (RC): This unit gets +1000 power for every card in your soul.",
        "CONT (RC): This unit gets power +1000 for each card in your soul.",
    ),
    (
        "CONT (RC): This unit gets +1000 power for every one of your other rear-guards.",
        "CONT (RC): This unit gets power +1000 for each of your other rear-guards.",
    ),
    (
        "AUTO (RC): When this unit attacks, put the top card of your deck in your soul.",
        "AUTO (RC): When this unit attacks, put the top card of your deck into your soul.",
    ),
    (
        "AUTO (RC): When this unit attacks, put it in your soul.",
        "AUTO (RC): When this unit attacks, put it into your soul.",
    ),
    (
        "AUTO (RC): When this unit attacks, draw a card, then discard a card.",
        "AUTO (RC): When this unit attacks, draw a card, and discard a card.",
    ),
    (
        "AUTO (VC): When this unit attacks, this unit gets [Drive] +1 until end of turn.",
        "AUTO (VC): When this unit attacks, this unit gets drive +1 until end of turn.",
    ),
    (
        "AUTO (VC): When this unit attacks, this unit gets +1 drive until end of turn.",
        "AUTO (VC): When this unit attacks, this unit gets drive +1 until end of turn.",
    ),
    ("CONT (RC): This unit gets +2000 power. \u2694", "CONT (RC): This unit gets power +2000."),
    (
        "AUTO (RC): When ur opp's vanguard attacks, draw a card.",
        "AUTO (RC): When your opponent's vanguard attacks, draw a card.",
    ),
    (
        "AUTO (RC): When this unit attacks, opp discards a card.",
        "AUTO (RC): When this unit attacks, your opponent discards a card.",
    ),
    (
        "AUTO (RC): When this unit attacks, u may draw a card.",
        "AUTO (RC): When this unit attacks, you may draw a card.",
    ),
    (
        "AUTO (RC): When this unit attacks, this unit gets +5k power till end of turn.",
        "AUTO (RC): When this unit attacks, this unit gets power +5000 until end of turn.",
    ),
    (
        ("AUTO (RC): When this unit attacks a vanguard, choose one of your opponents' rear-guards, and retire it."),
        ("AUTO (RC): When this unit attacks a vanguard, choose one of your opponent's rear-guards, and retire it."),
    ),
    ("ACT (RC) [CB1] (1/turn) Draw a card.", "ACT (RC) [1/Turn]: [Counter Blast 1] Draw a card."),
    (
        "AUTO (RC): [CB1] (1/turn) When this unit attacks, draw a card.",
        "AUTO (RC) [1/Turn]: [Counter Blast 1] When this unit attacks, draw a card.",
    ),
    (
        "AUTO (RC): When this unit attacks, choose one of opponent's rear-guards, and retire it.",
        "AUTO (RC): When this unit attacks, choose one of your opponent's rear-guards, and retire it.",
    ),
    (
        "AUTO (RC): When this unit attacks, choose an opponent's rear-guard and retire it.",
        "AUTO (RC): When this unit attacks, choose one of your opponent's rear-guards, and retire it.",
    ),
    (
        "AUTO (RC): When this unit attacks, retire an opponent's rear-guard.",
        "AUTO (RC): When this unit attacks, retire one of your opponent's rear-guards.",
    ),
    ("AUTO R: When this attacks, draw a card", "AUTO (RC): When this unit attacks, draw a card."),
    ("auto (rc): when this unit attacks, draw a card", "AUTO (RC): When this unit attacks, draw a card."),
    (
        "AUTO(RC):When this unit attacks a vanguard,this unit gets +5000 power until end of battle.",
        "AUTO (RC): When this unit attacks a vanguard, this unit gets power +5000 until end of battle.",
    ),
    (
        "AUTO RC - When this unit attacks a vanguard this unit gets +5k until end of battle",
        "AUTO (RC): When this unit attacks a vanguard, this unit gets power +5000 until end of battle.",
    ),
    (
        "ACT VC 1/turn CB1: choose one of your rear-guards and it gets +5000 power until end of turn",
        (
            "ACT (VC) [1/Turn]: [Counter Blast 1] Choose one of your rear-guards, and it gets power "
            "+5000 until end of turn."
        ),
    ),
    ("ACT V 1/T [CB1]: draw 1", "ACT (VC) [1/Turn]: [Counter Blast 1] Draw a card."),
    (
        "[ACT](VC)[1/Turn]:[Counter Blast 2] Choose 1 of your opponent's rear-guards and retire it.",
        "ACT (VC) [1/Turn]: [Counter Blast 2] Choose one of your opponent's rear-guards, and retire it.",
    ),
    (
        "ACT (RC) SB1: this unit gets +3000 power until end of turn",
        "ACT (RC): [Soul Blast 1] This unit gets power +3000 until end of turn.",
    ),
    (
        "AUTO (VC) GB1: When your G unit strides, retire one of your opponent's rear-guards",
        "AUTO (VC) GB1: When your G unit strides, retire one of your opponent's rear-guards.",
    ),
    (
        (
            "AUTO (VC/RC): When this unit attacks a vanguard, if you have more rear-guards than your "
            "opponent, +3000 power until end of battle"
        ),
        (
            "AUTO (VC/RC): When this unit attacks a vanguard, if you have more rear-guards than your "
            "opponent, this unit gets power +3000 until end of battle."
        ),
    ),
    ("CONT (VC/RC): +2000 power during your turn", "CONT (VC/RC): During your turn, this unit gets power +2000."),
    (
        "CONT (RC): If you have a Kagero vanguard, this unit gets +2000 power",
        "CONT (RC): If you have a Kagero vanguard, this unit gets power +2000.",
    ),
    (
        "AUTO: When this unit is placed on RC, retire one of your opponents rear-guards.",
        "AUTO: When this unit is placed on RC, retire one of your opponent's rear-guards.",
    ),
    (
        "AUTO: When rode upon, search your deck for a grade 3 and put it into your hand, then shuffle",
        (
            "AUTO: When a unit rides this unit, search your deck for a grade 3 unit, put it into your "
            "hand, and shuffle your deck."
        ),
    ),
    (
        "AUTO (RC): When this unit's attack hits, countercharge 1",
        "AUTO (RC): When this unit's attack hits, Counter Charge 1.",
    ),
    (
        "AUTO (RC): When this attack hits a vanguard, draw a card",
        "AUTO (RC): When this unit's attack hits a vanguard, draw a card.",
    ),
    ("AUTO (RC): On hit, draw a card", "AUTO (RC): When this unit's attack hits, draw a card."),
    (
        "AUTO (RC): On attack: +3000 power until end of battle",
        "AUTO (RC): When this unit attacks, this unit gets power +3000 until end of battle.",
    ),
    (
        "AUTO (RC): When this boosts, the boosted unit gets +3000 power until end of battle.",
        "AUTO (RC): When this unit boosts, the boosted unit gets power +3000 until end of battle.",
    ),
    (
        ("AUTO (RC): When this unit boosts a unit, the boosted unit gets +5000 power until end of that battle"),
        ("AUTO (RC): When this unit boosts a unit, the boosted unit gets power +5000 until end of battle."),
    ),
    (
        "AUTO (RC): At the end of your turn, return this unit to your deck and shuffle.",
        "AUTO (RC): At the end of your turn, shuffle this unit into your deck.",
    ),
    (
        "AUTO (RC): At the end of the battle this unit attacked, retire this unit",
        "AUTO (RC): At the end of the battle that this unit attacked, retire this unit.",
    ),
    (
        "AUTO (VC): At the beginning of your ride phase, draw a card",
        "AUTO (VC): At the beginning of your ride phase, draw a card.",
    ),
    (
        "AUTO (GC): When this unit is placed on GC, this unit gets +5000 shield until end of battle",
        "AUTO (GC): When this unit is placed on GC, this unit gets shield +5000 until end of battle.",
    ),
    (
        "ACT (Hand): Reveal this card: search your deck for a grade 1 unit",
        "ACT (hand): [Reveal this card] Search your deck for a grade 1 unit.",
    ),
    ("ACT (Drop) [CB1]: Call this card to RC", "ACT (drop): [Counter Blast 1] Call this card to RC."),
    ("[CONT] Sentinel", "Sentinel"),
    ("Sentinel (You may only have up to four Sentinels in a deck.)", "Sentinel"),
    ("Boost.", "Boost"),
    ("boost", "Boost"),
    ("Intercept.", "Intercept"),
    ("Twin Drive", "Twin Drive!!"),
    ("twin drive!!", "Twin Drive!!"),
    ("Twin Drive!!, Boost", "Twin Drive!!\nBoost"),
    ("Resist", "Resist"),
    ("[CONT](VC/RC): Resist", "CONT (VC/RC): This unit gains Resist."),
    ("CONT: Lord", "Lord"),
    ("Lord", "Lord"),
    ("Restraint", "Restraint"),
    ("Forerunner", "Forerunner"),
    (
        "GB2: CONT (VC): All your front row units get +3000 power",
        "CONT (VC) GB2: All of your front row units get power +3000.",
    ),
    ("AUTO (RC) (GB 2): When this attacks, draw a card", "AUTO (RC) GB2: When this unit attacks, draw a card."),
    (
        ("AUTO (RC): When another of your units is placed on RC, this unit gets +2000 power until end of turn"),
        "AUTO (RC): When your other unit is placed on RC, this unit gets power +2000 until end of turn.",
    ),
    (
        (
            "AUTO (RC): When this unit attacks, choose up to two of your other rear-guards, and they "
            "get +2000 power until end of turn."
        ),
        (
            "AUTO (RC): When this unit attacks, choose up to two of your other rear-guards, and they "
            "get power +2000 until end of turn."
        ),
    ),
    (
        "AUTO (RC): When your opponent's rear-guard is retired, draw a card.",
        "AUTO (RC): When your opponent's rear-guard is put into the drop zone, draw a card.",
    ),
    (
        "AUTO (RC): When your drive check reveals a grade 3, stand this unit",
        "AUTO (RC): When the drive check of your unit reveals a grade 3 unit, stand this unit.",
    ),
    (
        ("AUTO (RC): When your drive check reveals a critical trigger, this unit gets +5000 power until end of turn"),
        (
            "AUTO (RC): When the drive check of your unit reveals a critical trigger card, this unit "
            "gets power +5000 until end of turn."
        ),
    ),
    ("ACT (RC): Put this unit into your soul: draw a card", "ACT (RC): [Put this unit into your soul] Draw a card."),
    (
        ("ACT (RC): [Put this unit into your soul]: One of your vanguards gets +5000 power until end of turn"),
        ("ACT (RC): [Put this unit into your soul] one of your vanguards gets power +5000 until end of turn."),
    ),
    ("ACT (RC): [Rest this unit]: Soul charge 1", "ACT (RC): [Rest this unit] Soul Charge 1."),
    (
        "ACT (VC): [CB 1 & discard 1 card]: retire 1 of your opponent's grade 1 or less rear-guards",
        ("ACT (VC): [Counter Blast 1 & discard a card] Retire one of your opponent's grade 1 or less rear-guards."),
    ),
    (
        "ACT (VC): Choose one of your opponent's rear guards, retire it. Draw a card.",
        "ACT (VC): Choose one of your opponent's rear-guards, and retire it. Draw a card.",
    ),
    (
        "AUTO: When this unit is placed on (RC) from hand, you may pay CB1. If you do, draw two cards.",
        "AUTO: [Counter Blast 1] When this unit is placed on RC from hand, draw two cards.",
    ),
    (
        "AUTO (RC): When this unit attacks, draw 1 card for each of your <Kagero> units.",
        "AUTO (RC): When this unit attacks, draw (as many as your Kagero units) cards.",
    ),
    (
        "\u2022 AUTO (R): When this attacks, draw a card\n\u2022 CONT (R): This unit gets +1000 power",
        "AUTO (RC): When this unit attacks, draw a card.\nCONT (RC): This unit gets power +1000.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), TYPED)
def test_typed_texts_are_read_as_texts_of_the_card_language(typed: str, meant: str) -> None:
    UNITS.assert_means(typed, meant)


@pytest.mark.parametrize(
    "typed",
    [
        "AUTO (RC): When this unit attacks, choose one of your rear-guards, +5000 power until end of turn.",
        "AUTO (RC): When your other unit is placed on RC, +2000 power until end of turn.",
    ],
)
def test_what_may_be_meant_otherwise_is_refused(typed: str) -> None:
    with pytest.raises(CardTextError):
        UNITS.reader().read(typed)
