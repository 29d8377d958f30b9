"""A rulebook: everything that makes one game this game, declared as data and functions for the kernel to call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from engine.kernel import work
from engine.kernel.abilities import Ability, AnyMatch, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values, values_of
from engine.kernel.decisions import Decision, Procedure
from engine.kernel.deck_facts import DeckCount, StarterFacts
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.errors import EngineError
from engine.kernel.hooks import Hooks
from engine.kernel.memory import CHECK_TIMING, Remembered
from engine.kernel.messages import Message
from engine.kernel.steps import Step
from engine.kernel.telling import Telling
from engine.kernel.ways import NO_WAYS, Ways
from engine.kernel.zones import SHARED, Zone, ZoneKind


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as the rules see it: how many of each card number, by section, and the card to begin the match with."""

    sections: Mapping[str, Mapping[str, int]]
    start: str | None = None  #: the number of the card that begins the match in play, where the game has one

    def listed(self, section: str) -> list[tuple[str, int]]:
        """Card numbers and counts of a section, in the same order however the deck was written."""
        return sorted(self.sections.get(section, {}).items())


@dataclass(frozen=True, slots=True)
class Starter:
    """A deck that everybody may play with. ``key`` is short and stable ("ab01"), ``name`` is for people."""

    key: str
    name: str
    deck: Deck
    facts: StarterFacts | None = None  #: for those who choose among several


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Advice of a strategy where several answers are as good, or where being foreseen would be bad: chance decides."""

    answers: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a deck, and the number of the rule it breaks."""

    rule: str
    message: Message


@dataclass(frozen=True, slots=True)
class DeckForm:
    """How people write down decks of a game: see `engine.decks`.

    ``headings`` gives, for each section of a `Deck`, what may stand above it in a list; the first one is what we write
    ourselves. Cards without any heading belong to the first section, except for those that have their ``home`` in
    another one; ``beside`` is the section of what programs list in a sideboard and has no other home. ``start`` are the
    headings of the card that begins the match in play, which is one of the ``size`` cards of the first section.
    """

    headings: Mapping[str, tuple[str, ...]]
    start: tuple[str, ...] = ()
    size: int = 0
    home: Callable[[CardDefinition], str] | None = None
    beside: str | None = None


@dataclass(frozen=True, slots=True)
class Decks:
    """The decks that a game is played with."""

    check: Callable[[Deck, Mapping[str, CardDefinition]], Sequence[Fault]]  #: what is wrong with a deck of these cards
    form: DeckForm = DeckForm({"main": ("Main deck",)})  #: how people write one down
    starters: Callable[[], Sequence[Starter]] = lambda: ()  #: decks for everybody
    counts: Sequence[DeckCount] = ()  #: what players count in one


@dataclass(frozen=True, slots=True)
class RuleNumbers:
    """The numbers of the rules by which the kernel and the shared card language ask something, as people are shown."""

    check_timing: str = ""  #: a player orders abilities that stand by
    choice: str = ""  #: a card text lets a player choose cards
    cost: str = ""  #: a player may pay the cost of an automatic ability
    look: str = ""  #: a player looks at hidden cards
    loop: str = ""  #: a loop that nobody can stop ends the match, and what takes too much work
    repeat: str = ""  #: a player who could stop a loop says how often it is repeated
    contest: str = ""  #: both players do so, if both could
    number: str = ""  #: a player chooses a number
    option: str = ""  #: a player may use an optional ability
    options: str = ""  #: a player chooses which of several things an effect does
    order: str = ""  #: a player puts several cards on a deck
    payment: str = ""  #: a player chooses what to pay a cost with
    replacement: str = ""  #: somebody chooses among replacement effects
    search: str = ""  #: a player searches a deck
    together: str = ""  #: a player says which of several events at once something replaces first


@dataclass(frozen=True, slots=True)
class ComputerPlayer:
    """What computer players know of a game."""

    strategy: Callable[[Any], tuple[str, ...] | AnyOf | None] = lambda view: None
    """What a computer player who knows the game answers to the pending decision: keys, or None where it has no view."""
    appraise: Callable[[AnyMatch, int], float] | None = None
    """How likely a seat seems to win, from 0 to 1, where a turn begins; without it only the end of a match tells."""
    horizon: int = 1
    """After how many turns, the present one included, the searching player appraises what an answer has led to."""
    answers: int = 1600
    """How many answers the searching player gives at most for one decision, in all matches that it plays on.

    Those given to find the worlds that it plays in count, too. Each takes up to a quarter of a millisecond, and three
    times that where others share the machine. What was begun in a world is finished, so there may be several hundred
    more.
    """


