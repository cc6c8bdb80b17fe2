"""The Olympics: hurdles, archery, skating and diving at once, three players, a hundred turns."""
