/* A design's own rules: numbers, moves, bans, effects and ends, made ready once and asked by several. */

/* What is meant by "moves" of a rule: the number of an own rule, or one of these. */
enum { REF_CAPTURE = -2, REF_TURN = -3, REF_START = -4, REF_OTHER = -5, REF_KINDS = -20 };

static int refOf(const Value *list, int i)
{
    const char *word;
    int kind;
    if (list->kind == NUMBERS)
        return numberAt(list, i);
    if (item(list, i)->kind == NUMBER)
        return item(list, i)->count;
    word = item(list, i)->at;
    if (is(word, "capture"))
        return REF_CAPTURE;
    if (is(word, "turn"))
        return REF_TURN;
    if (is(word, "start"))
        return REF_START;
    for (kind = MOVE; kind <= PASS; ++kind) {
        if (is(word, moveKinds[kind]))
            return REF_KINDS - kind;
    }
    return REF_OTHER;
}

static Ints refsOf(const Value *list)
{
    Ints refs = noInts;
    int i;
    for (i = 0; i < lengthOf(list); ++i)
        append(&refs, refOf(list, i));
    return refs;
}

/* A phrase or steps with names of their own: what was given comes first, and names of the choices of the move begun stand
   where they do. */
typedef struct {
    const Value *names; /* pairs: here and there */
    const Phrase *of;   /* NULL for none */
    const Step *steps;
    int stepCount;
} Named;

typedef struct {
    int isLet, s, kind;
    Answer nothing;
    const Phrase *value, *condition, *where;
} Line;

typedef struct {
    const char *name;
    Ints players;
    int lineCount, fromLine, toLine, mayCoincide;
    Named when, run;
    Line *lines;
} OwnMove;

/* A ban or an effect. */
typedef struct {
    int own, checks, asksGame;
    Ints moves, types, players;
    Named before, after, condition, run;
} OwnRule;

typedef struct {
    const char *text, *type;
    Named value;
} Saying;

struct OwnEnd {
    Named holds, most;
    Saying *because;
    int becauseCount;
};

static struct {
    int moveCount, banCount, effectCount;
    OwnMove *moves;
    OwnRule *bans, *effects;
    OwnEnd *ends;
    const Value *start;
    const char **directionNames;
    int looksBeforeMove, looksBeforeTurn, looksHistory, looksLastMove;
} ownGame;

static void enter(const Named *named, Frame *frame)
{
    int i;
    frame->locals = newLocals(ownSlots);
    frame->locals[0] = numbered(frame->given);
    for (i = 0; i < lengthOf(named->names); ++i) {
        const int *pair = rowOf(item(named->names, i));
        if (frame->chosen)
            frame->locals[pair[0]] = frame->chosen[pair[1]];
    }
}

static int entered(const Named *named, Frame *frame)
{
    Mark before = mark();
    Answer *locals = frame->locals;
    int value;
    enter(named, frame);
    value = number(named->of, frame);
    frame->locals = locals;
    release(before);
    return value;
}

static Named phraseOf(const Value *data)
{
    Named named = {NULL, NULL, NULL, 0};
    named.names = get(data, "names");
    named.of = PhraseCompiler_made(get(data, "of"));
    return named;
}

static Named stepsOf(const Value *data)
{
    Named named = {NULL, NULL, NULL, 0};
    named.names = get(data, "names");
    named.steps = StepCompiler_list(get(data, "of"));
    named.stepCount = lengthOf(get(data, "of"));
    return named;
}

static void OwnGame_readNumbers(const Value *numbers)
{
    int i;
    ownNumberCount = lengthOf(numbers);
    ownNumbers = room((size_t)ownNumberCount, sizeof *ownNumbers);
    for (i = 0; i < ownNumberCount; ++i) {
        const Value *from = item(numbers, i);
        NumberRow *row = &ownNumbers[i];
        row->begin = numberOf(from, "begin");
        row->count = numberOf(from, "count");
        row->least = numberOf(from, "least");
        row->most = numberOf(from, "most");
        row->follows = numberOf(from, "follows");
        row->counted = numberOf(from, "counted");
    }
}

static int choiceKind(const char *name)
{
    static const char *const kinds[] = {"cell", "direction", "player", "type"};
    int kind;
    for (kind = CELL_CHOICE; kind <= TYPE_CHOICE && !is(kinds[kind], name); ++kind) {
    }
    return kind;
}

