/* Makes a move with all that follows by the rules, and takes it back. */

typedef enum { MOVE, CASTLE, DROP, PROMOTE, REMOVE, BUILD, PASS, OWN } MoveKind;

static const char *const moveKinds[] = {"move", "castle", "drop", "promote", "remove", "build", "pass", "own"};

typedef enum { CELL_CHOICE, DIRECTION_CHOICE, PLAYER_CHOICE, TYPE_CHOICE, NUMBER_CHOICE } ChoiceKind;

typedef struct {
    int kind, value;
} Choice;

typedef struct {
    int count, space;
    Choice *at;
} Choices;

typedef struct {
    MoveKind kind;
    int captures, from, to, type, becomes, wall, retires, mated, exchanges, goesOn;
    int gateType, gateCell; /* none: no piece comes in */
    int rule;               /* the own rule of an own move */
    Takes taken;
    Choices choices; /* of an own move */
} Move;

typedef struct {
    int count, space;
    Move **at;
} Moves;

static const Moves noMoves = {0, 0, NULL};
static const Choices noChoices = {0, 0, NULL};

typedef struct {
    int cell;
    Square square;
} OldSquare;

typedef struct {
    int *place;
    int value;
} OldNumber;

typedef struct {
    int cell;
    Squares squares;
} OldUnder;

typedef struct {
    int count, space;
    OldSquare *at;
} OldSquares;

typedef struct {
    int count, space;
    OldNumber *at;
} OldNumbers;

typedef struct {
    int count, space;
    OldUnder *at;
} OldUnders;

/* A move being made, and what is needed to take it back. */
struct Play {
    Position *position;
    const Move *move;
    int player;
    State *state, *before;
    int toMove;
    const Turn *turns;
    Position *turnStart;
    OldSquares squares;
    OldNumbers counts, numbers;
    OldUnders unders;
    Ints captured;
};

typedef struct {
    OwnRules *own;
} Maker;

static void OwnRules_begin(OwnRules *own, const Position *position, const Move *move);
static void OwnRules_act(OwnRules *own, const Move *move, Changes *changes);
static void OwnRules_follow(OwnRules *own, const Move *move, Ints captured, Changes *changes);
static void OwnRules_endTurn(OwnRules *own, Changes *changes);
static Following OwnRules_turn(const OwnRules *own);
static int OwnGame_looksAtTurnStart(void);
static int OwnGame_looksAtLastMove(void);
static Passers sortedPassers(Passers passers);
static Ints enclosed(const Position *position, const Rule *rule, const char *shape, int cell, int player);

static int isCaptureMove(const Move *move)
{
    return move->captures || capturesIn(move->taken) > 0;
}

static void Maker_init(Maker *maker)
{
    maker->own = book.hasOwn ? OwnRules_init() : NULL;
}

static void Maker_setUnder(Play *play, int cell, Squares squares)
{
    OldUnder old;
    old.cell = cell;
    old.squares = play->position->under[cell];
    append(&play->unders, old);
    play->position->under[cell] = squares;
}

static void Maker_set(Play *play, int cell, Square square)
{
    OldSquare old;
    Squares under;
    old.cell = cell;
    old.square = Position_square(play->position, cell);
    append(&play->squares, old);
    Position_setSquare(play->position, cell, square);
    under = play->position->under[cell];
    if (square.owner != none || under.count == 0)
        return;
    Maker_setUnder(play, cell, sliceOfSquares(under, 0, under.count - 1)); /* the piece below comes up */
    Maker_set(play, cell, under.at[under.count - 1]);
}

static void Maker_setNumber(Play *play, int place, int value)
{
    OldNumber old;
    old.place = &play->position->numbers[place];
    old.value = *old.place;
    append(&play->numbers, old);
    *old.place = value;
}

static void Maker_changeCount(Play *play, int *counts, int player, int type, int by)
{
    OldNumber old;
    old.place = &counts[player * sizes.types + type];
    old.value = *old.place;
    append(&play->counts, old);
    *old.place += by;
}

