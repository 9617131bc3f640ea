/*
 * The board as a graph, the position on it, and what the rules look along.
 *
 * These files follow resources/play/lua file by file and name by name, so that they can be read side by side: what is
 * Class:method there is Class_method here. Cells, types, players, steps, nodes and own rules are numbers from 0 on, -1 is
 * none. The game's data stand behind the rules, as gameData.
 */
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { none = -1, wall = -2, infinity = INT_MAX };

/* Memory: what is asked for in a question is given back by it, what is made ready stays, and what was played goes when it is
   taken back. Nothing else is ever freed. */
typedef struct Chunk {
    struct Chunk *next;
    size_t size;
} Chunk;

typedef struct {
    Chunk *first, *now;
    size_t used;
} Arena;

typedef struct {
    Arena *arena;
    Chunk *now;
    size_t used;
} Mark;

static Arena asked, kept, played;
static Arena *arena = &asked; /* where room is taken */

enum { alignment = 16, chunkSize = 1 << 18 };

static void fail(const char *why)
{
    fprintf(stderr, "%s\n", why);
    exit(3);
}

static size_t aligned(size_t size)
{
    return (size + alignment - 1) / alignment * alignment;
}

/* The first chunk from here on that is large enough. */
static void useNextChunk(Arena *from, size_t size)
{
    Chunk **next = from->now ? &from->now->next : &from->first;
    while (*next && (*next)->size < size)
        next = &(*next)->next;
    if (!*next) {
        size_t whole = size > chunkSize ? size : chunkSize;
        Chunk *made = malloc(aligned(sizeof(Chunk)) + whole);
        if (!made)
            fail("no memory");
        made->next = NULL;
        made->size = whole;
        *next = made;
    }
    from->now = *next;
    from->used = 0;
}

static void *room(size_t count, size_t size)
{
    size_t whole;
    if (size != 0 && count > ((size_t)-1) / 4 / size)
        fail("no memory");
    whole = aligned(count * size);
    if (!arena->now || arena->now->size - arena->used < whole)
        useNextChunk(arena, whole);
    arena->used += whole;
    return (char *)arena->now + aligned(sizeof(Chunk)) + arena->used - whole;
}

static void *emptyRoom(size_t count, size_t size)
{
    void *made = room(count, size);
    return memset(made, 0, count * size);
}

static Mark mark(void)
{
    Mark here;
    here.arena = arena;
    here.now = arena->now;
    here.used = arena->used;
    return here;
}

static void release(Mark to)
{
    to.arena->now = to.now;
    to.arena->used = to.used;
}

static Arena *useArena(Arena *other)
{
    Arena *before = arena;
    arena = other;
    return before;
}

/* Lists that grow: count, room, at. */
static void *grown(void *list, int count, int *space, size_t size)
{
    void *larger;
    if (count < *space)
        return list;
    *space = count < 4 ? 8 : 2 * count;
    larger = room((size_t)*space, size);
    if (count > 0)
        memcpy(larger, list, (size_t)count * size);
    return larger;
}

#define append(list, value) \
    ((list)->at = grown((list)->at, (list)->count, &(list)->space, sizeof *(list)->at), (list)->at[(list)->count++] = (value))

typedef struct {
    int count, space;
    int *at;
} Ints;

static const Ints noInts = {0, 0, NULL};

static int includes(Ints list, int wanted)
{
    int i;
    for (i = 0; i < list.count; ++i) {
        if (list.at[i] == wanted)
            return 1;
    }
    return 0;
}

/* The place in the list, or none. */
static int indexOf(Ints list, int wanted)
{
    int i;
    for (i = 0; i < list.count; ++i) {
        if (list.at[i] == wanted)
            return i;
    }
    return none;
}

static void appendAll(Ints *list, Ints others)
{
    int i;
    for (i = 0; i < others.count; ++i)
        append(list, others.at[i]);
}

static Ints slice(Ints list, int first, int last)
{
    Ints part = noInts;
    int i;
    for (i = first; i < last; ++i)
        append(&part, list.at[i]);
    return part;
}

