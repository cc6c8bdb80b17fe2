"""One module a game: joins protocol, rules and search into a bot."""
