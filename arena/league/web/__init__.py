"""The arena as a local web app: ``arena serve``."""
