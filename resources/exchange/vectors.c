/* Moves on a matrix by basis vectors: each piece is a set of (row, column) vectors, and one loop scales them. Row 0 is the far
 * side. The pieces of the first player are capitals, those of the second one small letters. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int row, column; } Square;

@TABLES@
#define EMPTY '.'
#define HOLE '#'
#define MAXMOVES 1024
#define MAXTAKEN 24

/* Where a piece starts (row -1: it comes from the hand; a pass has no piece), ends, what it takes on the way, what it becomes. */
typedef struct {
    char piece, becomes;
    Square start, end, taken[MAXTAKEN];
    int count;
} Move;

typedef struct { Move list[MAXMOVES]; int count; } Moves;

typedef struct {
    char board[ROWS][COLUMNS + 1];
    char fresh[ROWS][COLUMNS];       /* its piece has not moved */
    Square passer[ROWS][COLUMNS];    /* of the piece that has just passed; row -1: none */
    int turn, hands[HANDS];
} Game;

static int isInside(Square s) { return s.row >= 0 && s.row < ROWS && s.column >= 0 && s.column < COLUMNS; }
static char at(const Game *g, Square s) { return isInside(s) ? g->board[s.row][s.column] : HOLE; }
static int playerOf(char piece) { return !isalpha((unsigned char)piece) ? -1 : isupper((unsigned char)piece) ? 0 : 1; }
static int isEnemy(const Game *g, Square s, int player) { return playerOf(at(g, s)) == 1 - player; }
static int isSame(Square a, Square b) { return a.row == b.row && a.column == b.column; }
static int isIn(const char *letters, char piece) { return piece != 0 && strchr(letters, piece) != NULL; }
static int toMove(const Game *g) { return turns[g->turn % (int)(sizeof turns / sizeof *turns)]; }
static Square scaled(Square s, int row, int column, int scale)
{
    Square end;
    end.row = s.row + scale * row;
    end.column = s.column + scale * column;
    return end;
}

static Move newMove(char piece, Square start, Square end)
{
    Move move;
    memset(&move, 0, sizeof move);
    move.piece = piece;
    move.start = start;
    move.end = end;
    return move;
}

static int isSameMove(const Move *a, const Move *b)
{
    int i;
    if (a->piece != b->piece || !isSame(a->start, b->start) || !isSame(a->end, b->end) || a->count != b->count || a->becomes != b->becomes)
        return 0;
    for (i = 0; i < a->count; ++i)
        if (!isSame(a->taken[i], b->taken[i]))
            return 0;
    return 1;
}

static void add(Moves *moves, Move move)
{
    int i;
    for (i = 0; i < moves->count; ++i)
        if (isSameMove(&moves->list[i], &move))
            return;
    if (moves->count < MAXMOVES)
        moves->list[moves->count++] = move;
}

/* The loop: every vector of the piece on this square, scaled until something stands in the way. */
static void addSteps(const Game *g, Square start, Moves *moves)
{
    char piece = at(g, start);
    int player = playerOf(piece), i, scale;
    for (i = 0; bases[i].piece; ++i) {
        if (bases[i].piece != piece || strchr(bases[i].kind, 'j') || (strchr(bases[i].kind, 'f') && !g->fresh[start.row][start.column]))
            continue;
        for (scale = 1; scale <= bases[i].most; ++scale) {
            Square end = scaled(start, bases[i].row, bases[i].column, scale);
            int quiet = at(g, end) == EMPTY && strchr(bases[i].kind, 'm') != NULL;
            int takes = isEnemy(g, end, player) && strchr(bases[i].kind, 'c') != NULL;
//[passing
            if (scale >= bases[i].least && isInside(end) && strchr(bases[i].kind, 'c') && isIn(TAKERS, piece)
                && g->passer[end.row][end.column].row >= 0 && isEnemy(g, g->passer[end.row][end.column], player)) {
                Move move = newMove(piece, start, end);
                move.taken[move.count++] = g->passer[end.row][end.column];
                add(moves, move);
                continue;
            }
//]
            if (scale >= bases[i].least && (quiet || takes))
                add(moves, newMove(piece, start, end));
            if (at(g, end) != EMPTY)
                break;
        }
    }
}

//[jumps
static int precedes(Square a, Square b) { return a.column < b.column || (a.column == b.column && a.row > b.row); }

static int hasTaken(const Move *move, Square s)
{
    int i;
    for (i = 0; i < move->count; ++i)
        if (isSame(move->taken[i], s))
            return 1;
    return 0;
}

