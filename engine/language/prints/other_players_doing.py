"""What players other than the reader do, as people type it: in the card language said as if to those players.

"Your opponent may discard a card. If they do, they draw a card." is "your opponent does this: you may discard a card.
If they do, your opponent does this: draw a card."
"""

from __future__ import annotations

import re
from typing import Final

from engine.language.errors import CardTextError

_VERBS: Final = (
    "add|choose|deploy|destroy|discard|draw|drop|look|move|put|rest|return|reveal|search|set|shuffle|stand|stock"
    "|tap|untap"
)
_THIRD: Final = re.compile(rf"\b(?P<verb>{_VERBS})(?:es|s)\b")
_THEY: Final = r"(?:they|he or she|he|she|that player|your opponent|the opponent)"
_EACH: Final = r"(?:[Ee]ach player|[Bb]oth players|[Aa]ll players)"
_FURTHER: Final = (
    rf"(?P<further> (?:If {_THEY} (?:do|does|did)(?P<not>n't| not)?(?: so| this)?,"
    r"|Each player (?:who|that) (?:do|does|did)(?P<none>n't| not)?(?: so| this)?)"
    rf"(?P<they> {_THEY})? (?P<also>[^.\"\[\]]{{3,100}})\.)?"
)
_EACH_MAY: Final = re.compile(rf"\b{_EACH} may (?P<said>(?:{_VERBS})\b[^.\"\[\]]{{0,100}})\.{_FURTHER}")
_OTHER_MAY: Final = re.compile(
    rf"\b[Yy]our opponent may (?!pay\b)(?P<said>(?:{_VERBS})\b[^.\"\[\]]{{0,100}})\.{_FURTHER}"
)
_OTHER_DOES: Final = re.compile(
    rf"\b[Yy]our opponent (?P<said>(?:{_VERBS})(?:es|s)\b[^.\"\[\]]{{0,100}}(?: and|, then|, and| then) "
    rf"(?:{_VERBS})(?:es|s)\b[^.\"\[\]]{{0,100}})\."
)
"""Two things that the opponent does, the second of which stands without a player before it."""

_OTHER_MAY_IF_YOU: Final = re.compile(r"\b[Yy]our opponent may [^.\"\[\]]{3,100}\. (?P<if>If you (?:do|don't|do not),)")
_THEN_THEY: Final = re.compile(
    rf"(?P<offer>\b[Yy]our opponent may [^.\"\[\]]{{3,100}}\. If {_THEY} (?:do|does))(?P<not>n't| not)?"
    rf"(?P<then>, {_THEY} (?P<also>(?:{_VERBS})(?:es|s)?\b[^.\"\[\]]{{1,100}})\.)?"
)
_UNLESS: Final = re.compile(
    r"^(?P<when>(?:\[[^\[\]]*\] )?(?:When(?:ever)?|At the) [^.,\"]{3,80}, |)(?P<done>(?!(?:If|When|At|During)\b)"
    rf"(?:(?!\b(?:it|its|them|that|may|if)\b)[^.,\"\[\]]){{3,100}}?),? unless {_THEY} "
    rf"(?P<said>(?:{_VERBS})(?:es|s)?\b[^.,\"\[\]]{{3,80}})(?=\.|$)"
)
"""What is done if the opponent does not do something else: "draw a card unless your opponent discards a card"."""

_NOT: Final = "n't"
_OTHER_PUTS: Final = re.compile(
    r"\b[Yy]our opponent (?P<said>(?:puts|reveals) (?:the top|an? card|all)\b[^.\"\[\]]{3,60}\btheir\b"
    r"[^.\"\[\]]{3,60})\."
)
"""What the opponent does with cards of a pile of theirs."""

_ANSWERED: Final = re.compile(
    r"(?P<when>\b[Ww]hen(?:ever)? your opponent [a-z][^.,\"\[\]]{3,60}, )they "
    rf"(?P<said>(?:{_VERBS})\b[^.\"\[\]]{{1,100}})\."
)
_ALONE: Final = re.compile(
    r"(?P<verb>draw|discard) (?P<what>(?:an?|one|two|three|\d)(?: random)? cards?(?: at random)?)"
)
"""What the card languages say of the opponent in the same words."""

_UNCLEAR: Final = re.compile(
    rf"\b{_EACH} may [^.\"\[\]]{{3,100}}\. (?P<if>If (?:(?P<you>you)|they) (?:do|don't|do not)\b)"
)
"""A question behind what each player may do that is not one to each of them."""

_ABOUT_OTHERS: Final = re.compile(r"\b(?:you|your|they|he|she|player|players|opponent)\b")
_THEN: Final = re.compile(rf"(?:,| and|, and)? then (?=(?:{_VERBS})\b)")
_THEIRS: Final = re.compile(r"\b(?:their|his or her|his|her)\b")


