"""All that a game brings to the arena and may import of it: the contract, replays, judgements, drawings."""
