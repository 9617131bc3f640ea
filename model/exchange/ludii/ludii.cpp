#include "model/board/layout.h"
#include "model/exchange/ludii/ludii_ends.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/programs.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

constexpr std::size_t mostPlayers = 16;

bool isKnownPromotion(const Promotion &promotion)
{
    return isPromotionByCell(promotion) && promotion.duty == PromotionDuty::Must && promotion.zone;
}

/// Whether all promotions that leave a choice leave the same one: it is made in a move of its own,
/// which does not know the piece.
bool hasOneChoice(const Rules &rules)
{
    const std::vector<PieceId> *choice = nullptr;
    for (const Promotion &rule : rules.promotions) {
        if (!isKnownPromotion(rule) || rule.into.size() < 2)
            continue;
        if (choice != nullptr && *choice != rule.into)
            return false;
        choice = &rule.into;
    }
    return true;
}

/// What one node of a program does, as far as tracks and maps can say it.
bool isSlide(const Program::Node &node)
{
    return node.least == 1 && node.most == unlimited && node.way == Way::Empty
           && node.onEmpty.then.empty() && node.onFriend.then.empty() && node.onEnemy.then.empty()
           && node.onEmpty.stop && !node.onFriend.stop;
}

bool isStep(const Program::Node &node)
{
    return node.least == 1 && node.most == 1 && node.onFriend.then.empty()
           && node.onEnemy.then.empty();
}

/// A game on a graph of its own: slides run on tracks, steps and leaps follow maps.
class LudiiWriter
{
public:
    explicit LudiiWriter(const Subject &subject)
        : m_subject(subject)
        , m_board(subject.board())
        , m_compass(subject.board().compass())
    {
        Identifiers names;
        for (const PieceType &type : subject.pieces().types)
            m_types.push_back(letters(names.unique(asciiLine(type.name), "Piece")));
        for (const PlayerId player : subject.playerIds()) {
            for (const PieceId piece : subject.pieceIds())
                m_moves[{player, piece}] = moves(player, piece);
        }
    }

    const std::string &fault() const { return m_fault; }

    std::string text(const Verdict &verdict) const
    {
        std::string lud;
        for (const std::string &line : headLines(m_subject, verdict))
            lud += "// " + asciiLine(line) + "\n";
        lud += "(game " + plainString(m_subject.design().info->name) + "\n  (players "
               + std::to_string(m_subject.rules().players.size()) + ")\n  (equipment {\n" + board();
        for (const auto &[key, movement] : m_moves)
            lud += "    (piece \"" + m_types[key.second.index()] + "\" P"
                   + std::to_string(key.first.index() + 1)
                   + (movement.empty() ? "" : " " + movement) + ")\n";
        return lud + zones() + maps() + "  })\n  (rules\n" + start()
               + ludiiPlay(m_subject, royalName(), choice())
               + ludiiEnd(m_subject, royalName(), m_types) + "  )\n)\n";
    }

private:
    /// A piece's name ends before the player's number, so that it may not end in a digit.
    static std::string letters(std::string name)
    {
        return name.back() >= '0' && name.back() <= '9' ? name + "X" : name;
    }

    static std::string number(CellId cell) { return std::to_string(cell.index()); }

    /// Where a piece may end, by what stands there.
    static std::string condition(const Program::Node &node)
    {
        const char *enemy = "(is Enemy (who at:(to)))";
        if (node.onEmpty.stop && node.onEnemy.stop)
            return node.onFriend.stop ? "" : " if:(not (is Friend (who at:(to))))";
        if (node.onEnemy.stop)
            return std::string(" if:") + enemy;
        return " if:(is Empty (to))";
    }

    std::string moves(PlayerId player, PieceId piece)
    {
        std::string all;
        for (const GuardedProgram &guarded : programsOf(m_subject, piece, player)) {
            for (const std::uint32_t index : guarded.program.at(guarded.program.firstAlways)) {
                const auto move = way(guarded, guarded.program.nodes[index], player);
                if (!move && m_fault.empty())
                    m_fault = aboutPiece(m_subject, piece, move.error().message);
                if (move && !move->empty())
                    all += "\n      " + *move;
            }
        }
        return all.empty() ? all : "(or {" + all + "\n    }" + promotion(player, piece) + ")";
    }

    /// Empty where no cell has a link for it.
    Result<std::string>
    way(const GuardedProgram &guarded, const Program::Node &node, PlayerId player)
    {
        const Error unknown{"it moves in a way that neither a track nor a map can say"};
        if (guarded.when != When::Always)
            return Unexpected(unknown);
        const StepId step = m_compass.seen(guarded.program.facing, node.own);
        if (isSlide(node) && !guarded.startsIn)
            return slide(node, step);
        if (!isStep(node))
            return Unexpected(unknown);
        if (node.onEmpty.then.empty())
            return leap(node, stepPairs(step, guarded, player), {});
        const auto next = guarded.program.at(node.onEmpty.then);
        if (node.onEmpty.stop || node.onEnemy.stop || next.size() != 1)
            return Unexpected(unknown);
        const Program::Node &second = guarded.program.nodes[next[0]];
        const StepId then = m_compass.seen(guarded.program.facing, second.own);
        if (!isStep(second) || !second.onEmpty.then.empty())
            return Unexpected(unknown);
        return leap(
            second, pathPairs(step, then, guarded, player), stepPairs(step, guarded, player));
    }