def may_do_instead(line: str) -> str:
    """A line in which "unless they discard a card" offers the opponent to do so, and is done where they do not."""

    def changed(found: re.Match[str]) -> str:
        offer = _as_to_one(found["said"])
        if offer is None:
            return found[0]
        begin = "your" if found["when"] else "Your"
        return f"{found['when']}{begin} opponent may {offer}. If they don't, {found['done']}"

    return _UNLESS.sub(changed, line)


def may_do_each(line: str) -> str:
    """A line that says what each player may do as if to each of them. Raises `CardTextError` where it is unclear."""
    said = _EACH_MAY.sub(_as_to_each, line)
    unclear = _UNCLEAR.search(line)
    if unclear is not None and (unclear["you"] or said == line):
        problem = 'it does not say who does what follows: write "If they do, they ...", or say it before'
        raise CardTextError(problem, line, unclear.start("if"))
    return said


def may_do_other(line: str, said_so: re.Pattern[str] | None = None) -> str:
    """A line that says what the opponent may do as if to them, and what they do then.

    ``said_so``: what the card language says in these very words.
    """

    def changed(found: re.Match[str]) -> str:
        kept = said_so is not None and said_so.fullmatch(found["said"]) is not None
        return _as_to_other(found, f"your opponent may {found['said']}." if kept else None)

    return _OTHER_MAY.sub(changed, line)


def done_then_by_other(line: str) -> str:
    """A line that says as if to the opponent what they do after they did what they may, or did not.

    Raises `CardTextError` where it asks the reader about that.
    """
    asked = _OTHER_MAY_IF_YOU.search(line)
    if asked is not None:
        problem = 'what your opponent may do is asked about with "if they do": write so, or what you do in its place'
        raise CardTextError(problem, line, asked.start("if"))
    return _THEN_THEY.sub(_as_they_do, line)


def answered_by_other(line: str) -> str:
    """A line in which the opponent does something on what they have done: "When your opponent ..., they draw"."""
    return _ANSWERED.sub(_as_answered, line)


def done_by_other(line: str) -> str:
    """A line that says what the opponent does, one thing after the other, as if to them."""
    for pattern in (_OTHER_DOES, _OTHER_PUTS):
        line = pattern.sub(_as_done, line)
    return line


def _as_to_each(found: re.Match[str]) -> str:
    offer = _as_to_one(found["said"])
    if offer is None:
        return found[0]
    said = f"{'e' if found[0][0].islower() else 'E'}ach player does this: you may {offer}."
    if found["further"] is None:
        return said
    alone = found["further"].startswith(" Each")
    also = _as_to_one(found["also"]) if alone or found["they"] else None
    if also is None:
        return found[0]
    return f"{said} If you do{' not' if found['not'] or found['none'] else ''}, {also}."


def _as_to_other(found: re.Match[str], said: str | None) -> str:
    offer = _as_to_one(found["said"])
    if offer is None or (found["further"] is not None and found["further"].startswith(" Each")):
        return found[0]
    said = said or f"your opponent does this: you may {offer}."
    said = found[0][0] + said[1:]
    if found["further"] is None:
        return said
    asked = f" If they do{' not' if found['not'] else ''}, "
    if not found["they"]:
        return f"{said}{asked}{found['also']}."
    also = _as_to_one(found["also"])
    return found[0] if also is None else f"{said}{asked}your opponent does this: {also}."


def _as_they_do(found: re.Match[str]) -> str:
    asked = f"{found['offer']}{_NOT if found['not'] else ''}"
    if not found["then"]:
        return asked
    also = _as_to_one(found["also"])
    return f"{asked}{found['then']}" if also is None else f"{asked}, your opponent does this: {also}."


def _as_answered(found: re.Match[str]) -> str:
    alone = _ALONE.fullmatch(found["said"])
    if alone is not None:
        return f"{found['when']}your opponent {alone['verb']}s {alone['what']}."
    plain = _as_to_one(found["said"])
    return found[0] if plain is None else f"{found['when']}your opponent does this: {plain}."


def _as_done(found: re.Match[str]) -> str:
    plain = _as_to_one(found["said"])
    return found[0] if plain is None else f"{found[0][0]}our opponent does this: {plain}."


def _as_to_one(said: str) -> str | None:
    """What a player does, said as if to that player; None where it speaks of somebody else as well."""
    if _ABOUT_OTHERS.search(said):
        return None
    return _THEIRS.sub("your", _THEN.sub(", and ", _THIRD.sub(lambda match: match["verb"], said)))
