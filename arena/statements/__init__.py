"""What programs say of themselves, and what is known of their games: filters."""
