"""804 to 806. Psychic and dragheart cards in texts: their words, turning them over, weapons.

Awaken: At the end of your turn, if all of your creatures are tapped, flip this creature to its higher cost side.
Put a fire dragheart that costs 2 or less from your hyperspatial zone into the battle zone equipped to this creature
if it is a weapon.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from engine.games.duel_masters import actions, characteristics, faces, field, linking, zones
from engine.games.duel_masters.cells import LinksCells
from engine.games.duel_masters.characteristics import FORTRESS, WEAPON
from engine.games.duel_masters.faces import AWAKEN, BIG_BANG, DRAGSOLUTION, HIGHER, LIBERATE, LOWER
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.vocabulary.card_actions import Moves, PutIntoBattleZone
from engine.games.duel_masters.vocabulary.groups import ACrossedCreature, TheCrossedCreature
from engine.kernel.abilities import Context
from engine.kernel.asking import choose_cards
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import ZoneKind
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Noun, Quality
from engine.language.instructions import ImmediateAction, TargetedCardAction
from engine.language.phrases import Several, WordList, phrase
from engine.language.places import OWNERS
from engine.language.triggers import HappensTo, is_who
from engine.language.words import NAME

SIDES: Final = WordList(
    "a side of a card",
    {
        "higher cost side": HIGHER,
        "lower cost side": LOWER,
        "creature side": characteristics.CREATURE,
        "fortress side": FORTRESS,
        "weapon side": WEAPON,
    },
)


# ---- words before an ability


@dataclass(frozen=True, slots=True)
class TurnsOver(KeywordCondition):
    """A word that says what the ability after it is for; it demands nothing."""

    looks_at: ClassVar[frozenset[str]] = NOTHING

    def holds(self, match: Match, context: Context) -> bool:
        return True


@phrase("awaken")
@dataclass(frozen=True, slots=True)
class Awaken(TurnsOver):
    """804.1a. Turning a psychic creature over by this is awakening."""

    keyword: ClassVar[str] = AWAKEN


@phrase("release")
@dataclass(frozen=True, slots=True)
class Release(TurnsOver):
    """804.1b. A psychic creature turns back instead of leaving."""

    keyword: ClassVar[str] = "release"


@phrase("dragsolution")
@dataclass(frozen=True, slots=True)
class Dragsolution(TurnsOver):
    """806.1a. A weapon or a fortress becomes a creature."""

    keyword: ClassVar[str] = DRAGSOLUTION


@phrase("dragon evade")
@dataclass(frozen=True, slots=True)
class DragonEvade(TurnsOver):
    """806.1b. A dragheart turns back instead of leaving."""

    keyword: ClassVar[str] = "dragon evade"


@phrase("forbidden liberate")
@dataclass(frozen=True, slots=True)
class ForbiddenLiberate(TurnsOver):
    """807.1a. A forbidden impulse becomes a creature."""

    keyword: ClassVar[str] = LIBERATE


@phrase("forbidden big bang")
@dataclass(frozen=True, slots=True)
class ForbiddenBigBang(TurnsOver):
    """701.29a. A final forbidden field becomes a creature."""

    keyword: ClassVar[str] = BIG_BANG


@phrase("psychic link")
@dataclass(frozen=True, slots=True)
class PsychicLink(TurnsOver):
    """804.1c. Several psychic creatures become one super creature."""

    keyword: ClassVar[str] = "psychic link"


# ---- what cards are


@phrase("psychic", supertype="psychic")
@phrase("exile", supertype="exile")
@phrase("dream", supertype="dream")
@phrase("NEO", supertype="neo")
@phrase("D-two", supertype="D2")
@phrase("gacharange", supertype="gacharange")
@dataclass(frozen=True, slots=True)
class OfSupertype(Quality):
    """204.3. Of a supertype: "psychic creature"."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.SUPERTYPES})
    supertype: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the supertype."""
        return self.supertype in values[characteristics.SUPERTYPES]


@phrase("non-psychic", supertype="psychic")
@phrase("non-exile", supertype="exile")
@phrase("non-gacharange", supertype="gacharange")
@phrase("non-dragheart", supertype="dragheart")
@dataclass(frozen=True, slots=True)
class NotOfSupertype(OfSupertype):
    """204.3. Without a supertype."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it lacks the supertype."""
        return self.supertype not in values[characteristics.SUPERTYPES]


@phrase("dragheart/draghearts")
@dataclass(frozen=True, slots=True)
class DragheartNoun(Noun):
    """806. A dragheart: weapon, fortress or creature."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.SUPERTYPES})
    asks: ClassVar[bool] = True
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.BATTLE,)

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one."""
        return "dragheart" in values[characteristics.SUPERTYPES]


