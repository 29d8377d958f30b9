"""601.1a. Texts about what it costs to use cards.

Your creatures that have Dragon in their race each cost 2 less to summon. They can't cost less than 2.
Sympathy: Death Puppet and Beast Folk
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import field, twinpacts, zones
from engine.games.duel_masters.characteristics import PRICE, RACES, PriceChange
from engine.games.duel_masters.race_names import is_of
from engine.games.duel_masters.vocabulary import races
from engine.games.duel_masters.vocabulary.groups import CardsOf, CardsToUse
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.kernel.abilities import Change, Condition, Context, Continuous, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.changes import OTHER
from engine.language.descriptions import Description
from engine.language.phrases import Phrase, Several, WordList

LEAST_OF_SYMPATHY: Final = 2  #: what sympathy does not lower a cost below
USED_FROM: Final = (zones.HAND.name, zones.GRAVEYARD.name, zones.MANA.name)
"""110.4e. Where what changes a card's own cost works: wherever it may be used from."""


@dataclass(frozen=True, slots=True)
class CostsLess(Change):
    """601.1a. Using it costs so much less, but no less than so much."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({PRICE})
    amount: int
    floor: int
    use: str
    optional: bool = False  #: whether the text says "may"; asked is only what counts once a turn
    once: bool = False  #: whether that counts once a turn
    cards: CardsToUse | None = None  #: of which cards it is said, where no ability of a card says it

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        once = match.state.entered[context.source] if self.once else None
        use = _use_meant(match, context, card, self.use, self.cards)
        if use is not None:
            values[PRICE] = (*values[PRICE], PriceChange(-self.amount, self.floor, use, once is not None, once))


@dataclass(frozen=True, slots=True)
class CostsMore(Change):
    """601.1a. Using it costs so much more."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({PRICE})
    amount: int
    use: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        use = _use_meant(match, context, card, self.use)
        if use is not None:
            values[PRICE] = (*values[PRICE], PriceChange(self.amount, 0, use))


def _use_meant(match: Match, context: Context, card: Card, use: str, cards: CardsToUse | None = None) -> str | None:
    """808.3a. For which use of a card it counts what is said of cards like it; None if for none."""
    subject = context.ability.subject if isinstance(context.ability, Continuous) else cards
    if not isinstance(subject, CardsToUse):
        return use
    fits = subject.description.fits
    return twinpacts.use_fitting(match, card, use, lambda values: fits(match, context, card, values))


@dataclass(frozen=True, slots=True)
class CostsLessForEach(Change):
    """Sympathy: using it costs one less for each of the player's creatures of these races."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.BATTLE.name})
    reads: ClassVar[frozenset[str]] = frozenset({RACES})
    writes: ClassVar[frozenset[str]] = frozenset({PRICE})
    races: tuple[str, ...]

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        mine = field.creatures(match, context.player)
        count = sum(is_of(match.values(each)[RACES], *self.races) for each in mine)
        use = twinpacts.use_with(match, card, self)
        values[PRICE] = (*values[PRICE], PriceChange(-count, LEAST_OF_SYMPATHY, use))


@dataclass(frozen=True, slots=True)
class CostReduction(Continuous):
    """601.1a. Cards of a player cost less to use."""


@dataclass(frozen=True, slots=True)
class CostIncrease(Continuous):
    """601.1a. Cards of a player, or of both, cost more to use."""


@dataclass(frozen=True, slots=True)
class Sympathy(Continuous):
    """110.4e. The card itself costs less for each of certain creatures."""


USES: Final = WordList(
    "how a card is used",
    {
        "summon": "summon",
        "cast": "cast",
        "generate": "generate",
        "generate or cross": "",
        "fortify": "fortify",
        "expand": "expand",
        "use": "use",
    },
)


def reduction(values: Fields) -> Fields:
    """The fields of what makes a player's cards cost less, from the slots of a phrase."""
    group, said = values["group"], (values["amount"], values["floor"], values["use"])
    change = CostsLess(*said, values.get("optional", False), values.get("once", False))
    subject = CardsToUse(group.owner, group.description)
    return {
        "zones": IN_BATTLE_ZONE,
        "change": (change,),
        "subject": subject,
        "requirement": values.get("requirement"),
    }


def _reduction_slots(values: Mapping[str, Any]) -> Fields:
    subject, change = values["subject"], values["change"][0]
    group = CardsOf(subject.owner, subject.description)
    said = {"amount": change.amount, "floor": change.floor, "use": change.use, "requirement": values["requirement"]}
    return {**said, "group": group}


def _increase(values: Fields) -> Fields:
    """The fields of what makes cards cost more."""
    subject = CardsToUse(values["owner"], values["description"])
    return {"zones": IN_BATTLE_ZONE, "change": (CostsMore(values["amount"], values["use"]),), "subject": subject}


def _increase_slots(values: Mapping[str, Any]) -> Fields:
    subject, change = values["subject"], values["change"][0]
    said = {"owner": subject.owner, "description": subject.description}
    return {**said, "amount": change.amount, "use": change.use}


def _increase_of(values: Fields) -> Fields:
    group = values.pop("group")
    return _increase({**values, "owner": group.owner, "description": group.description})


def _increase_of_slots(values: Mapping[str, Any]) -> Fields:
    said = _increase_slots(values)
    return {**said, "group": CardsOf(said["owner"], said["description"])}


_KINDS: Final = (
    ("{group+} each cost", False, False),
    ("{group+} may each cost", True, False),
    ("once a turn {group-} may cost", True, True),
)
"""How cards are said to cost less: whether their player may do without, and whether that counts once a turn."""


def _reductions() -> Iterator[Phrase]:
    """Phrases of what makes cards of a player cost less."""
    for cost, optional, once in _KINDS:

        def read(values: Fields, optional: bool = optional, once: bool = once) -> Fields:
            return reduction({**values, "optional": optional, "once": once})

        def when(node: Any, optional: bool = optional, once: bool = once) -> bool:
            change = node.change[0]
            return change.optional is optional and change.once is once

        yield Phrase(
            f"(while {{requirement}}, )?{cost} {{amount}} less to {{use}}. they can't cost less than {{floor}}.",
            {"requirement": Condition, "group": CardsOf, "amount": int, "use": USES, "floor": int},
            read,
            _reduction_slots,
            when,
        )


PRICES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    CostReduction: tuple(_reductions()),
    CostIncrease: (
        Phrase(
            "each {description-} costs {amount} more to {use}.",
            {"description": Description, "amount": int, "use": USES, "owner": ""},
            lambda values: _increase({**values, "owner": ""}),
            _increase_slots,
            lambda node: node.subject.owner == "",
        ),
        Phrase(
            "{group+} each cost {amount} more to {use}.",
            {"group": CardsOf, "amount": int, "use": USES},
            _increase_of,
            _increase_of_slots,
            lambda node: node.subject.owner != "",
        ),
    ),
    Sympathy: (
        Phrase(
            "sympathy: {races}",
            {"races": Several(races.RACES, " and ")},
            lambda values: {"zones": USED_FROM, "change": (CostsLessForEach(values["races"]),)},
            lambda values: {"races": values["change"][0].races},
        ),
    ),
}
"""The phrases of abilities that change costs."""
