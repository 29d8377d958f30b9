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

_SORT: Final = (
    r"((?:[\w<>-]+ ){0,3}?(?:cards?|members?|characters?|events?|units?|Logicalists?|Foreigners?|Tranceunions?)"
    r"(?: with [^.,\"]{3,30}?| named [^.,\"]{1,30}?)?)"
)
_NUMBER: Final = r"(an?|one|two|\d|up to (?:an?|one|two|\d))"
_SEEN: Final = (
    (r"\b([Ll])ook at (?:your )?opponent's hand", r"\1ook at"),
    (r"\b(?:[Yy]our )?[Oo]pponent reveals their hand()", "reveal"),
    (r"\b([Rr])eveal (?:your )?opponent's hand", r"\1eveal"),
)
_OF_IT: Final = r"(?: there| (?:from|in) (?:it|there|among them|that hand|their hand|your opponent's hand))"
_BETWEEN: Final = r"(?:,? and|\.|,|,? then|,? and then) (?:[Yy]ou )?"
_THEY_DISCARD: Final = (
    r"(?:,? and|\.|,|,? then|,? and then) (?:(?:[Yy]our opponent|[Tt]hey|[Tt]hat player) discards?|[Dd]iscard) "
    r"(?:it|them|that card|those cards|the chosen cards?)"
)


def discards_of_a_seen_hand(done: str) -> tuple[tuple[str, str], ...]:
    """Cards that a player chooses in the other one's hand; ``done`` is how the card language says that they go.

    "Look at your opponent's hand and discard a card from it": it is the player with the text who chooses.
    """
    found: list[tuple[str, str]] = []
    for seen, deed in _SEEN:
        meant = rf"{deed} all cards in your opponent's hand, choose \2 \3 from among them, and {done}"
        found += [
            (
                rf"{seen}{_BETWEEN}(?:[Cc]hoose|[Pp]ick|[Ss]elect) {_NUMBER} {_SORT}{_OF_IT}?{_THEY_DISCARD}{_END}",
                meant,
            ),
            (rf"{seen}{_BETWEEN}[Dd]iscard {_NUMBER} {_SORT}{_OF_IT}{_END}", meant),
        ]
    return tuple(found)
