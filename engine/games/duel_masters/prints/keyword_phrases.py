"""Phrases of keywords: exile creatures, evolutions, hyper mode, kirifudash, recycle, knight magic, mechraid."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.characteristics import PUT
from engine.games.duel_masters.declaring_after_attack import Kirifudash
from engine.games.duel_masters.keyword_abilities import Evolution, Hyperify, KeywordCondition, Source, SpellAbility
from engine.games.duel_masters.losing import LOSE
from engine.games.duel_masters.prints.noun_phrases import TRAITS
from engine.games.duel_masters.prints.races import DRAGONS, OF_RACE
from engine.games.duel_masters.terms_offered import OtherTerms
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.descriptions import (
    CIVILIZATIONS,
    CardNoun,
    OfCivilization,
    OfRace,
    TypeNoun,
    WithCost,
    WithFamily,
)
from engine.games.duel_masters.vocabulary.either_cards import EitherOf
from engine.games.duel_masters.vocabulary.evolutions import (
    ELSEWHERE,
    any_number,
    any_number_elsewhere,
    source_elsewhere,
)
from engine.games.duel_masters.vocabulary.evolving import Evolves
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.paid_keywords import hyperify, unleashed
from engine.games.duel_masters.vocabulary.restrictions import (
    CannotUse,
    PlayerCannot,
    PlayerCannotAct,
    player_cannot,
    player_cannot_act,
)
from engine.games.duel_masters.vocabulary.several_races import OfOneOfRaces
from engine.games.duel_masters.vocabulary.spared import CannotBeChosen
from engine.games.duel_masters.vocabulary.under_deck import PutUnderShuffled
from engine.games.duel_masters.vocabulary.using_for_nothing import UseAnyForNothing
from engine.games.duel_masters.zones import GRAVEYARD
from engine.kernel.abilities import Condition, Continuous, Effect
from engine.language.abilities import EFFECT, Fields, effect_fields
from engine.language.card_actions import LookAt
from engine.language.cards import Chosen, FixedTarget, Target, TheRest, This, TopOfDeck
from engine.language.changes import Affect
from engine.language.conditions import Both, Have
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem
from engine.language.hand_and_deck import PutOnDeck
from engine.language.instructions import Resolution, Then
from engine.language.numbers import Literal, Quantity, Some, UpTo
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.several_options import DoAgainIf
from engine.language.words import COUNT


def _both_there(values: Fields) -> Fields:
    """Things of two sorts, of each so many."""
    return {
        "first": Have(YOURS, values["one"], values["things"]),
        "second": Have(YOURS, values["another"], values["others"]),
    }


def _unchosen(values: Fields) -> Fields:
    """What the opponent cannot choose while a keyword says so."""
    return continuous({**values, "change": (CannotBeChosen(),)})


def _of_one_of_races(values: Fields) -> Fields:
    """ "Humans, Giants, or Hedrians": of one of three races or more."""
    races = (*values["races"], values["last"])
    if len(races) < 3:
        raise Contradiction("a list of two races is said in another way")
    quality = OfOneOfRaces(races[0], races[1], races[2:])
    return {"noun": TypeNoun("creature"), "qualities": (quality,), "traits": values.get("traits", ())}


def _from_one(values: Fields) -> Fields:
    """An evolution onto one creature at least."""
    if values.pop("least") != 1:
        raise Contradiction("such an evolution is put on one creature or more")
    return values


def _of_race_or_civilizations(values: Fields) -> Fields:
    """ "One of your Humans or light or fire creatures": of the race, or of any of the civilizations."""
    if len(values["civilizations"]) < 2:
        raise Contradiction("of one civilization it is said in another way")
    creature = TypeNoun("creature")
    race = Description(creature, (OfRace(values["race"]),))
    civilizations = Description(creature, (OfCivilization(values["civilizations"]),))
    return {"count": values["count"], "group": CardsOf(YOURS, Description(EitherOf(race, civilizations)))}


_KNIGHT: Final = Have(YOURS, Some(), Description(TypeNoun("creature"), (OfRace("Knight"),)))
_LOOKED: Final = LookAt(TopOfDeck(YOURS, 3))
_PUT_UNDER: Final = PutOnDeck(TheRest(), "bottom", YOURS, freely=True)


def _knight_magic(values: Fields) -> Fields:
    """What is done once more if there is a Knight and the player likes."""
    effect: Effect = effect_fields({"effect": values["effect"]})["effect"].effect
    return {"effect": Resolution(DoAgainIf(_KNIGHT, effect))}


def _mechraid(values: Fields) -> Fields:
    """Of three cards looked at, one of a race or a family of races that costs no more is used for nothing."""
    cost = WithCost(values["number"], "most")
    if "race" in values:
        said = Description(CardNoun(), (OfRace(values["race"]),), (cost,))
    else:
        said = Description(CardNoun(), (), (WithFamily(values["family"]), cost))
    used = UseAnyForNothing(Chosen(UpTo(Literal(1)), AmongThem(said)))
    return {"first": _LOOKED, "then": Then(used, _PUT_UNDER)}


_CANNOT_LOSE: Final = {"act": LOSE, "requirement": Condition}
_LOSE_AND_WIN: Final = tuple([f"lose the game and your opponent can't win{the}" for the in ("", " the game")])
_CANNOT_PUT: Final = {"use": PUT, "description": Description}
_TWO: Final = {"one": Quantity, "things": Description, "another": Quantity, "others": Description}

KEYWORDS: Final[Phrases] = {
    PlayerCannot: (
        Phrase("you can't put( other)? {description+} into the battle zone.", _CANNOT_PUT, player_cannot),
        Phrase("you can't put( other)? {description+}.", _CANNOT_PUT, player_cannot),
    ),
    PlayerCannotAct: tuple(
        [
            Phrase(f"(while/if {{requirement}}, )?you can't {said}.", _CANNOT_LOSE, player_cannot_act)
            for said in ("lose the game", *_LOSE_AND_WIN)
        ]
    ),
    CannotUse: (
        Phrase("can't put {description+} into the battle zone", _CANNOT_PUT),
        Phrase("can't put {description+}", _CANNOT_PUT),
    ),
    Evolves: (
        Phrase("when/whenever this creature evolves", {"one": ThisCreature()}),
        Phrase("when/whenever this tamaseed evolves", {"one": This()}),
    ),
    Continuous: (
        Phrase(
            "{condition}: your opponent can't choose {subject}.",
            {"condition": KeywordCondition, "subject": Target},
            _unchosen,
        ),
    ),
    Description: tuple(
        Phrase(
            f"{{races}}{joint}{{last}}( {{traits}})?",
            {"races": Several(OF_RACE, ", "), "last": OF_RACE, "traits": TRAITS},
            _of_one_of_races,
        )
        for joint in (", or ", " or ", ", ")
    ),
    Source: (
        Phrase(
            "{count} of your {race} or {civilizations} creature/creatures",
            {"count": COUNT, "race": OF_RACE, "civilizations": Several(CIVILIZATIONS, " or ")},
            _of_race_or_civilizations,
        ),
        Phrase(
            "{count} {description} from your {zone}",
            {"count": COUNT, "description": Description, "zone": ELSEWHERE},
            source_elsewhere,
        ),
    ),
    Evolution: (
        Phrase(
            "super infinite evolution: put on {least} or more of {group+}.",
            {"least": COUNT, "group": CardsOf},
            lambda values: any_number(_from_one(values)),
        ),
        Phrase(
            "super infinite evolution: put on {least} or more {description+} from your {zone}.",
            {"least": COUNT, "description": Description, "zone": ELSEWHERE},
            lambda values: any_number_elsewhere(_from_one(values)),
        ),
    ),
    OtherTerms: tuple(
        Phrase(
            f"{keyword} {{civilizations}} {{cost}}",
            {
                "civilizations": Several(CIVILIZATIONS, "/"),
                "cost": int,
                "use": "cast",
                "places": (GRAVEYARD.name,),
                "under_deck": True,
            },
        )
        for keyword in ("recycle", "recital")
    ),
    SpellAbility: (Phrase("knight_magic: {effect}", {"effect": EFFECT}, _knight_magic),),
    Then: (
        Phrase("{race} mechraid {number}", {"race": OF_RACE, "number": int}, _mechraid),
        Phrase("{family} mechraid {number}", {"family": DRAGONS, "number": int}, _mechraid),
    ),
    PutUnderShuffled: (
        Phrase("shuffle {target} and put them on the bottom of your deck", {"target": FixedTarget}),
        Phrase("put {target} on the bottom of your deck in a random order", {"target": FixedTarget}),
    ),
    Affect: (
        Phrase("unleash this creature's hyper mode until the start of your next turn", {}, lambda values: unleashed()),
        Phrase("unleash its hyper mode until the start of your next turn", {}, lambda values: unleashed()),
    ),
    Hyperify: (Phrase("hyperify(:)? tap {count} of your other creatures.", {"count": COUNT}, hyperify),),
    Kirifudash: (
        Phrase("kirifudash {civilizations} {cost}", {"civilizations": Several(CIVILIZATIONS, "/"), "cost": int}),
    ),
    Both: (Phrase("you have {one} {things} and {another} {others}( in the battle zone)?", _TWO, _both_there),),
}
"""The phrases, by the nodes that they say."""
