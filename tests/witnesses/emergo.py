"""Emergo on 41 cells, twelve stones a side; each leap is a move."""
from perft import ROOK, cell_named, plus

BOARD = [(x, y) for x in range(9) for y in range(9) if abs(x - 4) + abs(y - 4) <= 4]
CELLS = set(BOARD)


def start():
    return {}, (12, 12), 0, None


def read(pairs):
    """Towers are tuples of owners from the bottom."""
    towers = {}
    for name, (player, _) in pairs.pieces.items():
        below = [0 if letter.isupper() else 1 for letter in pairs.under.get(name, [])]
        towers[cell_named(name)] = (*below, player)
    return towers, (pairs.hands.get("S", 0), pairs.hands.get("s", 0)), pairs.turn, None


def leaps(towers, cell, back=None):
    """Steps over an enemy tower to an empty cell."""
    enemy = 1 - towers[cell][-1]
    return [step for step in ROOK if step != back and towers.get(plus(cell, step), (None,))[-1] == enemy
            and plus(cell, step, 2) in CELLS - towers.keys()]


def leapt(towers, cell, step):
    after = dict(towers)
    prey, goal = plus(cell, step), plus(cell, step, 2)
    after[goal] = (after[prey][-1], *after.pop(cell))
    after[prey] = after[prey][:-1]
    if not after[prey]:
        del after[prey]
    return after, goal, (-step[0], -step[1])


def longest(towers, cell, back=None):
    return max((1 + longest(*leapt(towers, cell, step)) for step in leaps(towers, cell, back)), default=0)


def can_leap(towers, player):
    return any(leaps(towers, cell) for cell, tower in towers.items() if tower[-1] == player)


def following(state):
    """Its state: towers, hands, the player to move, and the tower that goes on with where it came from."""
    towers, hands, me, runner = state
    own = [cell for cell, tower in towers.items() if tower[-1] == me]
    tops = {tower[-1] for tower in towers.values()}
    if any(hands[player] == 0 and player not in tops for player in (0, 1)):
        return []
    starts = [runner] if runner else [(cell, None) for cell in own]
    most = max((longest(towers, *each) for each in starts), default=0)
    if most:
        result = []
        for cell, back in starts:
            for step in leaps(towers, cell, back):
                after, goal, came = leapt(towers, cell, step)
                left = longest(after, goal, came)
                if left + 1 == most:
                    result.append((after, hands, me if left else 1 - me, (goal, came) if left else None))
        return result
    free = [cell for cell in BOARD if cell not in towers]
    if hands[me] > 0:
        count = 1 if hands[1 - me] > 0 else hands[me]
        left = tuple(hand - count * (player == me) for player, hand in enumerate(hands))
        threatened = can_leap(towers, 1 - me)
        placed = [{**towers, cell: (me,) * count} for cell in free]
        return [(after, left, 1 - me, None) for after in placed if threatened or not can_leap(after, 1 - me)]
    return [({**{each: tower for each, tower in towers.items() if each != cell}, goal: towers[cell]}, hands, 1 - me, None)
            for cell in own for goal in (plus(cell, step) for step in ROOK) if goal in CELLS - towers.keys()]
