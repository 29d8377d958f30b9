"""What can go wrong with stored things, one class for each mistake a caller can act on."""

from collections.abc import Sequence


class StorageError(Exception):
    """The root of everything this package raises on purpose."""


class StorageUnavailable(StorageError):
    """The database cannot be used now: full disk, locked, unreachable or damaged. Nothing was half-written.

    The message says what is wrong and what to do, for an operator; it holds no secret.
    """


class Unreadable(StorageError):
    """Something that is stored cannot be read: it is damaged. What else is stored may well be whole.

    The message says which column of which table, for an operator, and not what is in it.
    """


class DatabaseTooNew(StorageError):
    """The database was migrated by a later version of the bot than this one."""


class DatabaseOfAnother(StorageError):
    """The database has tables of another program, in whose place those of the bot would come."""

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(
            f"the database has tables of another program ({', '.join(tables)}): set DATABASE_URL to a database of the "
            "bot's own"
        )


class DatabaseInUse(StorageError):
    """Another process of a bot uses the database."""

    def __init__(self, file: str) -> None:
        super().__init__(
            f"another process uses the database {file}, perhaps a bot that was started before; stop that first, or "
            "change DATABASE_URL"
        )


class ConstraintBroken(StorageError):
    """What was to be stored contradicts what is there: a second of what there is one of, or a part of nothing."""


class UnknownMatch(StorageError):
    """There is no match with this id."""

    def __init__(self, match_id: int) -> None:
        super().__init__(f"there is no match {match_id}")
        self.match_id = match_id


class MatchNotRunning(StorageError):
    """The match is over: it takes no more answers."""

    def __init__(self, match_id: int, status: str) -> None:
        super().__init__(f"match {match_id} is {status}, not running")
        self.match_id = match_id
        self.status = status


class SequenceTaken(StorageError):
    """Somebody, perhaps in another process, was first: the journal has this sequence number already."""

    def __init__(self, match_id: int, sequence: int) -> None:
        super().__init__(f"match {match_id} has been answered at {sequence} already")
        self.match_id = match_id
        self.sequence = sequence


class JournalGap(StorageError):
    """An entry does not follow the journal's last one: the caller has not read it to its end."""

    def __init__(self, match_id: int, sequence: int, last: int) -> None:
        super().__init__(f"match {match_id} stands at {last}, so its next entry is {last + 1}, not {sequence}")
        self.match_id = match_id
        self.sequence = sequence
        self.last = last


class DeckLimitReached(StorageError):
    """The player keeps as many decks for this game as they may; one must be deleted first."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"no more than {limit} decks can be kept for a game")
        self.limit = limit


class SetLimitReached(StorageError):
    """The server keeps as many sets of cards as it may; one must be removed first."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"no more than {limit} sets of cards can be kept for a server")
        self.limit = limit


class CardLimitReached(StorageError):
    """The sets of the server would have more cards together than they may; `kept` are in its other sets."""

    def __init__(self, limit: int, kept: int) -> None:
        super().__init__(f"no more than {limit} cards can be kept for a server, and {kept} are in its other sets")
        self.limit = limit
        self.kept = kept


class MatchLimitReached(StorageError):
    """The player has as many matches and invitations going as they may."""

    def __init__(self, user_id: int, limit: int) -> None:
        super().__init__(f"no more than {limit} matches can be going for one person")
        self.user_id = user_id
        self.limit = limit


class InvitationNotOpen(StorageError):
    """The invitation was accepted, declined or withdrawn, or has run out."""

    def __init__(self, invitation_id: int, status: str) -> None:
        super().__init__(f"invitation {invitation_id} is {status}")
        self.invitation_id = invitation_id
        self.status = status


class RequestPending(StorageError):
    """A request of this kind is pending in the match; it must be answered first."""

    def __init__(self, match_id: int, kind: str) -> None:
        super().__init__(f"a request for {kind} is pending in match {match_id}")
        self.match_id = match_id
        self.kind = kind