/* Over an enemy to the square behind it, and on from there as long as there is one. */
static void addJumps(const Game *g, Move move, Moves *moves)
{
    int i, k, goesOn = 0;
    for (i = 0; bases[i].piece; ++i) {
        Square over = scaled(move.end, bases[i].row, bases[i].column, 1);
        Square end = scaled(move.end, bases[i].row, bases[i].column, 2);
        Move next = move;
        if (bases[i].piece != move.piece || !strchr(bases[i].kind, 'j') || (at(g, end) != EMPTY && !isSame(end, move.start))
            || hasTaken(&move, over) || !isEnemy(g, over, playerOf(move.piece)) || move.count == MAXTAKEN)
            continue;
        goesOn = 1;
        next.end = end;
        for (k = next.count++; k > 0 && precedes(over, next.taken[k - 1]); --k)
            next.taken[k] = next.taken[k - 1];
        next.taken[k] = over;
        addJumps(g, next, moves);
    }
    if (move.count > 0 && !goesOn)
        add(moves, move);
}

//]
//[enclosing
/* The lines of enemies between this square and a friend, into found; their number. */
static int enclosed(const Game *g, Square s, int player, Square *found)
{
    int row, column, count = 0, i;
    for (row = -1; row <= 1; ++row) {
        for (column = -1; column <= 1; ++column) {
            int scale = 1;
            if (row == 0 && column == 0)
                continue;
            while (isEnemy(g, scaled(s, row, column, scale), player))
                ++scale;
            if (playerOf(at(g, scaled(s, row, column, scale))) != player)
                continue;
            for (i = 1; i < scale; ++i)
                found[count++] = scaled(s, row, column, i);
        }
    }
    return count;
}

//]
static void addOfPieces(const Game *g, int player, Moves *moves)
{
    Square s;
    for (s.row = 0; s.row < ROWS; ++s.row) {
        for (s.column = 0; s.column < COLUMNS; ++s.column) {
            if (playerOf(at(g, s)) != player)
                continue;
            addSteps(g, s, moves);
//[jumps
            addJumps(g, newMove(at(g, s), s, s), moves);
//]
        }
    }
}

static int takes(const Game *g, const Move *move)
{
    return move->count > 0 || (move->start.row >= 0 && move->piece && !isSame(move->start, move->end) && at(g, move->end) != EMPTY);
}

//[ways
/* The squares behind the first one, to the last one, on a straight line; their number. */
static int between(Square start, Square end, Square *way)
{
    int rows = end.row - start.row, columns = end.column - start.column, i;
    int count = abs(rows) > abs(columns) ? abs(rows) : abs(columns);
    if (count == 0 || rows % count || columns % count) {
        way[0] = end;
        return 1;
    }
    for (i = 1; i <= count; ++i)
        way[i - 1] = scaled(start, rows / count, columns / count, i);
    return count;
}

//]
static Game played(const Game *g, Move move);

//[royal
static int isAttacked(const Game *g, Square s, int player)
{
    Moves *moves = malloc(sizeof *moves);
    int i, k, yes = 0;
    if (moves == NULL)
        abort();
    moves->count = 0;
    addOfPieces(g, 1 - player, moves);
    for (i = 0; i < moves->count && !yes; ++i) {
        const Move *move = &moves->list[i];
        yes = takes(g, move) && isSame(move->end, s);
        for (k = 0; k < move->count; ++k)
            yes = yes || isSame(move->taken[k], s);
    }
    free(moves);
    return yes;
}

static int isInCheck(const Game *g, int player)
{
    Square s;
    for (s.row = 0; s.row < ROWS; ++s.row)
        for (s.column = 0; s.column < COLUMNS; ++s.column)
            if (playerOf(at(g, s)) == player && isIn(ROYAL, at(g, s)) && isAttacked(g, s, player))
                return 1;
    return 0;
}

static int isSafe(const Game *g, Move move, int player)
{
    Game after = played(g, move);
    int i, takesRoyal = move.piece && isEnemy(g, move.end, player) && isIn(ROYAL, at(g, move.end));
    for (i = 0; i < move.count; ++i)
        takesRoyal = takesRoyal || (isEnemy(g, move.taken[i], player) && isIn(ROYAL, at(g, move.taken[i])));
    return takesRoyal || !isInCheck(&after, player);
}

//]
//[castling
static int isReady(const Game *g, int wing)
{
    Square king = wings[wing].kingFrom, partner = wings[wing].partnerFrom;
    return at(g, king) == wings[wing].king && at(g, partner) == wings[wing].partner && g->fresh[king.row][king.column]
           && g->fresh[partner.row][partner.column];
}

static int isFree(const Game *g, int wing, Square start, Square end)
{
    Square way[ROWS + COLUMNS];
    int i, count = between(start, end, way);
    for (i = 0; i < count; ++i)
        if (at(g, way[i]) != EMPTY && !isSame(way[i], wings[wing].kingFrom) && !isSame(way[i], wings[wing].partnerFrom))
            return 0;
    return 1;
}

