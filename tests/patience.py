"""How long a test waits for what must come: a guard against hanging, never a statement about the machine's pace."""

from dataclasses import replace

from sandbox import Limits

SECONDS = 120.0

PATIENT = replace(Limits.unhurried(), acknowledge_seconds=4 * SECONDS)
"""Discord without what depends on how fast the machine is; the benchmarks measure how soon a press is acknowledged."""
