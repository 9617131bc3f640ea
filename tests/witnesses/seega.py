"""Seega, 5 by 5: two stones by turns, then steps that capture between two; each step is a move."""
from perft import ROOK, plus

BOARD = {(x, y) for x in range(5) for y in range(5)}
MIDDLE = (2, 2)


def start():
    return (frozenset(), frozenset()), (12, 12), 0, 0, None


def read(pairs):
    return (pairs.of(0), pairs.of(1)), (pairs.hands.get("S", 0), pairs.hands.get("s", 0)), pairs.turn, 0, None


def prey(cell, mine, theirs):
    """What is between a stone that comes to a cell and another one."""
    return {plus(cell, step) for step in ROOK
            if plus(cell, step) in theirs - {MIDDLE} and plus(cell, step, 2) in mine}


def following(state):
    """Its state: stones, hands, the player to move, stones put down in this turn, and the stone that goes on."""
    stones, hands, me, put, runner = state
    mine, theirs = stones[me], stones[1 - me]
    free = BOARD - mine - theirs
    if sum(hands) == 0 and not (mine and theirs):
        return []

    def both(mine, theirs):
        return (mine, theirs) if me == 0 else (theirs, mine)

    if hands[me] > 0:
        left = (hands[0] - 1, hands[1]) if me == 0 else (hands[0], hands[1] - 1)
        again = put == 0 or left[1 - me] == 0
        return [(both(mine | {goal}, theirs), left, me if again else 1 - me, put + 1 if put == 0 else 0, None)
                for goal in free - {MIDDLE}]

    def step(origin, goal):
        after = mine - {origin} | {goal}
        taken = prey(goal, after - {goal}, theirs)
        left = theirs - taken
        further = {plus(goal, each) for each in ROOK} & (BOARD - after - left)
        goes_on = taken and any(prey(each, after - {goal}, left) for each in further)
        return both(after, left), hands, me if goes_on else 1 - me, 0, goal if goes_on else None

    if runner:
        goals = {plus(runner, each) for each in ROOK} & free
        result = [step(runner, goal) for goal in goals if prey(goal, mine - {runner}, theirs)]
        return result + [(stones, hands, 1 - me, 0, None)]
    result = [step(origin, plus(origin, each)) for origin in mine for each in ROOK if plus(origin, each) in free]
    # Who cannot move leaves the turn out; the duty to open a way is not asked in the positions that are counted.
    return result or [(stones, hands, 1 - me, 0, None)]
