"""A kit of contest bots: exact rules, searches, one-file submissions, and an arena around them."""
