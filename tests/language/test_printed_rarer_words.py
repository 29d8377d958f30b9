"""Printed Duel Masters: rarer words for what most cards say, in our own wording: what each of them means."""

import pytest

from tests.language.prints import CREATURES

PAIRS = [
    # either of two things that a player does, and in a part of the turn
    (
        "Whenever you use a tamaseed or cast a spell, draw a card.",
        "Either whenever you use a tamaseed or else whenever you cast a spell, draw a card.",
    ),
    (
        "During your turn, whenever you summon a creature that costs 8 or more or cast a spell, draw a card.",
        (
            "Either during your turn, whenever you summon a creature that costs 8 or more or else during your turn, "
            "whenever you cast a spell, draw a card."
        ),
    ),
    (
        "Whenever a player summons a creature or casts a spell, you may draw a card.",
        "Either whenever any player summons a creature or else whenever any player casts a spell, you may draw a card.",
    ),
    ("Whenever a player uses a card, draw a card.", "Whenever any player uses a card, draw a card."),
    (
        "Whenever your opponent casts a spell during their turn, draw a card.",
        "During your opponent's turn, whenever your opponent casts a spell, draw a card.",
    ),
    # the second of the turn
    (
        "Once per turn, when you put your second creature, draw a card.",
        (
            "When you put your creature into the battle zone, if it is the second creature you have put this turn, "
            "draw a card."
        ),
    ),
    (
        "When you put another creature, if it's your second creature put into the battle zone this turn, draw a card.",
        (
            "When you put your other creature into the battle zone, if it is the second creature you have put this "
            "turn, draw a card."
        ),
    ),
    # the turn's beginning and its end
    (
        "At the start of each player's turn, that player draws an additional card.",
        "At the start of any turn, the turn player does this: draw a card.",
    ),
    (
        "When this creature is destroyed during your opponent's turn, you may skip the rest of the turn.",
        "During your opponent's turn, when this creature is destroyed, you may end the turn.",
    ),
    (
        "If you have a Goblin, this creature gets blocker and untaps at the end of each of your turns.",
        (
            "While you have a Goblin creature, this creature gets blocker and "
            '"at the end of your turn, untap this creature.".'
        ),
    ),
    (
        (
            "When you put this creature, this creature gets +1000 power until the end of the turn and untaps at the "
            "end of the turn."
        ),
        (
            "When you put this creature into the battle zone, this creature gets +1000 power and "
            '"at the end of any turn, untap this creature." until the end of the turn.'
        ),
    ),
    (
        "Each of your creatures gets +3000 power, slayer and untaps at the end of your turns.",
        'All of your creatures get +3000 power and slayer and "at the end of your turn, untap this creature.".',
    ),
    # among shields
    (
        "When a card is put into your shield zone, draw a card.",
        "When a card comes among your shields, draw a card.",
    ),
    (
        "Choose one of your opponent's creatures and put it into its owner's shields face down.",
        "Choose one of your opponent's creatures, and add it to your shields face down.",
    ),
    (
        "Look at the top card of your deck. Put it into your mana zone or add it into your shields face down.",
        (
            "Look at the top card of your deck. Choose one of these: (put it into your mana zone) or (add it to your "
            "shields face down)."
        ),
    ),
    (
        "Draw a card.\nAfter you cast this spell from your hand, put it on top of one of your shields face up instead.",
        "Draw a card.\nAfter casting out of your hand, this spell goes on a shield of yours face up.",
    ),
    (
        "When this creature would leave, you may return 2 shields to your hand instead. You can't use shield trigger.",
        (
            "When this creature would leave the battle zone, you may put two of your shields into your hand without "
            "using shield triggers instead."
        ),
    ),
    # elsewhere
    (
        "Choose one of your opponent's psychic creatures and return it to its owner's hyperspatial zone.",
        "Choose one of your opponent's psychic creatures, and return it to your opponent's hyperspatial zone.",
    ),
    (
        "Each player does this: put all cards from your graveyard into your deck and shuffle it.",
        "Each player does this: shuffle all cards in your graveyard into your deck.",
    ),
    (
        "Choose one of your opponent's creatures and they put a seal on it.",
        "Choose one of your opponent's creatures, and your opponent puts a seal on it.",
    ),
    (
        "Whenever you discard from your hand, this creature can't be blocked this turn.",
        "Whenever you discard a card, this creature can't be blocked until the end of the turn.",
    ),
    # which creatures
    ("Destroy all creatures except Hunters.", "Destroy all creatures that have no Hunter race in the battle zone."),
    ("Tap all non-Demon Command creatures.", "Tap all creatures that have no Demon Command race in the battle zone."),
    (
        "Choose one of your creatures that isn't a Giant and destroy it.",
        "Choose one of your creatures that have no Giant race, and destroy it.",
    ),
    # what has happened in the turn
    (
        "At the end of each turn, if a card was put into your shields this turn, draw a card.",
        "At the end of any turn, if within this turn a card has come among your shields, draw a card.",
    ),
    (
        "At the end of your turn, if you put 2 or more cards into your shield zone this turn, draw a card.",
        "At the end of your turn, if within this turn two or more cards have come among your shields, draw a card.",
    ),
    (
        "If a card wasn't put into your shields this turn, this creature can't attack.",
        "While within this turn no cards have come among your shields, this creature can't attack.",
    ),
    (
        "At the end of your turn, if one of your Goblins was destroyed this turn, draw a card.",
        (
            "At the end of your turn, if within this turn a Goblin creature of your side has been destroyed, "
            "draw a card."
        ),
    ),
    (
        "If a creature isn't destroyed this turn, this creature can't attack.",
        "While within this turn no creatures have been destroyed, this creature can't attack.",
    ),
    (
        "At the end of your opponent's turn, if a creature didn't attack that turn, draw a card.",
        "At the end of your opponent's turn, if within this turn no creatures have attacked, draw a card.",
    ),
    (
        "At the end of your turn, if you put 2 or more Goblins in the battle zone this turn, draw a card.",
        "At the end of your turn, if within this turn you have put two or more Goblin creatures, draw a card.",
    ),
    (
        "If you didn't put a creature that has blocker into the battle zone this turn, this creature can't attack.",
        "While within this turn you have put no creatures that have blocker, this creature can't attack.",
    ),
    (
        "At the end of each turn, if your opponent drew 2 or more cards that turn,you may draw a card.",
        "At the end of any turn, if within this turn your opponent has drawn two or more cards, you may draw a card.",
    ),
    (
        "At the end of your turn, if 2 or more cards were put into your opponent's graveyard this turn, draw a card.",
        (
            "At the end of your turn, if within this turn two or more cards have come to your opponent's graveyard, "
            "draw a card."
        ),
    ),
    (
        "If a card was put into a players graveyard this turn, this spell costs 2 less to cast.",
        ("If within this turn a card has come to a graveyard, this costs 2 less to cast. It can't cost less than 0."),
    ),
    # Gachinko Judge, again and again
    (
        (
            "Whenever this creature attacks, you and your opponent play Gachinko Judge until you lose or stop. "
            "Then for each time you win Gachinko Judge, you may draw a card."
        ),
        (
            "Whenever this creature attacks, play Gachinko Judge until you lose or stop, and for each win: "
            "(you may draw a card)."
        ),
    ),
    (
        (
            "Whenever this creature attacks, you and your opponent play Gachinko Judge. If you win, you may choose a "
            "creature in your mana zone that costs the same as or less than the number of cards in your mana zone and "
            "put that creature into the battle zone at the end of your turn."
        ),
        (
            "Whenever this creature attacks, you and your opponent play Gachinko Judge. If you win, you may choose a "
            "creature that costs no more than the number of (cards in your mana zone) from your mana zone, and after "
            "the turn, put it into the battle zone."
        ),
    ),
    # beside one that was spoken of, or beside each other
    (
        "Whenever you cast a spell, put a creature that costs less from your hand into the battle zone.",
        "Whenever you cast a spell, put a creature that costs less than it from your hand into the battle zone.",
    ),
    (
        "When one of your Goblins leaves, put a creature that costs the same from your mana zone.",
        (
            "When your Goblin creature leaves the battle zone, put a creature that costs the same as it from your mana "
            "zone into the battle zone."
        ),
    ),
    (
        "When one of your Goblins leaves, put a creature that has the same name from your hand.",
        (
            "When your Goblin creature leaves the battle zone, put a creature that has the same name as it from your "
            "hand into the battle zone."
        ),
    ),
    (
        "Put any number of creatures that have different costs from your graveyard into your hand.",
        "Return any number (of different costs) creatures from your graveyard to your hand.",
    ),
    (
        "Put a creature that costs 3 or less and has the same civilization as a card in your mana zone from your hand.",
        (
            "Put a creature that costs 3 or less that has a civilization of a card in your mana zone from your hand "
            "into the battle zone."
        ),
    ),
    (
        (
            "Put a dragheart weapon that has the same civilization as a card in your mana zone from your hyperspatial "
            "zone."
        ),
        (
            "Put a weapon that has a civilization of a card in your mana zone from your hyperspatial zone into the "
            "battle zone."
        ),
    ),
    (
        (
            "Discard a card from your hand. Put a creature that has the same civilization as the discarded card from "
            "your graveyard."
        ),
        (
            "Discard a card. Put a creature that has a civilization of the discarded card from your graveyard into the "
            "battle zone."
        ),
    ),
    (
        "Choose a civilization and tap all your opponent's creatures that have that civilization.",
        "Choose a civilization, and tap all of your opponent's creatures of the chosen civilization.",
    ),
    (
        (
            "Tap one of your opponent's creatures that has the lowest power. If there are 2 or more creatures that "
            "have the lowest power, choose any of them."
        ),
        "Tap a weakest of your opponent's creatures.",
    ),
    # how many
    (
        "All your creatures break 11 additional shields.",
        "All of your creatures break 11 shields more.",
    ),
    (
        "This creature gets +1000 power for each card under this creature.",
        "This creature gets +1000 power for each card lying under this creature.",
    ),
    (
        (
            "Reveal the top 3 cards of your deck. Put any Goblins from among them into your hand. Put the rest into "
            "your graveyard."
        ),
        (
            "Reveal the top three cards of your deck. Return any number Goblin cards from among them to your hand. Put "
            "the rest into your graveyard."
        ),
    ),
    (
        "If you have a Goblin, each of your Humans cost up to 2 less to summon. They can't cost 0 or less.",
        (
            "While you have a Goblin creature, your Human creatures may each cost 2 less to summon. "
            "They can't cost less than 1."
        ),
    ),
    (
        "Your Humans and your Goblins may cost 1 less to summon. They can't cost 0 or less.",
        "Your Human or Goblin creatures may each cost 1 less to summon. They can't cost less than 1.",
    ),
    (
        "Your Humans cost may each cost 1 less to summon. They can't cost 0 or less.",
        "Your Human creatures may each cost 1 less to summon. They can't cost less than 1.",
    ),
    # letters and marks
    ("Put the top card of your deck into yourgraveyard.", "Put the top card of your deck into your graveyard."),
    ("You may summon this creature from you graveyard.", "Terms: You may summon this from your graveyard."),
    ("Whenever a card is put in your mana zone, draw a card.", "When a card comes to your mana zone, draw a card."),
    (
        "Whenever your opponent casts a spell you may untap this creature.",
        "Whenever your opponent casts a spell, you may untap this creature.",
    ),
    (
        "When you put this creature into the battle zone, if you have a Goblin you may draw a card.",
        "When you put this creature into the battle zone, if you have a Goblin creature, you may draw a card.",
    ),
    # other players, and other turns
    (
        "Choose a player. That player puts all cards from their graveyard into their deck and shuffles it.",
        "Choose a player who does this: shuffle all cards in your graveyard into your deck.",
    ),
    (
        (
            "When this creature is destroyed, if your opponent has 2 or more cards in their hand, they choose a card "
            "from their hand and discard it."
        ),
        (
            "When this creature is destroyed, if your opponent has two or more cards in your opponent's hand, your "
            "opponent discards a card."
        ),
    ),
    (
        "Whenever a creature that has no abilities is summoned, draw a card.",
        "Whenever any player summons a creature that has no abilities, draw a card.",
    ),
    (
        "Your opponent's creatures can't attack the turn they are put.",
        "All of your opponent's creatures that are new can't attack.",
    ),
    (
        "One of your creatures can attack tapped or untapped creatures until the end of the turn.",
        "One of your creatures can attack untapped creatures until the end of the turn.",
    ),
    (
        "During your opponent's turn, when this creature is destroyed, put it from your graveyard tapped.",
        "During your opponent's turn, when this creature is destroyed, put it into the battle zone tapped.",
    ),
    (
        "When this creature would leave the battle zone, only the top card leaves the battle zone instead.",
        "When this creature would leave the battle zone, only its top card leaves instead.",
    ),
    # what cannot be chosen
    (
        "Whenever your opponent would choose one of your creatures, they can't choose this one.",
        "This creature can't be chosen by your opponent.",
    ),
    (
        (
            "During your opponent's turn, whenever your opponent would choose a creature in the battle zone, they "
            "can't choose this one."
        ),
        "While it is your opponent's turn, this creature can't be chosen by your opponent.",
    ),
    (
        (
            "When this creature evolves, it can't be attacked until the start of your next turn and whenever your "
            "opponent would choose a creature, they can't choose this one."
        ),
        (
            "When this creature evolves, it can't be attacked and can't be chosen by your opponent until the start of "
            "your next turn."
        ),
    ),
    (
        (
            "This turn, one of your creatures can't be blocked and whenever your opponent would choose a creature, "
            "that creature can't be chosen."
        ),
        "One of your creatures can't be blocked and can't be chosen by your opponent until the end of the turn.",
    ),
    # what battles, and evolves
    (
        "Whenever you put an evolution creature on top of your other creatures, draw a card.",
        "Whenever you put an evolution creature on top of other creatures, draw a card.",
    ),
    (
        "Whenever your Goblins battle, that creature gets +1000 power until the end of the turn.",
        "Whenever your Goblin creature battles, it gets +1000 power until the end of the turn.",
    ),
    (
        "Vortex evolution: Put on 2 of your Goblins, Machine Heroes, or Humans.",
        "Evolution: Put on two of your Goblin or Machine Hero or Human creatures",
    ),
    (
        "You may put an evolution creature of any race on the crossed creature.",
        "The crossed creature can be evolved into any race.",
    ),
    # what can be done
    (
        "This creature can only be summoned if you have 2 or less cards in your hand.",
        "You can summon this creature only if you have two or less cards in your hand.",
    ),
    (
        "Once during your turn, you may summon a Magic Tool from your graveyard.",
        "One time each turn, you may summon Magic Tool creatures from your graveyard.",
    ),
    ("Your opponent's creatures must block if able.", "All of your opponent's creatures block if able."),
    (
        "Whenever one of your opponent's creatures attacks, they attack creatures if able.",
        "All of your opponent's creatures attack creatures rather than players.",
    ),
    # keywords
    ("Vividdraw Water/Fire 2", "Vividdraw water and fire 2"),
    ("Saver- Goblin", "Saver: Goblin"),
    (
        "Saver: Dragon",
        "When your creature that has Dragon in its race would be destroyed, you may destroy this creature instead.",
    ),
    (
        "Saver: Power 12000 or more",
        "When your creature that has power 12000 or more would be destroyed, you may destroy this creature instead.",
    ),
    (
        "This creature gets power attacker +1000 for each fire card in your graveyard.",
        "This creature gets +1000 as power attacker for each fire card in your graveyard.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_rarer_words_mean(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
