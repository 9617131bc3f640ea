/* What the player to move might do if check and duties are left aside. Moves of the other files is MoveList here, and Moves a
   list of moves. */

typedef struct {
    Maker *maker;
    OwnRules *own;
} MoveList;

static Moves Drops_list(const Position *position);

static void pushAll(Moves *moves, Moves others)
{
    int i;
    for (i = 0; i < others.count; ++i)
        append(moves, others.at[i]);
}

static Move *copyOfMove(const Move *move)
{
    Move *copy = room(1, sizeof *copy);
    *copy = *move;
    return copy;
}

static int takesOn(const Move *move, int cell)
{
    return takesCell(move->taken, cell);
}

static void MoveList_init(MoveList *list, Maker *maker)
{
    list->maker = maker;
    list->own = book.hasOwn ? OwnRules_init() : NULL;
}

static int asksForCheck(void)
{
    int i;
    for (i = 0; i < book.programCount; ++i) {
        if (book.programs[i].unchecked.count > 0)
            return 1;
    }
    return 0;
}

static Takes captureOf(int cell)
{
    Takes taken = noTakes;
    Taken each;
    each.cell = cell;
    each.putTo = none;
    append(&taken, each);
    return taken;
}

static Takes putOf(int cell, int putTo)
{
    Takes taken = noTakes;
    Taken each;
    each.cell = cell;
    each.putTo = putTo;
    append(&taken, each);
    return taken;
}

/* Of walls that are built with a move: `withMove`, or instead of one. */
static int isWallingFor(const Rule *rule, int isInstead, int player)
{
    return is(rule->turn, "instead") == isInstead && covers(rule->players, player);
}

static char *shotsOf(const Position *position, int from)
{
    char *found = setOf(noInts, board.size);
    Outcomes outcomes;
    int i;
    if (!Position_isPiece(position, from))
        return found;
    outcomes = Threats_outcomes(position, from, position->type[from], position->owner[from], 1, 1);
    for (i = 0; i < outcomes.count; ++i) {
        if (outcomes.at[i].taken.count == 0)
            found[outcomes.at[i].to] = 1;
    }
    return found;
}

static int isAtEdge(const Position *position, int cell)
{
    const Lines *lines = Board_lines("orthogonal", cell);
    int i;
    for (i = 0; i < lines->count; ++i) {
        if (lines->at[i].count == 0 || Position_isWall(position, lines->at[i].at[0]))
            return 1;
    }
    return 0;
}

static int isWallPlace(const Position *position, const Rule *rule, const Move *move, const char *shots, int cell)
{
    if (is(rule->place, "anywhere"))
        return 1;
    if (is(rule->place, "shot"))
        return shots[cell];
    if (is(rule->place, "vacated"))
        return cell == move->from;
    return is(rule->place, "edge") && isAtEdge(position, cell);
}

/* Where the wall that comes with a move, or is built instead of one, may be put. */
static Ints wallCells(MoveList *list, Position *position, const Move *move)
{
    int player = position->toMove;
    int isBuilding = move->kind == BUILD;
    char *isKept = setOf(noInts, board.size);
    Ints cells = noInts;
    Play *play;
    int cell, i;
    for (cell = 0; cell < board.size; ++cell) {
        int leaves = (cell == move->from && move->kind != DROP) || takesOn(move, cell);
        isKept[cell] = (char)(!isBuilding && (cell == move->to || (!Position_isEmpty(position, cell) && !leaves)));
    }
    play = Maker_make(list->maker, position, move);
    for (i = 0; i < book.rules.walling.count; ++i) {
        const Rule *rule = &book.rules.walling.at[i];
        const char *shots = NULL;
        if (!isWallingFor(rule, isBuilding, player))
            continue;
        if (is(rule->place, "shot"))
            shots = shotsOf(position, move->to);
        for (cell = 0; cell < board.size; ++cell) {
            if (isWallPlace(position, rule, move, shots, cell) && Position_isEmpty(position, cell) && !isKept[cell]
                && Board_isIn(rule->zone, player, cell))
                append(&cells, cell);
        }
    }
    undo(play);
    return cells;
}

static Moves withWalls(MoveList *list, Position *position, Moves moves)
{
    Moves rows = noMoves;
    int isDuty = 0;
    int i, k;
    for (i = 0; i < book.rules.walling.count; ++i) {
        const Rule *rule = &book.rules.walling.at[i];
        isDuty = isDuty || (is(rule->turn, "with-move") && covers(rule->players, position->toMove));
    }
    if (!isDuty)
        return moves;
    for (i = 0; i < moves.count; ++i) {
        Ints cells = wallCells(list, position, moves.at[i]);
        for (k = 0; k < cells.count; ++k) {
            Move *move = copyOfMove(moves.at[i]);
            move->wall = cells.at[k];
            append(&rows, move);
        }
    }
    return rows;
}

