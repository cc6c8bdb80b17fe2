"""The weights of the probability to win; written by ``python -m bot.roborally.training``, not by hand."""

TURNS = (0.0, -0.889, -1.488, -2.062, -2.517, -3.421, -4.179, -4.86, -5.912, -6.61)
DAMAGE = (0.0, -0.205, -0.581, -0.886, -1.254, -1.732, -1.593, -1.55, -1.481, -1.372)
LIFE = (-50.0, -0.662, -0.232, 0.0)
POWERED_DOWN = -0.784
