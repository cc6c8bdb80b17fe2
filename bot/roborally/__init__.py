"""RoboRally: cards, boards, the rules of two editions, the batched simulator, programs and values."""
