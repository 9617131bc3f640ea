/* How games end: in single positions, and by what has been played before. */

static int Judge_belongs(const Position *position, int cell, int player, Ints types)
{
    return position->owner[cell] == player && covers(types, position->type[cell]);
}

/* What a player builds counts when it is built, also between two moves of the same turn. */
static int Judge_hasMoved(const Position *position, int player)
{
    int turn = position->state->turn;
    return player != position->toMove || sizes.players == 1
           || (!Book_takeSimpleTurns() && turn > 0 && Book_playerAt(turn - 1) == player);
}

static int Judge_playersIn(const Position *position)
{
    int count = 0;
    int player;
    for (player = 0; player < sizes.players; ++player)
        count += !position->state->out[player];
    return count;
}

/* Whether the others go on when a player loses by this end. */
static int Judge_isForOneOnly(const Rule *rule, const Position *position)
{
    if (is(book.rules.lost, "ends-game") || !is(rule->outcome, "loss"))
        return 0;
    return Judge_playersIn(position) > (sizes.players > 2 && book.rules.goesOnAlone ? 1 : 2);
}

static int Judge_holds(Judge *judge, const Rule *rule, const Position *position, int player)
{
    Mark before = mark();
    int holds = rule->look && rule->look(judge, rule, position, player);
    release(before);
    return holds;
}

static int Judge_mustRetire(Judge *judge, const Position *position)
{
    int player = position->toMove;
    int i;
    for (i = 0; i < book.rules.ends.count; ++i) {
        const Rule *rule = &book.rules.ends.at[i];
        if (covers(rule->players, player) && Judge_isForOneOnly(rule, position)
            && Judge_holds(judge, rule, position, player))
            return 1;
    }
    return 0;
}

static int Judge_mayBeAnswered(const Rule *rule, const Position *position, int player)
{
    return player != position->toMove && includes(rule->answered, position->toMove);
}

static int Judge_hasReached(const Rule *rule, const Position *position, int player)
{
    int pieces = 0;
    int attacked = 0;
    int isFull = 1;
    int cell;
    for (cell = 0; cell < board.size; ++cell) {
        if (!Board_isIn(rule->zone, player, cell))
            continue;
        isFull = isFull && !Position_isEmpty(position, cell);
        if (!Judge_belongs(position, cell, player, rule->types))
            continue;
        ++pieces;
        if (rule->safe && attacked == 0 && Threats_isAttacked(position, cell, player))
            attacked = 1;
    }
    pieces -= attacked;
    return pieces >= rule->count || (rule->blockedCounts && isFull && pieces > 0);
}

/* The types of the pieces that give check. */
static Ints Judge_checkers(const Position *position, int player)
{
    Ints royals = Threats_royalCells(position, player);
    Ints types = noInts;
    int i, k;
    for (i = 0; i < royals.count; ++i) {
        Ints attackers = Threats_attackers(position, royals.at[i], player);
        for (k = 0; k < attackers.count; ++k)
            append(&types, position->type[attackers.at[k]]);
    }
    return ordered(types);
}

static int Judge_isSuchMate(const Rule *rule, const Position *position, Ints earlier)
{
    Ints now;
    int isInSeries = 0;
    int i;
    if (rule->checkers.count == 0 && rule->series.count == 0)
        return 1;
    now = Judge_checkers(position, position->toMove);
    for (i = 0; i < now.count; ++i) {
        if (!covers(rule->checkers, now.at[i]))
            return 0;
        isInSeries = isInSeries || covers(rule->series, now.at[i]);
    }
    for (i = 0; i < earlier.count; ++i)
        isInSeries = isInSeries || covers(rule->series, earlier.at[i]);
    return isInSeries;
}

static int Judge_onlyOther(int player, const Position *position)
{
    int found = none;
    int other;
    for (other = 0; other < sizes.players; ++other) {
        if (position->state->out[other] || other == player)
            continue;
        if (found != none)
            return none;
        found = other;
    }
    return found;
}

/* The player with the most, if no other has as much. */
static int leaderOf(const int *values)
{
    int leader = none;
    int best = 0;
    int player;
    for (player = 0; player < sizes.players; ++player) {
        if (player == 0 || values[player] > best) {
            best = values[player];
            leader = player;
        } else if (values[player] == best) {
            leader = none;
        }
    }
    return leader;
}

