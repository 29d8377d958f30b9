"""What happens when a button is pressed or something is chosen: one method for each action of a custom id."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from cogs import custom_ids, discord_calls, finding
from cogs.answering import Answer, CannotDo, answering
from cogs.bot_services import BotServices
from cogs.card_reading import CardReading
from cogs.deck_lists import turn_deck_lists
from cogs.discord_calls import Interaction
from cogs.discord_publisher import DiscordPublisher
from cogs.ending import show_played_deck
from cogs.invitations import Invitations
from cogs.outgoing_messages import posted_pictures
from cogs.passing import arrange
from cogs.presenters.board import text_message
from cogs.presenters.choices import Prompt, PromptPlace
from cogs.presenters.forms import deck_modal
from cogs.presenters.help import help_message
from cogs.presenters.log import log_message
from cogs.presenters.passing import PASSING, HowToPass
from cogs.presenters.prompt import picked
from cogs.server_settings import ServerSelects
from cogs.start_flow import StartFlow
from cogs.undelivered import FailureReason
from cogs.words import Safe
from engine.decks import MAX_BYTES
from engine.kernel.views import answer_to
from host.errors import AlreadyAnswered, NotAPlayer, NotYourDecision
from host.notices import PUBLIC
from host.stored import RequestKind
from host.summaries import MatchSummary, MatchView

Handler = Callable[[Answer, Any, Sequence[str]], Awaitable[None]]


class ComponentHandlers:
    """Acts on every component of ours, whenever its message was sent."""

    def __init__(
        self,
        services: BotServices,
        publisher: DiscordPublisher,
        start_flow: StartFlow,
        invitations: Invitations,
        selects: ServerSelects,
        reading: CardReading,
    ) -> None:
        self._services = services
        self._publisher = publisher
        self._handlers: dict[type[Any], Handler] = {
            custom_ids.AnswerWith: self._answer,
            custom_ids.PromptPage: self._prompt_page,
            custom_ids.Pick: self._pick,
            custom_ids.Confirm: self._confirm,
            custom_ids.ReadCards: reading.turn,
            custom_ids.ReadCard: reading.read,
            custom_ids.StepBack: self._step_back,
            custom_ids.PassMenu: self._choose_passing,
            custom_ids.AskAgain: self._ask_again,
            custom_ids.Decide: self._decide,
            custom_ids.ShowHand: self._show_hand,
            custom_ids.Consent: self._consent,
            custom_ids.WithdrawRequest: self._withdraw_request,
            custom_ids.Concede: self._concede,
            custom_ids.LogPage: self._log_page,
            custom_ids.HelpPage: self._help_page,
            custom_ids.DeckLists: turn_deck_lists,
            custom_ids.DeleteDeck: self._delete_deck,
            custom_ids.KeepFor: self._keep_deck_for,
            custom_ids.MendList: self._mend_list,
            custom_ids.PlayGame: start_flow.play,
            custom_ids.PlayDeck: start_flow.play_with,
            custom_ids.StartWith: start_flow.choose,
            custom_ids.StartPage: start_flow.turn_decks,
            custom_ids.Accept: invitations.accept,
            custom_ids.AcceptWith: invitations.accept_with,
            custom_ids.AcceptDeck: invitations.accept_deck,
            custom_ids.DeckPage: invitations.turn_decks,
            custom_ids.Decline: invitations.decline,
            custom_ids.Withdraw: invitations.withdraw,
            custom_ids.Rematch: invitations.rematch,
            custom_ids.PlayedDeck: self._played_deck,
            custom_ids.AllowGames: selects.allow_games,
            custom_ids.AllowChannels: selects.allow_channels,
        }

    async def pressed(self, interaction: Interaction, action: custom_ids.Action | None, values: Sequence[str]) -> None:
        """A component was used; `action` is None for a custom id that cannot be read. Raises nothing."""
        async with answering(self._services, interaction) as answer:
            if action is None:
                raise CannotDo("refused-damaged")
            await self._handlers[type(action)](answer, action, values)

    # ---- decisions

    async def _answer(self, answer: Answer, action: custom_ids.AnswerWith, values: Sequence[str]) -> None:
        match_view, prompt = await self._prompt(answer, action)
        wanted = [action.key] if action.key else []
        await self._give(answer, match_view, prompt, wanted)

    async def _confirm(self, answer: Answer, action: custom_ids.Confirm, values: Sequence[str]) -> None:
        match_view, prompt = await self._prompt(answer, action)
        picks = self._place(prompt, action).picks
        await self._give(answer, match_view, prompt, [prompt.choices[pick].token for pick in picks])

    async def _prompt_page(self, answer: Answer, action: custom_ids.PromptPage, values: Sequence[str]) -> None:
        match_view, prompt = await self._prompt(answer, action)
        await self._show_place(answer, match_view, self._place(prompt, action))

    async def _pick(self, answer: Answer, action: custom_ids.Pick, values: Sequence[str]) -> None:
        how = [value.removeprefix(PASSING) for value in values if value.startswith(PASSING)]
        if how:
            if len(values) > 1:
                await answer.acknowledge_press()
                raise CannotDo("refused-not-alone")
            await self._arrange(answer, action.match, how, action.sequence)
            return
        match_view, prompt = await self._prompt(answer, action)
        step = prompt.step(values)
        if step is not None:
            self._place(prompt, action)
            await self._show_place(answer, match_view, step)
        elif prompt.picked_first:
            before = self._place(prompt, action)
            place = picked(prompt, before, values)
            settled = place.picks if prompt.decides(before, values) else prompt.settled(place.picks)
            if settled is None:
                await self._show_place(answer, match_view, place)
            else:
                await self._give(answer, match_view, prompt, [prompt.choices[at].token for at in settled])
        else:
            # What was chosen in the first of two steps goes along with what is chosen in the second.
            first = [prompt.choices[at].token for at in self._place(prompt, action).picks[1:]] if action.picks else []
            await self._give(answer, match_view, prompt, [*values, *first])

    async def _step_back(self, answer: Answer, action: custom_ids.StepBack, values: Sequence[str]) -> None:
        await answer.acknowledge_press()
        summary = await self._summary(answer, action.match)
        self._acted(answer, summary)
        await self._services.host.step_back(action.match, answer.interaction.user.id, action.sequence)

    async def _choose_passing(self, answer: Answer, action: custom_ids.PassMenu, values: Sequence[str]) -> None:
        await self._arrange(answer, action.match, values, action.sequence)

    async def _ask_again(self, answer: Answer, action: custom_ids.AskAgain, values: Sequence[str]) -> None:
        await self._arrange(answer, action.match, [HowToPass.AGAIN.value])

    async def _arrange(self, answer: Answer, match_id: int, values: Sequence[str], sequence: int | None = None) -> None:
        """Let somebody pass as they have chosen; refuses what is not theirs or is past."""
        await answer.acknowledge_press()
        summary = await self._summary(answer, match_id)
        seat = summary.seat_of(answer.interaction.user.id)
        if seat is None:
            raise NotAPlayer(match_id)
        if not set(values) <= set(HowToPass) or len(values) != 1:
            raise CannotDo("refused-damaged")
        self._acted(answer, summary)
        try:
            await arrange(self._services.host, answer.interaction.user.id, HowToPass(values[0]), match_id, sequence)
        except AlreadyAnswered:
            raise await self._past(answer, summary, seat) from None

    async def _prompt(
        self,
        answer: Answer,
        action: custom_ids.AnswerWith | custom_ids.PromptPage | custom_ids.Pick | custom_ids.Confirm,
    ) -> tuple[MatchView, Prompt]:
        """Acknowledge, and find the decision that a component belongs to; refuses what is not theirs or is past."""
        await answer.acknowledge_press()
        summary = await self._summary(answer, action.match)
        seat = summary.seat_of(answer.interaction.user.id)
        if seat is None:
            raise NotAPlayer(action.match)
        self._acted(answer, summary)
        match_view = await self._services.host.match_view(action.match, seat)
        if not match_view.summary.is_running:
            raise CannotDo("refused-match-ended", match=action.match)
        if match_view.summary.sequence != action.sequence:
            raise await self._past(answer, match_view.summary, seat)
        if match_view.view.decision is None:
            raise CannotDo("refused-passing") if match_view.passing.answers else _not_theirs(match_view)
        return match_view, Prompt(action.match, match_view.summary.sequence, match_view.view.decision)

    def _place(
        self, prompt: Prompt, action: custom_ids.PromptPage | custom_ids.Pick | custom_ids.Confirm
    ) -> PromptPlace:
        if action.mark != prompt.mark:
            raise CannotDo("refused-damaged")
        return prompt.place(action)

    async def _give(self, answer: Answer, match_view: MatchView, prompt: Prompt, tokens: Sequence[str]) -> None:
        """Answer the decision by the tokens of what was chosen, in order, and then what was expected next."""
        found, user_id, seat = prompt.answer(tokens), answer.interaction.user.id, match_view.view.viewer
        if found is None:
            alone = set(tokens) <= {choice.token for choice in prompt.choices if choice.is_beside or choice.waits}
            raise CannotDo("refused-alone" if alone else "refused-damaged")
        assert seat is not None
        hand = self._publisher.hand(prompt.match, seat)
        with hand.under_way():
            try:
                await self._services.host.answer(prompt.match, user_id, prompt.sequence, found.keys, found.queue)
            except AlreadyAnswered:
                raise await self._past(answer, match_view.summary, seat) from None
            hand.decided(prompt.sequence)
            for expected in found.then:
                following = await self._services.host.match_view(prompt.match, seat)
                key = answer_to(following.view.decision, expected.asked, expected.card.id, expected.key)
                if key is None:
                    return
                await self._services.host.answer(
                    prompt.match, user_id, following.summary.sequence, [key], together=True
                )

    async def _show_place(self, answer: Answer, match_view: MatchView, place: PromptPlace) -> None:
        assert match_view.view.viewer is not None
        message = answer.interaction.message
        if message is None or (answer.interaction.guild_id is not None and not message.flags.ephemeral):
            raise CannotDo("refused-damaged")  # nothing private is shown in a message that others see
        hand = self._publisher.hand(match_view.summary.match_id, match_view.view.viewer)
        kept = {picture.filename: picture for picture in posted_pictures(message)}  # of the same decision
        outgoing = await hand.message(match_view, place, directly=not message.flags.ephemeral, kept=kept)
        await discord_calls.reply(answer.interaction, outgoing)

    async def _past(self, answer: Answer, summary: MatchSummary, seat: int) -> CannotDo:
        """The refusal of a component whose decision is past, with the way to the one that is not."""
        self._publisher.show_again(summary.match_id, seat)
        address = self._publisher.hand(summary.match_id, seat).address or self._services.threads.address(summary)
        return CannotDo("refused-already-answered-see", address=Safe(address))

    def _acted(self, answer: Answer, summary: MatchSummary) -> None:
        """The player is there; the message that they used can be edited through what they did."""
        seat = summary.seat_of(answer.interaction.user.id)
        message = answer.interaction.message
        if seat is None or message is None or not summary.is_running:
            return
        self._services.editor.remember(message.id, answer.interaction)
        self._publisher.hand(summary.match_id, seat).acted(
            answer.words.locale, message.id, ephemeral=message.flags.ephemeral
        )

    # ---- the thread's buttons

    async def _decide(self, answer: Answer, action: custom_ids.Decide, values: Sequence[str]) -> None:
        await answer.acknowledge()
        summary = await self._summary(answer, action.match)
        seat = summary.seat_of(answer.interaction.user.id)
        if seat is None:
            raise CannotDo("refused-decide-spectator", first=summary.names[0], second=summary.names[1])
        match_view = await self._services.host.match_view(action.match, seat)
        if match_view.view.decision is None and match_view.summary.is_running and not match_view.passing.answers:
            raise _not_theirs(match_view)
        await self._show_privately(answer, match_view)

    async def _show_hand(self, answer: Answer, action: custom_ids.ShowHand, values: Sequence[str]) -> None:
        await answer.acknowledge()
        await self.show_hand(answer, action.match)

    async def show_hand(self, answer: Answer, match_id: int) -> None:
        """Show a player their hand and decision, to them alone. Raises `NotAPlayer`."""
        summary = await self._summary(answer, match_id)
        seat = summary.seat_of(answer.interaction.user.id)
        if seat is None:
            raise NotAPlayer(match_id)
        await self._show_privately(answer, await self._services.host.match_view(match_id, seat))

    async def _show_privately(self, answer: Answer, match_view: MatchView) -> None:
        assert match_view.view.viewer is not None
        self._note_back(answer, match_view.summary.match_id, match_view.view.viewer)
        hand = self._publisher.hand(match_view.summary.match_id, match_view.view.viewer)
        message = await answer.tell(await hand.message(match_view, directly=False))
        if message is not None:
            self._services.editor.remember(message.id, answer.interaction)
            hand.acted(answer.words.locale, message.id, ephemeral=True)
        if not match_view.summary.is_running:
            self._publisher.let_go(match_view.summary.match_id, match_view.view.viewer)

    def _note_back(self, answer: Answer, match_id: int, seat: int) -> None:
        """Whoever acts on a server shares one with the bot, though it was told otherwise: they have come back."""
        known = self._services.unreachable_seats(match_id).get(seat)
        if answer.interaction.guild_id is not None and known is FailureReason.NO_SHARED_SERVER:
            self._services.note_unreachable(match_id, seat, None)
            for viewer in (seat, PUBLIC):
                self._publisher.show_again(match_id, viewer)

    async def _consent(self, answer: Answer, action: custom_ids.Consent, values: Sequence[str]) -> None:
        await answer.acknowledge_press()
        summary = await self._summary(answer, action.match)
        if action.kind not in set(RequestKind):
            raise CannotDo("refused-damaged")
        self._acted_elsewhere(answer, summary)
        await self._services.host.answer_request(
            action.match, answer.interaction.user.id, RequestKind(action.kind), agree=bool(action.agree)
        )

    async def _withdraw_request(
        self, answer: Answer, action: custom_ids.WithdrawRequest, values: Sequence[str]
    ) -> None:
        await answer.acknowledge_press()
        summary = await self._summary(answer, action.match)
        if action.kind not in set(RequestKind):
            raise CannotDo("refused-damaged")
        self._acted_elsewhere(answer, summary)
        kind = RequestKind(action.kind)
        await self._services.host.withdraw_request(action.match, answer.interaction.user.id, kind)
        await answer.say("request-withdrawn", kind=kind.value)

    def _acted_elsewhere(self, answer: Answer, summary: MatchSummary) -> None:
        seat = summary.seat_of(answer.interaction.user.id)
        if seat is not None and summary.is_running:
            self._publisher.hand(summary.match_id, seat).acted(answer.words.locale)

    async def _summary(self, answer: Answer, match_id: int) -> MatchSummary:
        """The match, unless the component is used on another server than the match's."""
        summary = await self._services.host.summary(match_id)
        guild_id = answer.interaction.guild_id
        if guild_id is not None and guild_id != summary.guild_id:
            raise CannotDo("refused-other-server", match=match_id)
        finding.check_watching(self._services, answer.interaction, summary)
        return summary

    # ---- what commands have asked back

    async def _concede(self, answer: Answer, action: custom_ids.Concede, values: Sequence[str]) -> None:
        await answer.acknowledge_press()
        if action.sure:
            await self._services.host.concede(action.match, answer.interaction.user.id)
        text = "conceded" if action.sure else "not-conceded"
        await discord_calls.reply(answer.interaction, text_message(answer.words.say(text, match=action.match)))

    async def _played_deck(self, answer: Answer, action: custom_ids.PlayedDeck, values: Sequence[str]) -> None:
        await answer.acknowledge()
        summary = await self._summary(answer, action.match)
        if action.seat >= len(summary.players):
            raise CannotDo("refused-damaged")
        await show_played_deck(answer, action, summary)

    async def _delete_deck(self, answer: Answer, action: custom_ids.DeleteDeck, values: Sequence[str]) -> None:
        await answer.acknowledge_press()
        if action.sure:
            await self._services.host.decks.delete(answer.interaction.user.id, action.game, action.name)
        text = "deck-deleted" if action.sure else "deck-kept"
        await discord_calls.reply(answer.interaction, text_message(answer.words.say(text, name=action.name)))

    async def _keep_deck_for(self, answer: Answer, action: custom_ids.KeepFor, values: Sequence[str]) -> None:
        await answer.acknowledge_press()
        user_id, guild_id = answer.interaction.user.id, answer.interaction.guild_id
        kept = await self._services.host.decks.keep_for(user_id, action.deck, action.game, guild_id=guild_id)
        title = self._services.host.rulebooks[kept.game].title
        said = answer.words.say("deck-kept-now", name=kept.name, version=kept.version, game=title)
        await discord_calls.reply(answer.interaction, text_message(said))

    async def _mend_list(self, answer: Answer, action: custom_ids.MendList, values: Sequence[str]) -> None:
        message = answer.interaction.message
        if message is None or not message.attachments or message.attachments[0].size > MAX_BYTES:
            raise CannotDo("refused-damaged")
        listed = (await discord_calls.read(message.attachments[0])).decode(errors="replace")
        book = self._services.host.rulebooks.get(action.game)
        modal = deck_modal(book, answer.words, to_keep=bool(action.to_keep), name=action.name, listed=listed)
        await discord_calls.open_modal(answer.interaction, modal)

    async def _log_page(self, answer: Answer, action: custom_ids.LogPage, values: Sequence[str]) -> None:
        """Show a page of the log: in the message that shows another page, or in a new one."""
        message = answer.interaction.message
        is_here = message is not None and message.flags.ephemeral
        if is_here:
            await answer.acknowledge_press()
        else:
            await answer.acknowledge()
        summary = await self._summary(answer, action.match)
        turns = await self._services.turns_told(summary, summary.seat_of(answer.interaction.user.id))
        outgoing = log_message(summary, turns, action.page, self._services.words_of(summary, answer.words))
        if is_here:
            await discord_calls.reply(answer.interaction, outgoing)
        else:
            await answer.tell(outgoing)

    async def _help_page(self, answer: Answer, action: custom_ids.HelpPage, values: Sequence[str]) -> None:
        await answer.acknowledge_press()
        await discord_calls.reply(answer.interaction, help_message(action.page, answer.words))


def _not_theirs(match_view: MatchView) -> NotYourDecision | CannotDo:
    asked = match_view.view.asked
    return CannotDo("refused-nothing-asked") if asked is None else NotYourDecision(match_view.summary.names[asked])
