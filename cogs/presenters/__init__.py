"""Presenters: from views and records to layouts of messages. They wait for nothing and decide nothing."""
