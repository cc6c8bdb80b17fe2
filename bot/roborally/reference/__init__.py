"""The RoboRally bot of the report: Monte Carlo to a finite depth, and random search."""
import botkit.client  # noqa: F401 - before numpy, which would start threads
