/* Which moves are legal: they are tried; duties choose among those that remain. */

struct Judge {
    Legal *legal;
    OwnRules *own;
};

struct Legal {
    Maker maker;
    MoveList moves;
    Judge judge;
    int triesMoves, wallsShield, losersLeave, countsChecks;
};

/* Why a game is over. */
typedef struct {
    const Rule *rule; /* NULL where a player has no move and no end says what that means */
    int about, winner, isDraw;
    const char *reason;
} Ending;

static int Judge_immediate(Judge *judge, const Position *position, Ending *ending);
static int Judge_mustRetire(Judge *judge, const Position *position);
static int Judge_retiresWhenStuck(Judge *judge, const Position *position);
static int Judge_unanswered(Judge *judge, Position *position, Moves moves, Ending *ending);

/* What has to be known of a position before its moves are tried. */
typedef struct {
    int player, isInCheck, isFaced;
    Ints othersRoyals, royals, lasting;
} Before;

static int limitsThreats(const Rule *rule)
{
    return !is(rule->threat, "anything");
}

static int isUnshielded(const Rule *rule)
{
    return !rule->shields;
}

static int isChecksEnd(const Rule *rule)
{
    return is(rule->when, "checks");
}

static Legal *Legal_init(void)
{
    Legal *legal = emptyRoom(1, sizeof *legal);
    Maker_init(&legal->maker);
    MoveList_init(&legal->moves, &legal->maker);
    legal->judge.legal = legal;
    legal->judge.own = book.hasOwn ? OwnRules_init() : NULL;
    legal->triesMoves = book.hasRoyals || book.rules.facing.count > 0 || hasRuleWith(book.rules.drops, limitsThreats)
                        || (book.hasOwn && ownGame.banCount > 0);
    legal->wallsShield = !hasRuleWith(book.rules.walling, isUnshielded);
    legal->losersLeave = !is(book.rules.lost, "ends-game");
    legal->countsChecks = hasRuleWith(book.rules.ends, isChecksEnd);
    return legal;
}

static void Legal_leaveOutQuestions(Legal *legal)
{
    legal->maker.own->leavesOutQuestions = 1;
    legal->moves.own->leavesOutQuestions = 1;
    legal->judge.own->leavesOutQuestions = 1;
}

static Before Legal_lookBefore(const Position *position)
{
    Before before;
    int other;
    before.player = position->toMove;
    before.othersRoyals = noInts;
    for (other = 0; other < sizes.players; ++other) {
        if (other != before.player && !position->state->out[other])
            appendAll(&before.othersRoyals, Threats_decisiveCells(position, other));
    }
    before.royals = Threats_decisiveCells(position, before.player);
    before.lasting = Threats_lastingRoyals(position, before.player);
    before.isInCheck = is(book.rules.flight, "none") && Threats_isInCheck(position, before.player, NULL);
    before.isFaced = book.facingRefused && royalsFace(position, book.facingRefused->lines);
    return before;
}

static int Legal_isSafe(Legal *legal, Position *position, const Move *move, const Before *before);

static Moves safeOnes(Legal *legal, Position *position, Moves moves)
{
    Before before = Legal_lookBefore(position);
    Moves safe = noMoves;
    int i;
    for (i = 0; i < moves.count; ++i) {
        if (Legal_isSafe(legal, position, moves.at[i], &before))
            append(&safe, moves.at[i]);
    }
    return safe;
}

static Moves Legal_safeMovesFrom(Legal *legal, Position *position, int from)
{
    int isUnchecked = !Threats_isInCheck(position, position->toMove, NULL);
    Moves moves = movesOf(&legal->moves, position, from, isUnchecked);
    int i;
    for (i = 0; i < book.wings.count; ++i) {
        if (book.wings.at[i].king == from)
            pushAll(&moves, castlings(&legal->moves, position, i));
    }
    return safeOnes(legal, position, moves);
}