static Ints joined(Ints list, int other)
{
    Ints all = slice(list, 0, list.count);
    append(&all, other);
    return all;
}

static Ints one(int value)
{
    Ints list = noInts;
    append(&list, value);
    return list;
}

static int areSameInts(Ints a, Ints b)
{
    return a.count == b.count && (a.count == 0 || memcmp(a.at, b.at, (size_t)a.count * sizeof *a.at) == 0);
}

static int covers(Ints set, int id)
{
    return set.count == 0 || includes(set, id);
}

static int compareInts(const void *a, const void *b)
{
    int left = *(const int *)a;
    int right = *(const int *)b;
    return left < right ? -1 : left > right;
}

/* Each once, the least first. */
static Ints ordered(Ints members)
{
    Ints all;
    int i;
    for (i = 1; i < members.count && members.at[i - 1] < members.at[i]; ++i) {
    }
    if (i >= members.count)
        return members;
    all = slice(members, 0, members.count);
    qsort(all.at, (size_t)all.count, sizeof *all.at, compareInts);
    all.count = 0;
    for (i = 0; i < members.count; ++i) {
        if (all.count == 0 || all.at[all.count - 1] != all.at[i])
            all.at[all.count++] = all.at[i];
    }
    return all;
}

static int *filled(int count, int value)
{
    int *all = room((size_t)count, sizeof *all);
    int i;
    for (i = 0; i < count; ++i)
        all[i] = value;
    return all;
}

static int *copyOfInts(const int *from, int count)
{
    int *copy = room((size_t)count, sizeof *copy);
    if (count > 0)
        memcpy(copy, from, (size_t)count * sizeof *copy);
    return copy;
}

/* A flag for each of so many members. */
static char *setOf(Ints members, int size)
{
    char *set = emptyRoom((size_t)size, 1);
    int i;
    for (i = 0; i < members.count; ++i)
        set[members.at[i]] = 1;
    return set;
}

/* A set of keys, which the one who asks compares. */
typedef struct {
    int count, size;
    const void **at;
} Keys;

typedef int (*SameKey)(const void *a, const void *b);
typedef unsigned (*HashKey)(const void *key);

static void Keys_put(Keys *keys, const void *key, unsigned hash)
{
    unsigned i = hash % (unsigned)keys->size;
    while (keys->at[i])
        i = (i + 1) % (unsigned)keys->size;
    keys->at[i] = key;
}

/* Whether the key is new; it is one of them then. */
static int Keys_add(Keys *keys, const void *key, HashKey hashOf, SameKey isSame)
{
    unsigned hash = hashOf(key);
    unsigned i;
    if (2 * keys->count >= keys->size) {
        Keys larger;
        int old;
        larger.count = keys->count;
        larger.size = keys->size == 0 ? 32 : 4 * keys->size;
        larger.at = emptyRoom((size_t)larger.size, sizeof *larger.at);
        for (old = 0; old < keys->size; ++old) {
            if (keys->at[old])
                Keys_put(&larger, keys->at[old], hashOf(keys->at[old]));
        }
        *keys = larger;
    }
    for (i = hash % (unsigned)keys->size; keys->at[i]; i = (i + 1) % (unsigned)keys->size) {
        if (isSame(keys->at[i], key))
            return 0;
    }
    keys->at[i] = key;
    ++keys->count;
    return 1;
}

static unsigned mixed(unsigned hash, int value)
{
    hash = (hash ^ (unsigned)value) * 2654435761U;
    return hash ^ (hash >> 15);
}

/* Text that grows. */
typedef struct {
    int count, space;
    char *at;
} Text;

static void addText(Text *text, const char *more)
{
    for (; *more; ++more)
        append(text, *more);
}

static const char *ended(Text *text)
{
    append(text, 0);
    return text->at;
}

static const char *numberText(int number)
{
    char *text = room(16, 1);
    sprintf(text, "%d", number);
    return text;
}

/* The game's data: numbers, texts, lists and objects, as the export writes them. */
enum { NOTHING, NUMBER, TEXT, NUMBERS, LIST, OBJECT };

