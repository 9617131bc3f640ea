#include "model/play/position/position.h"

#include "model/play/position/castling_wings.h"
#include "model/play/position/setup_of.h"
#include "model/play/position/turn_order.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace rookery {

PlayState::PlayState() = default;
PlayState::PlayState(const PlayState &) = default;
PlayState::PlayState(PlayState &&) noexcept = default;
PlayState &PlayState::operator=(const PlayState &) = default;
PlayState &PlayState::operator=(PlayState &&) noexcept = default;
PlayState::~PlayState() = default;
bool operator==(const PlayState &, const PlayState &) = default;

Position::Position(const Position &) = default;
Position::Position(Position &&) noexcept = default;
Position &Position::operator=(const Position &) = default;
Position &Position::operator=(Position &&) noexcept = default;
Position::~Position() = default;
bool operator==(const Position &, const Position &) = default;

Position::Position(std::size_t cells, std::size_t players, std::size_t types)
    : m_squares(cells)
    , m_offBoard(enumRows<OffBoard>().size() * players * types)
    , m_players(players)
    , m_types(types)
    , m_words((cells + 63) / 64)
{
    assert(players <= PlayState::mostPlayers);
    m_boardPieces.resize(players * m_words);
}

std::optional<Piece> Position::at(CellId cell) const
{
    const Square &square = m_squares[cell.index()];
    if (square.owner == noOwner || square.owner == wall)
        return std::nullopt;
    Piece piece{PieceId(square.type), PlayerId(square.owner), square.moved};
    if (square.was != noType)
        piece.was = PieceId(square.was);
    return piece;
}

void Position::setSquare(CellId cell, const Square &square)
{
    Square &here = m_squares[cell.index()];
    const std::size_t word = cell.index() / 64;
    const std::uint64_t bit = std::uint64_t(1) << cell.index() % 64;
    if (here.owner < m_players)
        m_boardPieces[here.owner * m_words + word] &= ~bit;
    if (square.owner < m_players)
        m_boardPieces[square.owner * m_words + word] |= bit;
    m_walls += (square.owner == wall ? 1 : 0) - (here.owner == wall ? 1 : 0);
    here = square;
}

std::span<const Position::Under> Position::under(CellId cell) const
{
    const auto [first, last] = std::equal_range(
        m_under.begin(), m_under.end(), Under{cell, {}}, [](const Under &a, const Under &b) {
            return a.cell < b.cell;
        });
    return {first, last};
}

void Position::setUnder(CellId cell, std::span<const Square> squares)
{
    const auto first =
        std::lower_bound(m_under.begin(), m_under.end(), cell, [](const Under &row, CellId id) {
            return row.cell < id;
        });
    auto last = first;
    while (last != m_under.end() && last->cell == cell)
        ++last;
    std::vector<Under> rows;
    for (const Square &square : squares)
        rows.push_back({cell, square});
    m_under.insert(m_under.erase(first, last), rows.begin(), rows.end());
}

/// Long games are let go of one link at a time, not one inside the other.
PastTurns::~PastTurns()
{
    std::shared_ptr<const PastTurns> next = std::move(before);
    while (next && next.use_count() == 1)
        next = std::move(const_cast<PastTurns &>(*next).before);
}

void Position::put(CellId cell, const Piece &piece)
{
    assert(piece.owner.index() < m_players && piece.type.index() < m_types);
    Square square;
    square.type = static_cast<std::uint16_t>(piece.type.index());
    square.was = piece.was ? static_cast<std::uint16_t>(piece.was->index()) : noType;
    square.owner = static_cast<std::uint8_t>(piece.owner.index());
    square.moved = piece.moved;
    setSquare(cell, square);
}

std::optional<Piece> Position::take(CellId cell)
{
    const auto piece = at(cell);
    setSquare(cell, {});
    return piece;
}

void Position::putWall(CellId cell)
{
    Square square;
    square.owner = wall;
    setSquare(cell, square);
}

void Position::setCount(OffBoard place, PlayerId player, PieceId type, int count)
{
    assert(count >= 0);
    m_offBoard[counter(place, player, type)] = count;
}

int Position::pieceCount() const
{
    const auto onBoard =
        std::count_if(m_squares.begin(), m_squares.end(), [](const Square &square) {
            return square.owner < noOwner - 1;
        });
    return std::accumulate(m_offBoard.begin(), m_offBoard.end(), static_cast<int>(onBoard));
}

Position setupPosition(const Design &design, const Board &board)
{
    Position position(board.size(), design.rules->players.size(), design.pieces->types.size());
    for (const Placement &placement : design.setup->placements) {
        if (const auto cell = board.cellAt(placement.site))
            position.put(*cell, {placement.piece, placement.player, false, placement.was});
    }
    for (const HandEntry &entry : design.setup->hands)
        position.setCount(OffBoard::Hand, entry.player, entry.piece, entry.count);
    position.setToMove(playerAt(*design.rules, 0));
    beginPlay(position, *design.rules, board);
    return position;
}

Setup setupOf(const Position &position, const Board &board)
{
    Setup setup;
    for (const CellId cell : board.cells()) {
        if (const auto piece = position.at(cell))
            setup.placements.push_back({board.site(cell), piece->type, piece->owner, piece->was});
    }
    std::sort(setup.placements.begin(),
              setup.placements.end(),
              [](const Placement &a, const Placement &b) { return a.site < b.site; });
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            if (const int count = position.count(OffBoard::Hand, player, type); count > 0)
                setup.hands.push_back({player, type, count});
        }
    }
    return setup;
}

} // namespace rookery
