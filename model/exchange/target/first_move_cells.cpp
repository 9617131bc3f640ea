#include "model/exchange/target/first_move_cells.h"

#include "model/exchange/target/simple_moves.h"
#include "model/play/position/cell_set.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether anything but its own moves, drops and promotions can bring a piece to a cell.
bool isMovedByOthers(const Subject &subject)
{
    const Rules &rules = subject.rules();
    const auto changesSides = [](const Enclosing &rule) {
        return rule.fate == EnclosedFate::ChangeSides;
    };
    if (!rules.exchanges.empty()
        || std::any_of(rules.enclosing.begin(), rules.enclosing.end(), changesSides))
        return true;
    return anyId(subject.pieceIds(), [&](PieceId piece) {
        const auto &moves = subject.moves(piece);
        return std::any_of(moves.begin(), moves.end(), [&](const MovementLegs &move) {
            return std::any_of(move.legs.legs.begin(), move.legs.legs.end(), [](const Leg &leg) {
                return movesOthers(leg);
            });
        });
    });
}

/// Follows a type over the board, from all cells on which its pieces can appear.
class Wanderer
{
public:
    Wanderer(const Subject &subject, PieceId piece, PlayerId player)
        : m_subject(subject)
        , m_piece(piece)
        , m_player(player)
        , m_unmoved(subject.board().size())
        , m_moved(subject.board().size())
    {
    }

    FirstMoveCells run()
    {
        for (const Placement &boardPiece : m_subject.design().setup->placements) {
            if (boardPiece.piece == m_piece && boardPiece.player == m_player)
                m_unmoved[m_subject.board().cellAt(boardPiece.site)->index()] = true;
        }
        drop();
        promote();
        castle();
        m_isSure = m_isSure && !isMovedByOthers(m_subject);
        for (const CellId cell : m_subject.board().cells()) {
            if (m_unmoved[cell.index()] || m_moved[cell.index()])
                m_open.push_back(cell);
        }
        while (!m_open.empty() && m_isSure) {
            const CellId cell = m_open.back();
            m_open.pop_back();
            goOnFrom(cell);
        }
        FirstMoveCells found;
        for (const CellId cell : m_subject.board().cells()) {
            if (!m_unmoved[cell.index()])
                continue;
            found.cells.push_back(cell);
            if (!m_isSure || m_moved[cell.index()])
                found.doubtful.push_back(cell);
        }
        return found;
    }

private:
    void mark(std::vector<bool> &set, const std::vector<CellId> &cells)
    {
        for (const CellId cell : cells)
            set[cell.index()] = true;
    }

    void drop()
    {
        if (!canBeInHand(m_subject, m_piece))
            return;
        auto &set = m_subject.rules().countsDroppedAsUnmoved() ? m_unmoved : m_moved;
        for (const Drop &rule : m_subject.rules().drops) {
            if (!covers(rule.types, m_piece) || !covers(rule.players, m_player))
                continue;
            mark(set, m_subject.zoneCells(rule.zone, m_player));
            if (rule.firstZone)
                mark(set, m_subject.zoneCells(rule.firstZone, m_player));
        }
        if (!m_subject.rules().gating.empty())
            mark(m_moved, m_subject.zoneCells({}, m_player));
    }

    /// What a promoted piece was stays where it was, or moves first.
    void promote()
    {
        for (const Promotion &rule : m_subject.rules().promotions) {
            const bool isInto =
                std::find(rule.into.begin(), rule.into.end(), m_piece) != rule.into.end();
            if ((!isInto && !rule.into.empty()) || !covers(rule.players, m_player))
                continue;
            const bool isByMove =
                rule.by == PromotionBy::AnyMove || rule.by == PromotionBy::Capture;
            m_isSure = m_isSure && isByMove;
            const bool isThere = isInto && rule.touch != ZoneTouch::Either;
            mark(m_moved, m_subject.zoneCells(isThere ? rule.zone : std::nullopt, m_player));
        }
    }

    void castle()
    {
        for (const CastlingRule &rule : m_subject.rules().castling) {
            for (const CastlingWing &wing : rule.wings) {
                const Board &board = m_subject.board();
                if (wing.player == m_player && covers(rule.kings, m_piece))
                    mark(m_moved, {board.cellAt(wing.kingTo).value_or(CellId())});
                if (wing.player == m_player && covers(rule.partners, m_piece))
                    mark(m_moved, {board.cellAt(wing.partnerTo).value_or(CellId())});
            }
        }
    }

    /// Along every move, whatever stands in the way.
    void goOnFrom(CellId from)
    {
        const auto &vector = m_subject.board().coordinates(from);
        for (const MovementLegs &move : m_subject.moves(m_piece)) {
            const auto ways = simpleMoves(m_subject, move);
            m_isSure = m_isSure && ways && vector;
            if (!m_isSure)
                return;
            for (const SimpleMove &way : *ways)
                arriveAlong(way, *vector);
        }
    }

    void arriveAlong(const SimpleMove &way, const Vector &from)
    {
        const Orientation &facing = m_subject.rules()[m_player].facing;
        const Vector step = facing.apply(way.step);
        Vector at = from;
        if (way.kind == SimpleMove::Kind::Lame) {
            arrive(at + step + facing.apply(way.second));
            return;
        }
        const bool isHop = way.kind == SimpleMove::Kind::Hop;
        const int most = isHop ? unlimited : way.most;
        for (int steps = 1; steps <= most; ++steps) {
            at = at + step;
            if (at.x() < 0 || at.x() >= m_subject.files() || at.y() < 0
                || at.y() >= m_subject.ranks())
                return;
            if (isHop || steps >= way.least)
                arrive(at);
        }
    }

    void arrive(const Vector &at)
    {
        if (at.x() < 0 || at.x() >= m_subject.files() || at.y() < 0 || at.y() >= m_subject.ranks())
            return;
        const auto cell = m_subject.board().cellAt(SiteId(at.x() * m_subject.ranks() + at.y()));
        const auto &zone = m_subject.pieces()[m_piece].confinedTo;
        if (!cell || (zone && !m_subject.game().zones().isInZone(*cell, *zone, m_player)))
            return;
        const std::size_t index = cell->index();
        if (!m_moved[index] && !m_unmoved[index])
            m_open.push_back(*cell);
        m_moved[index] = true;
    }

    const Subject &m_subject;
    PieceId m_piece;
    PlayerId m_player;
    std::vector<bool> m_unmoved; ///< by cell, on which a piece can stand that has not moved
    std::vector<bool> m_moved;   ///< by cell, on which one can stand that has
    std::vector<CellId> m_open;  ///< from which moves are still to be followed
    bool m_isSure = true;        ///< every move to a cell is known
};

} // namespace

FirstMoveCells firstMoveCells(const Subject &subject, PieceId piece, PlayerId player)
{
    return Wanderer(subject, piece, player).run();
}

bool canBeInHand(const Subject &subject, PieceId piece)
{
    const Hands &hands = subject.rules().hands;
    const auto &entries = subject.design().setup->hands;
    const bool isThere = std::any_of(entries.begin(), entries.end(), [&](const HandEntry &entry) {
        return entry.piece == piece;
    });
    const bool isRoyal = subject.pieces()[piece].royalty != Royalty::None;
    const bool comes = hands.captured == Captured::CaptorsHand || hands.supply == Supply::Endless;
    return isThere || (comes && !isRoyal);
}

} // namespace rookery