static int Judge_pointsOf(const Position *position, int player)
{
    int sum = position->state->points[player];
    int i, cell;
    for (i = 0; i < book.rules.playerPoints.count; ++i) {
        if (book.rules.playerPoints.at[i].player == player)
            sum += book.rules.playerPoints.at[i].points;
    }
    for (cell = 0; !position->state->out[player] && cell < sizes.cells; ++cell) {
        if (position->owner[cell] == player)
            sum += Book_typePoints(position->type[cell]);
    }
    return sum;
}

static int isSameData(const Value *a, const Value *b);

static int areSameMembers(const Member *a, const Member *b, int count)
{
    int i;
    for (i = 0; i < count; ++i) {
        if (!is(a[i].key, b[i].key) || !isSameData(&a[i].value, &b[i].value))
            return 0;
    }
    return 1;
}

static int isSameData(const Value *a, const Value *b)
{
    int i;
    if (a->kind != b->kind || (a->kind != TEXT && a->count != b->count))
        return 0;
    if (a->kind == TEXT)
        return is(a->at, b->at);
    if (a->kind == OBJECT)
        return areSameMembers(a->at, b->at, a->count);
    for (i = 0; a->kind == NUMBERS && i < a->count; ++i) {
        if (numberAt(a, i) != numberAt(b, i))
            return 0;
    }
    for (i = 0; a->kind == LIST && i < a->count; ++i) {
        if (!isSameData(item(a, i), item(b, i)))
            return 0;
    }
    return 1;
}

/* Whether two ends say the same but for players and outcome. */
static int isSameGoal(const Value *a, const Value *b)
{
    const Member *members = a->at;
    int i;
    for (i = 0; i < a->count; ++i) {
        const char *key = members[i].key;
        if (!is(key, "players") && !is(key, "outcome") && !isSameData(&members[i].value, get(b, key)))
            return 0;
    }
    return a->count == b->count;
}

static int Judge_isGoalOf(const Rule *goal, int player)
{
    int i;
    if (goal->answered.count > 0)
        return 1;
    for (i = 0; i < book.rules.ends.count; ++i) {
        const Rule *rule = &book.rules.ends.at[i];
        if (is(rule->when, "reached") && isSameGoal(goal->data, rule->data) && covers(rule->players, player))
            return 1;
    }
    return 0;
}

static void decide(Ending *result, int winner)
{
    result->winner = winner;
    result->isDraw = winner == none;
}

/* What each player has of what decides. */
static int *Judge_values(Judge *judge, const Rule *rule, const Position *position)
{
    int *values = filled(sizes.players, 0);
    int player;
    for (player = 0; player < sizes.players; ++player) {
        int pieces = position->state->out[player] ? 0 : Position_count(position, player, none);
        if (judge->own && rule->own->most.of)
            values[player] = OwnRules_most(judge->own, rule->own, position, player);
        else if (is(rule->outcome, "more-points"))
            values[player] = Judge_pointsOf(position, player);
        else
            values[player] = is(rule->outcome, "fewer-pieces") ? -pieces : pieces;
    }
    return values;
}

/* What it means that this end's condition holds for this player. */
static Ending Judge_resolved(Judge *judge, const Rule *rule, int about, const Position *position)
{
    Ending result = {NULL, none, none, 0, NULL};
    int heir = book.rules.drawsGoTo;
    int decidesByMost = (judge->own && rule->own->most.of) || is(rule->outcome, "more-pieces")
                        || is(rule->outcome, "fewer-pieces") || is(rule->outcome, "more-points");
    result.rule = rule;
    result.about = about;
    result.isDraw = is(rule->outcome, "draw");
    if (judge->own)
        result.reason = OwnRules_reason(judge->own, rule->own, position, about);
    if (decidesByMost)
        decide(&result, leaderOf(Judge_values(judge, rule, position)));
    else if (is(rule->outcome, "win"))
        result.winner = about;
    else if (is(rule->outcome, "loss"))
        result.winner = Judge_onlyOther(about, position);
    if (is(rule->when, "reached") && (rule->safe || rule->answered.count > 0)) {
        int other = Judge_onlyOther(about, position);
        if (other != none && Judge_isGoalOf(rule, other) && Judge_hasReached(rule, position, other))
            decide(&result, none);
    }
    if (result.isDraw && heir != none) {
        result.winner = heir;
        result.isDraw = 0;
    }
    return result;
}

