"""Short forms of players: keywords by their letters, what is left unsaid, and how often an ability may be used."""

from __future__ import annotations

import re
from typing import Final

from engine.language.errors import CardTextError
from engine.language.prints.rewording import reworded, rewordings
from engine.language.prints.typed_text import refuse_what_others_leave, without_once

_BEFORE: Final = r"(^|[.,;/&] ?| and |\b(?:gets?|has|have|gains?) )"
_BEHIND: Final = r"(?= ?(?:[.,;:/&(]|$)| and\b| until\b| while\b)"
KEYWORDS_IN_SHORT: Final = rewordings(
    (r"\b(?:[Ww]|[Dd])[- ]?[Bb]reaker\b", "double breaker"),
    (r"\b[Tt][- ][Bb]reaker\b", "triple breaker"),
    (r"\b[Qq][- ][Bb]reaker\b", "quattro breaker"),
    (rf"{_BEFORE}[WD]B{_BEHIND}", r"\1double breaker"),
    (rf"{_BEFORE}TB{_BEHIND}", r"\1triple breaker"),
    (rf"{_BEFORE}SA{_BEHIND}", r"\1speed attacker"),
    (rf"{_BEFORE}(?:ST|S\.T\.){_BEHIND}", r"\1shield trigger"),
    (r"\bPA ?\+? ?(?=\d)", "power attacker +"),
    (r"\b([Ee])vo(?=:| -)", r"\1volution"),
    (r"\bBZ\b", "battle zone"),
    (r"\bMZ\b", "mana zone"),
    (r"\b[Gg][Yy]\b", "graveyard"),
    flags=re.MULTILINE,
)
"""Keywords and zones by their letters."""

_TURN: Final = r"(?:each|every) turn"
_CARD: Final = r"(?:one|1|a card)"
_REST: Final = r"(?:,| and|, and|\.) (?:[Pp]ut )?(?:the )?(?:rest|others?) (?:to|on|at|on the|to the|at the) bottom\b"
UNSAID: Final = rewordings(
    (r"\b(discards?) (?:a|1|one) random card\b", r"\1 a card at random"),
    (r"\b(discards?) (\d|two|three) random cards\b", r"\1 \2 cards at random"),
    (r"\b(discards?) (?:1|one)(?= at random|[.,]|$| of their)", r"\1 a card"),
    (r"\b(discards? (?:a|\d|two|three) cards?) of (?:his|their) (?:own )?choice\b", r"\1"),
    (
        r"^Untap (?:this(?: creature)?|it)? ?after (?:the |each |it )?battles?\.?$",
        "Whenever this creature battles, untap it after the battle.",
    ),
    (r"^[Cc]osts? (?=\d (?:less|more)\b)", "This creature costs "),
    (r"^This (costs \d (?:less|more))(?=\.?$| for each\b)", r"This creature \1"),
    (
        rf"^(?:This(?: creature)? )?(?:[Mm]ust )?[Aa]ttacks? {_TURN}(?: if able)?\.?$",
        "This creature attacks each turn if able.",
    ),
    (r"^(?:This(?: creature)? )?[Mm]ust attack(?: if able)?\.?$", "This creature attacks each turn if able."),
    (r"\b(creatures?) you have(?: in play)?(?=[,.]|$)", r"\1 you control"),
    (r"\b([Ii])f you control (an? [^.,]{3,60})(?=,)", r"\1f you have \2 in the battle zone"),
    (r"\b(\d)\+ (?=mana\b|cards?\b|shields?\b|creatures?\b)", r"\1 or more "),
    (r"^Unblockable\.?$", "This creature can't be blocked."),
    (r"^(?=[+-]\d{4,} power for each\b)", "This creature gets "),
    (r"^(While [^,]{5,80}, )(?=[+-]\d{4,} power\b)", r"\1this creature gets "),
    (r"\bfor free\b", "for no cost"),
    (r"\bfrom (?:your )?mana(?! zone)(?= )", "from your mana zone"),
    (r"(?:,? and|,) then shuffle(?: it)?(?=\.?$)", ". Then shuffle your deck"),
    (r"(?<=\. )(?:Shuffle|Then,? shuffle)(?: it)?(?=\.?$)", "Then shuffle your deck"),
    (r"\b([Uu]ntil) your next turn\b", r"\1 the start of your next turn"),
    (r"\b([Dd])raw another card\b", r"\1raw a card"),
    (r"\b(?:EOT|[Aa]t end of turn)(?=[,:])", "at the end of turn"),
    (r"\b([Aa])t (end|start) of (?=your|each|the|every)", r"\1t the \2 of "),
    (r"\b([Aa]t the (?:end|start|beginning) of) every turn\b", r"\1 each turn"),
    (r"(?<=, )[Aa]t the end of turn[,:]", "at the end of the turn,"),
    (r"(?<=[.] )[Aa]t the end of turn[,:]", "At the end of the turn,"),
    (r"^(At the (?:end|start) of (?:your|each) turn, )untap(?=\.?$)", r"\1untap this creature"),
    (r"\b((?:[Uu]n)?[Tt]ap|[Dd]estroy) this(?=\.?$)", r"\1 this creature"),
    (r"\b([Ll]ook at) top (?=\d|two|three|four|five|six)", r"\1 the top "),
    (
        r"\b([Ll]ook at the top (?:\d|two|three|four|five|six))(?: cards)?(?=[,.])",
        r"\1 cards of your deck",
    ),
    (
        (
            r"\b([Ll]ook at the top [^.,]{1,20} of your deck)[.,] (?:and )?"
            rf"(?:(?:[Tt]ake|[Kk]eep|[Pp]ick) {_CARD}|(?:[Aa]dd|[Pp]ut|[Tt]ake) {_CARD} (?:in|into|to) (?:your )?hand)"
            rf"{_REST}(?: of (?:your |the )?deck)?"
        ),
        r"\1. Put one of them into your hand, and put the rest on the bottom of your deck",
    ),
)
"""What is clear to players and is not said: whose, which creature, what is looked at."""

_WHEN: Final = re.compile(r"^When(?=ever\b|\b)")
_ONCE_FIRST: Final = re.compile(r"^(?:Only )?once (?:per|a|each) turn(?::|,) (?=when|at\b)", re.IGNORECASE)
_ANY_END: Final = re.compile(r"^at the (end|start|beginning) of turn[,:]", re.IGNORECASE)
_WHOSE_NEXT: Final = re.compile(r"\b(?:(?:un)?tap|attack|block|(?:attack|block|tapp)ed) (?=next turn\b)", re.IGNORECASE)


def with_limit_first(line: str) -> str:
    """A line with "once per turn" before its "when", wherever it was typed."""
    said, once = without_once(_ONCE_FIRST.sub("", line))
    if not once and said == line:
        return line
    return f"Once per turn, {said[:1].lower()}{said[1:]}" if _WHEN.match(said[:1].upper() + said[1:]) else line


def with_what_is_unsaid(line: str) -> str:
    """A line with what players leave unsaid. Raises `CardTextError` for what may be meant in two ways."""
    line = refuse_what_others_leave(with_limit_first(reworded(line, UNSAID)))
    turn = _ANY_END.match(line)
    if turn is not None:
        raise CardTextError(
            f'it does not say of whose turn: write "at the {turn[1]} of your turn", or "of each turn"', line
        )
    whose = _WHOSE_NEXT.search(line)
    if whose is not None:
        raise CardTextError(
            'it does not say whose next turn: write "until the end of your opponent\'s next turn"', line, whose.end()
        )
    return line
