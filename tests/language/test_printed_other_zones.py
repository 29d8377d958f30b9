"""Printed Vanguard: cards of two zones, cards that are not like something, and what the opponent may do."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            "choose up to one card from your hand or soul, and call it to (RC).",
            "choose up to one card from either your hand or your soul, and call it to RC.",
        ),
        (
            "choose up to five cards in total from your hand and drop zone, and call them to separate (RC).",
            "choose up to five cards from either your hand or your drop zone, and call them to RC.",
        ),
        (
            (
                'search your deck or drop zone for up to one "One", reveal it and put it into your hand, and if you '
                "searched your deck, shuffle your deck."
            ),
            (
                'search either your deck or your drop zone for up to one card named "One", reveal it, put it into '
                "your "
                "hand, and if you searched your deck this way, shuffle your deck."
            ),
        ),
        (
            "until end of that battle, your opponent can only call sentinels from their hand to (GC).",
            "your opponent cannot call cards that are not (a card with Sentinel) to GC until end of battle.",
        ),
        (
            "choose up to two normal units without sentinel from your soul, and call them to (RC).",
            ("choose up to two normal units that are not (a card with Sentinel) from your soul, and call them to RC."),
        ),
        (
            'return a card without "Arisa" in its card name from your drop zone to your hand.',
            'return a card that is not (a card with "Arisa" in its card name) from your drop zone to your hand.',
        ),
        (
            "your opponent may choose two of their rear-guards, and retire them. If they do not, draw a card.",
            (
                "they may let this happen: Your opponent chooses two of your opponent's rear-guards, and retire "
                "them. If "
                "you do not, draw a card."
            ),
        ),
        (
            (
                "your opponent chooses a card from their hand, and they may discard it. If they did not discard it, "
                "draw a card."
            ),
            "they may let this happen: Your opponent discards a card. If you do not, draw a card.",
        ),
        (
            "choose a rear-guard in your opponent's front row and back row, and rest them.",
            (
                "choose one of your opponent's rear-guards in the front row and one of your opponent's rear-guards "
                "in the "
                "back row, and rest them."
            ),
        ),
        (
            (
                "choose up to five of your rear-guards. If all of the chosen units have different card names, draw a "
                "card."
            ),
            "choose up to five of your rear-guards. If they have different card names, draw a card.",
        ),
        (
            (
                "reveal five cards from the top of your deck, and if all of the normal units revealed have different "
                "card "
                "names, draw a card."
            ),
            (
                "reveal the top five cards of your deck, and if all normal units from among them have different card "
                "names, draw a card."
            ),
        ),
        (
            (
                "choose one of your other units, and this unit will be regarded as a unit with the same card name "
                "until "
                "end of turn."
            ),
            "choose one of your other units, and this unit is also of the same card name as it until end of turn.",
        ),
        (
            (
                'search your deck for up to two cards with "Star" in their different card names, put them into your '
                "hand, and shuffle your deck."
            ),
            (
                'search your deck for up to two (of different card names) cards with "Star" in their card names, put '
                "them into your hand, and shuffle your deck."
            ),
        ),
        (
            "choose two cards of different grades from your drop zone, and you may call them to (RC).",
            "choose two (of different grades) cards from your drop zone, and you may call them to RC.",
        ),
        (
            (
                "look at two cards from the top of your deck, reveal up to one grade 3 card, put it into your hand, "
                "and shuffle your deck."
            ),
            (
                "look at the top two cards of your deck, reveal up to one grade 3 card from among them, put it into "
                "your hand, and shuffle your deck."
            ),
        ),
        (
            (
                "choose up to one card from your hand, reveal it, and if neither that card nor your vanguard is a "
                "grade 3 card, draw a card."
            ),
            (
                "choose up to one card from your hand, reveal it, and if you revealed no grade 3 cards this way and "
                "your vanguard is not a grade 3 card, draw a card."
            ),
        ),
        (
            (
                "choose one of your opponent's rear-guards, [Stand] and dominate it, and attack your opponent's "
                "other unit."
            ),
            (
                "choose one of your opponent's rear-guards, stand it, dominate it, and it attacks one of your "
                "opponent's units."
            ),
        ),
        (
            "double the power of one of your units until end of turn.",
            "choose one of your units, and let it get the power of it until end of turn.",
        ),
    ],
)
def test_what_is_done_when_a_unit_attacks(printed: str, meant: str) -> None:
    UNITS.assert_attacking_means(printed, meant)


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            "[CONT](Hand):You may discard this card as a [Heal] for the cost of calling a [G Guardian].",
            "CONT (hand): This card counts as a heal trigger for the cost of a G Guardian.",
        ),
        (
            (
                "[AUTO]:When this unit is put on (GC) from hand, [COST][remove a [Heal] from hand or drop], and draw "
                "a "
                "card."
            ),
            (
                "AUTO: [Remove a heal trigger card from either your hand or your drop zone from the game] When this "
                "unit "
                "is placed on GC from hand, draw a card."
            ),
        ),
        (
            (
                "[ACT]G Zone:If your vanguard is grade 3, and you did not get an Imaginary Gift this fight, "
                "[COST][Soul-Blast 1], and [Stride] this card on your (VC) from face down. Then, you get two "
                "Imaginary "
                "Gift:Accel."
            ),
            (
                "ACT (G zone) (if your vanguard is a grade 3 unit and you have had no gift): [Soul Blast 1] Stride "
                "this "
                "card, and get two Accel gifts."
            ),
        ),
        (
            '[CONT](VC):This unit\'s "when attack hits" effects activate even if the attack did not hit.',
            "CONT (VC): This unit triggers hit abilities whether or not its attack hits.",
        ),
        (
            "[CONT](RC):During your turn, this unit can attack a vanguard from the back row.",
            "CONT (RC): During your turn, this unit may also attack vanguards from the back row.",
        ),
        (
            "[CONT](VC):During your turn, this unit's original critical becomes 2.",
            "CONT (VC): During your turn, this unit has original critical 2.",
        ),
        (
            (
                "[AUTO](RC):When placed, [COST][reveal a normal unit from your hand, and put it on the bottom of "
                "your "
                "deck], and draw a card."
            ),
            (
                "AUTO: [Openly put a normal unit from your hand on the bottom of your deck] When this unit is placed "
                "on "
                "RC, draw a card."
            ),
        ),
        (
            "[ACT](RC):[COST][retire a grade 0], draw a card.",
            "ACT (RC): [Retire one of your grade 0 rear-guards] Draw a card.",
        ),
        (
            "[ACT](VC):[Counter-Blast 1] Draw a card. Then, if you have five rear-guards, you win the game.",
            "ACT (VC): [Counter Blast 1] Draw a card, and if you have exactly five rear-guards, you win the game.",
        ),
        (
            (
                "[CONT](VC/RC):During the battle that this unit attacks, your opponent cannot normal call grade 0 "
                "units to (GC)."
            ),
            (
                "CONT (VC/RC): If this unit is attacking, all grade 0 units in your opponent's hand cannot be normal "
                "called to GC."
            ),
        ),
        (
            "[AUTO](RC):When it boosts, until end of that battle, your opponent cannot normal call units to (GC).",
            "AUTO (RC): When this unit boosts, your opponent cannot normal call units to GC until end of battle.",
        ),
        (  # whether what is put off was done is asked when it is done
            (
                "[AUTO](RC):When it attacks, at the end of that battle, call a card from your soul to (RC). If you "
                "called a card, retire this unit."
            ),
            (
                "AUTO (RC): When this unit attacks, at the end of battle, call a card from your soul to RC, and if you "
                "called a card this way, retire this unit."
            ),
        ),
        (
            (
                "[AUTO](RC):When it attacks, at the end of that turn, put this unit into your soul. If you put it into "
                "your soul, draw a card."
            ),
            (
                "AUTO (RC): When this unit attacks, at the end of turn, put this unit into your soul, and if you put a "
                "card into your soul this way, draw a card."
            ),
        ),
        (  # what goes from the deck to the drop zone is not discarded as from a hand
            (
                "[AUTO](RC):When it attacks, you may discard two cards from the top of your deck. If you discarded one "
                "or more trigger units, draw a card."
            ),
            (
                "AUTO (RC): When this unit attacks, you may put the top two cards of your deck into your drop zone. If "
                "you put one or more trigger units this way, draw a card."
            ),
        ),
        (  # who intercepts or moves there is put on the circle, and not placed
            "[AUTO]:When this unit is put on (GC), draw a card.",
            "AUTO: When this unit is put on GC, draw a card.",
        ),
        (
            (
                "[AUTO](VC):When your unit is put on (GC) during the battle that your opponent's vanguard attacked, "
                "draw a card."
            ),
            (
                "AUTO (VC): When your unit is put on GC during the battle that your unit is attacked by your "
                "opponent's vanguard, draw a card."
            ),
        ),
        (
            (
                "[AUTO]:When this unit is placed on (GC) during the battle that your opponent's vanguard attacked, "
                "draw a "
                "card."
            ),
            (
                "AUTO: When this unit is placed on GC during the battle that your unit is attacked by your "
                "opponent's "
                "vanguard, draw a card."
            ),
        ),
        (
            "[AUTO](RC):At the beginning of each battle phase, draw a card.",
            (
                "AUTO (RC): Either at the beginning of your battle phase or else at the beginning of your opponent's "
                "battle phase, draw a card."
            ),
        ),
        (
            "[AUTO](GC):When an attack does not hit, draw a card.",
            "AUTO (GC): When the attack of your opponent's unit does not hit, draw a card.",
        ),
        (
            '[CONT](RC/GC):All of your "One" on your (RC) and (GC) get [Power] +5000 and [Shield] +5000.',
            'CONT (RC/GC): All of your rear-guards or guardians named "One" get power +5000 and shield +5000.',
        ),
        (
            "[AUTO]:When put into your drop zone from your deck, draw a card.",
            "AUTO: When this card is put into the drop zone from your deck, draw a card.",
        ),
        ("[AUTO](RC):When you draw a card, Soul-Charge 1.", "AUTO (RC): When you draw a card, Soul Charge 1."),
        (
            "[AUTO](VC):When ridden from a grade 2, draw a card.",
            "AUTO (VC): When this unit rides a grade 2 unit, draw a card.",
        ),
        (
            "[CONT](RC):All of your opponent's rear-guards cannot [Stand] during their stand phase.",
            "CONT (RC): All of your opponent's rear-guards do not stand in their stand phases.",
        ),
        (
            "[ACT](RC):[COST][return a card from your drop zone to your deck], draw a card, and shuffle your deck.",
            "ACT (RC): [Shuffle a card from your drop zone into your deck] Draw a card, and shuffle your deck.",
        ),
        # what is asked behind the cost is no requirement for paying it
        (
            (
                "[AUTO](RC):When placed, [COST][Counter-Blast 1], and if you have a grade 3 unit, draw a "
                "card. Soul-Charge 1."
            ),
            (
                "AUTO: [Counter Blast 1] When this unit is placed on RC, once it is paid, if you have a grade 3 "
                "unit, "
                "draw a card. Soul Charge 1."
            ),
        ),
    ],
)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # how many of these are from where?
        "[ACT](VC):[COST][Soul-Blast 1], search your deck or drop zone for up to two cards, and call them to (RC).",
        # a cost is not asked whether the cards go together
        "[ACT](VC):[COST][choose two cards with different grades in your drop zone, and bind them], draw a card.",
        # units that cannot be called do not guard
        "[CONT](VC):You may discard this card as a [Heal] for the cost of calling a [G Guardian].",
        # whose units does the opponent retire?
        "[ACT](VC):[COST][Soul-Blast 1], your opponent may choose one of your rear-guards, and retire it.",
    ],
)
def test_what_is_left_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
