#include "model/check/direction_checks.h"

#include "model/board/lattice_sites.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/movement/movement.h"
#include "model/play/position/own_questions.h"

#include <algorithm>
#include <set>
#include <variant>

namespace rookery {

namespace {

/// Whether own rules look along directions: they may do so along any.
bool ownRulesGo(const Rules &rules)
{
    return anyNode(rules, [](const phrase::Node &node) {
        return phrase::memberOf(node.type) == phrase::Type::Direction;
    });
}

/// The vectors that the type's Betza strings step along.
std::set<Vector> betzaVectors(const PieceType &type, const Directions &directions)
{
    std::set<Vector> vectors;
    for (const Movement &movement : type.moves) {
        if (!std::holds_alternative<BetzaText>(movement.definition))
            continue;
        const auto moves = legsOf(movement, directions);
        for (const Step &step : looseSteps(*moves))
            vectors.insert(*vectorOf(step));
    }
    return vectors;
}

/// These and what they become where a leg turns.
std::set<Vector> turned(const std::set<Vector> &vectors)
{
    constexpr int points = 8;
    std::set<Vector> all;
    for (Vector vector : vectors) {
        for (int i = 0; i < points; ++i, vector = clockwiseOnSquare(vector))
            all.insert(vector);
    }
    return all;
}

/// To a neighbour, or one of those that a new board begins with: no designer has added it.
bool comesWithTheBoard(const Direction &direction, const Directions &standard)
{
    const auto &vector = direction.vector;
    return vector
           && (standard.find(*vector)
               || std::all_of(vector->along.begin(), vector->along.end(), [](int part) {
                      return part >= -1 && part <= 1;
                  }));
}

} // namespace

std::vector<std::string> piecesGoing(const Design &design, DirectionId direction)
{
    const auto &vector = (*design.directions)[direction].vector;
    const std::vector<std::string> named = piecesUsing(design, direction);
    std::vector<std::string> names;
    for (const PieceType &type : design.pieces->types) {
        if (std::find(named.begin(), named.end(), type.name) != named.end()
            || (vector && betzaVectors(type, *design.directions).contains(*vector)))
            names.push_back(type.name);
    }
    return names;
}

void findUnusedDirections(const Design &design, std::vector<Problem> &problems)
{
    if (design.pieces->types.empty() || ownRulesGo(*design.rules))
        return;
    const Directions &directions = *design.directions;
    std::set<Vector> vectors;
    for (const PieceType &type : design.pieces->types)
        vectors.merge(turned(betzaVectors(type, directions)));
    const Directions standard = standardDirections(design.board->lattice);
    for (std::size_t i = 0; i < directions.list.size(); ++i) {
        const DirectionId id(i);
        if (directions[id].vector && vectors.contains(*directions[id].vector))
            continue;
        if (comesWithTheBoard(directions[id], standard))
            continue;
        const bool isWalked = std::any_of(
            directions.list.begin(), directions.list.end(), [&](const Direction &other) {
                return std::find(other.walk.begin(), other.walk.end(), id) != other.walk.end();
            });
        if (isWalked || !piecesUsing(design, id).empty())
            continue;
        problems.push_back(
            {Severity::Info,
             "D004",
             Message("no piece uses direction {direction}", {{"direction", directions[id].name}}),
             {},
             {Element::Kind::Direction, i}});
    }
}

Result<Design> removeDirection(const Design &design, const Problem &problem)
{
    return withDirectionRemoved(design, DirectionId(problem.element.index));
}

} // namespace rookery
