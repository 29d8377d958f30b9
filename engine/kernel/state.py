"""All that changes during a match, as plain data: columns of immutable values, so that copying is cheap.

Cards are rows. Nothing in a state points to a match, a generator, a closure or a file. `State.copy` is called
thousands of times a second; all values inside the lists and dictionaries are immutable, so one level is copied.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.randomness import word
from engine.kernel.standing_by import StandingBy
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone


class Frame(Struct, frozen=True):
    """An entry of the step stack: a step's name and the plain data it is called with."""

    step: str
    arguments: tuple[Any, ...] = ()


class Outcome(NamedTuple):
    """How a match ended: who won (None: a draw), the rule that decided, and a word for it ("damage", "concession")."""

    winner: int | None
    rule: str
    reason: str


class Cover(NamedTuple):
    """The places of a wide kind on which a card lies, its zone first; and the time stamp of its coming there.

    What came at the same time has the same stamp.
    """

    zones: tuple[Zone, ...]
    since: int


class Origin(NamedTuple):
    """Where a pending card comes from: its zone, how many cards lay below it there, and whether it lay face down."""

    zone: Zone
    place: int
    face_down: bool


@lru_cache(maxsize=1 << 12)
def _ident(seed: bytes, number: int) -> int:
    """The id that is drawn with a number; copies of a state all ask for the same ones."""
    return word(seed, number) >> 24


class State:
    """Everything that changes during a match. Change it through the verbs of a match only."""

    __slots__ = (
        "_called",
        "afresh",
        "attached",
        "clock",
        "counter",
        "covers",
        "definition",
        "effects",
        "entered",
        "face_down",
        "first_player",
        "master",
        "memory",
        "outcome",
        "owner",
        "rested",
        "seed",
        "shown",
        "stack",
        "standing_by",
        "turn",
        "turn_player",
        "zone",
        "zones",
    )

    seed: bytes  #: secret; all randomness of the match comes from it
    counter: int  #: the number that randomness was drawn with last
    afresh: tuple[tuple[int, int], ...]  #: after the first number of each comes the second: see `decide_afresh`
    clock: int  #: grows with every change of zone and every effect: the time stamps of the rules
    turn: int  #: 0 before the first turn
    turn_player: int
    first_player: int
    # one row a card
    definition: list[CardDefinition]
    owner: list[int]
    zone: list[Zone]
    rested: list[bool]
    face_down: list[bool]
    _called: list[int]  #: what views call the card; negative: with which number that is drawn when somebody asks
    entered: list[int]  #: clock when it became the card it is now: on changing zones, but not within the field
    # everything else
    zones: dict[Zone, tuple[Card, ...]]  #: the last card of a pile is on top
    covers: dict[Card, Cover]  #: the cards in zones of wide kinds, and all the places that each of them covers
    master: dict[Card, int]  #: cards whose master is not the player of their zone
    attached: Mapping[Card, Card]  #: cards that are attached to others, in the order in which they were; card: bearer
    shown: dict[Card, tuple[int, ...]]  #: hidden cards that these seats may see for now (revealed, looked at)
    effects: tuple[EffectInForce, ...]  #: oldest first
    standing_by: tuple[StandingBy, ...]  #: triggered abilities that wait for check timing
    memory: dict[str, Any]  #: what the game itself has to remember, declared by its rulebook
    stack: tuple[Frame, ...]  #: where the match stands; the last frame is the step being done
    outcome: Outcome | None

    def __init__(self, seed: bytes, like: State | None = None) -> None:
        """The state of a match without cards; with ``like`` a copy of that one, whose seed it has: see `copy`."""
        self.seed = seed
        if like is None:
            self.counter = self.clock = self.turn = 0
            self.afresh = ()
            self.turn_player = self.first_player = 0
            self.definition = []
            self.owner = []
            self.zone = []
            self.rested = []
            self.face_down = []
            self._called = []
            self.entered = []
            self.zones = {}
            self.master = {}
            self.attached = {}
            self.covers = {}
            self.shown = {}
            self.effects = ()
            self.standing_by = ()
            self.memory = {}
            self.stack = ()
            self.outcome = None
        else:
            self.counter = like.counter
            self.afresh = like.afresh
            self.clock = like.clock
            self.turn = like.turn
            self.turn_player = like.turn_player
            self.first_player = like.first_player
            self.definition = like.definition.copy()
            self.owner = like.owner.copy()
            self.zone = like.zone.copy()
            self.rested = like.rested.copy()
            self.face_down = like.face_down.copy()
            self._called = like._called.copy()
            self.entered = like.entered.copy()
            self.zones = like.zones.copy()
            self.master = like.master.copy()
            self.attached = like.attached  # replaced as a whole
            self.covers = like.covers.copy()
            self.shown = like.shown.copy()
            self.effects = like.effects
            self.standing_by = like.standing_by
            self.memory = like.memory.copy()
            self.stack = like.stack
            self.outcome = like.outcome

    # ---- what views call the cards

    def call_another(self, card: Card) -> None:
        """Let views call a card, or one that has just come into being, by another id, which is drawn now.

        Few that are drawn are ever asked for, so each is worked out only then.
        """
        if self.afresh:
            number = -self.drawn()
        else:
            self.counter += 1
            number = -self.counter
        if card < len(self._called):
            self._called[card] = number
        else:
            self._called.append(number)

    def call_new(self, count: int) -> None:
        """The same for so many cards that have just come into being."""
        if self.afresh:
            self._called += [-self.drawn() for _ in range(count)]
        else:
            first = self.counter + 1
            self.counter += count
            self._called += range(-first, -first - count, -1)

    def ident_of(self, card: Card) -> int:
        """What views call a card; drawn anew whenever the card becomes hidden."""
        ident = self._called[card]
        if ident < 0:
            ident = self._called[card] = _ident(self.seed, -ident)
        return ident

    @property
    def ident(self) -> list[int]:
        """What views call each card."""
        return [self.ident_of(Card(row)) for row in range(len(self._called))]

    @ident.setter
    def ident(self, idents: list[int]) -> None:
        self._called = idents

    # ---- chance

    def reseed(self, seed: bytes) -> None:
        """From here on let chance be decided by another seed; what it has decided stays."""
        self._called = self.ident
        self.seed = seed

    def drawn(self) -> int:
        """A number to draw randomness with, which was never drawn with before."""
        self.counter = self.next_number if self.afresh else self.counter + 1
        return self.counter

    @property
    def next_number(self) -> int:
        """What `drawn` gives next."""
        return next((number for at, number in self.afresh if at == self.counter), self.counter + 1)

    def decide_afresh(self, number: int) -> None:
        """From here on draw with ``number`` and those that follow it, in place of those that follow the last one.

        What chance has decided after this in a future that was taken back, it does not decide again. The state as it
        was earlier in the step can be given the same `afresh`: up to here it draws the numbers that it drew.
        """
        before = [each for each in self.afresh if each[0] != self.counter]
        self.afresh = (*before, (self.counter, number))

    def copy(self) -> State:
        """An independent copy that shares only immutable values with this one."""
        return State(self.seed, self)
