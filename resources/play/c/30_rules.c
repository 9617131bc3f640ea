/* The rules made ready to be asked, and which pieces attack what. */

typedef struct Judge Judge;
typedef struct GameRecord GameRecord;
typedef struct OwnEnd OwnEnd;

/* One component of the rules, with the members that any of them has. Choices are words. */
typedef struct Rule {
    const Value *data;
    Ints types, players, victims, takers, captors, helpers, kings, partners, into, movers, targets, unharmed, survivors;
    Ints chasers, unchased, prized, checkers, series, directions, pawns, answered, otherTypes;
    const char *counted, *safety, *newcomers, *pieces, *rivalry, *within, *touch, *duty, *by, *stock, *last, *contact;
    const char *threat, *mobility, *colour, *form, *place, *life, *turn, *occasion, *lines, *captures, *shape, *fate;
    const char *arrival, *backing, *repeating, *rule, *outcome, *when, *order, *victimsWord, *letter, *value;
    int zone, firstZone, from, to, hostile;
    int perFile, atMost, whileAtMost, enemyAtLeast, atLeast, times, moves, length, count, uses, safe, blockedCounts;
    int answers, shields, player, king, partner, kingTo, partnerTo, type, most, weight, otherWeight, points;
    struct Rule *parts; /* wings, limits, priorities or what is counted against */
    int partCount;
    const struct Rule *castling; /* of a wing */
    int number;                  /* its place in its list */
    int (*look)(Judge *judge, const struct Rule *rule, const Position *position, int player);
    int (*historyLook)(GameRecord *game, const struct Rule *rule);
    const OwnEnd *own;
} Rule;

typedef struct {
    int count;
    Rule *at;
} Rules;

#define MEMBER(key, member) {key, offsetof(Rule, member)}

typedef struct {
    const char *key;
    size_t place;
} RuleMember;

static const RuleMember ruleLists[] = {
    MEMBER("types", types),         MEMBER("players", players),     MEMBER("victims", victims),
    MEMBER("takers", takers),       MEMBER("captors", captors),     MEMBER("helpers", helpers),
    MEMBER("kings", kings),         MEMBER("partners", partners),   MEMBER("into", into),
    MEMBER("movers", movers),       MEMBER("targets", targets),     MEMBER("unharmed", unharmed),
    MEMBER("survivors", survivors), MEMBER("chasers", chasers),     MEMBER("unchased", unchased),
    MEMBER("prized", prized),       MEMBER("checkers", checkers),   MEMBER("series", series),
    MEMBER("directions", directions), MEMBER("pawns", pawns),       MEMBER("answered", answered),
    MEMBER("other-types", otherTypes),
};

static const RuleMember ruleWords[] = {
    MEMBER("counted", counted),   MEMBER("safety", safety),       MEMBER("newcomers", newcomers),
    MEMBER("pieces", pieces),     MEMBER("rivalry", rivalry),     MEMBER("within", within),
    MEMBER("touch", touch),       MEMBER("duty", duty),           MEMBER("by", by),
    MEMBER("stock", stock),       MEMBER("last", last),           MEMBER("contact", contact),
    MEMBER("threat", threat),     MEMBER("mobility", mobility),   MEMBER("colour", colour),
    MEMBER("form", form),         MEMBER("place", place),         MEMBER("life", life),
    MEMBER("turn", turn),         MEMBER("occasion", occasion),   MEMBER("lines", lines),
    MEMBER("captures", captures), MEMBER("shape", shape),         MEMBER("fate", fate),
    MEMBER("arrival", arrival),   MEMBER("backing", backing),     MEMBER("repeating", repeating),
    MEMBER("rule", rule),         MEMBER("outcome", outcome),
    MEMBER("when", when),         MEMBER("order", order),         MEMBER("victims", victimsWord),
    MEMBER("letter", letter),     MEMBER("value", value),
};

static const RuleMember rulePlaces[] = {
    MEMBER("zone", zone), MEMBER("first-zone", firstZone), MEMBER("from", from),
    MEMBER("to", to),     MEMBER("hostile", hostile),
};

static const RuleMember ruleNumbers[] = {
    MEMBER("per-file", perFile),      MEMBER("at-most", atMost),         MEMBER("while-at-most", whileAtMost),
    MEMBER("enemy-at-least", enemyAtLeast), MEMBER("at-least", atLeast), MEMBER("times", times),
    MEMBER("moves", moves),           MEMBER("length", length),          MEMBER("count", count),
    MEMBER("uses", uses),             MEMBER("safe", safe),              MEMBER("blocked-counts", blockedCounts),
    MEMBER("answered", answers),      MEMBER("shields", shields),
    MEMBER("player", player),         MEMBER("king", king),              MEMBER("partner", partner),
    MEMBER("king-to", kingTo),        MEMBER("partner-to", partnerTo),   MEMBER("type", type),
    MEMBER("most", most),             MEMBER("weight", weight),          MEMBER("other-weight", otherWeight),
    MEMBER("points", points),
};

