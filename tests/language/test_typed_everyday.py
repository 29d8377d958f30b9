"""Texts of all games in everyday English, as somebody types them who has not read how cards are written here."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

OF_CREATURES = [
    # what follows on "for each" is done once
    (
        "For each of your opponent's creatures, draw a card. Then discard 2 cards.",
        "For each of your opponent's creatures, draw a card. Discard two cards.",
    ),
    (
        (
            "When this creature attacks, for each of your tapped creatures, your opponent discards a card. "
            "Then untap all your creatures."
        ),
        (
            "Whenever this creature attacks, for each of your tapped creatures, your opponent discards a card. "
            "Untap all of your creatures."
        ),
    ),
    # of what "if you don't" is said
    (
        "If you have a Dragon in the battle zone, draw a card. If you don't, discard a card.",
        "If you have a creature that has Dragon in its race, draw a card but otherwise discard a card.",
    ),
    (
        "If your opponent has 5 or more shields, draw a card. If he doesn't, destroy one of your creatures.",
        "If your opponent has five or more shields, draw a card but otherwise destroy one of your creatures.",
    ),
    (
        (
            "When this creature attacks, if you have a Dragon in the battle zone, you may draw a card. "
            "If you don't, discard a card."
        ),
        (
            "Whenever this creature attacks, if you have a creature that has Dragon in its race, you may draw a card. "
            "If you do not, discard a card."
        ),
    ),
    (
        (
            "Reveal the top card of your deck. If it's a Dragon, put it into your hand. If it isn't, put it into your "
            "graveyard."
        ),
        (
            "Reveal the top card of your deck. If it is a card that has Dragon in its race, return it to your hand "
            "but otherwise put it into your graveyard."
        ),
    ),
    # whose, and which
    (
        "Whenever another creature of yours attacks, it gets +2000 power until end of turn.",
        "Whenever your other creature attacks, it gets +2000 power until the end of the turn.",
    ),
    (
        "When this creature attacks, untap a Fire creature of yours.",
        "Whenever this creature attacks, untap one of your fire creatures.",
    ),
    (
        "When this creature attacks, you may destroy another one of your creatures.",
        "Whenever this creature attacks, you may destroy one of your other creatures.",
    ),
    (
        "When this creature attacks, destroy an opponent's creature with less power than this creature.",
        (
            "Whenever this creature attacks, destroy one of your opponent's creatures that have less power than this "
            "creature."
        ),
    ),
    # how often, and how long
    (
        "Whenever your opponent draws a card, he discards a card. This ability triggers only once per turn.",
        "Once a turn: Whenever your opponent draws a card, your opponent discards a card.",
    ),
    (
        "Choose one of your opponent's creatures. Until your next turn, it can't attack.",
        "Choose one of your opponent's creatures. It can't attack until the start of your next turn.",
    ),
    (
        "Search your deck for a creature, reveal it and put it into your hand. Then shuffle.",
        "Search your deck for a creature, reveal it, return it to your hand, and shuffle your deck.",
    ),
    ("If you have no cards in hand, draw a card.", "If you have no cards in your hand, draw a card."),
]

OF_UNITS = [
    # what the opponent does not do is no other case of what one has
    (
        (
            "AUTO (RC): When this unit attacks, if you have 3 or more rear-guards, your opponent discards a card. "
            "If they don't, draw a card."
        ),
        (
            "AUTO (RC): When this unit attacks, if you have three or more rear-guards, your opponent discards a card. "
            "If you do not, draw a card."
        ),
    ),
    # the other case
    (
        (
            "AUTO: [Counter Blast (1)] When this unit is placed on RC, if you have 4 or less cards "
            "in hand, draw one card, "
            "otherwise, counter charge 1."
        ),
        (
            "AUTO: [Counter Blast 1] When this unit is placed on RC, if you have four or less cards "
            "in your hand, draw a "
            "card but otherwise Counter Charge 1."
        ),
    ),
    (
        "ACT (RC): If you have 4 or less cards in your hand, draw a card. If you don't, counter charge 1.",
        "ACT (RC): If you have four or less cards in your hand, draw a card but otherwise Counter Charge 1.",
    ),
    (
        "ACT (RC): If you have a Kagero vanguard, draw a card. If not, counter charge 1.",
        "ACT (RC): If you have a Kagero vanguard, draw a card but otherwise Counter Charge 1.",
    ),
    (
        "ACT (RC): If you have a Kagero vanguard, you may discard a card. If you don't, rest this unit.",
        "ACT (RC): If you have a Kagero vanguard, you may discard a card. If you do not, rest this unit.",
    ),
    (
        "ACT (VC): Look at the top card of your deck. If it's grade 3, draw a card. Otherwise, counter charge 1.",
        (
            "ACT (VC): Look at the top card of your deck. If it is a grade 3 card, draw a card but otherwise "
            "Counter Charge 1."
        ),
    ),
    # costs
    (
        "AUTO (RC): At the end of the battle this unit boosted, [put this unit into your soul] Draw a card.",
        "AUTO (RC): [Put this unit into your soul] At the end of the battle that this unit boosted, draw a card.",
    ),
    (
        (
            "AUTO (VC) 1/Turn: At the end of the battle that this unit attacked, [CB1 and discard 2 "
            "cards] Stand this unit."
        ),
        (
            "AUTO (VC) [1/Turn]: [Counter Blast 1 & discard two cards] At the end of the battle "
            "that this unit attacked, "
            "stand this unit."
        ),
    ),
    (
        "ACT (VC): [CB1, choose 2 of your rear-guards and rest them] Draw 2 cards.",
        "ACT (VC): [Counter Blast 1 & rest two of your rear-guards] Draw two cards.",
    ),
    ("ACT (RC): [Rest this, CB1] Draw a card.", "ACT (RC): [Rest this unit & Counter Blast 1] Draw a card."),
    ("ACT (RC): CB1, rest this unit: Draw a card.", "ACT (RC): [Counter Blast 1 & rest this unit] Draw a card."),
    # "for each" before what it is of
    (
        "CONT (VC): For each of your opponent's damage, this unit gets power +1000 during your turn.",
        "CONT (VC): During your turn, this unit gets power +1000 for each card in your opponent's damage zone.",
    ),
    (
        "CONT (RC): During your turn, for each of your other rear-guards, this unit gets +1000 power.",
        "CONT (RC): During your turn, this unit gets power +1000 for each of your other rear-guards.",
    ),
    # how often, how long, and what the opponent does
    (
        "AUTO (RC): When this unit attacks, draw a card. This skill can only activate once per turn.",
        "AUTO (RC) [1/Turn]: When this unit attacks, draw a card.",
    ),
    (
        "ACT (VC): Your opponent's vanguard gets -3000 power until the end of your opponent's next turn.",
        "ACT (VC): Your opponent's vanguard gets power -3000 until end of your opponent's next turn.",
    ),
    (
        "AUTO (VC): At the end of your turn, your opponent retires one of their rear-guards.",
        "AUTO (VC): At the end of your turn, your opponent chooses one of your opponent's rear-guards, and retire it.",
    ),
    (
        (
            "AUTO (RC): When this unit attacks, your opponent chooses a card from their hand and discards it. "
            "If they don't, draw a card."
        ),
        "AUTO (RC): When this unit attacks, your opponent discards a card. If you do not, draw a card.",
    ),
    # where, and how units are
    (
        "CONT (VC): Your other units in the same column as this unit get +3000 power.",
        "CONT (VC): All of your other units in the same column as this unit get power +3000.",
    ),
    (
        "CONT (RC): While this unit is boosted, it gets +3000 power.",
        "CONT (RC): If this unit is boosted, this unit gets power +3000.",
    ),
    (
        "AUTO (RC): When this unit's attack doesn't hit, draw a card.",
        "AUTO (RC): When this unit's attack does not hit, draw a card.",
    ),
    # vanguards, damage, names
    (
        (
            "AUTO (RC): When this unit intercepts, if your vanguard is Gold Paladin, this unit gets "
            "+5000 shield until end "
            "of battle."
        ),
        (
            "AUTO (RC): When this unit intercepts, if you have a Gold Paladin vanguard, this unit "
            "gets shield +5000 until "
            "end of battle."
        ),
    ),
    (
        "CONT (RC): If your vanguard is a <Kagero>, this unit gets +1000 power.",
        "CONT (RC): If you have a Kagero vanguard, this unit gets power +1000.",
    ),
    (
        "CONT (VC/RC): If you have more damage than your opponent, this unit gains Resist.",
        "CONT (VC/RC): If you have more cards in your damage zone than your opponent, this unit gains Resist.",
    ),
    (
        'CONT (RC): If you have a vanguard with "Overlord" in its name, this unit gets +2000 power.',
        'CONT (RC): If you have a vanguard with "Overlord" in its card name, this unit gets power +2000.',
    ),
    (
        (
            "AUTO (RC): When this unit boosts your Link Joker vanguard, that vanguard gets +5000 power "
            "until end of battle."
        ),
        (
            "AUTO (RC): When this unit boosts a Link Joker vanguard, the boosted unit gets power +5000 "
            "until end of battle."
        ),
    ),
    (
        "CONT (VC): All of your opponent's rear-guards get -2000 power, and they can't intercept.",
        "CONT (VC): All of your opponent's rear-guards get power -2000 and cannot intercept.",
    ),
    (
        'ACT (VC): [CB1] Your vanguard gets "CONT (VC): This unit gets +1000 power" until end of turn.',
        'ACT (VC): [Counter Blast 1] Your vanguard gains "CONT (VC): This unit gets power +1000." until end of turn.',
    ),
]

OF_MEMBERS = [
    (
        "AUTO: When this member is deployed, your opponent chooses one of their members and rests it.",
        "AUTO: When this member is deployed, your opponent rests one of their members.",
    ),
    (
        (
            "AUTO: When a member of yours wins, choose up to one of your opponent's members. It gets -2000 power until "
            "the end of your opponent's next turn."
        ),
        (
            "AUTO: When your member wins, choose up to one of your opponent's members. It gets power -2000 until end "
            "of your opponent's next turn."
        ),
    ),
    (
        "ACT: Discard 2 cards: Choose one of your opponent's members and return it to their hand.",
        "ACT: [Discard two cards] Choose one of your opponent's members, and return it to your opponent's hand.",
    ),
    (
        "AUTO: When this member is deployed, return another of your members to your hand.",
        "AUTO: When this member is deployed, return one of your other members to your hand.",
    ),
    (
        "CONT: Your opponent's members with power 3000 or less can't attack.",
        "CONT: All of your opponent's members with power 3000 or less cannot attack.",
    ),
    (
        "CONT: This member has +1000 power as long as you have no cards in your hand.",
        "CONT: If you have no cards in your hand, this member gets power +1000.",
    ),
    (
        "AUTO: When this member leaves the field, you may put the top card of your deck into your stock.",
        "AUTO: When this member leaves the field, you may stock the top card of your deck.",
    ),
    (
        "AUTO: When this member wins, draw a card. This effect only works once per turn.",
        "AUTO [1/turn]: When this member wins, draw a card.",
    ),
    (
        (
            "AUTO: When this member attacks, reveal the top card of your deck. If it's an <Angel> "
            "card, put it into your "
            "hand. Otherwise, put it into your drop zone."
        ),
        (
            "AUTO: When this member attacks, reveal the top card of your deck. If it is an <Angel> "
            "card, return it to your "
            "hand but otherwise drop it."
        ),
    ),
    (
        (
            "AUTO: When this member attacks, if you have 4 or more cards in your hand, draw a card. "
            "If you don't, discard "
            "a card."
        ),
        (
            "AUTO: When this member attacks, if you have four or more cards in your hand, draw a "
            "card but otherwise discard "
            "a card."
        ),
    ),
    (
        "CONT: During your turn, this member gets +1000 power for each other member in your area.",
        "CONT: During your turn, this member gets power +1000 for each of your other members.",
    ),
    (
        (
            "AUTO: When this member attacks, it gets +1000 power until end of battle for each card in "
            "your opponent's hand."
        ),
        (
            "AUTO: When this member attacks, it gets power +1000 for each card in your opponent's hand "
            "until end of battle."
        ),
    ),
    (
        (
            "AUTO: When this member is deployed, choose an opponent's member with power 4000 or "
            "less and return it to the "
            "bottom of their deck."
        ),
        (
            "AUTO: When this member is deployed, choose one of your opponent's members with power "
            "4000 or less, and put it "
            "on the bottom of your opponent's deck."
        ),
    ),
    (
        "AUTO: When this member is put into the drop zone from the area, draw a card.",
        "AUTO: When this member is dropped, draw a card.",
    ),
    (
        "AUTO: At the end of your turn, if this member is rested, stand it.",
        "AUTO: At the end of your turn, if this member is resting, stand this member.",
    ),
    (
        "AUTO: Once per turn, when another of your members wins a battle, you may draw a card.",
        "AUTO [1/turn]: When your other member wins, you may draw a card.",
    ),
    (
        (
            "AUTO: When this member is deployed, look at the top three cards of your deck, add up "
            "to one <Angel> card among "
            "them to your hand and put the rest on the bottom."
        ),
        (
            "AUTO: When this member is deployed, look at the top three cards of your deck, return "
            "up to one <Angel> card "
            "from among them to your hand, and put the rest on the bottom of your deck."
        ),
    ),
    (
        "AUTO: When this member is deployed, both players draw a card.",
        "AUTO: When this member is deployed, each player draws a card.",
    ),
    (
        "CONT: As long as you have two or more members in your area, this member gets +1000 power.",
        "CONT: If you have two or more members, this member gets power +1000.",
    ),
]

OF_CHARACTERS = [
    (
        "Start: When a character of yours is put into the discard pile, you may draw a card.",
        "Start: When your character is put into the discard pile, you may draw a card.",
    ),
    (
        "Level Burst: Return up to 1 of your opponent's support characters to its owner's hand.",
        "Level Burst: Put up to one of your opponent's support characters into your opponent's hand.",
    ),
    (
        "Cont: This character can't attack if you have no cards in your hand.",
        "Cont: If you have no cards in your hand, this character cannot attack.",
    ),
    (
        "Start: When this character attacks, rest another of your <Bird> characters.",
        "Start: When this character attacks, rest one of your other <Bird> characters.",
    ),
    (
        "Use (Main/Your turn): Your main character gets +500 AP until the end of your opponent's next turn.",
        "Use (Main/Your turn): Your main character gets AP +500 until end of your opponent's next turn.",
    ),
    (
        (
            "Start: When this character attacks, reveal the top card of your deck. If it's red, "
            "this character gets +2000 "
            "AP until end of battle, otherwise discard it."
        ),
        (
            "Start: When this character attacks, reveal the top card of your deck. If it is a red "
            "card, this character gets "
            "AP +2000 until end of battle but otherwise put it into the discard pile."
        ),
    ),
    (
        (
            "Start: When this character attacks, if you have three or more cards in your hand, draw "
            "a card. If you don't, "
            "discard a card."
        ),
        (
            "Start: When this character attacks, if you have three or more cards in your hand, draw "
            "a card but otherwise "
            "discard a card."
        ),
    ),
    (
        "Cont: While you have another red character in play, this character gets +1000 AP.",
        "Cont: If you have one or more other red characters, this character gets AP +1000.",
    ),
    (
        "Start: Whenever another of your <Bird> characters comes into play, it gets +1000 AP until end of turn.",
        "Start: When your other <Bird> character comes into play, it gets AP +1000 until end of turn.",
    ),
    (
        (
            "Start: When this character wins a battle, look at the top 3 cards of your deck, put up "
            "to one of them in your "
            "hand and the rest on the bottom of your deck in any order."
        ),
        (
            "Start: When this character wins a battle, look at the top three cards of your deck, "
            "put up to one card from "
            "among them into your hand, and put the rest on the bottom of your deck in any order."
        ),
    ),
    ("Cont: All your other <Bird> characters get +500 AP.", "Cont: All of your other <Bird> characters get AP +500."),
    (
        "Use (Main/Your turn): Discard a card: draw a card.",
        "Use (Main/Your turn): [Discard a card] Draw a card.",
    ),
    (
        "Use (Any/Either): [Rest this character] Draw a card.",
        "Use (Any phase/Either turn): [Rest this character] Draw a card.",
    ),
]

TYPED = [
    *((CREATURES, *each) for each in OF_CREATURES),
    *((UNITS, *each) for each in OF_UNITS),
    *((MEMBERS, *each) for each in OF_MEMBERS),
    *((CHARACTERS, *each) for each in OF_CHARACTERS),
]


@pytest.mark.parametrize(("game", "typed", "meant"), TYPED)
def test_everyday_english_is_read_as_texts_of_the_card_language(game: Print, typed: str, meant: str) -> None:
    game.assert_means(typed, meant)


REFUSED = [
    (
        MEMBERS,
        "AUTO: When your opponent's member attacks, return one of your members to its owner's hand.",
        "unexpected 'its'",
        "its",
    ),
    (
        MEMBERS,
        "AUTO: When your opponent's member attacks, put this member on the bottom of its owner's deck.",
        "unexpected 'its'",
        "its",
    ),
    (UNITS, "CONT (RC): This unit cannot attack unless you have a Kagero vanguard.", '"unless" is not read', "unless"),
    (MEMBERS, "CONT: This member can't attack unless you have an <Angel> member.", '"unless" is not read', "unless"),
    (CHARACTERS, "Cont: This character can't attack unless you're ahead.", '"unless" is not read', "unless"),
    (CHARACTERS, "Use (Main): Draw a card.", "it does not say in whose turn", "Use"),
    (
        CHARACTERS,
        "Cont (once per turn): This character gets AP +500.",
        "only a Start skill says how often",
        "Cont",
    ),
]


@pytest.mark.parametrize(("game", "typed", "why", "where"), REFUSED)
def test_what_is_not_read_says_why_and_where(game: Print, typed: str, why: str, where: str) -> None:
    with pytest.raises(CardTextError, match=why) as refused:
        game.reader().read(typed)
    assert refused.value.text[refused.value.position :].startswith(where)


def test_an_error_shows_names_and_traits_as_they_were_typed() -> None:
    text = 'Use (Main): [Discard a <Bird> character] Search your deck for a card named "Sootwing".'
    with pytest.raises(CardTextError) as refused:
        CHARACTERS.reader().read(text)
    assert refused.value.text == text
    with pytest.raises(CardTextError) as behind:
        MEMBERS.reader().read('CONT: All <Angel> members named "Aoi" get +500 power unless you lose.')
    assert behind.value.text[behind.value.position :] == "unless you lose."
