"""Cards in print: how they are described, and which of them are meant."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.keyword_abilities import Keyword
from engine.games.duel_masters.prints import either_phrases
from engine.games.duel_masters.prints.races import DRAGONS, OF_RACE
from engine.games.duel_masters.vocabulary.characteristics import WithChosenRace
from engine.games.duel_masters.vocabulary.descriptions import (
    CIVILIZATIONS,
    CardNoun,
    ElementNoun,
    NotOfCivilization,
    OfCivilization,
    OfEitherRace,
    OfRace,
    OfRaceOrCivilization,
    TypeNoun,
    WithCost,
    WithFamily,
    WithKeyword,
    WithPower,
)
from engine.games.duel_masters.vocabulary.either_cards import EitherOf
from engine.games.duel_masters.vocabulary.fighting import WeakerThanThis
from engine.games.duel_masters.vocabulary.groups import (
    AnyonesCards,
    CardsOf,
    InTheBattleZone,
    TheAttackingCreature,
    TheBlockingCreature,
)
from engine.games.duel_masters.vocabulary.own_zone import ThisFromZone
from engine.games.duel_masters.vocabulary.places import PILES
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, It, TheRest, TopOfDeck
from engine.language.descriptions import Description, NamedLike, Noun, Other, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn, InPlay, Pile
from engine.language.numbers import ONE, AnyNumber, Count, Literal
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

QUALITIES: Final = Several(Quality, " ")
TRAITS: Final = Several(Trait, " ")
_HERE: Final = {"noun": Noun, "qualities": QUALITIES, "traits": TRAITS}
_OWNED: Final = {"owner": OWNERS, "description": Description}
_CARDS: Final = Description(CardNoun())


def described(values: Fields) -> Fields:
    """What is in the battle zone, said before the traits: "creatures in the battle zone that have ..."."""
    noun, qualities, traits = values.pop("noun"), values.pop("qualities", ()), values.pop("traits", ())
    return {**values, "description": Description(noun, qualities, traits)}


def other(said: Description) -> Description:
    """Another one: the description, with "other" before its qualities."""
    return Description(said.noun, (Other(), *said.qualities), said.traits)


def _other(values: Fields) -> Fields:
    return {**values, "description": other(values["description"])}


def _any_one(values: Fields) -> Fields:
    """Any one of a player's cards, to which something happens."""
    if values.pop("one") != 1:
        raise Contradiction("what happens to several cards happens to each of them")
    return values


def _creature(values: Fields, quality: Quality) -> Fields:
    said = (*values.get("qualities", ()), quality)
    return {"noun": TypeNoun("creature"), "qualities": said, "traits": values.get("traits", ())}


def _of_race(values: Fields) -> Fields:
    """A race as a noun: a creature of it."""
    return _creature(values, OfRace(values["race"]))


def _of_either_race(values: Fields) -> Fields:
    """Two races as nouns: a creature of either."""
    return _creature(values, OfEitherRace(values["race"], values["other"]))


def _of_two_civilizations(values: Fields) -> Fields:
    """ "Light creatures and fire creatures": each is of one of the two."""
    return _creature(values, OfCivilization((values["first"], values["second"])))


def without_civilization(values: Fields) -> Fields:
    """ "Creatures except light creatures"."""
    noun = values["noun"]
    if noun != values["again"]:
        raise Contradiction("what is left out is something else")
    qualities = (*values.get("qualities", ()), NotOfCivilization(values["civilization"]))
    return {"noun": noun, "qualities": qualities, "traits": values.get("traits", ())}


def _of_race_or_civilization(values: Fields) -> Fields:
    return _creature(values, OfRaceOrCivilization(values["race"], values["civilization"]))


_BOTH: Final = {"noun": Noun, "keyword": Keyword, "number": int}


def _with_both(values: Fields) -> Fields:
    """ "That has blocker and power 3000 or less"."""
    traits = (WithKeyword(values["keyword"]), WithPower(values["number"], "most"), *values.get("traits", ()))
    return {"noun": values["noun"], "qualities": values.get("qualities", ()), "traits": traits}


def _dragon(values: Fields) -> Fields:
    """ "Dragon" by itself: with this word in the name of a race."""
    family = WithFamily(values["family"])
    noun = values.get("noun", TypeNoun("creature"))
    return {"noun": noun, "qualities": values.get("qualities", ()), "traits": (family, *values.get("traits", ()))}


def _civilizations(values: Fields) -> Fields:
    """ "Light, water or darkness"."""
    return {"civilizations": (values["first"], *values["others"])}


