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
_ONLY_FOUR_HEAL: Final = re.compile(r"\bonly have up to four cards with\W+heal\b", re.IGNORECASE)
"""5.2.2.4. What heal triggers remind of, and nothing else: it tells the trigger icon where a database lacks it."""

_PAYS_FOR_GUARDIAN: Final = r"when this card is discarded\b[^.]{0,30}\bfor the cost of calling a\W+g guardian\b"
_ANOTHER_HEAL: Final = r"another card with\W+heal\b"
_BINDS_HEALS: Final = re.compile(
    rf"\b{_ANOTHER_HEAL}[^.]*\b{_PAYS_FOR_GUARDIAN}|\b{_PAYS_FOR_GUARDIAN}[^.]*\b{_ANOTHER_HEAL}", re.IGNORECASE
)
"""11.14. A card that is discarded for a G guardian and speaks of "another" heal trigger is one itself."""

_BY_SHIELD: Final = {"5000": "draw", "20000": "heal"}
"""2.6, 2.8. The shields that are printed on trigger units with one icon only."""

_ICON: Final = re.compile(r"\b(critical|draw|stand|heal|front)\b(?:\D*\+? ?(?P<power>\d{4,6})\b)?", re.IGNORECASE)
"""A trigger icon as databases write it: "Critical", "Heal Trigger", "Draw +10000"."""

_LATER_POWER: Final = 10000
"""What trigger icons give since the V era; before that, it was what card files take for granted."""

_RENEWED: Final = re.compile(r"^Updated:[^\n]*\bTrigger\b", re.IGNORECASE)
"""What databases write above older cards that have got the icon of the V era since."""

_GIFT: Final = re.compile(
    r"\((?:if|when) you ride this unit, you get (?:one|an) imaginary gift: ?(?P<gift>force|accel|protect)",
    re.IGNORECASE,
)
"""10.6.1. What a gift icon means, where it is printed in words as well."""

_OTHER_SKILL: Final = re.compile(
    r"\(this unit has (?P<skill>boost|intercept) instead of (?:boost|intercept)\b", re.IGNORECASE
)
"""2.10.1. What a skill icon says that is another one than is usual for the grade, printed in words as well."""

_NEVER_RIDDEN: Final = re.compile(
    r"\[CONT\]: ?(?:You cannot ride this card|This card cannot be ridden)\.", re.IGNORECASE
)

_V_NUMBERS: Final = "V-"
"""How the numbers of cards of the V era begin, which have gift icons, and triggers that give more power."""

_LOWEST_WITH_GIFT: Final = 3
"""The lowest grade of cards with gift icons."""

_NO_GIFT: Final = frozenset({"-", "none", "no"})
"""How a file of facts says that a card has no gift icon."""

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
    gift = _gift(facts)
    if gift is None and _may_have_a_gift(facts, grade):
        missing.append("gift")
    elif gift:
        fields["gift"] = gift
    fields |= _skill(facts, grade)
    if kind == "Trigger Unit":
        icon = _trigger(facts)
        if icon:
            fields |= icon
        else:
            missing.append("trigger")
    return MadeRow(fields, tuple(missing))


def _skill(facts: Mapping[str, str], grade: int) -> dict[str, str]:
    """2.10.1. The skill icon: that of the grade, unless the text says which one stands in its place."""
    other = _OTHER_SKILL.search(facts.get("text", ""))
    if other is not None:
        return {"skill": other["skill"].capitalize()}
    return {"skill": _SKILLS[grade]} if grade in _SKILLS else {}


def _trigger(facts: Mapping[str, str]) -> dict[str, Any]:
    """2.8. The icon of a trigger unit and its power: as given, or as text or shield give it away; else nothing."""
    given, text = facts.get("trigger", "").strip(), facts.get("text", "")
    icon = _ICON.search(given)
    if given:
        kind = icon[1] if icon is not None else given
    elif _ONLY_FOUR_HEAL.search(text) or _BINDS_HEALS.search(text):
        kind = "heal"
    else:
        kind = _BY_SHIELD.get(facts.get("shield", ""), "")
    if not kind:
        return {}
    if facts.get("trigger_power"):
        power = _number(facts, "trigger_power")
    elif icon is not None and icon["power"]:
        power = int(icon["power"])
    elif facts.get("number", "").startswith(_V_NUMBERS) or _RENEWED.search(text):
        power = _LATER_POWER
    else:
        return {"trigger": kind.lower()}
    return {"trigger": kind.lower(), "trigger_power": power}


def _gift(facts: Mapping[str, str]) -> str | None:
    """2.16. The imaginary gift of a card, by its icon or by what its text reminds of; "": none, None: not given."""
    given = facts.get("gift", "").strip().lower()
    if given:
        return "" if given in _NO_GIFT else given
    reminder = _GIFT.search(facts.get("text", ""))
    return None if reminder is None else reminder["gift"].lower()


def _may_have_a_gift(facts: Mapping[str, str], grade: int) -> bool:
    """Whether a card is one of those that mostly have a gift icon: a normal unit of the V era, of grade 3 or more."""
    return (
        facts.get("type") == "Normal Unit"
        and grade >= _LOWEST_WITH_GIFT
        and facts.get("number", "").startswith(_V_NUMBERS)
        and not _NEVER_RIDDEN.search(facts.get("text", ""))
    )


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
