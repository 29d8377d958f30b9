"""Tests of what belongs to the engine and to no game: deck lists, words, scenarios, the command line."""
