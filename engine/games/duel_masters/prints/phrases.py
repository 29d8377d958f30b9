"""Phrases that only print has: other words for what the card language says, older and newer."""

from __future__ import annotations

from typing import Any, Final

from engine.games.duel_masters.keyword_abilities import Evolution, Source
from engine.games.duel_masters.losing import LOSE
from engine.games.duel_masters.prints.races import OF_RACE
from engine.games.duel_masters.vocabulary import changes, deeds, descriptions, groups, triggers
from engine.games.duel_masters.vocabulary.places import DURATIONS, PILES
from engine.language.card_actions import LookAt, Reveal
from engine.language.cards import All, It, TopOfDeck
from engine.language.changes import MODIFIERS, Affect, Gets
from engine.language.conditions import Have, Is
from engine.language.descriptions import Description, Noun, Other, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, InPlay, Pile
from engine.language.hand_and_deck import Discard, OpponentDiscards, Search
from engine.language.instructions import Then
from engine.language.numbers import ONE, AtLeast, Literal, UpTo
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import AtBeginning, AtEndOfTurn
from engine.language.words import COUNT, SIGNED

_QUALITIES: Final = Several(Quality, " ")
_TRAITS: Final = Several(Trait, " ")
_SOURCES: Final = Several(Source, " and ")
_HERE: Final = {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS}


def _described(values: dict[str, Any]) -> dict[str, Any]:
    """What is in the battle zone, said before the traits: "creatures in the battle zone that have ..."."""
    noun, qualities, traits = values.pop("noun"), values.pop("qualities", ()), values.pop("traits", ())
    return {**values, "description": Description(noun, qualities, traits)}


def _other(values: dict[str, Any]) -> dict[str, Any]:
    """Another one: the description, with "other" before its qualities."""
    said = values["description"]
    return {**values, "description": Description(said.noun, (Other(), *said.qualities), said.traits)}


def _any_one(values: dict[str, Any]) -> dict[str, Any]:
    """Any one of a player's cards, to which something happens."""
    if values.pop("one") != 1:
        raise Contradiction("what happens to several cards happens to each of them")
    return values


def _of_race(values: dict[str, Any]) -> dict[str, Any]:
    """A race as a noun: a creature of it."""
    race = descriptions.OfRace(values["race"])
    creature = descriptions.TypeNoun("creature")
    return {"noun": creature, "qualities": (*values.get("qualities", ()), race), "traits": values.get("traits", ())}


def _of_either_race(values: dict[str, Any]) -> dict[str, Any]:
    """Two races as nouns: a creature of either."""
    races = descriptions.OfEitherRace(values["race"], values["other"])
    creature = descriptions.TypeNoun("creature")
    return {"noun": creature, "qualities": (*values.get("qualities", ()), races), "traits": values.get("traits", ())}


def _anywhere(values: dict[str, Any]) -> dict[str, Any]:
    """Newer print leaves "in the battle zone" out where creatures and the like can be nowhere else."""
    if not isinstance(values["description"].noun, descriptions.TypeNoun | descriptions.ElementNoun):
        raise Contradiction("it does not say where")
    return values


def _up_to(values: dict[str, Any]) -> dict[str, Any]:
    """A search of which the player "may take" some: up to so many."""
    return {**values, "count": UpTo(Literal(values.get("count", 1)))}


def _vortex(values: dict[str, Any]) -> dict[str, Any]:
    """801. An evolution onto several creatures."""
    if len(values["sources"]) < 2:
        raise Contradiction("a vortex evolution is put on several creatures")
    return values


def _hand(values: dict[str, Any]) -> dict[str, Any]:
    """All cards of a hand."""
    return {"target": All(CardsIn(Description(descriptions.CardNoun()), ZoneOf(values["owner"], "hand")))}


