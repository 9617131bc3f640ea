/*
 * Written by Rookery: lists and counts moves from the table in "@TABLE@".
 *
 *   walker DEPTH         counts the sequences of so many moves from the start
 *   walker DEPTH divide  does so behind each first move
 *   walker -             answers the questions in its input
 *   walker bench MOVES   times the update after each of so many random moves, and the full generation
 *
 * A question is a line: a depth, and the moves that lead from the start to a position, such as
 * "2 e2-e4 e7-e5". An answer is a line `moves:` with the moves of the player whose turn it is there,
 * for a depth over 1 a line `below:` with the number of sequences of so many moves behind each of
 * them, and a line `done`. If a move of the question is none, `refused: N` stands in place of the
 * first two, where N is 0 for the question's first move. Blanks part the words; input ends with an
 * empty line or with the file.
 *
 * A move is written FROM-TO, with xCELL for each piece that it takes elsewhere, and =TYPE where the
 * piece becomes one of another type; or PASS. The table does not say how games end: there are moves
 * as long as the pieces have any.
 *
 * Each row of the table that a piece can come to now is a link, on the list of the square where it
 * comes to. When what stands on a square changes, only the links on its list are followed anew.
 */
#include "@TABLE@"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { EMPTY, FRIEND, ENEMY };

typedef struct {
    int next, prev;             /* on the list of its square */
    int target;                 /* row of the table */
    int piece;
    int reference;              /* whose location its leap counts from: the piece, or a bend */
    int square;
    int parent, child, sibling; /* the rows before and behind it on its path */
    unsigned born;
} Link;

typedef struct {
    int from, to, becomes; /* becomes: a type, or -1 for the piece's own; from -1: a pass */
    int count, taken[MAXTAKEN + 1];
} Move;

typedef struct {
    Move list[MAXMOVES];
    int count;
} Moves;

typedef struct {
    Move move;
    int piece, type, moved;
    int victims[MAXTAKEN + 1], squares[MAXTAKEN + 1], count; /* of captured pieces */
} Undo;

static Link *links;
static int linkCount, linkRoom, freeLink = -1;
static int onSquare[NSQ];   /* first link of each square's list */
static int *location;       /* of each piece, then of each bend */
static int locationCount, locationRoom, freeLocation = -1;
static int board[NSQ];      /* the piece on each square, or -1 */
static int typeOf[NSQ], movedOf[NSQ], root[NSQ], pieceCount;
static unsigned now;
static unsigned hit[NSQ], hits; /* squares found from one origin: two ways to a square are one move */

