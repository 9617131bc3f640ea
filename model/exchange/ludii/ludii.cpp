#include "model/board/cell_below.h"
#include "model/exchange/ludii/ludii_captures.h"
#include "model/exchange/ludii/ludii_ends.h"
#include "model/exchange/ludii/ludii_moves.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <set>

namespace rookery {

namespace {

constexpr std::size_t mostPlayers = 16;

bool isLudiiPromotion(const Promotion &promotion)
{
    return isPromotionByCell(promotion) && promotion.duty == PromotionDuty::Must && promotion.zone;
}

/// Whether all promotions that leave a choice leave the same one: it is made in a move of its own,
/// which does not know the piece.
bool hasOneChoice(const Rules &rules)
{
    const std::vector<PieceId> *choice = nullptr;
    for (const Promotion &rule : rules.promotions) {
        if (!isLudiiPromotion(rule) || rule.into.size() < 2)
            continue;
        if (choice != nullptr && *choice != rule.into)
            return false;
        choice = &rule.into;
    }
    return true;
}

/// A game on a graph of its own.
class LudiiWriter
{
public:
    LudiiWriter(const Subject &subject, const LudiiChains &chains)
        : m_subject(subject)
        , m_words(subject)
        , m_graph(subject.board())
        , m_pieceMoves(subject, m_words, m_graph, chains)
        , m_captures(chains, subject, m_words, m_graph, [this](PlayerId player, PieceId piece) {
            return promotion(player, piece);
        })
    {
        for (const PlayerId player : m_words.players()) {
            for (const PieceId piece : subject.pieceIds())
                m_pieces += pieceText(player, piece);
        }
        m_drops = drops();
    }

    const Message &fault() const { return m_fault; }
    const LudiiWords &words() const { return m_words; }
    const LudiiMoves &moves() const { return m_pieceMoves; }

    std::string text(const Verdict &verdict) const
    {
        std::string lud;
        for (const std::string &line : headLines(m_subject, verdict))
            lud += "// " + asciiLine(line) + "\n";
        return lud + m_captures.defines() + "(game " + plainString(m_subject.design().info->name)
               + "\n  (players " + std::to_string(m_subject.rules().players.size())
               + ")\n  (equipment {\n" + m_graph.boardText() + m_pieces + zones()
               + m_graph.mapsText() + "  })\n  (rules\n" + start()
               + ludiiPlay(m_subject, m_words, {choice(), m_drops, m_captures.moves()})
               + ludiiEnd(m_subject, m_words) + "  )\n)\n";
    }

private:
    std::string pieceText(PlayerId player, PieceId piece)
    {
        const auto lines = m_pieceMoves.lines(player, piece);
        if (!lines && m_fault.isEmpty())
            m_fault = lines.error().message;
        const std::string moves = lines ? *lines : std::string();
        return "    (piece \"" + m_words.type(piece) + "\" " + m_words.role(player)
               + (moves.empty() ? "" : " (or {" + moves + "\n    }" + then(player, piece) + ")")
               + ")\n";
    }

    /// What follows a move of the piece.
    std::string then(PlayerId player, PieceId piece)
    {
        const std::string state = m_pieceMoves.hasState(piece)
                                      ? "(if (= (state at:(last To)) 1) (set State at:(last To) 0))"
                                      : "";
        const std::string becomes = promotion(player, piece);
        if (state.empty() && becomes.empty())
            return {};
        return " (then "
               + (state.empty()     ? becomes
                  : becomes.empty() ? state
                                    : "(and " + state + " " + becomes + ")")
               + ")";
    }

    std::string promotion(PlayerId player, PieceId piece)
    {
        for (const Promotion &rule : m_subject.rules().promotions) {
            if (!isLudiiPromotion(rule) || !covers(rule.types, piece)
                || !covers(rule.players, player) || m_subject.zoneCells(rule.zone, player).empty())
                continue;
            m_zones.insert(*rule.zone);
            const std::string becomes =
                "(promote (last To) (piece \"" + m_words.type(rule.into.front()) + "\") Mover)";
            return "(if (is In (last To) (sites Mover \"" + LudiiWords::zone(*rule.zone) + "\")) "
                   + (rule.into.size() == 1 ? becomes : "(moveAgain)") + ")";
        }
        return {};
    }

    /// The names of the types that promotion leaves the choice of; empty if it never does.
    std::string choice() const
    {
        std::string names;
        for (const Promotion &rule : m_subject.rules().promotions) {
            if (!names.empty() || !isLudiiPromotion(rule) || rule.into.size() < 2)
                continue;
            for (const PieceId piece : rule.into)
                names += (names.empty() ? "\"" : " \"") + m_words.type(piece) + "\"";
        }
        return names;
    }