static Line OwnGame_line(const Value *data)
{
    const Value *without = get(data, "nothing");
    Line line;
    line.isLet = numberOf(data, "isLet");
    line.s = numberOf(data, "s");
    line.kind = choiceKind(textOf(data, "kind"));
    line.nothing = without->kind == NUMBER ? numbered(without->count) : members(noInts);
    line.value = PhraseCompiler_made(get(data, "value"));
    line.condition = PhraseCompiler_made(get(data, "condition"));
    line.where = PhraseCompiler_made(get(data, "where"));
    return line;
}

static void OwnGame_readMoves(const Value *moves)
{
    int i, k;
    ownGame.moveCount = lengthOf(moves);
    ownGame.moves = emptyRoom((size_t)ownGame.moveCount, sizeof *ownGame.moves);
    for (i = 0; i < ownGame.moveCount; ++i) {
        const Value *from = item(moves, i);
        const Value *lines = get(from, "lines");
        OwnMove *move = &ownGame.moves[i];
        move->name = textOf(from, "name");
        move->players = idsOf(from, "players");
        move->fromLine = numberOf(from, "fromLine");
        move->toLine = numberOf(from, "toLine");
        move->mayCoincide = numberOf(from, "mayCoincide");
        move->when = phraseOf(get(from, "when"));
        move->run = stepsOf(get(from, "steps"));
        move->lineCount = lengthOf(lines);
        move->lines = room((size_t)move->lineCount, sizeof *move->lines);
        for (k = 0; k < move->lineCount; ++k)
            move->lines[k] = OwnGame_line(item(lines, k));
    }
}

static OwnRule *OwnGame_rules(const Value *list)
{
    OwnRule *rules = emptyRoom((size_t)lengthOf(list), sizeof *rules);
    int i;
    for (i = 0; i < lengthOf(list); ++i) {
        const Value *from = item(list, i);
        rules[i].own = numberOf(from, "own");
        rules[i].checks = numberOf(from, "checks");
        rules[i].asksGame = numberOf(from, "asksGame");
        rules[i].moves = refsOf(get(from, "moves"));
        rules[i].types = idsOf(from, "types");
        rules[i].players = idsOf(from, "players");
        rules[i].before = phraseOf(get(from, "before"));
        rules[i].after = phraseOf(get(from, "after"));
        rules[i].condition = phraseOf(get(from, "condition"));
        rules[i].run = stepsOf(get(from, "steps"));
    }
    return rules;
}

static void OwnGame_readEnds(const Value *ends)
{
    int i, k;
    ownGame.ends = emptyRoom((size_t)lengthOf(ends), sizeof *ownGame.ends);
    for (i = 0; i < lengthOf(ends); ++i) {
        const Value *from = item(ends, i);
        const Value *because = get(from, "because");
        OwnEnd *end = &ownGame.ends[i];
        end->holds = phraseOf(get(from, "if"));
        end->most = phraseOf(get(from, "most"));
        end->becauseCount = lengthOf(because);
        end->because = room((size_t)end->becauseCount, sizeof *end->because);
        for (k = 0; k < end->becauseCount; ++k) {
            end->because[k].text = textOf(item(because, k), "text");
            end->because[k].type = textOf(item(because, k), "type");
            end->because[k].value = phraseOf(get(item(because, k), "value"));
        }
    }
}

static void OwnGame_init(const Value *data)
{
    const Value *looks = get(data, "looks");
    const Value *words = get(data, "words");
    const Value *names = get(data, "directionNames");
    int i;
    ownGame.start = get(data, "start");
    sizes.numbers = lengthOf(ownGame.start);
    freshNumbers = rowOf(get(data, "fresh"));
    ownGame.looksBeforeMove = numberOf(looks, "beforeMove");
    ownGame.looksBeforeTurn = numberOf(looks, "beforeTurn");
    ownGame.looksHistory = numberOf(looks, "history");
    ownGame.looksLastMove = numberOf(looks, "lastMove");
    ownGame.directionNames = room((size_t)lengthOf(names), sizeof *ownGame.directionNames);
    for (i = 0; i < lengthOf(names); ++i)
        ownGame.directionNames[i] = item(names, i)->at;
    endlessHands = !is(book.rules.supply, "counted");
    ownSlots = slotsOf(data) + 1;
    PhraseBoard_init(data);
    OwnGame_readNumbers(get(data, "numbers"));
    ownWords = room((size_t)lengthOf(words), sizeof *ownWords);
    for (i = 0; i < lengthOf(words); ++i) {
        ownWords[i].means = PhraseCompiler_made(item(words, i));
        ownWords[i].slots = slotsOf(item(words, i));
    }
    OwnGame_readMoves(get(data, "moves"));
    ownGame.banCount = lengthOf(get(data, "bans"));
    ownGame.bans = OwnGame_rules(get(data, "bans"));
    ownGame.effectCount = lengthOf(get(data, "effects"));
    ownGame.effects = OwnGame_rules(get(data, "effects"));
    OwnGame_readEnds(get(data, "ends"));
}

