#include "model/play/phrases/own_move_lister.h"

#include <algorithm>

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
    row.from->any(frame, [&](Value) {
        if (isSoFor(frame, row.where))
            count += isLast ? 1 : countFrom(frame, move, line + 1);
        return false;
    });
    return count;
}

} // namespace

std::optional<OwnChoices::Cells> OwnChoices::cells() const
{
    const auto isCell = [](const OwnChoice &choice) {
        return choice.kind == OwnChoice::Kind::Cell;
    };
    const auto first = std::find_if(list.begin(), list.end(), isCell);
    if (first == list.end())
        return std::nullopt;
    const auto last = std::find_if(list.rbegin(), list.rend(), isCell);
    const auto named = [&](const std::optional<std::size_t> &line, std::int32_t otherwise) {
        const bool isChosen = line && lineOf[*line] != noLine;
        return CellId(isChosen ? list[lineOf[*line]].value : otherwise);
    };
    return Cells{named(move.fromLine, first->value), named(move.toLine, last->value)};
}

void listChoices(Frame &frame,
                 const OwnProgram &program,
                 std::size_t rule,
                 std::vector<Move> &moves)
{
    const OwnMoveProgram &made = program.moves()[rule];
    const OwnMove &own = program.rules().ownMoves[rule];
    const bool draws = program.rules().isChance(frame.position().toMove()) && made.weight;
    forEachChoice(frame, made, [&](const OwnChoices &choices) {
        frame.pay(choiceCost);
        const Value weight = draws ? made.weight->eval(frame) : 1;
        if (weight < 1)
            return;
        Move move;
        move.kind = Move::Kind::Own;
        if (const auto cells = choices.cells()) {
            move.from = cells->from;
            move.to = cells->to;
            const auto piece = frame.position().at(move.from);
            move.type = piece ? piece->type : PieceId();
        }
        move.own = OwnPartOf({rule, choices.list, program.names(), weight, own.secret, own.idle});
        moves.push_back(std::move(move));
    });
}

std::size_t countChoices(Frame &frame, const OwnMoveProgram &move)
{
    return countFrom(frame, move, 0);
}

} // namespace rookery
