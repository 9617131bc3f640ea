#pragma once

#include "model/board/board.h"
#include "model/play/moves/capture_orders.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/cell_set.h"
#include "model/play/position/position.h"
#include "model/play/rules/sight_lines.h"

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

class OwnProgram;

/// Pieces of one player that must not be left to capture.
struct RoyalGroup
{
    std::vector<bool> types; ///< by PieceId
    Counted counted = Counted::EachType;
    int whileAtMost = 0; ///< 0: always
    Safety safety = Safety::Each;
    Newcomers newcomers = Newcomers::AtOnce;
};

/// The rules of a design made ready to be asked: zones as sets of cells, components by player and
/// type. Immutable, so any number of threads may ask at once.
class RuleBook
{
public:
    RuleBook(const Design &design, const std::shared_ptr<const CompiledGame> &game);

    const Rules &rules() const { return *m_rules; }
    const Pieces &pieces() const { return *m_pieces; }
    const Board &board() const { return *m_board; }
    std::size_t players() const { return m_rules->players.size(); }
    std::size_t types() const { return m_pieces->types.size(); }

    /// Null for the whole board.
    const CellSet *zone(std::optional<ZoneId> zone, PlayerId player) const
    {
        return zone ? &m_zones[zone->index() * players() + player.index()] : nullptr;
    }
    bool isIn(std::optional<ZoneId> zone, PlayerId player, CellId cell) const
    {
        return !zone || m_zones[zone->index() * players() + player.index()].has(cell);
    }
    bool mayEnd(PieceId type, PlayerId player, CellId cell) const
    {
        const auto &confined = (*m_pieces)[type].confinedTo;
        return !confined || isIn(confined, player, cell);
    }

    const std::vector<RoyalGroup> &royals(PlayerId player) const
    {
        return m_royals[player.index()];
    }
    /// Whether a type is in any royal group of a player.
    bool isRoyal(PieceId type, PlayerId player) const
    {
        return m_isRoyal[type.index() * players() + player.index()];
    }
    bool hasRoyals() const { return m_hasRoyals; }
    /// Whether a piece of this type can never do anything but by own rules.
    bool isStill(PieceId type) const { return m_isStill[type.index()]; }
    /// Whether there are other moves than own moves, and the pass of a player who has none.
    bool hasOtherMoves() const { return m_hasOtherMoves; }

    const std::vector<const Promotion *> &promotions(PieceId type, PlayerId player) const
    {
        return m_promotions[type.index() * players() + player.index()];
    }
    /// Whether pieces must remember what they were before they promoted.
    bool remembersPromotion() const { return m_remembersPromotion; }

    const std::vector<Wing> &wings() const { return m_wings; }
    /// Only there if some rule minds the order.
    const CaptureOrders &captureOrders() const { return *m_captureOrders; }
    /// Only there if some rule looks along lines.
    const SightLines &lines() const { return *m_lines; }
    bool asksBelow() const { return !m_below.empty(); }
    /// See cellBelow(); only there if some rule asks for it.
    std::optional<CellId> below(CellId cell) const { return m_below[cell.index()]; }

    /// Whether a move between these cells is one by which pieces promote.
    bool touchesZone(const Promotion &promotion, PlayerId player, CellId from, CellId to) const;
    bool isImmune(PieceId victim, PieceId captor) const;
    bool countsChecks() const { return m_countsChecks; }
    /// The design's own rules; null if it has none.
    const std::shared_ptr<const OwnProgram> &own() const { return m_own; }
    /// Whether some end looks at royal pieces that face each other.
    const FacingRefused *facingRefused() const { return m_facingRefused; }

private:
    void addZones();
    void addRoyals();
    void addPromotions();
    void addEnds();
    void addBelow();
    void addGroup(PlayerId player, RoyalGroup group);
    void addStill();

    Shared<Rules> m_rules;
    Shared<Pieces> m_pieces;
    std::shared_ptr<const Board> m_board;
    std::vector<CellSet> m_zones;                             ///< [zone][player]
    std::vector<std::vector<RoyalGroup>> m_royals;            ///< by player
    std::vector<bool> m_isRoyal;                              ///< [type][player]
    std::vector<std::vector<const Promotion *>> m_promotions; ///< [type][player]
    std::vector<Wing> m_wings;
    std::shared_ptr<const CaptureOrders> m_captureOrders;
    std::shared_ptr<const SightLines> m_lines;
    std::vector<std::optional<CellId>> m_below; ///< by cell
    std::vector<bool> m_isStill;                ///< by type
    bool m_hasOtherMoves = true;
    bool m_hasRoyals = false;
    bool m_remembersPromotion = false;
    bool m_countsChecks = false;
    const FacingRefused *m_facingRefused = nullptr;
    std::shared_ptr<const OwnProgram> m_own;
};

} // namespace rookery
