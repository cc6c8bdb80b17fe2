"""Referees, matches, statistics, replays and pages. Never part of a submission."""
