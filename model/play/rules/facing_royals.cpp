#include "model/play/rules/facing_royals.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether two pieces of different players that are `isMeant(type, owner)` see each other.
template<class Test>
bool face(const RuleBook &book, const Position &position, Lines lines, Test &&isMeant)
{
    const auto seesOther = [&](PlayerId player, const std::vector<CellId> &line) {
        const auto first = std::find_if(
            line.begin(), line.end(), [&](CellId cell) { return !position.isEmpty(cell); });
        const auto piece = first == line.end() ? std::nullopt : position.at(*first);
        return piece && piece->owner != player && isMeant(piece->type, piece->owner);
    };
    return anyId(IdRange<PlayerId>(position.players()), [&](PlayerId player) {
        return anyCell(position.pieces(player), [&](CellId cell) {
            const auto &all = book.lines().from(cell, lines);
            return isMeant(PieceId(position.square(cell).type), player)
                   && std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
                          return seesOther(player, line);
                      });
        });
    });
}

} // namespace

bool royalsFace(const RuleBook &book, const Position &position, Lines lines)
{
    return face(book, position, lines, [&](PieceId type, PlayerId owner) {
        return book.isRoyal(type, owner);
    });
}

bool piecesFace(const RuleBook &book, const Position &position, const Facing &rule)
{
    return face(book, position, rule.lines, [&](PieceId type, PlayerId) {
        return covers(rule.types, type);
    });
}

} // namespace rookery
