#pragma once

namespace rookery {

/// The C program that comes with a move table: it lists moves from the table alone and counts them.
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
    Moves *moves = malloc(sizeof *moves);
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

static unsigned long long perft(const Position *p, int player, int depth, int divide)
{
    Moves *moves = malloc(sizeof *moves);
    unsigned long long total = 0;
    int i, legal = 0;
    listMoves(p, player, moves);
    if (PASSES == 2)
        add(moves, -1, -1, -1);
    for (i = 0; i < moves->count; ++i) {
        Position q = played(p, moves->list[i]);
        unsigned long long below;
        if (HASROYAL && isAttacked(&q, player))
            continue;
        ++legal;
        below = depth == 1 ? 1 : perft(&q, (player + 1) % NPLAYER, depth - 1, 0);
        if (divide) {
            Move m = moves->list[i];
            if (m.from < 0)
                printf("PASS: %llu\n", below);
            else if (m.becomes < 0)
                printf("%s-%s: %llu\n", cellNames[m.from], cellNames[m.to], below);
            else
                printf("%s-%s=%s: %llu\n", cellNames[m.from], cellNames[m.to], typeLetters[m.becomes], below);
        }
        total += below;
    }
    if (PASSES == 1 && legal == 0)
        total += depth == 1 ? 1 : perft(p, (player + 1) % NPLAYER, depth - 1, 0);
    free(moves);
    return total;
}

int main(int argc, char **argv)
{
    Position p;
    int depth = argc > 1 ? atoi(argv[1]) : 1;
    int i;
    memset(&p, 0, sizeof p);
    for (i = 0; i < NSQ; ++i)
        p.type[i] = start[i];
    printf("nodes %llu\n", depth < 1 ? 1ULL : perft(&p, 0, depth, argc > 2));
    return 0;
}
)c";

} // namespace rookery
