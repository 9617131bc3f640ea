#pragma once

#include <string_view>

namespace rookery {

/// What the C program that comes with a move table says of itself; `%` stands for the table's file.
inline constexpr std::string_view moveTableManual = R"c(/*
 * Written by Rookery: lists and counts moves from the table in "%".
 *
 *   walker DEPTH         counts the sequences of so many moves from the start
 *   walker DEPTH divide  does so behind each first move
 *   walker -             answers the questions in its input
 *
 * A question is a line: a depth, and the moves that lead from the start to a position, such as
 * "2 e2-e4 e7-e5". An answer is a line `moves:` with the moves of the player whose turn it is there,
 * for a depth over 1 a line `below:` with the number of sequences of so many moves behind each of
 * them, and a line `done`. If a move of the question is none, `refused: N` stands in place of the
 * first two, where N is 0 for the question's first move. Blanks part the words; input ends with an
 * empty line or with the file.
 *
 * A move is written FROM-TO, FROM-TO=TYPE where the piece becomes one of another type, or PASS. The
 * table does not say how games end: there are moves as long as the pieces have any.
 */
)c";

/// The program itself: it lists moves from the table alone and counts them.
inline constexpr const char *moveTableWalker = R"c(
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int type[NSQ]; /* -1: empty */
    unsigned char moved[NSQ];
} Position;

typedef struct {
    int from, to, becomes; /* becomes: a type, or -1 for the man's own; from -1: a pass */
} Move;

typedef struct {
    Move list[MAXMOVES];
    int count;
    unsigned char hit[NSQ]; /* cells found from one origin: two ways to a cell are one move */
} Moves;

