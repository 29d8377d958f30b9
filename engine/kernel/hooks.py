"""Hooks: what a game answers, or does, where the kernel asks it. For rules that few games have."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.abilities import Ability, AnyMatch, Context, Cost
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Decision, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Move
from engine.kernel.state import Frame, State
from engine.kernel.steps import Step
from engine.kernel.zones import Zone


@dataclass(frozen=True)
class Hooks:
    """What a game answers, or does, where the kernel asks it: each says when."""

    always_visible: Callable[[State, Card], bool] = lambda state, card: False
    """Whether everybody sees a card wherever it is."""
    always_hidden: Callable[[State, Card], bool] = lambda state, card: False
    """Whether only its owner sees a card, even in a public zone. What is always visible is not asked."""
    keeps_abilities_face_down: Callable[[State, Card], bool] = lambda state, card: False
    """Whether a card that lies face down has abilities."""
    gains_abilities_face_down: Callable[[State, Card], bool] = lambda state, card: False
    """Whether a card that lies face down has the abilities that effects give it, if it has no others."""
    orients_with: Callable[[AnyMatch, Card], Sequence[Card]] | None = None
    """The cards that stand and rest as one with a card, itself among them. None: it does so alone."""
    back: Callable[[CardDefinition], str] = lambda definition: ""
    """Which back a card has. Everybody sees it, so that a card that lies face down can only be one with the same."""
    goes_along: Callable[[AnyMatch, Card, Zone, Any], Sequence[tuple[Card, Zone]]] | None = None
    """Which cards move at the same time as one that others are attached to, and where each of them goes.

    Asked when it is settled to which zone the card goes, and with which detail; what is not named stays where it is.
    """
    goes_on: Callable[[AnyMatch, Card, Zone], bool] | None = None
    """Whether a card does not stay in a zone to which it comes, but goes on at once: it has no place in an order there.
    None: all stay.
    """
    released: Callable[[AnyMatch, Sequence[Move], bool], Procedure[tuple[list[Move], list[Move]]]] | None = None
    """What leaves when an effect would move these cards: what to move, without what cannot be, and the parts of objects
    that leave by themselves, for which replacement effects were asked already. None: whatever the effect names.

    It is told whether they are to go below what lies there.
    """
    cards_meant: Callable[[AnyMatch, Context, Any, Sequence[Card]], Sequence[Card]] | None = None
    """All the cards that a text means by naming these: one of them may stand for others that lie with it. None: each
    stands for itself.
    """
    lead: Callable[[AnyMatch, Card], Card] | None = None
    """The card that stands for the object of which a card is a part: what "this" and "it" mean from then on."""
    parts: Callable[[AnyMatch, Card], Sequence[Card]] | None = None
    """The other cards with abilities that are parts of the object for which a card stands: what happens to it happens
    to them. Asked only where anything is attached to a card.
    """
    in_role: Callable[[AnyMatch, str], Sequence[Card]] = lambda match, role: ()
    """The cards that have a role in the battle now: "attacking", "attacked", or what else the game's texts name."""
    has_role: Callable[[AnyMatch, Context, Card, int, str], bool] | None = None
    """Whether an ability finds a card in a role, where it looks back as well; None: it does if the card is `in_role`.

    The number is `State.entered` of the card that is meant: with another one it is another card.
    """
    after_zone_change: Callable[[AnyMatch, Card, Zone, bool, Values | None, int], None] | None = None
    """Called right after a card came to a zone, before anything else can happen.

    It is told where the card came from, whether it was rested there, and its characteristics there, where abilities
    answer its moving or `remembers` asks for them, and who was its master there.
    """
    after_drawing: Callable[[AnyMatch, Card], None] | None = None
    """Called right after a card was drawn, before anything else can happen."""
    answers_along: Callable[[AnyMatch, Card], bool] | None = None
    """Whether a card that goes along with its bearer answers the bearer's leaving, as if it was still attached."""
    after_bearing: Callable[[AnyMatch, Card, Sequence[Card]], None] | None = None
    """Called right after a card to which others were attached has become another card, before these go along."""
    remembers: Callable[[AnyMatch, Card], bool] | None = None
    """Whether `after_zone_change` has to know what a card was that is about to move."""
    is_to_come: Callable[[AnyMatch, str], bool] | None = None
    """Whether the end that a text waits for is ahead: that of a battle, while there is one; None: it always is."""
    end_meant: Callable[[AnyMatch, str], tuple[int | None, str] | None] | None = None
    """The end of which of several battles in each other a text waits for (`Event.detail`; None: any), and how long.

    None: that end is past, so that what is to be done after it is done at once. Without this any end is meant.
    """
    after_turning_over: Callable[[AnyMatch, Card], None] | None = None
    """Called right after a card was turned over where it lies."""
    turn_order: Callable[[AnyMatch], Iterator[int]] | None = None
    """The players of the turns after this one, without end; None where the players take turns."""
    is_use_forbidden: Callable[[AnyMatch, Card, Ability, Values | None], bool] | None = None
    """Whether something says that an ability of a card cannot be used. The values are those that the card had last, if
    it has left.
    """
    is_cost_waived: Callable[[AnyMatch, Card, Ability], bool] | None = None
    """Whether the cost of an ability of a card is not to be paid."""
    is_immune: Callable[[AnyMatch, Context, Values], bool] | None = None
    """Whether a card with these characteristics cannot be affected by the effects of an ability."""
    is_pointless: Callable[[AnyMatch, Decision], bool] | None = None
    """Whether, as things stand, nothing that is chosen instead of doing nothing makes a difference: guarding what
    cannot hit.
    """
    are_alike: Callable[[AnyMatch, Decision], bool] | None = None
    """Whether the asked player cannot tell the options apart in any way, so that one is as good as another."""
    before_paying: Callable[[AnyMatch, Context, tuple[Cost, ...]], Procedure[None]] | None = None
    """Called before the parts of a cost are chosen: for a number that its player declares and they speak of."""
    after_paying: Callable[[AnyMatch], None] | None = None
    """Called when a cost has been paid, also amid what happens at the same time: for what waits for nothing else."""
    after_instruction: Callable[[AnyMatch], Procedure[None]] | None = None
    """Called after a cost was paid, after each clause of an effect, and after each card of those that are drawn.

    For what the rules, or players, do before it goes on. It is not called where no rule action could be due.
    """
    after_effect: Callable[[AnyMatch, Context], None] | None = None
    """Called when the whole effect of an ability has been done: of one that is played, or that replaces something."""
    after_ability: Callable[[AnyMatch, Context], Step | Frame | None] | None = None
    """Called when an ability has been resolved: the step that does what its effect ordered and could not do itself."""
