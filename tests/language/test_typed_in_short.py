"""Texts as people of each game type them: short forms, capitals, marks that are left out, words of other games."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

UNITS_TYPED = [
    ("[Activated](RC): [CB1] Draw a card.", "ACT (RC): [Counter Blast 1] Draw a card."),
    ("[Active](RC): [CB1] Draw a card.", "ACT (RC): [Counter Blast 1] Draw a card."),
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

CREATURES_TYPED = [
    ("This creature doesnt untap at the start of your turn.", "This creature can't untap at the start of a turn."),
    ("Power Attacker + 2000", "Power attacker +2000"),
    ("Attacks each turn if able.", "This creature attacks each turn if able."),
    ("Whenever you attack with this creature, draw a card.", "Whenever this creature attacks, draw a card."),
    (
        "If this creature would die, return it to your hand instead.",
        "When this creature would be destroyed, return it to your hand instead.",
    ),
    (
        "All creatures you control get +1000 power until the end of the turn.",
        "All of your creatures get +1000 power until the end of the turn.",
    ),
    ("Other creatures you control get +1000 power.", "All of your other creatures get +1000 power."),
    ("Tap all creatures your opponent controls.", "Tap all of your opponent's creatures."),
    ("Destroy all tapped creatures your opponent controls.", "Destroy all of your opponent's tapped creatures."),
    ("Untap one creature you control.", "Untap one of your creatures."),
    ("Destroy target creature.", "Destroy a creature in the battle zone."),
    ("Destroy a blocker.", "Destroy a creature that has blocker in the battle zone."),
    (
        "Whenever this creature attacks a player, that player discards a card.",
        "Whenever this creature attacks your opponent, your opponent discards a card.",
    ),
    ("Opponent's creatures get -1000 power.", "All of your opponent's creatures get -1000 power."),
    (
        "Destroy one of your opponent's creatures that has power 5000 or higher.",
        "Destroy one of your opponent's creatures that have power 5000 or more.",
    ),
    ("Put a card from your hand to the bottom of your deck.", "Put a card from your hand on the bottom of your deck."),
    (
        "Put one of your opponent's creatures on the bottom of their deck.",
        "Put one of your opponent's creatures on the bottom of its owner's deck.",
    ),
    (
        "This creature can't attack, unless you have five or more mana.",
        ("While it is not so that (you have five or more cards in your mana zone), this creature can't attack."),
    ),
    ("Reveal your opponent's hand.", "Your opponent does this: Reveal all cards in your hand."),
    (
        "Return one of your opponent's creatures to hand.",
        "Return one of your opponent's creatures to its owner's hand.",
    ),
    (
        ("Search your deck for a creature, show it to your opponent and put it in your hand. Then shuffle your deck."),
        "Search your deck for a creature, reveal it, return it to your hand, and shuffle your deck.",
    ),
    ("Each time this creature attacks, draw a card.", "Whenever this creature attacks, draw a card."),
    ("If this creature attacks, draw a card.", "Whenever this creature attacks, draw a card."),
    (
        "As long as you have no shields, this creature gets +2000 power.",
        "While you have no shields, this creature gets +2000 power.",
    ),
    ("Put one of your creatures into graveyard.", "Put one of your creatures into your graveyard."),
    ("Evolves from one of your fire creatures", "Evolution: Put on one of your fire creatures"),
    ("Evolution from a fire creature", "Evolution: Put on one of your fire creatures"),
    ("While attacking, this creature gets 2000 power.", "While attacking, this creature gets +2000 power."),
    (
        "One of your creatures gets +2000 until the end of the turn.",
        "One of your creatures gets +2000 power until the end of the turn.",
    ),
    ("Your spells cost 1 less.", "Your spells each cost 1 less to cast. They can't cost less than 0."),
    ("Your creatures cost 1 less.", "Your creatures each cost 1 less to summon. They can't cost less than 0."),
    (
        "When this attacks, opponent's creatures can't block this turn.",
        ("Whenever this creature attacks, all of your opponent's creatures can't block until the end of the turn."),
    ),
    (
        "Return a card from opponent's graveyard to their hand.",
        "Return a card from your opponent's graveyard to its owner's hand.",
    ),
    ("Your opponent discards two random cards.", "Your opponent discards at random two cards."),
    (
        "When this attacks, at the end of turn, untap this creature.",
        "Whenever this creature attacks, after the turn, untap this creature.",
    ),
    ("At the end of your turn, you may untap this.", "At the end of your turn, you may untap this creature."),
    ("when this creature attacks draw a card", "Whenever this creature attacks, draw a card."),
    ("When this attacks you may draw a card", "Whenever this creature attacks, you may draw a card."),
    ("Whenever this Creature attacks, You may draw a card", "Whenever this creature attacks, you may draw a card."),
    (
        (
            "When this creature enters the battlezone, you may destroy 1 of your opponent's creatures "
            "with power 3000 or less"
        ),
        (
            "When you put this creature into the battle zone, you may destroy one of your opponent's "
            "creatures that have power 3000 or less."
        ),
    ),
    (
        "When this creature enters the battle zone, look at your opponent\u2019s hand",
        "When you put this creature into the battle zone, look at all cards in your opponent's hand.",
    ),
    (
        ("When this creature enters the battle zone you may choose one of your opponent's creatures and tap it"),
        (
            "When you put this creature into the battle zone, you may choose one of your opponent's "
            "creatures, and tap it."
        ),
    ),
    (
        "When this attacks, you may return a creature from your graveyard to your hand",
        "Whenever this creature attacks, you may return a creature from your graveyard to your hand.",
    ),
    ("When this dies, return it to your hand", "When this creature is destroyed, return it to your hand."),
    (
        "When this would be destroyed, return it to your hand instead",
        "When this creature would be destroyed, return it to your hand instead.",
    ),
    ("When this wins a battle, draw a card", "When this creature wins a battle, draw a card."),
    ("When this leaves the battle zone, draw 2", "When this creature leaves the battle zone, draw two cards."),
    ("When this is tapped, draw a card", "Whenever this creature becomes tapped, draw a card."),
    ("Destroy one of your opponent's untapped creatures", "Destroy one of your opponent's untapped creatures."),
    (
        "destroy an opponent's creature with 3000 power or less",
        "Destroy one of your opponent's creatures that have power 3000 or less.",
    ),
    (
        "destroy 1 creature with power 4000 or less",
        "Destroy a creature that has power 4000 or less in the battle zone.",
    ),
    ("Destroy a creature that costs 3 or less", "Destroy a creature that costs 3 or less in the battle zone."),
    (
        "Destroy all creatures with power 2000 or less",
        "Destroy all creatures that have power 2000 or less in the battle zone.",
    ),
    (
        "return up to two creatures to their owner's hands",
        "Return up to two creatures in the battle zone to their owner's hands.",
    ),
    ("Return 1 creature to its owner's hand", "Return a creature in the battle zone to its owner's hand."),
    ("Draw up to 3 cards", "Draw up to three cards."),
    ("draw three cards, then discard two cards", "Draw three cards, and discard two cards."),
    (
        "Search your deck for a spell and put it into your hand, then shuffle",
        "Search your deck for a spell, return it to your hand, and shuffle your deck.",
    ),
    (
        "Search your deck for a Dragon, reveal it, add it to your hand. Shuffle.",
        (
            "Search your deck for a card that has Dragon in its race, reveal it, return it to your "
            "hand, and shuffle your deck."
        ),
    ),
    ("Put the top 2 cards of your deck into your mana zone", "Put the top two cards of your deck into your mana zone."),
    ("Add the top card of your deck to your shields", "Add the top card of your deck to your shields face down."),
    ("Put a card from your mana zone to your hand", "Return a card from your mana zone to your hand."),
    ("Return a card from mana to hand", "Return a card from your mana zone to its owner's hand."),
    (
        "Your other Dragons get +1000 power",
        "All of your other creatures that have Dragon in their race get +1000 power.",
    ),
    ("Your Dragons have speed attacker", "All of your creatures that have Dragon in their race get speed attacker."),
    (
        "Your fire creatures cost 1 less to summon",
        "Your fire creatures each cost 1 less to summon. They can't cost less than 0.",
    ),
    ("Each of your fire creatures has double breaker", "All of your fire creatures get double breaker."),
    ("Opponent can't cast spells", "Your opponent can't cast spells."),
    ("Can't be blocked", "This creature can't be blocked."),
    ("Unblockable", "This creature can't be blocked."),
    (
        "Can't be blocked by creatures with power 3000 or less",
        "This creature can't be blocked by creatures that have power 3000 or less.",
    ),
    ("This creature cant be attacked", "This creature can't be attacked."),
    ("Can't be attacked by darkness creatures", "This creature can't be attacked by darkness creatures."),
    ("This creature can't be chosen by your opponent", "This creature can't be chosen by your opponent."),
    ("Can attack untapped light creatures", "This creature can also attack untapped light creatures."),
    (
        "+3000 power for each other fire creature you control",
        "This creature gets +3000 power for each of your other fire creatures.",
    ),
    (
        "While you have no shields, +4000 power and double breaker",
        "While you have no shields, this creature gets +4000 power and double breaker.",
    ),
    ("If you have 5+ mana, draw a card", "If you have five or more cards in your mana zone, draw a card."),
    ("if you control a Dragon, draw a card", "If you have a creature that has Dragon in its race, draw a card."),
    (
        "If your opponent has more shields than you, draw a card",
        "If you have fewer shields than your opponent, draw a card.",
    ),
    ("\u2022 Blocker\n\u2022 When this dies, draw a card", "Blocker\nWhen this creature is destroyed, draw a card."),
    ("- Blocker\n- Slayer", "Blocker\nSlayer"),
    ("[Blocker] [Slayer]", "Blocker\nSlayer"),
    ("BLOCKER\nWHEN THIS CREATURE ATTACKS, DRAW A CARD.", "Blocker\nWhenever this creature attacks, draw a card."),
    ("\u201cBlocker\u201d", "Blocker"),
    (
        "Blocker\n\nWhen you put this creature into the battle zone , you may draw a card .",
        "Blocker\nWhen you put this creature into the battle zone, you may draw a card.",
    ),
    (
        "Choose an opponent's creature. It gets -3000 power until end of turn",
        "Choose one of your opponent's creatures. It gets -3000 power until the end of the turn.",
    ),
    (
        "When this creature attacks, discard a card at random from opponent's hand",
        "Whenever this creature attacks, your opponent discards a card at random.",
    ),
    ("When you cast a spell, draw a card", "Whenever you cast a spell, draw a card."),
    (
        "Whenever you cast a spell you may untap this creature",
        "Whenever you cast a spell, you may untap this creature.",
    ),
    ("Whenever one of your other creatures dies, draw a card", "When your other creature is destroyed, draw a card."),
    ("When this creature breaks a shield, draw a card", "Whenever this creature breaks a shield, draw a card."),
]

CHARACTERS_TYPED = [
    (
        "Start: When this character enters the field, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    (
        "Start: When this character is put into play, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    (
        "Start: When this character enters play, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    (
        "Start: When this character comes onto the field, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    ("Start: When this attacks, draw 1.", "Start: When this character attacks, draw a card."),
    ("Start: When this card attacks, draw 2 cards", "Start: When this character attacks, draw two cards."),
    (
        "Start: When this character attacks, put a card from your graveyard into your hand.",
        "Start: When this character attacks, put a card from your discard pile into your hand.",
    ),
    (
        "Start: When this character attacks, put a card from your discard zone in your hand.",
        "Start: When this character attacks, put a card from your discard pile into your hand.",
    ),
    (
        "Start: When this character is put into the discard pile from the field, draw a card.",
        "Start: When this character is put into the discard pile, draw a card.",
    ),
    (
        "Start: When this character attacks, level up your main character.",
        "Start: When this character attacks, your main character levels up.",
    ),
    (
        "Start: When this character attacks, choose a support character of your opponent, and rest it.",
        ("Start: When this character attacks, choose one of your opponent's support characters, and rest it."),
    ),
    (
        ("Start: When this character attacks, choose one of your opponent's support characters and rest it"),
        ("Start: When this character attacks, choose one of your opponent's support characters, and rest it."),
    ),
    (
        "Start: When this character attacks, it gets AP+500 until end of battle",
        "Start: When this character attacks, it gets AP +500 until end of battle.",
    ),
    (
        "Start: When this character attacks, it gets AP 500 until end of the battle",
        "Start: When this character attacks, it gets AP +500 until end of battle.",
    ),
    (
        "Start: When this character attacks, it loses AP 500 until end of battle.",
        "Start: When this character attacks, it gets AP -500 until end of battle.",
    ),
    (
        "Start: When this character attacks, it loses 500 AP until end of battle.",
        "Start: When this character attacks, it gets AP -500 until end of battle.",
    ),
    ("Cont: Your other characters get 500 AP", "Cont: All of your other characters get AP +500."),
    ("Cont: Your characters can't cover.", "Cont: All of your characters cannot cover."),
    ("Start: At the start of your turn, draw a card.", "Start: At the beginning of your turn, draw a card."),
    (
        "Start: When your opponents character attacks, draw a card.",
        "Start: When your opponent's character attacks, draw a card.",
    ),
    ("Start: When this character attacks, shuffle it.", "Start: When this character attacks, shuffle your deck."),
    (
        "Start: When this character attacks, draw a card and discard a card.",
        "Start: When this character attacks, draw a card, and discard a card.",
    ),
    (
        ("Start: When this character attacks, draw a card, then this character gets +500 AP until end of turn."),
        ("Start: When this character attacks, draw a card, and this character gets AP +500 until end of turn."),
    ),
    (
        "Start: When this character attacks, put it in your hand.",
        "Start: When this character attacks, put it into your hand.",
    ),
    ("Use [Main][Your turn]: draw a card", "Use (Main/Your turn): Draw a card."),
    ("Use (Main / Your turn): Draw a card", "Use (Main/Your turn): Draw a card."),
    ("Use (Main, your turn): Draw a card", "Use (Main/Your turn): Draw a card."),
    ("Use (Battle/Opponent): Draw a card", "Use (Battle/Opponent's turn): Draw a card."),
    ("Use (Main/Your turn) (Lv3): Draw a card.", "Use (Main/Your turn) (Lv 3): Draw a card."),
    ("Use (Main/Your turn) (Level 3): Draw a card.", "Use (Main/Your turn) (Lv 3): Draw a card."),
    ("Cont (Lv 3+): This character gets +1000 AP", "Cont (Lv 3): This character gets AP +1000."),
    (
        "[Start] When ur opp's character attacks, u may draw a card",
        "Start: When your opponent's character attacks, you may draw a card.",
    ),
    ("START: When This Character Attacks, Draw A Card", "Start: When this character attacks, draw a card."),
    ("Start - On attack: draw a card", "Start: When this character attacks, draw a card."),
    ("Start: On play: draw a card", "Start: When this character comes into play, draw a card."),
    ("Start: When played, draw a card", "Start: When this character comes into play, draw a card."),
    ("Start: When this wins a battle, draw a card", "Start: When this character wins a battle, draw a card."),
    (
        "Start: When this character attacks you can draw a card",
        "Start: When this character attacks, you may draw a card.",
    ),
    ("Level Burst: draw 2", "Level Burst: Draw two cards."),
    ("LB: draw a card", "Level Burst: Draw a card."),
    (
        "[Level Burst] Your main character gets +1k AP until end of turn",
        "Level Burst: Your main character gets AP +1000 until end of turn.",
    ),
    ("Cont: +500 AP", "Cont: This character gets AP +500."),
    ("Cont: gets +500 AP", "Cont: This character gets AP +500."),
    ("Cont (Support): Your main character gets +500AP", "Cont (Support): Your main character gets AP +500."),
    (
        "cont(support): your main character gains an additional +500 AP",
        "Cont (Support): Your main character gets AP +500.",
    ),
    ("Cont: Your opponent's characters get -500 AP.", "Cont: All of your opponent's characters get AP -500."),
]

MEMBERS_TYPED = [
    ("AUTO: When this member enters the area, draw a card.", "AUTO: When this member is deployed, draw a card."),
    ("AUTO: When this card is put into your area, draw a card.", "AUTO: When this card is deployed, draw a card."),
    ("AUTO: When this unit comes into play, draw 1", "AUTO: When this member is deployed, draw a card."),
    (
        "AUTO: When this attacks, it gets +2000 power until end of turn",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, put a card from your graveyard into your hand.",
        "AUTO: When this member attacks, return a card from your drop zone to your hand.",
    ),
    (
        "AUTO: When this member attacks, it gains 2000 power until end of turn.",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it gets power+2000 until end of turn.",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it gets power 2000 until end of turn.",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it loses power 2000 until end of turn.",
        "AUTO: When this member attacks, it gets power -2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it loses 2000 power until end of turn.",
        "AUTO: When this member attacks, it gets power -2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, draw a card and discard a card.",
        "AUTO: When this member attacks, draw a card, and discard a card.",
    ),
    (
        "AUTO: When this member attacks, draw a card then discard a card.",
        "AUTO: When this member attacks, draw a card, and discard a card.",
    ),
    ("AUTO: When this member attacks, put it in your hand.", "AUTO: When this member attacks, return it to your hand."),
    ("CONT: Your opponent can't intercept.", "CONT: Your opponent cannot intercept."),
    ("CONT: Your opponents members get -1000 power.", "CONT: All of your opponent's members get power -1000."),
    ("AUTO: At the start of your turn, draw a card.", "AUTO: At the beginning of your turn, draw a card."),
    (
        (
            "AUTO: When this member attacks, search your deck for a <Light> member, reveal it, add it "
            "to your hand, then shuffle it."
        ),
        (
            "AUTO: When this member attacks, search your deck for a <Light> member, reveal it, return "
            "it to your hand, and shuffle your deck."
        ),
    ),
    (
        ("AUTO: When this member attacks, shuffle all cards in your hand, and put them on the bottom of your deck."),
        ("AUTO: When this member attacks, shuffle all cards in your hand and put them on the bottom of your deck."),
    ),
    (
        "CONT: If you have three or fewer members, this member gets +1000 power.",
        "CONT: If you have three or less members, this member gets power +1000.",
    ),
    (
        "CONT: If you have three or above members, this member gets power +1000.",
        "CONT: If you have three or more members, this member gets power +1000.",
    ),
    ("CONT: this gets +1 aura", "CONT: This member gets aura +1."),
    ("[AUTO] On deploy: draw a card", "AUTO: When this member is deployed, draw a card."),
    ("AUTO: When deployed, draw a card", "AUTO: When this member is deployed, draw a card."),
    (
        "AUTO: When this member is deployed you may draw a card",
        "AUTO: When this member is deployed, you may draw a card.",
    ),
    ("AUTO: When ur opp's member attacks, draw a card", "AUTO: When your opponent's member attacks, draw a card."),
    (
        "AUTO (1/turn): When opponent's member attacks, draw a card",
        "AUTO [1/turn]: When your opponent's member attacks, draw a card.",
    ),
    (
        "AUTO: When this member attacks, choose 1 of your opponent's members and drop it",
        "AUTO: When this member attacks, choose one of your opponent's members, and drop it.",
    ),
    (
        ("AUTO: When this member attacks, choose an opponent's member with power 5000 or lower, and stock it."),
        (
            "AUTO: When this member attacks, choose one of your opponent's members with power 5000 or "
            "less, and stock it."
        ),
    ),
    ("ACT [Rest this member]: Draw a card.", "ACT: [Rest this member] Draw a card."),
    ("ACT: Rest this member: Draw a card.", "ACT: [Rest this member] Draw a card."),
    (
        "ACT: [Rest this member, (1)]: Draw 2 cards, then discard 1 card.",
        "ACT: [Rest this member, (1)] Draw two cards, and discard a card.",
    ),
    ("ACT: (1), discard a card: Draw two cards", "ACT: [(1), discard a card] Draw two cards."),
    ("ACT: [(1) + discard a card] Draw two cards", "ACT: [(1) & discard a card] Draw two cards."),
    ("ACT: [1] Draw a card", "ACT: [(1)] Draw a card."),
    ("ACT: pay (1), draw a card", "ACT: [(1)] Draw a card."),
    ("LD: pay [(2)]. Draw two cards", "LD: [(2)] Draw two cards."),
    ("AUTO WHEN THIS MEMBER WINS, DRAW A CARD", "AUTO: When this member wins, draw a card."),
    (
        "AUTO: When this member wins, draw two cards. (once per turn)",
        "AUTO [1/turn]: When this member wins, draw two cards.",
    ),
]


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        (game, typed, meant)
        for game, pairs in (
            (UNITS, UNITS_TYPED),
            (CREATURES, CREATURES_TYPED),
            (CHARACTERS, CHARACTERS_TYPED),
            (MEMBERS, MEMBERS_TYPED),
        )
        for typed, meant in pairs
    ],
)
def test_typed_texts_are_read_as_texts_of_the_card_language(game: Print, typed: str, meant: str) -> None:
    game.assert_means(typed, meant)


@pytest.mark.parametrize(
    ("game", "typed"),
    [
        (UNITS, "AUTO (RC): When this unit attacks, choose one of your rear-guards, +5000 power until end of turn."),
        (UNITS, "AUTO (RC): When your other unit is placed on RC, +2000 power until end of turn."),
        (MEMBERS, "ACT [2/turn]: [(1)] Draw a card."),
        (MEMBERS, "ACT (twice per turn): [(1)] Draw a card."),
        (MEMBERS, "CONT: This member gets power +1000. (once per turn)"),
        (CHARACTERS, "Start (1/turn): When this character attacks, draw a card."),
        (CHARACTERS, "Start: When this character attacks, draw a card (once per turn)."),
        (CHARACTERS, "Use (Main/Your turn) once per turn: Draw a card."),
        (CHARACTERS, "Use (Main): Draw a card."),
    ],
)
def test_what_may_be_meant_otherwise_is_refused(game: Print, typed: str) -> None:
    with pytest.raises(CardTextError):
        game.reader().read(typed)
