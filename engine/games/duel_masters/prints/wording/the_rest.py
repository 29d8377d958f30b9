"""What is left of cards among which somebody has chosen: print says "the rest", and leaves out of what."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_THEIRS: Final = "(?:their|his)"
_OF_MANA: Final = r"hoose \2 \3 in your mana zone and put the others of cards in your mana zone into your graveyard"
"""What is done with a mana zone, behind a letter; the number and the noun are the second and third groups."""

THE_REST: Final = rewordings(
    (
        r"\b([Cc])hoose (\d+|a) (cards?) (?:from|in) your mana zone and put the rest into your graveyard\b",
        rf"\1{_OF_MANA}",
    ),
    (
        (
            rf"\b([Yy])our opponent chooses (\d+|a) (?:of {_THEIRS} )?(cards?) (?:from|in) {_THEIRS} mana zone "
            rf"and puts the rest into {_THEIRS} graveyard\b"
        ),
        rf"\1our opponent does this: c{_OF_MANA}",
    ),
    (
        (
            r"\b([Cc])hoose (one|\d+) of your creatures(?: in the battle zone)? and (put|return) the rest"
            r"(?: of your creatures)? (?:in)?to your (mana zone|hand)\b"
        ),
        r"\1hoose \2 of your creatures and \3 the rest of your creatures into your \4",
    ),
    (
        (
            rf"\b([Yy])our opponent chooses (one|\d+) of {_THEIRS} creatures and (puts|returns) (?:all )?the rest"
            rf"(?: of {_THEIRS} creatures)? (?:in)?to {_THEIRS} (mana zone|hand)\b"
        ),
        r"\1our opponent chooses \2 of their creatures and \3 the rest of their creatures into their owner's \4",
    ),
    (
        rf"\b([Yy])our opponent chooses (one|\d+) of {_THEIRS} creatures and destroys the rest(?=[.,])",
        r"\1our opponent chooses \2 of their creatures and destroys the rest of their creatures",
    ),
)
