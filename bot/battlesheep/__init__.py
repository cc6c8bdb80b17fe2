"""Battle Sheep: flocks that split and slide until something stops them, for the most pasture."""
