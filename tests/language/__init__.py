"""Tests of the card language."""

import pytest

pytest.register_assert_rewrite("tests.language.prints")
