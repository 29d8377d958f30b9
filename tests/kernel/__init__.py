"""Tests of the kernel, with a tiny game of their own."""
