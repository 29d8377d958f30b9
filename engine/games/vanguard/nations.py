"""2.15.4. The clans, and the nation that each belongs to, if it belongs to one."""

from __future__ import annotations

from typing import Final

NATIONS: Final = {
    "United Sanctuary": (
        "Royal Paladin",
        "Oracle Think Tank",
        "Angel Feather",
        "Shadow Paladin",
        "Gold Paladin",
        "Genesis",
    ),
    "Dragon Empire": ("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami"),
    "Star Gate": ("Nova Grappler", "Dimension Police", "Etranger", "Link Joker"),
    "Dark Zone": ("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle"),
    "Magallanica": ("Granblue", "Bermuda Triangle", "Aqua Force"),
    "Zoo": ("Megacolony", "Great Nature", "Neo Nectar"),
}
"""Every nation with its clans."""

ELEMENTAL: Final = "Cray Elemental"  # 2.2.5: of all clans and nations

OF_NO_NATION: Final = ("Touken Ranbu", "BanG Dream!")
"""2.15.4.1. Clans that the table of nations does not have: their cards belong to no nation."""

CLANS: Final = (*(clan for clans in NATIONS.values() for clan in clans), *OF_NO_NATION, ELEMENTAL)

NATION_OF: Final = {clan: nation for nation, clans in NATIONS.items() for clan in clans}
"""The nation of a clan, for cards without a nation icon."""

NATION_ICON: Final = "nation icon"
"""The key in `CardDefinition.facts` of whether a card has a nation icon, be it that of a nation or another (2.15.3)."""


def clans_of(clan: str) -> tuple[str, ...]:
    """2.2.5. The clans of a card that is said to be of a clan: the elementals are of all."""
    return CLANS if clan == ELEMENTAL else (clan,)


def nations_of(clan: str) -> tuple[str, ...]:
    """2.2.5, 2.15.4. The nations that a card of a clan belongs to, if it has no nation icon."""
    if clan == ELEMENTAL:
        return tuple(NATIONS)
    return () if clan in OF_NO_NATION else (NATION_OF[clan],)