@phrase("the equipped creature")
@dataclass(frozen=True, slots=True)
class TheEquippedCreature(TheCrossedCreature):
    """305.2. The creature that is equipped with the weapon."""


@phrase("the equipped creature")
@dataclass(frozen=True, slots=True)
class AnEquippedCreature(ACrossedCreature):
    """305.2. The creature that is equipped with the weapon, as the one to which something happens."""


# ---- what is done


@phrase("flip {target} to its/their {side}", side=SIDES, way=AWAKEN, printed_only=True)
@phrase("flip {target} to its/their {side}", side=SIDES, way=DRAGSOLUTION, printed_only=True)
@phrase("flip {target} to its/their {side}", side=SIDES, way="")
@dataclass(frozen=True, slots=True)
class Flip(ImmediateAction, TargetedCardAction):
    """701.20a, 701.22a. Let another side of cards be up; nothing happens to a card that has no such side."""

    verb: ClassVar[str] = "flip"
    side: str
    way: str = ""  #: by what it is done where that is done later: awakening, dragsolution

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What lies in the battle zone with another side up."""
        return match.state.zone[card].kind is zones.BATTLE and faces.side_of(match, card, self.side) is not None

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        turned = []
        for card in cards:
            side = faces.side_of(match, card, self.side)
            if side is not None:
                faces.turn_over(match, card, side, self.way or _way(context))
                turned.append(card)
        return tuple(turned)

    def postponed(self, context: Context) -> Flip:
        """What is done after the attack is still the dragsolution that said so."""
        return replace(self, way=_way(context))


def _way(context: Context) -> str:
    """804.6a. Whether what turns a card over is awakening, dragsolution or liberation, or something else ("")."""
    condition = context.ability.condition if context.ability is not None else None
    return (
        condition.keyword if isinstance(condition, (Awaken, Dragsolution, ForbiddenLiberate, ForbiddenBigBang)) else ""
    )


@phrase("put {target} into the battle zone equipped to {bearer} if it is a weapon")
@dataclass(frozen=True, slots=True)
class PutEquipped(PutIntoBattleZone):
    """305.1, 305.2. Put draghearts into the battle zone; a creature is equipped with those that are weapons."""

    bearer: FixedTarget

    def after_put(self, match: Match, context: Context, came: tuple[Card, ...]) -> None:
        PutIntoBattleZone.after_put(self, match, context, came)
        for card in came:
            bearers = [each for each in self.bearer.cards(match, context) if field.is_creature(match, each)]
            if bearers and faces.is_lone_weapon(match, card):
                faces.equip(match, card, bearers[0])


@phrase("return {target} to {owner} hyperspatial zone", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ReturnHome(Moves):
    """407. Put cards into their owners' hyperspatial zones."""

    verb: ClassVar[str] = "return-home"
    kind: ClassVar[ZoneKind | None] = zones.HYPERSPATIAL
    owner: str

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not there already."""
        return match.state.zone[card].kind is not zones.HYPERSPATIAL

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.leave(match, cards, zones.HYPERSPATIAL))


@phrase("you have {names} in the battle zone", names=Several(NAME, " and "))
@dataclass(frozen=True, slots=True)
class HaveNamed(PlainCondition):
    """804.1c. Whether the player has a creature of each of these names in the battle zone."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.BATTLE.name})
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    names: tuple[str, ...]

    def holds(self, match: Match, context: Context) -> bool:
        return all(_named(match, context, name) for name in self.names)


@phrase("link {names} to this creature", names=Several(NAME, " and "))
@dataclass(frozen=True, slots=True)
class Link(LinksCells):
    """701.18, 804.1c. Link creatures of these names to this one, and turn all of them over."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose one of each name, and link them."""
        this = context.this(match)
        others: list[Card] = []
        for name in self.names:
            found = [each for each in _named(match, context, name) if each != this and each not in others]
            prompt = Message("ask-link", {"card": Ref(context.source)})
            others += yield from choose_cards(
                context.player, "804.1c", prompt, found, 1, 1, verb="link", card=context.source
            )
        if this is not None and len(others) == len(self.names) and linking.can_link(match, this):
            linking.link(match, this, others)


def _named(match: Match, context: Context, name: str) -> list[Card]:
    there = field.creatures(match, context.player)
    return [card for card in there if name in match.values(card)[NAMES] and linking.can_link(match, card)]


# ---- when


@phrase("when {who-} awakens", kind=AWAKEN)
@phrase("when {who-} is dragsolutioned", kind=DRAGSOLUTION)
@phrase("when {who-} is liberated", kind=LIBERATE)
@phrase("when {who-} big bangs", kind=BIG_BANG)
@dataclass(frozen=True, slots=True)
class Turned(HappensTo):
    """701.20, 701.22, 701.25. A creature has been turned over; it is judged by the side that is up now."""

    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return is_who(match, context, self.who, event.card)
