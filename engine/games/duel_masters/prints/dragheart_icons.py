"""The icon of draghearts (305.2), behind which databases write out what they write of every dragheart."""

from __future__ import annotations

import re
from typing import Final

_ICON: Final = re.compile(
    r"\s*\{hyperspatial dragheart(?: fortress)?\}"
    r"(?:\s*■? ?Dragsolution: At the start of your turn, if you have 2 or more fire creatures in the battle zone, "
    r"flip this card to the dragheart creature side and untap it\.(?= ?\(At the start of your game\b))?"
    r"\s*(?=$|\n|\(At the start of your game\b)",
    re.IGNORECASE,
)
"""Between the icon and its reminder a dragsolution may stand, the same behind every icon: it is one card's."""


def without_dragheart_icon(text: str) -> str:
    """A text without that icon, and without the dragsolution that is no ability of the card."""
    return _ICON.sub("\n", text)
