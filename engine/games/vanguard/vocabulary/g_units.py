"""2.9.2, 10.27, 11.12. Words for G units, G guardians and hearts, for generation break, and for what a stride costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import characteristics, field, g_skills, g_zone, hearts, striding, zones
from engine.games.vanguard.vocabulary.battles import InBattle
from engine.games.vanguard.vocabulary.descriptions import CircleNoun, FieldNoun, VanguardNoun
from engine.games.vanguard.vocabulary.done_this_way import PaidWith
from engine.games.vanguard.vocabulary.groups import PlacedUnit, TheVanguard, UnitsOf
from engine.games.vanguard.vocabulary.keywords.heads import Demand, demands_of
from engine.games.vanguard.vocabulary.legions import is_mate
from engine.kernel import hand_and_deck
from engine.kernel.abilities import GAINED_ABILITIES, LOST_ABILITIES, Context, Cost
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import ZoneKind
from engine.language.abilities import COSTS
from engine.language.cards import IT, All, It, This
from engine.language.changes import OTHER, Modifier
from engine.language.descriptions import Description, Trait, refuse_places
from engine.language.done_this_way import DoneWith
from engine.language.groups import InPlay
from engine.language.last_information import ever_meant
from engine.language.phrases import phrase
from engine.language.places import YOURS
from engine.language.words import COUNT, SIGNED

# ---- nouns


@phrase("G_unit/G_units")
@dataclass(frozen=True, slots=True)
class GUnit(FieldNoun):
    """2.9.2. A card of the G deck."""

    asks: ClassVar[bool] = True

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether the card is one."""
        return hearts.is_g_unit(match, card)


@phrase("G_guardian/G_guardians")
@dataclass(frozen=True, slots=True)
class GGuardian(FieldNoun):
    """11.14. A G unit with the G guardian ability."""

    asks: ClassVar[bool] = True
    reads: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES, LOST_ABILITIES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether the card is one."""
        return g_skills.is_g_guardian(match, card, values)


@phrase("heart_card/heart_cards")
@dataclass(frozen=True, slots=True)
class HeartCard(CircleNoun):
    """10.27.3. A card under a vanguard, which is no unit."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.HEART,)
    only: ClassVar[str] = "heart cards are on circles"


@phrase("vanguard_or_heart_card/vanguards_or_heart_cards")
@dataclass(frozen=True, slots=True)
class OnVanguardCircle(CircleNoun):
    """10.27.3. A card on a vanguard circle: the vanguard, or a card under it."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.VANGUARD, zones.HEART)


# ---- traits


_ON_YOUR_VC: Final = All(UnitsOf(YOURS, Description(VanguardNoun())))
_WITH_HEARTS: Final = All(UnitsOf(YOURS, Description(OnVanguardCircle())))


@phrase("with_the_same_card_name_as_a_unit_on_your_VC", one=_ON_YOUR_VC)
@phrase("with_the_same_card_name_as_a_card_on_your_VC", one=_WITH_HEARTS)
@phrase("with_the_same_card_name_as {one}", one=This | It | TheVanguard | PlacedUnit | PaidWith | InBattle | DoneWith)
@dataclass(frozen=True, slots=True)
class WithNameOf(Trait):
    """12.7.1. With a card name in common with a certain card."""

    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    one: This | It | TheVanguard | PlacedUnit | PaidWith | InBattle | DoneWith | All

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of its names is a name of that card."""
        asked = ever_meant(match, context, self.one)
        return any(not values[NAMES].isdisjoint(seen.values(match, each)[NAMES]) for each, seen in asked)


@phrase("with_the_same_card_name_as any of ({group+})")
@dataclass(frozen=True, slots=True)
class NamedAsAny(Trait):
    """12.7.1. With a card name in common with any of certain units."""

    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    group: InPlay

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of its names is a name of one of them."""
        others = self.group.cards(match, context)
        return any(not values[NAMES].isdisjoint(context.values(match, each)[NAMES]) for each in others)


@phrase("with {part} in its/their original card name/names")
@dataclass(frozen=True, slots=True)
class OriginallyNamedLike(Trait):
    """3.7.1.2. With these words in the name that is written on the card."""

    part: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether the written name has the words."""
        return any(self.part in name for name in match.state.definition[card].values[NAMES])