typedef struct {
    int kind;
    int count;      /* of members; a number itself */
    const void *at; /* the text, or the members: numbers, values or those of an object */
} Value;

typedef struct {
    const char *key;
    Value value;
} Member;

static const Value gameData;
static const Value nothingGiven = {NOTHING, 0, NULL};

static const Value *get(const Value *object, const char *key)
{
    const Member *members = object->at;
    int i;
    for (i = 0; object->kind == OBJECT && i < object->count; ++i) {
        if (strcmp(members[i].key, key) == 0)
            return &members[i].value;
    }
    return &nothingGiven;
}

static int isGiven(const Value *value)
{
    return value->kind != NOTHING;
}

static int numberOr(const Value *object, const char *key, int otherwise)
{
    const Value *found = get(object, key);
    return found->kind == NUMBER ? found->count : otherwise;
}

static int numberOf(const Value *object, const char *key)
{
    return numberOr(object, key, 0);
}

static const char *textOf(const Value *object, const char *key)
{
    const Value *found = get(object, key);
    return found->kind == TEXT ? found->at : "";
}

/* A member of a list whose members are no numbers. */
static const Value *item(const Value *list, int i)
{
    return list->kind == LIST ? (const Value *)list->at + i : &nothingGiven;
}

static int numberAt(const Value *list, int i)
{
    return ((const int *)list->at)[i];
}

/* How many members a list has. */
static int lengthOf(const Value *list)
{
    return list->kind == LIST || list->kind == NUMBERS ? list->count : 0;
}

static const int *rowOf(const Value *numbers)
{
    return numbers->kind == NUMBERS ? numbers->at : NULL;
}

static Ints intsOf(const Value *numbers)
{
    Ints list = noInts;
    if (numbers->kind == NUMBERS && numbers->count > 0) {
        list.at = copyOfInts(numbers->at, numbers->count);
        list.count = list.space = numbers->count;
    }
    return list;
}

static Ints idsOf(const Value *object, const char *key)
{
    return intsOf(get(object, key));
}

static int is(const char *word, const char *wanted)
{
    return strcmp(word, wanted) == 0;
}

/* Straight lines from a cell. */
typedef struct {
    int count;
    Ints *at;
} Lines;

typedef struct {
    const char *name;
    Lines *ofCell;
    Ints opposites;
} LineKind;

typedef struct {
    Ints *cells; /* by player */
    char **bits; /* by player; made when they are asked for */
} Zone;

/* Cells and links; a step leads from a cell to another, and may turn the traveller. */
typedef struct {
    int size, steps, facingCount, isFlatSquare, ranks, zoneCount, lineKinds;
    const char **names;
    Ints *coordinates;
    const int *cellOfSite, *below, *facings;
    const int **links, **turns, **seenSteps, **composed, **cellFacings;
    Ints plainSteps;
    int *cyclic;
    Zone *zones;
    LineKind *linesOf;
} Board;

static Board board;

static const int **rowsOf(const Value *list)
{
    const int **rows = room((size_t)lengthOf(list) + 1, sizeof *rows);
    int i;
    for (i = 0; i < lengthOf(list); ++i)
        rows[i] = list->kind == LIST ? rowOf(item(list, i)) : NULL;
    return rows;
}

/* Whether a traveller who repeats the step may come by a cell twice. */
static int Board_hasCycle(const int *to, const int *turns)
{
    Mark before = mark();
    int *state = filled(board.size, 0);
    int start, found = turns != NULL;
    for (start = 0; start < board.size && !found; ++start) {
        Ints path = noInts;
        int cell = start;
        int i;
        while (cell >= 0 && state[cell] == 0) {
            state[cell] = 1;
            append(&path, cell);
            cell = to[cell];
        }
        found = cell >= 0 && state[cell] == 1;
        for (i = 0; i < path.count; ++i)
            state[path.at[i]] = 2;
    }
    release(before);
    return found;
}

