#pragma once

#include "model/base/result.h"
#include "model/play/position.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What the two ways of writing a position share; see position_text.h for the ways themselves.
namespace rookery {

/// How a design's piece types are spelled in positions: by letter, or by name with '_' for ' '.
class PieceSpelling
{
public:
    explicit PieceSpelling(const Pieces &pieces);

    /// In either case. Where two types share a letter, it means the first of them.
    std::optional<PieceId> letter(std::string_view text) const;
    bool ownsLetter(PieceId type) const;

    /// By name in this very case, if that is clear.
    std::optional<PieceId> exactName(std::string_view text) const;
    /// By name in any case; `index` is where the name begins.
    Result<PieceId> name(std::string_view text, std::size_t index) const;

private:
    const Pieces &m_pieces;
    std::map<std::string, std::vector<PieceId>> m_byName;
    std::map<std::string, std::vector<PieceId>> m_byLowered;
    std::map<std::string, PieceId> m_byLetter;
};

/// A position while it is being read.
class PositionFiller
{
public:
    PositionFiller(const Design &design, const Board &board);

    const PieceSpelling &spelling() const { return m_spelling; }
    const Board &board() const { return m_board; }
    bool isEmpty(CellId cell) const { return !m_position.at(cell); }

    /// A man on a cell has moved, unless the setup has the same man there.
    void put(CellId cell, PieceId type, PlayerId owner);
    Result<int> addToHand(PieceId type, PlayerId owner, std::size_t index);
    void setToMove(PlayerId player) { m_position.setToMove(player); }
    /// Has lost and does not move any more.
    void setOut(PlayerId player)
    {
        auto &out = m_position.state().out;
        out = static_cast<std::uint16_t>(out | 1U << player.index());
    }
    /// Where the last move captured a man who must not be traded.
    void setTraded(CellId cell) { m_position.state().tradedOn = cell; }
    /// How often his men have changed places.
    void setExchanges(PlayerId player, std::uint8_t times)
    {
        m_position.state().exchanges[player.index()] = times;
    }
    void setPoints(PlayerId player, int points)
    {
        m_position.state().points[player.index()] = points;
    }
    PlayerId toMove() const { return m_position.toMove(); }

    /// Whether the design's rules ever build walls.
    bool hasWalls() const;
    void putWall(CellId cell) { m_position.putWall(cell); }
    /// What a man of this type promotes to, where that is one type: `+P` in positions.
    std::optional<PieceId> promoted(PieceId type, PlayerId owner) const;
    /// What a promoted man of this type was before: `Q~` in positions.
    std::optional<PieceId> unpromoted(PieceId type, PlayerId owner) const;
    void setWas(CellId cell, PieceId was);

    /// Castling rights and men that have not moved: `KQkq`, files, `-`.
    void setRights(std::string_view letters);
    /// A cell on which a man may be captured in passing: he who stands on a cell, or without one
    /// the next man straight ahead; false if nobody has passed it.
    bool addPasser(CellId passed, std::optional<CellId> stands = std::nullopt);
    /// `3+3`: how many checks are left, or `+0+1`: how many were given.
    void setChecks(std::string_view text);
    void setQuietMoves(int moves) { m_position.state().quietMoves = moves; }
    /// Counted from 1, one for both players of two.
    void setMoveNumber(int number) { m_moveNumber = number; }

    /// Upper case is the first player's, lower case the second's.
    Result<PlayerId> ownerByCase(char c, std::size_t index) const;
    /// A player's number, counted from 1.
    Result<PlayerId> player(std::string_view digits, std::size_t index) const;

    Position take();

private:
    bool mayCastleThere(CellId cell, PieceId type, PlayerId owner) const;
    void setRight(char letter);
    bool isHomeRank(CellId cell, PlayerId player) const;
    void markUnmoved(int file, PlayerId player);

    const Design &m_design;
    const Board &m_board;
    PieceSpelling m_spelling;
    Position m_position;
    std::optional<std::string> m_rights;
    int m_moveNumber = 1;
};

struct PositionWord
{
    std::string_view text;
    std::size_t index;
};

/// The words of a text between spaces, with their places.
std::vector<PositionWord> positionWords(std::string_view text, std::size_t from = 0);

std::string spelledName(std::string_view name);
bool isDigits(std::string_view text);

/// An error at this byte of a position's text, counted from 0.
Error positionError(std::size_t index, std::string message);
Unexpected<Error> positionFault(std::size_t index, std::string message);

Result<Position> readFen(std::string_view text, PositionFiller filler);
Result<Position> readPairs(std::string_view text, PositionFiller filler);

} // namespace rookery
