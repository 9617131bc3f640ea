#include "model/exchange/target/programs.h"

#include "model/exchange/target/requirements.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether the leg says something that no exporter has heard of.
bool hasUnknown(const Leg &leg)
{
    const auto plain = [](const LegEnd &end) {
        LegEnd known;
        known.stop = end.stop;
        known.effect = end.effect;
        known.then = end.then;
        known.extras = end.extras;
        return known;
    };
    Leg known;
    known.steps = leg.steps;
    known.least = leg.least;
    known.most = leg.most;
    known.way = leg.way;
    known.sameLength = leg.sameLength;
    known.returns = leg.returns;
    known.unloads = leg.unloads;
    known.onEmpty = plain(leg.onEmpty);
    known.onFriend = plain(leg.onFriend);
    known.onEnemy = plain(leg.onEnemy);
    known.extras = leg.extras;
    return !(known == leg);
}

bool movesPieces(const LegEnd &end)
{
    return end.effect != Effect::None && end.effect != Effect::Capture;
}

const char *faultOf(const Leg &leg)
{
    const auto takesAndGoesOn = [](const LegEnd &end) {
        return end.effect == Effect::Capture && !end.then.empty();
    };
    if (leg.sameLength)
        return "is as long as the leg before it";
    if (leg.unloads)
        return "puts down what the move has captured";
    if (leg.leadsAnywhere())
        return "leads to any cell";
    if (leg.returns)
        return "may end where it started";
    if (takesAndGoesOn(leg.onFriend) || takesAndGoesOn(leg.onEnemy))
        return "captures and goes on";
    if (movesPieces(leg.onFriend) || movesPieces(leg.onEnemy))
        return "moves another piece";
    if (hasUnknown(leg))
        return "has a condition";
    return nullptr;
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

std::string displacementFault(const LegGraph &legs)
{
    for (std::size_t i = 0; i < legs.legs.size(); ++i) {
        if (const char *fault = faultOf(legs.legs[i]))
            return "leg " + std::to_string(i + 1) + " " + fault;
    }
    return {};
}

void requireDisplacements(const Subject &subject, Verdict &verdict)
{
    for (const PieceId piece : subject.pieceIds()) {
        for (const MovementLegs &move : subject.moves(piece)) {
            const std::string fault = displacementFault(move.legs);
            if (fault.empty())
                continue;
            verdict.prevents(aboutPiece(subject, piece, fault),
                             {Element::Kind::Piece, piece.index()});
            break;
        }
    }
}

} // namespace rookery
