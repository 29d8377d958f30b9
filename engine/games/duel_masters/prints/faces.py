"""The faces of printed Duel Masters cards: the halves of twinpacts (808), and what is on other sides (804, 806)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters.prints.rows import is_imported, is_super, number_of
from engine.language.prints.facts import Facts

HALVES: Final = ("1", "2")
"""What the names of the facts of the halves of a twinpact end with."""

_SIDES: Final = ("", "b", "c")
_OF_HALVES: Final = ("name", "type", "civilizations", "cost", "races", "text")


_OF_TYPE: Final = {"Spell": "spell", "Cross Gear": "cross gear"}


def faces(facts: Facts, others: Sequence[Facts]) -> Sequence[Facts]:
    """The faces of a card. Raises ValueError for what is not imported."""
    return [_with_own_name_quoted(_with_own_name_spelt(_with_hyper_power(each))) for each in _faces(facts, others)]


def _with_hyper_power(facts: Facts) -> Facts:
    """A creature with a hyper mode: what power it has there is said among what it has there."""
    power, hyper = (facts.get(name, "").strip().rstrip("+-") for name in ("power", "hyper_power"))
    if not (power.isdecimal() and hyper.isdecimal()):
        return facts
    return {**facts, "text": f"{facts.get('text', '')}\nThis creature gets {int(hyper) - int(power):+} power."}


def _with_own_name_spelt(facts: Facts) -> Facts:
    """A face whose text writes its own name, in quotation marks, as the card does."""
    name, text = facts.get("name", ""), facts.get("text", "")
    if '"' in name or not (_WORD.search(name) and ('"' in text or "'" in text)):
        return facts
    return {**facts, "text": own_name_in_quotes(name).sub(lambda _: name, text)}


def _with_own_name_quoted(facts: Facts) -> Facts:
    """A face that speaks of others of its own name by this alone: "a Bronze Bear", and "except Bronze Bears"."""
    name, text = facts.get("name", ""), facts.get("text", "")
    if not name or '"' in name or name not in text:
        return facts
    kind = _OF_TYPE.get(facts.get("type", ""), "creature")
    one, several = of_own_name(name)
    said = one.sub(lambda match: f'{match[1]} {kind} named "{name}"', text)
    return {**facts, "text": several.sub(f'not named "{name}"', said)}


def own_name_in_quotes(name: str) -> re.Pattern[str]:
    """A name between quotation marks, whatever stands around and between its words."""
    words = r"[^\w\n]{1,3}".join(map(re.escape, _WORD.findall(name)))
    return re.compile(rf"(?<=['\"])[^\w\n'\"]{{0,3}}{words}[^\w\n'\"]{{0,3}}(?=['\"])", re.IGNORECASE)


def of_own_name(name: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """How a text speaks of a card with a name, and of what has other names."""
    return (
        re.compile(rf"\b(an?|another|each) {re.escape(name)}(?![\w\"])"),
        re.compile(rf"\bexcept (?P<mark>['\"]?){re.escape(name)}(?:e?s)?(?P=mark)(?![\w\"])"),
    )


def _faces(facts: Facts, others: Sequence[Facts]) -> Sequence[Facts]:
    if f"name{HALVES[1]}" in facts and "/" in facts.get("type", ""):
        if others:
            raise ValueError("a twinpact with another side is not imported")
        return [_half(facts, half) for half in HALVES]
    if facts.get("type") == "King Creature":
        return [_of_cells(facts)]
    if not others:
        return [facts]
    if len(others) >= len(_SIDES):
        raise ValueError(f"a card with {len(others) + 1} faces is not imported")
    return _linked([facts, *others])


_CELLS: Final = re.compile(
    r"^[■•▪]? *If you have the \d+ King Cells of (?P<names>\"[^\n]{5,300}\") in your hand or mana zone, "
    r"you may pay this creature's cost to combine them and summon this King Creature\.\n?",
    re.MULTILINE,
)
_WORD: Final = re.compile(r"\w+")
_QUOTED: Final = re.compile(r"\"([^\"\n]+)\"")


def _of_cells(facts: Facts) -> Facts:
    """812.1. A king creature, which is a side of its cells: its text names them, and says nothing else by that."""
    said = _CELLS.search(facts.get("text", ""))
    if said is None:
        return facts
    names = "\n".join(_QUOTED.findall(said["names"]))
    return {**facts, "text": _CELLS.sub("", facts["text"]), "cells": names, "side": "b"}


def _half(facts: Facts, half: str) -> Facts:
    """808.2. A half of a twinpact: what is printed there, with the power where it is a creature."""
    own = {fact: facts.get(f"{fact}{half}", "") for fact in _OF_HALVES}
    whole = number_of(facts)
    power = {"power": facts.get("power", "")} if own["type"] != "Spell" else {}
    return {**own, **power, "own_number": f"{whole[:23]}{'ab'[HALVES.index(half)]}", "half_of": whole}


def _linked(given: Sequence[Facts]) -> Sequence[Facts]:
    """The sides of a card, each naming the others."""
    front = number_of(given[0])
    numbers: list[str] = []
    for facts, side in zip(given, _SIDES, strict=False):
        if not is_imported(facts):
            raise ValueError(f"a card with a {facts.get('type') or 'unknown'} on its other side is not imported")
        number = number_of({**facts, "set": given[0].get("set", "")})
        is_taken = number in (front, *numbers) or is_super(facts)  # 805: it is on the backs of other cards, too
        numbers.append(f"{front[:23]}{side}" if side and is_taken else number)
    return [
        {**facts, "own_number": number, "side": side, "other_sides": " ".join(n for n in numbers if n != number)}
        for facts, side, number in zip(given, _SIDES, numbers, strict=False)
    ]
