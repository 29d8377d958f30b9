"""Passing automatically: who is not asked, until when, and that others learn nothing of it."""
