"""Rarer wording: what some cards say in words of their own, put as most cards say the same."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import reworded, rewordings

_SAVED: Final = "may put one of your shields into your hand without using shield triggers instead."

_RAREST: Final = rewordings(
    # 305.2. weapons
    (r"\bA creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "The equipped creature"),
    (r"\bThe creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "The equipped creature"),
    (r"\b(?:a|the) creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "the equipped creature"),
    (r"(?<=\.) ?hyperspatial dragheart\.?$", ""),
    (r"\bflip this(?: dragheart)? to (?=its |the )", "flip this card to "),
    (r"\b([Ww])hen you put this dragheart\b", r"\1hen you put this card"),
    (r"\bto the (creature|fortress|weapon) side\b", r"to its \1 side"),
    (r"^(Dragsolution|Awaken|Release) ?- ?(?=When|At|If)", r"\1: "),
    # what a keyword means
    (r"(?<=[.,]) ?jokers tornado Return one of your other Jokers to your hand\.?$", ""),
    (r"\bmay jokers tornado(?=\.|,)", "may return one of your other Jokers to your hand"),
    (r"\b(gets?|has|have) \"escape\"", rf'\1 "When this creature would be destroyed, you {_SAVED}"'),
    (
        r"\b(gets?|has|have) \"shield saver\"",
        r'\1 "When one of your shields would be broken, you may destroy this creature instead."',
    ),
    # when something comes
    (
        r"^When(?:ever)? you put this creature (?:into the battle zone )?or attacks, ",
        "When you put this creature into the battle zone or whenever it attacks, ",
    ),
    (
        r"^When you put this as an evolution creature or it becomes an evolution source, ",
        "When this creature comes as an evolution creature or when this creature evolves, ",
    ),
    (r"^When you put this as an evolution creature, ", "When this creature comes as an evolution creature, "),
    (
        (
            r"^When this (?:card|creature|tamaseed) is put into your graveyard, if just before "
            r"(?:it was put in your graveyard )?it was in the battle zone, "
        ),
        "When this creature comes to your graveyard out of the battle zone, ",
    ),
    (
        r"^When this (?:card|creature|tamaseed) is put into your graveyard from anywhere, (?!.*\binstead\b)",
        "When this creature comes to your graveyard, ",
    ),
    (
        r"^When you put this card from your hand into your mana zone, untap it\b",
        "When this card comes to your mana zone out of your hand, untap this card",
    ),
    (r"^When you put this card into your mana zone, ", "When this card comes to your mana zone, "),
    (
        r"\b[Ww]henever your opponent puts (an? [^.,]{3,60}?)(?: in (?:any|a) way)? except by summoning, ",
        r"Whenever your opponent puts \1 without summoning, ",
    ),
    (r"\b([Ww]hen(?:ever)?) a card is added to your shields, ", r"\1 a card comes among your shields, "),
    (
        r"^During (your(?: opponent's)? turn), [Ww]hen(?:ever)? ([^,]{3,90} would [^,]{3,120}), (?=.* instead\b)",
        r"When \2 during \1, ",
    ),
    # of which cards it is spoken
    (r"\bNeo [Cc]reature(?=s?\b)", "NEO creature"),
    (
        (
            r" from (your (?:mana zone|graveyard|hand)) "
            r"(that costs? (?:(?! to your | for no cost| into | and )[^.,]){5,90})(?=[.,])"
        ),
        r" \2 from \1",
    ),
    (r"\b(put this creature from your graveyard)\.$", r"\1 into the battle zone."),
    (r"^(Evolution)\N{LATIN SMALL LETTER A WITH CIRCUMFLEX}\N{EURO SIGN}\"(?=Put)", r"\1: "),
)
"""What some cards say, and how most say the same."""


HARMLESS: Final = rewordings(
    (r"\ba (\w+ )?creature attacks you\b", r"your opponent's \1creature attacks you"),
    (r"\byour opponent has no cards in (?:his|their) hand\b", "your opponent has no cards in your opponent's hand"),
)
"""What is said so, and how the card language says the same."""


def in_frequent_words(line: str) -> str:
    """A line in the words that most cards use."""
    return reworded(line, _RAREST)
