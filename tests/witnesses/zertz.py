"""ZERTZ on 37 rings; each leap is a move."""
from perft import HEX, groups, hexagon, hexagon_cell, plus

COLOURS = "WGB"
ENOUGH = {"W": 4, "G": 5, "B": 6}
NONE_WON = ((0, 0, 0), (0, 0, 0))


def start():
    return frozenset(hexagon(4)), {}, (6, 8, 10), NONE_WON, 0, None


def read(pairs):
    balls = {hexagon_cell(name, 4): colour for name, colour in pairs.unowned.items()}
    rings = frozenset(hexagon(4) - {hexagon_cell(name, 4) for name in pairs.walls})
    won = zip(*(pairs.numbers[name] for name in ("white", "grey", "black")))
    runners = [cell for cell, runs in zip(sorted(hexagon(4)), pairs.numbers.get("runner", [])) if runs]
    return rings, balls, tuple(pairs.numbers["pool"]), tuple(won), pairs.turn, runners[0] if runners else None


def has_won(won):
    return min(won) >= 3 or any(count >= ENOUGH[colour] for colour, count in zip(COLOURS, won))


def landings(rings, balls, cell):
    return [step for step in HEX if plus(cell, step) in balls
            and plus(cell, step, 2) in rings and plus(cell, step, 2) not in balls]


def changed(counts, colour, by):
    return tuple(count + by * (each == colour) for each, count in zip(COLOURS, counts))


def is_free(rings, cell):
    """Whether a ring can be slid out: two neighbouring places beside it are empty."""
    return any(plus(cell, HEX[i]) not in rings and plus(cell, HEX[(i + 1) % 6]) not in rings for i in range(6))


def following(state):
    """Its state: rings, balls, the pool, what each has won, the player to move, and the ball that goes on."""
    rings, balls, pool, won, me, runner = state
    if any(has_won(each) for each in won):
        return []

    def wins(colours, stock=None):
        mine = stock or won[me]
        for colour in colours:
            mine = changed(mine, colour, 1)
        return (mine, won[1]) if me == 0 else (won[0], mine)

    result = []
    leapers = [runner] if runner else list(balls)
    for ball in leapers:
        for step in landings(rings, balls, ball):
            over, goal = plus(ball, step), plus(ball, step, 2)
            after = {cell: colour for cell, colour in balls.items() if cell not in (ball, over)}
            after[goal] = balls[ball]
            goes_on = bool(landings(rings, after, goal))
            result.append((rings, after, pool, wins(balls[over]), me if goes_on else 1 - me,
                           goal if goes_on else None))
    if result:
        return result
    stock = pool if any(pool) else won[me]
    for colour, count in zip(COLOURS, stock):
        if count == 0:
            continue
        now_pool = changed(pool, colour, -1) if any(pool) else pool
        mine = won[me] if any(pool) else changed(won[me], colour, -1)
        for goal in rings - balls.keys():
            with_ball = {**balls, goal: colour}
            for ring in [each for each in rings - with_ball.keys() if is_free(rings, each)] or [None]:
                left = rings - {ring}
                lost = set()
                for part in groups(left, HEX):
                    if part <= with_ball.keys():
                        lost |= part
                kept = {cell: each for cell, each in with_ball.items() if cell not in lost}
                result.append((left - lost, kept, now_pool, wins((with_ball[cell] for cell in lost), mine),
                               1 - me, None))
    return result