#undef MEMBER
#define EACH_MEMBER(i, list) (i = 0; i < sizeof list / sizeof *list; ++i)

static Rules rulesOf(const Value *list);

static Rule Rule_read(const Value *data)
{
    static const char *const parts[] = {"wings", "limits", "priorities", "against"};
    Rule rule;
    size_t i;
    memset(&rule, 0, sizeof rule);
    rule.data = data;
    for EACH_MEMBER (i, ruleLists)
        *(Ints *)((char *)&rule + ruleLists[i].place) = idsOf(data, ruleLists[i].key);
    for EACH_MEMBER (i, ruleWords)
        *(const char **)((char *)&rule + ruleWords[i].place) = textOf(data, ruleWords[i].key);
    for EACH_MEMBER (i, rulePlaces)
        *(int *)((char *)&rule + rulePlaces[i].place) = numberOr(data, rulePlaces[i].key, none);
    for EACH_MEMBER (i, ruleNumbers)
        *(int *)((char *)&rule + ruleNumbers[i].place) = numberOf(data, ruleNumbers[i].key);
    for EACH_MEMBER (i, parts) {
        if (lengthOf(get(data, parts[i])) > 0) {
            Rules read = rulesOf(get(data, parts[i]));
            rule.parts = read.at;
            rule.partCount = read.count;
        }
    }
    return rule;
}

#undef EACH_MEMBER

static Rules rulesOf(const Value *list)
{
    Rules rules;
    int i;
    rules.count = lengthOf(list);
    rules.at = room((size_t)rules.count, sizeof *rules.at);
    for (i = 0; i < rules.count; ++i) {
        rules.at[i] = Rule_read(item(list, i));
        rules.at[i].number = i;
    }
    return rules;
}

/* Royal pieces that count together. */
typedef struct {
    char *types;
    const char *counted, *safety, *newcomers;
    int atMost;
} RoyalGroup;

typedef struct {
    int count;
    RoyalGroup *at;
} RoyalGroups;

typedef struct {
    int usual;
    const int *after; /* an imitator's program depends on what moved last */
} ProgramNumbers;

typedef struct {
    int number, type, player, from;
    Ways ways;
} KnownWays;

typedef struct {
    const Value *reasons;
    Rules royals, castling, enPassant, promotions, drops, dropDuties, gating, walling, flying, exchanges, aims, compulsions;
    Rules immunities, explosions, petrifications, enclosing, mills, blockades, ends, facing;
    Rules piecePoints, capturePoints, playerPoints;
    const char *pass, *giving, *flight, *way, *captured, *form, *supply, *dropped, *progression, *lost;
    Ints passers, opening, cycle;
    int matePoints, drawsGoTo, goesOnAlone;
} AllRules;

typedef struct {
    AllRules rules;
    const char **typeNames, **letters, **playerNames;
    int *marked, *homes; /* by type */
    Program *programs;
    int programCount;
    ProgramNumbers *programOf; /* by type and player */
    int *startType, *startOwner;
    Rules wings;
    RoyalGroups *royals; /* by player */
    int hasRoyals, countsDroppedAsUnmoved, remembersPromotion, hasOwn;
    const Rule *facingRefused;
    Keys ways;
    const Position *ownStart;
} Book;

static Book book;

static void OwnGame_init(const Value *data);
static int OwnGame_looksAtHistory(void);
static const Turn *OwnGame_withTurn(const Turn *past, const Position *position);
static void Threats_init(void);
static void Judge_readEnds(void);
static const Value *ownStartNumbers(void);

static RoyalGroups Book_royalGroups(int player)
{
    RoyalGroups groups;
    int hasMarked = 0;
    int type, i;
    groups.count = 0;
    groups.at = room((size_t)book.rules.royals.count + 1, sizeof *groups.at);
    for (type = 0; type < sizes.types; ++type)
        hasMarked = hasMarked || book.marked[type];
    if (hasMarked) {
        RoyalGroup *group = &groups.at[groups.count++];
        group->types = emptyRoom((size_t)sizes.types, 1);
        for (type = 0; type < sizes.types; ++type)
            group->types[type] = (char)book.marked[type];
        group->counted = "each-type";
        group->atMost = 0;
        group->safety = "each";
        group->newcomers = "at-once";
    }
    for (i = 0; i < book.rules.royals.count; ++i) {
        const Rule *royal = &book.rules.royals.at[i];
        RoyalGroup *group = &groups.at[groups.count];
        if (!covers(royal->players, player))
            continue;
        ++groups.count;
        group->types = emptyRoom((size_t)sizes.types, 1);
        for (type = 0; type < sizes.types; ++type)
            group->types[type] = (char)covers(royal->types, type);
        group->counted = royal->counted;
        group->atMost = royal->whileAtMost;
        group->safety = royal->safety;
        group->newcomers = royal->newcomers;
    }
    return groups;
}

