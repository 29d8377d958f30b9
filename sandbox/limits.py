"""Every number Discord enforces that a test may want to change: time limits, rate limits, sizes and counts."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Window:
    """At most `requests` requests in `seconds` seconds."""

    requests: int
    seconds: float


UNLIMITED = Window(1_000_000_000, 1.0)


@dataclass(frozen=True, slots=True)
class DiscordLimits:
    """Discord's limits; the defaults are as strict as Discord is, or as its community has measured it to be.

    Times are in seconds, sizes in bytes. `DiscordLimits()` is Discord, `DiscordLimits.unhurried()` has no rate limits.
    """

    acknowledge_seconds: float = 3.0  # for the first answer to an interaction
    token_seconds: float = 15 * 60.0  # how long an interaction's token is good
    nonce_seconds: float = 3 * 60.0  # how long a nonce that is enforced is remembered: "a few minutes"
    heartbeat_seconds: float = 41.25
    resume_seconds: float = 90.0  # how long a session without a socket is kept
    resume_events: int = 1_000  # how many events of a session are kept for replay
    session_starts: int = 1_000  # IDENTIFYs a day
    identify_seconds: float = 5.0  # between two IDENTIFYs; one that comes sooner begins no session
    gateway_commands: Window = Window(120, 60.0)  # what a client may send over one socket

    all_requests: Window = Window(50, 1.0)
    invalid_requests: Window = Window(10_000, 600.0)  # 401, 403 and 429 before the address is blocked
    create_message: Window = Window(5, 5.0)  # a channel
    edit_message: Window = Window(5, 5.0)  # a channel
    delete_message: Window = Window(5, 1.0)  # a channel
    interaction_webhook: Window = Window(5, 2.0)  # an interaction's follow-ups and original response
    create_thread: Window = Window(10, 10.0)  # a channel
    other_route: Window = Window(10, 2.0)  # everything not named here
    rename_channel: Window = Window(2, 600.0)  # a channel or thread; not announced in the headers
    edit_old_message: Window = Window(3, 6.0)  # a channel, error 30046
    open_dm: Window = Window(10, 60.0)  # direct messages opened for the first time, error 40003
    create_command: Window = Window(200, 86_400.0)  # a guild, or global; error 30034

    old_message_seconds: float = 3_600.0  # from this age on `edit_old_message` applies
    active_threads: int = 1_000  # a guild, error 160006
    active_announcement_threads: int = 1_000  # a guild, error 160007; nobody tells how many it really are
    file_bytes: int = 10 * 1024 * 1024  # a file
    request_bytes: int = 25 * 1024 * 1024  # all files of a request
    slash_commands: int = 100  # a guild, or global

    @classmethod
    def unhurried(cls) -> "DiscordLimits":
        """Discord's limits without any rate limit, for tests that are about something else."""
        return replace(
            cls(),
            all_requests=UNLIMITED,
            create_message=UNLIMITED,
            edit_message=UNLIMITED,
            delete_message=UNLIMITED,
            interaction_webhook=UNLIMITED,
            create_thread=UNLIMITED,
            other_route=UNLIMITED,
            rename_channel=UNLIMITED,
            open_dm=UNLIMITED,
            create_command=UNLIMITED,
            identify_seconds=0.0,
        )
