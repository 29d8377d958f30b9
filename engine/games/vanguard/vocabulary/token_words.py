"""Words for tokens: effects that call them, and what is said of them.

Call up to two Plant tokens to RC
All of your Plant tokens get power +5000
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import tokens, zones
from engine.games.vanguard.vocabulary.descriptions import CircleNoun
from engine.games.vanguard.vocabulary.moving import REAR_OPENINGS
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone, ZoneKind
from engine.language.cards import DID, IT, note_done
from engine.language.instructions import Clause
from engine.language.numbers import ONE, Count
from engine.language.phrases import WordList, phrase

TOKENS: Final = WordList("a token", {"Plant": tokens.PLANT, "Evil Decoy": tokens.EVIL_DECOY, "Vision": tokens.VISION})


@phrase("{number} token/tokens", number=TOKENS)
@phrase("token/tokens", number="")
@dataclass(frozen=True, slots=True)
class Token(CircleNoun):
    """A unit that an effect has called out of nothing: one of a certain name, or any."""

    only: ClassVar[str] = "tokens are on circles"
    kinds: ClassVar[tuple[ZoneKind, ...]] = zones.UNITS
    looks_at: ClassVar[frozenset[str]] = NOTHING
    number: str = ""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is such a token."""
        return tokens.is_token(match, card, self.number)


@phrase("call a {number} token to {where} rested", number=TOKENS, where=REAR_OPENINGS, count=ONE, rested=True)
@phrase("call a {number} token to {where}", number=TOKENS, where=REAR_OPENINGS, count=ONE)
@phrase("call {count} {number} token/tokens to {where} rested", number=TOKENS, where=REAR_OPENINGS, rested=True)
@phrase("call {count} {number} token/tokens to {where}", number=TOKENS, where=REAR_OPENINGS)
@dataclass(frozen=True, slots=True)
class CallTokens(Clause):
    """10.7.1.3. Call tokens, each to another circle that the player chooses."""

    introduces: ClassVar[bool] = True
    count: Count
    number: str
    where: str
    rested: bool = False

    @property
    def plural(self) -> bool:
        """Whether several are meant."""
        return self.count.plural

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is a circle for one."""
        return bool(self._circles(match, context))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask for a circle for each, or whether there shall be no more, and call them together."""
        least, most = self.count.bounds(match, context)
        free, chosen = self._circles(match, context), list[Zone]()
        while free and len(chosen) < most:
            options = [Option("circle", None, circle) for circle in free]
            if len(chosen) >= least:
                options.insert(0, PASS)
            picked = options[0]
            if len(options) > 1:
                prompt = Message("ask-circle-for-token", {"card": Ref(context.source)})
                picked = yield from ask(context.player, "10.7.1.1.1", prompt, options, card=context.source)
            if picked.zone is None:
                break
            free.remove(picked.zone)
            chosen.append(picked.zone)
        called = tokens.call(match, context.player, self.number, chosen, rested=self.rested)
        context.bound[IT] = context.bound[DID] = tuple(called)
        note_done(context, "call", called)

    def _circles(self, match: Match, context: Context) -> list[Zone]:
        circles = tokens.room(match, context.player, only_open=self.where == "open")
        if self.where != "column":
            return circles
        own = context.own_zone(match)
        return [circle for circle in circles if own is not None and zones.same_column(own, circle)]
