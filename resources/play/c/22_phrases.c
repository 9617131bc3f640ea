/* What own rules ask: each phrase is made ready once and asked in a frame. A truth, number, cell, direction, player or type is
   a number (a truth 1 or 0, -1 is none); a set is a sorted list. */

enum { greatestNumber = 1000000000, mostInRange = 65536 };

typedef struct {
    int isSet, number;
    Ints set;
} Answer;

typedef struct {
    int me, turn, from, to, mover;
    Ints path, captured;
} Context;

enum { NOW, BEFORE_MOVE, BEFORE_TURN, AT_START, READINGS };

/* The values of one evaluation: which position is read, the move in progress, and the names of the rule. */
typedef struct {
    const Position *read[READINGS];
    int reading;
    Answer *locals; /* by the numbers of the names */
    Answer *chosen; /* what the move begun has chosen, by the names of its choices */
    int given;      /* the player that an end is about */
    Context context;
} Frame;

typedef Answer (*Function)(Frame *f, const Answer *a, int count);

/* A node of a phrase. `x`: its members may be none. */
typedef struct Phrase {
    Answer (*ask)(const struct Phrase *node, Frame *f);
    int i, s, x, count;
    Ints v;
    struct Phrase **p;
    Function f;
} Phrase;

typedef struct {
    int begin, count, least, most, follows, counted;
} NumberRow;

typedef struct {
    const Phrase *means;
    int slots;
} Word;

typedef struct {
    const int *ofDirections;
    Ints *cells; /* by cell */
    char *isKnown;
} Known;

/* The board as own rules look at it. */
typedef struct {
    Ints dirs, orthogonal, diagonal, edge, cells;
    const int *opposite, *forward, *mirror;
    const int **facing;
    Ints *rays; /* by direction and cell; made when they are asked for */
    char *hasRay;
    Known known[3]; /* see near(): sets that are asked often */
} PhraseBoard;

static PhraseBoard phraseBoard;

static Ints allPlayers, allTypes;
static int endlessHands;
static NumberRow *ownNumbers;
static int ownNumberCount;
static Word *ownWords;
static int ownSlots; /* names that a rule may have at most */

static Ints Questions_reached(const Position *position, int from, int type, int capturesOnly);
static Ints Questions_attackers(const Position *position, int target, int player);
static Ints Questions_legal(const Position *position, int from);
static int Questions_isStuck(const Position *position, int player);
static int Questions_movesLeft(const Position *position, int player);
static Ints Threats_royalCells(const Position *position, int player);
static int Threats_isInCheck(const Position *position, int player, const Ints *lasting);
static int Book_playerAfter(int player, int turn);
static int Book_typePoints(int type);
static Ints Book_castlingGoals(const Position *position, int player);
static int OwnGame_otherThan(int me);
static int OwnGame_timesBefore(const Position *position, int isTurnCounted);

static Answer numbered(int number)
{
    Answer answer = {0, 0, {0, 0, NULL}};
    answer.number = number;
    return answer;
}

static Answer members(Ints set)
{
    Answer answer = {1, 0, {0, 0, NULL}};
    answer.set = set;
    return answer;
}

static Answer ask(const Phrase *phrase, Frame *f)
{
    return phrase->ask(phrase, f);
}

static int number(const Phrase *phrase, Frame *f)
{
    Mark before = mark();
    int found = ask(phrase, f).number;
    release(before);
    return found;
}

static int holds(const Phrase *phrase, Frame *f)
{
    return number(phrase, f) != 0;
}

static int held(long long number)
{
    return number > greatestNumber ? greatestNumber : number < -greatestNumber ? -greatestNumber : (int)number;
}

/* In a set, which is sorted. */
static int has(Ints set, int wanted)
{
    return set.count > 0 && bsearch(&wanted, set.at, (size_t)set.count, sizeof *set.at, compareInts) != NULL;
}

static int areSame(Answer a, Answer b)
{
    return a.isSet ? areSameInts(a.set, b.set) : a.number == b.number;
}

static const Position *Frame_position(const Frame *f)
{
    return f->read[f->reading];
}

/* What a phrase gives, read from another position. */
static Answer Frame_within(Frame *f, int reading, const Phrase *of)
{
    int before = f->reading;
    Answer value;
    if (f->read[reading])
        f->reading = reading;
    value = ask(of, f);
    f->reading = before;
    return value;
}

static int PhraseBoard_step(int cell, int direction)
{
    return cell < 0 || direction < 0 ? none : board.links[direction][cell];
}

static int PhraseBoard_ahead(int cell, int direction, int steps)
{
    int at = cell;
    int orientation = 0;
    int i;
    if (cell < 0 || direction < 0 || steps < 0)
        return none;
    for (i = 0; i < steps; ++i) {
        int seen = Board_seen(orientation, direction);
        int to = board.links[seen][at];
        if (to < 0)
            return none;
        orientation = Board_crossed(orientation, seen, at);
        at = to;
    }
    return at;
}