static const Value *ownStartNumbers(void)
{
    return ownGame.start;
}

static int OwnGame_looksAtHistory(void)
{
    return ownGame.looksHistory;
}

static int OwnGame_looksAtTurnStart(void)
{
    return ownGame.looksBeforeTurn;
}

static int OwnGame_looksAtLastMove(void)
{
    return ownGame.looksLastMove;
}

static int OwnGame_hasCheckBans(void)
{
    int i;
    for (i = 0; i < ownGame.banCount; ++i) {
        if (ownGame.bans[i].checks)
            return 1;
    }
    return 0;
}

static int OwnGame_otherThan(int me)
{
    return me < 0 || sizes.players < 2 ? none : (me + 1) % sizes.players;
}

/* What repetition compares, the turn left aside. */
static Ints OwnGame_historyKey(const Position *position)
{
    enum { BELOW = -10, COUNTED = -11 };
    Ints key = noInts;
    int cell, i;
    for (cell = 0; cell < sizes.cells; ++cell) {
        if (position->owner[cell] == none)
            continue;
        append(&key, cell);
        append(&key, position->type[cell]);
        append(&key, position->owner[cell]);
        for (i = 0; i < position->under[cell].count; ++i) {
            append(&key, BELOW);
            append(&key, position->under[cell].at[i].type);
            append(&key, position->under[cell].at[i].owner);
        }
    }
    append(&key, COUNTED);
    for (i = 0; i < ownNumberCount; ++i) {
        int place;
        for (place = 0; ownNumbers[i].counted && place < ownNumbers[i].count; ++place)
            append(&key, position->numbers[ownNumbers[i].begin + place]);
    }
    return key;
}

static const Turn *OwnGame_withTurn(const Turn *past, const Position *position)
{
    Turn *turn = room(1, sizeof *turn);
    turn->key = OwnGame_historyKey(position);
    turn->player = position->toMove;
    turn->before = past;
    return turn;
}

/* At the beginning of how many earlier turns the position was the same. */
static int OwnGame_timesBefore(const Position *position, int isTurnCounted)
{
    const Turn *link = position->turns;
    Ints key;
    int times = 0;
    if (!link)
        return 0;
    key = OwnGame_historyKey(position);
    if (!position->state->goesOn && areSameInts(link->key, key))
        link = link->before; /* the position itself */
    for (; link; link = link->before)
        times += areSameInts(link->key, key) && (!isTurnCounted || link->player == position->toMove);
    return times;
}

/* What own rules ask of the other rules. Bans that ask the same are left out of the answers. */
typedef struct Legal Legal;

static Legal *Legal_init(void);
static void Legal_leaveOutQuestions(Legal *legal);
static Moves Legal_safeMoves(Legal *legal, Position *position);
static Moves Legal_safeMovesFrom(Legal *legal, Position *position, int from);
static Play *Legal_make(Legal *legal, Position *position, const Move *move);

static Legal *Questions_inner(void)
{
    static Legal *inner;
    if (!inner) {
        Arena *before = useArena(&kept);
        inner = Legal_init();
        Legal_leaveOutQuestions(inner);
        useArena(before);
    }
    return inner;
}