static int isEnding(Judge *judge, const Rule *rule, int about, const Position *position, Ending *ending)
{
    if (ending)
        *ending = Judge_resolved(judge, rule, about, position);
    return 1;
}

/* Whether an end holds whatever moves there are; which one, if that is asked. */
static int Judge_immediate(Judge *judge, const Position *position, Ending *ending)
{
    int i, turn;
    for (i = 0; i < book.rules.ends.count; ++i) {
        const Rule *rule = &book.rules.ends.at[i];
        for (turn = 1; turn <= sizes.players; ++turn) {
            int player = (position->toMove + turn) % sizes.players;
            if (covers(rule->players, player) && !position->state->out[player] && !Judge_isForOneOnly(rule, position)
                && Judge_holds(judge, rule, position, player))
                return isEnding(judge, rule, player, position, ending);
        }
    }
    return 0;
}

static int canAnswer(Judge *judge, const Rule *rule, Position *position, Moves moves)
{
    int answerer = position->toMove;
    int answers = 0;
    int i;
    for (i = 0; i < moves.count && !answers; ++i) {
        Mark before = mark();
        Play *play = Maker_make(&judge->legal->maker, position, moves.at[i]);
        answers = Judge_hasReached(rule, position, answerer);
        undo(play);
        release(before);
    }
    return answers;
}

/* An end that the player to move could only have put off by one of these moves. */
static int Judge_unanswered(Judge *judge, Position *position, Moves moves, Ending *ending)
{
    int i, player;
    for (i = 0; i < book.rules.ends.count; ++i) {
        const Rule *rule = &book.rules.ends.at[i];
        if (!is(rule->when, "reached") || rule->answered.count == 0)
            continue;
        for (player = 0; player < sizes.players; ++player) {
            if (covers(rule->players, player) && !includes(rule->answered, player)
                && Judge_mayBeAnswered(rule, position, player) && Judge_hasReached(rule, position, player)
                && !canAnswer(judge, rule, position, moves))
                return isEnding(judge, rule, player, position, ending);
        }
    }
    return 0;
}

/* The end of a player who has no move; `earlier`: types that have given check in the turns before, without a gap. */
static Ending Judge_stuck(Judge *judge, const Position *position, Ints earlier)
{
    Ending ending = {NULL, none, none, 1, NULL};
    int player = position->toMove;
    int isInCheck = Threats_isInCheck(position, player, NULL);
    int i;
    for (i = 0; i < book.rules.ends.count; ++i) {
        const Rule *rule = &book.rules.ends.at[i];
        int fits = isInCheck ? is(rule->when, "mate") && Judge_isSuchMate(rule, position, earlier)
                             : is(rule->when, "stalemate");
        if (fits && covers(rule->players, player))
            return Judge_resolved(judge, rule, player, position);
    }
    ending.about = player;
    return ending;
}

static int Judge_retiresWhenStuck(Judge *judge, const Position *position)
{
    const Ending stuck = Judge_stuck(judge, position, noInts);
    return stuck.rule && Judge_isForOneOnly(stuck.rule, position);
}

/* Why the game is over, if it is. */
static int Judge_ending(Judge *judge, Position *position, Ints earlier, Ending *ending)
{
    Moves moves;
    if (Judge_immediate(judge, position, ending))
        return 1;
    moves = Legal_safeMoves(judge->legal, position);
    if (Judge_unanswered(judge, position, moves, ending))
        return 1;
    if (moves.count > 0 || Legal_retires(judge->legal, position, moves))
        return 0;
    *ending = Judge_stuck(judge, position, earlier);
    return 1;
}

/* Whether a condition holds for a player in a position. */
#define LOOK(name) static int name(Judge *judge, const Rule *rule, const Position *position, int player)

static int countOf(const Position *position, int player, Ints types)
{
    int sum = 0;
    int type;
    for (type = 0; type < sizes.types; ++type) {
        if (covers(types, type))
            sum += Position_count(position, player, type) + Position_inHand(position, player, type);
    }
    return sum;
}

