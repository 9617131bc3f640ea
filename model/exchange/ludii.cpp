#include "model/board/layout.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/programs.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"
#include "model/exchange/rule_shapes.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

constexpr std::size_t mostPlayers = 16;

bool isKnownPromotion(const Promotion &promotion)
{
    return isPromotionByCell(promotion) && promotion.duty == PromotionDuty::Must
           && promotion.into.size() == 1 && promotion.zone;
}

/// What one node of a program does, as far as tracks and maps can say it.
bool isSlide(const Program::Node &node)
{
    return node.least == 1 && node.most == unlimited && node.way == Way::Empty
           && node.onEmpty.then.empty() && node.onFriend.then.empty() && node.onFoe.then.empty()
           && node.onEmpty.stop && !node.onFriend.stop;
}

bool isStep(const Program::Node &node)
{
    return node.least == 1 && node.most == 1 && node.onFriend.then.empty()
           && node.onFoe.then.empty();
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
                   + std::to_string(key.first.index() + 1) + " "
                   + (movement.empty() ? std::string("(or {})") : movement) + ")\n";
        return lud + zones() + maps() + "  })\n  (rules\n" + start() + play()
               + "    (end (if (no Moves Next) (result Mover Draw)))\n  )\n)\n";
    }

private:
    /// A piece's name ends before the player's number, so that it may not end in a digit.
    static std::string letters(std::string name)
    {
        return name.back() >= '0' && name.back() <= '9' ? name + "X" : name;
    }

    static std::string number(CellId cell) { return std::to_string(cell.index()); }

    /// Where a man may end, by what stands there.
    static std::string condition(const Program::Node &node)
    {
        const char *enemy = "(is Enemy (who at:(to)))";
        if (node.onEmpty.stop && node.onFoe.stop)
            return node.onFriend.stop ? "" : " if:(not (is Friend (who at:(to))))";
        if (node.onFoe.stop)
            return std::string(" if:") + enemy;
        return " if:(is Empty (to))";
    }

    std::string moves(PlayerId player, PieceId piece)
    {
        std::string all;
        for (const GuardedProgram &guarded : programsOf(m_subject, piece, player)) {
            for (const std::uint32_t index : guarded.program.at(guarded.program.firstAlways)) {
                const std::string move = way(guarded, guarded.program.nodes[index], player);
                if (move.empty() && m_fault.empty())
                    m_fault =
                        aboutPiece(m_subject,
                                   piece,
                                   "it moves in a way that neither a track nor a map can say");
                all += "\n      " + move;
            }
        }
        return all.empty() ? all : "(or {" + all + "\n    }" + promotion(player, piece) + ")";
    }

    std::string way(const GuardedProgram &guarded, const Program::Node &node, PlayerId player)
    {
        if (guarded.when != When::Always)
            return {};
        const StepId step = m_compass.seen(guarded.program.facing, node.own);
        if (isSlide(node) && !guarded.startsIn)
            return slide(node, step);
        if (!isStep(node))
            return {};
        if (node.onEmpty.then.empty())
            return leap(node, leapMap(step, guarded, player), {});
        const auto next = guarded.program.at(node.onEmpty.then);
        if (node.onEmpty.stop || node.onFoe.stop || next.size() != 1)
            return {};
        const Program::Node &second = guarded.program.nodes[next[0]];
        const bool isLast = isStep(second) && second.onEmpty.then.empty();
        const StepId then = m_compass.seen(guarded.program.facing, second.own);
        return isLast ? leap(
                   second, pathMap(step, then, guarded, player), leapMap(step, guarded, player))
                      : std::string();
    }

    std::string slide(const Program::Node &node, StepId step)
    {
        m_tracks.insert(step);
        const std::string to =
            node.onFoe.stop
                ? "(to if:(is Enemy (who at:(to))) (apply if:(is Empty (to)) (remove (to))))"
                : "(to if:(is Empty (to)))";
        return "(move Slide \"" + trackName(step) + "\" " + to + ")";
    }

    static std::string trackName(StepId step) { return "T" + std::to_string(step.index()); }

    /// The map's name for one step from every cell, or from those of the zone.
    std::string leapMap(StepId step, const GuardedProgram &guarded, PlayerId player)
    {
        std::map<CellId, CellId> pairs;
        for (const CellId from : m_subject.zoneCells(guarded.startsIn, player)) {
            if (const auto link = m_board.link(from, step))
                pairs.emplace(from, link->to);
        }
        return mapName(pairs);
    }

    std::string pathMap(StepId first, StepId second, const GuardedProgram &guarded, PlayerId player)
    {
        std::map<CellId, CellId> pairs;
        for (const CellId from : m_subject.zoneCells(guarded.startsIn, player)) {
            const auto middle = m_board.link(from, first);
            const auto link = middle ? m_board.link(middle->to, second) : std::nullopt;
            if (link && link->to != from)
                pairs.emplace(from, link->to);
        }
        return mapName(pairs);
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

    static std::string
    leap(const Program::Node &node, const std::string &map, const std::string &over)
    {
        std::string test = "(>= " + entry(map) + " 0)";
        if (!over.empty())
            test = "(and " + test + " (is Empty " + entry(over) + "))";
        const std::string take =
            node.onFoe.stop ? " (apply (if (is Enemy (who at:(to))) (remove (to))))" : "";
        return "(if " + test + " (move (from (from)) (to " + entry(map) + condition(node) + take
               + ")))";
    }

    std::string promotion(PlayerId player, PieceId piece) const
    {
        for (const Promotion &rule : m_subject.rules().promotions) {
            if (!isKnownPromotion(rule) || !covers(rule.types, piece)
                || !covers(rule.players, player))
                continue;
            return " (then (if (is In (last To) (sites Mover \"Z"
                   + std::to_string(rule.zone->index()) + "\")) (promote (last To) (piece \""
                   + m_types[rule.into.front().index()] + "\") Mover)))";
        }
        return {};
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
        std::string text =
            "    (board (graph vertices:{" + vertices + " } edges:{" + edges + " }) {\n";
        for (const StepId step : m_tracks)
            text += tracks(step);
        return text + "    } use:Vertex)\n";
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
        for (std::size_t zone = 0; zone < m_subject.design().board->edits.zones.size(); ++zone) {
            for (const PlayerId player : m_subject.playerIds()) {
                text += "    (regions \"Z" + std::to_string(zone) + "\" P"
                        + std::to_string(player.index() + 1) + " {";
                for (const CellId cell : m_subject.zoneCells(ZoneId(zone), player))
                    text += " " + number(cell);
                text += " })\n";
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
                for (const Placement &man : m_subject.design().setup->placements) {
                    if (man.piece == piece && man.player == player)
                        cells += " " + number(*m_board.cellAt(man.site));
                }
                if (!cells.empty())
                    text += " (place \"" + m_types[piece.index()]
                            + std::to_string(player.index() + 1) + "\" {" + cells + " })";
            }
        }
        return "    (start {" + text + " })\n";
    }

    std::string play() const
    {
        for (const PieceId piece : m_subject.pieceIds()) {
            if (m_subject.pieces()[piece].royalty == Royalty::None)
                continue;
            const std::string name = "\"" + m_types[piece.index()] + "\" Mover";
            return "    (play (do (forEach Piece) ifAfterwards:(not (is Threatened (id " + name
                   + ") at:(where " + name + ")))))\n";
        }
        return "    (play (forEach Piece))\n";
    }

    const Subject &m_subject;
    const Board &m_board;
    const Compass &m_compass;
    std::vector<std::string> m_types;
    std::set<StepId> m_tracks;
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
    if (const LudiiWriter writer(subject); !writer.fault().empty())
        verdict.prevents(writer.fault());
    const auto &types = subject.pieces().types;
    const auto royal = std::count_if(types.begin(), types.end(), [](const PieceType &type) {
        return type.royalty != Royalty::None;
    });
    std::vector<UsedRule> lost;
    for (const UsedRule &rule : subject.usedRules()) {
        bool isSaid =
            rule.kind == RuleKind::StartZone || (rule.kind == RuleKind::RoyalType && royal == 1);
        if (rule.kind == RuleKind::Promotion)
            isSaid = isKnownPromotion(subject.rules().promotions[rule.index]);
        if (rule.kind == RuleKind::End) {
            const End &end = subject.rules().ends[rule.index];
            isSaid = std::holds_alternative<Stalemate>(end.condition)
                     && end.outcome == Outcome::Draw && end.players.empty();
        }
        if (!isSaid)
            lost.push_back(rule);
    }
    leaveOutOfGame(subject, verdict, lost);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeLudii(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".lud", LudiiWriter(subject).text(verdict)}};
}

} // namespace rookery
