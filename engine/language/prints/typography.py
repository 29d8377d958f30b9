"""Typography that all prints share: quotation marks, dashes, spaces, and reminders in parentheses."""

from __future__ import annotations

import re
from typing import Final

_MARKS: Final = {
    "'": "\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}",
    '"': (
        "\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}\N{DOUBLE LOW-9 QUOTATION MARK}"
        "\N{LEFT CORNER BRACKET}\N{RIGHT CORNER BRACKET}\N{LEFT WHITE CORNER BRACKET}\N{RIGHT WHITE CORNER BRACKET}"
    ),
    "<": "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}\N{LEFT DOUBLE ANGLE BRACKET}\N{LEFT ANGLE BRACKET}",
    ">": "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}\N{RIGHT DOUBLE ANGLE BRACKET}\N{RIGHT ANGLE BRACKET}",
    "-": "\N{MINUS SIGN}\N{EN DASH}\N{HYPHEN}\N{FULLWIDTH HYPHEN-MINUS}",
    "+": "\N{FULLWIDTH PLUS SIGN}",
    "[": "\N{FULLWIDTH LEFT SQUARE BRACKET}\N{LEFT BLACK LENTICULAR BRACKET}",
    "]": "\N{FULLWIDTH RIGHT SQUARE BRACKET}\N{RIGHT BLACK LENTICULAR BRACKET}",
    "(": "\N{FULLWIDTH LEFT PARENTHESIS}",
    ")": "\N{FULLWIDTH RIGHT PARENTHESIS}",
    ":": "\N{FULLWIDTH COLON}",
    " ": "\N{NO-BREAK SPACE}\N{IDEOGRAPHIC SPACE}",
    "": "\r\N{ZERO WIDTH SPACE}\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}\N{WORD JOINER}\u2065\N{BYTE ORDER MARK}",
}
"""The usual marks, each with those that stand for it in print."""

_PLAIN: Final = str.maketrans({printed: usual for usual, all_printed in _MARKS.items() for printed in all_printed})
_SPACES: Final = re.compile(r"[ \t]+")
_REMINDER: Final = re.compile(r" ?\([^()]*\)")
_LIMITS: Final = re.compile(
    r"\b(?:must|except|unless|optional(?:ly)?|at most|maximum|minimum|not this|no other)\b"
    r"|\b(?:once|twice|\w+ times|time) (?:per|a|each|every) (?:turn|game|fight|battle)\b|\bonly once\b|\d ?/ ?turn\b"
    r"|\bonly\b(?! (?:one shield|one card|up to four|have up to four|pay the cost for one|be played the first time)\b)"
    r"|^(?![^()]*\b(?:would|is attacked)\b)[^()]*\binstead\b(?! of\b)"
    r"|^(?:costs?|pay(?! the cost\b)|max|up to) "
    r"|^(?:not|needs?|requires?|any player|both players) |^so do(?:es)?\b"
    r"|^(?:your opponents?|the (?:other|opposing) player|they|its owner)(?:'s? choice\b"
    r"| (?:may )?(?:chooses?|picks?|decides?|selects?)\b)"
    r"|^you can(?:not|'t) (?!use (?:the )?['\"]?shield ?trigger|look at )"
    r"|^the (?:one|ones|card|unit|creature|member|character)s? (?:with|that|which) "
    r"|^(?!includ|active\b|he or she )[^().]{0,60}\b(?:too|also|as well|the same|likewise)[.!]?$"
    r"|\bworks? (?:for|from|on|in|with|if|when)\b"
    r"|\bdo(?:es)?(?: not|n't) (?:work|apply|affect)\b|\b(?:not |un)affected\b",
    re.IGNORECASE,
)
"""What sentences in parentheses say that are no reminders: they change what stands before them."""

_BARE: Final = re.compile(
    r"^(?:(?P<if>if|while|as long as)|during|when(?:ever)?|after|before|until|on|in|from|with(?:out)?) "
    r"(?![^(),]*\bthis creature has its\b)[^(),]*$",
    re.IGNORECASE,
)
"""A condition, a moment or a place that goes on with nothing, as "If you have a Dragon"."""

_STOPS: Final = (".", "!", "?", '"')
_SENTENCE: Final = 4
"""How many words stand at least before what limits them: behind a keyword it tells when that matters."""

_MANY: Final = r"(?:an?|one|two|three|\d|up to|all|each|another|(?:your|their|his|her)(?! own))\b"
_DONE: Final = r"(?:draw|destroy|retire|return|search|untap|stand|mill)s?"
_DEED: Final = re.compile(rf"^{_DONE} {_MANY}", re.IGNORECASE)
"""How a short sentence begins, as "Draw three cards"."""

_MORE: Final = re.compile(
    r"^(?:then|also|afterwards?|in addition|(?:you|your opponents?|they|each player|it|this \w+) also)\b"
    r"|^your opponents? (?:draws?|discards?)\b"
    rf"|^(?:if [^(),]{{1,80}}, )?(?:you (?:may )?|your opponents? (?:may )?|each player )?{_DONE} {_MANY}"
    r"|^(?:if [^(),]{1,80}, )?(?:you |your opponents? |each player )?"
    rf"(?:discard|put|tap|add|choose|gain|lose|shuffle|soul[- ]charge|counter[- ]charge)s? {_MANY}",
    re.IGNORECASE,
)
"""How sentences in parentheses begin that are no reminders: what they say is done besides."""

_DEEPEST: Final = 8  # how deep reminders may stand inside each other


def plain(text: str) -> str:
    """A text with the usual marks for those that printers choose among, and no invisible characters."""
    return _SPACES.sub(" ", text.translate(_PLAIN))


def limits(said: str, before: str) -> bool:
    """Whether what stands in parentheses changes what stands before them in the line, and does not only explain it."""
    bare = _BARE.match(said)
    if bare is not None and ((bare["if"] is not None and said[:1].islower()) or is_sentence(before.rstrip())):
        return True
    return _LIMITS.search(said) is not None or _MORE.match(said) is not None


def is_sentence(text: str) -> bool:
    """Whether a text ends in a sentence, and not in a keyword or what belongs to one."""
    if text.endswith(_STOPS):
        return True
    return text[-1:].isalnum() and (len(text.split()) >= _SENTENCE or _DEED.match(text) is not None)


def without_reminders(line: str) -> str:
    """A line without what stands in parentheses, unless they stand inside each other deeper than in any print."""
    for _ in range(_DEEPEST):
        before, line = line, _REMINDER.sub("", line)
        if before == line:
            break
    return line
