"""The rules of card games, pure: no input or output, no clock, no global randomness, no Discord."""

from pkgutil import extend_path

from engine import compiled

__path__ = extend_path(__path__, __name__)  # games may also be in other folders on the path: see `engine.games`
compiled.use()  # before any other module of the engine is imported