static int Book_isRoyal(int type, int player)
{
    int i;
    for (i = 0; i < book.royals[player].count; ++i) {
        if (book.royals[player].at[i].types[type])
            return 1;
    }
    return 0;
}

static int isPromotionFor(const Rule *rule, int type, int player)
{
    return covers(rule->types, type) && covers(rule->players, player);
}

static int Book_mayEnd(int type, int player, int cell)
{
    return Board_isIn(book.homes[type], player, cell);
}

static int Book_isImmune(int victim, int captor)
{
    int i;
    for (i = 0; i < book.rules.immunities.count; ++i) {
        const Rule *rule = &book.rules.immunities.at[i];
        if (covers(rule->captors, captor) && covers(rule->victims, victim))
            return 1;
    }
    return 0;
}

static int Book_touchesZone(const Rule *rule, int player, int from, int to)
{
    int starts = Board_isIn(rule->zone, player, from);
    int isIn = Board_isIn(rule->zone, player, to);
    if (is(rule->touch, "end"))
        return isIn;
    if (is(rule->touch, "either"))
        return starts || isIn;
    return isIn && (!starts || rule->zone == none);
}

/* An imitator's program depends on what moved last. */
static int Book_programNumber(int type, int player, int lastMoved)
{
    const ProgramNumbers *programs = &book.programOf[type * sizes.players + player];
    int after = lastMoved != none && programs->after ? programs->after[lastMoved] : none;
    return after >= 0 ? after : programs->usual;
}

static Mover Book_mover(int from, int type, int player, int moved)
{
    Mover mover;
    mover.from = from;
    mover.player = player;
    mover.moved = moved != 0;
    mover.onStartCell = book.startType[from] == type && book.startOwner[from] == player;
    mover.home = book.homes[type];
    return mover;
}

static unsigned hashWays(const void *key)
{
    const KnownWays *ways = key;
    return mixed(mixed(mixed(mixed(17, ways->number), ways->type), ways->player), ways->from);
}

static int isSameWays(const void *a, const void *b)
{
    const KnownWays *left = a;
    const KnownWays *right = b;
    return left->number == right->number && left->type == right->type && left->player == right->player
           && left->from == right->from;
}

static const KnownWays *Book_knownWays(const KnownWays *wanted)
{
    unsigned i;
    if (book.ways.size == 0)
        return NULL;
    for (i = hashWays(wanted) % (unsigned)book.ways.size; book.ways.at[i]; i = (i + 1) % (unsigned)book.ways.size) {
        if (isSameWays(book.ways.at[i], wanted))
            return book.ways.at[i];
    }
    return NULL;
}

/* See possibleWays(). */
static const Ways *Book_waysOf(int type, int player, int from, int lastMoved)
{
    KnownWays wanted;
    KnownWays *made;
    const KnownWays *known;
    Arena *before;
    wanted.number = Book_programNumber(type, player, lastMoved);
    wanted.type = type;
    wanted.player = player;
    wanted.from = from;
    known = Book_knownWays(&wanted);
    if (known)
        return &known->ways;
    before = useArena(&kept);
    made = emptyRoom(1, sizeof *made);
    *made = wanted;
    made->ways.stops = 0;
    made->ways.touched = emptyRoom((size_t)board.size, 1);
    Keys_add(&book.ways, made, hashWays, isSameWays);
    useArena(before);
    {
        Mark here = mark();
        possibleWays(&made->ways, &book.programs[wanted.number], Book_mover(from, type, player, 0));
        release(here);
    }
    return &made->ways;
}

static int Book_playerAt(int turn)
{
    Ints opening = book.rules.opening;
    Ints cycle = book.rules.cycle;
    int length = cycle.count > 0 ? cycle.count : sizes.players;
    int left = turn - opening.count;
    int index;
    if (left < 0)
        return opening.at[turn];
    index = left % length;
    if (is(book.rules.progression, "by-one")) {
        int moves = 1;
        for (index = 0; left >= moves; ++moves) {
            left -= moves;
            ++index;
        }
        index %= length;
    }
    return cycle.count > 0 ? cycle.at[index] : index;
}

static int Book_takeSimpleTurns(void)
{
    return book.rules.opening.count == 0 && book.rules.cycle.count == 0 && is(book.rules.progression, "none");
}

static int Book_playerAfter(int player, int turn)
{
    return Book_takeSimpleTurns() ? (player + 1) % sizes.players : Book_playerAt(turn + 1);
}