    /// A condition on `to` itself would end the slide where it first holds; one on what is applied
    /// there says where it may end.
    Result<std::string> slide(const Program::Node &node, StepId step)
    {
        std::set<CellId> reached;
        for (const CellId cell : m_board.cells()) {
            const auto link = m_board.link(cell, step);
            if (link && !reached.insert(link->to).second)
                return failure("it slides along lines that meet, which no track can say");
        }
        if (reached.empty())
            return std::string();
        m_tracks.insert(step);
        const std::string to =
            node.onEnemy.stop
                ? "(to if:(is Enemy (who at:(to))) (apply if:(is Empty (to)) (remove (to))))"
                : "(to (apply if:(is Empty (to))))";
        return "(move Slide \"" + trackName(step) + "\" " + to + ")";
    }

    static std::string trackName(StepId step) { return "T" + std::to_string(step.index()); }

    using Pairs = std::map<CellId, CellId>;

    /// One step from every cell, or from those of the zone.
    Pairs stepPairs(StepId step, const GuardedProgram &guarded, PlayerId player) const
    {
        Pairs pairs;
        for (const CellId from : m_subject.zoneCells(guarded.startsIn, player)) {
            if (const auto link = m_board.link(from, step))
                pairs.emplace(from, link->to);
        }
        return pairs;
    }

    Pairs
    pathPairs(StepId first, StepId second, const GuardedProgram &guarded, PlayerId player) const
    {
        Pairs pairs;
        for (const CellId from : m_subject.zoneCells(guarded.startsIn, player)) {
            const auto middle = m_board.link(from, first);
            const auto link = middle ? m_board.link(middle->to, second) : std::nullopt;
            if (link && link->to != from)
                pairs.emplace(from, link->to);
        }
        return pairs;
    }

    std::string mapName(const std::map<CellId, CellId> &pairs)
    {
        const auto known = std::find(m_maps.begin(), m_maps.end(), pairs);
        const auto place = known - m_maps.begin();
        if (known == m_maps.end())
            m_maps.push_back(pairs);
        return "M" + std::to_string(place);
    }

    static std::string entry(const std::string &map) { return "(mapEntry \"" + map + "\" (from))"; }

    /// A map gives the cell itself where it has no entry for it.
    std::string leap(const Program::Node &node, const Pairs &pairs, const Pairs &over)
    {
        if (pairs.empty())
            return {};
        const std::string map = mapName(pairs);
        std::string test = "(!= " + entry(map) + " (from))";
        if (!over.empty())
            test = "(and " + test + " (is Empty " + entry(mapName(over)) + "))";
        const std::string take =
            node.onEnemy.stop ? " (apply (if (is Enemy (who at:(to))) (remove (to))))" : "";
        return "(if " + test + " (move (from (from)) (to " + entry(map) + condition(node) + take
               + ")))";
    }

    std::string promotion(PlayerId player, PieceId piece)
    {
        for (const Promotion &rule : m_subject.rules().promotions) {
            if (!isKnownPromotion(rule) || !covers(rule.types, piece)
                || !covers(rule.players, player) || m_subject.zoneCells(rule.zone, player).empty())
                continue;
            m_zones.insert(*rule.zone);
            const std::string becomes =
                "(promote (last To) (piece \"" + m_types[rule.into.front().index()] + "\") Mover)";
            return " (then (if (is In (last To) (sites Mover \"" + ludiiZone(*rule.zone) + "\")) "
                   + (rule.into.size() == 1 ? becomes : "(moveAgain)") + "))";
        }
        return {};
    }

    /// The names of the types that promotion leaves the choice of; empty if it never does.
    std::string choice() const
    {
        std::string names;
        for (const Promotion &rule : m_subject.rules().promotions) {
            if (!names.empty() || !isKnownPromotion(rule) || rule.into.size() < 2)
                continue;
            for (const PieceId piece : rule.into)
                names += (names.empty() ? "\"" : " \"") + m_types[piece.index()] + "\"";
        }
        return names;
    }

    std::string board() const
    {
        std::string vertices;
        std::string edges;
        std::set<std::pair<CellId, CellId>> joined;
        for (const CellId cell : m_board.cells()) {
            const Point at = cellShape(m_board, cell).centre;
            vertices += " {" + decimal(at.x) + " " + decimal(at.y) + "}";
            for (const StepId step : IdRange<StepId>(m_board.directions().list.size())) {
                const auto link = m_board.link(cell, step);
                if (link && link->to != cell && joined.insert(std::minmax(cell, link->to)).second)
                    edges += " {" + number(cell) + " " + number(link->to) + "}";
            }
        }
        std::string lines;
        for (const StepId step : m_tracks)
            lines += tracks(step);
        return "    (board (graph vertices:{" + vertices + " }"
               + (edges.empty() ? "" : " edges:{" + edges + " }") + ")"
               + (lines.empty() ? "" : " {\n" + lines + "    }") + " use:Vertex)\n";
    }

