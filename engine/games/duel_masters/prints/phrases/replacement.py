"""What happens instead: what would happen, and what is done then, or stays."""

from __future__ import annotations

from typing import Any, Final

from engine.games.duel_masters.breaking import BREAK
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.phrases.shared import FOR_NOTHING, WHEN, anybodys, other
from engine.games.duel_masters.vocabulary import card_actions
from engine.games.duel_masters.vocabulary.abilities import instead
from engine.games.duel_masters.vocabulary.causes import CAUSES, WouldBy
from engine.games.duel_masters.vocabulary.each_player import ThisTurnInstead
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, CardsOf, ThatShield, ThisCreature
from engine.games.duel_masters.vocabulary.parting import WouldLeave
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE, PERIODS
from engine.games.duel_masters.vocabulary.put_for_nothing import WouldPutForNothing
from engine.games.duel_masters.vocabulary.replacing import (
    EVER,
    THEIR_EFFECT,
    THEIR_SPELL_OR_CREATURE,
    THEIR_TURN,
    EitherWould,
    StaysInstead,
    WouldBeDestroyed,
    WouldBeDiscarded,
    WouldFight,
    WouldPut,
    WouldWhile,
)
from engine.kernel.abilities import Condition
from engine.language.abilities import Fields
from engine.language.cards import This
from engine.language.conditions import ItIs
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.instructions import Clause, If, Instruction, May, Then
from engine.language.phrases import Assemble, Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.prospects import Prospect
from engine.language.replacing import Instead, instead_fields
from engine.language.triggers import Who
from engine.language.words import COUNT


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
    return _here({**values, "prospect": WouldFight(who, BREAK), "effect": card_actions.PutIntoMana(ThatShield())})


_INSTEAD: Final = {"condition": KeywordCondition, "prospect": Prospect, "effect": Instruction, "then": Instruction}


def _both_would(make: type[WouldBeDestroyed] | type[WouldLeave], owner: str) -> Assemble:
    def read(values: Fields) -> Fields:
        if values.get("one", 1) != 1:
            raise Contradiction("what happens to several cards happens to each of them")
        another = other(values["description"])
        others: Any = CardsOf(YOURS, another) if owner == YOURS else AnyonesCards(owner, another)
        return {"first": make(who=ThisCreature()), "second": make(who=others)}

    return read


def _during(values: Fields) -> Fields:
    return {"prospect": values["prospect"], "requirement": ItIs(values["period"])}


_WOULD: Final = (
    ("would be destroyed", WouldBeDestroyed),
    ("would leave the battle zone", WouldLeave),
    ("would leave", WouldLeave),
)
_STAYS: Final = (
    ("it stays", False),
    ("they stay", False),
    ("that creature stays", False),
    ("this creature stays", True),
)
"""How print says what stays, and whether that is the card with the ability."""

_IF: Final = ("if {requirement}, ", "if {requirement} ")


def _stays(values: Fields) -> Fields:
    """What would leave stays, perhaps only if something is so that is done before, and something more is done then."""
    own, first, then = values.pop("own"), values.pop("first", None), values.pop("then", None)
    if own and not isinstance(getattr(values["prospect"], "who", None), This):
        raise Contradiction("another card would leave than the one that stays")
    requirement = values.pop("requirement", None)
    done: Instruction = StaysInstead() if then is None else Then(StaysInstead(), then)
    done = done if requirement is None else If(requirement, done)
    return instead({**values, "effect": done if first is None else Then(first, done)})


_SLOTS: Final[Fields] = {
    "condition": KeywordCondition,
    "prospect": Prospect,
    "requirement": Condition,
    "first": Clause,
    "then": Instruction,
}


def _slots(template: str) -> Fields:
    return {name: kind for name, kind in _SLOTS.items() if f"{{{name}}}" in template}


_THIS_TURN: Final = {"prospect": Prospect, "effect": Clause}

REPLACEMENT: Final[Phrases] = {
    Instead: (
        Phrase("({condition}: )?when {prospect}, {effect} instead. then {then}.", _INSTEAD, _then),
        Phrase("({condition}: )?when {prospect}, {effect} instead. then, {then}.", _INSTEAD, _then),
        Phrase("({condition}: )?when {prospect}, {effect} instead. if you do, {then}.", _INSTEAD, _if_done),
        *(
            Phrase(
                f"({{condition}}: )?{WHEN} {{who-}} {breaks} a shield, your opponent puts it into his/their mana zone "
                "instead.",
                {"condition": KeywordCondition, "who": Who},
                _into_mana,
            )
            for breaks in ("breaks", "would break")
        ),
        *(
            Phrase(template, {**_slots(template), "own": own}, _stays)
            for stays, own in _STAYS
            for template in (
                f"({{condition}}: )?when {{prospect}}, {stays}( in the battle zone)? instead.",
                *(f"({{condition}}: )?when {{prospect}}, {so}{stays}( in the battle zone)? instead." for so in _IF[:1]),
                *(
                    f"({{condition}}: )?when {{prospect}}, {{first}}. {so}{stays}( in the battle zone)? instead{more}."
                    for so in _IF
                    for more in ("", " and {then}")
                ),
            )
        ),
    ),
    WouldBeDiscarded: (
        Phrase(
            "{who-} would be discarded from your hand by your opponent's spell or creature",
            {"circumstance": THEIR_SPELL_OR_CREATURE},
        ),
        Phrase("{who-} would be discarded from your hand", {"circumstance": EVER}),
        *(
            Phrase(f"{{who-}} would be discarded{hand} during your opponent's turn", {"circumstance": THEIR_TURN})
            for hand in ("", " from your hand")
        ),
        Phrase("{who-} would be discarded from your hand by your opponent's effect", {"circumstance": THEIR_EFFECT}),
    ),
    EitherWould: tuple(
        Phrase(f"this creature or {others} {would}", {"description": Description, **slots}, _both_would(make, owner))
        for would, make in _WOULD
        for others, owner, slots in (
            ("{one} of your other {description+}", YOURS, {"one": COUNT}),
            ("another of your {description+}", YOURS, {}),
            ("your other {description+}", YOURS, {}),
        )
    ),
    WouldPut: tuple(
        Phrase(
            f"your opponent would put a {{description-}}{there}{how}",
            {"description": Description, "summoned": summoned},
        )
        for there in (" into the battle zone", "")
        for how, summoned in (
            ("", None),
            (" in any way except by summoning", False),
            (" without summoning it", False),
        )
    ),
    WouldPutForNothing: tuple(
        Phrase(
            f"your opponent would put a {{description-}}( into the battle zone)? {freely}",
            {"description": Description, "summoned": None},
        )
        for freely in FOR_NOTHING
    ),
    WouldWhile: (Phrase("{prospect} during {period}", {"prospect": Prospect, "period": PERIODS}, _during),),
    WouldBy: (Phrase("{prospect} by {cause}", {"prospect": Prospect, "cause": CAUSES}),),
    WouldBeDestroyed: (
        Phrase("{who-} would be put into your graveyard from the battle zone"),  # 701.6a
        Phrase("a {description-} would be destroyed", {"description": Description}, anybodys),
    ),
    WouldLeave: (
        Phrase("{who-} would leave"),
        Phrase("a {description-} would leave( the battle zone)?", {"description": Description}, anybodys),
    ),
    ThisTurnInstead: (
        Phrase("when {prospect} this turn, {effect} instead", _THIS_TURN),
        Phrase("this turn, when {prospect}, {effect} instead", _THIS_TURN),
    ),
}
"""The phrases, by the nodes that they say."""
