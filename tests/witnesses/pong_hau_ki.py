"""Pong Hau K'i: corners and the middle, joined but for the upper side."""

LINES = {"a1": "a3 c1 b2", "c1": "c3 a1 b2", "a3": "a1 b2", "c3": "c1 b2", "b2": "a1 c1 a3 c3"}


def start():
    return (frozenset({"a1", "c1"}), frozenset({"a3", "c3"})), 0


def read(pairs):
    return tuple(frozenset(name for name, piece in pairs.pieces.items() if piece[0] == player)
                 for player in (0, 1)), pairs.turn


def following(state):
    stones, me = state
    result = []
    for origin in stones[me]:
        for goal in LINES[origin].split():
            if goal not in stones[0] | stones[1]:
                mine = stones[me] - {origin} | {goal}
                result.append(((mine, stones[1]) if me == 0 else (stones[0], mine), 1 - me))
    return result