/* Where a piece could move to or capture on by its movement, as a piece of that type if there is one. */
static Ints Questions_reached(const Position *position, int from, int type, int capturesOnly)
{
    Ints cells = noInts;
    Outcomes outcomes;
    Square square;
    int i, k;
    if (from < 0 || !Position_isPiece(position, from))
        return noInts;
    square = Position_square(position, from);
    outcomes = Threats_outcomes(position, from, type < 0 ? square.type : type, square.owner, square.moved, 1);
    for (i = 0; i < outcomes.count; ++i) {
        const Outcome *outcome = &outcomes.at[i];
        int isVictim = 0;
        for (k = 0; k < outcome->taken.count; ++k) {
            if (!isCapture(outcome->taken.at[k]))
                continue;
            append(&cells, outcome->taken.at[k].cell);
            isVictim = isVictim || outcome->taken.at[k].cell == outcome->to;
        }
        if (!capturesOnly && !isVictim)
            append(&cells, outcome->to);
    }
    return ordered(cells);
}

/* Where no enemy stands on the target, as if one did. */
static Ints Questions_attackers(const Position *position, int target, int player)
{
    const Position *asked = position;
    Ints cells = noInts;
    int from;
    if (!Position_isPiece(position, target) || position->owner[target] == player) {
        Position *copy = Position_clone(position);
        int players = sizes.players > 2 ? sizes.players : 2;
        int other = (player + 1) % players;
        Square square = {0, 0, none, 1};
        square.owner = other < sizes.players - 1 ? other : sizes.players - 1;
        square.type = Position_isPiece(position, target) ? position->type[target] : 0;
        Position_setSquare(copy, target, square);
        asked = copy;
    }
    for (from = 0; from < sizes.cells; ++from) {
        if (asked->owner[from] == player && from != target && Threats_attacks(asked, from, target))
            append(&cells, from);
    }
    return cells;
}

static Position *Questions_asked(const Position *position, int player)
{
    Position *asked = Position_clone(position);
    asked->toMove = player;
    return asked;
}

static Ints Questions_legal(const Position *position, int from)
{
    Ints cells = noInts;
    Moves moves;
    int i;
    if (!Position_isPiece(position, from))
        return noInts;
    moves = Legal_safeMovesFrom(Questions_inner(), Questions_asked(position, position->owner[from]), from);
    for (i = 0; i < moves.count; ++i)
        append(&cells, moves.at[i]->to);
    return ordered(cells);
}

static int Questions_isStuck(const Position *position, int player)
{
    return Legal_safeMoves(Questions_inner(), Questions_asked(position, player)).count == 0;
}

static int Questions_mostMoves(Position *position, int deepest)
{
    Legal *inner = Questions_inner();
    Moves moves;
    int most = 0;
    int i;
    if (deepest == 0)
        return 0;
    moves = Legal_safeMoves(inner, position);
    for (i = 0; i < moves.count; ++i) {
        Mark before = mark();
        Play *play;
        int count;
        if (moves.at[i]->kind == PASS)
            continue;
        play = Legal_make(inner, position, moves.at[i]);
        count = 1 + (position->state->goesOn ? Questions_mostMoves(position, deepest - 1) : 0);
        most = count > most ? count : most;
        undo(play);
        release(before);
    }
    return most;
}

static int Questions_movesLeft(const Position *position, int player)
{
    return position->toMove == player ? Questions_mostMoves(Position_clone(position), 64) : 0;
}

/* Asks and does what own rules say. A move is begun, then made, then asked about. */
struct OwnRules {
    Frame frame;
    int leavesOutQuestions, hasCaptured;
    Following turn;
};

static OwnRules *OwnRules_init(void)
{
    OwnRules *own = emptyRoom(1, sizeof *own);
    own->turn = noTurn;
    return own;
}

static Following OwnRules_turn(const OwnRules *own)
{
    return own->turn;
}

static void OwnRules_beginIn(OwnRules *own, const Position *position)
{
    Frame *frame = &own->frame;
    frame->read[NOW] = frame->read[BEFORE_MOVE] = position;
    frame->read[BEFORE_TURN] = position->turnStart ? position->turnStart : position;
    frame->read[AT_START] = book.ownStart;
    frame->reading = NOW;
    frame->chosen = NULL;
    frame->given = none;
    frame->locals = newLocals(ownSlots);
    frame->context.me = position->toMove;
    frame->context.turn = position->state->turn + 1;
    frame->context.from = frame->context.to = frame->context.mover = none;
    frame->context.path = frame->context.captured = noInts;
}

