"""Commands are compared as Discord understands them, not as they are written."""

from cogs.syncing import essence

OPTION = {"name": "seconds", "description": "For a decision", "type": 4, "required": True}
OURS = {
    "name": "settings", "description": "What may be played", "type": 1, "nsfw": False, "dm_permission": True,
    "default_member_permissions": 32, "contexts": [1, 0], "integration_types": [0],
    "options": [OPTION | {"choices": []}],
}  # fmt: skip
THEIRS = {
    "id": "1", "application_id": "2", "version": "3", "name": "settings", "description": "What may be played",
    "type": 1, "default_member_permissions": "32", "contexts": [0, 1], "integration_types": [0],
    "name_localizations": None,
    "options": [OPTION],
}  # fmt: skip


def test_what_discord_adds_or_leaves_out_is_no_change() -> None:
    assert essence(OURS, outermost=True) == essence(THEIRS, outermost=True)


def test_another_description_permission_or_option_is_a_change() -> None:
    for change in (
        {"description": "Something else"},
        {"default_member_permissions": "16"},
        {"options": [OPTION | {"required": False}]},
        {"options": [OPTION | {"description": "Another"}]},
    ):
        assert essence(OURS, outermost=True) != essence(THEIRS | change, outermost=True)


def test_an_option_named_like_something_discord_adds_is_compared() -> None:
    assert essence({"options": [{"id": "a"}]}, outermost=True) != essence({"options": [{"id": "b"}]}, outermost=True)
