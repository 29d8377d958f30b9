"""What phrases of several subjects have in common: words, slots, and how descriptions are put together."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.vocabulary import changes, conditions
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.descriptions import CardNoun, TypeNoun
from engine.games.duel_masters.vocabulary.groups import AnyonesCard, ThisCreature
from engine.games.duel_masters.vocabulary.keywords import BreaksMore
from engine.games.duel_masters.vocabulary.onto_decks import PutOnDeck
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import All, Target
from engine.language.changes import MODIFIERS, GainsAbility, Gets, Modifier
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description, Noun, Other, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsIn
from engine.language.phrases import Assemble, Several
from engine.language.places import YOURS, ZoneOf

WHEN: Final = "when/whenever"
INTO_BATTLE_ZONE: Final = "( into the battle zone)?"
FOR_NOTHING: Final = ("for no cost", "without paying its cost")
KEYWORD_SLOT: Final = {"condition": KeywordCondition}
CONTINUOUS_SLOTS: Final = {
    "condition": KeywordCondition,
    "requirement": Condition,
    "subject": Target,
    "change": MODIFIERS,
}
LISTED: Final = Several(Modifier, ", ", elided="gets/get")
"""What is said of a card one after the other, before the last."""

QUALITIES: Final = Several(Quality, " ")
TRAITS: Final = Several(Trait, " ")
NOUN_SLOTS: Final = {"qualities": QUALITIES, "noun": Noun}
DESCRIPTION_SLOTS: Final = {**NOUN_SLOTS, "traits": TRAITS}
DESCRIPTION_AND_PLACE: Final = {"description": Description, "place": ZoneOf}
CARDS: Final = Description(CardNoun())
CREATURES: Final = Description(TypeNoun("creature"))
CARD_AMONG_THEM: Final = AmongThem(Description(CardNoun()))
UNDER_DECK: Final = PutOnDeck(ThisCreature(), "bottom", "")

FIGHTS: Final[tuple[tuple[str, PlainCondition], ...]] = (
    ("attacking", conditions.Attacking()),
    ("battling", conditions.Battling()),
    ("blocking", conditions.Blocking()),
)
"""What a creature does while something is so of it."""


def while_fighting(modifiers: tuple[Modifier, ...], fighting: PlainCondition) -> GainsAbility:
    """ "+3000 power while battling", as what each creature has that gets it."""
    if len(modifiers) > 1:
        raise Contradiction("it does not say whether all of this is so only then")
    own = continuous({"subject": ThisCreature(), "change": modifiers, "requirement": fighting})
    return GainsAbility(Continuous(**own))


def may_be_for_each(modifiers: tuple[Modifier, ...]) -> bool:
    """Whether it is one thing that a card may get for each of certain cards, and is said of none yet."""
    return len(modifiers) == 1 and isinstance(modifiers[0], Gets | BreaksMore) and modifiers[0].each is None


def described(values: Fields) -> Fields:
    """What is in the battle zone, said before the traits: "creatures in the battle zone that have ..."."""
    noun, qualities, traits = values.pop("noun"), values.pop("qualities", ()), values.pop("traits", ())
    return {**values, "description": Description(noun, qualities, traits)}


def other(said: Description) -> Description:
    """Another one: the description, with "other" before its qualities."""
    return Description(said.noun, (Other(), *said.qualities), said.traits)


def another(values: Fields) -> Fields:
    """The fields of what is described, of another one."""
    return {**values, "description": other(values["description"])}


def anybodys(values: Fields) -> Fields:
    """ "Whenever a creature attacks", of nobody: one of either player."""
    who = AnyonesCard(YOURS, values.pop("description"))
    return {**values, "who": who}


def of_one(values: Fields) -> Fields:
    """ "Under one of your shields", and not under several."""
    if values.pop("one") != 1:
        raise Contradiction("a card lies under one shield")
    return values


def all_of_group(values: Fields) -> Fields:
    """ "They can't choose one of your Dragons": any of them."""
    group = values.pop("group", None)
    return values if group is None else {**values, "subject": All(group)}


def own_place(values: Fields) -> ZoneOf:
    """A zone of the player who speaks: one's own cards lie nowhere else."""
    place: ZoneOf = values["place"]
    if place.owner != YOURS:
        raise Contradiction("one's own cards lie in one's own zones")
    return place


def whole_hand(values: Fields) -> Fields:
    """All cards of a hand."""
    return {"target": All(CardsIn(Description(CardNoun()), ZoneOf(values["owner"], "hand")))}


def hand_of(owner: str) -> All:
    """All cards of a hand, as those with which something is done."""
    return All(CardsIn(CARDS, ZoneOf(owner, "hand")))


def this_may(act: str) -> Assemble:
    """What this card, or something else, may do all the time."""
    return lambda values: continuous({"subject": ThisCreature(), **values, "change": (changes.Can(act),)})