static Ints cellsOfChoices(Choices choices)
{
    Ints cells = noInts;
    int i;
    for (i = 0; i < choices.count; ++i) {
        if (choices.at[i].kind == CELL_CHOICE)
            append(&cells, choices.at[i].value);
    }
    return cells;
}

static Move *makeMove(MoveKind kind)
{
    Move *move = emptyRoom(1, sizeof *move);
    move->kind = kind;
    move->from = move->to = move->type = move->becomes = move->wall = none;
    move->gateType = move->gateCell = move->rule = none;
    return move;
}

static int named(Choices choices, const int *chosenAt, int line, int otherwise)
{
    return line >= 0 && chosenAt[line] != none ? choices.at[chosenAt[line]].value : otherwise;
}

static Move *OwnRules_moveOf(const OwnRules *own, int index, Choices choices, const int *chosenAt)
{
    const OwnMove *rule = &ownGame.moves[index];
    Ints cells = cellsOfChoices(choices);
    const Position *position = Frame_position(&own->frame);
    Move *move = makeMove(OWN);
    int i;
    move->rule = index;
    for (i = 0; i < choices.count; ++i)
        append(&move->choices, choices.at[i]);
    if (cells.count == 0)
        return move;
    move->from = named(choices, chosenAt, rule->fromLine, cells.at[0]);
    move->to = named(choices, chosenAt, rule->toLine, cells.at[cells.count - 1]);
    move->type = Position_isPiece(position, move->from) ? position->type[move->from] : 0;
    return move;
}

/* `chosenAt`: by the number of each line, which choice it is. */
static void OwnRules_choose(OwnRules *own, int index, int line, Choices *choices, int *chosenAt, Moves *found)
{
    const OwnMove *rule = &ownGame.moves[index];
    Frame *frame = &own->frame;
    const Line *asks;
    Ints set;
    int i;
    if (line == rule->lineCount) {
        append(found, OwnRules_moveOf(own, index, *choices, chosenAt));
        return;
    }
    asks = &rule->lines[line];
    chosenAt[line] = none;
    if (asks->condition && !holds(asks->condition, frame)) {
        frame->locals[asks->s] = asks->nothing;
        OwnRules_choose(own, index, line + 1, choices, chosenAt, found);
        return;
    }
    if (asks->isLet) {
        frame->locals[asks->s] = ask(asks->value, frame);
        OwnRules_choose(own, index, line + 1, choices, chosenAt, found);
        return;
    }
    chosenAt[line] = choices->count;
    set = ask(asks->value, frame).set;
    for (i = 0; i < set.count; ++i) {
        Choice choice;
        choice.kind = asks->kind;
        choice.value = set.at[i];
        frame->locals[asks->s] = numbered(set.at[i]);
        if (asks->where && !holds(asks->where, frame))
            continue;
        append(choices, choice);
        OwnRules_choose(own, index, line + 1, choices, chosenAt, found);
        --choices->count;
    }
}

/* All that is different after a trial, and what turn follows. */
static Ints trialResult(const Position *now, const Position *before, Following turn)
{
    enum { SQUARE, UNDER, OWN_NUMBER, HAND, CAPTURED };
    Ints told = noInts;
    int i, k;
    for (i = 0; i < sizes.cells; ++i) {
        Square square = Position_square(now, i);
        Squares under = now->under[i];
        Squares old = before->under[i];
        int isSame = under.count == old.count;
        if (!isSameSquare(square, Position_square(before, i))) {
            append(&told, SQUARE);
            append(&told, i);
            append(&told, square.owner);
            append(&told, square.type);
            append(&told, square.was);
            append(&told, square.moved);
        }
        for (k = 0; isSame && k < under.count; ++k)
            isSame = isSameSquare(under.at[k], old.at[k]);
        for (k = 0; !isSame && k <= under.count; ++k) {
            append(&told, UNDER);
            append(&told, k == under.count ? i : under.at[k].owner);
            append(&told, k == under.count ? none : under.at[k].type);
            append(&told, k == under.count ? none : under.at[k].was);
            append(&told, k == under.count ? none : under.at[k].moved);
        }
    }
    for (i = 0; i < sizes.numbers; ++i) {
        if (now->numbers[i] == before->numbers[i])
            continue;
        append(&told, OWN_NUMBER);
        append(&told, i);
        append(&told, now->numbers[i]);
    }
    for (i = 0; i < sizes.players * sizes.types; ++i) {
        if (now->hand[i] != before->hand[i]) {
            append(&told, HAND);
            append(&told, i);
            append(&told, now->hand[i]);
        }
        if (now->captured[i] != before->captured[i]) {
            append(&told, CAPTURED);
            append(&told, i);
            append(&told, now->captured[i]);
        }
    }
    append(&told, (int)turn.kind);
    append(&told, turn.player);
    append(&told, turn.only != NULL);
    if (turn.only)
        appendAll(&told, *turn.only);
    return told;
}

