"""Views: what somebody may see of a match. Pictures, prompts, logs and messages are made from views alone.

A hidden card is a back. Backs have no identity, so that what one sees of a card can never be linked to what one saw
before it became hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.kernel.cards import Card, Values, values_of
from engine.kernel.characteristics import UNCHANGED
from engine.kernel.decisions import Decision, Option
from engine.kernel.definitions import CardDefinition
from engine.kernel.keys import option_key, option_keys
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line, Message, Ref
from engine.kernel.state import Outcome
from engine.kernel.structs import Struct
from engine.kernel.visibility import public_id, sees
from engine.kernel.ways import NO_WAYS, Expected, Way
from engine.kernel.zones import Visibility, Zone

_NO_VALUES: Final = values_of({})


class CardView(Struct, frozen=True):
    """A card as one viewer sees it; a back if ``definition`` is None (then ``values`` is empty)."""

    id: str
    definition: CardDefinition | None
    values: Values  #: its characteristics as they now are ("power", "names", ...)
    owner: int
    master: int
    rested: bool
    face_down: bool
    marks: tuple[str, ...] = ()  #: what it is being now: "attacking", "boosting", "attacked"
    attached: tuple[CardView, ...] = ()  #: what is attached to it, in that order; in views of their zones as well
    covers: tuple[str, ...] = ()  #: the names of all zones on which it lies, if there are several


class ZoneView(Struct, frozen=True):
    """A zone as one viewer sees it. Piles that nobody sees into have a ``count`` and only the cards shown for now."""

    name: str  #: "hand:0"
    kind: str
    place: str
    player: int
    count: int
    cards: tuple[CardView, ...]  #: bottom to top


class OptionView(Struct, frozen=True):
    """An option of a pending decision, for the player who is asked."""

    key: str
    verb: str
    label: Line
    card: CardView | None
    zone: str | None
    value: Any = None
    note: Line | None = None  #: what it does beyond its label: the ability that it uses


class ExpectedView(Struct, frozen=True):
    """A question that is expected, by the id of its text and the card that it names, and the key to answer it.

    The card's id is empty where it does not matter which card it names.
    """

    asked: str
    card: Mention
    key: str


class WayView(Struct, frozen=True):
    """A way to choose an option (`engine.kernel.ways`), for the player who is asked. Its name is its own."""

    name: str
    key: str  #: of the option
    label: Line
    note: Line | None = None
    who: Line | None = None
    then: tuple[ExpectedView, ...] = ()
    later: tuple[ExpectedView, ...] = ()
    amount: int = 0
    is_idle: bool = False
    margin: int | None = None
    waits: bool = False
    copies: int = 1


ANY_CARD: Final = Mention(None, "")
"""Where it does not matter which card a question names."""

SAFE: Final = ""
"""The key to answer what is expected by whatever is safe then."""

_NO_LABEL = Line("", {})


class DecisionView(Struct, frozen=True):
    """A pending decision, for the player who is asked."""

    rule: str
    prompt: Line
    options: tuple[OptionView, ...]
    minimum: int
    maximum: int
    ordered: bool
    default: tuple[str, ...]
    card: CardView | None
    can_step_back: bool
    ways: tuple[WayView, ...] = ()  #: what is shown in place of the options that they choose
    note: Line | None = None  #: what the question comes to
    ability: Line | None = None  #: the ability that is being played, where the question does not say it
    needed: int = 0  #: how much the ways are to give together
    closing: str | None = None  #: several ways may be chosen together, and then the option with this key
    ranked: bool = True  #: whether the first way is usually best of all
    at_once: int | None = None  #: how many ways are listed before it is chosen who does something; None: as many as fit
    repeats: bool = False  #: whether several ways may be chosen, of different cards, to be done in their order
    at_most: int | None = None  #: how many of the ways may be done at most, as things stand
    follows: frozenset[str] = frozenset()  #: verbs of what becomes possible by doing others, and stops none of them
    is_ahead: bool = False  #: whether the player wins what is being decided if nobody does any more
    lets_go: Line | None = None  #: what they may pass from now on, where no more is at stake
    meanwhile: DecisionView | None = None  #: what they may be asked in between, as things stand
    after: DecisionView | None = None  #: what they expect to be asked when they have done no more, as things stand


NOTHING_MEANWHILE: Final = Line("option-meanwhile", {})
"""To do nothing of what may be done in between (`DecisionView.meanwhile`), as the label of an option."""


def answer_to(decision: DecisionView | None, asked: str, card: str, key: str) -> str | None:
    """The key that answers a question as was expected, by the ids of its text and card; None if it is another one.

    Without the id of a card it does not matter which one it names.
    """
    if decision is None or decision.prompt.text != asked:
        return None
    about = decision.card.id if decision.card is not None else None
    named = decision.prompt.values.get("card")
    if card and card not in (about, named.id if isinstance(named, Mention) else None):
        return None
    if key == SAFE:
        return decision.default[0] if len(decision.default) == 1 else None
    return key if any(option.key == key for option in decision.options) else None


class View(Struct, frozen=True):
    """Everything that ``viewer`` (a seat, or None for a spectator) may know of a match at one moment."""

    game: str
    folder: str  #: of its board and its texts, which editions of a game share
    viewer: int | None
    turn: int
    turn_player: int
    zones: Mapping[str, ZoneView]
    facts: Mapping[str, Any]  #: the game's own public facts; see the ``views`` module of each game
    asked: int | None  #: the seat whose decision is awaited
    asking: Line | None  #: what they are asked; for others than them the cover of a secret decision
    asking_rule: str  #: the rule that asks, or that of the cover
    decision: DecisionView | None  #: the decision itself, for its player only
    outcome: Outcome | None


def own_turn(turn: int) -> int:
    """Which of its player's own turns a turn of a match is, where nothing gives a player one more."""
    return (turn + 1) // 2


