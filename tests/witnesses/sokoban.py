"""Sokoban, the level of this collection: the keeper goes one cell and pushes a single box."""
from perft import ROOK, plus

LEVEL = """
#######
#.  $ #
# $ # #
# .@  #
#  $ .#
#     #
#######
""".split("\n")[1:-1]
PLACES = {(x, 6 - y): mark for y, row in enumerate(LEVEL) for x, mark in enumerate(row)}
FLOOR = {cell for cell, mark in PLACES.items() if mark != "#"}
STORES = {cell for cell, mark in PLACES.items() if mark == "."}


def start():
    return (next(cell for cell, mark in PLACES.items() if mark == "@"),
            frozenset(cell for cell, mark in PLACES.items() if mark == "$"))


def read(pairs):
    found = {letter: frozenset() for letter in "KB"}
    for name, (_, letter) in pairs.pieces.items():
        found[letter] |= {(ord(name[0]) - ord("a"), int(name[1:]) - 1)}
    return next(iter(found["K"])), found["B"]


def following(state):
    keeper, boxes = state
    if STORES <= boxes:
        return []
    result = []
    for step in ROOK:
        goal, behind = plus(keeper, step), plus(keeper, step, 2)
        if goal not in FLOOR:
            continue
        if goal not in boxes:
            result.append((goal, boxes))
        elif behind in FLOOR - boxes:
            result.append((goal, boxes - {goal} | {behind}))
    return result