static void Board_readZones(const Value *zones)
{
    int zone, player;
    board.zoneCount = lengthOf(zones);
    board.zones = room((size_t)board.zoneCount, sizeof *board.zones);
    for (zone = 0; zone < board.zoneCount; ++zone) {
        const Value *cells = get(item(zones, zone), "cells");
        board.zones[zone].cells = room((size_t)lengthOf(cells), sizeof(Ints));
        board.zones[zone].bits = emptyRoom((size_t)lengthOf(cells), sizeof(char *));
        for (player = 0; player < lengthOf(cells); ++player)
            board.zones[zone].cells[player] = intsOf(item(cells, player));
    }
}

static void Board_readLines(const Value *data)
{
    const Value *all = get(data, "linesOf");
    const Member *members = all->at;
    int kind, cell, line;
    board.lineKinds = all->count;
    board.linesOf = room((size_t)all->count, sizeof *board.linesOf);
    for (kind = 0; kind < all->count; ++kind) {
        LineKind *made = &board.linesOf[kind];
        made->name = members[kind].key;
        made->opposites = idsOf(get(data, "oppositeLines"), made->name);
        made->ofCell = room((size_t)board.size, sizeof(Lines));
        for (cell = 0; cell < board.size; ++cell) {
            const Value *lines = item(&members[kind].value, cell);
            made->ofCell[cell].count = lengthOf(lines);
            made->ofCell[cell].at = room((size_t)lengthOf(lines), sizeof(Ints));
            for (line = 0; line < lengthOf(lines); ++line)
                made->ofCell[cell].at[line] = intsOf(item(lines, line));
        }
    }
}

static void Board_init(const Value *data)
{
    const Value *names = get(data, "names");
    const Value *links = get(data, "links");
    int i;
    board.size = lengthOf(names);
    board.steps = lengthOf(links);
    board.facingCount = numberOf(data, "facingCount");
    board.isFlatSquare = numberOf(data, "isFlatSquare");
    board.ranks = numberOf(data, "ranks");
    board.names = room((size_t)board.size, sizeof *board.names);
    board.coordinates = room((size_t)board.size, sizeof *board.coordinates);
    for (i = 0; i < board.size; ++i) {
        board.names[i] = item(names, i)->at;
        board.coordinates[i] = intsOf(item(get(data, "coordinates"), i));
    }
    board.cellOfSite = rowOf(get(data, "cellOfSite"));
    board.below = rowOf(get(data, "below"));
    board.facings = rowOf(get(data, "facings"));
    board.links = rowsOf(links);
    board.turns = rowsOf(get(data, "turns"));
    board.seenSteps = rowsOf(get(data, "seenSteps"));
    board.composed = rowsOf(get(data, "composed"));
    board.cellFacings = isGiven(get(data, "cellFacings")) ? rowsOf(get(data, "cellFacings")) : NULL;
    board.plainSteps = idsOf(data, "plainSteps");
    Board_readZones(get(data, "zones"));
    Board_readLines(data);
    board.cyclic = filled(board.steps, 0);
    for (i = 0; i < board.steps; ++i)
        board.cyclic[i] = Board_hasCycle(board.links[i], board.turns[i]);
}

static int Board_seen(int orientation, int step)
{
    return board.seenSteps[orientation][step];
}

static int Board_crossed(int orientation, int step, int cell)
{
    const int *turns = board.turns[step];
    return turns ? board.composed[orientation][turns[cell]] : orientation;
}

static int Board_held(int cell, int player)
{
    return board.cellFacings ? board.cellFacings[player][cell] : board.facings[player];
}

static const char *Board_zoneBits(int zone, int player)
{
    char **bits = &board.zones[zone].bits[player];
    if (!*bits) {
        Arena *before = useArena(&kept);
        *bits = setOf(board.zones[zone].cells[player], board.size);
        useArena(before);
    }
    return *bits;
}

static int Board_isIn(int zone, int player, int cell)
{
    return zone == none || Board_zoneBits(zone, player)[cell];
}

static const LineKind *Board_lineKind(const char *name)
{
    int i;
    for (i = 0; i < board.lineKinds; ++i) {
        if (is(board.linesOf[i].name, name))
            return &board.linesOf[i];
    }
    fail("no lines of this name");
    return NULL;
}

