/* How one piece moves: its legs, taken apart into nodes of one heading each, are followed from cell to cell. A piece has
   left its own cell, which counts as empty. What a move takes stands until the move is over, and is not taken twice. */

enum { empty, friend, enemy };
enum { EFFECT_NONE, EFFECT_CAPTURE, EFFECT_SWAP, EFFECT_PUSH };
enum { RULE_FROM, RULE_INTO, RULE_OUT_OF, RULE_WITHIN };

typedef struct {
    int stop, effect, last, becomes, hasFilter;
    Ints then, filter;
} Goal;

typedef struct {
    int rule, zone;
} ZoneRule;

typedef struct {
    int unmoved, startCell, notBack, atEdge, zoneCount;
    ZoneRule *zones;
} Only;

typedef struct {
    int own, anywhere, least, most, jumps, sameLength, returns, unloads;
    const Only *only;
    Goal ends[3];
} Node;

typedef struct {
    int nodeCount, needsMemory, measures, mindsOrder;
    Node *nodes;
    Ints always, unmoved, unchecked;
} Program;

typedef struct {
    int cell, putTo; /* none: it is captured */
} Taken;

typedef struct {
    int count, space;
    Taken *at;
} Takes;

typedef struct {
    int to, becomes;
    Takes taken;
} Outcome;

typedef struct {
    int count, space;
    Outcome *at;
} Outcomes;

typedef struct {
    int from, player, moved, onStartCell, home;
} Mover;

typedef struct {
    int node, cell, orientation, count, length, start, before, becomes;
    Takes taken;
    Ints unloadAt;
} Traveller;

typedef struct {
    int count, space;
    Traveller **at;
} Travellers;

static const Goal nothing = {0, EFFECT_NONE, 0, none, 0, {0, 0, NULL}, {0, 0, NULL}};
static const Takes noTakes = {0, 0, NULL};

static int takes(const Goal *goal)
{
    return goal->effect != EFFECT_NONE;
}

static int isCapture(Taken taken)
{
    return taken.putTo == none;
}

static int areSameTakes(Takes a, Takes b)
{
    return a.count == b.count && (a.count == 0 || memcmp(a.at, b.at, (size_t)a.count * sizeof *a.at) == 0);
}

static int capturesIn(Takes taken)
{
    int count = 0;
    int i;
    for (i = 0; i < taken.count; ++i)
        count += isCapture(taken.at[i]);
    return count;
}

static int takesCell(Takes taken, int cell)
{
    int i;
    for (i = 0; i < taken.count; ++i) {
        if (taken.at[i].cell == cell)
            return 1;
    }
    return 0;
}

static int compareTakes(const void *a, const void *b)
{
    const Taken *left = a;
    const Taken *right = b;
    if (left->cell != right->cell)
        return left->cell < right->cell ? -1 : 1;
    return left->putTo < right->putTo ? -1 : left->putTo > right->putTo;
}

static Takes withTake(Takes taken, Taken piece)
{
    Takes all = noTakes;
    int i;
    for (i = 0; i < taken.count; ++i)
        append(&all, taken.at[i]);
    append(&all, piece);
    return all;
}

static void sortTakes(Takes *taken)
{
    if (taken->count > 1)
        qsort(taken->at, (size_t)taken->count, sizeof *taken->at, compareTakes);
}

typedef struct Walk {
    const Program *program;
    const Position *position;
    Mover mover;
    int keepsOrder, isProbing, looksPast, findsStop;
    Keys seen;
    Travellers open;
    Outcomes found;
    /* Is shown every end of a move, if there is one, each order of captures by itself. */
    void (*visit)(void *context, const Traveller *traveller, const Outcome *outcome, int captures);
    void *context;
} Walk;

static Walk Walk_init(const Program *program, const Position *position, Mover mover)
{
    Walk walk;
    memset(&walk, 0, sizeof walk);
    walk.program = program;
    walk.position = position;
    walk.mover = mover;
    walk.keepsOrder = program->mindsOrder;
    return walk;
}