static Moves gatesOn(const Position *position, Square piece, const Move *move, int cell)
{
    Moves rows = noMoves;
    int i, type;
    if (move->to == cell)
        return rows;
    for (i = 0; i < move->taken.count; ++i) {
        if (move->taken.at[i].putTo == cell)
            return rows;
    }
    for (i = 0; i < book.rules.gating.count; ++i) {
        const Rule *rule = &book.rules.gating.at[i];
        if (!covers(rule->players, piece.owner) || !covers(rule->movers, piece.type))
            continue;
        for (type = 0; type < sizes.types; ++type) {
            Move *gated;
            if (Position_inHand(position, piece.owner, type) <= 0 || !covers(rule->types, type)
                || !Book_mayEnd(type, piece.owner, cell))
                continue;
            gated = copyOfMove(move);
            gated->gateType = type;
            gated->gateCell = cell;
            append(&rows, gated);
        }
    }
    return rows;
}

/* A piece may come in from the hand on a cell that an unmoved one has left. */
static Moves withGates(const Position *position, Square piece, Moves moves)
{
    Moves rows = noMoves;
    int i;
    if (book.rules.gating.count == 0 || piece.moved != 0)
        return moves;
    for (i = 0; i < moves.count; ++i) {
        Move *move = moves.at[i];
        append(&rows, move);
        if (move->kind == MOVE || move->kind == CASTLE)
            pushAll(&rows, gatesOn(position, piece, move, move->from));
        if (move->kind == CASTLE)
            pushAll(&rows, gatesOn(position, piece, move, move->taken.at[0].cell));
    }
    return rows;
}

static Moves unpromoted(MoveList *list, Position *position, Square piece, Moves moves)
{
    return withWalls(list, position, withGates(position, piece, moves));
}

static int isVictimOf(const Position *position, const Rule *rule, int cell)
{
    return Position_isPiece(position, cell) && covers(rule->victims, position->type[cell]);
}

static int capturesVictim(const Position *position, const Rule *rule, const Move *move)
{
    int i;
    if (move->captures && isVictimOf(position, rule, move->to))
        return 1;
    for (i = 0; i < move->taken.count; ++i) {
        if (isCapture(move->taken.at[i]) && isVictimOf(position, rule, move->taken.at[i].cell))
            return 1;
    }
    return 0;
}

static int isPromotion(const Position *position, Square piece, const Rule *rule, const Move *move)
{
    if (move->becomes != none || is(rule->by, "in-place") || is(rule->by, "quiet-step"))
        return 0;
    return (!is(rule->by, "capture") || capturesVictim(position, rule, move))
           && Book_touchesZone(rule, piece.owner, move->from, move->to);
}

static Ints promotionChoices(const Position *position, Square piece, const Rule *rule)
{
    Ints types = rule->into.count > 0 || piece.was == none ? rule->into : one(piece.was);
    Ints choices = noInts;
    int i, k;
    for (i = 0; i < types.count; ++i) {
        int type = types.at[i];
        int isFull = 0;
        int isLacking = is(rule->stock, "lost") && position->captured[piece.owner * sizes.types + type] == 0;
        for (k = 0; k < rule->partCount; ++k) {
            if (rule->parts[k].type != type)
                continue;
            isFull = Position_count(position, piece.owner, type) >= rule->parts[k].most;
            break;
        }
        if (!isFull && !isLacking)
            append(&choices, type);
    }
    return choices;
}

typedef struct {
    int type;
    const Rule *rule;
} GivenPromotion;

typedef struct {
    int count, space;
    GivenPromotion *at;
} GivenPromotions;

static int isPromotionGiven(const GivenPromotions *given, int type, const Rule *rule)
{
    int i;
    for (i = 0; i < given->count; ++i) {
        const Rule *other = given->at[i].rule;
        if (given->at[i].type == type
            && (is(other->duty, rule->duty) || is(other->by, "capture") || is(rule->by, "capture")))
            return 1;
    }
    return 0;
}

