#include "model/exchange/fairy_export_parts.h"
#include "model/exchange/requirements.h"
#include "model/exchange/simple_moves.h"
#include "model/play/cell_set.h"

#include <algorithm>

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

/// Where men of this type stand at the start.
std::vector<CellId> homeOf(const Subject &subject, PieceId piece, PlayerId player)
{
    std::vector<CellId> cells;
    for (const Placement &man : subject.design().setup->placements) {
        if (man.piece == piece && man.player == player)
            cells.push_back(*subject.board().cellAt(man.site));
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

bool isOnOneRank(const Subject &subject, const std::vector<CellId> &cells)
{
    return std::all_of(cells.begin(), cells.end(), [&](CellId cell) {
        return subject.board().coordinates(cell)->y()
               == subject.board().coordinates(cells.front())->y();
    });
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
                refuse("its moves that are not always available must be one double step");
            special = &move;
        }
        return special;
    }

    void refuse(std::string_view sentence)
    {
        m_draft.verdict().prevents(aboutPiece(m_subject, *m_draft.runner, sentence),
                                   {Element::Kind::Piece, m_draft.runner->index()});
    }

    std::vector<CellId> region(const MovementLegs &special, std::size_t player)
    {
        const PlayerId id(player);
        if (special.when == When::Always)
            return m_subject.zoneCells(special.startsIn, id);
        std::vector<CellId> home = homeOf(m_subject, *m_draft.runner, id);
        if (!isOnOneRank(m_subject, home))
            refuse("moves of unmoved men are moves from their first cells there, which must be on "
                   "one rank");
        if (!special.startsIn)
            return home;
        std::vector<CellId> both;
        const auto zone = m_subject.zoneCells(special.startsIn, id);
        std::set_intersection(
            home.begin(), home.end(), zone.begin(), zone.end(), std::back_inserter(both));
        return both;
    }

    void writeRegions(const MovementLegs &special)
    {
        const auto white = region(special, 0);
        const auto black = region(special, 1);
        m_draft.say(RuleKind::StartZone, m_draft.runner->index());
        m_draft.say(RuleKind::UnmovedOnly, m_draft.runner->index());
        if (!m_draft.isOld()) {
            m_draft.key("doubleStepRegionWhite", m_draft.squares(white));
            m_draft.key("doubleStepRegionBlack", m_draft.squares(black));
            return;
        }
        const auto rank = wholeRank(m_subject, white, 0);
        if (!rank || rank != wholeRank(m_subject, black, 1))
            return refuse("version 11.1 has double steps from one whole rank only");
        m_draft.key("doubleStepRank", *rank);
    }

    /// The engine's pawns capture in passing unless they are told not to.
    void writeEnPassant(bool hasDoubleStep)
    {
        const auto &rules = m_draft.rules().enPassant;
        if (!hasDoubleStep)
            return;
        const bool isPawn = m_draft.runner == m_draft.pawn;
        const bool isSaid =
            rules.size() == 1 && rules.front().players.empty() && isAboutRunner(rules.front())
            && (!m_draft.isOld()
                || (isPawn && !rules.front().zone && isPawnsOwn(rules.front().takers)));
        if (isSaid)
            m_draft.say(RuleKind::EnPassant);
        if (m_draft.isOld()) {
            if (!isSaid)
                m_draft.verdict().prevents(
                    "version 11.1 has double steps only with captures in passing");
            return;
        }
        if (!isSaid)
            return m_draft.key("enPassantRegion", std::string("-"));
        if (!isPawn || !isPawnsOwn(rules.front().takers))
            m_draft.key("enPassantTypes", m_draft.letters(rules.front().takers));
        if (rules.front().zone) {
            m_draft.key("enPassantRegionWhite", m_draft.zone(rules.front().zone, 0));
            m_draft.key("enPassantRegionBlack", m_draft.zone(rules.front().zone, 1));
        }
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
};

} // namespace

void writePawnRules(Draft &draft)
{
    PawnWriter(draft).run();
}

} // namespace rookery::fairy