static unsigned hashInts(const void *key)
{
    const Ints *list = key;
    unsigned hash = 17;
    int i;
    for (i = 0; i < list->count; ++i)
        hash = mixed(hash, list->at[i]);
    return hash;
}

static int isSameList(const void *a, const void *b)
{
    return areSameInts(*(const Ints *)a, *(const Ints *)b);
}

/* Of moves with the same result the first stays. */
static Moves OwnRules_distinct(OwnRules *own, const Position *position, Moves moves)
{
    Position *trial = Position_clone(position);
    Changes changes;
    Keys results = {0, 0, NULL};
    Moves distinct = noMoves;
    int i;
    changes.position = trial;
    changes.play = NULL;
    for (i = 0; i < moves.count; ++i) {
        Ints *result = room(1, sizeof *result);
        OwnRules_begin(own, trial, moves.at[i]);
        OwnRules_act(own, moves.at[i], &changes);
        *result = trialResult(trial, position, own->turn);
        Position_copyBoard(trial, position);
        if (Keys_add(&results, result, hashInts, isSameList))
            append(&distinct, moves.at[i]);
    }
    return distinct;
}

/* The own moves of the player to move; those with the same result once. */
static Moves OwnRules_list(OwnRules *own, const Position *position)
{
    Moves moves = noMoves;
    int index, i;
    OwnRules_beginIn(own, position);
    for (index = 0; index < ownGame.moveCount; ++index) {
        const OwnMove *rule = &ownGame.moves[index];
        Moves found = noMoves;
        Choices choices = noChoices;
        if (!covers(rule->players, position->toMove) || (rule->when.of && entered(&rule->when, &own->frame) == 0))
            continue;
        own->frame.locals = newLocals(ownSlots);
        OwnRules_choose(own, index, 0, &choices, filled(rule->lineCount, none), &found);
        if (rule->mayCoincide && found.count > 1)
            found = OwnRules_distinct(own, position, found);
        for (i = 0; i < found.count; ++i)
            append(&moves, found.at[i]);
        OwnRules_beginIn(own, position);
    }
    return moves;
}

static int OwnRules_isNamed(int ref, const Move *move, int hasCaptured)
{
    if (ref == REF_CAPTURE)
        return hasCaptured || isCaptureMove(move);
    if (ref == REF_KINDS - PROMOTE)
        return move->kind == PROMOTE || move->becomes != none;
    if (ref < 0)
        return ref == REF_KINDS - (int)move->kind;
    return move->kind == OWN && move->rule == ref;
}

static int isOneNamed(Ints refs, const Move *move, int hasCaptured)
{
    int i;
    for (i = 0; i < refs.count; ++i) {
        if (OwnRules_isNamed(refs.at[i], move, hasCaptured))
            return 1;
    }
    return 0;
}

static int OwnRules_isKeptOut(const Position *position, const Move *move)
{
    return position->state->only && !isOneNamed(*position->state->only, move, 0);
}

/* The lines are gone through again with what was chosen. */
static Answer *OwnRules_loadChoices(OwnRules *own, const Move *move)
{
    const OwnMove *rule = &ownGame.moves[move->rule];
    Frame *frame = &own->frame;
    int next = 0;
    int i;
    frame->locals = newLocals(ownSlots);
    for (i = 0; i < rule->lineCount; ++i) {
        const Line *line = &rule->lines[i];
        if (line->condition && !holds(line->condition, frame))
            frame->locals[line->s] = line->nothing;
        else if (line->isLet)
            frame->locals[line->s] = ask(line->value, frame);
        else if (next < move->choices.count)
            frame->locals[line->s] = numbered(move->choices.at[next++].value);
    }
    return frame->locals;
}

