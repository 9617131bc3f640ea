/* What own rules do to a position: pieces, numbers, hands, walls and the turn. */

enum { mostRepeats = 65535 };

typedef enum { NO_TURN, AGAIN_TURN, NEXT_TURN } TurnKind;

/* What turn follows. */
typedef struct {
    TurnKind kind;
    const Ints *only;
    int player;
} Following;

static const Following noTurn = {NO_TURN, NULL, none};

typedef struct Play Play;

/* What changes a position: a move, which can be taken back, or a trial. */
typedef struct {
    Position *position;
    Play *play; /* NULL for a trial */
} Changes;

/* What steps run in. */
typedef struct {
    Frame *frame;
    Changes *changes;
    Following turn;
} Run;

typedef struct Step {
    void (*act)(const struct Step *step, Run *run);
    int i, s, most, isAdding, isUnder, count, bodyCount, otherwiseCount, hasOnly;
    Phrase **v;
    Ints only;
    struct Step *body, *otherwise;
} Step;

static void Changes_set(Changes *changes, int cell, Square square);
static void Changes_setUnder(Changes *changes, int cell, Squares squares);
static void Changes_setNumber(Changes *changes, int place, int value);
static void Changes_changeHand(Changes *changes, int player, int type, int by);
static void Changes_capture(Changes *changes, int cell);
static int refOf(const Value *list, int i);

static const int *freshNumbers;

/* `players`: how many there are; of as many the piece belongs to none. */
static Square freshSquare(int players, int type, int player)
{
    Square square = {player, type, none, 0};
    if (player == players) {
        square.owner = wall;
        square.was = noPlayersMark;
    }
    return square;
}

static Square hasMoved(Square square)
{
    square.moved = 1;
    return square;
}

static int PieceSteps_hasPiece(const Run *run, int cell)
{
    return cell >= 0 && isPieceSquare(Position_square(run->changes->position, cell));
}

static void PieceSteps_setNumber(Run *run, int place, int value)
{
    if (run->changes->position->numbers[place] != value)
        Changes_setNumber(run->changes, place, value);
}

static void PieceSteps_resetNumbers(Run *run, int cell)
{
    int i;
    for (i = 0; i < ownNumberCount; ++i) {
        if (ownNumbers[i].follows)
            PieceSteps_setNumber(run, ownNumbers[i].begin + cell, freshNumbers[ownNumbers[i].begin + cell]);
    }
}

static void PieceSteps_carryNumbers(Run *run, int from, int to)
{
    int i;
    for (i = 0; i < ownNumberCount; ++i) {
        int begin = ownNumbers[i].begin;
        if (ownNumbers[i].follows)
            PieceSteps_setNumber(run, begin + to, run->changes->position->numbers[begin + from]);
    }
    PieceSteps_resetNumbers(run, from);
}

static void PieceSteps_capture(Run *run, int cell, int other)
{
    (void)other;
    if (!PieceSteps_hasPiece(run, cell))
        return;
    append(&run->frame->context.captured, cell);
    if (Position_isPiece(run->changes->position, cell))
        Changes_capture(run->changes, cell);
    else
        Changes_set(run->changes, cell, emptySquare);
    PieceSteps_resetNumbers(run, cell);
}

static void PieceSteps_captureAll(Run *run, int cell)
{
    while (PieceSteps_hasPiece(run, cell))
        PieceSteps_capture(run, cell, none);
}

static void PieceSteps_move(Run *run, int from, int to)
{
    Square piece;
    if (!PieceSteps_hasPiece(run, from) || to < 0 || from == to)
        return;
    piece = Position_square(run->changes->position, from);
    PieceSteps_captureAll(run, to);
    Changes_set(run->changes, from, emptySquare);
    Changes_set(run->changes, to, hasMoved(piece));
    PieceSteps_carryNumbers(run, from, to);
}

static void PieceSteps_remove(Run *run, int cell, int other)
{
    (void)other;
    if (!PieceSteps_hasPiece(run, cell))
        return;
    Changes_set(run->changes, cell, emptySquare);
    PieceSteps_resetNumbers(run, cell);
}

static void PieceSteps_put(Run *run, int type, int player, int cell)
{
    if (type < 0 || player < 0 || cell < 0)
        return;
    Changes_set(run->changes, cell, freshSquare(sizes.players, type, player));
    PieceSteps_resetNumbers(run, cell);
}

/* From the bottom up, in room of its own. */
static Squares PieceSteps_stackOn(const Run *run, int cell)
{
    const Position *position = run->changes->position;
    Squares stack = noSquares;
    int i;
    if (Position_isEmpty(position, cell))
        return stack;
    for (i = 0; i < position->under[cell].count; ++i)
        append(&stack, position->under[cell].at[i]);
    append(&stack, Position_square(position, cell));
    return stack;
}

