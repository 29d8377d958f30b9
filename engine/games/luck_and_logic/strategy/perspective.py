"""What a player sees of a match, in the words in which one thinks about it."""

from __future__ import annotations

from functools import cached_property

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.geometry import across_the_row, is_front
from engine.games.luck_and_logic.keyword_abilities import MakeUp
from engine.kernel.views import CardView
from engine.kernel.zones import Zone
from engine.strategy.perspective import PlayerPerspective

_CIRCLES = {zone.name: zone for player in (0, 1) for zone in zones.CIRCLE.of(player)}


class LuckAndLogicPerspective(PlayerPerspective):
    """A player's view of Luck & Logic."""

    # ---- the field

    @cached_property
    def _on(self) -> dict[Zone, CardView]:
        found: dict[Zone, CardView] = {}
        for name, circle in _CIRCLES.items():
            for card in self.view.zones[name].cards:
                if is_member(card):
                    found |= dict.fromkeys([_CIRCLES[each] for each in card.covers] or [circle], card)
        return found

    def member_on(self, circle: Zone) -> CardView | None:
        """The member on a circle, if there is one."""
        return self._on.get(circle)

    def circles_of(self, member: CardView) -> list[Zone]:
        """The circles that a member covers."""
        return [circle for circle, card in self._on.items() if card.id == member.id]

    def members(self, player: int) -> list[CardView]:
        """The members of a player, each once."""
        found = {card.id: card for circle, card in self._on.items() if circle.player == player}
        return list(found.values())

    def has_gate(self, circle: Zone) -> bool:
        """Whether the gate of a circle still stands."""
        return any(card.face_down for card in self.view.zones[f"{zones.GATE_PREFIX}{circle.name}"].cards)

    def is_exposed(self, circle: Zone) -> bool:
        """8.2.6.1. Whether a circle may be attacked: one in the back row, if the gate in front of it is destroyed."""
        return is_front(circle) or not self.has_gate(across_the_row(circle))

    def bare_gates(self, player: int) -> int:
        """How many circles of a player may be attacked and have a gate, members on them or not."""
        return sum(self.has_gate(circle) and self.is_exposed(circle) for circle in zones.CIRCLE.of(player))

    # ---- where the match stands

    @property
    def level(self) -> int:
        """One's level."""
        level: int = self.view.facts["levels"][self.me]
        return level

    @property
    def stock(self) -> int:
        """How many cards one's stock has."""
        return self.view.zones[f"stock:{self.me}"].count

    @property
    def hand(self) -> tuple[CardView, ...]:
        """The cards in one's hand."""
        return self.pile("hand")

    @property
    def attacks_left(self) -> int:
        """How many attacks the turn player has left."""
        made, limit = self.view.facts["attacks"]
        return int(limit) - int(made)

    # ---- the battle

    @property
    def fighters(self) -> tuple[CardView, CardView] | None:
        """One's own member in battle, and the opponent's; None unless there are both."""
        battle = self.battle
        if battle is None or battle["attacker"] is None or battle["defender"] is None:
            return None
        attacker, defender = (self._on.get(_CIRCLES[battle[who]]) for who in ("attacker", "defender"))
        if attacker is None or defender is None:
            return None
        return (attacker, defender) if self.is_my_turn else (defender, attacker)

    def wins_with(self, lead: int) -> bool:
        """8.5.3.4. Whether one wins with so much more than the opponent: the attacking member wins a tie."""
        return lead >= 0 if self.is_my_turn else lead > 0


def circle_named(name: str) -> Zone:
    """The circle of this name."""
    return _CIRCLES[name]


def is_member(card: CardView) -> bool:
    """Whether a card that one sees is a member."""
    return card.definition is not None and card.definition.kind in characteristics.MEMBERS


def is_tranceunion(card: CardView) -> bool:
    """Whether a card that one sees is a Tranceunion."""
    return card.definition is not None and card.definition.kind == characteristics.TRANCEUNION


def number(card: CardView, what: str) -> int:
    """A number of a card as it now is; 0 for a back."""
    return int(card.values.get(what, 0))


def body(card: CardView) -> float:
    """What a member on the field is worth."""
    power, aura = number(card, characteristics.POWER), number(card, characteristics.AURA)
    limit = number(card, characteristics.LIMIT)
    return power / 2000 + aura / 2 + limit / 2 + len(card.attached) / 4


def keeping(perspective: LuckAndLogicPerspective, card: CardView | None) -> float:
    """What a card in hand is worth: strong, and soon playable."""
    if card is None or card.definition is None:
        return 0.0
    if not is_member(card):
        return 1.5
    if any(_becomes(member, card) for member in perspective.members(perspective.me)):
        return body(card)
    wait = max(0, number(card, characteristics.LEVEL) - perspective.level - 1)
    dear = max(0, number(card, characteristics.COST) - perspective.stock)
    return body(card) - wait - 0.3 * dear


def _becomes(member: CardView, card: CardView) -> bool:
    """Whether a member of the field may make up into a card of the hand, whatever the level of its player."""
    abilities = member.definition.abilities if member.definition is not None else ()
    return any(isinstance(each, MakeUp) and may_follow(card, member, each.level) for each in abilities)


def may_follow(card: CardView, member: CardView, level: int) -> bool:
    """11.11.2. Whether a card of the hand may come for a member by a make up of this level."""
    if not is_member(card) or number(card, characteristics.LEVEL) > level:
        return False
    if number(card, characteristics.TERRITORY) != number(member, characteristics.TERRITORY):
        return False
    theirs, mine = card.values[characteristics.CHARACTERS], member.values[characteristics.CHARACTERS]
    if frozenset(theirs).isdisjoint(mine):
        return False
    return bool(card.values[characteristics.COVENANTERS] != member.values[characteristics.COVENANTERS])
