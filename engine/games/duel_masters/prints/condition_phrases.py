"""Conditions in print: what players have, and what cards are and do."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import Keyword
from engine.games.duel_masters.prints.noun_phrases import QUALITIES, TRAITS, described
from engine.games.duel_masters.vocabulary.conditions import (
    Attacking,
    AttackingWhat,
    Battling,
    Blocking,
    FirstAttack,
    IsTapped,
)
from engine.games.duel_masters.vocabulary.descriptions import (
    CIVILIZATIONS,
    CardNoun,
    OfCivilization,
    TypeNoun,
    WithCost,
    WithFamily,
    WithKeyword,
    WithPower,
)
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.places import PILES
from engine.games.duel_masters.vocabulary.races import FAMILIES
from engine.language.abilities import Fields
from engine.language.cards import FixedTarget, It
from engine.language.conditions import Both, Compare, Have, HaveTogether, Is, Things
from engine.language.descriptions import Description, Noun, Trait
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.numbers import AtLeast, AtMost, NoneAtAll, Quantity, Some
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


def _creature_with(values: Fields, trait: Trait) -> Fields:
    return _with(values, TypeNoun("creature"), trait)


def _with(values: Fields, noun: Noun, trait: Trait) -> Fields:
    return {"one": values.get("one", ThisCreature()), "description": Description(noun, (), (trait,)), "so": True}


def _with_power(bound: str) -> Assemble:
    return lambda values: _creature_with(values, WithPower(values["number"], bound))


def _compared(values: Fields) -> Fields:
    """ "Your opponent has more cards in his mana zone than you have in yours"."""
    return {"things": CardsIn(values["things"], ZoneOf(YOURS, values["zone"])), "more": values["more"]}


def _of_mana(values: Fields) -> Fields:
    """ "You have so many cards in your mana zone and one or more of them are fire"."""
    mana = ZoneOf(YOURS, zones.MANA.name)
    of_civilization = Description(CardNoun(), (OfCivilization(values["civilizations"]),))
    return {
        "first": Have(YOURS, values["quantity"], CardsIn(Description(CardNoun()), mana)),
        "second": Have(YOURS, AtLeast(values["some"]), CardsIn(of_civilization, mana)),
    }


_HERE: Final = "( in the battle zone)?"

CONDITIONS: Final[Phrases] = {
    Is: (
        *(
            Phrase(f"{it} a {{description-}}", {"one": It(), "so": so})
            for it, so in (("it's", True), ("it isn't", False), ("it's not", False), ("that card isn't", False))
        ),
        Phrase(
            "{one} has power {number} or more",
            {"one": FixedTarget, "number": int},
            lambda values: _creature_with(values, WithPower(values["number"], "least")),
        ),
        Phrase(
            "{one} has {number} or more power",
            {"one": FixedTarget, "number": int},
            lambda values: _creature_with(values, WithPower(values["number"], "least")),
        ),
        *(
            Phrase(f"{{one}} has {said}", {"one": FixedTarget, "number": int}, _with_power(bound))
            for bound, than in (("more", ("more than", "greater than")), ("less", ("less than",)))
            for each in than
            for said in (f"{each} {{number}} power", f"power {each} {{number}}")
        ),
        Phrase(
            "{one} has {keyword}",
            {"one": FixedTarget, "keyword": Keyword},
            lambda values: _with(values, CardNoun(), WithKeyword(values["keyword"])),  # spells have some as well
        ),
        Phrase("{one} are {description+}", {"so": True}),
        Phrase(
            "{one} has {family} in its race",
            {"one": FixedTarget, "family": FAMILIES},
            lambda values: _creature_with(values, WithFamily(values["family"])),
        ),
    ),
    Compare: (
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
    Some: (Phrase("any"),),
    FirstAttack: tuple(
        Phrase(said, {"number": number})
        for number, nth in ((1, "first"), (2, "second"))
        for said in (
            f"it's the {nth} attack this turn",
            f"it's the {nth} attack of the turn",
            f"that attack is the {nth} attack of this turn",
        )
    ),
    Both: tuple(
        Phrase(
            f"you have {{quantity}} cards in your mana zone and {some} of them is/are {{civilizations}}{civilization}",
            {"quantity": Quantity, "some": COUNT, "civilizations": Several(CIVILIZATIONS, " or ")},
            _of_mana,
        )
        for some in ("{some} or more", "at_least {some}")
        for civilization in ("", " civilization")
    ),
    AtLeast: (Phrase("at_least {least}", {"least": COUNT}),),
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
    ),
    HaveTogether: (Phrase("you and your opponent have a total_of {quantity} {things}"),),
    IsTapped: (
        Phrase("it's tapped", {"one": It(), "rested": True}),
        Phrase("it's untapped", {"one": It(), "rested": False}),
    ),
    Attacking: tuple(Phrase(f"{it} attacking") for it in ("this creature is", "it's", "it is")),
    AttackingWhat: tuple(Phrase(f"{it} attacking a {{foe-}}") for it in ("this creature is", "it's", "it is")),
    Blocking: tuple(Phrase(f"{it} blocking") for it in ("this creature is", "it's", "it is")),
    Battling: tuple(Phrase(f"{it} battling( a {{foe-}})?") for it in ("this creature is", "it's", "it is")),
}
"""The phrases of conditions."""