static Ints PhraseBoard_walk(int cell, int direction)
{
    Ints line = noInts;
    char *seen = setOf(one(cell), board.size);
    int orientation = 0;
    int at = cell;
    for (;;) {
        int step = Board_seen(orientation, direction);
        int to = board.links[step][at];
        if (to < 0 || seen[to])
            return line;
        orientation = Board_crossed(orientation, step, at);
        at = to;
        seen[at] = 1;
        append(&line, at);
    }
}

static Ints keptInts(Ints list)
{
    Arena *before = useArena(&kept);
    Ints copy = slice(list, 0, list.count);
    useArena(before);
    return copy;
}

static Ints PhraseBoard_ray(int cell, int direction)
{
    int key = direction * board.size + cell;
    if (cell < 0 || direction < 0)
        return noInts;
    if (!phraseBoard.hasRay[key]) {
        phraseBoard.rays[key] = keptInts(PhraseBoard_walk(cell, direction));
        phraseBoard.hasRay[key] = 1;
    }
    return phraseBoard.rays[key];
}

static int PhraseBoard_toward(int from, int to)
{
    int i;
    for (i = 0; from >= 0 && to >= 0 && i < phraseBoard.dirs.count; ++i) {
        if (includes(PhraseBoard_ray(from, phraseBoard.dirs.at[i]), to))
            return phraseBoard.dirs.at[i];
    }
    return none;
}

static int PhraseBoard_turned(int direction, int places)
{
    Ints dirs = phraseBoard.dirs;
    int at = indexOf(dirs, direction);
    if (at == none)
        return none;
    at = (int)(((long long)at + places) % dirs.count);
    return dirs.at[at < 0 ? at + dirs.count : at];
}

static Ints PhraseBoard_nextTo(int cell, Ints directions)
{
    Ints cells = noInts;
    int i;
    for (i = 0; i < directions.count; ++i) {
        int to = PhraseBoard_step(cell, directions.at[i]);
        if (to >= 0)
            append(&cells, to);
    }
    return ordered(cells);
}

static Ints PhraseBoard_near(int cell, Ints directions)
{
    int i;
    for (i = 0; i < 3; ++i) {
        Known *known = &phraseBoard.known[i];
        if (known->ofDirections != directions.at)
            continue;
        if (!known->isKnown[cell]) {
            known->cells[cell] = keptInts(PhraseBoard_nextTo(cell, directions));
            known->isKnown[cell] = 1;
        }
        return known->cells[cell];
    }
    return PhraseBoard_nextTo(cell, directions);
}

static void PhraseBoard_init(const Value *own)
{
    const Value *data = get(own, "board");
    int cell, i;
    phraseBoard.dirs = idsOf(data, "dirs");
    phraseBoard.orthogonal = idsOf(data, "orthogonal");
    phraseBoard.diagonal = idsOf(data, "diagonal");
    phraseBoard.opposite = rowOf(get(data, "opposite"));
    phraseBoard.forward = rowOf(get(data, "forward"));
    phraseBoard.mirror = rowOf(get(data, "mirror"));
    phraseBoard.facing = rowsOf(get(data, "facing"));
    phraseBoard.rays = room((size_t)(board.steps * board.size), sizeof(Ints));
    phraseBoard.hasRay = emptyRoom((size_t)(board.steps * board.size), 1);
    for (i = 0; i < 3; ++i) {
        Known *known = &phraseBoard.known[i];
        known->ofDirections = (i == 0 ? phraseBoard.dirs : i == 1 ? phraseBoard.orthogonal : phraseBoard.diagonal).at;
        known->cells = room((size_t)board.size, sizeof(Ints));
        known->isKnown = emptyRoom((size_t)board.size, 1);
    }
    for (cell = 0; cell < board.size; ++cell) {
        int isEdge = 0;
        append(&phraseBoard.cells, cell);
        for (i = 0; i < phraseBoard.dirs.count; ++i)
            isEdge = isEdge || PhraseBoard_step(cell, phraseBoard.dirs.at[i]) < 0;
        if (isEdge)
            append(&phraseBoard.edge, cell);
    }
}

/* What hangs together with the first cells, within others. */
static Ints PhraseBoard_spread(Ints from, Ints within, Ints directions)
{
    char *inside = setOf(within, board.size);
    char *found = setOf(from, board.size);
    Ints all = slice(from, 0, from.count);
    Ints open = slice(from, 0, from.count);
    while (open.count > 0) {
        Ints near = PhraseBoard_near(open.at[--open.count], directions);
        int i;
        for (i = 0; i < near.count; ++i) {
            int to = near.at[i];
            if (!inside[to] || found[to])
                continue;
            found[to] = 1;
            append(&all, to);
            append(&open, to);
        }
    }
    return ordered(all);
}

static int PhraseBoard_parts(Ints cells, Ints directions)
{
    char *found = setOf(noInts, board.size);
    int count = 0;
    int i, k;
    for (i = 0; i < cells.count; ++i) {
        Ints part;
        if (found[cells.at[i]])
            continue;
        part = PhraseBoard_spread(one(cells.at[i]), cells, directions);
        for (k = 0; k < part.count; ++k)
            found[part.at[k]] = 1;
        ++count;
    }
    return count;
}