/* The straight lines from a cell, for rows, neighbours and enclosure, and the opposite one of each. */
static const Lines *Board_lines(const char *name, int cell)
{
    return &Board_lineKind(name)->ofCell[cell];
}

static Ints Board_opposites(const char *name)
{
    return Board_lineKind(name)->opposites;
}

static Ints Board_lineTo(int from, int to, int step)
{
    Ints cells = noInts;
    int orientation = 0;
    int cell = from;
    while (cells.count < board.size) {
        int seen = Board_seen(orientation, step);
        int next = board.links[seen][cell];
        if (next < 0 || next == from)
            return noInts;
        orientation = Board_crossed(orientation, seen, cell);
        cell = next;
        append(&cells, cell);
        if (cell == to)
            return cells;
    }
    return noInts;
}

static Ints Board_shortestLine(int from, int to)
{
    Ints best = noInts;
    int i;
    for (i = 0; i < board.plainSteps.count; ++i) {
        Ints cells = Board_lineTo(from, to, board.plainSteps.at[i]);
        if (cells.count > 0 && (best.count == 0 || cells.count < best.count))
            best = cells;
    }
    return best.count > 0 ? best : one(to);
}

/* The cells after `from` up to `to` on a straight line; only `to` where there is none. */
static Ints Board_way(int from, int to)
{
    Ints start, goal, cells = noInts;
    int files, ranks, steps, i;
    if (!board.isFlatSquare)
        return Board_shortestLine(from, to);
    start = board.coordinates[from];
    goal = board.coordinates[to];
    if (start.count == 0 || goal.count == 0)
        return one(to);
    files = goal.at[0] - start.at[0];
    ranks = goal.at[1] - start.at[1];
    steps = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
    if (steps == 0 || files % steps != 0 || ranks % steps != 0)
        return one(to);
    for (i = 1; i <= steps; ++i) {
        int site = (start.at[0] + files / steps * i) * board.ranks + start.at[1] + ranks / steps * i;
        int cell = board.cellOfSite[site];
        if (cell >= 0)
            append(&cells, cell);
    }
    return cells;
}

typedef struct {
    int owner, type, was, moved;
} Square;

typedef struct {
    int count, space;
    Square *at;
} Squares;

typedef struct {
    int passed, stands;
} Passer;

typedef struct {
    int count, space;
    Passer *at;
} Passers;

static const Square emptySquare = {none, 0, none, 0};
static const Squares noSquares = {0, 0, NULL};
static const Passers noPassers = {0, 0, NULL};

static int isSameSquare(Square a, Square b)
{
    return a.owner == b.owner && a.type == b.type && a.was == b.was && a.moved == b.moved;
}

/* What is counted and remembered beside the board. Lists are never changed, but replaced. */
typedef struct {
    Passers passers;
    int *rights; /* by wing */
    int *checks, *out, *exchanges, *points; /* by player */
    int turn, quiet, passes, lastMoved, facing;
    const Ints *only; /* of own rules: what moves may follow in this turn */
    int lastMover, lastFrom, lastTo, lastType, goesOn;
} State;

/* The beginning of a turn, for questions about repetition. */
typedef struct Turn {
    Ints key;
    int player;
    const struct Turn *before;
} Turn;

/* What stands where, what waits beside the board, and whose turn it is. */
typedef struct Position {
    int *owner, *type, *was, *moved;
    int *hand, *captured;
    int *numbers;   /* of own rules */
    Squares *under; /* by cell: what stands below its piece, from the bottom up */
    int toMove;
    State *state;
    const Turn *turns; /* as far as own rules look back */
    struct Position *turnStart;
} Position;

/* How large positions are. */
typedef struct {
    int cells, players, types, numbers, wings;
} Sizes;

static Sizes sizes;

static State *copyState(const State *state)
{
    State *copy = room(1, sizeof *copy);
    *copy = *state;
    copy->rights = copyOfInts(state->rights, sizes.wings);
    copy->checks = copyOfInts(state->checks, sizes.players);
    copy->out = copyOfInts(state->out, sizes.players);
    copy->exchanges = copyOfInts(state->exchanges, sizes.players);
    copy->points = copyOfInts(state->points, sizes.players);
    return copy;
}

