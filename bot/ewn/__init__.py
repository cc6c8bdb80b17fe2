"""EinStein wuerfelt nicht!: rules, batched expansion, values, exact endgames."""
