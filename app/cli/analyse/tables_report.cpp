#include "app/cli/analyse/tables_report.h"

#include "model/base/text.h"
#include "model/engine/fast_game.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace rookery::cli {

namespace {

/// What one step's table holds.
struct StepFigures
{
    std::size_t straight = 0; ///< cells from which the ray is a plain line
    std::size_t hops = 0;     ///< cells from which it is followed cell by cell
    bool turns = false;
};

struct PieceFigures
{
    std::string name;
    std::size_t headings = 0; ///< legs, each once for every step it may take
    std::size_t unmoved = 0;  ///< headings to begin with that only an unmoved piece has
    bool hasFollowers = false;
    bool needsMemory = false; ///< for some leg; then no table serves it
    std::set<StepId> steps;
};

/// Looks at the same tables and programs as the compiled game.
class TablesReport
{
public:
    explicit TablesReport(const Design &design)
        : m_design(design)
        , m_game(std::make_shared<const CompiledGame>(design))
        , m_fast(design, m_game)
    {
        for (const PieceId piece : IdRange<PieceId>(design.pieces->types.size()))
            m_pieces.push_back(figuresOf(piece));
    }

    std::string text(const std::string &name) const
    {
        std::string text = name + ": " + counted(m_game->board().size(), "cell") + ", "
                           + counted(m_steps.size(), "step table") + "\n";
        for (const PieceFigures &piece : m_pieces)
            text += "  " + piece.name + ": " + listed(sentences(piece)) + "\n";
        for (const auto &[rule, means] : rules())
            text += "  " + rule + ": " + means + "\n";
        return text + fastText();
    }

    Json json(const std::string &name) const
    {
        Json pieces = Json::array();
        for (const PieceFigures &piece : m_pieces)
            pieces.push_back(json(piece));
        Json rows = Json::array();
        for (const auto &[rule, means] : rules())
            rows.push_back({{"rule", rule}, {"means", means}});
        return {{"name", name},
                {"cells", m_game->board().size()},
                {"tables", m_steps.size()},
                {"pieces", pieces},
                {"rules", rows},
                {"sets", fastJson()}};
    }

private:
    /// What serves games that are played.
    std::string fastText() const
    {
        std::string text = m_fast.faults().empty() ? tablesText() : reachesText();
        const char *means = m_fast.faults().empty() ? "walked instead" : "asked of the move rules";
        for (const FastGame::WalkedType &row : m_fast.walked())
            text += std::string("  ") + means + ": " + (*m_design.pieces)[row.type].name + " "
                    + row.because + "\n";
        for (const FastGame::FallbackRule &row : m_fast.fallback())
            text += "  " + row.rule + ": " + row.means + "\n";
        if (const std::string because = m_fast.uselessBecause(); !because.empty())
            text += "  games are played by trying each move: " + because + "\n";
        return text;
    }

    std::string tablesText() const
    {
        const std::string kilobytes = std::to_string((m_fast.bytes() + 1023) / 1024);
        std::string text =
            "  tables of sets: " + kilobytes + " KB; "
            + (m_fast.countsPaths() ? "what is legal is counted from pieces on paths\n"
                                    : "each move is tried\n");
        if (const auto rules = tabledRules(); !rules.empty())
            text += "  known to the tables: " + listed(rules) + "\n";
        return text;
    }

    std::string reachesText() const
    {
        std::string text;
        for (const std::string &fault : m_fast.faults())
            text += "  no tables of sets, the reach of each piece is kept: " + fault + "\n";
        return text;
    }

    /// The rules of the design that need nothing but the tables.
    std::vector<std::string> tabledRules() const
    {
        const Rules &rules = *m_design.rules;
        const bool asksForEnds =
            std::any_of(m_fast.fallback().begin(), m_fast.fallback().end(), [](const auto &row) {
                return row.means == "asked of the move rules after each move";
            });
        const std::pair<bool, const char *> rows[] = {
            {!rules.castling.empty(), "castling"},
            {!rules.enPassant.empty(), "capturing en passant"},
            {!rules.promotions.empty(), "promotion"},
            {!rules.drops.empty(), "drops"},
            {!rules.gating.empty(), "pieces that come in"},
            {!rules.compulsions.empty(), "compulsory captures"},
            {rules.pass != Pass::Never, "passing"},
            {!rules.ends.empty() && !asksForEnds, "ends of the game"},
        };
        std::vector<std::string> names;
        for (const auto &[isThere, name] : rows) {
            if (isThere && m_fast.faults().empty())
                names.emplace_back(name);
        }
        return names;
    }

    Json fastJson() const
    {
        Json walked = Json::array();
        for (const FastGame::WalkedType &row : m_fast.walked())
            walked.push_back(
                {{"piece", (*m_design.pieces)[row.type].name}, {"because", row.because}});
        Json fallback = Json::array();
        for (const FastGame::FallbackRule &row : m_fast.fallback())
            fallback.push_back({{"rule", row.rule}, {"means", row.means}});
        return {{"bytes", m_fast.bytes()},
                {"countsPaths", m_fast.countsPaths()},
                {"faults", m_fast.faults()},
                {"rules", tabledRules()},
                {"useless", m_fast.uselessBecause()},
                {"walked", walked},
                {"borrowed", fallback}};
    }

