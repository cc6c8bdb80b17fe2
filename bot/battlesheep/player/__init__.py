"""The Battle Sheep bot."""