static int isGone(const Rule *rule, const Position *position, int player, Ints types)
{
    int enemyAtLeast = rule->enemyAtLeast + (rule->answers && player == position->toMove);
    int enemies = 0;
    int other;
    for (other = 0; other < sizes.players; ++other) {
        if (other != player && !position->state->out[other])
            enemies += countOf(position, other, types);
    }
    return countOf(position, player, types) <= rule->atMost && enemies >= enemyAtLeast;
}

LOOK(looksExtinct)
{
    int type;
    (void)judge;
    if (is(rule->counted, "together"))
        return isGone(rule, position, player, rule->types);
    for (type = 0; type < sizes.types; ++type) {
        if (covers(rule->types, type) && isGone(rule, position, player, one(type)))
            return 1;
    }
    return 0;
}

LOOK(looksReached)
{
    int counts = rule->answered.count > 0 ? !Judge_mayBeAnswered(rule, position, player)
                                          : Judge_hasMoved(position, player) || rule->safe;
    (void)judge;
    return counts && Judge_hasReached(rule, position, player);
}

LOOK(looksSaid)
{
    return OwnRules_holds(judge->own, rule->own, position, player);
}

LOOK(looksChecks)
{
    (void)judge;
    return position->state->checks[player] >= rule->count;
}

LOOK(looksRow)
{
    int cell, i, k;
    (void)judge;
    if (!Judge_hasMoved(position, player))
        return 0;
    for (cell = 0; cell < sizes.cells; ++cell) {
        const Lines *lines;
        if (!Judge_belongs(position, cell, player, rule->types))
            continue;
        lines = Board_lines(rule->lines, cell);
        for (i = 0; i < lines->count; ++i) {
            int length = 1;
            for (k = 0; k < lines->at[i].count; ++k) {
                int isPiece = Judge_belongs(position, lines->at[i].at[k], player, rule->types);
                if (!isPiece && is(rule->order, "unbroken"))
                    break;
                length += isPiece;
            }
            if (length >= rule->length)
                return 1;
        }
    }
    return 0;
}

typedef struct {
    const Rule *rule;
    const Position *position;
    int player;
    char *seen;
    Ints reached;
} Joining;

static void enterJoined(Joining *joining, int cell)
{
    if (cell < 0 || joining->seen[cell]
        || !Judge_belongs(joining->position, cell, joining->player, joining->rule->types))
        return;
    joining->seen[cell] = 1;
    append(&joining->reached, cell);
}

static void enterNext(Joining *joining, int cell)
{
    Ints directions = joining->rule->directions;
    const Lines *lines;
    int i;
    for (i = 0; i < directions.count; ++i)
        enterJoined(joining, board.links[Board_seen(board.facings[joining->player], directions.at[i])][cell]);
    if (directions.count > 0)
        return;
    lines = Board_lines(joining->rule->lines, cell);
    for (i = 0; i < lines->count; ++i) {
        if (lines->at[i].count > 0)
            enterJoined(joining, lines->at[i].at[0]);
    }
}

LOOK(looksJoining)
{
    Joining joining;
    int cell, at;
    (void)judge;
    if (!Judge_hasMoved(position, player))
        return 0;
    joining.rule = rule;
    joining.position = position;
    joining.player = player;
    joining.seen = setOf(noInts, board.size);
    joining.reached = noInts;
    for (cell = 0; cell < board.size; ++cell) {
        if (Board_isIn(rule->from, player, cell))
            enterJoined(&joining, cell);
    }
    for (at = 0; at < joining.reached.count; ++at) {
        if (Board_isIn(rule->to, player, joining.reached.at[at]))
            return 1;
        enterNext(&joining, joining.reached.at[at]);
    }
    return 0;
}

LOOK(looksBoardFull)
{
    int cell;
    (void)judge;
    (void)rule;
    for (cell = 0; cell < sizes.cells; ++cell) {
        if (Position_isEmpty(position, cell))
            return 0;
    }
    return player == position->toMove;
}

LOOK(looksPasses)
{
    (void)judge;
    return player == position->toMove && position->state->passes >= rule->count;
}