static void beginOwnMove(OwnRules *own, const Position *position, const Move *move)
{
    Context *context = &own->frame.context;
    own->frame.chosen = OwnRules_loadChoices(own, move);
    context->path = cellsOfChoices(move->choices);
    context->from = context->path.count > 0 ? move->from : none;
    context->to = context->path.count > 0 ? move->to : none;
    context->mover = context->from >= 0 && isPieceSquare(Position_square(position, context->from))
                         ? position->type[context->from]
                         : none;
}

static void OwnRules_begin(OwnRules *own, const Position *position, const Move *move)
{
    Context *context = &own->frame.context;
    OwnRules_beginIn(own, position);
    own->turn = noTurn;
    own->hasCaptured = 0;
    if (move->kind == OWN) {
        beginOwnMove(own, position, move);
    } else {
        int hasTo = move->kind != BUILD && move->kind != PASS;
        int i;
        context->from = hasTo && move->kind != DROP ? move->from : none;
        context->to = hasTo ? move->to : none;
        context->mover = hasTo ? move->type : none;
        if (context->to >= 0)
            append(&context->path, context->to);
        for (i = 0; i < move->taken.count; ++i)
            append(&context->path, move->taken.at[i].cell);
    }
    if (ownGame.looksBeforeMove)
        own->frame.read[BEFORE_MOVE] = Position_clone(position);
}

/* Whether the rule is the one made for this move: with its choices, where the rule names it. */
static int isVariant(const OwnRule *rule, const Move *move)
{
    if (rule->own >= 0)
        return move->kind == OWN && move->rule == rule->own;
    return move->kind != OWN || !includes(rule->moves, move->rule);
}

static void OwnRules_run(OwnRules *own, const Named *steps, Changes *changes)
{
    Run run;
    run.frame = &own->frame;
    run.changes = changes;
    run.turn = own->turn;
    enter(steps, &own->frame);
    runSteps(steps->steps, steps->stepCount, &run);
    own->turn = run.turn;
}

static void OwnRules_act(OwnRules *own, const Move *move, Changes *changes)
{
    OwnRules_run(own, &ownGame.moves[move->rule].run, changes);
}

static int OwnRules_isMeant(const OwnRules *own, const OwnRule *rule, const Move *move)
{
    const Context *context = &own->frame.context;
    return (rule->types.count == 0 || (context->mover >= 0 && includes(rule->types, context->mover)))
           && covers(rule->players, context->me)
           && (rule->moves.count == 0 || isOneNamed(rule->moves, move, own->hasCaptured));
}

static void OwnRules_runIf(OwnRules *own, const OwnRule *effect, Changes *changes)
{
    if (!effect->condition.of || entered(&effect->condition, &own->frame) != 0)
        OwnRules_run(own, &effect->run, changes);
}

static void OwnRules_follow(OwnRules *own, const Move *move, Ints captured, Changes *changes)
{
    int i;
    appendAll(&own->frame.context.captured, captured);
    own->hasCaptured = own->frame.context.captured.count > 0;
    for (i = 0; i < ownGame.effectCount; ++i) {
        const OwnRule *effect = &ownGame.effects[i];
        int isOfMove = !includes(effect->moves, REF_TURN) && !includes(effect->moves, REF_START);
        if (isOfMove && isVariant(effect, move) && OwnRules_isMeant(own, effect, move))
            OwnRules_runIf(own, effect, changes);
    }
}

static void OwnRules_endTurn(OwnRules *own, Changes *changes)
{
    int i;
    for (i = 0; i < ownGame.effectCount; ++i) {
        const OwnRule *effect = &ownGame.effects[i];
        if (includes(effect->moves, REF_TURN) && covers(effect->players, own->frame.context.me))
            OwnRules_runIf(own, effect, changes);
    }
}

static int OwnRules_strikes(const OwnRules *own, const OwnRule *ban, const Move *move)
{
    return !(ban->asksGame && own->leavesOutQuestions) && isVariant(ban, move) && OwnRules_isMeant(own, ban, move);
}

static int OwnRules_isBannedBefore(OwnRules *own, const Move *move)
{
    int i;
    for (i = 0; i < ownGame.banCount; ++i) {
        const OwnRule *ban = &ownGame.bans[i];
        if (!ban->after.of && ban->before.of && OwnRules_strikes(own, ban, move)
            && entered(&ban->before, &own->frame) != 0)
            return 1;
    }
    return 0;
}