    static std::string decimal(int thousandths)
    {
        const int size = thousandths < 0 ? -thousandths : thousandths;
        std::string digits = std::to_string(size % 1000);
        digits.insert(0, 3 - digits.size(), '0');
        return (thousandths < 0 ? "-" : "") + std::to_string(size / 1000) + "." + digits;
    }

    /// Chains from every cell that nothing leads to, and circles.
    std::string tracks(StepId step) const
    {
        std::set<CellId> reached;
        for (const CellId cell : m_board.cells()) {
            if (const auto link = m_board.link(cell, step))
                reached.insert(link->to);
        }
        std::set<CellId> seen;
        std::string text;
        for (const CellId cell : m_board.cells()) {
            if (reached.count(cell) == 0)
                text += track(step, cell, seen, "");
        }
        for (const CellId cell : m_board.cells()) {
            if (seen.count(cell) == 0)
                text += track(step, cell, seen, " loop:True");
        }
        return text;
    }

    std::string
    track(StepId step, CellId cell, std::set<CellId> &seen, const std::string &loop) const
    {
        std::string cells;
        std::set<CellId> own;
        int count = 0;
        for (std::optional<CellId> at = cell; at && own.insert(*at).second; ++count) {
            cells += " " + number(*at);
            seen.insert(*at);
            const auto link = m_board.link(*at, step);
            at = link ? std::optional(link->to) : std::nullopt;
        }
        return count < 2 ? ""
                         : "      (track \"" + trackName(step) + "\" {" + cells + " }" + loop
                               + " directed:True)\n";
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
                    cells += " " + number(cell);
                if (!cells.empty())
                    text += "    (regions \"" + ludiiZone(zone) + "\" P"
                            + std::to_string(player.index() + 1) + " {" + cells + " })\n";
            }
        }
        return text;
    }

    std::string maps() const
    {
        std::string text;
        for (std::size_t i = 0; i < m_maps.size(); ++i) {
            text += "    (map \"M" + std::to_string(i) + "\" {";
            for (const auto &[from, to] : m_maps[i])
                text += " (pair " + number(from) + " " + number(to) + ")";
            text += " })\n";
        }
        return text;
    }

    std::string start() const
    {
        std::string text;
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                std::string cells;
                for (const Placement &boardPiece : m_subject.design().setup->placements) {
                    if (boardPiece.piece == piece && boardPiece.player == player)
                        cells += " " + number(*m_board.cellAt(boardPiece.site));
                }
                if (!cells.empty())
                    text += " (place \"" + m_types[piece.index()]
                            + std::to_string(player.index() + 1) + "\" {" + cells + " })";
            }
        }
        return text.empty() ? "" : "    (start {" + text + " })\n";
    }

    std::string royalName() const
    {
        const auto royal = ludiiRoyal(m_subject);
        return royal ? m_types[royal->index()] : std::string();
    }

    const Subject &m_subject;
    const Board &m_board;
    const Compass &m_compass;
    std::vector<std::string> m_types;
    std::set<StepId> m_tracks;
    std::set<ZoneId> m_zones; ///< those where pieces promote
    std::vector<std::map<CellId, CellId>> m_maps;
    std::map<std::pair<PlayerId, PieceId>, std::string> m_moves;
    std::string m_fault;
};

} // namespace

Verdict checkLudii(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.rules().players.size() > mostPlayers || subject.rules().players.empty())
        verdict.prevents("there may be 1 to " + std::to_string(mostPlayers) + " players");
    requireStraightTravel(subject, verdict);
    requireDisplacements(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    if (!hasOneChoice(subject.rules()))
        verdict.prevents("pieces that promote must have the same choice of types");
    if (const LudiiWriter writer(subject); !writer.fault().empty())
        verdict.prevents(writer.fault());
    leaveOutOfGame(subject, verdict, [&](const UsedRule &rule) {
        return rule.kind == RuleKind::StartZone
               || (rule.kind == RuleKind::Supply && fillsTheBoard(subject))
               || (rule.kind == RuleKind::RoyalType && ludiiRoyal(subject))
               || (rule.kind == RuleKind::Promotion
                   && isSaidPromotion(subject.rules(), rule.index, isKnownPromotion))
               || (rule.kind == RuleKind::End
                   && isLudiiEnd(subject, subject.rules().ends[rule.index]));
    });
    if (drawsWithoutAsking(subject))
        verdict.differs("who has no move draws the game", {}, Remedy::Approximate);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeLudii(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".lud", LudiiWriter(subject).text(verdict)}};
}

} // namespace rookery
