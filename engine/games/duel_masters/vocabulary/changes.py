"""110.4, 608. Changes that only Duel Masters knows, and the words for the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import seals
from engine.games.duel_masters.actions import CHARGE_MANA, LEAVE
from engine.games.duel_masters.attacking import ALL_ATTACKS, IN_SPITE, PLAYERS_IN_SPITE, RAID, UNTAPPED_TARGET
from engine.games.duel_masters.battle import WINS_BATTLES
from engine.games.duel_masters.blocking import HAVE_ATTACK_CHANGED
from engine.games.duel_masters.breaking import CHOOSE_BROKEN, SILENTLY
from engine.games.duel_masters.characteristics import MAY, MUST, RACES
from engine.games.duel_masters.field import BE_DESTROYED, BE_DESTROYED_BY_EFFECTS, BE_TAPPED_BY_OTHERS
from engine.games.duel_masters.gears import FREE
from engine.games.duel_masters.losing import LOSE
from engine.games.duel_masters.piles import ANY_RACE
from engine.games.duel_masters.turn import UNTAP
from engine.games.duel_masters.using import CAST, FROM_MANA, SUMMON
from engine.games.duel_masters.vocabulary import races
from engine.kernel.cards import Characteristic
from engine.language.changes import IsAlso
from engine.language.phrases import Several, WordList, phrase

STATISTICS: Final = WordList("a characteristic", {"power": "power"})

ACTS: Final = WordList(
    "something creatures or players do",
    {
        "attack": "attack",
        "attack players": "attack players",
        "attack creatures": "attack creatures",
        "be attacked": "be attacked",
        "block": "block",
        "be blocked": "be blocked",
        "have_its_attack_changed": HAVE_ATTACK_CHANGED,
        BE_DESTROYED: BE_DESTROYED,
        "be destroyed by_effects": BE_DESTROYED_BY_EFFECTS,
        "leave the battle zone": LEAVE,
        "be sealed": seals.BE_SEALED,
        "untap at the start of a turn": UNTAP,
        BE_TAPPED_BY_OTHERS: BE_TAPPED_BY_OTHERS,
        "have seals removed": seals.LOSE_SEALS,
        "remove seals from creatures": seals.REMOVE_SEALS,
        "cast spells": CAST,
        "summon creatures": SUMMON,
        CHARGE_MANA: CHARGE_MANA,
    },
)
"""What "can't" can forbid; the values are what the rules look for."""

ACTS_OF_PLAYERS: Final = frozenset({CAST, SUMMON, seals.REMOVE_SEALS})
"""Those among them that players do, and no creatures."""

ACTS_WITH_CARDS: Final = ALL_ATTACKS | {"attack", "block", CHARGE_MANA}
"""Those that players do with their creatures or cards: a player who cannot do one can do it with none of them."""

SEVERAL_ACTS: Final = Several(ACTS, " or ")

PERMISSIONS: Final = WordList(
    "something creatures may do",
    {
        "attack untapped creatures": "attack untapped creatures",
        "attack players at once": RAID,
        "be crossed for no cost": FREE,
        "be attacked while_untapped": UNTAPPED_TARGET,
        "attack in_spite_of_effects": IN_SPITE,
        "attack players in_spite_of_effects": PLAYERS_IN_SPITE,
        "be evolved_into any race": ANY_RACE,
    },
)
"""What "can" allows against a rule."""

PLAYER_PERMISSIONS: Final = WordList(
    "something players may do",
    {"summon creatures from your mana zone": FROM_MANA, "choose the shields that are broken": CHOOSE_BROKEN},
)
"""What "you can" allows."""

PLAYER_ACTS: Final = WordList("something players do", {"use shield triggers": "shield trigger", "lose the game": LOSE})
"""What "players can't" forbids."""


@phrase("can {act}", act=PERMISSIONS)
@dataclass(frozen=True, slots=True)
class Can(IsAlso):
    """101.2. Something that it can do although a rule forbids it."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = MAY
    act: str

    @property
    def more(self) -> Iterable[str]:
        return (self.act,)


@phrase("wins/win all battles")
@dataclass(frozen=True, slots=True)
class WinsBattles(IsAlso):
    """115.3c, 700.5. It wins battles whatever the power of the other creature is."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = MAY

    @property
    def more(self) -> Iterable[str]:
        return (WINS_BATTLES,)


@phrase("breaks/break shields without_their_shield_triggers")
@dataclass(frozen=True, slots=True)
class BreaksSilently(IsAlso):
    """101.2, 112.3a. The shield triggers of the shields that it breaks cannot be used."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = MAY

    @property
    def more(self) -> Iterable[str]:
        return (SILENTLY,)


@phrase("attacks/attack each turn if able", act="attack")
@phrase("blocks/block if able", act="block")
@phrase("attacks/attack creatures rather_than_players", act="attack creatures")
@dataclass(frozen=True, slots=True)
class Must(IsAlso):
    """506.1b, 507.1b. Something that it has to do if it can."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = MUST
    act: str

    @property
    def more(self) -> Iterable[str]:
        return (self.act,)


@phrase("has/have the {race} race", race=races.RACES)
@dataclass(frozen=True, slots=True)
class IsAlsoOfRace(IsAlso):
    """203. A race more."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = RACES
    race: str

    @property
    def more(self) -> Iterable[str]:
        return (self.race,)