/* A player without a piece is out of the game, unless own moves need none. */
static int isThere(Ints pieces, int player)
{
    int i;
    if (pieces.count > 0)
        return 1;
    for (i = 0; i < ownGame.moveCount; ++i)
        if (covers(ownGame.moves[i].players, player))
            return 1;
    return 0;
}

static Moves Legal_whenStuck(Legal *legal, Position *position)
{
    int player = position->toMove;
    Ints pieces = Position_piecesOf(position, player);
    Moves wanted = noMoves;
    int i;
    for (i = 0; i < pieces.count; ++i)
        exchangesOf(position, pieces.at[i], 1, &wanted);
    if (legal->triesMoves)
        wanted = safeOnes(legal, position, wanted);
    if (wanted.count > 0 || !is(book.rules.pass, "stuck") || !covers(book.rules.passers, player)
        || !isThere(pieces, player))
        return wanted;
    return legal->triesMoves ? safeOnes(legal, position, oneMove(makeMove(PASS))) : oneMove(makeMove(PASS));
}

static int endsByCapture(const Move *move)
{
    return isCaptureMove(move) && !move->goesOn;
}

/* The pieces captured on one order of captures, 1 for each that the priority is about. */
static Ints meantVictims(const Position *position, const Rule *priority, Ints cells)
{
    Ints meant = noInts;
    int i;
    for (i = 0; i < cells.count; ++i)
        append(&meant, Position_isPiece(position, cells.at[i]) && covers(priority->types, position->type[cells.at[i]]));
    return meant;
}

/* As texts of 0 and 1 are. */
static int compareLists(Ints a, Ints b)
{
    int i;
    for (i = 0; i < a.count && i < b.count; ++i) {
        if (a.at[i] != b.at[i])
            return a.at[i] < b.at[i] ? -1 : 1;
    }
    return a.count < b.count ? -1 : a.count > b.count;
}

typedef struct {
    const Position *position;
    const Rule *priority;
    const Move *move;
    Ints best;
    int hasBest;
} Earliest;

static void seeOrder(void *context, const Traveller *traveller, const Outcome *outcome, int captures)
{
    Earliest *earliest = context;
    const Move *move = earliest->move;
    Takes taken = noTakes;
    Ints order = noInts;
    Ints meant;
    int i, skipped = 0;
    for (i = 0; i < outcome->taken.count; ++i) {
        if (outcome->taken.at[i].cell != move->to || !isCapture(outcome->taken.at[i]))
            append(&taken, outcome->taken.at[i]);
    }
    if (traveller->cell != move->to || captures != move->captures || !areSameTakes(taken, move->taken))
        return;
    for (i = 0; i < traveller->taken.count; ++i) {
        if (isCapture(traveller->taken.at[i]) && skipped++ >= traveller->unloadAt.count)
            append(&order, traveller->taken.at[i].cell);
    }
    meant = meantVictims(earliest->position, earliest->priority, order);
    if (!earliest->hasBest || compareLists(meant, earliest->best) > 0)
        earliest->best = meant;
    earliest->hasBest = 1;
}

/* Of the order that takes pieces of these types earliest. */
static Ints Legal_earliest(const Position *position, const Rule *priority, const Move *move, Ints victims)
{
    Ints byCell = meantVictims(position, priority, victims);
    int player = position->toMove;
    Earliest earliest;
    Walk walk;
    if (!includes(byCell, 0) || !includes(byCell, 1) || move->kind != MOVE)
        return byCell;
    earliest.position = position;
    earliest.priority = priority;
    earliest.move = move;
    earliest.best = byCell;
    earliest.hasBest = 0;
    walk = Walk_init(&book.programs[Book_programNumber(move->type, player, position->state->lastMoved)], position,
                     Book_mover(move->from, move->type, player, position->moved[move->from]));
    walk.keepsOrder = 1;
    walk.visit = seeOrder;
    walk.context = &earliest;
    Walk_outcomes(&walk, 1);
    return earliest.best;
}