static int Maker_hasTouched(const Play *play, int cell)
{
    int i;
    for (i = 0; i < play->squares.count; ++i) {
        if (play->squares.at[i].cell == cell)
            return 1;
    }
    return 0;
}

static int takerOf(const Play *play, int owner)
{
    if (is(book.rules.captured, "away"))
        return none;
    if (owner != play->player)
        return play->player;
    return sizes.players == 2 ? 1 - owner : none;
}

static void Maker_capture(Play *play, int cell)
{
    Square square = Position_square(play->position, cell);
    int reverts, taker, i;
    if (square.owner != play->player && !play->state->out[square.owner]) {
        for (i = 0; i < book.rules.capturePoints.count; ++i) {
            if (book.rules.capturePoints.at[i].type == square.type)
                play->state->points[play->player] += book.rules.capturePoints.at[i].points;
        }
    }
    append(&play->captured, cell);
    Maker_set(play, cell, emptySquare);
    taker = takerOf(play, square.owner);
    if (taker == none) {
        Maker_changeCount(play, play->position->captured, square.owner, square.type, 1);
        return;
    }
    reverts = is(book.rules.form, "unpromoted") && square.was != none;
    Maker_changeCount(play, play->position->hand, taker, reverts ? square.was : square.type, 1);
}

/* The steps of own rules change the position so that the move can be taken back. */
static void Changes_set(Changes *changes, int cell, Square square)
{
    Position *position = changes->position;
    Squares under;
    if (changes->play) {
        Maker_set(changes->play, cell, square);
        return;
    }
    Position_setSquare(position, cell, square);
    under = position->under[cell];
    if (square.owner != none || under.count == 0)
        return;
    position->under[cell] = sliceOfSquares(under, 0, under.count - 1);
    Changes_set(changes, cell, under.at[under.count - 1]);
}

static void Changes_setUnder(Changes *changes, int cell, Squares squares)
{
    if (changes->play)
        Maker_setUnder(changes->play, cell, squares);
    else
        changes->position->under[cell] = squares;
}

static void Changes_setNumber(Changes *changes, int place, int value)
{
    if (changes->play)
        Maker_setNumber(changes->play, place, value);
    else
        changes->position->numbers[place] = value;
}

static void Changes_changeHand(Changes *changes, int player, int type, int by)
{
    if (changes->play)
        Maker_changeCount(changes->play, changes->position->hand, player, type, by);
    else
        changes->position->hand[player * sizes.types + type] += by;
}

static void Changes_capture(Changes *changes, int cell)
{
    Square square;
    if (changes->play) {
        changes->play->state->quiet = 0;
        Maker_capture(changes->play, cell);
        return;
    }
    square = Position_square(changes->position, cell);
    Changes_set(changes, cell, emptySquare);
    ++changes->position->captured[square.owner * sizes.types + square.type];
}

static Changes Maker_changesOf(Play *play)
{
    Changes changes;
    changes.position = play->position;
    changes.play = play;
    return changes;
}

/* A piece becomes another type, or again what it was. */
static Square promoted(Square square, int type)
{
    if (square.was == type)
        square.was = none;
    else if (book.remembersPromotion && square.was == none)
        square.was = square.type;
    square.type = type;
    return square;
}

static void Maker_moveOthers(Play *play)
{
    Takes taken = play->move->taken;
    OldSquares lifted = {0, 0, NULL};
    int i;
    for (i = 0; i < taken.count; ++i) {
        if (isCapture(taken.at[i]))
            Maker_capture(play, taken.at[i].cell);
    }
    for (i = 0; i < taken.count; ++i) {
        OldSquare each;
        if (isCapture(taken.at[i]))
            continue;
        each.cell = taken.at[i].putTo;
        each.square = Position_square(play->position, taken.at[i].cell);
        append(&lifted, each);
        Maker_set(play, taken.at[i].cell, emptySquare);
    }
    for (i = 0; i < lifted.count; ++i)
        Maker_set(play, lifted.at[i].cell, hasMoved(lifted.at[i].square));
}