/* Steps from one of the first cells to one of the others, over cells within. */
static int PhraseBoard_way(Ints from, Ints to, Ints within, Ints directions)
{
    char *goal = setOf(to, board.size);
    char *inside = setOf(within, board.size);
    char *found = setOf(from, board.size);
    Ints front = from;
    int steps;
    for (steps = 0; front.count > 0; ++steps) {
        Ints next = noInts;
        int i, k;
        for (i = 0; i < front.count; ++i) {
            if (goal[front.at[i]])
                return steps;
        }
        for (i = 0; i < front.count; ++i) {
            Ints near = PhraseBoard_near(front.at[i], directions);
            for (k = 0; k < near.count; ++k) {
                if (!inside[near.at[k]] || found[near.at[k]])
                    continue;
                found[near.at[k]] = 1;
                append(&next, near.at[k]);
            }
        }
        front = next;
    }
    return none;
}

/* What stands on a cell. */
enum { noPlayersMark = -5 }; /* in `was` of a wall: a piece that belongs to no player */

static int isPieceSquare(Square square)
{
    return square.owner >= 0 || (square.owner == wall && square.was == noPlayersMark);
}

static int PieceAnswers_owner(const Position *position, int cell)
{
    int owner;
    if (cell < 0)
        return none;
    owner = position->owner[cell];
    if (owner >= 0)
        return owner;
    return owner == wall && position->was[cell] == noPlayersMark ? sizes.players : none;
}

static int PieceAnswers_type(const Position *position, int cell)
{
    return PieceAnswers_owner(position, cell) < 0 ? none : position->type[cell];
}

static int PieceAnswers_isEmpty(const Position *position, int cell)
{
    return cell >= 0 && position->owner[cell] == none;
}

static int PieceAnswers_height(const Position *position, int cell)
{
    return PieceAnswers_owner(position, cell) < 0 ? 0 : 1 + position->under[cell].count;
}

/* The square at a place from the bottom, counted from 1; whether there is one. */
static int PieceAnswers_atHeight(const Position *position, int cell, int place, Square *square)
{
    int all = PieceAnswers_height(position, cell);
    if (place < 1 || place > all)
        return 0;
    *square = place == all ? Position_square(position, cell) : position->under[cell].at[place - 1];
    return 1;
}

static int PieceAnswers_ownerOf(Square square)
{
    if (square.owner >= 0)
        return square.owner;
    return isPieceSquare(square) ? sizes.players : none;
}

/* The functions of the language. `a` are the values given, and the directions given after so many others. */
static int isPlayer(int player)
{
    return player >= 0 && player < sizes.players;
}

static Ints everyDirection(const Answer *a, int count, int before)
{
    return count > before ? a[before].set : phraseBoard.dirs;
}

static int counted(const int *counts, int player, int type)
{
    return isPlayer(player) && type >= 0 ? counts[player * sizes.types + type] : 0;
}

static Ints piecesOf(const Position *position, int player)
{
    Ints cells = noInts;
    int cell;
    for (cell = 0; player >= 0 && cell < board.size; ++cell) {
        if (PieceAnswers_owner(position, cell) == player)
            append(&cells, cell);
    }
    return cells;
}

static Answer coordinate(const Answer *a, int axis)
{
    int cell = a[0].number;
    return numbered(cell >= 0 && board.coordinates[cell].count > axis ? board.coordinates[cell].at[axis] + 1 : 0);
}

static Answer stands(const Frame *f, int cell, int isFriend)
{
    int owner = cell >= 0 ? Frame_position(f)->owner[cell] : none;
    return numbered(owner >= 0 && (owner == f->context.me) == isFriend);
}

/* The meaning of a function: `f` is the frame, `a` the values given, `count` their number. */
#define MEANING(name, answer)                                \
    static Answer name(Frame *f, const Answer *a, int count) \
    {                                                        \
        (void)f;                                             \
        (void)a;                                             \
        (void)count;                                         \
        return answer;                                       \
    }
#define HERE Frame_position(f)
#define N(i) a[i].number
#define S(i) a[i].set

MEANING(meansCells, members(phraseBoard.cells))
MEANING(meansDirs, members(phraseBoard.dirs))
MEANING(meansOrthogonal, members(phraseBoard.orthogonal))
MEANING(meansDiagonal, members(phraseBoard.diagonal))
MEANING(meansEdge, members(phraseBoard.edge))
MEANING(meansStep, numbered(PhraseBoard_step(N(0), N(1))))
MEANING(meansAhead, numbered(PhraseBoard_ahead(N(0), N(1), N(2))))
MEANING(meansNear, members(N(0) < 0 ? noInts : PhraseBoard_near(N(0), everyDirection(a, count, 1))))
MEANING(meansRay, members(ordered(PhraseBoard_ray(N(0), N(1)))))
MEANING(meansToward, numbered(PhraseBoard_toward(N(0), N(1))))
MEANING(meansDistance, numbered(N(0) < 0 || N(1) < 0
                                    ? none
                                    : PhraseBoard_way(one(N(0)), one(N(1)), phraseBoard.cells, phraseBoard.dirs)))
