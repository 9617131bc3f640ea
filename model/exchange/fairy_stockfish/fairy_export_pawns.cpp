#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/fairy_stockfish/fairy_kinds.h"
#include "model/exchange/fairy_stockfish/reader/betza_parts.h"
#include "model/exchange/target/first_move_cells.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/simple_moves.h"
#include "model/play/position/cell_set.h"

#include <algorithm>
#include <numeric>

namespace rookery::fairy {

namespace {

/// The rank of these cells, counted from 1 as their player counts, if they are one whole rank.
std::optional<int>
wholeRank(const Subject &subject, const std::vector<CellId> &cells, std::size_t player)
{
    if (cells.empty())
        return std::nullopt;
    const int rank = subject.board().coordinates(cells.front()).value_or(Vector{}).y();
    std::vector<CellId> wanted;
    for (const CellId cell : subject.board().cells()) {
        if (subject.board().coordinates(cell).value_or(Vector{}).y() == rank)
            wanted.push_back(cell);
    }
    if (wanted != cells)
        return std::nullopt;
    return player == 0 ? rank + 1 : subject.ranks() - rank;
}

std::vector<CellId> both(const std::vector<CellId> &a, const std::vector<CellId> &b)
{
    std::vector<CellId> common;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
    return common;
}

class PawnWriter
{
public:
    explicit PawnWriter(Draft &draft)
        : m_draft(draft)
        , m_subject(draft.subject())
    {
    }

    void run()
    {
        const MovementLegs *special = doubleStep();
        m_draft.key("doubleStep", special != nullptr);
        if (special != nullptr)
            writeRegions(*special);
        if (special != nullptr && m_draft.pawn && m_draft.runner != m_draft.pawn)
            m_draft.verdict().differs(
                aboutPiece(m_subject,
                           *m_draft.pawn,
                           Message("it has a double step from these cells there, too")),
                {Element::Kind::Piece, m_draft.pawn->index()},
                Remedy::Approximate);
        writeEnPassant(special != nullptr);
    }

private:
    /// What the runner can do from some cells only; of a pawn it must be a double step.
    const MovementLegs *doubleStep()
    {
        if (!m_draft.runner)
            return nullptr;
        const bool isPawn = m_draft.runner == m_draft.pawn;
        const MovementLegs *special = nullptr;
        for (const MovementLegs &move : m_subject.moves(*m_draft.runner)) {
            const bool isAlways = move.when == When::Always && !move.startsIn;
            if (isAlways && !(isPawn && isDoubleStep(m_subject, move)))
                continue;
            if (special != nullptr || (isPawn && !isDoubleStep(m_subject, move))
                || move.when == When::UnmovedUnchecked)
                refuse(Message("its moves that are not always available must be one double step"));
            special = &move;
        }
        return special;
    }

    void refuse(Message sentence)
    {
        m_draft.verdict().prevents(aboutPiece(m_subject, *m_draft.runner, std::move(sentence)),
                                   {Element::Kind::Piece, m_draft.runner->index()});
    }

    std::vector<CellId> region(const MovementLegs &special, std::size_t player)
    {
        const PlayerId id(player);
        if (special.when == When::Always)
            return m_subject.zoneCells(special.startsIn, id);
        const FirstMoveCells home = firstMoveCells(m_subject, *m_draft.runner, id);
        const auto zone = m_subject.zoneCells(special.startsIn, id);
        m_isSure = m_isSure && both(home.doubtful, zone).empty();
        return both(home.cells, zone);
    }

    void writeRegions(const MovementLegs &special)
    {
        const auto white = region(special, 0);
        const auto black = region(special, 1);
        if (!m_isSure)
            m_draft.verdict().differs(
                aboutPiece(
                    m_subject,
                    *m_draft.runner,
                    Message("its first move is a move from certain cells, where a piece that has "
                            "moved can stand too")),
                {Element::Kind::Piece, m_draft.runner->index()},
                Remedy::Approximate);
        if (m_draft.runner == m_draft.pawn && (leavesItsZone(white, 0) || leavesItsZone(black, 1)))
            m_draft.verdict().differs(
                aboutPiece(m_subject,
                           *m_draft.pawn,
                           Message("its double step goes over cells of its zone only")),
                {Element::Kind::Piece, m_draft.pawn->index()},
                Remedy::Approximate);
        m_draft.say(RuleKind::StartZone, m_draft.runner->index());
        m_draft.say(RuleKind::UnmovedOnly, m_draft.runner->index());
        if (!m_draft.isOld()) {
            m_draft.key("doubleStepRegionWhite", m_draft.squares(white));
            m_draft.key("doubleStepRegionBlack", m_draft.squares(black));
            return;
        }
        const auto rank = wholeRank(m_subject, white, 0);
        if (!rank || rank != wholeRank(m_subject, black, 1))
            return refuse(Message("version 11.1 has double steps from one whole rank only"));
        m_draft.key("doubleStepRank", *rank);
        for (const Promotion &rule : m_draft.rules().promotions) {
            const auto first = firstOfLastRanks(m_subject, rule.zone);
            if (covers(rule.types, *m_draft.pawn) && first && *first <= *rank + 2)
                refuse(Message("in version 11.1 it does not promote by a double step"));
            else if (covers(rule.types, *m_draft.pawn) && first
                     && *first <= m_subject.ranks() - *rank)
                refuse(Message("in version 11.1 it takes nothing en passant where it promotes"));
        }
    }