@phrase("that_can_legion_with_your_heart_card")
@dataclass(frozen=True, slots=True)
class CanLegionWithHeart(Trait):
    """10.25.17, 10.25.18. Named by the seek mate ability of a heart, or with a seek mate ability that names one."""

    reads: ClassVar[frozenset[str]] = frozenset({NAMES, GAINED_ABILITIES, LOST_ABILITIES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it could be in a legion with one of the hearts."""
        return any(is_mate(match, heart, card) for heart in field.hearts(match, context.player))


# ---- generation break


@phrase("GB{count}")
@dataclass(frozen=True, slots=True)
class GenerationBreak(Demand):
    """11.12. Active with so many face-up G units on the vanguard circle and in the G zone."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.HEART.name, zones.VANGUARD.name, zones.G_ZONE.name})
    count: int

    @property
    def keyword(self) -> str:
        """The icon."""
        return f"GB{self.count}"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master has so many."""
        return len(striding.face_up_g_units(match, context.player)) >= self.count


@phrase("with GB{count}")
@dataclass(frozen=True, slots=True)
class WithGenerationBreak(Trait):
    """11.12.2. With an ability that such a generation break is written on, whether it is active or not."""

    reads: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES, LOST_ABILITIES})
    count: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any of its abilities is one."""
        return any(GenerationBreak(self.count) in demands_of(found.ability) for found in match.abilities(card))


# ---- what strides cost


@phrase(
    "discard {least} or more {description+} with_a_total_grade_of {total} or greater",
    least=COUNT,
)
@dataclass(frozen=True, slots=True)
class DiscardGrades(Cost):
    """To pay with cards of the hand whose grades together are great enough."""

    least: int
    description: Description
    total: int

    def __post_init__(self) -> None:
        refuse_places(self.description, hand_and_deck.HAND)

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Whether all such cards of the hand would be enough."""
        cards = self._candidates(match, context, taken)
        return len(cards) >= self.least and self._grades(match, context, cards) >= self.total

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Others see only how many cards the hand has."""
        return len(field.hand(match, context.player)) >= self.least

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Let the player choose as many as they like, and more as long as it is not enough."""
        chosen: tuple[Card, ...] = ()
        while len(chosen) < self.least or self._grades(match, context, chosen) < self.total:
            cards = self._candidates(match, context, taken | {*chosen})
            missing = self.total - self._grades(match, context, chosen)
            least = max(1, self.least - len(chosen))
            options = [Option("discard", card) for card in cards]
            prompt = Message("ask-discard-grades", {"card": Ref(context.source), "grade": max(missing, 0)})
            rule, default = match.rulebook.numbers.payment, self._fewest(match, context, cards, least, missing)
            answer = yield Decision(
                context.player, rule, prompt, options, least, len(cards), default=default, card=context.source
            )
            chosen += tuple([option.card for option in answer if option.card is not None])
        return chosen

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        yield from hand_and_deck.discard(match, cards)
        context.bound[IT] = cards

    def _candidates(self, match: Match, context: Context, taken: frozenset[Card]) -> list[Card]:
        hand = [card for card in field.hand(match, context.player) if card not in taken]
        return [card for card in hand if self.description.fits(match, context, card, match.values(card))]

    def _grades(self, match: Match, context: Context, cards: Sequence[Card]) -> int:
        return sum(_grade(match, context, card) for card in cards)

    def _fewest(
        self, match: Match, context: Context, cards: Sequence[Card], least: int, missing: int
    ) -> tuple[int, ...]:
        """The places of the fewest cards that are enough: those of the highest grades."""
        order = sorted(range(len(cards)), key=lambda place: -_grade(match, context, cards[place]))
        taken: list[int] = []
        for place in order:
            if len(taken) >= least and missing <= 0:
                break
            taken.append(place)
            missing -= _grade(match, context, cards[place])
        return tuple(sorted(taken))


def _grade(match: Match, context: Context, card: Card) -> int:
    """The grade with which a card pays; more than its own for some strides (11.42.3: not for ultimate ones)."""
    values = match.values(card)
    more = values.get(g_zone.GRADE_TO_STRIDE, 0) if g_skills.may_cost_otherwise(context.ability) else 0
    grade: int = values[characteristics.GRADE] + more
    return grade


@phrase("counts/count as grade {amount} for the cost of Stride", amount=SIGNED)
@dataclass(frozen=True, slots=True)
class GradeToStride(Modifier):
    """A card that is worth more grades, or fewer, while a stride is paid for."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({g_zone.GRADE_TO_STRIDE})
    amount: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[g_zone.GRADE_TO_STRIDE] = values.get(g_zone.GRADE_TO_STRIDE, 0) + self.amount


@phrase("counts/count as a grade {grade} for the cost of Stride")
@dataclass(frozen=True, slots=True)
class GradeAsToStride(Modifier):
    """A card that may be discarded as one of a certain grade for a stride; never to pay with less than its own."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    writes: ClassVar[frozenset[str]] = frozenset({g_zone.GRADE_TO_STRIDE})
    grade: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        more = max(0, self.grade - values[characteristics.GRADE])
        values[g_zone.GRADE_TO_STRIDE] = max(more, values.get(g_zone.GRADE_TO_STRIDE, 0))


@phrase("counts/count as a heal trigger for the cost of a G_Guardian")
@dataclass(frozen=True, slots=True)
class HealForGuardians(Modifier):
    """A card that may be discarded for a G guardian as if it were a heal trigger."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({g_zone.HEAL_FOR_GUARDIANS})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[g_zone.HEAL_FOR_GUARDIANS] = True


@phrase("lets/let you Stride( a {which-})? by paying [{costs}]", costs=COSTS)
@dataclass(frozen=True, slots=True)
class OtherStrideCost(Modifier):
    """Something else that may be paid for a stride."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({g_zone.OTHER_COSTS})
    costs: tuple[Cost, ...]
    which: Description | None = None

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[g_zone.OTHER_COSTS] = (*values.get(g_zone.OTHER_COSTS, ()), self)

    def serves(self, match: Match, context: Context, card: Card) -> bool:
        """Whether this G unit may be stridden so."""
        return self.which is None or self.which.fits(match, context, card, match.values(card))