MEANING(meansOpposite, numbered(N(0) < 0 ? none : phraseBoard.opposite[N(0)]))
MEANING(meansTurned, numbered(PhraseBoard_turned(N(0), N(1))))
MEANING(meansFacing, numbered(!isPlayer(N(0)) || N(1) < 0 ? none : phraseBoard.facing[N(0)][N(1)]))
MEANING(meansForward, numbered(isPlayer(N(0)) ? phraseBoard.forward[N(0)] : none))
MEANING(meansFile, coordinate(a, 0))
MEANING(meansRank, coordinate(a, 1))
MEANING(meansLevel, coordinate(a, 2))
MEANING(meansMirror, numbered(N(0) < 0 ? none : phraseBoard.mirror[N(0)]))
MEANING(meansTypes, members(allTypes))
MEANING(meansHeight, numbered(PieceAnswers_height(HERE, N(0))))
MEANING(meansEmpty, numbered(PieceAnswers_isEmpty(HERE, N(0))))
MEANING(meansOccupied, numbered(PieceAnswers_owner(HERE, N(0)) >= 0))
MEANING(meansFriend, stands(f, N(0), 1))
MEANING(meansEnemy, stands(f, N(0), 0))
MEANING(meansWall, numbered(N(0) >= 0 && Position_isWall(HERE, N(0)) && PieceAnswers_owner(HERE, N(0)) < 0))
MEANING(meansMoved, numbered(PieceAnswers_owner(HERE, N(0)) >= 0 && HERE->moved[N(0)] != 0))
MEANING(meansRoyals, members(isPlayer(N(0)) ? ordered(Threats_royalCells(HERE, N(0))) : noInts))
MEANING(meansCastlingGoals, members(ordered(Book_castlingGoals(HERE, N(0)))))
MEANING(meansHasLost, numbered(isPlayer(N(0)) && HERE->state->out[N(0)] != 0))
MEANING(meansPiecePoints, numbered(Book_typePoints(N(0))))
MEANING(meansMoves, members(Questions_reached(HERE, N(0), count > 1 ? N(1) : none, 0)))
MEANING(meansCaptures, members(Questions_reached(HERE, N(0), count > 1 ? N(1) : none, 1)))
MEANING(meansAttackers, members(N(0) >= 0 && isPlayer(N(1)) ? Questions_attackers(HERE, N(0), N(1)) : noInts))
MEANING(meansAttacked, numbered(N(0) >= 0 && isPlayer(N(1)) && Questions_attackers(HERE, N(0), N(1)).count > 0))
MEANING(meansInCheck, numbered(isPlayer(N(0)) && Threats_isInCheck(HERE, N(0), NULL)))
MEANING(meansLegal, members(N(0) >= 0 ? Questions_legal(HERE, N(0)) : noInts))
MEANING(meansStuck, numbered(isPlayer(N(0)) && Questions_isStuck(HERE, N(0))))
MEANING(meansRest, numbered(f->context.me >= 0 ? Questions_movesLeft(HERE, f->context.me) : 0))
MEANING(meansPart, members(has(S(1), N(0)) ? PhraseBoard_spread(one(N(0)), S(1), everyDirection(a, count, 2)) : noInts))
MEANING(meansParts, numbered(PhraseBoard_parts(S(0), everyDirection(a, count, 1))))
MEANING(meansWay, numbered(PhraseBoard_way(S(0), S(1), S(2), everyDirection(a, count, 3))))
MEANING(meansMe, numbered(f->context.me))
MEANING(meansOther, numbered(OwnGame_otherThan(f->context.me)))
MEANING(meansNext, numbered(f->context.me < 0 ? none : Book_playerAfter(f->context.me, HERE->state->turn)))
MEANING(meansNobody, numbered(sizes.players))
MEANING(meansPlayers, members(allPlayers))
MEANING(meansTurn, numbered(f->context.turn))
MEANING(meansPasses, numbered(HERE->state->passes))
MEANING(meansLastFrom, numbered(HERE->state->lastFrom))
MEANING(meansLastTo, numbered(HERE->state->lastTo))
MEANING(meansLastType, numbered(HERE->state->lastType))
MEANING(meansRepeated, numbered(OwnGame_timesBefore(HERE, 0) > 0))
MEANING(meansRepeatedTurn, numbered(OwnGame_timesBefore(HERE, 1) > 0))
MEANING(meansTimesRepeated, numbered(OwnGame_timesBefore(HERE, 1)))
MEANING(meansFrom, numbered(f->context.from))
MEANING(meansTo, numbered(f->context.to))
MEANING(meansPath, members(ordered(f->context.path)))
MEANING(meansCaptured, members(ordered(f->context.captured)))
MEANING(meansMover, numbered(f->context.mover))

static Ints lineThrough(int cell, int direction)
{
    Ints cells = noInts;
    if (cell < 0)
        return noInts;
    append(&cells, cell);
    appendAll(&cells, PhraseBoard_ray(cell, direction));
    if (direction >= 0)
        appendAll(&cells, PhraseBoard_ray(cell, phraseBoard.opposite[direction]));
    return ordered(cells);
}

MEANING(meansLine, members(lineThrough(N(0), N(1))))

