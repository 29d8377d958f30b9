"""Cards other than which one: the card with the ability, or one that the text has spoken of.

Choose one of your members, and all of your members other than it get power +1000 until end of turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.kernel.abilities import Ability, Context, Node, Trigger
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.cards import Chosen, It, This
from engine.language.descriptions import Other, Trait
from engine.language.errors import Contradiction
from engine.language.groups import Anyones, InPlay
from engine.language.instructions import sentences
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS


@phrase("other_than {one}")
@dataclass(frozen=True, slots=True)
class OtherThan(Trait):
    """None of certain cards: the one with the ability, or those of which the text has just spoken."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = NOTHING
    one: This | It

    def aspects(self) -> frozenset[str]:
        """What these cards are."""
        return self.one.aspects()

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is another card."""
        return card not in self.one.cards(match, context)


def clear_about_others(
    read: Callable[[Fields], Fields], *, than_the_triggers: bool = True
) -> Callable[[Fields], Fields]:
    """What reads an ability, and refuses one that does not say than which card others are meant.

    ``than_the_triggers``: whether others than the card of which the trigger speaks could be meant, too. Print of some
    games says "When your leader attacks, choose one of your other creatures" of others than the card itself.
    """

    def checked(values: Fields) -> Fields:
        trigger = values.get("trigger") if than_the_triggers else None
        refuse_unclear_others(trigger, sentences(values["effect"]))
        return read(values)

    return checked


def refuse_unclear_others(trigger: Trigger | None, said: Iterable[Node]) -> None:
    """Raise `Contradiction` for "your other members" where others than another card may be meant.

    "Choose one of your members, and all of your other members get ...": all but this one, or all but the one chosen?
    """
    spoken = [] if trigger is None else [node for node in trigger.walk() if isinstance(node, _SPOKEN)]
    for sentence in said:
        for node in _of_its_own(sentence):
            if isinstance(node, Chosen) and isinstance(node.among, _SPOKEN):
                _check(node.among, spoken)
                spoken.append(node.among)
            elif isinstance(node, _SPOKEN):
                _check(node, [each for each in spoken if each is not node])


_SPOKEN: Final = (InPlay, Anyones)


def _of_its_own(node: Node) -> Iterator[Node]:
    """A part of a text and the parts inside it, without the abilities that it quotes."""
    yield node
    for child in node.children():
        if not isinstance(child, Ability):
            yield from _of_its_own(child)


def _check(group: InPlay | Anyones, spoken: Iterable[InPlay | Anyones]) -> None:
    """Whether it is clear which others a group is of."""
    if Other() not in group.description.qualities:
        return
    if getattr(group, "owner", None) == OPPONENTS or any(_may_be_among(each, group) for each in spoken):
        raise Contradiction(_WHICH)


def _may_be_among(spoken: InPlay | Anyones, others: InPlay | Anyones) -> bool:
    """Whether a card that was spoken of could be one of those others, but for being "other" than it."""
    if Other() in spoken.description.qualities:
        return False
    owners = {getattr(spoken, "owner", ""), getattr(others, "owner", "")}
    kinds = set(spoken.description.noun.kinds), set(others.description.noun.kinds)
    return owners != {YOURS, OPPONENTS} and not kinds[0].isdisjoint(kinds[1])


_WHICH: Final = (
    'it does not say than which other card: say "other than it" behind the cards for all but the one that was spoken of'
    ' last, or "other than this ..." for all but the card with the ability'
)