def view(match: Match, viewer: int | None) -> View:
    """What a seat (None: a spectator) may see of the match now."""
    seen = _Seen(match, viewer)
    return _view(seen, {zone.name: seen.zone(zone) for zone in match.state.zones}, labels=True)


def lazy_view(match: Match, viewer: int | None) -> View:
    """A view that looks at a zone only when it is asked for, and gives options no labels: for trying things out.

    It is good until the match goes on.
    """
    seen = _Seen(match, viewer)
    return _view(seen, _ZonesOnDemand(seen), labels=False)


class _Seen:
    """The cards and zones of a match as one viewer sees them, each card looked at once."""

    __slots__ = ("_cards", "marks", "match", "viewer")

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match = match
        self.viewer = viewer
        self.marks = match.rulebook.marks(match)
        self._cards: dict[Card, CardView] = {}

    def card(self, card: Card) -> CardView:
        """A card as the viewer sees it."""
        seen = self._cards.get(card)
        if seen is None:
            seen = self._cards[card] = self._look_at(card)
        return seen

    def _look_at(self, card: Card) -> CardView:
        match, state = self.match, self.match.state
        zone = state.zone[card]
        owner, master = state.owner[card], match.master(card)
        rested, face_down = state.rested[card], state.face_down[card]
        attached = tuple([self.card(each) for each in match.attached(card)])
        covers: tuple[str, ...] = ()
        if zone.kind.wide and len(match.covered(card)) > 1:
            covers = tuple([each.name for each in match.covered(card)])
        if not sees(match, self.viewer, card):
            back = f"{zone.name}/back"
            return CardView(back, None, _NO_VALUES, owner, master, rested, face_down, (), attached, covers)
        marks = self.marks.get(card, ())
        if zone.kind.hidden and card in state.shown:
            marks = (*marks, "shown")
        definition = state.definition[card]
        values, shown_id = _as_seen(match.values(card), definition), public_id(match, card)
        return CardView(shown_id, definition, values, owner, master, rested, face_down, marks, attached, covers)

    def zone(self, zone: Zone) -> ZoneView:
        """A zone as the viewer sees it."""
        match, kind = self.match, zone.kind
        cards = match.cards(zone)
        if kind.visibility is Visibility.NOBODY and kind.pile:
            views = [self.card(card) for card in cards if sees(match, self.viewer, card)]
        else:
            views = [self.card(card) for card in cards]
            if kind.unordered:
                # The order of cards that one does not see is their owner's business: backs come first, all alike.
                views.sort(key=lambda seen: seen.definition is not None)
        return ZoneView(zone.name, kind.name, zone.place, zone.player, len(cards), tuple(views))


def _as_seen(values: Values, definition: CardDefinition) -> Values:
    """The characteristics of a card, which are the same whether a change without effect has reached it or not."""
    if values is definition.values:
        return values
    return values_of({name: value for name, value in values.items() if name not in UNCHANGED or value})


