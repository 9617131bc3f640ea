/* The game as a program that plays it sees it: texts of moves. */

static GameRecord game;
static struct {
    Moves moves;
    const char **texts;
} listed; /* the moves of list_moves() */

/* Comes first. */
void set_up(void)
{
    useArena(&kept);
    Book_init();
    GameRecord_init(&game);
    useArena(&asked);
}

static const char *withoutBlanks(const char *text)
{
    Text without = {0, 0, NULL};
    for (; *text; ++text)
        append(&without, *text == ' ' ? '_' : *text);
    return ended(&without);
}

static int listMoves(int anyway)
{
    int i;
    listed.moves = anyway ? Legal_legal(game.legal, game.position) : GameRecord_legalMoves(&game);
    listed.texts = room((size_t)listed.moves.count, sizeof *listed.texts);
    for (i = 0; i < listed.moves.count; ++i)
        listed.texts[i] = withoutBlanks(Notation_text(listed.moves.at[i], listed.moves));
    return listed.moves.count;
}

/* Lists the legal moves; their number. There is none where the game is over; `anyway`: moves are listed even if only what
   was played before has ended it. What is listed, and why a game is over, stands until the next call. */
int list_moves(int anyway)
{
    asked.now = NULL;
    asked.used = 0;
    return listMoves(anyway);
}

/* The text of one of the moves of list_moves(). */
const char *move_text(int i)
{
    return listed.texts[i];
}

/* Plays one of the moves of list_moves(); whether it is one. */
int play_move(const char *text)
{
    int i;
    for (i = 0; i < listed.moves.count; ++i) {
        if (is(listed.texts[i], text)) {
            GameRecord_play(&game, listed.moves.at[i]);
            listed.moves = noMoves;
            return 1;
        }
    }
    return 0;
}

void take_back(void)
{
    GameRecord_takeBack(&game);
    listed.moves = noMoves;
}

/* The number of the player to move, from 1 on. */
int whose_turn(void)
{
    return game.position->toMove + 1;
}

/* -1 while the game goes on, then the number of the player who has won, 0 for a draw, and why in a sentence. */
int result(const char **why)
{
    Ending ending;
    if (!GameRecord_ending(&game, &ending))
        return -1;
    *why = Notation_result(&ending);
    return ending.isDraw || ending.winner == none ? 0 : ending.winner + 1;
}

#ifndef NO_MAIN

/*
 *   game DEPTH         counts the sequences of so many moves from the start
 *   game DEPTH divide  does so behind each first move
 *   game -             answers the questions in its input
 *   game table         answers them about the table of moves, if there is one
 *
 * A question is a line: a depth, and the moves that lead from the start to a position, such as "2 e2-e4 e7-e5". An answer is
 * a line `moves:` with the moves there, a line `end:` with the result (* while the game goes on), for a depth over 1 a line
 * `below:` with the number of sequences of so many moves behind each of them, and a line `done`. If a move of the question is
 * none, `refused: N` stands in place of all but the last, where N is 0 for the question's first move. Blanks part the words;
 * input ends with an empty line or with the file. About the table there are two lines in place of these, `table:` and
 * `rules:`, with the movements of the pieces by each, whatever check and duties make of them.
 */

/* How many sequences of so many moves there are; depth 1 or more. */
static unsigned long long perft(int depth)
{
    Mark before = mark();
    unsigned long long total = 0;
    int count = listMoves(1);
    Moves moves = listed.moves;
    int i;
    for (i = 0; i < count && depth > 1; ++i) {
        GameRecord_play(&game, moves.at[i]);
        total += perft(depth - 1);
        take_back();
    }
    release(before);
    return depth == 1 ? (unsigned long long)count : total;
}

/* The same behind one move. */
static unsigned long long below(const Move *move, int depth)
{
    unsigned long long total;
    GameRecord_play(&game, move);
    total = depth == 1 ? 1 : perft(depth - 1);
    take_back();
    return total;
}

