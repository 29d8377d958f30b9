"""Where cards are and where they go: the battle zone, the mana zone, the shields, the deck and the graveyard."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

ZONES: Final = rewordings(
    (r"\binto the mana zone\b", "into your mana zone"),
    # what a text puts there costs nothing in any case; of what others put it is asked whether it was paid for
    (
        (
            r"((?:\bmay |\band |\b[Tt]hen |[,:.(] |^)[Pp]ut (?:(?!\bfor no cost\b)[^.])*? into the battle zone)"
            r" for no cost\b"
        ),
        r"\1",
    ),
    (r"\b([Pp]ut [^.,]{1,60}?) to (?=your shields face down\b)", r"\1 into "),
    (r"\bon ?to (?=the (?:bottom|top) of\b)", "on "),
    (r"\bon bottom of\b", "on the bottom of"),
    (r"\bback on (?:the )?top of\b", "on top of"),
    (r"\b(on the (?:bottom|top)|on top) of the deck\b", r"\1 of your deck"),
    (r"\b[Aa] card (?:in|from) (your(?: opponent's)?) shield zone\b", r"one of \1 shields"),
    (r"\b(\d+) cards (?:in|from) (your(?: opponent's)?) shield zone\b", r"\1 of \2 shields"),
    (r"\beach card in (your(?: opponent's)?) shield zone\b", r"each of \1 shields"),
    (r"\ba shield from your shields\b", "one of your shields"),
    # only one's own shields come to one's hand
    (r"\b([Aa]dd|[Rr]eturn|[Pp]ut) a shield (?=(?:in)?to your hand\b)", r"\1 one of your shields "),
    (r"\b([Aa]dd|[Rr]eturn|[Pp]ut) (\d+) shields (?=(?:in)?to your hand\b)", r"\1 \2 of your shields "),
    (r"\bface-down\b", "face down"),
    (r"\bthe card on top of your deck\b", "the top card of your deck"),
    (r"\b([Pp])ut a card from the top of your deck\b", r"\1ut the top card of your deck"),
    (r"\binstead of destroying it\b", "instead"),
    (r"\b[Ww]hile this creature is in the battle zone, ", ""),
    (r"\breturn it from your graveyard (?=to your hand\b)", "return it "),
    (r"^This creature is put tapped\b", "This creature is put into the battle zone tapped"),
    (r"\breturn this creature from the battle zone to\b", "return this creature to"),
    (r"\bleaves and is put into your hand, mana zone or", "leaves for your hand, mana zone or"),
    (r"\b(shields?) without looking\b", r"\1"),
    (r"\b([Ww]hen(?:ever)?) a card is added to your shields, ", r"\1 a card comes among your shields, "),
    (
        r"\b([Ww]hen(?:ever)?) a card is put into your (?:shields|shield zone)(?=,)",
        r"\1 a card comes among your shields",
    ),
    (
        (
            r"\b(?:[Pp]ut|add) ((?:(?!\b(?:[Pp]ut|add)\b)[^.,]){2,90}?) (?:in|into|to) "
            r"(?:its owner'?s|their owner'?s) (?:shields|shield zone) face down\b"
        ),
        r"add \1 to its owner's shields face down",
    ),
    # of one's own cards none becomes a shield of the other player
    (
        (
            r"\b(?:[Pp]ut|add) ((?:(?!\b(?:[Pp]ut|add|your (?!opponent)|this)\b)[^.,]){2,90}?) (?:in|into|to) "
            r"(?:their|your opponent's) (?:shields|shield zone) face down\b"
        ),
        r"add \1 to its owner's shields face down",
    ),
    (r"\badd (it|that \w+) into (?=your shields face down\b)", r"add \1 to "),
    (r"\b([Pp])ut (all [^.]{3,60}?) into your decks? and shuffle it\b", r"shuffle \2 into your deck"),
    (r"\bdiscard from your hand(?=,)", "discard a card from your hand"),
    (
        (
            r"\b([Cc]hoose one of your opponent's [^.,]{3,60}?(?: and|,) (?:you may )?return it to) "
            r"(?:his|their|its owner's) hyperspatial zone\b"
        ),
        r"\1 your opponent's hyperspatial zone",
    ),
    (r"\band they put (a seal|\d seals) on (it|them)\b", r"and your opponent puts \1 on \2"),
    (r"\b([Pp])ut one of your shields to your hand\b", r"\1ut one of your shields into your hand"),
    (r"\bthis creature would be put into (?:the|your) graveyard(?=,)", "this creature would be destroyed"),
    (r"\bput it from your graveyard(?= into the battle zone\b)", "put it"),
    (r"\bput it from your graveyard tapped\.$", "put it into the battle zone tapped."),
    (
        r"\b([Tt]hat player) puts all ([^.]{3,60}?) into (?:their|his) deck and shuffles it\b",
        r"\1 shuffles all \2 into their deck",
    ),
    (r"\bput it from your graveyard\.$", "put it into the battle zone."),
    (r"\b([Pp]ut all [^.,]{3,40} from your graveyard)\.$", r"\1 into the battle zone."),
    (r"\bdiscard (an? (?:\w+ )?card) in your hand\b", r"discard \1 from your hand"),
    (
        (
            r" from (your (?:mana zone|graveyard|hand)) "
            r"(that costs? (?:(?! to your | for no cost| into | and )[^.,]){5,90})(?=[.,])"
        ),
        r" \2 from \1",
    ),
    (
        (
            r"\b(choose an? [^.,]{3,60}?) in (your (?:mana zone|graveyard|hand)) "
            r"(that costs? [^.,]{5,90}?) and put (?=(?:it|that \w+) into the battle zone\b)"
        ),
        r"\1 \3 from \2 and put ",
    ),
    (r"\b(put this creature from your graveyard)\.$", r"\1 into the battle zone."),
)