static unsigned hashTraveller(const void *key)
{
    const Traveller *t = key;
    unsigned hash = mixed(mixed(mixed(mixed(17, t->node), t->cell), t->orientation), t->length);
    int i;
    hash = mixed(mixed(hash, t->before), t->becomes);
    for (i = 0; i < t->taken.count; ++i)
        hash = mixed(mixed(hash, t->taken.at[i].cell), t->taken.at[i].putTo);
    return hash;
}

static int isSameTraveller(const void *a, const void *b)
{
    const Traveller *s = a;
    const Traveller *t = b;
    return s->node == t->node && s->cell == t->cell && s->orientation == t->orientation && s->length == t->length
           && s->before == t->before && s->becomes == t->becomes && areSameTakes(s->taken, t->taken)
           && areSameInts(s->unloadAt, t->unloadAt);
}

static int Walk_isInside(const Walk *walk, int zone, int cell)
{
    return Board_isIn(zone, walk->mover.player, cell);
}

/* `isMoved`: whether what only an unmoved piece may do is kept from it. */
static int Walk_mayBeginIf(const Walk *walk, const Only *only, int cell, int isMoved)
{
    int i;
    if (!only)
        return 1;
    if ((only->unmoved && isMoved) || (only->startCell && !walk->mover.onStartCell))
        return 0;
    for (i = 0; i < only->zoneCount; ++i) {
        if (Walk_isInside(walk, only->zones[i].zone, cell) == (only->zones[i].rule == RULE_INTO))
            return 0;
    }
    return 1;
}

static int Walk_mayBegin(const Walk *walk, const Node *node, int cell)
{
    return Walk_mayBeginIf(walk, node->only, cell, walk->mover.moved);
}

/* Some legs follow only where the board ends ahead. `before`: the leg they follow, if any. */
static int mayFollow(const Node *before, const Node *node, int cell, int orientation)
{
    if (!before || !node->only || !node->only->atEdge)
        return 1;
    return !before->anywhere && board.links[Board_seen(orientation, before->own)][cell] < 0;
}

static int Walk_mayEnter(const Walk *walk, const Node *node, int cell)
{
    int i;
    for (i = 0; node->only && i < node->only->zoneCount; ++i) {
        if (node->only->zones[i].rule == RULE_WITHIN && !Walk_isInside(walk, node->only->zones[i].zone, cell))
            return 0;
    }
    return 1;
}

static int Walk_mayEnd(const Walk *walk, const Only *only, int cell, int before)
{
    int i;
    if (only->notBack && before == cell)
        return 0;
    for (i = 0; i < only->zoneCount; ++i) {
        int inside = Walk_isInside(walk, only->zones[i].zone, cell);
        if ((only->zones[i].rule == RULE_INTO && !inside) || (only->zones[i].rule == RULE_OUT_OF && inside))
            return 0;
    }
    return 1;
}

static void Walk_enter(Walk *walk, Ints nodes, const Traveller *from)
{
    const Node *before = from->node == none ? NULL : &walk->program->nodes[from->node];
    int i;
    for (i = 0; i < nodes.count; ++i) {
        const Node *node = &walk->program->nodes[nodes.at[i]];
        Traveller *traveller;
        if (!Walk_mayBegin(walk, node, from->cell) || !mayFollow(before, node, from->cell, from->orientation))
            continue;
        traveller = room(1, sizeof *traveller);
        *traveller = *from;
        traveller->node = nodes.at[i];
        traveller->count = 0;
        traveller->start = from->cell;
        traveller->before = node->only && node->only->notBack ? from->start : none;
        if (node->unloads && from->unloadAt.count <= capturesIn(from->taken))
            traveller->unloadAt = joined(from->unloadAt, from->cell);
        if (Keys_add(&walk->seen, traveller, hashTraveller, isSameTraveller))
            append(&walk->open, traveller);
    }
}

static int Walk_occupant(const Walk *walk, int cell)
{
    int owner;
    if (cell == walk->mover.from)
        return empty;
    owner = walk->position->owner[cell];
    if (owner == none)
        return empty;
    return owner == walk->mover.player || owner == wall ? friend : enemy;
}