static int Book_typePoints(int type)
{
    int sum = 0;
    int i;
    for (i = 0; i < book.rules.piecePoints.count; ++i)
        sum += book.rules.piecePoints.at[i].type == type ? book.rules.piecePoints.at[i].points : 0;
    return sum;
}

/* Where kings of the player may still castle to. */
static Ints Book_castlingGoals(const Position *position, int player)
{
    Ints goals = noInts;
    int i;
    for (i = 0; i < book.wings.count; ++i) {
        if (book.wings.at[i].player == player && position->state->rights[i])
            append(&goals, book.wings.at[i].kingTo);
    }
    return goals;
}

static int Book_stands(const Position *position, const Rule *wing, int cell, Ints types)
{
    return Position_isPiece(position, cell) && position->moved[cell] == 0 && position->owner[cell] == wing->player
           && covers(types, position->type[cell]);
}

static int Book_standsReady(const Position *position, const Rule *wing)
{
    return Book_stands(position, wing, wing->king, wing->castling->kings)
           && Book_stands(position, wing, wing->partner, wing->castling->partners);
}

static void Book_placePieces(Position *position, const Value *setup)
{
    const Value *rows = get(setup, "pieces");
    int i;
    for (i = 0; i < lengthOf(rows); ++i) {
        const int *piece = rowOf(item(rows, i));
        Square square;
        square.type = piece[1];
        square.owner = piece[2];
        square.was = piece[3];
        square.moved = 0;
        Position_setSquare(position, piece[0], square);
    }
    rows = get(setup, "hands");
    for (i = 0; i < lengthOf(rows); ++i) {
        const int *held = rowOf(item(rows, i));
        position->hand[held[0] * sizes.types + held[1]] = held[2];
    }
    rows = get(setup, "walls");
    for (i = 0; i < lengthOf(rows); ++i) {
        Square square = emptySquare;
        square.owner = wall;
        Position_setSquare(position, numberAt(rows, i), square);
    }
    rows = get(setup, "unowned");
    for (i = 0; i < lengthOf(rows); ++i) {
        const int *piece = rowOf(item(rows, i));
        Position_setSquare(position, piece[0], freshSquare(none, piece[1], none));
    }
}

static void Book_placeStacks(Position *position, const Value *stacks)
{
    int i, k;
    for (i = 0; i < lengthOf(stacks); ++i) {
        const Value *stack = item(stacks, i);
        const Value *pieces = item(stack, 1);
        Squares squares = noSquares;
        for (k = 0; k < lengthOf(pieces); ++k) {
            const int *piece = rowOf(item(pieces, k));
            append(&squares, freshSquare(none, piece[0], piece[1]));
        }
        position->under[item(stack, 0)->count] = squares;
    }
}

static Position *Book_startPosition(void)
{
    const Value *setup = get(&gameData, "setup");
    Position *position = Position_init();
    int i;
    Book_placePieces(position, setup);
    Book_placeStacks(position, get(setup, "under"));
    position->toMove = Book_playerAt(0);
    if (book.hasOwn) {
        for (i = 0; i < sizes.numbers; ++i)
            position->numbers[i] = numberAt(ownStartNumbers(), i);
        if (OwnGame_looksAtHistory())
            position->turns = OwnGame_withTurn(NULL, position);
    }
    for (i = 0; i < sizes.wings; ++i)
        position->state->rights[i] = Book_standsReady(position, &book.wings.at[i]);
    return position;
}

static Goal readGoal(const Value *data)
{
    static const char *const effects[] = {"none", "capture", "swap", "push"};
    Goal goal = nothing;
    int i;
    goal.stop = numberOf(data, "stop");
    goal.last = numberOf(data, "last");
    goal.becomes = numberOr(data, "becomes", none);
    goal.then = idsOf(data, "then");
    goal.hasFilter = isGiven(get(data, "filter"));
    goal.filter = idsOf(data, "filter");
    for (i = EFFECT_NONE; i <= EFFECT_PUSH; ++i) {
        if (is(textOf(data, "effect"), effects[i]))
            goal.effect = i;
    }
    return goal;
}

static const Only *readOnly(const Value *data)
{
    static const char *const rules[] = {"from", "into", "out-of", "within"};
    const Value *zones = get(data, "zones");
    Only *only;
    int i, k;
    if (!isGiven(data))
        return NULL;
    only = emptyRoom(1, sizeof *only);
    only->unmoved = numberOf(data, "unmoved");
    only->startCell = numberOf(data, "startCell");
    only->notBack = numberOf(data, "notBack");
    only->atEdge = numberOf(data, "atEdge");
    only->zoneCount = lengthOf(zones);
    only->zones = emptyRoom((size_t)only->zoneCount, sizeof *only->zones);
    for (i = 0; i < only->zoneCount; ++i) {
        only->zones[i].zone = numberOf(item(zones, i), "zone");
        for (k = RULE_FROM; k <= RULE_WITHIN; ++k) {
            if (is(textOf(item(zones, i), "rule"), rules[k]))
                only->zones[i].rule = k;
        }
    }
    return only;
}

