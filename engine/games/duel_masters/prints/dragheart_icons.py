"""The icon of draghearts (305.2), behind which databases write out what they write of every dragheart."""

from __future__ import annotations

import re
from typing import Final

_ICON: Final = re.compile(
    r"(?:(?<!\s)\s+)?\{hyperspatial dragheart(?: fortress)?\}"
    r"(?:\s*■? ?Dragsolution: [^{(\n]*(?=\(At the start of your game\b))?"
    r"\s*(?=$|\n|\(At the start of your game\b)",
    re.IGNORECASE,
)
"""A dragsolution between the icon and its reminder is that of another card: those of a card stand before its icon."""


def without_dragheart_icon(text: str) -> str:
    """A text without that icon, and without the dragsolution that is no ability of the card."""
    return _ICON.sub("\n", text)
