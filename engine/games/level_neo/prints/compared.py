"""Words of typed cards of Level Neo for levels that are compared, and for characters of which no player is said."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo.colours import COLOURS
from engine.language.prints.rewording import rewordings

_LIKE: Final = rf"(?:(?:{'|'.join(COLOURS)}|resting|Active|other) |<\d+> ){{0,3}}(?:support |main )?"
_WITH: Final = (
    r"(?: with (?:turn cost|AP) \d+(?: or (?:less|more|lower|higher|fewer))?| named [^.,\"]{1,40}"
    r"| other than (?:it|them|this card|this character))?"
)
_SAID: Final = r"(?:gets?|gains?|cannot|can't|can not)\b"
_LOWER: Final = r"(?:lower|less|smaller)"

COMPARED: Final = rewordings(
    # levels
    (
        rf"\b([Yy])our level is {_LOWER} than your opponent's(?: level)?\b",
        r"\1our opponent's level is higher than yours",
    ),
    (
        rf"\b([Yy])our opponent's level is {_LOWER} than (?:yours|your level)\b",
        r"\1our level is higher than your opponent's",
    ),
    (r"\b(level is higher than your opponent's) level\b", r"\1"),
    (r"\b(level is higher than) your level\b", r"\1 yours"),
    # whose characters
    (
        (
            rf"\b([Aa])ll (?:of )?({_LIKE}characters{_WITH})(?: in play)?(?: of both players)?"
            rf"(?= {_SAID}| into the discard| until\b|[.,]| and\b)"
        ),
        r"\1ll of both players' \2",
    ),
    (rf"(^|, )([Cc])haracters({_WITH}) (?={_SAID})", r"\1all of both players' characters\3 "),
    (
        r"\b([Yy]our(?: opponent's)?) (attacking|covering) character (?=gets?\b|gains?\b|cannot\b|can't\b)",
        r"all of \1 characters that are \2 ",
    ),
    (r"\ball of Your\b", "all of your"),
    (r"\b([Aa]ll [^.,\"]{3,40}?) from (?=your(?: opponent's)? (?:hand|discard pile|level zone|deck)\b)", r"\1 in "),
)
