"""Keywords of printed Duel Masters cards, in texts of our own: what they mean, with or without a reminder."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # a keyword that the language does not have is what its reminder says
    (
        "{HOMEWARD} (When this creature would leave, return it to your hand instead.)",
        "When this creature would leave the battle zone, return it to your hand instead.",
    ),
    (
        "■ Homeward: Goblin (When one of your Goblins would be destroyed, you may destroy this creature instead.)",
        "When your Goblin creature would be destroyed, you may destroy this creature instead.",
    ),
    (
        (
            "■ Sympathy: Light creatures (This creature costs 1 less to summon for each of your light creatures. "
            "It can't cost less than 3.)"
        ),
        "This costs 1 less to summon for each of your light creatures. It can't cost less than 3.",
    ),
    # several on a line, each with its own
    (
        "{HOMEWARD} (When this creature would leave, return it to your hand instead.) {BLOCKER} (You may tap it.)",
        "When this creature would leave the battle zone, return it to your hand instead.\nBlocker",
    ),
    # one that it has is what the rules say, whatever the reminder leaves out
    ("{DOUBLE BREAKER} (This creature breaks 3 shields.)", "Double breaker"),
    # what is done to use a card for less (601.1a)
    (
        (
            "{RASH ACTION} 3 (You may reduce this creature's summon cost by 3. If you do, "
            "destroy this creature at the end of the turn.)"
        ),
        "Terms: You may pay 3 less to summon this. If you do, after the turn, destroy this creature.",
    ),
    (
        "■ You may reduce the cost of casting this spell by 1. If you do, draw a card at the end of your turn.",
        "Terms: You may pay 1 less to cast this. If you do, after the turn, draw a card.",
    ),
    (
        "{JOKERS OVER EXPLODE} 3 (You may reduce it. Then draw a card.)",
        (
            "Terms: You may pay 3 less to summon this. If you do, after the turn, "
            "put this creature on the bottom of its owner's deck, and draw a card."
        ),
    ),
    (
        (
            "{OFFERING} 4 (While summoning a Goblin, you may reduce its cost by 4. If you do, destroy this creature. "
            "That Goblin can't cost less than 1.)"
        ),
        "Terms: You may destroy this creature to pay 4 less for a Goblin creature. It can't cost less than 1.",
    ),
    ("{HYPER ENERGY} (As you cast this spell, you may tap any number of your creatures.)", "Hyper energy"),
    (
        (
            "{FORT ENERGY}(Goblin) (If a Goblin is tapped to summon it.)\nDraw a card.\n"
            "■ Fort Energy—Dragon:\n{FORT ENERGY}: You may destroy this creature."
        ),
        (
            "Fort energy Goblin: When you put this creature into the battle zone, draw a card.\n"
            "Fort energy Dragon: When you put this creature into the battle zone, you may destroy this creature."
        ),
    ),
    ("{DYNAMO} (You may tap this creature. If you do, add its power to another Dynamo.)", "Dynamo"),
    ("{SOULSHIFT} (This creature costs less by the cost of the creature that it is put on.)", "Soulshift"),
    # from where it is used (110.4b, 601.1a)
    (
        "■ You may summon this creature from your mana zone. (Pay the cost.)",
        "Terms: You may summon this from your mana zone.",
    ),
    ("You may use this aura from your graveyard.", "Terms: You may use this from your graveyard."),
    (
        "{DEEP REBURST} 5 (You may summon this creature from your mana zone by paying Fire 5.)",
        "Terms: You may pay fire 5 to summon this from your mana zone.",
    ),
    (
        (
            "{TALL CLIMB} Light/Water 4(You may summon this creature from your hand or graveyard by tapping 4 of your "
            "creatures and paying Light/Water 4.)"
        ),
        "Terms: You may pay light and water 4 and tap 4 of your creatures to summon this from your hand or graveyard.",
    ),
    (
        (
            "{ABYSS RUSH} You may summon this creature from your graveyard. If you do, this creature can attack "
            "players this turn and is put on the bottom of your deck at the end of the turn."
        ),
        (
            "Terms: You may summon this from your graveyard. If you do, this creature can attack players at once until "
            "the end of the turn. After the turn, put this creature on the bottom of its owner's deck."
        ),
    ),
    (
        (
            "{FUSHIGIVERSE} Fire/Nature 8 (You may put one of your creatures into your mana zone tapped to summon this "
            "creature from your graveyard for a cost equal to Fire/Nature 8 minus that creature's cost. "
            "It can't cost less than Fire/Nature 2.)"
        ),
        (
            "Terms: You may put a creature of yours into your mana zone and tap it to pay fire and nature 8 minus its "
            "cost, but no less than 2, to summon this from your graveyard."
        ),
    ),
    # heads that give a card more to do
    (
        (
            "{SUPER SHIELD TRIGGER} (When this card is put into your hand from your shield zone, you may summon it.)\n"
            "{SUPER}: When you put this creature, draw a card."
        ),
        "Super shield trigger\nSuper: When you put this creature into the battle zone, draw a card.",
    ),
    (
        (
            "{SHIELD TRIGGER PLUS} (When this spell is put into your hand, you may cast it.)\n"
            "■ Draw a card.\n{SHIELD TRIGGER PLUS}: Destroy one of your opponent's creatures."
        ),
        "Shield trigger plus\nDraw a card.\nShield trigger plus: Destroy one of your opponent's creatures.",
    ),
    ("{EX LIFE} (As you put this creature, shieldify the top card of your deck.)", "EX life"),
    # what is given to the creature on it
    (
        "{SUPER SOUL CROSS} (If this is under a creature, that creature also gets the following ability.)\n■ {BLOCKER}",
        "Super soul cross: Blocker",
    ),
    # an icon whose ability stands on the next line
    ("{KIZUNA} (When you put this creature, you may use one.)\nDraw a card.", "Kizuna: Draw a card."),
    (
        "{KIZUNA PLUS} (Whenever this creature attacks, you may put one.)\nDraw a card.",
        "Kizuna plus: Draw a card.",
    ),
    # what is done instead, in two sentences
    (
        (
            "DODGE (When this creature would leave, you may add 2 of your shields to your hand instead. "
            'You can\'t use the "shield trigger" abilities of those shields.)'
        ),
        (
            "When this creature would leave the battle zone, "
            "you may put two of your shields into your hand without using shield triggers instead."
        ),
    ),
    # spell halves
    (
        "{BANG BURST} (Whenever this creature attacks, you may cast its spell side in the battle zone for no cost.)",
        "Whenever this creature attacks, you may cast this creature's spell side for no cost.",
    ),
    (
        (
            "{LATE BURST} (When this creature leaves and is put into your hand, mana zone or graveyard, "
            "you may cast the spell side of this card for no cost.)"
        ),
        "When this creature leaves for your hand, mana zone or graveyard, you may cast its spell side for no cost.",
    ),
    # a number in parentheses is a part of the keyword
    (
        (
            "{BOMBARD}(3) (Whenever this creature attacks, look at the top card of your deck. You may put a creature "
            "that costs 3 or less from the top of your deck or your hand into the battle zone.)"
        ),
        (
            "Whenever this creature attacks, look at the top card of your deck. You may put a creature that costs 3 or "
            "less from among them or from your hand into the battle zone."
        ),
    ),
    (
        (
            "{GOBLINS CHANGE} 3 (When this creature attacks, you may switch this creature with a Goblin creature "
            "that costs 3 or less from your mana zone.)"
        ),
        (
            "Whenever this creature attacks, you may switch this creature with a Goblin creature that costs 3 or less "
            "from your mana zone."
        ),
    ),
    # who attacks players at once
    ("This creature can attack your opponent on the turn you put it.", "This creature can attack players at once."),
    (
        "This creature can attack players on the turn it is put into the battle zone.",
        "This creature can attack players at once.",
    ),
    # marks that nobody sees
    ("\N{WORD JOINER}Double breaker\u2065", "Double breaker"),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_a_printed_keyword_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # a keyword that the language does not have, and of which nothing is said
        "{HOMEWARD}",
        "{HOMEWARD} (When this creature would leave, whistle.)",
        # of whose cost the least is another's
        (
            "{OFFERING} 4 (While summoning a Goblin, you may reduce its cost by 4. If you do, destroy this creature. "
            "That Hedrian can't cost less than 1.)"
        ),
        # nothing was looked at
        "You may put a creature that costs 3 or less from the top of your deck or your hand into the battle zone.",
        # a sentence with a reminder of a part of it means what it says, or nothing
        "Whistle to this creature. (When this creature would leave, return it to your hand instead.)",
        "Whistle (3), (Fire) (When this creature would leave, return it to your hand instead.)",
    ],
)
def test_a_keyword_that_is_not_explained_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
