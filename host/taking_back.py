"""Taking a choice back by consent: how far, what of it everybody may know, and whether both know what was seen since.

What a person thinks of as one choice is one, though it took several answers: nothing happens between a card and its
place. Whoever asks must not know more than the other player when they choose anew, nor the other player more than
they: a card that one of them has seen since, for however short a time, the other must know as well. Then both are told
of it. What chance has decided since it decides afresh (`JournaledMatch.apply`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision
from engine.kernel.definitions import CardDefinition
from engine.kernel.idle import idle_answer, sensible_answer
from engine.kernel.log import Entry, Witnessed
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line, Ref
from engine.kernel.views import label, line
from engine.kernel.visibility import sees
from host.journaled_match import PLAYED, TAKEN_BACK, JournaledMatch, readable
from host.notices import EVERYBODY, Viewer
from host.summaries import UndoView
from storage import EntryKind, JournalEntry

SEATS = (0, 1)


@dataclass(frozen=True, slots=True)
class Undo:
    """What an undo takes back: everything after the entry `back_to`, as each viewer may know it."""

    back_to: int
    seen_by_one: bool  #: whether a player has seen a card since that the other one does not know
    is_free: bool  #: whether nothing has happened since: nobody has learned anything, and the other one was not asked
    views: Mapping[Viewer, UndoView]


def last_answers(entries: Sequence[JournalEntry], seat: int) -> Sequence[JournalEntry]:
    """A player's last answer, after those of theirs that came right before it; empty if they never answered.

    `entries` are effective ones. What was answered for the player is passed over.
    """
    found: list[JournalEntry] = []
    for entry in reversed(entries):
        if entry.kind is EntryKind.ANSWER and entry.seat == seat:
            found.append(entry)
        elif found and entry.kind in PLAYED:
            break
    return found[::-1]


def last_choice(
    journaled: JournaledMatch, entries: Sequence[JournalEntry], seat: int
) -> tuple[JournalEntry, JournalEntry]:
    """The first and the last answer of what a player chose last: between those of one choice nothing happens.

    What they chose ahead is theirs as well; where nothing was to be chosen, or they passed for a while, they did not
    choose. Plays the entries on `journaled`, which stands where the first of them, an answer of theirs, was given.
    """
    begins = last = before = entries[0]
    for entry in entries:
        if entry.kind in PLAYED:
            if entry.seat == seat and _is_chosen(journaled.match, entry):
                if before is not last or not journaled.match.can_step_back:
                    begins = entry
                last = entry
            before = entry
        journaled.apply(entry.kind, entry.sequence, entry.seat, entry.keys)
    return begins, last


def _is_chosen(match: Match, entry: JournalEntry) -> bool:
    decision = match.decision
    if entry.kind is not EntryKind.AUTOMATIC or decision is None:
        return entry.kind is EntryKind.ANSWER
    others = (idle_answer(decision), sensible_answer(match), decision.default)
    return all(found is None or tuple(match.keys[at] for at in found) != entry.keys for found in others)


def undo_of(journaled: JournaledMatch, entries: Sequence[JournalEntry], asker: int, last: int) -> Undo:
    """What is taken back with these effective entries, the player's own choice up to the entry `last`.

    Plays them on `journaled`, which stands where the first of them was given.
    """
    back_to, match = journaled.sequence, journaled.match
    assert match.decision is not None, "something was chosen there"
    begins = _Choice(match, match.decision, [match.keys.index(key) for key in entries[0].keys])
    knowledge, told = _Knowledge(match), list[tuple[int, Entry]]()
    for entry in entries:
        before = len(journaled.logged)
        knowledge.before_entry()
        journaled.apply(entry.kind, entry.sequence, entry.seat, entry.keys)
        logged = [each.entry for each in journaled.logged[before:]]
        knowledge.after_entry(logged)
        if entry.kind not in TAKEN_BACK:
            told += [(entry.sequence, each) for each in logged]
    asked = journaled.match.decision
    is_free = (
        not told
        and not knowledge.has_grown
        and all(entry.seat == asker for entry in entries)
        and asked is not None
        and asked.player == asker
    )
    return Undo(
        back_to,
        knowledge.of_one_alone(),
        is_free,
        {
            viewer: _view(
                begins.view(viewer, knowledge),
                [each for _, each in told if readable(each, viewer)],
                [] if begins.is_idle else [each for at, each in told if at <= last and readable(each, viewer)],
                asker,
                knowledge,
                viewer,
            )
            for viewer in EVERYBODY
        },
    )


def chosen(match: Match, indices: Sequence[int], viewer: int) -> UndoView:
    """The choice of these options of what is asked, as its player may know it."""
    decision = match.decision
    assert decision is not None
    return UndoView(_labels(match, decision, indices, viewer) or (line(match, decision.prompt, viewer),))


class _Choice:
    """What was chosen of what was asked."""

    def __init__(self, match: Match, decision: Decision, indices: Sequence[int]) -> None:
        options = [decision.options[at] for at in indices]
        named = [label(match, decision, option).values.values() for option in options]
        self._player = decision.player
        self._cards = [value.card for values in named for value in values if isinstance(value, Ref)]
        self._is_secret = decision.secret
        self._labels = _labels(match, decision, indices, decision.player)
        self._asked = {viewer: _asked(match, decision, viewer) for viewer in EVERYBODY}
        self.is_idle = all(option == PASS for option in options)

    def view(self, viewer: Viewer, knowledge: _Knowledge) -> UndoView:
        """The choice itself for who made it, and for those who have seen the cards that it names; else the question."""
        seen = bool(self._cards) and not self._is_secret and all(knowledge.has(viewer, card) for card in self._cards)
        if self._labels and (viewer == self._player or seen):
            return UndoView(self._labels)
        return UndoView((self._asked[viewer],), is_question=True)


def _asked(match: Match, decision: Decision, viewer: Viewer) -> Line:
    """What was asked, or seemed to be."""
    prompt = decision.prompt
    if decision.secret and viewer != decision.player:
        _, prompt = match.rulebook.cover(match, decision)
    return line(match, prompt, viewer)


def _labels(match: Match, decision: Decision, indices: Sequence[int], viewer: int) -> tuple[Line, ...]:
    return tuple(line(match, label(match, decision, decision.options[at]), viewer) for at in indices)


def _view(
    begins: UndoView, told: Sequence[Entry], came: Sequence[Entry], asker: int, knowledge: _Knowledge, viewer: Viewer
) -> UndoView:
    """What is taken back: by what was told first of all that `came` of it, where that was the player's own doing."""
    own = [entry.line(viewer) for entry in came[:1] if entry.whose(viewer) == asker]
    return UndoView(
        tuple(own) or begins.what,
        is_question=not own and begins.is_question,
        later=len(told) - len(own),
        seen=knowledge.seen_by(viewer),
        by_chance=knowledge.by_chance,
    )