    /// Whether a double step from one of these cells goes over a cell outside the pawn's own zone.
    bool leavesItsZone(const std::vector<CellId> &from, std::size_t player) const
    {
        const auto &zone = m_subject.pieces()[*m_draft.pawn].confinedTo;
        const int ahead = player == 0 ? 1 : -1;
        return zone && std::any_of(from.begin(), from.end(), [&](CellId cell) {
                   const Vector at = m_subject.board().coordinates(cell).value_or(Vector{});
                   const int rank = at.y() + ahead;
                   const int end = rank + ahead;
                   if (end < 0 || end >= m_subject.ranks())
                       return false;
                   const auto over =
                       m_subject.board().cellAt(SiteId(at.x() * m_subject.ranks() + rank));
                   return over
                          && !m_subject.game().zones().isInZone(*over, *zone, PlayerId(player));
               });
    }

    /// The engine's pawns capture in passing unless they are told not to.
    void writeEnPassant(bool hasDoubleStep)
    {
        const auto &rules = m_draft.rules().enPassant;
        if (!hasDoubleStep)
            return;
        const bool isPawn = m_draft.runner == m_draft.pawn;
        const bool isSaid =
            rules.size() == 1 && rules.front().players.empty()
            && isAboutRunner(rules.front())
            // There kings may face each other after a capture in passing.
            && m_draft.rules().check.facing.empty() && (isPawn || !hasOtherLongMoves())
            && (!m_draft.pawn || covers(rules.front().takers, *m_draft.pawn))
            && !anyId(m_subject.pieceIds(),
                      [&](PieceId piece) {
                          return covers(rules.front().takers, piece) && !takesInEngine(piece);
                      })
            && (!m_draft.isOld()
                || (isPawn && !rules.front().zone && !isPawnConfined()
                    && isPawnsOwn(rules.front().takers)));
        if (isSaid)
            m_draft.say(RuleKind::EnPassant);
        if (m_draft.isOld()) {
            if (!isSaid)
                m_draft.verdict().prevents(
                    Message("version 11.1 has double steps only with captures en passant"));
            return;
        }
        if (!isSaid)
            return m_draft.key("enPassantRegion", std::string("-"));
        if (!isPawn || !isPawnsOwn(rules.front().takers))
            m_draft.key("enPassantTypes", m_draft.letters(rules.front().takers));
        if (rules.front().zone || isPawnConfined()) {
            m_draft.key("enPassantRegionWhite", m_draft.squares(takersCells(rules.front(), 0)));
            m_draft.key("enPassantRegionBlack", m_draft.squares(takersCells(rules.front(), 1)));
        }
    }

    /// The engine lets other pieces than its pawn capture in passing only where they cannot go
    /// without a capture.
    bool takesInEngine(PieceId piece) const
    {
        if (piece == m_draft.pawn)
            return true;
        const auto betza = alwaysBetza(m_subject, piece);
        const auto ways = simpleMoves(m_subject, piece);
        const bool neverCaptures =
            ways && std::none_of(ways->begin(), ways->end(), [](const SimpleMove &way) {
                return way.captures;
            });
        return neverCaptures || (betza && captureOnly(*betza) == CaptureOnly::Wherever);
    }

    /// The engine lets a piece of another kind be taken en passant after its first moves only.
    bool hasOtherLongMoves() const
    {
        const auto ways = simpleMoves(m_subject, *m_draft.runner);
        return !ways || std::any_of(ways->begin(), ways->end(), [](const SimpleMove &way) {
            const bool isStep = way.kind == SimpleMove::Kind::Ray && way.most == 1;
            return !isStep || std::gcd(way.step.x(), way.step.y()) != 1;
        });
    }

    bool isPawnConfined() const
    {
        return m_draft.pawn && m_subject.pieces()[*m_draft.pawn].confinedTo;
    }

    /// Where a piece of `takers` may arrive by en passant. The engine lets a pawn that is kept to a
    /// zone take en passant outside of it.
    std::vector<CellId> takersCells(const EnPassant &rule, std::size_t player) const
    {
        const auto cells = m_subject.zoneCells(rule.zone, PlayerId(player));
        if (!isPawnConfined() || !covers(rule.takers, *m_draft.pawn))
            return cells;
        return both(
            cells,
            m_subject.zoneCells(m_subject.pieces()[*m_draft.pawn].confinedTo, PlayerId(player)));
    }

    /// Of its victims only the runner ever passes a cell.
    bool isAboutRunner(const EnPassant &rule) const
    {
        return covers(rule.victims, *m_draft.runner)
               && !anyId(m_subject.pieceIds(), [&](PieceId piece) {
                      return piece != m_draft.runner && covers(rule.victims, piece)
                             && m_subject.passesCells(piece);
                  });
    }

    bool isPawnsOwn(const PieceSet &takers) const { return takers == PieceSet{*m_draft.pawn}; }

    Draft &m_draft;
    const Subject &m_subject;
    bool m_isSure = true; ///< no piece that has moved stands on a cell of the region
};

} // namespace

void writePawnRules(Draft &draft)
{
    PawnWriter(draft).run();
}

} // namespace rookery::fairy
