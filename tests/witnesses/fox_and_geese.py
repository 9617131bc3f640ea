"""Fox and geese with thirteen geese on the cross of 33 points; each leap is a move."""
from perft import KING, ROOK, cell_named, plus

POINTS = {(x, y) for x in range(7) for y in range(7) if 2 <= x <= 4 or 2 <= y <= 4}


def start():
    return frozenset((x, y) for x, y in POINTS if y < 3), cell_named("d4"), 0, False


def read(pairs):
    return pairs.of(0), next(iter(pairs.of(1))), pairs.turn, False


def lines(point):
    return KING if (point[0] + point[1]) % 2 == 0 else ROOK


def leaps(geese, fox):
    return [plus(fox, step, 2) for step in lines(fox)
            if plus(fox, step) in geese and plus(fox, step, 2) in POINTS - geese]


def following(state):
    geese, fox, me, leaping = state
    if len(geese) < 6:
        return []
    if me == 0:
        return [(geese - {goose} | {plus(goose, step)}, fox, 1, False) for goose in geese
                for step in lines(goose) if step[1] >= 0 and plus(goose, step) in POINTS - geese - {fox}]
    result = []
    if leaping:
        result.append((geese, fox, 0, False))
    else:
        result += [(geese, plus(fox, step), 0, False) for step in lines(fox) if plus(fox, step) in POINTS - geese]
    for goal in leaps(geese, fox):
        left = geese - {((fox[0] + goal[0]) // 2, (fox[1] + goal[1]) // 2)}
        goes_on = bool(leaps(left, goal))
        result.append((left, goal, 1 if goes_on else 0, goes_on))
    return result