static void notePassers(Play *play, int mover)
{
    const Move *move = play->move;
    int i, k;
    if (move->kind == MOVE && move->becomes == none && !move->exchanges) {
        int next = Book_playerAfter(play->player, play->before->turn);
        for (i = 0; i < book.rules.enPassant.count; ++i) {
            const Rule *rule = &book.rules.enPassant.at[i];
            Ints way = covers(rule->victims, mover) ? Board_way(move->from, move->to) : noInts;
            for (k = 0; k < way.count; ++k) {
                int isFor = is(rule->within, "round")
                            || (covers(rule->players, next) && Board_isIn(rule->zone, next, way.at[k]));
                Passer passer;
                passer.passed = way.at[k];
                passer.stands = move->to;
                if (passer.passed != move->to && isFor)
                    append(&play->state->passers, passer);
            }
        }
    }
    play->state->passers = sortedPassers(play->state->passers);
}

static void putWall(Play *play, int cell)
{
    Square square = emptySquare;
    square.owner = wall;
    Maker_set(play, cell, square);
}

static void explode(Play *play, const Rule *explosion)
{
    const Position *position = play->position;
    int to = play->move->to;
    const Lines *lines = Board_lines(explosion->lines, to);
    int i;
    if (!includes(explosion->survivors, position->type[to]))
        Maker_capture(play, to);
    for (i = 0; i < lines->count; ++i) {
        Ints line = lines->at[i];
        if (line.count > 0 && Position_isPiece(position, line.at[0])
            && !includes(explosion->unharmed, position->type[line.at[0]]))
            Maker_capture(play, line.at[0]);
    }
}

static void sufferForCapture(Play *play, int captor, int victim)
{
    int to = play->move->to;
    int petrifies = 0;
    int i;
    for (i = 0; i < book.rules.explosions.count; ++i) {
        const Rule *rule = &book.rules.explosions.at[i];
        if ((victim == none || covers(rule->victims, victim)) && covers(rule->captors, captor)) {
            explode(play, rule);
            break;
        }
    }
    for (i = 0; i < book.rules.petrifications.count; ++i)
        petrifies = petrifies || covers(book.rules.petrifications.at[i].types, captor);
    if (!petrifies)
        return;
    if (Position_isPiece(play->position, to))
        Maker_capture(play, to);
    putWall(play, to);
}

static int isArrival(const Move *move, const Rule *rule)
{
    int isDrop = move->kind == DROP;
    const Lines *lines;
    int i;
    if (is(rule->arrival, "any"))
        return 1;
    if (is(rule->arrival, "drop"))
        return isDrop;
    if (isDrop || is(rule->arrival, "move"))
        return !isDrop;
    lines = Board_lines(rule->lines, move->from);
    for (i = 0; i < lines->count; ++i) {
        if (includes(lines->at[i], move->to))
            return 1;
    }
    return 0;
}

static void seizeEnclosed(Play *play)
{
    const Position *position = play->position;
    int to = play->move->to;
    int i, k;
    for (i = 0; i < book.rules.enclosing.count; ++i) {
        const Rule *rule = &book.rules.enclosing.at[i];
        Ints cells;
        if (!Position_isPiece(position, to) || !covers(rule->captors, position->type[to])
            || !isArrival(play->move, rule))
            continue;
        cells = enclosed(position, rule, rule->shape, to, play->player);
        for (k = 0; k < cells.count; ++k) {
            Square square = Position_square(position, cells.at[k]);
            play->state->quiet = 0;
            square.owner = play->player;
            if (is(rule->fate, "captured"))
                Maker_capture(play, cells.at[k]);
            else
                Maker_set(play, cells.at[k], square);
        }
    }
}

/* Enemies on one line with a piece that has arrived count as moved, if the rules say so. */
static void takeFirstMoves(Play *play, int mover)
{
    const Position *position = play->position;
    int i, k, m;
    for (i = 0; i < book.rules.aims.count; ++i) {
        const Rule *rule = &book.rules.aims.at[i];
        const Lines *lines;
        if (!covers(rule->types, mover))
            continue;
        lines = Board_lines(rule->lines, play->move->to);
        for (k = 0; k < lines->count; ++k) {
            for (m = 0; m < lines->at[k].count; ++m) {
                int cell = lines->at[k].at[m];
                if (Position_isPiece(position, cell) && position->owner[cell] != play->player
                    && position->moved[cell] == 0 && covers(rule->targets, position->type[cell]))
                    Maker_set(play, cell, hasMoved(Position_square(position, cell)));
            }
        }
    }
}

