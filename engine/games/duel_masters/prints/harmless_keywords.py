"""What print says of keywords and abilities of whole cards, and how the card language says the same."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.rewording import rewordings

_CIVILIZATION: Final = "(?:light|water|darkness|fire|nature)"

OF_KEYWORDS: Final = rewordings(
    (
        r"^if (?P<so>[^.]{5,200}), you may (?:(?:summon|use) this \w+|cast this spell) for no cost\.$",
        r"zero \g<so>",
    ),
    (r"\bmechraid (\d+)", r"3 up no less \1"),
    (r"^knight magic: ", ""),
    (r"\bput on one or more (?:of )?", "put on "),
    (r"\bshuffle the rest and put them on the bottom of your deck\b", "shuffle the rest under your deck"),
    (r"^you can't put other\b", "you can't put"),
    (rf"\bhave a total of (?=\d+ or more {_CIVILIZATION} creatures or {_CIVILIZATION} tamaseeds\b)", "have "),
    flags=re.IGNORECASE,
)
"""The differences of words that are none of meaning."""
