"""Kensington: 72 points at the corners of hexagons, squares and triangles; each counter that is sent is a move."""
from cmath import exp, pi

APART = 1 + 3 ** 0.5  # from the middle of a hexagon to the next, in sides


def rounded(point):
    return (round(point.real, 3) + 0.0, round(point.imag, 3) + 0.0)


def corners(middle):
    return [rounded(middle + exp(1j * pi * k / 3)) for k in range(6)]


def far_sides(middle):
    """The far corners of the squares around a hexagon."""
    return {rounded(middle + exp(1j * pi * k / 3) + out) for i in range(6)
            for out in [exp(1j * pi * (2 * i + 1) / 6)] for k in (i, i + 1)}


MIDDLES = [0, *(APART * exp(1j * pi * (2 * k + 1) / 6) for k in range(6))]
POINTS = set().union(*(corners(middle) for middle in MIDDLES), *(far_sides(middle) for middle in MIDDLES))
COLUMNS = sorted({x for x, _ in POINTS})
NAMES = {}
for letter, column in zip("abcdefghijklmnop", COLUMNS):
    for i, point in enumerate(sorted(each for each in POINTS if each[0] == column)):
        NAMES[f"{letter}{i + 1}"] = point
LINKS = {a: {b for b in POINTS if abs(complex(*a) - complex(*b)) < 1.01 and a != b} for a in POINTS}
TRIANGLES = {frozenset({a, b, c}) for a in POINTS for b in LINKS[a] for c in LINKS[a] & LINKS[b]}
SQUARES = {frozenset({a, b, c, d}) for a in POINTS for b in LINKS[a] for c in LINKS[b] - LINKS[a] - {a}
           for d in LINKS[a] & LINKS[c] - LINKS[b] - {b}}
HEXAGONS = [[set(corners(middle)) for middle in MIDDLES if side * complex(middle).real < 0.01] for side in (1, -1)]


def start():
    return (frozenset(), frozenset()), (15, 15), 0, 0


def read(pairs):
    counters = tuple(pairs.of(player, NAMES.get) for player in (0, 1))
    return counters, (pairs.hands.get("C", 0), pairs.hands.get("c", 0)), pairs.turn, pairs.numbers.get("due", [0])[0]


def following(state):
    """Its state: counters, hands, the player to move, and how many enemy counters may still be sent."""
    counters, hands, me, due = state
    if due == 0 and any(hexagon <= counters[p] for p in (0, 1) for hexagon in HEXAGONS[p]):
        return []
    mine, theirs = counters[me], counters[1 - me]
    free = POINTS - mine - theirs

    def both(mine, theirs):
        return (mine, theirs) if me == 0 else (theirs, mine)

    if due:
        result = [(both(mine, theirs - {origin} | {goal}), hands, me if due > 1 else 1 - me, due - 1)
                  for origin in theirs for goal in free]
        return result + [(counters, hands, 1 - me, 0)]
    if hands[me] > 0:
        moves = [(mine | {goal}, goal) for goal in free]
        hands = tuple(hand - (player == me) for player, hand in enumerate(hands))
    else:
        moves = [(mine - {origin} | {goal}, goal) for origin in mine for goal in LINKS[origin] & free]
    result = []
    for after, goal in moves:
        now = (2 if any(goal in square and square <= after for square in SQUARES)
               else 1 if any(goal in triangle and triangle <= after for triangle in TRIANGLES) else 0)
        result.append((both(after, theirs), hands, me if now else 1 - me, now))
    return result