static Program readyProgram(const Value *data)
{
    const Value *nodes = get(data, "nodes");
    Program program;
    int i, k;
    memset(&program, 0, sizeof program);
    program.nodeCount = lengthOf(nodes);
    program.nodes = emptyRoom((size_t)program.nodeCount, sizeof *program.nodes);
    program.always = idsOf(data, "always");
    program.unmoved = idsOf(data, "unmoved");
    program.unchecked = idsOf(data, "unchecked");
    program.needsMemory = numberOf(data, "needsMemory");
    program.measures = numberOf(data, "measures");
    for (i = 0; i < program.nodeCount; ++i) {
        const Value *from = item(nodes, i);
        Node *node = &program.nodes[i];
        node->own = numberOf(from, "own");
        node->anywhere = numberOf(from, "anywhere");
        node->least = numberOr(from, "least", 1);
        node->most = numberOr(from, "most", 1);
        if (node->most == 0)
            node->most = infinity;
        node->jumps = numberOf(from, "jumps");
        node->sameLength = numberOf(from, "sameLength");
        node->returns = numberOf(from, "returns");
        node->unloads = numberOf(from, "unloads");
        node->only = readOnly(get(from, "only"));
        program.mindsOrder = program.mindsOrder || node->unloads;
        for (k = empty; k <= enemy; ++k)
            node->ends[k] = readGoal(item(get(from, "ends"), k));
    }
    return program;
}

static void Book_readRules(const Value *data)
{
    AllRules *rules = &book.rules;
    const Value *turns = get(data, "turns");
    const Value *check = get(data, "check");
    const Value *hands = get(data, "hands");
    const Value *scoring = get(data, "scoring");
    rules->reasons = get(data, "reasons");
    rules->goesOnAlone = numberOf(data, "goes-on-alone");
    rules->royals = rulesOf(get(data, "royals"));
    rules->castling = rulesOf(get(data, "castling"));
    rules->enPassant = rulesOf(get(data, "en-passant"));
    rules->promotions = rulesOf(get(data, "promotions"));
    rules->drops = rulesOf(get(data, "drops"));
    rules->dropDuties = rulesOf(get(data, "drop-duties"));
    rules->gating = rulesOf(get(data, "gating"));
    rules->walling = rulesOf(get(data, "walling"));
    rules->flying = rulesOf(get(data, "flying"));
    rules->exchanges = rulesOf(get(data, "exchanges"));
    rules->aims = rulesOf(get(data, "aims"));
    rules->compulsions = rulesOf(get(data, "compulsions"));
    rules->immunities = rulesOf(get(data, "immunities"));
    rules->explosions = rulesOf(get(data, "explosions"));
    rules->petrifications = rulesOf(get(data, "petrifications"));
    rules->enclosing = rulesOf(get(data, "enclosing"));
    rules->mills = rulesOf(get(data, "mills"));
    rules->blockades = rulesOf(get(data, "blockades"));
    rules->ends = rulesOf(get(data, "ends"));
    rules->pass = textOf(data, "pass");
    rules->passers = idsOf(data, "passers");
    rules->facing = rulesOf(get(check, "facing"));
    rules->giving = textOf(check, "giving");
    rules->flight = textOf(check, "flight");
    rules->way = textOf(check, "way");
    rules->captured = textOf(hands, "captured");
    rules->form = textOf(hands, "form");
    rules->supply = textOf(hands, "supply");
    rules->dropped = textOf(hands, "dropped");
    rules->opening = idsOf(turns, "opening");
    rules->cycle = idsOf(turns, "cycle");
    rules->progression = textOf(turns, "progression");
    rules->lost = textOf(turns, "lost");
    rules->piecePoints = rulesOf(get(scoring, "pieces"));
    rules->capturePoints = rulesOf(get(scoring, "captured"));
    rules->playerPoints = rulesOf(get(scoring, "players"));
    rules->matePoints = numberOf(scoring, "mate");
    rules->drawsGoTo = numberOr(scoring, "draws-go-to", none);
}

