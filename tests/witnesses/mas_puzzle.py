"""Ma's puzzle: the two corners come together below the far right corner of the tray."""
from sliding_blocks import SlidingBlocks

PUZZLE = SlidingBlocks("AAACC DDEEC FGGHH FFIII ..J..", {"C": "d5 e5 e4", "F": "d4 d3 e3"})
start, read, following = PUZZLE.start, PUZZLE.read, PUZZLE.following