static void noteCastling(Play *play)
{
    const Rule *wings = book.wings.at;
    int here = none;
    int i;
    for (i = book.wings.count - 1; i >= 0; --i) {
        if (wings[i].player == play->player && wings[i].kingTo == play->move->to)
            here = i;
    }
    if (here == none)
        return;
    for (i = 0; is(wings[here].castling->rivalry, "opposite-wings") && i < book.wings.count; ++i) {
        if (wings[i].player != play->player && is(wings[i].letter, wings[here].letter))
            play->state->rights[i] = 0;
    }
}

/* Numbers that go with pieces; those of a captured piece are lost. */
static void carryNumbers(Play *play)
{
    int *numbers = play->position->numbers;
    int from = play->move->from;
    int to = play->move->to;
    int i, k;
    for (i = 0; book.hasOwn && i < ownNumberCount; ++i) {
        int begin = ownNumbers[i].begin;
        if (!ownNumbers[i].follows)
            continue;
        if (numbers[begin + to] != numbers[begin + from])
            Maker_setNumber(play, begin + to, numbers[begin + from]);
        if (numbers[begin + from] != freshNumbers[begin + from])
            Maker_setNumber(play, begin + from, freshNumbers[begin + from]);
        for (k = 0; k < play->captured.count; ++k) {
            int place = begin + play->captured.at[k];
            if (play->captured.at[k] != to && numbers[place] != freshNumbers[place])
                Maker_setNumber(play, place, freshNumbers[place]);
        }
    }
}

static void displace(Play *play)
{
    const Move *move = play->move;
    Position *position = play->position;
    Square mover = Position_square(position, move->from);
    int type = mover.type;
    int captured = isCaptureMove(move);
    int victim = move->captures ? position->type[move->to] : none;
    int isIrreversible = 0;
    int i;
    notePassers(play, type);
    Maker_set(play, move->from, emptySquare);
    Maker_moveOthers(play);
    if (move->captures) {
        do
            Maker_capture(play, move->to);
        while (Position_isPiece(position, move->to)); /* a whole stack falls */
    }
    play->state->lastMoved = type;
    mover.moved = 1;
    if (move->exchanges)
        ++play->state->exchanges[play->player];
    if (move->becomes != none)
        mover = promoted(mover, move->becomes);
    Maker_set(play, move->to, mover);
    carryNumbers(play);
    for (i = 0; i < book.rules.ends.count; ++i) {
        const Rule *rule = &book.rules.ends.at[i];
        isIrreversible = isIrreversible || (is(rule->when, "quiet-moves") && includes(rule->types, type));
    }
    if (captured || isIrreversible)
        play->state->quiet = 0;
    if (captured)
        sufferForCapture(play, type, victim);
    seizeEnclosed(play);
    takeFirstMoves(play, type);
    if (move->kind == CASTLE)
        noteCastling(play);
}

static void gainRights(Play *play)
{
    int i;
    for (i = 0; i < book.wings.count; ++i) {
        const Rule *wing = &book.wings.at[i];
        int isHere = Maker_hasTouched(play, wing->king) || Maker_hasTouched(play, wing->partner);
        if (is(wing->castling->pieces, "dropped") && isHere && Book_standsReady(play->position, wing))
            play->state->rights[i] = 1;
    }
}

static void dropLostRights(Play *play)
{
    int i;
    for (i = 0; play->move->kind != DROP && i < book.wings.count; ++i) {
        const Rule *wing = &book.wings.at[i];
        if (Maker_hasTouched(play, wing->king) || Maker_hasTouched(play, wing->partner))
            play->state->rights[i] = 0;
    }
}