/* A number as a list of one, or of 0 and 1 for each captured piece. */
static Ints Legal_worth(const Position *position, const Rule *priority, const Move *move)
{
    Ints victims = noInts;
    int sum = 0;
    int i;
    if (is(priority->value, "mover"))
        return one(covers(priority->types, move->type));
    for (i = 0; i < move->taken.count; ++i) {
        if (isCapture(move->taken.at[i]))
            append(&victims, move->taken.at[i].cell);
    }
    if (move->captures)
        append(&victims, move->to);
    if (is(priority->value, "earliest"))
        return Legal_earliest(position, priority, move, victims);
    for (i = 0; i < victims.count; ++i) {
        int type = position->type[victims.at[i]];
        if (!Position_isPiece(position, victims.at[i]))
            continue;
        if (includes(priority->otherTypes, type))
            sum += priority->otherWeight;
        else if (covers(priority->types, type))
            sum += priority->weight;
    }
    return one(sum);
}

static Moves Legal_bestBy(const Position *position, const Rule *priority, Moves moves)
{
    Ints *measured;
    Ints best = noInts;
    Moves kept = noMoves;
    int i;
    if (moves.count < 2)
        return moves;
    measured = room((size_t)moves.count, sizeof *measured);
    for (i = 0; i < moves.count; ++i) {
        measured[i] = Legal_worth(position, priority, moves.at[i]);
        if (i == 0 || compareLists(measured[i], best) > 0)
            best = measured[i];
    }
    for (i = 0; i < moves.count; ++i) {
        if (compareLists(measured[i], best) == 0)
            append(&kept, moves.at[i]);
    }
    return kept;
}

/* Where the player must capture or put down, what does not is dropped. */
static Moves Legal_dutiful(const Position *position, Moves moves)
{
    int player = position->toMove;
    Moves kept = moves;
    int i, k;
    for (i = 0; i < book.rules.dropDuties.count; ++i) {
        const Rule *duty = &book.rules.dropDuties.at[i];
        Moves drops = noMoves;
        for (k = 0; covers(duty->players, player) && k < kept.count; ++k) {
            if (kept.at[k]->kind == DROP && covers(duty->types, kept.at[k]->type))
                append(&drops, kept.at[k]);
        }
        if (drops.count > 0)
            kept = drops;
    }
    for (i = 0; i < book.rules.compulsions.count; ++i) {
        const Rule *rule = &book.rules.compulsions.at[i];
        Moves captures = noMoves;
        int hasCaptures = 0;
        if (!is(rule->captures, "must") || !covers(rule->players, player))
            continue;
        for (k = 0; k < kept.count; ++k) {
            hasCaptures = hasCaptures || endsByCapture(kept.at[k]);
            if (kept.at[k]->goesOn || endsByCapture(kept.at[k]))
                append(&captures, kept.at[k]);
        }
        if (!hasCaptures)
            continue;
        kept = captures;
        for (k = 0; k < rule->partCount; ++k)
            kept = Legal_bestBy(position, &rule->parts[k], kept);
    }
    return kept;
}

static Moves Legal_safeMoves(Legal *legal, Position *position)
{
    Moves moves = MoveList_list(&legal->moves, position);
    if (legal->triesMoves && moves.count > 0)
        moves = safeOnes(legal, position, moves);
    moves = Legal_dutiful(position, moves);
    return moves.count > 0 ? moves : Legal_whenStuck(legal, position);
}

static int Legal_retires(Legal *legal, const Position *position, Moves moves)
{
    return legal->losersLeave
           && (Judge_mustRetire(&legal->judge, position)
               || (moves.count == 0 && Judge_retiresWhenStuck(&legal->judge, position)));
}

