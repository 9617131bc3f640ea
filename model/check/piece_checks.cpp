#include "model/check/piece_checks.h"

#include "model/edit/pieces/artwork_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <map>
#include <string>

namespace rookery {

namespace {

/// Stones that are put down and stay are pieces too.
bool isPutDown(const Design &design, PieceId type)
{
    const auto &hands = design.setup->hands;
    return design.rules->hands.supply == Supply::Endless
           || std::any_of(hands.begin(), hands.end(), [type](const HandEntry &entry) {
                  return entry.piece == type;
              });
}

} // namespace

void findImmobilePieces(const Design &design, std::vector<Problem> &problems)
{
    if (!design.rules->ownMoves.empty())
        return; // an own move may move any piece
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        if (type.moves.empty() && !isPutDown(design, PieceId(i)))
            problems.push_back({Severity::Warning,
                                "P001",
                                Message("{piece} has no moves", {{"piece", type.name}}),
                                {},
                                {Element::Kind::Piece, i}});
    }
}

Result<Design> letStepAnyWay(const Design &design, const Problem &problem)
{
    const Directions &directions = *design.directions;
    const auto groups = directionGroups(directions, design.board->lattice);
    const auto all = std::find_if(groups.begin(), groups.end(), [](const DirectionGroup &group) {
        return group.name == "all";
    });
    PathItem item{Rights::Both, PathItem::Kind::Leap, {}, GroupTail::RepeatLast, {}};
    for (const DirectionId direction : IdRange<DirectionId>(directions.list.size())) {
        if (all == groups.end()
            || std::binary_search(all->members.begin(), all->members.end(), direction))
            item.steps.push_back({direction, false});
    }
    if (item.steps.empty())
        return failure(Message("the board has no direction to step in"));
    Movement movement;
    movement.definition = PathText{writePathItem(item, directions)};
    return withMovementAdded(design, PieceId(problem.element.index), movement);
}

void findSharedLetters(const Design &design, std::vector<Problem> &problems)
{
    std::map<std::string, std::string> owners;
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        if (type.letter.empty())
            continue;
        const auto [row, isNew] = owners.try_emplace(type.letter, type.name);
        if (isNew)
            continue;
        problems.push_back(
            {Severity::Warning,
             "P006",
             Message("{first} and {second} share the letter {letter}",
                     {{"first", row->second}, {"second", type.name}, {"letter", type.letter}}),
             {},
             {Element::Kind::Piece, i}});
    }
}

Result<Design> giveFreeLetter(const Design &design, const Problem &problem)
{
    const PieceId piece(problem.element.index);
    return withPieceLetter(design, piece, freeLetter(*design.pieces, (*design.pieces)[piece].name));
}

void findMissingArtwork(const Design &design, std::vector<Problem> &problems)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        for (const PieceArt &art : type.artwork) {
            if (art.picture.canBeDrawn())
                continue;
            problems.push_back({Severity::Warning,
                                "P007",
                                Message("artwork missing: {piece} would look like {file}, but "
                                        "{fault}",
                                        {{"piece", type.name},
                                         {"file", art.picture.file},
                                         {"fault", art.picture.fault}}),
                                {},
                                {Element::Kind::Piece, i}});
        }
    }
}

Result<Design> drawAutomatically(const Design &design, const Problem &problem)
{
    return withoutMissingArtwork(design, PieceId(problem.element.index));
}

} // namespace rookery
