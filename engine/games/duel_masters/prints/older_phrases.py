"""Phrases of older print: how the sets of the first years say what newer ones say in other words."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from engine.games.duel_masters.breaking import BREAK
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.noun_phrases import QUALITIES, TRAITS, described, other
from engine.games.duel_masters.turn import UNTAP
from engine.games.duel_masters.vocabulary import characteristics, conditions, deeds, triggers
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.descriptions import CardNoun, ShieldNoun
from engine.games.duel_masters.vocabulary.discarding import DiscardsThose
from engine.games.duel_masters.vocabulary.groups import (
    AnyonesCards,
    CardsOf,
    InTheBattleZone,
    ThatShield,
    ThisCreature,
)
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE, PERIODS
from engine.games.duel_masters.vocabulary.replacing import WouldFight
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.alternatives import OneOrOther
from engine.language.card_actions import Choose, LookAt
from engine.language.cards import All, Chosen, It, Target
from engine.language.changes import MODIFIERS, Affect, Cannot
from engine.language.choosing_numbers import ThatMany
from engine.language.conditions import Both, Have, ItIs, PlainCondition
from engine.language.descriptions import Description, Noun
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn
from engine.language.hand_and_deck import ShuffleInto
from engine.language.instructions import Clause, If, Instruction, May, Then
from engine.language.numbers import ONE, Count, ExactCount, Some
from engine.language.options import ChooseOption
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Instead, Prospect, instead_fields
from engine.language.times import OPPONENTS_NEXT_TURN
from engine.language.triggers import HappensTo, Who
from engine.language.words import COUNT

_WHEN: Final = "when/whenever"
_CARDS: Final = Description(CardNoun())


# ---- what happens instead


def _joined(effect: Instruction, then: Instruction) -> Instruction:
    """What happens instead, and what is done after it: that belongs to it, and to its "if" and "you may"."""
    if isinstance(effect, If):
        return If(effect.condition, _joined(effect.instruction, then))
    if isinstance(effect, May):
        return May(_joined(effect.instruction, then))
    if not isinstance(effect, Clause):
        raise Contradiction("it does not say after what it is done")
    return Then(effect, then)


def _is_optional(effect: Instruction) -> bool:
    return isinstance(effect, May) or (isinstance(effect, If) and _is_optional(effect.instruction))


def _here(values: Fields) -> Fields:
    return instead_fields({**values, "zones": IN_BATTLE_ZONE})


def _then(values: Fields) -> Fields:
    """ "Put it into your hand instead. Then discard a card"."""
    if _is_optional(values["effect"]):
        raise Contradiction("it does not say whether what happens then depends on what one may do")
    then = values.pop("then")
    return _here({**values, "effect": _joined(values["effect"], then)})


def _if_done(values: Fields) -> Fields:
    """ "You may put it into your hand instead. If you do, discard a card"."""
    if not _is_optional(values["effect"]):
        raise Contradiction('"if you do" is said of what one may do')
    then = values.pop("then")
    return _here({**values, "effect": _joined(values["effect"], then)})


def _into_mana(values: Fields) -> Fields:
    """A shield that is put into the mana zone, and not into the hand, when it is broken."""
    who = values.pop("who")
    return _here({**values, "prospect": WouldFight(who, BREAK), "effect": deeds.PutIntoMana(ThatShield())})


_INSTEAD: Final = {"condition": KeywordCondition, "prospect": Prospect, "effect": Instruction, "then": Instruction}


# ---- one or the other

_PLACES: Final[tuple[tuple[str, Assemble], ...]] = (
    ("your hand", lambda said: {"done": deeds.ReturnToHand(said["target"], YOURS)}),
    ("your mana zone", lambda said: {"done": deeds.PutIntoMana(said["target"], YOURS)}),
    ("your graveyard", lambda said: {"done": deeds.PutIntoGraveyard(said["target"], YOURS)}),
    ("your shields", lambda said: {"done": deeds.AddToShields(said["target"])}),
)


def _either_place(first: Assemble, second: Assemble) -> Assemble:
    return lambda values: {"player": YOURS, "options": (first(values)["done"], second(values)["done"])}


def _one_of_two(values: Fields) -> Fields:
    return {"player": YOURS, "options": (values["first"], values["second"])}


def _one_of_three(values: Fields) -> Fields:
    return {"player": YOURS, "options": (values["first"], values["second"], values["third"])}


_HAPPENINGS: Final[tuple[tuple[str, type[HappensTo], Fields], ...]] = (
    ("attacks", triggers.Fights, {"kind": "attack"}),
    ("blocks", triggers.Fights, {"kind": "block"}),
    ("becomes blocked", triggers.Fights, {"kind": "blocked"}),
    ("battles", triggers.Fights, {"kind": "battle"}),
    ("is destroyed", triggers.IsDestroyed, {}),
    ("leaves the battle zone", triggers.HasLeft, {}),
)
"""What happens to a creature; print says two of them of the same creature."""


def _either(first: type[HappensTo], said: Fields, second: type[HappensTo], also: Fields) -> Assemble:
    return lambda values: {"first": first(who=values["who"], **said), "second": second(who=values["who"], **also)}


def _put_this_or_another(values: Fields) -> Fields:
    if values["one"] != 1:
        raise Contradiction("they are put one by one")
    another = CardsOf(YOURS, other(values["description"]))
    return {"first": triggers.IsPut(ThisCreature()), "second": triggers.IsPut(another)}


def _breaker(values: Fields) -> Fields:
    """A creature breaks shields of the other player; each counts by itself."""
    if values.pop("one") != 1 or values.pop("owner") == getattr(values["who"], "owner", YOURS):
        raise Contradiction("a creature breaks the shields of the other player, one by one")
    return values


# ---- cards


def _among_them(values: Fields) -> Fields:
    """ "One of them that has blocker": of the cards looked at."""
    said = Description(CardNoun(), (), values["traits"])
    return {"count": values["count"], "among": AmongThem(said), "random": False}


def _hand_of(owner: str) -> All:
    return All(CardsIn(_CARDS, ZoneOf(owner, "hand")))


def _hand_and_shields(values: Fields) -> Fields:
    shields = All(CardsOf(values["owner"], Description(ShieldNoun())))
    return {"first": LookAt(_hand_of(values["owner"])), "then": LookAt(shields)}


def _any_shields(values: Fields) -> Fields:
    """ "A shield": of whichever player."""
    return {"count": values["count"], "among": AnyonesCards("either", Description(ShieldNoun())), "random": False}


def _another_here(values: Fields) -> Fields:
    return {"quantity": Some(), "things": InTheBattleZone(other(values["description"]))}


def _at_random(values: Fields) -> Fields:
    among = CardsFrom(values["description"], ZoneOf(YOURS, "hand"))
    chosen = Chosen(values.get("count", ONE), among, random=True)
    return {"first": Choose(chosen), "then": DiscardsThose(It())}


def _only_one(values: Fields) -> Fields:
    return {"player": YOURS, "quantity": ExactCount(1), "things": values["things"]}


# ---- what is so all the time


def _while_attacking(values: Fields) -> Fields:
    """ "Gets +1000 power during its attacks"."""
    requirement, attacking = values.pop("requirement", None), conditions.Attacking()
    return continuous({**values, "requirement": Both(requirement, attacking) if requirement else attacking})


def _stays_tapped(values: Fields) -> Fields:
    return continuous({**values, "change": (Cannot((UNTAP,)),)})


def _all_in(values: Fields) -> Fields:
    return continuous({"subject": All(values["group"]), "change": values["change"]})


OLDER: Final[Phrases] = {
    Instead: (
        Phrase("({condition}: )?when {prospect}, {effect} instead. then {then}.", _INSTEAD, _then),
        Phrase("({condition}: )?when {prospect}, {effect} instead. then, {then}.", _INSTEAD, _then),
        Phrase("({condition}: )?when {prospect}, {effect} instead. if you do, {then}.", _INSTEAD, _if_done),
        *(
            Phrase(
                f"({{condition}}: )?{_WHEN} {{who-}} {breaks} a shield, your opponent puts it into his/their mana zone "
                "instead.",
                {"condition": KeywordCondition, "who": Who},
                _into_mana,
            )
            for breaks in ("breaks", "would break")
        ),
    ),
    Continuous: (
        *(
            Phrase(
                f"({{condition}}: )?(while {{requirement}}, )?{{subject}} {{change}} during {attacks}.",
                {
                    "condition": KeywordCondition,
                    "requirement": PlainCondition,
                    "subject": ThisCreature,
                    "change": MODIFIERS,
                },
                _while_attacking,
            )
            for attacks in ("its attack", "its attacks")
        ),
        *(
            Phrase(f"you can't untap {{subject}} at the start of {turn}.", {"subject": Target}, _stays_tapped)
            for turn in ("your turn", "each of your turns", "your turns")
        ),
        Phrase("{group+} {change}.", {"group": CardsIn, "change": MODIFIERS}, _all_in),
    ),
    characteristics.IsOfAllCivilizations: (Phrase("is/are considered to be cards of every civilization"),),
    ChooseOption: (
        *(
            Phrase(f"put {{target}} into {one} or {another}", {"target": Target}, _either_place(first, second))
            for (one, first), (another, second) in permutations(_PLACES, 2)
        ),
        Phrase("{first}, or {second}", {"first": Clause, "second": Clause}, _one_of_two),
        Phrase("{first}, {second}(,)? or {third}", {"first": Clause, "second": Clause, "third": Clause}, _one_of_three),
    ),
    OneOrOther: (
        *(
            Phrase(f"{_WHEN} {{who-}} {one} or {another}", {"who": Who}, _either(first, said, second, also))
            for (one, first, said), (another, second, also) in permutations(_HAPPENINGS, 2)
        ),
        Phrase(
            f"{_WHEN} you put this creature or {{one}} of your other {{description+}}( into the battle zone)?",
            {"description": Description, "one": COUNT},
            _put_this_or_another,
        ),
    ),
    triggers.Breaks: (
        Phrase(f"{_WHEN} {{who}} breaks/break {{one}} of {{owner}} shields", {"one": COUNT, "owner": OWNERS}, _breaker),
    ),
    # conditions
    Both: (
        Phrase(
            "{first} during {period}",
            {"period": PERIODS},
            lambda values: {"first": values["first"], "second": ItIs(values["period"])},
        ),
    ),
    Have: tuple(
        Phrase(f"{this} is your only {{things-}}( in the battle zone)?", {"things": Description}, _only_one)
        for this in ("this", "this creature")
    ),
    conditions.ThereAre: (
        Phrase("there is another {description-} in the battle zone", {"description": Description}, _another_here),
        Phrase("another {description-} is in the battle zone", {"description": Description}, _another_here),
    ),
    # cards
    It: (
        Phrase("all those {what}", {"what": Noun}, lambda values: {}),
        Phrase("each of those {what}", {"what": Noun}, lambda values: {}),
    ),
    ThatMany: (Phrase("the_same_number"),),
    InTheBattleZone: (Phrase("{description} from the battle zone"),),
    AnyonesCards: (Phrase("{description} you and your opponent have( in the battle zone)?", {"owner": "either"}),),
    ThisCreature: (Phrase("this creature from the battle zone"),),
    All: (Phrase("the {group+}", {"group": CardsIn}),),
    Chosen: (
        Phrase("{count} of them {traits}", {"count": Count, "traits": TRAITS}, _among_them),
        Phrase("{count} shield/shields", {"count": Count}, _any_shields),
        Phrase("a shield/shields", {}, lambda values: _any_shields({"count": ONE})),
    ),
    AmongThem: tuple(
        Phrase(
            f"({{qualities}} )?{{noun}} {_from} {{traits}}",
            {"qualities": QUALITIES, "noun": Noun, "traits": TRAITS},
            described,
        )
        for _from in ("from it", "from the revealed cards", "from among them", "from among those cards")
    ),
    # what is done
    Then: (
        Phrase("look at {owner} hand and shields", {"owner": OWNERS}, _hand_and_shields),
        *(
            Phrase(f"discard {said} {where}", {"description": Description, **count}, _at_random)
            for said, count in (("{count} {description}", {"count": Count}), ("a {description-}", {}))
            for where in ("at random from your hand", "from your hand at random")
        ),
    ),
    deeds.PutIntoGraveyard: (
        Phrase(
            "put {target} into your graveyard. you can't use the shield trigger ability/abilities of "
            "that/those shield/shields",
            {"owner": YOURS},
        ),
    ),
    ShuffleInto: (
        Phrase(
            "count/counts the cards in your hand, shuffle that/those cards into your deck",
            {},
            lambda values: {"target": _hand_of(YOURS), "owner": YOURS},
        ),
        Phrase(
            "count/counts the cards in your hand, shuffle these cards into your deck",
            {},
            lambda values: {"target": _hand_of(YOURS), "owner": YOURS},
        ),
    ),
    Affect: tuple(
        Phrase(
            f"your opponent can't untap {{subject}} at the start of {turn}",
            {"modifiers": (Cannot((UNTAP,)),), "duration": OPPONENTS_NEXT_TURN},
        )
        for turn in ("his/their next turn", "your opponent's next turn")
    ),
}
"""The phrases of older print, by the nodes that they say."""
