"""Klotski, 4 by 5: every slide of a block by one cell is a move."""
from perft import ROOK, cells_named, plus

BOARD = {(x, y) for x in range(4) for y in range(5)}
EXIT = set(cells_named("b1 c1"))
BLOCKS = "B W H I J K L M N O"


def start():
    return blocks({"B": "b4 b5 c4 c5", "W": "b3 c3", "H": "a4 a5", "I": "d4 d5", "J": "a2 a3", "K": "d2 d3",
                   "L": "b2", "M": "c2", "N": "a1", "O": "d1"})


def blocks(cells):
    return tuple((name, frozenset(cells_named(cells[name]))) for name in BLOCKS.split() if name in cells)


def read(pairs):
    cells = {}
    for name, (_, letter) in pairs.pieces.items():
        cells[letter] = cells.get(letter, "") + " " + name
    return blocks(cells)


def following(state):
    if EXIT <= dict(state)["B"]:
        return []
    result = []
    for i, (name, block) in enumerate(state):
        others = set().union(*(cells for each, cells in state if each != name))
        for step in ROOK:
            moved = frozenset(plus(cell, step) for cell in block)
            if moved <= BOARD - others:
                result.append(state[:i] + ((name, moved),) + state[i + 1:])
    return result

