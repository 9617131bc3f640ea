#include "model/play/phrases/history_key.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/phrases/plain_changes.h"

namespace rookery {

namespace {

/// The game so far, as far as own rules look back.
void beginPast(Position &position, const OwnProgram &program)
{
    Past past;
    if (program.looks().history)
        past.turns = withTurn(nullptr, position, program.game().numbers);
    position.setPast(std::move(past));
}

} // namespace

Position startPosition(const Design &design, const Board &board)
{
    Position position = setupPosition(design, board);
    if (!OwnProgram::isNeeded(*design.rules))
        return position;
    beginOwnRules(position, makeOwnProgram(design, std::make_shared<const Board>(board)));
    return position;
}

std::shared_ptr<const OwnProgram> makeOwnProgram(const Design &design,
                                                 const std::shared_ptr<const Board> &board)
{
    return OwnProgram::isNeeded(*design.rules) ? makeWholeProgram(design, board) : nullptr;
}

std::shared_ptr<const OwnProgram> makeWholeProgram(const Design &design,
                                                   const std::shared_ptr<const Board> &board)
{
    auto program = std::make_shared<OwnProgram>(design, board);
    if (program->looks().atStart) {
        auto start = std::make_shared<Position>(setupPosition(design, *board));
        beginOwnRules(*start, program);
        program->setStart(std::move(start));
    }
    return program;
}

void beginOwnRules(Position &position, const std::shared_ptr<const OwnProgram> &program)
{
    position.setNumbers(program->startNumbers());
    PlainChanges changes(position);
    OwnRules(program).beginGame(changes);
    beginPast(position, *program);
}

} // namespace rookery
