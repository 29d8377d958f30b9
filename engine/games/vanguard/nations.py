"""2.15.4. The clans, and the nation that each belongs to."""

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

CLANS: Final = (*(clan for clans in NATIONS.values() for clan in clans), ELEMENTAL)

NATION_OF: Final = {clan: nation for nation, clans in NATIONS.items() for clan in clans}
"""The nation of a clan, for cards without a nation icon."""