static int Walk_concerns(const Walk *walk, const Goal *goal, int cell)
{
    if (!goal->hasFilter && !takes(goal))
        return 1;
    return Position_isPiece(walk->position, cell)
           && (!goal->hasFilter || includes(goal->filter, walk->position->type[cell]));
}

static int Walk_isHome(const Walk *walk, int cell)
{
    return walk->mover.home == none || Walk_isInside(walk, walk->mover.home, cell);
}

static Takes Walk_withTaken(const Walk *walk, Takes taken, Taken piece)
{
    Takes all = withTake(taken, piece);
    if (!walk->keepsOrder)
        sortTakes(&all);
    return all;
}

/* Where a piece is put that is swapped or pushed; none if it is captured or finds no room. */
static int Walk_putTo(const Walk *walk, const Traveller *traveller, const Node *node, int effect)
{
    int to;
    if (effect == EFFECT_SWAP)
        return traveller->start;
    if (effect != EFFECT_PUSH || node->anywhere)
        return none;
    to = board.links[Board_seen(traveller->orientation, node->own)][traveller->cell];
    return to >= 0 && Walk_occupant(walk, to) == empty ? to : none;
}

/* Captured pieces are put down in the order in which they were captured. */
static Outcome Walk_outcomeOf(const Traveller *traveller)
{
    Outcome outcome;
    int next = 0;
    int i;
    outcome.to = traveller->cell;
    outcome.becomes = traveller->becomes;
    outcome.taken = noTakes;
    for (i = 0; i < traveller->taken.count; ++i) {
        Taken each = traveller->taken.at[i];
        if (each.putTo == none && next < traveller->unloadAt.count)
            each.putTo = traveller->unloadAt.at[next++];
        append(&outcome.taken, each);
    }
    sortTakes(&outcome.taken);
    return outcome;
}

/* Whether every piece that the move puts down, the mover included, has a cell for itself. */
static int Walk_hasRoom(const Walk *walk, const Outcome *outcome)
{
    int i, k;
    for (i = 0; i < outcome->taken.count; ++i) {
        int putTo = outcome->taken.at[i].putTo;
        int isLeft, isFull;
        if (putTo == none)
            continue;
        isLeft = putTo == walk->mover.from || takesCell(outcome->taken, putTo);
        isFull = putTo == outcome->to;
        for (k = 0; k < i; ++k)
            isFull = isFull || outcome->taken.at[k].putTo == putTo;
        if (isFull || (Position_isPiece(walk->position, putTo) && !isLeft))
            return 0;
    }
    return 1;
}

static void Walk_stop(Walk *walk, const Traveller *traveller, int captures)
{
    Outcome outcome = Walk_outcomeOf(traveller);
    int i;
    if (!Walk_hasRoom(walk, &outcome))
        return;
    if (walk->isProbing) {
        walk->findsStop = 1;
        return;
    }
    if (walk->visit)
        walk->visit(walk->context, traveller, &outcome, captures);
    for (i = 0; i < walk->found.count; ++i) {
        const Outcome *each = &walk->found.at[i];
        if (each->to == outcome.to && each->becomes == outcome.becomes && areSameTakes(each->taken, outcome.taken))
            return;
    }
    append(&walk->found, outcome);
}

/* Whatever may happen on the cell; whether the leg may go on beyond it. */
static int Walk_arrive(Walk *walk, const Traveller *traveller, const Node *node, int least, int carriesOn)
{
    int cell = traveller->cell;
    int occupant = Walk_occupant(walk, cell);
    int passes = occupant == empty || node->jumps;
    const Goal *goal = &node->ends[occupant];
    int putTo = none;
    int hasTaken, mayStop;
    Traveller after;
    if (traveller->count < least || (occupant != empty && !Walk_concerns(walk, goal, cell))
        || (node->only && !Walk_mayEnd(walk, node->only, cell, traveller->before)))
        goal = &nothing;
    if (occupant != empty && takes(goal)) {
        putTo = Walk_putTo(walk, traveller, node, goal->effect);
        if (takesCell(traveller->taken, cell) || (goal->effect == EFFECT_PUSH && putTo == none))
            goal = &nothing;
    }
    if (walk->looksPast && !goal->last)
        return passes;
    after = *traveller;
    hasTaken = occupant != empty && takes(goal);
    if (hasTaken) {
        Taken taken;
        taken.cell = cell;
        taken.putTo = putTo;
        after.taken = Walk_withTaken(walk, traveller->taken, taken);
    }
    if (goal->becomes != none)
        after.becomes = goal->becomes;
    mayStop = goal->stop && (cell != walk->mover.from || node->returns) && Walk_isHome(walk, cell);
    if (mayStop && !(goal->last && (carriesOn || walk->looksPast)))
        Walk_stop(walk, &after, hasTaken);
    if (goal->then.count > 0)
        Walk_enter(walk, goal->then, &after);
    return passes;
}

