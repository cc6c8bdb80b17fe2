"""How the mini-games will end and what that is worth: what both bots and the judge value with."""