def _no_further_cards(rows: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    raise EngineError("this game takes no cards but its own")


@dataclass(frozen=True, repr=False)
class Rulebook:
    """One edition of one game. Rulebooks never change; matches refer to them by ``name``.

    Editions of a game share its ``folder`` of rules, cards, texts and boards, and what differs is their ``variant``.
    """

    name: str  #: stable, used in saves and on the command line
    title: str
    edition: str
    zone_kinds: Sequence[ZoneKind]
    steps: Mapping[str, Step]
    first_step: Step
    layers: Sequence[str | tuple[str, ...]]  #: in which order continuous effects apply; several names are one layer
    memory: Sequence[Remembered[Any]]  #: what the game remembers besides cards, zones and effects
    cards: Callable[[], Mapping[str, CardDefinition]]  #: all cards by number; loaded when first asked for
    decks: Decks
    deal: Callable[[AnyMatch, Sequence[Deck]], None]  #: put the cards of the decks where they are before the first step
    nodes: Callable[[], Mapping[str, type[Node]]]  #: the nodes of compiled card texts, by `Node.saved_name`
    rule_actions: Callable[[AnyMatch], Procedure[bool]]
    """Asked at check timing: does the rule actions that are due; False when none was."""
    indifferent: frozenset[str] = field(default=NOTHING, kw_only=True)
    """The aspects of a position (`engine.kernel.aspects`) at which no rule action looks, nor `Hooks.after_instruction`,
    but for what they make of characteristics. That several cards lie on a place of the field is noted in any case.
    """
    rule_actions_await_last: frozenset[str] = field(default=NOTHING, kw_only=True)
    """The kinds of zones among these of which they ask whether any card is left: due when the last one leaves."""
    rule_actions_await: Mapping[str, Callable[[AnyMatch, Card], bool]] = field(default_factory=dict, kw_only=True)
    """The kinds of zones among these of which they ask about certain cards: whether a card that has come to one, or was
    turned over there, could make any due. None is due because a card has left.
    """
    rule_actions_put_off: Remembered[Any] | None = field(default=None, kw_only=True)
    """What is remembered as long as one of them waits until no ability stands by."""
    rule_actions_read: frozenset[str] | None = field(default=None, kw_only=True)
    """The characteristics at which rule actions look; None: any."""
    rule_actions_read_more: bool = field(default=False, kw_only=True)
    """Whether they look at all others too for as long as something may become due. Whenever they have looked, they say
    whether that is so: they set `rule_actions_read_all` of the match.
    """
    views: Callable[[AnyMatch, int | None], Mapping[str, Any]]
    """The game's public facts for a view: the battle, damage dealt."""
    marks: Callable[[AnyMatch], Mapping[Card, tuple[str, ...]]] = lambda match: {}
    """What cards are being, for a view; "attacking" in every game where cards attack."""
    cover: Callable[[AnyMatch, Decision], tuple[str, Message]] = lambda match, decision: ("", Message("deciding"))
    """The rule and prompt that others are shown while a secret decision is asked: those they would expect anyway."""
    ways: Callable[[Any, Decision], Ways] = lambda match, decision: NO_WAYS
    """The ways in which the asked player is shown a decision's options, of what that player may know alone."""
    read_cards: Callable[[Sequence[Mapping[str, Any]]], Mapping[str, CardDefinition]] = _no_further_cards
    """Further cards, by number, from rows as in a card file; an `EngineError` says what is wrong with them."""
    further: frozenset[str] = frozenset()  #: the numbers of the cards that it has from `with_cards`
    effects: tuple[EffectInForce, ...] = ()  #: what the rules themselves do to cards, in force from the beginning
    asked_last: frozenset[str] = NOTHING
    """The numbers for which a continuous effect asks when all others have been applied that do not ask so, whatever its
    layer; then it applies in its layer. Otherwise it sees what the layers before its own have made of them.
    """
    player_values: Values = field(default_factory=lambda: values_of({}))
    """The characteristics of each player before any effect applies: how often one may attack, what one cannot do."""
    discards_to: str = "discard"  #: the name of the kind of zone that discarded cards go to
    decks_as_named: bool = False
    """Whether a card that a text puts into "your deck" goes there whoever owns it. Otherwise it goes to its owner's."""
    last_master_answers: bool = False
    """Whether what a card does on its leaving the field is done by its master there, wherever it has gone."""
    pays_with_none: bool = False
    """Whether a cost that asks for all cards of a sort is paid where there is none."""
    knows_what_is_revealed: bool = False
    """Whether nobody may deny that there is such a card among hidden ones that are all revealed to everybody."""
    restricted_by_playing: bool = False
    """Whether a usage restriction counts that an ability was played, even if its player did not pay for it."""
    restricted_may_be_declined: bool = False
    """Whether a player may let a restricted ability that stands by cease to exist, without playing it."""
    replaces_once: bool = False
    """Whether what happens instead of an event cannot be replaced again, by any effect."""
    replaces_only_if_possible: bool = False
    """Whether an event is not replaced by what cannot be done; otherwise that counts only where one may do it."""
    chooses_anew: bool = False
    """Whether what was chosen for one card of a "for each" may be chosen for another as well."""
    done_only_in_full: bool = False
    """Whether what was done with fewer cards than a text names was not done, for an "if you do" and for what happens
    instead of something else."""
    turn_player_replaces_first: bool = False
    """Whether the turn player's replacement effects come before the other player's, each choosing among their own;
    otherwise whoever the event concerns chooses among all."""
    leaving_is_answered: bool = False
    """Whether what leaves the field answers its own leaving; otherwise the move says that (`Arrival.answering`)."""
    turn_player_stops_loops: bool = False
    """Whether the turn player alone has to stop a loop that both could stop; otherwise both say how often it is
    repeated."""
    work_budget: int = work.BUDGET  #: how much one answer may cost (see `engine.kernel.work`)
    most_points: int = 2000
    """How many points a turn may have at which a loop could come round (see `engine.kernel.loops`); one that goes on
    after that is taken for a loop, whatever happens in it."""
    numbers: RuleNumbers = field(default_factory=RuleNumbers)
    hooks: Hooks = field(default_factory=Hooks)
    computer: ComputerPlayer = field(default_factory=ComputerPlayer)
    telling: Telling = field(default_factory=Telling)  #: what belongs together in the log
    plain: Sequence[type] = ()  #: the game's own structs and named tuples that may occur in a state
    ability_text: Callable[[Ability], str] = lambda ability: ""  #: an ability in the words of a card text
    folder: str = ""  #: of its rules, texts and board; the name, unless it is one of several editions
    variant: Any = None  #: what this edition has otherwise than others: frozen data of the game's own

    def __post_init__(self) -> None:
        object.__setattr__(self, "folder", self.folder or self.name)

    def __repr__(self) -> str:
        return f"<rulebook {self.name} {self.edition}>"

    def faults_in(self, deck: Deck) -> Sequence[Fault]:
        """Every rule of deck construction that a deck breaks."""
        return self.decks.check(deck, self.cards())

    def with_cards(self, further: Mapping[str, CardDefinition]) -> Rulebook:
        """This rulebook with further cards, by number; those that it has already stay as they are."""
        everything = {**further, **self.cards()}
        return replace(self, cards=lambda: everything, further=self.further | (further.keys() - self.cards().keys()))

    def concerning(self, definition: CardDefinition) -> frozenset[int]:
        """Which of its `effects`, by their places, may do something because a card has this printed on it."""
        known = self._concerning.get(definition)
        if known is None:
            known = self._concerning[definition] = frozenset(
                place
                for place, effect in enumerate(self.effects)
                if any(change.concerns(definition) for change in effect.changes)
            )
        return known

    @cached_property
    def _concerning(self) -> dict[CardDefinition, frozenset[int]]:
        return {}

    @cached_property
    def kinds(self) -> dict[str, ZoneKind]:
        """The kinds of zones by name."""
        return {kind.name: kind for kind in self.zone_kinds}

    @cached_property
    def layer_names(self) -> tuple[tuple[str, ...], ...]:
        """The names of each layer, in the order in which they apply."""
        return tuple([(layer,) if isinstance(layer, str) else layer for layer in self.layers])

    @cached_property
    def forgotten_by_turn(self) -> tuple[Remembered[Any], ...]:
        """What the game remembers until the turn ends."""
        return tuple([each for each in self.memory if each.until == "turn"])

    @cached_property
    def forgotten_by_check_timing(self) -> tuple[Remembered[Any], ...]:
        """What the game remembers until the next check timing ends."""
        return tuple([each for each in self.memory if each.until == CHECK_TIMING])

    @cached_property
    def zones(self) -> dict[str, Zone]:
        """The zones of both players at the beginning of a match, by name."""
        return {
            zone.name: zone
            for kind in self.zone_kinds
            for player in ((SHARED,) if kind.shared else (0, 1))
            for zone in kind.of(player)
        }

    @cached_property
    def growing(self) -> dict[str, ZoneKind]:
        """The zone kinds that may gain places, by what stands before the number of a place."""
        return {kind.grows: kind for kind in self.zone_kinds if kind.grows}

    def zone(self, name: str) -> Zone:
        """The zone of this name ("hand:0"), also one that was gained during a match. Raises `KeyError`."""
        known = self.zones.get(name)
        if known is not None:
            return known
        place, _, player = name.partition(":")
        before_number = place.rstrip("0123456789")
        kind = self.growing.get(before_number)
        if kind is None or place == before_number or player not in (("",) if kind.shared else ("0", "1")):
            raise KeyError(name)
        return kind.at(int(player) if player else SHARED, place)
