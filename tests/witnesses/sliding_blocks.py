"""Puzzles of sliding blocks: every slide of a block by one cell is a move."""
from perft import ROOK, cell_named, plus


class SlidingBlocks:
    """`rows` from the top with a letter for each block; the game is over when all blocks of `goals` stand there."""

    def __init__(self, rows, goals):
        rows = rows.split()
        self.cells = {(x, len(rows) - 1 - y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
        self.goals = {name: {cell_named(each) for each in goal.split()} for name, goal in goals.items()}

    def start(self):
        return self.blocks({cell: letter for cell, letter in self.cells.items() if letter != "."})

    def read(self, pairs):
        return self.blocks({cell_named(each): letter for each, (_, letter) in pairs.pieces.items()})

    @staticmethod
    def blocks(cells):
        return tuple((letter, frozenset(cell for cell in cells if cells[cell] == letter))
                     for letter in sorted(set(cells.values())))

    def is_over(self, state):
        return all(dict(state).get(name) == goal for name, goal in self.goals.items())

    def following(self, state):
        if self.is_over(state):
            return []
        result = []
        for i, (name, block) in enumerate(state):
            others = set().union(*(cells for each, cells in state if each != name))
            for step in ROOK:
                moved = frozenset(plus(cell, step) for cell in block)
                if moved <= self.cells.keys() - others:
                    result.append(state[:i] + ((name, moved),) + state[i + 1:])
        return result
