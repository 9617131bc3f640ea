#pragma once

#include "model/play/phrases/own_program.h"

#include <optional>
#include <vector>

/// The choices of own moves, gone through line by line in the position that a frame reads. The
/// frame's budget pays; where it is spent the list is not whole.
namespace rookery {

/// What has been chosen of an own move. The frame has it too, under the names of the lines.
struct OwnChoices
{
    struct Cells
    {
        CellId from;
        CellId to;
    };

    const OwnMoveProgram &move;
    ChoiceList list = {};
    Value from = noValue; ///< the choices called so; none if there is no such line, or left out
    Value to = noValue;

    void name(std::size_t line, Value member)
    {
        if (move.fromLine == line)
            from = member;
        if (move.toLine == line)
            to = member;
    }
    /// The cells called so, or else the first and the last one; none where no cell was chosen.
    std::optional<Cells> cells() const;
};

template<class Visit>
void chooseFrom(std::size_t line, Frame &frame, OwnChoices &choices, Visit &visit)
{
    if (frame.isSpent())
        return;
    if (line == choices.move.lines.size())
        return visit(choices);
    const ChoiceLine &row = choices.move.lines[line];
    if (row.condition && row.condition->eval(frame) == 0) {
        makeNone(frame, row.place);
        choices.name(line, noValue);
        return chooseFrom(line + 1, frame, choices, visit);
    }
    if (row.let) {
        row.let->run(frame);
        return chooseFrom(line + 1, frame, choices, visit);
    }
    row.from->any(frame, [&](Value member) {
        if (!isSoFor(frame, row.where))
            return false;
        choices.name(line, member);
        choices.list.push_back({row.kind, static_cast<std::int32_t>(member)});
        chooseFrom(line + 1, frame, choices, visit);
        choices.list.pop_back();
        return false;
    });
}

/// Calls visit(choices) for every choice that the lines leave, until the budget is spent.
template<class Visit>
void forEachChoice(Frame &frame, const OwnMoveProgram &move, Visit &&visit)
{
    OwnChoices choices{move};
    chooseFrom(0, frame, choices, visit);
}

/// What a listed or counted choice takes of the budget: no position has 200,000 of them.
constexpr Value choiceCost = 100;

/// The move of that rule by these choices.
Move moveOf(const Frame &frame,
            const OwnProgram &program,
            std::size_t rule,
            const OwnChoices &choices,
            Value weight = 1);
/// Adds a move of that rule for every choice; for chance those that are never drawn are left out.
void listChoices(Frame &frame,
                 const OwnProgram &program,
                 std::size_t rule,
                 std::vector<Move> &moves);
/// How many choices there are, paid by the caller.
std::size_t countChoices(Frame &frame, const OwnMoveProgram &move);

} // namespace rookery
