"""Why something was refused or could not be done: one class for each mistake that a person can act on.

Every class names the text that explains it (`text`, an id in the bot's texts) and what to put in it (`values`). The
exception's own message is the same in plain English, for logs and for other programs.
"""

from typing import ClassVar


class Refused(Exception):
    """The root of all refusals. Whatever was asked has changed nothing."""

    text: ClassVar[str] = "refused"

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.values = values


class MatchNotFound(Refused):
    """There is no match with this id."""

    text = "refused-match-not-found"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"there is no match {match_id}", match=match_id)


class MatchEnded(Refused):
    """The match is over and takes nothing more."""

    text = "refused-match-ended"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} is over", match=match_id)


class MatchGoesOn(Refused):
    """The match is not over yet."""

    text = "refused-match-goes-on"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} is not over yet", match=match_id)


class MatchUnreadable(Refused):
    """A match that has ended was played under rules that this version does not follow, and cannot be shown again."""

    text = "refused-match-unreadable"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id} was played under an earlier version and cannot be shown", match=match_id)


class MatchDamaged(MatchUnreadable):
    """What is stored of a match cannot be read, or cannot be played on by this version. It stays as it is."""

    text = "refused-match-damaged"

    def __init__(self, match_id: int) -> None:
        Refused.__init__(self, f"what is stored of match {match_id} is damaged, or of another version", match=match_id)


class EndedMatchDamaged(MatchDamaged):
    """What is stored of a match that is over cannot be read."""

    text = "refused-ended-match-damaged"


class TakesLong(Refused):
    """What was asked is under way, and takes so long that nobody should wait for it. It may be done, or not."""

    text = "refused-takes-long"

    def __init__(self) -> None:
        super().__init__("this takes longer than it should; look whether it was done before trying again")


class NotAPlayer(Refused):
    """Somebody who does not play in the match wants to do what only its players may."""

    text = "refused-not-a-player"

    def __init__(self, match_id: int) -> None:
        super().__init__(f"only the players of match {match_id} may do this", match=match_id)


class NotYourDecision(Refused):
    """Another player is asked, or nobody is."""

    text = "refused-not-your-decision"

    def __init__(self, player: str) -> None:
        super().__init__(f"it is {player}'s decision", player=player)


class AlreadyAnswered(Refused):
    """The decision was answered before: a double click, an old button, or another process was first."""

    text = "refused-already-answered"

    def __init__(self, sequence: int) -> None:
        super().__init__(f"this was answered already; the next answer is number {sequence}")
        self.sequence = sequence


class AnswerNotAllowed(Refused):
    """The decision does not allow this choice; the reason is the engine's, in English."""

    text = "refused-illegal-answer"

    def __init__(self, reason: str) -> None:
        super().__init__(reason, reason=reason)


class RulesFailed(Refused):
    """The rules themselves failed over this answer: a mistake of ours. Another answer may work; the log says where."""

    text = "refused-rules-failed"

    def __init__(self) -> None:
        super().__init__("the rules failed over this answer, so nothing has changed; please report it, and try another")


class CannotStepBack(Refused):
    """Something has happened since the last choice, so that it takes the other player's consent to take it back."""

    text = "refused-cannot-step-back"

    def __init__(self) -> None:
        super().__init__("something has happened since the last choice; ask the other player to agree to an undo")


class NothingToUndo(Refused):
    """The player has made no choice yet that could be taken back."""

    text = "refused-nothing-to-undo"

    def __init__(self) -> None:
        super().__init__("there is no choice of yours to take back")


class CannotGoBack(Refused):
    """What was played then is damaged, or was played under other rules; the match stands where it stands."""

    text = "refused-cannot-go-back"

    def __init__(self) -> None:
        super().__init__("what was played then cannot be read any more, so the match cannot go back there")


class SeenSince(Refused):
    """Since the choice was made, one player has seen a card that the other one does not know."""

    text = "refused-seen-since"

    def __init__(self) -> None:
        super().__init__("since then one player has seen a card that the other does not know; it cannot be taken back")


