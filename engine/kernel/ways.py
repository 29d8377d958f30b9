"""Ways to choose: what is shown in place of options, with the numbers that decide and with what goes along.

A game says the ways of a decision for its views (`Rulebook.ways`). They ask nothing that the rules do not ask: a way is
an option and the answers to questions that are expected to follow on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option
from engine.kernel.messages import Message
from engine.kernel.structs import Struct


class Expected(NamedTuple):
    """A question that is expected, and the answer to it. If anything else is asked, the player is asked."""

    asked: str  #: the id of its text
    card: Card | None  #: the card that the question names; None if it names none, or it does not matter which
    answer: Option | None  #: None: whatever is safe then


class Way(Struct, frozen=True):
    """One way to choose an option."""

    option: Option
    label: Message
    note: Message | None = None  #: what it comes to as things stand
    who: Message | None = None  #: what is chosen first, where the choice has two steps: who does it, and to whom
    then: tuple[Expected, ...] = ()  #: what is asked next
    later: tuple[Expected, ...] = ()  #: what may be asked in the turn before the player chooses such a way again
    amount: int = 0  #: how much of `Ways.needed` it gives
    is_idle: bool = False  #: whether it changes nothing as things stand
    margin: int | None = None  #: by how much it is ahead as things stand, in what decides: more of it is as good
    waits: bool = False  #: whether it cannot be chosen yet, but after something that is done before it
    copies: int = 1  #: how many cards there are like the option's, each of which may do something of its own


class LettingGo(Struct, frozen=True):
    """A kind of question that a player may let go from now on, as long as the match lasts, where no more is at stake.

    The kind is the id of the label's text. It is answered in one way from then on.
    """

    label: Message
    stake: int = 0  #: what is at stake here, by a measure of the kind's own
    answer: Option | None = None  #: what is answered here; None to pass


class Ways(Struct, frozen=True):
    """The ways of a decision, the one first that is usually best; options of which none speaks are shown as they are.

    If there is a ``closing`` option, several ways may be chosen together: each answers the question when it is asked
    anew, and the closing option answers it in the end: where it ``repeats``, if it is chosen as well. What comes
    ``after`` that may be chosen with it, too: its options may be of cards that are not there yet, if what is done
    before puts them there. Where several options may be chosen at once, it is what is asked next. To do nothing of what
    may be done ``meanwhile`` is chosen with it as well.
    """

    ways: Sequence[Way] = ()
    note: Message | None = None  #: what the question comes to, below it
    needed: int = 0  #: how much is missing
    closing: Option | None = None
    ranked: bool = True  #: whether the first one is usually best of all, and not only of those of the same `Way.who`
    at_once: int | None = None  #: how many are listed at least of all before it is chosen who does something
    repeats: bool = False  #: whether the same is asked again, so that several may be chosen to be done in this order
    at_most: int | None = None  #: how often it is asked at most, as things stand, where it repeats
    follows: frozenset[str] = frozenset()  #: verbs of what becomes possible by doing others, and stops none of them
    is_ahead: bool = False  #: whether its player wins what is being decided, such as a battle, if nobody does any more
    lets_go: LettingGo | None = None  #: what its player may let go from now on
    meanwhile: Decision | None = None  #: what its player may be asked in between, such as in windows, as things stand
    after: Decision | None = None  #: what its player expects to be asked when they have done no more, as things stand


NO_WAYS: Final = Ways()
