"""Hands that come to have a number of cards, as people type it: "draw cards until you have 5", "discard down to 2"."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_SIZE: Final = r"(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})"
_IN_HAND: Final = r"(?: in (?:your |their |his or her )?hands?)?"
_CARDS: Final = rf"(?: cards?)?{_IN_HAND}(?: left)?"
_UNTIL: Final = r"(?: cards?)? (?:until|till|'til)"
_MANY: Final = rf"(?:as many|the same number of) cards{_IN_HAND} as"
_THEY: Final = r"[Yy]our opponent (?:draws|discards)"
_END: Final = r"(?=[.,;\"]|$| and\b| then\b)"

HANDS: Final = rewordings(
    # as many as the other player
    (
        rf"\b([Dd]raw|[Dd]iscard){_UNTIL} you have {_MANY} your opponent(?: has| does)?{_IN_HAND}{_END}",
        r"\1 until you have as many cards in your hand as your opponent",
    ),
    (
        rf"\b({_THEY}){_UNTIL} they have {_MANY} you(?: have| do)?{_IN_HAND}{_END}",
        r"\1 until they have as many cards in their hand as in yours",
    ),
    # a number
    (
        rf"\b([Dd]raw|[Dd]iscard){_UNTIL} (?:you have|your hand (?:has|is|contains)) {_SIZE}{_CARDS}{_END}",
        r"\1 until you have \2 cards in your hand",
    ),
    (
        rf"\b({_THEY}){_UNTIL} (?:they have|their hand (?:has|is|contains)) {_SIZE}{_CARDS}{_END}",
        r"\1 until they have \2 cards in their hand",
    ),
    (
        rf"\b([Dd]iscard) (?:(?:cards|your hand) )?down to {_SIZE}{_CARDS}{_END}",
        r"\1 until you have \2 cards in your hand",
    ),
    (
        rf"\b([Yy]our opponent discards) (?:(?:cards|their hand) )?down to {_SIZE}{_CARDS}{_END}",
        r"\1 until they have \2 cards in their hand",
    ),
    (r"\b(until (?:you|they) have (?:one|1)) cards in\b", r"\1 card in"),
)
