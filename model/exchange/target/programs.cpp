#include "model/exchange/target/programs.h"

#include "model/exchange/target/requirements.h"
#include "model/movement/legs/leg_traits.h"

#include <numeric>

namespace rookery {

namespace {

const char *faultOf(const Leg &leg)
{
    const char *course = unusualCourse(leg);
    return course || leg.isUnconditional() ? course : "has a condition";
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

std::string displacementFault(const LegGraph &legs)
{
    for (std::size_t i = 0; i < legs.legs.size(); ++i) {
        if (const char *fault = faultOf(legs.legs[i]))
            return "leg " + std::to_string(i + 1) + " " + fault;
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
            const std::string fault = displacementFault(moves[i].legs);
            if (fault.empty() || (isSaid && isSaid(piece, i)))
                continue;
            verdict.prevents(aboutPiece(subject, piece, fault),
                             {Element::Kind::Piece, piece.index()});
            break;
        }
    }
}

} // namespace rookery
