"""Everyday words of Luck & Logic and Level Neo: whose cards, how long, how many, and kinds that go without saying."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS

MEMBER = "AUTO: When this member attacks, "
OF_MEMBERS = [
    (
        "AUTO: When this member attacks, it gets +2000 power until your next turn",
        f"{MEMBER}it gets power +2000 until the beginning of your next turn.",
    ),
    (f"{MEMBER}it gets +2000 until end of turn", f"{MEMBER}it gets power +2000 until end of turn."),
    (f"{MEMBER}draw 2. Then discard 1", f"{MEMBER}draw two cards. Discard a card."),
    (
        "CONT: If this member would leave the field, you may discard a card instead.",
        "CONT: When this member would leave the field, you may discard a card instead.",
    ),
    (
        "If one of your members would be dropped, you may pay (1), and return it to hand instead",
        "CONT: When your member would be dropped, you may pay [(1)], and return it to your hand instead.",
    ),
    (
        "AUTO: When a gate of yours would be destroyed, drop this member instead",
        "CONT: When your gate would be destroyed, drop this member instead.",
    ),
    ("At the start of your main phase, draw 1", "AUTO: At the beginning of your main phase, draw a card."),
    (f"{MEMBER}destroy a gate of yours", f"{MEMBER}destroy one of your gates."),
    (f"{MEMBER}drop up to 2 members of your opponent", f"{MEMBER}drop up to two of your opponent's members."),
    (f"{MEMBER}your opponent discards 2 random cards", f"{MEMBER}drop two cards from your opponent's hand at random."),
    (f"{MEMBER}your opponent discards a card at random", f"{MEMBER}drop a card from your opponent's hand at random."),
    (f"{MEMBER}return this to your hand", f"{MEMBER}return this card to your hand."),
    (
        "AUTO: When this member is dropped from the field, draw a card",
        "AUTO: When this member is dropped, draw a card.",
    ),
    ("This member gets +1000 power", "CONT: This member gets power +1000."),
    (
        "CONT: If your opponent has 3 or more cards in hand, +1000 power",
        "CONT: If your opponent has three or more cards in your opponent's hand, this member gets power +1000.",
    ),
    (
        "CONT: If your opponent has no cards in their hand, +1000 power",
        "CONT: If your opponent has no cards in your opponent's hand, this member gets power +1000.",
    ),
    ("CONT: Cannot intercept", "CONT: This member cannot intercept."),
    ("CONT: On your turn, +1000 power", "CONT: During your turn, this member gets power +1000."),
    (
        "CONT: If you have 4 or more level cards, this member's power is increased by 1000",
        "CONT: If you have four or more cards in your level zone, this member gets power +1000.",
    ),
    (
        "ACT (drop zone): [purge this]: look at the top 3 cards of your deck, add one to your hand and drop the rest",
        (
            "ACT (Drop): [Purge this card] Look at the top three cards of your deck, put a card from among them into "
            "your hand, and drop the rest."
        ),
    ),
    ("[Logic Drive](1) Draw a card", "LD: [(1)] Draw a card."),
    ("AUTO: When deployed: stock boost 2", "AUTO: When this member is deployed, stock boost (2)."),
    ("AUTO: Synthesis 2 when this member is deployed", "AUTO: When this member is deployed, synthesis (2)."),
    ('[AUTO] Covenant - "Ada": draw 1', 'AUTO: Covenant "Ada", draw a card.'),
    ("[On Gate Destruction] Draw 1", "AUTO: On gate destruction, draw a card."),
    ("[AUTO][Soul] When this is defined, draw 1", "AUTO (Soul): When logic defined, draw a card."),
    ("CONT: Your attack limit is increased by 1", "CONT: Your attack limit grows by +1."),
    ("CONT: Your opponent's hand limit -2", "CONT: Your opponent's hand limit grows by -2."),
    ("CONT (Hand): This card costs 1 less", "CONT (Hand): This member gets cost -1."),
    (
        "CONT: If this member has 3+ soul: +1000 power for each card in its soul",
        (
            "CONT: If this member has three or more soul, this member gets power +1000 for each card in the soul of "
            "this member."
        ),
    ),
    (
        f"{MEMBER}your opponent can't intercept this battle",
        f"{MEMBER}your opponent cannot intercept until end of battle.",
    ),
    (
        f"{MEMBER}your opponent chooses 1 card from his or her hand and discards it",
        f"{MEMBER}your opponent discards a card.",
    ),
    (
        f"{MEMBER}if it has 2+ soul, +3000 power until the end of this battle",
        f"{MEMBER}if it has two or more soul, this member gets power +3000 until end of battle.",
    ),
    (
        "LD: If you have 3 or more gates destroyed, your opponent discards their hand",
        "LD: If you have three or more destroyed gates, drop all cards in your opponent's hand.",
    ),
    ("TC into an <Angel> Tranceunion", "TC: into an <Angel> Tranceunion."),
]
OF_CHARACTERS = [
    ("When this character comes into play, draw a card", "Start: When this character comes into play, draw a card."),
    (
        "Start: When this character attacks, +500 AP until end of turn",
        "Start: When this character attacks, it gets AP +500 until end of turn.",
    ),
    ("Your other <Kiln> characters get +500 AP", "Cont: All of your other <Kiln> characters get AP +500."),
    ("(Main/Your turn): Draw two cards", "Use (Main/Your turn): Draw two cards."),
    ("Start: When you level up, draw 1", "Start: When your main character levels up, draw a card."),
    ("Start: When this character is defeated, draw 1", "Start: When this character loses a battle, draw a card."),
    ("Start: When this combi-attacks, draw 1", "Start: When this character combi attacks, draw a card."),
    ("Start: When this character is set to active, draw 1", "Start: When this character becomes Active, draw a card."),
    (
        "Cont: While this character is resting, +500 AP",
        "Cont: If this character is a resting character, this character gets AP +500.",
    ),
    ("Cont: Other red characters you control get +500 AP", "Cont: All of your other red characters get AP +500."),
    ("Start: Draw a card when this character attacks", "Start: When this character attacks, draw a card."),
    ("Cont (Hand): This card costs 1 less turn", "Cont (Hand): This card gets turn cost -1."),
    (
        "Cont: If your opponent has more cards in hand than you, +500",
        "Cont: If you have fewer cards in your hand than your opponent, this character gets AP +500.",
    ),
    (
        "Cont: If you are level 3 or higher, your main character's AP +500",
        "Cont: If your level is three or more, your main character gets AP +500.",
    ),
    (
        "Cont: If there are 3 or more cards in your discard pile, +500 AP",
        "Cont: If you have three or more cards in your discard pile, this character gets AP +500.",
    ),
    ("Cont: This character also has the trait <Tide>.", "Cont: This character is also <Tide>."),
    ("Cont: This character gets +500 AP during your turn", "Cont: During your turn, this character gets AP +500."),
    (
        "Cont: This character gets +500 AP while it is attacking",
        "Cont: If this card is attacking, this character gets AP +500.",
    ),
    ("Cont: While attacking, +500 AP", "Cont: If this card is attacking, this character gets AP +500."),
    (
        "Start: When this character gets attacked, mill 2",
        "Start: When this character is attacked, put the top two cards of your deck into the discard pile.",
    ),
    (
        "Start: When this character becomes rested, your opponent must discard one card",
        "Start: When this character rests, your opponent discards a card.",
    ),
    (
        "Start: When this character is covered, your opponent rests one of their characters",
        (
            "Start: When this character's attack is covered, your opponent chooses one of your opponent's "
            "characters, and rest it."
        ),
    ),
    (
        "Use (Main/Your turn): [Discard 1]: You may draw 1. If you do discard 1",
        "Use (Main/Your turn): [Discard a card] You may draw a card. If you do, discard a card.",
    ),
    ("Cont: Can't be attacked", "Cont: This character cannot be attacked."),
    ("Cont Lv 3: +1000", "Cont (Lv 3): This character gets AP +1000."),
    ("Use - Main/Your - draw a card", "Use (Main/Your turn): Draw a card."),
    ("Use (Your Main) [Discard 1 card] Draw 2", "Use (Main/Your turn): [Discard a card] Draw two cards."),
    ("Use (Main/Your turn) once per turn: Draw a card.", "Use (Main/Your turn): Draw a card."),
    ("Use (Main/Your turn): Draw a card. Use this skill only once per turn.", "Use (Main/Your turn): Draw a card."),
    (
        "Use (Main/Your turn): Discard your hand, then draw 3 cards",
        "Use (Main/Your turn): Put all cards in your hand into the discard pile, and draw three cards.",
    ),
    (
        "Use (Main/Your turn): Opponent discards a random card",
        "Use (Main/Your turn): Put a card from your opponent's hand at random into the discard pile.",
    ),
    (
        "Use (Battle/Your turn): Your attacking characters get +1000 AP until end of battle",
        "Use (Battle/Your turn): All of your characters that are attacking get AP +1000 until end of battle.",
    ),
]


OF_UNITS = [
    (
        "AUTO V: when it attacks a VG, [CB1] it gets +5k til end of battle",
        (
            "AUTO (VC): [Counter Blast 1] When this unit attacks a vanguard, this unit gets power +5000 until end of "
            "battle."
        ),
    ),
    ("ACT R: [CB1] [SB1] Draw a card", "ACT (RC): [Counter Blast 1 & Soul Blast 1] Draw a card."),
    (
        "AUTO R: When another of your rearguards is called, draw a card",
        "AUTO (RC): When your other rear-guard is placed on RC, draw a card.",
    ),
    (
        "CONT R: If you have a \xabKagero\xbb vanguard, this unit gets +1000 power",
        "CONT (RC): If you have a Kagero vanguard, this unit gets power +1000.",
    ),
    ("AUTO R: Draw a card when this unit's attack hits", "AUTO (RC): When this unit's attack hits, draw a card."),
    (
        "AUTO R: When this unit attacks, if your opponent has 3 or more cards in hand, draw 1",
        (
            "AUTO (RC): When this unit attacks, if your opponent has three or more cards in your opponent's hand, "
            "draw a card."
        ),
    ),
    ("ACT V: CB1, discard 1: draw 2", "ACT (VC): [Counter Blast 1 & discard a card] Draw two cards."),
    (
        'AUTO: When placed on R, if you have a "Dragonic Overlord" vanguard, draw 1',
        'AUTO: When this unit is placed on RC, if you have a vanguard named "Dragonic Overlord", draw a card.',
    ),
    (
        "CONT R: If you have three or more rear-guards, +3000",
        "CONT (RC): If you have three or more rear-guards, this unit gets power +3000.",
    ),
    (
        "AUTO R: When this unit attacks, if you have 5+ cards in your soul, draw 1",
        "AUTO (RC): When this unit attacks, if you have five or more cards in your soul, draw a card.",
    ),
    (
        "CONT V: This unit gets +1000 power for each Kagero rear-guard you have",
        "CONT (VC): This unit gets power +1000 for each of your Kagero rear-guards.",
    ),
    (
        "AUTO R: When the unit boosted by this unit hits a vanguard, draw 1",
        "AUTO (RC): When an attack boosted by this unit hits a vanguard, draw a card.",
    ),
    ("CONT R: Can't attack", "CONT (RC): This unit cannot attack."),
    ("AUTO: When discarded, draw 1", "AUTO: When this card is discarded, draw a card."),
    (
        "ACT R: [Rest this unit]: Give your vanguard +5000 until end of turn",
        "ACT (RC): [Rest this unit] Your vanguard gets power +5000 until end of turn.",
    ),
    (
        "ACT R: [Rest this unit]: +5000 power to your vanguard until end of turn",
        "ACT (RC): [Rest this unit] Your vanguard gets power +5000 until end of turn.",
    ),
    (
        "AUTO V: When this unit attacks, drive +1 until end of battle",
        "AUTO (VC): When this unit attacks, this unit gets drive +1 until end of battle.",
    ),
]
OF_CREATURES = [
    ("At the beginning of your turn, draw a card", "At the start of your turn, draw a card."),
    ("At the beginning of each of your turns, draw a card", "At the start of your turn, draw a card."),
    (
        "When this creature comes into play: draw a card",
        "When you put this creature into the battle zone, draw a card.",
    ),
    (
        "While your opponent has 3 or more cards in hand, this creature can't attack",
        "While your opponent has three or more cards in your opponent's hand, this creature can't attack.",
    ),
    ("Spells cost your opponent 2 more", "Your opponent's spells each cost 2 more to cast."),
    (
        "When another creature enters the battle zone under your control, draw a card",
        "When you put your other creature into the battle zone, draw a card.",
    ),
    (
        "When this creature attacks, you may sacrifice another creature",
        "Whenever this creature attacks, you may destroy one of your other creatures.",
    ),
    (
        "When this creature attacks, your opponent sacrifices a creature",
        "Whenever this creature attacks, your opponent chooses one of your opponent's creatures, and destroy it.",
    ),
    ("Comes into play tapped", "This creature enters the battle zone tapped."),
    ("This creature enters tapped.", "This creature enters the battle zone tapped."),
    (
        "When this enters, search your deck for a creature, show it, put it in your hand, then shuffle",
        (
            "When you put this creature into the battle zone, search your deck for a creature, reveal it, return it "
            "to your hand, and shuffle your deck."
        ),
    ),
    (
        "While you control a Dragon, this creature gets +1000 power",
        "While you have a creature that has Dragon in its race, this creature gets +1000 power.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), OF_CREATURES)
def test_everyday_words_are_read_in_duel_masters(typed: str, meant: str) -> None:
    CREATURES.assert_means(typed, meant)


@pytest.mark.parametrize(("typed", "meant"), OF_UNITS)
def test_everyday_words_are_read_in_vanguard(typed: str, meant: str) -> None:
    UNITS.assert_means(typed, meant)


@pytest.mark.parametrize(("typed", "meant"), OF_MEMBERS)
def test_everyday_words_are_read_in_luck_and_logic(typed: str, meant: str) -> None:
    MEMBERS.assert_means(typed, meant)


@pytest.mark.parametrize(("typed", "meant"), OF_CHARACTERS)
def test_everyday_words_are_read_in_level_neo(typed: str, meant: str) -> None:
    CHARACTERS.assert_means(typed, meant)


@pytest.mark.parametrize(
    "text",
    [
        "AUTO: When this member attacks, destroy one of your opponent's members.",
        "AUTO: When this member is destroyed, draw a card.",
        "AUTO: When your Foreigner is destroyed, draw a card.",
        "CONT: When this member would be destroyed, draw a card instead.",
    ],
)
def test_members_are_dropped_where_people_say_that_they_are_destroyed(text: str) -> None:
    """5.9.1, 5.32.1: only gates are destroyed, so that the card language refuses such words."""
    dropped = text.replace("destroyed", "dropped").replace("destroy", "drop")
    MEMBERS.assert_means(text, dropped)
    with pytest.raises(CardTextError, match="gates are destroyed, and members dropped"):
        MEMBERS.language().compile(text)


@pytest.mark.parametrize(
    "text",
    [
        "AUTO: When this member attacks, destroy the gate under this member.",
        "AUTO: When this member attacks, destroy one of your opponent's gates in front of this member.",
        "AUTO (Gate): When this card is destroyed, draw a card.",
    ],
)
def test_gates_are_destroyed_also_those_near_a_member(text: str) -> None:
    MEMBERS.assert_means(text, text)


def test_a_card_that_comes_from_the_battle_zone_is_no_member_of_the_field() -> None:
    """4.12: that is where tactics and paradoxes are defined; members stand on circles."""
    (read,) = MEMBERS.reader().read("AUTO: When this member is put into the drop zone from the field, draw a card.")
    assert MEMBERS.reader().told((read,)) == "AUTO: When this member is dropped, draw a card."


@pytest.mark.parametrize(
    "typed",
    [
        f"{MEMBER}if the defending member has power 5000 or less, it gets power +2000 until end of turn.",
        "AUTO: When this member is deployed, if your My Logicalist is resting, stand it.",
    ],
)
def test_who_gets_something_must_be_said_where_it_may_be_this_card_or_that_of_the_if(typed: str) -> None:
    with pytest.raises(CardTextError, match="say which card is meant"):
        MEMBERS.reader().read(typed)
    with pytest.raises(CardTextError, match="say which card is meant"):
        MEMBERS.language().compile(typed)


def test_a_hand_or_deck_of_which_nothing_is_said_is_not_taken_for_another_players() -> None:
    """4.1.7: cards go to the zones of their master, so that "to hand" is not "to your hand" of the other's cards."""
    MEMBERS.assert_means(
        f"{MEMBER}choose one of your opponent's members and return it to hand",
        f"{MEMBER}choose one of your opponent's members, and return it to your opponent's hand.",
    )
    with pytest.raises(CardTextError):
        MEMBERS.reader().read(
            "AUTO: When your opponent's member attacks, choose a card from your drop zone and return it to hand."
        )