static Ints cellsBetween(int from, int to)
{
    Ints cells = PhraseBoard_ray(from, PhraseBoard_toward(from, to));
    int last = indexOf(cells, to);
    return ordered(last == none ? cells : slice(cells, 0, last));
}

MEANING(meansBetween, members(cellsBetween(N(0), N(1))))

static int ownerAt(const Position *position, const Answer *a, int count)
{
    Square square;
    if (count == 1)
        return PieceAnswers_owner(position, N(0));
    return PieceAnswers_atHeight(position, N(0), N(1), &square) ? PieceAnswers_ownerOf(square) : none;
}

static int typeAt(const Position *position, const Answer *a, int count)
{
    Square square;
    if (count == 1)
        return PieceAnswers_type(position, N(0));
    return PieceAnswers_atHeight(position, N(0), N(1), &square) ? square.type : none;
}

MEANING(meansOwner, numbered(ownerAt(HERE, a, count)))
MEANING(meansType, numbered(typeAt(HERE, a, count)))

static int typeBefore(const Position *position, int cell)
{
    if (PieceAnswers_owner(position, cell) < 0)
        return none;
    return position->owner[cell] >= 0 && position->was[cell] >= 0 ? position->was[cell] : position->type[cell];
}

MEANING(meansWas, numbered(typeBefore(HERE, N(0))))

static Ints piecesOfType(const Position *position, const Answer *a, int count)
{
    Ints all = piecesOf(position, N(0));
    Ints some = noInts;
    int i;
    for (i = 0; count > 1 && i < all.count; ++i) {
        if (position->type[all.at[i]] == N(1))
            append(&some, all.at[i]);
    }
    return count == 1 ? all : some;
}

MEANING(meansPieces, members(piecesOfType(HERE, a, count)))
MEANING(meansHand,
        numbered(endlessHands && isPlayer(N(0)) && N(1) >= 0 ? greatestNumber : counted(HERE->hand, N(0), N(1))))

static int lostPieces(const Position *position, const Answer *a, int count)
{
    int sum = 0;
    int type;
    if (count > 1)
        return counted(position->captured, N(0), N(1));
    for (type = 0; type < sizes.types; ++type)
        sum += counted(position->captured, N(0), type);
    return sum;
}

MEANING(meansLost, numbered(lostPieces(HERE, a, count)))

static Ints slidesFrom(const Position *position, int cell, Ints directions)
{
    Ints cells = noInts;
    int i, k;
    for (i = 0; i < directions.count; ++i) {
        Ints ray = PhraseBoard_ray(cell, directions.at[i]);
        for (k = 0; k < ray.count && PieceAnswers_isEmpty(position, ray.at[k]); ++k)
            append(&cells, ray.at[k]);
    }
    return ordered(cells);
}

MEANING(meansSlides, members(slidesFrom(HERE, N(0), everyDirection(a, count, 1))))

static int firstSeen(const Position *position, int cell, int direction)
{
    Ints ray = PhraseBoard_ray(cell, direction);
    int i;
    for (i = 0; i < ray.count; ++i) {
        if (!PieceAnswers_isEmpty(position, ray.at[i]))
            return PieceAnswers_owner(position, ray.at[i]) >= 0 ? ray.at[i] : none;
    }
    return none;
}

MEANING(meansSeen, numbered(firstSeen(HERE, N(0), N(1))))

static Ints groupOf(const Position *position, int cell, Ints directions)
{
    int owner = PieceAnswers_owner(position, cell);
    return owner < 0 ? noInts : PhraseBoard_spread(one(cell), piecesOf(position, owner), directions);
}

MEANING(meansGroup, members(groupOf(HERE, N(0), everyDirection(a, count, 1))))

static Ints regionOf(const Position *position, int cell, Ints directions)
{
    Ints within = noInts;
    int each;
    if (!PieceAnswers_isEmpty(position, cell))
        return noInts;
    for (each = 0; each < board.size; ++each) {
        if (PieceAnswers_isEmpty(position, each))
            append(&within, each);
    }
    return PhraseBoard_spread(one(cell), within, directions);
}

MEANING(meansRegion, members(regionOf(HERE, N(0), everyDirection(a, count, 1))))

static Ints borderOf(Ints cells, Ints directions)
{
    Ints found = noInts;
    int i, k;
    for (i = 0; i < cells.count; ++i) {
        Ints near = PhraseBoard_near(cells.at[i], directions);
        for (k = 0; k < near.count; ++k) {
            if (!has(cells, near.at[k]))
                append(&found, near.at[k]);
        }
    }
    return ordered(found);
}

MEANING(meansBorder, members(borderOf(S(0), everyDirection(a, count, 1))))

static int joins(Ints cells, Ints from, Ints to, Ints directions)
{
    Ints begin = noInts;
    Ints found;
    int i;
    for (i = 0; i < cells.count; ++i) {
        if (has(from, cells.at[i]))
            append(&begin, cells.at[i]);
    }
    found = PhraseBoard_spread(begin, cells, directions);
    for (i = 0; i < found.count; ++i) {
        if (has(to, found.at[i]))
            return 1;
    }
    return 0;
}

