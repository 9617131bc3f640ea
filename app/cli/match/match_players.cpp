#include "app/cli/match/match_players.h"

#include "app/cli/learned_option.h"
#include "model/engine/make_game_engine.h"
#include "model/exchange/engines/engine_lines.h"
#include "model/exchange/engines/hosted_engine.h"

#include <algorithm>

namespace rookery::cli {

namespace {

/// This program itself.
class OwnPlayer final : public MatchPlayer
{
public:
    OwnPlayer(const Design &design,
              Strategy strategy,
              SearchLimits limits,
              std::string taughtBy = {},
              LearnedSource learned = bundledLearned)
        : m_design(design)
        , m_strategy(strategy)
        , m_limits(std::move(limits))
        , m_taughtBy(std::move(taughtBy))
        , m_learned(std::move(learned))
    {
    }

    Tried<std::monostate> begin(unsigned seed) override
    {
        m_record.reset();
        if (!m_searcher)
            m_searcher = std::make_unique<Searcher>(
                m_design, makeGameEngine(m_design), seed, nullptr, m_learned);
        if (!m_taughtBy.empty() && !m_searcher->recipe().hasLearned())
            return playerFailed({isAboutAnother(m_taughtBy)});
        m_searcher->forget(seed);
        const Position start = startPosition(m_design, m_searcher->engine().board());
        m_record = std::make_unique<GameRecord>(m_searcher->engine(), start);
        return std::monostate();
    }

    void follow(const Move &move) override { m_record->play(move); }

    Tried<MatchMove> choose(GameRecord &) override
    {
        const std::atomic<bool> stop{false};
        const auto result = m_searcher->search(*m_record, m_strategy, m_limits, stop);
        if (!result.fault.isEmpty())
            return inTrouble(result.fault);
        if (!result.best)
            return playerFailed({Message("it has no move")});
        const bool looksAhead = takesTime(m_strategy) && result.depth > 0;
        return MatchMove{*result.best, looksAhead ? std::optional(result.score) : std::nullopt};
    }

private:
    const Design &m_design;
    Strategy m_strategy;
    SearchLimits m_limits;
    std::string m_taughtBy; ///< a file; empty: what comes with the program
    LearnedSource m_learned;
    std::unique_ptr<Searcher> m_searcher;
    std::unique_ptr<GameRecord> m_record;
};

std::optional<int> scoreIn(const EngineReport &report)
{
    return report.mate || report.centipawns ? std::optional(scoreOf(report)) : std::nullopt;
}

/// Another program, in its protocol.
class EnginePlayer final : public MatchPlayer
{
public:
    EnginePlayer(EngineSetup setup,
                 const Design &design,
                 VariantWish variant,
                 const EngineLimits &limits)
        : m_engine(std::move(setup))
        , m_design(design)
        , m_variant(std::move(variant))
        , m_limits(limits)
    {
    }

    Tried<std::monostate> begin(unsigned) override
    {
        m_moves.clear();
        const auto terms = m_engine.begin(m_design, m_variant);
        if (!terms)
            return playerFailed(terms.error());
        return std::monostate();
    }

    void follow(const Move &move) override { m_moves.push_back(move); }

    Tried<MatchMove> choose(GameRecord &) override
    {
        auto chosen = m_engine.choose(m_engine.setupPosition(), m_moves, m_limits);
        if (!chosen)
            return playerFailed(chosen.error());
        return MatchMove{std::move(chosen->move), scoreIn(chosen->report)};
    }

private:
    HostedEngine m_engine;
    const Design &m_design;
    VariantWish m_variant;
    EngineLimits m_limits;
    std::vector<Move> m_moves;
};

SearchLimits ownLimits(const EngineLimits &limits)
{
    SearchLimits own;
    own.time = limits.time.value_or(std::chrono::hours(1'000));
    own.nodes = limits.nodes.value_or(own.nodes);
    own.depth = limits.depth.value_or(own.depth);
    return own;
}

bool isNumber(const std::string &text)
{
    return !text.empty() && text.size() < 12
           && text.find_first_not_of("0123456789") == std::string::npos;
}

} // namespace

Unexpected<Failure> playerFailed(const Error &why)
{
    return failed(Failure{ExitCode::External, {"error: " + why.sentence()}});
}

Result<std::unique_ptr<MatchPlayer>> matchPlayer(const std::string &words,
                                                 const Design &design,
                                                 const VariantWish &variant,
                                                 const EngineLimits &limits)
{
    SearchLimits own = ownLimits(limits);
    const std::size_t colon = words.find(':');
    const std::string kind = words.substr(0, colon);
    const std::string rest = colon == std::string::npos ? std::string() : words.substr(colon + 1);
    const auto player = [](auto made) {
        return std::unique_ptr<MatchPlayer>(std::move(made));
    };
    if (words == "random" || words == "greedy")
        return player(std::make_unique<OwnPlayer>(
            design, words == "random" ? Strategy::Random : Strategy::Greedy, own));
    if (words == "rookery")
        return player(std::make_unique<OwnPlayer>(design, Strategy::AlphaBeta, own));
    if (kind == "level" && rest.size() == 1 && rest[0] >= '1' && rest[0] <= '8') {
        own.nodes = std::min(own.nodes, nodesOfLevel(rest[0] - '0'));
        return player(std::make_unique<OwnPlayer>(design, Strategy::AlphaBeta, own));
    }
    if (kind == "nodes" && isNumber(rest)) {
        own.nodes = std::stoull(rest);
        return player(std::make_unique<OwnPlayer>(design, Strategy::AlphaBeta, own));
    }
    if (words == "playouts")
        return player(std::make_unique<OwnPlayer>(design, Strategy::Playouts, own));
    if (kind == "uct" && isNumber(rest)) {
        own.isPlain = true;
        own.playouts = std::stoull(rest);
        own.nodes = SearchLimits().nodes;
        own.time = std::chrono::hours(1'000);
        return player(std::make_unique<OwnPlayer>(design, Strategy::Playouts, own));
    }
    if (kind == "learned" && !rest.empty()) {
        auto learned = learnedOption(rest);
        if (!learned)
            return failure(learned.error().lines.front());
        return player(std::make_unique<OwnPlayer>(
            design, Strategy::AlphaBeta, own, rest, std::move(*learned)));
    }
    const auto protocol = enumFromName<EngineProtocol>(kind);
    auto command = wordsOf(rest);
    if (protocol && !command.empty())
        return player(std::make_unique<EnginePlayer>(
            EngineSetup{{}, std::move(command), *protocol}, design, variant, limits));
    return failure("'" + words
                   + "' is no player; players are 'random', 'greedy', 'rookery', 'level:1' to "
                     "'level:8', 'nodes:N', 'playouts', 'uct:GAMES', 'learned:FILE', "
                     "'uci:COMMAND', 'xboard:COMMAND', "
                     "'usi:COMMAND' and 'ucci:COMMAND'");
}

} // namespace rookery::cli