static Moves withPromotions(const Position *position, Square piece, Move *move)
{
    Moves rows = noMoves;
    GivenPromotions given = {0, 0, NULL};
    int mayStay = 1;
    int i, k;
    for (i = 0; i < book.rules.promotions.count; ++i) {
        const Rule *rule = &book.rules.promotions.at[i];
        Ints types;
        if (!isPromotionFor(rule, piece.type, piece.owner) || (rule->into.count == 0 && piece.was == none)
            || !isPromotion(position, piece, rule, move))
            continue;
        types = promotionChoices(position, piece, rule);
        for (k = 0; k < types.count; ++k) {
            GivenPromotion each;
            Move *row;
            if (isPromotionGiven(&given, types.at[k], rule))
                continue;
            each.type = types.at[k];
            each.rule = rule;
            append(&given, each);
            row = copyOfMove(move);
            row->becomes = types.at[k];
            append(&rows, row);
        }
        if (is(rule->duty, "must")
            || (is(rule->duty, "when-stuck") && Threats_isStuck(piece.type, piece.owner, move->to)))
            mayStay = 0;
    }
    if (mayStay)
        append(&rows, move);
    return rows;
}

/* Everything that moves may come with: promotions, pieces that come in, walls. */
static Moves elaborated(MoveList *list, Position *position, Square piece, Moves moves)
{
    Moves promoted = noMoves;
    int i;
    for (i = 0; i < moves.count; ++i)
        pushAll(&promoted, withPromotions(position, piece, moves.at[i]));
    return unpromoted(list, position, piece, promoted);
}

static Moves stepsFrom(const Position *position, int from, Square piece, int isUnchecked)
{
    Outcomes outcomes = Threats_outcomes(position, from, piece.type, piece.owner, piece.moved, isUnchecked);
    Moves moves = noMoves;
    int i, k;
    for (i = 0; i < outcomes.count; ++i) {
        const Outcome *outcome = &outcomes.at[i];
        int isWhole = 1;
        Move *move;
        for (k = 0; k < outcome->taken.count; ++k) {
            Taken taken = outcome->taken.at[k];
            isWhole = isWhole && Position_isPiece(position, taken.cell)
                      && (!isCapture(taken) || !Book_isImmune(position->type[taken.cell], piece.type));
        }
        if (!isWhole || Position_isWall(position, outcome->to))
            continue;
        move = makeMove(MOVE);
        move->from = from;
        move->to = outcome->to;
        move->type = piece.type;
        move->becomes = outcome->becomes;
        for (k = 0; k < outcome->taken.count; ++k) {
            if (outcome->taken.at[k].cell == outcome->to && isCapture(outcome->taken.at[k]))
                move->captures = 1;
            else
                append(&move->taken, outcome->taken.at[k]);
        }
        append(&moves, move);
    }
    return moves;
}

static int mayTakePasser(Square piece, int passed)
{
    int i;
    for (i = 0; i < book.rules.enPassant.count; ++i) {
        const Rule *rule = &book.rules.enPassant.at[i];
        if (covers(rule->takers, piece.type) && covers(rule->players, piece.owner)
            && (is(rule->within, "next-turn") || Board_isIn(rule->zone, piece.owner, passed)))
            return 1;
    }
    return 0;
}

static Moves oneMove(Move *move)
{
    Moves moves = noMoves;
    append(&moves, move);
    return moves;
}

/* A piece that has passed a cell is captured there as if it stood on it. */
static void addEnPassant(MoveList *list, Position *position, int from, Square piece, Moves *moves)
{
    Passers passers = position->state->passers;
    int i, k;
    for (i = 0; i < passers.count; ++i) {
        int passed = passers.at[i].passed;
        int stands = passers.at[i].stands;
        int reaches;
        Move *move;
        if (!mayTakePasser(piece, passed) || !Position_isPiece(position, stands)
            || position->owner[stands] == piece.owner || !Position_isEmpty(position, passed))
            continue;
        Position_setSquare(position, passed, Position_square(position, stands));
        reaches = Threats_attacks(position, from, passed);
        Position_setSquare(position, passed, emptySquare);
        if (!reaches)
            continue;
        move = makeMove(MOVE);
        move->from = from;
        move->to = passed;
        move->type = piece.type;
        move->taken = captureOf(stands);
        for (k = 0; k < moves->count; ++k) {
            const Move *other = moves->at[k];
            if (other->from != from || other->to != passed || other->kind != MOVE)
                continue;
            if (book.rules.walling.count == 0 && book.rules.gating.count == 0) {
                memmove(&moves->at[k], &moves->at[k + 1], (size_t)(moves->count - k - 1) * sizeof *moves->at);
                --moves->count;
            }
            break;
        }
        pushAll(moves, unpromoted(list, position, piece, oneMove(move)));
    }
}