static void divide(int depth)
{
    unsigned long long total = 0;
    int count = listMoves(1);
    Moves moves = listed.moves;
    const char **texts = listed.texts;
    int i;
    for (i = 0; i < count; ++i) {
        unsigned long long each = below(moves.at[i], depth);
        printf("%s: %llu\n", texts[i], each);
        total += each;
    }
    printf("nodes %llu\n", total);
}

static void printEnd(void)
{
    const char *why;
    int winner = result(&why);
    if (winner < 0)
        printf("end: *\n");
    else
        printf("end: %s\n", winner == 0 ? "1/2-1/2" : winner == 1 ? "1-0" : "0-1");
}

static void answer(int depth)
{
    int count = listMoves(1);
    Moves moves = listed.moves;
    int i;
    printf("moves:");
    for (i = 0; i < count; ++i)
        printf(" %s", listed.texts[i]);
    printf("\n");
    printEnd();
    if (depth > 1) {
        printf("below:");
        for (i = 0; i < count; ++i)
            printf(" %llu", below(moves.at[i], depth));
        printf("\n");
    }
}

/* A line of the input without what ends it, in room that the next one uses again; NULL at the end. */
static char *readLine(void)
{
    static char *line;
    static size_t space;
    size_t length = 0;
    int c = getchar();
    if (c == EOF)
        return NULL;
    for (; c != EOF && c != '\n'; c = getchar()) {
        if (length + 1 >= space) {
            space = space == 0 ? 256 : 2 * space;
            line = realloc(line, space);
            if (!line)
                fail("no memory");
        }
        if (c != '\r')
            line[length++] = (char)c;
    }
    if (!line && !(line = malloc(space = 256)))
        fail("no memory");
    line[length] = 0;
    return line;
}

/* The next word of a line, ended; NULL at its end. */
static char *nextWord(char **line)
{
    char *word = *line + strspn(*line, " ");
    char *end = word + strcspn(word, " ");
    if (*word == 0)
        return NULL;
    *line = *end ? end + 1 : end;
    *end = 0;
    return word;
}

/* Brings the game to where these moves lead; none, or the number of the first that is none. */
static int follow(char *line)
{
    static char **texts; /* of the moves played */
    static int space;
    int same = 0;
    char *word = nextWord(&line);
    for (; word && same < game.count && is(texts[same], word); word = nextWord(&line))
        ++same;
    while (game.count > same) {
        take_back();
        free(texts[game.count]);
    }
    for (; word; word = nextWord(&line)) {
        Mark before = mark();
        int isMove;
        if (game.count == space) {
            space = space == 0 ? 256 : 2 * space;
            texts = realloc(texts, (size_t)space * sizeof *texts);
            if (!texts)
                fail("no memory");
        }
        listMoves(1);
        isMove = play_move(word);
        release(before);
        if (!isMove)
            return game.count;
        texts[game.count - 1] = malloc(strlen(word) + 1);
        if (!texts[game.count - 1])
            fail("no memory");
        strcpy(texts[game.count - 1], word);
    }
    return none;
}

/* Prints what is asked about the position on the board. */
static void printAnswer(int depth, int isAboutTable)
{
#ifdef MAXBRANCH
    if (isAboutTable) {
        tellTheRest();
        printTable(game.position);
        return;
    }
#endif
    (void)isAboutTable;
    answer(depth);
}

static void answerAll(int isAboutTable)
{
    char *line;
    for (line = readLine(); line && *line; line = readLine()) {
        Mark before = mark();
        char *depth = nextWord(&line);
        int refused = depth ? follow(line) : none;
        if (refused != none)
            printf("refused: %d\n", refused);
        else
            printAnswer(depth ? atoi(depth) : 1, isAboutTable);
        printf("done\n");
        fflush(stdout);
        release(before);
    }
}

int main(int argc, char **argv)
{
    int depth = argc > 1 ? atoi(argv[1]) : 1;
    set_up();
    if (argc > 1 && (is(argv[1], "-") || is(argv[1], "table")))
        answerAll(is(argv[1], "table"));
    else if (depth < 1)
        printf("nodes 1\n");
    else if (argc > 2)
        divide(depth);
    else
        printf("nodes %llu\n", perft(depth));
    return 0;
}

#endif

