"""Tests: the tree below mirrors the packages they test."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a game that is kept apart brings its tests: see `engine.games`