/* To every empty cell where the piece does not go anyway, while few pieces are left. */
static Moves flights(MoveList *list, Position *position, int from, Square piece, Moves moves)
{
    Moves flown = noMoves;
    int flies = 0;
    int left, type, to, i;
    if (book.rules.flying.count == 0)
        return flown;
    left = Position_count(position, piece.owner, none);
    for (type = 0; type < sizes.types; ++type)
        left += Position_inHand(position, piece.owner, type);
    for (i = 0; i < book.rules.flying.count; ++i) {
        const Rule *rule = &book.rules.flying.at[i];
        flies = flies || (isPromotionFor(rule, piece.type, piece.owner) && left <= rule->atMost);
    }
    for (to = 0; flies && to < board.size; ++to) {
        int goes = 0;
        Move *move;
        for (i = 0; i < moves.count; ++i)
            goes = goes || (moves.at[i]->kind == MOVE && moves.at[i]->to == to);
        if (goes || !Position_isEmpty(position, to) || !Book_mayEnd(piece.type, piece.owner, to))
            continue;
        move = makeMove(MOVE);
        move->from = from;
        move->to = to;
        move->type = piece.type;
        append(&flown, move);
    }
    return elaborated(list, position, piece, flown);
}

static int isSameMove(const Move *a, const Move *b)
{
    int i;
    if (a->kind != b->kind || a->captures != b->captures || a->from != b->from || a->to != b->to || a->type != b->type
        || a->becomes != b->becomes || a->wall != b->wall || a->retires != b->retires || a->mated != b->mated
        || a->exchanges != b->exchanges || a->goesOn != b->goesOn || a->gateType != b->gateType
        || a->gateCell != b->gateCell || a->rule != b->rule || a->choices.count != b->choices.count)
        return 0;
    for (i = 0; i < a->choices.count; ++i) {
        if (a->choices.at[i].kind != b->choices.at[i].kind || a->choices.at[i].value != b->choices.at[i].value)
            return 0;
    }
    return areSameTakes(a->taken, b->taken);
}

static int isExchangeListed(const Position *position, const Rule *rule, Square square, int isStuck)
{
    int isInCheck;
    if (!isPromotionFor(rule, square.type, square.owner) || position->state->exchanges[square.owner] >= rule->uses)
        return 0;
    isInCheck = !is(rule->occasion, "always") && Threats_isInCheck(position, square.owner, NULL);
    if (isStuck)
        return is(rule->occasion, "in-need") && !isInCheck;
    return is(rule->occasion, "always") || isInCheck;
}

/* Adds the moves in which a piece changes places with a friend; `isStuck`: those of a player without any other move. */
static void exchangesOf(const Position *position, int from, int isStuck, Moves *moves)
{
    Square square = Position_square(position, from);
    char *listed;
    int i, k, m;
    if (book.rules.exchanges.count == 0)
        return;
    listed = setOf(noInts, board.size);
    for (i = 0; i < book.rules.exchanges.count; ++i) {
        const Rule *rule = &book.rules.exchanges.at[i];
        Ints others = isExchangeListed(position, rule, square, isStuck) ? Position_piecesOf(position, square.owner) : noInts;
        for (k = 0; k < others.count; ++k) {
            int to = others.at[k];
            int partner = position->type[to];
            int isKnown = 0;
            Move *move;
            if (to == from || !covers(rule->partners, partner) || !Book_mayEnd(square.type, square.owner, to)
                || !Book_mayEnd(partner, square.owner, from) || listed[to])
                continue;
            listed[to] = 1;
            move = makeMove(MOVE);
            move->from = from;
            move->to = to;
            move->type = square.type;
            move->taken = putOf(to, from);
            for (m = 0; m < moves->count; ++m)
                isKnown = isKnown || isSameMove(moves->at[m], move);
            if (isKnown)
                continue;
            move->exchanges = 1;
            append(moves, move);
        }
    }
}

static int isFreeWay(const Position *position, const Rule *wing, int from, int to)
{
    Ints way = Board_way(from, to);
    int i;
    for (i = 0; i < way.count; ++i) {
        int cell = way.at[i];
        if (!Position_isEmpty(position, cell) && cell != wing->king && cell != wing->partner)
            return 0;
    }
    return 1;
}

static int standsOn(const Position *position, const Rule *wing, int cell, Ints types)
{
    return position->owner[cell] == wing->player && covers(types, position->type[cell]);
}

static Move *castling(const Position *position, const Rule *wing, int index)
{
    Move *move;
    if (wing->player != position->toMove || !position->state->rights[index]
        || !standsOn(position, wing, wing->king, wing->castling->kings)
        || !standsOn(position, wing, wing->partner, wing->castling->partners)
        || !isFreeWay(position, wing, wing->king, wing->kingTo)
        || !isFreeWay(position, wing, wing->partner, wing->partnerTo))
        return NULL;
    move = makeMove(CASTLE);
    move->from = wing->king;
    move->to = wing->kingTo;
    move->type = position->type[wing->king];
    move->taken = putOf(wing->partner, wing->partnerTo);
    return move;
}