/* The legal moves; none if the game is over whatever moves there are. */
static Moves Legal_legal(Legal *legal, Position *position)
{
    Moves moves;
    if (Judge_immediate(&legal->judge, position, NULL))
        return noMoves;
    moves = Legal_safeMoves(legal, position);
    if (Legal_retires(legal, position, moves)) {
        Move *move = makeMove(PASS);
        move->retires = 1;
        move->mated =
            !Judge_mustRetire(&legal->judge, position) && Threats_isInCheck(position, position->toMove, NULL);
        return oneMove(move);
    }
    return Judge_unanswered(&legal->judge, position, moves, NULL) ? noMoves : moves;
}

/* A royal piece in check that may not flee takes its only attacker. */
static int answersCheck(const Position *position, const Move *move, const Before *before)
{
    Ints attackers;
    if (!before->isInCheck || move->kind != MOVE || !Book_isRoyal(move->type, before->player))
        return 1;
    attackers = Threats_attackers(position, move->from, before->player);
    return attackers.count == 0 || (attackers.count == 1 && attackers.at[0] == move->to);
}

/* Whether the piece on a cell would be attacked on one of the cells before the last. */
static int isAttackedOnWay(Position *position, int from, Ints way)
{
    int player = position->toMove;
    Square king = Position_square(position, from);
    int isAttacked = 0;
    int i;
    Position_setSquare(position, from, emptySquare);
    for (i = 0; i < way.count - 1 && !isAttacked; ++i) {
        Square there = Position_square(position, way.at[i]);
        Position_setSquare(position, way.at[i], king);
        isAttacked = Threats_isAttacked(position, way.at[i], player);
        Position_setSquare(position, way.at[i], there);
    }
    Position_setSquare(position, from, king);
    return isAttacked;
}

static int castlesSafely(Position *position, const Move *move)
{
    int player = position->toMove;
    const Rule *wing = NULL;
    int i;
    for (i = book.wings.count - 1; i >= 0; --i) {
        if (book.wings.at[i].player == player && book.wings.at[i].kingTo == move->to)
            wing = &book.wings.at[i];
    }
    if (!wing || is(wing->castling->safety, "end-only") || !Book_isRoyal(move->type, player))
        return 1;
    return !Threats_isAttacked(position, move->from, player)
           && !isAttackedOnWay(position, move->from, Board_way(move->from, move->to));
}

/* The paths of a piece to one cell; each leg is followed as Walk does, without anything taken on the way. */
typedef struct {
    int count, space;
    Ints *at;
} Paths;

typedef struct {
    Walk walk;
    int target;
    Ints path;
    Paths paths;
    Ints entered; /* places on the path */
} PathWalk;

static void PathWalk_follow(PathWalk *paths, Ints nodes, int cell, int orientation);

static void PathWalk_ride(PathWalk *paths, const Node *node, int from, int facing)
{
    Walk *walk = &paths->walk;
    int length = paths->path.count;
    int cell = from;
    int orientation = facing;
    int count;
    for (count = 1; count <= node->most && count <= board.size * board.facingCount; ++count) {
        int step = Board_seen(orientation, node->own);
        int to = board.links[step][cell];
        int occupant, isMeant;
        const Goal *goal;
        if (to < 0)
            break;
        orientation = Board_crossed(orientation, step, cell);
        cell = to;
        if (!Walk_mayEnter(walk, node, cell))
            break;
        append(&paths->path, cell);
        occupant = Walk_occupant(walk, cell);
        isMeant = count >= node->least && (occupant == empty || Walk_concerns(walk, &node->ends[occupant], cell))
                  && (!node->only || Walk_mayEnd(walk, node->only, cell, none));
        goal = isMeant ? &node->ends[occupant] : &nothing;
        if (goal->stop && cell == paths->target && cell != walk->mover.from && Walk_isHome(walk, cell))
            append(&paths->paths, slice(paths->path, 0, paths->path.count));
        if (goal->then.count > 0)
            PathWalk_follow(paths, goal->then, cell, orientation);
        if (occupant != empty && !node->jumps)
            break;
    }
    paths->path.count = length;
}

