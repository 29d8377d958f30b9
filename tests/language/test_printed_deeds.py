"""Printed Vanguard texts of our own wording: what was done, by whom and why, and how units lie."""

import pytest

from engine.games.vanguard.prints import reader
from engine.games.vanguard.vocabulary import language
from engine.language.errors import CardTextError

WHEN = "AUTO (RC): When this unit attacks, "

EFFECTS = [
    # what was done, and with how many
    (
        (
            "put up to three cards from your drop zone into your hand, and shuffle your deck. If you put "
            "two or more cards "
            "into your hand, [Soul-Charge 1]. If you put three cards, draw a card."
        ),
        (
            "put up to three cards from your drop zone into your hand, and shuffle your deck. If you put "
            "two or more cards "
            "into your hand this way, Soul Charge 1. If you put exactly three cards this way, draw a card."
        ),
    ),
    (
        (
            "choose up to two of your rear-guards, and retire them. If two or more units were retired with "
            "this effect, "
            "draw a card."
        ),
        (
            "choose up to two of your rear-guards, and retire them. If you retired two or more units this "
            "way, draw a card."
        ),
    ),
    (
        (
            "choose up to three of your rear-guards, and they get [Power] +1000 until end of turn. If you "
            "chose three or "
            "more, draw a card."
        ),
        (
            "choose up to three of your rear-guards, and they get power +1000 until end of turn. If you chose three or "
            "more cards this way, draw a card."
        ),
    ),
    # one thing or the other, as the card is
    (
        (
            "reveal the top card of your deck. If the revealed card is a <Kagero>, call it to (RC), and if it is not, "
            "shuffle your deck."
        ),
        "reveal the top card of your deck. If it is a Kagero unit, call it to RC but otherwise shuffle your deck.",
    ),
    # what the opponent does
    (
        "your opponent chooses one of his or her rear-guards, retires it, and binds that card face up.",
        "your opponent chooses one of your opponent's rear-guards, retire it, and bind it.",
    ),
    (
        (
            "your opponent chooses a card from his or her hand, binds it face down, and at the end of that turn, your "
            "opponent puts the card bound with this effect into his or her hand."
        ),
        (
            "your opponent chooses a card from your opponent's hand, bind it face down, and at the end of "
            "turn, put the "
            "card bound this way into your opponent's hand."
        ),
    ),
    (
        "your opponent chooses two of his or her rear-guards, and puts them into his or her soul.",
        "your opponent chooses two of your opponent's rear-guards, and put them into your opponent's soul.",
    ),
    # where units are, and how they lie
    (
        'choose two "Wheel" on your (RC), and put them into your soul.',
        'choose two of your rear-guards named "Wheel", and put them into your soul.',
    ),
    (
        "choose up to two units on your (VC), and those units get [Power] +3000 until end of turn.",
        "choose up to two of your vanguards, and they get power +3000 until end of turn.",
    ),
    (
        "choose an opponent's grade 2 or less rear-guard, and retire it.",
        "choose one of your opponent's grade 2 or less rear-guards, and retire it.",
    ),
    (
        "if you have three or more rear-guards that are [Rest], draw a card.",
        "if you have three or more rested rear-guards, draw a card.",
    ),
    (
        "if all of your opponent's vanguards and rear-guards are at [Rest], draw a card.",
        "if all of your opponent's vanguards and rear-guards are a rested unit, draw a card.",
    ),
    (
        "if your opponent's vanguard is deleted, draw a card.",
        "if your opponent has a deleted vanguard, draw a card.",
    ),
    (
        'if your vanguard with "Wheel" in its card name is [Legion], draw a card.',
        'if your vanguard is a vanguard with "Wheel" in its card name and your vanguard is in legion, draw a card.',
    ),
    (
        "if there are no rear-guards in your opponent's front row, draw a card.",
        "if your opponent has no rear-guards in the front row, draw a card.",
    ),
    (
        "if the number of cards in your hand is less than or equal to your opponent's, draw a card.",
        "if you have at most as many cards in your hand as your opponent, draw a card.",
    ),
    (
        (
            "if the number of cards in your damage zone is more than or equal to the number of cards in "
            "your opponent's "
            "damage zone, draw a card."
        ),
        "if you have at least as many cards in your damage zone as your opponent, draw a card.",
    ),
    # numbers
    (
        "this unit gets [Power] +2000 until end of turn for every two cards in your soul.",
        "this unit gets power +2000 for every two cards in your soul until end of turn.",
    ),
    (
        "choose one of your other units, and increase that unit's power by this unit's power until end of turn.",
        "choose one of your other units, and let it get the power of this unit until end of turn.",
    ),
    (
        (
            "choose a card from your drop zone, and increase this unit's power by the original power of "
            "that card until "
            "end of turn."
        ),
        "choose a card from your drop zone, and this unit gets the original power of it until end of turn.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), EFFECTS)
def test_what_print_does(printed: str, meant: str) -> None:
    text = f"[AUTO](RC):When this unit attacks, {printed}"
    assert reader().told(reader().read(text)) == reader().told(language().compile(WHEN + meant))
    assert reader().doubts(text) == []


TRIGGERS = [
    ("your card is put into your damage zone", "when a card is put into your damage zone"),
    ("your other rear-guard is put into your deck", "when your other rear-guard is put into the deck"),
    (
        "this unit is [Rest] due to the effect of your other card",
        "when this unit rests due to an effect of your other card",
    ),
    (
        "your other unit is placed on (RC) due to the effect of your card",
        "when your other unit is placed on RC due to your effect",
    ),
    (
        "your other unit is placed on (RC) due to the effect of your magia ability",
        "when your other unit is placed on RC due to your Magia ability",
    ),
    ("your <Kagero> vanguard's attack hits a vanguard", "when the attack of your Kagero vanguard hits a vanguard"),
    (
        "this unit is placed on (VC), or when your G unit [Stride]",
        "either when this unit is placed on VC or else when your G unit strides",
    ),
    (
        "an attack hits a vanguard during the battle that this unit attacked or boosted",
        "either when this unit's attack hits a vanguard or else when an attack boosted by this unit hits a vanguard",
    ),
    ("a dominated unit attacks during your turn", "during your turn, when your dominated unit attacks"),
    (
        "this unit is put into the drop zone from (RC) for the cost of your unit's ability",
        "when this unit is put into the drop zone from RC due to a cost of your unit",
    ),
    (
        "this unit is retired from (RC) for the effect or cost of any card",
        "when this unit is put into the drop zone from RC due to an effect or cost",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), TRIGGERS)
def test_what_print_waits_for(printed: str, meant: str) -> None:
    text = f"[AUTO](RC):When {printed}, draw a card."
    assert reader().told(reader().read(text)) == reader().told(language().compile(f"AUTO (RC): {meant}, draw a card."))
    assert reader().doubts(text) == []


@pytest.mark.parametrize(
    "printed",
    [
        (
            "if the number of cards in your hand is less than or equal to the number of cards in your "
            "opponent's soul, draw a card."
        ),
        (
            "reveal the top card of your deck, and if you have a vanguard, draw a card, and if it is not, "
            "shuffle your deck."
        ),
        "choose one of your vanguards on your (RC), and it gets [Power] +1000 until end of turn.",
        "choose a rear-guard, and retire it.",
    ],
)
def test_what_print_does_not_say_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(f"[AUTO](RC):When this unit attacks, {printed}")