static Squares sliceOfSquares(Squares squares, int first, int last)
{
    Squares part = noSquares;
    int i;
    for (i = first; i < last; ++i)
        append(&part, squares.at[i]);
    return part;
}

static void PieceSteps_setStack(Run *run, int cell, Squares squares)
{
    Squares lower = sliceOfSquares(squares, 0, squares.count - 1);
    if (lower.count > 0 || run->changes->position->under[cell].count > 0)
        Changes_setUnder(run->changes, cell, lower);
    Changes_set(run->changes, cell, squares.count > 0 ? squares.at[squares.count - 1] : emptySquare);
}

static Squares allMoved(Squares squares)
{
    int i;
    for (i = 0; i < squares.count; ++i)
        squares.at[i].moved = 1;
    return squares;
}

static void PieceSteps_swap(Run *run, int one, int other)
{
    Squares first, second;
    int i;
    if (one < 0 || other < 0 || one == other)
        return;
    first = allMoved(PieceSteps_stackOn(run, one));
    second = allMoved(PieceSteps_stackOn(run, other));
    PieceSteps_setStack(run, one, second);
    PieceSteps_setStack(run, other, first);
    for (i = 0; i < ownNumberCount; ++i) {
        int begin = ownNumbers[i].begin;
        int before;
        if (!ownNumbers[i].follows)
            continue;
        before = run->changes->position->numbers[begin + one];
        PieceSteps_setNumber(run, begin + one, run->changes->position->numbers[begin + other]);
        PieceSteps_setNumber(run, begin + other, before);
    }
}

static void PieceSteps_turnInto(Run *run, int cell, int type)
{
    Square square;
    if (!PieceSteps_hasPiece(run, cell) || type < 0)
        return;
    square = Position_square(run->changes->position, cell);
    square.type = type;
    Changes_set(run->changes, cell, square);
}

static void PieceSteps_give(Run *run, int cell, int player)
{
    Square old, square;
    if (!PieceSteps_hasPiece(run, cell) || player < 0)
        return;
    old = Position_square(run->changes->position, cell);
    square = freshSquare(sizes.players, old.type, player);
    square.moved = old.moved;
    if (square.owner >= 0 && old.owner >= 0)
        square.was = old.was;
    Changes_set(run->changes, cell, square);
}

static void PieceSteps_wall(Run *run, int cell, int other)
{
    Square square = emptySquare;
    (void)other;
    square.owner = wall;
    if (cell >= 0 && Position_isEmpty(run->changes->position, cell))
        Changes_set(run->changes, cell, square);
}

static void PieceSteps_clear(Run *run, int cell, int other)
{
    (void)other;
    if (cell >= 0 && Position_isWall(run->changes->position, cell) && !PieceSteps_hasPiece(run, cell))
        Changes_set(run->changes, cell, emptySquare);
}

static void PieceSteps_take(Run *run, int type, int player)
{
    if (type >= 0 && isPlayer(player) && !endlessHands && Position_inHand(run->changes->position, player, type) > 0)
        Changes_changeHand(run->changes, player, type, -1);
}

static void PieceSteps_addToHand(Run *run, int type, int player)
{
    if (type >= 0 && isPlayer(player))
        Changes_changeHand(run->changes, player, type, 1);
}

static Squares joinedSquares(Squares lower, Squares upper)
{
    Squares all = sliceOfSquares(lower, 0, lower.count);
    int i;
    for (i = 0; i < upper.count; ++i)
        append(&all, upper.at[i]);
    return all;
}

static void PieceSteps_deal(Run *run, int count, int from, int to, int isUnder)
{
    Squares all, source, dealt, goal, stack;
    int left;
    if (!PieceSteps_hasPiece(run, from) || to < 0 || from == to || count <= 0)
        return;
    all = PieceSteps_stackOn(run, from);
    left = all.count > count ? all.count - count : 0;
    source = sliceOfSquares(all, 0, left);
    dealt = allMoved(sliceOfSquares(all, left, all.count));
    goal = PieceSteps_stackOn(run, to);
    stack = isUnder ? joinedSquares(dealt, goal) : joinedSquares(goal, dealt);
    PieceSteps_setStack(run, from, source);
    PieceSteps_setStack(run, to, stack);
    if (source.count == 0 && stack.count == dealt.count)
        PieceSteps_carryNumbers(run, from, to);
}

typedef struct {
    int from, to;
} Goals;

typedef struct {
    int to;
    Square square;
    Ints numbers;
} Lifted;