LOOK(looksFacingRefused)
{
    (void)judge;
    return player != position->toMove && position->state->facing && royalsFace(position, rule->lines);
}

#undef LOOK

static const struct {
    const char *when;
    int (*look)(Judge *judge, const Rule *rule, const Position *position, int player);
} looks[] = {
    {"extinct", looksExtinct},
    {"reached", looksReached},
    {"said", looksSaid},
    {"checks", looksChecks},
    {"row", looksRow},
    {"joining", looksJoining},
    {"board-full", looksBoardFull},
    {"passes", looksPasses},
    {"facing-refused", looksFacingRefused},
};

typedef struct {
    const Move *move;
    const Position *before;
    int gaveCheck;
    Mark mark; /* of the room that the move has taken */
} PastMove;

/* A game from its first position on. */
struct GameRecord {
    Legal *legal;
    Position *position;
    int count, space;
    PastMove *past;
};

/* The links of turns after the last one that is kept already. */
static const Turn *keptTurns(const Turn *turns, const Turn *last)
{
    const Turn *first = NULL;
    Turn *before = NULL;
    for (; turns && turns != last; turns = turns->before) {
        Turn *copy = room(1, sizeof *copy);
        *copy = *turns;
        copy->key = slice(turns->key, 0, turns->key.count);
        if (before)
            before->before = copy;
        else
            first = copy;
        before = copy;
    }
    return first ? first : turns;
}

/* A copy with everything that it refers to, of a position that came from an earlier one. */
static Position *keptPosition(const Position *position, const Position *earlier)
{
    Position *copy = Position_clone(position);
    int cell;
    for (cell = 0; cell < sizes.cells; ++cell)
        copy->under[cell] = sliceOfSquares(position->under[cell], 0, position->under[cell].count);
    copy->state->passers = sortedPassers(position->state->passers);
    copy->turns = keptTurns(position->turns, earlier ? earlier->turns : NULL);
    if (position->turnStart && (!earlier || position->turnStart != earlier->turnStart))
        copy->turnStart = keptPosition(position->turnStart, NULL);
    return copy;
}

static const Move *keptMove(const Move *move)
{
    Move *copy = copyOfMove(move);
    int i;
    copy->taken = noTakes;
    copy->choices = noChoices;
    for (i = 0; i < move->taken.count; ++i)
        append(&copy->taken, move->taken.at[i]);
    for (i = 0; i < move->choices.count; ++i)
        append(&copy->choices, move->choices.at[i]);
    return copy;
}

static void GameRecord_init(GameRecord *game)
{
    game->legal = Legal_init();
    game->position = Book_startPosition();
}

static void GameRecord_play(GameRecord *game, const Move *move)
{
    Mark here = mark();
    Position *now = Position_clone(game->position);
    PastMove past;
    Arena *before;
    Legal_make(game->legal, now, move);
    past.gaveCheck = Threats_isInCheck(now, now->toMove, NULL);
    before = useArena(&played);
    past.mark = mark();
    past.move = keptMove(move);
    past.before = game->position;
    game->position = keptPosition(now, past.before);
    useArena(before);
    release(here);
    if (game->count == game->space) {
        game->space = game->space == 0 ? 256 : 2 * game->space;
        game->past = realloc(game->past, (size_t)game->space * sizeof *game->past);
        if (!game->past)
            fail("no memory");
    }
    game->past[game->count++] = past;
}

static void GameRecord_takeBack(GameRecord *game)
{
    PastMove past;
    if (game->count == 0)
        return;
    past = game->past[--game->count];
    game->position = (Position *)past.before;
    release(past.mark);
}

/* The position before a move, or the one on the board after the last. */
static const Position *positionAt(const GameRecord *game, int i)
{
    return i < game->count ? game->past[i].before : game->position;
}

static int GameRecord_endByHistory(GameRecord *game, Ending *ending)
{
    int i;
    for (i = 0; i < book.rules.ends.count; ++i) {
        const Rule *rule = &book.rules.ends.at[i];
        int about = rule->historyLook ? rule->historyLook(game, rule) : none;
        if (about != none && covers(rule->players, about))
            return isEnding(&game->legal->judge, rule, about, game->position, ending);
    }
    return 0;
}

