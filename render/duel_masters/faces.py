"""What stands on a Duel Masters card, printed or as it now is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.games.duel_masters.characteristics import (
    BREAKS,
    CIVILIZATIONS,
    COSTS,
    CREATURE,
    KEYWORDS,
    POWER,
    POWER_ATTACKER,
    RACES,
    SUPERTYPES,
    TYPES,
)
from engine.games.duel_masters.field import said_power
from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from render.common.art import Art, art_of
from render.common.faces import CardFace
from render.duel_masters.civilizations import in_order, pips, style
from render.wording import Texts

BREAKERS: Final = {2: "double breaker", 3: "triple breaker", 4: "quattro breaker"}  #: 509.2


def face(definition: CardDefinition, values: Values) -> CardFace:
    """A card's face with these characteristics, which may differ from the printed ones."""
    creature = CREATURE in values.get(TYPES, ())
    power, printed = max(0, values.get(POWER, 0)), definition.values.get(POWER, 0)
    civilizations, having = values.get(CIVILIZATIONS, frozenset()), keywords(values)
    return CardFace(
        name=definition.name,
        short=short(definition.name),
        style=style(frozenset(civilizations)),
        art=_art(definition),
        corner=_costs(values),
        power=said_power(power) if creature else "",
        change=power - printed if creature else 0,
        pips=pips(civilizations) if len(civilizations) > 1 else (),
        kinds=" · ".join(filter(None, (_types(values), *sorted(values.get(RACES, ()))))),
        keywords=" · ".join(map(_capital, having)),
        text="\n".join(line for line in definition.text.split("\n") if line.casefold() not in having),
    )


def facts(definition: CardDefinition, values: Values, texts: Texts) -> list[tuple[str, str]]:
    """What is printed on a card beside its text, where it has it."""
    shown = face(definition, values)
    civilizations = [texts(f"civilization-{each}") for each in in_order(values.get(CIVILIZATIONS, ()))]
    rows = (
        ("cost", shown.corner),
        ("civilization", " · ".join(civilizations) or texts("civilization-none")),
        ("power", shown.power),
        ("type", _types(values)),
        ("race", " · ".join(sorted(values.get(RACES, ())))),
    )
    return [(texts(word), value) for word, value in rows if value]


def keywords(values: Values) -> list[str]:
    """205. The keywords that a card has now, breakers by their names."""
    found = sorted(values.get(KEYWORDS, ()))
    found += [BREAKERS.get(number, f"breaker {number}") for number in sorted(values.get(BREAKS, ()))]
    if values.get(POWER_ATTACKER):
        found.append(f"power attacker +{values[POWER_ATTACKER]}")
    return found


def short(name: str) -> str:
    """What a card is called for short: what stands before the comma ("Emral, Vizier of the Sky")."""
    return name.split(", ", 1)[0]


def _art(definition: CardDefinition) -> Art:
    """A creature's art is of its races, that of other cards of their types; its rank is the cost that stands first."""
    printed = definition.values
    costs = printed.get(COSTS, ())
    family = sorted(printed.get(RACES, ())) or sorted(printed.get(TYPES, ()))
    return art_of(definition, " ".join(family), costs[0] if costs else None)


def _types(values: Values) -> str:
    words: Sequence[Any] = (*sorted(values.get(SUPERTYPES, ())), *sorted(values.get(TYPES, ())))
    return " ".join(map(_capital, words))


def _costs(values: Values) -> str:
    return "/".join(map(str, values.get(COSTS, ())))


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
