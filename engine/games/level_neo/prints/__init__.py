"""How people type cards of Level Neo: its card language, in other words and marks.

No database of its cards is known, so there are no columns of one; card files may say what they say as they like.
"""

from __future__ import annotations

import re
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.games.level_neo.cards import read_cards
from engine.games.level_neo.colours import COLOURS
from engine.games.level_neo.vocabulary import language
from engine.language.errors import CardTextError
from engine.language.prints.dialect import Dialect, PrintReader
from engine.language.prints.facts import Prints
from engine.language.prints.rewording import reworded, rewordings
from engine.language.prints.typed_cards import as_the_language_says_it, typed_lines, typed_prints
from engine.language.prints.typed_text import amounts_of, without_once

_SKILL: Final = re.compile(
    r"^(?:[-\N{BULLET}] ?)?"
    r"[\[(]?(?P<kind>Cont|Continuous|Start|Use|Level Burst|LB(?= ?:))[\])]?(?P<tags>(?: ?(?:\([^()]*\)|\[(?:Main|"
    r"Battle|Any|Your|Opponent|Either|Lv|Level|Support|Discard|Hand)[^\[\]]*\]))*)"
    r" ?(?::| -+ |(?=[A-Z\[])) *",
    re.IGNORECASE,
)
"""How a skill begins, in any brackets."""

_TAGS: Final = rewordings(
    (r"\b(Main|Battle|Any phase)\) ?\((?=(?:Your|Opponent|Either)\b)", r"\1/"),
    (r"\b(Main|Battle|Any phase)(?:, | ?\| ?| - )(?=(?:Your|Opponent|Either)\b)", r"\1/"),
    (r"\bOpponent(?:'s)?\)", "Opponent's turn)"),
    (r"/(Your|Either)\)", r"/\1 turn)"),
    (r"\bAny/", "Any phase/"),
    (r"\b(?:Level|Lv) ?(\d)(?:\+| or (?:more|higher))?\)", r"Lv \1)"),
    flags=re.IGNORECASE,
)
"""When a skill is used, and from which level on."""

_ONCE: Final = re.compile(r"\d ?/ ?turn|\b(?:per|a|each) turn", re.IGNORECASE)
_AMOUNTS: Final = rewordings(*amounts_of("AP", "turn cost"))
_NO_TURN: Final = re.compile(r"\((?:Main|Battle|Any(?: phase)?)\)", re.IGNORECASE)
_COLOUR: Final = "|".join(COLOURS)
_ROUND: Final = str.maketrans("[]", "()")
_THIS_DOES: Final = (
    r"(?:attacks?|is (?:deployed|rested|covered|put)|gets?|gains?|loses?|wins?|defends?|comes|enters|leaves|would)"
)
_WORDS: Final = rewordings(
    (r"\b([Oo]n (?:attack|attacking)[,:]|[Ww]hen(?:ever)? attacking,)", "When this character attacks,"),
    (
        r"\b(?:On (?:play|deploy|entering)[,:]|When (?:played|deployed|put into play|entering play),)",
        "When this character comes into play,",
    ),
    (
        rf"\b([Tt])his (?={_THIS_DOES}\b)",
        r"\1his character ",
    ),
    (r"^[Gg](?:ets?|ains?) (?=(?:an )?(?:additional )?[+-])", "This character gets "),
    (r"^(?=[+-]\d)", "This character gets "),
    (
        (
            r"\b([Tt])his (?:card|unit|character card)(?='s| gets?| attacks?| covers?| wins?| loses?| rests?| "
            r"comes| enters)"
        ),
        r"\1his character",
    ),
    (r"\b(enters|is put into|is played(?: into)?|comes? (?:in|on)to) (?:play|the field)\b", "comes into play"),
    (r"\b(?:discard zone|discard area|trash|drop zone|graveyard)\b", "discard pile"),
    (r"\bis put into (?:the|your) discard pile from (?:play|the field)\b", "is put into the discard pile"),
    (r"\bsearch your deck for an? ", "search your deck for up to one "),
    (rf"\b([Ii]f it)(?:'s| is) ({_COLOUR})(?=,| and\b)", r"\1 is a \2 card"),
    (r"\b(you have [^.,]{1,60}?characters?) in play(?=[,.])", r"\1"),
    (r"^(\[[^\[\]]+\]): ?", r"\1 "),
    (r"(?i)^((?:rest|discard|put) [^.:\[\]\"]{3,60}): ?", r"[\1] "),
    (r"\bdiscard (it|them|that card|that character)(?=[.,]|$)", r"put \1 into the discard pile"),
    (r"\b([Ll])evel up your main character\b", "your main character levels up"),
    (
        r"\b([Cc])hoose (?:an?|one|1) ((?:\w+ )?(?:support|main) character) of your opponent\b",
        r"\1hoose one of your opponent's \2s",
    ),
)


def _begins(line: str) -> bool:
    return _SKILL.match(line) is not None


def _spelt(line: str) -> str:
    skill = _SKILL.match(line)
    if skill is None:
        return line
    kind = "Cont" if skill["kind"].lower() == "continuous" else skill["kind"].capitalize()
    kind = "Level Burst" if kind in ("Level burst", "Lb") else kind
    behind, once = without_once(line[skill.end() :])
    if once or _ONCE.search(skill["tags"]):
        raise CardTextError("no skill of this game says how often it may be used", line)
    tags = reworded(skill["tags"].translate(_ROUND), _TAGS)
    said = as_the_language_says_it(behind, _WORDS, _AMOUNTS)
    if kind == "Use" and _NO_TURN.search(tags):
        raise CardTextError(
            'it does not say in whose turn: write as "Use (Main/Your turn)", or with "Opponent\'s turn", "Either turn"',
            line,
        )
    stop = "" if said.endswith((".", '"')) else "."
    return f"{kind}{tags}: {said}{stop}"


@cache
def reader() -> PrintReader:
    """The reader of typed Level Neo cards."""
    return PrintReader(
        Dialect(language().vocabulary, lambda text: typed_lines(text, _begins, _spelt), name="level_neo_prints"),
        language(),
    )


PRINTS: Final[Prints] = typed_prints(
    reader, read_cards, "this character", other_texts=MappingProxyType({"level_burst": "Level Burst: "})
)
"""What importing asks of this game."""
