"""Ludus latrunculorum, 8 by 8, sixteen counters a side: held counters are taken in place of a move."""
from perft import ROOK, plus

BOARD = {(x, y) for x in range(8) for y in range(8)}


def start():
    return (frozenset(), frozenset()), (16, 16), frozenset(), 0


def read(pairs):
    cells = sorted(BOARD)
    held = frozenset(cell for cell, is_held in zip(cells, pairs.numbers["held"]) if is_held)
    return (pairs.of(0), pairs.of(1)), (pairs.hands.get("C", 0), pairs.hands.get("c", 0)), held, pairs.turn


def between(cell, captors):
    """Whether a cell lies between two of these."""
    return any(plus(cell, step) in captors and plus(cell, step, -1) in captors for step in ((0, 1), (1, 0)))


def released(held, counters):
    """Those that are still held after something has changed; in board order, for one may free the next."""
    held = set(held)
    for cell in sorted(held):
        player = 0 if cell in counters[0] else 1
        if not between(cell, counters[1 - player] - held):
            held.discard(cell)
    return frozenset(held)


def following(state):
    counters, hands, held, me = state
    if sum(hands) == 0 and any(len(each) < 2 for each in counters):
        return []
    mine, theirs = counters[me], counters[1 - me]
    taken = mine | theirs
    captors = theirs - held

    def both(mine, theirs):
        return (mine, theirs) if me == 0 else (theirs, mine)

    if hands[me] > 0:
        left = (hands[0] - 1, hands[1]) if me == 0 else (hands[0], hands[1] - 1)
        return [(both(mine | {goal}, theirs), left, held, 1 - me)
                for goal in BOARD - taken if not between(goal, captors)]
    result = []
    for origin in mine - held:
        goals = {plus(origin, step) for step in ROOK} & (BOARD - taken)
        reached, fringe = {origin}, [origin]
        while fringe:
            cell = fringe.pop()
            for step in ROOK:
                goal = plus(cell, step, 2)
                if plus(cell, step) in taken and goal in BOARD - taken - reached:
                    reached.add(goal)
                    fringe.append(goal)
        for goal in goals | (reached - {origin}):
            after = mine - {origin} | {goal}
            newly = {plus(goal, step) for step in ROOK
                     if plus(goal, step) in theirs and plus(goal, step, 2) in after - held - {goal}}
            if between(goal, captors) and not newly - held:
                continue
            counters_after = both(after, theirs)
            result.append((counters_after, hands, released(held | newly, counters_after), 1 - me))
    for victim in theirs & held:
        counters_after = both(mine, theirs - {victim})
        result.append((counters_after, hands, released(held - {victim}, counters_after), 1 - me))
    return result
