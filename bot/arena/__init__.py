"""Referees, matches, statistics, replays and pages. No part of a submission."""