static void PathWalk_follow(PathWalk *paths, Ints nodes, int cell, int orientation)
{
    int i;
    for (i = 0; i < nodes.count; ++i) {
        const Node *node = &paths->walk.program->nodes[nodes.at[i]];
        int key = (nodes.at[i] * board.size + cell) * board.facingCount + orientation;
        if (node->anywhere || includes(paths->entered, key) || !Walk_mayBegin(&paths->walk, node, cell))
            continue;
        append(&paths->entered, key);
        PathWalk_ride(paths, node, cell, orientation);
        --paths->entered.count;
    }
}

/* The open paths of a move, each as the cells from the first step on. */
static Paths pathsOf(const Position *position, const Move *move)
{
    int player = position->toMove;
    PathWalk paths;
    Traveller start;
    memset(&paths, 0, sizeof paths);
    paths.walk =
        Walk_init(&book.programs[Book_programNumber(move->type, player, position->state->lastMoved)], position,
                  Book_mover(move->from, move->type, player, position->moved[move->from]));
    paths.target = move->to;
    start = Walk_start(&paths.walk);
    PathWalk_follow(&paths, paths.walk.program->always, start.cell, start.orientation);
    if (!paths.walk.mover.moved) {
        PathWalk_follow(&paths, paths.walk.program->unmoved, start.cell, start.orientation);
        PathWalk_follow(&paths, paths.walk.program->unchecked, start.cell, start.orientation);
    }
    return paths.paths;
}

/* Whether a royal piece is attacked on none of the cells that it goes over, on one path at least. */
static int crossesSafely(Position *position, const Move *move)
{
    Paths paths;
    int i;
    if (move->kind != MOVE || move->exchanges || !Book_isRoyal(move->type, position->toMove))
        return 1;
    paths = pathsOf(position, move);
    for (i = 0; i < paths.count; ++i) {
        if (!isAttackedOnWay(position, move->from, paths.at[i]))
            return 1;
    }
    return 0;
}

/* A piece that comes in parries no check, nor does a wall in place of a move. */
static int isSafeAlone(Legal *legal, Position *position, const Move *move, const Before *before)
{
    Move *alone;
    if (move->kind == BUILD)
        return !Threats_isInCheck(position, before->player, NULL);
    if (move->gateType == none)
        return 1;
    alone = copyOfMove(move);
    alone->gateType = alone->gateCell = none;
    return Legal_isSafe(legal, position, alone, before);
}

/* Where what stood on a cell is after the move. */
static int placeAfter(const Move *move, int cell)
{
    return (move->kind == MOVE || move->kind == CASTLE) && cell == move->from ? move->to : cell;
}

static int isLeftInCheck(Position *position, const Move *move, const Before *before)
{
    Ints lasting = noInts;
    Square wasWall = emptySquare;
    int isOpen = 0;
    int isLeft, i;
    for (i = 0; i < book.rules.petrifications.count; ++i) {
        const Rule *rule = &book.rules.petrifications.at[i];
        isOpen = isOpen || (isUnshielded(rule) && covers(rule->types, move->type));
    }
    isOpen = isOpen && move->to >= 0 && isCaptureMove(move) && Position_isWall(position, move->to);
    if (isOpen) {
        wasWall = Position_square(position, move->to);
        Position_setSquare(position, move->to, emptySquare);
    }
    if (move->kind == OWN)
        lasting = Threats_lastingRoyals(position, before->player);
    for (i = 0; move->kind != OWN && i < before->lasting.count; ++i)
        append(&lasting, placeAfter(move, before->lasting.at[i]));
    isLeft = Threats_isInCheck(position, before->player, &lasting);
    if (isOpen)
        Position_setSquare(position, move->to, wasWall);
    return isLeft;
}

static int givesCheck(const Position *position, int player)
{
    int other;
    for (other = 0; other < sizes.players; ++other) {
        if (other != player && !position->state->out[other] && Threats_isInCheck(position, other, NULL))
            return 1;
    }
    return 0;
}

