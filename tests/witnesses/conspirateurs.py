"""Conspirateurs, 17 by 17, twenty a side."""
from perft import KING, cells_named, plus

BOARD = {(x, y) for x in range(17) for y in range(17)}
MIDDLE = {(x, y) for x in range(4, 13) for y in range(6, 11)}
RIM = [0, 1, 3, 5, 7, 8, 9, 11, 13, 15, 16]
SHELTERS = {cell for i in RIM for cell in ((i, 0), (i, 16), (0, i), (16, i))}


def start():
    return (frozenset(), frozenset()), (20, 20), 0


def read(pairs):
    return (pairs.of(0), pairs.of(1)), (pairs.hands.get("C", 0), pairs.hands.get("c", 0)), pairs.turn


def following(state):
    pieces, hands, me = state
    if any(pieces[p] and hands[p] == 0 and pieces[p] <= SHELTERS for p in (0, 1)):
        return []
    taken = pieces[0] | pieces[1]

    def after(mine, hand):
        return ((mine, pieces[1]) if me == 0 else (pieces[0], mine),
                (hand, hands[1]) if me == 0 else (hands[0], hand), 1 - me)

    if hands[me] > 0:
        return [after(pieces[me] | {goal}, hands[me] - 1) for goal in MIDDLE - taken]
    result = []
    for origin in pieces[me]:
        others = taken - {origin}
        goals = {plus(origin, step) for step in KING} & (BOARD - taken)
        reached, fringe = {origin}, [origin]
        while fringe:
            cell = fringe.pop()
            for step in KING:
                goal = plus(cell, step, 2)
                if plus(cell, step) in others and goal in BOARD - others - reached:
                    reached.add(goal)
                    fringe.append(goal)
        result += [after(pieces[me] - {origin} | {goal}, 0) for goal in goals | (reached - {origin})]
    return result
