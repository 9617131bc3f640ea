# Moves on a matrix by basis vectors: each piece is a set of (row, column) vectors, and one loop scales them. Row 0 is the far
# side. The pieces of the first player are capitals, those of the second one small letters.
from collections import namedtuple

EMPTY, HOLE = ".", "#"
@TABLES@
# Where a piece starts (None: it comes from the hand) and ends, what it takes on the way, and what it becomes.
Move = namedtuple("Move", "piece start end taken becomes")
PASS = Move(None, None, None, (), None)
# The board as rows of letters, the number of the turn, the squares of pieces that have not moved, those that have just been
# passed, each with the square of the piece that passed it, and what the players have in hand.
Game = namedtuple("Game", "board turn fresh passed hands")


def start():
    board = tuple(tuple(row) for row in START)
    fresh = frozenset((r, c) for r in range(ROWS) for c in range(COLUMNS) if board[r][c] not in (EMPTY, HOLE))
    return Game(board, 0, fresh, (), tuple(sorted(HANDS.items())))


def player_of(piece):
    return None if piece in (EMPTY, HOLE) else 0 if piece.isupper() else 1


def at(board, square):
    row, column = square
    return board[row][column] if 0 <= row < ROWS and 0 <= column < COLUMNS else HOLE


def enemy(board, square, player):
    return player_of(at(board, square)) == 1 - player


def steps(game, square):
    """The loop: every vector of the piece on this square, scaled until something stands in the way."""
    piece = at(game.board, square)
    player = player_of(piece)
    for row, column, least, most, kind in BASES[piece]:
        if "j" in kind or ("f" in kind and square not in game.fresh):
            continue
        for scale in range(1, most + 1):
            end = (square[0] + scale * row, square[1] + scale * column)
            there = at(game.board, end)
#[passing
            passer = dict(game.passed).get(end) if piece in TAKERS and "c" in kind else None
            if scale >= least and passer and enemy(game.board, passer, player):
                yield Move(piece, square, end, (passer,), None)
                continue
#]
            if scale >= least and ((there == EMPTY and "m" in kind) or (enemy(game.board, end, player) and "c" in kind)):
                yield Move(piece, square, end, (), None)
            if there != EMPTY:
                break


#[jumps
def jumps(game, piece, origin, square, taken=()):
    """Over an enemy to the square behind it, and on from there as long as there is one."""
    goes_on = False
    for row, column, least, most, kind in BASES[piece]:
        over = (square[0] + row, square[1] + column)
        end = (square[0] + 2 * row, square[1] + 2 * column)
        is_free = at(game.board, end) == EMPTY or end == origin
        if "j" in kind and is_free and over not in taken and enemy(game.board, over, player_of(piece)):
            goes_on = True
            yield from jumps(game, piece, origin, end, taken + (over,))
    if taken and not goes_on:
        yield Move(piece, origin, square, tuple(sorted(taken, key=order)), None)


def order(square):
    return square[1], -square[0]


#]
#[enclosing
def enclosed(board, square, player):
    """The lines of enemies between this square and a friend."""
    found = []
    for row, column in LINES:
        line = []
        end = (square[0] + row, square[1] + column)
        while enemy(board, end, player):
            line.append(end)
            end = (end[0] + row, end[1] + column)
        if player_of(at(board, end)) == player:
            found += line
    return found


#]
#[royal
def attacked(game, square, player):
    other = game._replace(passed=())
    return any(square == move.end or square in move.taken for move in pieces_moves(other, 1 - player) if takes(other, move))


def in_check(game, player):
    return any(at(game.board, (r, c)) in ROYAL and player_of(game.board[r][c]) == player and attacked(game, (r, c), player)
               for r in range(ROWS) for c in range(COLUMNS))


#]
#[castling
def castlings(game, player):
    for king, king_from, king_to, partner, partner_from, partner_to in WINGS:
        ready = player_of(king) == player and {king_from, partner_from} <= game.fresh
        if not ready or at(game.board, king_from) != king or at(game.board, partner_from) != partner:
            continue
        ways = [between(king_from, king_to), between(partner_from, partner_to)]
        if any(at(game.board, s) != EMPTY and s not in (king_from, partner_from) for way in ways for s in way):
            continue
#[royal
        bare = placed(game.board, {king_from: EMPTY})
        if king in ROYAL and any(attacked(game._replace(board=placed(bare, {s: king})), s, player)
                                 for s in [king_from] + ways[0][:-1]):
            continue
#]
        yield Move(king, king_from, king_to, (), None)


