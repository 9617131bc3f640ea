"""Catchup, five cells a side; each stone is a move, and so is to stop."""
from perft import HEX, groups, hexagon, hexagon_cell

BOARD = hexagon(5)


def start():
    return (frozenset(), frozenset()), 0, 0, 1, 0


def read(pairs):
    stones = tuple(pairs.of(player, lambda name: hexagon_cell(name, 5)) for player in (0, 1))
    return stones, pairs.turn, pairs.numbers.get("put", [0])[0], pairs.numbers["allowed"][0], pairs.numbers["best"][0]


def following(state):
    """Its state: stones, the player to move, stones put down in this turn, how many there may be, and the size of
    the largest group so far."""
    stones, me, put, allowed, best = state
    free = BOARD - stones[0] - stones[1]
    if not free:
        return []

    def passed_on(now):
        largest = max(len(group) for each in now for group in groups(each, HEX))
        return now, 1 - me, 0, 3 if largest > best > 0 else 2, max(best, largest)

    result = []
    for goal in free:
        after = (stones[0] | {goal}, stones[1]) if me == 0 else (stones[0], stones[1] | {goal})
        result.append((after, me, put + 1, allowed, best) if put + 1 < allowed and len(free) > 1 else passed_on(after))
    if put > 0:
        result.append(passed_on(stones))
    return result
