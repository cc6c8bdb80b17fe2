"""The EinStein wuerfelt nicht! bot."""
