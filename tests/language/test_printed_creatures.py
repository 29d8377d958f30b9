"""Printed Duel Masters texts of our own wording: what each phrase of print means, and what it must not be taken for."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # marks: several icons on a line, heads before a colon, on a line of their own, or twice, hyphens for dashes
    ("{BLOCKER} (You may tap it.) {DOUBLE BREAKER}", "Blocker\nDouble breaker"),
    ("$wave_striker This creature gets +9000 power.", "Wave striker: This creature gets +9000 power."),
    (
        "Metamorph (While you have mana.)\n$metamorph This creature can't attack.",
        "Metamorph: This creature can't attack.",
    ),
    ("Evolution-Put on one of your Armorloids.", "Evolution: Put on one of your Armorloid creatures"),
    ("{MANA DRIVE} 3 (Fire): This creature can't attack.", "This creature can't attack."),
    (
        "■ Gacharange summon. ({GACHARANGE SUMMON}: Summon the top card.)\n{CHARGER} (Put it into your mana zone.)",
        "Gacharange summon.\nCharger",
    ),
    (
        'Return one of your shields to your hand. (You can\'t use the "shield trigger" ability of that shield.)',
        "Put one of your shields into your hand without using shield triggers.",
    ),
    ("Tap all your opponent's creatures.", "Tap all of your opponent's creatures."),
    (
        "■ Choose one of the following:\n► Draw a card:\n► Destroy one of your creatures.",
        "Choose one of these: (draw a card) or (destroy one of your creatures).",
    ),
    # nouns
    ("Destroy one of your Goblins or Hedrians.", "Destroy one of your Goblin or Hedrian creatures."),
    ("Each of your Goblins and Hedrians has slayer.", "All of your Goblin or Hedrian creatures have slayer."),
    ("Untap one of your light, water or fire creatures.", "Untap one of your light or water or fire creatures."),
    ("Your Dragons have slayer.", "All of your creatures that have Dragon in their race have slayer."),
    ("Tap an opponent's creature.", "Tap one of your opponent's creatures."),
    (
        "Look at the top 3 cards of your deck. Put one of them into your hand and the rest on the bottom of your deck.",
        (
            "Look at the top three cards of your deck. "
            "Return a card from among them to your hand, and put the rest on the bottom of your deck."
        ),
    ),
    # triggers
    (
        "When you put this creature or whenever it attacks, draw a card.",
        ("Either when you put this creature into the battle zone or else whenever this creature attacks, draw a card."),
    ),
    (
        "When you put this creature or another Goblin into the battle zone, draw a card.",
        (
            "Either when you put this creature into the battle zone "
            "or else when you put your other Goblin creature into the battle zone, draw a card."
        ),
    ),
    (
        "Whenever another creature is destroyed, draw a card.",
        "When either player's other creature is destroyed, draw a card.",
    ),
    (
        "Whenever you put another Goblin into the battle zone, draw a card.",
        "When you put your other Goblin creature into the battle zone, draw a card.",
    ),
    ("Whenever this creature taps, draw a card.", "Whenever this creature becomes tapped, draw a card."),
    ("Whenever this creature is attacked, draw a card.", "Whenever this creature becomes attacked, draw a card."),
    (
        "Whenever your opponent puts a creature, draw a card.",
        "When your opponent's creature enters the battle zone, draw a card.",
    ),
    # conditions
    ("If you have 2 shields or less, draw a card.", "If you have two or less shields, draw a card."),
    ("If you have a Goblin, this creature has slayer.", "While you have a Goblin creature, this creature has slayer."),
    ("This creature has slayer while it's attacking.", "While attacking, this creature has slayer."),
    ("During your turn, this creature has slayer.", "While it is your turn, this creature has slayer."),
    (
        "While all the cards in your mana zone are fire cards, this creature has slayer.",
        "While all cards in your mana zone are a fire card, this creature has slayer.",
    ),
    (
        "While this creature has power 6000 or more, it has slayer.",
        "While this creature is a creature that has power 6000 or more, this creature has slayer.",
    ),
    # instructions
    ("Your opponent chooses a card from their hand and discards it.", "Your opponent discards a card."),
    ("Your opponent chooses and discards 2 cards from his hand.", "Your opponent discards two cards."),
    ("You may draw a card for each of your Goblins.", "For each of your Goblin creatures, you may draw a card."),
    (
        "Put the top 2 cards of your deck into your mana zone tapped.",
        "Put the top two cards of your deck into your mana zone tapped.",
    ),
    ("Put a creature from your hand.", "Put a creature from your hand into the battle zone."),
    (
        "Choose an opponent's creature and put it on the bottom of their deck.",
        "Choose one of your opponent's creatures, and put it on the bottom of its owner's deck.",
    ),
    (
        "Whenever this creature would break a shield, your opponent puts that shield into his graveyard instead.",
        "When this creature would break a shield, put that shield into its owner's graveyard instead.",
    ),
    (
        "Your Goblins cost 1 less to summon. They can't cost 0 or less.",
        "Your Goblin creatures each cost 1 less to summon. They can't cost less than 1.",
    ),
    # what happens then does not fall under "you may" of the sentence before
    ("You may draw a card. Then discard a card.", "You may draw a card. Discard a card."),
    ("Draw a card. Then discard a card.", "Draw a card, then discard a card."),
    # 5.6: fights, and who is spared
    ("This creature can't be blocked by any Goblin.", "This creature can't be blocked by Goblin creatures."),
    (
        "When you put this creature, choose an opponent's creature. This creature and that creature battle.",
        (
            "When you put this creature into the battle zone, choose one of your opponent's creatures. "
            "This creature and it battle."
        ),
    ),
    (
        "When this creature battles, destroy it after the battle.",
        "Whenever this creature battles, after the battle, destroy it.",
    ),
    (
        'Return one of your shields to your hand. You can\'t use the "shield trigger" ability of that shield.',
        "Put one of your shields into your hand without using shield triggers.",
    ),
    (
        "Whenever your opponent would choose a creature in the battle zone, he can't choose this one.",
        "This creature can't be chosen by your opponent.",
    ),
    ("{SHIELD SAVER}", "When a shield of yours would be broken, you may destroy this creature instead."),
    (
        "When one of your shields would be broken, put this creature into your mana zone instead.",
        "When a shield of yours would be broken, put this creature into your mana zone instead.",
    ),
    ("{HUNTING}", "While battling, this creature gets +1000 power for each of your Hunter creatures."),
    (
        "{JUSTDIVER}",
        (
            "When you put this creature into the battle zone, this creature can't be chosen by your opponent "
            "and can't be attacked until the start of your next turn."
        ),
    ),
    (
        "If you have 3 or more cards in your mana zone and at least one of them is fire civilization, draw a card.",
        (
            "If you have three or more cards in your mana zone and you have one or more fire cards in your mana zone, "
            "draw a card."
        ),
    ),
    ("Ultimate evolution—Put on one of your evolution creatures.", "Evolution: Put on one of your evolution creatures"),
    ("{POWERED BLOCKER} +4000 (While blocking.)", "While blocking, this creature gets +4000 power."),
    (
        "Whenever this creature blocks, untap it after it battles.",
        "Whenever this creature blocks, after the battle, untap it.",
    ),
    ("(This cross gear is put into your mana zone tapped.)\nDraw a card.", "Draw a card."),
    # keywords that say more, and other words for them
    ("{SPACE CHARGE}: Fire Draw a card.", "When a fire card comes to your mana zone, you may draw a card."),
    ("{STRIKE BACK}—Fire", "Strike back: fire card"),
    (
        "{LAST BURST} (You may cast it.)",
        "Last burst: When this creature is destroyed, you may cast its spell side for no cost.",
    ),
    ("Whenever an opponent's creature attacks, this creature blocks if able.", "This creature blocks if able."),
    (
        "Destroy one of your opponent's creatures that has blocker and power 3000 or less.",
        "Destroy one of your opponent's creatures that have blocker that have power 3000 or less.",
    ),
    (
        "Whenever any of your creatures attacks, if it's the first attack this turn, draw a card.",
        "Whenever your creature attacks, if it is the first attack this turn, draw a card.",
    ),
    ("When you attach this to a creature, draw a card.", "When you attach this aura to a creature, draw a card."),
    ("Your opponent discards 2 cards at random from his hand.", "Your opponent discards at random two cards."),
    (
        "At the end of your turn, flip this card to the dragheart creature side.",
        "At the end of your turn, flip this card to its creature side.",
    ),
    (
        "{GRAVITY ZERO} If you have 3 or more Goblins, you may summon this creature for no cost.",
        "G-zero: You have three or more Goblin creatures",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # which cards are the rest, and of which cards one, must have been said
        "Tap one of your creatures and put the rest into your mana zone.",
        "Choose 2 of your creatures. Put one of them into your hand.",
        # "it" is the creature there, and not the shield
        "Whenever this creature would break a shield, put it into its owner's graveyard instead.",
        # "it" is the creature that attacks, or that was revealed, and not the one with the ability
        "Whenever one of your Goblins attacks, destroy one of your opponent's creatures that has less power than it.",
        # another than which? the spell is none of them
        "Destroy one of your creatures. Destroy another of your opponent's creatures.",
        # nobody can tell on what the discarding depends
        "If you have 2 shields or less, you may draw a card. Then discard a card.",
        # a word in parentheses that is no sentence belongs to the text
        "Destroy one of your (Wild Heart) creatures.",
        # what lies in the battle zone is put nowhere
        "Put one of your creatures.",
        # three shields are not said to be at least three, or exactly three
        "If you have 3 shields, draw a card.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
