"""Mu Torere: points 0 to 7 of the ring, and the middle 8."""


def start():
    return (0,) * 4 + (1,) * 4 + (None,), 0


def read(pairs):
    ring = [pairs.pieces.get(f"p{i}", (None,))[0] for i in range(1, 9)]
    return (*ring, pairs.pieces.get("m", (None,))[0]), pairs.turn


def following(state):
    points, me = state
    result = []
    for origin in range(9):
        if points[origin] != me:
            continue
        beside = [] if origin == 8 else [(origin + 1) % 8, (origin - 1) % 8]
        goals = range(8) if origin == 8 else list(beside)
        if any(points[each] == 1 - me for each in beside):
            goals.append(8)
        for goal in goals:
            if points[goal] is None:
                after = list(points)
                after[goal], after[origin] = me, None
                result.append((tuple(after), 1 - me))
    return result
