"""Duel Masters in print, with texts of our own: ends of attacks, discards, graveyards, players, either or."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    (
        (
            "Whenever this creature attacks, destroy one of your opponent's creatures. If you have a Goblin, destroy "
            "another of their creatures."
        ),
        (
            "Whenever this creature attacks, destroy one of your opponent's creatures. If you have a Goblin creature, "
            "destroy one of your opponent's yet other creatures."
        ),
    ),
    (
        "While this creature is linked, at the end of your turn you may draw a card.",
        "As long as this creature is linked: At the end of your turn, you may draw a card.",
    ),
    (
        "While you are summoning this creature, the mana number of Goblins in your mana zone becomes 2 instead of 1.",
        "While summoning this, each Goblin card in your mana zone gives 2 mana.",
    ),
    (
        (
            "When you put this creature, choose one of the following:\n"
            "► You may discard 2 cards. If you do, Goblin Mechraid 8. Goblin {MECHRAID} 8 - Look at the top 3 cards of "
            "your deck. From among them, you may use a Goblin card that costs 8 or less for no cost. Put the rest on "
            "the bottom of your deck in any order.\n► Draw a card."
        ),
        (
            "When you put this creature into the battle zone, choose one of these: (you may discard two cards. "
            "If you do, look at the top three cards of your deck, use up to one Goblin card that costs 8 or less from "
            "among them for no cost, and put the rest on the bottom of your deck in any order) or (draw a card)."
        ),
    ),
    (
        (
            "When you put this creature, choose 3 cards from your mana zone and put the rest into your graveyard. "
            "Then your opponent chooses 3 cards from their mana zone and puts the rest into their graveyard."
        ),
        (
            "When you put this creature into the battle zone, choose three cards from your mana zone, "
            "put the others of cards in your mana zone into your graveyard, and your opponent does this: "
            "Choose three cards from your mana zone, and put the others of cards in your mana zone into your graveyard."
        ),
    ),
    (
        (
            "When you put this creature, choose one of your creatures and return the rest into your hand. "
            "Then your opponent chooses 2 of his creatures and puts the rest into his hand."
        ),
        (
            "When you put this creature into the battle zone, choose one of your creatures, return the others of your "
            "creatures to your hand, your opponent chooses two of your opponent's creatures, and return the others of "
            "your opponent's creatures to their owner's hands."
        ),
    ),
    (
        'While you have a card that has "Shield Go" in your shields, this creature can attack untapped creatures.',
        (
            "While you have a face-up card that has shield go in your shield zone, "
            "this creature can attack untapped creatures."
        ),
    ),
    (
        "While this creature is linked, at the end of each of your turns, untap this creature.",
        "As long as this creature is linked: At the end of your turn, untap this creature.",
    ),
    (
        "While this creature is face up in your shield zone, whenever your creatures attack, draw a card.",
        (
            "As long as this creature is face up in your shield zone: Whenever your creature attacks, draw a card."
        ),
    ),
    (
        (
            "Whenever you cast a spell from your hand, after you do, "
            "you may cast that spell from your graveyard for no cost."
        ),
        "When you have cast a spell out of your hand, you may cast it for no cost.",
    ),
    (
        (
            "Whenever you cast a water spell from your hand, if you have 2 or more creatures, "
            "you may cast it from your graveyard for no cost."
        ),
        (
            "When you have cast a water spell out of your hand, if you have two or more creatures, "
            "you may cast it for no cost."
        ),
    ),
    (
        (
            "If you have no shields, after you cast this spell from your hand, "
            "you may cast it again from your graveyard for no cost."
        ),
        "When you have cast this spell out of your hand, if you have no shields, you may cast it for no cost.",
    ),
    (
        "Whenever an opponent's creature attacks, if you have a Goblin, you may put this creature from your hand.",
        (
            "From your hand: Whenever your opponent's creature attacks, you may put this creature into the battle zone "
            "if you have a Goblin creature."
        ),
    ),
    (
        "Whenever one of your opponent's creatures attacks you, you may put this creature from your hand.",
        (
            "From your hand: Whenever your opponent's creature attacks you, "
            "you may put this creature into the battle zone."
        ),
    ),
    (
        "Whenever one of your gacharange creatures attacks, you may attach this to that creature from your hand.",
        "From your hand: Whenever your gacharange creature attacks, you may attach this aura to it.",
    ),
    ("After this creature attacks, you may draw a card.", "After this creature attacks, you may draw a card."),
    ("Whenever this creature untaps, draw a card.", "Whenever this creature becomes untapped, draw a card."),
    (
        "When you put this creature or whenever it untaps, tap one of your opponent's creatures.",
        (
            "Either when you put this creature into the battle zone or else whenever this creature becomes untapped, "
            "tap one of your opponent's creatures."
        ),
    ),
    (
        "When this creature would be discarded from your hand during your opponent's turn, you may put it instead.",
        (
            "When this creature would be discarded during your opponent's turn, "
            "you may put it into the battle zone instead."
        ),
    ),
    (
        (
            "When this creature would be discarded by the effect of one of your opponent's spells or an ability of one "
            "of your opponent's creatures, you may put it into your mana zone instead."
        ),
        (
            "When this creature would be discarded by your opponent's spell or creature, "
            "you may put it into your mana zone instead."
        ),
    ),
    (
        "When you cast a spell, if this creature is in your graveyard, you may return it to your hand.",
        "Whenever you cast a spell, if this creature is in your graveyard, you may return this creature to your hand.",
    ),
    (
        "At the start of your turn, you may put this creature from your mana zone into the battle zone.",
        "At the start of your turn, you may put this creature from your mana zone into the battle zone.",
    ),
    (
        "When this creature or one of your other Humans is destroyed, draw a card.",
        "Either when this creature is destroyed or else when your other Human creature is destroyed, draw a card.",
    ),
    (
        "If you have no shields, your opponent can't cast spells.",
        "While you have no shields, your opponent can't cast spells.",
    ),
    (
        "Your opponent can't summon creatures until the start of your next turn.",
        "Your opponent can't summon creatures until the start of your next turn.",
    ),
    (
        (
            "Reveal the top card of your deck. If it's a fire card, put it into your hand. "
            "Otherwise, put it into your graveyard."
        ),
        (
            "Reveal the top card of your deck. If it is a fire card, return it to your hand but otherwise "
            "put it into your graveyard."
        ),
    ),
    (
        "Choose one of your creatures and one of your opponent's creatures. Those 2 creatures battle.",
        "Choose one of your creatures and one of your opponent's creatures. Let them battle.",
    ),
    (
        "Choose 2 creatures. Those 2 creatures battle each other.",
        "Choose two creatures in the battle zone. Let them battle.",
    ),
    (
        "Each of your opponent's creatures must attack if able.",
        "All of your opponent's creatures attack each turn if able.",
    ),
    (
        "Destroy one of your opponent's non-creature cards in the battle zone.",
        "Destroy one of your opponent's non-creature cards.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("printed", "meant"), PAIRS, ids=[printed for printed, _ in PAIRS])
def test_what_is_printed_means_what_the_card_language_says(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # creatures cast nothing, and "they" are not said to be the opponent
        "If your opponent doesn't have a creature, they can't cast spells.",
        "Choose one of your opponent's creatures. It can't summon creatures this turn.",
        # which two?
        "Choose one of your opponent's creatures. Those 2 creatures battle.",
        "Choose one of your creatures and one of your opponent's creatures. This creature and that creature battle.",
        # "you may" could be what the other case is the opposite of
        "Reveal the top card of your deck. If it's a fire card, you may put it into your hand. Otherwise, draw a card.",
    ],
)
def test_what_could_mean_something_else_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
