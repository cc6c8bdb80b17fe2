"""One folder a game: state, rules, batched simulator, values. No input or output, no search."""