static void drop(Play *play)
{
    const Move *move = play->move;
    Square piece;
    piece.owner = play->player;
    piece.type = move->type;
    piece.was = none;
    piece.moved = book.countsDroppedAsUnmoved ? 0 : 1;
    if (move->becomes != none)
        piece = promoted(piece, move->becomes);
    if (is(book.rules.supply, "counted"))
        Maker_changeCount(play, play->position->hand, play->player, move->type, -1);
    Maker_set(play, move->to, piece);
    Maker_moveOthers(play);
    play->state->quiet = 0;
    takeFirstMoves(play, piece.type);
    seizeEnclosed(play);
    gainRights(play);
}

static void Maker_act(Play *play)
{
    const Move *move = play->move;
    switch (move->kind) {
    case MOVE:
    case CASTLE:
        displace(play);
        break;
    case DROP:
        drop(play);
        break;
    case PROMOTE:
        Maker_set(play, move->from, promoted(Position_square(play->position, move->from), move->becomes));
        play->state->quiet = 0;
        break;
    case REMOVE:
        play->state->quiet = 0;
        Maker_capture(play, move->from);
        Maker_moveOthers(play);
        break;
    default:
        break;
    }
}

static int isRoundVictim(int type)
{
    int i;
    for (i = 0; i < book.rules.enPassant.count; ++i) {
        const Rule *rule = &book.rules.enPassant.at[i];
        if (is(rule->within, "round") && covers(rule->victims, type))
            return 1;
    }
    return 0;
}

static Passers lastingPassers(const Position *position)
{
    Passers all = position->state->passers;
    Passers lasting = noPassers;
    int i;
    for (i = 0; i < all.count; ++i) {
        int stands = all.at[i].stands;
        int owner = position->owner[stands];
        if (owner >= 0 && owner != position->toMove && !position->state->out[owner]
            && isRoundVictim(position->type[stands]))
            append(&lasting, all.at[i]);
    }
    return lasting;
}

static void keepPassers(Play *play, Passers lasting)
{
    Passers all = noPassers;
    int i;
    for (i = 0; i < play->state->passers.count; ++i)
        append(&all, play->state->passers.at[i]);
    for (i = 0; i < lasting.count; ++i) {
        if (!Maker_hasTouched(play, lasting.at[i].passed) && !Maker_hasTouched(play, lasting.at[i].stands))
            append(&all, lasting.at[i]);
    }
    if (all.count > play->state->passers.count)
        play->state->passers = sortedPassers(all);
}

static int isForMoves(const Rule *rule)
{
    return is(rule->life, "moves");
}

static void build(Play *play, int cell)
{
    int old;
    if (hasRuleWith(book.rules.walling, isForMoves)) {
        for (old = 0; old < board.size; ++old) {
            if (Position_isWall(play->position, old))
                Maker_set(play, old, emptySquare);
        }
    }
    putWall(play, cell);
}

/* The player leaves the game, with or without the pieces. */
static void retire(Play *play)
{
    State *state = play->state;
    int player = play->player;
    int turn = state->turn - 1;
    int last, i;
    Ints cells;
    while (turn > 0 && state->out[Book_playerAt(turn)])
        --turn;
    last = Book_playerAt(turn > 0 ? turn : 0);
    if (play->move->mated && last != player)
        state->points[last] += book.rules.matePoints;
    state->out[player] = 1;
    if (is(book.rules.lost, "pieces-die"))
        return;
    cells = Position_piecesOf(play->position, player);
    for (i = 0; i < cells.count; ++i) {
        int type = play->position->type[cells.at[i]];
        Maker_set(play, cells.at[i], emptySquare);
        Maker_changeCount(play, play->position->captured, player, type, 1);
        if (is(book.rules.lost, "pieces-stay"))
            putWall(play, cells.at[i]);
    }
}

