"""Tests of what must outlive the process, against real database files."""
