"""Phrases that only print has: other words for what the card language says, in the three eras."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.games.vanguard.vocabulary import (
    abilities,
    battle_triggers,
    changes,
    g_units,
    legions,
    moments,
    movement_triggers,
    moving,
    strides,
)
from engine.games.vanguard.vocabulary.abilities import activated_fields, automatic_fields
from engine.games.vanguard.vocabulary.descriptions import (
    CLAN_WORDS,
    KEYWORDS,
    CardNoun,
    InTheRow,
    OfClan,
    OfGrade,
    OfGradeOrGreater,
    OfGradeOrLess,
    Unit,
)
from engine.games.vanguard.vocabulary.groups import ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.keywords.heads import DEMANDS
from engine.games.vanguard.vocabulary.keywords.labels import Label
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced, IsRidden
from engine.games.vanguard.vocabulary.places import CIRCLES, DURATIONS, PILES
from engine.kernel.abilities import Activated, Automatic, Condition, Node, Trigger
from engine.language.abilities import COSTS, EFFECT, Fields
from engine.language.card_actions import Choose, Reveal
from engine.language.cards import All, Chosen, It, Target, TopOfDeck
from engine.language.changes import MODIFIERS, Affect
from engine.language.conditions import Have, Is
from engine.language.costs import ActionCost
from engine.language.descriptions import Description, Named, Other, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, CardsIn, Pile
from engine.language.hand_and_deck import Discard
from engine.language.instructions import CardAction, May, Then
from engine.language.numbers import ONE, Quantity
from engine.language.phrases import Phrase, Several, WordList, phrasings
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Turns
from engine.language.words import COUNT, NAME

_RESTRICTIONS: Final = WordList("a restriction", {"1/Turn": "turn", "1/Game": "game"})
_HEAD: Final = "( ({zones}))?( [{restriction}])?( {condition})?"
_QUALITIES: Final = Several(Quality, " ")
_TRAITS: Final = Several(Trait, " ")
_CARDS: Final = "{least} or more {description+}"
_SUM: Final = "with the sum of their grades being {total} or greater"

_PLACED_ON: Final = frozenset(CIRCLES.words.values())


@dataclass(frozen=True, slots=True)
class Placed(Node):
    """ "When placed": on any of the circles where the ability is active. No trigger itself; the ability makes one."""

    origin: str | None = None


_PLACED: Final = "({label} - )?AUTO ({zones})( [{restriction}])?( {condition})?: {placed}"
_SLOTS: Final = {
    "zones": abilities.ZONES,
    "restriction": _RESTRICTIONS,
    "condition": DEMANDS,
    "label": Label,
    "costs": COSTS,
    "effect": EFFECT,
    "trigger": Trigger,
    "requirement": Condition,
    "placed": Placed,
}


def _automatic(values: Fields) -> Fields:
    """The fields of an ability with its cost or its "if" behind the trigger."""
    placed = values.pop("placed", None)
    if placed is not None:
        circles = tuple([zone for zone in values.pop("zones") if zone in _PLACED_ON])
        if not circles:
            raise Contradiction("it does not say where it is placed")
        values = {**values, "zones": (), "trigger": IsPlaced(ThisUnit(), circles, placed.origin)}
    requirement = values.pop("requirement", None)
    fields = automatic_fields(values)
    if requirement is not None:
        if fields.get("requirement") is not None:
            raise Contradiction("one ability has one requirement")
        fields["requirement"] = requirement
    return fields


def _used(template: str, **given: Any) -> dict[str, Any]:
    return {name: slot for name, slot in {**_SLOTS, **given}.items() if f"{{{name}}}" in template}


def _ability(template: str, read: Callable[[Fields], Fields], **given: Any) -> Phrase:
    return Phrase(template, _used(template, **given), read)


def _this(template: str, **given: Any) -> Phrase:
    """A phrase that speaks of this unit without saying so."""
    return Phrase(template, {"who": ThisUnit(), **given})


def _role(template: str) -> dict[str, Any]:
    """What a phrase of the card language implies."""
    return next(each.implied for each in phrasings(battle_triggers.AtEndOfBattle) if each.template == template)


def _of_clan(values: Fields) -> Fields:
    """A clan as a noun: a unit of it."""
    of_clan = OfClan(values["clan"])
    return {"noun": Unit(), "qualities": (*values.get("qualities", ()), of_clan), "traits": values.get("traits", ())}


def _called(values: Fields) -> Fields:
    """A name as a noun: a card of this name."""
    return {"noun": CardNoun(), "qualities": values.get("qualities", ()), "traits": (Named((values["name"],)),)}


def _graded(quality: Callable[[int], Any]) -> Callable[[Fields], Fields]:
    """ "Is grade 3": it is a unit of the grade."""
    return lambda values: {
        "one": values["one"],
        "so": True,
        "description": Description(Unit(), (quality(values["grade"]),)),
    }


def _in_zone(values: Fields) -> Fields:
    """ "Your soul has a card": what a player has in a zone."""
    things = CardsIn(values["description"], values["place"])
    return {"player": YOURS, "quantity": values["quantity"], "things": things}


def _ridden(values: Fields) -> Fields:
    return {"rider": Description(Unit())}


def _other_rider(values: Fields) -> Fields:
    """ "Another" that rides this unit: any other unit of the kind."""
    said = values["rider"]
    return {"rider": Description(said.noun, (Other(), *said.qualities), said.traits)}


def _another(values: Fields) -> Fields:
    said = values["description"]
    return {**values, "description": Description(said.noun, (Other(), *said.qualities), said.traits)}


def _to_chosen(values: Fields) -> Fields:
    """ "Choose a card from your hand, and reveal it", as a cost: what is done is done to what is chosen."""
    action = values["action"]
    if not isinstance(getattr(action, "target", None), It):
        raise Contradiction("what is chosen for a cost pays for it")
    return {"action": replace(action, target=values["chosen"])}


def _discarded(values: Fields) -> Fields:
    """ "Choose a card from your hand, and discard it", as a cost."""
    chosen = values["chosen"]
    if not isinstance(chosen.among, CardsFrom) or chosen.among.place != ZoneOf(YOURS, "hand"):
        raise Contradiction("cards are discarded from the hand")
    return {"action": Discard(chosen.count, chosen.among.description)}


PHRASES: Final[Phrases] = {
    # abilities
    Automatic: (
        *(
            _ability(f"({{label}} - )?AUTO{_HEAD}: {{trigger}}, {condition}[{{costs}}],{joined} {{effect}}", _automatic)
            for condition in ("", "if {requirement}, ")
            for joined in ("", " and")
        ),
        _ability(f"{_PLACED}, {{effect}}", _automatic),
        _ability(
            "({label} - )?AUTO ({zones})( [{restriction}])?( {condition})?: [{costs}] {placed}, {effect}", _automatic
        ),
        *(
            _ability(f"{_PLACED}, {condition}[{{costs}}],{joined} {{effect}}", _automatic)
            for condition in ("", "if {requirement}, ")
            for joined in ("", " and")
        ),
    ),
    Placed: (Phrase("when placed( from {origin})?", {"origin": PILES}),),
    Activated: (
        _ability(f"({{label}} - )?ACT{_HEAD}: [{{costs}}], {{effect}}", activated_fields),
        _ability(f"({{label}} - )?ACT{_HEAD}: [{{costs}}], and {{effect}}", activated_fields),
    ),
    # clauses
    May: (
        Phrase(
            "you may have {subject} {modifiers} {duration}",
            {"subject": Target, "modifiers": MODIFIERS, "duration": DURATIONS},
            lambda values: {"instruction": Affect(**values)},
        ),
    ),
    Choose: (Phrase("search for {target}", {"target": Chosen}),),
    changes.GainsKeyword: (Phrase("gets/get {keyword}", {"keyword": KEYWORDS}),),
    Then: (Phrase("{first} and {then}"), Phrase("{first}. Then, {then}")),
    # cards
    Description: (
        Phrase(
            "({qualities} )?{clan}( {traits})?",
            {"clan": CLAN_WORDS, "qualities": _QUALITIES, "traits": _TRAITS},
            _of_clan,
        ),
        Phrase("({qualities} )?{name}", {"name": NAME, "qualities": _QUALITIES}, _called),
    ),
    InTheRow: tuple(
        Phrase(f"in {whose} {row} row", {"front": row == "front"})
        for whose in ("your", "your opponent's")
        for row in ("front", "back")
    ),
    UnitsOf: (
        Phrase("their {description}", {"owner": OPPONENTS}),
        Phrase("another of your {description+}", {"owner": YOURS}, _another),
    ),
    TopOfDeck: (
        Phrase("{count} cards from the top of {owner} deck", {"count": COUNT, "owner": OWNERS}),
        Phrase("a card from the top of {owner} deck", {"owner": OWNERS, "count": 1}),
    ),
    All: (Phrase("all the {group+}", {"group": Pile}),),
    # triggers
    battle_triggers.AttackHits: (_this("when its attack hits( a {hit-})?"),),
    battle_triggers.BoostedAttackHits: (
        Phrase("when the attack it boosted hits( a {hit-})?"),
        Phrase("when the attack this unit boosted hits( a {hit-})?"),
        Phrase("when a attack hits a {hit-} during the battle this unit boosted( a {attacker-})?"),
        Phrase("when a attack hits a {hit-} during the battle that this unit boosted( a {attacker-})?"),
    ),
    battle_triggers.AtEndOfBattle: (
        Phrase(
            "at the end of the battle it attacked( a {attacked-})?",
            _role("at the end of the battle that this unit attacked( a {attacked-})?"),
        ),
        Phrase(
            "at the end of the battle this unit attacked( a {attacked-})?",
            _role("at the end of the battle that this unit attacked( a {attacked-})?"),
        ),
        Phrase(
            "at the end of the battle it boosted( a {attacked-})?",
            _role("at the end of the battle that this unit boosted( a {attacked-})?"),
        ),
        Phrase(
            "at the end of the battle this unit boosted( a {attacked-})?",
            _role("at the end of the battle that this unit boosted( a {attacked-})?"),
        ),
    ),
    moments.AtEndOfBattleOf: (Phrase("at the end of the battle {who-} attacked( a {attacked-})?"),),
    movement_triggers.IsPut: (
        Phrase("when {who-} is retired from {circles}", {"destination": "drop", "circles": Several(CIRCLES, " or ")}),
        Phrase(
            "when {who-} is returned to your hand from {circles}",
            {"destination": "hand", "circles": Several(CIRCLES, " or ")},
        ),
        Phrase(
            "when {who-} is put into your {destination} from {circles}",
            {"destination": PILES, "circles": Several(CIRCLES, " or ")},
        ),
    ),
    strides.Strides: (Phrase("when {who-} stride"),),
    Turns: (Phrase("when {who-} stand", {"kind": "stand"}),),
    legions.ComesIntoLegion: (Phrase("when {who-} legion"),),
    legions.IsInLegion: (Phrase("{one} is/are legion"),),
    battle_triggers.Attacks: (_this("when it attacks( a {attacked-})?"),),
    battle_triggers.IsAttacked: (_this("when it is attacked( by a {attacker-})?"),),
    battle_triggers.Boosts: (_this("when it boosts( a {boosted-})?"),),
    battle_triggers.IsBoosted: (_this("when it is boosted( by a {booster-})?"),),
    IsPlaced: (
        Phrase(
            "when {who-} is placed on {circles} from your {origin}",
            {"circles": Several(CIRCLES, " or "), "origin": PILES},
        ),
    ),
    IsRidden: (
        Phrase("when rode upon", {}, _ridden),
        Phrase("when another {rider-} rides this unit", {}, _other_rider),
    ),
    # conditions
    Is: (
        Phrase("{one} is/are grade {grade}", {"grade": int}, _graded(OfGrade)),
        Phrase("{one} is/are grade {grade} or greater", {"grade": int}, _graded(OfGradeOrGreater)),
        Phrase("{one} is/are grade {grade} or less", {"grade": int}, _graded(OfGradeOrLess)),
    ),
    Have: (
        Phrase("the number of {things+} you have is {quantity}", {"player": YOURS}),
        Phrase("the number of {things+} your opponent has is {quantity}", {"player": OPPONENTS}),
        Phrase("the number of {things+} is {quantity}", {"player": YOURS, "things": CardsIn}),
        Phrase(
            "{place} has {quantity} {description}",
            {"place": ZoneOf, "quantity": Quantity, "description": Description},
            _in_zone,
        ),
    ),
    # costs and actions
    Discard: (
        Phrase("discard a {description-} from your hand", {"count": ONE}),
        Phrase("discard {count} {description} from your hand"),
    ),
    ActionCost: (
        Phrase("choose {chosen}, and {action}", {"chosen": Chosen, "action": CardAction}, _to_chosen),
        Phrase("choose {chosen}, {action}", {"chosen": Chosen, "action": CardAction}, _to_chosen),
        Phrase("choose {chosen}, and discard it/them", {"chosen": Chosen}, _discarded),
    ),
    moving.Retire: (Phrase("retires {target}"),),
    moving.Bind: (Phrase("bind {target} face up", {"face_down": False}),),
    Reveal: (Phrase("reveal {target} to your opponent"),),
    moving.PutInto: (
        Phrase("put {target} into hand", {"owner": YOURS, "zone": "hand"}),
        Phrase("return {target} to hand", {"owner": YOURS, "zone": "hand"}),
        Phrase("put {target} to your hand", {"owner": YOURS, "zone": "hand"}),
    ),
    g_units.DiscardGrades: (
        Phrase(f"choose {_CARDS} {_SUM} from your hand, and discard them", {"least": COUNT}),
        Phrase(f"choose {_CARDS} from hand {_SUM}, and discard them", {"least": COUNT}),
        Phrase(f"choose {_CARDS} from your hand {_SUM}, and discard them", {"least": COUNT}),
        Phrase(f"discard {_CARDS} {_SUM} from your hand", {"least": COUNT}),
        Phrase(f"discard {_CARDS} from your hand {_SUM}", {"least": COUNT}),
    ),
    # changes
    Affect: (Phrase("{duration}, {subject} {modifiers}", {"modifiers": MODIFIERS, "duration": DURATIONS}),),
}
"""The phrases of print, by the nodes that they say."""
