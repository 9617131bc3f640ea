#include "widgets/lab/engine_analyst.h"

#include "model/analysis/line_text.h"
#include "model/engine/make_game_engine.h"
#include "model/exchange/engines/engine_lines.h"

#include <algorithm>

namespace rookery {

EngineAnalyst::EngineAnalyst(EngineSetup engine,
                             Design design,
                             std::shared_ptr<const CompiledGame> game)
    : m_design(std::move(design))
    , m_engine(std::move(engine))
    , m_rules(makeGameEngine(m_design, std::move(game)))
{
}

EngineAnalyst::~EngineAnalyst() = default;

void EngineAnalyst::quit()
{
    const std::scoped_lock lock(m_mutex);
    m_engine.quit();
}

BestLines EngineAnalyst::lines(const AskedGame &game,
                               const SearchLimits &limits,
                               const std::atomic<bool> &stop,
                               const Analyst::LinesSink &sink)
{
    using Clock = std::chrono::steady_clock;
    const std::scoped_lock lock(m_mutex);
    BestLines best;
    if (stop)
        return best;
    if (!m_hasBegun) {
        if (const auto begun = m_engine.begin(m_design, {}, &stop); !begun) {
            best.fault = begun.error().message;
            return best;
        }
        m_hasBegun = true;
    }
    m_record.emplace(*m_rules, game.start);
    for (const Move &move : game.moves)
        m_record->play(move);
    best.toMove = m_record->position().toMove();
    Reports reports;
    auto next = Clock::time_point();
    const EngineLimits own{{}, limits.time, {}, static_cast<int>(limits.lines)};
    const auto chosen =
        m_engine.choose(game.start, game.moves, own, &stop, [&](const EngineReport &report) {
            if (report.line.empty())
                return;
            reports[report.rank] = report;
            if (Clock::now() < next)
                return;
            next = Clock::now() + std::chrono::milliseconds(100);
            take(reports, best);
            if (!best.lines.empty())
                sink(best);
        });
    if (!chosen)
        best.fault = chosen.error().message;
    else
        take(reports, best);
    return best;
}

BestLines::Line EngineAnalyst::lineFor(const EngineReport &report)
{
    BestLines::Line line{scoreOf(report), m_engine.lineOf(report), {}};
    line.texts = familyLineTexts(*m_rules, line.moves, m_record->lastTo());
    line.moves.resize(std::min(line.moves.size(), line.texts.size()));
    return line;
}

void EngineAnalyst::take(const Reports &reports, BestLines &best)
{
    best.lines.clear();
    best.depth = 0;
    best.nodes = 0;
    for (const auto &[rank, report] : reports) {
        BestLines::Line line = lineFor(report);
        // While a depth is looked at, a move that has become better may be there twice.
        const auto isThere = [&](const BestLines::Line &one) {
            return one.moves.front() == line.moves.front();
        };
        if (line.moves.empty() || std::any_of(best.lines.begin(), best.lines.end(), isThere))
            continue;
        best.depth = std::max(best.depth, report.depth);
        best.nodes = std::max(best.nodes, report.nodes);
        best.lines.push_back(std::move(line));
    }
    std::stable_sort(best.lines.begin(), best.lines.end(), [](const auto &one, const auto &other) {
        return one.score > other.score;
    });
}

} // namespace rookery