static void *grown(void *list, int *room, int need, size_t size)
{
    if (need <= *room)
        return list;
    *room = 2 * need;
    list = realloc(list, (size_t)*room * size);
    if (list == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    return list;
}

static int newLink(void)
{
    int link = freeLink;
    if (link >= 0) {
        freeLink = links[link].next;
        return link;
    }
    links = grown(links, &linkRoom, linkCount + 1, sizeof *links);
    return linkCount++;
}

static int newLocation(int square)
{
    int place = freeLocation;
    if (place >= 0) {
        freeLocation = location[place];
    } else {
        location = grown(location, &locationRoom, locationCount + 1, sizeof *location);
        place = locationCount++;
    }
    location[place] = square;
    return place;
}

static int isOnBoard(int square)
{
    return square >= 0 && square < NSQ && cellNames[square] != NULL;
}

/* What a piece finds on a square; it has left its own. */
static int seen(int piece, int square)
{
    int found = board[square];
    if (found < 0 || found == piece)
        return EMPTY;
    return owner[typeOf[found]] == owner[typeOf[piece]] ? FRIEND : ENEMY;
}

/* Whether a path takes what stands on the square of this row as it goes on. */
static int takes(int link)
{
    int occupant = seen(links[link].piece, links[link].square);
    int rights = moveTable[links[link].target].rights;
    return (occupant == FRIEND && (rights & R_TAKES_FRIEND)) || (occupant == ENEMY && (rights & R_TAKES_ENEMY));
}

/* Whether the path to a row has taken the piece there already. */
static int isTakenBefore(int link)
{
    int each, square = links[link].square;
    for (each = links[link].parent; MAXTAKEN > 0 && each >= 0; each = links[each].parent) {
        if (links[each].square == square && takes(each))
            return 1;
    }
    return 0;
}

static void extend(int link);

/* Comes to a row of the table: relative to its reference, or to the square where a new leg begins. */
static void associate(int piece, int target, int reference, int parent)
{
    int link, square;
    if (moveTable[target].new_leg)
        reference = newLocation(links[parent].square);
    square = (RELATIVE ? location[reference] : 0) + moveTable[target].leap;
    if (!isOnBoard(square)) {
        if (moveTable[target].new_leg) {
            location[reference] = freeLocation;
            freeLocation = reference;
        }
        return;
    }
    link = newLink();
    links[link].target = target;
    links[link].piece = piece;
    links[link].reference = reference;
    links[link].square = square;
    links[link].parent = parent;
    links[link].child = -1;
    links[link].born = now;
    if (parent >= 0) {
        links[link].sibling = links[parent].child;
        links[parent].child = link;
    } else {
        links[link].sibling = root[piece];
        root[piece] = link;
    }
    links[link].prev = -1;
    links[link].next = onSquare[square];
    if (onSquare[square] >= 0)
        links[onSquare[square]].prev = link;
    onSquare[square] = link;
    extend(link);
}

/* Goes on behind a row, as what stands there has it. */
static void extend(int link)
{
    const MoveTarget *at = &moveTable[links[link].target];
    int occupant = seen(links[link].piece, links[link].square);
    int count = occupant == EMPTY ? at->n_empty : occupant == FRIEND ? at->n_friend : at->n_enemy;
    const mt_index *next = occupant == EMPTY ? at->empty : occupant == FRIEND ? at->friends : at->enemies;
    int i;
    if (occupant != EMPTY && count > 0 && takes(link) && isTakenBefore(link))
        return;
    for (i = 0; i < count; ++i)
        associate(links[link].piece, links[link].target + next[i], links[link].reference, link);
}

/* Leaves a row and all behind it; its parent forgets it. */
static void dissociate(int link)
{
    int child, next;
    for (child = links[link].child; child >= 0; child = next) {
        next = links[child].sibling;
        dissociate(child);
    }
    if (links[link].prev >= 0)
        links[links[link].prev].next = links[link].next;
    else
        onSquare[links[link].square] = links[link].next;
    if (links[link].next >= 0)
        links[links[link].next].prev = links[link].prev;
    if (moveTable[links[link].target].new_leg) {
        location[links[link].reference] = freeLocation;
        freeLocation = links[link].reference;
    }
    links[link].piece = -1;
    links[link].next = freeLink;
    freeLink = link;
}

static void dissociateAll(int *first)
{
    int link, next;
    for (link = *first; link >= 0; link = next) {
        next = links[link].sibling;
        dissociate(link);
    }
    *first = -1;
}

static void addPiece(int piece)
{
    const mt_index *head;
    for (head = headList + heads[typeOf[piece]][location[piece]]; *head >= 0; ++head)
        associate(piece, *head, piece, -1);
    if (movedOf[piece])
        return;
    for (head = headList + firstHeads[typeOf[piece]][location[piece]]; *head >= 0; ++head)
        associate(piece, *head, piece, -1);
}

static void removePiece(int piece)
{
    dissociateAll(&root[piece]);
}

/* What stands on the square has changed: paths that come by there go on otherwise. */
static void refresh(int square)
{
    static int *found;
    static int room;
    int count = 0, link, i;
    for (link = onSquare[square]; link >= 0; link = links[link].next) {
        found = grown(found, &room, count + 1, sizeof *found);
        found[count++] = link;
    }
    ++now;
    for (i = 0; i < count; ++i) {
        link = found[i];
        if (links[link].piece < 0 || links[link].born == now)
            continue; /* it was behind another one on this square */
        dissociateAll(&links[link].child);
        extend(link);
    }
}

static void setUp(void)
{
    int square, piece;
    linkCount = locationCount = pieceCount = 0;
    freeLink = freeLocation = -1;
    for (square = 0; square < NSQ; ++square) {
        onSquare[square] = board[square] = -1;
        if (start[square] < 0)
            continue;
        board[square] = pieceCount;
        root[pieceCount] = -1;
        movedOf[pieceCount] = 0;
        typeOf[pieceCount++] = start[square];
        newLocation(square);
    }
    for (piece = 0; piece < pieceCount; ++piece)
        addPiece(piece);
}

/* The full generation: every piece anew. */
static void rebuild(void)
{
    int square;
    for (square = 0; square < NSQ; ++square) {
        if (board[square] >= 0)
            removePiece(board[square]);
    }
    for (square = 0; square < NSQ; ++square) {
        if (board[square] >= 0)
            addPiece(board[square]);
    }
}

static void lift(Undo *undo, int square)
{
    int piece = board[square];
    if (piece < 0)
        return;
    removePiece(piece);
    undo->squares[undo->count] = square;
    undo->victims[undo->count++] = piece;
    board[square] = -1;
}

static void refreshAll(const Undo *undo)
{
    int i;
    refresh(undo->move.from);
    refresh(undo->move.to);
    for (i = 0; i < undo->move.count; ++i)
        refresh(undo->move.taken[i]);
}

static void make(Move move, Undo *undo)
{
    int i;
    undo->move = move;
    undo->count = 0;
    if (move.from < 0)
        return;
    undo->piece = board[move.from];
    undo->type = typeOf[undo->piece];
    undo->moved = movedOf[undo->piece];
    removePiece(undo->piece);
    board[move.from] = -1;
    lift(undo, move.to);
    for (i = 0; i < move.count; ++i)
        lift(undo, move.taken[i]);
    board[move.to] = undo->piece;
    location[undo->piece] = move.to;
    movedOf[undo->piece] = 1;
    if (move.becomes >= 0)
        typeOf[undo->piece] = move.becomes;
    refreshAll(undo);
    addPiece(undo->piece);
}

static void unmake(const Undo *undo)
{
    int i;
    if (undo->move.from < 0)
        return;
    removePiece(undo->piece);
    board[undo->move.to] = -1;
    board[undo->move.from] = undo->piece;
    location[undo->piece] = undo->move.from;
    typeOf[undo->piece] = undo->type;
    movedOf[undo->piece] = undo->moved;
    for (i = 0; i < undo->count; ++i)
        board[undo->squares[i]] = undo->victims[i];
    refreshAll(undo);
    addPiece(undo->piece);
    for (i = 0; i < undo->count; ++i)
        addPiece(undo->victims[i]);
}

static Moves *newMoves(void)
{
    Moves *moves = malloc(sizeof *moves);
    if (moves == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    moves->count = 0;
    return moves;
}

static void add(Moves *moves, Move move, int becomes)
{
    if (moves->count == MAXMOVES) {
        fprintf(stderr, "more than %d moves\n", MAXMOVES);
        exit(1);
    }
    move.becomes = becomes;
    moves->list[moves->count++] = move;
}

static int isSame(const Move *a, const Move *b)
{
    return a->to == b->to && a->count == b->count && memcmp(a->taken, b->taken, (size_t)a->count * sizeof(int)) == 0;
}

/* The move that ends at this row, with the promotions that it may or must come with. */
static void land(Moves *moves, int first, int link)
{
    const mt_index *choice;
    Move move;
    int each, i, rule, type = typeOf[links[link].piece];
    memset(&move, 0, sizeof move);
    move.from = location[links[link].piece];
    move.to = links[link].square;
    for (each = links[link].parent; MAXTAKEN > 0 && each >= 0; each = links[each].parent) {
        if (!takes(each))
            continue;
        for (i = move.count++; i > 0 && move.taken[i - 1] > links[each].square; --i)
            move.taken[i] = move.taken[i - 1];
        move.taken[i] = links[each].square;
    }
    if (move.count == 0 && hit[move.to] == hits)
        return;
    for (i = first; move.count > 0 && i < moves->count; ++i) {
        if (isSame(&moves->list[i], &move))
            return;
    }
    if (move.count == 0)
        hit[move.to] = hits;
    rule = promo[type][move.to];
    if (rule < 0 || !promoMust[type][move.to])
        add(moves, move, -1);
    if (rule >= 0) {
        for (choice = promoChoices + rule; *choice >= 0; ++choice)
            add(moves, move, *choice);
    }
}

static int mayEnd(int link)
{
    int rights = moveTable[links[link].target].rights;
    int occupant = seen(links[link].piece, links[link].square);
    if (links[link].square == location[links[link].piece] && !(rights & R_RETURNS))
        return 0;
    if (occupant == EMPTY)
        return rights & R_QUIET;
    return (rights & (occupant == FRIEND ? R_FRIEND : R_ENEMY)) && !isTakenBefore(link);
}

static void walk(Moves *moves, int first, int link)
{
    for (; link >= 0; link = links[link].sibling) {
        if (mayEnd(link))
            land(moves, first, link);
        walk(moves, first, links[link].child);
    }
}

static void listMoves(int player, Moves *moves)
{
    int square;
    moves->count = 0;
    for (square = 0; square < NSQ; ++square) {
        if (board[square] < 0 || owner[typeOf[board[square]]] != player)
            continue;
        ++hits;
        walk(moves, moves->count, root[board[square]]);
    }
}

static int canEndBehind(int link)
{
    int child;
    for (child = links[link].child; child >= 0; child = links[child].sibling) {
        if (mayEnd(child) || canEndBehind(child))
            return 1;
    }
    return 0;
}

/* Whether another player could capture a royal piece of this one. */
static int isAttacked(int player)
{
    int square, link;
    for (square = 0; square < NSQ; ++square) {
        int piece = board[square];
        if (piece < 0 || owner[typeOf[piece]] != player || !royal[typeOf[piece]])
            continue;
        for (link = onSquare[square]; link >= 0; link = links[link].next) {
            if (owner[typeOf[links[link].piece]] != player && (mayEnd(link) || (takes(link) && canEndBehind(link))))
                return 1;
        }
    }
    return 0;
}

static int hasPieces(int player)
{
    int square;
    for (square = 0; square < NSQ; ++square) {
        if (board[square] >= 0 && owner[typeOf[board[square]]] == player)
            return 1;
    }
    return 0;
}

static int isRoyalOfOther(int player, int square)
{
    int piece = board[square];
    return piece >= 0 && owner[typeOf[piece]] != player && royal[typeOf[piece]];
}

static int takesRoyal(int player, const Move *move)
{
    int i;
    if (move->from < 0)
        return 0;
    for (i = 0; i < move->count; ++i) {
        if (isRoyalOfOther(player, move->taken[i]))
            return 1;
    }
    return isRoyalOfOther(player, move->to);
}

static int isSafe(int player, Move move)
{
    Undo undo;
    int attacked;
    if (!HASROYAL || takesRoyal(player, &move))
        return 1;
    make(move, &undo);
    attacked = isAttacked(player);
    unmake(&undo);
    return !attacked;
}

static Move passing(void)
{
    Move move;
    memset(&move, 0, sizeof move);
    move.from = move.to = move.becomes = -1;
    return move;
}

/* What the player may do: no move leaves a royal piece to be captured, but one that captures another's. */
static void listLegal(int player, Moves *moves)
{
    int i, kept = 0;
    listMoves(player, moves);
    if (PASSES == 2)
        add(moves, passing(), -1);
    for (i = 0; i < moves->count; ++i) {
        if (isSafe(player, moves->list[i]))
            moves->list[kept++] = moves->list[i];
    }
    moves->count = kept;
    if (PASSES == 1 && kept == 0 && hasPieces(player) && isSafe(player, passing()))
        add(moves, passing(), -1);
}

/* How many sequences of so many moves there are; depth 1 or more. */
static unsigned long long perft(int player, int depth)
{
    Moves *moves = newMoves();
    unsigned long long total = 0;
    int i;
    listLegal(player, moves);
    for (i = 0; i < moves->count && depth > 1; ++i) {
        Undo undo;
        make(moves->list[i], &undo);
        total += perft((player + 1) % NPLAYER, depth - 1);
        unmake(&undo);
    }
    if (depth == 1)
        total = (unsigned long long)moves->count;
    free(moves);
    return total;
}

/* The same behind one move. */
static unsigned long long below(int player, int depth, Move move)
{
    unsigned long long total;
    Undo undo;
    if (depth == 1)
        return 1;
    make(move, &undo);
    total = perft((player + 1) % NPLAYER, depth - 1);
    unmake(&undo);
    return total;
}

/* Until the next call. */
static const char *moveText(const Move *move)
{
    static char text[MAXTEXT];
    int i, length;
    if (move->from < 0)
        return "PASS";
    length = sprintf(text, "%s-%s", cellNames[move->from], cellNames[move->to]);
    for (i = 0; i < move->count; ++i) {
        if (move->taken[i] != move->to)
            length += sprintf(text + length, "x%s", cellNames[move->taken[i]]);
    }
    if (move->becomes >= 0)
        sprintf(text + length, "=%s", typeLetters[move->becomes]);
    return text;
}

/* Prints the counts behind each first move; their sum. */
static unsigned long long divide(int depth)
{
    Moves *moves = newMoves();
    unsigned long long total = 0;
    int i;
    listLegal(0, moves);
    for (i = 0; i < moves->count; ++i) {
        unsigned long long count = below(0, depth, moves->list[i]);
        printf("%s: %llu\n", moveText(&moves->list[i]), count);
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
static int play(int player, const char *word)
{
    Moves *moves = newMoves();
    Undo undo;
    int i = 0, isMove;
    listLegal(player, moves);
    while (i < moves->count && strcmp(moveText(&moves->list[i]), word) != 0)
        ++i;
    isMove = i < moves->count;
    if (isMove)
        make(moves->list[i], &undo);
    free(moves);
    return isMove;
}

static void listBelow(int player, int depth)
{
    Moves *moves = newMoves();
    int i;
    listLegal(player, moves);
    printf("moves:");
    for (i = 0; i < moves->count; ++i)
        printf(" %s", moveText(&moves->list[i]));
    for (i = 0; i < moves->count && depth > 1; ++i)
        printf("%s%llu", i == 0 ? "\nbelow: " : " ", below(player, depth, moves->list[i]));
    printf("\n");
    free(moves);
}

/* Reads the moves of a question and prints the answer. */
static void answer(int depth)
{
    char word[MAXTEXT];
    int count = 0, refused = -1;
    setUp();
    for (; readWord(word); ++count) {
        if (refused < 0 && !play(count % NPLAYER, word))
            refused = count;
    }
    if (refused < 0)
        listBelow(count % NPLAYER, depth);
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

/* Plays so many random moves and times both ways to know what all pieces can do then. */
static void bench(int count)
{
    Moves *moves = newMoves();
    clock_t updates = 0, generations = 0, begin;
    unsigned long long dice = 1;
    long long rows = 0;
    int i, player = 0;
    for (i = 0; i < count; ++i) {
        Undo undo;
        listLegal(player, moves);
        if (moves->count == 0) {
            setUp();
            player = 0;
            continue;
        }
        dice = dice * 6364136223846793005ULL + 1442695040888963407ULL;
        begin = clock();
        make(moves->list[(dice >> 33) % (unsigned long long)moves->count], &undo);
        updates += clock() - begin;
        begin = clock();
        rebuild();
        generations += clock() - begin;
        rows += linkCount;
        player = (player + 1) % NPLAYER;
    }
    free(moves);
    printf("moves %d, links %lld, update %.2f us, full generation %.2f us\n", count, rows / (count > 0 ? count : 1),
           1e6 * (double)updates / CLOCKS_PER_SEC / (count > 0 ? count : 1),
           1e6 * (double)generations / CLOCKS_PER_SEC / (count > 0 ? count : 1));
}

int main(int argc, char **argv)
{
    int depth = argc > 1 ? atoi(argv[1]) : 1;
    setUp();
    if (argc > 1 && strcmp(argv[1], "-") == 0)
        answerAll();
    else if (argc > 2 && strcmp(argv[1], "bench") == 0)
        bench(atoi(argv[2]));
    else if (depth < 1)
        printf("nodes 1\n");
    else
        printf("nodes %llu\n", argc > 2 ? divide(depth) : perft(0, depth));
    return 0;
}