static void Book_readWings(void)
{
    int i, k, count = 0;
    for (i = 0; i < book.rules.castling.count; ++i)
        count += book.rules.castling.at[i].partCount;
    book.wings.at = room((size_t)count, sizeof *book.wings.at);
    for (i = 0; i < book.rules.castling.count; ++i) {
        const Rule *rule = &book.rules.castling.at[i];
        for (k = 0; k < rule->partCount; ++k) {
            Rule wing = rule->parts[k];
            if (wing.king < 0 || wing.partner < 0 || wing.kingTo < 0 || wing.partnerTo < 0)
                continue;
            wing.castling = rule;
            book.wings.at[book.wings.count++] = wing;
        }
    }
}

static void Book_readTypes(const Value *types, const Value *players)
{
    int i;
    sizes.types = lengthOf(types);
    sizes.players = lengthOf(players);
    book.typeNames = room((size_t)sizes.types, sizeof *book.typeNames);
    book.letters = room((size_t)sizes.types, sizeof *book.letters);
    book.marked = filled(sizes.types, 0);
    book.homes = filled(sizes.types, none);
    book.playerNames = room((size_t)sizes.players, sizeof *book.playerNames);
    for (i = 0; i < sizes.types; ++i) {
        book.typeNames[i] = textOf(item(types, i), "name");
        book.letters[i] = textOf(item(types, i), "letter");
        book.marked[i] = numberOf(item(types, i), "royal");
        book.homes[i] = numberOr(item(types, i), "home", none);
    }
    for (i = 0; i < sizes.players; ++i) {
        book.playerNames[i] = textOf(item(players, i), "name");
        append(&allPlayers, i);
    }
    for (i = 0; i < sizes.types; ++i)
        append(&allTypes, i);
}

static void Book_readPrograms(const Value *programs, const Value *programOf)
{
    int i, k;
    book.programCount = lengthOf(programs);
    book.programs = room((size_t)book.programCount, sizeof *book.programs);
    for (i = 0; i < book.programCount; ++i)
        book.programs[i] = readyProgram(item(programs, i));
    book.programOf = room((size_t)(sizes.types * sizes.players), sizeof *book.programOf);
    for (i = 0; i < sizes.types; ++i) {
        for (k = 0; k < sizes.players; ++k) {
            const Value *numbers = item(item(programOf, i), k);
            book.programOf[i * sizes.players + k].usual = numberOf(numbers, "usual");
            book.programOf[i * sizes.players + k].after = rowOf(get(numbers, "after"));
        }
    }
}

static void Book_noteStarts(const Value *pieces)
{
    int i;
    book.startType = filled(board.size, none);
    book.startOwner = filled(board.size, none);
    for (i = 0; i < lengthOf(pieces); ++i) {
        const int *piece = rowOf(item(pieces, i));
        book.startType[piece[0]] = piece[1];
        book.startOwner[piece[0]] = piece[2];
    }
}

static int hasRuleWith(Rules rules, int (*holds)(const Rule *rule))
{
    int i;
    for (i = 0; i < rules.count; ++i) {
        if (holds(&rules.at[i]))
            return 1;
    }
    return 0;
}

static int isByDropped(const Rule *rule)
{
    return is(rule->pieces, "dropped");
}

static int isBack(const Rule *rule)
{
    return rule->into.count == 0;
}

static void Book_init(void)
{
    const Value *own = get(&gameData, "own");
    int player, i;
    Board_init(get(&gameData, "board"));
    sizes.cells = board.size;
    Book_readTypes(get(&gameData, "types"), get(&gameData, "players"));
    Book_readRules(get(&gameData, "rules"));
    Book_readPrograms(get(&gameData, "programs"), get(&gameData, "programOf"));
    Book_noteStarts(get(get(&gameData, "setup"), "pieces"));
    Book_readWings();
    sizes.wings = book.wings.count;
    book.royals = room((size_t)sizes.players, sizeof *book.royals);
    for (player = 0; player < sizes.players; ++player) {
        book.royals[player] = Book_royalGroups(player);
        book.hasRoyals = book.hasRoyals || book.royals[player].count > 0;
    }
    book.countsDroppedAsUnmoved =
        is(book.rules.dropped, "unmoved") || hasRuleWith(book.rules.castling, isByDropped);
    book.remembersPromotion =
        is(book.rules.captured, "captors-hand") || hasRuleWith(book.rules.promotions, isBack);
    for (i = book.rules.ends.count - 1; i >= 0; --i) {
        if (is(book.rules.ends.at[i].when, "facing-refused"))
            book.facingRefused = &book.rules.ends.at[i];
    }
    book.hasOwn = isGiven(own);
    if (book.hasOwn)
        OwnGame_init(own);
    Threats_init();
    Judge_readEnds();
    if (book.hasOwn)
        book.ownStart = Book_startPosition();
}

typedef struct OwnRules OwnRules;

static OwnRules *OwnRules_init(void);
static int OwnRules_forbidsCapture(OwnRules *own, const Position *position, int from, int target);
static int OwnGame_hasCheckBans(void);