class _Knowledge:
    """What everybody comes to see while a match is played on."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known = {viewer: _visible(match, viewer) for viewer in EVERYBODY}
        self._learned: dict[Viewer, dict[Card | str, CardDefinition]] = {viewer: {} for viewer in EVERYBODY}
        self._idents: list[int] = []
        self._counter = 0
        self.by_chance = False  #: whether chance has decided anything but how hidden cards are called

    def before_entry(self) -> None:
        self._idents, self._counter = self._match.state.ident, self._match.state.counter

    def after_entry(self, logged: Sequence[Entry]) -> None:
        state = self._match.state
        idents_now = state.ident
        renamed = sum(now != before for now, before in zip(idents_now, self._idents, strict=False))
        drawn = state.counter - self._counter
        self.by_chance |= drawn > renamed + len(idents_now) - len(self._idents)
        rows = {f"{ident:x}": Card(row) for idents in (self._idents, idents_now) for row, ident in enumerate(idents)}
        witnessed = [card for entry in logged for card in _witnessed(entry.values.values())]
        for viewer in EVERYBODY:
            seen: dict[Card | str, CardDefinition] = {
                card: state.definition[card] for card in _visible(self._match, viewer)
            }
            seen |= {rows.get(card.id, card.id): card.definition for card in witnessed if viewer in card.viewers}
            self._learned[viewer] |= {
                card: definition for card, definition in seen.items() if card not in self._known[viewer]
            }

    def has(self, viewer: Viewer, card: Card) -> bool:
        """Whether a viewer has seen a card."""
        return card in self._known[viewer] or card in self._learned[viewer]

    @property
    def has_grown(self) -> bool:
        """Whether anybody has seen a card since, or chance has decided anything."""
        return self.by_chance or any(self._learned.values())

    def of_one_alone(self) -> bool:
        """Whether a player has seen a card that the other has not seen and did not know."""
        return any(
            card not in self._learned[1 - seat] and card not in self._known[1 - seat]
            for seat in SEATS
            for card in self._learned[seat]
        )

    def seen_by(self, viewer: Viewer) -> tuple[Mention, ...]:
        """What a player has seen since or knows that the other one has; of that, what the public has seen."""
        seen = {**self._learned[0], **self._learned[1]}
        if viewer is None:
            seen = {card: definition for card, definition in seen.items() if card in self._learned[None]}
        return tuple(Mention(definition, "") for definition in seen.values())


def _visible(match: Match, viewer: Viewer) -> frozenset[Card]:
    cards = (Card(row) for row in range(len(match.state.definition)))
    return frozenset(card for card in cards if sees(match, viewer, card))


def _witnessed(values: Any) -> Iterator[Witnessed]:
    for value in values:
        if isinstance(value, Witnessed):
            yield value
        elif type(value) is tuple:
            yield from _witnessed(value)
