"""The RoboRally bot: the loop, the parameters, beliefs about the others, and the choice of a program."""