static Moves *newMoves(void)
{
    Moves *moves = malloc(sizeof *moves);
    if (moves == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    return moves;
}

static void add(Moves *moves, int from, int to, int becomes)
{
    if (moves->count == MAXMOVES) {
        fprintf(stderr, "more than %d moves\n", MAXMOVES);
        exit(1);
    }
    moves->list[moves->count].from = from;
    moves->list[moves->count].to = to;
    moves->list[moves->count++].becomes = becomes;
}

static void land(const Position *p, Moves *moves, int from, int to)
{
    const mt_index *choice;
    int type = p->type[from];
    int rule = promo[type][to];
    if (moves->hit[to])
        return;
    moves->hit[to] = 1;
    if (rule < 0 || !promoMust[type][to])
        add(moves, from, to, -1);
    if (rule >= 0) {
        for (choice = promoChoices + rule; *choice >= 0; ++choice)
            add(moves, from, to, *choice);
    }
}

static void walk(const Position *p, Moves *moves, int from, int entry)
{
    const MoveTarget *at = &moveTable[entry];
    int found = p->type[at->leap];
    int me = owner[p->type[from]];
    int rights = found < 0 ? R_QUIET : owner[found] == me ? R_FRIEND : R_FOE;
    int count = found < 0 ? at->n_empty : owner[found] == me ? at->n_friend : at->n_foe;
    const mt_index *next = found < 0 ? at->empty : at->occup;
    int i;
    if (at->leap != from && (at->rights & rights))
        land(p, moves, from, at->leap);
    for (i = 0; i < count; ++i)
        walk(p, moves, from, next[i]);
}

static void listMoves(const Position *p, int player, Moves *moves)
{
    const mt_index *head;
    int from;
    moves->count = 0;
    for (from = 0; from < NSQ; ++from) {
        if (p->type[from] < 0 || owner[p->type[from]] != player)
            continue;
        memset(moves->hit, 0, sizeof moves->hit);
        for (head = headList + heads[p->type[from]][from]; *head >= 0; ++head)
            walk(p, moves, from, *head);
        if (!p->moved[from]) {
            for (head = headList + firstHeads[p->type[from]][from]; *head >= 0; ++head)
                walk(p, moves, from, *head);
        }
    }
}

static Position played(const Position *p, Move move)
{
    Position q = *p;
    if (move.from < 0)
        return q;
    q.type[move.to] = move.becomes < 0 ? p->type[move.from] : move.becomes;
    q.moved[move.to] = 1;
    q.type[move.from] = -1;
    return q;
}

/* Whether somebody could capture a royal man of this player. */
static int isAttacked(const Position *p, int player)
{
    Moves *moves = newMoves();
    int other, i, yes = 0;
    for (other = 0; other < NPLAYER && !yes; ++other) {
        if (other == player)
            continue;
        listMoves(p, other, moves);
        for (i = 0; i < moves->count && !yes; ++i) {
            int found = p->type[moves->list[i].to];
            yes = found >= 0 && owner[found] == player && royal[found];
        }
    }
    free(moves);
    return yes;
}

static int hasPieces(const Position *p, int player)
{
    int i;
    for (i = 0; i < NSQ; ++i) {
        if (p->type[i] >= 0 && owner[p->type[i]] == player)
            return 1;
    }
    return 0;
}

static int takesRoyal(const Position *p, int player, Move move)
{
    int found = move.from < 0 ? -1 : p->type[move.to];
    return found >= 0 && owner[found] != player && royal[found];
}

/* What the player may do: no move leaves a royal piece to be captured, but one that captures another's. */
static void listLegal(const Position *p, int player, Moves *moves)
{
    int i, kept = 0;
    listMoves(p, player, moves);
    if (PASSES == 2)
        add(moves, -1, -1, -1);
    for (i = 0; i < moves->count; ++i) {
        Position q = played(p, moves->list[i]);
        if (!HASROYAL || takesRoyal(p, player, moves->list[i]) || !isAttacked(&q, player))
            moves->list[kept++] = moves->list[i];
    }
    moves->count = kept;
    if (PASSES == 1 && kept == 0 && hasPieces(p, player) && !(HASROYAL && isAttacked(p, player)))
        add(moves, -1, -1, -1);
}

/* How many sequences of so many moves there are; depth 1 or more. */
static unsigned long long perft(const Position *p, int player, int depth)
{
    Moves *moves = newMoves();
    unsigned long long total = 0;
    int i;
    listLegal(p, player, moves);
    for (i = 0; i < moves->count && depth > 1; ++i) {
        Position q = played(p, moves->list[i]);
        total += perft(&q, (player + 1) % NPLAYER, depth - 1);
    }
    if (depth == 1)
        total = (unsigned long long)moves->count;
    free(moves);
    return total;
}

/* The same behind one move. */
static unsigned long long below(const Position *p, int player, int depth, Move move)
{
    Position q = played(p, move);
    return depth == 1 ? 1 : perft(&q, (player + 1) % NPLAYER, depth - 1);
}

/* Until the next call. */
static const char *moveText(Move m)
{
    static char text[MAXTEXT];
    if (m.from < 0)
        strcpy(text, "PASS");
    else if (m.becomes < 0)
        sprintf(text, "%s-%s", cellNames[m.from], cellNames[m.to]);
    else
        sprintf(text, "%s-%s=%s", cellNames[m.from], cellNames[m.to], typeLetters[m.becomes]);
    return text;
}

static Position startPosition(void)
{
    Position p;
    int i;
    memset(&p, 0, sizeof p);
    for (i = 0; i < NSQ; ++i)
        p.type[i] = start[i];
    return p;
}

/* Prints the counts behind each first move; their sum. */
static unsigned long long divide(int depth)
{
    Position p = startPosition();
    Moves *moves = newMoves();
    unsigned long long total = 0;
    int i;
    listLegal(&p, 0, moves);
    for (i = 0; i < moves->count; ++i) {
        unsigned long long count = below(&p, 0, depth, moves->list[i]);
        printf("%s: %llu\n", moveText(moves->list[i]), count);
        total += count;
    }
    free(moves);
    return total;
}

/* The next word of the line into word[MAXTEXT], cut where no move is as long; 0 at the end of the line. */
static int readWord(char *word)
{
    int length = 0;
    int c = getchar();
    while (c == ' ' || c == '\r')
        c = getchar();
    for (; c != EOF && c != ' ' && c != '\r' && c != '\n'; c = getchar()) {
        if (length < MAXTEXT - 1)
            word[length++] = (char)c;
    }
    word[length] = 0;
    if (c == '\n')
        ungetc(c, stdin);
    return length > 0;
}

/* Plays a move by its text; 0 if it is none here. */
static int play(Position *p, int player, const char *word)
{
    Moves *moves = newMoves();
    int i = 0;
    listLegal(p, player, moves);
    while (i < moves->count && strcmp(moveText(moves->list[i]), word) != 0)
        ++i;
    if (i < moves->count)
        *p = played(p, moves->list[i]);
    i = i < moves->count;
    free(moves);
    return i;
}

static void listBelow(const Position *p, int player, int depth)
{
    Moves *moves = newMoves();
    int i;
    listLegal(p, player, moves);
    printf("moves:");
    for (i = 0; i < moves->count; ++i)
        printf(" %s", moveText(moves->list[i]));
    for (i = 0; i < moves->count && depth > 1; ++i)
        printf("%s%llu", i == 0 ? "\nbelow: " : " ", below(p, player, depth, moves->list[i]));
    printf("\n");
    free(moves);
}

/* Reads the moves of a question and prints the answer. */
static void answer(int depth)
{
    char word[MAXTEXT];
    Position p = startPosition();
    int count = 0, refused = -1;
    for (; readWord(word); ++count) {
        if (refused < 0 && !play(&p, count % NPLAYER, word))
            refused = count;
    }
    if (refused < 0)
        listBelow(&p, count % NPLAYER, depth);
    else
        printf("refused: %d\n", refused);
    printf("done\n");
}

static void answerAll(void)
{
    char word[MAXTEXT];
    while (readWord(word)) {
        answer(atoi(word));
        getchar(); /* the end of the line */
    }
}

int main(int argc, char **argv)
{
    Position p = startPosition();
    int depth = argc > 1 ? atoi(argv[1]) : 1;
    if (argc > 1 && strcmp(argv[1], "-") == 0)
        answerAll();
    else if (depth < 1)
        printf("nodes 1\n");
    else
        printf("nodes %llu\n", argc > 2 ? divide(depth) : perft(&p, 0, depth));
    return 0;
}
)c";

} // namespace rookery
