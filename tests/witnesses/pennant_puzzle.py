"""The Pennant puzzle, or Dad's puzzle."""
from sliding_blocks import SlidingBlocks

PUZZLE = SlidingBlocks("BBVV BBWW MN.. HIXX HIYY", {"B": "a1 a2 b1 b2"})
start, read, following = PUZZLE.start, PUZZLE.read, PUZZLE.following
