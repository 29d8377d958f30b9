"""Why something happens, in print, and what else abilities wait for: cards put somewhere, hits, one or the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.games.vanguard.vocabulary import battle_triggers
from engine.games.vanguard.vocabulary.descriptions import CardNoun, RearGuard, Unit, VanguardNoun
from engine.games.vanguard.vocabulary.groups import ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.keywords.words import ABILITY_WORDS
from engine.games.vanguard.vocabulary.moments import AtEndOfBattleAgainst
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced, IsPut, Rides
from engine.games.vanguard.vocabulary.outside_of_the_field import IsDiscarded
from engine.games.vanguard.vocabulary.places import PILES
from engine.games.vanguard.vocabulary.reasons import ByCard, ByCostOf, ByEffectOrCost, ByKeyword
from engine.language.abilities import Fields
from engine.language.alternatives import OneOrOther
from engine.language.descriptions import Description, Noun, Other, Quality
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import CardIsPut, PlainTrigger, Turns
from engine.language.words import COUNT


def _card_put(values: Fields) -> Fields:
    """ "Your card is put into your soul": from wherever it comes."""
    said: Description = values["description"]
    if not isinstance(said.noun, CardNoun):
        raise Contradiction("")  # a unit goes there from a circle
    return {"description": said, "place": ZoneOf(YOURS, values["zone"])}


def _unit_put(values: Fields) -> Fields:
    who = values["who"]
    if isinstance(who, UnitsOf) and isinstance(who.description.noun, CardNoun):
        raise Contradiction("")  # a card goes there from anywhere
    return {"who": who, "destination": values["destination"]}


def _riding(values: Fields) -> Fields:
    """ "Your grade 3 vanguard is placed by riding": on VC, where alone units ride."""
    who = values["who"]
    if not isinstance(who, UnitsOf) or not isinstance(who.description.noun, VanguardNoun):
        raise Contradiction("it does not say where it is placed")
    return {"who": who, "ridden": values["ridden"]}


def _hits(noun: Noun) -> Any:
    def read(values: Fields) -> Fields:
        who = UnitsOf(YOURS, Description(noun, values.get("qualities", ())))
        return {"who": who, "hit": values.get("hit")}

    return read


def _hits_or_boosted(values: Fields) -> Fields:
    hit = values.get("hit")
    own = battle_triggers.AttackHits(who=ThisUnit(), hit=hit)
    return {"first": own, "second": battle_triggers.BoostedAttackHits(hit=hit)}


def _attacks_or_attacked(values: Fields) -> Fields:
    """ "When this unit attacks or is attacked": by whom, or whom, is said of the second alone."""
    attacked = battle_triggers.IsAttacked(ThisUnit(), values.get("attacker"))
    return {"first": battle_triggers.Attacks(ThisUnit()), "second": attacked}


def _vanguard_attacks_or_attacked(values: Fields) -> Fields:
    vanguard = UnitsOf(YOURS, Description(VanguardNoun()))
    return {"first": battle_triggers.Attacks(vanguard), "second": battle_triggers.IsAttacked(vanguard)}


def _one_of_yours(values: Fields) -> Fields:
    """ "When one of your units attacks": any of them."""
    if values["one"] != 1:
        raise Contradiction("")  # several do not do it as one
    return {"owner": YOURS, "description": values["description"]}


def _another_of_yours(values: Fields) -> Fields:
    """ "An effect from one of your other cards"."""
    if values["one"] != 1:
        raise Contradiction("an effect is one card's")
    return {"who": UnitsOf(YOURS, Description(CardNoun(), (Other(),))), "cost_too": False}


def _costs() -> Iterator[Phrase]:
    for a in ("", "a ", "the "):
        for of in ("of", "for"):
            for ability in ("the ability of {who-}", "the abilities of {who-}"):
                yield Phrase(f"{a}cost {of} {ability}")
        yield Phrase(f"{a}cost of your unit's ability", {"who": UnitsOf(YOURS, Description(Unit()))})
        yield Phrase(f"{a}cost of your vanguard's ability", {"who": UnitsOf(YOURS, Description(VanguardNoun()))})


def _placed_from(values: Fields) -> Fields:
    """ "Is placed from your soul", where the word for the unit says on which circle."""
    kinds = values["who"].description.noun.kinds
    if len(kinds) != 1:
        raise Contradiction("it does not say where it is placed")
    return {"who": values["who"], "circles": (kinds[0].name,), "origin": values["origin"]}


def _own_pile(values: Fields) -> Fields:
    return {
        "description": values["description"],
        "place": ZoneOf(YOURS, values["zone"]),
        "origin": values["origin"],
    }


CAUSES: Final[Phrases] = {
    CardIsPut: (
        Phrase(
            "when your {description-} is put into your {zone}", {"description": Description, "zone": PILES}, _card_put
        ),
        *(
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
    ),
    IsPut: (Phrase("when {who-} is put into your {destination}", {"destination": PILES}, _unit_put),),
    Turns: (
        Phrase("when {who-} is rest", {"kind": "rest"}),
        Phrase("when {who-} rest", {"kind": "rest"}),
        Phrase("when {who-} becomes rest", {"kind": "rest"}),
    ),
    battle_triggers.AttackHits: tuple(
        Phrase(
            f"when your ({{qualities}} )?{unit} attack hits( a {{hit-}})?",
            {"qualities": Several(Quality, " "), "hit": Description},
            _hits(noun),
        )
        for unit, noun in (("unit's", Unit()), ("rear-guard's", RearGuard()), ("vanguard's", VanguardNoun()))
    ),
    UnitsOf: (Phrase("{one} of your {description+}", {"one": COUNT, "description": Description}, _one_of_yours),),
    Rides: (
        *(Phrase(f"when {{who-}} is placed on VC by riding {words} a {{ridden-}}") for words in ("from", "on", "upon")),
        *(Phrase(f"when {words} from a {{ridden-}}", {"who": ThisUnit()}) for words in ("ridden", "placed by riding")),
        *(
            Phrase(f"when {{who-}} is placed by riding {words} a {{ridden-}}", {}, _riding)
            for words in ("from", "on", "upon")
        ),
    ),
    AtEndOfBattleAgainst: (Phrase("at the end of the battle this unit was attacked( by a {attacker-})?"),),
    OneOrOther: (
        Phrase(
            "when this unit attacks or is attacked( by a {attacker-})?",
            {"attacker": Description},
            _attacks_or_attacked,
        ),
        Phrase("when your vanguard attacks or is attacked", {}, _vanguard_attacks_or_attacked),
        Phrase("{first}, or {second}", {"first": PlainTrigger, "second": PlainTrigger}),
        *(
            Phrase(
                f"when a attack hits( a {{hit-}})? during the battle {that}this unit attacked or boosted",
                {"hit": Description},
                _hits_or_boosted,
            )
            for that in ("", "that ")
        ),
    ),
    ByCard: (
        Phrase("a effect from {one} of your other cards", {"one": COUNT}, _another_of_yours),
        Phrase("the effect of {one} of your other cards", {"one": COUNT}, _another_of_yours),
    ),
    ByCostOf: tuple(_costs()),
    ByEffectOrCost: (
        *(
            Phrase(f"the effect or cost of {whose}", {"owner": owner})
            for whose, owner in (
                ("a card", ""),
                ("any card", ""),
                ("cards", ""),
                ("your card", YOURS),
                ("your cards", YOURS),
            )
        ),
        Phrase("a effect or cost of your card", {"owner": YOURS}),
    ),
    ByKeyword: (
        Phrase("the effect of your {keyword} ability", {"keyword": ABILITY_WORDS, "owner": YOURS}),
        Phrase("the effect of a {keyword} ability", {"keyword": ABILITY_WORDS, "owner": ""}),
        Phrase("the effect of the {keyword} ability of {who-}", {"keyword": ABILITY_WORDS, "owner": ""}),
    ),
    IsPlaced: (Phrase("when {who-} is placed from your {origin}", {"who": UnitsOf, "origin": PILES}, _placed_from),),
    IsDiscarded: (Phrase("when {who-} is discarded from your hand"),),
    battle_triggers.BoostedAttackHits: (Phrase("when the attack that it boosted hits( a {hit-})?"),),
}
"""The phrases of causes."""
