"""113.2, 113.2a. Shields of several cards, and rearranging shields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.duel_masters import actions, field, zones
from engine.games.duel_masters.ex_life import OWN_SHIELDS
from engine.games.duel_masters.keyword_conditions import RELIED_ON
from engine.games.duel_masters.shields import CHOSEN, places_for
from engine.games.duel_masters.vocabulary.card_actions import Moves
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Move
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.zones import ZoneKind
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("shuffle your shields")
@dataclass(frozen=True, slots=True)
class ShuffleShields(Clause):
    """113.2a. The cards of the shields are dealt out again; each shield has as many as it had.

    A shield is its place: castles fortify the shields that they fortified. What lies face up goes on to do so.
    """

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is any."""
        return bool(field.shields(match, context.player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Deal them out, all at once."""
        yield from ()
        places = [zone for zone in field.shields(match, context.player) for _ in match.cards(zone)]
        cards = [card for zone in field.shields(match, context.player) for card in match.cards(zone)]
        by_place: tuple[Remembered[Any], ...] = (CHOSEN, OWN_SHIELDS, RELIED_ON)
        before = [each.of(match) for each in by_place]
        with at_once(match):
            for card, zone in zip(verbs.at_random(match, cards, len(cards)), places, strict=True):
                verbs.place(match, card, zone, verbs.Arrival(face_down=match.state.face_down[card]))
        for each, said in zip(by_place, before, strict=True):  # none of them was empty for any rule
            each.set(match, said)
        match.tell("shuffles-shields", player=Seat(context.player))


@phrase("put {target} under a shield_of_yours face down")
@dataclass(frozen=True, slots=True)
class PutUnderShield(Moves):
    """113.2. Put cards under one of the player's shields, which stays one shield, with its castles (shield plus)."""

    multiplies: ClassVar[bool] = False  # for each thing another shield may be chosen
    verb: ClassVar[str] = "put-with-shield"
    kind: ClassVar[ZoneKind | None] = zones.SHIELD

    @property
    def deed(self) -> str:
        """It is put somewhere, as by any other effect that puts it."""
        return "put"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Whether there is a shield to put the card under."""
        return match.state.owner[card] == context.player and bool(places_for(match, context.player, (card,)))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Choose the shield, and put them there; a shield is not put under itself."""
        player = context.player
        able = [card for card in cards if self.possible(match, context, card) and actions.can_leave(match, card)]
        places = places_for(match, player, able)
        if not (places and able):
            return ()
        place = places[0]
        if len(places) > 1:
            options = [Option("rely-on", zone=zone) for zone in places]
            prompt = Message("ask-shield-plus", {"card": Ref(context.source)})
            chosen = yield from ask(player, "113.2", prompt, options, card=context.source)
            place = chosen.zone or place
        put = yield from actions.put_with_shields(match, [Move(card, place) for card in able], on_top=False)
        came = [card for card in put if match.state.zone[card] is place]
        if came:
            match.tell("puts-under-shield", player=Seat(player), count=len(came), shield=place)
        return put
