"""What print of the V era says in other words: matching numbers, face-down damage, units of both players, and more."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard.vocabulary import battle_triggers, moving
from engine.games.vanguard.vocabulary.circle_words import ForceOf
from engine.games.vanguard.vocabulary.comparing import NumberOf
from engine.games.vanguard.vocabulary.groups import BothOf, TheVanguard, ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced
from engine.games.vanguard.vocabulary.multiples import GradeOf, Matching, TopAsMany
from engine.games.vanguard.vocabulary.outside_of_the_field import IsDiscarded
from engine.games.vanguard.vocabulary.places import DURATIONS, PILES
from engine.games.vanguard.vocabulary.provisos import BattleNumber
from engine.games.vanguard.vocabulary.this_turn_deeds import WasPlaced
from engine.language.abilities import Fields
from engine.language.battles import ORDINALS
from engine.language.cards import All, FixedTarget, It
from engine.language.conditions import Either
from engine.language.deeds import DoneWith
from engine.language.descriptions import Description, Other
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, InPlay
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import CardIsPut
from engine.language.words import COUNT


def _placed_from(values: Fields) -> Fields:
    """ "Is placed from your soul", where the word for the unit says on which circle."""
    kinds = values["who"].description.noun.kinds
    if len(kinds) != 1:
        raise Contradiction("it does not say where it is placed")
    return {"who": values["who"], "circles": (kinds[0].name,), "origin": values["origin"]}


def _one_battle_of_two(values: Fields) -> Fields:
    return {name: BattleNumber(values[name], onwards=False) for name in ("first", "second")}


def _of_both(values: Fields) -> Fields:
    """ "Your and your opponent's other rear-guards": those of the opponent are other ones than this in any case."""
    said: Description = values["description"]
    theirs = Description(said.noun, tuple([each for each in said.qualities if each != Other()]), said.traits)
    return {"first": All(UnitsOf(YOURS, said)), "second": All(UnitsOf(OPPONENTS, theirs))}


def _own_pile(values: Fields) -> Fields:
    return {
        "description": values["description"],
        "place": ZoneOf(YOURS, values["zone"]),
        "origin": values["origin"],
    }


def _matching(subject: FixedTarget, values: Fields) -> Fields:
    if values.get("one", 1) != 1:
        raise Contradiction("a player has one vanguard")
    model = TheVanguard(values["owner"])
    return {"subject": subject, "statistic": values["statistic"], "one": model, "duration": values["duration"]}


def _as_grade(values: Fields) -> Fields:
    return {"number": GradeOf(TheVanguard(values["whose"])), "owner": YOURS}


def _as_number(values: Fields) -> Fields:
    return {"number": NumberOf(values["things"]), "owner": YOURS}


_MATCHED: Final[tuple[tuple[str, FixedTarget], ...]] = (("this unit's", ThisUnit()), ("that unit's", It()))

FURTHER: Final[Phrases] = {
    moving.PutIntoDamageFaceDown: (
        Phrase("put {target} into your damage zone face down", {"owner": YOURS}),
        Phrase("put {target} face down into your damage zone", {"owner": YOURS}),
    ),
    moving.PutInto: (Phrase("return {target} to their hand", {"owner": OPPONENTS, "zone": "hand"}),),
    moving.DiscardHand: (
        Phrase("discard all cards from your hand"),
        Phrase("discard all of the cards in your hand"),
    ),
    IsPlaced: (Phrase("when {who-} is placed from your {origin}", {"who": UnitsOf, "origin": PILES}, _placed_from),),
    IsDiscarded: (Phrase("when {who-} is discarded from your hand"),),
    battle_triggers.BoostedAttackHits: (Phrase("when the attack that it boosted hits( a {hit-})?"),),
    Either: (
        Phrase(
            "it is the {first} or {second} battle of that turn",
            {"first": ORDINALS, "second": ORDINALS},
            _one_battle_of_two,
        ),
    ),
    BothOf: (Phrase("all of your and your opponent's {description+}", {"description": Description}, _of_both),),
    It: (Phrase("that/those rear-guard/rear-guards"),),
    DoneWith: tuple(
        Phrase(template, {"deed": "soul-charge"}) for template in ("the card soul charged", "the soul charged card")
    ),
    CardIsPut: tuple(
        Phrase(
            f"when {whose} {{description-}} is put {order}",
            {"description": Description, "zone": PILES, "origin": PILES},
            _own_pile,
        )
        for whose in ("your", "a")
        for order in (
            "from the {origin} into the {zone}",
            "from your {origin} into the {zone}",
            "from your {origin} into your {zone}",
            *(("into the {zone} from your {origin}",) if whose == "a" else ()),
        )
    ),
    ForceOf: (
        Phrase("Force_marker on your circles", {"owner": YOURS, "where": ""}),
        Phrase("Force_marker on your VC", {"owner": YOURS, "where": "V"}),
    ),
    WasPlaced: (
        Phrase("{one} was placed from your {origin}", {"one": ThisUnit | It, "origin": PILES}),
        Phrase("{one} was placed by your card's ability", {"one": ThisUnit | It, "effect": YOURS}),
    ),
    TopAsMany: (
        Phrase(
            "the same number of cards from the top of your deck as {whose} vanguard's grade",
            {"whose": OWNERS},
            _as_grade,
        ),
        Phrase(
            "the same number of cards from the top of your deck as the number of {things+}",
            {"things": InPlay | CardsIn},
            _as_number,
        ),
    ),
    Matching: tuple(
        Phrase(
            template, {"statistic": "power", **slots, "duration": DURATIONS, "owner": OWNERS}, partial(_matching, one)
        )
        for whose, one in _MATCHED
        for model, slots in (
            ("{owner} vanguard's power", {}),
            ("{one} of {owner} vanguard's power", {"one": COUNT}),
            ("{one} of {owner} vanguards", {"one": COUNT}),
        )
        for template in (
            f"increase or decrease {whose} power to match {model} {{duration}}",
            f"{{duration}}, increase or decrease {whose} power to match {model}",
        )
    ),
}
"""The phrases of what is left."""
