/* Moves as text, as the program that wrote this file writes them. */

static const char *typeName(int type)
{
    return *book.letters[type] ? book.letters[type] : book.typeNames[type];
}

static void addCell(Text *text, const char *before, int cell)
{
    addText(text, before);
    addText(text, board.names[cell]);
}

static void addOthers(Text *text, const Move *move)
{
    int i;
    for (i = 0; i < move->taken.count; ++i)
        addCell(text, "x", move->taken.at[i].cell);
}

static void addChoice(Text *text, Choice choice)
{
    if (choice.kind == CELL_CHOICE)
        addText(text, board.names[choice.value]);
    else if (choice.kind == DIRECTION_CHOICE)
        addText(text, ownGame.directionNames[choice.value]);
    else if (choice.kind == PLAYER_CHOICE)
        addText(text, isPlayer(choice.value) ? book.playerNames[choice.value] : "");
    else if (choice.kind == TYPE_CHOICE)
        addText(text, typeName(choice.value));
    else
        addText(text, numberText(choice.value));
}

/* How a move reads without its rule; whether it reads so. */
static int readsAs(const Move *move, Choices choices)
{
    int cells[2];
    int count = 0;
    int i;
    if (move->kind == MOVE || move->kind == CASTLE)
        cells[count++] = move->from;
    if (move->kind == MOVE || move->kind == CASTLE || move->kind == DROP)
        cells[count++] = move->to;
    if (count == 0 || count != choices.count)
        return 0;
    for (i = 0; i < count; ++i) {
        if (choices.at[i].kind != CELL_CHOICE || choices.at[i].value != cells[i])
            return 0;
    }
    return 1;
}

static int areSameChoices(Choices a, Choices b)
{
    int i;
    for (i = 0; i < a.count && a.count == b.count; ++i) {
        if (a.at[i].kind != b.at[i].kind || a.at[i].value != b.at[i].value)
            return 0;
    }
    return a.count == b.count;
}

static int isAlike(const Move *move, Moves among)
{
    int i;
    for (i = 0; i < among.count; ++i) {
        const Move *other = among.at[i];
        if (other->kind == OWN ? other->rule != move->rule && areSameChoices(other->choices, move->choices)
                               : readsAs(other, move->choices))
            return 1;
    }
    return 0;
}

/* The choices, with the rule in front where another move reads like them. */
static void addOwnMove(Text *text, const Move *move, Moves among)
{
    const char *name = ownGame.moves[move->rule].name;
    int i;
    if (move->choices.count == 0 || isAlike(move, among)) {
        addText(text, name);
        addText(text, move->choices.count == 0 ? "" : ":");
    }
    for (i = 0; i < move->choices.count; ++i) {
        addText(text, i == 0 ? "" : "-");
        addChoice(text, move->choices.at[i]);
    }
}

static void addDisplacement(Text *text, const Move *move)
{
    int i;
    addCell(text, "", move->from);
    addCell(text, "-", move->to);
    for (i = 0; i < move->taken.count; ++i) {
        Taken taken = move->taken.at[i];
        if (taken.cell != move->to)
            addCell(text, "x", taken.cell);
        if (taken.putTo != none)
            addCell(text, ",", taken.putTo);
    }
}

static void addCastling(Text *text, const Move *move, Moves among)
{
    int hasRival = 0;
    int i;
    for (i = 0; i < among.count; ++i) {
        const Move *other = among.at[i];
        hasRival = hasRival
                   || ((other->kind == MOVE || other->kind == CASTLE) && other->from == move->from && other->to == move->to
                       && (other->kind != move->kind || !areSameTakes(other->taken, move->taken)));
    }
    addCell(text, "", move->from);
    addCell(text, "-", move->to);
    if (hasRival)
        addCell(text, ",", move->taken.at[0].putTo);
}

static void addDropped(Text *text, const Move *move, Moves among)
{
    int hasRival = 0;
    int i;
    for (i = 0; i < among.count; ++i) {
        const Move *other = among.at[i];
        hasRival = hasRival || (other->kind == DROP && other->to == move->to && other->type != move->type);
    }
    if (hasRival) {
        addText(text, typeName(move->type));
        addText(text, "@");
    }
    addCell(text, "", move->to);
    addOthers(text, move);
}

static void addTail(Text *text, const Move *move)
{
    if (move->becomes != none) {
        addText(text, "=");
        addText(text, typeName(move->becomes));
    }
    if (move->gateType != none) {
        addText(text, "/");
        addText(text, typeName(move->gateType));
        if (move->gateCell != move->from)
            addCell(text, "", move->gateCell);
    }
    if (move->wall != none)
        addCell(text, ",", move->wall);
}

/* `among`: the legal moves, where some need a longer text beside others. */
static const char *Notation_text(const Move *move, Moves among)
{
    Text text = {0, 0, NULL};
    switch (move->kind) {
    case MOVE:
        addDisplacement(&text, move);
        break;
    case CASTLE:
        addCastling(&text, move, among);
        break;
    case DROP:
        addDropped(&text, move, among);
        break;
    case PROMOTE:
        addCell(&text, "", move->from);
        break;
    case REMOVE:
        addCell(&text, "x", move->from);
        addOthers(&text, move);
        break;
    case BUILD:
        break;
    case OWN:
        addOwnMove(&text, move, among);
        break;
    case PASS:
        addText(&text, "PASS");
        break;
    }
    addTail(&text, move);
    return ended(&text);
}

/* The result in a sentence. */
static const char *Notation_result(const Ending *ending)
{
    Text text = {0, 0, NULL};
    if (ending->winner != none) {
        addText(&text, book.playerNames[ending->winner]);
        addText(&text, " wins: ");
    } else if (ending->isDraw) {
        addText(&text, "Drawn: ");
    } else {
        addText(&text, book.playerNames[ending->about]);
        addText(&text, " loses: ");
    }
    if (ending->reason && *ending->reason) {
        addText(&text, ending->reason);
    } else if (ending->rule) {
        addText(&text, item(item(book.rules.reasons, ending->rule->number), ending->about)->at);
    } else {
        addText(&text, book.playerNames[ending->about]);
        addText(&text, " has no move");
    }
    return ended(&text);
}

