#pragma once

#include "model/play/position/castling_wings.h"
#include "model/play/position/position_words.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What the two forms of writing a position share; see position_text.h for the forms themselves.
namespace rookery {

/// A position while it is being read.
class PositionFiller
{
public:
    PositionFiller(const Design &design, const Board &board);

    const PieceSpelling &spelling() const { return m_spelling; }
    const Board &board() const { return m_board; }
    bool isEmpty(CellId cell) const { return !m_position.at(cell); }

    /// A piece on a cell has moved, unless the setup has the same piece there.
    void put(CellId cell, PieceId type, PlayerId owner);
    Result<int> addToHand(PieceId type, PlayerId owner, std::size_t index);
    void setToMove(PlayerId player) { m_position.setToMove(player); }
    PlayerId toMove() const { return m_position.toMove(); }

    /// Whether the design's rules ever build walls.
    bool hasWalls() const;
    void putWall(CellId cell) { m_position.putWall(cell); }
    const Rules &rules() const { return *m_design.rules; }
    void setWas(CellId cell, PieceId was);

    /// Castling rights and pieces that have not moved: `KQkq`, files, `-`.
    void setRights(std::string_view letters);
    /// A cell on which a piece may be captured in passing: the one on `stands`, or without that the
    /// next one straight ahead. Nothing happens if no piece has passed there.
    void addPasser(CellId passed, std::optional<CellId> stands = std::nullopt);
    /// `3+3`: how many checks are left, or `+0+1`: how many were given.
    void setChecks(std::string_view text);
    void setQuietMoves(int moves) { m_position.state().quietMoves = moves; }
    /// Counted from 1, one for both players of two.
    void setMoveNumber(int number) { m_moveNumber = number; }

    std::size_t players() const { return m_position.players(); }

    /// The position, changed by the words with a '=' that stand behind the others.
    Result<Position> take(std::span<const PositionWord> fields);

private:
    bool mayCastleThere(CellId cell, PieceId type, PlayerId owner) const;
    void setRights();
    void setRight(char letter);
    bool standThere(const WingHome &home, const Wing &wing) const;
    void markUnmoved(int file, PlayerId player);

    const Design &m_design;
    const Board &m_board;
    PieceSpelling m_spelling;
    Position m_position;
    std::optional<std::string> m_rights;
    int m_moveNumber = 1;
};

/// Whether rules let letters among the castling rights of FEN say which pieces have not moved:
/// gating, and moves for unmoved pieces out of check.
bool rightsTellFirstMoves(const Design &design);
/// The rank nearest to the player, where such letters mean the piece on their file.
bool isHomeRank(CellId cell, PlayerId player, const Design &design, const Board &board);
/// What a piece of this type promotes to, where that is one type: `+P` in positions.
std::optional<PieceId> promotedType(PieceId type, PlayerId owner, const Rules &rules);
/// What a promoted piece of this type was before: `Q~` in positions.
std::optional<PieceId> unpromotedType(PieceId type, PlayerId owner, const Rules &rules);

Result<Position> readFen(std::string_view text, PositionFiller filler);
Result<Position> readPairs(std::string_view text, PositionFiller filler);

} // namespace rookery
