"""A player's own message: their hand, what they are asked, and the buttons to answer with."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.components import ActionButton, shortened
from cogs.custom_ids import ReadCards
from cogs.outgoing_messages import OutgoingMessage, Posted
from cogs.presenters import passing as passes
from cogs.presenters import phone
from cogs.presenters import prompt as prompts
from cogs.presenters.board import gallery, message_of
from cogs.presenters.choices import START, Prompt, PromptPlace
from cogs.presenters.ending import Ending, ending_parts
from cogs.presenters.own_requests import own_request_parts
from cogs.presenters.requests import request_parts
from cogs.presenters.telling import coloured
from cogs.words import Localizer, Safe
from engine.kernel.views import View
from host.summaries import MatchView, PassingView, UndoView
from render import Picture

MOST_CHARACTERS = 3000
MOST_ABILITY = 240
MOST_LINES, FEWEST_LINES = 5, 2
LEAST_HEADER = phone.GAP + FEWEST_LINES * phone.SMALL_LINE
BETWEEN = " ▸ "
_LEAST_TOLD = 16  # letters; the beginning of a line that is shorter says nothing
_FIRST_MARK = 1000
"""Component ids from here on say which match a message is about; Discord numbers the others, of which 40 are most."""
_ASKED, _WAITING, _OVER = discord.Colour(0xF0B232), discord.Colour(0x5865F2), discord.Colour(0x80848E)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player is told besides their hand and what they are asked."""

    address: str  #: of the match's thread
    notes: Sequence[Safe] = ()
    since: Sequence[Safe] = ()  #: what has happened since their last decision
    ended: Ending | None = None  #: how the match ended, where it has
    requests: Sequence[str] = ()  #: the kinds of those that the player is to answer
    undo: UndoView | None = None  #: what is to be taken back
    own_requests: Sequence[str] = ()  #: the kinds of those that the other player is to answer


