"""Phrases of newer print: battles of chosen creatures, cards taken from those looked at, what happens in two ways."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.vocabulary import deeds, triggers
from engine.games.duel_masters.vocabulary.abilities import restricted
from engine.games.duel_masters.vocabulary.compared import (
    DEEDS,
    CostsBeside,
    CostsByNumber,
    DoneCards,
    WithinTotalCost,
)
from engine.games.duel_masters.vocabulary.fighting import LetItBattle, LetThemBattle
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.in_all import HaveInAll
from engine.games.duel_masters.vocabulary.places import PILES
from engine.kernel.abilities import FIRST_TIME, Automatic, Trigger
from engine.language.abilities import EFFECT, Fields
from engine.language.alternatives import OneOrOther
from engine.language.card_actions import Choose
from engine.language.cards import Chosen, It, This
from engine.language.conditions import Have
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn
from engine.language.instructions import Clause
from engine.language.numbers import ONE, Count, Exactly, Quantity, UpTo
from engine.language.otherwise import IfElse
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Who
from engine.language.words import COUNT

_WHEN: Final = "when/whenever"
_FIGHTS: Final = (
    ("attacks", "attack"),
    ("blocks", "block"),
    ("becomes blocked", "blocked"),
    ("battles", "battle"),
)
"""What a creature does in a fight, and the event."""


def _two(values: Fields) -> Fields:
    """Two creatures that battle."""
    if values.pop("two", 2) != 2 or values["second"].count != ONE:
        raise Contradiction("two creatures battle")
    return values


def _taken(values: Fields) -> Fields:
    """ "You may take a creature from among them": none or one of the cards that were looked at."""
    target = values["target"]
    if not isinstance(target.among, AmongThem):
        raise Contradiction("it is not said from where they are taken")
    count = UpTo(target.count.number) if isinstance(target.count, Exactly) else target.count
    return {"target": Chosen(count, target.among, target.random)}


def _limited_from(values: Fields) -> Fields:
    return {
        "count": values["count"],
        "among": CardsFrom(values["description"], values["place"]),
        "total": values["total"],
    }


def _limited_of(values: Fields) -> Fields:
    return {
        "count": values["count"],
        "among": CardsOf(values["owner"], values["description"]),
        "total": values["total"],
    }


def _either_fight(first: str, second: str) -> Assemble:
    """Either of two things that a creature does in a fight."""
    return lambda values: {
        "first": triggers.Fights(values["who"], first),
        "second": triggers.Fights(values["who"], second),
    }


_THEY: Final[tuple[tuple[str, Fields], ...]] = (
    *((f"{those} {{two}} creatures battle", {"two": COUNT}) for those in ("those", "these", "the")),
    ("those creatures battle", {}),
    ("these creatures battle", {}),
    ("they battle", {}),
)

_THAN: Final = (
    ("less than", "less"),
    ("the same as or less than", "most"),
    ("the same as less than", "most"),
    ("the same or less than", "most"),
    ("less than or equal to", "most"),
    ("the same as", "just"),
    ("more than", "more"),
)
"""How print compares a cost, and how the card language does."""

_LIMITED: Final = (
    ("{count} {description+} that have {cost} {total} or less from {place}", ZoneOf, _limited_from),
    ("{count} of {owner} {description+} that have {cost} {total} or less( in the battle zone)?", OWNERS, _limited_of),
)
"""Cards of a total cost, from a zone or in the battle zone."""


def _first_time(values: Fields) -> Fields:
    return restricted({**values, "restriction": FIRST_TIME})


def _once(values: Fields) -> Fields:
    return restricted({**values, "restriction": "turn"})


_ABILITY: Final[Fields] = {"effect": EFFECT, "trigger": Trigger, "condition": KeywordCondition}
_ALL_OF: Final = (
    ("{things} in the battle zone and your {zone}", None),
    ("{things} in the battle zone or your {zone}", None),
    ("{things} in the battle zone and in your {zone}", None),
    ("{things} in the battle zone and {zone}", None),
    ("{things} in the battle zone or {zone}", None),
    ("{things} in your {other} and {zone}", PILES),
    ("{things} in your {other} or {zone}", PILES),
    ("{things} in your {other} and your {zone}", PILES),
)
"""Where cards are that are counted together."""


def _in_all(values: Fields) -> Fields:
    """So many of something in two zones together."""
    things, other = values.pop("things"), values.pop("other", None)
    second = CardsIn(things, ZoneOf(YOURS, values.pop("zone")))
    first = things if other is None else CardsIn(things, ZoneOf(YOURS, other))
    return {**values, "player": YOURS, "first": first, "second": second}


NEWER: Final[Phrases] = {
    Automatic: (
        Phrase("({condition}: )?each turn, {trigger} for the first time, {effect}", _ABILITY, _first_time),
        Phrase("({condition}: )?{trigger} for the first time each turn, {effect}", _ABILITY, _first_time),
        Phrase("({condition}: )?{trigger} for the first time in each turn, {effect}", _ABILITY, _first_time),
        Phrase("({condition}: )?once per turn, {trigger}, {effect}", _ABILITY, _once),
        Phrase("({condition}: )?once each turn, {trigger}, {effect}", _ABILITY, _once),
        Phrase("({condition}: )?{trigger}, once per turn, {effect}", _ABILITY, _once),
    ),
    CostsBeside: tuple(
        Phrase(f"that costs/cost {than} {{one}}", {"bound": bound, "one": This | It | DoneCards})
        for than, bound in _THAN
    )
    + tuple(
        Phrase(f"that costs/cost {than} the cost of {{one}}", {"bound": bound, "one": This | It | DoneCards})
        for than, bound in _THAN
    ),
    CostsByNumber: tuple(
        Phrase(f"that costs/cost {than} the number of {{things+}}", {"bound": bound})
        for than, bound in _THAN
        if bound != "more"
    ),
    DoneCards: tuple(
        Phrase(f"the {{deed}} {what}", {"deed": DEEDS}) for what in ("creature/creatures", "spell/spells")
    ),
    WithinTotalCost: tuple(
        Phrase(
            template.replace("{cost}", cost),
            {"count": Count, "description": Description, "total": int, slot: of},
            read,
        )
        for template, of, read in _LIMITED
        for slot in (("place",) if of is ZoneOf else ("owner",))
        for cost in ("total cost", "a total_of cost", "total cost of")
    ),
    HaveInAll: tuple(
        Phrase(
            f"you have a total_of {{quantity}} {where}",
            {"things": Description, "zone": PILES, "quantity": Quantity, **({} if other is None else {"other": other})},
            _in_all,
        )
        for where, other in _ALL_OF
    ),
    Have: (
        Phrase("you have a total_of {quantity} {things}", {"player": YOURS}),
        Phrase("your opponent has a total_of {quantity} {things}", {"player": OPPONENTS}),
        Phrase("you have a total_of {quantity} {things} in the battle zone", {"player": YOURS}),
    ),
    IfElse: tuple(
        Phrase(f"if {{condition}}, {{instruction}}. {not_so}, {{otherwise}}", {"instruction": Clause})
        for not_so in ("if it's not", "if it isn't")
    ),
    LetItBattle: tuple(
        Phrase(f"choose {{second}}{joint}{they}{each_other}", {"second": Chosen, **two}, _two)
        for joint in (". ", ", and ", ", ", " and ")
        for they, two in _THEY
        for each_other in ("", " each other")
    ),
    LetThemBattle: tuple(
        Phrase(f"{those} creatures battle( each other)?", {"they": It()}) for those in ("those", "these")
    ),
    Choose: (Phrase("you may take {target}", {"target": Chosen}, _taken),),
    deeds.TakeShields: tuple(
        Phrase(f"{taken}. you can't use the shield trigger/triggers")
        for taken in ("put {target} into your hand", "return {target} to your hand", "add {target} to your hand")
    ),
    deeds.DiscardsAtRandom: (
        Phrase("discard a card from your opponent's hand at random"),
        Phrase("discard a card at random from your opponent's hand"),
        Phrase("discard {count} cards from your opponent's hand at random", {"count": COUNT}),
        Phrase("discard {count} cards at random from your opponent's hand", {"count": COUNT}),
    ),
    OneOrOther: (
        Phrase("{first}, or {second}"),
        *(
            Phrase(f"{_WHEN} {{who-}} {one} or {other}", {"who": Who}, _either_fight(first, second))
            for (one, first), (other, second) in permutations(_FIGHTS, 2)
        ),
    ),
    triggers.IsSummoned: (
        Phrase(f"{_WHEN} you summon this creature( into the battle zone)?", {"who": ThisCreature()}),
        Phrase(
            f"{_WHEN} you summon a {{description-}} into the battle zone",
            {"description": Description},
            lambda values: {"who": CardsOf(YOURS, values["description"])},
        ),
    ),
}
"""The phrases of newer print, by the nodes that they say."""
