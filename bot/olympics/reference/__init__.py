"""The Olympics by the method of the contest's third place: Decoupled UCT with medal distributions."""
