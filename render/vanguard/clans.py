"""How the clans look. A clan that is not listed gets colours and an emblem from its name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from render.common.art import Style, style_of
from render.common.colours import palette

CLANS: Final[dict[str, Style]] = {
    "Angel Feather": Style(palette("4a1226", "b8476b", "ffe6ec", "ffc0cf"), "feathers", "petals", 6),
    "Aqua Force": Style(palette("062244", "1767a8", "c6f1ff", "58c7f2"), "waves", "waves", 6),
    "Bermuda Triangle": Style(palette("0b2b52", "3c8fc0", "ffe0f2", "ff9fcd"), "waves", "petals", 5),
    "Cray Elemental": Style(palette("26282e", "6f7684", "f0f2f6", "c8ced9"), "stars", "crystal", 8),
    "Dark Irregulars": Style(palette("1d0826", "5d1f6e", "f0c9ff", "c44bd8"), "chevrons", "flames", 5),
    "Dimension Police": Style(palette("10204e", "3a5fc0", "fff0b8", "f5c542"), "rays", "gear", 5),
    "Etranger": Style(palette("222a30", "5d6f7b", "e9f2f5", "a9c4cf"), "diamonds", "crystal", 7),
    "Gear Chronicle": Style(palette("2b1c10", "86602f", "ffeec4", "e0b35a"), "rings", "gear", 8),
    "Genesis": Style(palette("241a4a", "6a55b5", "f3eaff", "c8b0ff"), "rings", "petals", 8),
    "Gold Paladin": Style(palette("3a2606", "a87a17", "fff4c7", "ffd95a"), "rays", "spikes", 6),
    "Granblue": Style(palette("0c2230", "2b5c6e", "d4f5ec", "6fc7b6"), "waves", "spikes", 6),
    "Great Nature": Style(palette("2c2408", "7d6a1c", "fbf3c8", "d6bf4a"), "stars", "petals", 5),
    "Kagero": Style(palette("3d0a08", "b3271a", "ffe2b0", "ff8a3c"), "scales", "flames", 6),
    "Link Joker": Style(palette("14141a", "4a1520", "ffd7d7", "ff4052"), "rings", "spikes", 4),
    "Megacolony": Style(palette("172006", "56701a", "edf7b8", "b4d23c"), "hexes", "spikes", 6),
    "Murakumo": Style(palette("10222a", "2f6470", "dff6f2", "7cc9c0"), "chevrons", "crystal", 4),
    "Narukami": Style(palette("2e0f16", "9c3a20", "fff3a8", "ffd23a"), "rays", "spikes", 5),
    "Neo Nectar": Style(palette("0c2c12", "2f8a3d", "f2ffd6", "a5e86a"), "feathers", "petals", 7),
    "Nova Grappler": Style(palette("0b1c40", "1f58a8", "fff2b0", "ffb92e"), "circuits", "gear", 6),
    "Nubatama": Style(palette("160d2a", "45307d", "e4dcff", "9d86e8"), "chevrons", "crystal", 3),
    "Oracle Think Tank": Style(palette("2e1236", "8a3f8f", "fff2d8", "f0b86c"), "stars", "waves", 8),
    "Pale Moon": Style(palette("24092e", "8a2a7c", "ffe6f7", "ffa2e0"), "diamonds", "petals", 4),
    "Royal Paladin": Style(palette("0e2350", "2f62b8", "f4f8ff", "e3c46b"), "diamonds", "spikes", 8),
    "Shadow Paladin": Style(palette("0b0d14", "2c3350", "cfd8f5", "7f6bd0"), "chevrons", "crystal", 6),
    "Spike Brothers": Style(palette("2a0620", "94195a", "ffe0ee", "ff5c9c"), "chevrons", "spikes", 7),
    "Tachikaze": Style(palette("1e2410", "5e6b28", "f6f0c0", "d8a544"), "scales", "flames", 5),
    "Touken Ranbu": Style(palette("2c0a10", "8f2a35", "fff0ea", "e6a0a0"), "stars", "petals", 5),
}


@lru_cache(maxsize=256)
def style(clan: str) -> Style:
    """A clan's style."""
    return CLANS.get(clan) or style_of(clan)
