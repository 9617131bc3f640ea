/* The table of moves in front, if there is one, followed as it says: each path from row to row, by what stands on the square
   that it comes to. The rules do not need it; this is for those who do, and shows that both mean the same movements. */
#if defined MAXBRANCH && !defined NO_MAIN

typedef struct {
    const Position *position;
    int from;            /* a cell */
    int squares[NSQ];    /* the cell of each square, or none */
    int places[NSQ + 1]; /* the square of each cell */
    Ints taken;
    int count, space;
    const char **at; /* moves as text */
} TableWalk;

static void TableWalk_init(TableWalk *walk)
{
    int square, cell = 0;
    memset(walk, 0, sizeof *walk);
    for (square = 0; square < NSQ; ++square) {
        walk->squares[square] = cellNames[square] ? cell : none;
        if (cellNames[square])
            walk->places[cell++] = square;
    }
}

static int compareTexts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Adds a move to a cell which takes what stands on these cells on its way; what it finds where it ends goes without saying. */
static void TableWalk_add(TableWalk *walk, int to, Ints taken)
{
    Text text = {0, 0, NULL};
    Ints cells = ordered(taken);
    int i;
    addCell(&text, "", walk->from);
    addCell(&text, "-", to);
    for (i = 0; i < cells.count; ++i) {
        if (cells.at[i] != to)
            addCell(&text, "x", cells.at[i]);
    }
    append(walk, ended(&text));
}

static int TableWalk_occupant(const TableWalk *walk, int cell)
{
    int player = walk->position->owner[walk->from];
    if (cell == walk->from || Position_isEmpty(walk->position, cell))
        return empty;
    return walk->position->owner[cell] == player ? friend : enemy;
}

/* `reference`: the square that leaps count from. */
static void TableWalk_follow(TableWalk *walk, int row, int reference, int square)
{
    const MoveTarget *at = &moveTable[row];
    int base = at->new_leg ? square : reference;
    int to = (RELATIVE ? base : 0) + at->leap;
    int cell = to >= 0 && to < NSQ ? walk->squares[to] : none;
    int occupant, count, takes, wasTaken, i;
    const mt_index *next;
    if (cell == none)
        return;
    occupant = TableWalk_occupant(walk, cell);
    wasTaken = includes(walk->taken, cell);
    if (((at->rights >> occupant) & 1) && !wasTaken && (cell != walk->from || (at->rights & R_RETURNS)))
        TableWalk_add(walk, cell, walk->taken);
    takes = (occupant == friend && (at->rights & R_TAKES_FRIEND)) || (occupant == enemy && (at->rights & R_TAKES_ENEMY));
    count = occupant == empty ? at->n_empty : occupant == friend ? at->n_friend : at->n_enemy;
    next = occupant == empty ? at->empty : occupant == friend ? at->friends : at->enemies;
    if (takes && wasTaken)
        return;
    if (takes)
        append(&walk->taken, cell);
    for (i = 0; i < count; ++i)
        TableWalk_follow(walk, row + next[i], base, to);
    walk->taken.count -= takes;
}

/* What a piece does by the table. */
static void TableWalk_list(TableWalk *walk, int cell)
{
    int square = walk->places[cell];
    int type = walk->position->owner[cell] * sizes.types + walk->position->type[cell];
    const mt_index *head;
    walk->from = cell;
    for (head = headList + heads[type][square]; *head >= 0; ++head)
        TableWalk_follow(walk, *head, square, square);
    for (head = headList + firstHeads[type][square]; !walk->position->moved[cell] && *head >= 0; ++head)
        TableWalk_follow(walk, *head, square, square);
}

/* What it does by its movement. */
static void TableWalk_listByRules(TableWalk *walk, int cell)
{
    Square piece = Position_square(walk->position, cell);
    Mover mover = Book_mover(cell, piece.type, piece.owner, piece.moved);
    Walk movement;
    Outcomes outcomes;
    int i, k;
    mover.home = none; /* to which the table confines no piece */
    movement = Walk_init(&book.programs[Book_programNumber(piece.type, piece.owner, none)], walk->position, mover);
    outcomes = Walk_outcomes(&movement, 0);
    walk->from = cell;
    for (i = 0; i < outcomes.count; ++i) {
        Ints taken = noInts;
        for (k = 0; k < outcomes.at[i].taken.count; ++k)
            append(&taken, outcomes.at[i].taken.at[k].cell);
        TableWalk_add(walk, outcomes.at[i].to, taken);
    }
}

static void TableWalk_print(const char *name, TableWalk *walk)
{
    int i;
    printf("%s:", name);
    if (walk->count > 1)
        qsort(walk->at, (size_t)walk->count, sizeof *walk->at, compareTexts);
    for (i = 0; i < walk->count; ++i) {
        if (i == 0 || strcmp(walk->at[i], walk->at[i - 1]) != 0)
            printf(" %s", walk->at[i]);
    }
    printf("\n");
}

/* All movements of the player to move, by the table and by the rules. */
static void printTable(const Position *position)
{
    TableWalk *walks = room(2, sizeof *walks);
    int cell;
    TableWalk_init(&walks[0]);
    TableWalk_init(&walks[1]);
    walks[0].position = walks[1].position = position;
    for (cell = 0; cell < sizes.cells; ++cell) {
        if (position->owner[cell] != position->toMove)
            continue;
        TableWalk_list(&walks[0], cell);
        TableWalk_listByRules(&walks[1], cell);
    }
    TableWalk_print("table", &walks[0]);
    TableWalk_print("rules", &walks[1]);
}

/* Nothing here asks these. */
static void tellTheRest(void)
{
    (void)start;
    (void)typeNames;
    (void)typeLetters;
    (void)owner;
    (void)royal;
    (void)promoChoices;
    (void)promo;
    (void)promoMust;
}

#endif