PHRASES: Final[Phrases] = {
    # clauses
    Then: (Phrase("{first} and {then}"), Phrase("{first}. Then {then}"), Phrase("{first}. Then, {then}")),
    # cards
    Description: (
        Phrase(
            "({qualities} )?{race}( {traits})?", {"race": OF_RACE, "qualities": _QUALITIES, "traits": _TRAITS}, _of_race
        ),
    ),
    groups.CardsOf: (
        Phrase("{owner} {description} in the battle zone", {"owner": OWNERS}),
        Phrase("{owner} ({qualities} )?{noun} in the battle zone {traits}", {"owner": OWNERS, **_HERE}, _described),
        Phrase("his {description}( in the battle zone)?", {"owner": OPPONENTS}),
        Phrase("their {description}( in the battle zone)?", {"owner": OPPONENTS}),
        Phrase("{one} of {owner} {description+}( in the battle zone)?", {"owner": OWNERS, "one": COUNT}, _any_one),
        Phrase("any of {owner} {description+}( in the battle zone)?", {"owner": OWNERS}),
        Phrase("another {description-}", {"owner": YOURS}, _other),
        Phrase("another of your {description+}( in the battle zone)?", {"owner": YOURS}, _other),
        Phrase("{description} you have( in the battle zone)?", {"owner": YOURS}),
    ),
    groups.InTheBattleZone: (
        Phrase("{description}", {}, _anywhere),
        Phrase("({qualities} )?{noun} in the battle zone {traits}", _HERE, _described),
    ),
    All: (
        Phrase("each {group-}", {"group": groups.InTheBattleZone}),
        Phrase("each of {group+}", {"group": InPlay}),
        Phrase("all {group+}", {"group": InPlay}),
        Phrase("all the {group+}", {"group": InPlay}),
        Phrase("all the {group+}", {"group": Pile}),
    ),
    CardsIn: (Phrase("{description} from {place}"),),
    It: (Phrase("that/those spell/spells"),),
    TopOfDeck: (Phrase("the top card of his deck", {"owner": OPPONENTS, "count": Literal(1)}),),
    ZoneOf: (
        Phrase("his {zone}", {"owner": OPPONENTS, "zone": PILES}),
        Phrase("their {zone}", {"owner": OPPONENTS, "zone": PILES}),
    ),
    # triggers
    triggers.IsPut: (
        Phrase("when you put {who-}"),
        Phrase("whenever you put {who-} into the battle zone"),
        Phrase("whenever you put {who-}"),
    ),
    triggers.IsDestroyed: (Phrase("whenever {who-} is destroyed"),),
    triggers.HasLeft: (Phrase("when {who-} leaves"), Phrase("whenever {who-} leaves the battle zone")),
    triggers.Fights: (
        Phrase("whenever {who-} wins a battle", {"kind": "battle won"}),
        Phrase("whenever {who-} loses a battle", {"kind": "battle lost"}),
        Phrase("when {who-} battles", {"kind": "battle"}),
        Phrase("when {who-} attacks", {"kind": "attack"}),
        Phrase("whenever {who-} is attacking your opponent and isn't blocked", {"kind": "player unblocked"}),
        Phrase("whenever {who-} attacks the opponent and isn't blocked", {"kind": "player unblocked"}),
    ),
    Affect: (
        Phrase("{duration}, {subject} {modifiers}", {"modifiers": MODIFIERS, "duration": DURATIONS}),
        Phrase("{subject} {modifiers} during this turn", {"modifiers": MODIFIERS, "duration": "turn"}),
    ),
    AtEndOfTurn: (
        Phrase("at the end of each of your turns", {"owner": YOURS}),
        Phrase("at the end of each of your opponent's turns", {"owner": OPPONENTS}),
    ),
    AtBeginning: (
        Phrase("at the start of each of your turns", {"period": "yours:turn"}),
        Phrase("at the start of each of your opponent's turns", {"period": "opponent's:turn"}),
    ),
    # conditions
    Is: (Phrase("it's a {description-}", {"one": It(), "so": True}),),
    AtLeast: (Phrase("at_least {least}", {"least": COUNT}),),
    Have: (
        Phrase("you have {quantity} {things} in the battle zone", {"player": YOURS}),
        Phrase("your opponent has {quantity} {things} in the battle zone", {"player": OPPONENTS}),
        Phrase("your opponent has {quantity} {things} in his hand", {"player": OPPONENTS}),
    ),
    Evolution: (
        Phrase("evolution: put on {sources}.", {"sources": _SOURCES}),
        Phrase("vortex evolution: put on {sources}.", {"sources": _SOURCES}, _vortex),
        Phrase("NEO evolution: put on {sources}.", {"sources": _SOURCES, "optional": True}),
        Phrase("star evolution: put on {sources}.", {"sources": _SOURCES, "is_star": True}),
    ),
    # what creatures, players and cards do
    Discard: (
        Phrase("discard a {description-} from your hand", {"count": ONE}),
        Phrase("discard {count} {description} from your hand"),
    ),
    deeds.PlayersCannot: tuple(
        [
            Phrase(
                f"you can't lose the game and your opponent can't win{the_game} {{duration}}",
                {"act": LOSE, "player": YOURS, "duration": DURATIONS},
            )
            for the_game in ("", " the game")
        ]
    ),
    deeds.Destroy: (Phrase("destroys {target}"),),
    deeds.Tap: (Phrase("taps {target}"),),
    deeds.PutIntoMana: (
        Phrase("put {target} into his mana zone"),
        Phrase("put {target} in {owner} mana zone", {"owner": OWNERS}),
        Phrase("put {target} into their owners mana zone"),
        Phrase("put {target} into their owners mana zones"),
        Phrase("puts {target} into his mana zone"),
        Phrase("puts {target} into their mana zone"),
    ),
    deeds.PutIntoGraveyard: (
        Phrase("put {target} into his graveyard"),
        Phrase("put {target} in {owner} graveyard", {"owner": OWNERS}),
        Phrase("put {target} into that owners graveyard"),
        Phrase("put {target} into their owners graveyard"),
        Phrase("put {target} into their owners graveyards"),
        Phrase("puts {target} into his graveyard"),
        Phrase("puts {target} into their graveyard"),
    ),
    deeds.ReturnToHand: (
        Phrase("return {target} to their owners hands"),
        Phrase("return {target} to their owners hand"),
        Phrase("return {target} to his hand", {"owner": OPPONENTS}),
        Phrase("return {target} to the owner's hand"),
        Phrase("put {target} into {owner} hand", {"owner": OWNERS}),
        Phrase("put {target} into its/their owner's hand/hands"),
    ),
    deeds.DiscardsAtRandom: (
        Phrase("your opponent discards a card at random from his hand"),
        Phrase("your opponent discards a card at random from their hand"),
    ),
    OpponentDiscards: (
        Phrase("your opponent discards a card from his hand", {"count": Literal(1)}),
        Phrase("your opponent discards a card from their hand", {"count": Literal(1)}),
        Phrase("your opponent discards {count} card/cards from his hand"),
        Phrase("your opponent discards {count} card/cards from their hand"),
    ),
    LookAt: (Phrase("look at {owner} hand", {"owner": OWNERS}, _hand),),
    Reveal: (
        Phrase("show {target} to your opponent"),
        Phrase("shows {target} to you"),
    ),
    Search: (
        Phrase("search your deck. you may take a {description-} from it", {}, _up_to),
        Phrase("search your deck. you may take a {description-} from your deck", {}, _up_to),
        Phrase("search your deck. you may take up to {count} {description} from it", {"count": COUNT}, _up_to),
        Phrase("search your deck. you may take up to {count} {description} from your deck", {"count": COUNT}, _up_to),
    ),
    # changes
    Gets: (
        Phrase(
            "gets/get {amount} {statistic} for each {each-}",
            {"statistic": changes.STATISTICS, "amount": SIGNED, "each": InPlay},
        ),
    ),
}
"""The phrases of print, by the nodes that they say."""