static void Walk_leap(Walk *walk, const Traveller *traveller)
{
    const Node *node = &walk->program->nodes[traveller->node];
    int cell;
    for (cell = 0; cell < board.size; ++cell) {
        if (cell != traveller->cell && Walk_mayEnter(walk, node, cell)) {
            Traveller there = *traveller;
            there.cell = cell;
            there.count = 1;
            Walk_arrive(walk, &there, node, 1, 0);
        }
    }
}

static void Walk_walkOn(Walk *walk);
static void Walk_travel(Walk *walk, const Traveller *from);

/* Whether a leg that is only over at last can be carried on from one of its ends. */
static int Walk_canBeCarriedOn(Walk *walk, const Traveller *traveller, const Node *node)
{
    Keys seen = walk->seen;
    Travellers open = walk->open;
    int finds;
    if (walk->isProbing || !(node->ends[0].last || node->ends[1].last || node->ends[2].last))
        return 0;
    memset(&walk->seen, 0, sizeof walk->seen);
    memset(&walk->open, 0, sizeof walk->open);
    walk->isProbing = walk->looksPast = 1;
    Walk_travel(walk, traveller);
    walk->looksPast = 0;
    Walk_walkOn(walk);
    walk->isProbing = 0;
    walk->seen = seen;
    walk->open = open;
    finds = walk->findsStop;
    walk->findsStop = 0;
    return finds;
}

static unsigned hashPlace(const void *key)
{
    return mixed(17, *(const int *)key);
}

static int isSamePlace(const void *a, const void *b)
{
    return *(const int *)a == *(const int *)b;
}

/* Whether the place, a number, is new to the set. */
static int isNewPlace(Keys *been, int place)
{
    int *key = room(1, sizeof *key);
    *key = place;
    return Keys_add(been, key, hashPlace, isSamePlace);
}

static void Walk_travel(Walk *walk, const Traveller *from)
{
    const Node *node = &walk->program->nodes[from->node];
    int least = node->sameLength ? from->length : node->least;
    int most = node->sameLength ? from->length : node->most;
    int carriesOn = Walk_canBeCarriedOn(walk, from, node);
    int measures = walk->program->measures && !node->sameLength && node->least != node->most;
    Traveller traveller = *from;
    Keys been = {0, 0, NULL};
    int count = 0;
    while (count < most) {
        int step = Board_seen(traveller.orientation, node->own);
        int to = board.links[step][traveller.cell];
        ++count;
        if (to < 0)
            return;
        traveller.orientation = Board_crossed(traveller.orientation, step, traveller.cell);
        traveller.cell = to;
        traveller.count = count;
        if (measures)
            traveller.length = count;
        if (!Walk_mayEnter(walk, node, to))
            return;
        if (board.cyclic[step]) {
            int place = most == infinity && count > least ? least : count;
            if (!isNewPlace(&been, (place * board.size + to) * board.facingCount + traveller.orientation))
                return;
        }
        if (!Walk_arrive(walk, &traveller, node, least, carriesOn))
            return;
    }
}

static void Walk_walkOn(Walk *walk)
{
    while (walk->open.count > 0 && !walk->findsStop) {
        const Traveller *traveller = walk->open.at[--walk->open.count];
        if (walk->program->nodes[traveller->node].anywhere)
            Walk_leap(walk, traveller);
        else
            Walk_travel(walk, traveller);
    }
}

