"""Slither, 8 by 8: a stone, or a step of a stone and then a stone."""
from perft import BISHOP, KING, ROOK, groups, plus

BOARD = {(x, y) for x in range(8) for y in range(8)}


def start():
    return (frozenset(), frozenset()), 0


def read(pairs):
    return (pairs.of(0), pairs.of(1)), pairs.turn


def has_joined(stones, axis):
    return any({0, 7} <= {cell[axis] for cell in chain} for chain in groups(stones, ROOK))


def is_bare(stones):
    """Whether two stones stand diagonally and none of the side beside both."""
    return any(plus(cell, (dx, dy)) in stones and plus(cell, (dx, 0)) not in stones
               and plus(cell, (0, dy)) not in stones for cell in stones for dx, dy in BISHOP)


def following(state):
    stones, me = state
    if has_joined(stones[0], 1) or has_joined(stones[1], 0):
        return []
    free = BOARD - stones[0] - stones[1]
    mine = stones[me]
    moves = [mine | {goal} for goal in free]
    # Of a step and a stone each choice counts, also where two end in the same.
    for origin in mine:
        for goal in (plus(origin, step) for step in KING):
            if goal in free:
                moves += [mine - {origin} | {goal, at} for at in (free | {origin}) - {goal}]
    return [((after, stones[1]) if me == 0 else (stones[0], after), 1 - me)
            for after in moves if not is_bare(after)]
