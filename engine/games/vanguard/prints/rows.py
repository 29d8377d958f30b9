"""The facts of printed Vanguard cards: from the words of card databases to a row of a card file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.games.vanguard.nations import CLANS, NATIONS
from engine.language.prints.facts import MadeRow

_SKILLS: Final = {0: "Boost", 1: "Boost", 2: "Intercept", 3: "Twin Drive!!", 4: "Triple Drive!!!"}
"""2.8. The skill icon, which goes by the grade; one of grade 4 is printed on G units."""

_TYPES: Final = {"Normal Unit": None, "Trigger Unit": None, "G Unit": "G unit"}
_NUMBER: Final = re.compile(r"[^A-Za-z0-9/_.-]+")


def is_card(facts: Mapping[str, str]) -> bool:
    """Whether facts look like a card of this game: it has a clan or one of its types."""
    return facts.get("type") in _TYPES or facts.get("clan", "") in CLANS


def row(facts: Mapping[str, str]) -> MadeRow:
    """The row of a card. Raises ValueError for what is no unit."""
    kind = facts.get("type", "")
    if kind not in _TYPES:
        raise ValueError(f"a card of the type {kind or 'unknown'!r} is not imported")
    grade = _number(facts, "grade")
    fields: dict[str, Any] = {
        "number": _NUMBER.sub("-", facts.get("number", ""))[:24],
        "name": facts.get("name", "").replace('"', "'"),
        "grade": grade,
        "power": 0 if _is_without_power(facts) else _number(facts, "power"),
    }
    missing = []
    if _TYPES[kind] is not None:
        fields["type"] = _TYPES[kind]
    fields |= _origin(facts.get("clan", ""))
    if facts.get("shield"):
        fields["shield"] = _number(facts, "shield")
    if facts.get("critical"):
        fields["critical"] = _number(facts, "critical")
    if facts.get("race"):
        fields["race"] = facts["race"].split("/")
    if facts.get("gift"):
        fields["gift"] = facts["gift"].lower()
    if grade in _SKILLS:
        fields["skill"] = _SKILLS[grade]
    if kind == "Trigger Unit":
        if facts.get("trigger"):
            fields["trigger"] = facts["trigger"].lower()
        else:
            missing.append("trigger")
    return MadeRow(fields, tuple(missing))


def _is_without_power(facts: Mapping[str, str]) -> bool:
    """11.14. Whether a card is a G guardian, which has a shield printed on it and no power: it never fights."""
    return facts.get("type") == "G Unit" and not facts.get("power") and bool(facts.get("shield"))


def _origin(clan: str) -> dict[str, str]:
    """The clan, or the nation where that is printed in its place."""
    if clan in CLANS:
        return {"clan": clan}
    if clan in NATIONS:
        return {"nation": clan}
    if clan in ("", "-"):
        return {}
    raise ValueError(f"there is no clan {clan!r} in this game")


def _number(facts: Mapping[str, str], name: str) -> int:
    written = facts.get(name, "").strip()
    if not written.isdecimal():
        raise ValueError(f"its {name} is {written or 'not given'!r}, which is no number")
    return int(written)
