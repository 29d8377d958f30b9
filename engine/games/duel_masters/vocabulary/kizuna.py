"""603.3a. Kizuna and kizuna plus: abilities after an icon, which other abilities use.

Kizuna: Draw a card.
Kizuna plus: Put the top card of your deck into your mana zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.games.duel_masters import actions, field, zones
from engine.games.duel_masters.god_links import others_of
from engine.games.duel_masters.keyword_abilities import ByRule
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.triggers import Fights, IsPut
from engine.kernel.abilities import Automatic, Context, Effect, Node
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.standing_by import StandingBy
from engine.language.abilities import EFFECT, Fields, effect_fields, effect_slots
from engine.language.instructions import Clause, Resolution
from engine.language.options import options_of
from engine.language.phrases import Phrase, phrase

KIZUNA: Final = "kizuna"


@dataclass(frozen=True, slots=True)
class Kizuna(Automatic):
    """When the creature is put into the battle zone, the player may use the kizuna ability of one of theirs."""


@dataclass(frozen=True, slots=True)
class KizunaPlus(Automatic):
    """When the creature attacks, a card under it may be given for its own kizuna ability and that of another."""


@phrase("use one of your kizuna abilities", printed_only=True)
@dataclass(frozen=True, slots=True)
class UseKizuna(Clause):
    """603.3a. What is used stands by, with all that is written after the icon, whatever becomes of the creature."""

    icon: Effect  #: what is written after the icon

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose whose ability is used; it may be that of this creature."""
        chosen = yield from _choose(match, context, [card for card, _ in _icons(match, context)])
        _let_stand_by(match, context, chosen)


@phrase("put a card under this creature into your graveyard to use two kizuna abilities", printed_only=True)
@dataclass(frozen=True, slots=True)
class UseKizunaPlus(Clause):
    """603.3a. Both abilities are chosen as the card is put into the graveyard."""

    icon: Effect  #: what is written after the icon

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask for a card that lies under the creature, and for the other creature."""
        this = context.this(match)
        if this is None or not match.state.zone[this].kind.field:
            return
        prompt = Message("ask-kizuna-card", {"card": Ref(this)})
        under = field.under_all(match, match.lead(this))
        given = yield from choose_cards(context.player, "603.3a", prompt, under, 0, 1, verb="bury", card=this)
        if not given:
            return
        lead = match.lead(this)
        others = [card for card, _ in _icons(match, context) if match.lead(card) != lead]
        own = [(this, self.icon)]
        chosen = yield from _choose(match, context, others, least=1)
        yield from actions.leave(match, given, zones.GRAVEYARD)
        _let_stand_by(match, context, [*own, *chosen])


def _choose(
    match: Match, context: Context, creatures: list[Card], least: int = 0
) -> Procedure[list[tuple[Card, Effect]]]:
    prompt, there = Message("ask-kizuna", {"card": Ref(context.source)}), list(dict.fromkeys(creatures))
    chosen = yield from choose_cards(context.player, "603.3a", prompt, there, least, 1, verb="use", card=context.source)
    found: list[tuple[Card, Effect]] = []
    for card in chosen:
        icons = [icon for each, icon in _icons(match, context) if each == card]
        found.append((card, (yield from _one_of(context, card, icons))))
    return found


def _one_of(context: Context, card: Card, icons: list[Effect]) -> Procedure[Effect]:
    """Which of a card's abilities is used; nearly every card has one."""
    if len(icons) == 1:
        return icons[0]
    said = options_of(icons)
    chosen = yield from ask(
        context.player, "603.3a", Message("ask-option", {"card": Ref(card)}), tuple(said), card=card
    )
    return said[chosen]


def _icons(match: Match, context: Context) -> Iterator[tuple[Card, Effect]]:
    """The cards of the player's creatures that have such abilities, each with what is written after an icon.

    803.1b. Of linked gods each may have one.
    """
    for creature in field.creatures(match, context.player):
        for card in (creature, *others_of(match, creature)):
            for each in match.abilities(card):
                if isinstance(each.ability, Kizuna | KizunaPlus):
                    yield card, _icon_of(each.ability)


def _icon_of(ability: Kizuna | KizunaPlus) -> Effect:
    assert isinstance(ability.effect, Resolution)
    assert isinstance(ability.effect.effect, UseKizuna | UseKizunaPlus)
    return ability.effect.effect.icon


def _let_stand_by(match: Match, context: Context, icons: list[tuple[Card, Effect]]) -> None:
    match.stand_by(
        [
            StandingBy(
                ByRule(effect=icon), card, context.player, match.state.entered[card], Event(KIZUNA, card),
                KIZUNA, KIZUNA, timed=True,
            )
            for card, icon in icons
        ]
    )  # fmt: skip


def _fields(values: Fields) -> Fields:
    icon = effect_fields(values)["effect"]
    effect = Resolution(UseKizuna(icon))
    return {"zones": IN_BATTLE_ZONE, "trigger": IsPut(ThisCreature()), "effect": effect}


def _plus_fields(values: Fields) -> Fields:
    icon = effect_fields(values)["effect"]
    effect = Resolution(UseKizunaPlus(icon))
    return {"zones": IN_BATTLE_ZONE, "trigger": Fights(ThisCreature(), "attack"), "effect": effect}


def _slots(values: Mapping[str, Any]) -> Fields:
    return effect_slots({**values, "effect": values["effect"].effect.icon})


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Kizuna: (Phrase("kizuna: {effect}", {"effect": EFFECT}, _fields, _slots),),
    KizunaPlus: (Phrase("kizuna plus: {effect}", {"effect": EFFECT}, _plus_fields, _slots),),
}
"""The phrases of these abilities."""