def _is_there(description: Description) -> bool:
    """Whether such cards are meant in the battle zone where nothing else is said: creatures and the like."""
    noun = description.noun
    if isinstance(noun, EitherOf):
        return _is_there(noun.first) and _is_there(noun.second)
    return isinstance(noun, TypeNoun | ElementNoun)


def _more_civilizations(values: Fields) -> Fields:
    """ "Light, water, fire or darkness"."""
    return {"civilizations": (values["first"], values["second"], *values["others"])}


def _anywhere(values: Fields) -> Fields:
    """Newer print leaves "in the battle zone" out where creatures and the like can be nowhere else."""
    if not _is_there(values["description"]):
        raise Contradiction("it does not say where")
    return values


def _all_of(values: Fields) -> Fields:
    """ "Your creatures" as those of which something is said: all of them."""
    return {"group": CardsOf(values["owner"], values["description"])}


def _all_here(values: Fields) -> Fields:
    return {"group": InTheBattleZone(values["description"])}


def _one_of(owner: str) -> Fields:
    """The slots and fields of one card of a player, said without a number."""
    return {"count": ONE, "description": Description, "owner": owner}


def _chosen(values: Fields) -> Fields:
    return {"count": values["count"], "among": CardsOf(values["owner"], values["description"]), "random": False}


def _chosen_other(values: Fields) -> Fields:
    return _chosen(_other(values))


def _chosen_here(values: Fields) -> Fields:
    here = InTheBattleZone(other(values["description"]))
    return {"count": ONE, "among": here, "random": False}


def _chosen_from(values: Fields) -> Fields:
    return {"count": ONE, "among": CardsFrom(other(values["description"]), values["place"]), "random": False}


def _of_them(values: Fields) -> Fields:
    """ "One of them": of the cards looked at."""
    return {"count": values["count"], "among": AmongThem(_CARDS), "random": False}