static Moves castlings(MoveList *list, Position *position, int wing)
{
    Move *move = castling(position, &book.wings.at[wing], wing);
    return move ? unpromoted(list, position, Position_square(position, move->from), oneMove(move)) : noMoves;
}

/* Whether the piece, come to this cell as another type, opens a check by leaving. */
static int opensCheck(Position *position, Square pawn, int cell)
{
    Square there = Position_square(position, cell);
    int isCheck = 0;
    int player;
    Position_setSquare(position, cell, pawn);
    for (player = 0; player < sizes.players; ++player)
        isCheck = isCheck || (player != position->toMove && Threats_isInCheck(position, player, NULL));
    Position_setSquare(position, cell, there);
    return isCheck;
}

/* In place and wherever the new piece could step, if it attacks nothing from there and opens no check by leaving. */
static Moves quietSteps(Position *position, Square pawn, const Move *promotion)
{
    int from = promotion->from;
    Outcomes outcomes = Threats_outcomes(position, from, promotion->becomes, pawn.owner, 1, 1);
    Ints cells = one(from);
    Moves moves = noMoves;
    Square piece = pawn;
    int i, k;
    piece.type = promotion->becomes;
    for (i = 0; i < outcomes.count; ++i) {
        if (outcomes.at[i].taken.count == 0)
            append(&cells, outcomes.at[i].to);
    }
    Position_setSquare(position, from, emptySquare);
    for (i = 0; i < cells.count; ++i) {
        int cell = cells.at[i];
        int attacks = 0;
        Move *move;
        outcomes = Threats_outcomes(position, cell, promotion->becomes, pawn.owner, 1, 1);
        for (k = 0; k < outcomes.count; ++k)
            attacks = attacks || outcomes.at[k].taken.count > 0;
        if (attacks || (cell != from && opensCheck(position, piece, cell)))
            continue;
        move = copyOfMove(promotion);
        move->kind = cell == from ? PROMOTE : MOVE;
        move->to = cell;
        append(&moves, move);
    }
    Position_setSquare(position, from, pawn);
    return moves;
}

static Moves promotionTurns(Position *position, int from, Square piece)
{
    Moves moves = noMoves;
    int i, k;
    for (i = 0; i < book.rules.promotions.count; ++i) {
        const Rule *rule = &book.rules.promotions.at[i];
        int isTurn = is(rule->by, "in-place") || is(rule->by, "quiet-step");
        Ints types;
        if (!isTurn || !isPromotionFor(rule, piece.type, piece.owner))
            continue;
        if (!Board_isIn(rule->zone, piece.owner, from)
            && !(is(rule->last, "anywhere") && Position_count(position, piece.owner, piece.type) == 1))
            continue;
        types = promotionChoices(position, piece, rule);
        for (k = 0; k < types.count; ++k) {
            Move *move = makeMove(PROMOTE);
            move->from = move->to = from;
            move->type = piece.type;
            move->becomes = types.at[k];
            pushAll(&moves, is(rule->by, "in-place") ? oneMove(move) : quietSteps(position, piece, move));
        }
    }
    return moves;
}

static Moves movesOf(MoveList *list, Position *position, int from, int isUnchecked)
{
    Square piece = Position_square(position, from);
    Moves moves = noMoves;
    pushAll(&moves, elaborated(list, position, piece, stepsFrom(position, from, piece, isUnchecked)));
    addEnPassant(list, position, from, piece, &moves);
    pushAll(&moves, flights(list, position, from, piece, moves));
    exchangesOf(position, from, 0, &moves);
    pushAll(&moves, promotionTurns(position, from, piece));
    return moves;
}

static int alongMill(const Rule *mill, const Position *position, Ints line, int player, int left)
{
    int i;
    for (i = 0; i < line.count; ++i) {
        int cell = line.at[i];
        if (cell == left || position->owner[cell] != player || !covers(mill->types, position->type[cell]))
            break;
    }
    return i;
}

/* `left`: a cell that counts as empty. */
static int isInMill(const Rule *mill, const Position *position, int cell, int player, int left)
{
    const Lines *lines = Board_lines(mill->lines, cell);
    Ints opposites = Board_opposites(mill->lines);
    int i;
    for (i = 0; i < lines->count; ++i) {
        int length = 1 + alongMill(mill, position, lines->at[i], player, left)
                     + alongMill(mill, position, lines->at[opposites.at[i]], player, left);
        if (length >= mill->length)
            return 1;
    }
    return 0;
}

