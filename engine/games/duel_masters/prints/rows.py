"""The facts of printed Duel Masters cards: from the words of card databases to a row of a card file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.games.duel_masters.cells import SUPER
from engine.games.duel_masters.vocabulary.icons import SOULS
from engine.language.prints.facts import MadeRow

_FIELDS: Final = (
    "DG Field", "DM Field", "Dragonic Field", "Faerie Field", "Happiness Field", "Historic Field", "Lunatic Field",
    "Moonless Night Field", "T2 Field",
)  # fmt: skip
"""308. The other fields than D2 fields, which have no rule of their own."""

_TYPES: Final[Mapping[str, str]] = {
    "Creature": "creature",
    "Spell": "spell",
    "Forbidden Impulse": "impulse",
    "Tamaseed": "tamaseed",
    "Orega Aura": "aura",
    "Cross Gear": "cross gear",
    "Evolution Cross Gear": "cross gear",
    "Psychic Cross Gear": "cross gear",
    "D2 Field": "field",
    **dict.fromkeys(_FIELDS, "field"),
    "Dragheart Weapon": "weapon",
    "Dragheart Fortress": "fortress",
    "Castle": "castle",
    "Fortress": "castle",
    "King Cell": "king cell",
    "Forbidden Field": "field",
    "Psychic Field": "field",
    "Land": "land",
    "Rule Plus": "rule plus",
}
"""204.2. Types of print; what is not here has faces or parts that are not imported yet."""

_BOTH_TYPES: Final = ("Tamaseed / Creature", "Tamaseed/Creature")
"""204.2. What is a creature and a tamaseed in one; a twinpact has the types of its halves beside its own."""

_OF_CREATURES: Final[Mapping[str, tuple[str, ...]]] = {
    "Star Max": ("star max",),
    "Star": ("star",),
    "G-Neo": ("neo", "G-neo"),
    "Neo": ("neo",),
    "Dream": ("dream",),
    "Evolution": ("evolution",),
    "Psychic Super": ("psychic", SUPER),
    "Psychic": ("psychic",),
    "Gacharange": ("gacharange",),
    "Exile": ("exile",),
    "Forbidden": ("forbidden",),
    "Dragheart": ("dragheart",),
    "King": ("king",),
}
"""204.3a. Words of print before "Creature", as supertypes: one, or several of them after each other."""

_OF_OTHERS: Final = {
    "Forbidden Impulse": ("forbidden",),
    "D2 Field": ("D2",),
    "Forbidden Field": ("forbidden",),
    "Psychic Field": ("psychic",),
    "Evolution Cross Gear": ("evolution",),
    "Psychic Cross Gear": ("psychic",),
    "Dragheart Weapon": ("dragheart",),
    "Dragheart Fortress": ("dragheart",),
}
"""204.3. The supertypes of what is no creature."""

_CIVILIZATIONS: Final = ("light", "water", "darkness", "fire", "nature")
_NUMBER: Final = re.compile(r"[^A-Za-z0-9.-]+")
_SET: Final = re.compile(r"^[A-Z0-9]+-[A-Z0-9]+")
_WORD: Final = re.compile(r"[A-Za-z0-9]+")
_ICON: Final = re.compile(r"[A-Za-z]+(?: [A-Za-z]+)?")
_HYPER_SIDE: Final = re.compile(r"^-{3,}\s*$", re.MULTILINE)


def is_card(facts: Mapping[str, str]) -> bool:
    """Whether facts look like a card of this game: it has one of its types and a civilisation."""
    return _typed(facts.get("type", "").split("/")[0].strip()) is not None and bool(facts.get("civilizations"))


def is_super(facts: Mapping[str, str]) -> bool:
    """805.1. Whether a face is a psychic super creature, of which other cards are parts, too."""
    typed = _typed(facts.get("type", ""))
    return typed is not None and SUPER in typed[1]


def is_imported(facts: Mapping[str, str]) -> bool:
    """Whether a face is of a type that is imported."""
    return _typed(facts.get("type", "")) is not None


def _typed(printed: str) -> tuple[str, tuple[str, ...]] | None:
    """204. The type and the supertypes that print says, None if it is not imported."""
    if printed in _BOTH_TYPES:
        return "creature", ()
    if printed in _TYPES:
        return _TYPES[printed], _OF_OTHERS.get(printed, ())
    if not printed.endswith(" Creature"):
        return None
    left, supertypes = printed.removesuffix("Creature"), list[str]()
    while left:
        word = next((each for each in _OF_CREATURES if left.startswith(f"{each} ")), None)
        if word is None:
            return None
        supertypes += _OF_CREATURES[word]
        left = left[len(word) + 1 :]
    return "creature", tuple(supertypes)


def row(facts: Mapping[str, str]) -> MadeRow:
    """The row of a card. Raises ValueError for types that are not imported."""
    kind = facts.get("type", "")
    if "Evolution" in facts.get("supertypes", ""):
        kind = "Evolution Creature"
    typed = _typed(kind)
    if typed is None:
        raise ValueError(f"a card of the type {kind or 'unknown'!r} is not imported")
    of_type, supertypes = typed
    fields: dict[str, Any] = {
        "number": number_of(facts),
        "name": facts.get("name", "").replace('"', "'"),
        "type": of_type,
        "supertypes": list(supertypes),
        "civilizations": _civilizations(facts.get("civilizations", "")),
        "cost": _number(facts, "cost"),
        "races": [race.strip() for race in facts.get("races", "").split("/") if race.strip()],
    }
    if kind in _BOTH_TYPES:
        fields["also"] = "tamaseed"
    missing: list[str] = []
    power = _power(of_type, facts)
    if power is not None:
        fields |= power
    else:
        missing.append("power")
    if _HYPER_SIDE.search(facts.get("text", "")) and not facts.get("hyper_power"):
        missing.append("hyper_power")
    if facts.get("mana", "").isdecimal():
        fields["mana"] = int(facts["mana"])
    if souls := _souls(facts.get("icons", "")):
        fields["souls"] = souls
    fields |= _faces(facts)
    if "other_sides" not in fields and not {"dragheart", "psychic"}.isdisjoint(supertypes):
        missing.append("the other face")
    if "king" in supertypes and "cells" not in fields:
        missing.append("cells")
    return MadeRow(fields, tuple(missing))


def _power(of_type: str, facts: Mapping[str, str]) -> dict[str, Any] | None:
    """The power of a creature, or what an aura gives; None if it should be there and is not."""
    fact = {"creature": "power", "aura": "bonus"}.get(of_type)
    if fact is None:
        return {}
    power = facts.get("power", "").strip().rstrip("+-")
    if power.isdecimal():
        return {fact: int(power)}
    is_infinite = of_type == "creature" and power in ("\N{INFINITY}", "Infinity")
    return {fact: "infinite"} if is_infinite else None


def _faces(facts: Mapping[str, str]) -> dict[str, Any]:
    """Which other faces the card has, and which of them this is."""
    found: dict[str, Any] = {fact: facts[fact] for fact in ("side", "half_of") if facts.get(fact)}
    if "cells" in facts:
        found["cells"] = facts["cells"].split("\n")
    if facts.get("other_sides"):
        found["other_sides"] = facts["other_sides"].split()
    return found


def number_of(facts: Mapping[str, str]) -> str:
    """A number that is the card's own: that of its set and its number in it, or its name where it has none."""
    if facts.get("own_number"):
        return facts["own_number"]
    printed = facts.get("set", "")
    found = _SET.match(printed)
    initials = "".join(word[0] if word.isalpha() else word for word in _WORD.findall(printed)).upper()
    in_set = found[0] if found else initials
    number = _NUMBER.sub("-", facts.get("number", "")).strip("-")
    if not number or number.casefold() == "none":
        number = _NUMBER.sub("-", facts.get("name", ""))
    return f"{in_set}/{number}"[:24].strip("/-") if in_set else number[:24].strip("-")


def _civilizations(written: str) -> list[str]:
    found = [word.strip().lower() for word in written.split("/")]
    unknown = [word for word in found if word not in (*_CIVILIZATIONS, "colorless", "zero")]
    if unknown:
        raise ValueError(f"there is no civilization {unknown[0]!r}")
    return [word for word in found if word in _CIVILIZATIONS]


def _souls(written: str) -> list[str]:
    """208.1a. The soul icons among those that are printed: "{Holy} {Soul}, {Evil} {Soul}"."""
    icons = {icon.lower() for icon in _ICON.findall(written)}
    return [soul for soul in SOULS if soul in icons] if "soul" in icons else []


def _number(facts: Mapping[str, str], name: str) -> int:
    written = facts.get(name, "").strip()
    if not written.isdecimal():
        raise ValueError(f"its {name} is {written or 'not given'!r}, which is no number")
    return int(written)