def test_an_opponents_gate_is_not_any_gate() -> None:
    MEMBERS.assert_means(
        "AUTO: When this member destroys an opponent's gate, draw a card",
        "AUTO: When this member destroys a gate of your opponent, draw a card.",
    )
    with pytest.raises(CardTextError):
        MEMBERS.reader().read("AUTO: When this member's attack destroys a gate, draw a card.")


@pytest.mark.parametrize(
    "text",
    [
        f"{MEMBER}put one of your opponent's members in your stock.",
        f"{MEMBER}choose one of your opponent's members, and put it into your stock.",
        f"{MEMBER}choose one of your opponent's members, and put it into your drop zone.",
        f"{MEMBER}put the top card of your opponent's deck on your stock.",
    ],
)
def test_what_is_the_opponents_is_not_put_into_zones_that_are_the_readers(text: str) -> None:
    """4.1.7, and reading 62: to stock or to drop a member puts it into the zone of its own master."""
    with pytest.raises(CardTextError):
        MEMBERS.reader().read(text)
    theirs = text.replace("your stock", "their stock").replace("your drop zone", "their drop zone")
    if "deck" not in text:
        MEMBERS.reader().read(theirs)


@pytest.mark.parametrize(
    "typed", ["This member gets +1000 power this turn.", "Your opponent discards a card.", "(1): Draw a card."]
)
def test_a_kind_that_does_not_go_without_saying_is_asked_for(typed: str) -> None:
    with pytest.raises(CardTextError, match="expected an ability"):
        MEMBERS.language().compile(typed)
    with pytest.raises(CardTextError):
        MEMBERS.reader().read(typed)


def test_the_opponent_has_no_cards_in_a_zone_of_the_reader() -> None:
    with pytest.raises(CardTextError, match="cards of the other player"):
        MEMBERS.language().compile(
            "CONT: If your opponent has three or more cards in your hand, this member gets power +1000."
        )
