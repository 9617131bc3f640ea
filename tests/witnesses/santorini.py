"""Santorini without gods on 5 by 5."""
from itertools import combinations

from perft import KING, plus

BOARD = [(x, y) for x in range(5) for y in range(5)]


def start():
    return (frozenset(), frozenset()), dict.fromkeys(BOARD, 0), 0


def read(pairs):
    return (pairs.of(0), pairs.of(1)), dict(zip(BOARD, pairs.numbers["floors"])), pairs.turn


def following(state):
    workers, floors, me = state
    taken = workers[0] | workers[1]
    if any(floors[cell] == 3 for cell in taken):
        return []

    def after(mine, high):
        return ((mine, workers[1]) if me == 0 else (workers[0], mine)), high, 1 - me

    if not workers[me]:
        free = [cell for cell in BOARD if cell not in taken]
        return [after(frozenset(pair), floors) for pair in combinations(free, 2)]
    result = []
    for origin in workers[me]:
        for step in KING:
            goal = plus(origin, step)
            if goal not in floors or goal in taken or floors[goal] > min(floors[origin] + 1, 3):
                continue
            mine = workers[me] - {origin} | {goal}
            if floors[goal] == 3:
                result.append(after(mine, floors))
                continue
            for side in KING:
                site = plus(goal, side)
                if site in floors and floors[site] < 4 and site not in taken - {origin}:
                    result.append(after(mine, {**floors, site: floors[site] + 1}))
    return result
