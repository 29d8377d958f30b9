"""Benchmarks: speed and size, measured as medians and printed as a table. `make bench` runs them all."""
