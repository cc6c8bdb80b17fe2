"""The weights of the value; written by ``python -m bot.battlesheep.training``, not by hand."""

WEIGHTS = {
    "hex": (
        (1.7358, -0.2595, -1.7115),  # cells
        (0.375, 0.2541, -0.4765),  # spare
        (0.2522, -0.5662, -0.2145),  # flocks
        (-0.1635, -0.1055, 0.2496),  # ties
        (0.7557, -0.0864, -0.6536),  # pasture
        (0.3767, 0.0252, -0.4915),  # one step
        (-0.0357, 0.1517, -0.0141),  # two steps
    ),
    "square": (
        (1.2616, -1.0431, -0.1137),  # cells
        (0.3852, 0.2411, -0.4709),  # spare
        (-0.1046, 0.3736, -0.8276),  # flocks
        (-0.0931, -0.3322, 0.4261),  # ties
        (0.6023, -0.1379, -0.4577),  # pasture
        (0.3095, 0.0806, -0.429),  # one step
        (-0.1977, 0.19, 0.0736),  # two steps
    ),
}
"""By edition, for each feature the weights of the powers of the free share."""
