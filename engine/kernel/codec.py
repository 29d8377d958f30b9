"""Saving: states and matches as JSON, without loss, and the digest that two equal states share on every machine.

Plain values are written as they are; tuples, sets, zones, card definitions, structs, named tuples and the nodes of
compiled abilities are tagged, so that what is read back equals what was written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

import msgspec

from engine.kernel.abilities import Node
from engine.kernel.cards import Card
from engine.kernel.contexts import Last
from engine.kernel.decisions import Option
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.errors import BrokenSave, RulebookError
from engine.kernel.events import Event
from engine.kernel.log import Log
from engine.kernel.loop_record import Bar, Choice, Done, Loops, Point, Run
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.standing_by import StandingBy
from engine.kernel.state import Cover, Frame, Origin, Outcome, State
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone

FORMAT = 1
"""Version of the saved form; grows when older saves can no longer be read."""

_ENCODER: Final = msgspec.json.Encoder(order="sorted")
_DELETE: Final = b"\x7f"  # the one character of ASCII that `json` alone writes by its number
_TAG = "@"
_SIMPLE = (
    "counter",
    "clock",
    "turn",
    "turn_player",
    "first_player",
    "owner",
    "rested",
    "face_down",
    "ident",
    "entered",
)
_TAGGED = ("effects", "standing_by", "memory", "stack", "outcome", "shown", "master")
_OF_THE_KERNEL = (
    EffectInForce,
    StandingBy,
    Last,
    Event,
    Frame,
    Outcome,
    Origin,
    Option,
    Loops,
    Point,
    Done,
    Choice,
    Bar,
    Run,
)


def save(match: Match) -> str:
    """The match as JSON: its state at the beginning of the current step and the answers given since."""
    state, given = match.checkpoint
    saved = {
        "format": FORMAT,
        "game": match.rulebook.name,
        "edition": match.rulebook.edition,
        "state": encode_state(state),
        "given": [list(chosen) for chosen in given],
    }
    return _canonical(saved)


def load(rulebook: Rulebook, saved: str, *, log: Log | None = None) -> Match:
    """The match that `save` wrote. Raises `BrokenSave` if this rulebook cannot read it."""
    try:
        data = json.loads(saved)
        if data["format"] != FORMAT or data["game"] != rulebook.name or data["edition"] != rulebook.edition:
            raise BrokenSave(
                f"this is a save of {data['game']} {data['edition']}, format {data['format']}; "
                f"wanted {rulebook.name} {rulebook.edition}, format {FORMAT}"
            )
        state = decode_state(rulebook, data["state"])
        given = [tuple(chosen) for chosen in data["given"]]
    except (KeyError, TypeError, ValueError, IndexError) as problem:
        raise BrokenSave(f"the saved match is damaged: {problem!r}") from problem
    return Match.at(rulebook, state, given, log=log)


def digest(state: State) -> str:
    """A hash that two equal states share on any machine and under any PYTHONHASHSEED."""
    return hashlib.blake2b(_canonical(encode_state(state)).encode(), digest_size=16).hexdigest()


def encode_state(state: State) -> dict[str, Any]:
    """A state as JSON values."""
    data: dict[str, Any] = {name: getattr(state, name) for name in _SIMPLE}
    data["seed"] = state.seed.hex()
    data["definition"] = [definition.number for definition in state.definition]
    data["zones"] = [[zone.name, list(cards)] for zone, cards in state.zones.items()]  # their order counts
    if state.attached:
        data["attached"] = [[card, bearer] for card, bearer in state.attached.items()]  # likewise
    data.update({name: encode(getattr(state, name)) for name in _TAGGED})
    if state.afresh:
        data["afresh"] = [list(each) for each in state.afresh]
    if state.covers:
        data["covers"] = [[card, [zone.name for zone in zones], since] for card, (zones, since) in state.covers.items()]
    return data


def decode_state(rulebook: Rulebook, data: Mapping[str, Any]) -> State:
    """The state that `encode_state` wrote."""
    cards = rulebook.cards()
    decode = _decoder(rulebook)
    state = State(bytes.fromhex(data["seed"]))
    for name in _SIMPLE:
        setattr(state, name, data[name])
    state.definition = [cards[number] for number in data["definition"]]
    state.zones = {rulebook.zone(name): tuple(Card(c) for c in pile) for name, pile in data["zones"]}
    places = {card: zone for zone, pile in state.zones.items() for card in pile}
    state.zone = [places[Card(row)] for row in range(len(state.definition))]
    state.attached = {Card(card): Card(bearer) for card, bearer in data.get("attached", ())}
    for name in _TAGGED:
        setattr(state, name, decode(data[name]))
    state.afresh = tuple([(at, number) for at, number in data.get("afresh", ())])
    for card, names, since in data.get("covers", ()):  # the oldest first
        state.covers[Card(card)] = Cover(tuple([rulebook.zone(name) for name in names]), since)
    return state


def encode(value: Any) -> Any:
    """A value of a state as JSON values; raises TypeError for what has no place in a state."""
    if value is None or type(value) in (bool, int, str):
        return value
    encoder = _ENCODERS.get(type(value))
    if encoder is not None:
        return encoder(value)
    if isinstance(value, Node):
        names = _saved_fields(type(value))
        return {_TAG: value.saved_name(), **{names[name]: encode(getattr(value, name)) for name in names}}
    if isinstance(value, Struct):
        return {_TAG: type(value).__name__, **{name: encode(getattr(value, name)) for name in value.__struct_fields__}}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {_TAG: type(value).__name__, **{name: encode(getattr(value, name)) for name in value._fields}}
    if isinstance(value, Mapping):
        items = sorted([[encode(key), encode(item)] for key, item in value.items()], key=_canonical_key)
        return {_TAG: "dict", "items": items}
    raise TypeError(f"a state cannot hold {type(value).__name__}: {value!r}")


_SAVED_FIELDS: Final[dict[type[Node], Mapping[str, str]]] = {}


def _saved_fields(node: type[Node]) -> Mapping[str, str]:
    """The fields of a node, each with what saves call it; found out once for each class."""
    saved = _SAVED_FIELDS.get(node)
    if saved is None:
        saved = {each.name: each.metadata.get("saved_as", each.name) for each in fields(node)}
        _SAVED_FIELDS[node] = saved
    return saved


def _canonical(value: Any) -> str:
    """The one JSON text of a value, in ASCII: what msgspec writes in a tenth of the time wherever it is the same."""
    try:
        text = _ENCODER.encode(value)
    except UnicodeEncodeError:  # half a character
        return _in_full(value)
    return text.decode() if text.isascii() and _DELETE not in text else _in_full(value)


def _canonical_key(pair: Sequence[Any]) -> str:
    """What the items of a mapping are put in order by: no two have the same key."""
    return _canonical(pair[0])


def _in_full(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def _encode_set(value: frozenset[Any]) -> dict[str, Any]:
    return {_TAG: "set", "items": sorted((encode(item) for item in value), key=_canonical)}


_ENCODERS: Mapping[type, Callable[[Any], Any]] = {
    tuple: lambda value: [encode(item) for item in value],
    frozenset: _encode_set,
    Zone: lambda value: {_TAG: "zone", "name": value.name},
    CardDefinition: lambda value: {_TAG: "card", "number": value.number},
}


def _reader(node: type[Node]) -> Callable[..., Node]:
    """What makes a node of its fields, by the names that saves call them."""
    names = {saved: name for name, saved in _saved_fields(node).items() if saved != name}
    if not names:
        return node
    return lambda **values: node(**{names.get(name, name): value for name, value in values.items()})


def _decoder(rulebook: Rulebook) -> Callable[[Any], Any]:
    makers: dict[str, Callable[..., Any]] = {t.__name__: t for t in (*_OF_THE_KERNEL, *rulebook.plain)}
    nodes = rulebook.nodes()
    if not makers.keys().isdisjoint(nodes):
        raise RulebookError(f"saves have one name for two things: {', '.join(sorted(makers.keys() & nodes))}")
    special: dict[str, Callable[[dict[str, Any]], Any]] = {
        "zone": lambda data: rulebook.zone(data["name"]),
        "card": lambda data: rulebook.cards()[data["number"]],
        "set": lambda data: frozenset(decode(item) for item in data["items"]),
        "dict": lambda data: {decode(key): decode(item) for key, item in data["items"]},
    }

    def decode(value: Any) -> Any:
        if isinstance(value, list):
            return tuple(decode(item) for item in value)
        if not isinstance(value, dict):
            return value
        tag = value[_TAG]
        if tag in special:
            return special[tag](value)
        make = makers.get(tag)
        if make is None:
            make = makers[tag] = _reader(nodes[tag])  # a match holds few of the hundreds that there are
        return make(**{name: decode(item) for name, item in value.items() if name != _TAG})

    return decode
