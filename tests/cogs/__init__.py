"""The parts of the Discord surface that need no Discord."""
