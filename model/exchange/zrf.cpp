#include "model/base/text.h"
#include "model/board/layout.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"
#include "model/exchange/rule_shapes.h"
#include "model/exchange/zrf_blocks.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

/// Words of the language that names may not take.
const std::set<std::string> &reservedWords()
{
    static const std::set<std::string> words = {
        "add",   "and",  "back", "capture", "cascade", "else",  "false", "flip",  "from",
        "if",    "mark", "not",  "off",     "or",      "to",    "true",  "while", "verify",
        "piece", "zone", "go",   "create",  "repeat",  "empty", "game"};
    return words;
}

bool isKnownPromotion(const Promotion &promotion)
{
    return isPromotionByCell(promotion) && promotion.zone && promotion.players.empty();
}

/// Writes one game.
class ZrfWriter
{
public:
    ZrfWriter(const Subject &subject, const Verdict &verdict)
        : m_subject(subject)
        , m_board(subject.board())
        , m_compass(subject.board().compass())
        , m_verdict(verdict)
    {
        nameThings();
    }

    /// A sentence for the first piece that blocks cannot say.
    std::string fault()
    {
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const GuardedProgram &guarded : programsOf(m_subject, piece, PlayerId(0))) {
                const auto blocks = zrfBlocks(guarded.program, words(piece));
                if (!blocks)
                    return aboutPiece(m_subject, piece, blocks.error().message);
            }
        }
        return {};
    }

    std::string text()
    {
        std::string body = pieces();
        std::string zrf;
        for (const std::string &line : headLines(m_subject, m_verdict))
            zrf += "; " + asciiLine(line) + "\n";
        zrf += "(version \"2.0\")\n(game\n  (title " + plainString(m_subject.design().info->name)
               + ")\n";
        zrf += "  (players" + listOf(m_players) + ")\n  (turn-order" + listOf(m_players) + ")\n";
        const Pass pass = m_subject.rules().pass;
        if (pass != Pass::Never)
            zrf += std::string("  (option \"pass turn\" ")
                   + (pass == Pass::Always ? "true" : "forced") + ")\n";
        if (m_subject.rules().hands.captured == Captured::CaptorsHand)
            zrf += "  (option \"recycle captures\" true)\n";
        zrf += board() + setup() + body + goals() + ")\n";
        std::string crlf;
        for (const char c : zrf)
            crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
        return crlf;
    }

