"""Ponte del Diavolo, 10 by 10; each tile is a move, and so is a bridge."""
from perft import KING, ROOK, groups, plus

BOARD = [(x, y) for x in range(10) for y in range(10)]
CELLS = set(BOARD)
# To the right, or straight up; with the cells below.
SPANS = [((2, 0), [(1, 0)]), ((0, 2), [(0, 1)]), ((2, 2), [(1, 1)]), ((2, -2), [(1, -1)]),
         ((1, 2), [(0, 1), (1, 1)]), ((2, 1), [(1, 0), (1, 1)]), ((2, -1), [(1, 0), (1, -1)]),
         ((1, -2), [(0, -1), (1, -1)])]


def start():
    return (frozenset(), frozenset()), frozenset(), 0, None, False


def read(pairs):
    bridges = frozenset((cell, plus(cell, SPANS[span - 1][0]))
                        for cell, span in zip(BOARD, pairs.numbers["span"]) if 1 <= span <= 8)
    put = True if pairs.numbers.get("put", [0])[0] else None
    return (pairs.of(0), pairs.of(1)), bridges, pairs.turn, put, bool(pairs.numbers["over"][0])


def below(bridge):
    step = (bridge[1][0] - bridge[0][0], bridge[1][1] - bridge[0][1])
    return {plus(bridge[0], each) for each in next(cells for span, cells in SPANS if span == step)}


def side(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one, two):
    return side(*one, two[0]) * side(*one, two[1]) < 0 and side(*two, one[0]) * side(*two, one[1]) < 0


def beside(cells, steps):
    return {plus(cell, step) for cell in cells for step in steps} - set(cells)


def can_lie(cell, mine):
    """Whether a tile makes no group of more than four, and no island touches another tile."""
    islands = []
    for group in groups(mine | {cell}, ROOK):
        if len(group) > 4:
            return False
        if len(group) == 4:
            islands.append(group)
    return not any(beside(island, KING) & (mine | {cell}) for island in islands)


def following(state):
    """Its state: tiles, bridges, the player to move, whether one tile is put down, and whether the end is called."""
    tiles, bridges, me, put, over = state
    if over == "done":
        return []
    mine = tiles[me]
    shaded = set().union(*(below(bridge) for bridge in bridges))

    def places(mine, taken):
        return (cell for cell in BOARD if cell not in taken | shaded and can_lie(cell, mine))

    def then(now_tiles, now_bridges=bridges, called=over):
        return now_tiles, now_bridges, 1 - me, None, "done" if called and me == 1 else called

    def both(after):
        return (after, tiles[1]) if me == 0 else (tiles[0], after)

    taken = tiles[0] | tiles[1]
    open_cells = list(places(mine, taken))
    if put:
        return [then(both(mine | {cell})) for cell in open_cells]
    result = [(both(mine | {cell}), bridges, me, True, over) for cell in open_cells
              if any(True for _ in places(mine | {cell}, taken | {cell}))]
    ends = {end for bridge in bridges for end in bridge}
    for cell in mine - ends:
        for span, _ in SPANS:
            bridge = (cell, plus(cell, span))
            if (bridge[1] in mine - ends and not below(bridge) & taken
                    and not any(cross(bridge, each) for each in bridges)):
                result.append(then(tiles, bridges | {bridge}))
    if len(open_cells) < 2:
        result.append(then(tiles, called=True))
    return result