/* Everything but that the turn passes. */
static void Maker_playMove(Maker *maker, Play *play, int followsOwn)
{
    Passers passers = lastingPassers(play->position);
    State *state = play->state;
    const Move *move = play->move;
    Changes changes = Maker_changesOf(play);
    state->passers = noPassers;
    ++state->quiet;
    state->passes = move->kind == PASS ? state->passes + 1 : 0;
    Maker_act(play);
    if (move->kind == OWN)
        OwnRules_act(maker->own, move, &changes);
    if (move->gateType != none) {
        Square square = {0, 0, none, 1};
        square.owner = play->player;
        square.type = move->gateType;
        Maker_changeCount(play, play->position->hand, play->player, move->gateType, -1);
        Maker_set(play, move->gateCell, square);
    }
    if (move->wall != none)
        build(play, move->wall);
    dropLostRights(play);
    keepPassers(play, passers);
    if (followsOwn) {
        OwnRules_follow(maker->own, move, play->captured, &changes);
        dropLostRights(play);
        gainRights(play);
    }
    if (move->retires)
        retire(play);
}

/* The turns of players who are out of the game are left out. */
static void Maker_advance(Play *play)
{
    State *state = play->state;
    int next = Book_playerAfter(play->player, state->turn);
    int out;
    ++state->turn;
    for (out = 0; state->out[next] && out < sizes.players; ++out) {
        ++state->turn;
        next = Book_playerAt(state->turn);
    }
    play->position->toMove = next;
}

/* To the next turn of this player. */
static void Maker_advanceTo(Play *play, int player)
{
    int turn = play->state->turn + 1;
    int left = mostRepeats;
    while (left > 0 && Book_playerAt(turn) != player) {
        ++turn;
        --left;
    }
    play->state->turn = turn;
    play->position->toMove = player;
}

static Position *withoutPast(const Position *position)
{
    Position *copy = Position_clone(position);
    copy->turns = NULL;
    copy->turnStart = NULL;
    return copy;
}

/* What phrases ask of the last move. */
static void noteLastMove(Play *play)
{
    const Move *move = play->move;
    State *state = play->state;
    int hasCells;
    state->lastMover = play->player;
    if (!OwnGame_looksAtLastMove())
        return;
    hasCells = move->kind != PASS && move->kind != BUILD && !(move->kind == OWN && move->choices.count == 0);
    state->lastFrom = hasCells ? move->from : none;
    state->lastTo = hasCells ? move->to : none;
    state->lastType = hasCells ? move->type : none;
}

static void Maker_makeByOwnRules(Maker *maker, Play *play)
{
    Position *position = play->position;
    Changes changes = Maker_changesOf(play);
    Following turn;
    const Turn *turns;
    if (OwnGame_looksAtTurnStart() && !position->turnStart)
        position->turnStart = withoutPast(position);
    if (OwnGame_looksAtHistory() && !position->turns)
        position->turns = OwnGame_withTurn(NULL, position);
    turns = position->turns;
    OwnRules_begin(maker->own, position, play->move);
    Maker_playMove(maker, play, 1);
    turn = OwnRules_turn(maker->own);
    play->state->goesOn = turn.kind == AGAIN_TURN;
    play->state->only = turn.kind == AGAIN_TURN ? turn.only : NULL;
    noteLastMove(play);
    if (play->state->goesOn)
        return;
    OwnRules_endTurn(maker->own, &changes);
    turn = OwnRules_turn(maker->own);
    if (turn.kind == NEXT_TURN && isPlayer(turn.player))
        Maker_advanceTo(play, turn.player);
    else
        Maker_advance(play);
    position->turns = OwnGame_looksAtHistory() ? OwnGame_withTurn(turns, position) : NULL;
    position->turnStart = OwnGame_looksAtTurnStart() ? withoutPast(position) : NULL;
}

/* What undo() needs to take it back. */
static Play *Maker_make(Maker *maker, Position *position, const Move *move)
{
    Play *play = emptyRoom(1, sizeof *play);
    play->position = position;
    play->move = move;
    play->player = position->toMove;
    play->before = position->state;
    play->toMove = position->toMove;
    play->turns = position->turns;
    play->turnStart = position->turnStart;
    position->state = play->state = copyState(position->state);
    if (move->goesOn) {
        Maker_act(play);
        dropLostRights(play);
    } else if (maker->own) {
        Maker_makeByOwnRules(maker, play);
    } else {
        Maker_playMove(maker, play, 0);
        Maker_advance(play);
    }
    return play;
}