MEANING(meansJoins, numbered(joins(S(0), S(1), S(2), everyDirection(a, count, 3))))

static const struct {
    const char *name;
    Function means;
} phraseFunctions[] = {
    {"cells", meansCells},
    {"dirs", meansDirs},
    {"orthogonal", meansOrthogonal},
    {"diagonal", meansDiagonal},
    {"edge", meansEdge},
    {"step", meansStep},
    {"ahead", meansAhead},
    {"near", meansNear},
    {"ray", meansRay},
    {"line", meansLine},
    {"between", meansBetween},
    {"toward", meansToward},
    {"distance", meansDistance},
    {"opposite", meansOpposite},
    {"turned", meansTurned},
    {"facing", meansFacing},
    {"forward", meansForward},
    {"file", meansFile},
    {"rank", meansRank},
    {"level", meansLevel},
    {"mirror", meansMirror},
    {"types", meansTypes},
    {"owner", meansOwner},
    {"type", meansType},
    {"height", meansHeight},
    {"empty", meansEmpty},
    {"occupied", meansOccupied},
    {"friend", meansFriend},
    {"enemy", meansEnemy},
    {"wall", meansWall},
    {"moved", meansMoved},
    {"was", meansWas},
    {"pieces", meansPieces},
    {"hand", meansHand},
    {"lost", meansLost},
    {"royals", meansRoyals},
    {"castling-goals", meansCastlingGoals},
    {"piece-points", meansPiecePoints},
    {"has-lost", meansHasLost},
    {"slides", meansSlides},
    {"seen", meansSeen},
    {"moves", meansMoves},
    {"captures", meansCaptures},
    {"attackers", meansAttackers},
    {"attacked", meansAttacked},
    {"in-check", meansInCheck},
    {"legal", meansLegal},
    {"stuck", meansStuck},
    {"rest", meansRest},
    {"group", meansGroup},
    {"region", meansRegion},
    {"part", meansPart},
    {"parts", meansParts},
    {"border", meansBorder},
    {"joins", meansJoins},
    {"way", meansWay},
    {"me", meansMe},
    {"other", meansOther},
    {"next", meansNext},
    {"nobody", meansNobody},
    {"players", meansPlayers},
    {"turn", meansTurn},
    {"passes", meansPasses},
    {"last-from", meansLastFrom},
    {"last-to", meansLastTo},
    {"last-type", meansLastType},
    {"repeated", meansRepeated},
    {"repeated-turn", meansRepeatedTurn},
    {"times-repeated", meansTimesRepeated},
    {"from", meansFrom},
    {"to", meansTo},
    {"path", meansPath},
    {"captured", meansCaptured},
    {"mover", meansMover},
};

#undef MEANING
#undef HERE
#undef N
#undef S

