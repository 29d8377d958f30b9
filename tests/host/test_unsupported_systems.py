"""Where the bot does not run it says so, and where it would."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
AS_ON_WINDOWS = """
import platform, sys
for missing in ("fcntl", "resource"):
    sys.modules[missing] = None  # as where there is none
platform.system = lambda: "Windows"
import bot
bot.main([])
"""


def test_on_windows_it_is_said_where_the_bot_runs() -> None:
    started = subprocess.run(
        [sys.executable, "-c", AS_ON_WINDOWS],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert started.returncode == 1
    assert "runs on Linux and macOS" in started.stderr
    assert "Windows Subsystem for Linux" in started.stderr
    assert "Traceback" not in started.stderr
