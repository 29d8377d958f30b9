"""Duel Masters cards as people type them: words of other games and of chats, with texts of our own."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

COMES = "When you put this creature into the battle zone, draw a card."

LESS = "This costs 1 less to summon for each of your fire creatures. It can't cost less than 0."
LOOKS = (
    "Look at the top three cards of your deck. Return a card from among them to your hand, and put the rest on the "
    "bottom of your deck."
)

PAIRS = [
    *[
        (f"When this creature {comes}, draw a card.", COMES)
        for comes in (
            "enters the battle zone",
            "comes into play",
            "is put into the battlezone",
            "enters the battlefield",
        )
    ],
    ("When this creature is summoned, draw 1 card.", "When this creature comes by summoning, draw a card."),
    ("When this creature dies, draw a card", "When this creature is destroyed, draw a card."),
    (
        "When this creature dies, put it into your mana zone instead.",
        "When this creature would be destroyed, put it into your mana zone instead.",
    ),
    (
        "Whenever one of your other creatures is put into the battle zone, you may draw a card.",
        "When you put your other creature into the battle zone, you may draw a card.",
    ),
    # short forms, in which "this creature" and "your" are not said
    ("ETB: draw 1", COMES),
    ("When this enters, draw one.", COMES),
    ("When put into the battle zone, draw a card.", COMES),
    ("On attack: draw two", "Whenever this creature attacks, draw two cards."),
    ("When destroyed, draw a card", "When this creature is destroyed, draw a card."),
    ("When blocking, draw a card", "Whenever this creature blocks, draw a card."),
    ("Slayer. When this dies, draw a card.", "Slayer\nWhen this creature is destroyed, draw a card."),
    ("S-Trigger: Draw 2.", "Shield trigger\nDraw two cards."),
    ("+2000 power while attacking", "Power attacker +2000"),
    ("Can't attack players", "This creature can't attack players."),
    ("Can attack untapped creatures", "This creature can attack untapped creatures."),
    ("Attacks each turn if able", "This creature attacks each turn if able."),
    ("Gets +1000 power for each of your shields", "This creature gets +1000 power for each of your shields."),
    ("This can attack untapped creatures", "This creature can attack untapped creatures."),
    ("{T}: Draw a card.", "Tap ability: Draw a card."),
    # keywords by their letters, and before a sentence
    *[(typed, "Double breaker") for typed in ("W-Breaker", "w breaker", "D-breaker", "WB", "DB")],
    *[(typed, "Triple breaker") for typed in ("T-Breaker", "TB")],
    ("Q-Breaker", "Quattro breaker"),
    *[(typed, "Power attacker +4000") for typed in ("PA +4000", "PA+4k", "PA 4000")],
    ("SA, WB and Blocker", "Speed attacker\nDouble breaker\nBlocker"),
    ("ST\nDestroy a creature in the BZ.", "Shield trigger\nDestroy one creature in the battle zone."),
    ("S.T.: Draw a card", "Shield trigger\nDraw a card."),
    ("Put a card from your GY to your MZ.", "Put a card from your graveyard into your mana zone."),
    (
        "One of your creatures gets SA until the end of the turn.",
        "One of your creatures gets speed attacker this turn.",
    ),
    *[
        (typed, "Blocker\nThis creature can't attack.")
        for typed in (
            "Blocker; can't attack",
            "Blocker, can't attack",
            "Blocker - can't attack",
            "Blocker: Can't attack",
        )
    ],
    ("Blocker, slayer, can't attack players", "Blocker\nSlayer\nThis creature can't attack players."),
    ("Evo: Put on a Dragon", "Evolution: Put on one of your creatures that have Dragon in their race"),
    ("Evolves from one of your Dragons", "Evolution: Put on one of your creatures that have Dragon in their race"),
    # what is left unsaid
    *[
        (f"When this attacks, {typed}", "Whenever this creature attacks, your opponent discards a card.")
        for typed in (
            "your opponent discards a card of their choice",
            "opponent discards 1",
            "ur opp discards one of their choice",
            "opp discards a card",
        )
    ],
    *[
        (f"Draw a card, then {typed}", "Draw a card, and your opponent discards a card at random.")
        for typed in ("opponent discards a random card.", "your opponent discards 1 at random")
    ],
    ("Look at opp's hand.", "Look at all cards in your opponent's hand."),
    *[
        (typed, "Whenever this creature battles, after the battle, untap it.")
        for typed in ("Untap this after battle", "Untap this creature after it battles", "Untap after battle.")
    ],
    *[(f"{typed} for each of your fire creatures", LESS) for typed in ("Costs 1 less", "This costs 1 less")],
    (
        "Costs 1 less for each fire creature you have",
        LESS,
    ),
    *[
        (typed, "This creature attacks each turn if able.")
        for typed in (
            "Attack each turn if able",
            "Attacks every turn",
            "Must attack each turn",
            "This must attack if able",
        )
    ],
    ("Draw a card. Draw another card.", "Draw a card. Draw a card."),
    *[
        (f"At {when}, {done}", "At the end of your turn, untap this creature.")
        for when in ("end of your turn", "the end of your turn")
        for done in ("untap", "untap this")
    ],
    ("At start of every turn, draw a card", "At the start of any turn, draw a card."),
    ("Draw a card. At end of turn, discard a card.", "Draw a card. After the turn, discard a card."),
    *[
        (
            f"Look at {typed}",
            LOOKS,
        )
        for typed in (
            "the top 3 cards of your deck, take one, rest to bottom",
            "top 3, keep 1, the rest on the bottom of your deck",
            "the top 3. Add one to hand and put the rest on the bottom",
        )
    ],
    *[
        (typed, "Once a turn: Whenever this creature attacks, draw a card.")
        for typed in (
            "When this attacks, draw a card (once per turn).",
            "When this attacks, draw a card, once per turn",
            "When this attacks, draw a card. 1/turn",
            "When this attacks, once per turn, draw a card",
            "Once per turn: when this attacks, draw a card",
            "Once each turn, when this attacks, draw a card",
        )
    ],
    *[(typed, f"{typed}.") for typed in ("Draw a card", "Untap all of your creatures")],
    ("Win the game.", "You win the game."),
    ("Opponent discards 1 card at random.", "Your opponent discards a card at random."),
    ("Opponents spells cost 1 more to cast.", "Your opponent's spells each cost 1 more to cast."),
    ("Tap all opposing creatures.", "Tap all of your opponent's creatures."),
    (
        "When this attacks, you may tap an opponent creature.",
        "Whenever this creature attacks, you may tap one of your opponent's creatures.",
    ),
    (
        "Destroy one of opponent's creatures with the lowest power.",
        "Destroy a weakest of your opponent's creatures.",
    ),
    ("Put top card of your deck to mana.", "Put the top card of your deck into your mana zone."),
    ("Mill 2.", "Put the top two cards of your deck into your graveyard."),
    (
        "All your creatures gain speed attacker until the end of the turn.",
        "All of your creatures get speed attacker until the end of the turn.",
    ),
    ("This creature cannot attack players", "This creature can't attack players."),
    ("This creature cant attack.", "This creature can't attack."),
    ("Power Attacker 4000", "Power attacker +4000"),
    ("S-Trigger", "Shield trigger"),
    ("Double-breaker", "Double breaker"),
    ("Blocker, Slayer", "Blocker\nSlayer"),
    ("Blocker. Slayer. Double breaker.", "Blocker\nSlayer\nDouble breaker"),
    ("\U0001f6e1\ufe0f Blocker", "Blocker"),
    ("**Whenever this creature attacks,** draw a card.", "Whenever this creature attacks, draw a card."),
    ("Whenever this creature attacks,\nyou may draw\na card.", "Whenever this creature attacks, you may draw a card."),
    ("double breaker\nblocker", "Double breaker\nBlocker"),
    (
        "Choose one:\n\u2022 Draw a card.\n\u2022 Untap all your creatures.",
        "Choose one of these: (draw a card) or (untap all of your creatures).",
    ),
    (
        "This creature gets +1,000 power for each other creature you control.",
        "This creature gets +1000 power for each of your other creatures.",
    ),
    (
        "Destroy target creature your opponent controls with power 3000 or lower.",
        "Destroy one of your opponent's creatures that have power 3000 or less.",
    ),
    ("Destroy all blockers.", "Destroy all creatures that have blocker in the battle zone."),
    ("Your opponent randomly discards a card from his hand.", "Your opponent discards a card at random."),
    (
        "Whenever your opponent casts a spell, that player discards a card.",
        "Whenever your opponent casts a spell, your opponent discards a card.",
    ),
    (
        "Search your deck for a creature, show it to your opponent, and put it in your hand. Then shuffle your deck.",
        "Search your deck for a creature, reveal it, return it to your hand, and shuffle your deck.",
    ),
    ("If you have five or more mana, draw a card.", "If you have five or more cards in your mana zone, draw a card."),
    (
        "Your opponent chooses one of his or her creatures and destroys it.",
        "Your opponent chooses one of your opponent's creatures, and destroy it.",
    ),
    (
        "Whenever this creature attacks, you may draw a card. (Once per turn.)",
        "Once a turn: Whenever this creature attacks, you may draw a card.",
    ),
    ("Tap: Draw a card.", "Tap ability: Draw a card."),
    ("When ever this creature attacks, you can draw a card.", "Whenever this creature attacks, you may draw a card."),
    ("Destroy one of your opponents' creatures.", "Destroy one of your opponent's creatures."),
    ("Each creature you control gets +1000 power.", "All of your creatures get +1000 power."),
    (
        "This creature has +2000 power as long as you have no shields.",
        "While you have no shields, this creature gets +2000 power.",
    ),
    ("Whenever another creature dies, draw a card.", "When either player's other creature is destroyed, draw a card."),
    (
        "When this creature blocks, add the top card of your deck to your shield zone.",
        "Whenever this creature blocks, add the top card of your deck to your shields face down.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), PAIRS)
def test_typed_texts_are_read_as_texts_of_the_card_language(typed: str, meant: str) -> None:
    CREATURES.assert_means(typed, meant)


@pytest.mark.parametrize(
    "typed",
    [
        "Blocker (Only against fire creatures.)",
        "This creature can't be blocked (except by dragons.)",
        "Draw two cards. (If you have no shields, draw 3 instead.)",
        "Draw two cards. (You may do this only once per turn.)",
        "Destroy one of your opponent's creatures. (It must have power 3000 or less.)",
        "Draw two cards. (Then discard a card.)",
        "Draw two cards. (You also discard a card.)",
        "Draw two cards. (Your opponent draws a card.)",
        "Draw two cards. (If you have no shields, destroy one of your creatures.)",
    ],
)
def test_what_parentheses_take_away_or_add_is_not_dropped(typed: str) -> None:
    with pytest.raises(CardTextError, match=r"unexpected '\('"):
        reader().read(typed)


def test_what_is_struck_out_is_not_said() -> None:
    with pytest.raises(CardTextError):
        reader().read("~~Blocker~~")


@pytest.mark.parametrize(
    "typed",
    [
        "{T}: Draw a card (once per turn)",
        "Draw a card. (once per turn)",
        "When this attacks, draw a card. (twice per turn)",
        "When this attacks, your opponent discards a card of your choice.",
        "Look at the top 3 cards of your deck, put one, rest to bottom.",
        "Choose one of your opponent's creatures and tap.",
    ],
)
def test_what_is_not_read_is_not_dropped(typed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(typed)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("At end of turn, destroy this creature", "of whose turn"),
        ("At the start of turn, draw a card.", 'write "at the start of your turn"'),
        ("This creature can't attack next turn.", "whose next turn"),
    ],
)
def test_what_may_be_meant_in_two_ways_says_what_to_write(typed: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        reader().read(typed)
