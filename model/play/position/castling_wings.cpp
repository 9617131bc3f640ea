#include "model/play/position/castling_wings.h"

#include "model/base/text.h"
#include "model/play/position/turn_order.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

namespace rookery {

namespace {

template<class Visit>
void forEachOnRank(const Position &position, const Board &board, int rank, Visit &&visit)
{
    for (int file = 0; file < board.recipe().files; ++file) {
        const auto cell = board.cellAt(SiteId(file * board.recipe().ranks + rank));
        if (const auto piece = cell ? position.at(*cell) : std::nullopt)
            visit(*cell, *piece);
    }
}

} // namespace

std::vector<Wing> wingsOf(const Rules &rules, const Board &board)
{
    std::vector<Wing> wings;
    for (std::size_t i = 0; i < rules.castling.size(); ++i) {
        for (const CastlingWing &wing : rules.castling[i].wings) {
            const auto king = board.cellAt(wing.king);
            const auto partner = board.cellAt(wing.partner);
            const auto kingTo = board.cellAt(wing.kingTo);
            const auto partnerTo = board.cellAt(wing.partnerTo);
            if (king && partner && kingTo && partnerTo)
                wings.push_back(
                    {i, wing.player, wing.letter, {*king, *partner}, *kingTo, *partnerTo});
        }
    }
    assert(wings.size() <= 64);
    return wings;
}

namespace {

/// Whether a direction leads to the next cell of its line and over none.
bool isPlainStep(const Direction &direction)
{
    if (!direction.vector)
        return false;
    int divisor = 0;
    for (const int part : direction.vector->along)
        divisor = std::gcd(divisor, part);
    return divisor == 1;
}

/// The cells after `from` along a direction, up to `to`; none if it does not lead there.
std::vector<CellId> lineTo(const Board &board, CellId from, CellId to, DirectionId direction)
{
    const Compass &compass = board.compass();
    std::vector<CellId> cells;
    OrientationId held(0);
    for (CellId cell = from; cells.size() < board.size();) {
        const auto link = board.link(cell, compass.seen(held, compass.step(direction)));
        if (!link || link->to == from)
            return {};
        cell = link->to;
        held = compass.crossed(held, link->turn);
        cells.push_back(cell);
        if (cell == to)
            return cells;
    }
    return {};
}

/// Along the direction that needs the fewest steps, if there is one.
std::vector<CellId> shortestLine(const Board &board, CellId from, CellId to)
{
    std::vector<CellId> best{to};
    bool isFound = false;
    const auto &directions = board.directions().list;
    for (const DirectionId id : IdRange<DirectionId>(directions.size())) {
        if (!isPlainStep(directions[id.index()]))
            continue;
        std::vector<CellId> cells = lineTo(board, from, to, id);
        if (!cells.empty() && (!isFound || cells.size() < best.size())) {
            best = std::move(cells);
            isFound = true;
        }
    }
    return best;
}

} // namespace

std::vector<CellId> way(const Board &board, CellId from, CellId to)
{
    const BoardRecipe &recipe = board.recipe();
    if (recipe.lattice != Lattice::Square || recipe.topology != Topology::Flat)
        return shortestLine(board, from, to);
    const auto start = board.coordinates(from);
    const auto end = board.coordinates(to);
    if (!start || !end)
        return {to};
    const int files = end->x() - start->x();
    const int ranks = end->y() - start->y();
    const int steps = std::max(std::abs(files), std::abs(ranks));
    if (steps == 0 || files % steps != 0 || ranks % steps != 0)
        return {to};
    std::vector<CellId> cells;
    for (int i = 1; i <= steps; ++i) {
        const int file = start->x() + files / steps * i;
        const int rank = start->y() + ranks / steps * i;
        if (const auto cell = board.cellAt(SiteId(file * board.recipe().ranks + rank)))
            cells.push_back(*cell);
    }
    return cells;
}

bool standsReady(const Position &position,
                 const Wing &wing,
                 const CastlingRule &rule,
                 const WingHome &home)
{
    const auto stands = [&](CellId cell, const PieceSet &types) {
        const auto piece = position.at(cell);
        return piece && !piece->moved && piece->owner == wing.player && covers(types, piece->type);
    };
    return stands(home.king, rule.kings) && stands(home.partner, rule.partners);
}

std::optional<WingHome> shuffledHome(const Position &position,
                                     const Board &board,
                                     const Wing &wing,
                                     const CastlingRule &rule,
                                     char letter)
{
    const auto fileOf = [&](CellId cell) {
        return board.coordinates(cell)->x();
    };
    const int rank = board.coordinates(wing.kingTo)->y();
    const bool isRight = fileOf(wing.home.partner) > fileOf(wing.home.king);
    std::optional<CellId> king;
    std::vector<CellId> partners; ///< on the wing's rank, by file
    forEachOnRank(position, board, rank, [&](CellId cell, const Piece &piece) {
        if (piece.owner != wing.player)
            return;
        if (covers(rule.kings, piece.type))
            king = cell;
        else if (covers(rule.partners, piece.type))
            partners.push_back(cell);
    });
    if (!king)
        return std::nullopt;
    std::erase_if(partners, [&](CellId cell) { return (fileOf(cell) > fileOf(*king)) != isRight; });
    if (partners.empty())
        return std::nullopt;
    const std::string wanted = lowered({&letter, 1});
    if (wanted == lowered(wing.letter))
        return WingHome{*king, isRight ? partners.back() : partners.front()};
    const int file = wanted.front() - 'a';
    for (const CellId cell : partners) {
        if (fileOf(cell) == file)
            return WingHome{*king, cell};
    }
    return std::nullopt;
}

void beginPlay(Position &position, const Rules &rules, const Board &board)
{
    const std::vector<Wing> wings = wingsOf(rules, board);
    std::vector<WingHome> homes;
    for (std::size_t i = 0; i < wings.size(); ++i) {
        homes.push_back(wings[i].home);
        if (standsReady(position, wings[i], rules.castling[wings[i].rule], wings[i].home))
            position.state().castlingRights |= std::uint64_t(1) << i;
    }
    position.setHomes(std::move(homes));
    position.state().turn = firstTurnOf(rules, position.toMove());
}

} // namespace rookery