static int castlesSafely(const Game *g, int wing, int player)
{
    int safe = 1;
//[royal
    Square way[ROWS + COLUMNS];
    int i, count = between(wings[wing].kingFrom, wings[wing].kingTo, way);
    Game bare = *g;
    if (!isIn(ROYAL, wings[wing].king))
        return 1;
    safe = !isAttacked(g, wings[wing].kingFrom, player);
    bare.board[wings[wing].kingFrom.row][wings[wing].kingFrom.column] = EMPTY;
    for (i = 0; i + 1 < count && safe; ++i) {
        Game there = bare;
        there.board[way[i].row][way[i].column] = wings[wing].king;
        safe = !isAttacked(&there, way[i], player);
    }
//]
    return safe || player < 0;
}

static void addCastlings(const Game *g, int player, Moves *moves)
{
    int i;
    for (i = 0; wings[i].king; ++i) {
        if (playerOf(wings[i].king) == player && isReady(g, i) && isFree(g, i, wings[i].kingFrom, wings[i].kingTo)
            && isFree(g, i, wings[i].partnerFrom, wings[i].partnerTo) && castlesSafely(g, i, player))
            add(moves, newMove(wings[i].king, wings[i].kingFrom, wings[i].kingTo));
    }
}

/* The wing on which a move castles; -1 for others. */
static int wingOf(const Game *g, const Move *move)
{
    static Moves moves;
    int i;
    moves.count = 0;
    if (move->start.row >= 0)
        addSteps(g, move->start, &moves);
    for (i = 0; i < moves.count; ++i)
        if (isSameMove(&moves.list[i], move))
            return -1;
    for (i = 0; wings[i].king; ++i)
        if (wings[i].king == move->piece && isSame(wings[i].kingFrom, move->start) && isSame(wings[i].kingTo, move->end) && isReady(g, i))
            return i;
    return -1;
}

//]
//[drops
static void addDrops(const Game *g, int player, Moves *moves)
{
    Square s, nowhere = {-1, -1};
    int i;
    for (i = 0; i < HANDS; ++i) {
        if (playerOf(hands[i].piece) != player || g->hands[i] == 0)
            continue;
        for (s.row = 0; s.row < ROWS; ++s.row) {
            for (s.column = 0; s.column < COLUMNS; ++s.column) {
                int fits = at(g, s) == EMPTY;
//[flanking
                Square found[8 * (ROWS + COLUMNS)];
                fits = fits && enclosed(g, s, player, found) > 0;
//]
                if (fits)
                    add(moves, newMove(hands[i].piece, nowhere, s));
            }
        }
    }
}

//]
//[promotion
/* Puts promotions in place of the moves that come with them. */
static void promote(Moves *moves)
{
    static Moves all;
    int i, k;
    const char *into;
    all.count = 0;
    for (i = 0; i < moves->count; ++i) {
        Move move = moves->list[i];
        int must = 0;
        for (k = 0; promotions[k].piece; ++k) {
            int isHere = promotions[k].piece == move.piece && move.start.row >= 0 && move.end.row >= promotions[k].first
                         && move.end.row <= promotions[k].last && !(move.count > 0 && isIn(TAKERS, move.piece));
            for (into = promotions[k].into; isHere && *into; ++into) {
                move.becomes = *into;
                add(&all, move);
                must = must || promotions[k].must;
            }
        }
        move.becomes = 0;
        if (!must)
            add(&all, move);
    }
    *moves = all;
}

//]
/* What the player to move may do. */
static void listMoves(const Game *g, Moves *moves)
{
    int player = toMove(g), i, kept = 0;
    Square nowhere = {-1, -1};
    moves->count = 0;
    addOfPieces(g, player, moves);
//[promotion
    promote(moves);
//]
//[castling
    addCastlings(g, player, moves);
//]
//[drops
    addDrops(g, player, moves);
//]
    if (PASSES == 2)
        add(moves, newMove(0, nowhere, nowhere));
//[royal
    for (i = 0; i < moves->count; ++i)
        if (isSafe(g, moves->list[i], player))
            moves->list[kept++] = moves->list[i];
    moves->count = kept;
//]
//[must
    kept = 0;
    for (i = 0; i < moves->count; ++i)
        kept += takes(g, &moves->list[i]);
    if (kept > 0) {
        kept = 0;
        for (i = 0; i < moves->count; ++i)
            if (takes(g, &moves->list[i]))
                moves->list[kept++] = moves->list[i];
        moves->count = kept;
    }
//]
    if (PASSES == 1 && moves->count == 0) {
        for (i = kept = 0; i < ROWS * COLUMNS; ++i)
            kept += playerOf(g->board[i / COLUMNS][i % COLUMNS]) == player;
        if (kept > 0)
            add(moves, newMove(0, nowhere, nowhere));
    }
}

