#include "model/movement/movement.h"

#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/movement/betza/betza.h"
#include "model/movement/imitation.h"
#include "model/movement/legs/starting_zone.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace rookery {

namespace {

/// Fairy-Stockfish skips whatever it does not know, but a design cannot hold just any bytes.
std::optional<Error> plainTextFault(std::string_view text)
{
    if (text.empty())
        return Error{Message("a piece needs at least one atom, such as W or N"), {1, 1, {}}, {}};
    const auto odd =
        std::find_if(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; });
    if (odd == text.end())
        return std::nullopt;
    const int column = static_cast<int>(odd - text.begin()) + 1;
    return Error{Message("a Betza string is written in plain letters, digits and signs"),
                 {1, column, {}},
                 {}};
}

/// For the board if the legs suffice for it.
Result<std::vector<MovementLegs>> legsOfBetza(const BetzaText &betza,
                                              std::optional<int> longestSide)
{
    auto piece = readBetza(betza.text, betza.dialect, longestSide);
    if (!piece && longestSide)
        piece = readBetza(betza.text, betza.dialect);
    if (!piece)
        return failure(std::move(piece).error());
    if (auto fault = plainTextFault(betza.text))
        return failure(std::move(*fault));
    return std::move(piece->moves);
}

std::vector<MovementLegs>
legsOf(const PieceType &type, const Directions &directions, std::optional<int> longestSide)
{
    std::vector<MovementLegs> all;
    for (const Movement &movement : type.moves) {
        auto legs = legsOf(movement, directions, longestSide);
        assert(legs.has_value());
        if (legs)
            std::move(legs->begin(), legs->end(), std::back_inserter(all));
    }
    return all;
}

/// Lists the royal types where an end asks for royal pieces.
void resolveRoyals(LegGraph &graph, const Design &design)
{
    for (Leg &leg : graph.legs) {
        for (LegEnd *end : {&leg.onFriend, &leg.onEnemy}) {
            if (end->whom.whom == Whom::Royal || end->whom.whom == Whom::Common)
                end->whom.types = royalTypes(design);
        }
    }
}

} // namespace

std::vector<PieceId> royalTypes(const Design &design)
{
    const auto &groups = design.rules->royals;
    std::vector<PieceId> royals;
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        const bool isGrouped = std::any_of(groups.begin(), groups.end(), [&](const Royal &royal) {
            return covers(royal.types, type);
        });
        if (isGrouped || (*design.pieces)[type].royalty == Royalty::Royal)
            royals.push_back(type);
    }
    return royals;
}

std::optional<int> longestSide(const BoardRecipe &board)
{
    const int side = std::max(board.files, board.ranks);
    return board.lattice == Lattice::Square && side > 0 ? std::optional(side) : std::nullopt;
}

Result<std::vector<MovementLegs>>
legsOf(const Movement &movement, const Directions &directions, std::optional<int> longestSide)
{
    const auto single = [&](LegGraph legs) {
        return std::vector{MovementLegs{std::move(legs), movement.when, movement.startsIn}};
    };
    if (const auto *legs = std::get_if<LegGraph>(&movement.definition))
        return single(*legs);
    if (const auto *betza = std::get_if<BetzaText>(&movement.definition)) {
        auto moves = legsOfBetza(*betza, longestSide);
        for (std::size_t i = 0; moves && i < moves->size(); ++i) {
            if (movement.when != When::Always)
                (*moves)[i].when = movement.when;
            (*moves)[i].startsIn = movement.startsIn;
        }
        return moves;
    }
    auto path = readPath(std::get<PathText>(movement.definition).text, directions);
    if (!path)
        return failure(std::move(path).error());
    return single(legsOfPath(*path));
}

namespace {

/// Without what the type has from others.
std::vector<MovementLegs> ownLegs(const PieceType &type, const Design &design)
{
    auto all = legsOf(type, *design.directions, longestSide(*design.board));
    if (legCount(all) > limits::legsPerPiece) // only a large board's crooked slides make as many
        all = legsOf(type, *design.directions, std::nullopt);
    for (MovementLegs &movement : all) {
        if (movement.startsIn)
            movement.legs = startingIn(std::move(movement.legs), *movement.startsIn);
        resolveRoyals(movement.legs, design);
    }
    return all;
}

} // namespace

std::vector<MovementLegs>
legsOf(const PieceType &type, const Design &design, std::optional<PieceId> lastMoved)
{
    std::vector<MovementLegs> all = ownLegs(type, design);
    for (const Imitation &imitation : imitationsOf(type)) {
        const auto other = imitation.type ? imitation.type : lastMoved;
        if (!other || other->index() >= design.pieces->types.size())
            continue; // a piece looked at by itself
        auto legs = imitated(ownLegs((*design.pieces)[*other], design), imitation);
        std::move(legs.begin(), legs.end(), std::back_inserter(all));
    }
    return all;
}

bool hasFirstMove(const PieceType &type, const Design &design)
{
    const auto all = legsOf(type, design);
    return std::any_of(all.begin(), all.end(), [](const MovementLegs &movement) {
        const auto &legs = movement.legs.legs;
        return movement.when != When::Always
               || std::any_of(
                   legs.begin(), legs.end(), [](const Leg &leg) { return leg.only.unmoved; });
    });
}

bool uses(const PieceType &type, const Directions &directions, DirectionId direction)
{
    const auto stepsIn = [&](const Leg &leg) {
        return std::find(leg.steps.begin(), leg.steps.end(), Step(direction)) != leg.steps.end();
    };
    return std::any_of(type.moves.begin(), type.moves.end(), [&](const Movement &movement) {
        if (std::holds_alternative<BetzaText>(movement.definition))
            return false; // its letters are vectors, whatever the directions are called
        const auto legs = legsOf(movement, directions);
        return legs
               && std::any_of(
                   legs->front().legs.legs.begin(), legs->front().legs.legs.end(), stepsIn);
    });
}

std::string movementText(const Movement &movement)
{
    if (const auto *betza = std::get_if<BetzaText>(&movement.definition))
        return betza->text;
    const auto *path = std::get_if<PathText>(&movement.definition);
    return path ? path->text : "legs";
}

} // namespace rookery