/* All are lifted, then put down. */
static void PieceSteps_moveAll(Run *run, const Goals *goals, int count)
{
    Lifted *lifted = room((size_t)count, sizeof *lifted);
    int liftedCount = 0;
    int i, k;
    for (i = 0; i < count; ++i) {
        Lifted *piece = &lifted[liftedCount];
        if (!PieceSteps_hasPiece(run, goals[i].from))
            continue;
        piece->to = goals[i].to;
        piece->square = hasMoved(Position_square(run->changes->position, goals[i].from));
        piece->numbers = noInts;
        for (k = 0; k < ownNumberCount; ++k) {
            if (ownNumbers[k].follows)
                append(&piece->numbers, run->changes->position->numbers[ownNumbers[k].begin + goals[i].from]);
        }
        ++liftedCount;
        PieceSteps_remove(run, goals[i].from, none);
    }
    for (i = 0; i < liftedCount; ++i) {
        int next = 0;
        if (lifted[i].to < 0)
            continue;
        PieceSteps_captureAll(run, lifted[i].to);
        Changes_set(run->changes, lifted[i].to, lifted[i].square);
        for (k = 0; k < ownNumberCount; ++k) {
            if (ownNumbers[k].follows)
                PieceSteps_setNumber(run, ownNumbers[k].begin + lifted[i].to, lifted[i].numbers.at[next++]);
        }
    }
}

/* Steps as functions of a run. `v`: the values of a step. */
static void runSteps(const Step *steps, int count, Run *run)
{
    int i;
    for (i = 0; i < count; ++i)
        steps[i].act(&steps[i], run);
}

static int valueOf(const Step *step, int i, Run *run)
{
    return i < step->count ? number(step->v[i], run->frame) : none;
}

static void onCells(const Step *step, Run *run, void (*act)(Run *run, int cell, int other))
{
    int other = valueOf(step, 1, run);
    Ints cells = ask(step->v[0], run->frame).set;
    int i;
    for (i = 0; i < cells.count; ++i)
        act(run, cells.at[i], other);
}

static void actLet(const Step *step, Run *run)
{
    run->frame->locals[step->s] = ask(step->v[0], run->frame);
}

static void actAddLocal(const Step *step, Run *run)
{
    int more = valueOf(step, 0, run);
    Answer *local = &run->frame->locals[step->s];
    *local = numbered(held((long long)local->number + more));
}

static void actMove(const Step *step, Run *run)
{
    PieceSteps_move(run, valueOf(step, 0, run), valueOf(step, 1, run));
}

static void actMoveEvery(const Step *step, Run *run)
{
    Ints cells = ask(step->v[0], run->frame).set;
    Goals *goals = room((size_t)cells.count, sizeof *goals);
    int i;
    for (i = 0; i < cells.count; ++i) {
        run->frame->locals[step->s] = numbered(cells.at[i]);
        goals[i].from = cells.at[i];
        goals[i].to = valueOf(step, 1, run);
    }
    PieceSteps_moveAll(run, goals, cells.count);
}

/* Of the player to move where no player is named. */
static void actPut(const Step *step, Run *run)
{
    int type = valueOf(step, 0, run);
    int second = valueOf(step, 1, run);
    if (step->count > 2)
        PieceSteps_put(run, type, second, valueOf(step, 2, run));
    else
        PieceSteps_put(run, type, run->frame->context.me, second);
}

static void actCapture(const Step *step, Run *run)
{
    onCells(step, run, PieceSteps_capture);
}

static void actRemove(const Step *step, Run *run)
{
    onCells(step, run, PieceSteps_remove);
}

static void actTurnInto(const Step *step, Run *run)
{
    onCells(step, run, PieceSteps_turnInto);
}

static void actGive(const Step *step, Run *run)
{
    onCells(step, run, PieceSteps_give);
}

static void actWall(const Step *step, Run *run)
{
    onCells(step, run, PieceSteps_wall);
}

static void actClear(const Step *step, Run *run)
{
    onCells(step, run, PieceSteps_clear);
}

static void actSwap(const Step *step, Run *run)
{
    PieceSteps_swap(run, valueOf(step, 0, run), valueOf(step, 1, run));
}

static void actTake(const Step *step, Run *run)
{
    PieceSteps_take(run, valueOf(step, 0, run), valueOf(step, 1, run));
}

static void actToHand(const Step *step, Run *run)
{
    PieceSteps_addToHand(run, valueOf(step, 0, run), valueOf(step, 1, run));
}

static void actStack(const Step *step, Run *run)
{
    PieceSteps_deal(run, mostRepeats, valueOf(step, 0, run), valueOf(step, 1, run), 0);
}

