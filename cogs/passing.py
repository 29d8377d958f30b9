"""Doing what a player says of passing, by a menu of their message or by the slash command."""

from cogs.presenters.passing import HowToPass
from host.host import Host
from host.stored import PassUntil


async def arrange(host: Host, user_id: int, how: HowToPass, match_id: int, sequence: int | None = None) -> None:
    """Let a player pass in one match as they say; from the decision of this number on, if it was said of one.

    Raises what `Host.pass_until` raises.
    """
    match how:
        case HowToPass.AGAIN:
            await host.ask_again(match_id, user_id)
        case HowToPass.AUTOMATIC | HowToPass.EVERYTHING:
            await host.set_automatic(user_id, how is HowToPass.AUTOMATIC, match_id)
        case HowToPass.AHEAD:
            await host.pass_while_ahead(match_id, user_id, sequence)
        case HowToPass.LET_GO:
            await host.let_go(match_id, user_id, sequence)
        case HowToPass.TURN | HowToPass.ATTACK | HowToPass.CHANGE:
            await host.pass_until(match_id, user_id, sequence, PassUntil(how.value))
