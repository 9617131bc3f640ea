"""Tumbleweed, eight cells a side."""
from perft import HEX, hexagon, hexagon_cell, plus

BOARD = sorted(hexagon(8))
CELLS = set(BOARD)
NEUTRAL = 2


def start():
    return {(0, 0): (NEUTRAL, 2)}, 0, 0, 0


def read(pairs):
    stacks = dict(zip(BOARD, pairs.numbers["high"]))
    owners = {hexagon_cell(name, 8): piece[0] for name, piece in pairs.pieces.items()}
    return ({cell: (owners.get(cell, NEUTRAL), high) for cell, high in stacks.items() if high},
            pairs.turn, pairs.turn + 1, 0)


def sight(stacks, cell, player):
    count = 0
    for step in HEX:
        at = plus(cell, step)
        while at in CELLS and at not in stacks:
            at = plus(at, step)
        count += at in stacks and stacks[at][0] == player
    return count


def following(state):
    """Its state: owner and height by cell, the player to move, moves made, passes in a row."""
    stacks, me, made, passes = state
    if passes > 1:
        return []
    if made == 0:
        free = [cell for cell in BOARD if cell not in stacks]
        return [({**stacks, a: (0, 1), b: (1, 1)}, 1, 1, 0) for a in free for b in free if a != b]
    result = [(stacks, 1 - me, made + 1, passes + 1)]
    for cell in BOARD:
        seen = sight(stacks, cell, me)
        if seen > stacks.get(cell, (0, 0))[1]:
            result.append(({**stacks, cell: (me, seen)}, 1 - me, made + 1, 0))
    return result