private:
    static std::string listOf(const std::vector<std::string> &names)
    {
        std::string text;
        for (const std::string &name : names)
            text += " " + name;
        return text;
    }

    void nameThings()
    {
        Identifiers names(reservedWords());
        for (const CellId cell : m_board.cells())
            m_cells.push_back(names.unique(m_board.name(cell), "cell"));
        for (const StepId step : usedSteps())
            m_steps[step] = names.unique(m_compass.name(step), "dir");
        for (const Player &player : m_subject.rules().players)
            m_players.push_back(names.unique(asciiLine(player.name), "Player"));
        for (const PieceType &type : m_subject.pieces().types)
            m_types.push_back(names.unique(asciiLine(type.name), "Piece"));
        for (const Zone &zone : m_subject.design().board->edits.zones)
            m_zones.push_back(names.unique(asciiLine(zone.name) + "-zone", "zone"));
    }

    /// Steps on the board that some man of some player takes. Blocks are the first player's; the
    /// others see them through a symmetry.
    std::set<StepId> usedSteps() const
    {
        std::set<StepId> steps;
        for (const PieceId piece : m_subject.pieceIds()) {
            for (const GuardedProgram &guarded : programsOf(m_subject, piece, PlayerId(0))) {
                for (const Program::Node &node : guarded.program.nodes) {
                    for (const PlayerId player : m_subject.playerIds())
                        steps.insert(m_compass.seen(
                            m_compass.find(m_subject.rules()[player].facing), node.own));
                }
            }
        }
        return steps;
    }

    StepId seenBy(PlayerId player, StepId own) const
    {
        return m_compass.seen(m_compass.find(m_subject.rules()[player].facing), own);
    }

    std::string board() const
    {
        if (isGrid())
            return grid();
        std::string text = "  (board\n    (image \"images/board.bmp\")\n    (positions\n";
        const Bounds all = bounds(m_board);
        constexpr int pixels = 48;
        for (const CellId cell : m_board.cells()) {
            const Point at = cellShape(m_board, cell).centre;
            const int left = (at.x - cellUnit / 2 - all.low.x) * pixels / cellUnit;
            const int top = (all.high.y - at.y - cellUnit / 2) * pixels / cellUnit;
            text += "      (" + m_cells[cell.index()] + " " + std::to_string(left) + " "
                    + std::to_string(top) + " " + std::to_string(left + pixels) + " "
                    + std::to_string(top + pixels) + ")\n";
        }
        text += "    )\n";
        for (const auto &[step, name] : m_steps)
            text += links(step, name);
        return text + symmetries() + zones() + "  )\n";
    }

    /// A rectangle whose cells are called by file and rank, and nothing but vectors to step along.
    bool isGrid() const
    {
        const bool isNamed =
            m_subject.design().board->edits.renamed.empty() && m_subject.files() <= 26;
        return isNamed && m_subject.isPlainRectangle()
               && std::all_of(m_steps.begin(), m_steps.end(), [&](const auto &row) {
                      return m_compass.vector(row.first) && m_compass.walk(row.first).empty()
                             && !m_compass.joined(row.first);
                  });
    }

    std::string grid() const
    {
        std::string files;
        std::string ranks;
        for (int file = 0; file < m_subject.files(); ++file)
            files += std::string(file == 0 ? "" : "/") + static_cast<char>('a' + file);
        for (int rank = m_subject.ranks(); rank > 0; --rank)
            ranks += (ranks.empty() ? "" : "/") + std::to_string(rank);
        std::string text = "  (board\n    (image \"images/board.bmp\")\n    (grid\n      "
                           "(start-rectangle 0 0 48 48)\n      (dimensions (\""
                           + files + "\" (48 0)) (\"" + ranks + "\" (0 48)))\n      (directions";
        for (const auto &[step, name] : m_steps) {
            const Vector vector = m_compass.vector(step).value_or(Vector{});
            text += " (" + name + " " + std::to_string(vector.x()) + " "
                    + std::to_string(-vector.y()) + ")";
        }
        text += ")\n    )\n";
        std::string holes;
        for (const SiteId site : m_subject.design().board->edits.removed)
            holes += " " + m_board.siteName(site);
        if (!holes.empty())
            text += "    (kill-positions" + holes + ")\n";
        return text + symmetries() + zones() + "  )\n";
    }

    std::string links(StepId step, const std::string &name) const
    {
        std::string pairs;
        for (const CellId cell : m_board.cells()) {
            if (const auto link = m_board.link(cell, step))
                pairs += " (" + m_cells[cell.index()] + " " + m_cells[link->to.index()] + ")";
        }
        return "    (links " + name + pairs + ")\n";
    }

    /// Every direction is named, also one that stays what it is.
    std::string symmetries() const
    {
        std::string text;
        const OrientationId first = m_compass.find(m_subject.rules().players.front().facing);
        for (std::size_t i = 1; i < m_players.size(); ++i) {
            std::string pairs;
            for (const auto &[step, name] : m_steps) {
                const StepId own = m_compass.seen(m_compass.inverse(first), step);
                const auto image = m_steps.find(seenBy(PlayerId(i), own));
                if (image != m_steps.end())
                    pairs += " (" + name + " " + image->second + ")";
            }
            text += "    (symmetry " + m_players[i] + pairs + ")\n";
        }
        return text;
    }

    std::string zones() const
    {
        std::string text;
        for (std::size_t i = 0; i < m_zones.size(); ++i) {
            for (const PlayerId player : m_subject.playerIds()) {
                text += "    (zone (name " + m_zones[i] + ") (players " + m_players[player.index()]
                        + ") (positions";
                for (const CellId cell : m_subject.zoneCells(ZoneId(i), player))
                    text += " " + m_cells[cell.index()];
                text += "))\n";
            }
        }
        return text;
    }

    std::string setup() const
    {
        std::string text = "  (board-setup\n";
        const Setup &setup = *m_subject.design().setup;
        for (const PlayerId player : m_subject.playerIds()) {
            text += "    (" + m_players[player.index()];
            for (const PieceId piece : m_subject.pieceIds()) {
                std::string places;
                for (const Placement &man : setup.placements) {
                    if (man.piece == piece && man.player == player)
                        places += " " + m_cells[m_board.cellAt(man.site)->index()];
                }
                for (const HandEntry &entry : setup.hands) {
                    if (entry.piece == piece && entry.player == player)
                        places += " off " + std::to_string(entry.count);
                }
                if (!places.empty())
                    text += " (" + m_types[piece.index()] + places + ")";
            }
            text += ")\n";
        }
        return text + "  )\n";
    }

    bool hasFirstMove(PieceId piece) const
    {
        const auto &moves = m_subject.moves(piece);
        return std::any_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
            return move.when != When::Always;
        });
    }

    ZrfWords words(PieceId piece) const
    {
        ZrfWords words;
        const OrientationId first = m_compass.find(m_subject.rules().players.front().facing);
        words.direction = [this, first](StepId own) {
            return m_steps.at(m_compass.seen(first, own));
        };
        words.longest = static_cast<int>(std::min<std::size_t>(
            m_board.size(),
            static_cast<std::size_t>(std::max({m_subject.files(), m_subject.ranks(), 16}))));
        words.add = addWords(piece);
        return words;
    }

    std::string addWords(PieceId piece) const
    {
        std::string before;
        const auto &confined = m_subject.pieces()[piece].confinedTo;
        if (hasFirstMove(piece))
            before += "(set-attribute unmoved? false) ";
        std::string add = "add";
        for (const Promotion &promotion : m_subject.rules().promotions) {
            if (!isKnownPromotion(promotion) || !covers(promotion.types, piece))
                continue;
            std::string choices =
                promotion.duty == PromotionDuty::May ? " " + m_types[piece.index()] : "";
            for (const PieceId into : promotion.into)
                choices += " " + m_types[into.index()];
            add = "(if (in-zone? " + m_zones[promotion.zone->index()] + ") (add" + choices
                  + ") else " + add + ")";
        }
        return confined ? "(if (in-zone? " + m_zones[confined->index()] + ") " + before + add + ")"
                        : before + add;
    }

    std::string pieces()
    {
        std::string text;
        for (const PieceId piece : m_subject.pieceIds()) {
            const std::string &name = m_types[piece.index()];
            text += "  (piece\n    (name " + name + ")\n    (image";
            for (const std::string &player : m_players)
                text += " " + player + " \"images/" + player + "-" + name + ".bmp\"";
            text += ")\n";
            if (hasFirstMove(piece))
                text += "    (attribute unmoved? true)\n";
            std::string moves;
            for (const GuardedProgram &guarded : programsOf(m_subject, piece, PlayerId(0)))
                moves += blocks(piece, guarded);
            if (!moves.empty())
                text += "    (moves\n" + moves + "    )\n";
            if (!m_subject.design().setup->hands.empty()
                || m_subject.rules().hands.captured != Captured::Away)
                text += "    (drops ((verify empty?) add))\n";
            text += "  )\n";
        }
        return text;
    }

    std::string blocks(PieceId piece, const GuardedProgram &guarded) const
    {
        std::string guard;
        if (guarded.when != When::Always)
            guard += "(verify unmoved?) ";
        if (guarded.startsIn)
            guard += "(verify (in-zone? " + m_zones[guarded.startsIn->index()] + ")) ";
        std::string text;
        const auto made = zrfBlocks(guarded.program, words(piece));
        for (const std::string &block : made ? *made : std::vector<std::string>{})
            text += "      (" + guard + block.substr(0, block.find_last_not_of(' ') + 1) + ")\n";
        return text;
    }

    std::string goals() const
    {
        std::string text;
        bool hasMate = false;
        for (const End &end : m_subject.rules().ends) {
            hasMate = hasMate || std::holds_alternative<Mate>(end.condition);
            const std::string goal =
                std::visit([&](const auto &condition) { return goalOf(condition); }, end.condition);
            if (!goal.empty() && isKnownOutcome(end))
                text += std::string("  (")
                        + (end.outcome == Outcome::Loss  ? "loss"
                           : end.outcome == Outcome::Win ? "win"
                                                         : "draw")
                        + "-condition (" + (listOf(playersOf(end)).substr(1)) + ") " + goal + ")\n";
        }
        if (!hasMate && !royals().empty())
            text += "  (draw-condition (" + listOf(m_players).substr(1) + ") (checkmated" + royals()
                    + "))\n";
        return text;
    }

