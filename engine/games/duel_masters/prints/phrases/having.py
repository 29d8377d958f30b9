"""Conditions of having: how many of something players have, and who has more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.prints.phrases.shared import QUALITIES, TRAITS, described, other
from engine.games.duel_masters.vocabulary import conditions
from engine.games.duel_masters.vocabulary.descriptions import (
    CIVILIZATIONS,
    CardNoun,
    OfCivilization,
    WithCost,
    WithPower,
)
from engine.games.duel_masters.vocabulary.gods import IsLinkedWith
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.games.duel_masters.vocabulary.in_all import HaveInAll, HaveMoreThan
from engine.games.duel_masters.vocabulary.lying_under import HasUnder
from engine.games.duel_masters.vocabulary.places import PERIODS, PILES
from engine.language.abilities import Fields
from engine.language.conditions import AtLeastAsMany, Both, Compare, Either, Have, HaveTogether, ItIs, Things
from engine.language.descriptions import Description, Noun, Other
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.numbers import AtLeast, AtMost, ExactCount, NoneAtAll, Quantity, Some
from engine.language.phrases import Assemble, Phrase, Several
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_HAVE: Final = ((YOURS, "you have", "you don't have"), (OPPONENTS, "your opponent has", "your opponent doesn't have"))


def _things(values: Fields) -> Fields:
    said = described(values)
    return {"player": said["player"], "quantity": said["quantity"], "things": said["description"]}


def _refuse_numbers(things: Things) -> None:
    """ "2 Dragons that cost 6 or more": the number behind may be that of what they are like."""
    description = things.description if isinstance(things, CardsIn) else things
    if any(isinstance(each, WithCost | WithPower) and each.bound == "just" for each in description.traits):
        raise Contradiction("it does not say whether there are more, or what they have is more")


def _at_most(values: Fields) -> Fields:
    _refuse_numbers(values["things"])
    return {"player": values["player"], "quantity": AtMost(values["most"]), "things": values["things"]}


def _at_least(values: Fields) -> Fields:
    _refuse_numbers(values["things"])
    return {"player": values["player"], "quantity": AtLeast(values["least"]), "things": values["things"]}


def _compared(values: Fields) -> Fields:
    """ "Your opponent has more cards in his mana zone than you have in yours"."""
    return {"things": CardsIn(values["things"], ZoneOf(YOURS, values["zone"])), "more": values["more"]}


def _of_mana(values: Fields) -> Fields:
    """ "You have so many cards in your mana zone and one or more of them are fire", or of a race."""
    mana = ZoneOf(YOURS, zones.MANA.name)
    civilizations = values.get("civilizations")
    such = Description(CardNoun(), (OfCivilization(civilizations),)) if civilizations else values["things"]
    return {
        "first": Have(YOURS, values["quantity"], CardsIn(Description(CardNoun()), mana)),
        "second": Have(YOURS, AtLeast(values["some"]), CardsIn(such, mana)),
    }


def _linked(values: Fields) -> Fields:
    """ "Linked with 3 other Gods": whatever it is linked with is another."""
    said = values["things"]
    things = replace(said, qualities=tuple([each for each in said.qualities if not isinstance(each, Other)]))
    return {"quantity": AtLeast(values["count"]), "things": things}


def _linked_as(values: Fields) -> Fields:
    """ "Linked as 3 cards", with itself."""
    return {"quantity": AtLeast(values["count"] - 1), "things": Description(CardNoun())}


_SOME: Final = ("{some} or more", "at_least {some}")
_HERE: Final = "( in the battle zone)?"


def _both_there(values: Fields) -> Fields:
    """Things of two sorts, of each so many."""
    return {
        "first": Have(YOURS, values["one"], values["things"]),
        "second": Have(YOURS, values["another"], values["others"]),
    }


_TWO: Final = {"one": Quantity, "things": Description, "another": Quantity, "others": Description}
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


def _another_here(values: Fields) -> Fields:
    return {"quantity": Some(), "things": InTheBattleZone(other(values["description"]))}


def _only_one(values: Fields) -> Fields:
    return {"player": YOURS, "quantity": ExactCount(1), "things": values["things"]}


def _other_of(player: str) -> Assemble:
    return lambda values: {**values, "player": player, "things": other(values["things"])}


def _others() -> Iterator[Phrase]:
    """Phrases of having another one of something, or none."""
    for player, have, have_not in (
        (YOURS, "you have", "you don't have"),
        (OPPONENTS, "your opponent has", "your opponent doesn't have"),
    ):
        read = _other_of(player)
        for some in ("another {things-}", "at_least another {things-}", "at_least one_other {things-}"):
            yield Phrase(f"{have} {some}( in the battle zone)?", {"things": Description, "quantity": Some()}, read)
        yield Phrase(
            f"{have_not} another {{things-}}( in the battle zone)?",
            {"things": Description, "quantity": NoneAtAll()},
            read,
        )


def _consists_of(values: Fields) -> Fields:
    """109.2a. Of its own card and so many others as lie under it."""
    return {"quantity": AtLeast(values["least"] - 1), "things": Description(CardNoun())}


def _in_either(values: Fields) -> Fields:
    """ "A player has so many cards in their hand"."""
    quantity, said, zone = values["quantity"], values["description"], values["zone"]
    mine, theirs = (Have(who, quantity, CardsIn(said, ZoneOf(who, zone))) for who in (YOURS, OPPONENTS))
    return {"first": mine, "second": theirs}


HAVING: Final[Phrases] = {
    Compare: (
        *(
            Phrase(
                f"the number of your {{things+}}{there} is greater than your opponent's",
                {"things": Description, "more": True},
            )
            for there in ("", " in the battle zone")
        ),
        Phrase("your opponent has more {things+} than you do", {"things": Description, "more": False}),
        Phrase(
            "your opponent has more {things+} in the battle zone than you do", {"things": Description, "more": False}
        ),
        Phrase(
            "you have more {things+} in the battle zone than your opponent does", {"things": Description, "more": True}
        ),
        Phrase("you have more {things+} than your opponent does", {"things": Description, "more": True}),
        Phrase("you have fewer {things+} than your opponent does", {"things": Description, "more": False}),
        *(
            Phrase(
                f"your opponent has {word} {{things+}} in his/their {{zone}} than you have in yours",
                {"things": Description, "zone": PILES, "more": more},
                _compared,
            )
            for word, more in (("more", False), ("fewer", True))
        ),
        *(
            Phrase(
                f"you have {word} {{things+}} in your {{zone}} than your opponent has in his/theirs",
                {"things": Description, "zone": PILES, "more": more},
                _compared,
            )
            for word, more in (("more", True), ("fewer", False))
        ),
    ),
    Both: (
        *(
            Phrase(
                f"you have {{quantity}} cards in your mana zone and {some} of them is/are "
                f"{{civilizations}}{civilization}",
                {"quantity": Quantity, "some": COUNT, "civilizations": Several(CIVILIZATIONS, " or ")},
                _of_mana,
            )
            for some in _SOME
            for civilization in ("", " civilization")
        ),
        *(
            Phrase(
                f"you have {{quantity}} cards in your mana zone and {some} of them is/are {{things}}",
                {"quantity": Quantity, "some": COUNT, "things": Description},
                _of_mana,
            )
            for some in _SOME
        ),
        Phrase("you have {one} {things} and {another} {others}( in the battle zone)?", _TWO, _both_there),
        Phrase(
            "{first} during {period}",
            {"period": PERIODS},
            lambda values: {"first": values["first"], "second": ItIs(values["period"])},
        ),
    ),
    Have: (
        *(
            phrase
            for player, have, have_not in _HAVE
            for phrase in (
                Phrase(f"{have} {{quantity}} {{things}} in the battle zone", {"player": player}),
                Phrase(
                    f"{have} {{quantity}} ({{qualities}} )?{{noun}} in the battle zone {{traits}}",
                    {"player": player, "quantity": Quantity, "noun": Noun, "qualities": QUALITIES, "traits": TRAITS},
                    _things,
                ),
                Phrase(
                    f"{have} {{most}} {{things}} or less{_HERE}",
                    {"player": player, "most": COUNT, "things": Things},
                    _at_most,
                ),
                Phrase(
                    f"{have} {{most}} {{things}} or fewer{_HERE}",
                    {"player": player, "most": COUNT, "things": Things},
                    _at_most,
                ),
                Phrase(
                    f"{have} {{least}} {{things}} or more{_HERE}",
                    {"player": player, "least": COUNT, "things": Things},
                    _at_least,
                ),
                Phrase(f"{have_not} a {{things-}}{_HERE}", {"player": player, "quantity": NoneAtAll()}),
                Phrase(f"{have_not} any {{things}}{_HERE}", {"player": player, "quantity": NoneAtAll()}),
            )
        ),
        Phrase("you have a total_of {quantity} {things}", {"player": YOURS}),
        Phrase("your opponent has a total_of {quantity} {things}", {"player": OPPONENTS}),
        Phrase("you have a total_of {quantity} {things} in the battle zone", {"player": YOURS}),
        *(
            Phrase(f"{this} is your only {{things-}}( in the battle zone)?", {"things": Description}, _only_one)
            for this in ("this", "this creature")
        ),
        *_others(),
    ),
    HaveTogether: (Phrase("you and your opponent have a total_of {quantity} {things}"),),
    IsLinkedWith: (
        Phrase("this creature is linked_with {count} {things}", {"count": COUNT, "things": Description}, _linked),
        Phrase("this creature is linked as {count} cards", {"count": COUNT}, _linked_as),
    ),
    HasUnder: (
        Phrase("there is/are {quantity} {things} under this creature"),
        Phrase("this creature has {quantity} {things} under it"),
        Phrase("you have {quantity} {things} under this creature"),
        *(
            Phrase(f"{one} consists of {{least}} or more cards", {"least": COUNT}, _consists_of)
            for one in ("this creature", "it")
        ),
    ),
    HaveInAll: tuple(
        Phrase(
            f"you have a total_of {{quantity}} {where}",
            {"things": Description, "zone": PILES, "quantity": Quantity, **({} if other is None else {"other": other})},
            _in_all,
        )
        for where, other in _ALL_OF
    ),
    HaveMoreThan: (
        *(
            Phrase(
                f"your number of {{first+}} is {more} your number of {{second+}}",
                {"first": Description, "second": Description, "even": even},
            )
            for more, even in (("greater than or equal to", True), ("greater than", False))
        ),
        *(
            Phrase(
                f"you have more {{first+}}{there} than {yours}{{second+}}",
                {"first": Description, "second": Description, "even": False},
            )
            for there in ("", " in the battle zone")
            for yours in ("", "your ")
        ),
    ),
    AtLeastAsMany: tuple(
        Phrase(f"the number of your {{things+}} is {as_many} your opponent's", {"things": Description})
        for as_many in ("the same as or more than", "greater than or equal to")
    ),
    conditions.ThereAre: (
        Phrase("there is another {description-} in the battle zone", {"description": Description}, _another_here),
        Phrase("another {description-} is in the battle zone", {"description": Description}, _another_here),
    ),
    Either: tuple(
        Phrase(
            f"{who} has {{quantity}} {{description}} in his/their {{zone}}",
            {"quantity": Quantity, "description": Description, "zone": PILES},
            _in_either,
        )
        for who in ("a player", "either player")
    ),
}
"""The phrases, by the nodes that they say."""
