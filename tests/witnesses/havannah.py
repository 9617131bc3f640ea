"""Havannah, eight cells a side."""
from perft import HEX, groups, hexagon, hexagon_cell, plus

BOARD = hexagon(8)
CORNERS = {(7, 0), (0, 7), (-7, 7), (-7, 0), (0, -7), (7, -7)}
SIDES = [{cell for cell in BOARD - CORNERS if edge(*cell)} for edge in (
    lambda q, r: q == 7, lambda q, r: r == 7, lambda q, r: q + r == 7,
    lambda q, r: q == -7, lambda q, r: r == -7, lambda q, r: q + r == -7)]
EDGE = CORNERS.union(*SIDES)


def start():
    return (frozenset(), frozenset()), 0


def read(pairs):
    return tuple(pairs.of(player, lambda name: hexagon_cell(name, 8)) for player in (0, 1)), pairs.turn


def wins(chain):
    if len(chain & CORNERS) > 1 or sum(bool(chain & side) for side in SIDES) > 2:
        return True
    # A ring: something is cut off from the edge, or a stone has stones all around it.
    if any(not part & EDGE for part in groups(BOARD - chain, HEX)):
        return True
    return any(all(plus(cell, step) in chain for step in HEX) for cell in chain)


def following(state):
    stones, me = state
    if any(wins(chain) for each in stones for chain in groups(each, HEX)):
        return []
    return [((stones[0] | {goal}, stones[1]) if me == 0 else (stones[0], stones[1] | {goal}), 1 - me)
            for goal in BOARD - stones[0] - stones[1]]
