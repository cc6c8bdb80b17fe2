"""The method of EWN's document: NegaScout with Star1, distance and determinacy."""