    /// Only on what lies below or on the first rank, where the design says so.
    std::string drops()
    {
        const bool isOnTop = dropsInLudii(m_subject)
                             && m_subject.rules().drops.front().contact == DropContact::OnTop;
        LudiiGraph::Pairs below;
        for (const CellId cell : m_subject.board().cells()) {
            if (const auto under = isOnTop ? cellBelow(m_subject.board(), cell) : std::nullopt)
                below.emplace(cell, *under);
        }
        if (below.empty())
            return {};
        const std::string under = m_graph.entry(below, "(to)");
        return " if:(or (= " + under + " (to)) (not (is Empty " + under + ")))";
    }

    std::string zones() const
    {
        std::string text;
        std::set<ZoneId> zones = m_zones;
        for (const End &end : m_subject.rules().ends) {
            for (const ZoneId zone :
                 isLudiiEnd(m_subject, end) ? ludiiZones(end) : std::vector<ZoneId>{})
                zones.insert(zone);
        }
        for (const ZoneId zone : zones) {
            for (const PlayerId player : m_subject.playerIds()) {
                std::string cells;
                for (const CellId cell : m_subject.zoneCells(zone, player))
                    cells += " " + LudiiWords::cell(cell);
                if (!cells.empty())
                    text += "    (regions \"" + LudiiWords::zone(zone) + "\" "
                            + m_words.role(player) + " {" + cells + " })\n";
            }
        }
        return text;
    }

    std::string start() const
    {
        std::string text;
        for (const PlayerId player : m_words.players()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                std::string cells;
                for (const Placement &boardPiece : m_subject.design().setup->placements) {
                    if (boardPiece.piece == piece && boardPiece.player == player)
                        cells += " " + LudiiWords::cell(*m_subject.board().cellAt(boardPiece.site));
                }
                if (!cells.empty())
                    text += " (place \"" + m_words.type(piece) + m_words.number(player) + "\" {"
                            + cells + " }" + (m_pieceMoves.hasState(piece) ? " state:1" : "") + ")";
            }
        }
        return text.empty() ? "" : "    (start {" + text + " })\n";
    }

    const Subject &m_subject;
    LudiiWords m_words;
    LudiiGraph m_graph;
    std::set<ZoneId> m_zones; ///< those where pieces promote
    LudiiMoves m_pieceMoves;
    LudiiCaptures m_captures;
    std::string m_pieces;
    std::string m_drops;
    Message m_fault;
};

} // namespace

Verdict checkLudii(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.rules().players.size() > mostPlayers || subject.rules().players.empty())
        verdict.prevents(Message("there may be 1 to {most} players", {{"most", mostPlayers}}));
    const LudiiChains chains(subject);
    requireStraightTravel(subject, verdict);
    requireDisplacements(subject, verdict, [&](PieceId piece, std::size_t movement) {
        return chains.says(piece, movement);
    });
    if (!verdict.obstacles.empty())
        return verdict;
    if (!hasOneChoice(subject.rules()))
        verdict.prevents(Message("pieces that promote must have the same choice of types"));
    const LudiiWriter writer(subject, chains);
    if (!writer.fault().isEmpty())
        verdict.prevents(writer.fault());
    leaveOutOfGame(subject, verdict, [&](const UsedRule &rule) {
        return rule.kind == RuleKind::StartZone || rule.kind == RuleKind::UnmovedOnly
               || (rule.kind == RuleKind::Turns && writer.words().saysTurns())
               || (rule.kind == RuleKind::Castling && writer.moves().saysCastling())
               || (rule.kind == RuleKind::EnPassant && writer.moves().saysEnPassant())
               || (rule.kind == RuleKind::Compulsion && chains.areSaid())
               || (rule.kind == RuleKind::Supply && dropsInLudii(subject))
               || (rule.kind == RuleKind::Drop && dropsInLudii(subject))
               || (rule.kind == RuleKind::RoyalType && ludiiRoyal(subject))
               || (rule.kind == RuleKind::Promotion
                   && isSaidPromotion(subject.rules(), rule.index, isLudiiPromotion))
               || (rule.kind == RuleKind::End
                   && isLudiiEnd(subject, subject.rules().ends[rule.index]));
    });
    return verdict;
}

Result<std::vector<ExportedFile>>
writeLudii(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{
        {request.name + ".lud", LudiiWriter(subject, LudiiChains(subject)).text(verdict)}};
}

} // namespace rookery