static int enteredBeforeMove(OwnRules *own, const Named *phrase)
{
    int reading = own->frame.reading;
    int value;
    own->frame.reading = BEFORE_MOVE;
    value = entered(phrase, &own->frame);
    own->frame.reading = reading;
    return value;
}

static int OwnRules_isBannedAfter(OwnRules *own, const Move *move, const Position *position)
{
    int wasCapture = isCaptureMove(move);
    int i;
    own->frame.read[NOW] = position;
    for (i = 0; i < ownGame.banCount; ++i) {
        const OwnRule *ban = &ownGame.bans[i];
        int isLate = !ban->after.of && own->hasCaptured && !wasCapture && includes(ban->moves, REF_CAPTURE);
        if ((!ban->after.of && !isLate) || !OwnRules_strikes(own, ban, move))
            continue;
        if ((!ban->after.of || entered(&ban->after, &own->frame) != 0)
            && (!ban->before.of || enteredBeforeMove(own, &ban->before) != 0))
            return 1;
    }
    return 0;
}

/* Whether a ban with `checks` strikes a capture by the piece on one cell of what stands on another. */
static int OwnRules_forbidsCapture(OwnRules *own, const Position *position, int from, int target)
{
    Mark before = mark();
    Move *move = makeMove(MOVE);
    Taken taken;
    int forbids = 0;
    int i;
    taken.cell = target;
    taken.putTo = none;
    move->from = from;
    move->to = target;
    move->type = position->type[from];
    append(&move->taken, taken);
    OwnRules_begin(own, position, move);
    own->frame.context.me = position->owner[from];
    for (i = 0; i < ownGame.banCount && !forbids; ++i) {
        const OwnRule *ban = &ownGame.bans[i];
        forbids = ban->checks && !ban->after.of && ban->before.of && ban->own < 0 && OwnRules_isMeant(own, ban, move)
                  && entered(&ban->before, &own->frame) != 0;
    }
    release(before);
    return forbids;
}

/* In an end `me` is the player who has moved, and the turn is that of the move. */
static void OwnRules_beginEnd(OwnRules *own, const Position *position, int player)
{
    const State *state = position->state;
    Context *context = &own->frame.context;
    OwnRules_beginIn(own, position);
    if (state->lastMover != none)
        context->me = state->lastMover;
    else
        context->me = sizes.players == 2 ? 1 - position->toMove : none;
    if (!state->goesOn)
        context->turn = state->turn > 1 ? state->turn : 1;
    own->frame.given = player;
}

static int OwnRules_holds(OwnRules *own, const OwnEnd *rule, const Position *position, int player)
{
    Mark before = mark();
    int value;
    if (!rule->holds.of)
        return 0;
    OwnRules_beginEnd(own, position, player);
    value = entered(&rule->holds, &own->frame);
    release(before);
    return value != 0;
}

static int OwnRules_most(OwnRules *own, const OwnEnd *rule, const Position *position, int player)
{
    Mark before = mark();
    int value;
    OwnRules_beginEnd(own, position, player);
    value = entered(&rule->most, &own->frame);
    release(before);
    return value;
}

static const char *valueText(Answer value, const char *type)
{
    if (value.isSet)
        return numberText(value.set.count);
    if (is(type, "truth"))
        return value.number != 0 ? "yes" : "no";
    if (is(type, "cell"))
        return value.number < 0 ? "no cell" : board.names[value.number];
    if (is(type, "direction"))
        return value.number < 0 ? "no direction" : ownGame.directionNames[value.number];
    if (is(type, "player"))
        return isPlayer(value.number) ? book.playerNames[value.number] : "no player";
    if (is(type, "piece"))
        return value.number < 0 ? "no piece" : book.typeNames[value.number];
    return numberText(value.number);
}

static const char *OwnRules_reason(OwnRules *own, const OwnEnd *rule, const Position *position, int player)
{
    Text text = {0, 0, NULL};
    int i;
    for (i = 0; i < rule->becauseCount; ++i) {
        const Saying *part = &rule->because[i];
        if (!part->value.of) {
            addText(&text, part->text);
            continue;
        }
        OwnRules_beginEnd(own, position, player);
        enter(&part->value, &own->frame);
        addText(&text, valueText(ask(part->value.of, &own->frame), part->type));
    }
    return ended(&text);
}

