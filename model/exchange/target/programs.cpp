#include "model/exchange/target/programs.h"

#include "model/exchange/target/requirements.h"
#include "model/movement/legs/leg_traits.h"

#include <numeric>

namespace rookery {

namespace {

/// What a leg is or does that no list of cells to go to and to pass can say.
Message faultOf(const Leg &leg, std::size_t number)
{
    const auto capturesOn = [](const LegEnd &end) {
        return end.effect == Effect::Capture && !end.then.empty();
    };
    const MessageArguments arguments{{"number", number}};
    if (leg.sameLength)
        return Message("leg {number} is as long as the leg before it", arguments);
    if (leg.unloads)
        return Message("leg {number} drops what the move has captured", arguments);
    if (leg.leadsAnywhere())
        return Message("leg {number} leads to any cell", arguments);
    if (leg.returns)
        return Message("leg {number} may end where it started", arguments);
    if (anyEnd(leg, capturesOn))
        return Message("leg {number} captures and goes on", arguments);
    if (anyEnd(leg, &LegEnd::movesPiece))
        return Message("leg {number} moves another piece", arguments);
    return leg.isUnconditional() ? Message() : Message("leg {number} has a condition", arguments);
}

} // namespace

std::vector<GuardedProgram> programsOf(const Subject &subject, PieceId piece, PlayerId player)
{
    std::vector<GuardedProgram> programs;
    for (const MovementLegs &move : subject.moves(piece)) {
        const MovementLegs legs{move.legs, When::Always};
        programs.push_back({compileProgram(std::span(&legs, 1),
                                           subject.board().compass(),
                                           subject.rules()[player].facing),
                            move.when,
                            move.startsIn});
    }
    return programs;
}

bool isShortStep(const Compass &compass, StepId step)
{
    const auto &vector = compass.vector(step);
    if (!vector || !compass.walk(step).empty())
        return false;
    int divisor = 0;
    for (const int part : vector->along)
        divisor = std::gcd(divisor, part);
    return divisor == 1;
}

Message displacementFault(const LegGraph &legs)
{
    for (std::size_t i = 0; i < legs.legs.size(); ++i) {
        if (Message fault = faultOf(legs.legs[i], i + 1); !fault.isEmpty())
            return fault;
    }
    return {};
}

void requireDisplacements(const Subject &subject,
                          Verdict &verdict,
                          const std::function<bool(PieceId, std::size_t)> &isSaid)
{
    for (const PieceId piece : subject.pieceIds()) {
        const auto &moves = subject.moves(piece);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Message fault = displacementFault(moves[i].legs);
            if (fault.isEmpty() || (isSaid && isSaid(piece, i)))
                continue;
            verdict.prevents(aboutPiece(subject, piece, std::move(fault)),
                             {Element::Kind::Piece, piece.index()});
            break;
        }
    }
}

} // namespace rookery
