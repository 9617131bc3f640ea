#pragma once

#include "model/board/labels.h"
#include "model/play/moves/move.h"

#include <string>
#include <vector>

namespace rookery {

/// Writes the moves of one position. What it is made of must outlive it.
class MoveSpelling
{
public:
    MoveSpelling(const Board &board,
                 const Pieces &pieces,
                 const std::vector<Move> &among,
                 CellNaming naming)
        : m_board(board)
        , m_pieces(pieces)
        , m_among(among)
        , m_naming(naming)
    {
    }

    /// See moveText().
    std::string text(const Move &move) const;
    /// See recordText().
    std::string recordText(const Move &move) const;
    /// Another form in use: a piece to be put down with its name where that is not needed, a
    /// removal without its sign. Empty if there is none.
    std::string otherText(const Move &move) const;
    /// Without the sign between the two cells. Empty if there is none.
    std::string joinedText(const Move &move) const;
    /// How engines write it, with several forms where they differ: `e5d6` for a capture en passant,
    /// `e7e8q`, `8h2b+`, `P*5e`, `p@e4`, `+L@a4`, `e1g1` and `e1h1` for castling, `b1c3h` with a
    /// piece that comes in, `a7b8n,b8g3` with a wall, `e1e1` and `@@@@` for a pass.
    std::vector<std::string> engineTexts(const Move &move) const;
    /// The first of them, or the text of people where engines have none.
    std::string engineText(const Move &move) const;

    /// One choice of an own move.
    std::string choice(const OwnMoveNames &names, const OwnChoice &choice) const;
    /// The name of an own move as it stands in front of its choices.
    static std::string ruleName(const OwnMoveNames &names, std::size_t rule);

    std::string name(CellId cell) const { return cellText(m_board, cell, m_naming); }

private:
    std::string withoutSign(std::string text, const Move &move) const;
    std::string core(const Move &move) const;
    std::string removal(const Move &move) const;
    std::string displacement(const Move &move) const;
    std::string castling(const Move &move) const;
    std::string drop(const Move &move) const;
    std::string namedDrop(const Move &move) const;
    std::string tail(const Move &move) const;
    std::string ownMove(const Move &move) const;
    std::string namedOwnMove(const Move &move) const;
    std::string nameOf(PieceId type) const;
    std::string shortName(CellId cell) const;
    std::string smallName(PieceId type) const;

    std::vector<std::string> engineWays(const Move &move) const;
    std::vector<std::string> engineDrops(const Move &move) const;
    std::vector<std::string> enginePasses() const;
    std::vector<std::string> enginePromotions(const Move &move) const;
    std::vector<std::string> engineGates(const Move &move, std::vector<std::string> ways) const;

    const Board &m_board;
    const Pieces &m_pieces;
    const std::vector<Move> &m_among;
    CellNaming m_naming;
};

/// Spaces mean nothing in a typed move.
std::string withoutSpaces(std::string text);

} // namespace rookery
