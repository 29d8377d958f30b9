"""What buttons and selects carry in their custom ids: everything needed to act on them, after any restart.

    encode(AnswerWith(17, 42, "play:AB01/008"))  ->  "tc/answer/17/42/play:AB01/008"
    parse("tc/answer/17/42/play:AB01/008")       ->  AnswerWith(match=17, sequence=42, key="play:AB01/008")

An id says what its component does, never what it may do: who pressed it is checked again each time. The last field
of an action may be any text; those before it hold no slash.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, fields

MOST_CHARACTERS = 100
PREFIX = "tc"
MOST_ID = 2**63 - 1
_LONGEST_KEY = 60
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"


@dataclass(frozen=True, slots=True)
class AnswerWith:
    """Answer a decision with one option; `key` is the option's token, or empty to choose nothing."""

    match: int
    sequence: int
    key: str


@dataclass(frozen=True, slots=True)
class PromptPage:
    """Show another page of a decision's options, with what is picked so far. `mark` is `mark_of` its options."""

    match: int
    sequence: int
    mark: str
    page: int
    picks: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A select of a decision's options on one page; its values are tokens."""

    match: int
    sequence: int
    mark: str
    page: int
    picks: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """Answer a decision with everything that is picked."""

    match: int
    sequence: int
    mark: str
    picks: str


@dataclass(frozen=True, slots=True)
class ReadCards:
    """Show a page of the cards that whoever uses it may see in a match, to them alone."""

    match: int
    page: int


@dataclass(frozen=True, slots=True)
class ReadCard:
    """A select of these cards: show one of them large."""

    match: int
    page: int


@dataclass(frozen=True, slots=True)
class StepBack:
    """Take back the last choice of an unfinished step."""

    match: int
    sequence: int


@dataclass(frozen=True, slots=True)
class PassMenu:
    """A select of how to pass from a decision on; its value is a `HowToPass`."""

    match: int
    sequence: int


@dataclass(frozen=True, slots=True)
class AskAgain:
    """Pass no longer."""

    match: int


@dataclass(frozen=True, slots=True)
class Decide:
    """Show the asked player their decision, to them alone."""

    match: int


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show a player their hand, to them alone."""

    match: int


@dataclass(frozen=True, slots=True)
class PlayGame:
    """Play this game with a person by their id, or against the computer of a level (`opponent` is 0)."""

    opponent: int
    level: str
    game: str


@dataclass(frozen=True, slots=True)
class PlayDeck:
    """As `PlayGame`, with a deck of this game whose name several games have. `deck` is `mark_of` its key."""

    opponent: int
    level: str
    deck: str
    game: str


@dataclass(frozen=True, slots=True)
class StartWith:
    """Invite a person to this game with the deck that the select says."""

    opponent: int
    game: str


@dataclass(frozen=True, slots=True)
class StartPage:
    """Show another page of the decks with which one may invite a person to this game."""

    opponent: int
    page: int
    game: str


@dataclass(frozen=True, slots=True)
class Accept:
    """Take up an invitation: choose a deck next."""

    invitation: int


@dataclass(frozen=True, slots=True)
class AcceptWith:
    """Take up an invitation with the deck that the select says."""

    invitation: int


@dataclass(frozen=True, slots=True)
class AcceptDeck:
    """Take up an invitation with one's deck of this `mark_of` its key."""

    invitation: int
    deck: str


@dataclass(frozen=True, slots=True)
class DeckPage:
    """Show another page of the decks with which an invitation can be taken up."""

    invitation: int
    page: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Turn an invitation down."""

    invitation: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take one's own invitation back."""

    invitation: int


@dataclass(frozen=True, slots=True)
class Consent:
    """Agree to the other player's request ("draw", "undo"), or refuse it."""

    match: int
    agree: int
    kind: str


@dataclass(frozen=True, slots=True)
class WithdrawRequest:
    """Take one's own request ("draw", "undo") back before it is answered."""

    match: int
    kind: str


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up a match; asked and confirmed."""

    match: int
    sure: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again after a match."""

    match: int


@dataclass(frozen=True, slots=True)
class PlayedDeck:
    """Show the deck that the player at a seat had in a match, which is over."""

    match: int
    seat: int


@dataclass(frozen=True, slots=True)
class DeckLists:
    """Show another page of somebody's decks, or of the `starters` alone, of a game; `game` is empty for all."""

    page: int
    starters: int
    game: str


@dataclass(frozen=True, slots=True)
class DeleteDeck:
    """Delete a deck of one's own; asked and confirmed."""

    sure: int
    game: str
    name: str


@dataclass(frozen=True, slots=True)
class KeepFor:
    """Keep a deck of one's own for an edition of its game."""

    deck: int
    game: str


@dataclass(frozen=True, slots=True)
class MendList:
    """Open the form again with the deck list of the message, to be kept under a name if `to_keep`.

    `game` is empty where the list tells.
    """

    to_keep: int
    game: str
    name: str


@dataclass(frozen=True, slots=True)
class HelpPage:
    """Show another page of the help."""

    page: int


