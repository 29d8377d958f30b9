"""Printed Vanguard texts of our own wording: what each phrase of print means, and what it must not be taken for."""

import pytest

from engine.games.vanguard.prints import reader
from engine.games.vanguard.vocabulary import language
from engine.language.errors import CardTextError

PAIRS = [
    # zones without parentheses, or in brackets, a colon left out, and brackets that stand beside what they should hold
    ("[ACT][Drop Zone]:[Soul-Blast 1] Call this card to (RC).", "ACT (drop): [Soul Blast 1] Call this card to RC."),
    ("[AUTO]RCWhen this unit attacks, draw a card.", "AUTO (RC): When this unit attacks, draw a card."),
    (
        "[AUTO]RCHomare:[Counter-Blast 1] When this unit's attack hits a vanguard, draw a card.",
        "Homare - AUTO (RC): [Counter Blast 1] When this unit's attack hits a vanguard, draw a card.",
    ),
    ("[ACT](RC):[Rest] this unit] Draw a card.", "ACT (RC): [Rest this unit] Draw a card."),
    (
        "[AUTO](RC):When this unit becomes [Stand], this unit gets [Power] *2000 until end of turn.",
        "AUTO (RC): When this unit stands, this unit gets power +2000 until end of turn.",
    ),
    (
        '[AUTO](RC):When your "Red Wheel" is put into the drop zone from your soul, draw a card.',
        'AUTO (RC): When a card named "Red Wheel" is put into your drop zone from soul, draw a card.',
    ),
    (
        "[AUTO]:When put from (RC) into your soul, draw a card.",
        "AUTO: When this unit is put into the soul from RC, draw a card.",
    ),
    (
        "[ACT](RC):[Counter-Blast 1] Choose one of your opponent's attacking rear-guards, and retire it.",
        ("ACT (RC): [Counter Blast 1] Choose one of your opponent's rear-guards that are attacking, and retire it."),
    ),
    (
        "[AUTO](RC):When this unit attacks, if there is a <Zodiac Time Beast> on your (VC), draw a card.",
        "AUTO (RC): When this unit attacks, if you have a <Zodiac Time Beast> vanguard, draw a card.",
    ),
    (
        "[AUTO](RC):When placed, draw a card, and [Counter-Charge 1] or [Soul-Charge 1].",
        (
            "AUTO: When this unit is placed on RC, draw a card, and choose one of these: (Counter Charge 1) or "
            "(Soul Charge 1)."
        ),
    ),
    (
        "[AUTO]:When rode upon, put a Quick Shield ticket into your hand.",
        "AUTO: When a unit rides this unit, put a Quick Shield ticket into your hand.",
    ),
    # what was done is asked about, and done more with, whatever was done since
    (
        (
            "[AUTO](RC):When placed, call a card from your soul to (RC), and at the end of that turn, put the unit "
            "called "
            "with this effect into your soul."
        ),
        (
            "AUTO: When this unit is placed on RC, call a card from your soul to RC, and at the end of turn, put the "
            "card "
            "called this way into your soul."
        ),
    ),
    (
        (
            "[AUTO](RC):When placed, put up to one card from your drop zone into your hand, shuffle your deck, and "
            "if you "
            "put a card into your hand, discard a card from your hand."
        ),
        (
            "AUTO: When this unit is placed on RC, put up to one card from your drop zone into your hand, shuffle your "
            "deck, and if you put a card into your hand this way, discard a card."
        ),
    ),
    # 6.8.1.3: of one's own turn, whosever turn it is now
    (
        "[AUTO](RC):When this unit attacks, at the beginning of your end phase, retire this unit.",
        "AUTO (RC): When this unit attacks, at the end of your turn, retire this unit.",
    ),
    # cards that are no units
    (
        "[AUTO]:When this card is put into the drop zone from your soul, draw a card.",
        "AUTO: When this card is put into the drop zone from your soul, draw a card.",
    ),
    (
        "[AUTO]:When this card is revealed for a damage check, draw a card.",
        "AUTO: When this card is revealed by your damage check, draw a card.",
    ),
    (
        (
            '[AUTO]:When this card is discarded from your hand for the cost of calling "Great Wall" from the G zone, '
            "draw "
            "a card."
        ),
        'AUTO: When this card is discarded for the cost of a G Guardian named "Great Wall", draw a card.',
    ),
    # marks: a clan with more angles than usual
    (
        "[CONT](RC):If you have a <<<Kagero>>> vanguard, this unit gets [Power] +2000.",
        "CONT (RC): If you have a Kagero vanguard, this unit gets power +2000.",
    ),
    # certain battles
    (
        "[AUTO](RC):At the beginning of the guard step of the battle that your vanguard was attacked, draw a card.",
        "AUTO (RC): At the beginning of the guard step of the battle that your vanguard is attacked, draw a card.",
    ),
    (
        (
            "[AUTO]:When placed on (GC) during the battle that your vanguard was attacked by your opponent's vanguard, "
            "draw a card."
        ),
        (
            "AUTO: When this unit is placed on GC during the battle that your vanguard is attacked by your opponent's "
            "vanguard, draw a card."
        ),
    ),
    (
        "[CONT](RC):During the battle it attacked a vanguard, this unit gets [Power] +3000.",
        "CONT (RC): If this unit is attacking a vanguard, this unit gets power +3000.",
    ),
    (
        "[CONT](RC):During the battle this unit attacked, your opponent cannot call grade 0 cards from hand to (GC).",
        "CONT (RC): If this unit is attacking, all grade 0 cards in your opponent's hand cannot be called to GC.",
    ),
    (
        '[AUTO](RC):When your vanguard with "Wheel" in its card name\'s attack hits a vanguard, draw a card.',
        'AUTO (RC): When the attack of your vanguard with "Wheel" in its card name hits a vanguard, draw a card.',
    ),
    # a duration that is said once, for both
    (
        (
            "[AUTO](RC):When this unit attacks a vanguard, until end of that battle, this unit gets [Power] +5000, "
            "and your "
            "opponent cannot call grade 0 cards from hand to (GC)."
        ),
        (
            "AUTO (RC): When this unit attacks a vanguard, this unit gets power +5000 until end of battle, and your "
            "opponent cannot call grade 0 cards to GC until end of battle."
        ),
    ),
    # 11.10.2: the number is that of both together, and says nothing
    ('[ACT](VC):[Legion 20000]"Great Mate"(Reminder)', 'Seek Mate "Great Mate".'),
    (
        '[CONT](RC):Your vanguard\'s "[Limit-Break 4]" is active even when you have three or less damage.',
        "CONT (RC): Your vanguard may use LB4 abilities with less damage.",
    ),
    # two sentences of one continuous ability are two abilities
    (
        (
            "[CONT](RC):During your turn, this unit gets [Power] +2000. Then, if you have three or more rear-guards, "
            "this "
            "unit gets [Power] +3000."
        ),
        (
            "CONT (RC): During your turn, this unit gets power +2000.\n"
            "CONT (RC): During your turn, if you have three or more rear-guards, this unit gets power +3000."
        ),
    ),
    (
        "[AUTO](RC):When placed, call a card from your drop zone to (RC) as [Rest].",
        "AUTO: When this unit is placed on RC, call a card from your drop zone to RC rested.",
    ),
    (
        "[ACT](RC):[Counter-Blast 1] Retire all rear-guards of all fighters.",
        "ACT (RC): [Counter Blast 1] Retire both all of your rear-guards and all of your opponent's rear-guards.",
    ),
    (
        (
            "[ACT](VC):[Choose a card with the same card name as a unit on your (VC) from your hand, and discard it] "
            "Draw "
            "a card."
        ),
        "ACT (VC): [Discard a card with the same card name as a unit on your VC] Draw a card.",
    ),
    (
        (
            '[ACT](VC):[Counter-Blast 1] Choose up to one "Red Wheel" or "Blue Wheel" from your drop zone, and call '
            "it to "
            "(RC)."
        ),
        (
            'ACT (VC): [Counter Blast 1] Choose up to one card named "Red Wheel" or "Blue Wheel" from your drop '
            "zone, and "
            "call it to RC."
        ),
    ),
    # "one of your cards" is any card of that player, and whose effect it is decides
    (
        "[AUTO](RC):When this unit is locked due to an effect from one of your opponent's cards, draw a card.",
        "AUTO (RC): When this unit is locked due to your opponent's effect, draw a card.",
    ),
    (
        "[AUTO](RC):When placed by your card's effect, draw a card.",
        "AUTO: When this unit is placed on RC due to your effect, draw a card.",
    ),
    # only what attacks is boosted
    (
        "[AUTO](RC):When this unit attacks while boosted ([Boost]), draw a card.",
        "AUTO (RC): When this unit attacks while boosted, draw a card.",
    ),
    (
        "[AUTO]:When retired from (RC) or (GC) during your opponent's turn, draw a card.",
        "AUTO: During your opponent's turn, when this unit is put into the drop zone from RC or GC, draw a card.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, look at three cards from the top of your deck, reveal up to one grade "
            "3 from among them and put it into your hand, and shuffle your deck."
        ),
        (
            "AUTO (RC): When this unit attacks, look at the top three cards of your deck, reveal up to one grade 3 "
            "unit from among them, put it into your hand, and shuffle your deck."
        ),
    ),
    # 6.8.1.3, 7.8.1.1: the beginning of the last phase or step and the end are one moment
    (
        (
            "[AUTO](RC):When this unit attacks, this unit gets [Power] +3000 until end of that battle, and at the "
            "beginning of the end phase of that turn, retire this unit."
        ),
        (
            "AUTO (RC): When this unit attacks, this unit gets power +3000 until end of battle, and at the end of "
            "turn, retire this unit."
        ),
    ),
    (
        "[AUTO](RC):When this unit attacks, at the beginning of the close step of that battle, retire this unit.",
        "AUTO (RC): When this unit attacks, at the end of battle, retire this unit.",
    ),
    # both charges, not one of them
    (
        "[AUTO](RC):When this unit attacks, [Counter-Charge 1]/[Soul-Charge 1], and draw a card.",
        "AUTO (RC): When this unit attacks, Counter Charge 1, Soul Charge 1, and draw a card.",
    ),
    # brackets that stand where they should not
    (
        "[AUTO](RC):When placed, [COST][Counter-Blast 1 &[Soul-Blast 1], draw a card.",
        "AUTO: [Counter Blast 1 & Soul Blast 1] When this unit is placed on RC, draw a card.",
    ),
    (
        "[ACT](RC):[Counter-Blast 1 & Rest] this unit] Draw a card.",
        "ACT (RC): [Counter Blast 1 & rest this unit] Draw a card.",
    ),
    (
        (
            "[AUTO]:When placed on (GC), [COST][Choose a face down [G Guardian] from your G zone, and turn it face "
            "up], draw a card."
        ),
        "AUTO: [Turn a face-down G guardian from your G zone face up] When this unit is placed on GC, draw a card.",
    ),
    (
        "[AUTO](RC):When your drive check reveals a heal trigger, draw a card.",
        "AUTO (RC): When the drive check of your vanguard reveals a heal trigger card, draw a card.",
    ),
    (
        "[ACT](RC):[Soul-Blast 1] If the number of cards in your soul is fifteen or more, draw a card.",
        "ACT (RC): [Soul Blast 1] If you have 15 or more cards in your soul, draw a card.",
    ),
    # what leaves a deck goes to the drop zone of its player
    (
        "[AUTO](RC):When this unit attacks, put the top card of your opponent's deck into the drop zone.",
        "AUTO (RC): When this unit attacks, put the top card of your opponent's deck into your opponent's drop zone.",
    ),
    (
        "[AUTO](RC):When this unit attacks, choose one of your vanguards, and deal one damage.",
        "AUTO (RC): When this unit attacks, deal one damage to your vanguard.",
    ),
    (
        (
            "[ACT](VC):[Counter-Blast 2] Choose one of your opponent's rear-guards, and your opponent puts that unit "
            "on the bottom of his or her deck."
        ),
        (
            "ACT (VC): [Counter Blast 2] Choose one of your opponent's rear-guards, and put it on the bottom of your "
            "opponent's deck."
        ),
    ),
    ("[AUTO](RC):Success 20000", "Success 20000 (RC)"),
    ("[AUTO]:Revelation-(RC)(When this unit is placed, look at the top card of your deck.)", "Revelation (RC)"),
    # a name that has lost its quotation marks, and stands on a line of its own
    (
        "[ACT](RC):[Soul-Blast 1] Search your deck for up to one card named\nOne of Many\n, and call it to (RC).",
        'ACT (RC): [Soul Blast 1] Search your deck for up to one card named "One of Many", and call it to RC.',
    ),
    # 8.1.1.2: with an "if" before its cost the ability cannot be played otherwise, so nothing is paid
    (
        "[ACT](RC):If you have two or more rear-guards, [COST][Soul-Blast 1], draw a card.",
        "ACT (RC) (if you have two or more rear-guards): [Soul Blast 1] Draw a card.",
    ),
    (
        (
            "[ACT](VC)[1/turn][Generation Break 2]:If your opponent has no rear-guards, [COST][Soul-Blast 1], "
            "and draw a card."
        ),
        "ACT (VC) [1/Turn] GB2 (if your opponent has no rear-guards): [Soul Blast 1] Draw a card.",
    ),
    # but an "if" behind the cost is asked when it has been paid
    (
        "[ACT](RC):[Soul-Blast 1] If you have two or more rear-guards, draw a card.",
        "ACT (RC): [Soul Blast 1] If you have two or more rear-guards, draw a card.",
    ),
    # "another" is never the unit itself
    (
        "[AUTO](RC):[Choose another of your <Kagero> rear-guards, and retire it] When this unit attacks, draw a card.",
        "AUTO (RC): [Retire one of your other Kagero rear-guards] When this unit attacks, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if you have another rear-guard, draw a card.",
        "AUTO (RC): When this unit attacks, if you have a other rear-guard, draw a card.",
    ),
    # 10.5: "when placed" names its circles, and where from
    (
        "[AUTO]:When placed on (GC) from your hand, [COST][Soul-Blast 1], and draw a card.",
        "AUTO: [Soul Blast 1] When this unit is placed on GC from hand, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if it is the third battle of that turn or more, draw a card.",
        "AUTO (RC): When this unit attacks, if the battle is the third of that turn or more, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if it is the third battle of that turn, draw a card.",
        "AUTO (RC): When this unit attacks, if the battle is the third of that turn, draw a card.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, if you have a <Kagero> vanguard, and if your opponent has no "
            "rear-guards, "
            "draw a card."
        ),
        (
            "AUTO (RC): When this unit attacks, if you have a Kagero vanguard and your opponent has no rear-guards, "
            "draw a card."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, if the number of cards in your hand is less than your opponent's, "
            "draw a card."
        ),
        "AUTO (RC): When this unit attacks, if you have fewer cards in your hand than your opponent, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if your vanguard's power is 20000 or greater, draw a card.",
        "AUTO (RC): When this unit attacks, if your vanguard has power 20000 or greater, draw a card.",
    ),
    (
        "[CONT](RC):If you do not have a <Kagero> vanguard, this unit gets [Power]-2000.",
        "CONT (RC): If you have no Kagero vanguards, this unit gets power -2000.",
    ),
    # 7.6.1.2.3: drive checks are the vanguard's, whoever has the ability
    (
        "[AUTO](RC):When your drive check reveals a grade 3 card, draw a card.",
        "AUTO (RC): When your vanguard's drive check reveals a grade 3 card, draw a card.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, choose one of your other rear-guards, and that unit and this unit get "
            "[Power]+2000 until end of that battle."
        ),
        (
            "AUTO (RC): When this unit attacks, choose one of your other rear-guards, and both it and this unit get "
            "power +2000 until end of that battle."
        ),
    ),
    (
        "[ACT](VC):[Soul-Blast 1] All of the units in your front row get [Power]+2000 until end of turn.",
        "ACT (VC): [Soul Blast 1] All of your units in the front row get power +2000 until end of turn.",
    ),
    (
        "[AUTO](RC):When this unit attacks, choose one rear-guard in your opponent's back row, and retire it.",
        "AUTO (RC): When this unit attacks, choose one of your opponent's rear-guards in the back row, and retire it.",
    ),
    (
        "[ACT](RC):[Soul-Blast 1] This unit gets [Power]+1000 until end of turn for each card in your soul.",
        "ACT (RC): [Soul Blast 1] This unit gets power +1000 for each card in your soul until end of turn.",
    ),
    (
        '[AUTO](RC):When this unit attacks, if you have a vanguard with "Ash" or "Oak" in its card name, draw a card.',
        (
            'AUTO (RC): When this unit attacks, if you have a vanguard with either "Ash" or "Oak" in its card name, '
            "draw a card."
        ),
    ),
    # 8.5.2.4, 10.28: what a card is worth while a stride is paid for
    (
        "[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +1.",
        "CONT (hand): This card counts as grade +1 for the cost of Stride.",
    ),
    (
        "[CONT](Hand):While paying the cost for [Stride], this card may be discarded as a grade 3.",
        "CONT (hand): This card counts as a grade 3 for the cost of Stride.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, this unit gets [Power]+2000 until end of turn, and at the end of "
            "that turn, retire this unit."
        ),
        (
            "AUTO (RC): When this unit attacks, this unit gets power +2000 until end of turn, and at the end of turn, "
            "retire this unit."
        ),
    ),
    # an ability in quotation marks may itself quote a name
    (
        (
            '[ACT](RC):[Soul-Blast 1] Until end of turn, this unit gets "[AUTO](RC):When this unit attacks, if '
            "you have a "
            'unit named "Ash", draw a card.".'
        ),
        (
            'ACT (RC): [Soul Blast 1] This unit gains "AUTO (RC): When this unit attacks, if you have a unit '
            'named "Ash", '
            'draw a card." until end of turn.'
        ),
    ),
    # 3.12.2: what is chosen for it is discarded
    (
        "[ACT](VC):[Soul-Blast 1] Draw two cards, choose a card from your hand, and discard it.",
        "ACT (VC): [Soul Blast 1] Draw two cards, and discard a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks or boosts, draw a card.",
        "AUTO (RC): Either when this unit attacks or else when this unit boosts, draw a card.",
    ),
    (
        "[AUTO](RC):At the end of the battle it attacked or boosted, draw a card.",
        (
            "AUTO (RC): Either at the end of the battle that this unit attacked or else at the end of the battle that "
            "this unit boosted, draw a card."
        ),
    ),
    (
        "[AUTO](RC):When your vanguard is placed, draw a card.",
        "AUTO (RC): When your vanguard is placed on VC, draw a card.",
    ),
    (
        (
            "[ACT](VC):[Soul-Blast 1] Choose up to the same number of your rear-guards as the number of cards in your "
            "soul, and stand them."
        ),
        "ACT (VC): [Soul Blast 1] Choose up to (as many as cards in your soul) of your rear-guards, and stand them.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if you have two or more <<Beast>>, draw a card.",
        "AUTO (RC): When this unit attacks, if you have two or more <Beast> units, draw a card.",
    ),
    # the zone, whatever spaces are printed around it
    ("[AUTO]( RC) : When this unit attacks, draw a card.", "AUTO (RC): When this unit attacks, draw a card."),
    # the full stop that is not printed
    ("[AUTO](RC):When this unit attacks, draw a card", "AUTO (RC): When this unit attacks, draw a card."),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    read = reader().read(printed)
    assert reader().told(read) == reader().told(language().compile(meant))
    assert reader().doubts(printed) == []


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("if it is the third battle of that turn, draw", "if the battle is the third of that turn or more, draw"),
        ("if you have another rear-guard, draw", "if you have a rear-guard, draw"),
        (
            "if the number of your rear-guards is more than your opponent's, draw",
            "if you have fewer rear-guards than your opponent, draw",
        ),
    ],
)
def test_what_print_does_not_mean(printed: str, meant: str) -> None:
    read = reader().read(f"[AUTO](RC):When this unit attacks, {printed} a card.")
    assert reader().told(read) != reader().told(
        language().compile(f"AUTO (RC): When this unit attacks, {meant} a card.")
    )