/* Whether the piece just put down attacks nothing that it may not. */
static int threatensRightly(Legal *legal, Position *position, const Move *move, int player)
{
    int isAsked = 0;
    int mayThreaten = 0;
    int mayCheck = 1;
    int i;
    for (i = 0; i < book.rules.drops.count; ++i) {
        const Rule *rule = &book.rules.drops.at[i];
        if (!isPromotionFor(rule, move->type, player))
            continue;
        isAsked = 1;
        mayThreaten = mayThreaten || is(rule->threat, "anything");
        mayCheck = mayCheck && !is(rule->threat, "no-check");
    }
    if (!isAsked || mayThreaten || !Threats_isInCheck(position, position->toMove, NULL))
        return 1;
    return mayCheck && Legal_safeMoves(legal, position).count > 0;
}

static int isSafeAfter(Legal *legal, Position *position, const Move *move, const Before *before)
{
    int player = before->player;
    int isDangerous = book.rules.explosions.count > 0 || book.rules.petrifications.count > 0;
    int i;
    if (before->isFaced && move->kind == PASS)
        return 1;
    if (before->isFaced && royalsFace(position, book.facingRefused->lines))
        return 0;
    for (i = 0; isDangerous && i < before->royals.count; ++i) {
        if (position->owner[placeAfter(move, before->royals.at[i])] != player)
            return 0;
    }
    for (i = 0; i < before->othersRoyals.count; ++i) {
        int cell = before->othersRoyals.at[i];
        if (!Position_isPiece(position, cell) || position->owner[cell] == player)
            return 1;
    }
    if (isLeftInCheck(position, move, before))
        return 0;
    if (is(book.rules.giving, "forbidden") && givesCheck(position, player))
        return 0;
    for (i = 0; i < book.rules.facing.count; ++i) {
        if (piecesFace(position, book.rules.facing.at[i].lines, &book.rules.facing.at[i].types))
            return 0;
    }
    return move->kind != DROP || threatensRightly(legal, position, move, player);
}

static int isSafeWhenTried(Legal *legal, Position *position, const Move *move, const Before *before)
{
    Play *play = Maker_make(&legal->maker, position, move);
    int isBanned = legal->maker.own && OwnRules_isBannedAfter(legal->maker.own, move, position);
    int isSafe = !isBanned && isSafeAfter(legal, position, move, before);
    undo(play);
    return isSafe;
}

static int isSafeMove(Legal *legal, Position *position, const Move *move, const Before *before)
{
    if (move->goesOn)
        return 1;
    if (move->wall != none && !legal->wallsShield) {
        Move *alone;
        if (move->kind == BUILD)
            return isSafeAlone(legal, position, move, before);
        alone = copyOfMove(move);
        alone->wall = none;
        return Legal_isSafe(legal, position, alone, before);
    }
    if (legal->maker.own) {
        OwnRules_begin(legal->maker.own, position, move);
        if (OwnRules_isBannedBefore(legal->maker.own, move))
            return 0;
    }
    return answersCheck(position, move, before) && (move->kind != CASTLE || castlesSafely(position, move))
           && (!is(book.rules.way, "whole") || crossesSafely(position, move))
           && isSafeAlone(legal, position, move, before) && isSafeWhenTried(legal, position, move, before);
}

static int Legal_isSafe(Legal *legal, Position *position, const Move *move, const Before *before)
{
    Mark here = mark();
    int isSafe = isSafeMove(legal, position, move, before);
    release(here);
    return isSafe;
}

/* A move as the game makes it; what undo needs. */
static Play *Legal_make(Legal *legal, Position *position, const Move *move)
{
    int player = position->toMove;
    int wasFacing = book.facingRefused && royalsFace(position, book.facingRefused->lines);
    Play *play = Maker_make(&legal->maker, position, move);
    State *state = position->state;
    if (move->goesOn)
        return play;
    state->facing = wasFacing;
    if (!state->goesOn && legal->countsChecks && Threats_isInCheck(position, position->toMove, NULL))
        ++state->checks[player];
    return play;
}

