"""112.3, 112.3a. What shield triggers and guard strikes do that were declared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters import castles, field, gears, trigger_bonus, using
from engine.games.duel_masters.battle_state import DeclaredTrigger
from engine.games.duel_masters.choosable import choosable
from engine.games.duel_masters.keyword_abilities import ByRule
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import choose_cards
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.cards import tell_chosen
from engine.language.changes import Cannot
from engine.language.instructions import Clause, Resolution
from engine.language.phrases import phrase

SHIELD_TRIGGER = "shield trigger"
SHIELD_TRIGGER_CROSS = "shield trigger cross"
GUARD_STRIKE = "guard strike"


@phrase("use this card for no cost", printed_only=True)
@dataclass(frozen=True, slots=True)
class UseForNothing(Clause):
    """112.3a. The card is used without paying for it, if it still lies where it came to."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Use it; it must be used once that was declared."""
        card, event = context.source, context.event
        assert event is not None
        keyword, declared = event.kind, event.detail
        if isinstance(declared, DeclaredTrigger):
            ways = [way for way in declared.ways if using.is_usable(match, context.player, card, way)]
        else:
            ways = using.usable_by(match, context.player, card, keyword)
        if context.this(match) is not None and ways:
            if isinstance(declared, DeclaredTrigger) and match.hears("uses shield trigger"):
                match.announce(Event("uses shield trigger", card, context.player, detail=declared.breaker))
            if keyword == SHIELD_TRIGGER:
                yield from trigger_bonus.grant(match, context.player, card)
            yield from using.use_in(match, context.player, card, ways)
            if field.has_keyword(match, card, SHIELD_TRIGGER_CROSS):
                yield from gears.cross_for_nothing(match, context.player, card)
        castles.have_used(match, card)


@phrase("one of your opponent's creatures can't attack this turn", printed_only=True)
@dataclass(frozen=True, slots=True)
class GuardStrike(Clause):
    """112.3. A creature of the opponent cannot attack this turn."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose it."""
        found = choosable(match, context, field.creatures(match, 1 - context.player))
        prompt = Message("ask-choose", {"card": Ref(context.source), "least": 1, "most": 1})
        chosen = yield from choose_cards(context.player, "509.5b", prompt, found, 1, 1, card=context.source)
        tell_chosen(match, context.player, chosen)
        changes, turn = (Cannot(("attack",)),), match.state.turn
        made = EffectInForce(0, context.player, context.source, context.stamp, "turn", changes, chosen, turn=turn)
        if chosen:
            verbs.put_in_force(match, made)


EFFECTS: Final[Mapping[str, ByRule]] = {
    SHIELD_TRIGGER: ByRule(effect=Resolution(UseForNothing())),
    GUARD_STRIKE: ByRule(effect=Resolution(GuardStrike())),
}
"""By keyword."""
