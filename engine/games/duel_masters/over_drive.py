"""112.2d, 603.2. Over drive: more mana may be paid for a creature when it is summoned, for an ability that it gets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.duel_masters import field
from engine.games.duel_masters.characteristics import CIVILIZATIONS
from engine.games.duel_masters.keyword_conditions import DRIVEN, OverDrive
from engine.kernel import verbs
from engine.kernel.asking import choose_cards, may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref


def offer(match: Match, player: int, card: Card) -> Procedure[None]:
    """112.2d. Let the player pay for over drive: an additional cost, also of what is summoned for nothing."""
    for drive in _drives_of(match.state.definition[card]):
        wanted = drive.wanted
        if not _enough(match, field.mana(match, player), wanted):
            continue
        prompt = Message("ask-over-drive", {"card": Ref(card), "count": len(wanted)})
        if not (yield from may(player, "112.2d", prompt, card=card)):
            continue
        tapped = yield from _choose(match, player, card, wanted)
        verbs.rest_together(match, tapped)
        DRIVEN.set(match, (*DRIVEN.of(match), card))


@lru_cache(maxsize=4096)
def _drives_of(definition: CardDefinition) -> tuple[OverDrive, ...]:
    """What may be paid for with a card, each once."""
    conditions = [ability.condition for ability in definition.abilities]
    return tuple(dict.fromkeys([each for each in conditions if isinstance(each, OverDrive)]))


def _choose(match: Match, player: int, card: Card, wanted: Sequence[str]) -> Procedure[tuple[Card, ...]]:
    """Cards of these civilisations: those of one together, and of several one after the other."""
    steps = [(wanted[0], len(wanted))] if len(set(wanted)) == 1 else [(each, 1) for each in wanted]
    tapped: tuple[Card, ...] = ()
    for civilization, count in steps:
        left = [each for each in field.mana(match, player) if each not in tapped]
        later = wanted[len(tapped) + 1 :] if count == 1 else ()
        found = [
            each
            for each in left
            if _pays(match, each, civilization) and _enough(match, [other for other in left if other != each], later)
        ]
        prompt = Message("ask-over-drive-mana", {"card": Ref(card), "count": count})
        tapped += yield from choose_cards(player, "112.2d", prompt, found, count, count, card=card)
    return tapped


def forget(match: Match, card: Card) -> None:
    """110.5, 400.6. A card that is not in the battle zone is another one when it comes again."""
    if card in DRIVEN.of(match):
        DRIVEN.set(match, tuple([each for each in DRIVEN.of(match) if each != card]))


def _enough(match: Match, mana: Sequence[Card], wanted: Sequence[str]) -> bool:
    """Whether there is a card of its own for each of these civilisations."""
    if not wanted:
        return True
    first, *others = wanted
    return any(
        _pays(match, card, first) and _enough(match, [each for each in mana if each != card], others) for card in mana
    )


def _pays(match: Match, card: Card, civilization: str) -> bool:
    state = match.state
    return not state.rested[card] and not state.face_down[card] and civilization in match.values(card)[CIVILIZATIONS]