NOUNS: Final[Phrases] = {
    Description: (
        *(
            Phrase(
                f"({{qualities}} )?{template}( {{traits}})?", {"qualities": QUALITIES, "traits": TRAITS, **slots}, read
            )
            for template, slots, read in (
                ("{race}", {"race": OF_RACE}, _of_race),
                ("{race} or {other}", {"race": OF_RACE, "other": OF_RACE}, _of_either_race),
                ("{race} or a {other}", {"race": OF_RACE, "other": OF_RACE}, _of_either_race),
                ("{race} and {other}", {"race": OF_RACE, "other": OF_RACE}, _of_either_race),
                (
                    "{civilization} creatures or {race}",
                    {"race": OF_RACE, "civilization": CIVILIZATIONS},
                    _of_race_or_civilization,
                ),
                ("{noun} that has/have {keyword} and power {number} or less", _BOTH, _with_both),
                (
                    "{first} creature/creatures and {second} creature/creatures",
                    {"first": CIVILIZATIONS, "second": CIVILIZATIONS},
                    _of_two_civilizations,
                ),
                (
                    "{noun} except {civilization} {again}",
                    {"noun": Noun, "civilization": CIVILIZATIONS, "again": Noun},
                    without_civilization,
                ),
                ("{family}", {"family": DRAGONS}, _dragon),
                ("{family} {noun}", {"family": DRAGONS, "noun": Noun}, _dragon),
            )
        ),
        *either_phrases.DESCRIPTIONS,
    ),
    **either_phrases.GROUPS,
    OfCivilization: (
        Phrase("{first}, {others}", {"first": CIVILIZATIONS, "others": Several(CIVILIZATIONS, " or ")}, _civilizations),
        *(
            Phrase(
                f"{{first}}, {{second}}{joint}{{others}}",
                {"first": CIVILIZATIONS, "second": CIVILIZATIONS, "others": Several(CIVILIZATIONS, separator)},
                _more_civilizations,
            )
            for joint, separator in ((", or ", " or "), (", ", " or "), (", ", ", or "))
        ),
        Phrase(
            "{first}, or {others}", {"first": CIVILIZATIONS, "others": Several(CIVILIZATIONS, " or ")}, _civilizations
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
    WithChosenRace: (Phrase("of that race"),),
    NamedLike: (
        Phrase("that has/have {part} in its/their name/names"),
        Phrase("with {part} in its/their name/names"),
    ),
    WeakerThanThis: (Phrase("that has/have less power than it"),),
    CardsOf: (
        Phrase("{owner} {description} from the battle zone", {"owner": OWNERS}),
        Phrase("{owner} {description} in the battle zone", {"owner": OWNERS}),
        Phrase("{owner} ({qualities} )?{noun} in the battle zone {traits}", {"owner": OWNERS, **_HERE}, described),
        Phrase("his/their {description}( in the battle zone)?", {"owner": OPPONENTS}),
        Phrase("his/their ({qualities} )?{noun} in the battle zone {traits}", {"owner": OPPONENTS, **_HERE}, described),
        Phrase("{one} of {owner} {description+}( in the battle zone)?", {"owner": OWNERS, "one": COUNT}, _any_one),
        Phrase("any of {owner} {description+}( in the battle zone)?", {"owner": OWNERS}),
        Phrase("another of your {description+}( in the battle zone)?", {"owner": YOURS}, _other),
        Phrase("{description} you have( in the battle zone)?", {"owner": YOURS}),
        Phrase("{description} your opponent has( in the battle zone)?", {"owner": OPPONENTS}),
        Phrase("a opponent's {description-}( in the battle zone)?", {"owner": OPPONENTS}),
    ),
    AnyonesCards: (Phrase("another {description-}", {"owner": "either"}, _other),),
    InTheBattleZone: (
        Phrase("{description}", {}, _anywhere),
        Phrase("({qualities} )?{noun} in the battle zone {traits}", _HERE, described),
    ),
    All: (
        Phrase("each {group-}", {"group": InTheBattleZone}),
        Phrase("each of {group+}", {"group": InPlay}),
        Phrase("all {group+}", {"group": InPlay}),
        Phrase("all the {group+}", {"group": InPlay}),
        Phrase("all the {group+}", {"group": Pile}),
        Phrase("{owner} {description+}( in the battle zone)?", _OWNED, _all_of),
        Phrase("all the {description+}( in the battle zone)?", {"description": Description}, _all_here),
    ),
    CardsIn: (Phrase("{description} from {place}"),),
    ThisFromZone: tuple(Phrase(f"this {what} from your {{zone}}") for what in ("creature", "card")),
    TheAttackingCreature: (Phrase("the attacking creature"),),
    TheBlockingCreature: (Phrase("the blocking creature"),),
    TheRest: (Phrase("the other {count} cards", {"count": COUNT}, lambda values: {}),),
    It: (
        Phrase("that/those {what}", {"what": Noun}, lambda values: {}),
        Phrase("that/those {what}", {"what": OF_RACE}, lambda values: {}),
        Phrase("that/those {what}", {"what": DRAGONS}, lambda values: {}),
        Phrase("that/those {quality} {what}", {"quality": Quality, "what": Noun}, lambda values: {}),
        Phrase("that/those spell/spells"),
        Phrase("that/those shield/shields"),
        Phrase("the {count} creatures", {"count": COUNT}, lambda values: {}),
        Phrase("those {count} creatures", {"count": COUNT}, lambda values: {}),
    ),
    TopOfDeck: (
        Phrase("the top card of his/their deck", {"owner": OPPONENTS, "count": Literal(1)}),
        Phrase("the top {count} cards of his/their deck", {"owner": OPPONENTS, "count": COUNT}),
    ),
    ZoneOf: (Phrase("his/their {zone}", {"owner": OPPONENTS, "zone": PILES}),),
    AmongThem: (
        Phrase("{description} from among those cards"),
        Phrase("{description} from it"),
        Phrase("{description} from the revealed cards"),
        Phrase("{description} from among the revealed cards"),
        Phrase("{description} among them"),
        Phrase("{description} among those cards"),
    ),
    Chosen: (
        Phrase("a opponent's {description-}( in the battle zone)?", _one_of(OPPONENTS), _chosen),
        Phrase("another of your {description+}( in the battle zone)?", _one_of(YOURS), _chosen_other),
        Phrase("another {description-} in the battle zone", {"description": Description}, _chosen_here),
        Phrase("another {description-} from {place}", {"description": Description, "place": ZoneOf}, _chosen_from),
        Phrase("another {description-} in {place}", {"description": Description, "place": ZoneOf}, _chosen_from),
        Phrase("any_number of {among}", {"among": CardsFrom, "count": AnyNumber(), "random": False}),
        Phrase("any_number of {among+}", {"among": CardsOf, "count": AnyNumber(), "random": False}),
        Phrase("{count} of them", {"count": Count}, _of_them),
        Phrase("{count} of those cards", {"count": Count}, _of_them),
        Phrase("{count} of the revealed cards", {"count": Count}, _of_them),
    ),
}
"""The phrases of descriptions, groups and targets."""
