"""Phrases of print about what effects do: where cards go, which of them, and how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.games.duel_masters.vocabulary import deeds
from engine.games.duel_masters.vocabulary.charging import PutIntoManaTapped
from engine.games.duel_masters.vocabulary.choosing import limit_of
from engine.games.duel_masters.vocabulary.compared import WithinTotalCost
from engine.games.duel_masters.vocabulary.deck_tops import UpToFromTop
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand, CardsFromEither
from engine.games.duel_masters.vocabulary.groups import CardsOf
from engine.games.duel_masters.vocabulary.places import PILES
from engine.language.abilities import Fields
from engine.language.cards import Chosen, TheRest, TopOfDeck
from engine.language.choosing_numbers import ThatMany
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom
from engine.language.hand_and_deck import PutOnDeck
from engine.language.instructions import Clause, Instruction, Then
from engine.language.numbers import AnyNumber, Exactly, Literal, UpTo
from engine.language.phrases import Phrase, WordList
from engine.language.places import OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_TAKEN: Final = AmongThem | CardsFromEither | AmongThemOrFromHand
_CARD_AMONG_THEM: Final = AmongThem(Description(CardNoun()))

Putting = Callable[[Chosen | TheRest], Clause]

_PUTTING: Final[Mapping[str, Putting]] = {
    "hand": lambda target: deeds.ReturnToHand(target, YOURS),
    "graveyard": lambda target: deeds.PutIntoGraveyard(target, YOURS),
    "mana": lambda target: deeds.PutIntoMana(target, YOURS),
    "mana tapped": lambda target: PutIntoManaTapped(target, YOURS),
    "shields": deeds.AddToShields,
    "top": lambda target: PutOnDeck(target, "top", YOURS),
    "bottom": lambda target: PutOnDeck(target, "bottom", YOURS),
    "top freely": lambda target: PutOnDeck(target, "top", YOURS, True),
    "bottom freely": lambda target: PutOnDeck(target, "bottom", YOURS, True),
}

_INTO: Final = WordList(
    "where a card is put",
    {
        "into your hand": "hand",
        "to your hand": "hand",
        "in your hand": "hand",
        "into your graveyard": "graveyard",
        "in your graveyard": "graveyard",
        "into your mana zone": "mana",
        "in your mana zone": "mana",
        "into your mana zone tapped": "mana tapped",
        "into your shields face down": "shields",
        "to your shields face down": "shields",
        "into your shield zone face down": "shields",
        "on top of your deck": "top",
        "on the top of your deck": "top",
        "on the bottom of your deck": "bottom",
        "on top of your deck in any order": "top freely",
        "on the top of your deck in any order": "top freely",
        "on the bottom of your deck in any order": "bottom freely",
    },
)
"""Where cards go that were looked at."""


# ---- the rest


def _and_the_rest(values: Fields) -> Fields:
    """ "Put one of them into your hand and the other into your mana zone": the verb is said once, or again."""
    if not isinstance(values["first"], deeds.Moves | deeds.PutIntoBattleZone | PutOnDeck):
        raise Contradiction("it does not say what is done with the rest")
    return {"first": values["first"], "then": _PUTTING[values["place"]](TheRest())}


def _the_rest() -> Iterator[Phrase]:
    given = {"first": Clause, "place": _INTO}
    for joint in (" and", ", and", ", then"):
        for verb in ("", " put", " add", " return"):
            for rest in ("the other", "the other one", "the others", "the last card", "the rest"):
                if rest != "the rest" or not verb:
                    yield Phrase(f"{{first}}{joint}{verb} {rest} {{place}}", given, _and_the_rest)


def _looked_at(target: Chosen | TheRest) -> None:
    if isinstance(target, Chosen) and target.among != _CARD_AMONG_THEM:
        raise Contradiction("it does not say among which cards they are")


def _three(values: Fields) -> Fields:
    """ "Put one of them into your hand, one into your mana zone and one into your graveyard"."""
    made = []
    for target, place in (("a", "there"), ("b", "where"), ("c", "elsewhere")):
        _looked_at(values[target])
        made.append(_PUTTING[values[place]](values[target]))
    first, second, third = made
    return {"first": first, "then": Then(second, third)}


def _in_three_places() -> Iterator[Phrase]:
    given = {"a": Chosen, "b": Chosen, "c": Chosen | TheRest, "there": _INTO, "where": _INTO, "elsewhere": _INTO}
    for take in ("put", "add", "return"):
        for again in ("", " put"):
            for joint in (", and", " and", ", then", " and then"):
                yield Phrase(
                    f"{take} {{a}} {{there}},{again} {{b}} {{where}}{joint}{again} {{c}} {{elsewhere}}", given, _three
                )


def _of_them(values: Fields) -> Fields:
    """ "Put one into your hand": of the cards looked at."""
    return {"count": Exactly(Literal(values["count"])), "among": _CARD_AMONG_THEM, "random": False}


# ---- where cards go


def _returned(into: str) -> Iterator[Phrase]:
    """Phrases of what comes to a hand."""
    for verb in ("return/returns", "add/adds", "put/puts"):
        yield Phrase(f"{verb} {{target}} {into} {{owner}} hand", {"owner": OWNERS})
        yield Phrase(f"{verb} {{target}} {into} its/their owner's hand/hands")


# ---- which cards


def _from_top(values: Fields) -> Fields:
    return {"owner": values.get("owner", YOURS), "count": values.get("count", 1)}


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


def _up_to_within(values: Fields) -> Fields:
    made = _any_number_within(values)
    count = made["count"]
    return {**made, "count": UpTo(Literal(count)) if isinstance(count, int) else count}


def _of_total_power(values: Fields) -> Fields:
    """ "Choose any number of creatures that have total power 6000 or less and destroy them"."""
    if not limit_of(values["target"]):
        raise Contradiction("they are chosen first")
    return values


EFFECTS: Final[Phrases] = {
    Then: (
        Phrase("{first} then {then}", {"first": Clause, "then": Instruction}),
        *_the_rest(),
        *_in_three_places(),
    ),
    deeds.Destroy: tuple(
        Phrase(f"choose {{target}}{joint} destroy it/them", {"target": Chosen}, _of_total_power)
        for joint in (" and", ", and")
    ),
    deeds.ReturnToHand: (
        *_returned("into"),
        *(Phrase(f"{verb} {{target}} to {{owner}} hand", {"owner": OWNERS}) for verb in ("put", "puts")),
    ),
    PutIntoManaTapped: (
        Phrase("put/puts {target} into {owner} mana zone tapped", {"owner": OWNERS}),
        *(
            Phrase(f"put/puts {{target}} into {whose} mana zone/zones tapped", {"owner": ""})
            for whose in ("his/their", "their owners", "that owners", "its/their owner's")
        ),
    ),
    TopOfDeck: (
        Phrase("{count} cards from the top of {owner} deck", {"count": COUNT, "owner": OWNERS}, _from_top),
        Phrase("a card from the top of {owner} deck", {"owner": OWNERS}, _from_top),
        Phrase("another card from the top of {owner} deck", {"owner": OWNERS}, _from_top),
        Phrase("another {count} cards from the top of {owner} deck", {"count": COUNT, "owner": OWNERS}, _from_top),
    ),
    UpToFromTop: (Phrase("up to {most} cards from the top of {owner} deck", {"most": COUNT, "owner": OWNERS}),),
    ThatMany: (Phrase("the_same_number of"), Phrase("that number of")),
    Chosen: (
        Phrase("any_number of {among}", {"among": _TAKEN, "count": AnyNumber()}),
        Phrase("{count}", {"count": COUNT}, _of_them),
    ),
    WithinTotalCost: tuple(_within()),
    TheRest: tuple(
        Phrase(f"the {rest}") for rest in ("other", "other card/cards", "other one", "others", "remaining cards")
    ),
}
"""The phrases of effects, by the nodes that they say."""
