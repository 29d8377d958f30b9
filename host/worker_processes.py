"""What every process that works for the bot does first."""

import multiprocessing
import os
import signal
import threading


def settle_in() -> None:
    """In such a process, first of all: end when the bot ends, in whatever way, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
