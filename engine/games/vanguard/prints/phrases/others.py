"""What "other" and "another" mean in print: other than the card with the ability, or than the one that was spoken of.

"If you have another unit with the same card name as that unit" is about units other than that one: the unit itself
always has its own name.
"""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.kernel.abilities import Node
from engine.language.abilities import Fields
from engine.language.cards import It
from engine.language.descriptions import Description, Noun, Other, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.other_than import OtherThan
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS
from engine.language.prints.dialect import Phrases


def another(said: Description) -> Description:
    """Cards like this other than the card with the ability, or than the one to which they are likened."""
    if likens_to_it(said):
        return Description(said.noun, said.qualities, (OtherThan(It()), *said.traits))
    return Description(said.noun, (Other(), *said.qualities), said.traits)


def leaves_open_which(said: Description) -> bool:
    """Whether it says "other" of cards that are likened to another one than the card with the ability."""
    return Other() in said.qualities and likens_to_it(said)


def likens_to_it(said: Description) -> bool:
    """Whether cards are to be like the one that the text has just spoken of: "with the same card name as that unit"."""
    return any(isinstance(getattr(trait, "one", None), It) for trait in said.traits)


def names_opponents_others(node: Node) -> bool:
    """Whether it speaks of other units of the opponent than the card with the ability, which they are in any case."""
    return isinstance(node, UnitsOf) and node.owner == OPPONENTS and Other() in node.description.qualities


def _opponents_others(values: Fields) -> Fields:
    """ "All of your opponent's other rear-guards": other than those that the text has just spoken of."""
    said: Description = values["description"]
    return {"owner": OPPONENTS, "description": Description(said.noun, said.qualities, (OtherThan(It()), *said.traits))}


def _other_than_it(values: Fields) -> Fields:
    """ "Other units with the same card name as that unit": other than that unit."""
    said = Description(values["noun"], values["qualities"], values["traits"])
    if not leaves_open_which(said):
        raise Contradiction("")  # other than the card with the ability, or none is spoken of
    told = another(Description(said.noun, tuple([each for each in said.qualities if each != Other()]), said.traits))
    return {"noun": told.noun, "qualities": told.qualities, "traits": told.traits}


OTHERS: Final[Phrases] = {
    UnitsOf: (Phrase("your opponent's other {description+}", {"description": Description}, _opponents_others),),
    Description: (
        Phrase(
            "{qualities} {noun} {traits}",
            {"noun": Noun, "qualities": Several(Quality, " "), "traits": Several(Trait, " ")},
            _other_than_it,
        ),
    ),
}
"""The phrases of cards other than one of which the text has spoken."""