    PieceFigures figuresOf(PieceId id)
    {
        PieceFigures piece;
        piece.name = (*m_design.pieces)[id].name;
        for (const PlayerId player : IdRange<PlayerId>(m_design.rules->players.size())) {
            const Program &program = m_game->program(id, player);
            piece.headings = program.nodes.size();
            piece.unmoved = program.at(program.firstUnmoved).size();
            piece.hasFollowers = program.hasFollowers;
            for (const Program::Opening *opening : {&program.always, &program.unmoved}) {
                for (const std::uint32_t node : opening->nodes)
                    piece.needsMemory = piece.needsMemory || program.nodes[node].remembers;
            }
            if (!piece.needsMemory)
                addSteps(program, piece.steps);
        }
        return piece;
    }

    void addSteps(const Program &program, std::set<StepId> &steps)
    {
        const Compass &compass = m_game->board().compass();
        bool turns = false;
        for (const Program::Node &node : program.nodes) {
            const StepId step = compass.seen(program.facing, node.own);
            turns = turns || figures(step).turns;
            steps.insert(step);
        }
        if (!turns)
            return;
        for (const Program::Node &node : program.nodes) {
            for (const OrientationId way : IdRange<OrientationId>(compass.orientationCount())) {
                const StepId step = compass.seen(way, node.own);
                figures(step);
                steps.insert(step);
            }
        }
    }

    const StepFigures &figures(StepId step)
    {
        const auto [row, isNew] = m_steps.try_emplace(step);
        if (!isNew)
            return row->second;
        const StepTable table(m_game->board(), step);
        for (const CellId cell : m_game->board().cells())
            ++(table.isStraight(cell) ? row->second.straight : row->second.hops);
        row->second.turns = table.hasTurns();
        return row->second;
    }

    StepFigures sum(const PieceFigures &piece) const
    {
        StepFigures all;
        for (const StepId step : piece.steps) {
            const StepFigures &one = m_steps.at(step);
            all.straight += one.straight;
            all.hops += one.hops;
            all.turns = all.turns || one.turns;
        }
        return all;
    }

    std::vector<std::string> means(const PieceFigures &piece) const
    {
        const StepFigures all = sum(piece);
        std::vector<std::string> means;
        if (piece.needsMemory)
            means.emplace_back("a search of states");
        if (all.straight > 0)
            means.emplace_back("straight rays");
        if (all.hops > 0)
            means.emplace_back(all.turns ? "turning hops" : "hops");
        if (piece.hasFollowers)
            means.emplace_back("following legs");
        return means;
    }

    /// The means, with how often where it is not always.
    std::vector<std::string> sentences(const PieceFigures &piece) const
    {
        const StepFigures all = sum(piece);
        std::vector<std::string> parts = means(piece);
        if (all.straight > 0 && all.hops > 0) {
            const std::size_t rays = all.straight + all.hops;
            parts.front() +=
                " (" + std::to_string(all.straight) + " of " + std::to_string(rays) + ")";
        }
        if (piece.unmoved > 0)
            parts.push_back(counted(piece.unmoved, "more heading") + " while unmoved");
        if (parts.empty())
            parts.emplace_back("nothing, it has no moves");
        return parts;
    }

    std::string nameOf(StepId step) const
    {
        const Compass &compass = m_game->board().compass();
        const auto &vector = compass.vector(step);
        if (!compass.name(step).empty() || !vector)
            return compass.name(step);
        return "(" + std::to_string(vector->x()) + "," + std::to_string(vector->y()) + ")";
    }

    Json json(const PieceFigures &piece) const
    {
        Json steps = Json::array();
        for (const StepId step : piece.steps) {
            const StepFigures &one = m_steps.at(step);
            steps.push_back({{"step", nameOf(step)},
                             {"straight", one.straight},
                             {"hops", one.hops},
                             {"turns", one.turns}});
        }
        return {{"name", piece.name},
                {"means", means(piece)},
                {"headings", piece.headings},
                {"unmoved", piece.unmoved},
                {"steps", steps}};
    }

    std::vector<std::pair<std::string, std::string>> rules() const
    {
        std::vector<std::pair<std::string, std::string>> rows = {
            {"pass " + std::string(enumName(m_design.rules->pass)), "no table"}};
        if (!m_design.setup->hands.empty())
            rows.emplace_back("drops", "no table, every empty cell");
        return rows;
    }

    const Design &m_design;
    std::shared_ptr<const CompiledGame> m_game;
    FastGame m_fast;
    std::map<StepId, StepFigures> m_steps; ///< of all that some piece uses
    std::vector<PieceFigures> m_pieces;
};

} // namespace

std::string tablesReportText(const std::string &name, const Design &design)
{
    return TablesReport(design).text(name);
}

Json tablesReportJson(const std::string &name, const Design &design)
{
    return TablesReport(design).json(name);
}

} // namespace rookery::cli