static Position *Position_init(void)
{
    Position *position = emptyRoom(1, sizeof *position);
    State *state = emptyRoom(1, sizeof *state);
    int counts = sizes.players * sizes.types;
    position->owner = filled(sizes.cells, none);
    position->type = filled(sizes.cells, 0);
    position->was = filled(sizes.cells, none);
    position->moved = filled(sizes.cells, 0);
    position->hand = filled(counts, 0);
    position->captured = filled(counts, 0);
    position->numbers = filled(sizes.numbers, 0);
    position->under = emptyRoom((size_t)sizes.cells, sizeof *position->under);
    position->state = state;
    state->rights = filled(sizes.wings, 0);
    state->checks = filled(sizes.players, 0);
    state->out = filled(sizes.players, 0);
    state->exchanges = filled(sizes.players, 0);
    state->points = filled(sizes.players, 0);
    state->lastMoved = none;
    state->lastMover = state->lastFrom = state->lastTo = state->lastType = none;
    return position;
}

static void Position_copyBoard(Position *to, const Position *from)
{
    size_t cells = (size_t)sizes.cells * sizeof(int);
    size_t counts = (size_t)(sizes.players * sizes.types) * sizeof(int);
    memcpy(to->owner, from->owner, cells);
    memcpy(to->type, from->type, cells);
    memcpy(to->was, from->was, cells);
    memcpy(to->moved, from->moved, cells);
    memcpy(to->hand, from->hand, counts);
    memcpy(to->captured, from->captured, counts);
    memcpy(to->numbers, from->numbers, (size_t)sizes.numbers * sizeof(int));
    memcpy(to->under, from->under, (size_t)sizes.cells * sizeof *from->under);
}

static Position *Position_clone(const Position *position)
{
    Position *copy = room(1, sizeof *copy);
    int counts = sizes.players * sizes.types;
    *copy = *position;
    copy->owner = room((size_t)sizes.cells, sizeof(int));
    copy->type = room((size_t)sizes.cells, sizeof(int));
    copy->was = room((size_t)sizes.cells, sizeof(int));
    copy->moved = room((size_t)sizes.cells, sizeof(int));
    copy->hand = room((size_t)counts, sizeof(int));
    copy->captured = room((size_t)counts, sizeof(int));
    copy->numbers = room((size_t)sizes.numbers, sizeof(int));
    copy->under = room((size_t)sizes.cells, sizeof *copy->under);
    Position_copyBoard(copy, position);
    copy->state = copyState(position->state);
    return copy;
}

static int Position_isPiece(const Position *position, int cell)
{
    return position->owner[cell] >= 0;
}

static int Position_isEmpty(const Position *position, int cell)
{
    return position->owner[cell] == none;
}

static int Position_isWall(const Position *position, int cell)
{
    return position->owner[cell] == wall;
}

static Square Position_square(const Position *position, int cell)
{
    Square square;
    square.owner = position->owner[cell];
    square.type = position->type[cell];
    square.was = position->was[cell];
    square.moved = position->moved[cell];
    return square;
}

static void Position_setSquare(Position *position, int cell, Square square)
{
    position->owner[cell] = square.owner;
    position->type[cell] = square.type;
    position->was[cell] = square.was;
    position->moved[cell] = square.moved;
}

/* The cells of a player's pieces. */
static Ints Position_piecesOf(const Position *position, int player)
{
    Ints cells = noInts;
    int cell;
    for (cell = 0; cell < sizes.cells; ++cell) {
        if (position->owner[cell] == player)
            append(&cells, cell);
    }
    return cells;
}

/* `type`: none for any. */
static int Position_count(const Position *position, int player, int type)
{
    int count = 0;
    int cell;
    for (cell = 0; cell < sizes.cells; ++cell)
        count += position->owner[cell] == player && (type == none || position->type[cell] == type);
    return count;
}

static int Position_inHand(const Position *position, int player, int type)
{
    return position->hand[player * sizes.types + type];
}

