#include "model/exchange/target/subject.h"

#include "model/movement/movement.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace rookery {

namespace {

std::vector<MovementLegs> movesOf(const PieceType &type, const Design &design)
{
    std::vector<MovementLegs> all;
    for (const Movement &movement : type.moves) {
        auto legs = legsOf(movement, *design.directions, longestSide(*design.board));
        assert(legs.has_value());
        if (!legs)
            continue;
        std::move(legs->begin(), legs->end(), std::back_inserter(all));
    }
    return all;
}

bool isPlain(const Design &design)
{
    const BoardRecipe &recipe = *design.board;
    const BoardEdits &edits = recipe.edits;
    return recipe.lattice == Lattice::Square && recipe.topology == Topology::Flat
           && edits.added.empty() && edits.links.empty() && edits.facings.empty();
}

bool someLinkTurns(const Board &board)
{
    const auto turns = [&](CellId cell) {
        for (const StepId step : IdRange<StepId>(board.compass().stepCount())) {
            const auto link = board.link(cell, step);
            if (link && link->turn.index() != 0)
                return true;
        }
        return false;
    };
    for (const CellId cell : board.cells()) {
        if (turns(cell))
            return true;
    }
    return false;
}

bool isReflection(const Orientation &orientation)
{
    const int swapped = orientation.axis[0] == 0 ? 1 : -1;
    return orientation.sign[0] * orientation.sign[1] * swapped < 0;
}

Step seenStep(const Step &step, const Orientation &orientation, const Directions &directions)
{
    if (const auto *id = std::get_if<DirectionId>(&step)) {
        const Direction &direction = directions[*id];
        return direction.vector && direction.walk.empty()
                   ? Step(orientation.apply(*direction.vector))
                   : step;
    }
    if (const auto *vector = std::get_if<Vector>(&step))
        return orientation.apply(*vector);
    if (const auto *around = std::get_if<Around>(&step))
        return Around{orientation.apply(around->vector), around->joined};
    if (const auto *turn = std::get_if<Turn>(&step))
        return isReflection(orientation) ? Turn{(8 - turn->points % 8) % 8}
                                         : Turn{(turn->points % 8 + 8) % 8};
    return step;
}

/// Whether a step may lead straight over a cell.
bool mayPass(const Step &step, const Design &design)
{
    const auto *direction = std::get_if<DirectionId>(&step);
    const auto *vector = std::get_if<Vector>(&step);
    if (direction != nullptr && (*design.directions)[*direction].walk.empty()) {
        const auto &own = (*design.directions)[*direction].vector;
        vector = own ? &*own : nullptr;
    }
    const bool isKnown = vector != nullptr && design.board->lattice == Lattice::Square
                         && design.board->topology == Topology::Flat;
    return !isKnown || std::gcd(vector->x(), vector->y()) != 1;
}

bool mayPass(const std::vector<MovementLegs> &moves, const Design &design)
{
    for (const MovementLegs &move : moves) {
        for (const Leg &leg : move.legs.legs) {
            const bool isOneStep = leg.most == 1 && leg.onEmpty.then.empty()
                                   && leg.onFriend.then.empty() && leg.onEnemy.then.empty();
            if (!isOneStep
                || std::any_of(leg.steps.begin(), leg.steps.end(), [&](const Step &step) {
                       return mayPass(step, design);
                   }))
                return true;
        }
    }
    return false;
}

} // namespace

Subject::Subject(const Design &design)
    : m_design(design)
    , m_game(std::make_shared<CompiledGame>(design))
    , m_usedRules(rookery::usedRules(design))
    , m_isPlainRectangle(isPlain(design))
    , m_hasTurns(someLinkTurns(m_game->board()))
{
    for (const PieceType &type : design.pieces->types)
        m_moves.push_back(movesOf(type, design));
    std::erase_if(m_usedRules, [&](const UsedRule &rule) {
        return rule.kind == RuleKind::EnPassant && isIdle(design.rules->enPassant[rule.index]);
    });
}

Subject::Subject(const Subject &other, LegSpelling spelling)
    : Subject(other)
{
    if (m_hasTurns || board().hasCellFacings())
        return;
    for (auto &moves : m_moves)
        moves = spelled(moves, spelling, m_design);
}

bool Subject::passesCells(PieceId piece) const
{
    return mayPass(moves(piece), m_design);
}

bool Subject::isIdle(const EnPassant &rule) const
{
    for (const PieceId piece : pieceIds()) {
        if (covers(rule.victims, piece) && passesCells(piece))
            return false;
    }
    return true;
}

bool Subject::hasFirstMove(PieceId piece) const
{
    const auto &list = moves(piece);
    return std::any_of(list.begin(), list.end(), [](const MovementLegs &move) {
        return move.when != When::Always;
    });
}

std::vector<PieceId> Subject::markedRoyals() const
{
    std::vector<PieceId> royals;
    for (const PieceId piece : pieceIds()) {
        if (pieces()[piece].royalty != Royalty::None)
            royals.push_back(piece);
    }
    return royals;
}

int Subject::startingPieces(PieceId piece, PlayerId player) const
{
    const auto &pieces = m_design.setup->placements;
    return static_cast<int>(
        std::count_if(pieces.begin(), pieces.end(), [&](const Placement &boardPiece) {
            return boardPiece.piece == piece && boardPiece.player == player;
        }));
}

std::vector<CellId> Subject::zoneCells(const std::optional<ZoneId> &zone, PlayerId player) const
{
    std::vector<CellId> cells;
    for (const CellId cell : board().cells()) {
        if (!zone || game().zones().isInZone(cell, *zone, player))
            cells.push_back(cell);
    }
    return cells;
}

LegGraph
seenLegs(const LegGraph &legs, const Orientation &orientation, const Directions &directions)
{
    LegGraph seen = legs;
    for (Leg &leg : seen.legs) {
        for (Step &step : leg.steps)
            step = seenStep(step, orientation, directions);
        std::sort(leg.steps.begin(), leg.steps.end());
    }
    return seen;
}

bool movesAlike(const Subject &subject, PieceId piece, const Orientation &a, const Orientation &b)
{
    if (a == b)
        return true;
    const Directions &directions = *subject.design().directions;
    const auto seen = [&](const Orientation &orientation, LegSpelling spelling) {
        std::vector<MovementLegs> moves = subject.moves(piece);
        for (MovementLegs &move : moves)
            move.legs = seenLegs(move.legs, orientation, directions);
        if (!subject.hasTurns())
            moves = spelled(moves, spelling, subject.design());
        return moves;
    };
    const auto areAlike = [&](LegSpelling spelling) {
        const auto left = seen(a, spelling);
        const auto right = seen(b, spelling);
        return std::is_permutation(left.begin(),
                                   left.end(),
                                   right.begin(),
                                   right.end(),
                                   [](const MovementLegs &one, const MovementLegs &other) {
                                       return one.legs == other.legs;
                                   });
    };
    return areAlike(LegSpelling::AsWritten) || areAlike(LegSpelling::Vectors);
}

} // namespace rookery
