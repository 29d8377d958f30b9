"""Keywords of cards, with what stands behind them."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.battling_instead import BattlesInstead
from engine.games.duel_masters.characteristics import POWER
from engine.games.duel_masters.declaring_after_attack import Kirifudash
from engine.games.duel_masters.keyword_abilities import ComesTapped, Hyperify, MayComeTapped, SpellAbility, StrikeBack
from engine.games.duel_masters.prints.phrases.races import DRAGONS, OF_RACE
from engine.games.duel_masters.terms_offered import Galaxyshield, OtherTerms
from engine.games.duel_masters.vocabulary.abilities import battles_instead, continuous
from engine.games.duel_masters.vocabulary.card_actions import Destroy
from engine.games.duel_masters.vocabulary.conditions import Battling
from engine.games.duel_masters.vocabulary.descriptions import (
    CIVILIZATIONS,
    CardNoun,
    Multicolored,
    OfCivilization,
    OfRace,
    TypeNoun,
    WithCost,
    WithFamily,
)
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.history import IsDrawnEarly
from engine.games.duel_masters.vocabulary.onto_decks import PutOnDeck
from engine.games.duel_masters.vocabulary.paid_keywords import hyperify, unleashed
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.replacing import ShieldWouldBreak
from engine.games.duel_masters.vocabulary.spared import CannotBeChosen
from engine.games.duel_masters.vocabulary.triggers import IsPut
from engine.games.duel_masters.vocabulary.using_for_nothing import UseAnyForNothing
from engine.games.duel_masters.zones import GRAVEYARD, HAND, MANA
from engine.kernel.abilities import Automatic, Continuous, Effect
from engine.language.abilities import EFFECT, Fields, automatic_fields, effect_fields
from engine.language.card_actions import LookAt
from engine.language.cards import Chosen, Target, TheRest, TopOfDeck
from engine.language.changes import Affect, Cannot, Gets
from engine.language.conditions import Have
from engine.language.descriptions import Description
from engine.language.groups import AmongThem
from engine.language.instructions import Instruction, May, Resolution, Then
from engine.language.numbers import Literal, Some, UpTo
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Instead, instead_fields
from engine.language.several_options import DoAgainIf
from engine.language.times import START_OF_NEXT_TURN
from engine.language.triggers import CardIsPut
from engine.language.words import COUNT


def _shield_saver(values: Fields) -> Fields:
    """When a shield would be broken, the creature may be destroyed instead."""
    saves = {"prospect": ShieldWouldBreak(), "effect": May(Destroy(ThisCreature()))}
    return instead_fields({"zones": IN_BATTLE_ZONE, **saves})


def _justdiver(values: Fields) -> Fields:
    """When it comes, it can neither be chosen nor be attacked for a time."""
    hides = (CannotBeChosen(), Cannot(("be attacked",)))
    effect = Affect(ThisCreature(), hides, START_OF_NEXT_TURN)
    return automatic_fields({"zones": IN_BATTLE_ZONE, "trigger": IsPut(ThisCreature()), "effect": effect})


def _multicolored_charge(values: Fields) -> Fields:
    trigger = CardIsPut(Description(CardNoun(), (Multicolored(),)), ZoneOf(YOURS, MANA.name))
    return automatic_fields({"zones": IN_BATTLE_ZONE, "trigger": trigger, "effect": May(values["effect"])})


def _card_of(values: Fields) -> Fields:
    return {"description": Description(CardNoun(), (OfCivilization(values["civilizations"]),))}


def _space_charge(values: Fields) -> Fields:
    """When a card of a civilization is put into the mana zone, one may do it."""
    trigger = CardIsPut(_card_of(values)["description"], ZoneOf(YOURS, MANA.name))
    return automatic_fields({"zones": IN_BATTLE_ZONE, "trigger": trigger, "effect": May(values["effect"])})


def _hunting(values: Fields) -> Fields:
    """While it battles, it gets power for each Hunter."""
    hunters = CardsOf(YOURS, Description(TypeNoun("creature"), (OfRace("Hunter"),)))
    said = {"requirement": Battling(), "subject": ThisCreature(), "change": (Gets(POWER, 1000, hunters),)}
    return continuous(said)


_KNIGHT: Final = Have(YOURS, Some(), Description(TypeNoun("creature"), (OfRace("Knight"),)))
_PUT_UNDER: Final = PutOnDeck(TheRest(), "bottom", YOURS, freely=True)


def _knight_magic(values: Fields) -> Fields:
    """What is done once more if there is a Knight and the player likes."""
    effect: Effect = effect_fields({"effect": values["effect"]})["effect"].effect
    return {"effect": Resolution(DoAgainIf(_KNIGHT, effect))}


def _mechraid(values: Fields) -> Fields:
    """Of three cards looked at, one of a race or a family of races that costs no more is used for nothing."""
    return _raid(values, 3, 1)


def _double_mechraid(values: Fields) -> Fields:
    """Mechraid of twice as many cards."""
    return _raid(values, 6, 2)


def _raid(values: Fields, looked: int, used: int) -> Fields:
    cost = WithCost(values["number"], "most")
    if "race" in values:
        said = Description(CardNoun(), (OfRace(values["race"]),), (cost,))
    else:
        said = Description(CardNoun(), (), (WithFamily(values["family"]), cost))
    use = UseAnyForNothing(Chosen(UpTo(Literal(used)), AmongThem(said)))
    return {"first": LookAt(TopOfDeck(YOURS, looked)), "then": Then(use, _PUT_UNDER)}


def _unleashes(values: Fields) -> Fields:
    """Others than this creature are in hyper mode for a time."""
    return {**unleashed(), "subject": values["subject"]}


_PRICE: Final = {"civilizations": Several(CIVILIZATIONS, "/"), "cost": int}

KEYWORDS: Final[Phrases] = {
    Continuous: (Phrase("hunting", {}, _hunting),),
    Instead: (Phrase("shield_saver", {}, _shield_saver),),
    Automatic: (
        Phrase("justdiver", {}, _justdiver),
        Phrase(
            "space_charge: {civilizations} {effect}.",
            {"civilizations": Several(CIVILIZATIONS, " or "), "effect": Instruction},
            _space_charge,
        ),
        Phrase("space_charge: multicolored {effect}.", {"effect": Instruction}, _multicolored_charge),
        Phrase(
            "space_charge: {civilizations}: {effect}.",
            {"civilizations": Several(CIVILIZATIONS, " or "), "effect": Instruction},
            _space_charge,
        ),
    ),
    StrikeBack: (Phrase("strike back: {civilizations}", {"civilizations": Several(CIVILIZATIONS, " or ")}, _card_of),),
    OtherTerms: (
        *(
            Phrase(
                f"{keyword} {{civilizations}} {{cost}}",
                {**_PRICE, "use": "cast", "places": (GRAVEYARD.name,), "under_deck": True},
            )
            for keyword in ("recycle", "recital")
        ),
        Phrase(
            "vividdraw {civilizations} {cost}",
            {**_PRICE, "use": "", "places": (HAND.name,), "requirement": IsDrawnEarly()},
        ),
    ),
    SpellAbility: (Phrase("knight_magic: {effect}", {"effect": EFFECT}, _knight_magic),),
    Then: (
        Phrase("{race} mechraid {number}", {"race": OF_RACE, "number": int}, _mechraid),
        Phrase("{family} mechraid {number}", {"family": DRAGONS, "number": int}, _mechraid),
        Phrase("{race} double mechraid {number}", {"race": OF_RACE, "number": int}, _double_mechraid),
        Phrase("{family} double mechraid {number}", {"family": DRAGONS, "number": int}, _double_mechraid),
    ),
    Affect: (
        Phrase("unleash {subject} until the start of your next turn", {"subject": Target}, _unleashes),
        Phrase("unleash this creature's hyper mode until the start of your next turn", {}, lambda values: unleashed()),
        Phrase("unleash its hyper mode until the start of your next turn", {}, lambda values: unleashed()),
    ),
    Hyperify: (Phrase("hyperify(:)? tap {count} of your other creatures.", {"count": COUNT}, hyperify),),
    BattlesInstead: tuple(
        Phrase(f"{when} battle {whom}, this creature battles instead.", {}, battles_instead)
        for when, whom in (
            ("whenever one of your other creatures would", "one of your opponent's creatures"),
            ("whenever your other creatures", "your opponent's creatures"),
        )
    ),
    Kirifudash: (
        Phrase("kirifudash {civilizations} {cost}", {"civilizations": Several(CIVILIZATIONS, "/"), "cost": int}),
    ),
    Galaxyshield: (
        Phrase("galaxyshield {civilizations} {cost}", {"civilizations": Several(CIVILIZATIONS, "/"), "cost": int}),
    ),
    ComesTapped: (Phrase("this creature is put into the battle zone tapped."),),
    MayComeTapped: (
        Phrase("you may put this creature( into the battle zone)? tapped."),
        Phrase("this creature may be put into the battle zone tapped."),
    ),
}
"""The phrases, by the nodes that they say."""