NEWEST = 99_999
"""The page of a log with what happened last, however many there are."""


@dataclass(frozen=True, slots=True)
class LogPage:
    """Show a page of a match's log."""

    match: int
    page: int


@dataclass(frozen=True, slots=True)
class AllowGames:
    """A select of the games that may be played on a server."""


@dataclass(frozen=True, slots=True)
class AllowChannels:
    """A select of the channels where matches may be started on a server."""


Action = (
    AnswerWith | PromptPage | Pick | Confirm | ReadCards | ReadCard | StepBack | Decide | ShowHand | PlayGame | PlayDeck
    | StartWith | StartPage | Accept | AcceptWith | AcceptDeck | DeckPage | Decline | Withdraw | Consent | Concede
    | Rematch | PlayedDeck | DeckLists | DeleteDeck | KeepFor | MendList | HelpPage | LogPage | AllowGames
    | AllowChannels | PassMenu | AskAgain | WithdrawRequest
)  # fmt: skip

_NAMES: dict[str, type[Action]] = {
    "answer": AnswerWith, "turn": PromptPage, "pick": Pick, "confirm": Confirm, "read": ReadCards, "card": ReadCard,
    "back": StepBack, "decide": Decide, "hand": ShowHand, "play": PlayGame, "with": PlayDeck, "accept": Accept,
    "start": StartWith, "decks": StartPage, "deck": AcceptWith, "take": AcceptDeck, "page": DeckPage,
    "decline": Decline, "withdraw": Withdraw, "consent": Consent, "concede": Concede, "rematch": Rematch,
    "played": PlayedDeck,
    "lists": DeckLists, "delete": DeleteDeck, "edition": KeepFor, "mend": MendList,
    "help": HelpPage, "log": LogPage, "games": AllowGames, "channels": AllowChannels,
    "passing": PassMenu, "ask": AskAgain, "unask": WithdrawRequest,
}  # fmt: skip
"""What custom ids call the actions. Messages in channels carry these names for as long as they stand there."""
_NAME_OF = {kind: name for name, kind in _NAMES.items()}


def encode(action: Action) -> str:
    """The custom id for this action, at most 100 characters."""
    text = "/".join([PREFIX, _NAME_OF[type(action)], *map(str, astuple(action))])
    if len(text) > MOST_CHARACTERS:
        raise ValueError(f"the custom id {text!r} is longer than {MOST_CHARACTERS} characters")
    return text


def parse(custom_id: str) -> Action | None:
    """The action of a custom id; None for one that was tampered with or is of another version of the bot."""
    prefix, _, rest = custom_id.partition("/")
    name, _, values = rest.partition("/")
    kind = _NAMES.get(name)
    if prefix != PREFIX or kind is None:
        return None
    wanted = fields(kind)
    given = values.split("/", len(wanted) - 1) if wanted else []
    if len(given) != len(wanted):
        return None
    typed: list[int | str] = []
    for field, value in zip(wanted, given, strict=True):
        if field.type is not int:
            typed.append(value)
        elif value.isascii() and value.isdecimal() and len(value) < 20 and int(value) <= MOST_ID:
            typed.append(int(value))
        else:
            return None
    build: Callable[..., Action] = kind
    return build(*typed)


def token(key: str) -> str:
    """An option's key as it fits into a custom id or a select: the key itself, or a short stable hash of a long one."""
    if len(key) <= _LONGEST_KEY and key.isprintable():
        return key
    return "~" + hashlib.blake2b(key.encode(), digest_size=12).hexdigest()


def mark_of(keys: Sequence[str]) -> str:
    """A short fingerprint of a decision's options, so that picks by place are never applied to other options."""
    return hashlib.blake2b("\n".join(keys).encode(), digest_size=4).hexdigest()


def encode_picks(picks: Sequence[int], options: int, ordered: bool) -> str:
    """Places of picked options as text: in order one character each (two beyond 64 options), otherwise a bit each."""
    if not ordered:
        bits = sum(1 << pick for pick in picks)
        return _digits(bits, -(-options // 6)) if bits else ""
    return "".join(_digits(pick, _width(options)) for pick in picks)


def parse_picks(text: str, options: int, ordered: bool) -> tuple[int, ...]:
    """What `encode_picks` wrote; nothing for text that no picks of so many options can have made."""
    if not set(text) <= set(_DIGITS):
        return ()
    if not ordered:
        bits = _number(text)
        picks = [place for place in range(bits.bit_length()) if bits >> place & 1]
    else:
        width = _width(options)
        picks = [_number(text[at : at + width]) for at in range(0, len(text), width)]
    return tuple(picks) if all(pick < options for pick in picks) and len(set(picks)) == len(picks) else ()


def _width(options: int) -> int:
    return 1 if options <= len(_DIGITS) else 2


def _digits(number: int, width: int) -> str:
    return "".join(_DIGITS[number >> 6 * place & 63] for place in range(width))


def _number(digits: str) -> int:
    return sum(_DIGITS.index(digit) << 6 * place for place, digit in enumerate(digits))
