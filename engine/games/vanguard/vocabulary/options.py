"""8.5.4. Effects with options: a player chooses what is done when the effect resolves.

When this unit is placed on RC, choose one of these: (Counter Charge 1) or (Soul Charge 1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.kernel.abilities import Ability, Node
from engine.language.abilities import EFFECT, effect_slots
from engine.language.instructions import Instruction, Resolution
from engine.language.options import DoesOneOf, Spoken
from engine.language.phrases import Phrase, Several, phrase
from engine.language.places import OPPONENTS, YOURS

_OPTIONS: Final = Several(Instruction, ") or (")


@phrase("choose one_of_these: ({options})", player=YOURS, options=_OPTIONS)
@phrase("your opponent chooses one_of_these: ({options})", player=OPPONENTS, options=_OPTIONS)
@dataclass(frozen=True, slots=True)
class ChooseOption(DoesOneOf):
    """8.5.4. One of several things is done; the player chooses which, even one that does nothing."""

    rule: ClassVar[str] = "8.5.4"

    def told(self, effect: Resolution) -> Ability:
        return Spoken(effect=effect)


PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Spoken: (Phrase("{effect}", {"effect": EFFECT}, None, effect_slots, printed_only=True),),
}
