"""RoboRally: cards, floors, the rules of two editions, the batched simulator, programs and values."""