static Traveller Walk_start(const Walk *walk)
{
    Traveller start;
    memset(&start, 0, sizeof start);
    start.node = start.start = start.before = start.becomes = none;
    start.cell = walk->mover.from;
    start.orientation = Board_held(walk->mover.from, walk->mover.player);
    return start;
}

/* What the piece's moves do, each once: where it ends, what it takes and what it becomes. */
static Outcomes Walk_outcomes(Walk *walk, int isUnchecked)
{
    Traveller start = Walk_start(walk);
    Walk_enter(walk, walk->program->always, &start);
    Walk_walkOn(walk);
    if (!walk->mover.moved) {
        Walk_enter(walk, walk->program->unmoved, &start);
        if (isUnchecked)
            Walk_enter(walk, walk->program->unchecked, &start);
        Walk_walkOn(walk);
    }
    return walk->found;
}

/* Every cell that a piece may come to from a cell whatever stands on the board, and whether it may ever stop on an empty
   one. Conditions that depend on the move before are left aside. */
typedef struct {
    char *touched;
    int stops;
} Ways;

typedef struct {
    Walk walk;
    Ways *ways;
    Keys seen;
    Travellers open;
} WaySearch;

static void WaySearch_enter(WaySearch *search, Ints nodes, int cell, int orientation, const Node *before)
{
    int i;
    for (i = 0; i < nodes.count; ++i) {
        const Node *node = &search->walk.program->nodes[nodes.at[i]];
        int key = (nodes.at[i] * board.size + cell) * board.facingCount + orientation;
        Traveller *traveller;
        if (!Walk_mayBeginIf(&search->walk, node->only, cell, 0) || !mayFollow(before, node, cell, orientation)
            || !isNewPlace(&search->seen, key))
            continue;
        traveller = emptyRoom(1, sizeof *traveller);
        traveller->node = nodes.at[i];
        traveller->cell = cell;
        traveller->orientation = orientation;
        append(&search->open, traveller);
    }
}

static void WaySearch_arrive(WaySearch *search, const Node *node, int cell, int orientation, int isFar)
{
    const Walk *walk = &search->walk;
    int occupant;
    search->ways->touched[cell] = 1;
    if (!isFar || (node->only && !Walk_mayEnd(walk, node->only, cell, none)))
        return;
    if (node->ends[empty].stop && (cell != walk->mover.from || node->returns) && Walk_isHome(walk, cell))
        search->ways->stops = 1;
    for (occupant = empty; occupant <= enemy; ++occupant)
        WaySearch_enter(search, node->ends[occupant].then, cell, orientation, node);
}

static void WaySearch_ride(WaySearch *search, const Node *node, int cell, int orientation)
{
    int least = node->sameLength ? 1 : node->least;
    int most = node->sameLength ? infinity : node->most;
    int longest = board.size * board.facingCount + least;
    int count;
    for (count = 1; count <= most && count <= longest; ++count) {
        int step = Board_seen(orientation, node->own);
        int to = board.links[step][cell];
        if (to < 0)
            return;
        orientation = Board_crossed(orientation, step, cell);
        cell = to;
        if (!Walk_mayEnter(&search->walk, node, cell))
            return;
        WaySearch_arrive(search, node, cell, orientation, count >= least);
    }
}

static void possibleWays(Ways *ways, const Program *program, Mover mover)
{
    WaySearch search;
    int facing = Board_held(mover.from, mover.player);
    memset(&search, 0, sizeof search);
    search.walk = Walk_init(program, NULL, mover);
    search.ways = ways;
    WaySearch_enter(&search, program->always, mover.from, facing, NULL);
    WaySearch_enter(&search, program->unmoved, mover.from, facing, NULL);
    WaySearch_enter(&search, program->unchecked, mover.from, facing, NULL);
    while (search.open.count > 0) {
        Traveller at = *search.open.at[--search.open.count];
        const Node *node = &program->nodes[at.node];
        int cell;
        for (cell = 0; node->anywhere && cell < board.size; ++cell) {
            if (cell != at.cell)
                WaySearch_arrive(&search, node, cell, at.orientation, 1);
        }
        if (!node->anywhere)
            WaySearch_ride(&search, node, at.cell, at.orientation);
    }
}

