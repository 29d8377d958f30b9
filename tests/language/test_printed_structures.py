"""Printed Duel Masters texts of our own wording: options on lines of their own, labels, names, words of races."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

DORON_GO = (
    'When this creature is destroyed, you may put a exile creature with "Bang" in its card name from your hand '
    "into the battle zone."
)

PAIRS = [
    # options, behind whatever marks, of one sentence or more
    (
        "Choose one of the following:\n▶ Draw a card.\n▼ Choose one of your creatures. Destroy that creature.",
        "Choose one of these: (draw a card) or (choose one of your creatures. Destroy it).",
    ),
    (
        "Choose one of the following:\n-Draw a card.\n-Destroy one of your creatures.",
        "Choose one of these: (draw a card) or (destroy one of your creatures).",
    ),
    (
        "Choose one of the following:\n1. Draw a card.\n2. Destroy one of your creatures.",
        "Choose one of these: (draw a card) or (destroy one of your creatures).",
    ),
    (
        (
            "■ Choose one of the following. If you have at least one light creature and at least one fire creature in "
            "the battle zone, you may choose both:\n► Draw a card:\n► Destroy one of your creatures."
        ),
        (
            "Choose one of these, or all of them if you have one or more light creatures and you have one or more fire "
            "creatures: (draw a card) or (destroy one of your creatures)."
        ),
    ),
    (
        (
            "■ Choose 2 of the following. (You may choose the same one twice.):\n"
            "► Draw a card:\n► Destroy one of your creatures."
        ),
        "Choose one of these 2 times: (draw a card) or (destroy one of your creatures).",
    ),
    (
        "■ Choose 2 of the following:\n► Draw a card:\n► Destroy one of your creatures:\n► Draw 2 cards.",
        "Choose 2 of the options: (draw a card) or (destroy one of your creatures) or (draw two cards).",
    ),
    (
        "When you put this creature, use the following ability twice:\n► Choose one of your creatures and destroy it.",
        (
            "When you put this creature into the battle zone, "
            "do this 2 times: (choose one of your creatures, and destroy it)."
        ),
    ),
    # a deck is shuffled if it was searched
    (
        (
            "When you put this creature, if your opponent has more creatures in the battle zone than you do, search "
            "your deck. For each extra creature he has, you may take a creature from your deck, show that creature to "
            "your opponent, and put it into your hand. Then shuffle your deck."
        ),
        (
            "When you put this creature into the battle zone, if you have fewer creatures than your opponent, search "
            "your deck for up to how many more your opponent has of (creature) creatures, reveal them, return them to "
            "your hand, and shuffle your deck."
        ),
    ),
    (
        "You may search your deck for a spell and put it into your hand. Then shuffle your deck.",
        "You may search your deck for a spell, return it to your hand, and shuffle your deck.",
    ),
    (
        (
            "You and your opponent play {GACHINKO JUDGE}. If you win, reveal cards from the top of your deck until you "
            "reveal a creature. You may put that creature into the battle zone. Then shuffle your deck."
        ),
        (
            "You and your opponent play Gachinko Judge. If you win, reveal cards from the top of your deck until you "
            "reveal a creature. You may put it into the battle zone. If you win, shuffle your deck."
        ),
    ),
    # slips of the pen
    (
        "Each of your creatures is a Goblin in addition to it's other races.",
        "All of your creatures have the Goblin race.",
    ),
    (
        "Destroy a creature that has power 3000 of less.",
        "Destroy a creature that has power 3000 or less in the battle zone.",
    ),
    ("Discard a card for each card in your opponents hand.", "For each card in your opponent's hand, discard a card."),
    # power twice as great
    (
        "One of your creature's power is doubled until the end of the turn.",
        "One of your creatures gets double power until the end of the turn.",
    ),
    (
        "Double the power of one of your creatures until the end of the turn.",
        "One of your creatures gets double power until the end of the turn.",
    ),
    (
        (
            'Choose one of your creatures. That creature\'s power is doubled and gets "powered breaker" until the end '
            "of the turn."
        ),
        "Choose one of your creatures. It gets double power and powered breaker until the end of the turn.",
    ),
    # names of abilities that say in full what they do
    (
        "■ 'Shinkapower': When this creature evolves, draw a card.",
        "When this creature evolves, draw a card.",
    ),
    (
        (
            "{DORON GO} Bang: When this creature is destroyed, you may put an exile creature that has "
            '"Bang" in its name from your hand into the battle zone.'
        ),
        DORON_GO,
    ),
    ('■ Doron Go: "Bang" (It is explained here.)', DORON_GO),
    # a keyword that its reminder explains, behind what it needs
    (
        (
            "{HYPERIFY} Tap one of your other creatures.\n----\n"
            "■ Narrow Escape (When this creature would leave, you may discard a card instead.)"
        ),
        (
            "Hyperify: Tap one of your other creatures\n"
            "Hyper mode: When this creature would leave the battle zone, you may discard a card instead."
        ),
    ),
    (
        "{WAVE STRIKER}\nNarrow Escape (When this creature would leave, you may discard a card instead.)",
        "Wave striker: When this creature would leave the battle zone, you may discard a card instead.",
    ),
    (
        '■ You can\'t put other exile creatures that have "Bang" in their name.',
        'You can\'t put any exile creatures with "Bang" in their card name.',
    ),
    (
        "Gravity Zero - If you have a Goblin you may summon this creature for no cost.",
        "G-zero: You have a Goblin creature",
    ),
    # keywords for which something is paid, whose abilities stand on the next line
    (
        (
            "■ Over Drive—Light x1 and Water x1 (You may tap them. If you do, it gets the {OVER DRIVE}: ability.):\n"
            "{OVER DRIVE}: When you put this creature into the battle zone, draw a card."
        ),
        "Over drive 1 light and 1 water: When you put this creature into the battle zone, draw a card.",
    ),
    (
        "{BUZZRENDER}(2) (When you pay, you may pay more. Use its ability as often.)\n{BUZZRENDER}: Draw a card.",
        "Buzzrender 2: Draw a card.",
    ),
    ("{BUZZRENDER}(3) (You may pay more.)\nDraw a card.\n{BLOCKER}", "Buzzrender 3: Draw a card.\nBlocker"),
    (
        (
            "{BLOCKER}\n{HYPERIFY} Tap one of your other creatures. (It is unleashed.)\n----\n"
            "{SLAYER} {DOUBLE BREAKER}\n■ Your opponent can't choose this creature.\nThis creature gets +2000 power."
        ),
        (
            "Blocker\nHyperify: Tap one of your other creatures\nHyper mode: This creature has slayer.\n"
            "Hyper mode: This creature has double breaker.\n"
            "Hyper mode: This creature can't be chosen by your opponent.\n"
            "Hyper mode: This creature gets +2000 power."
        ),
    ),
    ("{KIRIFUDASH} {FN5} (At the end of an attack, you may pay it.)", "Kirifudash fire and nature 5"),
    # gods that can be linked, and D2 fields
    (
        "■ God Link (Ana, the God or Bea, the God) Left Side (Cea, the God) Top Side {GOD LINK} (If it is there.)",
        'God link: "Ana, the God" or "Bea, the God" left side and "Cea, the God" top side',
    ),
    (
        "■ Tri God Link (Ana, the God) Right Side and (Bea, the God) Left Side, Middle",
        'God link: "Ana, the God" right side and "Bea, the God" left side',
    ),
    ("God Link (Ana, the God) or (Bea, the God) Left Side.", 'God link: "Ana, the God" or "Bea, the God" left side'),
    ("When you put this D2 Field, draw a card.", "When you put this field into the battle zone, draw a card."),
    (
        (
            "{D2 WRAP Denjara Switch}: At the start of your turn, you may turn this D2 Field upside down for the rest "
            "of the game. If you do, draw a card.}"
        ),
        "D-switch: At the start of your turn, you may turn this field upside down. If you do, draw a card.",
    ),
    # evolutions of several creatures, of cards elsewhere, and with few words
    (
        "■ Galaxy Vortex evolution—Put on top of 3 of your Liquid People.",
        "Evolution: Put on three of your Liquid People creatures",
    ),
    (
        (
            "{GRAVEYARD VORTEX EVOLUTION}: Choose 2 fire creatures in your graveyard and put this creature "
            "into the battle zone on top of those creatures."
        ),
        "Evolution: Put on two fire creatures lying in your graveyard",
    ),
    (
        "■ Super Infinite evolution—Put on one or more of your Goblins.",
        "Super infinite evolution: Put on as many as you like of your Goblin creatures",
    ),
    (
        "■ Vortex evolution—Put on 2 of your Goblins, Humans, or Giants.",
        "Evolution: Put on two of your Goblin or Human or Giant creatures",
    ),
    (
        "{MULTI STAR EVOLUTION} Put on one of your RexStars or Light or Fire creatures. (Its top card leaves.)",
        "Star evolution: Put on one of your either (RexStars creatures) or (light or fire creatures)",
    ),
    (
        "{STAR EVOLUTION} Put on one of your RexStars or Fire creatures. (Its top card leaves.)",
        "Star evolution: Put on one of your RexStars or fire creatures",
    ),
    ("Evolution: Goblin.", "Evolution: Put on one of your Goblin creatures"),
    # of two sorts together
    (
        "'Civil Count 3': If you have a total of 3 or more fire creatures or fire tamaseeds, this creature has slayer.",
        "While you have three or more either (fire creatures) or (fire tamaseeds), this creature has slayer.",
    ),
    (
        "If you have a total of 5 or more Jokers in the battle zone or your mana zone, this creature has slayer.",
        (
            "While you have five or more Jokers creatures in total with Jokers cards in your mana zone, "
            "this creature has slayer."
        ),
    ),
    # keywords whose ability is said in full
    ("{RECYCLE} Nature 8(You may cast it for that.)", "Recycle nature 8"),
    ("{CYCLONE} (It comes back.)\n■ Draw a card.", "Cyclone\nDraw a card."),
    (
        "{KNIGHT MAGIC} (You may do it again.)\nDraw 2 cards.",
        "Do this, and again if you like if you have a Knight creature: (draw two cards).",
    ),
    (
        "{MARSHALL TOUCH} (When you put it, return one. If you do, use it)\nDraw a card.",
        (
            "When you put this creature into the battle zone, you may return one of your other creatures to your hand. "
            "If you do, draw a card."
        ),
    ),
    (
        (
            "Whenever this creature attacks, Abyss Mechraid 8. Abyss {MECHRAID} 8 - Look at the top 3 cards of your "
            "deck. From among them, you may use a Abyss card that costs 8 or less for no cost. "
            "Put the rest on the bottom of your deck in any order."
        ),
        (
            "Whenever this creature attacks, look at the top three cards of your deck, use up to one card that has "
            "Abyss in its race that costs 8 or less from among them for no cost, and put the rest on the bottom "
            "of your deck in any order."
        ),
    ),
    # using cards for nothing, in keywords that are explained in full
    (
        "{SAMURAI GENERATION} (When you put this creature, you may generate a cross gear from your hand for no cost.)",
        "When you put this creature into the battle zone, you may generate a cross gear from your hand for no cost.",
    ),
    (
        (
            "{CHAIN} (When you put this creature into the battle zone, look at the top card of your deck. If that card "
            "is a creature that costs less than this creature, you may put it into the battle zone. If you don't, "
            "return it to the top of your deck.)"
        ),
        (
            "When you put this creature into the battle zone, look at the top card of your deck. If it is a creature "
            "that costs less than this creature, you may put it into the battle zone."
        ),
    ),
    (
        (
            "{YOBINION} (When you summon this creature, you may reveal cards from the top of your deck until you "
            "reveal a creature that costs less than this one. Put that creature. "
            "Shuffle the rest and put them on the bottom of your deck.)"
        ),
        (
            "When this creature comes by summoning, you may reveal cards from the top of your deck until you reveal a "
            "creature that costs less than this creature. Put it into the battle zone. "
            "Shuffle the rest under your deck."
        ),
    ),
    (
        "Put all twinpact cards from your graveyard into your mana zone.",
        "Put all twinpact cards in your graveyard into your mana zone.",
    ),
    (
        "{SHIELD FORCE} (As you put it, you may choose a shield.)\nThis creature gets +4000 power.\n{BLOCKER}",
        "Shield force: This creature gets +4000 power.\nBlocker",
    ),
    (
        (
            "Whenever your opponent would put a creature into the battle zone that costs more than the number of cards "
            "in their mana zone, they put it in their mana zone instead."
        ),
        (
            "When your opponent would put a creature that costs more than the number of (cards in your opponent's mana "
            "zone) into the battle zone, put it into its owner's mana zone instead."
        ),
    ),
    (
        (
            "During your opponent's turn, if your opponent would put a creature in any way except by summoning, your "
            "opponent puts that creature into their graveyard instead."
        ),
        (
            "When (your opponent would put a creature into the battle zone without summoning it) while it is your "
            "opponent's turn, put it into its owner's graveyard instead."
        ),
    ),
    (
        (
            "For each of your Dragons, choose one of your opponent's creatures. "
            "That creature gets -1000 power until the end of the turn."
        ),
        (
            "For each of your creatures that have Dragon in their race, choose one of your opponent's creatures, "
            "and it gets -1000 power until the end of the turn."
        ),
    ),
    (
        "{SHIELD FORCE}\nThis creature gets +4000 power.\nThis creature can't be attacked.\n■ Draw a card.",
        ("Shield force: This creature gets +4000 power.\nShield force: This creature can't be attacked.\nDraw a card."),
    ),
    (
        "When you put this creature, unleash this creature's Hyper Mode until the start of your next turn.",
        (
            "When you put this creature into the battle zone, "
            "this creature gets hyper mode until the start of your next turn."
        ),
    ),
    # names without quotation marks, words in the names of races
    (
        "Destroy one of your creatures that has Blue Fang in its name.",
        'Destroy one of your creatures with "Blue Fang" in its card name.',
    ),
    ("Untap one of your Mecha.", "Untap one of your creatures that have Mecha in its race."),
    ("Destroy one of your non-Dragon creatures.", "Destroy one of your non-Dragon creatures."),
    (
        "Untap one of your Command Dragons.",
        "Untap one of your creatures that have Command Dragon in its race.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # of three things both cannot be chosen
        (
            "Choose one of the following. If you have a creature, you may choose both:\n"
            "► Draw a card:\n► Draw 2 cards:\n► Draw 3 cards."
        ),
        # what is chosen among does not stand behind marks
        "Choose one of the following:\nDraw a card.\nDraw 2 cards.",
        # the creature itself would be summoned from the hand, where its ability is not active
        "At the end of your opponent's turn, you may summon this creature for no cost.",
        # there are fewer things than are to be chosen
        "Choose 3 of the following:\n► Draw a card:\n► Draw 2 cards.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
