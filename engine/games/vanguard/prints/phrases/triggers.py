"""Triggers in print: what automatic abilities wait for."""

from __future__ import annotations

from typing import Any, Final

from engine.games.vanguard import zones
from engine.games.vanguard.prints.phrases.others import another
from engine.games.vanguard.vocabulary import (
    battle_triggers,
    during_battles,
    legions,
    moments,
    movement_triggers,
    outside_of_the_field,
    strides,
)
from engine.games.vanguard.vocabulary.descriptions import (
    CardNoun,
    InSameColumn,
    Unit,
)
from engine.games.vanguard.vocabulary.groups import ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.keywords.words import ABILITY_WORDS
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced, IsRidden
from engine.games.vanguard.vocabulary.places import CIRCLES, PERIODS, PILES
from engine.games.vanguard.vocabulary.reasons import ByAbility, ByCard, ByEffect, ByKeyword, DueTo
from engine.language.abilities import Fields
from engine.language.alternatives import OneOrOther
from engine.language.cards import This
from engine.language.descriptions import Description, Named, NamedLike, Noun
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, Several, phrasings
from engine.language.places import OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import CardIsPut, During, Turns
from engine.language.words import COUNT, NAME

_CIRCLES: Final = Several(CIRCLES, " or ")


def _this(template: str, **given: Any) -> Phrase:
    """A phrase that speaks of this unit without saying so."""
    return Phrase(template, {"who": ThisUnit(), **given})


def _role(template: str) -> dict[str, Any]:
    """What a phrase of the card language implies."""
    return next(each.implied for each in phrasings(battle_triggers.AtEndOfBattle) if each.template == template)


def _of_one(values: Fields) -> Fields:
    """ "One of your cards": any of them."""
    if values["one"] != 1:
        raise Contradiction("an effect is one card's")
    return {"owner": values["owner"]}


def _of_certain(values: Fields) -> Fields:
    """Certain cards; "your card" says no more than whose effect it is."""
    who = values["who"]
    if isinstance(who, UnitsOf) and who.description == Description(CardNoun()):
        raise Contradiction("")
    return values


def _ridden(values: Fields) -> Fields:
    return {"rider": Description(Unit())}


def _attacks_or_boosts(values: Fields) -> Fields:
    if "boosted" in values and "attacked" not in values:
        raise Contradiction("it does not say whether what it attacks is so too")
    attacks = battle_triggers.Attacks(ThisUnit(), values.get("attacked"))
    return {"first": attacks, "second": battle_triggers.Boosts(ThisUnit(), values.get("boosted"))}


def _attacked_or_boosted(values: Fields) -> Fields:
    attacked = values.get("attacked")
    ends = [battle_triggers.AtEndOfBattle(attacked=attacked, part=part) for part in ("attacker", "booster")]
    return {"first": ends[0], "second": ends[1]}


def _hits_either_way(values: Fields) -> Fields:
    hit = values.get("hit")
    own = battle_triggers.AttackHits(who=ThisUnit(), hit=hit)
    return {"first": own, "second": battle_triggers.BoostedAttackHits(hit=hit)}


def _attack_of_one_named(values: Fields) -> Fields:
    """ "When your vanguard with a word in its card name's attack hits": the attack of such a unit."""
    who = UnitsOf(YOURS, Description(values["noun"], (), (NamedLike(values["name"]),)))
    return {"who": who, "hit": values.get("hit")}


def _from_pile(values: Fields) -> Fields:
    """ "Your card is put into the drop zone from your soul"."""
    place = ZoneOf(YOURS, values["zone"])
    return {"description": values["description"], "place": place, "origin": values["origin"]}


def _placed(values: Fields) -> Fields:
    """ "Is placed", where the word for the unit says on which circle."""
    kinds = values["who"].description.noun.kinds
    if len(kinds) != 1:
        raise Contradiction("it does not say where it is placed")
    return {"who": values["who"], "circles": (kinds[0].name,)}


def _placed_beside(values: Fields) -> Fields:
    """ "Is placed in the same column as this unit": on whichever circle the unit may be."""
    said = values["who"].description
    there = Description(said.noun, said.qualities, (*said.traits, InSameColumn()))
    on_field = tuple([kind.name for kind in said.noun.kinds if kind is not zones.GUARDIAN])
    return {"who": UnitsOf(values["who"].owner, there), "circles": values.get("circles", on_field)}


def _other_rider(values: Fields) -> Fields:
    """ "Another" that rides this unit: any other unit of the kind."""
    said = values["rider"]
    return {"rider": another(said)}


_UNITS: Final = tuple([kind.name for kind in zones.UNITS])


def _placed_anywhere(values: Fields) -> Fields:
    """ "Your unit is placed": on whichever circle."""
    if not isinstance(values["who"].description.noun, Unit | CardNoun):
        raise Contradiction("")  # the word for the unit says where
    return {"who": values["who"], "circles": _UNITS}


