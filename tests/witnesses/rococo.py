"""Rococo, 10 by 10 with a rim, without promotion: no pawn comes that far in what is counted."""
from perft import KING, cell_named, plus

BOARD = {(x, y) for x in range(10) for y in range(10)}
RIM = {(x, y) for x, y in BOARD if x in (0, 9) or y in (0, 9)}


def start():
    pieces = {}
    for player, rank, row, pawns in ((0, 1, "IWLKCLAS", 2), (1, 8, "SALCKLWI", 7)):
        for i, letter in enumerate(row):
            pieces[i + 1, rank] = (player, letter)
            pieces[i + 1, pawns] = (player, "P")
    return pieces, 0, None


def read(pairs):
    return {cell_named(name): piece for name, piece in pairs.pieces.items()}, pairs.turn, None


def following(state):
    """Its state: owner and type by cell, the player to move, and the cells that the move before has swapped."""
    pieces, me, swapped = state
    if any((player, "K") not in pieces.values() for player in (0, 1)):
        return []

    def is_enemy(cell, types=None):
        return cell in pieces and pieces[cell][0] != me and (types is None or pieces[cell][1] in types)

    def is_frozen(cell):
        holders = "IC" if pieces[cell][1] == "I" else "I"
        return any(is_enemy(plus(cell, step), holders) for step in KING)

    def captures(origin, step, length):
        """Of a slide, whatever stands on the way for leapers."""
        kind = pieces[origin][1]
        prey = set()
        if kind in "LC":
            prey |= {cell for k in range(1, length) for cell in [plus(origin, step, k)] if is_enemy(cell)}
        ahead, behind = plus(origin, step, length + 1), plus(origin, step, -1)
        if kind == "A" and is_enemy(ahead) or kind == "C" and is_enemy(ahead, "A"):
            prey.add(ahead)
        if kind == "W" and is_enemy(behind) or kind == "C" and is_enemy(behind, "W"):
            prey.add(behind)
        return prey

    def can_pass(origin, cell, beyond):
        kind = pieces[origin][1]
        return (kind in "LC" and is_enemy(cell, None if kind == "L" else "L")
                and beyond in BOARD and beyond not in pieces)

    def slides(origin, step):
        cell, length = plus(origin, step), 1
        while cell in BOARD:
            if cell in pieces:
                if not can_pass(origin, cell, plus(cell, step)):
                    return
            else:
                prey = captures(origin, step, length)
                sooner = any(plus(origin, step, k) not in RIM and plus(origin, step, k) not in pieces
                             and prey <= captures(origin, step, k) for k in range(1, length))
                if cell not in RIM or prey and not sooner:
                    yield cell, prey
            cell, length = plus(cell, step), length + 1

    def after(removed, put=()):
        return ({**{cell: piece for cell, piece in pieces.items() if cell not in removed}, **dict(put)}, 1 - me, None)

    result = []
    for origin, (player, kind) in pieces.items():
        if player != me:
            continue
        piece = (player, kind)
        near = [cell for cell in (plus(origin, step) for step in KING) if cell in BOARD]
        hops = [plus(origin, step, 2) for step in KING if plus(origin, step) in pieces]
        if is_frozen(origin):
            if kind != "K":
                result.append(after({origin}))
            continue
        goals = set()
        if kind == "K":
            goals = {cell for cell in near if is_enemy(cell) or cell not in pieces and cell not in RIM}
        elif kind == "P":
            goals = {cell for cell in (*near, *hops) if cell in BOARD - RIM and cell not in pieces}
            goals |= {cell for cell in hops if is_enemy(cell)}
        else:
            for step in KING:
                result += [after({origin} | prey, {goal: piece}.items()) for goal, prey in slides(origin, step)]
        if kind == "C":
            result += [after({origin}, {cell: piece}.items()) for cell in near if is_enemy(cell, "K")]
            result += [after({origin}, {cell: piece}.items()) for cell in hops if is_enemy(cell, "P")]
        result += [after({origin}, {goal: piece}.items()) for goal in goals]
        if kind in "SC":
            wanted = None if kind == "S" else "S"
            result += [after({origin, cell}) for cell in near if is_enemy(cell, wanted)]
            for step in KING:
                cell = plus(origin, step)
                while cell in BOARD - pieces.keys():
                    cell = plus(cell, step)
                if cell in pieces and (kind == "S" or is_enemy(cell, "S")) and swapped != {origin, cell}:
                    now, turn, _ = after(set(), {origin: pieces[cell], cell: piece}.items())
                    result.append((now, turn, {origin, cell}))
    return result
