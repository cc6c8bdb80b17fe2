"""A value network that learns by self-play, and a bot that looks two turns ahead with it. It is not what is shipped."""