def _ridden_by_named(values: Fields) -> Fields:
    return {"rider": Description(Unit(), (), (Named(values["names"]),))}


TRIGGERS: Final[Phrases] = {
    battle_triggers.AttackHits: (
        _this("when its attack hits( a {hit-})?"),
        *(
            Phrase(
                f"when your {{noun}} with {{name}} in {its} card name's attack hits( a {{hit-}})?",
                {"noun": Noun, "name": NAME, "hit": Description},
                _attack_of_one_named,
            )
            for its in ("its", "their")
        ),
    ),
    DueTo: (
        Phrase("{trigger} by {reason}"),
        Phrase("{trigger} for {reason}"),
    ),
    ByEffect: (
        *(
            Phrase(words, {"owner": OWNERS})
            for words in (
                "the effect of {owner} card",
                "{owner} card effect",
                "{owner} card's effect",
            )
        ),
        *(
            Phrase(words, {"owner": OWNERS, "one": COUNT}, _of_one)
            for words in ("a effect from {one} of {owner} cards", "the effect of {one} of {owner} cards")
        ),
        *(Phrase(f"a {words}", {"owner": ""}) for words in ("card effect", "card's effect")),
    ),
    ByAbility: tuple(
        Phrase(f"{whose} {words}", given)
        for whose, given in (("{owner}", {"owner": OWNERS}), ("a", {"owner": ""}))
        for words in ("card ability", "card's ability")
    ),
    ByCard: (
        Phrase("the effect or cost of {who-}", {"cost_too": True}, _of_certain),
        Phrase("the effect of {who-}", {"cost_too": False}, _of_certain),
        Phrase("the ability of {who-}", {"cost_too": True}, _of_certain),
    ),
    ByKeyword: (
        Phrase("the effect of the {keyword} ability", {"keyword": ABILITY_WORDS, "owner": ""}),
        Phrase("time leap", {"keyword": "time leap", "owner": ""}),
    ),
    strides.DiscardedFor: (
        Phrase("when {who-} is discarded from your hand for the cost of {purpose}", {"purpose": strides.PURPOSES}),
        Phrase(
            "when {who-} is discarded from your hand for the cost of calling {name} from the G_zone",
            {"purpose": "g guardian", "name": NAME},
        ),
    ),
    During: (Phrase("{trigger} during {period}", {"period": PERIODS}),),
    battle_triggers.BoostedAttackHits: (
        Phrase("when a attack hits during the battle this unit boosted( a {attacker-})?"),
        Phrase("when a attack hits during the battle that this unit boosted( a {attacker-})?"),
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
            "at the end of the battle that it attacked( a {attacked-})?",
            _role("at the end of the battle that this unit attacked( a {attacked-})?"),
        ),
        Phrase(
            "at the end of the battle that it boosted( a {attacked-})?",
            _role("at the end of the battle that this unit boosted( a {attacked-})?"),
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
    battle_triggers.DriveCheckReveals: (
        Phrase("when your drive check reveals a {revealed-}", {"who": UnitsOf(YOURS, Description(Unit()))}),
    ),
    moments.AtEndOfBattleOf: (Phrase("at the end of the battle {who-} attacked( a {attacked-})?"),),
    outside_of_the_field.IsPutFromPile: (
        *(
            Phrase(
                f"when put into {whose}{{destination}} from {whose}{{origin}}",
                {"who": This(), "destination": PILES, "origin": PILES},
            )
            for whose in ("", "your ")
        ),
        Phrase("when bound from your hand", {"who": This(), "destination": "bind", "origin": "hand"}),
        Phrase(
            "when {who-} is put into your {destination} from your {origin}", {"destination": PILES, "origin": PILES}
        ),
    ),
    outside_of_the_field.DamageCheckReveals: (
        Phrase("when {who-} is revealed for a damage check"),
        Phrase("when revealed for a damage check", {"who": This()}),
    ),
    outside_of_the_field.IsDiscarded: (Phrase("when discarded from your hand", {"who": This()}),),
    during_battles.AtBeginningOfGuardStep: tuple(
        Phrase(
            f"at the beginning of the guard step of the battle{that} {{attacked-}} {be} attacked( by a {{attacker-}})?"
        )
        for that, be in (("", "was"), (" that", "was"), ("", "is"))
    ),
    during_battles.DuringBattle: tuple(
        Phrase(f"{{trigger}} during the battle{that} {{attacked-}} {be} attacked( by {{attacker-}})?")
        for that, be in (("", "was"), (" that", "was"), ("", "is"))
    ),
    movement_triggers.IsPut: (
        *(
            Phrase(f"when {{who-}} is {put} their {{destination}}", {"destination": PILES})
            for put in ("put into", "returned to")
        ),
        Phrase("when {who-} is returned to your {destination}", {"destination": PILES}),
        *(
            _this(f"when put from {{circles}} into {whose}{{destination}}", circles=_CIRCLES, destination=PILES)
            for whose in ("", "your ", "the ")
        ),
        *(
            Phrase(
                f"when {{who-}} is put from {{circles}} into {whose}{{destination}}",
                {"circles": _CIRCLES, "destination": PILES},
            )
            for whose in ("", "your ", "the ")
        ),
        Phrase("when {who-} is retired from {circles}", {"destination": "drop", "circles": Several(CIRCLES, " or ")}),
        _this("when retired from {circles}", destination="drop", circles=Several(CIRCLES, " or ")),
        Phrase(
            "when {who-} is returned to your hand from {circles}",
            {"destination": "hand", "circles": Several(CIRCLES, " or ")},
        ),
        Phrase(
            "when {who-} is put into your {destination} from {circles}",
            {"destination": PILES, "circles": Several(CIRCLES, " or ")},
        ),
        Phrase("when it is retired from {circles}", {"who": ThisUnit(), "destination": "drop", "circles": _CIRCLES}),
        *(
            Phrase(
                f"when put into {whose} soul from {{circles}}",
                {"who": ThisUnit(), "destination": "soul", "circles": _CIRCLES},
            )
            for whose in ("your", "the")
        ),
        Phrase("when {who-} is bound", {"destination": "bind"}),
    ),
    strides.Strides: (Phrase("when {who-} stride"),),
    Turns: (Phrase("when {who-} stand", {"kind": "stand"}), Phrase("when {who-} becomes stand", {"kind": "stand"})),
    CardIsPut: tuple(
        Phrase(
            f"when your {{description-}} is put into {whose}{{zone}} from your {{origin}}",
            {"description": Description, "zone": PILES, "origin": PILES},
            _from_pile,
        )
        for whose in ("your ", "the ")
    ),
    legions.ComesIntoLegion: (Phrase("when {who-} legion"),),
    battle_triggers.Attacks: (_this("when it attacks( a {attacked-})?"),),
    battle_triggers.IsAttacked: (_this("when it is attacked( by a {attacker-})?"),),
    battle_triggers.Boosts: (_this("when it boosts( a {boosted-})?"),),
    battle_triggers.IsBoosted: (_this("when it is boosted( by a {booster-})?"),),
    OneOrOther: (
        *(
            Phrase(
                f"when {words} attacks( a {{attacked-}})? or boosts( a {{boosted-}})?",
                {"attacked": Description, "boosted": Description},
                _attacks_or_boosts,
            )
            for words in ("this unit", "it")
        ),
        *(
            Phrase(
                f"at the end of the battle {words} attacked or boosted( a {{attacked-}})?",
                {"attacked": Description},
                _attacked_or_boosted,
            )
            for words in ("this unit", "it", "that this unit", "that it")
        ),
        *(
            Phrase(
                f"when {own} attack or the attack {boosted} boosted hits( a {{hit-}})?",
                {"hit": Description},
                _hits_either_way,
            )
            for own, boosted in (("its", "it"), ("this unit's", "it"), ("this unit's", "this unit"))
        ),
    ),
    IsPlaced: (
        Phrase("when {who-} is placed", {"who": UnitsOf}, _placed),
        Phrase("when {who-} is placed in_the_same_column_as_this_unit", {"who": UnitsOf}, _placed_beside),
        Phrase(
            "when {who-} is placed on {circles} in_the_same_column_as_this_unit",
            {"who": UnitsOf, "circles": _CIRCLES},
            _placed_beside,
        ),
        *(
            _this(f"when {it}placed on {{circles}}( from {{origin}})?", circles=_CIRCLES, origin=PILES)
            for it in ("", "it is ")
        ),
        *(
            _this(f"when {it}placed on {{circles}} from your {{origin}}", circles=_CIRCLES, origin=PILES)
            for it in ("", "it is ")
        ),
        Phrase(
            "when {who-} is placed on {circles} from your {origin}",
            {"circles": Several(CIRCLES, " or "), "origin": PILES},
        ),
        Phrase("when {who-} is placed", {"who": UnitsOf}, _placed_anywhere),
    ),
    IsRidden: (
        *(Phrase(f"when {who}rode upon", {}, _ridden) for who in ("", "this unit is ", "it is ")),
        Phrase("when another {rider-} rides this unit", {}, _other_rider),
        *(Phrase(f"when {who}rode upon by a {{rider-}}") for who in ("", "this unit is ", "it is ")),
        Phrase("when rode upon by {names}", {"names": Several(NAME, " or ")}, _ridden_by_named),
    ),
}
"""The phrases of triggers."""