#]
#[ways
def between(start, end):
    """The squares behind the first one, to the last one, on a straight line."""
    rows, columns = end[0] - start[0], end[1] - start[1]
    count = max(abs(rows), abs(columns))
    if count == 0 or rows % count or columns % count:
        return [end]
    return [(start[0] + rows // count * i, start[1] + columns // count * i) for i in range(1, count + 1)]


#]
def takes(game, move):
    return bool(move.taken) or (move.start is not None and move.start != move.end and at(game.board, move.end) != EMPTY)


def placed(board, pieces):
    rows = [list(row) for row in board]
    for (row, column), piece in pieces.items():
        rows[row][column] = piece
    return tuple(tuple(row) for row in rows)


def pieces_moves(game, player):
    for row in range(ROWS):
        for column in range(COLUMNS):
            if player_of(game.board[row][column]) == player:
                yield from steps(game, (row, column))
#[jumps
                yield from jumps(game, game.board[row][column], (row, column), (row, column))
#]


#[promotion
def promoted(move):
    rows, into, must = PROMOTIONS.get(move.piece, ((), "", False))
    if move.start is None or move.end[0] not in rows or (move.taken and move.piece in TAKERS):
        return [move]
    return [move._replace(becomes=piece) for piece in into] + ([] if must else [move])


#]
#[drops
def drops(game, player):
    for piece, count in game.hands:
        if player_of(piece) != player or count == 0:
            continue
        for row in range(ROWS):
            for column in range(COLUMNS):
                if game.board[row][column] == EMPTY and (not FLANKING or enclosed(game.board, (row, column), player)):
                    yield Move(piece, None, (row, column), (), None)


#]
def moves(game):
    """What the player to move may do."""
    player = TURNS[game.turn % len(TURNS)]
    found = list(dict.fromkeys(pieces_moves(game, player)))
#[promotion
    found = [each for move in found for each in promoted(move)]
#]
#[castling
    found += castlings(game, player)
#]
#[drops
    found += drops(game, player)
#]
    if PASSES == "always":
        found.append(PASS)
#[royal
    found = [move for move in found if is_safe(game, move, player)]
#]
#[must
    captures = [move for move in found if takes(game, move)]
    found = captures or found
#]
    if PASSES == "stuck" and not found and any(player_of(piece) == player for row in game.board for piece in row):
        found = [PASS]
    return found


#[royal
def is_safe(game, move, player):
    after = play(game, move)
    takes_royal = move.end and any(at(game.board, s) in ROYAL and enemy(game.board, s, player) for s in (move.end,) + move.taken)
    return takes_royal or not in_check(after, player)


#]
def play(game, move):
    player = TURNS[game.turn % len(TURNS)]
    if move == PASS:
        return game._replace(turn=game.turn + 1, passed=())
    pieces = {square: EMPTY for square in move.taken}
    if move.start is not None:
        pieces[move.start] = EMPTY
    pieces[move.end] = move.becomes or move.piece
    passed = ()
    hands = game.hands
#[passing
    if move.piece in VICTIMS and move.start is not None and not move.becomes:
        passed = tuple((square, move.end) for square in between(move.start, move.end)[:-1])
#]
#[castling
    for king, king_from, king_to, partner, partner_from, partner_to in WINGS:
        is_castling = (king, king_from, king_to) == (move.piece, move.start, move.end) and move not in steps(game, move.start)
        if is_castling and {king_from, partner_from} <= game.fresh:
            pieces[partner_from] = EMPTY
            pieces[partner_to] = partner
            pieces[king_to] = king
#]
    board = placed(game.board, pieces)
#[enclosing
    turned = {square: at(board, square).swapcase() for square in enclosed(board, move.end, player)}
    board = placed(board, turned)
#]
#[drops
    if move.start is None and not ENDLESS:
        hands = tuple((piece, count - (piece == move.piece)) for piece, count in hands)
#]
    return Game(board, game.turn + 1, game.fresh - set(pieces), passed, hands)


def name(square):
    return chr(ord("a") + square[1]) + str(ROWS - square[0])


def text(move, among):
    if move == PASS:
        return "PASS"
    if move.start is None:
        rival = any(other.start is None and other.end == move.end and other.piece != move.piece for other in among)
        return (move.piece.upper() + "@" if rival else "") + name(move.end)
    taken = "".join("x" + name(square) for square in move.taken)
    return name(move.start) + "-" + name(move.end) + taken + ("=" + move.becomes.upper() if move.becomes else "")


def count(game, depth):
    """How many sequences of so many moves there are."""
    return 1 if depth == 0 else sum(count(play(game, move), depth - 1) for move in moves(game))


if __name__ == "__main__":
    game = start()
    print("\n".join(" ".join(row) for row in game.board))
    print(" ".join(text(move, moves(game)) for move in moves(game)))
    print(*(count(game, depth) for depth in range(1, 4)))