static Moves GameRecord_legalMoves(GameRecord *game)
{
    return GameRecord_endByHistory(game, NULL) ? noMoves : Legal_legal(game->legal, game->position);
}

static int isSeriesMate(const Rule *rule)
{
    return is(rule->when, "mate") && rule->series.count > 0;
}

static Ints GameRecord_earlierCheckers(const GameRecord *game)
{
    Ints types = noInts;
    int player = game->position->toMove;
    int i;
    if (!hasRuleWith(book.rules.ends, isSeriesMate))
        return types;
    for (i = game->count - 1; i >= 0; --i) {
        const Position *before = game->past[i].before;
        Ints now;
        if (before->toMove != player)
            continue;
        now = Judge_checkers(before, player);
        if (now.count == 0)
            break;
        appendAll(&types, now);
    }
    return types;
}

static int GameRecord_ending(GameRecord *game, Ending *ending)
{
    return Judge_ending(&game->legal->judge, game->position, GameRecord_earlierCheckers(game), ending)
           || GameRecord_endByHistory(game, ending);
}

static int isSameOnly(const Ints *a, const Ints *b)
{
    return a && b ? areSameInts(*a, *b) : a == b;
}

/* Whether the same could happen from both: the counters of the past do not matter. */
static int isSamePlay(const Position *a, const Position *b)
{
    size_t players = (size_t)sizes.players * sizeof(int);
    int cell;
    if (a->toMove != b->toMove || memcmp(a->owner, b->owner, (size_t)sizes.cells * sizeof(int)) != 0
        || memcmp(a->hand, b->hand, (size_t)(sizes.players * sizes.types) * sizeof(int)) != 0
        || memcmp(a->state->rights, b->state->rights, (size_t)sizes.wings * sizeof(int)) != 0
        || memcmp(a->state->exchanges, b->state->exchanges, players) != 0
        || memcmp(a->state->out, b->state->out, players) != 0 || a->state->passers.count != b->state->passers.count)
        return 0;
    for (cell = 0; cell < sizes.cells; ++cell) {
        if (a->owner[cell] >= 0 && (a->type[cell] != b->type[cell] || a->was[cell] != b->was[cell]))
            return 0;
    }
    for (cell = 0; cell < a->state->passers.count; ++cell) {
        if (comparePassers(&a->state->passers.at[cell], &b->state->passers.at[cell]) != 0)
            return 0;
    }
    return !book.hasOwn
           || (isSameOnly(a->state->only, b->state->only)
               && areSameInts(OwnGame_historyKey(a), OwnGame_historyKey(b)));
}

/* The number of the move after which the position stood for the first of so many times; none if it did not. */
static int GameRecord_repeatedSince(const GameRecord *game, int times)
{
    int count = 1;
    int i;
    for (i = game->count - 1; i >= 0; --i) {
        Mark before = mark();
        int isSame = isSamePlay(game->past[i].before, game->position);
        release(before);
        count += isSame;
        if (isSame && count == times)
            return i;
    }
    return none;
}

static int GameRecord_hasChecked(const GameRecord *game, int player, int since)
{
    int moves = 0;
    int i;
    for (i = since; i < game->count; ++i) {
        if (game->past[i].before->toMove != player)
            continue;
        if (!game->past[i].gaveCheck)
            return 0;
        ++moves;
    }
    return moves > 0;
}

/* Which pieces a player threatens, move after move. */
typedef struct {
    Legal *legal;
    const Rule *rule;
    int player;
} Chase;

static Moves Chase_movesOf(const Chase *chase, const Position *position, int player)
{
    Position *copy = Position_clone(position);
    copy->toMove = player;
    copy->state->passers = noPassers;
    return Legal_legal(chase->legal, copy);
}

static int hasCapture(Moves moves, int from, int to)
{
    int i;
    for (i = 0; i < moves.count; ++i) {
        const Move *move = moves.at[i];
        if (move->captures && move->to == to && (from == none || move->from == from))
            return 1;
    }
    return 0;
}

static int Chase_isAvenged(const Chase *chase, const Position *position, const Move *capture, int owner)
{
    Position *copy = Position_clone(position);
    copy->toMove = chase->player;
    Legal_make(chase->legal, copy, capture);
    return hasCapture(Chase_movesOf(chase, copy, owner), none, capture->to);
}

