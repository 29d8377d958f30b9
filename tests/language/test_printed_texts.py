"""Reading printed texts: every reading is found, what means two things is declined, and doubts are told."""

from collections.abc import Callable

import pytest

from engine.games.duel_masters.prints import reader as creatures
from engine.games.duel_masters.vocabulary import language as creature_language
from engine.games.duel_masters.vocabulary import vocabulary
from engine.games.vanguard.cards import all_cards as all_units
from engine.games.vanguard.prints import reader as units
from engine.games.vanguard.vocabulary import language as unit_language
from engine.kernel.abilities import Node
from engine.language.errors import CardTextError
from engine.language.grammar import Grammar
from engine.language.hand_and_deck import Draw
from engine.language.instructions import Then
from engine.language.numbers import Literal
from engine.language.phrases import Phrase
from engine.language.places import YOURS
from engine.language.prints.all_readings import AllReadings, Unreadable
from engine.language.prints.checks import advice, doubts
from engine.language.prints.dialect import Ambiguous, Dialect, PrintReader, apart
from engine.language.prints.tables import Tables
from tests.language.prints import CREATURES, UNITS

GRADES = "Choose one or more cards with the sum of their grades being 3 or greater from your hand, and discard them"


def test_what_the_card_language_says_has_one_reading_and_it_is_the_same() -> None:
    language = unit_language()
    grammar = Grammar(language.vocabulary)
    readings = AllReadings(Tables(grammar))
    lines = {line.strip() for card in all_units().values() for line in card.text.splitlines() if line.strip()}
    assert len(lines) > 100
    for line in lines:
        assert tuple(readings.read(grammar.lexicon.split(line))) == language.compile(line)


def test_no_reading_tells_the_word_where_all_of_them_end() -> None:
    grammar = Grammar(creature_language().vocabulary)
    with pytest.raises(Unreadable) as stop:
        AllReadings(Tables(grammar)).read(grammar.lexicon.split("Destroy one of your opponent's teapots."))
    assert stop.value.word == 5
    with pytest.raises(Unreadable) as ended:
        AllReadings(Tables(grammar)).read(grammar.lexicon.split("Destroy one of"))
    assert ended.value.word == 3


def _reader(phrases: dict[type[Node], tuple[Phrase, ...]]) -> PrintReader:
    return PrintReader(Dialect(vocabulary(phrases), str.splitlines), creature_language())


def _take(count: int) -> Phrase:
    return Phrase("take cards", {"player": YOURS, "count": Literal(count)})


def test_readings_that_differ_are_declined_with_both() -> None:
    with pytest.raises(Ambiguous) as told:
        _reader({Draw: (_take(2), _take(9))}).read("Take cards.")
    assert "'Draw two cards.'" in str(told.value)
    assert "'Draw nine cards.'" in str(told.value)


def test_two_long_readings_are_told_around_where_they_differ() -> None:
    assert apart("draw a card.", "draw two cards.") == ("draw a card.", "draw two cards.")
    same = (
        "when this creature attacks, choose one of your opponent's creatures, and {}, then draw a card from your deck"
    )
    first, second = apart(same.format("destroy it"), same.format("tap it"))
    assert first == "…opponent's creatures, and destroy it, then draw a card…"
    assert second == "…opponent's creatures, and tap it, then draw a card…"
    assert apart("a", "a" * 1000) == ("a", f"{'a' * 100}…")


@pytest.mark.parametrize(
    ("read", "printed", "said"),
    [
        (
            creatures,
            "Destroy a creature that has power 2000 but less.",
            "unexpected 'but' after 'power 2000' (the nearest known phrase is: that has power {number} or less)",
        ),
        (
            creatures,
            "Draw 2 cards before the end of the turn.",
            "unexpected 'before' after '2 cards' (the nearest known phrase is: {instruction} at the end of the turn)",
        ),
        (creatures, "When you put this creature, you may flip.", "unexpected '.' after 'may flip'; expected "),
        (
            units,
            "[AUTO](RC):At the beginning of the dusk, draw a card.",
            "(the nearest known phrase is: at the beginning of {period})",
        ),
        (
            units,
            "[AUTO](RC):When it attacks, your opponent shoves all of their units into their deck.",
            "'shoves' is not a word of this language",
        ),
    ],
)
def test_a_declined_text_says_at_which_word_and_the_nearest_phrase(
    read: Callable[[], PrintReader], printed: str, said: str
) -> None:
    with pytest.raises(CardTextError) as told:
        read().read(printed)
    assert said in str(told.value).split("\n")[0]


def test_two_phrases_that_mean_the_same_are_one_reading() -> None:
    reader = _reader({Draw: (_take(2), _take(2))})
    assert reader.told(reader.read("Take cards.")) == "Draw two cards."


