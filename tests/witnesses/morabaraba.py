"""Morabaraba: twelve cows each on 24 points; a mill takes a cow."""
from itertools import product

RINGS = ["a1 a4 a7 d7 g7 g4 g1 d1", "b2 b4 b6 d6 f6 f4 f2 d2", "c3 c4 c5 d5 e5 e4 e3 d3"]
RINGS = [ring.split() for ring in RINGS]
POINTS = {point for ring in RINGS for point in ring}
# Four sides of each ring, and the eight spokes from the outer to the inner one.
MILLS = [{ring[i], ring[i + 1], ring[(i + 2) % 8]} for ring in RINGS for i in (0, 2, 4, 6)]
MILLS += [{ring[i] for ring in RINGS} for i in range(8)]
LINES = {point: set() for point in POINTS}
for ring, i in product(RINGS, range(8)):
    LINES[ring[i]] |= {ring[i - 1], ring[(i + 1) % 8]}
for i in range(8):
    outer, middle, inner = (ring[i] for ring in RINGS)
    LINES[outer].add(middle)
    LINES[inner].add(middle)
    LINES[middle] |= {outer, inner}


def start():
    return (frozenset(), frozenset()), (12, 12), 0


def read(pairs):
    cows = tuple(frozenset(name for name, piece in pairs.pieces.items() if piece[0] == player) for player in (0, 1))
    return cows, (pairs.hands.get("C", 0), pairs.hands.get("c", 0)), pairs.turn


def in_mill(cow, cows):
    return any(cow in mill and mill <= cows for mill in MILLS)


def following(state):
    cows, hands, me = state
    if any(len(cows[player]) + hands[player] < 3 for player in (0, 1)):
        return []
    free = POINTS - cows[0] - cows[1]
    if hands[me] > 0:
        moves = [(None, goal) for goal in free]
    else:
        flies = len(cows[me]) == 3
        moves = [(cow, goal) for cow in cows[me] for goal in (free if flies else LINES[cow] & free)]
    theirs = cows[1 - me]
    result = []
    for cow, goal in moves:
        mine = cows[me] - {cow} | {goal}
        left = (hands[me] - 1 if cow is None else 0), hands[1 - me]
        loose = {each for each in theirs if not in_mill(each, theirs)}
        taken = (loose or theirs) if in_mill(goal, mine) else set()
        for after in [theirs - {each} for each in taken] or [theirs]:
            result.append(((mine, after), left, 1) if me == 0 else ((after, mine), left[::-1], 0))
    return result
