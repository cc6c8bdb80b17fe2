"""Replays as HTML pages."""