def test_print_of_several_eras_means_the_same() -> None:
    older = "When you put this creature into the battle zone, tap one of your opponent's creatures in the battle zone."
    newer = "■ When you put this creature, tap one of your opponent's creatures."
    assert creatures().read(older) == creatures().read(newer)
    original = (
        "[AUTO](RC):[Counter-Blast 1] When this unit is placed on (RC), you may pay the cost. If you do, draw a card."
    )
    later = "[AUTO](RC):When placed, [COST][Counter-Blast 1], and draw a card."
    assert units().told(units().read(later)) == "AUTO: [Counter Blast 1] When this unit is placed on RC, draw a card."
    assert (
        units().told(units().read(original)).endswith("[Counter Blast 1] When this unit is placed on RC, draw a card.")
    )


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("{BLOCKER} (You may tap this creature.)", "Blocker"),
        ('Each of your creatures in the battle zone has "blocker."', "All of your creatures have blocker."),
        (
            "Search your deck. You may take a creature from it and put it into your mana zone. Then shuffle your deck.",
            "Search your deck for up to one creature, and put it into your mana zone, then shuffle your deck.",
        ),
        (
            "If you have no shields, you can't lose the game and your opponent can't win.",
            "While you have no shields, you can't lose the game.",
        ),
        (
            "You can't lose the game and your opponent can't win the game until the end of the turn.",
            "You can't lose the game until the end of the turn.",
        ),
        ("{TAP} Draw a card.", "Tap ability: Draw a card."),
        (
            (
                "Instead of having this creature attack, you may tap it and 4 untapped cards in your mana zone to use "
                "its {TAP} ability:\n{TAP} Draw a card."
            ),
            "Tap ability, tapping four cards in your mana zone: Draw a card.",
        ),
        ("Evolution—Put on one of your Dragonoids.", "Evolution: Put on one of your Dragonoid creatures"),
    ],
)
def test_creatures_in_print(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("[CONT]:Sentinel (You may only have up to four cards.)", "Sentinel"),
        (
            "[CONT](VC/RC)[Generation Break 1](Active if you have one):During your turn, this unit gets [Power] +2000.",
            "CONT (VC/RC) GB1: During your turn, this unit gets power +2000.",
        ),
        (
            "[ACT](VC)[1/turn]:[COST][Counter-Blast 1 & Discard a card from your hand], draw a card.",
            "ACT (VC) [1/Turn]: [Counter Blast 1 & discard a card] Draw a card.",
        ),
        (
            "[ACT](RC):[Choose a card from your hand, and discard it] Draw a card.",
            "ACT (RC): [Discard a card] Draw a card.",
        ),
        (
            f"[Stride]-Stride Step-[{GRADES}] [Stride] this card on your (VC) from face down.",
            "Stride: [Discard one or more cards with a total grade of 3 or greater]",
        ),
        ("-", ""),
    ],
)
def test_units_in_print(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


def test_a_reminder_that_stands_alone_is_not_dropped_in_silence() -> None:
    with pytest.raises(CardTextError, match="reminder stands alone"):
        creatures().read("(This creature wins the game.)")


@pytest.mark.parametrize(
    ("said", "read", "doubted"),
    [
        ("Destroy 2 of them.", "destroy two of them", []),
        ("Each of them.", "all of them", []),
        ("Destroy up to 3.", "destroy three", ["'up' is said and not read"]),
        ("Draw a card.", "you may draw a card", ["'may' is read and not said"]),
        ("It gets +2000.", "it gets +3000", ["'+2000' is said and not read", "'+3000' is read and not said"]),
        (
            'A card named "Ash".',
            'a card named "Oak"',
            ["'\"Ash\"' is said and not read", "'\"Oak\"' is read and not said"],
        ),
        ("It can't attack.", "it attacks", ["'not' is said and not read"]),
        ('It gets "ACT (VC): Return it."', 'it gains "ACT (VC): Put it."', []),
        (
            'It gets "AUTO (VC): When it hits a unit named "Ash", draw 2."',
            'it gains "AUTO (VC): When it hits a unit named "Oak", draw 3."',
            [
                "'\"Ash\"' is said and not read",
                "'2' is said and not read",
                "'\"Oak\"' is read and not said",
                "'3' is read and not said",
            ],
        ),
    ],
)
def test_what_no_reading_may_lose_or_add_is_doubted(said: str, read: str, doubted: list[str]) -> None:
    assert doubts(said, read) == doubted


def test_a_text_that_could_be_read_in_countless_ways_is_refused() -> None:
    """Each of ten words means one of two things: a thousand readings are not written out."""
    reader = _reader({Draw: (_take(2), _take(9)), Then: (Phrase("{first} and {then}"),)})
    with pytest.raises(CardTextError, match="too many ways"):
        reader.read(" and ".join(["take cards"] * 10) + ".")


def test_ways_of_reading_that_are_followed_for_long_are_refused() -> None:
    """64 ways are few enough to be followed at a time; each of them reads 38 sentences more."""
    reader = _reader({Draw: (_take(2), _take(9))})
    with pytest.raises(Ambiguous):
        reader.read("Take cards. " * 6 + "Draw a card. " * 10)
    with pytest.raises(CardTextError, match="too many ways"):
        reader.read("Take cards. " * 6 + "Draw a card. " * 38)


HOSTILE = {
    "parentheses": "(" * 2000 + ")" * 2000,
    "open parentheses": "(" * 4000,
    "braces": "{}" * 2000,
    "quotation marks": '"' * 4000,
    "quoted abilities": '[AUTO](RC):a "[AUTO]:' * 100 + 'y."' * 100,
    "abilities": "[AUTO](VC):" * 360,
    "lines": "a\n" * 2000,
    "one word": "a" * 4000,
    "one name": f'"{"a" * 3990}"',
    "a number": "9" * 4000,
    "marks of all kinds": "\0\u2028\u202e\ud7ff½²٣" * 500,
    "costs": "[Counter-Blast 1]" * 230,
    "one sentence": "Draw a card, then " * 220,
    "too long": "a" * 1_000_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=list(HOSTILE))
@pytest.mark.parametrize("reader", [creatures, units])
def test_what_is_no_text_is_declined_in_few_words(reader: Callable[[], PrintReader], text: str) -> None:
    with pytest.raises(CardTextError) as told:
        reader().read(text)
    assert len(str(told.value).split("\n")[0]) < 250
    assert len(str(told.value)) < 600


def test_who_typed_a_doubtful_text_is_told_what_to_do() -> None:
    said = [advice(doubt) for doubt in doubts("You may draw.", "Your opponent draws.")]
    assert said == [
        "it would be read without 'may', which the text says: say that part in other words",
        "it would be read with 'opponent', which the text does not say: say in full who does what with whose cards",
    ]
