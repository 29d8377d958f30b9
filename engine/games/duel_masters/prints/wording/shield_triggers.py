"""112.3a. What has shield trigger: cards of the shields, and a card while something is so."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

SHIELD_TRIGGERS: Final = rewordings(
    (
        (
            r"\b(?:[Ee]ach of your|[Ee]ach|[Aa]ll|Your) ([^.,]{3,80}?) (?:put into|added to) your hand "
            r"(?:from your shields?(?: zone)? )?(?:gets?|ha(?:s|ve)) shield trigger\b"
        ),
        r"you get shield triggers for \1",
    ),
    (
        (
            r"\b(?:[Ee]ach of your|[Aa]ll your|Your) ([^.,]{3,80}?) in your shield(?:s| zone) "
            r"(?:gets?|ha(?:s|ve)) shield trigger\b"
        ),
        r"you get shield triggers for \1",
    ),
    (
        r"^([^.,]{3,80}? cards that [^.,]{3,40}?) added to your hand from your shield zone gets? shield trigger\b",
        r"You get shield triggers for \1",
    ),
    (r"\b(you get shield triggers for) shield cards\b", r"\1 cards"),
    (
        (
            r"^(?:If|While) ((?:(?!shield)[^.]){5,120}?),? and this (?:creature|spell) is in your shield zone, "
            r"(?:it|this (?:creature|spell)) (?:gets|has) shield trigger\.$"
        ),
        r"Shield trigger while \1.",
    ),
    (
        (
            r"^(?:If|While) this (?:creature|spell) is in your shield zone and ((?:(?!shield)[^.]){5,120}?), "
            r"(?:it|this (?:creature|spell)) (?:gets|has) shield trigger\.$"
        ),
        r"Shield trigger while \1.",
    ),
    (
        (
            r"^(?:If|While) ([^.]{5,120}?), (?:this (?:creature(?: in your shields?(?: zone)?)?|spell)|it) "
            r"(?:gets|has) shield trigger\.$"
        ),
        r"Shield trigger while \1.",
    ),
)
