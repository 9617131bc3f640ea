#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/move_maker.h"
#include "model/play/rules/threats.h"

#include <memory>
#include <vector>

namespace rookery {

/// Lists what the player to move may do if check and duties are left aside, in the structure of
/// Nomignolov's chess-like games: each of the player's piece types, each cell with a piece of that
/// type in board order, that type's moves from there; then castling, drops and the rest.
///
/// Positions are changed while it works and are as before when it is done.
class Generator
{
public:
    Generator(std::shared_ptr<const RuleBook> book, std::shared_ptr<Threats> threats);

    /// Adds to the list. Passes that are for stuck players only are not among them.
    void list(Position &position, std::vector<Move> &moves);
    void listFrom(Position &position, CellId from, std::vector<Move> &moves);
    /// The same without castling.
    void listDisplacements(Position &position, CellId from, std::vector<Move> &moves);
    /// The same as list() without own moves.
    void listBuiltIn(Position &position, std::vector<Move> &moves);
    /// Only own moves.
    void listOwn(const Position &position, std::vector<Move> &moves);
    /// The own rules of the design as this one asks them; null if there are none.
    OwnRules *own() const { return m_maker.own(); }

private:
    class Listing;

    std::shared_ptr<const RuleBook> m_book;
    std::shared_ptr<Threats> m_threats;
    MoveMaker m_maker;
    std::vector<std::vector<CellId>> m_cellsOfType;
    std::vector<std::uint32_t> m_stamps; ///< by cell, twice
    std::uint32_t m_stamp = 0;
};

} // namespace rookery
