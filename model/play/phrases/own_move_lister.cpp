#include "model/play/phrases/own_move_lister.h"

namespace rookery {

namespace {

std::size_t countFrom(Frame &frame, const OwnMoveProgram &move, std::size_t line)
{
    if (line == move.lines.size())
        return 1;
    const ChoiceLine &row = move.lines[line];
    if (row.condition && row.condition->eval(frame) == 0) {
        makeNone(frame, row.place);
        return countFrom(frame, move, line + 1);
    }
    if (row.let) {
        row.let->run(frame);
        return countFrom(frame, move, line + 1);
    }
    const bool isLast = line + 1 == move.lines.size();
    if (isLast && !row.where)
        return static_cast<std::size_t>(row.from->count(frame));
    std::size_t count = 0;
    if (isLast)
        return static_cast<std::size_t>(row.from->countWhere(frame, row.where));
    row.from->any(frame, [&](Value) {
        if (isSoFor(frame, row.where))
            count += countFrom(frame, move, line + 1);
        return false;
    });
    return count;
}

} // namespace

std::optional<OwnChoices::Cells> OwnChoices::cells() const
{
    Value first = noValue;
    Value last = noValue;
    for (const OwnChoice &choice : list) {
        if (choice.kind != OwnChoice::Kind::Cell)
            continue;
        first = first < 0 ? choice.value : first;
        last = choice.value;
    }
    if (first < 0)
        return std::nullopt;
    return Cells{CellId(from < 0 ? first : from), CellId(to < 0 ? last : to)};
}

Move moveOf(const Frame &frame,
            const OwnProgram &program,
            std::size_t rule,
            const OwnChoices &choices,
            Value weight)
{
    const OwnMove &own = program.rules().ownMoves[rule];
    Move move;
    move.kind = Move::Kind::Own;
    if (const auto cells = choices.cells()) {
        move.from = cells->from;
        move.to = cells->to;
        const Position::Square &square = frame.position().square(move.from);
        move.type = square.owner < Position::wall ? PieceId(square.type) : PieceId();
    }
    move.own = OwnPartOf({rule, choices.list, program.names(), weight, own.secret, own.idle});
    return move;
}

void listChoices(Frame &frame,
                 const OwnProgram &program,
                 std::size_t rule,
                 std::vector<Move> &moves)
{
    const OwnMoveProgram &made = program.moves()[rule];
    const bool draws = program.rules().isChance(frame.position().toMove()) && made.weight;
    forEachChoice(frame, made, [&](const OwnChoices &choices) {
        frame.pay(choiceCost);
        const Value weight = draws ? made.weight->eval(frame) : 1;
        if (weight > 0)
            moves.push_back(moveOf(frame, program, rule, choices, weight));
    });
}

std::size_t countChoices(Frame &frame, const OwnMoveProgram &move)
{
    return countFrom(frame, move, 0);
}

} // namespace rookery