public:
    static bool isKnownOutcome(const End &end)
    {
        return end.outcome == Outcome::Loss || end.outcome == Outcome::Win
               || end.outcome == Outcome::Draw;
    }

    /// Empty if the language has no such goal.
    std::string goalOf(const Mate &mate) const
    {
        return royals().empty() || !isPlainMate(mate) ? "" : "(checkmated" + royals() + ")";
    }
    std::string goalOf(const Stalemate &) const { return "stalemated"; }
    std::string goalOf(const Repetition &condition) const
    {
        return condition.times == 3 && condition.repeating == Repeating::Anything ? "repetition"
                                                                                  : "";
    }
    std::string goalOf(const Extinct &condition) const
    {
        if (condition.foeAtLeast > 0 || condition.answered || condition.types.size() > 1)
            return {};
        const std::string type =
            condition.types.empty() ? "" : " " + m_types[condition.types.front().index()];
        return "(pieces-remaining " + std::to_string(condition.atMost) + type + ")";
    }
    std::string goalOf(const Reached &condition) const
    {
        const bool isPlain = condition.count == 1 && !condition.blockedCounts && !condition.safe
                             && condition.answered.empty();
        if (!isPlain || !condition.zone || condition.types.empty())
            return {};
        std::string goals;
        for (const PieceId piece : condition.types)
            goals += " (absolute-config " + m_types[piece.index()] + " ("
                     + m_zones[condition.zone->index()] + "))";
        return condition.types.size() == 1 ? goals.substr(1) : "(or" + goals + ")";
    }
    template<class Condition>
    std::string goalOf(const Condition &) const
    {
        return {};
    }