static int Chase_threatens(const Chase *chase, const Position *position, const Move *capture)
{
    const Rule *rule = chase->rule;
    int type = position->type[capture->to];
    int owner = position->owner[capture->to];
    int isChaser = covers(rule->chasers, capture->type)
                   && (rule->chasers.count > 0 || !Book_isRoyal(capture->type, chase->player));
    int isUnharmed = includes(rule->unchased, type) && Board_isIn(rule->zone, owner, capture->to);
    if (!isChaser || isUnharmed || Book_isRoyal(type, owner))
        return 0;
    if (capture->type == type && hasCapture(Chase_movesOf(chase, position, owner), capture->to, capture->from))
        return 0;
    if (includes(rule->prized, type) && !includes(rule->prized, capture->type))
        return 1;
    return !Chase_isAvenged(chase, position, capture, owner);
}

static Ints Chase_victims(const Chase *chase, const Position *before, const Position *after, const Move *move)
{
    Moves earlier = Chase_movesOf(chase, before, chase->player);
    Moves captures = Chase_movesOf(chase, after, chase->player);
    Ints cells = noInts;
    int i;
    for (i = 0; i < captures.count; ++i) {
        const Move *capture = captures.at[i];
        int stood = capture->from == move->to ? move->from : capture->from;
        if (capture->captures && !hasCapture(earlier, stood, capture->to) && Chase_threatens(chase, after, capture))
            append(&cells, capture->to);
    }
    return ordered(cells);
}

static int Chase_hasChased(const Chase *chase, const GameRecord *game, int since)
{
    Ints chased = noInts;
    int hasBegun = 0;
    int i, k;
    for (i = since; i < game->count; ++i) {
        const Position *before = game->past[i].before;
        const Move *move = game->past[i].move;
        if (before->toMove == chase->player) {
            Ints victims = Chase_victims(chase, before, positionAt(game, i + 1), move);
            Ints now = noInts;
            for (k = 0; k < victims.count; ++k) {
                if (!hasBegun || includes(chased, victims.at[k]))
                    append(&now, victims.at[k]);
            }
            if (now.count == 0)
                return 0;
            chased = now;
            hasBegun = 1;
        } else if (hasBegun && move->kind == MOVE) {
            for (k = 0; k < chased.count; ++k) {
                if (chased.at[k] == move->from)
                    chased.at[k] = move->to;
            }
        }
    }
    return hasBegun;
}

/* The player whom an end by what has been played is about; none if it does not hold. */
#define HISTORY_LOOK(name) static int name(GameRecord *game, const Rule *rule)

HISTORY_LOOK(looksRepetition)
{
    int since = game->count > 0 ? GameRecord_repeatedSince(game, rule->times) : none;
    int culprit = none;
    int player;
    if (since == none)
        return none;
    if (is(rule->repeating, "anything"))
        return game->past[game->count - 1].before->toMove;
    for (player = 0; player < sizes.players; ++player) {
        Chase chase;
        chase.legal = game->legal;
        chase.rule = rule;
        chase.player = player;
        if (is(rule->repeating, "check") ? !GameRecord_hasChecked(game, player, since)
                                         : !Chase_hasChased(&chase, game, since))
            continue;
        if (culprit != none)
            return none;
        culprit = player;
    }
    return culprit;
}

HISTORY_LOOK(looksQuietMoves)
{
    return game->position->state->quiet >= rule->moves ? game->position->toMove : none;
}

HISTORY_LOOK(looksMoveLimit)
{
    return game->position->state->turn >= rule->moves ? game->position->toMove : none;
}

/* The moves that a player may still make before the game is drawn: one count at a time. */
typedef struct {
    const Rule *rule;
    int player, reached, limit; /* of a count; no player: none */
} EndgameCount;

static int countAll(const Position *position)
{
    int count = 0;
    int cell;
    for (cell = 0; cell < sizes.cells; ++cell)
        count += position->owner[cell] >= 0;
    return count;
}

static int hasPawns(const Rule *rule, const Position *position)
{
    int cell;
    for (cell = 0; cell < sizes.cells; ++cell) {
        if (position->owner[cell] >= 0 && includes(rule->pawns, position->type[cell]))
            return 1;
    }
    return 0;
}