static void undo(Play *play)
{
    Position *position = play->position;
    int i;
    for (i = play->squares.count - 1; i >= 0; --i)
        Position_setSquare(position, play->squares.at[i].cell, play->squares.at[i].square);
    for (i = play->counts.count - 1; i >= 0; --i)
        *play->counts.at[i].place = play->counts.at[i].value;
    for (i = play->unders.count - 1; i >= 0; --i)
        position->under[play->unders.at[i].cell] = play->unders.at[i].squares;
    for (i = play->numbers.count - 1; i >= 0; --i)
        *play->numbers.at[i].place = play->numbers.at[i].value;
    position->state = play->before;
    position->toMove = play->toMove;
    position->turns = play->turns;
    position->turnStart = play->turnStart;
}

static int comparePassers(const void *a, const void *b)
{
    const Passer *left = a;
    const Passer *right = b;
    if (left->passed != right->passed)
        return left->passed < right->passed ? -1 : 1;
    return left->stands < right->stands ? -1 : left->stands > right->stands;
}

/* Each once, in room of its own. */
static Passers sortedPassers(Passers passers)
{
    Passers sorted = noPassers;
    Passers all = noPassers;
    int i;
    for (i = 0; i < passers.count; ++i)
        append(&sorted, passers.at[i]);
    if (sorted.count > 1)
        qsort(sorted.at, (size_t)sorted.count, sizeof *sorted.at, comparePassers);
    for (i = 0; i < sorted.count; ++i) {
        if (i == 0 || comparePassers(&sorted.at[i], &sorted.at[i - 1]) != 0)
            append(&all, sorted.at[i]);
    }
    return all;
}

static int isEnclosedVictim(const Position *position, const Rule *rule, int at, int player)
{
    return Position_isPiece(position, at) && position->owner[at] != player && covers(rule->victims, position->type[at])
           && Board_isIn(rule->zone, player, at);
}

static int isEncloser(const Position *position, const Rule *rule, int at, int player)
{
    if (Position_isPiece(position, at))
        return position->owner[at] == player
               && (covers(rule->captors, position->type[at]) || includes(rule->helpers, position->type[at]));
    return rule->hostile != none && Position_isEmpty(position, at) && Board_isIn(rule->hostile, player, at);
}

/* Whether the first piece on the line is taken by this shape. */
static int isTakenBy(const Position *position, const Rule *rule, const char *shape, Ints line, int player)
{
    const Lines *others;
    int i;
    if (is(shape, "neighbour"))
        return 1;
    if (is(shape, "pair"))
        return line.count > 1 && isEncloser(position, rule, line.at[1], player);
    if (!is(shape, "all"))
        return 0;
    others = Board_lines(rule->lines, line.at[0]);
    for (i = 0; i < others->count; ++i) {
        if (others->at[i].count > 0 && !isEncloser(position, rule, others->at[i].at[0], player))
            return 0;
    }
    return 1;
}

/* The enemies that a piece on the cell encloses, by the rule with this shape. */
static Ints enclosed(const Position *position, const Rule *rule, const char *shape, int cell, int player)
{
    const Lines *lines = Board_lines(rule->lines, cell);
    Ints found = noInts;
    int isBacked = !is(rule->backing, "friend");
    int i, k;
    for (i = 0; i < lines->count; ++i)
        isBacked = isBacked || (lines->at[i].count > 0 && position->owner[lines->at[i].at[0]] == player);
    for (i = 0; isBacked && i < lines->count; ++i) {
        Ints line = lines->at[i];
        if (is(shape, "line")) {
            int at = 0;
            while (at < line.count && isEnclosedVictim(position, rule, line.at[at], player))
                ++at;
            for (k = 0; at > 0 && at < line.count && isEncloser(position, rule, line.at[at], player) && k < at; ++k)
                append(&found, line.at[k]);
        } else if (line.count > 0 && isEnclosedVictim(position, rule, line.at[0], player)
                   && isTakenBy(position, rule, shape, line, player)) {
            append(&found, line.at[0]);
        }
    }
    return ordered(found);
}