/* A move that makes a row also takes an enemy off. */
static Moves withMill(const Rule *mill, const Position *position, Moves moves)
{
    Ints enemies = noInts;
    Ints loose = noInts;
    Ints victims;
    Moves rows = noMoves;
    int cell, i, k;
    for (cell = 0; cell < board.size; ++cell) {
        if (!Position_isPiece(position, cell) || position->owner[cell] == position->toMove)
            continue;
        append(&enemies, cell);
        if (!covers(mill->types, position->type[cell])
            || !isInMill(mill, position, cell, position->owner[cell], none))
            append(&loose, cell);
    }
    victims = is(mill->victimsWord, "loose") && loose.count > 0 ? loose : enemies;
    for (i = 0; i < moves.count; ++i) {
        Move *move = moves.at[i];
        int arrives = (move->kind == MOVE || move->kind == DROP) && covers(mill->types, move->type);
        int taken = 0;
        if (arrives && isInMill(mill, position, move->to, position->toMove, move->kind == MOVE ? move->from : none)) {
            for (k = 0; k < victims.count; ++k) {
                Taken victim;
                Move *row;
                if ((move->captures && move->to == victims.at[k]) || takesOn(move, victims.at[k]))
                    continue;
                victim.cell = victims.at[k];
                victim.putTo = none;
                row = copyOfMove(move);
                row->taken = withTake(move->taken, victim);
                append(&rows, row);
                ++taken;
            }
        }
        if (taken == 0)
            append(&rows, move);
    }
    return rows;
}

static int wantsToGo(Position *position, int from, int to)
{
    Square piece = Position_square(position, from);
    Square other = Position_square(position, to);
    Outcomes outcomes;
    int goes = 0;
    int i;
    if (!Book_mayEnd(piece.type, piece.owner, to))
        return 0;
    Position_setSquare(position, to, emptySquare);
    outcomes = Threats_outcomes(position, from, piece.type, piece.owner, piece.moved, 1);
    for (i = 0; i < outcomes.count; ++i)
        goes = goes || (outcomes.at[i].taken.count == 0 && outcomes.at[i].to == to);
    Position_setSquare(position, to, other);
    return goes;
}

static void addBlockade(Position *position, int first, int second, Moves *moves)
{
    Move *move;
    int i;
    for (i = 0; i < moves->count; ++i) {
        if (moves->at[i]->from == first && moves->at[i]->taken.at[0].cell == second)
            return;
    }
    if (!wantsToGo(position, first, second) || !wantsToGo(position, second, first))
        return;
    move = makeMove(REMOVE);
    move->from = move->to = first;
    move->type = position->type[first];
    move->taken = captureOf(second);
    move->goesOn = 1;
    append(moves, move);
}

/* Two enemies in each other's way may be taken off. */
static Moves blockades(Position *position)
{
    Moves moves = noMoves;
    int rule, player, i, k;
    for (rule = 0; rule < book.rules.blockades.count; ++rule) {
        for (player = 0; player < sizes.players; ++player) {
            Ints cells = Position_piecesOf(position, player);
            Ints pieces = noInts;
            if (player == position->toMove || !covers(book.rules.blockades.at[rule].players, player))
                continue;
            for (i = 0; i < cells.count; ++i) {
                if (covers(book.rules.blockades.at[rule].types, position->type[cells.at[i]]))
                    append(&pieces, cells.at[i]);
            }
            for (i = 0; i < pieces.count; ++i) {
                for (k = i + 1; k < pieces.count; ++k)
                    addBlockade(position, pieces.at[i], pieces.at[k], &moves);
            }
        }
    }
    return moves;
}

static void addBuildings(MoveList *list, Position *position, Moves *moves)
{
    int mayBuild = 0;
    Ints cells;
    int i;
    for (i = 0; i < book.rules.walling.count; ++i)
        mayBuild = mayBuild || isWallingFor(&book.rules.walling.at[i], 1, position->toMove);
    if (!mayBuild)
        return;
    cells = wallCells(list, position, makeMove(BUILD));
    for (i = 0; i < cells.count; ++i) {
        Move *move = makeMove(BUILD);
        move->wall = cells.at[i];
        append(moves, move);
    }
}

