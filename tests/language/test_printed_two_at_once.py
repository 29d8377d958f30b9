"""Printed Duel Masters texts of our own wording: of both sorts, one for each of several, one thing or else another."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # 106.2, 203: of both, and not of either
    (
        "Each of your creatures in the battle zone that have both the Dragonoid and Human races gets speed attacker.",
        "All of your creatures that have both the Dragonoid and Human races get speed attacker.",
    ),
    (
        "Whenever you put a creature that is both fire and nature into the battle zone, draw a card.",
        "When you put your creature that is both fire and nature into the battle zone, draw a card.",
    ),
    (
        "Evolution: Put on one of your creatures that has both the Human and Dragonoid races.",
        "Evolution: Put on one of your creatures that have both the Human and Dragonoid races",
    ),
    # 803: gods that are linked
    (
        "While this creature is linked with 3 other Gods, it has double breaker.",
        "While there are three or more God creatures linked with this creature, this creature gets double breaker.",
    ),
    (
        "While this creature is linked as 3 cards, it has double breaker.",
        "While there are two or more cards linked with this creature, this creature gets double breaker.",
    ),
    (
        "This creature breaks an additional shield for each card linked with it.",
        "This creature breaks one more shield for each card linked with this creature.",
    ),
    (
        "While you have an evolution creature or linked God in the battle zone, this creature has slayer.",
        "While you have an either (evolution creature) or (linked God creature), this creature gets slayer.",
    ),
    (
        "You may return a linked God to its owner's hand.",
        "You may return a linked God creature in the battle zone to its owner's hand.",
    ),
    # the card with the ability is "this creature", and never "that creature"
    (
        "Whenever this creature battles a creature, destroy that creature.",
        "Whenever this creature battles a creature, destroy it.",
    ),
    (
        "Whenever this creature is blocked by a fire creature, tap that creature.",
        "Whenever this creature becomes blocked by a fire creature, tap it.",
    ),
    (
        "When an opponent's creature attacks, destroy this creature and that creature.",
        "Whenever your opponent's creature attacks, destroy both this creature and it.",
    ),
    # 310.6
    (
        "Whenever one of your gacharange creatures that has 2 or more attached auras attacks, draw a card.",
        "Whenever your gacharange creature that has two or more auras attached attacks, draw a card.",
    ),
    ("This creature can't be summoned.", "You can never summon this creature."),
    # 601.1a: two prices in one sentence
    (
        "Each darkness creature costs 1 more to summon and each darkness spell costs 1 more to cast.",
        "Each darkness creature costs 1 more to summon.\nEach darkness spell costs 1 more to cast.",
    ),
    (
        (
            "Your fire creatures may cost 1 less to summon and your fire spells may cost 1 less to cast. They can't "
            "cost less than 1."
        ),
        (
            "Your fire creatures may each cost 1 less to summon. They can't cost less than 1.\n"
            "Your fire spells may each cost 1 less to cast. They can't cost less than 1."
        ),
    ),
    # 701.14d
    (
        "This creature breaks an additional shield for each of your cross gears in the battle zone.",
        "This creature breaks one more shield for each of your cross gears.",
    ),
    (
        "This turn, one of your creatures breaks an additional shield for each creature in your graveyard.",
        "One of your creatures breaks one more shield for each creature in your graveyard until the end of the turn.",
    ),
    # what one creature gets for each is not given each time to another
    (
        "Until the end of the turn, one of your creatures gets +1000 power for each creature in your graveyard.",
        "One of your creatures gets +1000 power for each creature in your graveyard until the end of the turn.",
    ),
    (
        "One of your creatures gets +1000 power until the end of the turn for each of your tapped creatures.",
        "One of your creatures gets +1000 power for each of your tapped creatures until the end of the turn.",
    ),
    # 804.1a
    ("When this creature is awakened, draw a card.", "When this creature awakens, draw a card."),
    # there is one opponent
    (
        "When you put this creature, each opponent chooses 2 cards from their hand and discards them.",
        "When you put this creature into the battle zone, your opponent discards two cards.",
    ),
    (
        "Whenever a player puts a creature into the battle zone, untap it.",
        "When any player's creature enters the battle zone, untap it.",
    ),
    # what is done in the one case may be several things, or be up to its player
    (
        (
            "Reveal the top card of your deck. If it's a fire creature, you may put it into the battle zone. "
            "If it isn't, put it on the bottom of your deck."
        ),
        (
            "Reveal the top card of your deck. If it is a fire creature, do (you may put it into the battle zone) but "
            "otherwise put it on the bottom of your deck."
        ),
    ),
    (
        (
            "If you have a light creature in the battle zone, choose one of your opponent's creatures and destroy it. "
            "If not, draw a card."
        ),
        (
            "If you have a light creature, do (choose one of your opponent's creatures, and destroy it) but otherwise "
            "draw a card."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        "This creature breaks an additional shield for each spell cast during your turn.",
        "Each of your creatures that is both fire gets speed attacker.",
        # which of the two that fight?
        "Whenever this creature blocks, destroy that creature.",
        "Whenever this creature attacks and isn't blocked, untap that creature.",
        "Whenever this creature battles a fire creature, it gets +2000 power until the end of the turn.",
        # whoever may do it and does not: is the other done then?
        "If you have a light creature, draw a card, then you may discard a card. Otherwise, draw 2 cards.",
        "If you have a light creature, you may draw a card. If not, discard a card.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