static void put(Game *g, Square s, char piece)
{
    g->board[s.row][s.column] = piece;
    g->fresh[s.row][s.column] = 0;
}

static Game played(const Game *g, Move move)
{
    Game after = *g;
    int i, k;
    ++after.turn;
    for (i = 0; i < ROWS; ++i)
        for (k = 0; k < COLUMNS; ++k)
            after.passer[i][k].row = -1;
    if (!move.piece)
        return after;
    for (i = 0; i < move.count; ++i)
        put(&after, move.taken[i], EMPTY);
    if (move.start.row >= 0)
        put(&after, move.start, EMPTY);
    put(&after, move.end, move.becomes ? move.becomes : move.piece);
//[passing
    if (isIn(VICTIMS, move.piece) && move.start.row >= 0 && !move.becomes) {
        Square way[ROWS + COLUMNS];
        int count = between(move.start, move.end, way);
        for (i = 0; i + 1 < count; ++i)
            after.passer[way[i].row][way[i].column] = move.end;
    }
//]
//[castling
    i = wingOf(g, &move);
    if (i >= 0) {
        put(&after, wings[i].partnerFrom, EMPTY);
        put(&after, wings[i].partnerTo, wings[i].partner);
        put(&after, wings[i].kingTo, wings[i].king);
    }
//]
//[enclosing
    {
        Square found[8 * (ROWS + COLUMNS)];
        int count = enclosed(&after, move.end, toMove(g), found);
        for (i = 0; i < count; ++i) {
            char piece = at(&after, found[i]);
            after.board[found[i].row][found[i].column] = (char)(isupper((unsigned char)piece) ? tolower(piece) : toupper(piece));
        }
    }
//]
//[drops
    for (i = 0; i < HANDS; ++i)
        if (move.start.row < 0 && hands[i].piece == move.piece && !ENDLESS)
            --after.hands[i];
//]
    return after;
}

static Game startPosition(void)
{
    Game g;
    int i, k;
    memset(&g, 0, sizeof g);
    for (i = 0; i < ROWS; ++i) {
        strcpy(g.board[i], start[i]);
        for (k = 0; k < COLUMNS; ++k) {
            g.fresh[i][k] = playerOf(g.board[i][k]) >= 0;
            g.passer[i][k].row = -1;
        }
    }
    for (i = 0; i < HANDS; ++i)
        g.hands[i] = hands[i].count;
    return g;
}

static char *writeSquare(char *text, Square s) { return text + sprintf(text, "%c%d", 'a' + s.column, ROWS - s.row); }

/* Until the next call. */
static const char *textOf(const Move *move, const Moves *among)
{
    static char text[16 + 5 * MAXTAKEN];
    char *end = text;
    int i, hasRival = 0;
    if (!move->piece)
        return "PASS";
    if (move->start.row < 0) {
        for (i = 0; i < among->count; ++i)
            hasRival = hasRival || (among->list[i].start.row < 0 && among->list[i].piece && isSame(among->list[i].end, move->end)
                                    && among->list[i].piece != move->piece);
        if (hasRival)
            end += sprintf(end, "%c@", toupper((unsigned char)move->piece));
        writeSquare(end, move->end);
        return text;
    }
    end = writeSquare(end, move->start);
    *end++ = '-';
    end = writeSquare(end, move->end);
    for (i = 0; i < move->count; ++i) {
        *end++ = 'x';
        end = writeSquare(end, move->taken[i]);
    }
    if (move->becomes)
        sprintf(end, "=%c", toupper((unsigned char)move->becomes));
    return text;
}

/* How many sequences of so many moves there are. */
static unsigned long long count(const Game *g, int depth)
{
    Moves *moves = malloc(sizeof *moves);
    unsigned long long total = 0;
    int i;
    if (moves == NULL)
        abort();
    listMoves(g, moves);
    for (i = 0; i < moves->count && depth > 1; ++i) {
        Game after = played(g, moves->list[i]);
        total += count(&after, depth - 1);
    }
    total = depth > 1 ? total : (unsigned long long)moves->count;
    free(moves);
    return total;
}

#ifndef NO_MAIN
int main(void)
{
    static Moves moves;
    Game g = startPosition();
    int i;
    for (i = 0; i < ROWS; ++i)
        puts(g.board[i]);
    listMoves(&g, &moves);
    for (i = 0; i < moves.count; ++i)
        printf("%s ", textOf(&moves.list[i], &moves));
    printf("\n%llu %llu %llu\n", count(&g, 1), count(&g, 2), count(&g, 3));
    return 0;
}
#endif
