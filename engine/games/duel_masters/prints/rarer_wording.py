"""Rarer wording: what some cards say in words of their own, put as most cards say the same."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import reworded, rewordings

_SAVED: Final = "may put one of your shields into your hand without using shield triggers instead."

_PUT: Final = r"an? ([^,.]{3,50}?)(?: into the battle zone)?"
_FIRST: Final = r"\1 into the battle zone, if it's the first \1"
"""What is put, and that it is the first such thing of the turn."""

_RAREST: Final = rewordings(
    # 305.2. weapons
    (r"\bA creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "The equipped creature"),
    (r"\bThe creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "The equipped creature"),
    (r"\b(?:a|the) creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "the equipped creature"),
    (r"(?<=\.) ?hyperspatial dragheart\.?$", ""),
    (r"\bflip this(?: dragheart)? to (?=its |the )", "flip this card to "),
    (r"\b([Ww])hen you put this dragheart\b", r"\1hen you put this card"),
    (r"\bto the (creature|fortress|weapon) side\b", r"to its \1 side"),
    (r"^(Dragsolution|Awaken|Release) ?[-|] ?(?=When|At|If)", r"\1: "),
    # 405.4. cards that lie face down in the mana zone
    (r"(?<=face down\.) ?crystal mana\.?$", ""),
    (r"\b(\d+ or more|each) face down (?=cards? in your mana zone\b)", r"\1 face-down "),
    (r"\bthe number of face down (?=cards in your mana zone\b)", "the number of face-down "),
    (r"\binto your mana zone face down\b", "into your mana zone facing down"),
    (r"\binto (your|their|its owner's|their owner's) shield zone face down\b", r"into \1 shields face down"),
    # 112.3a. what gives shield trigger
    (
        (
            r"\b(?:[Ee]ach of your|[Ee]ach|[Aa]ll|Your) ([^.,]{3,80}?) (?:put into|added to) your hand "
            r"(?:from your shields?(?: zone)? )?(?:gets?|ha(?:s|ve)) shield trigger\b"
        ),
        r"you get shield triggers for \1",
    ),
    (
        (
            r"\b(?:[Ee]ach of your|[Aa]ll your|Your) ([^.,]{3,80}?) in your shield(?:s| zone) "
            r"(?:gets?|ha(?:s|ve)) shield trigger\b"
        ),
        r"you get shield triggers for \1",
    ),
    (
        r"^([^.,]{3,80}? cards that [^.,]{3,40}?) added to your hand from your shield zone gets? shield trigger\b",
        r"You get shield triggers for \1",
    ),
    (r"\b(you get shield triggers for) shield cards\b", r"\1 cards"),
    (
        (
            r"^(?:If|While) ((?:(?!shield)[^.]){5,120}?),? and this (?:creature|spell) is in your shield zone, "
            r"(?:it|this (?:creature|spell)) (?:gets|has) shield trigger\.$"
        ),
        r"Shield trigger while \1.",
    ),
    (
        (
            r"^(?:If|While) this (?:creature|spell) is in your shield zone and ((?:(?!shield)[^.]){5,120}?), "
            r"(?:it|this (?:creature|spell)) (?:gets|has) shield trigger\.$"
        ),
        r"Shield trigger while \1.",
    ),
    (
        (
            r"^(?:If|While) ((?:(?!shield)[^.]){5,120}?), this (?:creature in your shields?(?: zone)?|spell) "
            r"(?:gets|has) shield trigger\.$"
        ),
        r"Shield trigger while \1.",
    ),
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
    (r"\b([Ii])f its (?=an? )", r"\1f it's "),
    (r"\b([Ii])f you cast a spell this turn\b", r"\1f you have cast a spell this turn"),
    (
        r"\b([Ii])f there are (\d+ or (?:more|less)) cards in your (graveyard|mana zone|hand)\b",
        r"\1f you have \2 cards in your \3",
    ),
    (
        r"\b([Ii])f th(?:is|is creature) is a N(?:eo|EO) [Ee]volution [Cc]reature, it\b",
        r"\1f this creature is an evolution creature, it",
    ),
    (
        r"\b([Ii])f th(?:is|is creature) is a N(?:eo|EO) [Ee]volution [Cc]reature\b",
        r"\1f this creature is an evolution creature",
    ),
    (r"\bmore creatures in the battle zone than your opponent(?: does| has)?\b", "more creatures than your opponent"),
    (
        r"^(When(?:ever)? you put an? [^,.]{3,40}?) into the battle zone (that (?:costs?|has) [^,.]{3,60}), ",
        r"\1 \2 into the battle zone, ",
    ),
    (r"^When you put this creature in the battle zone\b", "When you put this creature into the battle zone"),
    (r"^(Whenever this creature attacks, .*) until the end of your turn\b", r"\1 until the end of the turn"),
    (r"\b([Pp])ut one of your shields to your hand\b", r"\1ut one of your shields into your hand"),
    (r"\buntil end of turn\b", "until the end of the turn"),
    (r"\bthis creature would be put into (?:the|your) graveyard(?=,)", "this creature would be destroyed"),
    (r"\bput it from your graveyard(?= into the battle zone\b)", "put it"),
    (r"\bput it from your graveyard\.$", "put it into the battle zone."),
    (r"\b(costs? \d+ (?:more|less)) to play\b", r"\1 to use"),
    # the first of a turn
    (
        rf"^Each turn, when(?:ever)? you put {_PUT} for the first time, ",
        rf"Whenever you put a {_FIRST} you put this turn, ",
    ),
    (
        rf"^Each turn, the first time (?:when(?:ever)? )?you put {_PUT}, ",
        rf"Whenever you put a {_FIRST} you put this turn, ",
    ),
    (
        rf"^Each turn, when(?:ever)? your opponent puts {_PUT} for the first time, ",
        rf"Whenever your opponent puts a {_FIRST} your opponent put this turn, ",
    ),
    (
        rf"^When(?:ever)? your opponent puts {_PUT} for the first time each turn, ",
        rf"Whenever your opponent puts a {_FIRST} your opponent put this turn, ",
    ),
    (
        r"^(When(?:ever)? this creature attacks for the first time each turn), untap it if it's ([^.]{5,60})\.$",
        r"\1, if this creature is \2, untap this creature.",
    ),
    (
        r"^(When(?:ever)? this creature attacks for the first time each turn), untap it if ([^.]{5,90})\.$",
        r"\1, if \2, untap this creature.",
    ),
    # of which cards it is spoken
    (r"\bthat ha(s|ve) power less than (it|this creature)\b", r"that ha\1 less power than \2"),
    (r"\bdiscard (an? (?:\w+ )?card) in your hand\b", r"discard \1 from your hand"),
    (r"\b([Yy])our opponents (?=non-)", r"\1our opponent's "),
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
    (r"\b[Oo]nce (?:per|each) turn, (?=you may summon\b)", "one time each turn, "),
    (r"\bwith its cost paid\b", "for no cost"),
    (r"\bis linked with (?:a|another) God\b", "links with another god"),
    (r"\ba (\w+ )?creature attacks you\b", r"your opponent's \1creature attacks you"),
    (r"\byour opponent has no cards in (?:his|their) hand\b", "your opponent has no cards in your opponent's hand"),
)
"""What is said so, and how the card language says the same."""


def in_frequent_words(line: str) -> str:
    """A line in the words that most cards use."""
    return reworded(line, _RAREST)