static int floorDivided(int a, int b)
{
    int quotient;
    if (b == 0)
        return 0;
    quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

static int remainderOf(int left, int right)
{
    return right == 0 ? 0 : (int)(left - (long long)floorDivided(left, right) * right);
}

static Ints unionOf(Ints a, Ints b)
{
    Ints all = slice(a, 0, a.count);
    appendAll(&all, b);
    return ordered(all);
}

/* Those of the first set that are, or are not, in the other. */
static Ints chosenOf(Ints a, Ints b, int areIn)
{
    Ints kept = noInts;
    int i;
    for (i = 0; i < a.count; ++i) {
        if (has(b, a.at[i]) == areIn)
            append(&kept, a.at[i]);
    }
    return kept;
}

static Ints rangeOf(int least, int most)
{
    Ints range = noInts;
    long long count = (long long)most - least + 1;
    int i;
    for (i = 0; i < count && i < mostInRange; ++i)
        append(&range, least + i);
    return range;
}

/* Numbers of the parts of a node. */
#define A number(node->p[0], f)
#define B number(node->p[1], f)
#define SET_A ask(node->p[0], f).set
#define SET_B ask(node->p[1], f).set
#define OPERATOR(name, answer)                           \
    static Answer name(const Phrase *node, Frame *f)     \
    {                                                    \
        return answer;                                   \
    }

OPERATOR(askOr, numbered(A != 0 || B != 0))
OPERATOR(askAnd, numbered(A != 0 && B != 0))
OPERATOR(askNot, numbered(A == 0))
OPERATOR(askEqual, numbered(areSame(ask(node->p[0], f), ask(node->p[1], f))))
OPERATOR(askNotEqual, numbered(!areSame(ask(node->p[0], f), ask(node->p[1], f))))
OPERATOR(askLess, numbered(A < B))
OPERATOR(askLessEqual, numbered(A <= B))
OPERATOR(askGreater, numbered(A > B))
OPERATOR(askGreaterEqual, numbered(A >= B))
OPERATOR(askIn, numbered(has(SET_B, A)))
OPERATOR(askNotIn, numbered(!has(SET_B, A)))
OPERATOR(askAdd, numbered(held((long long)A + B)))
OPERATOR(askSubtract, numbered(held((long long)A - B)))
OPERATOR(askMultiply, numbered(held((long long)A * B)))
OPERATOR(askDivide, numbered(floorDivided(A, B)))
OPERATOR(askRemainder, numbered(remainderOf(A, B)))
OPERATOR(askNegate, numbered(-A))
OPERATOR(askUnion, members(unionOf(SET_A, SET_B)))
OPERATOR(askWithout, members(chosenOf(SET_A, SET_B, 0)))
OPERATOR(askCommon, members(chosenOf(SET_A, SET_B, 1)))
OPERATOR(askRange, members(rangeOf(A, B)))
OPERATOR(askIf, ask(node->p[A != 0 ? 1 : 2], f))
OPERATOR(askBefore, Frame_within(f, BEFORE_MOVE, node->p[0]))
OPERATOR(askBeforeTurn, Frame_within(f, BEFORE_TURN, node->p[0]))
OPERATOR(askAtStart, Frame_within(f, AT_START, node->p[0]))

#undef A
#undef B
#undef SET_A
#undef SET_B
#undef OPERATOR

static Answer askValue(const Phrase *node, Frame *f)
{
    (void)f;
    return numbered(node->i);
}

static Answer askSet(const Phrase *node, Frame *f)
{
    (void)f;
    return members(node->v);
}

static Answer askLocal(const Phrase *node, Frame *f)
{
    return f->locals[node->i];
}

static Answer askNumber(const Phrase *node, Frame *f)
{
    const NumberRow *row = &ownNumbers[node->i];
    int place = node->count > 0 ? number(node->p[0], f) : 0;
    if (place < 0 || place >= row->count)
        return numbered(0);
    return numbered(Frame_position(f)->numbers[row->begin + place]);
}

static Answer askZone(const Phrase *node, Frame *f)
{
    int player = node->count > 0 ? number(node->p[0], f) : 0;
    return members(isPlayer(player) ? ordered(board.zones[node->i].cells[player]) : noInts);
}

static Answer *newLocals(int count)
{
    return emptyRoom((size_t)count + 1, sizeof(Answer));
}

/* Words may use each other in any order. */
static Answer askWord(const Phrase *node, Frame *f)
{
    const Word *word = &ownWords[node->i];
    Answer *values = newLocals(word->slots > node->count ? word->slots : node->count);
    Answer *locals = f->locals;
    Answer value;
    int i;
    for (i = 0; i < node->count; ++i)
        values[i] = ask(node->p[i], f);
    f->locals = values;
    value = ask(word->means, f);
    f->locals = locals;
    return value;
}

enum { mostGiven = 8 };

static Answer askCall(const Phrase *node, Frame *f)
{
    Answer values[mostGiven];
    int i;
    memset(values, 0, sizeof values);
    for (i = 0; i < node->count; ++i)
        values[i] = ask(node->p[i], f);
    return node->f(f, values, node->count);
}

static Answer askSetOf(const Phrase *node, Frame *f)
{
    Ints found = noInts;
    int i;
    for (i = 0; i < node->count; ++i) {
        int member = number(node->p[i], f);
        if (member >= 0 || !node->p[i]->x)
            append(&found, member);
    }
    return members(ordered(found));
}

static Answer askSpread(const Phrase *node, Frame *f)
{
    Ints all = ordered(ask(node->p[0], f).set);
    Ints open = slice(all, 0, all.count);
    Keys found = {0, 0, NULL};
    int i;
    all = slice(all, 0, all.count);
    for (i = 0; i < all.count; ++i)
        isNewPlace(&found, all.at[i]);
    while (open.count > 0) {
        Ints next;
        f->locals[node->s] = numbered(open.at[--open.count]);
        next = ask(node->p[1], f).set;
        for (i = 0; i < next.count; ++i) {
            if (!isNewPlace(&found, next.at[i]))
                continue;
            append(&all, next.at[i]);
            append(&open, next.at[i]);
        }
    }
    return members(ordered(all));
}

/* What goes through the members of a set, one after the other. */
typedef struct {
    const Phrase *node, *value, *where;
    Frame *f;
    Ints set;
    int next, member;
} Gathering;

static Gathering gathered(const Phrase *node, Frame *f, int hasValue)
{
    Gathering all;
    all.node = node;
    all.f = f;
    all.set = ask(node->p[0], f).set;
    all.value = hasValue ? node->p[1] : NULL;
    all.where = node->count > 1 + hasValue ? node->p[1 + hasValue] : NULL;
    all.next = 0;
    return all;
}

/* The next member that is meant, if there is one. */
static int each(Gathering *all)
{
    while (all->next < all->set.count) {
        all->member = all->set.at[all->next++];
        all->f->locals[all->node->s] = numbered(all->member);
        if (!all->where || holds(all->where, all->f))
            return 1;
    }
    return 0;
}

static Answer askFilter(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 0);
    Ints found = noInts;
    while (each(&all))
        append(&found, all.member);
    return members(found);
}

static Answer askImage(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 1);
    Ints found = noInts;
    while (each(&all)) {
        Answer image = ask(all.value, f);
        if (image.isSet)
            appendAll(&found, image.set);
        else if (image.number >= 0 || !node->p[1]->x)
            append(&found, image.number);
    }
    return members(ordered(found));
}

