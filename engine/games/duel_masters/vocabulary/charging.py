"""403, 405.1. Cards that a text puts into the battle zone or into mana zones tapped."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass

from engine.games.duel_masters import actions, field, gods, zones
from engine.games.duel_masters.vocabulary.card_actions import PutIntoBattleZone, PutIntoMana
from engine.games.duel_masters.vocabulary.shield_zone import cards_meant
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.aspects import ORIENTATION
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.language.phrases import phrase
from engine.language.places import OWNERS


@phrase("put {target} into {owner} mana zone tapped", owner=OWNERS)
@phrase("put {target} into its/their owner's mana zone tapped")
@dataclass(frozen=True, slots=True)
class PutIntoManaTapped(PutIntoMana):
    """405.1. Put cards into their owners' mana zones, where they come tapped: they have never lain there untapped.

    109.2c. So do all cards of a creature, and 802.2. those that go instead of it; an aura is untouched (310.8a).
    """

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        lay = {each: match.state.zone[each] for card in cards for each in (card, *field.all_below(match, card))}
        with at_once(match):
            came = yield from PutIntoMana.apply(self, match, context, cards)
            for card in dict.fromkeys((*came, *lay)):
                zone = match.state.zone[card]
                if zone.kind is zones.MANA and zone is not lay.get(card):
                    match.state.rested[card] = True
                    match.changed(ORIENTATION)
        return came


@phrase("put {target} into {owner} mana zone facing_down", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class PutIntoManaFaceDown(PutIntoMana):
    """405.1. Put cards face down into their owners' mana zones, where they are cards of no civilisation.

    109.2c. So do all cards of a creature come; an aura comes as the zone has it (310.8a).
    """

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        meant = cards_meant(match, context, self.target, cards)
        along = [each for card in meant for each in field.all_below(match, card) if each not in meant]
        with at_once(match) if along else nullcontext():
            came = yield from actions.put_into_mana(match, meant, face_down=True)
            for card in along:
                if match.state.zone[card].kind is zones.MANA and verbs.turn_face(match, card, down=True):
                    match.state.rested[card] = False  # 405.1: only what lies face up comes tapped by its civilisations
                    match.changed(ORIENTATION)
        return came


@phrase("put {target} into the battle zone tapped")
@dataclass(frozen=True, slots=True)
class PutIntoBattleZoneTapped(PutIntoBattleZone):
    """403. Put cards into the battle zone, where they come tapped: they have never lain there untapped."""

    def after_put(self, match: Match, context: Context, came: tuple[Card, ...]) -> None:
        PutIntoBattleZone.after_put(self, match, context, came)
        for card in gods.as_creatures(match, came):
            if field.can_tap(match, card):
                for part in (card, *field.linked(match, card)):  # 803.3a
                    match.state.rested[part] = True
                match.changed(ORIENTATION)
