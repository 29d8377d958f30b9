"""601.1a in print: the next card that is used, and what may cost less if its player likes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.games.duel_masters.vocabulary.groups import CardsOf
from engine.games.duel_masters.vocabulary.next_use import NextCostsLess
from engine.games.duel_masters.vocabulary.price_changes import USES, CostReduction, reduction
from engine.language.abilities import Fields
from engine.language.descriptions import Description
from engine.language.phrases import Assemble, Phrase, WordList
from engine.language.prints.dialect import Phrases

_BOUNDS: Final[tuple[tuple[str, str], ...]] = (
    ("can't cost less than {floor}", "floor"),
    ("can't cost {most} or less", "most"),
)
_USED: Final = WordList("how a card is used", {"summon": "summon", "cast": "cast"})
_COSTS: Final = (
    ("costs/cost {amount} less", False),
    ("costs/cost up to {amount} less", True),
    ("may cost {amount} less", True),
    ("may cost up to {amount} less", True),
)
"""How print says that something costs less, and whether its player may do without."""

_THEY_COST: Final = (
    *_COSTS,
    ("each cost up to {amount} less", True),
    ("may each cost {amount} less", True),
    ("may each cost up to {amount} less", True),
)


def _floor(values: Fields) -> int:
    floor: int = values["floor"] if "floor" in values else values["most"] + 1
    return floor


def _next(optional: bool) -> Assemble:
    def read(values: Fields) -> Fields:
        said = {name: values[name] for name in ("description", "use", "amount")}
        return {**said, "floor": _floor(values), "optional": optional}

    return read


def _next_costs() -> Iterator[Phrase]:
    """Phrases of the next card that costs less."""
    for bound, slot in _BOUNDS:
        for costs, optional in _COSTS:
            for again in ("", " to summon", " to cast"):
                said: dict[str, Any] = {"description": Description, "use": _USED, "amount": int, slot: int}
                text = f"the next {{description-}} you {{use}} {costs}{again}"
                yield Phrase(f"this turn, {text}. it {bound}", said, _next(optional))
                yield Phrase(f"{text} this turn. it {bound}", said, _next(optional))
                text = f"the next {{description-}} you {{use}} this turn {costs}{again}"
                yield Phrase(f"{text}. it {bound}", said, _next(optional))


def _optional(values: Fields) -> Fields:
    return reduction({**values, "floor": _floor(values), "optional": True})


def _may_cost() -> Iterator[Phrase]:
    """Phrases of cards that cost less if their player likes."""
    for bound, slot in _BOUNDS:
        for costs, optional in _THEY_COST:
            if optional:
                said: dict[str, Any] = {"group": CardsOf, "use": USES, "amount": int, slot: int}
                yield Phrase(f"{{group+}} {costs} to {{use}}. they {bound}.", said, _optional)


PRICES: Final[Phrases] = {NextCostsLess: tuple(_next_costs()), CostReduction: tuple(_may_cost())}
"""The phrases, by the nodes that they say."""
