"""The RoboRally bot of the report: Monte Carlo to a finite depth, and random search."""
