"""How much a card costs and how strong it is, by itself or compared with others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.vocabulary import card_actions, comparisons
from engine.games.duel_masters.vocabulary.choosing import limit_of
from engine.games.duel_masters.vocabulary.civilizations import OfChosenCivilization
from engine.games.duel_masters.vocabulary.compared import (
    CostsBeside,
    CostsByNumber,
    CostsSoMuchMore,
    DoneCards,
    SharesCivilization,
    SharesCivilizationWithAny,
    WithinCostOf,
    WithinNumberOf,
    WithinTotalCost,
)
from engine.games.duel_masters.vocabulary.descriptions import WithCost, WithPower
from engine.games.duel_masters.vocabulary.either_cards import CardsFromEither
from engine.games.duel_masters.vocabulary.fighting import WeakerThanThis
from engine.games.duel_masters.vocabulary.groups import CardsOf, TheCrossedCreature
from engine.games.duel_masters.vocabulary.places import PILES
from engine.language.abilities import Fields
from engine.language.cards import Chosen, It, This
from engine.language.descriptions import Description, Noun
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn, InPlay, Pile
from engine.language.numbers import AnyNumber, Count, Literal, UpTo
from engine.language.phrases import Phrase
from engine.language.places import OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT


def _any_number_within(values: Fields) -> Fields:
    """ "Any number of creatures that have total cost 6 or less from your graveyard"."""
    description = values["description"]
    if "other" in values:
        among: CardsFrom | CardsFromEither | AmongThem | CardsOf = CardsFromEither(
            description, values["owner"], values["zone"], values["other"]
        )
    elif "place" in values:
        among = CardsFrom(description, values["place"])
    elif "owner" in values:
        among = CardsOf(values["owner"], description)
    else:
        among = AmongThem(description)
    return {"count": values.get("count", AnyNumber()), "among": among, "total": values["total"]}


def _within() -> Iterator[Phrase]:
    said = {"description": Description, "total": int}
    places: tuple[tuple[str, Fields], ...] = (
        ("from {place}", {"place": ZoneOf}),
        ("in {place}", {"place": ZoneOf}),
        ("from among them", {}),
        ("from {owner} {zone} or {other}", {"owner": OWNERS, "zone": PILES, "other": PILES}),
    )
    for many, count in (("any_number of", {}), ("up to {count}", {"count": COUNT})):
        for cost in ("total cost", "a total_of cost", "total cost of", "a total cost of"):
            costs = f"that have {cost} {{total}} or less"
            for where, place in places:
                for order in (f"{{description+}} {costs} {where}", f"{{description+}} {where} {costs}"):
                    yield Phrase(f"{many} {order}", {**said, **count, **place}, _up_to_within)
            yield (
                Phrase(
                    f"{many} of {{owner}} {{description+}} {costs}", {**said, **count, "owner": OWNERS}, _up_to_within
                )
                if many.startswith("up")
                else Phrase(f"{many} {{owner}} {{description+}} {costs}", {**said, "owner": OWNERS}, _up_to_within)
            )


def _within_others() -> Iterator[tuple[str, Fields]]:
    """Phrases of cards in the battle zone that may cost together no more than another card, or than a number."""
    for many, count in (("any_number of {owner}", {}), ("up to {count} of {owner}", {"count": COUNT})):
        for than, bound in _THAN:
            if bound == "most":
                yield (
                    f"{many} {{description+}} that have total cost {than}",
                    {"description": Description, "owner": OWNERS, **count},
                )


def _up_to_within_others(values: Fields) -> Fields:
    limit = {name: value for name, value in values.items() if name in ("one", "things")}
    return {**_up_to_within({**values, "total": 0}), **limit}


def _up_to_within(values: Fields) -> Fields:
    made = _any_number_within(values)
    count = made["count"]
    return {**made, "count": UpTo(Literal(count)) if isinstance(count, int) else count}


def _of_total_power(values: Fields) -> Fields:
    """ "Choose any number of creatures that have total power 6000 or less and destroy them"."""
    if not limit_of(values["target"]):
        raise Contradiction("they are chosen first")
    return values


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


def _than(one: It | TheCrossedCreature, least: int) -> Fields:
    return {"one": one, "least": least}


def _of_ones_own(values: Fields) -> Fields:
    """ "As a card in your mana zone": "their graveyard" may be that of whoever it is said of."""
    if values["cards"].place.owner != YOURS:
        raise Contradiction("it does not say whose cards they are")
    return values


COMPARISONS: Final[Phrases] = {
    SharesCivilization: (
        Phrase("that has/have the same civilization as {one}", {"one": This | It | DoneCards}),
        Phrase("and has/have the same civilization as {one}", {"one": This | It | DoneCards}),
    ),
    SharesCivilizationWithAny: tuple(
        Phrase(f"{which} has/have the same civilization as a {{cards-}}", {"cards": CardsIn}, _of_ones_own)
        for which in ("that", "and")
    ),
    OfChosenCivilization: tuple(
        Phrase(said)
        for said in (
            "that has/have the chosen civilization",
            "that has/have that civilization",
            "that has/have that same civilization",
            "of that civilization",
        )
    ),
    CostsByNumber: (
        *(
            Phrase(f"that costs/cost {than} the number of {{things+}}", {"bound": bound})
            for than, bound in (
                ("more than", "more"),
                ("the same as or more than", "least"),
                ("more than or equal to", "least"),
            )
        ),
        *(
            Phrase(f"that costs/cost {than} the number of {{things+}}", {"bound": bound})
            for than, bound in _THAN
            if bound != "more"
        ),
    ),
    card_actions.Destroy: tuple(
        Phrase(f"choose {{target}}{joint} destroy it/them", {"target": Chosen}, _of_total_power)
        for joint in (" and", ", and")
    ),
    WithinTotalCost: (
        *_within(),
        *(
            Phrase(
                template.replace("{cost}", cost),
                {"count": Count, "description": Description, "total": int, slot: of},
                read,
            )
            for template, of, read in _LIMITED
            for slot in (("place",) if of is ZoneOf else ("owner",))
            for cost in ("total cost", "a total_of cost", "total cost of")
        ),
    ),
    WithinCostOf: tuple(
        Phrase(f"{said} {{one}}", {**slots, "one": This | It | DoneCards}, _up_to_within_others)
        for said, slots in _within_others()
    ),
    WithinNumberOf: tuple(
        Phrase(f"{said} the number of {{things+}}", {**slots, "things": Pile | InPlay}, _up_to_within_others)
        for said, slots in _within_others()
    ),
    CostsBeside: (
        *(
            Phrase(f"that costs/cost {than} {{one}}", {"bound": bound, "one": This | It | DoneCards})
            for than, bound in _THAN
        ),
        *(
            Phrase(f"that costs/cost {than} the cost of {{one}}", {"bound": bound, "one": This | It | DoneCards})
            for than, bound in _THAN
        ),
    ),
    CostsSoMuchMore: (
        *(
            Phrase(
                f"that costs/cost {{by}} {more} than {{one}}",
                {"by": COUNT, "one": This | It | DoneCards, "above": above, "bound": "just"},
            )
            for more, above in (("more", True), ("less", False))
        ),
        Phrase(
            "that costs/cost at_most {by} more than {one}",
            {"by": COUNT, "one": This | It | DoneCards, "above": True, "bound": "most"},
        ),
    ),
    WithPower: (
        Phrase("that has/have {number} power or less", {"bound": "most"}),
        Phrase("that has/have {number} power or more", {"bound": "least"}),
        Phrase("that has/have {number} or less power", {"bound": "most"}),
        Phrase("that has/have {number} or more power", {"bound": "least"}),
        Phrase("with power {number} or less", {"bound": "most"}),
        Phrase("with power {number} or more", {"bound": "least"}),
        Phrase("that has/have more than {number} power", {"bound": "more"}),
        Phrase("that has/have less than {number} power", {"bound": "less"}),
        Phrase("that has/have power greater than {number}", {"bound": "more"}),
        Phrase("that has/have power less than {number}", {"bound": "less"}),
        Phrase("that has/have power {number}", {"bound": "just"}),
        Phrase("that has/have {number} power", {"bound": "just"}),
    ),
    WithCost: (
        Phrase("with cost {number} or less", {"bound": "most"}),
        Phrase("with cost {number} or more", {"bound": "least"}),
    ),
    WeakerThanThis: (Phrase("that has/have less power than it"),),
    comparisons.StrongerThanThis: (
        Phrase("that has/have higher power than this creature"),
        Phrase("that has/have greater power than this creature"),
    ),
    comparisons.NoStrongerThan: (
        *(
            Phrase(f"that has/have {less} power than the revealed {{what}}", {"what": Noun}, lambda _: _than(It(), 1))
            for less in ("less", "lower")
        ),
        *(
            Phrase(f"that has/have {same} the crossed creature", {}, lambda _: _than(TheCrossedCreature(), 0))
            for same in ("power the same as or less than", "power less than or equal to", "no more power than")
        ),
        Phrase("that has/have less power than the crossed creature", {}, lambda _: _than(TheCrossedCreature(), 1)),
    ),
    comparisons.HasAttackedThisTurn: (Phrase("that attacked this turn"),),
    comparisons.NamedAs: (
        Phrase("that has/have the same name as {one}", {"one": It}),
        Phrase("that has/have that name", {"one": It()}),
    ),
    comparisons.OfRaceOf: (
        Phrase("that has/have the same race as {one}", {"one": It}),
        Phrase("that has/have the same race as the destroyed creature", {"one": It()}),
    ),
}
"""The phrases, by the nodes that they say."""
