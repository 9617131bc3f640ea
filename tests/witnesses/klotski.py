"""Klotski, the start of L'ane rouge."""
from sliding_blocks import SlidingBlocks

PUZZLE = SlidingBlocks("HBBI HBBI JWWK JLMK N..O", {"B": "b1 b2 c1 c2"})
start, read, following = PUZZLE.start, PUZZLE.read, PUZZLE.following
