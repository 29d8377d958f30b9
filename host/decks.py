"""Decks that people register, and the starters that everybody has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from engine.card_names import fold, nearest
from engine.decks import Reading, game_of, nearest_game_of, read_deck, write_deck
from engine.kernel.deck_facts import Difficulty, StarterFacts
from engine.kernel.rulebook import Deck, Rulebook
from host.books import Books
from host.decklists import deck_of, stored
from host.errors import DeckGone, TooManyDecks, UnknownDeck, UnknownGame, UnseenInDeckName, WrongDeckName
from host.list_readers import Readers
from host.names import is_shown_whole, shown
from host.time import Clock
from storage import Database, DeckChoice, DeckLimitReached, DeckRow, PlayedDeck, Unreadable

NAME_LIMIT = 60
"""How many characters the name of a deck may have."""

LONGEST_SOUGHT = 2 * NAME_LIMIT
"""No more than this of a name is looked for: with all its needless spaces it is still no deck's."""

_NUMBERS = re.compile("([0-9]+)")
_FROM_EASY = {difficulty: place for place, difficulty in enumerate(Difficulty)}

_REGISTERED, _STARTER = "deck:", "starter:"  # how the keys of decks begin


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck that somebody may play: one of their own, in its newest version, or a starter (`version` is None)."""

    game: str
    name: str
    deck: Deck
    version: int | None
    choice: DeckChoice
    id: int | None = None  #: of a registered deck, the same for all its versions
    facts: StarterFacts | None = None

    @property
    def is_starter(self) -> bool:
        """Whether everybody has it."""
        return self.version is None

    @property
    def key(self) -> str:
        """What tells it from all others, also from those that are called alike; `Decks.find` takes it for a name."""
        return f"{_STARTER}{self.game}:{self.name}" if self.id is None else f"{_REGISTERED}{self.id}"


@dataclass(frozen=True, slots=True)
class Registration:
    """What became of a deck list that somebody wanted to register; `kept` is None if the reading is not legal."""

    reading: Reading
    kept: KeptDeck | None


class Decks:
    """The decks of everybody, for all games."""

    def __init__(
        self, database: Database, rulebooks: Mapping[str, Rulebook], books: Books, clock: Clock, *, limit: int
    ) -> None:
        """`limit` is how many decks a person may keep for each game."""
        self._database = database
        self._rulebooks = rulebooks
        self._books = books
        self._clock = clock
        self._limit = limit
        self._readers = Readers()

    async def check(self, game: str, text: str | bytes, *, guild_id: int | None = None) -> Reading:
        """Read a deck list and say everything that is wrong with it. Lists of improper size are refused unread.

        It may have the cards that there are on the server where it is read. Raises `UnknownGame`, `ListTakesTooLong`,
        `StorageUnavailable`.
        """
        rulebook, _ = await self._books.of_server(game, guild_id)
        return await self._read(rulebook, text, guild_id)

    async def game_of(self, text: str | bytes, rulebooks: Sequence[Rulebook]) -> Rulebook | None:
        """The one of these games whose cards a list names; None if that cannot be told. Raises `ListTakesTooLong`."""
        return await self._readers.read(lambda: game_of(text, rulebooks))

    async def nearest_game_of(self, text: str | bytes, rulebooks: Sequence[Rulebook]) -> Rulebook | None:
        """The one of them to whose cards it comes near where it names none. Raises `ListTakesTooLong`."""
        return await self._readers.read(lambda: nearest_game_of(text, rulebooks))

    async def legal_in(
        self, text: str | bytes, rulebooks: Sequence[Rulebook], *, guild_id: int | None = None
    ) -> Sequence[Rulebook]:
        """Those of these games by which a list is a legal deck. Raises `ListTakesTooLong`, `StorageUnavailable`."""
        readings = [(book, await self.check(book.name, text, guild_id=guild_id)) for book in rulebooks]
        return [book for book, reading in readings if reading.is_legal]

    async def register(
        self, user_id: int, game: str, name: str, text: str | bytes, *, guild_id: int | None = None
    ) -> Registration:
        """Keep a legal deck; under a name of one of the person's decks, as its next version.

        A deck that is not legal is not kept: see the reading. Raises `UnknownGame`, `WrongDeckName`,
        `UnseenInDeckName`, `TooManyDecks`, `ListTakesTooLong`, `StorageUnavailable`.
        """
        rulebook, _ = await self._books.of_server(game, guild_id)
        name = _tidy(name)
        reading = await self._read(rulebook, text, guild_id)
        if not reading.is_legal or reading.deck is None:
            return Registration(reading, None)
        listed = write_deck(rulebook, reading.deck)
        try:
            kept = await self._database.decks.register(
                user_id, game, name, listed, stored(reading.deck), at=self._clock.now(), limit=self._limit
            )
        except DeckLimitReached as problem:
            raise TooManyDecks(self._limit) from problem
        return Registration(reading, _kept(kept))

    async def keep_for(self, user_id: int, deck_id: int, game: str, *, guild_id: int | None = None) -> KeptDeck:
        """Keep a registered deck for another edition of its game; the deck moves there if it has but one version.

        Raises what `register` does, and `DeckGone` where there is no such deck, or it is not legal there.
        """
        rulebook = self._rulebook(game)
        editions = [book.name for book in self._rulebooks.values() if book.folder == rulebook.folder]
        (deck,) = await self.find_in(user_id, editions, f"{_REGISTERED}{deck_id}")
        if deck.game == game:
            return deck
        listed = await self.listed(deck, guild_id=guild_id)
        kept = (await self.register(user_id, game, deck.name, listed, guild_id=guild_id)).kept
        if kept is None:
            raise DeckGone
        if deck.version == 1:
            await self.delete(user_id, deck.game, deck.name)
        return kept

    async def find(self, user_id: int, game: str, name: str) -> KeptDeck:
        """A deck by its name, one of the person's own or else a starter; or by its key.

        Raises `UnknownDeck`, `DeckGone`.
        """
        starters = self.starters(game)
        if len(name) <= LONGEST_SOUGHT:
            own = await self._database.decks.find(user_id, game, name)
            if own is not None:
                return _kept(own)
            for deck in starters:
                if fold(deck.name) == fold(name):
                    return deck
        decks = await self.owned_by(user_id, game)
        for deck in decks:
            if deck.key == name:
                return deck
        if name.startswith((_STARTER, _REGISTERED)):
            raise DeckGone
        raise UnknownDeck(name, nearest(name, [deck.name for deck in decks]))

    async def find_in(self, user_id: int, games: Iterable[str], name: str) -> Sequence[KeptDeck]:
        """The decks of this key or name, one for each of these games at most.

        Raises `UnknownDeck` or `DeckGone` if there is none.
        """
        found: list[KeptDeck] = []
        near: list[str] = []
        refusal: UnknownDeck | DeckGone = UnknownDeck(name, None)
        for game in games:
            try:
                found.append(await self.find(user_id, game, name))
            except DeckGone as gone:
                refusal = gone
            except UnknownDeck as unknown:
                near += [str(each) for each in (unknown.values["nearest"],) if each]
                refusal = UnknownDeck(name, nearest(name, near))
        if not found:
            raise refusal
        return found

    async def owned_by(self, user_id: int, game: str) -> Sequence[KeptDeck]:
        """Everything a person may play: their own decks by name, then the starters. Raises `UnknownGame`."""
        starters = self.starters(game)
        own = map(_kept, await self._database.decks.owned_by(user_id, game))
        return [*sorted(own, key=lambda deck: _as_people_order(deck.name)), *starters]

    async def to_choose(self, user_id: int, game: str) -> Sequence[KeptDeck]:
        """What `owned_by` gives, but first the deck that the person has played last. Raises `UnknownGame`.

        Whoever has played none and has none of their own gets the first of the starters that are easiest to play.
        """
        decks = await self.owned_by(user_id, game)
        last = None
        with suppress(Unreadable):  # it is a convenience, and no reason to refuse
            last = await self._database.decks.last_played(user_id, game)
        if last is not None:
            return sorted(decks, key=lambda deck: not _is_that(deck, last))
        first = decks[0] if decks and not decks[0].is_starter else min(decks, key=_difficulty, default=None)
        return sorted(decks, key=lambda deck: deck is not first)

    async def delete(self, user_id: int, game: str, name: str) -> None:
        """Take a deck off a person's list. Matches under way keep it. Raises `UnknownDeck`."""
        deleted = await self._database.decks.delete(user_id, game, name, at=self._clock.now())
        if not deleted:
            raise UnknownDeck(name, None)

    def starters(self, game: str) -> Sequence[KeptDeck]:
        """The decks that everybody may play. Raises `UnknownGame`."""
        return [
            KeptDeck(
                game,
                starter.name,
                starter.deck,
                None,
                DeckChoice(starter.name, stored(starter.deck)),
                facts=starter.facts,
            )
            for starter in self._rulebook(game).decks.starters()
        ]

    async def listed(self, kept: KeptDeck, *, guild_id: int | None = None) -> str:
        """A deck as a list that can be registered again on this server. Raises `StorageUnavailable`."""
        rulebook, _ = await self._books.of_server(kept.game, guild_id)
        return write_deck(rulebook, kept.deck)

    async def _read(self, rulebook: Rulebook, text: str | bytes, guild_id: int | None) -> Reading:
        unplayable = await self._books.unplayable(rulebook.name, guild_id)
        return await self._readers.read(lambda: read_deck(rulebook, text, unplayable))

    def _rulebook(self, game: str) -> Rulebook:
        if game not in self._rulebooks:
            raise UnknownGame(game)
        return self._rulebooks[game]


def _kept(deck: DeckRow) -> KeptDeck:
    choice = DeckChoice(deck.name, deck.cards, deck.version_id)
    return KeptDeck(deck.game, deck.name, deck_of(deck.cards), deck.version, choice, deck.id)


def _as_people_order(name: str) -> tuple[str | int, ...]:
    """What names are put in order by: "Deck 2" comes before "Deck 10"."""
    parts = _NUMBERS.split(name.casefold())
    return tuple(int(part) if at % 2 else part for at, part in enumerate(parts))


def _difficulty(deck: KeptDeck) -> int:
    return _FROM_EASY[Difficulty.MEDIUM if deck.facts is None else deck.facts.difficulty]


def _is_that(deck: KeptDeck, played: PlayedDeck) -> bool:
    return deck.name == played.name if deck.id is None and played.id is None else deck.id == played.id


def _tidy(name: str) -> str:
    """The name without needless spaces. Raises `WrongDeckName`, `UnseenInDeckName`."""
    if not is_shown_whole(name):
        raise UnseenInDeckName
    tidied = shown(name)
    if not 1 <= len(tidied) <= NAME_LIMIT:
        raise WrongDeckName(NAME_LIMIT)
    return tidied
