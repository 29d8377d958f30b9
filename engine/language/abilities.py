"""How abilities are put into words: what the phrases of all games' abilities have in common.

The slots of such a phrase are not the fields of the ability: an "if" that governs everything is its requirement, and
"during your turn" is a part of it. A game's phrases name these functions: ``..._fields`` as ``read``, which makes the
fields of what stands in the slots, and ``..._slots`` as ``write``, which goes the other way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.kernel.abilities import Cost, Effect
from engine.kernel.hand_and_deck import HAND
from engine.language.alternatives import is_about_no_card, meets_a_foe, speaks_of_another, speaks_of_this
from engine.language.cards import FixedTarget, It, This
from engine.language.conditions import Both, ItIs
from engine.language.continuing import continued
from engine.language.errors import Contradiction
from engine.language.hand_and_deck import DiscardThis
from engine.language.instructions import If, Instruction, May, Resolution, Sentences, sentences
from engine.language.phrases import Several
from engine.language.referring import (
    refuse_gains_of_either,
    refuse_gains_of_foes,
    refuse_gains_of_what_is_gone,
    refuse_it_of_nothing,
    speak_of_cards,
    spoken_of,
    with_it_named,
)
from engine.language.spoken_before import refuse_words_of_nothing

COSTS: Final = Several(Cost, " & ")
EFFECT: Final = Several(Instruction, " ", end=".", wrap=Sentences, unwrap=sentences)

Fields = dict[str, Any]


def effect_fields(values: Fields, *, nothing_before: bool = False) -> Fields:
    """The fields of the ability from the slots of the phrase: its effect is resolved as a whole.

    ``nothing_before``: neither an event nor a cost speaks of a card that "it" could mean.
    """
    said = continued(sentences(values["effect"]))
    refuse_words_of_nothing(values.get("costs") or (), said)
    named = [with_it_named(sentence, nothing_before=nothing_before) for sentence in said]
    return {**values, "effect": Resolution(Sentences(tuple(named)) if len(named) > 1 else named[0])}


def played_fields(values: Fields) -> Fields:
    """The same of an ability that is played or used: no event speaks of a card that "it" could mean."""
    _refuse_discards_from_elsewhere(values)
    nothing_before = not speak_of_cards(values.get("costs") or ())
    fields = effect_fields(values, nothing_before=nothing_before)
    if nothing_before:
        refuse_it_of_nothing(fields["effect"])
    refuse_gains_of_what_is_gone(values.get("costs") or (), sentences(fields["effect"].effect))
    return fields


def _refuse_discards_from_elsewhere(values: Fields) -> None:
    """Raise `Contradiction` for a cost that nobody could ever pay: the card is in the hand only if the head says so."""
    costs = [node for cost in values.get("costs") or () for node in cost.walk()]
    if any(isinstance(node, DiscardThis) for node in costs) and HAND not in (values.get("zones") or ()):
        raise Contradiction(
            "this card is not in the hand when this is used, so that it cannot be discarded: say in its head that it "
            "is used from the hand, as in (Hand), where the game has that, or where the card is put from play"
        )


def effect_slots(values: Mapping[str, Any]) -> Fields:
    """The slots of the phrase from the fields of the ability."""
    return {**values, "effect": values["effect"].effect}


def automatic_fields(values: Fields) -> Fields:
    """The fields from the slots: an "if" or "you may" that governs everything belongs to the ability itself.

    Without a cost, "if" governs its own sentence; with one, everything follows from paying.
    """
    whole: Effect = values.pop("effect")
    nothing_before = is_about_no_card(values["trigger"]) and not speak_of_cards(values.get("costs") or ())
    said = continued(sentences(whole))
    refuse_words_of_nothing(values.get("costs") or (), said)
    if speaks_of_this(values["trigger"]):
        refuse_gains_of_either(said[0])
    first, *others = [with_it_named(sentence, nothing_before=nothing_before) for sentence in said]
    if meets_a_foe(values["trigger"]):
        refuse_gains_of_foes((first, *others))
    elif not speaks_of_another(values["trigger"]):
        refuse_gains_of_what_is_gone(values.get("costs") or (), (first, *others))
    if isinstance(first, If) and (values.get("costs") or not others):
        values["requirement"], first = first.condition, first.instruction
    if isinstance(first, May) and not values.get("costs") and not others:
        values["optional"], first = True, first.instruction
    values["effect"] = Resolution(Sentences((first, *others)) if others else first)
    if nothing_before:
        refuse_it_of_nothing(values.get("requirement"), values["effect"])
    return values


def automatic_slots(values: Mapping[str, Any]) -> Fields:
    """The slots of the phrase from the fields of the ability."""
    first, *others = sentences(values["effect"].effect)
    if values["optional"]:
        first = May(first)
    if values["requirement"] is not None:
        first = If(values["requirement"], first)
    return {**values, "effect": Sentences((first, *others)) if others else first}


def continuous_fields(values: Fields) -> Fields:
    """The fields from the slots: the part of the turn and the "if" are one requirement.

    "It" is what the "if" speaks of, or the card with the ability.
    """
    during, requirement = values.pop("during", None), values.pop("requirement", None)
    subject = values.pop("subject")
    conditions = [condition for condition in (ItIs(during) if during else None, requirement) if condition is not None]
    if conditions:
        values["requirement"] = Both(*conditions) if len(conditions) == 2 else conditions[0]
    if isinstance(subject, It):
        spoken = spoken_of(requirement)
        subject = This() if spoken is None or isinstance(spoken, It) else spoken
    values["subject"] = None if isinstance(subject, This) else subject
    return values


def continuous_slots(values: Mapping[str, Any], this: FixedTarget) -> Fields:
    """The slots of the phrase, from the fields of the ability; ``this`` is what such a card calls itself."""
    said = {**values, "subject": values["subject"] or this, "during": None}
    requirement = values["requirement"]
    if isinstance(requirement, Both) and isinstance(requirement.first, ItIs):
        said["during"], said["requirement"] = requirement.first.period, requirement.second
    elif isinstance(requirement, ItIs):
        said["during"], said["requirement"] = requirement.period, None
    return said
