"""Than which card others are, as people type it: "another of your members", "all the others", "except it".

"Choose one of your members. Choose another one of your members." means one other than the first that was chosen.
"""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_CARD: Final = r"(?:(?:main |support )?characters?|members?|Logicalists?|Foreigners?|Tranceunions?|gates?)"
_LIKE: Final = r"(?:(?!other\b|opponent's\b)[\w<>-]+ ){0,3}?"
_ONE: Final = r"(?:one|two|three|\d|up to \w+) of"
_UNTIL_THEN: Final = r"(?:(?! of (?:your|both)\b)[^\"])*?"
"""Words between a choice and what is said of others, with no other choice in between."""

OTHERS_MEANT: Final = rewordings(
    (
        r"\b(?:except(?: for)?|besides|but not|apart from|other than) (?:it|that (?:one|card|character|member))\b",
        "other than it",
    ),
    (
        r"\b(?:except(?: for)?|besides|but not|apart from) (?=them\b|this (?:one|card|character|member)\b)",
        "other than ",
    ),
    (r"\bother than this one\b", "other than this card"),
    (
        rf"(\b{_ONE} (your (?:opponent's )?)({_LIKE}{_CARD})\b{_UNTIL_THEN})\banother(?: one)? of \2({_LIKE}{_CARD})\b",
        r"\1one of \2\4 other than it",
    ),
    (
        (
            rf"(\b{_ONE} your opponent's {_LIKE}{_CARD}\b{_UNTIL_THEN})"
            rf"\b([Aa]ll(?: of)? )your opponent's other ({_LIKE}{_CARD})\b"
        ),
        r"\1\2your opponent's \3 other than it",
    ),
    (
        (
            rf"(\b{_ONE} (your (?:opponent's )?{_LIKE}(?:characters|members|gates))\b{_UNTIL_THEN})"
            r"\b([Aa])ll (?:of )?the others\b"
        ),
        r"\1\3ll of \2 other than it",
    ),
)
