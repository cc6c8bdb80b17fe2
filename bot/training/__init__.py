"""Learning of values from games; never part of a submission, which carries the results."""