class AlreadyRequested(Refused):
    """A request of this kind waits for its answer already."""

    text = "refused-already-requested"

    def __init__(self, kind: str) -> None:
        super().__init__(f"a request ({kind}) is waiting for its answer already", kind=kind)


class TheirsFirst(Refused):
    """The other player has asked to take a choice back, and waits for the answer."""

    text = "refused-theirs-first"

    def __init__(self, player: str) -> None:
        super().__init__(f"{player} wants to take a choice back, which is to be answered first", player=player)


class NothingRequested(Refused):
    """There is no request of this kind that this player could answer; it may have lapsed."""

    text = "refused-nothing-requested"

    def __init__(self, kind: str) -> None:
        super().__init__(f"there is no request ({kind}) to answer any more", kind=kind)


class ComputerDeclines(Refused):
    """Computer players agree to no draw."""

    text = "refused-computer-declines"

    def __init__(self) -> None:
        super().__init__("a computer player agrees to no draw")


class UnknownGame(Refused):
    """There is no game of this name."""

    text = "refused-unknown-game"

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game!r}", game=game)


class GameNotOffered(Refused):
    """The server's admins do not offer this game."""

    text = "refused-game-not-offered"

    def __init__(self, title: str) -> None:
        super().__init__(f"{title} is not offered on this server", game=title)


class ChannelNotAllowed(Refused):
    """The server's admins allow matches in other channels only."""

    text = "refused-channel-not-allowed"

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__("matches are not allowed in this channel")
        self.channels = channels


class TooManyMatches(Refused):
    """Somebody plays, or has invited to, as many matches at once as one person may."""

    text = "refused-too-many-matches"

    def __init__(self, user_id: int, name: str, limit: int) -> None:
        super().__init__(f"{name} has {limit} matches going, as many as one person may", name=name, limit=limit)
        self.user_id = user_id


class OwnInvitation(Refused):
    """Somebody invites themselves, or accepts what they themselves have sent."""

    text = "refused-own-invitation"

    def __init__(self) -> None:
        super().__init__("you cannot play against yourself; practise against the computer instead")


class NotInvited(Refused):
    """The invitation is for somebody else."""

    text = "refused-not-invited"

    def __init__(self) -> None:
        super().__init__("this invitation is for somebody else")


class NotYourInvitation(Refused):
    """Only who has sent an invitation may withdraw it."""

    text = "refused-not-your-invitation"

    def __init__(self) -> None:
        super().__init__("only the person who sent this invitation may withdraw it")


class InvitationClosed(Refused):
    """The invitation was accepted, declined or withdrawn, has run out, or never was (`status` says which)."""

    text = "refused-invitation-closed"

    def __init__(self, status: str) -> None:
        super().__init__(f"this invitation is {status}", status=status)
        self.status = status


class UnknownDeck(Refused):
    """Neither a registered deck of this person's nor a starter has this name."""

    text = "refused-unknown-deck"

    def __init__(self, name: str, nearest: str | None) -> None:
        hint = f"; did you mean {nearest!r}?" if nearest else ""
        super().__init__(f"there is no deck {name!r}{hint}", name=name, nearest=nearest or "")


class DeckGone(Refused):
    """A deck that was offered has been deleted since."""

    text = "refused-deck-gone"

    def __init__(self) -> None:
        super().__init__("this deck was deleted meanwhile; choose another one")


class ListTakesTooLong(Refused):
    """A deck list was not read within the time that somebody waits for it."""

    text = "refused-list-takes-too-long"

    def __init__(self) -> None:
        super().__init__("the deck list could not be read in time; try again")


class CardsUnreadable(Refused):
    """A file cannot be read as cards; the reason is the engine's, in English."""

    text = "refused-cards-unreadable"

    def __init__(self, why: str) -> None:
        super().__init__(why, why=why)


class CardsBeingRead(Refused):
    """A file of the same server's is being read, or as many of others as one may wait for."""

    text = "refused-cards-being-read"

    def __init__(self) -> None:
        super().__init__("other files of cards are being read; try again in a few minutes")


