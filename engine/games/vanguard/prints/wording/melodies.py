"""Abilities that units share by their Melody icons: one ability with the icon is given to all units with the icon.

    [Melody]-[CONT](VC/RC):This unit gets [Power] +5000. This is shared by all of your units with [Melody].

is the icon, and "[CONT](VC/RC):All of your units with Melody get "[CONT](VC/RC):This unit gets [Power] +5000."."
"""

from __future__ import annotations

import re
from typing import Final

_ICON: Final = r"\[?Melody\]?"
_SHARED: Final = re.compile(
    rf"^{_ICON} ?[-\N{{HYPHEN}}\N{{NON-BREAKING HYPHEN}}\N{{EN DASH}}] ?"
    r"(?P<ability>\[(?:AUTO|ACT|CONT)\] ?(?P<zones>\([^()]*\)(?:/\([^()]*\))*)[^\n]*?) "
    rf"This is shared by all of your units with {_ICON}\.?$",
    re.MULTILINE,
)
_SHARES: Final = re.compile(rf"^{_ICON} ?\(Shares all of your {_ICON}\)\.?$", re.MULTILINE)
_IN_A_SENTENCE: Final = re.compile(r"\[Melody\]")


def with_melodies(text: str) -> str:
    """A printed text in which what is shared is given."""
    if "Melody" not in text:
        return text
    given = _SHARED.sub(r'Melody\n[CONT]\g<zones>:All of your units with Melody get "\g<ability>".', text)
    return _IN_A_SENTENCE.sub("Melody", _SHARES.sub("Melody", given))
