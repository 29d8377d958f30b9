"""8. The battle as texts speak of it: who attacks, defends, intercepts, wins and loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic.battle_state import ATTACKER, ATTACKS, BATTLE, DEFENDER, battle, fighters
from engine.games.luck_and_logic.zones import CIRCLE
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.battles import ORDINALS, HasRole, InRole, WhichBattle, WithRole
from engine.language.descriptions import Description
from engine.language.phrases import WordList, phrase
from engine.language.triggers import HappensTo, is_like, is_who, others_meant

IN_BATTLE: Final = "in battle"
INTERCEPTOR: Final = "intercepting"


def having_role(match: Match, role: str) -> list[Card]:
    """The cards that have this role in the battle in progress, if there is one."""
    current = battle(match)
    if current is None:
        return []
    if role == IN_BATTLE:
        return fighters(match)
    if role == INTERCEPTOR:
        return list(current.interceptors)
    card = current.attacker if role == ATTACKER else current.defender
    return [] if card is None else [card]


@phrase("the attacking member", role=ATTACKER)
@phrase("the defending member", role=DEFENDER)
@dataclass(frozen=True, slots=True)
class InBattle(WithRole):
    """8.2.9, 8.2.11.1. The attacking or the defending member."""

    @property
    def plural(self) -> bool:
        return False


@phrase("your member in battle", mine=True)
@phrase("your opponent's member in battle", mine=False)
@dataclass(frozen=True, slots=True)
class MemberInBattle(WithRole):
    """8.2.9.1, 8.2.11.1.1. A player's member in battle."""

    looks_at: ClassVar[frozenset[str]] = frozenset({BATTLE.touches, CIRCLE.name})
    role: str = IN_BATTLE
    mine: bool = True

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> list[Card]:
        """The one of the player."""
        return [card for card in fighters(match) if (match.master(card) == context.player) is self.mine]


ROLES: Final = WordList(
    "what a member does in the battle",
    {"attacking": ATTACKER, "defending": DEFENDER, "in battle": IN_BATTLE},
)


@phrase("{one} is/are {role}", role=ROLES)
@dataclass(frozen=True, slots=True)
class IsBeing(HasRole):
    """Whether a member has a role in the battle."""


@phrase("that is/are {role}", role=ROLES)
@dataclass(frozen=True, slots=True)
class Being(InRole):
    """With a role in the battle."""


@phrase("when {who-} attacks( a {other-})?", kind="attacks")
@phrase("when {who-} defends( against a {other-})?", kind="defends")
@phrase("when {who-} wins( against a {other-})?", kind="wins")
@phrase("when {who-} loses( against a {other-})?", kind="loses")
@dataclass(frozen=True, slots=True)
class Fights(HappensTo):
    """8.2.10.1, 8.2.11.4, 8.5.4. A member attacks, defends, wins the battle or loses it."""

    against: ClassVar[str] = "other"
    kind: str
    other: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member, and its opponent in the battle fits."""
        return is_who(match, context, self.who, event.card) and is_like(match, context, self.other, event.other)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this member wins against a Foreigner" the Foreigner; otherwise who attacks, defends and so on."""
        return others_meant(self.who, self.other, [] if event.other is None else [event.other])


@phrase("when {who-} attacks an empty circle")
@dataclass(frozen=True, slots=True)
class AttacksEmptyCircle(HappensTo):
    """8.2.10.1. A member attacks a circle on which nobody is."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attacks",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member, and nobody defends."""
        return event.other is None and is_who(match, context, self.who, event.card)


@phrase("it_is_the {number} battle_of_the_turn", number=ORDINALS, onwards=False)
@phrase("it_is_the {number} battle_of_the_turn or more", number=ORDINALS, onwards=True)
@dataclass(frozen=True, slots=True)
class BattleOfTurn(WhichBattle):
    """8.1.2, 8.1.3. Whether the battle in progress is a certain one of the turn, or comes at least so late."""

    looks_at: ClassVar[frozenset[str]] = frozenset({BATTLE.touches})  # which begins whenever another one is counted

    def fought(self, match: Match) -> int | None:
        """Those that have begun, also where nobody could attack any more."""
        return None if battle(match) is None else ATTACKS.of(match)
