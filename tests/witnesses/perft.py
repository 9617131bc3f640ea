"""What the witnesses share: names of cells, positions as pairs, and counting.

A witness is a module with `start()`, `read(Pairs)` and `following(state)`: the states after each legal move, none
where the game is over. Moves of one kind with the same result are one move.
"""
import re

KING = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
ROOK = [(0, 1), (1, 0), (0, -1), (-1, 0)]
BISHOP = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
# Axial coordinates: files, and the other two axes of hexagons.
HEX = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]


def plus(cell, step, times=1):
    return (cell[0] + times * step[0], cell[1] + times * step[1])


def cell_named(name):
    """`b3` is (1, 2)."""
    return (ord(name[0]) - ord("a"), int(name[1:]) - 1)


def cells_named(names):
    return [cell_named(name) for name in names.split()]


def hexagon(side):
    """Its cells with the middle at (0, 0)."""
    far = range(1 - side, side)
    return {(q, r) for q in far for r in far if abs(q + r) < side}


def hexagon_cell(name, side):
    """Ranks count from the lowest cell of each file."""
    q = ord(name[0]) - ord("a") + 1 - side
    return (q, int(name[1:]) - 1 + max(1 - side, 1 - side - q))


def groups(cells, steps):
    """The parts of a set of cells."""
    left = set(cells)
    parts = []
    while left:
        part, fringe = set(), [left.pop()]
        while fringe:
            cell = fringe.pop()
            part.add(cell)
            for step in steps:
                beside = plus(cell, step)
                if beside in left:
                    left.remove(beside)
                    fringe.append(beside)
        parts.append(part)
    return parts


class Pairs:
    """A position such as `a1:S b2:s / turn=1 numbers=seeds:4*12`."""

    def __init__(self, text):
        before, _, after = text.partition("/")
        self.pieces = {}  # by name of cell: player 0 or 1, and the letter
        self.hands = {}  # by letter, capital for the first player
        for name, letter in (word.split(":") for word in before.split()):
            if name == "hand":
                self.hands[letter] = self.hands.get(letter, 0) + 1
            else:
                self.pieces[name] = (0 if letter.isupper() else 1, letter.upper())
        self.under = {name: stack.split(",") for name, stack in re.findall(r"under=(\w+):(\S+)", after)}
        self.unowned = dict(re.findall(r"unowned=(\w+):(\w)", after))
        self.walls = re.findall(r"wall=(\w+)", after)
        self.turn = int(re.search(r"turn=(\d)", after).group(1)) - 1
        self.numbers = {}
        for name, values in re.findall(r"numbers=([\w-]+):(\S+)", after):
            self.numbers[name] = []
            for value in values.split(","):
                number, _, times = value.partition("*")
                self.numbers[name] += [int(number)] * int(times or 1)

    def of(self, player, named=cell_named):
        return frozenset(named(name) for name, piece in self.pieces.items() if piece[0] == player)


def perft(game, state, depth):
    following = game.following(state)
    if depth == 1:
        return len(following)
    return sum(perft(game, each, depth - 1) for each in following)