static Moves MoveList_list(MoveList *list, Position *position)
{
    int player = position->toMove;
    Moves moves = noMoves;
    Moves all = noMoves;
    Ints pieces;
    int isUnchecked, i;
    isUnchecked = !asksForCheck() || !Threats_isInCheck(position, player, NULL);
    pieces = Position_piecesOf(position, player);
    for (i = 0; i < pieces.count; ++i)
        pushAll(&moves, movesOf(list, position, pieces.at[i], isUnchecked));
    for (i = 0; i < book.wings.count; ++i)
        pushAll(&moves, castlings(list, position, i));
    pushAll(&moves, withWalls(list, position, Drops_list(position)));
    addBuildings(list, position, &moves);
    for (i = 0; i < book.rules.mills.count; ++i)
        moves = withMill(&book.rules.mills.at[i], position, moves);
    pushAll(&moves, blockades(position));
    if (is(book.rules.pass, "always") && covers(book.rules.passers, player))
        append(&moves, makeMove(PASS));
    if (!list->own)
        return moves;
    pushAll(&moves, OwnRules_list(list->own, position));
    for (i = 0; i < moves.count; ++i) {
        if (!OwnRules_isKeptOut(position, moves.at[i]))
            append(&all, moves.at[i]);
    }
    return all;
}

/* What the player to move may put down. */
static int Drops_isFirst(const Position *position, const Rule *rule)
{
    Ints cells;
    int i;
    if (rule->firstZone == none)
        return 0;
    cells = board.zones[rule->firstZone].cells[position->toMove];
    for (i = 0; i < cells.count; ++i) {
        if (Position_isEmpty(position, cells.at[i]))
            return 1;
    }
    return 0;
}

static int colourOf(int cell)
{
    Ints place = board.coordinates[cell];
    return place.count > 0 ? (place.at[0] + place.at[1]) % 2 : 0;
}

/* Whether a piece stands at once on one of the lines: of the player, or of another one. */
static int touchesPiece(const Position *position, const char *name, int cell, int player, int isOther)
{
    const Lines *lines = Board_lines(name, cell);
    int i;
    for (i = 0; i < lines->count; ++i) {
        Ints line = lines->at[i];
        if (line.count > 0 && Position_isPiece(position, line.at[0])
            && (position->owner[line.at[0]] != player) == isOther)
            return 1;
    }
    return 0;
}

/* In a line, whatever shape the rule has by which pieces are enclosed then. */
static int Drops_flanks(const Position *position, int cell)
{
    static Rule usual;
    int i;
    for (i = 0; i < book.rules.enclosing.count; ++i) {
        const Rule *rule = &book.rules.enclosing.at[i];
        if ((is(rule->arrival, "any") || is(rule->arrival, "drop"))
            && enclosed(position, rule, "line", cell, position->toMove).count > 0)
            return 1;
    }
    if (book.rules.enclosing.count > 0)
        return 0;
    usual.lines = "all";
    usual.backing = "none";
    usual.hostile = usual.zone = none;
    return enclosed(position, &usual, "line", cell, position->toMove).count > 0;
}

/* Pushed in from an edge, the piece slides until another or the far edge stops it here. */
static int isPushedFromASide(const Position *position, int cell)
{
    const Lines *lines = Board_lines("orthogonal", cell);
    Ints opposites = Board_opposites("orthogonal");
    int i, k;
    for (i = 0; i < lines->count; ++i) {
        Ints line = lines->at[i];
        Ints ahead = lines->at[opposites.at[i]];
        for (k = 0; k < line.count && Position_isEmpty(position, line.at[k]); ++k) {
        }
        if (k == line.count && (ahead.count == 0 || !Position_isEmpty(position, ahead.at[0])))
            return 1;
    }
    return 0;
}

static int seesPiece(const Position *position, int cell)
{
    const Lines *lines = Board_lines("all", cell);
    int i, k;
    for (i = 0; i < lines->count; ++i) {
        Ints line = lines->at[i];
        for (k = 0; k < line.count && Position_isEmpty(position, line.at[k]); ++k) {
        }
        if (k < line.count && !Position_isWall(position, line.at[k]))
            return 1;
    }
    return 0;
}

static int touchesRightly(const Position *position, const Rule *rule, int isFirst, int cell)
{
    int player = position->toMove;
    if (is(rule->contact, "friend"))
        return touchesPiece(position, "all", cell, player, 0);
    if (is(rule->contact, "no-enemy"))
        return !touchesPiece(position, "orthogonal", cell, player, 1);
    if (is(rule->contact, "flanking"))
        return isFirst || Drops_flanks(position, cell);
    if (is(rule->contact, "on-top"))
        return board.below[cell] < 0 || !Position_isEmpty(position, board.below[cell]);
    if (is(rule->contact, "from-a-side"))
        return isPushedFromASide(position, cell);
    return !is(rule->contact, "out-of-sight") || !seesPiece(position, cell);
}