class _ZonesOnDemand(Mapping[str, ZoneView]):
    """The zones of a match by name, as one viewer sees them, each looked at when it is first asked for."""

    __slots__ = ("_looked_at", "_seen")

    def __init__(self, seen: _Seen) -> None:
        self._seen = seen
        self._looked_at: dict[str, ZoneView] = {}

    def __getitem__(self, name: str) -> ZoneView:
        found = self._looked_at.get(name)
        if found is None:
            match = self._seen.match
            zone = match.rulebook.zone(name)
            if zone not in match.state.zones:
                raise KeyError(name)
            found = self._looked_at[name] = self._seen.zone(zone)
        return found

    def __iter__(self) -> Iterator[str]:
        return (zone.name for zone in self._seen.match.state.zones)

    def __len__(self) -> int:
        return len(self._seen.match.state.zones)


def _view(seen: _Seen, zones: Mapping[str, ZoneView], *, labels: bool) -> View:
    match, viewer, state = seen.match, seen.viewer, seen.match.state
    decision = match.decision
    mine = decision is not None and decision.player == viewer
    asking_rule, asking = "", None
    if decision is not None:
        asking_rule, asking = decision.rule, decision.prompt
        if decision.secret and not mine:
            asking_rule, asking = match.rulebook.cover(match, decision)
    return View(
        game=match.rulebook.name,
        folder=match.rulebook.folder,
        viewer=viewer,
        turn=state.turn,
        turn_player=state.turn_player,
        zones=zones,
        facts=match.rulebook.views(match, viewer),
        asked=decision.player if decision is not None else None,
        asking=line(match, asking, viewer) if asking is not None else None,
        asking_rule=asking_rule,
        decision=_decision_view(seen, decision, labels=labels) if mine and decision else None,
        outcome=state.outcome,
    )


def line(match: Match, message: Message, viewer: int | None) -> Line:
    """A message as one viewer may read it."""
    return Line(message.text, {name: _projected(match, value, viewer) for name, value in message.values.items()})


def _decision_view(seen: _Seen, decision: Decision, *, labels: bool) -> DecisionView:
    match, viewer = seen.match, seen.viewer
    keys = match.keys if decision is match.decision else option_keys(match, decision)
    offered = match.rulebook.ways(match, decision) if labels else NO_WAYS
    return DecisionView(
        rule=decision.rule,
        prompt=line(match, decision.prompt, viewer),
        options=tuple(
            OptionView(
                key,
                option.verb,
                _option_line(match, decision, option, viewer) if labels else _NO_LABEL,
                seen.card(option.card) if option.card is not None else None,
                option.zone.name if option.zone is not None else None,
                option.value,
                _note(match, option, viewer) if labels else None,
            )
            for key, option in zip(keys, decision.options, strict=True)
        ),
        minimum=decision.minimum,
        maximum=decision.maximum,
        ordered=decision.ordered and decision.maximum > 1,
        default=tuple(keys[index] for index in decision.default),
        card=seen.card(decision.card) if decision.card is not None else None,
        can_step_back=match.can_step_back,
        ways=_way_views(match, decision, keys, offered.ways),
        note=None if offered.note is None else line(match, offered.note, viewer),
        ability=_ability_played(match, decision, viewer) if labels else None,
        needed=offered.needed,
        closing=None if offered.closing is None else keys[decision.options.index(offered.closing)],
        ranked=offered.ranked,
        at_once=offered.at_once,
        repeats=offered.repeats,
        at_most=offered.at_most,
        follows=offered.follows,
        is_ahead=offered.is_ahead,
        lets_go=None if offered.lets_go is None else line(match, offered.lets_go.label, viewer),
        meanwhile=_expected_view(seen, offered.meanwhile),
        after=_expected_view(seen, offered.after),
    )


def _option_line(match: Match, decision: Decision, option: Option, viewer: int | None) -> Line:
    """What an option says. A card that its player does not see is called by its place, to tell it from the others."""
    found = line(match, label(match, decision, option), viewer)
    card = option.card
    if card is None or sees(match, viewer, card):
        return found
    zone_of = match.state.zone
    place = zone_of[card]
    if place.kind.field or not place.place:
        return found
    offered = [each.card for each in decision.options if each.card is not None and zone_of[each.card] is place]
    number = match.cards(place)[::-1].index(card) + 1 if len(set(offered)) > 1 else 0
    return Line(found.text, {**found.values, "card": Mention(None, "", place, number)})


def _expected_view(seen: _Seen, decision: Decision | None) -> DecisionView | None:
    return None if decision is None else _decision_view(seen, decision, labels=True)