/* Which pieces attack what. */
static struct {
    OwnRules *own; /* where own rules forbid captures, which gives no check then */
    int asksBans;
    const Position *bare;
} threats;

static void Threats_init(void)
{
    threats.own = book.hasOwn && OwnGame_hasCheckBans() ? OwnRules_init() : NULL;
}

/* Whether an own rule forbids the capture. */
static int Threats_isForbidden(const Position *position, int from, int target)
{
    int isForbidden;
    if (!threats.own || threats.asksBans)
        return 0;
    threats.asksBans = 1;
    isForbidden = OwnRules_forbidsCapture(threats.own, position, from, target);
    threats.asksBans = 0;
    return isForbidden;
}

static Outcomes Threats_outcomes(const Position *position, int from, int type, int player, int moved, int isUnchecked)
{
    const Program *program = &book.programs[Book_programNumber(type, player, position->state->lastMoved)];
    Walk walk = Walk_init(program, position, Book_mover(from, type, player, moved));
    return Walk_outcomes(&walk, isUnchecked);
}

static int capturesOn(const Outcome *outcome, int target)
{
    int i;
    for (i = 0; i < outcome->taken.count; ++i) {
        if (outcome->taken.at[i].cell == target && isCapture(outcome->taken.at[i]))
            return 1;
    }
    return 0;
}

/* Whether the piece on this cell has a move that captures whatever stands on the target. */
static int Threats_attacks(const Position *position, int from, int target)
{
    int type = position->type[from];
    int player = position->owner[from];
    int attacks = 0;
    int i;
    Mark before;
    Outcomes outcomes;
    if (!Book_waysOf(type, player, from, position->state->lastMoved)->touched[target])
        return 0;
    if (Position_isPiece(position, target) && Book_isImmune(position->type[target], type))
        return 0;
    before = mark();
    outcomes = Threats_outcomes(position, from, type, player, position->moved[from], 1);
    for (i = 0; i < outcomes.count && !attacks; ++i)
        attacks = Book_mayEnd(type, player, outcomes.at[i].to) && capturesOn(&outcomes.at[i], target);
    release(before);
    return attacks;
}

static Ints Threats_decisiveCells(const Position *position, int player);

static int Threats_explodes(const Position *position, const Rule *rule, const char *royals, int from, int target)
{
    const Lines *lines;
    int type = position->type[from];
    int i;
    if (!covers(rule->captors, type))
        return 0;
    if (royals[from] && !includes(rule->survivors, type))
        return 1;
    lines = Board_lines(rule->lines, target);
    for (i = 0; i < lines->count; ++i) {
        Ints line = lines->at[i];
        if (line.count > 0 && line.at[0] != from && royals[line.at[0]]
            && !includes(rule->unharmed, position->type[line.at[0]]))
            return 1;
    }
    return 0;
}

/* Whether a capture on the target would cost the captor's side a royal piece. */
static int Threats_losesRoyal(const Position *position, int from, int target)
{
    const AllRules *rules = &book.rules;
    Mark before;
    const char *royals;
    int loses = 0;
    int i;
    if (rules->explosions.count == 0 && rules->petrifications.count == 0)
        return 0;
    before = mark();
    royals = setOf(Threats_decisiveCells(position, position->owner[from]), board.size);
    for (i = 0; royals[from] && i < rules->petrifications.count; ++i)
        loses = loses || covers(rules->petrifications.at[i].types, position->type[from]);
    for (i = 0; i < rules->explosions.count && !loses; ++i)
        loses = Threats_explodes(position, &rules->explosions.at[i], royals, from, target);
    release(before);
    return loses;
}

static Ints Threats_attackersUpTo(const Position *position, int target, int owner, int most)
{
    Ints cells = noInts;
    int from;
    for (from = 0; from < sizes.cells && cells.count < most; ++from) {
        int player = position->owner[from];
        if (player >= 0 && player != owner && !position->state->out[player] && Threats_attacks(position, from, target)
            && !Threats_losesRoyal(position, from, target) && !Threats_isForbidden(position, from, target))
            append(&cells, from);
    }
    return cells;
}

static Ints Threats_attackers(const Position *position, int target, int owner)
{
    return Threats_attackersUpTo(position, target, owner, infinity);
}

static int Threats_isAttacked(const Position *position, int target, int owner)
{
    Mark before = mark();
    int isAttacked = Threats_attackersUpTo(position, target, owner, 1).count > 0;
    release(before);
    return isAttacked;
}