@pytest.mark.parametrize(
    "printed",
    [
        "[CONT](VC):While you are paying the cost for [Stride], this card gets grade +1.",
        "[AUTO](RC):When this unit attacks, choose one of your vanguards on (RC), and draw a card.",
        # a cost in parentheses is not one that reminds
        "[AUTO](RC):([Counter-Blast 2]) When this unit attacks, you may pay the cost. If you do, draw a card.",
        # on what did it depend that this is not done?
        (
            "[AUTO](RC):When placed, if you have a grade 3 vanguard, at the end of that turn, draw a card, "
            "and if you do not, at the end of that turn, discard a card from your hand."
        ),
        # parentheses that are no reminders: a zone in which nothing is an ability's, and other rules for this ability
        "[CONT](Order zone):This card gets grade +1.",
        "[AUTO](RC)[1/turn]:When this unit attacks, draw a card. (Even if you do not pay the cost, it is used.)",
    ],
)
def test_what_the_rules_do_not_know_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)


def test_a_line_in_parentheses_says_something_unless_the_rules_say_it_in_any_case() -> None:
    draws = "[AUTO](RC):When this unit attacks, draw a card."
    assert len(reader().read(f'{draws}\n(You may only have up to four cards with "[Heal] HEAL" in a deck.)')) == 1
    with pytest.raises(CardTextError, match="stands alone"):
        reader().read(f"{draws}\n(This unit has intercept instead of boost)")
