"""Symple, 15 by 15: a stone apart from the own groups, or all groups grow, stone by stone."""
from perft import ROOK, groups, plus

BOARD = {(x, y) for x in range(15) for y in range(15)}


def start():
    return (frozenset(), frozenset()), 0, frozenset(), False, False


def read(pairs):
    return (pairs.of(0), pairs.of(1)), pairs.turn, frozenset(), bool(pairs.numbers["begun"][0]), False


def following(state):
    """Its state: stones, the player to move, what has grown in this turn, whether any group ever has, and whether
    only a stone may follow."""
    stones, me, grown, begun, places = state
    free = BOARD - stones[0] - stones[1]
    mine = stones[me]

    def beside(cell):
        return {plus(cell, step) for step in ROOK} & mine

    def can_grow(cell, mine, grown):
        return any(each in mine - grown for each in (plus(cell, step) for step in ROOK))

    def both(after):
        return (after, stones[1]) if me == 0 else (stones[0], after)

    result = []
    if places or not grown:
        for goal in free:
            if not beside(goal):
                result.append((both(mine | {goal}), 1 - me, frozenset(), begun or places, False))
    for goal in free if not places else ():
        if can_grow(goal, mine, grown):
            after = mine | {goal}
            now = grown | next(group for group in groups(after, ROOK) if goal in group)
            if any(can_grow(cell, after, now) for cell in free - {goal}):
                result.append((both(after), me, now, begun, False))
            elif not begun and me == 1:
                result.append((both(after), me, now, begun, True))
            else:
                result.append((both(after), 1 - me, frozenset(), True, False))
    return result