class CardsTakeTooMuch(Refused):
    """Reading a file of cards takes too long, or too much memory."""

    text = "refused-cards-take-too-much"

    def __init__(self) -> None:
        super().__init__("reading this file takes too long or too much memory; divide it into several files")


class CardsFileTooLarge(Refused):
    """A file of cards is larger than a server may bring."""

    text = "refused-cards-file-too-large"

    def __init__(self, size: int, limit: int) -> None:
        super().__init__(f"the file has {size} bytes; at most {limit} are read", size=size, limit=limit)


class TooManySets(Refused):
    """A server keeps as many sets of cards as it may."""

    text = "refused-too-many-sets"

    def __init__(self, limit: int) -> None:
        super().__init__(f"no more than {limit} sets of cards can be kept; remove one first", limit=limit)


class ServerCardsFull(Refused):
    """The sets of a server would have more cards together than they may."""

    text = "refused-server-cards-full"

    def __init__(self, limit: int, kept: int) -> None:
        super().__init__(f"no more than {limit} cards can be kept, and {kept} are", limit=limit, kept=kept)


class WrongSetName(Refused):
    """The name of a set is empty, too long, or cannot be seen whole."""

    text = "refused-wrong-set-name"

    def __init__(self, limit: int) -> None:
        super().__init__(f"a set's name has 1 to {limit} characters that can be seen", limit=limit)


class UnknownSet(Refused):
    """The server has no set of this name."""

    text = "refused-unknown-set"

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no set of cards called {name!r} here", name=name)


class DeckNotLegal(Refused):
    """A deck that breaks the rules as they are now; checking it says how."""

    text = "refused-deck-not-legal"

    def __init__(self, name: str) -> None:
        super().__init__(f"the deck {name!r} is not legal; check it to see why", name=name)


class InvitersDeckNotLegal(Refused):
    """The deck of whoever has invited somebody breaks the rules as they are now; what is in it is theirs to know."""

    text = "refused-inviters-deck-not-legal"

    def __init__(self, inviter: str) -> None:
        super().__init__(f"the deck with which {inviter!r} has invited is not legal any more", inviter=inviter)


class DeckOfOtherGame(Refused):
    """A deck of another game than the one that is to be played."""

    text = "refused-deck-of-other-game"

    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"the deck {name!r} is not one for {game}", name=name, game=game)


class WrongDeckName(Refused):
    """A name for a deck that is empty or too long."""

    text = "refused-deck-name"

    def __init__(self, limit: int) -> None:
        super().__init__(f"a deck's name has 1 to {limit} characters, on one line", limit=limit)


class UnseenInDeckName(WrongDeckName):
    """A name for a deck with characters in it that nobody would see, or that turn the text around them."""

    text = "refused-deck-name-unseen"

    def __init__(self) -> None:
        Refused.__init__(self, "the name has characters in it that cannot be seen; type it anew without them")


class WarningTooLong(Refused):
    """Players would be warned before their time begins."""

    text = "refused-warning-too-long"

    def __init__(self, seconds: int) -> None:
        super().__init__(f"a warning must come less than {seconds} seconds before the end", seconds=seconds)


class TooManyDecks(Refused):
    """The person keeps as many decks for the game as they may."""

    text = "refused-too-many-decks"

    def __init__(self, limit: int) -> None:
        super().__init__(f"you keep {limit} decks for this game, as many as one may; delete one first", limit=limit)


class UnknownComputer(Refused):
    """There is no computer player of this level."""

    text = "refused-unknown-computer"

    def __init__(self, level: str, levels: tuple[str, ...]) -> None:
        super().__init__(f"there is no computer player {level!r}; there are {', '.join(levels)}", level=level)


class WrongServerSettings(Refused):
    """A setting of a server that cannot be used; `values` name the setting and its bounds."""

    text = "refused-server-setting"

    def __init__(self, setting: str, least: int, most: int) -> None:
        super().__init__(f"{setting} must be {least} to {most}", setting=setting, least=least, most=most)
