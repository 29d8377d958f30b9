"""What is said of the cards that a server brings."""

import json

from cogs.presenters.card_sets import MOST_REPORT_BYTES, report_file


def test_the_report_of_any_file_can_be_attached_and_says_something_of_each_card() -> None:
    """A name that is far too long stands in the reason as well, so that the report is twice as long as the file."""
    name = "字" * 300
    rows = [
        {"number": f"X/{number:05}", "name": name, "status": "declined", "why": f"name: too long: {name}"}
        for number in range(10_000)
    ]
    file = report_file(rows)
    assert len(file.data) <= MOST_REPORT_BYTES
    told = json.loads(file.data)
    assert [row["number"] for row in told] == [row["number"] for row in rows]
    assert all(row["why"].startswith("name: too long: 字") for row in told)
    assert json.loads(report_file(rows[:10]).data) == rows[:10], "what fits is told whole"
