"""11. The keywords that abilities go by, as texts write them and as the engine names them."""

from __future__ import annotations

from typing import Final

from engine.language.phrases import WordList

_DEMANDING: Final = {
    "Brave": "brave",
    "Oracle": "oracle",
    "Ritual": "ritual",
    "Unite": "unite",
    "Thunderstrike": "thunderstrike",
    "Darkness": "darkness",
    "Wave": "wave",
    "Dark Device": "dark device",
    "Shinken Hissatsu": "shinken hissatsu",
}
_NAMING: Final = {
    "Rush": "rush",
    "Burst": "burst",
    "Shadowstitch": "shadowstitch",
    "Bloom": "bloom",
    "Magia": "magia",
    "Time Leap": "time leap",
    "Homare": "homare",
    "Nitou Kaigan": "nitou kaigan",
}
_STANDING_ALONE: Final = {
    "Blaze": "blaze",
    "Afterimage": "afterimage",
    "Engorge": "engorge",
    "Charge": "charge",
    "Hollow": "hollow",
    "Harmony": "harmony",
}
_NUMBERED: Final = {"Rescue": "rescue", "Revelation": "revelation", "Success": "success"}

DEMANDING: Final = WordList("a keyword with a demand", _DEMANDING)
"""Keywords in the head of an ability, which say when it is active."""

NAMING: Final = WordList("what such abilities are called", _NAMING)
"""Keywords before an ability, which say what abilities of this kind are called."""

STANDING_ALONE: Final = WordList("a keyword that stands for an ability", _STANDING_ALONE)
"""Keywords that stand for a whole ability."""

STANDING_FOR: Final = WordList(
    "a keyword", {**_STANDING_ALONE, "Revelation": "revelation", "Success": "success", "Forerunner": "forerunner"}
)
"""All keywords that stand for a whole ability, also those that a number, a circle or an icon belongs to."""

IN_FULL: Final = WordList("what an ability is there for", {**STANDING_FOR.words, "Cradle marker": "cradle"})
"""The same, and markers that come with an ability: what the log calls abilities that are written in full for them."""

ABILITY_WORDS: Final = WordList(
    "a keyword that abilities go by", {**_DEMANDING, **_NAMING, **_STANDING_ALONE, **_NUMBERED}
)
"""All of them: what texts mean by "with Brave", "the Hollow ability"."""

QUOTED: Final = "|".join(
    [
        rf"(?:(?:{'|'.join(_NAMING)}|Rescue\s*\d+)\s*-\s*)?(?:AUTO|ACT|CONT)\s*(?:[:(\[]|LB|GB|{'|'.join(_DEMANDING)})",
        r"Seek Mate\s",
        r"(?:(?:Ultimate\s+)?Stride(?:\s[^:\"]*|\s*\"[^\"]*\"\s*)?|G\s+Guardian)\s*:\s*\[",
    ]
)
"""8.1.1. How a quoted ability begins: "AUTO Repair!" is a name."""