/* What a player counts by: the board, the pieces that are left, or nothing. */
static const char *honourOf(const Rule *rule, const Position *position, int player)
{
    int own = Position_count(position, player, none);
    int countsBesidePawns = is(rule->rule, "cambodian") && own > 1;
    if (own == 0 || countAll(position) - own < 2 || (hasPawns(rule, position) && !countsBesidePawns))
        return "none";
    if (own == 1)
        return "pieces";
    return is(rule->rule, "makruk") || (is(rule->rule, "cambodian") && own <= 3) ? "board" : "none";
}

static int hasAgainst(const Rule *against, const Position *position, int player)
{
    int i;
    for (i = 0; i < against->types.count; ++i) {
        int type = against->types.at[i];
        int enemies = 0;
        int cell;
        for (cell = 0; cell < sizes.cells; ++cell)
            enemies += position->owner[cell] >= 0 && position->owner[cell] != player && position->type[cell] == type;
        if (enemies < against->atLeast)
            return 0;
    }
    return 1;
}

static int countLimit(const Rule *rule, const Position *position, int player)
{
    const char *by = honourOf(rule, position, player);
    int i;
    if (!is(by, "pieces"))
        return is(by, "board") ? rule->moves : 0;
    for (i = 0; i < rule->partCount; ++i) {
        if (hasAgainst(&rule->parts[i], position, player))
            return rule->parts[i].moves;
    }
    return rule->moves;
}

static void EndgameCount_begin(EndgameCount *count, const Position *position, int player)
{
    int countsPieces = is(honourOf(count->rule, position, player), "pieces") && !is(count->rule->rule, "asean");
    count->player = player;
    count->reached = countsPieces ? countAll(position) : 0;
    count->limit = countLimit(count->rule, position, player);
}

static void EndgameCount_follow(EndgameCount *count, const Position *before, const Position *after)
{
    const Rule *rule = count->rule;
    int mover = before->toMove;
    int next = after->toMove;
    int isCaptured = countAll(after) < countAll(before);
    int wasLastPawn = hasPawns(rule, before) && !hasPawns(rule, after);
    int isNewlyBare = Position_count(after, next, none) == 1 && (isCaptured || wasLastPawn);
    int freesItself = isCaptured && wasLastPawn && Position_count(after, mover, none) == 1 && !is(rule->rule, "asean");
    if (count->player == mover)
        ++count->reached;
    if (freesItself && countLimit(rule, after, mover) > 0)
        EndgameCount_begin(count, after, mover);
    if ((count->player == none || isNewlyBare) && countLimit(rule, after, next) > 0)
        EndgameCount_begin(count, after, next);
}

HISTORY_LOOK(looksCountedOut)
{
    EndgameCount count;
    const Position *first = positionAt(game, 0);
    int i;
    count.rule = rule;
    count.player = none;
    count.reached = count.limit = 0;
    if (countLimit(rule, first, first->toMove) > 0)
        EndgameCount_begin(&count, first, first->toMove);
    for (i = 1; i <= game->count; ++i)
        EndgameCount_follow(&count, positionAt(game, i - 1), positionAt(game, i));
    return count.player != none && count.reached > count.limit ? count.player : none;
}

#undef HISTORY_LOOK

static const struct {
    const char *when;
    int (*look)(GameRecord *game, const Rule *rule);
} historyLooks[] = {
    {"repetition", looksRepetition},   {"quiet-moves", looksQuietMoves},  {"move-limit", looksMoveLimit},
    {"counted-out", looksCountedOut},
};

static void Judge_readEnds(void)
{
    int i;
    size_t k;
    for (i = 0; i < book.rules.ends.count; ++i) {
        Rule *rule = &book.rules.ends.at[i];
        for (k = 0; k < sizeof looks / sizeof *looks; ++k) {
            if (is(looks[k].when, rule->when))
                rule->look = looks[k].look;
        }
        for (k = 0; k < sizeof historyLooks / sizeof *historyLooks; ++k) {
            if (is(historyLooks[k].when, rule->when))
                rule->historyLook = historyLooks[k].look;
        }
        rule->own = book.hasOwn ? &ownGame.ends[i] : NULL;
    }
}