static int lacksRoom(const Position *position, const Rule *rule, int waiting, int type, int taken)
{
    int player = position->toMove;
    int inHand = Position_inHand(position, player, waiting) - (waiting == type);
    int lacking = 0;
    int roomy = 0;
    int colour, cell;
    for (colour = 0; colour < 2; ++colour) {
        int isStood = waiting == type && colourOf(taken) == colour;
        int hasRoom = 0;
        for (cell = 0; cell < board.size; ++cell) {
            if (colourOf(cell) != colour)
                continue;
            isStood = isStood || (position->owner[cell] == player && position->type[cell] == waiting);
            hasRoom = hasRoom || (cell != taken && Position_isEmpty(position, cell) && Board_isIn(rule->zone, player, cell));
        }
        lacking += !isStood;
        roomy += !isStood && hasRoom;
    }
    return roomy < (inHand < lacking ? inHand : lacking);
}

/* Pieces that must stand on cells of both colours still find some when this one is taken. */
static int leavesRoom(const Position *position, int type, int cell)
{
    int i, waiting;
    for (i = 0; i < book.rules.drops.count; ++i) {
        const Rule *rule = &book.rules.drops.at[i];
        if (!is(rule->colour, "opposite") || !covers(rule->players, position->toMove))
            continue;
        for (waiting = 0; waiting < sizes.types; ++waiting) {
            if (covers(rule->types, waiting) && lacksRoom(position, rule, waiting, type, cell))
                return 0;
        }
    }
    return 1;
}

/* Whether as many on one file and on this colour as the rule lets stand there are not there yet. */
static int isApart(const Position *position, const Rule *rule, int type, int cell)
{
    Ints here = board.coordinates[cell];
    int onFile = 0;
    int onColour = 0;
    int other;
    for (other = 0; other < board.size; ++other) {
        Ints there = board.coordinates[other];
        if (position->owner[other] != position->toMove || position->type[other] != type)
            continue;
        onFile += here.count > 0 && there.count > 0 && there.at[0] == here.at[0];
        onColour += colourOf(other) == colourOf(cell);
    }
    return (rule->perFile <= 0 || onFile < rule->perFile) && (!is(rule->colour, "opposite") || onColour == 0);
}

static int Drops_isAllowed(const Position *position, const Rule *rule, int isFirst, int type, int cell)
{
    int player = position->toMove;
    if (!Position_isEmpty(position, cell) || !Board_isIn(isFirst ? rule->firstZone : rule->zone, player, cell)
        || !Book_mayEnd(type, player, cell) || !isApart(position, rule, type, cell))
        return 0;
    return touchesRightly(position, rule, isFirst, cell) && leavesRoom(position, type, cell);
}

static void addDrop(Moves *found, int type, int to, int becomes)
{
    Move *move;
    int i;
    for (i = 0; i < found->count; ++i) {
        if (found->at[i]->to == to && found->at[i]->becomes == becomes)
            return;
    }
    move = makeMove(DROP);
    move->to = to;
    move->type = type;
    move->becomes = becomes;
    append(found, move);
}

static Ints formsOf(const Rule *rule, int type, int player)
{
    Ints forms = one(none);
    int i;
    for (i = 0; is(rule->form, "either") && i < book.rules.promotions.count; ++i) {
        if (isPromotionFor(&book.rules.promotions.at[i], type, player))
            appendAll(&forms, book.rules.promotions.at[i].into);
    }
    return forms;
}

static Moves dropsOf(const Position *position, int type)
{
    int player = position->toMove;
    Moves found = noMoves;
    int i, k, to;
    for (i = 0; i < book.rules.drops.count; ++i) {
        const Rule *rule = &book.rules.drops.at[i];
        int isFirst = Drops_isFirst(position, rule);
        Ints forms;
        if (!isPromotionFor(rule, type, player))
            continue;
        forms = formsOf(rule, type, player);
        for (to = 0; to < board.size; ++to) {
            if (!Drops_isAllowed(position, rule, isFirst, type, to))
                continue;
            for (k = 0; k < forms.count; ++k) {
                int becomes = forms.at[k];
                if (is(rule->mobility, "anything")
                    || !Threats_isStuck(becomes == none ? type : becomes, player, to))
                    addDrop(&found, type, to, becomes);
            }
        }
    }
    return found;
}

static Moves Drops_list(const Position *position)
{
    Moves moves = noMoves;
    int type;
    for (type = 0; type < sizes.types; ++type) {
        if (is(book.rules.supply, "endless") || Position_inHand(position, position->toMove, type) != 0)
            pushAll(&moves, dropsOf(position, type));
    }
    return moves;
}