def _ability_played(match: Match, decision: Decision, viewer: int | None) -> Line | None:
    """The ability for which a question is asked, if the viewer sees its card and the question does not say it.

    What is asked about another card in between, as whether it replaces what happens, is not asked for this ability.
    """
    resolving = match.resolving if decision is match.decision else None
    if resolving is None or "ability" in decision.prompt.values:
        return None
    ability, source = resolving.context.ability, resolving.context.source
    asked_for = decision.prompt.values.get("card", Ref(source))
    if ability is None or asked_for != Ref(source) or not sees(match, viewer, source):
        return None
    return line(match, Message("option-ability", {"ability": ability}), viewer)


def _note(match: Match, option: Option, viewer: int | None) -> Line | None:
    """The ability that an option names, if its player sees the card."""
    card = option.card
    if card is None or type(option.value) is not str or not sees(match, viewer, card):
        return None
    ability = next((each.ability for each in match.abilities(card) if each.key == option.value), None)
    return None if ability is None else line(match, Message("option-ability", {"ability": ability}), viewer)


def _way_views(match: Match, decision: Decision, keys: Sequence[str], ways: Sequence[Way]) -> tuple[WayView, ...]:
    viewer, named = decision.player, Counter[str]()
    found = []
    for way in ways:
        key = keys[decision.options.index(way.option)]
        then, later = _expected_views(match, way.then, viewer), _expected_views(match, way.later, viewer)
        name = "+".join([key, *(each.key for each in (*then, *later)), *(["waits"] if way.waits else [])])
        named[name] += 1
        found.append(
            WayView(
                name if named[name] == 1 else f"{name}#{named[name]}",
                key,
                line(match, way.label, viewer),
                None if way.note is None else line(match, way.note, viewer),
                None if way.who is None else line(match, way.who, viewer),
                then,
                later,
                way.amount,
                way.is_idle,
                way.margin,
                way.waits,
                way.copies,
            )
        )
    return tuple(found)


def _expected_views(match: Match, questions: Sequence[Expected], viewer: int) -> tuple[ExpectedView, ...]:
    return tuple(
        ExpectedView(
            each.asked,
            ANY_CARD if each.card is None else _mention(match, each.card, viewer),
            SAFE if each.answer is None else option_key(match, viewer, each.answer),
        )
        for each in questions
    )


def way_of(match: Match, decision: Decision, option: Option) -> Way:
    """The way to choose an option that says what the option says: where it may be chosen with others."""
    value = option.value if type(option.value) is str else None
    abilities = () if option.card is None or value is None else match.abilities(option.card)
    ability = next((each.ability for each in abilities if each.key == value), None)
    note = None if ability is None else Message("option-ability", {"ability": ability})
    return Way(option, label(match, decision, option), note)


def label(match: Match, decision: Decision, option: Option) -> Message:
    """What an option says: the text ``option-<verb>``, with its card, its zone and its value.

    A card on the field comes with its zone (``at``), a zone of the field with how many cards are there (``count``) and
    the last placed of them (``there``), a card and a value with how many options differ in the value alone (``alike``).
    What stands for itself ("pass") comes with what is asked and in which turn, so that it can say what it leads to.
    """
    values: dict[str, Any] = {}
    if option.card is not None:
        values["card"] = Ref(option.card)
        at = match.state.zone[option.card]
        if at.kind.field:
            values["at"] = at
    if option.zone is not None:
        values["zone"] = option.zone
        if option.zone.kind.field:
            cards = match.cards(option.zone)
            values["count"] = len(cards)
            values |= {"there": Ref(cards[-1])} if cards else {}
    if option.value is not None:
        values["value"] = option.value
        if option.card is not None:
            values["alike"] = sum(
                (each.verb, each.card, each.zone) == (option.verb, option.card, option.zone)
                for each in decision.options
            )
    if not values:
        values = {"asked": decision.prompt.text, "turn": match.state.turn}
    return Message(f"option-{option.verb}", values)


def _projected(match: Match, value: Any, viewer: int | None) -> Any:
    if isinstance(value, Ref):
        return _mention(match, value.card, viewer)
    if type(value) is tuple:
        return tuple(_projected(match, item, viewer) for item in value)
    return value


def _mention(match: Match, card: Card, viewer: int | None) -> Mention:
    if sees(match, viewer, card):
        return Mention(match.state.definition[card], public_id(match, card))
    return Mention(None, "")