static Answer askSome(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 0);
    return numbered(each(&all));
}

static Answer askNo(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 0);
    return numbered(!each(&all));
}

static Answer askEvery(const Phrase *node, Frame *f)
{
    Ints set = ask(node->p[0], f).set;
    int i;
    for (i = 0; i < set.count; ++i) {
        f->locals[node->s] = numbered(set.at[i]);
        if (!holds(node->p[1], f))
            return numbered(0);
    }
    return numbered(1);
}

static Answer askCount(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 0);
    int count = 0;
    while (each(&all))
        ++count;
    return numbered(count);
}

static Answer askThe(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 0);
    return numbered(each(&all) ? all.member : node->x ? none : 0);
}

static Answer askSum(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 1);
    int sum = 0;
    while (each(&all))
        sum = held((long long)sum + number(all.value, f));
    return numbered(sum);
}

static Answer askMost(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 1);
    int most = -greatestNumber;
    while (each(&all)) {
        int value = number(all.value, f);
        most = value > most ? value : most;
    }
    return numbered(most);
}

static Answer askLeast(const Phrase *node, Frame *f)
{
    Gathering all = gathered(node, f, 1);
    int least = greatestNumber;
    while (each(&all)) {
        int value = number(all.value, f);
        least = value < least ? value : least;
    }
    return numbered(least);
}

static const struct {
    const char *name;
    Answer (*ask)(const Phrase *node, Frame *f);
} phraseKinds[] = {
    {"or", askOr},
    {"and", askAnd},
    {"not", askNot},
    {"equal", askEqual},
    {"not-equal", askNotEqual},
    {"less", askLess},
    {"less-equal", askLessEqual},
    {"greater", askGreater},
    {"greater-equal", askGreaterEqual},
    {"in", askIn},
    {"not-in", askNotIn},
    {"add", askAdd},
    {"subtract", askSubtract},
    {"multiply", askMultiply},
    {"divide", askDivide},
    {"remainder", askRemainder},
    {"negate", askNegate},
    {"union", askUnion},
    {"without", askWithout},
    {"common", askCommon},
    {"range", askRange},
    {"if", askIf},
    {"before", askBefore},
    {"before-turn", askBeforeTurn},
    {"at-start", askAtStart},
    {"value", askValue},
    {"set", askSet},
    {"local", askLocal},
    {"number", askNumber},
    {"word", askWord},
    {"spread", askSpread},
    {"zone", askZone},
    {"call", askCall},
    {"set-of", askSetOf},
    {"filter", askFilter},
    {"image", askImage},
    {"some", askSome},
    {"no", askNo},
    {"every", askEvery},
    {"count", askCount},
    {"the", askThe},
    {"sum", askSum},
    {"most", askMost},
    {"least", askLeast},
};

static Function functionCalled(const char *name)
{
    size_t i;
    for (i = 0; i < sizeof phraseFunctions / sizeof *phraseFunctions; ++i) {
        if (is(phraseFunctions[i].name, name))
            return phraseFunctions[i].means;
    }
    fail("a function that is not known");
    return NULL;
}

/* Makes a phrase ready; NULL for none. */
static Phrase *PhraseCompiler_made(const Value *data)
{
    const char *kind = textOf(data, "k");
    const Value *parts = get(data, "p");
    Phrase *node;
    size_t known;
    int i;
    if (!isGiven(data))
        return NULL;
    node = emptyRoom(1, sizeof *node);
    for (known = 0; known < sizeof phraseKinds / sizeof *phraseKinds; ++known) {
        if (is(phraseKinds[known].name, kind))
            node->ask = phraseKinds[known].ask;
    }
    if (!node->ask)
        fail("a phrase that is not known");
    node->i = numberOf(data, "i");
    node->s = numberOf(data, "s");
    node->x = numberOf(data, "x");
    node->v = idsOf(data, "v");
    node->count = lengthOf(parts);
    node->p = room((size_t)node->count, sizeof *node->p);
    for (i = 0; i < node->count; ++i)
        node->p[i] = PhraseCompiler_made(item(parts, i));
    if (is(kind, "call"))
        node->f = functionCalled(textOf(data, "f"));
    return node;
}

/* How many names a phrase, or what else has names, may use. */
static int slotsOf(const Value *data)
{
    const Member *members = data->at;
    int isLocal = data->kind == OBJECT && is(textOf(data, "k"), "local");
    int most = isLocal ? numberOf(data, "i") + 1 : 0;
    int i, k;
    for (i = 0; data->kind == LIST && i < data->count; ++i) {
        int slots = slotsOf(item(data, i));
        most = slots > most ? slots : most;
    }
    for (i = 0; data->kind == OBJECT && i < data->count; ++i) {
        int slots = is(members[i].key, "s") ? members[i].value.count + 1 : slotsOf(&members[i].value);
        const Value *pairs = &members[i].value;
        most = slots > most ? slots : most;
        for (k = 0; is(members[i].key, "names") && k < lengthOf(pairs); ++k)
            most = numberAt(item(pairs, k), 0) >= most ? numberAt(item(pairs, k), 0) + 1 : most;
    }
    return most;
}