static void actDeal(const Step *step, Run *run)
{
    PieceSteps_deal(run, valueOf(step, 0, run), valueOf(step, 1, run), valueOf(step, 2, run), step->isUnder);
}

static void actAgain(const Step *step, Run *run)
{
    run->turn.kind = AGAIN_TURN;
    run->turn.only = step->hasOnly ? &step->only : NULL;
    run->turn.player = none;
}

static void actNext(const Step *step, Run *run)
{
    run->turn.kind = NEXT_TURN;
    run->turn.only = NULL;
    run->turn.player = valueOf(step, 0, run);
}

static void actNumber(const Step *step, Run *run)
{
    const NumberRow *row = &ownNumbers[step->i];
    int of = step->count > 1 ? valueOf(step, 0, run) : 0;
    int given = valueOf(step, step->count - 1, run);
    long long next;
    int now;
    if (of < 0 || of >= row->count)
        return;
    now = Frame_position(run->frame)->numbers[row->begin + of];
    next = step->isAdding ? (long long)now + given : given;
    next = next > row->most ? row->most : next;
    next = next < row->least ? row->least : next;
    if (next != now)
        Changes_setNumber(run->changes, row->begin + of, (int)next);
}

static void actIf(const Step *step, Run *run)
{
    if (valueOf(step, 0, run) != 0)
        runSteps(step->body, step->bodyCount, run);
    else
        runSteps(step->otherwise, step->otherwiseCount, run);
}

static void actFor(const Step *step, Run *run)
{
    Ints set = ask(step->v[0], run->frame).set;
    int i;
    for (i = 0; i < set.count; ++i) {
        run->frame->locals[step->s] = numbered(set.at[i]);
        runSteps(step->body, step->bodyCount, run);
    }
}

static void actRepeat(const Step *step, Run *run)
{
    int times = valueOf(step, 0, run);
    int i;
    for (i = 0; i < times && i < mostRepeats; ++i)
        runSteps(step->body, step->bodyCount, run);
}

static void actWhile(const Step *step, Run *run)
{
    int times;
    for (times = 0; times < step->most && valueOf(step, 0, run) != 0; ++times)
        runSteps(step->body, step->bodyCount, run);
}

static const struct {
    const char *name;
    void (*act)(const Step *step, Run *run);
} stepKinds[] = {
    {"let", actLet},
    {"set-local", actLet},
    {"add-local", actAddLocal},
    {"set-number", actNumber},
    {"add-number", actNumber},
    {"move", actMove},
    {"move-every", actMoveEvery},
    {"put", actPut},
    {"capture", actCapture},
    {"remove", actRemove},
    {"turn-into", actTurnInto},
    {"give", actGive},
    {"wall", actWall},
    {"clear", actClear},
    {"swap", actSwap},
    {"take", actTake},
    {"to-hand", actToHand},
    {"stack", actStack},
    {"deal", actDeal},
    {"deal-under", actDeal},
    {"again", actAgain},
    {"next", actNext},
    {"if", actIf},
    {"for", actFor},
    {"repeat", actRepeat},
    {"while", actWhile},
};

static Step *StepCompiler_list(const Value *steps);

static void StepCompiler_made(Step *step, const Value *data)
{
    const char *kind = textOf(data, "k");
    const Value *values = get(data, "v");
    const Value *only = get(data, "only");
    size_t known;
    int i;
    for (known = 0; known < sizeof stepKinds / sizeof *stepKinds; ++known) {
        if (is(stepKinds[known].name, kind))
            step->act = stepKinds[known].act;
    }
    if (!step->act)
        fail("a step that is not known");
    step->i = numberOf(data, "i");
    step->s = numberOf(data, "s");
    step->most = numberOf(data, "most");
    step->isAdding = is(kind, "add-number");
    step->isUnder = is(kind, "deal-under");
    step->count = lengthOf(values);
    step->v = room((size_t)step->count, sizeof *step->v);
    for (i = 0; i < step->count; ++i)
        step->v[i] = PhraseCompiler_made(item(values, i));
    step->hasOnly = isGiven(only);
    for (i = 0; i < lengthOf(only); ++i)
        append(&step->only, refOf(only, i));
    step->bodyCount = lengthOf(get(data, "body"));
    step->body = StepCompiler_list(get(data, "body"));
    step->otherwiseCount = lengthOf(get(data, "otherwise"));
    step->otherwise = StepCompiler_list(get(data, "otherwise"));
}

static Step *StepCompiler_list(const Value *steps)
{
    Step *list = emptyRoom((size_t)lengthOf(steps), sizeof *list);
    int i;
    for (i = 0; i < lengthOf(steps); ++i)
        StepCompiler_made(&list[i], item(steps, i));
    return list;
}