private:
    std::string royals() const
    {
        std::string names;
        for (const PieceId piece : m_subject.pieceIds()) {
            if (m_subject.pieces()[piece].royalty != Royalty::None)
                names += " " + m_types[piece.index()];
        }
        return names;
    }

    std::vector<std::string> playersOf(const End &end) const
    {
        std::vector<std::string> names;
        for (const PlayerId player : m_subject.playerIds()) {
            if (covers(end.players, player))
                names.push_back(m_players[player.index()]);
        }
        return names;
    }

    const Subject &m_subject;
    const Board &m_board;
    const Compass &m_compass;
    const Verdict &m_verdict;
    std::vector<std::string> m_cells;
    std::map<StepId, std::string> m_steps;
    std::vector<std::string> m_players;
    std::vector<std::string> m_types;
    std::vector<std::string> m_zones;
};

} // namespace

Verdict checkZrf(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.rules().players.empty())
        verdict.prevents("there is at least one player");
    requireStraightTravel(subject, verdict);
    requireDisplacements(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    ZrfWriter writer(subject, verdict);
    if (auto fault = writer.fault(); !fault.empty())
        verdict.prevents(std::move(fault));
    const Rules &rules = subject.rules();
    for (const UsedRule &rule : subject.usedRules()) {
        bool isSaid = rule.kind == RuleKind::RoyalType || rule.kind == RuleKind::StartZone
                      || rule.kind == RuleKind::UnmovedOnly || rule.kind == RuleKind::Confinement
                      || rule.kind == RuleKind::Hands || rule.kind == RuleKind::CapturesToHand
                      || (rule.kind == RuleKind::Passing && rules.passers.empty());
        if (rule.kind == RuleKind::Promotion)
            isSaid = isKnownPromotion(rules.promotions[rule.index]);
        if (rule.kind == RuleKind::End) {
            const End &end = rules.ends[rule.index];
            isSaid = ZrfWriter::isKnownOutcome(end)
                     && !std::visit([&](const auto &condition) { return writer.goalOf(condition); },
                                    end.condition)
                             .empty();
        }
        if (!isSaid)
            verdict.differs("left out: " + rule.sentence, rule.element);
    }
    return verdict;
}

Result<std::vector<ExportedFile>>
writeZrf(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".zrf", ZrfWriter(subject, verdict).text()}};
}

} // namespace rookery