def hand_message(
    match_view: MatchView,
    words: Localizer,
    pictures: Sequence[Picture | Posted],
    *,
    prompt: Prompt | None,
    place: PromptPlace = START,
    standing: Standing,
) -> OutgoingMessage:
    """The message to the player whose view this is."""
    match, view, passing = match_view.summary.match_id, match_view.view, match_view.passing
    assert view.viewer is not None
    ended = standing.ended
    rule = "none" if prompt is None or ended is not None else prompt.decision.rule
    where = {"match": match, "turn": words.turn(view.turn), "table": Safe(standing.address), "rule": rule}
    titles = (
        words.say("hand-title", opponent=coloured(words.names, 1 - view.viewer), **where),
        words.say("hand-title-short", **where),
    )
    parts: list[discord.ui.Item[Any]] = []
    if ended is not None:
        parts.append(discord.ui.TextDisplay(Safe("## " + ended.outcome)))
    if standing.notes:
        parts.append(discord.ui.TextDisplay(Safe("\n".join(standing.notes))))
    parts += [gallery(picture) for picture in pictures]  # one each: several in one would share the width
    if ended is not None:
        parts += ending_parts(ended, words)
    elif prompt is None:
        parts.append(discord.ui.TextDisplay(_waiting(view, passing, words)))
    else:
        asked = discord.ui.TextDisplay[discord.ui.LayoutView](question(prompt, place, words))
        parts += [asked, *prompts.rows(prompt, place, words)]
        may_pass = passing.may_pass and passing.until is None
        beneath = [phone.SELECT_HIGH] * may_pass + [phone.BUTTON_HIGH] * passing.goes_on
        needed = LEAST_HEADER + sum(beneath) + phone.GAP * len(beneath)
        if phone.left(parts, pictures) < needed:
            prompts.shorten(parts, words)
        if phone.left(parts, pictures) < phone.GAP * len(pictures) + phone.SMALL_LINE:
            prompts.without_hint(asked)
        room = phone.left(parts, pictures) - needed
        said = ability(prompt, words, min(MOST_ABILITY, room // phone.SMALL_LINE * phone.SMALL_LETTERS))
        if said and phone.text_high(said) <= room:
            asked.content += f"\n{said}"
        if may_pass:
            room = phone.left(parts, pictures) - LEAST_HEADER
            parts += passes.menus(prompt, passing, parts, room, words)
    has_room = prompt is None or phone.left(parts, pictures) >= LEAST_HEADER + phone.BUTTON_HIGH + phone.GAP
    passes_now = passing.until is not None or (prompt is None and (passing.while_ahead or passing.lets_go))
    if (passes_now or (passing.goes_on and has_room)) and ended is None:
        parts.append(passes.again(match, words))
    if ended is None:
        room_left = None if prompt is None else phone.left(parts, pictures) - LEAST_HEADER
        parts += _requests(match, view.viewer, standing, room_left, words)
    read = ActionButton.of(ReadCards(match, 0), words.plain("button-read"))
    if prompt is None and ended is None:
        parts.append(discord.ui.ActionRow(read))
    room = phone.left(parts, pictures) - phone.GAP
    since = [] if ended is not None else [*standing.since, *(passes.ahead(passing, words) if prompt else ())]
    parts.insert(0, discord.ui.TextDisplay(header(titles, since, room)))
    colour = _OVER if ended is not None else _WAITING if prompt is None else _ASKED
    return message_of(discord.ui.Container(*parts, accent_colour=colour, id=_FIRST_MARK + match), *pictures)


def _requests(
    match: int, viewer: int, standing: Standing, room: int | None, words: Localizer
) -> list[discord.ui.Item[Any]]:
    """What the players have asked each other for; what the viewer has, if it leaves `room` on a phone."""
    parts: list[discord.ui.Item[Any]] = []
    for kind in standing.requests:
        parts += request_parts(match, kind, viewer, standing.undo, words)
    for kind in standing.own_requests:
        if room is None or room >= phone.GAP + 2 * phone.SMALL_LINE + phone.GAP + phone.BUTTON_HIGH:
            parts += own_request_parts(match, kind, 1 - viewer, standing.undo, words)
    return parts


def shows_hand_of(message: discord.Message) -> int | None:
    """The match in which a message of ours shows a hand, whether it asks something or not; None if it shows none."""
    outermost = message.components[0] if message.components else None
    mark = outermost.id if isinstance(outermost, discord.Container) else None
    return mark - _FIRST_MARK if mark is not None and mark > _FIRST_MARK else None


def question(prompt: Prompt, place: PromptPlace, words: Localizer) -> Safe:
    """What is asked, by which rule and for which card if the question does not name it, and how many to choose."""
    decision = prompt.decision
    asked = words.line(decision.prompt)
    note = None if decision.note is None else words.line(decision.note)
    first, is_divided, more = asked.partition("? ")
    said = words.say("hand-question", prompt=Safe(first + is_divided.rstrip()))
    lines = [" ".join(filter(None, (said, note)))]
    if more:
        lines.append(words.say("hand-more", prompt=Safe(more)))
    definition = decision.card.definition if decision.card is not None else None
    if definition is not None and words.text(definition.name) not in asked:
        lines.append(words.say("hand-card", card=definition.name))
    hint = prompts.hint(prompt, place, words)
    return Safe(shortened("\n".join([*lines, hint] if hint else lines), MOST_CHARACTERS))


def ability(prompt: Prompt, words: Localizer, letters: int = MOST_ABILITY) -> Safe | None:
    """The ability for which something is asked, in so many letters; None where the question says it, or in too few."""
    played = prompt.decision.ability
    if played is None or letters < phone.SMALL_LETTERS:
        return None
    return words.say("hand-ability", ability=shortened(words.plain_line(played), letters))


def header(titles: tuple[Safe, Safe], since: Sequence[Safe], room: int) -> Safe:
    """The title and what has happened last, as far as there is room on a phone: a few lines of small text.

    Where there is no room for the first title it is the second, which is shorter.
    """
    letters = min(MOST_LINES, room // phone.SMALL_LINE) * phone.SMALL_LETTERS
    title = next((each for each in titles if phone.shown_length(each) <= letters), titles[-1])
    letters -= phone.shown_length(title) + len(BETWEEN)
    told: list[str] = []
    for line in reversed(since):
        long = phone.shown_length(line)
        if letters < long:
            break
        letters -= long + len(BETWEEN)
        told.insert(0, line)
    if since and not told and letters >= _LEAST_TOLD:
        told = [shortened(since[-1].replace("**", ""), letters)]
    return Safe(BETWEEN.join([title, *told]))


def _waiting(view: View, passing: PassingView, words: Localizer) -> Safe:
    said = passes.said(passing, words)
    if view.asked is None:
        return words.say("hand-nobody")
    if said is not None and passing.answers:
        return said
    waiting = words.say("hand-waiting", player=words.names[view.asked])
    return waiting if said is None else Safe(f"{waiting}\n{said}")
