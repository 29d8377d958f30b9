"""The shapes of what a client may send, as Discord validates them."""
