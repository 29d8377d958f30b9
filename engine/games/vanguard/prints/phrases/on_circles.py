"""Which units print means by the circle on which they are: "a card with these words in its card name on your VC"."""

from __future__ import annotations

from engine.games.vanguard.vocabulary.descriptions import CardNoun, FieldNoun, Unit, VanguardNoun
from engine.games.vanguard.vocabulary.g_units import OnVanguardCircle
from engine.language.descriptions import Description, Named
from engine.language.errors import Contradiction


def on_circle(noun: FieldNoun, said: Description) -> Description:
    """The units on a circle that are like this; ``noun`` is the word for units there.

    10.27.3: the cards on a vanguard circle are the vanguards and the hearts, the units there the vanguards alone. A
    name by itself is a unit's.
    """
    if said.noun == noun:
        return said
    if not isinstance(said.noun, Unit | CardNoun):
        twice = isinstance(said.noun, FieldNoun) and said.noun.only
        raise Contradiction("it says twice where the unit is" if twice else "no word says both what this is and where")
    with_hearts = (
        noun == VanguardNoun()
        and isinstance(said.noun, CardNoun)
        and not any(isinstance(trait, Named) for trait in said.traits)
    )
    return Description(OnVanguardCircle() if with_hearts else noun, said.qualities, said.traits)
