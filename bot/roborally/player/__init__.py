"""The RoboRally bot."""
