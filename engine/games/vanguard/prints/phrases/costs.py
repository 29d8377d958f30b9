"""Costs in print: a unit that pays is one of the player's own, which print does not say each time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.prints.phrases.others import another
from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.descriptions import CardNoun, FieldNoun, RearGuard, Unit
from engine.games.vanguard.vocabulary.groups import ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.openly import Openly
from engine.kernel.abilities import Node
from engine.language.abilities import Fields
from engine.language.card_actions import Rest, Reveal
from engine.language.cards import Chosen, It, This
from engine.language.costs import ActionCost
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.hand_and_deck import PutOnDeck, ShuffleInto
from engine.language.instructions import CardAction, TargetedCardAction
from engine.language.numbers import ONE, AnyNumber, Count
from engine.language.phrases import Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases


@dataclass(frozen=True, slots=True)
class OwnUnits(Node):
    """ "A rear-guard": one of the player's own. No target itself; the cost makes one."""

    count: Count
    description: Description

    @property
    def chosen(self) -> Chosen:
        """The units that pay."""
        noun = self.description.noun
        if not isinstance(noun, FieldNoun) or not noun.only:
            raise Contradiction("it does not say where the cards are that pay")
        return Chosen(self.count, UnitsOf(YOURS, self.description))


def _another(values: Fields) -> Fields:
    said: Description = values["description"]
    return {"count": ONE, "description": another(said)}


def _paid(act: Callable[[Chosen], CardAction], values: Fields) -> Fields:
    return {"action": act(values["own"].chosen)}


_PUT: Final[tuple[tuple[str, Callable[[Chosen], CardAction]], ...]] = (
    ("retire {own}", moving.Retire),
    ("rest {own}", Rest),
    ("bind {own}", partial(moving.Bind, face_down=False)),
    ("bind {own} face up", partial(moving.Bind, face_down=False)),
    ("bind {own} face down", partial(moving.Bind, face_down=True)),
    *(
        (f"put {{own}} into {whose} soul", partial(moving.PutInto, owner=YOURS, zone=zones.SOUL.name))
        for whose in ("your", "the")
    ),
    ("return {own} to your hand", partial(moving.PutInto, owner=YOURS, zone=zones.HAND.name)),
    ("put {own} on the top of your deck", partial(PutOnDeck, end="top", owner=YOURS)),
    ("put {own} on the bottom of your deck", partial(PutOnDeck, end="bottom", owner=YOURS)),
)

_OPEN: Final = ("choose {chosen}, reveal it/them, and {action}", "reveal {chosen}, and {action}")


def _openly(values: Fields) -> Fields:
    """ "Choose a card, reveal it, and put it on the top of your deck": everybody sees which it is."""
    action = values["action"]
    if isinstance(action, Reveal) or not isinstance(getattr(action, "target", None), It):
        raise Contradiction("what is chosen for a cost pays for it")
    return {"action": Openly(replace(action, target=values["chosen"]))}


def _returned(values: Fields) -> Fields:
    """ "Return it to your deck": among the other cards, which nobody knows the order of."""
    return {"action": ShuffleInto(values["chosen"], YOURS)}


def _retired(values: Fields) -> Fields:
    """ "Retire a grade 0": a rear-guard, which no vanguard is."""
    said: Description = values["description"]
    if not isinstance(said.noun, Unit | CardNoun) or not said.qualities:
        raise Contradiction("")  # no reading of others, and no reason why the line is declined
    paying = OwnUnits(values.get("count", ONE), Description(RearGuard(), said.qualities, said.traits))
    return {"action": moving.Retire(paying.chosen)}


COSTS: Final[Phrases] = {
    OwnUnits: (
        Phrase("a {description-}", {"count": ONE}),
        Phrase("another {description-}", {"description": Description}, _another),
        Phrase("{count} {description}"),
        Phrase("any_number of {description+}", {"count": AnyNumber()}),
    ),
    ActionCost: (
        *(Phrase(template, {"own": OwnUnits}, partial(_paid, act)) for template, act in _PUT),
        *(Phrase(template, {"chosen": Chosen, "action": TargetedCardAction}, _openly) for template in _OPEN),
        *(
            Phrase(f"choose {{chosen}}, {joint}return it/them to your deck", {"chosen": Chosen}, _returned)
            for joint in ("and ", "")
        ),
        Phrase("return {chosen} to your deck", {"chosen": Chosen | ThisUnit | This}, _returned),
        Phrase("retire a {description-}", {"description": Description}, _retired),
        Phrase("retire {count} {description+}", {"count": Count, "description": Description}, _retired),
    ),
}
"""The phrases of costs that units pay."""
