"""Everyday words for what is done: shown, drawn for each of several things, paid with two cards at once."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_EVERYBODY: Final = r"(?: to (?:your opponent|both players|all players|everyone|everybody))?"
_DRAW: Final = r"raw (an? card|one card|(?:two|three|four|five|\d) cards) for (?:each|every) ([^.,\"]{3,60}?)(?=\.|$)"

_SEEN: Final = (
    r"\b((?:(?:[Ll]ook at|[Rr]eveal) "
    r"(?:the top (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) cards of your deck|your opponent's hand)"
    r"|[Yy]our opponent reveals (?:their|his|her|his or her) hand)"
    r"(?:, and|,| and|\.)(?: [Tt]hen,?)? (?:[Yy]ou may )?"
)
_SORT: Final = (
    r"(?:(?:[\w<>-]+ ){0,3}?(?:cards?|members?|characters?|events?|units?|creatures?|spells?|Logicalists?|Foreigners?"
    r"|Tranceunions?)(?: (?:with|named) (?:(?! from\b)[^.,\"]){1,30}?)?)"
)
_ONE: Final = rf"(?:up to )?(?:an?|one|two|three|\d) (?!of\b){_SORT}"
_TAKEN: Final = (
    r"(?=[^.\"]{0,60}?(?:\. )?[^.\"]{0,40}?\b(?:[Pp]ut|[Aa]dd|[Cc]all|[Rr]eturn|[Dd]eploy|[Bb]ind|[Dd]iscards?) "
    r"(?:it|them|that card|those cards)\b(?! to (?:its|their) owner))"
)
AMONG_THEM: Final = rewordings(
    (rf"{_SEEN}(?:[Cc]hoose|[Rr]eveal) {_ONE})(?=,|\.| and\b){_TAKEN}", r"\1 from among them"),
    (rf"{_SEEN}(?:[Pp]ut|[Aa]dd|[Cc]all) {_ONE})(?= (?:in)?to (?:your hand|RC)\b)", r"\1 from among them"),
)
"""What is done with one of the cards that are looked at, of a deck or the opponent's hand: "..., choose a member"."""

EVERYDAY_DEEDS: Final = rewordings(
    (rf"\bshow (it|them|that card|those cards){_EVERYBODY}(?=[.,]| and\b)", r"reveal \1"),
    (rf"\bShow (it|them|that card|those cards){_EVERYBODY}(?=[.,]| and\b)", r"Reveal \1"),
    (rf"\bD{_DRAW}", r"For each \2, draw \1"),
    (rf"\bd{_DRAW}", r"for each \2, draw \1"),
    (r"\b([Ff]or each \w+), draw one card\b", r"\1, draw a card"),
    (r"\b(is deployed) by (?:an? |the )?(?:card )?effects?\b", r"\1 by effect"),
    (r"\bwith an? (level|cost|power|aura|AP|turn cost) of (?=\d)", r"with \1 "),
    (r"\bin(to)? this (member)'s soul\b", r"in\1 the soul of this \2"),
    (r"\b([Dd]iscard this card) from your hand\b", r"\1"),
    (r"(?<=\[)([Rr]est) (this \w+) and (?=(?:another|one|two|\d) )", r"\1 \2 & rest "),
    (r"\b(?:its|this \w+'s) attacks (cannot|can't) be (?=intercepted\b|covered\b)", r"\1 be "),
    (r"\b(until (?:the )?end of (?:turn|battle)) and (?=you may\b|your opponent\b)", r"\1, and "),
    (r"\b([Ww]hen your opponent) plays (?=an event\b)", r"\1 uses "),
    (r"\b([Ww]hen you) play (?=an event\b)", r"\1 use "),
)
