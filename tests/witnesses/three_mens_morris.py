"""Three men's morris: three stones each, put down and then moved along the lines of nine points."""
from perft import KING, ROOK, plus

POINTS = {(x, y) for x in range(3) for y in range(3)}
ROWS = [{(x, y) for y in range(3)} for x in range(3)] + [{(x, y) for x in range(3)} for y in range(3)]
ROWS += [{(0, 0), (1, 1), (2, 2)}, {(0, 2), (1, 1), (2, 0)}]


def start():
    return (frozenset(), frozenset()), (3, 3), 0


def read(pairs):
    return (pairs.of(0), pairs.of(1)), (pairs.hands.get("S", 0), pairs.hands.get("s", 0)), pairs.turn


def lines(point):
    # Diagonals go through the middle only.
    return KING if (point[0] + point[1]) % 2 == 0 else ROOK


def following(state):
    stones, hands, me = state
    if any(row <= each for row in ROWS for each in stones):
        return []
    free = POINTS - stones[0] - stones[1]

    def after(mine, hand):
        return ((mine, stones[1]) if me == 0 else (stones[0], mine),
                (hand, hands[1]) if me == 0 else (hands[0], hand), 1 - me)

    if hands[me] > 0:
        return [after(stones[me] | {goal}, hands[me] - 1) for goal in free]
    return [after(stones[me] - {origin} | {goal}, 0)
            for origin in stones[me] for goal in (plus(origin, step) for step in lines(origin)) if goal in free]
