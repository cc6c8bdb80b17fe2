"""The Olympics bot: the loop, the parameters, and several strategies to choose from by name."""
