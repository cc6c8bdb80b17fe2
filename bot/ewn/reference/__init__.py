"""The method of the document on EWN: NegaScout with Star1; distance and determinacy as the value."""
