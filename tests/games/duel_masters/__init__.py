"""The tests of Duel Masters."""
