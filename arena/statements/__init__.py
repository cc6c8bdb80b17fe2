"""What programs say of themselves: read, kept, filtered, averaged."""
