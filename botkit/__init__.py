"""What any contest bot is made of: lines, clock and parameters (``client``), and searches that know no game."""
