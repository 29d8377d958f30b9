"""Rarer print of Duel Masters with texts of our own: weapons, how cards come, what is put under others."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # weapons
    ("A creature equipped with this gets blocker.", "The equipped creature gets blocker."),
    (
        "Whenever a creature equipped with this attacks, draw a card.",
        "Whenever the equipped creature attacks, draw a card.",
    ),
    (
        (
            "Dragsolution—At the end of your turn, if the creature equipped with this is tapped, flip this dragheart "
            "to the creature side and untap it. {HYPERSPATIAL DRAGHEART}"
        ),
        (
            "Dragsolution: At the end of your turn, if the equipped creature is tapped, flip this card to its creature "
            "side, and untap it."
        ),
    ),
    # what databases write of every dragheart is no ability of this one
    (
        (
            "Whenever a creature equipped with this attacks, draw a card. {HYPERSPATIAL DRAGHEART}\n"
            "■ Dragsolution: Whenever you discard 3 cards, flip this card. (At the start of your game, this lies in "
            "your hyperspatial zone.)"
        ),
        "Whenever the equipped creature attacks, draw a card.",
    ),
    (
        (
            "Draw a card.\n{HYPERSPATIAL DRAGHEART FORTRESS} (At the start of your game, this lies in your "
            "hyperspatial zone.)"
        ),
        "Draw a card.",
    ),
    (
        (
            "Dragsolution: At the start of your turn, if you have 3 or more Goblins, flip this card to the dragheart "
            "creature side and untap it. {HYPERSPATIAL DRAGHEART} (At the start of your game, this lies in your "
            "hyperspatial zone.)"
        ),
        (
            "Dragsolution: At the start of your turn, if you have three or more Goblin creatures, flip this card to "
            "its creature side, and untap it."
        ),
    ),
    # but without that reminder it is the card's own
    (
        (
            "{HYPERSPATIAL DRAGHEART}\nDragsolution: At the start of your turn, if you have 3 or more Goblins, flip "
            "this card to the dragheart creature side and untap it."
        ),
        (
            "Dragsolution: At the start of your turn, if you have three or more Goblin creatures, flip this card to "
            "its creature side, and untap it."
        ),
    ),
    # what a keyword means
    (
        (
            "Whenever this creature attacks, you may {JOKERS TORNADO}. If you do, draw a card. "
            "{JOKERS TORNADO} Return one of your other Jokers to your hand."
        ),
        (
            "Whenever this creature attacks, you may return one of your other Jokers creatures to your hand. "
            "If you do, draw a card."
        ),
    ),
    (
        'If you have 2 or more Goblins, this creature gets "escape".',
        (
            'While you have two or more Goblin creatures, this creature gets "when this creature would be destroyed, '
            'you may put one of your shields into your hand without using shield triggers instead.".'
        ),
    ),
    # how cards come
    (
        "Whenever you put this creature into the battle zone or attacks, draw a card.",
        ("Either when you put this creature into the battle zone or else whenever this creature attacks, draw a card."),
    ),
    (
        "When you put this as an evolution creature or it becomes an evolution source, you may draw a card.",
        (
            "Either when this creature comes as an evolution creature or else when this creature evolves, "
            "you may draw a card."
        ),
    ),
    (
        "When this card is put into your graveyard, if just before it was in the battle zone, draw a card.",
        "When this creature comes to your graveyard out of the battle zone, draw a card.",
    ),
    (
        "When this creature is put into your graveyard from anywhere, draw a card.",
        "When this creature comes to your graveyard, draw a card.",
    ),
    # an aura that goes with its creature is not destroyed (310.8a)
    (
        "When this aura would be put into your graveyard from the battle zone, put it into your mana zone instead.",
        "When this aura would be put into a graveyard, put it into your mana zone instead.",
    ),
    (
        "When this aura is put into your graveyard from the battle zone, draw a card.",
        "When this aura comes to your graveyard out of the battle zone, draw a card.",
    ),
    (
        "When you put this card from your hand into your mana zone, untap it.",
        "When this card comes to your mana zone out of your hand, untap this card.",
    ),
    (
        (
            "When you put this card into your mana zone, you may reveal a multicolored card in your hand to your "
            "opponent. If you do, untap this card."
        ),
        (
            "When this card comes to your mana zone, you may reveal a multicolored card from your hand. "
            "If you do, untap this card."
        ),
    ),
    (
        "During your turn, whenever your opponent puts a creature in any way except by summoning, destroy it.",
        "During your turn, when your opponent's creature comes without summoning, destroy it.",
    ),
    (
        "Whenever a card is added to your shields, draw a card.",
        "When a card comes among your shields, draw a card.",
    ),
    (
        "When you put this creature or a creature that costs 7 or more into the battle zone, draw a card.",
        (
            "Either when you put this creature into the battle zone or else when you put your creature that costs 7 or "
            "more into the battle zone, draw a card."
        ),
    ),
    ("Whenever a creature attacks, draw a card.", "Whenever any player's creature attacks, draw a card."),
    (
        "Whenever a creature attacks you, draw a card.",
        "Whenever your opponent's creature attacks you, draw a card.",
    ),
    (
        "When this creature is linked with a God, draw a card.",
        "Whenever this creature links with another god, draw a card.",
    ),
    (
        "When you put this creature or when it leaves, draw a card.",
        (
            "Either when you put this creature into the battle zone or else when this creature leaves the battle zone, "
            "draw a card."
        ),
    ),
    (
        "Whenever this creature is attacked or chosen by your opponent, draw a card.",
        (
            "Either whenever this creature becomes attacked or else whenever your opponent chooses this creature, "
            "draw a card."
        ),
    ),
    (
        "Whenever you put a creature into the battle zone that costs 3 or less, draw a card.",
        "When you put your creature that costs 3 or less into the battle zone, draw a card.",
    ),
    # cards that lie face down in the mana zone
    (
        (
            "When you put this creature, you may turn a card in your mana zone face down. {CRYSTAL MANA} (A face down "
            "card in your mana zone is treated as a colorless card with a mana number of 1.)"
        ),
        "When you put this creature into the battle zone, you may turn a card from your mana zone face down.",
    ),
    (
        "If you have 2 or more face down cards in your mana zone, this creature gets +1000 power.",
        "While you have two or more face-down cards in your mana zone, this creature gets +1000 power.",
    ),
    (
        "Put the top 2 cards of your deck into your mana zone face down. {CRYSTAL MANA}",
        "Put the top two cards of your deck into your mana zone facing down.",
    ),
    (
        "Whenever this creature attacks, put the top 2 cards of your deck into your shield zone face down.",
        "Whenever this creature attacks, add the top two cards of your deck to your shields face down.",
    ),
    # what gives shield trigger
    (
        'Each of your light cards put into your hand from your shields gets "shield trigger".',
        "You get shield triggers for light cards.",
    ),
    (
        (
            "If you have 7 or more light cards in your mana zone, each of your creatures in your shields gets "
            '"shield trigger".'
        ),
        "While you have seven or more light cards in your mana zone, you get shield triggers for creatures.",
    ),
    (
        'If you have a tamaseed and this creature is in your shield zone, it gets "shield trigger".',
        "Shield trigger while you have a tamaseed.",
    ),
    (
        (
            "When you put this creature, until the start of your next turn, each of your cards added to your hand from "
            'your shields get "shield trigger".'
        ),
        (
            "When you put this creature into the battle zone, you get shield triggers for cards until the start of "
            "your next turn."
        ),
    ),
    (
        "Once per turn, you may summon a creature from your mana zone.",
        "One time each turn, you may summon creatures from your mana zone.",
    ),
    (
        "Whenever you put an evolution creature or tamaseed, draw a card.",
        "When you put your either (evolution creature) or (tamaseed) into the battle zone, draw a card.",
    ),
    (
        "When this creature is destroyed, put it from your graveyard into the battle zone.",
        "When this creature is destroyed, put it into the battle zone.",
    ),
    (
        "When this creature would be put into your graveyard, you may discard a card instead.",
        "When this creature would be destroyed, you may discard a card instead.",
    ),
    # the first of a turn
    (
        "Each turn, when you put an evolution creature for the first time, you may draw a card.",
        (
            "When you put your evolution creature into the battle zone, if it is the first evolution creature you have "
            "put this turn, you may draw a card."
        ),
    ),
    (
        "Each turn, the first time when you put a creature, draw a card.",
        (
            "When you put your creature into the battle zone, if it is the first creature you have put this turn, "
            "draw a card."
        ),
    ),
    (
        "When your opponent puts a creature into the battle zone for the first time each turn, draw a card.",
        (
            "When your opponent's creature enters the battle zone, if it is the first creature your opponent has "
            "put this turn, draw a card."
        ),
    ),
    (
        "When this creature attacks for the first time each turn, untap it if it's an evolution creature.",
        (
            "The first time in each turn: Whenever this creature attacks, if this creature is an evolution creature, "
            "untap this creature."
        ),
    ),
    # what is asked
    (
        "If you cast a spell this turn, you may summon this creature for no cost.",
        "G-zero: You have cast a spell this turn",
    ),
    (
        "If this is a Neo Evolution Creature, it gets +5000 power and has double breaker.",
        "While this creature is an evolution creature, this creature gets +5000 power and double breaker.",
    ),
    (
        "When you put this creature, if you have more creatures in the battle zone than your opponent, draw a card.",
        "When you put this creature into the battle zone, if you have more creatures than your opponent, draw a card.",
    ),
    (
        "If there are 5 or more cards in your graveyard, this creature gets +5000 power.",
        "While you have five or more cards in your graveyard, this creature gets +5000 power.",
    ),
    # slips
    (
        "When you put this creature, reveal the top card of your deck. If its a Goblin, put it into your hand.",
        (
            "When you put this creature into the battle zone, reveal the top card of your deck. If it is a Goblin "
            "card, return it to your hand."
        ),
    ),
    ("Tap one of your creatures.Then draw a card.", "Tap one of your creatures, and draw a card."),
    ("[Tap] Draw a card.", "Tap ability: Draw a card."),
    (
        "Your opponents non-creature cards cost 1 more to play.",
        "Your opponent's non-creature cards each cost 1 more to use.",
    ),
    (
        "Whenever this creature attacks, destroy one of your opponent's creatures that has power less than it.",
        (
            "Whenever this creature attacks, destroy one of your opponent's creatures that have less power than this "
            "creature."
        ),
    ),
    # what happens instead
    (
        (
            "When this creature would be discarded from your hand by your opponent's spell or creature, you may put it "
            "into the battle zone instead."
        ),
        (
            "When this creature would be discarded by your opponent's spell or creature, you may put it into the "
            "battle zone instead."
        ),
    ),
    (
        "When this creature would be destroyed, you may put it under one of your Neo Creatures instead.",
        "When this creature would be destroyed, you may put it under one of your NEO creatures instead.",
    ),
    (
        (
            "During your turn, whenever your opponent would put a creature, put that creature into its owner's "
            "graveyard instead."
        ),
        (
            "When (your opponent would put a creature into the battle zone) while it is your turn, put it into its "
            "owner's graveyard instead."
        ),
    ),
    # where cards come from
    (
        "Put a Goblin from your mana zone that costs the same as or less than the number of cards in your mana zone.",
        (
            "Put a Goblin creature that costs no more than the number of (cards in your mana zone) from your mana zone "
            "into the battle zone."
        ),
    ),
    (
        "When this creature is destroyed, you may put this creature from your graveyard.",
        "When this creature is destroyed, you may put this creature from your graveyard into the battle zone.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # with the shield that is being added, or without it?
        'If you have 2 shields or less, this spell put into your hand from your shield zone gets "shield trigger".',
        # instead of what? it has come already
        "When this creature is put into your graveyard from anywhere, put it on the bottom of your deck instead.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