static Ints Threats_cellsOf(const Position *position, int player, const RoyalGroup *group)
{
    Ints cells = noInts;
    Ints some = noInts;
    int cell, i, k;
    for (cell = 0; cell < sizes.cells; ++cell) {
        if (position->owner[cell] == player && group->types[position->type[cell]])
            append(&cells, cell);
    }
    if (group->atMost == 0)
        return cells;
    for (i = 0; i < cells.count; ++i) {
        int fellows = 0;
        for (k = 0; k < cells.count; ++k)
            fellows += is(group->counted, "together") || position->type[cells.at[k]] == position->type[cells.at[i]];
        if (fellows <= group->atMost)
            append(&some, cells.at[i]);
    }
    return some;
}

static int isLasting(const RoyalGroup *group)
{
    return is(group->newcomers, "next-turn");
}

static int Threats_isHit(const Position *position, int player, const RoyalGroup *group, Ints cells)
{
    int isOne = is(group->safety, "one");
    int hit = 0;
    int i;
    for (i = 0; i < cells.count; ++i) {
        int isAttacked = Threats_isAttacked(position, cells.at[i], player);
        if (isAttacked && !isOne)
            return 1;
        if (!isAttacked && isOne)
            return 0;
        hit += isAttacked;
    }
    return hit > 0;
}

/* `lasting`, if it is given: the royal pieces of the groups that no piece joins or leaves before the next turn. */
static int Threats_isInCheck(const Position *position, int player, const Ints *lasting)
{
    Mark before = mark();
    int isInCheck = 0;
    int i;
    for (i = 0; i < book.royals[player].count && !isInCheck && !threats.asksBans; ++i) {
        const RoyalGroup *group = &book.royals[player].at[i];
        Ints cells = lasting && isLasting(group) ? *lasting : Threats_cellsOf(position, player, group);
        isInCheck = Threats_isHit(position, player, group, cells);
    }
    release(before);
    return isInCheck;
}

static Ints Threats_lastingRoyals(const Position *position, int player)
{
    Ints cells = noInts;
    int i;
    for (i = 0; i < book.royals[player].count; ++i) {
        if (isLasting(&book.royals[player].at[i]))
            appendAll(&cells, Threats_cellsOf(position, player, &book.royals[player].at[i]));
    }
    return cells;
}

static Ints Threats_royalCells(const Position *position, int player)
{
    Ints cells = noInts;
    int i;
    for (i = 0; i < book.royals[player].count; ++i)
        appendAll(&cells, Threats_cellsOf(position, player, &book.royals[player].at[i]));
    return cells;
}

/* Those whose loss decides: none of several where one that is safe is enough. */
static Ints Threats_decisiveCells(const Position *position, int player)
{
    Ints all = noInts;
    int i;
    for (i = 0; i < book.royals[player].count; ++i) {
        const RoyalGroup *group = &book.royals[player].at[i];
        Ints cells = Threats_cellsOf(position, player, group);
        if (!is(group->safety, "one") || cells.count <= 1)
            appendAll(&all, cells);
    }
    return all;
}

/* Whether a piece on this cell could never move to an empty one, whatever stands on the way. */
static int Threats_isStuck(int type, int player, int cell)
{
    int programNumber = Book_programNumber(type, player, none);
    int isStuck = 1;
    int i;
    Mark before;
    Outcomes outcomes;
    if (!book.programs[programNumber].needsMemory)
        return !Book_waysOf(type, player, cell, none)->stops;
    if (!threats.bare) {
        Arena *other = useArena(&kept);
        threats.bare = Position_init();
        useArena(other);
    }
    before = mark();
    outcomes = Threats_outcomes(threats.bare, cell, type, player, 0, 1);
    for (i = 0; i < outcomes.count && isStuck; ++i)
        isStuck = !Book_mayEnd(type, player, outcomes.at[i].to);
    release(before);
    return isStuck;
}

/* `types`: NULL for royal pieces. */
static int isMeantToFace(const Position *position, int cell, const Ints *types)
{
    int type = position->type[cell];
    return types ? covers(*types, type) : Book_isRoyal(type, position->owner[cell]);
}

/* Whether two pieces of different players that are meant see each other. */
static int piecesFace(const Position *position, const char *lines, const Ints *types)
{
    int cell, i, k;
    for (cell = 0; cell < sizes.cells; ++cell) {
        const Lines *all;
        if (position->owner[cell] < 0 || !isMeantToFace(position, cell, types))
            continue;
        all = Board_lines(lines, cell);
        for (i = 0; i < all->count; ++i) {
            Ints line = all->at[i];
            int first;
            for (k = 0; k < line.count && Position_isEmpty(position, line.at[k]); ++k) {
            }
            first = k < line.count ? line.at[k] : none;
            if (first != none && Position_isPiece(position, first) && position->owner[first] != position->owner[cell]
                && isMeantToFace(position, first, types))
                return 1;
        }
    }
    return 0;
}

static int royalsFace(const Position *position, const char *lines)
{
    return piecesFace(position, lines, NULL);
}

